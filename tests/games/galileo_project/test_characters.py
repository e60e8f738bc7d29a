"""Rulebook chapters 4 and 12: hiring characters, their instant abilities and their abilities at the end."""

import tomllib
from typing import Any

import pytest

from planetfall.games.galileo_project.components import STANDARD, Components
from planetfall.games.galileo_project.play import GalileoProject
from planetfall.games.galileo_project.position import arrange
from planetfall.games.galileo_project.scoring import character_vp
from tests.builders import rule
from tests.games.galileo_project.builders import (
    ROW,
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

NAMES = [
    "ms_chau",
    "diat_expi",
    "milutin_madic",
    "hunter_perks",
    "eliot_ban",
    "tarak_freeman",
    "noor",
    "ila_zoe",
    "marty_simon",
    "ms_lee",
    "nakkia",
    "leonard_simon",
]


# -- hiring ----------------------------------------------------------------------------------------------------


@rule("galileo_project", "4.1")
def test_any_character_of_the_row_may_be_hired_for_nothing() -> None:
    game = a_table({}, characters=[*ROW[:3], "", ROW[4]], deck=["noor mars", "noor earth"])
    assert moves(game, "hire") == ["1", "2", "3", "5"]
    assert refused(game, "hire 4") == "4.1"
    assert own(play(game, "hire 1", "track mars"), "mc") == 0


HIRE = {
    "ms_chau": (3, 0), "diat_expi": (5, 0), "milutin_madic": (4, 0), "hunter_perks": (4, 1), "eliot_ban": (4, 0),
    "tarak_freeman": (6, 0), "noor": (4, 0), "ila_zoe": (5, 1), "marty_simon": (4, 0), "ms_lee": (5, 0),
    "nakkia": (4, 1), "leonard_simon": (5, 0),
}  # fmt: skip


@rule(
    "galileo_project",
    "4.2",
    "12.3",
    "12.4",
    "12.5",
    "12.6",
    "12.7",
    "12.8",
    "12.9",
    "12.10",
    "12.11",
    "12.12",
    "12.13",
    "12.14",
)
@pytest.mark.parametrize("name", NAMES)
def test_the_hire_effect_is_influence_and_sometimes_1_mc(name: str) -> None:
    game = play(a_table(me(influence=1, track="mars"), characters=[f"{name} earth"]), "hire 1")
    assert (own(game, "influence") - 1, own(game, "mc")) == HIRE[name]


@rule("galileo_project", "4.3")
@pytest.mark.parametrize(("slot", "less"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3)])
def test_slots_further_right_bring_less_influence_but_as_many_mc(slot: int, less: int) -> None:
    row = ["eliot_ban earth", "noor earth", "ms_lee earth", "noor mars", "ms_lee mars"]
    row[slot - 1] = "nakkia earth"
    game = play(a_table(me(influence=2), characters=row), f"hire {slot}")
    assert (own(game, "influence"), own(game, "mc")) == (2 + 4 - less, 1)


@rule("galileo_project", "4.3")
def test_no_slot_takes_influence_away_whatever_the_box() -> None:
    data = tomllib.loads(STANDARD.read_text(encoding="utf-8"))
    data["characters"][NAMES.index("noor")]["influence"] = 1
    table = {"players": [me(influence=5), {}], "characters": [*ROW[:4], "noor earth"]}
    assert own(play(arrange(table, Components.from_data(data)), "hire 5"), "influence") == 5


@rule("galileo_project", "4.4")
def test_on_0_the_track_is_chosen_first_and_counts_even_if_no_influence_is_left() -> None:
    row = ["eliot_ban earth", "noor earth", "ms_lee earth", "noor mars", "ms_chau mars"]  # 3 - 3 influence
    game = play(a_table({}, characters=row), "hire 5", "track mars")
    assert own(game, "influence") == 0
    assert choices(game) == ["instant", "discard"]
    game = play(a_table({}, characters=row), "hire 5", "track earth")
    assert choices(game) == ["tuck", "discard"]


