"""Playing alone against the Syndicate (rulebook chapter 14)."""

from mypy_extensions import i64

from planetfall.games.galileo_project.box import GOALS, SPACES
from planetfall.games.galileo_project.characters import put_on_pile
from planetfall.games.galileo_project.codes import ACQUIRE, DEVELOP, HIRE
from planetfall.games.galileo_project.events import RIVAL_CLAIMED, RIVAL_TOOK_CHARACTER, RIVAL_TOOK_ROBOT
from planetfall.games.galileo_project.goals import free_space
from planetfall.games.galileo_project.rows import fill_rows
from planetfall.games.galileo_project.state import BIT, CLAIMED, NOTHING, RIVAL, State

__all__ = ["rival_moves"]


def rival_moves(state: State) -> None:
    """It thins the row that was not used (14.3), and claims a goal now and then (14.5)."""
    if state.did in (HIRE, DEVELOP):
        _take_robot(state)
    if state.did in (ACQUIRE, DEVELOP):
        _take_character(state)
    fill_rows(state)
    marks = state.box.rival_marks
    while state.rival_goals < len(marks) and state.cards_left <= marks[state.rival_goals]:
        state.rival_goals += 1
        _claim(state)


def _take_robot(state: State) -> None:
    """The rows were just filled up: the leftmost card lies in the first slot, if there is any."""
    robot = state.robot_row[0]
    if robot != NOTHING:
        state.robot_row[0] = NOTHING
        state.removed += 1
        state.emit(RIVAL_TOOK_ROBOT, 0, 0, robot, 0, 0)


def _take_character(state: State) -> None:
    card = state.row[0]
    if card != NOTHING:
        state.row[0] = NOTHING
        state.emit(RIVAL_TOOK_CHARACTER, 0, 0, card, 0, 0)
        put_on_pile(state, card)


def _claim(state: State) -> None:
    """Where the leftmost free space is worth most, of goals that the player has not claimed (14.6)."""
    best: i64 = NOTHING
    most: i64 = -1
    slot: i64
    for slot in range(GOALS):
        space = free_space(state, slot)
        if space < SPACES and state.own[CLAIMED] & BIT[slot] == 0:
            if state.box.space_vp[slot * SPACES + space] > most:
                most = state.box.space_vp[slot * SPACES + space]
                best = slot
    if best != NOTHING:
        space = free_space(state, best)
        state.space[best * SPACES + space] = RIVAL
        state.emit(RIVAL_CLAIMED, 0, 0, best, space, 0)
