"""A table is its record: written and read back it is the same table, and whoever changed it is told where."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import planetfall
from planetfall import Game, RecordError
from planetfall.core.record import Origin, read_record, write_record
from tests.builders import picture

pytestmark = pytest.mark.interpreted

HARBOUR = """planetfall record 1
game: harbour
rules: 3
seats: 2
seed: 7
options: storm=on tide=low

0: dock N1
1: sail

result: 5 -3
"""

NAMES = st.from_regex(r"[a-z][a-z_0-9]{0,9}", fullmatch=True)
MOVES = st.from_regex(r"[a-z]{1,9}( [A-Z0-9^]{1,3}){0,4}", fullmatch=True)
LINE_ENDS = "\x85\u2028\u2029"  # JSON leaves these as they are
TEXTS = st.text(st.characters(codec="utf-8", exclude_characters=LINE_ENDS))
DATA = st.dictionaries(
    TEXTS,
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | TEXTS,
        lambda parts: st.lists(parts, max_size=3) | st.dictionaries(TEXTS, parts, max_size=3),
        max_leaves=6,
    ),
    max_size=3,
)
ORIGINS = st.one_of(
    st.builds(
        Origin,
        game=NAMES,
        seats=st.integers(1, 8),
        seed=st.integers(0, 2**96 - 1),
        options=st.dictionaries(NAMES, NAMES, max_size=3),
        components=st.none() | DATA,
    ),
    st.builds(
        Origin,
        game=NAMES,
        seats=st.integers(1, 8),
        seed=st.none(),
        options=st.just({}),
        components=st.none() | DATA,
        start=DATA,
    ),
)
STEPS = st.lists(st.tuples(st.integers(0, 7), MOVES), max_size=9)
RESULTS = st.none() | st.lists(st.integers(-99, 999), min_size=1, max_size=8)


def unchecked(text: str) -> str:
    """As a person leaves it who has edited a record."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("check:"))


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def an_opening(moves: int = 6) -> Game:
    """Reworld, every move the first that is legal."""
    game = planetfall.new("reworld", seats=2, seed=7)
    for _ in range(moves):
        seat = game.actors()[0]
        planetfall.act(game, seat, game.legal(seat)[0])
    return game


def a_finished_game(seats: int, seed: int) -> Game:
    game = planetfall.new("reworld", seats=seats, seed=seed, options={"head_start": "on"})
    random = Random(seed)
    while actors := game.actors():
        planetfall.act(game, actors[0], random.choice(list(game.legal(actors[0]))))
    return game


def refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        planetfall.replay(text)
    return caught.value


# -- there and back ------------------------------------------------------------------------------------------------


@given(origin=ORIGINS, rules=st.integers(1, 99), steps=STEPS, result=RESULTS)
def test_what_is_written_is_read_back(
    origin: Origin, rules: int, steps: list[tuple[int, str]], result: list[int] | None
) -> None:
    text = write_record(origin, rules, steps, result)
    record = read_record(text)
    lines = text.splitlines()
    assert (record.origin, record.rules, record.result) == (origin, rules, result)
    assert [(step.seat, step.move) for step in record.steps] == steps
    assert [lines[step.line - 1] for step in record.steps] == [f"{seat}: {move}" for seat, move in steps]
    assert result is None or lines[record.line("result") - 1].startswith("result: ")


@pytest.mark.parametrize("end", LINE_ENDS)
def test_a_name_may_hold_any_character(end: str) -> None:
    origin = Origin("harbour", 2, 7, {}, {"name": f"Am{end}ber"})
    assert read_record(write_record(origin, 1, [], None)).origin == origin


def test_a_record_written_by_hand_needs_no_check() -> None:
    record = read_record(HARBOUR)
    assert record.origin == Origin("harbour", 2, 7, {"storm": "on", "tide": "low"})
    assert record.steps == [(8, 0, "dock N1"), (9, 1, "sail")]
    assert (record.rules, record.result, record.line("result")) == (3, [5, -3], 11)


def test_blank_lines_and_spaces_do_not_matter_in_a_record_written_by_hand() -> None:
    spaced = HARBOUR.replace(": ", "  :   ").replace("\n", "   \r\n\r\n")
    assert read_record(spaced).origin == read_record(HARBOUR).origin
    assert [step[1:] for step in read_record(spaced).steps] == [(0, "dock N1"), (1, "sail")]


