"""Weights climb towards what wins, a climb goes on where it stopped, and nobody else meets its weights."""

from pathlib import Path

import msgspec
import pytest

from planetfall.core.rng import seeded
from planetfall.lab.climb import AIMS, Climb, climb, compare, levelled, slope, spreads
from planetfall.lab.tune import evaluation_of

PLAN = Climb("galileo_project", rounds=1, games=2)


def test_a_climb_moves_and_goes_on_where_it_stopped_whoever_does_the_work(tmp_path: Path) -> None:
    before = evaluation_of(PLAN.game).weights.read()
    played: list[int] = []
    alone = climb(PLAN, tmp_path / "alone.json", 1, played.append)
    assert sum(played) == PLAN.total
    assert alone.weights != before
    assert climb(PLAN, tmp_path / "together.json", 2).weights == alone.weights
    further = msgspec.structs.replace(PLAN, rounds=2)
    assert climb(further, tmp_path / "alone.json", 1) == climb(further, tmp_path / "whole.json", 1)
    with pytest.raises(ValueError, match="belongs to another run: rounds is 2, expected 1; name another file"):
        climb(PLAN, tmp_path / "whole.json", 1)
    other = msgspec.structs.replace(further, options={"star_z": "a"})
    with pytest.raises(ValueError, match="options is none, expected star_z=a; name another file"):
        climb(other, tmp_path / "whole.json", 1)


@pytest.mark.parametrize(("aim", "trials"), [*((aim, 0) for aim in AIMS), (AIMS[0], 30)])
def test_whoever_weighs_better_does_better(aim: str, trials: int) -> None:
    evaluation = evaluation_of("galileo_project")
    good = evaluation.weights.read()
    spoilt = [0.0 if place % 3 else weight for place, weight in enumerate(good)]
    middle = [(a + b) / 2 for a, b in zip(good, spoilt, strict=True)]
    towards = [(a - b) / 2 for a, b in zip(good, spoilt, strict=True)]
    plan = Climb("galileo_project", games=16, aim=aim, trials=trials)
    try:
        assert compare(plan, middle, towards, seeded(1)) > 0.2
        assert compare(plan, middle, [-change for change in towards], seeded(1)) < -0.2
    finally:
        evaluation.weights.use(good)


def test_a_climb_wants_an_aim_that_it_knows(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="aim is 'fame', expected one of wins, points"):
        climb(Climb("galileo_project", aim="fame"), tmp_path / "run.json", 1)


def test_all_weights_of_a_phase_are_scaled_and_constants_come_true() -> None:
    size = len(evaluation_of("galileo_project").weights.features)
    before = evaluation_of("galileo_project").weights.read()
    right = levelled(PLAN, before, seeded(1))
    for first in range(0, len(before), size):
        places = [place for place in range(first + 1, first + size) if before[place]]
        scales = [right[place] / before[place] for place in places]
        assert scales == pytest.approx([scales[0]] * len(scales)), "all weights of a phase alike"
    far_off = [weight + 500.0 * (place % size == 0) for place, weight in enumerate(right)]
    assert levelled(PLAN, far_off, seeded(1)) == pytest.approx(levelled(PLAN, right, seeded(1)))


@pytest.mark.parametrize(
    ("leads", "scale"),
    [
        ([(20.0, 3.0), (-20.0, -3.0)], 0.15),
        ([(20.0, 4.0), (-20.0, 4.0), (0.0, 50.0)], 0.1),  # nothing but chance; a little is left
        ([(5.0, 10.0)], 2.0),
        ([], 1.0),
    ],
)
def test_weights_are_scaled_so_that_expected_leads_come_true(leads: list[tuple[float, float]], scale: float) -> None:
    assert slope(leads) == pytest.approx(scale)


def test_a_feature_that_is_the_same_for_everybody_never_varies() -> None:
    evaluation = evaluation_of("galileo_project")
    found = spreads(PLAN, seeded(1))
    size = len(evaluation.weights.features)
    assert not any(found[::size])
    assert sum(spread > 0 for spread in found) > len(found) // 2
