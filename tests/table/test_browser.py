"""The table in a real browser, as its users meet it."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Request, expect

from planetfall.core.record import read_record
from planetfall.table.people import COOKIE, Person, Registry
from planetfall.table.store import Store
from planetfall.table.tables import NewTable, Player, Tables
from tests.browser import violations
from tests.table.server import a_server
from tests.table.visitor import PATIENCE, Visitor

RECORD = Path(__file__).parent.parent / "games" / "reworld" / "games" / "2-04.txt"


def test_a_whole_game_by_clicks(browser: Browser, address: str) -> None:
    mira = Visitor(browser, address)
    mira.play_now("Mira")
    assert mira.play_to_the_end(mira.take_a_step) > 60
    mira.page.goto(f"{mira.address}/finished")
    expect(mira.page.locator("main a[href^='/table/']").first).to_be_visible()
    mira.leave()


def test_a_whole_game_by_keyboard_alone(browser: Browser, address: str) -> None:
    juno = Visitor(browser, address)
    page = juno.page
    page.goto(address)
    page.focus("#name")
    page.keyboard.type("Juno")
    page.keyboard.press("Enter")
    page.wait_for_selector("#table.table")
    juno.play_to_the_end(juno.take_a_step_by_keys)
    juno.leave()


@pytest.mark.parametrize("game", ["reworld", "planet_unknown"])  # turn by turn, and all at once
def test_two_people_play_each_other_with_reloads_in_mid_turn(browser: Browser, address: str, game: str) -> None:
    mira, juno = Visitor(browser, address), Visitor(browser, address)
    mira.page.goto(address)
    mira.page.check(f"input[name=game][value={game}]", force=True)
    mira.page.fill("#name", "Mira")
    mira.page.check("input[name=seat-2-kind][value=person]", force=True)
    mira.page.click("button.play")
    invitation = mira.page.input_value("#room-link")
    juno.page.goto(invitation)
    juno.page.fill("#name", "Juno")
    juno.page.click("button.play")
    for visitor in (mira, juno):
        visitor.sit_down()
    steps = 0
    while steps < 60:
        for visitor, other in ((mira, juno), (juno, mira)):
            if visitor.page.locator("#table[data-turn]:not([data-busy])").count():
                before = other.picture()
                visitor.take_a_step()
                steps += 1
                if steps % 7 == 0:
                    drafted = visitor.page.inner_text("#sentence")
                    visitor.page.reload()
                    assert visitor.page.inner_text("#sentence") == drafted
                if visitor.can_confirm():
                    assert other.picture() == before, "a draft is nobody else's business"
    log = "() => [...document.querySelectorAll('.log li:not(.group):not(.draft) a')].map(a => a.textContent).join()"
    for visitor in (mira, juno):
        while visitor.page.locator("#undo:not([aria-disabled])").count():
            visitor.change("#undo")
    for _ in range(60):  # each may still have to hear of the other's last turn
        if mira.page.evaluate(log) == juno.page.evaluate(log):
            break
        mira.page.wait_for_timeout(500)
    assert mira.page.evaluate(log) == juno.page.evaluate(log)
    mira.leave()
    juno.leave()


def test_a_spectator_never_receives_a_secret(browser: Browser, address: str) -> None:
    mira, watcher = Visitor(browser, address), Visitor(browser, address)
    received: list[str] = []
    watcher.page.on("requestfinished", lambda request: received.append(_text_of(request)))
    url = mira.play_now("Mira")
    watcher.page.goto(url)
    for _ in range(12):
        assert mira.wait_for_turn()
        mira.take_a_step()
    watcher.page.reload()
    watcher.page.wait_for_selector("#table.table")
    assert received
    hand = mira.page.locator("#own .hand [data-piece]").count()
    assert hand > 0, "whoever plays sees the own cards"
    assert not [found for text in received for found in re.findall("data-(?:card|move|pay)=.{60}", text)]
    mira.leave()
    watcher.leave()


def _text_of(request: Request) -> str:
    """What came back for a page or a board; other things hold no game."""
    answer = request.response()
    wanted = answer is not None and "/table/" in request.url and "/events" not in request.url
    return answer.text() if answer is not None and wanted else ""


def test_undo_goes_back_step_by_step_until_something_is_revealed(browser: Browser, address: str) -> None:
    mira = Visitor(browser, address)
    mira.play_now("Mira")
    assert mira.wait_for_turn()
    before = mira.picture()
    scenery = mira.page.inner_html("#station-hull")
    mira.change('#board [data-move^="acquire"]')
    assert mira.page.inner_html("#station-hull") == scenery, "what never changes is sent once, and stays"
    mira.change('#choices [data-move^="pay"]')
    assert mira.can_confirm()
    mira.change("#undo")
    assert not mira.can_confirm()
    mira.change("#undo")
    assert mira.picture() == before
    mira.change('#board [data-move^="acquire"]')
    mira.change("#restart")
    assert mira.picture() == before
    expect(mira.page.locator("#undo")).to_have_attribute("aria-disabled", "true")
    mira.leave()


def test_one_screen_for_two_and_a_step_that_reveals_cannot_be_undone(browser: Browser, address: str) -> None:
    visitor = Visitor(browser, address)
    page = visitor.page
    page.goto(address)
    page.fill("#name", "Mira")
    page.check("input[name=seat-2-kind][value=hotseat]", force=True)
    page.fill("input[name=seat-2-name]", "Juno")
    page.click("button.play")
    first = page.locator("#curtain-go")
    expect(first).to_be_visible()
    assert page.locator("[data-card]").count() == 0, "no hand is shown before its player has taken the screen"
    first.click()
    assert visitor.wait_for_turn()
    assert page.locator('[data-move="drop"][data-reveals]').count() == 0
    page.locator("[popovertarget=score]").first.click()
    expect(page.locator("#score-lines")).to_contain_text("Juno")  # filled when it is opened
    page.keyboard.press("Escape")
    visitor.change('[data-move="drop"]')
    visitor.change("#undo")
    visitor.change('[data-move="drop"]')
    page.click("#confirm")
    expect(first).to_be_visible()
    assert page.locator("[data-card]").count() == 0
    first.click()
    assert visitor.wait_for_turn()
    expect(page.locator('[data-move="drop"]').first).to_have_attribute("data-reveals", "")
    assert violations(page, "a step that reveals") == []
    page.locator('[data-move="drop"]').first.dispatch_event("click")
    expect(page.locator("#stage")).to_contain_text("round 2")
    assert page.locator("#undo:not([aria-disabled])").count() == 0
    visitor.leave()


def test_a_hint_by_click_is_lit_says_why_and_can_be_followed(browser: Browser, address: str) -> None:
    mira = Visitor(browser, address)
    page = mira.page
    mira.play_now("Mira")
    assert mira.wait_for_turn()
    version = page.get_attribute("#table", "data-version")
    page.click("#hint")
    advice = page.locator("#advice")
    expect(advice).to_contain_text("Expected in the end", timeout=30_000)
    expect(advice).to_contain_text("The whole turn ")  # the port is chosen first, then it is paid
    move = page.get_attribute("#follow", "value")
    expect(page.locator(f'#board [data-move="{move}"].hinted, #own [data-move="{move}"].hinted').first).to_be_visible()
    assert page.get_attribute("#table", "data-version") == version, "asking changes nothing"
    assert violations(page, "hint") == []
    page.reload()
    expect(advice).to_be_visible()
    mira.change("#follow")
    expect(advice).to_have_count(0)
    page.keyboard.press("h")
    expect(advice).to_be_visible(timeout=30_000)
    mira.leave()


def test_people_play_each_other_without_hints(browser: Browser, address: str) -> None:
    mira, juno = Visitor(browser, address), Visitor(browser, address)
    mira.page.goto(address)
    mira.page.check("input[name=seat-2-kind][value=person]", force=True)
    mira.page.click("button.play")
    juno.page.goto(mira.page.url)
    juno.page.click("button.play")
    mira.page.wait_for_selector("#table.table")
    assert mira.page.locator("#hint").count() == 0
    mira.leave()
    juno.leave()


def test_the_review_of_a_finished_game_leads_to_the_better_move(browser: Browser, tmp_path: Path) -> None:
    place, cookie = a_finished_game(tmp_path)
    with a_server(tmp_path) as address:
        mira = Visitor(browser, address)
        page = mira.page
        mira.context.add_cookies([{"name": COOKIE, "value": cookie, "url": address}])
        page.goto(address + place)
        page.wait_for_selector("#score:popover-open")
        page.keyboard.press("Escape")
        page.click("#review")
        page.wait_for_selector(".judged", timeout=2 * PATIENCE)
        expect(page.locator(".judged")).to_have_count(2)
        expect(page.locator(".forecast .curve")).to_have_count(2)
        page.locator(".judged summary").first.click()
        rows = page.locator(".judged").first.locator(".losses tbody tr")
        assert rows.count() > 40
        notations = {step.move for step in read_record(RECORD.read_text(encoding="utf-8")).steps}
        assert notations.isdisjoint(rows.locator("td:nth-child(3)").all_inner_texts()), "moves are told in words"
        assert violations(page, "review") == []
        page.locator(".worst a").first.click()
        expect(page.locator("#advice")).to_contain_text("Better:")
        assert page.locator("#table [data-move]").count() == 0, "in a replay nothing can be chosen"
        assert violations(page, "better") == []
        page.click("#next")
        expect(page.locator("#advice")).to_have_count(0)
        mira.leave()


def a_finished_game(folder: Path) -> tuple[str, str]:
    """A recorded game at a table; its place, and the cookie of somebody who played it."""
    kept = read_record(RECORD.read_text(encoding="utf-8"))
    registry = Registry.in_folder(folder)
    person = Person(registry.new_person().number, "Mira")

    async def keep() -> str:
        store = Store(f"sqlite:///{folder / 'planetfall.db'}")
        store.migrate()
        tables = Tables(store)
        players = (Player("me", "Mira"), Player("hotseat", "Juno"))
        table = await tables.create(NewTable("reworld", players, confirm=False, seed=kept.origin.seed), person, "en")
        for step in kept.steps:
            own = str(table.seats[step.seat].own)
            await tables.move(table, step.seat, person, own, step.move, "en")
        assert table.over
        tables.close()
        return table.row.id

    with ThreadPoolExecutor() as elsewhere:  # the browser's own loop runs here
        table_id = elsewhere.submit(asyncio.run, keep()).result()
    return f"/table/{table_id}", registry.sign(person)


def test_a_restart_of_the_server_is_survived_in_mid_turn(browser: Browser, tmp_path: Path) -> None:
    with a_server(tmp_path) as first:
        visitor = Visitor(browser, first)
        visitor.play_now("Mira")
        assert visitor.wait_for_turn()
        visitor.change('#board [data-move^="acquire"]')
        sentence = visitor.page.inner_text("#sentence")
    expect(visitor.page.locator("#live")).to_have_attribute("data-state", "off")
    with a_server(tmp_path, int(first.rpartition(":")[2])):
        expect(visitor.page.locator("#live")).to_have_attribute("data-state", "on", timeout=PATIENCE)
        assert visitor.page.inner_text("#sentence") == sentence
        visitor.change('#choices [data-move^="pay"]')
        assert visitor.can_confirm()
        visitor.context.close()


def test_the_german_page(browser: Browser, address: str) -> None:
    mira = Visitor(browser, address, locale="de-DE")
    mira.play_now("Mira")
    expect(mira.page.locator("html")).to_have_attribute("lang", "de")
    expect(mira.page.locator("#sentence")).to_contain_text("Du bist am Zug. Welches Modul erwirbst du?")
    expect(mira.page.locator("#confirm")).to_have_text("Bestätigen")
    mira.leave()


PLACES = ["/", "/finished", "/rules/reworld", "/about/reworld", "/table/none"]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("width", [1440, 390])
def test_axe_finds_nothing_on_any_page(browser: Browser, address: str, width: int, theme: str) -> None:
    visitor = Visitor(browser, address, width, 900 if width > 700 else 844)
    visitor.context.add_cookies([{"name": "theme", "value": theme, "url": address}])
    found: list[str] = []
    for place in PLACES:
        visitor.page.goto(address + place)
        found += violations(visitor.page, place)
    visitor.play_now("Mira")
    assert visitor.wait_for_turn()
    found += violations(visitor.page, "table")
    visitor.change('#board [data-move^="acquire"]')
    found += violations(visitor.page, "payment")
    assert found == []
    visitor.complaints = [line for line in visitor.complaints if "404" not in line]
    visitor.leave()


def test_the_phone_shows_the_main_loop_without_sideways_scrolling(browser: Browser, address: str) -> None:
    visitor = Visitor(browser, address, 390, 844)
    visitor.play_now("Mira")
    assert visitor.wait_for_turn()
    assert visitor.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    for _ in range(8):
        assert visitor.wait_for_turn()
        visitor.take_a_step()
    expect(visitor.page.locator("#confirm")).to_be_in_viewport()
    visitor.leave()
