"""Rulebook chapters 5 and 6: acquiring robots, their abilities, levels."""

from itertools import pairwise

import pytest

from planetfall.games.galileo_project.components import standard
from tests.builders import rule
from tests.games.galileo_project.builders import (
    ROW,
    a_table,
    asked,
    choices,
    fields,
    kept,
    level,
    me,
    moves,
    own,
    play,
    refused,
    robots,
)

C = standard()


# -- paying ----------------------------------------------------------------------------------------------------


@rule("galileo_project", "5.1")
@pytest.mark.parametrize(("slot", "more"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3)])
def test_a_robot_costs_its_influence_and_more_by_its_slot(slot: int, more: int) -> None:
    row = ["MI09", "MI10", "MI11", "MI12", "BU09"]
    row[slot - 1] = "BU10"  # 4 influence of Mars
    game = play(a_table(me(influence=9, track="mars"), robots=row, characters=ROW), f"acquire {slot}", "discard")
    assert own(game, "influence") == 9 - 4 - more
    gap = a_table(me(influence=9, track="mars"), robots=["MI09", ""])
    assert refused(gap, "acquire 2") == "5.1"


@rule("galileo_project", "5.2")
def test_the_marker_must_stand_on_the_track_of_the_colour_unless_it_is_on_0() -> None:
    row = ["MI09", "MI03"]  # Mars, Earth
    assert refused(a_table(me(influence=9, track="earth", mc=9), robots=row), "acquire 1") == "5.2"
    assert moves(a_table(me(influence=9, track="mars"), robots=row), "acquire") == ["1"]
    assert moves(a_table(me(influence=0, track="earth", mc=9), robots=row), "acquire") == ["1", "2"]


@rule("galileo_project", "5.3")
def test_io_saves_influence_but_the_colour_must_fit_all_the_same() -> None:
    crew = ["MI11 io 6", "BU11 io 6", "MI03 io 1"]  # Io 13
    game = a_table(me(influence=1, track="mars", mc=4, robots=crew), robots=["SZ03", "SZ09"])
    assert refused(game, "acquire 1") == "5.2"
    play(game, "acquire 2", "io")
    assert (own(game, "influence"), own(game, "mc")) == (1, 2)


@rule("galileo_project", "5.4")
def test_mc_replace_influence_one_for_one_as_far_as_one_likes() -> None:
    game = play(a_table(me(influence=3, mc=10, track="mars"), robots=["SZ10"]), "acquire 1")  # 5 influence
    assert moves(game, "pay") == ["2", "3", "4", "5"]
    assert refused(game, "pay 1") == "5.5"
    assert refused(game, "pay 6") == "5.4"
    play(game, "pay 5")
    assert (own(game, "influence"), own(game, "mc")) == (3, 5)
    poor = play(a_table(me(influence=5, mc=1, track="mars"), robots=["SZ10"]), "acquire 1")
    assert refused(poor, "pay 2") == "5.4"  # who has 1 MC cannot pay 2


@rule("galileo_project", "15.1")
def test_with_the_option_mc_help_through_io_alone() -> None:
    only = {"mc_for_influence": "io"}
    assert refused(a_table(me(influence=3, mc=10, track="mars"), robots=["SZ10"], options=only), "acquire 1") == "5.5"
    crew = ["MI03 io 4"]
    game = a_table(me(influence=3, mc=10, track="mars", robots=crew), robots=["SZ10"], options=only)
    play(game, "acquire 1")  # 2 MC save 2 influence: there is no other way, until 3 are left
    assert moves(game, "pay") == ["0"]
    assert refused(game, "pay 1") == "15.1"
    assert (own(game, "mc"), choices(game)) == (8, ["io", "pay 0"])


@rule("galileo_project", "5.5")
@pytest.mark.parametrize(("influence", "mc", "possible"), [(5, 0, True), (4, 0, False), (4, 1, True), (0, 4, False)])
def test_a_robot_must_be_paid_in_full(influence: int, mc: int, possible: bool) -> None:
    game = a_table(me(influence=influence, mc=mc, track="mars"), robots=["SZ10"])
    assert refused(game, "acquire 1") == ("" if possible else "5.5")


