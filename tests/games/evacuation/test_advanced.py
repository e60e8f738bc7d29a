"""Rulebook chapter 15: hands of action cards. What each card does is in test_action_cards.py."""

from typing import Any

import pytest

import planetfall
from planetfall.games.evacuation.advanced import draw_cards
from planetfall.games.evacuation.components import standard
from planetfall.games.evacuation.play import Evacuation
from planetfall.games.evacuation.state import NOTHING
from tests.builders import rule
from tests.games.evacuation.builders import a_table, legal, own, play, why

ADVANCED = {"actions": "advanced"}


def turn(*cards: int, **what: Any) -> Evacuation:
    """The turn of a seat with these cards in hand; the other one has passed."""
    return a_table({"cards": list(cards), **what}, {"passed": True}, setting=ADVANCED)


@pytest.mark.parametrize("mode", ["race", "points"])
def test_the_log_tells_of_the_first_cards_where_they_are_chosen(mode: str) -> None:
    game = planetfall.new("evacuation", seats=2, seed=3, options={**ADVANCED, "mode": mode})
    while not (drawn := [line for line in planetfall.view(game, 0)["log"] if "draws 7" in line["text"]]):
        planetfall.act(game, game.actors()[0], game.legal(game.actors()[0])[0])
    assert {line["group"] for line in drawn} == {"Choosing action cards"}


@rule("evacuation", "15.1", "1.9", "1.20")
@pytest.mark.parametrize("seats", [2, 4])
def test_everybody_is_dealt_seven_cards_and_keeps_four(seats: int) -> None:
    game = planetfall.new("evacuation", seats=seats, seed=3, options=ADVANCED)
    assert isinstance(game, Evacuation)
    assert game.actors() == list(range(seats))
    assert len(game.pile) == 80 - 7 * seats
    assert (game.year, len(game.bonus), set(game.display)) == (0, 0, {NOTHING})  # nothing else lies open yet
    for seat in range(seats):
        assert len(legal(game, "discard", seat)) == 7
        for _ in range(3):
            play(game, f"discard {legal(game, 'discard', seat)[0]}", seat=seat)
    assert [len(own(game, seat)["cards"]) for seat in range(seats)] == [4] * seats
    assert (game.year, len(game.bonus), NOTHING in game.display) == (1, 4, False)
    simple = planetfall.new("evacuation", seats=seats, seed=3)
    assert isinstance(simple, Evacuation)
    assert len(simple.card_at) == 0


@rule("evacuation", "15.2")
def test_of_the_covered_area_one_action_a_year_may_be_taken() -> None:
    game = turn(1, 2, under=[1, 0, 0, 0], old={"energy": 9}, cards_tucked=[3])
    assert why(game, "act gain-research") == why(game, "act gain-develop") == "15.2"
    assert why(game, "act research") == ""


@rule("evacuation", "15.3", "4.1.4")
def test_an_action_of_the_board_takes_a_card_of_the_hand_face_down() -> None:
    game = turn(1, 2, old={"energy": 9})
    play(game, "act research")
    assert legal(game, "tuck") == ["1", "2"]
    assert why(game, "tuck 3") == "15.3"
    play(game, "tuck 2", "decline")
    seat = own(game)
    assert (seat["cards_tucked"], seat["under"]) == ([2], [0, 0, 0, 1])
    assert why(turn(2, 3), "card 1") == "15.3"
    empty = a_table({"cards": []}, {"cards": [1, 2]}, setting=ADVANCED)
    assert empty.actors() == [1]  # without a card only passing is left


@rule("evacuation", "15.4", "15.5", "4.2.2")
def test_cards_face_up_cost_the_track_but_never_crowd_an_area() -> None:
    shown = {"cards_shown": [3, 4], "under": [0, 0, 0, 3], "cards_tucked": [5, 6, 7]}
    game = turn(1, 2, old={"energy": 9}, **shown)
    play(game, "card 1")
    assert own(game)["old"] == {"energy": 9 - 3}  # the sixth action
    game = turn(1, 2, old={"energy": 9}, **shown)
    play(game, "act research", "tuck 1")
    assert own(game)["old"] == {"energy": 9 - 4}


@rule("evacuation", "15.6")
def test_effects_of_a_card_come_in_any_order() -> None:
    game = turn(20, population=1, new={"steel": 1})  # gain 1 steel, settle
    play(game, "card 20")
    assert legal(game) == ["decline", "do 1", "do 2"]
    play(game, "do 2")
    assert why(game, "settle F06") == ""
    play(game, "settle F06", "gain new steel")
    assert (list(own(game)["fields"]), own(game)["new"]) == (["F06"], {"steel": 1})


@rule("evacuation", "15.6", "18.1")
def test_who_declines_the_effects_of_a_card_still_gets_its_plain_gains() -> None:
    declined = play(turn(20), "card 20", "decline", "gain new steel")  # gain 1 steel, settle
    assert (own(declined)["new"], own(declined).get("fields", {})) == ({"steel": 1}, {})
    drawing = play(turn(30, 1), "card 30", "decline")  # research, draw 2
    assert len(own(drawing)["cards"]) == 1 + 2 + 1
    gains = play(turn(3), "card 3")  # gain 1 food, gain 1 steel
    assert legal(gains) == ["do 1", "do 2"]
    assert why(gains, "decline") == "18.1"


