"""The box holds what is known of the printed one; a file that does not is refused with file, line and field."""

import tomllib
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from planetfall.core.components import ComponentsError
from planetfall.games.galileo_project.components import STANDARD, Components, standard
from planetfall.games.galileo_project.parts import (
    COLOUR_NAMES,
    EFFECTS,
    LASTING,
    MOON_NAMES,
    QUANTITIES,
    TYPE_NAMES,
    Effect,
)
from tests.games.boxes import Mistake, check_refused

C = standard()


# -- cards -----------------------------------------------------------------------------------------------------


def test_there_are_106_cards() -> None:
    cards = sum(len(character.cards()) for character in C.characters)
    assert (len(C.robots), cards, len(C.projects)) == (48, 48, 10)


def test_robots_are_spread_evenly_over_types_levels_and_colours() -> None:
    assert Counter((robot.type, robot.level) for robot in C.robots) == dict.fromkeys(product(TYPE_NAMES, (1, 2, 3)), 4)
    assert Counter((robot.type, robot.colour) for robot in C.robots) == dict.fromkeys(
        product(TYPE_NAMES, COLOUR_NAMES), 6
    )


def test_a_robot_costs_its_level_and_more_by_its_type() -> None:
    more = {robot.type: robot.cost - robot.level for robot in C.robots}
    assert more == {"miner": 1, "builder": 2, "star_z": 3, "technician": 4}
    assert all(robot.cost - robot.level == more[robot.type] for robot in C.robots)


def test_robots_of_level_1_have_two_neighbouring_moons_and_the_others_one() -> None:
    pairs = {frozenset((MOON_NAMES[at - 1], MOON_NAMES[at])) for at in range(4)}
    for kind in TYPE_NAMES:
        moons = {
            level: [frozenset(robot.moons) for robot in C.robots if (robot.type, robot.level) == (kind, level)]
            for level in (1, 2, 3)
        }
        assert set(moons[1]) == pairs
        assert set(moons[2]) == set(moons[3]) == {frozenset([moon]) for moon in MOON_NAMES}


@pytest.mark.parametrize(("seats", "deck"), [(1, 24), (2, 24), (3, 36), (4, 48)])
def test_fewer_players_use_fewer_characters(seats: int, deck: int) -> None:
    assert sum(fewest <= seats for character in C.characters for _, fewest in character.cards()) == deck


def test_a_character_has_two_cards_of_either_colour_and_one_of_each_mark() -> None:
    for character in C.characters:
        assert Counter(colour for colour, _ in character.cards()) == {"earth": 2, "mars": 2}
        assert sorted(fewest for _, fewest in character.cards()) == [1, 1, 3, 4]
        unmarked = {colour for colour, fewest in character.cards() if fewest == 1}
        assert unmarked == set(COLOUR_NAMES), character.id


def test_characters_bring_three_to_six_influence_and_some_of_them_money() -> None:
    assert {character.id: character.influence for character in C.characters} == {
        "ms_chau": 3,
        "diat_expi": 5,
        "milutin_madic": 4,
        "hunter_perks": 4,
        "eliot_ban": 4,
        "tarak_freeman": 6,
        "noor": 4,
        "ila_zoe": 5,
        "marty_simon": 4,
        "ms_lee": 5,
        "nakkia": 4,
        "leonard_simon": 5,
    }
    assert {character.id for character in C.characters if character.mc} == {"hunter_perks", "ila_zoe", "nakkia"}


def test_every_character_looks_at_another_quantity_at_the_end_and_gives_at_most_six_points() -> None:
    counts = [character.at_end.count for character in C.characters]
    assert sorted(counts) == sorted(set(QUANTITIES) - {"robots_of_main_type"})
    assert all(4 <= character.at_end.max <= 6 for character in C.characters)
    assert {character.at_end_source for character in C.characters} == {"house"}


def test_projects_bring_what_is_printed_on_them() -> None:
    assert [(p.influence, p.mc, p.energy, p.level) for p in C.projects] == [
        *((9, 0, 0, 1), (7, 1, 0, 1), (5, 2, 0, 1), (3, 1, 1, 1), (5, 1, 0, 2)),
        *((4, 0, 1, 2), (3, 3, 0, 2), (4, 1, 0, 3), (5, 0, 0, 4), (0, 0, 1, 5)),
    ]


