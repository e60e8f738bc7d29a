"""Planet Unknown in a real browser: what is written on a card stays on it, and no page is wider than its window."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.table.visitor import Visitor

SIZES = [(1440, 900), (1280, 720), (1024, 768), (390, 844)]


def _sit_down(browser: Browser, address: str, locale: str) -> Visitor:
    mira = Visitor(browser, address, locale=locale)
    mira.play_now("Mira", game="planet_unknown", planets="picked", corporations="picked")
    assert mira.wait_for_turn()
    return mira


def _pick(mira: Visitor, move: str) -> None:
    mira.change(f'[data-move^="{move}"]')
    if mira.can_confirm():
        mira.change("#confirm")
    assert mira.wait_for_turn()


def _resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})


# What is wrong with the cards: something printed beyond its card or over something else, a card over another.
FLAWS = """() => {
    const box = (one) => one.getBoundingClientRect();
    const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;
    const inside = (one, other) => one.left >= other.left - 0.5 && one.right <= other.right + 0.5
        && one.top >= other.top - 0.5 && one.bottom <= other.bottom + 0.5;
    const flaws = [];
    const cards = [...document.querySelectorAll(".offercard")];
    for (const [place, card] of cards.entries()) {
        const full = card.scrollHeight > card.clientHeight || card.scrollWidth > card.clientWidth;
        if (full) flaws.push(`${card.id} is too full`);
        const parts = [...card.children].filter((part) => !part.matches(".icon"));
        for (const [index, part] of parts.entries()) {
            if (!inside(box(part), box(card))) flaws.push(`${card.id}: ${part.tagName} lies beyond it`);
            const covered = parts.slice(index + 1).some((other) => meet(box(part), box(other)));
            if (covered) flaws.push(`${card.id}: ${part.tagName} is covered`);
        }
        if (cards.slice(place + 1).some((other) => meet(box(card), box(other)))) flaws.push(`${card.id} is covered`);
    }
    const all = document.getElementById("cards");
    if (all.scrollWidth > all.clientWidth) flaws.push("cards are cut off at the side");
    return flaws;
}"""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_planets_and_corporations_to_pick_from_are_legible_at_every_size(
    browser: Browser, address: str, locale: str
) -> None:
    mira = _sit_down(browser, address, locale)
    for kind in ("planet", "corporation"):
        expect(mira.page.locator(f".offercard.{kind}").first).to_be_visible()
        for width, height in SIZES:
            _resize(mira.page, width, height)
            assert mira.page.evaluate(FLAWS) == [], (kind, width)
        _pick(mira, f"{kind} ")
    mira.leave()


def test_long_german_words_of_a_corporation_never_widen_a_phones_page(browser: Browser, address: str) -> None:
    mira = _sit_down(browser, address, "de-DE")
    _pick(mira, "planet ")
    _pick(mira, REPUBLIC)
    for width in (390, 360):
        _resize(mira.page, width, 844)
        assert mira.page.evaluate("() => document.documentElement.scrollWidth") <= width
    mira.leave()


REPUBLIC = "corporation 7"  # with the longest words
CROWDED = """() => [...document.querySelectorAll(".actions .btn")]
    .filter((one) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > innerWidth)
    .map((one) => one.id)"""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_the_commands_of_a_phone_have_room_for_their_words_and_the_points(
    browser: Browser, address: str, locale: str
) -> None:
    mira = _sit_down(browser, address, locale)
    mira.page.locator("#confirm > span").evaluate("words => words.append(' −12')")
    for width in (390, 360):
        _resize(mira.page, width, 844)
        assert mira.page.evaluate(CROWDED) == []
    mira.leave()


# What is written smaller than this, in pixels as it is seen.
SMALL = """least => [...document.querySelectorAll("#table *")].filter((one) => {
    const written = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!written || !one.getClientRects().length || one.closest(".sr, [popover]")) return false;
    const frame = one.ownerSVGElement && one.getScreenCTM();
    return parseFloat(getComputedStyle(one).fontSize) * (frame ? Math.hypot(frame.a, frame.b) : 1) < least;
}).map((one) => `${one.closest("[id]").id}: ${one.textContent}`)"""


def test_nothing_on_the_table_is_written_smaller_than_eleven_pixels(browser: Browser, address: str) -> None:
    mira = Visitor(browser, address)
    mira.play_now("Mira", game="planet_unknown")
    assert mira.wait_for_turn()
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        _resize(mira.page, width, height)
        assert mira.page.evaluate(SMALL, 10.95) == [], width
    mira.leave()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_a_hint_moves_nothing_and_the_commands_stay_in_reach(
    browser: Browser, address: str, width: int, height: int
) -> None:
    mira = Visitor(browser, address, width, height)
    page = mira.page
    mira.play_now("Mira", game="planet_unknown")
    assert mira.wait_for_turn()
    before = page.locator("#planet").bounding_box()
    page.click("#hint")
    expect(page.locator("#advice")).to_be_visible(timeout=30_000)
    assert page.locator("#planet").bounding_box() == before
    page.mouse.move(width / 2, height / 2)
    page.mouse.wheel(0, 600)
    for place in ("#sentence", "#undo", "#follow"):
        expect(page.locator(place)).to_be_in_viewport(ratio=1)
    mira.leave()
