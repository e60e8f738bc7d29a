"""Evacuation in a real browser: a year by clicks and by keys, ships loaded by mouse and keys, reasons within reach."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from planetfall import Game, notation
from planetfall.games.evacuation.codes import ASK_LOAD, ASK_SETTLE, ASK_TURN
from tests.browser import violations
from tests.table.moments import Moments, Service, a_service_at
from tests.table.visitor import Visitor, walk_to_a_target


def _can_load(game: Game) -> bool:
    moves = [notation(game, code) for code in game.legal(0)]
    return game.question(0) == ASK_LOAD and sum(move.startswith("evacuate") for move in moves) > 1


MOMENTS: Moments = {
    **dict.fromkeys(("mouse", "keys", "axe", "still"), _can_load),
    "settle": lambda game: game.question(0) == ASK_SETTLE and len(game.legal(0)) > 2,
    "turn": lambda game: game.question(0) == ASK_TURN,
}


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with a_service_at(MOMENTS, tmp_path_factory.mktemp("tables"), "evacuation", lot=18) as started:
        yield started


# -- loading ---------------------------------------------------------------------------------------------------------


def _drag(page: Page, what: Locator, where: Locator) -> None:
    """Until it is held over the place, not dropped yet."""
    start, end = what.bounding_box(), where.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + start["width"] / 2 + 20, start["y"] + start["height"] / 2, steps=3)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)


def test_a_site_is_dragged_into_a_bay_that_lights_up_for_it(browser: Browser, service: Service) -> None:
    mira = service.visit(browser, "mouse")
    page = mira.page
    gone = page.locator(".site.gone").count()
    _drag(
        page, page.locator(".site[data-load^=evacuate]").first, page.locator(".loading .bay[data-drop=evacuate]").first
    )
    expect(page.locator(".bay.fits").first).to_be_visible()
    page.mouse.up()
    expect(page.locator(".site.gone")).to_have_count(gone + 1)
    expect(page.locator(".bay.full")).to_have_count(1)
    expect(page.locator(".dragged")).to_have_count(0)
    mira.change("#undo")
    expect(page.locator(".site.gone")).to_have_count(gone)
    _drag(page, page.locator(".site[data-load^=evacuate]").first, page.locator("#bonus"))
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.locator(".site.gone")).to_have_count(gone)
    mira.leave()


def test_a_ship_is_loaded_by_keys_alone_and_what_does_not_fit_says_why(browser: Browser, service: Service) -> None:
    mira = service.visit(browser, "keys")
    page = mira.page
    gone = page.locator(".site.gone").count()
    page.locator("#sites [tabindex='0']").focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"):
        if page.evaluate("() => document.activeElement.matches('.legal')"):
            break
        page.keyboard.press(key)
    mira.change("key Enter")
    expect(page.locator(".site.gone")).to_have_count(gone + 1)
    refused = page.locator(".site.illegal").first
    refused.hover()
    expect(page.locator("#tip a[data-rule]")).to_have_attribute("data-rule", re.compile(r"^7"))
    mira.leave()


def test_the_board_stays_where_it_is_while_a_ship_is_loaded_and_a_hint_is_read(
    browser: Browser, service: Service
) -> None:
    mira = service.visit(browser, "still", 1280, 800)
    page = mira.page
    places = [page.locator(part).bounding_box() for part in ("#old-world", "#new-world", "#shop", "#actions")]
    mira.change(".site.legal")
    page.click("#hint")
    expect(page.locator("#advice")).to_be_visible(timeout=30_000)
    assert [page.locator(part).bounding_box() for part in ("#old-world", "#new-world", "#shop", "#actions")] == places
    assert page.evaluate("() => document.documentElement.scrollHeight") <= 800
    mira.leave()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_the_cards_to_choose_a_hand_from_are_all_on_the_first_screen(
    browser: Browser, address: str, width: int, height: int
) -> None:
    mira = Visitor(browser, address, width, height)
    page = mira.page
    mira.play_now("Mira", game="evacuation", actions="advanced")
    assert mira.wait_for_turn()
    cards = page.locator("#hand .held.legal")
    assert cards.count() > 3
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
    mira.change("#hand .held.legal")
    mira.leave()


# -- for everybody ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "width", "theme"), [("turn", 1440, "dark"), ("axe", 390, "light"), ("settle", 1440, "light")]
)
def test_axe_finds_nothing(browser: Browser, service: Service, table: str, width: int, theme: str) -> None:
    mira = service.visit(browser, table, width, 900 if width > 700 else 844, theme=theme)
    assert violations(mira.page, table) == []
    assert mira.page.evaluate("() => document.documentElement.scrollWidth") <= width
    mira.leave()


# -- a year ----------------------------------------------------------------------------------------------------------


def test_a_year_against_a_computer_by_clicks(browser: Browser, address: str) -> None:
    mira = Visitor(browser, address)
    mira.play_now("Mira", game="evacuation")
    for step in range(70):
        assert mira.wait_for_turn()
        if mira.has_reached(2):
            break
        if step > 10 and mira.page.locator("#pass[data-move]").count():
            mira.change("#pass")
        else:
            mira.take_a_step()
    assert mira.has_reached(2)
    mira.leave()


def test_a_year_against_a_computer_by_keyboard_alone(browser: Browser, address: str) -> None:
    juno = Visitor(browser, address)
    page = juno.page
    juno.play_now("Juno", game="evacuation")
    for step in range(60):
        assert juno.wait_for_turn()
        if juno.has_reached(2):
            break
        if juno.can_confirm():
            juno.change("key c")
            continue
        if step > 6 and page.locator("#pass[data-move]").count():
            _tab_to(page, "pass")
        else:
            walk_to_a_target(page)
        juno.change("key Enter")
    assert juno.has_reached(2)
    juno.leave()


def _tab_to(page: Page, name: str) -> None:
    for _ in range(60):
        if page.evaluate("() => document.activeElement.id") == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name} cannot be reached by keyboard")
