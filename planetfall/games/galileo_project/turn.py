"""The turn: its three steps, the end of the turn and of the game (rulebook chapters 2 and 11)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.galileo_project.box import KINDS, SLOTS, TECHNOLOGIES
from planetfall.games.galileo_project.characters import (
    AT_THE_END,
    AT_TURNS_END,
    ask_drop,
    hire,
    hire_blocked,
    payable,
    tuck_limit,
)
from planetfall.games.galileo_project.codes import (
    ACQUIRE,
    ASK_END,
    ASK_TRACK,
    ASK_TURN,
    CHANGE,
    DEVELOP,
    HIRE,
    PASS,
)
from planetfall.games.galileo_project.effects import STEP_END, STEP_GOAL, STEP_PAY_CHARACTERS
from planetfall.games.galileo_project.events import END_TRIGGERED, PAID_CHARACTERS, PASSED, ROUND_BEGAN, SCORED
from planetfall.games.galileo_project.influence import change_blocked, change_track, place_marker
from planetfall.games.galileo_project.reasons import ACTION_POSSIBLE
from planetfall.games.galileo_project.robots import acquire, acquire_blocked
from planetfall.games.galileo_project.rows import fill_rows
from planetfall.games.galileo_project.scoring import SOURCES, points
from planetfall.games.galileo_project.solo import rival_moves
from planetfall.games.galileo_project.state import (
    EXTRA_USED,
    MC_HELD,
    NOTHING,
    OWN,
    PHASE_OVER,
    PHASE_PAYING,
    PHASE_PLAY,
    ROBOT_COUNT,
    SCRATCH,
    START_CARD,
    STARTED,
    TUCKED_COUNT,
    State,
    later,
)
from planetfall.games.galileo_project.technologies import develop, develop_blocked

__all__ = [
    "begin_play",
    "chose_track",
    "end_blocked",
    "end_options",
    "end_turn",
    "next_robot_ends",
    "pay_characters",
    "take_end",
    "take_turn",
    "turn_blocked",
    "turn_options",
]


def begin_play(state: State) -> None:
    state.phase = PHASE_PLAY
    _begin_turn(state, state.start)


def _begin_turn(state: State, seat: i64) -> None:
    """The first turn begins with the marker (3.2); with influence 0 there is no track to choose."""
    state.active = seat
    state.did = 0
    state.claimed = 0
    if seat == state.start:
        state.round += 1
        state.emit(ROUND_BEGAN, seat, 0, state.round, 0, 0)
    state.ask(seat, ASK_TURN, 0)
    if state.own[seat * OWN + STARTED] == 0:
        if chose_track(state, seat):
            state.ask(seat, ASK_TRACK, 0)
        else:
            place_marker(state, seat)


def chose_track(state: State, seat: i64) -> bool:
    """Whether this turn, the first one, begins with choosing a track."""
    card = state.own[seat * OWN + START_CARD]
    return state.round == 1 and card != NOTHING and state.box.start_influence[card] > 0


# -- change the track, then one action ---------------------------------------------------------------------------


def turn_options(state: State, seat: i64) -> vec[i64]:
    codes = SCRATCH
    found: i64 = 1  # the first place is kept for passing
    if change_blocked(state, seat) == 0:
        codes[found] = CHANGE
        found += 1
    before = found
    slot: i64
    for slot in range(SLOTS):
        if hire_blocked(state, slot) == 0:
            codes[found] = HIRE + slot
            found += 1
    for slot in range(SLOTS):
        if acquire_blocked(state, seat, slot) == 0:
            codes[found] = ACQUIRE + slot
            found += 1
    kind: i64
    for kind in range(KINDS):
        technology = kind * 2 + state.side[kind]
        if develop_blocked(state, seat, technology) == 0:
            codes[found] = DEVELOP + technology
            found += 1
    if found > before:
        return codes[1:found]
    codes[0] = PASS  # only if no action is possible (2.4)
    return codes[:found]


def turn_blocked(state: State, seat: i64, code: i64) -> i64:
    if code == CHANGE:
        return change_blocked(state, seat)
    if HIRE <= code < HIRE + SLOTS:
        return hire_blocked(state, code - HIRE)
    if ACQUIRE <= code < ACQUIRE + SLOTS:
        return acquire_blocked(state, seat, code - ACQUIRE)
    if DEVELOP <= code < DEVELOP + TECHNOLOGIES:
        return develop_blocked(state, seat, code - DEVELOP)
    if code == PASS:
        if turn_options(state, seat)[0] == PASS:
            return 0
        return ACTION_POSSIBLE
    return NOT_ASKED


def take_turn(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    if code == CHANGE:
        state.ask(seat, ASK_TURN, 1)
        change_track(state, seat)
        return
    later(state, STEP_END, 0)
    later(state, STEP_GOAL, 0)
    if code == PASS:
        state.emit(PASSED, seat, 0, 0, 0, 0)
    elif code < ACQUIRE:
        hire(state, seat, code - HIRE)
    elif code < DEVELOP:
        acquire(state, seat, code - ACQUIRE)
    else:
        state.did = DEVELOP
        develop(state, seat, code - DEVELOP, 0, 0)


# -- the end of the turn -----------------------------------------------------------------------------------------


def end_turn(state: State, seat: i64) -> None:
    """Too many tucked characters are dropped one by one (2.5). Then all is done but what shows new cards, which is a
    question of its own, so that the turn can be taken back before."""
    if state.own[seat * OWN + TUCKED_COUNT] > tuck_limit(state, seat):
        ask_drop(state, seat, AT_TURNS_END)
    else:
        state.ask(seat, ASK_END, 0)


def end_options() -> vec[i64]:
    return PASS_ON


def end_blocked(code: i64) -> i64:
    if code == PASS:
        return 0
    return NOT_ASKED


def take_end(state: State, seat: i64) -> None:
    """The rows are filled up (2.6), and the next one's turn begins."""
    state.answered(seat)
    if state.setting.once_a_game == 0:
        state.own[seat * OWN + EXTRA_USED] = 0
    fill_rows(state)
    if state.seats == 1:
        rival_moves(state)
    if state.ending == 0 and _end_is_triggered(state, seat):
        state.ending = 1
        state.emit(END_TRIGGERED, seat, 0, 0, 0, 0)
    after = seat + 1
    if after == state.seats:
        after = 0
    if state.ending == 1 and after == state.start:  # all have had the same number of turns (11.2)
        state.phase = PHASE_PAYING
        state.active = after
        later(state, STEP_PAY_CHARACTERS, 0)
    else:
        _begin_turn(state, after)


