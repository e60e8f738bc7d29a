"""Rulebook 3.3 and 3.4: transporting builders and placing them."""

import pytest

import planetfall
from planetfall import Game
from tests.builders import rule
from tests.games.reworld.builders import a_settlement, earned, legal, play, player, why


def cities(game: Game, seat: int = 0) -> dict[str, list[str]]:
    return {letter: city["tiles"] for letter, city in planetfall.describe(game)["players"][seat]["cities"].items()}


def docked(game: Game, seat: int = 0) -> dict[str, list[str]]:
    rows: dict[str, list[str]] = planetfall.describe(game)["players"][seat].get("docked", {})
    return rows


@rule("reworld", "3.3.1", "3.3.4")
@pytest.mark.parametrize("shields", [0, 1, 2])
def test_any_shuttle_may_transport_and_lands_in_the_shuttles_row(shields: int) -> None:
    game = a_settlement(
        player(docked={1: [f"shuttle {shields}"], 2: ["builder 6"], 3: ["builder 1"]}, A=["terrabot A"])
    )
    play(game, "undock 1", *(["transport"] if shields else []), "carry 2", "fly")
    assert planetfall.describe(game)["players"][0]["shuttles"] == [f"shuttle {shields}"]
    assert cities(game) == {"A": ["terrabot A", "builder 6"]}


@rule("reworld", "3.3.2")
def test_none_one_or_two_builders_are_all_allowed() -> None:
    for moves, left in ((["fly"], 3), (["carry 2", "fly"], 2), (["carry 2", "carry 3"], 1)):
        rows = {1: ["shuttle 0"], 2: ["builder 6"], 3: ["builder 6"], 4: ["builder 6"]}
        game = play(a_settlement(player(docked=rows, A=["terrabot A"])), "undock 1", *moves)
        assert sum(len(row) for row in docked(game).values()) == left
        assert game.actors() == [1]


@rule("reworld", "3.3.2")
def test_both_builders_may_come_from_one_row_and_from_behind_the_shuttle() -> None:
    game = a_settlement(player(docked={1: ["terrabot B", "builder 1", "builder 6", "shuttle 0"]}, A=["terrabot A"]))
    play(game, "undock 1", "carry 1", "carry 1", "unload 1")
    assert docked(game) == {"1": ["terrabot B"]}
    assert cities(game) == {"A": ["terrabot A", "builder 6", "builder 1"]}


@rule("reworld", "3.3.2")
def test_only_builders_at_an_open_end_can_be_carried() -> None:
    game = a_settlement(player(docked={1: ["shuttle 0"], 2: ["builder 6", "terrabot A"], 3: ["builder 6"]}))
    play(game, "undock 1")
    assert legal(game) == ["carry 3", "fly"]
    assert why(game, "carry 2") == "3.3.2"
    assert why(game, "carry 1") == "3.1.1"


@rule("reworld", "3.3.5")
def test_d16_a_shuttle_leaves_past_the_single_builder_it_carries() -> None:
    game = a_settlement(
        player(docked={1: ["terrabot B", "shuttle 2", "builder 6"], 2: ["builder 1"]}, A=["terrabot A"])
    )
    assert legal(game) == ["sacrifice 1", "sacrifice 2", "couple 1"]
    play(game, "couple 1")
    assert legal(game) == ["carry 2", "fly"]  # the first manoeuvre is done, one more is possible
    play(game, "fly")
    assert docked(game) == {"1": ["terrabot B"], "2": ["builder 1"]}
    assert cities(game) == {"A": ["terrabot A", "builder 6"]}
    assert planetfall.describe(game)["players"][0]["shuttles"] == ["shuttle 2"]


@rule("reworld", "3.3.5", "3.3.2")
def test_a_coupled_shuttle_takes_only_one_more() -> None:
    rows = {1: ["terrabot B", "shuttle 2", "builder 6"], 2: ["builder 6"], 3: ["builder 6"]}
    game = play(a_settlement(player(docked=rows, A=["terrabot A"])), "couple 1", "carry 2")
    assert cities(game) == {"A": ["terrabot A", "builder 6", "builder 6"]}
    assert docked(game) == {"1": ["terrabot B"], "3": ["builder 6"]}
    assert game.actors() == [1]


