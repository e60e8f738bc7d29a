"""The parts of the box as components.toml writes them, and what each of them must keep to by itself."""

from typing import Literal

from msgspec import Struct

from planetfall.core.components import Source, one_of, refuse, within
from planetfall.games.evacuation.box import AREAS, LEVELS, SETS
from planetfall.games.evacuation.effects import Effect, Lasting, Resources, Symbol, Terrain

__all__ = [
    "COUNTS",
    "STEPS",
    "ActionCard",
    "ActionTrack",
    "Advanced",
    "BoardAction",
    "BonusCard",
    "Corner",
    "Costs",
    "Direction",
    "Extra",
    "Field",
    "FieldGroup",
    "Goal",
    "Infrastructure",
    "Kit",
    "LaneSpace",
    "Line",
    "LineDominance",
    "LowestProduction",
    "Order",
    "Part",
    "Points",
    "PopulationSpace",
    "Progress",
    "Race",
    "Ship",
    "Site",
    "Solo",
    "SoloCard",
    "Stadium",
    "StartingStadium",
    "Technology",
    "Year",
]

Resource = Literal["food", "steel", "energy"]
Ground = Literal["savanna", "mountain", "sea"]  # terrains of the Old World
Direction = Literal["E", "W", "NE", "NW", "SE", "SW"]
STEPS: dict[Direction, tuple[int, int]] = {
    "E": (1, 0),
    "W": (-1, 0),
    "NE": (1, -1),
    "NW": (0, -1),
    "SE": (0, 1),
    "SW": (-1, 1),
}
# What goals and orders count; rulebook 14 and 16.1.6 explain each.
COUNTS = (
    "population_settled",
    "upper_bonuses_received",
    "lower_bonuses_received",
    "infrastructure_played",
    "infrastructure_fulfilled",
    "ships_owned",
    "stadiums_new_world",
    "fields_steppe",
    "fields_not_steppe",
    "terrains_settled",
    "technologies_complete",
    "turning_points_passed_by_both_markers",
    "factories_settled",
    "factory_sets_settled",
    "factories_settled_food",
    "factories_settled_steel",
    "factories_settled_energy",
    "highest_production",
    "production_food",
    "production_steel",
    "production_energy",
)


class Part(Struct, forbid_unknown_fields=True, kw_only=True):
    """Anything with a source. The lists name the fields whose source is another one."""

    source: Source
    rulebook: list[str] = []
    record: list[str] = []
    house: list[str] = []

    def check(self, path: str) -> None:
        for key in ("rulebook", "record", "house"):
            for name in getattr(self, key):
                if name not in self.__struct_fields__:
                    raise refuse(f"{path}.{key}", name, "names of fields of this part")


class Kit(Part, kw_only=True):
    factories_of_type: int
    action_cards: int

    def check(self, path: str) -> None:
        super().check(path)
        _not_negative(self, path, "factories_of_type", "action_cards")


class Year(Part, kw_only=True):
    year: int
    old_food: int
    new_food: int
    new_stadiums: int

    def check(self, path: str) -> None:
        super().check(path)
        _not_negative(self, path, "old_food", "new_food", "new_stadiums")


class ActionTrack(Part, kw_only=True):
    energy: list[int]
    crowded_from: int
    crowded_energy: int

    def check(self, path: str) -> None:
        super().check(path)
        if not self.energy or min(self.energy) < 0 or self.energy != sorted(self.energy):
            raise refuse(f"{path}.energy", self.energy, "numbers from 0 on that do not fall")


class BoardAction(Part, kw_only=True):
    id: str
    area: int
    effects: list[Effect]

    def check(self, path: str) -> None:
        super().check(path)
        if not 1 <= self.area <= AREAS:
            raise refuse(f"{path}.area", self.area, f"an area from 1 to {AREAS}")
        _check_effects(f"{path}.effects", self.effects)


class Costs(Part, kw_only=True):
    prepare: int
    clone_food: int
    clone_population: int
    settle_steel: int
    refresh: int
    return_energy: int
    research: list[int]

    def check(self, path: str) -> None:
        super().check(path)
        names = ("prepare", "clone_food", "clone_population", "settle_steel", "refresh", "return_energy")
        _not_negative(self, path, *names)
        if len(self.research) != LEVELS or min(self.research) < 1:
            raise refuse(f"{path}.research", self.research, f"a number from 1 on for each of the {LEVELS} levels")


class Site(Part, kw_only=True):
    id: str
    kind: Literal["population", "factory", "sea"]
    yields: Resources
    terrains: list[Ground]

    def check(self, path: str) -> None:
        super().check(path)
        self.yields.check(f"{path}.yields")
        amounts = sorted((self.yields.food, self.yields.steel, self.yields.energy))
        if self.kind == "factory" and amounts != [0, 0, 1]:
            raise refuse(f"{path}.yields", self.yields, "1 resource of one type, which is the type of the factory")
        expected = (0, 0) if self.kind == "sea" else (1, 2)
        if not expected[0] <= len(set(self.terrains)) == len(self.terrains) <= expected[1]:
            raise refuse(f"{path}.terrains", self.terrains, "one or two different terrains, none for a sea tile")


