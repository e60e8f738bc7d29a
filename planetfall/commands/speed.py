"""The command `bench`."""

import click
import msgspec
from rich.table import Table

from planetfall.catalogue import GAMES, find_title
from planetfall.commands.common import progress_bar, render, sentences
from planetfall.lab.bench import RUNS, Speed, bench, bench_peers
from planetfall.lab.peers import PEERS, PeerSpeed

__all__ = ["bench_command"]


@click.command(name="bench")
@click.argument("games", nargs=-1, type=click.Choice(list(GAMES)))
@click.option("--peers", is_flag=True, help="Catanatron and OpenSpiel beside it, as ratios.")
@click.option("--seconds", type=click.FloatRange(0.001), default=0.1, show_default=True, help="For one measurement.")
@click.option("--json", "as_json", is_flag=True, help="The figures as JSON.")
@sentences
def bench_command(games: tuple[str, ...], peers: bool, seconds: float, as_json: bool) -> None:
    """Measure the engine's speed on one core.

    \b
    planetfall bench reworld
    planetfall bench --peers
    """
    tables = [(name, seats) for name in games or GAMES for seats in find_title(name).info.seats]
    with progress_bar() as progress:
        task = progress.add_task("bench", total=RUNS * (len(tables) + (len(PEERS) if peers else 0)))
        rivals = bench_peers(seconds, lambda: progress.advance(task)) if peers else []
        speeds = [bench(name, seats, seconds, lambda: progress.advance(task)) for name, seats in tables]
    if as_json:
        figures = [{**_plain(rival), "decisions_per_second": rival.decisions_per_second} for rival in rivals]
        click.echo(msgspec.json.encode({"games": speeds, "peers": figures}))
    else:
        click.echo(render(_speed_table(speeds)) + (render(_ratio_table(speeds, rivals)) if rivals else ""), nl=False)


def _plain(rival: PeerSpeed) -> dict[str, object]:
    plain: dict[str, object] = msgspec.to_builtins(rival)
    return plain


def _speed_table(speeds: list[Speed]) -> Table:
    table = Table(title=f"one core, {speeds[0].build}, uniformly random play, best of {RUNS} runs")
    for name in ("game", "seats", "decisions/s", "games/s", "batched/s", "from Python/s", "copy µs", "imagine µs"):
        table.add_column(name, justify="left" if name == "game" else "right")
    for speed in speeds:
        rates = (speed.playouts_per_second, speed.games_per_second, speed.batched_per_second, speed.python_per_second)
        times = (f"{speed.copy_microseconds:.2f}", f"{speed.imagine_microseconds:.2f}")
        table.add_row(speed.game, str(speed.seats), *(f"{rate:,.0f}" for rate in rates), *times)
    return table


def _ratio_table(speeds: list[Speed], rivals: list[PeerSpeed]) -> Table:
    """How many times as fast; forced moves count for the peers but not for us, so this is the modest figure."""
    ours = speeds[0]
    table = Table(title=f"{ours.game}, {ours.seats} seats, beside its peers (driven from Python)")
    for name in ("peer", "version", "decisions/s", "copy µs", "playouts ratio", "from Python ratio", "copy ratio"):
        table.add_column(name, justify="left" if name == "peer" else "right")
    for rival in rivals:
        theirs = rival.decisions_per_second
        ratios = (
            ours.playouts_per_second / theirs,
            ours.python_per_second / theirs,
            rival.copy_microseconds / ours.copy_microseconds,
        )
        figures = (rival.version, f"{theirs:,.0f}", f"{rival.copy_microseconds:.2f}")
        table.add_row(rival.name, *figures, *(f"{ratio:.1f}" for ratio in ratios))
    return table
