"""Rulebook chapter 4: trackers, what their spaces give, and the open list."""

from typing import Any

import pytest

import planetfall
from planetfall.games.planet_unknown.play import PlanetUnknown
from tests.builders import rule
from tests.games.planet_unknown.builders import a_table, codes, own, play, player, refused


def a_turn(**what: Any) -> PlanetUnknown:
    """Seat 0 has placed its tile and resolves what is open; a rover with movement keeps the turn from ending."""
    turn = {"turn_left": False, "questions": [("act", 0)], "rovers": ["F6"], "movement": 1}
    return a_table(player(**{**turn, **what}), player())


@rule("planet_unknown", "4.1")
def test_there_are_five_tracks_and_energy_has_none() -> None:
    game = a_turn(open={"boost": 1})
    play(game, "resolve boost")
    assert codes(game, "advance") == ["civ", "water", "biomass", "rover", "tech"]
    with pytest.raises(ValueError, match="'advance energy' is no move"):
        planetfall.code(game, "advance energy")


@rule("planet_unknown", "4.2", "4.13")
def test_the_open_list_is_resolved_in_any_order_and_must_be_emptied() -> None:
    game = a_turn(open={"boost": 1, "patch": 1, "tech": 1})
    assert codes(game, "resolve") == ["tech", "boost", "patch"]
    assert refused(game, "done") == "4.13"
    assert refused(game, "resolve energy") == "4.2"
    play(game, "resolve patch", "patch F1", "move 1 north", "resolve tech", "advance tech")
    assert own(game, "trackers")["tech"] == 2


@rule("planet_unknown", "4.2", "8.1")
def test_what_was_gained_first_may_be_resolved_last_and_profit_from_a_technology() -> None:
    game = a_turn(open={"boost": 1, "rover": 1}, trackers={"tech": 6, "rover": 3})
    play(game, "resolve boost", "advance tech")  # technology 3: one more movement
    play(game, "resolve rover")
    assert own(game, "movement") == 1 + 2 + 1


@rule("planet_unknown", "8.1", "16.1.4")
@pytest.mark.parametrize(
    ("moves", "water"),
    [(("resolve energy", "advance tech"), 2), (("resolve water", "advance tech"), 1)],
)
def test_water_counts_twice_if_the_technology_is_reached_before_it_is_resolved(
    moves: tuple[str, ...], water: int
) -> None:
    owner = player(trackers={"tech": 9}, laid=["I2 rover tech at G1 180"])
    game = a_table(owner, player(), stacks={"I3": ["I3 energy water"]})
    play(game, "take inner", "place F1 180", *moves)
    assert own(game, "trackers")["water"] == water


@rule("planet_unknown", "11.3", "16.1.4")
def test_water_that_found_no_ice_is_forgotten() -> None:
    """A later tile that is put aside advances water by one space, whatever was placed before."""
    game = a_table(player(trackers={"tech": 10}), player(), stacks={"I3": ["I3 energy water", "I3 energy water *"]})
    play(game, "take inner", "place G1 0")
    assert own(game, "water_placed") is None


@rule("planet_unknown", "4.3")
def test_several_advances_give_the_benefits_of_every_space() -> None:
    game = a_turn(open={"double": 2}, trackers={"biomass": 1})
    play(game, "resolve double", "advance biomass")
    assert codes(game, "resolve") == ["boost", "patch"]


@rule("planet_unknown", "4.4", "4.6")
def test_a_tracker_on_top_stays_there_and_only_rover_still_gives_movement() -> None:
    top = dict.fromkeys(("civ", "water", "biomass", "rover", "tech"), 15)
    game = a_turn(open={"boost": 1}, trackers=top | {"tech": 2})
    play(game, "resolve boost")
    assert codes(game, "advance") == ["rover", "tech"]
    assert refused(game, "advance civ") == "4.6"
    play(game, "advance rover")
    assert own(game, "movement") == 1 + 4
    assert own(game, "trackers")["rover"] == 15


@rule("planet_unknown", "4.4")
@pytest.mark.parametrize(("corporation", "movement"), [("horizon_group", 5), ("jump_drive", 3)])
def test_what_the_top_of_the_rover_track_gives_depends_on_the_corporation(corporation: str, movement: int) -> None:
    game = a_turn(corporation=corporation, open={"rover": 1}, trackers={"rover": 15})
    play(game, "resolve rover")
    assert own(game, "movement") == 1 + movement


@rule("planet_unknown", "4.5")
def test_a_boost_may_bring_the_next_boost() -> None:
    game = a_turn(open={"boost": 1}, trackers={"water": 2})
    play(game, "resolve boost", "advance water")
    assert codes(game, "resolve") == ["boost"]


@rule("planet_unknown", "4.6")
def test_an_advance_that_nobody_can_make_is_lost() -> None:
    top = dict.fromkeys(("civ", "water", "biomass", "tech"), 15)
    game = a_turn(trackers=top, open={"civ": 1})
    play(game, "resolve civ")
    assert own(game, "trackers")["civ"] == 15
    assert codes(game, "resolve") == []


@rule("planet_unknown", "4.7", "4.8", "4.9", "4.10", "4.12")
@pytest.mark.parametrize(
    ("track", "space", "opened", "movement"),
    [
        ("civ", 3, {"card-1": 1}, 0),
        ("civ", 6, {"card-2": 1}, 0),
        ("civ", 14, {"card-4": 1}, 0),
        ("biomass", 3, {"patch": 1}, 0),
        ("rover", 1, {"rover-landing": 1}, 0),
        ("rover", 6, {"rover-landing": 1}, 2),
        ("rover", 9, None, 3),
        ("water", 3, {"boost": 1}, 0),
        ("water", 13, None, 0),  # a medal is no benefit
    ],
)
def test_a_space_gives_what_is_printed_on_it(
    track: str, space: int, opened: dict[str, int] | None, movement: int
) -> None:
    game = a_turn(open={track: 1}, trackers={track: space - 1})
    play(game, f"resolve {track}")
    assert (own(game, "open"), own(game, "movement")) == (opened, 1 + movement)


@rule("planet_unknown", "4.11", "8.1")
def test_a_technology_works_while_the_tracker_is_on_its_space_or_above() -> None:
    far = "place F9 0"
    for space, clause in ((2, "3.4"), (3, ""), (4, ""), (15, "")):
        asked: dict[str, Any] = {"tile": "I2 civ energy", "turn_left": False, "questions": [("act", 0), ("place", 0)]}
        game = a_table(player(laid=["patch F1"], trackers={"tech": space}, **asked), player())
        assert refused(game, far) == clause


@rule("planet_unknown", "4.13")
def test_movement_may_be_given_up() -> None:
    game = a_turn(movement=3)
    assert refused(game, "done") == ""


@rule("planet_unknown", "4.14")
def test_a_tracker_that_cannot_regress_may_not_be_chosen() -> None:
    game = a_turn(corporation="republic", trackers={"civ": 5, "water": 1, "tech": 2}, open={"setback": 1})
    play(game, "resolve setback")
    assert codes(game, "regress") == ["water", "tech"]
    assert refused(game, "regress biomass") == "4.14"
    assert refused(game, "regress civ") == "4.6"
