"""Rulebook 3 and 2.2: what the worlds yield, what they eat, and the tokens for what is missing."""

from typing import Any

import pytest

import planetfall
from planetfall.games.evacuation.components import standard
from planetfall.games.evacuation.play import Evacuation
from tests.builders import rule
from tests.games.evacuation.builders import a_table, own

ALL_SITES = [site.id for site in standard().sites]


def all_but(*sites: str) -> list[str]:
    return [site for site in ALL_SITES if site not in sites]


EMPTY = {"evacuated": ALL_SITES, "markers": [4, 4]}  # the first turning point turns the sea tiles


def after_income(year: int, *players: dict[str, Any], **table: Any) -> dict[str, Any]:
    return own(a_table(*players, year=year, phase="year_end", **table))


@rule("evacuation", "3.10", "1.3", "2.2.2", "3.5")
def test_tv1_the_first_year_begins_with_two_food_seven_steel_and_seven_energy() -> None:
    game = planetfall.new("evacuation", seats=2, seed=1)
    assert isinstance(game, Evacuation)
    for seat in (0, 1):
        assert own(game, seat)["old"] == {"food": 2, "steel": 7, "energy": 7}
        assert own(game, seat)["new"] == {} and own(game, seat)["tokens"] == 0


@rule("evacuation", "2.2.1", "2.2.3", "3.3")
def test_tv2_a_steel_population_site_and_an_energy_factory_site_yield_two_steel_and_one_energy() -> None:
    left = all_but("steel_population_1", "energy_factory")
    seat = after_income(1, {**EMPTY, "evacuated": left})
    assert seat["old"] == {"steel": 2, "energy": 1}


@rule("evacuation", "3.4")
def test_the_new_world_yields_what_the_production_markers_show() -> None:
    seat = after_income(1, {"production": {"food": 3, "energy": 11}})
    assert seat["new"] == {"food": 3, "energy": 11}


@rule("evacuation", "3.9", "3.6", "3.7", "3.8")
def test_dv8_each_world_pays_the_food_it_has_and_what_is_missing_costs_tokens() -> None:
    seat = after_income(3, {**EMPTY, "old": {"food": 2}, "new": {"food": 1}})
    assert seat["old"] == {} and seat["new"] == {}
    assert seat["tokens"] == 2


@rule("evacuation", "3.6", "2.1.1")
def test_food_of_one_world_does_not_feed_the_other() -> None:
    seat = after_income(4, {**EMPTY, "old": {"food": 9}, "stadiums_new": ["start", "swim_hall"]})
    assert seat["old"] == {"food": 8}
    assert seat["tokens"] == 4


@rule("evacuation", "3.5")
@pytest.mark.parametrize(("year", "old", "new"), [(1, 5, 0), (2, 4, 0), (3, 2, 2), (4, 1, 4)])
def test_each_year_asks_for_its_food(year: int, old: int, new: int) -> None:
    plenty = {**EMPTY, "old": {"food": 10}, "new": {"food": 10}}
    seat = after_income(year, plenty)
    assert (10 - seat["old"]["food"], 10 - seat["new"]["food"]) == (old, new)


@rule("evacuation", "3.7", "3.8")
@pytest.mark.parametrize(("year", "stadiums", "tokens"), [(2, [], 0), (3, ["start"], 0), (4, [], 2), (4, ["start"], 1)])
def test_missing_stadiums_on_the_new_world_cost_tokens_from_year_three_on(
    year: int, stadiums: list[str], tokens: int
) -> None:
    fed = {"old": {"food": 9}, "new": {"food": 9}}
    assert after_income(year, {**fed, "stadiums_new": stadiums})["tokens"] == tokens


@rule("evacuation", "3.8")
def test_stadiums_beyond_those_asked_for_do_not_make_up_for_food() -> None:
    seat = after_income(3, {**EMPTY, "stadiums_new": ["start", "swim_hall", "ice_rink"]})
    assert seat["tokens"] == 4


@rule("evacuation", "3.2", "3.1")
def test_all_have_their_income_before_anybody_acts() -> None:
    game = a_table({}, {"production": {"steel": 2}}, {}, year=2, phase="year_end")
    assert own(game, 1)["new"] == {"steel": 2}
    assert game.actors() == [0]
