"""Every tile, card, rover and lifepod accounted for: the conservation check of tests, builders and `arrange`.

Boards are built again from the list of pieces that were laid and compared with those the rules keep.
"""

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.games.planet_unknown.box import (
    BIOMASS,
    FORM_CELLS,
    OBJECTIVES,
    ORIENTATIONS,
    SPACES,
    STACK_TILES,
    STACKS,
    TERRAINS,
    TILES,
    TRACKS,
    WATER,
)
from planetfall.games.planet_unknown.codes import KINDS, ROVERS
from planetfall.games.planet_unknown.effects import COSMOS, HORIZON, JUMP_DRIVE, MAKESHIFT, OASIS
from planetfall.games.planet_unknown.grid import CELL_BIT, CELL_WORD, CELLS, WORDS
from planetfall.games.planet_unknown.lifepods import pods_collected
from planetfall.games.planet_unknown.placement import PLACEMENTS, form_cells
from planetfall.games.planet_unknown.state import (
    BIT,
    BOARDS,
    CARD_HELD,
    CARD_REMOVED,
    CARD_SHOWN,
    COLLECTED,
    COLUMN,
    CORP,
    COVERED,
    CRATERS,
    KEPT,
    LAST,
    LIFEPODS,
    METEORITES,
    MOVEMENT,
    NOTHING,
    OPEN,
    OWN,
    PATCHED,
    PHASE_END,
    ROVER_AT,
    ROVER_BOARD,
    SLOTS,
    SUPPLY,
    SYMBOLS,
    TERRAIN,
    TILE,
    TRACK_PODS,
    TRACKER,
    WORLD,
    State,
    has,
)

__all__ = ["audit"]


def audit(state: State) -> str:
    """Empty if everything is accounted for, else what is wrong."""
    wrong = _audit_tiles(state) or _audit_cards(state) or _audit_objectives(state) or _audit_events(state)
    for seat in range(state.seats):
        wrong = wrong or _audit_boards(state, seat) or _audit_things(state, seat) or _audit_trackers(state, seat)
        wrong = wrong or _audit_numbers(state, seat)
    return wrong


