"""Who is stronger: bots against each other, every line-up from every seat on the same deals.

For each seed the bots of a line-up take every seat in turn, so that neither a seat nor a deal favours anybody. Finished
games are kept in a file, one a line; a run that was stopped goes on with the games that are missing.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, permutations
from os import SEEK_END
from pathlib import Path

from msgspec import DecodeError, Struct, json
from msgspec.structs import replace
from openskill.models import PlackettLuce

from planetfall._face import new
from planetfall.bots.levels import find_player
from planetfall.catalogue import find_title
from planetfall.core.rng import seed_of, seeded
from planetfall.lab.measure import Measure, mean_of, share_of
from planetfall.lab.pool import Workers, work_through
from planetfall.lab.simulate import play_game

__all__ = ["Arena", "BotSummary", "Contest", "Pair", "Played", "arena"]


class Contest(Struct, frozen=True):
    game: str
    seats: int
    bots: tuple[str, ...]
    games: int  # at least; every line-up plays every deal from every seat
    seed: int = 1
    options: dict[str, str] = {}


class Played(Struct, frozen=True):
    game: str
    rules: int  # the version: by others the same bots play other games
    seed: int
    deal: int
    bots: tuple[str, ...]  # at seat
    first: int  # the seat that came first in turn order
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int
    options: dict[str, str] = {}
    order: tuple[int, ...] = ()  # the seats in turn order; older files tell only who came first


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
    counts: dict[int, int]  # games by points


class Pair(Struct, frozen=True):
    bot: str
    against: str
    games: int
    ahead: Measure  # share of the games in which the bot came before the other; a shared place counts half


class Arena(Struct, frozen=True):
    contest: Contest
    games: int
    deals: int
    bots: list[BotSummary]  # the best rating first
    pairs: list[Pair]  # both ways round
    order: list[Measure]  # share of wins by order of play; the seat that leads comes first


def arena(contest: Contest, workers: Workers, file: Path | None, progress: Callable[[int], None]) -> Arena:
    """Play what is missing of the contest, and sum it up."""
    _check(contest)
    contest = replace(contest, options=_chosen(contest.game, contest.options))
    games = list(_schedule(contest))
    done = {} if file is None else _kept(file, contest)
    jobs = [(contest, deal, bots) for deal, bots in games if (deal, bots) not in done]
    if jobs:
        _check_rules(contest, done.values(), file)
    progress(len(games) - len(jobs))
    for played in work_through(_play, jobs, workers):
        done[played.deal, played.bots] = played
        if file is not None:
            with file.open("ab") as lines:
                lines.write(json.encode(played) + b"\n")
        progress(1)
    return _sum_up(contest, [done[game] for game in games])


def _check(contest: Contest) -> None:
    title = find_title(contest.game)
    for name in contest.bots:
        find_player(name, title.tastes)
    several = [seats for seats in title.info.seats if seats > 1]
    if contest.seats not in several:
        raise ValueError(f"--seats is {contest.seats}, expected one of {', '.join(map(str, several))}")
    if len(set(contest.bots)) != len(contest.bots) or len(contest.bots) < contest.seats:
        raise ValueError(f"--bots names {', '.join(contest.bots)}, expected {contest.seats} or more different ones")
    new(contest.game, seats=contest.seats, seed=0, options=contest.options)


def _check_rules(contest: Contest, games: Iterable[Played], file: Path | None) -> None:
    """Before more games are played. A contest that is complete can be looked at for ever."""
    version = find_title(contest.game).info.rules_version
    for game in games:
        if game.rules != version:
            raise ValueError(
                f"{file} holds games by rules version {game.rules} and is not complete; "
                f"by version {version} they would be others; name another file"
            )


def _schedule(contest: Contest) -> Iterator[tuple[int, tuple[str, ...]]]:
    lineups = list(combinations(contest.bots, contest.seats))
    deals = math.ceil(contest.games / (len(lineups) * contest.seats))
    for deal in range(deals):
        for lineup in lineups:
            for turn in range(contest.seats):
                yield deal, lineup[turn:] + lineup[:turn]


def _kept(file: Path, contest: Contest) -> dict[tuple[int, tuple[str, ...]], Played]:
    """The games in the file, which is made if there is none."""
    try:
        with file.open("ab"):
            text = file.read_bytes()
        *whole, last = text.splitlines(keepends=True) or [b""]
        if last.endswith(b"\n"):
            whole, last = [*whole, last], b""
        found = [json.decode(line, type=Played) for line in whole if line.rstrip().endswith(b"}")]
    except (OSError, DecodeError) as error:
        raise ValueError(f"games cannot be kept in {file} ({error}); name another file") from error
    rest = _rest_of(last)
    games = [replace(game, options=_chosen(game.game, game.options)) for game in found + rest]
    if text and not games:
        raise ValueError(f"{file} holds something else than games; name another file")
    for game in games:
        if (game.game, game.seed, game.options) != (contest.game, contest.seed, contest.options):
            raise ValueError(
                f"{file} holds games of {_told(game.game, game.seed, game.options)}, "
                f"expected {_told(contest.game, contest.seed, contest.options)}; name another file"
            )
    if last:
        with file.open("r+b") as lines:
            lines.truncate(len(text) - len(last))
            lines.seek(0, SEEK_END)
            lines.writelines(json.encode(game) + b"\n" for game in rest)
    return {(game.deal, game.bots): game for game in games}


def _rest_of(line: bytes) -> list[Played]:
    """The game of a line without an end, unless it was cut off: then it is played again."""
    try:
        return [json.decode(line, type=Played)]
    except DecodeError:
        return []


def _chosen(game: str, options: dict[str, str]) -> dict[str, str]:
    """Without those that have their default: a table is the same whether they are named or not."""
    usual = {option.key: option.default for option in find_title(game).info.options}
    return {key: value for key, value in options.items() if usual.get(key) != value}


def _told(game: str, seed: int, options: dict[str, str]) -> str:
    chosen = "".join(f" and {key}={value}" for key, value in options.items())
    return f"{game} with seed {seed}{chosen}"


def _play(contest: Contest, deal: int, bots: tuple[str, ...]) -> Played:
    """One game. The deal depends on its number alone, each bot's luck on the line-up too."""
    title = find_title(contest.game)
    deal_seed = seed_of(f"{contest.seed}/{deal}")
    game = new(contest.game, seats=contest.seats, seed=deal_seed, options=contest.options)
    rng = seeded(seed_of(f"{contest.seed}/{deal}/{bots}"))
    players = [find_player(name, title.tastes) for name in bots]
    order = tuple(game.order_of_play())
    decisions = play_game(game, players, rng)
    return Played(
        game=contest.game,
        rules=title.info.rules_version,
        seed=contest.seed,
        deal=deal,
        bots=bots,
        first=order[0],
        scores=tuple(game.scores()),
        places=tuple(game.ranking()),
        decisions=decisions,
        options=contest.options,
        order=order,
    )