@rule("galileo_project", "4.5", "4.6", "12.1")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("colour", ["earth", "mars"])
@pytest.mark.parametrize("track", ["earth", "mars"])
def test_only_the_ability_in_the_colour_of_the_track_may_be_used(name: str, colour: str, track: str) -> None:
    game = play(a_table(me(influence=2, track=track), characters=[f"{name} {colour}"]), "hire 1")
    assert choices(game) == (["instant", "discard"] if track == colour else ["tuck", "discard"])
    assert refused(game, "tuck" if track == colour else "instant") == "4.6"


@rule("galileo_project", "4.7", "4.11")
def test_an_instant_ability_is_carried_out_and_then_the_card_is_discarded() -> None:
    game = play(a_table(me(influence=2, robots=["MI03", "BU03"]), characters=["ms_chau earth"]), "hire 1", "instant")
    assert kept(game, "discarded") == []  # not before it is finished
    play(game, "raise MI03")
    assert (kept(game, "discarded"), robots(game)) == (["ms_chau earth"], ["MI03 io 3", "BU03 io 3"])


@rule("galileo_project", "4.8")
def test_a_tucked_character_scores_at_the_end_if_it_is_paid() -> None:
    game = play(a_table(me(influence=2, energy=3), characters=["milutin_madic mars"]), "hire 1", "tuck")
    assert own(game, "tucked") == ["milutin_madic mars"]
    for mc, points in ((1, 3), (0, 0)):
        last = a_table(me(mc=mc, energy=3, tucked=["milutin_madic mars"]), **LAST_TURN)
        play(last, "hire 1", "track earth", "discard")
        assert (last.actors(), vp(last, "characters")) == ([], points)


LAST_TURN = {"characters": ["noor earth"], "deck": [], "ending": True, "active": 0, "start": 1}


@rule("galileo_project", "4.9")
@pytest.mark.parametrize("track", ["earth", "mars"])
def test_a_character_may_always_be_discarded_unused(track: str) -> None:
    game = play(a_table(me(influence=2, track=track), characters=["eliot_ban earth"]), "hire 1", "discard")
    assert (own(game, "mc"), own(game, "tucked"), kept(game, "discarded")) == (0, 0, ["eliot_ban earth"])


@rule("galileo_project", "4.10")
@pytest.mark.parametrize("dropped", ["noor", "ms_lee", "eliot_ban"])
def test_beyond_the_limit_one_tucked_character_has_to_go_the_new_one_included(dropped: str) -> None:
    game = a_table(me(influence=2, track="mars", tucked=["noor earth", "ms_lee earth"]), characters=["eliot_ban earth"])
    play(game, "hire 1", "tuck")
    assert moves(game, "drop") == ["eliot_ban", "noor", "ms_lee"]
    play(game, f"drop {dropped}")
    left = {"noor earth", "ms_lee earth", "eliot_ban earth"} - {f"{dropped} earth"}
    assert (set(own(game, "tucked")), kept(game, "discarded")) == (left, [f"{dropped} earth"])


@rule("galileo_project", "4.10", "7.12")
@pytest.mark.parametrize(("robot", "limit"), [("", 2), ("MI10 ganymede 1", 3), ("MI10 ganymede 7", 3)])
def test_ganymede_raises_the_limit(robot: str, limit: int) -> None:
    tucked = ["noor earth", "ms_lee earth", "nakkia earth"][:limit]
    crew = [robot] if robot else []
    game = a_table(me(influence=2, track="mars", tucked=tucked, robots=crew), characters=["eliot_ban earth"])
    play(game, "hire 1", "tuck")
    assert asked(game) == "drop"
    game = a_table(me(influence=2, track="mars", tucked=tucked[1:], robots=crew), characters=["eliot_ban earth"])
    play(game, "hire 1", "tuck")
    assert len(own(game, "tucked")) == limit


# -- instant abilities -----------------------------------------------------------------------------------------


def using(name: str, **fields: Any) -> GalileoProject:
    """Hired on its own track, which brings 4 influence or so, and its instant ability begun."""
    return play(a_table(me(**{"influence": 1, **fields}), characters=[f"{name} earth"]), "hire 1", "instant")


