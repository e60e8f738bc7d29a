"""Reworld, by Wolfgang Kramer and Michael Kiesling: buy modules at the station, then take your carrier apart."""

from collections.abc import Mapping

from librt.vecs import vec

from planetfall.core.evaluation import Evaluation
from planetfall.core.game import Game
from planetfall.core.rng import Rng
from planetfall.core.title import GameInfo, Option, Title
from planetfall.games.reworld.advice import tellers
from planetfall.games.reworld.board import board
from planetfall.games.reworld.components import SEATS, Components, standard
from planetfall.games.reworld.evaluation import WEIGHTS, features, phase
from planetfall.games.reworld.ledger import LEDGER
from planetfall.games.reworld.notation import ACTION_SPACE
from planetfall.games.reworld.observation import observed
from planetfall.games.reworld.play import new_game, reworld
from planetfall.games.reworld.position import arrange, describe
from planetfall.games.reworld.reasons import CLAUSES
from planetfall.games.reworld.screen import draw
from planetfall.games.reworld.view import view
from planetfall.games.reworld.words import FOLDER, event_text, reason_values

__all__ = ["TITLE"]


def _new(seats: int, rng: Rng, options: Mapping[str, str], components: Components) -> Game:
    return new_game(components.box, seats, options["head_start"] == "on", rng, True)


def _features(game: Game) -> vec[float]:
    return features(reworld(game))


def _observed(game: Game) -> tuple[tuple[str, int], ...]:
    return observed(reworld(game))


def _phase(game: Game) -> int:
    return phase(reworld(game))


TITLE = Title(
    info=GameInfo(
        name="reworld",
        title="Reworld",
        seats=SEATS,
        options=(Option("head_start", ("off", "on"), "off"),),
        actions=ACTION_SPACE,
        rules_version=1,
        reveals=4,  # the rounds after the first (2.1)
    ),
    folder=FOLDER,
    reasons=CLAUSES,
    components=Components,
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
    evaluation=Evaluation(WEIGHTS, _features, _phase),
    ledger=LEDGER,
    tellers=tellers,
)
