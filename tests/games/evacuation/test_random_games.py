"""What always holds, in twenty thousand random games over all mixes of options and numbers of players."""

import random
from typing import Any

import pytest

import planetfall
from planetfall import Game
from planetfall.core.playouts import play_and_audit
from planetfall.core.rng import seeded
from planetfall.games.evacuation.components import standard
from planetfall.games.evacuation.play import Evacuation
from planetfall.games.evacuation.state import PHASE_DRAFT, PHASE_HANDS, PHASE_INCOME, PHASE_TRANSPORT
from planetfall.games.evacuation.turn_order import satisfaction
from tests.games.evacuation.mixes import a_mix
from tests.games.promises import check_replay, random_moves, stages_in_order

KINDS = ("food", "steel", "energy")
FIELDS = {field.id: field for field in standard().fields}
TILES = {tile.id: tile for tile in standard().technologies}
PROJECTS = {card.id: card for card in standard().infrastructure}
STADIUMS = {stadium.id: stadium for stadium in standard().stadiums}
GAMES = 20_000
CHUNK = 1_000
CLOSELY = 800  # of these games are looked at from all sides, which takes ten times as long
AT_ONCE = (PHASE_DRAFT, PHASE_HANDS, PHASE_INCOME, PHASE_TRANSPORT)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_in_random_games_everything_is_accounted_for(first: int) -> None:
    for seed in range(first, first + CHUNK):
        game = a_mix(seed, 1 + seed % 4)
        assert play_and_audit(game, seeded(seed), 16) == ""
        for seat in range(game.seats):
            assert sum(event.points for event in game.events if event.seat == seat) == game.scores()[seat]


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, CLOSELY, 50))
def test_random_games_keep_every_promise(first: int) -> None:
    for seed in range(first, first + 50):
        _play_and_check(a_mix(seed, 1 + seed % 4), random.Random(seed), closely=seed % 5 == 0)


@pytest.mark.interpreted
@pytest.mark.parametrize("seed", range(16))
def test_a_few_random_games_keep_every_promise(seed: int) -> None:
    _play_and_check(a_mix(seed, 1 + seed % 4), random.Random(seed), closely=True)


def _play_and_check(game: Evacuation, chooser: random.Random, closely: bool) -> None:
    for seat, code in random_moves(game, chooser, every=150):
        assert len(game.actors()) == 1 or game.phase in AT_ONCE
        game.apply(seat, code)
        if closely:
            assert game.audit() == ""
    for seat in range(game.seats):
        assert sum(event.points for event in game.events if event.seat == seat) == game.scores()[seat]
        if closely:
            mine = entry(game, seat)
            assert all(amount <= mine["production"].get(kind, 0) for kind, amount in produced(mine).items())
            assert satisfaction(game, seat) == satisfied(game, mine)
    if closely:
        check_replay(game)


# -- counted again from a description, by the box alone ----------------------------------------------------------------


def entry(game: Evacuation, seat: int) -> dict[str, Any]:
    described = planetfall.describe(game)["players"][seat]
    return {
        "production": {},
        "fields": {},
        "paid": [],
        "stadiums_old": [],
        "stadiums_new": [],
        "sea_new": 0,
        **described,
    }


def complete_tiles(seat: dict[str, Any]) -> list[Any]:
    """A seat's complete technologies."""
    counts = seat.get("complete", (0, 0, 0))
    placed = [(at // 3, at % 3, name) for at, name in enumerate(seat.get("tiles", []))]
    return [TILES[name] for level, column, name in placed if level < counts[column]]


def produced(mine: dict[str, Any]) -> dict[str, int]:
    """What fields, sea tiles, infrastructure and lasting effects produce; anything beyond was gained."""
    total = dict.fromkeys(KINDS, mine["sea_new"])
    lasting = [effect for tile in complete_tiles(mine) for effect in tile.lasting if effect.lasts == "factory_output"]
    for name, factories in mine["fields"].items():
        for space in FIELDS[name].population:
            total[space.resource] += max(space.dots, 1)
        for kind in factories:
            total[kind] += 1 + sum(effect.n for effect in lasting if effect.type == kind)
    for name in mine["paid"]:
        for kind in KINDS:
            total[kind] += getattr(PROJECTS[name].production, kind)
    return total


def satisfied(game: Evacuation, mine: dict[str, Any]) -> int:
    counted = mine["stadiums_new"] if game.setting.new_stadiums else mine["stadiums_old"] + mine["stadiums_new"]
    stadiums = [STADIUMS[name].satisfaction for name in counted if name != "start"]
    return sum(stadiums) + sum(int(tile.satisfaction) for tile in complete_tiles(mine))


# -- nobody waits for anybody ------------------------------------------------------------------------------------------


def _phase(game: Game) -> tuple[int, int, int]:
    assert isinstance(game, Evacuation)
    return game.phase, game.year, game.pick


@pytest.mark.interpreted
@pytest.mark.parametrize("seed", range(24))
def test_any_order_of_simultaneous_moves_leads_to_the_same_positions(seed: int) -> None:
    one_way = stages_in_order(a_mix(seed, 2 + seed % 3), seed, random.Random(1), _phase)
    for order in (2, 3):
        assert stages_in_order(a_mix(seed, 2 + seed % 3), seed, random.Random(order), _phase) == one_way
