"""Small sub-actions: gain, exchange, prepare, clone (rulebook 5.1 to 5.3, 18.2 to 18.5)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.evacuation.box import ANY, FOOD, NEW, RESOURCES
from planetfall.games.evacuation.codes import (
    ASK_FACTORY,
    ASK_PREPARE,
    CLONE,
    DECLINE,
    EXCHANGE,
    FACTORY,
    GAIN,
    PREPARE,
    RAISE,
)
from planetfall.games.evacuation.deeds import EFFECTS_MOST, again, effect_of
from planetfall.games.evacuation.events import (
    CLONED,
    EXCHANGED,
    FACTORY_GAINED,
    FACTORY_PREPARED,
    RESOURCE_GAINED,
)
from planetfall.games.evacuation.lasting import CHAIN, CLONE_MORE, PREPARE_FREE, lasting
from planetfall.games.evacuation.reasons import (
    A_GAIN,
    NO_FACTORY_LEFT,
    NO_FOOD_TO_CLONE,
    NONE_LEFT_THERE,
    OTHER_TYPE,
    TOO_DEAR,
)
from planetfall.games.evacuation.state import BIT, OWN, POPULATION, RES, SUPPLY, WAITING, State
from planetfall.games.evacuation.worlds import gain, raise_production

__all__ = [
    "clone_blocked",
    "clone_options",
    "exchange_blocked",
    "exchange_options",
    "factory_blocked",
    "factory_options",
    "gain_blocked",
    "gain_options",
    "prepare_blocked",
    "prepare_options",
    "raise_blocked",
    "raise_options",
    "take_clone",
    "take_exchange",
    "take_factory",
    "take_gain",
    "take_prepare",
    "take_raise",
]

PLACES: Final = 6  # world * RESOURCES + kind
GIVEN: Final = vec[i64]([0, 0, 1, 1, 2, 2])  # of the pairs an exchange can be
TAKEN_FOR: Final = vec[i64]([1, 2, 0, 2, 0, 1])


def _type_of(state: State, seat: i64) -> i64:
    return state.box.deeds[effect_of(state, seat)].type


# -- gain ------------------------------------------------------------------------------------------------------------


def gain_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=PLACES)
    kind = _type_of(state, seat)
    place: i64
    for place in range(PLACES):
        if kind == ANY or place % RESOURCES == kind:
            codes = append(codes, GAIN + place)
    return codes


def gain_blocked(state: State, seat: i64, code: i64) -> i64:
    if code == DECLINE:
        return A_GAIN
    if not GAIN <= code < GAIN + PLACES:
        return NOT_ASKED
    return _type_blocked(_type_of(state, seat), (code - GAIN) % RESOURCES)


def _type_blocked(asked: i64, kind: i64) -> i64:
    if asked in (ANY, kind):
        return 0
    return OTHER_TYPE


def take_gain(state: State, seat: i64, code: i64) -> None:
    """5.1.1, 18.2: each one onto a world of choice."""
    again(state, seat)
    world = (code - GAIN) // RESOURCES
    kind = (code - GAIN) % RESOURCES
    gain(state, seat, world, kind, 1)
    state.emit(RESOURCE_GAINED, seat, 0, world, kind, 0)


def raise_options() -> vec[i64]:
    return vec[i64]([RAISE, RAISE + 1, RAISE + 2])


def raise_blocked(code: i64) -> i64:
    if code == DECLINE:
        return A_GAIN
    if not RAISE <= code < RAISE + RESOURCES:
        return NOT_ASKED
    return 0


def take_raise(state: State, seat: i64, code: i64) -> None:
    """18.3: any production, each point for itself."""
    again(state, seat)
    raise_production(state, seat, code - RAISE, 1)


def factory_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=PLACES)
    code: i64
    for code in range(FACTORY, FACTORY + PLACES):
        if factory_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    return codes


def factory_blocked(state: State, seat: i64, code: i64) -> i64:
    if code == DECLINE:
        return A_GAIN
    if not FACTORY <= code < FACTORY + PLACES:
        return NOT_ASKED
    kind = (code - FACTORY) % RESOURCES
    if state.own[seat * OWN + SUPPLY + kind] == 0:
        return NO_FACTORY_LEFT
    return _type_blocked(_type_of(state, seat), kind)


def take_factory(state: State, seat: i64, code: i64) -> None:
    """18.5."""
    again(state, seat)
    _put_factory(state, seat, code - FACTORY)
    state.emit(FACTORY_GAINED, seat, 0, (code - FACTORY) // RESOURCES, (code - FACTORY) % RESOURCES, 0)
    if state.question(seat) == ASK_FACTORY and len(factory_options(state, seat)) == 0:
        state.answered(seat)  # none is left for another one


def _put_factory(state: State, seat: i64, place: i64) -> None:
    state.own[seat * OWN + SUPPLY + place % RESOURCES] -= 1
    state.own[seat * OWN + WAITING + place] += 1


# -- prepare (5.2) ---------------------------------------------------------------------------------------------------


def prepare_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64]([DECLINE])
    code: i64
    for code in range(PREPARE, PREPARE + PLACES):
        if prepare_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    return codes


def prepare_blocked(state: State, seat: i64, code: i64) -> i64:
    if code == DECLINE:
        return 0
    if not PREPARE <= code < PREPARE + PLACES:
        return NOT_ASKED
    kind = (code - PREPARE) % RESOURCES
    if state.own[seat * OWN + SUPPLY + kind] == 0:
        return NO_FACTORY_LEFT
    if state.own[seat * OWN + RES + code - PREPARE] < _prepare_cost(state, seat):
        return TOO_DEAR
    return _type_blocked(_type_of(state, seat), kind)


def _prepare_cost(state: State, seat: i64) -> i64:
    """Resources of the factory's own type; 18.10 stays even if preparing is free (19.4)."""
    more = state.box.deeds[effect_of(state, seat)].own_more
    if lasting(state, seat, PREPARE_FREE):
        return more
    return state.box.prepare_cost + more


