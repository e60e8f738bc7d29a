"""What the balance report counts: names in both languages, numbers that add up."""

import random

import pytest

from planetfall.catalogue import find_title
from planetfall.core.texts import LANGUAGES
from tests.games.galileo_project.builders import a_table, me
from tests.games.galileo_project.test_random_games import a_mix

TITLE = find_title("galileo_project")


@pytest.mark.parametrize("seed", range(8))
def test_numbers_fit_the_names_and_points_add_up_to_the_score(seed: int) -> None:
    ledger = TITLE.ledger
    assert ledger is not None
    game = a_mix(seed)
    chooser = random.Random(seed)
    while game.actors():
        (actor,) = game.actors()
        game.apply(actor, chooser.choice(list(game.legal(actor))))
    for seat in range(game.seats):
        assert sum(ledger.earned(game, seat)) == game.scores()[seat]
        assert min(ledger.held(game, seat)) >= 0
        for language in LANGUAGES:
            assert len(ledger.components(game, language)) == len(ledger.held(game, seat))
            assert len(ledger.sources(game, language)) == len(ledger.earned(game, seat))


def test_a_seat_is_counted_with_what_it_has() -> None:
    ledger = TITLE.ledger
    assert ledger is not None
    game = a_table(
        me(robots=["MI03", "MI04 callisto 2 +builder", "PJ01 io 1 +miner +io"], tucked=["noor earth", "noor mars"],
           technologies=["1a"]),
        goals=["mc", "modifiers", "one_colour", "technologies"], claims={"mc": [0]},
    )  # fmt: skip
    held = dict(zip(ledger.components(game, "en"), ledger.held(game, 0), strict=True))
    assert {name: count for name, count in held.items() if count} == {
        "type miner": 2,
        "type builder": 1,
        "moon io": 2,
        "moon callisto": 1,
        "projects": 1,
        "technology 1a": 1,
        "goal mc": 1,
        "character noor": 2,
    }
