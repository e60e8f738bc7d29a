"""Live pages by server-sent events: a version is a hint, each page then fetches what its seat may see."""

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import aclosing

from starlette.responses import Response, StreamingResponse

from planetfall.table.show import visible_seat
from planetfall.table.tables import Refused, Table, Tables
from planetfall.table.web import Page, check_spectator, find_table, number

__all__ = ["events", "versions"]

HEARTBEAT = 15.0  # seconds; a silent line would be cut by proxies, and a dead one never noticed


async def events(asked: Page) -> Response:
    table = await find_table(asked)
    check_spectator(asked, table)
    wanted = asked.request.query_params.get("seat")
    seat = visible_seat(table, asked.person, None if not wanted else number(asked, wanted, "seat"))
    if asked.state.streams[asked.address] >= asked.state.settings.streams_per_address:
        raise Refused(429, asked.say("refused-too-many"))  # the page asks from time to time instead
    told = _counted(asked.state.streams, asked.address, versions(asked.state.tables, table, seat))
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(told, media_type="text/event-stream", headers=headers)


async def _counted(streams: Counter[str], address: str, told: AsyncGenerator[str]) -> AsyncGenerator[str]:
    streams[address] += 1
    try:
        async with aclosing(told):
            async for line in told:
                yield line
    finally:
        streams[address] -= 1
        if not streams[address]:
            del streams[address]


async def versions(tables: Tables, table: Table, seat: int | None) -> AsyncGenerator[str]:
    """What the stream of a page says, until it is closed."""
    watcher = tables.watch(table, seat)
    sent = ""
    try:
        yield "retry: 1500\n\n"
        while True:
            watcher.clear()
            version = table.version(seat)
            if version != sent:
                sent = version
                yield f"id: {version}\nevent: version\ndata: {version}\n\n"
            try:
                async with asyncio.timeout(HEARTBEAT):  # wait_for would swallow a cancellation on Python 3.11
                    await watcher.wait()
            except TimeoutError:
                yield ": still here\n\n"
            current = await tables.find(table.row.id)
            if current is not table:  # it was read again from the database
                tables.unwatch(table, watcher)
                table, watcher = current, tables.watch(current, seat)
    finally:
        tables.unwatch(table, watcher)
