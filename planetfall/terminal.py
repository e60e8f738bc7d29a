"""A game in the terminal: one person, computer seats, every question as a numbered list of moves."""

import secrets
from dataclasses import dataclass
from pathlib import Path

import click

from planetfall._face import act, code, new, record, replay, title_of, view, why_not
from planetfall.bots import Bot, decide, find_bot
from planetfall.core.game import Game
from planetfall.core.rng import SEED_BITS, Rng, seeded
from planetfall.core.rulebook import rulebook
from planetfall.core.texts import texts
from planetfall.core.title import Reason

__all__ = ["Table", "play_in_terminal"]

PERSON = 0  # the seat of whoever sits at the keyboard
FOLDER = Path(__file__).parent


@dataclass
class Table:
    game: Game
    bots: dict[int, Bot]  # by seat; seat 0 is the person
    rng: Rng  # for the bots
    save: Path | None

    @classmethod
    def open(
        cls, name: str, seats: int | None, seed: int | None, bots: list[str], save: Path | None, components: Path | None
    ) -> "Table":
        if save is not None and save.exists():
            game = replay(save.read_text(encoding="utf-8"))
        else:
            game = new(name, seats=seats, seed=seed, components=components)
        others = game.seats - 1
        names = bots * others if len(bots) == 1 else bots
        if len(names) != others:
            raise ValueError(f"--bots names {len(names)} bots for {others} computer seats")
        chosen = {seat: find_bot(bot) for seat, bot in enumerate(names, 1)}
        return cls(game, chosen, seeded(secrets.randbits(SEED_BITS)), save)

    def act(self, seat: int, move: int | str) -> None:
        act(self.game, seat, move)
        self.keep()

    def keep(self) -> None:
        """Write the whole record beside the old one, then put it in its place: a crash loses nothing."""
        if self.save is not None:
            fresh = self.save.with_suffix(self.save.suffix + ".new")
            fresh.write_text(record(self.game), encoding="utf-8")
            fresh.replace(self.save)

    def undo(self) -> bool:
        """Back to before the person's last choice, if nothing was revealed and nobody else has moved since."""
        steps = len(self.game.history)
        before = replay(record(self.game), steps - 1) if steps else self.game
        if not steps or before.actors() != [PERSON] or before.revealed != self.game.revealed:
            return False
        self.game = before
        self.keep()
        return True


def play_in_terminal(table: Table, language: str) -> None:
    told = _tell(table, 0, language)
    moved = True  # somebody else has, so the person wants to see the board
    while actors := table.game.actors():
        if PERSON in actors:
            if moved:
                _show(table, language)
            moved = False
            if not _ask(table, language):
                return
        else:
            moved = True
            seat = actors[0]
            table.act(seat, decide(table.bots[seat], table.game, seat, table.rng))
        told = _tell(table, min(told, len(table.game.events)), language)
    _show(table, language)


def _tell(table: Table, told: int, language: str) -> int:
    """What has happened since; returns how much has been told."""
    title = title_of(table.game)
    for event in table.game.events[told:]:
        click.secho("· " + title.event_text(table.game, event, language), fg="cyan")
    return len(table.game.events)


def _show(table: Table, language: str) -> None:
    title = title_of(table.game)
    click.echo("\n" + title.draw(title.view(table.game, PERSON, language), language))
    if not table.game.actors():
        click.secho(view(table.game, PERSON, language)["status"], bold=True)


def _ask(table: Table, language: str) -> bool:
    """Until the person has made a move; False to leave."""
    seen = view(table.game, PERSON, language)
    click.secho(f"\n{seen['status']}", bold=True)
    for number, move in enumerate(seen["moves"], 1):
        click.echo(f"{number:4}  {move['text']}  [{move['notation']}]")
    while True:
        try:
            answer = click.prompt(_say("prompt", language), prompt_suffix=" > ").strip()
        except (click.Abort, EOFError):
            click.echo()
            return False
        if answer in ("quit", "q", "exit"):
            return False
        if _answer(table, answer, seen["moves"], language):
            return True


def _answer(table: Table, answer: str, moves: list[dict[str, str]], language: str) -> bool:
    """True once the table has changed and a new question is due."""
    word, _, rest = answer.partition(" ")
    if word in ("?", "help"):
        click.echo(_say("help", language))
    elif word == "board":
        _show(table, language)
    elif word == "rule":
        clauses = rulebook(title_of(table.game).folder, language).clauses
        click.echo(clauses.get(rest) or _say("no-clause", language, clause=rest))
    elif word == "undo":
        if table.undo():
            return True
        click.echo(_say("no-undo", language))
    else:
        return _try(table, answer, rest if word == "why" else None, moves, language)
    return False


def _try(table: Table, answer: str, asked: str | None, moves: list[dict[str, str]], language: str) -> bool:
    try:
        if asked is not None:
            reason = why_not(table.game, PERSON, asked, language)
            click.echo(_say("possible", language) if reason is None else _why(reason, language))
            return False
        if answer.isdecimal() and not 1 <= int(answer) <= len(moves):
            click.secho(_say("not-in-list", language, number=answer, highest=len(moves)), fg="yellow")
            return False
        chosen = code(table.game, moves[int(answer) - 1]["notation"] if answer.isdecimal() else answer)
        reason = why_not(table.game, PERSON, chosen, language)
        if reason is not None:
            click.secho(_why(reason, language), fg="yellow")
            return False
        table.act(PERSON, chosen)
        return True
    except ValueError as error:
        click.secho(str(error), fg="yellow")
        return False


def _why(reason: Reason, language: str) -> str:
    return _say("why", language, text=reason.text, clause=reason.clause)


def _say(key: str, language: str, **values: str | int) -> str:
    return texts(FOLDER, language).say(f"terminal-{key}", **values)
