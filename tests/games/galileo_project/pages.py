"""Pages of Galileo Project as the tests look at them, and positions of games with everything in them."""

import random
from collections.abc import Iterator
from functools import cache

import planetfall
from planetfall import Game
from planetfall.games.galileo_project.view import View
from tests.games.pages import Elements, Pages, html

__all__ = ["PAGES", "TITLE", "Elements", "drawn", "elements", "html", "positions", "seen"]

UNUSUAL = {"star_z_side": "b", "new_project": "any", "memory_scanner": "either", "robot_modifier": "adds"}
EAGER = ("acquire", "develop", "claim", "put", "begin", "modifier", "instant")  # leads to more questions
PAGES = Pages("galileo_project", View)
TITLE = PAGES.title
seen, drawn, elements = PAGES.seen, PAGES.drawn, PAGES.elements


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
