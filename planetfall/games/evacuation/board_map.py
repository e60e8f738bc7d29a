"""The New World: one map of hexagons. Faces are printed once; over each lies who has settled it, or whether I may.

A field is drawn around its own middle. Squares are spaces for factories, discs for population; beads on the rim of a
disc count what it brings.
"""

from html import escape
from math import hypot

from planetfall.core.marks import icon, symbol, token_svg
from planetfall.games.evacuation.pieces import RESOURCE_ICONS, SYMBOL_ICONS, TERRAIN_ICONS
from planetfall.games.evacuation.scene import Scene
from planetfall.games.evacuation.view import Field
from planetfall.games.evacuation.view_settling import Settling

__all__ = ["new_world", "new_world_scenery"]

BOX = "-212 -194 484 442"
MIDDLE = (30, 26)  # of the globe
ACROSS, DOWN = 60, 52  # from field to field, from row to row
HEX = "M0-33.4 28.9-16.7V16.7L0 33.4-28.9 16.7V-16.7Z"
PLACES = {  # of so many spaces
    1: ((0.0, 1.0),),
    2: ((-12.5, 1.0), (12.5, 1.0)),
    3: ((-12.5, -5.0), (12.5, -5.0), (0.0, 14.5)),
    4: ((-12.5, -6.0), (12.5, -6.0), (-12.5, 15.0), (12.5, 15.0)),
}


def new_world(scene: Scene, head: str) -> str:
    label = scene.say("map-label", count=len(scene.view.fields))
    fields = "".join(_field(scene, field) for field in scene.view.fields)
    prices = "".join(_price(scene, field) for field in scene.view.fields) + _solo_tile(scene)
    return (
        f'<section class="panel new night" id="new-world" aria-label="{scene.say("world-new")}">{head}'
        f'<div class="mapbox"><svg class="nwmap" viewBox="{BOX}" role="group" aria-label="{label}" data-roving="grid">'
        f'{new_world_scenery(scene)}{fields}<g aria-hidden="true">{prices}</g></svg>{_terrains(scene)}</div></section>'
    )


# -- what is printed -------------------------------------------------------------------------------------------------


def new_world_scenery(scene: Scene) -> str:
    """It is sent once."""
    faces = "".join(_face(field) for field in scene.view.fields)
    return (
        f'<g id="new-ground" data-hash="new-ground" aria-hidden="true">{DEFS}'
        '<circle class="air" cx="30" cy="26" r="272"/><circle class="globe" cx="30" cy="26" r="240"/>'
        f"{faces}</g>"
    )


DEFS = (
    f'<defs><path id="hx" d="{HEX}"/><path id="hx-in" d="{HEX}" transform="scale(.945)"/>'
    '<pattern id="x-steppe" width="13" height="11" patternUnits="userSpaceOnUse">'
    '<path class="ink-line" stroke-width="1.1" d="M3 8V4M1.5 8 .5 5.5M4.5 8l1-2.5M9 4V1"/></pattern>'
    '<pattern id="x-desert" width="20" height="9" patternUnits="userSpaceOnUse">'
    '<path class="ink-line" stroke-width="1.3" d="M0 6c5-5 7-5 10-2s6 3 10 2"/></pattern>'
    '<pattern id="x-forest" width="13" height="13" patternUnits="userSpaceOnUse">'
    '<path class="ink-face" d="M3.5 2 6 7H1ZM10 8l2.5 5h-5Z"/></pattern>'
    '<pattern id="x-ocean" width="14" height="8" patternUnits="userSpaceOnUse">'
    '<path class="ink-line foam" stroke-width="1.3" d="M0 5c3.5-4 3.5-4 7 0s3.5 4 7 0"/></pattern>'
    '<radialGradient id="nwair"><stop offset=".84" stop-color="#6fb6e8" stop-opacity=".34"/>'
    '<stop offset="1" stop-color="#6fb6e8" stop-opacity="0"/></radialGradient>'
    '<radialGradient id="nwg" cx="38%" cy="30%" r="80%"><stop offset="0" stop-color="#2f6f95"/>'
    '<stop offset=".7" stop-color="#1b4468"/><stop offset="1" stop-color="#122b49"/></radialGradient></defs>'
)


