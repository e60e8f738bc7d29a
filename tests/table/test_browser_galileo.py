"""Galileo Project in a real browser: by clicks, by keyboard alone, by dragging a modifier, on a phone."""

import json
import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from planetfall import Game, notation
from planetfall.games.galileo_project.codes import ASK_MODIFIER, ASK_PAY, ASK_TURN
from tests.browser import violations
from tests.table.moments import Moments, Service, a_service_at
from tests.table.visitor import Visitor, walk_to_a_target

EAGER = ("acquire", "develop", "put", "begin", "modifier", "instant")


def _moves(game: Game) -> list[str]:
    return [notation(game, code) for code in game.legal(0)]


def _chooses_robots(game: Game) -> bool:
    return game.question(0) == ASK_TURN and sum(move.startswith("acquire") for move in _moves(game)) in (1, 2, 3)


def _pays(game: Game) -> bool:
    return game.question(0) == ASK_PAY and len(_moves(game)) > 2


def _places(game: Game) -> bool:
    return game.question(0) == ASK_MODIFIER and len(_moves(game)) > 5


MOMENTS: Moments = {
    **dict.fromkeys(("turn", "phone", "axe"), _chooses_robots),
    **dict.fromkeys(("drag", "keys", "finger", "place"), _places),
    "pay": _pays,
}


def _eagerly(chooser: random.Random, moves: list[str]) -> str:
    return chooser.choices(moves, [4 if move.split()[0] in EAGER else 1 for move in moves])[0]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with a_service_at(
        MOMENTS, tmp_path_factory.mktemp("tables"), "galileo_project", lot=7, least=24, pick=_eagerly
    ) as started:
        yield started


# -- looking before choosing -----------------------------------------------------------------------------------------


def test_a_robot_that_is_looked_at_shows_the_fields_it_would_reach(browser: Browser, service: Service) -> None:
    mira = service.visit(browser, "turn")
    page = mira.page
    card = page.locator(".row.robots .offercard.legal").first
    expect(page.locator(".spot.on")).to_have_count(0)
    card.hover()
    ahead = (card.get_attribute("data-ahead") or "").split()
    expect(page.locator(".spot.on")).to_have_count(len(ahead))
    refused = page.locator(".row.robots .offercard.illegal").first
    refused.click(force=True)
    expect(page.locator("#tip .why")).to_be_visible()
    expect(page.locator("#tip a")).to_have_attribute("data-rule", re.compile(r"^5\."))
    mira.leave()


def test_a_robot_is_paid_by_a_click_on_the_field_the_marker_goes_down_to(browser: Browser, service: Service) -> None:
    mira = service.visit(browser, "pay")
    page = mira.page
    field = page.locator(".down.legal").last
    mc = int((field.get_attribute("data-move") or "").split()[1])
    before = int(page.inner_text("[data-piece=stock-mc] > b"))
    field.click()
    page.wait_for_selector(".down", state="detached")
    assert int(page.inner_text("[data-piece=stock-mc] > b")) >= before - mc
    mira.change("#undo")
    assert int(page.inner_text("[data-piece=stock-mc] > b")) == before
    mira.leave()


# -- modifiers -------------------------------------------------------------------------------------------------------


def _first_fit(page: Page) -> tuple[str, str]:
    """A modifier and a place it fits on that is in sight."""
    for modifier in page.locator(".mod.legal").all():
        for place in (modifier.get_attribute("data-fits") or "").split():
            if page.locator(f'[data-drop="{place}"]:visible').count():
                return modifier.get_attribute("id") or "", place
    raise AssertionError("no modifier fits anywhere")


def test_a_modifier_is_dragged_to_its_place_in_one_go(browser: Browser, service: Service) -> None:
    mira = service.visit(browser, "drag")
    page = mira.page
    name, place = _first_fit(page)
    left = page.locator(".mod").count()
    target = page.locator(f'[data-drop="{place}"]')
    page.locator(f"#{name}").hover()
    page.mouse.down()
    middle = target.bounding_box()
    assert middle is not None
    page.mouse.move(middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2, steps=6)
    expect(page.locator(".dragged")).to_be_visible()
    expect(target).to_have_class(re.compile(r"\bfits\b"))
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.locator(".mod")).to_have_count(left - 1)
    expect(page.locator("#undo:not([aria-disabled])")).to_be_visible()
    mira.change("#undo")
    if page.locator(".mod.chosen").count():
        mira.change("#undo")
    expect(page.locator(".mod")).to_have_count(left)
    mira.leave()


