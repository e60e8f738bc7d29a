"""Rulebook 2.1.4 and 2.4.3: what a seat cannot know stays hidden from it, and `imagine` deals exactly that again."""

import random
from collections import Counter
from typing import Any

import pytest

import planetfall
from planetfall import Game
from planetfall.core.rng import seeded
from planetfall.core.view import waits
from tests.builders import rule
from tests.games.promises import check_imagining, check_secrets, page, play_on
from tests.games.reworld.builders import a_station, legal, play

VIEWERS = [(seats, seat) for seats in (2, 3, 4) for seat in (*range(seats), None)]


def a_game(seats: int, seed: int, steps: int) -> Game:
    return play_on(planetfall.new("reworld", seats=seats, seed=seed), steps, random.Random(seed))


@rule("reworld", "2.1.4", "2.4.3")
@pytest.mark.parametrize(("seats", "seat"), VIEWERS)
def test_changing_what_a_seat_cannot_know_changes_no_byte_of_what_it_is_sent(seats: int, seat: int | None) -> None:
    for seed in range(8):
        game = a_game(seats, seed, steps=seed * 17)
        for deal in (1, 2):
            check_secrets(game, seat, deal)


def hidden_parts(game: Game) -> dict[str, Any]:
    position = planetfall.describe(game)
    parts: dict[str, Any] = {f"hand {seat}": entry.get("hand", "") for seat, entry in enumerate(position["players"])}
    parts |= {f"discarded {seat}": entry.get("discarded", "") for seat, entry in enumerate(position["players"])}
    marker = position.get("marker_card", {})
    return parts | {
        "leftover": position["leftover"],
        "bag": position.get("bag", []),
        "marker": marker,
        "chance": position["chance"],
    }


def hidden_table() -> Game:
    """Seat 1 laid the marker card, seat 2 has dropped out, the bag is full, four cards were left over."""
    hands = ("1122334", "1234", "12345", "55")
    game = play(a_station(hands=hands, holder=1), "marker 2", seat=1)
    return play(game, "drop", seat=2)


@rule("reworld", "2.1.4", "2.4.3", "1.5", "2.1.3", "2.5.2")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, -1])
def test_imagining_varies_everything_hidden_and_nothing_else(seat: int) -> None:
    game = hidden_table()
    known = {f"hand {seat}", f"discarded {seat}"} | ({"marker"} if seat == 1 else set()) | {"hand 2"}
    known |= {f"discarded {other}" for other in (0, 1, 3)}  # nobody else has discarded anything
    true = hidden_parts(game)
    seen: dict[str, set[str]] = {part: set() for part in true}
    for seed in range(60):
        twin = game.copy()
        twin.imagine(seat, seeded(seed))
        parts = hidden_parts(twin)
        for part, value in parts.items():
            seen[part].add(str(value))
        assert {part for part in parts if len(str(parts[part])) != len(str(true[part]))} <= {"bag", "chance"}
        assert Counter(parts["bag"]) == Counter(true["bag"])
    varied = {part for part, values in seen.items() if len(values) > 1}
    assert varied == set(true) - known
    assert hidden_parts(game) == true  # the table itself was not touched


@rule("reworld", "2.1.4")
def test_all_deals_that_agree_with_what_is_seen_come_up() -> None:
    """Seat 0 holds one 1; the other hand is one unseen card: each officer as likely as the cards left of it."""
    game = a_station(hands=("1", "2"))
    found: Counter[str] = Counter()
    for seed in range(2900):
        twin = game.copy()
        twin.imagine(0, seeded(seed))
        found[hidden_parts(twin)["hand 1"]] += 1
    assert 400 < found["1"] < 600  # 5 of 29
    assert all(500 < found[card] < 700 for card in "2345")  # 6 of 29


@rule("reworld", "2.3.6")
def test_whoever_has_chosen_a_port_can_still_pay_for_it_in_every_imagined_deal() -> None:
    game = play(a_station(tops="24", hands=("24", "1555")), "acquire U2")
    for seed in range(200):
        twin = game.copy()
        twin.imagine(1, seeded(seed))
        assert len(twin.legal(0)) > 0


@rule("reworld", "2.1.4")
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_what_is_imagined_is_possible_and_depends_on_knowledge_and_generator_alone(seat: int) -> None:
    check_imagining(a_game(2, seed=3, steps=20), seat)


@rule("reworld", "2.1.4")
def test_views_name_no_card_of_another_hand() -> None:
    game = planetfall.new("reworld", seats=3, seed=12)
    for seat in (0, 1, 2):
        others = [other["hand"] for other in planetfall.view(game, seat)["seats"] if other["seat"] != seat]
        assert others == [(), ()]
    assert all(entry["hand"] == () for entry in planetfall.view(game)["seats"])


@rule("reworld", "2.1.4", "1.11")
@pytest.mark.parametrize(("first", "second"), [("3333", "3334"), ("3", "3"), ("33", "35")])
def test_the_same_public_moves_look_the_same_whatever_else_was_held(first: str, second: str) -> None:
    """Also where one of the hands leaves no choice: log, steps and questions must not tell."""
    seen = []
    for hand in (first, second):
        ports = {name: {"module": "shuttle 1"} for name in ("U2", "U6", "L4")}
        game = planetfall.arrange("reworld", {"players": [{"hand": hand}, {"hand": "1122"}], "ports": ports})
        steps = [page(game, 1)]
        for move in ("acquire U2", "pay 3"):
            play(game, move)
            steps.append(page(game, 1))
        seen.append(steps)
    assert seen[0] == seen[1]


@rule("reworld", "2.1.4", "2.5.1")
def test_a_forced_drop_looks_like_a_chosen_one() -> None:
    seen = []
    for hand in ("4", "2"):  # beside a 2 a 4 buys nothing
        game = a_station(tops="2-", hands=(hand, "1122"), marker_card={"seat": 0, "card": 5})
        seen.append((page(game, 1), page(play(game, "drop"), 1)))
    assert seen[0] == seen[1]


def test_the_only_payment_of_a_hidden_hand_does_not_end_a_turn_by_itself() -> None:
    game = a_station(hands=("3", "45"))
    code = planetfall.code(game, "acquire U2")
    assert legal(play(game.copy(), "acquire U2")) == ["pay 3"]
    assert not waits(game, 0, code)


@pytest.mark.parametrize("hand", ["4", "2"])
def test_a_move_shows_only_its_own_gain(hand: str) -> None:
    """Whatever seat 1 holds, and whatever seat 0 will have to do next."""
    game = a_station(tops="--", hands=("13", hand), marker_card={"seat": 0, "card": 3})
    texts = [move["text"] for move in planetfall.view(play(game, "acquire U2"), 0)["moves"]]
    assert len(texts) == 2
    assert all(text.endswith(", +4") for text in texts)
