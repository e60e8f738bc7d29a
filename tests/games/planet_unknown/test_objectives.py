"""Rulebook chapter 14: what objectives count and when private ones are met."""

from collections.abc import Callable

import pytest

from planetfall.games.planet_unknown.components import standard
from planetfall.games.planet_unknown.objectives import is_met, maxed, rivalry_value
from planetfall.games.planet_unknown.parts import TRACK_NAMES
from tests.builders import rule
from tests.games.planet_unknown.builders import Player, a_table, filled, player

# Tiles show each of these beside the next one, and the last one beside the first.
RING = ["civ", "energy", "water", "rover", "tech", "biomass"]


def around(terrain: str) -> tuple[str, str]:
    """The two faces of tiles that show a terrain: as their first one and as their second one."""
    at = RING.index(terrain)
    return f"{terrain} {RING[at - 5]}", f"{RING[at - 1]} {terrain}"


def square(terrain: str) -> list[str]:
    """Three by three cells from D5 to F7; the last tile brings F6."""
    face, _ = around(terrain)
    return [f"N5 {face} at D4 0", f"N5 {face} * at D7 180f", f"I3 {face} at C6 270", f"I2 {face} at F6 270"]


def strip(terrain: str) -> list[str]:
    """Five by two cells from D5 to H6; the last tile brings H6."""
    face, _ = around(terrain)
    long = [f"N5 {face} at D4 0", f"I3 {face} at G5 90", f"N5 {face} * at C6 180"]
    return [*long, f"I2 {face} at G6 0", f"I2 {face} * at H6 0"]


def six_symbols(terrain: str) -> list[str]:
    """Side by side in row 5, from D5 to I5; the last tile brings I5."""
    first, second = around(terrain)
    return [
        f"I3 {first} at D4 0",
        f"I2 {first} at E5 0",
        f"I2 {first} * at F5 0",
        f"I2 {second} at G4 0",
        f"I2 {second} * at H4 0",
        f"I3 {first} * at I4 0",
    ]


def settled(terrain: str) -> list[str]:
    """Six symbols of a terrain, two of them on the edge, in four areas: F1 G1, I6, G9, and D5 to D8.

    Away from the edge the next terrain of the ring has four symbols in three areas, F2 G2 the largest of them, and the
    terrain before it two symbols in two areas, I5 and G8.
    """
    first, second = around(terrain)
    return [
        f"I2 {first} at F1 0",
        f"I2 {first} * at G1 0",
        f"I3 {first} at D4 0",
        f"I3 {first} * at D7 180",
        f"I2 {second} at I5 0",
        f"I2 {second} * at G8 0",
    ]


def value(name: str, owner: Player) -> int:
    """What a player has of what a neighbour card compares."""
    card = next(index for index, entry in enumerate(standard().objectives) if entry.neighbour == name)
    return int(rivalry_value(a_table(owner, player()), 0, card))


def met(name: str, owner: Player) -> bool:
    card = next(index for index, entry in enumerate(standard().objectives) if entry.private == name)
    return is_met(a_table(owner, player()), 0, card)


def patches(cells: str) -> list[str]:
    return [f"patch {cell}" for cell in cells.split()]


@rule("planet_unknown", "14.1", "1.16")
def test_an_objective_that_is_in_play_is_not_in_the_deck() -> None:
    game = a_table(player(objectives=[4]), player(), neighbour_objectives=[1, 2, 3])
    assert sorted(game.undealt) == list(range(4, 28))


# Values where the terrain that the card names is settled, and where the others are, in the order of the ring.
AT_THE_EDGE = [2, 0, 0, 0, 0, 0]
LARGEST_AREA = [4, 1, 0, 0, 0, 2]
AREAS = [4, 2, 0, 0, 0, 3]
FEW_SYMBOLS = [-6, -2, 0, 0, 0, -4]


@rule("planet_unknown", "14.5", "14.6", "14.7")
@pytest.mark.parametrize(
    ("name", "terrain", "values"),
    [
        ("perimeter", "civ", AT_THE_EDGE),
        ("beacon", "energy", AT_THE_EDGE),
        ("torus", "tech", AT_THE_EDGE),
        ("ringworld", "biomass", AT_THE_EDGE),
        ("circuit", "rover", AT_THE_EDGE),
        ("biome", "biomass", LARGEST_AREA),
        ("transit", "rover", LARGEST_AREA),
        ("plasma", "energy", LARGEST_AREA),
        ("megacity", "civ", LARGEST_AREA),
        ("silicon", "tech", LARGEST_AREA),
        ("pacific", "water", LARGEST_AREA),
        ("garden", "biomass", AREAS),
        ("interchange", "rover", AREAS),
        ("supercharge", "energy", AREAS),
        ("sprawl", "civ", AREAS),
        ("x", "tech", AREAS),
        ("10000_lakes", "water", AREAS),
        ("luddite", "tech", FEW_SYMBOLS),
        ("conservation", "water", FEW_SYMBOLS),
        ("galvanize", "energy", FEW_SYMBOLS),
        ("20_percent", "biomass", FEW_SYMBOLS),
        ("rideshare", "rover", FEW_SYMBOLS),
        ("rural", "civ", FEW_SYMBOLS),
    ],
)
def test_neighbours_compare_the_terrain_of_their_card(name: str, terrain: str, values: list[int]) -> None:
    at = RING.index(terrain)
    assert [value(name, player(laid=settled(other))) for other in RING[at:] + RING[:at]] == values


