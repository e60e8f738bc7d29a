"""How a game of Planet Unknown will probably end: the medals each seat can expect, for opponents that look ahead.

Each seat's planet and corporation are described by the features below; their weights, one set for each phase, were
learnt from games of computers against each other (`planetfall tune` and `climb`) and stand in evaluation.json with the
runs that made them.
"""

from math import exp
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.game import DEPTH
from planetfall.core.weights import Weights
from planetfall.games.planet_unknown.ahead import MEDAL, PRIZES, PRIZES_WITH_ROVER, place_ahead
from planetfall.games.planet_unknown.box import CARDS, ENERGY, LEVELS, RANKS, TRACKS
from planetfall.games.planet_unknown.codes import (
    ANY,
    ASK_CARD,
    ASK_CELL,
    ASK_CLIMB,
    ASK_HALF,
    ASK_LAND,
    ASK_PATCH,
    ASK_STOW,
    ASK_TRACK,
    BOOST,
    CARD_DUE,
    DOUBLE,
    ENERGY_CHOICE,
    EXTRA_TILE,
    GATHER,
    KINDS,
    LANDING,
    MOVE_POD,
    PATCHES,
    SETBACK,
    SPREAD,
    UNION,
)
from planetfall.games.planet_unknown.effects import (
    COMMERCE,
    COSMOS,
    JUMP_DRIVE,
    LARGEST_AREA,
    REPO,
)
from planetfall.games.planet_unknown.grid import BITS, COUNT, FULL, SIDE, STRIDE, WORDS, beside, count_board
from planetfall.games.planet_unknown.levels import level_works
from planetfall.games.planet_unknown.lifepods import pods_collected
from planetfall.games.planet_unknown.objectives import GOALS_KEPT, is_met, rivalry_value
from planetfall.games.planet_unknown.rovers import rovers_on_planet
from planetfall.games.planet_unknown.scoring import (
    PLANET_MEDALS,
    medals,
    medals_on_card,
    meteorites_left,
    missing_in_lines,
    rival,
    track_medals,
)
from planetfall.games.planet_unknown.state import (
    BOARDS,
    CARD_HELD,
    CARD_SHOWN,
    COLLECTED,
    COLUMN,
    CORP,
    COVERED,
    KEPT,
    LIFEPODS,
    METEORITES,
    MOVEMENT,
    NOTHING,
    OFFER,
    OPEN,
    OWN,
    PHASE_END,
    PODS,
    ROVER_BOARD,
    SUPPLY,
    TERRAIN,
    TILE,
    TRACKER,
    TURN_LEFT,
    WORLD,
    State,
    count_on,
)

__all__ = ["WEIGHTS", "features", "outlook", "phase", "prospect"]

FEATURES: Final = (
    "one",  # the same for everybody
    # medals as if the game ended now
    "lines",
    "tracks",
    "planet",  # globes and cities
    "lifepods",
    "meteorites",  # collected ones, thirds of a medal included
    "cards",  # those held in secret included
    "rivalries",  # softly: who is ahead by little may still be overtaken
    "goals",
    # the planet
    "covered",  # cells
    "lines near",  # medals of lines not complete, each open cell taking a fifth of what is left
    "lines close",  # likewise, each taking more than half
    "lines open",  # their open cells, by medals
    "lines struck",  # their meteorites, by medals and by how near they are to complete
    "holes",  # open cells with no open neighbour: only a patch fits
    "dead ends",  # open cells with one
    "open pairs",  # of neighbours
    "open squares",  # two by two
    "ice left",
    "energy touches",  # terrains with a track beside any energy
    "meteorites left",
    "lifepods left",
    # rovers
    "rovers",  # on the planet
    "lifepods near",  # by their distance to the nearest rover, less its movement
    "meteorites near",
    "movement",
    "lifepods stowed",  # outside the scoring area
    # trackers, as shares of their track
    "civ",
    "water",
    "biomass",
    "rover",
    "tech",
    "medals ahead",  # what the next medal of each tracker brings, by its distance
    "prizes ahead",  # what the next three spaces give, likewise
    "technologies",  # at work
    # gained and not resolved
    "advances open",
    "patches",  # kept ones included
    "landings open",
    "cards due",
    "ranks due",  # of those cards, added up
    "favours open",  # collecting, destroying, relocating, extra tiles
    "setbacks open",
    # the tile turn
    "turn left",  # has not taken its tile in this round
    "tile in hand",  # its cells
    "meteorite in hand",
    "tiles that fit",  # of those offered
)
SIZE: Final = 46

