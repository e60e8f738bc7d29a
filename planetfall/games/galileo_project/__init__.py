"""Galileo Project, by Adrien Hesling: robots, characters and influence for colonies on four moons of Jupiter."""

from collections.abc import Mapping

from planetfall.core.evaluation import Evaluation
from planetfall.core.game import Game
from planetfall.core.rng import Rng
from planetfall.core.title import GameInfo, Option, Title
from planetfall.games.galileo_project.advice import tellers
from planetfall.games.galileo_project.board import board
from planetfall.games.galileo_project.components import SEATS, Components, standard
from planetfall.games.galileo_project.evaluation import WEIGHTS, features, phase
from planetfall.games.galileo_project.ledger import LEDGER
from planetfall.games.galileo_project.notation import ACTION_SPACE
from planetfall.games.galileo_project.observation import observed
from planetfall.games.galileo_project.options import OPTIONS, setting_of
from planetfall.games.galileo_project.play import new_game
from planetfall.games.galileo_project.position import arrange, describe
from planetfall.games.galileo_project.reasons import CLAUSES
from planetfall.games.galileo_project.screen import draw
from planetfall.games.galileo_project.view import view
from planetfall.games.galileo_project.words import FOLDER, words

__all__ = ["TITLE"]


def _new(seats: int, rng: Rng, options: Mapping[str, str], components: Components) -> Game:
    return new_game(components.box, setting_of(options), seats, rng, True)


TITLE = Title(
    info=GameInfo(
        name="galileo_project",
        title="Galileo Project",
        seats=SEATS,
        options=tuple(Option(key, values, values[0]) for key, values in OPTIONS.items()),
        actions=ACTION_SPACE,
        rules_version=1,
        minutes="40–80",
        weight=3,
        longest=3000,
        reveals=400,
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
