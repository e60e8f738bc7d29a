"""Rulebook 15.3, 15.6 and 18: every one of the 80 action cards, effect by effect as the box writes it.

Each effect has a function here that carries it out by moves and says what must have changed.
"""

from collections.abc import Callable
from typing import Any

import pytest

import planetfall
from planetfall.games.evacuation.components import standard
from planetfall.games.evacuation.effects import Effect, Resources
from planetfall.games.evacuation.play import Evacuation
from tests.builders import rule
from tests.games.evacuation.builders import a_table, legal, own, play, why

KINDS = ("food", "steel", "energy")
CARDS = {card.number: card for card in standard().action_cards}
FIELDS = {field.id: field for field in standard().fields}
FILL = 77  # a card for the other seat
TILES = [
    *("early_shift", "premium_fund", "pilot_farm"),
    *("all_weather_camps", "turnaround_crews", "standard_plans"),
    *("fusion_cells", "donated_arena", "floating_quarters"),
]
SEAT = {
    "old": {"food": 9, "steel": 9, "energy": 9},
    "new": {"food": 9, "steel": 9, "energy": 9},
    "population": 6,
    "factories_new": {"food": 1, "steel": 1},
    "ships_old": ["heron"],
    "set": 1,
    "tiles": TILES,
    "complete": [0, 1, 0],
    "markers": [16, 14],  # three terrains are open
    "lanes": ["main", "main"],  # with both symbols
    "fields": {"F08": []},
}
TABLE = {
    "setting": {"actions": "advanced"},
    "displays": {
        "ship": ["sparrow", "wide_net", "swift"],
        "stadium": ["village_green", "games_park", "ice_rink"],
        "infrastructure": ["granary", "bloomery", "salt_works"],
    },
}
OPEN = ("steppe", "desert", "forest")


def holding(number: int, **seat: Any) -> Evacuation:
    return a_table({**SEAT, "cards": [number], **seat}, {"cards": [FILL if number != FILL else 1]}, **TABLE)


def total(game: Evacuation, kind: str) -> int:
    return int(own(game)["old"].get(kind, 0) + own(game)["new"].get(kind, 0))


def gain_resource(game: Evacuation, effect: Effect) -> None:
    kind = effect.type if effect.type != "any" else "energy"
    before = total(game, str(kind))
    if effect.type != "any":
        other = next(each for each in KINDS if each != kind)
        assert why(game, f"gain old {other}") == "18.2"
    play(game, *[f"gain new {kind}"] * effect.n)
    assert total(game, str(kind)) == before + effect.n


def gain_population(game: Evacuation, effect: Effect) -> None:
    """Happens by itself: the caller has counted before."""


def gain_factory(game: Evacuation, effect: Effect) -> None:
    play(game, "factory new energy")
    assert own(game)["factories_new"]["energy"] == 1 and own(game)["new"]["energy"] == 9


def exchange(game: Evacuation, effect: Effect) -> None:
    before = own(game)["old"]
    play(game, *["exchange old food energy"] * effect.n)
    after = own(game)["old"]
    assert after.get("food", 0) == before["food"] - effect.n and after["energy"] == before["energy"] + effect.n


def research(game: Evacuation, effect: Effect) -> None:
    if effect.level_max == 1:
        assert why(game, "research 2") == "18.12"
        play(game, "research 1")
        assert own(game)["complete"][0] == 1
    else:
        play(game, "research 2")
        assert own(game)["steps"][1] == 1


def develop(game: Evacuation, effect: Effect) -> None:
    before = len(own(game)["hand"])
    assert why(game, "play 2") == "5.4.3"
    play(game, *["take 1"] * effect.n)
    assert len(own(game)["hand"]) == before + effect.n


def take_infrastructure(game: Evacuation, effect: Effect) -> None:
    assert why(game, "play 2") == "1.26"
    play(game, *["take 1"] * effect.n)
    assert len(own(game)["hand"]) == effect.n


def spent(before: dict[str, int], after: dict[str, int]) -> int:
    return sum(before.values()) - sum(after.values())


def worth(resources: Resources) -> int:
    return resources.food + resources.steel + resources.energy


