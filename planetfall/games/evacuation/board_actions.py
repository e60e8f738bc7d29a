"""The foot of the table: ten actions with true costs, the hand of action cards, answers to choose from, the bonus."""

from html import escape

from planetfall.core.marks import icon
from planetfall.core.view import Move
from planetfall.games.evacuation.pieces import RESOURCE_ICONS, amount
from planetfall.games.evacuation.scene import Scene
from planetfall.games.evacuation.view import Card, Order
from planetfall.games.evacuation.view_layout import Action

__all__ = ["choices", "foot"]

ANSWERS = ("clone", "save", "raise", "free-refresh", "decline", "pass", "done")  # that have no place on the table
TRAY = ("exchange", "refresh", "power", "keep", "drop", "do")  # many of a kind: laid out below the worlds
ICONS = {
    "gain_develop2": ("plus", "infrastructure"),
    "gain_research": ("plus", "tech"),
    "settle": ("city",),
    "build_ship": ("spaceship",),
    "build_stadium": ("stadium",),
    "prepare_factory": ("factory",),
    "clone": ("clone",),
    "develop2": ("infrastructure",),
    "gain_exchange3": ("plus", "exchange"),
    "research": ("tech",),
}
TIMES = {"gain_develop2": "×2", "develop2": "×2", "gain_exchange3": "×3"}


def foot(scene: Scene) -> str:
    first = _tray(scene) or _areas(scene)
    return (
        f'<section class="panel actions-foot seat-{scene.own.seat + 1}" id="actions"'
        f' aria-label="{scene.say("foot-label")}">{first}{_energy(scene)}{_bonus(scene)}</section>{_hand(scene)}'
    )


# -- the ten actions -------------------------------------------------------------------------------------------------


def _areas(scene: Scene) -> str:
    powers = sorted({action.power for action in scene.view.actions}, reverse=True)
    areas = "".join(_area(scene, power) for power in powers)
    return f'<ol class="areas" id="areas" data-roving="grid" aria-label="{scene.say("foot-areas")}">{areas}</ol>'


def _area(scene: Scene, power: int) -> str:
    used = scene.own.areas[power - 1]
    first, more = scene.view.crowded
    places = "".join(f'<i class="cb{"" if place < used else " off"}"></i>' for place in range(max(first - 1, used)))
    extra = f'<i class="cb extra">+{more}{icon("energy")}</i>'
    said = scene.say("foot-area", power=power, used=used, first=first, more=more)
    actions = [action for action in scene.view.actions if action.power == power]
    buttons = "".join(f"<li>{_action(scene, action)}</li>" for action in actions)
    cards = f'<span class="cards" data-tip="{said}"><span class="sr">{said}</span>{places}{extra}</span>'
    points = f'<span class="pp" data-tip="{said}">{icon("power")}<b>{power}</b></span>'
    return f'<li class="area">{points}{cards}<ul>{buttons}</ul></li>'


def _action(scene: Scene, action: Action) -> str:
    pictures = "".join(icon(name) for name in ICONS.get(action.id, ("special",)))
    times = f"<b>{TIMES[action.id]}</b>" if action.id in TIMES else ""
    price = f'<small class="rs energy">{action.energy}{icon("energy")}</small>'
    text = scene.text.say("foot-idle", text=action.text) if action.idle else action.text
    label = scene.text.say("foot-action", action=action.name, text=text, power=action.power, energy=action.energy)
    face = f'<span class="ics">{pictures}{times}</span><span>{scene.say(f"short-{_key(action.id)}")}</span>{price}'
    target = scene.named(action.notation, label, face)
    name = action.notation.replace(" ", "-")
    return (
        f'<button type="button" class="act {target.state}{" idle" if action.idle else ""}" id="{name}"'
        f' {target.attributes} data-tip="{escape(text)}">{target.inside}</button>'
    )


def _key(name: str) -> str:
    return name.replace("_", "-")


