"""Several clients at one table, in any order: commands of all kinds, old ones again, and nonsense.

The model is a dozen lines: what stands, and one draft for each seat. Everything the service says has to agree with it,
whatever was sent before.
"""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from sqlalchemy import select

import planetfall
from planetfall import Game
from planetfall.core.view import Reader, waits
from planetfall.table.store import metadata
from planetfall.table.tables import Table
from tests.builders import picture
from tests.table.builders import Answer, Client, Service, legal

SEATS = (0, 1, 2)
COMMANDS = ("undo", "restart", "confirm")
NONSENSE = [
    "",
    " ",
    "acquire",
    "acquire U99",
    "pay",
    "pay 9 9",
    "drop drop",
    "DROP",
    "0",
    "é",
    "\x00",
    "x" * 80,
    "x" * 81,
]
BODIES: list[Any] = [
    None,
    [],
    {},
    {"seat": 0},
    {"seat": "0", "version": 0, "move": "drop"},
    {"seat": 0, "version": 0.5},
]

versions = st.sampled_from(["now", "now", "now", "before", "after", "first"])
seats = st.sampled_from(SEATS)
who = st.sampled_from(["ada", "bob", "eve"])


class Clients(RuleBasedStateMachine):
    """Ada holds seat 0, Bob holds 1 and 2, Eve watches."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.service = Service(Path(self.folder.name))
        self.people: dict[str, Client] = {name: self.service.somebody(name) for name in ("ada", "bob", "eve")}
        self.sent: list[tuple[str, str, bytes]] = []
        self.shown: dict[tuple[object, ...], list[bytes]] = {}

    @initialize(confirm=st.booleans(), seed=st.integers(0, 50))
    def set_up(self, confirm: bool, seed: int) -> None:
        ada, bob = self.people["ada"], self.people["bob"]
        self.table_id = self.service.a_table(ada, bob, bob, seed=seed, confirm=confirm)
        self.holder = {0: "ada", 1: "bob", 2: "bob"}
        self.confirms = confirm
        self.stood = False  # whether the last command let something stand
        self.steps: list[tuple[int, str]] = []
        self.draft: dict[int, tuple[str, ...]] = dict.fromkeys(SEATS, ())
        self.looked_at: object = None

    def teardown(self) -> None:
        self.service.stop()
        self.service.runner.close()
        self.folder.cleanup()

    # -- what clients do -----------------------------------------------------------------------------------------

    @rule(name=who, seat=seats, version=versions, pick=st.integers(0, 400))
    def move(self, name: str, seat: int, version: str, pick: int) -> None:
        """A move that is legal for somebody, by anybody."""
        choices = legal(self.seen_by(seat), seat) or ["drop"]
        self.act(name, seat, version, choices[pick % len(choices)])

    @rule(pick=st.integers(0, 400), turns=st.integers(1, 3))
    def play_on(self, pick: int, turns: int) -> None:
        """Whoever has to, properly."""
        for _ in range(2 * turns):
            actors = self.game().actors()
            if not actors:
                return
            seat = actors[0]
            if self.complete(seat):
                self.command("confirm", self.holder[seat], seat, "now")
            else:
                choices = legal(self.seen_by(seat), seat)
                self.act(self.holder[seat], seat, "now", choices[pick % len(choices)])

    @rule(pick=st.integers(0, 400), then=st.sampled_from(COMMANDS))
    def turn_and(self, pick: int, then: str) -> None:
        """As many steps as the turn has, or until they stand; then a step back, all of them back, or none."""
        self.stood = False
        actors = self.game().actors()
        for _ in range(4):
            if actors and not self.complete(actors[0]) and not self.stood:
                choices = legal(self.seen_by(actors[0]), actors[0])
                self.act(self.holder[actors[0]], actors[0], "now", choices[pick % max(1, len(choices) - 1)])
        if actors:
            self.command(then, self.holder[actors[0]], actors[0], "now")

    @rule(name=who, seat=seats, version=versions, move=st.one_of(st.sampled_from(NONSENSE), st.text(max_size=12)))
    def nonsense(self, name: str, seat: int, version: str, move: str) -> None:
        self.act(name, seat, version, move)

    @rule(command=st.sampled_from(COMMANDS), name=who, seat=seats, version=versions)
    def take_back_or_confirm(self, command: str, name: str, seat: int, version: str) -> None:
        self.command(command, name, seat, version)

    @rule(seat=seats, command=st.sampled_from(COMMANDS))
    def take_back_or_confirm_properly(self, seat: int, command: str) -> None:
        self.command(command, self.holder[seat], seat, "now")

    @precondition(lambda self: self.sent)
    @rule(number=st.integers(0, 400))
    def again(self, number: int) -> None:
        """A request once more, byte for byte. What was done for its version is done, so it is refused."""
        name, path, body = self.sent[number % len(self.sent)]
        before = self.everything()
        answer = self.people[name].send(path, body)
        assert answer.status >= 400, "an old request was carried out again"
        assert self.everything() == before

    @rule(path=st.sampled_from(["act", *COMMANDS, "sit", "chat"]), name=who, body=st.sampled_from(BODIES))
    def malformed(self, path: str, name: str, body: Any) -> None:
        before = self.everything()
        answer = self.people[name].send(f"/tables/{self.table_id}/{path}", msgspec.json.encode(body))
        assert answer.status >= 400 and answer.error
        assert self.everything() == before

    @rule()
    def server_restarts(self) -> None:
        before = [self.page(seat)["view"] for seat in (*SEATS, None)]
        self.service.restart()
        assert [self.page(seat)["view"] for seat in (*SEATS, None)] == before

    # -- what has to come of it ----------------------------------------------------------------------------------

    def act(self, name: str, seat: int, version: str, move: str) -> None:
        body = {"seat": seat, "version": self.number(seat, version), "move": move}
        others = self.others(seat)
        before = self.everything()
        answer = self.send("act", name, body)
        expected = self.expected(name, seat, version)
        if expected == 200:
            expected = self.after_move(seat, move)
        elif not 1 <= len(move) <= 80:
            expected = 422  # malformed is said first
        self.check(answer, expected, before, others, seat)

    def command(self, command: str, name: str, seat: int, version: str) -> None:
        body = {"seat": seat, "version": self.number(seat, version)}
        others = self.others(seat)
        before = self.everything()
        answer = self.send(command, name, body)
        expected = self.expected(name, seat, version)
        if expected == 200:
            expected = self.after_command(command, seat)
        self.check(answer, expected, before, others, seat)

    def check(self, answer: Answer, expected: int, before: object, others: list[bytes], seat: int) -> None:
        assert answer.status == expected, answer.body
        if expected != 200:
            assert answer.error
            assert self.everything() == before, "a refused command has changed something"
        elif answer.json["draft"] or not self.stood:
            assert self.others(seat) == others, "a draft has leaked"

    def expected(self, name: str, seat: int, version: str) -> int:
        self.stood = False
        if self.holder[seat] != name:
            return 403
        return 200 if version == "now" else 409

    def after_move(self, seat: int, move: str) -> int:
        if self.complete(seat):
            return 409
        before, after = self.seen_by(seat), self.seen_by(seat)
        try:
            planetfall.act(after, seat, move)
        except ValueError:
            return 422
        notation = planetfall.notation(after, planetfall.code(after, move))
        self.draft[seat] += (notation,)
        reveals = after.revealed > before.revealed
        waiting = self.confirms and waits(before, seat, planetfall.code(before, notation))
        if (reveals and not waiting) or (not self.confirms and self.complete(seat)):
            self.let_stand(seat)
        return 200

    def after_command(self, command: str, seat: int) -> int:
        if command == "confirm":
            if not self.complete(seat):
                return 409
            self.let_stand(seat)
        elif not self.draft[seat]:
            return 409
        else:
            self.draft[seat] = self.draft[seat][:-1] if command == "undo" else ()
        return 200

    def let_stand(self, seat: int) -> None:
        self.steps += [(seat, move) for move in self.draft[seat]]
        self.draft[seat] = ()
        self.stood = True

    # -- the model ---------------------------------------------------------------------------------------------------

    def game(self, draft_of: int | None = None) -> Game:
        row = self.table.row
        game = planetfall.new("reworld", seats=len(SEATS), seed=row.seed, options=row.options)
        for seat, move in self.steps:
            planetfall.act(game, seat, move)
        for move in self.draft[draft_of] if draft_of is not None else ():
            assert draft_of is not None
            planetfall.act(game, draft_of, move)
        return game

    def seen_by(self, seat: int) -> Game:
        return self.game(seat)

    def complete(self, seat: int) -> bool:
        game = self.seen_by(seat)
        return bool(self.draft[seat]) and (seat not in game.actors() or game.begins_turn(seat))

    def number(self, seat: int, version: str) -> int:
        now = self.table.seats[seat].own
        return {"now": now, "before": now - 1 if now else 99, "after": now + 1, "first": 0 if now else 99}[version]

    # -- looking ---------------------------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        return self.service.find(self.table_id)

    def send(self, command: str, name: str, body: dict[str, Any]) -> Answer:
        path = f"/tables/{self.table_id}/{command}"
        encoded = msgspec.json.encode(body)
        answer = self.people[name].send(path, encoded)
        if answer.status == 200:
            self.sent.append((name, path, encoded))
        return answer

    def page(self, seat: int | None) -> Any:
        return self.people["eve" if seat is None else self.holder[seat]].see(self.table_id, seat).json

    def others(self, seat: int) -> list[bytes]:
        """Every byte that anybody but this seat is shown; asked for once, until anything changes."""
        key = (seat, *(self.table.version(other) for other in SEATS))
        if key not in self.shown:
            people = [(self.holder[other], other) for other in SEATS if other != seat]
            self.shown = {key: [self.people[name].see(self.table_id, other).body for name, other in people]}
            self.shown[key].append(self.people["eve"].see(self.table_id).body)
        return self.shown[key]

    def everything(self) -> object:
        """What is kept, and what is held in memory."""
        with self.service.tables.store.engine.connect() as connection:
            kept = [list(connection.execute(select(one)).all()) for one in metadata.sorted_tables]
        table = self.table
        held = msgspec.json.encode([table.row, table.seats, table.steps, table.chat, table.changes])
        return kept, held, [table.version(seat) for seat in (*SEATS, None)], list(table.game.history)

    # -- what always holds -----------------------------------------------------------------------------------------

    @invariant()
    def what_stands_is_the_model(self) -> None:
        if hasattr(self, "table_id"):
            table = self.table
            assert [(step.seat, step.move) for step in table.steps] == self.steps
            assert {row.seat: row.draft for row in table.seats} == self.draft

    @invariant()
    def the_record_replays_to_the_game(self) -> None:
        if hasattr(self, "table_id") and self.looked_at != (len(self.steps), self.draft):
            assert picture(planetfall.replay(self.table.record_text())) == picture(self.table.game)

    @invariant()
    def pages_are_of_what_stands_and_the_own_draft(self) -> None:
        if not hasattr(self, "table_id") or self.looked_at == (len(self.steps), self.draft):
            return
        self.looked_at = len(self.steps), dict(self.draft)
        found = self.service.tables.store.load_table(self.table_id)
        assert found is not None
        table, read_again = self.table, Table(*found)
        for seat in (*SEATS, None):
            reader = Reader(seat, "en", table.names("en"))
            games = (table.drafted(seat), read_again.drafted(seat), self.game(seat))
            assert len({msgspec.json.encode(table.title.view(game, reader)) for game in games}) == 1


Clients.TestCase.settings = settings(max_examples=10, stateful_step_count=25)
TestClients = Clients.TestCase
