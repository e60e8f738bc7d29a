"""What is said for a move is true of where it leads, and in the game's own words."""

from collections.abc import Iterator
from typing import Any

import pytest

import planetfall
from planetfall.catalogue import find_title
from planetfall.games.planet_unknown.components import standard
from planetfall.games.planet_unknown.play import PlanetUnknown
from tests.games.advice import reasons_of_a_game, said
from tests.games.planet_unknown.builders import Player, a_table, codes, filled, own, placing, play, player

TURN: Player = {"turn_left": False, "questions": [("act", 0)]}
EVERYTHING = {"planets": "dealt", "corporations": "dealt", "private": "on", "events": "random"}


# Whoever weighs otherwise tells other facts first; these are simple enough to see why one is told.
WORTH = {
    **dict.fromkeys(("lines", "tracks", "planet", "lifepods", "meteorites", "cards", "rivalries", "goals"), 1.0),
    **dict.fromkeys(("lines near", "lines close", "medals ahead", "prizes ahead", "technologies"), 0.2),
    **dict.fromkeys(("civ", "water", "biomass", "rover", "tech"), 9.0),
    **dict.fromkeys(("rovers", "lifepods near", "meteorites near", "advances open", "patches", "landings open"), 0.4),
    **dict.fromkeys(("cards due", "ranks due", "favours open", "covered"), 0.1),
    **dict.fromkeys(("lines struck", "setbacks open", "holes"), -0.4),
    **dict.fromkeys(("dead ends", "meteorites left"), -0.1),
}


EVALUATION = find_title("planet_unknown").evaluation
assert EVALUATION is not None
WEIGHTS = EVALUATION.weights
assert set(WORTH) <= set(WEIGHTS.features)


@pytest.fixture(autouse=True)
def simple_weights() -> Iterator[None]:
    WEIGHTS.use([WORTH.get(feature, 0.0) for _ in WEIGHTS.phases for feature in WEIGHTS.features])
    yield
    WEIGHTS.use(WEIGHTS.read())


def acting(*others: Player, table: dict[str, Any] | None = None, **fields: Any) -> PlanetUnknown:
    """A seat that has had its tile and goes on with its turn."""
    return a_table(player(**TURN, **fields), *(others or [player()]), **(table or {}))


# -- the planet ------------------------------------------------------------------------------------------------------


def test_lines_that_are_completed_with_all_their_medals() -> None:
    game = placing("I2 civ energy", laid=filled("ksb_4156", "F1", "F2", "A6", "A7"))
    ways = ["place F1 0", "place A6 0"]
    assert said(game, *ways).startswith("Completes column F and 2 other lines (5 medals)")
    assert said(game, *ways, language="de").startswith("Vollendet Spalte F und 2 weitere Linien (5 Medaillen)")
    assert said(game, *reversed(ways)).startswith("Completes row 6 and 2 other lines (7 medals)")


def test_a_line_that_lacks_only_a_cell() -> None:
    game = placing("I2 civ energy", laid=filled("ksb_4156", "F1", "F2", "F3", "G1", "G2", "G3"))
    assert "eaves only one cell lacking in column F (3 medals)" in said(game, "place F1 0")


def test_a_gap_of_a_single_cell_that_is_filled() -> None:
    laid = filled("ksb_4156", "C4", "F1", "G1", "F2", "G2", "F3")
    game = acting(laid=laid, open={"patch": 1, "boost": 1})
    assert "ills a gap of a single cell" in said(game, "resolve patch, patch C4", "resolve patch, patch F3")
    assert "gap of a single cell" not in said(game, "resolve patch, patch F3", "resolve patch, patch C4")


def test_medals_of_the_planet_itself() -> None:
    entry = next(entry for entry in standard().planets if entry.id == "cerberus")
    globe = [f"{'ABCDEFGHIJKL'[x]}{y + 1}" for x, y in entry.cells() if entry.globes[y][x] == "1"]
    laid = [patch for patch in filled("cerberus") if patch.split()[1] in globe[1:]]
    game = acting(planet="cerberus", laid=laid, open={"patch": 1, "boost": 1})
    assert "ins 2 medals of the planet itself" in said(game, f"resolve patch, patch {globe[0]}")


# -- the tracks ------------------------------------------------------------------------------------------------------


def test_how_far_a_tracker_comes_and_what_it_gets_there() -> None:
    game = acting(trackers={"water": 2, "civ": 2}, open={"boost": 1, "patch": 1}, laid=["patch F1"])
    ways = ["resolve boost, advance civ", "resolve boost, advance water", "resolve boost, advance tech"]
    assert said(game, *ways) == "Advances population to space 3 (population card of rank I)."
    assert said(game, *ways[1:]) == "Advances water to space 3 (synergy boost)."
    assert said(game, ways[2]) == "Advances technology to space 1."
    assert said(game, ways[2], language="de") == "Rückt mit Technologie auf Feld 1 vor."


