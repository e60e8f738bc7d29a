"""The score sheet: points by source and seat as things stand, as bars and as a table; at the end the places.

Much of a score is below zero, so the bars of a seat grow from a line: what is lost to the left, what is won to the
right. In the race the number is the lowest production once penalties and bonuses are counted.
"""

from html import escape
from itertools import groupby

from planetfall.core.marks import icon, symbol, token, token_svg
from planetfall.games.evacuation.scene import Scene
from planetfall.games.evacuation.view import Seat, View

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
LEFT, RIGHT, BAR, STEP = 48, 700, 26, 40


def score_sheet(scene: Scene) -> str:
    end = _ranking(scene) if scene.view.over else ""
    return f'<div class="scoresheet">{end}{_chart(scene)}{_table(scene)}</div>'


def _sources(view: View) -> list[str]:
    """Those that bring or cost anybody something."""
    return [source for source in view.seats[0].earned if any(seat.earned[source] for seat in view.seats)]


def _table(scene: Scene) -> str:
    view = scene.view
    heads = "".join(
        f'<th scope="col"><span>{token(seat.seat, seat.name, small=True)}<i>{escape(seat.name)}</i></span></th>'
        for seat in view.seats
    )
    rows = "".join(_row(scene, source) for source in _sources(view))
    sums = "".join(f"<td>{seat.score}</td>" for seat in view.seats)
    total = f'<tr class="total"><th scope="row">{scene.say("screen-total")}</th>{sums}</tr>'
    note = "" if view.over else f'<p class="fine">{scene.say("sheet-race" if view.race else "sheet-points")}</p>'
    return (
        f'<table class="points"><caption class="sr">{scene.say("sheet-title")}</caption>'
        f'<thead><tr><th scope="col">{scene.say("screen-source")}</th>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody><tfoot>{total}</tfoot></table>{note}"
    )


def _row(scene: Scene, source: str) -> str:
    cells = "".join(f"<td>{seat.earned[source]}</td>" for seat in scene.view.seats)
    number = list(SOURCE_ICONS).index(source)
    name = f'<i class="key s{number}"></i>{icon(SOURCE_ICONS[source])}{scene.say(f"source-{source}")}'
    return f'<tr><th scope="row">{name}</th>{cells}</tr>'


# -- places ----------------------------------------------------------------------------------------------------------


def _ranking(scene: Scene) -> str:
    view = scene.view
    order = sorted(view.seats, key=lambda seat: (view.ranking[seat.seat], seat.seat))
    lines = "".join(
        f'<li class="place-{view.ranking[seat.seat]}"><b>{scene.say("sheet-place", place=view.ranking[seat.seat])}</b>'
        f'{token(seat.seat, seat.name)}<span class="what">{escape(seat.name)}</span>'
        f'<span class="big">{seat.score}</span></li>'
        for seat in order
    )
    return f'<ol class="ranks">{lines}</ol>{_ties(scene)}'


def _ties(scene: Scene) -> str:
    """Whether equal scores were told apart."""
    view = scene.view
    said = ""
    for _, group in groupby(sorted(view.seats, key=lambda seat: -seat.score), key=lambda seat: seat.score):
        tied = list(group)
        if len(tied) > 1:
            shared = len({view.ranking[seat.seat] for seat in tied}) == 1
            names = ", ".join(seat.name for seat in tied)
            said += f'<p class="fine">{scene.say("sheet-tie-shared" if shared else "sheet-tie", names=names)}</p>'
    return said


# -- the chart -------------------------------------------------------------------------------------------------------


def _chart(scene: Scene) -> str:
    """A bar for each seat, cut into sources; each source has its tint, and its picture where it fits."""
    seats = scene.view.seats
    lost = max(1, *(_sum(seat, -1) for seat in seats))
    won = max(1, *(_sum(seat, 1) for seat in seats))
    scale = (RIGHT - LEFT) / (lost + won)
    zero = LEFT + lost * scale
    height = STEP * len(seats) + 4
    bars = "".join(_bar(seat, number, zero, scale) for number, seat in enumerate(seats))
    title = scene.say("sheet-chart")
    label = escape(". ".join(f"{seat.name}: {seat.score}" for seat in seats))
    picture = (
        f'<svg viewBox="0 0 760 {height}" role="img" aria-label="{title}. {label}">{bars}'
        f'<path class="zero" d="M{zero:.1f} 0V{height}"/></svg>'
    )
    return f'<figure class="chart night" tabindex="0"><figcaption>{title}</figcaption>{picture}</figure>'


def _sum(seat: Seat, sign: int) -> int:
    return sum(abs(points) for points in seat.earned.values() if points * sign > 0)


def _bar(seat: Seat, number: int, zero: float, scale: float) -> str:
    y = 4 + STEP * number
    drawing = token_svg(seat.seat, seat.name, 6, y + 1, 24)
    ends = {1: zero, -1: zero}
    for place, (source, mark) in enumerate(SOURCE_ICONS.items()):
        points = seat.earned[source]
        if points == 0:
            continue
        sign = 1 if points > 0 else -1
        width = abs(points) * scale
        x = ends[sign] if sign > 0 else ends[sign] - width
        ends[sign] += sign * width
        size = f'width="{max(1.0, width - 1.5):.1f}" height="{BAR}"'
        drawing += f'<rect class="s{place}" x="{x:.1f}" y="{y}" {size} rx="4"/>'
        if width > 48:
            drawing += symbol(mark, round(x + 5, 1), y + 5, 16, f"m s{place}")
            drawing += f'<text class="n" x="{x + 25:.1f}" y="{y + 18}">{points}</text>'
    return drawing + f'<text class="end" x="{ends[1] + 8:.1f}" y="{y + 19}">{seat.score}</text>'
