"""The table of Galileo Project as HTML: card rows, influence, Jupiter's moons, technologies and goals, from a view."""

from planetfall.core.view import Board, Look
from planetfall.games.galileo_project.board_aims import aims
from planetfall.games.galileo_project.board_choices import choices
from planetfall.games.galileo_project.board_influence import influence, influence_lines, influence_scenery
from planetfall.games.galileo_project.board_market import market, project_tray
from planetfall.games.galileo_project.board_moons import moon_lines, moons, moons_scenery
from planetfall.games.galileo_project.board_others import others
from planetfall.games.galileo_project.board_own import own_side
from planetfall.games.galileo_project.board_score import score_sheet
from planetfall.games.galileo_project.pieces import DEFS
from planetfall.games.galileo_project.scene import Scene
from planetfall.games.galileo_project.scene import scene as scene_of
from planetfall.games.galileo_project.view import View

__all__ = ["board"]


def board(view: View, look: Look) -> Board:
    scene = scene_of(view, look)
    panels = others(scene)
    areas = {
        "board": DEFS + market(scene) + influence(scene) + moons(scene) + _phone(scene) + project_tray(scene),
        "own": own_side(scene),
        "side": "".join(panels),
        "foot": aims(scene),
    }
    scenery = (DEFS, influence_scenery(scene), moons_scenery(scene), *panels)
    return Board(areas, choices(scene), score_sheet(scene), scenery)


def _phone(scene: Scene) -> str:
    """Tracks and moons again, as lines that fit a narrow page; the style sheet shows one of the two."""
    label = scene.say("board-moons", seat=scene.own.name)
    lines = influence_lines(scene) + moon_lines(scene)
    return f'<ul class="panel moonlist seat-{scene.own.seat + 1}" aria-label="{label}">{lines}</ul>'
