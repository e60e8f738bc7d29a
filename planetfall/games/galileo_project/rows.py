"""The two rows of the main board (rulebook 2.6, 2.7)."""

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.games.galileo_project.box import SLOTS
from planetfall.games.galileo_project.state import IN_ROW, NOTHING, State

__all__ = ["fill_rows"]


def fill_rows(state: State) -> None:
    """Cards slide to the left, new ones come in at the right while their deck lasts."""
    shown = _fill_robots(state) + _fill_characters(state)
    if shown > 0:
        state.revealed += 1


def _fill_robots(state: State) -> i64:
    row = state.robot_row
    filled = _before_gap(row)
    slot: i64
    for slot in range(filled, SLOTS):
        if row[slot] != NOTHING:
            row[filled] = row[slot]
            filled += 1
    shown: i64 = 0
    for slot in range(filled, SLOTS):
        row[slot] = NOTHING
        if state.robots_left > 0:
            state.robots_left -= 1
            row[slot] = state.robot_deck[state.robots_left]
            shown += 1
    if state.robots_known > state.robots_left:
        state.robots_known = state.robots_left
    return shown


def _fill_characters(state: State) -> i64:
    row = state.row
    filled = _before_gap(row)
    slot: i64
    for slot in range(filled, SLOTS):
        if row[slot] != NOTHING:
            row[filled] = row[slot]
            filled += 1
    shown: i64 = 0
    for slot in range(filled, SLOTS):
        row[slot] = NOTHING
        if state.cards_left > 0:
            state.cards_left -= 1
            row[slot] = state.deck[state.cards_left]
            state.place[row[slot]] = IN_ROW
            shown += 1
    return shown


def _before_gap(row: vec[i64]) -> i64:
    """How many cards lie before the first gap: these stay where they are."""
    slot: i64 = 0
    while slot < SLOTS and row[slot] != NOTHING:
        slot += 1
    return slot
