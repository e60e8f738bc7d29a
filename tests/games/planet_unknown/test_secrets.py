"""Rulebook 1.3, 1.9, 1.11, 9.3, 10.21: what a seat cannot know stays hidden, and `imagine` deals exactly that again."""

import random
from collections import Counter
from typing import Any

import pytest

from planetfall import Game
from planetfall.games.planet_unknown.components import standard
from tests.builders import rule
from tests.games.planet_unknown.test_random_games import a_mix
from tests.games.planet_unknown.turns import a_table, legal, own, play, player
from tests.games.promises import check_imagining, check_secrets, imagined, play_on


def after(seed: int, steps: int) -> Game:
    return play_on(a_mix(seed), steps, random.Random(seed))


@rule("planet_unknown", "1.3", "1.9", "1.11", "9.3")
@pytest.mark.parametrize("seed", range(36))
def test_changing_what_a_seat_cannot_know_changes_no_byte_of_what_it_is_sent(seed: int) -> None:
    game = after(seed, seed * 7)
    for seat in (*range(game.seats), None):
        check_secrets(game, seat, seed)


@pytest.mark.parametrize("seed", range(36))
def test_what_is_imagined_is_possible_and_depends_on_knowledge_and_generator_alone(seed: int) -> None:
    game = after(seed, seed * 9)
    for seat in range(-1, game.seats):
        check_imagining(game, seat)


def held_cards(position: dict[str, Any], seat: int) -> str:
    players = position["players"]
    assert isinstance(players, list)
    return str(players[seat].get("cards", []))


@rule("planet_unknown", "9.3")
def test_a_secret_card_of_another_seat_is_one_of_those_nobody_has_seen() -> None:
    game = a_table(
        player(cards=["rising_planet_award"]), {}, cards_in_play=["temp_agency", "commerce_agreement_1", "salvage_yard"]
    )
    seen = Counter(held_cards(position, 0) for position in imagined(game, 1))
    ends = {card.id for card in standard().cards if card.rank == 1 and card.when == "end"}
    assert {card for cards in seen for card in ends if card in cards} == ends  # never an immediate one
    assert len(seen) == len(ends)
    assert set(Counter(held_cards(position, 0) for position in imagined(game, 0))) == {"['rising_planet_award']"}


@rule("planet_unknown", "9.2", "9.3")
def test_who_has_looked_through_a_rank_knows_what_is_in_it() -> None:
    in_play = ["temp_agency", "commerce_agreement_1", "rising_planet_award"]
    game = a_table(player(done=True, open={"card-1": 1}), player(done=True, open={"card-1": 1}), cards_in_play=in_play)
    play(game, "done")
    first = [card.id for card in standard().cards].index("temp_agency") + 1
    play(game, f"card {first}", "advance civ", "advance water")
    numbers = legal(game, "card", 1)
    assert len(numbers) == 2
    play(game, f"card {numbers[0]}", seat=1)
    seen = Counter(held_cards(position, 1) for position in imagined(game, 0))
    assert set(seen) == {"['commerce_agreement_1']", "['rising_planet_award']"}


@rule("planet_unknown", "1.11")
def test_private_objectives_of_others_vary_and_the_own_do_not() -> None:
    game = a_table(player(objectives=[3], objectives_aside=[9]), player(objectives=[4], objectives_aside=[8]))
    others = Counter(str(own_of(position, 1)["objectives"]) for position in imagined(game, 0, 200))
    assert len(others) == 26
    assert all(own_of(position, 0)["objectives"] == [3] for position in imagined(game, 0))


def own_of(position: dict[str, Any], seat: int) -> dict[str, Any]:
    players = position["players"]
    assert isinstance(players, list)
    entry = players[seat]
    assert isinstance(entry, dict)
    return entry


@rule("planet_unknown", "10.21", "1.12")
def test_whoever_looked_at_the_next_event_knows_it_and_nobody_else() -> None:
    entry = {"questions": [("act", 0)], "open": {"event": 1}}
    game = a_table(player(**entry), player(**entry), phase="event", event=53, deck=[5, 6, 25, 45])
    play(game, "resolve event", "peek")
    assert own(game)["peeked"]
    tops = [{position["deck"][-1] for position in imagined(game, seat, 80)} for seat in (0, 1)]
    assert tops[0] == {45}
    assert len(tops[1]) > 20
