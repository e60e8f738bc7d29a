"""The ledger counts what lies on the table, and its sources are the score."""

import pytest

from planetfall import new
from planetfall.catalogue import find_title
from planetfall.core.game import Game
from planetfall.core.playouts import play_out
from planetfall.core.rng import seeded
from planetfall.core.texts import LANGUAGES
from tests.games.reworld.builders import a_settlement, player

LEDGER = find_title("reworld").ledger
assert LEDGER is not None
COMPONENTS, HELD, SOURCES, EARNED = LEDGER.components, LEDGER.held, LEDGER.sources, LEDGER.earned


def held(game: Game, seat: int = 0) -> dict[str, int]:
    counted = dict(zip(COMPONENTS(game, "en"), HELD(game, seat), strict=True))
    return {name: count for name, count in counted.items() if count}


def test_tiles_count_by_face_rows_by_length_and_defence_by_shields() -> None:
    game = a_settlement(
        player(
            docked={"1": ["builder 6"]},
            cities={"A": {"tiles": ["terrabot A", "terrabot A", "builder 1"]}},
            defence=["shuttle 2", "satellite product"],
            shuttles=["shuttle 0"],
            satellites=["satellite letter A"],
            ships=["shields"],
        ),
        player(docked={"3": ["builder 1"]}),
    )
    assert held(game) == {
        "terrabot A": 2,
        "builder 1": 1,
        "shuttle 0": 1,
        "satellite letter A": 1,
        "city A": 4,
        "shields": 3,
        "ship shields": 1,
    }
    assert held(game, 1) == {}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sources_are_the_score_of_every_seat(seats: int) -> None:
    table = new("reworld", seats=seats, seed=0)
    for seed in range(20):
        game = table.fresh(seeded(seed))
        play_out(game, seeded(seed))
        assert [sum(EARNED(game, seat)) for seat in range(seats)] == game.scores()
        assert len(SOURCES(game, "en")) == len(EARNED(game, 0))


def test_names_differ_between_languages_but_ids_do_not() -> None:
    table = new("reworld", seats=2, seed=0)
    english, german = (COMPONENTS(table, language) for language in LANGUAGES)
    assert list(english) == list(german)
    assert english["satellite product"] == "satellite “terrabots × builders of a city”"
    assert german["ship companies"] == "Schiff „6 Firmen“"
