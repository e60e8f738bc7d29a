"""The score sheet: points by source and seat as things stand, as bars and as a table; at the end the places.

In the race the number is the lowest production once penalties and bonuses are counted.
"""

from planetfall.core.score_sheet import bars, ranking, sources, ties
from planetfall.games.evacuation.scene import Scene

__all__ = ["score_sheet"]

SOURCE_ICONS = {
    "production": "factory",
    "goals": "special",
    "sites": "acacia",
    "stadiums": "stadium",
    "tokens": "penalty",
    "satisfaction": "happy",
    "orders": "cards",
    "lines": "level-up",
    "race": "score",
}


def score_sheet(scene: Scene) -> str:
    end = ranking(scene) + ties(scene) if scene.view.over else ""
    chart = bars(scene, SOURCE_ICONS, lambda seat: str(seat.score))
    counted = scene.say("sheet-race" if scene.view.race else "sheet-points")
    note = "" if scene.view.over else f'<p class="fine">{counted}</p>'
    return f'<div class="scoresheet">{end}{chart}{sources(scene, SOURCE_ICONS, always=())}{note}</div>'