@rule("galileo_project", "5.6", "7.6")
def test_the_example_of_the_technician_in_slot_5() -> None:
    crew = ["MI03 io 6", "BU03 io 2"]  # Io 8
    row = ["MI01", "MI02", "MI04", "MI05", "TE05"]
    game = play(a_table(me(influence=3, mc=5, robots=crew), robots=row), "acquire 5")
    assert (asked(game), own(game, "influence"), own(game, "mc")) == ("raise", 0, 0)  # 6 saved, 3 and 1: the only way
    rich = play(a_table(me(influence=9, mc=10, robots=crew), robots=row), "acquire 5", "io", "io")
    assert own(rich, "mc") == 6
    assert moves(rich, "pay") == ["0", "1", "2", "3", "4"]
    play(rich, "pay 1")
    assert (own(rich, "influence"), own(rich, "mc")) == (6, 5)


@rule("galileo_project", "15.2")
def test_with_the_option_io_helps_once_for_each_robot() -> None:
    crew = ["MI03 io 4"]
    once = {"io_uses": "once"}
    game = play(a_table(me(influence=9, mc=10, robots=crew), robots=["TE05"], options=once), "acquire 1", "io")
    assert refused(game, "io") == "15.2"
    play(game, "pay 0", "raise MI03")
    assert own(game, "mc") == 8


@rule("galileo_project", "7.6", "7.7")
@pytest.mark.parametrize(
    ("field", "saved"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3), (10, 4), (12, 4), (13, 7)]
)
def test_io_saves_more_on_higher_fields(field: int, saved: int) -> None:
    crew = [f"MI03 io {min(field, 6)}"] + ([f"BU03 io {min(field - 6, 6)}"] if field > 6 else [])
    crew += [f"SZ05 io {field - 12}"] if field > 12 else []
    game = play(a_table(me(influence=10, mc=4, robots=crew), robots=["TE05"]), "acquire 1", "io")  # it costs 7
    left = 7 - saved
    if left == 0:
        assert asked(game) == "raise"  # nothing is left to pay, and Io cannot be used again
    else:
        assert max(int(mc) for mc in moves(game, "pay")) == min(left, 2)
    assert own(game, "mc") == 2


@rule("galileo_project", "7.6")
def test_io_needs_2_mc_and_a_field() -> None:
    game = play(a_table(me(influence=10, mc=1, robots=["MI03 io 4"]), robots=["TE05"]), "acquire 1")
    assert refused(game, "io") == "7.6"
    game = play(a_table(me(influence=10, mc=9), robots=["TE05"]), "acquire 1")
    assert refused(game, "io") == "7.6"


@rule("galileo_project", "5.5", "7.6")
def test_io_is_refused_where_the_rest_could_not_be_paid() -> None:
    """On field 1 two MC save one influence; paid one for one they save two."""
    game = play(a_table(me(influence=5, mc=2, robots=["MI03 io 1"]), robots=["TE05"]), "acquire 1")
    assert own(game, "mc") == 0  # paying both was the only way
    game = play(a_table(me(influence=5, mc=3, robots=["MI03 io 1"]), robots=["TE05"]), "acquire 1")
    assert choices(game) == ["io", "pay 2", "pay 3"]


# -- coming into play ------------------------------------------------------------------------------------------


@rule("galileo_project", "5.7")
def test_with_two_printed_moons_one_is_chosen() -> None:
    game = play(a_table(me(influence=9), robots=["MI01"]), "acquire 1")
    assert moves(game, "moon") == ["io", "europa"]
    assert refused(game, "moon callisto") == "5.7"
    assert robots(play(game, "moon europa")) == ["MI01 europa 1"]
    assert robots(play(a_table(me(influence=9), robots=["MI04"]), "acquire 1")) == ["MI04 callisto 2"]


