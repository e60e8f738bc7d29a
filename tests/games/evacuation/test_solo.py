"""Rulebook chapter 17: alone against the solo cards, and the solo cards as a third party for two."""

from typing import Any

import pytest

import planetfall
from planetfall.games.evacuation.components import standard, walk
from planetfall.games.evacuation.play import Evacuation
from planetfall.games.evacuation.scoring import SOURCE_NAMES, earned
from tests.builders import rule
from tests.games.evacuation.builders import POINTS, a_table, legal, own, play

# Solo cards as the box lists them, by action, number and letter.
SETTLE_1A, SETTLE_2B, SETTLE_3B, SHIP_XA, INFRASTRUCTURE_2A, STADIUM_1B, RED = range(1, 8)
OPPONENT, NEUTRAL = 1, 2


def alone(player: dict[str, Any] | None = None, **table: Any) -> Evacuation:
    goals = {"goals": ["steppe", "population", "progress"], "goal_dropped": "technology"}
    deck = {"solo": [SETTLE_1A, SETTLE_2B, SETTLE_3B, SHIP_XA, INFRASTRUCTURE_2A, STADIUM_1B]}
    return a_table({**goals, **(player or {})}, alone=True, **{**deck, **table})


def his_turn(*cards: int, **table: Any) -> Evacuation:
    """The opponent turns up the first of these cards; the player has taken an action before."""
    game = alone(solo=list(cards), **table)
    return play(game, "act clone")


def new(seed: int = 1, **options: str) -> Evacuation:
    game = planetfall.new("evacuation", seats=1, seed=seed, options=options)
    assert isinstance(game, Evacuation)
    return game


def started(seed: int = 1, **options: str) -> Evacuation:
    """After the goals are chosen."""
    game = new(seed, **options)
    while game.year == 0:
        game.apply(0, game.legal(0)[0])
    return game


@rule("evacuation", "17.1.1", "17.1.2")
def test_alone_the_game_is_played_for_points_against_two_colours() -> None:
    game = started()
    assert not game.setting.race
    assert list(game.turn_order) == [0, OPPONENT, NEUTRAL]
    assert list(game.space) == [0] * 6
    assert started(actions="advanced").setting.advanced


@rule("evacuation", "17.1.2", "9.1.3")
def test_alone_the_lane_for_three_is_not_used() -> None:
    other = {"rival_markers": [4, 4, 0, 0], "rival_lanes": ["main", "parking", "parking", "parking"]}
    game = alone({"passed": True, "under": [0, 0, 1, 0], "markers": [4, 5]}, **other, turned=5)
    assert legal(game, "lane") == []


@rule("evacuation", "17.1.3", "17.1.5", "17.1.6")
def test_great_stadiums_and_the_red_card_come_late() -> None:
    great = {stadium.id for stadium in standard().stadiums if stadium.satisfaction >= 4}
    game = started()
    assert set(planetfall.describe(game)["late_stadiums"]) == great
    assert sorted(game.solo) == [0, 1, 2, 3, 4, 5]
    for year, late in ((1, True), (2, False), (3, False)):
        late_stadiums = sorted(great) if year <= 2 else []
        table: dict[str, Any] = {"phase": "bonus", "turn": 3, "year": year, "late_stadiums": late_stadiums}
        after = alone({"passed": True}, **table)
        assert bool(after.late_stadiums) == late
        assert (6 in list(after.solo)) == (not late)
        described = planetfall.describe(after)
        shown = set(described["stacks"]["stadium"] + described["displays"]["stadium"])
        assert (great & shown != set()) == (not late)


@rule("evacuation", "17.1.3")
def test_great_stadiums_are_in_the_stack_before_the_year_end_turns_one_up() -> None:
    stadiums = [stadium.id for stadium in standard().stadiums if stadium.satisfaction < 4]
    great = sorted(stadium.id for stadium in standard().stadiums if stadium.satisfaction >= 4)
    shown = ["ice_rink", "swim_hall", "skate_bowl"]
    game = alone(
        {"passed": True},
        displays={"stadium": shown},
        stacks={"stadium": []},
        boxed={"stadium": [name for name in stadiums if name not in shown]},
        late_stadiums=great,
        phase="bonus",
        turn=3,
        year=2,
    )
    assert planetfall.describe(game)["displays"]["stadium"][2] in great