# What each taste adds to the weights, in medals; whoever likes a hope has to like at least as well what it becomes.
TASTES: Final[dict[str, dict[str, float]]] = {
    "rovers": {
        "rover": 12.0,
        "rovers": 2.0,
        "landings open": 2.0,
        "lifepods": 4.5,
        "meteorites": 12.0,
        "lifepods near": 2.4,
        "meteorites near": 2.4,
    },
    "technologies": {"tech": 12.0, "technologies": 2.0},
    "patches": {"biomass": 12.0, "patches": 1.0},
}

PHASES: Final = ("landfall", "spreading", "half", "filling", "gaps", "ending")
SHARES: Final = vec[float]([0.15, 0.35, 0.55, 0.75])  # of the fullest planet; beyond each the next phase begins

# Where groups of features begin.
LINES: Final = 1
TRACK_MEDALS: Final = 2
CARD_MEDALS: Final = 6
RIVALRY_MEDALS: Final = 7
GOAL_MEDALS: Final = 8
COVERED_CELLS: Final = 9
LINES_NEAR: Final = 10
HOLES: Final = 14
ICE_LEFT: Final = 18
ENERGY_TOUCHES: Final = 19
METEORITES_LEFT: Final = 20
ROVERS_OUT: Final = 22
PODS_NEAR: Final = 23
METEORITES_NEAR: Final = 24
TRACKERS: Final = 27
AHEAD: Final = 32
TECHNOLOGIES: Final = 34
ADVANCES: Final = 35
TURN: Final = 42

NEAR: Final = vec[float]([0.8**missing for missing in range(SIDE + 1)])  # of a line's medals, at its open cells
CLOSE: Final = vec[float]([0.45**missing for missing in range(SIDE + 1)])
REACH: Final = 6  # steps of a rover that are looked at
WORTH: Final = vec[float]([1.0, 0.8, 0.65, 0.5, 0.4, 0.3, 0.2])  # of what lies so many steps beyond its movement
ROW: Final = (1 << STRIDE) - 1
OVER: Final = BITS - STRIDE


def phase(state: State) -> i64:
    if state.ending or state.phase >= PHASE_END:
        return 5
    fullest = 0.0
    seat: i64
    for seat in range(state.seats):
        covered = float(count_on(state, seat, COVERED))
        planet = state.own[seat * OWN + WORLD] * WORDS
        cells = state.box.cells
        share = covered / float(count_board(cells[planet], cells[planet + 1], cells[planet + 2]))
        if share > fullest:
            fullest = share
    found: i64 = 0
    while found < 4 and fullest >= SHARES[found]:
        found += 1
    return found


def outlook(state: State) -> vec[float]:
    """Expected final medals, at seat."""
    return WEIGHTS.expect(state, phase(state), features(state))


def prospect(state: State, seat: i64) -> float:
    """Expected final medals of one seat."""
    found = vec[float]([0.0] * SIZE)
    _describe(state, seat, found, 0)
    return WEIGHTS.weigh(phase(state), found, 0)


def features(state: State) -> vec[float]:
    """All features of all seats, at seat * len(FEATURES) + feature."""
    found = vec[float]([0.0] * (state.seats * SIZE))
    seat: i64
    for seat in range(state.seats):
        _describe(state, seat, found, seat * SIZE)
    return found


