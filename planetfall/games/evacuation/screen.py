"""A view of Evacuation as plain text for the terminal. Draws what the view says and nothing else."""

from textwrap import fill

from planetfall.core.texts import Texts, texts
from planetfall.games.evacuation.view import Card, Display, Field, Seat, Ship, Stadium, View
from planetfall.games.evacuation.words import FOLDER

__all__ = ["draw"]


def draw(view: View, language: str, width: int) -> str:
    text = texts(FOLDER, language)
    parts = [_head(view, text), _new_world(view, text), *(_seat(seat, view, text) for seat in view.seats)]
    return "\n\n".join(_wrapped(part, width) for part in parts if part)


def _wrapped(part: str, width: int) -> str:
    return "\n".join(
        line if len(line) <= width else fill(line, width, subsequent_indent="    ", break_on_hyphens=False)
        for line in part.split("\n")
    )


# -- the middle of the table -----------------------------------------------------------------------------------------


def _head(view: View, text: Texts) -> str:
    lines = [view.stage]
    order = ", ".join(_colour(view, colour, text) for colour in view.order)
    lines.append(f"{text.say('screen-order')}: {order}")
    for year, bonus in enumerate(view.bonuses, 1):
        if year == max(view.year, 1):
            first = text.say("screen-bonus", number=bonus.upper, text=bonus.upper_text)
            second = text.say("screen-bonus", number=bonus.lower, text=bonus.lower_text)
            lines.append(f"{text.say('phase-6')}: {first} {second}")
    lines += [_display(display, text) for display in view.displays]
    lines += [text.say("screen-open-order", order=order.name, text=order.text) for order in view.orders]
    lines.append(f"{text.say('phase-5')}: {_markers(view, text)}")
    if view.rival is not None:
        rival = view.rival
        number = str(rival.next_number or "X")
        lines.append(
            text.say(
                "screen-rival",
                name=rival.name,
                fields=len(rival.fields),
                stadiums=len(rival.stadiums),
                satisfaction=rival.satisfaction,
                cards=rival.cards_left,
                number=number,
                letter=rival.next_letter,
            )
        )
    return "\n".join(lines)


def _colour(view: View, colour: int, text: Texts) -> str:
    if colour < len(view.names):
        return view.names[colour]
    return text.say("opponent" if colour == len(view.names) else "neutral")


def _display(display: Display, text: Texts) -> str:
    things = [
        *(f"{card.name} ({card.text})" if card else "–" for card in display.projects),
        *(_ship(ship, text) if ship else "–" for ship in display.ships),
        *(_stadium(stadium, text) if stadium else "–" for stadium in display.stadiums),
    ]
    head = text.say(f"display-{display.kind}")
    return f"{head} ({display.stack}): {' | '.join(things)}"


def _ship(ship: Ship, text: Texts) -> str:
    bays = ", ".join(text.say(f"ground-{ground}") for ground in ship.evacuation_bays)
    return text.say(
        "screen-ship",
        name=ship.name,
        number=ship.number,
        cost=_cost(ship.cost, text),
        flight=ship.flight,
        bays=bays or "–",
        buildings=ship.building_bays,
        resources=ship.resource_bays,
    )


def _stadium(stadium: Stadium, text: Texts) -> str:
    cost = _cost(stadium.cost, text)
    return text.say("screen-stadium", name=stadium.name, cost=cost, satisfaction=stadium.satisfaction)


def _cost(cost: dict[str, int], text: Texts) -> str:
    told = [text.say(f"amount-{name}", n=number) for name, number in cost.items() if number]
    return ", ".join(told) or text.say("amount-none")


def _markers(view: View, text: Texts) -> str:
    told = []
    for marker in view.markers:
        name, lane = _colour(view, marker.colour, text), text.say(f"lane-{marker.lane}")
        told.append(text.say("screen-marker", seat=name, space=marker.space, lane=lane))
    return ", ".join(told)


