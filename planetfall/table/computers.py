"""Computers at the tables: who has to move, who thinks about it, and what happens if that goes wrong.

Thinking is done by processes of their own (`worker`), one question at a time each. Tables wait in one line and a table
stands there once: however many computers sit at it, it gets one thought and then the others have theirs. A thought
that fails, takes too long or loses its process is replaced by any legal move, so a table always goes on; what
happened is kept as an incident.
"""

import asyncio
import logging
import os
import secrets
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Coroutine
from contextlib import suppress

from msgspec import Struct, json

from planetfall._face import notation, record
from planetfall.core.game import Game
from planetfall.core.rng import SEED_BITS
from planetfall.table.settings import Settings
from planetfall.table.tables import Refused, Table, Tables
from planetfall.table.worker import THINK, Answer, Asked, Question

__all__ = ["Computers", "Failed", "Worker"]

START_SECONDS = 60.0  # a process may take so long to be there, on a machine that is busy otherwise
STALE = 409  # the status of a refusal because the table has moved on
AGAIN_SECONDS = 5.0  # after something that should never happen a table is looked at again

log = logging.getLogger(__name__)


class Failed(Exception):
    """No answer. Says what happened, and nothing of what the game holds."""


class Turn(Struct, frozen=True):
    """What a computer thinks about: a seat in one of its versions."""

    table: str
    seat: int
    own: int


class Computers:
    """Moves every computer seat of a service. Not for use from other threads than that of the event loop."""

    def __init__(self, tables: Tables, settings: Settings, think: str = THINK) -> None:
        self._tables = tables
        self._settings = settings
        self._think = think
        self._line: asyncio.Queue[str] = asyncio.Queue()  # tables to be looked at
        self._waiting: set[str] = set()  # those in the line
        self._taken: set[Turn] = set()  # thought about, or thought out and not shown yet
        self._minds: list[asyncio.Task[None]] = []
        self._background: set[asyncio.Task[None]] = set()
        self._closed = False

    async def start(self) -> None:
        """Take up every game that was left in the middle, beside what else is to be done: they may be many."""
        self._in_background(self._take_up(await self._tables.ask(self._tables.store.unfinished_tables)))

    async def _take_up(self, table_ids: list[str]) -> None:
        for table_id in table_ids:
            try:
                self.wake(await self._tables.find(table_id))
            except Exception as error:
                self._look_later(table_id, error)

    async def close(self) -> None:
        self._closed = True
        tasks = [*self._minds, *self._background]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self, table: Table) -> None:
        """Something has changed here: whoever is due now starts to think."""
        if self._free(table):
            self._line_up(table.row.id)

    def thinking(self, table: Table) -> set[int]:
        """The computers that everybody waits for."""
        if not table.in_play:
            return set()
        return {seat for seat in table.game.actors() if table.seats[seat].kind == "computer"}

    def _in_background(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)  # or it might be forgotten in the middle
        task.add_done_callback(self._background.discard)

    # -- whose turn it is to think -----------------------------------------------------------------------------------

    def _free(self, table: Table) -> list[Turn]:
        """Turns that nobody has taken yet."""
        turns = [Turn(table.row.id, seat, table.seats[seat].own) for seat in sorted(self.thinking(table))]
        return [turn for turn in turns if turn not in self._taken]

    def _line_up(self, table_id: str) -> None:
        if self._closed or table_id in self._waiting:
            return
        self._waiting.add(table_id)
        self._line.put_nowait(table_id)
        if not self._minds:  # a service without computers needs no processes
            self._minds = [asyncio.create_task(self._mind()) for _ in range(self._settings.workers)]

    async def _mind(self) -> None:
        worker = Worker(self._think, self._settings.patience)
        try:
            while True:
                table_id = await self._line.get()
                self._waiting.remove(table_id)
                try:
                    await self._look(worker, table_id)
                except Exception as error:
                    self._look_later(table_id, error)
        finally:
            await worker.stop()

    async def _look(self, worker: "Worker", table_id: str) -> None:
        table = await self._tables.find(table_id)
        turns = self._free(table)
        if not turns:
            return
        if len(turns) > 1:
            self._line_up(table_id)  # the others after every other table
        self._taken.add(turns[0])
        try:
            move = await self._answer(worker, table, turns[0])
        except BaseException:
            self._taken.discard(turns[0])
            raise
        self._in_background(self._show(turns[0], move))

    def _look_later(self, table_id: str, error: Exception) -> None:
        """Not at once: what fails without end must not keep the others from thinking."""
        if isinstance(error, Refused) and error.status == 404:
            return
        # Neither the message nor the table: the one may tell what somebody holds, the other is an invitation.
        log.error("a computer could not move (%s); looking again in %g s", type(error).__name__, AGAIN_SECONDS)
        asyncio.get_running_loop().call_later(AGAIN_SECONDS, self._line_up, table_id)

    # -- thinking, and showing what was thought ----------------------------------------------------------------------

    async def _answer(self, worker: "Worker", table: Table, turn: Turn) -> str:
        """The move, or nothing if none was found."""
        level = table.seats[turn.seat].level
        seed = secrets.randbits(SEED_BITS)  # its own: nothing about the table's may be learnt from its moves
        try:
            return await worker.ask(Question(record(table.game), turn.seat, level, seed))
        except Failed as failed:
            await self._note(turn, f"{level}: {failed}")
            return ""

    async def _show(self, turn: Turn, move: str) -> None:
        """Make the move at the table, or any other if there is none."""
        try:
            await self._pause(await self._tables.find(turn.table))
            if not (move and await self._made(turn, move)):
                await self._stand_in(turn)
        except Exception as error:
            self._look_later(turn.table, error)
        finally:
            self._taken.discard(turn)

    async def _pause(self, table: Table) -> None:
        """Let people see the last move before the next one; where nobody is, nobody waits."""
        if table.watchers or any(seat.kind == "person" for seat in table.seats):
            pause = self._settings.pause
            await asyncio.sleep(min(pause, table.row.moved + pause - time.time()))  # a clock may be put back

    async def _made(self, turn: Turn, move: str) -> bool:
        """Whether that was dealt with. A move for a seat that has changed meanwhile is simply dropped."""
        try:
            await self._tables.computer_move(await self._tables.find(turn.table), turn.seat, turn.own, move)
        except Refused as refused:
            if refused.status != STALE:
                await self._note(turn, f"refused: {refused.clause or 'no move'}")
                return False
            self._line_up(turn.table)
        return True

    async def _stand_in(self, turn: Turn) -> None:
        """Any legal move. Which ones are legal its player may always know, so no secret helps in choosing."""
        table = await self._tables.find(turn.table)
        if turn.seat in self.thinking(table):
            await self._made(turn, _any_move(table.game, turn.seat))

    async def _note(self, turn: Turn, what: str) -> None:
        log.warning("a computer failed (%s); replaced by a legal move", what)
        await self._tables.ask(lambda: self._tables.store.add_incident(turn.table, turn.seat, what))


