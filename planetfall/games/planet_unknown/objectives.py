"""Objectives: what a neighbour card compares and a private card asks for (rulebook chapter 14), and choosing them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.planet_unknown.box import ENERGY, OBJECTIVES, SPACES, TRACKS
from planetfall.games.planet_unknown.codes import ASK_CONTEST, DISCARD, KEEP
from planetfall.games.planet_unknown.effects import (
    AREA_SYMBOLS,
    CURRENTS,
    FEWEST_LIFEPODS,
    FEWEST_METEORITES,
    FEWEST_SYMBOLS,
    ICE_COVERED,
    LARGEST_AREA,
    LIFEPODS_BEAT_METEORITES,
    MAKESHIFT,
    MAX_SYMBOLS,
    METEORITES_MIN,
    MOST_AREAS,
    MOST_EDGE_SYMBOLS,
    MOST_LIFEPODS,
    MOST_MAXED,
    RECTANGLE,
    TRACK_MAX,
)
from planetfall.games.planet_unknown.events import CONTEST_OPENED
from planetfall.games.planet_unknown.grid import (
    CELL_BIT,
    CELL_WORD,
    SIDE,
    WORDS,
    count_board,
    first_cell,
    flood,
)
from planetfall.games.planet_unknown.lifepods import pods_collected
from planetfall.games.planet_unknown.reasons import NOT_AMONG_OBJECTIVES
from planetfall.games.planet_unknown.state import (
    BOARDS,
    COLLECTED,
    COLUMN,
    CORP,
    COVERED,
    NOTHING,
    OWN,
    SYMBOLS,
    TERRAIN,
    TRACKER,
    WORLD,
    State,
)

__all__ = [
    "GOALS_KEPT",
    "add_goal",
    "ask_contest",
    "contest_blocked",
    "contest_options",
    "discard_blocked",
    "discard_options",
    "draw_objective",
    "goal_blocked",
    "goal_options",
    "is_met",
    "maxed",
    "rivalry_value",
    "sees_hat",
    "take_contest",
    "take_discard",
    "take_goal",
]

GOALS_KEPT: Final = 4  # room for the objectives of a seat


# -- choosing ------------------------------------------------------------------------------------------------------


def draw_objective(state: State) -> i64:
    """The next undealt card, NOTHING if there is none (1.16)."""
    left = len(state.undealt)
    if left == 0:
        return NOTHING
    card = state.undealt[left - 1]
    state.undealt = state.undealt[: left - 1]
    return card


def add_goal(state: State, seat: i64) -> None:
    """One more private objective, if the deck has one."""
    card = draw_objective(state)
    if card != NOTHING:
        state.goal = _added(state.goal, seat, card)


def goal_options(state: State, seat: i64) -> vec[i64]:
    return _listed(state.drawn, seat, KEEP)


def goal_blocked(state: State, seat: i64, code: i64) -> i64:
    if not KEEP <= code < KEEP + OBJECTIVES:
        return NOT_ASKED
    return 0 if _place(state.drawn, seat, code - KEEP) >= 0 else NOT_AMONG_OBJECTIVES


def take_goal(state: State, seat: i64, code: i64) -> None:
    """Keep one of the two; the other stays put aside, known to this seat (1.11)."""
    state.answered(seat)
    state.drawn = _without(state.drawn, seat, code - KEEP)
    state.goal = _added(state.goal, seat, code - KEEP)


def discard_options(state: State, seat: i64) -> vec[i64]:
    return _listed(state.goal, seat, DISCARD)


def discard_blocked(state: State, seat: i64, code: i64) -> i64:
    if not DISCARD <= code < DISCARD + OBJECTIVES:
        return NOT_ASKED
    return 0 if _place(state.goal, seat, code - DISCARD) >= 0 else NOT_AMONG_OBJECTIVES


def take_discard(state: State, seat: i64, code: i64) -> None:
    """Put one of the own objectives aside (13.2, 10.26)."""
    state.answered(seat)
    state.goal = _without(state.goal, seat, code - DISCARD)
    state.drawn = _added(state.drawn, seat, code - DISCARD)


def _listed(cards: vec[i64], seat: i64, block: i64) -> vec[i64]:
    """The codes of a seat's cards, ascending."""
    codes = vec[i64](capacity=GOALS_KEPT)
    card: i64
    for card in range(OBJECTIVES):
        if _place(cards, seat, card) >= 0:
            codes = append(codes, block + card)
    return codes


def _place(cards: vec[i64], seat: i64, card: i64) -> i64:
    index: i64
    for index in range(seat * GOALS_KEPT, (seat + 1) * GOALS_KEPT):
        if cards[index] == card:
            return index
    return NOTHING