class Ship(Part, kw_only=True):
    id: str
    cost: Resources
    flight_energy: int
    evacuation_bays: list[Ground]
    building_bays: int
    resource_bays: int

    def check(self, path: str) -> None:
        super().check(path)
        self.cost.check(f"{path}.cost")
        _not_negative(self, path, "flight_energy")
        if len(self.evacuation_bays) > 2:
            raise refuse(f"{path}.evacuation_bays", self.evacuation_bays, "at most two bays")
        if not 0 <= self.building_bays <= 2:
            raise refuse(f"{path}.building_bays", self.building_bays, "0, 1 or 2")
        within(f"{path}.resource_bays", self.resource_bays, 0, 5)


class StartingStadium(Part, kw_only=True):
    satisfaction: int

    def check(self, path: str) -> None:
        super().check(path)
        _not_negative(self, path, "satisfaction")


class Stadium(Part, kw_only=True):
    id: str
    cost: Resources
    satisfaction: int

    def check(self, path: str) -> None:
        super().check(path)
        self.cost.check(f"{path}.cost")
        _not_negative(self, path, "satisfaction")


class FieldGroup(Struct, forbid_unknown_fields=True):
    terrain: Literal["steppe", "desert", "forest", "ocean", "any"]
    count: int
    population: int = 0
    factories: int = 0


class Infrastructure(Part, kw_only=True):
    id: str
    level: Literal[1, 2]
    cost: Resources
    fields: list[FieldGroup]
    line: Literal["none", "horizontal", "diagonal", "any"]
    production: Resources
    illustration: str

    def check(self, path: str) -> None:
        super().check(path)
        self.cost.check(f"{path}.cost")
        self.production.check(f"{path}.production")
        terrains = [group.terrain for group in self.fields]
        if not terrains or len(set(terrains)) < len(terrains) or ("any" in terrains and len(terrains) > 1):
            raise refuse(f"{path}.fields", terrains, "each terrain at most once, or only any")
        if min(group.count for group in self.fields) < 1:
            raise refuse(f"{path}.fields", 0, "counts from 1 on")


class Technology(Part, kw_only=True):
    id: str
    set: int
    level: int
    satisfaction: int
    instant: list[Effect] = []
    lasting: list[Lasting] = []

    def check(self, path: str) -> None:
        super().check(path)
        _not_negative(self, path, "satisfaction")
        if not 1 <= self.set <= SETS:
            raise refuse(f"{path}.set", self.set, f"a set from 1 to {SETS}")
        if not 1 <= self.level <= LEVELS:
            raise refuse(f"{path}.level", self.level, f"a level from 1 to {LEVELS}")
        _check_effects(f"{path}.instant", self.instant)
        for index, lasting in enumerate(self.lasting):
            lasting.check(f"{path}.lasting[{index}]")


class BonusCard(Part, kw_only=True):
    number: int
    upper: int
    lower: int
    flag: bool
    upper_bonus: list[Effect]
    lower_bonus: list[Effect]

    def check(self, path: str) -> None:
        super().check(path)
        if not 0 <= self.upper < self.lower:
            raise refuse(f"{path}.upper", self.upper, f"a number below the lower one, {self.lower}")
        _check_effects(f"{path}.upper_bonus", self.upper_bonus)
        _check_effects(f"{path}.lower_bonus", self.lower_bonus)


class Extra(Struct, forbid_unknown_fields=True):
    least: int
    points: int


class Goal(Part, kw_only=True):
    id: str
    counts: str
    per: int = 0
    per_level: list[int] = []  # of technologies
    extra: list[Extra]

    def check(self, path: str) -> None:
        super().check(path)
        one_of(f"{path}.counts", self.counts, COUNTS)
        if (self.counts == "technologies_complete") != (len(self.per_level) == LEVELS):
            raise refuse(f"{path}.per_level", self.per_level, f"{LEVELS} numbers where technologies count, else none")
        steps = [extra.least for extra in self.extra]
        if steps != sorted(set(steps)):
            raise refuse(f"{path}.extra", steps, "rising numbers")


class LowestProduction(Part, kw_only=True):
    points: list[int]
    beyond: int

    def check(self, path: str) -> None:
        super().check(path)
        if not self.points or self.points != sorted(self.points):
            raise refuse(f"{path}.points", self.points, "points for 0, 1, 2 … that do not fall")


class Race(Part, kw_only=True):
    production: int
    stadiums: int
    satisfaction: list[int]
    satisfaction_of_two: list[int]

    def check(self, path: str) -> None:
        super().check(path)
        _check_places(path, "satisfaction", self.satisfaction, 2)
        _check_places(path, "satisfaction_of_two", self.satisfaction_of_two, 2)


