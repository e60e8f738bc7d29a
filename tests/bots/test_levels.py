"""Levels play legal moves, on nothing they cannot know, and lower ones worse; tastes change how, and nothing else."""

from pathlib import Path

import pytest

import planetfall
from planetfall.bots import decide
from planetfall.bots.levels import LEVELS, choose, find_level, find_player
from planetfall.catalogue import find_title
from planetfall.core.game import Game
from planetfall.core.rng import seeded

TASTES = find_title("reworld").tastes
FINISHED = (Path(__file__).parent.parent / "games" / "reworld" / "games" / "3-04.txt").read_text(encoding="utf-8")


def test_unknown_levels_are_refused_with_the_choices() -> None:
    with pytest.raises(ValueError, match="there is no level 'god', expected one of cadet, pilot, captain, admiral"):
        find_level("god")


@pytest.mark.interpreted
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_chooses_a_legal_move_and_leaves_the_table_alone(level: str) -> None:
    game = planetfall.new("reworld", seats=3, seed=4)
    before = planetfall.describe(game)
    seat = game.actors()[0]
    assert choose(level, game, seat, seeded(1)) in list(game.legal(seat))
    assert planetfall.describe(game) == before


@pytest.mark.parametrize("level", ["cadet", "pilot", "captain"])  # the admiral counts time, not trials
def test_changing_secrets_does_not_change_a_choice(level: str) -> None:
    game = planetfall.new("reworld", seats=2, seed=5)
    seat = game.actors()[0]
    other = planetfall.new("reworld", seats=2, seed=5)
    other.imagine(seat, seeded(2))
    assert planetfall.describe(other) != planetfall.describe(game)
    assert choose(level, other, seat, seeded(9)) == choose(level, game, seat, seeded(9))


@pytest.mark.slow
def test_a_pilot_beats_a_cadet_clearly() -> None:
    assert sum(_place("pilot", "cadet", seed) == 1 for seed in range(6)) >= 5


@pytest.mark.slow
def test_a_cadet_beats_chance() -> None:
    assert sum(_place("cadet", "", seed) == 1 for seed in range(12)) >= 9


def _place(level: str, other: str, seed: int) -> int:
    """The place of a level in a game against another; no name is random play."""
    game = planetfall.new("reworld", seats=2, seed=seed)
    rng = seeded(seed)
    while game.actors():
        seat = game.actors()[0]
        player = level if seat == seed % 2 else other
        codes = game.legal(seat)
        game.apply(seat, choose(player, game, seat, rng) if player else codes[rng.below(len(codes))])
    return game.ranking()[seed % 2]


def test_budgets_grow_with_the_level() -> None:
    trials = [level.trials for level in LEVELS.values()]
    assert trials == sorted(trials)


# -- tastes ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["captain/beaches", "captain/", "search:500/beaches", "greedy/beaches"])
def test_unknown_tastes_are_refused_with_the_choices(name: str) -> None:
    with pytest.raises(ValueError, match=r"there is no taste .* expected one of cities, ships, satellites"):
        find_player(name, TASTES)


def test_a_game_without_tastes_says_so() -> None:
    with pytest.raises(ValueError, match=r"there is no taste 'ships' .* this game has no tastes"):
        find_level("captain/ships")


def test_who_plays_at_random_has_no_taste() -> None:
    with pytest.raises(ValueError, match="who plays at random cannot follow it"):
        find_player("random/ships", TASTES)


def test_unknown_players_with_a_taste_are_refused_for_what_they_are() -> None:
    with pytest.raises(ValueError, match="there is no bot 'oracle', expected one of random"):
        find_player("oracle/ships", TASTES)
    with pytest.raises(ValueError, match="there is no level 'god', expected one of cadet"):
        find_level("god/ships", TASTES)


@pytest.mark.interpreted
@pytest.mark.parametrize("taste", TASTES)
def test_a_taste_stays_with_whoever_has_it(taste: str) -> None:
    """Neither the game nor the copy that a bot is given is changed, so nobody else meets the taste."""
    game = planetfall.new("reworld", seats=3, seed=4)
    before, text, expected = planetfall.describe(game), planetfall.record(game), list(game.outlook())
    seat = game.actors()[0]
    bot = find_player(f"search:20/{taste}", TASTES)
    assert bot(game, seat, seeded(1)) in list(game.legal(seat))
    assert (game.taste, list(game.outlook())) == (0, expected)
    assert (planetfall.describe(game), planetfall.record(game)) == (before, text)


@pytest.mark.interpreted
def test_a_taste_changes_the_outlook_of_its_own_seat_alone() -> None:
    game = planetfall.replay(FINISHED, 160)
    plain = list(game.outlook())
    for taste in range(1, len(TASTES) + 1):
        liked = game.copy()
        liked.taste, liked.taster = taste, 0
        expected = list(liked.copy().outlook())
        assert expected[0] != plain[0]
        assert expected[1:] == plain[1:]


def test_once_the_game_is_over_points_alone_count() -> None:
    game = _played("greedy", "greedy", 1)
    liked = game.copy()
    liked.taste, liked.taster = 1, 0
    assert list(liked.outlook()) == [float(points) for points in game.scores()]


@pytest.mark.parametrize("taste", TASTES)
def test_changing_secrets_does_not_change_a_choice_by_taste(taste: str) -> None:
    game = planetfall.new("reworld", seats=2, seed=5)
    seat = game.actors()[0]
    other = planetfall.new("reworld", seats=2, seed=5)
    other.imagine(seat, seeded(2))
    level = f"pilot/{taste}"
    assert choose(level, other, seat, seeded(9), TASTES) == choose(level, game, seat, seeded(9), TASTES)


def test_who_likes_something_gets_more_of_it() -> None:
    """The same player on the same 40 deals against the same other, each time with another taste."""
    found = {taste: _collected(taste) for taste in TASTES}
    for thing in TASTES:
        most = max(TASTES, key=lambda taste: found[taste][thing])
        assert most == thing, found


def _collected(taste: str) -> dict[str, int]:
    """Tiles in cities, ships taken and satellites used by a player with this taste, in all."""
    found = dict.fromkeys(TASTES, 0)
    for seed in range(40):
        player = planetfall.describe(_played(f"greedy/{taste}", "greedy", seed))["players"][seed % 2]
        found["cities"] += sum(len(city["tiles"]) for city in player["cities"].values())
        found["ships"] += len(player["ships"])
        found["satellites"] += len(player.get("satellites", ()))
    return found


def _played(name: str, other: str, seed: int) -> Game:
    """A game of two to its end; the seats change with the seed."""
    game = planetfall.new("reworld", seats=2, seed=seed)
    players = [find_player(player, TASTES) for player in (name, other)]
    rng = seeded(seed)
    while game.actors():
        seat = game.actors()[0]
        game.apply(seat, decide(players[(seat + seed) % 2], game, seat, rng))
    return game
