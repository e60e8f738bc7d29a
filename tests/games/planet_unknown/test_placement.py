"""Rulebook chapters 3 and 5: where a tile may lie, what lies under it, and what its two resources do."""

import pytest

import planetfall
from planetfall.games.planet_unknown.components import standard
from planetfall.games.planet_unknown.notation import CELL_NAMES, ORIENTATION_NAMES
from tests.builders import rule
from tests.games.planet_unknown.turns import a_table, a_turn, legal, own, play, player, why

SHAPES = [shape.id for shape in standard().shapes]


def cells_of(shape: str, label: str) -> set[tuple[int, int]]:
    """Which cells a placement covers, found by turning the printed picture; written without the rules."""
    name, turn = label.split()
    picture = standard().shapes[SHAPES.index(shape)].picture
    cells = [(x, y) for y, row in enumerate(picture) for x, mark in enumerate(row) if mark != "."]
    if turn.endswith("f"):
        cells = [(-x, y) for x, y in cells]
    for _ in range(int(turn.removesuffix("f")) // 90):
        cells = [(-y, x) for x, y in cells]
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    corner = CELL_NAMES.index(name)
    return {(x - left + corner % 12, y - top + corner // 12) for x, y in cells}


def on_planet(planet: int) -> set[tuple[int, int]]:
    grid = standard().planets[planet].grid
    return {(x, y) for y in range(12) for x in range(12) if grid[y][x] not in ".O"}


def neighbours(cells: set[tuple[int, int]]) -> set[tuple[int, int]]:
    return {(x + dx, y + dy) for x, y in cells for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}


@rule("planet_unknown", "3.1", "3.2", "3.3", "3.4")
@pytest.mark.parametrize("shape", SHAPES)
def test_the_placements_found_with_bits_are_those_found_cell_by_cell(shape: str) -> None:
    """On an empty planet and on one with pieces in it; the expectation walks over single cells."""
    planet = on_planet(0)
    edge = {cell for cell in planet if len(neighbours({cell}) & planet) < 4}
    for laid in ([], ["I4 civ energy at E6 0", "patch J5"]):
        ring = [*standard().station.inner, *standard().station.outer].index(shape) // 6
        slot = [*standard().station.inner, *standard().station.outer].index(shape) % 6
        game = a_table(player(laid=laid), {}, rotation=slot, stacks={shape: [f"{shape} rover tech"]})
        play(game, f"take {('inner', 'outer')[ring]}")
        covered = {(4, 5), (5, 5), (6, 5), (7, 5), (9, 4)} if laid else set()
        labels = [f"{cell} {turn}" for turn in ORIENTATION_NAMES for cell in CELL_NAMES]
        fitting = {
            label
            for label in labels
            if (cells := cells_of(shape, label)) <= planet - covered and cells & (neighbours(covered) if laid else edge)
        }
        found = set(legal(game, "place"))
        assert found <= fitting
        same = [label for label in fitting - found if why(game, f"place {label}") != "3.1"]
        assert same == []  # only turns that look like another one are left out
        assert (fitting == found) == (shape not in ("I2", "I3", "I4"))


@rule("planet_unknown", "3.1")
def test_a_turn_that_looks_like_another_is_offered_once() -> None:
    game = play(a_turn("I3 water rover"), "take inner")
    assert why(game, "place F1 0f") == "3.1"
    assert {label.split()[1] for label in legal(game, "place")} == {"0", "90", "180", "270"}


REFUSALS = [
    ("place A1 0", [], "3.2"),  # off the planet
    ("place F1 0", ["patch F3"], "3.2"),  # covered
    ("place F4 0", [], "3.3"),  # the first piece away from the edge
    ("place F4 0", ["patch F1"], "3.4"),  # touches nothing
    ("place L6 90", [], "3.2"),  # over the border of the grid
    ("place F1 0", [], ""),
    ("place F4 0", ["patch F3"], ""),
]


@rule("planet_unknown", "3.2", "3.3", "3.4")
@pytest.mark.parametrize(("move", "laid", "clause"), REFUSALS)
def test_a_refused_placement_names_its_clause(move: str, laid: list[str], clause: str) -> None:
    assert why(play(a_turn("I3 water rover", laid=laid), "take inner"), move) == clause


@rule("planet_unknown", "3.6")
def test_lifepods_and_rovers_under_a_tile_are_destroyed() -> None:
    game = a_turn("I3 civ energy", laid=["patch G2"], rovers=["G2", "H2"], supply=0)
    play(game, "take inner", "place H2 0")
    entry = own(game)
    assert entry["rovers"][:2] == ["G2", ""]
    assert "H3" not in entry["lifepods"]
    assert (entry["lifepods_collected"], entry["supply"]) == (0, 0)
    assert any("loses a lifepod" in line["text"] for line in planetfall.view(game, None)["log"])


@rule("planet_unknown", "3.7")
@pytest.mark.parametrize(("tile", "cells"), [("I3 civ energy *", ["F3"]), ("I3 civ energy", [])])
def test_a_meteorite_falls_where_the_tile_shows_one(tile: str, cells: list[str]) -> None:
    game = play(a_turn(tile), "take inner", "place F1 0")
    assert own(game).get("meteorites", []) == cells


@rule("planet_unknown", "3.7")
def test_on_the_smallest_shape_the_meteorite_lies_on_a_resource() -> None:
    game = a_table({}, {}, ring_offset=4, stacks={"I2": ["I2 rover tech *"]})
    play(game, "take inner", "place F1 0")
    assert own(game)["meteorites"] == ["F2"]


@rule("planet_unknown", "3.8", "3.11", "4.2")
@pytest.mark.parametrize("order", [("rover", "tech"), ("tech", "rover")])
def test_the_two_resources_are_resolved_in_any_order(order: tuple[str, str]) -> None:
    game = play(a_turn("I3 rover tech"), "take inner", "place F1 0")
    assert legal(game, "resolve") == ["rover", "tech"]
    play(game, f"resolve {order[0]}")
    assert own(game)["trackers"][order[0]] == 1


@rule("planet_unknown", "3.9")
@pytest.mark.parametrize(
    ("move", "steps"),
    [
        ("place F1 0", 1),  # water on F2 and the ice of F3
        ("place C5 0", 0),  # no ice below
        ("place A6 90", 1),  # two water cells on two ice cells: still one
        ("place F1 180", 0),  # the ice is under the rover section
    ],
)
def test_water_advances_once_if_a_water_cell_covers_ice(move: str, steps: int) -> None:
    game = a_turn("I3 water rover", laid=["patch B5", "patch G1"], lifepods=[])
    play(game, "take inner", move)
    if steps:
        play(game, "resolve water")
    else:
        assert "water" not in own(game)["open"]
    assert own(game)["trackers"]["water"] == steps


@rule("planet_unknown", "3.12")
def test_a_carried_meteorite_on_open_ground_is_destroyed_by_a_tile() -> None:
    game = a_turn("I3 civ energy", corporation="horizon_group", laid=["patch F1"], meteorites=["G2"], rovers=["G2"])
    play(game, "take inner", "place G1 0")
    assert (own(game).get("meteorites", []), own(game)["meteorites_collected"]) == ([], 0)


@rule("planet_unknown", "3.5", "10.6")
def test_an_event_may_close_the_edge_to_tiles() -> None:
    game = play(a_turn("I3 water rover", event=39, laid=["patch F2"], deck=[1]), "take inner")
    assert why(game, "place F3 0") == ""
    assert why(game, "place D3 90") == ""
    assert why(game, "place G2 90") == "10.15"


# -- energy ----------------------------------------------------------------------------------------------------------


@rule("planet_unknown", "3.10", "5.1")
def test_energy_advances_what_touches_its_whole_area() -> None:
    """The new energy cell F4 joins E4, which touches rover on D4; technology on D5 touches neither."""
    laid = ["I2 rover tech at D4 0", "I2 civ energy at E4 180"]
    game = a_turn("I3 civ energy", laid=laid)
    play(game, "take inner", "place F4 0", "resolve energy")
    assert legal(game, "advance") == ["civ", "rover"]


@rule("planet_unknown", "5.1", "5.2", "5.3", "5.4")
def test_terrain_is_enough_a_patch_counts_as_biomass_and_water_needs_no_ice() -> None:
    game = a_turn("I3 civ energy", laid=["I2 water rover at G1 0", "patch E2"], lifepods=[])
    play(game, "take inner", "place F1 0")  # energy on F1 beside water on G1; population on F2 and F3
    play(game, "resolve energy")
    assert legal(game, "advance") == ["civ", "water"]
    play(game, "advance water")
    assert own(game)["trackers"]["water"] == 1
    game = a_turn("I3 civ energy", laid=["patch E2"])
    play(game, "take inner", "place F2 0", "resolve energy")
    assert legal(game, "advance") == ["civ", "biomass"]


@rule("planet_unknown", "5.4")
def test_a_patch_placed_first_widens_the_choice() -> None:
    game = a_turn("I3 civ energy", laid=["I2 rover tech at G2 0"], open={"patch": 1})
    play(game, "take inner", "place F2 0")
    assert {"energy", "patch", "civ"} <= set(legal(game, "resolve"))
    play(game, "resolve patch", "patch E2", "resolve energy")
    assert "biomass" in legal(game, "advance")


def test_view_names_the_tile_in_hand() -> None:
    game = play(a_turn("I3 civ energy"), "take inner")
    assert planetfall.view(game, 0)["question"]
