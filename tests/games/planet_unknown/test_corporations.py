"""Rulebook chapters 8 and 16: every technology and special rule of every corporation."""

from typing import Any

import pytest

import planetfall
from planetfall import Game
from planetfall.games.planet_unknown.components import standard
from planetfall.games.planet_unknown.events import DESTROYED_METEORITE
from planetfall.games.planet_unknown.levels import level_works
from planetfall.games.planet_unknown.play import PlanetUnknown
from planetfall.games.planet_unknown.scoring import track_medals
from tests.builders import rule
from tests.games.planet_unknown.builders import filled
from tests.games.planet_unknown.turns import a_table, a_turn, legal, own, play, player, resolve_all, why

LEVELS = {1: 3, 2: 5, 3: 7, 4: 10, 5: 14}  # space of each technology on every board but Jump Drive's


def at_level(level: int, tile: str = "", **what: Any) -> Game:
    """A turn with the technology tracker on the space of a level."""
    trackers = {"tech": LEVELS[level], **what.pop("trackers", {})}
    return a_turn(tile, trackers=trackers, **what)


def tracker(game: Game, name: str) -> int:
    space = own(game)["trackers"][name]
    assert isinstance(space, int)
    return space


# -- when technologies work (chapter 8) ------------------------------------------------------------------------------


@rule("planet_unknown", "4.11", "8.1", "8.2")
@pytest.mark.parametrize("space", range(16))
def test_a_technology_works_from_its_space_on(space: int) -> None:
    game = a_turn(trackers={"tech": space})
    assert isinstance(game, PlanetUnknown)
    working = [level for level in range(1, 7) if level_works(game, 0, level)]
    assert working == [level for level, first in LEVELS.items() if space >= first]


@rule("planet_unknown", "8.1")
def test_a_technology_reached_in_this_turn_helps_what_is_still_open() -> None:
    """Technology 4 is reached by the tech resource; then the water of an earlier tile counts twice."""
    game = a_turn(trackers={"tech": 9}, done=True, open={"tech": 1, "water": 1}, water_placed=True)
    play(game, "resolve tech")
    assert tracker(game, "water") == 2  # the rest followed by itself
    game = a_turn(trackers={"tech": 9}, done=True, open={"tech": 1, "water": 1}, water_placed=True)
    play(game, "resolve water")
    assert tracker(game, "water") == 1


@rule("planet_unknown", "8.1")
def test_a_technology_stops_working_when_the_tracker_falls_below_it() -> None:
    game = a_turn(event=42, phase="event", trackers={"tech": 5}, open={"event": 1}, questions=[("act", 0)], deck=[1])
    assert isinstance(game, PlanetUnknown)
    assert level_works(game, 0, 2)
    planetfall.act(game, 0, "resolve event")
    assert not level_works(game, 0, 1)


@rule("planet_unknown", "8.3", "8.5")
def test_once_per_round_ends_with_the_round() -> None:
    game = at_level(5, corporation="horizon_group")
    play(game, "use 5")
    assert tracker(game, "rover") == 1
    assert why(game, "use 5") == "8.3"
    while planetfall.describe(game).get("round", 1) == 1:
        seat = game.actors()[0]
        game.apply(seat, game.legal(seat)[0])
    assert why(game, "use 5") == ""


@rule("planet_unknown", "8.4")
def test_once_per_game_stays_used() -> None:
    game = at_level(2, corporation="cosmos_inc", lifepods_collected=1, lifepods=[])
    play(game, "use 2")
    while planetfall.describe(game).get("round", 1) == 1:
        seat = game.actors()[0]
        game.apply(seat, game.legal(seat)[0])
    assert own(game)["spent"] == [2]
    assert why(game, "use 2") == "8.4"


@rule("planet_unknown", "8.5")
def test_technologies_wait_while_an_event_is_resolved() -> None:
    what: dict[str, Any] = {
        "corporation": "horizon_group",
        "trackers": {"tech": 14},
        "questions": [("act", 0)],
        "movement": 1,
        "rovers": ["F2"],
    }
    game = a_turn(event=17, phase="event", deck=[1], open={"boost": 1}, **what)
    assert why(game, "use 5") == "8.5"
    assert why(game, "use 1") == "8.5"  # nothing that is used by choice


@rule("planet_unknown", "8.5", "16.5.2")
@pytest.mark.parametrize(("phase", "clause"), [("event", "16.5.2"), ("civ", "")])
def test_a_jump_of_the_round_waits_like_any_technology_while_an_event_is_resolved(phase: str, clause: str) -> None:
    laid = ["I2 civ energy at F1 0", "I3 civ energy at F3 180"]  # population on F1, F3, F4
    asked: dict[str, Any] = {"questions": [("act", 0)], "open": {"boost": 1}, "movement": 1}
    game = jump(2, event=17, phase=phase, deck=[1], laid=laid, rovers=["F1"], **asked)
    assert why(game, "lift 1") == clause


# -- Universal Coalition ---------------------------------------------------------------------------------------------


@rule("planet_unknown", "16.1.1")
@pytest.mark.parametrize(("space", "clause"), [(2, "3.4"), (3, "")])
def test_universal_1_places_anywhere(space: int, clause: str) -> None:
    game = play(a_turn("I3 civ energy", laid=["patch F1"], trackers={"tech": space}), "take inner")
    assert why(game, "place G8 0") == clause


@rule("planet_unknown", "16.1.1")
def test_universal_1_frees_first_tiles_and_patches_too() -> None:
    game = play(at_level(1, "I3 civ energy"), "take inner")
    assert why(game, "place G6 0") == ""
    game = play(at_level(1, done=True, laid=["patch F1"], open={"patch": 1}), "resolve patch")
    assert why(game, "patch G8") == ""


@rule("planet_unknown", "16.1.2", "7.4")
def test_universal_2_keeps_patches_for_the_end() -> None:
    game = at_level(2, done=True, laid=["patch F1"], open={"patch": 2})
    play(game, "resolve patch", "keep-patch", "patch F2")
    assert own(game)["kept_patches"] == 1
    below = a_turn(done=True, laid=["patch F1"], open={"patch": 1}, trackers={"tech": 4})
    assert why(play(below, "resolve patch"), "keep-patch") == "7.4"


@rule("planet_unknown", "16.1.3")
def test_universal_3_adds_one_to_every_gain_of_movement() -> None:
    game = at_level(
        3,
        done=True,
        trackers={"rover": 1},
        laid=["I3 civ energy at F1 0"],
        rovers=["F2"],
        open={"rover": 1, "boost": 1},
    )
    play(game, "resolve rover")
    assert own(game)["movement"] == 2
    play(game, "resolve boost", "advance rover")
    assert own(game)["movement"] == 4


@rule("planet_unknown", "16.1.4")
@pytest.mark.parametrize(("space", "steps"), [(9, 1), (10, 2)])
def test_universal_4_doubles_the_water_of_a_placed_tile(space: int, steps: int) -> None:
    game = play(a_turn("I3 water rover", trackers={"tech": space}), "take inner", "place F1 0", "resolve water")
    assert tracker(game, "water") == steps
    assert "water_placed" not in own(game)  # what comes later is not of this tile


@rule("planet_unknown", "16.1.4")
def test_universal_4_doubles_no_other_water() -> None:
    game = play(at_level(4, done=True, open={"boost": 1}), "resolve boost", "advance water")
    assert tracker(game, "water") == 1


@rule("planet_unknown", "16.1.5")
def test_universal_5_brings_no_meteorite() -> None:
    game = play(at_level(5, "I3 civ energy *"), "take inner", "place F1 0")
    assert own(game).get("meteorites", []) == []


# -- Cosmos Inc ------------------------------------------------------------------------------------------------------


def cosmos(level: int = 0, tile: str = "", **what: Any) -> Game:
    trackers = {"tech": LEVELS[level] if level else 0, **what.pop("trackers", {})}
    return a_turn(tile, corporation="cosmos_inc", trackers=trackers, **what)


