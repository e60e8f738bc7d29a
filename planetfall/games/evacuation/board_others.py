"""The other players: stock and production of both worlds, what they own, what the next income would cost them.

Everything else that lies open before them is enlarged on a press. Alone, and between two with the third party, the
opponent has a panel too.
"""

from html import escape
from zlib import crc32

from planetfall.core.marks import icon, token
from planetfall.games.evacuation.board_years import outlook
from planetfall.games.evacuation.pieces import amount
from planetfall.games.evacuation.scene import Scene
from planetfall.games.evacuation.view import Rival, Seat

__all__ = ["others"]


def others(scene: Scene) -> list[str]:
    """A panel for each. Its hash names what it shows, so that it is sent again only when that has changed."""
    panels = [_other(scene, seat) for seat in scene.others]
    if scene.view.rival is not None:
        panels.append(_rival(scene, scene.view.rival))
    return [panel.replace('data-hash=""', f'data-hash="other-{crc32(panel.encode()):x}"', 1) for panel in panels]


def _other(scene: Scene, seat: Seat) -> str:
    name = escape(seat.name)
    return (
        f'<section class="panel player opp seat-{seat.seat + 1}" id="other-{seat.seat}" data-hash=""'
        f' aria-label="{name}">'
        f"<header>{token(seat.seat, seat.name)}<h2>{name}</h2>{_doing(scene, seat)}"
        f'<span class="spacer"></span><span class="big">{seat.score}</span>{_enlarge(scene, seat)}</header>'
        f"{_worlds(scene, seat)}{_facts(scene, seat)}{_large(scene, seat)}</section>"
    )


def _doing(scene: Scene, seat: Seat) -> str:
    """Nobody else is asked before the viewer confirms."""
    acts = seat.seat in scene.view.actors and not scene.draft
    key = "around-acting" if acts else "around-passed" if seat.passed and scene.view.phase == "actions" else ""
    return f'<span class="doing">{scene.say(key)}</span>' if key else ""


def _enlarge(scene: Scene, seat: Seat) -> str:
    label = scene.say("around-enlarge", seat=seat.name)
    return (
        f'<button type="button" class="iconbtn more" popovertarget="large-{seat.seat}" aria-label="{label}">'
        f"{icon('cards')}</button>"
    )


def _worlds(scene: Scene, seat: Seat) -> str:
    makes = {"old": outlook(scene, seat.seat).output, "new": seat.production}
    rows = "".join(
        f'<tr><th scope="row">{scene.say(f"around-{world}")}</th>{_stock(scene, stock, makes[world])}</tr>'
        for world, stock in seat.resources.items()
    )
    return f'<table class="worlds"><caption class="sr">{scene.say("around-stock")}</caption>{rows}</table>'


def _stock(scene: Scene, stock: dict[str, int], makes: dict[str, int]) -> str:
    return "".join(
        f"<td>{amount(kind, number)}<small>+{makes[kind]}</small>"
        f'<span class="sr"> {scene.say(f"resource-{kind}")}</span></td>'
        for kind, number in stock.items()
    )


def _facts(scene: Scene, seat: Seat) -> str:
    say = scene.text.say
    coming = outlook(scene, seat.seat)
    end = scene.view.forecast.end
    ships = sum(len(fleet) for fleet in seat.ships.values())
    done = sum(1 for tile in seat.technologies if tile.complete)
    sites = sum(1 for site in seat.sites if site.up)
    lacks = coming.food + coming.stadiums
    facts = [
        ("acacia", str(sites), say("around-sites", count=sites), False),
        ("spaceship", str(ships), say("around-ships", count=ships), False),
        (
            "stadium",
            f"{coming.stadiums_built}/{end.stadiums}",
            say("around-stadiums", count=coming.stadiums_built, asked=end.stadiums),
            False,
        ),
        ("happy", str(seat.satisfaction), say("around-happy", count=seat.satisfaction), False),
        ("tech", str(done), say("around-technologies", count=done), False),
        ("penalty", str(seat.tokens), say("penalty-tokens", n=seat.tokens), seat.tokens > 0),
    ]
    if scene.view.forecast.year:
        facts.append(
            ("warn", f"+{lacks}", say("around-coming", tokens=lacks, year=scene.view.forecast.year), lacks > 0)
        )
    if end.production:
        lowest = min(seat.production.values())
        facts.append(
            ("score", f"{lowest}/{end.production}", say("around-lowest", count=lowest, asked=end.production), False)
        )
    return '<p class="facts">' + "".join(_fact(*fact) for fact in facts) + "</p>"


