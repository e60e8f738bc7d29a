"""Why a move is refused: each reason by number, with the clause of the rulebook it rests on.

The words stand in texts.*.ftl under `why-` and the name given here.
"""

from typing import Final

from planetfall.core.game import GAME_OVER, NOT_A_MOVE, NOT_ASKED, NOT_YOUR_TURN

__all__ = [
    "AREA_COVERED",
    "A_GAIN",
    "BEYOND_THE_END",
    "BURY_ONE",
    "CANNOT_PAY_REFRESH",
    "CANNOT_SAVE",
    "CLAUSES",
    "COLUMN_COMPLETE",
    "EFFECT_DONE",
    "FIELD_SETTLED",
    "FIELD_TOO_DEAR",
    "GIVES_UP_POINTS",
    "LEVEL_TOO_HIGH",
    "MARKERS_ALIKE",
    "MARKER_HAS_MOVED",
    "MUST_ACT",
    "NONE_LEFT_THERE",
    "NOTHING_TO_LOAD",
    "NOTHING_TO_REFRESH",
    "NOT_AMONG_GOALS",
    "NOT_A_FACTORY_SITE",
    "NOT_ENERGY",
    "NOT_IN_HAND",
    "NOT_PREPARED",
    "NOT_YOUR_GOAL",
    "NOT_YOUR_POWER",
    "NOT_YOUR_SHIP",
    "NO_ACTION_AFTER",
    "NO_BAY",
    "NO_BUILDING_BAY",
    "NO_CARD_LEFT",
    "NO_ENERGY",
    "NO_FACTORY_FOR_SITE",
    "NO_FACTORY_LEFT",
    "NO_FLIGHT_ENERGY",
    "NO_FOOD_TO_CLONE",
    "NO_RESOURCE_BAY",
    "NO_RETURN_ENERGY",
    "NO_SUCH_BONUS",
    "NO_SUCH_FACTORY",
    "NO_SUCH_FIELD",
    "NO_SYMBOL",
    "ORDER_NOT_HELD",
    "ORDER_TOO_DEAR",
    "OTHER_FIELD",
    "OTHER_SHIP",
    "OTHER_STADIUM",
    "OTHER_TERRAIN",
    "OTHER_TYPE",
    "PROJECT_NOT_HELD",
    "REFRESHED",
    "REFRESHED_TO_TAKE",
    "SAME_ILLUSTRATION",
    "SEA_TILE",
    "SHIP_MOVED",
    "SITE_EVACUATED",
    "SLOT_EMPTY",
    "SPACING",
    "STADIUM_NOT_THERE",
    "TERRAIN_CLOSED",
    "TOO_DEAR",
    "TOO_FEW_FACTORIES",
    "TOO_FEW_PEOPLE",
    "TOO_FEW_POINTS",
    "TOO_LITTLE_STEEL",
    "WORLD_DOES_NOT_PAY",
]

NO_CARD_LEFT: Final = 10
NO_ENERGY: Final = 11
AREA_COVERED: Final = 12
NOT_IN_HAND: Final = 13
MUST_ACT: Final = 14
WORLD_DOES_NOT_PAY: Final = 15
NOT_ENERGY: Final = 16
NONE_LEFT_THERE: Final = 17
OTHER_TYPE: Final = 18
NO_FACTORY_LEFT: Final = 19
TOO_DEAR: Final = 20
CANNOT_SAVE: Final = 21
NO_FOOD_TO_CLONE: Final = 22
SLOT_EMPTY: Final = 23
REFRESHED: Final = 24
NOTHING_TO_REFRESH: Final = 25
CANNOT_PAY_REFRESH: Final = 26
BURY_ONE: Final = 27
PROJECT_NOT_HELD: Final = 28
SAME_ILLUSTRATION: Final = 29
COLUMN_COMPLETE: Final = 30
LEVEL_TOO_HIGH: Final = 31
NO_SUCH_FIELD: Final = 32
FIELD_SETTLED: Final = 33
TERRAIN_CLOSED: Final = 34
OTHER_TERRAIN: Final = 35
OTHER_FIELD: Final = 36
NO_SYMBOL: Final = 37
TOO_FEW_FACTORIES: Final = 38
TOO_FEW_PEOPLE: Final = 39
TOO_LITTLE_STEEL: Final = 40
FIELD_TOO_DEAR: Final = 41
NO_SUCH_FACTORY: Final = 42
OTHER_SHIP: Final = 43
OTHER_STADIUM: Final = 44
EFFECT_DONE: Final = 45
A_GAIN: Final = 46
ORDER_NOT_HELD: Final = 47
ORDER_TOO_DEAR: Final = 48
NOT_YOUR_SHIP: Final = 49
SHIP_MOVED: Final = 50
NO_FLIGHT_ENERGY: Final = 51
NO_RETURN_ENERGY: Final = 52
SITE_EVACUATED: Final = 53
SEA_TILE: Final = 54
NO_BAY: Final = 55
NO_BUILDING_BAY: Final = 56
NO_RESOURCE_BAY: Final = 57
NOT_A_FACTORY_SITE: Final = 58
NO_FACTORY_FOR_SITE: Final = 59
NOT_PREPARED: Final = 60
STADIUM_NOT_THERE: Final = 61
NOTHING_TO_LOAD: Final = 62
NOT_YOUR_POWER: Final = 63
SPACING: Final = 64
GIVES_UP_POINTS: Final = 65
BEYOND_THE_END: Final = 66
MARKERS_ALIKE: Final = 67
NO_SUCH_BONUS: Final = 68
NOT_AMONG_GOALS: Final = 69
TOO_FEW_POINTS: Final = 70
MARKER_HAS_MOVED: Final = 71
REFRESHED_TO_TAKE: Final = 72
NO_ACTION_AFTER: Final = 73
NOT_YOUR_GOAL: Final = 74

