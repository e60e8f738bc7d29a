"""What is said for a move is true of where it leads, and in the game's own words."""

from typing import Any

import pytest

import planetfall
from planetfall.catalogue import find_title
from planetfall.core.view import Reader
from planetfall.games.evacuation.components import standard
from planetfall.games.evacuation.play import Evacuation
from tests.games.advice import reasons_of_a_game, said
from tests.games.evacuation.builders import POINTS, a_table, play, transport
from tests.games.evacuation.test_technologies import about_to_have, having

RICH = {"old": {"food": 9, "steel": 9, "energy": 9}, "new": {"food": 9, "steel": 9, "energy": 9}}
ADVANCED = {"actions": "advanced"}
GOALS = {"goals": ["population", "progress", "steppe"], "goal_dropped": "technology"}
CARAVAN = f"play {[card.id for card in standard().infrastructure].index('ore_caravan') + 1}"
ORDERS = {order.counts: number for number, order in enumerate(standard().orders, 1)}
EVERYTHING = {"mode": "points", "actions": "advanced", "orders": "on", "lines": "on"}


def told(feature: str, game: Evacuation, *moves: str, language: str = "en", known: Evacuation | None = None) -> str:
    """What there is to tell about a feature after some moves of seat 0, by default in a game that it knows."""
    tellers = find_title("evacuation").tellers
    assert tellers is not None
    after = planetfall.arrange("evacuation", planetfall.describe(game))
    assert isinstance(after, Evacuation)
    play(after, *moves)
    return tellers(known or game, after, Reader(0, language))[feature]()


def acting(*mine: dict[str, Any], **table: Any) -> Evacuation:
    """The turn of a seat that can pay for most things."""
    player: dict[str, Any] = {**RICH}
    for more in mine:
        player |= more
    return a_table(player, **table)


# -- what is said ------------------------------------------------------------------------------------------------------


def test_a_field_and_what_it_produces() -> None:
    game = acting({"population": 2, "factories_new": {"food": 1}})
    assert told("production", game, "act settle", "settle F06") == "settles F06 (steppe) and so produces 2 steel more"
    assert told("production", game, "act settle") == ""
    assert told("open fields", game, "act settle") == "lets you settle a field"
    assert told("open fields", a_table({}), "act settle") == ""  # nobody there who could


def test_the_lowest_production() -> None:
    game = acting({"population": 1, "production": {"food": 4, "steel": 3, "energy": 4}})
    settle = ("act settle", "settle F06")
    assert told("lowest production", game, *settle) == "lifts your lowest production to 4"
    assert told("lowest production", game, *settle, language="de") == "hebt deine niedrigste Produktion auf 4"
    assert told("lowest production", game, "act clone", "clone") == ""


def test_the_move_that_decides_the_race() -> None:
    stadiums = ["ice_rink", "swim_hall", "skate_bowl"]
    ready = {"production": {"food": 8, "steel": 7, "energy": 8}, "stadiums_new": stadiums, "population": 1}
    assert told("score", acting(ready), "act settle", "settle F06") == "decides the race"


def test_points_of_the_score_and_of_a_goal() -> None:
    game = acting({**GOALS, "population": 1, "production": {"food": 8, "steel": 7, "energy": 8}}, setting=POINTS)
    assert told("score", game, "act settle", "settle F06") == "brings 2 points at once"
    assert told("goals", game, "act settle", "settle F06") == "adds 2 points to your goal “Steppe”"
    assert told("goals", game, "act clone", "clone") == ""


def test_an_order_that_is_taken_or_played() -> None:
    setting = {**POINTS, "orders": "on"}
    seat = {**GOALS, "stadiums_new": ["ice_rink", "swim_hall"]}
    game = acting(seat, setting=setting, orders=["stadiums_new_world"])
    assert told("orders in hand", game, "act stadium", "stadium 1 new") == (
        "gets you an order before the others (At least 3: stadiums on the New World)"
    )
    held = acting({**GOALS, "orders_held": ["technologies_complete"]}, setting=setting)
    assert told("orders in hand", held, f"order {ORDERS['technologies_complete']}") == (
        "plays an order (5 points at the end)"
    )


