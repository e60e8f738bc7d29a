"""Rulebook chapter 16: orders and line dominance."""

from typing import Any

import pytest

import planetfall
from planetfall.games.evacuation.components import standard, walk
from planetfall.games.evacuation.dominance import line_fields
from planetfall.games.evacuation.play import Evacuation
from planetfall.games.evacuation.scoring import SOURCE_NAMES, earned
from tests.builders import rule
from tests.games.evacuation.builders import POINTS, a_table, legal, loaded, own, play, transport, unloaded, why

ORDERS = {**POINTS, "orders": "on"}
LINES = {**POINTS, "lines": "on"}
NAMES = [order.counts for order in standard().orders]


def number(order: str) -> int:
    return NAMES.index(order) + 1


@rule("evacuation", "16.1.1", "1.21")
def test_three_of_four_order_cards_lie_open_with_a_random_side() -> None:
    seen = set()
    for seed in range(30):
        game = planetfall.new("evacuation", seats=2, seed=seed, options={**POINTS, "orders": "on"})
        assert isinstance(game, Evacuation)
        while len(game.tiles) == 0:
            seat = game.actors()[0]
            game.apply(seat, game.legal(seat)[0])
        orders = planetfall.describe(game)["orders"]
        assert len(orders) == 3
        assert len({standard().orders[NAMES.index(order)].card for order in orders}) == 3
        seen |= set(orders)
    assert seen == set(NAMES)
    with pytest.raises(ValueError, match="orders"):
        planetfall.new("evacuation", seats=2, options={"orders": "on"})


# what meets each order by one move, and the move
MEETING: list[tuple[str, dict[str, Any], list[str]]] = [
    ("factories_settled", {"fields": {"F04": ["food", "food"]}, "factories_new": {"steel": 1}}, ["settle F12"]),
    ("technologies_complete", {"complete": [2, 2, 0]}, ["research 3"]),
    ("terrains_settled", {"fields": {"F03": [], "F13": ["food"]}, "markers": [16, 11]}, ["settle F28"]),
    ("highest_production", {"production": {"energy": 4}}, ["settle F18"]),
    ("population_settled", {"fields": {"F03": [], "F34": [], "F39": []}}, ["settle F06"]),
    ("stadiums_new_world", {"stadiums_new": ["skate_bowl", "swim_hall"]}, ["stadium 1 new"]),
    ("ships_owned", {"ships_old": ["wren"], "ships_new": ["finch"]}, ["ship 1 new"]),
]
ACTS = {"settle": "settle", "research": "research", "stadium": "stadium", "ship": "ship"}


@rule("evacuation", "16.1.2", "16.1.6")
@pytest.mark.parametrize(("order", "what", "moves"), MEETING)
def test_whoever_meets_the_goal_of_an_order_first_takes_it(order: str, what: dict[str, Any], moves: list[str]) -> None:
    plenty = {"new": {"food": 9, "steel": 9, "energy": 9}, "old": {"energy": 9}, "population": 3}
    factories = {"factories_new": {"steel": 1, "energy": 1}} if "factories_new" not in what else {}
    game = a_table({**plenty, **factories, **what}, setting=ORDERS, orders=[order])
    assert order in planetfall.describe(game)["orders"]
    play(game, f"act {ACTS[moves[0].split()[0]]}", *moves)
    while game.question(0) and legal(game, "fill"):
        play(game, f"fill {legal(game, 'fill')[0]}")
    assert planetfall.describe(game).get("orders", []) == []
    assert own(game)["orders_held"] == [order]


@rule("evacuation", "16.1.2", "16.1.6")
def test_infrastructure_counts_for_an_order_once_it_is_fulfilled() -> None:
    """Granary asks for three steppe fields with population; two other cards are fulfilled."""
    fields: dict[str, list[str]] = {"F03": [], "F34": [], "F06": [], "F39": []}
    cards = [card.id for card in standard().infrastructure]
    ready = {"fields": fields, "new": {"food": 9, "steel": 9, "energy": 9}}
    done = [name for name in cards if name != "granary" and fulfilled(name, ready)][:2]
    game = a_table({**ready, "paid": done, "hand": ["granary"]}, setting=ORDERS, orders=["infrastructure_fulfilled"])
    play(game, "act develop", f"play {cards.index('granary') + 1}")
    assert own(game)["orders_held"] == ["infrastructure_fulfilled"]


