"""The table of Planet Unknown as HTML: the station and the own planet in the middle, drawn from a view."""

from planetfall.core.view import Board, Look
from planetfall.games.planet_unknown.board_effects import choices, effects, goals
from planetfall.games.planet_unknown.board_others import others
from planetfall.games.planet_unknown.board_planet import planet, planet_ground
from planetfall.games.planet_unknown.board_score import score_sheet
from planetfall.games.planet_unknown.board_station import STATION_SCENERY, station
from planetfall.games.planet_unknown.board_tracks import WELLS, corporation, track_scenery
from planetfall.games.planet_unknown.pieces import DEFS
from planetfall.games.planet_unknown.scene import scene as scene_of
from planetfall.games.planet_unknown.view import View

__all__ = ["board"]


def board(view: View, look: Look) -> Board:
    scene = scene_of(view, look)
    panels = others(scene)
    areas = {
        "board": f'{DEFS}<div class="left">{station(scene)}</div>'
        f'<div class="mid">{planet(scene)}{effects(scene)}</div>',
        "own": corporation(scene),
        "side": "".join(panels),
        "foot": goals(scene),
    }
    scenery = (DEFS, STATION_SCENERY, WELLS, track_scenery(scene), planet_ground(scene.own.planet), *panels)
    return Board(areas, choices(scene), score_sheet(scene), scenery)
