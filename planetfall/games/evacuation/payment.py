"""Buying: what a thing costs, and what is saved where it is cheaper (rulebook 18.9, 18.10, 19.13).

What is cheaper costs so many resources less "of kinds you choose". Where there is a choice the seat names what it
saves, one resource after another, before it pays; meanwhile BUYING remembers what is being bought.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.evacuation.box import INFRASTRUCTURE, RESOURCES, SHIP_DISPLAY, Box, Deed
from planetfall.games.evacuation.codes import ASK_SAVE, SAVE
from planetfall.games.evacuation.lasting import CHEAPER, lasting
from planetfall.games.evacuation.reasons import CANNOT_SAVE, TOO_DEAR
from planetfall.games.evacuation.state import BUYING, OWN, RES, SAVED, State

__all__ = [
    "begin_purchase",
    "buying_display",
    "buying_effect",
    "buying_thing",
    "buying_world",
    "price_blocked",
    "save_blocked",
    "save_options",
    "take_save",
]

# BUYING is ((effect * 2 + world) * 4 + display) * THINGS + thing.
THINGS: Final = 32


def price_blocked(state: State, seat: i64, effect: i64, world: i64, display: i64, thing: i64) -> i64:
    """Whether that world can pay for it, in full and in addition what the effect makes dearer."""
    deed = state.box.deeds[effect]
    short = _short(state, seat, deed, world, _costs(state.box, display), thing * RESOURCES)
    if short < 0 or short > _less(state, seat, deed, display):
        return TOO_DEAR
    return 0


def _short(state: State, seat: i64, deed: Deed, world: i64, costs: vec[i64], at: i64) -> i64:
    """How many resources have to be saved, beyond those saved already; -1 if saving cannot help."""
    base = seat * OWN + RES + world * RESOURCES
    short: i64 = 0
    kind: i64
    for kind in range(RESOURCES):
        cost = costs[at + kind] - state.own[seat * OWN + SAVED + kind]
        missing = cost + deed.more[kind] - state.own[base + kind]
        if missing > cost:
            return -1  # what is dearer is not saved
        if missing > 0:
            short += missing
    return short


def _less(state: State, seat: i64, deed: Deed, display: i64) -> i64:
    return deed.less + lasting(state, seat, CHEAPER + display)


def _costs(box: Box, display: i64) -> vec[i64]:
    if display == INFRASTRUCTURE:
        return box.project_cost
    if display == SHIP_DISPLAY:
        return box.ship_cost
    return box.stadium_cost


def begin_purchase(state: State, seat: i64, effect: i64, world: i64, display: i64, thing: i64) -> bool:
    """True if it is paid; else the seat is asked what it saves."""
    own = state.own
    own[seat * OWN + BUYING] = ((effect * 2 + world) * 4 + display) * THINGS + thing
    costs = _costs(state.box, display)
    less = _less(state, seat, state.box.deeds[effect], display)
    total: i64 = 0
    kind: i64
    for kind in range(RESOURCES):
        total += costs[thing * RESOURCES + kind]
    if less > 0 and total > less:
        state.ask(seat, ASK_SAVE, less)
        return False
    if less > 0:
        for kind in range(RESOURCES):
            own[seat * OWN + SAVED + kind] = costs[thing * RESOURCES + kind]
    _pay(state, seat)
    return True


def save_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=RESOURCES)
    code: i64
    for code in range(SAVE, SAVE + RESOURCES):
        if save_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    return codes


def save_blocked(state: State, seat: i64, code: i64) -> i64:
    """It must be part of the cost, and what is left of the cost must still be payable."""
    if not SAVE <= code < SAVE + RESOURCES:
        return NOT_ASKED
    kind = code - SAVE
    display = buying_display(state, seat)
    at = buying_thing(state, seat) * RESOURCES
    costs = _costs(state.box, display)
    if costs[at + kind] == state.own[seat * OWN + SAVED + kind]:
        return CANNOT_SAVE
    deed = state.box.deeds[buying_effect(state, seat)]
    world = buying_world(state, seat)
    before = _short(state, seat, deed, world, costs, at)
    cost = costs[at + kind] - state.own[seat * OWN + SAVED + kind]
    had = state.own[seat * OWN + RES + world * RESOURCES + kind]
    helps = cost + deed.more[kind] > had
    return TOO_DEAR if before - i64(helps) > state.about(seat) - 1 else 0


def take_save(state: State, seat: i64, code: i64) -> bool:
    """True once it is paid."""
    left = state.about(seat) - 1
    state.answered(seat)
    state.own[seat * OWN + SAVED + code - SAVE] += 1
    if left > 0:
        state.ask(seat, ASK_SAVE, left)
        return False
    _pay(state, seat)
    return True


def _pay(state: State, seat: i64) -> None:
    own = state.own
    deed = state.box.deeds[buying_effect(state, seat)]
    costs = _costs(state.box, buying_display(state, seat))
    at = buying_thing(state, seat) * RESOURCES
    base = seat * OWN + RES + buying_world(state, seat) * RESOURCES
    kind: i64
    for kind in range(RESOURCES):
        own[base + kind] -= costs[at + kind] - own[seat * OWN + SAVED + kind] + deed.more[kind]
        own[seat * OWN + SAVED + kind] = 0


def buying_thing(state: State, seat: i64) -> i64:
    return state.own[seat * OWN + BUYING] % THINGS


def buying_display(state: State, seat: i64) -> i64:
    return (state.own[seat * OWN + BUYING] // THINGS) % 4


def buying_world(state: State, seat: i64) -> i64:
    return (state.own[seat * OWN + BUYING] // (THINGS * 4)) % 2


def buying_effect(state: State, seat: i64) -> i64:
    return state.own[seat * OWN + BUYING] // (THINGS * 8)
