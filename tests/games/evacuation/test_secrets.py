"""Rulebook 1.25: what a seat cannot know stays hidden, and `imagine` deals exactly that again."""

import random

import pytest

import planetfall
from planetfall import Game
from planetfall.games.evacuation.components import standard
from planetfall.games.evacuation.play import Evacuation
from tests.builders import rule
from tests.games.evacuation.builders import POINTS, a_table, legal, own, play
from tests.games.evacuation.mixes import a_mix
from tests.games.promises import check_imagining, check_secrets, imagined, play_on


def after(seed: int, steps: int) -> Game:
    return play_on(a_mix(seed), steps, random.Random(seed))


@rule("evacuation", "1.25")
@pytest.mark.parametrize("seed", range(40))
def test_changing_what_a_seat_cannot_know_changes_no_byte_of_what_it_is_sent(seed: int) -> None:
    game = after(seed, seed * 5)
    for seat in (*range(game.seats), None):
        check_secrets(game, seat, seed)


@pytest.mark.parametrize("seed", range(40))
def test_what_is_imagined_is_possible_and_depends_on_knowledge_and_generator_alone(seed: int) -> None:
    game = after(seed, seed * 4)
    for seat in range(-1, game.seats):
        check_imagining(game, seat)


@rule("evacuation", "1.25", "1.13")
def test_stacks_are_mixed_but_for_what_was_seen_put_under_them() -> None:
    game = a_table({"new": {"food": 1}})
    play(game, "act ship", "refresh new food", "bury 1", "done")
    true = planetfall.describe(game)
    found = imagined(game, 0)
    assert {position["stacks"]["ship"][-1] for position in found} == {true["stacks"]["ship"][-1]}
    assert len({position["stacks"]["ship"][0] for position in found}) > 10
    levels = {card.id: card.level for card in standard().infrastructure}
    for position in found:
        stack = [levels[name] for name in position["stacks"]["infrastructure"]]
        assert stack == sorted(stack)
        assert position["displays"] == true["displays"]


@rule("evacuation", "1.25", "13.2.2")
def test_cards_a_seat_passed_on_stay_in_their_pack_and_those_it_never_saw_may_be_any() -> None:
    game = planetfall.new("evacuation", seats=3, seed=4, options=POINTS)
    assert isinstance(game, Evacuation)
    for seat in range(3):
        play(game, f"keep {legal(game, 'keep', seat)[0]}", seat=seat)
    true = planetfall.describe(game)["packs"]
    found = imagined(game, 0)
    for position in found:
        packs = position["packs"]
        assert set(packs[0]) == set(true[0])  # the seat had this one
        assert packs[0][0] == true[0][0]  # and took this card
        assert set(packs[2][1:]) == set(true[2][1:])  # it has this one now
    assert len({packs["packs"][2][0] for packs in found}) > 3  # what seat 2 took from it is unknown
    assert len({tuple(sorted(packs["packs"][1])) for packs in found}) > 20


@rule("evacuation", "14.6", "1.25")
def test_a_goal_that_was_shown_is_held_and_one_that_would_have_been_is_not() -> None:
    goals = {"goals": ["smaller_bonus", "steppe", "progress"], "goal_dropped": "technology"}
    shown = {"goals_shown": ["smaller_bonus"], "upper_bonuses": 1, "lower_bonuses": 1}
    mine = {"goals": ["population", "infrastructure", "spaceships"], "goal_dropped": "factory_sets"}
    packs = [
        ["population", "smaller_bonus", "infrastructure", "steppe"],
        ["progress", "spaceships", "technology", "factory_sets"],
    ]
    game = a_table(mine, {**goals, **shown}, setting=POINTS, packs=packs, pick=4)
    for position in imagined(game, 0):
        held = position["players"][1]["goals"]
        assert "smaller_bonus" in held
        assert "larger_bonus" not in held


@rule("evacuation", "1.25")
def test_action_cards_of_others_are_dealt_again_and_own_ones_stay() -> None:
    mine = {"cards": [1, 2, 3], "cards_tucked": [4], "under": [1, 0, 0, 0], "cards_discarded": [5]}
    other = {"cards": [6, 7], "cards_tucked": [8], "cards_shown": [9], "under": [0, 1, 0, 0]}
    game = a_table(mine, other, setting={"actions": "advanced"})
    hands = set()
    for position in imagined(game, 0):
        first, second = position["players"]
        assert (first["cards"], first["cards_tucked"], first["cards_discarded"]) == ([1, 2, 3], [4], [5])
        assert (len(second["cards"]), len(second["cards_tucked"]), second["cards_shown"]) == (2, 1, [9])
        hands.add(tuple(second["cards"]))
    assert len(hands) > 60
    assert own(game, 1)["cards"] == [6, 7]


@rule("evacuation", "17.1.4", "1.25")
def test_of_the_solo_cards_to_come_only_the_first_is_known() -> None:
    goals = {"goals": ["steppe", "population", "progress"], "goal_dropped": "technology"}
    game = a_table(goals, alone=True, solo=[1, 2, 3, 4, 5, 6], turned=2)
    found = [position["solo"] for position in imagined(game, 0)]
    assert {tuple(cards[:3]) for cards in found} == {(1, 2, 3)}
    assert len({tuple(cards[3:]) for cards in found}) == 6
