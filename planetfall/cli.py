"""The `planetfall` command."""

import os
import shutil
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import ParamSpec, TypeVar

import click
import msgspec
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from planetfall import BUILD, Game, Review, __version__, analyse, hint, replay
from planetfall._advice import MOVES, REVIEW_TRIALS, TRIALS, Advice, explain, lost, worst
from planetfall._face import record, title_of
from planetfall.bots import BOTS
from planetfall.catalogue import GAMES, find_title
from planetfall.core.rulebook import rulebook
from planetfall.core.texts import LANGUAGES
from planetfall.core.view import Reader
from planetfall.lab.arena import Arena, Contest, arena
from planetfall.lab.arena_page import arena_page
from planetfall.lab.balance import Balance, Comparison, compare, weigh
from planetfall.lab.balance_page import balance_page, points, points_change, share, share_change
from planetfall.lab.bench import RUNS, Speed, bench, bench_peers
from planetfall.lab.clauses import untested
from planetfall.lab.peers import PEERS, PeerMissing, PeerSpeed
from planetfall.lab.report import write
from planetfall.lab.review import review_game
from planetfall.lab.simulate import Job, Simulation, simulate
from planetfall.lab.tune import Plan, evaluation_of, tune, write_weights
from planetfall.table.serve import default_folder, serve_tables
from planetfall.table.settings import Settings
from planetfall.terminal import Table as TerminalTable
from planetfall.terminal import play_in_terminal

__all__ = ["main"]

P = ParamSpec("P")
R = TypeVar("R")
TESTS = Path(__file__).resolve().parent.parent / "tests"

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


# -- playing -----------------------------------------------------------------------------------------------------


@main.command()
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


@main.command()
@game_argument
@click.option("--seats", type=int, help="How many players; the smallest number if left out.")
@click.option("--bots", default="search", show_default=True, help="Who plays the other seats; or a list.")
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
    file = _file(components, game)
    table = TerminalTable.open(game, seats, seed, _names(bots), save, _options(options), file)
    play_in_terminal(table, language)


def _names(bots: str) -> list[str]:
    return [name.strip() for name in bots.split(",")]


def _options(pairs: tuple[str, ...]) -> dict[str, str]:
    for pair in pairs:
        if "=" not in pair:
            raise ValueError(f"--option is {pair!r}, expected KEY=VALUE")
    return {key: value for key, _, value in (pair.partition("=") for pair in pairs)}


def _file(folder: Path | None, game: str) -> Path | None:
    return None if folder is None else folder / f"{game}.toml"


# -- many games --------------------------------------------------------------------------------------------------


