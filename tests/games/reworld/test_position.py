"""Positions written down and set up again."""

from typing import Any

import pytest

import planetfall
from tests.games.reworld.builders import a_settlement, a_station, player

TWO: list[dict[str, Any]] = [{}, {}]


def test_a_partial_description_is_filled_with_natural_defaults() -> None:
    position = planetfall.describe(planetfall.arrange("reworld", {"players": [{"hand": "12"}, {}]}))
    assert len(position["leftover"]) == 28
    assert len(position["bag"]) == 80
    assert position["questions"] == [{"seat": 0, "question": "turn"}]


@pytest.mark.parametrize(
    ("description", "words"),
    [
        ({"players": [{}]}, "players is 1, expected 2, 3 or 4 players"),
        ({}, "missing required field `players`"),
        ({"players": TWO, "colour": 1}, "unknown field `colour`"),
        ({"players": TWO, "chapter": 3}, "chapter is 3, expected 1 or 2"),
        ({"players": [{"ships": ["farming"]}, {}]}, r"players\[0\].ships is .*, expected no ships in Chapter One"),
        ({"players": TWO, "round": 6}, "round is 6"),
        ({"players": TWO, "holder": 2}, "holder is 2, expected a seat from 0 to 1"),
        ({"players": [{"hand": "16"}, {}]}, r"players\[0\].hand is '16', expected officers"),
        ({"players": [{"hand": "1111"}, {"hand": "111"}]}, r"players\[1\].hand is '111', expected no more than 6"),
        ({"players": [{"hand": "1" * 3 + "2" * 6 + "3" * 5}, {}]}, "at most 13 cards"),
        ({"players": [{"hand": "1", "out": True}, {}]}, "no cards for who has dropped out"),
        ({"players": [{"discarded": "1"}, {}]}, "cards of a drop-out only"),
        ({"players": [{"docked": {"6": ["shuttle 1"]}}, {}]}, "a docking row from 1 to 5"),
        ({"players": [{"docked": {"1": ["terrabot F"]}}, {}]}, "is 'terrabot F', expected a face such as"),
        ({"players": [{"docked": {"1": ["terrabot A"] * 6}}, {}]}, "no more than the 5 in the box"),
        ({"players": [{"defence": ["shuttle 1"]}, {}]}, "nothing settled in Chapter One"),
        ({"players": [{"earned": {"luck": 3}}, {}]}, "earned is 'luck', expected one of terrabots"),
        ({"chapter": 2, "players": [{"ships": ["titanic"]}, {}]}, "is 'titanic', expected one of row_1_empty"),
        ({"chapter": 2, "players": [{"ships": ["score"]}, {"ships": ["score"]}]}, "a ship nobody has taken"),
        ({"players": TWO, "ports": {"U11": {"module": "shuttle 1"}}}, "a port from U1 to U10"),
        ({"players": TWO, "ports": {"U1": {"module": "shuttle 1", "cards": "2"}}}, "a module or cards, not both"),
        ({"players": TWO, "ports": {"U1": {"cards": "2 4"}}}, "is '2 4', expected a payment such as"),
        ({"players": TWO, "bag": ["shuttle 1"]}, "bag is 1, expected 80 tiles"),
        (
            {"players": [{"docked": {"1": ["builder 6"] * 9 + ["shuttle 1"] * 10 + ["terrabot A"] * 5}}, {}]},
            "a later round",
        ),
        ({"players": TWO, "leftover": "123"}, "all cards that are nowhere else"),
        ({"players": TWO, "marker_card": {"seat": 1, "card": 2}}, "expected the seat that laid the marker card"),
        ({"players": TWO, "chance": [1, 2]}, "four 32-bit numbers"),
        ({"players": TWO, "aboard": ["builder 1"] * 3}, "at most two builders"),
        ({"players": TWO, "questions": [{"seat": 0, "question": "dance"}]}, "expected one of turn, pay"),
        ({"players": TWO, "questions": [{"seat": 4, "question": "turn"}]}, "questions.*seat is 4"),
        ({"players": TWO, "questions": [{"seat": 0, "question": "turn"}] * 2}, "one question at a time"),
        ({"players": TWO, "questions": [{"seat": 0, "question": "undock"}]}, "a question of chapter 1"),
        ({"players": TWO, "questions": [{"seat": 0, "question": "pay"}]}, "expected one of U1"),
        (
            {"players": TWO, "questions": [{"seat": 0, "question": "pay", "about": "U1"}]},
            "a question that has an answer",
        ),
        ({"players": TWO, "questions": [{"seat": 0, "question": "turn", "about": "U1"}]}, "expected nothing"),
        ({"players": TWO, "flying": "shuttle 1"}, "no module in use"),
        ({"players": [{"out": True}, {}], "questions": [{"seat": 0, "question": "turn"}]}, "has not dropped out"),
        ({"players": [{"out": True}, {"out": True}]}, "somebody who is still in the round"),
        ({"players": TWO, "questions": []}, "whose turn it is"),
        ({"players": [{"earned": {"tasks": 10**30}}, {}]}, "points up to 1000"),
        ({"players": [{"out": True}, {}], "chapter": 2}, "nobody out in Chapter Two"),
        ({"players": [{"hand": "1"}, {}], "chapter": 2}, "no cards in Chapter Two"),
        ({"players": TWO, "chapter": 2, "ports": {"U1": {"module": "shuttle 1"}}}, "none in Chapter Two"),
        ({"players": "two"}, "Expected `array`"),
    ],
)
def test_an_impossible_position_is_refused_and_says_where(description: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        planetfall.arrange("reworld", description)


@pytest.mark.parametrize(
    ("settled", "words"),
    [
        ({"A": ["terrabot B"]}, "begin with 'terrabot A'"),
        ({"A": ["builder 6", "terrabot A"]}, "begin with 'terrabot A'"),
        ({"A": ["terrabot A", "terrabot B"]}, "does not belong here"),
        ({"A": ["terrabot A", "builder 1", "builder 2"]}, "two construction companies"),
        ({"A": ["terrabot A", "builder 1"], "B": ["terrabot B", "builder 1"]}, "builds in two cities"),
        ({"shuttles": ["terrabot A"]}, "does not belong here"),
        ({"satellites": ["shuttle 1"]}, "does not belong here"),
    ],
)
def test_the_rules_of_the_settlement_hold_for_described_positions_too(settled: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        a_settlement(player(docked={1: ["builder 6"]}, **settled))


@pytest.mark.parametrize(
    ("question", "about", "flying", "aboard", "words"),
    [
        ("carry", "2", "satellite product", [], "flying is 'satellite product', expected shuttle"),
        ("carry", "2", "shuttle 1", ["builder 1"], "two manoeuvres in all"),
        ("carry", "1", "shuttle 1", ["builder 1", "builder 2"], "0 or 1 builders"),
        ("build", "", "shuttle 1", ["shuttle 2"], "expected builders"),
        ("build", "", "shuttle 1", [], "1 or 2 builders"),
        ("use", "", "shuttle 1", ["builder 1"], "aboard is .*, expected 0 builders"),
        ("survey", "", "satellite letter A", [], "a task that asks for a city"),
        ("sign", "A", "terrabot A", [], "a terrabot without a city"),
        ("undock", "", "shuttle 1", [], "no module in use"),
    ],
)
def test_what_is_in_use_fits_the_question(
    question: str, about: str, flying: str, aboard: list[str], words: str
) -> None:
    asked = [{"seat": 0, "question": question, "about": about}]
    with pytest.raises(ValueError, match=words):
        a_settlement(player(docked={1: ["builder 6"]}, A=["terrabot A"]), flying=flying, aboard=aboard, questions=asked)


def test_two_players_cannot_have_the_same_sign() -> None:
    towns = {"A": {"tiles": ["terrabot A"], "sign": 2}}
    with pytest.raises(ValueError, match="a sign nobody else has"):
        planetfall.arrange("reworld", {"chapter": 2, "players": [{"cities": towns}, {"cities": towns}]})
    with pytest.raises(ValueError, match="sign is 5, expected a sign from 1 to 4"):
        planetfall.arrange(
            "reworld", {"chapter": 2, "players": [{"cities": {"A": {"tiles": ["terrabot A"], "sign": 5}}}, {}]}
        )
    with pytest.raises(ValueError, match="is 'Q', expected a letter"):
        planetfall.arrange("reworld", {"chapter": 2, "players": [{"cities": {"Q": {"tiles": ["terrabot A"]}}}, {}]})


def test_an_arranged_table_has_a_record_of_its_own() -> None:
    game = a_station(tops="24", hands=("2455", "13"))
    planetfall.act(game, 0, "acquire U2")
    planetfall.act(game, 0, "pay 2 4^")
    text = planetfall.record(game)
    assert "start: {" in text
    assert "seed:" not in text
    assert planetfall.describe(planetfall.replay(text)) == planetfall.describe(game)


def test_an_arranged_position_plays_on_like_the_one_it_was_written_from() -> None:
    game = planetfall.new("reworld", seats=3, seed=8)
    twin = planetfall.arrange("reworld", planetfall.describe(game))
    while game.actors():
        seat = game.actors()[0]
        move = planetfall.notation(game, game.legal(seat)[len(game.legal(seat)) // 2])
        planetfall.act(game, seat, move)
        planetfall.act(twin, seat, move)
    assert planetfall.describe(twin) == planetfall.describe(game)
    assert twin.actors() == []
