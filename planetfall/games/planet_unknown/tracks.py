"""Trackers and what their spaces give (rulebook chapter 4, and the boards of chapter 16 whose trackers move otherwise).

An advance that leaves no choice is carried out at once and its benefits go onto the open list. Makeshift's trackers
choose their way and Wormhole's biomass tracker one of two benefits, so these ask.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.planet_unknown.box import BIOMASS, CIV, IMPROVED, LEVELS, ROVER, SPACES, TECH, TRACKS, WATER
from planetfall.games.planet_unknown.codes import (
    ADVANCE,
    ASK_CLIMB,
    ASK_HALF,
    ASK_REGRESS,
    ASK_TRACK,
    BOOST,
    CARD_DUE,
    CLIMB,
    HALF,
    KINDS,
    LANDING,
    PASS,
    PATCHES,
    REGRESS,
    SETBACK,
    TOKEN,
    UNION,
)
from planetfall.games.planet_unknown.effects import (
    COSMOS,
    FLUX_INDUSTRIES,
    MAKESHIFT,
    NO_MILESTONES,
    NO_SYNERGY,
    OASIS,
    REPUBLIC,
    UNIVERSAL,
    WORMHOLE,
)
from planetfall.games.planet_unknown.events import ADVANCED, REGRESSED
from planetfall.games.planet_unknown.levels import level_works
from planetfall.games.planet_unknown.reasons import CANNOT_ADVANCE, CANNOT_CLIMB, CANNOT_REGRESS, OTHER_TRACK
from planetfall.games.planet_unknown.state import (
    BIT,
    COLUMN,
    CORP,
    FLUX_TRACK,
    FREE_STEPS,
    MOST_FREE_STEPS,
    MOVEMENT,
    NOTHING,
    OFFER,
    OWN,
    SPENT,
    SPREAD_OVER,
    SUPPLY,
    TRACK_PODS,
    TRACKER,
    State,
    owe,
)

__all__ = [
    "ALL_TRACKS",
    "BARE",
    "IN_PLACE",
    "NO_BOOSTS",
    "SPREADING",
    "UNITING",
    "advance",
    "advance_blocked",
    "advance_options",
    "ask_advance",
    "ask_regress",
    "can_advance",
    "can_regress",
    "climb_blocked",
    "climb_options",
    "gain_boosts",
    "gain_movement",
    "give",
    "half_blocked",
    "half_options",
    "lose_second_level",
    "movable",
    "on_last_double",
    "regress",
    "regress_blocked",
    "regress_options",
    "sheet_of",
    "space_of",
    "take_advance",
    "take_climb",
    "take_half",
    "take_regress",
]

ALL_TRACKS: Final = 31
# How a tracker advances.
BARE: Final = 1  # without benefits
NO_BOOSTS: Final = 2
SPREADING: Final = 4  # for a card that advances different trackers
UNITING: Final = 8  # up to the space of the card (9.17), which the open list remembers under UNION
IN_PLACE: Final = 16  # not at all: a technology gives the benefits of a space, so 10.17 does not count

OVER_TOP: Final = 99  # where a rover tracker goes that has no space left


# -- advancing -----------------------------------------------------------------------------------------------------


def ask_advance(state: State, seat: i64, tracks: i64, steps: i64, how: i64) -> None:
    """Choose one of these tracks and advance it; nothing happens if none of them can (4.6)."""
    if movable(state, seat, tracks) > 0:
        state.ask(seat, ASK_TRACK, tracks | (steps << 5) | (how << 8))


def movable(state: State, seat: i64, tracks: i64) -> i64:
    """Those of the tracks that can advance."""
    found: i64 = 0
    track: i64
    for track in range(TRACKS):
        if tracks & BIT[track] and can_advance(state, seat, track):
            found |= BIT[track]
    return found


def advance_options(state: State, seat: i64) -> vec[i64]:
    about = state.about(seat)
    codes = vec[i64](capacity=TRACKS)
    track: i64
    for track in range(TRACKS):
        if about & BIT[track] and can_advance(state, seat, track):
            codes = append(codes, ADVANCE + track)
    return codes


def advance_blocked(state: State, seat: i64, code: i64) -> i64:
    if not ADVANCE <= code < ADVANCE + TRACKS:
        return NOT_ASKED
    if state.about(seat) & BIT[code - ADVANCE] == 0:
        return OTHER_TRACK
    return 0 if can_advance(state, seat, code - ADVANCE) else CANNOT_ADVANCE


def take_advance(state: State, seat: i64, code: i64) -> None:
    about = state.about(seat)
    state.answered(seat)
    track = code - ADVANCE
    how = about >> 8
    if how & (SPREADING | UNITING):
        state.own[seat * OWN + SPREAD_OVER] |= BIT[track]
    advance(state, seat, track, (about >> 5) & 7, how)


def advance(state: State, seat: i64, track: i64, steps: i64, how: i64) -> None:
    """Step by step, as far as it goes."""
    if state.own[seat * OWN + CORP] == MAKESHIFT:
        _ask_climb(state, seat, track, steps, how)
        return
    if how & UNITING:
        while space_of(state, seat, track) < state.open[seat * KINDS + UNION] and _step(state, seat, track, how):
            pass
        return
    _i: i64
    for _i in range(steps):
        if _i > 0 and track == BIOMASS and on_last_double(state, seat):
            return  # 16.9.1: it may be set back, and need not
        if not _step(state, seat, track, how):
            return


def can_advance(state: State, seat: i64, track: i64) -> bool:
    if state.own[seat * OWN + CORP] == MAKESHIFT:
        return _can_climb(state, seat, track, 5)
    return _next_space(state, seat, track) != NOTHING


def _step(state: State, seat: i64, track: i64, how: i64) -> bool:
    """One space up; False if the tracker cannot advance."""
    to = _next_space(state, seat, track)
    if to == NOTHING:
        return False
    own = state.own
    base = seat * OWN
    sheet = sheet_of(state, seat, track)
    if to == OVER_TOP:
        if how & BARE == 0:
            gain_movement(state, seat, state.box.over_top[sheet])  # 4.4
        return True
    own[base + TRACKER + track] = to
    own[base + OFFER] = NOTHING  # a technology may change what fits
    state.emit(ADVANCED, seat, 0, track, track, to)
    corporation = own[base + CORP]
    lose_second_level(state, seat)
    if how & BARE:
        return True
    if corporation == WORMHOLE and track == BIOMASS:
        state.ask(seat, ASK_HALF, to | (how << 4))
    elif corporation == OASIS and track == WATER:
        give(state, seat, sheet, state.box.path_track[to], state.box.path_space[to], how)
    else:
        give(state, seat, sheet, track, to, how)
    return True


def lose_second_level(state: State, seat: i64) -> None:
    """16.3.2: Flux Industries' second technology, with the third; under 10.17 that is gained in the next round."""
    own = state.own
    base = seat * OWN
    if own[base + CORP] == FLUX_INDUSTRIES and state.rule != NO_MILESTONES:
        if own[base + TRACKER + TECH] >= state.box.level_space[FLUX_INDUSTRIES * (LEVELS + 1) + 3]:
            own[base + SPENT] |= BIT[2]


