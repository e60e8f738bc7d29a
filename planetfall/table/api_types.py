"""What programs may ask the table, and what they are answered: structs with limits, shown in the document too."""

from typing import Annotated

from msgspec import Meta, Struct

from planetfall._advice import Advice, Review
from planetfall.core.texts import LANGUAGES
from planetfall.core.title import Option
from planetfall.core.view import Move, Refusal, View
from planetfall.table.people import NAME_LENGTH
from planetfall.table.store import Message
from planetfall.table.tables import MESSAGE_LENGTH

__all__ = [
    "ActionBlock",
    "Asked",
    "AskedBy",
    "AskedFrom",
    "ChatWanted",
    "Command",
    "ComputerWanted",
    "Done",
    "GameLine",
    "HintAnswer",
    "MoveCommand",
    "MovesAnswer",
    "PersonWanted",
    "PlayerWanted",
    "Problem",
    "RecordAnswer",
    "ReviewAnswer",
    "Said",
    "SeatLine",
    "SeatNamed",
    "SeatWanted",
    "TableAnswer",
    "TableLine",
    "TableLists",
    "TableWanted",
    "Welcome",
]

# -- what is asked -------------------------------------------------------------------------------------------------

Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$", description="of all sentences in the answer")]
Seat = Annotated[int, Meta(ge=0, le=7, description="counted from 0")]
Version = Annotated[int, Meta(ge=0, le=2**53, description="of the seat, from the latest answer; an older one is stale")]
Name = Annotated[str, Meta(max_length=NAME_LENGTH)]
Word = Annotated[str, Meta(max_length=40)]
KINDS = ("me", "person", "hotseat", "computer")
# A pattern, because a refusal then names the choices.
Kind = Annotated[str, Meta(pattern=f"^({'|'.join(KINDS)})$", extra_json_schema={"enum": KINDS})]


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """What may follow the ? of every address."""

    language: Language | None = None  # without it Accept-Language decides


class AskedFrom(Asked, frozen=True):
    seat: Seat | None = None  # one of yours; without it the table is shown as spectators see it


class AskedBy(Asked, frozen=True, kw_only=True):
    seat: Seat


class PersonWanted(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name = ""


class PlayerWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """ "person" leaves the seat to whoever takes it; "hotseat" is one more seat of yours, with its own name."""

    kind: Kind
    name: Name = ""  # of your own seats
    level: Word = ""  # of a computer; a taste may follow: "captain/ships", "captain/any"


class TableWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """No seed: whoever chose it would know every card."""

    game: Word
    players: Annotated[tuple[PlayerWanted, ...], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Word, Word], Meta(max_length=20)] = {}
    name: Word = ""
    confirm: bool = True  # whether turns wait for their player's confirmation
    spectators: bool = True
    listed: bool = False  # among the open tables
    hints: bool | None = None  # whether players may ask for them; without it where everybody else is a computer
    deadline: Annotated[int, Meta(ge=0, le=7 * 24 * 60)] = 0  # minutes for a turn, 0 for any time


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat | None = None  # without it the first free one
    name: Name = ""


class SeatNamed(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat


class ComputerWanted(SeatNamed, frozen=True):
    level: Word  # as of a player


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    version: Version


class MoveCommand(Command, frozen=True):
    move: Annotated[str, Meta(min_length=1, max_length=80, description="in notation, such as `acquire U7`")]


class ChatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=MESSAGE_LENGTH)]
    seat: Seat | None = None  # one of yours; without it you speak as a spectator


# -- what is answered ----------------------------------------------------------------------------------------------


class Problem(Struct, frozen=True):
    """Nothing has changed."""

    error: str  # a sentence for people
    clause: str  # of the game's rulebook, empty if no rule is concerned


class ActionBlock(Struct, frozen=True):
    """Moves that begin with the same word: `name label` for each label."""

    name: str
    about: str
    first: int  # code of the first one
    labels: tuple[str, ...]


class GameLine(Struct, frozen=True):
    name: str
    title: str
    rules: int  # version
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    levels: tuple[str, ...]  # of computers
    tastes: tuple[str, ...]  # that may follow a level
    actions: tuple[ActionBlock, ...]


class Welcome(Struct, frozen=True):
    name: str
    token: str  # keep it: whoever holds it holds your seats


class SeatLine(Struct, frozen=True):
    seat: int
    kind: str  # "open", "person" or "computer"
    name: str
    level: str  # of a computer, with its taste if it has one: "captain/ships"
    mine: bool


class TableLine(Struct, frozen=True, kw_only=True):
    id: str
    url: str  # of its page; also the invitation
    name: str
    game: str
    seats: tuple[SeatLine, ...]
    started: bool
    over: bool
    my_turn: bool
    created: float
    moved: float


class TableLists(Struct, frozen=True):
    mine: tuple[TableLine, ...]
    open: tuple[TableLine, ...]


class TableAnswer(TableLine, frozen=True, kw_only=True):
    options: dict[str, str]
    rules: int
    outdated: bool  # played by older rules than ours: only its result and record are shown
    confirm: bool
    spectators: bool
    hints: bool  # whether players may ask for them
    deadline: int
    seed_hash: str  # SHA-256 of "seed salt"
    seed: str | None  # once the game is over
    salt: str | None
    result: dict[str, list[int]] | None
    steps: int  # moves that stand
    seat: int | None  # whose view this is
    version: int | None  # of the seat, to be sent with its next command
    event: str  # changes whenever this answer does; the id of live events
    draft: tuple[str, ...]  # moves of the seat that can still be taken back; the view contains them
    complete: bool  # the turn needs nothing but its confirmation
    view: View | None  # what the seat sees; each game adds its own fields
    chat: tuple[Message, ...]


class MovesAnswer(Struct, frozen=True):
    seat: int
    version: int
    complete: bool
    moves: tuple[Move, ...]
    refused: tuple[Refusal, ...]


class Done(Struct, frozen=True):
    seat: int
    version: int
    event: str
    steps: int
    draft: tuple[str, ...]
    complete: bool
    over: bool


class Said(Struct, frozen=True):
    messages: int
    event: str


class HintAnswer(Struct, frozen=True):
    seat: int
    version: int  # of the seat it was found for
    hint: Advice


class ReviewAnswer(Struct, frozen=True):
    """A review takes some seconds when it is asked for first: until then ask again."""

    done: int  # decisions looked at
    total: int
    review: Review | None


class RecordAnswer(Struct, frozen=True):
    record: str  # `planetfall replay` reads it
    seed_hash: str
    seed: str
    salt: str
