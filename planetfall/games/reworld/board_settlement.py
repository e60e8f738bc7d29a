"""The board of Chapter Two: docking rows left of the spine, city rows, defence, shuttles and satellites right of it.

A row is a strip of tiles that scales itself to the room it has. Legal places show the piece that would land there, the
others a lock with the reason. Nothing here decides what is legal: the view's moves and refusals do.
"""

from collections.abc import Callable, Iterable
from html import escape

from planetfall.core.marks import icon, symbol
from planetfall.core.view import Look
from planetfall.games.reworld.board_flight import below, chain, plus, signed
from planetfall.games.reworld.board_others import DEFENCE, LETTERS, final_ship_table, other_carriers
from planetfall.games.reworld.board_ships import ahead, fleet, score_track
from planetfall.games.reworld.pieces import SIDE, TERRAINS, blank, defence, mini, num, ring, sign, tile
from planetfall.games.reworld.scene import Scene, Target
from planetfall.games.reworld.scene import scene as scene_of
from planetfall.games.reworld.view import Category, City, Tile, View

__all__ = ["settlement_areas", "settlement_choices"]

STEP = SIDE + 3  # from tile to tile
CROWDED = 43  # the same in a long row: a third of each tile lies under the next
LONG = 8  # more tiles than this overlap
PILL = 52  # room for the points beside a place


def settlement_areas(view: View, look: Look) -> dict[str, str]:
    scene = scene_of(view, look)
    return {
        "board": _carrier(scene),
        "own": fleet(view, look),
        "side": other_carriers(scene) + final_ship_table(scene),
        "foot": f'<div class="panel turnline" tabindex="0" role="region" {_label(scene, "settle-chain")}>'
        f"{chain(scene)}{score_track(view, look)}</div>",
        "choices": settlement_choices(view, look),
    }


def _label(scene: Scene, key: str, **values: str | int) -> str:
    return f'aria-label="{scene.say(key, **values)}"'


# -- tiles and targets -----------------------------------------------------------------------------------------------


def _target(scene: Scene, notation: str, what: str) -> Target:
    """A legal place is called after its move, any other says what it is and why not."""
    move, refusal = scene.moves.get(notation), scene.refused.get(notation)
    if move is not None:
        found = scene.target(notation, move.text)
        return Target(found.state, f'{found.attributes} tabindex="-1" data-tip="{escape(move.text)}"')
    found = scene.target(notation, f"{what}. {refusal.text}" if refusal else what)
    return Target(found.state, f'{found.attributes} tabindex="-1"' if refusal else found.attributes)


def _entrance(group: str) -> str:
    """The keyboard enters a group at its first legal place, or at the first that says why not."""
    first = group.find('class="legal')
    start = max(first, 0)
    return group[:start] + group[start:].replace('tabindex="-1"', 'tabindex="0"', 1)


def _piece(scene: Scene, what: Tile, drawing: str, x: float, target: Target | None = None) -> str:
    """One tile in a row, with the light that falls on it."""
    name = f"tile-{what.id}"
    state, attributes = (target.state, target.attributes) if target else ("", "")
    if not state:
        attributes = f'role="img" aria-label="{escape(what.text)}" data-tip="{escape(what.tip)}"'
    kinds = f"{state}{scene.marks(name)}".strip()
    light = ring(x, 0, SIDE, SIDE + 3)
    return f'<g class="{kinds}" data-piece="{name}" {attributes}>{light}{drawing}</g>'


def _pill(points: int, x: float) -> str:
    """What a place is worth, beside it."""
    if not points:
        return ""
    text = f'<text x="{x + 24:g}" y="39.5">{points:+}</text>'
    return f'<g class="pill" aria-hidden="true"><rect x="{x:g}" y="17" width="48" height="32" rx="16"/>{text}</g>'


def _strip(drawing: str, left: float, width: float, align: str) -> str:
    return f'<svg class="strip" viewBox="{left:g} -1 {width:g} 70" preserveAspectRatio="{align}YMid">{drawing}</svg>'


