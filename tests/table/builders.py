"""A service without a network: its requests are made here, in one loop, and every byte of an answer is kept."""

import asyncio
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar
from urllib.parse import urlencode

import msgspec
from msgspec import Struct
from sqlalchemy import event
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount
from starlette.types import ASGIApp, Message, Scope

import planetfall
from planetfall import Game
from planetfall.table.advisers import Advisers
from planetfall.table.api import routes
from planetfall.table.limits import BodyLimit, Limiter
from planetfall.table.people import COOKIE, Person, Registry
from planetfall.table.security import SecurityHeaders
from planetfall.table.settings import Settings
from planetfall.table.store import Store
from planetfall.table.tables import NewTable, Player, Table, Tables

__all__ = ["SEED", "Answer", "Client", "Service", "a_service", "legal", "send"]

Found = TypeVar("Found")

SEED = 31415926535897932384626442  # so long that nothing else contains it by chance; seat 0 begins
GENEROUS = 1_000_000


class Answer(Struct, frozen=True):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)

    @property
    def error(self) -> str:
        text = self.json["error"]
        assert isinstance(text, str) and set(self.json) == {"error", "clause"}, "a refusal is a sentence and a clause"
        return text


async def send(
    app: ASGIApp, method: str, path: str, *parts: bytes, headers: Mapping[str, str] | None = None, client: str = "test"
) -> Answer:
    """One request, with its body in these parts."""
    path, _, query = path.partition("?")
    given = {"host": "test", **(headers or {})}
    scope: Scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(key.lower().encode(), value.encode("latin-1")) for key, value in given.items()],
        "client": (client, 5000),
        "server": ("test", 80),
        "state": {},
    }
    coming = [{"type": "http.request", "body": part, "more_body": True} for part in parts[:-1]]
    coming.append({"type": "http.request", "body": parts[-1] if parts else b"", "more_body": False})
    sent: list[Message] = []

    async def receive() -> Message:
        return coming.pop(0) if coming else {"type": "http.disconnect"}

    async def keep(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, keep)
    start = sent[0]
    names = {key.decode(): value.decode("latin-1") for key, value in start["headers"]}
    return Answer(start["status"], names, b"".join(message.get("body", b"") for message in sent[1:]))


