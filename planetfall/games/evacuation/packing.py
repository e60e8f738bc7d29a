"""The components as numbers: the Box that the rules read, made from components.toml once."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.games.evacuation.box import ANY, GROUPS, INLAND, LEVELS, Box, Deed
from planetfall.games.evacuation.deeds import DEEDS
from planetfall.games.evacuation.effects import Effect, Lasting, Resources
from planetfall.games.evacuation.lasting import (
    ACTION_FREE,
    BONUS_EXTRA,
    CHAIN,
    CHEAPER,
    HUNGER_LESS,
    INCOME_EXTRA,
    MARKER_RESOURCE,
    OUTPUT,
    SYMBOLS,
    WORDS,
)
from planetfall.games.evacuation.notation import RESOURCE_NAMES, WORLD_NAMES
from planetfall.games.evacuation.parts import COUNTS, STEPS, Direction, FieldGroup, Goal

if TYPE_CHECKING:
    from planetfall.games.evacuation.components import Components

__all__ = ["DISPLAYS", "LANES", "pack", "walk"]

KINDS = (*RESOURCE_NAMES, "any")
TERRAINS = ("steppe", "desert", "forest", "ocean")
GROUNDS = ("savanna", "mountain", "sea")
SYMBOL_NAMES = ("dome", "beacon")
DISPLAYS = ("infrastructure", "ship", "stadium")
LANES = ("main", "three_plus")
LINES = {"none": 0, "horizontal": 1, "diagonal": 2, "any": 3}
SOLO_ACTIONS = ("settle", "ship", "infrastructure", "stadium")


def pack(c: "Components") -> Box:
    box = Box()
    box.components = c
    _pack_players(c, box)
    _pack_actions(c, box)
    _pack_displays(c, box)
    _pack_technologies(c, box)
    _pack_map(c, box)
    _pack_infrastructure(c, box)
    _pack_track(c, box)
    _pack_bonuses(c, box)
    _pack_goals(c, box)
    _pack_end(c, box)
    _pack_solo(c, box)
    return box


def walk(c: "Components", start: str, direction: Direction) -> list[str]:
    """The fields from one on in a direction, to the edge of the New World."""
    places = {field.at: field.id for field in c.fields}
    q, r = next(field.at for field in c.fields if field.id == start)
    passed = []
    while (q, r) in places:
        passed.append(places[q, r])
        q, r = q + STEPS[direction][0], r + STEPS[direction][1]
    return passed


# -- effects ---------------------------------------------------------------------------------------------------------


def _deed(effect: Effect) -> Deed:
    deed = Deed()
    deed.effect = effect
    deed.do = DEEDS[effect.do]
    deed.n = effect.n
    deed.type = KINDS.index(effect.type) if effect.type else ANY
    deed.display = DISPLAYS.index(effect.display) if effect.display else 0
    if effect.terrains:
        deed.terrains = _bits(TERRAINS.index(terrain) for terrain in effect.terrains)
    deed.locked = effect.locked
    deed.next_terrain = effect.next_terrain
    deed.ignore_symbols = effect.ignore_symbols
    deed.steel_less = effect.steel_less
    deed.less = effect.cost_less
    deed.more = vec[i64](_amounts(effect.cost_more))
    deed.own_more = effect.own_more
    deed.first_flight_less = effect.first_flight_less
    for name in (
        "level_max",
        "bays_min",
        "bays_max",
        "satisfaction_max",
        "population_min",
        "factories_min",
        "factories_max",
        "symbols_max",
    ):
        if (limit := getattr(effect, name)) is not None:
            setattr(deed, name, limit)
    return deed


def _lists(box: Box, lists: Sequence[Sequence[Effect]]) -> tuple[vec[i64], vec[i64]]:
    """Add lists of effects to the box; returns where each begins and how long it is."""
    first = []
    for effects in lists:
        first.append(len(box.deeds))
        box.deeds += [_deed(effect) for effect in effects]
    return vec[i64](first), vec[i64]([len(effects) for effects in lists])


def _lasting(box: Box, effect: Lasting) -> list[int]:
    """A lasting effect as its word, the amount it adds there, and for gains the effect that brings them."""
    word = WORDS[effect.lasts]
    if word in (BONUS_EXTRA, INCOME_EXTRA, MARKER_RESOURCE):
        first, _ = _lists(box, [[Effect("gain_resource", n=effect.n, type=effect.type)]])
        return [word, 1, first[0]]
    if word == ACTION_FREE:
        return [word, 1 << effect.n, 0]
    if word == CHAIN:
        return [word, 1 << KINDS.index(effect.type or "any"), 0]
    if word == SYMBOLS:
        return [word, 1 << SYMBOL_NAMES.index(effect.symbol or ""), 0]
    if word == OUTPUT:
        word += KINDS.index(effect.type or "any")
    if word == CHEAPER:
        word += DISPLAYS.index(effect.display or "")
    if word == HUNGER_LESS:
        word += WORLD_NAMES.index(effect.world or "")
    return [word, effect.n, 0]


# -- parts -----------------------------------------------------------------------------------------------------------


def _pack_players(c: "Components", box: Box) -> None:
    box.factories_of_type = c.kit.factories_of_type
    box.own_cards = c.kit.action_cards
    box.sites = len(c.sites)
    box.site_yield = _flat(_amounts(site.yields) for site in c.sites)
    box.site_type = vec[i64]([_amounts(site.yields).index(1) if site.kind == "factory" else -1 for site in c.sites])
    box.site_ground = vec[i64]([_bits(GROUNDS.index(ground) for ground in site.terrains) for site in c.sites])
    box.sea_tiles = _bits(at for at, site in enumerate(c.sites) if site.kind == "sea")
    box.factory_sites = _bits(at for at, site in enumerate(c.sites) if site.kind == "factory")
    box.population_sites = _bits(at for at, site in enumerate(c.sites) if site.kind == "population")
    box.hunger = _flat([year.old_food, year.new_food] for year in c.years)
    box.stadiums_asked = vec[i64]([year.new_stadiums for year in c.years])
    box.prepare_cost = c.costs.prepare
    box.clone_food = c.costs.clone_food
    box.clone_population = c.costs.clone_population
    box.settle_steel = c.costs.settle_steel
    box.refresh_cost = c.costs.refresh
    box.return_energy = c.costs.return_energy
    box.researches = vec[i64](c.costs.research)


def _pack_actions(c: "Components", box: Box) -> None:
    box.chained = len(box.deeds)
    _lists(box, [[Effect("prepare_factory", type="any")]])
    box.track_energy = vec[i64](c.action_track.energy)
    box.crowded_from = c.action_track.crowded_from
    box.crowded_energy = c.action_track.crowded_energy
    box.area = vec[i64]([action.area - 1 for action in c.board_actions])
    box.action_first, box.action_count = _lists(box, [action.effects for action in c.board_actions])
    box.card_first, box.card_count = _lists(box, [card.effects for card in c.action_cards])
    box.card_power = vec[vec[i64]]([vec[i64](card.power) for card in c.action_cards])
    box.dealt = c.advanced.dealt
    box.kept = c.advanced.kept
    box.drawn_at_year_end = c.advanced.drawn_at_year_end
    box.covered_area = c.advanced.covered_area - 1
    box.covered_actions = c.advanced.covered_actions


def _pack_displays(c: "Components", box: Box) -> None:
    box.ships = len(c.ships)
    box.ship_cost = _flat(_amounts(ship.cost) for ship in c.ships)
    box.flight_energy = vec[i64]([ship.flight_energy for ship in c.ships])
    box.bays = vec[i64]([len(ship.evacuation_bays) for ship in c.ships])
    box.bay_ground = _flat(
        ([1 << GROUNDS.index(ground) for ground in ship.evacuation_bays] + [0, 0])[:2] for ship in c.ships
    )
    box.building_bays = vec[i64]([ship.building_bays for ship in c.ships])
    box.resource_bays = vec[i64]([ship.resource_bays for ship in c.ships])
    box.stadiums = len(c.stadiums)
    box.stadium_cost = _flat(_amounts(stadium.cost) for stadium in c.stadiums)
    box.satisfaction = vec[i64]([stadium.satisfaction for stadium in c.stadiums])
    box.starting_satisfaction = c.starting_stadium.satisfaction


def _pack_technologies(c: "Components", box: Box) -> None:
    box.tech_set = vec[i64]([tile.set - 1 for tile in c.technologies])
    box.tech_level = vec[i64]([tile.level - 1 for tile in c.technologies])
    box.tech_satisfaction = vec[i64]([tile.satisfaction for tile in c.technologies])
    box.tech_first, box.tech_count = _lists(box, [tile.instant for tile in c.technologies])
    box.lasting = vec[vec[i64]](
        [vec[i64]([n for effect in tile.lasting for n in _lasting(box, effect)]) for tile in c.technologies]
    )


def _pack_map(c: "Components", box: Box) -> None:
    box.fields = len(c.fields)
    box.terrain = vec[i64]([TERRAINS.index(field.terrain) for field in c.fields])
    box.factory_spaces = vec[i64]([field.factories for field in c.fields])
    box.population_spaces = vec[i64]([len(field.population) for field in c.fields])
    box.field_production = _flat(
        [sum(max(space.dots, 1) for space in field.population if space.resource == kind) for kind in RESOURCE_NAMES]
        for field in c.fields
    )
    box.symbols = vec[i64]([_symbols(field.symbols) for field in c.fields])
    box.symbol_count = vec[i64]([len(field.symbols) for field in c.fields])
    box.terrain_fields = vec[i64](
        [_bits(at for at, field in enumerate(c.fields) if field.terrain == terrain) for terrain in TERRAINS]
    )
    lines = _straight_lines(c)
    box.line_fields = vec[i64]([fields for _, fields in lines])
    box.line_way = vec[i64]([way for way, _ in lines])


def _straight_lines(c: "Components") -> list[tuple[int, int]]:
    """Every line of the New World with at least two fields: its way, 1 horizontal or 2 diagonal, and its fields."""
    rows: dict[tuple[int, int, int], list[int]] = {}
    for at, field in enumerate(c.fields):
        q, r = field.at
        for key in ((1, 0, r), (2, 0, q), (2, 1, q + r)):
            rows.setdefault(key, []).append(at)
    return [(way, _bits(members)) for (way, _, _), members in sorted(rows.items()) if len(members) > 1]


def _pack_infrastructure(c: "Components", box: Box) -> None:
    pictures = sorted({card.illustration for card in c.infrastructure})
    box.projects = len(c.infrastructure)
    box.project_cost = _flat(_amounts(card.cost) for card in c.infrastructure)
    box.project_level = vec[i64]([card.level for card in c.infrastructure])
    box.project_production = _flat(_amounts(card.production) for card in c.infrastructure)
    box.illustration = vec[i64]([pictures.index(card.illustration) for card in c.infrastructure])
    groups = [card.fields + [None] * (GROUPS - len(card.fields)) for card in c.infrastructure]
    box.group_fields = _flat([_group_fields(c, group) for group in card] for card in groups)
    box.group_count = _flat([group.count if group else 0 for group in card] for card in groups)
    box.project_line = vec[i64]([LINES[card.line] for card in c.infrastructure])


def _group_fields(c: "Components", group: FieldGroup | None) -> int:
    if group is None:
        return 0
    return _bits(
        at
        for at, field in enumerate(c.fields)
        if group.terrain in ("any", field.terrain)
        and len(field.population) >= group.population
        and field.factories >= group.factories
    )


def _pack_track(c: "Components", box: Box) -> None:
    box.last_space = c.progress.last_space
    box.turning_points = vec[i64](c.progress.turning_points)
    box.passed = vec[i64](
        [sum(space > point for point in c.progress.turning_points) for space in range(c.progress.last_space + 1)]
    )
    box.end_capacity = c.progress.end_capacity
    effects: list[list[Effect]] = []
    symbols = []
    for lane in LANES:
        spaces = [space for space in c.lane_spaces if space.lane == lane]
        effects += [[], *(space.instant for space in spaces)]
        symbols += [0, *(_symbols(space.symbols) for space in spaces)]
    box.lane_first, box.lane_count = _lists(box, effects)
    box.lane_symbols = vec[i64](symbols)


def _pack_bonuses(c: "Components", box: Box) -> None:
    box.bonus_number = _flat([card.upper, card.lower] for card in c.bonus_cards)
    box.bonus_flag = vec[i64]([int(card.flag) for card in c.bonus_cards])
    bonuses = [bonus for card in c.bonus_cards for bonus in (card.upper_bonus, card.lower_bonus)]
    box.bonus_first, box.bonus_count = _lists(box, bonuses)


def _pack_goals(c: "Components", box: Box) -> None:
    box.goal_counts = vec[i64]([COUNTS.index(goal.counts) for goal in c.goals])
    box.goal_per = _flat(_per(goal) for goal in c.goals)
    box.goal_extra = vec[vec[i64]](
        [vec[i64]([n for extra in goal.extra for n in (extra.least, extra.points)]) for goal in c.goals]
    )
    box.order_card = vec[i64]([order.card - 1 for order in c.orders])
    box.order_counts = vec[i64]([COUNTS.index(order.counts) for order in c.orders])
    box.order_least = vec[i64]([order.least for order in c.orders])
    box.order_cost = _flat(_amounts(order.cost) for order in c.orders)
    box.order_first, box.order_effects = _lists(box, [order.reward for order in c.orders])
    box.order_points = vec[i64]([order.points for order in c.orders])


def _per(goal: Goal) -> list[int]:
    return goal.per_level or [goal.per] * LEVELS


def _pack_end(c: "Components", box: Box) -> None:
    box.lowest_points = vec[i64](c.lowest_production.points)
    box.lowest_beyond = c.lowest_production.beyond
    box.race_production = c.race.production
    box.race_stadiums = c.race.stadiums
    box.race_satisfaction = vec[i64](c.race.satisfaction)
    box.race_satisfaction_of_two = vec[i64](c.race.satisfaction_of_two)
    box.points_stadiums = c.points.stadiums
    box.minus_factory_site = c.points.factory_site
    box.minus_population_site = c.points.population_site
    box.minus_sea_tile = c.points.sea_tile
    box.minus_stadium = c.points.missing_stadium
    box.minus_token = c.points.penalty_token
    box.points_satisfaction = vec[i64](c.points.satisfaction)
    box.points_satisfaction_of_two = vec[i64](c.points.satisfaction_of_two)
    box.line_points = vec[i64](c.line_dominance.points)
    box.line_points_of_two = vec[i64](c.line_dominance.points_of_two)
    box.dominance_fields = vec[i64]([_fields(c, walk(c, line.start, line.direction)) for line in c.lines])


def _pack_solo(c: "Components", box: Box) -> None:
    ids = [field.id for field in c.fields]
    box.corners = len(c.corners)
    box.start_corner = [corner.field for corner in c.corners].index(c.solo.start_corner)
    box.late_satisfaction = c.solo.late_satisfaction
    box.inland = _flat(
        [ids.index(name) for name in walk(c, start, corner.direction)[:INLAND]]
        for corner in c.corners
        for start in (corner.a, corner.b)
    )
    box.solo_action = vec[i64]([SOLO_ACTIONS.index(card.action) for card in c.solo_cards])
    box.solo_number = vec[i64]([0 if card.number == "X" else card.number for card in c.solo_cards])
    box.solo_letter = vec[i64]([int(card.letter == "B") for card in c.solo_cards])
    box.red = [card.red for card in c.solo_cards].index(True)


# -- numbers ---------------------------------------------------------------------------------------------------------


def _amounts(resources: Resources) -> list[int]:
    return [resources.food, resources.steel, resources.energy]


def _flat(rows: Iterable[Sequence[int]]) -> vec[i64]:
    return vec[i64]([number for row in rows for number in row])


def _bits(members: Iterable[int]) -> int:
    return sum(1 << member for member in members)


def _symbols(symbols: Sequence[str]) -> int:
    return _bits(SYMBOL_NAMES.index(symbol) for symbol in symbols)


def _fields(c: "Components", ids: Sequence[str]) -> int:
    return _bits(at for at, field in enumerate(c.fields) if field.id in ids)