# -- the docking rows ------------------------------------------------------------------------------------------------


def _carrier(scene: Scene) -> str:
    long = " long" if len(scene.view.seats) == 2 else ""  # two players dock most modules
    name = scene.own.name
    docks = _entrance("".join(_dock(scene, row) for row in range(1, 6)))
    town = _entrance("".join(_town(scene)))
    return (
        f'<div class="settlement{long}">'
        f'<div class="docks" role="group" data-roving="" {_label(scene, "settle-docks", seat=name)}>{docks}</div>'
        f'<div class="town" role="group" data-roving="" {_label(scene, "settle-town", seat=name)}>{town}</div>'
        f"{below(scene)}</div>"
    )


def _dock(scene: Scene, row: int) -> str:
    tiles = scene.own.docked[row - 1]
    content = _docked(scene, row, tiles) if tiles else _empty(scene, row)
    label = _label(scene, "settle-row", row=row, count=len(tiles))
    return f'<div class="drow" id="dock-{row}" role="group" {label}>{content}{num(row)}</div>'


def _empty(scene: Scene, row: int) -> str:
    coming = scene.own.seat in scene.view.actors and any(ship.row == row for ship in ahead(scene.view))
    words = scene.text.say("settle-empty-ship" if coming else "settle-empty")
    notation = f"carry {row}" if f"carry {row}" in scene.refused else f"undock {row}"
    target = _target(scene, notation, words)
    return f'<span class="none {target.state}" {target.attributes if target.state else ""}>{escape(words)}</span>'


def _docked(scene: Scene, row: int, tiles: tuple[Tile, ...]) -> str:
    """From the spine to the open end on the left; the outermost tile lies on top."""
    step = CROWDED if len(tiles) > LONG else STEP
    places = [-(SIDE + step * place) for place in range(len(tiles))]
    paired = f"couple {row}" in scene.moves
    inner = len(tiles) - (2 if paired else 1)
    drawing = "".join(_piece(scene, tiles[n], tile(tiles[n], places[n], 0), places[n]) for n in range(inner))
    drawing += _pair(scene, row, tiles, places) if paired else _end(scene, row, tiles[-1], places[-1])
    gain = _gain_at(scene, row)
    edge = places[-1] - (46 if 'class="crate"' in drawing else 0)
    left = edge - (PILL + 6 if gain else 4)
    return _strip(drawing + _pill(gain, edge - PILL - 4), left, -left + 2, "xMax")


def _end(scene: Scene, row: int, what: Tile, x: float) -> str:
    """The module at the open end: lit, or with the reason why it has to stay."""
    if f"sacrifice {row}" in scene.moves:
        return _given_up(scene, row, what, x)
    carried = scene.view.question == "carry"
    target = _target(scene, f"{'carry' if carried else 'undock'} {row}", what.text)
    return _piece(scene, what, tile(what, x, 0), x, target)


def _given_up(scene: Scene, row: int, what: Tile, x: float) -> str:
    """A builder that can only go to the box: lit, with a crate beside it."""
    target = _target(scene, f"sacrifice {row}", "")
    crate = f'<g class="crate">{blank(x - 46, 14, 38)}{symbol("crate", x - 38, 22, 22)}</g>'
    drawing = f"{ring(x, 0, SIDE, SIDE + 3)}{tile(what, x, 0)}{crate}"
    marks = scene.marks(f"tile-{what.id}")
    return f'<g class="legal last{marks}" data-piece="tile-{what.id}" {target.attributes}>{drawing}</g>'


def _pair(scene: Scene, row: int, tiles: tuple[Tile, ...], places: list[int]) -> str:
    """A shuttle that may leave with the builder before it: one target of two tiles."""
    pieces = "".join(
        f'<g data-piece="tile-{what.id}">{tile(what, x, 0)}</g>'
        for what, x in zip(tiles[-2:], places[-2:], strict=True)
    )
    light = ring(places[-1], 0, SIDE + places[-2] - places[-1], SIDE + 3)
    target = _target(scene, f"couple {row}", "")
    return f'<g class="legal" {target.attributes}>{light}<g class="piece">{pieces}</g></g>'


