"""What is in the box, as numbers the rules read: one table per property, indexed by tile, planet, space or card.

Made from components.toml by components.py. Everything is counted from 0 in the order of the components: tiles 0-143,
planets 0-12 (0 is the standard one), corporations 0-8 (likewise), civ cards 0-35, objectives 0-27, events 0-59.
Boards take three words each, see grid.py.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

__all__ = [
    "BIOMASS",
    "CARDS",
    "CIV",
    "CORPORATIONS",
    "ENERGY",
    "EVENTS",
    "FORM_CELLS",
    "IMPROVED",
    "LEVELS",
    "OBJECTIVES",
    "ORIENTATIONS",
    "PLANETS",
    "RANKS",
    "ROVER",
    "SECTORS",
    "SPACES",
    "STACKS",
    "STACK_TILES",
    "TECH",
    "TERRAINS",
    "TILES",
    "TRACKS",
    "WATER",
    "Box",
]

# Terrains; the first five are also tracks.
CIV: Final = 0
WATER: Final = 1
BIOMASS: Final = 2
ROVER: Final = 3
TECH: Final = 4
ENERGY: Final = 5
TRACKS: Final = 5
TERRAINS: Final = 6

TILES: Final = 144
STACKS: Final = 12  # inner ring 0-5, outer ring 6-11
STACK_TILES: Final = 12
SECTORS: Final = 6
ORIENTATIONS: Final = 8  # see grid.turned
FORM_CELLS: Final = 5  # room for the cells of a form
PLANETS: Final = 13
CORPORATIONS: Final = 9
SPACES: Final = 16  # of a track
IMPROVED: Final = 9  # the sheet of Flux Industries' improved tracks; sheets 0-8 are the corporations' own
LEVELS: Final = 6
RANKS: Final = 4
CARDS: Final = 36
OBJECTIVES: Final = 28
EVENTS: Final = 60


@final
class Box:
    def __init__(self) -> None:
        self.components: object = None  # the struct this was made from, for whoever needs names
        # forms: a shape in one orientation, at shape * ORIENTATIONS + orientation
        self.stack_shape = vec[i64]()  # at stack
        self.size = vec[i64]()  # cells of a shape
        self.differs = vec[i64]()  # 1 unless a lower orientation looks the same
        self.offset = vec[i64]()  # of a cell, y * STRIDE + x, at form * FORM_CELLS + cell
        self.section = vec[i64]()  # of a cell, 0 or 1, at form * FORM_CELLS + cell
        self.symbol = vec[i64]()  # which cell has the symbol of a section, at shape * 2 + section
        self.crater = vec[i64]()  # which cell has the meteorite, at shape
        # tiles
        self.shape = vec[i64]()
        self.terrain = vec[i64]()  # at tile * 2 + section
        self.meteor = vec[i64]()  # 1 if it shows a meteorite
        # planets: boards at planet * WORDS
        self.cells = vec[i64]()
        self.ice = vec[i64]()
        self.edge = vec[i64]()
        self.start = vec[i64]()  # the first piece must cover one of these
        self.pods = vec[i64]()  # where lifepods begin
        self.special = vec[i64]()  # ring, cities, toxic cells, currents, or one side of the chasm
        self.region = vec[i64]()  # globes, at (planet * 3 + globe) * WORDS
        self.forbidden = vec[i64]()  # cells closed to symbols, at (planet * TERRAINS + terrain) * WORDS
        self.planet_rule = vec[i64]()  # see planets.py
        self.planet_bonus = vec[i64]()  # medals of a globe or a city
        self.crossing = vec[i64]()  # pairs of cells between which a diagonal step crosses the chasm, one after another
        self.row_medals = vec[i64]()  # at planet * SIDE + y
        self.column_medals = vec[i64]()  # at planet * SIDE + x
        # spaces of the tracks, at (sheet * TRACKS + track) * SPACES + space; a sheet is a corporation or IMPROVED
        self.medal = vec[i64]()
        self.boosts = vec[i64]()
        self.civ_rank = vec[i64]()
        self.patches = vec[i64]()
        self.landing = vec[i64]()  # 1: place a rover
        self.movement = vec[i64]()
        self.level = vec[i64]()  # technology level
        # corporations
        self.top = vec[i64]()  # last space, at corporation * TRACKS + track
        self.longest: i64 = 0  # spaces of the longest track or path
        self.level_space = vec[i64]()  # space of a level 1-6, at corporation * (LEVELS + 1) + level; SPACES if none
        self.once = vec[i64]()  # 1 per round, 2 per game, 0 always on; at corporation * (LEVELS + 1) + level
        self.over_top = vec[i64]()  # movement, at sheet
        self.rovers = vec[i64]()
        self.path_track = vec[i64]()  # Oasis: where the water tracker's path runs, at step
        self.path_space = vec[i64]()
        self.half = vec[i64]()  # Wormhole: the track a double space advances, -1 for a synergy boost; at its position
        self.half_space = vec[i64]()  # Wormhole: the printed space a position begins on
        self.ahead = vec[float]()  # what opponents see ahead of every tracker, see ahead.py
        # civ cards
        self.rank = vec[i64]()  # 1-4
        self.at_end = vec[i64]()  # 1 if kept secret until the end
        self.effect = vec[i64]()  # see civ_cards.py
        self.amount = vec[i64]()  # medals, patches, trackers, … of the effect
        self.steps = vec[i64]()  # for effects that advance trackers
        self.commerce_medals = vec[i64]()  # at how many cards
        self.repo_medals = vec[i64]()  # for every three meteorites, at how many cards
        self.cards_beyond_players: i64 = 0  # per rank in play
        # objectives: tests see objectives.py
        self.rivalry = vec[i64]()  # the neighbour side's test
        self.rivalry_terrain = vec[i64]()  # -1 if none
        self.goal = vec[i64]()  # the private side's test
        self.goal_terrain = vec[i64]()
        self.goal_amount = vec[i64]()
        self.goal_height = vec[i64]()  # of a rectangle goal_amount wide
        self.rivalry_medals: i64 = 0
        self.tie_medals: i64 = 0
        self.goal_medals: i64 = 0
        # events
        self.colour = vec[i64]()  # 0 green, 1 orange, 2 red
        self.solo_only = vec[i64]()
        self.event_effect = vec[i64]()  # see event_cards.py
        self.event_tracks = vec[i64]()  # tracks to choose from, one bit each
        self.event_amount = vec[i64]()  # steps, or the terrain of a ban
        self.deck_size: i64 = 0
        self.target_base: i64 = 0
        self.target_shift = vec[i64]()  # at colour * (deck_size + 1) + cards of that colour
        # at the table
        self.marker = vec[i64]()  # sector marker, at seats * SECTORS + seat
        self.pod_medals: i64 = 0
        self.meteorites_per_medal: i64 = 0