@rule("galileo_project", "12.3")
def test_ms_chau_raises_two_different_targets() -> None:
    game = using("ms_chau", robots=["MI03", "BU03"], project="PJ05")
    assert moves(game, "raise") == ["MI03", "BU03", "PJ05"]
    play(game, "raise BU03")
    assert refused(game, "raise BU03") == "12.3"
    play(game, "raise PJ05")
    assert (level(game, "MI03"), level(game, "BU03"), level(game, "PJ05")) == (2, 3, 3)


@rule("galileo_project", "12.4")
def test_diat_expi_raises_one_target() -> None:
    game = play(using("diat_expi", robots=["MI03", "BU03"]), "raise MI03")
    assert (level(game, "MI03"), level(game, "BU03"), fields(game)[0]) == (3, 2, 5)


@rule("galileo_project", "12.5")
def test_milutin_madic_brings_energy() -> None:
    assert own(using("milutin_madic", energy=2), "energy") == 3


@rule("galileo_project", "12.6")
def test_hunter_perks_brings_a_bonus_for_each_technology_and_none_twice() -> None:
    game = using("hunter_perks", technologies=["1a", "2a"], robots=["MI03"], extra_used=True)
    assert choices(game) == ["pass", "bonus 1", "bonus 2", "bonus 3"]
    play(game, "bonus 2")
    assert own(game, "influence") == 1 + 4 + 2
    assert refused(game, "bonus 2") == "12.6"
    play(game, "bonus 3")
    assert (level(game, "MI03"), own(game, "mc"), game.actors()) == (3, 1, [1])  # two technologies, two bonuses
    game = using("hunter_perks", technologies=["1a", "2a", "3a", "4a"], extra_used=True)
    play(game, "bonus 1", "bonus 2")
    assert own(game, "mc") == 2
    assert play(game, "bonus 3").actors() == [1]  # without a target the third one is lost
    assert play(using("hunter_perks", technologies=["1a"]), "pass").actors() == [1]
    assert using("hunter_perks").actors() == [1]


@rule("galileo_project", "12.7")
def test_eliot_ban_brings_2_mc() -> None:
    assert own(using("eliot_ban", mc=3), "mc") == 5


@rule("galileo_project", "12.8")
def test_tarak_freeman_brings_1_mc() -> None:
    assert own(using("tarak_freeman", mc=3), "mc") == 4


@rule("galileo_project", "12.9")
def test_noor_places_a_moon_modifier() -> None:
    game = using("noor", robots=["MI03"])
    assert moves(game, "modifier") == ["io", "europa", "ganymede", "callisto"]  # Io for a new project
    play(game, "modifier europa", "put MI03")
    assert robots(game) == ["MI03 europa 2 +europa"]


@rule("galileo_project", "12.10", "15.7")
def test_ila_zoe_moves_levels_from_one_target_to_another() -> None:
    game = using("ila_zoe", robots=["MI03 io 4", "BU05 europa 3"], project="PJ01")
    assert moves(game, "lower") == ["MI03", "BU05"]
    assert refused(game, "lower PJ01") == "12.10"  # it keeps level 1
    play(game, "lower MI03")
    assert refused(game, "raise MI03") == "12.10"  # another one is raised
    play(game, "raise BU05")
    assert moves(game, "levels") == ["1", "2", "3"]
    assert refused(game, "levels 4") == "12.10"
    play(game, "levels 3")
    assert (robots(game), fields(game)) == (["MI03 io 1", "BU05 europa 6"], [1, 6, 0, 0])
    one = a_table(
        me(influence=1, robots=["MI03 io 4", "BU05 europa 3"]),
        characters=["ila_zoe earth"],
        options={"level_transfer": "one"},
    )
    play(one, "hire 1", "instant", "lower MI03")
    assert robots(one) == ["MI03 io 3", "BU05 europa 4"]


@rule("galileo_project", "12.11")
def test_marty_simon_places_a_robot_modifier() -> None:
    game = using("marty_simon", robots=["MI03"], project="PJ01")
    assert moves(game, "modifier") == ["miner", "builder", "star_z", "technician"]
    play(game, "modifier builder", "put MI03")
    assert robots(game) == ["MI03 io 2 +builder"]


