"""Pages of a game as the tests look at them."""

import re
from collections import Counter
from functools import lru_cache
from html import unescape
from typing import Generic, TypeVar
from xml.etree import ElementTree

from planetfall import Game
from planetfall.catalogue import find_title
from planetfall.core.view import Board, Look, Reader, View

__all__ = ["Elements", "Pages", "check_form", "html"]

Seen = TypeVar("Seen", bound=View)

NAMES = ("Mira", "Juno", "Orion", "Tess", "Kai", "Nova")

# Our own pages are written regularly, and a parser for everybody's takes ten times as long.
TAG = re.compile(r'<([a-zA-Z0-9]+)((?: +[a-zA-Z0-9-]+(?:=(?:"[^"]*"|[a-z0-9-]+))?)*) */?>')
ATTRIBUTE = re.compile(r' ([a-zA-Z0-9-]+)(?:=(?:"([^"]*)"|([a-z0-9-]+)))?')


class Elements:
    """All elements of a page as lists of attributes."""

    def __init__(self, page: str) -> None:
        self.found = [{"": tag} | _attributes(written) for tag, written in TAG.findall(page)]
        assert len(self.found) == page.count("<") - page.count("</"), "every < begins an element that can be read"

    def values(self, name: str) -> list[str]:
        return [element[name] for element in self.found if name in element]

    def of_class(self, name: str) -> list[dict[str, str]]:
        return [element for element in self.found if name in element.get("class", "").split()]

    def named(self, name: str) -> dict[str, str]:
        return next(element for element in self.found if element.get("id") == name)


@lru_cache(maxsize=4096)
def _attributes(written: str) -> dict[str, str]:
    return {name: unescape(quoted or plain) for name, quoted, plain in ATTRIBUTE.findall(written)}


def html(board: Board) -> str:
    return "".join(board.areas.values()) + board.choices + board.score


def check_form(page: str) -> None:
    """Drawings are well-formed, ids are unique, and nothing is styled or scripted inline."""
    for drawing in re.findall(r"<svg\b.*?</svg>", page, re.DOTALL):
        ElementTree.fromstring(drawing)
    found = Elements(page)
    assert [name for name, count in Counter(found.values("id")).items() if count > 1] == []
    assert not found.values("style")
    assert {element[""] for element in found.found} & {"script", "style"} == set()


class Pages(Generic[Seen]):
    """What the seats of one game are shown."""

    def __init__(self, game: str, kind: type[Seen]) -> None:
        self.title = find_title(game)
        self.kind = kind

    def seen(self, game: Game, seat: int | None, language: str = "en", names: tuple[str, ...] = NAMES) -> Seen:
        view = self.title.view(game, Reader(seat, language, names[: game.seats]))
        assert isinstance(view, self.kind)
        return view

    def drawn(
        self, game: Game, seat: int | None, language: str = "en", live: bool = True, confirmed: int | None = None
    ) -> Board:
        steps = len(game.history) if confirmed is None else confirmed
        return self.title.board(self.seen(game, seat, language), Look(language, steps, live))

    def check_names(self, game: Game, seat: int | None) -> None:
        """Names of players are escaped."""
        view = self.seen(game, seat, names=('<blink>"x"', "<marquee>&y", "'<video>", ""))
        page = html(self.title.board(view, Look("en", len(game.history))))
        assert {"blink", "marquee", "video"} & {element[""] for element in Elements(page).found} == set()
        assert "&lt;blink&gt;&quot;x&quot;" in page

    def elements(
        self, game: Game, seat: int | None = 0, language: str = "en", live: bool = True, confirmed: int | None = None
    ) -> Elements:
        return Elements(html(self.drawn(game, seat, language, live, confirmed)))
