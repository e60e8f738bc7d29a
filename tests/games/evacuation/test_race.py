"""Rulebook chapter 12: how the race ends and who wins it."""

from typing import Any

import pytest

from planetfall.games.evacuation.race import final_production, race_bonus
from tests.builders import rule
from tests.games.evacuation.builders import a_table, legal, loaded, own, play, transport, unloaded

LAND = [
    f"{kind}_{what}" for kind in ("food", "steel", "energy") for what in ("population_1", "population_2", "factory")
]
EVACUATED = {"evacuated": LAND, "markers": [22, 22]}
THREE = ["village_green", "running_track", "skate_bowl"]


def produces(food: int, steel: int, energy: int) -> dict[str, Any]:
    return {"production": {"food": food, "steel": steel, "energy": energy}}


def over(*players: dict[str, Any]) -> Any:
    """The end of year 4: nobody has anything left to do."""
    return a_table(*({"passed": True, **player} for player in players), year=4, phase="bonus", turn=len(players))


def stadiums(*names: str) -> dict[str, Any]:
    return {"stadiums_new": list(names)}


@rule("evacuation", "12.1.2", "12.1.3", "12.1.5")
@pytest.mark.parametrize("year", [3, 4])
def test_a_race_decided_in_the_action_phase_ends_after_the_round_and_a_last_transport(year: int) -> None:
    near = {**produces(8, 8, 8), **EVACUATED, **stadiums(*THREE[:2]), "new": {"food": 1, "steel": 1}}
    other = {"ships_old": ["finch"], "old": {"energy": 1}}
    third = {"passed": True}
    table: dict[str, Any] = {"displays": {"stadium": ["market_games", "swim_hall", "ice_rink"]}, "year": year}
    game = a_table({**near, "new": {"food": 1, "energy": 1}}, other, third, turn_order=[2, 0, 1], **table)
    play(game, "act stadium", "stadium 1 new")
    assert game.ending
    assert game.actors() == [1]  # the round is played to its end; who has passed gets nothing
    play(game, "pass", seat=1)
    assert (game.actors(), legal(game, "fly", 1)) == ([1], ["3"])
    unloaded(loaded(play(game, "fly 3", seat=1), seat=1), seat=1)
    assert (game.actors(), game.year) == ([], year)


@rule("evacuation", "12.1.2", "12.1.4")
def test_a_race_decided_in_another_phase_ends_with_that_phase() -> None:
    near = {**produces(8, 8, 8), **stadiums(*THREE[:2]), "ships_old": ["finch"], "old": {"energy": 1}}
    game = transport(near, {"ships_old": ["wren"], "old": {"energy": 1}}, year=3)
    unloaded(loaded(play(game, "fly 3"), "carry-stadium start"))
    assert game.ending
    assert game.actors() == [1]
    play(game, "done", seat=1)
    assert (game.actors(), game.year) == ([], 3)


@rule("evacuation", "12.1.2", "12.1.4")
def test_a_race_decided_by_progress_ends_without_a_bonus() -> None:
    """The second marker past the second turning point raises all productions to 8; generous bonuses would follow."""
    near = {**produces(7, 7, 7), **stadiums(*THREE), "markers": [10, 10], "under": [0, 1, 0, 0], "passed": True}
    other = {"under": [1, 0, 0, 0], "passed": True}
    game = a_table(near, other, year=3, setting={"bonuses": "generous"})
    play(game, "advance 1 1")
    assert (game.ending, game.actors()) == (True, [1])  # the others still move
    play(game, "advance 1 1", seat=1)
    assert (game.actors(), game.year) == ([], 3)
    assert [own(game, seat).get("upper_bonuses", 0) for seat in range(2)] == [0, 0]


@rule("evacuation", "12.1.2", "12.1.4")
def test_a_race_decided_by_a_bonus_ends_when_all_have_had_theirs() -> None:
    """Bonus card 8 below, for 11 points: raise a production."""
    near = {**produces(7, 8, 8), **stadiums(*THREE), "under": [0, 0, 1, 2], "passed": True}
    other = {"under": [0, 0, 1, 2], "passed": True}
    game = a_table(near, other, bonus_cards=[8, 1, 3, 9], phase="progress", turn=2, turn_order=[0, 1])
    play(game, "raise food")
    assert (game.ending, game.actors()) == (True, [1])
    play(game, "raise steel", seat=1)
    assert (game.actors(), game.year) == ([], 1)


@rule("evacuation", "12.1.2")
def test_production_or_stadiums_alone_do_not_end_it() -> None:
    for short in ({**produces(8, 7, 9), **stadiums(*THREE)}, {**produces(9, 9, 9), **stadiums(*THREE[:2])}):
        game = a_table({**short, "new": {"food": 1}})
        play(game, "act clone", "clone")
        assert not game.ending


@rule("evacuation", "12.1.1")
def test_the_race_ends_after_year_4_at_the_latest() -> None:
    assert over({}, {}).actors() == []


