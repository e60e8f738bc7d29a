"""Rulebook 3.7: the fourteen population ships."""

from typing import Any

import pytest

import planetfall
from planetfall import Game
from tests.builders import rule
from tests.games.reworld.builders import a_settlement, earned, play, player

FULL = {row: ["terrabot E", "builder 6"] if row == 1 else ["builder 6"] for row in (1, 2, 3, 4, 5)}
IDLE = player(docked={1: ["builder 5"], 2: ["builder 5"]})


def ships(game: Game, seat: int = 0) -> list[str]:
    taken: list[str] = planetfall.describe(game)["players"][seat].get("ships", [])
    return taken


def after_a_sacrifice(seats: int = 2, **settled: Any) -> Game:
    """All docking rows still hold something, so that only the settlement can earn a ship."""
    others = [player(docked={1: ["builder 5"]})] + [player()] * (seats - 2)
    return play(a_settlement(player(docked=FULL, **settled), *others), "sacrifice 1")


@rule("reworld", "3.7.1", "3.7.10", "3.7.3")
def test_r6_one_turn_takes_an_empty_row_and_the_fourth_satellite_with_four_players() -> None:
    mine = player(
        docked={1: ["satellite letter A"], 2: ["builder 6"], 3: ["builder 6"], 4: ["builder 6"], 5: ["builder 6"]},
        A=["terrabot A", "terrabot A", "terrabot A"],
        satellites=["satellite product", "satellite terrabots", "satellite shields"],
    )
    game = play(a_settlement(mine, IDLE, player(), player()), "undock 1", "task")
    assert earned(game, "tasks") == 6
    assert ships(game) == ["row_1_empty", "satellites"]
    assert earned(game, "ships") == 10
    assert game.scores()[0] == 16


@rule("reworld", "3.7.3", "3.7.14")
def test_rows_that_never_held_a_module_count_as_empty_at_the_end_of_the_first_own_turn() -> None:
    players = [player(docked={1: ["terrabot A", "terrabot B"]}), player(docked={1: ["builder 6"], 2: ["builder 6"]})]
    game = a_settlement(*players, holder=1)
    assert ships(game, 0) == []
    play(game, "sacrifice 1", seat=1)
    assert ships(game, 1) == ["row_1_empty", "row_3_empty", "row_4_empty", "row_5_empty"]
    assert ships(game, 0) == []  # before its own turn


@rule("reworld", "3.7.2")
def test_a_ship_goes_to_the_first_who_earns_it_and_unearned_ones_stay() -> None:
    game = a_settlement(player(docked=FULL, defence=["shuttle 2", "shuttle 2", "shuttle 2"]), IDLE)
    play(game, "sacrifice 1")
    taken = {ship["id"]: ship["taken_by"] for ship in planetfall.view(game)["ships"]}
    assert taken["shields"] == 0
    assert taken["companies"] is None
    later = planetfall.describe(game)
    later["players"][1]["defence"] = ["shuttle 2", "shuttle 2", "satellite letter A"]
    game = play(planetfall.arrange("reworld", later), "sacrifice 1", seat=1)
    assert "shields" not in ships(game, 1)


@rule("reworld", "3.7.4")
def test_an_empty_docking_area_is_a_ship_of_its_own() -> None:
    game = play(a_settlement(player(docked={3: ["builder 6"]})), "sacrifice 3")
    assert ships(game) == [f"row_{row}_empty" for row in (1, 2, 3, 4, 5)] + ["docking_area_empty"]


EIGHT = ["terrabot A", "terrabot A", "builder 1", "builder 1", "builder 1", "builder 1"]
TOWNS = {letter: [f"terrabot {letter}", f"builder {n}"] for n, letter in enumerate("ABCDE", 1)}
FOUR_TOWNS = {letter: [f"terrabot {letter}", f"builder {n}"] for n, letter in enumerate("ABCD", 1)}

