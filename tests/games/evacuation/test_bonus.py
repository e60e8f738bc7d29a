"""Rulebook chapter 10: the bonus card against the power points of the year."""

from typing import Any

import pytest

from planetfall.games.evacuation.play import Evacuation
from tests.builders import rule
from tests.games.evacuation.builders import POINTS, a_table, legal, own, play, why

UPPER, LOWER, NONE = "upper_bonuses", "lower_bonuses", ""


def bonus(card: int, points: int, generous: bool = False, **what: Any) -> Evacuation:
    """The bonus phase of year 1 with this card; the second seat has too many points for any."""
    setting = {**what.pop("setting", {}), "bonuses": "generous" if generous else "strict"}
    fours, rest = divmod(points, 4)
    under = [int(rest == 1), int(rest == 2), int(rest == 3), fours]
    table = {"bonus_cards": [card, 1, 3, 9], "phase": "progress", "turn": 2, "setting": setting}
    return a_table({"under": under, "passed": True, **what}, {"passed": True, "under": [0, 0, 0, 5]}, **table)


def received(game: Evacuation, seat: int = 0) -> list[str]:
    return [name for name in (UPPER, LOWER) if own(game, seat).get(name)]


@rule("evacuation", "10.1", "10.3")
@pytest.mark.parametrize(("points", "expected"), [(6, NONE), (7, UPPER), (8, NONE), (9, NONE), (10, LOWER), (11, NONE)])
def test_strict_bonuses_ask_for_the_exact_number(points: int, expected: str) -> None:
    """Card 1 shows 7 and 10."""
    game = bonus(1, points)
    assert received(game) == ([expected] if expected else [])


@rule("evacuation", "10.4", "1.19")
@pytest.mark.parametrize(("points", "expected"), [(0, UPPER), (6, UPPER), (7, LOWER), (13, LOWER), (14, NONE)])
def test_generous_bonuses_reach_down_from_the_numbers(points: int, expected: str) -> None:
    """Card 4 shows 6 and 13."""
    assert received(bonus(4, points, True)) == ([expected] if expected else [])


@rule("evacuation", "10.1", "10.2")
def test_everybody_gets_at_most_one_bonus_in_turn_order() -> None:
    players = [{"under": [0, 0, 1, 1], "passed": True}] * 2
    table: dict[str, Any] = {"bonus_cards": [1, 2, 3, 9], "phase": "progress", "turn": 2, "turn_order": [1, 0]}
    game = a_table(*players, **table)
    assert game.actors() == [1]
    play(game, "factory new food", seat=1)
    assert game.actors() == [0]
    play(game, "factory old steel")
    assert [received(game, seat) for seat in range(2)] == [[UPPER], [UPPER]]


# card, which, what happens, and what the seat has then beyond nothing
EFFECTS: list[tuple[int, int, list[str], dict[str, Any]]] = [
    (1, 0, ["factory new energy"], {"factories_new": {"energy": 1}}),
    (1, 1, ["gain new food", "gain new food"], {"new": {"food": 2}}),
    (2, 0, ["research 1", "gain new steel"], {"complete": [1, 0, 0], "new": {"steel": 1}}),
    (2, 1, ["gain new steel", "gain new food"], {"new": {"steel": 1, "food": 1}}),
    (3, 0, ["gain new steel", "gain new food"], {"population": 1, "new": {"steel": 1, "food": 1}}),
    (3, 1, ["gain new energy", "exchange new energy food"], {"new": {"food": 1}}),
    (4, 0, ["ship 1 new"], {"ships_new": ["sparrow"]}),
    (4, 1, ["gain new energy"], {"new": {"energy": 1}}),
    (5, 0, ["take 1", "take 1", "factory new food"], {"hand": ["well_field", "granary"], "factories_new": {"food": 1}}),
    (5, 1, ["gain new energy", "gain new steel"], {"new": {"energy": 1, "steel": 1}}),
    (6, 0, ["gain new steel"], {"population": 2, "new": {"steel": 1}}),
    (6, 1, ["take 2", "gain new food"], {"hand": ["granary"], "new": {"food": 1}}),
    (7, 0, ["gain new food", "research 1"], {"complete": [1, 0, 0], "new": {"food": 1}}),
    (7, 1, ["research 3"], {"complete": [0, 0, 1]}),
    (8, 1, ["raise steel"], {"production": {"steel": 1}}),
]


