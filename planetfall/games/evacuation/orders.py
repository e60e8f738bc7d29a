"""Orders (rulebook 16.1): taken by whoever is first to meet their goal, played in addition to an action."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.evacuation.box import NEW, ORDERS, RESOURCES
from planetfall.games.evacuation.codes import ORDER
from planetfall.games.evacuation.counts import count
from planetfall.games.evacuation.deeds import begin_effects
from planetfall.games.evacuation.events import ORDER_CLAIMED, ORDER_PLAYED
from planetfall.games.evacuation.reasons import ORDER_NOT_HELD, ORDER_TOO_DEAR
from planetfall.games.evacuation.state import BIT, ORDERS_HELD, ORDERS_PLAYED, OWN, State
from planetfall.games.evacuation.worlds import afford, spend

__all__ = ["claim_orders", "deal_orders", "order_blocked", "order_options", "take_order"]

DRAWN: Final = 3


def deal_orders(state: State) -> None:
    """16.1.1: three of the four cards, each with a random side up."""
    cards = vec[i64]([0, 1, 2, 3])
    state.rng.shuffle(cards)
    index: i64
    for index in range(DRAWN):
        state.orders |= _side(state, cards[index], state.rng.below(2))


def _side(state: State, card: i64, side: i64) -> i64:
    """The first or the second of the two orders on a card, as a bit."""
    order: i64
    for order in range(ORDERS):
        if state.box.order_card[order] == card:
            if side == 0:
                return BIT[order]
            side -= 1
    return 0


def claim_orders(state: State) -> None:
    """16.1.2; of several who meet one at once the earlier in turn order takes it (16.1.3)."""
    order: i64
    place: i64
    if state.orders == 0:
        return
    for order in range(ORDERS):
        if state.orders & BIT[order] == 0:
            continue
        for place in range(len(state.turn_order)):
            seat = state.turn_order[place]
            if seat < state.seats and _meets_order(state, seat, order):
                state.orders &= ~BIT[order]
                state.own[seat * OWN + ORDERS_HELD] |= BIT[order]
                state.emit(ORDER_CLAIMED, seat, 0, order, 0, 0)
                break


def _meets_order(state: State, seat: i64, order: i64) -> bool:
    return count(state, seat, state.box.order_counts[order]) >= state.box.order_least[order]


def order_options(state: State, seat: i64, codes: vec[i64]) -> vec[i64]:
    """Add those that can be played now."""
    code: i64
    if state.own[seat * OWN + ORDERS_HELD]:
        for code in range(ORDER, ORDER + ORDERS):
            if order_blocked(state, seat, code) == 0:
                codes = append(codes, code)
    return codes


def order_blocked(state: State, seat: i64, code: i64) -> i64:
    if not ORDER <= code < ORDER + ORDERS:
        return NOT_ASKED
    if state.own[seat * OWN + ORDERS_HELD] & BIT[code - ORDER] == 0:
        return ORDER_NOT_HELD
    return 0 if afford(state, seat, NEW, state.box.order_cost, (code - ORDER) * RESOURCES) else ORDER_TOO_DEAR


def take_order(state: State, seat: i64, code: i64) -> None:
    """16.1.4: pay, and raise production; the points come at the end."""
    order = code - ORDER
    spend(state, seat, NEW, state.box.order_cost, order * RESOURCES)
    state.own[seat * OWN + ORDERS_HELD] &= ~BIT[order]
    state.own[seat * OWN + ORDERS_PLAYED] |= BIT[order]
    state.emit(ORDER_PLAYED, seat, 0, order, 0, 0)
    begin_effects(state, seat, state.box.order_first[order], state.box.order_effects[order])