CLAUSES: Final = {
    NOT_A_MOVE: ("not-a-move", "1.26"),
    GAME_OVER: ("game-over", "12.1.1"),
    NOT_YOUR_TURN: ("not-your-turn", "4.1.1"),
    NOT_ASKED: ("not-asked", "1.26"),
    NO_CARD_LEFT: ("no-card-left", "4.1.4"),
    NO_ENERGY: ("no-energy", "4.2.5"),
    AREA_COVERED: ("area-covered", "15.2"),
    NOT_IN_HAND: ("not-in-hand", "15.3"),
    MUST_ACT: ("must-act", "16.1.4"),
    WORLD_DOES_NOT_PAY: ("world-does-not-pay", "4.2.6"),
    NOT_ENERGY: ("not-energy", "4.2.3"),
    NONE_LEFT_THERE: ("none-left-there", "2.1.6"),
    OTHER_TYPE: ("other-type", "18.2"),
    NO_FACTORY_LEFT: ("no-factory-left", "2.3.6"),
    TOO_DEAR: ("too-dear", "2.1.6"),
    CANNOT_SAVE: ("cannot-save", "18.9"),
    NO_FOOD_TO_CLONE: ("no-food-to-clone", "5.3.1"),
    SLOT_EMPTY: ("slot-empty", "6.6"),
    REFRESHED: ("refreshed", "6.4"),
    NOTHING_TO_REFRESH: ("nothing-to-refresh", "6.3"),
    CANNOT_PAY_REFRESH: ("cannot-pay-refresh", "6.3"),
    BURY_ONE: ("bury-one", "6.3"),
    PROJECT_NOT_HELD: ("project-not-held", "5.4.3"),
    SAME_ILLUSTRATION: ("same-illustration", "5.4.6"),
    COLUMN_COMPLETE: ("column-complete", "5.5.1"),
    LEVEL_TOO_HIGH: ("level-too-high", "18.12"),
    NO_SUCH_FIELD: ("no-such-field", "5.6.1"),
    FIELD_SETTLED: ("field-settled", "5.6.1"),
    TERRAIN_CLOSED: ("terrain-closed", "5.6.2"),
    OTHER_TERRAIN: ("other-terrain", "18.12"),
    OTHER_FIELD: ("other-field", "18.12"),
    NO_SYMBOL: ("no-symbol", "5.6.6"),
    TOO_FEW_FACTORIES: ("too-few-factories", "5.6.4"),
    TOO_FEW_PEOPLE: ("too-few-people", "5.6.5"),
    TOO_LITTLE_STEEL: ("too-little-steel", "5.6.5"),
    FIELD_TOO_DEAR: ("field-too-dear", "18.10"),
    NO_SUCH_FACTORY: ("no-such-factory", "5.6.3"),
    OTHER_SHIP: ("other-ship", "18.12"),
    OTHER_STADIUM: ("other-stadium", "18.12"),
    EFFECT_DONE: ("effect-done", "15.6"),
    A_GAIN: ("a-gain", "18.1"),
    ORDER_NOT_HELD: ("order-not-held", "16.1.2"),
    ORDER_TOO_DEAR: ("order-too-dear", "16.1.4"),
    NOT_YOUR_SHIP: ("not-your-ship", "7.2.1"),
    SHIP_MOVED: ("ship-moved", "7.3.4"),
    NO_FLIGHT_ENERGY: ("no-flight-energy", "7.3.1"),
    NO_RETURN_ENERGY: ("no-return-energy", "7.3.2"),
    SITE_EVACUATED: ("site-evacuated", "2.2.3"),
    SEA_TILE: ("sea-tile", "7.2.7"),
    NO_BAY: ("no-bay", "7.2.2"),
    NO_BUILDING_BAY: ("no-building-bay", "7.2.4"),
    NO_RESOURCE_BAY: ("no-resource-bay", "7.2.5"),
    NOT_A_FACTORY_SITE: ("not-a-factory-site", "7.2.4"),
    NO_FACTORY_FOR_SITE: ("no-factory-for-site", "7.2.8"),
    NOT_PREPARED: ("not-prepared", "7.2.4"),
    STADIUM_NOT_THERE: ("stadium-not-there", "7.2.4"),
    NOTHING_TO_LOAD: ("nothing-to-load", "7.2.5"),
    NOT_YOUR_POWER: ("not-your-power", "15.10"),
    SPACING: ("spacing", "9.4.6"),
    GIVES_UP_POINTS: ("gives-up-points", "9.3.3"),
    BEYOND_THE_END: ("beyond-the-end", "9.3.5"),
    MARKERS_ALIKE: ("markers-alike", "9.3.4"),
    NO_SUCH_BONUS: ("no-such-bonus", "10.1"),
    NOT_AMONG_GOALS: ("not-among-goals", "13.2.2"),
    TOO_FEW_POINTS: ("too-few-points", "9.3.2"),
    MARKER_HAS_MOVED: ("marker-has-moved", "9.3.4"),
    REFRESHED_TO_TAKE: ("refreshed-to-take", "5.4.1"),
    NO_ACTION_AFTER: ("no-action-after", "16.1.4"),
    NOT_YOUR_GOAL: ("not-your-goal", "13.2.3"),
}
