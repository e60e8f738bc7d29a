"""The event deck: showing a card and carrying it out (rulebook chapter 10).

Rules that last for the round stand in `State.rule`; the rooms they change look there.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.planet_unknown.civ_cards import add_cards, remove_cards
from planetfall.games.planet_unknown.codes import (
    ASK_BOOST_OR_PEEK,
    ASK_DISCARD,
    ASK_EMPTY,
    ASK_TURN,
    BOOST_TAKEN,
    EMPTY,
    EVENT,
    GATHER,
    LOSE_POD,
    PATCHES,
    PEEK,
    RESCUE,
    STRIKE,
)
from planetfall.games.planet_unknown.effects import (
    ADD_METEORITE,
    CIV_ADD,
    CIV_REMOVE,
    COLLECT_LIFEPOD,
    COLLECT_METEORITE,
    DESTROY_COLLECTED_LIFEPOD,
    DESTROY_COLLECTED_METEORITE,
    DESTROY_PLANET_LIFEPOD,
    DESTROY_ROVER,
    EMPTY_STACK,
    EVENT_ADVANCE,
    EVENT_ADVANCE_BARE,
    EVENT_PATCHES,
    EVENT_REGRESS,
    EVENT_SYNERGY,
    LASTING,
    OBJECTIVE_ADD,
    OBJECTIVE_DESTROY,
    ROTATE,
    SYNERGY_OR_PEEK,
)
from planetfall.games.planet_unknown.events import DESTROYED_METEORITE, EVENT_SHOWN, PEEKED_AT
from planetfall.games.planet_unknown.levels import remember_levels
from planetfall.games.planet_unknown.lifepods import ask_unstow
from planetfall.games.planet_unknown.objectives import add_goal, discard_options
from planetfall.games.planet_unknown.reasons import NOTHING_TO_PEEK, STACK_EMPTY
from planetfall.games.planet_unknown.rovers import ask_rover, rovers_on_planet
from planetfall.games.planet_unknown.state import BIT, COLLECTED, NOTHING, OWN, PEEKED, State, owe
from planetfall.games.planet_unknown.station import sector_stack
from planetfall.games.planet_unknown.targets import ask_cell
from planetfall.games.planet_unknown.tracks import BARE, ask_advance, ask_regress, gain_boosts

__all__ = [
    "empty_blocked",
    "empty_options",
    "peek_blocked",
    "peek_options",
    "resolve_event",
    "show_event",
    "take_empty",
    "take_peek",
]


def show_event(state: State) -> None:
    """Reveal the next card and let it do what concerns everybody alike; the rest goes onto the open lists."""
    left = len(state.deck)
    state.event = state.deck[left - 1]
    state.deck = state.deck[: left - 1]
    state.shown_events |= BIT[state.event]
    state.revealed += 1
    state.emit(EVENT_SHOWN, -1, 0, state.event, 0, 0)
    effect = state.box.event_effect[state.event]
    state.rule = 0
    seat: i64
    for seat in range(state.seats):
        state.own[seat * OWN + PEEKED] = 0
        remember_levels(state, seat)
    if effect == CIV_ADD:
        add_cards(state)
    elif effect == CIV_REMOVE:
        remove_cards(state)
    elif effect == OBJECTIVE_ADD:
        add_goal(state, 0)
    if effect >= LASTING:
        state.rule = effect
        return
    for seat in range(state.seats):
        _open_event(state, seat, effect)


def _open_event(state: State, seat: i64, effect: i64) -> None:
    if effect == EVENT_PATCHES:
        owe(state, seat, PATCHES, state.box.event_amount[state.event])
    elif effect == EVENT_SYNERGY:
        gain_boosts(state, seat, 1)
    elif effect not in (CIV_ADD, CIV_REMOVE, OBJECTIVE_ADD):
        owe(state, seat, EVENT, 1)


def resolve_event(state: State, seat: i64) -> None:
    """What the seat itself has to do for an instant card; nothing where it cannot."""
    effect = state.box.event_effect[state.event]
    tracks = state.box.event_tracks[state.event]
    amount = state.box.event_amount[state.event]
    if effect == EVENT_ADVANCE:
        ask_advance(state, seat, tracks, amount, 0)
    elif effect == EVENT_ADVANCE_BARE:
        ask_advance(state, seat, tracks, amount, BARE)
    elif effect == EVENT_REGRESS:
        ask_regress(state, seat, tracks, amount)
    elif effect == SYNERGY_OR_PEEK:
        state.ask(seat, ASK_BOOST_OR_PEEK, 0)
    elif effect in (OBJECTIVE_DESTROY, ROTATE, EMPTY_STACK):
        _resolve_alone(state, seat, effect)
    else:
        _resolve_things(state, seat, effect)


def _resolve_things(state: State, seat: i64, effect: i64) -> None:
    """Events about lifepods, meteorites and rovers (10.12, 10.13, 10.18, 10.20)."""
    if effect == COLLECT_LIFEPOD:
        ask_cell(state, seat, RESCUE)
    elif effect == COLLECT_METEORITE:
        ask_cell(state, seat, GATHER)
    elif effect == ADD_METEORITE:
        ask_cell(state, seat, STRIKE)
    elif effect == DESTROY_PLANET_LIFEPOD:
        ask_cell(state, seat, LOSE_POD)
    elif effect == DESTROY_COLLECTED_LIFEPOD:
        ask_unstow(state, seat, 1)
    elif effect == DESTROY_ROVER:
        if rovers_on_planet(state, seat) > 1:
            ask_rover(state, seat, EVENT)
    elif effect == DESTROY_COLLECTED_METEORITE and state.own[seat * OWN + COLLECTED] > 0:
        state.own[seat * OWN + COLLECTED] -= 1
        state.emit(DESTROYED_METEORITE, seat, 0, NOTHING, 0, 0)


def _resolve_alone(state: State, seat: i64, effect: i64) -> None:
    """Events for one player (10.25, 10.26)."""
    if effect == ROTATE:
        state.ask(seat, ASK_TURN, 0)
    elif effect == EMPTY_STACK:
        if len(empty_options(state, seat)) > 0:
            state.ask(seat, ASK_EMPTY, 0)
    elif len(discard_options(state, seat)) > 0:
        state.ask(seat, ASK_DISCARD, 0)


# -- a boost or a look (10.21) ---------------------------------------------------------------------------------------


def peek_options(state: State) -> vec[i64]:
    codes = vec[i64](capacity=2)
    code: i64
    for code in (PEEK, BOOST_TAKEN):
        if peek_blocked(state, code) == 0:
            codes = append(codes, code)
    return codes


def peek_blocked(state: State, code: i64) -> i64:
    if code == BOOST_TAKEN:
        return 0
    if code != PEEK:
        return NOT_ASKED
    return 0 if len(state.deck) > 0 else NOTHING_TO_PEEK


def take_peek(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    if code == BOOST_TAKEN:
        gain_boosts(state, seat, 1)
        return
    state.own[seat * OWN + PEEKED] = 1
    state.revealed += 1
    state.emit(PEEKED_AT, seat, 0, 0, 0, 0)


# -- a stack is lost (10.26) -----------------------------------------------------------------------------------------


def empty_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=2)
    code: i64
    for code in (EMPTY, EMPTY + 1):
        if empty_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    return codes


def empty_blocked(state: State, seat: i64, code: i64) -> i64:
    if not EMPTY <= code < EMPTY + 2:
        return NOT_ASKED
    return 0 if state.height[sector_stack(state, seat, code - EMPTY)] > 0 else STACK_EMPTY


def take_empty(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    stack = sector_stack(state, seat, code - EMPTY)
    state.gone += state.height[stack]
    state.height[stack] = 0
