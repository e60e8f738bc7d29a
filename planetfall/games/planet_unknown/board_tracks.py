"""The reader's corporation: five tracks with all they give, the trackers on them, what was collected, technologies."""

from functools import lru_cache
from html import escape
from zlib import crc32

from planetfall.core.marks import icon, symbol, token
from planetfall.games.planet_unknown.box import SPACES
from planetfall.games.planet_unknown.parts import TRACK_NAMES
from planetfall.games.planet_unknown.scene import Scene
from planetfall.games.planet_unknown.view import Seat, Technology
from planetfall.games.planet_unknown.view_tracks import Space, Tracker

__all__ = ["ROMAN", "SOURCE_ICONS", "WELLS", "corporation", "score_parts", "stock", "track_scenery"]

WIDE, HIGH = 46, 31  # from one space to the next
WIDTH, HEIGHT = 42, 28.5  # of a space
HEAD = 42  # where the top space begins
ROMAN = ("", "I", "II", "III", "IV")
HEADED = ("advance", "regress", "flux")  # moves that name a track
Place = tuple[str, int]  # column and row
COLUMNS: list[str] = list(TRACK_NAMES)


def corporation(scene: Scene) -> str:
    seat = scene.own
    name = escape(seat.name)
    score = scene.say("screen-medals", count=seat.score)
    head = (
        f'{token(seat.seat, seat.name)}<h2>{name}</h2><span class="spacer"></span><button type="button" class="medals"'
        f' popovertarget="score" aria-label="{score}. {scene.say("around-sheet")}">{icon("medal")}'
        f'<span class="big">{seat.score}</span></button>'
    )
    return (
        f'<section class="panel player corp seat-{seat.seat + 1}" aria-label="{scene.say("around-corporation")}">'
        f"<header>{head}</header>{score_parts(scene, seat)}{_tracks(scene)}{stock(scene, seat)}"
        f'<h3 class="corpname" data-tip="{escape(seat.corporation_rule)}">{escape(seat.corporation_name)}</h3>'
        f'<p class="fine corprule">{escape(seat.corporation_rule)}</p>{_technologies(scene)}</section>'
    )


def score_parts(scene: Scene, seat: Seat) -> str:
    """Medals by source, as far as there are any."""
    parts = "".join(
        f'<li data-tip="{(words := scene.say(f"source-{source}"))}">{icon(SOURCE_ICONS[source])}'
        f'<span class="sr">{words}</span>{medals}</li>'
        for source, medals in seat.earned.items()
        if medals
    )
    return f'<ul class="scoreparts" aria-label="{scene.say("around-parts")}">{parts}</ul>'


def stock(scene: Scene, seat: Seat) -> str:
    """What has been collected, and what is still there."""
    facts = (
        ("lifepod", "lifepods", seat.lifepods),
        ("meteorite", "meteorites", seat.meteorites),
        ("rover", "rovers", seat.rovers_left),
        ("patch", "patches", seat.kept_patches),
        ("arrow", "movement", seat.movement),
    )
    always = ("lifepods", "meteorites")
    lines = "".join(
        f'<li data-tip="{(words := scene.say(f"around-{key}", count=count))}">{icon(mark)}{count}'
        f'<span class="sr">{words}</span></li>'
        for mark, key, count in facts
        if count or key in always
    )
    return f'<ul class="stock" aria-label="{scene.say("around-stock")}">{lines}</ul>'


# -- the drawing -----------------------------------------------------------------------------------------------------


def _tracks(scene: Scene) -> str:
    seat = scene.own
    label = scene.say("around-tracks", name=seat.corporation_name)
    fills = "".join(_fill(seat, column) for column in range(len(COLUMNS)))
    heads = "".join(_head(scene, tracker) for tracker in seat.tracks)
    trackers = "".join(_tracker(scene, tracker) for tracker in seat.tracks)
    return (
        f'<svg class="tracks" id="tracks" viewBox="-8 0 {5 * WIDE + 12} {HEAD + SPACES * HIGH}" role="group"'
        f' data-roving="grid" aria-label="{label}">{WELLS}{fills}{track_scenery(scene)}{heads}{_pods(scene)}'
        f"{trackers}{_ahead(scene)}{_steps(scene)}</svg>"
    )


def _at(column: str, row: float) -> tuple[float, float]:
    """The upper left corner of a space."""
    return COLUMNS.index(column) * WIDE, HEAD + (SPACES - 1 - row) * HIGH


