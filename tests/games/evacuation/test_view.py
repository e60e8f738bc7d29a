"""What a seat is shown: everything open, nothing secret, and the same in words, in the terminal and on the page."""

import random

import msgspec
import pytest

from planetfall.core.rng import seeded
from planetfall.core.view import Look, Reader
from planetfall.games.evacuation.board import board
from planetfall.games.evacuation.play import Evacuation
from planetfall.games.evacuation.screen import draw
from planetfall.games.evacuation.view import View, view
from tests.builders import rule
from tests.games.evacuation.mixes import a_mix


def moments(seed: int, seats: int, every: int) -> list[Evacuation]:
    """Copies of a random game, taken now and then, the last one at its end."""
    chooser = random.Random(seed)
    game = a_mix(seed, seats)
    copies = []
    moves = 0
    while actors := game.actors():
        if moves % every == 0:
            copies.append(game.copy())
        seat = chooser.choice(actors)
        game.apply(seat, chooser.choice(list(game.legal(seat))))
        moves += 1
    return [copy for copy in (*copies, game.copy()) if isinstance(copy, Evacuation)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_a_seat_cannot_know_does_not_change_what_it_is_shown(seats: int) -> None:
    for seed in range(4):
        for game in moments(seed, seats, 29):
            for reader in (*(Reader(seat) for seat in range(seats)), Reader(None)):
                other = game.copy()
                other.imagine(-1 if reader.seat is None else reader.seat, seeded(seed + 100))
                assert msgspec.json.encode(view(other, reader)) == msgspec.json.encode(view(game, reader))


def test_goals_and_hands_are_shown_to_their_holder_alone() -> None:
    seed = next(seed for seed in range(99) if a_mix(seed, 3).setting.advanced and not a_mix(seed, 3).setting.race)
    game = moments(seed, 3, 40)[4]
    for viewer in range(3):
        for seat in view(game, Reader(viewer)).seats:
            assert len(seat.own_cards) == (seat.cards if seat.seat == viewer else 0)
            assert len(seat.own_goals) == (3 if seat.seat == viewer else 0)
            assert seat.goals == 3
    for everything in (True, False):
        shown = view(game, Reader(None, everything=everything))
        assert [len(seat.own_goals) for seat in shown.seats] == [3 if everything else 0] * 3


@rule("evacuation", "15.1")
def test_while_hands_are_chosen_no_display_claims_to_have_run_out() -> None:
    words = set()
    for seed in range(12):
        for game in moments(seed, 2, 5)[:6]:
            shown = [(display.left, display.stack) for display in view(game, Reader(0)).displays]
            assert shown == [(left, f"{left} left" if game.year else "not laid out yet") for left, _ in shown]
            words |= {stack for _, stack in shown}
    assert "not laid out yet" in words and len(words) > 2
    assert "0 left" not in words


def test_at_the_end_goals_are_open_and_the_sources_add_up() -> None:
    seed = next(seed for seed in range(99) if not a_mix(seed, 2).setting.race)
    shown = view(moments(seed, 2, 1000)[-1], Reader(None))
    assert shown.over
    assert [len(seat.shown_goals) for seat in shown.seats] == [3, 3]
    assert [sum(seat.earned.values()) for seat in shown.seats] == list(shown.scores)


@pytest.mark.parametrize("language", ["en", "de"])
def test_terminal_and_page_show_every_position(language: str) -> None:
    for seats in (1, 2, 4):
        for game in moments(seats, seats, 41):
            shown = view(game, Reader(0, language))
            assert isinstance(shown, View)
            text = draw(shown, language, 100)
            assert all(len(line) <= 100 for line in text.split("\n"))
            assert all(name in text for name in shown.names)
            page = board(shown, Look(language))
            whole = "".join(page.areas.values()) + page.choices
            assert whole.count("data-move=") == len(shown.moves)


def test_the_layout_says_what_is_printed_on_the_boards() -> None:
    shown = view(a_mix(0, 2), Reader(0))
    fifth = shown.track[4]
    assert (fifth.main.instant, fifth.three_plus.symbols) == ("Research.", ("beacon",))
    assert [space.space for space in shown.track if space.turning_point] == [3, 10, 15, 21]
    assert [action.power for action in shown.actions] == [1, 1, 2, 2, 2, 3, 3, 3, 4, 4]
    assert shown.actions[0].text == "Gain 1 resource of your choice. Develop infrastructure 2 times."
    assert [(year.old_food, year.new_food, year.stadiums) for year in shown.years] == [
        (5, 0, 0),
        (4, 0, 0),
        (2, 2, 1),
        (1, 4, 2),
    ]
    field = next(field for field in shown.fields if field.id == "F14")
    assert field.text == (
        "Spaces: a factory of any type, population for 1 food and population for 2 food. Asks for: dome and beacon."
    )
