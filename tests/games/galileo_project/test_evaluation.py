"""The evaluation looks at what it says it looks at, tastes change it, and a turn ends where bots take it to end."""

import random

import pytest

from planetfall.bots import decide
from planetfall.bots.levels import find_player
from planetfall.catalogue import find_title
from planetfall.core.game import Game
from planetfall.core.rng import seeded
from tests.games.galileo_project.builders import (
    ROW,
    a_game,
    a_table,
    asked,
    choices,
    kept,
    me,
    own,
    play,
    robots,
    vp,
)
from tests.games.galileo_project.test_random_games import a_mix

EVALUATION = find_title("galileo_project").evaluation
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


@pytest.mark.interpreted
@pytest.mark.parametrize("seed", range(8))
def test_points_so_far_are_those_of_the_score(seed: int) -> None:
    game = a_mix(seed)
    chooser = random.Random(seed)
    while game.actors():
        (actor,) = game.actors()
        if game.begins_turn(actor):
            for seat in range(game.seats):
                found = features(game, seat)
                for source in ("io", "europa", "ganymede", "callisto", "technologies", "goals"):
                    assert found[f"{source} vp"] == vp(game, source, seat), (seat, source)
        game.apply(actor, chooser.choice(list(game.legal(actor))))
    assert list(game.outlook()) == [float(points) for points in game.scores()]


def test_a_robot_counts_while_it_is_being_paid_for_and_so_does_its_price() -> None:
    game = a_table(me(influence=6, mc=3, robots=["MI03"]), robots=["MI05"], characters=ROW)
    before = features(game)
    after = features(play(game, "acquire 1"))
    assert asked(game) == "pay"
    assert (after["robots"], after["levels"], after["pairs"]) == (2, 2 + 3, 1)
    assert before["influence"] - after["influence"] == 4
    assert after["mc"] == 3 + 2  # the second Miner
    assert (before["europa"], after["europa"], after["europa vp"]) == (0, 3, 2)


def test_a_hired_character_counts_by_what_may_be_done_with_it() -> None:
    game = a_table(me(influence=2, energy=3), characters=["eliot_ban earth", "milutin_madic mars"])
    earth = features(play(game, "hire 1"))
    assert (earth["mc"], earth["tuck open"], earth["influence"]) == (2, 0, 6)
    game = a_table(me(influence=2, energy=3), characters=["eliot_ban earth", "milutin_madic mars"])
    assert features(play(game, "hire 2"))["tuck open"] == 3 + 1


def test_goals_count_the_more_the_nearer_they_are() -> None:
    goals = ["mc", "modifiers", "one_colour", "technologies"]
    near = [features(a_table(me(mc=mc), goals=goals))["goals near"] for mc in (2, 4, 8)]
    assert near[0] < near[1] < near[2] == 6
    assert features(a_table(me(mc=8), goals=goals, claims={"mc": [0]}))["goals near"] == 0


def test_who_has_had_the_last_turn_can_buy_nothing_any_more() -> None:
    game = a_table(me(influence=5, project="PJ05"), me(influence=5, project="PJ06"), ending=True, active=1)
    assert (features(game, 0)["influence"], features(game, 0)["project"]) == (0, 0)
    assert (features(game, 1)["influence"], features(game, 1)["project"]) == (5, 2)


def test_phases_follow_the_deck_and_the_robots() -> None:
    assert PHASES[PHASE(a_game())] == "beginning"
    assert PHASES[PHASE(a_table(me(), characters=ROW))] == "early"
    crew = ["MI03", "MI04", "MI05", "BU03", "BU04", "BU05", "SZ03"]
    assert PHASES[PHASE(a_table(me(robots=crew[:4]), characters=ROW))] == "middle"
    assert PHASES[PHASE(a_table(me(robots=crew), characters=ROW))] == "late"
    assert PHASES[PHASE(a_table(me(), characters=ROW, ending=True))] == "last round"


def test_a_turn_begins_with_the_marker_or_the_action_and_a_change_of_track_belongs_to_it() -> None:
    game = a_game(2, seed=3)
    while asked(game) == "project":
        assert game.begins_turn(game.actors()[0])
        play(game, choices(game)[0])
    (seat,) = game.actors()
    assert (asked(game), game.begins_turn(seat)) == ("track", True)
    play(game, "track earth")
    assert (asked(game), game.begins_turn(seat)) == ("turn", False)
    assert a_table(me(influence=4, mc=2), characters=ROW).begins_turn(0)
    changed = play(a_table(me(influence=4, mc=2), characters=ROW), "change")
    assert not changed.begins_turn(0)
    assert not play(a_table(me(influence=4), characters=ROW), "hire 1").begins_turn(0)


# -- tastes ----------------------------------------------------------------------------------------------------------

TASTES = find_title("galileo_project").tastes


@pytest.mark.parametrize("taste", TASTES)
def test_a_taste_changes_the_outlook_of_its_own_seat_alone(taste: str) -> None:
    crew = ["MI03 io 2 +builder"]
    goals = ["mc", "modifiers", "one_colour", "technologies"]
    mine = me(influence=5, technologies=["1a"], robots=crew, mc=6)
    game = a_table(mine, me(influence=5), characters=ROW, goals=goals, claims={"mc": [0]})
    liked = game.copy()
    liked.taste, liked.taster = 1 + TASTES.index(taste), 0
    plain, expected = list(game.outlook()), list(liked.outlook())
    assert expected[0] > plain[0]  # it has more of each than the other
    assert expected[1] == plain[1]


@pytest.mark.slow
def test_who_likes_something_gets_more_of_it() -> None:
    """The same player on the same 20 deals against the same other, with each taste and without."""
    plain = _collected("greedy")
    found = {taste: _collected(f"greedy/{taste}") for taste in TASTES}
    for taste in TASTES:
        assert found[taste][taste] > plain[taste], (taste, found[taste], plain)


def _collected(name: str) -> dict[str, int]:
    found = dict.fromkeys(TASTES, 0)
    players = [find_player(player, TASTES) for player in (name, "greedy")]
    for seed in range(20):
        game = a_game(2, seed)
        rng = seeded(seed)
        while game.actors():
            (seat,) = game.actors()
            game.apply(seat, decide(players[(seat + seed) % 2], game, seat, rng))
        found["technologies"] += len(own(game, "technologies", seed % 2) or ())
        found["goals"] += sum(seed % 2 in owners for owners in kept(game, "claims").values())
        found["modifiers"] += sum("+" in robot for robot in robots(game, seed % 2))
    return found
