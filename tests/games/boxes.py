"""A box that an owner corrected wrongly: its file is refused with line, field and what was expected."""

from pathlib import Path

import pytest

from planetfall.catalogue import find_title
from planetfall.core.components import ComponentsError

__all__ = ["Mistake", "check_refused"]

# Old text, new text, the text in whose line the error lies, the field with what was found and expected.
Mistake = tuple[str, str, str, str]


def check_refused(game: str, folder: Path, mistake: Mistake) -> None:
    old, new, where, words = mistake
    title = find_title(game)
    text = (title.folder / "components.toml").read_text(encoding="utf-8")
    begin = text.find(old, text.index("\n["))  # what stands above the first table explains the file
    assert begin > 0, f"{old!r} no longer stands in components.toml"
    text = text[:begin] + new + text[begin + len(old) :]
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ComponentsError) as refusal:
        title.components.read(file)
    message = str(refusal.value)
    assert words in message
    line = int(message.removeprefix(f"{file}:").partition(":")[0])
    assert where in text.split("\n")[line - 1]
    assert abs(text[:begin].count("\n") + 1 - line) < 20 or where.startswith("[[")
