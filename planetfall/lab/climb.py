"""Bettering the weights of an evaluation by play: two sets that differ a little, and a step towards the better one.

Each comparison changes all weights at once, up or down by chance, and plays with the changed set and with its mirror
image (simultaneous perturbation). Which is better says either who wins, one set against the other, or with which of
them everybody ends with more points; the latter is far less a matter of luck where players hardly meet. A round makes
several comparisons, whoever does the work, and then a step that is as long as the clearer ones of them agree.
On every other deal a move is the one with the best outlook once its turn is finished, on the others the one that looks
best at once: opponents judge positions of both kinds, and a hundred games take seconds, not hours. Where what wins so
misleads a search, which comes to positions that nobody met, the search itself may play.
"""

from collections.abc import Callable
from math import sqrt
from pathlib import Path
from typing import Any

from librt.vecs import vec
from msgspec import Struct

from planetfall._face import new
from planetfall.bots.search import best_by_search
from planetfall.bots.turns import best_now, best_turn, expect
from planetfall.core.game import Game
from planetfall.core.rng import Rng, seeded
from planetfall.core.weights import Weights
from planetfall.lab.pool import Workers, working
from planetfall.lab.tune import SECONDS, Planned, evaluation_of, keep, made_by, resume

__all__ = ["AIMS", "Climb", "Climbed", "climb", "compare", "levelled", "slope", "spreads"]

AIMS = ("wins", "points")
COMPARISONS = 4  # in a round
SAMPLES = 40  # games from which it is learnt how far a feature varies
WATCHED = 120  # games from which it is learnt what becomes of an expected lead
LEAST = 0.1  # of the climbed weights is left in any case
REACH = 0.1  # swings by which a weight is changed for a comparison, times how far its feature varies
MOMENTUM = 0.9  # how much of the direction before is kept
MEMORY = 0.95  # how much of what is known of the noise


class Climb(Struct, frozen=True):
    game: str
    rounds: int = 200
    games: int = 16  # in each comparison, half of them with either set or from either side
    seed: int = 1
    stride: float = 0.3  # of REACH, if all comparisons agree
    aim: str = "wins"
    trials: int = 0  # of the search before each move, if it plays
    options: dict[str, str] = {}  # of the tables; without any, all kinds that the evaluation is learnt from

    @property
    def total(self) -> int:
        return self.rounds * COMPARISONS * self.games


class Climbed(Planned):
    """How far a climb has come."""

    plan: Climb
    began_with: dict[str, Any]  # the run that had made the weights there were
    weights: list[float]
    reach: list[float]  # of each weight
    pull: list[float]  # where the comparisons so far draw each weight, the last ones most
    noise: float  # square of what one comparison shows


def climb(plan: Climb, file: Path, workers: Workers, progress: Callable[[int], None] = lambda _: None) -> Climbed:
    """Climb as planned, or go on if the file holds a part of it; returns the last state."""
    run = resume(plan, file, Climbed) or _begin(plan)
    keep(run, file)  # where that fails nothing has been played in vain
    progress(run.round * COMPARISONS * plan.games)
    with working(_compare_alone, workers) as work:
        while run.round < plan.rounds:
            leads = []
            for lead in work((plan, run.round, number, run.weights, run.reach) for number in range(COMPARISONS)):
                leads.append(lead)
                progress(plan.games)
            _step(run, leads)
            keep(run, file)
    return run


def _begin(plan: Climb) -> Climbed:
    if plan.aim not in AIMS:
        raise ValueError(f"aim is {plan.aim!r}, expected one of {', '.join(AIMS)}")
    evaluation = evaluation_of(plan.game)
    weights = evaluation.weights.read()
    swing = _table(plan, 0, seeded(0)).swing()
    # A feature that never varies is left alone.
    reach = [REACH * swing / spread if spread else 0.0 for spread in spreads(plan, seeded(plan.seed))]
    return Climbed(plan, 0, made_by(evaluation), weights, reach, [0.0] * len(weights), 0.0)


def _step(run: Climbed, leads: list[float]) -> None:
    signs = [_signs(run.plan, run.round, number, len(run.weights)) for number in range(len(leads))]
    noise = sum(lead * lead for lead in leads) / len(leads)
    run.noise = noise if run.round == 0 else MEMORY * run.noise + (1.0 - MEMORY) * noise
    for place, pull in enumerate(run.pull):
        shown = sum(lead * sign[place] for lead, sign in zip(leads, signs, strict=True)) / len(leads)
        run.pull[place] = MOMENTUM * pull + (1.0 - MOMENTUM) * shown
        if run.noise:
            run.weights[place] += run.plan.stride * run.reach[place] * run.pull[place] / sqrt(run.noise)
    run.round += 1


def _signs(plan: Climb, round_: int, number: int, count: int) -> list[int]:
    """Which weights a comparison raises, and which it lowers."""
    rng = seeded((plan.seed * 10_007 + round_) * COMPARISONS + number)
    return [1 if rng.below(2) else -1 for _ in range(count)]


def _compare_alone(plan: Climb, round_: int, number: int, weights: list[float], reach: list[float]) -> float:
    held = evaluation_of(plan.game).weights
    signs = _signs(plan, round_, number, len(weights))
    changes = [sign * far for sign, far in zip(signs, reach, strict=True)]
    try:
        return compare(plan, weights, changes, seeded((plan.seed * 1_000_003 + round_) * COMPARISONS + number))
    finally:
        held.use(held.read())  # whoever plays here may play something else next


