"""Tables of Planet Unknown in the game's words. Every one goes through `arrange`, so an impossible one fails there."""

from typing import Any

from planetfall.games.planet_unknown.components import standard
from planetfall.games.planet_unknown.notation import ACTION_SPACE, CELL_NAMES
from planetfall.games.planet_unknown.play import PlanetUnknown
from planetfall.games.planet_unknown.position import arrange, describe
from planetfall.games.planet_unknown.reasons import CLAUSES
from planetfall.games.planet_unknown.scoring import medals
from planetfall.games.planet_unknown.words import SOURCE_NAMES

__all__ = ["Player", "a_table", "codes", "filled", "medals_of", "own", "placing", "play", "player", "refused"]

Player = dict[str, Any]


def player(planet: str = "ksb_4156", corporation: str = "universal_coalition", **fields: Any) -> Player:
    return {"planet": planet, "corporation": corporation, **fields}


def a_table(*players: Player, **table: Any) -> PlanetUnknown:
    """What has only one answer is answered already, as after every move."""
    game = arrange({"players": list(players), **table}, standard())
    game.settle()
    return game


def filled(planet: str, *left_open: str) -> list[str]:
    """Patches on every cell of a planet but some."""
    entry = next(entry for entry in standard().planets if entry.id == planet)
    names = [CELL_NAMES[y * 12 + x] for x, y in entry.cells()]
    return [f"patch {name}" for name in names if name not in left_open]


def placing(
    tile: str, planet: str = "ksb_4156", corporation: str = "universal_coalition", **fields: Any
) -> PlanetUnknown:
    """A seat that has taken this tile and has to place it; another one waits."""
    asked = {"tile": tile, "turn_left": False, "questions": [("act", 0), ("place", 0)]}
    return a_table(player(planet, corporation, **{**asked, **fields}), player())


def refused(game: PlanetUnknown, move: str, seat: int = 0) -> str:
    """The clause on which a move is refused, empty if it is allowed; `legal` must say the same."""
    code = ACTION_SPACE.code(move)
    reason = game.why_not(seat, code)
    assert (reason == 0) == (code in list(game.legal(seat)))
    return CLAUSES[reason][1] if reason else ""


def play(game: PlanetUnknown, *moves: str, seat: int = 0) -> None:
    for move in moves:
        assert not refused(game, move, seat), f"{move} is refused: {refused(game, move, seat)}"
        game.apply(seat, ACTION_SPACE.code(move))


def codes(game: PlanetUnknown, block: str, seat: int = 0) -> list[str]:
    """What may be chosen in a block of moves."""
    notations = [ACTION_SPACE.notation(code) for code in game.legal(seat)]
    return [text.partition(" ")[2] for text in notations if text.split(" ")[0] == block]


def medals_of(game: PlanetUnknown, source: str, seat: int = 0) -> int:
    return medals(game, seat, SOURCE_NAMES.index(source))


def own(game: PlanetUnknown, field: str, seat: int = 0) -> Any:
    """What a seat has, as a description names it; None if it has nothing of the kind."""
    return describe(game)["players"][seat].get(field)
