"""The station as a wheel of two rings and six sectors, the reader's sector below, and its two tiles to take from.

Whoever turns the station chooses the sector that comes to rest before them.
"""

from functools import lru_cache
from html import escape
from math import asin, cos, degrees, hypot, pi, sin

from planetfall.core.marks import symbol, token_svg
from planetfall.games.planet_unknown.pieces import PITCH, tile, tile_size
from planetfall.games.planet_unknown.scene import Scene, Target
from planetfall.games.planet_unknown.view import Stack, Tile
from planetfall.games.planet_unknown.view_station import Sector

__all__ = ["STATION_SCENERY", "station"]

CENTRE = 200
SIDES = 6
TOKENS = 184  # radius on which players stand
MIDDLE = {"outer": 143, "inner": 80}  # radius on which tiles stand
REACH = {"outer": (106, 168), "inner": (51, 106)}  # radii between which they lie
CELL = {"outer": 19.0, "inner": 16.0}  # of a tile in its ring, if there is room for it
LEAST = 10.0  # of a cell
BADGE = 11  # radius of the count
Corner = tuple[float, float]
OFFER_CELL = 28
OFFER_WIDTH, OFFER_HEIGHT = 118, 90


def station(scene: Scene) -> str:
    """Wheel and offers; what belongs to placing the tile stands below them."""
    view = scene.view
    stacks = "".join(_sector(scene, sector, _angle(scene, side)) for side, sector in enumerate(view.sectors))
    players = "".join(_player(scene, sector, _angle(scene, side)) for side, sector in enumerate(view.sectors))
    return (
        f'<div class="stationbox"><svg class="station" id="station" viewBox="0 0 400 400" role="group"'
        f' data-roving="ring" data-turned="{view.rotation}" aria-label="{scene.say("around-station")}">'
        f'<g class="turning">{STATION_SCENERY}</g>{MINE}<g class="turning">{stacks}</g>'
        f"{players}{_hub(scene)}</svg></div>"
        f'<div class="offers" id="offers" role="group" aria-label="{scene.say("around-offers")}">'
        f"{_offer(scene, 'outer')}{_offer(scene, 'inner')}</div>"
    )


# -- the wheel -------------------------------------------------------------------------------------------------------


