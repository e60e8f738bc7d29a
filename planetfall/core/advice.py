"""What speaks for a move: the most valuable facts that set it apart from the other moves.

The evaluation says how much each kind of fact is worth here; what is said is true of the position itself.
"""

from collections.abc import Callable, Mapping, Sequence

from planetfall.core.evaluation import Evaluation
from planetfall.core.game import Game

__all__ = ["Tellers", "tell_apart"]

LEAST = 0.003  # swings: what sets a move apart by less is not worth a word
MOST = 2  # facts in a sentence

# By feature: who tells in a few words what has become of it, or nothing if there is nothing to tell. Features that are
# told by the same function count together.
Tellers = Mapping[str, Callable[[], str]]


def tell_apart(
    evaluation: Evaluation,
    game: Game,
    seat: int,
    lines: Sequence[Sequence[int]],
    tellers_after: Callable[[Game], Tellers],
) -> list[str]:
    """Two facts at most about the first of these lines of play; `tellers_after` is given where it leads."""
    ends = [_after(game, seat, line) for line in lines]
    tellers = tellers_after(ends[0])
    told = _tell(_worth(evaluation, tellers, game, seat, ends[0], ends[1:] or [game]), LEAST * game.swing())
    # Where nothing that can be told sets the move apart, it is still told what it does.
    return told or _tell(_worth(evaluation, tellers, game, seat, ends[0], [game]), 0.0)


def _after(game: Game, seat: int, line: Sequence[int]) -> Game:
    """Where a line leads, as far as it goes: a deal on the way may make its end impossible.

    What its end turns up by itself is left out: the event of the next round is no merit of the turn.
    """
    end = game.copy()
    for code in line[:-1]:
        if end.why_not(seat, code) == 0:
            end.apply(seat, code)
    if end.why_not(seat, line[-1]) == 0:
        end.apply_unseen(seat, line[-1])
    return end


def _tell(worth: Mapping[Callable[[], str], float], least: float) -> list[str]:
    """The more valuable fact first."""
    tellers = sorted((teller for teller in worth if worth[teller] >= least), key=lambda teller: -worth[teller])
    return [fact for fact in (teller() for teller in tellers) if fact][:MOST]


def _worth(
    evaluation: Evaluation, tellers: Tellers, game: Game, seat: int, end: Game, others: Sequence[Game]
) -> dict[Callable[[], str], float]:
    """By how many expected points each teller's features set the end of a line apart from the others, on average."""
    mine = _features(evaluation, end, seat)
    theirs = [_features(evaluation, other, seat) for other in others]
    weights = evaluation.weights.of_phase(evaluation.phase(game))
    worth: dict[Callable[[], str], float] = {}
    for index, name in enumerate(evaluation.weights.features):
        if name in tellers:
            mean = sum(found[index] for found in theirs) / len(theirs)
            teller = tellers[name]
            worth[teller] = worth.get(teller, 0.0) + weights[index] * (mine[index] - mean)
    return worth


def _features(evaluation: Evaluation, game: Game, seat: int) -> list[float]:
    count = len(evaluation.weights.features)
    return list(evaluation.describe(game))[seat * count : (seat + 1) * count]
