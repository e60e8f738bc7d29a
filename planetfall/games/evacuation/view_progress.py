"""Where the power points of this year could take a seat's markers, and what the track opens on the way.

Tried on a copy with the rules of the progress phase, so it agrees with what they will allow then.
"""

from msgspec import Struct

from planetfall.games.evacuation.box import SPACES, TERRAINS
from planetfall.games.evacuation.codes import ADVANCE, ASK_LANE, ASK_POWER, POWER
from planetfall.games.evacuation.markers import terrains_open
from planetfall.games.evacuation.play import Evacuation
from planetfall.games.evacuation.power import IN_PROGRESS, possible_power
from planetfall.games.evacuation.progress import MARKERS, advance_options, begin_progress, next_progress, take_power
from planetfall.games.evacuation.state import PHASE_INCOME, PHASE_PROGRESS

__all__ = ["Reach", "opens", "reach"]

TERRAIN_NAMES = ("steppe", "desert", "forest", "ocean")
TOTALS = 63  # power points that can be told apart


class Reach(Struct, frozen=True):
    """Of the seat in the middle of the table, if the progress phase came now."""

    lanes: tuple[str, ...]  # in use at this table (9.1.3)
    power: tuple[int, ...]  # totals it may count
    spaces: tuple[tuple[int, ...], ...]  # where each of its markers could land, moved first
    landing: int = 0  # the marker that has to choose its lane now


def reach(state: Evacuation, seat: int) -> Reach:
    lanes = ("main", "three-plus") if state.seats > 2 else ("main",)
    if not PHASE_INCOME <= state.phase < PHASE_PROGRESS:
        return Reach(lanes, (), ((), ()), _landing(state, seat))
    totals = possible_power(state, seat, IN_PROGRESS)
    power = tuple(total for total in range(TOTALS) if totals >> total & 1)
    return Reach(lanes, power, _spaces(state, seat, max(power)))


def _landing(state: Evacuation, seat: int) -> int:
    asked = seat in state.actors() and state.question(seat) == ASK_LANE
    return state.about(seat) // MARKERS + 1 if asked else 0


def _spaces(state: Evacuation, seat: int, power: int) -> tuple[tuple[int, ...], ...]:
    tried = state.copy()
    begin_progress(tried)
    tried.turn = list(tried.turn_order).index(seat)
    next_progress(tried)
    if tried.question(seat) == ASK_POWER:
        take_power(tried, seat, POWER + power)
    moves = [code - ADVANCE for code in advance_options(tried, seat)]
    return tuple(
        tuple(state.space[seat * MARKERS + marker] + move % SPACES for move in moves if move // SPACES == marker)
        for marker in range(MARKERS)
    )


def opens(state: Evacuation) -> dict[str, int]:
    """The first space from which a marker opens each terrain to its seat, 0 if it is open from the beginning."""
    tried = state.copy()
    found: dict[str, int] = {}
    tried.space[1] = 0
    for space in range(state.box.last_space + 1):
        tried.space[0] = space
        for terrain in range(min(terrains_open(tried, 0), TERRAINS)):
            found.setdefault(TERRAIN_NAMES[terrain], space)
    return found
