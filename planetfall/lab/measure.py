"""Means, differences and effects over games, each with its 95 % interval. The game is the unit: seats at one table are
no independent ones."""

import math
from array import array
from collections.abc import Iterable, Sequence
from functools import reduce
from operator import add, mul, sub
from statistics import NormalDist

from msgspec import Struct

__all__ = ["FEWEST", "Effect", "Measure", "Outcome", "Z", "difference_of", "mean_of", "share_of", "strict_z"]

Z = 1.96  # standard errors on both sides of a 95 % interval
FEW = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)  # the same for 2 to 11 values
FEWEST = 20  # seats that had something, and seats that had it not: with fewer there is nothing to say


class Measure(Struct, frozen=True):
    """A value and half the width of its 95 % interval."""

    value: float
    error: float = 0.0

    def is_beyond(self, z: float) -> bool:
        """Whether an interval of so many standard errors leaves out zero."""
        return abs(self.value) > self.error * z / Z


class Effect(Struct, frozen=True):
    """How seats that had something did beside those that had not."""

    having: float
    lacking: float
    difference: Measure
    pulls: Sequence[float]  # how far each game pulls the difference from its mean; the squares add up to the variance

    def change_to(self, other: "Effect") -> Measure:
        """The difference of two effects over the same deals."""
        pulls = list(map(sub, other.pulls, self.pulls))
        return Measure(other.difference.value - self.difference.value, _error_of_sum(pulls))


def strict_z(tests: int) -> float:
    """As `Z`, but 95 % sure of all of so many intervals together (Bonferroni)."""
    return NormalDist().inv_cdf(1 - 0.025 / max(1, tests))


def mean_of(values: Sequence[float]) -> Measure:
    mean = sum(values) / len(values)
    return Measure(mean, _error_of_sum([(value - mean) / len(values) for value in values]))


def share_of(values: Sequence[float]) -> Measure:
    """As `mean_of`, for values from 0 to 1. Where all are alike their spread says nothing: then what nobody saw may
    still happen in 3 of so many."""
    share = mean_of(values)
    return Measure(share.value, min(1.0, share.error or 3 / len(values)))


def difference_of(first: Sequence[float], second: Sequence[float]) -> Measure:
    """How much more the second has, game by game on the same deals."""
    return mean_of(list(map(sub, second, first)))


class Outcome:
    """What a game gave its seats, wins or points; by seat, then by game.

    Each seat is compared with its own average, so that a strong bot does not make everything look strong that it likes.
    """

    def __init__(self, values: Sequence[Sequence[float]]) -> None:
        self.games, self.seats = len(values[0]), len(values)
        means = [sum(column) / self.games for column in values]
        self.average = sum(means) / self.seats
        self.centred = [[value - mean for value in column] for column, mean in zip(values, means, strict=True)]
        self.totals = _sums_of_games(self.centred)

    def effect(self, had: Sequence[Sequence[int]]) -> Effect | None:
        """Of having something (1) or not (0). None where nearly all or nearly none had it."""
        holders = _sums_of_games(had)
        theirs = _sums_of_games([list(map(mul, one, values)) for one, values in zip(had, self.centred, strict=True)])
        having = sum(holders)
        lacking = self.games * self.seats - having
        if min(having, lacking) < FEWEST:
            return None
        over = sum(theirs) / having
        under = (sum(self.totals) - sum(theirs)) / lacking
        # A game pulls by (theirs - over * holders) / having less (the others' - under * others) / lacking; sorted out:
        own, each, rest = 1 / having + 1 / lacking, over / having + under / lacking, under * self.seats / lacking
        pulls = array(
            "d",
            [
                value * own - holding * each - total / lacking + rest
                for value, holding, total in zip(theirs, holders, self.totals, strict=True)
            ],
        )
        difference = Measure(over - under, _error_of_sum(pulls))
        return Effect(self.average + over, self.average + under, difference, pulls)


def _sums_of_games(columns: Sequence[Iterable[float]]) -> list[float]:
    return list(reduce(lambda one, other: map(add, one, other), columns))


def _error_of_sum(pulls: Sequence[float]) -> float:
    """Half the 95 % interval of a sum of deviations."""
    games = len(pulls)
    if games < 2:
        return math.inf
    return _t(games - 1) * math.sqrt(sum(map(mul, pulls, pulls)) * games / (games - 1))


def _t(freedom: int) -> float:
    """Instead of `Z`, where the spread itself is known from so few (Student's quantile; above ten by its expansion)."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
