"""Points (rulebook 13.1, with the modules 16 and alone 17.7). Counted afresh whenever somebody asks."""

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.games.evacuation.box import GOALS, NEW, ORDERS, RESOURCES
from planetfall.games.evacuation.dominance import fields_on_lines, rival_fields_on_lines
from planetfall.games.evacuation.goals import goal_points
from planetfall.games.evacuation.state import (
    BIT,
    ORDERS_PLAYED,
    OWN,
    OWN_GOALS,
    PRODUCTION,
    SITES_UP,
    STADIUM_COUNT,
    TOKENS,
    State,
    count_bits,
)
from planetfall.games.evacuation.turn_order import final_satisfaction, rival_satisfaction

__all__ = [
    "all_goal_points",
    "line_points",
    "lowest_points",
    "lowest_production",
    "order_points",
    "satisfaction_points",
    "site_points",
    "stadium_points",
    "token_points",
]


def lowest_production(state: State, seat: i64) -> i64:
    base = seat * OWN + PRODUCTION
    lowest = state.own[base]
    kind: i64
    for kind in range(1, RESOURCES):
        lowest = min(lowest, state.own[base + kind])
    return lowest


def lowest_points(state: State, seat: i64) -> i64:
    """13.1.2, 13.1.3."""
    table = state.box.lowest_points
    last = len(table) - 1
    lowest = lowest_production(state, seat)
    if lowest <= last:
        return table[lowest]
    return table[last] + (lowest - last) * state.box.lowest_beyond


def all_goal_points(state: State, seat: i64) -> i64:
    """13.1.4."""
    points: i64 = 0
    goal: i64
    for goal in range(GOALS):
        if state.own[seat * OWN + OWN_GOALS] & BIT[goal]:
            points += goal_points(state, seat, goal)
    return points


def site_points(state: State, seat: i64) -> i64:
    """13.1.5, 13.1.6: below zero for each site that is not evacuated."""
    box = state.box
    up = state.own[seat * OWN + SITES_UP]
    minus = count_bits(up & box.factory_sites) * box.minus_factory_site
    minus += count_bits(up & box.population_sites) * box.minus_population_site
    return -minus - count_bits(up & box.sea_tiles) * box.minus_sea_tile


def stadium_points(state: State, seat: i64) -> i64:
    """13.1.7."""
    missing = state.box.points_stadiums - state.own[seat * OWN + STADIUM_COUNT + NEW]
    return -missing * state.box.minus_stadium if missing > 0 else 0


def token_points(state: State, seat: i64) -> i64:
    """13.1.8."""
    return -state.own[seat * OWN + TOKENS] * state.box.minus_token


def order_points(state: State, seat: i64) -> i64:
    """16.1.5."""
    points: i64 = 0
    order: i64
    for order in range(ORDERS):
        if state.own[seat * OWN + ORDERS_PLAYED] & BIT[order]:
            points += state.box.order_points[order]
    return points


# -- places (13.1.9 to 13.1.12, 16.2.3, 16.2.4) ------------------------------------------------------------------------


def satisfaction_points(state: State, seat: i64) -> i64:
    values = vec[i64](capacity=5)
    other: i64
    for other in range(state.seats):
        values = append(values, _ranked_satisfaction(state, other))
    if state.seats == 1:  # 17.7.2
        enough = count_bits(state.rival_stadiums) >= state.box.points_stadiums
        values = append(values, rival_satisfaction(state) if enough else 0)
    box = state.box
    return _shared(box.points_satisfaction if state.seats > 2 else box.points_satisfaction_of_two, values, seat)


def _ranked_satisfaction(state: State, seat: i64) -> i64:
    """13.1.11: without enough stadiums it counts for nothing."""
    enough = state.own[seat * OWN + STADIUM_COUNT + NEW] >= state.box.points_stadiums
    return final_satisfaction(state, seat) if enough else 0


def line_points(state: State, seat: i64) -> i64:
    if not state.setting.dominance:
        return 0
    values = vec[i64](capacity=5)
    other: i64
    for other in range(state.seats):
        values = append(values, fields_on_lines(state, other))
    if state.seats == 1:  # 17.1.8
        values = append(values, rival_fields_on_lines(state))
    box = state.box
    return _shared(box.line_points if state.seats > 2 else box.line_points_of_two, values, seat)


def _shared(points: vec[i64], values: vec[i64], seat: i64) -> i64:
    """What the place of a seat brings; who is tied divides what their places bring. Zero has no place."""
    mine = values[seat]
    if mine == 0:
        return 0
    better: i64 = 0
    tied: i64 = 0
    value: i64
    for value in values:
        better += i64(value > mine)
        tied += i64(value == mine)
    total: i64 = 0
    place: i64
    for place in range(better, min(better + tied, len(points))):
        total += points[place]
    return total // tied
