"""The progress track: lanes with what they bring, everybody's markers, where my power points could take mine.

A space is a column: its lane spaces, the parking lane with a dot for each of my two markers that my points could take
there, its number. While the points are split the columns are what is chosen.
"""

from html import escape

from planetfall.core.marks import symbol, token_svg
from planetfall.games.evacuation.pieces import SYMBOL_ICONS, TERRAIN_ICONS
from planetfall.games.evacuation.scene import Scene
from planetfall.games.evacuation.view import Marker
from planetfall.games.evacuation.view_layout import LaneSpace, Space

__all__ = ["progress", "track_scenery"]

LEFT, STEP, CELL = 8, 30, 28  # the start space, from space to space, side of a space
GAP = 7  # at a turning point
TOP, PARKING, FOOT = 20, 24, 17  # where lanes begin, height of the parking lane, of the row of numbers
INSTANT_ICONS = {"research": "tech", "develop": "infrastructure", "settle": "city"}
OWN_MARKERS = (1, 2)


def progress(scene: Scene) -> str:
    width = _x(scene, scene.view.track[-1].space) + STEP + LEFT
    return (
        f'<div class="trackbox"><svg class="ptrack" viewBox="0 0 {width} {_bottom(scene) + FOOT}"'
        ' preserveAspectRatio="xMinYMid" role="group"'
        f' aria-label="{scene.say("track-label")}" data-roving="grid">{track_scenery(scene)}{_reach(scene)}'
        f"{_markers(scene)}{_targets(scene)}</svg></div>"
    )


def _x(scene: Scene, space: int) -> int:
    """Left side of a column."""
    behind = sum(1 for one in scene.view.track if one.turning_point and one.space < space)
    return LEFT + STEP * space + GAP * behind


def _y(scene: Scene, lane: str) -> int:
    """Upper side of a row; the parking lane lies below the lanes in use."""
    lanes = scene.view.reach.lanes
    return TOP + STEP * (lanes.index(lane) if lane in lanes else len(lanes))


def _bottom(scene: Scene) -> int:
    return _y(scene, "parking") + PARKING


# -- what is printed -------------------------------------------------------------------------------------------------


def track_scenery(scene: Scene) -> str:
    """It is sent once."""
    columns = "".join(_column(scene, one) for one in scene.view.track)
    turns = "".join(_turn(scene, one) for one in scene.view.track if one.turning_point)
    x, y = _x(scene, 0), _bottom(scene)
    start = f'<rect class="park" x="{x + 1}" y="{TOP}" width="{CELL}" height="{y - TOP - 2}" rx="4"/>'
    number = f'<text class="n" x="{x + STEP / 2:g}" y="{y + 13}">0</text>'
    return f'<g id="track-ground" data-hash="track-{len(scene.view.reach.lanes)}">{start}{number}{columns}{turns}</g>'


def _column(scene: Scene, space: Space) -> str:
    x, y = _x(scene, space.space), _y(scene, "parking")
    lanes = {"main": space.main, "three-plus": space.three_plus}
    cells = "".join(_cell(scene, space, lane, lanes[lane]) for lane in scene.view.reach.lanes)
    return (
        f'{cells}<rect class="park" x="{x + 1}" y="{y + 1}" width="{CELL}" height="{PARKING - 4}" rx="4"/>'
        f'<text class="n" x="{x + STEP / 2:g}" y="{_bottom(scene) + 13}">{space.space}</text>'
    )


def _cell(scene: Scene, space: Space, lane: str, what: LaneSpace) -> str:
    x, y = _x(scene, space.space), _y(scene, lane)
    zone = sum(1 for one in scene.view.track if one.turning_point and one.space < space.space)
    marks = [SYMBOL_ICONS[name] for name in what.symbols] or ([INSTANT_ICONS[what.does]] if what.does else [])
    size = 13 if len(marks) > 1 else 16
    pictures = "".join(
        symbol(mark, x + 15 - size / 2 + 12 * (number - (len(marks) - 1) / 2), y + 14 - size / 2, size, "m")
        for number, mark in enumerate(marks)
    )
    words = escape(_lane_words(scene, space.space, lane, what))
    return (
        f'<g class="cell z{zone}" data-tip="{words}"><rect x="{x + 1}" y="{y}" width="{CELL}" height="{CELL}" rx="4"/>'
        f"{pictures}</g>"
    )


def _turn(scene: Scene, space: Space) -> str:
    """What passing it opens: a terrain, or the sea of the Old World at the first one."""
    x = _x(scene, space.space) + STEP + GAP / 2
    terrain = next((name for name, first in scene.view.opens.items() if first == space.space + 1), "")
    name = scene.text.say(f"terrain-{terrain}") if terrain else scene.text.say("site-sea")
    picture = symbol(TERRAIN_ICONS.get(terrain, "water"), x - 9, 1, 14, "m")
    words = scene.say(f"track-turn-{space.turning_point}")
    return (
        f'<g class="turn" data-tip="{words}"><title>{words}</title><path d="M{x} 18V{_bottom(scene) - 2}"/>'
        f'{picture}<text x="{x + 8}" y="13">{escape(name[:1].upper() + name[1:])}</text></g>'
    )


# -- markers ---------------------------------------------------------------------------------------------------------


def _markers(scene: Scene) -> str:
    shared: dict[tuple[int, str], int] = {}
    drawing = ""
    for marker in scene.view.markers:
        place = (marker.space, marker.lane)
        before = shared.get(place, 0)
        shared[place] = before + 1
        drawing += _marker(scene, marker, before)
    return drawing


