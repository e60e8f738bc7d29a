"""Spaceships and stadiums: built, or gained (rulebook 5.7, 18.6, 18.9 to 18.12)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.evacuation.box import INFRASTRUCTURE, SHIP_DISPLAY, SLOTS, STADIUM_DISPLAY, Deed
from planetfall.games.evacuation.codes import DECLINE, FREE_REFRESH, REFRESH, SHIP, STADIUM
from planetfall.games.evacuation.deeds import BUILD_SHIP, BUILD_STADIUM, effect_of
from planetfall.games.evacuation.displays import add_refreshes, refresh_blocked, take_refresh, take_slot
from planetfall.games.evacuation.events import SHIP_TAKEN, STADIUM_TAKEN
from planetfall.games.evacuation.infrastructure import lay_out_project
from planetfall.games.evacuation.payment import (
    begin_purchase,
    buying_display,
    buying_effect,
    buying_thing,
    buying_world,
    price_blocked,
    take_save,
)
from planetfall.games.evacuation.reasons import OTHER_SHIP, OTHER_STADIUM, SLOT_EMPTY
from planetfall.games.evacuation.state import (
    BIT,
    BUYING,
    NOTHING,
    OWN,
    OWN_SHIPS,
    OWN_STADIUMS,
    PLEASED,
    STADIUM_COUNT,
    State,
)

__all__ = ["build_blocked", "build_options", "place_stadium", "take_build", "take_saving"]

PLACES: Final = 6  # slot * 2 + world


def _block(display: i64) -> i64:
    return SHIP if display == SHIP_DISPLAY else STADIUM


def build_options(state: State, seat: i64, display: i64) -> vec[i64]:
    codes = vec[i64](capacity=16)
    codes = append(codes, DECLINE)
    refreshes = add_refreshes(state, seat, display, codes)
    first = _block(display)
    code: i64
    for code in range(first, first + PLACES):
        if build_blocked(state, seat, display, code) == 0:
            refreshes = append(refreshes, code)
    return refreshes


def build_blocked(state: State, seat: i64, display: i64, code: i64) -> i64:
    """For building and for a free gain: what must be open, of the kind asked for, and payable if it costs."""
    if code == DECLINE:
        return 0  # 6.5
    if REFRESH <= code <= FREE_REFRESH:
        return refresh_blocked(state, seat, display, code)
    place = code - _block(display)
    if not 0 <= place < PLACES:
        return NOT_ASKED
    thing = state.display[display * SLOTS + place // 2]
    if thing == NOTHING:
        return SLOT_EMPTY
    effect = effect_of(state, seat)
    deed = state.box.deeds[effect]
    other = _is_other(state, deed, display, thing)
    if other:
        return other
    return 0 if _is_free(deed) else price_blocked(state, seat, effect, place % 2, display, thing)


def _is_free(deed: Deed) -> bool:
    return deed.do != BUILD_SHIP and deed.do != BUILD_STADIUM


def _is_other(state: State, deed: Deed, display: i64, thing: i64) -> i64:
    """18.12."""
    if display == STADIUM_DISPLAY:
        return OTHER_STADIUM if state.box.satisfaction[thing] > deed.satisfaction_max else 0
    bays = state.box.bays[thing]
    return 0 if deed.bays_min <= bays <= deed.bays_max else OTHER_SHIP


def take_build(state: State, seat: i64, display: i64, code: i64) -> None:
    if code == DECLINE:
        state.answered(seat)
        return
    if REFRESH <= code <= FREE_REFRESH:
        take_refresh(state, seat, display, code)
        return
    effect = effect_of(state, seat)
    state.answered(seat)
    place = code - _block(display)
    thing = state.display[display * SLOTS + place // 2]
    if _is_free(state.box.deeds[effect]) or begin_purchase(state, seat, effect, place % 2, display, thing):
        _put(state, seat, effect, place % 2, display, thing)


def take_saving(state: State, seat: i64, code: i64) -> None:
    """One more resource is saved; once all are, what was bought is put where it belongs."""
    if not take_save(state, seat, code):
        return
    display = buying_display(state, seat)
    thing = buying_thing(state, seat)
    if display == INFRASTRUCTURE:
        lay_out_project(state, seat, thing)
    else:
        _put(state, seat, buying_effect(state, seat), buying_world(state, seat), display, thing)


def _put(state: State, seat: i64, effect: i64, world: i64, display: i64, thing: i64) -> None:
    base = seat * OWN
    state.own[base + BUYING] = NOTHING
    slot: i64 = 0
    while state.display[display * SLOTS + slot] != thing:
        slot += 1
    take_slot(state, display, slot)
    if display == SHIP_DISPLAY:
        state.own[base + OWN_SHIPS + world] |= BIT[thing]
        state.first_flight_less = state.first_flight_less[:]
        state.first_flight_less[thing] = state.box.deeds[effect].first_flight_less  # 18.11
        state.emit(SHIP_TAKEN, seat, 0, thing, world, 0)
    else:
        place_stadium(state, seat, thing, world)
        state.emit(STADIUM_TAKEN, seat, 0, thing, world, 0)


def place_stadium(state: State, seat: i64, stadium: i64, world: i64) -> None:
    base = seat * OWN
    state.own[base + OWN_STADIUMS + world] |= BIT[stadium]
    state.own[base + STADIUM_COUNT + world] += 1
    state.own[base + PLEASED + world] += state.box.satisfaction[stadium]
