"""Modifiers and robotics projects (rulebook chapter 8), and the project that technology 3b assembles (9.12, 9.13).

Modifiers are counted 0-3 by type, then 4-7 by moon. The kinds an effect allows are two bits: 1 robot, 2 moon.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.galileo_project.box import FIRST_PROJECT, PROJECTS, ROBOTS, TYPES
from planetfall.games.galileo_project.codes import (
    ASK_MODIFIER,
    ASK_PROJECT,
    ASK_PUT,
    MODIFIER,
    NEW_PROJECT,
    PASS,
    PROJECT,
    PUT,
)
from planetfall.games.galileo_project.effects import STEP_ABILITY, STEP_ADVANCE, STEP_COMPLETE, STEP_GAIN
from planetfall.games.galileo_project.events import ASSIGNED, COMPLETED, NEW_PROJECT_BEGUN
from planetfall.games.galileo_project.moons import is_mine, move_robot
from planetfall.games.galileo_project.reasons import (
    CARRIES_ROBOT_MODIFIER,
    MODIFIER_OTHER_KIND,
    MODIFIER_USED,
    MUST_DO,
    NO_FREE_MOON_SLOT,
    NO_PLACE_FOR_IT,
    NO_PROJECT_LEFT,
    NOT_IN_STACK,
    NOT_YOURS,
    PROJECT_HAS_ONE,
    PROJECT_OPEN_ALREADY,
    SAME_MOON,
    SAME_TYPE,
)
from planetfall.games.galileo_project.state import (
    BIT,
    FIRST,
    MODIFIED,
    MOON_KIT,
    NOTHING,
    OWN,
    PROJECT_OPEN,
    ROBOT_COUNT,
    ROBOT_KIT,
    SCRATCH,
    TWO_MOONS,
    TYPE_COUNT,
    State,
    later,
    link,
)

__all__ = [
    "assemble",
    "complete",
    "modifier_blocked",
    "modifier_options",
    "new_project_blocked",
    "new_project_options",
    "place_modifier",
    "put_blocked",
    "put_options",
    "take_modifier",
    "take_new_project",
    "take_put",
]

MODIFIERS: Final = 8
ALL_TYPES: Final = 15
ALL_MOONS: Final = 240
ROBOT_KIND: Final = 1
MOON_KIND: Final = 2
ASSEMBLING: Final = 4  # in what the question remembers
FOR_ASSEMBLY: Final = 9  # what ASK_PROJECT remembers then


# -- which modifier ----------------------------------------------------------------------------------------------


def place_modifier(state: State, seat: i64, kinds: i64) -> None:
    """Nothing happens if none of them fits anywhere (2.9)."""
    if _placeable(state, seat, kinds) != 0:
        state.ask(seat, ASK_MODIFIER, kinds)


def _unused(state: State, seat: i64, kinds: i64) -> i64:
    """Unused modifiers of these kinds, one bit each."""
    unused: i64 = 0
    if kinds & ROBOT_KIND:
        unused = state.own[seat * OWN + ROBOT_KIT]
    if kinds & MOON_KIND:
        unused |= state.own[seat * OWN + MOON_KIT] * 16
    return unused


def _placeable(state: State, seat: i64, kinds: i64) -> i64:
    """Unused modifiers that fit somewhere, one bit each."""
    unused = _unused(state, seat, kinds)
    fitting: i64 = 0
    if _begin_blocked(state, seat) == 0:
        return unused
    robot = state.own[seat * OWN + FIRST]
    while robot != NOTHING and unused & ~fitting != 0:
        fitting |= _fits_on(state, robot)
        robot = state.after[robot]
    return unused & fitting


def _fits_on(state: State, robot: i64) -> i64:
    """The modifiers that may lie on this robot or project of a seat, one bit each; `_misfit` gives the reasons."""
    box = state.box
    fitting: i64 = 0
    if robot >= FIRST_PROJECT:
        if state.robot_modifier[robot] == NOTHING:
            fitting = ALL_TYPES
        if state.moon_modifier[robot] == NOTHING:
            fitting |= ALL_MOONS
        return fitting
    if state.robot_modifier[robot] == NOTHING:
        fitting = ALL_TYPES - BIT[box.type[robot]]
    if box.other_moon[robot] == NOTHING and state.moon_modifier[robot] == NOTHING:
        fitting |= ALL_MOONS - BIT[TYPES + box.moon[robot]]
    return fitting


def _misfit(state: State, robot: i64, modifier: i64) -> i64:
    """Why a modifier may not lie on this robot or project."""
    if _fits_on(state, robot) & BIT[modifier]:
        return 0
    if state.beside[robot] == NOTHING:
        return PROJECT_HAS_ONE
    if modifier < TYPES:
        if state.robot_modifier[robot] == NOTHING:
            return SAME_TYPE
        return CARRIES_ROBOT_MODIFIER
    if robot < FIRST_PROJECT and state.box.other_moon[robot] == NOTHING and state.moon_modifier[robot] == NOTHING:
        return SAME_MOON
    return NO_FREE_MOON_SLOT


def modifier_options(state: State, seat: i64) -> vec[i64]:
    about = state.about(seat)
    codes = SCRATCH
    found: i64 = 0
    if about & ASSEMBLING:
        possible = _unused(state, seat, about & 3)
    else:
        codes[0] = PASS
        found = 1
        possible = _placeable(state, seat, about & 3)
    modifier: i64
    for modifier in range(MODIFIERS):
        if possible & BIT[modifier]:
            codes[found] = MODIFIER + modifier
            found += 1
    return codes[:found]


def modifier_blocked(state: State, seat: i64, code: i64) -> i64:
    about = state.about(seat)
    if code == PASS:
        if about & ASSEMBLING:
            return MUST_DO
        return 0
    if not MODIFIER <= code < MODIFIER + MODIFIERS:
        return NOT_ASKED
    bit = BIT[code - MODIFIER]
    if _unused(state, seat, 3) & bit == 0:
        return MODIFIER_USED
    if _unused(state, seat, about & 3) & bit == 0:
        return MODIFIER_OTHER_KIND
    if about & ASSEMBLING == 0 and _placeable(state, seat, about & 3) & bit == 0:
        return NO_PLACE_FOR_IT
    return 0


def take_modifier(state: State, seat: i64, code: i64) -> None:
    about = state.about(seat)
    state.answered(seat)
    if code == PASS:
        return
    if about & ASSEMBLING:
        _assign(state, seat, code - MODIFIER, about >> 3)
        if about & ROBOT_KIND:
            state.ask(seat, ASK_MODIFIER, about - ROBOT_KIND + MOON_KIND)
    else:
        state.ask(seat, ASK_PUT, code - MODIFIER)


# -- where it goes -----------------------------------------------------------------------------------------------


def put_options(state: State, seat: i64) -> vec[i64]:
    bit = BIT[state.about(seat)]
    codes = SCRATCH
    found: i64 = 0
    robot = state.own[seat * OWN + FIRST]
    while robot != NOTHING:
        if _fits_on(state, robot) & bit:
            codes[found] = PUT + robot
            found += 1
        robot = state.after[robot]
    if _begin_blocked(state, seat) == 0:
        codes[found] = NEW_PROJECT
        found += 1
    return codes[:found]


def put_blocked(state: State, seat: i64, code: i64) -> i64:
    if code == NEW_PROJECT:
        return _begin_blocked(state, seat)
    if not PUT <= code < PUT + ROBOTS:
        return NOT_ASKED
    if not is_mine(state, seat, code - PUT):
        return NOT_YOURS
    return _misfit(state, code - PUT, state.about(seat))


def _begin_blocked(state: State, seat: i64) -> i64:
    """A new project (8.14, 8.16)."""
    if state.own[seat * OWN + PROJECT_OPEN] != NOTHING:
        return PROJECT_OPEN_ALREADY
    if len(state.projects) == 0:
        return NO_PROJECT_LEFT
    return 0


def take_put(state: State, seat: i64, code: i64) -> None:
    modifier = state.about(seat)
    state.answered(seat)
    if code != NEW_PROJECT:
        _assign(state, seat, modifier, code - PUT)
    elif state.setting.any_project == 1:
        state.ask(seat, ASK_PROJECT, 1 + modifier)
    else:
        _begin(state, seat, modifier, state.projects[len(state.projects) - 1])


def _begin(state: State, seat: i64, modifier: i64, project: i64) -> None:
    robot = FIRST_PROJECT + project
    _draw_project(state, seat, project)
    state.own[seat * OWN + PROJECT_OPEN] = robot
    _assign(state, seat, modifier, robot)


def _draw_project(state: State, seat: i64, project: i64) -> None:
    """Off the stack; the level of the next card comes to light (1.15), unless it lay open before the draft ended."""
    stack = state.projects
    count: i64 = len(stack)
    known = state.projects_known
    rest = vec[i64](capacity=PROJECTS)
    place: i64
    for place in range(count):
        if stack[place] != project:
            rest = append(rest, stack[place])
        elif place >= count - known:
            state.projects_known = known - 1
        elif place == count - 1 and count > 1:
            state.revealed += 1
    state.projects = rest
    link(state, seat, FIRST_PROJECT + project)
    if state.listening:
        state.emit(NEW_PROJECT_BEGUN, seat, 0, FIRST_PROJECT + project, 0, 0)


def _assign(state: State, seat: i64, modifier: i64, robot: i64) -> None:
    own = state.own
    base = seat * OWN
    if state.listening:
        state.emit(ASSIGNED, seat, 0, modifier, robot, 0)
    is_robot = state.beside[robot] != NOTHING
    if is_robot and state.robot_modifier[robot] == NOTHING and state.moon_modifier[robot] == NOTHING:
        own[base + MODIFIED] += 1
    if modifier < TYPES:
        own[base + ROBOT_KIT] -= BIT[modifier]
        state.robot_modifier[robot] = modifier
        if is_robot:
            own[base + TYPE_COUNT + modifier] += 1
            if state.setting.adds_type == 0:
                own[base + TYPE_COUNT + state.box.type[robot]] -= 1  # 8.9
    else:
        own[base + MOON_KIT] -= BIT[modifier - TYPES]
        state.moon_modifier[robot] = modifier - TYPES
        if is_robot:
            own[base + TWO_MOONS] += 1
            move_robot(state, seat, robot, modifier - TYPES)
    if not is_robot and state.robot_modifier[robot] != NOTHING and state.moon_modifier[robot] != NOTHING:
        later(state, STEP_COMPLETE, robot)


# -- projects ----------------------------------------------------------------------------------------------------


def complete(state: State, seat: i64, project: i64) -> None:
    """It becomes a robot: influence, its ability, then its moon advances (8.11, 8.12)."""
    own = state.own
    base = seat * OWN
    kind = state.robot_modifier[project]
    moon = state.moon_modifier[project]
    if own[base + PROJECT_OPEN] == project:
        own[base + PROJECT_OPEN] = NOTHING
    state.beside[project] = moon
    own[base + ROBOT_COUNT] += 1
    own[base + TYPE_COUNT + kind] += 1
    own[base + MODIFIED] += 1
    if state.listening:
        state.emit(COMPLETED, seat, 0, project, kind, moon)
    later(state, STEP_ADVANCE, project)
    later(state, STEP_ABILITY, project)
    if state.setting.no_project_influence == 0:
        later(state, STEP_GAIN, state.level[project])


def new_project_options(state: State) -> vec[i64]:
    """Any card of the stack (15.8)."""
    codes = SCRATCH
    found: i64 = 0
    project: i64
    for project in range(PROJECTS):
        if _in_stack(state, project):
            codes[found] = PROJECT + project
            found += 1
    return codes[:found]


def new_project_blocked(state: State, code: i64) -> i64:
    if not PROJECT <= code < PROJECT + PROJECTS:
        return NOT_ASKED
    if not _in_stack(state, code - PROJECT):
        return NOT_IN_STACK
    return 0


def _in_stack(state: State, project: i64) -> bool:
    return any(other == project for other in state.projects)


def take_new_project(state: State, seat: i64, code: i64) -> None:
    about = state.about(seat)
    state.answered(seat)
    if about == FOR_ASSEMBLY:
        _assemble(state, seat, code - PROJECT)
    else:
        _begin(state, seat, about - 1, code - PROJECT)


def assemble(state: State, seat: i64) -> None:
    """A new project gets two modifiers at once, beside an unfinished one (9.12, 9.13)."""
    own = state.own
    if len(state.projects) == 0 or own[seat * OWN + ROBOT_KIT] == 0 or own[seat * OWN + MOON_KIT] == 0:
        return
    if state.setting.any_project == 1:
        state.ask(seat, ASK_PROJECT, FOR_ASSEMBLY)
    else:
        _assemble(state, seat, state.projects[len(state.projects) - 1])


def _assemble(state: State, seat: i64, project: i64) -> None:
    _draw_project(state, seat, project)
    state.ask(seat, ASK_MODIFIER, (FIRST_PROJECT + project) * 8 + ASSEMBLING + ROBOT_KIND)
