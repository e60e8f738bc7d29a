"""What looks best: positions judged by the game's own outlook, and turns finished in mind by what looks best at once.

In the middle of a turn an outlook misses what the seat is about to get, so moves are compared by what they are worth
once their turn is finished. How it was finished is remembered: who keeps to it need not look for it again.
"""

from math import exp, inf
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import Game

__all__ = [
    "ALL",
    "Turn",
    "best_now",
    "best_turn",
    "expect",
    "finish_turn",
    "judge",
    "next_of_turn",
    "promising_first",
    "quick_turn",
    "turn_value",
    "values_after",
    "worth",
]

CHAIN: Final = 8  # decisions of a turn that are made in a hurry
ALL: Final = 1 << 30  # moves
NOTHING: Final = -1  # in place of a code
ALONE: Final = 0.16  # what a swing counts for who plays alone; about as much as among others
MARGIN: Final = 100.0 / 14.0  # a lead of so many swings is as good as it gets


@final
class Turn:
    """How a turn goes on as it was finished in mind. It holds until anybody does something else."""

    def __init__(self) -> None:
        self.codes = vec[i64]()  # those still to come; none if it was not finished
        self.values: list[vec[float]] = []  # at each of them: what every choice looks worth right after it
        self.place: i64 = 0  # in both lists, of the next one
        self.value = 0.0  # once it is finished

    def next(self) -> i64:
        return self.codes[self.place] if self.place < len(self.codes) else NOTHING

    def follow(self, other: "Turn", place: i64) -> None:
        self.codes = other.codes
        self.values = other.values
        self.place = place
        self.value = other.value


def best_now(game: Game, seat: i64) -> i64:
    """The code with the best outlook right after it. The game is not changed."""
    codes = game.choices(seat)
    assert len(codes) > 0, "ask actors() who may act"
    best: i64 = NOTHING
    most = -inf
    code: i64
    for code in codes:
        value = _value_after(game, seat, code)
        if best == NOTHING or value > most:
            best = code
            most = value
    return best


def best_turn(game: Game, seat: i64) -> i64:
    """The code with the best outlook once the turn is finished by what looks best at once. The game is not changed."""
    return next_of_turn(game, seat, ALL, Turn())


def quick_turn(game: Game, seat: i64, most: i64) -> i64:
    """As `best_turn`, but only so many turns are finished, those of the moves that look best at once."""
    return next_of_turn(game, seat, most, Turn())


def next_of_turn(game: Game, seat: i64, most: i64, turn: Turn) -> i64:
    """As `quick_turn` for one decision of a turn after the other. What is known of the turn is not looked for again,
    and when the code returned has been played, it is known how to go on."""
    codes = game.choices(seat)
    assert len(codes) > 0, "ask actors() who may act"
    expected = turn.next()
    if len(codes) > most:
        values = values_after(game, seat, codes) if expected == NOTHING else turn.values[turn.place]
        codes = promising_first(codes, values)[:most]
    best: i64 = NOTHING
    line = turn
    code: i64
    for code in codes:
        tried = turn if code == expected else _turn_after(game, seat, code)
        if best == NOTHING or tried.value > line.value:
            best = code
            line = tried
    turn.follow(line, turn.place + 1 if best == expected else 0)
    return best


def turn_value(game: Game, seat: i64, code: i64) -> float:
    """What a move seems to be worth once its turn is finished by what looks best at once."""
    return _turn_after(game, seat, code).value


def _turn_after(game: Game, seat: i64, code: i64) -> Turn:
    twin = game.copy()
    twin.apply(seat, code)
    turn = _finish_noting(twin, seat)
    turn.value = worth(twin, seat)
    return turn


def finish_turn(game: Game, seat: i64) -> None:
    """Play the rest of a turn by what looks best at once."""
    _step: i64
    for _step in range(CHAIN):
        if not _in_turn(game, seat):
            return
        game.apply(seat, best_now(game, seat))


def _finish_noting(game: Game, seat: i64) -> Turn:
    """As `finish_turn`, and tell how. A tree has no use for that: noting it cost a twentieth of Reworld's trials."""
    turn = Turn()
    _step: i64
    for _step in range(CHAIN):
        if not _in_turn(game, seat):
            return turn
        codes = game.choices(seat)
        values = values_after(game, seat, codes)
        code = codes[_place_of_best(values)]
        turn.codes = append(turn.codes, code)
        turn.values.append(values)
        game.apply(seat, code)
    return Turn()


def _in_turn(game: Game, seat: i64) -> bool:
    return game.question(seat) != 0 and not game.begins_turn(seat)


def values_after(game: Game, seat: i64, codes: vec[i64]) -> vec[float]:
    """What each of these moves looks worth right after it."""
    values = vec[float](capacity=len(codes))
    code: i64
    for code in codes:
        values = append(values, _value_after(game, seat, code))
    return values


def _value_after(game: Game, seat: i64, code: i64) -> float:
    twin = game.copy()
    twin.apply(seat, code)
    return worth(twin, seat)


def promising_first(codes: vec[i64], values: vec[float]) -> vec[i64]:
    """The codes by their values, the highest first, equal ones as they were."""
    ordered = codes[:]
    by = values[:]
    index: i64
    for index in range(1, len(codes)):
        place: i64 = index
        while place > 0 and by[place - 1] < values[index]:
            ordered[place] = ordered[place - 1]
            by[place] = by[place - 1]
            place -= 1
        ordered[place] = codes[index]
        by[place] = values[index]
    return ordered


def _place_of_best(values: vec[float]) -> i64:
    best: i64 = 0
    place: i64
    for place in range(1, len(values)):
        if values[place] > values[best]:
            best = place
    return best


def worth(game: Game, seat: i64) -> float:
    """Of a position for one seat, to compare its moves by; in points if the game is played apart, else as `expect`."""
    return game.prospect(seat) if game.plays_apart() else expect(game)[seat]


def expect(game: Game) -> vec[float]:
    """For each seat from 0 to 1: half for winning, half for the lead over the best of the others; alone, its points."""
    return judge(game, game.outlook(), game.first_actor() < 0)


def judge(game: Game, points: vec[float], over: bool) -> vec[float]:
    """As `expect`, from the points that each seat can expect, or has when the game is over."""
    seats: i64 = len(points)
    swing = game.swing()
    results = vec[float]([0.0] * seats)
    if seats == 1:
        results[0] = ALONE * points[0] / swing
        return results
    places = game.ranking() if over else []
    seat: i64
    other: i64
    for seat in range(seats):
        ahead = -1000.0
        for other in range(seats):
            if other != seat and points[other] > ahead:
                ahead = points[other]
        lead = points[seat] - ahead
        won = _won(places, seat) if over else 1.0 / (1.0 + exp(-lead / swing))
        share = lead / (MARGIN * swing)
        if share > 1.0:
            share = 1.0
        elif share < -1.0:
            share = -1.0
        results[seat] = 0.5 * won + 0.25 * (share + 1.0)
    return results


def _won(places: list[int], seat: i64) -> float:
    """By place and not by points, because ties may be broken, and a race is not decided by points at all."""
    if places[seat] > 1:
        return 0.0
    return 1.0 if places.count(1) == 1 else 0.5
