"""How a game of Evacuation will probably end: the score each seat can expect, for opponents that look ahead.

Each seat's position is described by the features below; their weights, one set for each year of each mode, stand in
evaluation.json with the run that made them (`planetfall climb evacuation`).
"""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.game import DEPTH
from planetfall.core.weights import Weights
from planetfall.games.evacuation.advanced import hand_size
from planetfall.games.evacuation.box import AREAS, COLUMNS, ENERGY, FOOD, NEW, OLD, RESOURCES, SHIPS, STEEL
from planetfall.games.evacuation.codes import (
    ASK_CLONE,
    ASK_DEVELOP,
    ASK_EFFECTS,
    ASK_EXCHANGE,
    ASK_FACTORY,
    ASK_GAIN,
    ASK_LOAD,
    ASK_NEXT,
    ASK_PREPARE,
    ASK_RAISE,
    ASK_RESEARCH,
    ASK_SETTLE,
    ASK_SHIP,
    ASK_STADIUM,
    ASK_TAKE,
)
from planetfall.games.evacuation.deeds import CARD_EFFECTS, EFFECTS_MOST, QUESTION, times_in
from planetfall.games.evacuation.income import food_asked, old_output
from planetfall.games.evacuation.infrastructure import fields_missing
from planetfall.games.evacuation.markers import symbols_of, terrains_open
from planetfall.games.evacuation.points import all_goal_points, lowest_production
from planetfall.games.evacuation.scoring import score
from planetfall.games.evacuation.setup import YEARS
from planetfall.games.evacuation.state import (
    BIT,
    CARGO,
    CARGO_FACTORIES,
    CARGO_POPULATION,
    CARGO_STADIUMS,
    COMPLETE,
    HAND,
    LAID,
    NOTHING,
    ORDERS_HELD,
    OUT,
    OWN,
    OWN_FIELDS,
    OWN_SHIPS,
    PHASE_OVER,
    PHASE_TRANSPORT,
    POPULATION,
    PRODUCTION,
    RES,
    SITES_UP,
    STADIUM_COUNT,
    STEPS,
    TAKEN,
    TOKENS,
    UNDER,
    WAITING,
    State,
    count_bits,
)
from planetfall.games.evacuation.transport import flight_cost
from planetfall.games.evacuation.turn_order import satisfaction

__all__ = ["WEIGHTS", "features", "outlook", "phase"]

FEATURES: Final = (
    "one",  # the same for everybody
    "score",  # so far
    "goals",  # points of the own goals so far
    "lowest production",
    "production",  # of all three together
    "sites left",  # to be evacuated by ship
    "sea tiles left",
    "old food",
    "old steel",
    "old energy",
    "new food",
    "new steel",
    "new energy",
    "population",  # waiting or aboard
    "settlers",  # of these, as many as steel of the New World can settle
    "factories new",  # waiting or aboard
    "factories old",
    "bays ready",  # evacuation bays of ships on the Old World
    "bays away",
    "stadiums new",  # up to three, aboard too
    "stadiums old",  # of those still missing
    "satisfaction",
    "technologies",
    "research",  # on tiles that are not complete
    "infrastructure in hand",
    "infrastructure open",  # played, not fulfilled
    "orders in hand",
    "rear marker",
    "front marker",
    "terrains",
    "symbols",
    "tokens",
    "actions",  # taken this year
    "power",  # points under the board
    "cards",  # action cards in hand
    "passed",
    # effects that are open, as often as they are to be done, and only while they can be
    "open resources",
    "open production",
    "open factories",
    "open clones",
    "open exchanges",
    "open infrastructure",
    "open ships",
    "open stadiums",
    "open research",
    "open fields",
    "open cargo",  # a ship is being loaded
    # penalty tokens of the next income, if nothing else happened
    "hunger ahead",
    "stadiums ahead",
    "short production",  # what is missing of the goal of the race, of all three together
    "flights",  # sites that ships on the Old World can lift and have the energy for
    # production that infrastructure will bring, as far as it is of use, by how many fields are missing
    "promised in hand",
    "promised",  # by cards that are played
    "old income",  # steel and energy that the sites yield next year
)
COUNT: Final = 54
OPEN: Final = 36  # the first of the open ones
AHEAD: Final = 47
SHORT: Final = 49
FLIGHTS: Final = 50
PROMISED: Final = 51
OLD_INCOME: Final = 53
PHASES: Final = (
    "race 1",
    "race 2",
    "race 3",
    "race 4",
    "points 1",
    "points 2",
    "points 3",
    "points 4",
)
# What computers may like, in imagined points; of open effects too, because some look only one move ahead.
TASTES: Final[dict[str, dict[str, float]]] = {
    "technologies": {"technologies": 0.4, "research": 0.2, "open research": 0.4},
    "stadiums": {"satisfaction": 0.05, "open stadiums": 0.1},
    "ships": {"bays ready": 0.1, "bays away": 0.1, "open ships": 0.2},
}
# Which of the open ones a question is about, NOTHING if none.
OPEN_QUESTIONS: Final = {
    ASK_GAIN: 0,
    ASK_RAISE: 1,
    ASK_FACTORY: 2,
    ASK_PREPARE: 2,
    ASK_CLONE: 3,
    ASK_EXCHANGE: 4,
    ASK_DEVELOP: 5,
    ASK_TAKE: 5,
    ASK_SHIP: 6,
    ASK_STADIUM: 7,
    ASK_RESEARCH: 8,
    ASK_SETTLE: 9,
}
PLACE_OF: Final = vec[i64]([OPEN_QUESTIONS.get(question, NOTHING) for question in range(64)])
# What is left of a promise, at the number of fields that are missing.
HOPE: Final = vec[float]([1.0, 0.6, 0.3, 0.15] + [0.05] * 16)


