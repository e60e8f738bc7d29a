"""What a game hands to the rest of the program: one `Title` per folder in `games`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec import Struct

from planetfall.core.actions import ActionSpace
from planetfall.core.advice import Tellers
from planetfall.core.components import Components
from planetfall.core.evaluation import Evaluation
from planetfall.core.game import Game
from planetfall.core.ledger import Ledger
from planetfall.core.rng import Rng
from planetfall.core.view import Board, Look, Reader, View
from planetfall.core.words import Words

__all__ = ["GameInfo", "IllegalMove", "Option", "Reason", "Title"]


class Option(Struct, frozen=True):
    key: str
    values: tuple[str, ...]
    default: str
    # "mode points, seats 1": it counts only while that other option has that value, or for one player
    only: str = ""


class Reason(Struct, frozen=True):
    """Why a move is refused: the clause of the rulebook and a sentence."""

    clause: str
    text: str


class IllegalMove(ValueError):
    """A move the rules do not allow. Nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.text} (rule {reason.clause})")
        self.reason = reason.text
        self.clause = reason.clause


@dataclass(frozen=True)
class GameInfo:
    name: str
    title: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    actions: ActionSpace
    rules_version: int  # rises when an old record would replay differently
    longest: int = 1000  # decisions in a game, at most
    reveals: int = 100  # moves of a game that raise `Game.revealed`, at most
    minutes: str = "60"  # how long people take, such as "50–90"
    weight: int = 3  # how heavy it is, 1 to 5


@dataclass(frozen=True)
class Title:
    """Any is the game's own class of game, view or components: nobody asks a title about another game."""

    info: GameInfo
    folder: Path  # rulebook.*.md, texts.*.ftl, components.toml
    reasons: Mapping[int, tuple[str, str]]  # reason -> text id, clause
    components: type[Components]  # what a components file must say
    standard: Callable[[], Any]  # the components we ship
    new: Callable[[int, Rng, Mapping[str, str], Any], Game]  # seats, generator, options, components; it listens
    view: Callable[[Any, Reader], View]
    describe: Callable[[Any], dict[str, Any]]
    arrange: Callable[[Mapping[str, Any], Any], Game]  # description, components
    words: Callable[[Any, str, tuple[str, ...]], Words[Any]]  # language, and names of the people at the table if known
    draw: Callable[[Any, str, int], str]  # a view as text for a terminal of this width
    board: Callable[[Any, Look], Board]  # a view as HTML
    observed: Callable[[Any], tuple[tuple[str, int], ...]]  # the parts of `Game.observe` in order, with their lengths
    evaluation: Evaluation | None = None  # how opponents that look ahead judge a position
    ledger: Ledger | None = None  # what the balance report counts
    # What a copy of a game tells to its reader's seat after some moves of it; the game before them comes first. In both
    # copies all that this seat cannot know has been dealt again.
    tellers: Callable[[Any, Any, Reader], Tellers] | None = None

    @property
    def tastes(self) -> tuple[str, ...]:
        return () if self.evaluation is None else self.evaluation.weights.tastes