def _energy(scene: Scene) -> str:
    """The action track: what each action of the year costs, and how much power is gathered."""
    taken = scene.own.actions
    track = scene.view.action_track
    spaces = ""
    for place, cost in enumerate(track):
        now = place == taken or (place == len(track) - 1 and taken > place)
        state = "now" if now else "done" if place < taken else ""
        number = f"{place + 1}+" if place == len(track) - 1 else str(place + 1)
        said = scene.say("foot-energy-of", number=number, energy=cost)
        face = f'<span aria-hidden="true"><b>{number}</b><span>{cost}{icon("energy")}</span></span>'
        spaces += f'<li class="{state}"><span class="sr">{said}</span>{face}</li>'
    power = scene.own.power
    told = f"{power[0]}–{power[-1]}" if len(power) > 1 else str(power[0])
    return (
        f'<div class="eprice"><h3>{scene.say("foot-energy")}</h3><ol class="etrack">{spaces}</ol>'
        f"<p>{icon('power')}<b>{scene.say('foot-power', power=told)}</b></p></div>"
    )


# -- the bonus of the year -------------------------------------------------------------------------------------------


def _bonus(scene: Scene) -> str:
    view = scene.view
    if not view.bonuses:
        return ""
    bonus = view.bonuses[max(view.year, 1) - 1]
    rows = _bonus_row(scene, "upper", bonus.upper, bonus.upper_text)
    rows += _bonus_row(scene, "lower", bonus.lower, bonus.lower_text)
    title = scene.say("foot-bonus-generous" if view.generous else "foot-bonus")
    return f'<div class="bonus" id="bonus"><h3>{title}</h3><ul data-roving="grid">{rows}</ul></div>'


def _bonus_row(scene: Scene, which: str, number: int, text: str) -> str:
    face = f"<b>{number}</b><span>{escape(text)}</span>"
    target = scene.named(f"bonus {which}", scene.text.say("foot-bonus-of", number=number, text=text), face)
    hit = " hit" if which in scene.view.bonus_now else ""
    if not target.state:
        return f'<li><span class="row{hit}" data-tip="{escape(text)}">{target.inside}</span></li>'
    opening = f'<button type="button" class="row {target.state}" id="bonus-{which}"'
    return f"<li>{opening} {target.attributes}>{target.inside}</button></li>"


# -- cards in hand ---------------------------------------------------------------------------------------------------


def _hand(scene: Scene) -> str:
    """Action cards and orders; what lies face up is shown too, dimmed."""
    own = scene.own
    cards = "".join(_card(scene, card) for card in own.own_cards)
    cards += "".join(_lying(scene, card) for card in own.shown_cards)
    orders = "".join(_order(scene, order) for order in own.orders_held)
    if not cards and not orders:
        return ""
    label = scene.say("foot-hand")
    return f'<ul class="panel hand" id="hand" data-roving="grid" aria-label="{label}">{cards}{orders}</ul>'


def _card(scene: Scene, card: Card) -> str:
    notation = scene.on(f"card {card.number}", f"tuck {card.number}", f"discard {card.number}")
    return _held(scene, notation, f"card-{card.number}", f"{card.name}: {card.text}", _card_face(card, card.text))


def _card_face(card: Card, told: str) -> str:
    return f"<b>{card.number}</b><span>{escape(told)}</span>"


def _order(scene: Scene, order: Order) -> str:
    what = f"{order.name}. {order.text}"
    face = f"<b>{icon('cards')}</b><span>{escape(what)}</span>"
    return _held(scene, scene.on(f"order {order.number}"), f"order-{order.number}", what, face, " order")


def _held(scene: Scene, notation: str, name: str, what: str, face: str, kind: str = "") -> str:
    move = scene.moves.get(notation)
    target = scene.named(notation, what if move is None else move.text, face)
    tip = f'id="{name}" data-tip="{escape(what)}"'
    if not target.state:
        return f'<li><span class="held{kind}" {tip}>{target.inside}</span></li>'
    opening = f'<button type="button" class="held{kind} {target.state}" {tip}'
    return f"<li>{opening} {target.attributes}>{target.inside}</button></li>"


