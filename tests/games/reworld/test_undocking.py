"""Rulebook 3.1, 3.2 and 3.5: undocking, founding cities, defending, sacrificing."""

import pytest

import planetfall
from tests.builders import rule
from tests.games.reworld.builders import a_settlement, earned, legal, play, player, why


@rule("reworld", "3.1.1")
def test_only_the_tile_at_the_open_end_of_a_row_can_be_undocked() -> None:
    game = a_settlement(player(docked={1: ["terrabot A", "shuttle 2"], 3: ["satellite product", "terrabot B"]}))
    assert legal(game) == ["undock 1", "undock 3"]
    assert why(game, "undock 2") == "3.1.1"
    play(game, "undock 1", "defend")
    position = planetfall.describe(game)["players"][0]
    assert position["docked"] == {"1": ["terrabot A"], "3": ["satellite product", "terrabot B"]}
    assert position["defence"] == ["shuttle 2"]
    assert game.actors() == [1]  # exactly one module, then it is the next player's turn


@rule("reworld", "3.1.2")
def test_whoever_has_nothing_docked_is_skipped_for_the_rest_of_the_game() -> None:
    rows = {1: ["terrabot A", "terrabot B"], 2: ["terrabot C", "terrabot D"]}
    game = a_settlement(player(docked=rows), player(), player(docked={1: ["builder 6"], 2: ["builder 1"]}))
    play(game, "undock 1", "sign B1")
    assert game.actors() == [2]
    play(game, "sacrifice 1", seat=2)
    assert game.actors() == [0]


@rule("reworld", "3.1.1", "1.10")
def test_chapter_two_goes_clockwise_from_the_holder() -> None:
    rows = {1: ["builder 6", "builder 6"], 2: ["builder 1"]}
    others = [player(docked={1: [f"builder {n}", f"builder {n}"], 2: [f"builder {n}"]}) for n in (2, 3)]
    game = a_settlement(player(docked=rows), *others, holder=1)
    order = []
    for _ in range(4):
        order.append(game.actors()[0])
        planetfall.act(game, order[-1], "sacrifice 1")
    assert order == [1, 2, 0, 1]


@rule("reworld", "3.1.3", "1.6")
def test_the_first_terrabot_of_a_letter_founds_a_city_under_a_sign_of_that_letter() -> None:
    game = a_settlement(
        player(docked={1: ["terrabot C"], 2: ["builder 6"]}), player(C=["terrabot C"], docked={1: ["builder 1"]})
    )
    play(game, "undock 1")
    assert legal(game) == ["sign C1", "sign C3", "sign C4"]  # the other player has sign 2
    assert why(game, "sign C2") == "3.1.3"
    assert why(game, "sign A1") == "3.1.3"
    play(game, "sign C4")
    city = planetfall.view(game)["seats"][0]["cities"][0]
    assert (city["letter"], city["name"]) == ("C", "Cressholm")
    assert planetfall.view(game)["final_ship"][2]["values"] == (2, 2)  # sign and terrabot


@rule("reworld", "3.1.4")
def test_a_further_terrabot_is_added_to_the_city_of_its_letter() -> None:
    game = a_settlement(
        player(docked={1: ["terrabot C"], 2: ["builder 6"]}, C=["terrabot C", "builder 6"], A=["terrabot A"])
    )
    play(game, "undock 1")
    assert planetfall.describe(game)["players"][0]["cities"]["C"]["tiles"] == ["terrabot C", "builder 6", "terrabot C"]
    assert game.actors() == [1]


@rule("reworld", "3.1.5", "3.1.7")
@pytest.mark.parametrize(
    ("tile", "uses"),
    [
        ("shuttle 1", ["defend", "transport"]),
        ("shuttle 2", ["defend", "transport"]),
        ("satellite letter A", ["defend", "task"]),
        ("satellite company 3", ["defend", "task"]),
    ],
)
def test_shuttles_defend_or_transport_and_satellites_defend_or_do_their_task(tile: str, uses: list[str]) -> None:
    game = play(a_settlement(player(docked={1: [tile], 2: ["builder 6"]})), "undock 1")
    assert legal(game) == uses
    clauses = {"transport": "3.1.5", "task": "3.1.7"}
    for use, clause in clauses.items():
        assert why(game, use) == ("" if use in uses else clause)


@rule("reworld", "3.1.6")
def test_a_builder_never_leaves_alone() -> None:
    game = a_settlement(player(docked={1: ["terrabot A", "builder 1"]}))
    assert legal(game) == ["sacrifice 1"]
    assert why(game, "undock 1") == "3.1.6"


@rule("reworld", "3.2.1", "3.2.2")
@pytest.mark.parametrize(
    ("tile", "shields"),
    [
        ("shuttle 1", 1),
        ("shuttle 2", 2),
        ("satellite letter A", 2),
        ("satellite company 1", 1),
        ("satellite shields", 2),
    ],
)
def test_a_defending_module_is_worth_its_shields_and_scores_nothing_now(tile: str, shields: int) -> None:
    game = a_settlement(player(docked={1: [tile], 2: ["builder 6"]}, defence=["shuttle 1"]))
    play(game, "undock 1", "defend")
    seat = planetfall.view(game)["seats"][0]
    assert seat["shields"] == 1 + shields
    assert [tile["face"] for tile in seat["defence"]] == ["shuttle 1", tile]
    assert seat["score"] == seat["earned"]["ships"]


@rule("reworld", "3.2.3")
def test_a_shuttle_without_shields_never_defends() -> None:
    game = a_settlement(player(docked={1: ["shuttle 0"], 2: ["builder 6"]}))
    play(game, "undock 1")
    assert legal(game) == ["carry 2", "fly"]  # transport was its only use
    with pytest.raises(ValueError, match="defends without shields"):
        a_settlement(player(defence=["shuttle 0"]))


@rule("reworld", "3.2.3")
def test_asking_a_shuttle_without_shields_to_defend_is_refused_by_the_clause() -> None:
    position = {"flying": "shuttle 0", "questions": [{"seat": 0, "question": "use"}]}
    game = a_settlement(player(docked={2: ["builder 6"]}), **position)
    assert legal(game) == ["transport"]
    assert why(game, "defend") == "3.2.3"


@rule("reworld", "3.5.1", "3.7.1")
def test_a_sacrificed_builder_goes_to_the_box_and_the_ships_are_checked() -> None:
    game = a_settlement(player(docked={1: ["builder 1"], 2: ["shuttle 1"]}))
    assert "sacrifice 1" in legal(game)  # although the shuttle could carry it
    play(game, "sacrifice 1")
    position = planetfall.describe(game)["players"][0]
    assert position["docked"] == {"2": ["shuttle 1"]}
    assert "row_1_empty" in position["ships"]
    assert earned(game, "specials") == 0


@rule("reworld", "3.5.1")
def test_only_a_builder_at_the_open_end_can_be_sacrificed() -> None:
    game = a_settlement(player(docked={1: ["builder 1", "terrabot A"], 2: ["builder 2"]}))
    assert legal(game, block="sacrifice") == ["sacrifice 2"]
    assert why(game, "sacrifice 1") == "3.5.1"
    assert why(game, "sacrifice 3") == "3.1.1"
