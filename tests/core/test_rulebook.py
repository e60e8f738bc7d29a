"""A clause is a paragraph that begins with its number in bold; tests may cite only clauses that exist."""

from pathlib import Path

import pytest

from planetfall.catalogue import GAMES, find_title
from planetfall.core.rulebook import rulebook
from tests.builders import rule

HARBOUR = """# Harbour

Some words before the first rule, about **1.9** and others.

## 1 Docking

**1.1** A ship docks at a free
berth. It stays there.

**1.2** It may leave, see **1.1** and

**1.2.10** unless a storm blows.
**2** is no clause, and neither is

 **3.1** with a space before it, or

**3.2**without one behind it.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "rulebook.en.md").write_text(HARBOUR, encoding="utf-8")
    return tmp_path


def test_every_paragraph_that_begins_with_a_bold_number_is_a_clause(folder: Path) -> None:
    book = rulebook(folder, "en")
    assert book.text == HARBOUR
    assert list(book.clauses.items()) == [
        ("1.1", "A ship docks at a free berth. It stays there."),
        ("1.2", "It may leave, see **1.1** and"),
        ("1.2.10", "unless a storm blows. **2** is no clause, and neither is"),
    ]


def test_a_number_that_stands_twice_is_refused(folder: Path) -> None:
    (folder / "rulebook.de.md").write_text("**1.1** Einmal.\n\n**1.1** Zweimal.\n", encoding="utf-8")
    with pytest.raises(AssertionError, match=r"clause 1\.1 stands twice"):
        rulebook(folder, "de")


def test_a_rulebook_is_asked_for_in_one_of_our_languages(folder: Path) -> None:
    with pytest.raises(ValueError, match="language is 'fr', expected one of en, de"):
        rulebook(folder, "fr")


@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_has_the_same_clauses_in_every_language(game: str) -> None:
    english, german = (rulebook(find_title(game).folder, language).clauses for language in ("en", "de"))
    assert list(german) == list(english)
    assert all(english.values())
    assert all(german.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_cites_a_clause_of_the_rulebook(game: str) -> None:
    title = find_title(game)
    cited = {clause for _, clause in title.reasons.values()}
    assert cited <= rulebook(title.folder, "en").clauses.keys()


def test_a_test_may_cite_clauses_that_exist_and_stays_what_it_is() -> None:
    def proof() -> None: ...

    assert rule("reworld", "1.1", "2.1.1")(proof) is proof


@pytest.mark.parametrize(
    ("clauses", "unknown"), [(("1.1", "99.1"), "99.1"), (("1.1.",), r"1\.1\."), ((), "without a number")]
)
def test_a_test_cannot_cite_a_clause_that_does_not_exist(clauses: tuple[str, ...], unknown: str) -> None:
    with pytest.raises(ValueError, match=f"the rulebook of reworld has no clause {unknown}"):
        rule("reworld", *clauses)


def test_a_test_cannot_cite_a_game_that_does_not_exist() -> None:
    with pytest.raises(ValueError, match="there is no game 'rewrold', expected one of "):
        rule("rewrold", "1.1")