@rule("evacuation", "15.7")
def test_after_an_action_one_card_is_drawn_and_too_many_are_discarded() -> None:
    game = turn(1, 2, 3, 4)
    play(game, "act research", "tuck 1", "decline")
    assert own(game)["cards"] == [2, 3, 4, 80]
    assert game.question(0) != 0
    drawing = turn(8, 2, 3, 4)  # gain 1 resource, draw 2
    play(drawing, "card 8", "do 2", "gain new food")
    assert len(own(drawing)["cards"]) == 6
    assert own(drawing)["questions"][-1][0] == "discard"
    play(drawing, "discard 2", "discard 3")
    assert len(own(drawing)["cards"]) == 4
    passing = a_table({"cards": [1]}, {"cards": [2]}, setting=ADVANCED)
    play(passing, "pass")
    assert own(passing)["cards"] == [1]


@rule("evacuation", "15.8")
def test_an_empty_pile_is_made_anew_from_discarded_cards() -> None:
    everything = list(range(1, 81))
    other = {"passed": True, "cards": everything[4:70], "cards_discarded": everything[70:]}
    game = a_table({"cards": everything[:4]}, other, setting=ADVANCED)
    play(game, "act research", "tuck 1", "decline")
    drawn = set(own(game)["cards"]) - {2, 3, 4}
    assert len(drawn) == 1
    assert drawn <= set(everything[70:])
    assert len(game.pile) == 9
    none_left = a_table({"cards": everything[:4]}, {"passed": True, "cards": everything[4:]}, setting=ADVANCED)
    play(none_left, "act research", "tuck 1", "decline")
    assert own(none_left)["cards"] == [2, 3, 4]


@rule("evacuation", "15.9", "15.10")
def test_power_points_of_cards_face_up_and_face_down_add_up() -> None:
    """3 and 1 face up, 3, 2 and 2 face down; the opponent waits for his own points."""
    mine = {"cards_shown": [1, 2], "under": [0, 2, 1, 0], "cards_tucked": [10, 11, 12], "markers": [4, 4]}
    waiting = {"under": [1, 0, 0, 0], "cards_tucked": [13]}
    order = {"stadiums_new": ["games_park"]}
    game = a_table({"passed": True, **mine, **order}, {"passed": True, **waiting}, setting=ADVANCED)
    assert own(game)["points"] == 11
    choice = {**mine, "cards_shown": [16, 33]}  # 3, 4 or 5, and 2, 4 or 5
    game = a_table({"passed": True, **choice, **order}, {"passed": True, **waiting}, setting=ADVANCED)
    assert legal(game, "power") == [str(7 + extra) for extra in (5, 6, 7, 8, 9, 10)]
    play(game, "power 14")
    assert own(game)["points"] == 14


@rule("evacuation", "15.10")
def test_in_the_bonus_phase_the_values_are_chosen_again() -> None:
    """Card 1 shows 7 and 10; 4 face down, and 3, 4 or 5 face up."""
    mine = {"cards_shown": [16], "under": [0, 0, 0, 1], "cards_tucked": [10], "passed": True, "points": 9}
    table: dict[str, Any] = {"phase": "progress", "turn": 2, "bonus_cards": [1, 2, 3, 9], "setting": ADVANCED}
    game = a_table(mine, {"passed": True}, **table)
    assert legal(game, "bonus") == ["upper", "none"]


@rule("evacuation", "15.11", "15.12")
def test_at_the_year_end_everybody_draws_three_and_keeps_four_after_the_income() -> None:
    mine = {"cards": [1, 2, 3, 4], "cards_shown": [5], "cards_tucked": [6], "under": [1, 0, 0, 0]}
    other = {"cards": [7, 8, 9, 10], "cards_discarded": [11]}
    ready = ({"passed": True, **player} for player in (mine, other))
    game = a_table(*ready, phase="bonus", turn=2, setting=ADVANCED)
    assert (game.year, game.actors()) == (2, [0, 1])
    for seat in range(2):
        assert len(legal(game, "discard", seat)) == 7
        assert own(game, seat)["old"]["steel"] == 7  # the income has come
    assert len(game.pile) == 80 - 14
    for seat in range(2):
        for _ in range(3):
            play(game, f"discard {legal(game, 'discard', seat)[-1]}", seat=seat)
    assert [len(own(game, seat)["cards"]) for seat in range(2)] == [4, 4]
    assert len(game.actors()) == 1


@rule("evacuation", "18.19")
def test_drawing_cards_does_nothing_with_simple_actions() -> None:
    game = a_table({})
    before = planetfall.describe(game)
    draw_cards(game, 0, 2)
    assert planetfall.describe(game) == before


@rule("evacuation", "15.13")
def test_there_are_eighty_cards_of_which_ten_are_known() -> None:
    cards = standard().action_cards
    assert len(cards) == 80
    assert len([card for card in cards if "effects" not in card.house and card.source == "rulebook"]) == 10
