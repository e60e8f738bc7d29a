"""Rulebook chapter 2: the three steps of a turn and what follows it."""

from collections.abc import Callable

import pytest

from planetfall.core.view import weigh
from planetfall.games.galileo_project.notation import ACTION_SPACE
from planetfall.games.galileo_project.play import GalileoProject
from tests.builders import rule
from tests.games.galileo_project.builders import (
    ROW,
    a_table,
    asked,
    choices,
    fields,
    kept,
    me,
    moves,
    own,
    play,
    refused,
)


@rule("galileo_project", "2.1")
def test_players_take_one_turn_each_in_clockwise_order() -> None:
    game = a_table({}, {}, {}, characters=["noor earth", "noor mars", "ms_lee earth", "ms_lee mars"], start=2)
    order = []
    for _ in range(6):
        (seat,) = game.actors()
        order.append(seat)
        play(game, "hire 1")
        while game.actors() == [seat]:
            play(game, "discard" if asked(game) == "ability" else choices(game)[0])
    assert order == [2, 0, 1, 2, 0, 1]
    assert game.why_not(0, 2) != 0


@rule("galileo_project", "2.2", "2.3")
def test_a_turn_is_a_change_of_track_one_action_and_one_claim_in_this_order() -> None:
    rich = me(influence=8, mc=8, energy=5, track="mars")
    game = a_table(rich, characters=ROW, robots=["MI01", "MI09"], goals=["mc", "characters", "two_moons", "modifiers"])
    assert refused(game, "claim 1") == "1.17"
    play(game, "change")
    assert refused(game, "change") == "2.2"
    assert asked(game) == "turn"
    assert {move.split()[0] for move in choices(game)} == {"hire", "acquire", "develop"}
    play(game, "hire 1", "instant")  # 2 MC: 8 again, and 1 MC of influence beyond 10
    assert asked(game) == "goal"
    assert refused(game, "hire 2") == "1.17"
    play(game, "claim 1")
    assert game.actors() == [1]
    assert kept(game, "claims") == {"mc": [0]}


@rule("galileo_project", "2.4")
def test_only_who_can_do_nothing_goes_without_an_action() -> None:
    game = a_table(me(influence=1, track="earth"), robots=["MI09"], characters=["noor earth"], deck=[])
    assert refused(game, "pass") == "2.4"
    game = a_table(me(influence=1, track="earth"), {}, robots=["MI09"], deck=[], ending=True, start=0, active=0)
    assert choices(game) == ["pass"]
    game = a_table(me(influence=3, mc=1, track="earth"), robots=["MI09", "MI10"], deck=[], ending=True)
    assert choices(game) == ["pass", "change"]  # on Mars it could acquire the robot
    assert choices(play(game, "change")) == ["acquire 1", "acquire 2"]


@rule("galileo_project", "2.5", "7.12")
def test_too_many_tucked_characters_are_discarded_when_the_turn_ends() -> None:
    """Ganymede goes back from 8 to 5: three may stay of five."""
    tucked = ["noor earth", "noor mars", "ms_lee earth", "ms_lee mars", "eliot_ban mars"]
    robots = ["MI10 ganymede 5", "BU10 ganymede 3", "SZ03 europa 1"]
    game = a_table(me(influence=5, robots=robots, tucked=tucked), characters=["ila_zoe earth"], goals=GOALS)
    play(game, "hire 1", "instant", "lower MI10", "raise SZ03", "levels 3")
    assert fields(game) == [0, 4, 5, 0]
    assert (asked(game), own(game, "tucked")) == ("goal", sorted(tucked, key=order))
    play(game, "pass")
    assert (asked(game), moves(game, "drop")) == ("drop", ["eliot_ban", "noor", "ms_lee"])
    assert refused(game, "drop ms_chau") == "2.5"
    play(game, "drop noor", "drop noor")
    assert own(game, "tucked") == ["eliot_ban mars", "ms_lee earth", "ms_lee mars"]
    assert {"noor earth", "noor mars"} <= set(kept(game, "discarded"))
    assert game.actors() == [1]


GOALS = ["characters", "two_moons", "modifiers", "one_colour"]
NAMES = ["eliot_ban mars", "noor earth", "noor mars", "ms_lee earth", "ms_lee mars"]


def order(name: str) -> int:
    return NAMES.index(name)


@rule("galileo_project", "2.6")
def test_both_rows_slide_to_the_left_and_are_filled_up_from_their_decks() -> None:
    game = a_table(
        me(influence=8), characters=ROW, robots=["MI03", "BU03", "MI04", "SZ06", "TE06"],
        robot_deck=["TE01", *REST_OF_ROBOTS], deck=["noor mars", "ms_lee earth"],
    )  # fmt: skip
    play(game, "acquire 2", "discard")
    assert kept(game, "characters") == [*ROW[1:], "noor mars"]
    assert kept(game, "robots") == ["MI03", "MI04", "SZ06", "TE06", "TE01"]
    assert game.revealed == 1


