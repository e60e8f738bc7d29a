"""Rulebook 5.7, 18.9 to 18.12: ships and stadiums, what they cost, and cheaper or dearer ones."""

from typing import Any

import pytest

from planetfall.games.evacuation.components import standard
from planetfall.games.evacuation.play import Evacuation
from tests.builders import rule
from tests.games.evacuation.builders import a_table, legal, own, play, why

RICH = {"old": {"food": 6, "steel": 6, "energy": 6}, "new": {"food": 6, "steel": 6, "energy": 6}}
ADVANCED = {"actions": "advanced"}


def after_cost(cost: Any) -> dict[str, int]:
    left = {kind: 6 - getattr(cost, kind) for kind in ("food", "steel", "energy")}
    return {kind: amount for kind, amount in left.items() if amount}


@rule("evacuation", "5.7.1", "2.1.2")
@pytest.mark.parametrize("world", ["old", "new"])
@pytest.mark.parametrize("ship", standard().ships, ids=lambda ship: ship.id)
def test_a_ship_is_paid_by_the_world_it_is_put_above(ship: Any, world: str) -> None:
    others = [other.id for other in standard().ships if other is not ship][:2]
    game = play(a_table(RICH, displays={"ship": [ship.id, *others]}), "act ship", f"ship 1 {world}")
    assert own(game)[f"ships_{world}"] == [ship.id]
    assert own(game)[world] == after_cost(ship.cost)
    assert own(game)["old" if world == "new" else "new"] == RICH["new"]


@rule("evacuation", "5.7.2", "2.1.2")
@pytest.mark.parametrize("world", ["old", "new"])
@pytest.mark.parametrize("stadium", standard().stadiums, ids=lambda stadium: stadium.id)
def test_a_stadium_is_paid_by_the_world_it_lies_beside(stadium: Any, world: str) -> None:
    others = [other.id for other in standard().stadiums if other is not stadium][:2]
    game = play(a_table(RICH, displays={"stadium": [stadium.id, *others]}), "act stadium", f"stadium 1 {world}")
    assert stadium.id in own(game)[f"stadiums_{world}"]
    assert own(game)[world] == after_cost(stadium.cost)


@rule("evacuation", "2.1.6", "2.1.1")
def test_the_other_world_does_not_help_to_pay() -> None:
    split = {"old": {"steel": 1}, "new": {"steel": 1}}
    game = play(a_table(split, displays={"ship": ["sparrow", "wren", "finch"]}), "act ship")
    assert why(game, "ship 1 old") == "2.1.6" and why(game, "ship 1 new") == "2.1.6"


def with_card(number: int, displays: dict[str, list[str]], *moves: str, **seat: Any) -> Evacuation:
    """A seat plays this action card."""
    game = a_table({**RICH, "cards": [number], **seat}, {"cards": [80]}, setting=ADVANCED, displays=displays)
    return play(game, f"card {number}", *moves)


FIRST = {"ship": ["finch", "twin_star", "wren"], "stadium": ["village_green", "racing_oval", "games_park"]}


@rule("evacuation", "18.9")
@pytest.mark.parametrize(("saved", "left"), [("food", {"food": 6, "steel": 5}), ("steel", {"food": 5, "steel": 6})])
def test_a_cheaper_ship_saves_a_resource_of_choice(saved: str, left: dict[str, int]) -> None:
    game = with_card(14, FIRST, "ship 1 old", f"save {saved}")
    assert own(game)["old"] == {**left, "energy": 6}


@rule("evacuation", "18.9")
def test_only_what_the_thing_costs_can_be_saved() -> None:
    game = with_card(14, FIRST, "ship 1 old")
    assert why(game, "save energy") == "18.9"


@rule("evacuation", "18.9", "2.1.6")
def test_what_is_missing_must_be_what_is_saved() -> None:
    game = with_card(14, FIRST, "ship 1 old", old={"steel": 1, "energy": 1})
    assert own(game)["ships_old"] == ["finch"] and own(game)["old"] == {"energy": 1}
    game = with_card(14, FIRST, old={"energy": 9})
    assert why(game, "ship 1 old") == "2.1.6"


@rule("evacuation", "18.9", "19.13")
def test_a_thing_that_costs_no_more_than_is_saved_is_free() -> None:
    cheap = {"set": 2, "complete": [1, 1, 1]}  # series hulls: one less, and the card one less
    game = with_card(14, FIRST, "ship 1 new", new={}, **cheap)
    assert own(game)["ships_new"] == ["finch"] and own(game)["new"] == {}


@rule("evacuation", "18.10")
@pytest.mark.parametrize(("card", "kind"), [(16, "energy"), (25, "food")])
def test_a_dearer_ship_costs_more_of_the_same_world(card: int, kind: str) -> None:
    left = {"food": 5, "steel": 5, "energy": 6}
    game = with_card(card, FIRST, "ship 1 new")
    assert own(game)["new"] == {**left, kind: left[kind] - 1}
    assert own(game)["old"] == RICH["old"]


@rule("evacuation", "18.10", "18.9")
def test_what_is_dearer_is_not_saved() -> None:
    cheap = {"set": 2, "complete": [1, 1, 1]}
    game = with_card(16, FIRST, old={"steel": 1, "food": 1}, **cheap)
    assert why(game, "ship 1 old") == "2.1.6"
    game = with_card(16, FIRST, old={"steel": 1, "energy": 1}, **cheap)
    assert why(game, "ship 1 old") == ""


@rule("evacuation", "18.12")
@pytest.mark.parametrize(("card", "allowed"), [(18, ["1 old", "1 new", "3 old", "3 new"]), (27, ["2 old", "2 new"])])
def test_some_cards_build_only_ships_with_so_many_evacuation_bays(card: int, allowed: list[str]) -> None:
    game = with_card(card, FIRST)
    assert legal(game, "ship") == allowed
    other = next(place for place in ("1 old", "2 old") if place not in allowed)
    assert why(game, f"ship {other}") == "18.12"


@rule("evacuation", "18.12")
def test_a_card_builds_only_modest_stadiums() -> None:
    game = with_card(63, FIRST)
    assert legal(game, "stadium") == ["1 old", "1 new"]
    assert why(game, "stadium 2 old") == "18.12"


@rule("evacuation", "18.11")
def test_the_first_flight_of_such_a_ship_is_cheaper_and_the_second_is_not() -> None:
    game = with_card(11, FIRST, "ship 1 old", old={"food": 1, "steel": 1})
    play(game, "pass", seat=1)
    play(game, "pass")
    assert "fly 3" in legal(game), "without any energy"
    play(game, "fly 3")
    later = a_table(
        {"passed": True, "ships_old": ["finch"]}, {"passed": True, "ships_old": ["wren"], "old": {"energy": 1}}
    )
    assert later.actors() == [1], "without the card it cannot leave"
