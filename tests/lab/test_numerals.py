"""Numbers read alike wherever they stand."""

import math

import pytest

from planetfall.lab.measure import Measure
from planetfall.lab.numerals import measured, measured_share, points, points_change, share, signed, whole
from planetfall.lab.plots import Axis


def test_below_zero_stands_a_true_minus_and_zero_has_none() -> None:
    assert (whole(-67), points(-46.44), signed(-3.0), signed(3.0)) == ("−67", "−46.4", "−3.0", "+3.0")
    assert (points(-0.04), signed(-0.04), points_change(Measure(-0.04, 2.0))) == ("0.0", "+0.0", "+0.0 ± 2.0")
    assert Axis(-0.6, 0.6, 0.2).text(-1e-17) == "0"


def test_shares_are_percent_with_a_space() -> None:
    assert (share(0.4681), share(0.4681, digits=0)) == ("46.8 %", "47 %")
    assert measured_share(Measure(0.4681, 0.0123)) == "46.8 ± 1.2 %"


@pytest.mark.parametrize(
    ("value", "error", "words"),
    [(0.875, 1.0, "87.5 ± 87.5 %"), (0.125, 1.0, "12.5 ± 87.5 %"), (1.0, 0.75, "100.0 ± 75.0 %")],
)
def test_the_interval_of_a_share_ends_where_shares_do(value: float, error: float, words: str) -> None:
    assert measured_share(Measure(value, error)) == words


def test_one_deal_has_no_interval() -> None:
    assert measured(Measure(12.0, math.inf)) == "12.0"
    assert points_change(Measure(12.0, math.inf)) == "+12.0 ± ∞"