def build(game: Evacuation, effect: Effect, block: str, parts: dict[str, Any]) -> None:
    before = own(game)["old"]
    place = next(label for label in legal(game, block) if label.endswith("old"))
    play(game, f"{block} {place}")
    while legal(game, "save"):
        play(game, f"save {legal(game, 'save')[0]}")
    built = next(name for name in own(game)[f"{block}s_old"] if name in parts and name not in ("heron",))
    expected = max(worth(parts[built].cost) - effect.cost_less, 0) + worth(effect.cost_more)
    assert spent(before, own(game)["old"]) == expected


def build_ship(game: Evacuation, effect: Effect) -> None:
    build(game, effect, "ship", {ship.id: ship for ship in standard().ships})


def build_stadium(game: Evacuation, effect: Effect) -> None:
    build(game, effect, "stadium", {stadium.id: stadium for stadium in standard().stadiums})


def settle(game: Evacuation, effect: Effect) -> None:
    population, factories = own(game)["population"], sum(own(game)["factories_new"].values())
    allowed = [
        field.id
        for field in standard().fields
        if field.id != "F08"
        and field.terrain in (effect.terrains or (*OPEN, "ocean"))
        and (field.terrain in OPEN or effect.next_terrain)
        and len(field.population) <= population
        and field.factories <= factories
        and len(field.population) >= (effect.population_min or 0)
        and field.factories >= (effect.factories_min or 0)
        and field.factories <= (99 if effect.factories_max is None else effect.factories_max)
        and len(field.symbols) <= (99 if effect.symbols_max is None else effect.symbols_max)
    ]
    assert legal(game, "settle") == allowed
    before = own(game)["new"]
    field = FIELDS[allowed[0]]
    play(game, f"settle {field.id}")
    while legal(game, "fill"):
        play(game, f"fill {legal(game, 'fill')[0]}")
    steel = max(len(field.population) - effect.steel_less, 0)
    assert spent(before, own(game)["new"]) == steel + worth(effect.cost_more)
    assert field.id in own(game)["fields"]


def prepare_factory(game: Evacuation, effect: Effect) -> None:
    kind = effect.type if effect.type != "any" else "energy"
    before = own(game)["new"]
    play(game, *[f"prepare new {kind}"] * effect.n)
    assert spent(before, own(game)["new"]) == effect.n * (1 + effect.own_more)


def clone(game: Evacuation, effect: Effect) -> None:
    before = own(game)["population"], own(game)["new"]["food"]
    play(game, *["clone"] * effect.n)
    assert own(game)["population"] == before[0] + 2 * effect.n
    assert own(game)["new"]["food"] == before[1] - effect.n


def move_ships(game: Evacuation, effect: Effect) -> None:
    play(game, "fly 9", "evacuate 7", "done")
    if "done" in legal(game):
        play(game, "done")
    assert "energy_population_1" in own(game)["evacuated"] and own(game)["ships_new"] == ["heron"]


def refresh(game: Evacuation, effect: Effect) -> None:
    before = own(game)["old"], own(game)["new"]
    play(game, "bury 1", "done")
    assert (own(game)["old"], own(game)["new"]) == before


def draw_cards(game: Evacuation, effect: Effect) -> None:
    """Happens by itself, and is counted when the card is done."""


DO: dict[str, Callable[[Evacuation, Effect], None]] = {
    function.__name__: function
    for function in (
        gain_resource,
        gain_population,
        gain_factory,
        exchange,
        research,
        develop,
        take_infrastructure,
        build_ship,
        build_stadium,
        settle,
        prepare_factory,
        clone,
        move_ships,
        refresh,
        draw_cards,
    )
}


