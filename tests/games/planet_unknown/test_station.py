"""Rulebook chapter 2: turning the station, taking tiles, the steps of a round."""

import pytest

import planetfall
from planetfall.core.rng import seeded
from planetfall.games.planet_unknown.components import standard
from planetfall.games.planet_unknown.events import ROUND_BEGAN, STATION_TURNED
from planetfall.games.planet_unknown.play import PlanetUnknown
from tests.builders import rule
from tests.games.planet_unknown.turns import a_table, a_turn, legal, own, play, player, why


def new(seats: int, seed: int = 3, **options: str) -> PlanetUnknown:
    game = planetfall.new("planet_unknown", seats=seats, seed=seed, options=options)
    assert isinstance(game, PlanetUnknown)
    return game


@rule("planet_unknown", "2.2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_commander_turns_the_station_as_far_as_it_likes(seats: int) -> None:
    game = new(seats)
    assert game.actors() == [game.commander]
    assert legal(game, "turn", game.commander) == ["0", "1", "2", "3", "4", "5"]
    before = game.rotation
    play(game, "turn 2", seat=game.commander)
    assert game.rotation == (before - 2) % 6
    assert len(game.actors()) == seats


@rule("planet_unknown", "2.3")
@pytest.mark.parametrize("seats", [1, 2])
def test_with_one_or_two_players_it_turns_one_sector_every_round(seats: int) -> None:
    game = new(seats)
    if seats == 1:
        play(game, f"discard {legal(game, 'discard')[0]}")
    assert [event.kind for event in game.events] == [ROUND_BEGAN, STATION_TURNED]
    before = game.rotation
    while game.round == 1:
        seat = game.actors()[0]
        game.apply(seat, game.legal(seat)[0])
    assert game.rotation == (before - 1) % 6


@rule("planet_unknown", "2.3")
def test_two_players_may_agree_that_the_commander_turns_it() -> None:
    game = new(2, station="commander")
    assert game.actors() == [game.commander]
    assert len(legal(game, "turn", game.commander)) == 6
    alone = new(1, station="commander")  # nothing to agree on
    play(alone, f"discard {legal(alone, 'discard')[0]}")
    assert legal(alone, "turn") == []


@rule("planet_unknown", "2.4")
def test_an_empty_stack_offers_nothing() -> None:
    game = a_table({}, {}, stacks={"I3": []})
    assert legal(game, "take") == ["outer"]
    assert why(game, "take inner") == "2.4"


@rule("planet_unknown", "2.4")
def test_a_tile_is_taken_from_the_top_and_only_once() -> None:
    game = a_table({}, {}, stacks={"I3": ["I3 civ energy", "I3 rover tech"]})
    play(game, "take inner")
    assert own(game)["tile"] == "I3 civ energy"
    play(game, "place F1 0")
    assert why(game, "take outer") == "2.4"


@rule("planet_unknown", "2.5")
def test_all_players_take_their_turns_at_the_same_time() -> None:
    game = new(2)
    assert game.actors() == [0, 1]
    play(game, legal(game, seat=1)[0], seat=1)
    assert game.actors() == [0, 1]
    assert why(game, "turn 1") == "1.15"


@rule("planet_unknown", "2.6", "1.3")
def test_the_tile_below_is_turned_up_when_all_have_finished() -> None:
    game = a_table({}, {})
    assert isinstance(game, PlanetUnknown)
    play(game, "take inner", "place F1 0")
    while 0 in game.actors():
        game.apply(0, game.legal(0)[0])
    before = game.revealed
    hidden = game.copy()
    seen = set()
    for seed in range(150):
        twin = hidden.copy()
        twin.imagine(0, seeded(seed))
        seen.add(planetfall.describe(twin)["stacks"]["I3"][0])
    assert len(seen) == 11  # seat 0 may not know it yet
    play(game, "take inner", seat=1)
    while game.round == 1:
        game.apply(1, game.legal(1)[0])
    assert game.revealed == before + 1
    twin = game.copy()
    twin.imagine(0, seeded(1))
    assert planetfall.describe(twin)["stacks"]["I3"][0] == planetfall.describe(game)["stacks"]["I3"][0]


@rule("planet_unknown", "2.7")
def test_a_tile_that_fits_must_be_taken_before_one_that_does_not() -> None:
    """All but two cells in the first row are covered: only the two-cell tile fits."""
    game = a_table(player(laid=almost_full()), {}, stacks={"I2": ["I2 civ energy"]}, ring_offset=4)
    assert legal(game, "take") == ["inner"]
    assert why(game, "take outer") == "2.7"


def almost_full() -> list[str]:
    """Patches everywhere but on F1 and G1."""
    grid = standard().planets[0].grid
    cells = [f"{'ABCDEFGHIJKL'[x]}{y + 1}" for y in range(12) for x in range(12) if grid[y][x] != "."]
    return [f"patch {cell}" for cell in cells if cell not in ("F1", "G1")]


@rule("planet_unknown", "2.1", "2.8", "2.9", "9.1", "4.7")
def test_population_cards_are_taken_after_the_tile_turns_from_the_commander_on() -> None:
    ready = player(done=True, open={"card-1": 1})
    game = a_table(
        ready,
        ready,
        ready,
        commander=1,
        cards_in_play=["temp_agency", "rising_planet_award", "salvage_yard", "dept_of_operations"],
    )
    play(game, "done", seat=2)  # the others have nothing else to do either
    assert game.actors() == [1]
    play(game, "card 7", seat=1)
    assert game.actors() == [2]
    assert why(game, "card 7", seat=2) == "9.2"  # taken already
    play(game, "card 1", seat=2)
    assert game.actors() == [2]
    while 2 in game.actors():
        game.apply(2, game.legal(2)[0])
    assert game.actors() == [0]
    play(game, "card 2")
    while game.actors() == [0]:
        game.apply(0, game.legal(0)[0])
    assert isinstance(game, PlanetUnknown)
    assert (game.round, game.commander, game.actors()) == (2, 2, [2])


def test_nobody_is_asked_twice_in_a_round() -> None:
    game = a_turn("I3 water rover")
    play(game, "take inner", "place F1 0", "resolve rover")
    assert why(game, "take outer") == "2.4"


@rule("planet_unknown", "4.2")
def test_a_turn_begins_once_and_ends_with_its_last_choice() -> None:
    """People confirm their moves turn by turn."""
    game = a_turn("I3 rover tech")
    assert game.begins_turn(0)
    for move in ("take inner", "place F1 0", "resolve rover", "resolve rover-landing"):
        play(game, move)
        assert not game.begins_turn(0)
    play(game, "land F1")
    assert game.actors() == [1]
