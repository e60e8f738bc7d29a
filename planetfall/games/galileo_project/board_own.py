"""The viewer's own side: stock, the turn, strength by type, project, modifiers and tucked characters."""

from html import escape
from json import dumps

from planetfall.core.marks import icon, token
from planetfall.games.galileo_project.board_moons import on_robot
from planetfall.games.galileo_project.parts import MOON_NAMES, TYPE_NAMES
from planetfall.games.galileo_project.pieces import (
    SOURCE_ICONS,
    TYPE_ICONS,
    character_card,
    modifier,
    project_card,
    ring,
    robot_card,
    tucked,
)
from planetfall.games.galileo_project.scene import Scene
from planetfall.games.galileo_project.view import View
from planetfall.games.galileo_project.view_cards import CharacterCard
from planetfall.games.galileo_project.view_seats import Seat

__all__ = ["own_side"]

STEPS = ("change", "action", "goal")


def own_side(scene: Scene) -> str:
    seat = scene.own
    whose = scene.say("board-own" if scene.view.viewer is not None else "board-seat", seat=seat.name)
    return (
        f'<div class="panel player side-own seat-{seat.seat + 1}" role="region" aria-label="{whose}">'
        f"{_head(scene, seat)}"
        f"{_stock(scene, 'mc', 'credits', seat.mc, scene.view.most_mc)}"
        f"{_stock(scene, 'energy', 'energy', seat.energy, scene.view.most_energy)}{_turn(scene)}"
        f'<div class="kit">{_strength(scene, seat)}{_project(scene, seat)}{_modifiers(scene, seat)}'
        f"{_tucked(scene, seat)}</div></div>"
    )


def _head(scene: Scene, seat: Seat) -> str:
    robots = scene.say("board-count-robots", count=len(seat.robots), end=scene.view.last_robot)
    return (
        f'<header>{token(seat.seat, seat.name)}<h2>{escape(seat.name)}</h2><span class="note">{robots}</span>'
        f'<span class="spacer"></span><span class="big">{seat.score}</span></header>'
    )


def _stock(scene: Scene, name: str, mark: str, held: int, most: int) -> str:
    units = "".join(
        icon(mark).replace('class="icon"', f'class="{"on" if number < held else "off"}"') for number in range(most)
    )
    label = scene.say(f"board-{name}")
    return (
        f'<div class="stockrow {name}" data-piece="stock-{name}"><span class="lab">{label}</span>'
        f'<span class="units">{units}</span><b>{held}</b></div>'
    )


def _turn(scene: Scene) -> str:
    """Where the turn stands, and what it has done so far."""
    view = scene.view
    mine = view.step in (*STEPS, "end") and view.viewer in view.actors
    reached = (*STEPS, "end").index(view.step) if mine else -1
    steps = "".join(
        f'<li class="{"done" if number < reached else "now" if number == reached else ""}"'
        f"{' aria-current=step' if number == reached else ''}>{scene.say(f'board-step-{step}')}</li>"
        for number, step in enumerate(STEPS)
    )
    lines = "".join(f"<li>{escape(line.text)}</li>" for line in scene.draft[-5:])
    done = f"<ul>{lines}</ul>" if lines else f'<p class="fine">{scene.say("board-nothing-yet")}</p>'
    if scene.own.seat in view.actors:
        done = _in_hand(view, done)
    return f'<div class="preview"><ol class="steps">{steps}</ol>{done}{_earned(scene)}</div>'


def _in_hand(view: View, done: str) -> str:
    """Beside it the card that the question is about, where it lies nowhere else."""
    if view.placing is not None:
        what = view.placing
        piece, text, face = f"robot-{what.id}", f"{what.text}\n{what.tip}", robot_card(what)
    elif view.using is not None:
        piece, text, face = f"character-{view.using.id}", view.using.text, character_card(view.using)
    else:
        return done
    return f'<div class="using" data-tip="{escape(text)}"><span data-piece="{piece}">{face}</span>{done}</div>'


def _earned(scene: Scene) -> str:
    """Where the points come from, as things stand."""
    items = "".join(
        f'<li class="{"" if points else "nil"}" data-tip="{(words := scene.say(f"source-{source}"))}: {points}">'
        f'{icon(SOURCE_ICONS[source])}<span class="sr">{words}</span><b>{points}</b></li>'
        for source, points in scene.own.earned.items()
    )
    return f'<ul class="earned" aria-label="{scene.say("sheet-title")}">{items}</ul>'


def _strength(scene: Scene, seat: Seat) -> str:
    lines = ""
    for kind in TYPE_NAMES:
        count = seat.strength[kind]
        name = scene.text.say(f"type-{kind.replace('_', '-')}")
        ability = scene.text.say(f"ability-{kind.replace('_', '-')}")
        tip = escape(f"{scene.text.say('board-strength-of', type=name, count=count)} {ability}")
        lines += f'<li data-tip="{tip}">{icon(TYPE_ICONS[kind])}<b>{count}</b><span class="sr">{tip}</span></li>'
    return f'<div><h3>{scene.say("board-strength")}</h3><ul class="types">{lines}</ul></div>'


