"""Pictures of real pages, for the README and for whoever has to judge them.

`python -m tests.screenshots FOLDER --all` takes every page at three sizes in both themes.

Without --all only the pictures of the README are taken.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page
from rich.progress import track

from planetfall._face import notation
from planetfall.bots.levels import choose
from planetfall.core.rng import seeded
from planetfall.table.people import COOKIE, Person, Registry
from planetfall.table.store import Store
from planetfall.table.tables import NewTable, Player, Table, Tables
from tests.browser import a_browser
from tests.table.server import a_server

SIZES = ((1440, 900), (1024, 768), (390, 844))
THEMES = ("dark", "light")
COMPUTERS = (Player("computer", "", "pilot"), Player("computer", "", "cadet"), Player("computer", "", "cadet"))
TABLES = {  # game, computers, options, at least so many steps, then the next own turn
    "station": ("reworld", 2, {}, 70),
    "settlement": ("reworld", 2, {}, 230),
    "finished": ("reworld", 2, {}, 10_000),
    "planet-early": ("planet_unknown", 1, {}, 12),
    "planet-middle": ("planet_unknown", 3, {"planets": "dealt", "corporations": "dealt", "private": "on"}, 150),
    "planet-placing": ("planet_unknown", 3, {"planets": "dealt", "private": "on"}, 240),
    "planet-alone": ("planet_unknown", 0, {}, 60),
    "planet-finished": ("planet_unknown", 3, {}, 10_000),
    "galileo-early": ("galileo_project", 1, {}, 10),
    "galileo-middle": ("galileo_project", 3, {}, 130),
    "galileo-two": ("galileo_project", 1, {}, 60),
    "galileo-finished": ("galileo_project", 3, {}, 10_000),
    "evacuation-early": ("evacuation", 1, {}, 12),
    "evacuation-middle": ("evacuation", 3, {"mode": "points", "actions": "advanced", "orders": "on"}, 260),
    "evacuation-alone": ("evacuation", 0, {"mode": "points"}, 60),
    "evacuation-finished": ("evacuation", 1, {}, 10_000),
}
README = {
    ("lobby", 1440, "dark"),
    ("station", 1440, "dark"),
    ("settlement", 1440, "light"),
    ("station", 390, "dark"),
    ("planet-placing", 1440, "dark"),
    ("galileo-middle", 1440, "dark"),
    ("evacuation-middle", 1440, "dark"),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--all", action="store_true", help="every page, at three sizes, in both themes")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        data = Path(name)
        person = Registry.in_folder(data).new_person()
        places = asyncio.run(_set_up(data, Person(person.number, "Mira"), wanted.all))
        cookie = Registry.in_folder(data).sign(Person(person.number, "Mira"))
        with a_server(data, pause=600.0) as address, a_browser() as browser:
            for shot in track(list(_shots(places, wanted.all)), "Taking pictures"):
                _take(browser, address, cookie, shot, wanted.folder)


async def _set_up(data: Path, person: Person, everything: bool) -> dict[str, str]:
    """Tables in several stages, played by computers for everybody; paths by name of the picture."""
    store = Store(f"sqlite:///{data / 'planetfall.db'}")
    store.migrate()
    tables = Tables(store)
    places = {"lobby": "/", "rules": "/rules/reworld", "about": "/about/reworld", "replays": "/finished"}
    for name, (game, computers, options, steps) in TABLES.items():
        if not everything and name not in {scene for scene, _, _ in README}:
            continue
        players = (Player("me", "Mira"), *COMPUTERS[:computers])
        table = await tables.create(NewTable(game, players, options, seed=7), person, "en")
        await _play_on(tables, table, steps)
        places[name] = f"/table/{table.row.id}"
    friends = (Player("me", "Mira"), Player("person"))
    waiting = await tables.create(NewTable("reworld", friends, listed=True), person, "en")
    places["room"] = f"/table/{waiting.row.id}"
    tables.close()
    return places


async def _play_on(tables: Tables, table: Table, steps: int) -> None:
    rng = seeded(3)
    while table.game.actors() and (len(table.steps) < steps or not _own_turn_begins(table)):
        seat = table.game.actors()[0]
        move = notation(table.game, choose("pilot", table.game, seat, rng))
        after = table.played(table.steps)
        after.apply(seat, table.title.info.actions.code(move))
        await tables._append(table, seat, (move,), after, "en")


def _own_turn_begins(table: Table) -> bool:
    return table.game.actors()[0] == 0 and table.game.begins_turn(0)


Shot = tuple[str, str, int, int, str]


def _shots(places: dict[str, str], everything: bool) -> Iterator[Shot]:
    for name, path in places.items():
        for width, height in SIZES:
            for theme in THEMES:
                if everything or (name, width, theme) in README:
                    yield name, path, width, height, theme


def _take(browser: Browser, address: str, cookie: str, shot: Shot, folder: Path) -> None:
    name, path, width, height, theme = shot
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", locale="en-GB")
    context.add_cookies(
        [{"name": COOKIE, "value": cookie, "url": address}, {"name": "theme", "value": theme, "url": address}]
    )
    page = context.new_page()
    page.goto(address + path)
    page.wait_for_timeout(400)
    if name.endswith("finished"):
        page.keyboard.press("Escape")
    if name.endswith("placing"):
        _hold_a_tile(page)
    page.screenshot(path=folder / f"{name}-{width}-{theme}.png")
    context.close()


def _hold_a_tile(page: Page) -> None:
    """Over the place where most can be said about it."""
    if page.locator("#offer-outer[data-move]").count():
        page.click("#offer-outer")
    page.wait_for_selector("#placing")
    spots = page.locator(".spot.legal")
    told = []
    for number in range(spots.count()):
        spots.nth(number).hover()
        told.append((page.locator("#fates ul.fate:visible li b").count(), number))
    spots.nth(max(told)[1]).hover()
    page.wait_for_timeout(300)


if __name__ == "__main__":
    main()
