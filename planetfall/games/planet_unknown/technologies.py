"""Technologies that a player uses by choice, once per round or once per game (rulebook 8.3 to 8.5 and chapter 16).

Those that always work are found where they work: placement.py, tracks.py, rovers.py, patches.py, energy.py.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.planet_unknown.box import BIOMASS, LEVELS, ROVER, SPACES, TRACKS, WATER
from planetfall.games.planet_unknown.codes import (
    ASK_ROW,
    BOOST,
    FLUX,
    KINDS,
    MOVE_POD,
    PASS,
    PATCHES,
    ROVERS,
    ROW,
    USE,
)
from planetfall.games.planet_unknown.effects import (
    COSMOS,
    FLUX_INDUSTRIES,
    HORIZON,
    JUMP_DRIVE,
    MAKESHIFT,
    OASIS,
    WORMHOLE,
)
from planetfall.games.planet_unknown.events import FLUX_CHOSEN, TECHNOLOGY_USED
from planetfall.games.planet_unknown.levels import level_works
from planetfall.games.planet_unknown.lifepods import pods_collected
from planetfall.games.planet_unknown.objectives import ask_contest
from planetfall.games.planet_unknown.reasons import (
    LEVEL_NOT_WORKING,
    LEVEL_SPENT,
    LEVEL_USED,
    NO_USE_NOW,
    NOT_TO_BE_USED,
)
from planetfall.games.planet_unknown.rovers import terrain_at
from planetfall.games.planet_unknown.state import (
    BEGAN_CARRYING,
    BEGAN_ON,
    BIT,
    CORP,
    FLUX_TRACK,
    METEORITES,
    NOTHING,
    OWN,
    PHASE_EVENT,
    ROVER_AT,
    SPENT,
    TRACKER,
    USED,
    State,
    has,
    owe,
    settle_one,
)
from planetfall.games.planet_unknown.tracks import (
    ALL_TRACKS,
    IN_PLACE,
    advance,
    ask_advance,
    ask_regress,
    can_advance,
    can_regress,
    gain_boosts,
    gain_movement,
    give,
    lose_second_level,
    on_last_double,
)

__all__ = [
    "begin_technologies",
    "flux_blocked",
    "flux_options",
    "row_blocked",
    "row_options",
    "take_flux",
    "take_row",
    "take_use",
    "use_blocked",
    "use_options",
]

PER_ROUND: Final = 1
PER_GAME: Final = 2


def begin_technologies(state: State, seat: i64) -> None:
    """A round begins: everything may be used again, and rovers count from where they stand (16.3.1, 16.4.2, 16.7.2)."""
    own = state.own
    base = seat * OWN
    own[base + USED] = 0
    lose_second_level(state, seat)
    if own[base + CORP] not in (FLUX_INDUSTRIES, HORIZON, OASIS):
        return
    own[base + BEGAN_CARRYING] = 0
    rover: i64
    for rover in range(ROVERS):
        cell = own[base + ROVER_AT + rover]
        own[base + BEGAN_ON + rover] = terrain_at(state, seat, cell) if cell != NOTHING else NOTHING
        if cell != NOTHING and has(state, seat, METEORITES, cell):
            own[base + BEGAN_CARRYING] |= BIT[rover]


def use_options(state: State, seat: i64, codes: vec[i64]) -> vec[i64]:
    """Technologies that can be used now, appended to other codes."""
    code: i64
    for code in range(USE, USE + LEVELS):
        if use_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    return codes


def use_blocked(state: State, seat: i64, code: i64) -> i64:
    own = state.own
    base = seat * OWN
    level = code - USE + 1
    if not _is_chosen(state, own[base + CORP], level):
        return NOT_TO_BE_USED
    if state.phase == PHASE_EVENT:
        return NO_USE_NOW  # 8.5
    if not level_works(state, seat, level):
        return LEVEL_NOT_WORKING
    if own[base + USED] & BIT[level]:
        return LEVEL_USED
    if own[base + SPENT] & BIT[level]:
        return LEVEL_SPENT
    return 0 if _is_of_use(state, seat, level) else NO_USE_NOW


def _is_chosen(state: State, corporation: i64, level: i64) -> bool:
    """Whether using it is a move of its own. Jump Drive's jump (16.5.2) is a move of a rover instead."""
    if corporation == WORMHOLE and level == 1:
        return True  # 16.9.1: as often as the tracker is there
    return state.box.once[corporation * (LEVELS + 1) + level] > 0 and not (corporation == JUMP_DRIVE and level == 2)


def _is_of_use(state: State, seat: i64, level: i64) -> bool:
    own = state.own
    base = seat * OWN
    corporation = own[base + CORP]
    if corporation == COSMOS:
        return pods_collected(state, seat) > 0
    if corporation == JUMP_DRIVE:
        if level == 1:
            return state.open[seat * KINDS + PATCHES] > 0
        return level != 3 or state.open[seat * KINDS + BOOST] > 0
    if corporation == MAKESHIFT:
        return can_regress(state, seat, ALL_TRACKS)
    if corporation == WORMHOLE:
        if level == 1:
            return on_last_double(state, seat)
        return state.open[seat * KINDS + PATCHES] > 0
    if corporation == FLUX_INDUSTRIES:
        if level == 5:
            return can_advance(state, seat, own[base + FLUX_TRACK])
        return (_steps_to_milestone(state, seat) if level == 2 else _movement_of(state, seat)) > 0
    return level == 5 or _movement_of(state, seat) > 0  # Horizon and Oasis