# -- tiles -----------------------------------------------------------------------------------------------------


def test_technologies_cost_energy_and_mostly_money() -> None:
    assert {tile.id: (tile.energy, tile.mc, tile.vp) for tile in C.technologies} == {
        "1a": (1, 1, 1),
        "1b": (1, 1, 2),
        "2a": (3, 0, 3),
        "2b": (2, 2, 2),
        "3a": (3, 1, 1),
        "3b": (2, 2, 2),
        "4a": (2, 3, 1),
        "4b": (3, 1, 1),
    }
    assert C.players.technology_tiles == {1: 2, 2: 2, 3: 2, 4: 3}
    assert [tile.id for tile in C.technologies if tile.effect_source == "house"] == ["2b"]


def test_the_best_sides_of_the_technologies_give_8_points_and_the_first_spaces_of_the_goals_20() -> None:
    best = {tile.id[0]: 0 for tile in C.technologies}
    for tile in C.technologies:
        best[tile.id[0]] = max(best[tile.id[0]], tile.vp)
    assert sum(best.values()) == 8
    assert sum(spaces[0] for spaces in C.goal_spaces.vp) == 20


def test_both_sides_of_the_star_z_tile_begin_with_energy_and_go_different_ways() -> None:
    assert [bonus.effect for bonus in C.star_z_tile.a] == ["energy", "influence", "take_character", "mc", "raise"]
    assert [bonus.effect for bonus in C.star_z_tile.b] == ["energy", "raise", "hire_effect", "develop", "free_goal"]


def test_eight_goals_ask_for_eight_quantities() -> None:
    assert {(goal.count, goal.number) for goal in C.goals} == {
        *(("robots_with_two_moons", 5), ("robots_of_level", 4), ("characters", 4), ("mc", 8)),
        *(("technologies", 4), ("lowest_moon", 6), ("robots_with_modifier", 4), ("robots_of_main_colour", 7)),
    }


# -- boards ----------------------------------------------------------------------------------------------------


def test_moons_end_at_13_12_15_and_14() -> None:
    assert [moon.fields[-1] for moon in (C.io, C.europa, C.ganymede, C.callisto)] == [13, 12, 15, 14]


def test_the_last_fields_give_18_12_and_18_points_and_no_field_gives_less_than_one_before() -> None:
    assert [moon.vp[-1] for moon in (C.io, C.europa, C.ganymede)] == [18, 12, 18]
    for moon in (C.io, C.europa, C.ganymede, C.callisto):
        assert moon.vp[0] == 0
        assert moon.vp == sorted(moon.vp)


def test_moon_fields_do_what_is_printed_beside_them() -> None:
    assert list(zip(C.io.fields, C.io.saves, strict=True)) == [(0, 0), (1, 1), (4, 2), (7, 3), (10, 4), (13, "all")]
    assert (C.europa.bonus_fields, C.europa.bonus) == ([3, 6, 9], Effect("energy", amount=1))
    assert list(zip(C.europa.fields, C.europa.saves, strict=True)) == [(0, 0), (1, 0), (4, 0), (8, 0), (12, 1)]
    assert list(zip(C.ganymede.fields, C.ganymede.tucked, C.ganymede.ability, strict=True)) == [
        *((0, 2, "colour"), (1, 3, "colour"), (4, 3, "either"), (8, 5, "either"), (11, 5, "both"), (15, 6, "both")),
    ]
    assert (C.callisto.bonus_fields, C.callisto.bonus) == ([2, 7, 12], Effect("place_modifier", kind="any"))
    assert list(zip(C.callisto.fields, C.callisto.vp, strict=True)) == [(0, 0), (1, 1), (5, 2), (9, 3), (14, 4)]


def test_a_player_holds_ten_mc_and_five_energy_and_ten_robots_end_the_game() -> None:
    assert (C.stock.mc, C.stock.energy, C.track.fields, C.end.robots, C.levels.highest) == (10, 5, 10, 10, 6)


def test_the_chips_show_every_holding_of_four_players() -> None:
    s = C.supplies
    assert (s.orange_chips + s.green_chips, s.energy) == (24, 4 * C.stock.energy)
    ones, fives = divmod(C.stock.mc - 1, s.green_mc)[::-1]
    assert s.orange_chips >= 4 * ones and s.green_chips >= 4 * (fives + 1)


