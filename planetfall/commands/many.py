"""Commands that play many games: simulate, arena, tune."""

from collections.abc import Mapping
from pathlib import Path

import click
import msgspec
from rich.table import Table

from planetfall.bots import BOTS
from planetfall.catalogue import find_title
from planetfall.commands.common import (
    components_file,
    components_option,
    game_argument,
    jobs_option,
    names_in,
    option_option,
    options_in,
    progress_bar,
    ray_option,
    render,
    sentences,
    told_when_stopped,
)
from planetfall.core.rng import seeded
from planetfall.lab.arena import Arena, Contest, arena
from planetfall.lab.arena_page import arena_page
from planetfall.lab.balance import Balance, Comparison, compare, weigh
from planetfall.lab.balance_page import balance_page
from planetfall.lab.climb import AIMS, Climb, climb, levelled
from planetfall.lab.measure import Measure
from planetfall.lab.numerals import measured, measured_share, points, points_change, share, share_change, whole
from planetfall.lab.report import write
from planetfall.lab.simulate import Job, Simulation, simulate
from planetfall.lab.tune import Plan, evaluation_of, tune, write_weights

__all__ = ["arena_command", "simulate_command", "tune_command"]


@click.command(name="simulate")
@game_argument
@click.option("--seats", type=int, help="How many players; the smallest number if left out.")
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option(
    "--bots",
    default="random",
    show_default=True,
    help=f"For all seats, or a list: {', '.join(BOTS)}, search:100ms, or levels: cadet, pilot, captain/ships.",
)
@jobs_option
@ray_option
@click.option("--json", "as_json", is_flag=True, help="The result as JSON, with all that the report shows.")
@click.option("--report", type=click.Path(dir_okay=False, path_type=Path), help="Write a balance report, an HTML page.")
@click.option(
    "--against",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Play the same deals with the GAME.toml of this folder too, and compare.",
)
@option_option
@components_option
@sentences
def simulate_command(
    game: str,
    seats: int | None,
    games: int,
    seed: int,
    bots: str,
    jobs: int,
    ray: str | None,
    as_json: bool,
    report: Path | None,
    against: Path | None,
    options: tuple[str, ...],
    components: Path | None,
) -> None:
    """Play many games between computer seats: who wins, by how much, and with what.

    \b
    planetfall simulate reworld --seats 4 --games 100000 --jobs 2
    planetfall simulate reworld --games 4 --bots search,random --json
    planetfall simulate reworld --games 2000 --bots greedy --report balance.html
    planetfall simulate reworld --games 2000 --bots greedy --against mine --report mine.html
    """
    possible = find_title(game).info.seats
    count = seats if seats is not None else possible[0]
    if count not in possible:
        raise ValueError(f"--seats is {count}, expected one of {', '.join(map(str, possible))} for {game}")
    names = names_in(bots) if "," in bots else [bots] * count
    if len(names) != count:
        raise ValueError(f"--bots names {len(names)} bots for {count} seats; give one name, or one for each seat")
    _check_places({"--report": report})
    job = Job(game, count, games, seed, names, options_in(options), components_file(components, game))
    with told_when_stopped("Nothing was kept."), progress_bar() as progress:
        task = progress.add_task(f"{game}, {count} seats", total=games if against is None else 2 * games)

        def advance(finished: int) -> None:
            progress.advance(task, finished)

        workers = ray or jobs
        if against is not None:
            found: Simulation | Comparison = compare(job, against.absolute() / f"{game}.toml", workers, advance)
        elif report is not None or (as_json and find_title(game).ledger is not None):
            found = weigh(job, workers, advance)
        else:
            found = simulate(job, workers, advance)
    if report is not None and isinstance(found, Balance | Comparison):
        write(balance_page(job, found), report)
        click.echo(f"The report stands in {report}.", err=True)
    table = _comparison_table(found) if isinstance(found, Comparison) else _simulation_table(found)
    click.echo(msgspec.json.encode(found) if as_json else render(table), nl=as_json)


def _check_places(files: Mapping[str, Path | None]) -> None:
    """Before many games are played for them."""
    checked: dict[str, Path] = {}
    for option, file in files.items():
        if file is None:
            continue
        if not file.absolute().parent.is_dir():
            raise ValueError(f"{option} is {file}, but there is no folder {file.parent}")
        _check_writable(option, file)
        for other, before in checked.items():
            if _is_same(file, before):
                raise ValueError(
                    f"{other} and {option} are the same file, {file}; one would destroy the other, name two"
                )
        checked[option] = file


