"""Why a move is refused: each reason by number, with the clause of the rulebook it rests on.

The words stand in texts.*.ftl under `why-` and the name given here; the same words may rest on several clauses.
"""

from typing import Final

from planetfall.core.game import GAME_OVER, NOT_A_MOVE, NOT_ASKED, NOT_YOUR_TURN

__all__ = [
    "CITY_HAS_COMPANY",
    "CLAUSES",
    "COMPANY_ELSEWHERE",
    "MARKER_CARD_NOT_HELD",
    "MARKER_TAKEN",
    "MODULE_GONE",
    "NEVER_ALONE",
    "NOTHING_TO_CARRY",
    "NOTHING_TO_COUPLE",
    "NOTHING_TO_SACRIFICE",
    "NOT_A_SATELLITE",
    "NOT_A_SHUTTLE",
    "NOT_HELD",
    "NO_CITY_TO_BUILD",
    "NO_CITY_TO_FARM",
    "NO_CITY_TO_MEASURE",
    "NO_CITY_TO_MULTIPLY",
    "NO_SHIELDS",
    "NO_SHUTTLE_BEHIND",
    "OTHER_LETTER",
    "ROW_EMPTY",
    "SIGN_TAKEN",
    "TOO_DEAR",
    "TOO_MANY",
    "UNMATCHED_ONE",
    "UNMATCHED_TWO",
]

MODULE_GONE: Final = 10
TOO_DEAR: Final = 11
NOT_HELD: Final = 12
TOO_MANY: Final = 13
UNMATCHED_ONE: Final = 14
UNMATCHED_TWO: Final = 15
MARKER_TAKEN: Final = 16
MARKER_CARD_NOT_HELD: Final = 17
ROW_EMPTY: Final = 20
NEVER_ALONE: Final = 21
NOTHING_TO_CARRY: Final = 22
NO_SHUTTLE_BEHIND: Final = 23
NO_SHIELDS: Final = 24
NOT_A_SHUTTLE: Final = 25
NOT_A_SATELLITE: Final = 26
NO_CITY_TO_FARM: Final = 27
CITY_HAS_COMPANY: Final = 28
COMPANY_ELSEWHERE: Final = 29
OTHER_LETTER: Final = 30
SIGN_TAKEN: Final = 31
NOTHING_TO_SACRIFICE: Final = 32
NOTHING_TO_COUPLE: Final = 33
NO_CITY_TO_BUILD: Final = 34
NO_CITY_TO_MULTIPLY: Final = 35
NO_CITY_TO_MEASURE: Final = 36

CLAUSES: Final = {
    NOT_A_MOVE: ("not-a-move", "1.11"),
    GAME_OVER: ("game-over", "4.1"),
    NOT_YOUR_TURN: ("not-your-turn", "1.10"),
    NOT_ASKED: ("not-asked", "1.11"),
    MODULE_GONE: ("module-gone", "2.3.1"),
    TOO_DEAR: ("too-dear", "2.3.6"),
    NOT_HELD: ("not-held", "2.3.6"),
    TOO_MANY: ("too-many", "2.3.6"),
    UNMATCHED_ONE: ("unmatched-one", "2.3.4"),
    UNMATCHED_TWO: ("unmatched-two", "2.3.5"),
    MARKER_TAKEN: ("marker-taken", "2.4.1"),
    MARKER_CARD_NOT_HELD: ("marker-card-not-held", "2.4.1"),
    ROW_EMPTY: ("row-empty", "3.1.1"),
    NEVER_ALONE: ("never-alone", "3.1.6"),
    NOTHING_TO_CARRY: ("not-a-builder", "3.3.2"),
    NOTHING_TO_COUPLE: ("not-a-builder", "3.3.5"),
    NOTHING_TO_SACRIFICE: ("not-a-builder", "3.5.1"),
    NO_SHUTTLE_BEHIND: ("no-shuttle-behind", "3.3.5"),
    NO_SHIELDS: ("no-shields", "3.2.3"),
    NOT_A_SHUTTLE: ("not-a-shuttle", "3.1.5"),
    NOT_A_SATELLITE: ("not-a-satellite", "3.1.7"),
    NO_CITY_TO_FARM: ("no-city", "3.4.1"),
    NO_CITY_TO_BUILD: ("no-city", "3.4.3"),
    NO_CITY_TO_MULTIPLY: ("no-city", "3.6.5"),
    NO_CITY_TO_MEASURE: ("no-city", "3.6.6"),
    CITY_HAS_COMPANY: ("city-has-company", "3.4.3"),
    COMPANY_ELSEWHERE: ("company-elsewhere", "3.4.2"),
    OTHER_LETTER: ("other-letter", "3.1.3"),
    SIGN_TAKEN: ("sign-taken", "3.1.3"),
}
