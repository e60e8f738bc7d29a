"""Jupiter's limb with the four orbits: the own marker rides each of them as the moon itself, the others as tokens, the
segment in force is bright, what lies ahead is named below it, the own robots stand outside. On a phone the same as
four straight tracks.
"""

from collections import Counter
from collections.abc import Sequence
from html import escape
from math import sqrt

from planetfall.core.marks import icon, symbol, token_svg
from planetfall.games.galileo_project.pieces import (
    ROBOT_HEIGHT,
    ROBOT_WIDTH,
    ability_marks,
    figure,
    mini_robot,
    moon,
    ring,
    robot,
)
from planetfall.games.galileo_project.scene import Scene
from planetfall.games.galileo_project.view_cards import MoonTrack
from planetfall.games.galileo_project.view_offers import Bonus
from planetfall.games.galileo_project.view_seats import Robot, Seat, Standing

__all__ = ["moon_lines", "moons", "moons_scenery", "on_robot", "robot_label", "straight"]

WIDTH, HEIGHT = 714, 430
CENTRE_X, CENTRE_Y = 330.0, 1890.0  # of Jupiter, far below the drawing
OUTER, BETWEEN = 1812, 90  # radius of the outermost orbit, and how much smaller the next one is
FIRST, FIRST_SHIFT = 181.2, 7.4  # where field 0 of the outermost track lies, and how much further right the next
STEP, STEP_SHIFT, LONGEST = 33.0, 1.64, 478  # between two fields; a longer track has smaller steps
BAND = 23  # width of a track
STAND, ROBOT_STEP = 180, 50  # where robots begin, and how far they stand apart
ROOM = {"callisto": 262}  # for robots, where the Star-Z tile lies beside them
WIDE = 524
NAME_WIDTH = 86  # of the words below a segment
ORDER = ("callisto", "ganymede", "europa", "io")  # from the outermost orbit inwards
Point = tuple[float, float]


class Orbit:
    """Where the fields of one moon lie."""

    def __init__(self, track: MoonTrack) -> None:
        self.number = ORDER.index(track.moon)
        self.radius = OUTER - BETWEEN * self.number
        self.first = FIRST + FIRST_SHIFT * self.number
        self.step = min(STEP - STEP_SHIFT * self.number, LONGEST / track.top)

    def y(self, x: float, lift: float = 0) -> float:
        radius = self.radius + lift
        return CENTRE_Y - sqrt(radius * radius - (x - CENTRE_X) ** 2)

    def at(self, field: float, lift: float = 0) -> Point:
        x = self.first + self.step * field
        return x, self.y(x, lift)

    def arc(self, first: float, last: float, lift: float = 0) -> str:
        (x1, y1), (x2, y2) = self.at(first, lift), self.at(last, lift)
        radius = self.radius + lift
        return f"M{x1:.1f} {y1:.1f}A{radius:g} {radius:g} 0 0 1 {x2:.1f} {y2:.1f}"


def moons(scene: Scene) -> str:
    tracks = {track.moon: track for track in scene.view.moons}
    standings = {standing.moon: standing for standing in scene.own.moons}
    drawn = "".join(_moon(scene, tracks[name], standings[name]) for name in ORDER)
    label = scene.say("board-moons", seat=scene.own.name)
    return (
        f'<div class="jove night seat-{scene.own.seat + 1}"><svg class="moons" id="moons"'
        f' viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{label}" data-roving="grid">'
        f"{moons_scenery(scene)}{_star_z(scene)}{drawn}</svg></div>"
    )


# -- what never changes ----------------------------------------------------------------------------------------------


def moons_scenery(scene: Scene) -> str:
    """Jupiter, stars, orbits, and the fields with what they do."""
    tracks = sorted(scene.view.moons, key=lambda track: ORDER.index(track.moon))
    drawn = "".join(_track(track) for track in tracks)
    name = f"jupiter-{scene.text.language}"
    return f'<g id="jupiter" data-hash="{name}" aria-hidden="true">{JUPITER}{_stars()}{drawn}</g>'


def _track(track: MoonTrack) -> str:
    orbit = Orbit(track)
    line = f"M176 {orbit.y(176):.1f}A{orbit.radius} {orbit.radius} 0 0 1 {WIDTH} {orbit.y(WIDTH):.1f}"
    drawing = f'<path class="orbit" d="{line}"/>'
    for segment in track.segments:
        drawing += f'<path class="seg" d="{orbit.arc(segment.first - 0.44, segment.last + 0.44)}"/>'
    for field in range(track.top + 1):
        drawing += _field(orbit, track, field)
    return drawing + _medal(orbit, track)


