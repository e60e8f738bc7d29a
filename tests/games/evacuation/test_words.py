"""Whole games of every kind can be told in both languages: moves, refusals, questions and events."""

import random

import pytest

from planetfall.core.texts import LANGUAGES
from planetfall.games.evacuation.codes import ACTIONS
from planetfall.games.evacuation.reasons import CLAUSES
from planetfall.games.evacuation.words import words
from tests.games.evacuation.builders import a_table, play
from tests.games.evacuation.mixes import a_mix


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_whole_games_can_be_told_moves_refusals_and_events_alike(language: str, seats: int) -> None:
    chooser = random.Random(seats)
    said: set[str] = set()
    for seed in range(4):
        game = a_mix(seed, seats)
        while actors := game.actors():
            seat = chooser.choice(actors)
            told = words(game, language)
            legal = list(game.legal(seat))
            said |= {told.move(seat, code) for code in chooser.sample(legal, min(len(legal), 5))}
            said |= {told.status(), *(told.status_for(viewer) for viewer in (None, *range(seats)))}
            said.add(told.detail_for(seat))
            for code in chooser.sample(range(ACTIONS), 5):
                if reason := game.why_not(seat, code):
                    said.add(told.why(CLAUSES[reason][0], seat, code))
            game.apply(seat, chooser.choice(legal))
        said |= {words(game, language).event(event) for event in game.events}
        said.add(words(game, language).status())
    assert not [text for text in said if "{" in text or "  " in text]
    assert len(said) > 300


def test_people_go_by_their_names() -> None:
    told = words(a_mix(0, 2), "en", ("Ada", "Grace"))
    assert [told.seat(seat) for seat in range(2)] == ["Ada", "Grace"]
    assert [words(a_mix(0, 2), "de").seat(seat) for seat in range(2)] == ["Blau", "Gelb"]


def test_the_smaller_line_says_how_often_an_effect_is_still_to_be_done() -> None:
    game = a_table({"old": {"energy": 5, "food": 3}})
    play(game, "act gain-exchange", "gain old food")
    assert words(game, "en").detail_for(0) == "Exchange up to 3 resources."
    play(game, "exchange old food steel")
    assert words(game, "en").detail_for(0) == "Exchange up to 2 resources."


def test_what_lies_on_the_table_says_what_it_does() -> None:
    told = words(a_mix(0, 2), "en")
    ids = [card.id for card in told.components.infrastructure]
    caravan = told.project_text(ids.index("ore_caravan"))
    assert caravan == "Costs 1 steel. Condition: 2 desert fields with population. Production: 2 steel."
    assert told.project_text(ids.index("granary")).endswith(" Illustration: granary, on 2 cards.")
    assert told.card_text(32) == "Prepare a steel factory. Pay 1 more of its own type. Research."
    assert told.order_text(1) == "Costs 2 steel. Food production rises by 1. 5 points at the end."
    tiles = [tile.id for tile in told.components.technologies]
    assert told.technology_text(tiles.index("solar_sails")) == "Flights back cost nothing."
