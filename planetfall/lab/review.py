"""The review of a game by several workers. Each decision has a seed of its own, so it matters not who finds what."""

from collections.abc import Callable

from planetfall._advice import Decision, Review, review_decisions, whole_review
from planetfall._face import record
from planetfall.core.game import Game
from planetfall.lab.pool import Workers, work_through

__all__ = ["review_game"]


def review_game(game: Game, trials: int, seed: int, workers: Workers, progress: Callable[[int], None]) -> Review:
    """As `planetfall.review`; `progress` is told how many decisions were looked at since the last time."""
    text = record(game)
    steps = [(text, trials, seed, range(step, step + 1)) for step in range(len(game.history))]
    decisions: list[Decision] = []
    for found in work_through(review_decisions, steps, workers):
        decisions += found
        progress(len(found))
    return whole_review(game, trials, seed, decisions)
