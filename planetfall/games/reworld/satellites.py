"""The tasks of the 16 satellites (rulebook 3.6), and the choice of a city where a task asks for one."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.reworld.box import COMPANIES, LETTERS
from planetfall.games.reworld.codes import ASK_SURVEY, SURVEY
from planetfall.games.reworld.events import TASK_SCORED
from planetfall.games.reworld.reasons import NO_CITY_TO_MEASURE, NO_CITY_TO_MULTIPLY
from planetfall.games.reworld.settlement import end_turn
from planetfall.games.reworld.state import (
    CITY,
    COMPANIES_PLACED,
    COUNTS,
    ROWS,
    SATELLITES,
    SHIELDS,
    TASKS,
    State,
    add_tile,
    gain,
)

__all__ = [
    "ALL_COMPANIES",
    "ALL_TERRABOTS",
    "COMPANY",
    "DEFENCE_SHIELDS",
    "LETTER",
    "PRODUCT",
    "ROW_LENGTH",
    "TASK_NAMES",
    "begin_task",
    "survey_blocked",
    "survey_options",
    "take_survey",
    "task_points",
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


def begin_task(state: State, seat: i64) -> None:
    if _asks_for_city(state, state.flying) and len(survey_options(state, seat)) > 0:
        state.ask(seat, ASK_SURVEY, 0)
    else:
        _score_task(state, seat, -1)


def _asks_for_city(state: State, tile: i64) -> bool:
    task = state.box.task[tile]
    return task in (PRODUCT, ROW_LENGTH)


def survey_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=LETTERS)
    code: i64
    for code in range(SURVEY, SURVEY + LETTERS):
        if survey_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    return codes


def survey_blocked(state: State, seat: i64, code: i64) -> i64:
    if not SURVEY <= code < SURVEY + LETTERS:
        return NOT_ASKED
    if state.sign[seat * LETTERS + code - SURVEY] == 0:
        return NO_CITY_TO_MULTIPLY if state.box.task[state.flying] == PRODUCT else NO_CITY_TO_MEASURE
    return 0


def take_survey(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    _score_task(state, seat, code - SURVEY)


def _score_task(state: State, seat: i64, letter: i64) -> None:
    tile = state.flying
    points = task_points(state, seat, tile, letter)
    gain(state, seat, TASKS, points)
    add_tile(state, seat, SATELLITES, tile)
    state.emit(TASK_SCORED, seat, points, tile, letter, 0)
    end_turn(state, seat)


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
        return _terrabots_placed(state, seat)
    if task == DEFENCE_SHIELDS:
        return state.count[seat * COUNTS + SHIELDS]
    if task == BUILDERS:
        return _builders_placed(state, seat)
    if letter < 0:
        return 0
    tiles = state.length[seat * ROWS + CITY + letter]
    terrabots = state.terrabots[seat * LETTERS + letter]
    if task == PRODUCT:
        return terrabots * (tiles - terrabots)
    return tiles + 1


def _builders_placed(state: State, seat: i64) -> i64:
    placed: i64 = 0
    company: i64
    for company in range(1, COMPANIES + 1):
        placed += state.units[seat * (COMPANIES + 1) + company]
    return placed


def _terrabots_placed(state: State, seat: i64) -> i64:
    placed: i64 = 0
    letter: i64
    for letter in range(LETTERS):
        placed += state.terrabots[seat * LETTERS + letter]
    return placed