def test_two_trackers_of_one_tile() -> None:
    game = placing("I3 tech biomass", trackers={"tech": 2})
    told = said(game, "place F1 0, resolve tech, resolve biomass")
    assert "dvances technology to space 3 (technology 1) as well as biomass to space 1" in told


def test_the_tracker_that_is_set_back_and_no_other() -> None:
    game = acting(corporation="republic", trackers={"water": 4, "tech": 3}, open={"setback": 1, "boost": 1})
    text = said(game, "resolve setback, regress tech", "resolve setback, regress water")
    assert text == "Sets back nothing but technology to space 2."


def test_what_waits_to_be_resolved() -> None:
    game = acting(corporation="wormhole_corp", trackers={"tech": 7}, open={"patch": 1, "boost": 1}, laid=["patch F1"])
    assert said(game, "use 3") == "Brings a patch."


# -- rovers, lifepods, meteorites ------------------------------------------------------------------------------------


def test_what_a_rover_collects_or_comes_near_to() -> None:
    game = acting(laid=["I2 civ energy * at F1 0"], meteorites=["F2"], lifepods=["H3"], rovers=["G2"], movement=2)
    ways = ["move 1 west", "move 1 south", "move 1 east"]
    assert "ollects a meteorite" in said(game, *ways)
    assert "rings lifepods within better reach of your rovers" in said(game, ways[1], ways[0])
    assert said(game, "move 1 south, move 1 east", ways[0]).startswith("Collects a lifepod")


def test_a_rover_that_lands() -> None:
    game = placing("I2 civ energy", trackers={"rover": 0}, open={"rover-landing": 1}, supply=1)
    assert "ands a rover" in said(game, "place F1 0, resolve rover-landing, land F1", "place F1 0")


def test_a_tile_without_a_meteorite_beside_one_with() -> None:
    stacks = {"I3": ["I3 civ energy"], "Z5": ["Z5 civ energy *"]}
    game = a_table(player(), player(), stacks=stacks)
    without, struck = "take inner, place F1 0", "take outer, place F1 0"
    assert "rings no meteorite" in said(game, without, struck)
    assert "meteorite" not in said(game, struck, without)


# -- cards and objectives --------------------------------------------------------------------------------------------


def test_medals_of_a_card() -> None:
    cards = ["rising_planet_award", "temp_agency"]
    game = acting(open={"card-1": 1, "boost": 1}, table={"phase": "civ", "cards_in_play": cards})
    award, agency = (1 + [entry.id for entry in standard().cards].index(card) for card in cards)
    play(game, "resolve card-1")
    assert said(game, f"card {award}", f"card {agency}") == "Earns 2 medals by your cards."


@pytest.mark.parametrize(
    ("theirs", "told"), [(0, "uts you ahead of Teal"), (1, "raws level with Teal"), (2, "ains ground on Teal")]
)
def test_an_objective_between_neighbours(theirs: int, told: str) -> None:
    tests = [entry.neighbour_test for entry in standard().objectives]
    compared = [1 + tests.index(test) for test in ("most_lifepods", "most_meteorites", "most_maxed_tracks")]
    fields: Player = {"laid": ["patch G3"], "rovers": ["G3"], "movement": 1, "lifepods": ["H3"]}
    rival = player(lifepods=[], lifepods_collected=theirs)
    game = acting(rival, table={"neighbour_objectives": compared}, **fields)
    assert f"{told} in “Rescue”" in said(game, "move 1 east", "move 1 west")


def test_a_private_objective_that_is_met() -> None:
    objectives = [(entry.private_test, entry.private_terrain) for entry in standard().objectives]
    mine = [1 + objectives.index(("track_max", "biomass"))]
    game = acting(trackers={"biomass": 14}, open={"boost": 1, "patch": 1}, laid=["patch F1"], objectives=mine)
    assert "eets your objective “" in said(game, "resolve boost, advance biomass", "resolve boost, advance tech")


def test_what_the_next_event_does_is_not_told_of_the_move_before_it() -> None:
    """Event 16 brings a patch to everybody, and the seat has seen that it comes next."""
    laid = ["I2 civ energy * at F1 0"]
    mine = player(laid=laid, meteorites=["F2"], rovers=["G2"], movement=1, peeked=True, **TURN)
    game = a_table(mine, event=18, deck=[17, 16])
    assert said(game, "done", "move 1 west") == ""
    assert said(game, "move 1 west", "done") == "Collects a meteorite."
    play(game, "done")
    assert planetfall.describe(game)["event"] == 16
    assert own(game, "open") or codes(game, "patch")


# -- any move --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("seats", "options"), [(1, EVERYTHING), (2, {}), (3, EVERYTHING)])
def test_any_move_of_a_game_can_be_explained_in_both_languages(
    seats: int, options: dict[str, str], language: str
) -> None:
    WEIGHTS.use(WEIGHTS.read())  # those that computers play by
    reasons = reasons_of_a_game("planet_unknown", seats, language, options)
    assert len(set(reasons)) > (25 if seats == 1 else 30)  # alone the weights that computers play by tell less