def phase(state: State) -> i64:
    return (0 if state.setting.race else YEARS) + max(state.year, 1) - 1


def outlook(state: State) -> vec[float]:
    """Expected final scores, at seat."""
    return WEIGHTS.expect(state, phase(state), features(state))


def features(state: State) -> vec[float]:
    """All features of all seats, at seat * len(FEATURES) + feature."""
    found = vec[float]([0.0] * (state.seats * COUNT))
    seat: i64
    for seat in range(state.seats):
        at = seat * COUNT
        found[at] = 1.0
        found[at + 1] = float(score(state, seat))
        found[at + 2] = 0.0 if state.setting.race or state.phase == PHASE_OVER else float(all_goal_points(state, seat))
        _economy(state, seat, found, at)
        _pieces(state, seat, found, at)
        _cards(state, seat, found, at)
        _year(state, seat, found, at)
        _open(state, seat, found, at + OPEN)
        if 0 < state.year < YEARS:
            found[at + AHEAD] = float(_hunger(state, seat, OLD) + _hunger(state, seat, NEW))
            missing = state.box.stadiums_asked[state.year] - state.own[seat * OWN + STADIUM_COUNT + NEW]
            found[at + AHEAD + 1] = float(max(missing, 0))
            found[at + OLD_INCOME] = float(old_output(state, seat, STEEL) + old_output(state, seat, ENERGY))
    return found


def _hunger(state: State, seat: i64, world: i64) -> i64:
    """Food that will be missing next year: stock and production against what the world then eats."""
    base = seat * OWN
    food = state.own[base + RES + world * RESOURCES + FOOD]
    food += old_output(state, seat, FOOD) if world == OLD else state.own[base + PRODUCTION + FOOD]
    return max(food_asked(state, seat, world, state.year + 1) - food, 0)


def _economy(state: State, seat: i64, found: vec[float], at: i64) -> None:
    own = state.own
    base = seat * OWN
    up = own[base + SITES_UP]
    total: i64 = 0
    short: i64 = 0
    kind: i64
    for kind in range(RESOURCES):
        total += own[base + PRODUCTION + kind]
        short += max(state.box.race_production - own[base + PRODUCTION + kind], 0)
        found[at + 7 + kind] = float(own[base + RES + kind])
        found[at + 10 + kind] = float(own[base + RES + NEW * RESOURCES + kind] + own[base + CARGO + kind])
    found[at + 3] = float(lowest_production(state, seat))
    found[at + 4] = float(total)
    found[at + 5] = float(count_bits(up & ~state.box.sea_tiles))
    found[at + 6] = float(count_bits(up & state.box.sea_tiles))
    found[at + SHORT] = float(short)
    found[at + FLIGHTS] = float(min(_flights(state, seat), count_bits(up & ~state.box.sea_tiles)))


def _pieces(state: State, seat: i64, found: vec[float], at: i64) -> None:
    own = state.own
    base = seat * OWN
    population = own[base + POPULATION] + own[base + CARGO_POPULATION]
    steel = own[base + RES + NEW * RESOURCES + STEEL] + own[base + CARGO + STEEL]
    enough: i64 = state.box.race_stadiums if state.setting.race else state.box.points_stadiums
    there: i64 = 0
    here: i64 = 0
    kind: i64
    for kind in range(RESOURCES):
        there += own[base + WAITING + NEW * RESOURCES + kind] + own[base + CARGO_FACTORIES + kind]
        here += own[base + WAITING + kind]
    stadiums = min(own[base + STADIUM_COUNT + NEW] + count_bits(own[base + CARGO_STADIUMS]), enough)
    found[at + 13] = float(population)
    found[at + 14] = float(min(population, steel))
    found[at + 15] = float(there)
    found[at + 16] = float(here)
    found[at + 17] = float(_bays(state, own[base + OWN_SHIPS + OLD]))
    found[at + 18] = float(_bays(state, own[base + OWN_SHIPS + NEW]))
    found[at + 19] = float(stadiums)
    found[at + 20] = float(min(own[base + STADIUM_COUNT + OLD], enough - stadiums))
    found[at + 21] = float(satisfaction(state, seat))


def _bays(state: State, ships: i64) -> i64:
    bays: i64 = 0
    ship: i64
    for ship in range(SHIPS):
        if ships & BIT[ship]:
            bays += state.box.bays[ship]
    return bays


