"""The box holds what is known of the printed one; a file that does not is refused with file, line and field."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from planetfall.core.components import ComponentsError
from planetfall.games.evacuation.components import STANDARD, Components, standard, walk
from planetfall.games.evacuation.effects import EFFECTS, LASTING, Effect, Resources
from planetfall.games.evacuation.parts import COUNTS, STEPS, Direction, Field
from tests.builders import rule
from tests.games.boxes import Mistake, check_refused

C = standard()
RESOURCES = ("food", "steel", "energy")
FIELDS = {field.id: field for field in C.fields}


def effects() -> Iterator[Effect]:
    """Every effect in the box, wherever it stands."""
    for action in C.board_actions:
        yield from action.effects
    for tile in C.technologies:
        yield from tile.instant
    for bonus in C.bonus_cards:
        yield from bonus.upper_bonus + bonus.lower_bonus
    for card in C.action_cards:
        yield from card.effects
    for space in C.lane_spaces:
        yield from space.instant
    for order in C.orders:
        yield from order.reward


# -- what is known ---------------------------------------------------------------------------------------------


def test_the_box_is_as_full_as_the_printed_one() -> None:
    counts = (
        C.ships,
        C.stadiums,
        C.infrastructure,
        C.technologies,
        C.bonus_cards,
        C.goals,
        C.action_cards,
        C.solo_cards,
    )
    assert [len(group) for group in counts] == [21, 17, 18, 36, 9, 16, 80, 7]
    assert len({order.card for order in C.orders}) == 4


def test_the_sites_of_a_continent_yield_seven_of_each_resource() -> None:
    assert [sum(getattr(site.yields, name) for site in C.sites) for name in RESOURCES] == [7, 7, 7]
    assert Counter(site.kind for site in C.sites) == {"population": 6, "factory": 3, "sea": 2}


def test_a_population_site_yields_two_of_one_resource() -> None:
    for site in C.sites:
        if site.kind == "population":
            assert sorted((site.yields.food, site.yields.steel, site.yields.energy)) == [0, 0, 2]


@rule("evacuation", "2.2.5")
def test_the_sites_of_the_loading_example_exist() -> None:
    assert all(1 <= len(set(site.terrains)) <= 2 for site in C.sites if site.kind != "sea")  # tiles of the sea stay
    assert {terrain for site in C.sites for terrain in site.terrains} == {"savanna", "mountain", "sea"}
    assert any(site.kind == "population" and "sea" in site.terrains for site in C.sites)
    assert any(
        site.kind == "factory" and site.yields == Resources(food=1) and "savanna" in site.terrains for site in C.sites
    )


def test_every_year_asks_for_less_food_on_the_old_world_and_more_on_the_new() -> None:
    asked = [(year.old_food, year.new_food, year.new_stadiums) for year in C.years]
    assert asked == [(5, 0, 0), (4, 0, 0), (2, 2, 1), (1, 4, 2)]


def test_the_action_track_begins_free_and_ends_at_three() -> None:
    assert C.action_track.energy[:2] == [0, 0]
    assert C.action_track.energy[-1] == 3
    assert (len(C.action_track.energy), C.action_track.crowded_from) == (6, 4)


def test_areas_one_and_four_have_two_actions_the_others_three() -> None:
    assert Counter(action.area for action in C.board_actions) == {1: 2, 2: 3, 3: 3, 4: 2}


def test_the_ship_of_the_loading_example_exists() -> None:
    assert any((s.evacuation_bays, s.building_bays, s.resource_bays) == (["sea"], 1, 2) for s in C.ships)
    for ship in C.ships:
        assert len(ship.evacuation_bays) in (1, 2)
        assert ship.building_bays in (1, 2)
        assert ship.resource_bays in (1, 2, 3, 4, 5)
        assert ship.flight_energy >= 1


def test_stadiums_show_up_to_five_satisfaction_and_cost_more_with_more_of_it() -> None:
    prices = {(s.satisfaction, s.cost.food + s.cost.steel + s.cost.energy) for s in C.stadiums}
    assert prices == {(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)}
    assert sum(stadium.satisfaction >= C.solo.late_satisfaction for stadium in C.stadiums) == 4


def test_the_known_infrastructure_card_is_in_the_box() -> None:
    card = next(card for card in C.infrastructure if card.id == "ore_caravan")
    assert (card.level, card.cost, card.production) == (1, Resources(steel=1), Resources(steel=2))
    assert [(group.terrain, group.count, group.population) for group in card.fields] == [("desert", 2, 1)]
    assert card.source == "rulebook"


def test_the_five_known_conditions_are_in_the_box() -> None:
    conditions = [
        ([(group.terrain, group.count, group.population, group.factories) for group in card.fields], card.line)
        for card in C.infrastructure
    ]
    for known in (
        ([("steppe", 4, 0, 0)], "none"),
        ([("desert", 2, 1, 0)], "none"),
        ([("desert", 1, 1, 0), ("steppe", 1, 0, 1)], "none"),
        ([("forest", 2, 0, 0)], "horizontal"),
        ([("steppe", 2, 0, 0), ("forest", 1, 0, 0)], "diagonal"),
    ):
        assert known in conditions


def test_both_levels_of_infrastructure_have_nine_cards_some_with_the_same_illustration() -> None:
    assert Counter(card.level for card in C.infrastructure) == {1: 9, 2: 9}
    shared = [name for name, count in Counter(card.illustration for card in C.infrastructure).items() if count > 1]
    assert sorted(shared) == ["granary", "power_line", "railway", "smelter", "solar", "waterworks"]


@pytest.mark.parametrize(
    ("number", "upper", "lower"),
    [(1, 7, 10), (2, 6, 11), (3, 9, 12), (4, 6, 13), (5, 6, 10), (7, 7, 12), (8, 6, 11), (9, 7, 12)],
)
def test_known_bonus_cards_have_their_numbers(number: int, upper: int, lower: int) -> None:
    card = next(card for card in C.bonus_cards if card.number == number)
    assert (card.upper, card.lower) == (upper, lower)
    assert {"upper", "lower"} <= set(card.rulebook)


def test_two_bonus_cards_have_a_flag() -> None:
    assert sum(card.flag for card in C.bonus_cards) == 2


def test_the_seven_known_bonuses_are_in_the_box() -> None:
    bonuses = [bonus for card in C.bonus_cards for bonus in (card.upper_bonus, card.lower_bonus)]
    steel, food = Effect("gain_resource", type="steel"), Effect("gain_resource", type="food")
    research, settle = Effect("research"), Effect("settle")
    for known in (
        [steel, food],
        [Effect("gain_population"), steel, food],
        [Effect("develop", n=2), Effect("gain_factory", type="any")],
        [Effect("gain_ship")],
        [research, settle],
        [Effect("settle", next_terrain=True)],
        [food, research],
    ):
        assert known in bonuses


@pytest.mark.parametrize(
    ("number", "power", "known"),
    [
        (11, [1], [Effect("build_ship", first_flight_less=1)]),
        (12, [1], [Effect("refresh", display="ship", n=3), Effect("build_ship")]),
        (19, [1], [Effect("exchange"), Effect("settle")]),
        (25, [3, 4, 5], [Effect("build_ship", cost_more=Resources(food=1))]),
        (30, [3], [Effect("research"), Effect("draw_cards", n=2)]),
        (38, [1], [Effect("gain_resource", type="any"), Effect("develop", n=2)]),
        (50, [3], [Effect("settle", population_min=1)]),
        (58, [1], [Effect("build_stadium"), Effect("exchange")]),
        (71, [1], [Effect("build_stadium"), Effect("develop")]),
    ],
)
def test_known_action_cards_are_as_printed(number: int, power: list[int], known: list[Effect]) -> None:
    card = C.action_cards[number - 1]
    assert (card.number, card.power, card.effects, card.source) == (number, power, known, "rulebook")


def test_the_steel_factory_card_has_ours_for_number_and_power() -> None:
    known = [Effect("prepare_factory", type="steel", own_more=1), Effect("research")]
    assert [card.house for card in C.action_cards if card.effects == known] == [["number", "power"]]
    assert sum(card.source == "rulebook" for card in C.action_cards) == 10


@pytest.mark.parametrize(
    ("goal", "amount", "points"),
    [
        *(("population", 7, 7), ("population", 9, 14), ("population", 10, 18)),
        *(("smaller_bonus", 2, 8), ("smaller_bonus", 4, 21), ("larger_bonus", 3, 13), ("larger_bonus", 4, 18)),
        *(("infrastructure", 4, 15), ("infrastructure", 5, 20), ("spaceships", 3, 14), ("spaceships", 4, 18)),
        *(("steppe", 4, 11), ("steppe", 5, 17), ("beyond_steppe", 5, 12), ("beyond_steppe", 6, 16)),
        *(("progress", 0, 0), ("progress", 2, 5), ("progress", 3, 12), ("progress", 4, 17)),
        *(("factory_sets", 2, 14), ("factory_sets", 3, 21), ("production_steel", 12, 14)),
        *(("factories_food", 3, 12), ("factories_steel", 4, 17), ("factories_energy", 2, 6)),
    ],
)
def test_goals_pay_for_each_and_an_extra_for_many(goal: str, amount: int, points: int) -> None:
    card = next(card for card in C.goals if card.id == goal)
    extra = [step.points for step in card.extra if step.least <= amount]
    assert amount * card.per + (extra[-1] if extra else 0) == points


def test_the_technology_goal_pays_most_for_the_top_row() -> None:
    card = next(card for card in C.goals if card.id == "technology")
    assert card.per_level == [1, 1, 3]
    assert [(step.least, step.points) for step in card.extra] == [(5, 1), (6, 3)]


def test_the_lowest_production_pays_as_on_the_overview() -> None:
    points = C.lowest_production.points
    assert (points[8], points[10], points[10] + 2 * C.lowest_production.beyond, len(points)) == (10, 19, 25, 11)


@rule("evacuation", "20.5")
def test_the_known_order_is_in_the_box_and_the_others_say_what_is_house() -> None:
    order = next(order for order in C.orders if order.source == "rulebook")
    assert (order.counts, order.least, order.cost, order.points) == ("technologies_complete", 5, Resources(steel=2), 5)
    assert order.reward == [Effect("gain_production", type="food")]
    known = [other.rulebook for other in C.orders if other.source == "house" and other.rulebook]
    assert known == [["counts", "least"]] * 4


def test_turning_points_cut_the_track_into_five() -> None:
    assert (C.progress.last_space, C.progress.turning_points) == (25, [3, 10, 15, 21])


def test_the_lane_for_three_and_more_has_fewer_symbols() -> None:
    symbols = Counter(space.lane for space in C.lane_spaces for _ in space.symbols)
    assert symbols["three_plus"] < symbols["main"]


def test_lane_spaces_have_three_kinds_of_instant_effects() -> None:
    assert {effect.do for space in C.lane_spaces for effect in space.instant} == {"research", "develop", "settle"}


def test_one_solo_card_has_the_red_three() -> None:
    assert [card.number for card in C.solo_cards if card.red] == [3]
    assert {card.number for card in C.solo_cards} == {1, 2, 3, "X"}
    assert {card.action for card in C.solo_cards} == {"settle", "ship", "infrastructure", "stadium"}


# -- the New World ---------------------------------------------------------------------------------------------


def test_the_new_world_has_48_fields_of_four_terrains() -> None:
    assert Counter(field.terrain for field in C.fields) == {"steppe": 21, "desert": 12, "forest": 9, "ocean": 6}


def test_the_field_of_the_settling_example_exists() -> None:
    known = [(space.resource, space.dots) for space in FIELDS["F36"].population]
    assert (FIELDS["F36"].terrain, FIELDS["F36"].factories, known) == ("forest", 1, [("energy", 0), ("energy", 2)])
    assert len(FIELDS["F36"].symbols) == 2


def test_turned_by_a_third_the_new_world_is_the_same_with_the_resources_in_turn() -> None:
    places = {field.at: field for field in C.fields}
    for field in C.fields:
        q, r = field.at
        turned = places[1 - q - r, q]
        assert (turned.terrain, turned.factories) == (field.terrain, field.factories)
        in_turn = [(RESOURCES[(RESOURCES.index(s.resource) + 1) % 3], s.dots) for s in field.population]
        assert sorted((space.resource, space.dots) for space in turned.population) == sorted(in_turn)


@pytest.mark.parametrize(
    ("start", "direction", "fields"),
    [
        ("F04", "SW", "F04 F09 F15 F22 F29 F35 F40"),
        ("F27", "E", "F27 F28 F29 F30 F31 F32 F33"),
        ("F47", "NW", "F47 F42 F36 F29 F21 F13 F06"),
        ("F12", "SE", "F12 F20 F28 F35 F41 F46"),
    ],
)
def test_a_walk_goes_straight_to_the_edge(start: str, direction: Direction, fields: str) -> None:
    assert walk(C, start, direction) == fields.split()


def test_any_mix_of_tiles_gives_three_different_lines() -> None:
    for side in ("front", "back"):
        ways = [[line for line in C.lines if (line.card_side, line.tile) == (side, tile)] for tile in (1, 2, 3)]
        for mix in [(a, b, c) for a in ways[0] for b in ways[1] for c in ways[2]]:
            lines = [frozenset(walk(C, line.start, line.direction)) for line in mix]
            assert len(set(lines)) == 3
            assert 15 <= len(frozenset[str]().union(*lines)) <= 18


def test_lines_run_from_edge_to_edge() -> None:
    for line in C.lines:
        q, r = FIELDS[line.start].at
        step = STEPS[line.direction]
        assert (q - step[0], r - step[1]) not in {field.at for field in C.fields}


def test_the_solo_tile_starts_beside_the_corners_of_the_steppe() -> None:
    assert len(C.corners) == 6
    for corner in C.corners:
        assert FIELDS[corner.field].terrain == "steppe"
        assert all(beside(FIELDS[corner.field], FIELDS[start]) for start in (corner.a, corner.b))


def beside(field: Field, other: Field) -> bool:
    return (other.at[0] - field.at[0], other.at[1] - field.at[1]) in STEPS.values()


# -- effects ---------------------------------------------------------------------------------------------------


def test_every_word_of_the_vocabulary_is_used_in_the_box() -> None:
    assert {effect.do for effect in effects()} == set(EFFECTS)
    assert {lasting.lasts for tile in C.technologies for lasting in tile.lasting} == set(LASTING)


def test_every_parameter_but_some_numbers_is_used_in_the_box() -> None:
    used: dict[str, set[str]] = {}
    for effect in effects():
        used.setdefault(effect.do, set()).update(effect.given())
    unused = {(word, name) for word, takes in EFFECTS.items() for name in takes if name not in used[word]}
    assert unused == {("gain_factory", "n"), ("take_infrastructure", "n"), ("research", "n")}


def test_everything_that_can_be_counted_is_counted_by_a_goal_or_an_order() -> None:
    assert {goal.counts for goal in C.goals} | {order.counts for order in C.orders} == set(COUNTS)


def test_every_technology_does_something_and_every_set_shows_three_to_five_satisfaction() -> None:
    assert all(tile.instant or tile.lasting for tile in C.technologies)
    shown = Counter(dict.fromkeys((1, 2, 3, 4), 0))
    for tile in C.technologies:
        shown[tile.set] += tile.satisfaction
    assert set(shown.values()) <= {3, 4, 5}


# -- files of owners -------------------------------------------------------------------------------------------

WRONG: list[Mistake] = [
    ("action_cards = 10", "action_cards = -1", "action_cards =", "kit.action_cards is -1, expected 0 or more"),
    ("dots = 2", "dots = -2", "population =", "fields[5].population is [-2], expected dots from 0 on"),
    ('[{ resource = "steel", dots = 2 }]', "[]", "population =", "fields[5].population is [], expected at least one"),
    (
        "energy = [0, 0, 1",
        "energy = [0, 3, 1",
        "energy =",
        "action_track.energy is [0, 3, 1, 2, 2, 3], expected numbers",
    ),
    ("year = 2", "year = 3", "[[years]]", "years is [1, 3, 3, 4], expected [1, 2, 3, 4]"),
    ("area = 1", "area = 5", "area = 5", "board_actions[0].area is 5, expected an area from 1 to 4"),
    ('house = ["area"]', 'house = ["aera"]', '["aera"]', "board_actions[0].house is 'aera', expected names of fields"),
    ('do = "develop"', 'do = "devlop"', "effects =", "].effects[1].do is 'devlop', expected one of gain_resource, "),
    (
        'type = "any" }, {',
        "n = 1 }, {",
        "effects =",
        "].effects[0].type is None, expected a value, since gain_resource",
    ),
    (
        '{ do = "settle" }',
        '{ do = "settle", n = 2 }',
        "effects =",
        "].effects[0].n is 2, expected nothing: settle takes",
    ),
    ("n = 3 }]", "n = 0 }]", "effects =", "].effects[1].n is 0, expected 1 or more"),
    (
        'type = "any"',
        'type = "gold"',
        "effects =",
        "board_actions[0].effects[0].type is wrong: Invalid enum value 'gold'",
    ),
    (
        "research = [1, 2, 2]",
        "research = [1, 2]",
        "research =",
        "costs.research is [1, 2], expected a number from 1 on",
    ),
    ("return_energy = 1", "return_energy = -1", "return_energy", "costs.return_energy is -1, expected 0 or more"),
    ("yields = { food = 1 }", "yields = { food = 2 }", "yields =", "sites[2].yields is Resources(food=2, steel=0"),
    ('"savanna", "sea"', '"sea", "sea"', "terrains =", "sites[1].terrains is ['sea', 'sea'], expected one or two"),
    ('kind = "sea"', 'kind = "population"', "terrains =", "sites[9].terrains is [], expected one or two different"),
    ("cost = { steel = 2 }", "cost = { steel = -2 }", "cost =", "ships[0].cost is -2, expected 0 or more steel"),
    ("building_bays = 1", "building_bays = 3", "= 3", "ships[0].building_bays is 3, expected 0, 1 or 2"),
    ("resource_bays = 5", "resource_bays = 6", "= 6", "ships[6].resource_bays is 6, expected a number from 0 to 5"),
    ('id = "wren"', 'id = "sparrow"', "[[ships]]", "ships is 'sparrow', expected different names"),
    ('terrain = "steppe", count = 4', 'terrain = "steppe", count = 0', "fields =", "infrastructure[0].fields is 0, "),
    ('line = "horizontal"', 'line = "vertical"', "line =", "infrastructure[7].line is wrong: Invalid enum value"),
    ("level = 3", "level = 4", "level = 4", "technologies[6].level is 4, expected a level from 1 to 3"),
    ("level = 3", "level = 2", "[[technologies]]", "technologies is 36, expected three tiles of each of three levels"),
    ('lasts = "any_bay"', 'lasts = "all_bays"', "lasting =", "].lasts is 'all_bays', expected one of action_free, "),
    (
        'lasts = "any_bay"',
        'lasts = "any_bay", n = 2',
        "lasting =",
        "].n is 2, expected nothing: any_bay takes no param",
    ),
    (
        '"prepare_chain", type = "food"',
        '"prepare_chain", type = "any"',
        "lasting =",
        "].type is 'any', expected food, ",
    ),
    ('["ocean"], locked', "[], locked", "instant =", "].instant[0].locked is True, expected terrains beside it"),
    ("upper = 7", "upper = 10", "upper = 10", "bonus_cards[0].upper is 10, expected a number below the lower one, 10"),
    ("number = 2\nupper", "number = 1\nupper", "[[bonus_cards]]", "bonus_cards is 1, expected different names"),
    ("{ least = 10, points = 8 }", "{ least = 8, points = 8 }", "extra =", "goals[0].extra is [8, 8], expected rising"),
    ("per_level = [1, 1, 3]", "per_level = [1, 3]", "per_level =", "goals[7].per_level is [1, 3], expected 3 numbers"),
    ('counts = "ships_owned"', 'counts = "ships"', 'counts = "ships"', "goals[4].counts is 'ships', expected one of "),
    ("points = [0, 1, 2", "points = [0, 2, 1", "points =", "lowest_production.points is [0, 2, 1, 3, 4, 5, 6, 8, 10"),
    (
        "satisfaction = [6, 4, 1]",
        "satisfaction = [6, 4]",
        "satisfaction =",
        "points.satisfaction is [6, 4], expected 3",
    ),
    ("power = [3, 4, 5]", "power = [3, 5, 4]", "power =", "action_cards[15].power is [3, 5, 4], expected one number"),
    ("number = 80\n", "number = 81\n", "[[action_cards]]", "action_cards is 80, expected the numbers 1 to 80 in order"),
    ("kept = 4", "kept = 8", "kept =", "advanced.kept is 8, expected a number from 1 to the 7 dealt"),
    (
        "[3, 10, 15, 21]",
        "[3, 10, 15]",
        "turning_points",
        "progress.turning_points is [3, 10, 15], expected four rising",
    ),
    (
        "last_space = 25",
        "last_space = 24",
        "[[lane_spaces]]",
        "lane_spaces is 50, expected spaces 1 to 24 of the lanes",
    ),
    ("at = [1, -3]", "at = [0, -3]", "at =", "fields[1].at is (0, -3), expected a place without another field"),
    (
        '["dome", "beacon"]',
        '["dome", "dome"]',
        "symbols =",
        "lane_spaces[11].symbols is ['dome', 'dome'], expected each",
    ),
    ("card = 4", "card = 3", "[[orders]]", "orders is [1, 1, 2, 2, 3, 3, 3, 4], expected [1, 1, 2, 2, 3, 3, 4, 4]"),
    ('start = "F11"', 'start = "F99"', '"F99"', "lines[6].start is 'F99', expected a field of the New World"),
    (
        'direction = "SW"',
        'direction = "NE"',
        "direction =",
        "lines[0].direction is 'NE', expected a direction in which",
    ),
    ('start_corner = "F48"', 'start_corner = "F47"', "start_corner", "solo.start_corner is 'F47', expected one of F48"),
    ('a = "F44"', 'a = "F12"', 'a = "F12"', "corners[0].a is 'F12', expected a field with 4 fields in direction"),
    ("number = 3\nletter", "number = 4\nletter", "number = 4", "solo_cards[2].number is wrong: Invalid enum value 4"),
    ('source = "rulebook"', 'source = "hearsay"', "source =", "kit.source is wrong: Invalid enum value 'hearsay'"),
]


@pytest.mark.parametrize("mistake", WRONG)
def test_a_wrong_file_is_refused_with_line_and_field(tmp_path: Path, mistake: Mistake) -> None:
    check_refused("evacuation", tmp_path, mistake)


def test_a_record_can_carry_the_components_as_plain_data() -> None:
    data: dict[str, Any] = tomllib.loads(STANDARD.read_text(encoding="utf-8"))
    assert Components.from_data(data) == C
    data["race"]["satisfaction"] = [1, 2]
    with pytest.raises(ComponentsError, match=r"components: race\.satisfaction is \[1, 2\], expected 2 numbers"):
        Components.from_data(data)
