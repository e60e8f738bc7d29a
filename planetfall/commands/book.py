"""The command `rules`: the rulebook, the box, and clauses nobody proves."""

import sys
from pathlib import Path

import click
from rich.markdown import Markdown

from planetfall.catalogue import find_title
from planetfall.commands.common import game_argument, language_option, render, sentences
from planetfall.core.rulebook import rulebook
from planetfall.lab.clauses import untested

__all__ = ["rules"]

TESTS = Path(__file__).resolve().parents[2] / "tests"


@click.command()
@game_argument
@click.option("--untested", "only_untested", is_flag=True, help="List the clauses that no test proves.")
@click.option("--box", is_flag=True, help="What is in the box and how we know, as the file for --components.")
@click.option("--tests", type=click.Path(file_okay=False, path_type=Path), default=TESTS, help="Where the tests are.")
@language_option
@sentences
def rules(game: str, only_untested: bool, box: bool, tests: Path, language: str) -> None:
    """Show a rulebook, what is in the box, or the clauses nobody proves.

    \b
    planetfall rules reworld --language de
    planetfall rules reworld --box > mine/reworld.toml
    planetfall rules reworld --untested
    """
    title = find_title(game)
    if box:
        click.echo((title.folder / "components.toml").read_text(encoding="utf-8"), nl=False)
        return
    if not only_untested:
        text = rulebook(title.folder, language).text
        click.echo(render(Markdown(text)) if sys.stdout.isatty() else text)
        return
    if not tests.is_dir():
        raise ValueError(f"there is no folder {tests}; name the one with the tests by --tests")
    for clause, words in untested(title, tests).items():
        click.echo(f"{clause}  {words}")
