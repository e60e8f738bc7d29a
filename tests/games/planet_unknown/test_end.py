"""Rulebook chapter 11: how the game ends, and what is done before the medals are counted."""

from typing import Any

import pytest

import planetfall
from planetfall import Game
from planetfall.games.planet_unknown.components import standard
from planetfall.games.planet_unknown.events import LAST_ROUND
from planetfall.games.planet_unknown.play import PlanetUnknown
from planetfall.games.planet_unknown.scoring import line_medals
from tests.builders import rule
from tests.games.planet_unknown.turns import a_table, legal, own, play, player, resolve_all, why


def full_but(*cells: str) -> list[str]:
    """Patches on all cells of the standard planet but these."""
    grid = standard().planets[0].grid
    names = [f"{'ABCDEFGHIJKL'[x]}{y + 1}" for y in range(12) for x in range(12) if grid[y][x] != "."]
    return [f"patch {name}" for name in names if name not in cells]


def finish_round(game: Game) -> Game:
    assert isinstance(game, PlanetUnknown)
    before = game.round
    while game.round == before and game.actors():
        seat = game.actors()[0]
        game.apply(seat, game.legal(seat)[0])
    return game


@rule("planet_unknown", "11.1", "11.4")
def test_a_player_who_can_place_neither_tile_ends_the_game_with_this_round() -> None:
    ready = player(done=True, laid=full_but("F1"))
    game = a_table(ready, player(done=True), round=5)
    play(game, "done")  # the round ends; in the next one nothing fits
    assert isinstance(game, PlanetUnknown)
    assert (game.round, game.ending) == (6, True)
    assert [event.seat for event in game.events if event.kind == LAST_ROUND] == [0]
    assert game.actors() == [0, 1]  # it is played to its end
    finish_round(game)
    assert game.actors() == []


@rule("planet_unknown", "11.3", "2.7")
@pytest.mark.parametrize(
    ("tile", "trackers"),
    [
        ("I3 rover tech", {"rover": 1, "tech": 1}),
        ("I3 water rover", {"water": 1, "rover": 1}),  # without ice
        ("I3 civ energy", {"civ": 2}),  # energy counts as the other one
        ("I3 energy water", {"water": 2}),
    ],
)
def test_a_tile_that_fits_nowhere_is_put_aside_and_its_resources_advance(tile: str, trackers: dict[str, int]) -> None:
    game = a_table(player(laid=full_but("F1"), supply=0, trackers={}), {}, stacks={"I3": [tile]})
    assert legal(game, "take") == ["inner", "outer"]
    play(game, "take inner")
    resolve_all(game)
    assert {name: space for name, space in own(game)["trackers"].items() if space} == trackers
    assert isinstance(game, PlanetUnknown)
    assert (game.gone, game.ending) == (12, True)  # eleven were not in this stack to begin with


@rule("planet_unknown", "11.1")
def test_own_patches_that_take_the_last_room_end_the_game_too() -> None:
    flux = player(
        corporation="flux_industries", flux="biomass", laid=full_but("F1", "F2", "F3"), supply=0,
        trackers={"tech": 14, "biomass": 2},
    )  # fmt: skip
    game = a_table(flux, {}, stacks={"I3": ["I3 rover tech"]})
    play(game, "use 5", "resolve patch", "patch F1")
    assert "last_round" not in planetfall.describe(game)
    play(game, "take inner")
    assert planetfall.describe(game)["last_round"]
    assert [event.seat for event in game.events if event.kind == LAST_ROUND] == [0]


@rule("planet_unknown", "11.3", "4.2")
def test_the_two_resources_of_energy_put_aside_are_resolved_one_by_one() -> None:
    """Between them a boost moves the tracker out of the way that Oasis could not pass (16.7.1)."""
    oasis = player(corporation="oasis_ultd", laid=full_but("F1"), trackers={"water": 1, "rover": 3}, supply=0)
    game = a_table(oasis, {}, stacks={"I3": ["I3 energy water"]})
    play(game, "take inner")
    assert own(game)["trackers"]["water"] == 2, "the only thing to begin with"
    assert legal(game) == ["resolve water", "resolve boost"]
    play(game, "resolve boost", "advance rover")
    assert own(game)["trackers"]["water"] == 3


@rule("planet_unknown", "11.3")
def test_put_aside_water_is_never_doubled_and_wormhole_needs_no_area() -> None:
    game = a_table(player(laid=full_but("F1"), trackers={"tech": 10}), {}, stacks={"I3": ["I3 energy water"]})
    play(game, "take inner")
    assert own(resolve_all(game))["trackers"]["water"] == 2
    empty = player(laid=full_but("F1"), corporation="wormhole_corp")
    game = play(a_table(empty, {}, stacks={"I3": ["I3 biomass civ"]}), "take inner", "resolve biomass", "half patch")
    assert own(game)["trackers"]["biomass"] == 1


