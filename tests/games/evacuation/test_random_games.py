"""What always holds, in twenty thousand random games over all mixes of options and numbers of players."""

import random
from typing import Any

import pytest

import planetfall
from planetfall import Game
from planetfall.core.playouts import play_and_audit
from planetfall.core.rng import seeded
from planetfall.games.evacuation.codes import ACTIONS
from planetfall.games.evacuation.components import standard
from planetfall.games.evacuation.play import Evacuation
from planetfall.games.evacuation.state import PHASE_DRAFT, PHASE_HANDS, PHASE_INCOME, PHASE_TRANSPORT
from planetfall.games.evacuation.turn_order import satisfaction
from tests.builders import picture
from tests.builders import position as at_rest
from tests.games.evacuation.mixes import a_mix

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
    look = chooser.randrange(150)
    kept: list[tuple[Game, Any]] = []
    steps = 0
    while actors := game.actors():
        assert len(actors) == 1 or game.phase in AT_ONCE
        seat = chooser.choice(actors)
        codes = list(game.legal(seat))
        assert len(codes) > 1, "a single choice resolves itself"
        assert codes == sorted(set(codes))
        code = chooser.choice(codes)
        assert game.why_not(seat, code) == 0
        if steps == look:
            _look_closely(game)
            kept.append((game.copy(), at_rest(game)))
        game.apply(seat, code)
        steps += 1
        if closely:
            assert game.audit() == ""
        assert steps < 5_000, "every game ends"
    assert game.audit() == ""
    assert all(at_rest(twin) == then for twin, then in kept)
    for seat in range(game.seats):
        assert sum(event.points for event in game.events if event.seat == seat) == game.scores()[seat]
        if closely:
            mine = entry(game, seat)
            assert all(amount <= mine["production"].get(kind, 0) for kind, amount in produced(mine).items())
            assert satisfaction(game, seat) == satisfied(game, mine)


def _look_closely(game: Evacuation) -> None:
    """Legal moves are those without a reason against them, refused ones change nothing, a copy and a description are
    the same position."""
    assert game.audit() == ""
    before = at_rest(game)
    for seat in range(game.seats):
        allowed = [code for code in range(-1, ACTIONS + 1) if game.why_not(seat, code) == 0]
        assert list(game.legal(seat)) == allowed
        refused = next(code for code in range(ACTIONS) if code not in allowed)
        with pytest.raises(planetfall.IllegalMove):
            planetfall.act(game, seat, refused)
    assert at_rest(game) == before
    assert at_rest(game.copy()) == before
    for code in (code for seat in game.actors() for code in game.legal(seat)):
        assert planetfall.code(game, planetfall.notation(game, code)) == code
    position = planetfall.describe(game)
    assert planetfall.describe(planetfall.arrange("evacuation", position)) == position


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


def _play_in_order(game: Evacuation, wishes: int, order: random.Random) -> list[dict[str, Any]]:
    """The position after every phase that all play at once, and at the end. What a seat does depends on its own past
    alone."""
    lots = [random.Random(wishes * 10 + seat) for seat in range(game.seats)]
    seen = []
    while actors := game.actors():
        seat = order.choice(actors)
        codes = list(game.legal(seat))
        before = game.phase, game.year, game.pick
        game.apply(seat, codes[lots[seat].randrange(len(codes))])
        if before[0] in AT_ONCE and before != (game.phase, game.year, game.pick):
            seen.append(planetfall.describe(game))
    return [*seen, planetfall.describe(game)]


@pytest.mark.interpreted
@pytest.mark.parametrize("seed", range(24))
def test_any_order_of_simultaneous_moves_leads_to_the_same_positions(seed: int) -> None:
    one_way = _play_in_order(a_mix(seed, 2 + seed % 3), seed, random.Random(1))
    for order in (2, 3):
        assert _play_in_order(a_mix(seed, 2 + seed % 3), seed, random.Random(order)) == one_way


# -- records -----------------------------------------------------------------------------------------------------------

OPTIONS = [
    (1, {}),
    (2, {"third_party": "on"}),
    (3, {"mode": "points", "actions": "advanced", "bonuses": "generous", "orders": "on", "lines": "on"}),
    (4, {"turn_order": "new", "actions": "advanced"}),
]


@pytest.mark.interpreted
@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_a_record_replays_to_the_same_table(seats: int, options: dict[str, str]) -> None:
    game = planetfall.new("evacuation", seats=seats, seed=seats, options=options)
    chooser = random.Random(seats)
    while actors := game.actors():
        seat = chooser.choice(actors)
        planetfall.act(game, seat, chooser.choice(list(game.legal(seat))))
    again = planetfall.replay(planetfall.record(game))
    assert picture(again) == picture(game)
