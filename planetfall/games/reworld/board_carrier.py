"""Carriers in Chapter One: the viewer's docking rows, hand, payment and what the turn does; the others in small.

A payment is put together by clicking cards (board.js); all payments that may be made stand in the hand's `data-pay`.
The cheapest one into each docking row is ready as a button, and as a target at the end of that row, without a script.
"""

from collections import Counter
from html import escape
from itertools import groupby

from planetfall.core.marks import icon, token
from planetfall.core.view import Move
from planetfall.games.reworld.pieces import blank, card, mini, num, numeral, ring, tile
from planetfall.games.reworld.scene import Scene
from planetfall.games.reworld.view import Seat, Tile

__all__ = ["carrier", "docked", "other", "payment_choices"]

WIDTH, PITCH, ROWS_END = 500, 72, 446  # of the drawing; rows grow leftwards from the spine
BIG, SMALL, ROOMY = 56, 42, 7  # tiles shrink when a row would hold more than seven
FEW, MANY = 3.7, 6.2  # widths of a hand, in cards: more leaves no room beside it, still more makes cards smaller
CROWD = 4  # seats that leave the others no line of their own for facts
Pay = dict[int, Move]  # the ready-made payment into each docking row
Rows = list[tuple[str, str]]  # a word and what it says, as HTML


def carrier(scene: Scene) -> str:
    """The viewer's own side of the table."""
    seat = scene.own
    whose = scene.say("board-own" if scene.view.viewer is not None else "board-carrier", seat=seat.name)
    return (
        f'<div class="panel player carrier seat-{seat.seat + 1}" role="region" aria-label="{whose}">'
        f"{_head(scene, seat)}{_facts(scene, seat)}{_docking(scene, seat)}{_handrow(scene, seat)}</div>"
    )


def _head(scene: Scene, seat: Seat) -> str:
    modules = scene.say("board-docked", count=docked(seat))
    gain = _drafted(scene, seat)
    chip = f'<span class="chip gain">{gain:+}</span>' if gain else ""
    name = f'<h2>{escape(seat.name)}</h2><span class="note">{modules}</span><span class="spacer"></span>'
    return f"<header>{token(seat.seat, seat.name)}{name}{_score(scene, seat)}{chip}</header>"


def _facts(scene: Scene, seat: Seat) -> str:
    facts = ""
    for source, name in (("terrabots", "terrabot"), ("cards", "cards"), ("marker", "marker")):
        words = scene.text.say(f"source-{source}")
        facts += _fact(name, scene.say("board-earned", source=words, points=seat.earned[source]))
    return f'<p class="facts">{facts}</p>'


def _fact(symbol: str, words: str) -> str:
    return f"<span>{icon(symbol)}{words}</span>"


def docked(seat: Seat) -> int:
    return sum(len(row) for row in seat.docked)


# -- docking rows ----------------------------------------------------------------------------------------------------


