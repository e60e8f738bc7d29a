"""Planets as bit boards: 12 x 12 cells in three words of four rows each.

A row takes 13 bits: its twelve cells and one bit that is never set. A piece is connected, so if it ran over the right
border one of its cells would lie on that bit; shifting a whole board therefore never mistakes the next row for this
one. A board is handed around as three numbers; in a vec it takes WORDS places.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

__all__ = [
    "ANYWHERE",
    "BITS",
    "CELLS",
    "CELL_BIT",
    "CELL_WORD",
    "COUNT",
    "FULL",
    "LOW",
    "ROOM",
    "SIDE",
    "STRIDE",
    "WORDS",
    "Board",
    "beside",
    "board_of",
    "cells_on",
    "count_board",
    "first_cell",
    "flood",
    "is_on",
    "list_cells",
    "turned",
    "write_cells",
]

SIDE: Final = 12
CELLS: Final = 144  # a cell is y * SIDE + x
STRIDE: Final = 13  # bits of a row
BITS: Final = 52  # of a word: four rows
WORDS: Final = 3
FULL: Final = (1 << BITS) - 1

Board = tuple[i64, i64, i64]

LOW: Final = vec[i64]([(1 << k) - 1 for k in range(BITS + 1)])  # the lowest k bits
CELL_WORD: Final = vec[i64]([cell // (4 * SIDE) for cell in range(CELLS)])
CELL_BIT: Final = vec[i64]([1 << (cell // SIDE % 4 * STRIDE + cell % SIDE) for cell in range(CELLS)])
COUNT: Final = vec[i64]([k.bit_count() for k in range(1 << STRIDE)])  # set bits of one row
ROOM: Final = vec[i64]([0] * (8 * CELLS))  # blanks for lists of known length: take ROOM[:n]
_ROW: Final = (1 << STRIDE) - 1
_ROW_CELLS: Final = (1 << SIDE) - 1
ANYWHERE: Final = sum(_ROW_CELLS << (STRIDE * row) for row in range(4))  # every cell of a word
# Every second bit, every second pair of bits, every second four.
_SINGLES: Final = 0x5555555555555
_PAIRS: Final = 0x3333333333333
_HALF_BYTES: Final = 0xF0F0F0F0F0F0F
# Columns of the bits of a row, each + 1 in four bits, the lowest first.
_COLUMNS: Final = vec[i64](
    [
        sum((x + 1) << (4 * n) for n, x in enumerate([x for x in range(SIDE) if row >> x & 1]))
        for row in range(1 << SIDE)
    ]
)


def board_of(cells: list[int]) -> list[int]:
    """Cells as the three words of a board."""
    words = [0, 0, 0]
    for cell in cells:
        words[cell // (4 * SIDE)] |= 1 << (cell // SIDE % 4 * STRIDE + cell % SIDE)
    return words


def cells_on(a: i64, b: i64, c: i64) -> vec[i64]:
    """The cells of a board, ascending."""
    return list_cells(0, a, b, c)


def list_cells(first: i64, a: i64, b: i64, c: i64) -> vec[i64]:
    """The cells of a board, each added to `first`."""
    numbers = ROOM[: count_board(a, b, c)]
    write_cells(numbers, 0, first, a, b, c)
    return numbers


def write_cells(numbers: vec[i64], at: i64, first: i64, a: i64, b: i64, c: i64) -> i64:
    """Write the cells of a board, each added to `first`, into a list from a place on; returns the place behind them.

    Writing into a list of the right length takes half the time of appending.
    """
    at = _write_word(numbers, at, first, a)
    at = _write_word(numbers, at, first + 4 * SIDE, b)
    return _write_word(numbers, at, first + 8 * SIDE, c)


def _write_word(numbers: vec[i64], at: i64, first: i64, word: i64) -> i64:
    while word != 0:
        columns = _COLUMNS[word & _ROW_CELLS]
        while columns != 0:
            numbers[at] = first + (columns & 15) - 1
            at += 1
            columns >>= 4
        first += SIDE
        word >>= STRIDE
    return at


def first_cell(a: i64, b: i64, c: i64) -> i64:
    """The lowest cell of a board, -1 if it is empty."""
    word = a
    first: i64 = 0
    if word == 0:
        word = b
        first = 4 * SIDE
        if word == 0:
            word = c
            first = 8 * SIDE
            if word == 0:
                return -1
    while word & _ROW_CELLS == 0:
        word >>= STRIDE
        first += SIDE
    return first + (_COLUMNS[word & _ROW_CELLS] & 15) - 1


def is_on(board: Board, cell: i64) -> bool:
    word = CELL_WORD[cell]
    return (board[0] if word == 0 else board[1] if word == 1 else board[2]) & CELL_BIT[cell] != 0


def count_board(a: i64, b: i64, c: i64) -> i64:
    """The cells of a board: first how many there are of every four bits, then these numbers added up."""
    fours = _count_fours(a) + _count_fours(b) + _count_fours(c)  # at most 12 each
    eights = (fours & _HALF_BYTES) + ((fours >> 4) & _HALF_BYTES)
    eights += eights >> 8
    eights += eights >> 16
    return (eights + (eights >> 32)) & 255


def _count_fours(word: i64) -> i64:
    twos = word - ((word >> 1) & _SINGLES)
    return (twos & _PAIRS) + ((twos >> 2) & _PAIRS)


def beside(a: i64, b: i64, c: i64) -> Board:
    """All cells orthogonally next to a cell of the board; some of them may be cells of it."""
    up_a = (a >> STRIDE) | ((b & _ROW) << (BITS - STRIDE))
    up_b = (b >> STRIDE) | ((c & _ROW) << (BITS - STRIDE))
    down_b = ((b << STRIDE) & FULL) | (a >> (BITS - STRIDE))
    down_c = ((c << STRIDE) & FULL) | (b >> (BITS - STRIDE))
    return (
        ((a << 1) | (a >> 1) | up_a | ((a << STRIDE) & FULL)) & ANYWHERE,
        ((b << 1) | (b >> 1) | up_b | down_b) & ANYWHERE,
        ((c << 1) | (c >> 1) | (c >> STRIDE) | down_c) & ANYWHERE,
    )


def flood(a: i64, b: i64, c: i64, room_a: i64, room_b: i64, room_c: i64) -> Board:
    """The cells of the room that hang together with the given ones."""
    while True:
        near = beside(a, b, c)
        more_a = a | (near[0] & room_a)
        more_b = b | (near[1] & room_b)
        more_c = c | (near[2] & room_c)
        if more_a == a and more_b == b and more_c == c:
            return a, b, c
        a = more_a
        b = more_b
        c = more_c


def turned(cells: list[tuple[int, int]], orientation: int) -> list[tuple[int, int]]:
    """The cells of a piece, in the same order: 0-3 quarter turns clockwise, 4-7 flipped left to right before that.

    Moved so that the box around it begins at (0, 0).
    """
    turned = [(-x, y) for x, y in cells] if orientation >= 4 else list(cells)
    for _ in range(orientation % 4):
        turned = [(-y, x) for x, y in turned]
    left, top = min(x for x, _ in turned), min(y for _, y in turned)
    return [(x - left, y - top) for x, y in turned]