def take_prepare(state: State, seat: i64, code: i64) -> None:
    effect = effect_of(state, seat)
    cost = _prepare_cost(state, seat)
    if code == DECLINE:
        state.answered(seat)
        return
    again(state, seat)
    place = code - PREPARE
    state.own[seat * OWN + RES + place] -= cost
    _put_factory(state, seat, place)
    state.emit(FACTORY_PREPARED, seat, 0, place // RESOURCES, place % RESOURCES, 0)
    chained = lasting(state, seat, CHAIN) & BIT[place % RESOURCES]
    if chained and effect != state.box.chained:
        state.ask(seat, ASK_PREPARE, state.box.chained + EFFECTS_MOST)  # 19.3


# -- clone (5.3) -----------------------------------------------------------------------------------------------------


def clone_options(state: State, seat: i64) -> vec[i64]:
    if clone_blocked(state, seat, CLONE) == 0:
        return vec[i64]([DECLINE, CLONE])
    return vec[i64]([DECLINE])


def clone_blocked(state: State, seat: i64, code: i64) -> i64:
    if code == DECLINE:
        return 0
    if code != CLONE:
        return NOT_ASKED
    if state.own[seat * OWN + RES + NEW * RESOURCES + FOOD] < state.box.clone_food:
        return NO_FOOD_TO_CLONE
    return 0


def take_clone(state: State, seat: i64, code: i64) -> None:
    if code == DECLINE:
        state.answered(seat)
        return
    again(state, seat)
    cloned = state.box.clone_population + lasting(state, seat, CLONE_MORE)
    state.own[seat * OWN + RES + NEW * RESOURCES + FOOD] -= state.box.clone_food
    state.own[seat * OWN + POPULATION] += cloned
    state.emit(CLONED, seat, 0, cloned, 0, 0)


# -- exchange (5.1.2) ------------------------------------------------------------------------------------------------


def exchange_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64]([DECLINE])
    pair: i64
    for pair in range(12):
        if state.own[seat * OWN + RES + pair // 6 * RESOURCES + GIVEN[pair % 6]] > 0:
            codes = append(codes, EXCHANGE + pair)
    return codes


def exchange_blocked(state: State, seat: i64, code: i64) -> i64:
    if code == DECLINE:
        return 0
    if not EXCHANGE <= code < EXCHANGE + 12:
        return NOT_ASKED
    pair = code - EXCHANGE
    if state.own[seat * OWN + RES + pair // 6 * RESOURCES + GIVEN[pair % 6]] == 0:
        return NONE_LEFT_THERE
    return 0


def take_exchange(state: State, seat: i64, code: i64) -> None:
    if code == DECLINE:
        state.answered(seat)
        return
    again(state, seat)
    world = (code - EXCHANGE) // 6
    pair = (code - EXCHANGE) % 6
    gain(state, seat, world, GIVEN[pair], -1)
    gain(state, seat, world, TAKEN_FOR[pair], 1)
    state.emit(EXCHANGED, seat, 0, world, GIVEN[pair], TAKEN_FOR[pair])
