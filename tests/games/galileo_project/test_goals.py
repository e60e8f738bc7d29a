"""Rulebook chapter 10: the eight goals."""

from typing import Any

import pytest

from planetfall.games.galileo_project.play import GalileoProject
from tests.builders import rule
from tests.games.galileo_project.builders import a_table, asked, kept, me, moves, own, play, refused, vp

ALL = ["two_moons", "high_levels", "characters", "mc", "technologies", "all_moons", "modifiers", "one_colour"]
TWO_MOONS = ["MI01", "MI02", "BU01", "BU02", "SZ07"]
MOONS_AT_6 = ["MI03 io 6", "MI09 europa 6", "MI10 ganymede 6", "MI04 callisto 6"]
CHANGED = ["MI03 io 2 +builder", "BU03 io 2 +miner", "SZ03 io 2 +io", "PJ01 europa 1 +technician +europa"]
EARTH = ["MI03", "MI04", "BU03", "BU04", "SZ03", "SZ04", "TE03"]
TUCKED = ["noor earth", "noor mars", "ms_lee earth", "ms_lee mars"]
# Clause, what just meets the goal, what lacks one.
MET: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "two_moons": ("10.7", {"robots": TWO_MOONS}, {"robots": TWO_MOONS[:4]}),
    "high_levels": (
        "10.8",
        {"robots": [*MOONS_AT_6[:3], "MI04 callisto 7"]},
        {"robots": [*MOONS_AT_6[:3], "MI04 callisto 5"]},
    ),
    "characters": ("10.9", {"tucked": TUCKED, "robots": ["MI10 ganymede 6", "BU10 ganymede 2"]},
                   {"tucked": TUCKED[:3], "robots": ["MI10 ganymede 6", "BU10 ganymede 2"]}),
    "mc": ("10.10", {"mc": 8}, {"mc": 7}),
    "technologies": ("10.11", {"technologies": ["1a", "2a", "3a", "4a"]}, {"technologies": ["1a", "2a", "3a"]}),
    "all_moons": ("10.12", {"robots": MOONS_AT_6}, {"robots": [*MOONS_AT_6[:3], "MI04 callisto 5"]}),
    "modifiers": ("10.13", {"robots": CHANGED}, {"robots": [*CHANGED[:3], "BU04"]}),
    "one_colour": ("10.14", {"robots": EARTH}, {"robots": [*EARTH[:6], "MI09"]}),
}  # fmt: skip


def at_goals(player: dict[str, Any], goal: str, **table: Any) -> GalileoProject:
    """After an action that changes nothing, with the goal on slot 1 and the others met by nobody."""
    others = [name for name in ("characters", "technologies", "modifiers", "one_colour", "mc") if name != goal][:3]
    table = {"goals": [goal, *others], **table}
    game = a_table(
        {"influence": 4, "track": "earth", **player}, characters=["ms_chau earth", "diat_expi mars"], **table
    )
    return play(game, "hire 1", "discard")


@rule("galileo_project", "10.1", "10.7", "10.8", "10.9", "10.10", "10.11", "10.12", "10.13", "10.14")
@pytest.mark.parametrize("goal", ALL)
def test_a_goal_that_is_met_may_be_claimed_in_the_third_step(goal: str) -> None:
    _, met, lacking = MET[goal]
    game = at_goals(met, goal)
    assert asked(game) == "goal"
    assert "1" in moves(game, "claim")
    play(game, "claim 1")
    assert (kept(game, "claims"), vp(game, "goals")) == ({goal: [0]}, 6)
    short = at_goals(lacking, goal)
    assert short.actors() == [1] or refused(short, "claim 1") == "10.4"


@rule("galileo_project", "10.4", "10.7", "10.8", "10.9", "10.10", "10.11", "10.12", "10.13", "10.14")
@pytest.mark.parametrize("goal", ALL)
def test_one_energy_makes_up_for_what_is_lacking(goal: str) -> None:
    _, met, lacking = MET[goal]
    game = play(at_goals({**lacking, "energy": 2}, goal), "claim 1")
    assert (kept(game, "claims"), own(game, "energy")) == ({goal: [0]}, 1)
    game = play(at_goals({**met, "energy": 2}, goal), "claim 1")
    assert own(game, "energy") == 2  # exactly as much as is lacking


@rule("galileo_project", "10.8")
def test_energy_lowers_the_number_of_robots_not_their_level() -> None:
    game = at_goals(
        {"robots": ["MI03 io 6", "MI09 europa 6", "BU03 io 5", "BU09 europa 5"], "energy": 2}, "high_levels"
    )
    assert own(play(game, "claim 1"), "energy") == 0


