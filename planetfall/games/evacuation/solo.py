"""The solo cards (rulebook 17): the opponent of a lonely player, or a third party between two.

Of the stack in `state.solo` the first `turned` cards have been turned up; the back of the next one is open (17.1.4).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.games.evacuation.box import INFRASTRUCTURE, INLAND, SHIP_DISPLAY, SLOTS, STADIUM_DISPLAY
from planetfall.games.evacuation.displays import bury_slot, take_slot
from planetfall.games.evacuation.events import RIVAL_SETTLED, RIVAL_STADIUM, SOLO_CARD
from planetfall.games.evacuation.state import BIT, NOTHING, RIVAL, State

__all__ = ["join_late", "rival_passed", "rival_power", "rival_share", "rival_turn", "shuffle_solo"]

SETTLE: Final = 0
SHIP: Final = 1
PROJECT: Final = 2
STADIUM: Final = 3
X: Final = 0  # as a number
X_VALUE: Final = 4  # 17.3.3, 17.5.2
JOINS: Final = 2  # the year at the end of which the red card and the late stadiums join (17.1.3, 17.1.5)


def shuffle_solo(state: State) -> None:
    """17.1.6: at the start of every year; the red card is among them from year 3 on."""
    cards = vec[i64](capacity=8)
    card: i64
    for card in range(len(state.box.solo_action)):
        if card != state.box.red or state.year > JOINS:
            cards = append(cards, card)
    state.rng.shuffle(cards)
    state.solo = cards
    state.turned = 0
    state.revealed += 1


def join_late(state: State) -> None:
    """17.1.3: just before the year end of year 2 the stadiums that were put aside are shuffled into the stack."""
    if state.year != JOINS or state.late_stadiums == 0:
        return
    stack = state.stadiums[:]
    stadium: i64
    for stadium in range(len(state.box.satisfaction)):
        if state.late_stadiums & BIT[stadium]:
            stack = append(stack, stadium)
    state.late_stadiums = 0
    state.rng.shuffle(stack)
    state.stadiums = stack
    state.buried = state.buried[:]
    state.buried[STADIUM_DISPLAY] = 0


# -- his turns (17.3) --------------------------------------------------------------------------------------------------


def rival_passed(state: State) -> bool:
    """17.3.2: the last card stays."""
    return state.turned >= len(state.solo) - 1


def rival_turn(state: State) -> None:
    """17.3.1: the action of the topmost card, with the number and the letter of the next one."""
    box = state.box
    card = state.solo[state.turned]
    state.turned += 1
    state.revealed += 1
    top = state.solo[state.turned]
    number = box.solo_number[top]
    action = box.solo_action[card]
    state.emit(SOLO_CARD, NOTHING, 0, card, number, box.solo_letter[top])
    if action == SETTLE:
        _settle(state, X_VALUE if number == X else number, box.solo_letter[top])
    elif number != X:
        _take(state, action, number - 1)


def _take(state: State, action: i64, slot: i64) -> None:
    """17.3.4 to 17.3.7; 1 is the X space."""
    display: i64 = STADIUM_DISPLAY
    if action == SHIP:
        display = SHIP_DISPLAY
    elif action == PROJECT:
        display = INFRASTRUCTURE
    thing = state.display[display * SLOTS + slot]
    if thing == NOTHING:
        return
    if action == STADIUM:
        take_slot(state, display, slot)
        state.rival_stadiums |= BIT[thing]
        state.emit(RIVAL_STADIUM, NOTHING, 0, thing, 0, 0)
    else:
        bury_slot(state, display, slot)


def _settle(state: State, number: i64, letter: i64) -> None:
    """17.3.8: the tile moves counter-clockwise, as the corners are listed."""
    state.corner = (state.corner + number) % state.box.corners
    field = state.box.inland[(state.corner * 2 + letter) * INLAND + number - 1]
    if state.settled & BIT[field] == 0:
        state.settled |= BIT[field]
        state.rival_fields |= BIT[field]
        state.emit(RIVAL_SETTLED, NOTHING, 0, field, 0, 0)


# -- his progress (17.5) -----------------------------------------------------------------------------------------------


def rival_power(state: State, colour: i64) -> i64:
    """17.5.1: by the larger number of the bonus card, the neutral colour in years 1 and 3 by the smaller one."""
    smaller = colour != RIVAL and state.year % 2 == 1
    return state.box.bonus_number[state.bonus[state.year - 1] * 2 + (0 if smaller else 1)]


def rival_share(state: State) -> i64:
    """17.5.2: what the front marker takes, by the last solo card."""
    number = state.box.solo_number[state.solo[len(state.solo) - 1]]
    return X_VALUE if number == X else number
