"""Everything in the box of Galileo Project has its name and its words, in both languages."""

from functools import partial

import msgspec
import pytest

from planetfall.catalogue import find_title
from planetfall.core.rulebook import rulebook
from planetfall.core.texts import LANGUAGES, Texts, texts
from planetfall.games.galileo_project.components import SEATS, standard
from planetfall.games.galileo_project.parts import (
    COLOUR_NAMES,
    EFFECTS,
    LASTING,
    MOON_NAMES,
    QUANTITIES,
    TYPE_NAMES,
    Effect,
    Score,
)
from tests.games.texts import about as about_game
from tests.games.texts import key

FOLDER = find_title("galileo_project").folder
C = standard()
about = partial(about_game, "galileo_project")


def effect_text(words: Texts, effect: Effect, kind: str = "effect") -> str:
    choice = " ".join(effect_text(words, part) for part in effect.choice)
    values = {"amount": effect.amount, "targets": effect.targets, "cost": effect.cost}
    usual = {"limit": "turn", "use": "both"}
    return words.say(key(kind, effect.effect), kind=effect.kind or "", choice=choice, **usual, **values)


def score_text(words: Texts, score: Score) -> str:
    what = words.say(key("quantity", score.count), least=score.at_least)
    return words.say("score", what=what, vp=score.vp, max=score.max, minus=score.minus, per=score.per)


def test_every_option_of_the_rulebook_can_be_named_at_the_table() -> None:
    options = {name for name in about("option") if not any(name.startswith(f"{x}-") for x in about("option"))}
    clauses = [clause for clause in rulebook(FOLDER, "en").clauses if clause.startswith("15.")]
    assert len(options) == len(clauses) == 14


def test_everything_in_the_box_has_a_name() -> None:
    assert {key("character", character.id) for character in C.characters} == about("character")
    assert {key("technology", technology.id) for technology in C.technologies} == about("technology")
    assert {key("goal", goal.id) for goal in C.goals} == about("goal")
    assert {key("type", name) for name in TYPE_NAMES} == about("type")
    assert {key("moon", name) for name in MOON_NAMES} == about("moon")
    assert {key("colour", name) for name in COLOUR_NAMES} == about("colour")
    assert {f"seat-{seat}" for seat in SEATS} == about("seat")
    assert {f"rank-{rank}" for rank in range(1, len(C.solo.ranks) + 1)} == about("rank")


def test_everything_in_the_box_says_what_it_does() -> None:
    assert {key("ability", name) for name in TYPE_NAMES} == about("ability")
    assert {key("effect", name) for name in EFFECTS} == about("effect")
    assert {key("lasting", name) for name in LASTING} == about("lasting")
    assert {key("quantity", name) for name in QUANTITIES} == about("quantity")
    assert {key("demand", name) for name in QUANTITIES} == about("demand")


def test_every_group_of_components_has_a_name() -> None:
    parts = set()
    for group, content in msgspec.to_builtins(C, str_keys=True).items():
        for entry in content if isinstance(content, list) else [content]:
            fields = [field for field in entry if field.endswith("source")]
            parts |= {key("part", f"{group}_{field}".removesuffix("source").rstrip("_")) for field in fields}
    assert parts == about("part")


@pytest.mark.parametrize("language", LANGUAGES)
def test_abilities_bonuses_and_goals_can_be_told_with_their_values(language: str) -> None:
    words = texts(FOLDER, language)
    told = [effect_text(words, bonus) for bonus in C.star_z_tile.a + C.star_z_tile.b]
    told += [effect_text(words, effect) for tile in C.technologies for effect in tile.instant]
    told += [effect_text(words, effect, "lasting") for tile in C.technologies for effect in tile.lasting]
    told += [effect_text(words, effect) for character in C.characters for effect in character.instant]
    told += [score_text(words, character.at_end) for character in C.characters]
    told += [words.say(key("demand", goal.count), number=goal.number, least=goal.at_least) for goal in C.goals]
    assert len(told) == 10 + 6 + 4 + 13 + 12 + 8
    assert not [text for text in told if "{" in text]


SAID = [
    ("en", "diat_expi", "2 VP for each type of which you have 2 robots or more (the first does not count), at most 6"),
    ("en", "ms_lee", "1 VP for each robot of your most common colour (the first 2 do not count), at most 5"),
    ("en", "eliot_ban", "1 VP for every 2 MC, at most 4"),
    ("de", "noor", "1 SP je Roboter mit zwei Monden (1 davon zählt nicht), höchstens 5"),
    ("de", "ms_lee", "1 SP je Roboter deiner häufigsten Farbe (2 davon zählen nicht), höchstens 5"),
    ("de", "tarak_freeman", "1 SP je bezahltem Charakter (1 davon zählt nicht), höchstens 5"),
]


@pytest.mark.parametrize(("language", "name", "text"), SAID)
def test_an_ability_at_the_end_reads_like_a_sentence(language: str, name: str, text: str) -> None:
    character = next(character for character in C.characters if character.id == name)
    assert score_text(texts(FOLDER, language), character.at_end) == text