@rule("galileo_project", "10.8")
def test_an_unfinished_project_is_no_robot_of_high_level() -> None:
    three = ["MI03 io 6", "MI09 europa 6", "MI10 ganymede 6"]
    assert at_goals({"robots": three, "project": "PJ05 6"}, "high_levels").actors() == [1]


@rule("galileo_project", "8.7", "10.7")
def test_a_moon_modifier_just_placed_makes_one_robot_more_with_two_moons() -> None:
    start = me(influence=1, robots=[*TWO_MOONS[:4], "MI03"])
    goals = ["two_moons", "modifiers", "one_colour", "technologies"]
    game = a_table(start, characters=["noor earth", "noor mars"], goals=goals)
    play(game, "hire 1", "instant", "modifier ganymede", "put MI03")
    assert moves(game, "claim") == ["1"]


@rule("galileo_project", "10.12", "15.10")
@pytest.mark.parametrize(("option", "left"), [("all", 4), ("one", 2)])
def test_energy_for_four_moons(option: str, left: int) -> None:
    crew = ["MI03 io 5", "MI09 europa 5", "MI10 ganymede 5", "MI04 callisto 6"]
    game = at_goals({"robots": crew, "energy": 5}, "all_moons", options={"goal_energy": option})
    assert own(play(game, "claim 1"), "energy") == left


@rule("galileo_project", "10.1")
def test_one_goal_a_turn_and_none_twice() -> None:
    game = at_goals({"mc": 8, "robots": TWO_MOONS}, "mc", goals=["mc", "two_moons", "modifiers", "one_colour"])
    assert moves(game, "claim") == ["1", "2"]
    play(game, "claim 2")
    assert game.actors() == [1]
    again = at_goals({"mc": 8, "energy": 5}, "mc", claims={"mc": [0]})
    assert refused(again, "claim 1") == "10.1"
    assert play(at_goals({"mc": 8}, "mc"), "pass").actors() == [1]


@rule("galileo_project", "10.2", "10.3")
def test_markers_go_to_the_leftmost_free_space_and_a_full_goal_is_closed() -> None:
    spaces = [(6, 4, 2), (5, 4, 3), (5, 3, 1), (4, 3, 2)]
    for slot, values in enumerate(spaces):
        goals = ["modifiers", "one_colour", "technologies"]
        goals.insert(slot, "mc")
        for taken in range(3):
            others = [me(), me(), me()]
            game = a_table(
                me(influence=4, mc=8), *others, characters=["ms_chau earth", "noor earth"], goals=goals,
                claims={"mc": [1, 2][:taken]},
            )  # fmt: skip
            play(game, "hire 1", "discard", f"claim {slot + 1}")
            assert vp(game, "goals") == values[taken]
            assert kept(game, "claims")["mc"] == [*[1, 2][:taken], 0]
    full = a_table(
        me(influence=4, mc=8, energy=5), me(), me(), me(), characters=["ms_chau earth", "noor earth"],
        goals=["mc", "modifiers", "one_colour", "technologies"], claims={"mc": [1, 2, 3]},
    )  # fmt: skip
    play(full, "hire 1", "discard")
    assert refused(full, "claim 1") == "10.2"


@rule("galileo_project", "10.5", "7.10")
def test_europa_12_saves_one_energy_of_a_goal() -> None:
    crew = ["MI09 europa 6", "BU09 europa 6"]
    for energy, left in ((1, 0), (3, 2)):
        game = at_goals({"mc": 6, "energy": energy, "robots": crew}, "mc")
        assert own(play(game, "claim 1"), "energy") == left
    short = at_goals({"mc": 6, "energy": 0, "robots": crew}, "mc")
    assert short.actors() == [1]


@rule("galileo_project", "10.6")
def test_what_a_goal_demands_is_only_shown() -> None:
    assert own(play(at_goals({"mc": 8}, "mc"), "claim 1"), "mc") == 8


@rule("galileo_project", "10.15", "2.5")
def test_a_goal_is_judged_before_characters_beyond_the_limit_go() -> None:
    """Five levels leave Ganymede: the limit falls to 3, but four are tucked when the goal is claimed."""
    game = a_table(
        me(influence=4, robots=["MI10 ganymede 6", "BU10 ganymede 2", "MI03 io 1"], tucked=TUCKED),
        characters=["ila_zoe earth", "diat_expi mars"], goals=["characters", "modifiers", "one_colour", "technologies"],
    )  # fmt: skip
    play(game, "hire 1", "instant", "lower MI10", "raise MI03", "levels 5", "claim 1")
    assert asked(game) == "drop"
    assert kept(game, "claims") == {"characters": [0]}