def _fill(seat: Seat, column: int) -> str:
    """How far the highest tracker on a column has come."""
    name = COLUMNS[column]
    rows = [tracker.row for tracker in seat.tracks if tracker.column == name]
    if not rows:
        return ""
    x, y = _at(name, max(rows))
    size = f'width="{WIDTH - 4}" height="{_at(name, -1)[1] - y - 3:g}"'
    return f'<rect class="come t-{name}" x="{x + 2}" y="{y:g}" {size} rx="5"/>'


def track_scenery(scene: Scene) -> str:
    """What is printed on the corporation; another one, or an improved track, is another drawing."""
    sheets = scene.view.sheets
    columns = tuple((one.track, sheets[one.sheet].columns[one.track]) for one in scene.own.tracks)
    return _printed(sheets[scene.own.corporation].path, columns)


@lru_cache(maxsize=64)
def _printed(path: tuple[Place, ...], columns: tuple[tuple[str, tuple[Space, ...]], ...]) -> str:
    drawing = _path(path) + "".join(_space(column, space) for column, spaces in columns for space in spaces)
    name = f"sheet-{crc32(drawing.encode()):x}"
    return f'<g id="{name}" data-hash="{name}" class="sheetprint" aria-hidden="true">{drawing}</g>'


def _space(column: str, space: Space) -> str:
    x, y = _at(column, space.row + space.rows - 1)
    height = HEIGHT + (space.rows - 1) * HIGH
    lines = [line for line in (_glyphs(space), _medals(space)) if line]
    if space.rows == 1:
        lines = [[glyph for line in lines for glyph in line]]
    step = height / len(lines) if lines else 0
    drawing = "".join(_line(line, x + WIDTH / 2, y + step * (number + 0.5)) for number, line in enumerate(lines))
    place = f'<rect x="{x + 2}" y="{y:g}" width="{WIDTH - 4}" height="{height:g}" rx="5"/>'
    return f'<g data-tip="{escape(space.text)}">{place}{drawing}</g>' if space.text else place


Glyph = tuple[float, str]  # its width, and a small picture about its middle


def _line(glyphs: list[Glyph], x: float, y: float) -> str:
    """Side by side about a middle."""
    left = x - sum(width for width, _ in glyphs) / 2
    drawing = ""
    for width, glyph in glyphs:
        drawing += f'<g transform="translate({left + width / 2:g} {y:g})">{glyph}</g>'
        left += width
    return drawing


def _glyphs(space: Space) -> list[Glyph]:
    """All it gives but medals."""
    found: list[Glyph] = []
    if space.movement:
        found.append((17, f'<text class="mv" y="4.8">{space.movement}»</text>'))
    if space.rover:
        found.append((19, symbol("rover", -9.5, -9.5, 19)))
    found += [(18, symbol("synergy", -8.5, -8.5, 17))] * space.boosts
    found += [(18, symbol("patch", -8.5, -8.5, 17))] * space.patches
    if space.card:
        found.append((18, f'{CARD}<text class="in" y="4.2">{ROMAN[space.card]}</text>'))
    if space.level:
        found.append((20, f'{HEXAGON}<text class="in" y="4.5">{space.level}</text>'))
    if space.either:
        found += [(17, symbol(space.either, -8, -8, 16)), (6, '<text class="mv" y="4.6">/</text>')]
        found.append((16, symbol("patch", -8, -8, 16)))
    return found


def _medals(space: Space) -> list[Glyph]:
    return [(19, f'<circle class="md" r="9.3"/><text class="br" y="4.3">{space.medals}</text>')] if space.medals else []


def _path(path: tuple[Place, ...]) -> str:
    """The way of water over the tracks, where it has one of its own."""
    if not path:
        return ""
    points = [_at(column, row) for column, row in path]
    return '<path class="way" d="M' + "L".join(f"{x + WIDTH / 2:g} {y + HEIGHT / 2:g}" for x, y in points) + '"/>'


