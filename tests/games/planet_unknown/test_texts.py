"""Everything in the box of Planet Unknown has its name and its words, in both languages."""

from functools import partial

import pytest

from planetfall.catalogue import find_title
from planetfall.core.texts import LANGUAGES, texts
from planetfall.games.planet_unknown.components import standard
from planetfall.games.planet_unknown.notation import ACTION_SPACE, KIND_NAMES
from planetfall.games.planet_unknown.parts import TERRAIN_NAMES
from planetfall.games.planet_unknown.words import ACTS, PURPOSE_NAMES, QUESTION_NAMES, SOURCE_NAMES
from tests.games.texts import about as about_game
from tests.games.texts import keys

FOLDER = find_title("planet_unknown").folder
C = standard()
about = partial(about_game, "planet_unknown")


def test_everything_in_the_box_has_a_name() -> None:
    assert keys("planet", [planet.id for planet in C.planets]) == {x for x in about("planet") if x[-5:] != "-rule"}
    assert keys("planet", [f"{planet.id}_rule" for planet in C.planets]) == {
        x for x in about("planet") if x[-5:] == "-rule"
    }
    owners = [corporation.id for corporation in C.corporations]
    assert keys("corporation", owners + [f"{owner}_rule" for owner in owners]) == about("corporation")
    assert keys("card", [card.id for card in C.cards]) <= about("card")
    names = [name for objective in C.objectives for name in (objective.neighbour, objective.private)]
    assert keys("objective", names) == about("objective")
    assert keys("terrain", list(TERRAIN_NAMES)) == about("terrain")


def test_everything_in_the_box_says_what_it_does() -> None:
    technologies = [
        f"{owner.id}_{level}" for owner in C.corporations for level in range(1, len(owner.technologies) + 1)
    ]
    assert keys("technology", technologies) == about("technology")
    assert keys("effect", [card.effect for card in C.cards]) == about("effect")
    assert keys("neighbour", [objective.neighbour_test for objective in C.objectives]) == about("neighbour")
    assert keys("private", [objective.private_test for objective in C.objectives]) == about("private")
    assert keys("incident", [event.effect for event in C.events]) == about("incident")
    assert keys("colour", [event.colour for event in C.events]) == about("colour")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_objectives_and_events_can_be_told_with_their_values(language: str) -> None:
    say = texts(FOLDER, language).say
    told = [say(f"effect-{card.effect.replace('_', '-')}", amount=card.amount, steps=card.steps) for card in C.cards]
    for objective in C.objectives:
        for side, test, terrain in (
            ("neighbour", objective.neighbour_test, objective.neighbour_terrain),
            ("private", objective.private_test, objective.private_terrain),
        ):
            named = say(f"terrain-{terrain}") if terrain else ""
            values = {"amount": objective.amount, "height": objective.height}
            told.append(say(f"{side}-{test.replace('_', '-')}", terrain=named, **values))
    for event in C.events:
        named = say(f"terrain-{event.terrain}") if event.terrain else ""
        text = say(f"incident-{event.effect.replace('_', '-')}", tracks="", amount=event.amount, terrain=named)
        told.append(say("incident", number=event.number, colour=say(f"colour-{event.colour}"), text=text))
    assert len(told) == 36 + 56 + 60
    assert not [text for text in told if "{" in text]


def test_every_question_move_and_source_has_its_words() -> None:
    questions = [*QUESTION_NAMES.values(), *PURPOSE_NAMES.values()]
    acts = [f"act_{act}" for act in ACTS]
    assert keys("ask", [name for name in questions if name != "act"] + [*acts, "also"]) == about("ask")
    assert keys("also", list(ACTS)) == about("also")
    assert keys("status", [*questions, "over"]) == about("status")
    assert keys("wait", [*questions, "several"]) == about("wait")
    moves = [block.name for block in ACTION_SPACE.blocks if block.name != "clear"]
    assert keys("move", [*moves, "clear_row", "clear_column", "gain"]) == about("move")
    assert keys("open", list(KIND_NAMES)) == about("open")
    assert keys("source", list(SOURCE_NAMES)) == about("source")