def _gain_at(scene: Scene, row: int) -> int:
    """The most that the module at the end of a row can score at once."""
    blocks = ("undock", "carry", "couple") if f"couple {row}" in scene.moves else ("undock", "carry", "sacrifice")
    names = [f"{block} {row}" for block in blocks]
    moves = [scene.moves[name].points for name in names if name in scene.moves]
    uses = [use.points for use in scene.view.uses if use.row == row and scene.moves]
    return max(moves + uses, default=0)


# -- the settlement --------------------------------------------------------------------------------------------------

Draw = Callable[[Tile, float, float], str]


def _town(scene: Scene) -> Iterable[str]:
    cities = {city.letter: city for city in scene.own.cities}
    for letter in LETTERS:
        yield _city_row(scene, letter, cities[letter]) if letter in cities else _no_city(scene, letter)
    own = scene.own
    final = _forecast(scene, scene.view.final_ship[DEFENCE])
    yield _row(scene, "defence", "shield", own.defence, defence, "defend", own.shields, final)
    yield _row(scene, "shuttles", "shuttle", own.shuttles, tile, "transport", len(own.shuttles))
    yield _row(scene, "satellites", "satellite", own.satellites, tile, "task", len(own.satellites))


def _row(
    scene: Scene,
    name: str,
    mark: str,
    tiles: tuple[Tile, ...],
    draw: Draw,
    notation: str,
    count: int,
    final: str = "",
) -> str:
    strip, width = _laid(scene, tiles, draw, 0)
    flying = scene.view.flying
    title = scene.say(f"settle-{name}")
    place = _place(scene, notation, width, title, draw(flying, width, 0) if flying else "")
    place = place or ("" if tiles else f'<g class="vacant">{blank(0, 0)}{symbol(mark, 20, 20, 24)}</g>')
    note = scene.say(f"settle-{name}-note", count=count)
    return _line(name, icon(mark), strip + place, width, title, note, final)


def _city_row(scene: Scene, letter: str, city: City) -> str:
    name = escape(city.name)
    first = f'<g role="img" aria-label="{name}" data-tip="{name}">{sign(letter, 0, 0)}</g>'
    strip, width = _laid(scene, city.tiles, tile, 1)
    note = scene.say("settle-tiles", count=city.size)
    drawing = first + strip + _city_place(scene, letter, width, name)
    return _line(f"t{letter.lower()}", icon(TERRAINS[letter]), drawing, width, name, note, _of_city(scene, letter))


def _no_city(scene: Scene, letter: str) -> str:
    name, note = scene.say("settle-no-city", letter=letter), scene.say("settle-founds", letter=letter)
    vacant = f'<g class="vacant">{blank(0, 0)}<text x="32" y="42">{letter}</text></g>'
    place = _founding(scene, letter) or _city_place(scene, letter, 0, name) or vacant
    kind = f"t{letter.lower()} nocity"
    return _line(kind, icon(TERRAINS[letter]), place, 0, name, note, _of_city(scene, letter))


def _laid(scene: Scene, tiles: tuple[Tile, ...], draw: Draw, first: int) -> tuple[str, float]:
    """The tiles of a row from its base, and where the next one would lie."""
    step = CROWDED if len(tiles) + first > LONG else STEP
    drawing = "".join(
        _piece(scene, what, draw(what, step * place, 0), step * place) for place, what in enumerate(tiles, first)
    )
    last = len(tiles) + first - 1
    return drawing, step * last + STEP if last >= 0 else 0


def _founding(scene: Scene, letter: str) -> str:
    """Where a new city will lie. The names stand beside the status sentence; the place itself takes the first one."""
    signs = [notation for notation in scene.moves if notation.startswith(f"sign {letter}")]
    return _lit(scene, signs[0], 0, sign(letter, 0, 0)) if signs else ""


