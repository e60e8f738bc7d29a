"""Pages of Evacuation as the tests look at them, and positions of games with everything in them."""

import random
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser

from planetfall import Game
from planetfall.catalogue import find_title
from planetfall.core.view import Board, Look, Reader
from planetfall.games.evacuation.play import Evacuation
from planetfall.games.evacuation.view import View
from tests.games.evacuation.mixes import a_mix

__all__ = ["NAMES", "TITLE", "Elements", "drawn", "elements", "html", "positions", "seen"]

TITLE = find_title("evacuation")
NAMES = ("Mira", "Juno", "Orion", "Tess")


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


def seen(game: Game, seat: int | None, language: str = "en") -> View:
    view = TITLE.view(game, Reader(seat, language, NAMES[: len(game.scores())]))
    assert isinstance(view, View)
    return view


def drawn(game: Game, seat: int | None, language: str = "en", live: bool = True) -> Board:
    return TITLE.board(seen(game, seat, language), Look(language, len(game.history), live))


def html(board: Board) -> str:
    return "".join(board.areas.values()) + board.choices + board.score


def elements(game: Game, seat: int | None = 0, language: str = "en", live: bool = True) -> Elements:
    return Elements(html(drawn(game, seat, language, live)))


def positions(seats: int) -> Iterator[Evacuation]:
    for game in _positions(seats):
        twin = game.copy()
        assert isinstance(twin, Evacuation)
        yield twin


@cache
def _positions(seats: int) -> tuple[Game, ...]:
    """Of random games in several variants, every so many moves and at the end."""
    found = []
    for seed in range(3):
        game = a_mix(seed * 7 + seats, seats)
        chooser = random.Random(seed)
        moves = 0
        while actors := game.actors():
            if moves % 23 == 0:
                found.append(game.copy())
            seat = chooser.choice(actors)
            game.apply(seat, chooser.choice(list(game.legal(seat))))
            moves += 1
        found.append(game.copy())
    return tuple(found)
