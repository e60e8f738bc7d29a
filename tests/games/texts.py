"""The texts of a game as its tests look at them."""

import re
from collections.abc import Iterable
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_message

from planetfall.catalogue import find_title

__all__ = ["about", "key", "keys", "messages"]


@cache
def messages(game: str, language: str) -> dict[str, set[str]]:
    """Every message with the values it names."""
    source = (find_title(game).folder / f"texts.{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser(with_spans=False).parse(source).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    return {entry.id.name: set(re.findall(r"\$(\w+)", serialize_message(entry))) for entry in found}


def about(game: str, prefix: str) -> set[str]:
    return {name for name in messages(game, "en") if name.startswith(f"{prefix}-")}


def key(prefix: str, name: str) -> str:
    return f"{prefix}-{name.replace('_', '-')}"


def keys(prefix: str, names: Iterable[str]) -> set[str]:
    return {key(prefix, name) for name in names}
