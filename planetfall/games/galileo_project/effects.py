"""Every effect by number, under the name it has in components.toml, and the steps a turn consists of besides.

What has still to be carried out lies on one stack, `State.pending`: effects with their row of the box and X, the number
they are multiplied by, and steps with what they are about. The one on top is finished before the next begins (rulebook
2.8). chain.py carries them out.
"""

from typing import Final

__all__ = [
    "ASSEMBLE",
    "BONUS_PER_TECHNOLOGY",
    "BUY_ENERGY",
    "DEVELOP_FOR_LESS",
    "EFFECT_NAMES",
    "ENERGY",
    "FREE_GOAL",
    "HIRE_EFFECT",
    "INFLUENCE",
    "MC",
    "MOVE_ROBOT",
    "PLACE_MODIFIER",
    "RAISE_LEVEL",
    "RECALL_CHARACTER",
    "SET_LEVEL",
    "STAR_Z",
    "STEP_ABILITY",
    "STEP_ADVANCE",
    "STEP_CHOICE",
    "STEP_COMPLETE",
    "STEP_DISCARD",
    "STEP_END",
    "STEP_GAIN",
    "STEP_GOAL",
    "STEP_HIRED",
    "STEP_PAY_CHARACTERS",
    "STEP_PLACE",
    "STEP_RAISE_NEXT",
    "STEP_RAISE_ONE",
    "STEP_USE",
    "TAKE_CHARACTER",
    "TAKE_ROBOT",
    "TRANSFER_LEVELS",
]

MC: Final = 1
ENERGY: Final = 2
INFLUENCE: Final = 3
RAISE_LEVEL: Final = 4
SET_LEVEL: Final = 5
TRANSFER_LEVELS: Final = 6
PLACE_MODIFIER: Final = 7
MOVE_ROBOT: Final = 8
BUY_ENERGY: Final = 9
BONUS_PER_TECHNOLOGY: Final = 10
TAKE_CHARACTER: Final = 11
HIRE_EFFECT: Final = 12
STAR_Z: Final = 13
DEVELOP_FOR_LESS: Final = 14
FREE_GOAL: Final = 15
ASSEMBLE: Final = 16
TAKE_ROBOT: Final = 17
RECALL_CHARACTER: Final = 18
EFFECT_NAMES: Final = {
    "mc": MC,
    "energy": ENERGY,
    "influence": INFLUENCE,
    "raise": RAISE_LEVEL,
    "set_level": SET_LEVEL,
    "transfer_levels": TRANSFER_LEVELS,
    "place_modifier": PLACE_MODIFIER,
    "move": MOVE_ROBOT,
    "buy_energy": BUY_ENERGY,
    "bonus_per_technology": BONUS_PER_TECHNOLOGY,
    "take_character": TAKE_CHARACTER,
    "hire_effect": HIRE_EFFECT,
    "star_z": STAR_Z,
    "develop": DEVELOP_FOR_LESS,
    "free_goal": FREE_GOAL,
    "assemble": ASSEMBLE,
    "take_robot": TAKE_ROBOT,
    "recall_character": RECALL_CHARACTER,
}

# Steps, with what each is about.
STEP_ABILITY: Final = 20  # robot: its ability (5.8)
STEP_ADVANCE: Final = 21  # robot: its moon advances by its level (5.9)
STEP_PLACE: Final = 22  # robot: comes into play (5.7)
STEP_HIRED: Final = 23  # card: which of its abilities may be used is decided now (4.6)
STEP_USE: Final = 24  # card * 8 + which abilities may be used
STEP_DISCARD: Final = 25  # card
STEP_GAIN: Final = 26  # influence
STEP_CHOICE: Final = 27  # row * 256 + choices made * 8 + choices left
STEP_RAISE_NEXT: Final = 28  # (robot that must be left out + 1) * 512 + targets * 64 + levels; see levels.py
STEP_RAISE_ONE: Final = 29  # robot * 64 + levels
STEP_COMPLETE: Final = 30  # project
STEP_GOAL: Final = 31
STEP_END: Final = 32  # of the turn
STEP_PAY_CHARACTERS: Final = 33  # at the end of the game