def _head(scene: Scene, tracker: Tracker) -> str:
    """A track's name plate. It answers for the whole track where a move has no space of its own to stand on."""
    seat = scene.own
    track = tracker.track
    known = [f"{block} {track}" for block in HEADED]
    here = [name for name in known if name in scene.moves and name not in scene.view.leads]
    refused = [name for name in known if name in scene.refused]
    label = _label(scene, tracker)
    notation = (here or refused or [""])[0]
    target = scene.target(notation, f"{scene.moves[notation].text}. {label}" if here else label)
    flux = '<rect class="flux" x="1.5" y="1.5" width="39" height="33" rx="8"/>' if seat.flux == track else ""
    x = COLUMNS.index(track) * WIDE
    drawing = (
        f'<rect class="halo" x="-3" y="-3" width="{WIDTH + 6}" height="42" rx="10"/>'
        f'<rect class="focus" x="-2" y="-2" width="{WIDTH + 4}" height="40" rx="9"/>'
        f'<g class="plate t-{track}"><rect width="{WIDTH}" height="36" rx="8"/>'
        f"{symbol(track, 8, 5, 26)}{flux}</g>"
    )
    return (
        f'<g id="track-{track}" class="trackhead {target.state}" transform="translate({x} 2)" tabindex="-1"'
        f' {target.attributes} data-tip="{escape(label)}">{drawing}</g>'
    )


def _label(scene: Scene, tracker: Tracker) -> str:
    """Where the tracker stands and what lies ahead, in plain text."""
    say = scene.text.say
    sheet = scene.view.sheets[tracker.sheet]
    name = say(f"terrain-{tracker.track}")
    text = say("around-tracker", track=name, place=tracker.place, top=tracker.top)
    if tracker.column != tracker.track and not sheet.path:
        text += " " + say("around-elsewhere", column=say(f"terrain-{tracker.column}"))
    if scene.own.flux == tracker.track:
        text += " " + say("around-flux")
    spaces = sheet.columns[tracker.column]
    ahead = [f"{space.row}: {space.text}" for space in spaces if space.row > tracker.row and space.text]
    if tracker.track == "rover":
        ahead.append(sheet.beyond)
    return "\n".join([text, *ahead[:AHEAD]])


def _tracker(scene: Scene, tracker: Tracker) -> str:
    seat = scene.own.seat
    x, y = _at(tracker.column, tracker.row)
    name = f"tracker-{seat}-{tracker.track}"
    more = _taller(scene, tracker, tracker.column, tracker.row)
    corner = f'transform="translate(1 {0 - more:g})"'  # a knob there covers nothing that the space gives
    knob = f'<circle class="knob" {corner} r="6"/>'
    if tracker.column != tracker.track:
        sign = f'<circle r="9"/>{symbol(tracker.track, -6.5, -6.5, 13)}'
        knob = f'<g class="knob t-{tracker.track}" {corner}>{sign}</g>'
    return (
        f'<g id="{name}" data-piece="{name}" class="tracker p{seat + 1}{scene.marks(name)}" aria-hidden="true"'
        f' transform="translate({x:g} {y:g})">'
        f'<rect class="halo" x="-4" y="{-4 - more}" width="{WIDTH + 8}" height="{37 + more}" rx="11"/>'
        f'<rect class="loop" x="0" y="{-1.5 - more}" width="{WIDTH}" height="{31.5 + more}" rx="8"/>{knob}</g>'
    )


def _taller(scene: Scene, tracker: Tracker, column: str, row: int) -> float:
    """By how much a space that covers several rows is taller than others."""
    spaces = scene.view.sheets[tracker.sheet].columns[column]
    return HIGH * (next((space.rows for space in spaces if space.row == row), 1) - 1)


def _pods(scene: Scene) -> str:
    """Lifepods on spaces of the tracks."""
    drawing = ""
    for place in scene.own.pods:
        column, _, row = place.partition(" ")
        if column in COLUMNS:
            x, y = _at(column, int(row))
            drawing += f'<g class="pod">{symbol("lifepod", x + 9, y + 2, 24)}</g>'
    return drawing


# -- where a move leads ----------------------------------------------------------------------------------------------


def _ahead(scene: Scene) -> str:
    """Where the tile in hand may take a tracker; board.js shows those of the place it is held over."""
    placing = scene.view.placing if scene.moves else None
    gains = [gain for fate in placing.fates for gain in fate.gains] if placing else []
    drawing = ""
    for place in sorted({gain.leads for gain in gains if gain.leads}):
        column, row = place.split(" ")
        x, y = _at(column, int(row))
        more = _taller(scene, _own_tracker(scene, column), column, int(row))
        size = f'width="{WIDTH}" height="{31.5 + more:g}" rx="8"'
        drawing += f'<rect class="ahead" data-ahead="{place}" x="{x:g}" y="{y - 1.5 - more:g}" {size} hidden=""/>'
    return drawing


