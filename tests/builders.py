"""What every test may use: the clauses a test proves, and a game as plain data that can be compared."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from planetfall.catalogue import find_title
from planetfall.core.rulebook import rulebook

__all__ = ["picture", "position", "rule"]

Proof = TypeVar("Proof", bound=Callable[..., object])

SHARED = {"box", "origin"}  # never change once made, so they need no comparing
NOT_COPIED = {"listening", "history", "events", "menu", "menu_seat"}  # the log, and a cache that copies find anew


def rule(game: str, *clauses: str) -> Callable[[Proof], Proof]:
    """Marks the clauses of a rulebook that a test proves; `planetfall rules GAME --untested` reads the marks."""
    known = rulebook(find_title(game).folder, "en").clauses
    unknown = [clause for clause in clauses if clause not in known]
    if unknown or not clauses:
        raise ValueError(f"the rulebook of {game} has no clause {', '.join(unknown) or 'without a number'}")

    def unchanged(proof: Proof) -> Proof:
        return proof

    return unchanged


def picture(thing: object) -> dict[str, Any]:
    """Every field of a game, found by itself, so that none can be forgotten; less what all copies share."""
    return {name: _plain(getattr(thing, name)) for name in _fields(thing) if name not in SHARED}


def position(game: object) -> dict[str, Any]:
    """The picture of all that a copy takes along."""
    return {name: value for name, value in picture(game).items() if name not in NOT_COPIED}


def _fields(thing: object) -> list[str]:
    """Fields of compiled classes, and of interpreted ones; an interpreted child of a compiled class has both kinds."""
    compiled = {name for kind in type(thing).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())}
    names = sorted(compiled.union(getattr(thing, "__dict__", {})))
    if not names:
        raise TypeError(f"{type(thing).__name__} has no fields that could be found")
    return names


def _plain(value: object) -> Any:
    if value is None or isinstance(value, int | float | str):
        return value
    if isinstance(value, Mapping):
        return {key: _plain(part) for key, part in value.items()}
    if isinstance(value, Iterable):  # vecs too
        return [_plain(part) for part in value]
    return picture(value)
