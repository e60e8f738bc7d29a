"""Rulebook chapter 9: who takes population cards when, and what they do."""

import re
from typing import Any

import pytest

import planetfall
from planetfall.core.view import Reader
from planetfall.games.planet_unknown.components import standard
from planetfall.games.planet_unknown.play import PlanetUnknown
from planetfall.games.planet_unknown.view import view
from tests.builders import rule
from tests.games.planet_unknown.builders import Player, a_table, codes, filled, own, play, player, refused
from tests.games.planet_unknown.pages import drawn


def number(card: str) -> str:
    """How moves name a card."""
    return str([entry.id for entry in standard().cards].index(card) + 1)


def due(ranks: dict[str, int], owner: Player, **table: Any) -> PlanetUnknown:
    """The population step; seat 0 has cards to take, seat 1 has none."""
    asked = {"turn_left": False, "questions": [("act", 0)], "open": ranks}
    others = table.pop("others", [player()])
    waiting = [other | {"questions": [], "turn_left": False} for other in others]
    return a_table(owner | asked, *waiting, phase="civ", turns=1, **table)


def taken(card: str, owner: Player | None = None, **table: Any) -> PlanetUnknown:
    """Seat 0 has taken this card, the only one of its rank in play."""
    rank = next(entry.rank for entry in standard().cards if entry.id == card)
    return due({f"card-{rank}": 1}, owner or player(), cards_in_play=[card], **table)


IMMEDIATE = {
    1: ["temp_agency", "dept_of_operations", "dept_of_natural_resources", "dept_of_engineering", "salvage_yard"],
    2: ["new_angel_investors", "wage_increase", "dept_of_parks_and_rec", "approved_overtime", "relocation_bonus"],
    3: [
        "depot_repair_online",
        "landing_zone_approved",
        "search_and_rescue_team",
        "partnership_opportunity",
        "unionization",
    ],
    4: ["meteor_defense_program", "global_parks_system"],
}
END_GAME = {
    1: ["observance_of_first_planet_holiday", "rising_planet_award", "meteorite_repo_1", "commerce_agreement_1"],
    2: ["first_planet_holiday", "peoples_planet_choice_award", "meteorite_repo_2", "commerce_agreement_2"],
    3: ["top_planet_award", "best_in_planet_award", "meteorite_repo_3", "commerce_agreement_3"],
    4: [
        "sustainable_living_act",
        "gaming_commission",
        "planet_lottery",
        "best_planet_to_live_on_award",
        "space_citizen_decree",
        "meteorite_repo_4",
        "commerce_agreement_4",
    ],
}


# -- taking cards ----------------------------------------------------------------------------------------------------


@rule("planet_unknown", "2.8", "9.1")
def test_cards_are_taken_after_all_tile_turns_in_order_from_the_commander() -> None:
    ready = player(turn_left=False, questions=[("act", 0)], open={"card-1": 1}, movement=1, rovers=["F1"])
    cards = ["temp_agency", "rising_planet_award", "salvage_yard"]
    game = a_table(ready, ready, player(turn_left=False, questions=[]), commander=1, cards_in_play=cards)
    assert refused(game, "resolve card-1") == "4.7"
    play(game, "done")
    assert game.actors() == [1]
    play(game, "done", seat=1)
    assert game.actors() == [1]
    play(game, f"card {number('rising_planet_award')}", seat=1)
    assert game.actors() == [0]


@rule("planet_unknown", "9.1")
def test_the_order_of_the_own_milestones_is_free() -> None:
    cards = ["temp_agency", "salvage_yard", "wage_increase"]
    game = due({"card-1": 1, "card-2": 1}, player(), cards_in_play=cards)
    assert codes(game, "resolve") == ["card-1", "card-2"]


