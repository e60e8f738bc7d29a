"""What a finished game tells a designer: what each seat had, and where its points came from.

Names are asked once for a box, numbers after every game in the same order: a hundred thousand games are counted so.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

__all__ = ["Ledger"]

Names = Callable[[Any, str], Mapping[str, str]]  # a game with the box, a language -> ids that never change, with words
Numbers = Callable[[Any, int], Sequence[int]]  # a finished game, a seat -> a number for each name


@dataclass(frozen=True)
class Ledger:
    components: Names
    held: Numbers  # how many of each the seat had or used; never negative
    sources: Names
    earned: Numbers  # points from each source; adds up to the seat's score