class Service:
    """The API on a database of its own."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        generous = {"requests_per_minute": GENEROUS, "moves_per_minute": GENEROUS, "tables_per_minute": GENEROUS}
        self.settings = Settings(data=folder, **(generous | settings))
        self.registry = Registry(b"key of the tests" * 2)
        self.received: list[bytes] = []  # everything anybody was sent
        self.runner = asyncio.Runner()
        self.now = 0.0
        (folder / "planetfall.db").write_bytes(_empty_database())
        self.start()

    def start(self) -> None:
        """Also after a stop: nothing but the database is left then."""
        self.tables = Tables(Store(self.settings.url))
        event.listen(self.tables.store.engine, "connect", _hurry)
        middleware = [Middleware(SecurityHeaders), Middleware(BodyLimit)]
        self.app = Starlette(routes=[Mount("/api", routes=routes)], middleware=middleware)
        self.app.state.settings = self.settings
        self.app.state.tables = self.tables
        self.app.state.advisers = self.advisers = Advisers(self.tables, self.settings)
        self.app.state.registry = self.registry
        self.app.state.limiter = Limiter(lambda: self.now)

    def stop(self) -> None:
        self.run(self.advisers.close())
        self.tables.close()

    def restart(self) -> None:
        self.stop()
        self.start()

    def run(self, work: Coroutine[Any, Any, Found]) -> Found:
        return self.runner.run(work)

    def request(self, method: str, path: str, *parts: bytes, headers: Mapping[str, str] | None = None) -> Answer:
        answer = self.run(send(self.app, method, path, *parts, headers=headers))
        self.received.append(answer.body)
        return answer

    def somebody(self, name: str) -> "Client":
        return Client(self, Person(self.registry.new_person().number, name))

    def find(self, table_id: str) -> Table:
        return self.run(self.tables.find(table_id))

    def a_table(self, *people: "Client", seed: int = SEED, game: str = "reworld", **more: Any) -> str:
        """A table with everybody at it; somebody named twice has two seats."""
        first = people[0]
        players = [Player("me" if one is first else "person", one.person.name) for one in people]
        wanted = NewTable(game, tuple(players), seed=seed, **more)
        table = self.run(self.tables.create(wanted, first.person, "en"))
        for seat, one in enumerate(people):
            if one is not first:
                self.run(self.tables.sit(table, seat, one.person, one.person.name, "en"))
        return table.row.id

    def a_table_in_play(self, moves: int, *people: "Client", **more: Any) -> str:
        """After so many moves, the first legal one of each seat in turn, or the game's end."""
        table_id = self.a_table(*people, confirm=False, **more)
        table = self.find(table_id)
        for _ in range(moves):
            if table.over:
                break
            seat = table.game.actors()[0]
            choices = legal(table.drafted(seat), seat)
            move = choices[len(choices) // 2]
            own = str(table.seats[seat].own)
            self.run(self.tables.move(table, seat, people[seat].person, own, move, "en"))
        return table_id


@cache
def _empty_database() -> bytes:
    """Migrated once for all tests."""
    with TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{folder}/planetfall.db")
        store.migrate()
        store.close()
        return (Path(folder) / "planetfall.db").read_bytes()


def _hurry(connection: Any, _: object) -> None:
    """No test here pulls the plug, so nobody needs to wait for the disk."""
    connection.execute("PRAGMA synchronous=OFF")


@contextmanager
def a_service(folder: Path, **settings: Any) -> Iterator[Service]:
    service = Service(folder, **settings)
    try:
        yield service
    finally:
        service.stop()
        service.runner.close()


class Client:
    """Somebody with a token."""

    def __init__(self, service: Service, person: Person) -> None:
        self.service = service
        self.person = person
        self.headers = {"Authorization": f"Bearer {service.registry.sign(person)}"}
        self.cookies = {"Cookie": f"{COOKIE}={service.registry.sign(person)}"}

    def get(self, path: str, **query: Any) -> Answer:
        asked = f"/api{path}" + (f"?{urlencode(query)}" if query else "")
        return self.service.request("GET", asked, headers=self.headers)

    def post(self, path: str, /, **body: Any) -> Answer:
        return self.send(path, msgspec.json.encode(body))

    def send(self, path: str, body: bytes, headers: Mapping[str, str] | None = None) -> Answer:
        """Any bytes as the body of a command."""
        given = {**(self.headers if headers is None else headers), "content-length": str(len(body))}
        return self.service.request("POST", f"/api{path}", body, headers=given)

    def version(self, table_id: str, seat: int) -> int:
        return self.service.find(table_id).seats[seat].own

    def act(self, table_id: str, seat: int, *moves: str) -> Answer:
        """Moves one after the other, each made for what is there now; the answer to the last."""
        assert moves
        for move in moves:
            answer = self.command("act", table_id, seat, move=move)
        return answer

    def instead(self, table_id: str, seat: int, move: str) -> Answer:
        return self.command("instead", table_id, seat, move=move)

    def command(self, name: str, table_id: str, seat: int, **more: str) -> Answer:
        return self.post(f"/tables/{table_id}/{name}", seat=seat, version=self.version(table_id, seat), **more)

    def see(self, table_id: str, seat: int | None = None, language: str = "en") -> Answer:
        query = {"language": language} | ({} if seat is None else {"seat": seat})
        return self.get(f"/tables/{table_id}", **query)


def legal(game: Game, seat: int, block: str = "") -> list[str]:
    notations = [planetfall.notation(game, code) for code in game.legal(seat)]
    return [notation for notation in notations if notation.split()[0] == block or not block]
