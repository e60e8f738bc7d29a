"""What a learner is shown: all that its seat knows, nothing else, in places with names."""

import random

import pytest

from tests.games.galileo_project.builders import ROW, a_table, me
from tests.games.galileo_project.test_random_games import a_mix
from tests.games.promises import check_observations, observed_parts


@pytest.mark.parametrize("seed", range(12))
def test_an_observation_does_not_depend_on_secrets_and_fills_every_place(seed: int) -> None:
    check_observations(a_mix(seed), random.Random(seed), every=9)


def test_a_seat_finds_its_own_things_first() -> None:
    game = a_table(
        me(mc=3, robots=["MI03 io 4 +builder"], tucked=["noor earth"], project="PJ05"),
        me(mc=7, robots=["SZ03"]),
        characters=ROW,
        robots=["TE01"],
        goals=["mc", "modifiers", "one_colour", "technologies"],
        claims={"mc": [1, 0]},
    )
    own, other = observed_parts(game, 0), observed_parts(game, 1)
    assert own["seat to act, question, what it is about"][0] == 0
    assert other["seat to act, question, what it is about"][0] == 1
    assert (own["numbers of each seat"][2], other["numbers of each seat"][2]) == (3, 7)
    assert own["who took each space of the goals"][:3] == (1, 0, -1)
    assert other["who took each space of the goals"][:3] == (0, 1, -1)
    owners = own["who has each robot and project"]
    assert (owners[2], owners[26], owners[36], owners[52], owners[0]) == (0, 1, -1, 0, -2)
    assert own["level of each robot and project"][2] == 4
    assert own["robot modifier on each"][2] == 1
    assert own["where each character is"][24] == 4
    assert other["where each character is"][24] == 5
