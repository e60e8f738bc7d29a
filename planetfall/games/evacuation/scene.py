"""What every part of the board of Evacuation asks while it is drawn."""

from dataclasses import dataclass

from planetfall.core.scene import Scene as SharedScene
from planetfall.core.scene import staged
from planetfall.core.view import Look
from planetfall.games.evacuation.view import Seat, View
from planetfall.games.evacuation.words import FOLDER

__all__ = ["Scene", "scene"]


@dataclass(frozen=True)
class Scene(SharedScene[View]):
    @property
    def own(self) -> Seat:
        """The board in the middle of the table: the viewer's, or the first for who only looks on."""
        return self.view.seats[self.view.viewer or 0]


def scene(view: View, look: Look) -> Scene:
    return Scene(**staged(view, look, FOLDER))
