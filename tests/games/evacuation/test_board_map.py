"""The New World, the progress track, displays, technologies, years and the others tell what the view says."""

import planetfall
from planetfall.games.evacuation.play import Evacuation
from tests.builders import rule
from tests.games.evacuation.builders import POINTS, a_table, play, transport
from tests.games.evacuation.pages import drawn, elements, positions, seen

RICH = {"food": 9, "steel": 9, "energy": 9}


def settling() -> Evacuation:
    """The first player chooses a field."""
    game = a_table({"new": RICH, "old": RICH, "population": 4, "factories_new": {"steel": 2}}, year=2)
    return play(game, "act settle")


# -- the New World ---------------------------------------------------------------------------------------------------


@rule("evacuation", "5.6.2")
def test_fields_that_may_be_settled_are_lit_and_the_rest_say_why_not() -> None:
    page = elements(settling())
    steppe, desert = page.named("field-F02"), page.named("field-F07")
    assert steppe["data-move"] == "settle F02"
    assert "legal" in steppe["class"].split()
    assert desert["data-clause"] == "5.6.2"
    assert "illegal" in desert["class"].split()


@rule("evacuation", "5.6.5")
def test_a_lit_field_says_what_it_costs_and_brings() -> None:
    view = seen(settling(), 0)
    (field,) = [one for one in view.settlings if one.field == "F03"]
    assert (field.steel, field.people, field.factories) == (2, 2, 0)
    assert field.gains == {"steel": 1, "energy": 1}
    assert (
        "Pay 2 steel. Place 2 population. Population brings: steel +1, energy +1."
        in (elements(settling()).named("field-F03")["aria-label"])
    )


def test_a_settled_field_bears_its_owner() -> None:
    game = play(settling(), "settle F03")
    assert "Settled by Mira." in elements(game, 1).named("field-F03")["aria-label"]


def test_the_key_says_where_each_terrain_opens() -> None:
    assert seen(settling(), 0).opens == {"steppe": 0, "desert": 11, "forest": 16, "ocean": 22}


# -- progress --------------------------------------------------------------------------------------------------------


def test_every_marker_stands_on_the_track_under_the_name_of_its_seat() -> None:
    for game in positions(4):
        page = elements(game, 0)
        for marker in seen(game, 0).markers:
            piece = page.named(f"marker-{marker.colour}-{marker.marker}")
            assert f" {marker.space} " in piece["aria-label"]


@rule("evacuation", "9.3.1", "9.4.6")
def test_reach_shows_where_the_points_of_the_year_would_take_a_marker() -> None:
    game = a_table({"markers": [2, 3], "under": [0, 1, 1, 0]}, year=2)
    reach = seen(game, 0).reach
    assert reach.power == (5,)
    assert reach.spaces == ((2, 3, 4, 5, 6, 7), (3, 4, 5, 6, 7, 8))


def test_every_way_to_split_the_points_is_lit_on_the_track() -> None:
    found = 0
    for game in positions(4):
        for seat in game.actors():
            moves = [move.notation.split() for move in seen(game, seat).moves if move.notation.startswith("advance")]
            lit = [name for name in elements(game, seat).values("id") if name.startswith("advance-")]
            assert sorted(lit) == sorted("-".join(move) for move in moves)
            found += len(moves)
    assert found


# -- what is on offer ------------------------------------------------------------------------------------------------


@rule("evacuation", "2.1.2")
def test_a_price_names_the_worlds_that_can_pay_it_in_full() -> None:
    poor = a_table({"old": {"steel": 9, "food": 9, "energy": 9}, "new": {"steel": 1}}, year=2)
    assert {price.worlds for price in seen(poor, 0).prices} == {("old",)}
    empty = a_table({"old": {}, "new": {}}, year=2)
    assert {price.worlds for price in seen(empty, 0).prices} == {()}


def test_while_a_ship_is_built_each_world_has_its_button() -> None:
    page = elements(play(a_table({"old": RICH, "new": {}}, year=2), "act ship"))
    assert page.named("ship-1-old")["data-move"] == "ship 1 old"
    assert page.named("ship-1-new")["data-why"]


