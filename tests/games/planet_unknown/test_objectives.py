"""Rulebook chapter 14: what objectives count and when private ones are met."""

import pytest

from planetfall.games.planet_unknown.components import standard
from planetfall.games.planet_unknown.objectives import is_met, maxed, rivalry_value
from planetfall.games.planet_unknown.parts import TRACK_NAMES
from tests.builders import rule
from tests.games.planet_unknown.builders import Player, a_table, filled, player

# Six biomass symbols side by side in row 5, from D5 to I5.
SIX_SYMBOLS = [
    "I3 biomass civ at D4 0",
    "I2 biomass civ at E5 0",
    "I2 biomass civ * at F5 0",
    "I2 tech biomass at G4 0",
    "I2 tech biomass * at H4 0",
    "I3 biomass civ * at I4 0",
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
def test_six_symbols_must_lie_in_one_area() -> None:
    assert met("germinate", player(laid=SIX_SYMBOLS))
    assert not met("germinate", player(laid=SIX_SYMBOLS[:-1]))
    apart = [*SIX_SYMBOLS[:-1], "I3 biomass civ * at B4 0"]
    assert not met("germinate", player(laid=apart))
    assert met("germinate", player(laid=[*apart, "patch C5"]))


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
