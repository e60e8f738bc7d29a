"""A view of Reworld as plain text for the terminal. Draws what the view says and nothing else."""

from planetfall.core.texts import Texts, texts
from planetfall.games.reworld.view import Category, Port, Seat, Ship, Tile, View
from planetfall.games.reworld.words import FOLDER

__all__ = ["draw"]

GAP = 2  # between two ports


def draw(view: View, language: str, width: int) -> str:
    text = texts(FOLDER, language)
    parts = [_head(view, text)]
    if view.chapter == 1:
        parts.append(_station(view, text, width))
    parts += [_seat(seat, view, text) for seat in view.seats]
    parts += [_ships(view, text), _final(view, text)]
    if view.over:
        parts.append(_points(view, text))
    own = [seat for seat in view.seats if seat.hand]
    if own:
        parts.append(f"{text.say('screen-hand')}: {' '.join(str(card) for card in own[0].hand)}")
    return "\n\n".join(parts)


def _head(view: View, text: Texts) -> str:
    if view.chapter == 2:
        return text.say("screen-chapter-two")
    return text.say("screen-round", round=view.round, points=view.terrabot_points)


def _station(view: View, text: Texts, width: int) -> str:
    """The upper row over the lower row, each port over its slot, as many to a line as fit."""
    upper, lower = view.ports[:10], view.ports[:9:-1]
    free = view.marker_space.taken_by is None
    marker = text.say("screen-marker-free" if free else "screen-marker-taken")
    bag = text.say("screen-bag", count=sum(view.bag.values()))
    lines = [f"{text.say('screen-station')} ({text.say('screen-ring')}): {marker}, {bag}"]
    cell = max(len(_port(port)) for port in view.ports) + GAP
    step = 10 if 10 * cell <= width else 5 if 5 * cell <= width else max(1, width // cell)
    for first in range(0, 10, step):
        for row in (upper, lower):
            ports = row[first : first + step]
            lines.append("".join(port.name.ljust(cell) for port in ports).rstrip())
            lines.append("".join(_port(port).ljust(cell) for port in ports).rstrip())
    return "\n".join(lines)


def _port(port: Port) -> str:
    """The module, or the card on top and how many lie there."""
    if port.module is not None:
        return port.module.short
    return f"[{port.top}]" if len(port.cards) <= 1 else f"[{port.top}] ({len(port.cards)})"


def _row(tiles: tuple[Tile, ...]) -> str:
    return " | ".join(tile.short for tile in tiles)


def _seat(seat: Seat, view: View, text: Texts) -> str:
    name = text.say("screen-you", seat=seat.name) if seat.seat == view.viewer else seat.name
    facts = [name, text.say("screen-points", count=seat.score)]
    if view.chapter == 1:
        facts.append(text.say("screen-out") if seat.out else text.say("screen-cards", count=seat.cards))
    if seat.holder:
        facts.append(text.say("screen-holder"))
    lines = [", ".join(facts)]
    for number, tiles in enumerate(seat.docked, 1):
        if tiles:
            lines.append(f"  {text.say('screen-row', row=number)}: {_row(tiles)} >")
    for city in seat.cities:
        head = text.say("screen-city", letter=city.letter, name=city.name, tiles=city.size)
        lines.append(f"  {head}: {_row(city.tiles)}")
    if seat.defence:
        lines.append(f"  {text.say('screen-defence', shields=seat.shields)}: {_row(seat.defence)}")
    for name, tiles in (("shuttles", seat.shuttles), ("satellites", seat.satellites)):
        if tiles:
            lines.append(f"  {text.say(f'screen-{name}')}: {_row(tiles)}")
    if seat.seat in view.actors and view.flying is not None:
        lines.append("  " + text.say("screen-flight", tiles=_row((view.flying, *view.aboard))))
    return "\n".join(lines)


def _ships(view: View, text: Texts) -> str:
    """In Chapter One what they are worth, in one paragraph; later who has which and how far the others are."""
    if view.chapter == 1:
        return f"{text.say('screen-ships')}: " + ", ".join(f"{ship.text} +{ship.points}" for ship in view.ships)
    names = " / ".join(seat.name for seat in view.seats)
    return "\n".join([f"{text.say('screen-ships')} ({names})", *(_ship(ship, view, text) for ship in view.ships)])


def _ship(ship: Ship, view: View, text: Texts) -> str:
    if ship.taken_by is None:
        state = " / ".join(str(number) for number in ship.progress)
    else:
        state = text.say("screen-taken", seat=view.seats[ship.taken_by].name)
    return f"  {ship.text} +{ship.points}: {state}"


def _final(view: View, text: Texts) -> str:
    if view.chapter == 1:
        return f"{text.say('screen-final')}: " + ", ".join(f"{c.text} {_places(c)}" for c in view.final_ship)
    names = " / ".join(seat.name for seat in view.seats)
    return "\n".join([f"{text.say('screen-final')} ({names})", *(_category(category) for category in view.final_ship)])


def _places(category: Category) -> str:
    return "-".join(str(points) for points in category.places)


def _category(category: Category) -> str:
    standing = [f"{value} ({points:+})" for value, points in zip(category.values, category.points, strict=True)]
    return f"  {category.text} {_places(category)}: {' / '.join(standing)}"


def _points(view: View, text: Texts) -> str:
    """Where everybody's points came from."""
    lines = []
    for seat in view.seats:
        earned = ", ".join(f"{text.say(f'source-{name}')} {points}" for name, points in seat.earned.items() if points)
        lines.append(f"{seat.name}, {text.say('screen-points', count=seat.score)}: {earned}")
    return "\n".join(lines)
