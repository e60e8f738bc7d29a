"""Rulebook chapter 7: the four moons, every segment and every bonus field."""

import pytest

from planetfall.games.galileo_project.events import DEVELOPED_MOON
from planetfall.games.galileo_project.play import GalileoProject
from planetfall.games.galileo_project.scoring import moon_vp
from tests.builders import rule
from tests.games.galileo_project.builders import (
    a_table,
    asked,
    choices,
    fields,
    kept,
    me,
    moves,
    own,
    play,
    refused,
    robots,
    vp,
)

MOONS = ["io", "europa", "ganymede", "callisto"]
# Robots with that one printed moon, enough for every field.
CREW = {
    "io": ["MI03", "BU03", "SZ05"],
    "europa": ["MI09", "BU09", "SZ03"],
    "ganymede": ["MI10", "BU10", "SZ04"],
    "callisto": ["MI04", "BU04", "SZ06"],
}


def developed(moon: str, field: int) -> list[str]:
    """Robots that bring the marker of a moon to this field."""
    levels = [min(6, max(0, field - 6 * index)) for index in range(3)]
    return [f"{robot} {moon} {level}" for robot, level in zip(CREW[moon], levels, strict=True) if level]


@rule("galileo_project", "7.1")
@pytest.mark.parametrize(("moon", "last"), [("io", 13), ("europa", 12), ("ganymede", 15), ("callisto", 14)])
def test_every_moon_has_a_last_field(moon: str, last: int) -> None:
    for field in (0, 1, last, last + 1, last + 2):
        crew = [f"{name} {moon} {part}" for name, part in zip(CREW[moon], split(field), strict=True) if part]
        assert fields(a_table(me(robots=crew)))[MOONS.index(moon)] == min(field, last)


def split(field: int) -> list[int]:
    return [min(6, max(0, field - 6 * index)) for index in range(3)]


@rule("galileo_project", "7.2", "15.11")
@pytest.mark.parametrize(("option", "field"), [("kept", 12), ("lost", 10)])
def test_levels_beyond_the_last_field_are_remembered_unless_agreed_otherwise(option: str, field: int) -> None:
    """Europa with 11 levels gains 3; then 2 go."""
    crew = [*developed("europa", 11), "MI03 io 1"]
    markers = {"markers": [1, 11, 0, 0]} if option == "lost" else {}
    game = a_table(
        me(influence=9, track="mars", robots=crew, **markers), me(influence=4), options={"overshoot": option},
        robots=["SZ11", "MI05"], characters=["ila_zoe mars", "noor earth", "noor mars"],
    )  # fmt: skip
    play(game, "acquire 1")  # Star-Z of level 3: 14 levels
    assert fields(game)[1] == 12
    play(game, "hire 2", "discard", "hire 1", "instant", "lower MI09", "raise MI03", "levels 2")
    assert fields(game)[1] == field


@rule("galileo_project", "7.3", "7.9")
def test_every_bonus_field_that_is_passed_works() -> None:
    game = a_table(me(influence=9, track="mars", robots=["MI09 europa 2", "SZ09"]), robots=["TE09", "SZ11"])
    play(game, "acquire 2", "bonus 2")
    assert (fields(game)[1], own(game, "energy")) == (5, 1)  # field 3
    game = a_table(me(energy=3, mc=1, robots=["MI09 europa 2"]), characters=["noor earth"])
    play(game, "develop 3a")
    assert (fields(game)[1], own(game, "energy")) == (7, 2)  # fields 3 and 6


def one_field_further(moon: str, field: int) -> GalileoProject:
    """Diat Expi raises a robot beside the moon to bring the marker to this field."""
    crew = [f"{CREW[moon][0]} {moon} {min(field - 1, 5)}"]
    rest = field - 1 - min(field - 1, 5)
    crew += [
        f"{robot} {moon} {level}"
        for robot, level in zip(CREW[moon][1:], (min(rest, 6), rest - 6), strict=True)
        if level > 0
    ]
    game = a_table(me(influence=2, robots=crew), characters=["diat_expi earth", "noor earth"])
    play(game, "hire 1", "instant")
    if game.actors() == [0] and asked(game) == "raise":
        play(game, f"raise {CREW[moon][0]}")
    return game