@rule("planet_unknown", "9.1")
@pytest.mark.parametrize(
    ("begun", "later"),
    [({"different": 2}, "card-1"), ({"union": 5}, "card-1"), ({"energy": 1}, "extra-tile"), ({"energy": 1}, "salvage")],
)
def test_what_was_begun_is_finished_before_the_next_card_or_tile(begun: dict[str, int], later: str) -> None:
    """Different trackers are remembered for one card at a time, and energy looks at the tile placed last."""
    owner = player(laid=["I2 civ energy at F1 0"])
    game = due({**begun, later: 1, "patch": 1}, owner, cards_in_play=["temp_agency"])
    assert refused(game, f"resolve {later}") == "9.1"
    assert refused(due({later: 1, "patch": 1}, owner, cards_in_play=["temp_agency"]), f"resolve {later}") == ""


@rule("planet_unknown", "9.1")
@pytest.mark.parametrize(("corporation", "clause"), [("universal_coalition", ""), ("jump_drive", "9.1")])
def test_only_a_symbol_that_may_become_energy_holds_the_next_tile_back(corporation: str, clause: str) -> None:
    owner = player(corporation=corporation, laid=["I3 rover tech at F1 0"], tech_placed=True)
    game = due({"tech": 1, "salvage": 1, "patch": 1}, owner, cards_in_play=["temp_agency"])
    assert refused(game, "resolve salvage") == clause


@rule("planet_unknown", "9.2")
def test_one_card_of_the_rank_is_kept_and_the_others_stay_in_play() -> None:
    cards = ["temp_agency", "salvage_yard", "rising_planet_award", "wage_increase"]
    game = due({"card-1": 1}, player(), cards_in_play=cards)
    assert codes(game, "card") == [number(card) for card in ("temp_agency", "salvage_yard", "rising_planet_award")]
    play(game, f"card {number('rising_planet_award')}")
    assert list(view(game, Reader(None)).cards_in_play) == [2, 1, 0, 0]


@rule("planet_unknown", "9.2")
def test_without_a_card_of_the_rank_nothing_happens() -> None:
    game = due({"card-3": 1}, player(), cards_in_play=["wage_increase"])
    assert planetfall.describe(game)["round"] == 2
    assert own(game, "cards_shown") is None


@rule("planet_unknown", "9.2", "9.3")
@pytest.mark.parametrize("rank", [1, 2, 3, 4])
def test_a_rank_has_its_nine_cards_and_only_the_immediate_ones_are_shown(rank: int) -> None:
    everything = [entry.id for entry in standard().cards]
    offered = codes(due({f"card-{rank}": 1}, player(), cards_in_play=everything), "card")
    assert sorted(offered) == sorted(number(card) for card in (*IMMEDIATE[rank], *END_GAME[rank]))
    for cards, place in ((IMMEDIATE[rank], "cards_shown"), (END_GAME[rank], "cards")):
        for card in cards:
            game = due({f"card-{rank}": 1}, player(), cards_in_play=everything)
            play(game, f"card {number(card)}")
            assert own(game, place) == [card]


@rule("planet_unknown", "9.3")
def test_immediate_cards_are_shown_and_the_others_secret() -> None:
    secret = taken("rising_planet_award")
    assert (own(secret, "cards"), own(secret, "cards_shown")) == (["rising_planet_award"], None)
    assert [len(seat.cards) for seat in view(secret, Reader(1)).seats] == [0, 0]
    assert own(taken("temp_agency"), "cards_shown") == ["temp_agency"]


@rule("planet_unknown", "9.4")
def test_a_milestone_reached_in_the_step_gives_its_card_at_once() -> None:
    cards = ["dept_of_operations", "rising_planet_award", "wage_increase"]
    game = due({"card-1": 1}, player(trackers={"civ": 1}), cards_in_play=cards)
    play(game, f"card {number('dept_of_operations')}", "advance civ")
    assert own(game, "trackers")["civ"] == 3
    assert own(game, "cards") == ["rising_planet_award"]


@rule("planet_unknown", "9.5")
@pytest.mark.parametrize("card", ["relocation_bonus", "landing_zone_approved"])
def test_what_a_card_cannot_do_is_lost(card: str) -> None:
    assert planetfall.describe(taken(card))["round"] == 2


# -- trackers --------------------------------------------------------------------------------------------------------


