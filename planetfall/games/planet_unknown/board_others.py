"""The other players: their planets in small, which can be enlarged, their tracks and what they have collected."""

from html import escape
from zlib import crc32

from planetfall.core.marks import icon, token
from planetfall.games.planet_unknown.board_ground import ground
from planetfall.games.planet_unknown.board_planet import coordinates
from planetfall.games.planet_unknown.board_tracks import score_parts, stock
from planetfall.games.planet_unknown.pieces import at, mini_planet, outline
from planetfall.games.planet_unknown.scene import Scene
from planetfall.games.planet_unknown.view import Seat
from planetfall.games.planet_unknown.view_tracks import Tracker

__all__ = ["others"]

BOX = "-30 -30 540 540"


def others(scene: Scene) -> list[str]:
    """A panel for each. Its hash names what it shows, so that it is sent again only when that has changed."""
    panels = [_other(scene, seat) for seat in scene.others]
    return [panel.replace('data-hash=""', f'data-hash="other-{crc32(panel.encode()):x}"', 1) for panel in panels]


def _other(scene: Scene, seat: Seat) -> str:
    name = escape(seat.name)
    head = f'{token(seat.seat, seat.name)}<h2>{name}</h2>{_doing(scene, seat)}<span class="spacer"></span>'
    covered = sum(1 for terrain in seat.planet.terrain if terrain)
    label = scene.say("around-enlarge", seat=seat.name, covered=covered)
    planet = mini_planet(seat.planet, seat.seat, ground(seat.planet), _rings(scene, seat))
    return (
        f'<section class="panel player opp seat-{seat.seat + 1}" id="other-{seat.seat}" data-hash=""'
        f' aria-label="{name}">'
        f'<header>{head}<span class="big">{seat.score}</span></header><div class="opprow">'
        f'<button type="button" class="enlarge" popovertarget="large-{seat.seat}" aria-label="{label}">'
        f'<svg class="miniplanet" viewBox="{BOX}" aria-hidden="true">{planet}</svg></button>{_bars(scene, seat)}</div>'
        f"{stock(scene, seat)}{_large(scene, seat)}</section>"
    )


def _rings(scene: Scene, seat: Seat) -> str:
    """Around what lines of the log are about; what the player did last is marked."""
    lines = [line for line in scene.view.log if line.seat == seat.seat and line.pieces]
    names = dict.fromkeys(name for line in lines for name in line.pieces)
    last = {name for line in lines if line.step == lines[-1].step for name in line.pieces}
    planet = seat.planet
    cells = {one.name: [at(cell) for section in one.sections for cell in section.cells] for one in planet.pieces}
    cells |= {f"rover-{seat.seat}-{number}": [at(cell)] for number, cell in planet.rovers.items()}
    cells |= {name: [at(name.split("-")[2])] for name in names if name.startswith("cell-")}
    return "".join(
        f'<g class="found{" lastmove" if name in last else ""}" data-ring="{name}">'
        f'<path class="halo" d="{outline(cells[name], -2)}"/></g>'
        for name in names
        if name in cells
    )


def _doing(scene: Scene, seat: Seat) -> str:
    """Everybody plays at once: who is still at it."""
    if scene.view.over:
        return ""
    acting = seat.seat in scene.view.actors
    return f'<span class="doing">{scene.say("around-playing" if acting else "around-done")}</span>'


def _bars(scene: Scene, seat: Seat) -> str:
    """How far each tracker has come; the length is one of sixteen classes, because styles may not stand in a page."""
    return f'<dl class="bars">{"".join(_bar(scene, seat, tracker) for tracker in seat.tracks)}</dl>'


def _bar(scene: Scene, seat: Seat, tracker: Tracker) -> str:
    name = scene.text.say(f"terrain-{tracker.track}")
    words = scene.say("around-tracker", track=name, place=tracker.place, top=tracker.top)
    flux = " flux" if seat.flux == tracker.track else ""
    return (
        f'<div class="t-{tracker.track}{flux}" data-piece="tracker-{seat.seat}-{tracker.track}"'
        f' data-tip="{words}"><dt>{icon(tracker.track)}'
        f'<span class="sr">{words}</span></dt><dd><i class="w{round(15 * tracker.place / tracker.top)}"></i>'
        f'<span aria-hidden="true">{tracker.place}</span></dd></div>'
    )


def _large(scene: Scene, seat: Seat) -> str:
    """The same planet enlarged, with all that lies open in front of its player."""
    name = f"large-{seat.seat}"
    close = (
        f'<button type="button" class="iconbtn" popovertarget="{name}" popovertargetaction="hide"'
        f' aria-label="{scene.say("around-close")}">{icon("close")}</button>'
    )
    label = scene.say("screen-board", seat=seat.name)
    return (
        f'<div class="sheet large" id="{name}" popover role="dialog" aria-label="{label}"><div class="head">'
        f"{token(seat.seat, seat.name)}<h2>{label}</h2>{close}</div>"
        f'<div class="scroll" tabindex="0"><svg class="largeplanet" viewBox="{BOX}" role="img" aria-label="{label}">'
        f'<use href="#world-{seat.seat}"/>{coordinates(seat.planet)}</svg>'
        f'<div class="about">{score_parts(scene, seat)}{_about(scene, seat)}</div></div></div>'
    )


def _about(scene: Scene, seat: Seat) -> str:
    working = [f"{one.level}: {one.text}" for one in seat.technologies if one.works]
    cards = [f"{card.name}: {card.effect}" for card in seat.shown_cards]
    if seat.secret_cards:
        cards.append(scene.text.say("screen-secret", count=seat.secret_cards))
    goals = [f"{one.name}: {one.text}" for one in seat.objectives]
    if seat.private_objectives and not goals:
        goals.append(scene.text.say("around-secret-goals", count=seat.private_objectives))
    lists = (("screen-technologies", working), ("screen-cards", cards), ("screen-objectives", goals))
    told = "".join(
        f"<h3>{scene.say(key)}</h3><ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"
        for key, lines in lists
        if lines
    )
    return (
        f"<h3>{escape(seat.planet.name)}</h3><p>{escape(seat.planet.rule)}</p>"
        f"<h3>{escape(seat.corporation_name)}</h3><p>{escape(seat.corporation_rule)}</p>{told}"
    )
