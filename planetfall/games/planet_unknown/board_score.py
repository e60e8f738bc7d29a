"""The score sheet: medals by source and seat as things stand, as bars and as a table; at the end the places."""

from planetfall.core.score_sheet import bars, ranking, sources, ties
from planetfall.games.planet_unknown.board_tracks import SOURCE_ICONS
from planetfall.games.planet_unknown.scene import Scene

__all__ = ["score_sheet"]

ALWAYS = ("lines", "tracks", "lifepods", "meteorites", "cards")  # the others only an option brings


def score_sheet(scene: Scene) -> str:
    end = ranking(scene) + ties(scene) if scene.view.over else ""
    chart = bars(scene, SOURCE_ICONS, lambda seat: scene.text.say("screen-medals", count=seat.score))
    note = "" if scene.view.over else f'<p class="fine">{scene.say("sheet-note")}</p>'
    return f'<div class="scoresheet">{end}{chart}{sources(scene, SOURCE_ICONS, ALWAYS)}{note}</div>'
