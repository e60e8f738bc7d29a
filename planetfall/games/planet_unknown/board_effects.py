"""What a turn still asks for: open effects, cards and boards to choose from, short answers; and what all play for."""

from html import escape

from planetfall.core.marks import icon, token
from planetfall.core.view import Move
from planetfall.games.planet_unknown.board_tracks import ROMAN
from planetfall.games.planet_unknown.parts import TERRAIN_NAMES
from planetfall.games.planet_unknown.scene import Scene
from planetfall.games.planet_unknown.view import Card, Objective, Rivalry
from planetfall.games.planet_unknown.view_offers import Offer
from planetfall.games.planet_unknown.view_placing import Gain
from planetfall.games.planet_unknown.view_tracks import Lead
from planetfall.games.planet_unknown.words import sentence, signed

__all__ = ["choices", "effects", "goals"]

SHORT = ("half", "forgo", "boost", "peek", "empty", "keep-patch", "pass")  # answers that have no place on the table
AREA = ("stow area", "unstow area")
TRACKED = ("advance", "regress", "climb")  # answers that move a tracker


# -- answers beside the sentence -------------------------------------------------------------------------------------


def choices(scene: Scene) -> str:
    buttons = [_answer(scene, move) for block in SHORT for move in scene.block(block)]
    buttons += [_answer(scene, scene.moves[notation]) for notation in AREA if notation in scene.moves]
    return "".join(buttons) + _finish(scene)


def _answer(scene: Scene, move: Move) -> str:
    target = scene.button(move.notation)
    name = move.notation.replace(" ", "-")
    words = escape(move.text) + _once(scene, move.notation)
    return f'<button type="button" class="btn pick" id="{name}" {target.attributes}>{words}</button>'


def _once(scene: Scene, notation: str) -> str:
    """On the button itself: that the step reveals something."""
    move = scene.moves.get(notation)
    return f" <small>{scene.say('around-once')}</small>" if move is not None and move.reveals else ""


def _finish(scene: Scene) -> str:
    words = scene.say("around-finish") + _once(scene, "done")
    target = scene.button("done")
    if not target.state:
        return ""
    kind = "btn pick" if target.state == "legal" else "btn"
    return f'<button type="button" class="{kind}" id="done" {target.attributes}>{icon("confirm")}{words}</button>'


# -- open effects ----------------------------------------------------------------------------------------------------


def effects(scene: Scene) -> str:
    """What the reader has gained and not resolved, or what it chooses from; and what it should know beside that."""
    return _effects(scene) + _losses(scene) + _keys(scene)


def _effects(scene: Scene) -> str:
    if scene.view.offers and scene.moves:
        return _offers(scene)
    if tracks := [move for block in TRACKED for move in scene.block(block)]:
        lines = "".join(f"<li>{_tracked(scene, move)}</li>" for move in tracks)
        return _panel(scene.say("around-choose"), "", f"<ul>{lines}</ul>")
    offered = {move.notation.split(" ")[1]: 1 for move in scene.block("resolve")}
    known = offered | scene.own.open  # a symbol can be offered in two ways
    if not known and not scene.own.movement:
        return ""
    lines = "".join(f"<li>{_effect(scene, kind, count)}</li>" for kind, count in known.items())
    if scene.own.movement:
        words = scene.say("around-movement", count=scene.own.movement)
        words += f"<small>{scene.say('around-steps')}</small>"
        lines += f'<li><span class="effect">{_dot("arrow")}<span>{words}</span></span></li>'
    return _panel(scene.say("around-open"), "", f"<ul>{lines}</ul>", asked=bool(offered and not scene.block("take")))


def _panel(title: str, kind: str, content: str, asked: bool = False) -> str:
    """What is asked for first has the focus first, though planet and station stand before it in the page."""
    first = ' data-asked=""' if asked else ""
    opening = f'<section class="panel effects {kind}" id="effects" aria-label="{title}"{first}>'
    return f"{opening}<h2>{title}</h2>{content}</section>"


def _effect(scene: Scene, kind: str, count: int) -> str:
    notation = f"resolve {kind}"
    name = scene.text.say(f"open-{kind}")
    lead = scene.view.leads.get(notation)
    more = "".join(_step(scene, step) for step in lead.way or (lead,)) if lead is not None else ""
    times = f"<b>×{count}</b>" if count > 1 else ""
    target = scene.button(notation)
    words = f"{_dot(kind)}<span>{escape(name)} {times}{more}{_once(scene, notation)}</span>"
    if not target.state:
        return f'<span class="effect">{words}</span>'
    identity = f'id="resolve-{kind}"'
    return f'<button type="button" class="effect {target.state}" {identity} {target.attributes}>{words}</button>'


def _step(scene: Scene, lead: Lead) -> str:
    track = scene.text.say(f"terrain-{lead.track}")
    key = "around-leads" if lead.text else "around-leads-nowhere"
    words = scene.text.say(key, track=track, space=lead.row, gives=lead.text)
    return f"<small>{scene.say('around-then', step=words) if lead.then else escape(words)}</small>"


