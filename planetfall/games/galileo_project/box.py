"""What is in the box, as numbers the rules read: one table per property.

Made from components.toml by packing.py. Everything is counted from 0 in the order of the components. Robots 0-47 and
project cards 48-57 share one count, because a completed project is a robot; the 48 cards of characters are counted
character * 4 + copy. Effects are rows of one table, counted from 1; 0 is no effect.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

__all__ = [
    "ABILITY_BOTH",
    "ABILITY_COLOUR",
    "ABILITY_EITHER",
    "BONUSES",
    "CALLISTO",
    "CARDS",
    "CHARACTERS",
    "COLOURS",
    "COPIES",
    "EARTH",
    "EUROPA",
    "FIELDS",
    "FIRST_PROJECT",
    "GANYMEDE",
    "GOALS",
    "IO",
    "KINDS",
    "MARS",
    "MOONS",
    "MOST_LEVELS",
    "MOST_MC",
    "PROJECTS",
    "ROBOTS",
    "ROBOT_CARDS",
    "SLOTS",
    "SPACES",
    "TECHNOLOGIES",
    "TYPES",
    "Box",
]

EARTH: Final = 0
MARS: Final = 1
COLOURS: Final = 2
IO: Final = 0
EUROPA: Final = 1
GANYMEDE: Final = 2
CALLISTO: Final = 3
MOONS: Final = 4
TYPES: Final = 4  # of robots
ROBOT_CARDS: Final = 48
FIRST_PROJECT: Final = 48
PROJECTS: Final = 10
ROBOTS: Final = 58  # robot cards and projects
CHARACTERS: Final = 12
COPIES: Final = 4
CARDS: Final = 48  # of characters
SLOTS: Final = 5  # of a row
GOALS: Final = 4  # in play
SPACES: Final = 3  # of a goal
BONUSES: Final = 5  # of the Star-Z tile
KINDS: Final = 4  # of technologies
TECHNOLOGIES: Final = 8  # kind * 2 + side
FIELDS: Final = 32  # room for the fields of a moon
MOST_MC: Final = 20  # no box lets anybody hold more
MOST_LEVELS: Final = 8  # no effect changes a level by more

# Which ability of a hired character may be used, by the field of Ganymede.
ABILITY_COLOUR: Final = 0
ABILITY_EITHER: Final = 1
ABILITY_BOTH: Final = 2


@final
class Box:
    def __init__(self) -> None:
        self.components: object = None  # the struct this was made from, for whoever needs names
        self.top_influence: i64 = 0  # last field of either track
        self.change_mc: i64 = 0
        self.overflow_mc: i64 = 0
        self.most_mc: i64 = 0
        self.most_energy: i64 = 0
        self.goal_markers: i64 = 0
        self.end_robots: i64 = 0
        self.character_mc: i64 = 0  # for a tucked character at the end
        self.top_level: i64 = 0
        self.surcharge = vec[i64]()  # at slot
        self.reduction = vec[i64]()
        self.tiles = vec[i64]()  # technology tiles of a kind, at seats
        self.offered = vec[i64]()  # project cards laid out, at seats
        # robots and projects
        self.type = vec[i64]()  # -1 for a project
        self.colour = vec[i64]()  # likewise
        self.cost = vec[i64]()
        self.level = vec[i64]()
        self.moon = vec[i64]()  # the first printed one, -1 for a project
        self.other_moon = vec[i64]()  # the second printed one, -1 if there is none
        # project cards, at project 0-9
        self.start_influence = vec[i64]()
        self.start_mc = vec[i64]()
        self.start_energy = vec[i64]()
        # characters, at card
        self.character = vec[i64]()
        self.instant_colour = vec[i64]()
        self.fewest = vec[i64]()  # players
        # characters, at character
        self.hire_influence = vec[i64]()
        self.hire_mc = vec[i64]()
        self.instant = vec[i64]()  # first row of its instant effects
        self.instants = vec[i64]()  # how many there are
        self.score_of = vec[i64]()  # quantity, see quantities.py
        self.score_least = vec[i64]()
        self.score_minus = vec[i64]()
        self.score_per = vec[i64]()
        self.score_vp = vec[i64]()
        self.score_max = vec[i64]()
        # effects, at row
        self.effect = vec[i64]()  # see effects.py
        self.amount = vec[i64]()
        self.targets = vec[i64]()
        self.price = vec[i64]()
        self.kinds = vec[i64]()  # of modifiers, one bit each: 1 robot, 2 moon
        self.choice = vec[i64]()  # first row of the effects to choose from
        self.choices = vec[i64]()  # how many there are
        self.ability = vec[i64]()  # row, at type
        self.bonus = vec[i64]()  # row, at side of the Star-Z tile * BONUSES + bonus
        # technologies
        self.tech_energy = vec[i64]()
        self.tech_mc = vec[i64]()
        self.tech_vp = vec[i64]()
        self.tech_instant = vec[i64]()  # first row
        self.tech_instants = vec[i64]()
        self.extra_mc = vec[i64]()
        self.change_influence = vec[i64]()
        self.tuck_limit = vec[i64]()
        self.scores_again = vec[i64]()
        # moons
        self.last = vec[i64]()  # field, at moon
        self.moon_vp = vec[i64]()  # at moon * FIELDS + field; on Callisto for each robot counted
        self.moon_bonus = vec[i64]()  # row, at moon * FIELDS + field
        self.io_mc: i64 = 0
        self.io_saves = vec[i64]()  # influence, at field
        self.europa_saves = vec[i64]()  # energy, at field
        self.tucked = vec[i64]()  # limit, at field of Ganymede
        self.hire_ability = vec[i64]()  # at field of Ganymede
        self.callisto_counts: i64 = 0  # quantity
        # goals
        self.goal_of = vec[i64]()  # quantity
        self.goal_least = vec[i64]()
        self.goal_number = vec[i64]()
        self.space_vp = vec[i64]()  # at slot * SPACES + space
        # playing alone
        self.rival_marks = vec[i64]()  # cards left in the deck
        self.ranks = vec[i64]()
