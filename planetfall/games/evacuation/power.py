"""Power points of a year (rulebook 9.3.1, 15.9, 15.10, 19.22, 19.23).

Cards with several values and technologies make several totals possible; which one counts is chosen in the progress
phase and again in the bonus phase.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.evacuation.box import ACTION_CARDS, AREAS
from planetfall.games.evacuation.codes import ADVANCE, POWER
from planetfall.games.evacuation.lasting import BONUS_SHIFT, POWER_MORE, lasting
from planetfall.games.evacuation.reasons import NOT_YOUR_POWER
from planetfall.games.evacuation.state import BIT, CARD_SHOWN, OWN, UNDER, State

__all__ = ["IN_BONUS", "IN_PROGRESS", "possible_power", "power_blocked", "power_options"]

IN_PROGRESS: Final = 0  # the two phases in which points count
IN_BONUS: Final = 1
MOST: Final = 62  # counts as this much: both markers together can use 50


def power_options(state: State, seat: i64) -> vec[i64]:
    totals = possible_power(state, seat, IN_PROGRESS)
    codes = vec[i64](capacity=4)
    power: i64
    for power in range(MOST + 1):
        if totals & BIT[power]:
            codes = append(codes, POWER + power)
    return codes


def power_blocked(state: State, seat: i64, code: i64) -> i64:
    if not POWER <= code < ADVANCE:
        return NOT_ASKED
    power = code - POWER
    return 0 if power <= MOST and possible_power(state, seat, IN_PROGRESS) & BIT[power] else NOT_YOUR_POWER


def possible_power(state: State, seat: i64, phase: i64) -> i64:
    """The totals a seat may count, a bit each."""
    more = lasting(state, seat, POWER_MORE if phase == IN_PROGRESS else BONUS_SHIFT)
    least = _least_power(state, seat)
    if more == 0 and not state.setting.advanced:
        return BIT[least if least < MOST else MOST]
    fewer = more if phase == IN_BONUS else 0
    added = _larger_values(state, seat)
    totals: i64 = 0
    total: i64
    step: i64 = 0
    while added:
        if added & 1:
            for total in range(least + step - fewer, least + step + more + 1):
                totals |= BIT[min(max(total, 0), MOST)]
        added >>= 1
        step += 1
    return totals


def _least_power(state: State, seat: i64) -> i64:
    """With the smallest value of every card."""
    own = state.own
    base = seat * OWN
    total: i64 = 0
    area: i64
    for area in range(AREAS):
        total += own[base + UNDER + area] * (area + 1)
    card: i64
    if state.setting.advanced:
        for card in range(ACTION_CARDS):
            if state.card_at[card] == CARD_SHOWN + seat:
                total += state.box.card_power[card][0]
    return total


def _larger_values(state: State, seat: i64) -> i64:
    """What the larger values of cards may add to that, a bit for each sum (15.10)."""
    sums = BIT[0]
    card: i64
    value: i64
    if state.setting.advanced:
        for card in range(ACTION_CARDS):
            if state.card_at[card] == CARD_SHOWN + seat:
                values = state.box.card_power[card]
                wider: i64 = 0
                for value in values:
                    wider |= sums << (value - values[0])
                sums = wider
    return sums
