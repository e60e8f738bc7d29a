"""The public face: what users of the library, our own pages and outside checks rely on. Small and stable."""

import secrets
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from planetfall.catalogue import GAMES, find_title
from planetfall.core.game import Game, code_of, seat_of
from planetfall.core.playouts import tally_playouts
from planetfall.core.record import Origin, Record, RecordError, Step, read_record, write_record
from planetfall.core.rng import SEED_BITS, seeded
from planetfall.core.texts import check_language
from planetfall.core.title import GameInfo, IllegalMove, Reason, Title
from planetfall.core.view import Reader

__all__ = [
    "Playouts",
    "act",
    "arrange",
    "catalogue",
    "code",
    "describe",
    "new",
    "notation",
    "playouts",
    "record",
    "replay",
    "title_of",
    "view",
    "why_not",
]


class Playouts(Struct, frozen=True):
    """What `playouts` found."""

    games: int
    decisions: int
    seconds: float
    mean_scores: list[float]
    wins: list[float]  # share of games won by each seat, shared victories in parts


def catalogue() -> dict[str, GameInfo]:
    """All games by name."""
    return {name: find_title(name).info for name in GAMES}


def new(
    name: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    components: Path | str | None = None,
) -> Game:
    """A new table. Without a seed it gets a random one; `components` is a file that replaces the standard box."""
    title = find_title(name)
    contents = title.components.read(Path(components)) if components is not None else title.standard()
    data = msgspec.to_builtins(contents, str_keys=True) if components is not None else None
    chosen = _check_options(title, options or {})
    origin = Origin(name, _check_seats(title, seats), _check_seed(seed), chosen, data)
    return _begin(title, origin, contents)


def _begin(title: Title, origin: Origin, contents: Any) -> Game:
    if origin.start is not None:
        game = title.arrange(origin.start, contents)
    else:
        assert origin.seed is not None, "an origin has a seed or a start"
        game = title.new(origin.seats, seeded(origin.seed), origin.options, contents)
    game.origin = origin
    game.listening = True
    return game


def _check_seats(title: Title, seats: int | None) -> int:
    allowed = title.info.seats
    if seats is None:
        return allowed[0]
    if not isinstance(seats, int) or seats not in allowed:
        raise ValueError(f"seats is {seats!r}, expected one of {', '.join(map(str, allowed))} for {title.info.name}")
    return seats


def _check_seed(seed: int | None) -> int:
    if seed is None:
        return secrets.randbits(SEED_BITS)
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise ValueError(f"seed is {seed!r}, expected a whole number")
    seeded(seed)
    return seed


def _check_options(title: Title, options: Mapping[str, str]) -> dict[str, str]:
    known = {option.key: option for option in title.info.options}
    if not isinstance(options, Mapping):
        raise ValueError(f"options is {options!r}, expected names with values, of {', '.join(known)}")
    for key, value in options.items():
        if key not in known:
            raise ValueError(f"there is no option {key!r}, expected one of {', '.join(known)}")
        if value not in known[key].values:
            raise ValueError(f"option {key} is {value!r}, expected one of {', '.join(known[key].values)}")
    return {key: options.get(key, option.default) for key, option in known.items()}


def title_of(game: Game) -> Title:
    return find_title(game.title)


# -- moves -------------------------------------------------------------------------------------------------------


def notation(game: Game, code: int) -> str:
    return title_of(game).info.actions.notation(code)


def code(game: Game, text: str) -> int:
    return title_of(game).info.actions.code(text)


def act(game: Game, seat: int, move: int | str) -> None:
    """Make a move, given as code or notation. An IllegalMove changes nothing."""
    chosen = _check_move(game, seat, move)
    if game.why_not(seat, chosen) != 0:
        reason = why_not(game, seat, chosen)
        assert reason is not None, "why_not and act ask the same question"
        raise IllegalMove(reason)
    game.apply(seat, chosen)


def why_not(game: Game, seat: int, move: int | str, language: str = "en", names: tuple[str, ...] = ()) -> Reason | None:
    """None if the move is legal now, else the rule it breaks; `names` are those of the people at the table."""
    chosen = _check_move(game, seat, move)
    title = title_of(game)
    number = game.why_not(seat, chosen)
    if number == 0:
        return None
    key, clause = title.reasons[number]
    return Reason(clause, title.words(game, language, names).why(key, seat, chosen))


def _check_move(game: Game, seat: int, move: int | str) -> int:
    if not isinstance(seat, int) or not 0 <= seat < game.seats:
        raise ValueError(f"seat is {seat!r}, expected a number from 0 to {game.seats - 1}")
    if isinstance(move, str):
        return code(game, move)
    if not isinstance(move, int):
        raise ValueError(f"the move is {move!r}, expected a code or its notation")
    notation(game, move)  # refuses a code outside the action space
    return move


