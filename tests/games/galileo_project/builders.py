"""Tables of Galileo Project in the game's words. Every one goes through `arrange`, so an impossible one fails there."""

from typing import Any

from planetfall.core.rng import seeded
from planetfall.games.galileo_project.components import standard
from planetfall.games.galileo_project.notation import ACTION_SPACE
from planetfall.games.galileo_project.options import setting_of
from planetfall.games.galileo_project.play import GalileoProject, new_game
from planetfall.games.galileo_project.position import QUESTION_NAMES, arrange, card_names, describe
from planetfall.games.galileo_project.reasons import CLAUSES
from planetfall.games.galileo_project.scoring import SOURCE_NAMES, points
from planetfall.games.galileo_project.state import field_of

__all__ = [
    "ROW",
    "Player",
    "a_game",
    "a_table",
    "asked",
    "choices",
    "fields",
    "kept",
    "level",
    "me",
    "moves",
    "own",
    "play",
    "refused",
    "robots",
    "vp",
]

Player = dict[str, Any]
# Five characters for two players: the first two have their instant ability on Earth.
ROW = ["eliot_ban earth", "tarak_freeman earth", "ms_lee mars", "milutin_madic mars", "ms_chau mars"]


def me(**fields: Any) -> Player:
    return fields


def a_table(*players: Player, **table: Any) -> GalileoProject:
    """Two players unless more are given. The first move is never made by itself; those that follow are, if forced.

    With a deck named, all other characters are discarded. Only with goals named can one be claimed in the first turn.
    """
    seats = list(players) if len(players) > 1 or table.pop("alone", False) else [*players, {}]
    table.setdefault("claimed", "goals" not in table)
    if "deck" in table:
        tucked = [card for player in seats for card in player.get("tucked", [])]
        named = {*table["deck"], *table.get("characters", []), *tucked}
        marks = {2: (), 1: (), 3: ("3+",), 4: ("3+", "4")}[len(seats)]
        rest = [card for card in card_names(standard()) if (card.split()[2:] or [""])[0] in ("", *marks)]
        table = {"discarded": [card for card in rest if card not in named], **table}
    return arrange({"players": seats, **table}, standard())


def a_game(seats: int = 2, seed: int = 1, **options: str) -> GalileoProject:
    return new_game(standard().box, setting_of(options), seats, seeded(seed), True)


def play(game: GalileoProject, *moves: str) -> GalileoProject:
    for move in moves:
        (seat,) = game.actors()
        assert not refused(game, move), f"{move} is refused: {refused(game, move)}; possible: {choices(game)}"
        game.apply(seat, ACTION_SPACE.code(move))
    return game


def refused(game: GalileoProject, move: str) -> str:
    """The clause on which a move of whoever acts is refused, empty if it is allowed; `legal` must say the same."""
    (seat,) = game.actors()
    code = ACTION_SPACE.code(move)
    reason = game.why_not(seat, code)
    assert (reason == 0) == (code in list(game.legal(seat)))
    return CLAUSES[reason][1] if reason else ""


def choices(game: GalileoProject) -> list[str]:
    (seat,) = game.actors()
    return [ACTION_SPACE.notation(code) for code in game.legal(seat)]


def moves(game: GalileoProject, block: str) -> list[str]:
    """What may be chosen in a block of moves."""
    return [text.partition(" ")[2] for text in choices(game) if text.split(" ")[0] == block]


def asked(game: GalileoProject) -> str:
    (seat,) = game.actors()
    return QUESTION_NAMES[game.question(seat)]


def own(game: GalileoProject, field: str, seat: int = 0) -> Any:
    """What a seat has, as a description names it; 0 if it has nothing of the kind."""
    return describe(game)["players"][seat].get(field, 0)


def kept(game: GalileoProject, field: str) -> Any:
    """Something on the board, as a description names it."""
    return describe(game)[field]


def robots(game: GalileoProject, seat: int = 0) -> list[str]:
    """Robots of a seat with their moons, levels and modifiers."""
    found = own(game, "robots", seat)
    return found if found else []


def level(game: GalileoProject, name: str, seat: int = 0) -> int:
    """The level of a robot or of the project."""
    texts = [*robots(game, seat), own(game, "project", seat) or ""]
    (words,) = [text.split() for text in texts if text.startswith(name)]
    return next(int(word) for word in words if word.isdecimal())


def fields(game: GalileoProject, seat: int = 0) -> list[int]:
    """Where the development markers stand: Io, Europa, Ganymede, Callisto."""
    return [field_of(game, seat, moon) for moon in range(4)]


def vp(game: GalileoProject, source: str, seat: int = 0) -> int:
    return points(game, seat, SOURCE_NAMES.index(source))
