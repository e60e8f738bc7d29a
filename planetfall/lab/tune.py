"""Learning the weights of a game's evaluation from games of the search against itself.

Each round plays games with the present weights and then fits new ones: for every phase the weights with which the
features of its positions come nearest to what the weights before expect where the next phase begins, in the last phase
to the final points (least squares, drawn a little towards the weights before). A phase holds far less chance than the
rest of a game, so it takes far fewer games; knowledge of the end comes down to the beginning phase by phase.
Weights that were bettered by what wins choose turns well, but are poor at telling how a position will end, which is
what a search asks. A run that blends keeps them, and draws those of each phase towards a fit to the final points: the
further, the better that fit knows the end.
The sums are kept after every twentieth game, so a run that was stopped goes on from there; it also goes on if more
rounds are wanted.
"""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from msgspec import DecodeError, Struct, json
from msgspec.structs import replace

from planetfall._face import new
from planetfall.bots import BOTS, decide
from planetfall.bots.search import best_by_search
from planetfall.catalogue import find_title
from planetfall.core.evaluation import Evaluation
from planetfall.core.game import Game
from planetfall.core.rng import Rng, seeded
from planetfall.lab.pool import Workers, work_through

__all__ = [
    "Plan",
    "Run",
    "add_samples",
    "blended",
    "evaluation_of",
    "fit",
    "keep",
    "made_by",
    "resume",
    "samples_of",
    "tune",
    "write_weights",
]

SLIPS = 8  # moves in a hundred made at random, so that unusual positions are met too
CAUTION = 30.0  # how strongly the weights before hold on, in phases of one seat
SECONDS = 3600.0  # the search counts trials here, not time


class Plan(Struct, frozen=True):
    game: str
    rounds: int = 4
    games: int = 200  # in each round
    trials: int = 150  # of the search before each move; 0 for whatever looks best at once, a hundred times as fast
    seed: int = 1
    blend: float = 0.0  # if any: how far the weights are drawn towards a fit to the final points


class Planned(Struct):
    """What is kept of a run belongs to its plan."""

    plan: Any
    round: int


Kept = TypeVar("Kept", bound=Planned)


class Run(Planned):
    """How far a run has come, with sums for each phase: products of features, of features with points, of points."""

    plan: Plan
    began_with: dict[str, Any]  # the run that had made the weights there were
    played: int
    weights: list[float]
    squares: list[list[float]]
    products: list[list[float]]
    points: list[float]
    positions: list[int]

    @classmethod
    def begin(cls, plan: Plan, weights: list[float], evaluation: Evaluation) -> "Run":
        run = cls(plan, 0, made_by(evaluation), 0, weights, [], [], [], [])
        run.clear(evaluation)
        return run

    def clear(self, evaluation: Evaluation) -> None:
        size, phases = len(evaluation.weights.features), len(evaluation.weights.phases)
        self.squares = [[0.0] * (size * size) for _ in range(phases)]
        self.products = [[0.0] * size for _ in range(phases)]
        self.points = [0.0] * phases
        self.positions = [0] * phases
        self.played = 0


def evaluation_of(game: str) -> Evaluation:
    found = find_title(game).evaluation
    assert found is not None, f"{game} has no evaluation to tune"
    return found


def tune(plan: Plan, file: Path, workers: Workers, progress: Callable[[int], None] = lambda _: None) -> Run:
    """Run the plan, or go on with it if the file holds a part of it; returns the last state."""
    evaluation = evaluation_of(plan.game)
    run = resume(plan, file, Run) or Run.begin(plan, evaluation.weights.read(), evaluation)
    keep(run, file)  # where that fails nothing has been played in vain
    progress(run.round * plan.games + run.played)
    while run.round < plan.rounds:
        _play_round(run, file, workers, progress)
        fitted = fit(run, evaluation)
        run.weights = blended(run, fitted) if plan.blend else fitted
        run.round += 1
        run.clear(evaluation)
        keep(run, file)
    return run


