"""The station as it is turned now: which two stacks lie at each of its six sides, and who sits there."""

from msgspec import Struct

from planetfall.games.planet_unknown.box import SECTORS
from planetfall.games.planet_unknown.words import Words

__all__ = ["Sector", "sectors"]


class Sector(Struct, frozen=True):
    inner: int  # number of the stack
    outer: int
    seat: int | None  # who faces it


def sectors(w: Words) -> tuple[Sector, ...]:
    """Clockwise, from the side of the first seat's marker on."""
    state = w.state
    sides = [state.box.marker[state.seats * SECTORS + seat] for seat in range(state.seats)]
    return tuple(_sector(w, side, sides.index(side) if side in sides else None) for side in range(SECTORS))


def _sector(w: Words, side: int, seat: int | None) -> Sector:
    outer = (side + w.state.rotation) % SECTORS
    return Sector((outer + w.state.ring_offset) % SECTORS, SECTORS + outer, seat)
