"""Rulebook chapter 8: modifiers and robotics projects."""

from typing import Any

import pytest

from planetfall.games.galileo_project.play import GalileoProject
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


def placing(kind: str, player: dict[str, Any], **table: Any) -> GalileoProject:
    """Marty Simon places a robot modifier, Noor a moon modifier."""
    name = {"robot": "marty_simon", "moon": "noor"}[kind]
    game = a_table({"influence": 1, **player}, characters=[f"{name} earth", *ROW[:2]], **table)
    return play(game, "hire 1", "instant")


@rule("galileo_project", "8.1")
def test_an_unused_modifier_of_the_kind_goes_on_a_robot_or_the_project_or_nowhere() -> None:
    game = placing("robot", me(robots=["MI03 io 2 +builder"], project="PJ05"))
    assert moves(game, "modifier") == ["miner", "star_z", "technician"]
    assert refused(game, "modifier io") == "8.1"
    assert refused(game, "modifier builder") == "8.2"
    assert play(game, "pass").actors() == [1]
    game = placing("robot", me(robots=["MI03"], project="PJ05 2 +builder"))
    assert refused(game, "modifier miner") == "8.1"  # it fits nowhere


@rule("galileo_project", "8.2")
def test_a_modifier_that_lies_somewhere_never_moves_again() -> None:
    game = placing("moon", me(robots=["MI03 europa 2 +europa", "MI04"]))
    assert refused(game, "modifier europa") == "8.2"


@rule("galileo_project", "8.3", "8.13")
@pytest.mark.parametrize("robot", ["MI01 io 1", "MI03 europa 2 +europa", "PJ01 io 1 +miner +io"])
def test_a_moon_modifier_needs_a_free_slot(robot: str) -> None:
    game = placing("moon", me(robots=[robot], project="PJ05"))
    play(game, "modifier callisto")
    assert own(game, "project") == "PJ05 2 +callisto"  # there was no other place
    game = placing("moon", me(robots=[robot, "MI04", "BU03"], project="PJ05 2 +builder"))
    play(game, "modifier ganymede")
    assert refused(game, f"put {robot.split()[0]}") == "8.3"


@rule("galileo_project", "8.4")
def test_a_moon_modifier_must_show_another_moon_than_the_printed_one() -> None:
    game = play(placing("moon", me(robots=["MI03", "MI04"], project="PJ05")), "modifier io")
    assert refused(game, "put MI03") == "8.4"
    assert moves(game, "put") == ["MI04", "PJ05"]


@rule("galileo_project", "8.5", "8.6")
def test_the_example_of_the_robot_that_moves_to_ganymede() -> None:
    game = placing("moon", me(robots=["MI09 europa 4", "BU09 europa 2"], project="PJ05"))
    play(game, "modifier ganymede", "put MI09")
    assert (fields(game), robots(game)) == ([0, 2, 4, 0], ["MI09 ganymede 4 +ganymede", "BU09 europa 2"])


@rule("galileo_project", "8.7")
def test_a_robot_with_a_moon_modifier_has_two_moons_from_then_on() -> None:
    game = a_table(me(influence=1, robots=["MI09 ganymede 4 +ganymede", "MI03"]), characters=["nakkia earth"])
    play(game, "hire 1", "instant", "move MI09")
    assert (robots(game)[1], fields(game)) == ("MI09 europa 5 +ganymede", [2, 5, 0, 0])


@rule("galileo_project", "8.8")
def test_a_robot_carries_one_robot_modifier_of_another_type_than_its_own() -> None:
    game = play(placing("robot", me(robots=["MI03", "BU03 io 2 +star_z", "SZ03"], project="PJ05")), "modifier miner")
    assert refused(game, "put MI03") == "8.8"
    assert refused(game, "put BU03") == "8.8"
    assert moves(game, "put") == ["SZ03", "PJ05"]


@rule("galileo_project", "8.9", "15.4")
@pytest.mark.parametrize(("option", "miners"), [("replaces", 1), ("adds", 2)])
def test_a_robot_modifier_does_nothing_at_once_and_counts_later(option: str, miners: int) -> None:
    table = {"options": {"robot_modifier": option}, "robots": ["BU05", "MI05"]}
    game = placing("robot", me(robots=["MI03"], project="PJ05"), **table)
    play(game, "modifier builder", "put MI03")
    assert (own(game, "mc"), game.actors()) == (0, [1])
    for name, robot, strength in (("BU05", 1, 2), ("MI05", 2, miners)):
        crew = ["MI03 io 2 +builder"]
        later = a_table(me(influence=9, robots=crew), robots=["BU05", "MI05"], characters=ROW, options=table["options"])
        play(later, f"acquire {robot}")
        assert (len(moves(later, "take")) if name == "BU05" else own(later, "mc")) == strength


@rule("galileo_project", "8.10")
def test_a_project_takes_one_modifier_of_each_kind() -> None:
    game = placing("robot", me(robots=["MI03", "BU03"], project="PJ05 2 +builder"))
    play(game, "modifier technician")
    assert refused(game, "put PJ05") == "8.10"
    for name in ("miner", "builder", "star_z", "technician"):
        assert refused(placing("robot", me(project="PJ05")), f"modifier {name}") == ""
    for name in ("io", "europa", "ganymede", "callisto"):
        assert refused(placing("moon", me(project="PJ05")), f"modifier {name}") == ""


