"""Rulebook 4: turns, the energy of an action and which world pays it, the ten actions."""

from typing import Any

import pytest

import planetfall
from planetfall.games.evacuation.components import standard
from tests.builders import rule
from tests.games.evacuation.builders import a_table, legal, own, play, why

RICH = {"old": {"food": 9, "steel": 9, "energy": 9}, "new": {"food": 9, "steel": 9, "energy": 9}}


def paid(moves: list[str], **player: Any) -> dict[str, Any]:
    """What the first seat has left of 9 resources of each kind after these moves."""
    return own(play(a_table({**RICH, **player}), *moves))


@rule("evacuation", "4.1.1", "4.1.2", "4.1.3")
def test_turns_go_around_in_turn_order_until_all_have_passed() -> None:
    game = a_table({}, RICH, {}, turn_order=[2, 0, 1])
    assert game.actors() == [2]
    play(game, "pass", seat=2)
    assert game.actors() == [0]
    play(game, "act settle", seat=0)
    play(game, "act settle", seat=1)
    assert game.actors() == [0]
    play(game, "pass", seat=0)
    play(game, "act settle", seat=1)
    assert game.actors() == [1]
    play(game, "pass", seat=1)
    assert planetfall.describe(game)["phase"] != "actions"


@rule("evacuation", "4.1.4", "1.9")
def test_without_an_action_card_left_only_passing_is_left() -> None:
    game = a_table({**RICH, "actions_taken": 10, "under": [3, 3, 2, 2]}, {})
    assert game.actors() == [1]
    game = a_table({**RICH, "actions_taken": 9, "under": [3, 3, 2, 1]}, {})
    assert "settle" in legal(game, "act")


@rule("evacuation", "4.2.3", "1.8")
@pytest.mark.parametrize(("taken", "energy"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2)])
def test_the_first_five_actions_cost_nothing_nothing_one_two_and_two(taken: int, energy: int) -> None:
    assert paid(["act settle"], actions_taken=taken)["old"]["energy"] == 9 - energy


@rule("evacuation", "4.2.4", "4.2.2")
@pytest.mark.parametrize("taken", [5, 6, 7, 8])
@pytest.mark.parametrize(("under", "more"), [(2, 0), (3, 1), (4, 1)])
def test_dv9_later_actions_cost_three_and_one_more_in_a_crowded_area(taken: int, under: int, more: int) -> None:
    seat = paid(["act settle"], actions_taken=taken, under=[0, under, 0, 0])
    assert seat["old"]["energy"] == 9 - 3 - more
    assert seat["actions_taken"] == taken + 1


@rule("evacuation", "4.2.2")
@pytest.mark.parametrize("area", [0, 1, 2, 3])
def test_only_cards_under_the_same_area_make_it_crowded(area: int) -> None:
    under = [0, 0, 0, 0]
    under[area] = 3
    energy = paid(["act settle"], actions_taken=3, under=under)["old"]["energy"]
    assert energy == 9 - 2 - (area == 1)


@rule("evacuation", "4.2.5")
def test_an_action_that_cannot_be_paid_cannot_be_chosen() -> None:
    game = a_table({"old": {"energy": 1}, "new": {"energy": 9}, "actions_taken": 3})
    assert game.actors() == [1]
    game = a_table({"old": {"energy": 2}, "actions_taken": 3, "under": [0, 3, 0, 0]})
    assert why(game, "act settle") == "4.2.5"
    assert why(game, "act research") == ""


@rule("evacuation", "4.2.6", "4.2.8", "9.5.3", "9.5.4")
@pytest.mark.parametrize(("markers", "world"), [([3, 10], "old"), ([11, 12], "new")])
def test_dv2_the_old_world_pays_before_the_second_turning_point_and_the_new_one_after_both(
    markers: list[int], world: str
) -> None:
    seat = paid(["act settle"], actions_taken=2, markers=markers)
    assert {name: seat[name]["energy"] for name in ("old", "new")} == {"old": 9, "new": 9, world: 8}


@rule("evacuation", "4.2.7")
def test_dv2_with_one_marker_past_the_second_turning_point_both_worlds_pay_in_any_mix() -> None:
    game = a_table({**RICH, "actions_taken": 5, "markers": [10, 11]})
    play(game, "act settle")
    assert legal(game) == ["pay old energy", "pay new energy"]
    play(game, "pay old energy", "pay new energy", "pay new energy")
    assert own(game)["old"]["energy"] == 8 and own(game)["new"]["energy"] == 7
    game = a_table({"old": {"energy": 2}, "new": {"energy": 1}, "actions_taken": 5, "markers": [10, 11]})
    assert why(game, "act settle") == ""