@rule("evacuation", "17.1.3", "1.25")
def test_nobody_knows_what_lies_lowest_once_the_great_stadiums_are_shuffled_in() -> None:
    great = sorted(stadium.id for stadium in standard().stadiums if stadium.satisfaction >= 4)
    late: dict[str, Any] = {"late_stadiums": great, "buried": [0, 0, 2]}
    assert alone({"passed": True}, phase="bonus", turn=3, year=1, **late).buried[2] == 2
    assert alone({"passed": True}, phase="bonus", turn=3, year=2, **late).buried[2] == 0


@rule("evacuation", "17.1.6")
def test_the_solo_cards_are_shuffled() -> None:
    assert len({tuple(started(seed).solo) for seed in range(5)}) > 1


@rule("evacuation", "17.1.4")
def test_the_back_of_the_topmost_card_is_open() -> None:
    shown = planetfall.view(alone(), 0)
    assert (shown["rival"]["next_number"], shown["rival"]["next_letter"]) == (1, "A")
    after = planetfall.view(his_turn(SETTLE_1A, STADIUM_1B, SHIP_XA), 0)
    assert (after["rival"]["next_number"], after["rival"]["next_letter"]) == (1, "B")


@rule("evacuation", "17.1.7")
def test_the_solo_tile_begins_at_its_corner() -> None:
    assert started().corner == [corner.field for corner in standard().corners].index(standard().solo.start_corner)


@rule("evacuation", "17.1.8", "16.2.3")
def test_his_fields_count_for_line_dominance_and_he_takes_no_orders() -> None:
    setting = {**POINTS, "lines": "on", "orders": "on"}
    table: dict[str, Any] = {"setting": setting, "lines": [0, 3, 4], "orders": ["stadiums_new_world"]}
    mine = {"fields": {"F35": []}, "passed": True}
    end: dict[str, Any] = {
        "year": 4,
        "phase": "bonus",
        "turn": 3,
        "rival_stadiums": ["swim_hall", "ice_rink", "skate_bowl"],
    }
    game = alone(mine, **table, **end, rival_fields=["F32", "F33"])
    assert earned(game, 0, SOURCE_NAMES.index("lines")) == 0
    assert planetfall.describe(game)["orders"] == ["stadiums_new_world"]
    game = alone(mine, **table, **end, rival_fields=["F03", "F33"])
    assert earned(game, 0, SOURCE_NAMES.index("lines")) == 2


# -- goals -------------------------------------------------------------------------------------------------------------


@rule("evacuation", "17.2.1", "17.2.2", "17.2.3")
@pytest.mark.parametrize("seed", range(5))
def test_goals_are_chosen_from_two_stacks_in_turn(seed: int) -> None:
    game = new(seed)
    first, second = (set(pack) for pack in planetfall.describe(game)["packs"])
    names = [goal.id for goal in standard().goals]
    kept = []
    for stack, count in ((first, 4), (second, 3), (first, 2)):
        offered = {names[int(number) - 1] for number in legal(game, "keep")}
        assert offered <= stack
        assert len(offered) == count
        chosen = legal(game, "keep")[-1]
        kept.append(names[int(chosen) - 1])
        play(game, f"keep {chosen}")
    four = [names[int(number) - 1] for number in legal(game, "drop")]  # the last one comes by itself
    assert set(kept) < set(four)
    assert len(four) == 4
    assert set(four) - set(kept) <= second
    play(game, f"drop {names.index(four[0]) + 1}")
    assert set(own(game)["goals"]) == set(four[1:])


@rule("evacuation", "17.2.1", "17.2.2")
def test_chance_removes_the_cards_of_the_other_stack() -> None:
    """Always the same two stacks and the same choice, with another chance."""
    position = planetfall.describe(new())
    names = [goal.id for goal in standard().goals]
    second = {*position["packs"][1]}
    removed = set()
    for seed in range(20):
        game = planetfall.arrange("evacuation", {**position, "chance": planetfall.describe(new(seed))["chance"]})
        assert isinstance(game, Evacuation)
        play(game, f"keep {legal(game, 'keep')[0]}")
        removed |= second - {names[int(number) - 1] for number in legal(game, "keep")}
    assert removed == second


