"""Chapter Two, the settlement (rulebook chapter 3): whose turn it is, and how a turn ends.

What a turn does stands in undocking.py (3.1, 3.2, 3.5), transport.py (3.3, 3.4), satellites.py (3.6) and ships.py
(3.7).
"""

from mypy_extensions import i64

from planetfall.games.reworld.codes import ASK_UNDOCK
from planetfall.games.reworld.events import CHAPTER_TWO
from planetfall.games.reworld.scoring import score_final_ship
from planetfall.games.reworld.ships import take_ships
from planetfall.games.reworld.state import COUNTS, DOCKED, State

__all__ = ["begin_settlement", "end_turn"]


def begin_settlement(state: State) -> None:
    state.emit(CHAPTER_TWO, state.holder, 0, 0, 0, 0)
    _ask_from(state, state.holder)


def end_turn(state: State, seat: i64) -> None:
    """The module is used; now the ships, then the next player (3.1.1)."""
    state.flying = 0
    take_ships(state, seat)
    _ask_from(state, seat + 1)


def _ask_from(state: State, first: i64) -> None:
    """Clockwise to the next seat with a module docked; without any the game is over (3.1.2, 4.1)."""
    step: i64
    for step in range(state.seats):
        seat = (first + step) % state.seats
        if state.count[seat * COUNTS + DOCKED] > 0:
            state.ask(seat, ASK_UNDOCK, 0)
            return
    score_final_ship(state)
