"""Pages of Galileo Project as the tests look at them, and positions of games with everything in them."""

import random
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser

import planetfall
from planetfall import Game
from planetfall.catalogue import find_title
from planetfall.core.view import Board, Look, Reader
from planetfall.games.galileo_project.view import View

__all__ = ["NAMES", "TITLE", "Elements", "drawn", "elements", "html", "positions", "seen"]

TITLE = find_title("galileo_project")
NAMES = ("Mira", "Juno", "Orion", "Tess")
UNUSUAL = {"star_z_side": "b", "new_project": "any", "memory_scanner": "either", "robot_modifier": "adds"}
EAGER = ("acquire", "develop", "claim", "put", "begin", "modifier", "instant")  # leads to more questions


class Elements(HTMLParser):
    """All elements of a page as lists of attributes."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[dict[str, str]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append({"": tag} | {name: value or "" for name, value in attrs})

    def values(self, name: str) -> list[str]:
        return [element[name] for element in self.found if name in element]

    def of_class(self, name: str) -> list[dict[str, str]]:
        return [element for element in self.found if name in element.get("class", "").split()]

    def named(self, name: str) -> dict[str, str]:
        return next(element for element in self.found if element.get("id") == name)


def seen(game: Game, seat: int | None, language: str = "en", names: tuple[str, ...] = NAMES) -> View:
    view = TITLE.view(game, Reader(seat, language, names[: len(game.scores())]))
    assert isinstance(view, View)
    return view


def drawn(game: Game, seat: int | None, language: str = "en", live: bool = True) -> Board:
    return TITLE.board(seen(game, seat, language), Look(language, len(game.history), live))


def html(board: Board) -> str:
    return "".join(board.areas.values()) + board.choices + board.score


def elements(game: Game, seat: int | None = 0, language: str = "en", live: bool = True) -> Elements:
    return Elements(html(drawn(game, seat, language, live)))


def positions(seats: int, every: int = 9) -> Iterator[Game]:
    """Copies that still know their log, so that each can be drawn and gone on with."""
    return (planetfall.replay(record) for record in _records(seats, every))


@cache
def _records(seats: int, every: int) -> tuple[str, ...]:
    """Of an eager random game, every so many moves and at its end."""
    found = []
    chooser = random.Random(seats)
    game = planetfall.new("galileo_project", seats=seats, seed=seats, options=UNUSUAL)
    while game.actors():
        _go_on(game, chooser)
        if len(game.history) % every == 0 or not game.actors():
            found.append(planetfall.record(game))
    return tuple(found)


def _go_on(game: Game, chooser: random.Random) -> None:
    seat = game.actors()[0]
    moves = [planetfall.notation(game, code) for code in game.legal(seat)]
    weights = [4 if move.split()[0] in EAGER else 1 for move in moves]
    planetfall.act(game, seat, chooser.choices(moves, weights)[0])
