"""Patches: single cells of biomass (rulebook chapter 7, and 15.2, 16.1.2, 16.9)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.planet_unknown.box import BIOMASS, TERRAINS
from planetfall.games.planet_unknown.codes import ASK_PATCH, KEEP_PATCH, PATCH
from planetfall.games.planet_unknown.effects import RING, UNIVERSAL, WORMHOLE
from planetfall.games.planet_unknown.events import PATCH_KEPT, PATCH_PLACED
from planetfall.games.planet_unknown.grid import CELLS, WORDS, Board, is_on, list_cells
from planetfall.games.planet_unknown.levels import works
from planetfall.games.planet_unknown.placement import cover, reach
from planetfall.games.planet_unknown.reasons import CANNOT_KEEP, PATCH_FITS_NOT
from planetfall.games.planet_unknown.state import (
    BOARDS,
    COVERED,
    CRATERS,
    KEPT,
    LAST,
    METEORITES,
    OWN,
    PATCHED,
    PHASE_END,
    SYMBOLS,
    TERRAIN,
    WORLD,
    State,
    clear,
    put,
)

__all__ = ["ask_patch", "cover_patch", "patch_blocked", "patch_options", "take_patch"]


def ask_patch(state: State, seat: i64) -> None:
    """A patch that fits nowhere and cannot be kept is lost (7.2)."""
    room = _room(state, seat)
    if room[0] | room[1] | room[2] or _can_keep(state, seat):
        state.ask(seat, ASK_PATCH, 0)


def patch_options(state: State, seat: i64) -> vec[i64]:
    room = _room(state, seat)
    codes = list_cells(PATCH, room[0], room[1], room[2])
    if _can_keep(state, seat):
        codes = append(codes, KEEP_PATCH)
    return codes


def patch_blocked(state: State, seat: i64, code: i64) -> i64:
    if code == KEEP_PATCH:
        return 0 if _can_keep(state, seat) else CANNOT_KEEP
    if not PATCH <= code < PATCH + CELLS:
        return NOT_ASKED
    return 0 if is_on(_room(state, seat), code - PATCH) else PATCH_FITS_NOT


def _can_keep(state: State, seat: i64) -> bool:
    if state.phase >= PHASE_END:
        return False  # now is when kept ones are placed
    return works(state, seat, UNIVERSAL, 2) or works(state, seat, WORMHOLE, 4)


def _room(state: State, seat: i64) -> Board:
    """Where a patch may go."""
    box = state.box
    boards = state.boards
    planet = state.own[seat * OWN + WORLD]
    at = planet * WORDS
    covered = (seat * BOARDS + COVERED) * WORDS
    a = box.cells[at] & ~boards[covered]
    b = box.cells[at + 1] & ~boards[covered + 1]
    c = box.cells[at + 2] & ~boards[covered + 2]
    if not works(state, seat, UNIVERSAL, 1):
        near = reach(state, seat)
        a &= near[0]
        b &= near[1]
        c &= near[2]
    over = _over_tiles(state, seat)
    a |= over[0]
    b |= over[1]
    c |= over[2]
    if box.planet_rule[planet] == RING:  # 15.2
        return a & ~box.special[at], b & ~box.special[at + 1], c & ~box.special[at + 2]
    return a, b, c


def _over_tiles(state: State, seat: i64) -> Board:
    """Wormhole: cells of tiles that a patch may cover (16.9.2, 16.9.5)."""
    plain = works(state, seat, WORMHOLE, 2)
    struck = works(state, seat, WORMHOLE, 5)
    return (
        _over_word(state, seat, 0, plain, struck),
        _over_word(state, seat, 1, plain, struck),
        _over_word(state, seat, 2, plain, struck),
    )


def _over_word(state: State, seat: i64, word: i64, plain: bool, struck: bool) -> i64:
    boards = state.boards
    base = seat * BOARDS * WORDS + word
    tiles = boards[base + COVERED * WORDS] & ~boards[base + PATCHED * WORDS]
    meteorites = boards[base + METEORITES * WORDS]
    found: i64 = 0
    if plain:
        found |= tiles & ~meteorites
    if struck:
        found |= tiles & meteorites
    return found


def take_patch(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    if code == KEEP_PATCH:
        state.own[seat * OWN + KEPT] += 1
        state.emit(PATCH_KEPT, seat, 0, 0, 0, 0)
        return
    cell = code - PATCH
    cover_patch(state, seat, cell)
    state.emit(PATCH_PLACED, seat, 0, cell, 0, 0)


def cover_patch(state: State, seat: i64, cell: i64) -> None:
    """Lay a patch down; what a tile showed here is gone (6.1, 16.9.2)."""
    terrain: i64
    for terrain in range(TERRAINS):
        clear(state, seat, TERRAIN + terrain, cell)
    clear(state, seat, SYMBOLS, cell)
    clear(state, seat, CRATERS, cell)
    clear(state, seat, LAST, cell)
    cover(state, seat, cell, BIOMASS)
    put(state, seat, PATCHED, cell)
    state.laid[seat] = append(state.laid[seat], -1 - cell)
