"""The questions a seat can be asked, and the action space: where each block of codes begins.

notation.py gives every code its words. New blocks go to the end, so that codes a learner was trained on keep their
meaning.
"""

from typing import Final

__all__ = [
    "ACQUIRE",
    "ACTIONS",
    "ASK_ABILITY",
    "ASK_BONUS",
    "ASK_BUY",
    "ASK_CHARACTER",
    "ASK_CHOICE",
    "ASK_DEVELOP",
    "ASK_DROP",
    "ASK_END",
    "ASK_GOAL",
    "ASK_LEVELS",
    "ASK_LIFT",
    "ASK_LOWER",
    "ASK_MODIFIER",
    "ASK_MOON",
    "ASK_MOVE",
    "ASK_PAY",
    "ASK_PROJECT",
    "ASK_PUT",
    "ASK_RAISE",
    "ASK_RECALL",
    "ASK_ROBOT",
    "ASK_SAVE",
    "ASK_TRACK",
    "ASK_TURN",
    "BONUS",
    "BUY",
    "CHANGE",
    "CLAIM",
    "DEVELOP",
    "DISCARD",
    "DROP",
    "HIRE",
    "INSTANT",
    "LEVELS",
    "LOWER",
    "MODIFIER",
    "MOON",
    "MOVE",
    "NEW_PROJECT",
    "PASS",
    "PAY",
    "PICK",
    "PROJECT",
    "PUT",
    "RAISE",
    "RECALL",
    "SAVE",
    "SAVE_ENERGY",
    "SAVE_MC",
    "TAKE",
    "TRACK",
    "TUCK",
    "USE_IO",
]

PASS: Final = 0
CHANGE: Final = 1
HIRE: Final = 2  # + slot 0-4
ACQUIRE: Final = 7  # + slot 0-4
DEVELOP: Final = 12  # + technology 0-7
CLAIM: Final = 20  # + goal slot 0-3
TRACK: Final = 24  # + colour
USE_IO: Final = 26
PAY: Final = 27  # + MC 0-20
MOON: Final = 48  # + moon
INSTANT: Final = 52
TUCK: Final = 53
DISCARD: Final = 54
TAKE: Final = 55  # + slot 0-4
BONUS: Final = 60  # + bonus 0-4
MODIFIER: Final = 65  # + type 0-3, 4 + moon
BUY: Final = 73
SAVE: Final = 74
SAVE_ENERGY: Final = 74
SAVE_MC: Final = 75
LEVELS: Final = 76  # + levels - 1
PROJECT: Final = 84  # + project card 0-9
RECALL: Final = 94  # + character
DROP: Final = 106  # + character
RAISE: Final = 118  # + robot 0-57
LOWER: Final = 176  # + robot
MOVE: Final = 234  # + robot
PUT: Final = 292  # + robot
NEW_PROJECT: Final = 350
PICK: Final = 351  # + robot card 0-47
ACTIONS: Final = 399

# Questions, with what each remembers.
ASK_PROJECT: Final = 1  # 0 while setting up, 1 + modifier for a new project, 9 for one that is assembled
ASK_TRACK: Final = 2  # influence to gain; 0 also for the marker at the beginning
ASK_TURN: Final = 3  # 1 if the track was changed
ASK_PAY: Final = 4  # slot * 512 + Io used * 256 + influence left to pay
ASK_MOON: Final = 5  # robot
ASK_ABILITY: Final = 6  # card * 8 + which abilities may be used
ASK_CHARACTER: Final = 7  # how many to choose from
ASK_BONUS: Final = 8  # how many to choose from
ASK_RAISE: Final = 9  # as STEP_RAISE_NEXT
ASK_LOWER: Final = 10
ASK_LIFT: Final = 11  # robot that is lowered: which other one is raised
ASK_LEVELS: Final = 12  # robot lowered * 64 + robot raised
ASK_MODIFIER: Final = 13  # kinds, then + 4 + 8 * project if it is assembled now
ASK_PUT: Final = 14  # modifier
ASK_MOVE: Final = 15  # levels the robot is raised by afterwards
ASK_BUY: Final = 16  # row
ASK_CHOICE: Final = 17  # as STEP_CHOICE
ASK_DEVELOP: Final = 18  # energy or MC less
ASK_SAVE: Final = 19  # technology * 16 + energy or MC less
ASK_GOAL: Final = 20  # 1 for a free one
ASK_ROBOT: Final = 21
ASK_RECALL: Final = 22
ASK_DROP: Final = 23  # 0 at the end of the turn, 1 for a new card, 2 at the end of the game
ASK_END: Final = 24  # of the turn; its one answer is to pass it on
