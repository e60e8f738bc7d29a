"""Claiming goals (rulebook chapter 10), also without meeting them (13.9)."""

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.galileo_project.box import GOALS, MOONS, SPACES
from planetfall.games.galileo_project.codes import ASK_GOAL, CLAIM, PASS
from planetfall.games.galileo_project.events import CLAIMED_GOAL
from planetfall.games.galileo_project.influence import energy_saved
from planetfall.games.galileo_project.quantities import LOWEST_MOON, quantity
from planetfall.games.galileo_project.reasons import (
    ALREADY_CLAIMED,
    GOAL_FULL,
    MARKERS_USED_UP,
    MUST_DO,
    NOT_MET,
)
from planetfall.games.galileo_project.state import (
    BIT,
    CLAIMED,
    CLAIMS,
    ENERGY_HELD,
    NOBODY,
    OWN,
    SCRATCH,
    State,
    field_of,
)

__all__ = ["ask_goal", "free_space", "goal_blocked", "goal_energy", "goal_options", "goal_price", "take_goal"]


def ask_goal(state: State, seat: i64, free: i64) -> None:
    """Only if there is one to claim."""
    if free == 0 and state.claimed == 1:
        return
    slot: i64
    for slot in range(GOALS):
        if _claim_blocked(state, seat, slot, free) == 0:
            state.ask(seat, ASK_GOAL, free)
            return


def goal_options(state: State, seat: i64) -> vec[i64]:
    free = state.about(seat)
    codes = SCRATCH
    found: i64 = 0
    if free == 0:
        codes[0] = PASS
        found = 1
    slot: i64
    for slot in range(GOALS):
        if _claim_blocked(state, seat, slot, free) == 0:
            codes[found] = CLAIM + slot
            found += 1
    return codes[:found]


def goal_blocked(state: State, seat: i64, code: i64) -> i64:
    free = state.about(seat)
    if code == PASS:
        if free == 1:
            return MUST_DO
        return 0
    if not CLAIM <= code < CLAIM + GOALS:
        return NOT_ASKED
    return _claim_blocked(state, seat, code - CLAIM, free)


def _claim_blocked(state: State, seat: i64, slot: i64, free: i64) -> i64:
    own = state.own
    if own[seat * OWN + CLAIMED] & BIT[slot]:
        return ALREADY_CLAIMED
    if state.space[slot * SPACES + SPACES - 1] != NOBODY:
        return GOAL_FULL
    if own[seat * OWN + CLAIMS] >= state.box.goal_markers:
        return MARKERS_USED_UP
    if free == 0 and goal_price(state, seat, slot) > own[seat * OWN + ENERGY_HELD]:
        return NOT_MET
    return 0


def goal_price(state: State, seat: i64, slot: i64) -> i64:
    """Energy to spend for what is missing, less what Europa saves (10.4, 10.5)."""
    lacking = goal_energy(state, seat, slot)
    if lacking == 0:
        return 0
    lacking -= energy_saved(state, seat)
    if lacking < 0:
        return 0
    return lacking


def goal_energy(state: State, seat: i64, slot: i64) -> i64:
    """By how much the number of the goal has to be lowered, 0 if it is met."""
    box = state.box
    goal = state.goal[slot]
    number = box.goal_number[goal]
    if box.goal_of[goal] == LOWEST_MOON and state.setting.energy_one_moon == 1:
        missing: i64 = 0
        moon: i64
        for moon in range(MOONS):  # each energy replaces one field on one moon (15.10)
            field = field_of(state, seat, moon)
            if field < number:
                missing += number - field
        return missing
    lacking = number - quantity(state, seat, box.goal_of[goal], box.goal_least[goal])
    if lacking < 0:
        return 0
    return lacking


def free_space(state: State, slot: i64) -> i64:
    """The leftmost one (10.2); SPACES if all are taken."""
    space: i64 = 0
    while space < SPACES and state.space[slot * SPACES + space] != NOBODY:
        space += 1
    return space


def take_goal(state: State, seat: i64, code: i64) -> None:
    free = state.about(seat)
    state.answered(seat)
    if code == PASS:
        return
    slot = code - CLAIM
    own = state.own
    energy: i64 = 0
    if free == 0:
        energy = goal_price(state, seat, slot)
        own[seat * OWN + ENERGY_HELD] -= energy
    elif state.setting.free_goal_claims == 1:
        state.claimed = 1  # 15.13
    space = free_space(state, slot)
    state.space[slot * SPACES + space] = seat
    own[seat * OWN + CLAIMED] |= BIT[slot]
    own[seat * OWN + CLAIMS] += 1
    if state.listening:
        state.emit(CLAIMED_GOAL, seat, state.box.space_vp[slot * SPACES + space], slot, space, energy)
