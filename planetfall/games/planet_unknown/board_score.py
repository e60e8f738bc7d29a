"""The score sheet: medals by source and seat as things stand, as bars and as a table; at the end the places."""

from html import escape
from itertools import groupby

from planetfall.core.marks import icon, symbol, token, token_svg
from planetfall.core.view import Look
from planetfall.games.planet_unknown.board_tracks import SOURCE_ICONS
from planetfall.games.planet_unknown.scene import Scene
from planetfall.games.planet_unknown.scene import scene as scene_of
from planetfall.games.planet_unknown.view import Seat, View

__all__ = ["score_sheet"]


def score_sheet(view: View, look: Look) -> str:
    scene = scene_of(view, look)
    end = _ranking(scene) if view.over else ""
    return f'<div class="scoresheet">{end}{_chart(scene)}{_table(scene)}</div>'


def _table(scene: Scene) -> str:
    view = scene.view
    heads = "".join(
        f'<th scope="col"><span>{token(seat.seat, seat.name, small=True)}<i>{escape(seat.name)}</i></span></th>'
        for seat in view.seats
    )
    rows = "".join(_row(scene, number, source) for number, source in enumerate(_sources(view)))
    sums = "".join(f"<td>{seat.score}</td>" for seat in view.seats)
    total = f'<tr class="total"><th scope="row">{scene.say("screen-total")}</th>{sums}</tr>'
    note = "" if view.over else f'<p class="fine">{scene.say("around-sheet-note")}</p>'
    return (
        f'<table class="points"><caption class="sr">{scene.say("around-sheet")}</caption>'
        f'<thead><tr><th scope="col">{scene.say("screen-source")}</th>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody><tfoot>{total}</tfoot></table>{note}"
    )


def _row(scene: Scene, number: int, source: str) -> str:
    cells = "".join(f"<td>{seat.earned[source]}</td>" for seat in scene.view.seats)
    words = f'<span class="cap">{scene.say(f"source-{source}")}</span>'
    name = f'<i class="key s{number}"></i>{icon(SOURCE_ICONS[source])}{words}'
    return f'<tr><th scope="row">{name}</th>{cells}</tr>'


def _sources(view: View) -> list[str]:
    """All of them; those that only an option brings, if anybody has something from them."""
    always = ("lines", "tracks", "lifepods", "meteorites", "cards")
    return [
        source for source in view.seats[0].earned if source in always or any(seat.earned[source] for seat in view.seats)
    ]


# -- places ----------------------------------------------------------------------------------------------------------


def _ranking(scene: Scene) -> str:
    view = scene.view
    order = sorted(view.seats, key=lambda seat: (view.ranking[seat.seat], seat.seat))
    lines = "".join(
        f'<li class="place-{view.ranking[seat.seat]}"><b>{scene.say("around-place", place=view.ranking[seat.seat])}</b>'
        f'{token(seat.seat, seat.name)}<span class="what">{escape(seat.name)}</span>'
        f'<span class="big">{seat.score}</span></li>'
        for seat in order
    )
    return f'<ol class="ranks">{lines}</ol>{_ties(scene)}'


def _ties(scene: Scene) -> str:
    """Whether equal scores were told apart."""
    view = scene.view
    said = ""
    for score, group in groupby(sorted(view.seats, key=lambda seat: -seat.score), key=lambda seat: seat.score):
        tied = list(group)
        if len(tied) > 1:
            shared = len({view.ranking[seat.seat] for seat in tied}) == 1
            key = "around-tie-shared" if shared else "around-tie"
            said += f'<p class="fine">{scene.say(key, names=", ".join(seat.name for seat in tied), points=score)}</p>'
    return said


# -- the chart -------------------------------------------------------------------------------------------------------

LEFT, RIGHT, BAR, STEP = 40, 700, 26, 40


def _chart(scene: Scene) -> str:
    """A bar for each seat, cut into sources; each source has its pattern of shades and its picture where it fits."""
    view = scene.view
    most = max(10, *(sum(max(0, medals) for medals in seat.earned.values()) for seat in view.seats))
    scale = (RIGHT - LEFT) / most
    bars = "".join(_bar(scene, seat, number, scale) for number, seat in enumerate(view.seats))
    title = scene.say("around-chart")
    label = ". ".join(f"{seat.name}: {scene.text.say('screen-medals', count=seat.score)}" for seat in view.seats)
    height = STEP * len(view.seats) + 4
    picture = f'<svg viewBox="0 0 760 {height}" role="img" aria-label="{title}. {escape(label)}">{bars}</svg>'
    return f'<figure class="chart night" tabindex="0"><figcaption>{title}</figcaption>{picture}</figure>'


def _bar(scene: Scene, seat: Seat, number: int, scale: float) -> str:
    y = 4 + STEP * number
    drawing = token_svg(seat.seat, seat.name, 6, y + 1, 24)
    x = float(LEFT)
    for place, source in enumerate(_sources(scene.view)):
        width = max(0, seat.earned[source]) * scale
        if width:
            size = f'width="{max(1.0, width - 1.5):.1f}" height="{BAR}"'
            drawing += f'<rect class="s{place}" x="{x:.1f}" y="{y}" {size} rx="4"/>'
            if width > 40:
                drawing += symbol(SOURCE_ICONS[source], x + 5, y + 5, 16, f"on{place}")
                drawing += f'<text class="n{place}" x="{x + 25:.1f}" y="{y + 18}">{seat.earned[source]}</text>'
            x += width
    return drawing + f'<text class="end" x="{x + 8:.1f}" y="{y + 19}">{seat.score}</text>'
