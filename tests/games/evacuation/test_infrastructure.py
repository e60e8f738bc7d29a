"""Rulebook 5.4 and 20: infrastructure taken, played, and paying when its condition comes true."""

from typing import Any

import pytest

from planetfall.games.evacuation.components import standard
from tests.builders import rule
from tests.games.evacuation.builders import a_table, legal, own, play, why

PLENTY = {"new": {"food": 9, "steel": 9, "energy": 9}, "old": {"energy": 9}}
NUMBER = {card.id: number for number, card in enumerate(standard().infrastructure, 1)}
FIELDS = {field.id: field for field in standard().fields}


def settled(*names: str) -> dict[str, list[str]]:
    """These fields, with food factories wherever there is room for one."""
    return {name: ["food"] * FIELDS[name].factories for name in names}


# For each card: fields that fulfil it and none of which can be missing.
FULFILLED = {
    "well_field": ["F03", "F06", "F18", "F34"],
    "granary": ["F03", "F06", "F18"],
    "bloomery": ["F01", "F02"],
    "drip_lines": ["F08", "F01"],
    "ore_caravan": ["F08", "F32"],
    "wind_park": ["F03", "F01", "F02"],
    "mirror_array": ["F03", "F07"],
    "flat_track": ["F03", "F01"],
    "salt_works": ["F07", "F13"],
    "canopy_grid": ["F14", "F16"],
    "harvest_road": ["F03", "F34", "F14"],
    "charcoal_furnace": ["F08", "F14"],
    "long_canal": ["F32", "F25"],
    "deep_harbour": ["F22"],
    "trading_post": ["F03", "F08", "F14"],
    "dune_cables": ["F08", "F32", "F35"],
    "saw_mill": ["F01", "F14"],
    "straight_line": ["F03", "F08", "F34"],
}
# The same terrains, but not on such a line.
OFF_THE_LINE = {
    "wind_park": ["F03", "F06", "F18"],
    "flat_track": ["F03", "F06"],
    "canopy_grid": ["F14", "F21"],
    "harvest_road": ["F03", "F06", "F14"],
    "long_canal": ["F08", "F32"],
    "straight_line": ["F03", "F06", "F08"],
}
# Terrains as asked for, but without the population or the factory.
WITHOUT = {
    "bloomery": ["F03", "F34"],
    "drip_lines": ["F08", "F03"],
    "mirror_array": ["F03", "F08"],
    "salt_works": ["F08", "F32"],
    "saw_mill": ["F03", "F14"],
}


def production(name: str) -> dict[str, int]:
    card = standard().infrastructure[NUMBER[name] - 1]
    return {
        kind: getattr(card.production, kind) for kind in ("food", "steel", "energy") if getattr(card.production, kind)
    }


def gained(game: Any, name: str, before: dict[str, int]) -> dict[str, int]:
    """By how much playing the card raises production."""
    play(game, "act develop", f"play {NUMBER[name]}")
    after = own(game)["production"]
    return {
        kind: after.get(kind, 0) - before.get(kind, 0) for kind in after if after.get(kind, 0) != before.get(kind, 0)
    }


@rule("evacuation", "5.4.4", "20.1", "20.2", "20.3", "20.4")
@pytest.mark.parametrize("name", FULFILLED)
def test_every_card_pays_at_once_when_its_fields_are_there(name: str) -> None:
    game = a_table({**PLENTY, "hand": [name], "fields": settled(*FULFILLED[name])})
    assert gained(game, name, own(game)["production"]) == production(name)
    assert own(game)["paid"] == [name]


@rule("evacuation", "5.4.4", "20.1")
@pytest.mark.parametrize("name", FULFILLED)
def test_no_card_pays_while_one_of_its_fields_is_missing(name: str) -> None:
    for missing in FULFILLED[name]:
        fields = [field for field in FULFILLED[name] if field != missing]
        game = a_table({**PLENTY, "hand": [name], "fields": settled(*fields)})
        assert gained(game, name, own(game)["production"]) == {}
        assert own(game)["laid"] == [name]


@rule("evacuation", "20.4")
@pytest.mark.parametrize("name", OFF_THE_LINE)
def test_fields_that_are_not_on_one_line_do_not_count_together(name: str) -> None:
    game = a_table({**PLENTY, "hand": [name], "fields": settled(*OFF_THE_LINE[name])})
    assert gained(game, name, own(game)["production"]) == {}


