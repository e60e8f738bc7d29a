"""Why a move is refused: each reason by number, with the clause of the rulebook it rests on.

The words stand in texts.*.ftl under `why-` and the name given here; the same words may rest on several clauses.
"""

from typing import Final

from planetfall.core.game import GAME_OVER, NOT_A_MOVE, NOT_ASKED, NOT_YOUR_TURN

__all__ = [
    "ACROSS_CHASM",
    "BESIDE_ITS_LIKE",
    "BOARD_TAKEN",
    "CANNOT_ADVANCE",
    "CANNOT_CLIMB",
    "CANNOT_JUMP",
    "CANNOT_KEEP",
    "CANNOT_REGRESS",
    "CARDS_LATER",
    "CARD_NOT_THERE",
    "CELL_COVERED",
    "CLAUSES",
    "CLOSED_QUARTER",
    "CLOSED_TO_ROVERS",
    "FIRST_NOT_AT_EDGE",
    "FIRST_NOT_IN_CENTRE",
    "FITS_NOWHERE",
    "LEVEL_NOT_WORKING",
    "LEVEL_SPENT",
    "LEVEL_USED",
    "LINE_CLEAR",
    "MIXES_ICE",
    "NOTHING_TO_PEEK",
    "NOT_AMONG_OBJECTIVES",
    "NOT_LAST_TILE",
    "NOT_OFFERED",
    "NOT_OPEN",
    "NOT_TO_BE_USED",
    "NO_BARE_CRATER",
    "NO_DIAGONAL",
    "NO_EDGE_NOW",
    "NO_ICE_NOW",
    "NO_LIFEPOD",
    "NO_METEORITE",
    "NO_MOVEMENT",
    "NO_POD_THERE",
    "NO_SUCH_ROVER",
    "NO_USE_NOW",
    "OFF_PLANET",
    "ON_BOTH_SIDES",
    "ON_RING_ONLY",
    "OTHER_RANK",
    "OTHER_TRACK",
    "PATCH_FITS_NOT",
    "POD_PLACE_TAKEN",
    "RESOLVE_FIRST",
    "ROVER_OFF_PLANET",
    "ROVER_THERE",
    "SAME_AS_OTHER",
    "SLIDES_NOWHERE",
    "STACK_EMPTY",
    "STILL_OPEN",
    "SYMBOL_JUMP_ONLY",
    "TILE_LEFT",
    "TILE_TAKEN",
    "TOUCHES_NOTHING",
    "TOXIC_TO_ROVERS",
]

BOARD_TAKEN: Final = 10
NOT_OFFERED: Final = 11
NOT_AMONG_OBJECTIVES: Final = 12
STACK_EMPTY: Final = 13
FITS_NOWHERE: Final = 14
TILE_TAKEN: Final = 15
TILE_LEFT: Final = 16
STILL_OPEN: Final = 17
NOT_OPEN: Final = 18
RESOLVE_FIRST: Final = 19
CARDS_LATER: Final = 20
SAME_AS_OTHER: Final = 21
OFF_PLANET: Final = 22
CELL_COVERED: Final = 23
FIRST_NOT_AT_EDGE: Final = 24
FIRST_NOT_IN_CENTRE: Final = 25
TOUCHES_NOTHING: Final = 26
ON_RING_ONLY: Final = 27
MIXES_ICE: Final = 28
SLIDES_NOWHERE: Final = 29
CLOSED_QUARTER: Final = 30
ON_BOTH_SIDES: Final = 31
NO_EDGE_NOW: Final = 32
NO_ICE_NOW: Final = 33
BESIDE_ITS_LIKE: Final = 34
OTHER_TRACK: Final = 35
CANNOT_ADVANCE: Final = 36
CANNOT_REGRESS: Final = 37
CANNOT_CLIMB: Final = 38
PATCH_FITS_NOT: Final = 39
CANNOT_KEEP: Final = 40
NOT_LAST_TILE: Final = 41
ROVER_THERE: Final = 42
ROVER_OFF_PLANET: Final = 43
CLOSED_TO_ROVERS: Final = 44
ACROSS_CHASM: Final = 45
NO_SUCH_ROVER: Final = 46
NO_MOVEMENT: Final = 47
NO_DIAGONAL: Final = 48
CANNOT_JUMP: Final = 49
POD_PLACE_TAKEN: Final = 50
NO_POD_THERE: Final = 51
NO_LIFEPOD: Final = 52
NO_METEORITE: Final = 53
NO_BARE_CRATER: Final = 54
LINE_CLEAR: Final = 55
NOT_TO_BE_USED: Final = 56
LEVEL_NOT_WORKING: Final = 57
LEVEL_USED: Final = 58
NO_USE_NOW: Final = 59
OTHER_RANK: Final = 60
CARD_NOT_THERE: Final = 61
NOTHING_TO_PEEK: Final = 62
TOXIC_TO_ROVERS: Final = 63
SYMBOL_JUMP_ONLY: Final = 64
LEVEL_SPENT: Final = 65

