"""Rulebook chapter 9: power points, markers and lanes, turning points."""

from typing import Any

import pytest

from planetfall.games.evacuation.codes import ASK_ADVANCE, ASK_LANE
from planetfall.games.evacuation.play import Evacuation
from tests.builders import rule
from tests.games.evacuation.builders import a_table, legal, own, play, why


def progress(*players: dict[str, Any], **table: Any) -> Evacuation:
    """The progress phase; the first player has the most satisfaction and moves first, then the others are asked."""
    first, *others = players
    seats = [{"stadiums_new": ["games_park"], **first}, *({"under": [1, 0, 0, 0], **other} for other in others or [{}])]
    return a_table(*({"passed": True, **player} for player in seats), year=table.pop("year", 2), **table)


def power(points: int) -> list[int]:
    """Action cards under the areas that give so many power points."""
    fours, rest = divmod(points, 4)
    under = [0, 0, 0, fours]
    if rest:
        under[rest - 1] += 1
    return under


@rule("evacuation", "9.3.1", "4.3.1")
def test_cards_under_the_areas_give_power_points() -> None:
    game = progress({"under": [2, 1, 0, 1]})
    assert own(game)["points"] == 8
    assert "1 8" in legal(game, "advance")


@rule("evacuation", "9.1.1", "9.3.2", "9.3.3", "9.3.4")
def test_all_points_are_split_between_the_two_markers() -> None:
    game = progress({"under": power(5), "markers": [4, 5]})
    assert legal(game, "advance") == [f"{marker} {steps}" for marker in (1, 2) for steps in range(6)]
    assert why(game, "advance 1 6") == "9.3.2"
    play(game, "advance 2 2")
    assert own(game)["markers"] == [7, 7]


@rule("evacuation", "9.3.4")
def test_markers_on_one_space_are_alike_so_the_first_one_is_asked_for() -> None:
    game = progress({"under": power(2), "markers": [6, 6]})
    assert legal(game, "advance") == ["1 0", "1 1", "1 2"]
    assert why(game, "advance 2 1") == "9.3.4"


@rule("evacuation", "9.4.6")
def test_at_most_one_turning_point_lies_between_the_markers() -> None:
    game = progress({"under": power(9), "markers": [2, 9]})
    assert why(game, "advance 2 8") == "9.4.6"  # to 17, the rear one only to 3
    play(game, "advance 1 3", "decline")  # past the first turning point, so the front one may pass the second
    assert own(game)["markers"] == [5, 15]


@rule("evacuation", "9.3.4", "9.3.6")
@pytest.mark.parametrize(("points", "steps", "spaces"), [(12, 6, [16, 16]), (17, 11, [21, 16])])
def test_the_markers_may_move_in_turns_so_only_where_both_arrive_counts(
    points: int, steps: int, spaces: list[int]
) -> None:
    """Both before the second turning point; a whole move past the third would leave two of them behind it."""
    game = progress({"under": power(points), "markers": [10, 10]})
    play(game, f"advance 1 {steps}")
    assert own(game)["markers"] == spaces


@rule("evacuation", "9.3.3")
def test_no_point_is_given_up() -> None:
    game = progress({"under": power(12), "markers": [0, 0]})
    assert why(game, "advance 1 0") == "9.3.3"  # the other could go only as far as 10
    assert why(game, "advance 1 2") == "" == why(game, "advance 1 10")
    assert why(game, "advance 1 11") == "9.4.6"


@rule("evacuation", "9.3.6")
def test_no_point_is_lost_before_both_markers_are_at_the_end() -> None:
    game = progress({"under": power(40), "markers": [0, 0]})
    assert legal(game, "advance") == [f"1 {steps}" for steps in range(16, 25)]
    play(game, "advance 1 20")
    assert own(game)["markers"] == [20, 20]


@rule("evacuation", "9.3.5")
def test_a_marker_at_the_end_stays_and_the_other_takes_all_points() -> None:
    game = progress({"under": power(4), "markers": [25, 23]})
    assert why(game, "advance 1 1") == "9.3.5"
    play(game, "advance 2 2")
    assert own(game)["markers"] == [25, 25]  # two points are lost


@rule("evacuation", "9.2.1", "9.4.3", "9.4.4")
def test_markers_are_parked_first_and_one_without_points_goes_back_to_a_lane() -> None:
    game = progress({"under": power(1), "markers": [4, 6], "lanes": ["main", "main"]})
    assert own(game)["lanes"] == ["parking", "parking"]
    play(game, "advance 1 1")  # space 5 brings research
    assert own(game)["lanes"] == ["main", "parking"]
    play(game, "decline")
    assert own(game)["lanes"] == ["main", "main"]
    assert own(game)["markers"] == [5, 6]


