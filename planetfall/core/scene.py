"""What every part of a board asks while it is drawn: words, what may be chosen and why not, ghosts, the last move."""

from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any, Generic, TypeVar

from planetfall.core.texts import Texts, texts
from planetfall.core.view import Line, Look, Move, Refusal, Seat, View

__all__ = ["Scene", "Target", "staged"]

V = TypeVar("V", bound=View)
S = TypeVar("S", bound=Seat)


@dataclass(frozen=True)
class Target:
    """How a place answers to a move: its state as a class, and the attributes of its element."""

    state: str  # "legal", "illegal" or nothing
    attributes: str


@dataclass(frozen=True)
class Scene(Generic[V, S]):
    view: V
    seats: tuple[S, ...]
    text: Texts
    moves: dict[str, Move]  # that can be chosen here and now, by notation
    refused: dict[str, Refusal]
    draft: tuple[Line, ...]  # what the viewer's moves that are not confirmed yet did
    ghosts: frozenset[str]  # pieces of moves that can still be taken back
    last: frozenset[str]  # pieces of the last move that stands

    @property
    def own(self) -> S:
        """Who sits in the middle of the board: the viewer, or the first seat for who only looks on."""
        return self.seats[self.view.viewer or 0]

    @property
    def others(self) -> list[S]:
        """Clockwise from the own seat."""
        first = self.own.seat + 1
        return [self.seats[(first + step) % len(self.seats)] for step in range(len(self.seats) - 1)]

    def say(self, key: str, **values: str | int) -> str:
        """For a place in HTML, names of players and all."""
        return escape(self.text.say(key, **values))

    def marks(self, piece: str) -> str:
        """Classes for a piece of the draft or of the last move."""
        return " ghost" if piece in self.ghosts else " lastmove" if piece in self.last else ""

    def block(self, name: str) -> list[Move]:
        """The moves of one kind, such as all payments."""
        return [move for move in self.moves.values() if move.notation.split()[0] == name]

    def on(self, *notations: str) -> str:
        """The first of these moves that may be made, else the first that is refused; several questions can be about
        one place."""
        known = [notation for notation in notations if notation in self.moves]
        known += [notation for notation in notations if notation in self.refused]
        return known[0] if known else ""

    def button(self, notation: str) -> Target:
        """For a real button, which is named by the words in it."""
        move = self.moves.get(notation)
        if move is not None:
            once = ' data-reveals=""' if move.reveals else ""
            return Target("legal", f'data-move="{notation}"{once}')
        refusal = self.refused.get(notation)
        if refusal is not None:
            why = f'data-why="{escape(refusal.text)}" data-clause="{refusal.clause}"'
            return Target("illegal", f'aria-disabled="true" {why}')
        return Target("", "")

    def target(self, notation: str, label: str) -> Target:
        """For a piece. `label` says in plain text what the place is; price and gain belong to it."""
        found = self.button(notation)
        if not found.state:
            return Target("", f'role="img" aria-label="{escape(label)}"')
        said = escape(self.spoken(notation, label))
        return Target(found.state, f'role="button" {found.attributes} aria-label="{said}"')

    def spoken(self, notation: str, label: str) -> str:
        """The name of a place in plain text, which warns of a move that cannot be taken back."""
        reveals = notation in self.moves and self.moves[notation].reveals
        return self.text.say("board-once", what=label) if reveals else label


def staged(view: View, look: Look, folder: Path) -> dict[str, Any]:
    """The fields of a scene; `folder` has the texts. Nothing can be chosen in a replay."""
    drafted = [line for line in view.log if line.step > look.confirmed]
    standing = [line for line in view.log if line.step <= look.confirmed]
    last = [line for line in standing if line.step == standing[-1].step]
    return {
        "view": view,
        "text": texts(folder, look.language),
        "moves": {move.notation: move for move in view.moves} if look.live else {},
        "refused": {refusal.notation: refusal for refusal in view.refused} if look.live else {},
        "draft": tuple(drafted),
        "ghosts": frozenset(piece for line in drafted for piece in line.pieces),
        "last": frozenset(piece for line in last for piece in line.pieces),
    }
