"""What the moves of a seat are worth, from what that seat may know: for hints and for the review of a game.

One search finds the promising moves, the most tried first. Then each of them is judged by itself and equally long: what
the search found on the way favours the moves that it tried most, and knows next to nothing of those it left alone.
"""

from collections.abc import Iterable

from msgspec import Struct

from planetfall.bots.play_on import consider_by_playing_on, play_on, plays_on
from planetfall.bots.search import SEATS, Tree, consider, grow
from planetfall.bots.turns import best_turn
from planetfall.core.game import Game
from planetfall.core.rng import Rng

__all__ = ["Choice", "analyse_moves"]

FAIR_SHARE = 2  # each move is judged by this part of the trials
LEAST = 8  # trials
FAR_ROUNDS = 24  # are enough where a trial plays on: all moves have the same deals


class Choice(Struct, frozen=True):
    """One move that a seat could make now."""

    code: int
    share: float  # of the trials of the search
    points: tuple[float, ...]  # the final points that everybody can expect after it
    lead: float  # of the seat over the best of the others, in these points
    loss: float  # of lead, against the best move
    line: tuple[int, ...]  # the moves that probably complete the turn, this one first


def analyse_moves(
    game: Game, seat: int, trials: int, seconds: float, rng: Rng, most: int, also: Iterable[int] = ()
) -> list[Choice]:
    """The best moves of a seat that has to act, the best first; `also` are codes that must be among them.

    The game is not changed, and nothing is asked of it but a copy: what the seat cannot know is dealt again first.
    """
    seen = game.copy()
    seen.imagine(seat, rng)
    far = plays_on(seen, trials)
    tree = Tree()
    (play_on if far else grow)(tree, seen, seat, trials, seconds, rng)
    tried = {tree.key[edge] // SEATS: tree.tried[edge] for edge in tree.moves[0]}
    made = sum(tried.values())
    mean = {tree.key[edge] // SEATS: tree.result[edge] / tree.tried[edge] for edge in tree.moves[0]}
    codes = sorted(tried, key=lambda code: (-tried[code], -mean[code]))[:most]
    codes += [code for code in also if code not in codes]
    fair = max(int(made) // FAIR_SHARE, LEAST)
    judged = Tree()
    if far:
        consider_by_playing_on(judged, seen, seat, codes, min(fair, FAR_ROUNDS), rng)
    else:
        for code in codes:
            consider(judged, seen, seat, code, fair, rng)
    edges = {judged.key[edge] // SEATS: edge for edge in judged.moves[0]}
    points = {code: _expected(judged, edges[code], game.seats) for code in codes}
    leads = {code: _lead(points[code], seat) for code in codes}
    return [
        Choice(
            code=code,
            share=tried.get(code, 0.0) / made,
            points=points[code],
            lead=leads[code],
            loss=max(0.0, leads[codes[0]] - leads[code]),
            line=_line(judged, edges[code], seen, seat, rng),
        )
        for code in codes
    ]


def _expected(tree: Tree, edge: int, seats: int) -> tuple[float, ...]:
    return tuple(tree.points[edge][seat] / tree.tried[edge] for seat in range(seats))


def _lead(points: tuple[float, ...], seat: int) -> float:
    others = [expected for other, expected in enumerate(points) if other != seat]
    return points[seat] - max(others, default=0.0)


def _line(tree: Tree, edge: int, game: Game, seat: int, rng: Rng) -> tuple[int, ...]:
    """The most tried way to the end of the turn; where the tree ends, what looks best."""
    seen = game.copy()
    seen.imagine(seat, rng)
    line = [tree.key[edge] // SEATS]
    seen.apply(seat, line[0])
    edges = list(tree.moves[tree.child[edge]])
    while seat in seen.actors() and not seen.begins_turn(seat):
        legal = set(seen.legal(seat))
        known = [at for at in edges if tree.key[at] % SEATS == seat and tree.key[at] // SEATS in legal]
        best = max(known, key=lambda at: tree.tried[at], default=-1)
        line.append(tree.key[best] // SEATS if known else best_turn(seen, seat))
        edges = list(tree.moves[tree.child[best]]) if known else []
        seen.apply(seat, line[-1])
    return tuple(line)
