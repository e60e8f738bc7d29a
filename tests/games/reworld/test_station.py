"""Rulebook chapter 2: acquiring, the marker, dropping out, rounds."""

import pytest

import planetfall
from planetfall import Game
from tests.builders import rule
from tests.games.reworld.builders import a_station, earned, legal, play, why

HAND = "1122334455"

# id, cards in the neighbouring slots, payment, the clause it breaks ("" if it is legal)
PAYMENTS = [
    ("D1", "--", "3", ""),
    ("D2", "--", "3 3", "2.3.6"),
    ("D3", "2-", "2", ""),
    ("D4", "2-", "4", "2.3.4"),
    ("D5", "2-", "4 5^", ""),
    ("D6", "2-", "2 5^", ""),
    ("D7", "22", "2", ""),
    ("D7 any two", "22", "1^ 3", ""),
    ("D7 unmatched", "22", "1", "2.3.4"),
    ("D8", "24", "2^ 4", ""),
    ("D8 the other on top", "24", "2 4^", ""),
    ("D9", "24", "2 2", "2.3.5"),
    ("D9 one matching", "24", "1 2^", "2.3.5"),
    ("D10", "24", "1^ 1 2", ""),
    ("D11", "24", "1 1 3^", "2.3.5"),
    ("D12", "24", "1 1 3 5^", ""),
    ("D13 the buried 4 is no help", "41/-", "4", "2.3.4"),
    ("D13 the 1 on top is", "41/-", "1", ""),
    ("right neighbour alone", "-2", "2", ""),
    ("too few for two", "24", "2", "2.3.5"),
    ("too many for one", "2-", "1 1 3^", "2.3.6"),
]


@rule("reworld", "2.3.2", "2.3.3", "2.3.4", "2.3.5", "2.3.6")
@pytest.mark.parametrize(("tops", "paid", "clause"), [row[1:] for row in PAYMENTS], ids=[row[0] for row in PAYMENTS])
def test_the_neighbouring_top_cards_decide_what_may_be_paid(tops: str, paid: str, clause: str) -> None:
    game = play(a_station(tops=tops, hand=HAND), "acquire U2")
    assert why(game, f"pay {paid}") == clause
    assert (f"pay {paid}" in legal(game)) == (clause == "")


MORE_ROWS = [("2-", "2", 2), ("2-", "2 5^", 5), ("24", "2^ 4", 2), ("24", "2 4^", 4)]  # D3, D6 and D8


@rule("reworld", "2.3.7", "2.3.8")
@pytest.mark.parametrize(
    ("tops", "paid", "row"), [("--", "3", 3), ("2-", "4 5^", 5), ("24", "1^ 1 2", 1), ("24", "1 1 3^ 5", 3), *MORE_ROWS]
)
def test_the_card_on_top_names_the_docking_row_and_is_what_the_neighbours_see(tops: str, paid: str, row: int) -> None:
    game = play(a_station(tops=tops, hand=HAND), "acquire U2", f"pay {paid}")
    position = planetfall.describe(game)
    assert position["players"][0]["docked"] == {str(row): ["terrabot A"]}
    assert planetfall.view(game)["ports"][1]["top"] == row
    assert position["ports"]["U2"] == {"cards": paid}


@rule("reworld", "2.3.8")
def test_a_module_goes_to_the_open_end_and_rows_have_no_limit() -> None:
    tiles = ["builder 6"] * 9 + ["builder 1"] * 5 + ["shuttle 1"] * 10
    players = [{"hand": "33", "docked": {"3": tiles}}, {}]
    game = planetfall.arrange("reworld", {"players": players, "ports": {"U2": {"module": "terrabot A"}}, "round": 3})
    play(game, "acquire U2", "pay 3")
    assert planetfall.describe(game)["players"][0]["docked"]["3"] == [*tiles, "terrabot A"]


