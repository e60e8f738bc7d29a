"""Victory points (rulebook 11.6, 11.7, 12.15): the same sums at any time, tucked characters counted as if paid for."""

from typing import Final

from mypy_extensions import i64

from planetfall.core.game import places
from planetfall.games.galileo_project.box import CALLISTO, CHARACTERS, FIELDS, GOALS, MOONS, SPACES
from planetfall.games.galileo_project.influence import lasting
from planetfall.games.galileo_project.quantities import quantity
from planetfall.games.galileo_project.state import (
    CLAIMED,
    INFLUENCE_AT,
    OWN,
    TUCKED_COUNT,
    State,
    field_of,
)

__all__ = [
    "SOURCES",
    "SOURCE_NAMES",
    "character_vp",
    "field_vp",
    "final_ranking",
    "goals_vp",
    "moon_vp",
    "points",
    "technologies_vp",
    "total_vp",
]

# Where points come from: the four moons, then these.
CHARACTERS_AT_END: Final = 4
TECHNOLOGY_TILES: Final = 5
SOURCES: Final = 7
SOURCE_NAMES: Final = ("io", "europa", "ganymede", "callisto", "characters", "technologies", "goals")


def total_vp(state: State, seat: i64) -> i64:
    total: i64 = 0
    source: i64
    for source in range(SOURCES):
        total += points(state, seat, source)
    return total


def points(state: State, seat: i64, source: i64) -> i64:
    if source < MOONS:
        return moon_vp(state, seat, source)
    if source == CHARACTERS_AT_END:
        return _characters_vp(state, seat)
    if source == TECHNOLOGY_TILES:
        return technologies_vp(state, seat)
    return goals_vp(state, seat)


def moon_vp(state: State, seat: i64, moon: i64) -> i64:
    return field_vp(state, seat, moon, field_of(state, seat, moon))


def field_vp(state: State, seat: i64, moon: i64, field: i64) -> i64:
    """Callisto gives its VP for each robot of the type of which there are most (7.17)."""
    vp = state.box.moon_vp[moon * FIELDS + field]
    if moon == CALLISTO and vp > 0:
        return vp * quantity(state, seat, state.box.callisto_counts, 0)
    return vp


def character_vp(state: State, seat: i64, character: i64) -> i64:
    """What one card of this character gives the seat (12.15)."""
    box = state.box
    count = quantity(state, seat, box.score_of[character], box.score_least[character]) - box.score_minus[character]
    if count <= 0:
        return 0
    vp = count // box.score_per[character] * box.score_vp[character]
    if vp > box.score_max[character]:
        return box.score_max[character]
    return vp


def _characters_vp(state: State, seat: i64) -> i64:
    if state.own[seat * OWN + TUCKED_COUNT] == 0:
        return 0
    total: i64 = 0
    character: i64
    for character in range(CHARACTERS):
        cards = state.tucked[seat * CHARACTERS + character]
        if cards > 0:
            total += cards * character_vp(state, seat, character)
    return total + _clone_vp(state, seat)


def _clone_vp(state: State, seat: i64) -> i64:
    """AI Clone: the character that gives most scores once more (9.9)."""
    if lasting(state, seat, state.box.scores_again) == 0:
        return 0
    most: i64 = 0
    character: i64
    for character in range(CHARACTERS):
        if state.tucked[seat * CHARACTERS + character] > 0:
            vp = character_vp(state, seat, character)
            if vp > most:
                most = vp
    return most


def technologies_vp(state: State, seat: i64) -> i64:
    return lasting(state, seat, state.box.tech_vp)


def goals_vp(state: State, seat: i64) -> i64:
    total: i64 = 0
    if state.own[seat * OWN + CLAIMED] == 0:
        return 0
    space: i64
    for space in range(GOALS * SPACES):
        if state.space[space] == seat:
            total += state.box.space_vp[space]
    return total


def final_ranking(state: State) -> list[int]:
    """VP, then influence, then a shared place (11.7). Alone the ranks of 14.8 are the places, the best one first."""
    if state.seats == 1:
        vp = total_vp(state, 0)
        return [1 + len([rank for rank in state.box.ranks if rank > vp])]
    keys: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        keys.append((total_vp(state, seat), state.own[seat * OWN + INFLUENCE_AT]))
    return places(keys)
