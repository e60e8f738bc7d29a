"""Writing many numbers of a state into an observation."""

from librt.vecs import vec
from mypy_extensions import i16, i64

__all__ = ["copied", "turned"]


def turned(numbers: vec[i64], first: i64, into: vec[i16], at: i64) -> i64:
    """Copy them all, beginning with the observing seat's own, which stand at `first`; returns where they end."""
    if first == 0:
        return copied(numbers, into, at)
    index: i64
    for index in range(first, len(numbers)):
        into[at] = i16(numbers[index])
        at += 1
    for index in range(first):
        into[at] = i16(numbers[index])
        at += 1
    return at


def copied(numbers: vec[i64], into: vec[i16], at: i64) -> i64:
    count: i64 = len(numbers)
    index: i64 = 0
    while index + 4 <= count:  # four at a time is a third quicker
        into[at] = i16(numbers[index])
        into[at + 1] = i16(numbers[index + 1])
        into[at + 2] = i16(numbers[index + 2])
        into[at + 3] = i16(numbers[index + 3])
        at += 4
        index += 4
    while index < count:
        into[at] = i16(numbers[index])
        at += 1
        index += 1
    return at
