"""The server is killed twenty times in the middle of games: nothing acknowledged is lost, every table goes on.

What a server has acknowledged is noted as the answers come in: a person's own moves, and how many steps anybody was
shown. After every kill the database is compared with these notes while nobody writes to it.
"""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from planetfall._face import replay
from planetfall.table.store import SeatRow, Step, Store

KILLS = 20
LIFE_STEPS = 80  # after at most so many new ones the server is killed
LIFE_SECONDS = 2.0  # or after this time
EARLY = (6, 13)  # rounds in which it is killed before it answers at all
EARLY_SECONDS = (0.1, 1.2)
UNFINISHED = 4  # tables in play at any time
LOOK_SECONDS = 0.05  # between two looks at a table on which others have to move
END_SECONDS = 120.0  # for the last ones to come to their end; a quiet machine needs ten

SERVER = """
import sys
from pathlib import Path
from planetfall.table.serve import serve_tables
from planetfall.table.settings import Settings

many = 1_000_000
limits = {"moves_per_minute": many, "requests_per_minute": many, "tables_per_minute": many}
serve_tables(Settings(data=Path(sys.argv[1]), pause=0.0, **limits), "127.0.0.1", int(sys.argv[2]), False)
"""

GAMES = ("reworld", "planet_unknown", "reworld")  # turn by turn, and all at once; any game meets any seating
COMPUTER = {"kind": "computer", "level": "cadet"}
ME = {"kind": "me", "name": "Ada"}
SEATINGS = (
    [ME, COMPUTER],
    [COMPUTER, COMPUTER],
    [ME, COMPUTER, {"kind": "hotseat", "name": "Bo"}],
    [COMPUTER, COMPUTER, COMPUTER],
)


