"""The table of Reworld as HTML: the station and the carriers as SVG, drawn from a view."""

from planetfall.core.view import Board, Look
from planetfall.core.view import View as SharedView

__all__ = ["board"]


def board(view: SharedView, look: Look) -> Board:
    return Board({}, "", "")
