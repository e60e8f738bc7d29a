"""On offer: ships, stadiums and infrastructure, each with its price for me and the world that can pay it.

Below lie my technologies; while I develop infrastructure, the cards in my hand take their place. All I own as cards is
a sheet behind a button.
"""

from html import escape

from planetfall.core.marks import icon
from planetfall.games.evacuation.board_technologies import technologies
from planetfall.games.evacuation.pieces import GROUND_ICONS, TERRAIN_ICONS, amount, price
from planetfall.games.evacuation.scene import Scene, Target
from planetfall.games.evacuation.view import Card, Display, Ship, Stadium
from planetfall.games.evacuation.view_offers import Price, Project

__all__ = ["project_face", "shop"]

DISPLAY_ICONS = {"infrastructure": "infrastructure", "ship": "spaceship", "stadium": "stadium"}
ORDER = ("ship", "stadium", "infrastructure")


def shop(scene: Scene) -> str:
    displays = {display.kind: display for display in scene.view.displays}
    rows = "".join(_display(scene, displays[kind]) for kind in ORDER)
    hand = scene.view.question == "develop" and bool(scene.moves) and scene.own.hand
    below = _hand(scene) if hand else technologies(scene)
    return (
        f'<section class="panel shop" id="shop" aria-label="{scene.say("shop-label")}">'
        f'<header><h2>{scene.say("shop-title")}</h2><span class="spacer"></span>{_buttons(scene)}</header>'
        f'<div class="disp" data-roving="grid">{rows}</div>{below}{_my_cards(scene)}{_bonuses(scene)}</section>'
    )


def _display(scene: Scene, display: Display) -> str:
    if display.kind == "ship":
        items = [_ship(scene, slot, ship) if ship else _gap(scene) for slot, ship in enumerate(display.ships, 1)]
    elif display.kind == "stadium":
        items = [_stadium(scene, slot, one) if one else _gap(scene) for slot, one in enumerate(display.stadiums, 1)]
    else:
        items = [_project(scene, slot, card) if card else _gap(scene) for slot, card in enumerate(display.projects, 1)]
    title = scene.say(f"display-{display.kind}")
    return (
        f"<h3>{icon(DISPLAY_ICONS[display.kind])}{title} <span>{escape(display.stack)}</span></h3>"
        f'<ul aria-label="{title}">{"".join(f"<li>{item}</li>" for item in items)}</ul>'
    )


def _gap(scene: Scene) -> str:
    return f'<span class="offer gap"><span class="sr">{scene.say("shop-gap")}</span></span>'


# -- ships and stadiums ----------------------------------------------------------------------------------------------


def _ship(scene: Scene, slot: int, ship: Ship) -> str:
    return _bought(scene, "ship", slot, ship, ship_face(ship))


def ship_face(ship: Ship) -> str:
    grounds = "".join(f'<i class="bay g-{ground}">{icon(GROUND_ICONS[ground])}</i>' for ground in ship.evacuation_bays)
    bays = f'<i class="bay">{icon("factory")}{_times(ship.building_bays)}</i>' if ship.building_bays else ""
    bays += f'<i class="bay">{icon("crate")}{_times(ship.resource_bays)}</i>' if ship.resource_bays else ""
    flight = f"<em>{ship.flight}{icon('energy')}</em>"
    return f'<span class="art shp"><span>{grounds}{flight}</span><span>{bays}</span></span>'


def _times(number: int) -> str:
    return str(number) if number > 1 else ""


def _stadium(scene: Scene, slot: int, stadium: Stadium) -> str:
    face = f'<span class="art"><b>{icon("stadium")}</b><b>{stadium.satisfaction}{icon("happy")}</b></span>'
    return _bought(scene, "stadium", slot, stadium, face)


