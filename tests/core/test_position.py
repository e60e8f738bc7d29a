"""What positions of every game share: how they are refused, and that chance and questions can be written down."""

import re
from collections.abc import Callable

import pytest
from msgspec import Struct

from planetfall.core.position import chance_of, expect, find, generator, open_questions, plain, read, within
from planetfall.core.rng import seeded
from tests.core.toy import ASK_CARD, ASK_GAIN, deal


class Table(Struct, forbid_unknown_fields=True):
    hand: str
    chance: list[int] | None = None


def test_a_description_is_read_as_it_is_written_down() -> None:
    table = Table(hand="112", chance=[1, 2, 3, 4])
    assert read(plain(table), Table) == table


@pytest.mark.parametrize(
    ("impossible", "said"),
    [
        (lambda: read({"hand": 7}, Table), "Expected `str`, got `int` - at `$.hand`"),
        (lambda: expect("hand", False, "116", "officers"), "hand is '116', expected officers"),
        (lambda: find("moon", "luna", ("io", "europa")), "moon is 'luna', expected one of io, europa"),
        (lambda: find("moon", "luna", ("io", "europa"), "a moon"), "moon is 'luna', expected a moon"),
        (lambda: within("round", 6, 1, 5), "round is 6, expected a number from 1 to 5"),
        (lambda: generator([1, 2, 3]), "chance is [1, 2, 3], expected four 32-bit numbers"),
        (lambda: generator([1, 2, 3, -1]), "chance is [1, 2, 3, -1], expected four 32-bit numbers"),
    ],
)
def test_a_refusal_says_what_is_impossible_and_where(impossible: Callable[[], object], said: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(f'the position is not possible: {said}')}$"):
        impossible()


def test_a_generator_goes_on_as_it_was_written_down() -> None:
    game = deal(3, seeded(5))
    again = generator(chance_of(game))
    assert [again.below(1000) for _ in range(5)] == [game.rng.below(1000) for _ in range(5)]


def test_chance_that_is_left_out_is_that_of_seed_0() -> None:
    assert [generator(None).below(1000) for _ in range(5)] == [seeded(0).below(1000) for _ in range(5)]


def test_open_questions_are_those_of_one_seat_and_the_last_one_is_on_top() -> None:
    game = deal(3, seeded(5))
    game.ask(1, ASK_GAIN, 17)
    names = {ASK_CARD: "card", ASK_GAIN: "gain"}
    assert open_questions(game, 1, names) == [("card", 0), ("gain", 17)]
    assert open_questions(game, 2, names) == [("card", 0)]