def _steps(scene: Scene) -> str:
    """Every move that is about a space of the tracks, on that space."""
    steps = "".join(
        _step(scene, notation, (lead.column, lead.row), lead.text)
        for notation, lead in scene.view.leads.items()
        if notation in scene.moves
    )
    for move in (*scene.block("stow"), *scene.block("unstow")):
        _, column, *row = move.notation.split(" ")
        if column in COLUMNS:
            steps += _step(scene, move.notation, (column, int(row[0])), "")
    for move in scene.block("row"):
        tracker = _own_tracker(scene, move.notation.split(" ")[1])
        steps += _step(scene, move.notation, (tracker.column, tracker.row), "")
    return steps


def _own_tracker(scene: Scene, track: str) -> Tracker:
    return next(one for one in scene.own.tracks if one.track == track)


def _step(scene: Scene, notation: str, place: Place, gives: str) -> str:
    x, y = _at(*place)
    more = _taller(scene, _own_tracker(scene, place[0]), *place)
    label = scene.moves[notation].text
    if gives:
        label = scene.text.say("around-step", move=label, space=place[1], gives=gives)
    target = scene.target(notation, label)
    name = f"lead-{notation.replace(' ', '-')}"
    also = " also" if notation in scene.view.leads else ""  # it has a button of its own beside the planet
    halo = f'x="-1" y="{-2.5 - more:g}" width="{WIDTH + 2}" height="{33.5 + more:g}" rx="8"'
    focus = f'x="-2" y="{-3.5 - more:g}" width="{WIDTH + 4}" height="{35.5 + more:g}" rx="9"'
    return (
        f'<g id="{name}" class="lead{also} {target.state}" transform="translate({x:g} {y:g})" tabindex="-1"'
        f' {target.attributes} data-tip="{escape(label)}"><rect class="halo" {halo}/><rect class="focus" {focus}/></g>'
    )


# -- technologies ----------------------------------------------------------------------------------------------------


def _technologies(scene: Scene) -> str:
    lines = "".join(_technology(scene, one) for one in scene.own.technologies)
    return f'<ol class="techs" aria-label="{scene.say("screen-technologies")}">{lines}</ol>'


def _technology(scene: Scene, one: Technology) -> str:
    state = "used" if one.used else "on" if one.works else "off"
    target = scene.button(f"use {one.level}")
    told = f'<span class="sr">{scene.say(f"around-state-{state}")} </span>{escape(one.text)}'
    words = f"<b>{one.level}</b> <span>{told}</span>"
    if target.state:
        button = f'<button type="button" class="{target.state}" id="use-{one.level}" {target.attributes}>'
        words = f"{button}{words}</button>"
    slots = "".join(_slot(scene, notation) for notation in (f"stow slot {one.level}", f"unstow slot {one.level}"))
    pod = icon("lifepod") if f"slot {one.level}" in scene.own.pods else ""
    return f'<li class="{state}">{words}{pod}{slots}</li>'


def _slot(scene: Scene, notation: str) -> str:
    """Laying a lifepod on a technology, or taking it from there."""
    move = scene.moves.get(notation)
    if move is None:
        return ""
    target = scene.target(notation, move.text)
    return f'<button type="button" class="btn small pick" {target.attributes}>{icon("lifepod")}</button>'


CARD = '<rect class="cd" x="-8.5" y="-10" width="17" height="20" rx="3"/>'
HEXAGON = '<path class="lv" d="M0-10.5 9-5.2V5.2L0 10.5-9 5.2V-5.2Z"/>'
AHEAD = 6  # spaces ahead that a name plate tells of
SOURCE_ICONS = {
    "lines": "plus",
    "tracks": "score",
    "lifepods": "lifepod",
    "meteorites": "meteorite",
    "cards": "civ-card",
    "private": "lock",
    "neighbours": "exchange",
    "planet": "earth",
}
WELLS = (
    '<g id="track-wells" data-hash="track-wells" aria-hidden="true">'
    + "".join(
        f'<rect class="well" x="{column * WIDE}" y="{HEAD - 3}" width="{WIDTH}" height="{SPACES * HIGH + 2}" rx="7"/>'
        for column in range(5)
    )
    + "</g>"
)
