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
class Scene(SharedScene[View, Seat]):
    def card(self, notation: str, label: str, tip: str) -> Card:
        """For a card that is a real button. What is printed on it stays out of its name, which is spoken words."""
        found = self.button(notation)
        attributes = f'{found.attributes} data-tip="{escape(tip)}"'.strip()
        return Card(found.state, attributes, f'<span class="sr">{escape(self.spoken(notation, label))}</span>')


def scene(view: View, look: Look) -> Scene:
    return Scene(seats=view.seats, **staged(view, look, FOLDER))