@rule("evacuation", "20.3")
@pytest.mark.parametrize("name", WITHOUT)
def test_fields_without_the_space_asked_for_do_not_count(name: str) -> None:
    game = a_table({**PLENTY, "hand": [name], "fields": settled(*WITHOUT[name])})
    assert gained(game, name, own(game)["production"]) == {}


@rule("evacuation", "20.1")
def test_several_cards_may_use_the_same_fields() -> None:
    fields = settled(*FULFILLED["granary"], "F34")
    game = a_table({**PLENTY, "hand": ["granary", "well_field"], "fields": fields})
    play(game, "act develop", f"play {NUMBER['granary']}", f"play {NUMBER['well_field']}")
    assert sorted(own(game)["paid"]) == ["granary", "well_field"]


@rule("evacuation", "5.4.7", "5.4.5", "5.4.3")
def test_tv3_ore_caravan_pays_two_steel_when_the_second_desert_with_population_is_settled() -> None:
    waiting = {"population": 4, "markers": [12, 11], "lanes": ["main", "parking"], "hand": ["ore_caravan"]}
    game = a_table({**PLENTY, **waiting, "fields": settled("F08")})
    before = own(game)["production"]
    play(game, "act develop", f"play {NUMBER['ore_caravan']}", "decline")
    assert own(game)["production"] == before and own(game)["new"]["steel"] == 8
    play(game, "pass", seat=1)
    play(game, "act settle", "settle F32")
    assert own(game)["production"]["steel"] == before["steel"] + 2 + 2  # the field's own two dots, and the card
    play(game, "act settle", "settle F35")
    assert own(game)["production"]["steel"] == before["steel"] + 4


@rule("evacuation", "5.4.1", "5.4.2")
def test_a_card_taken_comes_into_hand_for_free() -> None:
    game = a_table(PLENTY, displays={"infrastructure": ["granary", "bloomery", "salt_works"]})
    play(game, "act develop", "take 2")
    assert own(game)["hand"] == ["bloomery"] and own(game)["new"] == PLENTY["new"]


@rule("evacuation", "5.4.1", "6.5")
def test_whoever_has_refreshed_the_cards_takes_one_or_gives_up_this_developing_alone() -> None:
    game = play(a_table({**PLENTY, "hand": ["granary"]}), "act develop", "refresh old energy", "bury 1", "done")
    assert why(game, f"play {NUMBER['granary']}") == "5.4.1"
    assert legal(game, "play") == [] and legal(game, "take") == ["1", "2", "3"]
    play(game, "decline")
    assert why(game, "refresh old energy") == "", "the second developing has a refresh of its own"
    play(game, f"play {NUMBER['granary']}")
    assert own(game)["laid"] == ["granary"] and own(game)["hand"] == []
    assert game.actors() == [1]


@rule("evacuation", "5.4.1", "4.2.9")
def test_declining_before_a_refresh_gives_up_both_developings() -> None:
    game = play(a_table({**PLENTY, "hand": ["granary"]}), "act develop", "decline")
    assert game.actors() == [1]


@rule("evacuation", "5.4.2")
def test_there_is_no_limit_of_cards_in_hand() -> None:
    many = [card.id for card in standard().infrastructure[:12]]
    game = play(a_table({**PLENTY, "hand": many}), "act develop", "take 1")
    assert len(own(game)["hand"]) == 13


@rule("evacuation", "5.4.3", "2.1.2")
def test_a_card_is_paid_from_the_new_world() -> None:
    game = a_table({"old": {"steel": 9}, "hand": ["ore_caravan"]})
    play(game, "act develop")
    assert why(game, f"play {NUMBER['ore_caravan']}") == "2.1.6"
    assert why(game, f"play {NUMBER['granary']}") == "5.4.3"


@rule("evacuation", "5.4.6")
def test_an_illustration_is_laid_out_once_whatever_the_effect() -> None:
    game = play(a_table({**PLENTY, "hand": ["canopy_grid", "granary"], "laid": ["wind_park"]}), "act develop")
    assert why(game, f"play {NUMBER['canopy_grid']}") == "5.4.6"
    assert legal(game, "play") == [str(NUMBER["granary"])]


@rule("evacuation", "5.4.6")
def test_the_box_has_illustrations_that_occur_more_than_once() -> None:
    pictures = [card.illustration for card in standard().infrastructure]
    assert len(set(pictures)) < len(pictures)