def _docking(scene: Scene, seat: Seat) -> str:
    longest = max(len(row) for row in seat.docked) + 1
    size = BIG if longest <= ROOMY else SMALL
    step = min(size + 4, (ROWS_END - 8 - size) // max(longest - 1, 1))
    pay = ready_payments(scene)
    rows = "".join(_row(scene, number, row, size, step, pay.get(number)) for number, row in enumerate(seat.docked, 1))
    label = scene.say("board-rows", seat=seat.name)
    group = f'role="group" aria-label="{label}" data-roving="grid"'
    return f'<svg class="docking" viewBox="0 0 500 366" {group}>{SPINE}{rows}</svg>'


def _row(scene: Scene, number: int, row: tuple[Tile, ...], size: float, step: float, move: Move | None) -> str:
    """From the base at the spine to the open end on the left; a later tile lies over the one before it."""
    top = 4 + PITCH * (number - 1)
    tiles = "".join(
        _docked(scene, what, ROWS_END - 4 - size - step * place, top + (64 - size) // 2, size)
        for place, what in enumerate(row)
    )
    end = _end(scene, number, ROWS_END - 4 - size - step * len(row), top + (64 - size) // 2, size, move)
    label = scene.say("board-row", row=number, count=len(row))
    return (
        f'<g role="group" aria-label="{label}"><rect class="well" x="2" y="{top}" width="446" height="64" rx="12"/>'
        f'<path class="dock" d="M446 {top + 12}h12v40h-12z"/>{tiles}{end}{_base(scene, number, top)}</g>'
    )


def _base(scene: Scene, number: int, top: float) -> str:
    tip = scene.say("board-base", row=number, officer=scene.view.officers[number - 1])
    plate = f'<rect x="452" y="{top + 11}" width="30" height="42" rx="6"/><text x="467" y="{top + 41}">{number}</text>'
    return f'<g class="base o{number}" data-tip="{tip}">{plate}</g>'


def _docked(scene: Scene, what: Tile, x: float, y: float, size: float) -> str:
    name = f"tile-{what.id}"
    marks = scene.marks(name)
    light = ring(x, y, size, size + 2, 3, 8) if marks else ""
    label = escape(_capital(what.text))
    return (
        f'<g data-piece="{name}" class="mod{marks}" role="img" tabindex="-1" aria-label="{label}"'
        f' data-tip="{label}. {escape(what.tip)}">{light}{tile(what, x, y, size)}</g>'
    )


def _end(scene: Scene, number: int, x: float, y: float, size: float, move: Move | None) -> str:
    """The open end, where a module would go: lit during a payment, else shown while a port is looked at."""
    if move is None:
        return f'<g class="end" id="end-{number}" aria-hidden="true">{blank(x, y, size, "reach")}</g>'
    target = scene.target(move.notation, move.text)
    laid = _laid(move)
    width = 15 if len(laid) < 3 else 11
    left = x + size / 2 - (len(laid) * (width + 2) - 2) / 2
    cards = "".join(
        numeral(officer, round(left + place * (width + 2), 1), round(y + size / 2 - width * 2 / 3), width)
        for place, officer in enumerate(laid)
    )
    return (
        f'<g class="end {target.state}" id="end-{number}" data-top="{number}" tabindex="-1" {target.attributes}>'
        f'{ring(x + 2, y + 2, size - 4, size - 4, 0, 8)}<g class="lay">{cards}</g></g>'
    )


# -- hand, payment, the turn -----------------------------------------------------------------------------------------


def _handrow(scene: Scene, seat: Seat) -> str:
    return f'<div class="handrow">{_hand(scene, seat)}{_preview(scene, seat)}{_instead(scene)}</div>'


def _hand(scene: Scene, seat: Seat) -> str:
    """Equal officers overlap. Cards are buttons while a payment is being put together."""
    payments = [move.notation.removeprefix("pay ") for move in scene.block("pay")]
    data = f' data-pay="{"|".join(payments)}"' if payments else ""
    groups = [(officer, len(list(cards))) for officer, cards in groupby(seat.hand)]
    wide = len(groups) + 0.34 * (
        len(seat.hand) - len(groups)
    )  # in cards, for all but one of each officer is half hidden
    cards = "".join(_cards(scene, officer, count, bool(payments)) for officer, count in groups)
    label = scene.say("board-hand", count=seat.cards)
    if not cards and scene.view.viewer is not None:
        cards = f'<li class="fine">{scene.say("board-hand-out" if seat.out else "board-hand-empty")}</li>'
    many = " many" if wide > FEW else ""
    many += " most" if wide > MANY else ""
    title = scene.say("screen-hand") if seat.hand else label
    group = f'<ul class="hand{many}" id="hand" aria-label="{label}" data-roving="row"{data}>{cards}</ul>'
    return f'<div class="handbox"><h3>{title}</h3>{group}</div>'


def _cards(scene: Scene, officer: int, count: int, choosing: bool) -> str:
    return f"<li>{''.join(_card(scene, officer, place, choosing) for place in range(count))}</li>"


def _card(scene: Scene, officer: int, place: int, choosing: bool) -> str:
    name = f"card-{officer}-{place}"
    label = escape(scene.text.say("board-card", officer=officer, name=scene.view.officers[officer - 1]))
    face = f'<svg viewBox="-2 -2 48 66" aria-hidden="true">{card(officer, 0, 0)}</svg>'
    common = (
        f'id="{name}" data-piece="{name}" data-card="{officer}" tabindex="-1" aria-label="{label}" data-tip="{label}"'
    )
    if not choosing:
        return f'<span class="handcard" role="img" {common}>{face}</span>'
    top, below = scene.say("board-on-top"), scene.say("board-below")
    where = f'<span class="where" data-top="{top}" data-below="{below}"></span>'
    return f'<button type="button" class="handcard" aria-pressed="false" {common}>{face}{where}</button>'


def ready_payments(scene: Scene) -> Pay:
    """Into each docking row the payment of the fewest cards; among equals the one that keeps most officers in hand."""
    held = Counter(scene.own.hand)
    ready: Pay = {}
    for move in sorted(scene.block("pay"), key=lambda move: (len(_laid(move)), -_left(move, held))):
        ready.setdefault(_top(move), move)
    return dict(sorted(ready.items()))


def _left(move: Move, held: Counter[int]) -> int:
    """How many different officers would still be in hand, which is what later payments need."""
    return len(held - Counter(_laid(move)))


def _laid(move: Move) -> list[int]:
    return [int(part.rstrip("^")) for part in move.notation.split()[1:]]


def _top(move: Move) -> int:
    parts = move.notation.split()[1:]
    return int(next((part for part in parts if part.endswith("^")), parts[0]).rstrip("^"))


def payment_choices(scene: Scene) -> str:
    """Beside the sentence: one button for each docking row, with the card on top and those below it."""
    buttons = "".join(_payment(scene, row, move) for row, move in ready_payments(scene).items())
    label = scene.say("board-pay")
    return f'<div class="payments" id="payments" role="group" aria-label="{label}">{buttons}</div>' if buttons else ""


def _payment(scene: Scene, row: int, move: Move) -> str:
    below = _laid(move)
    below.remove(row)
    said = scene.say("board-pay-row", row=row, cards="%")
    cards = f'<span class="lay">{"".join(num(officer) for officer in below)}</span>'
    word = f'<span class="word">{scene.say("screen-row", row=row)}</span>'
    face = f'<span class="on">{num(row)}{word}{cards}</span>'
    return (
        f'<button type="button" class="btn pick" data-top="{row}" data-move="{move.notation}" data-say="{said}"'
        f' aria-label="{escape(move.text)}">{face}</button>'
    )


def _preview(scene: Scene, seat: Seat) -> str:
    """What the turn does so far; before it begins, what the round is worth."""
    told = kind = ""
    if scene.draft and not scene.moves:
        told = "".join(f"<p>{escape(line.text)}</p>" for line in scene.draft if line.seat == seat.seat)
        title, rows = "board-this-turn", [(scene.say("board-score"), _makes(scene, seat.score, _drafted(scene, seat)))]
    elif scene.block("pay"):
        title, rows = "board-this-turn", _paying(scene, seat)
    else:
        title, rows, kind = "board-this-round", _worth(scene), " worth"
    lines = "".join(f"<div><dt>{name}</dt><dd>{words}</dd></div>" for name, words in rows)
    return f'<div class="preview{kind}"><h3>{scene.say(title)}</h3>{told}<dl>{lines}</dl></div>'


def _drafted(scene: Scene, seat: Seat) -> int:
    """Points of the moves that can still be taken back."""
    return sum(line.points for line in scene.draft if line.seat == seat.seat)


def _makes(scene: Scene, score: int, gain: int) -> str:
    if not gain:
        return scene.say("board-stays", points=score)
    return f"<b>{gain:+}</b>, {scene.say('board-makes', points=score)}"


def _paying(scene: Scene, seat: Seat) -> Rows:
    port = next(port for port in scene.view.ports if port.name == scene.view.about)
    assert port.module is not None, "what is paid for lies at its port"
    return [
        (scene.say("board-buy"), f"{escape(port.module.text)} ({port.name})"),
        (scene.say("board-lay"), f'<span class="laid">{scene.say("board-pick")}</span>'),
        (scene.say("board-score"), _makes(scene, seat.score + port.gain, port.gain)),
    ]


def _worth(scene: Scene) -> Rows:
    view = scene.view
    return [
        (scene.say("board-terrabot"), f"<b>+{view.terrabot_points}</b>"),
        (scene.say("board-take-marker"), f"<b>+{view.marker_points}</b>"),
        (scene.say("board-kept"), f"<b>+{view.card_points}</b>"),
    ]


def _instead(scene: Scene) -> str:
    """The other things a turn can be: drop out, take the marker."""
    drop = scene.moves.get("drop")
    if drop is None:
        return ""
    words = scene.text.say("board-drop-gain", points=drop.points) if drop.points else scene.text.say("board-drop")
    attributes = scene.button("drop").attributes
    once = f" <small>{scene.say('board-cannot-undo')}</small>" if drop.reveals else ""
    button = f'<button type="button" class="btn" {attributes}>{icon("cards")}{escape(words)}{once}</button>'
    return (
        f'<div class="instead" role="group" aria-label="{scene.say("board-instead")}">{button}{_markers(scene)}</div>'
    )


def _markers(scene: Scene) -> str:
    """For the narrow page, where the cards in the hub are too small for a finger."""
    offers = scene.block("marker")
    if not offers:
        return ""
    words = scene.say("board-marker-for", points=scene.view.marker_points)
    buttons = "".join(
        f'<button type="button" class="btn pick" data-move="{move.notation}" aria-label="{escape(move.text)}">'
        f"{num(int(move.notation.split()[1]))}</button>"
        for move in offers
    )
    return f'<span class="markers" role="group" aria-label="{words}">{icon("marker")}{buttons}</span>'


# -- the others ------------------------------------------------------------------------------------------------------


def other(scene: Scene, seat: Seat) -> str:
    """Another player's carrier in small."""
    name = escape(seat.name)
    acting = seat.seat in scene.view.actors and not scene.draft  # nobody is asked before the viewer confirms
    state = "thinking" if acting else "out" if seat.out else ""
    doing = f'<span class="doing">{scene.say(f"board-{state}")}</span>' if state else ""
    return (
        f'<section class="panel player other seat-{seat.seat + 1}" aria-label="{name}"><header>'
        f'{token(seat.seat, seat.name)}<h2>{name}</h2>{doing}<span class="spacer"></span>{_score(scene, seat)}</header>'
        f'<p class="facts">{_other_facts(scene, seat)}</p>{_minidock(scene, seat)}</section>'
    )


def _other_facts(scene: Scene, seat: Seat) -> str:
    cards, modules = scene.say("screen-cards", count=seat.cards), scene.say("board-docked-short", count=docked(seat))
    holder = scene.say("board-holder") if seat.holder else ""
    if len(scene.view.seats) == CROWD:
        facts = _count("cards", seat.cards, cards) + _count("dock", docked(seat), modules)
        facts += _count("marker", "", holder) if holder else ""
    else:
        facts = _fact("cards", cards) + _fact("dock", modules) + (_fact("marker", holder) if holder else "")
    open_hand = "".join(num(officer) for officer in seat.hand)  # in the replay of a finished game
    return facts + (f'<span class="open">{open_hand}</span>' if open_hand else "")


def _count(symbol: str, count: int | str, words: str) -> str:
    """A fact where three others stand above each other: the number alone, its words in the tip."""
    return f'<span data-tip="{words}">{icon(symbol)}{count}<span class="sr">{words}</span></span>'


def _score(scene: Scene, seat: Seat) -> str:
    label = scene.say("screen-points", count=seat.score)
    return f'<span class="big" role="img" aria-label="{label}">{seat.score}</span>'


def _minidock(scene: Scene, seat: Seat) -> str:
    longest = max(len(row) for row in seat.docked)
    step = min(22, 178 // max(longest - 1, 1))
    rows = "".join(_minirow(scene, number, row, step) for number, row in enumerate(seat.docked, 1))
    label = scene.say("board-rows", seat=seat.name)
    return f'<svg class="minidock" viewBox="0 0 218 112" role="group" aria-label="{label}">{rows}</svg>'


def _minirow(scene: Scene, number: int, row: tuple[Tile, ...], step: int) -> str:
    top = 23 * (number - 1)
    tiles = "".join(_minitile(scene, what, 178 - step * place, top) for place, what in enumerate(row))
    plate = (
        f'<rect x="200" y="{top + 1}" width="17" height="18" rx="4"/><text x="208.5" y="{top + 14.5}">{number}</text>'
    )
    return f'<rect class="well" y="{top}" width="198" height="20" rx="4"/>{tiles}<g class="base o{number}">{plate}</g>'


def _minitile(scene: Scene, what: Tile, x: int, y: int) -> str:
    name = f"tile-{what.id}"
    marks = scene.marks(name)
    light = ring(x, y, 20, 20, 1.5, 3.5) if marks else ""
    label = escape(_capital(what.text))
    names = f'role="img" aria-label="{label}" data-tip="{label}"'
    return f'<g data-piece="{name}" class="mod{marks}" {names}>{light}{mini(what, x, y)}</g>'


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


SPINE = (
    '<g class="spine" aria-hidden="true"><path d="M446 4h34a14 14 0 0 1 14 14v330a14 14 0 0 1-14 14h-34z"/>'
    '<path class="pins" d="M488 30v306"/></g>'
)