def _end_is_triggered(state: State, seat: i64) -> bool:
    """The last character came into the row, or somebody has enough robots (11.1)."""
    return state.cards_left == 0 or state.own[seat * OWN + ROBOT_COUNT] >= state.box.end_robots


def next_robot_ends(state: State, seat: i64) -> bool:
    """Whether one more robot of this seat triggers the end (11.1)."""
    return state.ending == 0 and state.own[seat * OWN + ROBOT_COUNT] + 1 >= state.box.end_robots


# -- the end of the game -----------------------------------------------------------------------------------------


def pay_characters(state: State, seat: i64) -> None:
    """One seat after the other; who has too few MC chooses which characters go (11.4, 11.5)."""
    own = state.own
    tucked = own[seat * OWN + TUCKED_COUNT]
    if payable(state, seat) < tucked:
        ask_drop(state, seat, AT_THE_END)
        return
    price = tucked * state.box.character_mc
    own[seat * OWN + MC_HELD] -= price
    if price > 0:
        state.emit(PAID_CHARACTERS, seat, 0, price, 0, 0)
    after = seat + 1
    if after == state.seats:
        after = 0
    if after == state.start:
        state.phase = PHASE_OVER
        _tell_scores(state)
    else:
        state.active = after
        later(state, STEP_PAY_CHARACTERS, 0)


def _tell_scores(state: State) -> None:
    if state.listening:
        seat: i64
        for seat in range(state.seats):
            source: i64
            for source in range(SOURCES):
                state.emit(SCORED, seat, points(state, seat, source), source, 0, 0)


# Read and never written into, so it can be handed out as it is.
PASS_ON: Final = vec[i64]([PASS])