def test_prices_agree_with_the_moves_of_whoever_buys() -> None:
    found = 0
    for seats in (2, 4):
        for game in positions(seats):
            for seat in game.actors():
                view = seen(game, seat)
                if view.question in ("ship", "stadium"):
                    found += 1
                    payable = sum(len(one.worlds) for one in view.prices if one.kind == view.question and not one.free)
                    free = any(one.free for one in view.prices if one.kind == view.question)
                    bought = [move for move in view.moves if move.notation.split()[0] == view.question]
                    assert free or payable >= len(bought)
    assert found


def test_of_technologies_only_the_lowest_open_one_of_a_column_can_be_researched() -> None:
    game = play(a_table({"old": RICH}, year=2), "act research")
    levels = {one.id: one.level for one in seen(game, 0).seats[0].technologies}
    lit = [tile for tile in elements(game).of_class("tile") if "data-move" in tile]
    assert [levels[tile["id"].removeprefix("technology-")] for tile in lit] == [1, 1, 1]


# -- years -----------------------------------------------------------------------------------------------------------


@rule("evacuation", "3.7", "3.8")
def test_the_forecast_is_what_the_next_income_takes() -> None:
    """Year 3 asks for two food of each world and a stadium on the New World; no food site is left."""
    gone = ["food_population_1", "food_population_2", "food_factory", "sea_1", "sea_2"]
    game = a_table({"evacuated": gone, "markers": [4, 4]}, year=2)
    coming = seen(game, 0).forecast
    assert coming.year == 3
    assert (coming.seats[0].food, coming.seats[0].stadiums) == (4, 1)
    assert "short of 4 food and 1 stadium, 5 penalties" in drawn(game, 0).areas["board"]


@rule("evacuation", "7.4.1")
def test_a_stadium_that_flies_counts_as_if_it_were_there() -> None:
    ready = {"ships_old": ["heron"], "old": {"energy": 5}}
    game = play(transport(ready, year=2), "fly 9")
    lacked = seen(game, 0).forecast.seats[0].stadiums
    stadium = next(move.notation for move in seen(game, 0).moves if move.notation.startswith("carry-stadium"))
    assert (lacked, seen(play(game, stadium), 0).forecast.seats[0].stadiums) == (1, 0)


def test_after_the_last_income_only_the_end_is_foreseen() -> None:
    game = a_table({}, year=4, setting=POINTS)
    assert seen(game, 0).forecast.year == 0
    assert "At the end 3 stadiums are asked for" in drawn(game, 0).areas["board"]


def test_before_the_first_year_the_forecast_speaks_of_its_income() -> None:
    forecast = seen(planetfall.new("evacuation", seats=2, seed=1, options={"mode": "points"}), 0).forecast
    assert (forecast.year, forecast.seats[0].food, forecast.seats[0].stadiums) == (1, 0, 0)


@rule("evacuation", "12.1.2")
def test_in_a_race_everybody_sees_how_far_the_others_are_from_its_end() -> None:
    game = a_table({}, {"production": {"food": 3, "steel": 2, "energy": 5}}, year=2, setting={"mode": "race"})
    assert "2/8" in drawn(game, 0).areas["side"]
    assert seen(game, 0).forecast.end.production == 8


# -- the others ------------------------------------------------------------------------------------------------------


@rule("evacuation", "12.2.9", "12.2.10")
def test_the_sheet_of_a_race_says_which_steps_lead_to_the_end() -> None:
    found = 0
    for game in positions(2):
        view = seen(game, 0)
        if view.race:
            found += 1
            for seat, ahead in zip(view.seats, view.forecast.seats, strict=True):
                steps = ahead.bonus - ahead.penalties
                assert sum(seat.final_production) == sum(seat.production.values()) + steps
            assert "Goal: 8 of each and 3 stadiums" in drawn(game, 0).score
    assert found


def test_the_panels_of_the_others_show_no_cards_held_in_secret() -> None:
    for game in positions(4):
        for seat in seen(game, 1).seats:
            assert seat.seat == 1 or (seat.own_cards, seat.own_goals) == ((), ())
        panel = drawn(game, 1).areas["side"]
        hidden = {card.name for card in seen(game, 0).seats[0].own_cards} - {
            card.name for card in seen(game, 1).seats[0].shown_cards
        }
        assert not any(f"{name}:" in panel for name in hidden)


def test_alone_the_opponent_has_a_panel() -> None:
    page = elements(a_table({}, alone=True, solo=[1, 2], corner=0))
    assert page.named("rival")["aria-label"] == "Opponent"