@rule("galileo_project", "7.9")
@pytest.mark.parametrize("field", range(2, 13))
def test_europa_brings_energy_on_fields_3_6_and_9(field: int) -> None:
    game = one_field_further("europa", field)
    assert fields(game)[1] == field
    assert own(game, "energy") == (1 if field in (3, 6, 9) else 0)


@rule("galileo_project", "7.4", "12.10")
def test_going_back_brings_nothing_and_going_forward_again_brings_the_bonus_again() -> None:
    """Europa goes from 3 to 2 and, with the other robot, to 3 again: the marker goes back first."""
    crew = ["MI09 europa 2", "BU09 europa 1"]
    game = a_table(me(influence=2, robots=crew), characters=["ila_zoe earth"])
    play(game, "hire 1", "instant")
    assert (fields(game)[1], own(game, "energy")) == (3, 1)
    game = a_table(me(influence=2, energy=2, robots=["MI09 europa 3", "MI03"]), characters=["ila_zoe earth"])
    play(game, "hire 1", "instant", "lower MI09", "levels 1")
    assert (fields(game)[1], own(game, "energy")) == (2, 2)


@rule("galileo_project", "7.5")
def test_the_old_moon_goes_back_before_the_new_one_advances() -> None:
    """Ganymede loses its robot first, so the marker of Callisto brings a modifier and the limit has fallen already."""
    crew = ["MI10 ganymede 4", "BU04 callisto 1"]
    game = a_table(me(influence=2, robots=crew), characters=["noor earth", "noor mars"])
    game.listening = True
    play(game, "hire 1", "instant", "modifier callisto", "put MI10")
    assert fields(game) == [0, 0, 0, 5]
    assert asked(game) == "modifier"
    assert [MOONS[event.a] for event in game.events if event.kind == DEVELOPED_MOON] == ["ganymede", "callisto"]


IO_VP = [0, 1, 1, 1, 3, 3, 3, 7, 7, 7, 12, 12, 12, 18]
EUROPA_VP = [0, 2, 2, 2, 5, 5, 5, 5, 8, 8, 8, 8, 12]
GANYMEDE_VP = [0, 2, 2, 2, 5, 5, 5, 5, 9, 9, 9, 13, 13, 13, 13, 18]
VP = [("io", f, v) for f, v in enumerate(IO_VP)] + [("europa", f, v) for f, v in enumerate(EUROPA_VP)]
VP += [("ganymede", f, v) for f, v in enumerate(GANYMEDE_VP)]


@rule("galileo_project", "7.8", "7.11", "7.15", "7.18")
@pytest.mark.parametrize(("moon", "field", "points"), VP)
def test_the_field_of_a_moon_gives_its_points(moon: str, field: int, points: int) -> None:
    assert vp(a_table(me(robots=developed(moon, field))), moon) == points


@rule("galileo_project", "7.17", "7.18")
@pytest.mark.parametrize("field", range(15))
def test_callisto_gives_points_for_each_robot_of_the_most_common_type(field: int) -> None:
    each = 0 if field == 0 else 1 if field < 5 else 2 if field < 9 else 3 if field < 14 else 4
    crew = [*developed("callisto", field), "TE03", "TE04", "TE05"]
    assert moon_vp(a_table(me(robots=crew)), 0, 3) == each * 3
    assert vp(a_table(me(robots=[*crew, "TE09 io 2 +miner"])), "callisto") == each * 3


@rule("galileo_project", "7.10")
@pytest.mark.parametrize(("field", "left"), [(11, 1), (12, 2)])
def test_on_field_12_of_europa_every_spending_of_energy_saves_1(field: int, left: int) -> None:
    game = a_table(me(energy=3, mc=2, robots=developed("europa", field)), characters=["noor earth"], sides="abaa")
    play(game, "develop 2b")
    assert own(game, "energy") == left


