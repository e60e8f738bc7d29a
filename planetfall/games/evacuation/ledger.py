"""What the balance report counts at the end: technologies, ships, stadiums, infrastructure, fields, goals, orders.

Infrastructure counts once it is played, a goal if it was kept, an order if it was played. Everybody has one
set of technologies. The race is won in the year in which a seat meets its goal.
"""

from collections.abc import Mapping

from planetfall.core.ledger import Ledger
from planetfall.games.evacuation.box import COLUMNS, LEVELS, NEW, OLD, ORDERS, RESOURCES
from planetfall.games.evacuation.components import of_game
from planetfall.games.evacuation.notation import RESOURCE_NAMES
from planetfall.games.evacuation.packing import TERRAINS
from planetfall.games.evacuation.play import Evacuation
from planetfall.games.evacuation.race import has_won_race
from planetfall.games.evacuation.scoring import SOURCE_NAMES, SOURCES, earned
from planetfall.games.evacuation.state import (
    LAID,
    ORDERS_PLAYED,
    OWN,
    OWN_FIELDS,
    OWN_GOALS,
    OWN_SHIPS,
    OWN_STADIUMS,
    PAID,
    PEOPLE,
    SEA_NEW,
    SETTLED,
    SITES_UP,
    TOKENS,
    count_bits,
)
from planetfall.games.evacuation.technologies import is_complete, tile_at
from planetfall.games.evacuation.words import words

__all__ = ["LEDGER"]

COUNTS = ("population", "sea-tiles", "tokens", "sites-left")


def _components(game: Evacuation, language: str) -> Mapping[str, str]:
    w = words(game, language)
    c = w.components
    technologies = {f"technology {entry.id}": w.technology(n) for n, entry in enumerate(c.technologies)}
    ships = {f"ship {entry.id}": w.ship(n) for n, entry in enumerate(c.ships)}
    stadiums = {f"stadium {entry.id}": w.stadium(n) for n, entry in enumerate(c.stadiums)}
    projects = {f"infrastructure {entry.id}": w.project(n) for n, entry in enumerate(c.infrastructure)}
    goals = {f"goal {entry.id}": w.say("ledger-goal", goal=w.goal(n)) for n, entry in enumerate(c.goals)}
    orders = {f"order {n + 1}": w.say("ledger-order", order=w.order(n)) for n in range(len(c.orders))}
    fields = {f"fields {name}": w.say("ledger-fields", terrain=w.say(f"terrain-{name}")) for name in TERRAINS}
    factories = {f"factories {name}": w.factory(n) for n, name in enumerate(RESOURCE_NAMES)}
    sets = {f"set {number}": w.say("ledger-set", number=number) for number in _sets(game)}
    counts = {name: w.say(f"ledger-{name}") for name in COUNTS}
    years = {f"race won {year}": w.say("ledger-race-won", year=year) for year in range(1, len(c.years) + 1)}
    return technologies | ships | stadiums | projects | goals | orders | fields | factories | sets | counts | years


def _held(state: Evacuation, seat: int) -> list[int]:
    own = state.own
    base = seat * OWN
    c = of_game(state)
    complete = {
        tile_at(state, seat, level, column)
        for level in range(LEVELS)
        for column in range(COLUMNS)
        if is_complete(state, seat, level, column)
    }
    return [
        *(int(tile in complete) for tile in range(len(c.technologies))),
        *_members(own[base + OWN_SHIPS + OLD] | own[base + OWN_SHIPS + NEW], len(c.ships)),
        *_members(own[base + OWN_STADIUMS + OLD] | own[base + OWN_STADIUMS + NEW], len(c.stadiums)),
        *_members(own[base + LAID] | own[base + PAID], len(c.infrastructure)),
        *_members(own[base + OWN_GOALS], len(c.goals)),
        *_members(own[base + ORDERS_PLAYED], ORDERS),
        *(count_bits(own[base + OWN_FIELDS] & fields) for fields in state.box.terrain_fields),
        *(own[base + SETTLED + kind] for kind in range(RESOURCES)),
        *(int(c.technologies[tile_at(state, seat, 0, 0)].set == number) for number in _sets(state)),
        own[base + PEOPLE],
        own[base + SEA_NEW],
        own[base + TOKENS],
        count_bits(own[base + SITES_UP]),
        *(int(has_won_race(state, seat) and state.year == year) for year in range(1, len(c.years) + 1)),
    ]


def _sets(game: Evacuation) -> list[int]:
    return sorted({tile.set for tile in of_game(game).technologies})


def _members(members: int, count: int) -> list[int]:
    return [members >> number & 1 for number in range(count)]


def _sources(game: Evacuation, language: str) -> Mapping[str, str]:
    w = words(game, language)
    return {name: w.say(f"source-{name}") for name in SOURCE_NAMES}


def _earned(state: Evacuation, seat: int) -> list[int]:
    return [earned(state, seat, source) for source in range(SOURCES)]


LEDGER = Ledger(_components, _held, _sources, _earned)
