"""Rulebook chapter 7: loading, moving and unloading ships, and what technologies change in it."""

from typing import Any

import pytest

from planetfall.games.evacuation.codes import ASK_TRANSPORT
from tests.builders import position, rule
from tests.games.evacuation.builders import a_table, legal, loaded, own, play, transport, unloaded, why

FINCH = 3  # a sea bay, a building bay, a resource bay; flight 1
HERON = 9  # a sea bay, a building bay, four resource bays; flight 2
TWIN_STAR = 13  # a savanna and a mountain bay, a building bay, a resource bay; flight 1
SITES = {
    name: number
    for number, name in enumerate(
        (
            "food_population_1",
            "food_population_2",
            "food_factory",
            "steel_population_1",
            "steel_population_2",
            "steel_factory",
            "energy_population_1",
            "energy_population_2",
            "energy_factory",
            "sea_1",
            "sea_2",
        ),
        1,
    )
}


def site(name: str) -> str:
    return f"evacuate {SITES[name]}"


def loading(ship: str, number: int, **what: Any) -> Any:
    """A seat that has sent this ship off and is loading it."""
    return play(transport({"ships_old": [ship], "old": {"energy": 5}, **what}), f"fly {number}")


@rule("evacuation", "7.1", "3.1")
def test_all_players_transport_at_once_after_the_actions() -> None:
    one = {"ships_old": ["finch"], "old": {"energy": 1}}
    two = {"ships_old": ["sparrow"], "old": {"energy": 1}}
    game = transport(one, two)
    assert game.actors() == [0, 1]
    assert game.question(1) == ASK_TRANSPORT
    other = transport(one, two)
    unloaded(loaded(play(game, f"fly {FINCH}"), site("energy_population_1")))
    unloaded(loaded(play(game, "fly 1", seat=1), site("food_factory"), seat=1), seat=1)
    play(other, "fly 1", seat=1)
    play(other, f"fly {FINCH}")
    play(other, site("food_factory"), seat=1)
    unloaded(loaded(other, site("energy_population_1")))
    unloaded(loaded(other, seat=1), seat=1)
    assert position(other) == position(game)


@rule("evacuation", "7.2.11", "7.2.3", "7.2.4", "7.2.5", "7.2.6", "7.4.1")
def test_the_worked_example_of_loading() -> None:
    game = transport({"ships_old": ["heron"], "old": {"energy": 4, "steel": 1}})
    play(game, f"fly {HERON}", site("energy_population_1"), f"carry-site {SITES['food_factory']}")
    unloaded(loaded(game, "carry energy", "carry energy"))
    seat = own(game)
    assert (seat["population"], seat["factories_new"]) == (2, {"food": 1})
    assert (seat["old"], seat["new"]) == ({"steel": 1}, {"energy": 2})
    assert seat["evacuated"] == ["food_factory", "energy_population_1"]
    assert (seat["ships_old"], seat["ships_new"]) == ([], ["heron"])


@rule("evacuation", "7.2.1", "7.2.9", "7.3.3")
def test_a_ship_is_loaded_only_if_it_flies_and_may_fly_empty() -> None:
    game = transport({"ships_old": ["finch"], "ships_new": ["heron"], "old": {"energy": 1}, "new": {"energy": 1}})
    assert legal(game) == ["done", f"fly {FINCH}", f"back {HERON}"]
    assert why(game, site("energy_population_1")) == "1.26"
    assert why(game, f"fly {HERON}") == "7.2.1"
    assert own(unloaded(loaded(play(game, f"fly {FINCH}"))))["ships_new"] == ["finch", "heron"]
    resting = play(transport({"ships_old": ["finch"], "old": {"energy": 1}}), "done")
    assert own(resting)["ships_old"] == ["finch"]


@rule("evacuation", "7.2.2")
@pytest.mark.parametrize(
    ("first", "second", "clause"),
    [
        ("food_population_1", "steel_population_1", ""),
        ("steel_population_2", "steel_population_1", ""),  # mountain or savanna: it makes room
        ("steel_population_2", "food_population_1", ""),
        ("food_population_1", "food_population_2", "7.2.2"),
        ("food_population_2", "steel_population_2", ""),
        ("food_population_1", "energy_population_1", "7.2.2"),
    ],
)
def test_a_site_with_two_terrains_fits_either_bay(first: str, second: str, clause: str) -> None:
    game = loading("twin_star", TWIN_STAR)
    play(game, site(first))
    assert why(game, site(second)) == clause
    if not clause:
        play(game, site(second))
        assert why(game, site("steel_factory")) == "7.2.2"  # both bays are taken