def _tracked(scene: Scene, move: Move) -> str:
    """A tracker that may move, and what that gives."""
    lead = scene.view.leads.get(move.notation)
    gives = f"<small>{escape(lead.text)}</small>" if lead is not None and lead.text else ""
    if lead is not None and (lead.way or move.notation.startswith("regress")):
        gives = "".join(_step(scene, step) for step in lead.way or (lead,))
    dot = _dot(lead.track if lead is not None else "any")
    target = scene.button(move.notation)
    name = move.notation.replace(" ", "-")
    words = f"{dot}<span>{escape(move.text)}{gives}{_once(scene, move.notation)}</span>"
    return f'<button type="button" class="effect {target.state}" id="{name}" {target.attributes}>{words}</button>'


def _losses(scene: Scene) -> str:
    """Cells on which a patch would destroy something; board.js shows where they are, and says it there."""
    lines = "".join(
        f'<li data-missing="{notation.split(" ")[1]}">{_loss(notation.split(" ")[1], lost)}</li>'
        for notation, lost in scene.view.losses.items()
        if notation in scene.moves
    )
    title = scene.say("around-losses")
    opening = f'<section class="panel effects" id="losses" aria-label="{title}">'
    return f"{opening}<h2>{title}</h2><ul>{lines}</ul></section>" if lines else ""


def _loss(cell: str, lost: tuple[Gain, ...]) -> str:
    told = "".join(f"<small>{escape(sentence(loss.text))}</small>" for loss in lost)
    return f'<span class="effect">{_dot(lost[0].sign)}<span>{cell}{told}</span></span>'


def _keys(scene: Scene) -> str:
    """Keys of this game alone, which board.js adds to the help."""
    if scene.view.viewer is None:
        return ""
    rows = "".join(
        f"<div><dt>{''.join(f'<kbd>{key}</kbd>' for key in keys)}</dt><dd>{scene.say(f'keys-{name}')}</dd></div>"
        for keys, name in KEYS
    )
    return f'<dl class="keys" id="own-keys" hidden="">{rows}</dl>'


KEYS = (("R", "turn"), ("F", "flip"), ("←↑↓→", "drive"))


def _dot(kind: str) -> str:
    """The picture of an effect, on the hue of its terrain if it has one."""
    hue = f" t-{kind}" if kind in TERRAIN_NAMES else ""
    return f'<i class="dot{hue}">{icon(ICONS.get(kind, kind))}</i>'


ICONS = {
    "tech-as-energy": "energy",
    "boost": "synergy",
    "rover-landing": "rover",
    "setback": "undo",
    "flux": "tech",
    "gather": "meteorite",
    "rescue": "lifepod",
    "wreck": "meteorite",
    "extra-tile": "plus",
    "salvage": "plus",
    "relocate": "rover",
    "line": "meteorite",
    "move-pod": "lifepod",
    "different": "level-up",
    "double": "level-up",
    "union": "level-up",
    "any": "level-up",
    "event": "warn",
    "card": "civ-card",
    "card-1": "civ-card",
    "card-2": "civ-card",
    "card-3": "civ-card",
    "card-4": "civ-card",
}


# -- cards to choose from --------------------------------------------------------------------------------------------


def _offers(scene: Scene) -> str:
    cards = "".join(_offer(scene, offer) for offer in scene.view.offers)
    cards = f'<div class="cards" data-roving="grid" id="cards">{cards}</div>'
    return _panel(scene.say("around-choose"), "choose", cards)


def _offer(scene: Scene, offer: Offer) -> str:
    target = scene.button(offer.notation)
    mark = f'<i class="rank">{ROMAN[offer.rank]}</i>' if offer.rank else icon(OFFER_ICONS[offer.kind])
    note = f"<small>{escape(offer.worth)}</small>" if offer.worth else ""
    note += f"<small>{scene.say('around-secret')}</small>" if offer.secret else ""
    note += _once(scene, offer.notation)
    levels = "".join(f"<li>{escape(text)}</li>" for text in offer.levels)
    more = f"<ol>{levels}</ol>" if levels else _map(offer)
    return (
        f'<button type="button" class="offercard {offer.kind} {target.state}" id="{offer.notation.replace(" ", "-")}"'
        f" {target.attributes}>{mark}<b>{escape(offer.name)}</b>{more}<span>{escape(offer.text)}</span>{note}</button>"
    )


def _map(offer: Offer) -> str:
    """A planet in small: land, ice, what is special, lifepods."""
    if not offer.grid:
        return ""
    cells = "".join(
        f'<rect class="{MAP.get(mark, "odd")}" x="{x * 8}" y="{y * 8}" width="7" height="7" rx="1.5"/>'
        for y, row in enumerate(offer.grid)
        for x, mark in enumerate(row)
        if mark not in ".O"
    )
    return (
        f'<svg class="map" viewBox="-6 -6 107 107" aria-hidden="true"><circle cx="47.5" cy="47.5" r="53"/>{cells}</svg>'
    )


