"""A computer opponent that looks ahead: information-set Monte-Carlo tree search.

Before every trial all that its seat cannot know is dealt again, so one tree grows over what the seat knows and not over
any one deal. Every seat is taken to do what is best for itself (max^n). A trial ends at the first position that is new
to the tree: whoever is in the middle of a turn there finishes it as looks best at once, then the game's own outlook is
asked for the points each seat can expect. Where several seats act at once the searching one moves first, and the trial
ends when it would have to wait for them: what they do then is the same for whatever it did.
"""

import time
from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.bots.turns import finish_turn, judge, promising_first, values_after
from planetfall.core.game import Game
from planetfall.core.rng import Rng

__all__ = ["SEATS", "Tree", "best_by_search", "consider", "edge_of", "grow", "spent_since"]

CURIOSITY: Final = 1.2  # weight of the unexplored, in deviations of the results of all trials so far
WIDENING: Final = 3.0  # after n visits so many times sqrt(n) moves are looked at, the promising ones first
RIPE: Final = 4  # visits after which the moves of a position are put in order
SEATS: Final = 8
CLOCK: Final = 64  # trials between two looks at the clock
PATIENCE: Final = 2.0  # seconds count as worked ones; on a busy machine they may take so many times as long
# A move tried so many times as often as any other is the choice, after this share of all trials and at least so many.
# On 120 positions of two games that took a quarter of 80,000 trials, and 96 % of the choices stayed the same.
SURE: Final = 4.0
EARLY: Final = 0.1
ENOUGH: Final = 1000.0


@final
class Tree:
    """Positions as the searching seat can tell them apart, and the moves between them."""

    def __init__(self) -> None:
        self.moves: list[vec[i64]] = []  # at node: its edges, by ascending key
        self.order: list[vec[i64]] = []  # at node: keys of its moves, the promising ones first; empty until it is ripe
        self.visits = vec[i64]()  # at node
        # at edge
        self.key = vec[i64]()  # code * SEATS + seat
        self.child = vec[i64]()
        self.tried = vec[float]()
        self.result = vec[float]()  # sum, for the seat that moves
        self.points: list[vec[float]] = []  # sums, at seat; of the first moves only
        # of the searching seat's results: number, sum, sum of squares, and how far they deviate from their mean
        self.trials = 0.0
        self.sum = 0.0
        self.squares = 0.0
        self.deviation = 0.0
        # trials by the seat that moved last, all together after those; and sums of their results, at seat
        self.ended = vec[float]([0.0] * (SEATS + 1))
        self.standing = vec[float]([0.0] * ((SEATS + 1) * SEATS))
        self.add_node()

    def add_node(self) -> i64:
        self.moves.append(vec[i64]())
        self.order.append(vec[i64]())
        self.visits = append(self.visits, 0)
        return len(self.visits) - 1

    def add_result(self, result: float) -> None:
        self.trials += 1.0
        self.sum += result
        self.squares += result * result
        mean = self.sum / self.trials
        variance = self.squares / self.trials - mean * mean
        self.deviation = sqrt(variance) if variance > 0.0 else 0.0  # rounding may bring it below

    def add_first(self, edge: i64, result: float, points: vec[float]) -> None:
        """What came of a first move: the result for its seat, and the points of all."""
        self.tried[edge] += 1.0
        self.result[edge] += result
        sums = self.points[edge]
        seat: i64
        for seat in range(len(points)):
            sums[seat] += points[seat]

    def level(self, results: vec[float], last: i64) -> None:
        """Take out what it makes on average who moved last.

        Whoever has just finished a turn stands a little better, so moves that were looked at to different depths could
        not be compared.
        """
        self.ended[last] += 1.0
        self.ended[SEATS] += 1.0
        seat: i64
        for seat in range(len(results)):
            mine = last * SEATS + seat
            all_seats = SEATS * SEATS + seat
            self.standing[mine] += results[seat]
            self.standing[all_seats] += results[seat]
            results[seat] += self.standing[all_seats] / self.ended[SEATS] - self.standing[mine] / self.ended[last]

    def add_edge(self, node: i64, key: i64) -> i64:
        edge: i64 = len(self.key)
        self.key = append(self.key, key)
        self.child = append(self.child, self.add_node())
        self.tried = append(self.tried, 0.0)
        self.result = append(self.result, 0.0)
        self.points.append(vec[float]([0.0] * SEATS) if node == 0 else vec[float]())
        edges = append(self.moves[node], edge)
        place: i64 = len(edges) - 1
        while place > 0 and self.key[edges[place - 1]] > key:
            edges[place] = edges[place - 1]
            place -= 1
        edges[place] = edge
        self.moves[node] = edges
        return edge


def best_by_search(game: Game, seat: i64, trials: i64, seconds: float, rng: Rng) -> i64:
    """The code tried most often, within so many trials and so many seconds. The game is not changed."""
    codes = game.legal(seat)
    if len(codes) == 1:
        return codes[0]
    tree = Tree()
    grow(tree, game, seat, trials, seconds, rng)
    best = codes[0]
    most = -1.0
    edge: i64
    for edge in tree.moves[0]:
        if tree.tried[edge] > most:
            most = tree.tried[edge]
            best = tree.key[edge] // SEATS
    return best


def grow(tree: Tree, game: Game, seat: i64, trials: i64, seconds: float, rng: Rng) -> i64:
    """Search on; returns how many trials were made. Ends early when what is left will hardly change the choice."""
    start = time.perf_counter()
    start_working = time.thread_time()
    trial: i64 = 0
    while trial < trials:
        twin = game.copy()
        twin.imagine(seat, rng)
        _try(tree, twin, seat, -1, rng)
        trial += 1
        if trial % CLOCK == 0:
            spent = spent_since(start, start_working)
            if _is_decided(tree, float(trial), _left(trial, trials, spent, seconds)):
                break
    return trial