@rule("evacuation", "10.5", "10.6")
@pytest.mark.parametrize(("card", "which", "moves", "expected"), EFFECTS)
def test_every_bonus_brings_what_it_says(card: int, which: int, moves: list[str], expected: dict[str, Any]) -> None:
    numbers = {1: (7, 10), 2: (6, 11), 3: (9, 12), 4: (6, 13), 5: (6, 10), 6: (8, 11), 7: (7, 12), 8: (6, 11)}
    found = own(play(bonus(card, numbers[card][which], set=1), *moves))
    assert {name: found[name] for name in expected} == expected


@rule("evacuation", "10.6", "18.14")
def test_the_settling_bonus_opens_the_next_terrain_too() -> None:
    """Card 8 above: desert, while only steppe is open."""
    ready: dict[str, Any] = {"population": 2, "new": {"steel": 2}, "factories_new": {"food": 1}}
    game = bonus(8, 6, **ready)
    assert why(game, "settle F13") == ""
    assert why(game, "settle F28") == "5.6.2"
    play(game, "settle F13")
    assert list(own(game)["fields"]) == ["F13"]


@rule("evacuation", "10.6")
@pytest.mark.parametrize(("points", "first"), [(7, ["research 1"]), (12, [])])
def test_bonus_card_9_settles_and_above_researches_first(points: int, first: list[str]) -> None:
    ready: dict[str, Any] = {"population": 2, "new": {"steel": 2}}
    game = play(bonus(9, points, **ready), *first, "settle F03")
    assert list(own(game)["fields"]) == ["F03"]


@rule("evacuation", "10.5", "18.1")
def test_what_is_not_a_gain_may_be_declined() -> None:
    game = play(bonus(2, 6), "decline")
    assert legal(game, "decline") == []
    assert len(legal(game, "gain")) == 6


@rule("evacuation", "19.6")
def test_premium_fund_brings_a_resource_with_every_bonus() -> None:
    funded: dict[str, Any] = {"set": 1, "complete": [0, 0, 1]}
    game = play(bonus(4, 13, **funded), "gain new food", "gain new steel")
    assert own(game)["new"] == {"food": 1, "steel": 1}


@rule("evacuation", "19.23")
def test_agile_planning_shifts_the_points_of_the_bonus_phase() -> None:
    tiles = ["tool_shops", "reserve_fund", "open_catalogue", "agile_planning", "assembly_hall", "night_shift"]
    agile: dict[str, Any] = {
        "set": 4,
        "complete": [2, 0, 0],
        "tiles": [*tiles, "pathfinders", "planet_grid", "landmark"],
    }
    game = bonus(1, 8, **agile)
    assert legal(game, "bonus") == ["upper", "lower", "none"]
    assert why(bonus(2, 8, **agile), "bonus lower") == "10.1"
    play(game, "bonus lower", "gain new food", "gain new food")
    assert received(game) == [LOWER]
    assert received(play(bonus(1, 8, **agile), "bonus none")) == []


@rule("evacuation", "14.4", "14.5", "14.6")
@pytest.mark.parametrize(("points", "goal"), [(7, "smaller_bonus"), (10, "larger_bonus")])
def test_a_goal_that_counts_bonuses_is_shown_with_the_first_one(points: int, goal: str) -> None:
    goals = ["smaller_bonus", "larger_bonus", "steppe"]
    game = bonus(1, points, setting=POINTS, goals=goals, goal_dropped="progress")
    assert own(game)["goals_shown"] == [goal]