@rule("reworld", "2.3.1")
def test_only_a_module_that_still_lies_at_its_port_can_be_acquired() -> None:
    game = a_station(tops="2-", hand=HAND)
    assert legal(game, block="acquire") == ["acquire U2"]
    assert why(game, "acquire U1") == "2.3.1"


@rule("reworld", "2.3.6")
@pytest.mark.parametrize(
    ("tops", "hand", "possible"),
    [
        ("--", "3", True),
        ("2-", "3", False),
        ("2-", "34", True),
        ("24", "2", False),
        ("24", "24", True),
        ("24", "233", True),
        ("24", "113", False),
        ("24", "1133", True),
        ("22", "1", False),
    ],
)
def test_a_port_can_be_chosen_exactly_if_the_hand_can_pay_for_it(tops: str, hand: str, possible: bool) -> None:
    game = a_station(tops=tops, hand=hand)
    assert ("acquire U2" in legal(game)) == possible
    assert why(game, "acquire U2") == ("" if possible else "2.3.6")


@rule("reworld", "2.3.6")
def test_cards_nobody_holds_cannot_be_paid() -> None:
    game = play(a_station(hand="12"), "acquire U2")
    assert why(game, "pay 3") == "2.3.6"
    assert legal(game) == ["pay 1", "pay 2"]


@rule("reworld", "2.6.1")
@pytest.mark.parametrize(("port", "neighbours"), [("U10", ("U9", "L10")), ("L1", ("L2", "U1")), ("U5", ("U4", "U6"))])
def test_the_slots_form_one_closed_ring(port: str, neighbours: tuple[str, str]) -> None:
    for neighbour in neighbours:
        ports = {port: {"module": "shuttle 1"}, neighbour: {"cards": "2"}}
        game = planetfall.arrange("reworld", {"players": [{"hand": "334"}, {}], "ports": ports})
        play(game, f"acquire {port}")
        assert why(game, "pay 3") == "2.3.4"


@rule("reworld", "2.6.1", "2.3.2")
@pytest.mark.parametrize(("bought", "port"), [("U1", "L1"), ("L1", "U1"), ("U10", "L10"), ("L10", "U10"), ("U4", "U5")])
def test_a_card_just_laid_counts_around_the_ends_of_the_ring_too(bought: str, port: str) -> None:
    ports = {bought: {"module": "shuttle 1"}, port: {"module": "shuttle 2"}}
    game = planetfall.arrange("reworld", {"players": [{"hand": "23"}, {"hand": "3345"}], "ports": ports})
    play(game, f"acquire {bought}", "pay 2")
    play(game, f"acquire {port}", seat=1)
    assert why(game, "pay 3", 1) == "2.3.4"


@rule("reworld", "2.3.2", "1.1")
def test_the_starting_player_space_is_no_slot() -> None:
    marker = {"seat": 0, "card": 5}
    game = play(a_station(hand="34", marker_card=marker), "acquire U2")
    assert legal(game) == ["pay 3", "pay 4"]


@rule("reworld", "2.3.9")
@pytest.mark.parametrize(("number", "points"), [(1, 4), (2, 4), (3, 3), (4, 2), (5, 2)])
def test_r2_a_terrabot_scores_by_the_round(number: int, points: int) -> None:
    game = play(a_station(hand="12", round=number), "acquire U2", "pay 1")
    assert earned(game, "terrabots") == points
    assert game.scores()[0] == points


@rule("reworld", "2.3.9")
@pytest.mark.parametrize("face", ["satellite product", "builder 1 special", "builder 6", "shuttle 2"])
def test_other_modules_score_nothing_when_acquired(face: str) -> None:
    ports = {"U2": {"module": face}, "U5": {"module": "builder 2"}}
    game = planetfall.arrange("reworld", {"players": [{"hand": "123"}, {"hand": "11"}], "ports": ports})
    assert play(game, "acquire U2", "pay 1").scores() == [0, 0]


