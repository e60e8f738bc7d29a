"""Words for people come from files; a word that is missing is found at once."""

from pathlib import Path

import pytest

from planetfall.core.texts import LANGUAGES, Texts, check_language, texts

HARBOUR = {
    "en": """
title = Harbour
ships = { $count ->
    [one] one ship
   *[other] { $count } ships
}
moved = { $ship } sails to berth { $berth }
nameless =
    .hint = only a hint
""",
    "de": """
title = Hafen
""",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, words in HARBOUR.items():
        (tmp_path / f"texts.{language}.ftl").write_text(words, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(("language", "title"), [("en", "Harbour"), ("de", "Hafen")])
def test_each_language_has_its_own_words(folder: Path, language: str, title: str) -> None:
    words = Texts(folder, language)
    assert (words.language, words.say("title")) == (language, title)


def test_values_are_put_where_the_sentence_wants_them(folder: Path) -> None:
    words = Texts(folder, "en")
    assert words.say("moved", berth=3, ship="Amber") == "Amber sails to berth 3"
    assert [words.say("ships", count=count) for count in (1, 2)] == ["one ship", "2 ships"]


def test_a_missing_text_is_named_with_its_file(folder: Path) -> None:
    with pytest.raises(KeyError, match=r"texts\.de\.ftl has no text 'ships'"):
        Texts(folder, "de").say("ships", count=1)


def test_a_missing_value_is_named_with_its_text(folder: Path) -> None:
    with pytest.raises(KeyError, match=r"texts\.en\.ftl, text 'moved'.*berth"):
        Texts(folder, "en").say("moved", ship="Amber")


def test_a_text_without_words_is_refused(folder: Path) -> None:
    with pytest.raises(AssertionError, match=r"texts\.en\.ftl: nameless has no words"):
        Texts(folder, "en").say("nameless")


def test_a_file_is_read_once(folder: Path) -> None:
    before = texts(folder, "en")
    (folder / "texts.en.ftl").unlink()
    assert texts(folder, "en") is before


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_languages_are_accepted(language: str) -> None:
    assert check_language(language) == language


@pytest.mark.parametrize("language", ["fr", "EN", "", "../en"])
def test_other_languages_are_refused_with_the_choices(language: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError) as refusal:
        Texts(tmp_path, language)
    assert str(refusal.value) == f"language is {language!r}, expected one of en, de"