@rule("planet_unknown", "16.2.1", "6.4")
@pytest.mark.parametrize(("level", "clause"), [(0, "6.4"), (1, "")])
def test_cosmos_1_steps_diagonally(level: int, clause: str) -> None:
    assert why(cosmos(level, rovers=["F5"], movement=1), "move 1 northeast") == clause


@rule("planet_unknown", "16.2.2")
def test_cosmos_2_moves_three_lifepods_once() -> None:
    game = cosmos(2, done=True, lifepods_collected=2, lifepods_on_tracks={"civ": [3]}, lifepods=[])
    play(game, "use 2", "resolve move-pod", "unstow civ 3")
    assert why(game, "stow civ 3") == "6.7"  # to another place
    play(
        game,
        "stow water 2",
        "resolve move-pod",
        "unstow area",
        "stow civ 3",
    )
    entry = own(game)
    assert (entry["lifepods_on_tracks"], entry["lifepods_collected"]) == ({"civ": [3], "water": [2]}, 1)
    assert entry["open"] == {"move-pod": 1}
    play(game, "done")
    assert own(game)["open"] == {}


@rule("planet_unknown", "16.2.3")
@pytest.mark.parametrize(("tile", "moves"), [("I3 civ energy", 1), ("I3 rover tech", 0)])
def test_cosmos_3_moves_a_lifepod_with_energy(tile: str, moves: int) -> None:
    game = play(cosmos(3, tile, lifepods_collected=1, lifepods=[]), "take inner", "place F1 0")
    assert own(game)["open"].get("move-pod", 0) == moves


@rule("planet_unknown", "16.2.4")
def test_cosmos_4_steps_onto_energy_for_free() -> None:
    laid = ["O4 civ energy at F5 0", "patch E5"]  # energy on F5 and G5
    game = cosmos(4, laid=laid, rovers=["E5"], movement=1)
    play(game, "move 1 east")
    assert own(game)["movement"] == 1
    play(game, "move 1 west")
    assert own(game)["movement"] == 0
    assert why(game, "move 1 east") == "6.4"  # no movement left
    tired = cosmos(4, laid=laid, rovers=["E5"], movement=2, free_steps=36, done=True)
    assert own(play(tired, "move 1 east"))["movement"] == 1
    assert "free_steps" not in own(play(tired, "done"))  # the next turn has its own


@rule("planet_unknown", "16.2.5")
def test_cosmos_5_moves_a_lifepod_each_round() -> None:
    game = cosmos(5, lifepods_collected=1, lifepods=[])
    play(game, "use 5", "resolve move-pod", "stow tech 13")
    assert own(game)["lifepods_on_tracks"] == {"tech": [13]}
    assert why(game, "use 5") == "8.3"


@rule("planet_unknown", "16.2.7", "6.7")
def test_a_lifepod_of_cosmos_goes_to_the_area_or_onto_a_track() -> None:
    game = cosmos(rovers=["G3"], movement=1, trackers={"civ": 2}, lifepods=["H3"])
    play(game, "move 1 east")
    places = legal(game, "stow")
    assert {"area", "civ 1", "rover 15", "water 14"} <= set(places)
    assert not {"civ 2", "civ 15", "water 15", "slot 1"} & set(places)
    assert why(game, "stow civ 2") == "6.7"
    play(game, "stow civ 3")
    assert own(game)["lifepods_on_tracks"] == {"civ": [3]}
    assert own(game)["lifepods_collected"] == 0


@rule("planet_unknown", "16.2.8", "16.2.9")
def test_trackers_of_cosmos_jump_over_lifepods_without_benefits() -> None:
    game = cosmos(done=True, trackers={"civ": 2}, lifepods_on_tracks={"civ": [3]}, lifepods=[], open={"civ": 1})
    play(game, "resolve civ")
    assert tracker(game, "civ") == 4
    assert "card-1" not in own(game)["open"]


@rule("planet_unknown", "16.2.8")
def test_regressing_trackers_of_cosmos_jump_too() -> None:
    what: dict[str, Any] = {
        "lifepods_on_tracks": {"civ": [3]},
        "lifepods": [],
        "questions": [("act", 0)],
        "open": {"event": 1},
    }
    game = cosmos(trackers={"civ": 4}, event=26, phase="event", deck=[1], **what)
    play(game, "resolve event")
    assert tracker(game, "civ") == 2


@rule("planet_unknown", "16.2.8", "4.4")
def test_a_covered_top_lets_the_rover_tracker_of_cosmos_go_over_it() -> None:
    game = cosmos(
        done=True,
        trackers={"rover": 14},
        lifepods_on_tracks={"rover": [15]},
        lifepods=[],
        open={"rover": 1},
        rovers=["F2"],
    )
    play(game, "resolve rover")
    assert (tracker(game, "rover"), own(game)["movement"]) == (14, 3)


@rule("planet_unknown", "16.2.9")
def test_a_covered_technology_or_medal_does_not_count() -> None:
    game = cosmos(2, lifepods_on_tracks={"tech": [3], "water": [2]}, lifepods=[], trackers={"water": 3})
    assert isinstance(game, PlanetUnknown)
    assert [level_works(game, 0, level) for level in (1, 2)] == [False, True]
    assert track_medals(game, 0) == 0


@rule("planet_unknown", "16.2.9", "10.17")
@pytest.mark.parametrize(("event", "clause"), [(0, ""), (45, "6.4"), (59, "6.4")])
def test_a_technology_uncovered_while_milestones_count_for_nothing_waits_for_the_next_round(
    event: int, clause: str
) -> None:
    """Technology 2 moves the lifepod off technology 1, which would let rovers step diagonally."""
    shown: dict[str, Any] = {"event": event, "working": [2], "deck": [20]} if event else {}
    what: dict[str, Any] = {"lifepods": [], "lifepods_on_tracks": {"tech": [3]}, "rovers": ["F5"], "movement": 1}
    game = cosmos(2, done=True, **what, **shown)
    assert why(game, "move 1 northeast") == "6.4"
    play(game, "use 2", "resolve move-pod", "stow area")
    assert own(game)["lifepods_collected"] == 1
    assert why(game, "move 1 northeast") == clause
    play(game, "done")
    resolve_all(game, seat=1)
    assert isinstance(game, PlanetUnknown)
    assert game.round == 2
    assert level_works(game, 0, 1)


# -- Flux Industries -------------------------------------------------------------------------------------------------


def flux(level: int, track: str, tile: str = "", **what: Any) -> Game:
    trackers = {"tech": LEVELS[level], **what.pop("trackers", {})}
    return a_turn(tile, corporation="flux_industries", flux=track, trackers=trackers, **what)


@rule("planet_unknown", "16.3.1")
def test_flux_1_moves_rovers_that_began_on_the_flux_terrain() -> None:
    game = flux(1, "civ", rovers=["F2", "G2"], began_on=["civ", "water"])
    play(game, "use 1")
    assert own(game)["movement"] == 2
    assert why(flux(1, "tech", rovers=["F2"], began_on=["civ"]), "use 1") == "8.5"


@rule("planet_unknown", "16.3.1")
def test_a_rover_that_landed_this_round_did_not_begin_it_there() -> None:
    game = flux(1, "civ", "I3 civ energy", supply=1, trackers={"rover": 0}, began_on=["civ"], open={"rover": 1})
    play(game, "take inner", "place F1 0", "resolve rover", "resolve rover-landing", "land F2")
    assert why(game, "use 1") == "8.5"


@rule("planet_unknown", "16.3.2")
def test_flux_2_advances_to_the_next_milestone_with_all_benefits() -> None:
    game = flux(2, "biomass", trackers={"biomass": 1})
    play(game, "use 2")
    assert tracker(game, "biomass") == 3
    assert own(game)["open"] == {"boost": 1, "patch": 1}
    assert why(flux(2, "water"), "use 2") == "8.5"


