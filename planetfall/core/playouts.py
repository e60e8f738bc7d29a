"""Games of uniformly random play in one compiled call: many of them added up, or one looked at move by move."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.game import Game
from planetfall.core.rng import Rng

__all__ = ["Tally", "play_and_audit", "play_out", "tally_playouts"]


@final
class Tally:
    """Sums over finished games, per seat."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.points = [0] * seats
        self.squares = [0] * seats
        self.wins = [0.0] * seats  # a shared first place counts in parts
        self.lowest = [0] * seats
        self.highest = [0] * seats

    def count(self, game: Game) -> None:
        scores = game.scores()
        ranking = game.ranking()
        winners = ranking.count(1)
        first = self.games == 0
        for seat in range(self.seats):
            points = scores[seat]
            self.points[seat] += points
            self.squares[seat] += points * points
            if ranking[seat] == 1:
                self.wins[seat] += 1.0 / winners
            self.lowest[seat] = points if first else min(points, self.lowest[seat])
            self.highest[seat] = points if first else max(points, self.highest[seat])
        self.games += 1


def play_out(game: Game, rng: Rng) -> i64:
    """Random legal moves to the end; returns how many decisions that took."""
    decisions: i64 = 0
    seat = game.first_actor()
    codes = game.choices(seat)
    while seat >= 0:
        game.apply(seat, codes[rng.below(len(codes))])
        decisions += 1
        seat = game.menu_seat  # whoever settle() left with a choice, -1 at the end
        codes = game.menu
    return decisions


def tally_playouts(table: Game, games: int, rng: Rng) -> Tally:
    """Deal and play out this many games like the given one."""
    tally = Tally(table.seats)
    _game: i64
    for _game in range(games):
        game = table.fresh(rng.branch())
        tally.decisions += play_out(game, rng)
        tally.count(game)
    return tally


def play_and_audit(game: Game, rng: Rng, share: i64) -> str:
    """Random legal moves of whoever may act, to the end; the first thing that is wrong on the way, or nothing.

    One position in so many is audited, and the last.
    """
    decisions: i64 = 0
    actors = game.actors()
    while actors:
        seat: i64 = actors[rng.below(len(actors))]
        codes = game.choices(seat)
        wrong = _audit_choices(codes)
        if wrong == "" and rng.below(share) == 0:
            wrong = game.audit()
        code = codes[rng.below(len(codes))] if codes else -1
        if wrong == "" and game.why_not(seat, code) != 0:
            wrong = f"{code} is a choice of seat {seat} and refused"
        if wrong != "":
            return f"after {decisions} decisions: {wrong}"
        game.apply(seat, code)
        decisions += 1
        actors = game.actors()
    return game.audit()


def _audit_choices(codes: vec[i64]) -> str:
    if len(codes) == 0:
        return "an actor has no choice"
    at: i64
    for at in range(1, len(codes)):
        if codes[at - 1] >= codes[at]:
            return f"choice {codes[at]} comes after {codes[at - 1]}"
    return ""
