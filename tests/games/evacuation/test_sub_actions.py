"""Rulebook 2.1, 2.3.6, 5.1 to 5.3: gain, exchange, prepare and clone."""

import pytest

from tests.builders import rule
from tests.games.evacuation.builders import a_table, legal, own, play, why

RICH = {"old": {"food": 3, "steel": 3, "energy": 3}, "new": {"food": 3, "steel": 3, "energy": 3}}


@rule("evacuation", "5.1.1", "2.1.3")
@pytest.mark.parametrize("world", ["old", "new"])
@pytest.mark.parametrize("resource", ["food", "steel", "energy"])
def test_a_gained_resource_of_any_type_goes_to_either_world(world: str, resource: str) -> None:
    game = play(a_table({}), "act gain-research", f"gain {world} {resource}")
    assert own(game)[world] == {resource: 1}
    assert own(game)["old" if world == "new" else "new"] == {}


@rule("evacuation", "5.1.2", "2.1.4")
def test_an_exchange_takes_place_within_one_world() -> None:
    game = play(a_table({"old": {"food": 1}, "new": {"steel": 1}}), "act gain-exchange", "gain old energy")
    assert legal(game, "exchange") == [
        "old food steel",
        "old food energy",
        "old energy food",
        "old energy steel",
        "new steel food",
        "new steel energy",
    ]
    play(game, "exchange old food steel", "decline")
    assert own(game)["old"] == {"steel": 1, "energy": 1} and own(game)["new"] == {"steel": 1}


@rule("evacuation", "5.1.2")
def test_nothing_is_exchanged_that_is_not_there() -> None:
    game = play(a_table({}), "act gain-exchange", "gain old food")
    assert why(game, "exchange old steel food") == "2.1.6"


@rule("evacuation", "5.2.1", "5.2.2", "2.1.2")
@pytest.mark.parametrize("world", ["old", "new"])
@pytest.mark.parametrize("kind", ["food", "steel", "energy"])
def test_a_factory_costs_a_resource_of_its_own_type_of_the_world_it_is_put_on(world: str, kind: str) -> None:
    game = play(a_table(RICH), "act factory", f"prepare {world} {kind}")
    assert own(game)[f"factories_{world}"] == {kind: 1}
    assert own(game)[world] == {**RICH[world], kind: 2}


@rule("evacuation", "2.1.6", "5.2.2")
def test_a_factory_whose_resource_lies_on_the_other_world_is_not_prepared() -> None:
    game = play(a_table({"old": {"food": 1}}), "act factory")
    assert legal(game) == ["decline", "prepare old food"]
    assert why(game, "prepare new food") == "2.1.6"


@rule("evacuation", "2.3.6", "1.2")
def test_a_fifth_factory_of_a_type_is_not_there() -> None:
    game = play(a_table({**RICH, "factories_old": {"food": 2}, "factories_new": {"food": 2}}), "act factory")
    assert why(game, "prepare old food") == "2.3.6"
    assert why(game, "prepare old steel") == ""


@rule("evacuation", "5.2.3")
def test_a_factory_on_the_old_world_side_settles_nothing() -> None:
    waiting = {"new": {"steel": 9}, "population": 9}
    assert "F02" not in legal(play(a_table({**waiting, "factories_old": {"food": 1}}), "act settle"), "settle")
    assert "F02" in legal(play(a_table({**waiting, "factories_new": {"food": 1}}), "act settle"), "settle")


@rule("evacuation", "5.3.1", "5.3.2")
def test_dv10_one_food_brings_two_population_and_settling_both_costs_two_steel() -> None:
    game = play(a_table({"new": {"food": 1, "steel": 3}}), "act clone", "clone")
    assert own(game)["population"] == 2 and own(game)["new"] == {"steel": 3}
    play(game, "pass", seat=1)
    play(game, "act settle", "settle F34")
    assert own(game)["population"] == 0 and own(game)["new"] == {"steel": 1}


@rule("evacuation", "5.3.1")
def test_food_of_the_old_world_clones_nobody() -> None:
    game = a_table({"old": {"food": 9, "energy": 9}})
    play(game, "act clone")
    assert own(game)["population"] == 0 and game.actors() == [1]
