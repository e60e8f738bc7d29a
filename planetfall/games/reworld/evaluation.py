"""How a game of Reworld will probably end: the points each seat can expect, for opponents that look ahead.

Each seat's position is described by the features below; their weights, one set for each phase, were learnt from games
of computers against each other (`planetfall tune reworld`) and stand in evaluation.json with the run that made them.
"""

from math import exp
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.weights import Weights
from planetfall.games.reworld.box import BUILDER, CATEGORIES, FARMING, LETTERS, OFFICERS, ROUNDS, TERRABOT
from planetfall.games.reworld.codes import ASK_PAY
from planetfall.games.reworld.payment import fewest
from planetfall.games.reworld.satellites import (
    ALL_COMPANIES,
    ALL_TERRABOTS,
    COMPANY,
    DEFENCE_SHIELDS,
    LETTER,
    PRODUCT,
    ROW_LENGTH,
    task_points,
)
from planetfall.games.reworld.ships import asks_for_few
from planetfall.games.reworld.state import (
    BIT,
    CITY,
    COMPANIES_PLACED,
    COUNTS,
    DOCKED,
    FARMING_UNITS,
    LARGEST_CITY,
    ROW_MODULES,
    ROWS,
    ROWS_STARTED,
    SATELLITES_USED,
    SCORE,
    SHIELDS,
    SHIPS,
    SHUTTLES_USED,
    SOURCES,
    TASKS,
    State,
)
from planetfall.games.reworld.transport import BUILDERS_ABOARD

__all__ = ["FEATURES", "WEIGHTS", "features", "outlook", "phase"]

FEATURES: Final = (
    "one",  # the same for everybody
    "score",  # so far
    "cards",  # in hand
    "marker",  # holds the starting player marker
    "terrabots docked",
    "shuttles docked",
    "satellites docked",
    "shields docked",  # on shuttles and satellites
    "builders carried",  # docked builders for which there are shuttles: two each
    "builders left",  # docked builders beyond that
    "special builders docked",
    "farming docked",
    "buried",  # other modules that lie behind a builder
    "letters",  # cities founded, or to be founded by docked terrabots
    "final ship",  # its points, if everybody settled all they have docked
    "tasks",  # points of docked satellites, if everything docked were settled
    "ships near",  # points of free ships, the nearer the more
    "rows near",  # points of free ships for empty rows, the shorter the row the more
    "largest city",  # tiles, docked terrabots included
    "docked",  # modules in all
    # what the score holds already: only who likes it gives it weight
    "city tiles",
    "ship points",
    "satellites used",
    "task points",
)
COUNT: Final = 24
PHASES: Final = ("round 1", "round 2", "round 3", "round 4", "round 5", "landing", "settling", "last modules")

# What each taste adds to the weights, in points. A hope vanishes when it comes true, so whoever likes one has to like
# what it becomes at least as well, or would rather wait for a thing than have it.
TASTES: Final[dict[str, dict[str, float]]] = {
    "cities": {"terrabots docked": 4.0, "city tiles": 4.0, "largest city": 3.0},
    "ships": {"ships near": 0.4, "rows near": 0.4, "ship points": 0.8},
    "satellites": {"satellites docked": 1.5, "satellites used": 2.0, "tasks": 0.2, "task points": 0.2},
}

SETTLED_LATE: Final = 8  # with fewer docked modules on average the last phase begins
SETTLED_HALF: Final = 16

# Of a seat's docked modules and of what it has settled, together.
SHUTTLES_DOCKED: Final = 0
SATELLITES_DOCKED: Final = 1
SHIELDS_DOCKED: Final = 2
BUILDERS_DOCKED: Final = 3
SPECIALS_DOCKED: Final = 4
FARMING_DOCKED: Final = 5
BURIED: Final = 6
TERRABOTS_DOCKED: Final = 7
OF_LETTER: Final = 8  # + letter: terrabots
OF_COMPANY: Final = 13  # + company 1-6: builders
TALLY: Final = 20


def phase(state: State) -> i64:
    if state.round <= ROUNDS:
        return state.round - 1
    docked: i64 = 0
    seat: i64
    for seat in range(state.seats):
        docked += state.count[seat * COUNTS + DOCKED]
    if docked > SETTLED_HALF * state.seats:
        return 5
    if docked > SETTLED_LATE * state.seats:
        return 6
    return 7


def outlook(state: State) -> vec[float]:
    """Expected final points, at seat."""
    return WEIGHTS.expect(state, phase(state), features(state))


def features(state: State) -> vec[float]:
    """All features of all seats, at seat * len(FEATURES) + feature."""
    seats = state.seats
    found = vec[float]([0.0] * (seats * COUNT))
    tally = vec[i64]([0] * (seats * TALLY))
    seat: i64
    for seat in range(seats):
        _count_docked(state, seat, tally)
    _count_in_flight(state, tally)
    for seat in range(seats):
        _describe(state, seat, tally, found)
    category: i64
    for category in range(CATEGORIES):
        _add_final_points(state, category, tally, found)
    return found


