"""Undocking a module and what can be done with it at once (rulebook 3.1, 3.2, 3.5): the choice of the row, of the
use, and of a new city's sign. The module in use is `flying`. Rows are 0-4 here, 1-5 for people.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.reworld.box import BUILDER, LETTERS, OFFICERS, SATELLITE, SHUTTLE, SIGNS, TERRABOT
from planetfall.games.reworld.codes import (
    ASK_SIGN,
    ASK_USE,
    COUPLE,
    DEFEND,
    SACRIFICE,
    SIGN,
    TASK,
    TRANSPORT,
    UNDOCK,
)
from planetfall.games.reworld.events import DEFENDED, FOUNDED, GREW, SACRIFICED
from planetfall.games.reworld.reasons import (
    NEVER_ALONE,
    NO_SHIELDS,
    NO_SHUTTLE_BEHIND,
    NOT_A_SATELLITE,
    NOT_A_SHUTTLE,
    NOTHING_TO_COUPLE,
    NOTHING_TO_SACRIFICE,
    OTHER_LETTER,
    ROW_EMPTY,
    SIGN_TAKEN,
)
from planetfall.games.reworld.satellites import begin_task
from planetfall.games.reworld.settlement import end_turn
from planetfall.games.reworld.state import CITY, DEFENCE, ROWS, State, add_tile, detach_tile
from planetfall.games.reworld.transport import begin_transport, couple, no_builder

__all__ = [
    "sign_blocked",
    "sign_options",
    "take_sign",
    "take_undock",
    "take_use",
    "undock_blocked",
    "undock_options",
    "use_blocked",
    "use_options",
]


# -- which module ------------------------------------------------------------------------------------------------


def undock_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=3 * OFFICERS)
    tip = state.tip
    behind = state.behind
    kind = state.box.kind
    builders: i64 = 0
    row: i64
    for row in range(OFFICERS):
        tip_kind = kind[tip[seat * ROWS + row]]
        if _undock_blocked(tip_kind) == 0:
            codes = append(codes, UNDOCK + row)
        builders += i64(tip_kind == BUILDER)
    if builders == 0:
        return codes
    for row in range(OFFICERS):
        if no_builder(kind[tip[seat * ROWS + row]], NOTHING_TO_SACRIFICE) == 0:
            codes = append(codes, SACRIFICE + row)
    for row in range(OFFICERS):
        tile = tip[seat * ROWS + row]
        if _couple_blocked(kind[tile], kind[behind[tile]]) == 0:
            codes = append(codes, COUPLE + row)
    return codes


def undock_blocked(state: State, seat: i64, code: i64) -> i64:
    if UNDOCK <= code < UNDOCK + OFFICERS:
        return _undock_blocked(_tip_kind(state, seat, code - UNDOCK))
    if SACRIFICE <= code < SACRIFICE + OFFICERS:
        return no_builder(_tip_kind(state, seat, code - SACRIFICE), NOTHING_TO_SACRIFICE)
    if COUPLE <= code < COUPLE + OFFICERS:
        next_in = state.behind[state.tip[seat * ROWS + code - COUPLE]]
        return _couple_blocked(_tip_kind(state, seat, code - COUPLE), state.box.kind[next_in])
    return NOT_ASKED


def _tip_kind(state: State, seat: i64, row: i64) -> i64:
    """What lies at the open end of a docking row, 0 for nothing."""
    return state.box.kind[state.tip[seat * ROWS + row]]


def _undock_blocked(kind: i64) -> i64:
    if kind == 0:
        return ROW_EMPTY
    if kind == BUILDER:
        return NEVER_ALONE
    return 0


def _couple_blocked(kind: i64, kind_behind: i64) -> i64:
    """A6: exactly one builder, and the shuttle right behind it (3.3.5)."""
    reason = no_builder(kind, NOTHING_TO_COUPLE)
    if reason == 0 and kind_behind != SHUTTLE:
        return NO_SHUTTLE_BEHIND
    return reason


def take_undock(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    if code < SACRIFICE:
        _undock(state, seat, code - UNDOCK)
    elif code < COUPLE:
        _sacrifice(state, seat, code - SACRIFICE)
    else:
        couple(state, seat, code - COUPLE)


def _undock(state: State, seat: i64, row: i64) -> None:
    tile = detach_tile(state, seat, row)
    state.flying = tile
    if state.box.kind[tile] != TERRABOT:
        state.ask(seat, ASK_USE, 0)
        return
    letter = state.box.letter[tile]
    if state.sign[seat * LETTERS + letter] == 0:
        state.ask(seat, ASK_SIGN, letter)
        return
    add_tile(state, seat, CITY + letter, tile)
    state.emit(GREW, seat, 0, tile, letter, 0)
    end_turn(state, seat)


def _sacrifice(state: State, seat: i64, row: i64) -> None:
    tile = detach_tile(state, seat, row)
    state.boxed += 1
    state.emit(SACRIFICED, seat, 0, tile, 0, 0)
    end_turn(state, seat)


# -- what for ----------------------------------------------------------------------------------------------------


def use_options(state: State) -> vec[i64]:
    codes = vec[i64](capacity=2)
    code: i64
    for code in range(DEFEND, TASK + 1):
        if use_blocked(state, code) == 0:
            codes = append(codes, code)
    return codes


def use_blocked(state: State, code: i64) -> i64:
    if not DEFEND <= code <= TASK:
        return NOT_ASKED
    tile = state.flying
    if code == DEFEND and state.box.shields[tile] == 0:
        return NO_SHIELDS
    if code == TRANSPORT and state.box.kind[tile] != SHUTTLE:
        return NOT_A_SHUTTLE
    if code == TASK and state.box.kind[tile] != SATELLITE:
        return NOT_A_SATELLITE
    return 0


def take_use(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    if code == DEFEND:
        _defend(state, seat)
    elif code == TRANSPORT:
        begin_transport(state, seat)
    else:
        begin_task(state, seat)


def _defend(state: State, seat: i64) -> None:
    tile = state.flying
    add_tile(state, seat, DEFENCE, tile)
    state.emit(DEFENDED, seat, 0, tile, state.box.shields[tile], 0)
    end_turn(state, seat)


# -- the sign of a new city --------------------------------------------------------------------------------------


def sign_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=SIGNS)
    letter = state.about(seat)
    sign: i64
    for sign in range(letter * SIGNS, letter * SIGNS + SIGNS):
        if sign_blocked(state, seat, SIGN + sign) == 0:
            codes = append(codes, SIGN + sign)
    return codes


def sign_blocked(state: State, seat: i64, code: i64) -> i64:
    if not SIGN <= code < SIGN + LETTERS * SIGNS:
        return NOT_ASKED
    letter = (code - SIGN) // SIGNS
    if letter != state.about(seat):
        return OTHER_LETTER
    other: i64
    for other in range(state.seats):
        if state.sign[other * LETTERS + letter] == (code - SIGN) % SIGNS + 1:
            return SIGN_TAKEN
    return 0


def take_sign(state: State, seat: i64, code: i64) -> None:
    letter = state.about(seat)
    sign = (code - SIGN) % SIGNS + 1
    state.answered(seat)
    state.sign[seat * LETTERS + letter] = sign
    add_tile(state, seat, CITY + letter, state.flying)
    state.emit(FOUNDED, seat, 0, state.flying, letter, sign)
    end_turn(state, seat)
