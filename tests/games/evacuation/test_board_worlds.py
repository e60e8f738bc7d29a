"""The table as a page: what may be done can be chosen, what may not says why; worlds, ships and actions tell the truth."""

import re
import zlib
from collections import Counter

import pytest

import planetfall
from planetfall.core.texts import LANGUAGES
from planetfall.games.evacuation.play import Evacuation
from tests.builders import rule
from tests.games.evacuation.builders import a_table, loaded, own, play, transport, unloaded
from tests.games.evacuation.pages import PAGES, drawn, elements, html, positions, seen
from tests.games.pages import check_form

SEATS = (1, 2, 4)
UPDATE = 12_000  # bytes that a phone on the road loads without waiting


# -- choosing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_every_legal_move_can_be_chosen_at_exactly_one_place(seats: int) -> None:
    for game in positions(seats):
        for seat in game.actors():
            legal = [planetfall.notation(game, code) for code in game.legal(seat)]
            assert sorted(elements(game, seat).values("data-move")) == sorted(legal)


@pytest.mark.parametrize("seats", SEATS)
def test_whoever_only_looks_on_or_back_can_choose_nothing(seats: int) -> None:
    for game in positions(seats):
        assert elements(game, None).values("data-move") == []
        assert elements(game, 0, live=False).values("data-move") == []
        assert elements(game, 0, live=False).values("data-why") == []


