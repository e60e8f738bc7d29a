"""The notation of every move: `act settle`, `settle F34`, `fill food`, `ship 1 old`, `fly 7`, `advance 2 5`.

Things are numbered from 1 as components.toml lists them, the places of a display from the X space. A resource of a
world is `old steel` or `new food`.
"""

from planetfall.core.actions import ActionSpace, Block
from planetfall.games.evacuation.box import ACTION_CARDS, FIELDS, GOALS, ORDERS, PROJECTS, SHIPS, SITES, SPACES
from planetfall.games.evacuation.codes import ACTIONS

__all__ = ["ACTION_NAMES", "ACTION_SPACE", "EXCHANGES", "RESOURCE_NAMES", "WORLD_NAMES"]

RESOURCE_NAMES = ("food", "steel", "energy")
WORLD_NAMES = ("old", "new")
ACTION_NAMES = (
    "gain-develop",
    "gain-research",
    "settle",
    "ship",
    "stadium",
    "factory",
    "clone",
    "develop",
    "gain-exchange",
    "research",
)
IN_WORLDS = [f"{world} {resource}" for world in WORLD_NAMES for resource in RESOURCE_NAMES]
EXCHANGES = [(give, take) for give in range(3) for take in range(3) if give != take]
BUILT = [f"{slot} {world}" for slot in (1, 2, 3) for world in WORLD_NAMES]


def _numbers(count: int) -> list[str]:
    return [str(number) for number in range(1, count + 1)]


def _tidy_field(label: str) -> str:
    digits = label.upper().removeprefix("F")
    return f"F{int(digits):02}" if digits.isdigit() else label.upper()


ACTION_SPACE = ActionSpace(
    [
        Block("act", ACTION_NAMES, "action of the board"),
        Block("card", _numbers(ACTION_CARDS), "action card played face up"),
        Block("order", _numbers(ORDERS), "order"),
        Block("pass"),
        Block("decline"),
        Block("done"),
        Block("tuck", _numbers(ACTION_CARDS), "action card under the area", secret=True),
        Block("discard", _numbers(ACTION_CARDS), "action card", secret=True),
        Block("pay", IN_WORLDS, "world and resource"),
        Block("gain", IN_WORLDS, "world and resource"),
        Block("raise", RESOURCE_NAMES, "production"),
        Block("factory", IN_WORLDS, "world and type"),
        Block("prepare", IN_WORLDS, "world and type"),
        Block("clone"),
        Block(
            "exchange",
            [
                f"{world} {RESOURCE_NAMES[give]} {RESOURCE_NAMES[take]}"
                for world in WORLD_NAMES
                for give, take in EXCHANGES
            ],
            "world, resource given, resource taken",
        ),
        Block("take", _numbers(3), "place of the display"),
        Block("play", _numbers(PROJECTS), "infrastructure card"),
        Block("refresh", IN_WORLDS, "world and resource paid"),
        Block("free-refresh"),
        Block("bury", _numbers(3), "place of the display"),
        Block("research", _numbers(3), "column"),
        Block("settle", [f"F{number:02}" for number in range(1, FIELDS + 1)], "field", _tidy_field),
        Block("fill", RESOURCE_NAMES, "type of factory"),
        Block("ship", BUILT, "place of the display and world"),
        Block("stadium", BUILT, "place of the display and world"),
        Block("save", RESOURCE_NAMES, "resource not paid"),
        Block("do", _numbers(4), "effect of the card"),
        Block("fly", _numbers(SHIPS), "ship"),
        Block("back", _numbers(SHIPS), "ship"),
        Block("evacuate", _numbers(SITES), "site"),
        Block("carry-site", _numbers(SITES), "factory site"),
        Block("carry-factory", RESOURCE_NAMES, "type of factory"),
        Block("carry-stadium", [*_numbers(17), "start"], "stadium"),
        Block("carry", RESOURCE_NAMES, "resource"),
        Block("power", [str(points) for points in range(64)], "power points"),
        Block(
            "advance", [f"{marker} {spaces}" for marker in (1, 2) for spaces in range(SPACES)], "first marker, spaces"
        ),
        Block("lane", ("main", "three"), "lane"),
        Block("bonus", ("upper", "lower", "none"), "bonus"),
        Block("keep", _numbers(GOALS), "goal", secret=True),
        Block("drop", _numbers(GOALS), "goal", secret=True),
    ]
)
assert len(ACTION_SPACE) == ACTIONS, "codes.py and notation.py disagree"
