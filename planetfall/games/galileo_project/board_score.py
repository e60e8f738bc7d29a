"""The score sheet: VP by source and seat as things stand, as bars and as a table; at the end the places."""

from planetfall.core.score_sheet import bars, ranking, sources, tied
from planetfall.games.galileo_project.pieces import SOURCE_ICONS
from planetfall.games.galileo_project.scene import Scene

__all__ = ["score_sheet"]


def score_sheet(scene: Scene) -> str:
    chart = bars(scene, SOURCE_ICONS, lambda seat: scene.text.say("sheet-vp", count=seat.score))
    points = sources(scene, SOURCE_ICONS, always=SOURCE_ICONS)
    note = "" if scene.view.over else f'<p class="fine">{scene.say("sheet-note")}</p>'
    return f'<div class="scoresheet">{_end(scene) if scene.view.over else ""}{chart}{points}{note}</div>'


def _end(scene: Scene) -> str:
    return ranking(scene, lambda seat: scene.say("sheet-influence", count=seat.influence)) + _ties(scene)


def _ties(scene: Scene) -> str:
    said = ""
    for group in tied(scene):
        shared = len({scene.view.ranking[seat.seat] for seat in group}) == 1
        *first, last = (seat.name for seat in group)
        names = scene.text.say("list-and", first=", ".join(first), second=last)
        said += f'<p class="fine">{scene.say("sheet-tie-shared" if shared else "sheet-tie", names=names)}</p>'
    return said
