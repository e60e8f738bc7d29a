"""MC, energy and influence: gaining and spending them, the two tracks (rulebook chapter 3, 1.9, 7.10, 9.4 to 9.7)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.galileo_project.box import COLOURS, EUROPA, KINDS
from planetfall.games.galileo_project.codes import ASK_TRACK, TRACK
from planetfall.games.galileo_project.events import (
    BEGAN,
    CHANGED_TRACK,
    GAINED_ENERGY,
    GAINED_INFLUENCE,
    GAINED_MC,
)
from planetfall.games.galileo_project.reasons import ALREADY_CHANGED, MARKER_ON_0, NO_MC_FOR_CHANGE
from planetfall.games.galileo_project.state import (
    BIT,
    CHANGED,
    ENERGY_HELD,
    EXTRA_USED,
    INFLUENCE_AT,
    MC_HELD,
    OWN,
    START_CARD,
    STARTED,
    TECH_OWNED,
    TRACK_OF,
    State,
    field_of,
)

__all__ = [
    "change_blocked",
    "change_track",
    "energy_saved",
    "gain_energy",
    "gain_influence",
    "gain_mc",
    "lasting",
    "place_marker",
    "take_track",
    "track_blocked",
    "track_options",
]


def gain_mc(state: State, seat: i64, amount: i64) -> None:
    """At most as many as a player may hold (1.9), and more with technology 1a (9.4)."""
    if amount == 0:
        return
    own = state.own
    at = seat * OWN + MC_HELD
    before = own[at]
    held = before + amount
    most = state.box.most_mc
    if held > most:
        held = most
    elif own[seat * OWN + TECH_OWNED] and held < most and own[seat * OWN + EXTRA_USED] == 0:
        extra = lasting(state, seat, state.box.extra_mc)
        if extra > 0:  # the first gain that leaves room for it (9.5)
            own[seat * OWN + EXTRA_USED] = 1
            held += extra
            if held > most:
                held = most
    own[at] = held
    if state.listening and held > before:
        state.emit(GAINED_MC, seat, 0, held - before, 0, 0)


def gain_energy(state: State, seat: i64, amount: i64) -> None:
    own = state.own
    at = seat * OWN + ENERGY_HELD
    before = own[at]
    held = before + amount
    if held > state.box.most_energy:
        held = state.box.most_energy
    own[at] = held
    if state.listening and held > before:
        state.emit(GAINED_ENERGY, seat, 0, held - before, 0, 0)


def energy_saved(state: State, seat: i64) -> i64:
    """Whenever energy is spent (7.10)."""
    return state.box.europa_saves[field_of(state, seat, EUROPA)]


def lasting(state: State, seat: i64, amounts: vec[i64]) -> i64:
    """What the technologies of a seat bring together of one lasting effect, given at technology."""
    owned = state.own[seat * OWN + TECH_OWNED]
    if owned == 0:
        return 0
    total: i64 = 0
    kind: i64
    for kind in range(KINDS):
        technology = kind * 2 + state.side[kind]
        if owned & BIT[technology]:
            total += amounts[technology]
    return total


# -- influence ---------------------------------------------------------------------------------------------------


def gain_influence(state: State, seat: i64, amount: i64) -> None:
    """Up on the track of the marker; on 0 the track is chosen first (3.4, 4.4)."""
    if state.own[seat * OWN + INFLUENCE_AT] == 0:
        state.ask(seat, ASK_TRACK, amount)
    else:
        _climb(state, seat, amount)


def _climb(state: State, seat: i64, amount: i64) -> None:
    own = state.own
    at = seat * OWN + INFLUENCE_AT
    before = own[at]
    top = state.box.top_influence
    if before + amount > top:
        own[at] = top
        if state.setting.overflow_moved == 0 or before < top:
            gain_mc(state, seat, state.box.overflow_mc)  # 3.6, 3.7
    else:
        own[at] = before + amount
    if state.listening and own[at] > before:
        state.emit(GAINED_INFLUENCE, seat, 0, own[at] - before, own[at], 0)


def track_options() -> vec[i64]:
    return BOTH_TRACKS


def track_blocked(code: i64) -> i64:
    if TRACK <= code < TRACK + COLOURS:
        return 0
    return NOT_ASKED


def take_track(state: State, seat: i64, code: i64) -> None:
    amount = state.about(seat)
    state.answered(seat)
    state.own[seat * OWN + TRACK_OF] = code - TRACK
    if state.own[seat * OWN + STARTED] == 0:
        place_marker(state, seat)
    else:
        _climb(state, seat, amount)


def place_marker(state: State, seat: i64) -> None:
    """On the field that the project card shows (3.2)."""
    own = state.own
    field = state.box.start_influence[own[seat * OWN + START_CARD]]
    own[seat * OWN + STARTED] = 1
    own[seat * OWN + INFLUENCE_AT] = field
    if state.listening:
        state.emit(BEGAN, seat, 0, own[seat * OWN + TRACK_OF], field, 0)


def change_blocked(state: State, seat: i64) -> i64:
    """First step of the turn (3.3)."""
    if state.about(seat) == 1:
        return ALREADY_CHANGED
    if state.own[seat * OWN + INFLUENCE_AT] == 0:
        return MARKER_ON_0
    if state.own[seat * OWN + MC_HELD] < state.box.change_mc:
        return NO_MC_FOR_CHANGE
    return 0


def change_track(state: State, seat: i64) -> None:
    own = state.own
    base = seat * OWN
    own[base + MC_HELD] -= state.box.change_mc
    own[base + TRACK_OF] = 1 - own[base + TRACK_OF]
    if state.listening:
        state.emit(CHANGED_TRACK, seat, 0, own[base + TRACK_OF], 0, 0)
    gained = lasting(state, seat, state.box.change_influence)
    if gained > 0 and (state.setting.once_a_game == 0 or own[base + CHANGED] == 0):
        own[base + CHANGED] = 1
        _climb(state, seat, gained)  # 9.6


# Lists of moves are read and never written into, so this one can be handed out as it is.
BOTH_TRACKS: Final = vec[i64]([TRACK, TRACK + 1])
