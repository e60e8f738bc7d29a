"""Rulebook chapter 15: what is special about each planet."""

from typing import Any

import pytest

from planetfall.games.planet_unknown.components import standard
from planetfall.games.planet_unknown.notation import CELL_NAMES
from planetfall.games.planet_unknown.objectives import rivalry_value
from planetfall.games.planet_unknown.play import PlanetUnknown
from planetfall.games.planet_unknown.scoring import empty_cells
from tests.builders import rule
from tests.games.planet_unknown.builders import (
    a_table,
    codes,
    filled,
    medals_of,
    placing,
    play,
    player,
    refused,
)


def with_rover(
    planet: str, cell: str, laid: tuple[str, ...] = (), corporation: str = "universal_coalition", tech: int = 0
) -> PlanetUnknown:
    """A seat in the middle of its turn, with one rover on the planet and 3 movement."""
    turn = {"turn_left": False, "questions": [("act", 0)], "movement": 3}
    rovers = {"rovers": [cell], "laid": list(laid), "trackers": {"tech": tech}}
    return a_table(player(planet, corporation, **turn, **rovers), player())


def with_patch(planet: str, *laid: str, corporation: str = "universal_coalition", tech: int = 0) -> PlanetUnknown:
    """A seat that has to place a patch."""
    asked = {"turn_left": False, "questions": [("act", 0), ("patch", 0)], "trackers": {"tech": tech}}
    return a_table(player(planet, corporation, laid=list(laid), **asked), player())


@rule("planet_unknown", "3.3", "15.1")
def test_on_the_standard_planet_the_first_piece_covers_an_edge_cell() -> None:
    game = placing("I2 civ energy")
    assert refused(game, "place F1 0") == ""
    assert refused(game, "place F6 0") == "3.3"


@rule("planet_unknown", "15.2")
def test_on_arashi_a_tile_needs_a_cell_outside_the_ring() -> None:
    assert refused(placing("I2 civ energy", "arashi", laid=["patch F5"]), "place F6 0") == "15.2"
    assert refused(placing("I3 civ energy", "arashi", laid=["patch E5"]), "place F5 0") == ""


@rule("planet_unknown", "15.2")
def test_on_arashi_no_patch_lies_on_the_ring_not_even_over_a_tile() -> None:
    ring = {name for name in CELL_NAMES if name[1:] in ("6", "7")}
    for game in (
        with_patch("arashi", "patch F5"),
        with_patch("arashi", "I3 civ energy at F5 0", corporation="wormhole_corp", tech=14),
    ):
        assert codes(game, "patch")
        assert not ring & set(codes(game, "patch"))


@rule("planet_unknown", "12.8", "15.3")
def test_each_full_globe_of_cerberus_gives_two_medals() -> None:
    cerberus = next(planet for planet in standard().planets if planet.id == "cerberus")
    globe = [f"patch {CELL_NAMES[y * 12 + x]}" for x, y in cerberus.globe(2)]
    assert medals_of(a_table(player("cerberus", laid=globe), player()), "planet") == 2
    assert medals_of(a_table(player("cerberus", laid=globe[1:]), player()), "planet") == 0
    assert medals_of(a_table(player("cerberus", laid=filled("cerberus")), player()), "planet") == 6


@rule("planet_unknown", "15.4")
def test_on_charybdis_the_first_piece_covers_the_centre() -> None:
    first = placing("I2 civ energy", "charybdis")
    assert refused(first, "place F1 0") == "15.4"
    assert refused(first, "place F5 0") == ""
    assert codes(with_patch("charybdis"), "patch") == ["F6", "G6", "F7", "G7"]
    assert refused(placing("I2 civ energy", "charybdis", laid=["patch F3"]), "place F1 0") == ""


@rule("planet_unknown", "12.8", "15.5")
def test_open_cities_of_gaia_give_medals_and_are_empty_cells() -> None:
    empty = a_table(player("gaia"), player())
    assert medals_of(empty, "planet") == 16
    full = a_table(player("gaia", laid=filled("gaia")), player())
    assert (medals_of(full, "planet"), empty_cells(full, 0)) == (0, 0)
    one = a_table(player("gaia", laid=filled("gaia", "F1")), player())
    assert (medals_of(one, "planet"), empty_cells(one, 0)) == (2, 1)
    assert medals_of(full, "lines") - medals_of(one, "lines") == 1 + 3  # row 1 and column F


