"""Rulebook chapter 10: the event deck and what its cards do."""

from typing import Any

import pytest

import planetfall
from planetfall.core.rng import seeded
from planetfall.core.view import Reader
from planetfall.games.planet_unknown.components import standard
from planetfall.games.planet_unknown.levels import level_works
from planetfall.games.planet_unknown.play import PlanetUnknown
from planetfall.games.planet_unknown.view import view
from tests.builders import rule
from tests.games.planet_unknown.builders import Player, a_table, codes, filled, own, placing, play, player, refused

SETTING = {"station": "commander", "events": "set", "green": 10, "orange": 5}
ALL = ["civ", "water", "biomass", "rover", "tech"]

# What cards say, by their numbers; trackers stand in the order of the tracks.
ADVANCES = {
    5: ["civ", "rover"],
    6: ["rover", "tech"],
    7: ["water", "rover"],
    8: ["biomass", "rover"],
    9: ["civ", "tech"],
    10: ["civ", "water"],
    11: ["civ", "biomass"],
    12: ["water", "tech"],
    13: ["biomass", "tech"],
    14: ["water", "biomass"],
}
REGRESSES = {
    21: (1, ["civ", "rover"]),
    22: (1, ["rover", "tech"]),
    23: (1, ["water", "rover"]),
    24: (1, ["biomass", "rover"]),
    25: (1, ["civ", "tech"]),
    26: (1, ["civ", "water"]),
    27: (1, ["civ", "biomass"]),
    28: (1, ["water", "tech"]),
    29: (1, ["biomass", "tech"]),
    30: (1, ["water", "biomass"]),
    32: (1, ALL),
    41: (2, ALL),
    42: (3, ALL),
}
CLOSED = {  # tiles with the closed terrain on their first cell and another one on both others
    33: "I3 energy water",
    34: "I3 tech biomass",
    35: "I3 civ energy",
    36: "I3 water rover",
    37: "I3 rover tech",
    38: "I3 biomass civ",
}
tried: set[int] = set()  # all the others


def card(*numbers: int) -> pytest.MarkDecorator:
    """Runs a test for each of these cards; the last test of all sees that no card of the box is left out."""
    tried.update(numbers)
    return pytest.mark.parametrize("event", numbers)


def shown(event: int, *players: Player, **table: Any) -> PlanetUnknown:
    """The commander turns the station and this event is shown; one more card is left in the deck."""
    first, *others = players
    waiting = [other | {"questions": []} for other in others]
    deck = table.pop("deck", [17 if event == 20 else 20, event])
    game = a_table(first | {"questions": [("turn", 0)]}, *waiting, phase="turn", setting=SETTING, deck=deck, **table)
    play(game, "turn 0")
    return game


def lasting(event: int, owner: Player) -> PlanetUnknown:
    """In the middle of a tile turn while this event lasts."""
    turn = {"turn_left": False, "questions": [("act", 0)]}
    return a_table(turn | owner, player(), event=event)


# -- the deck --------------------------------------------------------------------------------------------------------


@rule("planet_unknown", "1.12", "10.1", "13.3")
@pytest.mark.parametrize(("seats", "green", "orange"), [(1, 20, 0), (1, 7, 7), (2, 16, 2), (4, 0, 2), (6, 5, 10)])
def test_the_deck_has_twenty_cards_in_the_colours_agreed(seats: int, green: int, orange: int) -> None:
    options = {"events": "set", "green": str(green), "orange": str(orange)}
    position = planetfall.describe(planetfall.new("planet_unknown", seats=seats, seed=3, options=options))
    cards = [standard().events[number - 1] for number in (*position["deck"], *position.get("shown_events", []))]
    assert sorted(card.colour for card in cards) == ["green"] * green + ["orange"] * orange + ["red"] * (
        20 - green - orange
    )
    assert seats == 1 or not any(card.solo_only for card in cards)


