"""A load run against the real server on loopback: how fast it takes moves, how soon viewers see them, what it weighs.

    python benchmarks/table_load.py
    python benchmarks/table_load.py --tables 40 --viewers 100,1000,2000 --seconds 20 --json > load.json

The server is a process of its own, the clients are this one, so two cores are in use. First every table moves as fast
as it can with nobody watching; then the tables move at the pace of people while viewers listen by server-sent events
and fetch the page after every move, as browsers do. A delay is counted from when the command was sent until a viewer
had the whole page. Everything ends by itself in about a minute.
"""

import asyncio
import random
import re
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import click
import httpx2 as httpx
import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

SERVER = """
import sys
from pathlib import Path
from planetfall.table.serve import serve_tables
from planetfall.table.settings import Settings

many = 10_000_000
limits = {"moves_per_minute": many, "requests_per_minute": many, "tables_per_minute": many}
limits["streams_per_address"] = many
serve_tables(Settings(data=Path(sys.argv[1]), pause=0.0, **limits), "127.0.0.1", int(sys.argv[2]), False)
"""

GAME = "reworld"
PLAYERS = [{"kind": "me", "name": "Ada"}, {"kind": "hotseat", "name": "Bo"}]
FILES = 8192  # open connections, on both sides
GATHERING = 60.0  # seconds until all viewers must be there
LOADS = {
    "page": r'(?:<script[^>]* src|<img[^>]* src|<use href|<link[^>]* href)="(/static/[^"?]+)',
    "css": r"""url\(["']?([^"')#:]+)["']?\)""",
    "js": r"""(?:from|import)[\s(]*["']([./][^"']+)["']""",
}
IDLE_TABLES = 60  # that memory is measured with
IDLE_STEPS = 10  # taken at each of them


class Delays(Struct, frozen=True):
    """From a command to a viewer's page."""

    viewers: int
    moves_per_second: float
    pages: int
    p50_ms: float
    p99_ms: float
    worst_ms: float


class Report(Struct, frozen=True):
    game: str
    tables: int
    moves_per_second: float  # nobody watching
    requests_per_second: float
    delays: list[Delays]
    kilobytes_per_table: float
    update_bytes: int  # a board, compressed, in the middle of a game
    update_worst_bytes: int
    first_load_bytes: int  # page and everything it loads, compressed where the server does it
    first_load_files: int


# -- the server ----------------------------------------------------------------------------------------------------


