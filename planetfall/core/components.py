"""Reading a game's components file: typed, checked, and with errors that say where.

`ComponentsError` reads like `reworld.toml:214: ships[3].points is "5", expected int; …`.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, Self

import msgspec
from msgspec import Struct

__all__ = ["Components", "ComponentsError", "Source", "different", "one_of", "refuse", "within"]

LARGEST = 1_000_000
Source = Literal["rulebook", "record", "house"]


class ComponentsError(ValueError):
    """A components file that cannot be used. Whose fault: the owner of the file."""


class Problem(Exception):
    """Something wrong at a path of the file, such as `ships[3].points`."""

    def __init__(self, path: str, text: str) -> None:
        super().__init__(text)
        self.path = path


class Components(Struct, forbid_unknown_fields=True, dict=True):
    """All groups of a components file. A game adds its own, and checks them."""

    def check(self) -> None:
        """Raise what `refuse` makes unless the rules can be played with this."""
        raise NotImplementedError

    @classmethod
    def read(cls, file: Path) -> Self:
        try:
            text = file.read_text(encoding="utf-8")
            return cls._typed(tomllib.loads(text))
        except (OSError, UnicodeDecodeError) as error:
            raise ComponentsError(f"{file} cannot be read: {error}") from error
        except tomllib.TOMLDecodeError as error:
            raise ComponentsError(f"{file} is not TOML: {error}") from error
        except Problem as error:
            where = f"{file}:{_line_of(text, error.path)}: {error.path or 'the file'}"
            raise ComponentsError(f"{where} {error}; correct it or drop --components") from error

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """As `read`, from plain data that has no lines to name, as a record carries it."""
        try:
            return cls._typed(data)
        except Problem as error:
            raise ComponentsError(f"components: {error.path or 'the file'} {error}") from error

    @classmethod
    def of(cls, kept: object) -> Self:
        """Those that a box keeps, which the rules know nothing about."""
        assert isinstance(kept, cls), "boxes are made by Components.box"
        return kept

    @classmethod
    def _typed(cls, data: Mapping[str, Any]) -> Self:
        try:
            components = msgspec.convert(data, cls, strict=True, str_keys=True)
        except msgspec.ValidationError as error:
            words, _, where = str(error).partition(" - at ")  # `$.ships[0].points`, or `key` in `$.ships[0].points`
            path = where.split("`$")[-1].rstrip("`").removeprefix(".") if "`$" in where else ""
            unknown = re.search("unknown field `(.*)`", words)
            if unknown:
                path = f"{path}.{unknown[1]}".lstrip(".")
            elif path.endswith("source"):
                words += ", expected rulebook, record or house"
            raise Problem(path, f"is wrong: {words}") from error
        _check_sizes(data, "")
        components.check()
        return components


# -- what may be wrong -------------------------------------------------------------------------------------------------


def refuse(path: str, found: object, expected: str) -> Problem:
    return Problem(path, f"is {found!r}, expected {expected}")


def one_of(path: str, found: str, known: Iterable[str]) -> None:
    if found not in known:
        raise refuse(path, found, "one of " + ", ".join(known))


def within(path: str, found: int, least: int, most: int) -> None:
    if not least <= found <= most:
        raise refuse(path, found, f"a number from {least} to {most}")


def different(path: str, names: Sequence[object], count: int | None = None) -> None:
    """So many names, if it is known how many, and none of them twice."""
    if count is not None and len(names) != count:
        raise refuse(path, len(names), f"{count} of them")
    for index, name in enumerate(names):
        if name in names[:index]:
            raise refuse(path, name, "different names")


def _check_sizes(value: object, path: str) -> None:
    """The rules reckon with 64 bits; far smaller numbers leave room for sums and products."""
    if isinstance(value, int) and abs(value) > LARGEST:
        raise refuse(path, value, f"a number up to {LARGEST}")
    if isinstance(value, Mapping):
        for key, part in value.items():
            _check_sizes(part, f"{path}.{key}".lstrip("."))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            _check_sizes(part, f"{path}[{index}]")


def _line_of(text: str, path: str) -> int:
    """The line of `ships[3].points`: the fourth [[ships]], then its key. Line 1 if it is not there."""
    parts = re.match(r"(\w+)(?:\[(\d+)\])?(?:\.(\w+))?", path)
    if parts is None:
        return 1
    table, number, key = parts[1], int(parts[2] or 0), parts[3]
    header = re.compile(rf"\[\[?{table}\]\]?")
    found = at = 0
    for number_of_line, line in enumerate((line.lstrip() for line in text.split("\n")), 1):
        if line.startswith("["):
            if at and found == number + 1:
                return at  # the table ended without the key: name its header
            if header.match(line):
                found += 1
                at = number_of_line
        elif found == number + 1 and key and re.match(rf"{key}\s*=", line):
            return number_of_line
    return at or 1
