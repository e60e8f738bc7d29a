"""Kinds of log events. The words stand in texts.*.ftl under `event-` and the name given here."""

from typing import Final

__all__ = [
    "ACQUIRED",
    "ASSIGNED",
    "BEGAN",
    "BONUS_TAKEN",
    "CHANGED_LEVEL",
    "CHANGED_TRACK",
    "CHARACTER_DISCARDED",
    "CHARACTER_TAKEN",
    "CHARACTER_TUCKED",
    "CHARACTER_UNPAID",
    "CHOSE_PROJECT",
    "CLAIMED_GOAL",
    "COMPLETED",
    "DEVELOPED_MOON",
    "DEVELOPED_TECHNOLOGY",
    "END_TRIGGERED",
    "GAINED_ENERGY",
    "GAINED_INFLUENCE",
    "GAINED_MC",
    "HIRED",
    "INSTANT_USED",
    "MOVED",
    "NAMES",
    "NEW_PROJECT_BEGUN",
    "PAID",
    "PAID_CHARACTERS",
    "PASSED",
    "RIVAL_CLAIMED",
    "RIVAL_TOOK_CHARACTER",
    "RIVAL_TOOK_ROBOT",
    "ROUND_BEGAN",
    "SCORED",
    "TURNED_UP",
    "USED_IO",
]

# With what each tells. A robot is 0-47, a project 48-57.
CHOSE_PROJECT: Final = 1  # project card 0-9
BEGAN: Final = 2  # colour, field: the marker is put on its track
CHANGED_TRACK: Final = 3  # colour
HIRED: Final = 4  # card, slot
GAINED_INFLUENCE: Final = 5  # gained, field reached
GAINED_MC: Final = 6  # gained
GAINED_ENERGY: Final = 7  # gained
INSTANT_USED: Final = 8  # card
CHARACTER_TUCKED: Final = 9  # card
CHARACTER_DISCARDED: Final = 10  # card
ACQUIRED: Final = 11  # robot, moon
PAID: Final = 12  # influence, MC
USED_IO: Final = 13  # MC, influence saved
CHANGED_LEVEL: Final = 14  # robot or project, old level, new level
DEVELOPED_MOON: Final = 15  # moon, old field, new field
MOVED: Final = 16  # robot, moon
ASSIGNED: Final = 17  # modifier (type 0-3, 4 + moon), robot or project
NEW_PROJECT_BEGUN: Final = 18  # project
COMPLETED: Final = 19  # project, type, moon
DEVELOPED_TECHNOLOGY: Final = 20  # technology, energy, MC
BONUS_TAKEN: Final = 21  # bonus of the Star-Z tile
CHARACTER_TAKEN: Final = 22  # card
TURNED_UP: Final = 23  # robot
CLAIMED_GOAL: Final = 24  # goal slot, space, energy; with its VP
PASSED: Final = 25
END_TRIGGERED: Final = 26
PAID_CHARACTERS: Final = 27  # MC
RIVAL_TOOK_ROBOT: Final = 28  # robot
RIVAL_TOOK_CHARACTER: Final = 29  # card
RIVAL_CLAIMED: Final = 30  # goal slot, space
SCORED: Final = 31  # source of points; with the VP
ROUND_BEGAN: Final = 32  # round
CHARACTER_UNPAID: Final = 33  # card

NAMES: Final = {
    CHOSE_PROJECT: "chose-project",
    BEGAN: "began",
    CHANGED_TRACK: "changed-track",
    HIRED: "hired",
    GAINED_INFLUENCE: "gained-influence",
    GAINED_MC: "gained-mc",
    GAINED_ENERGY: "gained-energy",
    INSTANT_USED: "instant-used",
    CHARACTER_TUCKED: "character-tucked",
    CHARACTER_DISCARDED: "character-discarded",
    ACQUIRED: "acquired",
    PAID: "paid",
    USED_IO: "used-io",
    CHANGED_LEVEL: "changed-level",
    DEVELOPED_MOON: "developed-moon",
    MOVED: "moved",
    ASSIGNED: "assigned",
    NEW_PROJECT_BEGUN: "new-project-begun",
    COMPLETED: "completed",
    DEVELOPED_TECHNOLOGY: "developed-technology",
    BONUS_TAKEN: "bonus-taken",
    CHARACTER_TAKEN: "character-taken",
    TURNED_UP: "turned-up",
    CLAIMED_GOAL: "claimed-goal",
    PASSED: "passed",
    END_TRIGGERED: "end-triggered",
    PAID_CHARACTERS: "paid-characters",
    RIVAL_TOOK_ROBOT: "rival-took-robot",
    RIVAL_TOOK_CHARACTER: "rival-took-character",
    RIVAL_CLAIMED: "rival-claimed",
    SCORED: "scored",
    ROUND_BEGAN: "round-began",
    CHARACTER_UNPAID: "character-unpaid",
}
