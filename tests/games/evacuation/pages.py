"""Pages of Evacuation as the tests look at them, and positions of games with everything in them."""

import random
from collections.abc import Iterator
from functools import cache

from planetfall import Game
from planetfall.games.evacuation.play import Evacuation
from planetfall.games.evacuation.view import View
from tests.games.evacuation.mixes import a_mix
from tests.games.pages import Elements, Pages, html

__all__ = ["PAGES", "TITLE", "Elements", "drawn", "elements", "html", "positions", "seen"]

PAGES = Pages("evacuation", View)
TITLE = PAGES.title
seen, drawn, elements = PAGES.seen, PAGES.drawn, PAGES.elements


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