class Server:
    """The real one, as a process that can be killed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.orphans: set[int] = set()

    def start(self) -> None:
        command = [sys.executable, "-c", SERVER, str(self.folder), str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)

    async def answers(self, client: httpx.AsyncClient) -> None:
        until = time.monotonic() + 30
        while time.monotonic() < until:
            assert self.process.poll() is None, "the server ended by itself"
            try:
                await client.get("/health")
                return
            except httpx.TransportError:
                await asyncio.sleep(0.02)
        pytest.fail("the server does not answer")

    def kill(self) -> None:
        self.orphans |= _children(self.process.pid)
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def _children(parent: int) -> set[int]:
    return {process for process in map(int, _processes()) if _parent(process) == parent}


def _processes() -> list[str]:
    return [name for name in os.listdir("/proc") if name.isdecimal()]


def _parent(process: int) -> int | None:
    try:
        return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return None


def _thinks(process: int) -> bool:
    try:
        return b"planetfall.table.worker" in Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False


class Notes:
    """What the server has acknowledged of one table."""

    def __init__(self, table_id: str, mine: list[int]) -> None:
        self.id = table_id
        self.mine = mine
        self.moves: dict[int, list[str]] = {seat: [] for seat in mine}  # of my seats, draft included
        self.sent: dict[int, str] = {}  # the one command of a seat that was never answered
        self.shown = 0  # steps anybody has seen
        self.kept: list[Step] = []  # what the database held after the last kill
        self.over = False

    def compare(self, seats: list[SeatRow], steps: list[Step], over: bool) -> None:
        assert steps[: len(self.kept)] == self.kept, "what was kept once stays as it is"
        assert len(steps) >= self.shown, "what anybody was shown is kept"
        assert over or not self.over, "what was over stays over"
        for seat in self.mine:
            found = [step.move for step in steps if step.seat == seat] + list(seats[seat].draft)
            asked = [self.sent[seat]] if seat in self.sent else []
            assert found in (self.moves[seat], self.moves[seat] + asked), "every acknowledged move, in order"
            self.moves[seat] = found
        self.sent.clear()
        self.kept = steps
        self.over = over


class Player:
    """Plays all seats of one person through the API, and reads the other tables."""

    def __init__(self, client: httpx.AsyncClient, chance: random.Random) -> None:
        self.client = client
        self.chance = chance
        self.notes: dict[str, Notes] = {}

    async def arrive(self) -> None:
        answer = await self.client.post("/api/people", json={"name": "Ada"})
        self.client.headers["Authorization"] = f"Bearer {answer.json()['token']}"

    def shown(self) -> int:
        return sum(notes.shown for notes in self.notes.values())

    async def set_up_tables(self) -> None:
        while sum(not notes.over for notes in self.notes.values()) < UNFINISHED:
            seating = SEATINGS[len(self.notes) % len(SEATINGS)]
            game = GAMES[len(self.notes) % len(GAMES)]
            wanted = {"game": game, "players": seating, "confirm": self.chance.random() < 0.5}
            answer = await self.client.post("/api/tables", json=wanted)
            assert answer.status_code == 201, answer.text
            made = answer.json()
            mine = [line["seat"] for line in made["seats"] if line["mine"]]
            self.notes[made["id"]] = Notes(made["id"], mine)

    async def play(self) -> None:
        """Until the server is gone, or nothing is left to play."""
        try:
            await self.set_up_tables()
            await self.finish()
        except httpx.TransportError:
            return

    async def finish(self) -> None:
        await asyncio.gather(*(self._play_table(notes) for notes in self.notes.values() if not notes.over))

    async def _play_table(self, notes: Notes) -> None:
        while not notes.over:
            moved = [await self._move(notes, seat) for seat in notes.mine]
            if any(moved):
                continue
            table = await self._get(f"/api/tables/{notes.id}")
            notes.shown = max(notes.shown, table["steps"])
            notes.over = table["over"]
            await asyncio.sleep(LOOK_SECONDS)

    async def _move(self, notes: Notes, seat: int) -> bool:
        """One step of a seat, if there is one to take."""
        asked = await self._get(f"/api/tables/{notes.id}/moves?seat={seat}")
        command = {"seat": seat, "version": asked["version"]}
        if asked["complete"]:
            answer = await self.client.post(f"/api/tables/{notes.id}/confirm", json=command)
        elif asked["moves"]:
            move = self.chance.choice(asked["moves"])["notation"]
            notes.sent[seat] = move
            answer = await self.client.post(f"/api/tables/{notes.id}/act", json={**command, "move": move})
            del notes.sent[seat]  # answered
            if answer.status_code == 200:
                notes.moves[seat].append(move)
        else:
            return False
        assert answer.status_code == 200, answer.text
        notes.shown = max(notes.shown, answer.json()["steps"])
        return True

    async def _get(self, path: str) -> Any:
        answer = await self.client.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()


def _compare(folder: Path, notes: dict[str, Notes]) -> None:
    store = Store(f"sqlite:///{folder / 'planetfall.db'}")
    for noted in notes.values():
        found = store.load_table(noted.id)
        assert found is not None, "a table that was set up stays"
        row, seats, steps, _ = found
        noted.compare(seats, steps, row.finished is not None)
    store.close()


@pytest.mark.slow
def test_twenty_kills_lose_nothing(tmp_path: Path) -> None:
    asyncio.run(_twenty_kills(Server(tmp_path), random.Random(20)))


async def _twenty_kills(server: Server, chance: random.Random) -> None:
    limits = httpx.Limits(keepalive_expiry=2)  # sooner than the server closes a quiet line
    url = f"http://127.0.0.1:{server.port}"
    async with httpx.AsyncClient(base_url=url, timeout=20, limits=limits) as client:
        player = Player(client, chance)
        try:
            for kill in range(KILLS):
                server.start()
                await _one_life(server, player, kill, chance)
                server.kill()
                _compare(server.folder, player.notes)
            server.start()
            await server.answers(client)
            async with asyncio.timeout(END_SECONDS):
                await player.finish()
            await _check_records(player)
        finally:
            server.kill()
    _compare(server.folder, player.notes)
    assert player.shown() > 500
    await _check_nobody_is_left(server.orphans)


async def _one_life(server: Server, player: Player, kill: int, chance: random.Random) -> None:
    if kill in EARLY:
        await asyncio.sleep(chance.uniform(*EARLY_SECONDS))
        return
    await server.answers(player.client)
    if not player.notes:
        await player.arrive()
    playing = asyncio.create_task(player.play())
    await _some_steps(player, chance.randint(1, LIFE_STEPS))
    await asyncio.sleep(chance.uniform(0, 0.02))  # anywhere in the middle of a command
    server.kill()
    await playing


async def _some_steps(player: Player, steps: int) -> None:
    goal, until = player.shown() + steps, time.monotonic() + LIFE_SECONDS
    while player.shown() < goal and time.monotonic() < until:
        await asyncio.sleep(0.005)


async def _check_records(player: Player) -> None:
    """A record is the whole game: replayed it ends as the table says."""
    for notes in player.notes.values():
        answer = (await player.client.get(f"/api/tables/{notes.id}/record")).json()
        table = (await player.client.get(f"/api/tables/{notes.id}")).json()
        game = replay(answer["record"])
        assert not game.actors() and game.scores() == table["result"]["scores"]
        assert len(game.history) == table["steps"] >= notes.shown


async def _check_nobody_is_left(orphans: set[int]) -> None:
    until = time.monotonic() + 10
    while any(_thinks(process) for process in orphans):
        assert time.monotonic() < until, "workers end with their server"
        await asyncio.sleep(0.1)
