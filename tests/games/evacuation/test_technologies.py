"""Rulebook 5.5 and 19: research, and one test for every technology of the box."""

from typing import Any

import pytest

from planetfall.games.evacuation.components import standard
from planetfall.games.evacuation.play import Evacuation
from planetfall.games.evacuation.turn_order import satisfaction
from tests.builders import rule
from tests.games.evacuation.builders import a_table, legal, loaded, own, play, transport, unloaded, why

ENOUGH = {"old": {"food": 9, "steel": 9, "energy": 9}, "new": {"food": 9, "steel": 9, "energy": 9}}
READY = {**ENOUGH, "population": 9, "factories_new": {"food": 2, "steel": 2, "energy": 2}}
TILES = {tile.id: tile for tile in standard().technologies}


def tiles_with_first(name: str) -> list[str]:
    """The set of a tile, with that tile in the first column."""
    tile = TILES[name]
    others = [other for other in standard().technologies if other.set == tile.set]
    return [each.id for each in sorted(others, key=lambda each: (each.level, each.id != name))]


def having(name: str, **fields: Any) -> dict[str, Any]:
    """A seat whose first column is complete up to this tile."""
    return {"set": TILES[name].set, "tiles": tiles_with_first(name), "complete": [TILES[name].level, 0, 0], **fields}


def about_to_have(name: str, **fields: Any) -> dict[str, Any]:
    """One research before that."""
    level = TILES[name].level
    steps = 0 if level == 1 else 1
    lower = {"complete": [level - 1, 0, 0], "steps": [steps, 0, 0]}
    return {"set": TILES[name].set, "tiles": tiles_with_first(name), **lower, **fields}


def completing(name: str, *moves: str, **fields: Any) -> Evacuation:
    return play(a_table({**READY, **about_to_have(name, **fields)}), "act research", "research 1", *moves)


ONE_ENERGY = {"factories_new": {"energy": 1}}


# -- research ----------------------------------------------------------------------------------------------------------


@rule("evacuation", "5.5.1", "5.5.2", "5.5.3")
def test_a_tile_of_level_one_takes_one_research_and_higher_ones_two() -> None:
    game = a_table({**ENOUGH, "set": 3}, {"passed": True})
    complete = []
    for _ in range(5):
        play(game, "act research", "research 2")
        while legal(game)[0] != "act gain-develop":
            play(game, legal(game)[0])
        complete.append(own(game).get("complete", [0, 0, 0])[1])
    assert complete == [1, 1, 2, 2, 3]


@rule("evacuation", "5.5.1")
def test_a_complete_column_is_not_researched() -> None:
    game = play(a_table({**ENOUGH, "complete": [3, 0, 0]}), "act research")
    assert why(game, "research 1") == "5.5.1"
    assert legal(game, "research") == ["2", "3"]


@rule("evacuation", "5.5.6", "5.5.4")
def test_five_tiles_bear_a_marker_and_four_work() -> None:
    seat = own(a_table({"set": 1, "complete": [2, 1, 1], "steps": [0, 1, 0]}))
    assert sum(seat["complete"]) == 4 and sum(seat["complete"]) + sum(seat["steps"]) == 5
    half = having("early_shift", complete=[0, 0, 0], actions_taken=2)
    assert own(play(a_table({**ENOUGH, **half}), "act settle"))["old"]["energy"] == 8


@rule("evacuation", "5.5.5")
def test_an_instant_effect_happens_once_when_the_tile_becomes_complete() -> None:
    game = completing("twin_vats", population=0)
    assert own(game)["population"] == 2
    play(game, "pass", seat=1)
    play(game, "act research", "research 1")
    assert own(game)["population"] == 2


# -- set 1 -------------------------------------------------------------------------------------------------------------


def energy_of_action(number: int, **seat: Any) -> int:
    game = play(a_table({**ENOUGH, **seat, "actions_taken": number - 1}), "act settle")
    return 9 - int(own(game)["old"]["energy"])


@rule("evacuation", "19.1")
def test_early_shift_makes_the_third_action_free_and_no_other() -> None:
    assert [energy_of_action(number, **having("early_shift")) for number in (3, 4, 5)] == [0, 2, 2]


