"""Setting up (rulebook 1): what lies there before the goals are drafted, and what is laid out after that."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.rng import Rng
from planetfall.games.evacuation.advanced import deal_hands
from planetfall.games.evacuation.box import (
    COLUMNS,
    DISPLAYS,
    INFRASTRUCTURE,
    LEVELS,
    SETS,
    SHIP_DISPLAY,
    STADIUM_DISPLAY,
    TECHNOLOGIES,
    Box,
)
from planetfall.games.evacuation.displays import fill_up, set_stack
from planetfall.games.evacuation.dominance import lay_lines
from planetfall.games.evacuation.goals import deal_goals
from planetfall.games.evacuation.orders import deal_orders
from planetfall.games.evacuation.solo import shuffle_solo
from planetfall.games.evacuation.state import BIT, OWN, SET, Setting, State

__all__ = ["YEARS", "lay_boards", "lay_out", "set_up"]

YEARS: Final = 4


def set_up(state: State, box: Box, setting: Setting, seats: i64, rng: Rng) -> None:
    """1.1 to 1.6: continents, technology sets, and in points mode the goals to draft."""
    state.seat_players(seats, rng)
    state.clear_table(box, setting, seats)
    sets = vec[i64](list(range(SETS)))
    rng.shuffle(sets)
    seat: i64
    for seat in range(seats):
        state.own[seat * OWN + SET] = sets[seat]
    if not setting.race:
        deal_goals(state)


def lay_boards(state: State) -> None:
    """1.7 to 1.9: what lies on the players' own boards once the goals are chosen, and with 15.1 their hands."""
    state.tiles = _lay_tiles(state, state.rng)
    if state.setting.advanced:
        deal_hands(state)
    state.revealed += 1


def lay_out(state: State) -> None:
    """1.10 to 1.17: everything else that is laid open."""
    rng = state.rng
    state.year = 1
    if state.seats == 1:
        _put_late_stadiums_aside(state)
    _stack(state, STADIUM_DISPLAY, _members(state.box.stadiums, state.late_stadiums), rng)
    _stack(state, SHIP_DISPLAY, _members(state.box.ships, 0), rng)
    _stack_projects(state, rng)
    display: i64
    for display in range(DISPLAYS):
        fill_up(state, display)
    state.bonus = _lay_bonuses(state, rng)
    if state.seats > 1:
        order = state.turn_order[:]
        rng.shuffle(order)  # alone: 17.1.2
        state.turn_order = order
    if state.seats == 1 or state.setting.third_party:
        shuffle_solo(state)
    if state.setting.orders:
        deal_orders(state)
    if state.setting.dominance:
        lay_lines(state)
    state.revealed += 1


def _lay_tiles(state: State, rng: Rng) -> vec[i64]:
    """1.7: each level of a set in random order."""
    tiles = vec[i64](capacity=TECHNOLOGIES)
    seat: i64
    level: i64
    technology: i64
    for seat in range(state.seats):
        for level in range(LEVELS):
            row = vec[i64](capacity=COLUMNS)
            for technology in range(TECHNOLOGIES):
                of_set = state.box.tech_set[technology] == state.own[seat * OWN + SET]
                if of_set and state.box.tech_level[technology] == level:
                    row = append(row, technology)
            rng.shuffle(row)
            for technology in row:
                tiles = append(tiles, technology)
    return tiles


def _put_late_stadiums_aside(state: State) -> None:
    """17.1.3."""
    stadium: i64
    for stadium in range(state.box.stadiums):
        if state.box.satisfaction[stadium] >= state.box.late_satisfaction:
            state.late_stadiums |= BIT[stadium]


def _members(count: i64, left_out: i64) -> vec[i64]:
    members = vec[i64](capacity=count)
    thing: i64
    for thing in range(count):
        if left_out & BIT[thing] == 0:
            members = append(members, thing)
    return members


def _stack(state: State, display: i64, things: vec[i64], rng: Rng) -> None:
    """1.11, 1.12."""
    rng.shuffle(things)
    set_stack(state, display, things)


def _stack_projects(state: State, rng: Rng) -> None:
    """1.13: all of level I on top."""
    stack = vec[i64](capacity=state.box.projects)
    level: i64
    project: i64
    for level in (1, 2):
        cards = vec[i64](capacity=state.box.projects)
        for project in range(state.box.projects):
            if state.box.project_level[project] == level:
                cards = append(cards, project)
        rng.shuffle(cards)
        for project in cards:
            stack = append(stack, project)
    set_stack(state, INFRASTRUCTURE, stack)


def _lay_bonuses(state: State, rng: Rng) -> vec[i64]:
    """1.15: three without a flag, then one with it."""
    cards = vec[i64](list(range(len(state.box.bonus_flag))))
    rng.shuffle(cards)
    plain = vec[i64](capacity=YEARS)
    flagged = vec[i64](capacity=YEARS)
    card: i64
    for card in cards:
        if state.box.bonus_flag[card]:
            flagged = append(flagged, card)
        elif len(plain) < YEARS - 1:
            plain = append(plain, card)
    return append(plain, flagged[0])
