"""Rulebook chapter 11: how a game ends, what is paid, who wins."""

import pytest

from planetfall.games.galileo_project.scoring import SOURCE_NAMES, points
from planetfall.games.galileo_project.words import words
from tests.builders import rule
from tests.games.galileo_project.builders import (
    ROW,
    a_table,
    asked,
    choices,
    kept,
    me,
    moves,
    own,
    play,
    refused,
)

NINE = ["MI03", "MI04", "MI05", "BU03", "BU04", "BU05", "SZ03", "SZ04", "TE03"]


@rule("galileo_project", "11.1", "11.3")
def test_the_last_character_of_the_deck_triggers_the_end() -> None:
    game = a_table(me(influence=1), me(influence=1), characters=ROW, deck=["noor earth", "noor mars"])
    play(game, "hire 1", "discard")
    assert not kept(game, "ending")
    play(game, "hire 1", "discard")
    assert kept(game, "ending")
    assert game.actors() == []  # both have had their turn


@rule("galileo_project", "11.1")
@pytest.mark.parametrize(("robots", "over"), [(NINE, True), (NINE[:8], False)])
def test_ten_robots_trigger_the_end(robots: list[str], over: bool) -> None:
    game = a_table({}, me(influence=9, robots=robots), active=1, robots=["MI06"], characters=ROW)
    play(game, "acquire 1")
    assert (game.actors() == []) == over


@rule("galileo_project", "11.1", "8.13")
def test_completed_projects_count_for_the_end() -> None:
    crew = [*NINE, "PJ01 io 1 +miner +io"]
    game = a_table({}, me(influence=9, robots=crew), active=1, characters=ROW)
    assert play(game, "hire 1", "discard").actors() == []


@rule("galileo_project", "11.2")
def test_the_round_is_finished_so_that_all_have_had_as_many_turns() -> None:
    game = a_table({}, me(influence=9, robots=NINE), {}, start=1, robots=["MI06"], characters=ROW)
    play(game, "acquire 1")
    turns = []
    while game.actors():
        (seat,) = game.actors()
        turns.append(seat)
        while game.actors() == [seat]:
            play(game, "discard" if asked(game) == "ability" else choices(game)[0])
    assert turns == [2, 0]
    assert kept(game, "phase") == "over"
    assert game.why_not(0, 2) == 2


@rule("galileo_project", "11.3")
def test_an_end_once_triggered_stays_triggered() -> None:
    game = a_table({}, {}, {}, start=0, ending=True, characters=ROW, deck=["noor earth"])
    for _ in range(3):
        play(game, "hire 1", "track earth", "discard")
    assert game.actors() == []


LAST = {"characters": ["ms_lee earth"], "deck": [], "ending": True, "start": 1, "active": 0}


@rule("galileo_project", "11.4")
def test_everybody_pays_1_mc_for_each_tucked_character() -> None:
    mine, other = me(mc=5, tucked=["noor earth", "noor mars"]), me(mc=4, tucked=["eliot_ban earth"])
    game = play(a_table(mine, other, **LAST), "hire 1", "track earth", "discard")
    assert game.actors() == []
    assert (own(game, "mc", 0), own(game, "mc", 1)) == (3, 3)


@rule("galileo_project", "11.5")
def test_who_has_too_few_mc_chooses_which_characters_go() -> None:
    mine = me(mc=1, energy=2, tucked=["milutin_madic earth", "noor mars"])
    game = play(a_table(mine, me(mc=1, tucked=["eliot_ban earth"]), **LAST), "hire 1", "track earth", "discard")
    assert (asked(game), moves(game, "drop")) == ("drop", ["milutin_madic", "noor"])
    assert refused(game, "pass") == "1.17"
    assert words(game, "en").status_for(0) == "Your turn. Your MC pay for 1 of 2 characters: which one goes unpaid?"
    game.listening = True
    play(game, "drop noor")
    assert words(game, "en").event(game.events[0]) == "Amber cannot pay for Noor."
    assert (game.actors(), own(game, "mc"), own(game, "tucked")) == ([], 0, ["milutin_madic earth"])
    assert own(game, "tucked", 1) == ["eliot_ban earth"]


@rule("galileo_project", "11.6")
def test_quantities_are_counted_after_all_payments() -> None:
    mine = me(mc=5, energy=1, tucked=["eliot_ban earth", "tarak_freeman earth"], technologies=["1a"], robots=["MI03"])
    game = a_table(mine, claims={"mc": [0]}, goals=["mc", "modifiers", "one_colour", "technologies"], **LAST)
    play(game, "hire 1", "track earth", "discard")
    found = {name: points(game, 0, source) for source, name in enumerate(SOURCE_NAMES)}
    assert own(game, "mc") == 3
    assert found == {
        "io": 1, "europa": 0, "ganymede": 0, "callisto": 0, "characters": 1 + 1, "technologies": 1, "goals": 6
    }  # fmt: skip
    assert game.scores()[0] == sum(found.values()) == 10


@rule("galileo_project", "11.7")
@pytest.mark.parametrize(
    ("mine", "other", "ranking"),
    [
        (me(robots=["MI03"], influence=1), me(influence=9), [1, 2]),
        (me(influence=3), me(influence=4, track="mars"), [2, 1]),
        (me(influence=3), me(influence=3, track="mars"), [1, 1]),
    ],
)
def test_points_then_influence_on_either_track_decide(
    mine: dict[str, object], other: dict[str, object], ranking: list[int]
) -> None:
    assert a_table(mine, other, phase="over").ranking() == ranking
