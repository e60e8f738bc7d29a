"""What every part of the board of Evacuation asks while it is drawn."""

from dataclasses import dataclass
from html import escape

from planetfall.core.scene import Scene as SharedScene
from planetfall.core.scene import Target, staged
from planetfall.core.view import Look
from planetfall.games.evacuation.view import Seat, View
from planetfall.games.evacuation.words import FOLDER

__all__ = ["Named", "Scene", "Target", "scene"]


@dataclass(frozen=True)
class Named(Target):
    """A target with what stands inside its button."""

    inside: str


@dataclass(frozen=True)
class Scene(SharedScene[View, Seat]):
    def named(self, notation: str, label: str, face: str) -> Named:
        """For a real button whose printed face is no sentence: it is read aloud as spoken words instead."""
        found = self.button(notation)
        said = escape(self.spoken(notation, label))
        inside = f'<span class="sr">{said}</span><span class="print" aria-hidden="true">{face}</span>'
        return Named(found.state, found.attributes, inside)


def scene(view: View, look: Look) -> Scene:
    return Scene(seats=view.seats, **staged(view, look, FOLDER))
