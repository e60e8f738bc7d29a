"""Evacuation, by Vladimír Suchý: bring a people from one world to another in four years."""

from collections.abc import Mapping

from planetfall.core.evaluation import Evaluation
from planetfall.core.game import Game
from planetfall.core.rng import Rng
from planetfall.core.title import GameInfo, Title
from planetfall.games.evacuation.advice import tellers
from planetfall.games.evacuation.arrange import arrange
from planetfall.games.evacuation.board import board
from planetfall.games.evacuation.components import SEATS, Components, standard
from planetfall.games.evacuation.describe import describe
from planetfall.games.evacuation.evaluation import WEIGHTS, features, phase
from planetfall.games.evacuation.ledger import LEDGER
from planetfall.games.evacuation.notation import ACTION_SPACE
from planetfall.games.evacuation.observation import observed
from planetfall.games.evacuation.options import OPTIONS, setting_of
from planetfall.games.evacuation.play import new_game
from planetfall.games.evacuation.reasons import CLAUSES
from planetfall.games.evacuation.screen import draw
from planetfall.games.evacuation.view import view
from planetfall.games.evacuation.words import FOLDER, words

__all__ = ["TITLE"]


def _new(seats: int, rng: Rng, options: Mapping[str, str], components: Components) -> Game:
    return new_game(components.box, setting_of(seats, options), seats, rng, True)


TITLE = Title(
    info=GameInfo(
        name="evacuation",
        title="Evacuation",
        seats=SEATS,
        options=OPTIONS,
        actions=ACTION_SPACE,
        rules_version=2,
        minutes="120",
        weight=4,
        longest=5_000,  # random games of four take up to some seven hundred
        reveals=600,
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
    evaluation=Evaluation(
        WEIGHTS,
        features,
        phase,
        tables=(
            {},
            {"mode": "points"},
            {"mode": "points", "actions": "advanced", "bonuses": "generous", "orders": "on", "lines": "on"},
        ),
    ),
    ledger=LEDGER,
    tellers=tellers,
)
