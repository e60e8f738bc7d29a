"""Whole games of every kind can be told in both languages: moves, refusals, questions and events."""

import random

import pytest

from planetfall.core.game import Event
from planetfall.core.rng import seeded
from planetfall.core.texts import LANGUAGES
from planetfall.games.planet_unknown.box import OBJECTIVES
from planetfall.games.planet_unknown.codes import ACTIONS
from planetfall.games.planet_unknown.components import standard
from planetfall.games.planet_unknown.events import CARD_TAKEN, PLACED, PUT_ASIDE
from planetfall.games.planet_unknown.notation import ACTION_SPACE, CELL_NAMES
from planetfall.games.planet_unknown.play import PlanetUnknown, new_game
from planetfall.games.planet_unknown.reasons import CLAUSES
from planetfall.games.planet_unknown.setup import OFFERED, PICKED
from planetfall.games.planet_unknown.state import Setting
from planetfall.games.planet_unknown.words import words
from tests.games.planet_unknown.builders import a_table, player


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
    assert told.rivalry(0) == ("Perimeter", "Most population symbols on the edge")
    assert told.goal(0) == ("Complex", "A block of 3 by 3 population cells")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_objective_asks_for_begins_like_a_sentence(language: str) -> None:
    told = words(a_game(2, 1), language)
    for objective in range(OBJECTIVES):
        for _, text in (told.rivalry(objective), told.goal(objective)):
            assert text[0].isupper()


@pytest.mark.parametrize(
    ("language", "points", "text"),
    [
        ("en", 2, "Regress population, +2"),
        ("en", -1, "Regress population, −1"),
        ("en", 0, "Regress population"),
        ("de", -1, "Mit Bevölkerung zurückgehen, −1"),
    ],
)
def test_what_a_move_scores_has_one_sign(language: str, points: int, text: str) -> None:
    assert words(a_game(2, 1), language).move(0, ACTION_SPACE.code("regress civ"), points) == text


@pytest.mark.parametrize(
    ("language", "placed", "aside"),
    [
        ("en", "Ada places a tile of {} at B4.", "Ada cannot place a tile of {} and puts it aside."),
        ("de", "Ada legt ein Plättchen mit {} auf B4.", "Ada kann ein Plättchen mit {} nicht unterbringen und"),
    ],
)
def test_the_log_names_tiles_by_their_terrains(language: str, placed: str, aside: str) -> None:
    told = words(a_game(2, 1), language, ("Ada", "Grace"))
    cell = CELL_NAMES.index("B4")
    for tile, meteor in enumerate(told.state.box.meteor):
        terrains = [told.terrain(told.state.box.terrain[tile * 2 + section]) for section in range(2)]
        both = (" and " if language == "en" else " und ").join(terrains)
        if meteor:
            both = f"{both} with a meteorite" if language == "en" else f"{', '.join(terrains)} und Meteorit"
        assert told.event(Event(PLACED, 0, 0, tile, 0, cell, 0)) == placed.format(both)
        assert told.event(Event(PUT_ASIDE, 0, 0, tile, 0, 0, 0)).startswith(aside.format(both))


@pytest.mark.parametrize(("language", "ranks"), [("en", "rank"), ("de", "Rang")])
def test_the_log_counts_ranks_as_cards_do(language: str, ranks: str) -> None:
    told = words(a_game(2, 1), language)
    for rank, numeral in enumerate(("I", "II", "III", "IV"), 1):
        assert told.event(Event(CARD_TAKEN, 0, 0, -1, rank, 0, 0)).endswith(f"({ranks} {numeral}).")


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Altair, Deneb and Castor are still playing."), ("de", "Altair, Deneb und Castor sind noch am Zug.")],
)
def test_several_who_are_waited_for_are_told_in_one_row(language: str, text: str) -> None:
    game = a_table(player(), player(), player(), player(turn_left=False))
    assert game.actors() == [0, 1, 2]
    assert words(game, language, ("Altair", "Deneb", "Castor", "Nova")).status_for(None) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_either_benefit_of_a_double_space_is_a_whole_command(language: str) -> None:
    game = a_table(player(corporation="wormhole_corp", turn_left=False, questions=[("act", 0), ("half", 1)]), player())
    told = words(game, language)
    said = [told.move(0, code, 0) for code in game.legal(0)]
    assert said[1] == {"en": "Take a patch", "de": "Einen Flicken nehmen"}[language]
    assert all(text[0].isupper() and ":" not in text for text in said)


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
    assert asked["move"].startswith("Your turn. Move") and asked["move"].endswith("You may also leave the rest.")