def test_people_and_factories_for_the_new_world() -> None:
    assert told("population", acting(), "act clone", "clone") == "gives you 2 population for the New World"
    assert told("population", acting(), "act clone", "decline") == ""
    assert told("factories new", acting(), "act factory", "prepare new food") == "gets you a factory to settle with"
    assert told("factories old", acting(), "act factory", "prepare old food") == (
        "prepares a factory that a ship can carry"
    )


def test_what_leaves_the_old_world() -> None:
    game = transport({"ships_old": ["finch", "wren"], "old": {"energy": 3}})
    assert told("open cargo", game, "fly 3") == "sends the Finch to the New World"
    assert told("sites left", game, "fly 3", "evacuate 7") == "evacuates a site"
    assert told("sites left", game, "fly 3") == ""
    assert told("stadiums new", game, "fly 3", "carry-stadium start") == "brings a stadium to the New World (1 of 3)"
    assert told("new energy", game, "fly 3", "carry energy") == "gives the New World 1 energy"
    back = transport({"ships_new": ["finch"], "new": {"energy": 1}})
    assert told("bays ready", back, "back 3") == "brings the Finch back for another flight"


def test_ships_and_stadiums_that_are_built() -> None:
    shown = {"ship": ["finch", "twin_star", "heron"], "stadium": ["ice_rink", "swim_hall", "skate_bowl"]}
    game = acting(displays=shown)
    assert told("bays ready", game, "act ship", "ship 1 old") == "gets you the Finch with 1 evacuation bay"
    assert told("bays ready", game, "act ship", "ship 2 old") == "gets you the Twin Star with 2 evacuation bays"
    assert told("open ships", game, "act ship") == "lets you choose a spaceship"
    dealt = acting(displays={**shown, "ship": ["swallow", "twin_star", "heron"]})
    assert (
        told("bays ready", dealt, "act ship", "ship 1 old", known=game) == "gets you a spaceship"
    )  # none that lies open
    assert told("stadiums old", game, "act stadium", "stadium 1 old") == "gets you the Ice Rink"
    assert told("stadiums new", game, "act stadium", "stadium 1 new") == "puts the Ice Rink on the New World (1 of 3)"
    assert told("stadiums ahead", acting(displays=shown, year=2), "act stadium", "stadium 1 new") == (
        "spares you a penalty token for a missing stadium next year"
    )
    assert told("stadiums ahead", game, "act stadium", "stadium 1 new") == ""  # year 2 asks for none


def test_satisfaction_and_whose_is_the_highest() -> None:
    shown = {"stadium": ["ice_rink", "swim_hall", "skate_bowl"]}
    build = ("act stadium", "stadium 1 old")
    assert told("satisfaction", acting(displays=shown), *build) == "makes your people the most satisfied ones (2)"
    behind = a_table(RICH, {"stadiums_new": ["orbit_arena"]}, displays=shown)
    assert told("satisfaction", behind, *build) == "raises your satisfaction to 2"
    assert told("satisfaction", behind, "act clone", "clone") == ""


def test_research_and_infrastructure() -> None:
    game = acting(having("early_shift"))
    assert told("technologies", game, "act research", "research 1").endswith(" one research nearer")
    assert told("technologies", acting(about_to_have("early_shift")), "act research", "research 1") == (
        "completes Early Shift"
    )
    assert told("open research", game, "act research") == "lets you research"
    hand = acting({"hand": ["ore_caravan"]}, displays={"infrastructure": ["granary", "bloomery", "salt_works"]})
    assert told("infrastructure open", hand, "act develop", CARAVAN, "decline") == (
        "lays out Ore Caravan (it pays once its condition holds)"
    )
    assert told("infrastructure in hand", hand, "act develop", "take 1", "decline") == "gets you Granary for later"
    assert told("open infrastructure", hand, "act develop") == "lets you develop infrastructure"