@rule("galileo_project", "8.11", "8.12")
def test_a_complete_project_becomes_a_robot_with_ability_and_development() -> None:
    game = placing("moon", me(robots=["MI04"], project="PJ08 5 +miner", mc=1))
    play(game, "modifier europa", "put PJ08")
    assert robots(game) == ["MI04 callisto 2", "PJ08 europa 5 +miner +europa"]
    assert own(game, "project") == 0
    assert own(game, "mc") == 1 + 2  # the second Miner
    assert (fields(game), own(game, "energy")) == ([0, 5, 0, 2], 1)
    assert own(game, "influence") == 1 + 4 + 5  # its level


@rule("galileo_project", "8.12", "15.5")
@pytest.mark.parametrize(("option", "influence"), [("level", 5 + 3), ("none", 5)])
def test_a_completed_project_brings_influence_unless_agreed_otherwise(option: str, influence: int) -> None:
    game = placing("moon", me(project="PJ08 3 +star_z"), options={"project_influence": option})
    play(game, "modifier io")
    assert own(game, "influence") == influence


@rule("galileo_project", "8.12")
def test_the_influence_of_a_completed_project_comes_before_its_ability_and_before_its_level_rises() -> None:
    stack = ["PJ08", *(f"PJ{n:02}" for n in (1, 2, 3, 4, 5, 6, 7, 9, 10))]
    game = a_table(me(energy=2, mc=2, robots=["MI03"]), characters=ROW, sides="aaba", projects=stack)
    play(game, "develop 3b", "modifier technician", "modifier io")
    assert asked(game) == "track"
    play(game, "track mars", "raise PJ08")
    assert (own(game, "influence"), level(game, "PJ08")) == (3, 4)


@rule("galileo_project", "8.11", "5.10")
def test_a_new_robot_of_a_project_may_be_raised_before_it_counts() -> None:
    game = placing("moon", me(robots=["MI04"], project="PJ08 3 +technician"))
    play(game, "modifier io", "put PJ08", "raise PJ08")
    assert (fields(game)[0], level(game, "PJ08")) == (4, 4)


@rule("galileo_project", "8.13")
def test_a_completed_project_is_a_robot_without_colour_with_one_moon_and_a_modifier() -> None:
    goals = ["modifiers", "two_moons", "one_colour", "high_levels"]
    crew = [f"PJ0{n} {moon} 6 +{kind} +{moon}" for n, moon, kind in PROJECTS]
    game = a_table(me(influence=5, robots=crew), characters=["tarak_freeman earth", "noor earth"], goals=goals)
    play(game, "hire 1", "discard")
    assert moves(game, "claim") == ["1", "4"]  # four modified robots, four of level 6


PROJECTS = [(1, "io", "miner"), (2, "europa", "builder"), (3, "ganymede", "star_z"), (4, "callisto", "technician")]


@rule("galileo_project", "8.14", "15.8")
def test_without_a_project_the_top_card_of_the_stack_begins_a_new_one() -> None:
    stack = ["PJ03", "PJ07", *(f"PJ{n:02}" for n in (1, 2, 4, 5, 6, 8, 9, 10))]
    game = play(placing("robot", me(robots=["MI03"]), projects=stack), "modifier builder")
    assert choices(game) == ["put MI03", "begin"]
    play(game, "begin")
    assert (own(game, "project"), kept(game, "projects")) == ("PJ03 1 +builder", stack[1:])
    busy = play(placing("robot", me(robots=["MI03"], project="PJ05")), "modifier builder")
    assert refused(busy, "begin") == "8.14"
    free = placing("robot", me(robots=["MI03"]), projects=stack, options={"new_project": "any"})
    play(free, "modifier builder", "begin")
    assert len(moves(free, "project")) == 10
    taken = placing("robot", me(robots=["MI03", "PJ03 io 1 +miner +io"]), options={"new_project": "any"})
    assert refused(play(taken, "modifier builder", "begin"), "project PJ03") == "15.8"
    assert own(play(free, "project PJ09"), "project") == "PJ09 4 +builder"


@rule("galileo_project", "8.15")
def test_a_new_project_brings_its_level_and_nothing_else() -> None:
    stack = ["PJ07", *(f"PJ{n:02}" for n in (1, 2, 3, 4, 5, 6, 8, 9, 10))]
    game = play(placing("robot", me(robots=["MI03"]), projects=stack), "modifier builder", "begin")
    assert (own(game, "project"), own(game, "mc"), own(game, "influence")) == ("PJ07 2 +builder", 0, 5)
    assert game.revealed > 0  # the level of the next card has come to light


@rule("galileo_project", "8.16")
def test_with_an_empty_stack_no_project_can_be_begun() -> None:
    """All ten cards lie with four players; only mine have no project open."""
    names = ["miner io", "builder europa", "star_z ganymede", "technician callisto"]

    def crew(*cards: int) -> list[str]:
        kits = zip(cards, names, strict=False)
        return [f"PJ{n:02} {kit.split()[1]} 1 +{kit.split()[0]} +{kit.split()[1]}" for n, kit in kits]

    mine = me(influence=1, robots=["MI03", "SZ03", *crew(1)])
    others = [me(robots=crew(2, 3, 4)), me(robots=crew(5, 6, 7)), me(robots=crew(8, 9, 10))]
    game = a_table(mine, *others, characters=["marty_simon earth", "noor earth"], projects=[])
    play(game, "hire 1", "instant", "modifier technician")
    assert refused(game, "begin") == "8.16"


def test_the_question_is_not_asked_where_no_modifier_fits() -> None:
    crew = ["MI03 io 2 +builder"]
    game = a_table(me(influence=1, robots=crew, project="PJ05 2 +star_z"), characters=["marty_simon earth", *ROW[:2]])
    play(game, "hire 1", "instant")
    assert game.actors() == [1]
    assert asked(game) == "turn"
