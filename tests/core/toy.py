"""Lots, a tiny game that proves the contract to be general: everybody chooses at once.

Each seat holds four of the cards 1-20 and has a fifth face down before it, its reserve, that nobody has seen. In a
round every seat that holds a card lays one face down. Whoever lays its highest says so and chooses: a coin (2 points
for a card above 10, else 1), or the reserve, which it looks at now and takes up when the round ends. Then all cards
are shown and the highest wins the prize of the round, 1 to 3 points by lot. The game ends when nobody holds a card.

A card lies in one place only, so one number per card holds the whole table. Nothing a seat does touches the cards of
another, and lots are drawn between rounds only: so the moves of different seats may come in any order.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.actions import ActionSpace, Block
from planetfall.core.game import NOT_A_MOVE, NOT_ASKED, Game, places
from planetfall.core.rng import Rng

__all__ = [
    "ACTION_SPACE",
    "ASK_CARD",
    "ASK_GAIN",
    "COIN",
    "DRAW",
    "LAY",
    "LOOKED",
    "NOT_HELD",
    "NO_RESERVE",
    "PAID",
    "SHOWN",
    "WON",
    "Lots",
    "ScreenedLots",
    "deal",
]

CARDS = range(1, 21)
HAND_SIZE = 4

ACTION_SPACE = ActionSpace([Block("lay", [str(card) for card in CARDS], "card"), Block("coin"), Block("draw")])
LAY = ACTION_SPACE.start("lay")  # + card - 1
COIN = ACTION_SPACE.start("coin")
DRAW = ACTION_SPACE.start("draw")

ASK_CARD = 1
ASK_GAIN = 2  # coin or reserve; remembers the card

NOT_HELD = 10
NO_RESERVE = 11

# Events: everybody sees that a seat took its coin or looked at its reserve, and the cards once they are shown.
PAID = 1
LOOKED = 2
SHOWN = 3  # the card
WON = 4

# Where a card lies: out of the game, in the open, or at seat * 4 + one of the last four.
NOWHERE = 0
OPEN = 1
HAND = 2
LAID = 3
TAKEN = 4  # the reserve, looked at, until the round ends
RESERVE = 5


class Lots(Game):
    def __init__(self) -> None:
        super().__init__()
        self.round = 0
        self.prize = 0
        self.place = vec[i64]()  # at card
        self.highest = vec[i64]()  # 1 if the seat said that it laid its highest card, at seat
        self.points = vec[i64]()  # at seat

    def options(self, seat: i64) -> vec[i64]:
        return vec[i64]([code for code in range(len(ACTION_SPACE)) if self.blocked(seat, code) == 0])

    def blocked(self, seat: i64, code: i64) -> i64:
        if not 0 <= code < len(ACTION_SPACE):
            return NOT_A_MOVE
        if self.question(seat) != (ASK_CARD if code < COIN else ASK_GAIN):
            return NOT_ASKED
        if code < COIN:
            return 0 if code - LAY + 1 in self.cards(seat, HAND) else NOT_HELD
        return NO_RESERVE if code == DRAW and not self.cards(seat, RESERVE) else 0

    def take(self, seat: i64, code: i64) -> None:
        card = self.about(seat)
        self.answered(seat)
        if code < COIN:
            self.lay(seat, code - LAY + 1)
        elif code == COIN:
            points = 2 if card > 10 else 1
            self.points[seat] += points
            self.emit(PAID, seat, points, 0, 0, 0)
        else:
            self.place[self.cards(seat, RESERVE)[0]] = seat * 4 + TAKEN
            self.revealed += 1
            self.emit(LOOKED, seat, 0, 0, 0, 0)
        if self.first_actor() < 0:
            self.end_round()

    def lay(self, seat: int, card: int) -> None:
        if card == max(self.cards(seat, HAND)):
            self.highest[seat] = 1
            self.ask(seat, ASK_GAIN, card)
        self.place[card] = seat * 4 + LAID

    def end_round(self) -> None:
        self.revealed += 1
        shown = {card: seat for seat in range(self.seats) for card in self.cards(seat, LAID)}
        for card, seat in shown.items():
            self.place[card] = OPEN
            self.emit(SHOWN, seat, 0, card, 0, 0)
        winner = shown[max(shown)]
        self.points[winner] += self.prize
        self.emit(WON, winner, self.prize, 0, 0, 0)
        for seat in range(self.seats):
            self.highest[seat] = 0
            for card in self.cards(seat, TAKEN):
                self.place[card] = seat * 4 + HAND
        self.begin_round()

    def begin_round(self) -> None:
        self.round += 1
        self.prize = 1 + self.rng.below(3)
        for seat in range(self.seats):
            if self.cards(seat, HAND):
                self.ask(seat, ASK_CARD, 0)

    def cards(self, seat: int, where: int) -> list[int]:
        """The cards of a seat that lie there, ascending."""
        return [card for card in CARDS if self.place[card] == seat * 4 + where]

    def copy(self) -> "Lots":
        twin = type(self)()
        self.copy_base(twin)
        twin.round = self.round
        twin.prize = self.prize
        twin.place = self.place[:]
        twin.highest = self.highest[:]
        twin.points = self.points[:]
        return twin

    def redeal(self, seat: i64, rng: Rng) -> None:
        unseen = [card for card in CARDS if not self.sees(seat, card)]
        lying = vec[i64](sorted(self.place[card] for card in unseen))  # how they lie now must not matter
        agrees = False
        while not agrees:  # with what the others said about their cards; the true deal does
            rng.shuffle(lying)
            for card, place in zip(unseen, lying, strict=True):
                self.place[card] = place
            agrees = all(self.tells_truth(other) for other in range(self.seats))

    def sees(self, seat: int, card: int) -> bool:
        place = self.place[card]
        return place == OPEN or (seat >= 0 and place in (seat * 4 + HAND, seat * 4 + LAID, seat * 4 + TAKEN))

    def tells_truth(self, seat: int) -> bool:
        laid = max(self.cards(seat, LAID), default=0)
        return laid == 0 or (self.highest[seat] == 1) == (laid > max(self.cards(seat, HAND), default=0))

    def known(self, seat: int) -> dict[str, Any]:
        """All that a seat may know, built up from nothing; seat -1 is a spectator."""
        return {
            "round": self.round,
            "prize": self.prize,
            "points": list(self.points),
            "highest": list(self.highest),
            "asked": [self.question(other) for other in range(self.seats)],
            "cards": {card: self.place[card] for card in CARDS if self.sees(seat, card)},
            "lying": sorted(self.place),  # everybody may count the cards of every place
        }

    def fresh(self, rng: Rng) -> "Lots":
        return deal(self.seats, rng, type(self))

    def swing(self) -> float:
        return 3.0

    def scores(self) -> list[int]:
        return list(self.points)

    def ranking(self) -> list[int]:
        return places([(points,) for points in self.points])

    def hides_choice(self, seat: i64) -> bool:
        """No two cards are alike and everybody can count them, so a seat that has no choice hides nothing."""
        return len(self.options(seat)) > 1


class ScreenedLots(Lots):
    """Hands behind screens: nobody can count the cards of another."""

    def hides_choice(self, seat: i64) -> bool:
        return Game.hides_choice(self, seat)


def deal(seats: int, rng: Rng, kind: type[Lots] = Lots, listening: bool = False) -> Lots:
    game = kind()
    game.listening = listening
    game.seat_players(seats, rng)
    game.place = vec[i64]([NOWHERE] * (len(CARDS) + 1))
    game.highest = vec[i64]([0] * seats)
    game.points = vec[i64]([0] * seats)
    deck = vec[i64](list(CARDS))
    rng.shuffle(deck)
    for index in range(seats * (HAND_SIZE + 1)):
        game.place[deck[index]] = index % seats * 4 + (HAND if index < seats * HAND_SIZE else RESERVE)
    game.begin_round()
    return game
