"""What is said for a move is true of where it leads, and in the game's own words."""

import re

import pytest

import planetfall
from tests.games.advice import reasons_of_a_game, said
from tests.games.reworld.builders import a_settlement, a_station, player

FULL = {row: ["terrabot E", "builder 6"] for row in (1, 2, 3, 4, 5)}
OTHER = {row: ["builder 1", "builder 2"] for row in (1, 2, 3)}


def test_points_and_the_ship_that_they_come_from() -> None:
    mine = player(docked={**FULL, 1: ["terrabot A", "shuttle 2"]}, defence=["shuttle 2", "shuttle 2"])
    game = a_settlement(mine, player(docked=OTHER, defence=["shuttle 1"]))
    assert said(game, "undock 1, defend", "sacrifice 2").startswith("Takes the ship “6 shields” (6 points in all)")


def test_a_ship_that_somebody_else_is_about_to_take() -> None:
    mine = player(docked={**FULL, 1: ["terrabot A", "shuttle 2"]}, defence=["shuttle 2", "shuttle 2"])
    game = a_settlement(mine, player(docked=OTHER, defence=["shuttle 2", "shuttle 2", "shuttle 1"]))
    text = said(game, "undock 1, defend", "sacrifice 2")
    assert text == (
        "Puts you ahead in “defence” on the final ship and "
        "takes the ship “6 shields” from under the nose of Teal (6 points in all)."
    )
    assert "schnappt Petrol das Schiff „6 Schilde“ weg" in said(game, "undock 1, defend", "sacrifice 2", language="de")


def test_a_ship_that_comes_within_reach() -> None:
    mine = player(docked={**FULL, 1: ["terrabot A", "shuttle 2"]}, defence=["shuttle 2", "shuttle 1"])
    game = a_settlement(mine, player(docked=OTHER, defence=["shuttle 2", "shuttle 2", "shuttle 1"]))
    assert "brings the ship “6 shields” within one step" in said(game, "undock 1, defend", "sacrifice 2").lower()


def test_the_points_of_a_terrabot_and_its_new_city() -> None:
    game = a_station(
        hands=("12345", "12345"),
        ports={"U1": {"module": "terrabot B"}, "U5": {"module": "builder 6"}},
        round=2,
    )
    text = said(game, "acquire U1, pay 2", "acquire U5, pay 2")
    points = int(re.findall(r"Scores (\d+) points at once", text)[0])
    after = planetfall.arrange("reworld", planetfall.describe(game))
    planetfall.act(after, 0, "acquire U1")
    planetfall.act(after, 0, "pay 2")
    assert after.scores()[0] == points


def test_the_cards_that_a_cheaper_payment_keeps() -> None:
    game = a_station(tops="1-", hands=("11345", "12345"), round=2)
    game.apply(0, planetfall.code(game, "acquire U2"))
    assert said(game, "pay 1", "pay 3^ 4") == "Keeps 4 cards in hand."


def test_a_shuttle_for_builders_that_wait_for_one() -> None:
    game = a_station(
        hands=("12345", "12345"),
        ports={"U1": {"module": "shuttle 1"}, "U5": {"module": "builder 6"}},
        players=[{"hand": "12345", "docked": {"1": ["builder 1", "builder 2", "builder 3"]}}, {"hand": "12345"}],
        round=5,
    )
    assert "ives 2 docked builders a shuttle" in said(game, "acquire U1, pay 2", "acquire U5, pay 2")


def test_choices_without_a_difference_are_told_by_what_they_do() -> None:
    game = a_settlement(player(docked={1: ["terrabot A"], 2: ["builder 1"]}))
    planetfall.act(game, 0, "undock 1")
    assert said(game, "sign A1", "sign A2") == said(game, "sign A2", "sign A1")
    assert said(game, "sign A1", "sign A2").endswith("puts you ahead in “largest city A” on the final ship.")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 4])
def test_any_move_of_a_game_can_be_explained_in_both_languages(seats: int, language: str) -> None:
    assert len(set(reasons_of_a_game("reworld", seats, language))) > 20
