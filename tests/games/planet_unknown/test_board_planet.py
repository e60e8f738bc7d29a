"""The own planet on the board: every placement has its fate, what may be done can be chosen, what may not says why."""

import random
import re
from functools import cache
from xml.etree import ElementTree

import pytest

from planetfall.core.rng import seeded
from planetfall.core.texts import LANGUAGES
from planetfall.core.view import Look, Reader
from planetfall.games.planet_unknown.board_effects import effects
from planetfall.games.planet_unknown.board_planet import planet
from planetfall.games.planet_unknown.codes import ASK_PLACE
from planetfall.games.planet_unknown.components import standard
from planetfall.games.planet_unknown.grid import SIDE
from planetfall.games.planet_unknown.notation import ACTION_SPACE, CELL_NAMES
from planetfall.games.planet_unknown.parts import Planet
from planetfall.games.planet_unknown.pieces import outline
from planetfall.games.planet_unknown.play import PlanetUnknown, new_game
from planetfall.games.planet_unknown.reasons import CLAUSES
from planetfall.games.planet_unknown.scene import scene
from planetfall.games.planet_unknown.setup import DEALT
from planetfall.games.planet_unknown.state import Setting
from planetfall.games.planet_unknown.view import View, view
from planetfall.games.planet_unknown.view_placing import Fate, Placing
from planetfall.games.planet_unknown.words import sentence
from tests.builders import rule
from tests.games.planet_unknown.builders import a_table, placing, player


def seen(game: PlanetUnknown, seat: int | None = 0, language: str = "en") -> View:
    return view(game, Reader(seat, language))


def drawn(game: PlanetUnknown, seat: int | None = 0, live: bool = True, language: str = "en") -> str:
    return planet(scene(seen(game, seat, language), Look(language, len(game.history), live)))


def targets(html: str) -> set[str]:
    return set(re.findall(r'data-move="([^"]+)"', html))


def in_hand(game: PlanetUnknown) -> Placing:
    found = seen(game).placing
    assert found is not None
    return found


def fate(game: PlanetUnknown, move: str) -> Fate:
    _, cell, form = move.split(" ")
    held = in_hand(game)
    return held.fates[held.places[form][CELL_NAMES.index(cell)]]


def told(game: PlanetUnknown, move: str) -> list[str]:
    return [f"{gain.text} ({gain.more})" if gain.more else gain.text for gain in fate(game, move).gains]


@cache
def moments() -> list[PlanetUnknown]:
    """Copies of random games on all kinds of planets, taken now and then."""
    copies = []
    for seed in range(8):
        chooser = random.Random(seed)
        setting = Setting()
        setting.planets = DEALT
        setting.corporations = DEALT
        game = new_game(standard().box, setting, 2, seeded(seed), True)
        while actors := game.actors():
            if chooser.random() < 0.06:
                copies.append(game.copy())
            seat = chooser.choice(actors)
            game.apply(seat, chooser.choice(list(game.legal(seat))))
        copies.append(game.copy())
    return [copy for copy in copies if isinstance(copy, PlanetUnknown)]


# -- the tile in hand ------------------------------------------------------------------------------------------------


def test_a_placement_is_allowed_by_its_fate_exactly_if_it_is_legal() -> None:
    asked = [game for game in moments() if 0 in game.actors() and game.question(0) == ASK_PLACE]
    assert asked
    for game in asked:
        held = in_hand(game)
        allowed = {
            f"place {CELL_NAMES[corner]} {form}"
            for form, places in held.places.items()
            for corner, number in enumerate(places)
            if not held.fates[number].clause
        }
        assert allowed == {move.notation for move in seen(game).moves if move.notation.startswith("place")}


def test_a_placement_that_is_not_allowed_names_the_rule_against_it() -> None:
    game = placing("V3 civ energy")
    for move in ("place A1 0", "place E5 0"):
        text_id, clause = CLAUSES[game.why_not(0, ACTION_SPACE.code(move))]
        assert fate(game, move).clause == clause
        assert fate(game, move).text, text_id


def test_every_way_of_a_tile_leads_to_one_by_which_it_is_placed() -> None:
    held = in_hand(placing("I2 civ energy"))
    assert [(form.name, form.same_as) for form in held.forms] == [
        ("0", "0"),
        ("90", "90"),
        ("180", "180"),
        ("270", "270"),
        ("0f", "0"),
        ("90f", "90"),
        ("180f", "180"),
        ("270f", "270"),
    ]


