"""Bonus: the topmost bonus card against the power points of each seat (rulebook chapter 10).

A seat that can count several totals (15.10, 19.23) says which of the bonuses it may get it takes.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.evacuation.box import GOALS
from planetfall.games.evacuation.codes import ASK_BONUS, BONUS
from planetfall.games.evacuation.counts import LOWER_BONUSES, UPPER_BONUSES
from planetfall.games.evacuation.deeds import begin_effects
from planetfall.games.evacuation.events import BONUS_GAINED, GOAL_SHOWN
from planetfall.games.evacuation.lasting import BONUS_EXTRA
from planetfall.games.evacuation.power import IN_BONUS, possible_power
from planetfall.games.evacuation.reasons import NO_SUCH_BONUS
from planetfall.games.evacuation.state import BIT, LOWER, OWN, OWN_GOALS, SHOWN_GOALS, UPPER, State
from planetfall.games.evacuation.technologies import begin_lasting_gains

__all__ = ["begin_bonus", "bonus_blocked", "bonus_options", "next_bonus", "take_bonus"]

UPPER_BONUS: Final = 0
LOWER_BONUS: Final = 1
NO_BONUS: Final = 2
OUTCOMES: Final = 3


def begin_bonus(state: State) -> None:
    state.turn = 0


def next_bonus(state: State) -> bool:
    """The next seat in turn order; False when all have had theirs. Alone nobody else gets a bonus (17.6.1)."""
    if state.turn == len(state.turn_order):
        return False
    seat = state.turn_order[state.turn]
    state.turn += 1
    if seat < state.seats:
        outcomes = _possible_bonuses(state, seat)
        if outcomes & (outcomes - 1):
            state.ask(seat, ASK_BONUS, 0)
        elif outcomes != BIT[NO_BONUS]:
            _grant(state, seat, UPPER_BONUS if outcomes == BIT[UPPER_BONUS] else LOWER_BONUS)
    return True


def _possible_bonuses(state: State, seat: i64) -> i64:
    """What comes of the totals the seat may count, a bit for each outcome (10.2: one of them)."""
    totals = possible_power(state, seat, IN_BONUS)
    outcomes: i64 = 0
    total: i64 = 0
    while totals:
        if totals & 1:
            outcomes |= BIT[_outcome(state, total)]
        totals >>= 1
        total += 1
    return outcomes


def _outcome(state: State, total: i64) -> i64:
    """10.3, 10.4."""
    card = state.bonus[state.year - 1]
    upper = state.box.bonus_number[card * 2]
    lower = state.box.bonus_number[card * 2 + 1]
    if total == upper or (state.setting.generous and total < upper):
        return UPPER_BONUS
    if total == lower or (state.setting.generous and total < lower):
        return LOWER_BONUS
    return NO_BONUS


def bonus_options(state: State, seat: i64) -> vec[i64]:
    outcomes = _possible_bonuses(state, seat)
    codes = vec[i64](capacity=OUTCOMES)
    outcome: i64
    for outcome in range(OUTCOMES):
        if outcomes & BIT[outcome]:
            codes = append(codes, BONUS + outcome)
    return codes


def bonus_blocked(state: State, seat: i64, code: i64) -> i64:
    if not BONUS <= code < BONUS + OUTCOMES:
        return NOT_ASKED
    return 0 if _possible_bonuses(state, seat) & BIT[code - BONUS] else NO_SUCH_BONUS


def take_bonus(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    if code != BONUS + NO_BONUS:
        _grant(state, seat, code - BONUS)


def _grant(state: State, seat: i64, which: i64) -> None:
    card = state.bonus[state.year - 1]
    state.own[seat * OWN + (UPPER if which == UPPER_BONUS else LOWER)] += 1
    state.emit(BONUS_GAINED, seat, 0, card, which, 0)
    _show_goals(state, seat, UPPER_BONUSES if which == UPPER_BONUS else LOWER_BONUSES)
    begin_effects(state, seat, state.box.bonus_first[card * 2 + which], state.box.bonus_count[card * 2 + which])
    begin_lasting_gains(state, seat, BONUS_EXTRA)  # 19.6; on top, so it can pay for the bonus


def _show_goals(state: State, seat: i64, counts: i64) -> None:
    """14.4 to 14.6: a goal that counts these bonuses is shown with the first one."""
    own = state.own
    base = seat * OWN
    goal: i64
    for goal in range(GOALS):
        if state.box.goal_counts[goal] == counts and own[base + OWN_GOALS] & ~own[base + SHOWN_GOALS] & BIT[goal]:
            own[base + SHOWN_GOALS] |= BIT[goal]
            state.emit(GOAL_SHOWN, seat, 0, goal, 0, 0)