@rule("evacuation", "19.1", "4.2.2")
def test_a_free_action_still_pays_for_a_crowded_area() -> None:
    assert energy_of_action(4, **having("early_shift"), under=[0, 3, 0, 0]) == 3
    assert energy_of_action(5, **having("night_shift"), under=[0, 3, 0, 0]) == 1


@rule("evacuation", "19.3", "18.5")
def test_pilot_farm_brings_a_food_factory_and_a_chain_that_ends() -> None:
    game = completing("pilot_farm", "factory new food", factories_new={})
    assert own(game)["factories_new"] == {"food": 1}
    game = play(a_table({**ENOUGH, **having("pilot_farm")}), "act factory", "prepare old food", "prepare new food")
    assert own(game)["factories_old"] == {"food": 1} and own(game)["factories_new"] == {"food": 1}
    assert own(game)["old"]["food"] == 8 and own(game)["new"]["food"] == 8
    assert game.actors() == [1]


@rule("evacuation", "19.3")
def test_only_the_type_shown_starts_a_chain() -> None:
    game = play(a_table({**ENOUGH, **having("pilot_farm")}), "act factory", "prepare old steel")
    assert game.actors() == [1]


@rule("evacuation", "19.6")
def test_premium_fund_brings_a_resource_with_every_bonus() -> None:
    seat = {**having("premium_fund"), "under": [0, 0, 1, 1], "actions_taken": 2, "markers": [5, 2]}
    game = a_table(seat, {}, phase="progress", turn=2, bonus_cards=[1, 2, 3, 8])
    assert legal(game, "gain") == ["old food", "old steel", "old energy", "new food", "new steel", "new energy"]
    play(game, "gain new steel")
    assert own(game)["new"]["steel"] >= 1
    assert legal(game, "factory"), "the bonus itself follows or came before"


@rule("evacuation", "19.9")
def test_all_weather_camps_ignore_symbols() -> None:
    desert = {"markers": [10, 11]}
    game = play(a_table({**READY, **having("all_weather_camps"), **desert}), "act settle")
    assert why(game, "settle F07") == ""
    assert why(play(a_table({**READY, **desert}), "act settle"), "settle F07") == "5.6.6"


@rule("evacuation", "19.17")
def test_turnaround_crews_fly_back_right_after_unloading() -> None:
    seat = {**having("turnaround_crews"), "ships_old": ["finch"], "old": {"energy": 2}}
    game = unloaded(loaded(transport(seat), "fly 3", "carry energy"))
    assert legal(game) == ["done", "back 3"]
    play(game, "back 3")
    assert own(game)["ships_old"] == ["finch"] and own(game)["new"] == {}


@rule("evacuation", "19.13", "18.9", "18.7")
def test_standard_plans_bring_a_card_and_make_infrastructure_cheaper() -> None:
    game = completing("standard_plans", "take 3")
    assert len(own(game)["hand"]) == 1
    game = play(a_table({**ENOUGH, **having("standard_plans", hand=["granary"])}), "act develop", "play 2")
    assert legal(game) == ["save steel", "save energy"]
    play(game, "save steel")
    assert own(game)["new"] == {"food": 9, "steel": 9, "energy": 8}


@rule("evacuation", "19.5")
def test_fusion_cells_let_energy_factories_produce_one_more_now_and_later() -> None:
    game = completing("fusion_cells", "factory new energy", fields={"F02": ["energy"], "F05": ["energy"]}, **ONE_ENERGY)
    assert own(game)["production"] == {"food": 1, "energy": 2 + 2 + 1}
    play(game, "pass", seat=1)
    play(game, "act settle", "settle F11")
    assert own(game)["production"] == {"food": 1, "steel": 1, "energy": 5 + 2}


@rule("evacuation", "18.6", "2.1.5")
@pytest.mark.parametrize("name", ["donated_arena", "landmark"])
@pytest.mark.parametrize("world", ["old", "new"])
def test_two_technologies_bring_a_stadium_for_free(name: str, world: str) -> None:
    game = play(
        a_table({**about_to_have(name)}, displays={"stadium": ["games_park", "ice_rink", "swim_hall"]}),
        "act research",
        "research 1",
    )
    before = own(game)
    play(game, f"stadium 1 {world}")
    assert "games_park" in own(game)[f"stadiums_{world}"]
    assert [own(game).get(stock) for stock in ("old", "new")] == [before.get(stock) for stock in ("old", "new")]


