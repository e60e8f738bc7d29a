"""Rulebook chapter 13: every bonus of the Star-Z tile."""

from typing import Any

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
)

CREW = ["SZ03", "SZ04", "SZ09", "SZ10"]


def bonus(side: str, number: int, player: dict[str, Any] | None = None, **table: Any) -> GalileoProject:
    """The fifth Star-Z, and the bonus of this number."""
    mine = {"influence": 6, "robots": CREW, **(player or {})}
    game = a_table(mine, robots=["SZ05"], star_z=side, **{"characters": ROW, **table})
    return play(game, "acquire 1", *(["pay 0"] if mine.get("mc") else []), f"bonus {number}")


@rule("galileo_project", "13.1")
def test_a1_and_b1_bring_energy() -> None:
    assert own(bonus("a", 1), "energy") == own(bonus("b", 1), "energy") == 1


@rule("galileo_project", "13.2")
def test_a2_brings_3_influence() -> None:
    assert own(play(bonus("a", 2), "track mars"), "influence") == 3


@rule("galileo_project", "13.3")
def test_a3_takes_the_leftmost_character_for_either_ability() -> None:
    game = bonus("a", 3, characters=["", *ROW[:4]])
    assert choices(game) == ["instant", "tuck", "discard"]
    play(game, "instant")
    assert (own(game, "mc"), own(game, "influence"), kept(game, "discarded")) == (2, 0, [ROW[0]])


@rule("galileo_project", "13.4")
def test_a4_brings_2_mc() -> None:
    assert own(bonus("a", 4), "mc") == 2


@rule("galileo_project", "13.5")
def test_a5_raises_a_target_by_3_levels() -> None:
    assert level(play(bonus("a", 5), "raise SZ09"), "SZ09") == 5


@rule("galileo_project", "13.6")
def test_b2_raises_a_target_by_1_level() -> None:
    game = play(bonus("b", 2), "raise SZ09")
    assert (level(game, "SZ09"), fields(game)[0]) == (3, 3 + 3)


@rule("galileo_project", "13.7")
def test_b3_brings_the_hire_effect_of_the_leftmost_character_unreduced() -> None:
    game = bonus("b", 3, characters=["", "", "", "", "nakkia earth"])
    play(game, "track earth")
    assert (own(game, "influence"), own(game, "mc"), own(game, "tucked")) == (4, 1, 0)
    assert kept(game, "discarded") == ["nakkia earth"]


@rule("galileo_project", "13.8", "7.10")
def test_b4_develops_a_technology_for_1_energy_or_1_mc_less() -> None:
    game = bonus("b", 4, me(energy=1, mc=2), sides="abbb")
    assert moves(game, "develop") == ["1a", "2b", "3b"]
    assert refused(game, "develop 4b") == "9.1"
    play(game, "develop 2b")  # 2 energy, 2 MC: only 1 energy less can be paid
    assert (own(game, "energy"), own(game, "mc")) == (0, 0)
    game = bonus("b", 4, me(energy=5, mc=5), sides="abbb")
    play(game, "develop 4b")
    assert choices(game) == ["save energy", "save mc"]
    play(game, "save mc")
    assert (own(game, "energy"), own(game, "mc")) == (2, 5)
    none = bonus("b", 4)
    assert none.actors() == [1]
    saving = me(energy=1, mc=1, robots=[*CREW, "MI09 europa 6", "BU09 europa 6"])
    assert own(play(bonus("b", 4, saving, sides="abbb"), "develop 1a", "save mc"), "energy") == 1


@rule("galileo_project", "13.9", "2.9")
def test_b5_claims_a_goal_without_meeting_it() -> None:
    goals = ["modifiers", "one_colour", "technologies", "characters"]
    claims = {"modifiers": [0], "one_colour": [1], "technologies": [1, 2, 3]}
    game = a_table(
        me(influence=6, robots=CREW), me(), me(), me(), robots=["SZ05"], star_z="b", goals=goals, claims=claims,
        characters=ROW,
    )  # fmt: skip
    play(game, "acquire 1", "bonus 5")
    assert moves(game, "claim") == ["2", "4"]
    assert (refused(game, "claim 1"), refused(game, "claim 3"), refused(game, "pass")) == ("10.1", "10.2", "2.9")
    play(game, "claim 2")
    assert kept(game, "claims")["one_colour"] == [1, 0]


@rule("galileo_project", "13.10", "15.13")
def test_the_free_goal_leaves_the_claim_of_the_third_step_unless_agreed_otherwise() -> None:
    goals = ["modifiers", "one_colour", "technologies", "mc"]
    for option, actors in (("extra", [0]), ("claim", [1])):
        game = bonus("b", 5, me(mc=8), goals=goals, options={"free_goal": option})
        play(game, "claim 1")
        assert game.actors() == actors
        if actors == [0]:
            assert asked(game) == "goal"
            assert moves(game, "claim") == ["4"]
