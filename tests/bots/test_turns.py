"""What looks best at once, turns that are finished in mind, and what of them need not be looked for again."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import planetfall
from planetfall.bots.turns import ALL, Turn, best_now, best_turn, next_of_turn, promising_first, quick_turn
from planetfall.core.game import Game
from planetfall.core.rng import seeded

pytestmark = pytest.mark.interpreted

STEPS = 3  # of a turn
LESS, MORE = 0, 1


class Stairs(Game):
    """A turn of three steps for one seat: more now, or nothing, and seven for two steps without anything."""

    looks = 0  # how often any of these games has been judged

    def __init__(self) -> None:
        super().__init__()
        self.taken = vec[i64]()

    def options(self, _seat: i64) -> vec[i64]:
        return vec[i64]([LESS, MORE])

    def take(self, seat: i64, code: i64) -> None:
        self.answered(seat)
        self.taken = vec[i64]([*self.taken, code])
        if len(self.taken) < 2 * STEPS:
            self.ask(seat, 1, 0)

    def copy(self) -> "Stairs":
        twin = Stairs()
        self.copy_base(twin)
        twin.taken = self.taken[:]
        return twin

    def scores(self) -> list[int]:
        Stairs.looks += 1
        return [sum(self.taken) + (7 if list(self.taken[:2]) == [LESS, LESS] else 0)]

    def ranking(self) -> list[int]:
        return [1]

    def swing(self) -> float:
        return 5.0

    def begins_turn(self, _seat: i64) -> bool:
        return len(self.taken) % STEPS == 0


def stairs(*taken: int) -> Stairs:
    game = Stairs()
    game.seat_players(1, seeded(1))
    game.taken = vec[i64](list(taken))
    game.ask(0, 1, 0)
    return game


def looks(game: Stairs, most: int, turn: Turn) -> tuple[int, int]:
    """The code that is chosen, and how many positions were judged for it."""
    Stairs.looks = 0
    return int(next_of_turn(game, 0, most, turn)), Stairs.looks


def test_a_move_is_judged_once_its_turn_is_finished() -> None:
    assert best_now(stairs(), 0) == MORE
    assert best_turn(stairs(LESS), 0) == LESS
    assert quick_turn(stairs(LESS), 0, 1) == LESS
    assert quick_turn(stairs(), 0, 1) == MORE, "only the turn of the move that looks best at once is finished"


def test_who_keeps_to_a_turn_does_not_look_for_it_again() -> None:
    game, turn = stairs(), Turn()
    assert looks(game, ALL, turn) == (LESS, 10), "two moves, two more steps of two choices each, and two ends"
    game.apply(0, LESS)
    assert looks(game, ALL, turn) == (LESS, 3), "of two moves one is known; without a memory there are six looks"
    assert looks(game, ALL, Turn()) == (LESS, 6)
    game.apply(0, LESS)
    assert looks(game, ALL, turn) == (MORE, 1)
    assert turn.next() < 0, "the turn ends"
    game.apply(0, MORE)
    assert looks(game, ALL, turn) == (MORE, 10), "the next turn is another one"


def test_what_looks_best_at_once_is_remembered_too() -> None:
    game, turn = stairs(), Turn()
    assert looks(game, 1, turn) == (MORE, 7)
    game.apply(0, MORE)
    assert looks(game, 1, turn) == (MORE, 0)


@pytest.mark.parametrize("name", ["evacuation", "planet_unknown"])
@pytest.mark.parametrize("most", [ALL, 3])
def test_with_a_memory_the_same_moves_are_chosen(name: str, most: int) -> None:
    game = planetfall.new(name, seats=2, seed=8)
    turns, kept = [Turn(), Turn()], 0
    for _ in range(60):
        seat = game.actors()[0]
        expected = turns[seat].next()
        code = next_of_turn(game, seat, most, turns[seat])
        assert code == quick_turn(game, seat, most)
        kept += code == expected
        game.apply(seat, code)
        turns[1 - seat] = Turn()
    assert kept > 5


def test_equal_moves_stay_in_their_order() -> None:
    ordered = promising_first(vec[i64]([3, 5, 8, 9]), vec[float]([1.0, 2.0, 1.0, 2.0]))
    assert list(ordered) == [5, 9, 3, 8]