def _next_space(state: State, seat: i64, track: i64) -> i64:
    """The space an advance leads to, OVER_TOP, or NOTHING if the tracker cannot advance."""
    own = state.own
    base = seat * OWN
    corporation = own[base + CORP]
    top = state.box.top[corporation * TRACKS + track]
    to = own[base + TRACKER + track] + 1
    if corporation == COSMOS:
        pods = own[base + TRACK_PODS + track]
        while to <= top and pods & BIT[to]:
            to += 1  # 16.2.8
    elif corporation == OASIS:
        while to <= top and _occupied(state, seat, _where(state, track, to)):
            if not level_works(state, seat, 1):
                return NOTHING  # 16.7.9
            to += 1  # 16.7.1
    elif corporation == WORMHOLE and track == BIOMASS and to > top and level_works(state, seat, 1):
        return 1  # 16.9.1: set back to the start as part of the advance
    if to <= top:
        return to
    return OVER_TOP if track == ROVER else NOTHING


def sheet_of(state: State, seat: i64, track: i64) -> i64:
    """Which printed tracks count: the corporation's own, or Flux Industries' improved one (16.3.3)."""
    corporation = state.own[seat * OWN + CORP]
    if corporation == FLUX_INDUSTRIES and state.own[seat * OWN + FLUX_TRACK] == track and level_works(state, seat, 3):
        return IMPROVED
    return corporation