def _face(field: Field) -> str:
    marks = "".join(_printed_symbol(field, number) for number in range(len(field.symbols)))
    return (
        f'<g class="t-{field.terrain}" {_at(field)}><use href="#hx" class="edge" y="3"/><use href="#hx" class="face"/>'
        f'<use href="#hx" class="weave"/>{_spaces(field)}{marks}</g>'
    )


def _at(field: Field) -> str:
    column, row = field.at
    return f'transform="translate({ACROSS * column + ACROSS // 2 * row} {DOWN * row})"'


def _spaces(field: Field) -> str:
    places = PLACES[field.factories + len(field.population)]
    drawing = ""
    for x, y in places[: field.factories]:
        drawing += f'<rect class="slot" x="{x - 9:g}" y="{y - 9:g}" width="18" height="18" rx="4"/>'
        drawing += symbol("factory", x - 6.5, y - 6.5, 13, "fs")
    for (x, y), (resource, dots) in zip(places[field.factories :], field.population, strict=True):
        drawing += f'<circle class="pop {resource}" cx="{x:g}" cy="{y:g}" r="9.5"/>'
        drawing += symbol(RESOURCE_ICONS[resource], x - 6, y - 6, 12, f"ps {resource}") + _beads(x, y + 9.5, dots)
    return drawing


def _beads(x: float, y: float, count: int) -> str:
    return "".join(
        f'<circle class="bead" cx="{x + 6.2 * (number - (count - 1) / 2):g}" cy="{y:g}" r="2.5"/>'
        for number in range(count)
    )


def _printed_symbol(field: Field, number: int) -> str:
    x = 17 * (number - (len(field.symbols) - 1) / 2)
    return (
        f'<circle class="need" cx="{x:g}" cy="-23.5" r="8.2"/>'
        f"{symbol(SYMBOL_ICONS[field.symbols[number]], x - 5.5, -29, 11, 'ns')}"
    )


# -- what lies on it -------------------------------------------------------------------------------------------------


def _field(scene: Scene, field: Field) -> str:
    what = _words(scene, field)
    target = scene.target(f"settle {field.id}", what)
    piece = f"field-{field.id}"
    settled = _settlement(scene, field)
    dim = '<use href="#hx" class="dim"/>' if not settled and _is_shut(scene, field, target.state) else ""
    line = '<use href="#hx-in" class="line"/>' if field.on_line else ""
    focusable = "" if target.state else ' tabindex="-1"'
    return (
        f'<g id="{piece}" class="fld {target.state}{scene.marks(piece)}" data-piece="{piece}" {target.attributes}'
        f'{focusable} data-tip="{escape(what)}" {_at(field)}>{dim}{line}{settled}'
        '<use href="#hx-in" class="halo"/><use href="#hx-in" class="focus"/></g>'
    )


def _is_shut(scene: Scene, field: Field, state: str) -> bool:
    """While a field is chosen: it may not be; else: its terrain is not open yet."""
    choosing = scene.view.question == "settle" and bool(scene.moves)
    return state == "illegal" if choosing else field.terrain not in scene.own.terrains


def _words(scene: Scene, field: Field) -> str:
    say = scene.text.say
    what = say("map-field", terrain=say(f"terrain-{field.terrain}"), id=field.id, text=field.text)
    if field.on_line:
        what = say("map-line", field=what)
    owner = _owner(scene, field)
    if owner is not None:
        return say("map-settled", field=what, seat=owner[1])
    settling = _settling(scene, field)
    if settling is None:
        return what
    gains = ", ".join(f"{say(f'resource-{kind}')} +{number}" for kind, number in settling.gains.items())
    return say(
        "map-may",
        field=what,
        steel=settling.steel,
        people=settling.people,
        factories=settling.factories,
        gains=gains or "–",
    )


def _owner(scene: Scene, field: Field) -> tuple[int, str] | None:
    """Colour and name of who has settled it; the colour after the last player's is the opponent's."""
    view = scene.view
    if field.rival and view.rival is not None:
        return len(view.names), view.rival.name
    return None if field.seat is None else (field.seat, view.names[field.seat])


