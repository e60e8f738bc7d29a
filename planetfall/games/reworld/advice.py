"""What can be told of a move: facts about where it leads, by the features of the evaluation that they explain."""

from planetfall.core.advice import Tellers
from planetfall.core.view import Reader
from planetfall.games.reworld.box import BUILDER, CATEGORIES, FARMING, LETTERS, OFFICERS, ROUNDS, SHUTTLE, TERRABOT
from planetfall.games.reworld.codes import ASK_PAY
from planetfall.games.reworld.components import LETTER_NAMES
from planetfall.games.reworld.evaluation import FEATURES, features
from planetfall.games.reworld.play import Reworld
from planetfall.games.reworld.scoring import category_value
from planetfall.games.reworld.ships import asks_for_few, progress
from planetfall.games.reworld.state import (
    BIT,
    CITY,
    COMPANIES_PLACED,
    COUNTS,
    DOCKED,
    FARMING_UNITS,
    LARGEST_CITY,
    ROWS,
    ROWS_STARTED,
    SATELLITES_USED,
    SCORE,
    SHUTTLES_USED,
    row_tiles,
)
from planetfall.games.reworld.transport import BUILDERS_ABOARD
from planetfall.games.reworld.words import Words, words

__all__ = ["tellers"]

NEAR = 3  # steps: a ship farther away is not worth a word either

# Features that speak of the same thing.
MODULE = (
    "terrabots docked",
    "shuttles docked",
    "satellites docked",
    "shields docked",
    "builders carried",
    "builders left",
    "special builders docked",
    "farming docked",
    "docked",
)


def tellers(before: Reworld, after: Reworld, reader: Reader) -> Tellers:
    assert reader.seat is not None, "a line is somebody's"
    text = words(before, reader.language, reader.names)
    facts = _Facts(before, after, reader.seat, text)
    module = facts.modules_left if facts.settling else facts.module
    return {
        **dict.fromkeys(MODULE, module),
        "score": facts.points,
        "cards": facts.cards,
        "marker": facts.marker,
        "buried": facts.freed,
        "letters": facts.new_letter,
        "final ship": facts.final_ship,
        "tasks": facts.task,
        "ships near": facts.ship_near,
        "rows near": facts.row_near,
        "largest city": facts.city,
    }