@rule("planet_unknown", "16.3.2")
def test_flux_2_is_lost_when_the_third_technology_is_reached() -> None:
    last = LEVELS[3] - 1
    game = flux(2, "biomass", trackers={"tech": last}, open={"tech": 1})
    assert why(game, "use 2") == ""
    play(game, "resolve tech")
    assert why(game, "use 2") == "4.11"
    assert own(game)["spent"] == [2]
    fallen = flux(2, "biomass", trackers={"tech": last}, spent=[2])
    assert why(fallen, "use 2") == "8.4"


@rule("planet_unknown", "16.3.2", "10.17")
def test_flux_2_stays_while_an_event_keeps_the_third_technology_away() -> None:
    last = LEVELS[3] - 1
    game = flux(2, "biomass", trackers={"tech": last}, open={"tech": 1}, working=[2], done=True)
    game = planetfall.arrange("planet_unknown", planetfall.describe(game) | {"event": 45, "deck": [40]})
    play(game, "resolve tech")
    assert tracker(game, "tech") == LEVELS[3]
    assert why(game, "use 2") == ""
    play(game, "done")
    assert "spent" not in own(game)
    resolve_all(game, seat=1)
    assert own(game)["spent"] == [2], "the next round has begun"


@rule("planet_unknown", "16.3.3")
@pytest.mark.parametrize(
    ("track", "space", "opened"),
    [
        ("civ", 2, {"card-2": 1}),
        ("water", 2, {"boost": 2}),
        ("biomass", 2, {"patch": 2}),
        ("civ", 13, {"card-4": 1}),
    ],
)
def test_flux_3_improves_the_flux_track(track: str, space: int, opened: dict[str, int]) -> None:
    game = flux(3, track, trackers={track: space}, open={"any": 1})
    play(game, "resolve any", f"advance {track}")
    assert own(game)["open"] == opened


@rule("planet_unknown", "16.3.3")
@pytest.mark.parametrize(("space", "movement"), [(1, 2), (14, 4), (15, 4)])
def test_flux_3_improves_rover_movement(space: int, movement: int) -> None:
    game = flux(3, "rover", trackers={"rover": space}, rovers=["F2"], open={"any": 1})
    play(game, "resolve any", "advance rover")
    assert own(game)["movement"] == movement


@rule("planet_unknown", "16.3.4")
@pytest.mark.parametrize(("track", "count"), [("civ", 1), ("water", 0)])
def test_flux_4_collects_a_meteorite_with_the_flux_resource(track: str, count: int) -> None:
    game = flux(4, track, "I3 civ energy *")
    play(game, "take inner", "place F1 0")
    assert own(game)["open"].get("gather", 0) == count
    if count:
        play(game, "resolve gather")
        assert own(game)["meteorites_collected"] == 1


@rule("planet_unknown", "16.3.5")
def test_flux_5_advances_the_flux_track() -> None:
    game = play(flux(5, "water"), "use 5")
    assert tracker(game, "water") == 1


@rule("planet_unknown", "16.3.7")
def test_the_flux_track_is_chosen_when_setting_up() -> None:
    game = planetfall.new("planet_unknown", seats=1, seed=1, options={"corporations": "picked"})
    play(game, "corporation 2", "flux water")
    assert own(game)["flux"] == "water"


@rule("planet_unknown", "16.3.8")
def test_a_technology_milestone_may_move_the_flux_token() -> None:
    game = flux(1, "civ", trackers={"tech": 4}, open={"tech": 1})
    play(game, "resolve tech", "resolve flux")
    assert legal(game) == ["flux water", "flux biomass", "flux rover", "flux tech", "pass"]
    play(game, "flux tech")
    assert own(game)["flux"] == "tech"


@rule("planet_unknown", "16.3.8", "10.17")
@pytest.mark.parametrize(("event", "clause"), [(0, ""), (45, "4.2"), (59, "4.2")])
def test_the_flux_token_stays_where_it_is_while_milestones_count_for_nothing(event: int, clause: str) -> None:
    shown: dict[str, Any] = {"event": event, "working": [1]} if event else {}
    open_still: dict[str, Any] = {"movement": 1, "rovers": ["F2"]}
    game = flux(1, "civ", trackers={"tech": LEVELS[2] - 1}, done=True, open={"tech": 1}, **open_still, **shown)
    play(game, "resolve tech")
    assert tracker(game, "tech") == LEVELS[2]
    assert why(game, "resolve flux") == clause


@rule("planet_unknown", "16.3.9")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_only_the_highest_technology_of_flux_works(level: int) -> None:
    game = flux(level, "civ")
    assert isinstance(game, PlanetUnknown)
    assert [number for number in range(1, 6) if level_works(game, 0, number)] == [level]


# -- Horizon Group ---------------------------------------------------------------------------------------------------


def horizon(level: int = 0, tile: str = "", **what: Any) -> Game:
    trackers = {"tech": LEVELS[level] if level else 0, **what.pop("trackers", {})}
    return a_turn(tile, corporation="horizon_group", trackers=trackers, **what)


ROVER_TILE = "I3 rover tech * at F2 0"  # tech on F2, rover on F3 with its symbol, rover and crater on F4


@rule("planet_unknown", "16.4.1")
@pytest.mark.parametrize(
    ("tile", "planet", "clause"), [("I3 water rover", "tartarus", ""), ("I3 civ energy", "tartarus", "3.4")]
)
def test_horizon_1_places_rover_tiles_without_restrictions(tile: str, planet: str, clause: str) -> None:
    game = play(horizon(1, tile, planet=planet, laid=["patch F1"]), "take inner")
    assert why(game, "place F9 90") == clause
    assert why(game, "place A1 0") == "3.2"


@rule("planet_unknown", "16.4.1", "10.15", "10.22", "10.23")
@pytest.mark.parametrize(
    ("event", "move", "clause"),
    [
        (39, "place G1 0", "10.15"),
        (60, "place G1 0", "10.15"),
        (55, "place F3 0", "10.22"),
        (56, "place F3 0", "10.23"),
        (57, "place F3 0", "10.23"),
    ],
)
def test_horizon_1_places_rover_tiles_against_events_too(event: int, move: str, clause: str) -> None:
    """G1 is on the edge, F3 ice; the terrain that comes to lie on F3 lies on F2 already."""
    for level, terrains, forbidden in ((1, "rover tech", ""), (1, "civ energy", clause), (0, "rover tech", clause)):
        game = horizon(level, f"I3 {terrains}", event=event, laid=[f"I2 {terrains} at F1 0"])
        assert why(play(game, "take inner"), move) == forbidden


@rule("planet_unknown", "16.4.2")
def test_horizon_2_moves_rovers_that_began_with_a_meteorite() -> None:
    game = play(horizon(2, rovers=["F2", "G2"], began_carrying=[1]), "use 2")
    assert own(game)["movement"] == 1
    assert why(horizon(2, rovers=["F2"]), "use 2") == "8.5"


@rule("planet_unknown", "16.4.2")
def test_only_rovers_with_a_meteorite_count_when_a_round_begins() -> None:
    entry = player(corporation="horizon_group", laid=[ROVER_TILE], meteorites=["F4"], rovers=["F2", "F4"], done=True)
    game = a_table(entry | {"movement": 1}, player(done=True))
    play(game, "done")
    assert own(game)["began_carrying"] == [2]
    game = horizon(2, "I3 civ energy", supply=1, began_carrying=[1], open={"rover-landing": 1})
    play(game, "take inner", "place F1 0", "resolve rover-landing", "land F2")  # under the number of a lost rover
    assert why(game, "use 2") == "8.5"