@rule("planet_unknown", "10.1")
def test_a_deck_that_the_cards_cannot_make_is_refused() -> None:
    for green, orange in ((17, 0), (0, 1), (15, 6)):
        options = {"events": "set", "green": str(green), "orange": str(orange)}
        with pytest.raises(ValueError, match=r"the event deck has .* cards, expected 0 to "):
            planetfall.new("planet_unknown", seats=2, seed=3, options=options)


@rule("planet_unknown", "10.2")
def test_the_colours_may_be_drawn_by_lot() -> None:
    mixes = set()
    for seed in range(30):
        game = planetfall.new("planet_unknown", seats=2, seed=seed, options={"events": "random"})
        green, orange, red = planetfall.describe(game)["colours"]
        assert green <= 13
        assert orange <= 13
        assert green + orange + red == 20
        mixes.add((green, orange, red))
    assert len(mixes) > 20


@rule("planet_unknown", "10.3")
def test_the_next_card_is_shown_after_the_station_has_turned() -> None:
    game = shown(39, player(), player())
    assert view(game, Reader(None)).event.startswith("Event 39")
    assert view(game, Reader(None)).events_left == 1


@rule("planet_unknown", "10.4", "2.1")
def test_population_cards_of_an_event_are_taken_in_turn_order_before_tiles() -> None:
    ready = player(trackers={"civ": 2})
    cards = ["temp_agency", "salvage_yard", "rising_planet_award"]
    game = shown(5, ready, ready, cards_in_play=cards)
    assert game.actors() == [0, 1]
    play(game, "advance civ", seat=1)
    play(game, "advance civ", seat=0)
    assert game.actors() == [0]
    assert codes(game, "card") == ["1", "5", "7"]
    play(game, "card 7", seat=0)
    assert game.actors() == [1]
    play(game, "card 5", seat=1)


@rule("planet_unknown", "10.5")
def test_a_card_for_the_round_is_over_when_the_round_is() -> None:
    game = shown(39, player(laid=["patch F4"]), player(laid=["patch F4"]))
    for seat in (0, 1):
        play(game, "take inner", seat=seat)
        assert refused(game, "place F1 0", seat) == "10.15"
        while seat in game.actors() and planetfall.describe(game).get("event") == 39:
            game.apply(seat, game.legal(seat)[0])
    assert planetfall.describe(game).get("event") != 39


@rule("planet_unknown", "10.5", "11.5")
def test_a_card_for_the_round_does_not_bind_the_end_phase() -> None:
    """Boosts give nothing in the last round, but those of a card for the end do."""
    last = player(cards=["gaming_commission"], trackers={"water": 2}, turn_left=False, questions=[("act", 0)])
    last |= {"movement": 1, "rovers": ["F6"]}
    game = a_table(last, player(turn_left=False, questions=[]), event=58, last_round=True)
    play(game, "done", "advance water", "advance tech")
    assert own(game, "trackers")["tech"] == 1


@rule("planet_unknown", "10.6")
def test_a_placement_rule_that_leaves_no_placement_is_ignored() -> None:
    game = shown(39, player(), player())  # the first piece has to cover an edge cell
    play(game, "take inner")
    assert refused(game, "place F1 0") == ""
    assert refused(game, "place F5 0") == "3.3"


@rule("planet_unknown", "10.6", "10.22")
def test_a_tile_may_touch_its_like_if_it_fits_nowhere_else() -> None:
    """Two open cells among patches: the biomass of the tile cannot but touch biomass."""
    laid = filled("ksb_4156", "F1", "G1")
    game = a_table(player(laid=laid), player(), event=55, stacks={"I2": ["I2 biomass civ"]}, ring_offset=4)
    assert codes(game, "place") == ["F1 90", "F1 270"]  # taken at once: the other one is too large


@rule("planet_unknown", "10.7", "11.2")
def test_the_round_of_the_last_card_is_the_last_one() -> None:
    game = shown(39, player(laid=["patch F3"]), player(laid=["patch F3"]), deck=[39])
    while game.actors():
        seat = game.actors()[0]
        game.apply(seat, game.legal(seat)[0])
    assert planetfall.describe(game).get("round", 1) == 1