def spent_since(start: float, start_working: float) -> float:
    """Seconds of work since then, by both clocks, or what counts as such while others had the machine."""
    worked = time.thread_time() - start_working
    waited = (time.perf_counter() - start) / PATIENCE
    return waited if waited > worked else worked


def consider(tree: Tree, game: Game, seat: i64, code: i64, trials: i64, rng: Rng) -> None:
    """Search on behind one first move, whatever it seems to be worth, until it has been tried so often."""
    key = code * SEATS + seat
    edge = edge_of(tree, 0, key)
    if edge < 0:
        edge = tree.add_edge(0, key)
    while tree.tried[edge] < float(trials):
        twin = game.copy()
        twin.imagine(seat, rng)
        _try(tree, twin, seat, edge, rng)


def _left(trial: i64, trials: i64, spent: float, seconds: float) -> float:
    """How many trials are still to come, as fast as they have come so far."""
    left = float(trials - trial)
    if spent > 0.0:
        in_time = float(trial) * (seconds / spent - 1.0)
        if in_time < left:
            return in_time
    return left


def _is_decided(tree: Tree, done: float, left: float) -> bool:
    """Whether no other move can be tried as often as the best one any more, or hardly; always if no time is left."""
    first = 0.0
    second = 0.0
    edge: i64
    for edge in tree.moves[0]:
        tried = tree.tried[edge]
        if tried > first:
            second = first
            first = tried
        elif tried > second:
            second = tried
    if left <= 0.0 or first - second > left:
        return True
    return first > SURE * second and done >= ENOUGH and done >= EARLY * (done + left)


def _try(tree: Tree, game: Game, searcher: i64, first: i64, rng: Rng) -> None:
    """One trial, begun by the searching seat, which has to act now; `first` is the edge to begin with, or -1."""
    node: i64 = 0
    path = vec[i64](capacity=64)
    fresh = False
    together = False  # whether others were to act when the searching seat moved last
    seat = searcher
    last = searcher
    while seat >= 0 and not fresh and not (together and seat != searcher):
        if seat == searcher:
            together = _others_act(game, seat)
        codes = game.choices(seat)
        tree.visits[node] += 1
        edge = first
        if edge < 0:
            edge = _choose(tree, node, game, seat, codes, rng)
        first = -1
        fresh = tree.tried[edge] == 0.0
        path = append(path, edge)
        game.apply(seat, tree.key[edge] // SEATS)
        node = tree.child[edge]
        last = seat
        if fresh:
            finish_turn(game, seat)
        seat = _next_actor(game, searcher)
    points = game.outlook()
    results = judge(game, points, seat < 0)
    if seat >= 0:
        tree.level(results, last)
    tree.add_result(results[searcher])
    tree.add_first(path[0], results[searcher], points)
    step: i64
    for step in path[1:]:
        tree.tried[step] += 1.0
        tree.result[step] += results[tree.key[step] % SEATS]


def _next_actor(game: Game, searcher: i64) -> i64:
    return searcher if game.question(searcher) != 0 else game.first_actor()


def _others_act(game: Game, searcher: i64) -> bool:
    return any(seat != searcher and game.question(seat) != 0 for seat in range(game.seats))


def _choose(tree: Tree, node: i64, game: Game, seat: i64, codes: vec[i64], rng: Rng) -> i64:
    """The edge to follow: a new one while the position deserves more, else the one with the best upper bound."""
    visits = tree.visits[node]
    edges = tree.moves[node]
    if visits == RIPE:
        ordered = promising_first(codes, values_after(game, seat, codes))
        tree.order[node] = vec[i64]([code * SEATS + seat for code in ordered])
    wanted = i64(WIDENING * sqrt(float(visits))) + 1
    spread = CURIOSITY * tree.deviation * sqrt(log(float(visits) + 1.0))
    known: i64 = 0
    best: i64 = -1
    best_bound = -1.0
    place: i64 = 0
    count: i64 = len(edges)
    code: i64
    for code in codes:
        key = code * SEATS + seat
        while place < count and tree.key[edges[place]] < key:
            place += 1
        if place < count and tree.key[edges[place]] == key:
            known += 1
            edge = edges[place]
            tried = tree.tried[edge]
            bound = tree.result[edge] / tried + spread / sqrt(tried)
            if bound > best_bound:
                best = edge
                best_bound = bound
    if known < len(codes) and known < wanted:
        return tree.add_edge(node, _new_key(tree, node, seat, codes, rng))
    return best


def _new_key(tree: Tree, node: i64, seat: i64, codes: vec[i64], rng: Rng) -> i64:
    """A move not tried yet: by promise if the position is ripe, else any."""
    key: i64
    for key in tree.order[node]:
        if key % SEATS == seat and _holds(codes, key // SEATS) and edge_of(tree, node, key) < 0:
            return key
    start = rng.below(len(codes))
    offset: i64
    for offset in range(len(codes)):
        key = codes[(start + offset) % len(codes)] * SEATS + seat
        if edge_of(tree, node, key) < 0:
            return key
    return codes[start] * SEATS + seat


def edge_of(tree: Tree, node: i64, key: i64) -> i64:
    edge: i64
    for edge in tree.moves[node]:
        if tree.key[edge] == key:
            return edge
    return -1


def _holds(codes: vec[i64], code: i64) -> bool:
    """Whether a code is in an ascending list."""
    low: i64 = 0
    high: i64 = len(codes)
    while low < high:
        middle = (low + high) // 2
        if codes[middle] < code:
            low = middle + 1
        else:
            high = middle
    return low < len(codes) and codes[low] == code
