"""What every part of the board of Reworld asks while it is drawn."""

from dataclasses import dataclass

from planetfall.core.scene import Scene as SharedScene
from planetfall.core.scene import Target, staged
from planetfall.core.view import Look
from planetfall.games.reworld.view import Seat, View
from planetfall.games.reworld.words import FOLDER

__all__ = ["Scene", "Target", "scene"]


@dataclass(frozen=True)
class Scene(SharedScene[View]):
    @property
    def own(self) -> Seat:
        """The carrier in the middle of the table: the viewer's, or the first for who only looks on."""
        return self.view.seats[self.view.viewer or 0]

    @property
    def others(self) -> list[Seat]:
        """Clockwise from the own seat."""
        seats = self.view.seats
        first = self.own.seat + 1
        return [seats[(first + step) % len(seats)] for step in range(len(seats) - 1)]


def scene(view: View, look: Look) -> Scene:
    return Scene(**staged(view, look, FOLDER))