@rule("planet_unknown", "4.6", "9.6")
@pytest.mark.parametrize(
    ("card", "count"),
    [("temp_agency", 2), ("wage_increase", 2), ("new_angel_investors", 3), ("partnership_opportunity", 3)],
)
def test_different_trackers_advance(card: str, count: int) -> None:
    game = taken(card)
    for track in ("civ", "water", "tech")[:count]:
        play(game, f"advance {track}")
        assert track not in codes(game, "advance")
    assert sum(own(game, "trackers").values()) == count
    assert planetfall.describe(game)["round"] == 2


@rule("planet_unknown", "4.6", "9.6")
def test_as_many_different_trackers_as_can_advance() -> None:
    game = taken("new_angel_investors", player(trackers=dict.fromkeys(("civ", "water", "biomass"), 15)))
    assert codes(game, "advance") == ["rover", "tech"]
    play(game, "advance tech")
    assert own(game, "trackers")["rover"] == 1  # the only answer left


@rule("planet_unknown", "9.7")
def test_one_tracker_advances_twice() -> None:
    game = taken("dept_of_operations")
    play(game, "advance water")
    assert own(game, "trackers")["water"] == 2


@rule("planet_unknown", "9.17")
def test_unionization_lifts_trackers_to_space_five_without_boosts() -> None:
    game = taken("unionization", player(trackers={"civ": 6, "water": 1, "biomass": 5, "rover": 4, "tech": 3}))
    assert codes(game, "advance") == ["water", "rover", "tech"]
    play(game, "advance water")  # over the boost on space 3
    assert own(game, "trackers")["water"] == 5
    play(game, "advance rover")  # the last one has no choice
    assert own(game, "trackers") == {"civ": 6, "water": 5, "biomass": 5, "rover": 5, "tech": 5}


@rule("planet_unknown", "9.17", "16.8.7")
def test_unionization_lifts_each_tracker_once() -> None:
    start = {"civ": 3, "water": 5, "biomass": 5, "rover": 5, "tech": 5}
    game = taken("unionization", player(corporation="republic", trackers=start))
    play(game, "resolve setback", "regress water")
    assert own(game, "trackers")["civ"] == 5
    assert own(game, "trackers")["water"] == 4


@rule("planet_unknown", "9.17", "16.9.9", "16.8.4")
def test_unionization_brings_no_boost_by_other_ways_either() -> None:
    others = {"civ": 7, "water": 5, "rover": 5, "tech": 5}
    game = taken("unionization", player(corporation="wormhole_corp", trackers=others))
    play(game, "half bonus", "half bonus")  # population onto a boost, and the boost of the first double space
    assert own(game, "trackers") == {**others, "civ": 8, "biomass": 2}
    assert planetfall.describe(game)["round"] == 2
    ready = player(corporation="republic", trackers={**others, "biomass": 5, "civ": 3, "tech": 10})
    game = taken("unionization", ready)
    assert codes(game, "resolve") == ["setback", "union"]


@rule("planet_unknown", "9.17", "16.6.3")
def test_unionization_leads_trackers_of_makeshift_up_and_never_sideways() -> None:
    trackers = {"civ": 3, "water": 5, "biomass": 5, "rover": 5, "tech": 7}
    game = taken("unionization", player(corporation="makeshift", trackers=trackers))
    assert codes(game, "climb") == ["up-left", "up", "up-right"]
    play(game, "climb up")
    assert codes(game, "climb") == ["up-left", "up"]  # space 5 of water is taken


# -- patches, rovers, tiles ------------------------------------------------------------------------------------------


@rule("planet_unknown", "9.8")
@pytest.mark.parametrize(
    ("card", "count"), [("dept_of_natural_resources", 1), ("dept_of_parks_and_rec", 2), ("global_parks_system", 3)]
)
def test_patches_are_gained(card: str, count: int) -> None:
    game = taken(card)
    for cell in ("F1", "G1", "F2")[:count]:
        play(game, f"patch {cell}")
    assert own(game, "laid") == [f"patch {cell}" for cell in ("F1", "G1", "F2")[:count]]
    assert planetfall.describe(game)["round"] == 2


