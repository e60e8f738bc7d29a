"""Computers play to the end, whatever happens to their thoughts."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import planetfall
from planetfall.bots.levels import LEVELS
from planetfall.core.rng import seeded
from planetfall.table.computers import Computers, Worker
from planetfall.table.people import Person
from planetfall.table.settings import Settings
from planetfall.table.store import Store
from planetfall.table.tables import NewTable, Player, Table, Tables
from planetfall.table.worker import Question, think

SOMEBODY = Person("1234")
COMPUTER = Player("computer", level="cadet")
ME = Player("me", "Ada")
GAMES = {2: NewTable("reworld", (COMPUTER, COMPUTER), seed=3), 3: NewTable("reworld", (COMPUTER,) * 3, seed=4)}


@asynccontextmanager
async def a_service(folder: Path, mind: str = "quick", **settings: float) -> AsyncIterator[tuple[Tables, Computers]]:
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    store.migrate()
    tables = Tables(store)
    chosen = Settings(data=folder, **({"pause": 0.0} | settings))  # type: ignore[arg-type]
    computers = Computers(tables, chosen, f"tests.table.minds:{mind}")
    tables.moved = computers.wake
    await computers.start()
    yield tables, computers
    await computers.close()
    tables.close()


def run(story: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(_told(story), 60))


async def _told(story: Callable[[], Awaitable[None]]) -> None:
    await story()


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.005)


async def seated(tables: Tables, *players: Player) -> Table:
    return await tables.create(NewTable("reworld", players, seed=5), SOMEBODY, "en")


def kept_moves(tables: Tables, table: Table) -> list[str]:
    found = tables.store.load_table(table.row.id)
    assert found is not None
    return [step.move for step in found[2]]


def test_a_computer_is_not_called_like_somebody_at_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_service(tmp_path) as (tables, _):
            for _ in range(10):
                table = await seated(tables, ME, Player("me", "Ruth"), COMPUTER, COMPUTER)
                initials = [name[0] for name in table.names("en")]
                assert not {"A", "R"} & set(initials[2:])

    run(story)


@pytest.mark.parametrize("seats", GAMES)
def test_a_table_of_computers_plays_to_its_end(tmp_path: Path, seats: int) -> None:
    async def story() -> None:
        async with a_service(tmp_path) as (tables, computers):
            table = await tables.create(GAMES[seats], SOMEBODY, "en")
            assert computers.thinking(table) == set(table.game.actors())
            await until(lambda: table.over)
            assert computers.thinking(table) == set()
            assert table.row.result == {"scores": table.game.scores(), "places": table.game.ranking()}
            assert kept_moves(tables, table) == [step.move for step in table.steps]
            assert tables.store.incidents_of(table.row.id) == []

    run(story)


def test_a_computer_waits_for_people(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_service(tmp_path) as (tables, computers):
            free = await seated(tables, COMPUTER, Player("person"))
            table = await seated(tables, COMPUTER, ME)
            await until(lambda: table.game.actors() == [1])
            assert computers.thinking(table) == set() == computers.thinking(free)
            steps = len(table.steps)
            await asyncio.sleep(0.1)
            assert len(table.steps) == steps and not free.steps

    run(story)


def test_people_see_a_move_before_the_next_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_service(tmp_path, pause=0.3) as (tables, _):
            warm = await seated(tables, COMPUTER, COMPUTER)
            await until(lambda: len(warm.steps) > 0)
            watcher = tables.watch(warm, None)
            shown = len(warm.steps)
            await asyncio.sleep(0.95)
            assert 2 <= len(warm.steps) - shown <= 4
            tables.unwatch(warm, watcher)
            await until(lambda: warm.over)  # with nobody there it takes no pauses

    run(story)


@pytest.mark.parametrize(
    ("mind", "what"),
    [
        ("failing", "cadet: RuntimeError in failing, minds.py:"),
        ("suicidal", "cadet: its process was lost"),
        ("illegal", "refused: no move"),
        ("hanging", "cadet: no answer within 0.2 seconds"),
    ],
)
def test_a_bad_thought_is_replaced_by_a_legal_move(
    tmp_path: Path, mind: str, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with a_service(tmp_path, mind, patience=0.2) as (tables, _):
            table = await seated(tables, COMPUTER, COMPUTER)
            await until(lambda: len(table.steps) >= 3)
            incidents = tables.store.incidents_of(table.row.id)
            assert len(incidents) >= 3 and all(incident.startswith(what) for incident in incidents)
            told = caplog.text + "".join(incidents)
            assert str(table.row.seed) not in told.split() and "I hold" not in told and table.row.id not in told

    run(story)


def test_what_a_bot_prints_is_no_answer(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_service(tmp_path, "noisy") as (tables, _):
            table = await seated(tables, COMPUTER, COMPUTER)
            await until(lambda: len(table.steps) >= 3)
            assert tables.store.incidents_of(table.row.id) == []

    run(story)


def test_a_killed_process_is_replaced(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_service(tmp_path, patience=5) as (tables, _):
            table = await seated(tables, COMPUTER, COMPUTER)
            for kills in range(1, 4):
                steps = len(table.steps)
                await until(lambda steps=steps: len(table.steps) > steps)  # type: ignore[misc]
                for process in _workers():
                    os.kill(process, signal.SIGKILL)
                await until(lambda: bool(_workers()))
                assert len(tables.store.incidents_of(table.row.id)) <= kills
            await until(lambda: table.over)

    run(story)
    assert _workers() == []  # and nobody is left behind


def _workers() -> list[int]:
    """Processes that think for this one, from the process table."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = (folder / "stat").read_text().rpartition(")")[2].split()
            words = (folder / "cmdline").read_bytes()
        except OSError:
            continue
        if int(parent[1]) == os.getpid() and b"planetfall.table.worker" in words:
            found.append(int(folder.name))
    return found