@rule("galileo_project", "5.8", "5.9")
def test_the_ability_comes_first_and_then_the_moon_advances_by_the_level() -> None:
    """The Technician raises another robot first: Europa passes 3 before the new robot counts."""
    game = play(a_table(me(influence=9, robots=["MI09 europa 2"]), robots=["TE03"]), "acquire 1")
    assert fields(game) == [0, 2, 0, 0]
    play(game, "raise MI09")
    assert (fields(game), own(game, "energy")) == ([0, 5, 0, 0], 1)


@rule("galileo_project", "5.10", "6.8")
def test_the_example_of_the_new_technician_that_raises_itself() -> None:
    game = play(a_table(me(influence=9, robots=["TE03"]), robots=["TE01"]), "acquire 1", "moon io")
    assert fields(game)[0] == 0
    play(game, "raise TE01")
    assert (level(game, "TE01"), fields(game)[0]) == (3, 3)


@rule("galileo_project", "5.10")
def test_a_new_robot_that_changes_its_moon_moves_only_the_marker_of_its_last_moon() -> None:
    """A Star-Z takes a Marty or Noor by bonus a3: Noor moves the new robot itself."""
    game = a_table(me(influence=9, robots=["SZ01 io 1", "SZ02 ganymede 1"]), robots=["SZ03"], characters=["noor earth"])
    play(game, "acquire 1", "bonus 3", "instant", "modifier io", "put SZ03")
    assert robots(game) == ["SZ01 io 1", "SZ02 ganymede 1", "SZ03 io 2 +io"]
    assert (fields(game), own(game, "energy")) == ([3, 0, 1, 0], 0)


# -- abilities -------------------------------------------------------------------------------------------------

CREW = {"MI": ["MI03", "MI04"], "BU": ["BU03", "BU04"], "SZ": ["SZ03", "SZ04"], "TE": ["TE03", "TE04"]}


@rule("galileo_project", "6.1", "6.3")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_a_miner_brings_as_many_mc_as_there_are_miners(before: int) -> None:
    game = play(a_table(me(influence=9, robots=CREW["MI"][:before]), robots=["MI05"]), "acquire 1")
    assert own(game, "mc") == before + 1


@rule("galileo_project", "6.2")
def test_completed_projects_and_modified_robots_count_for_the_strength() -> None:
    crew = ["PJ01 io 1 +miner +io", "MI04 callisto 2 +builder", "BU03 io 2 +star_z"]
    game = play(a_table(me(influence=9, robots=crew), robots=["MI05"]), "acquire 1")
    assert own(game, "mc") == 2  # the project and itself, not the miner that is a Builder now
    game = play(a_table(me(influence=9, robots=crew), robots=["BU05"], characters=ROW), "acquire 1")
    assert moves(game, "take") == ["1", "2"]


@rule("galileo_project", "6.4")
def test_a_builder_takes_one_of_the_first_characters_gaps_not_counted() -> None:
    row = ["", *ROW[:2], "", ROW[2]]
    game = a_table(me(influence=9, robots=CREW["BU"][:1]), robots=["BU05"], characters=row)
    play(game, "acquire 1")
    assert moves(game, "take") == ["2", "3"]
    assert refused(game, "take 5") == "6.4"
    assert refused(game, "take 1") == "4.1"
    empty = a_table(me(influence=9), me(influence=9), robots=["BU05", "MI03", "MI04"], deck=[], ending=True)
    assert play(empty, "acquire 1").actors() == [1]  # nobody is there to be taken (2.9)


@rule("galileo_project", "6.5")
@pytest.mark.parametrize("track", ["earth", "mars"])
def test_either_ability_of_that_character_may_be_used_without_its_hire_effect(track: str) -> None:
    robot = "BU05" if track == "earth" else "BU11"
    game = a_table(me(influence=9, track=track), robots=[robot], characters=["nakkia earth", *ROW[:2]])
    play(game, "acquire 1")
    assert choices(game) == ["instant", "tuck", "discard"]
    play(game, "tuck")
    assert (own(game, "influence"), own(game, "mc"), own(game, "tucked")) == (4, 0, ["nakkia earth"])