@rule("evacuation", "18.13", "18.12")
def test_floating_quarters_settle_an_ocean_before_its_turning_point() -> None:
    game = completing("floating_quarters", markers=[4, 6], lanes=["main", "main"])
    assert set(legal(game, "settle")) == {"F15", "F22", "F23", "F29", "F30", "F31"}
    assert why(game, "settle F03") == "18.12"


# -- set 2 -------------------------------------------------------------------------------------------------------------


@rule("evacuation", "19.2")
def test_multi_fuel_engines_pay_actions_with_any_resource_of_a_world_that_pays() -> None:
    game = a_table({"old": {"food": 1, "steel": 1}, **having("multi_fuel_engines"), "actions_taken": 3})
    play(game, "act settle", "pay old steel")
    assert own(game)["old"] == {}
    game = play(a_table({**ENOUGH, **having("multi_fuel_engines"), "actions_taken": 2}), "act settle")
    assert legal(game) == ["pay old food", "pay old steel", "pay old energy"]


@rule("evacuation", "19.16")
def test_solar_sails_return_for_nothing() -> None:
    seat = {**having("solar_sails"), "passed": True, "ships_new": ["finch"]}
    assert own(play(transport(seat), "back 3"))["ships_old"] == ["finch"]


@rule("evacuation", "19.13")
def test_series_hulls_bring_a_steel_and_make_ships_cheaper() -> None:
    game = completing("series_hulls", "gain new steel")
    assert own(game)["new"]["steel"] == 10
    game = a_table({**ENOUGH, **having("series_hulls")}, displays={"ship": ["finch", "sparrow", "wren"]})
    play(game, "act ship", "ship 1 old", "save food")
    assert own(game)["old"] == {"food": 9, "steel": 8, "energy": 9}


@rule("evacuation", "19.8")
def test_orbital_mail_brings_a_resource_for_each_marker_put_on_a_lane() -> None:
    seat = {**having("orbital_mail"), "under": [1, 0, 0, 0], "markers": [6, 0]}
    game = a_table(seat, {"under": [1, 0, 0, 0]}, phase="turn_order", year=2)
    play(game, "advance 1 1", "gain new food")
    assert game.actors() == [1], "nothing for the marker that stays on the start space"
    assert own(game)["new"] == {"food": 1}


@rule("evacuation", "19.15")
def test_slingshot_routes_make_flights_cheaper_but_never_less_than_nothing() -> None:
    game = completing("slingshot_routes", "gain old energy")
    assert own(game)["old"]["energy"] == 10
    fleet = {**having("slingshot_routes"), "ships_old": ["finch", "pelican"], "old": {"energy": 1}}
    game = loaded(loaded(transport(fleet), "fly 3"), "fly 7")
    assert own(game)["old"] == {}


@rule("evacuation", "19.18")
def test_universal_clamps_let_any_site_into_an_evacuation_bay_but_no_sea_tile() -> None:
    fleet = {"ships_old": ["finch"], "old": {"energy": 9}}
    game = play(transport({**having("universal_clamps"), **fleet}), "fly 3")
    assert legal(game, "evacuate") == [str(site) for site in range(1, 10)]
    assert legal(play(transport(fleet), "fly 3"), "evacuate") == ["2", "7", "8", "9"]


@rule("evacuation", "18.6", "18.17")
def test_emergency_fleet_brings_a_ship_and_an_extra_transport() -> None:
    game = completing("emergency_fleet", "ship 1 old", ships_old=["heron"])
    assert "fly 9" in legal(game)
    play(game, "fly 9", "evacuate 7", "done", "done")
    assert own(game)["evacuated"] == ["energy_population_1"] and own(game)["population"] == 11


@rule("evacuation", "18.6", "6.5")
def test_a_ship_that_is_gained_may_be_left_on_the_display() -> None:
    game = completing("emergency_fleet", "decline")
    assert own(game)["ships_old"] == [] and game.actors() == [1]


@rule("evacuation", "19.5")
def test_arc_furnaces_let_steel_factories_produce_one_more() -> None:
    game = completing("arc_furnaces", "factory old steel", fields={"F02": ["steel"]})
    assert own(game)["production"] == {"steel": 2, "energy": 1}
    assert own(game)["factories_old"] == {"steel": 1}


