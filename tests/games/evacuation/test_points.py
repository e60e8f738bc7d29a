"""Rulebook chapters 13 and 14: points, the draft of goals, and what each goal brings."""

from typing import Any

import pytest

import planetfall
from planetfall.games.evacuation.components import standard
from planetfall.games.evacuation.goals import goal_points
from planetfall.games.evacuation.play import Evacuation
from planetfall.games.evacuation.scoring import SOURCE_NAMES, earned
from tests.builders import rule
from tests.games.evacuation.builders import POINTS, a_table, legal, own, play, why

LAND = [
    f"{kind}_{what}" for kind in ("food", "steel", "energy") for what in ("population_1", "population_2", "factory")
]
GOALS = [goal.id for goal in standard().goals]
THREE = ["village_green", "running_track", "skate_bowl"]


def over(*players: dict[str, Any], **table: Any) -> Evacuation:
    """The end of year 4 in points mode; a single player gets an opponent."""
    seats = list(players) if len(players) > 1 else [*players, {}]
    setting = {**POINTS, **table.pop("setting", {})}
    ready = ({"passed": True, **player} for player in seats)
    return a_table(*ready, year=4, phase="bonus", turn=len(seats), setting=setting, **table)


def points(game: Evacuation, source: str, seat: int = 0) -> int:
    return earned(game, seat, SOURCE_NAMES.index(source))


def produces(lowest: int) -> dict[str, Any]:
    return {"production": {"food": lowest, "steel": lowest + 1, "energy": lowest + 2}}


@rule("evacuation", "13.1.2", "13.1.3")
@pytest.mark.parametrize(
    ("lowest", "expected"),
    [(0, 0), (3, 3), (6, 6), (7, 8), (8, 10), (9, 14), (10, 19), (11, 22), (12, 25)],
)
def test_the_lowest_production_brings_points(lowest: int, expected: int) -> None:
    assert points(over(produces(lowest)), "production") == expected


@rule("evacuation", "13.1.5", "13.1.6")
@pytest.mark.parametrize(
    ("left", "expected"),
    [([], 0), (["food_factory"], -2), (["steel_population_1"], -4), (["energy_factory", "food_population_2"], -6)],
)
def test_sites_that_are_not_evacuated_cost_points(left: list[str], expected: int) -> None:
    gone = [name for name in LAND if name not in left]
    assert points(over({"evacuated": gone, "markers": [4, 4]}), "sites") == expected
    assert points(over({"evacuated": gone}), "sites") == expected - 4  # two sea tiles lie face up


@rule("evacuation", "13.1.7", "13.1.8")
def test_missing_stadiums_and_penalty_tokens_cost_three_points_each() -> None:
    game = over({"stadiums_new": THREE[:1], "tokens": 2})
    assert (points(game, "stadiums"), points(game, "tokens")) == (-6, -6)
    assert points(over({"stadiums_new": [*THREE, "ice_rink"]}), "stadiums") == 0


def with_satisfaction(*names: str) -> dict[str, Any]:
    return {"stadiums_new": list(names)}


FIVE = [("games_park", "start"), ("forum_of_nations", "start"), ("crater_bowl", "skate_bowl", "start")]


@rule("evacuation", "13.1.9", "13.1.11", "13.1.12")
def test_the_worked_example_of_satisfaction() -> None:
    """Three with 3 stadiums and satisfaction 5 share (6 + 4 + 1) / 3; the fourth has 2 stadiums and more."""
    players = [
        with_satisfaction("swim_hall", "bicycle_loop", "skate_bowl"),
        with_satisfaction("glass_court", "ice_rink", "village_green"),
        with_satisfaction("climbing_tower", "open_air_stage", "start"),
        with_satisfaction("games_park", "forum_of_nations"),
    ]
    game = over(*players)
    assert [points(game, "satisfaction", seat) for seat in range(4)] == [3, 3, 3, 0]


