"""Everything that is kept, in one database. All SQL stands here.

A table is its record: the row in `tables` and the rows in `steps` are the whole truth about a game. Drafts (moves that
are not confirmed yet) and chat are kept too, so that a reload or a restart loses nothing.
"""

import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from msgspec import Struct, json
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    RowMapping,
    String,
    Table,
    Text,
    create_engine,
    delete,
    event,
    false,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

__all__ = ["MESSAGES_SHOWN", "Conflict", "Message", "SeatRow", "Step", "Store", "TableRow", "metadata"]

MESSAGES_SHOWN = 100  # of each table, the latest; more of them nobody reads and no memory has to hold

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),  # version of the rules it is played by
    Column("seed", String(40), nullable=False),
    Column("salt", String(40), nullable=False),  # so that nobody can guess the seed from its hash
    Column("options", Text, nullable=False),
    Column("confirm", Boolean, nullable=False),  # whether turns wait for their player's confirmation
    Column("spectators", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),  # among the open tables of the lobby
    Column("hints", Boolean, nullable=False, server_default=false()),  # whether players may ask for them
    Column("deadline", Integer, nullable=False),  # minutes after which a silent player may be replaced, 0 for never
    Column("created", Float, nullable=False),
    Column("moved", Float, nullable=False),  # when the last step or the last seat was taken
    Column("finished", Float),
    Column("result", Text),  # final scores and places, as they were when the game ended
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # "open", "person" or "computer"
    Column("name", String(40), nullable=False),
    Column("level", String(20), nullable=False),  # of a computer, with its taste: captain/ships
    Column("holder", String(40), index=True),  # whose seat it is
    Column("own", Integer, nullable=False),  # how many commands of this seat were accepted: its version
    Column("draft", Text, nullable=False),  # moves not confirmed yet, one a line
    Column("votes", Text, nullable=False),  # seats that want a computer here
)

steps = Table(
    "steps",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", String(80), nullable=False),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),  # none for a spectator
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
)

links = Table(  # one-time links that move a seat to another device
    "links",
    metadata,
    Column("token", String(64), primary_key=True),  # its hash
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("expires", Float, nullable=False),
)

incidents = Table(  # a computer that failed or was too slow, and what was done instead
    "incidents",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("what", Text, nullable=False),
    Column("at", Float, nullable=False),
)


reviews = Table(  # what a look back at a finished game found; made again if it is lost
    "reviews",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("found", Text, nullable=False),
)


class Conflict(Exception):
    """Somebody else was quicker: what this change was made for is no longer what is kept."""


class TableRow(Struct):
    id: str
    name: str
    game: str
    rules: int
    seed: int
    salt: str
    options: dict[str, str]
    confirm: bool
    spectators: bool
    listed: bool
    hints: bool
    deadline: int
    created: float
    moved: float
    finished: float | None = None
    result: dict[str, list[int]] | None = None


class SeatRow(Struct):
    seat: int
    kind: str
    name: str
    level: str = ""
    holder: str | None = None
    own: int = 0
    draft: tuple[str, ...] = ()
    votes: tuple[int, ...] = ()


class Step(Struct, frozen=True):
    seat: int
    move: str


class Message(Struct, frozen=True):
    seat: int | None
    name: str
    text: str
    at: float