@rule("galileo_project", "12.12")
def test_ms_lee_brings_3_influence() -> None:
    assert own(using("ms_lee"), "influence") == 1 + 5 + 3


@rule("galileo_project", "12.13", "8.7")
def test_nakkia_moves_a_robot_to_its_other_moon_and_raises_it() -> None:
    game = using("nakkia", robots=["MI01 io 2", "MI03 europa 3 +europa", "BU05 europa 3"])
    assert choices(game) == ["pass", "move MI01", "move MI03"]
    assert refused(game, "move BU05") == "8.7"
    play(game, "move MI01")
    assert robots(game)[0] == "MI01 europa 3"
    assert fields(game) == [0, 9, 0, 0]
    assert own(game, "energy") == 1  # from 6 to 8, then raised to 9
    game = play(using("nakkia", robots=["MI03 europa 3 +europa", "MI01 io 2"]), "move MI03")
    assert robots(game)[1] == "MI03 io 4 +europa"
    game = play(using("nakkia", robots=["MI01 europa 2"]), "move MI01")
    assert (fields(game), own(game, "energy")) == ([3, 0, 0, 0], 0)  # moved before it is raised: Europa never came to 3


@rule("galileo_project", "12.14")
def test_leonard_simon_sells_energy_and_moves_a_robot() -> None:
    game = using("leonard_simon", mc=1, robots=["MI01 io 2"])
    assert choices(game) == ["pass", "buy"]
    play(game, "buy")
    assert (own(game, "mc"), own(game, "energy")) == (0, 1)
    play(game, "move MI01")
    assert robots(game) == ["MI01 europa 2"]
    assert asked(using("leonard_simon", mc=0, robots=["MI01 io 2"])) == "move"
    assert asked(using("leonard_simon", mc=3, energy=5, robots=["MI01 io 2"])) == "move"  # no room
    game = play(using("leonard_simon", mc=1, robots=["MI01 io 2"]), "pass", "pass")
    assert (own(game, "mc"), robots(game)) == (1, ["MI01 io 2"])


# -- abilities at the end --------------------------------------------------------------------------------------

FIELD_9 = ["MI03 io 6", "MI11 io 3", "MI09 europa 6", "MI05 europa 3", "MI10 ganymede 6", "MI06 ganymede 3"]
FIELD_9 += ["MI04 callisto 6", "MI12 callisto 3"]
# What a seat has, what one card gives it; the last entry of each reaches the maximum.
AT_END: dict[str, tuple[str, list[tuple[dict[str, Any], int]]]] = {
    "ms_chau": (
        "12.16",
        [({"robots": ["MI03 io 4"], "project": "PJ05 5"}, 0), ({"robots": ["MI03 io 5", "BU03 io 6"]}, 2)],
    ),
    "diat_expi": (
        "12.17",
        [
            ({"robots": ["MI03", "MI04"]}, 0),
            ({"robots": ["MI03", "MI04", "BU03", "BU04", "SZ03"]}, 2),
            ({"robots": [f"{kind}0{n}" for kind in ("MI", "BU", "SZ", "TE") for n in (3, 4)]}, 6),
        ],
    ),
    "milutin_madic": ("12.18", [({}, 0), ({"energy": 3}, 3), ({"energy": 5}, 5)]),
    "hunter_perks": (
        "12.19",
        [({}, 0), ({"technologies": ["1a", "2a"]}, 4), ({"technologies": ["1a", "2a", "3a", "4a"]}, 6)],
    ),
    "eliot_ban": ("12.20", [({"mc": 1}, 0), ({"mc": 5}, 2), ({"mc": 10}, 4)]),
    "tarak_freeman": (
        "12.21",
        [({}, 0), ({"tucked": ["noor mars", "noor earth"]}, 2)],
    ),
    "noor": (
        "12.22",
        [
            ({"robots": ["MI01"]}, 0),
            ({"robots": ["MI01", "MI02", "BU03 europa 2 +europa"]}, 2),
            ({"robots": ["MI01", "MI02", "MI07", "MI08", "BU01", "BU02", "BU07"]}, 5),
        ],
    ),
    "ila_zoe": (
        "12.23",
        [
            ({"robots": ["MI03 io 6", "MI09 europa 6", "MI10 ganymede 6"]}, 0),
            ({"robots": ["MI03 io 6", "MI09 europa 4", "MI10 ganymede 3", "MI04 callisto 3"]}, 2),
            (
                {"robots": FIELD_9},
                5,
            ),
        ],
    ),
    "marty_simon": (
        "12.24",
        [({"robots": ["MI03"]}, 0), ({"robots": ["MI03 io 2 +builder", "PJ01 io 1 +miner +io"]}, 2)],
    ),
    "ms_lee": (
        "12.25",
        [
            ({"robots": ["MI01", "MI02", "MI07"]}, 0),
            ({"robots": ["MI01", "MI02", "MI03", "MI07"]}, 1),
            ({"robots": ["MI01", "MI02", "MI03", "MI04", "MI05", "MI06", "BU01", "BU02"]}, 5),
        ],
    ),
    "nakkia": (
        "12.26",
        [
            ({"robots": ["MI03", "MI09"]}, 0),
            ({"robots": ["MI03", "MI11", "BU03", "MI09"]}, 2),
            ({"robots": ["MI03", "MI11", "BU03", "BU11", "SZ05", "SZ09", "TE05"]}, 5),
        ],
    ),
    "leonard_simon": ("12.27", [({"goals": 1}, 0), ({"goals": 2}, 2), ({"goals": 4}, 6)]),
}
CASES = [(name, has, points) for name, (_, cases) in AT_END.items() for has, points in cases]