@rule("evacuation", "13.1.9", "13.1.11")
def test_only_the_ranked_are_first_second_and_third() -> None:
    players = [
        with_satisfaction("games_park", "swim_hall", "start"),
        with_satisfaction("skate_bowl", "village_green", "start"),
        with_satisfaction("forum_of_nations", "orbit_arena"),
        with_satisfaction("racing_oval", "ice_rink", "start"),
    ]
    game = over(*players)
    assert [points(game, "satisfaction", seat) for seat in range(4)] == [6, 1, 0, 4]


@rule("evacuation", "13.1.10", "13.1.12")
def test_with_two_players_the_more_satisfied_gets_four_and_ties_two_each() -> None:
    more = with_satisfaction("games_park", "swim_hall", "start")
    less = with_satisfaction("skate_bowl", "village_green", "start")
    tied = with_satisfaction("forum_of_nations", "ice_rink", "start")
    assert [points(over(more, less), "satisfaction", seat) for seat in range(2)] == [4, 0]
    assert [points(over(more, tied), "satisfaction", seat) for seat in range(2)] == [2, 2]


@rule("evacuation", "13.1.11", "12.2.8")
def test_satisfaction_of_nothing_or_of_the_old_world_brings_nothing() -> None:
    game = over({"stadiums_old": ["games_park"], "stadiums_new": [*THREE[:2], "start"]}, with_satisfaction(*FIVE[2]))
    assert [points(game, "satisfaction", seat) for seat in range(2)] == [0, 4]


@rule("evacuation", "13.1.1", "13.1.4", "1.18")
def test_all_four_years_are_played_and_the_most_points_win() -> None:
    near = {**produces(9), "stadiums_new": THREE, "passed": True}
    game = a_table(near, {"passed": True}, setting=POINTS, year=3)
    assert game.year == 4  # nobody ends it early
    goals = ["steppe", "population", "progress"]
    game = over({**produces(5), "goals": goals, "goal_dropped": "technology", "fields": {"F03": [], "F06": []}}, {})
    assert points(game, "goals") == 4 + 3
    assert game.ranking() == [1, 2]
    assert over({}, {}).ranking() == [1, 1]
    assert game.scores()[0] == sum(points(game, name) for name in SOURCE_NAMES)


@rule("evacuation", "13.2.3", "1.25")
def test_goals_do_not_count_before_the_end_because_they_are_secret() -> None:
    goals = {"goals": ["steppe", "population", "progress"], "goal_dropped": "technology"}
    game = a_table({**goals, "fields": {"F03": []}}, setting=POINTS)
    assert points(game, "goals") == 0


# -- drafting ----------------------------------------------------------------------------------------------------------


def numbers(names: list[str]) -> list[str]:
    return sorted((str(GOALS.index(name) + 1) for name in names), key=int)


