"""Many games. Each depends on the seed and its number alone, not on who shares the work.

What was played is kept game by game, in columns: a hundred thousand games fit into memory, and two boxes can be
compared deal by deal.
"""

import math
from array import array
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from planetfall._face import new
from planetfall.bots import Bot, decide
from planetfall.bots.levels import find_player
from planetfall.catalogue import find_title
from planetfall.core.game import Game
from planetfall.core.ledger import Ledger
from planetfall.core.playouts import play_out
from planetfall.core.rng import Rng, seed_of, seeded
from planetfall.lab.measure import share_of
from planetfall.lab.pool import Workers, work_through

__all__ = ["Job", "Played", "SeatSummary", "Simulation", "play", "play_game", "simulate", "sum_up"]

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
    ledger: bool = False  # also keep what every seat had and where its points came from


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


class Played:
    """Columns with one entry for each game; those of a ledger have a row of entries for each game."""

    def __init__(self, seats: int) -> None:
        self.order = array("b")  # the seats in turn order
        self.decisions = array("i")
        self.points = [array("i") for _ in range(seats)]
        self.wins = [array("d") for _ in range(seats)]  # a shared first place counts in parts
        self.held = [array("h") for _ in range(seats)]
        self.earned = [array("i") for _ in range(seats)]

    def add(self, game: Game, order: list[int], decisions: int, ledger: Ledger | None) -> None:
        ranking = game.ranking()
        victory = 1 / max(1, ranking.count(1))  # alone even the first place may be missed
        self.order.extend(order)
        self.decisions.append(decisions)
        for seat, points in enumerate(game.scores()):
            self.points[seat].append(points)
            self.wins[seat].append(victory if ranking[seat] == 1 else 0.0)
            if ledger is not None:
                self.held[seat].extend(ledger.held(game, seat))
                self.earned[seat].extend(ledger.earned(game, seat))

    def extend(self, later: "Played") -> None:
        self.order.extend(later.order)
        self.decisions.extend(later.decisions)
        for seat in range(len(self.points)):
            self.points[seat].extend(later.points[seat])
            self.wins[seat].extend(later.wins[seat])
            self.held[seat].extend(later.held[seat])
            self.earned[seat].extend(later.earned[seat])


def simulate(job: Job, workers: Workers = 1, progress: Callable[[int], None] = lambda _: None) -> Simulation:
    """Play the games; `progress` is told how many have been finished since the last time."""
    return sum_up(job, play(job, workers, progress))


def play(job: Job, workers: Workers, progress: Callable[[int], None]) -> Played:
    tastes = find_title(job.game).tastes
    for name in job.bots:
        find_player(name, tastes)
    new(job.game, seats=job.seats, seed=0, options=job.options, components=job.components)  # refuses bad values early
    size = CHUNK if _is_random(job) else 1
    chunks = [(job, first, min(size, job.games - first)) for first in range(0, job.games, size)]
    played = Played(job.seats)
    for part in work_through(_play_chunk, chunks, workers):
        played.extend(part)
        progress(len(part.decisions))
    return played


def _is_random(job: Job) -> bool:
    """Then a game is one compiled call."""
    return set(job.bots) == {"random"}


def _play_chunk(job: Job, first: int, games: int) -> Played:
    table = new(job.game, seats=job.seats, seed=0, options=job.options, components=job.components)
    title = find_title(job.game)
    ledger = title.ledger if job.ledger else None
    bots = [find_player(name, title.tastes) for name in job.bots]
    random = _is_random(job)
    played = Played(job.seats)
    for number in range(first, first + games):
        rng = seeded(seed_of(f"{job.seed}/{number}"))  # its own: however one game goes, the next is dealt the same
        game = table.fresh(rng.branch())
        order = game.order_of_play()
        decisions = play_out(game, rng) if random else play_game(game, bots, rng)
        played.add(game, order, decisions, ledger)
    return played


def play_game(game: Game, bots: Sequence[Bot], rng: Rng) -> int:
    """To the end; returns how many decisions that took."""
    decisions = 0
    while actors := game.actors():
        seat = actors[0]
        game.apply(seat, decide(bots[seat], game, seat, rng))
        decisions += 1
    return decisions


def sum_up(job: Job, played: Played) -> Simulation:
    seats: list[SeatSummary] = []
    for seat, points in enumerate(played.points):
        mean = sum(points) / job.games
        square = sum(value * value for value in points) / job.games
        wins = share_of(played.wins[seat])
        seats.append(
            SeatSummary(
                seat=seat,
                bot=job.bots[seat],
                mean=mean,
                deviation=math.sqrt(max(0.0, square - mean * mean)),
                lowest=min(points),
                highest=max(points),
                wins=wins.value,
                wins_error=wins.error,
            )
        )
    return Simulation(job.game, job.seed, job.games, sum(played.decisions), seats)
