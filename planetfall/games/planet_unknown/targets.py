"""Cells with a lifepod, a meteorite or a bare meteorite symbol, to be chosen for a card, an event or a technology
(rulebook 9.13 to 9.16, 10.12, 10.13, 10.20, 16.3.4)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.planet_unknown.codes import (
    ASK_CELL,
    ASK_CLEAR,
    CLEAR,
    GATHER,
    LOSE_POD,
    PICK,
    RESCUE,
    STRIKE,
    WRECK,
)
from planetfall.games.planet_unknown.events import DESTROYED_LIFEPOD, METEORITE_FELL
from planetfall.games.planet_unknown.grid import CELLS, SIDE
from planetfall.games.planet_unknown.lifepods import collect_lifepod
from planetfall.games.planet_unknown.reasons import LINE_CLEAR, NO_BARE_CRATER, NO_LIFEPOD, NO_METEORITE
from planetfall.games.planet_unknown.rovers import collect_meteorite, destroy_meteorite, destroy_rover
from planetfall.games.planet_unknown.state import (
    CRATERS,
    LIFEPODS,
    METEORITES,
    ROVER_BOARD,
    State,
    clear,
    has,
    put,
)

__all__ = [
    "ask_cell",
    "ask_line",
    "cell_blocked",
    "cell_options",
    "line_blocked",
    "line_options",
    "take_cell",
    "take_line",
]


def ask_cell(state: State, seat: i64, purpose: i64) -> None:
    """Nothing happens without such a cell."""
    cell: i64
    for cell in range(CELLS):
        if _unfit(state, seat, purpose, cell) == 0:
            state.ask(seat, ASK_CELL, purpose)
            return


def _unfit(state: State, seat: i64, purpose: i64, cell: i64) -> i64:
    if purpose in (RESCUE, LOSE_POD):
        return 0 if has(state, seat, LIFEPODS, cell) else NO_LIFEPOD
    if purpose == STRIKE:
        return 0 if has(state, seat, CRATERS, cell) and not has(state, seat, METEORITES, cell) else NO_BARE_CRATER
    return 0 if has(state, seat, METEORITES, cell) else NO_METEORITE


def cell_options(state: State, seat: i64) -> vec[i64]:
    purpose = state.about(seat)
    codes = vec[i64]()
    cell: i64
    for cell in range(CELLS):
        if _unfit(state, seat, purpose, cell) == 0:
            codes = append(codes, PICK + cell)
    return codes


def cell_blocked(state: State, seat: i64, code: i64) -> i64:
    if not PICK <= code < PICK + CELLS:
        return NOT_ASKED
    return _unfit(state, seat, state.about(seat), code - PICK)


def take_cell(state: State, seat: i64, code: i64) -> None:
    purpose = state.about(seat)
    state.answered(seat)
    cell = code - PICK
    if purpose == RESCUE:
        collect_lifepod(state, seat, cell)
    elif purpose == LOSE_POD:
        clear(state, seat, LIFEPODS, cell)
        state.emit(DESTROYED_LIFEPOD, seat, 0, cell, 0, 0)
    elif purpose == GATHER:
        collect_meteorite(state, seat, cell)
    elif purpose == WRECK:
        destroy_meteorite(state, seat, cell)
    else:
        if has(state, seat, ROVER_BOARD, cell):
            destroy_rover(state, seat, cell)
        put(state, seat, METEORITES, cell)
        state.emit(METEORITE_FELL, seat, 0, cell, 0, 0)


# -- a whole row or column (9.15) ------------------------------------------------------------------------------------


def ask_line(state: State, seat: i64) -> None:
    if _first_struck(state, seat, 0, 1, CELLS) >= 0:
        state.ask(seat, ASK_CLEAR, 0)


def line_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64]()
    code: i64
    for code in range(CLEAR, CLEAR + 2 * SIDE):
        if line_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    return codes


def line_blocked(state: State, seat: i64, code: i64) -> i64:
    if not CLEAR <= code < CLEAR + 2 * SIDE:
        return NOT_ASKED
    line = code - CLEAR
    if line < SIDE:
        return 0 if _first_struck(state, seat, line * SIDE, 1, SIDE) >= 0 else LINE_CLEAR
    return 0 if _first_struck(state, seat, line - SIDE, SIDE, SIDE) >= 0 else LINE_CLEAR


def take_line(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    line = code - CLEAR
    first = line * SIDE if line < SIDE else line - SIDE
    step: i64 = 1 if line < SIDE else SIDE
    cell = _first_struck(state, seat, first, step, SIDE)
    while cell >= 0:
        destroy_meteorite(state, seat, cell)
        cell = _first_struck(state, seat, first, step, SIDE)


def _first_struck(state: State, seat: i64, first: i64, step: i64, count: i64) -> i64:
    """The first of these cells with a meteorite, -1 if there is none."""
    index: i64
    for index in range(count):
        if has(state, seat, METEORITES, first + index * step):
            return first + index * step
    return -1
