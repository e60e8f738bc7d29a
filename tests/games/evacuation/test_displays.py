"""Rulebook 6 and 11.4: the three displays, what moves up, and refreshing them."""

import pytest

import planetfall
from planetfall.games.evacuation.play import Evacuation
from tests.builders import rule
from tests.games.evacuation.builders import a_table, legal, own, play, why

RICH = {"old": {"food": 5, "steel": 5, "energy": 5}, "new": {"food": 5, "steel": 5, "energy": 5}}
SHOWN = {"ship": ["finch", "wren", "sparrow"]}
STACK = {"ship": ["swift", "heron", "stork", "mason"]}
OTHERS = ["swallow", "martin", "pelican", "weaver", "beaver", "twin_star", "two_brothers", "pair_of_oars", "cradle"]
REST = [*OTHERS, "lantern", "harbour", "long_road", "great_tide", "wide_net"]


def ships(*moves: str, stack: list[str] | None = None) -> Evacuation:
    """A seat that builds a ship, with a known display and stack; all other ships are in the box."""
    known = ["swift", "heron", "stork", "mason"] if stack is None else stack
    boxed = REST if stack is None else [*REST, *(ship for ship in STACK["ship"] if ship not in known)]
    game = a_table(RICH, displays=SHOWN, stacks={"ship": known}, boxed={"ship": boxed})
    return play(game, "act ship", *moves)


def shown(game: Evacuation) -> list[str]:
    displays = planetfall.describe(game)["displays"]["ship"]
    assert isinstance(displays, list)
    return displays


def stack(game: Evacuation) -> list[str]:
    stacks = planetfall.describe(game)["stacks"]["ship"]
    assert isinstance(stacks, list)
    return stacks


@rule("evacuation", "6.1", "6.2")
@pytest.mark.parametrize(
    ("slot", "left"),
    [(1, ["wren", "sparrow", "swift"]), (2, ["finch", "sparrow", "swift"]), (3, ["finch", "wren", "swift"])],
)
def test_what_lies_behind_moves_up_and_a_new_one_comes_to_the_rear(slot: int, left: list[str]) -> None:
    game = ships(f"ship {slot} old")
    assert shown(game) == left
    assert stack(game) == ["heron", "stork", "mason"]


@rule("evacuation", "6.3")
def test_up_to_three_open_ones_go_under_the_stack_in_the_order_they_are_named() -> None:
    game = ships("refresh new food", "bury 3", "bury 1", "done")
    assert shown(game) == ["wren", "swift", "heron"]
    assert stack(game) == ["stork", "mason", "sparrow", "finch"]
    assert own(game)["new"] == {"food": 4, "steel": 5, "energy": 5}


@rule("evacuation", "6.3")
def test_whoever_refreshes_puts_at_least_one_away() -> None:
    game = ships("refresh old steel")
    assert why(game, "done") == "6.3"
    play(game, "bury 1", "bury 2", "bury 3")
    assert shown(game) == ["swift", "heron", "stork"]


@rule("evacuation", "6.3")
@pytest.mark.parametrize("world", ["old", "new"])
@pytest.mark.parametrize("kind", ["food", "steel", "energy"])
def test_any_resource_of_either_world_pays_for_a_refresh(world: str, kind: str) -> None:
    game = ships(f"refresh {world} {kind}", "bury 1", "done")
    assert own(game)[world] == {**RICH[world], kind: 4}


@rule("evacuation", "6.3")
def test_without_a_resource_nothing_is_refreshed() -> None:
    game = play(a_table({}), "act develop")
    assert legal(game, "refresh") == []
    assert why(game, "refresh old food") == "6.3"


@rule("evacuation", "6.4", "5.7.1")
def test_one_refresh_comes_before_each_thing_taken() -> None:
    game = ships("refresh new food", "bury 1", "done")
    assert why(game, "refresh new food") == "6.4"
    game = play(a_table(RICH), "act develop", "refresh old food", "bury 1", "done", "take 1")
    assert why(game, "refresh old food") == ""


@rule("evacuation", "6.4", "18.6")
def test_a_refresh_may_come_before_a_free_gain() -> None:
    stadium = {"set": 1, "tiles": [], "complete": [2, 2, 2], "steps": [0, 1, 0]}
    game = play(a_table({**RICH, **stadium}), "act research", "research 2", "refresh old food", "bury 1", "done")
    assert legal(game, "stadium") != []


@rule("evacuation", "6.5", "18.1")
def test_after_a_refresh_nothing_has_to_be_taken_and_nothing_comes_back() -> None:
    game = ships("refresh new food", "bury 1", "done", "decline")
    assert own(game)["ships_old"] == [] and own(game)["new"]["food"] == 4
    assert own(game)["actions_taken"] == 1


@rule("evacuation", "6.6")
def test_a_space_stays_empty_when_the_stack_is_empty() -> None:
    game = ships("ship 1 old", stack=[])
    assert shown(game) == ["wren", "sparrow", ""]
    play(game, "pass", seat=1)
    play(game, "act ship")
    assert why(game, "ship 3 old") == "6.6"
    assert why(game, "ship 2 old") == ""


@rule("evacuation", "6.3", "6.6")
def test_what_is_buried_comes_back_when_the_stack_is_short() -> None:
    game = ships("refresh new food", "bury 2", "bury 1", "done", stack=["swift"])
    assert shown(game) == ["sparrow", "swift", "wren"]
    assert stack(game) == ["finch"]


@rule("evacuation", "1.25")
def test_drawing_a_ship_nobody_knew_is_something_new_and_one_just_buried_is_not() -> None:
    game = ships()
    before = game.revealed
    play(game, "ship 1 old")
    assert game.revealed > before
    game = ships(stack=[])
    before = game.revealed
    play(game, "refresh new food", "bury 1", "done")
    assert game.revealed == before
