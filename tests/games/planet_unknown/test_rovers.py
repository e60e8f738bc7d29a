"""Rulebook chapter 6: placing and moving rovers, and what they collect."""

from typing import Any

import pytest

import planetfall
from planetfall.games.planet_unknown.play import PlanetUnknown
from tests.builders import rule
from tests.games.planet_unknown.builders import a_table, codes, own, play, player, refused


def a_turn(**what: Any) -> PlanetUnknown:
    """Seat 0 is in the middle of its turn."""
    turn = {"turn_left": False, "questions": [("act", 0)]}
    return a_table(player(**{**turn, **what}), player())


def landing(*laid: str, **what: Any) -> PlanetUnknown:
    """Seat 0 resolves a rover milestone; a patch to come keeps the turn open."""
    game = a_turn(laid=list(laid), open={"rover-landing": 1, "boost": 1}, **what)
    play(game, "resolve rover-landing")
    return game


@rule("planet_unknown", "6.1")
def test_a_rover_is_placed_on_the_tile_placed_last() -> None:
    game = landing("I2 civ energy at F1 0", "I3 rover tech at G1 0")
    assert codes(game, "land") == ["G1", "G2", "G3"]
    assert refused(game, "land F1") == "6.1"
    play(game, "land G2")
    assert own(game, "rovers")[0] == "G2"
    assert own(game, "supply") == 1


@rule("planet_unknown", "6.1")
def test_a_patch_is_not_the_tile_placed_last() -> None:
    assert codes(landing("I2 civ energy at F1 0", "patch G1"), "land") == ["F1", "F2"]
    over = landing("I2 civ energy at F1 0", "patch F1", "patch G1", corporation="wormhole_corp")
    assert own(over, "rovers")[0] == "F2"  # a patch on the tile leaves one cell, and that is chosen at once


@rule("planet_unknown", "6.1")
@pytest.mark.parametrize(
    "what",
    [
        {"laid": []},
        {"supply": 0, "laid": ["I2 civ energy at F1 0"]},
        {"rovers": ["F1", "F2"], "laid": ["I2 civ energy at F1 0"]},
    ],
)
def test_without_a_rover_a_tile_or_a_cell_nothing_happens(what: dict[str, Any]) -> None:
    game = a_turn(open={"rover-landing": 1, "boost": 1}, **what)
    before = own(game, "rovers")
    play(game, "resolve rover-landing")
    assert own(game, "rovers") == before
    assert codes(game, "land") == []


@rule("planet_unknown", "6.2")
def test_a_rover_that_is_placed_collects_what_lies_there() -> None:
    game = landing("I2 civ energy * at F1 0", meteorites=["F2"])
    play(game, "land F2")
    assert own(game, "meteorites_collected") == 1
    assert own(game, "meteorites") is None


@rule("planet_unknown", "6.3")
def test_movement_is_split_between_rovers_and_other_effects_and_then_lost() -> None:
    game = a_turn(rovers=["F6", "H6"], movement=3, open={"patch": 1})
    play(game, "move 1 north", "resolve patch", "patch F1", "move 2 south")
    assert own(game, "rovers")[:2] == ["F5", "H7"]
    assert own(game, "movement") == 1
    play(game, "done")
    assert own(game, "movement") is None


@rule("planet_unknown", "6.4")
def test_a_step_is_orthogonal_and_stays_on_the_planet() -> None:
    game = a_turn(rovers=["F1"], movement=2)
    assert codes(game, "move") == ["1 east", "1 south"]
    assert refused(game, "move 1 north") == "6.4"
    assert refused(game, "move 1 west") == "6.4"
    assert refused(game, "move 1 southeast") == "6.4"
    assert refused(game, "move 2 south") == "6.4"
    play(game, "move 1 south", "move 1 north")
    assert own(game, "rovers")[0] == "F1"


@rule("planet_unknown", "6.4")
def test_without_movement_no_rover_moves() -> None:
    game = a_turn(rovers=["F1"], open={"boost": 1, "patch": 1})
    assert refused(game, "move 1 south") == "6.4"


@rule("planet_unknown", "6.5")
def test_a_cell_holds_one_rover() -> None:
    game = a_turn(rovers=["F1", "G1"], movement=2)
    assert refused(game, "move 1 east") == "6.5"


@rule("planet_unknown", "6.6", "6.7")
def test_entering_a_cell_collects_its_lifepod_and_its_meteorite() -> None:
    game = a_turn(rovers=["H2"], movement=3, laid=["I2 civ energy * at G1 0"], meteorites=["G2"])
    play(game, "move 1 south", "move 1 west")
    assert own(game, "lifepods_collected") == 1
    play(game, "move 1 north")
    assert own(game, "meteorites_collected") == 1
    assert planetfall.describe(game)["players"][0].get("meteorites") is None