class Points(Part, kw_only=True):
    stadiums: int
    factory_site: int
    population_site: int
    sea_tile: int
    missing_stadium: int
    penalty_token: int
    satisfaction: list[int]
    satisfaction_of_two: list[int]

    def check(self, path: str) -> None:
        super().check(path)
        names = ("stadiums", "factory_site", "population_site", "sea_tile", "missing_stadium", "penalty_token")
        _not_negative(self, path, *names)
        _check_places(path, "satisfaction", self.satisfaction, 3)
        _check_places(path, "satisfaction_of_two", self.satisfaction_of_two, 2)


class ActionCard(Part, kw_only=True):
    number: int
    power: list[int]
    effects: list[Effect]

    def check(self, path: str) -> None:
        super().check(path)
        if not self.power or min(self.power) < 0 or self.power != sorted(set(self.power)):
            raise refuse(f"{path}.power", self.power, "one number, or several that rise")
        _check_effects(f"{path}.effects", self.effects)


class Advanced(Part, kw_only=True):
    dealt: int
    kept: int
    drawn_at_year_end: int
    covered_area: int
    covered_actions: int

    def check(self, path: str) -> None:
        super().check(path)
        if not 1 <= self.kept <= self.dealt:
            raise refuse(f"{path}.kept", self.kept, f"a number from 1 to the {self.dealt} dealt")
        if not 1 <= self.covered_area <= AREAS:
            raise refuse(f"{path}.covered_area", self.covered_area, f"an area from 1 to {AREAS}")


class Progress(Part, kw_only=True):
    last_space: int
    turning_points: list[int]
    end_capacity: int

    def check(self, path: str) -> None:
        super().check(path)
        points = self.turning_points
        if len(points) != 4 or points != sorted(set(points)) or not 0 <= points[0] <= points[-1] < self.last_space:
            raise refuse(f"{path}.turning_points", points, f"four rising spaces below {self.last_space}")


class LaneSpace(Part, kw_only=True):
    lane: Literal["main", "three_plus"]
    space: int
    symbols: list[Symbol] = []
    instant: list[Effect] = []

    def check(self, path: str) -> None:
        super().check(path)
        _check_symbols(path, self.symbols)
        _check_effects(f"{path}.instant", self.instant)


class PopulationSpace(Struct, forbid_unknown_fields=True):
    resource: Resource
    dots: int


class Field(Part, kw_only=True):
    id: str
    at: tuple[int, int]
    terrain: Terrain
    factories: int
    population: list[PopulationSpace]
    symbols: list[Symbol] = []

    def check(self, path: str) -> None:
        super().check(path)
        _not_negative(self, path, "factories")
        if not self.factories + len(self.population):
            raise refuse(f"{path}.population", self.population, "at least one space on a field")
        if min((space.dots for space in self.population), default=0) < 0:
            raise refuse(f"{path}.population", [space.dots for space in self.population], "dots from 0 on")
        _check_symbols(path, self.symbols)


class Order(Part, kw_only=True):
    card: int
    counts: str
    least: int
    cost: Resources
    reward: list[Effect]
    points: int

    def check(self, path: str) -> None:
        super().check(path)
        self.cost.check(f"{path}.cost")
        one_of(f"{path}.counts", self.counts, COUNTS)
        _check_effects(f"{path}.reward", self.reward)


class LineDominance(Part, kw_only=True):
    points: list[int]
    points_of_two: list[int]

    def check(self, path: str) -> None:
        super().check(path)
        _check_places(path, "points", self.points, 3)
        _check_places(path, "points_of_two", self.points_of_two, 2)


class Line(Part, kw_only=True):
    card_side: Literal["front", "back"]
    tile: Literal[1, 2, 3]
    tile_side: Literal["a", "b"]
    start: str
    direction: Direction


class Solo(Part, kw_only=True):
    start_corner: str
    late_satisfaction: int


class Corner(Part, kw_only=True):
    field: str
    direction: Direction
    a: str
    b: str


class SoloCard(Part, kw_only=True):
    action: Literal["settle", "ship", "infrastructure", "stadium"]
    number: Literal[1, 2, 3, "X"]
    letter: Literal["A", "B"]
    red: bool = False


def _not_negative(part: Part, path: str, *names: str) -> None:
    for name in names:
        if getattr(part, name) < 0:
            raise refuse(f"{path}.{name}", getattr(part, name), "0 or more")


def _check_effects(path: str, effects: list[Effect]) -> None:
    for index, effect in enumerate(effects):
        effect.check(f"{path}[{index}]")


def _check_places(path: str, name: str, points: list[int], places: int) -> None:
    if len(points) != places or points != sorted(points, reverse=True) or points[-1] < 0:
        raise refuse(f"{path}.{name}", points, f"{places} numbers from 0 on that do not rise")


def _check_symbols(path: str, symbols: list[Symbol]) -> None:
    if len(set(symbols)) < len(symbols):
        raise refuse(f"{path}.symbols", symbols, "each symbol at most once")
