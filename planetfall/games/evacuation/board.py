"""The table of Evacuation as HTML: two worlds side by side, what is on offer, the actions below, from a view."""

from planetfall.core.view import Board, Look
from planetfall.games.evacuation.board_actions import choices, foot
from planetfall.games.evacuation.board_displays import shop
from planetfall.games.evacuation.board_map import new_world, new_world_scenery
from planetfall.games.evacuation.board_others import others
from planetfall.games.evacuation.board_progress import track_scenery
from planetfall.games.evacuation.board_score import score_sheet
from planetfall.games.evacuation.board_worlds import OLD_SCENERY, new_world_head, old_world
from planetfall.games.evacuation.board_years import times
from planetfall.games.evacuation.scene import scene as scene_of
from planetfall.games.evacuation.view import View

__all__ = ["board"]


def board(view: View, look: Look) -> Board:
    scene = scene_of(view, look)
    panels = others(scene)
    areas = {
        "board": times(scene) + old_world(scene) + new_world(scene, new_world_head(scene)),
        "own": shop(scene),
        "side": "".join(panels),
        "foot": foot(scene),
    }
    scenery = (OLD_SCENERY, new_world_scenery(scene), track_scenery(scene), *panels)
    return Board(areas, choices(scene, "".join(areas.values())), score_sheet(scene), scenery)
