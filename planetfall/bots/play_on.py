"""A computer opponent that plays on: for games in which a position is judged better when a part of it is over.

In the middle of a year of Evacuation nobody can tell what a fleet is worth before it has flown, and what ground a tile
of Planet Unknown leaves shows with the next tiles. So a move is tried by playing on to the end of the year, or of this
round and the two after it, with the turns that look best, and only at these ends the outlook is asked. Each round of
trials deals all that the seat cannot know again and tries the moves on that deal, the same for all; those that fall
behind are tried no more. Where everybody plays apart most of what comes next lies open and deals hardly differ: there a
few promising moves and two rounds are enough. What was tried is kept in a tree that has first moves only.
"""

import time
from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.bots.search import SEATS, Tree, best_now, best_turn, edge_of, quick_turn, spent_since, turn_value, worth
from planetfall.core.game import Game
from planetfall.core.rng import Rng

__all__ = ["PROMISING", "best_by_playing_on", "consider_by_playing_on", "play_on", "plays_on"]

TRIALS: Final = 150  # of a tree: what one that plays on counts for; it takes about as long
FEWEST: Final = 3  # rounds before a move can fall behind
MOST: Final = 200  # rounds; moves that cannot be told apart by then are equally good
BEHIND: Final = 2.0  # standard errors of the difference to the leader
PROMISING: Final = 6  # moves that are tried where all play apart; half of them are left after each round
FINISHED: Final = 4  # turns that are finished in mind there, to find a good one quickly


def plays_on(game: Game, trials: i64) -> bool:
    """Whether a search with so many trials had better play on: where the game asks for it, if it can compare moves."""
    return game.part() > 0 and trials >= 2 * TRIALS


def best_by_playing_on(game: Game, seat: i64, trials: i64, seconds: float, rng: Rng) -> i64:
    """The code that did best, within so many trials of a tree and so many seconds. The game is not changed."""
    codes = game.legal(seat)
    return codes[0] if len(codes) == 1 else play_on(Tree(), game, seat, trials, seconds, rng)


def play_on(tree: Tree, game: Game, seat: i64, trials: i64, seconds: float, rng: Rng) -> i64:
    """Try the moves of a seat; returns the one that did best."""
    start = time.perf_counter()
    start_working = time.thread_time()
    apart = game.plays_apart()
    codes = _promising_first(game, seat)
    if apart:
        codes = codes[:PROMISING]
    results = [vec[float]() for _ in range(len(codes))]
    running = vec[i64](list(range(len(codes))))
    rounds: i64 = 0
    left = trials // TRIALS
    place: i64
    while rounds == 0 or (len(running) > 1 and rounds < MOST):
        deal = _dealt(game, seat, rng)
        for place in running:
            results[place] = append(results[place], _try(tree, deal, seat, codes[place]))
            left -= 1
            if left <= 0 or spent_since(start, start_working) > seconds:
                return codes[_leader(results, running, rounds if rounds > 0 else 1)]
        rounds += 1
        if apart:
            running = _foremost(results, running, PROMISING >> rounds)
        elif rounds >= FEWEST:
            running = _not_behind(results, running)
    return codes[_leader(results, running, rounds)]


def consider_by_playing_on(tree: Tree, game: Game, seat: i64, codes: list[int], rounds: i64, rng: Rng) -> None:
    """Try these moves equally often, on the same deals."""
    _round: i64
    for _round in range(rounds):
        deal = _dealt(game, seat, rng)
        for code in codes:
            _try(tree, deal, seat, code)


def _dealt(game: Game, seat: i64, rng: Rng) -> Game:
    deal = game.copy()
    deal.imagine(seat, rng)
    return deal


def _promising_first(game: Game, seat: i64) -> vec[i64]:
    """All codes by their outlook once the turn is finished: with little time not all of them are tried."""
    codes = game.legal(seat)
    values = [turn_value(game, seat, code) for code in codes]
    order = sorted(range(len(codes)), key=lambda place: -values[place])
    return vec[i64]([codes[place] for place in order])


def _try(tree: Tree, deal: Game, seat: i64, code: i64) -> float:
    """What comes of a move: its worth when this part of the game is over, and the next ones, on average."""
    game = deal.copy()
    part = game.part()
    parts = game.parts_to_play()
    game.apply(seat, code)
    result = 0.0
    points = vec[float]([0.0] * game.seats)
    number: i64
    for number in range(parts):
        actor = game.first_actor()
        while actor >= 0 and game.part() <= part + number:
            game.apply(actor, _likely(game, actor, seat))
            actor = game.first_actor()
        result += worth(game, seat) / float(parts)
        _add_share(points, game.outlook(), float(parts))
    edge = edge_of(tree, 0, code * SEATS + seat)
    if edge < 0:
        edge = tree.add_edge(0, code * SEATS + seat)
    tree.add_first(edge, result, points)
    return result


def _add_share(sums: vec[float], values: vec[float], shares: float) -> None:
    place: i64
    for place in range(len(values)):
        sums[place] += values[place] / shares


def _likely(game: Game, actor: i64, searcher: i64) -> i64:
    """What a seat will do: the turn that looks best; where all play apart a quicker guess is enough."""
    if not game.plays_apart():
        return best_turn(game, actor)
    return quick_turn(game, actor, FINISHED) if actor == searcher else best_now(game, actor)


def _leader(results: list[vec[float]], running: vec[i64], rounds: i64) -> i64:
    """The move with the best results of so many rounds, of those that have them."""
    leader: i64 = -1
    most = 0.0
    place: i64
    for place in running:
        if len(results[place]) >= rounds:
            total = 0.0
            number: i64
            for number in range(rounds):
                total += results[place][number]
            if leader < 0 or total > most:
                leader = place
                most = total
    return leader


def _foremost(results: list[vec[float]], running: vec[i64], most: i64) -> vec[i64]:
    """So many of the moves, those with the best results."""
    order = sorted(running, key=lambda place: -sum(results[place]))
    return vec[i64](order[:most])


def _not_behind(results: list[vec[float]], running: vec[i64]) -> vec[i64]:
    """The leader, and all that may still prove better."""
    leader = _leader(results, running, len(results[running[0]]))
    left = vec[i64]()
    place: i64
    for place in running:
        if place == leader or not _is_behind(results[place], results[leader]):
            left = append(left, place)
    return left


def _is_behind(own: vec[float], best: vec[float]) -> bool:
    """Whether results on the same deals are worse by more than chance; the same on all of them is no better."""
    count = float(len(own))
    total = 0.0
    squares = 0.0
    number: i64
    for number in range(len(own)):
        difference = best[number] - own[number]
        total += difference
        squares += difference * difference
    mean = total / count
    variance = (squares - count * mean * mean) / (count - 1.0)
    return mean >= BEHIND * sqrt(max(variance, 0.0) / count)
