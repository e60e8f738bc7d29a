"""What a seat knows, as numbers in fixed places, for programs that learn.

Seats are counted from the observing one: it is 0, the next in turn order 1. Tiles, cards, objectives and events are
numbered from 1, so that 0 is none or unknown; masks have a bit for each thing, as state.py says.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from planetfall.core.game import DEPTH
from planetfall.games.planet_unknown.box import CARDS, EVENTS, RANKS, STACK_TILES, STACKS, TERRAINS, TILES
from planetfall.games.planet_unknown.codes import KINDS
from planetfall.games.planet_unknown.grid import CELLS, WORDS, cells_on
from planetfall.games.planet_unknown.objectives import GOALS_KEPT, sees_hat
from planetfall.games.planet_unknown.state import (
    BOARDS,
    CARD_HELD,
    CARD_IN_PLAY,
    CARD_SHOWN,
    NOTHING,
    OFFER,
    OPEN,
    OWN,
    PEEKED,
    SYMBOLS,
    TERRAIN,
    State,
)

__all__ = ["observation_size", "observe", "observed"]

HEAD: Final = 14  # single numbers at the beginning
RIVALRIES: Final = 6
HAT: Final = 3
QUESTIONS: Final = 2 * DEPTH - 1  # how many, then questions, then what they are about
OWN_SECRETS: Final = 2 * CARDS + RANKS + 2 * GOALS_KEPT + HAT
WORDS_16: Final = 65536
LYING: Final = 7  # boards from SYMBOLS to ROVER_BOARD, in the order of their bits


def observed(state: State) -> tuple[tuple[str, int], ...]:
    """The parts of an observation in their order, with their lengths."""
    seats = state.seats
    return (
        ("first seat to act", 1),  # -1 at the end
        ("round", 1),
        ("phase", 1),
        ("commander", 1),
        ("seats that have had their turn in this step", 1),
        ("last round", 1),
        ("rotation of the station", 1),
        ("inner against outer ring", 1),
        ("event", 1),
        ("event cards left", 1),
        ("next event", 1),  # if the seat has looked
        ("colours of the event deck", 3),
        ("events shown", EVENTS),
        ("tiles in each stack", STACKS),
        ("open tile of each stack", STACKS),
        ("tiles still in the station", TILES),
        ("neighbour objectives", RIVALRIES),
        ("civ cards in play by rank", RANKS),
        ("holder of each civ card", CARDS),  # -1 if unknown, else the seat
        ("look at which each civ card was seen last", CARDS),
        ("looks by rank", RANKS),
        ("own objectives", GOALS_KEPT),
        ("own objectives put aside", GOALS_KEPT),
        ("objectives drawn for a contest", HAT),
        ("boards offered", 2 * seats),
        ("contests", seats),
        ("number of private objectives", seats),
        ("secret civ cards by rank", seats * RANKS),
        ("terrain of each cell", seats * CELLS),  # 0 if open
        # symbol 1, meteorite symbol 2, meteorite 4, lifepod 8, patch 16, tile placed last 32, rover 64
        ("what lies on each cell", seats * CELLS),
        ("numbers of each seat", seats * OWN),  # as state.py lists them
        ("open effects", seats * KINDS),
        ("questions", seats * QUESTIONS),
    )


def observation_size(state: State) -> i64:
    each: i64 = 2 + 1 + 1 + RANKS + 2 * CELLS + OWN + KINDS + QUESTIONS
    return HEAD + EVENTS + 2 * STACKS + TILES + RIVALRIES + RANKS + OWN_SECRETS + state.seats * each


def observe(state: State, seat: i64, into: vec[i16], at: i64) -> None:
    at = _head(state, seat, into, at)
    at = _station(state, into, at)
    at = _own_secrets(state, seat, into, at)
    at = _others(state, seat, into, at)
    at = _planets(state, seat, into, at)
    at = _numbers(state, seat, into, at)
    _questions(state, seat, into, at)


def _head(state: State, seat: i64, into: vec[i16], at: i64) -> i64:
    seats = state.seats
    actor = state.first_actor()
    left = len(state.deck)
    knows_next = left > 0 and state.own[seat * OWN + PEEKED] == 1
    into[at] = i16((actor - seat + seats) % seats) if actor >= 0 else -1
    into[at + 1] = i16(state.round)
    into[at + 2] = i16(state.phase)
    into[at + 3] = i16((state.commander - seat + seats) % seats)
    into[at + 4] = i16(state.turns)
    into[at + 5] = i16(state.ending)
    into[at + 6] = i16(state.rotation)
    into[at + 7] = i16(state.ring_offset)
    into[at + 8] = i16(state.event + 1)
    into[at + 9] = i16(left)
    into[at + 10] = i16(state.deck[left - 1] + 1) if knows_next else 0
    index: i64
    for index in range(3):
        into[at + 11 + index] = i16(state.colours[index])
    for index in range(EVENTS):
        into[at + HEAD + index] = i16((state.shown_events >> index) & 1)
    return at + HEAD + EVENTS


def _station(state: State, into: vec[i16], at: i64) -> i64:
    """A top is open unless a tile above it was taken in this step (2.6); which tiles are left everybody can tell."""
    tiles = at + 2 * STACKS
    index: i64
    for index in range(TILES):
        into[tiles + index] = 0
    stack: i64
    for stack in range(STACKS):
        height = state.height[stack]
        first = stack * STACK_TILES
        shown = height > 0 and height == state.shown[stack]
        into[at + stack] = i16(height)
        into[at + STACKS + stack] = i16(state.order[first + height - 1] + 1) if shown else 0
        for index in range(height):
            into[tiles + state.order[first + index]] = 1
    at = tiles + TILES
    for index in range(RIVALRIES):
        into[at + index] = i16(state.rivalries[index] + 1) if index < len(state.rivalries) else 0
    return at + RIVALRIES


def _own_secrets(state: State, seat: i64, into: vec[i16], at: i64) -> i64:
    """Cards and objectives, as far as this seat knows them."""
    index: i64
    for index in range(RANKS):
        into[at + index] = 0
    holders = at + RANKS
    for index in range(CARDS):
        where = state.card_at[index]
        if where == CARD_IN_PLAY:
            into[at + state.box.rank[index] - 1] += 1
        into[holders + index] = i16(_holder(state, seat, where))
        into[holders + CARDS + index] = i16(state.looked[seat * CARDS + index])
    at = holders + 2 * CARDS
    for index in range(RANKS):
        into[at + index] = i16(state.looks[seat * (RANKS + 1) + index + 1])
    at += RANKS
    for index in range(GOALS_KEPT):
        into[at + index] = i16(state.goal[seat * GOALS_KEPT + index] + 1)
        into[at + GOALS_KEPT + index] = i16(state.drawn[seat * GOALS_KEPT + index] + 1)
    at += 2 * GOALS_KEPT
    looking = sees_hat(state, seat)
    for index in range(HAT):
        into[at + index] = i16(state.hat[index] + 1) if looking and index < len(state.hat) else 0
    return at + HAT


def _holder(state: State, seat: i64, where: i64) -> i64:
    if where == CARD_HELD + seat:
        return 0
    if CARD_SHOWN <= where < CARD_SHOWN + state.seats:
        return (where - CARD_SHOWN - seat + state.seats) % state.seats
    return NOTHING


def _others(state: State, seat: i64, into: vec[i16], at: i64) -> i64:
    """What everybody knows of the cards and objectives of each seat."""
    seats = state.seats
    place: i64
    index: i64
    for place in range(seats):
        other = (seat + place) % seats
        into[at + 2 * place] = i16(state.offered_planet[other])
        into[at + 2 * place + 1] = i16(state.offered_corporation[other])
        into[at + 2 * seats + place] = i16(state.contest[other] + 1)
        kept: i64 = 0
        for index in range(GOALS_KEPT):
            kept += i64(state.goal[other * GOALS_KEPT + index] != NOTHING)
        into[at + 3 * seats + place] = i16(kept)
        for index in range(RANKS):
            into[at + 4 * seats + place * RANKS + index] = 0
        for index in range(CARDS):
            if state.card_at[index] == CARD_HELD + other:
                into[at + 4 * seats + place * RANKS + state.box.rank[index] - 1] += 1
    return at + (4 + RANKS) * seats


def _planets(state: State, seat: i64, into: vec[i16], at: i64) -> i64:
    """Board by board, because most cells of most boards are empty."""
    seats = state.seats
    index: i64
    for index in range(at, at + 2 * seats * CELLS):
        into[index] = 0
    place: i64
    board: i64
    for place in range(seats):
        other = (seat + place) % seats
        lying = at + seats * CELLS
        for board in range(TERRAINS):
            _add(state, other, TERRAIN + board, board + 1, into, at)
        for board in range(LYING):
            _add(state, other, SYMBOLS + board, 1 << board, into, lying)
        at += CELLS
    return at + seats * CELLS


def _add(state: State, seat: i64, board: i64, number: i64, into: vec[i16], at: i64) -> None:
    """A number for each cell that is on this board."""
    first = (seat * BOARDS + board) * WORDS
    cell: i64
    for cell in cells_on(state.boards[first], state.boards[first + 1], state.boards[first + 2]):
        into[at + cell] += i16(number)


def _numbers(state: State, seat: i64, into: vec[i16], at: i64) -> i64:
    """Left out: what the rules only remember (OFFER), and a mask that the open effects repeat (OPEN)."""
    seats = state.seats
    place: i64
    index: i64
    for place in range(seats):
        other = (seat + place) % seats
        for index in range(OWN):
            into[at + index] = i16(_folded(state.own[other * OWN + index]))
        into[at + OFFER] = 0
        into[at + OPEN] = 0
        at += OWN
    for place in range(seats):
        other = (seat + place) % seats
        for index in range(KINDS):
            into[at + index] = i16(state.open[other * KINDS + index])
        at += KINDS
    return at


def _questions(state: State, seat: i64, into: vec[i16], at: i64) -> None:
    place: i64
    index: i64
    for place in range(state.seats):
        base = (seat + place) % state.seats * DEPTH
        count = state.agenda[base]
        into[at] = i16(count)
        for index in range(1, DEPTH):
            entry = state.agenda[base + index] if index <= count else 0
            into[at + index] = i16(entry // WORDS_16)
            into[at + DEPTH - 1 + index] = i16(_folded(entry % WORDS_16))
        at += QUESTIONS


def _folded(number: i64) -> i64:
    """Masks of sixteen bits and more, folded into what an i16 holds; none of them loses a bit that is in use."""
    number &= WORDS_16 - 1
    return number - WORDS_16 if number >= WORDS_16 // 2 else number