@rule("evacuation", "12.2.1", "12.2.2", "12.2.3", "12.2.9", "12.2.10", "12.2.11", "12.2.12")
@pytest.mark.parametrize(
    ("before", "what", "after"),
    [
        # one penalty and a bonus of 2; two penalties; a bonus of 2: the worked examples
        ((8, 8, 8), {"tokens": 1, **stadiums("games_park", *THREE[:2])}, [8, 8, 9]),
        ((8, 9, 9), {"tokens": 2, **stadiums(*THREE)}, [6, 9, 9]),
        ((7, 7, 9), stadiums("games_park", *THREE[:2]), [8, 8, 9]),
        ((5, 5, 5), {"evacuated": LAND[1:], **stadiums("games_park", *THREE[:2])}, [5, 5, 6]),
        ((5, 5, 5), stadiums("games_park", "swim_hall"), [5, 5, 6]),
        ((2, 3, 3), {"tokens": 4, **stadiums(*THREE)}, [-2, 3, 3]),
    ],
)
def test_penalties_lower_the_lowest_production_then_bonuses_raise_it(
    before: tuple[int, int, int], what: dict[str, Any], after: list[int]
) -> None:
    others = [stadiums("orbit_arena"), stadiums("crater_bowl")]
    game = over({**produces(*before), **EVACUATED, **what}, *others)
    assert sorted(final_production(game, 0)) == after


@rule("evacuation", "12.2.2", "13.1.6")
def test_sea_tiles_that_lie_face_up_are_sites_not_evacuated() -> None:
    game = over({**produces(5, 5, 5), "evacuated": LAND, **stadiums(*THREE)}, stadiums("games_park"))
    assert sorted(final_production(game, 0)) == [3, 5, 5]


@rule("evacuation", "12.2.4", "12.2.5", "12.2.6", "12.2.7")
@pytest.mark.parametrize(
    ("satisfaction", "bonuses"),
    [
        (["games_park", "forum_of_nations", "surf_basin", "skate_bowl"], [2, 2, 0, 0]),  # 5, 5, 3, 1
        (["games_park", "surf_basin", "racing_oval", "skate_bowl"], [2, 1, 1, 0]),  # 5, 3, 3, 1
        (["games_park", "surf_basin"], [1, 0]),
        (["games_park", "forum_of_nations"], [1, 1]),
    ],
)
def test_the_most_satisfied_get_bonuses(satisfaction: list[str], bonuses: list[int]) -> None:
    game = over(*(stadiums(name) for name in satisfaction))
    assert [race_bonus(game, seat) for seat in range(len(bonuses))] == bonuses


@rule("evacuation", "12.2.8")
def test_at_the_end_only_stadiums_on_the_new_world_count_for_satisfaction() -> None:
    game = over({"stadiums_old": ["games_park", "start"]}, stadiums("skate_bowl"))
    assert [race_bonus(game, seat) for seat in range(2)] == [0, 1]


PERFECT = {**EVACUATED, **produces(8, 8, 8)}


@rule("evacuation", "12.3.1")
def test_of_those_who_still_meet_the_goal_the_most_satisfied_wins() -> None:
    better = {**PERFECT, **stadiums("swim_hall", "bicycle_loop", "glass_court")}
    richer = {**EVACUATED, **produces(20, 20, 20), **stadiums(*THREE)}
    short = {**EVACUATED, **produces(30, 30, 30), **stadiums("games_park", "forum_of_nations")}
    assert over(richer, better, short).ranking() == [2, 1, 3]
    same = stadiums("market_games", "swim_hall", "village_green")
    other = stadiums("bicycle_loop", "skate_bowl", "running_track")
    assert over({**PERFECT, **same}, {**richer, **other}).ranking() == [1, 1]


@rule("evacuation", "12.3.2", "12.3.3", "12.3.4")
@pytest.mark.parametrize(
    ("one", "other", "ranking"),
    [
        ((5, 9, 9), (6, 7, 7), [2, 1]),  # the higher lowest production
        ((6, 8, 9), (6, 7, 9), [1, 2]),  # the second lowest
        ((6, 7, 9), (6, 7, 8), [1, 2]),  # the highest
        ((6, 7, 9), (6, 7, 9), [1, 1]),
    ],
)
def test_if_nobody_meets_the_goal_productions_are_compared(
    one: tuple[int, int, int], other: tuple[int, int, int], ranking: list[int]
) -> None:
    assert over({**EVACUATED, **produces(*one)}, {**EVACUATED, **produces(*other)}).ranking() == ranking


@rule("evacuation", "12.3.3")
def test_three_stadiums_break_a_tie_before_satisfaction_does() -> None:
    """Both end with 6: one stadium is missing to the other, and it is the more satisfied."""
    three = {**EVACUATED, **produces(6, 9, 9), **stadiums("start", "village_green", "skate_bowl")}
    two = {**EVACUATED, **produces(6, 6, 9), **stadiums("games_park", "swim_hall")}
    game = over(three, two)
    assert [min(final_production(game, seat)) for seat in range(2)] == [6, 6]
    assert game.ranking() == [1, 2]


@rule("evacuation", "12.3.2")
def test_the_score_of_the_race_is_the_lowest_production_at_the_end() -> None:
    game = over({**EVACUATED, **produces(8, 9, 9), **stadiums(*THREE), "tokens": 2}, stadiums("games_park"))
    assert game.scores()[0] == 6
    assert own(game)["production"] == {"food": 8, "steel": 9, "energy": 9}
