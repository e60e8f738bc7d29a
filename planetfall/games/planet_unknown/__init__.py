"""Planet Unknown, by Ryan Lambert and Adam Rehberg: settle a planet tile by tile from a turning space station."""

from collections.abc import Mapping

from librt.vecs import vec

from planetfall.core.evaluation import Evaluation
from planetfall.core.game import Game
from planetfall.core.rng import Rng
from planetfall.core.title import GameInfo, Option, Title
from planetfall.games.planet_unknown.board import board
from planetfall.games.planet_unknown.components import SEATS, Components, from_data, read, standard
from planetfall.games.planet_unknown.evaluation import FEATURES, PHASES, features, phase, set_weights
from planetfall.games.planet_unknown.ledger import LEDGER
from planetfall.games.planet_unknown.notation import ACTION_SPACE
from planetfall.games.planet_unknown.observation import observed
from planetfall.games.planet_unknown.play import PlanetUnknown, new_game
from planetfall.games.planet_unknown.position import EVENT_MODES, WAYS, arrange, describe
from planetfall.games.planet_unknown.reasons import CLAUSES
from planetfall.games.planet_unknown.screen import draw
from planetfall.games.planet_unknown.state import Setting
from planetfall.games.planet_unknown.view import view
from planetfall.games.planet_unknown.words import FOLDER, event_text, reason_values

__all__ = ["TITLE"]

CARDS_OF_A_COLOUR = tuple(str(count) for count in range(21))


def _new(seats: int, rng: Rng, options: Mapping[str, str], components: Components) -> Game:
    setting = Setting()
    setting.planets = WAYS.index(options["planets"])
    setting.corporations = WAYS.index(options["corporations"])
    setting.free_station = options["station"] == "commander"
    setting.rivalries = options["neighbours"] == "on"
    setting.goals = options["private"] == "on"
    setting.events = EVENT_MODES.index(options["events"])
    if options["events"] == "set":
        setting.green = int(options["green"])
        setting.orange = int(options["orange"])
        _check_deck(seats, setting, components)
    return new_game(components.box, setting, seats, rng, True)


def _observed(game: Game) -> tuple[tuple[str, int], ...]:
    assert isinstance(game, PlanetUnknown), "this is the room of Planet Unknown"
    return observed(game)


def _features(game: Game) -> vec[float]:
    assert isinstance(game, PlanetUnknown), "this is the room of Planet Unknown"
    return features(game)


def _phase(game: Game) -> int:
    assert isinstance(game, PlanetUnknown), "this is the room of Planet Unknown"
    return phase(game)


def _check_deck(seats: int, setting: Setting, components: Components) -> None:
    """The box must hold the cards of the deck (10.1)."""
    red = components.event_deck.size - setting.green - setting.orange
    for colour, wanted in (("green", setting.green), ("orange", setting.orange), ("red", red)):
        usable = [card for card in components.events if card.colour == colour and (seats == 1 or not card.solo_only)]
        if not 0 <= wanted <= len(usable):
            expected = f"0 to {len(usable)} for {seats} players, {components.event_deck.size} cards in all"
            raise ValueError(f"the event deck has {wanted} {colour} cards, expected {expected}")


TITLE = Title(
    info=GameInfo(
        name="planet_unknown",
        title="Planet Unknown",
        seats=SEATS,
        options=(
            Option("planets", WAYS, "standard"),
            Option("corporations", WAYS, "standard"),
            Option("station", ("clockwise", "commander"), "clockwise"),
            Option("neighbours", ("on", "off"), "on"),
            Option("private", ("off", "on"), "off"),
            Option("events", EVENT_MODES, "off"),
            Option("green", CARDS_OF_A_COLOUR, "7", only="events set"),
            Option("orange", CARDS_OF_A_COLOUR, "7", only="events set"),
        ),
        actions=ACTION_SPACE,
        rules_version=1,
        longest=20_000,  # random games of six take up to some two thousand
        reveals=400,
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
        FEATURES,
        PHASES,
        _features,
        _phase,
        set_weights,
        FOLDER / "evaluation.json",
        tables=({}, {"planets": "dealt", "corporations": "dealt", "private": "on", "events": "random"}),
    ),
    ledger=LEDGER,
)
