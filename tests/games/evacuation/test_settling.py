"""Rulebook 5.6 and 2.3: which fields may be settled, what it costs, and what it brings."""

from typing import Any

import pytest

from planetfall.games.evacuation.components import standard
from tests.builders import rule
from tests.games.evacuation.builders import a_table, legal, own, play, why

READY = {
    "new": {"food": 9, "steel": 9, "energy": 9},
    "old": {"energy": 9},
    "population": 9,
    "factories_new": {"food": 2, "steel": 2, "energy": 2},
}
FIELDS = {field.id: field for field in standard().fields}


def settling(*moves: str, **player: Any) -> Any:
    return play(a_table({**READY, **player}), "act settle", *moves)


@rule("evacuation", "5.6.8", "5.6.4", "5.6.5", "5.6.6", "5.6.7", "2.3.2", "2.3.3", "5.6.3")
def test_tv4_a_forest_with_a_factory_and_two_energy_spaces_raises_energy_by_four() -> None:
    both = {"markers": [16, 14], "lanes": ["main", "main"]}  # dome and beacon; a sea tile has come over
    game = settling("settle F36", "fill energy", **both)
    assert own(game)["production"] == {"food": 1, "steel": 1, "energy": 1 + 4}
    assert own(game)["new"]["steel"] == 7 and own(game)["population"] == 7
    assert own(game)["factories_new"] == {"food": 2, "steel": 2, "energy": 1}
    assert own(game)["fields"] == {"F36": ["energy"]}


@rule("evacuation", "2.3.2", "2.3.3", "5.6.7")
@pytest.mark.parametrize("field", standard().fields, ids=lambda field: field.id)
def test_every_field_brings_what_its_spaces_show(field: Any) -> None:
    anywhere = {"markers": [22, 22], "lanes": ["main", "parking"], "factories_new": {"food": 4}}
    game = settling(f"settle {field.id}", **anywhere)
    expected = {"food": 2 + field.factories, "steel": 2, "energy": 2}  # two sea tiles have come over
    for space in field.population:
        expected[space.resource] += max(space.dots, 1)
    assert own(game)["production"] == {kind: amount for kind, amount in expected.items() if amount}
    assert own(game)["new"]["steel"] == 9 - len(field.population)


@rule("evacuation", "5.6.4")
def test_a_factory_space_takes_any_type() -> None:
    game = settling("settle F04")
    assert legal(game) == ["fill food", "fill steel", "fill energy"]
    play(game, "fill food", "fill steel")
    assert own(game)["production"] == {"food": 1, "steel": 1, "energy": 1}
    assert own(game)["fields"] == {"F04": ["food", "steel"]}


@rule("evacuation", "5.6.3")
def test_a_type_that_does_not_wait_on_the_new_world_side_cannot_fill_a_space() -> None:
    game = settling("settle F02", factories_new={"steel": 1, "energy": 1})
    assert why(game, "fill food") == "5.6.3"


@rule("evacuation", "5.6.1")
def test_a_field_is_settled_once_and_need_not_be_near_another() -> None:
    game = play(a_table({**READY, "fields": {"F34": []}}, {"fields": {"F06": []}}), "act settle")
    assert why(game, "settle F34") == "5.6.1" and why(game, "settle F06") == "5.6.1"
    assert {"F05", "F48", "F03"} <= set(legal(game, "settle"))
    assert why(game, "settle F60") == "5.6.1"


TERRAINS = [
    ([3, 10], {"steppe"}),
    ([10, 11], {"steppe", "desert"}),
    ([11, 16], {"steppe", "desert", "forest"}),
    ([16, 22], {"steppe", "desert", "forest", "ocean"}),
]


@rule("evacuation", "5.6.2", "9.5.5", "9.5.7")
@pytest.mark.parametrize(("markers", "terrains"), TERRAINS)
def test_turning_points_open_one_terrain_after_another(markers: list[int], terrains: set[str]) -> None:
    game = settling(markers=markers, set=1, complete=[2, 2, 0])  # symbols do not matter
    assert {FIELDS[field].terrain for field in legal(game, "settle")} == terrains
    closed = next((field.id for field in standard().fields if field.terrain not in terrains), None)
    assert closed is None or why(game, f"settle {closed}") == "5.6.2"


@rule("evacuation", "5.6.3", "5.6.4", "5.6.5", "2.1.6")
@pytest.mark.parametrize(
    ("lacking", "clause"),
    [({"population": 1}, "5.6.5"), ({"factories_new": {}}, "5.6.4"), ({"new": {"steel": 1}}, "5.6.5")],
)
def test_whoever_cannot_fill_every_space_does_not_settle(lacking: dict[str, Any], clause: str) -> None:
    assert why(settling(**lacking), "settle F01") == clause
    assert why(settling(), "settle F01") == ""


SYMBOLS = [
    ([4, 9], ["main", "main"], {"F08": "", "F07": "5.6.6"}),
    ([4, 6], ["main", "main"], {"F08": "", "F07": ""}),
    ([4, 6], ["parking", "main"], {"F08": "5.6.6", "F07": ""}),
]


@rule("evacuation", "5.6.6", "9.4.4")
@pytest.mark.parametrize(("markers", "lanes", "fields"), SYMBOLS)
def test_symbols_come_from_the_lane_spaces_of_both_markers(
    markers: list[int], lanes: list[str], fields: dict[str, str]
) -> None:
    pathfinder = {"set": 4, "complete": [3, 2, 2], "steps": [0, 0, 0]}  # desert is the next terrain
    game = settling(markers=markers, lanes=lanes, **pathfinder)
    assert {field: why(game, f"settle {field}") for field in fields} == fields


@rule("evacuation", "5.6.6")
@pytest.mark.parametrize("lanes", [["main", "parking"], ["parking", "main"]])
def test_a_field_that_shows_both_symbols_needs_both(lanes: list[str]) -> None:
    assert why(settling(markers=[16, 14], lanes=lanes), "settle F36") == "5.6.6"


@rule("evacuation", "2.3.1", "2.3.4")
def test_what_waits_on_the_board_produces_nothing() -> None:
    assert own(a_table(READY))["production"] == {}


@rule("evacuation", "2.3.5")
def test_dv1_production_has_no_upper_limit() -> None:
    game = settling("settle F34", production={"food": 9, "steel": 9})
    assert own(game)["production"] == {"food": 10, "steel": 10}
