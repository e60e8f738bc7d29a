"""Whatever the game: texts and rulebooks say the same in both languages, and every refusal rests on a clause."""

import re
from importlib import import_module

import pytest

from planetfall.catalogue import GAMES, find_title
from planetfall.core.rulebook import rulebook
from planetfall.core.texts import LANGUAGES
from tests.games.texts import about, messages

pytestmark = pytest.mark.parametrize("game", GAMES)

CLAUSE = r"(?<![\d.])\d+(?:\.\d+)+(?! less)"  # "2.5 less" is a number


def clauses(game: str) -> list[tuple[str, str, str]]:
    """Every clause in both languages."""
    english, german = (rulebook(find_title(game).folder, language).clauses for language in LANGUAGES)
    assert list(english) == list(german)
    return [(clause, words, german[clause]) for clause, words in english.items()]


def test_both_languages_say_the_same_things_with_the_same_values(game: str) -> None:
    english, german = messages(game, "en"), messages(game, "de")
    assert list(english) == list(german)
    assert {name for name in english if english[name] != german[name]} == set()


def test_both_rulebooks_have_the_same_clauses(game: str) -> None:
    assert len(clauses(game)) > 50
    assert all(english and german for _, english, german in clauses(game))


def test_both_rulebooks_name_the_same_numbers_in_every_clause(game: str) -> None:
    for clause, english, german in clauses(game):
        assert sorted(re.findall(r"\d+", english)) == sorted(re.findall(r"\d+", german)), clause


def test_both_rulebooks_mark_the_same_clauses_as_ours(game: str) -> None:
    for clause, english, german in clauses(game):
        assert ("our reading" in english) == ("unsere Lesart" in german), clause
        assert ("*house*" in english) == ("*Hauswert" in german), clause


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_refer_only_to_clauses_and_chapters_that_exist(game: str, language: str) -> None:
    book = rulebook(find_title(game).folder, language)
    headings = set(re.findall(r"^#+ (\d+(?:\.\d+)?) ", book.text, re.MULTILINE))
    named = {number for words in book.clauses.values() for number in re.findall(CLAUSE, words)}
    assert len(named) > 10
    assert named <= book.clauses.keys() | headings


def test_every_reason_has_its_words_and_rests_on_a_clause(game: str) -> None:
    reasons = find_title(game).reasons.values()
    assert {f"why-{name}" for name, _ in reasons} == about(game, "why")
    assert {clause for _, clause in reasons} <= rulebook(find_title(game).folder, "en").clauses.keys()


def test_every_kind_of_event_has_its_words(game: str) -> None:
    names = import_module(f"{GAMES[game]}.events").NAMES
    assert {f"event-{name}" for name in names.values()} | {"event-points"} == about(game, "event")