def compare(plan: Climb, weights: list[float], changes: list[float], rng: Rng) -> float:
    """How much better the changed weights do than those changed the other way: in shares of a win, or in swings."""
    held = evaluation_of(plan.game).weights
    pairs = list(zip(weights, changes, strict=True))
    sides = [vec[float]([a + b for a, b in pairs]), vec[float]([a - b for a, b in pairs])]
    better = _wins if plan.aim == "wins" else _points
    deals = plan.games // 2
    return sum(better(plan, deal, held, sides, rng) for deal in range(deals)) / deals


def _wins(plan: Climb, deal: int, held: Weights, sides: list[vec[float]], rng: Rng) -> float:
    """By how much the first set ends before the second on one deal, from either side."""
    table = _table(plan, deal // 2, rng)
    lead = 0.0
    for first in (0, 1):
        game = _played(plan, table, deal, held, [sides[first], sides[1 - first]], rng)
        results = list(expect(game))
        lead += (results[first] - results[1 - first]) / 2
    return lead


def _points(plan: Climb, deal: int, held: Weights, sides: list[vec[float]], rng: Rng) -> float:
    """By how many swings of points all seats together end better with the first set than with the second."""
    table = _table(plan, deal // 2, rng)
    luck = rng.word()
    for_all = [sum(_played(plan, table, deal, held, [side] * 2, seeded(luck)).scores()) for side in sides]
    return (for_all[0] - for_all[1]) / (table.swing() * float(table.seats))


def _played(plan: Climb, table: Game, deal: int, held: Weights, weights: list[vec[float]], rng: Rng) -> Game:
    """A deal played to its end, each seat by its own weights."""
    game = table.copy()
    while game.actors():
        held.held = weights[game.actors()[0]]
        _move(plan, game, deal, rng)
    return game


def spreads(plan: Climb, rng: Rng) -> list[float]:
    """How far each feature varies in each phase: the mean distance between two seats, where there is any."""
    evaluation = evaluation_of(plan.game)
    size = len(evaluation.weights.features)
    sums = [0.0] * (size * len(evaluation.weights.phases))
    counts = [0] * len(sums)
    for number in range(SAMPLES):
        table = _table(plan, number // 2, rng)
        while table.actors():
            found, phase = list(evaluation.describe(table)), evaluation.phase(table)
            for feature in range(size):
                if found[feature] != found[size + feature]:
                    sums[phase * size + feature] += abs(found[feature] - found[size + feature])
                    counts[phase * size + feature] += 1
            _move(plan, table, number, rng)
    return [total / max(count, 1) for total, count in zip(sums, counts, strict=True)]


def levelled(plan: Climb, weights: list[float], rng: Rng) -> list[float]:
    """The same weights, but scaled in each phase, and with constants, by which expected leads and points come true.

    Whole comparisons cannot see either: twice the weights make the same moves, and the feature "one" is the same for
    everybody. But who expects a lead of twenty where it will be three tells people nonsense and no longer minds points.
    """
    evaluation = evaluation_of(plan.game)
    size = len(evaluation.weights.features)
    one = evaluation.weights.features.index("one")
    # Without constants, which make no lead but would round it: old ones must not break ties.
    evaluation.weights.use([0.0 if place % size == one else weight for place, weight in enumerate(weights)])
    try:
        found = [_expected(plan, number, rng) for number in range(WATCHED)]
    finally:
        evaluation.weights.use(evaluation.weights.read())
    right = list(weights)
    for phase in range(len(evaluation.weights.phases)):
        games = [(game[phase], points) for game, points in found if phase in game]
        first = phase * size
        scale = slope([(expected[0] - expected[1], points[0] - points[1]) for expected, points in games])
        right[first : first + size] = [scale * weight for weight in weights[first : first + size]]
        missed = [points[seat] - scale * expected[seat] for expected, points in games for seat in range(2)]
        right[first + one] = sum(missed) / len(missed) if missed else weights[first + one]
    return right


def slope(leads: list[tuple[float, float]]) -> float:
    """By how much a lead was more in the end than was expected; at least a little, because moves go by it."""
    squares = sum(expected * expected for expected, _ in leads)
    return max(sum(expected * came for expected, came in leads) / squares, LEAST) if squares else 1.0


def _expected(plan: Climb, number: int, rng: Rng) -> tuple[dict[int, list[float]], list[int]]:
    """The points that each of two seats could expect in each phase of a game, on average, and those it got."""
    evaluation = evaluation_of(plan.game)
    table = _table(plan, number // 2, rng)
    met: dict[int, list[list[float]]] = {}
    while table.actors():
        met.setdefault(evaluation.phase(table), []).append(list(table.outlook()))
        _move(plan, table, number, rng)
    means = {phase: [sum(seat) / len(seat) for seat in zip(*found, strict=True)] for phase, found in met.items()}
    return means, table.scores()


def _table(plan: Climb, number: int, rng: Rng) -> Game:
    kinds = (plan.options,) if plan.options else evaluation_of(plan.game).tables
    return new(plan.game, seats=2, seed=rng.word(), options=kinds[number % len(kinds)]).copy()  # a copy keeps no log


def _move(plan: Climb, game: Game, deal: int, rng: Rng) -> None:
    """What a search finds, or the best of this turn or at once; as far as its seat can know."""
    seat = game.actors()[0]
    seen = game.copy()
    seen.imagine(seat, rng)
    if plan.trials > 0:
        game.apply(seat, best_by_search(seen, seat, plan.trials, SECONDS, rng))
    else:
        game.apply(seat, best_now(seen, seat) if deal % 2 else best_turn(seen, seat))