def test_the_check_does_not_mind_other_line_ends() -> None:
    text = write_record(Origin("harbour", 2, 7, {}), 3, [(0, "dock N1")], [1, 2])
    assert read_record(text.replace("\n", "\r\n")).result == [1, 2]


# -- what cannot be read -------------------------------------------------------------------------------------------

ONCE = "expected each of game, rules, seats, seed, options, components, start, result, check once, or a seat"


@pytest.mark.parametrize(
    ("old", "new", "answer"),
    [
        ("record 1", "record 2", "line 1: 'planetfall record 2' found, expected 'planetfall record 1'"),
        ("game: harbour\n", "", "line 1: no line 'game: …' found"),
        ("rules: 3\n", "", "line 1: rules is '', expected a whole number"),
        ("rules: 3", "rules: three", "line 3: rules is 'three', expected a whole number"),
        ("seats: 2", "seats: -2", "line 4: seats is '-2', expected a whole number"),
        ("seed: 7", "seed: 7.5", "line 5: seed is '7.5', expected a whole number"),
        ("seed: 7\n", "", "line 1: seed is '', expected a whole number"),
        ("storm=on", "storm", "line 6: options has 'storm', expected name=value"),
        ("seed: 7", "seed: 7\nseed: 8", f"line 6: 'seed' found, {ONCE}"),
        ("seed: 7", "seed: 7\nchairs: 4", f"line 6: 'chairs' found, {ONCE}"),
        ("1: sail", "-1: sail", f"line 9: '-1' found, {ONCE}"),
        ("1: sail", "sail", "line 9: 'sail' found, expected 'seat: move' or 'name: value'"),
        ("seed: 7", "seed: 7\ncomponents: {", "line 6: components is not JSON: Expecting property name"),
        ("seed: 7", "start: [1, 2]", "line 5: start is '[1, 2]', expected a JSON object"),
        ("result: 5 -3", "result: five", "line 11: result is 'five', expected one score for each seat"),
    ],
)
def test_a_line_that_cannot_be_read_is_named_with_what_was_expected(old: str, new: str, answer: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(changed(HARBOUR, old, new))
    assert str(caught.value).startswith(answer)
    assert answer.startswith(f"line {caught.value.line}: ")


@pytest.mark.parametrize("text", ["", "\n\n", "hello", "game: harbour\n"])
def test_what_is_no_record_at_all_is_said_to_be_none(text: str) -> None:
    with pytest.raises(RecordError, match=r"^line 1: .* found, expected 'planetfall record 1'$"):
        read_record(text)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("result: 5 -3", "result: --5 3", 11),
        ("seed: 7", "seed: " + "7" * 5000, 5),
        ("1: sail", "1" * 5000 + ": sail", 9),
    ],
)
def test_a_number_that_cannot_be_read_is_named_with_its_line(old: str, new: str, line: int) -> None:
    with pytest.raises(ValueError, match=f"^line {line}: "):
        read_record(changed(HARBOUR, old, new))


# -- what was tampered with ----------------------------------------------------------------------------------------


@given(steps=STEPS.filter(bool), result=RESULTS, where=st.integers(0, 10**6), by=st.integers(1, 9), digit=st.booleans())
def test_no_character_above_the_check_can_be_changed_unnoticed(
    steps: list[tuple[int, str]], result: list[int] | None, where: int, by: int, digit: bool
) -> None:
    text = write_record(Origin("harbour", 2, 7, {"storm": "on"}), 3, steps, result)
    places = [at for at, sign in enumerate(text[: text.index("check:")]) if sign.isdecimal() == digit and sign != "\n"]
    at = places[where % len(places)]
    other = str((int(text[at]) + by) % 10) if digit else chr(ord(text[at]) ^ 1)
    with pytest.raises(RecordError, match=r"^line \d+: .*(expected|one of them was changed)"):
        read_record(text[:at] + other + text[at + 1 :])


def test_moves_that_changed_places_are_noticed_by_the_check() -> None:
    text = write_record(Origin("harbour", 2, 7, {}), 3, [(0, "sail"), (1, "sail")], None)
    swapped = text.replace("0: sail\n1: sail", "1: sail\n0: sail")
    with pytest.raises(RecordError, match=r"^line 10: check is '\w{16}', the lines above give '\w{16}': one of them"):
        read_record(swapped)
    assert [step.seat for step in read_record(unchecked(swapped)).steps] == [1, 0]


def test_nothing_can_be_added_below_the_check() -> None:
    text = write_record(Origin("harbour", 2, 7, {}), 3, [(0, "sail")], None)
    with pytest.raises(RecordError, match=r"^line 10: "):
        read_record(text + "1: sail\n")


