"""Earth and Mars: two upright scales with everybody's markers. Where one may change, the other track is a place."""

from collections import Counter
from html import escape

from planetfall.core.marks import icon, symbol, token_svg
from planetfall.core.view import Move
from planetfall.games.galileo_project.board_moons import straight
from planetfall.games.galileo_project.parts import COLOUR_NAMES
from planetfall.games.galileo_project.pieces import figure, ring
from planetfall.games.galileo_project.scene import Scene
from planetfall.games.galileo_project.view_seats import Seat

__all__ = ["influence", "influence_lines", "influence_scenery"]

LEFT = {"earth": 30, "mars": 78}
BOTTOM, TOP = 396.0, 56.0


def influence(scene: Scene) -> str:
    label = scene.say("board-influence", markers="; ".join(_told(scene, seat) for seat in scene.view.seats))
    inner = influence_scenery(scene) + "".join(_track(scene, colour) for colour in COLOUR_NAMES)
    inner += _markers(scene) + "".join(_payment(scene, move) for move in scene.block("pay"))
    return (
        f'<div class="infl"><svg class="scale" id="scale" viewBox="0 0 108 418" role="group" aria-label="{label}"'
        f' data-roving="grid">{inner}</svg></div>'
    )


def _told(scene: Scene, seat: Seat) -> str:
    where = scene.text.say(f"colour-{seat.track}") if seat.track else "–"
    return scene.text.say("board-marker", seat=seat.name, track=where, field=seat.influence)


def _y(scene: Scene, field: int) -> float:
    return BOTTOM - (BOTTOM - TOP) * field / scene.view.fields


def influence_scenery(scene: Scene) -> str:
    drawing = ""
    for colour, x in LEFT.items():
        name = scene.say(f"colour-{colour}")
        body = f'x="{x - 13}" y="41" width="26" height="370" rx="13"'
        drawing += f'<g class="track {colour}"><rect class="bed" {body}/><rect fill="url(#h-{colour})" {body}/>'
        for field in range(scene.view.fields + 1):
            y = _y(scene, field)
            drawing += f'<text x="{x}" y="{y + 4:.1f}">{field}</text>'
            drawing += f'<circle class="spot" data-spot="{colour}-{field}" cx="{x}" cy="{y:.1f}" r="13"/>'
        drawing += f'{symbol(colour, x - 9, 0, 18, "sign")}<text class="tn" x="{x}" y="31">{name}</text></g>'
    return f'<g id="scales" data-hash="scales-{scene.text.language}" aria-hidden="true">{PATTERNS}{drawing}</g>'


PATTERNS = (
    '<defs><pattern id="h-earth" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 2.5h5" stroke="#fff"'
    ' stroke-opacity=".16"/></pattern><pattern id="h-mars" width="6" height="6" patternUnits="userSpaceOnUse"'
    ' patternTransform="rotate(45)"><path d="M0 0v6" stroke="#000" stroke-opacity=".22" stroke-width="2"/></pattern>'
    "</defs>"
)


def _track(scene: Scene, colour: str) -> str:
    """The whole scale while a track is chosen; the same field of the other one while the marker may change."""
    x = LEFT[colour]
    notation = f"track {colour}"
    if scene.on(notation):
        label = scene.moves[notation].text if notation in scene.moves else scene.text.say(f"colour-{colour}")
        target = scene.target(notation, label)
        light = ring(x - 13, 41, 26, 370, 4, 13)
        return f'<g id="track-{colour}" class="{target.state}" tabindex="-1" {target.attributes}>{light}</g>'
    own = scene.own
    if not own.track or own.track == colour or not scene.on("change"):
        return ""
    y = _y(scene, own.influence)
    label = scene.moves["change"].text if "change" in scene.moves else scene.text.say(f"colour-{colour}")
    target = scene.target("change", label)
    return (
        f'<g id="change" class="change {target.state}" tabindex="-1" {target.attributes} data-tip="{escape(label)}">'
        f'<circle class="focus" cx="{x}" cy="{y:.1f}" r="17"/><circle class="halo" cx="{x}" cy="{y:.1f}" r="13"/>'
        f"{symbol('move', x - 8, round(y - 8, 1), 16, 'swap')}</g>"
    )


def _payment(scene: Scene, move: Move) -> str:
    """The field the marker would go down to; there it can be chosen, whatever the buttons offer."""
    mc = int(move.notation.split()[1])
    field = scene.own.influence - (scene.view.to_pay - mc)
    x, y = LEFT[scene.view.pays_in], _y(scene, field)
    target = scene.target(move.notation, move.text)
    number = figure(str(field), x, y + 4.5, "to") if field < scene.own.influence else ""
    return (
        f'<g id="down-{mc}" class="down legal" tabindex="-1" {target.attributes} data-tip="{escape(move.text)}">'
        f'<circle class="focus" cx="{x}" cy="{y:.1f}" r="17"/><circle class="halo" cx="{x}" cy="{y:.1f}" r="13"/>'
        f"{number}</g>"
    )


def _markers(scene: Scene) -> str:
    """Who shares a field stands beside the others; on 0 a marker belongs to no track and stands between them."""
    seats = (*scene.others, scene.own)
    fields = Counter((seat.track, seat.influence) for seat in seats)
    there: Counter[tuple[str, int]] = Counter()
    drawing = ""
    for seat in seats:
        place = (seat.track, seat.influence)
        x = LEFT.get(seat.track, 54) + 17 * there[place] - 8.5 * (fields[place] - 1)
        there[place] += 1
        size = 25 if seat is scene.own else 20
        y = _y(scene, seat.influence)
        mark = token_svg(seat.seat, seat.name, x - size / 2, round(y - size / 2, 1), size)
        piece = f"influence-{seat.seat}"
        drawing += (
            f'<g class="who{scene.marks(piece)}" data-piece="{piece}">'
            f'<circle class="halo" cx="{x:g}" cy="{y:.1f}" r="{size / 2 + 2:g}"/>{mark}</g>'
        )
    return f'<g aria-hidden="true">{drawing}</g>'


# -- on a phone ------------------------------------------------------------------------------------------------------


def influence_lines(scene: Scene) -> str:
    """The two tracks as straight lines; a marker on 0 stands on both."""
    return "".join(f'<li class="inf">{_line(scene, colour)}</li>' for colour in COLOUR_NAMES)


def _line(scene: Scene, colour: str) -> str:
    seats = (*scene.others, scene.own)
    places = [(seat, seat.influence) for seat in seats if seat.track in (colour, "")]
    words = f"{icon(colour)}<b>{scene.say(f'colour-{colour}')}</b>"
    changes = scene.own.track not in (colour, "")
    target = scene.button(scene.on(f"track {colour}", *(["change"] if changes else [])))
    head = f'<span class="hd">{words}</span>'
    if target.state:
        head = f'<button type="button" class="hd {target.state}" {target.attributes}>{words}</button>'
    return head + straight(scene, scene.text.say(f"colour-{colour}"), places, scene.view.fields)
