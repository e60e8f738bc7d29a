"""The two rows of the main board: what is printed on a card, and below it what it costs or brings you now, or why not.

Cards that lie open for one choice only (robots turned up, discarded characters) take the place of their row.
"""

from dataclasses import dataclass
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


def _row(name: str, title: str, note: str, cards: str, lit: bool) -> str:
    now = " now" if lit else ""
    return (
        f'<div class="row {name}{now}"><h2>{title} <small>{note}</small></h2>'
        f'<ol class="cardrow" id="{name.split()[0]}" aria-label="{title}" data-roving="grid">{cards}</ol></div>'
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
        return _row("characters tray", title, scene.say("board-recall"), cards, True)
    offers = "".join(f"<li>{_character(scene, offer)}</li>" for offer in view.characters)
    note = scene.say("board-characters-note", count=view.characters_left)
    lit = bool(scene.block("hire") or scene.block("take"))
    return _row("characters", scene.say("board-characters"), note, offers, lit)


def _character(scene: Scene, offer: CharacterOffer) -> str:
    if offer.card is None:
        return _gap(scene, offer.slot)
    notation = scene.on(f"take {offer.slot}", f"hire {offer.slot}")
    track = scene.own.track or "influence"
    gains = amount(f"+{offer.influence}", track)
    gains += f" {amount(f'+{offer.mc}', 'mc')}" if offer.mc else ""
    taken = notation.startswith("take")
    told = "" if taken else scene.text.say("board-hire", influence=offer.influence, mc=offer.mc)
    return _card(
        scene,
        notation,
        Shown(
            piece=f"character-{offer.card.id}",
            face=character_card(offer.card, 0 if taken else offer.reduction),
            label=f"{offer.card.name}. {told}",
            tip=offer.card.text,
            price="" if taken else gains,
            below=escape(offer.card.name),
            why=offer.short,
        ),
    )


def _recalled(scene: Scene, card: CharacterCard) -> str:
    label = scene.text.say("board-take", what=card.name)
    shown = Shown(f"character-{card.id}", character_card(card), label, card.text, below=escape(card.name))
    return _card(scene, f"recall {card.key}", shown)


# -- robots ----------------------------------------------------------------------------------------------------------


def _robots(scene: Scene) -> str:
    view = scene.view
    if view.tray.robots:
        cards = "".join(f"<li>{_turned_up(scene, card)}</li>" for card in view.tray.robots)
        return _row("robots tray", scene.say("board-turned-up"), scene.say("board-free"), cards, True)
    offers = "".join(f"<li>{_robot(scene, offer)}</li>" for offer in view.robots)
    note = scene.say("board-robots-note", count=view.robots_left)
    return _row("robots", scene.say("board-robots"), note, offers, bool(scene.block("acquire")))


def _robot(scene: Scene, offer: RobotOffer) -> str:
    card = offer.card
    if card is None:
        return _gap(scene, offer.slot)
    influence, mc = offer.with_io
    below = ""
    label = scene.text.say("board-robot", robot=card.text, price=offer.price, colour=_colour(scene, card))
    if influence or mc:
        below = f"Io: {amount(influence, card.colour)} {amount(mc, 'mc')}"
        label += " " + scene.text.say("board-with-io", influence=influence, mc=mc)
    tip = "\n".join([scene.text.say("board-ability", text=card.tip, strength=offer.strength), *_landing(scene, offer)])
    tip += f"\n{scene.view.ends}" if scene.view.ends else ""
    return _card(
        scene,
        scene.on(f"acquire {offer.slot}"),
        Shown(
            piece=f"robot-{card.id}",
            face=robot_card(card, offer.surcharge),
            label=label,
            tip=f"{label}\n{tip}",
            price=amount(offer.price, card.colour),
            below=below,
            why=offer.short,
            chosen=scene.view.paying == offer.slot,
            ahead=" ".join(f"{moon}-{field}" for moon, field in offer.lands.items()),
        ),
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
    return _card(scene, f"pick {card.id}", Shown(f"robot-{card.id}", robot_card(card), label, f"{label}\n{card.tip}"))


# -- a card ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Shown:
    """A card on offer: its face, what it is in words, and what stands below it."""

    piece: str  # the same wherever it lies, so that it flies there
    face: str
    label: str
    tip: str
    price: str = ""  # what it costs or brings now, as HTML
    below: str = ""  # a smaller line, as HTML
    why: str = ""  # instead of it: why not
    chosen: bool = False
    ahead: str = ""  # fields it leads to


def _card(scene: Scene, notation: str, shown: Shown) -> str:
    target = scene.card(notation, shown.label, shown.tip)
    lock = f'<span class="lockb">{icon("lock")}</span>' if target.state == "illegal" else ""
    small = f"<small>{shown.below}</small>" if shown.below else ""
    if shown.why:
        small = f'<small class="why">{escape(shown.why)}</small>'
    state = f"{target.state}{' chosen' if shown.chosen else ''}{scene.marks(shown.piece)}"
    ahead = f' data-ahead="{shown.ahead}"' if shown.ahead else ""
    return (
        f'<button type="button" class="offercard {state}" id="card-{shown.piece}" {target.attributes}{ahead}>'
        f'{target.name}<span class="face" aria-hidden="true" data-piece="{shown.piece}">{shown.face}{lock}</span>'
        f'<span class="cap" aria-hidden="true">{shown.price}{small}</span></button>'
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
        f'<div class="panel first-projects"><h2>{title}</h2><p>{scene.say("board-projects-note")}</p>'
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
