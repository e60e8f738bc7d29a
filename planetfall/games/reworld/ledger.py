"""What the balance report counts at the end: tiles in use by their face, the rows the final ship looks at, ships taken.

A module that was sacrificed is in use no more, and one in the defence row counts by its shields alone.
"""

from collections.abc import Mapping

from planetfall.core.ledger import Ledger
from planetfall.games.reworld.box import CATEGORIES, SATELLITE, TILES
from planetfall.games.reworld.components import LETTER_NAMES, of_game
from planetfall.games.reworld.play import Reworld
from planetfall.games.reworld.scoring import category_value
from planetfall.games.reworld.state import CITY, DEFENCE, SATELLITES, SHUTTLES, SOURCES, row_tiles
from planetfall.games.reworld.view import SOURCE_NAMES
from planetfall.games.reworld.words import Words, words

__all__ = ["LEDGER"]

IN_USE = (*range(CITY, DEFENCE), SHUTTLES, SATELLITES)


def _components(game: Reworld, language: str) -> Mapping[str, str]:
    w = words(game, language)
    tiles = {w.components.faces[tile]: _tile(w, tile) for tile in w.components.first_tiles}
    cities = {f"city {letter}": w.say("ledger-city", letter=letter) for letter in LETTER_NAMES}
    shields = {"shields": w.say("ledger-shields")}
    ships = {f"ship {ship.id}": w.say("ledger-ship", ship=w.ship(n)) for n, ship in enumerate(w.components.ships)}
    return tiles | cities | shields | ships


def _tile(w: Words, tile: int) -> str:
    """A satellite counts by its task, so its shields are left out."""
    return w.say("ledger-satellite", task=w.task(tile)) if w.state.box.kind[tile] == SATELLITE else w.tile(tile)


def _held(state: Reworld, seat: int) -> list[int]:
    same_as = state.box.same_as
    counts = [0] * (TILES + 1)
    for row in IN_USE:
        for tile in row_tiles(state, seat, row):
            counts[same_as[tile]] += 1
    tiles = [counts[tile] for tile in of_game(state).first_tiles]
    rows = [category_value(state, seat, category) for category in range(CATEGORIES)]
    taken = state.ships[seat]
    return tiles + rows + [(taken >> ship) & 1 for ship in range(state.box.ships)]


def _sources(game: Reworld, language: str) -> Mapping[str, str]:
    w = words(game, language)
    return {name: w.say(f"source-{name}") for name in SOURCE_NAMES}


def _earned(state: Reworld, seat: int) -> list[int]:
    return [state.earned[seat * SOURCES + source] for source in range(SOURCES)]


LEDGER = Ledger(_components, _held, _sources, _earned)