def _fact(picture: str, number: str, words: str, bad: bool) -> str:
    return (
        f'<span{" class=bad" if bad else ""} data-tip="{escape(words)}">{icon(picture)}'
        f'<span aria-hidden="true">{number}</span><span class="sr">{escape(words)}</span></span>'
    )


# -- the opponent of a lonely player, or the third party -------------------------------------------------------------


def _rival(scene: Scene, rival: Rival) -> str:
    number = str(rival.next_number or "X")
    colour = len(scene.view.names)
    facts = (
        ("city", str(len(rival.fields)), scene.text.say("around-fields", count=len(rival.fields))),
        ("stadium", str(len(rival.stadiums)), _stadium_names(scene, rival)),
        ("happy", str(rival.satisfaction), scene.text.say("around-happy", count=rival.satisfaction)),
    )
    solo = scene.say("around-solo", count=rival.cards_left, number=number, letter=rival.next_letter)
    told = "".join(_fact(picture, text, words, False) for picture, text, words in facts)
    name = escape(rival.name)
    return (
        f'<section class="panel player opp seat-{colour + 1}" id="rival" data-hash="" aria-label="{name}">'
        f'<header>{token(colour, rival.name)}<h2>{name}</h2></header><p class="facts">{told}</p>'
        f'<p class="facts">{icon("cards")}{solo}</p></section>'
    )


def _stadium_names(scene: Scene, rival: Rival) -> str:
    if not rival.stadiums:
        return scene.text.say("around-no-stadiums")
    return scene.text.say("around-rival-stadiums", names=", ".join(rival.stadiums))


# -- enlarged --------------------------------------------------------------------------------------------------------


def _large(scene: Scene, seat: Seat) -> str:
    name = f"large-{seat.seat}"
    label = scene.say("around-board", seat=seat.name)
    return (
        f'<div class="sheet large" id="{name}" popover role="dialog" aria-label="{label}"><div class="head">'
        f"{token(seat.seat, seat.name)}<h2>{label}</h2>"
        f'<button type="button" class="iconbtn" popovertarget="{name}" popovertargetaction="hide"'
        f' aria-label="{scene.say("around-close")}">{icon("close")}</button></div>'
        f'<div class="scroll cardlist" tabindex="0">{_lists(scene, seat)}</div></div>'
    )


def _lists(scene: Scene, seat: Seat) -> str:
    say = scene.text.say
    ships = [
        f"{ship.name} ({say(f'world-{world}')}): {ship.text}" for world, fleet in seat.ships.items() for ship in fleet
    ]
    stadiums = [f"{one.name} ({say(f'world-{world}')})" for world, built in seat.stadiums.items() for one in built]
    lists = (
        ("screen-sites", [site.name for site in seat.sites if site.up]),
        ("display-ship", ships),
        ("display-stadium", stadiums),
        ("tech-title", [f"{tile.name}: {tile.text}" for tile in seat.technologies if tile.complete]),
        ("screen-hand", [f"{card.name}: {card.text}" for card in seat.hand]),
        ("screen-laid", [f"{card.name}: {card.text}" for card in seat.laid]),
        ("screen-paid", [f"{card.name}: {card.text}" for card in seat.paid]),
        ("screen-shown-cards", [f"{card.name}: {card.text}" for card in seat.shown_cards]),
        ("screen-goals", [f"{card.name}: {card.text}" for card in seat.shown_goals]),
        ("screen-orders-held", [f"{order.name}: {order.text}" for order in seat.orders_held]),
        ("screen-orders-played", [f"{order.name}: {order.text}" for order in seat.orders_played]),
    )
    return "".join(
        f"<h3>{scene.say(key)}</h3><ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"
        for key, lines in lists
        if lines
    )
