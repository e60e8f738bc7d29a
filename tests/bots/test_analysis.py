"""What an analysis says of moves: the best first, all compared fairly, and from nothing the seat cannot know."""

from pathlib import Path
from random import Random

import pytest

import planetfall
from planetfall.bots.analysis import Choice, analyse_moves
from planetfall.bots.search import SEATS, Tree, consider, grow
from planetfall.core.game import Game
from planetfall.core.rng import seeded
from tests.core.toy import deal

pytestmark = pytest.mark.interpreted

FINISHED = (Path(__file__).parent.parent / "games" / "reworld" / "games" / "2-04.txt").read_text(encoding="utf-8")


def analysed(game: Game, seat: int, trials: int = 60, most: int = 4, also: tuple[int, ...] = ()) -> list[Choice]:
    return analyse_moves(game, seat, trials, 60.0, seeded(1), most, also)


def test_the_best_move_comes_first_and_loses_nothing() -> None:
    game = planetfall.new("reworld", seats=3, seed=4)
    seat = game.actors()[0]
    found = analysed(game, seat)
    assert len(found) == 4
    assert found[0].loss == 0.0
    assert all(len(choice.points) == 3 for choice in found)
    for choice in found:
        others = [points for other, points in enumerate(choice.points) if other != seat]
        assert choice.lead == pytest.approx(choice.points[seat] - max(others))
        assert choice.loss == max(0.0, found[0].lead - choice.lead)
    shares = [choice.share for choice in found]
    assert shares == sorted(shares, reverse=True)
    assert 0.0 < sum(shares) <= 1.0


def test_a_move_that_the_search_would_leave_alone_is_judged_if_it_is_asked_for() -> None:
    game = planetfall.new("reworld", seats=2, seed=5)
    seat = game.actors()[0]
    drop = planetfall.code(game, "drop")
    assert drop not in [choice.code for choice in analysed(game, seat)]
    found = {choice.code: choice for choice in analysed(game, seat, also=(drop,))}
    assert found[drop].loss > 5.0


def test_moves_without_a_difference_are_judged_alike() -> None:
    game = planetfall.replay(FINISHED, 20)
    while planetfall.view(game)["question"] != "sign":
        game = planetfall.replay(FINISHED, len(game.history) + 1)
    found = analysed(game, game.actors()[0], trials=200)
    assert len(found) > 1  # names of a city
    assert max(choice.loss for choice in found) < 0.5


def test_a_considered_move_is_tried_as_often_as_asked_and_its_points_are_means() -> None:
    game = planetfall.new("reworld", seats=2, seed=5)
    seat = game.actors()[0]
    tree = Tree()
    grow(tree, game, seat, 20, 60.0, seeded(1))
    consider(tree, game, seat, planetfall.code(game, "drop"), 30, seeded(2))
    edge = next(edge for edge in tree.moves[0] if tree.key[edge] == planetfall.code(game, "drop") * SEATS + seat)
    assert tree.tried[edge] == 30
    assert 50 < tree.points[edge][seat] / 30 < 250


def test_the_line_of_a_move_completes_the_turn() -> None:
    game = planetfall.new("reworld", seats=2, seed=5)
    seat = game.actors()[0]
    for choice in analysed(game, seat):
        assert choice.line[0] == choice.code
        after = game.copy()
        for code in choice.line:
            assert after.why_not(seat, code) == 0
            after.apply(seat, code)
        assert seat not in after.actors() or after.begins_turn(seat)


def test_where_all_act_at_once_every_seat_gets_an_analysis_of_its_own_moves() -> None:
    game = deal(3, seeded(3))
    assert game.actors() == [0, 1, 2]
    for seat in game.actors():
        found = analysed(game, seat, most=9)
        assert {choice.code for choice in found} == set(game.legal(seat))


def test_what_a_seat_cannot_know_changes_nothing() -> None:
    game = planetfall.new("reworld", seats=2, seed=5)
    seat = game.actors()[0]
    other = planetfall.new("reworld", seats=2, seed=5)
    other.imagine(seat, seeded(7))
    assert planetfall.describe(other) != planetfall.describe(game)
    assert analysed(other, seat) == analysed(game, seat)


def test_a_seat_without_a_choice_is_told_what_to_expect() -> None:
    game = planetfall.arrange(
        "reworld", {"players": [{"hand": "22"}, {"hand": "1"}], "marker_card": {"seat": 0, "card": 3}}
    )
    found = analysed(game, 0)
    assert [planetfall.notation(game, choice.code) for choice in found] == ["drop"]
    assert found[0].share == 1.0


@pytest.mark.parametrize("title", ["reworld", "planet_unknown", "galileo_project", "evacuation"])
def test_in_the_middle_of_a_game_what_a_seat_cannot_know_changes_nothing(title: str) -> None:
    chooser = Random(4)
    game = planetfall.new(title, seats=2, seed=5)
    for _ in range(40):
        actor = chooser.choice(game.actors())
        game.apply(actor, chooser.choice(list(game.legal(actor))))
    seat = next(actor for actor in game.actors() if len(game.legal(actor)) > 1)
    found = []
    for dealt in range(3):
        twin = game.copy()
        twin.imagine(seat, seeded(dealt))
        found.append(analysed(twin, seat, 300))  # as many as let a game that asks for it be played on
    assert found[0] == found[1] == found[2] == analysed(game, seat, 300)
