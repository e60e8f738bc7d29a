"""The space station: twelve stacks in two rings, turned towards the players (rulebook 1.1 to 1.4 and chapter 2)."""

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.planet_unknown.box import SECTORS, STACK_TILES
from planetfall.games.planet_unknown.codes import TURN
from planetfall.games.planet_unknown.events import STATION_TURNED
from planetfall.games.planet_unknown.state import NOTHING, State

__all__ = [
    "draw_tile",
    "sector_empty",
    "sector_stack",
    "sector_top",
    "turn_blocked",
    "turn_options",
    "turn_station",
    "turn_up_tops",
]


def sector_stack(state: State, seat: i64, ring: i64) -> i64:
    """The stack of the inner (0) or outer (1) ring in front of a seat."""
    outer = (state.box.marker[state.seats * SECTORS + seat] + state.rotation) % SECTORS
    return SECTORS + outer if ring == 1 else (outer + state.ring_offset) % SECTORS


def sector_top(state: State, seat: i64, ring: i64) -> i64:
    """The tile on top of a stack in front of a seat, NOTHING if the stack is used up."""
    stack = sector_stack(state, seat, ring)
    left = state.height[stack]
    return state.order[stack * STACK_TILES + left - 1] if left > 0 else NOTHING


def draw_tile(state: State, seat: i64, ring: i64) -> i64:
    tile = sector_top(state, seat, ring)
    state.height[sector_stack(state, seat, ring)] -= 1
    return tile


def turn_up_tops(state: State) -> None:
    """What lies on top of each stack is open now (1.3, 2.6, 9.12)."""
    state.shown = state.height[:]
    state.revealed += 1


def sector_empty(state: State) -> bool:
    """Whether any sector has no tiles left in either stack (11.2)."""
    outer: i64
    for outer in range(SECTORS):
        if state.height[SECTORS + outer] + state.height[(outer + state.ring_offset) % SECTORS] == 0:
            return True
    return False


def turn_options() -> vec[i64]:
    return vec[i64]([TURN + steps for steps in range(SECTORS)])


def turn_blocked(code: i64) -> i64:
    return 0 if TURN <= code < TURN + SECTORS else NOT_ASKED


def turn_station(state: State, steps: i64) -> None:
    """Clockwise, so each seat faces the sector that was as many steps back (2.2, 2.3)."""
    state.rotation = (state.rotation + (SECTORS - 1) * steps) % SECTORS
    state.emit(STATION_TURNED, state.commander, 0, state.rotation, 0, 0)
