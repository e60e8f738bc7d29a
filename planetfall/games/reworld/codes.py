"""The questions a seat can be asked, and the action space: where each block of codes begins.

notation.py gives every code its words.
New blocks go to the end, so that codes a learner was trained on keep their meaning.
"""

from typing import Final

__all__ = [
    "ACQUIRE",
    "ACTIONS",
    "ASK_BUILD",
    "ASK_CARRY",
    "ASK_PAY",
    "ASK_SIGN",
    "ASK_SURVEY",
    "ASK_TURN",
    "ASK_UNDOCK",
    "ASK_UNLOAD",
    "ASK_USE",
    "BUILD",
    "CARRY",
    "COUPLE",
    "DEFEND",
    "DROP",
    "FLY",
    "MARKER",
    "PAY",
    "SACRIFICE",
    "SIGN",
    "SURVEY",
    "TASK",
    "TRANSPORT",
    "UNDOCK",
    "UNLOAD",
]

ACQUIRE: Final = 0  # + port 0-19
PAY: Final = 20  # + payment 0-279
MARKER: Final = 300  # + officer - 1
DROP: Final = 305
UNDOCK: Final = 306  # + docking row - 1
SACRIFICE: Final = 311  # + docking row - 1
COUPLE: Final = 316  # + docking row - 1
DEFEND: Final = 321
TRANSPORT: Final = 322
TASK: Final = 323
CARRY: Final = 324  # + docking row - 1
FLY: Final = 329
UNLOAD: Final = 330  # + 0 or 1, the builder coupled first or second
BUILD: Final = 332  # + city 0-4
SURVEY: Final = 337  # + city 0-4
SIGN: Final = 342  # + city * 4 + sign - 1
ACTIONS: Final = 362

# Questions, with what each remembers.
ASK_TURN: Final = 1  # Chapter One: acquire, marker or drop out
ASK_PAY: Final = 2  # the port
ASK_UNDOCK: Final = 3  # Chapter Two: which module
ASK_SIGN: Final = 4  # the letter
ASK_USE: Final = 5
ASK_CARRY: Final = 6  # docking manoeuvres left
ASK_UNLOAD: Final = 7
ASK_BUILD: Final = 8
ASK_SURVEY: Final = 9