@rule("planet_unknown", "15.6")
def test_on_k_273_a_tile_lies_on_ice_or_beside_it() -> None:
    game = placing("I2 civ energy", "k_273", laid=["patch H3"])
    assert refused(game, "place H4 90") == ""  # land and a lifepod
    assert refused(game, "place G4 90") == "15.6"
    assert refused(game, "place G3 0") == ""  # ice alone


@rule("planet_unknown", "15.7")
def test_on_kaax_rovers_stay_out_of_open_toxic_cells() -> None:
    assert refused(with_rover("kaax", "E2"), "move 1 west") == "15.7"
    assert refused(with_rover("kaax", "E2", ("patch D2",)), "move 1 west") == ""
    assert refused(placing("I2 civ energy", "kaax"), "place D2 0") == ""


@rule("planet_unknown", "15.7")
def test_on_kaax_not_even_a_relocated_rover_enters_an_open_toxic_cell() -> None:
    game = a_table(player("kaax", rovers=["E2"], turn_left=False, questions=[("act", 0), ("jump", 8)]), player())
    assert refused(game, "jump D2") == "15.7"
    assert refused(game, "jump F2") == ""


@rule("planet_unknown", "15.8")
def test_on_lacuna_holes_are_no_cells_and_their_rim_is_no_edge() -> None:
    game = placing("I2 civ energy", "lacuna")
    assert refused(game, "place F2 0") == "3.2"
    assert refused(game, "place E2 0") == "3.3"
    assert refused(with_rover("lacuna", "F2"), "move 1 south") == "6.4"
    full = a_table(player("lacuna", laid=filled("lacuna")), player())
    assert medals_of(full, "lines") == sum([1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1]) + sum(
        [1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1]
    )


@rule("planet_unknown", "15.9")
def test_on_oblivion_only_the_outer_border_is_edge() -> None:
    game = placing("I2 civ energy", "oblivion")
    assert refused(game, "place D3 0") == "3.3"
    assert refused(game, "place A1 0") == ""
    assert refused(game, "place E3 0") == "3.2"


@rule("planet_unknown", "15.10")
def test_on_pajitnov_a_tile_needs_one_side_to_slide_in_from() -> None:
    pocket = ["patch E6", "patch H6", "patch F5"]
    assert refused(placing("I2 civ energy", "pajitnov", laid=[*pocket, "patch F7"]), "place F6 90") == "15.10"
    assert refused(placing("I2 civ energy", "pajitnov", laid=pocket), "place F6 90") == ""


@rule("planet_unknown", "7.3", "15.10")
def test_on_pajitnov_patches_need_not_slide() -> None:
    game = with_patch("pajitnov", "patch E6", "patch G6", "patch F5", "patch F7")
    assert refused(game, "patch F6") == ""


@rule("planet_unknown", "15.11")
@pytest.mark.parametrize(
    ("tile", "place", "clause"),
    [
        ("I2 civ energy", "F1 0", "15.11"),  # population in the first quarter
        ("I2 civ energy", "G1 0", "15.11"),  # energy in the second
        ("I2 civ energy", "L6 0", ""),  # population in the second, energy in the fourth
        ("I2 tech biomass", "A7 0", "3.2"),
        ("I2 tech biomass", "B8 0", "15.11"),  # technology in the third
        ("I2 water rover", "K8 0", "15.11"),  # water in the fourth
        ("I3 civ energy", "B6 180", ""),  # plain population in the first, its symbol in the third
        ("I3 civ energy", "B5 0", "15.11"),
    ],
)
def test_on_persephone_each_quarter_is_closed_to_the_symbols_of_one_resource(
    tile: str, place: str, clause: str
) -> None:
    assert refused(placing(tile, "persephone"), f"place {place}") == clause