# -- replaying -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_replayed_game_is_the_same_game(seats: int) -> None:
    game = a_finished_game(seats, seed=seats)
    text = planetfall.record(game)
    again = planetfall.replay(text)
    assert picture(again) == picture(game)
    assert planetfall.record(again) == text
    assert f"result: {' '.join(map(str, game.scores()))}\n" in text


def test_a_record_can_be_replayed_up_to_any_move() -> None:
    game = an_opening(6)
    for moves in range(7):
        part = planetfall.replay(planetfall.record(game), to=moves)
        assert picture(part) == picture(an_opening(moves))


def test_a_game_in_play_has_no_result_and_goes_on_after_replay() -> None:
    text = planetfall.record(an_opening(4))
    assert "result:" not in text
    game = planetfall.replay(text)
    for _ in range(2):
        planetfall.act(game, game.actors()[0], game.legal(game.actors()[0])[0])
    assert planetfall.record(game) == planetfall.record(an_opening(6))


@pytest.mark.parametrize(
    ("old", "new", "answer"),
    [
        ("game: reworld", "game: rewrld", "line 2: there is no game 'rewrld', expected one of reworld"),
        ("rules: 1", "rules: 99", "line 3: rules version is 99, this program plays 1"),
        ("seats: 2", "seats: 9", "line 4: seats is 9, expected one of 2, 3, 4 for reworld"),
        pytest.param(
            f"seed: {7}",
            f"seed: {2**96}",
            f"line 5: seed is {2**96}, expected a whole number from 0 to",
        ),
        pytest.param(
            "head_start=off",
            "head_start=maybe",
            "line 6: option head_start is 'maybe', expected one of off, on",
        ),
        pytest.param(
            "options: head_start=off",
            "components: {}",
            "line 6: components: the file is wrong: Object missing required field",
        ),
    ],
)
def test_a_head_that_makes_no_table_is_named_with_the_choices(old: str, new: str, answer: str) -> None:
    assert str(refusal(changed(unchecked(planetfall.record(an_opening())), old, new))).startswith(answer)


def test_options_left_out_of_a_record_have_their_default() -> None:
    text = unchecked(planetfall.record(an_opening()))
    again = planetfall.replay(changed(text, "options: head_start=off\n", ""))
    assert planetfall.describe(again) == planetfall.describe(an_opening())


@pytest.mark.parametrize(
    ("step", "problem"),
    [
        ("9: acquire U1", "seat is 9, expected a number from 0 to 1"),
        ("0: acquire U99", "'acquire U99' is no move; expected something like 'acquire U9'"),
        ("0: leap", "'leap' is no move; moves begin with acquire, "),
        ("0: fly", r"rule \d"),
        ("1: fly", r"rule \d"),
    ],
)
def test_a_move_that_was_not_possible_is_named_with_its_line_and_rule(step: str, problem: str) -> None:
    text = unchecked(planetfall.record(an_opening(4))).rstrip() + f"\n{step}\n"
    last = len(text.splitlines())
    with pytest.raises(RecordError, match=f"^line {last}: .*{problem}"):
        planetfall.replay(text)


def test_a_result_the_moves_do_not_lead_to_is_refused() -> None:
    game = a_finished_game(2, seed=1)
    first, second = game.scores()
    text = unchecked(planetfall.record(game))
    error = refusal(changed(text, f"result: {first} {second}", f"result: {first + 1} {second}"))
    assert text.splitlines()[error.line - 1].startswith("result:")
    assert str(error).endswith(f"result is {[first + 1, second]}, the moves above lead to {[first, second]}")


def test_a_result_of_a_game_that_has_not_ended_is_refused() -> None:
    text = unchecked(planetfall.record(an_opening())) + "result: 5 3\n"
    assert str(refusal(text)).endswith("result is [5, 3], the moves above lead to no end")


def test_a_copy_keeps_no_record() -> None:
    with pytest.raises(ValueError, match="a copy keeps no record; ask the table made by"):
        planetfall.record(an_opening().copy())


def test_a_table_from_a_written_position_is_replayed_from_it() -> None:
    start: dict[str, Any] = planetfall.describe(an_opening(3))
    game = planetfall.arrange("reworld", start)
    planetfall.act(game, game.actors()[0], game.legal(game.actors()[0])[0])
    text = planetfall.record(game)
    assert "seed:" not in text
    assert planetfall.describe(planetfall.replay(text)) == planetfall.describe(game)