# -- his actions -------------------------------------------------------------------------------------------------------


@rule("evacuation", "17.3.1", "17.3.2")
def test_he_acts_once_for_every_card_but_the_last() -> None:
    game = alone({"old": {"energy": 30}})
    for turned in range(5):
        assert game.turned == turned
        play(game, "act clone")
    assert game.turned == 5
    play(game, "act clone")
    assert game.turned == 5  # he has passed, you go on
    passing = play(alone(), "pass")
    assert passing.year == 2
    assert {"F17", "F29"} <= set(planetfall.describe(passing)["rival_fields"])  # he went on alone


@rule("evacuation", "17.3.3", "17.3.4")
def test_ships_go_under_their_stack_and_an_x_is_nothing() -> None:
    displays = {"ship": ["finch", "wren", "swift"]}
    for next_card, left in (
        (SETTLE_1A, ["wren", "swift"]),
        (SETTLE_2B, ["finch", "swift"]),
        (SETTLE_3B, ["finch", "wren"]),
    ):
        game = his_turn(SHIP_XA, next_card, RED, displays=displays)
        described = planetfall.describe(game)
        assert described["displays"]["ship"][:2] == left
        assert described["stacks"]["ship"][-1] == (set(displays["ship"]) - set(left)).pop()
    game = his_turn(INFRASTRUCTURE_2A, SHIP_XA, RED)
    before = planetfall.describe(alone())["displays"]["infrastructure"]
    assert planetfall.describe(game)["displays"]["infrastructure"] == before


@rule("evacuation", "17.3.5")
def test_infrastructure_goes_under_its_stack() -> None:
    displays = {"infrastructure": ["granary", "well_field", "drip_lines"]}
    game = his_turn(INFRASTRUCTURE_2A, SETTLE_2B, RED, displays=displays)
    assert planetfall.describe(game)["displays"]["infrastructure"][:2] == ["granary", "drip_lines"]
    assert planetfall.describe(game)["stacks"]["infrastructure"][-1] == "well_field"


@rule("evacuation", "17.3.6", "17.3.7")
def test_a_stadium_becomes_his_unless_the_space_is_empty() -> None:
    displays = {"stadium": ["ice_rink", "swim_hall", "skate_bowl"]}
    game = his_turn(STADIUM_1B, SETTLE_2B, SHIP_XA, displays=displays)
    assert planetfall.describe(game)["rival_stadiums"] == ["swim_hall"]
    assert planetfall.describe(game)["displays"]["stadium"][:2] == ["ice_rink", "skate_bowl"]
    others = [stadium.id for stadium in standard().stadiums if stadium.id != "ice_rink"]
    bare: dict[str, Any] = {
        "displays": {"stadium": ["ice_rink"]},
        "stacks": {"stadium": []},
        "boxed": {"stadium": others},
    }
    game = his_turn(STADIUM_1B, SETTLE_3B, SHIP_XA, **bare)
    assert planetfall.describe(game).get("rival_stadiums", []) == []
    assert planetfall.describe(game)["displays"]["stadium"][0] == "ice_rink"


@rule("evacuation", "17.3.8", "17.3.9", "17.3.10", "17.3.3")
@pytest.mark.parametrize(
    ("shown", "corner", "field"),
    [
        (SETTLE_3B, 3, "F15"),  # 3 and B: the third field from F02 to the south-east
        (SETTLE_1A, 1, "F18"),
        (SETTLE_2B, 2, "F17"),
        (SHIP_XA, 4, "F30"),  # an X is a 4
    ],
)
def test_he_settles_where_the_solo_tile_points(shown: int, corner: int, field: str) -> None:
    last = RED if shown != RED else SHIP_XA
    card = SETTLE_2B if shown != SETTLE_2B else SETTLE_1A
    game = his_turn(card, shown, last)
    assert game.corner == corner
    assert planetfall.describe(game)["rival_fields"] == [expected(shown, corner)] == [field]


def expected(shown: int, corner: int) -> str:
    """Counted again on the map: field number n from the edge field of the letter."""
    c = standard()
    card, place = c.solo_cards[shown - 1], c.corners[corner]
    count = 4 if card.number == "X" else card.number
    return walk(c, place.a if card.letter == "A" else place.b, place.direction)[count - 1]


