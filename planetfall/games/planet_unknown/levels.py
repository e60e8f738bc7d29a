"""Which technologies work (rulebook chapter 8, and what chapter 16 says about levels)."""

from mypy_extensions import i64

from planetfall.games.planet_unknown.box import LEVELS, TECH, TRACKS
from planetfall.games.planet_unknown.effects import COSMOS, FLUX_INDUSTRIES, JUMP_DRIVE, MAKESHIFT, NO_MILESTONES
from planetfall.games.planet_unknown.state import (
    BIT,
    COLUMN,
    CORP,
    OWN,
    SLOTS,
    TRACK_PODS,
    TRACKER,
    WORKING,
    State,
)

__all__ = ["level_works", "plays", "remember_levels", "works"]


def plays(state: State, seat: i64, corporation: i64) -> bool:
    return state.own[seat * OWN + CORP] == corporation


def works(state: State, seat: i64, corporation: i64, level: i64) -> bool:
    """Whether the seat plays this corporation and has this technology at work."""
    return plays(state, seat, corporation) and level_works(state, seat, level)


def level_works(state: State, seat: i64, level: i64) -> bool:
    own = state.own
    base = seat * OWN
    if own[base + CORP] == JUMP_DRIVE:
        return own[base + SLOTS] & BIT[level] != 0
    if state.rule == NO_MILESTONES and own[base + WORKING] & BIT[level] == 0:
        return False  # 10.17
    return _reached(state, seat, level)


def _reached(state: State, seat: i64, level: i64) -> bool:
    own = state.own
    base = seat * OWN
    corporation = own[base + CORP]
    space = state.box.level_space[corporation * (LEVELS + 1) + level]
    if corporation == MAKESHIFT:
        return _column_reaches(state, base, space)
    if own[base + TRACKER + TECH] < space:
        return False
    if corporation == COSMOS:
        return own[base + TRACK_PODS + TECH] & BIT[space] == 0  # 16.2.9
    if corporation == FLUX_INDUSTRIES and level < LEVELS and state.rule != NO_MILESTONES:  # 16.3.9: the highest only
        return own[base + TRACKER + TECH] < state.box.level_space[corporation * (LEVELS + 1) + level + 1]
    return True


def _column_reaches(state: State, base: i64, space: i64) -> bool:
    """16.6.8: any tracker on the technology column will do."""
    tracker: i64
    for tracker in range(TRACKS):
        if state.own[base + COLUMN + tracker] == TECH and state.own[base + TRACKER + tracker] >= space:
            return True
    return False


def remember_levels(state: State, seat: i64) -> None:
    """When an event is shown: what works now goes on working (10.17)."""
    working: i64 = 0
    level: i64
    for level in range(1, LEVELS + 1):
        if level_works(state, seat, level):
            working |= BIT[level]
    state.own[seat * OWN + WORKING] = working