@rule("planet_unknown", "16.4.3", "16.4.8")
@pytest.mark.parametrize(("level", "patches"), [(2, 0), (3, 1)])
def test_horizon_3_gets_a_patch_for_a_delivered_meteorite(level: int, patches: int) -> None:
    game = horizon(level, laid=[ROVER_TILE], meteorites=["F4"], rovers=["F4"], movement=2)
    play(game, "move 1 north")
    assert own(game)["meteorites_collected"] == 1
    assert own(game)["open"].get("patch", 0) == patches


@rule("planet_unknown", "16.4.4")
def test_horizon_4_may_destroy_a_meteorite_on_water() -> None:
    laid = ["I3 water rover at F2 0", "I2 civ energy * at G2 0"]  # water on F3 and F4, the meteorite on G3
    for move, left in (("pick F3", []), ("pass", ["F3"])):
        game = horizon(4, laid=laid, meteorites=["G3"], rovers=["G3"], movement=2)
        play(game, "move 1 west", move)
        assert own(game).get("meteorites", []) == left
        assert own(game)["meteorites_collected"] == 0


@rule("planet_unknown", "16.4.4")
def test_horizon_4_leaves_a_meteorite_that_was_not_brought_there() -> None:
    game = horizon(4, laid=["I2 energy water * at F2 0"], meteorites=["F3"], rovers=["G3"], movement=3)
    play(game, "move 1 west")
    assert why(game, "pick F3") == "1.15"
    play(game, "move 1 south", "move 1 north", "pick F3")  # carried away and brought back
    assert own(game).get("meteorites", []) == []


@rule("planet_unknown", "16.4.5")
def test_horizon_5_advances_the_rover_tracker() -> None:
    assert tracker(play(horizon(5), "use 5"), "rover") == 1


@rule("planet_unknown", "16.4.7")
def test_horizon_carries_meteorites_and_leaves_one_behind_at_the_next() -> None:
    laid = ["I2 civ energy * at F5 0", "I2 rover tech * at G6 0"]  # meteorites on F6 and G7
    game = horizon(laid=laid, meteorites=["F6", "G7"], rovers=["E6"], movement=5)
    play(game, "move 1 east")
    assert own(game)["meteorites"] == ["F6", "G7"]
    play(game, "move 1 south")
    assert own(game)["meteorites"] == ["F7", "G7"]
    play(game, "move 1 east")
    assert (own(game)["meteorites"], own(game)["rovers"][0]) == (["F7", "G7"], "G7")
    play(game, "move 1 south")
    assert own(game)["meteorites"] == ["F7", "G8"]


@rule("planet_unknown", "16.4.9", "16.4.8")
def test_a_rover_of_horizon_that_lands_follows_the_same_rule() -> None:
    for cell, collected in (("F4", 0), ("F3", 0)):
        game = horizon(done=True, laid=[ROVER_TILE], meteorites=["F4"], supply=1, open={"rover-landing": 1})
        play(game, "resolve rover-landing", f"land {cell}")
        assert own(game)["meteorites_collected"] == collected
    game = horizon(done=True, laid=[ROVER_TILE], meteorites=["F3"], supply=1, open={"rover-landing": 1})
    assert own(play(game, "resolve rover-landing", "land F3"))["meteorites_collected"] == 1


@rule("planet_unknown", "16.4.9")
def test_a_jump_leaves_a_carried_meteorite_behind() -> None:
    game = horizon(done=True, laid=[ROVER_TILE], meteorites=["F4"], rovers=["F4"], open={"relocate": 1})
    play(game, "resolve relocate", "jump F3")
    assert (own(game)["meteorites"], own(game)["meteorites_collected"]) == (["F4"], 0)


# -- Jump Drive ------------------------------------------------------------------------------------------------------


def jump(*slots: int, tile: str = "", **what: Any) -> Game:
    return a_turn(tile, corporation="jump_drive", lifepods_on_slots=list(slots), lifepods=[], **what)


@rule("planet_unknown", "16.5.1")
def test_jump_drive_1_swaps_a_patch_for_a_boost() -> None:
    game = jump(1, open={"patch": 1})
    play(game, "use 1")
    assert own(game)["open"] == {"boost": 1}
    assert why(game, "use 1") == "8.3"
    assert why(jump(1), "use 1") == "8.5"


@rule("planet_unknown", "16.5.2")
def test_jump_drive_2_jumps_to_the_same_terrain() -> None:
    laid = ["I2 civ energy at F1 0", "I3 civ energy at F3 180"]  # population on F1, F3, F4; energy on F2, F5
    game = jump(2, laid=laid, rovers=["F1"], movement=2)
    play(game, "lift 1")
    assert legal(game, "jump") == ["F3", "F4"]
    assert why(game, "jump F2") == "16.5.2"
    play(game, "jump F4")
    assert (own(game)["movement"], own(game)["rovers"][0]) == (1, "F4")
    assert why(game, "lift 1") == "16.5.2"


@rule("planet_unknown", "16.5.3")
def test_jump_drive_3_counts_a_boost_twice() -> None:
    game = play(jump(3, open={"boost": 1}), "use 3", "advance civ")
    assert tracker(game, "civ") == 2


@rule("planet_unknown", "16.5.4")
def test_jump_drive_4_may_treat_technology_as_energy() -> None:
    laid = ["I2 rover tech at G2 180"]  # technology on G2, rover on G3
    game = jump(4, tile="I3 tech biomass", laid=laid)
    play(game, "take inner", "place F1 0")  # biomass on F1, technology on F2 and F3
    assert {"tech", "tech-as-energy"} <= set(legal(game, "resolve"))
    play(game, "resolve tech-as-energy")
    assert legal(game, "advance") == ["biomass", "rover", "tech"]
    play(game, "advance rover")
    assert (tracker(game, "tech"), tracker(game, "rover")) == (0, 1)
    assert "tech-as-energy" not in legal(jump(3, open={"tech": 1}), "resolve")
    game = jump(4, tile="I3 tech biomass", laid=laid, open={"patch": 1})
    play(game, "take inner", "place F1 0", "resolve tech")
    assert why(game, "resolve tech-as-energy") == "4.2"


@rule("planet_unknown", "16.5.5")
def test_jump_drive_5_takes_the_benefits_of_a_row() -> None:
    game = jump(5, trackers={"civ": 3}, rovers=["F2"])
    play(game, "use 5", "row civ")
    assert own(game)["open"] == {"boost": 1, "patch": 1, "card-1": 1}
    assert own(game)["movement"] == 1
    assert why(game, "use 5") == "8.4"


@rule("planet_unknown", "16.5.5", "10.17")
def test_jump_drive_5_advances_nothing_so_milestones_count_in_any_round() -> None:
    game = jump(5, trackers={"civ": 3}, rovers=["F2"], event=45)
    play(game, "use 5", "row civ")
    assert own(game)["open"] == {"boost": 1, "patch": 1, "card-1": 1}


@rule("planet_unknown", "16.5.6", "1.16")
def test_jump_drive_6_opens_an_objective_for_everybody() -> None:
    game = a_table(player(corporation="jump_drive", lifepods_on_slots=[6], lifepods=[]), {}, undealt=[7, 25, 26, 27])
    assert game.revealed == 0
    play(game, "use 6")
    assert game.revealed == 1
    assert legal(game) == ["keep 25", "keep 26", "keep 27"]
    play(game, "keep 25")
    position = planetfall.describe(game)
    assert (own(game)["contest"], position["undealt"][-1], len(position["undealt"])) == (25, 7, 25)


@rule("planet_unknown", "16.5.6")
@pytest.mark.parametrize(
    ("meteorites", "medals"), [((2, 1, 1), [5, 0, 0]), ((2, 2, 0), [2, 2, 0]), ((0, 0, 2), [0, 0, 5])]
)
def test_all_players_compete_in_the_contest(meteorites: tuple[int, ...], medals: list[int]) -> None:
    entries = [player(meteorites_collected=count) for count in meteorites]
    entries[0] |= {"corporation": "jump_drive", "contest": 25}
    assert planetfall.arrange("planet_unknown", {"players": entries, "hat": [25]}).scores() == medals


