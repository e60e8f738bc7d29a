"""What all commands share: arguments and options, sentences instead of tracebacks, progress, tables as text."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import ParamSpec, TypeVar

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from planetfall.catalogue import GAMES
from planetfall.core.texts import LANGUAGES, texts
from planetfall.lab.peers import PeerMissing

__all__ = [
    "components_file",
    "components_option",
    "game_argument",
    "jobs_option",
    "language_option",
    "names_in",
    "option_option",
    "options_in",
    "progress_bar",
    "ray_option",
    "render",
    "say",
    "sentences",
    "told_when_stopped",
]

FOLDER = Path(__file__).parent.parent  # of the program's own words

P = ParamSpec("P")
R = TypeVar("R")

game_argument = click.argument("game", type=click.Choice(list(GAMES)))
language_option = click.option("--language", type=click.Choice(LANGUAGES), default="en", show_default=True)
option_option = click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="Such as head_start=on.")
components_option = click.option(
    "--components", type=click.Path(exists=True, file_okay=False, path_type=Path), help="Folder with your GAME.toml."
)


jobs_option = click.option(
    "--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes to share the work."
)
ray_option = click.option(
    "--ray", metavar="ADDRESS", help="Share the work over a Ray cluster instead: local, auto or ray://HOST:10001."
)


def sentences(command: Callable[P, R]) -> Callable[P, R]:
    """Bad values end in a sentence, not in a traceback."""

    @wraps(command)
    def wrapped(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return command(*args, **kwargs)
        except (ValueError, PeerMissing) as error:
            raise click.ClickException(str(error)) from error

    return wrapped


@contextmanager
def told_when_stopped(what_is_left: str) -> Iterator[None]:
    """Whoever presses Ctrl-C learns what has been kept of the work, and how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        click.echo(f"Stopped. {what_is_left}", err=True)
        raise


def names_in(bots: str) -> list[str]:
    return [name.strip() for name in bots.split(",")]


def options_in(pairs: tuple[str, ...]) -> dict[str, str]:
    for pair in pairs:
        if "=" not in pair:
            raise ValueError(f"--option is {pair!r}, expected KEY=VALUE")
    return {key: value for key, _, value in (pair.partition("=") for pair in pairs)}


def components_file(folder: Path | None, game: str) -> Path | None:
    return None if folder is None else folder.absolute() / f"{game}.toml"


def progress_bar() -> Progress:
    """On standard error, so that results can be piped."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def render(what: Table | Markdown) -> str:
    console = Console(width=None if sys.stdout.isatty() else 120)
    with console.capture() as captured:
        console.print(what)
    return captured.get()


def say(language: str, key: str, **values: str | int) -> str:
    return texts(FOLDER, language).say(key, **values)
