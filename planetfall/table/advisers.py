"""Advice for people: hints during a game where the table allows them, and the review of a finished one.

One process of its own (`worker`) thinks about all of it, one question at a time, in the order they came. Reviews are
made one after the other and asked for decision by decision, so that a hint in between waits for a moment only. Nothing
here changes a table; what is lost when the service ends is simply found again.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Hashable
from typing import TypeVar

from msgspec import json

from planetfall._advice import REVIEW_TRIALS, Decision, Review, whole_review
from planetfall._face import record
from planetfall.bots.analysis import Choice
from planetfall.core.rng import SEED_BITS
from planetfall.table.computers import Failed, Worker
from planetfall.table.settings import Settings
from planetfall.table.tables import Refused, Table, Tables, say
from planetfall.table.worker import THINK, HintWanted, ReviewWanted

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
        self._reviewing = asyncio.Lock()
        self._begun: OrderedDict[Hashable, list[Decision]] = OrderedDict()  # reviews that are not complete, by table
        self._failed: set[str] = set()  # tables of those that nobody has been told about

    async def close(self) -> None:
        tasks = list(self._working.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._worker.stop()

    # -- hints ---------------------------------------------------------------------------------------------------------

    async def hint(self, table: Table, seat: int, language: str) -> None:
        """Find the best moves of a seat, so that `hint_for` knows them."""
        at = _moment(table, seat)
        try:
            async with self._turn:
                if at in self._hints or at != _moment(table, seat):  # asked for twice, or the seat has moved on
                    return
                seed = secrets.randbits(SEED_BITS)  # its own: nothing about the table's may be learnt from it
                found = await self._worker.ask(HintWanted(record(table.drafted(seat)), seat, seed))
        except Failed as failed:
            log.warning("no hint (%s)", failed)
            raise Refused(503, say("refused-hint-failed", language)) from failed
        _keep(self._hints, at, json.decode(found, type=list[Choice]), HINTS_KEPT)

    def hint_for(self, table: Table, seat: int | None) -> list[Choice] | None:
        """What was found for this seat as it stands now."""
        return None if seat is None else self._hints.get(_moment(table, seat))

    # -- reviews -------------------------------------------------------------------------------------------------------

    async def review(self, table: Table, language: str) -> Review | None:
        """The review of a finished game; None while it is being made. If that failed it is told once; whoever asks then
        lets it go on where it was."""
        kept = await self.kept_review(table)
        if kept is None and table.row.id in self._failed:
            self._failed.remove(table.row.id)
            raise Refused(503, say("refused-review-failed", language))
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
        return len(self._begun.get(table.row.id, ()))

    async def _look_back(self, table: Table) -> None:
        table_id, text = table.row.id, table.record_text()
        decisions = self._begun.get(table_id, [])
        _keep(self._begun, table_id, decisions, REVIEWS_KEPT)
        try:
            async with self._reviewing:
                while len(decisions) < len(table.steps):
                    async with self._turn:
                        found = await self._worker.ask(ReviewWanted(text, len(decisions)))
                    decisions += json.decode(found, type=list[Decision])
            review = whole_review(table.game, REVIEW_TRIALS, 0, decisions)
            await self._tables.ask(lambda: self._tables.store.keep_review(table_id, json.encode(review).decode()))
            _keep(self._reviews, table_id, review, REVIEWS_KEPT)
            self._begun.pop(table_id, None)
        except Failed as failed:
            log.warning("no review (%s)", failed)
            self._failed.add(table_id)
        finally:
            del self._working[table_id]


def _moment(table: Table, seat: int) -> Hashable:
    """Until the seat moves itself: what others who act at the same time do meanwhile changes none of its moves."""
    return table.row.id, seat, table.seats[seat].own


def _keep(kept: OrderedDict[Hashable, Kept], key: Hashable, value: Kept, most: int) -> None:
    kept[key] = value
    if len(kept) > most:
        kept.popitem(last=False)
