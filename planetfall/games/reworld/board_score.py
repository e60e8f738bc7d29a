"""The score sheet: points by source and seat, the final ship by category; at the end the places and a chart."""

import re
from collections.abc import Callable
from html import escape
from itertools import groupby

from planetfall.core.marks import icon, token_svg
from planetfall.core.score_sheet import figure, ranking, row, table, tied
from planetfall.core.view import Line, Look
from planetfall.games.reworld.board_flight import signed
from planetfall.games.reworld.board_others import DEFENCE, LETTERS, category_name
from planetfall.games.reworld.pieces import TERRAINS
from planetfall.games.reworld.scene import Scene
from planetfall.games.reworld.scene import scene as scene_of
from planetfall.games.reworld.view import View

__all__ = ["score_sheet"]


def score_sheet(view: View, look: Look) -> str:
    scene = scene_of(view, look)
    end = _places(scene) + _chart(scene) if view.over else ""
    return f'<div class="scoresheet">{end}{_sources(scene)}{_final(scene)}</div>'


# -- tables ----------------------------------------------------------------------------------------------------------


def _sources(scene: Scene) -> str:
    view = scene.view
    names = [name for name in view.seats[0].earned if _is_shown(view, name)]
    rows = "".join(
        row(scene.say(f"source-{name}"), [signed(seat.earned[name]) for seat in view.seats]) for name in names
    )
    total = row(scene.say("sheet-total"), [str(score) for score in view.scores], "total")
    forecast = "" if view.over else row(scene.say("sheet-forecast"), [str(score) for score in _forecast(view)], "then")
    return table(scene, "sheet-title", ["sheet-source"], rows, total + forecast)


def _is_shown(view: View, source: str) -> bool:
    """Nothing came from a head start unless the table has that option, nor from the final ship before the end."""
    return source not in ("head-start", "final") or any(seat.earned[source] for seat in view.seats)


def _forecast(view: View) -> list[int]:
    return [
        score + sum(category.points[seat] for category in view.final_ship) for seat, score in enumerate(view.scores)
    ]


def _final(scene: Scene) -> str:
    rows = "".join(_category(scene, number) for number in (DEFENCE, *range(DEFENCE)))
    points = [category.points for category in scene.view.final_ship]
    sums = [sum(seat) for seat in zip(*points, strict=True)]
    name = scene.say("sheet-total" if scene.view.over else "settle-final-now")
    total = row(name, [signed(points) for points in sums], "total", "<td></td>")
    note = "sheet-final-note-over" if scene.view.over else "sheet-final-note"
    return table(scene, note, ["sheet-final", "sheet-places"], rows, total)


def _category(scene: Scene, number: int) -> str:
    category = scene.view.final_ship[number]
    picture = icon(TERRAINS[LETTERS[number]] if number < DEFENCE else "shield")
    places = f"<td>{' / '.join(str(points) for points in category.places)}</td>"
    cells = [
        f'{value} <b class="{"loss" if points < 0 else "gain" if points else "nil"}">{signed(points)}</b>'
        for value, points in zip(category.values, category.points, strict=True)
    ]
    return row(picture + category_name(scene, number), cells, "", places)


# -- places ----------------------------------------------------------------------------------------------------------


def _places(scene: Scene) -> str:
    return ranking(scene, lambda seat: scene.say("settle-ships", count=len(seat.ships))) + _ties(scene)


def _ties(scene: Scene) -> str:
    """How equal scores were told apart."""
    said = ""
    for group in tied(scene):
        names = ", ".join(seat.name for seat in group)
        places = {scene.view.ranking[seat.seat] for seat in group}
        ships = ", ".join(f"{seat.name} {len(seat.ships)}" for seat in group)
        key = "sheet-tie" if len(places) > 1 else "sheet-tie-shared" if places == {1} else "sheet-tie-place"
        said += f'<p class="fine">{scene.say(key, names=names, ships=ships)}</p>'
    return said


