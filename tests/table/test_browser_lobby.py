"""The lobby in a real browser: only what counts for the chosen game is asked for, and only that is sent."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from planetfall.catalogue import GAMES, find_title
from tests.table.visitor import Visitor


def _choose(page: Page, field: str, value: str) -> None:
    page.check(f"input[name={field}][value={value}]:not([disabled])", force=True)


def _opened(page: Page) -> dict[str, Any]:
    """The table that the form opens, as its maker may see it."""
    page.click("button.play")
    page.wait_for_selector("#table.table")
    answer: dict[str, Any] = page.request.get(page.url.replace("/table/", "/api/tables/")).json()
    return answer


def test_options_that_do_not_count_are_not_asked_for(browser: Browser, address: str) -> None:
    mira = Visitor(browser, address)
    page = mira.page
    page.goto(address)
    _choose(page, "game", "planet_unknown")
    expect(page.locator("#o-planet_unknown-green")).to_be_hidden()
    page.select_option("#o-planet_unknown-events", "set")
    expect(page.locator("#o-planet_unknown-green")).to_be_visible()
    mira.leave()


def test_what_was_chosen_before_it_was_hidden_does_not_count(browser: Browser, address: str) -> None:
    mira = Visitor(browser, address)
    page = mira.page
    page.goto(address)
    _choose(page, "game", "evacuation")
    _choose(page, "option-mode", "points")
    _choose(page, "option-orders", "on")
    page.select_option("#o-evacuation-third_party", "on")
    _choose(page, "option-mode", "race")
    expect(page.locator("#o-evacuation-orders")).to_be_hidden()
    expect(page.locator("#o-evacuation-third_party")).to_be_visible()
    _choose(page, "seat-3-kind", "computer")
    expect(page.locator("#o-evacuation-third_party")).to_be_hidden()
    table = _opened(page)
    assert len(table["seats"]) == 3
    assert table["options"]["mode"] == "race"
    assert {table["options"].get(key, "off") for key in ("orders", "third_party")} == {"off"}
    mira.leave()


def test_alone_evacuation_is_for_points_and_offers_what_belongs_to_it(browser: Browser, address: str) -> None:
    mira = Visitor(browser, address)
    page = mira.page
    page.goto(address)
    _choose(page, "game", "evacuation")
    expect(page.locator("#o-evacuation-mode")).to_be_visible()
    expect(page.locator("#o-evacuation-orders")).to_be_hidden()
    _choose(page, "seat-2-kind", "none")
    expect(page.locator("#o-evacuation-mode")).to_be_hidden()
    _choose(page, "option-orders", "on")
    table = _opened(page)
    assert len(table["seats"]) == 1
    assert table["options"]["orders"] == "on"
    mira.leave()


def test_seats_that_a_game_has_not_stay_empty(browser: Browser, address: str) -> None:
    mira = Visitor(browser, address)
    page = mira.page
    page.goto(address)
    _choose(page, "game", "planet_unknown")
    _choose(page, "seat-6-kind", "computer")
    _choose(page, "game", "reworld")
    assert len(_opened(page)["seats"]) == 2
    mira.leave()


@pytest.mark.parametrize("game", GAMES)
def test_a_computer_is_asked_for_its_taste_where_the_game_knows_any(browser: Browser, address: str, game: str) -> None:
    mira = Visitor(browser, address)
    page = mira.page
    page.goto(address)
    _choose(page, "game", game)
    taste = page.locator("select[name=seat-2-taste]")
    expect(taste).to_be_visible(visible=bool(find_title(game).tastes))
    page.eval_on_selector_all(f"option[data-game={game}]", "all => all.forEach(one => one.remove())")
    _choose(page, "game", game)
    page.dispatch_event("#setup", "input")
    expect(taste).to_be_hidden()
    level = _opened(page)["seats"][1]["level"]
    assert level == "pilot"
    mira.leave()
