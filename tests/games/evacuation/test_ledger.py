"""The ledger counts what lies on the table, and its sources are the score."""

import pytest

from planetfall import new
from planetfall.catalogue import find_title
from planetfall.core.game import Game
from planetfall.core.playouts import play_out
from planetfall.core.rng import seeded
from planetfall.core.texts import LANGUAGES
from tests.games.evacuation.builders import POINTS, a_table

LEDGER = find_title("evacuation").ledger
assert LEDGER is not None
COMPONENTS, HELD, SOURCES, EARNED = LEDGER.components, LEDGER.held, LEDGER.sources, LEDGER.earned


def held(game: Game, seat: int = 0) -> dict[str, int]:
    counted = dict(zip(COMPONENTS(game, "en"), HELD(game, seat), strict=True))
    return {name: count for name, count in counted.items() if count}


def test_things_of_a_seat_are_counted_by_name() -> None:
    mine = {
        "complete": [1, 0, 0],
        "ships_old": ["finch"],
        "ships_new": ["heron"],
        "stadiums_new": ["ice_rink"],
        "laid": ["granary"],
        "goals": ["steppe"],
        "orders_played": ["ships_owned"],
        "fields": {"F01": ["food"], "F08": []},
        "tokens": 2,
        "markers": [11, 11],
    }
    assert held(a_table(mine, setting=POINTS)) == {
        "technology early_shift": 1,
        "ship finch": 1,
        "ship heron": 1,
        "stadium ice_rink": 1,
        "infrastructure granary": 1,
        "goal steppe": 1,
        "order 8": 1,
        "fields steppe": 1,
        "fields desert": 1,
        "factories food": 1,
        "set 1": 1,
        "population": 4,
        "sea-tiles": 1,
        "tokens": 2,
        "sites-left": 9,
    }


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("mode", ["race", "points"])
def test_the_sources_are_the_score_of_every_seat(seats: int, mode: str) -> None:
    table = new("evacuation", seats=seats, seed=0, options={"mode": mode})
    for seed in range(4):
        game = table.fresh(seeded(seed))
        play_out(game, seeded(seed))
        assert [sum(EARNED(game, seat)) for seat in range(seats)] == game.scores()
        assert len(SOURCES(game, "en")) == len(EARNED(game, 0))


def test_every_name_is_told_in_both_languages() -> None:
    game = new("evacuation", seats=2, seed=0)
    names = [COMPONENTS(game, language) for language in LANGUAGES]
    assert list(names[0]) == list(names[1])
    assert all(all(words.values()) for words in names)


def test_who_meets_the_goal_of_the_race_has_won_it_in_that_year() -> None:
    mine = {
        "production": dict.fromkeys(("food", "steel", "energy"), 8),
        "stadiums_new": ["ice_rink", "swim_hall", "racing_oval"],
    }
    assert held(a_table(mine, year=3))["race won 3"] == 1
    assert not any(name.startswith("race won") for name in held(a_table(mine, year=3), seat=1))
