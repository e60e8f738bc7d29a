"""Computer opponents, written against `core` alone. A bot never sees the true game, only what its seat may know."""

import re
from collections.abc import Callable

from planetfall._guard import BUILD
from planetfall.bots.play_on import best_by_playing_on, plays_on
from planetfall.bots.search import best_by_search
from planetfall.bots.turns import best_now
from planetfall.core.game import Game
from planetfall.core.rng import Rng

__all__ = ["BOTS", "MOST", "Bot", "best_move", "decide", "find_bot", "liking", "searcher"]

Bot = Callable[[Game, int, Rng], int]  # an imagined game, the seat, a generator of its own -> code

TRIALS = 2000 if BUILD == "compiled" else 40  # for an answer in well under a second
MOST = 1_000_000_000  # trials, where time is the limit
LONGEST = 3600.0  # seconds, where trials are the limit
BUDGET = re.compile(r"search:(\d+(?:\.\d+)?)(ms|s|)")


def _random(game: Game, seat: int, rng: Rng) -> int:
    codes = game.legal(seat)
    return codes[rng.below(len(codes))]


def _greedy(game: Game, seat: int, _: Rng) -> int:
    return best_now(game, seat)


def searcher(trials: int = MOST, seconds: float = LONGEST) -> Bot:
    """A search with a budget. Counted in trials, the same seed gives the same move on every machine."""

    def bot(game: Game, seat: int, rng: Rng) -> int:
        return best_move(game, seat, trials, seconds, rng)

    return bot


def best_move(game: Game, seat: int, trials: int, seconds: float, rng: Rng) -> int:
    """The best that can be found with this budget: by a tree, or by playing on where a game asks for that."""
    find = best_by_playing_on if plays_on(game, trials) else best_by_search
    return find(game, seat, trials, seconds, rng)


BOTS: dict[str, Bot] = {"random": _random, "greedy": _greedy, "search": searcher(TRIALS)}


def find_bot(name: str) -> Bot:
    """A bot by name; a search also by its budget: `search:500` (trials), `search:100ms`, `search:1s`."""
    budget = BUDGET.fullmatch(name)
    if budget is not None:
        return _within(name, float(budget[1]), budget[2])
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}, expected one of {', '.join(BOTS)}, or search:100ms")
    return BOTS[name]


def _within(name: str, amount: float, unit: str) -> Bot:
    seconds = amount / (1000 if unit == "ms" else 1)
    if unit and 0 < seconds <= LONGEST:
        return searcher(seconds=seconds)
    if not unit and amount.is_integer() and 1 <= amount <= MOST:
        return searcher(int(amount))
    raise ValueError(
        f"the budget of {name!r} cannot be kept, expected up to {LONGEST:g} seconds, such as search:0.5s, "
        f"or 1 to {MOST} trials, such as search:500"
    )


def liking(bot: Bot, taste: int) -> Bot:
    """The bot as it plays for a seat that likes something; `taste` as in `Game.taste`."""

    def leaning(game: Game, seat: int, rng: Rng) -> int:
        own = game.copy()  # nobody else gets the taste
        own.taste, own.taster = taste, seat
        return bot(own, seat, rng)

    return leaning


def decide(bot: Bot, game: Game, seat: int, rng: Rng) -> int:
    """The bot's choice for a seat, from a copy in which everything hidden from that seat has been dealt again."""
    seen = game.copy()
    seen.imagine(seat, rng)
    return bot(seen, seat, rng)