def take_use(state: State, seat: i64, code: i64) -> None:
    own = state.own
    base = seat * OWN
    level = code - USE + 1
    corporation = own[base + CORP]
    once = state.box.once[corporation * (LEVELS + 1) + level]
    if once == PER_ROUND:
        own[base + USED] |= BIT[level]
    elif once == PER_GAME:
        own[base + SPENT] |= BIT[level]
    state.emit(TECHNOLOGY_USED, seat, 0, level, 0, 0)
    if corporation == COSMOS:
        owe(state, seat, MOVE_POD, 3 if level == 2 else 1)
    elif corporation == JUMP_DRIVE:
        _use_jump_drive(state, seat, level)
    elif corporation == MAKESHIFT:
        ask_regress(state, seat, ALL_TRACKS, 1)
    elif corporation == WORMHOLE:
        if level == 1:
            own[base + TRACKER + BIOMASS] = 0
        else:
            owe(state, seat, PATCHES, 1)
    elif corporation == FLUX_INDUSTRIES and level == 2:
        advance(state, seat, own[base + FLUX_TRACK], _steps_to_milestone(state, seat), 0)
    elif level == 5:
        advance(state, seat, own[base + FLUX_TRACK] if corporation == FLUX_INDUSTRIES else ROVER, 1, 0)
    else:
        gain_movement(state, seat, _movement_of(state, seat))


def _movement_of(state: State, seat: i64) -> i64:
    """Movement by rovers: Flux Industries 1, Horizon 2, Oasis 2."""
    own = state.own
    base = seat * OWN
    corporation = own[base + CORP]
    movement: i64 = 0
    rover: i64
    for rover in range(ROVERS):
        if own[base + ROVER_AT + rover] == NOTHING:
            continue
        if corporation == FLUX_INDUSTRIES:
            movement += 2 * i64(own[base + BEGAN_ON + rover] == own[base + FLUX_TRACK])
        elif corporation == HORIZON:
            movement += i64(own[base + BEGAN_CARRYING] & BIT[rover] != 0)
        elif corporation == OASIS:
            movement += i64(own[base + BEGAN_ON + rover] == WATER)
    return movement


def _steps_to_milestone(state: State, seat: i64) -> i64:
    """16.3.2: how far the next milestone of the flux track is, 0 if there is none."""
    box = state.box
    track = state.own[seat * OWN + FLUX_TRACK]
    here = state.own[seat * OWN + TRACKER + track]
    space: i64
    for space in range(here + 1, SPACES):
        at = (FLUX_INDUSTRIES * TRACKS + track) * SPACES + space
        if box.civ_rank[at] + box.patches[at] + box.landing[at] + box.level[at] > 0:
            return space - here
    return 0


def _use_jump_drive(state: State, seat: i64, level: i64) -> None:
    if level == 1:  # 16.5.1
        settle_one(state, seat, PATCHES, 1)
        gain_boosts(state, seat, 1)
    elif level == 3:  # 16.5.3
        settle_one(state, seat, BOOST, 1)
        ask_advance(state, seat, ALL_TRACKS, 2, 0)
    elif level == 5:
        state.ask(seat, ASK_ROW, 0)
    else:
        ask_contest(state, seat)


# -- Jump Drive: all five spaces of a row (16.5.5) -------------------------------------------------------------------


def row_options() -> vec[i64]:
    return vec[i64]([ROW + track for track in range(TRACKS)])


def row_blocked(code: i64) -> i64:
    return 0 if ROW <= code < ROW + TRACKS else NOT_ASKED


def take_row(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    space = state.own[seat * OWN + TRACKER + code - ROW]
    track: i64
    for track in range(TRACKS):
        give(state, seat, JUMP_DRIVE, track, space, IN_PLACE)


# -- Flux Industries: the flux track (16.3.7, 16.3.8) ----------------------------------------------------------------


def flux_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=TRACKS + 1)
    code: i64
    for code in range(FLUX, FLUX + TRACKS):
        if flux_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    if state.about(seat) == 1:
        codes = append(codes, PASS)
    return codes


def flux_blocked(state: State, seat: i64, code: i64) -> i64:
    """When setting up any track; later another one, or none."""
    if code == PASS:
        return 0 if state.about(seat) == 1 else NOT_ASKED
    if not FLUX <= code < FLUX + TRACKS:
        return NOT_ASKED
    if state.about(seat) == 1 and code - FLUX == state.own[seat * OWN + FLUX_TRACK]:
        return NO_USE_NOW
    return 0


def take_flux(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    if code != PASS:
        state.own[seat * OWN + FLUX_TRACK] = code - FLUX
        state.emit(FLUX_CHOSEN, seat, 0, code - FLUX, 0, 0)
