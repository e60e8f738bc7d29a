"""A report as one page that needs nothing else: no script, no font, no file beside it; light or dark.

Who makes a report fills in sections; how they look stands in report.html and report.css.
"""

from collections.abc import Sequence
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from msgspec import Struct

from planetfall import BUILD, __version__

__all__ = ["Cell", "Column", "Figure", "Grid", "Report", "Section", "render", "turn_name", "write"]

FOLDER = Path(__file__).parent
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
Cell = str | Markup


class Column(Struct, frozen=True):
    head: Cell
    kind: str = "number"  # text, name: never broken, number, or plot: as wide as there is room
    wide: bool = False  # left out on a phone


class Grid(Struct, frozen=True):
    """A table; the first cell of a row is its head."""

    caption: str
    columns: Sequence[Column]
    rows: Sequence[Sequence[Cell]]


class Figure(Struct, frozen=True):
    caption: str
    picture: Markup


class Section(Struct, frozen=True):
    heading: str
    words: str
    key: Markup = Markup("")  # which colour is what
    figures: Sequence[Figure] = ()
    grids: Sequence[Grid] = ()
    note: str = ""


class Report(Struct, frozen=True):
    title: str
    lead: str  # the answer in one or two sentences, with its numbers
    facts: Sequence[tuple[str, str]]  # what was played: name and value
    sections: Sequence[Section]
    command: str  # that plays the same games again


def turn_name(turn: int) -> str:
    """A seat by order of play."""
    return f"plays {PLACES[turn]}"


def render(report: Report) -> str:
    pages = Environment(
        loader=FileSystemLoader(FOLDER),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    pages.filters["tight"] = _tight
    style = Markup((FOLDER / "report.css").read_text(encoding="utf-8"))
    return pages.get_template("report.html").render(report=report, style=style, version=__version__, build=BUILD)


def _tight(words: str) -> str:
    """No line ends between a number and what belongs to it."""
    return words.replace(" %", "\u00a0%").replace(" ± ", "\u00a0±\u00a0")


def write(report: Report, file: Path) -> None:
    try:
        file.write_text(render(report), encoding="utf-8")
    except OSError as error:
        raise ValueError(f"the report cannot be written to {file}: {error.strerror}") from error
