"""How fast the engine is: random play in one compiled call, in batches, driven from Python; copies and re-deals.

Machines are noisy, so each figure is the best of several short runs, and peers are measured in the same run: ratios
travel, absolute numbers do not.
"""

import random
from array import array
from collections.abc import Callable
from time import perf_counter

from msgspec import Struct

from planetfall._face import new, title_of
from planetfall._guard import BUILD
from planetfall.core.batch import Batch
from planetfall.core.game import Game
from planetfall.core.playouts import tally_playouts
from planetfall.core.rng import seeded
from planetfall.lab.peers import PEERS, PeerSpeed, measure

__all__ = ["RUNS", "Speed", "bench", "bench_peers"]

RUNS = 25  # many short ones: on a shared machine some of them are left in peace
BATCH = 50  # things done between two looks at the clock
TABLES = 256  # stepped together


class Speed(Struct, frozen=True):
    game: str
    seats: int
    build: str
    playouts_per_second: float  # decisions of uniformly random play in one compiled call
    games_per_second: float
    batched_per_second: float  # decisions stepped together, their masks and observations included
    python_per_second: float  # decisions when `legal` and `apply` are called from interpreted code
    copy_microseconds: float
    imagine_microseconds: float


def bench(game: str, seats: int, seconds: float, done: Callable[[], None] = lambda: None) -> Speed:
    """Measure one game at one seat count, about five times `seconds` in each of RUNS runs; `done` after each run."""
    table = new(game, seats=seats, seed=1)
    middle = _half_way(table)
    decisions: list[float] = []
    games: list[float] = []
    batched: list[float] = []
    python: list[float] = []
    copies: list[float] = []
    imagined: list[float] = []
    for run in range(RUNS):
        played = _playouts(table, seconds, run)
        decisions.append(played[0])
        games.append(played[1])
        batched.append(_batched(table, seconds, run))
        python.append(_from_python(table, seconds, run))
        copies.append(_per_second(seconds, lambda: middle.copy()))
        imagined.append(_per_second(seconds, _redealer(middle, run)))
        done()
    return Speed(
        game=game,
        seats=seats,
        build=BUILD,
        playouts_per_second=max(decisions),
        games_per_second=max(games),
        batched_per_second=max(batched),
        python_per_second=max(python),
        copy_microseconds=1e6 / max(copies),
        imagine_microseconds=1e6 / max(imagined),
    )


def bench_peers(seconds: float, done: Callable[[], None] = lambda: None) -> list[PeerSpeed]:
    """All peers, the best of RUNS runs each; `done` after each run."""
    best: list[PeerSpeed] = []
    for name in PEERS:
        runs: list[PeerSpeed] = []
        for run in range(RUNS):
            runs.append(measure(name, seconds, run + 1))
            done()
        best.append(max(runs, key=lambda speed: speed.decisions_per_second))
    return best


def _playouts(table: Game, seconds: float, seed: int) -> tuple[float, float]:
    """Decisions and games per second."""
    rng = seeded(seed)
    games = decisions = 0
    began = perf_counter()
    while (passed := perf_counter() - began) < seconds or games == 0:
        tally = tally_playouts(table, BATCH, rng)
        games += tally.games
        decisions += tally.decisions
    return decisions / passed, games / passed


def _batched(table: Game, seconds: float, seed: int) -> float:
    """Only the steps are timed: choosing is the learner's business."""
    rng = seeded(seed)
    batch = Batch(table, TABLES, len(title_of(table).info.actions), rng.branch())
    steps = 0
    passed = 0.0
    while passed < seconds or steps == 0:
        menus = [game.choices(seat) for game, seat in zip(batch.games, batch.seat, strict=True)]
        codes = array("q", [codes[rng.below(len(codes))] for codes in menus]).tobytes()
        began = perf_counter()
        batch.step(codes)
        passed += perf_counter() - began
        steps += 1
    return steps * TABLES / passed


def _from_python(table: Game, seconds: float, seed: int) -> float:
    rng = seeded(seed)
    draw = random.Random(seed).random
    decisions = 0
    began = perf_counter()
    while (passed := perf_counter() - began) < seconds or decisions == 0:
        game = table.fresh(rng)
        while actors := game.actors():
            seat = actors[0]
            codes = game.legal(seat)
            game.apply(seat, codes[int(draw() * int(len(codes)))])  # noqa: RUF046 - the length of a vec is an i64
            decisions += 1
    return decisions / passed


def _per_second(seconds: float, thing: Callable[[], object]) -> float:
    times = 0
    began = perf_counter()
    while (passed := perf_counter() - began) < seconds or times == 0:
        for _ in range(BATCH):
            thing()
        times += BATCH
    return times / passed


def _redealer(game: Game, seed: int) -> Callable[[], object]:
    twin = game.copy()
    rng = seeded(seed)
    seat = twin.actors()[0]
    return lambda: twin.imagine(seat, rng)


def _half_way(table: Game) -> Game:
    """A position in the middle of a random game, where a copy is as large as it usually is."""
    trail = [table.fresh(seeded(1))]
    rng = seeded(2)
    while trail[-1].actors():
        after = trail[-1].copy()
        seat = after.actors()[0]
        codes = after.legal(seat)
        after.apply(seat, codes[rng.below(len(codes))])
        trail.append(after)
    return trail[len(trail) // 2]
