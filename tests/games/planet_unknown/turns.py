"""Positions of Planet Unknown in the game's own words. Each is checked by the game itself before a test sees it."""

from typing import Any

import planetfall
from planetfall import Game

__all__ = ["TILE_OF", "a_table", "a_turn", "legal", "own", "play", "player", "resolve_all", "why"]

TILE_OF = {"inner": "I3", "outer": "Z5"}  # the stacks in front of seat 0 of two


def player(**what: Any) -> dict[str, Any]:
    """As positions have it. `done=True` has had its tile turn."""
    if what.pop("done", False):
        what["turn_left"] = False
    return what


def a_table(*players: dict[str, Any], **more: Any) -> Game:
    """The tile step. A single player gets an idle opponent; `alone=True` plays alone."""
    alone = more.pop("alone", False)
    table = list(players) if len(players) > 1 or alone else [*players, {}]
    return planetfall.arrange("planet_unknown", {"players": table, **more})


def a_turn(tile: str = "", **what: Any) -> Game:
    """Seat 0 has this tile on top of a stack in front of it; whatever else is said is about that seat."""
    more: dict[str, Any] = {
        name: what.pop(name) for name in ("event", "deck", "phase", "alone", "cards_in_play") if name in what
    }
    if tile:
        more["stacks"] = {tile.split()[0]: [tile]}
    return a_table(player(**what), **more)


def play(game: Game, *moves: str, seat: int = 0) -> Game:
    for move in moves:
        planetfall.act(game, seat, move)
    return game


def legal(game: Game, block: str = "", seat: int = 0) -> list[str]:
    """The legal moves in notation; of one block, its labels alone."""
    notations = [planetfall.notation(game, code) for code in game.legal(seat)]
    if not block:
        return notations
    return [text.partition(" ")[2] for text in notations if text.split()[0] == block]


def why(game: Game, move: str, seat: int = 0) -> str:
    """The clause that forbids a move, "" if it is legal."""
    reason = planetfall.why_not(game, seat, move)
    return reason.clause if reason else ""


def own(game: Game, seat: int = 0) -> dict[str, Any]:
    """What a seat has, as positions have it; what is missing has its default."""
    entry = planetfall.describe(game)["players"][seat]
    assert isinstance(entry, dict)
    return {"movement": 0, "open": {}, "meteorites_collected": 0, "lifepods_collected": 0, "kept_patches": 0, **entry}


def resolve_all(game: Game, seat: int = 0) -> Game:
    """The first legal move, over and over, until the seat has to wait."""
    while game.legal(seat):
        game.apply(seat, game.legal(seat)[0])
    return game
