"""Choosing one of several bonuses: of the Star-Z tile (rulebook 6.7, chapter 13), or one for each technology (12.6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.galileo_project.box import BONUSES
from planetfall.games.galileo_project.codes import ASK_BONUS, ASK_BUY, ASK_CHOICE, BONUS, BUY, PASS
from planetfall.games.galileo_project.effects import STEP_CHOICE
from planetfall.games.galileo_project.events import BONUS_TAKEN
from planetfall.games.galileo_project.influence import gain_energy
from planetfall.games.galileo_project.reasons import BONUS_TAKEN_ALREADY, ONLY_X_BONUSES
from planetfall.games.galileo_project.state import (
    BIT,
    ENERGY_HELD,
    MC_HELD,
    OWN,
    SCRATCH,
    TECH_COUNT,
    State,
    later,
)

__all__ = [
    "ask_bonus",
    "ask_buy",
    "ask_choice",
    "begin_choice",
    "bonus_blocked",
    "bonus_options",
    "buy_blocked",
    "buy_options",
    "choice_blocked",
    "choice_options",
    "take_bonus",
    "take_buy",
    "take_choice",
]


def ask_bonus(state: State, seat: i64, first: i64) -> None:
    """Exactly one of the first so many bonuses (6.7)."""
    if first > BONUSES:
        first = BONUSES
    state.ask(seat, ASK_BONUS, first)


def bonus_options(state: State, seat: i64) -> vec[i64]:
    codes = SCRATCH
    first = state.about(seat)
    bonus: i64
    for bonus in range(first):
        codes[bonus] = BONUS + bonus
    return codes[:first]


def bonus_blocked(state: State, seat: i64, code: i64) -> i64:
    if not BONUS <= code < BONUS + BONUSES:
        return NOT_ASKED
    if code - BONUS >= state.about(seat):
        return ONLY_X_BONUSES
    return 0


def take_bonus(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    if state.listening:
        state.emit(BONUS_TAKEN, seat, 0, code - BONUS, 0, 0)
    row = state.box.bonus[state.star_z * BONUSES + code - BONUS]
    later(state, state.box.effect[row], row * 256 + 1)


# -- one for each technology -------------------------------------------------------------------------------------


def begin_choice(state: State, seat: i64, row: i64) -> None:
    left = state.own[seat * OWN + TECH_COUNT]
    if left > state.box.amount[row]:
        left = state.box.amount[row]
    if left > state.box.choices[row]:
        left = state.box.choices[row]
    if left > 0:
        ask_choice(state, seat, row * 256 + left)


def ask_choice(state: State, seat: i64, about: i64) -> None:
    state.ask(seat, ASK_CHOICE, about)


def choice_options(state: State, seat: i64) -> vec[i64]:
    codes = SCRATCH
    codes[0] = PASS
    found: i64 = 1
    code: i64
    for code in range(BONUS, BONUS + BONUSES):
        if choice_blocked(state, seat, code) == 0:
            codes[found] = code
            found += 1
    return codes[:found]


def choice_blocked(state: State, seat: i64, code: i64) -> i64:
    if code == PASS:
        return 0
    about = state.about(seat)
    if not BONUS <= code < BONUS + state.box.choices[about >> 8]:
        return NOT_ASKED
    if (about >> 3) & BIT[code - BONUS]:
        return BONUS_TAKEN_ALREADY
    return 0


def take_choice(state: State, seat: i64, code: i64) -> None:
    about = state.about(seat)
    state.answered(seat)
    if code == PASS:
        return
    if about & 7 > 1:
        later(state, STEP_CHOICE, about - 1 + 8 * BIT[code - BONUS])
    row = state.box.choice[about >> 8] + code - BONUS
    later(state, state.box.effect[row], row * 256 + 1)


# -- energy for MC -----------------------------------------------------------------------------------------------


def ask_buy(state: State, seat: i64, row: i64) -> None:
    """Only with enough MC and room for the energy (12.14)."""
    own = state.own
    if (
        own[seat * OWN + MC_HELD] >= state.box.price[row]
        and own[seat * OWN + ENERGY_HELD] + state.box.amount[row] <= state.box.most_energy
    ):
        state.ask(seat, ASK_BUY, row)


def buy_options() -> vec[i64]:
    return BUY_OR_NOT


def buy_blocked(code: i64) -> i64:
    if code in (PASS, BUY):
        return 0
    return NOT_ASKED


def take_buy(state: State, seat: i64, code: i64) -> None:
    row = state.about(seat)
    state.answered(seat)
    if code == BUY:
        state.own[seat * OWN + MC_HELD] -= state.box.price[row]
        gain_energy(state, seat, state.box.amount[row])


BUY_OR_NOT: Final = vec[i64]([PASS, BUY])  # read, never written into
