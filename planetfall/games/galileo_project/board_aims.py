"""Along the foot: technologies with who has them, and goals with everybody's progress and what is still lacking."""

from html import escape

from planetfall.core.marks import icon, token
from planetfall.games.galileo_project.board_market import amount
from planetfall.games.galileo_project.pieces import ability_marks
from planetfall.games.galileo_project.scene import Scene
from planetfall.games.galileo_project.view_offers import BY_RIVAL, Goal, Space, Technology

__all__ = ["aims"]


def aims(scene: Scene) -> str:
    view = scene.view
    tiles = "".join(f"<li>{_technology(scene, one)}</li>" for one in view.technologies)
    goals = "".join(f"<li>{_goal(scene, one)}</li>" for one in view.goals)
    return (
        f'<div class="panel techs"><h2>{scene.say("board-technologies")} <small>{scene.say("board-technologies-note")}'
        f'</small></h2><ul id="techs" data-roving="grid">{tiles}</ul></div>'
        f'<div class="panel goals"><h2>{scene.say("board-goals")} <small>{scene.say("board-goals-note")}</small></h2>'
        f'<ul id="goals" data-roving="grid">{goals}</ul></div>'
    )


def _technology(scene: Scene, what: Technology) -> str:
    notation = scene.on(f"develop {what.id}")
    owners = ", ".join(scene.view.names[seat] for seat in what.owners)
    say = scene.text.say
    label = say("board-technology", id=what.id, name=what.name, energy=what.energy, mc=what.mc, vp=what.vp)
    tip = f"{label}\n{what.text}\n{say('board-tiles-left', left=what.left, owners=owners or '–')}"
    target = scene.card(notation, f"{label} {what.text}", tip)
    piece = f"technology-{what.id}"
    cost = amount(what.energy, "energy") + (f" {amount(what.mc, 'mc')}" if what.mc else "")
    return (
        f'<button type="button" class="techtile {target.state}{scene.marks(piece)}" id="{piece}" data-piece="{piece}"'
        f' {target.attributes}>{target.name}<span class="hd" aria-hidden="true"><b class="id">{what.id}</b>'
        f'<span class="ct">{cost}</span><i class="vp">{what.vp}</i></span><span class="nm" aria-hidden="true">'
        f'{escape(what.name)}</span><span class="ln" aria-hidden="true">{_holders(scene, what)}</span></button>'
    )


def _holders(scene: Scene, what: Technology) -> str:
    """Who has it and what is left; beside it why not, or what it does."""
    tokens = "".join(token(seat, scene.view.names[seat], small=True) for seat in what.owners)
    mine = scene.view.viewer in what.owners
    note = f'<small class="{"" if mine else "why"}">{escape(what.short)}</small>'
    if not what.short:
        note = f'<svg class="marks" viewBox="0 0 44 18">{ability_marks(what.marks, 22, 1, 16)}</svg>'
    return f'<span class="holders">{tokens}{LEFT * what.left}</span>{note}'


LEFT = '<i class="left"></i>'


def _goal(scene: Scene, what: Goal) -> str:
    notation = scene.on(f"claim {what.slot}")
    say = scene.text.say
    progress = ", ".join(
        say("board-progress", seat=name, count=count, number=what.number)
        for name, count in zip(scene.view.names, what.progress, strict=True)
    )
    label = f"{what.name}: {what.demand}. {_worth(scene, what)}"
    target = scene.card(notation, label, f"{label}\n{progress}")
    spaces = "".join(_space(scene, space) for space in what.spaces)
    bars = "".join(_progress(scene, seat, what) for seat in range(len(scene.view.names)))
    piece = f"goal-{what.slot}"
    return (
        f'<button type="button" class="goal {target.state}{scene.marks(piece)}" id="{piece}" data-piece="{piece}"'
        f' {target.attributes}>{target.name}<span class="hd" aria-hidden="true"><span>{escape(what.aim)}</span></span>'
        f'<span class="mid" aria-hidden="true"><span class="sps">{spaces}</span>{_note(scene, what)}</span>'
        f'<span class="pgs" aria-hidden="true">{bars}</span></button>'
    )


def _worth(scene: Scene, what: Goal) -> str:
    """What it has brought, or what it would bring and cost."""
    say = scene.text.say
    if what.gained:
        return say("board-goal-claimed", vp=what.gained)
    worth = say("board-goal-worth", vp=what.vp) if what.vp else say("board-goal-full")
    return f"{worth} {_price(scene, what)}"


def _price(scene: Scene, what: Goal) -> str:
    seat = scene.own.seat
    if what.energy > 0:
        return scene.text.say("board-goal-energy", energy=what.energy)
    return scene.text.say("board-goal-lacks", count=what.lacks[seat]) if what.lacks[seat] else ""


def _note(scene: Scene, what: Goal) -> str:
    """What the viewer still lacks, or what claiming it costs and brings."""
    seat = scene.own.seat
    if what.claimed[seat] or not what.vp:
        return f"<small>{icon('confirm') if what.claimed[seat] else ''}</small>"
    gain = f'<b class="gain">+{what.vp}</b>'
    if what.lacks[seat] == 0 or what.energy == 0:
        return f"<small>{gain}</small>"
    if what.energy <= scene.own.energy:
        return f"<small>{amount(what.energy, 'energy')} {gain}</small>"
    return f"<small>{scene.say('board-short', count=what.lacks[seat])}</small>"


def _space(scene: Scene, space: Space) -> str:
    if space.owner >= 0:
        return f'<i class="sp taken">{token(space.owner, scene.view.names[space.owner], small=True)}</i>'
    if space.owner == BY_RIVAL:
        return f'<i class="sp rival">{icon("computer")}</i>'
    return f'<i class="sp">{space.vp}</i>'


def _progress(scene: Scene, seat: int, what: Goal) -> str:
    met = " met" if what.lacks[seat] == 0 else ""
    return f'<span class="pg{met}">{token(seat, scene.view.names[seat], small=True)}{what.progress[seat]}</span>'
