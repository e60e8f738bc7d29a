"""Rulebook chapter 4: the final ship and the winner."""

from typing import Any

import pytest

import planetfall
from planetfall import Game
from tests.builders import rule
from tests.games.reworld.builders import CITY_A, DEFENCE, a_settlement, final_points, play, player, why

CITY_B = 1
SHIPS = ["shields", "companies", "city_tiles", "farming_units", "rows_started", "shuttles", "satellites"]


def finished(*players: dict[str, Any]) -> Game:
    """The last player sacrifices the last docked module, and the final ship comes."""
    last = {**players[-1], "docked": {"1": ["builder 5"]}}
    game = a_settlement(*players[:-1], last, holder=len(players) - 1)
    return play(game, "sacrifice 1", seat=len(players) - 1)


def shields(number: int) -> dict[str, Any]:
    """A defence row worth so many shields."""
    return player(defence=["shuttle 2"] * (number // 2) + ["shuttle 1"] * (number % 2))


def city(letter: str, farms: int) -> dict[str, Any]:
    return player(**{letter: [f"terrabot {letter}", *["builder 6"] * farms]})


VECTORS = [
    ("R7", DEFENCE, [shields(3), shields(2), shields(2), shields(0)], [20, 7, 7, -3]),
    ("R8", CITY_A, [city("A", 1), city("A", 1), city("A", 0), city("A", 0)], [14, 14, 2, 2]),
    ("R9", CITY_B, [city("B", 2), city("B", 2), city("B", 2), city("B", 1)], [9, 9, 9, 0]),
    ("city C", 2, [city("C", 2), city("C", 1), city("C", 0), player()], [14, 8, 4, -3]),
    ("city D", 3, [city("D", 2), city("D", 1), city("D", 0), player()], [12, 6, 4, -3]),
    ("city E", 4, [city("E", 2), city("E", 1), city("E", 0), player()], [10, 6, 4, -3]),
    ("D24", DEFENCE, [shields(3), shields(0), shields(0), shields(0)], [20, -3, -3, -3]),
    ("D25", DEFENCE, [shields(2), shields(2), shields(0), shields(0)], [15, 15, -3, -3]),
    ("D26", DEFENCE, [shields(3), shields(1), shields(1), shields(1)], [20, 4, 4, 4]),
    ("D27", DEFENCE, [shields(1), shields(1), shields(1), shields(1)], [8, 8, 8, 8]),
    ("D28", DEFENCE, [shields(2), shields(2)], [9, 9]),
    ("two players, second place", DEFENCE, [shields(4), shields(2)], [18, 0]),
    ("three players", DEFENCE, [shields(4), shields(2), shields(1)], [18, 8, 0]),
    ("three players, tied second", DEFENCE, [shields(4), shields(2), shields(2)], [18, 4, 4]),
    ("below the places", DEFENCE, [shields(4), shields(3), shields(2), shields(1)], [20, 10, 4, 0]),
]


@rule("reworld", "4.2", "4.3", "4.4", "4.5", "4.6")
@pytest.mark.parametrize(
    ("category", "players", "points"), [vector[1:] for vector in VECTORS], ids=[vector[0] for vector in VECTORS]
)
def test_the_final_ship_pays_places_shares_ties_and_charges_the_absent(
    category: int, players: list[dict[str, Any]], points: list[int]
) -> None:
    assert final_points(finished(*players), category) == points


@rule("reworld", "4.2")
def test_a_city_counts_its_tiles_with_the_sign_and_the_defence_its_shields() -> None:
    game = a_settlement(
        player(A=["terrabot A", "builder 6"], defence=["shuttle 2", "shuttle 1"]), player(docked={1: ["builder 6"]})
    )
    values = [category["values"] for category in planetfall.view(game)["final_ship"]]
    assert values == [(3, 0), (0, 0), (0, 0), (0, 0), (0, 0), (3, 0)]


@rule("reworld", "4.6")
def test_a_total_may_fall_below_zero_and_the_final_ship_earns_no_ship() -> None:
    game = finished(player(), player(earned={"tasks": 50}))
    assert game.scores()[0] == -18
    later = finished(player(), player(earned={"tasks": 45}, A=["terrabot A"], B=["terrabot B"]))
    assert later.scores()[1] >= 70  # only now, with the points of the final ship
    assert "score" not in planetfall.describe(later)["players"][1]["ships"]


@rule("reworld", "4.1", "3.1.2")
def test_the_game_ends_when_all_docking_areas_are_empty() -> None:
    game = finished(player(), player())
    assert game.actors() == []
    assert why(game, "undock 1") == "4.1"
    assert planetfall.view(game)["over"]


@rule("reworld", "4.7")
@pytest.mark.parametrize(
    ("first", "second", "ranking"),
    [
        (player(earned={"tasks": 30}), player(earned={"tasks": 40}), [2, 1]),
        (player(earned={"tasks": 20}, ships=SHIPS), player(earned={"tasks": 0}), [1, 2]),
        (player(earned={"tasks": 20}, ships=SHIPS[:6]), player(earned={"tasks": 0}), [1, 1]),
        (player(earned={"tasks": 20}, ships=SHIPS[:5]), player(earned={"tasks": 0}), [2, 1]),
    ],
    ids=["points", "tied, more ships", "shared victory", "tied, fewer ships"],
)
def test_points_win_then_ships_then_the_victory_is_shared(
    first: dict[str, Any], second: dict[str, Any], ranking: list[int]
) -> None:
    """The second player's last turn takes six ships worth 20: five empty rows and the empty docking area."""
    game = finished(first, second)
    assert game.ranking() == ranking
    assert planetfall.view(game)["ranking"] == tuple(ranking)
