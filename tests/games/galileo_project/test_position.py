"""Positions as plain data: what is impossible is refused with its place and what was expected."""

from typing import Any

import pytest

import planetfall

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"players": []}, "players is 0, expected 1 to 4 players"),
    ({"players": [{}, {}], "phase": "later"}, "phase is 'later', expected one of draft, play, paying, over"),
    ({"players": [{}, {}], "start": 2}, "start is 2, expected a seat from 0 to 1"),
    ({"players": [{}, {}], "options": {"io_uses": "never"}}, "options.io_uses is 'never', expected one of"),
    ({"players": [{}, {}], "options": {"colour": "red"}}, "options.colour is 'red', expected one of"),
    ({"players": [{"mc": 11}, {}]}, "seat 0 holds 11 MC"),
    ({"players": [{"influence": -1}, {}]}, "players[0].influence is -1, expected a number from 0 on"),
    ({"players": [{"robots": ["MI03"]}, {"robots": ["MI03"]}]}, "robots[0] is 'MI03', expected a card that lies now"),
    ({"players": [{"robots": ["XX03"]}, {}]}, "players[0].robots[0] is 'XX03', expected a card such as 'MI01'"),
    ({"players": [{"robots": ["MI03 mars"]}, {}]}, "expected a robot such as 'MI03 io 2 +builder'"),
    ({"players": [{"robots": ["MI03 europa"]}, {}]}, "robot 2 is beside moon 1"),
    ({"players": [{"robots": ["MI01 io +callisto"]}, {}]}, "robot 0 is beside moon 0"),
    ({"players": [{"robots": ["PJ01 io 1 +miner"]}, {}]}, "project 48 is not complete"),
    ({"players": [{"robots": ["MI03 +io", "MI04 +io"]}, {}]}, "is '+io', expected a modifier that is unused"),
    ({"players": [{"project": "PJ01 io"}, {}]}, "expected a project such as 'PJ05 2 +builder'"),
    ({"players": [{"tucked": ["noor earth 3+"]}, {}]}, "expected a card used with 2 players"),
    ({"players": [{"technologies": ["1b"]}, {}]}, "technologies is '1b', expected the side in play"),
    ({"players": [{"technologies": ["1a"]}] * 3}, "technologies is '1a', expected no more tiles than there are"),
    ({"players": [{"started": False}, {}]}, "players[0].started is False, expected a start_card for the marker"),
    ({"players": [{"markers": [0, 0, 0, 0]}, {}]}, "expected nothing: they follow from the robots"),
    ({"players": [{}, {}], "goals": ["mc"]}, "goals is ['mc'], expected four different goals of two_moons"),
    ({"players": [{}, {}], "claims": {"mc": [0, 0]}}, "goal 4 is claimed by 0"),
    ({"players": [{}, {}], "claims": {"mc": [-1]}}, "claims is -1, expected a seat"),
    ({"players": [{}, {}], "robots": ["MI01"] * 6}, "expected at most 5 cards"),
    ({"players": [{}, {}], "robot_deck": ["MI01"]}, "expected every robot that lies nowhere else"),
    ({"players": [{}, {}], "deck": []}, "does not belong to this number of players"),
    ({"players": [{}, {}], "projects_known": 11}, "projects_known is 11, expected a number from 0 to 10"),
    ({"players": [{}, {}], "pending": [("sleep", 0)]}, "pending is 'sleep', expected one of"),
    ({"players": [{}, {}], "questions": [("sleep", 0)]}, "questions is 'sleep', expected one of"),
    ({"players": [{}, {}], "sides": "abc"}, "sides is 'abc', expected four sides such as 'abba'"),
    ({"players": [{}, {}], "chance": [1]}, "chance is [1], expected four 32-bit numbers"),
    ({"players": [{}, {}], "did": "sleep"}, "did is 'sleep'"),
    ({"players": [{}, {}], "sun": 1}, "unknown field `sun`"),
]


@pytest.mark.parametrize(("description", "words"), WRONG)
def test_an_impossible_position_is_refused(description: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match="the position is not possible") as refusal:
        planetfall.arrange("galileo_project", description)
    assert words in str(refusal.value)


def test_what_is_left_out_lies_where_it_belongs() -> None:
    game = planetfall.arrange("galileo_project", {"players": [{}, {}]})
    position = planetfall.describe(game)
    assert (len(position["robot_deck"]), len(position["deck"]), len(position["projects"])) == (48, 24, 10)
    assert position["goals"] == ["two_moons", "high_levels", "characters", "mc"]
    assert position["questions"] == [("turn", 0)]