def _field(orbit: Orbit, track: MoonTrack, field: int) -> str:
    x, y = orbit.at(field)
    number = "" if field in track.bonus_fields else f'<text class="fn" x="{x:.1f}" y="{y + 4.2:.1f}">{field}</text>'
    spot = f'<circle class="spot" data-spot="{track.moon}-{field}" cx="{x:.1f}" cy="{y:.1f}" r="15"/>'
    return number + spot


def _medal(orbit: Orbit, track: MoonTrack) -> str:
    """The VP of the last field."""
    return _vp(track, track.segments[-1].vp, *orbit.at(track.top + 1.12))


def _vp(track: MoonTrack, vp: int, x: float, y: float, kind: str = "") -> str:
    times = "×" if track.each else ""
    return (
        f'<circle class="medal{kind}" cx="{x:.1f}" cy="{y:.1f}" r="11"/>'
        f'<text class="vpn{kind}" x="{x:.1f}" y="{y + 4.4:.1f}">{vp}{times}</text>'
    )


def _stars() -> str:
    """Some sixty of them, always the same."""
    places = [f"M{number * 157 % 701 + 6} {number * 89 % 331 + 8}v.01" for number in range(1, 62)]
    return "".join(f'<path class="star s{size}" d="{"".join(places[size::3])}"/>' for size in range(3))


JUPITER = (
    '<defs><radialGradient id="jair" gradientUnits="userSpaceOnUse" cx="330" cy="1890" r="1530">'
    '<stop offset=".974" stop-color="#f0c58a" stop-opacity=".5"/><stop offset="1" stop-color="#f0c58a"'
    ' stop-opacity="0"/></radialGradient><clipPath id="limb"><circle cx="330" cy="1890" r="1503"/></clipPath></defs>'
    '<circle cx="330" cy="1890" r="1530" fill="url(#jair)"/><circle cx="330" cy="1890" r="1503" fill="#e6c695"/>'
    '<g clip-path="url(#limb)">'
    + "".join(
        f'<circle cx="330" cy="1890" r="{radius}" fill="{ink}"/>'
        for radius, ink in (
            (1497, "#f0dcb4"),
            (1489, "#c77b4a"),
            (1480, "#e8c893"),
            (1474, "#b8643c"),
            (1464, "#edd3a5"),
            (1457, "#d9a56e"),
        )
    )
    + '<path class="storm" d="M150 404c40-6 70 2 104-3M420 412c30 4 52-2 84 4M246 414c22-3 40 3 66 0"/>'
    '<ellipse cx="540" cy="421" rx="52" ry="10" fill="#a94f33" transform="rotate(7 540 421)"/>'
    '<ellipse cx="540" cy="421" rx="36" ry="6" fill="#c4683f" transform="rotate(7 540 421)"/></g>'
)


# -- one moon --------------------------------------------------------------------------------------------------------


def _moon(scene: Scene, track: MoonTrack, standing: Standing) -> str:
    orbit = Orbit(track)
    name = f"moon-{track.moon}"
    label = _label(scene, track, standing)
    covered = _reach(scene, ORDER[orbit.number + 1]) if orbit.number + 1 < len(ORDER) else 0
    marker = moon(track.moon, *orbit.at(standing.field), standing.field)
    inner = (
        f"{_bright(orbit, track, standing)}{_bonuses(orbit, track, standing)}{_coming(orbit, track, standing, covered)}"
        f"{_words(orbit, track, standing)}{_tokens(scene, orbit, track)}"
        f'<g class="mine" data-piece="marker-{track.moon}-{scene.own.seat}">{marker}</g>'
    )
    head = f'<g id="{name}" class="orb" role="img" aria-label="{escape(label)}" data-tip="{escape(standing.text)}">'
    return f"{head}{inner}</g>{_choice(scene, orbit, track, label)}{_robots(scene, orbit, track)}"


