"""What a learner is shown: all that its seat knows, nothing else, in places with names."""

import random

import pytest

from tests.games.evacuation.mixes import a_mix
from tests.games.promises import check_observations, observed_parts


@pytest.mark.parametrize("seed", range(16))
def test_an_observation_does_not_depend_on_secrets_and_fills_every_place(seed: int) -> None:
    check_observations(a_mix(seed), random.Random(seed), every=17)


def test_a_seat_finds_its_own_things_first() -> None:
    seed = next(seed for seed in range(99) if a_mix(seed, 2).setting.advanced)
    game = a_mix(seed, 2)
    own, other = observed_parts(game, 0), observed_parts(game, 1)
    assert own["technologies"][:9] == other["technologies"][9:]
    assert own["cards in hand"] == other["cards in hand"][::-1]
    assert own["place of each action card"].count(1) == own["cards in hand"][0]
    assert own["sites face up"] == (1,) * 22