@rule("planet_unknown", "10.22", "15.11")
@pytest.mark.parametrize(
    ("laid", "place", "clause"),
    [
        ("I2 civ energy at G6 0", "H7 0", "10.22"),  # energy beside energy
        ("I2 civ energy at G6 0", "H6 0", "15.11"),
        ("I2 civ energy at G6 0", "G8 180", ""),
        ("patch F6", "F3 0", "15.11"),  # nothing of its own terrain is near
    ],
)
def test_on_persephone_a_ban_of_like_terrain_is_told_from_a_closed_quarter(laid: str, place: str, clause: str) -> None:
    asked: dict[str, Any] = {"tile": "I3 civ energy", "turn_left": False, "questions": [("act", 0), ("place", 0)]}
    game = a_table(player("persephone", laid=[laid], **asked), player(), event=55)
    assert refused(game, f"place {place}") == clause


@rule("planet_unknown", "12.1", "15.12")
def test_on_petra_open_currents_count_as_covered_unless_a_lifepod_lies_there() -> None:
    lines = sum([1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1]) * 2
    current = a_table(player("petra", laid=filled("petra", "E2")), player())
    assert (medals_of(current, "lines"), empty_cells(current, 0)) == (lines, 1)
    rescued = a_table(player("petra", laid=filled("petra", "I10"), lifepods=[]), player())
    assert medals_of(rescued, "lines") == lines
    waiting = a_table(player("petra", laid=filled("petra", "I10")), player())
    assert medals_of(waiting, "lines") == lines - 1 - 2  # row 10 and column I


@rule("planet_unknown", "5.1", "15.12")
@pytest.mark.parametrize(("planet", "tracks"), [("petra", ["civ", "biomass"]), ("ksb_4156", ["civ"])])
def test_on_petra_currents_carry_energy(planet: str, tracks: list[str]) -> None:
    game = placing("I2 civ energy", planet, laid=["patch B6"], trackers={"tech": 3})
    play(game, "place F1 0", "resolve energy")
    if len(tracks) > 1:
        assert codes(game, "advance") == tracks
    else:  # the only answer is given at once
        assert codes(game, "advance") == []


@rule("planet_unknown", "15.13")
def test_on_tartarus_neither_tiles_nor_steps_cross_the_chasm() -> None:
    game = placing("I2 civ energy", "tartarus", laid=["patch F1"])
    assert refused(game, "place F2 90") == "15.13"
    assert refused(game, "place E2 90") == ""
    rover = with_rover("tartarus", "F2")
    assert refused(rover, "move 1 east") == "15.13"
    assert refused(rover, "move 1 west") == ""


@rule("planet_unknown", "15.13", "16.2.1")
def test_on_tartarus_two_diagonal_steps_cross_the_chasm() -> None:
    assert refused(with_rover("tartarus", "F4", corporation="cosmos_inc", tech=3), "move 1 southeast") == ""
    assert refused(with_rover("tartarus", "G9", corporation="cosmos_inc", tech=3), "move 1 southwest") == ""
    assert refused(with_rover("tartarus", "F3", corporation="cosmos_inc", tech=3), "move 1 southeast") == "15.13"


@rule("planet_unknown", "3.4", "15.13")
def test_on_tartarus_pieces_may_touch_across_the_chasm() -> None:
    game = placing("I2 civ energy", "tartarus", laid=["patch F2"])
    assert refused(game, "place G2 90") == ""


@rule("planet_unknown", "5.1", "15.13")
def test_on_tartarus_areas_and_jumps_cross_the_chasm() -> None:
    game = placing("I2 energy water", "tartarus", laid=["I2 civ energy at E2 270"])  # energy on F2, west of the chasm
    play(game, "place G2 0")  # the water finds no ice, so energy is all there is to resolve
    assert codes(game, "advance") == ["civ", "water"]
    lifted = a_table(player("tartarus", rovers=["F2"], turn_left=False, questions=[("act", 0), ("jump", 8)]), player())
    assert refused(lifted, "jump G2") == ""


@rule("planet_unknown", "14.5", "15.9")
def test_on_oblivion_the_inner_rim_is_no_edge_for_objectives_either() -> None:
    perimeter = next(index for index, entry in enumerate(standard().objectives) if entry.neighbour == "perimeter")
    for place, symbols in (("D3 0", 0), ("A1 0", 1)):
        game = a_table(player("oblivion", laid=[f"I2 civ energy at {place}"]), player())
        assert rivalry_value(game, 0, perimeter) == symbols
