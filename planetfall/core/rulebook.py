"""A game's rulebook: Markdown in which every rule is a clause, a paragraph that begins with its number in bold."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from planetfall.core.texts import check_language

__all__ = ["Rulebook", "rulebook"]

CLAUSE = re.compile(r"^\*\*(\d+(?:\.\d+)+)\*\* ", re.MULTILINE)


@dataclass(frozen=True)
class Rulebook:
    text: str
    clauses: dict[str, str]  # the words of each clause by its number, in order


@cache
def rulebook(folder: Path, language: str) -> Rulebook:
    text = (folder / f"rulebook.{check_language(language)}.md").read_text(encoding="utf-8")
    clauses: dict[str, str] = {}
    for found in CLAUSE.finditer(text):
        paragraph = text[found.end() :].split("\n\n")[0]
        assert found[1] not in clauses, f"clause {found[1]} stands twice in {folder.name}"
        clauses[found[1]] = " ".join(paragraph.split())
    return Rulebook(text, clauses)