class Server:
    def __init__(self, folder: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVER, folder, str(self.port)], stdout=subprocess.DEVNULL
        )

    async def ready(self, client: httpx.AsyncClient) -> None:
        while True:
            if self._process.poll() is not None:
                raise click.ClickException("the server ended by itself; what it said stands above")
            try:
                await client.get("/health")
                return
            except httpx.TransportError:
                await asyncio.sleep(0.05)

    def kilobytes(self) -> int:
        """Memory in use, as the system counts it."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()


# -- who plays -----------------------------------------------------------------------------------------------------


class Mover:
    """Plays both seats of one table at random, through the API; a new table when a game is over."""

    def __init__(self, client: httpx.AsyncClient, seed: int) -> None:
        self.client = client
        self.chance = random.Random(seed)
        self.table = ""
        self.steps = 0
        self.moves = 0
        self.requests = 0
        self.over = False
        self.sent: dict[int, float] = {}  # when the command was sent that led to so many steps
        self._turn = 0

    async def sit_down(self) -> None:
        wanted = {"game": GAME, "players": PLAYERS, "confirm": False}
        made = await self.client.post("/api/tables", json=wanted)
        made.raise_for_status()
        self.table, self.steps, self.over = made.json()["id"], 0, False

    async def move(self) -> None:
        """One move of whoever has to."""
        for seat in (self._turn, 1 - self._turn):
            asked = (await self._get(f"/api/tables/{self.table}/moves?seat={seat}")).json()
            if asked["moves"]:
                break
        else:
            self.over = True
            return
        self._turn = seat
        command = {"seat": seat, "version": asked["version"], "move": self.chance.choice(asked["moves"])["notation"]}
        sent = time.perf_counter()
        answer = await self.client.post(f"/api/tables/{self.table}/act", json=command)
        answer.raise_for_status()
        done = answer.json()
        self.requests += 1
        self.moves += 1
        self.over = done["over"]
        if done["steps"] != self.steps:
            self.steps = done["steps"]
            self.sent[self.steps] = sent

    async def turn(self) -> None:
        """Moves until others can see something of them."""
        steps = self.steps
        while self.steps == steps and not self.over:
            await self.move()

    async def _get(self, path: str) -> httpx.Response:
        self.requests += 1
        answer = await self.client.get(path)
        answer.raise_for_status()
        return answer


async def as_fast_as_possible(mover: Mover) -> None:
    while True:
        if mover.over:
            await mover.sit_down()
        await mover.move()


async def at_the_pace_of_people(mover: Mover, seconds: float) -> None:
    """Not all tables at once."""
    await asyncio.sleep(mover.chance.uniform(0, seconds))
    while not mover.over:
        began = time.perf_counter()
        await mover.turn()
        await asyncio.sleep(max(0.0, seconds - (time.perf_counter() - began)))


# -- who watches ---------------------------------------------------------------------------------------------------


class Viewer:
    """A page that stays open: hears of every version, then fetches what there is to see.

    Plain sockets, because the pool of an HTTP client is searched through for every request, and a thousand open lines
    would measure that.
    """

    def __init__(self, port: int, mover: Mover) -> None:
        self.port = port
        self.mover = mover
        self.here = False
        self.seen: list[tuple[int, float]] = []  # steps, and when their page was there
        self._cookie = ""

    async def watch(self) -> None:
        reader, writer = await self._ask(f"/table/{self.mover.table}/events")
        try:
            await self._read_head(reader)
            async for line in reader:
                if line.startswith(b"data:"):
                    await self._look(int(line.split(b".")[1]))  # boot.steps.own.changes
            raise click.ClickException("the server closed a line of events")
        finally:
            writer.close()

    async def _look(self, steps: int) -> None:
        reader, writer = await self._ask(f"/table/{self.mover.table}/board")
        await self._read_head(reader)
        await reader.read()
        writer.close()
        if self.here:  # the first page answers no move
            self.seen.append((steps, time.perf_counter()))
        self.here = True

    async def _ask(self, path: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        cookie = f"Cookie: {self._cookie}\r\n" if self._cookie else ""
        head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nConnection: close\r\n{cookie}\r\n"
        writer.write(head.encode())
        return reader, writer

    async def _read_head(self, reader: asyncio.StreamReader) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        if " 200 " not in head.partition("\r\n")[0]:
            raise click.ClickException(f"a viewer got {head.partition(chr(13))[0]!r}")
        if found := re.search(r"set-cookie: (planetfall=[^;]+)", head, re.IGNORECASE):
            self._cookie = found[1]

    def delays(self) -> list[float]:
        return [at - self.mover.sent[steps] for steps, at in self.seen if steps in self.mover.sent]


# -- what is measured ----------------------------------------------------------------------------------------------


class Load:
    def __init__(self, server: Server, client: httpx.AsyncClient, tables: int, seconds: float, pace: float) -> None:
        self.server = server
        self.client = client
        self.seconds = seconds
        self.pace = pace
        self.movers = [Mover(client, seed) for seed in range(tables)]

    async def arrive(self) -> None:
        made = await self.client.post("/api/people", json={"name": "Ada"})
        made.raise_for_status()
        self.client.headers["Authorization"] = f"Bearer {made.json()['token']}"
        for mover in self.movers:
            await mover.sit_down()

    async def throughput(self) -> tuple[float, float]:
        """Moves and requests a second."""
        began = time.perf_counter()
        await _for(self.seconds, [as_fast_as_possible(mover) for mover in self.movers])
        taken = time.perf_counter() - began
        return sum(mover.moves for mover in self.movers) / taken, sum(mover.requests for mover in self.movers) / taken

    async def delays(self, viewers: int) -> Delays:
        for mover in self.movers:  # a new game, so that none ends too soon
            await mover.sit_down()
            mover.sent.clear()
        watching = [Viewer(self.server.port, self.movers[n % len(self.movers)]) for n in range(viewers)]
        tasks = [asyncio.create_task(viewer.watch()) for viewer in watching]
        try:
            async with asyncio.timeout(GATHERING):
                while not all(viewer.here for viewer in watching):
                    _raise_first(tasks)
                    await asyncio.sleep(0.05)
            moves = sum(mover.moves for mover in self.movers)
            await _for(self.seconds, [at_the_pace_of_people(mover, self.pace) for mover in self.movers])
            moves = sum(mover.moves for mover in self.movers) - moves
            await asyncio.sleep(1)  # the last pages are on their way
            _raise_first(tasks)
        finally:
            await _end(tasks)
        found = sorted(delay * 1000 for viewer in watching for delay in viewer.delays())
        if not found:
            raise click.ClickException("no viewer saw a move; give it more --seconds")
        rate = moves / self.seconds
        return Delays(viewers, rate, len(found), _share(found, 0.5), _share(found, 0.99), found[-1])

    async def kilobytes_per_table(self) -> float:
        before = self.server.kilobytes()
        for seed in range(IDLE_TABLES):
            mover = Mover(self.client, seed)
            await mover.sit_down()
            while mover.steps < IDLE_STEPS:
                await mover.move()
        return (self.server.kilobytes() - before) / IDLE_TABLES

    async def update_bytes(self) -> list[int]:
        """A player's updates after every step of a game, compressed; like a page, each says what it shows already."""
        mover, weights, have = Mover(self.client, 1), [], {0: "", 1: ""}
        await mover.sit_down()
        while not mover.over:
            for seat, shown in have.items():
                page = await self._as_player(f"/table/{mover.table}/board?seat={seat}", {"X-Have": shown})
                have[seat] = " ".join(re.findall('data-hash="([^"]+)"', page.text))
                weights.append(page.num_bytes_downloaded)
            await mover.move()
        return weights[2:]  # the first ones are no updates

    async def first_load(self) -> tuple[int, int]:
        """Bytes and files of a player's page with an empty cache."""
        mover = Mover(self.client, 2)
        await mover.sit_down()
        for _ in range(IDLE_STEPS):
            await mover.move()
        found, total = [f"/table/{mover.table}?seat=0"], 0
        for path in found:  # grows while it is read
            answer = await self._as_player(path)
            total += answer.num_bytes_downloaded
            if answer.headers["content-type"].startswith("text/"):
                found += [name for name in _loaded_by(path, answer.text) if name not in found]
        return total, len(found)

    async def _as_player(self, path: str, more: dict[str, str] | None = None) -> httpx.Response:
        """A page knows its reader by the cookie, which is signed as the token is."""
        token = str(self.client.headers["Authorization"]).partition(" ")[2]
        headers = {"Cookie": f"planetfall={token}", "Accept-Encoding": "gzip"} | (more or {})
        answer = await self.client.get(path, headers=headers)
        answer.raise_for_status()
        return answer


