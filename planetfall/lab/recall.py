"""A table with perfect recall: beside it lies what each seat has seen of it so far.

A seat remembers every move as it saw it, and what it saw whenever something was revealed. All that it sees now follows
from these.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from librt.vecs import vec
from mypy_extensions import i16

from planetfall._face import act, code, replay, title_of
from planetfall.core.game import Game
from planetfall.core.record import Origin, read_record, write_record
from planetfall.core.rng import seeded

__all__ = ["Memory", "Position", "observed"]


@dataclass
class Memory:
    """What one seat has seen."""

    moves: list[tuple[int, int]] = field(default_factory=list)  # seat and code, as ActionSpace.shown tells it to others
    looks: list[tuple[int, bytes]] = field(default_factory=list)  # after how many moves, and what it saw then


class Position:
    """A table and all memories of it; blank until it is dealt. It can be copied (deepcopy) and pickled."""

    def __init__(self) -> None:
        self.table: Game | None = None
        self.origin: Origin | None = None  # there is none for an imagined table: no seed leads to it
        self.memories: list[Memory] = []  # at seat

    def deal(self, table: Game, origin: Origin) -> None:
        self.table = table
        self.origin = origin
        self.memories = [Memory() for _ in range(table.seats)]
        for seat in range(table.seats):
            self._look(seat)

    def dealt(self) -> Game:
        assert self.table is not None, "nothing is dealt yet: apply a chance outcome first"
        return self.table

    def act(self, move: int) -> None:
        """The first seat that may act does this; an IllegalMove changes nothing."""
        table = self.dealt()
        seat = table.first_actor()
        revealed = table.revealed
        act(table, seat, move)
        shown = title_of(table).info.actions.shown(move)
        for other, memory in enumerate(self.memories):
            memory.moves.append((seat, move if other == seat else shown))
            if table.revealed != revealed:
                self._look(other)

    def imagine(self, player: int, seed: int) -> None:
        """Deal again all that this player cannot know, and let the other seats remember that instead of the truth."""
        table = self.dealt()
        shown = title_of(table).info.actions.shown
        table.imagine(player, seeded(seed))
        self.origin = None
        for seat, memory in enumerate(self.memories):
            if seat != player:
                memory.moves = [(mover, move if move < 0 else shown(move)) for mover, move in memory.moves]
                memory.looks = []
                self._look(seat)

    def _look(self, seat: int) -> None:
        memory = self.memories[seat]
        memory.looks.append((len(memory.moves), observed(self.dealt(), seat)))

    def __deepcopy__(self, _memo: object) -> "Position":
        twin = Position()
        if self.table is not None:
            twin.table = self.table.copy()
            twin.origin = self.origin
            twin.memories = [Memory(memory.moves[:], memory.looks[:]) for memory in self.memories]
        return twin

    def __reduce__(self) -> tuple[Callable[..., "Position"], tuple[str, ...]]:
        """A position is pickled as its record."""
        if self.table is None:
            return Position, ()
        if self.origin is None:
            raise ValueError("a resampled state cannot be serialized, no deal leads to it; serialize what it came from")
        info = title_of(self.table).info
        movers = [seat for seat, _ in self.memories[0].moves]
        own = [self.memories[seat].moves[step] for step, seat in enumerate(movers)]
        steps = [(seat, info.actions.notation(move)) for seat, move in own]
        return _replayed, (write_record(self.origin, info.rules_version, steps, None),)


def _replayed(text: str) -> Position:
    record = read_record(text)
    table = replay(text, to=0)
    position = Position()
    position.deal(table.copy(), record.origin)
    for step in record.steps:
        position.act(code(table, step.move))
    return position


def observed(table: Game, seat: int) -> bytes:
    """What the seat sees now: 16-bit numbers, named by `Title.observed`."""
    numbers = vec[i16]([0] * table.observation_size())
    table.observe(seat, numbers, 0)
    return bytes(memoryview(numbers))
