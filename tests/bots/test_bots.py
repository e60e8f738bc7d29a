"""Bots play legal moves, better than chance, and on nothing they cannot know."""

import pytest

import planetfall
from planetfall import Game
from planetfall.bots import BOTS, decide, find_bot
from planetfall.core.rng import seeded


def test_unknown_bots_are_refused_with_the_choices() -> None:
    with pytest.raises(ValueError, match="there is no bot 'oracle', expected one of random, rollout"):
        find_bot("oracle")


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_a_legal_move_and_leaves_the_table_alone(name: str) -> None:
    game = planetfall.new("reworld", seats=3, seed=4)
    before = planetfall.describe(game)
    seat = game.actors()[0]
    assert decide(find_bot(name), game, seat, seeded(1)) in list(game.legal(seat))
    assert planetfall.describe(game) == before


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("deal", range(3))
def test_changing_secrets_does_not_change_a_choice(name: str, deal: int) -> None:
    game = planetfall.new("reworld", seats=2, seed=5)
    seat = game.actors()[0]
    other = planetfall.new("reworld", seats=2, seed=5)
    other.imagine(seat, seeded(deal))
    assert planetfall.describe(other) != planetfall.describe(game)
    assert decide(find_bot(name), other, seat, seeded(9)) == decide(find_bot(name), game, seat, seeded(9))


def test_rollouts_beat_random_play_clearly() -> None:
    assert sum(_rollout_wins(seed) for seed in range(6)) == 6


def _rollout_wins(seed: int) -> bool:
    game: Game = planetfall.new("reworld", seats=2, seed=seed)
    rng = seeded(seed)
    thinker = seed % 2
    while game.actors():
        seat = game.actors()[0]
        game.apply(seat, decide(find_bot("rollout" if seat == thinker else "random"), game, seat, rng))
    return game.ranking()[thinker] == 1
