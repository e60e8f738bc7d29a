"""A table is its record: how it was made, then every move, as text a person can read.

    planetfall record 1
    game: reworld
    rules: 1
    seats: 2
    seed: 7
    options: head_start=off

    0: acquire U7
    0: pay 3

    result: 98 104
    check: 5f0c2a91d3e87b64

`result` stands below finished games only. `check` covers all lines above it; whoever edits a record by hand leaves it
out.
"""

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

__all__ = ["Origin", "Record", "RecordError", "Step", "read_record", "write_record"]

FIRST_LINE = "planetfall record 1"


class RecordError(ValueError):
    """A record that cannot be read or replayed; says which line and what was expected there."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line


@dataclass(frozen=True)
class Origin:
    """How a table was made. A table from a written-down position has no seed but a start."""

    game: str
    seats: int
    seed: int | None
    options: Mapping[str, str]
    components: Mapping[str, Any] | None = None  # None is the standard box
    start: Mapping[str, Any] | None = None


class Step(NamedTuple):
    line: int
    seat: int
    move: str


@dataclass
class Record:
    origin: Origin
    rules: int
    steps: list[Step]
    result: list[int] | None
    lines: dict[str, int]  # where each value of the head stands

    def line(self, key: str) -> int:
        return self.lines.get(key, 1)


def write_record(origin: Origin, rules: int, steps: list[tuple[int, str]], result: list[int] | None) -> str:
    lines = [FIRST_LINE, f"game: {origin.game}", f"rules: {rules}", f"seats: {origin.seats}"]
    if origin.seed is not None:
        lines.append(f"seed: {origin.seed}")
    if origin.options:
        lines.append("options: " + " ".join(f"{key}={value}" for key, value in sorted(origin.options.items())))
    if origin.components is not None:
        lines.append("components: " + json.dumps(origin.components, ensure_ascii=False, sort_keys=True))
    if origin.start is not None:
        lines.append("start: " + json.dumps(origin.start, ensure_ascii=False, sort_keys=True))
    lines += ["", *(f"{seat}: {move}" for seat, move in steps), ""]
    if result is not None:
        lines.append("result: " + " ".join(map(str, result)))
    return "\n".join([*lines, f"check: {_check(lines)}", ""])


def read_record(text: str) -> Record:
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0].strip() != FIRST_LINE:
        raise RecordError(1, f"{lines[0][:60]!r} found, expected {FIRST_LINE!r}")
    head: dict[str, tuple[int, str]] = {}
    steps: list[Step] = []
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        key, colon, value = line.partition(":")
        key, value = key.strip(), value.strip()
        if not colon:
            raise RecordError(number, f"{line[:60]!r} found, expected 'seat: move' or 'name: value'")
        if "check" in head:
            raise RecordError(number, f"{line[:60]!r} found, expected nothing below the check")
        if re.fullmatch("[0-9]{1,3}", key):
            steps.append(Step(number, int(key), value))
        elif key in HEAD and key not in head:
            head[key] = (number, value)
        else:
            raise RecordError(number, f"{key[:60]!r} found, expected each of {', '.join(HEAD)} once, or a seat")
    _verify(lines, head)
    where = {key: number for key, (number, _) in head.items()}
    return Record(_origin(head), _number(head, "rules"), steps, _result(head), where)


HEAD = ("game", "rules", "seats", "seed", "options", "components", "start", "result", "check")


def _origin(head: dict[str, tuple[int, str]]) -> Origin:
    if "game" not in head:
        raise RecordError(1, "no line 'game: …' found")
    seed = _number(head, "seed") if "seed" in head or "start" not in head else None
    options: dict[str, str] = {}
    line, words = head.get("options", (0, ""))
    for word in words.split():
        key, equals, value = word.partition("=")
        if not equals or key in options:
            raise RecordError(line, f"options has {word!r}, expected name=value, each once")
        options[key] = value
    return Origin(
        head["game"][1], _number(head, "seats"), seed, options, _data(head, "components"), _data(head, "start")
    )


def _result(head: dict[str, tuple[int, str]]) -> list[int] | None:
    if "result" not in head:
        return None
    line, words = head["result"]
    if not all(re.fullmatch("-?[0-9]{1,9}", word) for word in words.split()):
        raise RecordError(line, f"result is {words[:60]!r}, expected one score for each seat")
    return [int(word) for word in words.split()]


def _number(head: dict[str, tuple[int, str]], key: str) -> int:
    line, value = head.get(key, (1, ""))
    if not re.fullmatch("[0-9]{1,40}", value):
        raise RecordError(line, f"{key} is {value[:60]!r}, expected a whole number")
    return int(value)


def _data(head: dict[str, tuple[int, str]], key: str) -> dict[str, Any] | None:
    if key not in head:
        return None
    line, value = head[key]
    try:
        data = json.loads(value)
    except (ValueError, RecursionError) as error:
        raise RecordError(line, f"{key} is not JSON: {error}") from error
    if not isinstance(data, dict):
        raise RecordError(line, f"{key} is {value[:40]!r}, expected a JSON object")
    return data


def _verify(lines: list[str], head: dict[str, tuple[int, str]]) -> None:
    if "check" not in head:
        return
    line, value = head["check"]
    if value != _check(lines[: line - 1]):
        problem = f"check is {value!r}, the lines above give {_check(lines[: line - 1])!r}: one of them was changed"
        raise RecordError(line, problem + ". Leave the check line out to replay it all the same")


def _check(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