@main.command(name="simulate")
@game_argument
@click.option("--seats", type=int, help="How many players; the smallest number if left out.")
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option(
    "--bots",
    default="random",
    show_default=True,
    help=f"For all seats, or a list: {', '.join(BOTS)}, search:100ms, or levels: cadet, pilot, captain.",
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
    count = seats if seats is not None else find_title(game).info.seats[0]
    names = _names(bots) if "," in bots else [bots] * count
    if len(names) != count:
        raise ValueError(f"--bots names {len(names)} bots for {count} seats; give one name, or one for each seat")
    _check_place(report)
    job = Job(game, count, games, seed, names, _options(options), _file(components, game))
    with _progress() as progress:
        task = progress.add_task(f"{game}, {count} seats", total=games if against is None else 2 * games)

        def advance(finished: int) -> None:
            progress.advance(task, finished)

        workers = ray or jobs
        if against is not None:
            found: Simulation | Comparison = compare(job, against / f"{game}.toml", workers, advance)
        elif report is not None or (as_json and find_title(game).ledger is not None):
            found = weigh(job, workers, advance)
        else:
            found = simulate(job, workers, advance)
    if report is not None and isinstance(found, Balance | Comparison):
        write(balance_page(job, found), report)
        click.echo(f"The report stands in {report}.", err=True)
    table = _comparison_table(found) if isinstance(found, Comparison) else _simulation_table(found)
    click.echo(msgspec.json.encode(found) if as_json else _render(table), nl=as_json)


def _check_place(report: Path | None) -> None:
    """Before many games are played for it."""
    if report is not None and not report.absolute().parent.is_dir():
        raise ValueError(f"--report is {report}, but there is no folder {report.parent}")


def _simulation_table(result: Simulation) -> Table:
    table = Table(title=f"{result.game}: {result.games} games, {result.decisions} decisions, seed {result.seed}")
    for name in ("seat", "bot", "mean", "deviation", "lowest", "highest", "wins"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for seat in result.seats:
        wins = f"{seat.wins:.1%} ± {seat.wins_error:.1%}"
        spread = (f"{seat.mean:.1f}", f"{seat.deviation:.1f}", str(seat.lowest), str(seat.highest))
        table.add_row(str(seat.seat), seat.bot, *spread, wins)
    return table


def _comparison_table(result: Comparison) -> Table:
    first = result.first
    table = Table(title=f"{first.game}: two boxes, the same {first.games} deals, seed {first.seed}")
    for name in ("seat", "bot", "mean", "then", "change", "wins", "then", "change"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for seat, mean, wins in zip(first.seats, result.points, result.wins, strict=True):
        means = (points(mean.first), points(mean.second), points_change(mean.difference))
        shares = (share(wins.first), share(wins.second), share_change(wins.difference))
        table.add_row(str(seat.seat), seat.bot, *means, *shares)
    return table


@main.command(name="arena")
@game_argument
@click.option("--bots", required=True, help="Who plays, such as search:100ms,greedy; also levels: cadet,pilot,captain.")
@click.option("--seats", type=int, help="How many players; the smallest number if left out.")
@click.option("--games", type=click.IntRange(1), default=400, show_default=True, help="At least so many.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@jobs_option
@ray_option
@click.option("--keep", type=click.Path(dir_okay=False, path_type=Path), help="Keep games here; go on with them later.")
@click.option("--json", "as_json", is_flag=True, help="The result as JSON, with all that the report shows.")
@click.option("--report", type=click.Path(dir_okay=False, path_type=Path), help="Write a report, an HTML page.")
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
) -> None:
    """How strong bots are against each other: every line-up from every seat on the same deals.

    \b
    planetfall arena reworld --bots search:100,greedy,random --games 60
    planetfall arena reworld --bots captain,pilot --jobs 2 --keep captain.jsonl --report captain.html
    """
    count = seats if seats is not None else find_title(game).info.seats[0]
    contest = Contest(game, count, tuple(_names(bots)), games, seed)
    _check_place(report)
    with _progress() as progress:
        task = progress.add_task(f"{game}, {count} seats", total=games)
        result = arena(contest, ray or jobs, keep, lambda finished: progress.advance(task, finished))
    click.echo(msgspec.json.encode(result) if as_json else _render(_arena_table(result)), nl=as_json)
    if report is not None:
        write(arena_page(result), report)
        click.echo(f"The report stands in {report}.", err=True)


def _arena_table(result: Arena) -> Table:
    title = f"{result.contest.game}, {result.contest.seats} seats: {result.games} games, seed {result.contest.seed}"
    table = Table(title=title, caption=f"whoever played first won {result.order[0].value:.1%} of the games")
    for name in ("bot", "games", "wins", "points", "rating"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for bot in result.bots:
        wins = f"{bot.wins:.1%} ± {bot.wins_error:.1%}"
        table.add_row(bot.bot, str(bot.games), wins, f"{bot.points:.1f} ± {bot.points_error:.1f}", f"{bot.rating:.1f}")
    return table


@main.command(name="tune")
@game_argument
@click.option("--rounds", type=click.IntRange(1), default=4, show_default=True)
@click.option("--games", type=click.IntRange(10), default=400, show_default=True, help="In each round.")
@click.option("--trials", type=click.IntRange(8), default=150, show_default=True, help="Of the search before a move.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@jobs_option
@ray_option
@click.option(
    "--keep", type=click.Path(dir_okay=False, path_type=Path), help="Where the run is kept, to go on with it."
)
@click.option(
    "--out", type=click.Path(dir_okay=False, path_type=Path), help="Where the weights go; without it our own."
)
@sentences
def tune_command(
    game: str,
    rounds: int,
    games: int,
    trials: int,
    seed: int,
    jobs: int,
    ray: str | None,
    keep: Path | None,
    out: Path | None,
) -> None:
    """Learn the weights of a game's evaluation from games of the search against itself.

    \b
    planetfall tune reworld --rounds 4 --games 400 --jobs 2
    planetfall tune reworld --rounds 1 --games 20 --trials 20 --keep try.json --out weights.json
    """
    plan = Plan(game, rounds, games, trials, seed)
    evaluation = evaluation_of(game)
    with _progress() as progress:
        task = progress.add_task(f"{game}, {rounds} rounds", total=rounds * games)
        run = tune(plan, keep or Path(f"tune-{game}.json"), ray or jobs, lambda played: progress.advance(task, played))
    file = out or evaluation.file
    write_weights(evaluation, run.weights, msgspec.to_builtins(plan), file)
    click.echo(f"The weights after {rounds * games} games stand in {file}.")


def _progress() -> Progress:
    """On standard error, so that results can be piped."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def _render(what: Table | Markdown) -> str:
    console = Console(width=None if sys.stdout.isatty() else 120)
    with console.capture() as captured:
        console.print(what)
    return captured.get()


# -- records and rules -------------------------------------------------------------------------------------------


file_argument = click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
to_option = click.option("--to", type=click.IntRange(0), help="Stop after this many moves.")


@main.command(name="replay")
@file_argument
@to_option
@click.option("--seat", type=int, help="See it as this seat did; a spectator if left out.")
@click.option("--json", "as_json", is_flag=True, help="The view as JSON.")
@language_option
@sentences
def replay_command(file: Path, to: int | None, seat: int | None, as_json: bool, language: str) -> None:
    """Show the game of a record.

    \b
    planetfall replay evening.txt
    planetfall replay evening.txt --to 40 --seat 0
    """
    game = _kept_game(file, to)
    if seat is not None and not 0 <= seat < game.seats:
        raise ValueError(f"--seat is {seat}, expected a number from 0 to {game.seats - 1}")
    title = title_of(game)
    view = title.view(game, Reader(seat, language))
    if as_json:
        click.echo(msgspec.json.encode(view))
        return
    for event in game.events:
        click.echo(f"{event.step:4}  {title.event_text(game, event, language)}")
    width = shutil.get_terminal_size((120, 40)).columns
    click.echo("\n" + title.draw(view, language, width))
    click.echo("\n" + view.status)


def _kept_game(file: Path, to: int | None = None) -> Game:
    try:
        return replay(file.read_text(encoding="utf-8"), to)
    except UnicodeDecodeError as error:
        raise ValueError(f"{file} is not a record: {error}") from error
    except ValueError as error:
        raise ValueError(f"{file}, {error}") from error


seat_option = click.option("--seat", type=int, help="Whose move; the first who has to act if left out.")
trials_option = click.option("--trials", type=click.IntRange(1), default=TRIALS, show_default=True)
seed_option = click.option("--seed", type=click.IntRange(0), default=0, show_default=True)


@main.command(name="hint")
@file_argument
@to_option
@seat_option
@trials_option
@seed_option
@language_option
@sentences
def hint_command(file: Path, to: int | None, seat: int | None, trials: int, seed: int, language: str) -> None:
    """The best move where a record ends, or after some of its moves, and what speaks for it.

    \b
    planetfall hint evening.txt
    planetfall hint evening.txt --to 40 --language de
    """
    game = _kept_game(file, to)
    advice = hint(game, _actor(game, seat), trials=trials, seed=seed, language=language)
    click.echo(f"{advice.text}  ({', '.join(advice.line)})")
    if advice.reason:
        click.echo(advice.reason)


@main.command(name="analyse")
@file_argument
@to_option
@seat_option
@click.option("--moves", type=click.IntRange(1), default=MOVES, show_default=True, help="How many of the best.")
@trials_option
@seed_option
@click.option("--json", "as_json", is_flag=True, help="The moves as JSON.")
@language_option
@sentences
def analyse_command(
    file: Path, to: int | None, seat: int | None, moves: int, trials: int, seed: int, as_json: bool, language: str
) -> None:
    """The best moves where a record ends, or after some of its moves: expected points, and what speaks for each.

    \b
    planetfall analyse evening.txt --to 40
    planetfall analyse evening.txt --moves 3 --json
    """
    game = _kept_game(file, to)
    actor = _actor(game, seat)
    found = analyse(game, actor, moves=moves, trials=trials, seed=seed, language=language)
    click.echo(msgspec.json.encode(found) if as_json else _render(_analysis_table(found, actor)), nl=as_json)


def _actor(game: Game, seat: int | None) -> int:
    return seat if seat is not None else next(iter(game.actors()), 0)


def _analysis_table(found: list[Advice], seat: int) -> Table:
    table = Table(title=f"seat {seat}: expected final points, and the lead over the best of the others")
    for name in ("move", "points", "lead", "loss", "tried", "why"):
        table.add_column(name, justify="left" if name in ("move", "why") else "right")
    for advice in found:
        worth = (f"{advice.points[seat]:.1f}", f"{advice.lead:+.1f}", f"{advice.loss:.1f}", f"{advice.share:.0%}")
        table.add_row(", ".join(advice.line), *worth, advice.reason)
    return table


@main.command(name="review")
@file_argument
@click.option("--trials", type=click.IntRange(1), default=REVIEW_TRIALS, show_default=True, help="For each decision.")
@seed_option
@jobs_option
@ray_option
@click.option("--json", "as_json", is_flag=True, help="Every decision as JSON.")
@language_option
@sentences
def review_command(
    file: Path, trials: int, seed: int, jobs: int, ray: str | None, as_json: bool, language: str
) -> None:
    """Every decision of a game beside the best one: what each seat lost, and its three worst moves.

    \b
    planetfall review evening.txt
    planetfall review evening.txt --jobs 2 --json
    """
    game = _kept_game(file)
    moves: int = len(game.history)
    with _progress() as progress:
        task = progress.add_task(f"review of {file.name}", total=moves)
        found = review_game(game, trials, seed, ray or jobs, lambda done: progress.advance(task, done))
    if as_json:
        click.echo(msgspec.json.encode(found))
        return
    click.echo(_render(_loss_table(found)) + _render(_worst_table(found, record(game), language)), nl=False)


def _loss_table(found: Review) -> Table:
    """Expected points at the quarters of the game, and what the decisions cost."""
    title = f"{found.game}: {len(found.decisions)} decisions, {found.trials} trials each, seed {found.seed}"
    table = Table(title=title)
    quarters = [found.decisions[len(found.decisions) * part // 4] for part in range(4)] if found.decisions else []
    for name in ("seat", *(f"after {decision.step}" for decision in quarters), "end", "decisions", "lost"):
        table.add_column(name, justify="right")
    for seat in range(found.seats):
        own = sum(decision.seat == seat for decision in found.decisions)
        expected = [f"{decision.points[seat]:.0f}" for decision in quarters]
        table.add_row(str(seat), *expected, str(found.scores[seat]), str(own), f"{lost(found.decisions, seat):.1f}")
    return table


def _worst_table(found: Review, text: str, language: str) -> Table:
    table = Table(title="the costliest decisions of each seat")
    for name in ("seat", "after", "move", "lost", "better", "why"):
        table.add_column(name, justify="right" if name in ("seat", "after", "lost") else "left")
    for seat in range(found.seats):
        for decision in worst(found.decisions, seat):
            why = explain(replay(text, decision.step), decision, language)
            better = ", ".join(decision.lines[0])
            table.add_row(str(seat), str(decision.step), decision.move, f"{decision.loss:.1f}", better, why)
    return table


@main.command()
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
        click.echo(_render(Markdown(text)) if sys.stdout.isatty() else text)
        return
    if not tests.is_dir():
        raise ValueError(f"there is no folder {tests}; name the one with the tests by --tests")
    for clause, words in untested(title, tests).items():
        click.echo(f"{clause}  {words}")


# -- speed -------------------------------------------------------------------------------------------------------


@main.command(name="bench")
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
    with _progress() as progress:
        task = progress.add_task("bench", total=RUNS * (len(tables) + (len(PEERS) if peers else 0)))
        rivals = bench_peers(seconds, lambda: progress.advance(task)) if peers else []
        speeds = [bench(name, seats, seconds, lambda: progress.advance(task)) for name, seats in tables]
    if as_json:
        figures = [{**_plain(rival), "decisions_per_second": rival.decisions_per_second} for rival in rivals]
        click.echo(msgspec.json.encode({"games": speeds, "peers": figures}))
    else:
        click.echo(_render(_speed_table(speeds)) + (_render(_ratio_table(speeds, rivals)) if rivals else ""), nl=False)


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
