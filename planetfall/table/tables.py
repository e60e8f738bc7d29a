"""Tables in play: who sits there, what stands, what is tentative.

A command is checked, written, committed and only then shown to anybody. What stands is the record. A person's moves are
a draft on top of it, seen by nobody else, until the person confirms the turn or takes a step that reveals something.
"""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar
from weakref import WeakValueDictionary

from msgspec import Struct, structs

from planetfall._face import act, code, new, why_not
from planetfall.bots.levels import LEVELS
from planetfall.catalogue import find_title
from planetfall.core.game import Game
from planetfall.core.record import Origin, write_record
from planetfall.core.rng import SEED_BITS
from planetfall.core.texts import texts
from planetfall.core.title import Title
from planetfall.core.view import waits
from planetfall.table.people import Person, clean_name, new_link
from planetfall.table.store import MESSAGES_SHOWN, Conflict, Message, SeatRow, Step, Store, TableRow

__all__ = ["ANY", "AWAY_SECONDS", "FOLDER", "MESSAGE_LENGTH", "NewTable", "Player", "Refused", "Table", "Tables", "say"]

FOLDER = Path(__file__).parent
KEPT = 1000  # tables held in memory; others are read again when somebody asks for them
MESSAGE_LENGTH = 300
AWAY_SECONDS = 60.0  # without an open page somebody counts as gone after this time
PLACES = ("Perihelion", "Aphelion", "Umbra", "Zenith", "Nadir", "Syzygy", "Meridian", "Solstice", "Corona", "Halo")
ANY = "any"  # a taste drawn by lot
COMPUTERS = ("Orion", "Vega", "Lyra", "Rigel", "Spica", "Altair", "Deneb", "Castor")

Found = TypeVar("Found")


def say(key: str, language: str, **values: str | int) -> str:
    return texts(FOLDER, language).say(key, **values)


class Refused(Exception):
    """A command that is not carried out: nothing has changed. The sentence says why, the clause where it is written."""

    def __init__(self, status: int, text: str, clause: str = "") -> None:
        super().__init__(text)
        self.status = status
        self.text = text
        self.clause = clause


class Player(Struct, frozen=True):
    """Somebody or something for a seat of a new table."""

    kind: str  # "me", "person" (whoever takes the seat), "hotseat" (at this screen too) or "computer"
    name: str = ""
    level: str = ""  # of a computer, with its taste if it has one: "captain", "captain/ships" or "captain/any"


class NewTable(Struct, frozen=True):
    game: str
    players: tuple[Player, ...]
    options: dict[str, str] = {}
    name: str = ""
    confirm: bool = True
    spectators: bool = True
    listed: bool = False
    hints: bool | None = None  # None: where everybody else is a computer
    deadline: int = 0
    seed: int | None = None


