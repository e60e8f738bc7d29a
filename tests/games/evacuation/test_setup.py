"""Rulebook 1: what lies on the table before the first year, and which options go together."""

from collections import Counter
from typing import Any

import pytest

import planetfall
from planetfall.games.evacuation.components import standard
from planetfall.games.evacuation.play import Evacuation
from planetfall.games.evacuation.state import PHASE_DRAFT
from planetfall.games.evacuation.turn_order import satisfaction
from tests.builders import rule
from tests.games.evacuation.builders import own

POINTS = {"mode": "points"}


def dealt(seats: int = 4, seed: int = 1, options: dict[str, str] | None = None) -> Evacuation:
    game = planetfall.new("evacuation", seats=seats, seed=seed, options=options or {})
    assert isinstance(game, Evacuation)
    return game


def table(game: Evacuation) -> dict[str, Any]:
    return planetfall.describe(game)


@rule("evacuation", "1.1")
def test_the_new_world_has_its_fields() -> None:
    counted = Counter(field.terrain for field in standard().fields)
    assert counted == {"steppe": 21, "desert": 12, "forest": 9, "ocean": 6}


@rule("evacuation", "1.2", "1.3", "1.4", "1.8", "1.10")
def test_everybody_begins_with_the_same() -> None:
    game = dealt()
    for seat in range(4):
        mine = own(game, seat)
        assert mine["evacuated"] == [] and mine["markers"] == [0, 0] and mine["production"] == {}
        assert mine["stadiums_old"] == ["start"] and mine["stadiums_new"] == []
        assert satisfaction(game, seat) == 0
        assert "actions_taken" not in mine
    assert standard().kit.factories_of_type * 3 == 12 and len(standard().sites) == 11


@rule("evacuation", "1.5", "1.7")
def test_each_player_has_another_set_of_nine_tiles_level_by_level() -> None:
    levels = {tile.id: (tile.set, tile.level) for tile in standard().technologies}
    rows: list[set[tuple[str, ...]]] = [set(), set(), set()]
    sets = set()
    for seed in range(20):
        game = dealt(seed=seed)
        assert sorted(own(game, seat)["set"] for seat in range(4)) == [1, 2, 3, 4]
        sets.add(tuple(own(game, seat)["set"] for seat in range(4)))
        for seat in range(4):
            mine = own(game, seat)
            assert [levels[name] for name in mine["tiles"]] == [
                (mine["set"], level) for level in (1, 2, 3) for _ in "abc"
            ]
            for row, seen in enumerate(rows):
                seen.add(tuple(mine["tiles"][3 * row : 3 * row + 3]))
    assert len(sets) > 10, "each set to anybody"
    assert all(len(seen) > 12 for seen in rows), "each level in random order"


@rule("evacuation", "1.6")
def test_goals_are_drafted_before_the_tiles_are_laid() -> None:
    game = dealt(options=POINTS)
    assert game.phase == PHASE_DRAFT and "tiles" not in table(game)["players"][0]
    while game.phase == PHASE_DRAFT:
        seat = game.actors()[0]
        planetfall.act(game, seat, game.legal(seat)[0])
    assert len(table(game)["players"][0]["tiles"]) == 9


@rule("evacuation", "1.11", "1.12")
def test_three_ships_and_three_stadiums_lie_open_beside_shuffled_stacks() -> None:
    tops: dict[str, set[str]] = {"ship": set(), "stadium": set()}
    for seed in range(5):
        position = table(dealt(seed=seed))
        assert [len(position["displays"][name]) for name in ("ship", "stadium", "infrastructure")] == [3, 3, 3]
        assert len(position["stacks"]["ship"]) == 18 and len(position["stacks"]["stadium"]) == 14
        for name, seen in tops.items():
            seen.add(position["stacks"][name][0])
    assert all(len(seen) > 1 for seen in tops.values())


