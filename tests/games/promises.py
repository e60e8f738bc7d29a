"""What every game promises, whatever its rules: at any moment, in any random game, to any seat."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i16

import planetfall
from planetfall import Game
from planetfall.catalogue import find_title
from planetfall.core.rng import seeded
from planetfall.core.texts import LANGUAGES
from tests.builders import picture
from tests.builders import position as at_rest

__all__ = [
    "check_imagining",
    "check_kept_game",
    "check_observations",
    "check_replay",
    "check_secrets",
    "dealt_again",
    "imagined",
    "observation",
    "observed_parts",
    "page",
    "play_on",
    "random_moves",
    "stages_in_order",
]

UNWRITTEN = 9999  # no observation holds so large a number

# -- random games ------------------------------------------------------------------------------------------------------


def random_moves(game: Game, chooser: random.Random, every: int) -> Iterator[tuple[int, int]]:
    """Random play to the end: a seat and its move at a time, for the caller to apply.

    One moment in so many and the end are looked at closely; copies made there stay as they were.
    """
    info = find_title(game.title).info
    moment = chooser.randrange(every)
    kept: list[tuple[Game, dict[str, Any]]] = []
    steps = shown = 0
    while actors := game.actors():
        seat = chooser.choice(actors)
        codes = list(game.legal(seat))
        assert len(codes) > 1 or game.hides_choice(seat), "a single open choice resolves itself"
        if steps % every == moment:
            _look_closely(game, chooser)
            twin = game.copy()
            kept.append((twin, picture(twin)))
        revealed = game.revealed
        yield seat, chooser.choice(codes)
        steps += 1
        shown += int(game.revealed > revealed)
        assert steps <= info.longest
        assert shown <= info.reveals
    _look_closely(game, chooser)
    assert all(picture(twin) == then for twin, then in kept)


def _look_closely(game: Game, chooser: random.Random) -> None:
    """Legal moves are those without a reason against them, refused ones and what a copy does change nothing, and a copy,
    a description and all that a seat may know of an imagined deal are the same position."""
    assert game.audit() == ""
    before = at_rest(game)
    assert at_rest(game.copy()) == before
    _check_moves(game, chooser)
    assert at_rest(game) == before
    position = planetfall.describe(game)
    assert planetfall.describe(planetfall.arrange(game.title, position)) == position
    viewer = chooser.randrange(game.seats)
    twin = game.copy()
    twin.imagine(viewer, seeded(chooser.randrange(1000)))
    assert twin.audit() == ""
    assert list(twin.legal(viewer)) == list(game.legal(viewer))
    play_on(game.copy(), 40, chooser)
    assert at_rest(game) == before, "what is imagined, and what a copy does, stays there"
    if chooser.random() < 0.1:  # pages take longer than all the rest
        assert page(twin, viewer) == page(game.copy(), viewer)  # copies have no log, so that only the table counts


def _check_moves(game: Game, chooser: random.Random) -> None:
    actions = len(find_title(game.title).info.actions)
    somebody = [code for seat in game.actors() for code in game.legal(seat)]
    for code in somebody:
        assert planetfall.code(game, planetfall.notation(game, code)) == code
    for seat in range(game.seats):
        allowed = [code for code in range(-1, actions + 1) if game.why_not(seat, code) == 0]
        assert list(game.legal(seat)) == allowed
        others = [code for code in somebody if code not in allowed]
        refused = [code for code in range(actions) if code not in allowed]
        for code in (chooser.choice(refused), *others[:1]):
            with pytest.raises(planetfall.IllegalMove):
                planetfall.act(game, seat, code)


def check_replay(game: Game) -> None:
    assert picture(planetfall.replay(planetfall.record(game))) == picture(game)


def stages_in_order(
    game: Game, wishes: int, order: random.Random, stage: Callable[[Game], object]
) -> list[dict[str, Any]]:
    """The position after every stage of the game and at its end, when seats act in this order. What a seat does depends
    on its own past alone; what it may do is not changed by others while it makes up its mind."""
    lots = [random.Random(wishes * 10 + seat) for seat in range(game.seats)]
    seen = []
    while actors := game.actors():
        seat = order.choice(actors)
        codes = list(game.legal(seat))
        open_to = {other: list(game.legal(other)) for other in actors if other != seat}
        before = stage(game)
        game.apply(seat, codes[lots[seat].randrange(len(codes))])
        assert {other: list(game.legal(other)) for other in open_to} == open_to
        if stage(game) != before:
            seen.append(at_rest(game))
    return [*seen, at_rest(game)]


def check_kept_game(file: Path) -> None:
    """A finished game, kept as its record, replays to its exact score."""
    text = file.read_text(encoding="utf-8")
    game = planetfall.replay(text)
    assert game.actors() == []
    (result,) = [line for line in text.splitlines() if line.startswith("result:")]
    assert game.scores() == [int(points) for points in result.split()[1:]]
    assert planetfall.record(game) == text


# -- secrets -----------------------------------------------------------------------------------------------------------


def play_on(game: Game, steps: int, chooser: random.Random) -> Game:
    """So many random moves, or to the end."""
    for _ in range(steps):
        if actors := game.actors():
            seat = chooser.choice(actors)
            planetfall.act(game, seat, chooser.choice(list(game.legal(seat))))
    return game


def page(game: Game, seat: int | None, language: str = "en") -> bytes:
    return msgspec.json.encode(planetfall.view(game, seat, language))


def dealt_again(game: Game, seat: int | None, deal: int) -> Game:
    """The same table, log and all, with everything that the seat cannot know dealt again."""
    twin = planetfall.replay(planetfall.record(game))
    twin.imagine(-1 if seat is None else seat, seeded(deal))
    return twin


def check_secrets(game: Game, seat: int | None, deal: int) -> None:
    """Changing what a seat cannot know changes no byte of what it is sent."""
    twin = dealt_again(game, seat, deal)
    for language in LANGUAGES:
        assert page(twin, seat, language) == page(game, seat, language)
    if seat is not None:
        assert list(twin.legal(seat)) == list(game.legal(seat))


def check_imagining(game: Game, seat: int) -> None:
    """What is imagined is possible, depends on knowledge and generator alone, and holds no way back to the true game."""
    detour, straight = game.copy(), game.copy()
    detour.imagine(seat, seeded(999))
    detour.imagine(seat, seeded(5))
    straight.imagine(seat, seeded(5))
    assert planetfall.describe(detour) == planetfall.describe(straight)
    assert straight.audit() == ""
    assert straight.origin is None
    with pytest.raises(ValueError, match="keeps no record"):
        planetfall.record(dealt_again(game, seat, 5))


def imagined(game: Game, seat: int, deals: int = 80) -> list[dict[str, Any]]:
    """Positions as they may be, for all that the seat knows."""
    positions = []
    for deal in range(deals):
        twin = game.copy()
        twin.imagine(seat, seeded(deal))
        positions.append(planetfall.describe(twin))
    return positions


# -- observations ------------------------------------------------------------------------------------------------------


def observation(game: Game, seat: int) -> tuple[int, ...]:
    numbers = vec[i16]([UNWRITTEN] * game.observation_size())
    game.observe(seat, numbers, 0)
    return tuple(numbers)


def observed_parts(game: Game, seat: int) -> dict[str, tuple[int, ...]]:
    numbers = observation(game, seat)
    found: dict[str, tuple[int, ...]] = {}
    start = 0
    for name, length in find_title(game.title).observed(game):
        found[name] = numbers[start : start + length]
        start += length
    assert start == len(numbers)
    return found


def check_observations(game: Game, chooser: random.Random, every: int) -> None:
    """In a random game, at one moment in so many: no secret changes an observation, and every place is filled."""
    steps = 0
    while actors := game.actors():
        if steps % every == 0:
            for seat in range(game.seats):
                twin = game.copy()
                twin.imagine(seat, seeded(steps))
                assert observation(twin, seat) == observation(game, seat)
                assert UNWRITTEN not in observation(game, seat)
        actor = chooser.choice(actors)
        game.apply(actor, chooser.choice(list(game.legal(actor))))
        steps += 1
