"""Where a tile may lie, and laying it (rulebook chapter 3; planets, chapter 15; bans of events, chapter 10).

A placement is an orientation and the cell of the upper left corner of the box around the tile. All corners that work
for one orientation are found together: a board of free cells, shifted by the offset of each cell of the tile, has a bit
where that cell would be free; the and of these boards has a bit wherever the tile fits.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.games.planet_unknown.box import (
    BIOMASS,
    ENERGY,
    FORM_CELLS,
    ORIENTATIONS,
    ROVER,
    TECH,
    TERRAINS,
    TRACKS,
    WATER,
    Box,
)
from planetfall.games.planet_unknown.codes import (
    ENERGY_CHOICE,
    GATHER,
    LANDING,
    MOVE_POD,
    PATCHES,
    PLACE,
)
from planetfall.games.planet_unknown.effects import (
    CHASM,
    COSMOS,
    EXTRA_ROVER,
    FLUX_INDUSTRIES,
    HORIZON,
    NO_EDGE,
    NO_ICE,
    NO_MATCHING,
    NO_MIX,
    OASIS,
    QUADRANTS,
    RING,
    SLIDE,
    UNIVERSAL,
    WORMHOLE,
)
from planetfall.games.planet_unknown.events import (
    DESTROYED_LIFEPOD,
    DESTROYED_METEORITE,
    METEORITE_FELL,
    PLACED,
    PUT_ASIDE,
)
from planetfall.games.planet_unknown.grid import (
    ANYWHERE,
    BITS,
    CELL_BIT,
    CELL_WORD,
    CELLS,
    FULL,
    LOW,
    ROOM,
    SIDE,
    STRIDE,
    WORDS,
    Board,
    beside,
    count_board,
    is_on,
    write_cells,
)
from planetfall.games.planet_unknown.levels import plays, works
from planetfall.games.planet_unknown.reasons import (
    BESIDE_ITS_LIKE,
    CELL_COVERED,
    CLOSED_QUARTER,
    FIRST_NOT_AT_EDGE,
    FIRST_NOT_IN_CENTRE,
    MIXES_ICE,
    NO_EDGE_NOW,
    NO_ICE_NOW,
    OFF_PLANET,
    ON_BOTH_SIDES,
    ON_RING_ONLY,
    SAME_AS_OTHER,
    SLIDES_NOWHERE,
    TOUCHES_NOTHING,
)
from planetfall.games.planet_unknown.rovers import destroy_rover
from planetfall.games.planet_unknown.state import (
    BIT,
    BOARDS,
    CORP,
    COVERED,
    CRATERS,
    FLUX_TRACK,
    FORGONE,
    LAST,
    LIFEPODS,
    LIFTED,
    METEORITES,
    NOTHING,
    OFFER,
    OWN,
    PHASE_TILE,
    ROVER_BOARD,
    SUPPLY,
    SYMBOLS,
    TECH_PLACED,
    TERRAIN,
    WATER_PLACED,
    WORLD,
    State,
    clear,
    has,
    owe,
    put,
)
from planetfall.games.planet_unknown.station import sector_top
from planetfall.games.planet_unknown.tracks import gain_boosts

__all__ = [
    "PLACEMENTS",
    "cover",
    "cover_tile",
    "find_offers",
    "fits_anywhere",
    "form_cells",
    "lay_tile",
    "place_blocked",
    "place_options",
    "reach",
    "resolve_aside",
    "wets_ice",
]


PLACEMENTS: Final = ORIENTATIONS * CELLS  # in `laid` a tile is tile * PLACEMENTS + placement, a patch is -1 - cell


@final
class Ground:
    """Where the cells of a tile may lie, for one seat and one tile."""

    def __init__(self) -> None:
        self.a: i64 = 0  # free cells of the planet
        self.b: i64 = 0
        self.c: i64 = 0
        self.reach_a: i64 = 0  # one cell of the tile must lie here
        self.reach_b: i64 = 0
        self.reach_c: i64 = 0
        self.bound = True  # whether the reach matters
        self.rule: i64 = 0  # planet rule that concerns tiles
        self.part = vec[i64]()  # the ring, the ice or one side of the chasm; for Pajitnov what is covered
        self.picky = False  # whether the boards below differ from the free cells
        self.closed = vec[i64]()  # cells closed to section 0, section 1, symbol 0, symbol 1


def place_options(state: State, seat: i64, tile: i64) -> vec[i64]:
    """The placements of a tile."""
    box = state.box
    ground = _survey(state, seat, tile, state.own[seat * OWN + LIFTED] == 0)
    shape = box.shape[tile]
    boards = ROOM[: ORIENTATIONS * WORDS]
    count: i64 = 0
    orientation: i64
    for orientation in range(ORIENTATIONS):
        if box.differs[shape * ORIENTATIONS + orientation]:
            found = _corners(box, ground, shape, orientation)
            boards[orientation * WORDS] = found[0]
            boards[orientation * WORDS + 1] = found[1]
            boards[orientation * WORDS + 2] = found[2]
            count += count_board(found[0], found[1], found[2])
    codes = ROOM[:count]
    at: i64 = 0
    for orientation in range(ORIENTATIONS):
        board = orientation * WORDS
        first = PLACE + orientation * CELLS
        at = write_cells(codes, at, first, boards[board], boards[board + 1], boards[board + 2])
    return codes


def fits_anywhere(state: State, seat: i64, tile: i64, banned: bool) -> bool:
    box = state.box
    ground = _survey(state, seat, tile, banned)
    shape = box.shape[tile]
    orientation: i64
    for orientation in range(ORIENTATIONS):
        if box.differs[shape * ORIENTATIONS + orientation]:
            found = _corners(box, ground, shape, orientation)
            if found[0] | found[1] | found[2]:
                return True
    return False


def find_offers(state: State, seat: i64) -> i64:
    """Which of the two tiles in front of the seat it can place, a bit per ring (2.7); a ban that leaves none is
    ignored (10.6)."""
    own = state.own
    base = seat * OWN
    if own[base + OFFER] != NOTHING:
        return own[base + OFFER]
    own[base + LIFTED] = 0
    offer = _offers(state, seat, True)
    if offer == 0 and state.rule in (NO_EDGE, NO_ICE, NO_MATCHING):
        own[base + LIFTED] = 1
        offer = _offers(state, seat, False)
    own[base + OFFER] = offer
    return offer


def _offers(state: State, seat: i64, banned: bool) -> i64:
    offer: i64 = 0
    ring: i64
    for ring in range(2):
        tile = sector_top(state, seat, ring)
        if tile != NOTHING and fits_anywhere(state, seat, tile, banned):
            offer |= BIT[ring]
    return offer


# -- where the cells may lie ---------------------------------------------------------------------------------------


def _survey(state: State, seat: i64, tile: i64, banned: bool) -> Ground:
    box = state.box
    boards = state.boards
    own = state.own
    planet = own[seat * OWN + WORLD] * WORDS
    covered = (seat * BOARDS + COVERED) * WORDS
    ground = Ground()
    ground.a = box.cells[planet] & ~boards[covered]
    ground.b = box.cells[planet + 1] & ~boards[covered + 1]
    ground.c = box.cells[planet + 2] & ~boards[covered + 2]
    if works(state, seat, HORIZON, 1) and (box.terrain[tile * 2] == ROVER or box.terrain[tile * 2 + 1] == ROVER):
        ground.bound = False  # 16.4.1
        return ground
    if works(state, seat, UNIVERSAL, 1):
        ground.bound = False  # 16.1.1
    else:
        near = reach(state, seat)
        ground.reach_a = near[0]
        ground.reach_b = near[1]
        ground.reach_c = near[2]
    rule = box.planet_rule[own[seat * OWN + WORLD]]
    if rule != 0:
        _heed_planet(state, seat, tile, rule, ground)
    if banned and state.rule >= NO_EDGE:
        _heed_ban(state, seat, tile, ground)
    return ground


def reach(state: State, seat: i64) -> Board:
    """Where a new piece must have a cell: beside what is covered, or for the first piece the edge (3.3, 3.4)."""
    boards = state.boards
    covered = (seat * BOARDS + COVERED) * WORDS
    a = boards[covered]
    b = boards[covered + 1]
    c = boards[covered + 2]
    if a | b | c:
        return beside(a, b, c)
    start = state.box.start
    planet = state.own[seat * OWN + WORLD] * WORDS
    return start[planet], start[planet + 1], start[planet + 2]


def _heed_planet(state: State, seat: i64, tile: i64, rule: i64, ground: Ground) -> None:
    box = state.box
    planet = state.own[seat * OWN + WORLD]
    at = planet * WORDS
    if rule in (RING, CHASM):
        ground.rule = rule
        ground.part = box.special[at : at + WORDS]
    elif rule == NO_MIX:
        ground.rule = rule
        ground.part = box.ice[at : at + WORDS]
    elif rule == SLIDE:
        covered = (seat * BOARDS + COVERED) * WORDS
        ground.rule = rule
        ground.part = state.boards[covered : covered + WORDS]
    elif rule == QUADRANTS:
        _open_ground(ground)
        section: i64
        word: i64
        for section in range(2):
            closed = (planet * TERRAINS + box.terrain[tile * 2 + section]) * WORDS
            for word in range(WORDS):
                ground.closed[(2 + section) * WORDS + word] |= box.forbidden[closed + word]


def _heed_ban(state: State, seat: i64, tile: i64, ground: Ground) -> None:
    box = state.box
    planet = state.own[seat * OWN + WORLD] * WORDS
    if state.rule == NO_EDGE:  # 10.15
        ground.a &= ~box.edge[planet]
        ground.b &= ~box.edge[planet + 1]
        ground.c &= ~box.edge[planet + 2]
    elif state.rule == NO_ICE:  # 10.23
        ground.a &= ~box.ice[planet]
        ground.b &= ~box.ice[planet + 1]
        ground.c &= ~box.ice[planet + 2]
    elif state.rule == NO_MATCHING:  # 10.22
        _open_ground(ground)
        section: i64
        for section in range(2):
            same = (seat * BOARDS + TERRAIN + box.terrain[tile * 2 + section]) * WORDS
            near = beside(state.boards[same], state.boards[same + 1], state.boards[same + 2])
            for at in (section * WORDS, (2 + section) * WORDS):
                ground.closed[at] |= near[0]
                ground.closed[at + 1] |= near[1]
                ground.closed[at + 2] |= near[2]


def _open_ground(ground: Ground) -> None:
    if not ground.picky:
        ground.picky = True
        ground.closed = vec[i64]([0] * (4 * WORDS))


# -- corners that work ---------------------------------------------------------------------------------------------


def _corners(box: Box, ground: Ground, shape: i64, orientation: i64) -> Board:
    form = shape * ORIENTATIONS + orientation
    size = box.size[shape]
    found = _fit(box, form, size, ground.a, ground.b, ground.c)
    if found[0] | found[1] | found[2] == 0:
        return found
    if ground.bound:
        near = _touch(box, form, size, ground.reach_a, ground.reach_b, ground.reach_c)
        found = (found[0] & near[0], found[1] & near[1], found[2] & near[2])
    if ground.rule != 0:
        allowed = _obey(box, ground, form, size)
        found = (found[0] & allowed[0], found[1] & allowed[1], found[2] & allowed[2])
    if ground.picky:
        shunned = _shun(box, ground, shape, form, size)
        found = (found[0] & ~shunned[0], found[1] & ~shunned[1], found[2] & ~shunned[2])
    return found


def _fit(box: Box, form: i64, size: i64, a: i64, b: i64, c: i64) -> Board:
    """Corners for which every cell of the form lies on the board."""
    fit_a: i64 = FULL
    fit_b: i64 = FULL
    fit_c: i64 = FULL
    offset = box.offset
    cell: i64
    for cell in range(form * FORM_CELLS, form * FORM_CELLS + size):
        shift = offset[cell]
        low = LOW[shift]
        back = BITS - shift
        fit_a &= (a >> shift) | ((b & low) << back)
        fit_b &= (b >> shift) | ((c & low) << back)
        fit_c &= c >> shift
    return fit_a, fit_b, fit_c


def _touch(box: Box, form: i64, size: i64, a: i64, b: i64, c: i64) -> Board:
    """Corners for which some cell of the form lies on the board."""
    touch_a: i64 = 0
    touch_b: i64 = 0
    touch_c: i64 = 0
    offset = box.offset
    cell: i64
    for cell in range(form * FORM_CELLS, form * FORM_CELLS + size):
        shift = offset[cell]
        low = LOW[shift]
        back = BITS - shift
        touch_a |= (a >> shift) | ((b & low) << back)
        touch_b |= (b >> shift) | ((c & low) << back)
        touch_c |= c >> shift
    return touch_a, touch_b, touch_c


def _obey(box: Box, ground: Ground, form: i64, size: i64) -> Board:
    """Corners that a planet's rule about tiles allows."""
    part = ground.part
    if ground.rule == SLIDE:
        return _slide(box, form, size, part[0], part[1], part[2])
    inside = _fit(box, form, size, part[0], part[1], part[2])
    outside = _fit(box, form, size, ANYWHERE & ~part[0], ANYWHERE & ~part[1], ANYWHERE & ~part[2])
    if ground.rule == RING:  # 15.2: not on the ring alone
        return FULL & ~inside[0], FULL & ~inside[1], FULL & ~inside[2]
    return inside[0] | outside[0], inside[1] | outside[1], inside[2] | outside[2]  # 15.6, 15.13: one side or the other