def _city_place(scene: Scene, letter: str, x: float, name: str) -> str:
    builder = tile(scene.view.aboard[0], x, 0) if scene.view.aboard else ""
    counting = f'<g class="piece count">{symbol("satellite", x + 16, 16, 32)}</g>'
    place = _place(scene, f"build {letter}", x, name, builder)
    return place or _place(scene, f"survey {letter}", x, name, counting)


def _place(scene: Scene, notation: str, x: float, name: str, drawing: str) -> str:
    """The next place of a row: lit with what would land there, or locked."""
    if notation in scene.moves:
        return _lit(scene, notation, x, drawing)
    target = _target(scene, notation, name)
    if not target.state:
        return ""
    lock = f"{ring(x, 0, SIDE, SIDE, 2)}{blank(x, 0)}{symbol('lock', x + 22, 22, 20, 'lock')}"
    return f'<g class="illegal" {target.attributes}>{lock}</g>'


def _lit(scene: Scene, notation: str, x: float, drawing: str) -> str:
    target = _target(scene, notation, "")
    light = ring(x, 0, SIDE, SIDE + 3, 2)
    place = f'<g class="legal goal" {target.attributes}>{light}{drawing}</g>'
    return place + _pill(scene.moves[notation].points, x + SIDE + 8)


def _of_city(scene: Scene, letter: str) -> str:
    return _forecast(scene, scene.view.final_ship[LETTERS.index(letter)])


def _forecast(scene: Scene, category: Category) -> str:
    """What the final ship would pay for a row now."""
    points = category.points[scene.own.seat]
    kind = "gain" if points > 0 else "loss" if points < 0 else "nil"
    tip = scene.say("settle-final-tip", category=category.text, points=signed(points))
    return f'<span class="fc {kind}" data-tip="{tip}">{signed(points)}</span>'


def _line(kind: str, mark: str, drawing: str, width: float, name: str, note: str, final: str) -> str:
    """A row of the settlement: its plate on the spine, its tiles, its name and what it counts."""
    room = width + SIDE + (PILL + 8 if 'class="pill"' in drawing else 0)
    words = f'<p><b>{name}</b><small><span class="note">{note}</span>{final}</small></p>'
    lit = " go" if 'class="legal' in drawing else ""
    row = f'<div class="trow {kind}{lit}" id="row-{kind.split()[0]}" role="group" aria-label="{name}">'
    return f'{row}<span class="plate">{mark}</span>{_strip(drawing, -4, room + 8, "xMin")}{words}</div>'


# -- beside the status sentence --------------------------------------------------------------------------------------


def settlement_choices(view: View, look: Look) -> str:
    """What has no place of its own on the board, or reads better in words."""
    scene = scene_of(view, look)
    if view.question == "use":
        return "".join(_use(scene, name, mark) for name, mark in USES.items())
    if view.question == "sign":
        return "".join(_button(scene, sign_, escape(name)) for sign_, name in view.signs.items())
    if view.question == "carry":
        return _button(scene, "fly", icon("shuttle") + scene.say("settle-choose-fly", count=len(view.aboard)))
    if view.question == "unload":
        return "".join(_first(scene, number, what) for number, what in enumerate(view.aboard, 1))
    return ""


USES = {"defend": "shield", "transport": "shuttle", "task": "satellite"}


def _use(scene: Scene, name: str, mark: str) -> str:
    shields = scene.view.flying.shields if scene.view.flying else 0
    return _button(scene, name, icon(mark) + scene.say(f"settle-choose-{name}", shields=shields))


def _first(scene: Scene, number: int, what: Tile) -> str:
    picture = f'<svg class="bit" viewBox="0 0 20 20" aria-hidden="true">{mini(what, 0, 0)}</svg>'
    return _button(scene, f"unload {number}", picture + escape(what.text))


def _button(scene: Scene, notation: str, words: str) -> str:
    move = scene.moves.get(notation)
    if move is None:
        return ""
    said = f'data-move="{notation}" data-tip="{escape(move.text)}"'
    return f'<button class="btn pick" {said}>{words}{plus(move.points)}</button>'
