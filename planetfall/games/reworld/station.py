"""Chapter One, Colossus Station (rulebook chapter 2): rounds, turns, acquiring, the marker, dropping out.

A turn is one choice of a port, the marker space or dropping out; a port is followed by its payment. Ports are counted
along the ring, which closes (2.6): 0-9 the upper row from left to right, 10-19 the lower row from right to left.
"""

from typing import Final

from librt.vecs import pop, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.reworld.box import OFFICERS, PORTS, ROUNDS, TERRABOT
from planetfall.games.reworld.codes import ACQUIRE, ASK_PAY, ASK_TURN, DROP, MARKER, PAY
from planetfall.games.reworld.events import ACQUIRED, DROPPED, MARKED, ROUND_BEGAN
from planetfall.games.reworld.payment import (
    LANE,
    PACKED,
    PAYMENTS,
    TOPS,
    affordable,
    fitting,
    held,
    holds,
    misfit,
)
from planetfall.games.reworld.reasons import (
    MARKER_CARD_NOT_HELD,
    MARKER_TAKEN,
    MODULE_GONE,
    NOT_HELD,
    TOO_DEAR,
)
from planetfall.games.reworld.settlement import begin_settlement
from planetfall.games.reworld.state import (
    ALL_MOVED,
    BIT,
    CARDS_KEPT,
    MARKER_SPACE,
    TERRABOTS,
    State,
    add_tile,
    gain,
)

__all__ = [
    "pay_blocked",
    "pay_options",
    "set_up_round",
    "take_pay",
    "take_turn",
    "turn_blocked",
    "turn_options",
]

# Upper row left to right, then lower row left to right (2.1.1).
FILL_ORDER: Final = vec[i64](list(range(10)) + list(range(19, 9, -1)))


# -- what may be done --------------------------------------------------------------------------------------------


def turn_options(state: State, seat: i64) -> vec[i64]:
    codes = SCRATCH
    found: i64 = 0
    hand = state.hand[seat]
    cases = affordable(hand, state.cards[seat])
    module = state.module
    case = state.case
    port: i64
    for port in range(PORTS):
        if _port_blocked(module[port], case[port], cases) == 0:
            codes[found] = ACQUIRE + port
            found += 1
    if state.marker_card == 0:
        officer: i64
        for officer in range(1, OFFICERS + 1):
            if held(hand, officer) > 0:
                codes[found] = MARKER + officer - 1
                found += 1
    codes[found] = DROP
    return codes[: found + 1]


def turn_blocked(state: State, seat: i64, code: i64) -> i64:
    if ACQUIRE <= code < ACQUIRE + PORTS:
        port = code - ACQUIRE
        return _port_blocked(state.module[port], state.case[port], affordable(state.hand[seat], state.cards[seat]))
    if MARKER <= code < MARKER + OFFICERS:
        return _marker_blocked(state, seat, code - MARKER + 1)
    if code == DROP:
        return 0  # always allowed (2.5.1)
    return NOT_ASKED


def _port_blocked(module: i64, case: i64, cases: i64) -> i64:
    """For a port with this module and case, and a hand that can pay for these cases."""
    if module == 0:
        return MODULE_GONE
    if (cases >> case) & 1 == 0:
        return TOO_DEAR
    return 0


def _marker_blocked(state: State, seat: i64, officer: i64) -> i64:
    if state.marker_card > 0:
        return MARKER_TAKEN
    if held(state.hand[seat], officer) == 0:
        return MARKER_CARD_NOT_HELD
    return 0


def pay_options(state: State, seat: i64) -> vec[i64]:
    codes = SCRATCH
    found: i64 = 0
    hand = state.hand[seat]
    fits = fitting(state.case[state.about(seat)], state.cards[seat])
    packed = PACKED
    code: i64
    for code in fits:
        if holds(hand, packed[code - PAY]):
            codes[found] = code
            found += 1
    return codes[:found]


def pay_blocked(state: State, seat: i64, code: i64) -> i64:
    if not PAY <= code < PAY + len(PAYMENTS):
        return NOT_ASKED
    if not holds(state.hand[seat], PACKED[code - PAY]):
        return NOT_HELD
    return misfit(state.case[state.about(seat)], PAYMENTS[code - PAY].laid)


# -- what happens then -------------------------------------------------------------------------------------------


