"""Numbers as people read them, on pages and in the terminal alike: a true minus, no negative zero, a space before %."""

import math

from planetfall.lab.measure import Measure

__all__ = ["measured", "measured_share", "points", "points_change", "reach", "share", "share_change", "signed", "whole"]


def whole(value: int) -> str:
    return str(value).replace("-", "−")


def points(value: float) -> str:
    return f"{round(value, 1) + 0.0:.1f}".replace("-", "−")  # + 0.0: no negative zero


def signed(value: float) -> str:
    return f"{round(value, 1) + 0.0:+.1f}".replace("-", "−")


def share(value: float, digits: int = 1) -> str:
    return f"{100 * value:.{digits}f} %"


def measured(measure: Measure) -> str:
    """With its interval, where more than one deal tells one."""
    return points(measure.value) + (f" ± {measure.error:.1f}" if math.isfinite(measure.error) else "")


def measured_share(measure: Measure) -> str:
    return f"{measured(Measure(100 * measure.value, 100 * reach(measure)))} %"


def reach(measure: Measure) -> float:
    """Half the interval of a share: never longer than to none or all, whichever is farther away."""
    return min(measure.error, max(measure.value, 1 - measure.value))


def points_change(difference: Measure) -> str:
    """One game alone says nothing about the next."""
    error = f"{difference.error:.1f}" if math.isfinite(difference.error) else "∞"
    return f"{signed(difference.value)} ± {error}"


def share_change(difference: Measure) -> str:
    """In percentage points."""
    return points_change(Measure(100 * difference.value, 100 * difference.error))
