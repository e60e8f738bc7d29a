"""Many games in one call: the same games as one by one, with masks, observations and rewards beside them."""

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

import planetfall
from planetfall.core.rng import seeded
from planetfall.lab.batch import ManyGames


def any_move(tables: ManyGames, rng: np.random.Generator) -> NDArray[np.intp]:
    return np.asarray(np.where(tables.masks, rng.random(tables.masks.shape), -1.0).argmax(axis=1))


@pytest.mark.parametrize("game", list(planetfall.catalogue()))
def test_every_game_of_a_batch_goes_as_it_would_alone(game: str) -> None:
    for seats in planetfall.catalogue()[game].seats:
        tables = ManyGames(game, games=5, seats=seats, seed=4)
        deals = seeded(4)
        alone = [planetfall.new(game, seats=seats, seed=0).fresh(deals.branch()) for _ in range(5)]
        rng = np.random.default_rng(1)
        for _ in range(300):
            for index, single in enumerate(alone):
                seat = single.first_actor()
                seen = vec[i16]([0] * single.observation_size())
                single.observe(seat, seen, 0)
                assert tables.seats[index] == seat
                assert list(np.flatnonzero(tables.masks[index])) == list(single.legal(seat))
                assert list(tables.observations[index]) == list(seen)
            codes = any_move(tables, rng)
            tables.step(codes)
            for index, single in enumerate(alone):
                single.apply(single.first_actor(), int(codes[index]))
                over = not single.actors()
                assert tables.ended[index] == over
                assert list(tables.rewards[index]) == (single.rewards() if over else [0.0] * seats)
                if over:
                    alone[index] = single.fresh(deals.branch())


def test_an_illegal_code_is_refused_and_nothing_moves() -> None:
    tables = ManyGames("reworld", games=3, seed=1)
    before = (tables.masks.copy(), tables.observations.copy())
    codes = tables.masks.argmax(axis=1)
    codes[2] = 350
    with pytest.raises(ValueError, match="code 350 is not legal in game 2; its mask says what is"):
        tables.step(codes)
    with pytest.raises(ValueError, match=r"shape \(2,\), expected 3 whole numbers"):
        tables.step([0, 0])
    with pytest.raises(ValueError, match="float64 of shape"):
        tables.step([0.5, 0.5, 0.5])
    assert (tables.masks == before[0]).all() and (tables.observations == before[1]).all()


def test_bad_tables_are_refused() -> None:
    with pytest.raises(ValueError, match="games is 0, expected at least 1"):
        ManyGames("reworld", games=0)
    with pytest.raises(ValueError, match="seats is 9"):
        ManyGames("reworld", games=1, seats=9)


def the_example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train", Path(__file__).parents[2] / "examples" / "train.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_the_example_learns_to_beat_random_play() -> None:
    train = the_example()
    preferences = train.train(600, 0.1, 1)
    assert train.wins_against_random(preferences, 600, 2) > 0.6
