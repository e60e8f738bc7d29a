"""Rulebook chapter 9: the eight technologies."""

import pytest

from planetfall.games.galileo_project.components import standard
from planetfall.games.galileo_project.parts import Technology
from tests.builders import rule
from tests.games.galileo_project.builders import (
    Player,
    a_table,
    asked,
    choices,
    fields,
    kept,
    level,
    me,
    moves,
    own,
    play,
    refused,
    robots,
    vp,
)

C = standard()
TWO = ["noor earth", "noor mars"]  # so that there is always something else to do


@rule("galileo_project", "9.1", "9.4", "9.6", "9.8", "9.9", "9.10", "9.12", "9.14", "9.16", "11.6")
@pytest.mark.parametrize("entry", C.technologies, ids=[tile.id for tile in C.technologies])
def test_a_technology_costs_energy_and_mc_and_gives_its_points(entry: Technology) -> None:
    sides = "".join(entry.id[1] if kind == entry.id[0] else "a" for kind in "1234")
    rich = me(energy=5, mc=5)
    game = a_table(rich, sides=sides, characters=TWO)
    play(game, f"develop {entry.id}")
    extra = 4 if entry.id == "2a" else 0
    assert (own(game, "energy"), own(game, "mc")) == (5 - entry.energy, 5 - entry.mc + extra)
    assert own(game, "technologies") == [entry.id]
    assert vp(game, "technologies") == entry.vp
    assert game.tiles[int(entry.id[0]) - 1] == 1
    if entry.energy:
        assert refused(a_table(me(energy=entry.energy - 1, mc=5), sides=sides), f"develop {entry.id}") == "9.1"
    if entry.mc:
        assert refused(a_table(me(energy=5, mc=entry.mc - 1), sides=sides), f"develop {entry.id}") == "9.1"


@rule("galileo_project", "9.1")
def test_a_technology_without_a_tile_left_cannot_be_developed() -> None:
    others = [me(technologies=["1a"]), me(technologies=["1a"])]
    game = a_table(me(energy=5, mc=5), *others, characters=TWO)
    assert refused(game, "develop 1a") == "9.1"


@rule("galileo_project", "9.2")
def test_nobody_has_the_same_technology_twice() -> None:
    assert refused(a_table(me(energy=5, mc=5, technologies=["1a"]), characters=TWO), "develop 1a") == "9.2"


@rule("galileo_project", "9.3", "9.8")
def test_crypto_exchange_brings_4_mc_then_4_influence() -> None:
    game = play(a_table(me(energy=3, influence=8, mc=5), characters=TWO), "develop 2a")
    assert (own(game, "mc"), own(game, "influence")) == (10, 10)  # 5 + 4, then 1 MC for influence beyond 10
    game = play(a_table(me(energy=3), characters=TWO), "develop 2a")
    assert (asked(game), own(game, "mc")) == ("track", 4)
    play(game, "track mars")
    assert (own(game, "mc"), own(game, "influence"), own(game, "track")) == (4, 4, "mars")


@rule("galileo_project", "9.4", "9.5")
def test_automated_drilling_brings_1_mc_more_once_in_a_turn() -> None:
    drill = {"technologies": ["1a"]}
    game = play(a_table(me(influence=2, **drill), characters=["hunter_perks earth", *TWO]), "hire 1")
    assert own(game, "mc") == 2  # the 1 MC of hiring and 1 more
    play(game, "instant", "bonus 1")
    assert own(game, "mc") == 3  # not again in this turn
    full = play(a_table(me(influence=2, mc=9, **drill), characters=["nakkia earth", *TWO]), "hire 1")
    assert own(full, "mc") == 10
    assert own(full, "extra_used") == 0  # there was no room for it
    assert own(play(full, "discard"), "extra_used") == 0


@rule("galileo_project", "9.4", "15.9")
@pytest.mark.parametrize(("option", "mc"), [("turn", 4), ("game", 3)])
def test_automated_drilling_works_again_in_the_next_turn_unless_agreed_otherwise(option: str, mc: int) -> None:
    game = a_table(
        me(influence=1, technologies=["1a"]), me(influence=2),
        characters=["nakkia earth", "noor earth", "ila_zoe earth", *TWO[1:]], options={"technology_1": option},
    )  # fmt: skip
    play(game, "hire 1", "discard", "hire 1", "discard", "hire 1")
    assert own(game, "mc") == mc


