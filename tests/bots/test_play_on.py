"""Playing on finds what pays when a year ends, or the next, compares moves on the same deals, and knows no secrets."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import planetfall
from planetfall.bots import best_move, decide, find_bot
from planetfall.bots.analysis import analyse_moves
from planetfall.bots.play_on import (
    AMPLE_SECONDS,
    AMPLE_TRIALS,
    PATIENT,
    QUICK,
    Deal,
    best_by_playing_on,
    consider_by_playing_on,
    play_on,
    plays_on,
)
from planetfall.bots.search import SEATS, Tree, edge_of
from planetfall.bots.turns import best_turn, turn_value
from planetfall.core.game import Game, places
from planetfall.core.rng import Rng, seeded

pytestmark = pytest.mark.interpreted

SPEND, SAVE, GAMBLE = 0, 1, 2
WAITS = 3  # turns in which a year goes by


class Savings(Game):
    """Spending brings 5 at once; after so many years, and nothing to see before, saving brings 9 for each of them and
    gambling any of 0 to 10."""

    def __init__(self) -> None:
        super().__init__()
        self.year = 1
        self.years = 1
        self.foreseen = 1
        self.spending = 5
        self.turns = 0
        self.chosen = vec[i64]()
        self.points = vec[i64]()

    def options(self, _seat: i64) -> vec[i64]:
        return vec[i64]([SPEND, SAVE, GAMBLE] if self.turns < self.seats else [SPEND, SAVE])

    def take(self, seat: i64, code: i64) -> None:
        self.answered(seat)
        if self.turns < self.seats:
            self.chosen[seat] = code
            self.points[seat] = self.spending if code == SPEND else 0
        self.turns += 1
        if self.turns < self.seats * WAITS:
            self.ask((seat + 1) % self.seats, 1, 0)
        elif self.year <= self.years:
            self.end_year()

    def end_year(self) -> None:
        self.year += 1
        for seat in range(self.seats):
            if self.chosen[seat] != SPEND and self.year > self.years:
                self.points[seat] = 9 * self.years if self.chosen[seat] == SAVE else int(self.rng.below(11))
        self.ask(0, 1, 0)

    def copy(self) -> "Savings":
        twin = Savings()
        self.copy_base(twin)
        twin.year, twin.years, twin.foreseen, twin.turns = self.year, self.years, self.foreseen, self.turns
        twin.spending = self.spending
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

    def parts_to_play(self) -> i64:
        return self.foreseen


def savings(years: int = 1, foreseen: int = 1) -> Savings:
    game = Savings()
    game.years, game.foreseen = years, foreseen
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


def test_what_pays_only_in_the_next_year_is_found_where_a_game_asks_for_two() -> None:
    tree = Tree()
    assert play_on(tree, savings(years=2, foreseen=2), 0, 5000, 60.0, seeded(1)) == SAVE
    edge = edge_of(tree, 0, SAVE * SEATS)
    assert tree.points[edge][0] / tree.tried[edge] == 9.0, "nothing after the first year, 18 after the second"


@pytest.mark.parametrize(
    ("trials", "seconds", "best"),
    [
        (AMPLE_TRIALS, AMPLE_SECONDS, SAVE),
        (AMPLE_TRIALS - 1, 60.0, SPEND),
        (AMPLE_TRIALS, AMPLE_SECONDS / 2, SPEND),
    ],
)
def test_who_has_time_plays_on_twice_as_far(trials: int, seconds: float, best: int) -> None:
    assert play_on(Tree(), savings(years=2), 0, trials, seconds, seeded(1)) == best


@pytest.mark.parametrize(("trials", "fewest"), [(AMPLE_TRIALS - 1, 3), (AMPLE_TRIALS, 6)])
def test_moves_that_fall_behind_are_tried_no_more(trials: int, fewest: int) -> None:
    tree = Tree()
    assert play_on(tree, savings(), 0, trials, 60.0, seeded(1)) == SAVE
    assert tried(tree)[SPEND] == fewest, "always worse by the same, so it is out as soon as it can be"
    assert fewest <= tried(tree)[GAMBLE] <= tried(tree)[SAVE] < 100


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


def placing() -> Game:
    """The first tile of a planet, which fits in many places."""
    game = planetfall.new("planet_unknown", seats=2, seed=5)
    planetfall.act(game, 0, "take outer")
    return game


def test_who_plays_apart_tries_promising_moves_only() -> None:
    game, tree = placing(), Tree()
    promising = QUICK.promising[0]
    assert len(game.legal(0)) > PATIENT.promising[0] > promising
    best = play_on(tree, game, 0, 10_000, 60.0, seeded(1))
    values = {code: turn_value(game, 0, code) for code in game.legal(0)}
    assert min(values[code] for code in tried(tree)) >= sorted(values.values())[-promising]
    assert sorted(tried(tree).values()) == [1, 1, 1, 2, 2, 2], "half of them are left after the first deal"
    assert tried(tree)[best] == 2


def test_with_time_four_times_as_many_moves_are_tried_and_the_last_six_on_two_deals_before_half_are_given_up() -> None:
    tree = Tree()
    play_on(tree, placing(), 0, AMPLE_TRIALS, 60.0, seeded(1))
    assert sorted(tried(tree).values()) == [1] * 12 + [2] * 6 + [4] * 3 + [6] * 3


def test_what_the_others_will_do_on_a_deal_is_thought_of_once() -> None:
    deal = Deal(savings(), 1, seeded(1))
    assert deal.answer(deal.begin(), 0) == SPEND
    game = savings()
    game.spending = -5
    assert best_turn(game, 0) == SAVE
    deal.begin()
    assert deal.answer(game, 0) == SPEND, "asked the same, nobody thinks again"


def test_the_others_think_anew_once_they_are_asked_something_else() -> None:
    deal = Deal(planetfall.new("planet_unknown", seats=2, seed=5), 0, seeded(1))
    taken = deal.answer(deal.begin(), 1)
    game = deal.begin()
    game.apply(1, taken)
    placed = deal.answer(game, 1)
    assert placed in game.legal(1), "asked where to place its tile, it does not take one"
    assert placed != taken
    assert deal.answer(deal.begin(), 1) == taken


def test_who_plays_apart_plays_to_win_and_not_for_points_alone() -> None:
    game, tree = placing(), Tree()
    consider_by_playing_on(tree, game, 0, list(game.legal(0))[:1], 1, seeded(1))
    edge = tree.moves[0][0]
    assert 0.0 < tree.result[edge] < 1.0
    assert tree.points[edge][0] > 20.0


@pytest.mark.parametrize("name", ["evacuation", "planet_unknown"])
@pytest.mark.parametrize("deal", range(3))
def test_secrets_of_others_do_not_change_a_choice(name: str, deal: int) -> None:
    game = planetfall.new(name, seats=2, seed=5)
    seat = game.actors()[0]
    other = planetfall.new(name, seats=2, seed=5)
    other.imagine(seat, seeded(deal))
    before = planetfall.describe(game)
    assert planetfall.describe(other) != before
    assert decide(find_bot("search:300"), other, seat, seeded(9)) == decide(
        find_bot("search:300"), game, seat, seeded(9)
    )
    assert planetfall.describe(game) == before


class Interrupted(Game):
    """Seat 1 moves three times; before the last the other spends, which brings it 3 and spoils what seat 1 saves."""

    def __init__(self) -> None:
        super().__init__()
        self.moves = vec[i64]()  # of seat 1
        self.spent = False

    def options(self, _seat: i64) -> vec[i64]:
        return vec[i64]([SPEND, SAVE])

    def take(self, seat: i64, code: i64) -> None:
        self.answered(seat)
        if seat == 0:
            self.spent = code == SPEND
            return
        self.moves = vec[i64]([*self.moves, code])
        if len(self.moves) < 3:
            self.ask(1, 1, 0)
        if len(self.moves) == 2:
            self.ask(0, 1, 0)

    def copy(self) -> "Interrupted":
        twin = Interrupted()
        self.copy_base(twin)
        twin.moves, twin.spent = self.moves[:], self.spent
        return twin

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Nothing is hidden."""

    def scores(self) -> list[int]:
        last = self.moves[2] if len(self.moves) == 3 else -1
        return [3 if self.spent else 0, {SPEND: 2, SAVE: 0 if self.spent else 5}.get(int(last), 0)]

    def ranking(self) -> list[int]:
        return places([(points,) for points in self.scores()])

    def swing(self) -> float:
        return 5.0

    def part(self) -> i64:
        return 1

    def begins_turn(self, seat: i64) -> bool:
        return seat == 0


def test_when_somebody_else_moves_everything_is_looked_at_again() -> None:
    game, tree = Interrupted(), Tree()
    game.seat_players(2, seeded(1))
    game.ask(1, 1, 0)
    consider_by_playing_on(tree, game, 1, [SPEND], 1, seeded(1))
    assert list(tree.points[edge_of(tree, 0, SPEND * SEATS + 1)])[:2] == [3.0, 2.0], "each does what is best for it"