def _slide(box: Box, form: i64, size: i64, a: i64, b: i64, c: i64) -> Board:
    """15.10: shifted by one cell in some direction the form meets nothing."""
    left = _touch(box, form, size, (a << 1) & FULL, (b << 1) & FULL, (c << 1) & FULL)
    right = _touch(box, form, size, a >> 1, b >> 1, c >> 1)
    over = BITS - STRIDE
    up = _touch(
        box,
        form,
        size,
        (a << STRIDE) & FULL,
        ((b << STRIDE) & FULL) | (a >> over),
        ((c << STRIDE) & FULL) | (b >> over),
    )
    down = _touch(
        box, form, size, (a >> STRIDE) | ((b & ROW) << over), (b >> STRIDE) | ((c & ROW) << over), c >> STRIDE
    )
    return (
        FULL & ~(left[0] & right[0] & up[0] & down[0]),
        FULL & ~(left[1] & right[1] & up[1] & down[1]),
        FULL & ~(left[2] & right[2] & up[2] & down[2]),
    )


def _shun(box: Box, ground: Ground, shape: i64, form: i64, size: i64) -> Board:
    """Corners for which some cell lies where its terrain or its symbol may not."""
    shun_a: i64 = 0
    shun_b: i64 = 0
    shun_c: i64 = 0
    closed = ground.closed
    index: i64
    for index in range(size):
        cell = form * FORM_CELLS + index
        section = box.section[cell]
        at = section * WORDS
        if box.symbol[shape * 2 + section] == index:
            at = (2 + section) * WORDS
        shift = box.offset[cell]
        low = LOW[shift]
        back = BITS - shift
        shun_a |= (closed[at] >> shift) | ((closed[at + 1] & low) << back)
        shun_b |= (closed[at + 1] >> shift) | ((closed[at + 2] & low) << back)
        shun_c |= closed[at + 2] >> shift
    return shun_a, shun_b, shun_c


