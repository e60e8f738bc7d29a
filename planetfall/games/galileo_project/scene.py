"""What every part of the board of Galileo Project asks while it is drawn."""

from dataclasses import dataclass
from html import escape

from planetfall.core.scene import Scene as SharedScene
from planetfall.core.scene import Target, staged
from planetfall.core.view import Look
from planetfall.games.galileo_project.view import View
from planetfall.games.galileo_project.view_seats import Seat
from planetfall.games.galileo_project.words import FOLDER

__all__ = ["Card", "Scene", "Target", "scene"]


@dataclass(frozen=True)
class Card(Target):
    """A target that is a button, with its name as HTML to be put inside."""

    name: str


@dataclass(frozen=True)
class Scene(SharedScene[View]):
    @property
    def own(self) -> Seat:
        """The moons in the middle of the table: the viewer's, or those of the first for who only looks on."""
        return self.view.seats[self.view.viewer or 0]

    @property
    def others(self) -> list[Seat]:
        """Clockwise from the own seat."""
        seats = self.view.seats
        first = self.own.seat + 1
        return [seats[(first + step) % len(seats)] for step in range(len(seats) - 1)]

    def on(self, *notations: str) -> str:
        """The first of these moves that may be made or is refused; several questions can be about one place."""
        known = [notation for notation in notations if notation in self.moves]
        known += [notation for notation in notations if notation in self.refused]
        return known[0] if known else ""

    def card(self, notation: str, label: str, tip: str) -> Card:
        """For a card that is a real button. What is printed on it stays out of its name, which is spoken words."""
        found = self.button(notation) if notation else Target("", "")
        reveals = notation in self.moves and self.moves[notation].reveals
        said = self.text.say("board-once", what=label) if reveals else label
        attributes = f'{found.attributes} data-tip="{escape(tip)}"'.strip()
        return Card(found.state, attributes, f'<span class="sr">{escape(said)}</span>')


def scene(view: View, look: Look) -> Scene:
    return Scene(**staged(view, look, FOLDER))