def _project(scene: Scene, seat: Seat) -> str:
    head = f"<h3>{scene.say('board-project')}</h3>"
    project = seat.project
    if project is None:
        target = scene.target("begin", _no_project(scene))
        drawing = f'{ring(0, 0, 92, 60, 3, 8)}<rect class="hole piece" width="92" height="60" rx="8"/>'
        if scene.view.next_project:
            drawing += f'<text class="next" x="46" y="37">{scene.view.next_project}</text>'
        inner = (
            f'<g id="project" data-drop="begin" class="{target.state}" tabindex="-1" {target.attributes}>{drawing}</g>'
        )
    else:
        notation = on_robot(scene, project.id)
        move = scene.moves.get(notation)
        target = scene.target(notation, f"{project.text}. {move.text}" if move else project.text)
        piece = f"robot-{project.id}"
        inner = (
            f'<g id="project" data-piece="{piece}" data-drop="{project.id}" class="{target.state}{scene.marks(piece)}"'
            f' tabindex="-1" {target.attributes} data-tip="{escape(project.text)}">{ring(0, 0, 92, 60, 3, 8)}'
            f"{project_card(project)}</g>"
        )
    group = f'role="group" aria-label="{scene.say("board-project")}" data-roving="grid"'
    return f'<div>{head}<svg class="project" viewBox="-6 -6 104 76" {group}>{inner}</svg></div>'


def _no_project(scene: Scene) -> str:
    level = scene.view.next_project
    return scene.text.say("board-no-project", level=level) if level else scene.text.say("board-no-project-left")


def _modifiers(scene: Scene, seat: Seat) -> str:
    """Unused ones; each is a real button that can be dragged to a robot or the project."""
    items = "".join(
        f"<li>{_modifier(scene, name)}</li>" for name in (*TYPE_NAMES, *MOON_NAMES) if name in seat.modifiers
    )
    title = scene.say("board-modifiers")
    return f'<div><h3>{title}</h3><ul class="mods" id="mods" data-roving="grid" aria-label="{title}">{items}</ul></div>'


def _modifier(scene: Scene, name: str) -> str:
    kind = "type" if name in TYPE_NAMES else "moon"
    words = scene.text.say(f"{kind}-{name.replace('_', '-')}")
    label = scene.text.say(f"board-modifier-{kind}", what=words)
    target = scene.card(scene.on(f"modifier {name}"), label, label)
    chosen = " chosen" if scene.view.modifier == name and scene.moves else ""
    fits = " ".join(scene.view.fits.get(name, ()))
    misfits = scene.view.misfits.get(name) if target.state == "legal" else None
    why = f' data-misfits="{escape(dumps(misfits))}"' if misfits else ""
    return (
        f'<button type="button" class="mod {target.state}{chosen}" id="mod-{name}" data-drag="{name}"'
        f' data-fits="{fits}"{why} {target.attributes}>'
        f"{target.name}{modifier(name)}</button>"
    )


def _tucked(scene: Scene, seat: Seat) -> str:
    cards = "".join(f"<li>{_card(scene, card)}</li>" for card in seat.tucked)
    free = '<li class="free"></li>' * max(0, seat.tuck_limit - len(seat.tucked))
    title = scene.say("board-tucked", count=len(seat.tucked), limit=seat.tuck_limit)
    strips = f'<ul class="tucked" id="tucked" data-roving="grid" aria-label="{title}">{cards}{free}</ul>'
    return f"<div><h3>{title}{_unpaid(scene, seat)}</h3>{strips}</div>"


def _unpaid(scene: Scene, seat: Seat) -> str:
    """A warning while the MC at hand are too few for the tucked characters."""
    if seat.paid == len(seat.tucked):
        return ""
    tip = scene.say("board-unpaid", paid=seat.paid, count=len(seat.tucked))
    words = scene.say("board-unpaid-short", paid=seat.paid)
    return f' <span class="unpaid" data-tip="{tip}">{icon("warn")}{words}</span>'


def _card(scene: Scene, card: CharacterCard) -> str:
    notation = scene.on(f"drop {card.key}")
    label = scene.text.say("board-tucked-card", name=card.name, text=card.at_end.text)
    target = scene.card(notation, label, card.text)
    piece = f"character-{card.id}"
    return (
        f'<button type="button" class="strip {target.state}{scene.marks(piece)}" id="tucked-{card.id}"'
        f' data-piece="{piece}" {target.attributes}>{target.name}{tucked(card)}</button>'
    )
