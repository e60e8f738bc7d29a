"""Words for people, from Fluent files: `texts.en.ftl` and `texts.de.ftl` in a folder."""

from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

__all__ = ["LANGUAGES", "Texts", "check_language", "texts"]

LANGUAGES = ("en", "de")


class Texts:
    def __init__(self, folder: Path, language: str) -> None:
        self.language = check_language(language)
        self._file = folder / f"texts.{language}.ftl"
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(self._file.read_text(encoding="utf-8")))
        # Texts never change while the program runs, and a view says the same hundred things again and again.
        self._said = lru_cache(maxsize=50_000)(self._format)

    def say(self, key: str, **values: str | int) -> str:
        """The text of a key; a missing key or value is a programmer's error and says so."""
        return self._said(key, tuple(values.items()))

    def _format(self, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
        if not self._bundle.has_message(key):
            raise KeyError(f"{self._file.name} has no text {key!r}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{self._file.name}: {key} has no words"
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            raise KeyError(f"{self._file.name}, text {key!r}: {errors[0]}")
        return str(text)


@cache
def texts(folder: Path, language: str) -> Texts:
    return Texts(folder, language)


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(f"language is {language!r}, expected one of {', '.join(LANGUAGES)}")
    return language