def fulfilled(name: str, ready: dict[str, Any]) -> bool:
    try:
        a_table({**ready, "paid": [name]})
    except ValueError:
        return False
    return True


@rule("evacuation", "16.1.3")
def test_in_a_phase_that_all_play_at_once_the_earlier_in_turn_order_takes_it() -> None:
    near = {"stadiums_new": ["skate_bowl", "swim_hall"], "ships_old": ["finch"], "old": {"energy": 1}}
    also = {"stadiums_new": ["ice_rink", "glass_court"], "ships_old": ["wren"], "old": {"energy": 1}}
    game = transport(near, also, setting=ORDERS, orders=["stadiums_new_world"], turn_order=[1, 0])
    play(game, "fly 3", "carry-stadium start")
    unloaded(loaded(game))
    assert planetfall.describe(game)["orders"] == ["stadiums_new_world"]  # not before the phase ends
    unloaded(loaded(play(game, "fly 2", "carry-stadium start", seat=1), seat=1), seat=1)
    assert [own(game, seat).get("orders_held", []) for seat in range(2)] == [[], ["stadiums_new_world"]]


@rule("evacuation", "16.1.4", "16.1.5", "16.1.7")
def test_the_worked_example_of_an_order() -> None:
    order = number("technologies_complete")
    ready = {"complete": [2, 2, 0], "new": {"steel": 2}}
    game = a_table(ready, setting=ORDERS, orders=["technologies_complete"])
    play(game, "act research", "research 3")
    assert own(game)["orders_held"] == ["technologies_complete"]
    play(game, f"order {order}")  # after the action
    seat = own(game)
    assert (seat["new"], seat["production"], seat["orders_played"]) == ({}, {"food": 1}, ["technologies_complete"])
    assert earned(game, 0, SOURCE_NAMES.index("orders")) == 5


@rule("evacuation", "16.1.4")
def test_an_order_may_be_played_before_an_action_which_then_must_follow() -> None:
    order = number("ships_owned")
    held = {"orders_held": ["ships_owned"], "ships_old": ["finch", "wren", "swift"]}
    game = a_table({**held, "new": {"energy": 2}}, setting=ORDERS)
    play(game, f"order {order}")
    assert why(game, "pass") == "16.1.4"
    play(game, "act clone")
    assert why(a_table({**held, "new": {"energy": 1}}, setting=ORDERS), f"order {order}") == "16.1.4"
    assert why(a_table({}, setting=ORDERS), f"order {order}") == "16.1.2"
    passed = a_table({**held, "new": {"energy": 2}}, {"under": [0, 0, 0, 1]}, setting=ORDERS)
    play(passed, "pass")
    assert own(passed)["orders_held"] == ["ships_owned"]


@rule("evacuation", "16.1.4")
@pytest.mark.parametrize(
    ("markers", "energy", "clause"),
    [([11, 11], 2, "16.1.4"), ([11, 11], 3, ""), ([11, 10], 2, "")],
)
def test_an_order_before_the_action_must_leave_its_energy(markers: list[int], energy: int, clause: str) -> None:
    """The order costs 2 energy of the New World, the third action 1: of the New World, or of either with 1 at home."""
    held = {"orders_held": ["ships_owned"], "ships_old": ["finch", "wren", "swift"], "under": [0, 0, 0, 2]}
    at_home = {"old": {"energy": 1}, "new": {"energy": energy}}
    game = a_table({**held, **at_home, "markers": markers}, setting=ORDERS)
    assert why(game, f"order {number('ships_owned')}") == clause
    if clause:
        reason = planetfall.why_not(game, 0, f"order {number('ships_owned')}")
        assert reason is not None
        assert "action" in reason.text


