"""Tables that were played up to a moment worth a visit."""

import asyncio
import random
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser

from planetfall import Game, notation
from planetfall.table.people import COOKIE, Person, Registry
from planetfall.table.store import Store
from planetfall.table.tables import NewTable, Player, Table, Tables
from tests.table.server import a_server
from tests.table.visitor import Visitor

__all__ = ["Moments", "Service", "a_service_at"]

Moments = Mapping[str, Callable[[Game], bool]]  # a table for each: has the game come to where it should be?
Pick = Callable[[random.Random, list[str]], str]


class Service:
    """A server with tables that were played up to a moment, all of them Mira's against a computer."""

    def __init__(self, address: str, cookie: str, paths: dict[str, str]) -> None:
        self.address = address
        self.cookie = cookie
        self.paths = paths

    def visit(self, browser: Browser, table: str, width: int = 1440, height: int = 900, **context: str) -> Visitor:
        visitor = Visitor(browser, self.address, width, height, **context)
        theme = {"name": "theme", "value": context.get("theme", "dark"), "url": self.address}
        visitor.context.add_cookies([{"name": COOKIE, "value": self.cookie, "url": self.address}, theme])  # type: ignore[list-item]
        visitor.page.goto(self.address + self.paths[table])
        visitor.page.wait_for_selector("#table[data-turn]")
        return visitor


@contextmanager
def a_service_at(
    moments: Moments, data: Path, game: str, *, lot: int, least: int = 0, pick: Pick = random.Random.choice
) -> Iterator[Service]:
    """Each table is played by this lot, for so many moves at least, until Mira may act and its moment has come."""
    mira = Person(Registry.in_folder(data).new_person().number, "Mira")

    async def play_tables() -> dict[str, str]:
        store = Store(f"sqlite:///{data / 'planetfall.db'}")
        store.migrate()
        tables = Tables(store)
        paths = {}
        for name, arrived in moments.items():
            players = (Player("me", "Mira"), Player("computer", "", "cadet"))
            table = await tables.create(NewTable(game, players, seed=7), mira, "en")
            chooser = random.Random(lot)
            while len(table.steps) < least or 0 not in table.game.actors() or not arrived(table.game):
                await _go_on(tables, table, chooser, pick)
            paths[name] = f"/table/{table.row.id}"
        tables.close()
        return paths

    with ThreadPoolExecutor(1) as apart:  # the browser's loop runs in this thread
        paths = apart.submit(lambda: asyncio.run(play_tables())).result()
    with a_server(data, moves_per_minute=100_000, requests_per_minute=1_000_000, pause=600.0) as address:
        yield Service(address, Registry.in_folder(data).sign(mira), paths)


async def _go_on(tables: Tables, table: Table, chooser: random.Random, pick: Pick) -> None:
    """One move of whoever may act, the computer too."""
    seat = table.game.actors()[0]
    move = pick(chooser, [notation(table.game, code) for code in table.game.legal(seat)])
    after = table.played(table.steps)
    after.apply(seat, table.title.info.actions.code(move))
    await tables._append(table, seat, (move,), after, "en")