# -- the chart -------------------------------------------------------------------------------------------------------

LEFT, RIGHT, TOP, BOTTOM = 34, 690, 14, 236
LAST = 640  # from here to the right the final ship scores
Points = list[tuple[float, float]]
Place = Callable[[float, float], str]


def _chart(scene: Scene) -> str:
    view = scene.view
    steps = max((line.step for line in view.log), default=1) or 1
    curves = [_curve(view, seat, steps) for seat in range(len(view.seats))]
    values = [value for curve in curves for _, value in curve]
    low, high = min([0.0, *values]), max([10.0, *values])

    def place(x: float, value: float) -> str:
        return f"{x:.4g} {BOTTOM - (BOTTOM - TOP) * (value - low) / (high - low):.4g}"

    final = f'<text class="rn" x="{LAST + 4}" y="254">{scene.say("settle-final")}</text>'
    grid = _grid(low, high, place) + _rounds(view, steps) + final
    lines = "".join(
        f'<path class="ln p{seat + 1} l{seat + 1}" d="M{"L".join(place(x, value) for x, value in curve)}"/>'
        for seat, curve in enumerate(curves)
    )
    ends = _ends(view, [float(place(0, score).split()[1]) for score in view.scores])
    label = ". ".join(
        scene.text.say("sheet-chart-label", seat=name, points=points)
        for name, points in zip(view.names, view.scores, strict=True)
    )
    return figure(scene, label, 262, grid + lines + ends)


def _curve(view: View, seat: int, steps: int) -> Points:
    """A seat's points along the game; what the log does not know of was there at its beginning."""
    lines = [line for line in view.log if line.seat == seat and line.points]
    value = float(view.scores[seat] - sum(line.points for line in lines))
    curve: Points = [(LEFT, value)]
    final = [line for line in lines if _is_final(line)]
    for line in lines:
        if not _is_final(line):
            x = LEFT + (LAST - LEFT) * line.step / steps
            curve += [(x, value), (x, value + line.points)]
            value += line.points
    curve.append((LAST, value))
    curve.append((RIGHT, value + sum(line.points for line in final)))
    return curve


def _is_final(line: Line) -> bool:
    return any(piece.startswith("category-") for piece in line.pieces)


def _grid(low: float, high: float, place: Place) -> str:
    step = 10 if high - low <= 60 else 20 if high - low <= 160 else 50
    drawing = ""
    for value in range(int(low // step) * step, int(high) + 1, step):
        if value >= low:
            y = place(0, value).split()[1]
            drawing += f'<path class="grid" d="M{LEFT} {y}H{RIGHT}"/>'
            drawing += f'<text x="{LEFT - 6}" y="{float(y) + 4:g}">{value}</text>'
    return drawing


def _rounds(view: View, steps: int) -> str:
    """A line where each round begins, with its number, and where the final ship scores."""
    drawing = ""
    for group, lines in groupby(view.log, key=lambda line: line.group):
        x = LEFT + (LAST - LEFT) * next(lines).step / steps
        number = re.search(r"\d+", group)
        name = number.group() if number else group
        drawing += f'<path class="seam" d="M{x:.4g} {TOP}V{BOTTOM + 6}"/>'
        drawing += f'<text class="rn" x="{x + 4:.4g}" y="254">{escape(name)}</text>'
    return f'{drawing}<path class="seam" d="M{LAST} {TOP}V{BOTTOM + 6}"/>'


def _ends(view: View, heights: list[float]) -> str:
    """Tokens and totals at the right end, pushed apart where lines end together."""
    drawing = ""
    free = -99.0
    for seat in sorted(range(len(heights)), key=lambda seat: heights[seat]):
        y = max(heights[seat], free)
        free = y + 24
        drawing += token_svg(seat, view.names[seat], RIGHT + 6, y - 11)
        drawing += f'<text class="end" x="{RIGHT + 34}" y="{y + 5:.4g}">{view.scores[seat]}</text>'
    return drawing