OFFER_ICONS = {"card": "civ-card", "objective": "lock", "planet": "earth", "corporation": "company-1"}
MAP = {"L": "land", "I": "ice", "P": "podland"}


# -- what all play for -----------------------------------------------------------------------------------------------


def goals(scene: Scene) -> str:
    """Objectives, the event of the round, cards; a part that is empty is left out."""
    parts = [_event(scene), _target(scene), _private(scene), _rivalries(scene), _cards(scene)]
    if not any(parts):
        return ""
    label = scene.say("around-goals")
    return f'<section class="panel goals" id="goals" tabindex="0" aria-label="{label}">{"".join(parts)}</section>'


def _event(scene: Scene) -> str:
    view = scene.view
    if not view.event and not view.events_left:
        return ""
    now = f"<p>{escape(view.event)}</p>" if view.event else ""
    then = f"<p>{scene.say('screen-next-event', event=view.next_event)}</p>" if view.next_event else ""
    left = scene.say("screen-events-left", count=view.events_left)
    head = f"<h3>{icon('warn')}{scene.say('around-event')}<small>{left}</small></h3>"
    return f'<div class="event">{head}{now}{then}</div>'


def _target(scene: Scene) -> str:
    view = scene.view
    if view.target is None:
        return ""
    share = min(100, max(0, 100 * scene.own.score // max(1, view.target)))
    words = scene.say("around-target", score=scene.own.score, target=view.target)
    bar = f'<progress max="100" value="{share}" aria-label="{words}"></progress>'
    return f'<div class="target"><h3>{icon("medal")}{words}</h3>{bar}</div>'


def _rivalries(scene: Scene) -> str:
    if not scene.view.rivalries:
        return ""
    mine = [one for one in scene.view.rivalries if scene.own.seat in one.seats]
    rest = [one for one in scene.view.rivalries if scene.own.seat not in one.seats]
    lines = "".join(_rivalry(scene, one) for one in (*mine, *rest))
    first = scene.view.rivalries[0]  # all are worth the same
    worth = scene.say("worth-rivalry", best=signed(first.medals), tied=signed(first.tied))
    return f"<h3>{scene.say('screen-rivalries')}<small>{worth}</small></h3><ul>{lines}</ul>"


def _rivalry(scene: Scene, rivalry: Rivalry) -> str:
    """Who competes and how far each has come; the leader's number stands out."""
    best = max(rivalry.values)
    tied = rivalry.values.count(best) > 1
    standing = "".join(
        _rival(scene, seat, value, value == best and not tied)
        for seat, value in zip(rivalry.seats, rivalry.values, strict=True)
    )
    quiet = "" if scene.own.seat in rivalry.seats else ' class="theirs"'
    return f"<li{quiet}>{_named(rivalry.name, rivalry.text)}<em>{standing}</em></li>"


def _rival(scene: Scene, seat: int, value: int, leads: bool) -> str:
    name = scene.view.names[seat]
    number = f"<b>{abs(value)}</b>" if leads else str(abs(value))
    said = scene.say("around-leads-it", seat=name) if leads else escape(name)
    return f'<span data-tip="{said}">{token(seat, name, small=True)}<span class="sr">{said}</span>{number}</span>'


def _named(name: str, text: str) -> str:
    return f"<span><strong>{escape(name)}</strong><small>{escape(text)}</small></span>"


def _private(scene: Scene) -> str:
    if not scene.own.objectives:
        return ""
    lines = "".join(_objective(scene, one) for one in scene.own.objectives)
    worth = scene.say("worth-objective", medals=signed(scene.own.objectives[0].medals))
    return f"<h3>{scene.say('screen-objectives')}<small>{worth}</small></h3><ul>{lines}</ul>"


def _objective(scene: Scene, one: Objective) -> str:
    mark = icon("confirm" if one.met else "lock")
    said = scene.say("around-met" if one.met else "around-not-met")
    state = "met" if one.met else "unmet"
    words = _named(one.name, one.text)
    return f'<li>{words}<em class="{state}" data-tip="{said}">{mark}<span class="sr">{said}</span></em></li>'


def _cards(scene: Scene) -> str:
    cards = (*scene.own.shown_cards, *scene.own.cards)
    if not cards:
        return ""
    lines = "".join(_card(card, secret=card in scene.own.cards) for card in cards)
    return f"<h3>{scene.say('screen-cards')}</h3><ul>{lines}</ul>"


def _card(card: Card, secret: bool) -> str:
    lock = icon("lock") if secret else ""
    return f'<li>{_named(card.name, card.effect)}<em>{lock}<i class="rank">{ROMAN[card.rank]}</i></em></li>'
