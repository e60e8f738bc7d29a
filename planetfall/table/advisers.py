"""Advice for people: hints during a game where the table allows them, and the review of a finished one.

One process of its own (`worker`) thinks about all of it, one question at a time, in the order they came. A review is
asked for in small pieces, so that a hint in between waits for a moment only. Nothing here changes a table; what is lost
when the service ends is simply found again.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Hashable
from typing import TypeVar

from msgspec import json

from planetfall._advice import REVIEW_TRIALS, Decision, Review, pieces_of, whole_review
from planetfall._face import record
from planetfall.bots.analysis import Choice
from planetfall.core.rng import SEED_BITS
from planetfall.table.computers import Failed, Worker
from planetfall.table.settings import Settings
from planetfall.table.tables import Refused, Table, Tables, say
from planetfall.table.worker import THINK, Asked, HintWanted, ReviewWanted

__all__ = ["Advisers"]

HINTS_KEPT = 500
REVIEWS_KEPT = 50

log = logging.getLogger(__name__)
Kept = TypeVar("Kept")


class Advisers:
    """All advice of a service. Not for use from other threads than that of the event loop."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables = tables
        self._worker = Worker(THINK, settings.patience)
        self._turn = asyncio.Lock()
        self._hints: OrderedDict[Hashable, list[Choice]] = OrderedDict()
        self._reviews: OrderedDict[Hashable, Review] = OrderedDict()
        self._working: dict[str, asyncio.Task[None]] = {}  # reviews under way, by table
        self._done: dict[str, int] = {}  # decisions of these that were looked at

    async def close(self) -> None:
        tasks = list(self._working.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._worker.stop()

    async def _ask(self, question: Asked) -> str:
        async with self._turn:
            return await self._worker.ask(question)

    # -- hints ---------------------------------------------------------------------------------------------------------

    async def hint(self, table: Table, seat: int, language: str) -> None:
        """Find the best moves of a seat, so that `hint_for` knows them."""
        if self.hint_for(table, seat) is not None:
            return
        at = _moment(table, seat)
        seed = secrets.randbits(SEED_BITS)  # its own: nothing about the table's may be learnt from it
        try:
            found = await self._ask(HintWanted(record(table.drafted(seat)), seat, seed))
        except Failed as failed:
            log.warning("no hint (%s)", failed)
            raise Refused(503, say("refused-hint-failed", language)) from failed
        _keep(self._hints, at, json.decode(found, type=list[Choice]), HINTS_KEPT)

    def hint_for(self, table: Table, seat: int | None) -> list[Choice] | None:
        """What was found for this seat as it stands now."""
        return None if seat is None else self._hints.get(_moment(table, seat))

    # -- reviews -------------------------------------------------------------------------------------------------------

    async def review(self, table: Table) -> Review | None:
        """The review of a finished game; None while it is being made."""
        kept = await self.kept_review(table)
        if kept is None and table.row.id not in self._working:
            self._working[table.row.id] = asyncio.create_task(self._look_back(table))
        return kept

    async def kept_review(self, table: Table) -> Review | None:
        if table.row.id not in self._reviews:
            text = await self._tables.ask(lambda: self._tables.store.review_of(table.row.id))
            if text is None:
                return None
            _keep(self._reviews, table.row.id, json.decode(text, type=Review), REVIEWS_KEPT)
        return self._reviews[table.row.id]

    def progress(self, table: Table) -> int:
        """How many decisions of a review under way were looked at."""
        return self._done.get(table.row.id, 0)

    async def _look_back(self, table: Table) -> None:
        table_id, text = table.row.id, table.record_text()
        decisions: list[Decision] = []
        try:
            for steps in pieces_of(len(table.steps)):
                found = await self._ask(ReviewWanted(text, steps.start, steps.stop))
                decisions += json.decode(found, type=list[Decision])
                self._done[table_id] = len(decisions)
            review = whole_review(table.game, REVIEW_TRIALS, 0, decisions)
            await self._tables.ask(lambda: self._tables.store.keep_review(table_id, json.encode(review).decode()))
            _keep(self._reviews, table_id, review, REVIEWS_KEPT)
        except Failed as failed:
            log.warning("no review (%s)", failed)  # whoever asks next starts it again
        finally:
            del self._working[table_id]
            self._done.pop(table_id, None)


def _moment(table: Table, seat: int) -> Hashable:
    """Until the seat moves itself: what others who act at the same time do meanwhile changes none of its moves."""
    return table.row.id, seat, table.seats[seat].own


def _keep(kept: OrderedDict[Hashable, Kept], key: Hashable, value: Kept, most: int) -> None:
    kept[key] = value
    if len(kept) > most:
        kept.popitem(last=False)
