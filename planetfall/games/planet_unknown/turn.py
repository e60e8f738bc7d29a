"""A player's turn: take a tile, resolve what is open in any order, move rovers, use technologies (rulebook 2.4 to 2.7,
4.2, 4.13, 6.3).

The same question is asked in an event, in the population step and in the end phase, without a tile to take.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.planet_unknown.box import BIOMASS, CIV, ENERGY, ROVER, SPACES, TECH, TRACKS, WATER
from planetfall.games.planet_unknown.civ_cards import ask_card
from planetfall.games.planet_unknown.codes import (
    ANY,
    ASK_FLUX,
    ASK_FORGO,
    ASK_JUMP,
    ASK_PLACE,
    ASK_TAKE,
    BOOST,
    CARD_DUE,
    DONE,
    DOUBLE,
    DUE,
    ENERGY_CHOICE,
    EVENT,
    EXTRA_TILE,
    FORGO,
    GATHER,
    KINDS,
    LANDING,
    LIFT,
    LINE,
    MOVE,
    MOVE_POD,
    OPTIONAL,
    PATCHES,
    PLACE,
    RELOCATE,
    RESCUE,
    RESOLVE,
    ROVERS,
    SALVAGE,
    SETBACK,
    SPREAD,
    TAKE,
    TECH_AS_ENERGY,
    TOKEN,
    UNION,
    USE,
    WRECK,
)
from planetfall.games.planet_unknown.effects import (
    JUMP_DRIVE,
    ONE_RESOURCE,
    REPUBLIC,
    UNIVERSAL,
)
from planetfall.games.planet_unknown.energy import energy_tracks
from planetfall.games.planet_unknown.event_cards import resolve_event
from planetfall.games.planet_unknown.events import LAST_ROUND
from planetfall.games.planet_unknown.levels import works
from planetfall.games.planet_unknown.lifepods import ask_unstow
from planetfall.games.planet_unknown.patches import ask_patch
from planetfall.games.planet_unknown.placement import (
    find_offers,
    lay_tile,
    place_blocked,
    place_options,
    resolve_aside,
)
from planetfall.games.planet_unknown.reasons import (
    CANNOT_JUMP,
    CARDS_LATER,
    FITS_NOWHERE,
    NO_SUCH_ROVER,
    NOT_OPEN,
    RESOLVE_FIRST,
    STACK_EMPTY,
    STILL_OPEN,
    TILE_LEFT,
    TILE_TAKEN,
)
from planetfall.games.planet_unknown.rovers import (
    ask_landing,
    ask_rover,
    can_jump,
    move_blocked,
    move_options,
    take_move,
)
from planetfall.games.planet_unknown.state import (
    BIT,
    CORP,
    FORGONE,
    FREE_STEPS,
    MOVEMENT,
    NOTHING,
    OFFER,
    OPEN,
    OWN,
    PHASE_CIV,
    PHASE_END_CIV,
    PHASE_EVENT_CIV,
    ROVER_AT,
    SPREAD_OVER,
    TECH_PLACED,
    TILE,
    TRACKER,
    TURN_LEFT,
    WATER_PLACED,
    State,
    settle_one,
)
from planetfall.games.planet_unknown.station import draw_tile, sector_top, turn_up_tops
from planetfall.games.planet_unknown.targets import ask_cell, ask_line
from planetfall.games.planet_unknown.technologies import take_use, use_blocked, use_options
from planetfall.games.planet_unknown.tracks import (
    ALL_TRACKS,
    NO_BOOSTS,
    SPREADING,
    UNITING,
    advance,
    ask_advance,
    ask_regress,
    gain_movement,
    movable,
    on_last_double,
)

__all__ = [
    "act_blocked",
    "act_options",
    "forgo_blocked",
    "forgo_options",
    "take_act",
    "take_forgo",
    "take_place",
    "take_tile",
    "tile_blocked",
    "tile_options",
    "turn_place_blocked",
    "turn_place_options",
]


UNDER_WAY: Final = 1  # what the question remembers once the turn has begun


# -- the open list -------------------------------------------------------------------------------------------------


def act_options(state: State, seat: i64) -> vec[i64]:
    own = state.own
    base = seat * OWN
    codes = vec[i64](capacity=8)
    if own[base + TURN_LEFT]:
        codes = _take_codes(state, seat, codes)
    opened = own[base + OPEN]
    code: i64
    if opened:
        listed = opened | (BIT[TECH_AS_ENERGY] if own[base + TECH_PLACED] else 0)
        code = RESOLVE
        while listed:
            if listed & 1 and _resolve_blocked(state, seat, code - RESOLVE) == 0:
                codes = append(codes, code)
            listed >>= 1
            code += 1
    codes = move_options(state, seat, codes)
    if own[base + CORP] != UNIVERSAL:
        codes = use_options(state, seat, codes)
    if _done_blocked(state, seat) == 0:
        codes = append(codes, DONE)
    return _lift_codes(state, seat, codes)


def _lift_codes(state: State, seat: i64, codes: vec[i64]) -> vec[i64]:
    """Rovers that may jump, appended to other codes."""
    code: i64
    if state.own[seat * OWN + CORP] in (JUMP_DRIVE, REPUBLIC):
        for code in range(LIFT, LIFT + ROVERS):
            if can_jump(state, seat, code - LIFT):
                codes = append(codes, code)
    return codes


def act_blocked(state: State, seat: i64, code: i64) -> i64:
    if TAKE <= code < TAKE + 2:
        return _take_blocked(state, seat, code)
    if RESOLVE <= code < RESOLVE + KINDS:
        return _resolve_blocked(state, seat, code - RESOLVE)
    if MOVE <= code < USE:
        return move_blocked(state, seat, code)
    if USE <= code < DONE:
        return use_blocked(state, seat, code)
    if code == DONE:
        return _done_blocked(state, seat)
    return _lift_blocked(state, seat, code)


def _lift_blocked(state: State, seat: i64, code: i64) -> i64:
    if not LIFT <= code < LIFT + ROVERS:
        return NOT_ASKED
    if state.own[seat * OWN + ROVER_AT + code - LIFT] == NOTHING:
        return NO_SUCH_ROVER
    return 0 if can_jump(state, seat, code - LIFT) else CANNOT_JUMP


def _resolve_blocked(state: State, seat: i64, kind: i64) -> i64:
    opened = state.own[seat * OWN + OPEN]
    if kind == TECH_AS_ENERGY:
        return 0 if _may_be_energy(state, seat) else NOT_OPEN
    if opened & BIT[kind] == 0:
        return NOT_OPEN
    if kind >= CARD_DUE:
        if not _is_card_step(state):
            return CARDS_LATER
        if opened & (BIT[SPREAD] | BIT[UNION]):
            return RESOLVE_FIRST  # a card in hand is finished before the next
    elif kind in (EXTRA_TILE, SALVAGE) and (opened & BIT[ENERGY_CHOICE] or _may_become_energy(state, seat)):
        return RESOLVE_FIRST  # energy looks at the tile placed last
    return 0


def _may_become_energy(state: State, seat: i64) -> bool:
    """Jump Drive's technology symbol, also while 16.5.4 does not work yet."""
    own = state.own
    return own[seat * OWN + TECH_PLACED] == 1 and own[seat * OWN + CORP] == JUMP_DRIVE