def _choice(scene: Scene, orbit: Orbit, track: MoonTrack, label: str) -> str:
    """Lies over the whole moon while a robot is to go beside one."""
    target = scene.target(f"moon {track.moon}", label)
    if not target.state:
        return ""
    x = _berth(scene, track.moon)
    drawing = (
        f'<path class="hit" d="{orbit.arc(-0.5, track.top + 0.5)}"/>'
        f"{ring(6, round(orbit.y(60) - 38, 1), 154, 64, 0, 12)}"
        f'<path class="way" d="{orbit.arc(-0.44, track.top + 0.44, -14)}"/><rect class="berth" x="{x:.1f}"'
        f' y="{orbit.y(x + ROBOT_WIDTH / 2) - 66:.1f}" width="{ROBOT_WIDTH}" height="44" rx="7"/>'
    )
    return f'<g id="choose-{track.moon}" class="way-to {target.state}" tabindex="-1" {target.attributes}>{drawing}</g>'


def _berth(scene: Scene, moon: str) -> float:
    """Where one more robot would stand."""
    count = sum(one.moon == moon for one in scene.own.robots)
    return STAND + _robot_step(moon, count + 1) * count


def _label(scene: Scene, track: MoonTrack, standing: Standing) -> str:
    fields = ", ".join(
        scene.text.say("board-field", seat=seat.name, field=other.field)
        for seat in scene.view.seats
        for other in seat.moons
        if other.moon == track.moon
    )
    return scene.text.say("board-moon", moon=track.name, top=track.top, fields=fields, text=standing.text)


def _bright(orbit: Orbit, track: MoonTrack, standing: Standing) -> str:
    """The segment in force, and the fields that lie behind."""
    now = track.segments[standing.segment]
    past = f'<path class="past" d="{orbit.arc(-0.44, now.first - 0.56)}"/>' if now.first else ""
    return (
        f'{past}<path class="force" d="{orbit.arc(now.first - 0.44, now.last + 0.44)}"/>'
        f'<path class="rim" d="{orbit.arc(now.first - 0.44, now.last + 0.44, 12.5)}"/>'
    )


def _bonuses(orbit: Orbit, track: MoonTrack, standing: Standing) -> str:
    drawing = ""
    for field in track.bonus_fields:
        x, y = orbit.at(field)
        gone = " gone" if field <= standing.field else ""
        kind = "energy" if track.bonus[0].effect == "energy" else "modifier-moon"
        drawing += symbol(kind, round(x - 8, 1), round(y - 8, 1), 16, f"bonus b-{kind}{gone}")
    return drawing


def _coming(orbit: Orbit, track: MoonTrack, standing: Standing, covered: float) -> str:
    """What the segments ahead do, below them, as far as no robot of the next moon stands there."""
    drawing = ""
    for segment in track.segments[standing.segment + 1 :]:
        x, y = orbit.at((segment.first + segment.last) / 2)
        if x <= covered + NAME_WIDTH / 2:
            continue
        last = segment.first == track.top
        if segment.what:
            kind, left = ("coming last", x) if last else ("coming", x + 11)
            drawing += f'<text class="{kind}" x="{left:.1f}" y="{y + 27:.1f}">{escape(segment.what)}</text>'
        if not last:  # the VP of the last field stand behind the track
            drawing += _vp(track, segment.vp, x + 29.5 if segment.what else x, y + 22.5, " far")
    return drawing


def _words(orbit: Orbit, track: MoonTrack, standing: Standing) -> str:
    """Name, points, what the field does now and what comes next."""
    y = orbit.y(60)
    medal = f'<circle class="medal" cx="142" cy="{y - 19:.1f}" r="11"/>'
    medal += f'<text class="vpn" x="142" y="{y - 14.6:.1f}">{standing.vp}</text>'
    lines = f'<text class="name" x="14" y="{y - 14:.1f}">{escape(track.name)}</text>{medal}'
    lines += f'<text class="now" x="14" y="{y + 3:.1f}">{escape(standing.now)}</text>'
    if standing.ahead:
        lines += f'<text class="ahead" x="14" y="{y + 19:.1f}">{escape(standing.ahead)}</text>'
    return lines


def _tokens(scene: Scene, orbit: Orbit, track: MoonTrack) -> str:
    """The other players; who shares a field stands a little aside, and peeps out behind the own marker."""
    fields = {seat.seat: _field_on(seat, track.moon) for seat in scene.view.seats}
    own = fields[scene.own.seat]
    there: Counter[int] = Counter()
    drawing = ""
    for seat in scene.others:
        field = fields[seat.seat]
        x, y = orbit.at(field)
        sharing = sum(fields[other.seat] == field for other in scene.others)
        aside, below = (BEHIND if field == own else SHARED[sharing])[there[field]]
        size = 19 if sharing == 1 else 17
        there[field] += 1
        left, up = round(x + aside - size / 2, 1), round(y + below - size / 2, 1)
        mark = token_svg(seat.seat, seat.name, left, up, size)
        drawing += f'<g data-piece="marker-{track.moon}-{seat.seat}">{mark}</g>'
    return drawing