class _Facts:
    """What a turn changed for a seat. Each method tells one thing, or nothing if there is nothing to tell."""

    def __init__(self, before: Reworld, after: Reworld, seat: int, text: Words) -> None:
        self.before = before
        self.after = after
        self.seat = seat
        self.words = text
        self.say = text.say
        self.settling = before.round > ROUNDS
        self.same_round = before.round == after.round

    def points(self) -> str:
        gained = self.after.scores()[self.seat] - self.before.scores()[self.seat]
        taken = self.after.ships[self.seat] & ~self.before.ships[self.seat]
        ships = [ship for ship in range(self.before.box.ships) if taken & BIT[ship]]
        if ships and self.after.actors():
            return self._ship_taken(ships, gained)
        return self.say("advice-points", points=gained) if gained > 0 else ""

    def _ship_taken(self, ships: list[int], gained: int) -> str:
        dearest = max(ships, key=self._ship_points)
        rivals = [other for other in range(self.before.seats) if other != self.seat and self._left(other, dearest) <= 1]
        if rivals:
            name = self.words.seat(rivals[0])
            return self.say("advice-ship-before", ship=self.words.ship(dearest), seat=name, points=gained)
        return self.say("advice-ship", ship=self.words.ship(dearest), points=gained)

    def cards(self) -> str:
        cards = self.after.cards[self.seat]
        if not self.same_round or cards == 0 or self.after.question(self.seat) == ASK_PAY:
            return ""
        return self.say("advice-cards", count=cards)

    def marker(self) -> str:
        begins = self.after.holder == self.seat and self.before.holder != self.seat
        return self.say("advice-marker") if begins else ""

    def module(self) -> str:
        """What the module just acquired is good for."""
        tile = self._acquired()
        kind = self.before.box.kind[tile]
        waiting = self._waiting(self.before)
        if kind == SHUTTLE and waiting < 0:
            return self.say("advice-shuttle", count=min(BUILDERS_ABOARD, -waiting))
        if kind == SHUTTLE:
            return self.say("advice-shuttle-early")
        if kind == BUILDER and self.before.box.special[tile]:
            return self.say("advice-special")
        if kind == BUILDER:
            return self.say("advice-builder" if waiting > 0 else "advice-builder-early")
        return ""

    def _acquired(self) -> int:
        """The tile that came to the carrier, 0 if none did."""
        return next(iter(self._docked(self.after) - self._docked(self.before)), 0)

    def _docked(self, state: Reworld) -> set[int]:
        return {tile for row in range(OFFICERS) for tile in row_tiles(state, self.seat, row)}

    def _waiting(self, state: Reworld) -> int:
        """Places aboard docked shuttles without a builder; below zero, builders without a place."""
        kinds = [state.box.kind[tile] for tile in self._docked(state)]
        return BUILDERS_ABOARD * kinds.count(SHUTTLE) - kinds.count(BUILDER)

    def modules_left(self) -> str:
        count = self.seat * COUNTS + DOCKED
        gone = self.before.count[count] - self.after.count[count]
        return self.say("advice-modules", count=gone) if gone > 1 else ""

    def freed(self) -> str:
        return self.say("advice-freed") if self._buried(self.after) < self._buried(self.before) else ""

    def _buried(self, state: Reworld) -> float:
        """Modules other than builders that lie behind one."""
        return features(state)[self.seat * len(FEATURES) + FEATURES.index("buried")]

    def new_letter(self) -> str:
        tile = self._acquired()
        if self.settling or self.before.box.kind[tile] != TERRABOT:
            return ""
        letter = self.before.box.letter[tile]
        known = [self.before.box.letter[other] for other in self._docked(self.before) if self._is_terrabot(other)]
        return "" if letter in known else self.say("advice-letter", letter=LETTER_NAMES[letter])

    def _is_terrabot(self, tile: int) -> bool:
        return self.before.box.kind[tile] == TERRABOT

    def final_ship(self) -> str:
        """A category of the final ship in which the seat is ahead now."""
        for category in range(CATEGORIES):
            if self._ahead(self.after, category) > 0 >= self._ahead(self.before, category):
                return self.say("advice-ahead", category=self.words.category(category))
        for category in range(CATEGORIES):
            if self._ahead(self.after, category) == 0 > self._ahead(self.before, category):
                return self.say("advice-level", category=self.words.category(category))
        return ""

    def _ahead(self, state: Reworld, category: int) -> int:
        values = [category_value(state, seat, category) for seat in range(state.seats)]
        return values[self.seat] - max(value for seat, value in enumerate(values) if seat != self.seat)

    def task(self) -> str:
        tile = self._acquired()
        return self.say("advice-task", task=self.words.task(tile)) if self.before.box.task[tile] > 0 else ""

    def ship_near(self) -> str:
        return self._ship_nearer(few=False) if self.settling else self._ship_served()

    def row_near(self) -> str:
        return self._ship_nearer(few=True) if self.settling else ""

    def _ship_nearer(self, few: bool) -> str:
        """The free ship, of those that ask for few of something or for many, that the turn has brought nearest."""
        asks = self.before.box.ship_asks
        free = [ship for ship in range(self.before.box.ships) if self.after.ships_left & BIT[ship]]
        wanted = [ship for ship in free if asks_for_few(asks[ship]) == few and asks[ship] != SCORE]
        left = {ship: self._left(self.seat, ship, self.after) for ship in wanted}
        near = [ship for ship in wanted if left[ship] <= NEAR and left[ship] < self._left(self.seat, ship)]
        if not near:
            return ""
        ship = min(near, key=lambda ship: (left[ship], -self._ship_points(ship)))
        return self.say("advice-ship-near", ship=self.words.ship(ship), steps=left[ship])

    def _left(self, seat: int, ship: int, state: Reworld | None = None) -> int:
        """How far a seat is from a ship."""
        at = state or self.before
        mark = at.box.ship_mark[at.seats * at.box.ships + ship]
        now = progress(at, seat, ship)
        return now - mark if asks_for_few(at.box.ship_asks[ship]) else mark - now

    def _ship_points(self, ship: int) -> int:
        return self.before.box.ship_points[self.before.seats * self.before.box.ships + ship]

    def _ship_served(self) -> str:
        """A ship that a module just acquired will help to get in Chapter Two."""
        asked = self._counts_for(self._acquired())
        free = [ship for ship in range(self.before.box.ships) if self.after.ships_left & BIT[ship]]
        ships = [ship for ship in free if self.before.box.ship_asks[ship] == asked]
        return self.say("advice-ship-served", ship=self.words.ship(ships[0])) if ships else ""

    def _counts_for(self, tile: int) -> int:
        """What a ship may look at that this module will add to; -1 for nothing."""
        box = self.before.box
        if tile == 0:
            return -1
        if box.kind[tile] == TERRABOT:
            return ROWS_STARTED if self.new_letter() else LARGEST_CITY
        if box.kind[tile] == BUILDER:
            return FARMING_UNITS if box.company[tile] == FARMING else COMPANIES_PLACED
        return SHUTTLES_USED if box.kind[tile] == SHUTTLE else SATELLITES_USED

    def city(self) -> str:
        for letter in range(LETTERS):
            place = self.seat * ROWS + CITY + letter
            if self.after.length[place] > self.before.length[place]:
                city = self.words.city(self.seat, letter) if self.before.length[place] else LETTER_NAMES[letter]
                return self.say("advice-city", city=city, tiles=self.after.length[place] + 1)
        return ""
