"""What a page is drawn from: the part of a view that every game shares. Each game adds its own things to it."""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from msgspec import Struct

from planetfall.core.actions import ActionSpace
from planetfall.core.game import Game
from planetfall.core.rng import seeded
from planetfall.core.words import Words

__all__ = ["Board", "Line", "Look", "Move", "Reader", "Refusal", "Seat", "View", "refusals", "shared", "waits", "weigh"]

W = TypeVar("W", bound=Words[Any])


class Reader(Struct, frozen=True):
    """Who reads a view, and how."""

    seat: int | None = None  # None is a spectator
    language: str = "en"
    names: tuple[str, ...] = ()  # of the people at the table; without them the game names its seats itself
    everything: bool = False  # secrets too: for the replay of a finished game only


class Move(Struct, frozen=True):
    """One thing the reader may do now."""

    code: int
    notation: str
    text: str
    points: int  # what it scores at once, as far as its seat can know
    reveals: bool  # it shows something new in mid-turn, so that it cannot be taken back


class Refusal(Struct, frozen=True):
    """One thing the open question is about that the reader may not do now, and why."""

    notation: str
    clause: str
    text: str


class Line(Struct, frozen=True):
    """One line of the log."""

    step: int  # how many moves the table had made
    seat: int
    points: int
    text: str
    group: str  # the round or turn it belongs to
    pieces: tuple[str, ...]  # what it is about: `data-piece` of things on the board


class Seat(Struct, frozen=True):
    """A player at the table. Each game's seats begin like this."""

    seat: int
    name: str
    score: int
    earned: dict[str, int]  # what the score is made of, by source


class View(Struct, frozen=True, kw_only=True):
    game: str
    viewer: int | None
    stage: str  # where the game stands, such as "Chapter One, round 3 of 5"
    over: bool
    actors: tuple[int, ...]
    names: tuple[str, ...]  # at seat
    scores: tuple[int, ...]  # at seat, so far
    ranking: tuple[int, ...]  # at seat, 1 is the winner; empty until the end
    question: str  # what the reader, or else the first actor, has to decide; empty at the end
    status: str  # one sentence: who must do what
    detail: str  # one smaller line about it, may be empty
    moves: tuple[Move, ...]  # the reader's
    refused: tuple[Refusal, ...]
    log: tuple[Line, ...]


class Look(Struct, frozen=True):
    """How a board is to be drawn."""

    language: str = "en"
    confirmed: int = 0  # moves that stand; later ones are the reader's own and can still be taken back
    live: bool = True  # False in a replay: nothing on the board can be chosen


class Board(Struct, frozen=True):
    """A game's part of a page, as HTML."""

    areas: dict[str, str]  # by name of the area in the game's grid (board.css): "board", "own", "foot", "side"
    choices: str  # buttons beside the status sentence, may be empty
    score: str  # the score sheet: categories by seat, and a chart once the game is over
    # Pieces of the areas that seldom change, each one element with an id and a `data-hash` that names its content.
    scenery: tuple[str, ...] = ()


def shared(
    w: W,
    reader: Reader,
    space: ActionSpace,
    refused: Callable[[W, int], Iterable[Refusal]],
    log: Callable[[W], Iterable[Line]],
) -> dict[str, Any]:
    """The fields of `View`. What is refused is told only to a reader whose turn it is."""
    state, seat = w.state, reader.seat
    actors = state.actors()
    asked = seat if seat in actors else actors[0] if actors else None
    return {
        "game": state.title,
        "viewer": seat,
        "stage": w.stage(),
        "over": not actors,
        "actors": tuple(actors),
        "names": tuple(w.seat(other) for other in range(state.seats)),
        "scores": tuple(state.scores()),
        "ranking": tuple(state.ranking()) if not actors else (),
        "question": w.question_name(asked) if asked is not None else "",
        "status": w.status_for(seat),
        "detail": w.detail_for(seat),
        "moves": tuple(_moves(w, space, seat)) if seat is not None else (),
        "refused": tuple(refused(w, seat)) if seat is not None and seat in actors else (),
        "log": tuple(log(w)),
    }


def _moves(w: Words[Any], space: ActionSpace, seat: int) -> Iterator[Move]:
    for code, points, reveals in weigh(w.state, seat):
        yield Move(code, space.notation(code), w.move(seat, code, points), points, reveals)


def refusals(
    w: Words[Any],
    seat: int,
    space: ActionSpace,
    clauses: Mapping[int, tuple[str, str]],
    codes: Iterable[int],
    unsaid: Container[int] = (),
) -> Iterator[Refusal]:
    """Those of these moves that a seat may not make now, but for reasons that nobody needs to hear."""
    for code in codes:
        number = w.state.why_not(seat, code)
        if number and number not in unsaid:
            text_id, clause = clauses[number]
            yield Refusal(space.notation(code), clause, w.why(text_id, seat, code))


def weigh(game: Game, seat: int) -> Iterator[tuple[int, int, bool]]:
    """Each legal code of a seat with the points it scores at once, and whether it reveals something.

    Tried on a copy in which all that the seat cannot know is dealt again, so that nothing can leak.
    """
    seen = game.copy()
    seen.imagine(seat, seeded(0))
    before = seen.scores()[seat]
    for code in game.legal(seat):
        tried = seen.copy()
        tried.apply(seat, code)
        yield code, tried.scores()[seat] - before, tried.revealed > seen.revealed and not waits(seen, seat, code)


def waits(before: Game, seat: int, code: int) -> bool:
    """Whether a move reveals something only as its turn ends by itself.

    Then it can be shown without that, and taken back until the turn is confirmed. What comes next may ask the seat
    something at once, so the position after the move does not tell whether the turn has ended.
    """
    shown = before.copy()
    shown.apply_unseen(seat, code)
    if shown.revealed > before.revealed:
        return False
    if not shown.turn_ended(seat):
        left = shown.options(seat)
        if len(left) != 1 or shown.hides_choice(seat):
            return False  # it is asked
        shown.take(seat, left[0])
    return shown.turn_ended(seat)
