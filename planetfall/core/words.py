"""A game in the reader's language: what the words of every game begin with. They ask the rules and know none."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from planetfall.core.game import Event, Game
from planetfall.core.texts import Texts

__all__ = ["Values", "Words"]

G = TypeVar("G", bound=Game)
Values = dict[str, str | int]  # what a text may name


class Words(Generic[G]):
    def __init__(self, state: G, text: Texts, names: tuple[str, ...]) -> None:
        self.state = state
        self.names = names
        self.say = text.say

    def seat(self, seat: int) -> str:
        """Without names of their own players go by their colour."""
        return self.names[seat] if self.names else self.say(f"seat-{seat + 1}")

    def listed(self, things: Iterable[str]) -> str:
        told = list(things)
        if len(told) < 2:
            return "".join(told)
        text = told[0]
        for thing in told[1:-1]:
            text = self.say("list-comma", first=text, second=thing)
        return self.say("list-and", first=text, second=told[-1])

    def why(self, text_id: str, seat: int, code: int) -> str:
        """Why a move is refused."""
        return self.say(f"why-{text_id}", **self.reason_values(seat, code))

    # -- what a game writes ------------------------------------------------------------------------------------

    def stage(self) -> str:
        """Where the game stands."""
        raise NotImplementedError

    def question_name(self, seat: int) -> str:
        """The open question of a seat, as texts and boards call it."""
        raise NotImplementedError

    def status_for(self, viewer: int | None) -> str:
        """One sentence to one reader: what it has to do, or whom the table waits for."""
        raise NotImplementedError

    def detail_for(self, viewer: int | None) -> str:
        """One smaller line about that; may be empty."""
        raise NotImplementedError

    def move(self, seat: int, code: int, points: int) -> str:
        """What a move does, with the points it scores at once."""
        raise NotImplementedError

    def reason_values(self, seat: int, code: int) -> Values:
        """What the text of a reason may name."""
        raise NotImplementedError

    def event(self, event: Event) -> str:
        """A line of the log."""
        raise NotImplementedError
