"""The two rows of the main board: what is printed on a card, and below it what it costs or brings you now, or why not.

Cards that lie open for one choice only (robots turned up, discarded characters) take the place of their row.
"""

from html import escape

from planetfall.core.marks import icon
from planetfall.games.galileo_project.pieces import character_card, project_start, robot_card
from planetfall.games.galileo_project.scene import Scene
from planetfall.games.galileo_project.view_cards import CharacterCard, ProjectCard, RobotCard
from planetfall.games.galileo_project.view_offers import CharacterOffer, RobotOffer

__all__ = ["amount", "market", "project_tray"]


def market(scene: Scene) -> str:
    return (
        f'<div class="market" role="group" aria-label="{scene.say("board-market")}">'
        f"{_characters(scene)}{_robots(scene)}</div>"
    )


def _row(scene: Scene, name: str, title: str, note: str, cards: str, lit: bool) -> str:
    now = " now" if lit else ""
    return (
        f'<div class="row {name}{now}"><h2>{title} <small>{note}</small></h2>'
        f'<ol class="cardrow" id="{name}" aria-label="{title}" data-roving="grid">{cards}</ol></div>'
    )


def amount(number: int | str, what: str) -> str:
    """HTML: a number and its sign; the words for it stand in the label of the whole."""
    picture = icon(ICONS[what]).replace('class="icon"', f'class="icon {what}"')
    return f"<b>{number}</b>{picture}"


ICONS = {"earth": "earth", "mars": "mars", "mc": "credits", "energy": "energy", "influence": "influence"}


# -- characters ------------------------------------------------------------------------------------------------------


def _characters(scene: Scene) -> str:
    view = scene.view
    if view.tray.characters:
        cards = "".join(f"<li>{_recalled(scene, card)}</li>" for card in view.tray.characters)
        title = scene.say("board-discarded", count=len(view.tray.characters))
        return _row(scene, "characters tray", title, scene.say("board-recall"), cards, True)
    offers = "".join(f"<li>{_character(scene, offer)}</li>" for offer in view.characters)
    note = scene.say("board-characters-note", count=view.characters_left)
    lit = bool(scene.block("hire") or scene.block("take"))
    return _row(scene, "characters", scene.say("board-characters"), note, offers, lit)


def _character(scene: Scene, offer: CharacterOffer) -> str:
    if offer.card is None:
        return _gap(scene, offer.slot)
    notation = scene.on(f"take {offer.slot}", f"hire {offer.slot}")
    track = scene.own.track or "influence"
    gains = amount(f"+{offer.influence}", track)
    gains += f" {amount(f'+{offer.mc}', 'mc')}" if offer.mc else ""
    taken = notation.startswith("take")
    cap = "" if taken else gains
    told = "" if taken else scene.text.say("board-hire", influence=offer.influence, mc=offer.mc)
    label = f"{offer.card.name}. {told}"
    small = offer.short if offer.short and not taken else offer.card.name
    face = character_card(offer.card, 0 if taken else offer.reduction)
    return _card(
        scene, notation, f"character-{offer.card.id}", face, label, offer.card.text, cap, small, bool(offer.short)
    )


def _recalled(scene: Scene, card: CharacterCard) -> str:
    label = scene.text.say("board-take", what=card.name)
    face = character_card(card)
    return _card(scene, f"recall {card.key}", f"character-{card.id}", face, label, card.text, "", card.name, False)


# -- robots ----------------------------------------------------------------------------------------------------------


def _robots(scene: Scene) -> str:
    view = scene.view
    if view.tray.robots:
        cards = "".join(f"<li>{_turned_up(scene, card)}</li>" for card in view.tray.robots)
        return _row(scene, "robots tray", scene.say("board-turned-up"), scene.say("board-free"), cards, True)
    offers = "".join(f"<li>{_robot(scene, offer)}</li>" for offer in view.robots)
    note = scene.say("board-robots-note", count=view.robots_left)
    return _row(scene, "robots", scene.say("board-robots"), note, offers, bool(scene.block("acquire")))