# -- why not -------------------------------------------------------------------------------------------------------


def place_blocked(state: State, seat: i64, tile: i64, code: i64) -> i64:
    """The same corners again; a placement that is not among them gets the first reason that applies."""
    box = state.box
    orientation = (code - PLACE) // CELLS
    corner = (code - PLACE) % CELLS
    shape = box.shape[tile]
    ground = _survey(state, seat, tile, state.own[seat * OWN + LIFTED] == 0)
    if not box.differs[shape * ORIENTATIONS + orientation]:
        return SAME_AS_OTHER
    if is_on(_corners(box, ground, shape, orientation), corner):
        return 0
    return _reason(state, seat, ground, tile, shape * ORIENTATIONS + orientation, corner)


def _reason(state: State, seat: i64, ground: Ground, tile: i64, form: i64, corner: i64) -> i64:
    box = state.box
    size = box.size[box.shape[tile]]
    planet = state.own[seat * OWN + WORLD] * WORDS
    if not is_on(_fit(box, form, size, box.cells[planet], box.cells[planet + 1], box.cells[planet + 2]), corner):
        return OFF_PLANET
    at = (seat * BOARDS + COVERED) * WORDS
    boards = state.boards
    if is_on(_touch(box, form, size, boards[at], boards[at + 1], boards[at + 2]), corner):
        return CELL_COVERED
    if not is_on(_fit(box, form, size, ground.a, ground.b, ground.c), corner):
        return NO_EDGE_NOW if state.rule == NO_EDGE else NO_ICE_NOW
    if ground.bound:
        near = _touch(box, form, size, ground.reach_a, ground.reach_b, ground.reach_c)
        if not is_on(near, corner):
            if boards[at] | boards[at + 1] | boards[at + 2]:
                return TOUCHES_NOTHING
            return FIRST_NOT_IN_CENTRE if box.start[planet + 1] != box.edge[planet + 1] else FIRST_NOT_AT_EDGE
    if ground.rule != 0 and not is_on(_obey(box, ground, form, size), corner):
        return RULE_REASON[ground.rule]
    lifted = _survey(state, seat, tile, False)
    only_banned = is_on(_corners(box, lifted, box.shape[tile], form % ORIENTATIONS), corner)
    return BESIDE_ITS_LIKE if only_banned else CLOSED_QUARTER