def _angle(scene: Scene, side: int) -> int:
    """Of the middle of a side, clockwise from the top; the own side lies below."""
    sides = [number for number, sector in enumerate(scene.view.sectors) if sector.seat == scene.own.seat]
    return (180 + 360 // SIDES * (side - sides[0])) % 360


def _place(angle: float, radius: float) -> tuple[float, float]:
    turned = pi * (angle - 90) / 180
    return CENTRE + radius * cos(turned), CENTRE + radius * sin(turned)


def _sector(scene: Scene, sector: Sector, angle: int) -> str:
    """Its two stacks, above the choice of bringing it here."""
    outer, inner = scene.view.stacks[sector.outer], scene.view.stacks[sector.inner]
    stacks = _stack(scene, outer, angle) + _stack(scene, inner, angle)
    steps = (180 - angle) % 360 // (360 // SIDES)
    move = scene.moves.get(f"turn {steps}")
    if move is None:
        return stacks
    brings = scene.text.say("around-brings", outer=_content(scene, outer), inner=_content(scene, inner))
    label = f"{move.text}. {brings}"
    target = scene.target(move.notation, label)
    turned = f'd="{WEDGE}" transform="rotate({angle} {CENTRE} {CENTRE})"'
    return (
        f'<g id="sector-{steps}" class="sector {target.state}" tabindex="-1" {target.attributes}'
        f' data-tip="{escape(label)}"><path class="halo" {turned}/><path class="focus" {turned}/></g>{stacks}'
    )


def _stack(scene: Scene, stack: Stack, angle: int) -> str:
    label = escape(_stack_label(scene, stack))
    if stack.top is not None:
        x, y, cell, (aside_x, aside_y) = _room(stack.top.cells, CELL[stack.ring], stack.ring, angle)
        drawing = _centred(stack.top, cell)
    else:
        x, y, _, (aside_x, aside_y) = _room(((0, 0),), FACE_DOWN, stack.ring, angle)
        drawing = BACK if stack.left else GONE
    few = " few" if stack.left <= FEW else ""
    count = (
        f'<g class="left{few}" transform="translate({aside_x:.1f} {aside_y:.1f})"><circle r="{BADGE}"/>'
        f'<text y="5.4">{stack.left}</text></g>'
    )
    return (
        f'<g id="stack-{stack.shape}" class="stack" transform="translate({x:.1f} {y:.1f})" role="img"'
        f' aria-label="{label}" data-tip="{label}"><g class="upright">{drawing}{count}</g></g>'
    )


@lru_cache(maxsize=256)
def _room(
    cells: tuple[tuple[int, int], ...], cell: float, ring: str, angle: int
) -> tuple[float, float, float, tuple[float, float]]:
    """Where a tile's middle lies, how large its cells are, and where, seen from there, the count stands: both inside
    the sector, the count beside the tile, as it would hide what is printed there."""
    columns, rows = (max(side) + 1 for side in zip(*cells, strict=True))
    while True:
        corners = [((x - columns / 2) * cell, (y - rows / 2) * cell) for x, y in cells]
        for shift in SHIFTS:
            x, y = _shifted(angle, MIDDLE[ring], shift)
            ends = [(x + left + side * cell, y + top + down * cell) for left, top in corners for side, down in SQUARE]
            if not all(_inside(end, 1, ring, angle) for end in ends):
                continue
            asides = [place for place in _around(x, y) if _inside(place, BADGE, ring, angle)]
            free = [
                (at_x - x, at_y - y)
                for at_x, at_y in asides
                if all(_apart(at_x - x - left, at_y - y - top, cell) > BADGE for left, top in corners)
            ]
            if free:
                return x, y, cell, min(free, key=lambda place: hypot(*place))
        if cell < LEAST:
            return *_place(angle, MIDDLE[ring]), cell, (0, 0)
        cell -= 0.5


def _shifted(angle: float, radius: float, shift: tuple[int, int]) -> Corner:
    """A place in a sector, so far out and so far along the ring from its middle."""
    x, y = _place(angle, radius + shift[0])
    turned = pi * angle / 180
    return x + shift[1] * cos(turned), y + shift[1] * sin(turned)


def _around(x: float, y: float) -> list[Corner]:
    return [
        (x + far * cos(pi * way / 12), y + far * sin(pi * way / 12)) for far in range(12, 58, 3) for way in range(24)
    ]


def _inside(place: Corner, margin: float, ring: str, angle: float) -> bool:
    """Whether a place keeps so far from the edges of its sector."""
    x, y = place[0] - CENTRE, place[1] - CENTRE
    turned = pi * angle / 180
    outward, along = x * sin(turned) - y * cos(turned), x * cos(turned) + y * sin(turned)
    low, high = REACH[ring]
    aside = outward * sin(pi / SIDES) - abs(along) * cos(pi / SIDES)
    return low + margin <= hypot(x, y) <= high - margin and aside >= GAP + margin


def _apart(x: float, y: float, cell: float) -> float:
    """How far a place is from a cell that lies at 0, 0."""
    return hypot(max(-x, 0, x - cell), max(-y, 0, y - cell))


def _centred(what: Tile, cell: float) -> str:
    """A tile about the middle, its cells so large."""
    scale = cell / PITCH
    x, y = (side * scale / 2 for side in tile_size(what))
    return f'<g transform="translate({-x:g} {-y:g})scale({scale:g})">{tile(what)}</g>'


def _content(scene: Scene, stack: Stack) -> str:
    """What lies on top."""
    if stack.top is not None:
        return stack.top.text
    key = "around-face-down" if stack.left else "around-used-up"
    return scene.text.say(key, shape=stack.shape)


def _stack_label(scene: Scene, stack: Stack) -> str:
    ring = scene.text.say(f"ring-{stack.ring}")
    label = scene.text.say("around-stack", ring=ring, top=_content(scene, stack), left=stack.left)
    if stack.seat is None:
        return label
    return f"{label} {scene.text.say('around-faces', seat=scene.view.names[stack.seat])}"


def _player(scene: Scene, sector: Sector, angle: int) -> str:
    """Who sits at a side, and whether they are the commander."""
    if sector.seat is None:
        return ""
    view = scene.view
    x, y = _place(angle, TOKENS)
    name = view.names[sector.seat]
    commands = sector.seat == view.commander
    label = scene.say("around-commander", seat=name) if commands else escape(name)
    drawing = token_svg(sector.seat, name, -13, -13, 26)
    if commands:
        drawing += f'<g class="crown"><circle cx="17" cy="-9" r="9.5"/>{symbol("commander", 10, -16, 14)}</g>'
    return f'<g transform="translate({x:.1f} {y:.1f})" role="img" aria-label="{label}" data-tip="{label}">{drawing}</g>'


def _hub(scene: Scene) -> str:
    view = scene.view
    lines = f'<text class="h1" y="8">{view.round or "–"}</text><text y="-13">{scene.say("around-round")}</text>'
    if view.last_round:
        lines += f'<text class="last" y="25">{scene.say("around-last")}</text>'
    return f'<g class="stationhub" transform="translate({CENTRE} {CENTRE})"><circle r="41"/>{lines}</g>'


# -- the two tiles in front of the reader ----------------------------------------------------------------------------


def _offer(scene: Scene, ring: str) -> str:
    """A tile to take; while it is in hand it stays lit, and the other one can be taken in its place."""
    mine = next(sector for sector in scene.view.sectors if sector.seat == scene.own.seat)
    stack = scene.view.stacks[mine.outer if ring == "outer" else mine.inner]
    held = scene.own.tile
    in_hand = held is not None and held.shape == stack.shape
    what = held if in_hand else stack.top
    notation = f"take {ring}"
    name = scene.text.say(f"ring-{ring}")
    content = what.text if what is not None else _content(scene, stack)
    target = scene.button(notation)
    if scene.moves and scene.view.placing and not in_hand and what is not None:
        target = Target("instead", f'data-instead="{notation}" data-tip="{scene.say("around-instead")}"')
    state = "chosen" if in_hand else target.state or ("aside" if held is not None or scene.moves else "")
    words = f"<b>{escape(name)}</b> <span>{_resources(scene, what, content)}</span>"
    drawing = f'<svg viewBox="0 0 {OFFER_WIDTH} {OFFER_HEIGHT}" aria-hidden="true">{_face(what)}</svg>'
    tag = 'button type="button"' if target.state else "div"
    return f'<{tag} id="offer-{ring}" class="offer {state}" {target.attributes}>{drawing}{words}</{tag.split()[0]}>'


def _face(what: Tile | None) -> str:
    middle = f'transform="translate({OFFER_WIDTH // 2} {OFFER_HEIGHT // 2})"'
    if what is None:
        return f"<g {middle}>{GONE}</g>"
    return f'<g {middle}><g class="piece" data-piece="tile-{what.id}">{_centred(what, OFFER_CELL)}</g></g>'


def _resources(scene: Scene, what: Tile | None, content: str) -> str:
    if what is None:
        return escape(content)
    first, second = (scene.text.say(f"terrain-{terrain}") for terrain in what.terrains)
    key = "around-resources-meteorite" if what.meteorite else "around-resources"
    return scene.say(key, first=first, second=second)


GAP = 2.5  # between a ring and the sides of its sector
SQUARE = ((0, 0), (1, 0), (0, 1), (1, 1))
SHIFTS = sorted(
    ((out, along) for out in range(-12, 13, 4) for along in range(-24, 25, 6)), key=lambda shift: hypot(*shift)
)
FACE_DOWN = 30.0
FEW = 2  # tiles; when a sector runs out, the round is the last
BACK = f'<rect class="back" x="-15" y="-15" width="30" height="30" rx="5"/>{symbol("planetfall", -10, -10, 20)}'
GONE = '<rect class="gone" x="-15" y="-15" width="30" height="30" rx="6"/>'


def _wedge(low: float, high: float, gap: float) -> str:
    """The sector at the top between two radii, half a gap away from its neighbours' sides."""
    half = {radius: 180 / SIDES - degrees(asin(gap / radius)) for radius in (low, high)}
    ax, ay = _place(-half[high], high)
    bx, by = _place(half[high], high)
    cx, cy = _place(half[low], low)
    dx, dy = _place(-half[low], low)
    return (
        f"M{ax:.1f} {ay:.1f}A{high:g} {high:g} 0 0 1 {bx:.1f} {by:.1f}"
        f"L{cx:.1f} {cy:.1f}A{low:g} {low:g} 0 0 0 {dx:.1f} {dy:.1f}Z"
    )


WEDGE = _wedge(48, 172, 3)
RINGS = f"{_wedge(112, 170, GAP)}{_wedge(50, 107, GAP)}"
TURNS = "".join(f'<use href="#sector" transform="rotate({angle} {CENTRE} {CENTRE})"/>' for angle in range(0, 360, 60))
LAMPS = '<circle class="lamps" cx="200" cy="200" r="175" pathLength="36"/>'
# Whatever never changes is one group, which a page that shows it already is not sent again.
STATION_SCENERY = (
    '<g id="station-hull" data-hash="station-hull" class="hull" aria-hidden="true">'
    f'<defs><path id="sector" d="{RINGS}"/></defs><circle class="shell" cx="200" cy="200" r="179"/>{LAMPS}{TURNS}</g>'
)
MINE = f'<path class="mine" aria-hidden="true" d="{RINGS}" transform="rotate(180 {CENTRE} {CENTRE})"/>'