@rule("evacuation", "15.3", "15.6", "18.1", "18.2", "18.4", "18.5", "18.7", "18.8", "18.10", "18.12", "18.16", "18.18")
@pytest.mark.parametrize("backwards", [False, True])
@pytest.mark.parametrize("number", CARDS)
def test_every_card_does_what_is_written_on_it_in_either_order(number: int, backwards: bool) -> None:
    card = CARDS[number]
    game = play(holding(number), f"card {number}")
    order = list(enumerate(card.effects, 1))
    if backwards:
        order.reverse()
    people = sum(effect.n for effect in card.effects if effect.do == "gain_population")
    cloned = sum(2 * effect.n for effect in card.effects if effect.do == "clone")
    for done, (place, effect) in enumerate(order):
        if len(order) - done > 1:
            play(game, f"do {place}")
            if done == 0:
                assert effect.do in ("gain_population", "draw_cards") or why(game, f"do {place}") == "1.26"
        DO[effect.do](game, effect)
    settled = sum(len(FIELDS[name].population) for name in own(game)["fields"]) - len(FIELDS["F08"].population)
    moved = 2 * any(effect.do == "move_ships" for effect in card.effects)
    assert own(game)["population"] == 6 + people + cloned + moved - settled
    drawn = sum(effect.n for effect in card.effects if effect.do == "draw_cards")
    assert len(own(game)["cards"]) == drawn + 1, "and one after the action"
    assert own(game)["cards_shown"] == [number]
    assert game.actors() == [1]


@rule("evacuation", "15.6", "18.1")
def test_what_is_left_of_a_card_may_be_declined() -> None:
    game = play(holding(33), "card 33")
    assert legal(game) == ["decline", "do 1", "do 2"]
    play(game, "do 2", "research 2", "decline")
    assert game.actors() == [1]
    game = play(holding(33), "card 33", "decline")
    assert game.actors() == [1]


@rule("evacuation", "15.6")
def test_an_effect_of_a_card_is_done_once() -> None:
    game = play(holding(65), "card 65", "do 2", "research 2")
    assert legal(game, "stadium") and not legal(game, "do")


@rule("evacuation", "18.9", "5.4.3")
def test_card_43_makes_both_infrastructures_cheaper() -> None:
    game = play(holding(43, hand=["well_field", "flat_track"]), "card 43", "play 1", "play 8")
    assert own(game)["new"] == SEAT["new"]


@rule("evacuation", "18.15")
def test_card_46_ignores_symbols() -> None:
    bare = {"lanes": ["parking", "parking"]}
    assert "F07" in legal(play(holding(46, **bare), "card 46"), "settle")
    game = play(holding(22, **bare), "card 22")
    assert why(game, "settle F07") == "5.6.6"


@rule("evacuation", "18.14")
def test_card_54_opens_the_terrain_after_the_last_open_one() -> None:
    steppe = {"markers": [3, 10], "fields": {}, "lanes": ["parking", "main"]}
    game = play(holding(54, **steppe), "card 54")
    assert {FIELDS[name].terrain for name in legal(game, "settle")} == {"steppe", "desert"}


@rule("evacuation", "18.10", "2.1.6")
@pytest.mark.parametrize(("card", "kind"), [(51, "steel"), (52, "energy"), (53, "food")])
def test_a_dearer_settling_needs_what_it_costs_in_addition(card: int, kind: str) -> None:
    enough = {"food": 1, "steel": 3, "energy": 1}
    assert why(play(holding(card, new=enough), f"card {card}"), "settle F34") == ""
    game = play(holding(card, new={**enough, kind: enough[kind] - 1}), f"card {card}")
    assert "F34" not in legal(game, "settle")


@rule("evacuation", "18.10")
def test_a_settling_that_only_the_addition_makes_too_dear_says_so() -> None:
    game = play(holding(51, new={"steel": 2}), "card 51")
    assert why(game, "settle F34") == "18.10" and why(game, "settle F06") == ""


@rule("evacuation", "18.17", "7.3.4")
def test_ships_moved_by_a_card_may_move_again_in_the_transport_phase() -> None:
    game = play(holding(17), "card 17", "fly 9", "done")
    if "done" in legal(game):
        play(game, "done")
    play(game, "pass", seat=1)
    play(game, "pass")
    assert "back 9" in legal(game)


@rule("evacuation", "18.18")
def test_a_free_refresh_by_a_card_may_put_away_none_to_three() -> None:
    game = play(holding(12), "card 12")
    shown, stack = (planetfall.describe(game)[name]["ship"] for name in ("displays", "stacks"))
    play(game, "do 1", "done")
    assert planetfall.describe(game)["displays"]["ship"] == shown
    game = play(holding(12), "card 12", "do 1", "bury 1", "bury 2", "bury 3")
    assert planetfall.describe(game)["displays"]["ship"] == stack[:3]
    assert planetfall.describe(game)["stacks"]["ship"][-3:] == shown
