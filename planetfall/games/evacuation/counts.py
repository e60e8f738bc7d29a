"""What goals and orders count (rulebook 14 and 16.1.6). Numbered in the order of `parts.COUNTS`."""

from typing import Final

from mypy_extensions import i64

from planetfall.games.evacuation.box import COLUMNS, NEW, OLD, RESOURCES, STEPPE, TERRAINS
from planetfall.games.evacuation.markers import past
from planetfall.games.evacuation.state import (
    COMPLETE,
    LAID,
    LOWER,
    OWN,
    OWN_FIELDS,
    OWN_SHIPS,
    PAID,
    PEOPLE,
    PRODUCTION,
    SETTLED,
    STADIUM_COUNT,
    UPPER,
    State,
    count_bits,
)

__all__ = ["LOWER_BONUSES", "TECHNOLOGIES_COMPLETE", "UPPER_BONUSES", "count"]

POPULATION_SETTLED: Final = 0
UPPER_BONUSES: Final = 1
LOWER_BONUSES: Final = 2
INFRASTRUCTURE_PLAYED: Final = 3
INFRASTRUCTURE_FULFILLED: Final = 4
SHIPS_OWNED: Final = 5
STADIUMS_NEW_WORLD: Final = 6
FIELDS_STEPPE: Final = 7
FIELDS_NOT_STEPPE: Final = 8
TERRAINS_SETTLED: Final = 9
TECHNOLOGIES_COMPLETE: Final = 10
TURNING_POINTS: Final = 11  # passed by both markers
FACTORIES_SETTLED: Final = 12
FACTORY_SETS: Final = 13
FACTORIES_OF_TYPE: Final = 14  # + type
HIGHEST_PRODUCTION: Final = 17
PRODUCTION_OF_TYPE: Final = 18  # + resource


def count(state: State, seat: i64, what: i64) -> i64:
    own = state.own
    base = seat * OWN
    if what == POPULATION_SETTLED:
        return own[base + PEOPLE]
    if what == UPPER_BONUSES:
        return own[base + UPPER]
    if what == LOWER_BONUSES:
        return own[base + LOWER]
    if what == INFRASTRUCTURE_PLAYED:
        return count_bits(own[base + LAID] | own[base + PAID])
    if what == INFRASTRUCTURE_FULFILLED:
        return count_bits(own[base + PAID])
    if what == SHIPS_OWNED:
        return count_bits(own[base + OWN_SHIPS + OLD] | own[base + OWN_SHIPS + NEW])
    if what == STADIUMS_NEW_WORLD:
        return own[base + STADIUM_COUNT + NEW]
    if what == TECHNOLOGIES_COMPLETE:
        return _technologies(state, seat)
    if what == TURNING_POINTS:
        return _turning_points_of_both(state, seat)
    if what <= TERRAINS_SETTLED:
        return _fields(state, seat, what)
    if what <= FACTORY_SETS:
        return _factories(state, seat, what)
    if what < HIGHEST_PRODUCTION:
        return own[base + SETTLED + what - FACTORIES_OF_TYPE]
    if what == HIGHEST_PRODUCTION:
        return max(own[base + PRODUCTION], max(own[base + PRODUCTION + 1], own[base + PRODUCTION + 2]))
    return own[base + PRODUCTION + what - PRODUCTION_OF_TYPE]


def _turning_points_of_both(state: State, seat: i64) -> i64:
    points: i64 = 0
    while points < len(state.box.turning_points) and past(state, seat, points + 1) == 2:
        points += 1
    return points


def _technologies(state: State, seat: i64) -> i64:
    tiles: i64 = 0
    column: i64
    for column in range(COLUMNS):
        tiles += state.own[seat * OWN + COMPLETE + column]
    return tiles


def _fields(state: State, seat: i64, what: i64) -> i64:
    fields = state.own[seat * OWN + OWN_FIELDS]
    steppe = state.box.terrain_fields[STEPPE]
    if what == FIELDS_STEPPE:
        return count_bits(fields & steppe)
    if what == FIELDS_NOT_STEPPE:
        return count_bits(fields & ~steppe)
    terrains: i64 = 0
    terrain: i64
    for terrain in range(TERRAINS):
        terrains += i64(fields & state.box.terrain_fields[terrain] != 0)
    return terrains


def _factories(state: State, seat: i64, what: i64) -> i64:
    """All of them, or sets of three different ones."""
    total: i64 = 0
    fewest: i64 = state.own[seat * OWN + SETTLED]
    kind: i64
    for kind in range(RESOURCES):
        total += state.own[seat * OWN + SETTLED + kind]
        fewest = min(fewest, state.own[seat * OWN + SETTLED + kind])
    return total if what == FACTORIES_SETTLED else fewest
