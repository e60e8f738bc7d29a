"""Computer opponents as people choose them: by how strong they play.

A level is a bot with a budget. The budget is counted in trials and not in seconds, so that the same seed gives the same
move on every machine.
"""

from msgspec import Struct

from planetfall._guard import BUILD
from planetfall.bots import decide
from planetfall.bots.rollout import best_by_rollouts
from planetfall.core.game import Game
from planetfall.core.rng import Rng

__all__ = ["LEVELS", "Level", "choose", "find_level"]

SHARE = 1 if BUILD == "compiled" else 8  # interpreted, a level makes do with this part of its trials
TRIES = 2  # of every move at least: with fewer trials than moves the last ones would never be thought of


class Level(Struct, frozen=True):
    name: str
    trials: int  # imagined games to the end before one move
    slips: int = 0  # moves in a hundred that get one quick look each: plausible, seldom good

    def bot(self, game: Game, seat: int, rng: Rng) -> int:
        moves = len(game.legal(seat))
        if rng.below(100) < self.slips:
            return best_by_rollouts(game, seat, moves + 1, rng)
        return best_by_rollouts(game, seat, max(self.trials // SHARE, TRIES * moves), rng)


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("cadet", trials=40, slips=25),
        Level("pilot", trials=150),
        Level("captain", trials=3_000),  # more takes longer and, measured, plays no better
    )
}


def find_level(name: str) -> Level:
    if name not in LEVELS:
        raise ValueError(f"there is no level {name!r}, expected one of {', '.join(LEVELS)}")
    return LEVELS[name]


def choose(level: str, game: Game, seat: int, rng: Rng) -> int:
    """The move of a level for a seat, from what that seat may know."""
    return decide(find_level(level).bot, game, seat, rng)
