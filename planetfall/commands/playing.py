"""Commands to play: in the browser and in the terminal."""

import os
from pathlib import Path

import click

from planetfall.commands.common import (
    components_file,
    components_option,
    game_argument,
    language_option,
    names_in,
    option_option,
    options_in,
    sentences,
)
from planetfall.table.serve import default_folder, serve_tables
from planetfall.table.settings import Settings
from planetfall.terminal import Table as TerminalTable
from planetfall.terminal import play_in_terminal

__all__ = ["play", "serve"]


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 lets others in your network join.")
@click.option("--port", type=click.IntRange(1, 65535), default=8484, show_default=True)
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Folder where tables are kept.")
@click.option("--database", default="", metavar="URL", help="Another database (tested: SQLite).")
@click.option("--open", "opens", is_flag=True, help="Open the page in your browser.")
@sentences
def serve(host: str, port: int, data: Path | None, database: str, opens: bool) -> None:
    """The table in the browser: alone against computers, on one screen, or with friends by a link.

    \b
    planetfall serve --open
    planetfall serve --host 0.0.0.0 --port 8080 --data tables
    """
    settings = Settings(data=data or default_folder(), database=database, workers=max(1, (os.cpu_count() or 2) - 1))
    serve_tables(settings, host, port, opens)


@click.command()
@game_argument
@click.option("--seats", type=int, help="How many players; the smallest number if left out.")
@click.option("--bots", default="search", show_default=True, help="Who plays the other seats; or a list: pilot/ships.")
@click.option("--seed", type=int, help="Deal the same game again.")
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), help="Keep the record in this file.")
@option_option
@components_option
@language_option
@sentences
def play(
    game: str,
    seats: int | None,
    bots: str,
    seed: int | None,
    save: Path | None,
    options: tuple[str, ...],
    components: Path | None,
    language: str,
) -> None:
    """Play in the terminal: you have the first seat, computers the others. `search` thinks, `random` does not.

    \b
    planetfall play reworld --seats 3 --bots search,random
    planetfall play reworld --save evening.txt
    """
    file = components_file(components, game)
    table = TerminalTable.open(game, seats, seed, names_in(bots), save, options_in(options), file)
    play_in_terminal(table, language)