# -- trackers --------------------------------------------------------------------------------------------------------


def moved(game: PlanetUnknown, start: int = 0) -> dict[str, int]:
    """Trackers of seat 0 that have left the space they all began on, and by how far."""
    return {track: space - start for track, space in own(game, "trackers").items() if space != start}


@rule("planet_unknown", "10.4", "10.8")
@pytest.mark.parametrize(("event", "tracks"), ADVANCES.items())
def test_one_of_two_trackers_advances(event: int, tracks: list[str]) -> None:
    assert codes(shown(event, player(), player()), "advance") == tracks
    for track in tracks:
        game = shown(event, player(), player())
        play(game, f"advance {track}")
        assert moved(game) == {track: 1}


@rule("planet_unknown", "10.4", "10.8")
def test_the_advance_of_an_event_brings_its_benefit() -> None:
    game = shown(8, player(trackers={"biomass": 2}), player())
    play(game, "advance biomass")
    assert len(codes(game, "patch")) == 28


@rule("planet_unknown", "10.9")
@card(4)
def test_three_spaces_without_benefits(event: int) -> None:
    for track in ("civ", "water", "biomass"):  # past a card, a boost and a patch
        game = shown(event, player(), player())
        assert codes(game, "advance") == ["civ", "water", "biomass"]
        play(game, f"advance {track}")
        assert moved(game) == {track: 3}
        assert own(game, "open") is None


@rule("planet_unknown", "10.10")
@pytest.mark.parametrize(("event", "spaces", "tracks"), [(event, *row) for event, row in REGRESSES.items()])
def test_one_of_the_trackers_named_regresses(event: int, spaces: int, tracks: list[str]) -> None:
    high = player(trackers=dict.fromkeys(ALL, 9))
    assert codes(shown(event, high, player()), "regress") == tracks
    for track in tracks:
        game = shown(event, high, player())
        play(game, f"regress {track}")
        assert moved(game, start=9) == {track: -spaces}


@rule("planet_unknown", "4.14", "10.10")
def test_a_tracker_on_the_start_does_not_regress() -> None:
    game = shown(32, player(trackers={"civ": 2, "water": 9, "rover": 1}), player())
    assert codes(game, "regress") == ["civ", "water", "rover"]


@rule("planet_unknown", "4.14", "10.10")
def test_a_regress_goes_as_far_as_possible_and_nobody_falls_below_the_start() -> None:
    game = shown(42, player(trackers={"civ": 2, "water": 9}), player())
    play(game, "regress civ")
    assert own(game, "trackers")["civ"] == 0
    assert own(game, "trackers", seat=1)["civ"] == 0


@rule("planet_unknown", "10.11")
@card(16)
def test_a_patch_for_everybody(event: int) -> None:
    game = shown(event, player(), player())
    for seat in (0, 1):
        play(game, "patch F1", seat=seat)
        assert own(game, "laid", seat) == ["patch F1"]
        assert codes(game, "patch", seat) == []


@rule("planet_unknown", "10.11")
@card(17, 20)
def test_a_boost_for_everybody(event: int) -> None:
    game = shown(event, player(), player())
    assert [codes(game, "advance", seat) for seat in (0, 1)] == [ALL, ALL]


# -- things ----------------------------------------------------------------------------------------------------------


@rule("planet_unknown", "10.12")
@card(18)
def test_a_lifepod_is_collected(event: int) -> None:
    game = shown(event, player(), player())
    assert codes(game, "pick") == ["H3", "B5", "K5", "C8", "I9", "F10"]
    play(game, "pick H3")
    assert own(game, "lifepods_collected") == 1
    assert "H3" not in own(game, "lifepods")


@rule("planet_unknown", "10.12")
@card(19)
def test_a_meteorite_is_collected(event: int) -> None:
    laid = ["I2 civ energy * at F1 0", "I2 energy water * at F3 0"]
    game = shown(event, player(laid=laid, meteorites=["F2", "F4"]), player())
    assert codes(game, "pick") == ["F2", "F4"]
    play(game, "pick F4")
    assert own(game, "meteorites_collected") == 1
    assert own(game, "meteorites") == ["F2"]