def resume(plan: Any, file: Path, kind: type[Kept]) -> Kept | None:
    """What a file holds of this plan, or of one for fewer rounds; nothing yet if there is no file."""
    try:
        if not file.exists():
            return None
        run = json.decode(file.read_bytes(), type=kind)
    except (OSError, DecodeError) as error:
        raise ValueError(f"{file} holds no run to go on with ({error}); name another file") from error
    differing = _differences(replace(run.plan, rounds=max(run.round, plan.rounds)), plan)
    if differing:
        raise ValueError(f"{file} belongs to another run: {differing}; name another file")
    run.plan = plan
    return run


def _differences(kept: Any, plan: Any) -> str:
    """Such as: seed is 1, expected 2."""
    pairs = [(name, getattr(kept, name), getattr(plan, name)) for name in plan.__struct_fields__]
    return ", ".join(f"{name} is {_told(old)}, expected {_told(new)}" for name, old, new in pairs if old != new)


def _told(value: Any) -> str:
    if isinstance(value, dict):
        return " and ".join(f"{key}={chosen}" for key, chosen in value.items()) or "none"
    return str(value)


def keep(run: Planned, file: Path) -> None:
    """Whole, or as it was before: the file may be all there is of many hours."""
    beside = file.with_name(f"{file.name}.new")
    try:
        beside.write_bytes(json.encode(run))
        beside.replace(file)
    except OSError as error:
        raise ValueError(f"the run cannot be kept in {file} ({error.strerror}); name another file") from error


def _play_round(run: Run, file: Path, workers: Workers, progress: Callable[[int], None]) -> None:
    plan = run.plan
    jobs = [(plan, run.round, number, run.weights) for number in range(run.played, plan.games)]
    for samples in work_through(_play_game, jobs, workers):
        add_samples(run, samples)
        run.played += 1
        progress(1)
        if run.played % 20 == 0:
            keep(run, file)


Sample = tuple[int, list[float], float]  # phase, features of one seat, the points it is to expect


def _play_game(plan: Plan, round_: int, number: int, weights: list[float]) -> list[Sample]:
    evaluation = evaluation_of(plan.game)
    evaluation.weights.use(weights)
    try:
        rng = seeded(plan.seed * 1_000_003 + round_ * 10_007 + number)
        return samples_of(*_play(plan, evaluation, number, rng), None if plan.blend else weights)
    finally:
        evaluation.weights.use(evaluation.weights.read())  # whoever plays here may play something else next


Met = list[tuple[int, list[list[float]]]]  # phase, and features at seat


