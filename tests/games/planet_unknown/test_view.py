"""What a seat is shown: everything open, nothing secret, and the same in words, in the terminal and on the page."""

import random

import msgspec
import pytest

from planetfall.core.rng import seeded
from planetfall.core.view import Look, Reader
from planetfall.games.planet_unknown.board import board
from planetfall.games.planet_unknown.components import standard
from planetfall.games.planet_unknown.play import PlanetUnknown, new_game
from planetfall.games.planet_unknown.screen import draw
from planetfall.games.planet_unknown.setup import DEALT
from planetfall.games.planet_unknown.state import Setting
from planetfall.games.planet_unknown.view import View, view


def a_game(seats: int, seed: int) -> PlanetUnknown:
    """With every module."""
    setting = Setting()
    setting.planets = DEALT
    setting.corporations = DEALT
    setting.goals = True
    setting.events = 1
    return new_game(standard().box, setting, seats, seeded(seed), True)


def moments(seats: int, seed: int, every: int) -> list[PlanetUnknown]:
    """Copies of a random game, taken now and then, the last one at its end."""
    chooser = random.Random(seed)
    game = a_game(seats, seed)
    copies = []
    moves = 0
    while actors := game.actors():
        if moves % every == 0:
            copies.append(game.copy())
        seat = chooser.choice(actors)
        game.apply(seat, chooser.choice(list(game.legal(seat))))
        moves += 1
    return [copy for copy in (*copies, game.copy()) if isinstance(copy, PlanetUnknown)]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_what_a_seat_cannot_know_does_not_change_what_it_is_shown(seats: int) -> None:
    for seed in range(3):
        for game in moments(seats, seed, 37):
            for reader in (*(Reader(seat) for seat in range(seats)), Reader(None)):
                other = game.copy()
                other.imagine(-1 if reader.seat is None else reader.seat, seeded(seed + 100))
                assert msgspec.json.encode(view(other, reader)) == msgspec.json.encode(view(game, reader))


def test_secret_cards_and_objectives_are_shown_to_their_holder_alone() -> None:
    game = moments(3, 2, 20)[-2]
    for viewer in range(3):
        for seat in view(game, Reader(viewer)).seats:
            assert len(seat.cards) == (seat.secret_cards if seat.seat == viewer else 0)
            assert len(seat.objectives) == (1 if seat.seat == viewer else 0)
    assert [len(seat.objectives) for seat in view(game, Reader(None)).seats] == [0, 0, 0]
    assert [len(seat.objectives) for seat in view(game, Reader(None, everything=True)).seats] == [1, 1, 1]


def test_at_the_end_private_objectives_are_open_and_the_sources_add_up() -> None:
    game = moments(2, 1, 1000)[-1]
    shown = view(game, Reader(None))
    assert shown.over
    assert [len(seat.objectives) for seat in shown.seats] == [1, 1]
    assert [sum(seat.earned.values()) for seat in shown.seats] == list(shown.scores)


def test_a_stack_whose_top_was_taken_shows_nothing_until_the_step_is_over() -> None:
    game = a_game(2, 4)
    chooser = random.Random(4)
    while not any(seat.tile for seat in view(game, Reader(None)).seats):
        seat = game.actors()[0]
        game.apply(seat, chooser.choice(list(game.legal(seat))))
    hidden = [stack for stack in view(game, Reader(None)).stacks if stack.top is None]
    assert len(hidden) == 1
    assert hidden[0].left == 11


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_every_moment_can_be_drawn(language: str, seats: int) -> None:
    for game in moments(seats, seats, 60):
        for seat in (None, 0):
            shown = view(game, Reader(seat, language))
            text = draw(shown, language, 100)
            assert all(name in text for name in shown.names)
            assert max(len(line) for line in text.split("\n")) <= 100
            drawn = board(shown, Look(language))
            assert "{" not in text + drawn.score + "".join(drawn.areas.values())


def test_a_cell_that_a_move_is_about_is_a_button() -> None:
    for game in moments(2, 3, 1):
        shown = view(game, Reader(0))
        cells = [move for move in shown.moves if move.notation.split(" ")[0] in ("patch", "land", "pick", "jump")]
        if len(cells) > 1:
            drawn = board(shown, Look("en"))
            assert all(f'data-move="{move.notation}"' in drawn.areas["board"] for move in cells)
            assert 'data-move="' not in board(shown, Look("en", live=False)).areas["board"]
            return
    pytest.fail("no question about cells came up")


def test_the_terminal_shows_a_planet_as_it_is() -> None:
    setting = Setting()
    game = new_game(standard().box, setting, 2, seeded(1), True)
    shown = view(game, Reader(None))
    assert isinstance(shown, View)
    lines = draw(shown, "en", 100).split("\n")
    first = next(index for index, line in enumerate(lines) if line.strip() == "A B C D E F G H I J K L")
    assert lines[first + 1 : first + 4] == [
        "   1           . .",
        "   2       ~ . . . . .",
        "   3     . ~ ~ ~ . .o~ .",
    ]
