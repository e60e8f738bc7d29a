"""Rovers: landing, moving, jumping, and what they collect (rulebook chapter 6; planets, 15.7 and 15.13; corporations,
16.2, 16.4, 16.5.2 and 16.8.3)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.planet_unknown.box import CIV, ENERGY, ROVER, TERRAINS, WATER
from planetfall.games.planet_unknown.codes import (
    ASK_JUMP,
    ASK_LAND,
    ASK_ROVER,
    ASK_WRECK,
    JUMP,
    LAND,
    LIFT,
    MOVE,
    PASS,
    PATCHES,
    PICK,
    RELOCATE,
    ROVERS,
)
from planetfall.games.planet_unknown.effects import (
    CHASM,
    COSMOS,
    HORIZON,
    JUMP_DRIVE,
    REPUBLIC,
    ROVER_BAN,
    TOXIC,
)
from planetfall.games.planet_unknown.events import (
    COLLECTED_METEORITE,
    DESTROYED_METEORITE,
    DESTROYED_ROVER,
    ROVER_LANDED,
    ROVER_MOVED,
)
from planetfall.games.planet_unknown.grid import CELL_BIT, CELL_WORD, CELLS, SIDE, WORDS, cells_on
from planetfall.games.planet_unknown.levels import plays, works
from planetfall.games.planet_unknown.lifepods import collect_lifepod
from planetfall.games.planet_unknown.reasons import (
    ACROSS_CHASM,
    CANNOT_JUMP,
    CLOSED_TO_ROVERS,
    NO_DIAGONAL,
    NO_MOVEMENT,
    NO_SUCH_ROVER,
    NOT_LAST_TILE,
    ROVER_OFF_PLANET,
    ROVER_THERE,
    SYMBOL_JUMP_ONLY,
    TOXIC_TO_ROVERS,
)
from planetfall.games.planet_unknown.state import (
    BEGAN_CARRYING,
    BEGAN_ON,
    BIT,
    BOARDS,
    COLLECTED,
    COVERED,
    FREE_STEPS,
    LAST,
    LIFEPODS,
    METEORITES,
    MOST_FREE_STEPS,
    MOVEMENT,
    NOTHING,
    OWN,
    PHASE_EVENT,
    ROVER_AT,
    ROVER_BOARD,
    SUPPLY,
    SYMBOLS,
    TERRAIN,
    USED,
    WORLD,
    State,
    clear,
    has,
    owe,
    put,
)

__all__ = [
    "ask_landing",
    "ask_rover",
    "can_jump",
    "collect_meteorite",
    "destroy_meteorite",
    "destroy_rover",
    "jump_blocked",
    "jump_options",
    "land_blocked",
    "land_options",
    "move_blocked",
    "move_options",
    "rover_blocked",
    "rover_options",
    "rovers_on_planet",
    "take_jump",
    "take_land",
    "take_move",
    "take_rover",
    "take_wreck",
    "terrain_at",
    "wreck_blocked",
    "wreck_options",
]

DIRECTIONS: Final = 8
STEP_X: Final = vec[i64]([0, 1, 0, -1, 1, 1, -1, -1])  # north, east, south, west, then the diagonals clockwise
STEP_Y: Final = vec[i64]([-1, 0, 1, 0, -1, 1, 1, -1])


# -- landing -------------------------------------------------------------------------------------------------------


def ask_landing(state: State, seat: i64) -> None:
    """A rover from the corporation onto the tile placed last; nothing happens if there is no rover or no cell (6.1)."""
    if state.own[seat * OWN + SUPPLY] > 0 and len(land_options(state, seat)) > 0:
        state.ask(seat, ASK_LAND, 0)


def land_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64]()
    last = (seat * BOARDS + LAST) * WORDS
    cell: i64
    for cell in cells_on(state.boards[last], state.boards[last + 1], state.boards[last + 2]):
        if _entry_blocked(state, seat, cell) == 0:
            codes = append(codes, LAND + cell)
    return codes


def land_blocked(state: State, seat: i64, code: i64) -> i64:
    if not LAND <= code < LAND + CELLS:
        return NOT_ASKED
    cell = code - LAND
    if not has(state, seat, LAST, cell):
        return NOT_LAST_TILE
    return _entry_blocked(state, seat, cell)


def take_land(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    own = state.own
    base = seat * OWN
    rover: i64 = 0
    while own[base + ROVER_AT + rover] != NOTHING:
        rover += 1
    own[base + SUPPLY] -= 1
    own[base + BEGAN_ON + rover] = NOTHING  # the number may have been another rover's this round
    own[base + BEGAN_CARRYING] &= ~BIT[rover]
    state.emit(ROVER_LANDED, seat, 0, rover, code - LAND, 0)
    _arrive(state, seat, rover, code - LAND)


# -- moving --------------------------------------------------------------------------------------------------------


def move_options(state: State, seat: i64, codes: vec[i64]) -> vec[i64]:
    """The steps of all rovers, appended to other codes."""
    own = state.own
    base = seat * OWN
    if own[base + MOVEMENT] == 0:
        return codes
    directions: i64 = DIRECTIONS if works(state, seat, COSMOS, 1) else 4
    rover: i64
    direction: i64
    for rover in range(ROVERS):
        if own[base + ROVER_AT + rover] != NOTHING:
            for direction in range(directions):
                if _step_blocked(state, seat, rover, direction) == 0:
                    codes = append(codes, MOVE + rover * DIRECTIONS + direction)
    return codes


def move_blocked(state: State, seat: i64, code: i64) -> i64:
    rover = (code - MOVE) // DIRECTIONS
    direction = (code - MOVE) % DIRECTIONS
    if state.own[seat * OWN + ROVER_AT + rover] == NOTHING:
        return NO_SUCH_ROVER
    if state.own[seat * OWN + MOVEMENT] == 0:
        return NO_MOVEMENT
    if direction >= 4 and not works(state, seat, COSMOS, 1):
        return NO_DIAGONAL
    return _step_blocked(state, seat, rover, direction)


def _step_blocked(state: State, seat: i64, rover: i64, direction: i64) -> i64:
    cell = state.own[seat * OWN + ROVER_AT + rover]
    x = cell % SIDE + STEP_X[direction]
    y = cell // SIDE + STEP_Y[direction]
    if x < 0 or y < 0 or x >= SIDE or y >= SIDE:
        return ROVER_OFF_PLANET
    to = y * SIDE + x
    reason = _entry_blocked(state, seat, to)
    if reason == 0 and state.box.planet_rule[state.own[seat * OWN + WORLD]] == CHASM:
        return _chasm_blocked(state, seat, cell, to)
    return reason


def _entry_blocked(state: State, seat: i64, cell: i64) -> i64:
    """Why a rover may not enter a cell, however it gets there."""
    box = state.box
    planet = state.own[seat * OWN + WORLD]
    word = CELL_WORD[cell]
    if box.cells[planet * WORDS + word] & CELL_BIT[cell] == 0:
        return ROVER_OFF_PLANET
    if has(state, seat, ROVER_BOARD, cell):
        return ROVER_THERE
    if box.planet_rule[planet] == TOXIC and not has(state, seat, COVERED, cell):
        if box.special[planet * WORDS + word] & CELL_BIT[cell]:
            return TOXIC_TO_ROVERS
    if state.rule == ROVER_BAN and has(state, seat, TERRAIN + box.event_amount[state.event], cell):
        return CLOSED_TO_ROVERS
    return 0


def _chasm_blocked(state: State, seat: i64, cell: i64, to: i64) -> i64:
    """15.13: no step across, but for two diagonals."""
    box = state.box
    planet = state.own[seat * OWN + WORLD] * WORDS
    here = box.special[planet + CELL_WORD[cell]] & CELL_BIT[cell] != 0
    there = box.special[planet + CELL_WORD[to]] & CELL_BIT[to] != 0
    if here == there:
        return 0
    index: i64 = 0
    while index < len(box.crossing):
        one = box.crossing[index]
        other = box.crossing[index + 1]
        if (one == cell and other == to) or (one == to and other == cell):
            return 0
        index += 2
    return ACROSS_CHASM


def take_move(state: State, seat: i64, code: i64) -> None:
    own = state.own
    base = seat * OWN
    rover = (code - MOVE) // DIRECTIONS
    direction = (code - MOVE) % DIRECTIONS
    cell = own[base + ROVER_AT + rover]
    to = cell + STEP_Y[direction] * SIDE + STEP_X[direction]
    if _is_free(state, seat, to):
        own[base + FREE_STEPS] += 1
    else:
        own[base + MOVEMENT] -= 1
    state.emit(ROVER_MOVED, seat, 0, rover, cell, to)
    clear(state, seat, ROVER_BOARD, cell)
    brings = plays(state, seat, HORIZON) and has(state, seat, METEORITES, cell)
    brings = brings and not has(state, seat, METEORITES, to)
    if brings:
        clear(state, seat, METEORITES, cell)  # 16.4.7: it comes along
        put(state, seat, METEORITES, to)
    _arrive(state, seat, rover, to)
    if brings and has(state, seat, TERRAIN + WATER, to) and works(state, seat, HORIZON, 4):
        state.ask(seat, ASK_WRECK, rover)  # 16.4.4


def _is_free(state: State, seat: i64, cell: i64) -> bool:
    """16.2.4: a step onto energy terrain."""
    return (
        works(state, seat, COSMOS, 4)
        and has(state, seat, TERRAIN + ENERGY, cell)
        and state.own[seat * OWN + FREE_STEPS] < MOST_FREE_STEPS
    )


def _arrive(state: State, seat: i64, rover: i64, cell: i64) -> None:
    """Stand there and collect what lies there (6.2, 6.6, 16.4.8)."""
    state.own[seat * OWN + ROVER_AT + rover] = cell
    put(state, seat, ROVER_BOARD, cell)
    if has(state, seat, METEORITES, cell):
        if not plays(state, seat, HORIZON):
            collect_meteorite(state, seat, cell)
        elif has(state, seat, SYMBOLS, cell) and has(state, seat, TERRAIN + ROVER, cell):
            collect_meteorite(state, seat, cell)
            if works(state, seat, HORIZON, 3):
                owe(state, seat, PATCHES, 1)  # 16.4.3
    if has(state, seat, LIFEPODS, cell):
        collect_lifepod(state, seat, cell)


def collect_meteorite(state: State, seat: i64, cell: i64) -> None:
    clear(state, seat, METEORITES, cell)
    state.own[seat * OWN + COLLECTED] += 1
    state.emit(COLLECTED_METEORITE, seat, 0, cell, 0, 0)


def destroy_meteorite(state: State, seat: i64, cell: i64) -> None:
    clear(state, seat, METEORITES, cell)
    state.emit(DESTROYED_METEORITE, seat, 0, cell, 0, 0)


def destroy_rover(state: State, seat: i64, cell: i64) -> None:
    """The rover on this cell leaves the game (3.6)."""
    own = state.own
    base = seat * OWN
    rover: i64 = 0
    while own[base + ROVER_AT + rover] != cell:
        rover += 1
    own[base + ROVER_AT + rover] = NOTHING
    clear(state, seat, ROVER_BOARD, cell)
    state.emit(DESTROYED_ROVER, seat, 0, rover, 0, 0)


# -- Horizon: a carried meteorite on water ---------------------------------------------------------------------------


def wreck_options(state: State, seat: i64) -> vec[i64]:
    cell = state.own[seat * OWN + ROVER_AT + state.about(seat)]
    return vec[i64]([PICK + cell, PASS])


def wreck_blocked(state: State, seat: i64, code: i64) -> i64:
    cell = state.own[seat * OWN + ROVER_AT + state.about(seat)]
    return 0 if code in (PICK + cell, PASS) else NOT_ASKED


def take_wreck(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    if code != PASS:
        destroy_meteorite(state, seat, code - PICK)


# -- jumping -------------------------------------------------------------------------------------------------------


def can_jump(state: State, seat: i64, rover: i64) -> bool:
    """For 1 movement, by a technology (16.5.2, 16.8.3)."""
    own = state.own
    base = seat * OWN
    if own[base + ROVER_AT + rover] == NOTHING or own[base + MOVEMENT] == 0:
        return False
    if works(state, seat, JUMP_DRIVE, 2):
        if own[base + USED] & BIT[2] or state.phase == PHASE_EVENT:
            return False  # 8.3, 8.5
    elif not works(state, seat, REPUBLIC, 3):
        return False
    return any(_jump_blocked(state, seat, rover, cell) == 0 for cell in range(CELLS))


def jump_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64]()
    code: i64
    for code in range(JUMP, JUMP + CELLS):
        if jump_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    return codes


def jump_blocked(state: State, seat: i64, code: i64) -> i64:
    if not JUMP <= code < JUMP + CELLS:
        return NOT_ASKED
    return _jump_blocked(state, seat, state.about(seat), code - JUMP)


def _jump_blocked(state: State, seat: i64, rover: i64, cell: i64) -> i64:
    """`rover` is 8 more for the relocation card (9.14), which lets it go anywhere."""
    reason = _entry_blocked(state, seat, cell)
    if reason != 0 or rover >= 8:
        return reason
    here = state.own[seat * OWN + ROVER_AT + rover]
    if plays(state, seat, REPUBLIC):
        return 0 if _is_civ_symbol(state, seat, here) and _is_civ_symbol(state, seat, cell) else SYMBOL_JUMP_ONLY
    terrain = terrain_at(state, seat, here)
    return 0 if terrain != NOTHING and has(state, seat, TERRAIN + terrain, cell) else CANNOT_JUMP


def _is_civ_symbol(state: State, seat: i64, cell: i64) -> bool:
    return has(state, seat, SYMBOLS, cell) and has(state, seat, TERRAIN + CIV, cell)


def terrain_at(state: State, seat: i64, cell: i64) -> i64:
    """What covers a cell, NOTHING if it is open."""
    terrain: i64
    for terrain in range(TERRAINS):
        if has(state, seat, TERRAIN + terrain, cell):
            return terrain
    return NOTHING


def take_jump(state: State, seat: i64, code: i64) -> None:
    own = state.own
    base = seat * OWN
    rover = state.about(seat)
    state.answered(seat)
    if rover < 8:
        own[base + MOVEMENT] -= 1
        if plays(state, seat, JUMP_DRIVE):
            own[base + USED] |= BIT[2]
    rover &= 7
    cell = own[base + ROVER_AT + rover]
    state.emit(ROVER_MOVED, seat, 0, rover, cell, code - JUMP)
    clear(state, seat, ROVER_BOARD, cell)
    _arrive(state, seat, rover, code - JUMP)


# -- choosing a rover ----------------------------------------------------------------------------------------------


def ask_rover(state: State, seat: i64, purpose: i64) -> None:
    """Choose a rover on the planet: to relocate it (9.14), or to destroy it (10.18)."""
    if rovers_on_planet(state, seat) > 0:
        state.ask(seat, ASK_ROVER, purpose)


def rovers_on_planet(state: State, seat: i64) -> i64:
    count: i64 = 0
    rover: i64
    for rover in range(ROVERS):
        count += i64(state.own[seat * OWN + ROVER_AT + rover] != NOTHING)
    return count


def rover_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=ROVERS)
    rover: i64
    for rover in range(ROVERS):
        if state.own[seat * OWN + ROVER_AT + rover] != NOTHING:
            codes = append(codes, LIFT + rover)
    return codes


def rover_blocked(state: State, seat: i64, code: i64) -> i64:
    if not LIFT <= code < LIFT + ROVERS:
        return NOT_ASKED
    return NO_SUCH_ROVER if state.own[seat * OWN + ROVER_AT + code - LIFT] == NOTHING else 0


def take_rover(state: State, seat: i64, code: i64) -> None:
    purpose = state.about(seat)
    state.answered(seat)
    if purpose == RELOCATE:
        state.ask(seat, ASK_JUMP, 8 + code - LIFT)
    else:
        destroy_rover(state, seat, state.own[seat * OWN + ROVER_AT + code - LIFT])