@rule("evacuation", "9.4.3")
def test_a_marker_without_points_stays_on_the_start_space() -> None:
    game = progress({"under": power(3)})
    play(game, "advance 1 3")
    assert (own(game)["markers"], own(game)["lanes"]) == ([3, 0], ["main", "parking"])


@rule("evacuation", "9.1.2", "9.1.3", "9.1.4", "9.4.1", "9.4.2")
def test_a_lane_space_holds_one_marker_and_a_free_one_must_be_taken() -> None:
    others = [{"markers": [7, 0], "lanes": ["main", "parking"], "under": power(3)}]
    game = progress({"under": power(3), "markers": [4, 4]}, *others)
    play(game, "advance 1 3")
    assert own(game)["lanes"] == ["main", "main"]
    play(game, "advance 1 0", seat=1)  # its space 7 is taken now
    assert own(game, 1)["lanes"][0] == "parking"


@rule("evacuation", "9.4.2", "9.1.3")
def test_with_three_players_there_are_two_lanes_to_choose_from() -> None:
    game = progress({"under": power(3), "markers": [4, 4]}, {}, {})
    play(game, "advance 1 3")
    assert game.question(0) == ASK_LANE
    assert legal(game, "lane") == ["main", "three"]
    play(game, "lane three")
    assert own(game)["lanes"][0] == "three"


@rule("evacuation", "9.1.4")
def test_the_last_lane_spaces_hold_two_markers() -> None:
    game = progress({"under": power(1), "markers": [24, 25]}, {"markers": [25, 25], "under": power(0)})
    play(game, "advance 1 1")
    assert (own(game)["markers"], own(game)["lanes"]) == ([25, 25], ["main", "main"])
    assert own(game, 1)["lanes"] == ["parking", "parking"]


@rule("evacuation", "9.4.5", "9.1.5", "9.4.7")
def test_the_worked_example_of_progress() -> None:
    game = progress({"under": power(8), "markers": [6, 5], "set": 1})
    play(game, "advance 1 5")
    assert own(game)["markers"][0] == 11  # past the second turning point
    assert own(game)["markers"][1] == 8
    game = progress({"under": power(8), "markers": [6, 2], "set": 1})
    play(game, "advance 2 3")
    assert game.question(0) != ASK_ADVANCE
    play(game, "research 1")
    assert own(game)["complete"] == [1, 0, 0]
    assert own(game)["markers"] == [11, 5]


@rule("evacuation", "9.4.5")
def test_a_marker_that_did_not_move_brings_no_instant_effect_again() -> None:
    game = progress({"under": power(1), "markers": [5, 6]})
    play(game, "advance 2 1")
    assert own(game)["complete"] == [0, 0, 0]
    assert own(game)["lanes"] == ["main", "main"]


INSTANT = [
    (1, "main", "develop"),
    (4, "main", "research"),
    (12, "main", "settle"),
    (2, "three", "research"),
    (9, "three", "develop"),
    (16, "three", "settle"),
]


@rule("evacuation", "9.1.5", "9.4.5")
@pytest.mark.parametrize(("before", "lane", "question"), INSTANT)
def test_every_instant_effect_is_carried_out_at_once(before: int, lane: str, question: str) -> None:
    free = {"population": 2, "new": {"steel": 2}}
    game = progress({"under": power(1), "markers": [before, before], **free}, {}, {})
    play(game, "advance 1 1", f"lane {lane}")
    assert planetfall_question(game) == question


def planetfall_question(game: Evacuation) -> str:
    name, _ = own(game)["questions"][-1]
    assert isinstance(name, str)
    return name


@rule("evacuation", "5.6.6", "9.4.4")
def test_symbols_of_a_lane_space_are_there_while_the_marker_is() -> None:
    ready = {"population": 2, "new": {"steel": 9}, "markers": [12, 11]}
    with_symbol = a_table({"lanes": ["main", "main"], **ready})
    without = a_table(ready)
    for game, clause in ((with_symbol, ""), (without, "5.6.6")):
        play(game, "act settle")
        assert why(game, "settle F08") == clause


# -- turning points ----------------------------------------------------------------------------------------------------


