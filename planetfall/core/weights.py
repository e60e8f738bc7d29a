"""How much the features of a game count: expected points are their sums, weighed differently in each phase."""

import json
from pathlib import Path
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.game import Game

__all__ = ["Weights"]


@final
class Weights:
    """The weights of one game, kept in a file with the run that made them. Tuning may put others in their place."""

    def __init__(
        self, file: Path, features: tuple[str, ...], phases: tuple[str, ...], tastes: dict[str, dict[str, float]]
    ) -> None:
        self.file = file
        self.features = features
        self.phases = phases
        self.tastes = tuple(tastes)  # what a computer may like; `Game.taste` counts them from 1
        self.size: i64 = len(features)
        # at taste - 1: what it adds, at feature
        self.likings = [vec[float]([likes.get(name, 0.0) for name in features]) for likes in tastes.values()]
        self.held = vec[float]()  # at phase * size + feature
        self.use(self.read())

    def read(self) -> list[float]:
        kept = json.loads(self.file.read_text(encoding="utf-8"))["weights"]
        return [float(kept[phase][feature]) for phase in self.phases for feature in self.features]

    def use(self, weights: list[float]) -> None:
        """Weigh by these numbers, phase by phase, from now on."""
        assert len(weights) == len(self.features) * len(self.phases), "one weight for each feature in each phase"
        self.held = vec[float](weights)

    def of_phase(self, phase: i64) -> list[float]:
        """What one more of each feature is worth."""
        return [self.held[phase * self.size + feature] for feature in range(self.size)]

    def expect(self, game: Game, phase: i64, found: vec[float]) -> vec[float]:
        """Expected points at seat, from the features of all seats, one seat after the other."""
        expected = vec[float]([0.0] * game.seats)
        seat: i64
        for seat in range(game.seats):
            expected[seat] = self.weigh(phase, found, seat * self.size)
        if game.taste > 0:
            expected[game.taster] += self._pleasure(game, found)
        return expected

    def weigh(self, phase: i64, found: vec[float], at: i64) -> float:
        """Expected points of one seat, whose features begin there."""
        return _sum(self.held, phase * self.size, found, at, self.size)

    def _pleasure(self, game: Game, found: vec[float]) -> float:
        """What the position is worth to its taster beyond points: having more of what it likes than the others."""
        liking = self.likings[game.taste - 1]
        own = _sum(liking, 0, found, game.taster * self.size, self.size)
        others = 0.0
        seat: i64
        for seat in range(game.seats):
            if seat != game.taster:
                others += _sum(liking, 0, found, seat * self.size, self.size)
        return own - others / float(game.seats - 1) if game.seats > 1 else own


def _sum(weights: vec[float], at: i64, found: vec[float], first: i64, size: i64) -> float:
    total = 0.0
    feature: i64
    for feature in range(size):
        total += weights[at + feature] * found[first + feature]
    return total
