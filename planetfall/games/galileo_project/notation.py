"""The notation of every move. `hire 2`, `acquire 4`, `pay 3` (MC), `moon io`, `raise TE05`, `modifier miner`."""

from planetfall.core.actions import ActionSpace, Block
from planetfall.games.galileo_project.box import MOST_LEVELS, MOST_MC
from planetfall.games.galileo_project.codes import ACTIONS
from planetfall.games.galileo_project.components import TECHNOLOGY_IDS, standard
from planetfall.games.galileo_project.parts import COLOUR_NAMES, MOON_NAMES, TYPE_NAMES

__all__ = ["ACTION_SPACE", "CHARACTER_NAMES", "MODIFIER_NAMES", "PROJECT_NAMES", "ROBOT_NAMES"]

SLOT_NAMES = ("1", "2", "3", "4", "5")
# Any box has as many cards of each kind as ours; the names of ours stand for their places.
CHARACTER_NAMES = tuple(character.id for character in standard().characters)
PROJECT_NAMES = tuple(project.id for project in standard().projects)
ROBOT_NAMES = tuple(robot.id for robot in standard().robots) + PROJECT_NAMES
MODIFIER_NAMES = (*TYPE_NAMES, *MOON_NAMES)
ACTION_SPACE = ActionSpace(
    [
        Block("pass"),
        Block("change"),
        Block("hire", SLOT_NAMES, "slot"),
        Block("acquire", SLOT_NAMES, "slot"),
        Block("develop", TECHNOLOGY_IDS, "technology"),
        Block("claim", SLOT_NAMES[:4], "goal slot"),
        Block("track", COLOUR_NAMES, "track of the marker"),
        Block("io"),
        Block("pay", [str(mc) for mc in range(MOST_MC + 1)], "MC, the rest is influence"),
        Block("moon", MOON_NAMES, "moon"),
        Block("instant"),
        Block("tuck"),
        Block("discard"),
        Block("take", SLOT_NAMES, "slot of a character"),
        Block("bonus", SLOT_NAMES, "bonus"),
        Block("modifier", MODIFIER_NAMES, "type or moon"),
        Block("buy"),
        Block("save", ("energy", "mc"), "what the technology costs less"),
        Block("levels", [str(levels) for levels in range(1, MOST_LEVELS + 1)], "levels"),
        Block("project", PROJECT_NAMES, "project card"),
        Block("recall", CHARACTER_NAMES, "discarded character"),
        Block("drop", CHARACTER_NAMES, "tucked character"),
        Block("raise", ROBOT_NAMES, "robot or project"),
        Block("lower", ROBOT_NAMES, "robot or project"),
        Block("move", ROBOT_NAMES, "robot with two moons"),
        Block("put", ROBOT_NAMES, "robot or project the modifier goes on"),
        Block("begin"),
        Block("pick", ROBOT_NAMES[: -len(PROJECT_NAMES)], "robot turned up"),
    ]
)
assert len(ACTION_SPACE) == ACTIONS, "codes.py and notation.py disagree"
