"""Scores and places in both modes (rulebook 12.3, 13.1).

In the race a score is the lowest production once penalties and bonuses are counted; the places follow 12.3. Points are
what everybody can reckon so far; goals come at the end, when they are shown.
"""

from typing import Final

from mypy_extensions import i64

from planetfall.core.game import places
from planetfall.games.evacuation.events import SCORED
from planetfall.games.evacuation.points import (
    all_goal_points,
    line_points,
    lowest_points,
    lowest_production,
    order_points,
    satisfaction_points,
    site_points,
    stadium_points,
    token_points,
)
from planetfall.games.evacuation.race import race_ranking, race_score
from planetfall.games.evacuation.state import PHASE_OVER, State

__all__ = ["SOURCES", "SOURCE_NAMES", "earned", "ranking", "score", "scores", "tell_scores"]

# Where a score comes from.
FROM_PRODUCTION: Final = 0
FROM_GOALS: Final = 1
FROM_SITES: Final = 2
FROM_STADIUMS: Final = 3
FROM_TOKENS: Final = 4
FROM_SATISFACTION: Final = 5
FROM_ORDERS: Final = 6
FROM_LINES: Final = 7
FROM_RACE: Final = 8  # penalties and bonuses of the race together
SOURCES: Final = 9
SOURCE_NAMES: Final = (
    "production",
    "goals",
    "sites",
    "stadiums",
    "tokens",
    "satisfaction",
    "orders",
    "lines",
    "race",
)


def scores(state: State) -> list[int]:
    return [score(state, seat) for seat in range(state.seats)]


def score(state: State, seat: i64) -> i64:
    if state.setting.race:
        return race_score(state, seat)
    total: i64 = 0
    source: i64
    for source in range(SOURCES):
        total += earned(state, seat, source)
    return total


def earned(state: State, seat: i64, source: i64) -> i64:
    if state.setting.race:
        return _race_earned(state, seat, source)
    if source == FROM_PRODUCTION:
        return lowest_points(state, seat)
    if source == FROM_GOALS:
        return all_goal_points(state, seat) if state.phase == PHASE_OVER else 0
    if source == FROM_SITES:
        return site_points(state, seat)
    if source == FROM_STADIUMS:
        return stadium_points(state, seat)
    if source == FROM_TOKENS:
        return token_points(state, seat)
    if source == FROM_SATISFACTION:
        return satisfaction_points(state, seat)
    if source == FROM_ORDERS:
        return order_points(state, seat)
    return line_points(state, seat) if source == FROM_LINES else 0


def _race_earned(state: State, seat: i64, source: i64) -> i64:
    if source == FROM_PRODUCTION:
        return lowest_production(state, seat)
    if source != FROM_RACE:
        return 0
    return race_score(state, seat) - lowest_production(state, seat)


def ranking(state: State) -> list[int]:
    """13.1.1: most points, ties shared. Alone there is only the own score (17.7.1)."""
    if state.setting.race:
        return race_ranking(state)
    seat: i64
    keys: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        keys.append((score(state, seat),))
    return places(keys)


def tell_scores(state: State) -> None:
    if not state.listening:
        return
    seat: i64
    source: i64
    for seat in range(state.seats):
        for source in range(SOURCES):
            points = earned(state, seat, source)
            if points != 0:
                state.emit(SCORED, seat, points, source, 0, 0)