def space_of(state: State, seat: i64, track: i64) -> i64:
    """How far up a tracker is, as printed."""
    space = state.own[seat * OWN + TRACKER + track]
    if track == BIOMASS and state.own[seat * OWN + CORP] == WORMHOLE:
        return state.box.half_space[space]
    return space


# -- benefits ------------------------------------------------------------------------------------------------------


def give(state: State, seat: i64, sheet: i64, track: i64, space: i64, how: i64) -> None:
    """The benefits of a space go onto the open list (4.2 to 4.12)."""
    box = state.box
    at = (sheet * TRACKS + track) * SPACES + space
    if box.movement[at] > 0:
        gain_movement(state, seat, box.movement[at])
    if box.boosts[at] > 0 and how & NO_BOOSTS == 0:
        gain_boosts(state, seat, box.boosts[at])
    if state.rule == NO_MILESTONES and how & IN_PLACE == 0:
        return  # 10.17
    if box.patches[at] > 0:
        owe(state, seat, PATCHES, box.patches[at])
    if box.landing[at] > 0 and state.own[seat * OWN + SUPPLY] > 0:
        owe(state, seat, LANDING, 1)
    if box.civ_rank[at] > 0:
        _reach_population(state, seat, box.civ_rank[at], how)
    if box.level[at] > 0 and state.own[seat * OWN + CORP] == FLUX_INDUSTRIES:
        owe(state, seat, TOKEN, 1)  # 16.3.8


def gain_boosts(state: State, seat: i64, boosts: i64) -> None:
    if state.rule != NO_SYNERGY:
        owe(state, seat, BOOST, boosts)


def gain_movement(state: State, seat: i64, movement: i64) -> None:
    """One gain of rover movement, with what technologies add to each."""
    corporation = state.own[seat * OWN + CORP]
    if corporation == UNIVERSAL and level_works(state, seat, 3):
        movement += 1  # 16.1.3
    elif corporation == MAKESHIFT and level_works(state, seat, 2) and _on_rover_column(state, seat) > 1:
        movement += 1  # 16.6.2
    state.own[seat * OWN + MOVEMENT] += movement


def _on_rover_column(state: State, seat: i64) -> i64:
    standing: i64 = 0
    tracker: i64
    for tracker in range(TRACKS):
        standing += i64(state.own[seat * OWN + COLUMN + tracker] == ROVER)
    return standing


def _reach_population(state: State, seat: i64, rank: i64, how: i64) -> None:
    owe(state, seat, CARD_DUE + rank, 1)
    if state.own[seat * OWN + CORP] == REPUBLIC:
        owe(state, seat, SETBACK, 1)  # 16.8.7
        if level_works(state, seat, 4) and how & NO_BOOSTS == 0:
            gain_boosts(state, seat, 1)  # 16.8.4


# -- regressing ----------------------------------------------------------------------------------------------------


def ask_regress(state: State, seat: i64, tracks: i64, steps: i64) -> None:
    """Choose one of these tracks and regress it; nothing happens if none of them can."""
    if can_regress(state, seat, tracks):
        state.ask(seat, ASK_REGRESS, tracks | (steps << 5))


def can_regress(state: State, seat: i64, tracks: i64) -> bool:
    return any(tracks & BIT[track] and _previous_space(state, seat, track) != NOTHING for track in range(TRACKS))


