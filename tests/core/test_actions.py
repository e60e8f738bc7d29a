"""Codes and their notation: every code has one, and people may write it a little differently."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from planetfall.catalogue import GAMES, find_title
from planetfall.core.actions import ActionSpace, Block
from tests.core.toy import ACTION_SPACE as LOTS

SPACES = {"lots": LOTS} | {name: find_title(name).info.actions for name in GAMES}

HARBOUR = ActionSpace(
    [
        Block("dock", ("N1", "N2", "S1"), "berth", lambda label: label.replace("-", "")),
        Block("load", ("1 2", "2 2"), "crates", secret=True),
        Block("sail"),
    ]
)


@pytest.mark.parametrize("name", SPACES)
def test_every_code_parses_back_from_its_notation(name: str) -> None:
    space = SPACES[name]
    codes = list(range(len(space)))
    assert [space.code(space.notation(code)) for code in codes] == codes


@pytest.mark.parametrize("name", SPACES)
def test_blocks_follow_each_other_without_gaps(name: str) -> None:
    space = SPACES[name]
    first = 0
    for block in space.blocks:
        assert space.start(block.name) == first
        assert {space.block(code).name for code in range(first, first + len(block))} == {block.name}
        first += len(block)
    assert first == len(space)


def test_of_a_secret_move_the_others_see_the_block_alone() -> None:
    assert [HARBOUR.shown(code) for code in range(len(HARBOUR))] == [0, 1, 2, ~3, ~3, 5]


def test_a_code_is_written_as_its_block_and_its_label() -> None:
    assert [HARBOUR.notation(code) for code in range(len(HARBOUR))] == [
        "dock N1",
        "dock N2",
        "dock S1",
        "load 1 2",
        "load 2 2",
        "sail",
    ]


@given(code=st.integers(0, len(HARBOUR) - 1), spaces=st.lists(st.sampled_from([" ", "  ", "\t"]), min_size=4))
def test_spaces_and_capitals_are_forgiven(code: int, spaces: list[str]) -> None:
    words = HARBOUR.notation(code).split()
    spaced = spaces[0] + "".join(word + gap for word, gap in zip(words, spaces[1:], strict=False))
    for written in (spaced, spaced.lower(), spaced.upper()):
        assert HARBOUR.code(written) == code


def test_capitals_are_forgiven_in_labels_that_have_small_letters() -> None:
    compass = ActionSpace([Block("go", ("north", "South"))])
    assert [compass.code("go NORTH"), compass.code("go south")] == [0, 1]


def test_a_block_may_know_other_ways_to_write_its_labels() -> None:
    assert HARBOUR.code("dock N-2") == HARBOUR.code("dock N2")
    assert HARBOUR.code("dock s-1") == HARBOUR.code("dock S1")


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("dock N3", "'dock N3' is no move; expected something like 'dock N2' or 'dock N1' (berth)"),
        ("load 2", "'load 2' is no move; expected something like 'load 2 2' or 'load 1 2' (crates)"),
        ("dock", "'dock' is no move; expected something like 'dock N1' or 'dock N2' or 'dock S1' (berth)"),
        ("sail 3", "'sail 3' is no move; expected something like 'sail'"),
        ("swim", "'swim' is no move; moves begin with dock, load, sail"),
        ("", "'' is no move; moves begin with dock, load, sail"),
    ],
)
def test_what_is_no_move_is_answered_with_the_nearest_moves(text: str, answer: str) -> None:
    with pytest.raises(ValueError) as refusal:
        HARBOUR.code(text)
    assert str(refusal.value) == answer


@pytest.mark.parametrize("code", [-1, 6, 10**30])
def test_a_code_outside_the_space_has_no_notation(code: int) -> None:
    with pytest.raises(ValueError, match=rf"^code is {code}, expected a number from 0 to 5$"):
        HARBOUR.notation(code)


def test_two_codes_cannot_share_a_notation() -> None:
    with pytest.raises(AssertionError, match="two codes share a notation"):
        ActionSpace([Block("dock", ("N1", "N1"))])