def _added(cards: vec[i64], seat: i64, card: i64) -> vec[i64]:
    more = cards[:]
    index = seat * GOALS_KEPT
    while more[index] != NOTHING:
        index += 1
    more[index] = card
    return more


def _without(cards: vec[i64], seat: i64, card: i64) -> vec[i64]:
    fewer = cards[:]
    fewer[_place(cards, seat, card)] = NOTHING
    return fewer


# -- Jump Drive's own rivalry (16.5.6) -------------------------------------------------------------------------------


def ask_contest(state: State, seat: i64) -> None:
    """One hat is enough: only one seat can play Jump Drive (1.8)."""
    hat = state.hat[:]
    _i: i64
    for _i in range(3):
        card = draw_objective(state)
        if card != NOTHING:
            hat = append(hat, card)
    state.hat = hat
    if len(hat) > 0:
        state.revealed += 1
        state.ask(seat, ASK_CONTEST, 0)


def contest_options(state: State) -> vec[i64]:
    codes = vec[i64](capacity=3)
    code: i64
    for code in range(KEEP, KEEP + OBJECTIVES):
        if contest_blocked(state, code) == 0:
            codes = append(codes, code)
    return codes


def contest_blocked(state: State, code: i64) -> i64:
    if not KEEP <= code < KEEP + OBJECTIVES:
        return NOT_ASKED
    card: i64
    for card in state.hat:
        if card == code - KEEP:
            return 0
    return NOT_AMONG_OBJECTIVES


def sees_hat(state: State, seat: i64) -> bool:
    """Whether this seat has looked at the three cards; -1 is a spectator."""
    return seat >= 0 and (state.contest[seat] != NOTHING or state.question(seat) == ASK_CONTEST)


