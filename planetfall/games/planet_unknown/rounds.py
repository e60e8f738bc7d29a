"""The course of the game: rounds and their steps, the end phase (rulebook chapters 2 and 11).

Nobody waits for anybody inside a step; a step ends when no seat has anything left to decide. Chance is drawn and
things are shown only then, so the order in which seats act within a step changes nothing.
"""

from mypy_extensions import i64

from planetfall.games.planet_unknown.civ_cards import reveal_cards
from planetfall.games.planet_unknown.codes import ASK_ACT, ASK_TURN, CARD_DUE, DUE, PATCHES, TURN
from planetfall.games.planet_unknown.effects import REPUBLIC
from planetfall.games.planet_unknown.event_cards import show_event
from planetfall.games.planet_unknown.events import END_BEGAN, LAST_ROUND, ROUND_BEGAN
from planetfall.games.planet_unknown.levels import works
from planetfall.games.planet_unknown.placement import find_offers
from planetfall.games.planet_unknown.scoring import tell_scores
from planetfall.games.planet_unknown.setup import deal_goals
from planetfall.games.planet_unknown.state import (
    BIT,
    KEPT,
    NOTHING,
    OFFER,
    OPEN,
    OWN,
    PHASE_CIV,
    PHASE_END,
    PHASE_END_CIV,
    PHASE_EVENT,
    PHASE_EVENT_CIV,
    PHASE_OVER,
    PHASE_PREPARE,
    PHASE_TILE,
    PHASE_TURN,
    SPENT,
    TURN_LEFT,
    State,
    owe,
)
from planetfall.games.planet_unknown.station import sector_empty, sector_top, turn_station, turn_up_tops
from planetfall.games.planet_unknown.technologies import begin_technologies

__all__ = ["proceed", "take_turn"]


def proceed(state: State) -> None:
    """Go on to whatever asks somebody something, if nobody has anything left to decide."""
    while state.phase != PHASE_OVER and state.first_actor() < 0:
        phase = state.phase
        if phase == PHASE_TILE:
            turn_up_tops(state)  # 2.6
            _begin_cards(state, PHASE_CIV)
        elif phase == PHASE_CIV:
            if not _ask_next_for_cards(state):
                _end_round(state)
        elif phase == PHASE_TURN:
            _begin_event(state)
        elif phase == PHASE_EVENT:
            _begin_cards(state, PHASE_EVENT_CIV)
        elif phase == PHASE_EVENT_CIV:
            if not _ask_next_for_cards(state):
                _begin_tiles(state)
        elif phase == PHASE_PREPARE:
            if state.turns == 0:
                state.turns = 1  # boards, then objectives, then the first round
                deal_goals(state)
            else:
                _begin_round(state)
        elif phase == PHASE_END:
            _grant_last_cards(state)
            _begin_cards(state, PHASE_END_CIV)
        elif not _ask_next_for_cards(state):
            if _grant_last_cards(state):
                _begin_cards(state, PHASE_END_CIV)
            else:
                state.phase = PHASE_OVER
                state.revealed += 1  # private objectives
                tell_scores(state)


def _begin_round(state: State) -> None:
    state.round += 1
    state.phase = PHASE_TURN
    state.emit(ROUND_BEGAN, state.commander, 0, state.round, 0, 0)
    seat: i64
    for seat in range(state.seats):
        begin_technologies(state, seat)
    if state.seats > 2 or (state.seats == 2 and state.setting.free_station):
        state.ask(state.commander, ASK_TURN, 0)
    else:
        turn_station(state, 1)  # 2.3


def take_turn(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    turn_station(state, code - TURN)


def _begin_event(state: State) -> None:
    """10.3 and 10.4; without an event deck nothing happens."""
    state.phase = PHASE_EVENT
    if len(state.deck) == 0:
        return
    show_event(state)
    seat: i64
    for seat in range(state.seats):
        if state.own[seat * OWN + OPEN]:
            state.ask(seat, ASK_ACT, 0)


def _begin_tiles(state: State) -> None:
    """All seats at once; whoever can place neither tile ends the game with this round (11.1)."""
    state.phase = PHASE_TILE
    seat: i64
    for seat in range(state.seats):
        state.own[seat * OWN + OFFER] = NOTHING
        if find_offers(state, seat) == 0 and not state.ending:
            state.ending = True
            state.emit(LAST_ROUND, seat, 0, 0, 0, 0)
    for seat in range(state.seats):
        somewhere = sector_top(state, seat, 0) != NOTHING or sector_top(state, seat, 1) != NOTHING
        state.own[seat * OWN + TURN_LEFT] = i64(somewhere)  # 10.27: no tile, no turn
        state.ask(seat, ASK_ACT, 0)


def _begin_cards(state: State, phase: i64) -> None:
    state.phase = phase
    state.turns = 0


def _ask_next_for_cards(state: State) -> bool:
    """In turn order from the commander, those with cards to take (2.8); False when all have had theirs."""
    while state.turns < state.seats:
        seat = (state.commander + state.turns) % state.seats
        state.turns += 1
        if state.own[seat * OWN + OPEN] & DUE:
            state.ask(seat, ASK_ACT, 0)
            return True
    return False


def _end_round(state: State) -> None:
    had_event = state.event != NOTHING
    state.event = NOTHING
    state.rule = 0
    state.commander = (state.commander + 1) % state.seats
    if state.ending or sector_empty(state) or (had_event and len(state.deck) == 0):
        _begin_end(state)
    else:
        _begin_round(state)


def _begin_end(state: State) -> None:
    """11.5: everybody shows cards, places kept patches and carries out what the end brings."""
    state.phase = PHASE_END
    state.revealed += 1
    state.emit(END_BEGAN, -1, 0, 0, 0, 0)
    seat: i64
    for seat in range(state.seats):
        reveal_cards(state, seat)
        owe(state, seat, PATCHES, state.own[seat * OWN + KEPT])
        state.own[seat * OWN + KEPT] = 0
        state.ask(seat, ASK_ACT, 0)
    _grant_last_cards(state)


def _grant_last_cards(state: State) -> bool:
    """16.8.5, if it works when the end phase begins or after what it brings (11.5, 11.6); whether anybody gets some."""
    granted = False
    seat: i64
    for seat in range(state.seats):
        if works(state, seat, REPUBLIC, 5) and state.own[seat * OWN + SPENT] & BIT[5] == 0:
            state.own[seat * OWN + SPENT] |= BIT[5]
            owe(state, seat, CARD_DUE, 2)
            granted = True
    return granted