@rule("evacuation", "16.1.2")
def test_an_order_is_taken_in_the_progress_phase_too() -> None:
    """The second marker past the second turning point raises all productions to 5."""
    four = {"production": dict.fromkeys(("food", "steel", "energy"), 4), "stadiums_new": ["games_park"]}
    mine = {"passed": True, "under": [0, 1, 0, 0], "markers": [10, 10], **four}
    other = {"passed": True, "under": [1, 0, 0, 0]}
    game = a_table(mine, other, setting=ORDERS, orders=["highest_production"], year=2)
    play(game, "advance 1 1")
    assert own(game)["orders_held"] == ["highest_production"]


REWARDS = [
    ("factories_settled", {"energy": 1}, ["steel"], 4),
    ("technologies_complete", {"steel": 2}, ["food"], 5),
    ("terrains_settled", {"food": 1}, ["energy"], 4),
    ("infrastructure_fulfilled", {"energy": 1}, ["food"], 4),
    ("highest_production", {"food": 1}, ["energy"], 3),
    ("population_settled", {"steel": 1, "energy": 1}, ["steel"], 7),
    ("stadiums_new_world", {"steel": 1}, ["food"], 4),
    ("ships_owned", {"energy": 2}, ["energy"], 5),
]


@rule("evacuation", "16.1.4", "16.1.5", "16.1.7")
@pytest.mark.parametrize(("order", "cost", "raised", "points"), REWARDS)
def test_every_order_costs_and_brings_what_it_says(
    order: str, cost: dict[str, int], raised: list[str], points: int
) -> None:
    game = a_table({"orders_held": [order], "new": cost}, setting=ORDERS)
    play(game, f"order {number(order)}")
    if legal(game, "raise"):
        play(game, f"raise {raised[0]}")
    assert (own(game)["new"], own(game)["production"]) == ({}, {raised[0]: 1})
    assert earned(game, 0, SOURCE_NAMES.index("orders")) == points


# -- line dominance ----------------------------------------------------------------------------------------------------


@rule("evacuation", "16.2.1")
def test_the_module_lays_three_straight_lines_from_edge_fields() -> None:
    c = standard()
    seen = set()
    for seed in range(40):
        game = planetfall.new("evacuation", seats=2, seed=seed, options={**POINTS, "lines": "on"})
        assert isinstance(game, Evacuation)
        while len(game.tiles) == 0:
            seat = game.actors()[0]
            game.apply(seat, game.legal(seat)[0])
        lines = list(game.lines)
        assert [line // 2 % 3 for line in lines] == [0, 1, 2]  # one for each tile
        assert len({line // 6 for line in lines}) == 1  # of one side of the card
        seen |= set(lines)
        expected = {field for line in lines for field in walk(c, c.lines[line].start, c.lines[line].direction)}
        assert {c.fields[n].id for n in range(48) if line_fields(game) >> n & 1} == expected
    assert seen == set(range(12))


def on_lines(*fields: dict[str, list[str]]) -> list[int]:
    """Points of the players with these fields; the lines run from F04 south-west, from F44 west, from F27 east."""
    players = ({"passed": True, "fields": settled} for settled in fields)
    game = a_table(*players, setting=LINES, lines=[0, 3, 4], year=4, phase="bonus", turn=len(fields))
    return [earned(game, seat, SOURCE_NAMES.index("lines")) for seat in range(len(fields))]


@rule("evacuation", "16.2.2", "16.2.3", "16.2.4")
def test_most_fields_on_the_lines_bring_points() -> None:
    one: dict[str, list[str]] = {"F35": []}
    another: dict[str, list[str]] = {"F33": ["food"]}
    crossing = {"F40": ["food"]}  # on two lines
    two: dict[str, list[str]] = {"F32": [], "F41": ["steel"]}
    three = {"F42": ["food"], "F22": ["food"], "F30": ["food"]}
    elsewhere: dict[str, list[str]] = {"F03": [], "F06": [], "F18": [], "F34": []}
    assert on_lines(two, one) == [4, 0]
    assert on_lines(two, {**crossing, **elsewhere}) == [4, 0]  # a field on two lines counts once
    assert on_lines(one, crossing) == [2, 2]
    assert on_lines(elsewhere, one) == [0, 4]
    assert on_lines({}, elsewhere) == [0, 0]
    assert on_lines(one, three, two) == [1, 6, 4]
    assert on_lines(one, two, another, elsewhere) == [2, 6, 2, 0]  # (4 + 1) / 2, rounded down
