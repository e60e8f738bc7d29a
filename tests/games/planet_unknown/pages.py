"""Pages of Planet Unknown as the tests look at them, and positions of games with everything in them."""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from html import unescape

import planetfall
from planetfall import Game
from planetfall.catalogue import find_title
from planetfall.core.view import Board, Look, Reader
from planetfall.games.planet_unknown.view import View

__all__ = ["NAMES", "TITLE", "Elements", "Page", "drawn", "elements", "html", "pages", "positions", "seen"]

TITLE = find_title("planet_unknown")
NAMES = ("Mira", "Juno", "Orion", "Tess", "Kai", "Nova")
EVERYTHING = {"planets": "dealt", "corporations": "dealt", "private": "on", "events": "random"}


# Our own pages are written regularly, and a parser for everybody's takes ten times as long.
TAG = re.compile(r'<([a-zA-Z0-9]+)((?: +[a-zA-Z0-9-]+(?:="[^"]*")?)*) */?>')
ATTRIBUTE = re.compile(r' ([a-zA-Z0-9-]+)(?:="([^"]*)")?')


class Elements:
    """All elements of a page as lists of attributes."""

    def __init__(self, page: str) -> None:
        self.found = [{"": tag} | _attributes(written) for tag, written in TAG.findall(page)]
        assert len(self.found) == page.count("<") - page.count("</"), "every < begins an element that can be read"

    def values(self, name: str) -> list[str]:
        return [element[name] for element in self.found if name in element]

    def of_class(self, name: str) -> list[dict[str, str]]:
        return [element for element in self.found if name in element.get("class", "").split()]

    def named(self, name: str) -> dict[str, str]:
        return next(element for element in self.found if element.get("id") == name)


@lru_cache(maxsize=4096)
def _attributes(written: str) -> dict[str, str]:
    return {name: unescape(value) for name, value in ATTRIBUTE.findall(written)}


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


@dataclass(frozen=True)
class Page:
    """What one seat is shown of a position, drawn once for all tests that look at it."""

    game: Game
    seat: int | None
    view: View
    board: Board

    @cached_property
    def html(self) -> str:
        return html(self.board)

    @cached_property
    def elements(self) -> Elements:
        return Elements(self.html)


@cache
def pages(seats: int, language: str = "en") -> tuple[Page, ...]:
    """Of all positions: for two of those who act, and for who only looks on."""
    return tuple(
        Page(game, seat, view := seen(game, seat, language), TITLE.board(view, Look(language, len(game.history))))
        for game in positions(seats)
        for seat in (*game.actors()[:2], None)
    )


def positions(seats: int, every: int = 29) -> Iterator[Game]:
    return (planetfall.replay(record) for record in _records(seats, every))


@cache
def _records(seats: int, every: int) -> tuple[str, ...]:
    """Of a random game, every so many moves and at its end."""
    found = []
    game = planetfall.new("planet_unknown", seats=seats, seed=seats, options=EVERYTHING)
    chooser = random.Random(seats)
    while game.actors():
        seat = chooser.choice(game.actors())
        planetfall.act(game, seat, chooser.choice(list(game.legal(seat))))
        if len(game.history) % every == 0 or not game.actors():
            found.append(planetfall.record(game))
    return tuple(found)
