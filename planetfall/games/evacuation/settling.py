"""Settling a field (rulebook 5.6, 18.12 to 18.16).

People and steel are paid when the field is chosen; then each factory space is filled, and production rises.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.evacuation.box import ENERGY, FIELDS, FOOD, NEW, RESOURCES, STEEL, Deed
from planetfall.games.evacuation.codes import ASK_FILL, DECLINE, FILL, SETTLE
from planetfall.games.evacuation.deeds import effect_of
from planetfall.games.evacuation.events import FIELD_SETTLED_BY
from planetfall.games.evacuation.infrastructure import check_projects
from planetfall.games.evacuation.lasting import IGNORE_SYMBOLS, NEXT_TERRAIN, OUTPUT, STEEL_LESS, lasting
from planetfall.games.evacuation.markers import symbols_of, terrains_open
from planetfall.games.evacuation.reasons import (
    FIELD_SETTLED,
    FIELD_TOO_DEAR,
    NO_SUCH_FACTORY,
    NO_SUCH_FIELD,
    NO_SYMBOL,
    OTHER_FIELD,
    OTHER_TERRAIN,
    TERRAIN_CLOSED,
    TOO_FEW_FACTORIES,
    TOO_FEW_PEOPLE,
    TOO_LITTLE_STEEL,
)
from planetfall.games.evacuation.state import (
    BIT,
    NOTHING,
    OWN,
    OWN_FIELDS,
    PEOPLE,
    POPULATION,
    RES,
    SETTLED,
    SETTLING,
    WAITING,
    State,
)
from planetfall.games.evacuation.worlds import raise_production

__all__ = [
    "FACTORY_DIGIT",
    "fill_blocked",
    "fill_options",
    "settle_blocked",
    "settle_options",
    "take_fill",
    "take_settle",
]

NEW_RES: Final = RES + NEW * RESOURCES
NEW_WAITING: Final = WAITING + NEW * RESOURCES
FACTORY_DIGIT: Final = vec[i64]([1, 8, 64])  # what a factory of a type adds to `built`


def settle_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64]([DECLINE])
    deed = state.box.deeds[effect_of(state, seat)]
    symbols = symbols_of(state, seat)
    terrains = _terrains(state, seat, deed)
    field: i64
    for field in range(state.box.fields):
        if _field_blocked(state, seat, deed, field, terrains, symbols) == 0:
            codes = append(codes, SETTLE + field)
    return codes


def settle_blocked(state: State, seat: i64, code: i64) -> i64:
    if code == DECLINE:
        return 0
    if not SETTLE <= code < SETTLE + FIELDS:
        return NOT_ASKED
    if code - SETTLE >= state.box.fields:
        return NO_SUCH_FIELD
    deed = state.box.deeds[effect_of(state, seat)]
    return _field_blocked(state, seat, deed, code - SETTLE, _terrains(state, seat, deed), symbols_of(state, seat))


def _terrains(state: State, seat: i64, deed: Deed) -> i64:
    """Terrains open for this settling, a bit each (5.6.2, 18.13, 18.14)."""
    count = terrains_open(state, seat)
    if deed.next_terrain or lasting(state, seat, NEXT_TERRAIN):
        count += 1
    opened = BIT[count] - 1
    if deed.locked:
        opened |= deed.terrains
    return opened


def _field_blocked(state: State, seat: i64, deed: Deed, field: i64, terrains: i64, symbols: i64) -> i64:
    box = state.box
    if state.settled & BIT[field]:
        return FIELD_SETTLED
    terrain = box.terrain[field]
    if deed.terrains >> terrain & 1 == 0:
        return OTHER_TERRAIN
    if terrains >> terrain & 1 == 0:
        return TERRAIN_CLOSED
    factories = box.factory_spaces[field]
    people = box.population_spaces[field]
    if people > state.own[seat * OWN + POPULATION]:
        return TOO_FEW_PEOPLE
    if factories > 0 and factories > _waiting(state, seat):
        return TOO_FEW_FACTORIES
    needed = box.symbols[field]
    if needed & ~symbols and not deed.ignore_symbols and lasting(state, seat, IGNORE_SYMBOLS) == 0:
        return NO_SYMBOL
    if _is_other_field(state, deed, field):
        return OTHER_FIELD
    return _price_blocked(state, seat, deed, people)


def _waiting(state: State, seat: i64) -> i64:
    at = seat * OWN + NEW_WAITING
    return state.own[at + FOOD] + state.own[at + STEEL] + state.own[at + ENERGY]


def _is_other_field(state: State, deed: Deed, field: i64) -> bool:
    """18.12."""
    box = state.box
    factories = box.factory_spaces[field]
    return (
        box.population_spaces[field] < deed.population_min
        or factories < deed.factories_min
        or factories > deed.factories_max
        or box.symbol_count[field] > deed.symbols_max
    )


def _price_blocked(state: State, seat: i64, deed: Deed, people: i64) -> i64:
    """Steel for the people, and what the effect asks for in addition."""
    at = seat * OWN + NEW_RES
    steel = _steel(state, seat, deed, people)
    if state.own[at + STEEL] < steel:
        return TOO_LITTLE_STEEL
    if (
        state.own[at + FOOD] < deed.more[FOOD]
        or state.own[at + STEEL] < steel + deed.more[STEEL]
        or state.own[at + ENERGY] < deed.more[ENERGY]
    ):
        return FIELD_TOO_DEAR
    return 0


def _steel(state: State, seat: i64, deed: Deed, people: i64) -> i64:
    """5.6.5, 18.16, 19.12."""
    steel = people * state.box.settle_steel - deed.steel_less - lasting(state, seat, STEEL_LESS)
    return steel if steel > 0 else 0


def take_settle(state: State, seat: i64, code: i64) -> None:
    deed = state.box.deeds[effect_of(state, seat)]
    state.answered(seat)
    if code == DECLINE:
        return
    own = state.own
    base = seat * OWN
    field = code - SETTLE
    people = state.box.population_spaces[field]
    own[base + NEW_RES + STEEL] -= _steel(state, seat, deed, people)
    kind: i64
    for kind in range(RESOURCES):
        own[base + NEW_RES + kind] -= deed.more[kind]
    own[base + POPULATION] -= people
    own[base + PEOPLE] += people
    own[base + OWN_FIELDS] |= BIT[field]
    state.settled |= BIT[field]
    state.emit(FIELD_SETTLED_BY, seat, 0, field, 0, 0)
    own[base + SETTLING] = field
    _fill_next(state, seat, state.box.factory_spaces[field])


def _fill_next(state: State, seat: i64, left: i64) -> None:
    if left > 0:
        state.ask(seat, ASK_FILL, left)
    else:
        _produce(state, seat)


def fill_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=RESOURCES)
    code: i64
    for code in range(FILL, FILL + RESOURCES):
        if fill_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    return codes


def fill_blocked(state: State, seat: i64, code: i64) -> i64:
    if not FILL <= code < FILL + RESOURCES:
        return NOT_ASKED
    if state.own[seat * OWN + NEW_WAITING + code - FILL] == 0:
        return NO_SUCH_FACTORY
    return 0


def take_fill(state: State, seat: i64, code: i64) -> None:
    left = state.about(seat) - 1
    state.answered(seat)
    kind = code - FILL
    state.own[seat * OWN + NEW_WAITING + kind] -= 1
    state.own[seat * OWN + SETTLED + kind] += 1
    state.built[state.own[seat * OWN + SETTLING]] += FACTORY_DIGIT[kind]
    _fill_next(state, seat, left)


def _produce(state: State, seat: i64) -> None:
    """5.6.7: production rises for every space; infrastructure may have waited for this field."""
    base = seat * OWN
    field = state.own[base + SETTLING]
    state.own[base + SETTLING] = NOTHING
    built = state.built[field]
    kind: i64
    for kind in range(RESOURCES):
        factories = built & 7
        built >>= 3
        people = state.box.field_production[field * RESOURCES + kind]
        raise_production(state, seat, kind, people + factories * (1 + lasting(state, seat, OUTPUT + kind)))
    check_projects(state, seat)