@rule("galileo_project", "9.6", "15.9")
@pytest.mark.parametrize(("option", "influence"), [("turn", 10), ("game", 9)])
def test_the_highway_brings_2_influence_when_the_track_is_changed(option: str, influence: int) -> None:
    game = a_table(
        me(influence=3, mc=2, technologies=["1b"]), me(influence=2), sides="baaa",
        characters=["noor mars", "noor earth", "ms_lee earth", "ms_lee mars"], options={"technology_1": option},
    )  # fmt: skip
    play(game, "change")
    assert (own(game, "influence"), own(game, "track"), own(game, "mc")) == (5, "mars", 1)
    play(game, "hire 1", "discard", "hire 1", "discard")
    assert own(game, "influence") == 9
    play(game, "change")
    assert own(game, "influence") == influence


@rule("galileo_project", "9.7")
def test_choosing_a_track_on_0_is_no_change() -> None:
    game = a_table(me(mc=2, technologies=["1b"]), sides="baaa", characters=TWO)
    play(game, "hire 1", "track mars")
    assert (own(game, "influence"), own(game, "mc")) == (4, 2)


@rule("galileo_project", "9.9")
def test_ai_clone_repeats_the_best_paid_character_for_nothing() -> None:
    tucked = ["milutin_madic earth", "eliot_ban earth", "noor mars"]
    player = me(energy=3, mc=3, technologies=["2b"], tucked=tucked, robots=["MI10 ganymede 1"])
    game = a_table(player, characters=["ms_lee earth"], deck=[], ending=True, start=1, active=0, sides="abaa")
    play(game, "hire 1", "track earth", "discard")
    assert game.actors() == []
    assert own(game, "mc") == 0  # three were paid, the clone was not
    assert vp(game, "characters") == 3 + 3  # energy twice; no MC are left
    assert vp(a_table(me(technologies=["2b"]), sides="abaa"), "characters") == 0


@rule("galileo_project", "9.10", "6.9")
def test_superconductivity_brings_a_target_to_level_7() -> None:
    start = me(energy=3, mc=1, robots=["MI03 io 6", "BU03"], project="PJ05")
    game = play(a_table(start, characters=TWO), "develop 3a")
    assert moves(game, "raise") == ["MI03", "BU03", "PJ05"]
    play(game, "raise MI03")
    assert (level(game, "MI03"), fields(game)[0]) == (7, 9)
    assert level(play(a_table(start, characters=TWO), "develop 3a", "raise PJ05"), "PJ05") == 7


@rule("galileo_project", "9.11")
def test_a_target_lowered_from_7_is_raised_to_6_at_most() -> None:
    game = a_table(me(influence=1, robots=["MI03 io 7", "BU03 io 1"]), characters=["ila_zoe earth", "ms_lee earth"])
    play(game, "hire 1", "instant", "levels 2")
    assert level(game, "MI03") == 5
    game = a_table(me(influence=9, robots=["MI03 io 5", "TE03", "TE04"]), robots=["TE06"])
    assert level(play(game, "acquire 1", "raise MI03"), "MI03") == 6


@rule("galileo_project", "9.12", "9.13")
def test_automated_assembly_makes_a_robot_of_a_new_project_beside_an_unfinished_one() -> None:
    start = me(energy=2, mc=2, project="PJ05", influence=2, robots=["MI03 io 2 +builder"])
    stack = ["PJ09", *(f"PJ{n:02}" for n in (1, 2, 3, 4, 6, 7, 8, 10))]
    game = play(a_table(start, characters=TWO, sides="aaba", projects=stack), "develop 3b")
    assert moves(game, "modifier") == ["miner", "star_z", "technician"]
    assert refused(game, "pass") == "2.9"
    play(game, "modifier miner")
    assert moves(game, "modifier") == ["io", "europa", "ganymede", "callisto"]
    play(game, "modifier europa")
    assert robots(game) == ["MI03 io 2 +builder", "PJ09 europa 4 +miner +europa"]
    assert (own(game, "mc"), fields(game)[1], own(game, "energy")) == (1, 4, 1)
    assert own(game, "project") == "PJ05 2"