def test_what_a_resource_would_bring_is_what_resolving_it_brings() -> None:
    for game in moments():
        if 0 not in game.actors() or game.question(0) != ASK_PLACE:
            continue
        move = next(move.notation for move in seen(game).moves if move.notation.startswith("place"))
        for gain in fate(game, move).gains:
            space = re.search(r"advances to space (\d+)", gain.text)
            if space is None:
                continue
            tried = game.copy()
            assert isinstance(tried, PlanetUnknown)
            tried.take(0, ACTION_SPACE.code(move))
            tried.take(0, ACTION_SPACE.code(f"resolve {gain.sign}"))
            assert int(space[1]) in seen(tried).seats[0].trackers


@rule("planet_unknown", "3.6", "3.9")
@pytest.mark.parametrize(
    ("move", "gains"),
    [
        ("place D2 0", ["Water advances to space 1", "Rover advances to space 1 (Place a rover)"]),
        ("place F1 0", ["Water gives nothing here: no ice under it", "Rover advances to space 1 (Place a rover)"]),
        (
            "place B5 0",
            [
                "Water gives nothing here: no ice under it",
                "Rover advances to space 1 (Place a rover)",
                "A lifepod is lost",
            ],
        ),
    ],
)
def test_what_a_placement_brings_is_told_before(move: str, gains: list[str]) -> None:
    assert told(placing("I2 water rover"), move)[: len(gains)] == gains


def test_a_change_in_neighbour_objectives_is_not_told_as_medals_won() -> None:
    found = set()
    for game in moments():
        for seat in (seat for seat in game.actors() if game.question(seat) == ASK_PLACE):
            held = seen(game, seat).placing
            assert held is not None
            found |= {gain.text for fate in held.fates for gain in fate.gains if gain.sign == "medal"}
    assert any(re.fullmatch(r"Neighbour objectives [+−]\d", text) for text in found)
    assert any(re.fullmatch(r"\d medals? at once", text) for text in found)


@rule("planet_unknown", "3.12")
def test_what_a_patch_would_destroy_is_told_before() -> None:
    ways = [f"patch {cell}" for cell in ("F1", "F2", "E2", "D2", "C3", "C4", "C5")]
    questions = [("act", 0), ("patch", 0)]
    game = a_table(player(laid=ways, rovers=["D3"], turn_left=False, questions=questions), player())
    for language, lost in (
        ("en", {"B5": "a lifepod is lost", "D3": "a rover is destroyed"}),
        ("de", {"B5": "eine Rettungskapsel geht verloren", "D3": "ein Rover wird zerstört"}),
    ):
        found = seen(game, language=language)
        assert {move: [loss.text for loss in all_of_it] for move, all_of_it in found.losses.items()} == {
            f"patch {cell}": [text] for cell, text in lost.items()
        }
        said = {move.notation: move.text for move in found.moves}
        assert {move for move, text in said.items() if text.endswith(")")} == set(found.losses)
        labels = re.findall(r'data-move="patch (\w+)"[^>]* aria-label="([^"]+)"', drawn(game, language=language))
        assert {cell: text for cell, text in lost.items() if dict(labels)[cell].endswith(f"({text})")} == lost
        told = effects(scene(found, Look(language, len(game.history))))
        assert dict(re.findall(r'<li data-missing="(\w+)">.*?<small>(.*?)</small>', told)) == {
            cell: sentence(text) for cell, text in lost.items()
        }
    assert seen(game, 1).losses == {}


def test_a_patch_that_destroys_nothing_is_laid_without_a_warning() -> None:
    game = a_table(player(laid=["patch F1"], turn_left=False, questions=[("act", 0), ("patch", 0)]), player())
    assert seen(game).losses == {}
    assert "losses" not in effects(scene(seen(game), Look("en", len(game.history))))


def test_only_who_has_to_place_a_tile_is_told_fates() -> None:
    game = placing("I2 water rover")
    assert seen(game, 0).placing is not None
    assert seen(game, 1).placing is None
    assert seen(game, None).placing is None
    assert 'id="placing"' not in drawn(game, 1)
    assert 'id="placing"' not in drawn(game, 0, live=False)