@rule("reworld", "2.4.1", "2.4.2", "2.4.3")
def test_r3_a_card_face_down_on_the_starting_player_space_scores_one_and_takes_the_marker() -> None:
    hands = [{"hand": "12"}, {"hand": "345"}, {"hand": "2"}]
    turn = [{"seat": 0, "question": "turn"}]
    game = planetfall.arrange("reworld", {"players": hands, "holder": 2, "questions": turn})
    play(game, "marker 1")
    assert planetfall.describe(game)["holder"] == 0  # it was seat 2 before
    assert game.scores() == [1, 0, 0]
    assert planetfall.describe(game)["players"][0]["hand"] == "2"
    assert why(game, "marker 4", 1) == "2.4.1"
    space = [planetfall.view(game, seat)["marker_space"] for seat in (0, 1, None)]
    assert space == [{"taken_by": 0, "card": 1}, {"taken_by": 0, "card": None}, {"taken_by": 0, "card": None}]


@rule("reworld", "2.4.1")
def test_the_marker_costs_a_card_that_is_held() -> None:
    game = a_station(hand="12")
    assert legal(game, block="marker") == ["marker 1", "marker 2"]
    assert why(game, "marker 5") == "2.4.1"


@rule("reworld", "2.4.2")
def test_the_marker_counts_from_the_next_round_and_its_holder_may_take_it_again() -> None:
    game = a_station(hands=("12", "345", "234"), holder=1)
    play(game, "marker 3", seat=1)  # the holder itself
    assert game.actors() == [2]  # the round goes on as before
    assert planetfall.view(game)["seats"][1]["holder"]


@rule("reworld", "2.4.2", "2.2.1")
def test_whoever_took_the_marker_begins_the_next_round() -> None:
    game = play(a_station(hands=("11", "22", "33")), "drop")
    play(game, "marker 2", seat=1)
    play(game, "drop", seat=2)
    play(game, "drop", seat=1)
    assert planetfall.view(game)["round"] == 2
    assert game.actors() == [1]
    assert legal(game, 1, "marker")  # the space is free again


@rule("reworld", "2.4.4")
def test_the_marker_stays_if_nobody_takes_it() -> None:
    game = a_station(hands=("11", "22", "33"), holder=2)
    play(game, "drop", seat=2)
    play(game, "drop", seat=0)
    play(game, "drop", seat=1)
    assert planetfall.view(game)["round"] == 2
    assert game.actors() == [2]


@rule("reworld", "2.2.1", "2.2.2")
def test_turns_go_clockwise_one_action_each_and_skip_who_has_dropped_out() -> None:
    ports = {name: {"module": "shuttle 1"} for name in ("U2", "U5", "U8", "L5")}
    position = {"players": [{"hand": "1122"}, {"hand": "3344"}, {"hand": "55"}], "ports": ports, "holder": 1}
    game = planetfall.arrange("reworld", position)
    assert game.actors() == [1]
    play(game, "acquire U2", "pay 3", seat=1)
    assert game.actors() == [2]
    play(game, "drop", seat=2)
    play(game, "acquire U5", "pay 1", seat=0)
    play(game, "marker 3", seat=1)
    assert game.actors() == [0]
    assert why(game, "drop", 2) == "1.10"


@rule("reworld", "2.2.2", "2.5.1")
@pytest.mark.parametrize("seed", range(20))
def test_dropping_out_is_always_allowed_and_passing_never(seed: int) -> None:
    game = planetfall.new("reworld", seats=4, seed=seed)
    seat = game.actors()[0]
    assert "drop" in legal(game, seat)
    assert {move.split()[0] for move in legal(game, seat)} == {"acquire", "marker", "drop"}


