"""What every part of the board of Planet Unknown asks while it is drawn."""

from planetfall.core.scene import Scene as SharedScene
from planetfall.core.scene import Target, staged
from planetfall.core.view import Look
from planetfall.games.planet_unknown.view import Seat, View
from planetfall.games.planet_unknown.words import FOLDER

__all__ = ["Scene", "Target", "scene"]

Scene = SharedScene[View, Seat]


def scene(view: View, look: Look) -> Scene:
    return SharedScene(seats=view.seats, **staged(view, look, FOLDER))