@rule("evacuation", "7.2.7", "2.2.4")
def test_sea_tiles_are_never_loaded() -> None:
    game = loading("finch", FINCH)
    assert why(game, site("sea_1")) == why(game, f"carry-site {SITES['sea_2']}") == "7.2.7"


@rule("evacuation", "7.2.8", "2.3.6")
def test_a_factory_site_needs_a_factory_in_the_supply() -> None:
    game = loading("finch", FINCH, factories_new={"energy": 4})
    assert why(game, site("energy_factory")) == "7.2.8"
    assert why(game, f"carry-site {SITES['energy_factory']}") == "7.2.8"
    assert why(game, site("energy_population_1")) == ""


@rule("evacuation", "7.2.4", "7.2.6")
def test_building_bays_take_prepared_factories_stadiums_and_factory_sites() -> None:
    game = loading("finch", FINCH, factories_old={"steel": 1}, stadiums_old=["ice_rink", "start"])
    assert legal(game, "carry-site") == [
        str(SITES[name]) for name in ("food_factory", "steel_factory", "energy_factory")
    ]
    assert legal(game, "carry-factory") == ["steel"]
    assert legal(game, "carry-stadium") == ["8", "start"]
    assert why(game, "carry-factory food") == why(game, "carry-stadium 1") == "7.2.4"
    assert why(game, f"carry-site {SITES['steel_population_1']}") == "7.2.4"
    play(game, "carry-stadium start")
    assert legal(game, "carry-stadium") == legal(game, "carry-factory") == legal(game, "carry-site") == []
    assert why(game, site("energy_factory")) == ""  # an evacuation bay is still free
    unloaded(loaded(game, site("energy_factory")))
    assert own(game)["stadiums_new"] == ["start"]
    assert own(game)["factories_new"] == {"energy": 1}


@rule("evacuation", "7.2.5")
def test_resource_bays_take_one_resource_each() -> None:
    game = loading("finch", FINCH, old={"energy": 2, "food": 1})
    assert legal(game, "carry") == ["food", "energy"]
    assert why(game, "carry steel") == "7.2.5"
    play(game, "carry food")
    assert why(game, "carry energy") == "7.2.5"


@rule("evacuation", "2.2.3")
def test_an_evacuated_site_is_gone() -> None:
    game = loading("finch", FINCH, evacuated=["energy_population_1"])
    assert why(game, site("energy_population_1")) == "2.2.3"


@rule("evacuation", "7.3.1", "7.3.5", "2.1.1")
def test_a_flight_costs_its_energy_of_the_old_world_before_anything_is_loaded() -> None:
    game = transport({"ships_old": ["finch", "heron"], "old": {"energy": 1}, "new": {"energy": 9}})
    assert why(game, f"fly {HERON}") == "7.3.1"
    game = loading("heron", HERON, old={"energy": 3})
    assert own(game)["old"] == {"energy": 1}
    play(game, "carry energy")
    assert why(game, "carry energy") == "7.2.5"  # the two for the flight are paid


@rule("evacuation", "7.3.2", "7.3.4")
def test_a_flight_back_costs_one_energy_of_the_new_world_and_every_ship_moves_once() -> None:
    idle = {"ships_old": ["wren"], "old": {"energy": 5}}
    game = transport({"ships_new": ["finch", "heron"], "new": {"energy": 1}, **idle})
    play(game, f"back {HERON}")
    assert own(game)["new"] == {}
    assert why(game, f"back {FINCH}") == "7.3.2"
    assert why(game, f"fly {HERON}") == "7.3.4"


@rule("evacuation", "7.3.4", "7.4.3")
def test_energy_carried_over_pays_no_return_in_the_same_phase() -> None:
    game = loading("finch", FINCH, ships_new=["heron"], ships_old=["finch", "wren"])
    loaded(game, "carry energy")
    assert why(game, f"back {HERON}") == "7.3.2"
    assert why(game, f"back {FINCH}") == "7.3.4"
    assert own(unloaded(game))["new"] == {"energy": 1}
    assert game.actors() == [1]


@rule("evacuation", "7.4.2")
def test_unloading_changes_no_production() -> None:
    game = unloaded(loaded(loading("finch", FINCH), site("energy_population_1")))
    assert (own(game)["population"], own(game)["production"]) == (2, {})


@rule("evacuation", "7.2.10")
def test_ships_differ_in_their_bays_and_in_what_a_flight_costs() -> None:
    game = transport({"ships_old": ["finch", "wide_net"], "old": {"energy": 2}})
    assert why(game, f"fly {FINCH}") == ""
    assert why(game, "fly 21") == "7.3.1"