@rule("planet_unknown", "14.5", "14.4")
def test_symbols_on_the_edge_count_and_those_under_a_patch_do_not() -> None:
    laid = ["I2 civ energy at F1 0", "I2 civ energy * at F3 0"]  # symbols on F1 and F2, F3 and F4
    assert value("perimeter", player(laid=laid)) == 1
    assert value("rural", player(laid=laid)) == -2
    hidden = [*laid, "patch F1"]
    assert value("perimeter", player(corporation="wormhole_corp", laid=hidden)) == 0


@rule("planet_unknown", "14.6")
def test_areas_are_joined_orthogonally_and_patches_count_as_biomass() -> None:
    laid = patches("F1 G1 F2 H3 I3")
    assert value("biome", player(laid=laid)) == 3
    assert value("garden", player(laid=laid)) == 2
    assert value("garden", player(laid=[*laid, "patch G3"])) == 2
    assert value("garden", player(laid=[*laid, "patch G2", "patch H2"])) == 1


@rule("planet_unknown", "14.2", "14.7", "14.8")
def test_where_few_is_good_fewer_is_better() -> None:
    assert value("vaporize", player(meteorites_collected=3)) < value("vaporize", player(meteorites_collected=2))
    assert value("geode", player(meteorites_collected=3)) > value("geode", player(meteorites_collected=2))
    some, none = player(lifepods_collected=1, lifepods=[]), player()
    assert value("deductible", some) < value("deductible", none)
    assert value("rescue", some) > value("rescue", none)
    assert value("galvanize", player(laid=["I2 civ energy at F1 0"])) < value("galvanize", none)


@rule("planet_unknown", "14.8")
def test_lifepods_on_tracks_and_slots_are_collected_too() -> None:
    tracks = player(corporation="cosmos_inc", lifepods_on_tracks={"civ": [3, 5]}, lifepods_collected=1, lifepods=[])
    assert value("rescue", tracks) == 3
    assert value("rescue", player(corporation="jump_drive", lifepods_on_slots=[6], lifepods=[])) == 1


@rule("planet_unknown", "14.8", "14.11", "14.14")
@pytest.mark.parametrize(
    ("owner", "topped"),
    [
        (player(trackers={"civ": 15, "water": 14}), ["civ"]),
        (player(corporation="wormhole_corp", trackers={"biomass": 5}), ["biomass"]),
        (player(corporation="oasis_ultd", trackers={"water": 23}), ["water"]),
        (player(corporation="oasis_ultd", trackers={"water": 15}), []),
        (player(corporation="makeshift", trackers={"civ": 15}, columns={"civ": "tech"}), ["tech"]),
    ],
)
def test_a_track_is_topped_by_a_tracker_on_its_last_space(owner: Player, topped: list[str]) -> None:
    game = a_table(owner, player())
    assert [name for track, name in enumerate(TRACK_NAMES) if maxed(game, 0, track)] == topped
    assert value("pinnacle", owner) == len(topped)
    assert met("crowd_source", owner) == ("civ" in topped)


@rule("planet_unknown", "14.9")
@pytest.mark.parametrize(
    ("name", "block", "terrain"),
    [
        ("complex", square, "civ"),
        ("rubik", square, "tech"),
        ("landfill", square, "biomass"),
        ("lattice", square, "water"),
        ("doghouse", square, "rover"),
        ("voltaic", square, "energy"),
        ("skyway", strip, "civ"),
        ("equator", strip, "biomass"),
        ("genome", strip, "tech"),
        ("panama", strip, "water"),
        ("runway", strip, "rover"),
        ("power_strip", strip, "energy"),
    ],
)
def test_a_private_objective_asks_for_a_block_of_its_terrain(
    name: str, block: Callable[[str], list[str]], terrain: str
) -> None:
    assert [other for other in RING if met(name, player(laid=block(other)))] == [terrain]
    assert not met(name, player(laid=block(terrain)[:-1]))  # a cell is missing
    assert not met(name, player(laid=strip(terrain) if block == square else square(terrain)))


