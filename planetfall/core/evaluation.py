"""What a game says about its evaluation, so that it can be tuned without knowing the game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from librt.vecs import vec

from planetfall.core.game import Game

__all__ = ["Evaluation"]


@dataclass(frozen=True)
class Evaluation:
    """Expected points are sums of features, weighed differently in each phase of the game."""

    features: tuple[str, ...]
    phases: tuple[str, ...]
    describe: Callable[[Game], vec[float]]  # all features of all seats, one seat after the other
    phase: Callable[[Game], int]
    use: Callable[[list[float]], None]  # weigh by these numbers, phase by phase, from now on
    file: Path  # where the weights are kept, with the run that made them
    tastes: tuple[str, ...] = ()  # what a computer may like; `Game.taste` counts them from 1
    tables: tuple[Mapping[str, str], ...] = ({},)  # options of the games they are learnt from, in turn
