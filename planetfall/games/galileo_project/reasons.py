"""Why a move is refused: each reason by number, with the clause of the rulebook it rests on.

The words stand in texts.*.ftl under `why-` and the name given here.
"""

from typing import Final

from planetfall.core.game import GAME_OVER, NOT_A_MOVE, NOT_ASKED, NOT_YOUR_TURN

__all__ = [
    "ABILITY_OTHER_COLOUR",
    "ABILITY_USED",
    "ACTION_POSSIBLE",
    "ALREADY_CHANGED",
    "ALREADY_CLAIMED",
    "BONUS_TAKEN_ALREADY",
    "CARRIES_ROBOT_MODIFIER",
    "CLAUSES",
    "GOAL_FULL",
    "HIGHEST_LEVEL",
    "IO_ONCE",
    "IO_SAVES_NOTHING",
    "KEEPS_LEVEL_1",
    "LOWERED_ITSELF",
    "MARKERS_USED_UP",
    "MARKER_ON_0",
    "MC_NOT_HELD",
    "MODIFIER_OTHER_KIND",
    "MODIFIER_USED",
    "MORE_THAN_IT_COSTS",
    "MUST_DO",
    "NOT_IN_PLAY",
    "NOT_IN_STACK",
    "NOT_MET",
    "NOT_OFFERED",
    "NOT_TUCKED",
    "NOT_TURNED_UP",
    "NOT_YOURS",
    "NO_CHARACTER_THERE",
    "NO_DISCARDED",
    "NO_FREE_MOON_SLOT",
    "NO_MC_FOR_CHANGE",
    "NO_MC_FOR_IO",
    "NO_PLACE_FOR_IT",
    "NO_PROJECT_LEFT",
    "NO_ROBOT_THERE",
    "NO_SUCH_MOON",
    "NO_TILE_LEFT",
    "ONE_MOON_ONLY",
    "ONLY_THROUGH_IO",
    "ONLY_X_BONUSES",
    "ONLY_X_CHARACTERS",
    "OTHER_COLOUR",
    "OWNED_ALREADY",
    "PROJECT_HAS_ONE",
    "PROJECT_OPEN_ALREADY",
    "SAME_MOON",
    "SAME_TARGET",
    "SAME_TYPE",
    "TOO_DEAR",
    "TOO_FEW_ENERGY",
    "TOO_FEW_INFLUENCE",
    "TOO_FEW_MC",
    "TOO_MANY_LEVELS",
]

NOT_OFFERED: Final = 10
ALREADY_CHANGED: Final = 11
MARKER_ON_0: Final = 12
NO_MC_FOR_CHANGE: Final = 13
ACTION_POSSIBLE: Final = 14
NO_CHARACTER_THERE: Final = 15
NO_ROBOT_THERE: Final = 16
OTHER_COLOUR: Final = 17
TOO_DEAR: Final = 18
NOT_IN_PLAY: Final = 19
OWNED_ALREADY: Final = 20
NO_TILE_LEFT: Final = 21
TOO_FEW_ENERGY: Final = 22
TOO_FEW_MC: Final = 23
IO_SAVES_NOTHING: Final = 24
IO_ONCE: Final = 25
NO_MC_FOR_IO: Final = 26
MORE_THAN_IT_COSTS: Final = 27
TOO_FEW_INFLUENCE: Final = 28
ONLY_THROUGH_IO: Final = 29
NO_SUCH_MOON: Final = 30
ABILITY_OTHER_COLOUR: Final = 31
ONLY_X_CHARACTERS: Final = 32
ONLY_X_BONUSES: Final = 33
NOT_YOURS: Final = 34
HIGHEST_LEVEL: Final = 35
SAME_TARGET: Final = 36
KEEPS_LEVEL_1: Final = 37
TOO_MANY_LEVELS: Final = 38
MODIFIER_USED: Final = 39
MODIFIER_OTHER_KIND: Final = 40
NO_PLACE_FOR_IT: Final = 41
CARRIES_ROBOT_MODIFIER: Final = 42
SAME_TYPE: Final = 43
NO_FREE_MOON_SLOT: Final = 44
SAME_MOON: Final = 45
PROJECT_HAS_ONE: Final = 46
PROJECT_OPEN_ALREADY: Final = 47
NO_PROJECT_LEFT: Final = 48
ONE_MOON_ONLY: Final = 49
BONUS_TAKEN_ALREADY: Final = 50
ALREADY_CLAIMED: Final = 51
GOAL_FULL: Final = 52
NOT_MET: Final = 53
MARKERS_USED_UP: Final = 54
NOT_TURNED_UP: Final = 55
NO_DISCARDED: Final = 56
NOT_TUCKED: Final = 57
MUST_DO: Final = 58
LOWERED_ITSELF: Final = 59
MC_NOT_HELD: Final = 60
NOT_IN_STACK: Final = 61
ABILITY_USED: Final = 62

