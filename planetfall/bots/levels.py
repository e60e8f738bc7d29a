"""Computer opponents as people choose them: by how strong they play, and by what they like: `captain/ships`."""

from collections.abc import Sequence

from msgspec import Struct

from planetfall._guard import BUILD
from planetfall.bots import MOST, Bot, best_move, decide, find_bot, liking
from planetfall.bots.turns import best_now
from planetfall.core.game import Game
from planetfall.core.rng import Rng

__all__ = ["LEVELS", "Level", "choose", "find_level", "find_player"]

SHARE = 1 if BUILD == "compiled" else 20  # interpreted, a level makes do with this part of its trials
LEAST = 8  # trials


class Level(Struct, frozen=True):
    """A search with a budget in trials, so that the same seed gives the same move; the highest takes its time."""

    name: str
    trials: int
    seconds: float = 20.0  # at most
    seconds_later: float = 20.0  # for decisions that do not begin a turn
    slips: int = 0  # moves in a hundred that are the first that looks good, or any

    def bot(self, game: Game, seat: int, rng: Rng) -> int:
        if rng.below(100) < self.slips:
            codes = game.legal(seat)
            return best_now(game, seat) if rng.below(2) else codes[rng.below(len(codes))]
        seconds = self.seconds if game.begins_turn(seat) else self.seconds_later
        return best_move(game, seat, max(self.trials // SHARE, LEAST), seconds, rng)


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("cadet", trials=12, slips=60),
        Level("pilot", trials=12, slips=15),
        Level("captain", trials=200),
        Level("admiral", trials=MOST, seconds=2.0, seconds_later=0.5),  # about three seconds a turn
    )
}


def find_level(name: str, tastes: Sequence[str] = ()) -> Bot:
    """A level by its name; with a taste if the game has it."""
    level = name.partition("/")[0]
    if level not in LEVELS:
        raise ValueError(f"there is no level {level!r}, expected one of {', '.join(LEVELS)}")
    return _with_taste(LEVELS[level].bot, name, tastes)


def find_player(name: str, tastes: Sequence[str] = ()) -> Bot:
    """A bot, or a level by its name; with a taste if the game has it."""
    plain = name.partition("/")[0]
    if plain in LEVELS:
        return find_level(name, tastes)
    try:
        bot = find_bot(plain)
    except ValueError as error:
        raise ValueError(f"{error}, or a level: {', '.join(LEVELS)}") from error
    return _with_taste(bot, name, tastes)


def _with_taste(bot: Bot, name: str, tastes: Sequence[str]) -> Bot:
    plain, slash, taste = name.partition("/")
    if not slash:
        return bot
    if plain == "random":
        raise ValueError(f"{name!r} has a taste, but who plays at random cannot follow it; leave /{taste} out")
    if taste not in tastes:
        there_are = f"one of {', '.join(tastes)}" if tastes else "none, because this game has no tastes"
        raise ValueError(f"there is no taste {taste!r} (in {name!r}), expected {there_are}")
    return liking(bot, 1 + tastes.index(taste))


def choose(level: str, game: Game, seat: int, rng: Rng, tastes: Sequence[str] = ()) -> int:
    """The move of a level for a seat, from what that seat may know."""
    return decide(find_level(level, tastes), game, seat, rng)
