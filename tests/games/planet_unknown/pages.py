"""Pages of Planet Unknown as the tests look at them, and positions of games with everything in them."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property

import planetfall
from planetfall import Game
from planetfall.core.view import Board, Look
from planetfall.games.planet_unknown.view import View
from tests.games.pages import Elements, Pages, html

__all__ = ["PAGES", "TITLE", "Elements", "Page", "drawn", "elements", "html", "pages", "positions", "seen"]

EVERYTHING = {"planets": "dealt", "corporations": "dealt", "private": "on", "events": "random"}
PAGES = Pages("planet_unknown", View)
TITLE = PAGES.title
seen, drawn, elements = PAGES.seen, PAGES.drawn, PAGES.elements


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
