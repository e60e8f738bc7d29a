"""The board of Reworld: what may be done can be chosen there, what may not says why, and nothing else is told."""

import gzip
import random
from collections.abc import Iterator
from functools import cache

import pytest

import planetfall
from planetfall import Game
from planetfall.core.rng import seeded
from planetfall.core.texts import LANGUAGES
from planetfall.core.view import Look
from planetfall.games.reworld.view import Port, View
from tests.builders import rule
from tests.games.pages import Elements, Pages, check_form, html
from tests.games.reworld.builders import a_station, play

HEAVIEST = 9 * 1024  # bytes of all areas together, compressed; an update has to stay under 10 kB with the log
PAGES = Pages("reworld", View)
TITLE = PAGES.title
seen, drawn, elements = PAGES.seen, PAGES.drawn, PAGES.elements


@cache
def records(seats: int) -> tuple[str, ...]:
    """Positions of a random game, one in thirteen and the last."""
    found = []
    game = planetfall.new("reworld", seats=seats, seed=seats)
    chooser = random.Random(seats)
    while game.actors():
        seat = game.actors()[0]
        planetfall.act(game, seat, chooser.choice(list(game.legal(seat))))
        if len(game.history) % 13 == 0 or not game.actors():
            found.append(planetfall.record(game))
    return tuple(found)


def positions(seats: int) -> Iterator[Game]:
    return (planetfall.replay(record) for record in records(seats))


def a_port(game: Game, name: str = "U2", seat: int | None = 0) -> Port:
    return next(port for port in seen(game, seat).ports if port.name == name)


# -- what can be chosen ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_move_can_be_chosen_on_the_board_and_every_refusal_says_why(seats: int, language: str) -> None:
    for game in positions(seats):
        for seat in game.actors():
            view = seen(game, seat, language)
            page = Elements(html(TITLE.board(view, Look(language, len(game.history)))))
            offered = set(page.values("data-move")) | {
                f"pay {payment}" for payments in page.values("data-pay") for payment in payments.split("|")
            }
            assert offered == {move.notation for move in view.moves}
            told = {(element["data-why"], element["data-clause"]) for element in page.found if "data-why" in element}
            missing = [refusal for refusal in view.refused if (refusal.text, refusal.clause) not in told]
            assert missing == [] or view.chapter == 2  # there a thing that makes no sense is not offered at all


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_else_can_choose_anything_and_neither_can_a_replay(seats: int) -> None:
    for game in positions(seats):
        idle = [seat for seat in (*range(seats), None) if seat not in game.actors()]
        for seat in idle:
            assert elements(game, seat).values("data-move") == []
        for seat in game.actors():
            page = elements(game, seat, live=False)
            assert page.values("data-move") + page.values("data-pay") + page.values("data-why") == []


def test_every_target_is_named_and_can_be_reached() -> None:
    for game in positions(3):
        for element in elements(game, game.actors()[0] if game.actors() else None).found:
            if "data-move" in element or "data-why" in element:
                assert element[""] == "button" or element["role"] == "button"
                assert element.get("aria-label") or element[""] == "button"
                assert element[""] == "button" or "tabindex" in element
                assert ("data-why" in element) == (element.get("aria-disabled") == "true")


@rule("reworld", "2.1.1", "2.5.3")
def test_a_move_that_reveals_something_says_so_beforehand() -> None:
    game = a_station(hands=("12", ""), players=[{"hand": "12"}, {"out": True}])
    dropping = [element for element in elements(game).found if element.get("data-move") == "drop"]
    assert [element["data-reveals"] for element in dropping] == [""]
    assert "Drop out, +2 <small>cannot be undone</small></button>" in html(drawn(game, 0, "en"))


# -- well-made pages -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_drawings_are_well_formed_ids_are_unique_and_nothing_is_styled_inline(seats: int, language: str) -> None:
    for game in positions(seats):
        for seat in (0, None):
            check_form(html(drawn(game, seat, language)))


