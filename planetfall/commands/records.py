"""Commands about records: replay, hint, analyse, review."""

import shutil
from pathlib import Path

import click
import msgspec
from rich.table import Table

from planetfall import Game, Review, analyse, hint, replay
from planetfall._advice import MOVES, REVIEW_TRIALS, TRIALS, Advice, explain, lost, worst
from planetfall._face import record, title_of
from planetfall.commands.common import jobs_option, language_option, progress_bar, ray_option, render, sentences
from planetfall.core.view import Reader
from planetfall.lab.review import review_game

__all__ = ["analyse_command", "hint_command", "replay_command", "review_command"]

file_argument = click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
to_option = click.option("--to", type=click.IntRange(0), help="Stop after this many moves.")


@click.command(name="replay")
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
    words = title.words(game, language, ())
    for event in game.events:
        click.echo(f"{event.step:4}  {words.event(event)}")
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


@click.command(name="hint")
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


@click.command(name="analyse")
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
    click.echo(msgspec.json.encode(found) if as_json else render(_analysis_table(found, actor)), nl=as_json)


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


@click.command(name="review")
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
    with progress_bar() as progress:
        task = progress.add_task(f"review of {file.name}", total=moves)
        found = review_game(game, trials, seed, ray or jobs, lambda done: progress.advance(task, done))
    if as_json:
        click.echo(msgspec.json.encode(found))
        return
    click.echo(render(_loss_table(found)) + render(_worst_table(found, record(game), language)), nl=False)


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
