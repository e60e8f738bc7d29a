"""A computer opponent that plays on: for games in which a position is judged better when a part of it is over.

In the middle of a year of Evacuation nobody can tell what a fleet is worth before it has flown, and what ground a tile
of Planet Unknown leaves shows with the next tiles. So a move is tried by playing on to the end of the year, or of this
round and the two after it, with the turns that look best, and only at these ends the outlook is asked. Each round of
trials deals all that the seat cannot know again and tries the moves on that deal, the same for all; those that fall
behind are tried no more. Where everybody plays apart most of what comes next lies open and deals hardly differ: there a
few promising moves and a few deals are enough. Who has time plays on twice as far, tries four times as many promising
moves and takes more deals before the last are given up. What was tried is kept in a tree that has first moves only.
"""

import time
from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.bots.search import SEATS, Tree, edge_of, spent_since
from planetfall.bots.turns import ALL, Turn, expect, next_of_turn, promising_first, quick_turn, turn_value
from planetfall.core.game import Game
from planetfall.core.rng import Rng

__all__ = [
    "AMPLE_SECONDS",
    "AMPLE_TRIALS",
    "PATIENT",
    "QUICK",
    "Deal",
    "best_by_playing_on",
    "consider_by_playing_on",
    "play_on",
    "plays_on",
]

TRIALS: Final = 150  # of a tree: what one that plays on counts for; it takes about as long
AMPLE_TRIALS: Final = 20_000  # with these budgets and larger ones a search takes its time
AMPLE_SECONDS: Final = 1.0
MOST: Final = 200  # rounds; moves that cannot be told apart by then are equally good
FINISHED: Final = 4  # turns that are finished in mind there, to find a good one quickly
LOST: Final = -1  # in place of an answer's number


@final
class Pace:
    """How far a search looks, and how readily it gives moves up."""

    def __init__(self, times: int, promising: tuple[int, ...], fewest: int, behind: float) -> None:
        self.times: Final = i64(times)  # as many parts are played on as the game asks for
        # Where all play apart: moves that are tried on each deal, then who is left.
        self.promising: Final = vec[i64](promising)
        self.fewest: Final = i64(fewest)  # elsewhere, rounds before a move can fall behind
        self.behind: Final = behind  # standard errors of the difference to the leader


QUICK: Final = Pace(1, (6, 3, 1), 3, 2.0)
# Twice as many moves are better than each of them on two deals, and the last few are worth a second deal.
PATIENT: Final = Pace(2, (24, 12, 6, 6, 3, 3, 1), 6, 3.0)


@final
class Deal:
    """What the seat cannot know, dealt again; moves are tried on copies of it.

    Where all play apart, what the others will do hardly hangs on the move: it is thought of once for all moves, as
    long as they are asked the same. That saves two fifths of the time with two seats, and more with more.
    """

    def __init__(self, game: Game, seat: i64, rng: Rng) -> None:
        self.game = game.copy()
        self.game.imagine(seat, rng)
        # of the others, at seat, in the order in which they were asked
        self.menus: list[list[vec[i64]]] = [[] for _ in range(game.seats)]
        self.answers = [vec[i64]() for _ in range(game.seats)]
        self.next = vec[i64]([0] * game.seats)  # answer in this trial, LOST once it was asked something else

    def begin(self) -> Game:
        self.next = vec[i64]([0] * self.game.seats)
        return self.game.copy()

    def answer(self, game: Game, seat: i64) -> i64:
        """What one of the others will do."""
        place = self.next[seat]
        menu = game.choices(seat)
        if place == len(self.answers[seat]):
            self.menus[seat].append(menu[:])
            self.answers[seat] = append(self.answers[seat], quick_turn(game, seat, FINISHED))
        elif place == LOST or not _same(menu, self.menus[seat][place]):
            self.next[seat] = LOST
            return quick_turn(game, seat, FINISHED)
        self.next[seat] += 1
        return self.answers[seat][place]


def _same(one: vec[i64], other: vec[i64]) -> bool:
    return len(one) == len(other) and all(one[place] == other[place] for place in range(len(one)))


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
    pace = PATIENT if trials >= AMPLE_TRIALS and seconds >= AMPLE_SECONDS else QUICK
    apart = game.plays_apart()
    codes = _promising_first(game, seat)
    if apart:
        codes = codes[: pace.promising[0]]
    results = [vec[float]() for _ in range(len(codes))]
    running = vec[i64](list(range(len(codes))))
    rounds: i64 = 0
    left = trials // TRIALS
    place: i64
    while rounds == 0 or (len(running) > 1 and rounds < MOST):
        deal = Deal(game, seat, rng)
        for place in running:
            results[place] = append(results[place], _try(tree, deal, seat, codes[place], pace))
            left -= 1
            if left <= 0 or spent_since(start, start_working) > seconds:
                return codes[_leader(results, running, rounds if rounds > 0 else 1)]
        rounds += 1
        if apart:
            running = _foremost(results, running, pace.promising[rounds])
        elif rounds >= pace.fewest:
            running = _not_behind(results, running, pace.behind)
    return codes[_leader(results, running, rounds)]


def consider_by_playing_on(tree: Tree, game: Game, seat: i64, codes: list[int], rounds: i64, rng: Rng) -> None:
    """Try these moves equally often, on the same deals."""
    _round: i64
    for _round in range(rounds):
        deal = Deal(game, seat, rng)
        for code in codes:
            _try(tree, deal, seat, code, QUICK)


def _promising_first(game: Game, seat: i64) -> vec[i64]:
    """All codes by their outlook once the turn is finished: with little time not all of them are tried."""
    codes = game.legal(seat)
    return promising_first(codes, vec[float]([turn_value(game, seat, code) for code in codes]))


def _try(tree: Tree, deal: Deal, seat: i64, code: i64, pace: Pace) -> float:
    """What comes of a move when this part of the game is over, and the next ones, on average.

    Also where all play apart it is winning that counts: whoever fills a planet first ends the game for everybody.
    """
    game = deal.begin()
    part = game.part()
    parts = game.parts_to_play() * pace.times
    game.apply(seat, code)
    result = 0.0
    points = vec[float]([0.0] * game.seats)
    turn = Turn()
    last = seat  # who moved last
    number: i64
    for number in range(parts):
        actor = game.first_actor()
        while actor >= 0 and game.part() <= part + number:
            if actor != last:
                turn = Turn()
                last = actor
            game.apply(actor, _likely(deal, game, actor, seat, turn))
            actor = game.first_actor()
        result += expect(game)[seat] / float(parts)
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


def _likely(deal: Deal, game: Game, actor: i64, searcher: i64, turn: Turn) -> i64:
    """What a seat will do: the turn that looks best; where all play apart a quicker guess is enough."""
    if not game.plays_apart():
        return next_of_turn(game, actor, ALL, turn)
    return next_of_turn(game, actor, FINISHED, turn) if actor == searcher else deal.answer(game, actor)


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


def _not_behind(results: list[vec[float]], running: vec[i64], errors: float) -> vec[i64]:
    """The leader, and all that may still prove better."""
    leader = _leader(results, running, len(results[running[0]]))
    left = vec[i64]()
    place: i64
    for place in running:
        if place == leader or not _is_behind(results[place], results[leader], errors):
            left = append(left, place)
    return left


def _is_behind(own: vec[float], best: vec[float], errors: float) -> bool:
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
    return mean >= errors * sqrt(max(variance, 0.0) / count)