def _may_be_energy(state: State, seat: i64) -> bool:
    """16.5.4."""
    return state.own[seat * OWN + TECH_PLACED] == 1 and works(state, seat, JUMP_DRIVE, 4)


def _is_card_step(state: State) -> bool:
    return state.phase in (PHASE_EVENT_CIV, PHASE_CIV, PHASE_END_CIV)


def _done_blocked(state: State, seat: i64) -> i64:
    if state.own[seat * OWN + TURN_LEFT]:
        return TILE_LEFT
    due = state.own[seat * OWN + OPEN] & ~OPTIONAL
    if not _is_card_step(state):
        due &= ~DUE
    return STILL_OPEN if due else 0


def take_act(state: State, seat: i64, code: i64) -> None:
    state.note(seat, UNDER_WAY)
    if code < PLACE:
        state.own[seat * OWN + TURN_LEFT] = 0
        _take_tile(state, seat, code - TAKE, False)
    elif code < MOVE:
        _resolve(state, seat, code - RESOLVE)
    elif code < USE:
        take_move(state, seat, code)
    elif code < DONE:
        take_use(state, seat, code)
    elif code == DONE:
        _finish(state, seat)
    else:
        state.ask(seat, ASK_JUMP, code - LIFT)


def _finish(state: State, seat: i64) -> None:
    """What may be left undone is lost now, movement too (6.3)."""
    own = state.own
    base = seat * OWN
    own[base + MOVEMENT] = 0
    own[base + FREE_STEPS] = 0
    left = own[base + OPEN] & OPTIONAL
    kind: i64
    if left:
        for kind in range(KINDS):
            if left & BIT[kind]:
                settle_one(state, seat, kind, state.open[seat * KINDS + kind])
    state.answered(seat)


