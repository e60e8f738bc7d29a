"""What every game needs to write a position down as plain data and to set it up again.

A refusal reads like `the position is not possible: players[0].hand is '116', expected officers from 1 to 5`.
"""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from planetfall.core.game import ABOUT_BITS, ABOUT_MASK, DEPTH, Game
from planetfall.core.rng import Rng, seeded

__all__ = ["chance_of", "check", "expect", "find", "generator", "open_questions", "plain", "read", "refuse", "within"]

Position = TypeVar("Position", bound=Struct)


# -- writing down ------------------------------------------------------------------------------------------------------


def plain(position: Struct) -> dict[str, Any]:
    data = msgspec.to_builtins(position)
    assert isinstance(data, dict)
    return data


def open_questions(game: Game, seat: int, names: Mapping[int, str]) -> list[tuple[str, int]]:
    """What a seat has to decide and what each question is about; the last one is asked first."""
    first = seat * DEPTH + 1
    entries = game.agenda[first : first + game.agenda[seat * DEPTH]]
    return [(names[entry >> ABOUT_BITS], entry & ABOUT_MASK) for entry in entries]


def chance_of(game: Game) -> list[int]:
    """The generator as `generator` reads it."""
    return [game.rng.a, game.rng.b, game.rng.c, game.rng.drawn]


# -- setting up --------------------------------------------------------------------------------------------------------


def read(description: Mapping[str, Any], kind: type[Position]) -> Position:
    try:
        return msgspec.convert(description, kind, strict=True)
    except msgspec.ValidationError as error:
        raise _impossible(str(error)) from error


def refuse(path: str, found: object, expected: str) -> ValueError:
    return _impossible(f"{path} is {found!r}, expected {expected}")


def expect(path: str, holds: bool, found: object, expected: str) -> None:
    if not holds:
        raise refuse(path, found, expected)


def find(path: str, name: str, names: Iterable[str], expected: str = "") -> int:
    """The place of a name among these; a refusal lists them unless it is told what to expect."""
    listed = list(names)
    expect(path, name in listed, name, expected or "one of " + ", ".join(listed))
    return listed.index(name)


def within(path: str, value: int, least: int, most: int) -> int:
    expect(path, least <= value <= most, value, f"a number from {least} to {most}")
    return value


def generator(chance: list[int] | None) -> Rng:
    """That of seed 0 if a description leaves it out."""
    if chance is None:
        return seeded(0)
    expect("chance", len(chance) == 4 and all(0 <= word < 2**32 for word in chance), chance, "four 32-bit numbers")
    rng = Rng()
    rng.a, rng.b, rng.c, rng.drawn = chance
    return rng


def check(game: Game) -> None:
    """The last step: everything in the box is accounted for."""
    if wrong := game.audit():
        raise _impossible(wrong)


def _impossible(why: str) -> ValueError:
    return ValueError(f"the position is not possible: {why}")
