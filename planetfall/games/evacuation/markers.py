"""What a seat's progress markers give it where they stand (rulebook 9.4.4, 9.5)."""

from mypy_extensions import i64

from planetfall.games.evacuation.box import SPACES
from planetfall.games.evacuation.lasting import SYMBOLS, lasting
from planetfall.games.evacuation.state import State

__all__ = ["past", "symbols_of", "terrains_open"]


def past(state: State, colour: i64, point: i64) -> i64:
    """How many of the two markers have passed that turning point, 1 to 4."""
    first = state.box.passed[state.space[colour * 2]] >= point
    second = state.box.passed[state.space[colour * 2 + 1]] >= point
    return i64(first) + i64(second)


def symbols_of(state: State, seat: i64) -> i64:
    """From the lane spaces of the markers and from technologies (5.6.6, 19.10)."""
    symbols = lasting(state, seat, SYMBOLS)
    marker: i64
    for marker in range(seat * 2, seat * 2 + 2):
        lane = state.lane[marker]
        if lane > 0:
            symbols |= state.box.lane_symbols[(lane - 1) * SPACES + state.space[marker]]
    return symbols


def terrains_open(state: State, seat: i64) -> i64:
    """How many terrains a seat may settle, steppe first: one more from the second turning point on (9.5)."""
    passed = state.box.passed
    front = max(passed[state.space[seat * 2]], passed[state.space[seat * 2 + 1]])
    return max(front, 1)