def take_contest(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    state.contest = state.contest[:]
    state.contest[seat] = code - KEEP
    state.emit(CONTEST_OPENED, seat, 0, code - KEEP, 0, 0)


# -- the neighbour side ----------------------------------------------------------------------------------------------


def rivalry_value(state: State, seat: i64, card: i64) -> i64:
    """What a neighbour card compares; the higher one wins, so "fewest" counts below zero (14.5 to 14.8)."""
    test = state.box.rivalry[card]
    terrain = state.box.rivalry_terrain[card]
    if test == MOST_EDGE_SYMBOLS:
        return _symbols(state, seat, terrain, True)
    if test == LARGEST_AREA:
        return _largest_area(state, seat, terrain)
    if test == MOST_AREAS:
        return _areas(state, seat, terrain)
    if test == FEWEST_SYMBOLS:
        return -_symbols(state, seat, terrain, False)
    if test == MOST_MAXED:
        return _maxed_tracks(state, seat)
    if test == MOST_LIFEPODS:
        return pods_collected(state, seat)
    if test == FEWEST_LIFEPODS:
        return -pods_collected(state, seat)
    collected = state.own[seat * OWN + COLLECTED]
    return -collected if test == FEWEST_METEORITES else collected


def _symbols(state: State, seat: i64, terrain: i64, at_edge: bool) -> i64:
    words = vec[i64]([0, 0, 0])
    planet = state.own[seat * OWN + WORLD] * WORDS
    word: i64
    for word in range(WORDS):
        words[word] = state.boards[(seat * BOARDS + SYMBOLS) * WORDS + word]
        words[word] &= state.boards[(seat * BOARDS + TERRAIN + terrain) * WORDS + word]
        if at_edge:
            words[word] &= state.box.edge[planet + word]
    return count_board(words[0], words[1], words[2])


def _largest_area(state: State, seat: i64, terrain: i64) -> i64:
    at = (seat * BOARDS + TERRAIN + terrain) * WORDS
    left = state.boards[at : at + WORDS]
    largest: i64 = 0
    cell = first_cell(left[0], left[1], left[2])
    while cell >= 0:
        largest = max(largest, _take_area(left, cell, vec[i64]([0, 0, 0])))
        cell = first_cell(left[0], left[1], left[2])
    return largest


def _areas(state: State, seat: i64, terrain: i64) -> i64:
    at = (seat * BOARDS + TERRAIN + terrain) * WORDS
    left = state.boards[at : at + WORDS]
    areas: i64 = 0
    cell = first_cell(left[0], left[1], left[2])
    while cell >= 0:
        _take_area(left, cell, vec[i64]([0, 0, 0]))
        areas += 1
        cell = first_cell(left[0], left[1], left[2])
    return areas


def _take_area(left: vec[i64], cell: i64, area: vec[i64]) -> i64:
    """Take the area of a cell off a board; its size, and the area itself in `area`."""
    area[CELL_WORD[cell]] = CELL_BIT[cell]
    found = flood(area[0], area[1], area[2], left[0], left[1], left[2])
    area[0] = found[0]
    area[1] = found[1]
    area[2] = found[2]
    left[0] &= ~found[0]
    left[1] &= ~found[1]
    left[2] &= ~found[2]
    return count_board(found[0], found[1], found[2])


def _maxed_tracks(state: State, seat: i64) -> i64:
    count: i64 = 0
    track: i64
    for track in range(TRACKS):
        count += i64(maxed(state, seat, track))
    return count


def maxed(state: State, seat: i64, track: i64) -> bool:
    """14.14: a tracker on the top of this track."""
    own = state.own
    base = seat * OWN
    if own[base + CORP] == MAKESHIFT:
        tracker: i64
        for tracker in range(TRACKS):
            if own[base + COLUMN + tracker] == track and own[base + TRACKER + tracker] == SPACES - 1:
                return True
        return False
    return own[base + TRACKER + track] == state.box.top[own[base + CORP] * TRACKS + track]


# -- the private side ------------------------------------------------------------------------------------------------


def is_met(state: State, seat: i64, card: i64) -> bool:
    """14.9 to 14.13."""
    test = state.box.goal[card]
    terrain = state.box.goal_terrain[card]
    amount = state.box.goal_amount[card]
    if test == RECTANGLE:
        height = state.box.goal_height[card]
        return _has_block(state, seat, terrain, amount, height) or _has_block(state, seat, terrain, height, amount)
    if test == AREA_SYMBOLS:
        return _has_rich_area(state, seat, terrain, amount)
    if test == TRACK_MAX:
        return maxed(state, seat, terrain)
    if test == MAX_SYMBOLS:
        return _symbols(state, seat, terrain, False) <= amount
    if test == METEORITES_MIN:
        return state.own[seat * OWN + COLLECTED] >= amount
    if test == LIFEPODS_BEAT_METEORITES:
        return pods_collected(state, seat) > state.own[seat * OWN + COLLECTED]
    return _all_covered(state, seat, test == ICE_COVERED)


def _has_block(state: State, seat: i64, terrain: i64, width: i64, height: i64) -> bool:
    board = _block_board(state, seat, terrain)
    x: i64
    y: i64
    for y in range(SIDE - height + 1):
        for x in range(SIDE - width + 1):
            if _filled(board, x, y, width, height):
                return True
    return False


def _filled(board: vec[i64], left: i64, top: i64, width: i64, height: i64) -> bool:
    x: i64
    y: i64
    for y in range(top, top + height):
        for x in range(left, left + width):
            if board[CELL_WORD[y * SIDE + x]] & CELL_BIT[y * SIDE + x] == 0:
                return False
    return True


def _block_board(state: State, seat: i64, terrain: i64) -> vec[i64]:
    at = (seat * BOARDS + TERRAIN + terrain) * WORDS
    board = state.boards[at : at + WORDS]
    planet = state.own[seat * OWN + WORLD]
    if terrain == ENERGY and state.box.planet_rule[planet] == CURRENTS:  # 15.12
        word: i64
        for word in range(WORDS):
            covered = state.boards[(seat * BOARDS + COVERED) * WORDS + word]
            board[word] |= state.box.special[planet * WORDS + word] & ~covered
    return board


def _has_rich_area(state: State, seat: i64, terrain: i64, symbols: i64) -> bool:
    at = (seat * BOARDS + TERRAIN + terrain) * WORDS
    left = state.boards[at : at + WORDS]
    shown = (seat * BOARDS + SYMBOLS) * WORDS
    cell = first_cell(left[0], left[1], left[2])
    while cell >= 0:
        area = vec[i64]([0, 0, 0])
        _take_area(left, cell, area)
        word: i64
        for word in range(WORDS):
            area[word] &= state.boards[shown + word]
        if count_board(area[0], area[1], area[2]) >= symbols:
            return True
        cell = first_cell(left[0], left[1], left[2])
    return False


def _all_covered(state: State, seat: i64, ice: bool) -> bool:
    """All ice cells, or all others."""
    planet = state.own[seat * OWN + WORLD] * WORDS
    word: i64
    for word in range(WORDS):
        asked = state.box.ice[planet + word]
        if not ice:
            asked = state.box.cells[planet + word] & ~asked
        if asked & ~state.boards[(seat * BOARDS + COVERED) * WORDS + word]:
            return False
    return True