def _describe(state: State, seat: i64, found: vec[float], at: i64) -> None:
    found[at] = 1.0
    _count_medals(state, seat, found, at)
    _count_cards(state, seat, found, at)
    _look_at_lines(state, seat, found, at)
    _look_at_ground(state, seat, found, at)
    _look_at_rovers(state, seat, found, at)
    _look_at_trackers(state, seat, found, at)
    _count_open(state, seat, found, at)
    _look_at_turn(state, seat, found, at)
    found[at + RIVALRY_MEDALS] = (_duels(state, seat) + _contests(state, seat)) * float(state.box.rivalry_medals)


# -- medals --------------------------------------------------------------------------------------------------------


def _count_medals(state: State, seat: i64, found: vec[float], at: i64) -> None:
    """Lines are counted where they are looked at, cards and rivalries for all seats together."""
    box = state.box
    base = seat * OWN
    found[at + TRACK_MEDALS] = float(track_medals(state, seat))
    found[at + TRACK_MEDALS + 1] = float(medals(state, seat, PLANET_MEDALS))
    found[at + TRACK_MEDALS + 2] = float(state.own[base + PODS] * box.pod_medals)
    found[at + TRACK_MEDALS + 3] = float(state.own[base + COLLECTED]) / float(box.meteorites_per_medal)
    met: i64 = 0
    index: i64
    for index in range(seat * GOALS_KEPT, (seat + 1) * GOALS_KEPT):
        if state.goal[index] != NOTHING and is_met(state, seat, state.goal[index]):
            met += 1
    found[at + GOAL_MEDALS] = float(met * box.goal_medals)


def _count_cards(state: State, seat: i64, found: vec[float], at: i64) -> None:
    """Medals of civ cards, shown or held (9.18 to 9.23)."""
    box = state.box
    commerce: i64 = 0
    repos: i64 = 0
    card: i64
    for card in range(CARDS):
        where = state.card_at[card]
        if where not in (CARD_HELD + seat, CARD_SHOWN + seat):
            continue
        effect = box.effect[card]
        if effect == COMMERCE:
            commerce += 1
        elif effect == REPO:
            repos += 1
        else:
            found[at + CARD_MEDALS] += float(medals_on_card(state, seat, card))
    found[at + CARD_MEDALS] += float(box.commerce_medals[commerce])
    found[at + TRACK_MEDALS + 3] *= float(box.repo_medals[repos])


def _duels(state: State, seat: i64) -> float:
    """How many neighbours' objectives a seat can hope for (12.7)."""
    hope = 0.0
    index: i64
    for index in range(len(state.rivalries)):
        one = index % state.seats
        other = rival(state, one, index)
        if seat == one:
            hope += _chance(state, state.rivalries[index], seat, other)
        elif seat == other:
            hope += _chance(state, state.rivalries[index], seat, one)
    return hope


def _contests(state: State, seat: i64) -> float:
    """How many of Jump Drive's contests, all against all (16.5.6)."""
    hope = 0.0
    index: i64
    other: i64
    for index in range(state.seats):
        if state.contest[index] != NOTHING:
            share = 1.0
            for other in range(state.seats):
                if other != seat:
                    share *= _chance(state, state.contest[index], seat, other)
            hope += share
    return hope


def _chance(state: State, card: i64, one: i64, other: i64) -> float:
    """That the one will be ahead of the other at the end."""
    ahead = rivalry_value(state, one, card) - rivalry_value(state, other, card)
    soft = 3.0 if state.box.rivalry[card] == LARGEST_AREA else 1.2
    if state.ending or state.phase >= PHASE_END:
        soft = 0.5
    return 1.0 / (1.0 + exp(-float(ahead) / soft))


# -- the planet ----------------------------------------------------------------------------------------------------


