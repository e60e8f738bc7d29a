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
    shown: i64 = 0
    slot: i64
    for slot in range(_slide(row), SLOTS):
        if state.robots_left > 0:
            state.robots_left -= 1
            row[slot] = state.robot_deck[state.robots_left]
            shown += 1
    if state.robots_known > state.robots_left:
        state.robots_known = state.robots_left
    return shown


def _fill_characters(state: State) -> i64:
    row = state.row
    shown: i64 = 0
    slot: i64
    for slot in range(_slide(row), SLOTS):
        if state.cards_left > 0:
            state.cards_left -= 1
            row[slot] = state.deck[state.cards_left]
            state.place[row[slot]] = IN_ROW
            shown += 1
    return shown


def _slide(row: vec[i64]) -> i64:
    """Gaps go to the right; how many cards lie there."""
    cards: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        card = row[slot]
        row[slot] = NOTHING
        if card != NOTHING:
            row[cards] = card
            cards += 1
    return cards