@rule("evacuation", "13.2.1", "13.2.2", "13.2.3", "1.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_goals_are_drafted_to_the_left(seats: int) -> None:
    game = planetfall.new("evacuation", seats=seats, seed=5, options=POINTS)
    assert isinstance(game, Evacuation)
    packs = planetfall.describe(game)["packs"]
    taken: list[list[str]] = [[] for _ in range(seats)]
    for step in range(3):
        assert game.actors() == list(range(seats))  # all at the same time
        for seat in range(seats):
            pack = packs[(seat - step) % seats]
            assert legal(game, "keep", seat) == numbers(pack)
            outside = next(name for name in GOALS if name not in pack)
            assert why(game, f"keep {GOALS.index(outside) + 1}", seat) == "13.2.2"
        for seat in range(seats):
            pack = packs[(seat - step) % seats]
            play(game, f"keep {numbers(pack)[0]}", seat=seat)
            name = GOALS[int(numbers(pack)[0]) - 1]
            pack.remove(name)
            taken[seat].append(name)
    for seat in range(seats):  # the last card comes by itself
        taken[seat] += packs[(seat - 3) % seats]
        assert legal(game, "drop", seat) == numbers(taken[seat])
        outside = next(name for name in GOALS if name not in taken[seat])
        assert why(game, f"drop {GOALS.index(outside) + 1}", seat) == "13.2.3"
    for seat in range(seats):
        play(game, f"drop {numbers(taken[seat])[-1]}", seat=seat)
    for seat in range(seats):
        kept = set(taken[seat]) - {GOALS[int(numbers(taken[seat])[-1]) - 1]}
        assert set(own(game, seat)["goals"]) == kept
    assert game.year == 1
    assert len(game.tiles) == 9 * seats  # technologies are laid after the draft


@rule("evacuation", "13.2.2", "1.25")
def test_nobody_takes_a_choice_back_once_the_packs_have_gone_on() -> None:
    game = planetfall.new("evacuation", seats=2, seed=5, options=POINTS)
    assert isinstance(game, Evacuation)
    dealt = game.revealed
    play(game, f"keep {legal(game, 'keep', 0)[0]}", seat=0)
    assert game.revealed == dealt
    play(game, f"keep {legal(game, 'keep', 1)[0]}", seat=1)
    assert game.revealed > dealt


# -- goals -------------------------------------------------------------------------------------------------------------


def worth(goal: str, **what: Any) -> int:
    return goal_points(over(what), 0, GOALS.index(goal))


def fields(*names: str) -> dict[str, Any]:
    return {"fields": {name: [] for name in names}}


@rule("evacuation", "14.1", "14.2", "14.3")
@pytest.mark.parametrize(
    ("names", "expected"),
    [
        ([], 0),
        (["F03", "F06"], 3),
        (["F03", "F34", "F39", "F06"], 7),
        (["F03", "F34", "F39", "F35"], 8 + 5),
        (["F03", "F34", "F39", "F35", "F08"], 10 + 8),
    ],
)
def test_the_goal_population_counts_people_on_fields(names: list[str], expected: int) -> None:
    assert worth("population", population=7, **fields(*names)) == expected


@rule("evacuation", "14.4", "14.5")
@pytest.mark.parametrize(("goal", "field"), [("smaller_bonus", "upper_bonuses"), ("larger_bonus", "lower_bonuses")])
def test_goals_for_bonuses_count_tokens(goal: str, field: str) -> None:
    found = [worth(goal, **{field: count}) for count in range(5)]
    assert found == ([0, 4, 8, 12 + 5, 16 + 5] if goal == "smaller_bonus" else [0, 3, 6, 9 + 4, 12 + 6])


@rule("evacuation", "14.7")
@pytest.mark.parametrize(("played", "expected"), [(0, 0), (2, 6), (3, 9 + 3), (4, 12 + 3), (5, 15 + 5)])
def test_the_goal_infrastructure_counts_cards_played_fulfilled_or_not(played: int, expected: int) -> None:
    cards = ["well_field", "granary", "ore_caravan", "salt_works", "flat_track"]
    assert worth("infrastructure", hand=["canopy_grid"], laid=cards[:played]) == expected


@rule("evacuation", "14.7")
def test_fulfilled_infrastructure_counts_for_its_goal_as_well() -> None:
    """Granary asks for three steppe fields with population."""
    steppe = fields("F03", "F34", "F06", "F39")
    assert worth("infrastructure", laid=["canopy_grid"], paid=["granary"], **steppe) == 6


@rule("evacuation", "14.8")
@pytest.mark.parametrize(("ships", "expected"), [(0, 0), (2, 6), (3, 9 + 5), (4, 12 + 6), (5, 15 + 6)])
def test_the_goal_spaceships_counts_ships_above_either_world(ships: int, expected: int) -> None:
    names = ["sparrow", "wren", "finch", "swallow", "swift"][:ships]
    assert worth("spaceships", ships_old=names[::2], ships_new=names[1::2]) == expected


@rule("evacuation", "14.9")
@pytest.mark.parametrize(("count", "expected"), [(2, 4), (3, 6 + 3), (4, 8 + 3), (5, 10 + 7)])
def test_the_goal_steppe_counts_steppe_fields(count: int, expected: int) -> None:
    assert worth("steppe", **fields(*["F03", "F06", "F18", "F34", "F39"][:count], "F08")) == expected


@rule("evacuation", "14.10")
@pytest.mark.parametrize(("count", "expected"), [(3, 6), (4, 8 + 2), (5, 10 + 2), (6, 12 + 4)])
def test_the_goal_beyond_the_steppe_counts_other_fields(count: int, expected: int) -> None:
    three: dict[str, list[str]] = {"F08": [], "F32": [], "F35": []}
    more = {"F13": ["food"], "F17": ["food"], "F42": ["food"]}
    chosen = dict(list({**three, **more}.items())[:count])
    assert worth("beyond_steppe", fields={**chosen, "F03": []}) == expected


@rule("evacuation", "14.11")
@pytest.mark.parametrize(
    ("complete", "expected"),
    [([1, 1, 0], 2), ([3, 1, 0], 1 + 1 + 3 + 1), ([2, 2, 1], 5 + 1), ([3, 2, 1], 5 + 3 + 3), ([3, 3, 3], 6 + 9 + 3)],
)
def test_the_goal_technology_counts_tiles_by_their_row(complete: list[int], expected: int) -> None:
    assert worth("technology", complete=complete, steps=[0, 0, 0]) == expected


@rule("evacuation", "14.12")
@pytest.mark.parametrize(
    ("markers", "expected"), [([3, 9], 0), ([4, 4], 5), ([11, 15], 5), ([16, 15], 5), ([16, 16], 12), ([22, 25], 17)]
)
def test_the_goal_progress_looks_at_both_markers(markers: list[int], expected: int) -> None:
    assert worth("progress", markers=markers) == expected


FACTORY_FIELDS = ["F04", "F27", "F44", "F10", "F20", "F43"]  # two factory spaces each


def built(*types: str) -> dict[str, Any]:
    pairs = [list(types[at : at + 2]) for at in range(0, len(types), 2)]
    return {"fields": dict(zip(FACTORY_FIELDS, pairs, strict=False))}


@rule("evacuation", "14.13", "14.2")
@pytest.mark.parametrize(
    ("types", "expected"),
    [
        (["food", "food"], 0),
        (["food", "steel", "energy", "food"], 5),
        (["food", "steel", "energy"] * 2, 10 + 4),
        ([*["food", "steel", "energy"] * 3, "food"], 15 + 6),
    ],
)
def test_the_goal_factory_sets_counts_sets_of_three(types: list[str], expected: int) -> None:
    assert worth("factory_sets", **built(*types), factories_new={"steel": 1}) == expected


@rule("evacuation", "14.14")
@pytest.mark.parametrize("kind", ["food", "steel", "energy"])
@pytest.mark.parametrize(("amount", "expected"), [(0, 0), (9, 9), (10, 12), (12, 14), (13, 18), (15, 20)])
def test_the_goals_for_production_count_each_point(kind: str, amount: int, expected: int) -> None:
    assert worth(f"production_{kind}", production={kind: amount}) == expected


@rule("evacuation", "14.15", "14.2")
@pytest.mark.parametrize("kind", ["food", "steel", "energy"])
@pytest.mark.parametrize(("count", "expected"), [(2, 6), (4, 12 + 5)])
def test_the_goals_for_factories_count_those_on_fields(kind: str, count: int, expected: int) -> None:
    assert worth(f"factories_{kind}", **built(*[kind] * count)) == expected


@rule("evacuation", "14.15")
def test_three_factories_of_a_type_bring_an_extra() -> None:
    assert worth("factories_food", **built("food", "food", "food", "steel"), factories_new={"food": 1}) == 9 + 3