BEHIND = ((-22, -3), (-13, 17), (17, -17))
SHARED = {1: ((0, 0),), 2: ((0, -7), (0, 8)), 3: ((0, -12), (0, 1), (0, 14))}


def _field_on(seat: Seat, moon: str) -> int:
    return next(standing.field for standing in seat.moons if standing.moon == moon)


# -- robots ----------------------------------------------------------------------------------------------------------


def _reach(scene: Scene, moon: str) -> float:
    """Where the robots beside a moon end."""
    count = sum(one.moon == moon for one in scene.own.robots)
    return STAND + _robot_step(moon, count) * (count - 1) + ROBOT_WIDTH if count else 0


def _robot_step(moon: str, count: int) -> float:
    return min(ROBOT_STEP, (ROOM.get(moon, WIDE) - ROBOT_WIDTH) / max(1, count - 1))


def _robots(scene: Scene, orbit: Orbit, track: MoonTrack) -> str:
    beside = [one for one in scene.own.robots if one.moon == track.moon]
    step = _robot_step(track.moon, len(beside))
    drawing = ""
    for place, one in enumerate(beside):
        x = STAND + step * place
        drawing += _robot(scene, one, round(x, 1), round(orbit.y(x + ROBOT_WIDTH / 2) - 66, 1))
    return drawing


def _robot(scene: Scene, what: Robot, x: float, y: float) -> str:
    target = scene.target(on_robot(scene, what.id), robot_label(scene, what))
    state = f"unit {target.state}{scene.marks(f'robot-{what.id}')}"
    return (
        f'<g id="robot-{what.id}" data-piece="robot-{what.id}" data-drop="{what.id}" class="{state}" tabindex="-1"'
        f' {target.attributes} data-tip="{escape(what.tip)}">{ring(x, y, ROBOT_WIDTH, ROBOT_HEIGHT)}'
        f"{robot(what, x, y)}</g>"
    )


def on_robot(scene: Scene, name: str) -> str:
    """What may be done to a robot or to the project now."""
    return scene.on(*(f"{block} {name}" for block in ("raise", "lower", "put", "move")))


def robot_label(scene: Scene, what: Robot) -> str:
    notation = on_robot(scene, what.id)
    move = scene.moves.get(notation)
    return f"{what.text}. {move.text}" if move else what.text


# -- the Star-Z tile -------------------------------------------------------------------------------------------------


def _star_z(scene: Scene) -> str:
    """Its five bonuses; a bracket shows how far a next Star-Z would reach."""
    view = scene.view
    reach = _reached(scene)
    cells = "".join(_bonus(scene, number, reach) for number in range(1, len(view.bonuses) + 1))
    tip = scene.say("board-star-z", reach=reach)
    head = (
        symbol("robot-starz", 452, 15, 24, "head") + f'<text class="sidename" x="464" y="50">{view.star_z_side}</text>'
    )
    span = f'<path class="reach" d="M482 55.5h{44 * reach - 6}"/>'
    return f'<g class="starz" role="group" aria-label="{tip}"><g data-tip="{tip}">{head}</g>{cells}{span}</g>'


def _reached(scene: Scene) -> int:
    """How many bonuses may be chosen from, now or with a next Star-Z."""
    offered = scene.block("bonus") if scene.view.question == "bonus" else []
    return len(offered) or min(len(scene.view.bonuses), scene.own.strength["star_z"] + 1)


def _bonus(scene: Scene, number: int, reach: int) -> str:
    bonus = scene.view.bonuses[number - 1]
    x = 481 + 44 * (number - 1)
    notation = f"bonus {number}"
    label = scene.text.say("board-bonus", number=number, text=bonus.text)
    target = scene.target(notation, label)
    far = " far" if number > reach else ""
    face = f'<g class="piece"><rect class="cell" x="{x}" y="4" width="40" height="46" rx="7"/>'
    marks = ability_marks(bonus.marks, x + 20, 26, 17)
    mark = figure(str(number), x + 5, 17, "nr")
    return (
        f'<g id="bonus-{number}" class="bonuscell {target.state}{far}" tabindex="-1" {target.attributes}'
        f' data-tip="{escape(label)}">{ring(x, 4, 40, 46, 3, 7)}{face}{mark}{marks}</g></g>'
    )