@rule("evacuation", "9.5.1", "9.5.2")
def test_the_first_turning_point_turns_a_sea_tile_for_each_marker() -> None:
    game = progress({"under": power(2), "markers": [3, 2]})
    play(game, "advance 1 1")
    assert own(game)["evacuated"] == ["sea_1"]
    game = progress({"under": power(3), "markers": [3, 2]})
    play(game, "advance 1 1")
    assert own(game)["evacuated"] == ["sea_1", "sea_2"]
    assert own(game)["production"] == {}


@rule("evacuation", "9.5.3", "9.5.4", "4.2.7", "4.2.8")
def test_the_second_turning_point_opens_the_desert_then_moves_a_sea_tile() -> None:
    game = progress({"under": power(1), "markers": [10, 10]})
    play(game, "advance 1 1")
    assert (own(game)["sea_new"], own(game)["production"]) == (0, {})
    game = progress({"under": power(2), "markers": [10, 10]})
    play(game, "advance 1 1")
    assert (own(game)["sea_new"], own(game)["production"]) == (1, {"food": 1, "steel": 1, "energy": 1})


@rule("evacuation", "9.5.5", "9.5.6", "9.5.7", "9.5.8")
@pytest.mark.parametrize(("space", "raised"), [(15, 1), (21, 0)])
def test_the_third_turning_point_moves_the_other_sea_tile_the_fourth_nothing(space: int, raised: int) -> None:
    game = progress({"under": power(2), "markers": [space, space]})
    before = own(game)["production"]
    play(game, "advance 1 1")
    after = own(game)["production"]
    assert {kind: after[kind] - before[kind] for kind in after} == dict.fromkeys(("food", "steel", "energy"), raised)


@rule("evacuation", "9.5.3", "9.5.5", "9.5.7", "5.6.2")
@pytest.mark.parametrize(
    ("front", "rear", "open_fields"),
    [(10, 10, "steppe"), (11, 10, "desert"), (16, 11, "forest"), (22, 16, "ocean")],
)
def test_turning_points_open_the_terrains_one_after_another(front: int, rear: int, open_fields: str) -> None:
    tiles = ["all_weather_camps", "turnaround_crews", "standard_plans", "fusion_cells", "donated_arena"]
    tiles = ["early_shift", "pilot_farm", "premium_fund", *tiles, "floating_quarters"]
    learned = {"set": 1, "complete": [2, 0, 0], "tiles": tiles}  # ignores symbols
    ready = {"population": 5, "new": {"steel": 5, "energy": 5}, "factories_new": {"food": 3}}
    game = a_table({"markers": [front, rear], **learned, **ready})
    play(game, "act settle")
    fields = {"steppe": "F03", "desert": "F08", "forest": "F09", "ocean": "F15"}
    names = list(fields)
    for name, field in fields.items():
        assert why(game, f"settle {field}") == ("" if names.index(name) <= names.index(open_fields) else "5.6.2")


# -- technologies ------------------------------------------------------------------------------------------------------


@rule("evacuation", "19.22")
def test_agile_planning_counts_a_power_point_more() -> None:
    game = progress({"under": power(4), "markers": [4, 4], **agile()})
    assert legal(game, "power") == ["4", "5"]
    assert why(game, "power 6") == "15.10"
    play(game, "power 5")
    assert "1 5" in legal(game, "advance")


def agile() -> dict[str, Any]:
    tiles = ["tool_shops", "reserve_fund", "open_catalogue", "agile_planning", "assembly_hall", "night_shift"]
    return {"set": 4, "complete": [2, 0, 0], "tiles": [*tiles, "pathfinders", "planet_grid", "landmark"]}


@rule("evacuation", "19.8")
def test_orbital_mail_brings_a_resource_for_each_marker_on_a_lane_moved_or_not() -> None:
    tiles = ["multi_fuel_engines", "solar_sails", "series_hulls", "orbital_mail", "slingshot_routes"]
    tiles += ["universal_clamps", "emergency_fleet", "arc_furnaces", "treetop_landing"]
    mail = {"set": 2, "complete": [2, 0, 0], "tiles": tiles}
    game = progress({"under": power(1), "markers": [6, 7], **mail})
    play(game, "advance 2 1", "gain new steel", "gain old food")
    assert (own(game)["new"], own(game)["lanes"]) == ({"steel": 1}, ["main", "main"])
    start = progress({"under": power(1), "markers": [0, 0], **mail})
    play(start, "advance 1 1", "gain new steel")
    assert start.question(0) != ASK_ADVANCE
    assert own(start)["lanes"] == ["main", "parking"]