def test_a_modifier_dropped_where_it_does_not_fit_says_why(browser: Browser, service: Service) -> None:
    mira = service.visit(browser, "drag")
    page = mira.page
    version = page.get_attribute("#table", "data-version")
    modifier = page.locator(".mod.legal[data-misfits]").first
    why, places = next(iter(json.loads(modifier.get_attribute("data-misfits") or "").items()))
    modifier.hover()
    page.mouse.down()
    middle = page.locator(f'[data-drop="{places[0]}"]:visible').bounding_box()
    assert middle is not None
    page.mouse.move(middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2, steps=6)
    page.mouse.up()
    expect(page.locator("#tip .why")).to_have_text(why)
    assert page.get_attribute("#table", "data-version") == version
    mira.leave()


def test_a_drag_that_ends_nowhere_changes_nothing(browser: Browser, service: Service) -> None:
    mira = service.visit(browser, "finger")
    page = mira.page
    version = page.get_attribute("#table", "data-version")
    page.locator(".mod.legal").first.hover()
    page.mouse.down()
    page.mouse.move(20, 300, steps=4)
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)
    assert page.get_attribute("#table", "data-version") == version
    assert page.locator(".mod.legal").count() > 0
    mira.leave()


def test_keys_alone_choose_a_modifier_and_its_place(browser: Browser, service: Service) -> None:
    mira = service.visit(browser, "keys")
    page = mira.page
    left = page.locator(".mod").count()
    page.locator(".mod.legal").first.focus()
    mira.change("key Enter")
    if page.locator(".mod.chosen").count():
        walk_to_a_target(page)
        mira.change("key Enter")
    expect(page.locator(".mod")).to_have_count(left - 1)
    mira.leave()


# -- letters ---------------------------------------------------------------------------------------------------------

LETTERS = """() => {
  const moons = document.querySelector("#moons");
  const sizes = [...moons.querySelectorAll("text, .nr")].map((text) => parseFloat(getComputedStyle(text).fontSize));
  return sizes.map((size) => size * moons.getScreenCTM().a);
}"""


@pytest.mark.parametrize("width", [710, 1024, 1279, 1280, 1341, 1440])
def test_letters_on_the_orbits_have_13_pixels_at_least(browser: Browser, service: Service, width: int) -> None:
    mira = service.visit(browser, "turn", width, 800)
    sizes = mira.page.evaluate(LETTERS)
    assert len(sizes) > 50
    assert min(sizes) >= 13
    mira.leave()


# -- a phone ---------------------------------------------------------------------------------------------------------


def test_on_a_phone_the_moons_are_straight_tracks_and_nothing_leaves_the_page(
    browser: Browser, service: Service
) -> None:
    mira = service.visit(browser, "phone", 390, 844, touch="yes")
    page = mira.page
    expect(page.locator(".moonlist")).to_be_visible()
    expect(page.locator("#moons")).to_be_hidden()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    page.locator(".row.robots .offercard.legal").first.tap()
    page.wait_for_function("() => !document.querySelector('#undo').hasAttribute('aria-disabled')")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    mira.leave()


# -- a turn is taken back --------------------------------------------------------------------------------------------


def test_a_whole_turn_can_be_taken_back_until_it_is_confirmed(browser: Browser, service: Service) -> None:
    mira = service.visit(browser, "turn")
    page = mira.page
    before = mira.picture()
    page.locator(".row.characters .offercard.legal").first.click()
    page.wait_for_selector("#undo:not([aria-disabled])")
    for _ in range(12):
        if mira.can_confirm():
            break
        mira.change("[data-move]:not([data-reveals])")
    expect(page.locator("#sentence")).to_contain_text("Confirm it, or take steps back.")
    expect(page.locator(".row.characters .offercard.gap")).to_have_count(1)
    mira.change("#restart")
    assert mira.picture() == before
    mira.leave()


# -- turns against a computer ----------------------------------------------------------------------------------------


def test_rounds_against_a_computer_by_clicks(browser: Browser, address: str) -> None:
    mira = Visitor(browser, address)
    mira.play_now("Mira", game="galileo_project")
    mira.play_until(4, mira.take_a_step, most=60)
    mira.leave()


def test_rounds_against_a_computer_by_keyboard_alone(browser: Browser, address: str) -> None:
    juno = Visitor(browser, address)
    juno.play_now("Juno", game="galileo_project")
    juno.play_until(3, juno.take_a_step_by_keys, most=40)
    juno.leave()


@pytest.mark.parametrize(
    ("table", "width", "theme"), [("axe", 1440, "dark"), ("place", 1024, "light"), ("axe", 390, "light")]
)
def test_axe_finds_nothing(browser: Browser, service: Service, table: str, width: int, theme: str) -> None:
    mira = service.visit(browser, table, width, 900 if width > 700 else 844, theme=theme)
    assert violations(mira.page, table) == []
    mira.leave()
