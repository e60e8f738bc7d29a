"""Bettering the weights of a game's evaluation by what wins: matches between two sets that differ a little.

Each step changes all weights at once, up or down by chance, lets the one set play against its mirror image and moves
towards whoever did better (simultaneous perturbation). All moves are the best at once, so thousands of games take a
minute. In every round several climbers set out from the same weights; the mean of where they arrive is where the next
round begins, whoever did the work. What `planetfall tune` has fitted is a good place to begin.
"""

from collections.abc import Callable
from pathlib import Path

from librt.vecs import vec
from msgspec import Struct, json

from planetfall._face import new
from planetfall.bots.search import best_now, expect
from planetfall.core.game import Game
from planetfall.core.rng import Rng, seeded
from planetfall.core.weights import Weights
from planetfall.lab.pool import Workers, work_through
from planetfall.lab.tune import Planned, evaluation_of, resume

__all__ = ["Climb", "Climbed", "climb", "match", "spreads"]

CLIMBERS = 4
STEPS = 50  # of each climber in a round
SAMPLES = 40  # games from which it is learnt how far a feature varies
REACH = 0.05  # swings by which a weight is changed for a match, times how far its feature varies


class Climb(Struct, frozen=True):
    game: str
    rounds: int = 20
    games: int = 24  # in each match, half of them from either side
    seed: int = 1
    stride: float = 0.12  # of REACH, for winning everything; less towards the end
    options: dict[str, str] = {}  # of the tables; without any, all kinds that the evaluation is learnt from

    @property
    def total(self) -> int:
        return self.rounds * CLIMBERS * STEPS * self.games


class Climbed(Planned):
    """How far a climb has come."""

    plan: Climb
    round: int
    weights: list[float]


def climb(plan: Climb, file: Path, workers: Workers, progress: Callable[[int], None] = lambda _: None) -> Climbed:
    """Climb as planned, or go on if the file holds a part of it; returns the last state."""
    evaluation = evaluation_of(plan.game)
    run = resume(plan, file, Climbed) or Climbed(plan, 0, evaluation.weights.read())
    each = CLIMBERS * STEPS * plan.games
    progress(run.round * each)
    while run.round < plan.rounds:
        pieces = [(plan, run.round, climber, run.weights) for climber in range(CLIMBERS)]
        arrived = []
        for weights in work_through(_climb_alone, pieces, workers):
            arrived.append(weights)
            progress(each // CLIMBERS)
        run.weights = [sum(found) / CLIMBERS for found in zip(*arrived, strict=True)]
        run.round += 1
        file.write_bytes(json.encode(run))
    return run


def _climb_alone(plan: Climb, round_: int, climber: int, weights: list[float]) -> list[float]:
    evaluation = evaluation_of(plan.game)
    rng = seeded((plan.seed * 10_007 + round_) * CLIMBERS + climber)
    evaluation.weights.use(weights)
    try:
        swing = _table(plan, 0, seeded(0)).swing()
        # A feature that never varies is left alone.
        far = [REACH * swing / spread if spread else 0.0 for spread in spreads(plan, rng)]
        stride = plan.stride / (1.0 + 0.1 * round_) ** 0.6
        for _ in range(STEPS):
            signs = [1.0 if rng.below(2) else -1.0 for _ in weights]
            changes = [sign * reach for sign, reach in zip(signs, far, strict=True)]
            lead = match(plan, weights, changes, rng)
            weights = [weight + stride * lead * change for weight, change in zip(weights, changes, strict=True)]
        return weights
    finally:
        evaluation.weights.use(evaluation.weights.read())  # whoever plays here may play something else next


def spreads(plan: Climb, rng: Rng) -> list[float]:
    """How far each feature varies in each phase: the mean distance between two seats, where there is any."""
    evaluation = evaluation_of(plan.game)
    size = len(evaluation.weights.features)
    sums = [0.0] * (size * len(evaluation.weights.phases))
    counts = [0] * len(sums)
    for number in range(SAMPLES):
        table = _table(plan, number, rng)
        while table.actors():
            found, phase = list(evaluation.describe(table)), evaluation.phase(table)
            for feature in range(size):
                if found[feature] != found[size + feature]:
                    sums[phase * size + feature] += abs(found[feature] - found[size + feature])
                    counts[phase * size + feature] += 1
            _move(table, rng)
    return [total / max(count, 1) for total, count in zip(sums, counts, strict=True)]


def _table(plan: Climb, number: int, rng: Rng) -> Game:
    kinds = (plan.options,) if plan.options else evaluation_of(plan.game).tables
    return new(plan.game, seats=2, seed=rng.word(), options=kinds[number % len(kinds)]).copy()  # a copy keeps no log


def _move(game: Game, rng: Rng) -> None:
    """The best at once, as far as its seat can know."""
    seat = game.actors()[0]
    seen = game.copy()
    seen.imagine(seat, rng)
    game.apply(seat, best_now(seen, seat))


def match(plan: Climb, weights: list[float], changes: list[float], rng: Rng) -> float:
    """How much better the changed weights do than those changed the other way, from -1 to 1."""
    held = evaluation_of(plan.game).weights
    pairs = list(zip(weights, changes, strict=True))
    sides = [vec[float]([a + b for a, b in pairs]), vec[float]([a - b for a, b in pairs])]
    lead = 0.0
    for number in range(plan.games // 2):
        table = _table(plan, number, rng)
        lead += sum(_play(table.copy(), held, sides, first, rng) for first in (0, 1))
    return lead / plan.games


def _play(game: Game, held: Weights, sides: list[vec[float]], first: int, rng: Rng) -> float:
    """By how much the first side, which has the seat `first`, ends better than the other; same deal, other seats."""
    while game.actors():
        held.held = sides[(game.actors()[0] + first) % 2]
        _move(game, rng)
    results = list(expect(game))
    return results[first] - results[1 - first]
