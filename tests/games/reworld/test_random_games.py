"""What always holds, in 20,000 random games for each number of players."""

import random
from typing import Any

import pytest

import planetfall
from planetfall import Game
from planetfall.core.playouts import play_and_audit
from planetfall.core.rng import seeded
from planetfall.games.reworld.play import Reworld
from tests.games.promises import check_replay, random_moves

GAMES = 20_000
CHUNK = 1_000
CLOSELY = 300  # of these games are looked at from all sides, which takes ten times as long
CHUNKS = [(seats, first) for seats in (2, 3, 4) for first in range(0, GAMES, CHUNK)]


def a_table(seats: int, seed: int) -> Game:
    return planetfall.new("reworld", seats=seats, seed=seed, options={"head_start": "on" if seed % 2 else "off"})


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "first"), CHUNKS)
def test_in_random_games_everything_is_accounted_for_and_every_point_too(seats: int, first: int) -> None:
    for seed in range(first, first + CHUNK):
        game = a_table(seats, seed)
        assert play_and_audit(game, seeded(seed), 4) == ""
        assert game.scores() == recounted(planetfall.describe(game))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", range(0, CLOSELY, 50))
def test_random_games_keep_every_promise(seats: int, first: int) -> None:
    for seed in range(first, first + 50):
        _play_and_check(a_table(seats, seed), random.Random(seed))


def _play_and_check(game: Game, chooser: random.Random) -> None:
    assert isinstance(game, Reworld)
    for seat, code in random_moves(game, chooser, every=90):
        assert game.actors() == [seat]
        assert len(game.legal(seat)) > 1 or game.cards[seat] > 0, "a single open choice resolves itself"
        if chooser.random() < 1 / 90:
            _check_what_is_open(game, chooser)
        game.apply(seat, code)
    check_replay(game)


def _check_what_is_open(game: Game, chooser: random.Random) -> None:
    viewer = chooser.randrange(game.seats)
    twin = game.copy()
    twin.imagine(viewer, seeded(chooser.randrange(1000)))
    assert _seen(planetfall.describe(twin), viewer) == _seen(planetfall.describe(game), viewer)


def _seen(position: dict[str, Any], viewer: int) -> dict[str, Any]:
    """A description without what the viewer cannot know: an own list, so that a view that says too much shows up."""
    players = [
        entry if seat == viewer else {key: value for key, value in entry.items() if key not in ("hand", "discarded")}
        for seat, entry in enumerate(position["players"])
    ]
    open_parts = {key: value for key, value in position.items() if key not in ("leftover", "chance", "bag", "players")}
    if open_parts["marker_card"] and open_parts["marker_card"]["seat"] != viewer:
        open_parts["marker_card"] = "face down"
    return open_parts | {"players": players, "bag": sorted(position["bag"])}


# -- the score, counted once more from the final position ---------------------------------------------------------

FINAL = {
    2: {"A": [16], "B": [14], "C": [12], "D": [10], "E": [8], "defence": [18]},
    3: {"A": [16, 8], "B": [14, 6], "C": [12, 6], "D": [10, 4], "E": [8, 4], "defence": [18, 8]},
    4: {"A": [18, 10, 4], "B": [16, 8, 4], "C": [14, 8, 4], "D": [12, 6, 4], "E": [10, 6, 4], "defence": [20, 10, 4]},
}
SHIPS = {
    "row_1_empty": (3, 3), "row_2_empty": (3, 3), "row_3_empty": (3, 3), "row_4_empty": (3, 3), "row_5_empty": (3, 3),
    "docking_area_empty": (5, 5), "city_tiles": (7, 7), "farming_units": (6, 6), "shields": (6, 5), "companies": (10, 8),
    "shuttles": (6, 5), "satellites": (8, 7), "rows_started": (5, 4), "score": (5, 4),
}  # fmt: skip
ON_THE_WAY = ("terrabots", "cards", "marker", "specials", "tasks")
SHIELDS = {f"satellite letter {letter}": 2 for letter in "ABCDE"} | {"satellite shields": 2}


def recounted(position: dict[str, Any]) -> list[int]:
    """Written from the printed tables, sharing nothing with the rules: ships held, then the six categories.

    What was scored on the way (terrabots, cards, marker, specials, tasks) cannot be read off a final position; it is
    taken from the breakdown, and every such point has its own rule test.
    """
    players = position["players"]
    totals = []
    for entry in players:
        earned = entry.get("earned", {})
        on_the_way = sum(earned.get(source, 0) for source in ("head-start", *ON_THE_WAY))
        ships = sum(SHIPS[ship][len(players) == 4] for ship in entry.get("ships", []))
        assert earned.get("ships", 0) == ships
        totals.append(on_the_way + ships)
    for category, places in FINAL[len(players)].items():
        values = [_value(entry, category) for entry in players]
        for seat, value in enumerate(values):
            totals[seat] += _paid(value, [other for other in values if other is not None], places)
    return totals


def _value(entry: dict[str, Any], category: str) -> int | None:
    """None for an absent player."""
    if category != "defence":
        city = entry.get("cities", {}).get(category)
        return len(city["tiles"]) if city else None
    faces = entry.get("defence", [])
    return sum(SHIELDS.get(face, 1) if "satellite" in face else int(face[-1]) for face in faces) if faces else None


def _paid(value: int | None, present: list[int], places: list[int]) -> int:
    if value is None:
        return -3
    order = sorted(present, reverse=True)
    shared = [place for place, other in enumerate(order) if other == value]
    return sum(places[place] for place in shared if place < len(places)) // len(shared)