def _look_at_lines(state: State, seat: i64, found: vec[float], at: i64) -> None:
    """Rows are counted one by one, columns all together: bit x of `ones`, `twos`, … is a digit of column x's number."""
    box = state.box
    planet = state.own[seat * OWN + WORLD]
    ones: i64 = 0
    twos: i64 = 0
    fours: i64 = 0
    eights: i64 = 0
    struck_ones: i64 = 0
    struck_twos: i64 = 0
    word: i64
    row: i64
    for word in range(WORDS):
        left = missing_in_lines(state, seat, word)
        meteorites = state.boards[(seat * BOARDS + METEORITES) * WORDS + word]
        for row in range(4):
            line = (left >> (row * STRIDE)) & ROW
            struck = (meteorites >> (row * STRIDE)) & ROW
            _add_line(box.row_medals[planet * SIDE + word * 4 + row], COUNT[line], COUNT[struck], found, at)
            carry = ones & line
            ones ^= line
            more = twos & carry
            twos ^= carry
            eights ^= fours & more
            fours ^= more
            struck_twos |= struck_ones & struck
            struck_ones ^= struck
    column: i64
    for column in range(SIDE):
        missing = ((ones >> column) & 1) + 2 * ((twos >> column) & 1)
        missing += 4 * ((fours >> column) & 1) + 8 * ((eights >> column) & 1)
        hits = ((struck_ones >> column) & 1) + 2 * ((struck_twos >> column) & 1)
        _add_line(box.column_medals[planet * SIDE + column], missing, hits, found, at)


def _add_line(worth: i64, missing: i64, struck: i64, found: vec[float], at: i64) -> None:
    if missing + struck == 0:
        found[at + LINES] += float(worth)
        return
    near = float(worth) * NEAR[missing]
    found[at + LINES_NEAR] += near
    found[at + LINES_NEAR + 1] += float(worth) * CLOSE[missing]
    found[at + LINES_NEAR + 2] += float(worth * missing)
    found[at + LINES_NEAR + 3] += near * float(struck)


def _look_at_ground(state: State, seat: i64, found: vec[float], at: i64) -> None:
    box = state.box
    boards = state.boards
    planet = state.own[seat * OWN + WORLD] * WORDS
    covered = (seat * BOARDS + COVERED) * WORDS
    a = box.cells[planet] & ~boards[covered]
    b = box.cells[planet + 1] & ~boards[covered + 1]
    c = box.cells[planet + 2] & ~boards[covered + 2]
    found[at + COVERED_CELLS] = float(count_on(state, seat, COVERED))
    _look_at_room(a, b, c, found, at + HOLES)
    ice = box.ice
    found[at + ICE_LEFT] = float(count_board(ice[planet] & a, ice[planet + 1] & b, ice[planet + 2] & c))
    energy = (seat * BOARDS + TERRAIN + ENERGY) * WORDS
    near = beside(boards[energy], boards[energy + 1], boards[energy + 2])
    track: i64
    for track in range(TRACKS):
        ground = (seat * BOARDS + TERRAIN + track) * WORDS
        if (boards[ground] & near[0]) | (boards[ground + 1] & near[1]) | (boards[ground + 2] & near[2]):
            found[at + ENERGY_TOUCHES] += 1.0


