"""The other players: influence, stock, how far each moon is, their robots by type; all of it enlarged on a press."""

from html import escape
from zlib import crc32

from planetfall.core.marks import icon, token
from planetfall.games.galileo_project.parts import TYPE_NAMES
from planetfall.games.galileo_project.pieces import TYPE_ICONS, mini_robot
from planetfall.games.galileo_project.scene import Scene
from planetfall.games.galileo_project.view_seats import Seat, Standing

__all__ = ["others"]


def others(scene: Scene) -> list[str]:
    """A panel for each. Its hash names what it shows, so that it is sent again only when that has changed."""
    panels = [_other(scene, seat) for seat in scene.others]
    return [panel.replace('data-hash=""', f'data-hash="other-{crc32(panel.encode()):x}"', 1) for panel in panels]


def _other(scene: Scene, seat: Seat) -> str:
    name = escape(seat.name)
    doing = f'<span class="doing">{scene.say("board-acting")}</span>' if _asked(scene, seat) else ""
    return (
        f'<section class="panel player opp seat-{seat.seat + 1}" id="other-{seat.seat}" data-hash=""'
        f' aria-label="{name}">'
        f"<header>{token(seat.seat, seat.name)}<h2>{name}</h2>{doing}"
        f'<span class="spacer"></span><span class="big">{seat.score}</span></header>{_facts(scene, seat)}'
        f'<div class="oppgrid"><dl class="mbars">{"".join(_bar(scene, one) for one in reversed(seat.moons))}</dl>'
        f"{_robots(scene, seat)}</div>{_large(scene, seat)}</section>"
    )


def _asked(scene: Scene, seat: Seat) -> bool:
    """Nobody else is, before the viewer confirms."""
    return seat.seat in scene.view.actors and not scene.draft


def _facts(scene: Scene, seat: Seat) -> str:
    say = scene.text.say
    where = say(f"colour-{seat.track}") if seat.track else say("board-no-track")
    facts = (
        (
            seat.track or "influence",
            f"{where} {seat.influence}",
            say("board-marker", seat=seat.name, track=where, field=seat.influence),
        ),
        ("mc", str(seat.mc), f"{seat.mc} MC"),
        ("energy", str(seat.energy), f"{seat.energy} {say('board-energy')}"),
        (
            "tuck" if seat.paid == len(seat.tucked) else "unpaid",
            f"{len(seat.tucked)}/{seat.tuck_limit}",
            _tucked(scene, seat),
        ),
        ("tech", str(len(seat.technologies)), say("board-has-technologies", count=len(seat.technologies))),
    )
    return (
        '<p class="facts">'
        + "".join(
            f'<span class="f-{kind}" data-tip="{escape(tip)}">{icon(FACT_ICONS.get(kind, kind))}'
            f'<span aria-hidden="true">{escape(text)}</span><span class="sr">{escape(tip)}</span></span>'
            for kind, text, tip in facts
        )
        + "</p>"
    )


FACT_ICONS = {"mc": "credits", "unpaid": "warn"}


def _tucked(scene: Scene, seat: Seat) -> str:
    count = len(seat.tucked)
    told = scene.text.say("board-tucked", count=count, limit=seat.tuck_limit)
    if seat.paid == count:
        return told
    return f"{told}. {scene.text.say('board-unpaid', paid=seat.paid, count=count)}"


def _bar(scene: Scene, standing: Standing) -> str:
    """How far a marker has come; the length is one of sixteen classes, because styles may not stand in a page."""
    top = next(track.top for track in scene.view.moons if track.moon == standing.moon)
    name = next(track.name for track in scene.view.moons if track.moon == standing.moon)
    words = escape(f"{name} {standing.field}/{top}. {standing.text}")
    return (
        f'<div data-tip="{words}"><dt>{icon(f"moon-{standing.moon}")}<span class="sr">{words}</span></dt>'
        f'<dd><i class="w{round(15 * standing.field / top)}"></i><span aria-hidden="true">{standing.field}</span></dd>'
        "</div>"
    )


def _robots(scene: Scene, seat: Seat) -> str:
    count = scene.say("board-count-robots", count=len(seat.robots), end=scene.view.last_robot)
    types = "".join(
        f'<span aria-hidden="true">{icon(TYPE_ICONS[kind])}{seat.strength[kind]}</span>' for kind in TYPE_NAMES
    )
    label = scene.say("board-enlarge", seat=seat.name)
    return (
        f'<button type="button" class="bots" popovertarget="large-{seat.seat}">'
        f'<span class="sr">{label}</span><b aria-hidden="true">{count}</b>{types}</button>'
    )


# -- enlarged --------------------------------------------------------------------------------------------------------


def _large(scene: Scene, seat: Seat) -> str:
    name = f"large-{seat.seat}"
    close = (
        f'<button type="button" class="iconbtn" popovertarget="{name}" popovertargetaction="hide"'
        f' aria-label="{scene.say("board-close")}">{icon("close")}</button>'
    )
    label = scene.say("board-seat", seat=seat.name)
    return (
        f'<div class="sheet large" id="{name}" popover role="dialog" aria-label="{label}"><div class="head">'
        f"{token(seat.seat, seat.name)}<h2>{label}</h2>{close}</div>"
        f'<div class="scroll" tabindex="0">{_by_moon(scene, seat)}{_lists(scene, seat)}</div></div>'
    )


def _by_moon(scene: Scene, seat: Seat) -> str:
    names = {track.moon: track.name for track in scene.view.moons}
    told = ""
    for standing in reversed(seat.moons):
        robots = [one for one in seat.robots if one.moon == standing.moon]
        lines = "".join(f"<li>{mini_robot(one)} {escape(one.text)}</li>" for one in robots)
        told += f"<h3>{icon(f'moon-{standing.moon}')}{names[standing.moon]} {standing.field}</h3>"
        told += f'<p class="fine">{escape(standing.text)}</p><ul>{lines}</ul>'
    return told


def _lists(scene: Scene, seat: Seat) -> str:
    say = scene.text.say
    project = [seat.project.text] if seat.project else []
    tucked = [f"{card.name}: {card.at_end.text}" for card in seat.tucked]
    names = {one.id: f"{one.id} {one.name}" for one in scene.view.technologies}
    technologies = [names[one] for one in seat.technologies]
    modifiers = [say(f"{_kind(name)}-{name.replace('_', '-')}") for name in seat.modifiers]
    lists = (
        (say("board-project"), project),
        (say("board-tucked", count=len(tucked), limit=seat.tuck_limit), tucked),
        (say("board-technologies"), technologies),
        (say("board-modifiers"), [", ".join(modifiers)] if modifiers else []),
    )
    return "".join(
        f"<h3>{escape(title)}</h3><ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"
        for title, lines in lists
        if lines
    )


def _kind(name: str) -> str:
    return "type" if name in TYPE_NAMES else "moon"
