"""The tasks of the 16 satellites (rulebook 3.6)."""

from typing import Final

from mypy_extensions import i64

from planetfall.games.reworld.box import COMPANIES, LETTERS
from planetfall.games.reworld.state import CITY, COMPANIES_PLACED, COUNTS, ROWS, SHIELDS, State

__all__ = [
    "TASK_NAMES",
    "asks_for_city",
    "builders_placed",
    "task_points",
    "terrabots_placed",
]

LETTER: Final = 1
COMPANY: Final = 2
ALL_COMPANIES: Final = 3
PRODUCT: Final = 4
ROW_LENGTH: Final = 5
ALL_TERRABOTS: Final = 6
DEFENCE_SHIELDS: Final = 7
BUILDERS: Final = 8

# As components.toml calls them.
TASK_NAMES: Final = {
    "letter": LETTER,
    "company": COMPANY,
    "companies": ALL_COMPANIES,
    "product": PRODUCT,
    "row_length": ROW_LENGTH,
    "terrabots": ALL_TERRABOTS,
    "shields": DEFENCE_SHIELDS,
    "builders": BUILDERS,
}


def asks_for_city(state: State, tile: i64) -> bool:
    task = state.box.task[tile]
    return task == PRODUCT or task == ROW_LENGTH


def task_points(state: State, seat: i64, tile: i64, letter: i64) -> i64:
    """Points for the settlement as it stands; `letter` is the chosen city, -1 if there is none."""
    task = state.box.task[tile]
    about = state.box.task_of[tile]
    if task == LETTER:
        return 2 * state.terrabots[seat * LETTERS + about]  # A9: the sign does not count
    if task == COMPANY:
        return 3 * state.units[seat * (COMPANIES + 1) + about]
    if task == ALL_COMPANIES:
        return 2 * state.count[seat * COUNTS + COMPANIES_PLACED]
    if task == ALL_TERRABOTS:
        return terrabots_placed(state, seat)
    if task == DEFENCE_SHIELDS:
        return state.count[seat * COUNTS + SHIELDS]
    if task == BUILDERS:
        return builders_placed(state, seat)
    if letter < 0:
        return 0
    tiles = state.length[seat * ROWS + CITY + letter]
    terrabots = state.terrabots[seat * LETTERS + letter]
    return terrabots * (tiles - terrabots) if task == PRODUCT else tiles + 1


def builders_placed(state: State, seat: i64) -> i64:
    placed: i64 = 0
    company: i64
    for company in range(1, COMPANIES + 1):
        placed += state.units[seat * (COMPANIES + 1) + company]
    return placed


def terrabots_placed(state: State, seat: i64) -> i64:
    placed: i64 = 0
    letter: i64
    for letter in range(LETTERS):
        placed += state.terrabots[seat * LETTERS + letter]
    return placed