# -- what is there to see, and to keep -----------------------------------------------------------------------------


def view(game: Game, seat: int | None = None, language: str = "en") -> dict[str, Any]:
    """What a seat may see, as plain data; seat None is a spectator."""
    if seat is not None and not (isinstance(seat, int) and 0 <= seat < game.seats):
        raise ValueError(f"seat is {seat!r}, expected None or a number from 0 to {game.seats - 1}")
    plain = msgspec.to_builtins(title_of(game).view(game, Reader(seat, check_language(language))))
    assert isinstance(plain, dict)
    return plain


def describe(game: Game) -> dict[str, Any]:
    """The whole position as plain data, secrets included."""
    return title_of(game).describe(game)


def arrange(name: str, description: Mapping[str, Any], *, components: Path | str | None = None) -> Game:
    """A game in a described position. What is left out is empty or its default; impossible ones are a ValueError."""
    title = find_title(name)
    contents = title.components.read(Path(components)) if components is not None else title.standard()
    data = msgspec.to_builtins(contents, str_keys=True) if components is not None else None
    game = title.arrange(description, contents)
    return _begin(title, Origin(name, game.seats, None, {}, data, title.describe(game)), contents)


def record(game: Game) -> str:
    """The table as text."""
    origin = game.origin
    if not isinstance(origin, Origin):
        raise ValueError("a copy keeps no record; ask the table made by planetfall.new, arrange or replay")
    steps = [(seat_of(step), notation(game, code_of(step))) for step in game.history]
    result = None if game.actors() else game.scores()
    return write_record(origin, title_of(game).info.rules_version, steps, result)


def replay(text: str, to: int | None = None) -> Game:
    """The game of a record, or its first `to` moves. A RecordError says which line is wrong and what was expected."""
    if to is not None and to < 0:
        raise ValueError(f"to is {to}, expected 0 or more moves")
    kept = read_record(text)
    with _named(kept, "game"):
        title = find_title(kept.origin.game)
    if kept.rules != title.info.rules_version:
        known = title.info.rules_version
        problem = f"rules version is {kept.rules}, this program plays {known}; it would score differently"
        raise RecordError(kept.line("rules"), problem)
    game = _made_again(title, kept)
    for step in kept.steps if to is None else kept.steps[:to]:
        _repeat(game, step)
    if kept.result is not None and len(game.history) == len(kept.steps):
        found = game.scores() if not game.actors() else "no end"
        if found != kept.result:
            raise RecordError(kept.line("result"), f"result is {kept.result}, the moves above lead to {found}")
    return game


def _made_again(title: Title, kept: Record) -> Game:
    origin = kept.origin
    with _named(kept, "components"):
        contents = title.components.from_data(origin.components) if origin.components is not None else title.standard()
    if origin.start is not None:
        with _named(kept, "start"):
            game = _begin(title, origin, contents)
        if game.seats != origin.seats or origin.seed is not None:
            raise RecordError(
                kept.line("start"), f"start has {game.seats} players, expected {origin.seats} and no seed"
            )
        return game
    with _named(kept, "seats"):
        _check_seats(title, origin.seats)
    with _named(kept, "seed"):
        _check_seed(origin.seed)
    with _named(kept, "options"):
        options = _check_options(title, origin.options)
    return _begin(title, replace(origin, options=options), contents)


@contextmanager
def _named(kept: Record, key: str) -> Iterator[None]:
    """What goes wrong inside is the fault of this line of the head."""
    try:
        yield
    except ValueError as error:
        raise RecordError(kept.line(key), str(error)) from error


def _repeat(game: Game, step: Step) -> None:
    try:
        act(game, step.seat, step.move)
    except ValueError as error:
        raise RecordError(step.line, str(error)) from error


# -- many games ----------------------------------------------------------------------------------------------------


def playouts(
    name: str,
    *,
    seats: int | None = None,
    games: int = 1000,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    components: Path | str | None = None,
) -> Playouts:
    """Many games of uniformly random play in one compiled call."""
    if games < 1:
        raise ValueError(f"games is {games}, expected at least 1")
    table = new(name, seats=seats, seed=0, options=options, components=components)
    rng = seeded(_check_seed(seed))
    began = time.perf_counter()
    tally = tally_playouts(table, games, rng)
    seconds = time.perf_counter() - began
    means = [points / games for points in tally.points]
    return Playouts(games, tally.decisions, seconds, means, [wins / games for wins in tally.wins])