def _loaded_by(path: str, text: str) -> list[str]:
    """Local files that a page, a style sheet or a script makes a browser fetch."""
    kind = path.rpartition(".")[2]
    linked = re.findall(LOADS.get(kind, LOADS["page"]), text)
    return list(dict.fromkeys(urljoin(path, name.partition("#")[0]) for name in linked))


def _share(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


async def _for(seconds: float, works: list[Coroutine[Any, Any, None]]) -> None:
    tasks = [asyncio.create_task(work) for work in works]
    await asyncio.sleep(seconds)
    try:
        _raise_first(tasks)
    finally:
        await _end(tasks)


async def _end(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _raise_first(tasks: list[asyncio.Task[None]]) -> None:
    """A client that failed is an error of the run, not a quiet table."""
    for task in tasks:
        if task.done() and not task.cancelled():
            task.result()


# -- the command ---------------------------------------------------------------------------------------------------


async def measure(tables: int, viewers: list[int], seconds: float, pace: float, progress: Progress) -> Report:
    task = progress.add_task("starting the server", total=5 + len(viewers))

    def next_is(what: str) -> None:
        progress.update(task, advance=1, description=what)

    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        limits = httpx.Limits(keepalive_expiry=2)  # sooner than the server closes a quiet line
        try:
            async with httpx.AsyncClient(base_url=server.url, timeout=60, limits=limits) as client:
                await server.ready(client)
                load = Load(server, client, tables, seconds, pace)
                await load.arrive()
                next_is("page weight")
                updates = await load.update_bytes()
                weight, files = await load.first_load()
                next_is(f"memory of {IDLE_TABLES} tables")
                kilobytes = await load.kilobytes_per_table()
                next_is(f"{tables} tables as fast as possible")
                moves, requests = await load.throughput()
                delays = []
                for number in viewers:
                    next_is(f"{tables} tables, {number} viewers")
                    delays.append(await load.delays(number))
                next_is("done")
        finally:
            server.stop()
    updates.sort()
    middle, worst = updates[len(updates) // 2], updates[-1]
    return Report(GAME, tables, moves, requests, delays, kilobytes, middle, worst, weight, files)


def _tables(report: Report) -> list[Table]:
    speed = Table(title=f"{report.game}, {report.tables} tables through HTTP on loopback")
    for name in ("viewers", "moves/s", "pages", "p50 ms", "p99 ms", "worst ms"):
        speed.add_column(name, justify="right")
    speed.add_row("0, at full speed", f"{report.moves_per_second:.0f}", "", "", "", "")
    for row in report.delays:
        times = (f"{row.p50_ms:.0f}", f"{row.p99_ms:.0f}", f"{row.worst_ms:.0f}")
        speed.add_row(str(row.viewers), f"{row.moves_per_second:.1f}", f"{row.pages:,}", *times)
    weight = Table(title="what it weighs")
    for name in ("memory per table kB", "board update gzipped B", "worst B", "first load B", "files"):
        weight.add_column(name, justify="right")
    sizes = (report.update_bytes, report.update_worst_bytes, report.first_load_bytes, report.first_load_files)
    weight.add_row(f"{report.kilobytes_per_table:.0f}", *(f"{size:,}" for size in sizes))
    return [speed, weight]


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--tables", type=click.IntRange(1), default=20, show_default=True, help="Tables that move.")
@click.option("--viewers", default="100,1000", show_default=True, help="Open pages, one run for each number.")
@click.option("--seconds", type=click.FloatRange(1), default=10, show_default=True, help="For each run.")
@click.option("--pace", type=click.FloatRange(0), default=4, show_default=True, help="Seconds a player takes a turn.")
@click.option("--json", "as_json", is_flag=True, help="The figures as JSON.")
def main(tables: int, viewers: str, seconds: float, pace: float, as_json: bool) -> None:
    """Put the server under load, on this machine, for about a minute.

    \b
    python benchmarks/table_load.py
    python benchmarks/table_load.py --tables 40 --viewers 100,1000,2000 --seconds 20 --json > load.json
    """
    try:
        numbers = [int(number) for number in viewers.split(",")]
    except ValueError as error:
        raise click.BadParameter(f"{viewers!r}, expected numbers such as 100,1000", param_hint="--viewers") from error
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard) if hard > 0 else FILES, hard))
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        report = asyncio.run(measure(tables, numbers, seconds, pace, progress))
    if as_json:
        click.echo(msgspec.json.encode(report))
        return
    console = Console()
    for table in _tables(report):
        console.print(table)


if __name__ == "__main__":
    main()
