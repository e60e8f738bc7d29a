"""The course of the game: four years of seven phases (rulebook 3.1, 4.1, 12.1).

A phase ends when nobody has anything left to decide. What is drawn or shown for all comes between the phases, so in
those that all play at once the order of their moves changes nothing.
"""

from mypy_extensions import i64

from planetfall.games.evacuation.advanced import ask_hands, end_turn
from planetfall.games.evacuation.bonus import begin_bonus, next_bonus
from planetfall.games.evacuation.codes import ASK_TURN
from planetfall.games.evacuation.deeds import carry_on
from planetfall.games.evacuation.events import RACE_DECIDED, YEAR_BEGAN
from planetfall.games.evacuation.goals import next_draft
from planetfall.games.evacuation.income import begin_income
from planetfall.games.evacuation.orders import claim_orders
from planetfall.games.evacuation.progress import begin_progress, next_progress
from planetfall.games.evacuation.race import has_won_race
from planetfall.games.evacuation.scoring import tell_scores
from planetfall.games.evacuation.setup import YEARS, lay_boards, lay_out
from planetfall.games.evacuation.solo import rival_passed, rival_turn
from planetfall.games.evacuation.state import (
    NOTHING,
    OUT,
    OWN,
    PHASE_ACTIONS,
    PHASE_BONUS,
    PHASE_DRAFT,
    PHASE_HANDS,
    PHASE_INCOME,
    PHASE_OVER,
    PHASE_PROGRESS,
    PHASE_TRANSPORT,
    PHASE_TURN_ORDER,
    PHASE_YEAR_END,
    RIVAL,
    State,
)
from planetfall.games.evacuation.transport import begin_transport
from planetfall.games.evacuation.turn_order import set_turn_order
from planetfall.games.evacuation.year_end import end_year

__all__ = ["proceed"]


def proceed(state: State) -> None:
    """Carry out what follows from a move, and go on until somebody has something to decide."""
    while True:
        _follow_up(state)
        if state.phase == PHASE_OVER or state.first_actor() >= 0:
            return
        if not _goes_on(state):
            _next_phase(state)


def _follow_up(state: State) -> None:
    seat: i64
    for seat in range(state.seats):
        carry_on(state, seat)
        _watch_race(state, seat)
    if state.phase not in (PHASE_INCOME, PHASE_TRANSPORT):
        claim_orders(state)  # 16.1.2; phases that all play at once claim at their end


def _watch_race(state: State, seat: i64) -> None:
    """12.1.2."""
    if state.setting.race and not state.ending and has_won_race(state, seat):
        state.ending = True
        state.emit(RACE_DECIDED, seat, 0, 0, 0, 0)


def _goes_on(state: State) -> bool:
    """Whether the phase has more to do for somebody."""
    phase = state.phase
    if phase == PHASE_ACTIONS:
        return _next_turn(state)
    if phase == PHASE_PROGRESS:
        return next_progress(state)
    if phase == PHASE_BONUS:
        return next_bonus(state)
    if phase == PHASE_DRAFT:
        return not state.setting.race and next_draft(state)
    return False


def _next_phase(state: State) -> None:
    phase = state.phase
    if phase in (PHASE_INCOME, PHASE_TRANSPORT):
        claim_orders(state)  # 16.1.3
    if phase == PHASE_BONUS and state.year == YEARS:
        _finish(state)
    elif state.ending and phase != PHASE_ACTIONS:
        _finish(state)  # 12.1.3, 12.1.4
    elif phase == PHASE_HANDS:
        lay_out(state)
        _begin_year(state)
    elif phase == PHASE_YEAR_END:
        _begin_year(state)
    else:
        state.phase = phase + 1
        _begin_phase(state)


def _begin_phase(state: State) -> None:
    phase = state.phase
    if phase == PHASE_HANDS:
        lay_boards(state)
        ask_hands(state)
    elif phase == PHASE_ACTIONS:
        state.turn = 0
    elif phase == PHASE_TRANSPORT:
        begin_transport(state)
    elif phase == PHASE_TURN_ORDER:
        set_turn_order(state)
    elif phase == PHASE_PROGRESS:
        begin_progress(state)
    elif phase == PHASE_BONUS:
        begin_bonus(state)
    else:
        end_year(state)


def _begin_year(state: State) -> None:
    state.phase = PHASE_INCOME
    state.emit(YEAR_BEGAN, -1, 0, state.year, 0, 0)
    begin_income(state)


def _finish(state: State) -> None:
    state.phase = PHASE_OVER
    state.revealed += 1  # goals
    tell_scores(state)


# -- turns of the action phase (4.1) ---------------------------------------------------------------------------------


def _next_turn(state: State) -> bool:
    """Ask whoever is next in turn order and has not passed; False once the phase is over."""
    if state.acting != NOTHING:
        seat = state.acting
        state.acting = NOTHING
        end_turn(state, seat)
        return True
    if state.turn == len(state.turn_order):
        if not _round_follows(state):
            return False
        state.turn = 0
    colour = state.turn_order[state.turn]
    state.turn += 1
    if colour < state.seats:
        if state.own[colour * OWN + OUT] == 0:
            state.ask(colour, ASK_TURN, 0)
    elif colour == RIVAL and not rival_passed(state):
        rival_turn(state)
    return True


def _round_follows(state: State) -> bool:
    """A decided race ends with the round (12.1.3); the third party comes last in one (17.8.1)."""
    active = _anybody_left(state)
    if active and state.setting.third_party and not rival_passed(state):
        rival_turn(state)
    if state.ending:
        return False
    return active or (state.seats == 1 and not rival_passed(state))


def _anybody_left(state: State) -> bool:
    return any(state.own[seat * OWN + OUT] == 0 for seat in range(state.seats))
