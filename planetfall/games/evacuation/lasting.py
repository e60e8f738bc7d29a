"""Lasting effects of technologies by number (rulebook 19), under the names they have in components.toml.

What a seat's complete technologies do together stands at own[seat * OWN + LASTING + word]: a sum, or a set where the
comment says so. The three that bring resources count only how many tiles do; the tiles themselves say what.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.games.evacuation.state import LASTING, OWN, State

__all__ = [
    "ACTION_FREE",
    "ANY_BAY",
    "ANY_FUEL",
    "BAYS_MORE",
    "BONUS_EXTRA",
    "BONUS_SHIFT",
    "CHAIN",
    "CHEAPER",
    "CLONE_MORE",
    "FLIGHT_LESS",
    "HUNGER_LESS",
    "IGNORE_SYMBOLS",
    "INCOME_EXTRA",
    "IS_SET",
    "MARKER_RESOURCE",
    "NEXT_TERRAIN",
    "OUTPUT",
    "POWER_MORE",
    "PREPARE_FREE",
    "QUICK_RETURN",
    "REFRESH_FREE",
    "RETURN_FREE",
    "STEEL_LESS",
    "SYMBOLS",
    "WORDS",
    "lasting",
]

ACTION_FREE: Final = 0  # a set: bit n for the nth action of a year
ANY_FUEL: Final = 1
CHAIN: Final = 2  # a set of types of factories
PREPARE_FREE: Final = 3
OUTPUT: Final = 4  # + type
IGNORE_SYMBOLS: Final = 7
SYMBOLS: Final = 8  # a set
NEXT_TERRAIN: Final = 9
STEEL_LESS: Final = 10
CHEAPER: Final = 11  # + display
REFRESH_FREE: Final = 14
FLIGHT_LESS: Final = 15
RETURN_FREE: Final = 16
QUICK_RETURN: Final = 17
ANY_BAY: Final = 18
BAYS_MORE: Final = 19
CLONE_MORE: Final = 20
HUNGER_LESS: Final = 21  # + world
POWER_MORE: Final = 23
BONUS_SHIFT: Final = 24
BONUS_EXTRA: Final = 25
INCOME_EXTRA: Final = 26
MARKER_RESOURCE: Final = 27
WORDS: Final = {
    "action_free": ACTION_FREE,
    "action_energy_any": ANY_FUEL,
    "prepare_chain": CHAIN,
    "prepare_free": PREPARE_FREE,
    "factory_output": OUTPUT,
    "bonus_extra": BONUS_EXTRA,
    "income_extra": INCOME_EXTRA,
    "marker_resource": MARKER_RESOURCE,
    "ignore_symbols": IGNORE_SYMBOLS,
    "symbol": SYMBOLS,
    "next_terrain": NEXT_TERRAIN,
    "settle_steel_less": STEEL_LESS,
    "cost_less": CHEAPER,
    "refresh_free": REFRESH_FREE,
    "flight_less": FLIGHT_LESS,
    "return_free": RETURN_FREE,
    "quick_return": QUICK_RETURN,
    "any_bay": ANY_BAY,
    "resource_bays_more": BAYS_MORE,
    "clone_more": CLONE_MORE,
    "food_demand_less": HUNGER_LESS,
    "power_more": POWER_MORE,
    "bonus_shift": BONUS_SHIFT,
}
IS_SET: Final = vec[i64]([int(word in (ACTION_FREE, CHAIN, SYMBOLS)) for word in range(28)])


def lasting(state: State, seat: i64, word: i64) -> i64:
    return state.own[seat * OWN + LASTING + word]
