"""Every text of Planet Unknown exists in both languages, and everything in the box has its name and its words."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_message

import planetfall
from planetfall.core.rulebook import rulebook
from planetfall.core.texts import LANGUAGES, texts
from planetfall.games.planet_unknown.components import standard
from planetfall.games.planet_unknown.events import NAMES
from planetfall.games.planet_unknown.notation import ACTION_SPACE, KIND_NAMES
from planetfall.games.planet_unknown.parts import TERRAIN_NAMES
from planetfall.games.planet_unknown.reasons import CLAUSES
from planetfall.games.planet_unknown.words import ACTS, PURPOSE_NAMES, QUESTION_NAMES, SOURCE_NAMES

FOLDER = Path(planetfall.__file__).parent / "games" / "planet_unknown"
C = standard()


def messages(language: str) -> dict[str, set[str]]:
    """Every message with the values it names."""
    source = (FOLDER / f"texts.{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser(with_spans=False).parse(source).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    return {entry.id.name: set(re.findall(r"\$(\w+)", serialize_message(entry))) for entry in found}


def about(prefix: str) -> set[str]:
    return {key for key in messages("en") if key.startswith(f"{prefix}-")}


def keys(prefix: str, names: list[str]) -> set[str]:
    return {f"{prefix}-{name.replace('_', '-')}" for name in names}


def test_both_languages_say_the_same_things_with_the_same_values() -> None:
    english, german = messages("en"), messages("de")
    assert list(english) == list(german)
    assert {key for key in english if english[key] != german[key]} == set()


def test_both_rulebooks_have_the_same_clauses() -> None:
    english, german = (rulebook(FOLDER, language).clauses for language in LANGUAGES)
    assert list(english) == list(german)
    assert all(english.values())
    assert all(german.values())


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


def test_every_kind_of_event_has_its_words() -> None:
    assert {f"event-{name}" for name in NAMES.values()} | {"event-points"} == about("event")


def test_every_reason_has_its_words_and_rests_on_a_clause() -> None:
    assert {f"why-{name}" for name, _ in CLAUSES.values()} == about("why")
    assert {clause for _, clause in CLAUSES.values()} <= rulebook(FOLDER, "en").clauses.keys()


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
