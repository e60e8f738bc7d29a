"""Chapter Two below the docking rows: what is in flight, what could leave, or whose carrier this is and where its
points come from. And the turn in one line: what it scored, what its end adds, what that makes.
"""

from html import escape

from planetfall.core.marks import icon, token
from planetfall.core.view import Line
from planetfall.games.reworld.board_ships import ahead
from planetfall.games.reworld.pieces import SIDE, blank, num, ring, ship, tile
from planetfall.games.reworld.scene import Scene
from planetfall.games.reworld.view import Seat, Tile

__all__ = ["below", "chain", "plus", "signed"]


def below(scene: Scene) -> str:
    acts = scene.own.seat in scene.view.actors
    if acts and scene.view.flying is not None:
        return _flight(scene, scene.view.flying)
    if scene.moves:
        return _ends(scene)
    return _purse(scene)


def signed(points: int) -> str:
    """With a real minus."""
    return f"{points:+}".replace("-", "−") if points else "0"


def plus(points: int) -> str:
    return f' <b class="gain">{points:+}</b>' if points else ""


# -- in flight -------------------------------------------------------------------------------------------------------

FLYING = {"use": "what-for", "sign": "founding", "survey": "counting", "build": "parks", "unload": "parks"}
ALONE = ("use", "sign", "survey")


def _flight(scene: Scene, flying: Tile) -> str:
    question = scene.view.question
    words = scene.say(f"settle-{FLYING.get(question, 'carries')}")
    items = [_rider(scene, flying, words, question in ALONE)]
    for number, what in enumerate(scene.view.aboard, 1):
        now = question == "build" and number == 1
        key = {"build": "now" if now else "next", "unload": "first"}.get(question, "aboard")
        items.append(_rider(scene, what, scene.say(f"settle-{key}"), now, f"unload {number}"))
    if question == "carry":
        items += [_room(scene)] * (2 - len(scene.view.aboard))
    if question in ALONE:
        items.append(f'<li class="about">{escape(flying.tip)}</li>')
    title = scene.say("settle-flight")
    riders = f'<div role="group" aria-label="{title}" data-roving=""><ol>{"".join(items)}</ol></div>'
    return f'<section class="flight"><h2>{title}</h2>{riders}</section>'


def _rider(scene: Scene, what: Tile, words: str, now: bool, notation: str = "") -> str:
    move = scene.moves.get(notation)
    state = "legal" if move else "chosen" if now else ""
    if move:
        attributes = f'{scene.target(notation, move.text).attributes} tabindex="{0 if notation[-1] == "1" else -1}"'
    else:
        attributes = f'role="img" aria-label="{escape(what.text)}: {words}" data-tip="{escape(what.tip)}"'
    drawing = ring(0, 0, SIDE, SIDE + 3) + tile(what, 0, 0)
    target = f'<g class="{state}" data-piece="tile-{what.id}" {attributes}>{drawing}</g>'
    kind = ' class="now"' if state else ""
    return f'<li{kind}><svg viewBox="-6 -6 76 79">{target}</svg><span>{words}</span></li>'


def _room(scene: Scene) -> str:
    place = f'<svg viewBox="-6 -6 76 79" aria-hidden="true">{blank(0, 0)}</svg>'
    return f"<li>{place}<span>{scene.say('settle-room')}</span></li>"


# -- what could leave ------------------------------------------------------------------------------------------------


def _ends(scene: Scene) -> str:
    """The module at each open end and what it would do; the place for choices that ask for a word."""
    lines = "".join(
        f"<li>{num(row)}{_what(scene, row, tiles[-1])}{_uses(scene, row, tiles[-1])}</li>"
        for row, tiles in enumerate(scene.own.docked, 1)
        if tiles
    )
    return f'<section class="ends"><h2>{scene.say("settle-ends")}</h2><ul>{lines}</ul></section>'


def _what(scene: Scene, row: int, what: Tile) -> str:
    """Its name; of one that cannot leave as it is, also why."""
    target = scene.target(f"undock {row}", what.text)
    if target.state != "illegal":
        return f'<span class="what" data-tip="{escape(what.tip)}">{escape(what.text)}</span>'
    return f'<span class="what illegal" {target.attributes} tabindex="0">{escape(what.text)}</span>'