@pytest.mark.parametrize("seats", SEATS)
def test_what_cannot_be_chosen_names_its_clause_and_is_said_to_be_off(seats: int) -> None:
    found = 0
    for game in positions(seats):
        for seat in game.actors():
            for element in elements(game, seat).found:
                if "data-why" in element:
                    found += 1
                    assert element["aria-disabled"] == "true"
                    assert re.fullmatch(r"\d+(\.\d+)*", element["data-clause"])
    assert found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_target_has_a_name(language: str) -> None:
    for game in positions(2):
        seat = next(iter(game.actors()), 0)
        page = elements(game, seat, language)
        for element in page.found:
            if element.get("role") in ("button", "img", "group"):
                assert element["aria-label"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawings_are_well_formed_ids_are_unique_and_nothing_is_styled_inline(language: str) -> None:
    for game in positions(4):
        for seat in (0, None):
            check_form(html(drawn(game, seat, language)))


def test_names_of_players_are_escaped() -> None:
    for game in positions(4):
        PAGES.check_names(game, 0)


def test_an_update_is_small() -> None:
    """As it is sent: what the reader has already is left out."""
    for game in positions(4):
        board = drawn(game, 0)
        sent = "".join(board.areas.values()) + board.choices
        for element in board.scenery:
            sent = sent.replace(element, "")
        assert len(zlib.compress(sent.encode(), 6)) < UPDATE


# -- worlds ----------------------------------------------------------------------------------------------------------


def test_a_world_shows_its_stock_and_what_it_will_bring() -> None:
    game = a_table({"old": {"food": 3, "steel": 1}, "evacuated": ["food_population_1"], "production": {"energy": 2}})
    page = elements(game)
    assert page.named("stock-old-food")["data-tip"] == "Old World: 3 food, 5 more each year"
    assert page.named("stock-new-energy")["data-tip"] == "New World: 0 energy, 2 more each year"


def test_a_site_that_is_gone_lies_face_down() -> None:
    page = elements(a_table({"evacuated": ["steel_factory"]}))
    sites = [element for element in page.of_class("site") if element["id"].startswith("site-0-")]
    gone = [element["id"] for element in sites if "gone" in element["class"].split()]
    assert (len(sites), gone) == (11, ["site-0-6"])


# -- ships -----------------------------------------------------------------------------------------------------------


def a_loading_ship() -> Evacuation:
    """The Heron above the Old World is paid for and takes on cargo."""
    game = transport({"ships_old": ["heron"], "old": {"energy": 5, "food": 2}, "factories_old": {"steel": 1}})
    return play(game, "fly 9")


@rule("evacuation", "7.3.1")
def test_a_flight_costs_what_is_printed_on_the_ship() -> None:
    for game in positions(2):
        for seat in game.actors():
            costs = {berth.ship: berth.energy for berth in seen(game, seat).berths}
            for move in elements(game, seat).values("data-move"):
                if move.startswith(("fly", "back")):
                    world = "old" if move.startswith("fly") else "new"
                    before = own(game, seat)[world].get("energy", 0)
                    after = own(play(_twin(game), move, seat=seat), seat)[world].get("energy", 0)
                    assert before - after == costs[int(move.split()[1])]


def _twin(game: Evacuation) -> Evacuation:
    twin = game.copy()
    assert isinstance(twin, Evacuation)
    return twin


@rule("evacuation", "7.2.2")
def test_bays_that_are_full_take_nothing_more() -> None:
    game = a_loading_ship()
    places = Counter(elements(game).values("data-drop"))
    play(game, "carry food")
    page = elements(game)
    assert places["carry"] - Counter(page.values("data-drop"))["carry"] == 1
    assert len(page.of_class("full")) == 1


def test_full_bays_show_what_is_in_them() -> None:
    game = play(a_loading_ship(), "carry food", "carry-factory steel")
    assert [element["class"] for element in elements(game).of_class("full")] == [
        "bay full factory steel",
        "bay full resource food",
    ]
    again = planetfall.arrange("evacuation", planetfall.describe(game))  # no event tells what is aboard
    assert [element["class"].split()[2] for element in elements(again).of_class("full")] == ["cargo", "cargo"]


@rule("evacuation", "7.2.2")
def test_a_site_is_drawn_in_a_bay_of_its_ground() -> None:
    game = play(transport({"ships_old": ["twin_star"], "old": {"energy": 5}}), "fly 13")
    savanna, mountain = seen(game, 0).seats[0].ships["new"][0].evacuation_bays
    site = next(site for site in seen(game, 0).seats[0].sites if site.grounds == (mountain,))
    play(game, f"evacuate {site.number}")
    first, second, *_ = elements(game).of_class("bay")
    assert first["class"] == f"bay g-{savanna}"
    assert second["class"].startswith("bay full ")


def test_what_can_be_dragged_aboard_is_what_may_be_loaded() -> None:
    page = elements(a_loading_ship())
    dragged = {move for loads in page.values("data-load") for move in loads.split("|")}
    takes = {word for places in page.values("data-drop") for word in places.split()}
    loads = ("evacuate", "carry")
    assert dragged == {move for move in page.values("data-move") if move.startswith(loads)}
    assert {move.split()[0] for move in dragged} <= takes


@rule("evacuation", "7.4.1")
def test_a_loaded_ship_shows_its_cargo_until_all_is_unloaded() -> None:
    game = transport({"ships_old": ["heron", "finch"], "old": {"energy": 5, "food": 2}, "factories_old": {"steel": 1}})
    loaded(play(game, "fly 9"), "carry food", "carry-factory steel")
    assert [element["class"] for element in elements(game).of_class("full")] == [
        "bay full factory steel",
        "bay full resource food",
    ]
    assert elements(game).values("data-drop") == []
    unloaded(game)
    assert elements(game).of_class("full") == []


@rule("evacuation", "7.2.4")
def test_a_factory_that_fits_two_kinds_of_bays_has_a_place_for_each() -> None:
    page = elements(a_loading_ship())
    twice = {move.split()[1] for move in page.values("data-move") if move.startswith("carry-site")}
    assert twice
    assert {f"carry-site-{site}" for site in twice if f"evacuate {site}" in page.values("data-move")} == {
        name for name in page.values("id") if name.startswith("carry-site-")
    }


def test_all_that_is_loaded_stands_in_the_log() -> None:
    game = play(a_loading_ship(), "carry food", "carry-factory steel")
    _, food, factory = seen(game, 0).log
    assert food.text.endswith(" loads food onto the Heron.")
    assert factory.text.endswith(" loads Steel factory onto the Heron.")
    assert [line.step for line in (food, factory)] == [2, 3]


def test_cargo_is_listed_in_words() -> None:
    assert "Steel factories: " in html(drawn(play(a_loading_ship(), "carry-factory steel"), 0))


# -- actions ---------------------------------------------------------------------------------------------------------


@rule("evacuation", "4.2.2", "4.2.5")
def test_an_action_costs_what_is_printed_below_it() -> None:
    game = a_table({"under": [3, 0, 0, 0], "old": {"energy": 9}})
    for action in seen(game, 0).actions:
        if action.notation in elements(game).values("data-move"):
            before = own(game)["old"]["energy"]
            after = own(play(_twin(game), action.notation))["old"].get("energy", 0)
            assert before - after == action.energy


def _idle(game: Evacuation) -> set[str]:
    return {element["data-move"] for element in elements(game).of_class("idle")}


def test_an_action_that_would_bring_only_its_power_is_marked() -> None:
    assert _idle(a_table({"old": {"energy": 5}})) == {"act settle", "act clone"}
    rich = {
        "old": {"energy": 5, "steel": 3},
        "new": {"food": 1, "steel": 3},
        "population": 3,
        "factories_new": {"food": 1},
    }
    assert _idle(a_table(rich)) == set()


def test_an_action_that_is_marked_so_changes_nothing_but_what_it_costs() -> None:
    spent = ("old", "new", "under", "actions_taken", "questions")
    for game in positions(2):
        if game.actors() == [0] and not any(seat.passed for seat in seen(game, 0).seats):
            for move in _idle(game):
                after = own(play(_twin(game), move))
                assert {
                    key: value for key, value in own(game).items() if key not in spent and value != after[key]
                } == {}


def test_an_action_nobody_can_pay_says_what_it_lacks() -> None:
    page = elements(a_table({"under": [3, 3, 0, 0], "old": {"energy": 3}}))
    settle = page.named("act-settle")
    assert settle["aria-disabled"] == "true"
    assert "energy" in settle["data-why"]


@rule("evacuation", "10.3")
def test_the_bonus_that_would_come_now_is_marked() -> None:
    for game in positions(2):
        view = seen(game, 0)
        marked = [element for element in elements(game).of_class("row") if "hit" in element["class"].split()]
        asked = view.question == "bonus" and bool(view.moves)
        assert asked or len(marked) == len({"upper", "lower"} & set(view.bonus_now))