def _check_writable(option: str, file: Path) -> None:
    try:
        there = file.exists()
        file.open("ab").close()
        if not there:
            file.unlink()
    except OSError as error:
        raise ValueError(
            f"{option} is {file}, which cannot be written ({error.strerror}); name another file"
        ) from error


def _is_same(file: Path, other: Path) -> bool:
    return file.resolve() == other.resolve() or (file.exists() and other.exists() and file.samefile(other))


def _simulation_table(result: Simulation) -> Table:
    table = Table(title=f"{result.game}: {result.games} games, {result.decisions} decisions, seed {result.seed}")
    wins = [measured_share(Measure(seat.wins, seat.wins_error)) for seat in result.seats]
    alone = len(wins) == 1
    if alone and result.seats[0].wins < 1:
        table.caption = f"first place, as the rules define it alone, was reached in {wins[0]} of the games"
    for name in ("seat", "bot", "mean", "deviation", "lowest", "highest", *(() if alone else ("wins",))):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for seat, won in zip(result.seats, wins, strict=True):
        spread = (points(seat.mean), points(seat.deviation), whole(seat.lowest), whole(seat.highest))
        table.add_row(str(seat.seat), seat.bot, *spread, *(() if alone else (won,)))
    return table


def _comparison_table(result: Comparison) -> Table:
    first = result.first
    table = Table(title=f"{first.game}: two boxes, the same {first.games} deals, seed {first.seed}")
    alone = len(first.seats) == 1
    for name in ("seat", "bot", "mean", "then", "change", *(() if alone else ("wins", "then", "change"))):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for seat, mean, wins in zip(first.seats, result.points, result.wins, strict=True):
        means = (points(mean.first), points(mean.second), points_change(mean.difference))
        shares = (share(wins.first), share(wins.second), share_change(wins.difference))
        table.add_row(str(seat.seat), seat.bot, *means, *(() if alone else shares))
    return table


