"""The board of Chapter Two shows every move, says why not, and never shows another number than the view."""

import gzip
import random
import re
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

import planetfall
from planetfall import Game
from planetfall.core.view import Look, Reader
from planetfall.games.reworld.board_score import score_sheet
from planetfall.games.reworld.board_settlement import settlement_areas, settlement_choices
from planetfall.games.reworld.board_ships import ships_strip
from planetfall.games.reworld.play import Reworld
from planetfall.games.reworld.view import View, view
from tests.builders import rule
from tests.games.reworld.builders import a_settlement, play, player

NAMES = ("Mira & Co", 'Juno "J"', "<Orion>", "Vela")
WEIGHT = 9_000  # bytes of all areas, compressed
ALWAYS_SHOWN = ("undock", "carry", "build", "survey", "defend", "transport", "task")


def positions(seats: int, seed: int) -> Iterator[Game]:
    """A random game from the first turn of Chapter Two to its end."""
    game = planetfall.new("reworld", seats=seats, seed=seed)
    chance = random.Random(seed)
    while game.actors():
        if planetfall.view(game)["chapter"] == 2:
            yield game
        seat = game.actors()[0]
        codes = list(game.legal(seat))
        kept = [code for code in codes if not planetfall.notation(game, code).startswith(("drop", "sacrifice"))]
        game.apply(seat, chance.choice(kept or codes))
    yield game


def seen(game: Game, seat: int | None, language: str = "en") -> View:
    assert isinstance(game, Reworld)
    return view(game, Reader(seat, language, NAMES[: game.seats]))


def drawn(seen_: View, confirmed: int = 10_000, language: str = "en") -> ElementTree.Element:
    """All areas and choices as one document: they have to be well-formed."""
    look = Look(language, confirmed)
    areas = settlement_areas(seen_, look)
    page = "".join(areas.values()) + score_sheet(seen_, look)
    return ElementTree.fromstring(f"<main>{page}</main>")


def moves_on(page: ElementTree.Element) -> set[str]:
    return {move for element in page.iter() if (move := element.get("data-move"))}


@pytest.mark.parametrize(("seats", "language"), [(2, "de"), (3, "en"), (4, "de")])
def test_every_legal_move_is_on_the_board_and_every_refusal_says_why(seats: int, language: str) -> None:
    for number, game in enumerate(positions(seats, seed=seats)):
        if number % 5 and game.actors():
            continue
        for seat in (*range(seats), None):
            shown = seen(game, seat, language)
            page = drawn(shown, len(game.history) - number % 4, language)
            assert moves_on(page) == {move.notation for move in shown.moves}
            reasons = {(why, element.get("data-clause")) for element in page.iter() if (why := element.get("data-why"))}
            wanted = {(r.text, r.clause) for r in shown.refused if r.notation.split()[0] in ALWAYS_SHOWN}
            assert reasons == wanted


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_page_is_sound(seats: int) -> None:
    """Unique ids, nothing the content policy forbids, names on everything that can be chosen, light enough to send."""
    for number, game in enumerate(positions(seats, seed=10 + seats)):
        if number % 7 and game.actors():
            continue
        shown = seen(game, 0)
        page = drawn(shown)
        ids = Counter(element.get("id") for element in page.iter() if element.get("id"))
        assert not [name for name, count in ids.items() if count > 1]
        pieces = Counter(piece for element in page.iter() if (piece := element.get("data-piece")))
        assert not [name for name, count in pieces.items() if count > 1]
        for element in page.iter():
            assert not {"style", "onclick"} & set(element.attrib)
            if element.get("data-move"):
                assert element.get("aria-label") or "".join(element.itertext()).strip()
        areas = settlement_areas(shown, Look("en", len(game.history)))
        assert len(gzip.compress("".join(areas.values()).encode())) < WEIGHT