class Store:
    """The database. Calls block: the service makes them from one thread of its own."""

    def __init__(self, url: str) -> None:
        # Values of a failed statement stay out of logs and errors: they hold seeds.
        self.engine: Engine = create_engine(url, hide_parameters=True)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", _set_up_sqlite)

    def close(self) -> None:
        self.engine.dispose()

    def migrate(self) -> None:
        """Bring the tables of the database up to date; an empty one gets them."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    # -- tables ----------------------------------------------------------------------------------------------------

    def add_table(self, row: TableRow, players: Sequence[SeatRow]) -> None:
        with self.engine.begin() as connection:
            connection.execute(insert(tables).values(**_table_values(row)))
            connection.execute(insert(seats), [{"table_id": row.id, **_seat_values(player)} for player in players])

    def load_table(self, table_id: str) -> tuple[TableRow, list[SeatRow], list[Step], list[Message]] | None:
        with self.engine.connect() as connection:
            found = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
            if found is None:
                return None
            taken = connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
            moves = connection.execute(
                select(steps.c.seat, steps.c.move).where(steps.c.table_id == table_id).order_by(steps.c.seq)
            )
            latest = (
                select(chat).where(chat.c.table_id == table_id).order_by(chat.c.number.desc()).limit(MESSAGES_SHOWN)
            )
            said = reversed(connection.execute(latest).all())
            return (
                _table_row(found),
                [_seat_row(row) for row in taken.mappings()],
                [Step(row.seat, row.move) for row in moves],
                [Message(row.seat, row.name, row.text, row.at) for row in said],
            )

    def tables_of(self, holder: str) -> list[str]:
        """Tables with a seat of this person, the latest first."""
        query = (
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.holder == holder)
            .group_by(tables.c.id, tables.c.moved)
            .order_by(tables.c.moved.desc())
            .limit(50)
        )
        return self._ids(query)

    def open_tables(self) -> list[str]:
        """Listed tables with a free seat."""
        query = (
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(tables.c.listed, seats.c.kind == "open")
            .group_by(tables.c.id, tables.c.created)
            .order_by(tables.c.created.desc())
            .limit(30)
        )
        return self._ids(query)

    def finished_tables(self) -> list[str]:
        """Games that are over and may be watched by anybody."""
        query = select(tables.c.id).where(tables.c.finished.is_not(None), tables.c.spectators)
        return self._ids(query.order_by(tables.c.finished.desc()).limit(50))

    def unfinished_tables(self) -> list[str]:
        """Tables on which a computer may have to move after a restart."""
        query = (
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(tables.c.finished.is_(None), seats.c.kind == "computer")
            .distinct()
        )
        return self._ids(query)

    def _ids(self, query: Any) -> list[str]:
        with self.engine.connect() as connection:
            return [row.id for row in connection.execute(query)]

    # -- commands --------------------------------------------------------------------------------------------------

    def keep_draft(self, table_id: str, seat: int, own: int, draft: Iterable[str]) -> None:
        """A seat's moves so far; `own` is the version of the seat they were made for."""
        with self.engine.begin() as connection:
            _advance_seat(connection, table_id, seat, own, draft)

    def append(
        self,
        table_id: str,
        seat: int,
        own: int,
        seq: int,
        moves: Sequence[str],
        result: Mapping[str, list[int]] | None,
    ) -> None:
        """Moves of one seat after the first `seq` steps; `result` if they end the game. All or nothing."""
        now = time.time()
        rows = [
            {"table_id": table_id, "seq": seq + n, "seat": seat, "move": move, "at": now}
            for n, move in enumerate(moves, 1)
        ]
        over = {"finished": now, "result": json.encode(result).decode()} if result is not None else {}
        try:
            with self.engine.begin() as connection:
                _advance_seat(connection, table_id, seat, own, ())
                connection.execute(insert(steps), rows)
                connection.execute(update(seats).where(seats.c.table_id == table_id).values(votes=""))
                connection.execute(update(tables).where(tables.c.id == table_id).values(moved=now, **over))
        except IntegrityError as error:
            raise Conflict from error

    def change_seat(self, table_id: str, row: SeatRow, own: int, moved: float | None = None) -> None:
        """Who sits here, and what was voted; `own` is the version of the seat this was decided for.

        `moved` is now if a free seat was taken: people have their time from then on.
        """
        with self.engine.begin() as connection:
            changed = connection.execute(
                update(seats)
                .where(seats.c.table_id == table_id, seats.c.seat == row.seat, seats.c.own == own)
                .values(**_seat_values(row))
            )
            if changed.rowcount != 1:
                raise Conflict
            if moved is not None:
                connection.execute(update(tables).where(tables.c.id == table_id).values(moved=moved))

    # -- chat, links, reviews, incidents ---------------------------------------------------------------------------

    def add_message(self, table_id: str, message: Message) -> None:
        last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table_id == table_id).scalar_subquery()
        values = {"seat": message.seat, "name": message.name, "text": message.text, "at": message.at}
        try:
            with self.engine.begin() as connection:  # one statement, so that two servers do not find the same number
                connection.execute(insert(chat).values(table_id=table_id, number=last + 1, **values))
        except IntegrityError as error:
            raise Conflict from error

    def add_link(self, token: str, table_id: str, seat: int, expires: float) -> None:
        with self.engine.begin() as connection:
            connection.execute(delete(links).where(links.c.expires < time.time()))
            connection.execute(insert(links).values(token=token, table_id=table_id, seat=seat, expires=expires))

    def use_link(self, token: str) -> tuple[str, int] | None:
        """The table and seat of a one-time link, which is gone with this, like all others for the same seat."""
        with self.engine.begin() as connection:
            found = connection.execute(select(links).where(links.c.token == token)).first()
            if found is None or connection.execute(delete(links).where(links.c.token == token)).rowcount != 1:
                return None
            if found.expires < time.time():
                return None
            others = delete(links).where(links.c.table_id == found.table_id, links.c.seat == found.seat)
            connection.execute(others)
            return found.table_id, found.seat

    def add_incident(self, table_id: str, seat: int, what: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(insert(incidents).values(table_id=table_id, seat=seat, what=what, at=time.time()))

    def keep_review(self, table_id: str, found: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(delete(reviews).where(reviews.c.table_id == table_id))
            connection.execute(insert(reviews).values(table_id=table_id, found=found))

    def review_of(self, table_id: str) -> str | None:
        with self.engine.connect() as connection:
            kept = connection.execute(select(reviews.c.found).where(reviews.c.table_id == table_id)).first()
            return None if kept is None else str(kept.found)

    def incidents_of(self, table_id: str) -> list[str]:
        with self.engine.connect() as connection:
            found = connection.execute(select(incidents.c.what).where(incidents.c.table_id == table_id))
            return [row.what for row in found]


def _set_up_sqlite(connection: Any, _: object) -> None:
    """WAL lets pages be read while a move is written; FULL makes a commit outlast a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _advance_seat(connection: Connection, table_id: str, seat: int, own: int, draft: Iterable[str]) -> None:
    changed = connection.execute(
        update(seats)
        .where(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.own == own)
        .values(own=own + 1, draft="\n".join(draft))
    )
    if changed.rowcount != 1:
        raise Conflict


def _table_values(row: TableRow) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in row.__struct_fields__}
    values["seed"] = str(row.seed)  # more bits than an integer of every database has
    values["options"] = json.encode(row.options).decode()
    values["result"] = None if row.result is None else json.encode(row.result).decode()
    return values


def _table_row(found: RowMapping) -> TableRow:
    values = dict(found)
    values["seed"] = int(values["seed"])
    values["options"] = json.decode(values["options"])
    values["result"] = None if values["result"] is None else json.decode(values["result"])
    return TableRow(**values)


def _seat_values(row: SeatRow) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in row.__struct_fields__}
    values["draft"] = "\n".join(row.draft)
    values["votes"] = " ".join(map(str, row.votes))
    return values


def _seat_row(found: RowMapping) -> SeatRow:
    values = {key: value for key, value in found.items() if key != "table_id"}
    values["draft"] = tuple(values["draft"].splitlines())
    values["votes"] = tuple(int(seat) for seat in values["votes"].split())
    return SeatRow(**values)
