"""Bots play legal moves, better than chance, and on nothing they cannot know."""

import pytest
from librt.vecs import vec

import planetfall
from planetfall import Game
from planetfall.bots import BOTS, decide, find_bot, searcher
from planetfall.bots.search import Tree, grow
from planetfall.bots.turns import expect
from planetfall.core.playouts import play_out
from planetfall.core.rng import seeded


def test_unknown_bots_are_refused_with_the_choices() -> None:
    with pytest.raises(ValueError, match="there is no bot 'oracle', expected one of random, greedy, search"):
        find_bot("oracle")


@pytest.mark.parametrize(
    "name", ["search:0", "search:0.5", "search:0s", "search:2h", "search:9999s", "search:" + "9" * 30]
)
def test_budgets_that_cannot_be_kept_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"expected .*search:"):
        find_bot(name)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_a_legal_move_and_leaves_the_table_alone(name: str) -> None:
    game = planetfall.new("reworld", seats=3, seed=4)
    before = planetfall.describe(game)
    seat = game.actors()[0]
    assert decide(find_bot(name), game, seat, seeded(1)) in list(game.legal(seat))
    assert planetfall.describe(game) == before


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("deal", range(3))
def test_changing_secrets_does_not_change_a_choice(name: str, deal: int) -> None:
    game = planetfall.new("reworld", seats=2, seed=5)
    seat = game.actors()[0]
    other = planetfall.new("reworld", seats=2, seed=5)
    other.imagine(seat, seeded(deal))
    assert planetfall.describe(other) != planetfall.describe(game)
    assert decide(find_bot(name), other, seat, seeded(9)) == decide(find_bot(name), game, seat, seeded(9))


@pytest.mark.parametrize("name", ["greedy", "search:30"])
def test_whoever_looks_at_the_outlook_beats_random_play_clearly(name: str) -> None:
    assert sum(_wins(name, "random", seed) for seed in range(12)) >= 10


def test_looking_further_ahead_beats_looking_once() -> None:
    assert sum(_wins("search:300", "greedy", seed) for seed in range(6)) >= 5


def test_bots_play_well_where_all_act_at_once() -> None:
    assert sum(_wins("greedy", "random", seed, "planet_unknown") for seed in range(8)) >= 7
    assert sum(_wins("search:60", "random", seed, "planet_unknown") for seed in range(4)) == 4


def test_bots_play_well_where_a_year_must_end_first() -> None:
    assert sum(_wins("search:300", "greedy", seed, "evacuation") for seed in range(6)) >= 5


class Finished(Game):
    """A game that is over; who has won need not have the most points."""

    def __init__(self, points: list[int], places: list[int]) -> None:
        super().__init__()
        self.points = points
        self.places = places
        self.seat_players(len(points), seeded(1))

    def scores(self) -> list[int]:
        return self.points

    def ranking(self) -> list[int]:
        return self.places

    def swing(self) -> float:
        return 7.0


@pytest.mark.parametrize(
    ("points", "places", "worth"),
    [
        ([20, 20], [2, 1], [0.25, 0.75]),  # a tie that was broken
        ([20, 20], [1, 1], [0.5, 0.5]),
        ([20, 10], [2, 1], [0.3, 0.7]),  # a race that was not about points
        ([20, 10, 20], [1, 3, 2], [0.75, 0.2, 0.25]),
    ],
)
def test_at_the_end_a_win_is_what_the_rules_call_one(points: list[int], places: list[int], worth: list[float]) -> None:
    assert list(expect(Finished(points, places))) == pytest.approx(worth)


def test_who_moved_last_makes_no_difference_on_average() -> None:
    tree, rng = Tree(), seeded(1)
    levelled: dict[int, list[float]] = {0: [], 1: []}
    for trial in range(2000):
        last = trial % 2
        lead = 0.01 * int(rng.below(10))  # how well the moves were chosen; the last turn of a seat is worth 0.2
        results = vec[float]([0.4 + lead, 0.6 - lead]) if last else vec[float]([0.6 + lead, 0.4 - lead])
        tree.level(results, last)
        levelled[last].append(results[0])
    means = {last: sum(results[-500:]) / 500 for last, results in levelled.items()}
    assert means[0] == pytest.approx(means[1], abs=0.005)
    spread = max(levelled[0][-500:]) - min(levelled[0][-500:])
    assert spread == pytest.approx(0.09, abs=0.02), "what the moves made of it is left"


