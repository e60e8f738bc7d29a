"""Line dominance (rulebook 16.2): three straight lines across the New World, and who has most fields on them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.games.evacuation.state import OWN, OWN_FIELDS, State, count_bits

__all__ = ["fields_on_lines", "lay_lines", "line_fields", "rival_fields_on_lines"]

TILES: Final = 3  # one for each line


def lay_lines(state: State) -> None:
    """16.2.1: a side of the card, and for each tile a side of its own."""
    card = state.rng.below(2)
    lines = vec[i64](capacity=TILES)
    tile: i64
    for tile in range(TILES):
        lines = append(lines, (card * TILES + tile) * 2 + state.rng.below(2))
    state.lines = lines


def line_fields(state: State) -> i64:
    """All fields of the three lines; one on two lines is there once (16.2.2)."""
    fields: i64 = 0
    line: i64
    for line in state.lines:
        fields |= state.box.dominance_fields[line]
    return fields


def fields_on_lines(state: State, seat: i64) -> i64:
    return count_bits(state.own[seat * OWN + OWN_FIELDS] & line_fields(state))


def rival_fields_on_lines(state: State) -> i64:
    """17.1.8."""
    return count_bits(state.rival_fields & line_fields(state))