@rule("evacuation", "4.2.6", "4.2.8")
@pytest.mark.parametrize(("markers", "move"), [([3, 10], "pay new energy"), ([11, 12], "pay old energy")])
def test_the_other_world_does_not_pay(markers: list[int], move: str) -> None:
    game = a_table({**RICH, "set": 2, "complete": [1, 1, 1], "actions_taken": 2, "markers": markers})
    play(game, "act settle")  # any fuel, so that there is a choice
    assert why(game, move) == "4.2.6"


@rule("evacuation", "4.2.1", "4.3.1", "9.3.1")
@pytest.mark.parametrize("action", standard().board_actions, ids=lambda action: action.id)
def test_every_action_slides_a_card_under_its_area(action: Any) -> None:
    number = standard().board_actions.index(action)
    game = a_table(RICH)
    play(game, planetfall.notation(game, number))
    under = [0, 0, 0, 0]
    under[action.area - 1] = 1
    assert list(own(game)["under"]) == under


ASKED = [
    ("gain-develop", ["gain old food"], "take"),
    ("gain-research", ["gain new steel"], "research"),
    ("settle", [], "settle"),
    ("ship", [], "ship"),
    ("stadium", [], "stadium"),
    ("factory", [], "prepare"),
    ("clone", [], "clone"),
    ("develop", [], "take"),
    ("gain-exchange", ["gain old energy"], "exchange"),
    ("research", [], "research"),
]


@rule("evacuation", "4.3.2", "4.3.3", "4.3.4", "4.3.5", "4.3.6", "4.3.7", "4.3.8", "4.3.9", "4.3.10", "4.3.11")
@pytest.mark.parametrize(("action", "moves", "block"), ASKED)
def test_every_action_brings_its_sub_actions_in_order(action: str, moves: list[str], block: str) -> None:
    game = play(a_table({**RICH, "population": 9, "factories_new": {"food": 2}}), f"act {action}")
    play(game, *moves)
    assert legal(game)[0] == "decline"
    assert any(move.split()[0] == block for move in legal(game))


@rule("evacuation", "4.3.2", "4.3.9")
@pytest.mark.parametrize(("action", "moves"), [("gain-develop", ["gain old food"]), ("develop", [])])
def test_two_actions_develop_twice(action: str, moves: list[str]) -> None:
    game = play(a_table(RICH), f"act {action}", *moves, "take 1", "take 1")
    assert len(own(game)["hand"]) == 2
    assert game.actors() == [1]


@rule("evacuation", "4.3.10", "5.1.2")
def test_one_action_exchanges_up_to_three_times() -> None:
    game = play(a_table(RICH), "act gain-exchange", "gain old food", *["exchange new food steel"] * 3)
    assert own(game)["new"] == {"food": 6, "steel": 12, "energy": 9}
    assert game.actors() == [1]


@rule("evacuation", "4.2.9", "5.1.1")
def test_a_sub_action_may_be_declined_but_a_gain_may_not() -> None:
    game = play(a_table(RICH), "act gain-research")
    assert why(game, "decline") == "18.1"
    play(game, "gain new food", "decline")
    assert game.actors() == [1]


def begun(game: Any, *moves: str) -> list[bool]:
    """Whether a new turn begins with the question after each of these moves of the first seat."""
    return [play(game, move).begins_turn(0) for move in moves]


def test_a_turn_begins_with_an_action_and_lasts_until_all_of_it_is_done() -> None:
    game = a_table(RICH, {"passed": True})
    assert game.begins_turn(0)
    assert begun(game, "act develop", "refresh old food", "bury 1", "done", "take 1", "decline") == [False] * 5 + [True]


def test_an_extra_transport_and_the_second_marker_begin_no_turn() -> None:
    fleet = {**RICH, "ships_old": ["heron"], "cards": [17]}
    game = a_table(fleet, {"passed": True}, setting={"actions": "advanced"})
    assert begun(game, "card 17") == [False]
    game = a_table({"under": [0, 2, 0, 0]}, {}, phase="turn_order")
    assert game.begins_turn(0) and begun(game, "advance 1 2") == [False]


@rule("evacuation", "4.2.10")
def test_an_action_may_be_taken_that_nothing_comes_of() -> None:
    game = play(a_table({}), "act clone")
    assert own(game)["actions_taken"] == 1
    assert game.actors() == [1]