def _resolve(state: State, seat: i64, kind: i64) -> None:
    """Take an effect off the list and carry it out, or ask what it leaves open."""
    if kind == WATER:
        _resolve_water(state, seat)
    elif kind < TRACKS:
        settle_one(state, seat, kind, 1)  # what stands twice on the list is carried out twice (11.3)
        if kind == TECH:
            state.own[seat * OWN + TECH_PLACED] = 0
        elif kind == BIOMASS and on_last_double(state, seat):
            return  # 16.9.1: it may be set back, and need not
        advance(state, seat, kind, 1, 0)
    elif kind in (ENERGY_CHOICE, TECH_AS_ENERGY):
        _resolve_energy(state, seat, kind)
    elif kind in (SPREAD, DOUBLE, UNION):
        _resolve_card_advance(state, seat, kind)
    else:
        settle_one(state, seat, kind, 1)
        if kind >= CARD_DUE:
            ask_card(state, seat, kind - CARD_DUE)
        elif kind in (BOOST, ANY):
            ask_advance(state, seat, ALL_TRACKS, 1, 0)
        elif kind == SETBACK:
            ask_regress(state, seat, ALL_TRACKS & ~BIT[CIV], 1)
        elif kind == TOKEN:
            state.ask(seat, ASK_FLUX, 1)
        elif kind == EVENT:
            resolve_event(state, seat)
        else:
            _resolve_on_planet(state, seat, kind)


def _resolve_water(state: State, seat: i64) -> None:
    """All cells on ice that a placed tile brought count together (16.7.7), and twice if 16.1.4 works by now."""
    placed = state.own[seat * OWN + WATER_PLACED] == 1
    steps = state.open[seat * KINDS + WATER] if placed else 1
    settle_one(state, seat, WATER, steps)
    state.own[seat * OWN + WATER_PLACED] = 0
    if placed and works(state, seat, UNIVERSAL, 4):
        steps *= 2
    advance(state, seat, WATER, steps, 0)


def _resolve_on_planet(state: State, seat: i64, kind: i64) -> None:
    if kind == PATCHES:
        ask_patch(state, seat)
    elif kind == LANDING:
        ask_landing(state, seat)
    elif kind in (GATHER, RESCUE, WRECK):
        ask_cell(state, seat, kind)
    elif kind == RELOCATE:
        ask_rover(state, seat, RELOCATE)
    elif kind == LINE:
        ask_line(state, seat)
    elif kind == MOVE_POD:
        ask_unstow(state, seat, 0)
    else:
        _ask_extra_tile(state, seat, kind == SALVAGE)


def _resolve_energy(state: State, seat: i64, kind: i64) -> None:
    """Chapter 5; a technology symbol treated as energy is used up by it."""
    if kind == TECH_AS_ENERGY:
        settle_one(state, seat, TECH, 1)
        state.own[seat * OWN + TECH_PLACED] = 0
        ask_advance(state, seat, energy_tracks(state, seat, TECH), 1, 0)
    else:
        settle_one(state, seat, ENERGY_CHOICE, 1)
        ask_advance(state, seat, energy_tracks(state, seat, ENERGY), 1, 0)


def _resolve_card_advance(state: State, seat: i64, kind: i64) -> None:
    """9.6, 9.7, 9.17."""
    left = state.open[seat * KINDS + kind]
    if kind == DOUBLE:
        settle_one(state, seat, DOUBLE, left)
        ask_advance(state, seat, ALL_TRACKS, left, 0)
        return
    tracks = movable(state, seat, ALL_TRACKS & ~state.own[seat * OWN + SPREAD_OVER])
    if kind == SPREAD:
        settle_one(state, seat, SPREAD, 1 if tracks > 0 else left)
        ask_advance(state, seat, tracks, 1, SPREADING)
    elif tracks == 0:
        settle_one(state, seat, UNION, left)
    else:
        ask_advance(state, seat, tracks, 0, UNITING | NO_BOOSTS)


# -- taking and placing a tile ---------------------------------------------------------------------------------------


def _take_codes(state: State, seat: i64, codes: vec[i64]) -> vec[i64]:
    code: i64
    for code in range(TAKE, TAKE + 2):
        if _take_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    return codes