def regress_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=TRACKS)
    code: i64
    for code in range(REGRESS, REGRESS + TRACKS):
        if regress_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    return codes


def regress_blocked(state: State, seat: i64, code: i64) -> i64:
    if not REGRESS <= code < REGRESS + TRACKS:
        return NOT_ASKED
    if state.about(seat) & BIT[code - REGRESS] == 0:
        return OTHER_TRACK
    return CANNOT_REGRESS if _previous_space(state, seat, code - REGRESS) == NOTHING else 0


def take_regress(state: State, seat: i64, code: i64) -> None:
    steps = state.about(seat) >> 5
    state.answered(seat)
    _i: i64
    for _i in range(steps):
        regress(state, seat, code - REGRESS)


def regress(state: State, seat: i64, track: i64) -> None:
    """One space down, never with a benefit; nothing if that is impossible (4.14)."""
    to = _previous_space(state, seat, track)
    if to == NOTHING:
        return
    state.own[seat * OWN + TRACKER + track] = to
    state.own[seat * OWN + OFFER] = NOTHING
    state.emit(REGRESSED, seat, 0, track, state.own[seat * OWN + COLUMN + track], to)


def _previous_space(state: State, seat: i64, track: i64) -> i64:
    own = state.own
    base = seat * OWN
    corporation = own[base + CORP]
    to = own[base + TRACKER + track] - 1
    if corporation == COSMOS:
        while to >= 0 and own[base + TRACK_PODS + track] & BIT[to]:
            to -= 1
    elif corporation == MAKESHIFT:
        if to >= 0 and _occupied(state, seat, own[base + COLUMN + track] * SPACES + to):
            return NOTHING
    elif corporation == OASIS:
        while to >= 0 and _occupied(state, seat, _where(state, track, to)):
            if not level_works(state, seat, 1):
                return NOTHING
            to -= 1
    return to if to >= 0 else NOTHING


# -- boards on which trackers meet -----------------------------------------------------------------------------------


def _where(state: State, track: i64, space: i64) -> i64:
    """Oasis: the printed space, as column * SPACES + row (16.7.8)."""
    if track == WATER:
        return state.box.path_track[space] * SPACES + state.box.path_space[space]
    return track * SPACES + space


def _occupied(state: State, seat: i64, where: i64) -> bool:
    own = state.own
    base = seat * OWN
    oasis = own[base + CORP] == OASIS
    tracker: i64
    for tracker in range(TRACKS):
        space = own[base + TRACKER + tracker]
        there = _where(state, tracker, space) if oasis else own[base + COLUMN + tracker] * SPACES + space
        if there == where:
            return True
    return False


def _ask_climb(state: State, seat: i64, tracker: i64, steps: i64, how: i64) -> None:
    """Makeshift: ask for the way of the next step, if there is one."""
    if how & UNITING:
        if state.own[seat * OWN + TRACKER + tracker] >= state.open[seat * KINDS + UNION]:
            return
    elif steps == 0:
        return
    if _can_climb(state, seat, tracker, _ways(how)):
        state.ask(seat, ASK_CLIMB, tracker | (steps << 3) | (how << 6))


def _ways(how: i64) -> i64:
    """Three ways up and two sideways; who has to reach a space must go up."""
    return 3 if how & UNITING else 5


def _can_climb(state: State, seat: i64, tracker: i64, ways: i64) -> bool:
    return any(_climb_to(state, seat, tracker, direction) != NOTHING for direction in range(ways))


def climb_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=5)
    code: i64
    for code in range(CLIMB, CLIMB + 5):
        if climb_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    if _may_stay(state, seat):
        codes = append(codes, PASS)
    return codes


def climb_blocked(state: State, seat: i64, code: i64) -> i64:
    if code == PASS:
        return 0 if _may_stay(state, seat) else CANNOT_CLIMB
    if not CLIMB <= code < CLIMB + 5:
        return NOT_ASKED
    if code - CLIMB >= _ways(state.about(seat) >> 6):
        return CANNOT_CLIMB
    return CANNOT_CLIMB if _climb_to(state, seat, state.about(seat) & 7, code - CLIMB) == NOTHING else 0