def _look_at_room(a: i64, b: i64, c: i64, found: vec[float], at: i64) -> None:
    """How open cells hang together: holes, dead ends, pairs, squares."""
    below_a = (a >> STRIDE) | ((b & ROW) << OVER)
    below_b = (b >> STRIDE) | ((c & ROW) << OVER)
    below_c = c >> STRIDE
    above_a = (a << STRIDE) & FULL
    above_b = ((b << STRIDE) & FULL) | (a >> OVER)
    above_c = ((c << STRIDE) & FULL) | (b >> OVER)
    some_a = (a << 1) | (a >> 1) | below_a | above_a
    some_b = (b << 1) | (b >> 1) | below_b | above_b
    some_c = (c << 1) | (c >> 1) | below_c | above_c
    found[at] = float(count_board(a & ~some_a, b & ~some_b, c & ~some_c))
    ends = count_board(
        a & some_a & ~_several(a, above_a, below_a),
        b & some_b & ~_several(b, above_b, below_b),
        c & some_c & ~_several(c, above_c, below_c),
    )
    found[at + 1] = float(ends)
    beside_a = a & (a >> 1)
    beside_b = b & (b >> 1)
    beside_c = c & (c >> 1)
    pairs = count_board(beside_a, beside_b, beside_c) + count_board(a & below_a, b & below_b, c & below_c)
    found[at + 2] = float(pairs)
    squares = count_board(
        beside_a & ((beside_a >> STRIDE) | ((beside_b & ROW) << OVER)),
        beside_b & ((beside_b >> STRIDE) | ((beside_c & ROW) << OVER)),
        beside_c & (beside_c >> STRIDE),
    )
    found[at + 3] = float(squares)


def _several(word: i64, above: i64, below: i64) -> i64:
    """Cells with two neighbours or more."""
    left = word << 1
    right = word >> 1
    return (left & right) | (above & below) | ((left | right) & (above | below))


# -- rovers --------------------------------------------------------------------------------------------------------


def _look_at_rovers(state: State, seat: i64, found: vec[float], at: i64) -> None:
    own = state.own
    base = seat * OWN
    pods_left = count_on(state, seat, LIFEPODS)
    stones_left = meteorites_left(state, seat)
    found[at + METEORITES_LEFT] = float(stones_left)
    found[at + METEORITES_LEFT + 1] = float(pods_left)
    rovers = rovers_on_planet(state, seat)
    found[at + ROVERS_OUT] = float(rovers)
    found[at + METEORITES_NEAR + 1] = float(own[base + MOVEMENT])
    if own[base + CORP] in (COSMOS, JUMP_DRIVE):
        found[at + METEORITES_NEAR + 2] = float(pods_collected(state, seat) - own[base + PODS])
    if rovers > 0 and pods_left + stones_left > 0:
        _look_around(state, seat, found, at)


def _look_around(state: State, seat: i64, found: vec[float], at: i64) -> None:
    """Step by step away from the rovers: what is met first counts most."""
    boards = state.boards
    cells = state.box.cells
    planet = state.own[seat * OWN + WORLD] * WORDS
    movement = state.own[seat * OWN + MOVEMENT]
    rovers = (seat * BOARDS + ROVER_BOARD) * WORDS
    pods = (seat * BOARDS + LIFEPODS) * WORDS
    stones = (seat * BOARDS + METEORITES) * WORDS
    a = boards[rovers]
    b = boards[rovers + 1]
    c = boards[rovers + 2]
    seen_pods: i64 = 0
    seen_stones: i64 = 0
    step: i64
    for step in range(1, REACH + 1):
        near = beside(a, b, c)
        a |= near[0] & cells[planet]
        b |= near[1] & cells[planet + 1]
        c |= near[2] & cells[planet + 2]
        worth = WORTH[step - movement] if step > movement else WORTH[0]
        more = count_board(boards[pods] & a, boards[pods + 1] & b, boards[pods + 2] & c)
        found[at + PODS_NEAR] += worth * float(more - seen_pods)
        seen_pods = more
        more = count_board(boards[stones] & a, boards[stones + 1] & b, boards[stones + 2] & c)
        found[at + METEORITES_NEAR] += worth * float(more - seen_stones)
        seen_stones = more


# -- trackers ------------------------------------------------------------------------------------------------------


