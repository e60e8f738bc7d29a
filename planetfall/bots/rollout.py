"""A computer opponent that tries every move in many imagined games: flat Monte Carlo with random play-outs.

It knows no game. Before each trial all that its seat cannot know is dealt again, so it plays on what is on the table
and never on secrets. Trials go to the moves that look best so far (UCB1).
"""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from planetfall.core.game import Game
from planetfall.core.playouts import play_out
from planetfall.core.rng import Rng

__all__ = ["best_by_rollouts"]

CURIOSITY: Final = 0.7  # weight of the unexplored; results lie between 0 and 1
MARGIN: Final = 100.0  # a lead of so many points is as good as it gets


def best_by_rollouts(game: Game, seat: i64, trials: i64, rng: Rng) -> i64:
    """The code with the best mean result. The game is not changed."""
    codes = game.legal(seat)
    if len(codes) == 1:
        return codes[0]
    tried = [0.0] * len(codes)
    result = [0.0] * len(codes)
    trial: i64
    for trial in range(trials):
        move = _next_move(tried, result, trial)
        twin = game.copy()
        twin.imagine(seat, rng)
        twin.apply(seat, codes[move])
        play_out(twin, rng)
        tried[move] += 1.0
        result[move] += _result(twin, seat)
    most = max(tried)
    return codes[tried.index(most)]


def _next_move(tried: list[float], result: list[float], trial: i64) -> int:
    """Each move once, then the one with the highest upper confidence bound."""
    if trial < len(tried):
        return trial
    spread = CURIOSITY * sqrt(log(float(trial)))
    best = 0
    best_bound = -1.0
    for move in range(len(tried)):
        bound = result[move] / tried[move] + spread / sqrt(tried[move])
        if bound > best_bound:
            best = move
            best_bound = bound
    return best


def _result(game: Game, seat: i64) -> float:
    """Half for the place, half for the lead over the best of the others (or the distance behind)."""
    scores = game.scores()
    own = scores[seat]
    others = max([score for other, score in enumerate(scores) if other != seat] or [0])
    lead = max(-1.0, min(1.0, (own - others) / MARGIN))
    won = 1.0 if game.ranking()[seat] == 1 else 0.0
    return 0.5 * won + 0.25 * (lead + 1.0)