CLAUSES: Final = {
    NOT_A_MOVE: ("not-a-move", "1.15"),
    GAME_OVER: ("game-over", "11.7"),
    NOT_YOUR_TURN: ("not-your-turn", "2.5"),
    NOT_ASKED: ("not-asked", "1.15"),
    BOARD_TAKEN: ("board-taken", "1.8"),
    NOT_OFFERED: ("not-offered", "1.7"),
    NOT_AMONG_OBJECTIVES: ("not-among-objectives", "1.11"),
    STACK_EMPTY: ("stack-empty", "2.4"),
    FITS_NOWHERE: ("fits-nowhere", "2.7"),
    TILE_TAKEN: ("tile-taken", "2.4"),
    TILE_LEFT: ("tile-left", "2.7"),
    STILL_OPEN: ("still-open", "4.13"),
    NOT_OPEN: ("not-open", "4.2"),
    RESOLVE_FIRST: ("resolve-first", "9.1"),
    CARDS_LATER: ("cards-later", "4.7"),
    SAME_AS_OTHER: ("same-as-other", "3.1"),
    OFF_PLANET: ("off-planet", "3.2"),
    CELL_COVERED: ("cell-covered", "3.2"),
    FIRST_NOT_AT_EDGE: ("first-not-at-edge", "3.3"),
    FIRST_NOT_IN_CENTRE: ("first-not-in-centre", "15.4"),
    TOUCHES_NOTHING: ("touches-nothing", "3.4"),
    ON_RING_ONLY: ("on-ring-only", "15.2"),
    MIXES_ICE: ("mixes-ice", "15.6"),
    SLIDES_NOWHERE: ("slides-nowhere", "15.10"),
    CLOSED_QUARTER: ("closed-quarter", "15.11"),
    ON_BOTH_SIDES: ("on-both-sides", "15.13"),
    NO_EDGE_NOW: ("no-edge-now", "10.15"),
    NO_ICE_NOW: ("no-ice-now", "10.23"),
    BESIDE_ITS_LIKE: ("beside-its-like", "10.22"),
    OTHER_TRACK: ("other-track", "4.6"),
    CANNOT_ADVANCE: ("cannot-advance", "4.6"),
    CANNOT_REGRESS: ("cannot-regress", "4.14"),
    CANNOT_CLIMB: ("cannot-climb", "16.6.7"),
    PATCH_FITS_NOT: ("patch-fits-not", "7.1"),
    CANNOT_KEEP: ("cannot-keep", "7.4"),
    NOT_LAST_TILE: ("not-last-tile", "6.1"),
    ROVER_THERE: ("rover-there", "6.5"),
    ROVER_OFF_PLANET: ("rover-off-planet", "6.4"),
    CLOSED_TO_ROVERS: ("closed-to-rovers", "10.14"),
    ACROSS_CHASM: ("across-chasm", "15.13"),
    NO_SUCH_ROVER: ("no-such-rover", "6.4"),
    NO_MOVEMENT: ("no-movement", "6.4"),
    NO_DIAGONAL: ("no-diagonal", "6.4"),
    CANNOT_JUMP: ("cannot-jump", "16.5.2"),
    POD_PLACE_TAKEN: ("pod-place-taken", "6.7"),
    NO_POD_THERE: ("no-pod-there", "6.7"),
    NO_LIFEPOD: ("no-lifepod", "9.13"),
    NO_METEORITE: ("no-meteorite", "9.16"),
    NO_BARE_CRATER: ("no-bare-crater", "10.13"),
    LINE_CLEAR: ("line-clear", "9.15"),
    NOT_TO_BE_USED: ("not-to-be-used", "8.5"),
    LEVEL_NOT_WORKING: ("level-not-working", "4.11"),
    LEVEL_USED: ("level-used", "8.3"),
    NO_USE_NOW: ("no-use-now", "8.5"),
    OTHER_RANK: ("other-rank", "9.2"),
    CARD_NOT_THERE: ("card-not-there", "9.2"),
    NOTHING_TO_PEEK: ("nothing-to-peek", "10.21"),
    TOXIC_TO_ROVERS: ("toxic-to-rovers", "15.7"),
    SYMBOL_JUMP_ONLY: ("cannot-jump", "16.8.3"),
    LEVEL_SPENT: ("level-used", "8.4"),
}