def _lying(scene: Scene, card: Card) -> str:
    face = _card_face(card, scene.text.say("foot-played"))
    return f'<li><span class="held lying" data-tip="{escape(card.text)}"><span class="print">{face}</span></span></li>'


# -- answers ---------------------------------------------------------------------------------------------------------


def _tray(scene: Scene) -> str:
    found = [move for block in TRAY for move in scene.block(block)]
    if not found or scene.view.question == "turn":
        return ""
    groups = "".join(_group(scene, block) for block in TRAY if scene.block(block))
    return f'<div class="tray" id="tray">{groups}</div>'


def _group(scene: Scene, block: str) -> str:
    rows = [_row(scene, block, moves, name) for name, moves in _by_world(block, scene.block(block)).items()]
    title = f"<h3>{scene.say(f'tray-{block}')}</h3>"
    return f'<div class="{block}">{title}<div data-roving="grid" id="tray-{block}">{"".join(rows)}</div></div>'


def _by_world(block: str, moves: list[Move]) -> dict[str, list[Move]]:
    """A row for each world that pays, else one for all."""
    rows: dict[str, list[Move]] = {}
    for move in moves:
        world = move.notation.split()[1] if block in ("exchange", "refresh") else ""
        rows.setdefault(world, []).append(move)
    return rows


def _row(scene: Scene, block: str, moves: list[Move], world: str) -> str:
    buttons = "".join(f"<li>{_answer(scene, move, _face(scene, move))}</li>" for move in moves)
    where = scene.say(f"world-{world}") if world else scene.say(f"tray-{block}")
    head = f'<b aria-hidden="true">{where}</b>' if world else ""
    return f'<div class="row-of">{head}<ul aria-label="{where}">{buttons}</ul></div>'


def _face(scene: Scene, move: Move) -> str:
    """Printed on a button of the tray; its name is the move in words."""
    block, *rest = move.notation.split()
    if block == "exchange":
        _, give, take = rest
        return f"{_resource(give)}{icon('arrow')}{_resource(take)}"
    if block == "refresh":
        return amount(rest[1], 1)
    if block == "power":
        return f"{icon('power')}<b>{rest[0]}</b>"
    return f"<span>{escape(move.text)}</span>"


def _resource(kind: str) -> str:
    return f'<span class="rs {kind}">{icon(RESOURCE_ICONS[kind])}</span>'


def _answer(scene: Scene, move: Move, face: str) -> str:
    target = scene.named(move.notation, move.text, face)
    name = move.notation.replace(" ", "-")
    return f'<button type="button" class="btn answer legal" id="{name}" {target.attributes}>{target.inside}</button>'


def choices(scene: Scene, drawn: str) -> str:
    """Beside the sentence: short answers, and whatever else may be done that has no place in what is drawn."""
    placed = [move for move in scene.moves.values() if f'data-move="{move.notation}"' in drawn]
    known = {move.notation for move in placed}
    open_ones = [move for move in scene.moves.values() if move.notation not in known]
    ordered = sorted(open_ones, key=lambda move: _rank(move.notation.split()[0]))
    once = any(move.reveals for move in scene.moves.values())
    note = f'<span class="once">{scene.say("foot-once")}</span>' if once else ""
    return note + "".join(_choice(scene, move) for move in ordered)


def _rank(block: str) -> int:
    return ANSWERS.index(block) + 1 if block in ANSWERS else 0


def _choice(scene: Scene, move: Move) -> str:
    block = move.notation.split()[0]
    target = scene.button(move.notation)
    last = " quiet" if block in ("decline", "pass") else ""
    once = f'<span class="sr"> {scene.say("foot-once")}</span>' if move.reveals else ""
    name = move.notation.replace(" ", "-")
    opening = f'<button type="button" class="btn pick{last}" id="{name}"'
    return f"{opening} {target.attributes}>{escape(move.text)}{once}</button>"