# -- effects ---------------------------------------------------------------------------------------------------


def every_effect() -> list[Effect]:
    effects = [kind.ability for kind in C.robot_types] + C.star_z_tile.a + C.star_z_tile.b
    effects += [effect for tile in C.technologies for effect in tile.instant]
    effects += [effect for character in C.characters for effect in character.instant]
    effects += [C.europa.bonus, C.callisto.bonus]
    return effects + [part for effect in effects for part in effect.choice]


def test_every_effect_and_every_quantity_that_the_file_explains_is_in_the_box() -> None:
    assert {effect.effect for effect in every_effect()} == set(EFFECTS)
    assert {effect.effect for tile in C.technologies for effect in tile.lasting} == set(LASTING)
    counts = {character.at_end.count for character in C.characters} | {goal.count for goal in C.goals}
    assert counts | {C.callisto.count} == set(QUANTITIES)


def test_the_file_explains_every_effect_and_every_quantity() -> None:
    top = STANDARD.read_text(encoding="utf-8").partition("[track]")[0]
    words = set(top.replace(",", " ").split())
    assert {*EFFECTS, *LASTING, *QUANTITIES} <= words


# -- files of owners -------------------------------------------------------------------------------------------

WRONG: list[Mistake] = [
    ("fields = 10", "fields = 0", "fields = 0", "track.fields is 0, expected a number from 1 to 99"),
    ("change_mc = 1", "change_mc = 11", "change_mc", "track.change_mc is 11, expected a number from 0 to 10"),
    ("energy = 5", "energy = 0", "energy = 0", "stock.energy is 0, expected a number from 1 to 99"),
    ("3 = 2, 4 = 3", "3 = 2, 4 = 4", "technology_tiles", "is 4, expected 1 to 3 for 4 players"),
    ("3 = 4, 4 = 5", "3 = 2, 4 = 5", "projects =", "players.projects is 2, expected 3 to 10 for 3 players"),
    ("goal_markers = 4", "goal_markers = 5", "goal_markers", "kit.goal_markers is 5, expected a number from 1 to 4"),
    ("surcharge = [0, 0, 1", "surcharge = [0, 1", "surcharge", "display.surcharge is [0, 1, 2, 3], expected 5 numbers"),
    ("fields = [0, 1, 4, 7", "fields = [0, 4, 1, 7", "fields", "io.fields is [0, 4, 1, 7, 10, 13], expected rising"),
    ('4, "all"]', '4, "most"]', "saves", "io.saves[5] is wrong: Invalid enum value 'most'"),
    ("vp = [0, 1, 3, 7", "vp = [0, 1, 7", "vp =", "io.vp is [0, 1, 7, 12, 18], expected 6 values from 0 on"),
    ("[3, 6, 9]", "[3, 6, 13]", "bonus_fields", "europa.bonus_fields is [3, 6, 13], expected rising numbers from 1 to"),
    ("vp = [0, 2, 5, 8", "vp = [0, -2, 5, 8", "vp =", "europa.vp is [0, -2, 5, 8, 12], expected 5 values from 0 on"),
    ('_main_type"\nvp', '_main_colours"\nvp', "count =", "callisto.count is 'robots_of_main_colours', expected one of"),
    ('kind = "any"', 'kind = "star"', "bonus =", "callisto.bonus.kind is wrong: Invalid enum value 'star'"),
    ('id = "builder"', 'id = "miner"', "[[robot_types]]", "robot_types is 'miner', expected different names"),
    ('"hire_effect" }', '"hire_effect", amount = 1 }', "b =", "star_z_tile.b[2].amount is 1, expected nothing: hire_e"),
    ('    { effect = "free_goal" },\n', "", "b =", "star_z_tile.b is 4, expected 5 bonuses"),
    ('id = "1b"', 'id = "1c"', "[[technologies]]", "technologies is '1a, 1c, 2a, 2b, 3a, 3b, 4a, 4b', expected 1a, 1b"),
    ('lasting = [{ effect = "score_again" }]\n', "", "[[tech", "technologies[3] is '2b', expected an instant or a las"),
    ('"extra_mc"', '"mc"', "lasting", "technologies[0].lasting[0].effect is 'mc', expected one of extra_mc, influence"),
    ("[6, 4, 2], ", "", "vp =", "goal_spaces.vp is [[5, 4, 3], [5, 3, 1], [4, 3, 2]], expected 4 rows of 3 numbers"),
    ("at_least = 6\n", "", "[[goals]]", "goals[1].at_least is 0, expected 1 or more"),
    ('"lowest_moon"\nnumber = 6', '"lowest_moon"\nnumber = 0', "number", "goals[5].number is 0, expected 1 or more"),
    ("amount = 1, targets = 2", "targets = 2", "instant", "characters[0].instant[0].amount is 0, expected something"),
    ("amount = 1, targets = 2", "amount = -1", "instant", "characters[0].instant[0].amount is -1, expected 1 or more"),
    ("amount = 1, targets = 2", "amount = 10", "instant", "characters[0].instant[0].amount is 10, expected at most 9"),
    (
        "amount = 1, targets = 2",
        "amount = 1, targets = 3",
        "instant",
        "instant[0] is 'raise', expected at most 2 targe",
    ),
    (
        "10, 13]",
        "10, 33]",
        "fields",
        "io.fields is [0, 1, 4, 7, 10, 33], expected rising numbers, the first one 0, the",
    ),
    ("[stock]\nmc = 10", "[stock]\nmc = 21", "mc = 21", "stock.mc is 21, expected a number from 1 to 20"),
    (
        '{ effect = "mc", amount = 2 }]',
        '{ effect = "gold", amount = 2 }]',
        "instant",
        "[0].effect is 'gold', expected one",
    ),
    (
        '{ effect = "influence", amount = 2 }',
        '{ effect = "influence" }',
        "instant",
        "].choice[1].amount is 0, expected",
    ),
    ('"energy", vp = 1', '"energy", at_least = 2, vp = 1', "at_end", "at_end.at_least is 2, expected nothing: energy"),
    ("per = 2, vp = 1", "per = 0, vp = 1", "at_end", "characters[4].at_end is '1 per 0 beyond 0', expected numbers"),
    ('["earth", "earth 3+", "mars"', '["earth 3+", "mars"', "copies", "characters[0].copies is 3, expected 4 copies"),
    (
        '"earth 3+"',
        '"earth 5"',
        "copies",
        "characters[0].copies is ['earth', 'earth 5', 'mars', 'mars 4'], expected earth",
    ),
    ('id = "noor"', 'id = "ms_lee"', "[[characters]]", "characters is 'ms_lee', expected different names"),
    ("influence = 9", "influence = 11", "influence", "projects[0].influence is 11, expected a number from 0 to 10"),
    ('moons = ["io"]', 'moons = ["io", "io"]', "moons", "robots[2].moons is ['io', 'io'], expected one moon or two"),
    ("cost = 2\nlevel = 1", "cost = 2\nlevel = 7", "level", "robots[0].level is 7, expected a number from 1 to 6"),
    ('type = "miner"', 'type = "minor"', "type", "robots[0].type is wrong: Invalid enum value 'minor'"),
    ("[14, 9, 4]", "[14, 9, 9]", "goals_at", "solo.goals_at is [14, 9, 9], expected falling numbers"),
    ("[0, 40, 50", "[1, 40, 50", "ranks", "solo.ranks is [1, 40, 50, 60, 70], expected 5 rising numbers"),
    ('source = "rulebook"', 'source = "hearsay"', "source =", "track.source is wrong: Invalid enum value 'hearsay'"),
]


@pytest.mark.parametrize("mistake", WRONG)
def test_a_wrong_file_is_refused_with_line_and_field(tmp_path: Path, mistake: Mistake) -> None:
    check_refused("galileo_project", tmp_path, mistake)


def test_characters_must_be_enough_for_every_number_of_players() -> None:
    data = tomllib.loads(STANDARD.read_text(encoding="utf-8"))
    for character in data["characters"]:
        character["copies"] = ["earth 4", "earth 4", "mars 4", "mars 4"]
    with pytest.raises(ComponentsError, match="components: characters is 0, expected more than 5 copies for 1 players"):
        Components.from_data(data)


def test_a_record_can_carry_the_components_as_plain_data() -> None:
    data = tomllib.loads(STANDARD.read_text(encoding="utf-8"))
    assert Components.from_data(data) == C
    data["end"]["robots"] = 0
    with pytest.raises(ComponentsError, match=r"components: end\.robots is 0, expected a number from 1 to 48"):
        Components.from_data(data)
