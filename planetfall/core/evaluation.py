"""What a game says about its evaluation, so that it can be tuned and explained without knowing the game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from librt.vecs import vec

from planetfall.core.weights import Weights

__all__ = ["Evaluation"]


@dataclass(frozen=True)
class Evaluation:
    weights: Weights
    describe: Callable[[Any], vec[float]]  # all features of all seats, one seat after the other
    phase: Callable[[Any], int]
    tables: tuple[Mapping[str, str], ...] = ({},)  # options of the games they are learnt from, in turn