@rule("planet_unknown", "9.9", "16.1.3")
@pytest.mark.parametrize(("tech", "movement"), [(0, 4), (6, 4), (7, 5)])
def test_movement_is_gained_and_technologies_add_to_it(tech: int, movement: int) -> None:
    game = taken("dept_of_engineering", player(rovers=["F6"], trackers={"tech": tech}))
    assert own(game, "movement") == movement


@rule("planet_unknown", "9.10", "3.7")
def test_the_salvage_yard_brings_a_tile_without_resources() -> None:
    game = taken("salvage_yard", stacks={"I3": ["I3 rover tech *"]})
    play(game, "take inner", "place F1 0")
    assert own(game, "meteorites") == ["F3"]
    assert set(own(game, "trackers").values()) == {0}


@rule("planet_unknown", "9.10", "16.7.4", "16.7.5")
def test_technologies_about_placed_tiles_still_work_for_the_salvage_yard() -> None:
    owner = player(corporation="oasis_ultd", trackers={"tech": 14})
    game = taken("salvage_yard", owner, stacks={"I3": ["I3 energy water"]})
    play(game, "take inner", "place G1 0")
    assert codes(game, "resolve") == ["water", "boost", "patch"]  # no ice below: 16.7.3 too


@rule("planet_unknown", "9.11")
def test_the_repaired_depot_brings_a_tile_with_all_effects() -> None:
    game = taken("depot_repair_online", stacks={"I3": ["I3 rover tech *"]})
    play(game, "take inner", "place F1 0")
    assert codes(game, "resolve") == ["rover", "tech"]


@rule("planet_unknown", "9.12")
def test_without_a_place_for_either_tile_the_card_does_nothing() -> None:
    game = taken("depot_repair_online", player(laid=filled("ksb_4156")))
    assert planetfall.describe(game)["round"] == 2
    assert planetfall.describe(game)["players"][0].get("tile") is None


@rule("planet_unknown", "9.12")
def test_the_tile_below_is_turned_up_when_the_tile_is_placed() -> None:
    game = taken("salvage_yard", stacks={"I3": ["I3 rover tech *", "I3 civ energy"]}, others=[player(), player()])
    play(game, "take inner")
    assert next(stack for stack in view(game, Reader(0)).stacks if stack.shape == "I3").top is None
    play(game, "place F1 0")
    top = next(stack for stack in view(game, Reader(0)).stacks if stack.shape == "I3").top
    assert top is not None
    assert top.terrains == ("civ", "energy")


@rule("planet_unknown", "9.12")
def test_the_page_marks_places_where_a_tile_turns_up_the_next_one() -> None:
    """Only a tile that a card brings does: the focus never comes to rest where one Enter too many could not be undone."""
    stacks = {"I3": ["I3 rover tech *", "I3 civ energy"]}
    of_a_card = taken("salvage_yard", stacks=stacks, others=[player(), player()])
    of_a_turn = a_table(player(), player(), stacks=stacks)
    for game, marked in ((of_a_card, True), (of_a_turn, False)):
        play(game, "take inner")
        spots = re.findall('<rect class="spot [^>]*role="button"[^>]*>', drawn(game, 0).areas["board"])
        assert {"data-reveals" in spot for spot in spots} == {marked}


@rule("planet_unknown", "9.12", "11.2")
@pytest.mark.parametrize("card", ["salvage_yard", "depot_repair_online"])
@pytest.mark.parametrize(("below", "over"), [([], True), (["I3 civ energy"], False)])
def test_a_card_that_takes_the_last_tile_of_a_sector_ends_the_game(card: str, below: list[str], over: bool) -> None:
    game = taken(card, stacks={"I3": ["I3 rover tech", *below], "Z5": []})
    play(game, "place F1 0")  # the only tile is taken already
    while planetfall.describe(game).get("phase") == "civ":
        game.apply(0, game.legal(0)[0])
    assert (planetfall.describe(game).get("phase") == "over") == over


