"""Positions of Evacuation in the game's own words. Each is checked by the game itself before a test sees it."""

from typing import Any

import planetfall
from planetfall.games.evacuation.codes import ASK_LOAD, ASK_TRANSPORT
from planetfall.games.evacuation.play import Evacuation

__all__ = ["POINTS", "a_table", "legal", "loaded", "own", "play", "transport", "unloaded", "why"]

POINTS = {"mode": "points"}


def a_table(*players: dict[str, Any], **table: Any) -> Evacuation:
    """As positions have it; a single player gets an idle opponent, `alone=True` plays alone."""
    alone = table.pop("alone", False)
    seats = list(players) if len(players) > 1 or alone else [*players, {}]
    game = planetfall.arrange("evacuation", {"players": [_complete(player) for player in seats], **table})
    game.settle()
    assert isinstance(game, Evacuation)
    return game


def _complete(player: dict[str, Any]) -> dict[str, Any]:
    """With what follows from the rest: actions for the cards under the board, sea tiles that markers have moved."""
    markers = player.get("markers", [0, 0])
    turned = [f"sea_{number}" for number in range(1, 1 + sum(space > 3 for space in markers))]
    evacuated = [name for name in player.get("evacuated", []) if not name.startswith("sea")]
    follows = {
        "actions_taken": sum(player.get("under", [])) + len(player.get("cards_shown", [])),
        "sea_new": sum(min(markers) > point for point in (10, 15)),
    }
    return {**follows, **player, "evacuated": [*evacuated, *turned]}


def transport(*players: dict[str, Any], **table: Any) -> Evacuation:
    """The transport phase: everybody has passed. A single player gets an opponent who takes his time."""
    waiting = {"ships_old": ["sparrow"], "old": {"energy": 1}}
    seats = list(players) if len(players) > 1 else [*players, waiting]
    return a_table(*({"passed": True, **player} for player in seats), **table)


def loaded(game: Evacuation, *cargo: str, seat: int = 0) -> Evacuation:
    """All this cargo is aboard, and the ship is off."""
    play(game, *cargo, seat=seat)
    return play(game, "done", seat=seat) if game.question(seat) == ASK_LOAD else game


def unloaded(game: Evacuation, seat: int = 0) -> Evacuation:
    """The seat has finished its transport, as far as it has not by itself."""
    return play(game, "done", seat=seat) if game.question(seat) == ASK_TRANSPORT else game


def play(game: Evacuation, *moves: str, seat: int = 0) -> Evacuation:
    for move in moves:
        planetfall.act(game, seat, move)
    return game


def legal(game: Evacuation, block: str = "", seat: int = 0) -> list[str]:
    """The legal moves in notation; of one block, its labels alone."""
    notations = [planetfall.notation(game, code) for code in game.legal(seat)]
    if not block:
        return notations
    return [text.partition(" ")[2] for text in notations if text.split()[0] == block]


def why(game: Evacuation, move: str, seat: int = 0) -> str:
    """The clause that forbids a move, "" if it is legal."""
    reason = planetfall.why_not(game, seat, move)
    return reason.clause if reason else ""


def own(game: Evacuation, seat: int = 0) -> dict[str, Any]:
    """What a seat has, as positions have it; what is missing has its default."""
    entry = planetfall.describe(game)["players"][seat]
    assert isinstance(entry, dict)
    defaults: dict[str, Any] = {
        "old": {},
        "new": {},
        "production": {},
        "factories_old": {},
        "factories_new": {},
        "population": 0,
        "evacuated": [],
        "ships_old": [],
        "ships_new": [],
        "stadiums_old": [],
        "stadiums_new": [],
        "tokens": 0,
        "sea_new": 0,
        "markers": [0, 0],
        "lanes": ["parking", "parking"],
        "hand": [],
        "cards": [],
        "goals": [],
        "questions": [],
    }
    found = {**defaults, **entry}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in found.items()}
