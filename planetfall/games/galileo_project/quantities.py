"""Quantities that goals and the characters' abilities at the end look at, under their names in components.toml."""

from typing import Final

from mypy_extensions import i64

from planetfall.games.galileo_project.box import MOONS, TYPES
from planetfall.games.galileo_project.state import (
    CLAIMS,
    COLOUR_COUNT,
    ENERGY_HELD,
    FIRST,
    MC_HELD,
    MODIFIED,
    NOTHING,
    OWN,
    TECH_COUNT,
    TUCKED_COUNT,
    TWO_MOONS,
    TYPE_COUNT,
    State,
    field_of,
)

__all__ = ["LOWEST_MOON", "QUANTITY_NAMES", "quantity"]

ROBOTS_OF_LEVEL: Final = 0
ROBOT_TYPES: Final = 1
MAIN_TYPE: Final = 2
MAIN_COLOUR: Final = 3
MAIN_MOON: Final = 4
ROBOTS_WITH_TWO_MOONS: Final = 5
ROBOTS_WITH_MODIFIER: Final = 6
TUCKED_CHARACTERS: Final = 7
LOWEST_MOON: Final = 8
MC_LEFT: Final = 9
ENERGY_LEFT: Final = 10
TECHNOLOGIES_OWNED: Final = 11
GOALS_CLAIMED: Final = 12
QUANTITY_NAMES: Final = {
    "robots_of_level": ROBOTS_OF_LEVEL,
    "robot_types": ROBOT_TYPES,
    "robots_of_main_type": MAIN_TYPE,
    "robots_of_main_colour": MAIN_COLOUR,
    "robots_on_main_moon": MAIN_MOON,
    "robots_with_two_moons": ROBOTS_WITH_TWO_MOONS,
    "robots_with_modifier": ROBOTS_WITH_MODIFIER,
    "characters": TUCKED_CHARACTERS,
    "lowest_moon": LOWEST_MOON,
    "mc": MC_LEFT,
    "energy": ENERGY_LEFT,
    "technologies": TECHNOLOGIES_OWNED,
    "goals": GOALS_CLAIMED,
}


def quantity(state: State, seat: i64, what: i64, least: i64) -> i64:
    """How many of it a seat has now; `least` is the level or the number some of them ask for."""
    own = state.own
    base = seat * OWN
    if what == ROBOTS_OF_LEVEL:
        return _robots_of_level(state, seat, least)
    if what == ROBOTS_WITH_TWO_MOONS:
        return own[base + TWO_MOONS]
    if what == ROBOTS_WITH_MODIFIER:
        return own[base + MODIFIED]
    if what == TUCKED_CHARACTERS:
        return own[base + TUCKED_COUNT]
    if what == LOWEST_MOON:
        return _lowest_moon(state, seat)
    if what == MC_LEFT:
        return own[base + MC_HELD]
    if what == ENERGY_LEFT:
        return own[base + ENERGY_HELD]
    if what == TECHNOLOGIES_OWNED:
        return own[base + TECH_COUNT]
    if what == GOALS_CLAIMED:
        return own[base + CLAIMS]
    return _main(state, seat, what, least)


def _main(state: State, seat: i64, what: i64, least: i64) -> i64:
    """Robots by type, colour or moon."""
    own = state.own
    base = seat * OWN
    if what == MAIN_COLOUR:
        if own[base + COLOUR_COUNT] > own[base + COLOUR_COUNT + 1]:
            return own[base + COLOUR_COUNT]
        return own[base + COLOUR_COUNT + 1]
    if what == MAIN_MOON:
        return _robots_on_main_moon(state, seat)
    found: i64 = 0
    kind: i64
    for kind in range(TYPES):
        count = own[base + TYPE_COUNT + kind]
        if what == ROBOT_TYPES:
            if count >= least:
                found += 1
        elif count > found:
            found = count
    return found


def _robots_of_level(state: State, seat: i64, least: i64) -> i64:
    found: i64 = 0
    robot = state.own[seat * OWN + FIRST]
    while robot != NOTHING:
        if state.level[robot] >= least and state.beside[robot] != NOTHING:
            found += 1
        robot = state.after[robot]
    return found


def _lowest_moon(state: State, seat: i64) -> i64:
    lowest = field_of(state, seat, 0)
    moon: i64
    for moon in range(1, MOONS):
        field = field_of(state, seat, moon)
        if field < lowest:
            lowest = field
    return lowest


def _robots_on_main_moon(state: State, seat: i64) -> i64:
    most: i64 = 0
    moon: i64
    for moon in range(MOONS):
        found: i64 = 0
        robot = state.own[seat * OWN + FIRST]
        while robot != NOTHING:
            if state.beside[robot] == moon:
                found += 1
            robot = state.after[robot]
        if found > most:
            most = found
    return most
