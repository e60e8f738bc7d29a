"""The 14 population ships with what everybody still lacks, and the score track with everybody's token."""

from html import escape

from planetfall.core.marks import symbol, token_svg
from planetfall.core.view import Look
from planetfall.games.reworld.pieces import ring, ship
from planetfall.games.reworld.scene import Scene
from planetfall.games.reworld.scene import scene as scene_of
from planetfall.games.reworld.view import Ship, View

__all__ = ["ahead", "fleet", "score_track", "ships_strip"]


def ships_strip(view: View, look: Look) -> str:
    """Track and ships together, as Chapter One has them below its board."""
    return fleet(view, look, score_track(view, look))


def fleet(view: View, look: Look, above: str = "") -> str:
    """The ships in a panel of their own; on a phone it scrolls, so the keyboard can enter it."""
    label = scene_of(view, look).say("ships-list")
    return f'<div class="panel fleet" tabindex="0" role="region" aria-label="{label}">{above}{_ships(view, look)}</div>'


def ahead(view: View) -> tuple[Ship, ...]:
    """The ships that whoever has the turn takes at its end, as things are now."""
    return tuple(ship for ship in view.ships for seat in view.actors if ship.met[seat])


# -- ships -----------------------------------------------------------------------------------------------------------


def _ships(view: View, look: Look) -> str:
    scene = scene_of(view, look)
    ships = "".join(_ship(scene, number) for number in range(len(view.ships)))
    return f'<ul class="ships">{ships}</ul>'


def _ship(scene: Scene, number: int) -> str:
    what = scene.view.ships[number]
    state = "taken" if what.taken_by is not None else "win" if what in ahead(scene.view) else ""
    label = escape(_label(scene, what))
    owner = "" if what.taken_by is None else token_svg(what.taken_by, scene.view.names[what.taken_by], 42, 33, 25)
    drawing = f'{ring(3, 3, 70, 50, 3, 6)}<g class="piece">{ship(what)}</g>{owner}'
    name = f"ship-{number}"
    piece = f'<g class="{scene.marks(name).strip()}" data-piece="{name}">{drawing}</g>'
    picture = f'<svg viewBox="0 0 76 60" role="img" aria-label="{label}">{piece}</svg>'
    progress = "" if scene.view.chapter == 1 else _progress(scene, what, state)
    return f'<li class="shipli {state}" data-tip="{label}">{picture}{progress}</li>'


def _label(scene: Scene, what: Ship) -> str:
    say, names = scene.text.say, scene.view.names
    label = say("ships-label", ship=what.text, points=what.points)
    if what.taken_by is not None:
        return say("ships-label-taken", label=label, seat=names[what.taken_by])
    if scene.view.chapter == 1:
        return label
    standing = ", ".join(f"{name} {_number(what, seat)}" for seat, name in enumerate(names))
    return say("ships-label-open", label=label, standing=standing)


def _progress(scene: Scene, what: Ship, state: str) -> str:
    """Under each ship: how far the reader is in words, the others as small tokens with numbers."""
    own = scene.own.seat
    if state == "taken":
        return f'<span class="prog">{scene.say("ships-taken")}</span>'
    if state == "win":
        words = scene.say("ships-this-turn")
    elif _asks_for_few(what):
        words = scene.say("ships-left", count=what.progress[own])
    else:
        words = _number(what, own)
    others = "".join(_other(seat.seat, what.progress[seat.seat]) for seat in scene.others)
    return f'<span class="prog">{words}</span><span class="oth" aria-hidden="true">{others}</span>'


def _asks_for_few(what: Ship) -> bool:
    """These are counted down, all others up."""
    return what.row > 0 or what.asks == "docking_modules"


def _number(what: Ship, seat: int) -> str:
    now = what.progress[seat]
    return str(now) if _asks_for_few(what) else f"{now}/{what.mark}"


def _other(seat: int, number: int) -> str:
    return f'<svg class="p{seat + 1}" viewBox="0 0 48 48">{symbol(f"token-{seat + 1}", 0, 0, 48, "tk")}</svg>{number}'


# -- the score track -------------------------------------------------------------------------------------------------

LEFT, RIGHT = 20, 980
SIZE = 24  # of a token


def score_track(view: View, look: Look) -> str:
    top = max(100, -(-max(view.scores) // 10) * 10)
    standing = ", ".join(f"{name} {points}" for name, points in zip(view.names, view.scores, strict=True))
    label = scene_of(view, look).say("ships-track", standing=standing)
    drawing = _scale(top) + _pin(view, top) + _forecast(view, top) + _tokens(view, top)
    return f'<svg class="scoretrack" viewBox="0 -8 1000 52" role="img" aria-label="{label}">{drawing}</svg>'


def _at(points: int, top: int) -> float:
    return round(LEFT + (RIGHT - LEFT) * max(0, min(points, top)) / top, 1)


def _scale(top: int) -> str:
    ticks = "".join(f"M{_at(points, top):g} 20v8" for points in range(0, top + 1, 5))
    step = 10 if top <= 140 else 20
    labels = "".join(f'<text x="{_at(points, top):g}" y="42">{points}</text>' for points in range(0, top + 1, step))
    return f'<rect class="rail" x="6" y="18" width="988" height="12" rx="6"/><path class="ticks" d="{ticks}"/>{labels}'


def _pin(view: View, top: int) -> str:
    """Where the ship that asks for points waits."""
    pins = ""
    for what in view.ships:
        if what.asks == "score":
            x = f"{_at(what.mark, top):g}"
            gone = " gone" if what.taken_by is not None else ""
            pins += f'<g class="pin{gone}"><path d="M{x} 0v30"/><circle cx="{x}" cy="2" r="6"/></g>'
    return pins


def _forecast(view: View, top: int) -> str:
    """Where the token of the turn will stand once the ships of this turn are taken."""
    coming = sum(what.points for what in ahead(view))
    if not coming or not view.actors:
        return ""
    seat = view.actors[0]
    start, end = _at(view.scores[seat], top), _at(view.scores[seat] + coming, top)
    arc = f'<path class="hop" d="M{start:g} 12A{(end - start) / 2:g} 12 0 0 1 {end:g} 12"/>'
    return f'{arc}<g class="soon">{token_svg(seat, view.names[seat], end - SIZE / 2, 24 - SIZE / 2, SIZE)}</g>'


def _tokens(view: View, top: int) -> str:
    """Low scores first; tokens that would hide each other climb a little."""
    drawn: list[float] = []
    tokens = ""
    for seat in sorted(range(len(view.scores)), key=lambda seat: (view.scores[seat], -seat)):
        x = _at(view.scores[seat], top)
        climb = sum(1 for other in drawn if x - other < 15)
        drawn.append(x)
        place = x - SIZE / 2 + 4 * climb, 24 - SIZE / 2 - 9 * climb
        tokens += f'<g data-piece="score-{seat}">{token_svg(seat, view.names[seat], *place, SIZE)}</g>'
    return tokens