@rule("evacuation", "17.3.8")
def test_he_does_not_settle_what_is_settled() -> None:
    game = alone({"fields": {"F18": []}}, solo=[SETTLE_2B, SETTLE_1A, RED])
    play(game, "act clone")
    assert game.corner == 1
    assert planetfall.describe(game).get("rival_fields", []) == []
    assert list(own(game)["fields"]) == ["F18"]


# -- the rest of his year ------------------------------------------------------------------------------------------------


@rule("evacuation", "17.4.1", "17.4.2", "17.4.3")
@pytest.mark.parametrize(
    ("mine", "place"),
    [(["games_park"], 0), (["orbit_arena"], 1), (["surf_basin"], 1), (["swim_hall"], 1), (["skate_bowl"], 2)],
)
def test_turn_order_against_an_opponent_with_satisfaction_four(mine: list[str], place: int) -> None:
    """5 is first, 4 changes places, 3 and 2 are second, 1 is third."""
    game = alone({"stadiums_new": mine, "passed": True}, rival_stadiums=["crater_bowl"], turned=5)
    assert list(game.turn_order).index(0) == place
    if mine == ["orbit_arena"]:
        swapped = alone(
            {"stadiums_new": mine, "passed": True}, rival_stadiums=["crater_bowl"], turned=5, turn_order=[1, 0, 2]
        )
        assert list(swapped.turn_order) == [0, 1, 2]


def moved(year: int, card: int, last: int, **table: Any) -> list[int]:
    """Spaces of his markers and the neutral ones after progress; you have no points and stay on the start space."""
    cards = [1, 2, 3, 9]
    cards[year - 1] = card
    deck = [number for number in (SETTLE_1A, SETTLE_2B, SETTLE_3B, SHIP_XA, STADIUM_1B) if number != last]
    game = alone({"passed": True}, year=year, bonus_cards=cards, solo=[*deck, last], turned=len(deck), **table)
    return list(game.space)[2:]


@rule("evacuation", "17.5.1", "17.5.2", "17.5.3")
def test_the_worked_example_of_his_progress() -> None:
    """7 and 10 with a 2 as the last card: front 2 and rear 8, neutral 2 and 5. Equal markers: the first is in front."""
    assert moved(1, 1, SETTLE_2B) == [2, 8, 2, 5]


@rule("evacuation", "17.5.1", "17.5.2")
@pytest.mark.parametrize(("year", "expected"), [(1, [10, 7]), (2, [10, 10]), (3, [10, 7]), (4, [10, 10])])
def test_the_neutral_colour_moves_by_the_smaller_number_in_odd_years(year: int, expected: list[int]) -> None:
    spaces = moved(year, 1, SHIP_XA)  # an X is a 4
    assert [spaces[0] + spaces[1], spaces[2] + spaces[3]] == expected
    assert min(spaces[:2]) == 4


@rule("evacuation", "17.5.4", "9.4.6")
def test_his_markers_keep_the_spacing_rule_and_leftover_steps_go_to_who_may_take_them() -> None:
    """Front at 9, rear at 2 with 13 points: the rear one takes 12 and ends in front."""
    assert moved(2, 4, SETTLE_1A, rival_markers=[2, 9, 0, 0])[:2] == [14, 10]
    assert moved(2, 4, SETTLE_1A, rival_markers=[0, 0, 0, 0])[:2] == [3, 10]
    assert moved(2, 4, SETTLE_1A, rival_markers=[24, 25, 0, 0])[:2] == [25, 25]
    # past a turning point the one makes way for the other
    assert moved(3, 4, SHIP_XA, rival_markers=[0, 0, 3, 10])[2:] == [5, 14]
    assert moved(4, 1, SETTLE_1A, rival_markers=[15, 11, 0, 0])[:2] == [16, 20]


@rule("evacuation", "17.5.5")
def test_his_markers_take_lane_spaces_and_nothing_happens_to_them() -> None:
    last = SETTLE_2B
    game = alone({"passed": True}, bonus_cards=[1, 2, 3, 9], solo=[SETTLE_1A, last], turned=1)
    assert list(game.space)[2:] == [2, 8, 2, 5]
    assert list(game.lane)[2:] == [1, 1, 0, 1]  # he moves first and takes space 2, the neutral marker is parked there
    assert (game.seats, list(own(game)["evacuated"])) == (1, [])


