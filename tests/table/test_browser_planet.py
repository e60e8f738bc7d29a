"""Planet Unknown in a real browser: tiles are turned and placed by mouse, finger and keys, rovers are driven."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from planetfall import Game, notation
from planetfall.games.planet_unknown.codes import ASK_ACT, ASK_PLACE
from tests.browser import violations
from tests.table.moments import Moments, Service, a_service_at
from tests.table.visitor import ARROWS, Visitor, walk_to_a_target

GHOST = "#ghost:not([hidden])"


def _has_tile(game: Game) -> bool:
    return game.question(0) == ASK_PLACE and len(game.legal(0)) > 60


def _can_drive(game: Game) -> bool:
    steps = [notation(game, code) for code in game.legal(0)]
    return game.question(0) == ASK_ACT and len([step for step in steps if step.startswith("move")]) > 2


def _has_left(game: Game) -> bool:
    """A single effect, and steps of a rover after it."""
    blocks = [notation(game, code).split()[0] for code in game.legal(0)]
    return game.question(0) == ASK_ACT and blocks.count("resolve") == 1 and "move" in blocks


MOMENTS: Moments = {
    **dict.fromkeys(("mouse", "finger", "keys", "all", "axe"), _has_tile),
    **dict.fromkeys(("rover", "arrows"), _can_drive),
    "effects": _has_tile,
    "resolved": _has_left,
}


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with a_service_at(MOMENTS, tmp_path_factory.mktemp("tables"), "planet_unknown", lot=3, least=40) as started:
        yield started


def _lit(page: Page) -> set[str]:
    return set(page.eval_on_selector_all(".spot[data-move]", "all => all.map(one => one.dataset.move)"))


def _laid(page: Page) -> int:
    return page.locator(".laid").count()


# -- the tile in hand ------------------------------------------------------------------------------------------------


def test_turned_all_eight_ways_the_lit_cells_are_exactly_the_legal_placements(
    browser: Browser, service: Service
) -> None:
    mira = service.visit(browser, "all")
    found = set()
    for way in range(8):
        found |= _lit(mira.page)
        mira.page.keyboard.press("f" if way == 3 else "r")
    mira.page.click("#moves summary")
    mira.page.wait_for_selector("#moves-list button")
    listed = mira.page.eval_on_selector_all("#moves-list button", "all => all.map(one => one.value)")
    assert found == {move for move in listed if move.startswith("place")}
    mira.leave()


def test_a_mouse_turns_the_tile_by_its_wheel_and_sees_what_a_place_brings_before_it_clicks(
    browser: Browser, service: Service
) -> None:
    mira = service.visit(browser, "mouse")
    page = mira.page
    before, laid = _lit(page), _laid(page)
    page.hover(".spot.legal")
    expect(page.locator(GHOST)).to_be_visible()
    expect(page.locator("#fates ul.fate:visible")).to_have_count(1)
    page.mouse.wheel(0, 120)
    assert _lit(page) != before
    page.click("#turn-left")
    assert _lit(page) == before
    page.hover(".spot.illegal")
    expect(page.locator("#fates .why:visible a")).to_have_attribute("data-rule", re.compile(r"^\d"))
    page.hover(".spot.legal")
    mira.change(".spot.legal")
    assert _laid(page) == laid + 1
    expect(page.locator("#placing")).to_have_count(0)
    mira.change("#undo")
    assert _laid(page) == laid
    mira.leave()


def test_a_finger_taps_twice_first_to_look_then_to_place(browser: Browser, service: Service) -> None:
    mira = service.visit(browser, "finger", 390, 844, touch="yes")
    page = mira.page
    laid = _laid(page)
    expect(page.locator("#place-here")).to_be_hidden()
    spot = page.locator(".spot.legal").first
    spot.tap()
    expect(page.locator(GHOST)).to_be_visible()
    expect(page.locator("#place-here")).to_be_visible()
    assert _laid(page) == laid, "the first tap only shows"
    page.locator("#turn-right").tap()
    expect(page.locator(".spot.legal").first).to_be_visible()
    page.locator(".spot.legal").first.tap()
    page.locator("#place-here").tap()
    expect(page.locator(".laid")).to_have_count(laid + 1)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    mira.leave()


def test_keys_alone_turn_flip_and_place_the_tile(browser: Browser, service: Service) -> None:
    mira = service.visit(browser, "keys")
    page = mira.page
    laid = _laid(page)
    before = _lit(page)
    page.keyboard.press("f")
    page.keyboard.press("r")
    page.evaluate("() => document.dispatchEvent(new CustomEvent('planetfall:drawn'))")  # an update without news
    assert _lit(page) != before
    walk_to_a_target(page)
    expect(page.locator(GHOST)).to_be_visible()
    label = page.evaluate("() => document.activeElement.getAttribute('aria-label')")
    assert label.count(page.inner_text("#fates ul.fate:visible li >> nth=0")) == 1
    mira.change("key Enter")
    assert _laid(page) == laid + 1
    mira.leave()


def test_a_hint_about_a_placement_turns_the_tile_and_holds_it_over_its_place(
    browser: Browser, service: Service
) -> None:
    mira = service.visit(browser, "all")
    page = mira.page
    page.keyboard.press("f")
    wanted = sorted(_lit(page))[0]
    page.keyboard.press("f")
    page.evaluate(HINTED, wanted)
    expect(page.locator(".spot.hinted")).to_have_attribute("data-move", wanted)
    expect(page.locator(GHOST)).to_be_visible()
    mira.leave()


# Computers that can advise are slow: the page is told what a hint would tell it.
HINTED = """wanted => {
    document.getElementById("table").dataset.hint = wanted;
    document.dispatchEvent(new CustomEvent("planetfall:drawn"));
}"""


# -- rovers ----------------------------------------------------------------------------------------------------------


def test_a_rover_is_chosen_and_driven_by_arrow_keys_or_by_a_click_on_its_next_cell(
    browser: Browser, service: Service
) -> None:
    mira = service.visit(browser, "rover")
    page = mira.page
    rover = page.locator("[data-rover]").first
    where = "() => document.querySelector('.onwheels').getAttribute('transform')"
    start = page.evaluate(where)
    rover.click()
    expect(rover).to_have_attribute("aria-pressed", "true")
    way = page.get_attribute(".step.legal.on", "data-way")
    assert way is not None
    mira.change(f"key {ARROWS[way]}")
    moved = page.evaluate(where)
    assert moved != start
    mira.change("#undo")
    assert page.evaluate(where) == start
    mira.change(f".step.legal[data-way={way}]")
    assert page.evaluate(where) == moved
    mira.leave()


def test_arrow_keys_drive_a_rover_that_tab_leads_to_from_there_and_from_its_arrows(
    browser: Browser, service: Service
) -> None:
    mira = service.visit(browser, "arrows")
    page = mira.page
    for _ in range(60):
        if page.evaluate("() => Boolean(document.activeElement.dataset.rover)"):
            break
        page.keyboard.press("Tab")
    rover = page.locator("[data-rover]:focus")
    expect(rover).to_have_attribute("aria-pressed", "true")
    number = rover.get_attribute("data-rover")
    ways = page.eval_on_selector_all(f".step.legal[data-of='{number}']", "all => all.map(one => one.dataset.way)")
    mira.change(f"key {ARROWS[ways[0]]}")
    assert page.locator(f"[data-piece=rover-0-{number}].ghost").count() == 1
    mira.change("#undo")
    page.focus(f"#step-{number}-{ways[0]}")
    mira.change(f"key {ARROWS[ways[0]]}")
    mira.leave()


def test_a_line_of_the_log_about_somebody_else_rings_its_place_on_their_planet(
    browser: Browser, service: Service
) -> None:
    mira = service.visit(browser, "all")
    page = mira.page
    page.locator("#talk a[data-pieces^='tile-']:has(.p2)").first.hover()
    expect(page.locator(".miniplanet [data-ring^='tile-'].lit")).to_have_count(1)
    mira.leave()


# -- where the focus is ------------------------------------------------------------------------------------------------

# Wherever something is asked: on a thing that answers and can be taken back, else on the sentence.
ASTRAY = """() => {
    const here = document.activeElement;
    const answers = ":is(#board, #own, #foot, #choices) :is([data-move], .legal[tabindex]):not([data-reveals])";
    if (here.matches(answers)) return "";
    const open = [...document.querySelectorAll(answers)].some((one) => one.getClientRects().length);
    if (here.id === "sentence" && !open) return "";
    return `${here.tagName} #${here.id} ${here.getAttribute("aria-label") ?? ""}`;
}"""


def test_after_a_tile_is_laid_the_focus_is_at_the_open_effects_and_then_at_the_rover(
    browser: Browser, service: Service
) -> None:
    mira = service.visit(browser, "effects")
    page = mira.page
    page.focus(".spot.legal")
    mira.change("key Enter")
    expect(page.locator("#effects button:focus")).to_have_count(1)
    mira.leave()


def test_while_a_rover_may_move_the_focus_is_never_at_the_end_of_the_turn(browser: Browser, service: Service) -> None:
    mira = service.visit(browser, "resolved")
    page = mira.page
    page.focus("#effects button")
    while page.locator("#effects button").count():
        mira.change("key Enter")
        assert page.evaluate(ASTRAY) == ""
    expect(page.locator("[data-rover]:focus")).to_have_count(1)
    mira.leave()


# -- whole games -----------------------------------------------------------------------------------------------------


def test_a_whole_game_by_clicks(browser: Browser, address: str) -> None:
    mira = Visitor(browser, address)
    mira.play_now("Mira", game="planet_unknown")
    mira.play_to_the_end(mira.take_a_step)
    assert _laid(mira.page) >= 12
    mira.leave()


def test_a_whole_game_by_keyboard_alone(browser: Browser, address: str) -> None:
    juno = Visitor(browser, address)
    juno.play_now("Juno", game="planet_unknown")
    astray = []

    def step() -> None:
        juno.take_a_step_by_keys()
        if juno.wait_for_turn():
            astray.append((juno.page.inner_text("#sentence"), juno.page.evaluate(ASTRAY)))

    juno.play_to_the_end(step)
    assert [found for found in astray if found[1]] == []
    assert _laid(juno.page) >= 12
    juno.leave()


@pytest.mark.parametrize("width", [1440, 1024])
def test_nothing_jumps_when_a_tile_is_taken_and_the_other_can_be_taken_instead(
    browser: Browser, address: str, width: int
) -> None:
    mira = Visitor(browser, address, width)
    page = mira.page
    mira.play_now("Mira", game="planet_unknown")
    assert mira.wait_for_turn()
    before = page.locator("#planet").bounding_box()
    mira.change("#offer-outer")
    expect(page.locator("#offer-outer")).to_have_class(re.compile("chosen"))
    page.hover(".spot.legal")
    expect(page.locator(GHOST)).to_be_visible()
    mira.change("#offer-inner")
    expect(page.locator("#offer-inner")).to_have_class(re.compile("chosen"))
    expect(page.locator("#offer-outer")).to_have_class(re.compile("instead"))
    assert page.locator("#planet").bounding_box() == before
    mira.leave()


# What turns is seen by a spy: a busy machine may be late to look at an animation.
SPY = """
    window.turned = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        if (this.matches(".turning, .upright")) turned.push([this.getAttribute("class"), frames.rotate[0]]);
        return animate.call(this, frames, timing);
    };
