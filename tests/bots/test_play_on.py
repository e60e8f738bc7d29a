"""Playing on finds what pays at the end of a year, compares moves on the same deals, and knows no secrets."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import planetfall
from planetfall.bots import best_move, decide, find_bot
from planetfall.bots.analysis import analyse_moves
from planetfall.bots.play_on import best_by_playing_on, consider_by_playing_on, play_on, plays_on
from planetfall.bots.search import SEATS, Tree, best_turn, edge_of
from planetfall.core.game import Game, places
from planetfall.core.rng import Rng, seeded

pytestmark = pytest.mark.interpreted

SPEND, SAVE, GAMBLE = 0, 1, 2
WAITS = 3  # turns in which a year goes by


class Savings(Game):
    """Spending brings 5 at once; saving 9 and gambling any of 0 to 10 when the year ends, and nothing to see before."""

    def __init__(self) -> None:
        super().__init__()
        self.year = 1
        self.turns = 0
        self.chosen = vec[i64]()
        self.points = vec[i64]()

    def options(self, _seat: i64) -> vec[i64]:
        return vec[i64]([SPEND, SAVE, GAMBLE] if self.turns < self.seats else [SPEND, SAVE])

    def take(self, seat: i64, code: i64) -> None:
        self.answered(seat)
        if self.turns < self.seats:
            self.chosen[seat] = code
            self.points[seat] = 5 if code == SPEND else 0
        self.turns += 1
        if self.turns < self.seats * WAITS:
            self.ask((seat + 1) % self.seats, 1, 0)
        elif self.year == 1:
            self.end_year()

    def end_year(self) -> None:
        self.year = 2
        for seat in range(self.seats):
            if self.chosen[seat] != SPEND:
                self.points[seat] = 9 if self.chosen[seat] == SAVE else int(self.rng.below(11))
        self.ask(0, 1, 0)

    def copy(self) -> "Savings":
        twin = Savings()
        self.copy_base(twin)
        twin.year, twin.turns = self.year, self.turns
        twin.chosen, twin.points = self.chosen[:], self.points[:]
        return twin

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Nothing is hidden but the luck to come, which is drawn anew with the generator."""

    def scores(self) -> list[int]:
        return list(self.points)

    def ranking(self) -> list[int]:
        return places([(points,) for points in self.points])

    def swing(self) -> float:
        return 5.0

    def part(self) -> i64:
        return self.year


def savings() -> Savings:
    game = Savings()
    game.seat_players(2, seeded(1))
    game.chosen, game.points = vec[i64]([0, 0]), vec[i64]([0, 0])
    game.ask(0, 1, 0)
    return game


def tried(tree: Tree) -> dict[int, float]:
    return {tree.key[edge] // SEATS: tree.tried[edge] for edge in tree.moves[0]}


def test_what_pays_when_the_year_ends_is_found() -> None:
    game = savings()
    assert best_turn(game, 0) == SPEND
    assert best_by_playing_on(game, 0, 5000, 60.0, seeded(1)) == SAVE
    assert (game.year, game.turns, list(game.points)) == (1, 0, [0, 0]), "the game is not changed"


def test_moves_that_fall_behind_are_tried_no_more() -> None:
    tree = Tree()
    assert play_on(tree, savings(), 0, 20_000, 60.0, seeded(1)) == SAVE
    assert tried(tree)[SPEND] == 3, "always worse by the same, so it is out as soon as it can be"
    assert 3 <= tried(tree)[GAMBLE] <= tried(tree)[SAVE] < 100


def test_a_short_search_tries_what_looks_best_first() -> None:
    tree = Tree()
    assert play_on(tree, savings(), 0, 150, 60.0, seeded(1)) == SPEND
    assert tried(tree) == {SPEND: 1}
    assert play_on(tree, savings(), 0, 300, 0.0, seeded(1)) == SPEND, "no time, but one look"


def test_moves_are_compared_on_the_same_deals() -> None:
    tree = Tree()
    consider_by_playing_on(tree, savings(), 0, [SPEND, SAVE], 7, seeded(1))
    assert tried(tree) == {SPEND: 7, SAVE: 7}
    points = {code: list(tree.points[edge_of(tree, 0, code * SEATS)])[:2] for code in (SPEND, SAVE)}
    assert points == {SPEND: [35.0, 35.0], SAVE: [63.0, 35.0]}, "the other spends, because that looks best"


def test_a_tree_is_grown_where_a_game_does_not_ask_for_more_or_trials_are_few() -> None:
    assert plays_on(savings(), 300)
    assert not plays_on(savings(), 299)
    assert not plays_on(planetfall.new("reworld", seats=2, seed=1), 100_000)
    assert best_move(savings(), 0, 300, 60.0, seeded(1)) == best_by_playing_on(savings(), 0, 300, 60.0, seeded(1))


def test_an_analysis_sees_the_end_of_the_year_too() -> None:
    found = analyse_moves(savings(), 0, 3000, 60.0, seeded(1), 3)
    assert found[0].code == SAVE
    assert found[0].points == (9.0, 5.0)
    assert {choice.code: choice.loss for choice in found}[SPEND] == 4.0
    assert found[0].line == (SAVE,)


@pytest.mark.parametrize("deal", range(3))
def test_secrets_of_others_do_not_change_a_choice(deal: int) -> None:
    game = planetfall.new("evacuation", seats=2, seed=5)
    seat = game.actors()[0]
    other = planetfall.new("evacuation", seats=2, seed=5)
    other.imagine(seat, seeded(deal))
    before = planetfall.describe(game)
    assert planetfall.describe(other) != before
    assert decide(find_bot("search:300"), other, seat, seeded(9)) == decide(
        find_bot("search:300"), game, seat, seeded(9)
    )
    assert planetfall.describe(game) == before
