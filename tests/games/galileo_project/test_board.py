"""The board of Galileo Project: what may be done can be chosen, what may not says why, nothing else is known."""

import gzip
import re
from itertools import pairwise

import pytest

import planetfall
from planetfall.core.rng import seeded
from planetfall.core.texts import LANGUAGES
from planetfall.games.galileo_project.play import GalileoProject
from tests.games.galileo_project.builders import ROW, a_table, me, play
from tests.games.galileo_project.pages import PAGES, drawn, elements, html, positions, seen
from tests.games.pages import check_form

HEAVIEST = 9 * 1024  # bytes of all that changes, compressed; an update has to stay under 10 kB with the log
SEATS = (1, 2, 4)


def scanner() -> GalileoProject:
    start = me(energy=3, mc=1, influence=2, track="mars")
    gone = ["eliot_ban earth", "ms_chau earth"]
    table = a_table(start, discarded=gone, characters=["ms_lee earth", "ms_lee mars"], sides="aaab")
    return play(table, "develop 4b")


def sequencing() -> GalileoProject:
    return play(a_table(me(energy=2, mc=3, influence=2), sides="aaaa", characters=ROW), "develop 4a")


def for_less() -> GalileoProject:
    crew = ["SZ01 io 1", "SZ02 callisto 1", "SZ03 europa 2"]
    start = me(influence=9, energy=5, mc=5, robots=crew)
    return play(
        a_table(start, robots=["SZ04"], star_z="b", sides="abbb", characters=ROW), "acquire 1", "pay 0", "bonus 4"
    )


def placing() -> GalileoProject:
    crew = ["MI03 io 2", "MI01 europa 1"]
    start = me(influence=5, robots=crew, project="PJ05")
    return play(a_table(start, characters=["noor earth", "noor mars"]), "hire 1", "instant")


def paying() -> GalileoProject:
    start = me(influence=9, mc=10, robots=["MI03 io 4"])
    return play(a_table(start, robots=["MI01", "TE05"], characters=ROW), "acquire 2")


MOMENTS = {"recall": scanner, "robot": sequencing, "develop": for_less, "modifier": placing, "pay": paying}


# -- what can be chosen ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_move_has_its_place_on_the_board(seats: int, language: str) -> None:
    for game in positions(seats):
        for seat in game.actors():
            offered = set(elements(game, seat, language).values("data-move"))
            assert offered == {move.notation for move in seen(game, seat, language).moves}


@pytest.mark.parametrize("question", MOMENTS)
def test_rare_questions_have_their_places_too(question: str) -> None:
    game = MOMENTS[question]()
    assert seen(game, 0).question == question
    assert set(elements(game, 0).values("data-move")) == {move.notation for move in seen(game, 0).moves}


@pytest.mark.parametrize("seats", SEATS)
def test_what_may_not_be_done_says_why(seats: int) -> None:
    for game in positions(seats):
        for seat in game.actors():
            told = elements(game, seat).values("data-why")
            assert {one.text for one in seen(game, seat).refused} == set(told)


def test_who_looks_on_or_back_can_choose_nothing() -> None:
    for game in positions(4):
        assert elements(game, None).values("data-move") == []
        for seat in game.actors():
            page = elements(game, seat, live=False)
            assert page.values("data-move") + page.values("data-why") == []


def test_every_target_is_named_and_can_be_reached() -> None:
    for game in positions(2):
        for element in elements(game, game.actors()[0] if game.actors() else None).found:
            if "data-move" in element or "data-why" in element:
                assert element[""] == "button" or (element["role"] == "button" and element["aria-label"])
                assert element[""] == "button" or "tabindex" in element
                assert "data-why" not in element or element["aria-disabled"] == "true"


# -- what it shows ---------------------------------------------------------------------------------------------------


def test_payments_are_fields_of_the_track_and_a_few_of_them_are_buttons() -> None:
    page = elements(paying(), 0)
    fields = [element["data-move"] for element in page.of_class("down")]
    assert fields == [f"pay {mc}" for mc in range(8)]
    wide = [element for element in page.of_class("pick") if "only-narrow" not in element["class"]]
    assert [element["data-move"] for element in wide] == ["io", "pay 0", "pay 1", "pay 2", "pay 7"]
    assert page.named("do-pay-1")["data-ahead"] == "earth-3"


def test_a_robot_on_offer_points_to_the_fields_it_would_reach() -> None:
    game = a_table(me(influence=9, robots=["MI03 io 4"]), robots=["MI01"], characters=ROW)
    page = elements(game, 0)
    assert page.named("card-robot-MI01")["data-ahead"] == "io-5 europa-1"
    assert {"io-5", "europa-1"} <= set(page.values("data-spot"))


def test_a_modifier_can_be_dragged_to_the_places_it_fits() -> None:
    page = elements(placing(), 0)
    assert page.named("mod-europa")["data-fits"] == "MI03 PJ05"
    assert {"MI03", "MI01", "PJ05"} <= set(page.values("data-drop"))
    chosen = elements(play(placing(), "modifier europa"), 0)
    assert "chosen" in chosen.named("mod-europa")["class"]
    assert chosen.named("robot-MI03")["data-move"] == "put MI03"
    assert chosen.named("robot-MI01")["data-clause"] == "8.3"
    assert chosen.named("project")["data-move"] == "put PJ05"


