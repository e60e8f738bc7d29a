"""Raising, lowering and setting levels, and moving robots with two moons (rulebook 6.8 to 6.13, 8.7, 12.10).

Four questions ask for a target (6.13); `_blocked` says for each of them which ones will do. A
raise remembers three numbers in one: (target to leave out + 1) * 512 + targets still to choose * 64 + levels. With no
targets to choose the chosen one is set to that level instead.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.galileo_project.box import MOST_LEVELS, ROBOTS
from planetfall.games.galileo_project.codes import (
    ASK_LEVELS,
    ASK_LIFT,
    ASK_LOWER,
    ASK_MOVE,
    ASK_RAISE,
    LEVELS,
    LOWER,
    MOVE,
    PASS,
    RAISE,
)
from planetfall.games.galileo_project.effects import STEP_RAISE_NEXT, STEP_RAISE_ONE
from planetfall.games.galileo_project.moons import is_mine, move_robot, other_moon, set_level
from planetfall.games.galileo_project.reasons import (
    HIGHEST_LEVEL,
    KEEPS_LEVEL_1,
    LOWERED_ITSELF,
    NOT_YOURS,
    ONE_MOON_ONLY,
    SAME_TARGET,
    TOO_MANY_LEVELS,
)
from planetfall.games.galileo_project.state import FIRST, NOTHING, OWN, SCRATCH, State, later

__all__ = [
    "TARGET",
    "ask_lower",
    "ask_move",
    "ask_raise",
    "levels_blocked",
    "levels_options",
    "raise_by",
    "take_levels",
    "take_lift",
    "take_lower",
    "take_move",
    "take_raise",
    "target_blocked",
    "target_options",
]

TARGET: Final = 64  # one target to choose
LEFT_OUT: Final = 512


# -- which target ------------------------------------------------------------------------------------------------


def ask_raise(state: State, seat: i64, about: i64) -> None:
    _ask(state, seat, ASK_RAISE, about)


def ask_lower(state: State, seat: i64) -> None:
    _ask(state, seat, ASK_LOWER, 0)


def ask_move(state: State, seat: i64, levels: i64) -> None:
    _ask(state, seat, ASK_MOVE, levels)


def _ask(state: State, seat: i64, question: i64, about: i64) -> None:
    """Nothing happens if no target will do (2.9)."""
    robot = state.own[seat * OWN + FIRST]
    while robot != NOTHING:
        if _blocked(state, seat, question, about, robot) == 0:
            state.ask(seat, question, about)
            return
        robot = state.after[robot]


def target_options(state: State, seat: i64, question: i64) -> vec[i64]:
    about = state.about(seat)
    first = _first_code(question)
    codes = SCRATCH
    found: i64 = 0
    if question == ASK_MOVE:
        codes[0] = PASS
        found = 1
    robot = state.own[seat * OWN + FIRST]
    while robot != NOTHING:
        if _blocked(state, seat, question, about, robot) == 0:
            codes[found] = first + robot
            found += 1
        robot = state.after[robot]
    return codes[:found]


def target_blocked(state: State, seat: i64, question: i64, code: i64) -> i64:
    if code == PASS and question == ASK_MOVE:
        return 0
    robot = code - _first_code(question)
    if not 0 <= robot < ROBOTS:
        return NOT_ASKED
    if not is_mine(state, seat, robot):
        return NOT_YOURS
    return _blocked(state, seat, question, state.about(seat), robot)


def _first_code(question: i64) -> i64:
    if question == ASK_LOWER:
        return LOWER
    if question == ASK_MOVE:
        return MOVE
    return RAISE


def _blocked(state: State, seat: i64, question: i64, about: i64, robot: i64) -> i64:
    """For a target of the seat."""
    if question == ASK_RAISE:
        return _raise_blocked(state, about, robot)
    if question == ASK_LOWER:
        return _lower_blocked(state, seat, robot)
    if question == ASK_LIFT:
        return _lift_blocked(state, about, robot)
    if other_moon(state, robot) == NOTHING:
        return ONE_MOON_ONLY
    return 0


# -- raising -----------------------------------------------------------------------------------------------------


def _raise_blocked(state: State, about: i64, robot: i64) -> i64:
    if robot + 1 == about // LEFT_OUT:
        return SAME_TARGET
    highest = state.box.top_level
    if about % LEFT_OUT < TARGET:
        highest = about % LEFT_OUT
    if state.level[robot] >= highest:
        return HIGHEST_LEVEL
    return 0


def take_raise(state: State, seat: i64, code: i64) -> None:
    about = state.about(seat)
    robot = code - RAISE
    state.answered(seat)
    if about % LEFT_OUT < TARGET:
        set_level(state, seat, robot, about % LEFT_OUT)
        return
    targets = about % LEFT_OUT // TARGET
    if targets > 1:
        later(state, STEP_RAISE_NEXT, (robot + 1) * LEFT_OUT + about % LEFT_OUT - TARGET)
    raise_by(state, seat, robot, about % TARGET)


def raise_by(state: State, seat: i64, robot: i64, levels: i64) -> None:
    """Levels beyond the highest are lost (6.10)."""
    level = state.level[robot]
    highest = state.box.top_level
    if level >= highest:
        return
    level += levels
    if level > highest:
        level = highest
    set_level(state, seat, robot, level)


# -- from one target to another ----------------------------------------------------------------------------------


def _lower_blocked(state: State, seat: i64, robot: i64) -> i64:
    """There must be another target to raise."""
    if state.level[robot] <= 1:
        return KEEPS_LEVEL_1
    other = state.own[seat * OWN + FIRST]
    while other != NOTHING:
        if _lift_blocked(state, robot, other) == 0:
            return 0
        other = state.after[other]
    return HIGHEST_LEVEL


def take_lower(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    state.ask(seat, ASK_LIFT, code - LOWER)


def _lift_blocked(state: State, lowered: i64, robot: i64) -> i64:
    if robot == lowered:
        return LOWERED_ITSELF
    if state.level[robot] >= state.box.top_level:
        return HIGHEST_LEVEL
    return 0


def take_lift(state: State, seat: i64, code: i64) -> None:
    lowered = state.about(seat)
    state.answered(seat)
    state.ask(seat, ASK_LEVELS, lowered * 64 + code - RAISE)


def levels_options(state: State, seat: i64) -> vec[i64]:
    codes = SCRATCH
    levels: i64
    most = _most_levels(state, state.about(seat))
    for levels in range(most):
        codes[levels] = LEVELS + levels
    return codes[:most]


def levels_blocked(state: State, seat: i64, code: i64) -> i64:
    if not LEVELS <= code < LEVELS + MOST_LEVELS:
        return NOT_ASKED
    if code - LEVELS >= _most_levels(state, state.about(seat)):
        return TOO_MANY_LEVELS
    return 0


def _most_levels(state: State, about: i64) -> i64:
    """The first keeps level 1, the second reaches the highest at most (12.10; 15.7)."""
    most = state.level[about // 64] - 1
    room = state.box.top_level - state.level[about % 64]
    if room < most:
        most = room
    if state.setting.transfer_one == 1:
        most = 1
    return most


def take_levels(state: State, seat: i64, code: i64) -> None:
    about = state.about(seat)
    state.answered(seat)
    levels = code - LEVELS + 1
    set_level(state, seat, about // 64, state.level[about // 64] - levels)
    set_level(state, seat, about % 64, state.level[about % 64] + levels)


# -- to the other moon -------------------------------------------------------------------------------------------


def take_move(state: State, seat: i64, code: i64) -> None:
    levels = state.about(seat)
    state.answered(seat)
    if code == PASS:
        return
    robot = code - MOVE
    if levels > 0:
        later(state, STEP_RAISE_ONE, robot * 64 + levels)
    move_robot(state, seat, robot, other_moon(state, robot))
