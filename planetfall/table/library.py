"""What stands on the shelf: the rulebooks, and where the values in each box come from."""

import re
from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import Any

import msgspec
from markdown_it import MarkdownIt

from planetfall.core.texts import texts
from planetfall.core.title import Title

__all__ = ["about_groups", "chapters", "rulebook_html"]

CLAUSE = re.compile(r"<p><strong>(\d+(?:\.\d+)+)</strong>")
CHAPTER = re.compile(r"^## (\d+) (.+)$", re.MULTILINE)
SECTION = re.compile(r"<h([23])>(\d+(?:\.\d+)*) ")


def rulebook_html(text: str) -> str:
    """A rulebook as HTML in which every clause and section can be linked to: `#r2.3.5`."""
    html = str(MarkdownIt("commonmark", {"html": False}).render(text))
    html = SECTION.sub(r'<h\1 id="r\2">\2 ', html)
    return CLAUSE.sub(r'<p id="r\1"><strong>\1</strong>', html)


def chapters(text: str) -> list[tuple[str, str]]:
    """Number and name of each chapter of a rulebook."""
    return CHAPTER.findall(text)


def about_groups(title: Title, language: str) -> list[tuple[str, Counter[str]]]:
    """Each group of components: its name, and how many of its entries have their values from each source."""
    say = texts(title.folder, language).say
    box = msgspec.to_builtins(title.standard(), str_keys=True)
    parts = [part for key, group in box.items() for part in _sources(key, group).items()]
    return [(say(f"part-{part.replace('_', '-')}"), sources) for part, sources in parts]


def _sources(key: str, group: Any) -> dict[str, Counter[str]]:
    """The parts of a group, or of the entries of a list of components, by what their `…source` fields say."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for entry in group if isinstance(group, list) else [group]:
        if isinstance(entry, Mapping):
            for field in entry:
                if field == "source" or field.endswith("_source"):
                    part = key if field == "source" else f"{key}_{field.removesuffix('_source')}"
                    found[part][entry[field]] += 1
    return found
