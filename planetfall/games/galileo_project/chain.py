"""Carrying out what is pending, one effect or step after the other, until the player has to decide (rulebook 2.8).

A new effect of the box gets a number in effects.py and one line here, which says what the function that does it needs
to know.
"""

from mypy_extensions import i64

from planetfall.core.game import DEPTH
from planetfall.games.galileo_project.bonuses import ask_bonus, ask_buy, ask_choice, begin_choice
from planetfall.games.galileo_project.characters import (
    ask_character,
    ask_recall,
    discard,
    use_hire_effect,
    use_hired,
)
from planetfall.games.galileo_project.codes import ASK_ABILITY
from planetfall.games.galileo_project.effects import (
    ASSEMBLE,
    BONUS_PER_TECHNOLOGY,
    BUY_ENERGY,
    DEVELOP_FOR_LESS,
    ENERGY,
    FREE_GOAL,
    HIRE_EFFECT,
    INFLUENCE,
    MC,
    MOVE_ROBOT,
    PLACE_MODIFIER,
    RAISE_LEVEL,
    RECALL_CHARACTER,
    SET_LEVEL,
    STAR_Z,
    STEP_ABILITY,
    STEP_ADVANCE,
    STEP_CHOICE,
    STEP_COMPLETE,
    STEP_DISCARD,
    STEP_END,
    STEP_GAIN,
    STEP_GOAL,
    STEP_HIRED,
    STEP_PAY_CHARACTERS,
    STEP_PLACE,
    STEP_RAISE_NEXT,
    STEP_RAISE_ONE,
    STEP_USE,
    TAKE_CHARACTER,
    TAKE_ROBOT,
    TRANSFER_LEVELS,
)
from planetfall.games.galileo_project.goals import ask_goal
from planetfall.games.galileo_project.influence import gain_energy, gain_influence, gain_mc
from planetfall.games.galileo_project.levels import TARGET, ask_lower, ask_move, ask_raise, raise_by
from planetfall.games.galileo_project.modifiers import assemble, complete, place_modifier
from planetfall.games.galileo_project.moons import count_robot
from planetfall.games.galileo_project.robots import come_into_play, turn_up, use_ability
from planetfall.games.galileo_project.state import State
from planetfall.games.galileo_project.technologies import ask_develop
from planetfall.games.galileo_project.turn import end_turn, pay_characters

__all__ = ["proceed"]


def proceed(state: State) -> None:
    pending = state.pending
    while pending[0] > 0 and state.agenda[state.active * DEPTH] == 0:
        top = pending[pending[0]]
        pending[0] -= 1
        step = top >> 16
        about = top & 65535
        if step < STEP_ABILITY:
            _carry_out(state, state.active, step, about >> 8, about & 255)
        else:
            _go_on(state, state.active, step, about)


def _carry_out(state: State, seat: i64, effect: i64, row: i64, x: i64) -> None:
    """One effect of the box; x multiplies its amount (6.1)."""
    box = state.box
    amount = box.amount[row] * x
    if effect == MC:
        gain_mc(state, seat, amount)
    elif effect == ENERGY:
        gain_energy(state, seat, amount)
    elif effect == INFLUENCE:
        gain_influence(state, seat, amount)
    elif effect == RAISE_LEVEL:
        if amount >= TARGET:
            amount = TARGET - 1  # more than any level
        ask_raise(state, seat, box.targets[row] * TARGET + amount)
    elif effect == TAKE_CHARACTER:
        ask_character(state, seat, amount)
    elif effect == STAR_Z:
        ask_bonus(state, seat, amount)
    elif effect == PLACE_MODIFIER:
        place_modifier(state, seat, box.kinds[row])
    elif effect == MOVE_ROBOT:
        ask_move(state, seat, amount)
    elif effect == TRANSFER_LEVELS:
        ask_lower(state, seat)
    elif effect == BUY_ENERGY:
        ask_buy(state, seat, row)
    elif effect == BONUS_PER_TECHNOLOGY:
        begin_choice(state, seat, row)
    else:
        _carry_out_rare(state, seat, effect, amount)


def _carry_out_rare(state: State, seat: i64, effect: i64, amount: i64) -> None:
    if effect == HIRE_EFFECT:
        use_hire_effect(state, seat)
    elif effect == DEVELOP_FOR_LESS:
        ask_develop(state, seat, amount)
    elif effect == FREE_GOAL:
        ask_goal(state, seat, 1)
    elif effect == SET_LEVEL:
        ask_raise(state, seat, amount)
    elif effect == ASSEMBLE:
        assemble(state, seat)
    elif effect == TAKE_ROBOT:
        turn_up(state, seat, amount)
    else:
        assert effect == RECALL_CHARACTER, "every effect of effects.py has its line here"
        ask_recall(state, seat)


def _go_on(state: State, seat: i64, step: i64, about: i64) -> None:
    """One step of the turn."""
    if step == STEP_END:
        end_turn(state, seat)
    elif step == STEP_GOAL:
        ask_goal(state, seat, 0)
    elif step == STEP_GAIN:
        gain_influence(state, seat, about)
    elif step == STEP_HIRED:
        use_hired(state, seat, about)
    elif step == STEP_USE:
        state.ask(seat, ASK_ABILITY, about)
    elif step == STEP_DISCARD:
        discard(state, seat, about)
    elif step == STEP_PLACE:
        come_into_play(state, seat, about)
    elif step == STEP_ABILITY:
        use_ability(state, seat, about)
    elif step == STEP_ADVANCE:
        count_robot(state, seat, about)
    else:
        _go_on_rare(state, seat, step, about)


def _go_on_rare(state: State, seat: i64, step: i64, about: i64) -> None:
    if step == STEP_RAISE_NEXT:
        ask_raise(state, seat, about)
    elif step == STEP_RAISE_ONE:
        raise_by(state, seat, about >> 6, about & 63)
    elif step == STEP_CHOICE:
        ask_choice(state, seat, about)
    elif step == STEP_COMPLETE:
        complete(state, seat, about)
    else:
        assert step == STEP_PAY_CHARACTERS, "every step of effects.py has its line here"
        pay_characters(state, seat)