def _may_stay(state: State, seat: i64) -> bool:
    """Only what leads up from below space 15, or straight over the top, must be done: the rest is a "may" (4.13)."""
    tracker = state.about(seat) & 7
    if _climb_to(state, seat, tracker, 1) == OVER_TOP:
        return False
    return state.own[seat * OWN + TRACKER + tracker] == SPACES - 1 or not _can_climb(state, seat, tracker, 3)


def take_climb(state: State, seat: i64, code: i64) -> None:
    about = state.about(seat)
    state.answered(seat)
    if code == PASS:
        return
    tracker = about & 7
    how = about >> 6
    own = state.own
    base = seat * OWN
    from_top = own[base + TRACKER + tracker] == SPACES - 1
    to = _climb_to(state, seat, tracker, code - CLIMB)
    own[base + FREE_STEPS] += i64(code >= CLIMB + 3)
    if to != OVER_TOP:
        own[base + COLUMN + tracker] = to // SPACES
        own[base + TRACKER + tracker] = to % SPACES
        own[base + OFFER] = NOTHING
        state.emit(ADVANCED, seat, 0, tracker, to // SPACES, to % SPACES)
    if how & BARE == 0:
        if from_top and code < CLIMB + 3:
            gain_movement(state, seat, state.box.over_top[MAKESHIFT])  # 16.6.10
        else:
            give(state, seat, MAKESHIFT, to // SPACES, to % SPACES, how)
    _ask_climb(state, seat, tracker, max(((about >> 3) & 7) - 1, 0), how)


def _climb_to(state: State, seat: i64, tracker: i64, direction: i64) -> i64:
    """Where a way leads, as column * SPACES + row; OVER_TOP, or NOTHING if it is closed (16.6.1, .3, .7, .10)."""
    own = state.own
    base = seat * OWN
    column = own[base + COLUMN + tracker]
    row = own[base + TRACKER + tracker]
    if direction == 1:
        if row == SPACES - 1:
            return OVER_TOP if column == ROVER else NOTHING
    else:
        column += 1 if direction in (2, 4) else -1
        if column < CIV or column > TECH:
            if not level_works(state, seat, 1):
                return NOTHING
            column = (column + TRACKS) % TRACKS
    if direction >= 3:
        if own[base + FREE_STEPS] >= MOST_FREE_STEPS or not level_works(state, seat, 3):
            return NOTHING
    elif row < SPACES - 1:
        row += 1
    elif column != ROVER:
        return NOTHING
    where = column * SPACES + row
    return NOTHING if _occupied(state, seat, where) else where


# -- double spaces ---------------------------------------------------------------------------------------------------


def half_options() -> vec[i64]:
    return vec[i64]([HALF, HALF + 1])


def half_blocked(code: i64) -> i64:
    return 0 if HALF <= code < HALF + 2 else NOT_ASKED


def on_last_double(state: State, seat: i64) -> bool:
    """Whether Wormhole's biomass tracker stands on its last double space (16.9.1)."""
    own = state.own
    base = seat * OWN
    return own[base + CORP] == WORMHOLE and own[base + TRACKER + BIOMASS] == state.box.top[WORMHOLE * TRACKS + BIOMASS]


def take_half(state: State, seat: i64, code: i64) -> None:
    """Wormhole: one of the two benefits of a double space (16.9.9)."""
    about = state.about(seat)
    state.answered(seat)
    how = about >> 4
    track = state.box.half[about & 15]
    if code == HALF + 1:
        if state.rule != NO_MILESTONES:
            owe(state, seat, PATCHES, 1)
    elif track >= 0:
        advance(state, seat, track, 1, how & NO_BOOSTS)
    elif how & NO_BOOSTS == 0:
        gain_boosts(state, seat, 1)