def _look_at_trackers(state: State, seat: i64, found: vec[float], at: i64) -> None:
    own = state.own
    base = seat * OWN
    box = state.box
    corporation = own[base + CORP]
    prizes = PRIZES_WITH_ROVER if own[base + SUPPLY] > 0 else PRIZES
    tracker: i64
    level: i64
    for tracker in range(TRACKS):
        space = own[base + TRACKER + tracker]
        top = box.top[corporation * TRACKS + tracker]
        found[at + TRACKERS + tracker] = float(space) / float(top)
        ahead = place_ahead(box, corporation, tracker, own[base + COLUMN + tracker], space)
        found[at + AHEAD] += box.ahead[ahead + MEDAL]
        found[at + AHEAD + 1] += box.ahead[ahead + prizes]
    working: i64 = 0
    for level in range(1, LEVELS + 1):
        if level_works(state, seat, level):
            working += 1
    found[at + TECHNOLOGIES] = float(working)


# -- gained and not resolved ---------------------------------------------------------------------------------------


def _count_open(state: State, seat: i64, found: vec[float], at: i64) -> None:
    if state.own[seat * OWN + OPEN]:
        _count_list(state, seat, found, at + ADVANCES)
    _count_questions(state, seat, found, at + ADVANCES)
    found[at + ADVANCES + 1] += float(state.own[seat * OWN + KEPT])


def _count_list(state: State, seat: i64, found: vec[float], at: i64) -> None:
    opened = state.open
    base = seat * KINDS
    advances = opened[base + ENERGY_CHOICE] + opened[base + BOOST] + opened[base + ANY] + opened[base + SPREAD]
    advances += opened[base + DOUBLE]
    if opened[base + UNION] > 0:
        advances += 3  # about as many steps as Unionization brings
    index: i64
    for index in range(TRACKS):
        advances += opened[base + index]
    found[at] += float(advances)
    found[at + 1] += float(opened[base + PATCHES])
    found[at + 2] += float(opened[base + LANDING])
    for index in range(RANKS + 1):
        _add_cards(index, opened[base + CARD_DUE + index], found, at)
    for index in range(GATHER, MOVE_POD + 1):
        found[at + 5] += float(opened[base + index])
        if index == EXTRA_TILE:
            found[at + 5] += float(opened[base + index])
    found[at + 6] += float(opened[base + SETBACK])


def _count_questions(state: State, seat: i64, found: vec[float], at: i64) -> None:
    """What the seat is just being asked has left the list, and is still to come."""
    base = seat * DEPTH
    index: i64
    for index in range(base + 1, base + 1 + state.agenda[base]):
        question = state.agenda[index] >> 16
        if question == ASK_TRACK:
            found[at] += float((state.agenda[index] >> 5) & 7)
        elif question in (ASK_CLIMB, ASK_HALF):
            found[at] += 1.0
        elif question == ASK_PATCH:
            found[at + 1] += 1.0
        elif question == ASK_LAND:
            found[at + 2] += 1.0
        elif question == ASK_CARD:
            _add_cards(state.agenda[index] & 7, 1, found, at)
        elif question in (ASK_CELL, ASK_STOW):
            found[at + 5] += 1.0


def _add_cards(rank: i64, count: i64, found: vec[float], at: i64) -> None:
    found[at + 3] += float(count)
    found[at + 4] += float(count) * (float(rank) if rank > 0 else 2.5)


def _look_at_turn(state: State, seat: i64, found: vec[float], at: i64) -> None:
    own = state.own
    base = seat * OWN
    tile = own[base + TILE]
    if tile != NOTHING:
        found[at + TURN + 1] = float(state.box.size[state.box.shape[tile]])
        found[at + TURN + 2] = float(state.box.meteor[tile])
    if own[base + TURN_LEFT]:
        found[at + TURN] = 1.0
        if own[base + OFFER] != NOTHING:
            found[at + TURN + 3] = float((own[base + OFFER] & 1) + (own[base + OFFER] >> 1))


WEIGHTS: Final = Weights(Path(__file__).with_name("evaluation.json"), FEATURES, PHASES, TASTES)
