"""What always holds, in 20,000 random games over every mix of options and number of players."""

import random
from itertools import product
from typing import Any

import pytest

import planetfall
from planetfall import Game
from planetfall.core.playouts import play_and_audit
from planetfall.core.rng import seeded
from planetfall.games.planet_unknown.components import standard
from planetfall.games.planet_unknown.play import PlanetUnknown
from planetfall.games.planet_unknown.scoring import line_medals
from tests.games.promises import check_replay, random_moves, stages_in_order

INFO = planetfall.catalogue()["planet_unknown"]
CHOICES = [option for option in INFO.options if option.key not in ("green", "orange")]
MIXES = [(seats, values) for seats in INFO.seats for values in product(*(option.values for option in CHOICES))]
STRIDE = 1_009  # has no factor in common with their number, so that neighbouring seeds differ in everything
GAMES = 20_000
CHUNK = 1_000


def a_mix(seed: int) -> PlanetUnknown:
    """A table with options and players by seed: all mixes occur, one after the other."""
    seats, values = MIXES[seed * STRIDE % len(MIXES)]
    options = {option.key: value for option, value in zip(CHOICES, values, strict=True)}
    if options["events"] == "set":
        lot = random.Random(seed)
        green = lot.randint(0, 16)
        options |= {"green": str(green), "orange": str(lot.randint(max(0, 2 - green), 20 - green))}
    game = planetfall.new("planet_unknown", seats=seats, seed=seed, options=options)
    assert isinstance(game, PlanetUnknown)
    return game


def test_every_mix_of_options_and_players_occurs() -> None:
    assert len(MIXES) == 6 * 4 * 4 * 2 * 2 * 2 * 3
    assert len({seed * STRIDE % len(MIXES) for seed in range(len(MIXES))}) == len(MIXES)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_in_random_games_everything_is_accounted_for(first: int) -> None:
    for seed in range(first, first + CHUNK):
        game = a_mix(seed)
        assert play_and_audit(game, seeded(seed), 16) == ""
        for seat in range(game.seats):
            assert sum(event.points for event in game.events if event.seat == seat) == game.scores()[seat]


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, len(MIXES) // 2, 96))
def test_random_games_keep_every_promise(first: int) -> None:
    """Half of the mixes: a game takes fifteen times as long as one of the 20,000."""
    for seed in range(first, first + 96):
        _play_and_check(a_mix(seed), random.Random(seed), closely=seed % 20 == 0)


def _play_and_check(game: PlanetUnknown, chooser: random.Random, closely: bool) -> None:
    for seat, code in random_moves(game, chooser, every=600):
        game.apply(seat, code)
    position = planetfall.describe(game)
    for seat in range(game.seats):
        assert line_medals(game, seat) == medals_of_lines(position["players"][seat])
    if closely:
        check_replay(game)


def medals_of_lines(entry: dict[str, Any]) -> int:
    """Rows and columns of a player counted again, cell by cell, from what was laid and where meteorites lie."""
    planet = next(planet for planet in standard().planets if planet.id == entry["planet"])
    covered = _covered(entry.get("laid", []))
    total = 0
    for line in range(12):
        for medals, cells in (
            (planet.row_medals[line], [(x, line) for x in range(12)]),
            (planet.column_medals[line], [(line, y) for y in range(12)]),
        ):
            full = all(_counts_as_covered(planet.grid, entry, covered, x, y) for x, y in cells)
            total += medals if full else 0
    return total


def _counts_as_covered(grid: list[str], entry: dict[str, Any], covered: set[str], x: int, y: int) -> bool:
    name = f"{'ABCDEFGHIJKL'[x]}{y + 1}"
    if grid[y][x] in ".O":
        return True
    if name in entry.get("meteorites", []):
        return False
    current = grid[y][x] in "EQ" and name not in entry["lifepods"]
    return name in covered or current


def _covered(laid: list[str]) -> set[str]:
    cells: set[str] = set()
    for piece in laid:
        face, _, place = piece.partition(" at ")
        if not place:
            cells.add(piece.removeprefix("patch "))
            continue
        corner, turn = place.split()
        picture_of = next(shape.picture for shape in standard().shapes if shape.id == face.split()[0])
        form = [(x, y) for y, row in enumerate(picture_of) for x, mark in enumerate(row) if mark != "."]
        if turn.endswith("f"):
            form = [(-x, y) for x, y in form]
        for _ in range(int(turn.removesuffix("f")) // 90):
            form = [(-y, x) for x, y in form]
        left, top = min(x for x, _ in form), min(y for _, y in form)
        first_x, first_y = "ABCDEFGHIJKL".index(corner[0]), int(corner[1:]) - 1
        cells |= {f"{'ABCDEFGHIJKL'[x - left + first_x]}{y - top + first_y + 1}" for x, y in form}
    return cells


# -- nobody waits for anybody ----------------------------------------------------------------------------------------


def _round(game: Game) -> int:
    assert isinstance(game, PlanetUnknown)
    return game.round


@pytest.mark.parametrize("seed", range(60))
def test_any_order_of_simultaneous_moves_leads_to_the_same_positions(seed: int) -> None:
    one_way = stages_in_order(a_mix(seed), seed, random.Random(1), _round)
    for order in (2, 3):
        assert stages_in_order(a_mix(seed), seed, random.Random(order), _round) == one_way
