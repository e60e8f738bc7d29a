"""What a seat's ships cost to move, and what still fits into the one that takes on cargo (rulebook 7)."""

from collections.abc import Iterator

from msgspec import Struct

from planetfall.games.evacuation.box import NEW, OLD
from planetfall.games.evacuation.lasting import BAYS_MORE, lasting
from planetfall.games.evacuation.state import BAYS, BIT, BUILDINGS, CRATES, LOADING, NOTHING, OWN, OWN_SHIPS
from planetfall.games.evacuation.transport import flight_cost, return_cost
from planetfall.games.evacuation.words import Words

__all__ = ["Berth", "Hold", "berths", "hold"]


class Berth(Struct, frozen=True):
    ship: int
    energy: int  # that its next flight costs, to the other world


class Hold(Struct, frozen=True):
    """How many bays of each kind are full."""

    ship: int
    sites: int
    buildings: int
    resources: int
    resource_bays: int  # with those that a technology adds


def berths(w: Words, seat: int) -> Iterator[Berth]:
    state = w.state
    base = seat * OWN
    for ship in range(len(w.components.ships)):
        if state.own[base + OWN_SHIPS + OLD] & BIT[ship]:
            yield Berth(ship + 1, flight_cost(state, seat, ship))
        elif state.own[base + OWN_SHIPS + NEW] & BIT[ship]:
            yield Berth(ship + 1, return_cost(state, seat))


def hold(w: Words, seat: int) -> Hold | None:
    state = w.state
    base = seat * OWN
    ship = state.own[base + LOADING]
    if ship == NOTHING:
        return None
    room = state.box.resource_bays[ship] + lasting(state, seat, BAYS_MORE)
    return Hold(ship + 1, state.own[base + BAYS], state.own[base + BUILDINGS], state.own[base + CRATES], room)