@rule("planet_unknown", "10.13")
@card(31, 43)
def test_a_meteorite_strikes_an_empty_symbol_and_a_rover_there_is_lost(event: int) -> None:
    tile = "I2 civ energy * at F1 0"
    game = shown(event, player(laid=[tile], rovers=["F2"]), player())
    assert own(game, "meteorites") == ["F2"]
    assert own(game, "rovers") == ["", "", "", "", ""]
    assert own(game, "meteorites", seat=1) is None


@rule("planet_unknown", "10.13", "16.9.2")
def test_no_meteorite_strikes_a_symbol_under_a_patch() -> None:
    laid = ["I2 civ energy * at F1 0", "patch F2"]
    game = shown(31, player(corporation="wormhole_corp", laid=laid), player())
    assert own(game, "meteorites") is None


@rule("planet_unknown", "10.14")
@pytest.mark.parametrize(("event", "tile"), CLOSED.items())
def test_closed_terrain_cannot_be_entered_but_left(event: int, tile: str) -> None:
    owner = player(laid=[f"{tile} at F1 0"], rovers=["F1", "G2"], supply=0, movement=3)
    game = lasting(event, owner)
    play(game, "move 1 east")  # onto the empty cell G1
    assert refused(game, "move 1 west") == "10.14"
    assert refused(game, "move 2 west") == ""  # the other terrain of the tile
    play(game, "move 2 west")
    assert refused(game, "move 2 north") == "10.14"


@rule("planet_unknown", "10.14")
@pytest.mark.parametrize(("event", "tile"), CLOSED.items())
def test_no_rover_is_placed_on_closed_terrain(event: int, tile: str) -> None:
    asked = {"turn_left": False, "questions": [("act", 0), ("land", 0)]}
    game = a_table(player(laid=[f"{tile} at F1 0"]) | asked, player(), event=event)
    assert refused(game, "land F1") == "10.14"
    assert codes(game, "land") == ["F2", "F3"]


@rule("planet_unknown", "10.18")
@card(47)
def test_whoever_has_two_rovers_loses_one(event: int) -> None:
    game = shown(event, player(rovers=["F1", "G1"]), player(rovers=["F1"]))
    assert codes(game, "lift") == ["1", "2"]
    play(game, "lift 2")
    assert own(game, "rovers") == ["F1", "", "", "", ""]
    assert own(game, "rovers", seat=1) == ["F1", "", "", "", ""]


@rule("planet_unknown", "10.19")
@card(48)
def test_a_card_of_each_rank_goes_out_of_play(event: int) -> None:
    cards = ["temp_agency", "salvage_yard", "wage_increase", "unionization", "planet_lottery", "space_citizen_decree"]
    game = shown(event, player(), player(), cards_in_play=cards)
    assert list(view(game, Reader(None)).cards_in_play) == [1, 0, 0, 1]


@rule("planet_unknown", "10.19")
def test_the_card_that_goes_is_random_even_for_who_has_seen_one() -> None:
    """Republic has looked at one of three; it may be the one that goes, and Republic cannot tell."""
    cards = ["wage_increase", "approved_overtime", "relocation_bonus"]
    seen = player(corporation="republic", seen={"wage_increase": 99})
    gone = set()
    for chance in range(20):
        game = shown(48, seen, player(), cards_in_play=cards, chance=[chance * 2**24, chance, 2, 3])
        gone |= set(planetfall.describe(game)["cards_removed"])
        twin = game.copy()
        twin.imagine(0, seeded(chance))
        gone |= {f"imagined {card}" for card in planetfall.describe(twin)["cards_removed"]}
    assert set(cards) <= gone
    assert {f"imagined {card}" for card in cards} <= gone


@rule("planet_unknown", "10.20")
@card(49)
def test_a_lifepod_on_the_planet_is_lost(event: int) -> None:
    game = shown(event, player(), player())
    play(game, "pick H3")
    assert "H3" not in own(game, "lifepods")
    assert own(game, "lifepods_collected") is None


