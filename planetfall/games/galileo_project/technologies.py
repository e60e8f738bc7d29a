"""Developing a technology (rulebook chapter 9), also for less by a Star-Z bonus (13.8)."""

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.galileo_project.box import KINDS, TECHNOLOGIES
from planetfall.games.galileo_project.codes import (
    ASK_DEVELOP,
    ASK_SAVE,
    DEVELOP,
    SAVE,
    SAVE_ENERGY,
    SAVE_MC,
)
from planetfall.games.galileo_project.events import DEVELOPED_TECHNOLOGY
from planetfall.games.galileo_project.influence import energy_saved
from planetfall.games.galileo_project.reasons import (
    NO_TILE_LEFT,
    NOT_IN_PLAY,
    OWNED_ALREADY,
    TOO_FEW_ENERGY,
    TOO_FEW_MC,
)
from planetfall.games.galileo_project.state import (
    BIT,
    ENERGY_HELD,
    MC_HELD,
    OWN,
    SCRATCH,
    TECH_COUNT,
    TECH_OWNED,
    State,
    later,
)

__all__ = [
    "ask_develop",
    "develop",
    "develop_blocked",
    "less_blocked",
    "less_options",
    "save_blocked",
    "save_options",
    "take_less",
    "take_save",
    "technology_energy",
]


def develop_blocked(state: State, seat: i64, technology: i64) -> i64:
    return _technology_blocked(state, seat, technology, 0, 0)


def _technology_blocked(state: State, seat: i64, technology: i64, less_energy: i64, less_mc: i64) -> i64:
    """0 if the seat may develop it, and pay for it when it costs so much less (9.1, 9.2)."""
    kind = technology >> 1
    if technology & 1 != state.side[kind]:
        return NOT_IN_PLAY
    own = state.own
    if own[seat * OWN + TECH_OWNED] & BIT[technology]:
        return OWNED_ALREADY
    if state.tiles[kind] == 0:
        return NO_TILE_LEFT
    if own[seat * OWN + MC_HELD] < state.box.tech_mc[technology] - less_mc:
        return TOO_FEW_MC
    if own[seat * OWN + ENERGY_HELD] < technology_energy(state, seat, technology, less_energy):
        return TOO_FEW_ENERGY
    return 0


def technology_energy(state: State, seat: i64, technology: i64, less: i64) -> i64:
    """What it costs the seat, less what Europa saves (7.10)."""
    energy = state.box.tech_energy[technology] - less
    if state.setting.saves_goals_only == 0:
        energy -= energy_saved(state, seat)
    if energy < 0:
        return 0
    return energy


def develop(state: State, seat: i64, technology: i64, less_energy: i64, less_mc: i64) -> None:
    own = state.own
    base = seat * OWN
    box = state.box
    energy = technology_energy(state, seat, technology, less_energy)
    mc = box.tech_mc[technology] - less_mc
    if mc < 0:
        mc = 0
    own[base + ENERGY_HELD] -= energy
    own[base + MC_HELD] -= mc
    own[base + TECH_OWNED] |= BIT[technology]
    own[base + TECH_COUNT] += 1
    state.tiles[technology >> 1] -= 1
    if state.listening:
        state.emit(DEVELOPED_TECHNOLOGY, seat, 0, technology, energy, mc)
    first = box.tech_instant[technology]
    row = first + box.tech_instants[technology] - 1
    while row >= first:
        later(state, box.effect[row], row * 256 + 1)
        row -= 1


# -- for less ----------------------------------------------------------------------------------------------------


def ask_develop(state: State, seat: i64, less: i64) -> None:
    """Nothing happens if the seat can pay for none (13.8)."""
    state.ask(seat, ASK_DEVELOP, less)
    if len(less_options(state, seat)) == 0:
        state.answered(seat)


def less_options(state: State, seat: i64) -> vec[i64]:
    codes = SCRATCH
    found: i64 = 0
    kind: i64
    for kind in range(KINDS):
        technology = kind * 2 + state.side[kind]
        if _less_blocked(state, seat, technology) == 0:
            codes[found] = DEVELOP + technology
            found += 1
    return codes[:found]


def less_blocked(state: State, seat: i64, code: i64) -> i64:
    if not DEVELOP <= code < DEVELOP + TECHNOLOGIES:
        return NOT_ASKED
    return _less_blocked(state, seat, code - DEVELOP)


def _less_blocked(state: State, seat: i64, technology: i64) -> i64:
    less = state.about(seat)
    if _technology_blocked(state, seat, technology, less, 0) == 0:
        return 0
    return _technology_blocked(state, seat, technology, 0, less)


def take_less(state: State, seat: i64, code: i64) -> None:
    less = state.about(seat)
    state.answered(seat)
    state.ask(seat, ASK_SAVE, (code - DEVELOP) * 16 + less)


def save_options(state: State, seat: i64) -> vec[i64]:
    codes = SCRATCH
    found: i64 = 0
    code: i64
    for code in range(SAVE, SAVE + 2):
        if save_blocked(state, seat, code) == 0:
            codes[found] = code
            found += 1
    return codes[:found]


def save_blocked(state: State, seat: i64, code: i64) -> i64:
    about = state.about(seat)
    if code == SAVE_ENERGY:
        return _technology_blocked(state, seat, about >> 4, about & 15, 0)
    if code == SAVE_MC:
        return _technology_blocked(state, seat, about >> 4, 0, about & 15)
    return NOT_ASKED


def take_save(state: State, seat: i64, code: i64) -> None:
    about = state.about(seat)
    state.answered(seat)
    if code == SAVE_ENERGY:
        develop(state, seat, about >> 4, about & 15, 0)
    else:
        develop(state, seat, about >> 4, 0, about & 15)