@rule("galileo_project", "7.10")
def test_the_saving_never_brings_energy() -> None:
    game = a_table(me(energy=0, mc=2, robots=developed("europa", 12)), characters=["noor earth"])
    play(game, "develop 1a")
    assert own(game, "energy") == 0
    assert own(game, "technologies") == ["1a"]


@rule("galileo_project", "15.14")
def test_with_the_option_europa_saves_nothing_on_technologies_but_still_on_goals() -> None:
    only = {"europa_saving": "goals"}
    crew = developed("europa", 12)
    game = a_table(me(energy=1, mc=7, robots=crew), options=only, sides="abaa", goals=GOALS, characters=["noor earth"])
    assert moves(game, "develop") == ["1a"]
    play(game, "hire 1", "track earth", "discard", "claim 1")  # 7 MC of 8: one is lacking, and saved
    assert own(game, "energy") == 1


GOALS = ["mc", "two_moons", "modifiers", "one_colour"]


@rule("galileo_project", "7.12")
@pytest.mark.parametrize("field", range(16))
def test_ganymede_raises_the_limit_of_tucked_characters(field: int) -> None:
    limit = 2 if field == 0 else 3 if field < 8 else 5 if field < 15 else 6
    cards = ["noor earth", "noor mars", "ms_lee earth", "ms_lee mars", "nakkia earth", "nakkia mars", "ms_chau earth"]
    crew = developed("ganymede", field)
    for held, over in ((limit - 1, False), (limit, True)):
        game = a_table(
            me(influence=2, track="mars", robots=crew, tucked=cards[:held]),
            characters=["eliot_ban earth", "diat_expi mars"],
        )
        play(game, "hire 1", "tuck")
        assert (game.actors() == [0] and asked(game) == "drop") == over


@rule("galileo_project", "7.13", "7.14", "4.6")
@pytest.mark.parametrize("field", range(16))
def test_ganymede_opens_both_abilities(field: int) -> None:
    crew = developed("ganymede", field)
    game = a_table(me(influence=2, track="mars", robots=crew), characters=["eliot_ban earth"])
    play(game, "hire 1")
    if field < 4:
        assert choices(game) == ["tuck", "discard"]
        return
    assert choices(game) == ["instant", "tuck", "discard"]
    play(game, "instant")
    if field < 11:
        assert (kept(game, "discarded"), game.actors()) == (["eliot_ban earth"], [1])
        return
    assert (choices(game), own(game, "mc")) == (["tuck", "discard"], 2)
    assert refused(game, "instant") == "7.14"  # it has been used
    play(game, "tuck")
    assert own(game, "tucked") == ["eliot_ban earth"]


@rule("galileo_project", "7.14")
def test_from_field_11_on_both_abilities_may_be_left_out() -> None:
    for answers in (["discard"], ["instant", "discard"], ["tuck"]):
        game = a_table(me(influence=2, robots=developed("ganymede", 11)), characters=["eliot_ban earth"])
        play(game, "hire 1", *answers)
        assert own(game, "mc") == (2 if "instant" in answers else 0)
        assert bool(own(game, "tucked")) == ("tuck" in answers)


@rule("galileo_project", "7.16", "7.3")
@pytest.mark.parametrize("field", range(2, 15))
def test_callisto_brings_a_modifier_on_fields_2_7_and_12(field: int) -> None:
    game = one_field_further("callisto", field)
    assert fields(game)[3] == field
    if field not in (2, 7, 12):
        assert game.actors() == [1]
        return
    assert moves(game, "modifier") == ["miner", "builder", "star_z", "technician", *MOONS]  # of either kind
    play(game, "modifier technician", "put MI04")
    assert robots(game)[0].endswith("+technician")


@rule("galileo_project", "7.3", "7.16")
def test_two_bonus_fields_of_callisto_passed_at_once_bring_two_modifiers() -> None:
    game = a_table(me(energy=3, mc=1, robots=["MI04 callisto 1"]), characters=["noor earth"])
    play(game, "develop 3a")  # from 1 to 7
    assert asked(game) == "modifier"
    play(game, "modifier builder", "put MI04")
    assert asked(game) == "modifier"
    play(game, "modifier io", "begin")
    assert own(game, "project").endswith("+io")