def _count_docked(state: State, seat: i64, tally: vec[i64]) -> None:
    kind = state.box.kind
    behind = state.behind
    row: i64
    for row in range(OFFICERS):
        tile = state.tip[seat * ROWS + row]
        builders: i64 = 0
        while tile > 0:
            _count(state, seat, tile, tally)
            if kind[tile] == BUILDER:
                builders += 1
            elif builders > 0:
                tally[seat * TALLY + BURIED] += 1
            tile = behind[tile]


def _count(state: State, seat: i64, tile: i64, tally: vec[i64]) -> None:
    box = state.box
    base = seat * TALLY
    kind = box.kind[tile]
    if kind == TERRABOT:
        tally[base + TERRABOTS_DOCKED] += 1
        tally[base + OF_LETTER + box.letter[tile]] += 1
    elif kind == BUILDER:
        tally[base + BUILDERS_DOCKED] += 1
        tally[base + OF_COMPANY + box.company[tile]] += 1
        tally[base + SPECIALS_DOCKED] += box.special[tile]
        if box.company[tile] == FARMING:
            tally[base + FARMING_DOCKED] += 1
    else:
        tally[base + SHIELDS_DOCKED] += box.shields[tile]
        if box.task[tile] > 0:
            tally[base + SATELLITES_DOCKED] += 1
        else:
            tally[base + SHUTTLES_DOCKED] += 1


def _count_in_flight(state: State, tally: vec[i64]) -> None:
    """A module in use has left its row and not arrived: it still counts for whoever uses it, or is paying for it."""
    seat = state.first_actor()
    if seat >= 0 and state.question(seat) == ASK_PAY:
        _count(state, seat, state.module[state.about(seat)], tally)
    if state.flying == 0 or seat < 0:
        return
    _count(state, seat, state.flying, tally)
    if state.aboard > 0:
        _count(state, seat, state.aboard, tally)
    if state.aboard_too > 0:
        _count(state, seat, state.aboard_too, tally)


def _describe(state: State, seat: i64, tally: vec[i64], found: vec[float]) -> None:
    base = seat * TALLY
    at = seat * COUNT
    count = seat * COUNTS
    shuttles = tally[base + SHUTTLES_DOCKED]
    builders = tally[base + BUILDERS_DOCKED]
    carried = builders
    if carried > BUILDERS_ABOARD * shuttles:
        carried = BUILDERS_ABOARD * shuttles
    letters: i64 = 0
    largest: i64 = 0
    tiles: i64 = 0
    letter: i64
    for letter in range(LETTERS):
        tiles += state.length[seat * ROWS + CITY + letter]
        size = _city_size(state, seat, letter, tally)
        if size > 0:
            letters += 1
        if size > largest:
            largest = size
    found[at] = 1.0
    found[at + 1] = float(state.count[count + SCORE])
    found[at + 2] = float(state.cards[seat] - _price(state, seat))
    found[at + 3] = 1.0 if state.holder == seat else 0.0
    found[at + 4] = float(tally[base + TERRABOTS_DOCKED])
    found[at + 5] = float(shuttles)
    found[at + 6] = float(tally[base + SATELLITES_DOCKED])
    found[at + 7] = float(tally[base + SHIELDS_DOCKED])
    found[at + 8] = float(carried)
    found[at + 9] = float(builders - carried)
    found[at + 10] = float(tally[base + SPECIALS_DOCKED])
    found[at + 11] = float(tally[base + FARMING_DOCKED])
    found[at + 12] = float(tally[base + BURIED])
    found[at + 13] = float(letters)
    found[at + 15] = _task_hopes(state, seat, tally, largest)
    found[at + 16] = _ship_hopes(state, seat, tally, letters, largest)
    found[at + 17] = _row_hopes(state, seat)
    found[at + 18] = float(largest)
    found[at + 19] = float(state.count[count + DOCKED])
    found[at + 20] = float(tiles)
    found[at + 21] = float(state.earned[seat * SOURCES + SHIPS])
    found[at + 22] = float(state.count[count + SATELLITES_USED])
    found[at + 23] = float(state.earned[seat * SOURCES + TASKS])


def _price(state: State, seat: i64) -> i64:
    """The fewest cards that the module just chosen will cost."""
    if state.question(seat) != ASK_PAY:
        return 0
    return fewest(state.hand[seat], state.case[state.about(seat)])


def _city_size(state: State, seat: i64, letter: i64, tally: vec[i64]) -> i64:
    """Tiles of a city with all docked terrabots of its letter, its sign included; 0 if there will be none."""
    tiles = state.length[seat * ROWS + CITY + letter] + tally[seat * TALLY + OF_LETTER + letter]
    if tiles > 0:
        tiles += 1
    return tiles


