"""Transporting builders and placing them (rulebook 3.3, 3.4).

The shuttle in flight is `flying`, the builders coupled to it are `aboard` and `aboard_too`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.reworld.box import BUILDER, FARMING, LETTERS, OFFICERS
from planetfall.games.reworld.codes import ASK_BUILD, ASK_CARRY, ASK_UNLOAD, BUILD, CARRY, FLY, UNLOAD
from planetfall.games.reworld.events import BOXED, BUILT, CARRIED, LANDED
from planetfall.games.reworld.reasons import (
    CITY_HAS_COMPANY,
    COMPANY_ELSEWHERE,
    NO_CITY_TO_BUILD,
    NO_CITY_TO_FARM,
    NOTHING_TO_CARRY,
    ROW_EMPTY,
)
from planetfall.games.reworld.settlement import end_turn
from planetfall.games.reworld.state import CITY, ROWS, SHUTTLES, SPECIALS, State, add_tile, detach_tile, gain

__all__ = [
    "BUILDERS_ABOARD",
    "begin_transport",
    "build_blocked",
    "build_options",
    "carry_blocked",
    "carry_options",
    "couple",
    "no_builder",
    "take_build",
    "take_carry",
    "take_unload",
    "unload_blocked",
    "unload_options",
]

BUILDERS_ABOARD: Final = 2  # at most on one shuttle (3.3.2), each by a docking manoeuvre


def begin_transport(state: State, seat: i64) -> None:
    state.ask(seat, ASK_CARRY, BUILDERS_ABOARD)


def couple(state: State, seat: i64, row: i64) -> None:
    """The special case: builder and shuttle leave together, the first manoeuvre is done (3.3.5)."""
    state.aboard = detach_tile(state, seat, row)
    state.flying = detach_tile(state, seat, row)
    state.emit(CARRIED, seat, 0, state.aboard, row + 1, 0)
    state.ask(seat, ASK_CARRY, BUILDERS_ABOARD - 1)


# -- docking manoeuvres ------------------------------------------------------------------------------------------


def carry_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=OFFICERS + 1)
    tip = state.tip
    kind = state.box.kind
    row: i64
    for row in range(OFFICERS):
        if no_builder(kind[tip[seat * ROWS + row]], NOTHING_TO_CARRY) == 0:
            codes = append(codes, CARRY + row)
    return append(codes, FLY)


def carry_blocked(state: State, seat: i64, code: i64) -> i64:
    if CARRY <= code < CARRY + OFFICERS:
        return no_builder(state.box.kind[state.tip[seat * ROWS + code - CARRY]], NOTHING_TO_CARRY)
    if code == FLY:
        return 0  # none, one or two builders are all allowed (3.3.2)
    return NOT_ASKED


def no_builder(kind: i64, reason: i64) -> i64:
    """For a manoeuvre, a coupling and a sacrifice: a builder must lie at the open end, else for `reason` not."""
    if kind == 0:
        return ROW_EMPTY
    if kind != BUILDER:
        return reason
    return 0


def take_carry(state: State, seat: i64, code: i64) -> None:
    left = state.about(seat) - 1
    state.answered(seat)
    if code == FLY:
        _unload(state, seat)
    else:
        _carry(state, seat, code - CARRY, left)


def _carry(state: State, seat: i64, row: i64, left: i64) -> None:
    tile = detach_tile(state, seat, row)
    if state.aboard == 0:
        state.aboard = tile
    else:
        state.aboard_too = tile
    state.emit(CARRIED, seat, 0, tile, row + 1, 0)
    if left > 0:
        state.ask(seat, ASK_CARRY, left)
    else:
        _unload(state, seat)


# -- in which order ----------------------------------------------------------------------------------------------


def _unload(state: State, seat: i64) -> None:
    """Two different builders are placed in an order of choice (3.3.3); for equal ones there is nothing to choose."""
    if state.aboard_too > 0 and state.box.same_as[state.aboard] != state.box.same_as[state.aboard_too]:
        state.ask(seat, ASK_UNLOAD, 0)
    else:
        _place_next(state, seat)


def unload_options() -> vec[i64]:
    return vec[i64]([UNLOAD, UNLOAD + 1])


def unload_blocked(code: i64) -> i64:
    if UNLOAD <= code < UNLOAD + 2:
        return 0
    return NOT_ASKED


def take_unload(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    if code > UNLOAD:
        coupled_first = state.aboard
        state.aboard = state.aboard_too
        state.aboard_too = coupled_first
    _place_next(state, seat)


# -- where to ----------------------------------------------------------------------------------------------------


def _place_next(state: State, seat: i64) -> None:
    """Ask for the city of the next builder; one that fits nowhere goes to the box; at last the shuttle lands."""
    while state.aboard > 0:
        if len(build_options(state, seat)) > 0:
            state.ask(seat, ASK_BUILD, 0)
            return
        state.emit(BOXED, seat, 0, state.aboard, 0, 0)
        state.boxed += 1
        _next_aboard(state)
    add_tile(state, seat, SHUTTLES, state.flying)
    state.emit(LANDED, seat, 0, state.flying, 0, 0)
    end_turn(state, seat)


def build_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=LETTERS)
    code: i64
    for code in range(BUILD, BUILD + LETTERS):
        if build_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    return codes


def build_blocked(state: State, seat: i64, code: i64) -> i64:
    """Where the builder aboard may go; judged by the city rows alone (A19)."""
    if not BUILD <= code < BUILD + LETTERS:
        return NOT_ASKED
    city = seat * LETTERS + code - BUILD
    company = state.box.company[state.aboard]
    if state.sign[city] == 0:
        return NO_CITY_TO_FARM if company == FARMING else NO_CITY_TO_BUILD
    if company == FARMING or state.builder_of[city] == company:
        return 0
    if state.builder_of[city] > 0:
        return CITY_HAS_COMPANY
    other: i64
    for other in range(LETTERS):
        if state.builder_of[seat * LETTERS + other] == company:
            return COMPANY_ELSEWHERE
    return 0


def take_build(state: State, seat: i64, code: i64) -> None:
    letter = code - BUILD
    state.answered(seat)
    tile = state.aboard
    add_tile(state, seat, CITY + letter, tile)
    points: i64 = 0
    if state.box.special[tile] == 1:
        points = state.length[seat * ROWS + CITY + letter] + 1  # the city sign counts too (3.4.6)
        gain(state, seat, SPECIALS, points)
    state.emit(BUILT, seat, points, tile, letter, 0)
    _next_aboard(state)
    _place_next(state, seat)


def _next_aboard(state: State) -> None:
    state.aboard = state.aboard_too
    state.aboard_too = 0
