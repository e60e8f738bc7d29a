"""What is in the box, as numbers the rules read: one table per property, indexed by ship, field, card or tile.

Made from components.toml by components.py. Everything is counted from 0 in the order of the components, worlds,
resources and terrains as named here. Sets of fields, ships, cards … are one number with a bit for each.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

__all__ = [
    "ACTION_CARDS",
    "ANY",
    "AREAS",
    "BOARD_ACTIONS",
    "COLUMNS",
    "DISPLAYS",
    "ENERGY",
    "FIELDS",
    "FOOD",
    "GOALS",
    "GROUPS",
    "INFRASTRUCTURE",
    "INLAND",
    "LEVELS",
    "NEW",
    "OLD",
    "ORDERS",
    "PROJECTS",
    "RESOURCES",
    "SETS",
    "SHIPS",
    "SHIP_DISPLAY",
    "SITES",
    "SLOTS",
    "SPACES",
    "STADIUMS",
    "STADIUM_DISPLAY",
    "STEEL",
    "STEPPE",
    "TECHNOLOGIES",
    "TERRAINS",
    "Box",
    "Deed",
]

OLD: Final = 0
NEW: Final = 1
FOOD: Final = 0
STEEL: Final = 1
ENERGY: Final = 2
RESOURCES: Final = 3
ANY: Final = 3  # of an effect: chosen for each one
STEPPE: Final = 0
TERRAINS: Final = 4  # then desert, forest, ocean
INFRASTRUCTURE: Final = 0
SHIP_DISPLAY: Final = 1
STADIUM_DISPLAY: Final = 2
DISPLAYS: Final = 3
SLOTS: Final = 3  # of a display, 0 is the X space and 2 the rear one
AREAS: Final = 4
COLUMNS: Final = 3
LEVELS: Final = 3
SETS: Final = 4
GROUPS: Final = 3  # of fields in one condition, at most

# How many of each there are at most.
BOARD_ACTIONS: Final = 10
ACTION_CARDS: Final = 80
FIELDS: Final = 60
SHIPS: Final = 21
STADIUMS: Final = 17
PROJECTS: Final = 18  # infrastructure cards
TECHNOLOGIES: Final = 36
SITES: Final = 11
GOALS: Final = 16
ORDERS: Final = 8
SPACES: Final = 26  # of the progress track, the start included
INLAND: Final = 4  # fields that the solo tile counts: an X is a 4 (17.3.3)


@final
class Deed:
    """One effect (rulebook 18): what to do, how often, and what is special about it."""

    def __init__(self) -> None:
        self.effect: object = None  # as components.toml has it, for whoever needs words
        self.do: i64 = 0  # see deeds.py
        self.n: i64 = 1
        self.type: i64 = ANY
        self.display: i64 = 0
        self.terrains: i64 = 15  # that may be settled, a bit each
        self.locked = False  # they may be settled before their turning point
        self.next_terrain = False
        self.ignore_symbols = False
        self.steel_less: i64 = 0
        self.less: i64 = 0
        self.more = vec[i64]()  # food, steel, energy in addition
        self.own_more: i64 = 0
        self.first_flight_less: i64 = 0
        self.level_max: i64 = LEVELS
        self.bays_min: i64 = 0
        self.bays_max: i64 = 99
        self.satisfaction_max: i64 = 99
        self.population_min: i64 = 0
        self.factories_min: i64 = 0
        self.factories_max: i64 = 99
        self.symbols_max: i64 = 99


@final
class Box:
    def __init__(self) -> None:
        self.components: object = None  # the struct this was made from, for whoever needs names
        self.deeds: list[Deed] = []  # every effect in the box; a list of effects is its first one and their number
        self.chained: i64 = 0  # the effect of a chain: prepare one more factory (19.3)
        # what a player has
        self.factories_of_type: i64 = 0
        self.own_cards: i64 = 0  # action cards of a player, in the simple game
        # sites
        self.sites: i64 = 0
        self.site_yield = vec[i64]()  # at site * RESOURCES + resource
        self.site_type = vec[i64]()  # of a factory site, -1 for others
        self.site_ground = vec[i64]()  # terrains of the Old World, a bit each; none for a sea tile
        self.sea_tiles: i64 = 0  # a bit each
        self.factory_sites: i64 = 0
        self.population_sites: i64 = 0
        # years, at year - 1
        self.hunger = vec[i64]()  # at (year - 1) * 2 + world
        self.stadiums_asked = vec[i64]()
        # actions
        self.track_energy = vec[i64]()  # of the first, second, … action
        self.crowded_from: i64 = 0
        self.crowded_energy: i64 = 0
        self.area = vec[i64]()  # 0-3, at action; its power points are one more
        self.action_first = vec[i64]()  # effects, at action
        self.action_count = vec[i64]()
        # action cards
        self.card_first = vec[i64]()
        self.card_count = vec[i64]()
        self.card_power = vec[vec[i64]]()
        self.dealt: i64 = 0
        self.kept: i64 = 0
        self.drawn_at_year_end: i64 = 0
        self.covered_area: i64 = 0  # 0-3
        self.covered_actions: i64 = 0
        # costs
        self.prepare_cost: i64 = 0
        self.clone_food: i64 = 0
        self.clone_population: i64 = 0
        self.settle_steel: i64 = 0
        self.refresh_cost: i64 = 0
        self.return_energy: i64 = 0
        self.researches = vec[i64]()  # that complete a tile, at level 0-2
        # ships, stadiums, infrastructure; costs at thing * RESOURCES + resource
        self.ships: i64 = 0
        self.ship_cost = vec[i64]()
        self.flight_energy = vec[i64]()
        self.bays = vec[i64]()  # evacuation bays
        self.bay_ground = vec[i64]()  # at ship * 2 + bay: one bit as in site_ground, 0 if there is none
        self.building_bays = vec[i64]()
        self.resource_bays = vec[i64]()
        self.stadiums: i64 = 0
        self.stadium_cost = vec[i64]()
        self.satisfaction = vec[i64]()
        self.starting_satisfaction: i64 = 0
        self.projects: i64 = 0
        self.project_cost = vec[i64]()
        self.project_level = vec[i64]()  # 1 or 2
        self.project_production = vec[i64]()
        self.illustration = vec[i64]()
        self.group_fields = vec[i64]()  # fields that count for a group, at card * GROUPS + group
        self.group_count = vec[i64]()  # fields it asks for, 0 where there is no group
        self.project_line = vec[i64]()  # 0 none, 1 horizontal, 2 diagonal, 3 any
        self.line_fields = vec[i64]()  # fields of every straight line of the New World
        self.line_way = vec[i64]()  # 1 horizontal, 2 diagonal, at line
        # technologies
        self.tech_set = vec[i64]()  # 0-3
        self.tech_level = vec[i64]()  # 0-2
        self.tech_satisfaction = vec[i64]()
        self.tech_first = vec[i64]()  # instant effects
        self.tech_count = vec[i64]()
        self.lasting = vec[vec[i64]]()  # at technology: word, amount and effect one after another, see technologies.py
        # fields
        self.fields: i64 = 0
        self.terrain = vec[i64]()
        self.factory_spaces = vec[i64]()
        self.population_spaces = vec[i64]()
        self.field_production = vec[i64]()  # of its population, at field * RESOURCES + resource
        self.symbols = vec[i64]()  # 1 dome, 2 beacon
        self.symbol_count = vec[i64]()
        self.terrain_fields = vec[i64]()  # at terrain
        # the progress track, at lane * SPACES + space with lane 0 main, 1 three and more
        self.last_space: i64 = 0
        self.turning_points = vec[i64]()
        self.passed = vec[i64]()  # turning points behind a space, at space
        self.lane_symbols = vec[i64]()
        self.lane_first = vec[i64]()
        self.lane_count = vec[i64]()
        self.end_capacity: i64 = 0
        # bonus cards; bonuses at card * 2 + 0 upper, 1 lower
        self.bonus_number = vec[i64]()
        self.bonus_flag = vec[i64]()
        self.bonus_first = vec[i64]()
        self.bonus_count = vec[i64]()
        # goals and orders; what they count see counts.py
        self.goal_counts = vec[i64]()
        self.goal_per = vec[i64]()  # at goal * LEVELS + level: the same thrice, except for technologies
        self.goal_extra = vec[vec[i64]]()  # least and points one after another, rising
        self.order_card = vec[i64]()
        self.order_counts = vec[i64]()
        self.order_least = vec[i64]()
        self.order_cost = vec[i64]()
        self.order_first = vec[i64]()
        self.order_effects = vec[i64]()
        self.order_points = vec[i64]()
        # the end
        self.lowest_points = vec[i64]()
        self.lowest_beyond: i64 = 0
        self.race_production: i64 = 0
        self.race_stadiums: i64 = 0
        self.race_satisfaction = vec[i64]()
        self.race_satisfaction_of_two = vec[i64]()
        self.points_stadiums: i64 = 0
        self.minus_factory_site: i64 = 0
        self.minus_population_site: i64 = 0
        self.minus_sea_tile: i64 = 0
        self.minus_stadium: i64 = 0
        self.minus_token: i64 = 0
        self.points_satisfaction = vec[i64]()
        self.points_satisfaction_of_two = vec[i64]()
        self.line_points = vec[i64]()
        self.line_points_of_two = vec[i64]()
        # modules: fields of a line, at (card side * 3 + tile) * 2 + tile side
        self.dominance_fields = vec[i64]()
        # alone
        self.start_corner: i64 = 0
        self.late_satisfaction: i64 = 0
        self.corners: i64 = 0
        self.inland = vec[i64]()  # field, at (corner * 2 + letter) * 4 + count - 1
        self.solo_action = vec[i64]()  # 0 settle, 1 ship, 2 infrastructure, 3 stadium
        self.solo_number = vec[i64]()  # 0 is the X
        self.solo_letter = vec[i64]()
        self.red: i64 = 0  # the card that joins late