@rule("planet_unknown", "16.5.6")
def test_alone_one_is_the_only_best_in_a_contest() -> None:
    game = a_table(player(corporation="jump_drive", contest=25), alone=True, hat=[25])
    assert game.scores() == [5]


@rule("planet_unknown", "16.5.7")
def test_a_lifepod_of_jump_drive_unlocks_any_technology() -> None:
    game = a_turn(corporation="jump_drive", rovers=["G3"], movement=1, lifepods=["H3"], lifepods_on_slots=[4])
    play(game, "move 1 east")
    assert legal(game, "stow") == ["area", "slot 1", "slot 2", "slot 3", "slot 5", "slot 6"]
    play(game, "stow slot 2")
    assert own(game)["lifepods_on_slots"] == [2, 4]
    assert isinstance(game, PlanetUnknown)
    assert [level for level in range(1, 7) if level_works(game, 0, level)] == [2, 4]
    assert game.scores() == [0, 0]


@rule("planet_unknown", "16.5.8", "12.2")
@pytest.mark.parametrize(("space", "medals"), [(0, 0), (1, 5), (5, 5), (6, 3), (8, 2), (15, 1)])
def test_the_technology_medals_of_jump_drive_fall(space: int, medals: int) -> None:
    assert jump(trackers={"tech": space}).scores() == [medals, 0]


# -- Makeshift -------------------------------------------------------------------------------------------------------


def makeshift(level: int = 0, **what: Any) -> Game:
    trackers = {"tech": LEVELS[level] if level else 0, **what.pop("trackers", {})}
    return a_turn(corporation="makeshift", trackers=trackers, **what)


@rule("planet_unknown", "16.6.7")
def test_a_tracker_of_makeshift_climbs_up_or_sideways_up() -> None:
    game = makeshift(trackers={"water": 2}, open={"water": 1})
    play(game, "resolve water")
    assert legal(game, "climb") == ["up-left", "up", "up-right"]
    play(game, "climb up-right")
    entry = own(game)
    assert (entry["columns"], entry["trackers"]["water"]) == ({"water": "biomass"}, 3)
    assert entry["open"] == {"patch": 1}  # the benefit of the space, whatever its colour


@rule("planet_unknown", "16.6.7", "4.3")
def test_a_tracker_of_makeshift_chooses_its_way_at_every_step() -> None:
    game = makeshift(trackers={"water": 2}, open={"double": 2})
    play(game, "resolve double", "advance water", "climb up-right", "climb up-left")
    assert (tracker(game, "water"), own(game).get("columns", {})) == (4, {})
    assert own(game)["open"] == {"patch": 1}


@rule("planet_unknown", "16.6.7")
def test_an_occupied_space_cannot_be_entered() -> None:
    game = play(makeshift(trackers={"water": 2, "civ": 3}, open={"water": 1}), "resolve water")
    assert why(game, "climb up-left") == "16.6.7"
    trackers = {"civ": 2, "water": 1, "biomass": 4}
    game = play(makeshift(4, trackers=trackers, columns={"water": "civ"}), "use 4")
    assert why(game, "regress civ") == "4.14"
    assert legal(game, "regress") == ["water", "biomass", "tech"]


@rule("planet_unknown", "16.6.1")
@pytest.mark.parametrize(("level", "ways"), [(0, ["up", "up-right"]), (1, ["up-left", "up", "up-right"])])
def test_makeshift_1_makes_a_ring_of_the_columns(level: int, ways: list[str]) -> None:
    assert legal(play(makeshift(level, open={"civ": 1}), "resolve civ"), "climb") == ways


@rule("planet_unknown", "16.6.2")
@pytest.mark.parametrize(("columns", "movement"), [({}, 1), ({"biomass": "rover"}, 2)])
def test_makeshift_2_moves_farther_with_two_trackers_on_the_rover_column(
    columns: dict[str, str], movement: int
) -> None:
    trackers = {"rover": 1, "biomass": 5}
    game = makeshift(2, trackers=trackers, columns=columns, rovers=["F2"], open={"rover": 1})
    play(game, "resolve rover", "climb up")
    assert own(game)["movement"] == movement


@rule("planet_unknown", "16.6.3")
def test_makeshift_3_shifts_sideways_with_benefits() -> None:
    game = play(makeshift(3, trackers={"water": 3}, open={"water": 1}), "resolve water")
    assert "left" in legal(game, "climb")
    play(game, "climb left")
    assert (own(game)["columns"], own(game)["open"]) == ({"water": "civ"}, {"card-1": 1})


@rule("planet_unknown", "16.6.3")
def test_shifts_that_pay_for_each_other_end() -> None:
    """Space 8 of population and of water both give a boost, so that a tracker could shift to and fro for ever."""
    game = makeshift(3, trackers={"civ": 8}, done=True, open={"boost": 1}, rovers=["F2"], movement=1)
    for way in ("right", "left") * 18:
        play(game, "resolve boost", "advance civ", f"climb {way}")
    play(game, "resolve boost", "advance civ")
    assert why(game, "climb right") == "16.6.7"


@rule("planet_unknown", "16.6.3", "16.6.10", "4.13")
def test_a_tracker_of_makeshift_that_cannot_go_up_may_stay() -> None:
    """Leaving the top of the technology column would switch every technology off."""
    game = makeshift(trackers={"tech": 15}, open={"tech": 1})
    play(game, "resolve tech")
    assert legal(game) == ["climb up-left", "climb left", "climb right", "pass"]
    play(game, "pass")
    assert (tracker(game, "tech"), own(game).get("columns", {})) == (15, {})
    above = {
        "trackers": {"civ": 2, "water": 3, "biomass": 3, "rover": 3},
        "columns": {"biomass": "civ", "rover": "tech"},
    }
    blocked = play(makeshift(3, open={"civ": 1}, **above), "resolve civ")
    assert legal(blocked) == ["climb left", "climb right", "pass"]
    free = play(makeshift(3, trackers={"civ": 2}, open={"civ": 1}), "resolve civ")
    assert why(free, "pass") == "16.6.7"


@rule("planet_unknown", "16.6.4", "16.6.7")
def test_makeshift_4_lets_a_tracker_regress_straight_down() -> None:
    game = makeshift(4, trackers={"water": 3}, columns={"water": "civ"})
    play(game, "use 4", "regress water")
    assert (tracker(game, "water"), own(game)["columns"]) == (2, {"water": "civ"})


@rule("planet_unknown", "16.6.5", "16.6.9")
@pytest.mark.parametrize(("space", "medals"), [(13, 2 + 3 + 1), (14, 2 + 3 + 3)])
def test_makeshift_5_scores_like_the_highest_tracker_of_the_column(space: int, medals: int) -> None:
    """On the population column: one tracker below the first medals, one on 3 medals."""
    trackers = {"tech": space, "civ": 3, "water": 10}
    assert makeshift(trackers=trackers, columns={"water": "civ"}).scores()[0] == medals


@rule("planet_unknown", "16.6.8")
def test_any_tracker_on_the_technology_column_switches_technologies_on() -> None:
    game = makeshift(trackers={"rover": 5}, columns={"rover": "tech"})
    assert isinstance(game, PlanetUnknown)
    assert [level_works(game, 0, level) for level in (1, 2, 3)] == [True, True, False]


@rule("planet_unknown", "16.6.10")
def test_over_the_top_of_the_rover_column() -> None:
    game = makeshift(trackers={"rover": 15}, rovers=["F2"], open={"rover": 1})
    play(game, "resolve rover")  # straight up is its only way
    assert (tracker(game, "rover"), own(game)["movement"]) == (15, 3)
    game = makeshift(trackers={"biomass": 15}, rovers=["F2"], open={"biomass": 1})
    play(game, "resolve biomass", "climb up-right")
    assert (own(game)["columns"], own(game)["movement"]) == ({"biomass": "rover"}, 3)
    game = makeshift(3, trackers={"civ": 15}, open={"civ": 1, "patch": 1})
    play(game, "resolve civ", "climb right")  # a shift is no advance
    assert (own(game)["columns"], own(game)["movement"]) == ({"civ": "water"}, 0)