def _uses(scene: Scene, row: int, what: Tile) -> str:
    buttons = "".join(_wordy(scene, name, row) for name in ("couple", "sacrifice"))
    if buttons:
        return f'<span class="uses">{buttons}</span>'
    words = [
        scene.say(f"settle-use-{use.use}", shields=what.shields) + plus(use.points)
        for use in scene.view.uses
        if use.row == row
    ]
    move = scene.moves.get(f"undock {row}")
    words = words or [scene.say(f"settle-end-{what.kind}", letter=what.letter) + plus(move.points if move else 0)]
    return f'<span class="uses">{"".join(f"<span>{word}</span>" for word in words)}</span>'


def _wordy(scene: Scene, name: str, row: int) -> str:
    move = scene.moves.get(f"{name} {row}")
    if move is None:
        return ""
    words, text = scene.say(f"settle-{name}"), escape(move.text)
    gain = f" {move.points:+}" if move.points else ""
    label = f'aria-label="{words}{gain}: {text}" data-tip="{text}"'
    return f'<button class="chip do" data-move="{name} {row}" {label}>{words}{plus(move.points)}</button>'


# -- points ----------------------------------------------------------------------------------------------------------


def _purse(scene: Scene) -> str:
    """Whose carrier this is, and the ships it has taken."""
    own = scene.own
    taken = [what for what in scene.view.ships if what.taken_by == own.seat]
    ships = "".join(
        f'<li data-tip="{escape(what.text)}"><svg viewBox="0 0 76 60" role="img" aria-label="{escape(what.text)}">'
        f"{ship(what)}</svg></li>"
        for what in taken
    )
    name = f'{token(own.seat, own.name)}<h2>{escape(own.name)}</h2><span class="big">{own.score}</span>'
    count = scene.say("settle-ships", count=len(taken))
    return f'<section class="purse"><header>{name}</header><p>{count}</p><ul>{ships}</ul></section>'


def _sources(scene: Scene, seat: Seat) -> list[tuple[str, int]]:
    return [(scene.say(f"source-{name}"), points) for name, points in seat.earned.items() if points]


# -- the turn in one line --------------------------------------------------------------------------------------------


def chain(scene: Scene) -> str:
    own = scene.own
    drafted = [line for line in scene.view.log if line.points and line.seat == own.seat and _is_draft(scene, line)]
    coming = ahead(scene.view) if own.seat in scene.view.actors else ()
    before = own.score - sum(line.points for line in drafted)
    parts = [token(own.seat, own.name, small=True), f'<b class="big">{before}</b>']
    parts += [f'<span class="chip gain">{line.points:+} {_about(scene, line)}</span>' for line in drafted]
    if coming:
        parts.append(f'<span class="then">{scene.say("settle-end-of-turn")}</span>')
        parts += [f'<span class="chip gain">{what.points:+} {escape(what.text)}</span>' for what in coming]
    if drafted or coming:
        parts.append(f'{icon("arrow")}<b class="big gain">{own.score + sum(what.points for what in coming)}</b>')
    else:
        parts += [f'<span class="chip">{name} <b>{points}</b></span>' for name, points in _sources(scene, own)]
        parts += [] if scene.view.over else [_final(scene)]
    return f'<div class="chain">{"".join(parts)}</div>'


def _final(scene: Scene) -> str:
    """What the final ship would make of the score now."""
    points = sum(category.points[scene.own.seat] for category in scene.view.final_ship)
    words = scene.say("settle-final-chain")
    kind = "gain" if points > 0 else "loss"
    total = str(scene.own.score + points).replace("-", "−")
    then = f'{icon("arrow")}<b class="big">{total}</b>'
    return f'<span class="then">{words}</span><b class="{kind}">{signed(points)}</b>{then}'


def _is_draft(scene: Scene, line: Line) -> bool:
    return any(piece in scene.ghosts for piece in line.pieces)


def _about(scene: Scene, line: Line) -> str:
    """The thing that scored, in its own words."""
    piece = line.pieces[0]
    own = scene.own
    things = {f"ship-{number}": what.text for number, what in enumerate(scene.view.ships)}
    things |= {f"tile-{what.id}": what.text for city in own.cities for what in city.tiles}
    things |= {f"tile-{what.id}": what.text for what in own.satellites}
    return escape(things.get(piece, ""))
