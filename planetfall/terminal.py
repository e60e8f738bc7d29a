"""A game in the terminal: one person, computer seats, every question as a numbered list of moves."""

import secrets
import shutil
import textwrap
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from planetfall._face import act, code, new, record, replay, title_of, view, why_not
from planetfall.bots import Bot, decide
from planetfall.bots.levels import find_player
from planetfall.core.game import Game
from planetfall.core.record import Origin
from planetfall.core.rng import SEED_BITS, Rng, seeded
from planetfall.core.rulebook import rulebook
from planetfall.core.texts import texts
from planetfall.core.view import Reader

__all__ = ["Table", "play_in_terminal"]

PERSON = 0  # the seat of whoever sits at the keyboard
FOLDER = Path(__file__).parent
NO_BREAK = "\u00a0"
MOST = 30  # moves listed unasked
LATELY = 8  # events told again when a game goes on


@dataclass
class Table:
    game: Game
    bots: dict[int, Bot]  # by seat; seat 0 is the person
    rng: Rng  # for the bots
    save: Path | None

    @classmethod
    def open(
        cls,
        name: str,
        seats: int | None,
        seed: int | None,
        bots: list[str],
        save: Path | None,
        options: dict[str, str],
        components: Path | None,
    ) -> "Table":
        if save is not None and save.exists():
            game = cls._go_on(save, name, seats, seed)
        else:
            game = new(name, seats=seats, seed=seed, options=options, components=components)
        others = game.seats - 1
        names = bots * others if len(bots) == 1 else bots
        if len(names) != others:
            raise ValueError(f"--bots names {len(names)} bots for {others} computer seats")
        chosen = {seat: find_player(bot, title_of(game).tastes) for seat, bot in enumerate(names, 1)}
        table = cls(game, chosen, seeded(secrets.randbits(SEED_BITS)), save)
        table.keep()
        return table

    @staticmethod
    def _go_on(save: Path, name: str, seats: int | None, seed: int | None) -> Game:
        try:
            game = replay(save.read_text(encoding="utf-8"))
        except ValueError as error:
            raise ValueError(f"{save}, {error}") from error
        origin = game.origin
        assert isinstance(origin, Origin), "replay() tells how the table was made"
        if origin.game != name or seats not in (None, origin.seats) or seed not in (None, origin.seed):
            raise ValueError(f"{save} holds another game ({origin.game}, {origin.seats} seats); choose another file")
        return game

    def act(self, seat: int, move: int | str) -> None:
        act(self.game, seat, move)
        self.keep()

    def keep(self) -> None:
        """Write the whole record beside the old one, then put it in its place: a crash loses nothing."""
        if self.save is not None:
            fresh = self.save.with_suffix(self.save.suffix + ".new")
            try:
                fresh.write_text(record(self.game), encoding="utf-8")
                fresh.replace(self.save)
            except OSError as error:
                raise ValueError(f"the record cannot be kept in {self.save}: {error.strerror}") from error

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
    title = title_of(table.game)
    _print(_say("welcome", language, title=title.info.title, game=title.info.name))
    told = max(0, len(table.game.events) - LATELY)
    shown = -1  # how much had happened when the board was last shown
    while actors := table.game.actors():
        told = _tell(table, told, language)
        if PERSON not in actors:
            seat = actors[0]
            table.act(seat, decide(table.bots[seat], table.game, seat, table.rng))
            continue
        if len(table.game.events) != shown:
            _show(table, language)
            shown = len(table.game.events)
        if not _ask(table, language):
            _print(_say("kept" if table.save else "not-kept", language))
            return
    _tell(table, told, language)
    _show(table, language)


def _tell(table: Table, told: int, language: str) -> int:
    """What has happened since; returns how much has been told."""
    words = title_of(table.game).words(table.game, language, ())
    for event in table.game.events[told:]:
        _print("· " + words.event(event), fg="cyan")
    return len(table.game.events)


def _show(table: Table, language: str) -> None:
    title = title_of(table.game)
    _print("\n" + title.draw(title.view(table.game, Reader(PERSON, language)), language, _width()))
    if not table.game.actors():
        _print(view(table.game, PERSON, language)["status"], bold=True)


def _ask(table: Table, language: str) -> bool:
    """Until the person has made a choice or taken one back; False to leave."""
    seen = view(table.game, PERSON, language)
    _print(f"\n{seen['status']}", bold=True)
    if seen["detail"]:
        _print(seen["detail"])
    _list(seen["moves"], MOST, language)
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


def _list(moves: list[dict[str, str]], most: int, language: str) -> None:
    """The first moves of the list; the cheapest come first."""
    for number, move in enumerate(moves[:most], 1):
        notation = move["notation"].replace(" ", NO_BREAK)
        _print(f"{number:4}  {move['text']}  [{notation}]")
    if len(moves) > most:
        _print("      " + _say("more", language, count=len(moves) - most))


def _answer(table: Table, answer: str, moves: list[dict[str, str]], language: str) -> bool:
    """True once the table has changed and a new question is due."""
    word, _, rest = answer.partition(" ")
    if word in ("?", "help"):
        legend = texts(title_of(table.game).folder, language).say("screen-legend")
        click.echo(_say("help", language) + "\n\n" + legend)
    elif word == "board":
        _show(table, language)
        _list(moves, MOST, language)
    elif word == "more":
        _list(moves, len(moves), language)
    elif word == "rule":
        _print(_clauses(table, rest, language))
    elif word == "undo":
        if table.undo():
            return True
        _print(_say("no-undo", language))
    else:
        return _try(table, rest if word == "why" else answer, word == "why", moves, language)
    return False


def _clauses(table: Table, number: str, language: str) -> str:
    """A clause, or all of a section."""
    clauses = rulebook(title_of(table.game).folder, language).clauses
    found = [f"{clause}  {words}" for clause, words in clauses.items() if f"{clause}.".startswith(f"{number}.")]
    return "\n".join(found) or _say("no-clause", language, clause=number)


def _try(table: Table, answer: str, only_asking: bool, moves: list[dict[str, str]], language: str) -> bool:
    """Make the move, or say why not."""
    if answer.isdecimal() and not 1 <= int(answer) <= len(moves):
        _print(_say("not-in-list", language, number=answer, highest=len(moves)), fg="yellow")
        return False
    try:
        chosen = code(table.game, moves[int(answer) - 1]["notation"] if answer.isdecimal() else answer)
    except ValueError as error:
        _print(str(error) if language == "en" else _say("no-move", language, move=answer), fg="yellow")
        return False
    reason = why_not(table.game, PERSON, chosen, language)
    if reason is not None:
        _print(_say("why", language, text=reason.text, clause=reason.clause), fg="yellow")
    elif only_asking:
        _print(_say("possible", language))
    else:
        table.act(PERSON, chosen)
        return True
    return False


def _width() -> int:
    return shutil.get_terminal_size().columns


def _print(text: str, **style: Any) -> None:
    """Wrapped between words, with the indent of the line and a little more. Soft hyphens are for pages."""
    for line in text.replace("\u00ad", "").split("\n"):
        indent = " " * (len(line) - len(line.lstrip()) + 4)
        wrapped = textwrap.wrap(line, _width(), subsequent_indent=indent, break_on_hyphens=False) or [""]
        click.secho("\n".join(wrapped) if len(line) > _width() else line, **style)


def _say(key: str, language: str, **values: str | int) -> str:
    return texts(FOLDER, language).say(f"terminal-{key}", **values)
