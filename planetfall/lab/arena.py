"""Who is stronger: bots against each other, every line-up from every seat on the same deals.

For each seed the bots of a line-up take every seat in turn, so that neither a seat nor a deal favours anybody. Finished
games are kept in a file, one a line; a run that was stopped goes on with the games that are missing.
"""

import hashlib
import math
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

from msgspec import Struct, json
from openskill.models import PlackettLuce

from planetfall._face import new
from planetfall.bots import decide
from planetfall.bots.levels import find_player
from planetfall.core.rng import SEED_BITS, seeded
from planetfall.lab.pool import Workers, work_through

__all__ = ["Arena", "BotSummary", "Contest", "Played", "arena"]


class Contest(Struct, frozen=True):
    game: str
    seats: int
    bots: tuple[str, ...]
    games: int  # at least; every line-up plays every deal from every seat
    seed: int = 1


class Played(Struct, frozen=True):
    deal: int
    bots: tuple[str, ...]  # at seat
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int


class BotSummary(Struct, frozen=True):
    bot: str
    games: int
    wins: float  # share, shared victories in parts
    wins_error: float  # half the width of the 95 % interval, over deals: games on one deal are no independent ones
    points: float
    points_error: float
    rating: float  # OpenSkill: mu - 3 sigma, so that few games count for little
    mu: float
    sigma: float


class Arena(Struct, frozen=True):
    contest: Contest
    games: int
    bots: list[BotSummary]
    first_seat_wins: float  # share of all games won by the seat of the first player in order


def arena(contest: Contest, workers: Workers, file: Path | None, progress: Callable[[int], None]) -> Arena:
    """Play what is missing of the contest, and sum it up."""
    _check(contest)
    done = _kept(file)
    missing = [game for game in _schedule(contest) if game not in done]
    progress(len(done.keys() & set(_schedule(contest))))
    jobs = [(contest, deal, bots) for deal, bots in missing]
    for played in work_through(_play, jobs, workers):
        done[played.deal, played.bots] = played
        if file is not None:
            with file.open("ab") as lines:
                lines.write(json.encode(played) + b"\n")
        progress(1)
    return _sum_up(contest, [done[game] for game in _schedule(contest)])


def _check(contest: Contest) -> None:
    for name in contest.bots:
        find_player(name)
    if len(set(contest.bots)) != len(contest.bots) or len(contest.bots) < contest.seats:
        raise ValueError(f"--bots names {', '.join(contest.bots)}, expected {contest.seats} or more different ones")
    new(contest.game, seats=contest.seats, seed=0)


def _schedule(contest: Contest) -> Iterator[tuple[int, tuple[str, ...]]]:
    lineups = list(combinations(contest.bots, contest.seats))
    deals = math.ceil(contest.games / (len(lineups) * contest.seats))
    for deal in range(deals):
        for lineup in lineups:
            for turn in range(contest.seats):
                yield deal, lineup[turn:] + lineup[:turn]


def _kept(file: Path | None) -> dict[tuple[int, tuple[str, ...]], Played]:
    if file is None or not file.exists():
        return {}
    lines = [json.decode(line, type=Played) for line in file.read_bytes().splitlines() if line.endswith(b"}")]
    return {(played.deal, played.bots): played for played in lines}


def _play(contest: Contest, deal: int, bots: tuple[str, ...]) -> Played:
    """One game. The deal depends on its number alone, each bot's luck on the line-up too."""
    game = new(contest.game, seats=contest.seats, seed=_seed(f"{contest.seed}/{deal}"))
    rng = seeded(_seed(f"{contest.seed}/{deal}/{bots}"))
    players = [find_player(name) for name in bots]
    decisions = 0
    while actors := game.actors():
        seat = actors[0]
        game.apply(seat, decide(players[seat], game, seat, rng))
        decisions += 1
    return Played(deal, bots, tuple(game.scores()), tuple(game.ranking()), decisions)


def _seed(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[: SEED_BITS // 8])


# -- sums ------------------------------------------------------------------------------------------------------------


def _sum_up(contest: Contest, games: list[Played]) -> Arena:
    ratings = _rate(contest, games)
    bots = []
    for name in contest.bots:
        wins, wins_error = _mean_over_deals(games, name, _win)
        points, points_error = _mean_over_deals(games, name, lambda game, seat: float(game.scores[seat]))
        mu, sigma = ratings[name]
        count = sum(name in game.bots for game in games)
        bots.append(BotSummary(name, count, wins, wins_error, points, points_error, mu - 3 * sigma, mu, sigma))
    first = sum(_win(game, 0) for game in games) / len(games)
    return Arena(contest, len(games), sorted(bots, key=lambda bot: -bot.rating), first)


def _win(game: Played, seat: int) -> float:
    return 1.0 / game.places.count(1) if game.places[seat] == 1 else 0.0


def _mean_over_deals(games: list[Played], name: str, value: Callable[[Played, int], float]) -> tuple[float, float]:
    """Mean and half the 95 % interval, from one mean for each deal."""
    deals: dict[int, list[float]] = {}
    for game in games:
        if name in game.bots:
            deals.setdefault(game.deal, []).append(value(game, game.bots.index(name)))
    means = [sum(values) / len(values) for values in deals.values()]
    mean = sum(means) / len(means)
    if len(means) < 2:
        return mean, math.inf
    variance = sum((one - mean) ** 2 for one in means) / (len(means) - 1)
    return mean, 1.96 * math.sqrt(variance / len(means))


def _rate(contest: Contest, games: list[Played]) -> dict[str, tuple[float, float]]:
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in contest.bots}
    for game in games:
        teams = [[ratings[name]] for name in game.bots]
        for name, team in zip(game.bots, model.rate(teams, ranks=[float(place) for place in game.places]), strict=True):
            ratings[name] = team[0]
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}