@rule("reworld", "3.3.5")
def test_d17_such_a_shuttle_cannot_defend() -> None:
    game = a_settlement(player(docked={1: ["terrabot B", "shuttle 2", "builder 6"]}, A=["terrabot A"]))
    assert why(game, "undock 1") == "3.1.6"
    play(game, "couple 1")  # nothing else to carry, one city: it flies, places and lands at once
    assert planetfall.describe(game)["players"][0].get("defence", []) == []
    assert planetfall.describe(game)["players"][0]["shuttles"] == ["shuttle 2"]


@rule("reworld", "3.3.5")
@pytest.mark.parametrize(
    ("row", "clause"),
    [
        (["shuttle 2", "builder 6", "builder 6"], "3.3.5"),
        (["shuttle 2", "terrabot A"], "3.3.5"),
        (["terrabot A", "builder 6"], "3.3.5"),
        (["satellite product", "builder 6"], "3.3.5"),
        (["builder 6"], "3.3.5"),
        ([], "3.1.1"),
    ],
    ids=["D18 two builders", "D18 a terrabot", "no shuttle", "a satellite", "nothing behind", "empty row"],
)
def test_d18_nothing_else_lets_a_shuttle_pass(row: list[str], clause: str) -> None:
    game = a_settlement(player(docked={1: row, 2: ["builder 1"]}))
    assert why(game, "couple 1") == clause


@rule("reworld", "3.3.2", "3.3.4")
def test_d19_a_shuttle_without_shields_and_without_builders_just_lands() -> None:
    game = play(a_settlement(player(docked={1: ["terrabot A", "shuttle 0"]})), "undock 1")
    assert planetfall.describe(game)["players"][0]["shuttles"] == ["shuttle 0"]
    assert game.actors() == [1]


def carrying(*builders: str, **what: list[str]) -> Game:
    """A shuttle with these builders aboard, about to place them."""
    rows = {1: ["shuttle 0"], 5: ["builder 6"], **{row: [face] for row, face in enumerate(builders, 2)}}
    game = play(
        a_settlement(player(docked=rows, **what)), "undock 1", *(f"carry {row + 2}" for row in range(len(builders)))
    )
    return game if len(builders) == 2 else play(game, "fly")


@rule("reworld", "3.4.1")
def test_a_farming_builder_goes_to_any_city() -> None:
    game = carrying("builder 6", A=["terrabot A", "builder 1"], B=["terrabot B"], E=["terrabot E", "builder 6"])
    assert legal(game) == ["build A", "build B", "build E"]
    assert why(game, "build C") == "3.4.1"
    assert why(carrying("builder 1", A=["terrabot A"], B=["terrabot B"]), "build C") == "3.4.3"
    assert cities(play(game, "build E"))["E"] == ["terrabot E", "builder 6", "builder 6"]


@rule("reworld", "3.4.2", "3.4.3", "3.4.4")
def test_d20_a_company_stays_in_its_city_takes_a_free_one_or_goes_to_the_box() -> None:
    towns = {"A": ["terrabot A", "builder 1"], "B": ["terrabot B"]}
    assert cities(carrying("builder 1", **towns)) == {
        "A": ["terrabot A", "builder 1", "builder 1"],
        "B": ["terrabot B"],
    }
    assert cities(carrying("builder 2", **towns)) == {
        "A": ["terrabot A", "builder 1"],
        "B": ["terrabot B", "builder 2"],
    }
    game = play(carrying("builder 2", "builder 3", **towns), "unload 1")
    assert cities(game) == {"A": ["terrabot A", "builder 1"], "B": ["terrabot B", "builder 2"]}
    assert [face for face in _everywhere(game) if face == "builder 3"] == []


def _everywhere(game: Game) -> list[str]:
    seat = planetfall.describe(game)["players"][0]
    rows = [*seat.get("docked", {}).values(), *(city["tiles"] for city in seat["cities"].values())]
    return [face for row in rows for face in row]