@rule("evacuation", "18.13", "18.15")
def test_treetop_landing_settles_a_forest_whatever_its_symbols() -> None:
    game = completing("treetop_landing")
    assert {field.id for field in standard().fields if field.terrain == "forest"} == set(legal(game, "settle"))


# -- set 3 -------------------------------------------------------------------------------------------------------------


@rule("evacuation", "19.20", "18.4")
def test_twin_vats_bring_two_people_and_a_third_with_each_cloning() -> None:
    assert own(completing("twin_vats", population=0))["population"] == 2
    game = play(a_table({**ENOUGH, **having("twin_vats")}), "act clone", "clone")
    assert own(game)["population"] == 3


@rule("evacuation", "19.21")
def test_hydroponics_feed_one_of_the_new_world() -> None:
    assert own(completing("hydroponics", "gain old food"))["old"]["food"] == 10
    seat = {**having("hydroponics"), "new": {"food": 5}, "stadiums_new": ["start"]}
    assert own(a_table(seat, year=3, phase="year_end"))["new"] == {"food": 4}
    assert own(a_table(seat, year=1, phase="year_end"))["new"] == {"food": 5}, "never below nothing"


@rule("evacuation", "19.19", "18.2")
def test_cargo_nets_carry_two_more_resources_on_every_flight() -> None:
    assert own(completing("cargo_nets", "gain new energy"))["new"]["energy"] == 10
    fleet = {**having("cargo_nets"), "ships_old": ["finch"], "old": {"energy": 9}}
    game = play(transport(fleet), "fly 3", *["carry energy"] * 3)
    assert why(game, "carry energy") == "7.2.5"


@rule("evacuation", "19.10", "18.2")
def test_ground_relay_brings_two_resources_and_a_beacon_for_good() -> None:
    game = completing("ground_relay", "gain old food", "gain new food")
    assert own(game)["old"]["food"] == 10 and own(game)["new"]["food"] == 10
    game = play(a_table({**READY, **having("ground_relay"), "markers": [10, 11]}), "act settle")
    assert why(game, "settle F07") == "" and why(game, "settle F08") == "5.6.6"


@rule("evacuation", "19.12")
def test_flat_pack_housing_saves_a_steel_with_each_settling() -> None:
    game = play(a_table({**READY, **having("flat_pack_housing")}), "act settle", "settle F34")
    assert own(game)["new"]["steel"] == 8
    poor = {**READY, **having("flat_pack_housing"), "new": {}}
    assert "F06" in legal(play(a_table(poor), "act settle"), "settle"), "never below nothing"


@rule("evacuation", "19.13")
def test_festival_crew_makes_stadiums_cheaper() -> None:
    game = a_table({**ENOUGH, **having("festival_crew")}, displays={"stadium": ["skate_bowl", "ice_rink", "swim_hall"]})
    play(game, "act stadium", "stadium 1 new")
    assert own(game)["new"]["steel"] == 8


@rule("evacuation", "19.5")
def test_terrace_farms_let_food_factories_produce_one_more() -> None:
    game = completing("terrace_farms", "factory new food", fields={"F02": ["food"]})
    assert own(game)["production"] == {"food": 2, "energy": 1}


@rule("evacuation", "18.4", "18.16")
def test_settler_wave_brings_three_people_and_a_settling_with_three_steel_saved() -> None:
    game = completing("settler_wave", "settle F34", population=0, new={"steel": 1})
    assert own(game)["population"] == 1 and own(game)["new"] == {"steel": 1}


@rule("evacuation", "18.3")
def test_garden_cities_raise_any_two_productions() -> None:
    game = completing("garden_cities", "raise food")
    assert why(game, "decline") == "18.1"
    play(game, "raise energy")
    assert own(game)["production"] == {"food": 1, "energy": 1}


# -- set 4 -------------------------------------------------------------------------------------------------------------


@rule("evacuation", "19.4")
def test_tool_shops_prepare_factories_for_nothing() -> None:
    assert own(completing("tool_shops", "gain old steel"))["old"]["steel"] == 10
    game = play(a_table(having("tool_shops")), "act factory", "prepare new food")
    assert own(game)["factories_new"] == {"food": 1}


