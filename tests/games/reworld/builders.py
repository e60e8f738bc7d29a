"""Positions of Reworld in the game's own words. Each is checked by the game itself before a test sees it."""

from typing import Any

import planetfall
from planetfall import Game
from planetfall.games.reworld.events import FINAL_CATEGORY

__all__ = ["CITY_A", "DEFENCE", "a_settlement", "a_station", "earned", "final_points", "legal", "play", "player", "why"]

CITY_A, DEFENCE = 0, 5  # categories of the final ship


def a_station(tops: str = "--", hand: str = "", hands: tuple[str, ...] = (), **more: Any) -> Game:
    """Chapter One. `tops` are the cards in the slots left and right of port U2; a slot "41" holds a 1 on a 4."""
    left, right = tops.split("/") if "/" in tops else list(tops)
    ports: dict[str, Any] = {name: {"module": "terrabot A"} for name in ("U2",)}
    for name, cards in (("U1", left), ("U3", right)):
        if cards != "-":
            ports[name] = {"cards": cards if len(cards) == 1 else f"{' '.join(cards)}^"}
    held = hands or (hand, "")
    players = [{"hand": cards} for cards in held]
    return planetfall.arrange("reworld", {"players": players, "ports": ports, **more})


def player(**what: Any) -> dict[str, Any]:
    """`docked=` by row, base first; `A=` to `E=` are cities, tiles only; the rest as positions have it."""
    cities = {letter: {"tiles": what.pop(letter)} for letter in "ABCDE" if letter in what}
    docked = {str(row): tiles for row, tiles in what.pop("docked", {}).items()}
    return {"docked": docked, "cities": cities, **what}


def a_settlement(*players: dict[str, Any], **more: Any) -> Game:
    """Chapter Two. Signs are given out in the order of seats; seat 0 begins. One player gets an idle opponent."""
    table = list(players) if len(players) > 1 else [*players, IDLE]
    for seat, entry in enumerate(table):
        for city in entry.get("cities", {}).values():
            city.setdefault("sign", seat + 1)
    return planetfall.arrange("reworld", {"chapter": 2, "players": table, **more})


IDLE = {"docked": {"1": ["builder 5", "builder 5"], "2": ["builder 5", "builder 5"]}}  # two rows: always a choice


def play(game: Game, *moves: str, seat: int = 0) -> Game:
    for move in moves:
        planetfall.act(game, seat, move)
    return game


def legal(game: Game, seat: int = 0, block: str = "") -> list[str]:
    """The legal moves in notation, of one block if it is named."""
    notations = [planetfall.notation(game, code) for code in game.legal(seat)]
    return [notation for notation in notations if notation.split()[0] == block or not block]


def why(game: Game, move: str, seat: int = 0) -> str:
    """The clause that forbids a move, "" if it is legal."""
    reason = planetfall.why_not(game, seat, move)
    return reason.clause if reason else ""


def earned(game: Game, source: str, seat: int = 0) -> int:
    points = planetfall.view(game)["seats"][seat]["earned"][source]
    assert isinstance(points, int)
    return points


def final_points(game: Game, category: int) -> list[int]:
    """What the final ship paid each seat in a category of a finished game."""
    assert not game.actors(), "the final ship comes when the game is over"
    return [event.points for event in game.events if event.kind == FINAL_CATEGORY and event.a == category]
