"""What settling a field would cost and bring the seat that is asked, tried on a copy by the rules."""

from collections.abc import Iterator

from msgspec import Struct

from planetfall.games.evacuation.box import NEW, RESOURCES, STEEL
from planetfall.games.evacuation.codes import ASK_SETTLE, DECLINE, SETTLE
from planetfall.games.evacuation.notation import RESOURCE_NAMES
from planetfall.games.evacuation.settling import settle_options, take_settle
from planetfall.games.evacuation.words import Words
from planetfall.games.evacuation.worlds import stock

__all__ = ["Settling", "settlings"]


class Settling(Struct, frozen=True):
    field: str
    steel: int
    people: int
    factories: int  # of any type, each brings what it makes
    gains: dict[str, int]  # production that its population brings


def settlings(w: Words, seat: int) -> Iterator[Settling]:
    state = w.state
    if seat not in state.actors() or state.question(seat) != ASK_SETTLE:
        return
    for code in settle_options(state, seat):
        if code != DECLINE:
            yield _settling(w, seat, code)


def _settling(w: Words, seat: int, code: int) -> Settling:
    state = w.state
    box = state.box
    field = code - SETTLE
    tried = state.copy()
    take_settle(tried, seat, code)
    gains = {name: box.field_production[field * RESOURCES + kind] for kind, name in enumerate(RESOURCE_NAMES)}
    return Settling(
        field=w.components.fields[field].id,
        steel=stock(state, seat, NEW, STEEL) - stock(tried, seat, NEW, STEEL),
        people=box.population_spaces[field],
        factories=box.factory_spaces[field],
        gains={name: number for name, number in gains.items() if number},
    )