def _take_blocked(state: State, seat: i64, code: i64) -> i64:
    if not state.own[seat * OWN + TURN_LEFT]:
        return TILE_TAKEN
    return _tile_blocked(state, seat, code - TAKE)


def _tile_blocked(state: State, seat: i64, ring: i64) -> i64:
    """A tile that fits must be taken before one that does not (2.7)."""
    if sector_top(state, seat, ring) == NOTHING:
        return STACK_EMPTY
    offer = find_offers(state, seat)
    return 0 if offer == 0 or offer & BIT[ring] else FITS_NOWHERE


def _take_tile(state: State, seat: i64, ring: i64, plain: bool) -> None:
    own = state.own
    base = seat * OWN
    fits = find_offers(state, seat) != 0
    tile = draw_tile(state, seat, ring)
    own[base + TILE] = tile
    if fits:
        state.ask(seat, ASK_PLACE, i64(plain))
    if state.rule == ONE_RESOURCE and not plain:
        state.ask(seat, ASK_FORGO, i64(not fits))  # 10.16
    elif not fits:
        _put_aside(state, seat)
    if works(state, seat, REPUBLIC, 1) and CIV in (state.box.terrain[tile * 2], state.box.terrain[tile * 2 + 1]):
        number = state.box.movement[(REPUBLIC * TRACKS + ROVER) * SPACES + own[base + TRACKER + ROVER]]
        if number > 0:
            gain_movement(state, seat, number)  # 16.8.1


def _put_aside(state: State, seat: i64) -> None:
    own = state.own
    if not state.ending:  # the seat's own patches have just taken the last room (11.1)
        state.ending = True
        state.emit(LAST_ROUND, seat, 0, 0, 0, 0)
    resolve_aside(state, seat, own[seat * OWN + TILE])
    own[seat * OWN + TILE] = NOTHING
    own[seat * OWN + FORGONE] = NOTHING


def turn_place_options(state: State, seat: i64) -> vec[i64]:
    """Rovers may go on before the tile is placed (6.3, 16.8.1)."""
    codes = place_options(state, seat, state.own[seat * OWN + TILE])
    return _lift_codes(state, seat, move_options(state, seat, codes))


def turn_place_blocked(state: State, seat: i64, code: i64) -> i64:
    if MOVE <= code < USE:
        return move_blocked(state, seat, code)
    if not PLACE <= code < RESOLVE:
        return _lift_blocked(state, seat, code)
    return place_blocked(state, seat, state.own[seat * OWN + TILE], code)


def take_place(state: State, seat: i64, code: i64) -> None:
    if code >= LIFT:
        state.ask(seat, ASK_JUMP, code - LIFT)
        return
    if code >= MOVE:
        take_move(state, seat, code)
        return
    own = state.own
    base = seat * OWN
    plain = state.about(seat) == 1
    state.answered(seat)
    lay_tile(state, seat, own[base + TILE], code, plain)
    own[base + TILE] = NOTHING
    own[base + FORGONE] = NOTHING
    if _is_card_step(state):
        turn_up_tops(state)  # 9.12


def _ask_extra_tile(state: State, seat: i64, plain: bool) -> None:
    """9.10 to 9.12: a card that brings a tile; nothing happens if neither fits."""
    state.own[seat * OWN + OFFER] = NOTHING
    if find_offers(state, seat) != 0:
        state.ask(seat, ASK_TAKE, i64(plain))


def tile_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=2)
    code: i64
    for code in range(TAKE, TAKE + 2):
        if tile_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    return codes


def tile_blocked(state: State, seat: i64, code: i64) -> i64:
    if not TAKE <= code < TAKE + 2:
        return NOT_ASKED
    return _tile_blocked(state, seat, code - TAKE)


def take_tile(state: State, seat: i64, code: i64) -> None:
    plain = state.about(seat) == 1
    state.answered(seat)
    _take_tile(state, seat, code - TAKE, plain)


# -- one resource only (10.16) ---------------------------------------------------------------------------------------


def forgo_options() -> vec[i64]:
    return vec[i64]([FORGO, FORGO + 1])


def forgo_blocked(code: i64) -> i64:
    return 0 if FORGO <= code < FORGO + 2 else NOT_ASKED


def take_forgo(state: State, seat: i64, code: i64) -> None:
    aside = state.about(seat) == 1
    state.answered(seat)
    state.own[seat * OWN + FORGONE] = code - FORGO
    if aside:
        _put_aside(state, seat)