def _bought(scene: Scene, kind: str, slot: int, thing: Ship | Stadium, face: str) -> str:
    """Two worlds can pay, so each has its own button while the question is open."""
    found = next((one for one in scene.view.prices if (one.kind, one.number) == (kind, thing.number)), None)
    assert found is not None, "everything on a display has a price"
    worlds = [(world, scene.button(f"{kind} {slot} {world}")) for world in ("old", "new")]
    if scene.view.burying == kind:
        foot = _bury(scene, slot, thing.name)
    elif any(target.state for _, target in worlds):
        foot = "".join(
            _button(scene, f"{kind} {slot} {world}", target, scene.say(f"shop-{world}"), thing.name)
            for world, target in worlds
        )
    else:
        foot = _payable(scene, found)
    lit = " legal" if any(target.state == "legal" for _, target in worlds) else ""
    return _item(
        scene, f"{kind}-{thing.number}", thing.name, thing.text, face, _cost(scene, thing.cost, found), foot, lit
    )


def _item(scene: Scene, piece: str, name: str, text: str, face: str, cost: str, foot: str, lit: str) -> str:
    words = escape(f"{name}. {text}")
    return (
        f'<div class="offer{lit}{scene.marks(piece)}" id="offer-{piece}" data-piece="{piece}" role="group"'
        f' tabindex="-1" aria-label="{words}" data-tip="{words}">{face}'
        f'<span class="name" aria-hidden="true">{escape(name)}</span>'
        f'<span class="cost" aria-hidden="true">{cost}</span><span class="pays">{foot}</span></div>'
    )


def _button(scene: Scene, notation: str, target: Target, word: str, name: str) -> str:
    move = scene.moves.get(notation)
    label = escape(scene.spoken(notation, move.text)) if move else f"{escape(name)}, {word}"
    return (
        f'<button type="button" class="payer {target.state}" id="{notation.replace(" ", "-")}" {target.attributes}'
        f'><span class="sr">{label}</span><span aria-hidden="true">{word}</span></button>'
    )


def _bury(scene: Scene, slot: int, name: str) -> str:
    notation = f"bury {slot}"
    return _button(scene, notation, scene.button(notation), scene.say("shop-bury"), name)


def _cost(scene: Scene, cost: dict[str, int], found: Price) -> str:
    if found.free:
        return f'<b class="free">{scene.say("shop-free")}</b>'
    whole = {kind: number + found.more.get(kind, 0) for kind, number in cost.items()}
    less = f"<u>−{found.less}</u>" if found.less else ""
    return price(whole) + less


def _payable(scene: Scene, found: Price) -> str:
    if not found.worlds:
        return f'<small class="why">{scene.say("shop-dear")}</small>'
    both = "both" if len(found.worlds) == 2 else found.worlds[0]
    return f"<small>{scene.say(f'shop-from-{both}')}</small>"


# -- infrastructure --------------------------------------------------------------------------------------------------


def _project(scene: Scene, slot: int, card: Card) -> str:
    target = scene.button(f"take {slot}")
    found = _found(scene, card)
    if scene.view.burying == "infrastructure":
        foot = _bury(scene, slot, card.name)
    elif target.state:
        foot = _button(scene, f"take {slot}", target, scene.say("shop-take"), card.name)
    else:
        foot = _met(scene, found)
    lit = " legal" if target.state == "legal" else ""
    return _item(
        scene, f"project-{card.number}", card.name, card.text, project_face(found), _project_cost(found), foot, lit
    )


def _found(scene: Scene, card: Card) -> Project:
    return next(one for one in scene.view.projects if one.number == card.number)


def project_face(project: Project) -> str:
    """So many fields of a terrain, then what they bring."""
    groups = "".join(
        f'<i class="hx t-{group.terrain}">{group.count}{icon(TERRAIN_ICONS.get(group.terrain, "city"))}</i>'
        for group in project.groups
    )
    holding = next((group.holding for group in project.groups if group.holding), "")
    with_what = icon(holding) if holding else ""
    way = f'<i class="way {project.line}"></i>' if project.line != "none" else ""
    gains = _gains(project.production)
    return f'<span class="art inf"><span>{groups}{with_what}{way}</span><span class="out">{gains}</span></span>'


def _gains(production: dict[str, int]) -> str:
    """What all of them bring alike is printed once."""
    numbers = set(production.values())
    if len(production) > 2 and len(numbers) == 1:
        return f"<b>+{numbers.pop()}</b>" + "".join(amount(kind, "") for kind in production)
    return "".join(amount(kind, f"+{number}") for kind, number in production.items())


def _project_cost(project: Project) -> str:
    return price(project.cost) + (f"<u>−{project.less}</u>" if project.less else "")


