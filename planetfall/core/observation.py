"""Writing many numbers of a state into an observation."""

from librt.vecs import vec
from mypy_extensions import i16, i64

__all__ = ["copied", "turned"]


def turned(numbers: vec[i64], first: i64, into: vec[i16], at: i64) -> i64:
    """Copy them all, beginning with the observing seat's own, which stand at `first`; returns where they end."""
    end = at + len(numbers)
    place = end - first
    number: i64
    for number in numbers:
        if place == end:
            place = at
        into[place] = i16(number)
        place += 1
    return end


def copied(numbers: vec[i64], into: vec[i16], at: i64) -> i64:
    number: i64
    for number in numbers:
        into[at] = i16(number)
        at += 1
    return at
