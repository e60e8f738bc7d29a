"""The 14 population ships (rulebook 3.7): what each asks for, and who takes it."""

from typing import Final

from mypy_extensions import i64

from planetfall.games.reworld.events import SHIP_TAKEN
from planetfall.games.reworld.state import (
    BIT,
    COMPANIES_PLACED,
    COUNTS,
    DOCKED,
    FARMING_UNITS,
    LARGEST_CITY,
    ROW_MODULES,
    ROWS_STARTED,
    SATELLITES_USED,
    SCORE,
    SHIELDS,
    SHIPS,
    SHUTTLES_USED,
    State,
    gain,
)

__all__ = ["QUANTITY_NAMES", "asks_for_few", "progress", "take_ships"]

# What a ship asks for, as components.toml calls it.
QUANTITY_NAMES: Final = {
    "docking_row_modules": ROW_MODULES,  # + row - 1
    "docking_modules": DOCKED,
    "largest_city_tiles": LARGEST_CITY,
    "farming_units": FARMING_UNITS,
    "shields": SHIELDS,
    "companies": COMPANIES_PLACED,
    "shuttles_used": SHUTTLES_USED,
    "satellites_used": SATELLITES_USED,
    "rows_started": ROWS_STARTED,
    "score": SCORE,
}


def take_ships(state: State, seat: i64) -> None:
    """All ships this seat has earned. The box lists those that ask for a score last, so that the points of other ships
    count for them (3.7.12)."""
    asks = state.box.ship_asks
    mark = state.box.ship_mark
    side = state.seats * state.box.ships
    count = state.count  # gain() writes the new score into the same place
    base = seat * COUNTS
    left = state.ships_left
    ship: i64 = 0
    while left > 0:
        if left & 1 and _is_met(asks[ship], count[base + asks[ship]], mark[side + ship]):
            _take(state, seat, ship)
        left >>= 1
        ship += 1


def _take(state: State, seat: i64, ship: i64) -> None:
    points = state.box.ship_points[state.seats * state.box.ships + ship]
    state.ships_left -= BIT[ship]
    state.ships[seat] |= BIT[ship]
    gain(state, seat, SHIPS, points)
    state.emit(SHIP_TAKEN, seat, points, ship, 0, 0)


def _is_met(asks: i64, now: i64, mark: i64) -> bool:
    if asks_for_few(asks):
        return now <= mark
    return now >= mark


def asks_for_few(asks: i64) -> bool:
    """Ships that look at docked modules want them gone; all others want many of something."""
    return asks == DOCKED or asks >= ROW_MODULES


def progress(state: State, seat: i64, ship: i64) -> i64:
    """The number the ship looks at, as it stands for this seat."""
    return state.count[seat * COUNTS + state.box.ship_asks[ship]]