# -- technologies and cards -------------------------------------------------------------------------------------------


@rule("evacuation", "19.15")
def test_slingshot_routes_make_flights_cheaper_never_below_nothing() -> None:
    researched = {"set": 2, "complete": [2, 0, 0], "tiles": tiles_of_set_2("slingshot_routes")}
    game = transport({"ships_old": ["finch", "heron"], "old": {"energy": 1}, **researched})
    loaded(play(game, f"fly {FINCH}"))
    loaded(play(game, f"fly {HERON}"))
    assert own(game)["old"] == {}


def tiles_of_set_2(second: str) -> list[str]:
    """The tiles of set 2 with this one of level 2 in the first column."""
    middle = ["orbital_mail", "slingshot_routes", "universal_clamps"]
    middle.remove(second)
    bottom = ["solar_sails", "multi_fuel_engines", "series_hulls"]
    return [*bottom, second, *middle, "emergency_fleet", "arc_furnaces", "treetop_landing"]


@rule("evacuation", "19.16")
def test_solar_sails_bring_ships_back_for_nothing() -> None:
    researched = {"set": 2, "complete": [1, 0, 0], "tiles": tiles_of_set_2("orbital_mail")}
    game = play(transport({"ships_new": ["finch"], **researched}), f"back {FINCH}")
    assert own(game)["ships_old"] == ["finch"]


@rule("evacuation", "19.18")
def test_universal_clamps_let_bays_take_any_terrain_but_no_sea_tile() -> None:
    researched = {"set": 2, "complete": [2, 0, 0], "tiles": tiles_of_set_2("universal_clamps")}
    game = loading("finch", FINCH, **researched)
    assert why(game, site("steel_population_1")) == ""
    assert why(game, site("sea_1")) == "7.2.7"


@rule("evacuation", "19.19")
def test_cargo_nets_make_room_for_two_more_resources() -> None:
    tiles = ["cargo_nets", "twin_vats", "hydroponics", "ground_relay", "flat_pack_housing", "festival_crew"]
    tiles += ["terrace_farms", "settler_wave", "garden_cities"]
    game = loading("finch", FINCH, old={"energy": 5}, set=3, complete=[1, 0, 0], tiles=tiles)
    play(game, "carry energy", "carry energy", "carry energy")
    assert why(game, "carry energy") == "7.2.5"


@rule("evacuation", "19.17")
def test_turnaround_crews_fly_ships_back_after_unloading_with_energy_they_brought() -> None:
    tiles = ["early_shift", "pilot_farm", "premium_fund", "turnaround_crews", "all_weather_camps", "standard_plans"]
    tiles += ["fusion_cells", "donated_arena", "floating_quarters"]
    researched = {"set": 1, "complete": [2, 0, 0], "tiles": tiles}
    game = loading("finch", FINCH, ships_new=["heron"], **researched)
    unloaded(loaded(game, "carry energy"))
    assert legal(game) == ["done", f"back {FINCH}"]
    assert why(game, f"back {HERON}") == "7.3.4"
    play(game, f"back {FINCH}")
    assert (own(game)["ships_old"], own(game)["ships_new"], own(game)["new"]) == (["finch"], ["heron"], {})
    staying = loading("finch", FINCH, **researched)
    play(unloaded(loaded(staying, "carry energy")), "done")
    assert own(staying)["ships_new"] == ["finch"] and own(staying)["questions"] == []


@rule("evacuation", "18.11")
def test_a_cheaper_first_flight_is_cheaper_once() -> None:
    table = {"first_flight_less": {"heron": 1}}
    game = transport({"ships_old": ["heron"], "old": {"energy": 1}}, **table)
    loaded(play(game, f"fly {HERON}"))
    assert own(game)["old"] == {}
    assert list(game.first_flight_less) == [0] * 21


@rule("evacuation", "18.17")
def test_an_extra_transport_leaves_the_ships_their_move_in_the_phase() -> None:
    """Action card 17 moves the ships; the opponent has none."""
    game = a_table(
        {"ships_old": ["finch"], "old": {"energy": 3}, "new": {"energy": 1}, "cards": [17]},
        {"passed": True},
        setting={"actions": "advanced"},
    )
    unloaded(loaded(play(game, "card 17", f"fly {FINCH}"), site("energy_population_1")))
    assert own(game)["population"] == 2
    play(game, "pass")
    assert legal(game) == ["done", f"back {FINCH}"]
