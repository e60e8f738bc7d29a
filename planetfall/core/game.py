"""The contract every game keeps: who may act, what may they do, what happens then.

A game writes `options`, `blocked`, `take`, `copy`, `redeal`, `fresh`, `scores`, `ranking`, `audit` and `swing`, and for
learners `observation_size` and `observe`; everything else stands here. What a seat still has to decide lies on its
agenda, a stack of small questions; a seat may act exactly while its agenda holds something, so several seats with full
agendas act at once.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from planetfall.core.rng import Rng

__all__ = [
    "GAME_OVER",
    "NOT_ASKED",
    "NOT_A_MOVE",
    "NOT_YOUR_TURN",
    "Event",
    "Game",
    "code_of",
    "places",
    "seat_of",
]

# Reasons every game shares; its own begin at 10.
NOT_A_MOVE: Final = 1
GAME_OVER: Final = 2
NOT_YOUR_TURN: Final = 3
NOT_ASKED: Final = 4  # the move answers another question than the one on top of the agenda

DEPTH: Final = 16  # one more than the questions a seat can have open at once
ABOUT_BITS: Final = 16  # a question remembers one number of so many bits, a port or a tile
ABOUT_MASK: Final = 65535
SEATS: Final = 8  # a step of the history is code * SEATS + seat


@final
class Event:
    """Something that happened, for the log: a kind known to the game, a seat, the points it scored, three numbers.

    Never a secret: everybody at the table may read it.
    """

    def __init__(self, kind: i64, seat: i64, points: i64, a: i64, b: i64, c: i64, step: i64) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.points: Final = points
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.step: Final = step  # how many moves the table had made


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    def __init__(self) -> None:  # a blank, cheap to make: copy() fills it, the game's set-up deals into it
        self.title = ""  # the game's name in the catalogue
        self.seats: i64 = 0
        # Rises when a move shows its maker something new; undo never crosses that.
        self.revealed: i64 = 0
        self.rng = Rng()
        self.agenda = vec[i64]()  # at seat * DEPTH how many questions are open, then they; the last one is on top
        self.menu = vec[i64]()  # what settle() found that one seat may do, kept until the next apply() or imagine()
        self.menu_seat: i64 = -1  # that seat, or -1
        self.listening = False  # keeps history and events; copies do not
        self.history = vec[i64]()
        self.events: list[Event] = []
        # How the table was made, seed and all: the public face writes and reads it. Copies have none, because a bot
        # could deal the true game again from it.
        self.origin: object = None
        # What one seat likes beyond its points, in the copy of a bot that plays for it: `outlook` leans that way. Which
        # number is which taste the game knows; 0 is none.
        self.taste: i64 = 0
        self.taster: i64 = 0  # that seat

    # -- what a game writes ------------------------------------------------------------------------------------

    def options(self, seat: i64) -> vec[i64]:
        """The legal codes of a seat that has a question open, ascending."""
        raise NotImplementedError

    def blocked(self, seat: i64, code: i64) -> i64:
        """0 if the seat may do this now, else the number of the reason why not."""
        raise NotImplementedError

    def take(self, seat: i64, code: i64) -> None:
        """Carry out one legal move, and nothing that follows from it by itself."""
        raise NotImplementedError

    def copy(self) -> "Game":
        raise NotImplementedError

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Deal again all that this seat cannot know, in a way that agrees with what it does know.

        The outcome may depend on that knowledge and on the generator alone, so put the unseen things in order before
        you shuffle them.
        """
        raise NotImplementedError

    def fresh(self, rng: Rng) -> "Game":
        """A new table with the same seats, options and box, dealt from this generator."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """1 = winner; shared places are shared, tie-breaks applied."""
        raise NotImplementedError

    def audit(self) -> str:
        """Empty if everything in the box is accounted for and every tally is right, else what is wrong."""
        raise NotImplementedError

    def hides_choice(self, seat: i64) -> bool:
        """Whether the others cannot tell what this seat may choose from; then nothing is answered for it."""
        return True

    def outlook(self) -> vec[float]:
        """The final points each seat can expect; the true ones at the end. Opponents that look ahead rely on it."""
        points = vec[float]([0.0] * self.seats)
        scores = self.scores()
        for seat in range(self.seats):
            points[seat] = float(scores[seat])
        return points

    def prospect(self, seat: i64) -> float:
        """The points this seat can expect, as in `outlook`; for games in which `plays_apart` a quicker way to them."""
        return self.outlook()[seat]

    def plays_apart(self) -> bool:
        """Whether what a seat does hardly touches the others: then moves of a turn are compared by its own points."""
        return False

    def swing(self) -> float:
        """Points of a lead that make a win likely, by far not certain."""
        raise NotImplementedError

    def part(self) -> i64:
        """The part of the game that is being played, such as its round; 0 where moves can be judged at once."""
        return 0

    def parts_to_play(self) -> i64:
        """How many parts, this one included, are played on to judge a move; it is judged at the end of each.

        Twice as many where there is time.
        """
        return 1

    def observation_size(self) -> i64:
        """How many numbers `observe` writes, the same throughout a game."""
        raise NotImplementedError

    def observe(self, seat: i64, into: vec[i16], at: i64) -> None:
        """Write all that this seat knows, and nothing else, from `at` on; seats are counted from the observing one."""
        raise NotImplementedError

    def observe_changes(self, seat: i64, into: vec[i16], at: i64) -> None:
        """As `observe`, where this game has written its last observation by this method, for whichever seat. What is
        slow to write and seldom changes may then be left as it stands."""
        self.observe(seat, into, at)

    def begins_turn(self, seat: i64) -> bool:
        """Whether the question on top begins a new turn of this seat; people confirm their moves turn by turn."""
        return True

    def turn_ended(self, seat: i64) -> bool:
        return self.agenda[seat * DEPTH] == 0 or self.begins_turn(seat)

    def rewards(self) -> list[float]:
        """What a learner gets at the end: winners share 1, the others -1; nobody gets anything if all have won.

        Alone it is the points in hundredths, from -1 to 1: there may be no target, or one that is never or always
        reached, and points are what a learner can better.
        """
        if self.seats == 1:
            return [min(1.0, max(-1.0, float(self.scores()[0]) / 100.0))]
        ranking = self.ranking()
        winners = ranking.count(1)
        losers = len(ranking) - winners
        if losers == 0:
            return [0.0] * winners
        return [1.0 / winners if place == 1 else -1.0 / losers for place in ranking]

    # -- who may act, what may they do, what happens then ------------------------------------------------------

    def actors(self) -> list[int]:
        """Seats that may act now; empty when the game is over."""
        acting: list[int] = []
        seat: i64
        for seat in range(self.seats):
            if self.agenda[seat * DEPTH] > 0:
                acting.append(seat)
        return acting

    def first_actor(self) -> i64:
        """The first seat that may act, or -1 when the game is over."""
        seat: i64
        for seat in range(self.seats):
            if self.agenda[seat * DEPTH] > 0:
                return seat
        return -1

    def order_of_play(self) -> list[int]:
        """Seats in turn order, asked when the game begins. All may have something to choose before, or the last ones
        first: then who acts first says nothing."""
        return self.clockwise_from(self.first_actor())

    def clockwise_from(self, first: i64) -> list[int]:
        return [(first + turn) % self.seats for turn in range(self.seats)]

    def legal(self, seat: i64) -> vec[i64]:
        """The codes this seat may play now, ascending; empty if it must wait. The list is the caller's own."""
        return self.choices(seat)[:]

    def choices(self, seat: i64) -> vec[i64]:
        """As `legal`, for readers that promise not to write into the list."""
        if seat < 0 or self.agenda[seat * DEPTH] == 0:
            return vec[i64]()
        if self.menu_seat == seat:
            return self.menu
        return self.options(seat)

    def why_not(self, seat: i64, code: i64) -> i64:
        """0 if the move is legal, else the number of the reason, the shared ones included."""
        if self.agenda[seat * DEPTH] == 0:
            return NOT_YOUR_TURN if self.first_actor() >= 0 else GAME_OVER
        return self.blocked(seat, code)

    def apply(self, seat: i64, code: i64) -> None:
        """The inner step, unchecked: the move must be legal. What faces a person uses `planetfall.act`."""
        if self.listening:
            self.history = append(self.history, code * SEATS + seat)
        self.menu_seat = -1
        self.take(seat, code)
        self.settle()

    def apply_unseen(self, seat: i64, code: i64) -> None:
        """As `apply`, but a choice that is none stays open if taking it would show something new.

        So a turn whose end turns something up can be looked at, and taken back, before it ends.
        """
        if self.listening:
            self.history = append(self.history, code * SEATS + seat)
        self.menu_seat = -1
        self.take(seat, code)
        while self.agenda[seat * DEPTH] > 0 and not self.hides_choice(seat):
            codes = self.options(seat)
            if len(codes) != 1:
                return
            tried = self.copy()
            tried.take(seat, codes[0])
            if tried.revealed > self.revealed:
                return
            self.take(seat, codes[0])

    def settle(self) -> None:
        """Take every choice that is none, until somebody has to decide.

        A seat with secrets is asked even then: answering for it would tell the others that it could do nothing else.
        """
        agenda = self.agenda
        seats = self.seats
        seat: i64 = 0
        while seat < seats:
            if agenda[seat * DEPTH] > 0:
                codes = self.options(seat)
                if len(codes) == 1 and not self.hides_choice(seat):
                    self.take(seat, codes[0])
                    self.menu_seat = -1
                    seat = 0  # it may have asked anybody anything, or taken a question back
                    continue
                self.menu = codes
                self.menu_seat = seat
            seat += 1

    def imagine(self, seat: i64, rng: Rng) -> None:
        """Re-deal all that this seat cannot know, chance to come included; seat -1 is a spectator."""
        self.menu_seat = -1
        self.origin = None
        self.rng = rng.branch()
        self.redeal(seat, rng)

    # -- the agenda ----------------------------------------------------------------------------------------------

    def ask(self, seat: i64, question: i64, about: i64) -> None:
        """Put a question on top of a seat's agenda; `about` is the one thing it has to remember."""
        agenda = self.agenda
        base = seat * DEPTH
        top = agenda[base] + 1
        assert top < DEPTH, "an agenda holds 15 questions: ask fewer at once"
        assert 0 <= about <= ABOUT_MASK, "a question remembers one number from 0 to 65535"
        agenda[base] = top
        agenda[base + top] = (question << ABOUT_BITS) | about

    def answered(self, seat: i64) -> None:
        """Take the question on top away."""
        assert self.agenda[seat * DEPTH] > 0, "nothing was asked"
        self.agenda[seat * DEPTH] -= 1

    def note(self, seat: i64, mark: i64) -> None:
        """Let the question on top remember a bit more: one of the number it is about."""
        agenda = self.agenda
        base = seat * DEPTH
        agenda[base + agenda[base]] |= mark

    def question(self, seat: i64) -> i64:
        """The question on top, 0 if the seat has none."""
        agenda = self.agenda
        base = seat * DEPTH
        top = agenda[base]
        if top == 0:
            return 0
        return agenda[base + top] >> ABOUT_BITS

    def about(self, seat: i64) -> i64:
        """What the question on top remembers."""
        agenda = self.agenda
        base = seat * DEPTH
        return agenda[base + agenda[base]] & ABOUT_MASK

    # -- shared parts of set-up and copy, and the log ------------------------------------------------------------

    def seat_players(self, seats: i64, rng: Rng) -> None:
        assert 0 < seats <= SEATS, "a table has at most 8 seats"
        self.seats = seats
        self.rng = rng
        self.agenda = vec[i64]([0] * (seats * DEPTH))

    def copy_base(self, twin: "Game") -> None:
        """Everything of this class but history and events: a copy plays, it does not tell."""
        twin.title = self.title
        twin.seats = self.seats
        twin.revealed = self.revealed
        twin.rng = self.rng.copy()
        twin.agenda = self.agenda[:]
        twin.taste = self.taste
        twin.taster = self.taster

    def emit(self, kind: i64, seat: i64, points: i64, a: i64, b: i64, c: i64) -> None:
        if self.listening:
            self.events.append(Event(kind, seat, points, a, b, c, len(self.history)))


def seat_of(step: int) -> int:
    """The seat of one step of `Game.history`."""
    return step % SEATS


def code_of(step: int) -> int:
    return step // SEATS


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """Places by keys, highest first, equal keys sharing theirs: [(5,), (9,), (5,)] gives [2, 1, 2]."""
    return [1 + len([other for other in keys if other > key]) for key in keys]
