"""The parts of a score sheet that the boards of all games share: points by seat, places at the end, bars by source.

The game's texts say `sheet-title`, `sheet-source`, `sheet-total`, `sheet-place`, `sheet-tie`, `sheet-tie-shared` and
`sheet-chart`, and `source-…` for whatever brings points; its style sheet tints these as `.s0`, `.s1` and so on.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from html import escape
from itertools import groupby
from typing import Any, TypeVar

from planetfall.core.marks import icon, symbol, token, token_svg
from planetfall.core.scene import Scene
from planetfall.core.view import Seat

__all__ = ["bars", "figure", "ranking", "row", "sources", "table", "tied", "ties"]

S = TypeVar("S", bound=Seat)
LEFT, RIGHT, BAR, STEP = 40, 700, 26, 40


# -- tables ------------------------------------------------------------------------------------------------------------


def sources(scene: Scene[Any, Any], icons: Mapping[str, str], always: Collection[str]) -> str:
    """What each seat has from each source; one that brings nobody anything is left out unless it is there always."""
    rows = ""
    for number, source in enumerate(icons):
        earned = [seat.earned[source] for seat in scene.seats]
        if any(earned) or source in always:
            words = f"<span>{scene.say(f'source-{source}')}</span>"
            rows += row(f'<i class="key s{number}"></i>{icon(icons[source])}{words}', earned)
    total = row(scene.say("sheet-total"), [seat.score for seat in scene.seats], "total")
    return table(scene, "sheet-title", ["sheet-source"], rows, total)


def table(scene: Scene[Any, Any], caption: str, heads: Iterable[str], rows: str, foot: str) -> str:
    """`heads` stand above the columns before those of the seats."""
    first = "".join(f'<th scope="col">{scene.say(head)}</th>' for head in heads)
    seats = "".join(
        f'<th scope="col"><span>{token(seat.seat, seat.name, small=True)}<i>{escape(seat.name)}</i></span></th>'
        for seat in scene.seats
    )
    head = f'<caption class="sr">{scene.say(caption)}</caption><thead><tr>{first}{seats}</tr></thead>'
    return f'<table class="points">{head}<tbody>{rows}</tbody><tfoot>{foot}</tfoot></table>'


def row(name: str, cells: Iterable[object], kind: str = "", between: str = "") -> str:
    """`between` is what stands in the columns before those of the seats."""
    opening = f'<tr class="{kind}">' if kind else "<tr>"
    return f'{opening}<th scope="row">{name}</th>{between}{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'


# -- places ------------------------------------------------------------------------------------------------------------


def ranking(scene: Scene[Any, S], more: Callable[[S], str] | None = None) -> str:
    """The seats from first to last; `more` is what decides between equal scores, in words."""
    lines = ""
    places = scene.view.ranking
    for seat in sorted(scene.seats, key=lambda seat: (places[seat.seat], seat.seat)):
        place = places[seat.seat]
        small = f"<small>{more(seat)}</small>" if more else ""
        lines += (
            f'<li class="place-{place}"><b>{scene.say("sheet-place", place=place)}</b>{token(seat.seat, seat.name)}'
            f'<span class="placed">{escape(seat.name)}</span>{small}<span class="big">{seat.score}</span></li>'
        )
    return f'<ol class="ranks">{lines}</ol>'


def ties(scene: Scene[Any, Any]) -> str:
    """Whether equal scores were told apart."""
    said = ""
    for group in tied(scene):
        shared = len({scene.view.ranking[seat.seat] for seat in group}) == 1
        names = ", ".join(seat.name for seat in group)
        key = "sheet-tie-shared" if shared else "sheet-tie"
        said += f'<p class="fine">{scene.say(key, names=names, points=group[0].score)}</p>'
    return said


def tied(scene: Scene[Any, S]) -> list[list[S]]:
    """The seats that have equal scores, together."""
    order = sorted(scene.seats, key=lambda seat: (-seat.score, scene.view.ranking[seat.seat], seat.seat))
    groups = [list(group) for _, group in groupby(order, key=lambda seat: seat.score)]
    return [group for group in groups if len(group) > 1]


# -- charts ------------------------------------------------------------------------------------------------------------


def bars(scene: Scene[Any, S], icons: Mapping[str, str], words: Callable[[S], str]) -> str:
    """A bar for each seat, cut into sources; each has its tint, and its picture where it fits.

    What is lost lies to the left of a line, what is won to the right of it. `words` say a seat's score in plain text.
    """
    lost = max(_sum(seat, -1) for seat in scene.seats)
    won = max(10, *(_sum(seat, 1) for seat in scene.seats))
    scale = (RIGHT - LEFT) / (lost + won)
    zero = LEFT + lost * scale
    height = STEP * len(scene.seats) + 4
    drawing = "".join(_bar(seat, icons, number, zero, scale) for number, seat in enumerate(scene.seats))
    if lost:
        drawing += f'<path class="zero" d="M{zero:.1f} 0V{height}"/>'
    return figure(scene, ". ".join(f"{seat.name}: {words(seat)}" for seat in scene.seats), height, drawing)


def _sum(seat: Seat, sign: int) -> int:
    return sum(abs(points) for points in seat.earned.values() if points * sign > 0)


def _bar(seat: Seat, icons: Mapping[str, str], number: int, zero: float, scale: float) -> str:
    y = 4 + STEP * number
    drawing = token_svg(seat.seat, seat.name, 6, y + 1, 24)
    left = right = zero
    for tint, (source, mark) in enumerate(icons.items()):
        points = seat.earned[source]
        width = abs(points) * scale
        if points > 0:
            drawing += _piece(right, y, width, tint, mark, points)
            right += width
        elif points < 0:
            left -= width
            drawing += _piece(left, y, width, tint, mark, points)
    return drawing + f'<text class="end" x="{right + 8:.1f}" y="{y + 19}">{seat.score}</text>'


def _piece(x: float, y: float, width: float, tint: int, mark: str, points: int) -> str:
    size = f'width="{max(1.0, width - 1.5):.1f}" height="{BAR}"'
    drawing = f'<rect class="s{tint}" x="{x:.1f}" y="{y}" {size} rx="4"/>'
    if width > 28 + 8 * len(str(points)):
        drawing += symbol(mark, round(x + 5, 1), y + 5, 16, f"m s{tint}")
        drawing += f'<text class="n" x="{x + 25:.1f}" y="{y + 18}">{points}</text>'
    return drawing


def figure(scene: Scene[Any, Any], label: str, height: float, drawing: str) -> str:
    """A chart with its title; `label` says it in plain text."""
    title = scene.say("sheet-chart")
    svg = f'<svg viewBox="0 0 760 {height:g}" role="img" aria-label="{title}. {escape(label)}">{drawing}</svg>'
    return f'<figure class="chart night" tabindex="0"><figcaption>{title}</figcaption>{svg}</figure>'
