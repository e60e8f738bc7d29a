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
class Scene(SharedScene[View]):
    @property
    def own(self) -> Seat:
        """The board in the middle of the table: the viewer's, or the first for who only looks on."""
        return self.view.seats[self.view.viewer or 0]

    @property
    def others(self) -> list[Seat]:
        """Clockwise from the own seat."""
        seats = self.view.seats
        first = self.own.seat + 1
        return [seats[(first + step) % len(seats)] for step in range(len(seats) - 1)]

    def on(self, *notations: str) -> str:
        """The first of these moves that may be made, else the first that is refused; several questions can be about
        one place."""
        known = [notation for notation in notations if notation in self.moves]
        known += [notation for notation in notations if notation in self.refused]
        return known[0] if known else ""

    def named(self, notation: str, label: str, face: str) -> Named:
        """For a real button whose printed face is no sentence: it is read aloud as spoken words instead."""
        found = self.button(notation) if notation else Target("", "")
        reveals = notation in self.moves and self.moves[notation].reveals
        said = self.text.say("board-once", what=label) if reveals else label
        inside = f'<span class="sr">{escape(said)}</span><span class="print" aria-hidden="true">{face}</span>'
        return Named(found.state, found.attributes, inside)


def scene(view: View, look: Look) -> Scene:
    return Scene(**staged(view, look, FOLDER))