RICH = player(lifepods_collected=2, meteorites_collected=3, lifepods=[])


@rule("planet_unknown", "10.20")
@card(50)
def test_a_collected_lifepod_is_lost(event: int) -> None:
    game = shown(event, RICH, player())
    assert (own(game, "lifepods_collected"), own(game, "meteorites_collected")) == (1, 3)
    assert own(game, "lifepods_collected", seat=1) is None


@rule("planet_unknown", "10.20")
@card(51)
def test_a_collected_meteorite_is_lost(event: int) -> None:
    game = shown(event, RICH, player())
    assert (own(game, "lifepods_collected"), own(game, "meteorites_collected")) == (2, 2)
    assert own(game, "meteorites_collected", seat=1) is None


@rule("planet_unknown", "10.20", "16.5.7")
def test_a_lifepod_lost_from_a_slot_takes_its_technology_along() -> None:
    game = shown(
        50, player(corporation="jump_drive", lifepods_on_slots=[4], lifepods_collected=1, lifepods=[]), player()
    )
    assert codes(game, "unstow") == ["area", "slot 4"]
    play(game, "unstow slot 4")
    assert own(game, "lifepods_on_slots") is None


@rule("planet_unknown", "10.21")
@card(53, 54)
def test_a_boost_or_a_secret_look_at_the_next_card(event: int) -> None:
    game = shown(event, player(), player())
    assert refused(game, "boost") == ""
    play(game, "peek")
    assert view(game, Reader(0)).next_event.startswith("Event 20 ")
    assert view(game, Reader(1)).next_event == ""
    play(game, "boost", seat=1)
    assert codes(game, "advance", seat=1) == ALL
    last = shown(event, player(), player(), deck=[event])  # there is no next card: the boost is taken already
    assert codes(last, "advance") == ALL


@rule("planet_unknown", "10.21")
def test_a_look_at_the_next_card_is_used_up_when_it_is_shown() -> None:
    game = shown(39, player(peeked=True), player())
    assert own(game, "peeked") is None
    assert view(game, Reader(0)).next_event == ""


# -- rules for the round ---------------------------------------------------------------------------------------------


def ruled(event: int, tile: str, *laid: str) -> PlanetUnknown:
    """A tile to be placed while this event lasts."""
    asked = {"tile": tile, "turn_left": False, "questions": [("act", 0), ("place", 0)]}
    return a_table(player(laid=list(laid)) | asked, player(), event=event)


@rule("planet_unknown", "10.15")
@card(39, 60)
def test_no_tile_may_cover_an_edge_cell(event: int) -> None:
    game = ruled(event, "I2 civ energy", "patch F3")
    assert refused(game, "place F1 0") == "10.15"
    assert refused(game, "place F4 0") == ""
    patch = {"turn_left": False, "questions": [("act", 0), ("patch", 0)]}
    assert refused(a_table(player() | patch, player(), event=event), "patch F1") == ""


@rule("planet_unknown", "10.16")
@card(40, 44)
@pytest.mark.parametrize(("forgone", "advanced"), [("first", "tech"), ("second", "rover")])
def test_one_resource_of_the_tile_does_nothing(event: int, forgone: str, advanced: str) -> None:
    game = a_table(player(), player(), event=event, stacks={"I3": ["I3 rover tech"]})
    play(game, "take inner", f"forgo {forgone}", "place F1 0")
    if codes(game, "resolve"):
        play(game, f"resolve {advanced}")
    assert {track: space for track, space in own(game, "trackers").items() if space} == {advanced: 1}


@rule("planet_unknown", "10.16", "11.3")
@pytest.mark.parametrize("forgone", ["first", "second"])
def test_one_resource_of_a_tile_put_aside_does_nothing_either(forgone: str) -> None:
    laid = filled("ksb_4156", "F1")
    game = a_table(player(laid=laid), player(), event=40, stacks={"I3": ["I3 energy water"]})
    play(game, "take inner", f"forgo {forgone}")
    assert own(game, "trackers")["water"] == 1  # both would make it 2 (11.3)


