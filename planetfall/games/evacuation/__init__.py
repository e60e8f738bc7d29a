"""Evacuation, by Vladimír Suchý: bring a people from one world to another in four years."""

from collections.abc import Mapping

from librt.vecs import vec

from planetfall.core.evaluation import Evaluation
from planetfall.core.game import Game
from planetfall.core.rng import Rng
from planetfall.core.title import GameInfo, Option, Title
from planetfall.games.evacuation.board import board
from planetfall.games.evacuation.components import SEATS, Components, from_data, read, standard
from planetfall.games.evacuation.evaluation import WEIGHTS, features, phase
from planetfall.games.evacuation.ledger import LEDGER
from planetfall.games.evacuation.notation import ACTION_SPACE
from planetfall.games.evacuation.observation import observed
from planetfall.games.evacuation.play import Evacuation, new_game
from planetfall.games.evacuation.position import arrange, describe
from planetfall.games.evacuation.reasons import CLAUSES
from planetfall.games.evacuation.screen import draw
from planetfall.games.evacuation.state import Setting
from planetfall.games.evacuation.view import view
from planetfall.games.evacuation.words import FOLDER, event_text, reason_values

__all__ = ["TITLE"]

OFF_ON = ("off", "on")


def _new(seats: int, rng: Rng, options: Mapping[str, str], components: Components) -> Game:
    setting = Setting()
    setting.race = options["mode"] == "race" and seats > 1  # 17.1.1: alone always for points
    setting.generous = options["bonuses"] == "generous"
    setting.advanced = options["actions"] == "advanced"
    setting.orders = options["orders"] == "on"
    setting.dominance = options["lines"] == "on"
    setting.new_stadiums = options["turn_order"] == "new"
    setting.third_party = options["third_party"] == "on"
    _check(seats, setting)
    return new_game(components.box, setting, seats, rng, True)


def _check(seats: int, setting: Setting) -> None:
    """Which options go together (1.21, 1.23)."""
    for key, chosen in (("orders", setting.orders), ("lines", setting.dominance)):
        if chosen and setting.race:
            raise ValueError(f"option {key} is 'on', expected 'off' in the race; it belongs to mode 'points'")
    if setting.third_party and seats != 2:
        raise ValueError(f"option third_party is 'on', expected 'off' for {seats} seats; it is for two players")


def _observed(game: Game) -> tuple[tuple[str, int], ...]:
    assert isinstance(game, Evacuation), "this is the room of Evacuation"
    return observed(game)


def _features(game: Game) -> vec[float]:
    assert isinstance(game, Evacuation), "this is the room of Evacuation"
    return features(game)


def _phase(game: Game) -> int:
    assert isinstance(game, Evacuation), "this is the room of Evacuation"
    return phase(game)


TITLE = Title(
    info=GameInfo(
        name="evacuation",
        title="Evacuation",
        seats=SEATS,
        options=(
            Option("mode", ("race", "points"), "race"),
            Option("bonuses", ("strict", "generous"), "strict"),
            Option("actions", ("simple", "advanced"), "simple"),
            Option("orders", OFF_ON, "off", only="mode points"),
            Option("lines", OFF_ON, "off", only="mode points"),
            Option("turn_order", ("all", "new"), "all"),
            Option("third_party", OFF_ON, "off"),
        ),
        actions=ACTION_SPACE,
        rules_version=1,
        longest=5_000,  # random games of four take up to some seven hundred
        reveals=600,
    ),
    folder=FOLDER,
    reasons=CLAUSES,
    components=read,
    components_from=from_data,
    standard=standard,
    new=_new,
    view=view,
    describe=describe,
    arrange=arrange,
    event_text=event_text,
    reason_values=reason_values,
    draw=draw,
    board=board,
    observed=_observed,
    evaluation=Evaluation(
        WEIGHTS,
        _features,
        _phase,
        tables=(
            {},
            {"mode": "points"},
            {"mode": "points", "actions": "advanced", "bonuses": "generous", "orders": "on", "lines": "on"},
        ),
    ),
    ledger=LEDGER,
)
