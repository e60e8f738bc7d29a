"""Reworld, by Wolfgang Kramer and Michael Kiesling: buy modules at the station, then take your carrier apart."""

from collections.abc import Mapping

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
from planetfall.games.reworld.play import new_game
from planetfall.games.reworld.position import arrange, describe
from planetfall.games.reworld.reasons import CLAUSES
from planetfall.games.reworld.screen import draw
from planetfall.games.reworld.view import view
from planetfall.games.reworld.words import FOLDER, words

__all__ = ["TITLE"]


def _new(seats: int, rng: Rng, options: Mapping[str, str], components: Components) -> Game:
    return new_game(components.box, seats, options["head_start"] == "on", rng, True)


TITLE = Title(
    info=GameInfo(
        name="reworld",
        title="Reworld",
        seats=SEATS,
        options=(Option("head_start", ("off", "on"), "off"),),
        actions=ACTION_SPACE,
        rules_version=1,
        minutes="50–90",
        weight=3,
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
    words=words,
    draw=draw,
    board=board,
    observed=observed,
    evaluation=Evaluation(WEIGHTS, features, phase),
    ledger=LEDGER,
    tellers=tellers,
)