def test_curiosity_goes_by_how_far_results_deviate() -> None:
    tree = Tree()
    for result in (0.2, 0.4, 0.4, 0.4, 0.5, 0.5, 0.7, 0.9):
        tree.add_result(result)
    assert tree.deviation == pytest.approx(0.2)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_where_all_act_at_once_a_search_is_about_the_moves_of_its_own_seat(seat: int) -> None:
    game = planetfall.new("planet_unknown", seats=3, seed=2)
    game.apply(game.actors()[0], game.legal(game.actors()[0])[0])  # the station is turned, all take a tile
    assert game.actors() == [0, 1, 2]
    game.apply(0, game.legal(0)[0])  # so that seat 0 is asked something else than the others
    tree = Tree()
    grow(tree, game, seat, 100, 60.0, seeded(1))
    assert {tree.key[edge] % 8 for edges in tree.moves for edge in edges} == {seat}
    assert {tree.key[edge] // 8 for edge in tree.moves[0]} <= set(game.legal(seat))


def test_who_plays_alone_plays_for_points() -> None:
    scores = {name: _points_alone(name) for name in ("greedy", "random")}
    assert scores["greedy"] > 1.5 * scores["random"]


def _points_alone(name: str) -> int:
    total = 0
    for seed in range(4):
        game = planetfall.new("planet_unknown", seats=1, seed=seed)
        rng = seeded(seed)
        while game.actors():
            game.apply(0, decide(find_bot(name), game, 0, rng))
        total += game.scores()[0]
    return total


def _wins(name: str, other: str, seed: int, title: str = "reworld") -> bool:
    """Whether the first bot wins against the second; the seats change with the seed."""
    game: Game = planetfall.new(title, seats=2, seed=seed)
    rng = seeded(seed)
    thinker = seed % 2
    while game.actors():
        seat = game.actors()[0]
        game.apply(seat, decide(find_bot(name if seat == thinker else other), game, seat, rng))
    return game.ranking()[thinker] == 1


@pytest.mark.parametrize(("text", "trials"), [("search:7", 7), ("search:1500", 1500)])
def test_a_search_by_its_budget_in_trials(text: str, trials: int) -> None:
    game = planetfall.new("reworld", seats=2, seed=5)
    seat = game.actors()[0]
    chosen = decide(find_bot(text), game, seat, seeded(9))
    assert chosen == decide(searcher(trials), game, seat, seeded(9))


@pytest.mark.interpreted
def test_a_search_goes_on_where_it_stopped_and_counts_every_trial() -> None:
    game = planetfall.new("reworld", seats=3, seed=2)
    seat = game.actors()[0]
    tree = Tree()
    seen = game.copy()
    seen.imagine(seat, seeded(1))
    assert grow(tree, seen, seat, 40, 60.0, seeded(3)) == 40
    assert grow(tree, seen, seat, 20, 60.0, seeded(4)) == 20
    assert sum(tree.tried[edge] for edge in tree.moves[0]) == 60
    assert tree.visits[0] == 60
    assert {tree.key[edge] // 8 for edge in tree.moves[0]} <= set(game.legal(seat))


def test_a_search_stops_when_it_is_decided() -> None:
    game = planetfall.arrange(
        "reworld",
        {
            "chapter": 2,
            "players": [{"docked": {"1": ["terrabot A"], "2": ["builder 1"]}}, {"docked": {"1": ["shuttle 1"]}}],
        },
    )
    tried = grow(Tree(), game, 0, 100_000, 60.0, seeded(1))
    assert 10_000 <= tried < 50_000  # a tenth at least; whoever only counts what is left needs half
    assert grow(Tree(), game, 0, 1_500, 60.0, seeded(1)) >= 750  # few trials say little


def test_the_outlook_is_the_score_once_the_game_is_over() -> None:
    game = planetfall.new("reworld", seats=2, seed=1)
    rng = seeded(1)
    play_out(game, rng)
    assert list(game.outlook()) == [float(points) for points in game.scores()]


@pytest.mark.interpreted
def test_the_outlook_of_a_seat_does_not_depend_on_what_it_cannot_know() -> None:
    game = planetfall.new("reworld", seats=3, seed=4)
    expected = list(game.outlook())
    for deal in range(5):
        other = game.copy()
        other.imagine(0, seeded(deal))
        assert list(other.outlook()) == expected
