"""The table of Reworld as HTML: station and carriers as SVG, drawn from a view. Chapter Two has its own rooms."""

from planetfall.core.view import Board, Look
from planetfall.games.reworld.board_carrier import carrier, other, payment_choices
from planetfall.games.reworld.board_score import score_sheet
from planetfall.games.reworld.board_settlement import settlement_areas
from planetfall.games.reworld.board_ships import ships_strip
from planetfall.games.reworld.board_station import SCENERY, station
from planetfall.games.reworld.pieces import DEFS
from planetfall.games.reworld.scene import scene
from planetfall.games.reworld.view import View

__all__ = ["board"]


def board(view: View, look: Look) -> Board:
    sheet = score_sheet(view, look)
    if view.chapter == 2:
        areas = settlement_areas(view, look)
        areas["board"] = DEFS + areas["board"]
        return Board(areas, areas.pop("choices", ""), sheet)
    stage = scene(view, look)
    areas = {
        "board": DEFS + station(stage),
        "own": carrier(stage),
        "side": "".join(other(stage, seat) for seat in stage.others),
        "foot": ships_strip(view, look),
    }
    return Board(areas, payment_choices(stage), sheet, (SCENERY,))
