"""The three displays and their stacks (rulebook 6).

Places are counted from the X space at the front; a stack is a list with its top first. Everybody sees what goes under
a stack, so the lowest `buried` of it are no secret.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.evacuation.box import DISPLAYS, INFRASTRUCTURE, SHIP_DISPLAY, SLOTS
from planetfall.games.evacuation.codes import ASK_BURY, BURY, DONE, FREE_REFRESH, REFRESH
from planetfall.games.evacuation.events import BURIED, REFRESHED_DISPLAY
from planetfall.games.evacuation.lasting import REFRESH_FREE, lasting
from planetfall.games.evacuation.reasons import (
    BURY_ONE,
    CANNOT_PAY_REFRESH,
    NOTHING_TO_REFRESH,
    REFRESHED,
    SLOT_EMPTY,
)
from planetfall.games.evacuation.state import BIT, NOTHING, OWN, RES, State

__all__ = [
    "HAS_REFRESHED",
    "add_refreshes",
    "ask_bury",
    "bury_blocked",
    "bury_options",
    "bury_slot",
    "clear_x",
    "fill_up",
    "refresh_blocked",
    "set_stack",
    "stack_of",
    "take_bury",
    "take_refresh",
    "take_slot",
]

HAS_REFRESHED: Final = 8192  # what a question remembers once the display was refreshed for it (6.4)
MUST: Final = 16  # of ASK_BURY: display + left * 4, and whether one has to be chosen


def stack_of(state: State, display: i64) -> vec[i64]:
    if display == INFRASTRUCTURE:
        return state.projects
    if display == SHIP_DISPLAY:
        return state.ships
    return state.stadiums


def set_stack(state: State, display: i64, stack: vec[i64]) -> None:
    if display == INFRASTRUCTURE:
        state.projects = stack
    elif display == SHIP_DISPLAY:
        state.ships = stack
    else:
        state.stadiums = stack


def take_slot(state: State, display: i64, slot: i64) -> i64:
    """Take what lies there and fill up (6.2)."""
    thing = state.display[display * SLOTS + slot]
    state.display[display * SLOTS + slot] = NOTHING
    fill_up(state, display)
    return thing


def bury_slot(state: State, display: i64, slot: i64) -> None:
    """Put what lies there under the stack and fill up."""
    _put_under(state, display, slot)
    fill_up(state, display)


def _put_under(state: State, display: i64, slot: i64) -> None:
    thing = state.display[display * SLOTS + slot]
    state.display[display * SLOTS + slot] = NOTHING
    set_stack(state, display, append(stack_of(state, display)[:], thing))
    state.buried = state.buried[:]
    state.buried[display] += 1
    state.emit(BURIED, -1, 0, display, thing, 0)


def clear_x(state: State) -> None:
    """11.4: what lies on the X spaces goes to the box."""
    state.boxed = state.boxed[:]
    display: i64
    for display in range(DISPLAYS):
        thing = state.display[display * SLOTS]
        if thing != NOTHING:
            state.boxed[display] |= BIT[thing]
            state.display[display * SLOTS] = NOTHING
        fill_up(state, display)


def fill_up(state: State, display: i64) -> None:
    """Everything moves up towards the X space; new ones come to the rear while the stack lasts (6.2, 6.6)."""
    shown = state.display
    base = display * SLOTS
    free: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        thing = shown[base + slot]
        if thing != NOTHING:
            shown[base + slot] = NOTHING
            shown[base + free] = thing
            free += 1
    stack = stack_of(state, display)
    drawn: i64 = 0
    while free < SLOTS and drawn < len(stack):
        if len(stack) - drawn > state.buried[display]:
            state.revealed += 1
        else:
            state.buried = state.buried[:]
            state.buried[display] -= 1
        shown[base + free] = stack[drawn]
        free += 1
        drawn += 1
    if drawn > 0:
        set_stack(state, display, stack[drawn:])


# -- refreshing before something is taken --------------------------------------------------------------------------


def add_refreshes(state: State, seat: i64, display: i64, codes: vec[i64]) -> vec[i64]:
    """The ways to refresh this display now, for the question on top."""
    if refresh_blocked(state, seat, display, FREE_REFRESH) == 0:
        return append(codes, FREE_REFRESH)
    code: i64
    for code in range(REFRESH, FREE_REFRESH):
        if refresh_blocked(state, seat, display, code) == 0:
            codes = append(codes, code)
    return codes


def refresh_blocked(state: State, seat: i64, display: i64, code: i64) -> i64:
    """6.3 and 6.4; with the lasting effect 19.14 it costs nothing."""
    if state.about(seat) & HAS_REFRESHED:
        return REFRESHED
    if state.display[display * SLOTS] == NOTHING:
        return NOTHING_TO_REFRESH
    free = lasting(state, seat, REFRESH_FREE) > 0
    if code == FREE_REFRESH:
        return 0 if free else CANNOT_PAY_REFRESH
    if free or state.own[seat * OWN + RES + code - REFRESH] < state.box.refresh_cost:
        return CANNOT_PAY_REFRESH
    return 0


def take_refresh(state: State, seat: i64, display: i64, code: i64) -> None:
    if code != FREE_REFRESH:
        state.own[seat * OWN + RES + code - REFRESH] -= state.box.refresh_cost
    state.note(seat, HAS_REFRESHED)
    state.emit(REFRESHED_DISPLAY, seat, 0, display, 0, 0)
    state.ask(seat, ASK_BURY, display + SLOTS * 4 + MUST)


def ask_bury(state: State, seat: i64, display: i64, most: i64) -> None:
    """18.18: up to so many, free."""
    if state.display[display * SLOTS] != NOTHING:
        state.ask(seat, ASK_BURY, display + (most if most < SLOTS else SLOTS) * 4)


def bury_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=4)
    if bury_blocked(state, seat, DONE) == 0:
        codes = append(codes, DONE)
    code: i64
    for code in range(BURY, BURY + SLOTS):
        if bury_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    return codes


def bury_blocked(state: State, seat: i64, code: i64) -> i64:
    about = state.about(seat)
    if code == DONE:
        return BURY_ONE if about & MUST else 0
    if not BURY <= code < BURY + SLOTS:
        return NOT_ASKED
    return SLOT_EMPTY if state.display[(about & 3) * SLOTS + code - BURY] == NOTHING else 0


def take_bury(state: State, seat: i64, code: i64) -> None:
    """One after another, in the order they are to lie under the stack; then the display is filled up."""
    about = state.about(seat)
    state.answered(seat)
    display = about & 3
    left = ((about >> 2) & 3) - 1
    if code == DONE:
        fill_up(state, display)
        return
    _put_under(state, display, code - BURY)
    slot: i64
    for slot in range(SLOTS):
        if left > 0 and state.display[display * SLOTS + slot] != NOTHING:
            state.ask(seat, ASK_BURY, display + left * 4)
            return
    fill_up(state, display)