def test_a_restart_in_mid_game_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        moves: list[str] = []
        over = False
        while not over:
            async with a_service(tmp_path) as (tables, _):
                first = not moves
                table = (
                    await seated(tables, COMPUTER, COMPUTER)
                    if first
                    else await tables.find(tables.store.unfinished_tables()[0])
                )
                assert [step.move for step in table.steps][: len(moves)] == moves
                goal = len(table.steps) + 60
                await until(lambda table=table, goal=goal: table.over or len(table.steps) >= goal)  # type: ignore[misc]
                moves, over = [step.move for step in table.steps], table.over

    run(story)


def test_tables_take_turns(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_service(tmp_path) as (tables, _):
            many = [await seated(tables, *[COMPUTER] * (2 + n % 3)) for n in range(6)]
            await until(lambda: any(len(table.steps) >= 30 for table in many))
            assert min(len(table.steps) for table in many) >= 20

    run(story)


def test_a_seat_that_changes_while_its_computer_thinks_is_left_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_service(tmp_path, "hanging", patience=0.5) as (tables, _):
            table = await seated(tables, COMPUTER, COMPUTER)
            seat = table.game.actors()[0]
            await asyncio.sleep(0.05)
            legal = planetfall.notation(table.game, next(iter(table.game.legal(seat))))
            await tables.computer_move(table, seat, table.seats[seat].own, legal)
            assert [step.move for step in table.steps] == [legal]
            await until(lambda: len(table.steps) >= 3)
            assert kept_moves(tables, table)[0] == legal

    run(story)


def test_no_process_is_started_before_a_computer_has_to_think(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_service(tmp_path) as (tables, _):
            await seated(tables, ME, Player("hotseat", "Bo"))
            await asyncio.sleep(0.05)
            assert _workers() == []

    run(story)


@pytest.mark.parametrize("level", [*LEVELS, "pilot/ships"])
def test_a_thought_depends_on_nothing_its_seat_cannot_know(level: str) -> None:
    game = planetfall.new("reworld", seats=2, seed=5)
    seat = game.actors()[0]
    records = []
    for deal in range(3):
        dealt = planetfall.replay(planetfall.record(game))
        dealt.imagine(seat, seeded(deal))
        records.append(planetfall.record(planetfall.arrange("reworld", planetfall.describe(dealt))))
    assert len(set(records)) == 3
    assert len({think(Question(text, seat, level, 9)) for text in records}) == 1


def test_a_worker_that_cannot_start_is_a_failed_thought(tmp_path: Path) -> None:
    async def story() -> None:
        worker = Worker("tests.table.minds:missing", 5)
        began = time.monotonic()
        with pytest.raises(Exception, match="its process was lost"):
            await worker.ask(Question("", 0, "cadet", 1))
        assert time.monotonic() - began < 20

    run(story)