def _audit_tiles(state: State) -> str:
    """Each tile in one stack, on one planet, in one hand or out of the game."""
    seen = vec[i64]([0] * TILES)
    found: i64 = state.gone
    stack: i64
    index: i64
    for stack in range(STACKS):
        if not 0 <= state.height[stack] <= state.shown[stack] <= STACK_TILES:
            return f"stack {stack} has {state.height[stack]} tiles, shown at {state.shown[stack]}"
        for index in range(state.height[stack]):
            tile = state.order[stack * STACK_TILES + index]
            seen[tile] += 1
            found += 1
            if state.box.shape[tile] != state.box.stack_shape[stack]:
                return f"tile {tile} lies in stack {stack}"
    seat: i64
    for seat in range(state.seats):
        if state.own[seat * OWN + TILE] != NOTHING:
            seen[state.own[seat * OWN + TILE]] += 1
            found += 1
        for index in range(len(state.laid[seat])):
            piece = state.laid[seat][index]
            if piece >= 0:
                seen[piece // PLACEMENTS] += 1
                found += 1
    for index in range(TILES):
        if seen[index] > 1:
            return f"tile {index} lies in {seen[index]} places"
    return "" if found == TILES else f"{found} tiles instead of {TILES}"


def _audit_cards(state: State) -> str:
    card: i64
    for card in state.pile:
        where = state.card_at[card]
        seat = where - CARD_HELD if where >= CARD_HELD else where - CARD_SHOWN if where >= CARD_SHOWN else 0
        if where >= CARD_HELD and (state.box.at_end[card] == 0 or state.phase >= PHASE_END):
            return f"card {card} is held in secret"
        if seat >= state.seats and where != CARD_REMOVED:
            return f"card {card} belongs to seat {seat}"
    return ""


def _audit_objectives(state: State) -> str:
    seen = vec[i64]([0] * OBJECTIVES)
    card: i64
    for card in state.rivalries:
        seen[card] += 1
    for card in state.undealt:
        seen[card] += 1
    for card in state.hat:
        seen[card] += 1
    index: i64
    for index in range(len(state.goal)):
        if state.goal[index] != NOTHING:
            seen[state.goal[index]] += 1
        if state.drawn[index] != NOTHING:
            seen[state.drawn[index]] += 1
    for card in range(OBJECTIVES):
        if seen[card] != 1:
            return f"objective {card} lies in {seen[card]} places"
    return ""


def _audit_events(state: State) -> str:
    card: i64
    seen = state.shown_events
    for card in state.deck:
        if seen & BIT[card]:
            return f"event {card} comes twice"
        seen |= BIT[card]
    return ""


def _audit_boards(state: State, seat: i64) -> str:
    """What covers the planet, laid again piece by piece."""
    box = state.box
    again = vec[i64]([0] * (BOARDS * WORDS))
    index: i64
    for index in range(len(state.laid[seat])):
        piece = state.laid[seat][index]
        if piece < 0:
            _patch_again(again, -1 - piece)
        else:
            _lay_again(state, again, piece // PLACEMENTS, piece % PLACEMENTS)
    board: i64
    word: i64
    planet = state.own[seat * OWN + WORLD] * WORDS
    for board in range(BOARDS):
        if board <= CRATERS or board in (PATCHED, LAST):
            for word in range(WORDS):
                if again[board * WORDS + word] != state.boards[(seat * BOARDS + board) * WORDS + word]:
                    return f"seat {seat}: board {board} is not what was laid"
    for word in range(WORDS):
        if again[COVERED * WORDS + word] & ~box.cells[planet + word]:
            return f"seat {seat}: something lies off the planet"
    return ""


def _lay_again(state: State, again: vec[i64], tile: i64, placement: i64) -> None:
    box = state.box
    shape = box.shape[tile]
    cells = form_cells(box, shape, placement // CELLS, placement % CELLS)
    form = shape * ORIENTATIONS + placement // CELLS
    again[LAST * WORDS] = 0
    again[LAST * WORDS + 1] = 0
    again[LAST * WORDS + 2] = 0
    index: i64
    for index in range(len(cells)):
        section = box.section[form * FORM_CELLS + index]
        _set(again, TERRAIN + box.terrain[tile * 2 + section], cells[index])
        _set(again, COVERED, cells[index])
        _set(again, LAST, cells[index])
        if box.symbol[shape * 2 + section] == index:
            _set(again, SYMBOLS, cells[index])
        if box.meteor[tile] and box.crater[shape] == index:
            _set(again, CRATERS, cells[index])


def _patch_again(again: vec[i64], cell: i64) -> None:
    board: i64
    for board in range(BOARDS):
        again[board * WORDS + CELL_WORD[cell]] &= ~CELL_BIT[cell]
    _set(again, TERRAIN + BIOMASS, cell)
    _set(again, COVERED, cell)
    _set(again, PATCHED, cell)


def _set(again: vec[i64], board: i64, cell: i64) -> None:
    again[board * WORDS + CELL_WORD[cell]] |= CELL_BIT[cell]


def _audit_things(state: State, seat: i64) -> str:
    """Meteorites, lifepods and rovers lie where they can."""
    own = state.own
    base = seat * OWN
    planet = own[base + WORLD] * WORDS
    corporation = own[base + CORP]
    pods = pods_collected(state, seat)
    rovers: i64 = 0
    cell: i64
    for cell in range(CELLS):
        on_planet = state.box.cells[planet + CELL_WORD[cell]] & CELL_BIT[cell] != 0
        terrains: i64 = 0
        terrain: i64
        for terrain in range(TERRAINS):
            terrains += i64(has(state, seat, TERRAIN + terrain, cell))
        if terrains != i64(has(state, seat, COVERED, cell)):
            return f"seat {seat}: {terrains} terrains on cell {cell}"
        if has(state, seat, METEORITES, cell):
            if not on_planet or (corporation != HORIZON and not has(state, seat, CRATERS, cell)):
                return f"seat {seat}: a meteorite on cell {cell}"
        if has(state, seat, LIFEPODS, cell):
            pods += 1
            begun = state.box.pods[planet + CELL_WORD[cell]] & CELL_BIT[cell]
            if begun == 0 or has(state, seat, COVERED, cell):
                return f"seat {seat}: a lifepod on cell {cell}"
        if has(state, seat, ROVER_BOARD, cell):
            rovers += 1
            if not on_planet:
                return f"seat {seat}: a rover on cell {cell}"
    if pods > 6:
        return f"seat {seat}: {pods} lifepods"
    return _audit_rovers(state, seat, rovers)


def _audit_rovers(state: State, seat: i64, rovers: i64) -> str:
    own = state.own
    base = seat * OWN
    rover: i64
    for rover in range(ROVERS):
        cell = own[base + ROVER_AT + rover]
        if cell != NOTHING:
            rovers -= 1
            if not has(state, seat, ROVER_BOARD, cell):
                return f"seat {seat}: rover {rover} is not on the board"
            if has(state, seat, LIFEPODS, cell) or (own[base + CORP] != HORIZON and has(state, seat, METEORITES, cell)):
                return f"seat {seat}: rover {rover} has collected nothing"
    return "" if rovers == 0 and own[base + SUPPLY] >= 0 else f"seat {seat}: {rovers} rovers too many"


def _audit_trackers(state: State, seat: i64) -> str:
    own = state.own
    base = seat * OWN
    corporation = own[base + CORP]
    places: list[int] = []
    track: i64
    for track in range(TRACKS):
        space = own[base + TRACKER + track]
        column = own[base + COLUMN + track]
        if not 0 <= space <= state.box.top[corporation * TRACKS + track]:
            return f"seat {seat}: tracker {track} on space {space}"
        if column != track and corporation != MAKESHIFT:
            return f"seat {seat}: tracker {track} on track {column}"
        if own[base + TRACK_PODS + track] & BIT[space]:
            return f"seat {seat}: tracker {track} on a lifepod"
        if corporation == OASIS and track == WATER:
            places.append(state.box.path_track[space] * SPACES + state.box.path_space[space])
        else:
            places.append(column * SPACES + space)
        if own[base + TRACK_PODS + track] and corporation != COSMOS:
            return f"seat {seat}: lifepods on a track"
    if own[base + SLOTS] and corporation != JUMP_DRIVE:
        return f"seat {seat}: lifepods on technologies"
    return "" if len(set(places)) == TRACKS else f"seat {seat}: two trackers on one space"


def _audit_numbers(state: State, seat: i64) -> str:
    own = state.own
    base = seat * OWN
    if min(own[base + COLLECTED], own[base + KEPT], own[base + MOVEMENT], own[base + SUPPLY]) < 0:
        return f"seat {seat}: less than nothing"
    kind: i64
    for kind in range(KINDS):
        count = state.open[seat * KINDS + kind]
        if count < 0 or (count > 0) != (own[base + OPEN] & BIT[kind] != 0):
            return f"seat {seat}: {count} open effects of kind {kind}"
    return ""
