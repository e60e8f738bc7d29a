"""Every word of the table is there in both languages."""

import re
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import Message

from planetfall.catalogue import GAMES
from planetfall.table.tables import FOLDER
from tests.games.texts import messages

USED = re.compile(r"""\b(?:t|say)\(\s*["']([a-z0-9-]+)["']""")


def keys(language: str) -> set[str]:
    entries = parse((FOLDER / f"texts.{language}.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


def test_both_languages_say_the_same_things() -> None:
    assert keys("en") == keys("de")
    assert len(keys("en")) > 200


def test_every_text_that_is_said_exists() -> None:
    files: list[Path] = [*FOLDER.glob("*.py"), *FOLDER.glob("templates/*.html")]
    said = {key for file in files for key in USED.findall(file.read_text(encoding="utf-8"))}
    made_up = {key for key in said if key.endswith("-")}  # the rest of these is a level, a source, a key
    assert len(said) > 100
    of_every_game = set[str].intersection(*(set(messages(game, "en")) for game in GAMES))
    assert said - made_up - keys("en") - of_every_game == set()
    assert all(any(key.startswith(start) for key in keys("en")) for start in made_up)