"""


@pytest.mark.parametrize("motion", ["yes", "no"])
def test_a_turn_alone_can_be_taken_back_until_it_is_confirmed_and_then_the_station_turns(
    browser: Browser, address: str, motion: str
) -> None:
    mira = Visitor(browser, address, motion=motion)
    mira.context.add_init_script(SPY)
    page = mira.page
    mira.play_now("Mira", game="planet_unknown", alone=True)
    while not (mira.can_confirm() and _laid(page)):
        mira.take_a_step()
    assert mira.has_reached(1) and not mira.has_reached(2)
    mira.change("#undo")
    assert not mira.can_confirm()
    while not mira.can_confirm():
        mira.take_a_step()
    page.evaluate("() => { turned.length = 0; }")
    mira.change("#confirm")
    assert mira.has_reached(2)
    turned = {(name, angle) for name, angle in page.evaluate("() => turned")}
    still = {("turning", "-60deg"), ("upright", "60deg")}  # the wheel comes round by a sector, tiles stay upright
    assert turned == (still if motion == "yes" else set())
    mira.leave()


@pytest.mark.parametrize(("width", "theme"), [(1440, "dark"), (390, "light")])
def test_axe_finds_nothing_while_a_tile_is_in_hand(browser: Browser, service: Service, width: int, theme: str) -> None:
    mira = service.visit(browser, "axe", width, 900 if width > 700 else 844, theme=theme)
    assert violations(mira.page, "placing") == []
    mira.leave()