@rule("evacuation", "17.5.5")
def test_of_his_two_markers_on_one_space_the_one_that_was_behind_gets_the_lane() -> None:
    """Front at 9 with 2 points, rear at 3 with 8."""
    for markers, lanes in (([3, 9], [1, 0]), ([9, 3], [0, 1])):
        game = alone(
            {"passed": True},
            bonus_cards=[1, 2, 3, 9],
            solo=[SETTLE_1A, SETTLE_2B],
            turned=1,
            rival_markers=[*markers, 0, 0],
        )
        assert (list(game.space)[2:4], list(game.lane)[2:4]) == ([11, 11], lanes)


@rule("evacuation", "17.6.1")
def test_only_you_get_bonuses() -> None:
    game = alone(
        {"passed": True, "under": [0, 0, 1, 1], "markers": [4, 4]}, phase="progress", turn=3, bonus_cards=[1, 2, 3, 9]
    )
    assert game.actors() == [0]
    play(game, "factory new food")
    assert own(game)["upper_bonuses"] == 1
    assert game.year == 2


@rule("evacuation", "17.7.1", "17.7.2")
@pytest.mark.parametrize(
    ("his", "points"),
    [
        ([], 4),
        (["games_park", "swim_hall"], 4),
        (["games_park", "swim_hall", "ice_rink"], 0),
        (["climbing_tower", "market_games", "bicycle_loop"], 2),
    ],
)
def test_for_satisfaction_he_is_a_rival_only_with_three_stadiums(his: list[str], points: int) -> None:
    mine = {"stadiums_new": ["open_air_stage", "glass_court", "start"], "passed": True}
    game = alone(mine, year=4, phase="bonus", turn=3, rival_stadiums=his)
    assert earned(game, 0, SOURCE_NAMES.index("satisfaction")) == points
    assert game.actors() == []
    assert game.ranking() == [1]


@rule("evacuation", "17.7.3")
def test_the_end_says_what_a_good_score_is() -> None:
    game = alone({"passed": True}, year=4, phase="bonus", turn=3)
    assert "60" in planetfall.view(game, 0)["status"]


# -- a third party for two ---------------------------------------------------------------------------------------------


@rule("evacuation", "17.8.1", "1.23")
def test_a_third_party_takes_a_turn_after_every_round() -> None:
    deck = [SETTLE_2B, SETTLE_1A, SHIP_XA, STADIUM_1B]
    game = a_table({}, {}, setting={"third_party": "on"}, solo=deck)
    play(game, "act clone")
    assert game.turned == 0
    play(game, "act clone", seat=1)
    assert game.turned == 1
    assert planetfall.describe(game)["rival_fields"] == ["F18"]
    play(game, "pass")
    play(game, "pass", seat=1)
    assert game.turned == 1  # nobody is left in the round
    with pytest.raises(ValueError, match="third"):
        planetfall.new("evacuation", seats=3, options={"third_party": "on"})


@rule("evacuation", "17.8.2")
def test_the_third_party_has_no_place_in_any_ranking() -> None:
    stadiums = ["games_park", "swim_hall", "ice_rink"]
    end: dict[str, Any] = {"year": 4, "phase": "bonus", "turn": 2, "rival_stadiums": stadiums}
    mine = {"stadiums_new": ["open_air_stage", "glass_court", "start"], "passed": True}
    setting = {**POINTS, "third_party": "on"}
    game = a_table(mine, {"passed": True}, setting=setting, solo=[SETTLE_1A, SHIP_XA], turned=1, **end)
    assert earned(game, 0, SOURCE_NAMES.index("satisfaction")) == 4
    assert len(game.turn_order) == 2
    assert len(game.space) == 4
    for year, red in ((1, False), (2, True)):
        table: dict[str, Any] = {"phase": "bonus", "turn": 2, "year": year, "solo": [SETTLE_1A, SHIP_XA], "turned": 1}
        after = a_table({"passed": True}, {"passed": True}, setting=setting, **table)
        assert (6 in list(after.solo)) == red
    fresh = planetfall.new("evacuation", seats=2, seed=1, options={"third_party": "on"})
    assert planetfall.describe(fresh).get("late_stadiums", []) == []