REST_OF_ROBOTS = [
    f"{kind}{number:02}"
    for kind in ("MI", "BU", "SZ", "TE")
    for number in range(1, 13)
    if f"{kind}{number:02}" not in ("MI03", "BU03", "MI04", "SZ06", "TE06", "TE01")
]


def hiring() -> GalileoProject:
    return play(a_table(me(influence=5), characters=ROW), "hire 1")


def acquiring() -> GalileoProject:
    return play(
        a_table(me(influence=9, mc=2, robots=["MI03 io 2"]), robots=["TE03"], characters=ROW), "acquire 1", "pay 0"
    )


def placing() -> GalileoProject:
    crew = me(influence=5, robots=["MI03 io 2"], project="PJ05")
    return play(a_table(crew, characters=["noor earth"]), "hire 1", "instant", "modifier europa")


def developing() -> GalileoProject:
    return a_table(me(influence=2, mc=3, energy=3), sides="aaaa", robots=["TE03"], characters=ROW)


def claiming() -> GalileoProject:
    goals = ["mc", "technologies", "characters", "modifiers"]
    return play(a_table(me(influence=5, mc=8), goals=goals, characters=ROW), "hire 1", "discard")


LAST_STEPS = [
    (hiring, "instant"),
    (hiring, "discard"),
    (acquiring, "raise TE03"),
    (placing, "put PJ05"),
    (developing, "develop 1a"),
    (claiming, "claim 1"),
    (claiming, "pass"),
]


@rule("galileo_project", "2.6")
@pytest.mark.parametrize(("table", "step"), LAST_STEPS, ids=[f"{table.__name__} {step}" for table, step in LAST_STEPS])
def test_a_turn_shows_nothing_new_before_it_is_confirmed(table: Callable[[], GalileoProject], step: str) -> None:
    """New cards come only as the turn ends, which is a step of its own that takes itself."""
    game = table()
    code = ACTION_SPACE.code(step)
    assert [reveals for move, _, reveals in weigh(game, 0) if move == code] == [False]
    looked_at, confirmed = game.copy(), game.copy()
    looked_at.apply_unseen(0, code)
    assert looked_at.revealed == game.revealed
    assert (kept(looked_at, "characters"), kept(looked_at, "robots")) == (
        kept(game, "characters"),
        kept(game, "robots"),
    )
    confirmed.apply(0, code)
    assert confirmed.turn_ended(0)
    assert confirmed.actors() == [1]
    if confirmed.revealed > game.revealed:
        assert (asked(looked_at), choices(looked_at)) == ("end", ["pass"])
        assert refused(looked_at, "change") == "1.17"
        assert kept(play(looked_at, "pass"), "characters") == kept(confirmed, "characters")


@rule("galileo_project", "2.6")
def test_a_gap_stays_open_until_the_end_of_the_turn() -> None:
    """The Builder takes a character; its instant ability finds the row with a gap."""
    game = a_table(me(influence=8), characters=ROW, robots=["MI03", "BU03"])
    play(game, "acquire 2")
    assert asked(game) == "ability"
    assert kept(game, "characters") == ["", *ROW[1:]]
    assert kept(game, "robots")[:2] == ["MI03", ""]


@rule("galileo_project", "2.7")
def test_rows_are_not_filled_up_any_more_when_their_deck_is_empty() -> None:
    game = a_table({}, characters=ROW[:3], deck=[], ending=True)
    play(game, "hire 2", "track earth", "discard")
    assert kept(game, "characters") == [ROW[0], ROW[2], "", "", ""]


@rule("galileo_project", "2.8")
def test_what_an_effect_brings_about_is_finished_before_it_goes_on() -> None:
    """Ms Chau raises the first robot past a bonus field of Callisto: its modifier comes before the second raise."""
    game = a_table(me(influence=5, robots=["MI04 callisto 1", "MI03 io 2"]), characters=["ms_chau earth"])
    play(game, "hire 1", "instant", "raise MI04")
    assert asked(game) == "modifier"
    play(game, "modifier builder", "put MI03")
    assert (fields(game)[0], game.actors()) == (3, [1])  # then MI03, the only other target, was raised


@rule("galileo_project", "2.9")
def test_an_effect_that_cannot_be_carried_out_is_lost() -> None:
    game = a_table(me(influence=5, robots=["MI04 callisto 6"]), characters=["ms_chau earth"])
    play(game, "hire 1", "instant")  # nothing can be raised
    assert game.actors() == [1]
    game = a_table(me(influence=5, robots=["MI04 callisto 5"]), characters=["ms_chau earth"])
    play(game, "hire 1", "instant")  # one target instead of two
    assert (fields(game)[3], game.actors()) == (6, [1])