def _any_move(game: Game, seat: int) -> str:
    return notation(game, secrets.choice(list(game.legal(seat))))


class Worker:
    """One process that thinks, started when it is needed and replaced when it is lost."""

    def __init__(self, think: str, patience: float) -> None:
        self._think = think
        self._patience = patience
        self._process: Process | None = None

    async def ask(self, question: Asked) -> str:
        try:
            process = self._process or await self._start()
            async with asyncio.timeout(self._patience):  # wait_for of Python 3.11 may swallow a cancellation
                answer = await _exchange(process, json.encode(question) + b"\n")
        except TimeoutError:
            await self.stop()
            raise Failed(f"no answer within {self._patience:g} seconds") from None
        except Exception as error:
            await self.stop()
            raise Failed(f"its process was lost ({type(error).__name__})") from None
        except asyncio.CancelledError:
            await self.stop()  # or the next question would get the answer to this one
            raise
        if not answer.said:
            raise Failed(answer.failed or "no move")
        return answer.said

    async def _start(self) -> Process:
        path = os.pathsep.join(sys.path)  # it finds the same modules as we do, wherever it is started
        self._process = process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-P", "-m", "planetfall.table.worker", self._think),
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": path},
            start_new_session=True,  # Ctrl+C in the terminal is for the service, which then ends this
        )
        async with asyncio.timeout(START_SECONDS):
            await _exchange(process, b"")
        return process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):  # it may have ended by itself
            process.kill()
        await process.wait()


async def _exchange(process: Process, line: bytes) -> Answer:
    assert process.stdin is not None and process.stdout is not None, "started with pipes"
    process.stdin.write(line)
    await process.stdin.drain()
    return json.decode(await process.stdout.readuntil(), type=Answer)
