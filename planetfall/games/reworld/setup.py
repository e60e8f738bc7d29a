"""Setting up the table (rulebook chapter 1)."""

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.rng import Rng
from planetfall.games.reworld.box import TILES, Box
from planetfall.games.reworld.state import HEAD_START, State, gain
from planetfall.games.reworld.station import set_up_round

__all__ = ["set_up"]


def set_up(state: State, box: Box, seats: i64, head_start: bool, rng: Rng) -> None:
    state.seat_players(seats, rng)
    state.clear_table(box, seats)
    state.head_start = head_start
    state.bag = vec[i64](list(range(1, TILES + 1)))
    rng.shuffle(state.bag)
    state.holder = rng.below(seats)
    if head_start:
        later: i64
        for later in range(seats):
            gain(state, (state.holder + later) % seats, HEAD_START, box.head_start[seats * 4 + later])
    state.round = 1
    set_up_round(state)
