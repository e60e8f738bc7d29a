"""The notation of every move. `turn 2`, `take inner`, `place D5 90`, `resolve boost`, `move 1 north`, `patch F7`.

Columns are A to L from left to right, rows 1 to 12 from top to bottom. A placement names the upper left corner of the
box around the tile, then its quarter turns, with an f if it is flipped left to right before.
"""

from planetfall.core.actions import ActionSpace, Block
from planetfall.games.planet_unknown.box import CARDS, CORPORATIONS, OBJECTIVES, PLANETS, SECTORS, SPACES
from planetfall.games.planet_unknown.codes import ACTIONS, KINDS, ROVERS
from planetfall.games.planet_unknown.grid import CELLS, SIDE

__all__ = ["ACTION_SPACE", "CELL_NAMES", "KIND_NAMES", "ORIENTATION_NAMES", "POD_PLACES", "RING_NAMES", "TRACK_NAMES"]

TRACK_NAMES = ("civ", "water", "biomass", "rover", "tech")
RING_NAMES = ("inner", "outer")
COLUMN_NAMES = "ABCDEFGHIJKL"
CELL_NAMES = tuple(f"{COLUMN_NAMES[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS))
ORIENTATION_NAMES = ("0", "90", "180", "270", "0f", "90f", "180f", "270f")
DIRECTION_NAMES = ("north", "east", "south", "west", "northeast", "southeast", "southwest", "northwest")
KIND_NAMES = (
    *TRACK_NAMES,
    "energy",
    "tech-as-energy",
    "boost",
    "patch",
    "rover-landing",
    "setback",
    "flux",
    "gather",
    "rescue",
    "wreck",
    "extra-tile",
    "salvage",
    "relocate",
    "line",
    "move-pod",
    "different",
    "double",
    "union",
    "event",
    "any",
    "card",
    "card-1",
    "card-2",
    "card-3",
    "card-4",
)
POD_PLACES = (
    "area",
    *(f"{track} {space}" for track in TRACK_NAMES for space in range(SPACES)),
    *(f"slot {slot}" for slot in range(1, 7)),
)
ROVER_NAMES = tuple(str(rover) for rover in range(1, ROVERS + 1))


def _numbers(count: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(1, count + 1))


def _tidy_cell(label: str) -> str:
    return label.upper()


def _tidy_placement(label: str) -> str:
    """The corner alone means not turned."""
    cell, _, turn = label.upper().partition(" ")
    return f"{cell} {turn.lower() or '0'}"


assert len(KIND_NAMES) == KINDS, "codes.py and notation.py disagree"
ACTION_SPACE = ActionSpace(
    [
        Block("turn", tuple(str(steps) for steps in range(SECTORS)), "sectors clockwise"),
        Block("take", RING_NAMES, "tile of this ring"),
        Block(
            "place",
            [f"{cell} {turn}" for turn in ORIENTATION_NAMES for cell in CELL_NAMES],
            "upper left corner and turn",
            _tidy_placement,
        ),
        Block("resolve", KIND_NAMES, "open effect"),
        Block("move", [f"{rover} {way}" for rover in ROVER_NAMES for way in DIRECTION_NAMES], "rover and direction"),
        Block("use", _numbers(6), "technology level"),
        Block("done"),
        Block("advance", TRACK_NAMES, "track"),
        Block("regress", TRACK_NAMES, "track"),
        Block("patch", CELL_NAMES, "cell", _tidy_cell),
        Block("keep-patch"),
        Block("land", CELL_NAMES, "cell for the rover", _tidy_cell),
        Block("pick", CELL_NAMES, "cell with what is asked for", _tidy_cell),
        Block("lift", ROVER_NAMES, "rover"),
        Block("jump", CELL_NAMES, "cell for the rover", _tidy_cell),
        Block("stow", POD_PLACES, "place for the lifepod"),
        Block("unstow", POD_PLACES, "place of the lifepod"),
        Block("half", ("bonus", "patch"), "benefit of the double space"),
        Block("climb", ("up-left", "up", "up-right", "left", "right"), "way of the tracker"),
        Block("flux", TRACK_NAMES, "track"),
        Block("card", _numbers(CARDS), "civ card", secret=True),
        Block("keep", _numbers(OBJECTIVES), "objective", secret=True),
        Block("discard", _numbers(OBJECTIVES), "objective", secret=True),
        Block("clear", [f"row {row}" for row in range(1, 13)] + [f"column {name}" for name in COLUMN_NAMES], "line"),
        Block("forgo", ("first", "second"), "resource of the tile that gives nothing"),
        Block("peek"),
        Block("boost"),
        Block("empty", RING_NAMES, "stack of this ring"),
        Block("pass"),
        Block("planet", tuple(map(str, range(PLANETS))), "planet, 0 is the standard one"),
        Block(
            "corporation", tuple(str(number) for number in range(CORPORATIONS)), "corporation, 0 is the standard one"
        ),
        Block("row", TRACK_NAMES, "tracker whose row is meant"),
    ]
)
assert len(ACTION_SPACE) == ACTIONS, "codes.py and notation.py disagree"