# ship, seats, what earns it, what is one short of it
MARKS: list[tuple[str, int, dict[str, Any], dict[str, Any]]] = [
    ("city_tiles", 2, {"A": [*EIGHT, "builder 1"]}, {"A": EIGHT}),
    ("city_tiles", 4, {"A": [*EIGHT, "builder 1"]}, {"A": EIGHT}),
    ("farming_units", 2, {"A": ["terrabot A", "builder 6", "builder 6"], "B": ["terrabot B", "builder 6"]},
     {"A": ["terrabot A", "builder 6", "builder 6"]}),
    ("shields", 3, {"defence": ["shuttle 2", "shuttle 2", "satellite letter A"]}, {"defence": ["shuttle 2", "shuttle 2", "shuttle 1"]}),
    ("shields", 4, {"defence": ["shuttle 2", "shuttle 2", "shuttle 1"]}, {"defence": ["shuttle 2", "shuttle 2"]}),
    ("companies", 2, TOWNS | {"A": ["terrabot A", "builder 1", "builder 6"]}, TOWNS),
    ("companies", 4, TOWNS, FOUR_TOWNS),
    ("companies", 4, FOUR_TOWNS | {"A": ["terrabot A", "builder 1", "builder 6"]}, FOUR_TOWNS),
    ("shuttles", 3, {"shuttles": ["shuttle 0"] * 5}, {"shuttles": ["shuttle 0"] * 4}),
    ("shuttles", 4, {"shuttles": ["shuttle 0"] * 4}, {"shuttles": ["shuttle 0"] * 3}),
    ("satellites", 2, {"satellites": [f"satellite letter {letter}" for letter in "ABCDE"]},
     {"satellites": [f"satellite letter {letter}" for letter in "ABCD"]}),
    ("satellites", 4, {"satellites": [f"satellite letter {letter}" for letter in "ABCD"]},
     {"satellites": [f"satellite letter {letter}" for letter in "ABC"]}),
    ("rows_started", 2, TOWNS | {"defence": ["shuttle 1"]}, TOWNS),
    ("rows_started", 4, TOWNS, FOUR_TOWNS),
    ("rows_started", 4, FOUR_TOWNS | {"defence": ["shuttle 1"]}, FOUR_TOWNS),
    ("score", 2, {"earned": {"tasks": 70}}, {"earned": {"tasks": 69}}),
    ("score", 4, {"earned": {"tasks": 60}}, {"earned": {"tasks": 59}}),
]  # fmt: skip


@rule("reworld", "3.7.5", "3.7.6", "3.7.7", "3.7.8", "3.7.9", "3.7.10", "3.7.11", "3.7.12")
@pytest.mark.parametrize(("ship", "seats", "enough", "short"), MARKS, ids=[f"{m[0]} {m[1]}" for m in MARKS])
def test_a_ship_is_earned_exactly_at_its_mark(
    ship: str, seats: int, enough: dict[str, Any], short: dict[str, Any]
) -> None:
    assert ship in ships(after_a_sacrifice(seats, **enough))
    assert ship not in ships(after_a_sacrifice(seats, **short))


@rule("reworld", "1.2", "3.7.1")
@pytest.mark.parametrize(("seats", "points"), [(2, 6), (3, 6), (4, 5)])
def test_a_ship_pays_the_points_of_the_side_in_use(seats: int, points: int) -> None:
    assert earned(after_a_sacrifice(seats, shuttles=["shuttle 0"] * 5), "ships") == points


@rule("reworld", "3.7.12")
def test_d22_points_of_other_ships_in_the_same_check_reach_the_mark_of_60() -> None:
    assert "score" in ships(_with_52_points(4))


@rule("reworld", "3.7.12")
def test_d23_with_three_players_the_mark_is_70() -> None:
    game = _with_52_points(3)
    assert "score" not in ships(game)
    assert 60 <= game.scores()[0] < 70


def _with_52_points(seats: int) -> Game:
    """52 points before the check, then ships worth 10 with four players."""
    defence = ["shuttle 2", "shuttle 2", "satellite letter A"]
    return after_a_sacrifice(seats, earned={"tasks": 52}, defence=defence, shuttles=["shuttle 0"] * 5)


@rule("reworld", "3.7.13")
def test_defending_shuttles_and_satellites_do_not_count_as_used() -> None:
    defence = ["shuttle 1"] * 5 + [f"satellite letter {letter}" for letter in "ABCDE"]
    taken = ships(after_a_sacrifice(2, defence=defence))
    assert "shields" in taken
    assert not {"shuttles", "satellites"} & set(taken)


@rule("reworld", "3.7.14", "3.1.2")
def test_a_player_who_never_has_a_turn_takes_no_ship() -> None:
    game = a_settlement(player(docked={1: ["builder 6"], 2: ["builder 6"]}), player(defence=["shuttle 2"] * 3))
    play(game, "sacrifice 1")  # the second builder follows by itself: it is the only choice left
    assert game.actors() == []
    assert ships(game, 1) == []


@rule("reworld", "3.7.14")
def test_points_of_chapter_one_earn_no_ship_before_an_own_turn() -> None:
    rows = {"1": ["terrabot A", "terrabot B"], "2": ["terrabot C", "terrabot D"]}
    players = [{"hand": "1", "docked": rows, "earned": {"tasks": 75}}, {"hand": "2", "docked": {"3": ["builder 6"]}}]
    game = planetfall.arrange("reworld", {"players": players, "round": 5})
    play(game, "drop")
    play(game, "drop", seat=1)
    assert ships(game) == []
    play(game, "undock 1", "sign B1")
    assert "score" in ships(game)
