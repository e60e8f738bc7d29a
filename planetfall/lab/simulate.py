"""Many games over several processes. The games depend on the seed alone, not on how many processes share the work."""

import hashlib
import math
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from msgspec import Struct

from planetfall._face import new
from planetfall.bots import decide, find_bot
from planetfall.core.playouts import Tally, tally_playouts
from planetfall.core.rng import SEED_BITS, seeded

__all__ = ["Job", "Simulation", "simulate"]

CHUNK = 500  # games of random play in one piece of work; thinking bots play one game at a time


class Job(Struct, frozen=True):
    """What to simulate."""

    game: str
    seats: int
    games: int
    seed: int
    bots: Sequence[str]
    options: Mapping[str, str] = {}
    components: Path | None = None


class SeatSummary(Struct, frozen=True):
    seat: int
    bot: str
    mean: float
    deviation: float
    lowest: int
    highest: int
    wins: float  # share of the games, shared victories in parts
    wins_error: float  # half the width of the 95 % interval


class Simulation(Struct, frozen=True):
    game: str
    seed: int
    games: int
    decisions: int
    seats: list[SeatSummary]


def simulate(job: Job, processes: int = 1, progress: Callable[[int], None] = lambda _: None) -> Simulation:
    """Play the games; `progress` is told how many have been finished since the last time."""
    for name in job.bots:
        find_bot(name)
    new(job.game, seats=job.seats, seed=0, options=job.options, components=job.components)  # refuses bad values early
    size = CHUNK if set(job.bots) == {"random"} else 1
    chunks = [(job, first, min(size, job.games - first)) for first in range(0, job.games, size)]
    tallies: list[_Sums] = []
    if processes == 1:
        for chunk in chunks:
            tallies.append(_play_chunk(*chunk))
            progress(tallies[-1].games)
    else:
        with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
            for sums in pool.map(_play_chunk, *zip(*chunks, strict=True)):
                tallies.append(sums)
                progress(sums.games)
    return _summary(job, tallies)


class _Sums(Struct, frozen=True):
    """A tally that can travel between processes."""

    games: int
    decisions: int
    points: list[int]
    squares: list[int]
    wins: list[float]
    lowest: list[int]
    highest: list[int]


def _play_chunk(job: Job, first: int, games: int) -> _Sums:
    rng = seeded(_chunk_seed(job.seed, first))
    table = new(job.game, seats=job.seats, seed=0, options=job.options, components=job.components)
    if set(job.bots) == {"random"}:
        tally = tally_playouts(table, games, rng)
    else:
        tally = Tally(job.seats)
        bots = [find_bot(name) for name in job.bots]
        for _ in range(games):
            game = table.fresh(rng.branch())
            while actors := game.actors():
                seat = actors[0]
                game.apply(seat, decide(bots[seat], game, seat, rng))
                tally.decisions += 1
            tally.count(game)
    return _Sums(tally.games, tally.decisions, tally.points, tally.squares, tally.wins, tally.lowest, tally.highest)


def _chunk_seed(seed: int, first: int) -> int:
    """A seed of its own for every piece of work."""
    digest = hashlib.sha256(f"{seed}/{first}".encode()).digest()
    return int.from_bytes(digest[: SEED_BITS // 8])


def _summary(job: Job, parts: list[_Sums]) -> Simulation:
    games = sum(part.games for part in parts)
    seats: list[SeatSummary] = []
    for seat in range(job.seats):
        mean = sum(part.points[seat] for part in parts) / games
        square = sum(part.squares[seat] for part in parts) / games
        wins = sum(part.wins[seat] for part in parts) / games
        seats.append(
            SeatSummary(
                seat=seat,
                bot=job.bots[seat],
                mean=mean,
                deviation=math.sqrt(max(0.0, square - mean * mean)),
                lowest=min(part.lowest[seat] for part in parts),
                highest=max(part.highest[seat] for part in parts),
                wins=wins,
                wins_error=1.96 * math.sqrt(wins * (1 - wins) / games),
            )
        )
    return Simulation(job.game, job.seed, games, sum(part.decisions for part in parts), seats)
