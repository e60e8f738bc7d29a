"""Levels play legal moves, on nothing they cannot know, and lower ones worse."""

import pytest

import planetfall
from planetfall.bots.levels import LEVELS, choose, find_level
from planetfall.core.rng import seeded


def test_unknown_levels_are_refused_with_the_choices() -> None:
    with pytest.raises(ValueError, match="there is no level 'god', expected one of cadet, pilot, captain, admiral"):
        find_level("god")


@pytest.mark.interpreted
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_chooses_a_legal_move_and_leaves_the_table_alone(level: str) -> None:
    game = planetfall.new("reworld", seats=3, seed=4)
    before = planetfall.describe(game)
    seat = game.actors()[0]
    assert choose(level, game, seat, seeded(1)) in list(game.legal(seat))
    assert planetfall.describe(game) == before


@pytest.mark.parametrize("level", ["cadet", "pilot", "captain"])  # the admiral counts time, not trials
def test_changing_secrets_does_not_change_a_choice(level: str) -> None:
    game = planetfall.new("reworld", seats=2, seed=5)
    seat = game.actors()[0]
    other = planetfall.new("reworld", seats=2, seed=5)
    other.imagine(seat, seeded(2))
    assert planetfall.describe(other) != planetfall.describe(game)
    assert choose(level, other, seat, seeded(9)) == choose(level, game, seat, seeded(9))


@pytest.mark.slow
def test_a_pilot_beats_a_cadet_clearly() -> None:
    assert sum(_place("pilot", "cadet", seed) == 1 for seed in range(6)) >= 5


@pytest.mark.slow
def test_a_cadet_beats_chance() -> None:
    assert sum(_place("cadet", "", seed) == 1 for seed in range(12)) >= 9


def _place(level: str, other: str, seed: int) -> int:
    """The place of a level in a game against another; no name is random play."""
    game = planetfall.new("reworld", seats=2, seed=seed)
    rng = seeded(seed)
    while game.actors():
        seat = game.actors()[0]
        player = level if seat == seed % 2 else other
        codes = game.legal(seat)
        game.apply(seat, choose(player, game, seat, rng) if player else codes[rng.below(len(codes))])
    return game.ranking()[seed % 2]


def test_budgets_grow_with_the_level() -> None:
    trials = [level.trials for level in LEVELS.values()]
    assert trials == sorted(trials)