@rule("planet_unknown", "14.9")
@pytest.mark.parametrize(
    ("name", "cells", "done"),
    [
        ("landfill", "F5 G5 H5 F6 G6 H6 F7 G7 H7", True),
        ("landfill", "F5 G5 H5 F6 H6 F7 G7 H7", False),
        ("equator", "D5 E5 F5 G5 H5 D6 E6 F6 G6 H6", True),
        ("equator", "F3 F4 F5 F6 F7 G3 G4 G5 G6 G7", True),
        ("equator", "F3 F4 F5 F6 F7 G3 G4 G5 G6 G8", False),
        ("lattice", "F5 G5 H5 F6 G6 H6 F7 G7 H7", False),  # that one wants water
    ],
)
def test_a_block_is_a_full_rectangle_of_one_terrain_in_either_direction(name: str, cells: str, done: bool) -> None:
    assert met(name, player(laid=patches(cells))) == done


@rule("planet_unknown", "14.9", "15.12")
def test_on_petra_open_currents_fill_blocks_of_energy_but_no_areas() -> None:
    """Seven electric cells and the energy of one tile, on G6 and G7, make a block of 3 by 3."""
    laid = ["I3 energy water at G5 0"]
    assert met("voltaic", player("petra", laid=laid))
    assert not met("voltaic", player("petra"))
    assert not met("voltaic", player(laid=laid))
    assert value("plasma", player("petra", laid=laid)) == 2
    assert value("supercharge", player("petra", laid=laid)) == 1


@rule("planet_unknown", "14.10")
@pytest.mark.parametrize(
    ("name", "terrain"),
    [
        ("highway", "civ"),
        ("secret_lab", "tech"),
        ("germinate", "biomass"),
        ("amazon", "water"),
        ("pony_express", "rover"),
        ("power_line", "energy"),
    ],
)
def test_a_private_objective_asks_for_six_symbols_of_its_terrain(name: str, terrain: str) -> None:
    assert [other for other in RING if met(name, player(laid=six_symbols(other)))] == [terrain]
    assert not met(name, player(laid=six_symbols(terrain)[:-1]))


@rule("planet_unknown", "14.10")
def test_six_symbols_must_lie_in_one_area() -> None:
    apart = [*six_symbols("biomass")[:-1], "I3 biomass civ * at B4 0"]
    assert not met("germinate", player(laid=apart))
    assert met("germinate", player(laid=[*apart, "patch C5"]))


@rule("planet_unknown", "14.11")
@pytest.mark.parametrize(
    ("name", "track"),
    [
        ("crowd_source", "civ"),
        ("exponent", "tech"),
        ("overgrowth", "biomass"),
        ("flowrate", "water"),
        ("overdrive", "rover"),
    ],
)
def test_a_private_objective_asks_for_a_tracker_at_the_top(name: str, track: str) -> None:
    assert met(name, player(trackers={track: 15}))
    assert not met(name, player(trackers={**dict.fromkeys(TRACK_NAMES, 15), track: 14}))


@rule("planet_unknown", "14.12")
def test_some_private_objectives_count_things() -> None:
    assert met("alternative_energy", player())
    assert met("cleanup", player(meteorites_collected=9))
    assert not met("cleanup", player(meteorites_collected=8))
    assert met("tight_ship", player(lifepods_collected=2, meteorites_collected=1, lifepods=[]))
    assert not met("tight_ship", player(lifepods_collected=2, meteorites_collected=2, lifepods=[]))


@rule("planet_unknown", "14.12")
def test_more_than_five_energy_symbols_are_too_many() -> None:
    tiles = ["I2 civ energy at D5 0", "I2 civ energy * at E5 0", "I2 energy water at F5 0", "I2 energy water * at G5 0"]
    five = [*tiles, "I3 civ energy at H5 0"]
    assert met("alternative_energy", player(laid=five))
    assert not met("alternative_energy", player(laid=[*five, "I3 civ energy * at I5 0"]))


@rule("planet_unknown", "14.13")
def test_all_ice_or_all_land_covered() -> None:
    ice = [f"patch {name}" for name in _cells("ksb_4156", "I")]
    land = [f"patch {name}" for name in _cells("ksb_4156", "LP")]
    assert met("meltdown", player(laid=ice))
    assert not met("meltdown", player(laid=ice[1:]))
    assert met("coveralls", player(laid=land))
    assert not met("coveralls", player(laid=land[1:]))
    assert met("meltdown", player("petra"))
    assert met("coveralls", player("petra", laid=filled("petra")))
    assert not met("coveralls", player("petra", laid=filled("petra", "E2")))


def _cells(planet: str, marks: str) -> list[str]:
    entry = next(entry for entry in standard().planets if entry.id == planet)
    return [f"{'ABCDEFGHIJKL'[x]}{y + 1}" for x, y in entry.cells(marks)]
