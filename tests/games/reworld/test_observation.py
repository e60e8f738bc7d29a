"""What a learner is shown: all that its seat knows, nothing else, in places with names."""

import random
from typing import Any

import msgspec
import pytest

import planetfall
from planetfall import Game
from tests.games.promises import check_observations, observation, observed_parts
from tests.games.reworld.builders import a_station


def known(game: Game, seat: int) -> bytes:
    """What the seat is shown on the table, without what only tells how it came about."""
    shown: dict[str, Any] = planetfall.view(game, seat)
    for player in shown["seats"]:
        del player["earned"]
    for told in ("log", "status", "detail", "revealed", "refused", "moves", "uses", "signs"):
        del shown[told]
    return msgspec.json.encode(shown)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_observation_changes_exactly_when_the_view_does(seats: int) -> None:
    for seed in range(3):
        game = planetfall.new("reworld", seats=seats, seed=seed)
        chooser = random.Random(seed)
        seen: dict[bytes, tuple[int, ...]] = {}
        for _ in range(120):
            actor = game.actors()[0]
            for seat in range(seats):
                numbers = observation(game, seat)
                assert seen.setdefault(known(game, seat), numbers) == numbers
            planetfall.act(game, actor, chooser.choice(list(game.legal(actor))))
        assert len(set(seen.values())) == len(seen)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_observation_does_not_depend_on_secrets_and_fills_every_place(seats: int) -> None:
    for seed in range(4):
        check_observations(planetfall.new("reworld", seats=seats, seed=seed), random.Random(seed), every=1)


def test_a_seat_finds_its_own_things_first() -> None:
    game = a_station(hands=("11245", "33"))
    own, other = observed_parts(game, 0), observed_parts(game, 1)
    assert own["own hand by officer"] == (2, 1, 0, 1, 1)
    assert other["own hand by officer"] == (0, 0, 2, 0, 0)
    assert own["cards in hand"] == (5, 2)
    assert other["cards in hand"] == (2, 5)
    assert own["seat to act, question, what it is about"][0] == 0
    assert other["seat to act, question, what it is about"][0] == 1


def test_what_was_paid_stands_at_its_port_as_the_code_of_the_payment() -> None:
    game = planetfall.new("reworld", seats=2, seed=3)
    seat = game.actors()[0]
    planetfall.act(game, seat, "acquire U7")
    code = next(iter(game.legal(seat)))
    planetfall.act(game, seat, code)
    shown = observed_parts(game, 1 - seat)
    assert min(shown["module at each port"]) == -code
    assert sum(port > 0 for port in shown["module at each port"]) == 19
    assert shown["modules in the bag"] == (80,)
    assert shown["module behind each module"].count(-1) == 80