@rule("reworld", "2.5.1", "2.5.2")
@pytest.mark.parametrize(("hand", "points"), [("12345", 5), ("3", 1)], ids=["D14", "one card"])
def test_dropping_out_scores_one_point_for_each_card_left(hand: str, points: int) -> None:
    game = play(a_station(hands=(hand, "11")), "drop")
    assert game.scores()[0] == points
    assert planetfall.describe(game)["players"][0]["discarded"] == hand
    assert planetfall.view(game)["seats"][0]["cards"] == 0
    assert planetfall.view(game)["seats"][0]["out"]


@rule("reworld", "2.5.1", "2.5.2")
def test_d15_an_empty_hand_drops_out_by_itself_and_scores_nothing() -> None:
    ports = {name: {"module": "shuttle 1"} for name in ("U2", "U5", "U8")}
    game = planetfall.arrange("reworld", {"players": [{"hand": "1"}, {"hand": "22"}, {"hand": "33"}], "ports": ports})
    play(game, "acquire U2", "pay 1")
    play(game, "marker 2", seat=1)
    assert planetfall.view(game)["seats"][0]["out"] is False
    play(game, "drop", seat=2)
    assert planetfall.view(game)["seats"][0]["out"] is True
    assert earned(game, "cards", 0) == 0
    assert game.actors() == [1]


@rule("reworld", "2.5.1", "1.11", "2.1.4")
def test_whoever_holds_cards_is_asked_even_if_only_dropping_out_is_left() -> None:
    game = a_station(tops="2-", hands=("1", "2244"), marker_card={"seat": 0, "card": 5})
    assert legal(game) == ["drop"]
    assert why(game, "acquire U2") == "2.3.6"
    play(game, "drop")
    assert earned(game, "cards", 0) == 1


@rule("reworld", "2.5.3", "2.1.1")
def test_the_deal_of_a_new_round_reveals_something() -> None:
    game = a_station(hands=("11", "22"))
    play(game, "drop")
    before = game.revealed
    play(game, "drop", seat=1)
    assert planetfall.view(game)["round"] == 2
    assert game.revealed == before + 1


def _after_round_one() -> Game:
    players = [{"hand": "1", "docked": {"2": ["builder 6"]}}, {"hand": "22"}]
    ports = {"U4": {"module": "shuttle 2"}, "U6": {"cards": "1 3^"}, "U7": {"module": "satellite builders"}}
    game = planetfall.arrange("reworld", {"players": players, "ports": ports})
    play(game, "drop")
    return play(game, "drop", seat=1)


@rule("reworld", "2.5.3")
def test_at_the_end_of_a_round_modules_leave_the_game_and_all_cards_are_dealt_anew() -> None:
    position = planetfall.describe(_after_round_one())
    assert position["round"] == 2
    assert all(list(port) == ["module"] for port in position["ports"].values())
    assert [len(player["hand"]) for player in position["players"]] == [13, 13]
    everywhere = [*position["bag"], *(port["module"] for port in position["ports"].values())]
    assert "satellite builders" not in everywhere
    assert len(everywhere) == 80
    assert position["players"][0]["docked"] == {"2": ["builder 6"]}


@rule("reworld", "2.5.4", "3.1.1")
def test_after_the_fifth_round_chapter_two_begins_with_the_holder_and_the_rows_as_they_are() -> None:
    rows = {"1": ["builder 6", "terrabot A"], "4": ["shuttle 0", "satellite product"]}
    players = [
        {"hand": "1", "docked": {"2": ["terrabot B", "terrabot C"], "3": ["terrabot D"]}},
        {"hand": "2", "docked": rows},
    ]
    game = planetfall.arrange(
        "reworld", {"players": players, "round": 5, "holder": 1, "ports": {"U1": {"module": "shuttle 1"}}}
    )
    play(game, "drop", seat=1)
    play(game, "drop")
    position = planetfall.describe(game)
    assert position["chapter"] == 2
    assert game.actors() == [1]
    assert position["players"][1]["docked"] == rows
    assert position["bag"] == []
