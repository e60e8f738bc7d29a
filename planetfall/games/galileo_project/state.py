"""What lies where.

The numbers of a seat stand in `own`, at seat * OWN + what is counted. Its robots and its unfinished project are a
chain by rising number: `own` names the first, `after` the next one. The counts below the resources repeat what the
chain says, for speed; audit.py recounts them.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.game import Game
from planetfall.games.galileo_project.box import (
    CARDS,
    CHARACTERS,
    GOALS,
    KINDS,
    MOONS,
    ROBOTS,
    SLOTS,
    SPACES,
    TYPES,
    Box,
)

__all__ = [
    "ABSENT",
    "BIT",
    "CHANGED",
    "CLAIMED",
    "CLAIMS",
    "COLOUR_COUNT",
    "DEVELOPED",
    "DISCARDED",
    "ENERGY_HELD",
    "EXTRA_USED",
    "FIRST",
    "INFLUENCE_AT",
    "IN_DECK",
    "IN_ROW",
    "IN_USE",
    "MC_HELD",
    "MODIFIED",
    "MOON_KIT",
    "NOBODY",
    "NOTHING",
    "OWN",
    "PENDING",
    "PHASE_DRAFT",
    "PHASE_OVER",
    "PHASE_PAYING",
    "PHASE_PLAY",
    "PROJECT_OPEN",
    "RIVAL",
    "ROBOT_COUNT",
    "ROBOT_KIT",
    "SCRATCH",
    "STARTED",
    "START_CARD",
    "TECH_COUNT",
    "TECH_OWNED",
    "TRACK_OF",
    "TUCKED",
    "TUCKED_COUNT",
    "TWO_MOONS",
    "TYPE_COUNT",
    "Setting",
    "State",
    "field_of",
    "later",
    "link",
    "type_of",
]

# What `own` counts.
INFLUENCE_AT: Final = 0  # field of the marker
TRACK_OF: Final = 1  # colour; without meaning while the marker is on 0 (3.4)
MC_HELD: Final = 2
ENERGY_HELD: Final = 3
STARTED: Final = 4  # 1 once the marker stands (3.2)
START_CARD: Final = 5  # project 0-9 chosen while setting up, NOTHING before
PROJECT_OPEN: Final = 6  # the unfinished project, as robot 48-57; NOTHING if there is none
FIRST: Final = 7  # of the chain
ROBOT_KIT: Final = 8  # unused robot modifiers, one bit each
MOON_KIT: Final = 9  # unused moon modifiers, one bit each
TECH_OWNED: Final = 10  # one bit each
CLAIMED: Final = 11  # goal slots, one bit each
EXTRA_USED: Final = 12  # 1 if extra MC were gained in this turn, or in this game (15.9)
CHANGED: Final = 13  # 1 if changing the track has brought influence in this game
ROBOT_COUNT: Final = 14
TECH_COUNT: Final = 15
CLAIMS: Final = 16
TUCKED_COUNT: Final = 17
TWO_MOONS: Final = 18  # robots with two moons
MODIFIED: Final = 19  # robots with a modifier
DEVELOPED: Final = 20  # + moon: levels beside it, which may lead beyond the last field (7.2)
TYPE_COUNT: Final = 24  # + type
COLOUR_COUNT: Final = 28  # + colour
OWN: Final = 30

NOTHING: Final = -1
NOBODY: Final = -1
RIVAL: Final = 7  # marks a space of a goal that the Syndicate took

# Where the card of a character is.
IN_DECK: Final = 0
IN_ROW: Final = 1
DISCARDED: Final = 2
ABSENT: Final = 3  # not used with so few players
TUCKED: Final = 4  # + seat
IN_USE: Final = 8  # taken from its row, its ability not finished (4.11)

PHASE_DRAFT: Final = 0
PHASE_PLAY: Final = 1
PHASE_PAYING: Final = 2
PHASE_OVER: Final = 3

PENDING: Final = 96  # room for the stack of pending effects
BIT: Final = vec[i64]([1 << k for k in range(63)])
# Filled and sliced within one call: half the price of appending to a new list.
SCRATCH: Final = vec[i64]([0] * 80)


@final
class Setting:
    """The options of a table (chapter 15); the usual value of each is 0."""

    def __init__(self) -> None:
        self.io_only: i64 = 0
        self.io_once: i64 = 0
        self.overflow_moved: i64 = 0
        self.adds_type: i64 = 0
        self.no_project_influence: i64 = 0
        self.scanner_either: i64 = 0
        self.transfer_one: i64 = 0
        self.any_project: i64 = 0
        self.once_a_game: i64 = 0
        self.energy_one_moon: i64 = 0
        self.overshoot_lost: i64 = 0
        self.star_z_side: i64 = 0  # 0 by lot, 1 side a, 2 side b
        self.free_goal_claims: i64 = 0
        self.saves_goals_only: i64 = 0


class State(Game):
    def __init__(self) -> None:
        super().__init__()
        self.title = "galileo_project"
        self.box = NO_BOX
        self.setting = NO_SETTING
        self.phase: i64 = 0
        self.start: i64 = 0  # starting player
        self.round: i64 = 0  # from 1 on; a round is one turn of everybody
        self.active: i64 = 0  # whose turn it is
        self.ending: i64 = 0  # 1 once the end is triggered (11.1)
        self.own = vec[i64]()
        # the board
        self.robot_deck = vec[i64]()  # the last of the robots left is drawn next
        self.robots_left: i64 = 0
        self.robots_known: i64 = 0  # at the bottom of the deck, where everybody saw them go (9.15)
        self.robot_row = vec[i64]()  # at slot, NOTHING for a gap
        self.deck = vec[i64]()  # cards of characters; the last of those left is drawn next
        self.cards_left: i64 = 0
        self.row = vec[i64]()  # at slot, NOTHING for a gap
        self.projects = vec[i64]()  # the stack, the top card last; project 0-9
        self.projects_known: i64 = 0  # at the top of the stack, put back openly (1.14)
        self.offer = vec[i64]()  # project cards laid out to choose from
        self.turned = vec[i64]()  # robots turned up by an effect (9.14)
        self.star_z: i64 = 0  # side
        self.side = vec[i64]()  # of the technologies, at kind
        self.tiles = vec[i64]()  # left, at kind
        self.goal = vec[i64]()  # at goal slot
        self.space = vec[i64]()  # who claimed it, NOBODY or RIVAL; at goal slot * SPACES + space
        # robots and projects
        self.after = vec[i64]()  # the next one of the same player, NOTHING at the end
        self.level = vec[i64]()
        self.beside = vec[i64]()  # moon; NOTHING if it is nobody's, or an unfinished project
        self.counted = vec[i64]()  # 1 once its levels count on its moon (5.10)
        self.robot_modifier = vec[i64]()  # type, NOTHING if there is none
        self.moon_modifier = vec[i64]()  # moon, NOTHING if there is none
        # characters
        self.place = vec[i64]()  # of each card
        self.tucked = vec[i64]()  # how many, at seat * CHARACTERS + character
        self.pile = vec[i64]()  # how many are discarded, at character
        # this turn
        self.pending = vec[i64]()  # how many effects and steps are pending, then they; the last one is on top
        self.did: i64 = 0  # what the action was: HIRE, ACQUIRE or DEVELOP, 0 if none yet
        self.claimed: i64 = 0  # 1 if the claim of this turn is used up
        self.rival_goals: i64 = 0  # marks that the Syndicate has passed (14.5)
        self.removed: i64 = 0  # robots that left the game (14.3)

    def copy_state(self, twin: "State") -> None:
        self.copy_base(twin)
        twin.box = self.box
        twin.setting = self.setting
        twin.phase = self.phase
        twin.start = self.start
        twin.round = self.round
        twin.active = self.active
        twin.ending = self.ending
        twin.own = self.own[:]
        twin.robot_deck = self.robot_deck[:]
        twin.robots_left = self.robots_left
        twin.robots_known = self.robots_known
        twin.robot_row = self.robot_row[:]
        twin.deck = self.deck[:]
        twin.cards_left = self.cards_left
        twin.row = self.row[:]
        twin.projects = self.projects[:]
        twin.projects_known = self.projects_known
        twin.offer = self.offer[:]
        twin.turned = self.turned[:]
        twin.star_z = self.star_z
        twin.side = self.side[:]
        twin.tiles = self.tiles[:]
        twin.goal = self.goal[:]
        twin.space = self.space[:]
        twin.after = self.after[:]
        twin.level = self.level[:]
        twin.beside = self.beside[:]
        twin.counted = self.counted[:]
        twin.robot_modifier = self.robot_modifier[:]
        twin.moon_modifier = self.moon_modifier[:]
        twin.place = self.place[:]
        twin.tucked = self.tucked[:]
        twin.pile = self.pile[:]
        twin.pending = self.pending[:]
        twin.did = self.did
        twin.claimed = self.claimed
        twin.rival_goals = self.rival_goals
        twin.removed = self.removed

    def clear_table(self, box: Box, setting: Setting, seats: i64) -> None:
        """An empty table: nothing dealt, nothing laid out, everybody with a full kit (1.11)."""
        self.box = box
        self.setting = setting
        self.own = ZEROS[: seats * OWN]
        seat: i64
        for seat in range(seats):
            self.own[seat * OWN + START_CARD] = NOTHING
            self.own[seat * OWN + PROJECT_OPEN] = NOTHING
            self.own[seat * OWN + FIRST] = NOTHING
            self.own[seat * OWN + ROBOT_KIT] = BIT[TYPES] - 1
            self.own[seat * OWN + MOON_KIT] = BIT[MOONS] - 1
        self.robot_row = NO_ROW[:]
        self.row = NO_ROW[:]
        self.side = ZEROS[:KINDS]
        self.tiles = ZEROS[:KINDS]
        self.goal = ZEROS[:GOALS]
        self.space = ALL_FREE[:]
        self.after = NO_ROBOTS[:]
        self.level = box.level[:]
        self.beside = NO_ROBOTS[:]
        self.counted = ZEROS[:ROBOTS]
        self.robot_modifier = NO_ROBOTS[:]
        self.moon_modifier = NO_ROBOTS[:]
        self.place = ALL_ABSENT[:]
        self.tucked = ZEROS[: seats * CHARACTERS]
        self.pile = ZEROS[:CHARACTERS]
        self.pending = ZEROS[:PENDING]


def later(state: State, step: i64, about: i64) -> None:
    """Put an effect or a step on top of what is pending."""
    pending = state.pending
    top = pending[0] + 1
    assert top < PENDING, "more effects are pending than any turn can bring about"
    pending[0] = top
    pending[top] = step * 65536 + about


def link(state: State, seat: i64, robot: i64) -> None:
    """Put a robot or a project into the chain of a seat, which runs by rising number."""
    after = state.after
    here = state.own[seat * OWN + FIRST]
    if here == NOTHING or here > robot:
        after[robot] = here
        state.own[seat * OWN + FIRST] = robot
        return
    while after[here] != NOTHING and after[here] < robot:
        here = after[here]
    after[robot] = after[here]
    after[here] = robot


def field_of(state: State, seat: i64, moon: i64) -> i64:
    """Where the development marker stands: at most on the last field (7.2)."""
    developed = state.own[seat * OWN + DEVELOPED + moon]
    last = state.box.last[moon]
    if developed > last:
        return last
    return developed


def type_of(state: State, robot: i64) -> i64:
    """What a robot counts as: its modifier, if it carries one (8.9); NOTHING for a project without."""
    modifier = state.robot_modifier[robot]
    if modifier != NOTHING:
        return modifier
    return state.box.type[robot]


NO_BOX: Final = Box()
NO_SETTING: Final = Setting()
NO_ROW: Final = vec[i64]([NOTHING] * SLOTS)
# Sliced while a table is cleared: a fifth of the price of a new list.
ZEROS: Final = vec[i64]([0] * 128)
ALL_FREE: Final = vec[i64]([NOBODY] * (GOALS * SPACES))
ALL_ABSENT: Final = vec[i64]([ABSENT] * CARDS)
NO_ROBOTS: Final = vec[i64]([NOTHING] * ROBOTS)
