"""A turn of the action phase: one action or a pass, and its energy (rulebook 4, 15.2 to 15.5)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.evacuation.advanced import card_held, tuck_card
from planetfall.games.evacuation.box import (
    ACTION_CARDS,
    BOARD_ACTIONS,
    ENERGY,
    FOOD,
    NEW,
    OLD,
    ORDERS,
    RESOURCES,
    STEEL,
)
from planetfall.games.evacuation.codes import (
    ACT,
    ASK_ORDERS,
    ASK_PAY,
    ASK_TUCK,
    CARD,
    DONE,
    ORDER,
    PASS,
    PAY,
    TUCK,
)
from planetfall.games.evacuation.deeds import begin_any_order, begin_effects
from planetfall.games.evacuation.events import ACTION_TAKEN, CARD_PLAYED, PASSED
from planetfall.games.evacuation.lasting import ACTION_FREE, ANY_FUEL, lasting
from planetfall.games.evacuation.markers import past
from planetfall.games.evacuation.orders import order_blocked, order_options, take_order
from planetfall.games.evacuation.reasons import (
    AREA_COVERED,
    MUST_ACT,
    NO_ACTION_AFTER,
    NO_CARD_LEFT,
    NO_ENERGY,
    NONE_LEFT_THERE,
    NOT_ENERGY,
    NOT_IN_HAND,
    WORLD_DOES_NOT_PAY,
)
from planetfall.games.evacuation.state import (
    CARD_HELD,
    CARD_SHOWN,
    ORDERS_HELD,
    OUT,
    OWN,
    RES,
    TAKEN,
    UNDER,
    State,
)

__all__ = [
    "action_energy",
    "fuel",
    "orders_blocked",
    "orders_options",
    "pay_blocked",
    "pay_options",
    "pays",
    "take_orders",
    "take_pay",
    "take_tuck",
    "take_turn",
    "turn_blocked",
    "turn_options",
]

SECOND: Final = 2  # the turning point that changes which world pays
FACE_UP: Final = -1  # for an area: the card lies face up, under none
ORDER_PLAYED: Final = 1  # what ASK_TURN remembers


# -- the choice ------------------------------------------------------------------------------------------------------


def turn_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=16)
    most = fuel(state, seat)
    code: i64
    if _has_card(state, seat):
        for code in range(ACT, ACT + BOARD_ACTIONS):
            if _action_blocked(state, seat, code - ACT, most) == 0:
                codes = append(codes, code)
    if state.setting.advanced and _energy_blocked(state, seat, FACE_UP, most) == 0:
        for code in range(CARD, CARD + ACTION_CARDS):
            if state.card_at[code - CARD] == CARD_HELD + seat:
                codes = append(codes, code)
    codes = _add_orders(state, seat, codes)
    if _pass_blocked(state, seat) == 0:
        codes = append(codes, PASS)
    return codes


def turn_blocked(state: State, seat: i64, code: i64) -> i64:
    if ACT <= code < ACT + BOARD_ACTIONS:
        if not _has_card(state, seat):
            return NO_CARD_LEFT
        return _action_blocked(state, seat, code - ACT, fuel(state, seat))
    if CARD <= code < CARD + ACTION_CARDS:
        if not card_held(state, seat, code - CARD):
            return NOT_IN_HAND
        return _energy_blocked(state, seat, FACE_UP, fuel(state, seat))
    if ORDER <= code < ORDER + ORDERS:
        return _order_blocked(state, seat, code)
    if code == PASS:
        return _pass_blocked(state, seat)
    return NOT_ASKED


def _action_blocked(state: State, seat: i64, action: i64, most: i64) -> i64:
    """With a card in hand and at most so much energy."""
    box = state.box
    area = box.area[action]
    covered = state.setting.advanced and area == box.covered_area
    if covered and state.own[seat * OWN + UNDER + area] >= box.covered_actions:
        return AREA_COVERED
    return _energy_blocked(state, seat, area, most)


def _has_card(state: State, seat: i64) -> bool:
    """4.1.4."""
    if not state.setting.advanced:
        return state.own[seat * OWN + TAKEN] < state.box.own_cards
    return any(state.card_at[card] == CARD_HELD + seat for card in range(ACTION_CARDS))


def _pass_blocked(state: State, seat: i64) -> i64:
    """Whoever has played an order in this turn takes an action too (16.1.4)."""
    return MUST_ACT if state.about(seat) & ORDER_PLAYED else 0


def take_turn(state: State, seat: i64, code: i64) -> None:
    if ORDER <= code < ORDER + ORDERS:
        state.note(seat, ORDER_PLAYED)
        take_order(state, seat, code)
        return
    state.answered(seat)
    if code == PASS:
        state.own[seat * OWN + OUT] = 1
        state.emit(PASSED, seat, 0, 0, 0, 0)
        return
    state.acting = seat
    if state.setting.orders:
        state.ask(seat, ASK_ORDERS, 0)
    if code < CARD:
        _take_action(state, seat, code - ACT)
    else:
        _play_card(state, seat, code - CARD)


def _take_action(state: State, seat: i64, action: i64) -> None:
    """4.2: a card goes under the area, energy is paid, then the sub-actions follow."""
    box = state.box
    area = box.area[action]
    energy = action_energy(state, seat, area)
    state.emit(ACTION_TAKEN, seat, 0, action, energy, 0)
    begin_effects(state, seat, box.action_first[action], box.action_count[action])
    _pay_energy(state, seat, energy)
    state.own[seat * OWN + TAKEN] += 1
    state.own[seat * OWN + UNDER + area] += 1
    if state.setting.advanced:
        state.ask(seat, ASK_TUCK, action)


def _play_card(state: State, seat: i64, card: i64) -> None:
    """15.3, 15.6: face up, its effects in any order."""
    energy = action_energy(state, seat, FACE_UP)
    state.emit(CARD_PLAYED, seat, 0, card, energy, 0)
    state.card_at[card] = CARD_SHOWN + seat
    state.revealed += 1
    begin_any_order(state, seat, card)
    _pay_energy(state, seat, energy)
    state.own[seat * OWN + TAKEN] += 1


def take_tuck(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    tuck_card(state, seat, code - TUCK)


# -- orders in a turn (16.1.4) ---------------------------------------------------------------------------------------


def _add_orders(state: State, seat: i64, codes: vec[i64]) -> vec[i64]:
    if state.own[seat * OWN + ORDERS_HELD] == 0:
        return codes
    code: i64
    for code in range(ORDER, ORDER + ORDERS):
        if _order_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    return codes


def _order_blocked(state: State, seat: i64, code: i64) -> i64:
    """Before the action: the cheapest action must be payable afterwards too, since one has to follow."""
    reason = order_blocked(state, seat, code)
    if reason:
        return reason
    if not _has_card(state, seat):
        return NO_CARD_LEFT
    left = fuel(state, seat) - _fuel_of(state, seat, code)
    return 0 if action_energy(state, seat, FACE_UP) <= left else NO_ACTION_AFTER


def _fuel_of(state: State, seat: i64, code: i64) -> i64:
    """What an order costs of that which may be paid as energy."""
    total: i64 = 0
    kind: i64
    for kind in range(RESOURCES):
        if _fuel_blocked(state, seat, NEW * RESOURCES + kind) == 0:
            total += state.box.order_cost[(code - ORDER) * RESOURCES + kind]
    return total


def orders_options(state: State, seat: i64) -> vec[i64]:
    """After the action."""
    return append(order_options(state, seat, vec[i64]()), DONE)


def orders_blocked(state: State, seat: i64, code: i64) -> i64:
    if code == DONE:
        return 0
    if not ORDER <= code < ORDER + ORDERS:
        return NOT_ASKED
    return order_blocked(state, seat, code)


def take_orders(state: State, seat: i64, code: i64) -> None:
    if code == DONE:
        state.answered(seat)
    else:
        take_order(state, seat, code)


# -- energy (4.2.2 to 4.2.8) -----------------------------------------------------------------------------------------


def action_energy(state: State, seat: i64, area: i64) -> i64:
    """What the next action costs: its place on the action track, and more under a crowded area."""
    box = state.box
    taken = state.own[seat * OWN + TAKEN]
    last: i64 = len(box.track_energy) - 1
    energy = box.track_energy[taken if taken < last else last]
    if lasting(state, seat, ACTION_FREE) >> (taken + 1) & 1:
        energy = 0  # 19.1
    if area != FACE_UP and state.own[seat * OWN + UNDER + area] + 1 >= box.crowded_from:
        energy += box.crowded_energy
    return energy


def pays(state: State, seat: i64, world: i64) -> bool:
    """Which worlds pay depends on how many markers have passed the second turning point."""
    beyond = past(state, seat, SECOND)
    return beyond < 2 if world == OLD else beyond > 0


def fuel(state: State, seat: i64) -> i64:
    """All that may be paid as energy."""
    total: i64 = 0
    if pays(state, seat, OLD):
        total += _burnable(state, seat, OLD)
    if pays(state, seat, NEW):
        total += _burnable(state, seat, NEW)
    return total


def _burnable(state: State, seat: i64, world: i64) -> i64:
    """Energy of a world, or with 19.2 anything there."""
    at = seat * OWN + RES + world * RESOURCES
    if lasting(state, seat, ANY_FUEL):
        return state.own[at + FOOD] + state.own[at + STEEL] + state.own[at + ENERGY]
    return state.own[at + ENERGY]


def _fuel_blocked(state: State, seat: i64, place: i64) -> i64:
    if not pays(state, seat, place // RESOURCES):
        return WORLD_DOES_NOT_PAY
    if place % RESOURCES != ENERGY and lasting(state, seat, ANY_FUEL) == 0:
        return NOT_ENERGY  # 19.2
    if state.own[seat * OWN + RES + place] == 0:
        return NONE_LEFT_THERE
    return 0


def _energy_blocked(state: State, seat: i64, area: i64, most: i64) -> i64:
    """4.2.5."""
    return NO_ENERGY if action_energy(state, seat, area) > most else 0


def _pay_energy(state: State, seat: i64, energy: i64) -> None:
    """At once where only energy of one world pays, else one by one."""
    if energy == 0:
        return
    beyond = past(state, seat, SECOND)
    if beyond == 1 or lasting(state, seat, ANY_FUEL):
        state.ask(seat, ASK_PAY, energy)
    else:
        world: i64 = NEW if beyond == 2 else OLD
        state.own[seat * OWN + RES + world * RESOURCES + ENERGY] -= energy


def pay_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=6)
    place: i64
    for place in range(2 * RESOURCES):
        if _fuel_blocked(state, seat, place) == 0:
            codes = append(codes, PAY + place)
    return codes


def pay_blocked(state: State, seat: i64, code: i64) -> i64:
    if not PAY <= code < PAY + 2 * RESOURCES:
        return NOT_ASKED
    return _fuel_blocked(state, seat, code - PAY)


def take_pay(state: State, seat: i64, code: i64) -> None:
    left = state.about(seat) - 1
    state.answered(seat)
    state.own[seat * OWN + RES + code - PAY] -= 1
    if left > 0:
        state.ask(seat, ASK_PAY, left)