def take_turn(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    if code < ACQUIRE + PORTS:
        state.ask(seat, ASK_PAY, code - ACQUIRE)
    elif code == DROP:
        _drop_out(state, seat)
    else:
        _lay_marker_card(state, seat, code - MARKER + 1)


def take_pay(state: State, seat: i64, code: i64) -> None:
    port = state.about(seat)
    officer = TOPS[code - PAY]
    packed = PACKED[code - PAY]
    tile = state.module[port]
    case = state.case
    state.answered(seat)
    state.hand[seat] -= packed
    state.cards[seat] -= SIZES[code - PAY]
    state.top[port] = officer
    state.laid[port] = code
    state.module[port] = 0
    case[RIGHT[port]] += 6 * officer  # the neighbours now see this card (2.3.2)
    case[LEFT[port]] += officer
    add_tile(state, seat, officer - 1, tile)  # the card on top names the docking row (2.3.8)
    points: i64 = 0
    if state.box.kind[tile] == TERRABOT:
        points = state.box.terrabot_points[state.round]
        gain(state, seat, TERRABOTS, points)
    state.emit(ACQUIRED, seat, points, tile, port, code - PAY)
    _next_turn(state, seat)


def _lay_marker_card(state: State, seat: i64, officer: i64) -> None:
    state.hand[seat] -= LANE[officer]
    state.cards[seat] -= 1
    state.marker_card = officer
    state.marker_payer = seat
    state.holder = seat
    gain(state, seat, MARKER_SPACE, state.box.marker_points)
    state.emit(MARKED, seat, state.box.marker_points, 0, 0, 0)
    _next_turn(state, seat)


def _drop_out(state: State, seat: i64) -> None:
    points = state.cards[seat] * state.box.card_points
    gain(state, seat, CARDS_KEPT, points)
    state.emit(DROPPED, seat, points, 0, 0, 0)
    state.thrown[seat] = state.hand[seat]
    state.hand[seat] = 0
    state.cards[seat] = 0
    state.out |= BIT[seat]
    _next_turn(state, seat)


def _next_turn(state: State, seat: i64) -> None:
    """Clockwise to the next seat still in the round (2.2.1); the round ends when there is none (2.5.3)."""
    step: i64
    for step in range(1, state.seats + 1):
        after = (seat + step) % state.seats
        if (state.out >> after) & 1 == 0:
            state.ask(after, ASK_TURN, 0)
            return
    _end_round(state)


def _end_round(state: State) -> None:
    port: i64
    for port in range(PORTS):
        state.boxed += i64(state.module[port] > 0)
        state.module[port] = 0
        state.top[port] = 0
        state.case[port] = 0
        state.laid[port] = 0
    seat: i64
    for seat in range(state.seats):
        state.thrown[seat] = 0
    state.leftover = 0
    state.marker_card = 0
    state.out = 0
    state.round += 1
    if state.round <= ROUNDS:
        set_up_round(state)
    else:
        begin_settlement(state)


def set_up_round(state: State) -> None:
    """Fill the ports from the bag, deal the cards, ask the first player (2.1, 2.2.1)."""
    index: i64
    for index in range(PORTS):
        state.bag, tile = pop(state.bag)
        state.module[FILL_ORDER[index]] = tile
        state.behind[tile] = 0
    state.moved = ALL_MOVED
    _deal(state)
    state.revealed += 1
    state.emit(ROUND_BEGAN, state.holder, 0, state.round, 0, 0)
    state.ask(state.holder, ASK_TURN, 0)


def _deal(state: State) -> None:
    deck = state.box.deck[:]
    state.rng.shuffle(deck)
    size = state.box.hand_size[state.seats]
    dealt: i64 = 0
    seat: i64
    for seat in range(state.seats):
        packed: i64 = 0
        card: i64
        for card in range(dealt, dealt + size):
            packed += LANE[deck[card]]
        state.hand[seat] = packed
        state.cards[seat] = size
        dealt += size
    for card in range(dealt, len(deck)):
        state.leftover += LANE[deck[card]]


LEFT: Final = vec[i64]([(port - 1) % PORTS for port in range(PORTS)])
RIGHT: Final = vec[i64]([(port + 1) % PORTS for port in range(PORTS)])
SIZES: Final = vec[i64]([len(payment.laid) for payment in PAYMENTS])
# Filled and sliced within one call: half the price of appending to a new list.
SCRATCH: Final = vec[i64]([0] * len(PAYMENTS))