def _settling(scene: Scene, field: Field) -> Settling | None:
    if f"settle {field.id}" not in scene.moves:
        return None
    return next((one for one in scene.view.settlings if one.field == field.id), None)


def _settlement(scene: Scene, field: Field) -> str:
    """The owner's rim and token, and its pieces on the spaces."""
    owner = _owner(scene, field)
    if owner is None:
        return ""
    colour, name = owner
    pieces = "" if field.rival else _pieces(field)
    return (
        f'<g class="piece seat-{colour + 1}"><use href="#hx-in" class="rim"/>{pieces}'
        f'<circle class="tokenback" cy="-30" r="10"/>{token_svg(colour, name, -9, -39, 18)}</g>'
    )


def _pieces(field: Field) -> str:
    places = PLACES[field.factories + len(field.population)]
    built = [kind for kind, count in zip(RESOURCE_ICONS, field.built, strict=True) for _ in range(count)]
    drawing = ""
    for (x, y), kind in zip(places, built, strict=False):
        drawing += f'<rect class="built" x="{x - 10:g}" y="{y - 10:g}" width="20" height="20" rx="4"/>'
        drawing += symbol("factory", x - 8, y - 8, 13, "bs")
        drawing += f'<circle class="makes {kind}" cx="{x + 5:g}" cy="{y + 5:g}" r="6.5"/>'
        drawing += symbol(RESOURCE_ICONS[kind], x + 0.5, y + 0.5, 9, f"ps {kind}")
    for (x, y), (kind, dots) in zip(places[field.factories :], field.population, strict=True):
        drawing += f'<circle class="built" cx="{x:g}" cy="{y:g}" r="10"/>'
        drawing += symbol(RESOURCE_ICONS[kind], x - 6.5, y - 6.5, 13, "bs") + _beads(x, y + 9.5, dots)
    return drawing


def _price(scene: Scene, field: Field) -> str:
    """Steel, on the rim of a field that may be settled; above all fields, so that no neighbour covers it."""
    settling = _settling(scene, field)
    if settling is None or settling.steel == 0:
        return ""
    return (
        f'<g class="pay" {_at(field)}><rect x="5" y="17" width="29" height="16" rx="8"/>'
        f'{symbol("steel", 8.5, 19, 12, "steel")}<text x="26" y="29.3">{settling.steel}</text></g>'
    )


def _solo_tile(scene: Scene) -> str:
    """At the corner from which the opponent counts his next field (17.3.8)."""
    rival = scene.view.rival
    if rival is None:
        return ""
    field = next(one for one in scene.view.fields if one.id == rival.corner)
    column, row = field.at
    x, y = ACROSS * column + ACROSS // 2 * row, DOWN * row
    out = 44 / hypot(x - MIDDLE[0], y - MIDDLE[1])
    at = f"translate({x + (x - MIDDLE[0]) * out:.0f} {y + (y - MIDDLE[1]) * out:.0f})"
    words = scene.say("map-solo", rival=rival.name, number=str(rival.next_number or "X"), letter=rival.next_letter)
    return (
        f'<g class="solo" id="solo-tile" transform="{at}" data-tip="{words}"><title>{words}</title>'
        f'<rect x="-13" y="-13" width="26" height="26" rx="6"/>'
        f'<text y="5">{rival.next_number or "X"}{rival.next_letter}</text></g>'
    )


# -- the key ---------------------------------------------------------------------------------------------------------


def _terrains(scene: Scene) -> str:
    items = "".join(_terrain(scene, terrain, space) for terrain, space in scene.view.opens.items())
    return f'<ul class="terrains" aria-label="{scene.say("map-terrains")}">{items}</ul>'


def _terrain(scene: Scene, terrain: str, space: int) -> str:
    opened = terrain in scene.own.terrains
    name = scene.text.say(f"terrain-{terrain}")
    words = scene.say("map-open", terrain=name) if opened else scene.say("map-shut", terrain=name, space=space)
    note = scene.say("map-is-open") if opened else scene.say("map-at", space=space)
    return (
        f'<li class="{"open" if opened else "shut"}" data-tip="{words}"><i class="hx t-{terrain}">'
        f'{icon(TERRAIN_ICONS[terrain])}</i><span aria-hidden="true">{note}</span><span class="sr">{words}</span></li>'
    )