def _add_final_points(state: State, category: i64, tally: vec[i64], found: vec[float]) -> None:
    """Points of the final ship, softly: who is ahead by little may still be overtaken."""
    seats = state.seats
    values = vec[float]([0.0] * seats)
    seat: i64
    other: i64
    for seat in range(seats):
        if category < LETTERS:
            values[seat] = float(_city_size(state, seat, category, tally))
        else:
            shields = state.count[seat * COUNTS + SHIELDS]
            values[seat] = float(shields) + 0.4 * float(tally[seat * TALLY + SHIELDS_DOCKED])
    points = state.box.final_points
    first = (seats * CATEGORIES + category) * 4
    for seat in range(seats):
        if values[seat] < 0.3:
            found[seat * COUNT + 14] += float(state.box.absent_points)
            continue
        ahead = 0.0
        for other in range(seats):
            if other != seat:
                ahead += 1.0 / (1.0 + exp((values[seat] - values[other]) / 0.8))
        place = i64(ahead)
        part = ahead - float(place)
        nearer = float(points[first + place])
        farther = 0.0
        if place < 3:
            farther = float(points[first + place + 1])
        found[seat * COUNT + 14] += nearer + (farther - nearer) * part


def _task_hopes(state: State, seat: i64, tally: vec[i64], largest: i64) -> float:
    """What docked satellites would score if all docked terrabots and builders were settled."""
    hopes = 0.0
    row: i64
    for row in range(OFFICERS):
        tile = state.tip[seat * ROWS + row]
        while tile > 0:
            if state.box.task[tile] > 0:
                hopes += _task_hope(state, seat, tile, tally, largest)
            tile = state.behind[tile]
    return hopes


def _task_hope(state: State, seat: i64, tile: i64, tally: vec[i64], largest: i64) -> float:
    """Its points for the settlement as it stands, and some for what is docked."""
    base = seat * TALLY
    task = state.box.task[tile]
    about = state.box.task_of[tile]
    if task in (PRODUCT, ROW_LENGTH):
        return 1.2 * float(largest)
    now = float(task_points(state, seat, tile, -1))
    if task == LETTER:
        return now + 2.0 * float(tally[base + OF_LETTER + about])
    if task == COMPANY:
        return now + 2.0 * float(tally[base + OF_COMPANY + about])
    if task == ALL_COMPANIES:
        return now + 0.5 * float(tally[base + BUILDERS_DOCKED])
    if task == ALL_TERRABOTS:
        return now + float(tally[base + TERRABOTS_DOCKED])
    if task == DEFENCE_SHIELDS:
        return now + 0.3 * float(tally[base + SHIELDS_DOCKED])
    return now + 0.7 * float(tally[base + BUILDERS_DOCKED])


def _ship_hopes(state: State, seat: i64, tally: vec[i64], letters: i64, largest: i64) -> float:
    """Free ships that ask for many of something: their points by how much of it is there or docked."""
    hopes = 0.0
    box = state.box
    side = state.seats * box.ships
    count = seat * COUNTS
    base = seat * TALLY
    ship: i64
    for ship in range(box.ships):
        if state.ships_left & BIT[ship] == 0:
            continue
        asks = box.ship_asks[ship]
        if asks_for_few(asks):
            continue
        there = float(state.count[count + asks])
        if asks == LARGEST_CITY:
            there = 0.5 * there + 0.5 * float(largest)
        elif asks == FARMING_UNITS:
            there += 0.6 * float(tally[base + FARMING_DOCKED])
        elif asks == SHIELDS:
            there += 0.4 * float(tally[base + SHIELDS_DOCKED])
        elif asks == COMPANIES_PLACED:
            there += 0.3 * float(tally[base + BUILDERS_DOCKED])
        elif asks == SHUTTLES_USED:
            there += 0.5 * float(tally[base + SHUTTLES_DOCKED])
        elif asks == SATELLITES_USED:
            there += 0.5 * float(tally[base + SATELLITES_DOCKED])
        elif asks == ROWS_STARTED:
            there = 0.5 * there + 0.5 * float(letters)
        nearness = there / float(box.ship_mark[side + ship])
        if nearness > 1.0:
            nearness = 1.0
        hopes += float(box.ship_points[side + ship]) * nearness * nearness
    return hopes


def _row_hopes(state: State, seat: i64) -> float:
    """Free ships for empty docking rows."""
    hopes = 0.0
    box = state.box
    side = state.seats * box.ships
    ship: i64
    for ship in range(box.ships):
        asks = box.ship_asks[ship]
        if state.ships_left & BIT[ship] != 0 and asks >= ROW_MODULES:
            modules = state.count[seat * COUNTS + asks]
            hopes += float(box.ship_points[side + ship]) / (1.0 + float(modules))
    return hopes


WEIGHTS: Final = Weights(Path(__file__).with_name("evaluation.json"), FEATURES, PHASES, TASTES)