def _flights(state: State, seat: i64) -> i64:
    """Evacuation bays that can fly with the energy there is, before the ships have flown this year."""
    if state.phase > PHASE_TRANSPORT:
        return 0
    ships = state.own[seat * OWN + OWN_SHIPS + OLD]
    energy = state.own[seat * OWN + RES + ENERGY]
    bays: i64 = 0
    ship: i64
    for ship in range(SHIPS):
        if ships & BIT[ship]:
            energy -= flight_cost(state, seat, ship)
            if energy < 0:
                return bays
            bays += state.box.bays[ship]
    return bays


def _cards(state: State, seat: i64, found: vec[float], at: i64) -> None:
    own = state.own
    base = seat * OWN
    tiles: i64 = 0
    steps: i64 = 0
    column: i64
    for column in range(COLUMNS):
        tiles += own[base + COMPLETE + column]
        steps += own[base + STEPS + column]
    found[at + 22] = float(tiles)
    found[at + 23] = float(steps)
    found[at + 24] = float(count_bits(own[base + HAND]))
    found[at + 25] = float(count_bits(own[base + LAID]))
    found[at + 26] = float(count_bits(own[base + ORDERS_HELD]))
    found[at + PROMISED] = _promised(state, seat, own[base + HAND])
    found[at + PROMISED + 1] = _promised(state, seat, own[base + LAID])


def _promised(state: State, seat: i64, projects: i64) -> float:
    base = seat * OWN
    fields = state.own[base + OWN_FIELDS]
    promised = 0.0
    project: i64 = 0
    kind: i64
    while projects:
        if projects & 1:
            gain: i64 = 0
            for kind in range(RESOURCES):
                more = state.box.project_production[project * RESOURCES + kind]
                if state.setting.race:
                    more = min(more, max(state.box.race_production - state.own[base + PRODUCTION + kind], 0))
                gain += more
            promised += float(gain) * HOPE[fields_missing(state, project, fields)]
        projects >>= 1
        project += 1
    return promised


def _year(state: State, seat: i64, found: vec[float], at: i64) -> None:
    own = state.own
    base = seat * OWN
    first = state.space[seat * 2]
    second = state.space[seat * 2 + 1]
    power: i64 = 0
    area: i64
    for area in range(AREAS):
        power += own[base + UNDER + area] * (area + 1)
    found[at + 27] = float(min(first, second))
    found[at + 28] = float(max(first, second))
    found[at + 29] = float(terrains_open(state, seat))
    found[at + 30] = float(count_bits(symbols_of(state, seat)))
    found[at + 31] = float(own[base + TOKENS])
    found[at + 32] = float(own[base + TAKEN])
    found[at + 33] = float(power)
    found[at + 34] = float(hand_size(state, seat)) if state.setting.advanced else 0.0
    found[at + 35] = float(own[base + OUT])


def _open(state: State, seat: i64, found: vec[float], at: i64) -> None:
    """What lies on the agenda of a seat, effects that follow later included."""
    agenda = state.agenda
    base = seat * DEPTH
    depth: i64
    effect: i64
    for depth in range(base + 1, base + 1 + agenda[base]):
        question = agenda[depth] >> 16
        about = agenda[depth] & 65535
        first = about % EFFECTS_MOST
        times = times_in(about)
        if question == ASK_NEXT:
            for effect in range(first, first + about // EFFECTS_MOST):
                deed = state.box.deeds[effect]
                _add_open(state, seat, found, at, QUESTION[deed.do], deed.n)
        elif question == ASK_EFFECTS:
            for effect in range(CARD_EFFECTS):
                if about // EFFECTS_MOST >> effect & 1:
                    deed = state.box.deeds[first + effect]
                    _add_open(state, seat, found, at, QUESTION[deed.do], deed.n)
        elif question == ASK_LOAD:
            found[at + 10] += 1.0
        else:
            _add_open(state, seat, found, at, question, times)


def _add_open(state: State, seat: i64, found: vec[float], at: i64, question: i64, times: i64) -> None:
    place = PLACE_OF[question]
    if place != NOTHING and _can(state, seat, question):
        found[at + place] += float(times)


def _can(state: State, seat: i64, question: i64) -> bool:
    """Roughly: whether there is anything to pay for it with."""
    own = state.own
    base = seat * OWN
    new = base + RES + NEW * RESOURCES
    if question == ASK_SETTLE:
        people = own[base + POPULATION] > 0 and own[new + STEEL] > 0
        return people or own[base + WAITING + 3] + own[base + WAITING + 4] + own[base + WAITING + 5] > 1
    if question == ASK_SHIP:
        return own[base + RES + STEEL] > 1
    if question == ASK_STADIUM:
        return own[base + RES + STEEL] > 0 or own[new + STEEL] > 0
    if question == ASK_CLONE:
        return own[new + FOOD] > 0
    return True


WEIGHTS: Final = Weights(Path(__file__).with_name("evaluation.json"), FEATURES, PHASES, TASTES)
