"""Positions written down and back: what a description may leave out, and what no table can look like."""

from typing import Any

import msgspec
import pytest

import planetfall
from planetfall.core.components import ComponentsError
from planetfall.games.evacuation.components import Components, standard
from tests.games.evacuation.builders import a_table, legal, own, play


def test_a_bare_description_is_a_table_in_the_first_turn_of_year_one() -> None:
    game = a_table({}, {})
    assert game.actors() == [0] and "settle" in legal(game, "act")
    assert own(game)["stadiums_old"] == ["start"]
    assert planetfall.describe(game)["displays"]["ship"] == ["sparrow", "wren", "finch"]


def test_production_that_is_left_out_is_what_the_fields_bring() -> None:
    game = a_table({"fields": {"F01": ["food"], "F03": []}, "paid": ["flat_track"]})
    assert own(game)["production"] == {"food": 1 + 1 + 1, "steel": 1 + 1, "energy": 1}


def test_a_description_goes_on_where_it_was_written_in_the_middle_of_an_action() -> None:
    game = a_table({"new": {"steel": 3, "food": 1}, "population": 2, "factories_new": {"food": 1, "steel": 1}})
    play(game, "act settle", "settle F02")
    again = planetfall.arrange("evacuation", planetfall.describe(game))
    for table in (game, again):
        planetfall.act(table, 0, "fill steel")
    assert planetfall.describe(again) == planetfall.describe(game)


IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("lies in 2 places", {"players": [{"ships_old": ["finch"]}, {"ships_new": ["finch"]}]}),
    ("a field that nobody else has", {"players": [{"fields": {"F34": []}}, {"fields": {"F34": []}}]}),
    ("field 1 has 0 factories", {"players": [{"fields": {"F02": []}}, {}]}),
    ("factories of type 0", {"players": [{"factories_old": {"food": 5}}, {}]}),
    ("one of food, steel, energy", {"players": [{"old": {"gold": 1}}, {}]}),
    ("a number from 0 to", {"players": [{"old": {"food": -1}}, {}]}),
    ("turning points lie between the markers", {"players": [{"markers": [0, 11]}, {}]}),
    ("2 markers stand on one lane space", {"players": [{"markers": [4, 4], "lanes": ["main", "main"]}, {}]}),
    ("beside the start", {"players": [{"lanes": ["main", "parking"]}, {}]}),
    ("cards under its board", {"players": [{"under": [1, 0, 0, 0]}, {}]}),
    ("produces less of", {"players": [{"fields": {"F34": []}, "production": {"food": 1}}, {}]}),
    ("counted wrongly", {"players": [{"paid": ["ore_caravan"]}, {}]}),
    ("counted wrongly", {"players": [{"laid": ["wind_park", "canopy_grid"]}, {}]}),
    ("the nine tiles of the set", {"players": [{"tiles": ["early_shift"]}, {}]}),
    ("a tile of seat 0 is complete", {"players": [{"steps": [1, 0, 0]}, {}]}),
    ("moved a sea tile that lies face up", {"players": [{"sea_new": 1}, {}]}),
    ("1 to 4 players", {"players": []}),
    ("each of 0 to 1 once", {"players": [{}, {}], "turn_order": [0, 0]}),
    ("one of draft, hands", {"players": [{}, {}], "phase": "lunch"}),
    (
        "is with nobody|a card named once",
        {"players": [{"cards": [1]}, {"cards": [1]}], "setting": {"actions": "advanced"}},
    ),
    ("order card 0", {"players": [{}, {}], "orders": ["factories_settled", "highest_production"]}),
    ("unknown field `hat`", {"players": [{"hat": 1}, {}]}),
    ("one of turn, pay", {"players": [{"questions": [["why", 0]]}, {}]}),
    ("four 32-bit numbers", {"players": [{}, {}], "chance": [1]}),
    ("setting is 'bonus', expected one of mode", {"players": [{}, {}], "setting": {"bonus": "strict"}}),
    ("one of strict, generous", {"players": [{}, {}], "setting": {"bonuses": "kind"}}),
    ("'off' in the race", {"players": [{}, {}], "setting": {"orders": "on"}}),
    ("the starting stadium", {"players": [{"stadiums_old": []}, {}]}),
]


@pytest.mark.parametrize(("problem", "description"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_what_is_wrong(problem: str, description: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=problem):
        planetfall.arrange("evacuation", description)


@pytest.mark.parametrize(
    ("group", "problem"),
    [
        ("ships", "at most 21"),
        ("infrastructure", "at most 18"),
        ("board_actions", "10 actions"),
        ("goals", "at most 16"),
    ],
)
def test_a_box_with_more_than_moves_can_name_is_refused(group: str, problem: str) -> None:
    data = msgspec.to_builtins(standard())
    more = {**data[group][0], "id": "one_more"}
    with pytest.raises(ComponentsError, match=problem):
        Components.from_data({**data, group: [*data[group], more]})