def test_the_score_sheet_has_the_numbers_of_the_view() -> None:
    for number, game in enumerate(positions(3, seed=5)):
        if number % 10 and game.actors():
            continue
        shown = seen(game, 1)
        page = ElementTree.fromstring(score_sheet(shown, Look("en")))
        sources, final = page.findall("table")
        totals = [int(cell.text or "") for cell in _row(sources, "total")]
        assert totals == list(shown.scores)
        columns = zip(
            *([_number(cell) for cell in row.findall("td")] for row in sources.findall("tbody/tr")), strict=True
        )
        assert [sum(column) for column in columns] == list(shown.scores)
        paid = [_number(cell) for cell in _row(final, "total")[1:]]
        assert paid == [sum(category.points[seat] for category in shown.final_ship) for seat in range(3)]
        chart = page.find("figure")
        assert (chart is not None) == shown.over


def _row(table: ElementTree.Element, kind: str) -> list[ElementTree.Element]:
    return [cell for row in table.iter("tr") if row.get("class") == kind for cell in row.findall("td")]


def _number(cell: ElementTree.Element) -> int:
    return int((cell.text or "").replace("−", "-"))


@rule("reworld", "4.7")
def test_the_sheet_tells_how_a_tie_was_broken() -> None:
    """Seat 0 gets 20 points for the six ships of its empty rows, as many as seat 1 had before."""
    game = a_settlement(
        player(docked={1: ["builder 1"], 2: ["builder 1"]}),
        player(docked={1: ["builder 5"], 2: ["builder 5"]}, earned={"tasks": 20}),
    )
    play(game, "sacrifice 1")
    play(game, "sacrifice 1", seat=1)
    shown = seen(game, None)
    assert shown.over and shown.scores[0] == shown.scores[1] and shown.ranking == (1, 2)
    sheet = score_sheet(shown, Look("en"))
    assert "equally many points; more population ships win" in sheet
    assert "Mira &amp; Co 6" in sheet
    assert "gleich viele Punkte" in score_sheet(seen(game, None, "de"), Look("de"))


def test_a_ship_met_in_mid_turn_is_forecast_and_only_once_taken_scored() -> None:
    game = a_settlement(player(docked={1: ["shuttle 1"], 2: ["builder 1", "builder 2"]}))
    play(game, "undock 1")
    shown = seen(game, 0)
    strip = ElementTree.fromstring(ships_strip(shown, Look("en")))
    wins = [ship for ship in strip.iter("li") if "win" in (ship.get("class") or "").split()]
    assert len(wins) == 4, "rows 1, 3, 4 and 5 are empty"
    foot = settlement_areas(shown, Look("en"))["foot"]
    assert "docking row 1 empty" in foot
    assert shown.scores[0] == 0


def test_the_end_of_a_row_tells_what_its_module_is_worth() -> None:
    game = a_settlement(player(A=["terrabot A", "terrabot A"], docked={1: ["satellite letter A"], 2: ["builder 1"]}))
    board = settlement_areas(seen(game, 0), Look("en"))["board"]
    gains = [int(points) for points in re.findall(r"task <b class=\"gain\">\+(\d+)</b>", board)]
    assert gains and gains[0] >= 4


def test_two_tiles_that_leave_together_are_one_target() -> None:
    game = a_settlement(player(docked={1: ["shuttle 0", "builder 1"], 2: ["terrabot A"]}))
    page = drawn(seen(game, 0))
    pair = next(element for element in page.iter("g") if element.get("data-move") == "couple 1")
    assert len([1 for element in pair.iter() if element.get("data-piece")]) == 2


def test_the_names_of_a_new_city_and_the_uses_of_a_module_are_offered_in_words() -> None:
    game = a_settlement(player(docked={1: ["satellite shields"], 2: ["terrabot C"], 3: ["terrabot C"]}))
    named = planetfall.replay(planetfall.record(game))
    play(named, "undock 2")
    assert "Calloreth" in settlement_choices(seen(named, 0), Look("en"))
    play(game, "undock 1")
    assert 'data-move="defend"' in settlement_choices(seen(game, 0), Look("en"))


def test_nothing_can_be_chosen_in_a_replay() -> None:
    game = a_settlement(player(docked={1: ["terrabot A"], 2: ["terrabot B"]}))
    shown = seen(game, 0)
    areas = settlement_areas(shown, Look("en", live=False))
    assert "data-move" not in "".join(areas.values()) and "data-why" not in "".join(areas.values())
    assert settlement_choices(shown, Look("en", live=False)) == ""
