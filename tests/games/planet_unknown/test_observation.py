"""What a learner is shown: all that its seat knows, nothing else, in places with names."""

import random

import pytest

from tests.games.planet_unknown.test_random_games import a_mix
from tests.games.planet_unknown.turns import a_table, play, player
from tests.games.promises import check_observations, observed_parts


@pytest.mark.parametrize("seed", range(12))
def test_an_observation_does_not_depend_on_secrets_and_fills_every_place(seed: int) -> None:
    check_observations(a_mix(seed), random.Random(seed), every=9)


def test_a_seat_finds_its_own_things_first() -> None:
    game = a_table(
        player(objectives=[5], cards=["rising_planet_award"], laid=["patch F1"], rovers=["F2"]),
        player(corporation="republic"),
        cards_in_play=["temp_agency", "salvage_yard", "wage_increase"],
    )
    own, other = observed_parts(game, 0), observed_parts(game, 1)
    assert own["own objectives"] == (5, 0, 0, 0)
    assert other["own objectives"] == (0, 0, 0, 0)
    assert own["number of private objectives"] == (1, 0)
    assert other["number of private objectives"] == (0, 1)
    assert own["secret civ cards by rank"][:4] == other["secret civ cards by rank"][4:] == (1, 0, 0, 0)
    assert (max(own["holder of each civ card"]), max(other["holder of each civ card"])) == (0, -1)
    assert own["civ cards in play by rank"] == (2, 1, 0, 0)
    assert own["terrain of each cell"][5] == other["terrain of each cell"][144 + 5] == 3
    assert own["what lies on each cell"][12 + 5] == 64
    assert own["open tile of each stack"].count(0) == 0


def test_a_tile_that_is_not_turned_up_yet_is_not_observed() -> None:
    game = play(a_table({}, {}), "take inner", "place F1 0")
    shown = observed_parts(game, 0)
    assert (shown["tiles in each stack"][0], shown["open tile of each stack"][0]) == (11, 0)
    assert sum(shown["tiles still in the station"]) == 143