@rule("reworld", "3.4.2", "3.4.3")
def test_refusals_tell_the_two_company_rules_apart() -> None:
    game = carrying(
        "builder 1", "builder 6", A=["terrabot A", "builder 1"], B=["terrabot B"], C=["terrabot C", "builder 2"]
    )
    play(game, "unload 2")
    assert legal(game) == ["build A", "build B", "build C"]
    position = planetfall.describe(game) | {"aboard": ["builder 1"]}
    game = planetfall.arrange("reworld", position)
    assert legal(game) == ["build A"]
    assert why(game, "build B") == "3.4.2"
    assert why(game, "build C") == "3.4.3"


@rule("reworld", "3.3.3", "3.4.5")
def test_d21_the_order_of_placing_decides_who_gets_the_last_free_city() -> None:
    for first, kept in (("unload 1", "builder 2"), ("unload 2", "builder 3")):
        game = carrying("builder 2", "builder 3", A=["terrabot A", "builder 1"], B=["terrabot B"])
        assert legal(game) == ["unload 1", "unload 2"]
        assert cities(play(game, first))["B"] == ["terrabot B", kept]


@rule("reworld", "3.4.5", "1.11")
def test_two_builders_that_look_alike_need_no_order() -> None:
    game = carrying("builder 6", "builder 6", A=["terrabot A"], B=["terrabot B"])
    assert legal(game) == ["build A", "build B"]


@rule("reworld", "3.4.4")
def test_a_farming_builder_without_any_city_goes_to_the_box() -> None:
    game = carrying("builder 6")
    assert game.actors() == [1]
    assert cities(game) == {}
    assert docked(game) == {"5": ["builder 6"]}


@rule("reworld", "3.4.5")
def test_an_earlier_builder_in_the_box_does_not_bind_its_company() -> None:
    rows = {1: ["shuttle 0"], 2: ["builder 1"], 3: ["shuttle 0"], 4: ["builder 1"], 5: ["terrabot A"]}
    game = play(a_settlement(player(docked=rows)), "undock 1", "carry 2", "fly")  # no city: boxed
    play(game, "sacrifice 1", seat=1)
    play(game, "undock 5", "sign A1")
    play(game, "sacrifice 2", seat=1)
    play(game, "undock 3", "carry 4")
    assert cities(game) == {"A": ["terrabot A", "builder 1"]}


@rule("reworld", "3.4.6")
@pytest.mark.parametrize("company", [1, 2, 3, 4, 5])
def test_the_special_builder_of_every_company_scores(company: int) -> None:
    assert earned(carrying(f"builder {company} special", A=["terrabot A"]), "specials") == 3


@rule("reworld", "3.4.6")
def test_two_special_builders_score_each_in_its_own_row() -> None:
    game = carrying("builder 1 special", "builder 2 special", A=["terrabot A"], B=["terrabot B", "terrabot B"])
    play(game, "unload 1", "build A")
    assert earned(game, "specials") == 3 + 4


@rule("reworld", "3.3.5", "3.3.1")
def test_a_shuttle_without_shields_may_be_coupled_too() -> None:
    game = a_settlement(player(docked={1: ["terrabot B", "shuttle 0", "builder 6"]}, A=["terrabot A"]))
    assert "couple 1" in legal(game)


@rule("reworld", "3.4.6")
def test_r4_a_special_builder_scores_one_for_each_tile_of_its_row() -> None:
    game = carrying("builder 1 special", A=["terrabot A", "terrabot A", "terrabot A", "builder 1", "builder 6"])
    assert earned(game, "specials") == 7


@rule("reworld", "3.4.6")
def test_a_special_builder_in_the_box_scores_nothing() -> None:
    game = carrying("builder 1 special", A=["terrabot A", "builder 2"])
    assert game.actors() == [1]
    assert earned(game, "specials") == 0


@rule("reworld", "3.4.6", "3.3.3")
@pytest.mark.parametrize(("first", "points"), [("unload 1", 3), ("unload 2", 4)])
def test_a_special_builder_placed_second_counts_the_first_one_too(first: str, points: int) -> None:
    game = carrying("builder 1 special", "builder 1", A=["terrabot A"])
    assert earned(play(game, first), "specials") == points