@rule("galileo_project", "9.13")
def test_without_a_modifier_of_either_kind_nothing_is_assembled() -> None:
    kinds = ["MI03 io 2 +builder", "BU03 io 2 +miner", "SZ09 io 2 +technician", "TE09 io 2 +star_z"]
    game = play(a_table(me(energy=2, mc=2, robots=kinds), characters=TWO, sides="aaba"), "develop 3b")
    assert (own(game, "technologies"), len(kept(game, "projects"))) == (["3b"], 10)
    moons = ["MI03 europa 2 +europa", "MI04 io 2 +io", "MI09 callisto 2 +callisto", "BU03 ganymede 2 +ganymede"]
    for crew, stack in ((moons, 10), ([], 0)):
        game = a_table(me(energy=2, mc=2, robots=crew), *others(stack), characters=TWO, sides="aaba")
        assert play(game, "develop 3b").actors() == [1]
        assert (robots(game), len(kept(game, "projects"))) == (crew, stack)
    picked = a_table(me(energy=2, mc=2, influence=1), characters=TWO, sides="aaba", options={"new_project": "any"})
    play(picked, "develop 3b", "project PJ10", "modifier star_z", "modifier io")
    assert robots(picked) == ["PJ10 io 5 +star_z +io"]


def others(stack: int) -> list[Player]:
    """Three players; with an empty stack all project cards lie with them."""
    if stack:
        return [{}, {}, {}]
    kits = ["io 1 +miner +io", "europa 1 +builder +europa", "ganymede 1 +star_z +ganymede"]
    cards = [[f"PJ{3 * seat + place + 1:02} {kit}" for place, kit in enumerate(kits)] for seat in range(3)]
    return [me(robots=cards[0]), me(robots=cards[1]), me(robots=[*cards[2], "PJ10 callisto 1 +technician +callisto"])]


@rule("galileo_project", "9.14", "9.15")
def test_robotic_sequencing_takes_one_of_four_robots_for_nothing() -> None:
    deck = ["TE05", "MI01", "SZ09", "BU09"]
    deck += [f"{kind}{n:02}" for kind in ("MI", "BU", "SZ", "TE") for n in range(1, 13) if f"{kind}{n:02}" not in deck]
    game = play(a_table(me(energy=2, mc=3, track="mars"), characters=TWO, robot_deck=deck), "develop 4a")
    assert (asked(game), game.revealed) == ("robot", 1)
    assert moves(game, "pick") == ["MI01", "BU09", "SZ09", "TE05"]
    assert refused(game, "pick MI02") == "9.14"
    play(game, "pick MI01")
    assert moves(game, "moon") == ["io", "europa"]
    play(game, "moon io")
    assert (robots(game), own(game, "mc"), fields(game)[0]) == (["MI01 io 1"], 1, 1)
    assert kept(game, "robot_deck")[-3:] == ["TE05", "SZ09", "BU09"]
    assert kept(game, "robots_known") == 3
    assert len(kept(game, "robot_deck")) == 48 - 1 - 5


@rule("galileo_project", "9.16", "9.17", "15.6")
def test_memory_scanner_recalls_a_discarded_character_for_both_abilities() -> None:
    start = me(energy=3, mc=1, influence=2, track="mars", tucked=["noor earth", "noor mars"])
    table = {"characters": ["ms_lee earth", "ms_lee mars"], "sides": "aaab"}
    gone = ["eliot_ban earth", "ms_chau earth"]
    game = play(a_table(start, discarded=gone, **table), "develop 4b")
    assert choices(game) == ["recall ms_chau", "recall eliot_ban"]
    assert refused(game, "recall noor") == "9.16"
    play(game, "recall eliot_ban")
    assert choices(game) == ["instant", "tuck", "discard"]
    play(game, "instant", "tuck")
    assert (own(game, "mc"), game.actors()) == (2, [1])  # nobody has to go
    assert own(game, "tucked") == ["eliot_ban earth", "noor earth", "noor mars"]  # three: the limit is 1 higher
    assert kept(game, "discarded") == ["ms_chau earth"]
    other = a_table(start, discarded=gone, options={"memory_scanner": "either"}, **table)
    play(other, "develop 4b", "recall eliot_ban", "instant")
    assert (own(other, "mc"), kept(other, "discarded")) == (2, ["ms_chau earth", "eliot_ban earth"])
    assert play(a_table(start, **table), "develop 4b").actors() == [1]  # nobody was discarded