def _new_world(view: View, text: Texts) -> str:
    """One line for each row of the map, indented as the hexagons lie; settled fields show whose they are."""
    lines = [text.say("screen-new-world")]
    rows = sorted({field.at[1] for field in view.fields})
    left = min(2 * field.at[0] + field.at[1] for field in view.fields)
    for row in rows:
        fields = sorted((field for field in view.fields if field.at[1] == row), key=lambda field: field.at[0])
        indent = 4 * (2 * fields[0].at[0] + row - left)
        lines.append(" " * indent + " ".join(_field(field, view, text).ljust(7) for field in fields).rstrip())
    lines.append(text.say("screen-legend"))
    return "\n".join(lines)


def _field(field: Field, view: View, text: Texts) -> str:
    owner = view.names[field.seat][0] if field.seat is not None else "*" if field.rival else ""
    kind = text.say(f"terrain-{field.terrain}")[:2].lower()
    return f"{field.id}{kind}{'=' + owner if owner else ''}"


# -- players ---------------------------------------------------------------------------------------------------------


def _seat(seat: Seat, view: View, text: Texts) -> str:
    name = text.say("screen-you", seat=seat.name) if seat.seat == view.viewer else seat.name
    lines = [f"{name}: {text.say('screen-score', score=seat.score)}"]
    for world in ("old", "new"):
        waiting = [
            f"{text.say('site-factory', type=kind)} × {number}"
            for kind, number in seat.waiting[world].items()
            if number
        ]
        if world == "new" and seat.population:
            waiting.append(text.say("screen-population", n=seat.population))
        things = [_cost(seat.resources[world], text), *waiting]
        things += [_ship(ship, text) for ship in seat.ships[world]]
        things += [_stadium(stadium, text) for stadium in seat.stadiums[world]]
        lines.append(f"  {text.say(f'world-{world}')}: {', '.join(things)}")
    production = ", ".join(f"{text.say(f'resource-{kind}')} {number}" for kind, number in seat.production.items())
    lines.append(f"  {text.say('screen-production')}: {production}")
    sites = [site.name for site in seat.sites if site.up]
    lines.append(f"  {text.say('screen-sites')}: {', '.join(sites) or '–'}")
    lines.append("  " + _numbers(seat, text))
    lines += [f"  {line}" for line in (*_cards(seat, text), *_technologies(seat, text))]
    if view.over:
        told = [f"{text.say(f'source-{name}')} {points}" for name, points in seat.earned.items() if points]
        lines.append(f"  {', '.join(told)}")
    return "\n".join(lines)


def _numbers(seat: Seat, text: Texts) -> str:
    power = sum(count * (area + 1) for area, count in enumerate(seat.areas))
    return text.say(
        "screen-numbers",
        satisfaction=seat.satisfaction,
        tokens=seat.tokens,
        actions=seat.actions,
        power=power,
        symbols=", ".join(text.say(f"symbol-{symbol}") for symbol in seat.symbols) or "–",
    )


def _cards(seat: Seat, text: Texts) -> list[str]:
    lines = []
    for key, cards in (
        ("hand", seat.hand),
        ("laid", seat.laid),
        ("paid", seat.paid),
        ("shown-cards", seat.shown_cards),
        ("cards", seat.own_cards),
        ("goals", seat.own_goals or seat.shown_goals),
    ):
        if cards:
            lines.append(f"{text.say(f'screen-{key}')}: {_told(cards)}")
    for key, orders in (("orders-held", seat.orders_held), ("orders-played", seat.orders_played)):
        if orders:
            lines.append(
                f"{text.say(f'screen-{key}')}: {', '.join(f'{order.name} ({order.text})' for order in orders)}"
            )
    return lines


def _told(cards: tuple[Card, ...]) -> str:
    return ", ".join(f"{card.name} ({card.text})" for card in cards)


def _technologies(seat: Seat, text: Texts) -> list[str]:
    lines = []
    for tile in seat.technologies:
        if tile.complete or tile.researched:
            key = "screen-complete" if tile.complete else "screen-begun"
            lines.append(text.say(key, name=tile.name, text=tile.text))
    return lines
