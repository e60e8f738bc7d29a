"""The evaluation looks at what it says it looks at, tastes change it, and at the end it is the score."""

import pytest

from planetfall import describe, new
from planetfall.bots import decide
from planetfall.bots.levels import find_player
from planetfall.catalogue import find_title
from planetfall.core.game import Game
from planetfall.core.playouts import play_out
from planetfall.core.rng import seeded
from tests.games.evacuation.builders import POINTS, a_table, loaded, play, transport

EVALUATION = find_title("evacuation").evaluation
assert EVALUATION is not None
FEATURES, DESCRIBE, PHASES, PHASE = (
    EVALUATION.weights.features,
    EVALUATION.describe,
    EVALUATION.weights.phases,
    EVALUATION.phase,
)


def features(game: Game, seat: int = 0) -> dict[str, float]:
    found = list(DESCRIBE(game))
    return dict(zip(FEATURES, found[seat * len(FEATURES) : (seat + 1) * len(FEATURES)], strict=True))


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_at_the_end_the_outlook_is_the_score(seats: int) -> None:
    for mode in ("race", "points"):
        game = new("evacuation", seats=seats, seed=seats, options={"mode": mode})
        play_out(game, seeded(seats))
        assert list(game.outlook()) == [float(points) for points in game.scores()]
        assert [features(game, seat)["score"] for seat in range(seats)] == game.scores()


def test_a_position_is_described_in_the_game_s_own_things() -> None:
    mine = {
        "production": {"food": 3, "steel": 5, "energy": 4},
        "evacuated": ["food_factory"],
        "old": {"food": 1, "energy": 2},
        "new": {"steel": 3, "energy": 1},
        "population": 4,
        "factories_new": {"food": 1},
        "factories_old": {"steel": 2},
        "ships_old": ["twin_star"],
        "ships_new": ["finch"],
        "stadiums_new": ["ice_rink", "swim_hall"],
        "complete": [1, 1, 0],
        "steps": [1, 0, 0],
        "hand": ["granary"],
        "laid": ["well_field"],
        "tokens": 2,
        "under": [1, 0, 1, 0],
        "markers": [5, 4],
        "lanes": ["parking", "main"],
    }
    found = features(a_table(mine))
    expected = {
        "lowest production": 3,
        "production": 12,
        "sites left": 8,
        "sea tiles left": 0,
        "old food": 1,
        "old energy": 2,
        "new steel": 3,
        "new energy": 1,
        "population": 4,
        "settlers": 3,
        "factories new": 1,
        "factories old": 2,
        "bays ready": 2,
        "bays away": 1,
        "stadiums new": 2,
        "stadiums old": 1,
        "satisfaction": 4,
        "technologies": 2,
        "research": 1,
        "infrastructure in hand": 1,
        "infrastructure open": 1,
        "rear marker": 4,
        "front marker": 5,
        "terrains": 1,
        "symbols": 1,
        "tokens": 2,
        "actions": 2,
        "power": 4,
        "passed": 0,
    }
    assert {name: found[name] for name in expected} == expected


def test_cargo_counts_while_it_is_aboard() -> None:
    game = transport({"ships_old": ["finch", "wren"], "old": {"energy": 3}})
    loaded(play(game, "fly 3"), "evacuate 7", "carry-stadium start", "carry energy")
    found = features(game)
    assert (found["population"], found["stadiums new"], found["new energy"]) == (2, 1, 1)


def test_own_goals_count_while_they_are_secret() -> None:
    goals = {"goals": ["steppe", "population", "progress"], "goal_dropped": "technology"}
    found = features(a_table({**goals, "fields": {"F03": []}}, setting=POINTS))
    assert found["goals"] == 2 + 2


def test_phases_are_the_years_of_both_modes() -> None:
    assert PHASES[PHASE(a_table({}, year=3))] == "race 3"
    assert PHASES[PHASE(a_table({}, setting=POINTS, year=1))] == "points 1"
    assert PHASES[PHASE(new("evacuation", seats=2, seed=1, options=POINTS))] == "points 1"


def test_an_effect_counts_while_it_is_open_and_can_be_paid_for() -> None:
    able = {"population": 2, "new": {"steel": 2}}
    assert features(play(a_table(able), "act settle"))["open fields"] == 1
    assert features(play(a_table({"new": {"food": 1}}), "act settle")).get("open fields") == 0
    game = play(a_table({}), "act gain-develop")
    found = features(game)
    assert (found["open resources"], found["open infrastructure"]) == (1, 2)
    assert features(play(game, "gain new food"))["open resources"] == 0
    loading = play(transport({"ships_old": ["finch"], "old": {"energy": 1}}), "fly 3")
    assert features(loading)["open cargo"] == 1


def test_tokens_of_the_next_income_are_foreseen() -> None:
    """In year 3 the Old World eats 2 and the New World 2, and one stadium is asked for."""
    populations = ["food_population_1", "food_population_2", "food_factory"]
    hungry = {"evacuated": populations, "markers": [4, 4], "new": {"food": 1}}
    found = features(a_table(hungry, year=2))
    assert (found["hunger ahead"], found["stadiums ahead"]) == (2 + 1, 1)
    fed = {**hungry, "old": {"food": 2}, "production": {"food": 1}, "stadiums_new": ["skate_bowl"]}
    found = features(a_table(fed, year=2))
    assert (found["hunger ahead"], found["stadiums ahead"]) == (0, 0)
    assert features(a_table(hungry, year=4))["hunger ahead"] == 0


# -- tastes ------------------------------------------------------------------------------------------------------------

TASTES = find_title("evacuation").tastes


@pytest.mark.parametrize("taste", TASTES)
def test_a_taste_changes_the_outlook_of_its_own_seat_alone(taste: str) -> None:
    having = {"complete": [1, 0, 0], "stadiums_new": ["ice_rink"], "ships_old": ["finch"]}
    game = a_table(having, {})
    liked = game.copy()
    liked.taste, liked.taster = 1 + TASTES.index(taste), 0
    plain, expected = list(game.outlook()), list(liked.outlook())
    assert expected[0] > plain[0]  # it has more of each than the other
    assert expected[1] == plain[1]


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["race", "points"])
def test_who_likes_something_gets_more_of_it(mode: str) -> None:
    """The same player on the same 20 deals against the same other, with each taste and without."""
    plain = _collected("greedy", mode)
    found = {taste: _collected(f"greedy/{taste}", mode) for taste in TASTES}
    for taste in TASTES:
        assert found[taste][taste] > plain[taste], (taste, found[taste], plain)


def _collected(name: str, mode: str) -> dict[str, int]:
    """Technologies complete, stadiums and ships owned by a player with this taste, in all."""
    found = dict.fromkeys(TASTES, 0)
    players = [find_player(player, TASTES) for player in (name, "greedy")]
    for seed in range(20):
        game = new("evacuation", seats=2, seed=seed, options={"mode": mode})
        rng = seeded(seed)
        while game.actors():
            seat = game.actors()[0]
            game.apply(seat, decide(players[(seat + seed) % 2], game, seat, rng))
        mine = describe(game)["players"][seed % 2]
        found["technologies"] += sum(mine.get("complete", ()))
        found["stadiums"] += len(mine["stadiums_old"]) + len(mine.get("stadiums_new", ()))
        found["ships"] += len(mine.get("ships_old", ())) + len(mine.get("ships_new", ()))
    return found
