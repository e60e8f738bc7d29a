"""The end of a year (rulebook chapter 11; 15.11 with advanced actions, 17.1.3 to 17.1.6 alone)."""

from mypy_extensions import i64

from planetfall.games.evacuation.advanced import renew_hands
from planetfall.games.evacuation.box import AREAS
from planetfall.games.evacuation.displays import clear_x
from planetfall.games.evacuation.events import YEAR_ENDED
from planetfall.games.evacuation.solo import join_late, shuffle_solo
from planetfall.games.evacuation.state import NOTHING, OUT, OWN, POINTS, REST, TAKEN, UNDER, State

__all__ = ["end_year"]


def end_year(state: State) -> None:
    """The next bonus card is on top by itself: it is the year's (11.3)."""
    join_late(state)
    state.emit(YEAR_ENDED, NOTHING, 0, state.year, 0, 0)
    state.year += 1
    clear_x(state)
    seat: i64
    for seat in range(state.seats):
        _clear_actions(state, seat * OWN)
    if state.setting.advanced:
        renew_hands(state)
    if len(state.solo) > 0:
        shuffle_solo(state)


def _clear_actions(state: State, base: i64) -> None:
    """11.5."""
    own = state.own
    own[base + TAKEN] = 0
    own[base + OUT] = 0
    area: i64
    for area in range(AREAS):
        own[base + UNDER + area] = 0
    own[base + POINTS] = NOTHING
    own[base + REST] = 0