class Table:
    """One table in memory. Everything here can be made again from what the store keeps."""

    def __init__(self, row: TableRow, seats: list[SeatRow], steps: list[Step], chat: list[Message]) -> None:
        self.row = row
        self.seats = seats
        self.steps = steps
        self.chat = chat
        self.lock = asyncio.Lock()
        self.changes = 0  # of everything that is not a step or a draft
        self.born = secrets.token_hex(3)  # versions are never taken for those of an earlier reading of the table
        self.watchers: dict[asyncio.Event, int | None] = {}  # open pages, with the seat they look from
        self.read = time.time()  # from the store
        self.next_table = ""  # the path of the table where the same people play again
        self.left: dict[int, float] = {}  # when the last page of a seat was closed, or its last command came
        self._drafted: dict[int, Game] = {}
        self.title: Title = find_title(row.game)
        # Played by other rules than ours the record would tell another story, so it is not told at all.
        self.outdated = row.rules != self.title.info.rules_version
        self.game = self.played([] if self.outdated else steps)

    @property
    def started(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def over(self) -> bool:
        return self.row.finished is not None

    @property
    def in_play(self) -> bool:
        return self.started and not self.over and not self.outdated

    def played(self, steps: Sequence[Step]) -> Game:
        """The game after these steps; they were checked before they were kept."""
        game = new(self.row.game, seats=len(self.seats), seed=self.row.seed, options=self.row.options)
        for step in steps:
            game.apply(step.seat, code(game, step.move))
        return game

    def drafted(self, seat: int | None) -> Game:
        """The game as one seat sees it, its own draft included."""
        if seat is None or not self.seats[seat].draft or self.outdated:
            return self.game
        if seat not in self._drafted:
            draft = [Step(seat, move) for move in self.seats[seat].draft]
            self._drafted[seat] = self.played([*self.steps, *draft])
        return self._drafted[seat]

    def shown(self, seat: int | None) -> Game:
        """The same, but what the end of the turn reveals waits until the person has confirmed it."""
        game = self.drafted(seat)
        if seat is None or game.revealed == self.game.revealed:
            return game
        *first, last = (Step(seat, move) for move in self.seats[seat].draft)
        short = self.played([*self.steps, *first])
        short.apply_unseen(seat, code(short, last.move))
        # The others may have ended their turns meanwhile, so that now the last step itself would reveal something.
        return short if short.revealed == self.game.revealed else self.played([*self.steps, *first])

    def keep_drafted(self, seat: int, draft: tuple[str, ...], game: Game | None) -> None:
        self.seats[seat].draft = draft
        self.seats[seat].own += 1
        self._drafted.pop(seat, None)
        if game is not None:
            self._drafted[seat] = game

    def forget_draft(self, seat: int) -> None:
        self._drafted.pop(seat, None)

    def turn_is_complete(self, seat: int) -> bool:
        """Whether a draft needs nothing but the person's word."""
        if not self.seats[seat].draft or self.outdated:
            return False
        game = self.drafted(seat)
        # Only the end of a turn may reveal something and wait; what comes then may ask the seat something at once.
        return game.turn_ended(seat) or game.revealed > self.game.revealed

    def stands(self, seat: int, moves: Sequence[str], game: Game) -> None:
        """These moves of a seat are part of the record now, and lead to this game."""
        self.steps.extend(Step(seat, move) for move in moves)
        self.seats[seat].draft = ()
        self.seats[seat].own += 1
        self._drafted.clear()
        self.game = game
        self.row.moved = time.time()
        for player in self.seats:
            player.votes = ()

    def record_text(self) -> str:
        """From what is stored, so that a game played by older rules keeps its own version and result."""
        origin = Origin(self.row.game, len(self.seats), self.row.seed, self.row.options)
        scores = self.row.result["scores"] if self.row.result is not None else None
        return write_record(origin, self.row.rules, [(step.seat, step.move) for step in self.steps], scores)

    def version(self, seat: int | None) -> str:
        """Changes whenever this seat's page does; the drafts of others leave no trace in it."""
        own = 0 if seat is None else self.seats[seat].own
        gone = "".join(f"-{other}" for other in range(len(self.seats)) if self.gone(other))
        return f"{self.born}.{len(self.steps)}.{own}.{self.changes}{gone}"

    def held_by(self, person: Person | None) -> list[int]:
        """Seats of this person, also those a computer plays for it at the moment."""
        return [] if person is None else [seat.seat for seat in self.seats if seat.holder == person.holder]

    def my_turn(self, person: Person | None) -> bool:
        """Whether the table waits for this person."""
        actors = self.game.actors() if self.in_play else []
        return any(seat in actors and self.seats[seat].kind == "person" for seat in self.held_by(person))

    def may_watch(self, person: Person | None) -> bool:
        return self.row.spectators or bool(self.held_by(person))

    def names(self, language: str) -> tuple[str, ...]:
        return tuple(seat.name or say("seat-open", language) for seat in self.seats)

    def online(self, seat: int) -> bool:
        return seat in self.watchers.values()

    def away(self, seat: int) -> bool:
        """Whether a person has shown no sign of life for so long that the others need not wait."""
        # After a restart nobody's page is known yet, which is no fault of theirs.
        seen = self.left.get(seat, max(self.row.moved, self.read))
        return not self.online(seat) and time.time() - seen >= AWAY_SECONDS

    def late(self, seat: int) -> bool:
        """Whether a person whose turn it is has let the deadline of the table pass."""
        waited = time.time() - self.row.moved
        return bool(self.row.deadline) and seat in self.game.actors() and waited >= self.row.deadline * 60

    def may_ask(self, seat: int | None) -> bool:
        """Whether a hint for this seat's next step is to be had."""
        if seat is None or not self.row.hints or not self.in_play or self.seats[seat].kind != "person":
            return False
        return seat in self.drafted(seat).actors() and not self.turn_is_complete(seat)

    def gone(self, seat: int) -> bool:
        """Whether the others may ask for a computer in place of this person."""
        return self.seats[seat].kind == "person" and not self.over and (self.late(seat) or self.away(seat))

    def voters(self, seat: int) -> list[int]:
        """Other people, who decide together whether a seat goes to a computer."""
        return [other.seat for other in self.seats if other.kind == "person" and other.seat != seat]

    def awaited(self, seat: int) -> set[int]:
        """Whose vote is missing. Who has left too is not waited for, or two who leave would stop the game for all."""
        return {other for other in self.voters(seat) if other not in self.seats[seat].votes and not self.away(other)}

    def publish(self) -> None:
        for watcher in self.watchers:
            watcher.set()


def _nobody(table: Table) -> None:
    """Before computers are there."""


class Tables:
    """All tables of a service, and every command that changes one."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.moved: Callable[[Table], None] = _nobody  # told when somebody else may have to move
        self._kept: OrderedDict[str, Table] = OrderedDict()
        # A lock lasts as long as somebody holds it or waits for it.
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        # One thread for the database: writes queue up here instead of failing on each other's locks.
        self._thread = ThreadPoolExecutor(1, "store")

    async def ask(self, call: Callable[[], Found]) -> Found:
        return await asyncio.get_running_loop().run_in_executor(self._thread, call)

    def close(self) -> None:
        self._thread.shutdown()
        self.store.close()

    # -- finding ---------------------------------------------------------------------------------------------------

    async def find(self, table_id: str, language: str = "en") -> Table:
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            table = self._kept.get(table_id) or await self._read(table_id)
        if table is None:
            raise Refused(404, say("refused-no-table", language))
        self._kept.move_to_end(table_id)
        return table

    async def _read(self, table_id: str) -> Table | None:
        found = await self.ask(lambda: self.store.load_table(table_id))
        if found is None:
            return None
        self._kept[table_id] = table = Table(*found)
        self._forget()
        return table

    def _forget(self) -> None:
        idle = [key for key, table in self._kept.items() if not table.watchers and not table.lock.locked()]
        for key in idle[: max(0, len(idle) - KEPT)]:
            del self._kept[key]

    # -- sitting down ----------------------------------------------------------------------------------------------

    async def create(self, wanted: NewTable, person: Person, language: str) -> Table:
        title = find_title(wanted.game)
        taken = {player.name for player in wanted.players}
        initials = {name[:1] for name in taken}  # tokens show no more of a name
        free = sorted(set(COMPUTERS) - taken, key=lambda name: (name[0] in initials, secrets.randbits(16)))
        names = iter(free)
        seats = [_seat_row(n, player, person, names) for n, player in enumerate(wanted.players)]
        for seat in seats:
            if seat.kind == "computer":
                seat.level = _settle_level(title, seat.level, language)
        seed = secrets.randbits(SEED_BITS) if wanted.seed is None else wanted.seed
        game = new(wanted.game, seats=len(seats), seed=seed, options=wanted.options)  # refuses what is impossible
        now = time.time()
        row = TableRow(
            id=secrets.token_hex(6),
            name=clean_name(wanted.name, secrets.choice(PLACES)),
            game=wanted.game,
            rules=title.info.rules_version,
            seed=seed,
            salt=secrets.token_hex(16),
            options=_chosen(title, wanted.options),
            confirm=wanted.confirm,
            spectators=wanted.spectators,
            listed=wanted.listed,
            hints=sum(seat.kind != "computer" for seat in seats) == 1 if wanted.hints is None else wanted.hints,
            deadline=wanted.deadline,
            created=now,
            moved=now,
        )
        assert game.actors(), "a new game asks somebody"
        await self.ask(lambda: self.store.add_table(row, seats))
        table = await self.find(row.id, language)
        self.moved(table)
        return table

    async def sit(self, table: Table, seat: int, person: Person, name: str, language: str) -> None:
        """Take a free seat."""
        async with table.lock:
            row = _seat_of(table, seat, language)
            if row.kind != "open":
                raise Refused(409, say("refused-seat-taken", language, name=row.name))
            taken = SeatRow(seat, "person", clean_name(name, say("guest", language)), holder=person.holder)
            await self._change_seat(table, taken, row.own, language)
            table.left[seat] = time.time()
        self.moved(table)

    async def device_link(self, table: Table, seat: int, person: Person, language: str) -> str:
        """A one-time token: whoever opens it first holds the seat from then on."""
        self._check_holder(table, seat, person, language)
        token, kept, expires = new_link()
        await self.ask(lambda: self.store.add_link(kept, table.row.id, seat, expires))
        return token

    async def use_device_link(self, kept: str, person: Person, language: str) -> Table:
        found = await self.ask(lambda: self.store.use_link(kept))
        if found is None:
            raise Refused(410, say("refused-link-used", language))
        table = await self.find(found[0], language)
        async with table.lock:
            row = table.seats[found[1]]
            await self._change_seat(table, _changed(row, holder=person.holder), row.own, language)
        return table

    async def _change_seat(self, table: Table, row: SeatRow, own: int, language: str) -> None:
        changed = _changed(row, own=own + 1)
        # The first turn has its whole time once the last seat is taken, however long that took.
        moved = time.time() if table.seats[row.seat].kind == "open" else None
        await self._write(table, lambda: self.store.change_seat(table.row.id, changed, own, moved), language)
        table.seats[row.seat] = changed
        table.row.moved = moved or table.row.moved
        table.changes += 1
        table.publish()

    # -- moving ----------------------------------------------------------------------------------------------------

    async def move(self, table: Table, seat: int, person: Person, own: str, move: str, language: str) -> None:
        """One step of a person: tentative, unless it reveals something in mid-turn or nothing is to be confirmed."""
        async with table.lock:
            row = self._check_command(table, seat, person, own, language)
            if table.turn_is_complete(seat):
                raise Refused(409, say("refused-confirm-first", language))
            await self._step(table, seat, row.draft, table.drafted(seat), move, language)

    async def instead(self, table: Table, seat: int, person: Person, own: str, move: str, language: str) -> None:
        """Take tentative steps back until this move can be made, and make it: the other tile, another card."""
        async with table.lock:
            row = self._check_command(table, seat, person, own, language)
            for kept in range(len(row.draft) - 1, -1, -1):
                before = table.played([*table.steps, *(Step(seat, step) for step in row.draft[:kept])])
                if why_not(before, seat, move) is None:
                    return await self._step(table, seat, row.draft[:kept], before, move, language)
            raise Refused(409, say("refused-instead", language))

    async def _step(
        self, table: Table, seat: int, draft: tuple[str, ...], before: Game, move: str, language: str
    ) -> None:
        notation = _check_move(table, before, seat, move, language)
        draft = (*draft, notation)
        after = table.played([*table.steps, *(Step(seat, step) for step in draft)])
        reveals = after.revealed > before.revealed
        if table.row.confirm:
            stands = reveals and not waits(before, seat, code(before, notation))
        else:
            stands = reveals or after.turn_ended(seat)
        if stands:
            await self._append(table, seat, draft, after, language)
        else:
            await self._keep_draft(table, seat, draft, after, language)

    async def undo(self, table: Table, seat: int, person: Person, own: str, language: str) -> None:
        """Take the last tentative step back."""
        async with table.lock:
            row = self._check_command(table, seat, person, own, language)
            if not row.draft:
                raise Refused(409, say("refused-nothing-to-undo", language))
            await self._keep_draft(table, seat, row.draft[:-1], None, language)

    async def restart(self, table: Table, seat: int, person: Person, own: str, language: str) -> None:
        """Take all tentative steps back."""
        async with table.lock:
            row = self._check_command(table, seat, person, own, language)
            if not row.draft:
                raise Refused(409, say("refused-nothing-to-undo", language))
            await self._keep_draft(table, seat, (), None, language)

    async def confirm(self, table: Table, seat: int, person: Person, own: str, language: str) -> None:
        async with table.lock:
            row = self._check_command(table, seat, person, own, language)
            if not table.turn_is_complete(seat):
                raise Refused(409, say("refused-not-complete", language))
            await self._append(table, seat, row.draft, table.drafted(seat), language)

    async def computer_move(self, table: Table, seat: int, own: int, move: str) -> None:
        """A move of a computer seat, decided for the seat's version `own`; it stands at once."""
        async with table.lock:
            row = table.seats[seat]
            if row.kind != "computer" or row.own != own:
                raise Refused(409, say("refused-stale", "en"))
            notation = _check_move(table, table.game, seat, move, "en")
            after = table.played(table.steps)
            act(after, seat, notation)
            await self._append(table, seat, (notation,), after, "en")

    async def _keep_draft(
        self, table: Table, seat: int, draft: tuple[str, ...], game: Game | None, language: str
    ) -> None:
        own = table.seats[seat].own
        await self._write(table, lambda: self.store.keep_draft(table.row.id, seat, own, draft), language)
        table.keep_drafted(seat, draft, game)
        table.publish()

    async def _append(self, table: Table, seat: int, moves: tuple[str, ...], after: Game, language: str) -> None:
        own, seq = table.seats[seat].own, len(table.steps)
        result = None if after.actors() else {"scores": after.scores(), "places": after.ranking()}
        await self._write(table, lambda: self.store.append(table.row.id, seat, own, seq, moves, result), language)
        table.stands(seat, moves, after)
        if result is not None:
            table.row.finished, table.row.result = time.time(), result
        table.publish()
        self.moved(table)

    async def _write(self, table: Table, write: Callable[[], None], language: str) -> None:
        try:
            await self.ask(write)
        except Conflict as error:
            self._kept.pop(table.row.id, None)  # what we held in memory was old: read it again
            table.publish()
            raise Refused(409, say("refused-stale", language)) from error

    def check_hint(self, table: Table, seat: int, person: Person, language: str) -> None:
        """Refuses whoever may not have a hint for this seat now."""
        self._check_holder(table, seat, person, language)
        if not table.row.hints:
            raise Refused(409, say("refused-no-hints", language))
        if not table.may_ask(seat):
            raise Refused(409, say("refused-no-hint-now", language))

    # -- people who leave ------------------------------------------------------------------------------------------

    async def replace(self, table: Table, seat: int, person: Person, level: str, language: str) -> None:
        """A computer for a free seat, or a vote for one in place of somebody who has left."""
        async with table.lock:
            row = _seat_of(table, seat, language)
            if not table.held_by(person):
                raise Refused(403, say("refused-not-your-seat", language))
            level = _settle_level(table.title, level, language)
            if row.kind == "open":
                name = next(name for name in COMPUTERS if name not in table.names(language))
                changed = SeatRow(seat, "computer", name, level, own=row.own)
            else:
                changed = self._vote(table, row, person, level, language)
            await self._change_seat(table, changed, row.own, language)
            table.forget_draft(seat)
        self.moved(table)

    def _vote(self, table: Table, row: SeatRow, person: Person, level: str, language: str) -> SeatRow:
        """All other people who are here decide together; once the deadline has passed one of them does."""
        late = table.late(row.seat)
        mine = {seat for seat in table.voters(row.seat) if seat in table.held_by(person)}
        if row.kind != "person" or not mine or row.holder == person.holder or table.over:
            raise Refused(409, say("refused-no-vote", language, name=row.name))
        if not table.gone(row.seat):
            raise Refused(409, say("refused-still-here", language, name=row.name))
        votes = {*row.votes, *mine}
        if late or table.awaited(row.seat) <= mine:
            return _changed(row, kind="computer", level=level, draft=(), votes=())
        return _changed(row, votes=tuple(sorted(votes)))

    async def come_back(self, table: Table, seat: int, person: Person, language: str) -> None:
        """Take the own seat back from the computer that kept it warm."""
        async with table.lock:
            self._check_holder(table, seat, person, language)
            row = table.seats[seat]
            if row.kind == "computer":
                await self._change_seat(table, _changed(row, kind="person"), row.own, language)

    # -- chat ------------------------------------------------------------------------------------------------------

    async def chat(self, table: Table, seat: int | None, name: str, text: str, language: str) -> None:
        said = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not said or len(said) > MESSAGE_LENGTH:
            raise Refused(422, say("refused-message", language, most=MESSAGE_LENGTH))
        message = Message(seat, name, said, time.time())
        async with table.lock:
            await self._write(table, lambda: self.store.add_message(table.row.id, message), language)
            table.chat.append(message)
            del table.chat[:-MESSAGES_SHOWN]
            table.changes += 1
            table.publish()

    # -- watching --------------------------------------------------------------------------------------------------

    def watch(self, table: Table, seat: int | None) -> asyncio.Event:
        watcher = asyncio.Event()
        table.watchers[watcher] = seat
        return watcher

    def unwatch(self, table: Table, watcher: asyncio.Event) -> None:
        seat = table.watchers.pop(watcher, None)
        if seat is not None and not table.online(seat):
            table.left[seat] = time.time()

    # -- checks ----------------------------------------------------------------------------------------------------

    def _check_holder(self, table: Table, seat: int, person: Person, language: str) -> SeatRow:
        row = _seat_of(table, seat, language)
        if row.holder != person.holder:
            raise Refused(403, say("refused-not-your-seat", language))
        table.left[seat] = time.time()  # whoever asks for something is there, with or without a page
        return row

    def _check_command(self, table: Table, seat: int, person: Person, own: str, language: str) -> SeatRow:
        row = self._check_holder(table, seat, person, language)
        if row.kind != "person":
            raise Refused(409, say("refused-computer-plays", language))
        if not table.started:
            raise Refused(409, say("refused-not-started", language))
        if table.outdated:
            raise Refused(409, say("refused-outdated", language))
        if own != str(row.own):
            raise Refused(409, say("refused-stale", language))
        return row


def _check_move(table: Table, game: Game, seat: int, move: str, language: str) -> str:
    """The move in its proper notation; what it is not, or why it is not allowed, is said in a sentence."""
    try:
        number = code(game, move)
    except ValueError as error:
        raise Refused(422, say("refused-no-move", language, why=str(error))) from error
    reason = why_not(game, seat, number, language, table.names(language))
    if reason is not None:
        raise Refused(422, reason.text, reason.clause)
    return table.title.info.actions.notation(number)


def _seat_of(table: Table, seat: int, language: str) -> SeatRow:
    if not 0 <= seat < len(table.seats):
        raise Refused(422, say("refused-no-seat", language, seats=len(table.seats)))
    return table.seats[seat]


def _changed(row: SeatRow, **values: object) -> SeatRow:
    return structs.replace(row, **values)


def _chosen(title: Title, options: dict[str, str]) -> dict[str, str]:
    return {option.key: options.get(option.key, option.default) for option in title.info.options}


def _settle_level(title: Title, wanted: str, language: str) -> str:
    """What is kept of a computer's level: any taste is drawn by lot now, and to have none is one of the lots."""
    level, slash, taste = wanted.partition("/")
    if level not in LEVELS:
        raise Refused(422, say("refused-level", language, level=level, choices=", ".join(LEVELS)))
    if slash and taste not in (ANY, *title.tastes):
        choices = ", ".join((ANY, *title.tastes))
        raise Refused(422, say("refused-taste", language, taste=taste, choices=choices))
    if taste == ANY:
        taste = secrets.choice(("", *title.tastes))
    return f"{level}/{taste}" if taste else level


def _seat_row(number: int, player: Player, person: Person, names: Iterator[str]) -> SeatRow:
    if player.kind in ("me", "hotseat"):
        return SeatRow(number, "person", clean_name(player.name, person.name or f"{number + 1}"), holder=person.holder)
    if player.kind == "computer":
        return SeatRow(number, "computer", next(names), player.level)
    return SeatRow(number, "open", "")