def test_names_of_players_are_escaped() -> None:
    for game in positions(3):
        for seat in (0, None):
            PAGES.check_names(game, seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_update_stays_light(seats: int) -> None:
    for game in positions(seats):
        for language in LANGUAGES:
            board = drawn(game, game.actors()[0] if game.actors() else None, language)
            page = "".join(board.areas.values()) + board.choices
            assert len(gzip.compress(page.encode())) < HEAVIEST


@rule("reworld", "2.1.4", "2.4.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dealing_again_what_a_seat_cannot_know_changes_no_byte_of_its_board(seats: int) -> None:
    for game in positions(seats):
        for seat in (*range(seats), None):
            twin = planetfall.replay(planetfall.record(game))
            twin.imagine(-1 if seat is None else seat, seeded(5))
            assert html(drawn(twin, seat)) == html(drawn(game, seat))


# -- prices ----------------------------------------------------------------------------------------------------------


@rule("reworld", "2.3.3", "2.3.4", "2.3.5")
@pytest.mark.parametrize(
    ("tops", "hand", "price", "rows"),
    [
        ("--", "35", (0,), (3, 5)),
        ("2-", "235", (2,), (2,)),
        ("22", "135", (0, 0), (1, 3, 5)),
        ("24", "245", (2, 4), (2, 4)),
        ("24", "2155", (2, 0, 0), (1, 2, 5)),
        ("24", "1355", (0, 0, 0, 0), (1, 3, 5)),
        ("24", "135", (), ()),
    ],
)
def test_an_empty_slot_shows_the_fewest_cards_it_would_cost_the_viewer(
    tops: str, hand: str, price: tuple[int, ...], rows: tuple[int, ...]
) -> None:
    port = a_port(a_station(tops=tops, hand=hand))
    assert (port.price, port.rows) == (price, rows)
    assert port.asks == tuple(dict.fromkeys(int(top) for top in tops if top != "-"))


@rule("reworld", "2.3.9")
def test_a_port_tells_what_its_module_scores_at_once() -> None:
    assert a_port(a_station(hand="12", round=3)).gain == 3
    assert a_port(a_station(hand="12", round=3), seat=None).gain == 0
    assert a_port(play(a_station(hand="12", round=3), "acquire U2")).gain == 3


@rule("reworld", "2.1.4")
def test_nobody_else_learns_a_price() -> None:
    game = a_station(tops="24", hands=("24", "13"))
    assert a_port(game, seat=1).price == ()
    assert a_port(game, seat=None).price == ()
    assert a_port(game, seat=0).price == (2, 4)


# -- paying ----------------------------------------------------------------------------------------------------------


@rule("reworld", "2.3.7", "2.3.8")
def test_the_cheapest_payment_into_each_row_is_ready_as_a_button_and_at_the_end_of_the_row() -> None:
    game = play(a_station(tops="2-", hand="2135"), "acquire U2")
    ready = ["pay 1^ 2", "pay 2", "pay 2 3^", "pay 2 5^"]
    choices = Elements(drawn(game, 0).choices)
    assert [move.replace("pay 1^ 3", "pay 1^ 2") for move in choices.values("data-move")][1] == "pay 2"
    assert choices.values("data-top") == ["1", "2", "3", "5"]
    ends = [element for element in elements(game).of_class("end") if "data-move" in element]
    assert [element["data-move"] for element in ends] == choices.values("data-move")
    assert len(ready) == len(ends)


def test_cards_of_the_hand_are_buttons_only_while_a_payment_is_open() -> None:
    game = a_station(tops="2-", hand="2135")
    assert {element[""] for element in elements(game).of_class("handcard")} == {"span"}
    assert {element[""] for element in elements(play(game, "acquire U2")).of_class("handcard")} == {"button"}


# -- drafts and the last move ----------------------------------------------------------------------------------------


def test_a_draft_is_drawn_as_a_ghost_and_what_stands_as_the_last_move() -> None:
    game = play(a_station(tops="2-", hands=("21", "35")), "acquire U2", "pay 2")
    for confirmed, state in ((0, "ghost"), (2, "lastmove")):
        found = elements(game, confirmed=confirmed).of_class(state)
        pieces = {element["data-piece"] for element in found if "data-piece" in element}
        assert "port-U2" in pieces
        assert len([piece for piece in pieces if piece.startswith("tile-")]) == 1
    assert not elements(game, confirmed=2).of_class("ghost")


# -- one sentence ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "Your turn. Which module do you buy?", "Mira is choosing a module."),
        ("de", "Du bist am Zug. Welches Modul erwirbst du?", "Mira wählt ein Modul."),
    ],
)
def test_one_sentence_says_who_must_do_what(language: str, own: str, other: str) -> None:
    game = a_station(hand="12")
    assert seen(game, 0, language).status == own
    assert seen(game, 1, language).status == other
    assert seen(game, None, language).status == other


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_have_a_sentence_for_everybody(language: str) -> None:
    for game in positions(3):
        for seat in (*range(3), None):
            view = seen(game, seat, language)
            assert view.status.endswith((".", "?"))
            assert "{" not in view.status + view.detail
