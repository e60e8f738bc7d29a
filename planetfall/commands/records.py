"""Commands about records: replay, hint, analyse, review."""

import shutil
from pathlib import Path

import click
import msgspec
from rich.table import Table

from planetfall import Game, Review, analyse, hint, replay
from planetfall._advice import MOVES, REVIEW_TRIALS, TRIALS, Advice, explain, lost, worst
from planetfall._face import record, title_of
from planetfall.commands.common import jobs_option, language_option, progress_bar, ray_option, render, say, sentences
from planetfall.core.view import Reader
from planetfall.lab.numerals import points, share, signed, whole
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


REVIEWED = ("end", "decisions", "lost")  # of each seat, after what it could expect

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
    table = _analysis_table(found, actor, language)
    click.echo(msgspec.json.encode(found) if as_json else render(table), nl=as_json)


def _actor(game: Game, seat: int | None) -> int:
    return seat if seat is not None else next(iter(game.actors()), 0)


def _analysis_table(found: list[Advice], seat: int, language: str) -> Table:
    table = Table(title=say(language, "analysis-title", seat=str(seat)))
    for name in ("move", "points", "lead", "lost", "tried", "why"):
        table.add_column(say(language, f"head-{name}"), justify="left" if name in ("move", "why") else "right")
    for advice in found:
        worth = (points(advice.points[seat]), signed(advice.lead), points(advice.loss), share(advice.share, digits=0))
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
    click.echo(render(_loss_table(found, language)) + render(_worst_table(found, record(game), language)), nl=False)


def _loss_table(found: Review, language: str) -> Table:
    """Expected points at the quarters of the game, and what the decisions cost."""
    effort = {"trials": str(found.trials), "seed": str(found.seed)}
    table = Table(title=say(language, "losses-title", game=found.game, decisions=len(found.decisions), **effort))
    quarters = [found.decisions[len(found.decisions) * part // 4] for part in range(4)] if found.decisions else []
    after = [say(language, "head-after-step", step=str(decision.step)) for decision in quarters]
    for head in (say(language, "head-seat"), *after, *(say(language, f"head-{name}") for name in REVIEWED)):
        table.add_column(head, justify="right")
    for seat in range(found.seats):
        own = sum(decision.seat == seat for decision in found.decisions)
        expected = [whole(round(decision.points[seat])) for decision in quarters]
        cost = points(lost(found.decisions, seat))
        table.add_row(str(seat), *expected, whole(found.scores[seat]), str(own), cost)
    return table


def _worst_table(found: Review, text: str, language: str) -> Table:
    table = Table(title=say(language, "worst-title"))
    for name in ("seat", "after", "move", "lost", "better", "why"):
        table.add_column(
            say(language, f"head-{name}"), justify="right" if name in ("seat", "after", "lost") else "left"
        )
    for seat in range(found.seats):
        for decision in worst(found.decisions, seat):
            why = explain(replay(text, decision.step), decision, language)
            better = ", ".join(decision.lines[0])
            table.add_row(str(seat), str(decision.step), decision.move, points(decision.loss), better, why)
    return table