def _marker(scene: Scene, marker: Marker, before: int) -> str:
    """On the start space they stand below one another, elsewhere those that share a place overlap."""
    view = scene.view
    names = view.names
    own = marker.colour < len(names)
    name = names[marker.colour] if own else scene.text.say("opponent" if marker.colour == len(names) else "neutral")
    x, y = _x(scene, marker.space) + 4, _y(scene, marker.lane) + (0 if marker.lane == "parking" else 3)
    if marker.space == 0:
        y = TOP + 2 + min(before, 7) * (_bottom(scene) - TOP - 26) // 7
        x += before % 2 * 4 - 2
    else:
        x, y = x + 5 * before, y + 3 * before
    piece = f"marker-{marker.colour}-{marker.marker}"
    seat = f"{name} {marker.marker}" if marker.colour == scene.own.seat else name
    words = scene.say("screen-marker", seat=seat, space=marker.space, lane=scene.text.say(f"lane-{marker.lane}"))
    mine = " mine" if marker.colour == scene.own.seat else ""
    printed = str(marker.marker) if mine else name
    return (
        f'<g id="{piece}" class="marker{mine}{scene.marks(piece)}" data-piece="{piece}" role="img" tabindex="-1"'
        f' aria-label="{words}" data-tip="{words}" transform="translate({x} {y})">'
        f'<circle class="halo" cx="11" cy="11" r="13"/>{token_svg(marker.colour, printed, 0, 0)}</g>'
    )


# -- where they may go -----------------------------------------------------------------------------------------------


def _reach(scene: Scene) -> str:
    """Where the points under the board would take a marker, before the phase comes: dots in the parking lane."""
    dots = ""
    for marker, spaces in zip(OWN_MARKERS, scene.view.reach.spaces, strict=True):
        for space in spaces:
            x, y = _x(scene, space) + STEP * marker // 3, _y(scene, "parking") + CELL * 2 // 5
            dots += f'<circle class="ahead m{marker}" cx="{x}" cy="{y}" r="3.5"/>'
    if not dots:
        return ""
    power = " / ".join(str(total) for total in scene.view.reach.power)
    return (
        f'<g class="reach seat-{scene.own.seat + 1}"><title>{scene.say("track-reach", power=power)}</title>{dots}</g>'
    )


def _targets(scene: Scene) -> str:
    """The column of a space is the target; where both markers may go each has its half."""
    spaces = {marker.marker: marker.space for marker in scene.view.markers if marker.colour == scene.own.seat}
    coming: dict[int, list[int]] = {}
    for marker, space in spaces.items():
        for to in range(space, scene.view.track[-1].space + 1):
            if f"advance {marker} {to - space}" in scene.moves:
                coming.setdefault(to, []).append(marker)
    lit = ""
    for to, markers in coming.items():
        height = (_bottom(scene) - TOP - 2) / len(markers)
        for place, marker in enumerate(markers):
            lit += _target(scene, marker, spaces[marker], to, TOP + height * place, height)
    return lit + _lane_targets(scene, spaces)


def _target(scene: Scene, marker: int, space: int, to: int, y: float, height: float) -> str:
    notation = f"advance {marker} {to - space}"
    what = _advance_words(scene, marker, space, to)
    target = scene.target(notation, what)
    x = _x(scene, to)
    shape = f'x="{x}" y="{y:g}" width="{STEP}" height="{height:g}" rx="5"'
    middle, low = x + STEP - 8, y + height - 8
    return (
        f'<g class="goto {target.state}" id="{notation.replace(" ", "-")}" {target.attributes}'
        f' data-tip="{escape(what)}"><rect class="halo" {shape}/>'
        f'<circle class="which" cx="{middle}" cy="{low:g}" r="7"/>'
        f'<text x="{middle}" y="{low + 4:g}">{marker}</text><rect class="focus" {shape}/></g>'
    )


def _advance_words(scene: Scene, marker: int, space: int, to: int) -> str:
    """Where it lands, what the lanes bring there, and the turning points on the way."""
    told = [scene.text.say("track-advance", marker=marker, space=to) + "."]
    for one in scene.view.track:
        if one.space == to:
            lanes = {"main": one.main, "three-plus": one.three_plus}
            brings = [lane for lane in scene.view.reach.lanes if lanes[lane].symbols or lanes[lane].instant]
            told += [_lane_words(scene, one.space, lane, lanes[lane]) + "." for lane in brings]
        if one.turning_point and space <= one.space < to:
            told.append(scene.text.say(f"track-turn-{one.turning_point}"))
    return " ".join(line.replace("..", ".") for line in told)


def _lane_words(scene: Scene, space: int, lane: str, what: LaneSpace) -> str:
    symbols = ", ".join(scene.text.say(f"symbol-{name}") for name in what.symbols)
    brings = " ".join(part for part in (symbols, what.instant) if part) or "–"
    return scene.text.say("track-space", space=space, lane=scene.text.say(f"lane-{lane}"), what=brings)


def _lane_targets(scene: Scene, spaces: dict[int, int]) -> str:
    """Two lane spaces are free where a marker has landed."""
    space = spaces.get(scene.view.reach.landing)
    if space is None:
        return ""
    lit = ""
    for notation, lane in (("lane main", "main"), ("lane three", "three-plus")):
        if notation in scene.moves:
            shape = f'x="{_x(scene, space)}" y="{_y(scene, lane) - 1}" width="{STEP}" height="{STEP}" rx="5"'
            target = scene.target(notation, scene.moves[notation].text)
            lit += (
                f'<g class="goto legal" id="{notation.replace(" ", "-")}" {target.attributes}>'
                f'<rect class="halo" {shape}/><rect class="focus" {shape}/></g>'
            )
    return lit
