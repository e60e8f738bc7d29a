"""Boards of bits are counted, and their cells listed, whatever lies on them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from planetfall.games.planet_unknown.grid import BITS, CELLS, WORDS, board_of, cells_on, count_board

pytestmark = pytest.mark.interpreted

FULL = (1 << BITS) - 1


@given(st.lists(st.integers(0, FULL), min_size=WORDS, max_size=WORDS))
def test_any_bits_are_counted(words: list[int]) -> None:
    a, b, c = words
    assert count_board(a, b, c) == sum(word.bit_count() for word in words)


def test_a_full_and_an_empty_board_are_counted() -> None:
    assert count_board(FULL, FULL, FULL) == WORDS * BITS
    assert count_board(0, 0, 0) == 0


@given(st.sets(st.integers(0, CELLS - 1)))
def test_the_cells_of_a_board_are_those_it_was_made_of(cells: set[int]) -> None:
    a, b, c = board_of(sorted(cells))
    assert count_board(a, b, c) == len(cells)
    assert list(cells_on(a, b, c)) == sorted(cells)
