"""What a seat's ships cost to move, and the bays of those that take on cargo or carry some (rulebook 7).

The rules count what a seat has aboard; which ship has it is told by the events of the transport.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations, zip_longest

from msgspec import Struct

from planetfall.core.game import Event
from planetfall.games.evacuation.box import NEW, OLD
from planetfall.games.evacuation.codes import ASK_LOAD, ASK_TRANSPORT
from planetfall.games.evacuation.events import FLEW, LOADED
from planetfall.games.evacuation.lasting import BAYS_MORE, lasting
from planetfall.games.evacuation.notation import ACTION_SPACE, RESOURCE_NAMES
from planetfall.games.evacuation.parts import Site
from planetfall.games.evacuation.state import BAYS, BIT, BUILDINGS, CRATES, FLOWN, LOADING, NOTHING, OWN, OWN_SHIPS
from planetfall.games.evacuation.transport import flight_cost, return_cost
from planetfall.games.evacuation.words import Words

__all__ = ["Bay", "Berth", "Hold", "berths", "hold", "under_way"]

Thing = tuple[str, str]  # in a bay: what it is, and its type
Moves = list[list[str]]  # in notation, block and number apart


class Berth(Struct, frozen=True):
    ship: int
    energy: int  # that its next flight costs, to the other world


class Bay(Struct, frozen=True):
    takes: str  # a ground, building or resource
    holds: str = ""  # population, factory, stadium, resource; cargo if no event tells
    type: str = ""  # of that factory or resource


class Hold(Struct, frozen=True):
    """Of a ship that takes on cargo or carries some."""

    ship: int
    bays: tuple[Bay, ...]


def berths(w: Words, seat: int) -> Iterator[Berth]:
    state = w.state
    base = seat * OWN
    for ship in range(len(w.components.ships)):
        if state.own[base + OWN_SHIPS + OLD] & BIT[ship]:
            yield Berth(ship + 1, flight_cost(state, seat, ship))
        elif state.own[base + OWN_SHIPS + NEW] & BIT[ship]:
            yield Berth(ship + 1, return_cost(state, seat))


# -- bays ------------------------------------------------------------------------------------------------------------


def hold(w: Words, seat: int) -> Hold | None:
    state = w.state
    own, base = state.own, seat * OWN
    ship = own[base + LOADING]
    if ship == NOTHING:
        return None
    full = (own[base + BAYS], own[base + BUILDINGS], own[base + CRATES])
    return _hold(w, seat, ship, _taken_on(w, seat, ship), full)


def under_way(w: Words, seat: int) -> Iterator[Hold]:
    """Ships that are loaded and fly; all of them are unloaded together (7.4)."""
    own, base = w.state.own, seat * OWN
    if w.state.question(seat) not in (ASK_TRANSPORT, ASK_LOAD):
        return
    flown = own[base + FLOWN] & own[base + OWN_SHIPS + NEW]
    for ship in range(len(w.components.ships)):
        if flown & BIT[ship] and ship != own[base + LOADING]:
            yield _hold(w, seat, ship, _taken_on(w, seat, ship))


def _taken_on(w: Words, seat: int, ship: int) -> Moves:
    """What was loaded onto a ship after it took off last."""
    told: list[Event] = [event for event in w.state.events if event.seat == seat]
    took_off = max((at for at, event in enumerate(told) if event.kind == FLEW and event.a == ship), default=len(told))
    loads = (event.a for event in told[took_off:] if event.kind == LOADED and event.b == ship)
    return [ACTION_SPACE.notation(code).split() for code in loads]


def _hold(w: Words, seat: int, ship: int, moves: Moves, full: tuple[int, int, int] = (0, 0, 0)) -> Hold:
    """`full` counts the bays of each kind that have something in them, known or not."""
    entry = w.components.ships[ship]
    room = w.state.box.resource_bays[ship] + lasting(w.state, seat, BAYS_MORE)
    evacuated, buildings, resources = _loaded(w, moves)
    bays = (
        *_bays(entry.evacuation_bays, _in_bays(entry.evacuation_bays, evacuated), full[0]),
        *_bays(["building"] * entry.building_bays, buildings, full[1]),
        *_bays(["resource"] * room, resources, full[2]),
    )
    return Hold(ship + 1, bays)


def _loaded(w: Words, moves: Moves) -> tuple[list[Site], list[Thing], list[Thing]]:
    """Sites in evacuation bays, buildings, resources."""
    sites = w.components.sites
    buildings: list[Thing] = []
    for block, what in moves:
        if block == "carry-site":
            buildings.append(_cargo(sites[int(what) - 1]))
        elif block in ("carry-factory", "carry-stadium"):
            buildings.append(("factory", what) if block == "carry-factory" else ("stadium", ""))
    evacuated = [sites[int(what) - 1] for block, what in moves if block == "evacuate"]
    return evacuated, buildings, [("resource", what) for block, what in moves if block == "carry"]


def _cargo(site: Site) -> Thing:
    made = next(name for name in RESOURCE_NAMES if getattr(site.yields, name))
    return ("factory", made) if site.kind == "factory" else ("population", "")


def _in_bays(grounds: Sequence[str], sites: list[Site]) -> list[Thing | None]:
    """Each in a bay of its ground if there is one."""

    def matches(order: tuple[Site | None, ...]) -> int:
        return sum(1 for ground, site in zip(grounds, order, strict=True) if site and ground in site.terrains)

    best = max(permutations([*sites, *[None] * (len(grounds) - len(sites))]), key=matches)
    return [_cargo(site) if site else None for site in best]


def _bays(takes: Sequence[str], things: Sequence[Thing | None], full: int) -> Iterator[Bay]:
    untold = full - sum(1 for thing in things if thing)
    for what, thing in zip_longest(takes, things):
        if thing:
            yield Bay(what, *thing)
        else:
            yield Bay(what, "cargo" if untold > 0 else "")
            untold -= 1