# -- sums ------------------------------------------------------------------------------------------------------------


def _sum_up(contest: Contest, games: list[Played]) -> Arena:
    ratings = _rate(contest, games)
    bots = [_bot_summary(name, [game for game in games if name in game.bots], *ratings[name]) for name in contest.bots]
    pairs = [_pair(bot, other, games) for bot, other in permutations(contest.bots, 2)]
    order = [
        _share((game.deal, _win(game, _seat_in_order(game, turn))) for game in games) for turn in range(contest.seats)
    ]
    deals = len({game.deal for game in games})
    return Arena(contest, len(games), deals, sorted(bots, key=lambda bot: -bot.rating), pairs, order)


def _bot_summary(name: str, games: list[Played], mu: float, sigma: float) -> BotSummary:
    seats = [game.bots.index(name) for game in games]
    scores = [game.scores[seat] for game, seat in zip(games, seats, strict=True)]
    wins = _share((game.deal, _win(game, seat)) for game, seat in zip(games, seats, strict=True))
    points = mean_of(_by_deal((game.deal, score) for game, score in zip(games, scores, strict=True)))
    return BotSummary(
        bot=name,
        games=len(games),
        wins=wins.value,
        wins_error=wins.error,
        points=points.value,
        points_error=points.error,
        rating=mu - 3 * sigma,
        mu=mu,
        sigma=sigma,
        counts=dict(sorted(Counter(scores).items())),
    )


def _pair(bot: str, against: str, games: list[Played]) -> Pair:
    both = [game for game in games if bot in game.bots and against in game.bots]
    return Pair(bot, against, len(both), _share((game.deal, _ahead(game, bot, against)) for game in both))


def _seat_in_order(game: Played, turn: int) -> int:
    return game.order[turn] if game.order else (game.first + turn) % len(game.bots)


def _win(game: Played, seat: int) -> float:
    return 1.0 / game.places.count(1) if game.places[seat] == 1 else 0.0


def _ahead(game: Played, bot: str, against: str) -> float:
    mine, theirs = (game.places[game.bots.index(name)] for name in (bot, against))
    return 0.5 if mine == theirs else float(mine < theirs)


def _share(values: Iterable[tuple[int, float]]) -> Measure:
    return share_of(_by_deal(values))


def _by_deal(values: Iterable[tuple[int, float]]) -> list[float]:
    """One mean for each deal."""
    deals: dict[int, list[float]] = {}
    for deal, value in values:
        deals.setdefault(deal, []).append(value)
    return [sum(found) / len(found) for found in deals.values()]


def _rate(contest: Contest, games: list[Played]) -> dict[str, tuple[float, float]]:
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in contest.bots}
    for game in games:
        teams = [[ratings[name]] for name in game.bots]
        for name, team in zip(game.bots, model.rate(teams, ranks=[float(place) for place in game.places]), strict=True):
            ratings[name] = team[0]
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}