@rule("planet_unknown", "10.16", "9.11")
@pytest.mark.parametrize("event", [40, 44])
@pytest.mark.parametrize(("forgone", "advanced"), [("first", "tech"), ("second", "rover")])
def test_one_resource_of_a_tile_that_a_card_brings_does_nothing_either(event: int, forgone: str, advanced: str) -> None:
    game = brought_by("extra-tile", event)
    play(game, "resolve extra-tile", "take inner", f"forgo {forgone}", "place F1 0")
    assert codes(game, "resolve") == [advanced, "patch"]
    play(game, f"resolve {advanced}")
    assert {track: space for track, space in own(game, "trackers").items() if space} == {advanced: 1}


@rule("planet_unknown", "10.16", "9.10")
@pytest.mark.parametrize("event", [40, 44])
def test_a_tile_without_resources_has_none_to_choose(event: int) -> None:
    game = brought_by("salvage", event)
    play(game, "resolve salvage", "take inner")
    assert codes(game, "forgo") == []
    play(game, "place F1 0")
    assert set(own(game, "trackers").values()) == {0}


def brought_by(kind: str, event: int) -> PlanetUnknown:
    """The population step of a round with this event: a card in hand brings a tile, another one a patch."""
    asked = {"turn_left": False, "questions": [("act", 0)], "open": {kind: 1, "patch": 1}}
    waiting = player(turn_left=False, questions=[])
    stacks = {"I3": ["I3 rover tech"]}
    return a_table(player() | asked, waiting, event=event, phase="civ", turns=1, deck=[20], stacks=stacks)


@rule("planet_unknown", "10.17", "16.9.9")
def test_a_double_space_gives_no_patch_while_milestones_count_for_nothing() -> None:
    owner = player(corporation="wormhole_corp", open={"biomass": 1, "boost": 1})
    game = lasting(45, owner)
    play(game, "resolve biomass", "half patch")
    assert own(game, "open") is None
    assert len(codes(game, "advance")) > 0  # only the boost was left


@rule("planet_unknown", "10.17", "16.3.9")
def test_a_technology_of_flux_goes_on_working_while_milestones_count_for_nothing() -> None:
    game = lasting(45, player(corporation="flux_industries", trackers={"tech": 5}, working=[1], open={"boost": 1}))
    assert [level for level in range(1, 6) if level_works(game, 0, level)] == [1]


@rule("planet_unknown", "10.17")
@card(45, 59)
def test_milestones_give_nothing(event: int) -> None:
    trackers = {"civ": 2, "biomass": 2}
    game = lasting(event, player(trackers=trackers, open={"boost": 2}))
    play(game, "advance civ", "advance biomass")
    assert own(game, "trackers")["biomass"] == 3
    assert own(game, "open") is None


@rule("planet_unknown", "10.17")
def test_a_technology_reached_while_milestones_count_for_nothing_does_not_work_yet() -> None:
    far = "place F9 0"
    assert refused(placing("I2 civ energy", laid=["patch F1"], trackers={"tech": 3}), far) == ""
    asked = {"tile": "I2 civ energy", "turn_left": False, "questions": [("act", 0), ("place", 0)]}
    reached = player(laid=["patch F1"], trackers={"tech": 3}) | asked
    assert refused(a_table(reached, player(), event=45), far) == "3.4"
    assert refused(a_table(reached | {"working": [1]}, player(), event=45), far) == ""


@rule("planet_unknown", "10.22")
@card(55)
def test_no_cell_may_touch_its_own_terrain(event: int) -> None:
    game = ruled(event, "I2 civ energy", "I2 civ energy * at F1 0")  # population on F1, energy on F2
    assert refused(game, "place G1 0") == "10.22"
    assert refused(game, "place G1 180") == ""
    assert refused(game, "place F3 0") == ""


