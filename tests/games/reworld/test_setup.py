"""Rulebook chapter 1: what lies on the table when a game begins."""

from collections import Counter

import pytest

import planetfall
from planetfall.core.rng import seeded
from tests.builders import rule
from tests.games.reworld.builders import a_settlement, legal, play, player, why

SEATS = (2, 3, 4)
KINDS = {"terrabot": 25, "builder": 39, "shuttle": 20, "satellite": 16}


@rule("reworld", "1.1", "2.1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_twenty_ports_are_filled_upper_row_first_each_from_left_to_right(seats: int) -> None:
    start = planetfall.describe(planetfall.new("reworld", seats=seats, seed=3))
    assert list(start["ports"]) == [f"U{n}" for n in range(1, 11)] + [f"L{n}" for n in range(10, 0, -1)]
    assert all(list(port) == ["module"] for port in start["ports"].values())


@rule("reworld", "2.1.1")
def test_the_next_tiles_of_the_bag_go_to_u1_first_and_to_l10_last() -> None:
    bag = planetfall.describe(planetfall.new("reworld", seats=2, seed=3))["bag"]
    game = planetfall.arrange("reworld", {"players": [{"hand": "1"}, {"out": True}], "bag": bag})
    ports = planetfall.describe(play(game, "drop"))["ports"]
    order = [f"U{n}" for n in range(1, 11)] + [f"L{n}" for n in range(1, 11)]
    assert [ports[name]["module"] for name in order] == bag[:20]


@rule("reworld", "2.1.1")
def test_every_module_comes_out_exactly_once_in_the_five_rounds() -> None:
    game = planetfall.new("reworld", seats=2, seed=4)
    drawn: list[str] = []
    while planetfall.describe(game)["chapter"] == 1:
        drawn += [port["module"] for port in planetfall.describe(game)["ports"].values()]
        for _ in range(2):
            planetfall.act(game, game.actors()[0], "drop")
    assert len(drawn) == 100
    assert Counter(face.split()[0] for face in drawn) == KINDS
    assert game.actors() == []  # nobody has docked anything


@rule("reworld", "1.2", "1.3")
@pytest.mark.parametrize(("seats", "shields", "score", "places"), [(2, 6, 70, 1), (3, 6, 70, 2), (4, 5, 60, 3)])
def test_ships_and_final_ship_show_the_side_for_the_number_of_players(
    seats: int, shields: int, score: int, places: int
) -> None:
    table = planetfall.view(planetfall.new("reworld", seats=seats, seed=1))
    marks = {ship["id"]: ship["mark"] for ship in table["ships"]}
    assert len(marks) == 14
    assert (marks["shields"], marks["score"]) == (shields, score)
    assert all(ship["taken_by"] is None for ship in table["ships"])
    assert {len(category["places"]) for category in table["final_ship"]} == {places}


@rule("reworld", "1.3")
def test_two_players_use_the_first_column_of_the_side_for_three() -> None:
    tables = [planetfall.view(planetfall.new("reworld", seats=seats, seed=1))["final_ship"] for seats in (2, 3)]
    for two, three in zip(*tables, strict=True):
        assert two["places"] == three["places"][:1]


@rule("reworld", "1.4")
def test_everybody_begins_with_an_empty_carrier_and_no_points() -> None:
    for seat in planetfall.view(planetfall.new("reworld", seats=4, seed=1))["seats"]:
        assert seat["score"] == 0
        assert seat["docked"] == ((), (), (), (), ())


@rule("reworld", "1.5")
def test_the_box_holds_100_modules_and_the_bag_tells_its_contents_but_not_its_order() -> None:
    game = planetfall.new("reworld", seats=2, seed=1)
    whole = planetfall.describe(game)
    faces = [*whole["bag"], *(port["module"] for port in whole["ports"].values())]
    kinds = Counter(face.split()[0] for face in faces)
    assert kinds == KINDS
    assert planetfall.view(game)["bag"] == dict(sorted(Counter(whole["bag"]).items()))


@rule("reworld", "1.5", "2.1.2")
def test_bag_and_cards_are_mixed() -> None:
    starts = [planetfall.describe(planetfall.new("reworld", seats=2, seed=seed)) for seed in range(20)]
    assert len({tuple(start["bag"]) for start in starts}) == 20
    assert len({start["players"][0]["hand"] for start in starts}) > 15
    assert len({start["leftover"] for start in starts}) > 15


@rule("reworld", "2.1.3", "2.5.3")
def test_every_round_leaves_over_the_same_number_of_cards() -> None:
    game = planetfall.new("reworld", seats=2, seed=1)
    for _ in range(2):
        planetfall.act(game, game.actors()[0], "drop")
    assert planetfall.describe(game)["round"] == 2
    assert len(planetfall.describe(game)["leftover"]) == 4


@rule("reworld", "1.6")
def test_each_letter_has_four_signs_with_names_of_their_own() -> None:
    names: list[str] = []
    for letter in "ABCDE":
        game = play(a_settlement(player(docked={1: [f"terrabot {letter}"], 2: ["builder 6"]})), "undock 1")
        assert legal(game) == [f"sign {letter}{n}" for n in (1, 2, 3, 4)]
        names += [move["text"].removeprefix("Name the city ") for move in planetfall.view(game, 0)["moves"]]
    assert len(set(names)) == 20
    assert [name[0] for name in names] == sorted("ABCDE" * 4)


@rule("reworld", "1.7", "2.1.2", "2.1.3")
@pytest.mark.parametrize(("seats", "each", "left_over"), [(2, 13, 4), (3, 9, 3), (4, 7, 2)])
def test_r1_the_thirty_cards_are_dealt_13_9_or_7_each_and_4_3_or_2_are_left_over(
    seats: int, each: int, left_over: int
) -> None:
    start = planetfall.describe(planetfall.new("reworld", seats=seats, seed=5))
    hands = [player["hand"] for player in start["players"]]
    assert [len(hand) for hand in hands] == [each] * seats
    assert len(start["leftover"]) == left_over
    assert Counter("".join(hands) + start["leftover"]) == dict.fromkeys("12345", 6)


@rule("reworld", "1.8", "2.2.1")
def test_the_starting_player_is_drawn_by_lot_and_takes_the_first_turn() -> None:
    first: Counter[int] = Counter()
    for seed in range(300):
        game = planetfall.new("reworld", seats=3, seed=seed)
        assert game.actors() == [planetfall.describe(game)["holder"]]
        first[game.actors()[0]] += 1
    assert min(first[seat] for seat in range(3)) > 70


@rule("reworld", "1.9")
@pytest.mark.parametrize(("seats", "points"), [(2, [0, 3]), (3, [0, 2, 4]), (4, [0, 1, 3, 4])])
def test_with_a_head_start_later_players_begin_with_points(seats: int, points: list[int]) -> None:
    game = planetfall.new("reworld", seats=seats, seed=9, options={"head_start": "on"})
    first = game.actors()[0]
    assert [game.scores()[(first + later) % seats] for later in range(seats)] == points
    assert planetfall.new("reworld", seats=seats, seed=9).scores() == [0] * seats
    again = game.fresh(seeded(1))
    assert sorted(again.scores()) == points


@rule("reworld", "1.10")
def test_nobody_acts_out_of_turn() -> None:
    game = planetfall.new("reworld", seats=3, seed=2)
    waiting = (game.actors()[0] + 1) % 3
    assert list(game.legal(waiting)) == []
    assert why(game, "drop", waiting) == "1.10"


@rule("reworld", "1.11")
def test_choices_are_answered_in_order_and_single_ones_answer_themselves() -> None:
    game = a_settlement(player(docked={1: ["builder 6", "terrabot A", "shuttle 0"]}))
    assert why(game, "fly") == "1.11"
    play(game, "undock 1")  # its only use is transport, nothing can be carried, so it lands and the turn is over
    assert game.actors() == [1]
    assert planetfall.describe(game)["players"][0]["shuttles"] == ["shuttle 0"]
