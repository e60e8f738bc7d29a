"""Collected lifepods: where they go, and where Cosmos Inc moves them (rulebook 6.7, 16.2.7, 16.5.7).

A place on the corporation is one number: 0 the scoring area, 1 + track * 16 + space, 81 + technology slot - 1.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.planet_unknown.box import LEVELS, ROVER, SPACES, TRACKS
from planetfall.games.planet_unknown.codes import ASK_STOW, ASK_UNSTOW, STOW, STOW_SLOT, STOW_TRACK, UNSTOW
from planetfall.games.planet_unknown.effects import COSMOS, JUMP_DRIVE
from planetfall.games.planet_unknown.events import COLLECTED_LIFEPOD, DESTROYED_LIFEPOD, STOWED
from planetfall.games.planet_unknown.reasons import NO_POD_THERE, POD_PLACE_TAKEN
from planetfall.games.planet_unknown.state import (
    BIT,
    CORP,
    LIFEPODS,
    NOTHING,
    OFFER,
    OWN,
    PODS,
    SLOTS,
    TRACK_PODS,
    TRACKER,
    State,
    clear,
)

__all__ = [
    "PLACES",
    "ask_unstow",
    "collect_lifepod",
    "pods_collected",
    "stow_blocked",
    "stow_options",
    "take_stow",
    "take_unstow",
    "unstow_blocked",
    "unstow_options",
]

PLACES: Final = 87  # also: a lifepod that comes from the planet


def collect_lifepod(state: State, seat: i64, cell: i64) -> None:
    clear(state, seat, LIFEPODS, cell)
    state.emit(COLLECTED_LIFEPOD, seat, 0, cell, 0, 0)
    corporation = state.own[seat * OWN + CORP]
    if corporation in (COSMOS, JUMP_DRIVE):
        state.ask(seat, ASK_STOW, PLACES)
    else:
        state.own[seat * OWN + PODS] += 1


def stow_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64]()
    code: i64
    for code in range(STOW, STOW + PLACES):
        if stow_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    return codes


def stow_blocked(state: State, seat: i64, code: i64) -> i64:
    if not STOW <= code < STOW + PLACES:
        return NOT_ASKED
    own = state.own
    base = seat * OWN
    place = code - STOW
    if place == state.about(seat):
        return POD_PLACE_TAKEN  # a lifepod that moves goes elsewhere
    if place == 0:
        return 0
    if place >= STOW_SLOT:
        if own[base + CORP] != JUMP_DRIVE:
            return NOT_ASKED
        return POD_PLACE_TAKEN if own[base + SLOTS] & BIT[place - STOW_SLOT + 1] else 0
    if own[base + CORP] != COSMOS:
        return NOT_ASKED
    track = (place - STOW_TRACK) // SPACES
    space = (place - STOW_TRACK) % SPACES
    if space == SPACES - 1 and track != ROVER:
        return POD_PLACE_TAKEN
    if own[base + TRACKER + track] == space or own[base + TRACK_PODS + track] & BIT[space]:
        return POD_PLACE_TAKEN
    return 0


def take_stow(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    own = state.own
    base = seat * OWN
    place = code - STOW
    state.emit(STOWED, seat, 0, place, 0, 0)
    if place == 0:
        own[base + PODS] += 1
        return
    own[base + OFFER] = NOTHING  # a technology may be covered, or work now
    if place >= STOW_SLOT:
        own[base + SLOTS] |= BIT[place - STOW_SLOT + 1]
    else:
        own[base + TRACK_PODS + (place - STOW_TRACK) // SPACES] |= BIT[(place - STOW_TRACK) % SPACES]


# -- taking one up again -------------------------------------------------------------------------------------------


def ask_unstow(state: State, seat: i64, lost: i64) -> None:
    """Choose a collected lifepod, to move it or to lose it; nothing happens without one."""
    if pods_collected(state, seat) > 0:
        state.ask(seat, ASK_UNSTOW, lost)


def unstow_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64]()
    code: i64
    for code in range(UNSTOW, UNSTOW + PLACES):
        if unstow_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    return codes


def unstow_blocked(state: State, seat: i64, code: i64) -> i64:
    if not UNSTOW <= code < UNSTOW + PLACES:
        return NOT_ASKED
    own = state.own
    base = seat * OWN
    place = code - UNSTOW
    there = own[base + PODS] > 0
    if place >= STOW_SLOT:
        there = own[base + SLOTS] & BIT[place - STOW_SLOT + 1] != 0
    elif place > 0:
        there = own[base + TRACK_PODS + (place - STOW_TRACK) // SPACES] & BIT[(place - STOW_TRACK) % SPACES] != 0
    return 0 if there else NO_POD_THERE


def take_unstow(state: State, seat: i64, code: i64) -> None:
    lost = state.about(seat)
    state.answered(seat)
    own = state.own
    base = seat * OWN
    place = code - UNSTOW
    own[base + OFFER] = NOTHING
    if place == 0:
        own[base + PODS] -= 1
    elif place >= STOW_SLOT:
        own[base + SLOTS] &= ~BIT[place - STOW_SLOT + 1]
    else:
        own[base + TRACK_PODS + (place - STOW_TRACK) // SPACES] &= ~BIT[(place - STOW_TRACK) % SPACES]
    if lost:
        state.emit(DESTROYED_LIFEPOD, seat, 0, NOTHING, 0, 0)
    else:
        state.ask(seat, ASK_STOW, place)


def pods_collected(state: State, seat: i64) -> i64:
    """Wherever they lie on the corporation."""
    own = state.own
    base = seat * OWN
    pods = own[base + PODS]
    place: i64
    for place in range(LEVELS + 1):
        pods += (own[base + SLOTS] >> place) & 1
    for place in range(TRACKS * SPACES):
        pods += (own[base + TRACK_PODS + place // SPACES] >> (place % SPACES)) & 1
    return pods
