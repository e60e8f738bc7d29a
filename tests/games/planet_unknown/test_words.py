"""Whole games of every kind can be told in both languages: moves, refusals, questions and events."""

import random

import pytest

from planetfall.core.rng import seeded
from planetfall.core.texts import LANGUAGES
from planetfall.games.planet_unknown.codes import ACTIONS
from planetfall.games.planet_unknown.components import standard
from planetfall.games.planet_unknown.notation import ACTION_SPACE
from planetfall.games.planet_unknown.play import PlanetUnknown, new_game
from planetfall.games.planet_unknown.reasons import CLAUSES
from planetfall.games.planet_unknown.setup import OFFERED, PICKED
from planetfall.games.planet_unknown.state import Setting
from planetfall.games.planet_unknown.words import words


def a_game(seats: int, seed: int) -> PlanetUnknown:
    """With every module."""
    setting = Setting()
    setting.planets = PICKED if seed % 2 else OFFERED
    setting.corporations = OFFERED if seed % 2 else PICKED
    setting.goals = True
    setting.events = 1
    return new_game(standard().box, setting, seats, seeded(seed), True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whole_games_can_be_told_moves_refusals_and_events_alike(language: str, seats: int) -> None:
    chooser = random.Random(seats)
    said: set[str] = set()
    for seed in range(4):
        game = a_game(seats, seed)
        while actors := game.actors():
            seat = chooser.choice(actors)
            told = words(game, language)
            legal = list(game.legal(seat))
            said |= {told.move(seat, code, 0) for code in chooser.sample(legal, min(len(legal), 5))}
            for viewer in (None, *range(seats)):
                said |= {told.status_for(viewer), told.detail_for(viewer)}
            said.add(told.status())
            for code in chooser.sample(range(ACTIONS), 5):
                if reason := game.why_not(seat, code):
                    said.add(told.why(CLAUSES[reason][0], seat, code))
            game.apply(seat, chooser.choice(legal))
        said |= {words(game, language).event(event) for event in game.events}
        said.add(words(game, language).status())
    assert not [text for text in said if "{" in text or "  " in text]
    assert len(said) > 200


def test_people_go_by_their_names() -> None:
    told = words(a_game(2, 1), "en", ("Ada", "Grace"))
    assert [told.seat(seat) for seat in range(2)] == ["Ada", "Grace"]
    assert [words(a_game(2, 1), "de").seat(seat) for seat in range(2)] == ["Bernstein", "Petrol"]


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (5, "Event 5 (green): rover or population advances."),
        (4, "Event 4 (green): population, biomass or water advances 3 spaces without benefits."),
        (41, "Event 41 (red): any tracker regresses 2 spaces."),
        (33, "Event 33 (orange): This round water is closed to rovers."),
    ],
)
def test_an_event_card_says_what_it_does(event: int, text: str) -> None:
    assert words(a_game(2, 1), "en").incident(event - 1) == text


def test_a_secret_card_is_not_named() -> None:
    told = words(a_game(2, 1), "en")
    assert (told.card(-1), told.card(0)) == ("a secret card", "Temp Agency")
    assert told.card_effect(0) == "Advance 2 different trackers."


def test_objectives_have_a_name_and_words_on_either_side() -> None:
    told = words(a_game(2, 1), "en")
    assert told.rivalry(0) == ("Perimeter", "most population symbols on the edge")
    assert told.goal(0) == ("Complex", "a block of 3 by 3 population cells")


def test_a_turn_is_asked_about_by_what_can_be_done_in_it_now() -> None:
    game = new_game(standard().box, Setting(), 2, seeded(1), True)
    chooser = random.Random(1)
    asked: dict[str, str] = {}
    while game.actors() and len(asked) < 3:
        seat = game.actors()[0]
        told = words(game, "en")
        first = ACTION_SPACE.block(game.legal(seat)[0]).name
        if told.question_name(seat) == "act":
            asked.setdefault(first, f"{told.status_for(seat)} {told.detail_for(seat)}")
        game.apply(seat, chooser.choice(list(game.legal(seat))))
    assert asked["take"].strip() == "Your turn. Take one of the two tiles in front of you."
    assert asked["resolve"].startswith("Your turn. Resolve what you have gained, in any order.")
    assert asked["move"].startswith("Your turn. Move") and asked["move"].endswith("You may also finish the turn.")