RULE_REASON: Final = vec[i64]([0, ON_RING_ONLY, 0, 0, 0, MIXES_ICE, 0, 0, 0, SLIDES_NOWHERE, 0, 0, ON_BOTH_SIDES])


# -- laying a tile -------------------------------------------------------------------------------------------------


def lay_tile(state: State, seat: i64, tile: i64, code: i64, plain: bool) -> None:
    """Cover the cells, let the meteorite fall and put the resources onto the open list, unless they give nothing."""
    box = state.box
    placement = code - PLACE
    shape = box.shape[tile]
    cells = form_cells(box, shape, placement // CELLS, placement % CELLS)
    state.emit(PLACED, seat, 0, tile, placement // CELLS, placement % CELLS)
    iced = _iced_cells(state, seat, tile, placement // CELLS, cells)
    grows = _touches_biomass(state, seat, tile, placement // CELLS, cells)
    cover_tile(state, seat, tile, placement)
    if box.meteor[tile] and not works(state, seat, UNIVERSAL, 5):  # 3.7, 16.1.5
        put(state, seat, METEORITES, cells[box.crater[shape]])
        state.emit(METEORITE_FELL, seat, 0, cells[box.crater[shape]], 0, 0)
    if state.rule == EXTRA_ROVER and state.phase == PHASE_TILE:
        state.own[seat * OWN + SUPPLY] += 1  # 10.25
        owe(state, seat, LANDING, 1)
    if not plain:
        section: i64
        for section in range(2):
            if section != state.own[seat * OWN + FORGONE]:
                _owe_symbol(state, seat, tile, section, iced, grows)
    _owe_technologies(state, seat, tile, iced)


def cover_tile(state: State, seat: i64, tile: i64, placement: i64) -> None:
    """Lay a tile down, and nothing that follows from it."""
    box = state.box
    shape = box.shape[tile]
    form = shape * ORIENTATIONS + placement // CELLS
    cells = form_cells(box, shape, placement // CELLS, placement % CELLS)
    last = (seat * BOARDS + LAST) * WORDS
    state.boards[last] = 0
    state.boards[last + 1] = 0
    state.boards[last + 2] = 0
    index: i64
    for index in range(len(cells)):
        cover(state, seat, cells[index], box.terrain[tile * 2 + box.section[form * FORM_CELLS + index]])
        put(state, seat, LAST, cells[index])
    put(state, seat, SYMBOLS, cells[box.symbol[shape * 2]])
    put(state, seat, SYMBOLS, cells[box.symbol[shape * 2 + 1]])
    if box.meteor[tile]:
        put(state, seat, CRATERS, cells[box.crater[shape]])
    state.laid[seat] = append(state.laid[seat], tile * PLACEMENTS + placement)


def form_cells(box: Box, shape: i64, orientation: i64, corner: i64) -> vec[i64]:
    """In the order of the form."""
    size = box.size[shape]
    first = (shape * ORIENTATIONS + orientation) * FORM_CELLS
    cells = vec[i64](capacity=size)
    index: i64
    for index in range(size):
        offset = box.offset[first + index]
        cells = append(cells, corner + offset // STRIDE * SIDE + offset % STRIDE)
    return cells


def cover(state: State, seat: i64, cell: i64, terrain: i64) -> None:
    """A cell of a tile or a patch comes to lie here; what was here is destroyed (3.6, 3.12)."""
    put(state, seat, COVERED, cell)
    put(state, seat, TERRAIN + terrain, cell)
    if has(state, seat, LIFEPODS, cell):
        clear(state, seat, LIFEPODS, cell)
        state.emit(DESTROYED_LIFEPOD, seat, 0, cell, 0, 0)
    if has(state, seat, METEORITES, cell):
        clear(state, seat, METEORITES, cell)
        state.emit(DESTROYED_METEORITE, seat, 0, cell, 0, 0)
    state.own[seat * OWN + OFFER] = NOTHING
    if has(state, seat, ROVER_BOARD, cell):
        destroy_rover(state, seat, cell)


def wets_ice(state: State, seat: i64, tile: i64, code: i64) -> bool:
    """Whether a water cell of the tile would lie on ice there (3.9)."""
    placement = code - PLACE
    cells = form_cells(state.box, state.box.shape[tile], placement // CELLS, placement % CELLS)
    return _iced_cells(state, seat, tile, placement // CELLS, cells) % 8 > 0


def _iced_cells(state: State, seat: i64, tile: i64, orientation: i64, cells: vec[i64]) -> i64:
    """Water cells of the tile on ice, plus 8 for each other cell on ice."""
    box = state.box
    planet = state.own[seat * OWN + WORLD] * WORDS
    first = (box.shape[tile] * ORIENTATIONS + orientation) * FORM_CELLS
    iced: i64 = 0
    index: i64
    for index in range(len(cells)):
        cell = cells[index]
        if box.ice[planet + CELL_WORD[cell]] & CELL_BIT[cell]:
            iced += 1 if box.terrain[tile * 2 + box.section[first + index]] == WATER else 8
    return iced


def _touches_biomass(state: State, seat: i64, tile: i64, orientation: i64, cells: vec[i64]) -> bool:
    """Whether the biomass section touches biomass that was there before (16.9.7); asked for Wormhole alone."""
    if not plays(state, seat, WORMHOLE):
        return True
    box = state.box
    at = (seat * BOARDS + TERRAIN + BIOMASS) * WORDS
    near = beside(state.boards[at], state.boards[at + 1], state.boards[at + 2])
    first = (box.shape[tile] * ORIENTATIONS + orientation) * FORM_CELLS
    index: i64
    for index in range(len(cells)):
        if box.terrain[tile * 2 + box.section[first + index]] == BIOMASS and is_on(near, cells[index]):
            return True
    return False


def _owe_symbol(state: State, seat: i64, tile: i64, section: i64, iced: i64, grows: bool) -> None:
    terrain = state.box.terrain[tile * 2 + section]
    if terrain == ENERGY:
        owe(state, seat, ENERGY_CHOICE, 1)
    elif terrain == WATER:
        steps = iced % 8 if plays(state, seat, OASIS) else min(iced % 8, 1)  # 3.9, 16.7.7
        owe(state, seat, WATER, steps)
        state.own[seat * OWN + WATER_PLACED] = i64(steps > 0)
    elif terrain == BIOMASS:
        if grows:
            owe(state, seat, BIOMASS, 1)
    else:
        if terrain == TECH:
            state.own[seat * OWN + TECH_PLACED] = 1
        owe(state, seat, terrain, 1)


def _owe_technologies(state: State, seat: i64, tile: i64, iced: i64) -> None:
    """What technologies add to a placed tile."""
    first = state.box.terrain[tile * 2]
    second = state.box.terrain[tile * 2 + 1]
    corporation = state.own[seat * OWN + CORP]
    if corporation == COSMOS:
        if ENERGY in (first, second) and works(state, seat, COSMOS, 3):
            owe(state, seat, MOVE_POD, 1)
    elif corporation == FLUX_INDUSTRIES:
        if state.own[seat * OWN + FLUX_TRACK] in (first, second) and works(state, seat, FLUX_INDUSTRIES, 4):
            owe(state, seat, GATHER, 1)
    elif corporation == OASIS:
        if iced == 0 and works(state, seat, OASIS, 3):
            owe(state, seat, WATER, 1)
        if WATER in (first, second):
            if works(state, seat, OASIS, 4):
                owe(state, seat, PATCHES, 1)
            if works(state, seat, OASIS, 5):
                gain_boosts(state, seat, 1)


def resolve_aside(state: State, seat: i64, tile: i64) -> None:
    """A tile that fits nowhere: its resources advance, energy as the other one once more (11.3)."""
    state.emit(PUT_ASIDE, seat, 0, tile, 0, 0)
    state.gone += 1
    first = state.box.terrain[tile * 2]
    second = state.box.terrain[tile * 2 + 1]
    if state.own[seat * OWN + FORGONE] != 0:
        owe(state, seat, first if first < TRACKS else second, 1)
    if state.own[seat * OWN + FORGONE] != 1:
        owe(state, seat, second if second < TRACKS else first, 1)


ROW: Final = (1 << STRIDE) - 1
