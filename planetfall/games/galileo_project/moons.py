"""The four moons: how development markers move, and what moves them (rulebook chapter 7, 6.9 to 6.13).

A target is a robot or the unfinished project; only a robot whose levels count (5.10) moves a marker.
"""

from mypy_extensions import i64

from planetfall.games.galileo_project.box import FIELDS
from planetfall.games.galileo_project.events import CHANGED_LEVEL, DEVELOPED_MOON, MOVED
from planetfall.games.galileo_project.state import DEVELOPED, FIRST, NOTHING, OWN, State, field_of, later

__all__ = ["count_robot", "is_mine", "move_robot", "other_moon", "set_level"]


def _advance(state: State, seat: i64, moon: i64, levels: i64) -> None:
    """Forward; every bonus field reached or passed works, from the lowest on (7.3)."""
    own = state.own
    at = seat * OWN + DEVELOPED + moon
    before = field_of(state, seat, moon)
    own[at] += levels
    field = field_of(state, seat, moon)
    if state.setting.overshoot_lost == 1:
        own[at] = field  # 15.11
    if state.listening and field > before:
        state.emit(DEVELOPED_MOON, seat, 0, moon, before, field)
    while field > before:
        row = state.box.moon_bonus[moon * FIELDS + field]
        if row > 0:
            later(state, state.box.effect[row], row * 256 + 1)
        field -= 1


def _retreat(state: State, seat: i64, moon: i64, levels: i64) -> None:
    """Back: brings nothing, takes nothing away (7.4)."""
    own = state.own
    at = seat * OWN + DEVELOPED + moon
    before = field_of(state, seat, moon)
    own[at] -= levels
    if own[at] < 0:
        own[at] = 0  # where levels beyond the last field were lost (15.11)
    if state.listening and field_of(state, seat, moon) < before:
        state.emit(DEVELOPED_MOON, seat, 0, moon, before, field_of(state, seat, moon))


def count_robot(state: State, seat: i64, robot: i64) -> None:
    """From now on its levels count on its moon (5.9)."""
    state.counted[robot] = 1
    _advance(state, seat, state.beside[robot], state.level[robot])


def set_level(state: State, seat: i64, robot: i64, level: i64) -> None:
    """The marker of its moon moves along (6.11); that of a project does not (6.12)."""
    before = state.level[robot]
    state.level[robot] = level
    if state.listening:
        state.emit(CHANGED_LEVEL, seat, 0, robot, before, level)
    if state.counted[robot] == 1:
        if level > before:
            _advance(state, seat, state.beside[robot], level - before)
        else:
            _retreat(state, seat, state.beside[robot], before - level)


def move_robot(state: State, seat: i64, robot: i64, moon: i64) -> None:
    """To another moon; the marker of the old one goes back first (7.5, 8.5)."""
    old = state.beside[robot]
    state.beside[robot] = moon
    if state.listening:
        state.emit(MOVED, seat, 0, robot, moon, 0)
    if state.counted[robot] == 1:
        _retreat(state, seat, old, state.level[robot])
        _advance(state, seat, moon, state.level[robot])


def other_moon(state: State, robot: i64) -> i64:
    """The moon a robot with two moons is not beside now; NOTHING for the others (8.7)."""
    printed = state.box.moon[robot]
    second = state.box.other_moon[robot]
    if second == NOTHING and printed != NOTHING:
        second = state.moon_modifier[robot]
    if second == NOTHING or state.beside[robot] == NOTHING:
        return NOTHING
    return printed + second - state.beside[robot]


def is_mine(state: State, seat: i64, robot: i64) -> bool:
    """Whether it is a target of this seat: one of its robots, or its unfinished project (6.13)."""
    here = state.own[seat * OWN + FIRST]
    while here != NOTHING and here < robot:
        here = state.after[here]
    return here == robot