@rule("planet_unknown", "9.12", "10.4", "11.1", "11.2", "11.4")
@pytest.mark.parametrize(("below", "over"), [([], True), (["I3 civ energy", "I3 biomass civ"], False)])
def test_a_card_of_an_event_that_takes_the_last_tile_of_a_sector_ends_the_game_after_this_round(
    below: list[str], over: bool
) -> None:
    """Who faces the empty sector has no tile turn any more, the others have theirs."""
    asked = {"turn_left": False, "questions": [("act", 0)], "open": {"salvage": 1, "patch": 1}}
    table: dict[str, Any] = {"event": 5, "deck": [20], "phase": "event_civ", "turns": 1}
    stacks = {"I3": ["I3 rover tech", *below], "Z5": []}
    game = a_table(player() | asked, player(turn_left=False, questions=[]), stacks=stacks, **table)
    play(game, "resolve salvage", "place F1 0", "patch G1")
    assert game.actors() == ([1] if over else [0, 1])
    while game.actors() and planetfall.describe(game).get("round", 1) == 1:
        seat = game.actors()[0]
        game.apply(seat, game.legal(seat)[0])
    assert own(game, "laid", seat=1) is not None
    assert (planetfall.describe(game).get("phase") == "over") == over


@rule("planet_unknown", "9.13")
@pytest.mark.parametrize(("card", "count"), [("approved_overtime", 2), ("search_and_rescue_team", 3)])
def test_up_to_so_many_lifepods_are_collected(card: str, count: int) -> None:
    game = taken(card)
    for cell in ("H3", "B5", "K5")[:count]:
        play(game, "resolve rescue", f"pick {cell}")
    assert own(game, "lifepods_collected") == count
    assert planetfall.describe(game)["round"] == 2
    idle = taken(card)
    play(idle, "done")
    assert own(idle, "lifepods_collected") is None


@rule("planet_unknown", "6.2", "9.14")
def test_a_rover_is_relocated_and_collects_what_lies_there() -> None:
    game = taken("relocation_bonus", player(rovers=["F6", "G6"]))
    play(game, "lift 1")
    assert refused(game, "jump G6") == "6.5"
    assert refused(game, "jump A1") == "6.4"
    play(game, "jump H3")
    assert own(game, "lifepods_collected") == 1


STRUCK = player(
    laid=["I2 civ energy * at F1 0", "I2 energy water * at F3 0", "I2 rover tech * at G1 0"],
    meteorites=["F2", "F4", "G2"],
)


@rule("planet_unknown", "9.15")
def test_a_row_or_column_is_cleared_of_meteorites() -> None:
    game = taken("landing_zone_approved", STRUCK)
    assert codes(game, "clear") == ["row 2", "row 4", "column F", "column G"]
    assert refused(game, "clear row 3") == "9.15"
    play(game, "clear column F")
    assert own(game, "meteorites") == ["G2"]
    assert own(game, "meteorites_collected") is None


@rule("planet_unknown", "9.16")
def test_three_meteorites_are_destroyed() -> None:
    game = taken("meteor_defense_program", STRUCK)
    assert refused(game, "done") != "", "the card says any three, not up to three"
    play(game, "pick F2", "pick G2")
    assert own(game, "meteorites") is None  # the last one leaves no choice
    laid = [*STRUCK["laid"], "I2 water rover * at G3 0"]
    game = taken("meteor_defense_program", player(laid=laid, meteorites=["F2", "F4", "G2", "G4"]))
    play(game, "pick F2", "pick G2", "pick F4")
    assert own(game, "meteorites") == ["G4"]
    assert own(game, "meteorites_collected") is None


@rule("planet_unknown", "9.19", "11.5")
@pytest.mark.parametrize("card", ["gaming_commission", "planet_lottery"])
def test_two_cards_advance_a_tracker_in_the_end_phase(card: str) -> None:
    last = {"turn_left": False, "questions": [("act", 0)], "movement": 1, "rovers": ["F1"]}
    game = a_table(player(cards=[card]) | last, player(turn_left=False, questions=[]), last_round=True)
    play(game, "done")
    assert planetfall.describe(game)["phase"] == "end"
    assert own(game, "cards_shown") == [card]
    assert codes(game, "advance") == ["civ", "water", "biomass", "rover", "tech"]
    play(game, "advance water")
    assert own(game, "trackers")["water"] == 1
    assert planetfall.describe(game)["phase"] == "over"  # one advance and no more
