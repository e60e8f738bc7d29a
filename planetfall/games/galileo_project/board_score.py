"""The score sheet: VP by source and seat as things stand, as bars and as a table; at the end the places."""

from html import escape
from itertools import groupby

from planetfall.core.marks import icon, symbol, token, token_svg
from planetfall.games.galileo_project.pieces import SOURCE_ICONS
from planetfall.games.galileo_project.scene import Scene
from planetfall.games.galileo_project.view_seats import Seat

__all__ = ["score_sheet"]


def score_sheet(scene: Scene) -> str:
    end = _ranking(scene) if scene.view.over else ""
    return f'<div class="scoresheet">{end}{_chart(scene)}{_table(scene)}</div>'


def _table(scene: Scene) -> str:
    view = scene.view
    heads = "".join(
        f'<th scope="col"><span>{token(seat.seat, seat.name, small=True)}<i>{escape(seat.name)}</i></span></th>'
        for seat in view.seats
    )
    rows = "".join(_row(scene, number, source) for number, source in enumerate(SOURCE_ICONS))
    sums = "".join(f"<td>{seat.score}</td>" for seat in view.seats)
    total = f'<tr class="total"><th scope="row">{scene.say("sheet-total")}</th>{sums}</tr>'
    note = "" if view.over else f'<p class="fine">{scene.say("sheet-note")}</p>'
    return (
        f'<table class="points"><caption class="sr">{scene.say("sheet-title")}</caption>'
        f'<thead><tr><th scope="col">{scene.say("sheet-source")}</th>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody><tfoot>{total}</tfoot></table>{note}"
    )


def _row(scene: Scene, number: int, source: str) -> str:
    cells = "".join(f"<td>{seat.earned[source]}</td>" for seat in scene.view.seats)
    name = f'<i class="key s{number}"></i>{icon(SOURCE_ICONS[source])}{scene.say(f"source-{source}")}'
    return f'<tr><th scope="row">{name}</th>{cells}</tr>'


# -- places ----------------------------------------------------------------------------------------------------------


def _ranking(scene: Scene) -> str:
    view = scene.view
    order = sorted(view.seats, key=lambda seat: (view.ranking[seat.seat], seat.seat))
    lines = "".join(
        f'<li class="place-{view.ranking[seat.seat]}"><b>{scene.say("sheet-place", place=view.ranking[seat.seat])}</b>'
        f'{token(seat.seat, seat.name)}<span class="who-won">{escape(seat.name)}</span>'
        f'<small>{scene.say("sheet-influence", count=seat.influence)}</small><span class="big">{seat.score}</span></li>'
        for seat in order
    )
    return f'<ol class="ranks">{lines}</ol>{_ties(scene)}'


def _ties(scene: Scene) -> str:
    """How equal scores were told apart."""
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

LEFT, RIGHT, BAR, STEP = 40, 700, 26, 40


def _chart(scene: Scene) -> str:
    """A bar for each seat, cut into sources; each source has its tint, and its picture where it fits."""
    view = scene.view
    most = max(10, *(seat.score for seat in view.seats))
    scale = (RIGHT - LEFT) / most
    bars = "".join(_bar(seat, number, scale) for number, seat in enumerate(view.seats))
    title = scene.say("sheet-chart")
    label = ". ".join(f"{seat.name}: {scene.text.say('sheet-vp', count=seat.score)}" for seat in view.seats)
    height = STEP * len(view.seats) + 4
    picture = f'<svg viewBox="0 0 760 {height}" role="img" aria-label="{title}. {escape(label)}">{bars}</svg>'
    return f'<figure class="chart night" tabindex="0"><figcaption>{title}</figcaption>{picture}</figure>'


def _bar(seat: Seat, number: int, scale: float) -> str:
    y = 4 + STEP * number
    drawing = token_svg(seat.seat, seat.name, 6, y + 1, 24)
    x = float(LEFT)
    for place, (source, mark) in enumerate(SOURCE_ICONS.items()):
        width = seat.earned[source] * scale
        if width <= 0:
            continue
        size = f'width="{max(1.0, width - 1.5):.1f}" height="{BAR}"'
        drawing += f'<rect class="s{place}" x="{x:.1f}" y="{y}" {size} rx="4"/>'
        if width > 42:
            drawing += symbol(mark, round(x + 5, 1), y + 5, 16, f"m s{place}")
            drawing += f'<text class="n" x="{x + 25:.1f}" y="{y + 18}">{seat.earned[source]}</text>'
        x += width
    return drawing + f'<text class="end" x="{x + 8:.1f}" y="{y + 19}">{seat.score}</text>'