@rule("galileo_project", "6.6")
def test_never_both_abilities_even_on_the_last_fields_of_ganymede() -> None:
    crew = ["MI06 ganymede 6", "BU06 ganymede 6"]
    game = a_table(me(influence=9, robots=crew), robots=["SZ01", "BU05"], characters=["eliot_ban earth", *ROW[1:]])
    play(game, "acquire 2", "take 1", "instant")
    assert (own(game, "tucked"), kept(game, "discarded"), own(game, "mc")) == (0, ["eliot_ban earth"], 2)


@rule("galileo_project", "6.7")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_a_star_z_chooses_one_of_the_first_bonuses(before: int) -> None:
    game = play(a_table(me(influence=9, robots=CREW["SZ"][:before]), robots=["SZ05"], characters=ROW), "acquire 1")
    if before == 0:
        assert own(game, "energy") == 1  # the only one was taken
        return
    assert moves(game, "bonus") == ["1", "2", "3"][: before + 1]
    assert refused(game, "bonus 5") == "6.7"
    assert refused(game, "pass") == "1.17"
    full = a_table(me(influence=9, energy=5, robots=CREW["SZ"][:1]), robots=["SZ05"])
    assert own(play(full, "acquire 1", "bonus 1"), "energy") == 5  # one that does nothing


@rule("galileo_project", "6.8", "6.13")
def test_a_technician_raises_a_robot_the_project_or_itself() -> None:
    start = me(influence=9, robots=["TE03", "MI04"], project="PJ05 2")
    game = play(a_table(start, me(robots=["MI03"]), robots=["TE06"]), "acquire 1")
    assert moves(game, "raise") == ["MI04", "TE03", "TE06", "PJ05"]
    assert refused(game, "raise MI03") == "6.13"
    play(game, "raise PJ05")
    assert level(game, "PJ05") == 4


@rule("galileo_project", "6.9", "6.10")
def test_levels_beyond_6_are_lost_and_a_target_on_6_cannot_be_raised() -> None:
    start = me(influence=9, robots=["TE03 europa 6", "TE04", "MI04 callisto 5"])
    game = play(a_table(start, robots=["TE06"]), "acquire 1")
    assert refused(game, "raise TE03") == "6.10"
    play(game, "raise MI04")
    assert level(game, "MI04") == 6
    seven = play(a_table(me(influence=9, robots=["TE03 europa 7"]), robots=["TE06"]), "acquire 1")
    assert level(seven, "TE03") == 7 and level(seven, "TE06") == 5


@rule("galileo_project", "6.11")
def test_a_change_of_level_moves_the_marker_of_the_moon_at_once() -> None:
    crew = ["MI03 io 4", "BU05 europa 2"]
    game = a_table(me(influence=2, robots=crew), characters=["ila_zoe earth"])
    play(game, "hire 1", "instant", "lower MI03", "levels 2")
    assert fields(game) == [2, 4, 0, 0]


@rule("galileo_project", "6.12")
def test_a_project_moves_no_marker() -> None:
    game = a_table(me(influence=2, project="PJ05", robots=["MI03"]), characters=["diat_expi earth"])
    play(game, "hire 1", "instant", "raise PJ05")
    assert (level(game, "PJ05"), fields(game)) == (3, [2, 0, 0, 0])


@rule("galileo_project", "6.14")
def test_the_robots_of_the_box() -> None:
    more = {"miner": 1, "builder": 2, "star_z": 3, "technician": 4}
    circle = ["io", "europa", "ganymede", "callisto", "io"]
    pairs = [{first, second} for first, second in pairwise(circle)]
    for kind, extra in more.items():
        cards = [robot for robot in C.robots if robot.type == kind]
        assert [sum(robot.colour == colour for robot in cards) for colour in ("earth", "mars")] == [6, 6]
        assert [sum(robot.level == number for robot in cards) for number in (1, 2, 3)] == [4, 4, 4]
        assert all(robot.cost == robot.level + extra for robot in cards)
        assert all((set(robot.moons) in pairs) == (robot.level == 1) for robot in cards)
        assert all(len(robot.moons) == (2 if robot.level == 1 else 1) for robot in cards)
