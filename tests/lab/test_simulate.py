"""Simulations depend on the seed alone, and add up."""

import pytest

import planetfall
from planetfall.lab.simulate import Job, play, simulate

JOB = Job("reworld", 3, 1200, 7, ["random"] * 3)


def test_the_number_of_processes_makes_no_difference() -> None:
    finished: list[int] = []
    alone = simulate(JOB, 1, finished.append)
    assert sum(finished) == 1200
    assert simulate(JOB, 2) == alone


def test_another_seed_gives_other_games() -> None:
    other = Job("reworld", 3, 1200, 8, ["random"] * 3)
    assert simulate(other).seats != simulate(JOB).seats


def test_means_wins_and_extremes_agree_with_each_other() -> None:
    result = simulate(JOB)
    assert result.games == 1200
    assert sum(seat.wins for seat in result.seats) == pytest.approx(1)
    for seat in result.seats:
        assert seat.lowest < seat.mean - seat.deviation < seat.mean < seat.mean + seat.deviation < seat.highest
        assert seat.wins_error == pytest.approx(1.96 * (seat.wins * (1 - seat.wins) / 1200) ** 0.5, rel=0.005)
    played = planetfall.playouts("reworld", seats=3, games=4000, seed=3)
    assert sum(seat.mean for seat in result.seats) / 3 == pytest.approx(sum(played.mean_scores) / 3, rel=0.03)


def test_thinking_bots_play_too_and_win() -> None:
    result = simulate(Job("reworld", 2, 2, 1, ["random", "search:60"]))
    assert result.seats[1].wins == 1
    assert result.seats[1].bot == "search:60"


def test_levels_play_too_and_no_result_is_certain() -> None:
    result = simulate(Job("reworld", 2, 4, 1, ["cadet", "random"]))
    assert result.seats[0].wins == 1
    assert result.seats[0].wins_error == 0.75  # what nobody saw may still happen in 3 of so many


def test_a_game_is_the_same_however_many_are_played() -> None:
    few, many = (play(Job("reworld", 3, games, 7, ["random"] * 3), 1, lambda _: None) for games in (20, 700))
    assert [list(column) for column in few.points] == [list(column[:20]) for column in many.points]


@pytest.mark.parametrize("game", ["evacuation", "planet_unknown"])
def test_who_comes_first_in_turn_order_is_kept_also_where_all_act_at_once(game: str) -> None:
    options = {"mode": "points"} if game == "evacuation" else {}
    played = play(Job(game, 2, 60, 1, ["random"] * 2, options), 1, lambda _: None)
    assert set(played.order[::2]) == set(played.order[1::2]) == {0, 1}


@pytest.mark.parametrize(
    ("job", "words"),
    [
        (Job("reworld", 2, 10, 1, ["oracle", "random"]), "there is no bot 'oracle'"),
        (Job("reworld", 7, 10, 1, ["random"] * 7), "seats is 7"),
        (Job("chess", 2, 10, 1, ["random"] * 2), "there is no game 'chess'"),
    ],
)
def test_bad_jobs_are_refused_before_any_game(job: Job, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        simulate(job)