# -- Oasis Ultd. -----------------------------------------------------------------------------------------------------


def oasis(level: int = 0, tile: str = "", **what: Any) -> Game:
    trackers = {"tech": LEVELS[level] if level else 0, **what.pop("trackers", {})}
    return a_turn(tile, corporation="oasis_ultd", trackers=trackers, **what)


@rule("planet_unknown", "16.7.1", "16.7.9")
@pytest.mark.parametrize(("tech", "space"), [(0, 1), (3, 3)])
def test_oasis_1_jumps_over_trackers_that_block(tech: int, space: int) -> None:
    """The water tracker stands on its second step, space 2 of biomass."""
    game = oasis(trackers={"tech": tech, "water": 2, "biomass": 1}, done=True, open={"biomass": 1})
    play(game, "resolve biomass")
    assert tracker(game, "biomass") == space


@rule("planet_unknown", "16.7.1", "16.7.9")
@pytest.mark.parametrize(("tech", "space"), [(0, 3), (3, 1)])
def test_trackers_of_oasis_block_on_the_way_down_too(tech: int, space: int) -> None:
    """The water tracker stands on space 2 of biomass."""
    trackers = {"tech": tech, "water": 2, "biomass": 3}
    game = oasis(trackers=trackers, event=24, phase="event", deck=[1], questions=[("act", 0)], open={"event": 1})
    play(game, "resolve event")
    assert tracker(game, "biomass") == space


@rule("planet_unknown", "16.7.9", "4.6")
def test_a_blocked_tracker_may_not_be_chosen() -> None:
    game = play(oasis(trackers={"water": 2, "biomass": 1}, open={"boost": 1}), "resolve boost")
    assert "biomass" not in legal(game, "advance")
    assert why(game, "advance biomass") == "4.6"


@rule("planet_unknown", "16.7.2")
def test_oasis_2_moves_by_rovers_on_water() -> None:
    laid = ["I3 water rover at F2 0"]  # water on F3 and F4
    game = play(oasis(2, laid=laid, rovers=["F2", "F3"], began_on=["water", "rover"]), "use 2")
    assert own(game)["movement"] == 1
    assert why(oasis(2, laid=laid, rovers=["F3"], began_on=["rover"]), "use 2") == "8.5"


@rule("planet_unknown", "16.7.2")
def test_where_rovers_of_oasis_stand_is_noted_when_a_round_begins() -> None:
    laid = ["I3 water rover at F2 0"]
    game = oasis(2, laid=laid, rovers=["F3", "F2"], done=True, movement=1)
    resolve_all(game, 1)
    play(game, "done")
    assert own(game)["began_on"][:2] == ["water", "rover"]


@rule("planet_unknown", "16.7.3")
@pytest.mark.parametrize(("move", "water"), [("place G1 0", 1), ("place F1 0", 0)])
def test_oasis_3_advances_water_without_ice(move: str, water: int) -> None:
    game = play(oasis(3, "I3 rover tech"), "take inner", move)
    assert own(game)["open"].get("water", 0) == water


@rule("planet_unknown", "16.7.4", "16.7.5")
@pytest.mark.parametrize(("level", "opened"), [(3, {}), (4, {"patch": 1}), (5, {"patch": 1, "boost": 1})])
def test_oasis_4_and_5_give_a_patch_and_a_boost_for_water(level: int, opened: dict[str, int]) -> None:
    game = play(oasis(level, "I3 water rover"), "take inner", "place F1 0")
    assert {kind: count for kind, count in own(game)["open"].items() if kind in ("patch", "boost")} == opened


@rule("planet_unknown", "16.7.7")
def test_oasis_counts_every_water_cell_on_ice() -> None:
    game = play(oasis(tile="I3 water rover", laid=["patch B5"], lifepods=[]), "take inner", "place A6 90")
    assert own(game)["open"]["water"] == 2


@rule("planet_unknown", "16.7.8", "12.2")
def test_the_water_tracker_of_oasis_follows_its_path() -> None:
    game = oasis(trackers={"water": 2}, rovers=["F2"], done=True, open={"water": 1, "civ": 1})
    play(game, "resolve water")
    assert (tracker(game, "water"), own(game)["movement"]) == (3, 1)  # space 3 of the rover track
    assert [oasis(trackers={"water": step}).scores()[0] for step in (9, 10, 12, 14, 23)] == [0, 3, 3, 6, 15]


# -- Republic --------------------------------------------------------------------------------------------------------


def republic(level: int = 0, tile: str = "", **what: Any) -> Game:
    trackers = {"tech": LEVELS[level] if level else 0, **what.pop("trackers", {})}
    return a_turn(tile, corporation="republic", trackers=trackers, **what)


@rule("planet_unknown", "16.8.1")
@pytest.mark.parametrize(("tile", "movement"), [("I3 civ energy", 2), ("I3 rover tech", 0)])
def test_republic_1_moves_before_placing_a_population_tile(tile: str, movement: int) -> None:
    game = play(republic(1, tile, trackers={"rover": 5}, rovers=["F2"]), "take inner")
    assert own(game)["movement"] == movement
    assert ("1 south" in legal(game, "move")) == (movement > 0)
    if movement:
        play(game, "move 1 south")
        assert legal(game, "place")


@rule("planet_unknown", "16.8.1", "16.8.3")
def test_republic_may_jump_before_placing_too() -> None:
    laid = ["I2 civ energy at F1 0", "I3 civ energy at F3 180"]  # symbols of population on F1 and F4
    game = republic(3, "I3 biomass civ", laid=laid, trackers={"rover": 5}, rovers=["F1"])
    play(game, "take inner", "lift 1")
    assert own(game)["rovers"][0] == "F4"  # the only other one
    assert own(game)["movement"] == 1
    assert legal(game, "place")


@rule("planet_unknown", "16.8.1", "11.3")
@pytest.mark.parametrize(("tile", "movement"), [("I3 biomass civ", 2), ("I3 rover tech", 0)])
def test_republic_1_moves_for_a_population_tile_that_is_put_aside(tile: str, movement: int) -> None:
    game = republic(1, tile, laid=filled("ksb_4156", "F1"), trackers={"rover": 5}, rovers=["F2"])
    play(game, "take inner")
    assert own(game)["movement"] == movement
    assert len(own(game)["open"]) == 2
    assert ("1 north" in legal(game, "move")) == (movement > 0)


@rule("planet_unknown", "16.8.1", "9.10", "9.11")
@pytest.mark.parametrize("kind", ["salvage", "extra-tile"])
@pytest.mark.parametrize(("tile", "movement"), [("I3 biomass civ", 2), ("I3 rover tech", 0)])
def test_republic_1_moves_for_a_population_tile_that_a_card_brings(kind: str, tile: str, movement: int) -> None:
    asked: dict[str, Any] = {"phase": "civ", "done": True, "questions": [("act", 0)], "open": {kind: 1, "patch": 1}}
    game = republic(1, tile, trackers={"rover": 5}, laid=["patch F1"], rovers=["F2"], **asked)
    play(game, f"resolve {kind}", "take inner")
    assert own(game)["movement"] == movement
    assert ("1 south" in legal(game, "move")) == (movement > 0)
    assert legal(game, "place")