@rule("evacuation", "19.7")
def test_reserve_fund_brings_a_resource_at_the_end_of_every_income() -> None:
    seat = {**having("reserve_fund"), "evacuated": [site.id for site in standard().sites], "markers": [4, 4]}
    game = a_table(seat, {}, year=2, phase="year_end")
    assert own(game)["tokens"] == 4, "it comes after the food is paid"
    play(game, "gain old food")
    assert own(game)["old"] == {"food": 1}


@rule("evacuation", "19.14", "18.7")
def test_open_catalogue_brings_a_card_and_refreshes_for_nothing_once_for_each_thing_taken() -> None:
    assert len(own(completing("open_catalogue", "take 1"))["hand"]) == 1
    game = play(a_table({**ENOUGH, **having("open_catalogue")}), "act develop")
    assert legal(game, "refresh") == []
    play(game, "free-refresh", "bury 1", "done")
    assert why(game, "free-refresh") == "6.4"
    play(game, "take 1")
    assert why(game, "free-refresh") == ""
    assert own(game)["new"] == ENOUGH["new"] and own(game)["old"] == ENOUGH["old"]


@rule("evacuation", "19.22")
def test_agile_planning_may_count_one_more_power_point_in_the_progress_phase() -> None:
    game = a_table({**having("agile_planning"), "under": [0, 2, 0, 0]}, {}, phase="turn_order")
    assert legal(game, "power") == ["4", "5"]
    idle = a_table({**having("agile_planning")}, {}, phase="turn_order")
    assert legal(idle, "power") == ["0", "1"]


@rule("evacuation", "19.23")
def test_agile_planning_may_count_two_more_or_fewer_in_the_bonus_phase() -> None:
    reached = {}
    for power, under in {4: [0, 2, 0, 0], 5: [1, 2, 0, 0], 8: [0, 4, 0, 0], 12: [0, 0, 4, 0]}.items():
        seat = {**having("agile_planning"), "under": under}
        game = a_table(seat, {}, phase="progress", turn=2, bonus_cards=[1, 2, 3, 8])
        reached[power] = legal(game, "bonus")
    assert reached == {4: [], 5: ["upper", "none"], 8: ["upper", "lower", "none"], 12: ["lower", "none"]}


@rule("evacuation", "18.5")
def test_assembly_hall_brings_a_factory_of_any_type_and_a_resource() -> None:
    game = completing("assembly_hall", "factory old steel", "gain new food")
    assert own(game)["factories_old"] == {"steel": 1} and own(game)["new"]["food"] == 10


@rule("evacuation", "18.5")
def test_a_factory_that_is_used_up_is_not_gained() -> None:
    game = completing("fusion_cells", factories_new={"energy": 4})
    assert own(game)["factories_new"] == {"energy": 4} and game.actors() == [1]


@rule("evacuation", "19.1")
def test_night_shift_brings_an_energy_and_a_free_fifth_action() -> None:
    assert own(completing("night_shift", "gain old energy"))["old"]["energy"] == 10
    assert [energy_of_action(number, **having("night_shift")) for number in (4, 5, 6)] == [2, 0, 3]


@rule("evacuation", "19.11", "18.14")
def test_pathfinders_settle_the_next_terrain_now_and_later() -> None:
    assert "F13" in legal(completing("pathfinders"), "settle")
    game = play(a_table({**READY, **having("pathfinders")}), "act settle")
    assert why(game, "settle F13") == "" and why(game, "settle F09") == "5.6.2"
    game = play(a_table({**READY, **having("pathfinders"), "markers": [10, 11]}), "act settle")
    assert why(game, "settle F09") == ""


@rule("evacuation", "18.3")
def test_planet_grid_raises_all_three_productions() -> None:
    assert own(completing("planet_grid"))["production"] == {"food": 1, "steel": 1, "energy": 1}


@rule("evacuation", "5.5.4", "8.2", "19.24")
@pytest.mark.parametrize("name", TILES)
def test_a_tile_shows_its_satisfaction_once_it_is_complete(name: str) -> None:
    before, after = a_table(about_to_have(name)), a_table(having(name))
    assert satisfaction(after, 0) - satisfaction(before, 0) == TILES[name].satisfaction