# -- rows and columns ------------------------------------------------------------------------------------------------


def test_lines_that_miss_nothing_make_up_the_medals_for_rows_and_columns() -> None:
    won = 0
    for game in moments():
        for seat in seen(game, None).seats:
            medals = sum(line.medals for line in seat.planet.lines if not line.missing)
            assert medals == seat.earned["lines"]
            won += medals
    assert won > 0


# -- cells and rovers ------------------------------------------------------------------------------------------------


def test_every_move_about_cells_rows_and_rovers_is_a_target_on_the_planet() -> None:
    kinds = set()
    for game in moments():
        if 0 not in game.actors():
            continue
        wanted = {
            move.notation
            for move in seen(game).moves
            if move.notation.split(" ")[0] in ("patch", "land", "pick", "jump", "move", "lift", "clear")
        }
        kinds |= {notation.split(" ")[0] for notation in wanted}
        assert wanted <= targets(drawn(game))
        assert not targets(drawn(game, live=False))
    assert {"patch", "move", "land"} <= kinds


def test_a_step_that_a_rover_may_not_make_says_why() -> None:
    game = a_table(player(rovers=["F1"], laid=["patch F1"], movement=2, turn_left=False), player())
    html = drawn(game)
    assert {"move 1 east", "move 1 south"} <= targets(html)
    refused = re.findall(r'data-way="(\w+)"[^>]*aria-disabled="true" data-why="([^"]+)" data-clause="([^"]+)"', html)
    assert ("north", "The rover would leave the planet.", "6.4") in refused


@rule("planet_unknown", "16.8.1")
def test_a_rover_can_step_or_jump_while_a_tile_is_in_hand() -> None:
    laid = ["I2 civ energy at F1 0", "I3 civ energy at F3 180"]
    game = placing("I3 biomass civ", corporation="republic", laid=laid, trackers={"tech": 7}, rovers=["F1"], movement=1)
    html = drawn(game)
    assert {"lift 1", "move 1 east"} <= targets(html)
    assert 'data-rover="1"' in html  # it can be chosen to step, and the jump has a mark of its own


def test_a_cell_that_cannot_be_chosen_says_why() -> None:
    questions = [("act", 0), ("patch", 0)]
    game = a_table(player(laid=["patch F1"], turn_left=False, questions=questions), player())
    spots = re.findall(r'data-cell="(\w+)" role="button" aria-disabled="true" data-why="([^"]+)"', drawn(game))
    assert ("F6", "The patch does not fit there.") in spots


# -- drawing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("entry", standard().planets, ids=lambda entry: str(entry.id))
def test_every_planet_is_drawn_cell_by_cell(entry: Planet, language: str) -> None:
    html = drawn(a_table(player(planet=entry.id), player()), language=language)
    ElementTree.fromstring(f"<page>{html}</page>")
    assert set(re.findall(r'data-cell="(\w+)"', html)) == {CELL_NAMES[y * SIDE + x] for x, y in entry.cells()}


def test_everything_that_was_laid_is_a_piece_of_its_own() -> None:
    for game in moments():
        for seat in range(2):
            laid = seen(game, seat).seats[seat].planet.pieces
            assert re.findall(r'class="laid [^"]*" data-piece="([^"]+)"', drawn(game, seat)) == [
                one.name for one in laid
            ]


@pytest.mark.parametrize(
    ("cells", "inset", "path"),
    [
        ([(0, 0)], 7, "M7 33v-26h26v26z"),
        ([(0, 0), (1, 0), (1, 1)], 7, "M7 33v-26h66v66h-26v-40z"),
        (
            [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)],
            6,
            "M6 6h108v108h-108zM34 86h52v-52h-52z",
        ),
    ],
)
def test_a_piece_is_cut_around_its_cells_and_around_its_holes(
    cells: list[tuple[int, int]], inset: int, path: str
) -> None:
    assert outline(cells, inset) == path


def test_rows_and_columns_that_have_cells_are_named_at_the_margin() -> None:
    game = placing("I2 energy water")
    named = re.search(r'<g class="coordinates".*?</g>', drawn(game))
    assert named is not None
    names = [line.name.split(" ")[1] for line in seen(game).seats[0].planet.lines if line.cells]
    assert re.findall(r">([0-9A-L]+)</text>", named[0]) == names