@rule("planet_unknown", "16.8.2")
def test_each_look_at_the_next_rank_shows_a_random_card() -> None:
    next_rank = ["wage_increase", "approved_overtime", "first_planet_holiday"]
    cards = ["rising_planet_award", "commerce_agreement_1", "salvage_yard", *next_rank]
    asked: dict[str, Any] = {"phase": "civ", "questions": [("act", 0)], "open": {"card-1": 2}}
    looks = set()
    for chance in range(20):
        words = [chance * 2**24, chance * 2**25, chance, 1]
        position = planetfall.describe(republic(2, cards_in_play=cards, **asked)) | {"chance": words}
        game = play(planetfall.arrange("planet_unknown", position), "resolve card-1")
        first = [card for card in next_rank if str(number_of(card)) in legal(game, "card")]
        play(game, f"card {number_of('rising_planet_award')}")
        second = [card for card in next_rank if str(number_of(card)) in legal(game, "card")]
        assert len(first) == len(second) == 1
        looks.add((first[0], second[0]))
    assert {first for first, _ in looks} == {second for _, second in looks} == set(next_rank)
    assert any(first != second for first, second in looks)


@rule("planet_unknown", "16.8.2")
def test_republic_2_may_take_a_card_of_the_next_rank() -> None:
    cards = ["temp_agency", "salvage_yard", "wage_increase", "approved_overtime"]
    what: dict[str, Any] = {"phase": "civ", "questions": [("act", 0)], "open": {"card-1": 1}, "cards_in_play": cards}
    game = play(republic(2, **what), "resolve card-1")
    assert len(legal(game, "card")) == 3
    assert len(legal(play(republic(1, **what), "resolve card-1"), "card")) == 2


@rule("planet_unknown", "16.8.3")
def test_republic_3_jumps_between_population_symbols() -> None:
    laid = ["I2 civ energy at F1 0", "I3 civ energy at F3 180"]  # symbols of population on F1 and F4
    laid.append("I2 biomass civ at G3 0")  # and on G4
    game = play(republic(3, laid=laid, rovers=["F1"], movement=2), "lift 1")
    assert legal(game, "jump") == ["F4", "G4"]
    assert why(game, "jump F3") == "16.8.3"
    play(game, "jump F4")
    assert own(game)["movement"] == 1


@rule("planet_unknown", "16.8.4", "16.8.7")
@pytest.mark.parametrize(
    ("level", "opened"), [(3, {"card-1": 1, "setback": 1}), (4, {"card-1": 1, "setback": 1, "boost": 1})]
)
def test_republic_milestones_set_another_tracker_back(level: int, opened: dict[str, int]) -> None:
    game = republic(level, trackers={"civ": 1, "water": 2}, open={"civ": 1})
    play(game, "resolve civ")
    assert own(game)["open"] == opened
    play(game, "resolve setback")
    assert legal(game) == ["regress water", "regress tech"]
    play(game, "regress water")
    assert tracker(game, "water") == 1


@rule("planet_unknown", "16.8.7", "10.9", "10.17")
def test_republic_regresses_nothing_for_a_milestone_without_benefits() -> None:
    position = planetfall.describe(republic(trackers={"civ": 1, "water": 3}, open={"civ": 1, "boost": 1}))
    game = planetfall.arrange("planet_unknown", position | {"event": 45})
    play(game, "resolve civ")
    assert (tracker(game, "civ"), own(game)["open"]) == (2, {"boost": 1})
    owner = player(corporation="republic", turn_left=False, trackers={"civ": 1}, questions=[("act", 0)])
    owner["open"] = {"event": 1, "boost": 1}  # of the boost its track is asked for at once
    game = a_table(owner, player(turn_left=False, questions=[]), event=4, phase="event", deck=[20])
    play(game, "resolve event", "advance civ")
    assert (tracker(game, "civ"), own(game)["open"]) == (4, {})


@rule("planet_unknown", "16.8.7")
def test_nothing_happens_if_no_tracker_can_regress() -> None:
    game = republic(trackers={"civ": 1}, open={"civ": 1})
    play(game, "resolve civ")
    play(game, "resolve setback")
    assert own(game)["open"] == {"card-1": 1}


@rule("planet_unknown", "16.8.5")
def test_republic_5_takes_two_cards_at_the_end() -> None:
    cards = ["rising_planet_award", "top_planet_award", "best_planet_to_live_on_award"]
    game = republic(5, done=True, open={"any": 1})
    position = planetfall.describe(game) | {"last_round": True, "cards_in_play": cards}
    position["players"][1]["turn_left"] = False
    game = planetfall.arrange("planet_unknown", position)
    play(game, "resolve any", "advance water")
    play(game, *(f"card {number_of(card)}" for card in ("best_planet_to_live_on_award", "top_planet_award")))
    assert game.actors() == []
    assert own(game)["cards_shown"] == ["top_planet_award", "best_planet_to_live_on_award"]


@rule("planet_unknown", "16.8.5", "11.6")
def test_republic_5_reached_by_the_last_cards_still_takes_two() -> None:
    cards = ["temp_agency", "top_planet_award", "best_planet_to_live_on_award"]
    entry = player(done=True, corporation="republic", trackers={"tech": 13, "civ": 1}, cards=["planet_lottery"])
    game = a_table(entry, player(done=True), last_round=True, cards_in_play=cards)
    play(game, "done", "advance civ")
    while game.actors():
        play(game, "advance tech" if "advance tech" in legal(game) else legal(game)[0])
    assert tracker(game, "tech") == 14
    assert set(own(game)["cards_shown"]) == {*cards, "planet_lottery"}


@rule("planet_unknown", "16.8.5", "9.3", "9.11")
def test_an_immediate_card_that_republic_5_takes_is_resolved_in_the_end_phase() -> None:
    entry = player(done=True, corporation="republic", trackers={"tech": 14}, laid=["patch F1"], rovers=["F1"])
    cards = ["depot_repair_online", "dept_of_engineering", "top_planet_award"]
    game = a_table(entry | {"movement": 1}, player(done=True), last_round=True, cards_in_play=cards)
    game = planetfall.arrange("planet_unknown", planetfall.describe(game) | {"stacks": {"I3": ["I3 rover tech"]}})
    play(game, "done", f"card {number_of('depot_repair_online')}")
    assert legal(game) == ["resolve extra-tile", "resolve card"]
    play(game, "resolve extra-tile", "take inner", "place F2 0", "resolve rover", "resolve tech")
    assert own(game)["laid"] == ["patch F1", "I3 rover tech at F2 0"]
    assert (tracker(game, "rover"), tracker(game, "tech")) == (1, 15)
    assert game.actors() == [0]
    play(game, f"card {number_of('top_planet_award')}")
    resolve_all(game)
    assert game.actors() == []
    assert set(own(game)["cards_shown"]) == {"depot_repair_online", "top_planet_award"}


@rule("planet_unknown", "10.17", "10.5", "16.8.5")
@pytest.mark.parametrize("event", [45, 59])
def test_a_technology_reached_in_vain_in_the_last_round_works_in_the_end_phase(event: int) -> None:
    cards = ["rising_planet_award", "top_planet_award", "best_planet_to_live_on_award"]
    entry = player(done=True, corporation="republic", trackers={"tech": 13}, working=[1, 2, 3, 4])
    entry |= {"open": {"tech": 1}, "movement": 1, "rovers": ["F2"]}
    game = a_table(entry, player(done=True), event=event, last_round=True, cards_in_play=cards)
    play(game, "resolve tech")
    assert isinstance(game, PlanetUnknown)
    assert (tracker(game, "tech"), level_works(game, 0, 5)) == (14, False)
    play(game, "done")
    assert level_works(game, 0, 5)
    play(game, *(f"card {number_of(card)}" for card in ("best_planet_to_live_on_award", "top_planet_award")))
    assert own(game)["cards_shown"] == ["top_planet_award", "best_planet_to_live_on_award"]
    assert game.actors() == []


def number_of(card: str) -> int:
    return [entry.id for entry in standard().cards].index(card) + 1


# -- Wormhole Corp ---------------------------------------------------------------------------------------------------