CLAUSES: Final = {
    NOT_A_MOVE: ("not-a-move", "1.17"),
    GAME_OVER: ("game-over", "11.2"),
    NOT_YOUR_TURN: ("not-your-turn", "2.1"),
    NOT_ASKED: ("not-asked", "1.17"),
    NOT_OFFERED: ("not-offered", "1.12"),
    ALREADY_CHANGED: ("already-changed", "2.2"),
    MARKER_ON_0: ("marker-on-0", "3.4"),
    NO_MC_FOR_CHANGE: ("no-mc-for-change", "3.3"),
    ACTION_POSSIBLE: ("action-possible", "2.4"),
    NO_CHARACTER_THERE: ("no-character-there", "4.1"),
    NO_ROBOT_THERE: ("no-robot-there", "5.1"),
    OTHER_COLOUR: ("other-colour", "5.2"),
    TOO_DEAR: ("too-dear", "5.5"),
    NOT_IN_PLAY: ("not-in-play", "1.3"),
    OWNED_ALREADY: ("owned-already", "9.2"),
    NO_TILE_LEFT: ("no-tile-left", "9.1"),
    TOO_FEW_ENERGY: ("too-few-energy", "9.1"),
    TOO_FEW_MC: ("too-few-mc", "9.1"),
    IO_SAVES_NOTHING: ("io-saves-nothing", "7.6"),
    IO_ONCE: ("io-once", "15.2"),
    NO_MC_FOR_IO: ("no-mc-for-io", "7.6"),
    MORE_THAN_IT_COSTS: ("more-than-it-costs", "5.4"),
    TOO_FEW_INFLUENCE: ("too-few-influence", "5.5"),
    ONLY_THROUGH_IO: ("only-through-io", "15.1"),
    NO_SUCH_MOON: ("no-such-moon", "5.7"),
    ABILITY_OTHER_COLOUR: ("ability-other-colour", "4.6"),
    ONLY_X_CHARACTERS: ("only-x-characters", "6.4"),
    ONLY_X_BONUSES: ("only-x-bonuses", "6.7"),
    NOT_YOURS: ("not-yours", "6.13"),
    HIGHEST_LEVEL: ("highest-level", "6.10"),
    SAME_TARGET: ("same-target", "12.3"),
    KEEPS_LEVEL_1: ("keeps-level-1", "12.10"),
    TOO_MANY_LEVELS: ("too-many-levels", "12.10"),
    MODIFIER_USED: ("modifier-used", "8.2"),
    MODIFIER_OTHER_KIND: ("modifier-other-kind", "8.1"),
    NO_PLACE_FOR_IT: ("no-place-for-it", "8.1"),
    CARRIES_ROBOT_MODIFIER: ("carries-robot-modifier", "8.8"),
    SAME_TYPE: ("same-type", "8.8"),
    NO_FREE_MOON_SLOT: ("no-free-moon-slot", "8.3"),
    SAME_MOON: ("same-moon", "8.4"),
    PROJECT_HAS_ONE: ("project-has-one", "8.10"),
    PROJECT_OPEN_ALREADY: ("project-open-already", "8.14"),
    NO_PROJECT_LEFT: ("no-project-left", "8.16"),
    ONE_MOON_ONLY: ("one-moon-only", "8.7"),
    BONUS_TAKEN_ALREADY: ("bonus-taken-already", "12.6"),
    ALREADY_CLAIMED: ("already-claimed", "10.1"),
    GOAL_FULL: ("goal-full", "10.2"),
    NOT_MET: ("not-met", "10.4"),
    MARKERS_USED_UP: ("markers-used-up", "1.11"),
    NOT_TURNED_UP: ("not-turned-up", "9.14"),
    NO_DISCARDED: ("no-discarded", "9.16"),
    NOT_TUCKED: ("not-tucked", "2.5"),
    MUST_DO: ("must-do", "2.9"),
    LOWERED_ITSELF: ("same-target", "12.10"),
    MC_NOT_HELD: ("mc-not-held", "5.4"),
    NOT_IN_STACK: ("not-in-stack", "15.8"),
    ABILITY_USED: ("ability-used", "7.14"),
}