@rule("evacuation", "1.13")
def test_all_infrastructure_of_level_one_lies_above_that_of_level_two() -> None:
    level = {card.id: card.level for card in standard().infrastructure}
    orders = set()
    for seed in range(5):
        position = table(dealt(seed=seed))
        cards = position["displays"]["infrastructure"] + position["stacks"]["infrastructure"]
        assert [level[name] for name in cards] == [1] * 9 + [2] * 9
        orders |= {tuple(cards[:9]), tuple(cards[9:])}
    assert len(orders) == 10, "each level shuffled"


@rule("evacuation", "1.14")
def test_the_first_year_is_year_one() -> None:
    assert dealt().year == 1


@rule("evacuation", "1.15")
def test_three_bonus_cards_without_a_flag_come_before_one_with_it() -> None:
    flags = {card.number: card.flag for card in standard().bonus_cards}
    seen = set()
    for seed in range(20):
        cards = table(dealt(seed=seed))["bonus_cards"]
        assert [flags[number] for number in cards] == [False, False, False, True] and len(set(cards)) == 4
        seen.add(tuple(cards))
    assert len(seen) > 10


@rule("evacuation", "1.16")
def test_resources_and_tokens_do_not_run_out() -> None:
    seat: dict[str, Any] = {"production": {"food": 500}, "tokens": 200}
    game = planetfall.arrange("evacuation", {"players": [seat, {}], "year": 4, "phase": "year_end"})
    assert isinstance(game, Evacuation)
    assert own(game)["new"] == {"food": 496} and own(game)["tokens"] == 202


@rule("evacuation", "1.17")
def test_the_turn_order_is_drawn_by_lot() -> None:
    orders = {tuple(table(dealt(seed=seed))["turn_order"]) for seed in range(40)}
    assert len(orders) > 12 and all(sorted(order) == [0, 1, 2, 3] for order in orders)


DEFAULTS = {
    "mode": "race",
    "bonuses": "strict",
    "actions": "simple",
    "orders": "off",
    "lines": "off",
    "turn_order": "all",
    "third_party": "off",
}


@rule("evacuation", "1.18", "1.19", "1.20", "1.22", "1.23")
def test_the_options_have_their_defaults() -> None:
    options = planetfall.catalogue()["evacuation"].options
    assert {option.key: option.default for option in options} == DEFAULTS


@rule("evacuation", "1.21", "1.24")
@pytest.mark.parametrize("actions", ["simple", "advanced"])
@pytest.mark.parametrize("modules", [{"orders": "on"}, {"lines": "on"}, {"orders": "on", "lines": "on"}])
def test_modules_go_with_points_and_either_kind_of_actions(modules: dict[str, str], actions: str) -> None:
    game = dealt(options={**POINTS, **modules, "actions": actions})
    assert game.setting.orders == ("orders" in modules) and game.setting.dominance == ("lines" in modules)
    with pytest.raises(ValueError, match="expected 'off' in the race"):
        dealt(options=modules)


@rule("evacuation", "1.23")
def test_a_third_party_is_for_two() -> None:
    assert dealt(2, options={"third_party": "on"}).setting.third_party
    with pytest.raises(ValueError, match="it is for two players"):
        dealt(3, options={"third_party": "on"})


@rule("evacuation", "17.1.1")
def test_alone_one_always_plays_for_points() -> None:
    assert not dealt(1).setting.race


@rule("evacuation", "1.26")
def test_a_choice_that_is_none_is_made_by_itself() -> None:
    for seed in range(3):
        game = dealt(seed=seed)
        while game.actors():
            seat = game.actors()[0]
            codes = game.legal(seat)
            assert len(codes) > 1
            game.apply(seat, codes[-1])


@rule("evacuation", "1.26")
def test_a_move_that_answers_another_question_is_refused() -> None:
    game = dealt()
    reason = planetfall.why_not(game, game.actors()[0], "settle F34")
    assert reason is not None and reason.clause == "1.26"
