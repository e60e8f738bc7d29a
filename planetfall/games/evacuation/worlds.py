"""Resources and production of the two worlds (rulebook 2): what is paid where, and what raises production."""

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.games.evacuation.box import RESOURCES
from planetfall.games.evacuation.events import PRODUCTION_RAISED
from planetfall.games.evacuation.lasting import OUTPUT, lasting
from planetfall.games.evacuation.state import (
    BIT,
    OWN,
    OWN_FIELDS,
    PAID,
    PRODUCTION,
    RES,
    SEA_NEW,
    SETTLING,
    State,
)

__all__ = ["afford", "gain", "produced", "raise_production", "spend", "stock"]


def stock(state: State, seat: i64, world: i64, kind: i64) -> i64:
    return state.own[seat * OWN + RES + world * RESOURCES + kind]


def gain(state: State, seat: i64, world: i64, kind: i64, amount: i64) -> None:
    state.own[seat * OWN + RES + world * RESOURCES + kind] += amount


def afford(state: State, seat: i64, world: i64, costs: vec[i64], at: i64) -> bool:
    """Whether that world has the three amounts at `at`, in full (2.1.2, 2.1.6)."""
    base = seat * OWN + RES + world * RESOURCES
    return all(state.own[base + kind] >= costs[at + kind] for kind in range(RESOURCES))


def spend(state: State, seat: i64, world: i64, costs: vec[i64], at: i64) -> None:
    kind: i64
    for kind in range(RESOURCES):
        state.own[seat * OWN + RES + world * RESOURCES + kind] -= costs[at + kind]


def raise_production(state: State, seat: i64, kind: i64, amount: i64) -> None:
    """Of the New World; it has no limit (2.3.5)."""
    if amount == 0:
        return
    state.own[seat * OWN + PRODUCTION + kind] += amount
    state.emit(PRODUCTION_RAISED, seat, 0, kind, amount, state.own[seat * OWN + PRODUCTION + kind])


def produced(state: State, seat: i64, kind: i64) -> i64:
    """Production that fields, sea tiles and infrastructure bring; the rest of it was gained.

    A field that is being settled does not produce yet.
    """
    box = state.box
    base = seat * OWN
    total = state.own[base + SEA_NEW]
    output = 1 + lasting(state, seat, OUTPUT + kind)
    field: i64
    for field in range(box.fields):
        if state.own[base + OWN_FIELDS] & BIT[field] and field != state.own[base + SETTLING]:
            total += box.field_production[field * RESOURCES + kind] + output * (state.built[field] >> 3 * kind & 7)
    project: i64
    for project in range(box.projects):
        if state.own[base + PAID] & BIT[project]:
            total += box.project_production[project * RESOURCES + kind]
    return total
