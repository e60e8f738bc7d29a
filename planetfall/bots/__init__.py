"""Computer opponents, written against `core` alone. A bot never sees the true game, only what its seat may know."""

from collections.abc import Callable

from planetfall._guard import BUILD
from planetfall.bots.rollout import best_by_rollouts
from planetfall.core.game import Game
from planetfall.core.rng import Rng

__all__ = ["BOTS", "Bot", "decide", "find_bot"]

Bot = Callable[[Game, int, Rng], int]  # an imagined game, the seat, a generator of its own -> code

TRIALS = 1500 if BUILD == "compiled" else 30  # for an answer in well under a second


def _random(game: Game, seat: int, rng: Rng) -> int:
    codes = game.legal(seat)
    return codes[rng.below(len(codes))]


def _rollout(game: Game, seat: int, rng: Rng) -> int:
    return best_by_rollouts(game, seat, TRIALS, rng)


BOTS: dict[str, Bot] = {"random": _random, "rollout": _rollout}


def find_bot(name: str) -> Bot:
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}, expected one of {', '.join(BOTS)}")
    return BOTS[name]


def decide(bot: Bot, game: Game, seat: int, rng: Rng) -> int:
    """The bot's choice for a seat, from a copy in which everything hidden from that seat has been dealt again."""
    seen = game.copy()
    seen.imagine(seat, rng)
    return bot(seen, seat, rng)
