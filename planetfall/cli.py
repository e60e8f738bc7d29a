"""The `planetfall` command; its parts stand in `commands`."""

import click

from planetfall import BUILD, __version__
from planetfall.commands.book import rules
from planetfall.commands.many import arena_command, climb_command, simulate_command, tune_command
from planetfall.commands.playing import play, serve
from planetfall.commands.records import analyse_command, hint_command, replay_command, review_command
from planetfall.commands.speed import bench_command

__all__ = ["main"]


@click.group(context_settings={"help_option_names": ["-h", "--help"]}, invoke_without_command=True)
@click.version_option(__version__)
@click.pass_context
def main(context: click.Context) -> None:
    """Planetfall: board games about leaving one world and settling another.

    \b
    planetfall                           the table, in your browser
    planetfall play reworld              a game in the terminal
    planetfall simulate reworld          thousands of games, as a table
    planetfall rules reworld             the rulebook
    """
    if BUILD == "interpreted":
        click.echo("Running interpreted: the rules are not compiled, so long work takes many times as long.", err=True)
    if context.invoked_subcommand is None:
        context.invoke(serve, opens=True)


for command in (
    serve,
    play,
    simulate_command,
    arena_command,
    tune_command,
    climb_command,
    replay_command,
    hint_command,
    analyse_command,
    review_command,
    rules,
    bench_command,
):
    main.add_command(command)

if __name__ == "__main__":
    main()
