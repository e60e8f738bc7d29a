"""A view of Reworld as plain text for the terminal. Draws what the view says and nothing else."""

from msgspec import Struct

from planetfall.core.texts import Texts, texts
from planetfall.games.reworld.view import Category, Port, Seat, Ship, Tile, View
from planetfall.games.reworld.words import FOLDER

__all__ = ["draw"]

WIDTH = 19  # of a port: the longest short name and a gap


def draw(view: Struct, language: str) -> str:
    assert isinstance(view, View), "this is the room of Reworld"
    text = texts(FOLDER, language)
    parts = [_head(view, text)]
    if view.chapter == 1:
        parts.append(_station(view, text))
    parts += [_seat(seat, view, text) for seat in view.seats]
    if view.chapter == 2:
        parts += [_ships(view, text), _final(view, text)]
    own = [seat for seat in view.seats if seat.hand]
    if own:
        parts.append(f"{text.say('screen-hand')}: {' '.join(str(card) for card in own[0].hand)}")
    return "\n\n".join(parts)


def _head(view: View, text: Texts) -> str:
    if view.chapter == 2:
        return text.say("screen-chapter-two")
    return text.say("screen-round", round=view.round, points=view.terrabot_points)


def _station(view: View, text: Texts) -> str:
    """The upper row from left to right, then the lower row, half a row to a line, each port over its slot."""
    upper, lower = view.ports[:10], view.ports[:9:-1]
    free = view.marker_space.taken_by is None
    marker = text.say("screen-marker-free" if free else "screen-marker-taken")
    bag = text.say("screen-bag", count=sum(view.bag.values()))
    lines = [f"{text.say('screen-station')}: {marker}, {bag}"]
    for ports in (upper[:5], upper[5:], lower[:5], lower[5:]):
        lines.append("".join(port.name.ljust(WIDTH) for port in ports).rstrip())
        lines.append("".join(_port(port).ljust(WIDTH) for port in ports).rstrip())
    return "\n".join(lines)


def _port(port: Port) -> str:
    """The module, or the card on top and how many lie there."""
    if port.module is not None:
        return port.module.short
    return f"[{port.top}]" if len(port.cards) <= 1 else f"[{port.top}] ({len(port.cards)})"


def _row(tiles: tuple[Tile, ...]) -> str:
    return " | ".join(tile.short for tile in tiles)


def _seat(seat: Seat, view: View, text: Texts) -> str:
    facts = [seat.name, text.say("screen-points", count=seat.score)]
    if view.chapter == 1:
        facts.append(text.say("screen-out") if seat.out else text.say("screen-cards", count=seat.cards))
    if seat.holder:
        facts.append(text.say("screen-holder"))
    lines = [", ".join(facts)]
    for number, tiles in enumerate(seat.docked, 1):
        if tiles:
            lines.append(f"  {text.say('screen-row', row=number)}: {_row(tiles)} >")
    for city in seat.cities:
        lines.append(f"  {city.letter} {city.name}: {_row(city.tiles)}")
    if seat.defence:
        lines.append(f"  {text.say('screen-defence', shields=seat.shields)}: {_row(seat.defence)}")
    for name, tiles in (("shuttles", seat.shuttles), ("satellites", seat.satellites)):
        if tiles:
            lines.append(f"  {text.say(f'screen-{name}')}: {_row(tiles)}")
    return "\n".join(lines)


def _ships(view: View, text: Texts) -> str:
    return "\n".join([text.say("screen-ships"), *(_ship(ship, view, text) for ship in view.ships)])


def _ship(ship: Ship, view: View, text: Texts) -> str:
    if ship.taken_by is None:
        state = " / ".join(str(number) for number in ship.progress)
    else:
        state = text.say("screen-taken", seat=view.seats[ship.taken_by].name)
    return f"  +{ship.points} {ship.text}: {state}"


def _final(view: View, text: Texts) -> str:
    return "\n".join([text.say("screen-final"), *(_category(category) for category in view.final_ship)])


def _category(category: Category) -> str:
    places = "/".join(str(points) for points in category.places)
    standing = " ".join(f"{value} ({points:+})" for value, points in zip(category.values, category.points, strict=True))
    return f"  {category.text} {places}: {standing}"