def _play(plan: Plan, evaluation: Evaluation, number: int, rng: Rng) -> tuple[Met, list[float]]:
    """All positions of a game, and its final points."""
    seats = find_title(plan.game).info.seats
    kinds = evaluation.tables
    players = seats[number // len(kinds) % len(seats)]
    game = new(plan.game, seats=players, seed=rng.word(), options=kinds[number % len(kinds)])
    size = len(evaluation.weights.features)
    met: Met = []
    while game.actors():
        seat = game.actors()[0]
        found = list(evaluation.describe(game))
        met.append((evaluation.phase(game), [found[at : at + size] for at in range(0, len(found), size)]))
        codes = game.legal(seat)
        if rng.below(100) < SLIPS:
            game.apply(seat, codes[rng.below(len(codes))])
        else:
            game.apply(seat, _decide(plan, game, seat, rng))
    return met, [float(points) for points in game.scores()]


def _decide(plan: Plan, game: Game, seat: int, rng: Rng) -> int:
    if plan.trials > 0:
        return best_by_search(game, seat, plan.trials, SECONDS, rng)
    return decide(BOTS["greedy"], game, seat, rng)


def samples_of(met: Met, points: list[float], weights: list[float] | None) -> list[Sample]:
    """What each position is to expect: what these weights do where the next phase begins; without any, the points.

    The positions of a phase count as one together: they are much alike, and some games have more of them.
    """
    counts = Counter(phase for phase, _ in met)
    samples: list[Sample] = []
    expected = points
    later: tuple[int, list[list[float]]] | None = None
    for phase, features in reversed(met):
        if weights is not None and later is not None and phase != later[0]:
            expected = [_weigh(weights, later[0], found) for found in later[1]]
        later = (phase, features)
        share = counts[phase] ** -0.5  # of both sides of an equation, so squares have the share of one position
        samples += [
            (phase, [value * share for value in found], aim * share)
            for found, aim in zip(features, expected, strict=True)
        ]
    return samples


def _weigh(weights: list[float], phase: int, found: list[float]) -> float:
    first = phase * len(found)
    return sum(weight * value for weight, value in zip(weights[first : first + len(found)], found, strict=True))


def add_samples(run: Run, samples: list[Sample]) -> None:
    for phase, found, points in samples:
        size = len(found)
        squares, products = run.squares[phase], run.products[phase]
        for i, value in enumerate(found):
            if value:
                products[i] += value * points
                row = i * size
                for j in range(size):
                    squares[row + j] += value * found[j]
        run.points[phase] += points * points
        run.positions[phase] += 1


def fit(run: Run, evaluation: Evaluation) -> list[float]:
    """The weights of all phases, one after the other."""
    size = len(evaluation.weights.features)
    fitted: list[float] = []
    for phase in range(len(evaluation.weights.phases)):
        before = run.weights[phase * size : (phase + 1) * size]
        squares = [run.squares[phase][row * size : (row + 1) * size] for row in range(size)]
        products = list(run.products[phase])
        for i in range(size):
            squares[i][i] += CAUTION
            products[i] += CAUTION * before[i]
        fitted += _solve(squares, products)
    return fitted


def blended(run: Run, fitted: list[float]) -> list[float]:
    """The weights before, each phase drawn towards the fit by the share of the points it explains, times `blend`."""
    size = len(run.products[0])
    found: list[float] = []
    for phase in range(len(run.products)):
        before = run.weights[phase * size : (phase + 1) * size]
        after = fitted[phase * size : (phase + 1) * size]
        share = run.plan.blend * _explained(run, phase, after)
        found += [old + share * (new - old) for old, new in zip(before, after, strict=True)]
    return found


def _explained(run: Run, phase: int, weights: list[float]) -> float:
    """How much of the variance of the points the weights explain, from 0 to 1. The first feature is 1."""
    size = len(weights)
    squares, products = run.squares[phase], run.products[phase]
    if squares[0] == 0.0:
        return 0.0
    spread = run.points[phase] - products[0] ** 2 / squares[0]
    if spread <= 0.0:
        return 0.0
    expected = sum(weight * product for weight, product in zip(weights, products, strict=True))
    again = sum(
        weight * other * squares[row * size + column]
        for row, weight in enumerate(weights)
        for column, other in enumerate(weights)
    )
    missed = run.points[phase] - 2 * expected + again
    return max(1.0 - missed / spread, 0.0)


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss with the largest pivot; the matrix is positive definite, so there is one."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            if factor:
                for k in range(column, size + 1):
                    rows[row][k] -= factor * rows[column][k]
    found = [0.0] * size
    for column in reversed(range(size)):
        known = sum(rows[column][k] * found[k] for k in range(column + 1, size))
        found[column] = (rows[column][size] - known) / rows[column][column]
    return found


# -- the file of weights ---------------------------------------------------------------------------------------------


def made_by(evaluation: Evaluation) -> dict[str, Any]:
    """The run that made the weights there are."""
    run: dict[str, Any] = json.decode(evaluation.weights.file.read_bytes())["run"]
    return run


def write_weights(
    evaluation: Evaluation, weights: list[float], made: dict[str, Any], began_with: dict[str, Any], file: Path
) -> None:
    """With the run that made them, and the one it began with."""
    size = len(evaluation.weights.features)
    rows = {
        phase: {name: round(weights[n * size + k], 4) for k, name in enumerate(evaluation.weights.features)}
        for n, phase in enumerate(evaluation.weights.phases)
    }
    text = json.format(json.encode({"run": {**made, "began with": began_with}, "weights": rows}), indent=1) + b"\n"
    try:
        file.write_bytes(text)
    except OSError as error:
        raise ValueError(f"the weights cannot be written to {file} ({error.strerror}); name another file") from error
