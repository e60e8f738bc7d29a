"""The ledger counts what lies on the table, and its sources are the score."""

import pytest

from planetfall import new
from planetfall.catalogue import find_title
from planetfall.core.game import Game
from planetfall.core.playouts import play_out
from planetfall.core.rng import seeded
from planetfall.core.texts import LANGUAGES
from tests.games.planet_unknown.builders import a_table, filled, player

LEDGER = find_title("planet_unknown").ledger
assert LEDGER is not None
COMPONENTS, HELD, SOURCES, EARNED = LEDGER.components, LEDGER.held, LEDGER.sources, LEDGER.earned
PIECES = {"lifepods": [], "lifepods_collected": 2, "meteorites_collected": 4, "laid": ["patch F1"]}
ALL_MODULES = {"planets": "dealt", "corporations": "dealt", "private": "on", "events": "random"}


def held(game: Game, seat: int = 0) -> dict[str, int]:
    counted = dict(zip(COMPONENTS(game, "en"), HELD(game, seat), strict=True))
    return {name: count for name, count in counted.items() if count}


def test_boards_technologies_tracks_and_pieces_are_counted() -> None:
    mine = player("arashi", "republic", trackers={"tech": 5, "water": 2}, **PIECES)
    found = held(a_table(mine, player()))
    empty = found.pop("empty-cells")
    assert empty == len(filled("arashi")) - 1
    assert found == {
        "planet arashi": 1,
        "corporation republic": 1,
        "technology republic 1": 1,
        "technology republic 2": 1,
        "track tech": 5,
        "track water": 2,
        "patches": 1,
        "lifepods": 2,
        "meteorites": 4,
    }


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_the_sources_are_the_score_of_every_seat(seats: int) -> None:
    table = new("planet_unknown", seats=seats, seed=0, options=ALL_MODULES)
    for seed in range(10):
        game = table.fresh(seeded(seed))
        play_out(game, seeded(seed))
        assert [sum(EARNED(game, seat)) for seat in range(seats)] == game.scores()
        assert len(SOURCES(game, "en")) == len(EARNED(game, 0))


def test_objectives_count_for_whoever_won_or_met_them() -> None:
    table = new("planet_unknown", seats=2, seed=0, options=ALL_MODULES)
    medals = {"neighbour": 0, "private": 0}
    for seed in range(20):
        game = table.fresh(seeded(seed))
        play_out(game, seeded(seed))
        for seat in range(2):
            found, earned = held(game, seat), dict(zip(SOURCES(game, "en"), EARNED(game, seat), strict=True))
            won = [name for name in found if name.startswith("neighbour ")]
            met = [name for name in found if name.startswith("private ")]
            assert earned["neighbours"] >= 5 * len(won)
            assert earned["private"] == 5 * len(met)
            medals["neighbour"] += len(won)
            medals["private"] += len(met)
    assert min(medals.values()) > 0


def test_names_differ_between_languages_but_ids_do_not() -> None:
    table = new("planet_unknown", seats=2, seed=0)
    english, german = (COMPONENTS(table, language) for language in LANGUAGES)
    assert list(english) == list(german)
    assert english["technology universal_coalition 3"] == "Universal Coalition 3: Each gain of movement: 1 more."
    assert german["patches"] == "Flicken auf dem Planeten"
