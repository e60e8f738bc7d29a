"""What a learner is shown: all that its seat knows, nothing else, in places with names."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from planetfall import Game
from planetfall.catalogue import find_title
from planetfall.core.rng import seeded
from tests.games.galileo_project.builders import ROW, a_table, me
from tests.games.galileo_project.test_random_games import a_mix

TITLE = find_title("galileo_project")


def observation(game: Game, seat: int) -> tuple[int, ...]:
    numbers = vec[i16]([9999] * game.observation_size())  # whatever is not written stays 9999
    game.observe(seat, numbers, 0)
    return tuple(numbers)


def parts(game: Game, seat: int) -> dict[str, tuple[int, ...]]:
    numbers = observation(game, seat)
    found: dict[str, tuple[int, ...]] = {}
    start = 0
    for name, length in TITLE.observed(game):
        found[name] = numbers[start : start + length]
        start += length
    assert start == len(numbers)
    return found


@pytest.mark.parametrize("seed", range(12))
def test_an_observation_does_not_depend_on_secrets_and_fills_every_place(seed: int) -> None:
    game = a_mix(seed)
    chooser = random.Random(seed)
    steps = 0
    while game.actors():
        if steps % 9 == 0:
            for seat in range(game.seats):
                twin = game.copy()
                twin.imagine(seat, seeded(steps))
                assert observation(twin, seat) == observation(game, seat)
                assert 9999 not in observation(game, seat)
        (actor,) = game.actors()
        game.apply(actor, chooser.choice(list(game.legal(actor))))
        steps += 1


def test_a_seat_finds_its_own_things_first() -> None:
    game = a_table(
        me(mc=3, robots=["MI03 io 4 +builder"], tucked=["noor earth"], project="PJ05"),
        me(mc=7, robots=["SZ03"]),
        characters=ROW,
        robots=["TE01"],
        goals=["mc", "modifiers", "one_colour", "technologies"],
        claims={"mc": [1, 0]},
    )
    own, other = parts(game, 0), parts(game, 1)
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
