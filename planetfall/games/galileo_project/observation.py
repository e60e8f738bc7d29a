"""What a seat knows, as numbers in fixed places, for programs that learn. Everything here is in the seat's view too.

Seats are counted from the observing one: it is 0, the next in turn order 1.
"""

from librt.vecs import vec
from mypy_extensions import i16, i64

from planetfall.games.galileo_project.state import State

__all__ = ["observation_size", "observe", "observed"]


def observed(state: State) -> tuple[tuple[str, int], ...]:
    return ()


def observation_size(state: State) -> i64:
    return 0


def observe(state: State, seat: i64, into: vec[i16], at: i64) -> None:
    pass
