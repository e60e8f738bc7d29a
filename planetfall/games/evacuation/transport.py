"""Transport: load, move, unload (rulebook chapter 7), with what technologies change in it (19.15 to 19.19).

A flight is paid first and the ship loaded then: so energy on board can never pay for it (7.3.5), and nothing is loaded
that does not fly (7.2.1). What the ships of a seat carry is its cargo until the seat has finished; then all of it is
unloaded at once (7.4). Nothing here looks at another seat, so the order in which seats act changes nothing (7.1).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.evacuation.box import ENERGY, NEW, OLD, RESOURCES, SHIPS, STADIUMS, Box
from planetfall.games.evacuation.codes import (
    ASK_LOAD,
    ASK_QUICK,
    ASK_TRANSPORT,
    CARRY_FACTORY,
    CARRY_RESOURCE,
    CARRY_SITE,
    CARRY_STADIUM,
    DONE,
    EVACUATE,
    FLY,
    RETURN,
)
from planetfall.games.evacuation.events import FLEW, FLEW_BACK, LOADED, UNLOADED
from planetfall.games.evacuation.lasting import ANY_BAY, BAYS_MORE, FLIGHT_LESS, QUICK_RETURN, RETURN_FREE, lasting
from planetfall.games.evacuation.reasons import (
    NO_BAY,
    NO_BUILDING_BAY,
    NO_FACTORY_FOR_SITE,
    NO_FLIGHT_ENERGY,
    NO_RESOURCE_BAY,
    NO_RETURN_ENERGY,
    NOT_A_FACTORY_SITE,
    NOT_PREPARED,
    NOT_YOUR_SHIP,
    NOTHING_TO_LOAD,
    SEA_TILE,
    SHIP_MOVED,
    SITE_EVACUATED,
    STADIUM_NOT_THERE,
)
from planetfall.games.evacuation.state import (
    BAYS,
    BIT,
    BUILDINGS,
    CARGO,
    CARGO_FACTORIES,
    CARGO_POPULATION,
    CARGO_STADIUMS,
    CRATES,
    FIRST_SITE,
    FLOWN,
    LOADING,
    NOTHING,
    OWN,
    OWN_SHIPS,
    OWN_STADIUMS,
    PLEASED,
    POPULATION,
    RES,
    SITES_UP,
    STADIUM_COUNT,
    START_STADIUM,
    SUPPLY,
    WAITING,
    State,
)

__all__ = [
    "ask_extra_transport",
    "begin_transport",
    "flight_cost",
    "load_blocked",
    "load_options",
    "return_cost",
    "take_load",
    "take_transport",
    "transport_blocked",
    "transport_options",
]

UNDER_WAY: Final = 1  # what the question remembers once a ship has moved


def begin_transport(state: State) -> None:
    seat: i64
    for seat in range(state.seats):
        ask_extra_transport(state, seat)


def ask_extra_transport(state: State, seat: i64) -> None:
    """A whole transport of one seat; every ship may move once in it (7.3.4, 18.17)."""
    state.own[seat * OWN + FLOWN] = 0
    if state.own[seat * OWN + OWN_SHIPS + OLD] | state.own[seat * OWN + OWN_SHIPS + NEW]:
        state.ask(seat, ASK_TRANSPORT, 0)


# -- which ship moves (7.3) --------------------------------------------------------------------------------------------


def transport_options(state: State, seat: i64) -> vec[i64]:
    own = state.own
    base = seat * OWN
    codes = vec[i64]([DONE])
    leaving = _leaving(state, seat)
    returning = _returning(state, seat)
    ship: i64
    if leaving:
        for ship in range(SHIPS):
            if leaving & BIT[ship] and flight_cost(state, seat, ship) <= own[base + RES + ENERGY]:
                codes = append(codes, FLY + ship)
    if returning and return_cost(state, seat) <= own[base + RES + NEW * RESOURCES + ENERGY]:
        for ship in range(SHIPS):
            if returning & BIT[ship]:
                codes = append(codes, RETURN + ship)
    return codes


def transport_blocked(state: State, seat: i64, code: i64) -> i64:
    own = state.own
    base = seat * OWN
    if code == DONE:
        return 0
    if FLY <= code < FLY + SHIPS:
        if own[base + OWN_SHIPS + OLD] & BIT[code - FLY] == 0:
            return NOT_YOUR_SHIP
        if _leaving(state, seat) & BIT[code - FLY] == 0:
            return SHIP_MOVED
        return 0 if flight_cost(state, seat, code - FLY) <= own[base + RES + ENERGY] else NO_FLIGHT_ENERGY
    if RETURN <= code < RETURN + SHIPS:
        if own[base + OWN_SHIPS + NEW] & BIT[code - RETURN] == 0:
            return NOT_YOUR_SHIP
        if _returning(state, seat) & BIT[code - RETURN] == 0:
            return SHIP_MOVED
        enough = return_cost(state, seat) <= own[base + RES + NEW * RESOURCES + ENERGY]
        return 0 if enough else NO_RETURN_ENERGY
    return NOT_ASKED


def _leaving(state: State, seat: i64) -> i64:
    """Ships that may still fly to the New World."""
    if state.question(seat) == ASK_QUICK:
        return 0
    return state.own[seat * OWN + OWN_SHIPS + OLD] & ~state.own[seat * OWN + FLOWN]


def _returning(state: State, seat: i64) -> i64:
    """Ships that may still fly back: those that have not moved, after unloading those that have."""
    flown = state.own[seat * OWN + FLOWN]
    return state.own[seat * OWN + OWN_SHIPS + NEW] & (flown if state.question(seat) == ASK_QUICK else ~flown)


def flight_cost(state: State, seat: i64, ship: i64) -> i64:
    """7.3.1, less what 18.11 and 19.15 save."""
    cost = state.box.flight_energy[ship] - state.first_flight_less[ship] - lasting(state, seat, FLIGHT_LESS)
    return cost if cost > 0 else 0


def return_cost(state: State, seat: i64) -> i64:
    """7.3.2, 19.16."""
    return 0 if lasting(state, seat, RETURN_FREE) else state.box.return_energy


def take_transport(state: State, seat: i64, code: i64) -> None:
    if code == DONE:
        loaded = state.question(seat) == ASK_TRANSPORT
        state.answered(seat)
        if loaded:
            _unload(state, seat)
        return
    state.note(seat, UNDER_WAY)
    if code < RETURN:
        _fly(state, seat, code - FLY)
    else:
        _return(state, seat, code - RETURN)


def _fly(state: State, seat: i64, ship: i64) -> None:
    own = state.own
    base = seat * OWN
    cost = flight_cost(state, seat, ship)
    own[base + RES + ENERGY] -= cost
    if state.first_flight_less[ship] != 0:
        state.first_flight_less = state.first_flight_less[:]
        state.first_flight_less[ship] = 0
    own[base + OWN_SHIPS + OLD] &= ~BIT[ship]
    own[base + OWN_SHIPS + NEW] |= BIT[ship]
    own[base + FLOWN] |= BIT[ship]
    own[base + LOADING] = ship
    own[base + BAYS] = 0
    own[base + FIRST_SITE] = NOTHING
    own[base + BUILDINGS] = 0
    own[base + CRATES] = 0
    state.emit(FLEW, seat, 0, ship, cost, 0)
    state.ask(seat, ASK_LOAD, 0)


def _return(state: State, seat: i64, ship: i64) -> None:
    own = state.own
    base = seat * OWN
    own[base + RES + NEW * RESOURCES + ENERGY] -= return_cost(state, seat)
    own[base + OWN_SHIPS + NEW] &= ~BIT[ship]
    own[base + OWN_SHIPS + OLD] |= BIT[ship]
    own[base + FLOWN] |= BIT[ship]
    state.emit(FLEW_BACK, seat, 0, ship, 0, 0)


# -- loading (7.2) -----------------------------------------------------------------------------------------------------


def load_options(state: State, seat: i64) -> vec[i64]:
    """Kinds of bays that are full are not looked at again."""
    own = state.own
    base = seat * OWN
    codes = vec[i64]([DONE])
    if own[base + BAYS] < state.box.bays[own[base + LOADING]]:
        codes = _add_free(state, seat, EVACUATE, CARRY_SITE, codes)
    if own[base + BUILDINGS] < state.box.building_bays[own[base + LOADING]]:
        codes = _add_free(state, seat, CARRY_SITE, CARRY_RESOURCE, codes)
    return _add_free(state, seat, CARRY_RESOURCE, CARRY_RESOURCE + RESOURCES, codes)


def _add_free(state: State, seat: i64, first: i64, end: i64, codes: vec[i64]) -> vec[i64]:
    code: i64
    for code in range(first, end):
        if load_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    return codes


def load_blocked(state: State, seat: i64, code: i64) -> i64:
    if code == DONE:
        return 0  # 7.2.9
    if EVACUATE <= code < CARRY_SITE:
        return _evacuate_blocked(state, seat, code - EVACUATE)
    if CARRY_SITE <= code < CARRY_RESOURCE:
        return _building_blocked(state, seat, code)
    if CARRY_RESOURCE <= code < CARRY_RESOURCE + RESOURCES:
        own = state.own
        base = seat * OWN
        room = state.box.resource_bays[own[base + LOADING]] + lasting(state, seat, BAYS_MORE)
        if own[base + CRATES] >= room:
            return NO_RESOURCE_BAY
        return 0 if own[base + RES + code - CARRY_RESOURCE] else NOTHING_TO_LOAD
    return NOT_ASKED


def _evacuate_blocked(state: State, seat: i64, site: i64) -> i64:
    reason = _site_blocked(state, seat, site)
    if reason:
        return reason
    base = seat * OWN
    ship = state.own[base + LOADING]
    used = state.own[base + BAYS]
    if used >= state.box.bays[ship]:
        return NO_BAY
    if lasting(state, seat, ANY_BAY):
        return 0
    first = state.own[base + FIRST_SITE]
    return 0 if _fit(state.box, ship, site, first) or _fit(state.box, ship, first, site) else NO_BAY


def _fit(box: Box, ship: i64, one: i64, other: i64) -> bool:
    """Whether the first bay takes one site and the second the other; no site at all fits everywhere."""
    return _takes(box, box.bay_ground[ship * 2], one) and _takes(box, box.bay_ground[ship * 2 + 1], other)


def _takes(box: Box, bay: i64, site: i64) -> bool:
    return site == NOTHING or box.site_ground[site] & bay != 0


def _site_blocked(state: State, seat: i64, site: i64) -> i64:
    """7.2.7, 7.2.8, and what is gone is gone."""
    base = seat * OWN
    box = state.box
    if site >= box.sites or state.own[base + SITES_UP] & BIT[site] == 0:
        return SITE_EVACUATED
    if box.sea_tiles & BIT[site]:
        return SEA_TILE
    if box.factory_sites & BIT[site] and state.own[base + SUPPLY + box.site_type[site]] == 0:
        return NO_FACTORY_FOR_SITE
    return 0


def _building_blocked(state: State, seat: i64, code: i64) -> i64:
    """7.2.4: a factory site of any terrain, a prepared factory or a stadium."""
    own = state.own
    base = seat * OWN
    if code < CARRY_FACTORY:
        site = code - CARRY_SITE
        reason = _site_blocked(state, seat, site)
        if reason:
            return reason
        if state.box.factory_sites & BIT[site] == 0:
            return NOT_A_FACTORY_SITE
    elif code < CARRY_STADIUM:
        if own[base + WAITING + code - CARRY_FACTORY] == 0:
            return NOT_PREPARED
    elif _stadiums_at_home(state, seat) & BIT[code - CARRY_STADIUM] == 0:
        return STADIUM_NOT_THERE
    return 0 if own[base + BUILDINGS] < state.box.building_bays[own[base + LOADING]] else NO_BUILDING_BAY


def _stadiums_at_home(state: State, seat: i64) -> i64:
    """Beside the Old World; the starting one comes after all others."""
    base = seat * OWN
    at_home = state.own[base + OWN_STADIUMS + OLD]
    return at_home | BIT[STADIUMS] if state.own[base + START_STADIUM] == OLD else at_home


def take_load(state: State, seat: i64, code: i64) -> None:
    own = state.own
    base = seat * OWN
    if code == DONE:
        state.answered(seat)
        own[base + LOADING] = NOTHING
        return
    state.emit(LOADED, seat, 0, code, own[base + LOADING], 0)
    if code < CARRY_SITE:
        if own[base + BAYS] == 0:
            own[base + FIRST_SITE] = code - EVACUATE
        own[base + BAYS] += 1
        _evacuate(state, seat, code - EVACUATE)
    elif code < CARRY_FACTORY:
        own[base + BUILDINGS] += 1
        _evacuate(state, seat, code - CARRY_SITE)
    elif code < CARRY_STADIUM:
        own[base + BUILDINGS] += 1
        own[base + WAITING + code - CARRY_FACTORY] -= 1
        own[base + CARGO_FACTORIES + code - CARRY_FACTORY] += 1
    elif code < CARRY_RESOURCE:
        own[base + BUILDINGS] += 1
        _load_stadium(state, seat, code - CARRY_STADIUM)
    else:
        own[base + CRATES] += 1
        own[base + RES + code - CARRY_RESOURCE] -= 1
        own[base + CARGO + code - CARRY_RESOURCE] += 1


def _evacuate(state: State, seat: i64, site: i64) -> None:
    """7.2.3: what the site shows comes aboard, and the site is turned face down."""
    own = state.own
    base = seat * OWN
    box = state.box
    own[base + SITES_UP] &= ~BIT[site]
    if box.factory_sites & BIT[site]:
        own[base + SUPPLY + box.site_type[site]] -= 1
        own[base + CARGO_FACTORIES + box.site_type[site]] += 1
    else:
        kind: i64
        for kind in range(RESOURCES):
            own[base + CARGO_POPULATION] += box.site_yield[site * RESOURCES + kind]


def _load_stadium(state: State, seat: i64, stadium: i64) -> None:
    own = state.own
    base = seat * OWN
    own[base + CARGO_STADIUMS] |= BIT[stadium]
    if stadium == STADIUMS:
        own[base + START_STADIUM] = NOTHING
    own[base + OWN_STADIUMS + OLD] &= ~BIT[stadium]
    own[base + STADIUM_COUNT + OLD] -= 1
    own[base + PLEASED + OLD] -= _pleases(state, stadium)


def _pleases(state: State, stadium: i64) -> i64:
    return state.box.starting_satisfaction if stadium == STADIUMS else state.box.satisfaction[stadium]


# -- unloading (7.4), and back at once (19.17) -------------------------------------------------------------------------


def _unload(state: State, seat: i64) -> None:
    own = state.own
    base = seat * OWN
    kind: i64
    for kind in range(RESOURCES):
        own[base + RES + NEW * RESOURCES + kind] += own[base + CARGO + kind]
        own[base + WAITING + NEW * RESOURCES + kind] += own[base + CARGO_FACTORIES + kind]
        own[base + CARGO + kind] = 0
        own[base + CARGO_FACTORIES + kind] = 0
    own[base + POPULATION] += own[base + CARGO_POPULATION]
    own[base + CARGO_POPULATION] = 0
    _unload_stadiums(state, seat)
    arrived = own[base + OWN_SHIPS + NEW] & own[base + FLOWN]
    if arrived:
        state.emit(UNLOADED, seat, 0, 0, 0, 0)
        if lasting(state, seat, QUICK_RETURN):
            state.ask(seat, ASK_QUICK, 0)


def _unload_stadiums(state: State, seat: i64) -> None:
    own = state.own
    base = seat * OWN
    stadiums = own[base + CARGO_STADIUMS]
    own[base + CARGO_STADIUMS] = 0
    stadium: i64
    for stadium in range(STADIUMS + 1):
        if stadiums & BIT[stadium]:
            own[base + STADIUM_COUNT + NEW] += 1
            own[base + PLEASED + NEW] += _pleases(state, stadium)
    if stadiums & BIT[STADIUMS]:
        own[base + START_STADIUM] = NEW
        stadiums &= ~BIT[STADIUMS]
    own[base + OWN_STADIUMS + NEW] |= stadiums