@rule("planet_unknown", "11.2")
def test_the_game_ends_when_a_sector_is_empty() -> None:
    game = a_table({}, {}, stacks={"I3": ["I3 civ energy"], "Z5": []})
    play(game, "take inner", "place F1 0")
    finish_round(game)
    assert game.actors() == []


@rule("planet_unknown", "11.2")
def test_a_sector_that_nobody_faces_ends_the_game_too() -> None:
    game = a_table({}, {}, stacks={"T4": [], "F5": []})
    assert finish_round(game).actors() == []


@rule("planet_unknown", "11.2", "10.7")
def test_the_game_ends_after_the_round_of_the_last_event() -> None:
    game = a_table({}, {}, event=17, deck=[])
    assert finish_round(game).actors() == []
    game = a_table({}, {}, event=17, deck=[20])
    assert finish_round(game).actors() != []


def at_the_end(**what: Any) -> Game:
    """Seat 0 finishes its last turn."""
    game = a_table(player(done=True, **what), player(done=True), last_round=True)
    return play(game, "done") if game.actors() and legal(game) == ["done"] else game


@rule("planet_unknown", "11.5", "7.4", "9.3")
def test_in_the_end_phase_cards_are_shown_and_kept_patches_placed() -> None:
    game = at_the_end(kept_patches=1, laid=full_but("F1", "A6"), lifepods=[], cards=["rising_planet_award"])
    assert legal(game) == ["patch F1", "patch A6"]
    assert own(game)["cards_shown"] == ["rising_planet_award"]
    play(game, "patch F1")
    assert game.actors() == []
    assert isinstance(game, PlanetUnknown)
    assert line_medals(game, 0) > 0
    assert game.scores()[0] == line_medals(game, 0) + 2


@rule("planet_unknown", "11.5", "7.2")
def test_a_kept_patch_that_fits_nowhere_is_lost() -> None:
    game = at_the_end(kept_patches=2, laid=full_but("F1"), lifepods=[])
    assert game.actors() == []
    assert own(game)["laid"][-1] == "patch F1"


@rule("planet_unknown", "11.5", "9.19")
def test_cards_for_the_end_advance_trackers_with_benefits() -> None:
    game = at_the_end(cards=["gaming_commission"], trackers={"water": 2})
    play(game, "advance water")  # to a synergy boost
    play(game, "advance water")
    assert own(game)["trackers"]["water"] == 4
    assert game.actors() == []
    assert game.scores()[0] == 2 + 2  # the card, the track


@rule("planet_unknown", "11.6")
def test_population_milestones_of_the_end_phase_still_give_cards() -> None:
    entry = player(done=True, cards=["planet_lottery"], trackers={"civ": 2})
    game = a_table(entry, player(done=True), last_round=True, cards_in_play=["rising_planet_award", "temp_agency"])
    play(game, "done", "advance civ")
    number = [card.id for card in standard().cards].index("temp_agency") + 1
    assert f"card {number}" in legal(game)
    play(game, f"card {number}", "advance water", "advance tech")
    assert game.actors() == []
    assert own(game)["trackers"] == {"civ": 3, "water": 1, "biomass": 0, "rover": 0, "tech": 1}


@rule("planet_unknown", "11.7", "12.6")
def test_private_objectives_count_only_when_the_game_is_over() -> None:
    entry = player(done=True, objectives=[25], meteorites_collected=9, cards=["gaming_commission"])
    game = a_table(entry, player(done=True), last_round=True)
    assert game.scores()[0] == 3
    play(game, "done")
    assert game.scores()[0] == 3 + 2
    play(game, "advance tech")
    assert game.actors() == []
    assert game.scores()[0] == 3 + 2 + 5
    assert why(game, "done") == "11.7"


@rule("planet_unknown", "8.3")
def test_technologies_of_the_round_may_be_used_in_the_end_phase() -> None:
    entry = player(done=True, corporation="horizon_group", trackers={"tech": 14})
    game = a_table(entry, player(done=True), last_round=True)
    play(game, "done")
    assert planetfall.describe(game)["phase"] == "end"
    assert legal(game) == ["use 5", "done"]


def test_a_finished_game_tells_where_every_medal_came_from() -> None:
    game = planetfall.new("planet_unknown", seats=3, seed=8)
    while game.actors():
        seat = game.actors()[0]
        game.apply(seat, game.legal(seat)[0])
    assert [sum(event.points for event in game.events if event.seat == seat) for seat in range(3)] == game.scores()