def _robot(scene: Scene, offer: RobotOffer) -> str:
    card = offer.card
    if card is None:
        return _gap(scene, offer.slot)
    notation = scene.on(f"acquire {offer.slot}")
    influence, mc = offer.with_io
    small = offer.short
    label = scene.text.say("board-robot", robot=card.text, price=offer.price, colour=_colour(scene, card))
    if not small and (influence or mc):
        small = f"Io: {amount(influence, card.colour)} {amount(mc, 'mc')}"
        label += " " + scene.text.say("board-with-io", influence=influence, mc=mc)
    tip = "\n".join([scene.text.say("board-ability", text=card.tip, strength=offer.strength), *_landing(scene, offer)])
    chosen = " chosen" if scene.view.paying == offer.slot else ""
    cap = amount(offer.price, card.colour)
    face = robot_card(card, offer.surcharge)
    ahead = " ".join(f"{moon}-{field}" for moon, field in offer.lands.items())
    return _card(
        scene, notation, f"card-{card.id}", face, label, f"{label}\n{tip}", cap, small, bool(offer.short), chosen, ahead
    )


def _colour(scene: Scene, card: RobotCard) -> str:
    return scene.text.say(f"colour-{card.colour}")


def _landing(scene: Scene, offer: RobotOffer) -> list[str]:
    names = {track.moon: track.name for track in scene.view.moons}
    fields = {standing.moon: standing.field for standing in scene.own.moons}
    return [
        scene.text.say("board-landing", moon=names[moon], field=fields[moon], to=field)
        for moon, field in offer.lands.items()
    ]


def _turned_up(scene: Scene, card: RobotCard) -> str:
    label = scene.text.say("board-take", what=card.text)
    return _card(
        scene, f"pick {card.id}", f"card-{card.id}", robot_card(card), label, f"{label}\n{card.tip}", "", "", False
    )


# -- a card ----------------------------------------------------------------------------------------------------------


def _card(
    scene: Scene,
    notation: str,
    piece: str,
    face: str,
    label: str,
    tip: str,
    cap: str,
    small: str,
    refused: bool,
    more: str = "",
    ahead: str = "",
) -> str:
    target = scene.card(notation, label, tip)
    lock = f'<span class="lockb">{icon("lock")}</span>' if target.state == "illegal" else ""
    second = f'<small class="{"why" if refused else ""}">{small}</small>' if small else ""
    reach = f' data-ahead="{ahead}"' if ahead else ""
    return (
        f'<button type="button" class="offercard {target.state}{more}{scene.marks(piece)}" id="{piece}"'
        f" {target.attributes}{reach}>{target.name}"
        f'<span class="face" aria-hidden="true" data-piece="{piece}">{face}{lock}</span>'
        f'<span class="cap" aria-hidden="true">{cap}{second}</span></button>'
    )


def _gap(scene: Scene, slot: int) -> str:
    words = scene.say("board-gap", slot=slot)
    return f'<span class="offercard gap"><span class="face"></span><span class="sr">{words}</span></span>'


# -- projects at the beginning ---------------------------------------------------------------------------------------


def project_tray(scene: Scene) -> str:
    """Laid over the moons while the first projects are chosen."""
    cards = scene.view.tray.projects
    if not cards:
        return ""
    items = "".join(f"<li>{_start(scene, card)}</li>" for card in cards)
    title = scene.say("board-projects")
    return (
        f'<div class="panel draft"><h2>{title}</h2><p>{scene.say("board-projects-note")}</p>'
        f'<ol class="cardrow" id="projects" aria-label="{title}" data-roving="grid">{items}</ol></div>'
    )


def _start(scene: Scene, card: ProjectCard) -> str:
    target = scene.card(f"project {card.id}", card.text, card.text)
    words = escape(scene.text.say("board-level", level=card.level))
    return (
        f'<button type="button" class="offercard start {target.state}" id="start-{card.id}" {target.attributes}>'
        f'{target.name}<span class="face" aria-hidden="true">{project_start(card)}</span>'
        f'<span class="cap" aria-hidden="true"><small>{words}</small>'
        "</span></button>"
    )
