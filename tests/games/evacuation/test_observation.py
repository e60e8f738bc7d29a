"""What a learner is shown: all that its seat knows, nothing else, in places with names."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from planetfall.core.rng import seeded
from planetfall.games.evacuation.observation import observation_size, observe, observed
from planetfall.games.evacuation.play import Evacuation
from tests.games.evacuation.mixes import a_mix


def observation(game: Evacuation, seat: int) -> tuple[int, ...]:
    numbers = vec[i16]([9999] * observation_size(game))  # whatever is not written stays 9999
    observe(game, seat, numbers, 0)
    return tuple(numbers)


def parts(game: Evacuation, seat: int) -> dict[str, tuple[int, ...]]:
    numbers = observation(game, seat)
    found: dict[str, tuple[int, ...]] = {}
    start = 0
    for name, length in observed(game):
        found[name] = numbers[start : start + length]
        start += length
    assert start == len(numbers)
    return found


@pytest.mark.parametrize("seed", range(16))
def test_an_observation_does_not_depend_on_secrets_and_fills_every_place(seed: int) -> None:
    game = a_mix(seed)
    chooser = random.Random(seed)
    steps = 0
    while game.actors():
        if steps % 17 == 0:
            for seat in range(game.seats):
                twin = game.copy()
                twin.imagine(seat, seeded(steps))
                assert isinstance(twin, Evacuation)
                assert observation(twin, seat) == observation(game, seat)
                assert 9999 not in observation(game, seat)
        actor = chooser.choice(game.actors())
        game.apply(actor, chooser.choice(list(game.legal(actor))))
        steps += 1


def test_a_seat_finds_its_own_things_first() -> None:
    seed = next(seed for seed in range(99) if a_mix(seed, 2).setting.advanced)
    game = a_mix(seed, 2)
    own, other = parts(game, 0), parts(game, 1)
    assert own["technologies"][:9] == other["technologies"][9:]
    assert own["cards in hand"] == other["cards in hand"][::-1]
    assert own["place of each action card"].count(1) == own["cards in hand"][0]
    assert own["sites face up"] == (1,) * 22