@rule(
    "galileo_project",
    "12.15",
    "12.16",
    "12.17",
    "12.18",
    "12.19",
    "12.20",
    "12.21",
    "12.22",
    "12.23",
    "12.24",
    "12.25",
    "12.26",
    "12.27",
)
@pytest.mark.parametrize(("name", "has", "points"), CASES)
def test_an_ability_at_the_end_gives_points_for_its_quantity(name: str, has: dict[str, Any], points: int) -> None:
    fields = dict(has)
    count = fields.pop("goals", 0)
    goals = ["mc", "characters", "two_moons", "modifiers"]
    claims = {goal: [0] for goal in goals[:count]}
    tucked = fields.pop("tucked", [])
    game = a_table(me(tucked=[f"{name} earth", *tucked], **fields), goals=goals, claims=claims)
    assert character_vp(game, 0, NAMES.index(name)) == points


@rule("galileo_project", "12.15")
def test_two_cards_of_one_character_both_score() -> None:
    game = a_table(me(energy=3, tucked=["milutin_madic earth", "milutin_madic mars"]))
    assert vp(game, "characters") == 6


@rule("galileo_project", "12.21")
def test_tarak_freeman_gives_at_most_5() -> None:
    others = ["noor earth", "noor mars", "ms_lee earth", "ms_lee mars", "nakkia earth", "nakkia mars"]
    game = a_table(me(tucked=["tarak_freeman earth", *others]))
    assert character_vp(game, 0, NAMES.index("tarak_freeman")) == 5


@rule("galileo_project", "12.16", "12.24")
def test_levels_and_modifiers_give_at_most_5() -> None:
    strong = [f"{kind}{n} {moon} 6" for kind, n, moon in (("MI", "03", "io"), ("MI", "04", "callisto"))]
    strong += ["BU03 io 6", "BU04 callisto 6", "SZ03 europa 6", "TE05 io 6"]
    assert character_vp(a_table(me(robots=strong)), 0, 0) == 5
    changed = ["MI03 io 2 +builder", "BU03 io 2 +miner", "SZ09 io 2 +technician", "TE05 io 3 +star_z"]
    changed += ["MI04 europa 2 +europa", "BU04 ganymede 2 +ganymede"]
    assert character_vp(a_table(me(robots=changed)), 0, NAMES.index("marty_simon")) == 5