def test_a_condition_that_comes_true() -> None:
    waiting = {"population": 4, "markers": [12, 11], "lanes": ["main", "parking"], "laid": ["ore_caravan"]}
    game = acting({**waiting, "fields": {"F08": []}})
    assert told("infrastructure open", game, "act settle", "settle F32") == "makes Ore Caravan pay"


def moving(*markers: int) -> Evacuation:
    """The progress phase with 8 points."""
    mine = {"passed": True, "stadiums_new": ["games_park"], "under": [0, 0, 0, 2], "markers": list(markers)}
    return a_table(mine, {"passed": True, "under": [1, 0, 0, 0]}, year=2)


def test_what_the_markers_reach() -> None:
    assert told("rear marker", moving(4, 5), "advance 2 8") == "moves your markers to spaces 4 and 13"
    assert told("terrains", moving(4, 5), "advance 2 8") == "opens the desert to you"
    assert told("terrains", moving(4, 5), "advance 2 5") == ""
    assert told("sea tiles left", moving(3, 5), "advance 1 8") == "turns a sea tile face down"
    assert told("sea tiles left", moving(4, 5), "advance 2 8") == ""
    symbols = {told("symbols", moving(4, 5), f"advance 2 {steps}") for steps in range(9)}
    assert symbols >= {"gives you the symbol dome", "gives you the symbol beacon"}


def test_power_cards_and_what_a_pass_keeps() -> None:
    assert told("power", acting(), "act clone") == "brings 3 power points"
    assert told("old energy", acting(), "pass") == "keeps 9 energy on the Old World"
    assert told("old energy", acting({"old": {}}), "pass") == ""
    drawing = a_table({"cards": [8, 1], **RICH}, {"passed": True}, setting=ADVANCED)  # gain 1 resource, draw 2
    assert told("cards", drawing, "card 8", "do 2", "gain new food") == "gives you 2 more action cards"
    assert told("new food", drawing, "card 8", "do 2", "gain new food") == "gives the New World 1 food"
    assert told("old food", drawing, "card 8", "do 2", "gain old food") == "gives the Old World 1 food"


def test_penalty_tokens_that_are_spared() -> None:
    """In year 3 the New World eats 2."""
    game = acting({"new": {"food": 1}}, year=2)
    gaining = ("act gain-exchange", "gain new food")
    assert told("hunger ahead", game, *gaining) == "spares you a penalty token for hunger next year"
    assert told("hunger ahead", acting(year=2), *gaining) == ""


# -- what is said first ------------------------------------------------------------------------------------------------


def test_the_most_valuable_facts_are_said() -> None:
    """Which of two is said first the weights decide."""
    game = acting({"population": 1, "production": {"food": 4, "steel": 3, "energy": 4}})
    sentence = said(game, "act settle, settle F06", "act clone, clone", "act research, research 1").lower()
    facts = ("settles f06 (steppe) and so produces 2 steel more", "lifts your lowest production to 4")
    assert sentence in (f"{facts[0]} and {facts[1]}.", f"{facts[1]} and {facts[0]}.")
    assert "F06 (Steppe)" in said(game, "act settle, settle F06", "act clone, clone", language="de")


# Nothing is told of what goes under a stack, of cards and goals that are kept or put away, and of what is declined.
SHARES: list[tuple[int, dict[str, str], float]] = [
    (1, {}, 0.5),
    (2, {}, 0.5),
    (3, EVERYTHING, 0.4),
    (4, {"actions": "advanced"}, 0.35),
]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("seats", "options", "share"), SHARES)
def test_most_moves_of_a_game_are_explained(seats: int, options: dict[str, str], share: float, language: str) -> None:
    sentences = reasons_of_a_game("evacuation", seats, language, options)
    assert sum(sentence != "" for sentence in sentences) >= share * len(sentences)
    assert not any("{" in sentence or "advice-" in sentence for sentence in sentences)