# -- on a phone ------------------------------------------------------------------------------------------------------


def moon_lines(scene: Scene) -> str:
    """The four moons as straight tracks, the outermost first, with the own robots as buttons; then the Star-Z tile."""
    tracks = {track.moon: track for track in scene.view.moons}
    standings = {standing.moon: standing for standing in scene.own.moons}
    lines = "".join(f"<li>{_line(scene, tracks[name], standings[name])}</li>" for name in ORDER)
    return f"{lines}<li>{_star_z_line(scene)}</li>"


def _star_z_line(scene: Scene) -> str:
    """To look at: while a bonus is chosen they are buttons beside the sentence."""
    reach = _reached(scene)
    cells = "".join(_cell(scene, bonus, reach) for bonus in scene.view.bonuses)
    head = f"{icon('robot-starz')}<span><b>Star-Z</b> <small>{scene.say('board-star-z', reach=reach)}</small></span>"
    return f'<span class="hd">{head}</span><span class="bt">{cells}</span>'


def _cell(scene: Scene, bonus: Bonus, reach: int) -> str:
    words = scene.say("board-bonus", number=bonus.number, text=bonus.text)
    far = " far" if bonus.number > reach else ""
    marks = f'<svg viewBox="0 0 44 20" aria-hidden="true">{ability_marks(bonus.marks, 22, 1, 18)}</svg>'
    return (
        f'<span class="zcell{far}" data-tip="{words}"><b aria-hidden="true">{bonus.number}</b>{marks}'
        f'<span class="sr">{words}</span></span>'
    )


def _line(scene: Scene, track: MoonTrack, standing: Standing) -> str:
    target = scene.button(f"moon {track.moon}")
    words = (
        f"{icon(f'moon-{track.moon}')}<span><b>{escape(track.name)}</b> <small>{escape(standing.now)}</small></span>"
        f'<i class="vp">{standing.vp}</i>'
    )
    head = f'<span class="hd">{words}</span>'
    if target.state:
        head = f'<button type="button" class="hd {target.state}" {target.attributes}>{words}</button>'
    robots = "".join(_small(scene, one) for one in scene.own.robots if one.moon == track.moon)
    return f'{head}{_straight(scene, track)}<span class="bt">{robots}</span>'


def _straight(scene: Scene, track: MoonTrack) -> str:
    places = [(seat, _field_on(seat, track.moon)) for seat in (*scene.others, scene.own)]
    starts = [segment.first for segment in track.segments[1:]]
    return straight(scene, track.name, places, track.top, starts, track.bonus_fields)


def straight(
    scene: Scene,
    name: str,
    places: list[tuple[Seat, int]],
    top: int,
    starts: Sequence[int] = (),
    bonus: Sequence[int] = (),
) -> str:
    """A track as one line of 300 by 22 with everybody's markers, the own one on top."""
    step = 276 / top
    there: Counter[int] = Counter()
    marks = ""
    for seat, field in places:
        marks += token_svg(seat.seat, seat.name, round(2 + step * field + 11 * there[field], 1), 1, 20)
        there[field] += 1
    dots = "".join(f"M{12 + step * field:.1f} 11v.01" for field in bonus)
    cuts = "".join(f"M{12 + step * (first - 0.5):.1f} 6v10" for first in starts)
    told = ", ".join([name, *(scene.text.say("board-field", seat=seat.name, field=field) for seat, field in places)])
    return (
        f'<svg class="straight" viewBox="0 0 300 22" role="img" aria-label="{escape(told)}">'
        f'<path class="ln" d="M12 11h276"/><path class="cuts" d="{cuts}"/><path class="dots" d="{dots}"/>{marks}</svg>'
    )


def _small(scene: Scene, what: Robot) -> str:
    target = scene.button(on_robot(scene, what.id))
    words = f'{mini_robot(what)}<span class="sr">{escape(robot_label(scene, what))}</span>'
    return (
        f'<button type="button" class="unit {target.state}{scene.marks(f"robot-{what.id}")}" {target.attributes}'
        f' data-tip="{escape(what.tip)}">{words}</button>'
    )