@click.command(name="arena")
@game_argument
@click.option("--bots", required=True, help="Who plays, such as search:100ms,greedy; also levels: cadet,pilot/ships.")
@click.option("--seats", type=int, help="How many players; the smallest number from 2 on if left out.")
@click.option("--games", type=click.IntRange(1), default=400, show_default=True, help="At least so many.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@jobs_option
@ray_option
@click.option("--keep", type=click.Path(dir_okay=False, path_type=Path), help="Keep games here; go on with them later.")
@click.option("--json", "as_json", is_flag=True, help="The result as JSON, with all that the report shows.")
@click.option("--report", type=click.Path(dir_okay=False, path_type=Path), help="Write a report, an HTML page.")
@option_option
@sentences
def arena_command(
    game: str,
    bots: str,
    seats: int | None,
    games: int,
    seed: int,
    jobs: int,
    ray: str | None,
    keep: Path | None,
    as_json: bool,
    report: Path | None,
    options: tuple[str, ...],
) -> None:
    """How strong bots are against each other: every line-up from every seat on the same deals.

    \b
    planetfall arena reworld --bots search:100,greedy,random --games 60
    planetfall arena reworld --bots captain,pilot --jobs 2 --keep captain.jsonl --report captain.html
    planetfall arena evacuation --bots greedy,random --option mode=points --games 4
    """
    count = seats if seats is not None else next(number for number in find_title(game).info.seats if number > 1)
    contest = Contest(game, count, tuple(names_in(bots)), games, seed, options_in(options))
    _check_places({"--keep": keep, "--report": report})
    stopped = "Nothing was kept; --keep FILE keeps the games." if keep is None else _goes_on("The games played", keep)
    with told_when_stopped(stopped), progress_bar() as progress:
        task = progress.add_task(f"{game}, {count} seats", total=games)
        result = arena(contest, ray or jobs, keep, lambda finished: progress.advance(task, finished))
    click.echo(msgspec.json.encode(result) if as_json else render(_arena_table(result)), nl=as_json)
    if report is not None:
        write(arena_page(result), report)
        click.echo(f"The report stands in {report}.", err=True)


def _arena_table(result: Arena) -> Table:
    title = f"{result.contest.game}, {result.contest.seats} seats: {result.games} games, seed {result.contest.seed}"
    table = Table(title=title, caption=f"whoever played first won {share(result.order[0].value)} of the games")
    for name in ("bot", "games", "wins", "points", "rating"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for bot in result.bots:
        wins = measured_share(Measure(bot.wins, bot.wins_error))
        made = measured(Measure(bot.points, bot.points_error))
        table.add_row(bot.bot, str(bot.games), wins, made, points(bot.rating))
    return table


def _goes_on(what: str, file: Path) -> str:
    return f"{what} are kept in {file}; the same command goes on with them."


keep_option = click.option(
    "--keep", type=click.Path(dir_okay=False, path_type=Path), help="Where the run is kept, to go on with it."
)
out_option = click.option(
    "--out", type=click.Path(dir_okay=False, path_type=Path), help="Where the weights go; without it our own."
)


@click.command(name="tune")
@game_argument
@click.option("--rounds", type=click.IntRange(1), default=4, show_default=True)
@click.option("--games", type=click.IntRange(10), default=400, show_default=True, help="In each round.")
@click.option(
    "--trials",
    type=click.IntRange(0),
    default=150,
    show_default=True,
    help="Of the search before a move; 0 takes what looks best at once.",
)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option(
    "--blend",
    type=click.FloatRange(0.0, 1.0),
    default=0.0,
    show_default=True,
    help="Keep the weights, and draw them so far towards what predicts the final points; 0 fits new ones.",
)
@jobs_option
@ray_option
@keep_option
@out_option
@sentences
def tune_command(
    game: str,
    rounds: int,
    games: int,
    trials: int,
    seed: int,
    blend: float,
    jobs: int,
    ray: str | None,
    keep: Path | None,
    out: Path | None,
) -> None:
    """Learn the weights of a game's evaluation from games of the search against itself.

    \b
    planetfall tune reworld --rounds 4 --games 400 --jobs 2
    planetfall tune reworld --rounds 1 --games 20 --trials 20 --keep try.json --out weights.json
    planetfall tune planet_unknown --rounds 2 --games 600 --trials 0
    planetfall tune galileo_project --rounds 1 --games 800 --trials 120 --blend 1
    """
    evaluation = evaluation_of(game)
    kept, file = keep or Path(f"tune-{game}.json"), out or evaluation.weights.file
    _check_places({"--keep": kept, "--out": file})
    plan = Plan(game, rounds, games, trials, seed, blend)
    with told_when_stopped(_goes_on("All but the last games", kept)), progress_bar() as progress:
        task = progress.add_task(f"{game}, {rounds} rounds", total=rounds * games)
        run = tune(plan, kept, ray or jobs, lambda played: progress.advance(task, played))
    write_weights(evaluation, run.weights, msgspec.to_builtins(plan), run.began_with, file)
    click.echo(f"The weights after {rounds * games} games stand in {file}.")


@click.command(name="climb")
@game_argument
@click.option("--rounds", type=click.IntRange(1), default=200, show_default=True)
@click.option("--games", type=click.IntRange(2), default=16, show_default=True, help="In each comparison.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option("--stride", type=click.FloatRange(0.0, 1.0), default=0.3, show_default=True, help="How far a step goes.")
@click.option("--aim", type=click.Choice(AIMS), default=AIMS[0], show_default=True, help="What better weights bring.")
@click.option(
    "--trials",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    help="Of the search before a move; 0 takes what looks best, of this turn or at once.",
)
@option_option
@jobs_option
@ray_option
@keep_option
@out_option
@sentences
def climb_command(
    game: str,
    rounds: int,
    games: int,
    seed: int,
    stride: float,
    aim: str,
    trials: int,
    options: tuple[str, ...],
    jobs: int,
    ray: str | None,
    keep: Path | None,
    out: Path | None,
) -> None:
    """Better the weights of a game's evaluation by what wins, or by what brings points.

    \b
    planetfall climb galileo_project --jobs 2
    planetfall climb evacuation --aim points --option mode=race --jobs 2
    planetfall climb evacuation --trials 40 --option mode=race --jobs 2
    planetfall climb galileo_project --rounds 1 --games 2 --keep try.json --out weights.json
    """
    evaluation = evaluation_of(game)
    kept, file = keep or Path(f"climb-{game}.json"), out or evaluation.weights.file
    _check_places({"--keep": kept, "--out": file})
    plan = Climb(game, rounds, games, seed, stride, aim, trials, options_in(options))
    with told_when_stopped(_goes_on("All whole rounds", kept)), progress_bar() as progress:
        task = progress.add_task(f"{game}, {rounds} rounds", total=plan.total)
        run = climb(plan, kept, ray or jobs, lambda done: progress.advance(task, done))
        weights = levelled(plan, run.weights, seeded(seed))
    write_weights(evaluation, weights, msgspec.to_builtins(plan), run.began_with, file)
    click.echo(f"The weights after {plan.total} games stand in {file}.")
