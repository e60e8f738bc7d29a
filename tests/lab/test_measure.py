"""Means and effects have honest intervals: over games, with each seat beside its own average."""

import math
import random
from statistics import pvariance, stdev

import pytest

from planetfall.lab.measure import FEWEST, Measure, Outcome, difference_of, mean_of, share_of, strict_z

CHANCE = random.Random(1)
HAD = [CHANCE.randrange(2) for _ in range(1000)]
VALUES = [10 + 3 * had + CHANCE.gauss(0, 2) for had in HAD]


def test_the_effect_of_one_seat_is_the_difference_of_two_means() -> None:
    effect = Outcome([VALUES]).effect([HAD])
    assert effect is not None
    with_it = [value for value, had in zip(VALUES, HAD, strict=True) if had]
    without = [value for value, had in zip(VALUES, HAD, strict=True) if not had]
    assert effect.having == pytest.approx(sum(with_it) / len(with_it))
    assert effect.lacking == pytest.approx(sum(without) / len(without))
    error = 1.96 * math.sqrt(pvariance(with_it) / len(with_it) + pvariance(without) / len(without))
    assert effect.difference.error == pytest.approx(error, rel=0.002)
    assert effect.difference.is_beyond(strict_z(50))


def test_two_seats_that_always_do_the_same_count_as_one() -> None:
    alone, twice = Outcome([VALUES]).effect([HAD]), Outcome([VALUES, VALUES]).effect([HAD, HAD])
    assert alone is not None and twice is not None
    assert twice.difference.value == pytest.approx(alone.difference.value)
    assert twice.difference.error == pytest.approx(alone.difference.error)


def test_a_strong_seat_does_not_make_strong_what_it_likes() -> None:
    chance = random.Random(2)
    values = [[chance.gauss(100, 1) for _ in range(2000)], [chance.gauss(50, 1) for _ in range(2000)]]
    had = [[int(chance.random() < share) for _ in range(2000)] for share in (0.9, 0.1)]
    effect = Outcome(values).effect(had)
    assert effect is not None
    assert abs(effect.difference.value) < 0.2
    assert not effect.difference.is_beyond(3)


def test_intervals_cover_what_they_promise() -> None:
    chance = random.Random(3)
    missed = 0
    for _ in range(400):
        had = [chance.randrange(2) for _ in range(200)]
        effect = Outcome([[chance.gauss(2 * one, 1) for one in had]]).effect([had])
        assert effect is not None
        missed += abs(effect.difference.value - 2) > effect.difference.error
    assert 8 <= missed <= 35  # 20 expected


def test_nothing_is_said_about_what_too_few_had() -> None:
    rare = [int(game < FEWEST - 1) for game in range(1000)]
    assert Outcome([VALUES]).effect([rare]) is None
    assert Outcome([VALUES]).effect([[1 - one for one in rare]]) is None


def test_the_same_games_differ_by_nothing_at_all() -> None:
    effect = Outcome([VALUES]).effect([HAD])
    assert effect is not None
    assert effect.change_to(effect) == Measure(0.0, 0.0)
    assert difference_of(VALUES, VALUES) == Measure(0.0, 0.0)


def test_pairs_tell_what_two_means_alone_could_not() -> None:
    shifted = [value + 0.1 for value in VALUES]
    change = difference_of(VALUES, shifted)
    assert change.value == pytest.approx(0.1)
    assert change.error < 1e-6 < mean_of(VALUES).error


def test_one_game_proves_nothing() -> None:
    assert mean_of([7.0]) == Measure(7.0, math.inf)
    assert not mean_of([7.0]).is_beyond(1.96)


def test_many_intervals_together_have_to_be_wider() -> None:
    assert strict_z(1) == pytest.approx(1.96, abs=0.001)
    assert strict_z(1) < strict_z(10) < strict_z(100) < 4


@pytest.mark.parametrize(
    ("count", "quantile"), [(2, 12.706), (4, 3.182), (11, 2.228), (12, 2.201), (21, 2.086), (101, 1.984)]
)
def test_an_interval_from_few_values_is_as_wide_as_students(count: int, quantile: float) -> None:
    values = [float(value % 7) for value in range(count)]
    assert mean_of(values).error == pytest.approx(quantile * stdev(values) / math.sqrt(count), rel=0.001)


def test_a_share_lies_between_none_and_all() -> None:
    assert share_of([0.5, 1.0]).error == 1
    assert share_of([0.5]).error == 1