def _met(scene: Scene, project: Project) -> str:
    key = "shop-met" if project.met else "shop-new-pays" if project.payable else "shop-dear"
    return f'<small class="{"" if project.met or project.payable else "why"}">{scene.say(key)}</small>'


def _hand(scene: Scene) -> str:
    title = scene.say("screen-hand")
    cards = "".join(f"<li>{_held(scene, card)}</li>" for card in scene.own.hand)
    return (
        f'<h3 class="th">{icon("cards")}{title}</h3>'
        f'<ul class="handrow" id="projects" aria-label="{title}" data-roving="grid">{cards}</ul>'
    )


def _held(scene: Scene, card: Card) -> str:
    notation = f"play {card.number}"
    target = scene.button(notation)
    found = _found(scene, card)
    foot = _button(scene, notation, target, scene.say("shop-play"), card.name) if target.state else _met(scene, found)
    lit = " legal" if target.state == "legal" else ""
    return _item(
        scene, f"project-{card.number}", card.name, card.text, project_face(found), _project_cost(found), foot, lit
    )


# -- sheets ----------------------------------------------------------------------------------------------------------


def _buttons(scene: Scene) -> str:
    own = scene.own
    count = len(own.hand) + len(own.laid) + len(own.paid) + len(own.own_goals) + len(own.orders_held)
    return (
        f'<button type="button" class="btn quiet" popovertarget="my-cards">{icon("cards")}{scene.say("shop-mine")}'
        f" <b>{count}</b></button>"
        f'<button type="button" class="btn quiet" popovertarget="bonuses">{icon("special")}{scene.say("shop-bonuses")}'
        "</button>"
    )


def _my_cards(scene: Scene) -> str:
    own = scene.own
    told = [
        (scene.say(f"screen-{key}"), [f"<b>{escape(card.name)}</b> {escape(card.text)}" for card in cards])
        for key, cards in (("hand", own.hand), ("laid", own.laid), ("paid", own.paid), ("cards", own.own_cards))
    ]
    goals = [f"<b>{escape(card.name)}</b> {escape(card.text)} {_points(scene, card)}" for card in own.own_goals]
    told.append((scene.say("screen-goals"), goals))
    for key, orders in (("orders-held", own.orders_held), ("orders-played", own.orders_played)):
        told.append((scene.say(f"screen-{key}"), [f"<b>{escape(one.name)}</b> {escape(one.text)}" for one in orders]))
    open_orders = [f"<b>{escape(one.name)}</b> {escape(one.text)}" for one in scene.view.orders]
    told.append((scene.say("shop-orders"), open_orders))
    lists = "".join(
        f"<h3>{title}</h3><ul>{''.join(f'<li>{line}</li>' for line in lines)}</ul>" for title, lines in told if lines
    )
    return _sheet(scene, "my-cards", scene.say("shop-mine"), lists or f"<p>{scene.say('shop-none')}</p>")


def _points(scene: Scene, card: Card) -> str:
    points = scene.own.goal_points.get(card.name, 0)
    return f'<span class="chip gain">+{points}</span>'


def _bonuses(scene: Scene) -> str:
    lines = "".join(
        f"<li{' class=cur' if year == scene.view.year else ''}><b>{scene.say('group-year', year=year)}</b>"
        f"<span>{scene.say('screen-bonus', number=card.upper, text=card.upper_text)}</span>"
        f"<span>{scene.say('screen-bonus', number=card.lower, text=card.lower_text)}</span></li>"
        for year, card in enumerate(scene.view.bonuses, 1)
    )
    return _sheet(scene, "bonuses", scene.say("shop-bonuses"), f'<ul class="bonuslist">{lines}</ul>')


def _sheet(scene: Scene, name: str, title: str, inside: str) -> str:
    return (
        f'<div class="sheet" id="{name}" popover role="dialog" aria-label="{title}"><div class="head"><h2>{title}</h2>'
        f'<button type="button" class="iconbtn" popovertarget="{name}" popovertargetaction="hide"'
        f' aria-label="{scene.say("around-close")}">{icon("close")}</button></div>'
        f'<div class="scroll cardlist" tabindex="0">{inside}</div></div>'
    )