def test_every_markers_field_and_every_robot_is_drawn() -> None:
    for game in positions(4):
        view = seen(game, 0)
        page = html(drawn(game, 0))
        for seat in view.seats:
            for standing in seat.moons:
                assert f'data-piece="marker-{standing.moon}-{seat.seat}"' in page
            assert f'data-piece="influence-{seat.seat}"' in page
        for robot in view.seats[0].robots:
            assert page.count(f'id="robot-{robot.id}"') == 1


def test_a_step_that_turns_up_new_cards_says_so_beforehand() -> None:
    game = a_table(me(energy=2, mc=3, influence=2), sides="aaaa", characters=ROW)
    assert [move.notation for move in seen(game, 0).moves if move.reveals] == ["develop 4a"]
    assert 'data-move="develop 4a" data-reveals' in drawn(game, 0).areas["foot"]
    assert "no way back" not in drawn(play(game, "hire 1"), 0).choices


def test_the_card_a_question_is_about_lies_with_the_player_who_is_asked() -> None:
    hired = play(a_table(me(), characters=ROW), "hire 1")
    assert seen(hired, 0).question == "track"
    for game, piece in ((hired, "character-16"), (moving_in(), "robot-MI01")):
        assert f'<span data-piece="{piece}">' in drawn(game, 0).areas["own"]
        assert f'<span data-piece="{piece}">' not in drawn(game, 1).areas["own"]


def moving_in() -> GalileoProject:
    return play(a_table(me(influence=9), robots=["MI01"], characters=ROW), "acquire 1")


def test_both_sides_warn_of_tucked_characters_that_cannot_be_paid() -> None:
    game = a_table(me(mc=1, tucked=["noor earth", "noor mars"]), me(mc=2), characters=ROW)
    assert "yours pay for 1 of 2" in drawn(game, 0).areas["own"]
    assert "yours pay for 1 of 2" in drawn(game, 1).areas["side"]
    assert "unpaid" not in drawn(game, 1).areas["own"]


def test_the_robot_that_triggers_the_end_says_so() -> None:
    nine = ["MI03", "MI04", "MI05", "BU03", "BU04", "BU05", "SZ03", "SZ04", "TE03"]
    for robots, warned in ((nine, True), (nine[:8], False)):
        game = a_table(me(influence=9, robots=robots), robots=["MI06"], characters=ROW)
        told = "robot number 10 triggers the end"
        assert (told in seen(game, 0).detail, told in drawn(game, 0).areas["board"]) == (warned, warned)


def test_a_modifier_says_why_it_does_not_fit() -> None:
    found = seen(placing(), 0).misfits
    assert found["io"]["The robot shows this moon already."] == ("MI03",)
    assert not {place for places in found["io"].values() for place in places} & set(seen(placing(), 0).fits["io"])


def test_a_claimed_goal_tells_what_it_has_brought() -> None:
    goals = ["mc", "technologies", "characters", "modifiers"]
    game = a_table(me(mc=6), me(mc=9), goals=goals, claims={"mc": [1, 0]}, characters=ROW)
    assert "You have claimed it for 4 VP." in drawn(game, 0).areas["foot"]
    assert "You have claimed it for 6 VP." in drawn(game, 1).areas["foot"]


# -- well-made pages -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_drawings_are_well_formed_ids_are_unique_and_nothing_is_styled_inline(seats: int, language: str) -> None:
    for game in positions(seats):
        for seat in (0, None):
            check_form(html(drawn(game, seat, language)))


def test_names_of_players_are_escaped() -> None:
    for game in positions(4):
        PAGES.check_names(game, 0)


@pytest.mark.parametrize("seats", [2, 4])
def test_an_update_stays_light(seats: int) -> None:
    for game in positions(seats):
        board = drawn(game, game.actors()[0] if game.actors() else None)
        page = "".join(board.areas.values()) + board.choices
        for element in board.scenery:
            assert page.count(element) == 1, "what need not be sent again stands once on the page"
            page = page.replace(element, "")
        assert len(gzip.compress(page.encode())) < HEAVIEST


def test_a_panel_of_another_player_is_named_by_what_it_shows() -> None:
    for earlier, later in pairwise(positions(4)):
        for before, after in zip(drawn(earlier, 0).scenery[-3:], drawn(later, 0).scenery[-3:], strict=True):
            hashes = [re.findall('data-hash="([^"]*)"', panel)[0] for panel in (before, after)]
            assert (before == after) == (hashes[0] == hashes[1])


@pytest.mark.parametrize("seats", [2, 4])
def test_dealing_again_what_a_seat_cannot_know_changes_no_byte_of_its_board(seats: int) -> None:
    for game in positions(seats):
        for seat in (0, None):
            twin = planetfall.replay(planetfall.record(game))
            twin.imagine(-1 if seat is None else seat, seeded(5))
            assert html(drawn(twin, seat)) == html(drawn(game, seat))