@rule("planet_unknown", "10.23")
@card(56, 57)
def test_no_tile_may_cover_ice(event: int) -> None:
    game = ruled(event, "I2 civ energy", "patch E3")
    assert refused(game, "place D2 0") == "10.23"
    assert refused(game, "place E4 0") == ""


@rule("planet_unknown", "10.24")
@card(58)
def test_boosts_give_nothing(event: int) -> None:
    game = lasting(event, player(trackers={"water": 2, "rover": 1}, open={"any": 1}))
    play(game, "advance water")
    assert own(game, "trackers")["water"] == 3
    assert own(game, "open") is None


# -- for one player --------------------------------------------------------------------------------------------------


@rule("planet_unknown", "10.25")
@card(1)
def test_an_extra_rover_lands_on_the_tile_of_the_round(event: int) -> None:
    game = shown(event, player(supply=0), stacks={"I3": ["I3 civ energy"]}, rotation=0)
    play(game, "take inner", "place F1 0")
    play(game, "resolve rover-landing")
    assert codes(game, "land") == ["F1", "F2", "F3"]


@rule("planet_unknown", "10.25")
def test_a_tile_brought_by_a_card_brings_no_further_rover() -> None:
    asked = {"turn_left": False, "questions": [("act", 0)], "open": {"salvage": 1, "patch": 1}}
    game = a_table(player(supply=0) | asked, event=1, phase="civ", deck=[2], stacks={"I3": ["I3 civ energy"]})
    play(game, "resolve salvage", "take inner", "place F1 0")
    assert codes(game, "land") == codes(game, "resolve") == []
    assert len(codes(game, "patch")) > 0  # nothing else is open


@rule("planet_unknown", "10.25")
@card(2)
def test_a_card_of_each_rank_comes_into_play(event: int) -> None:
    game = shown(event, player(), cards_in_play=["temp_agency"])
    assert list(view(game, Reader(0)).cards_in_play) == [2, 1, 1, 1]


@rule("planet_unknown", "10.25")
@card(3)
def test_one_player_gets_another_objective(event: int) -> None:
    assert own(shown(event, player(objectives=[1, 2, 3]), undealt=[28]), "objectives") == [1, 2, 3, 28]


@rule("planet_unknown", "10.25")
@card(15)
def test_one_player_turns_the_station_at_will(event: int) -> None:
    game = shown(event, player())
    assert codes(game, "turn") == ["0", "1", "2", "3", "4", "5"]
    play(game, "turn 4")
    assert planetfall.describe(game)["rotation"] == 2


@rule("planet_unknown", "10.26", "10.27")
@card(46)
def test_one_player_loses_an_objective(event: int) -> None:
    game = shown(event, player(objectives=[1, 2, 3]))
    assert codes(game, "discard") == ["1", "2", "3"]
    play(game, "discard 2")
    assert own(game, "objectives") == [1, 3]


@rule("planet_unknown", "10.26", "10.27")
@card(52)
def test_one_player_loses_a_stack(event: int) -> None:
    game = shown(event, player())
    assert codes(game, "empty") == ["inner", "outer"]
    play(game, "empty inner")
    assert planetfall.describe(game)["stacks"]["I3"] == []
    assert own(game, "tile").startswith("Z5 ")  # the only one left to take


@rule("planet_unknown", "10.26", "10.27", "11.2")
def test_a_sector_without_tiles_ends_the_game_and_no_tile_is_taken() -> None:
    game = shown(52, player(), stacks={"Z5": []})
    assert planetfall.describe(game)["phase"] == "over"
    assert own(game, "laid") is None


# -- the box ---------------------------------------------------------------------------------------------------------


@rule("planet_unknown", "10.1")
def test_every_card_of_the_box_is_tried_here() -> None:
    colours = {event.number: event.colour for event in standard().events}
    assert sorted([*ADVANCES, *REGRESSES, *CLOSED, *tried]) == sorted(colours) == list(range(1, 61))
    assert list(colours.values()) == ["green"] * 20 + ["orange"] * 20 + ["red"] * 20
