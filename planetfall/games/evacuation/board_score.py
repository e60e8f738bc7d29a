"""The score sheet: points by source and seat as things stand, as bars and as a table; at the end the places.

In the race the number is the lowest production once penalties and bonuses are counted.
"""

from planetfall.core.marks import icon
from planetfall.core.score_sheet import bars, ranking, row, sources, table, ties
from planetfall.games.evacuation.pieces import RESOURCE_ICONS
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
    reckoned = _race(scene) if scene.view.race else ""
    return f'<div class="scoresheet">{end}{chart}{sources(scene, SOURCE_ICONS, always=())}{reckoned}{note}</div>'


def _race(scene: Scene) -> str:
    """How penalties and bonuses change production, one step of the lowest kind for each (12.2)."""
    seats = scene.seats
    ahead = scene.view.forecast.seats
    rows = "".join(
        row(_named(RESOURCE_ICONS[kind], scene.say(f"resource-{kind}")), [seat.production[kind] for seat in seats])
        for kind in RESOURCE_ICONS
    )
    steps = {
        "tokens": [-seat.tokens for seat in seats],
        "sites": [-sum(site.up for site in seat.sites) for seat in seats],
        "stadiums": [-one.stadiums_missing for one in ahead],
        "satisfaction": [one.bonus for one in ahead],
    }
    for source, numbers in steps.items():
        words = scene.say(f"source-{source}")
        rows += row(_named(SOURCE_ICONS[source], words), [_step(number) for number in numbers])
    ends = [" / ".join(str(number).replace("-", "−") for number in seat.final_production) for seat in seats]
    rows += row(_named("factory", scene.say("sheet-after")), ends)
    goal = scene.view.forecast.end
    asked = scene.say("sheet-goal", production=goal.production, stadiums=goal.stadiums)
    reached = row(asked, [scene.say("sheet-yes" if one.ready else "sheet-no") for one in ahead])
    return table(scene, "sheet-steps", ["sheet-steps"], rows, reached)


def _named(picture: str, words: str) -> str:
    return f"{icon(picture)}<span>{words}</span>"


def _step(number: int) -> str:
    return f"{number:+}".replace("-", "−") if number else "0"
