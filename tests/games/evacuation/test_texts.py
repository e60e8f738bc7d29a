"""Everything in the box of Evacuation has its name and its words, in both languages."""

from functools import partial

import pytest

from planetfall.catalogue import find_title
from planetfall.core.texts import LANGUAGES, texts
from planetfall.games.evacuation.components import SEATS, standard
from planetfall.games.evacuation.effects import EFFECTS, LASTING
from planetfall.games.evacuation.notation import ACTION_SPACE
from planetfall.games.evacuation.parts import COUNTS
from planetfall.games.evacuation.position import QUESTION_NAMES
from planetfall.games.evacuation.scoring import SOURCE_NAMES
from tests.games.evacuation.test_components import effects
from tests.games.texts import about as about_game
from tests.games.texts import key, keys, messages

FOLDER = find_title("evacuation").folder
C = standard()
about = partial(about_game, "evacuation")
TOLD_BY_THE_EFFECT = ("n", "type", "display")  # parameters that stand in the sentence of the effect itself


def test_everything_in_the_box_has_a_name() -> None:
    assert keys("ship", [ship.id for ship in C.ships]) == about("ship")
    assert keys("stadium", ["start", *(stadium.id for stadium in C.stadiums)]) == about("stadium")
    assert keys("infrastructure", [card.id for card in C.infrastructure]) == about("infrastructure")
    assert keys("illustration", [card.illustration for card in C.infrastructure]) == about("illustration")
    assert keys("technology", [tile.id for tile in C.technologies]) == about("technology")
    assert keys("goal", [goal.id for goal in C.goals]) == about("goal")
    assert keys("action", ["card", *(action.id for action in C.board_actions)]) == about("action")
    assert keys("site", {site.kind for site in C.sites}) == about("site")
    assert keys("terrain", {field.terrain for field in C.fields}) == about("terrain")
    assert keys("ground", {ground for site in C.sites for ground in site.terrains}) == about("ground")
    assert keys("symbol", {symbol for field in C.fields for symbol in field.symbols}) == about("symbol")
    assert keys("lane", {"parking", *(space.lane for space in C.lane_spaces)}) == about("lane")
    assert keys("solo", {"card", *(card.action for card in C.solo_cards)}) == about("solo")
    assert keys("seat", [str(seat) for seat in SEATS]) == about("seat")


def test_everything_in_the_box_says_what_it_does() -> None:
    assert keys("effect", EFFECTS) == about("effect")
    parameters = {name for takes in EFFECTS.values() for name in takes}
    assert keys("with", parameters - set(TOLD_BY_THE_EFFECT)) == about("with")
    assert keys("lasting", LASTING) == about("lasting")
    assert keys("counts", COUNTS) == about("counts")
    assert {f"condition-line-{card.line}" for card in C.infrastructure} <= about("condition")


def test_everything_that_goes_by_its_type_says_it() -> None:
    told = messages("evacuation", "en")
    for prefix, vocabulary in (("effect", EFFECTS), ("lasting", LASTING)):
        for word, takes in vocabulary.items():
            named = told[key(prefix, word)]
            assert named <= set(takes), word
            assert set(takes) & {"type", "display", "symbol", "world"} <= named, word


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_in_the_box_can_be_told(language: str) -> None:
    say = texts(FOLDER, language).say
    told = []
    for effect in effects():
        sentence = say(key("effect", effect.do), n=effect.n, type=effect.type or "", display=effect.display or "")
        more = [name for name in effect.given() if name not in TOLD_BY_THE_EFFECT]
        values = [getattr(effect, name) for name in more]
        told.append(sentence)
        told += [
            say(key("with", name), value=value if isinstance(value, int) else "…")
            for name, value in zip(more, values, strict=True)
        ]
    for tile in C.technologies:
        for lasting in tile.lasting:
            named = {name: getattr(lasting, name) or "" for name in ("type", "display", "symbol", "world")}
            told.append(say(key("lasting", lasting.lasts), n=lasting.n, **named))
    assert not [text for text in told if not text.endswith(".") or "{" in text]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "2 steppe fields and 1 forest field on one diagonal"),
        ("de", "2 Steppenfelder und 1 Waldfeld auf einer Diagonalen"),
    ],
)
def test_a_condition_reads_as_one_phrase(language: str, words: str) -> None:
    say = texts(FOLDER, language).say
    card = next(card for card in C.infrastructure if card.id == "harvest_road")
    first, second = (say("condition-fields", n=group.count, terrain=group.terrain) for group in card.fields)
    fields = say("list-and", first=first, second=second)
    assert say(f"condition-line-{card.line}", fields=fields) == words


def test_every_question_move_and_source_has_its_words() -> None:
    assert keys("task", set(QUESTION_NAMES.values()) - {"next"}) == about("task")  # that one answers itself
    assert keys("move", ["points", *(block.name for block in ACTION_SPACE.blocks)]) == about("move")
    assert keys("source", SOURCE_NAMES) == about("source")
