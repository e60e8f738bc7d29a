"""Rulebook chapter 8: who is first in the coming year."""

from typing import Any

import pytest

from planetfall.core.rng import seeded
from planetfall.games.evacuation.state import PHASE_INCOME
from tests.builders import picture, rule
from tests.games.evacuation.builders import a_table
from tests.games.evacuation.mixes import a_mix

BLUE, YELLOW, WHITE, PINK = range(4)
STADIUM_OF = {1: "village_green", 2: "swim_hall", 3: "racing_oval", 4: "orbit_arena", 5: "games_park"}


def order_after(*players: dict[str, Any], **table: Any) -> list[int]:
    """Everybody has passed and nobody has a ship, so the new order holds in the next year's actions."""
    return list(a_table(*({"passed": True, **player} for player in players), **table).turn_order)


@rule("evacuation", "1.17")
@pytest.mark.parametrize("seed", range(60))
def test_the_order_of_play_is_settled_before_goals_and_hands_are_chosen(seed: int) -> None:
    game, rng = a_mix(seed), seeded(seed)
    before = picture(game)
    order = game.order_of_play()
    assert picture(game) == before
    while game.phase < PHASE_INCOME:
        seat = game.first_actor()
        codes = game.legal(seat)
        game.apply(seat, codes[rng.below(len(codes))])
    assert order == [colour for colour in game.turn_order if colour < game.seats]
    assert sorted(order) == list(range(game.seats))


@rule("evacuation", "1.17")
def test_everybody_may_lead() -> None:
    assert {a_mix(seed, seats=4).order_of_play()[0] for seed in range(40)} == {BLUE, YELLOW, WHITE, PINK}


@rule("evacuation", "8.1", "8.3")
def test_the_worked_example_of_the_turn_order() -> None:
    pleased = {"stadiums_new": ["swim_hall"]}
    assert order_after(pleased, {}, {}, {}, turn_order=[PINK, WHITE, YELLOW, BLUE]) == [BLUE, YELLOW, WHITE, PINK]


@rule("evacuation", "8.1", "8.3")
@pytest.mark.parametrize(
    ("satisfaction", "before", "after"),
    [
        ([0, 0], [0, 1], [1, 0]),
        ([1, 0], [1, 0], [0, 1]),
        ([1, 2, 3], [0, 1, 2], [2, 1, 0]),
        ([0, 3, 0], [0, 1, 2], [1, 2, 0]),
        ([2, 5, 2, 5], [0, 1, 2, 3], [3, 1, 2, 0]),
    ],
)
def test_the_most_satisfied_is_first_and_ties_reverse(
    satisfaction: list[int], before: list[int], after: list[int]
) -> None:
    others = {2: ["swim_hall", "bicycle_loop"], 5: ["games_park", "forum_of_nations"]}
    players = []
    for number in satisfaction:
        name = others[number].pop() if number in others else STADIUM_OF.get(number)
        players.append({"stadiums_old": [*([name] if name else []), "start"]})
    assert order_after(*players, turn_order=before) == after


@rule("evacuation", "8.2", "1.22", "1.10")
def test_stadiums_of_both_worlds_and_complete_technologies_count_unless_it_was_agreed_otherwise() -> None:
    at_home, away = {"stadiums_old": ["games_park", "start"]}, {"stadiums_new": ["village_green"]}
    assert order_after(at_home, away, turn_order=[0, 1]) == [0, 1]
    assert order_after(at_home, away, turn_order=[0, 1], setting={"turn_order": "new"}) == [1, 0]
    learned = {"set": 2, "complete": [0, 0, 1]}  # Series Hulls
    assert order_after({}, learned, turn_order=[0, 1]) == [1, 0]
    begun = {"set": 2, "complete": [0, 0, 1], "steps": [0, 0, 1]}
    assert order_after({"stadiums_new": ["skate_bowl"]}, begun, turn_order=[0, 1]) == [1, 0]
