"""Turn order by satisfaction (rulebook chapter 8, alone 17.4)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.games.evacuation.box import NEW, OLD, STADIUMS
from planetfall.games.evacuation.events import TURN_ORDER_SET
from planetfall.games.evacuation.state import BIT, LEARNED, OWN, PLEASED, RIVAL, State

__all__ = ["final_satisfaction", "rival_satisfaction", "satisfaction", "set_turn_order"]

NEUTRAL_LESS: Final = 5  # 17.4.1: 2.5 below the opponent, counted in halves


def set_turn_order(state: State) -> None:
    """The most satisfied first; who is tied changes places, so of those the last one comes first (8.3)."""
    before = state.turn_order
    last: i64 = len(before) - 1
    after = vec[i64](capacity=4)
    place: i64
    for place in range(last + 1):
        after = append(after, before[last - place])
    for place in range(1, last + 1):  # sorted where they stand, so that equal ones stay as they are
        step = place
        while step > 0 and _halves(state, after[step - 1]) < _halves(state, after[step]):
            colour = after[step]
            after[step] = after[step - 1]
            after[step - 1] = colour
            step -= 1
    state.turn_order = after
    for place in range(last + 1):
        if after[place] < state.seats:
            state.emit(TURN_ORDER_SET, after[place], 0, place + 1, satisfaction(state, after[place]), 0)


def _halves(state: State, colour: i64) -> i64:
    """Twice the satisfaction of a seat, or alone of the opponent and of the neutral colour."""
    if colour < state.seats:
        return 2 * satisfaction(state, colour)
    return 2 * rival_satisfaction(state) - (0 if colour == RIVAL else NEUTRAL_LESS)


def satisfaction(state: State, seat: i64) -> i64:
    """For the turn order (8.2, option 1.22)."""
    if state.setting.new_stadiums:
        return final_satisfaction(state, seat)
    return final_satisfaction(state, seat) + state.own[seat * OWN + PLEASED + OLD]


def final_satisfaction(state: State, seat: i64) -> i64:
    """At the end only stadiums on the New World and technologies count (12.2.8)."""
    return state.own[seat * OWN + PLEASED + NEW] + state.own[seat * OWN + LEARNED]


def rival_satisfaction(state: State) -> i64:
    """17.4.1: what the stadiums of the opponent show."""
    total: i64 = 0
    stadium: i64
    for stadium in range(STADIUMS):
        if state.rival_stadiums & BIT[stadium]:
            total += state.box.satisfaction[stadium]
    return total