def wormhole(level: int = 0, tile: str = "", **what: Any) -> Game:
    trackers = {"tech": LEVELS[level] if level else 0, **what.pop("trackers", {})}
    return a_turn(tile, corporation="wormhole_corp", trackers=trackers, **what)


@rule("planet_unknown", "16.9.1")
def test_wormhole_1_sets_the_biomass_tracker_back_to_the_start() -> None:
    game = play(wormhole(1, trackers={"biomass": 5}), "use 1")
    assert tracker(game, "biomass") == 0
    assert why(wormhole(1, trackers={"biomass": 4}), "use 1") == "8.5"
    game = play(wormhole(1, trackers={"biomass": 5}, open={"boost": 1}), "resolve boost", "advance biomass")
    assert tracker(game, "biomass") == 1
    game = play(wormhole(trackers={"biomass": 5}, open={"boost": 1}), "resolve boost")
    assert why(game, "advance biomass") == "4.6"


@rule("planet_unknown", "16.9.1", "4.13")
def test_a_biomass_resource_does_not_force_the_tracker_of_wormhole_back() -> None:
    game = play(wormhole(1, trackers={"biomass": 5}, open={"biomass": 1}), "resolve biomass")
    assert tracker(game, "biomass") == 5
    game = play(wormhole(1, trackers={"biomass": 5}, open={"biomass": 1}), "use 1", "resolve biomass", "half patch")
    assert tracker(game, "biomass") == 1


@rule("planet_unknown", "16.9.1")
def test_several_advances_end_on_the_last_double_space() -> None:
    game = play(wormhole(1, trackers={"biomass": 4}, open={"double": 2}), "resolve double", "advance biomass")
    assert tracker(game, "biomass") == 5
    game = play(wormhole(1, trackers={"biomass": 5}, open={"double": 2}), "resolve double", "advance biomass")
    assert tracker(game, "biomass") == 2


@rule("planet_unknown", "5.4", "16.9.2")
@pytest.mark.parametrize("over", [["F1"], ["F1", "F2", "F3"]])
def test_a_patch_on_the_energy_section_leaves_the_other_resource_of_the_tile(over: list[str]) -> None:
    """On F1 energy, which would touch the water of G1; population on F2 and F3."""
    laid = ["I2 water rover at G1 0"]
    game = wormhole(2, "I3 civ energy", laid=laid, lifepods=[], open={"patch": len(over)})
    play(game, "take inner", "place F1 0")
    for cell in over:
        play(game, "resolve patch", f"patch {cell}")
    play(game, "resolve energy")  # and population by itself, which is all that is left
    assert (tracker(game, "civ"), tracker(game, "water")) == (2, 0)


@rule("planet_unknown", "5.4")
def test_areas_on_both_sides_of_a_parted_energy_section_count() -> None:
    """Energy on F5, F6 and G7 is parted by the patch on G6; F6 touches water and the patch, G7 technology alone."""
    parts = {"laid": ["I2 rover tech at H6 0"], "lifepods": [], "open": {"boost": 1, "patch": 2}}
    game = a_turn("Z5 energy water", corporation="wormhole_corp", trackers={"tech": 10}, **parts)
    play(game, "take outer", "place E5 0", "resolve patch", "patch G6", "resolve energy")
    assert legal(game) == ["advance water", "advance tech"]


STRUCK: dict[str, Any] = {
    "laid": ["I3 civ energy * at F1 0"],
    "meteorites": ["F3"],
}  # energy F1, population F2 (symbol) and F3 (crater)


@rule("planet_unknown", "16.9.2", "16.9.5", "14.4")
@pytest.mark.parametrize(("level", "over"), [(1, []), (2, ["F1", "F2"]), (5, ["F1", "F2", "F3"])])
def test_wormhole_2_and_5_put_patches_onto_tiles(level: int, over: list[str]) -> None:
    game = play(wormhole(level, done=True, open={"patch": 1}, **STRUCK), "resolve patch")
    cells = legal(game, "patch")
    assert [cell for cell in cells if cell in ("F1", "F2", "F3")] == over
    if level == 5:
        play(game, "patch F3")
        assert (own(game).get("meteorites", []), own(game)["meteorites_collected"]) == ([], 0)
        assert [event.kind for event in game.events].count(DESTROYED_METEORITE) == 1


@rule("planet_unknown", "16.9.2", "6.1")
def test_a_cell_under_a_patch_is_biomass_and_no_longer_the_tile() -> None:
    game = play(wormhole(2, done=True, open={"patch": 1, "rover-landing": 1}, **STRUCK), "resolve patch", "patch F2")
    assert legal(game, "land") == ["F1", "F3"]
    play(game, "land F1")
    assert planetfall.describe(game)["players"][0]["laid"][-1] == "patch F2"


@rule("planet_unknown", "16.9.3")
def test_wormhole_3_doubles_a_patch_once_per_round() -> None:
    game = play(wormhole(3, open={"patch": 1}), "use 3")
    assert own(game)["open"] == {"patch": 2}
    assert why(game, "use 3") == "8.3"
    assert why(wormhole(3), "use 3") == "8.5"


@rule("planet_unknown", "16.9.3")
def test_wormhole_3_doubles_one_of_several_patches_and_a_kept_one_when_it_is_placed() -> None:
    game = play(wormhole(3, open={"patch": 3}), "use 3")
    assert own(game)["open"] == {"patch": 4}
    entry = player(done=True, corporation="wormhole_corp", trackers={"tech": LEVELS[4]}, kept_patches=1, movement=1)
    kept = a_table(entry | {"rovers": ["F2"]}, player(done=True), last_round=True)
    resolve_all(play(kept, "done", "use 3"))
    assert len(own(kept)["laid"]) == 2


@rule("planet_unknown", "16.9.4")
def test_wormhole_4_keeps_patches() -> None:
    game = play(wormhole(4, done=True, open={"patch": 1}, laid=["patch F1"]), "resolve patch", "keep-patch")
    assert own(game)["kept_patches"] == 1


@rule("planet_unknown", "16.9.7")
@pytest.mark.parametrize(("laid", "biomass"), [(["patch G1"], 1), (["patch G3"], 0)])
def test_wormhole_needs_biomass_that_enlarges_an_area(laid: list[str], biomass: int) -> None:
    """Biomass on F1; G1 touches it, G3 touches the technology on F3."""
    game = play(wormhole(tile="I3 tech biomass", laid=laid), "take inner", "place F1 0")
    assert own(game)["open"].get("biomass", 0) == biomass


@rule("planet_unknown", "16.9.8")
def test_energy_never_advances_the_biomass_of_wormhole() -> None:
    game = play(wormhole(tile="I3 civ energy", laid=["patch E2"]), "take inner", "place F2 0", "resolve energy")
    assert (tracker(game, "civ"), tracker(game, "biomass")) == (2, 0)  # no choice: energy advanced population


@rule("planet_unknown", "16.9.9", "12.2")
@pytest.mark.parametrize(
    ("place", "half", "opened", "advanced"),
    [
        (0, "bonus", {"boost": 1}, ""),
        (0, "patch", {"patch": 1}, ""),
        (1, "bonus", {}, "civ"),
        (2, "bonus", {}, "water"),
        (3, "bonus", {}, "tech"),
        (4, "bonus", {"rover-landing": 1}, "rover"),
        (4, "patch", {"patch": 1}, ""),
    ],
)
def test_one_of_two_benefits_of_a_double_space(place: int, half: str, opened: dict[str, int], advanced: str) -> None:
    game = wormhole(trackers={"biomass": place}, open={"biomass": 1})
    play(game, "resolve biomass", f"half {half}")
    assert own(game)["open"] == opened
    assert {name: space for name, space in own(game)["trackers"].items() if space} == (
        {"biomass": place + 1} | ({advanced: 1} if advanced else {})
    )
    assert game.scores()[0] == [0, 0, 1, 2, 3, 5][place + 1]
