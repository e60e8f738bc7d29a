"""What a seat knows, as numbers in fixed places, for programs that learn.

Seats are counted from the observing one: it is 0, the next in turn order 1. A row of modules is a chain, as state.py
keeps it: the module at its open end, and for every module the one behind it. Everything here is in the seat's view too.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from planetfall.core.observation import copied, turned
from planetfall.games.reworld.box import LETTERS, OFFICERS, PORTS, TILES
from planetfall.games.reworld.payment import cards_in, held
from planetfall.games.reworld.state import ALL_MOVED, BIT, COUNTS, ROWS, TILE_BITS, State

__all__ = ["observation_size", "observe", "observe_changes", "observed"]

TURN: Final = 11  # single numbers at the beginning


def observed(state: State) -> tuple[tuple[str, int], ...]:
    """The parts of an observation in their order, with their lengths."""
    seats = state.seats
    return (
        ("seat to act, question, what it is about", 3),  # -1, 0, 0 at the end
        ("round", 1),  # 6 in Chapter Two
        ("holder of the marker", 1),
        ("own card on the marker space", 1),  # 0 if none
        ("who laid the card on the marker space", 1),  # -1 if nobody
        ("modules in use", 3),
        ("cards nobody was dealt", 1),
        ("own hand by officer", OFFICERS),
        ("own cards thrown away by officer", OFFICERS),
        ("cards in hand", seats),
        ("cards thrown away", seats),
        ("dropped out", seats),
        ("module at each port", PORTS),  # once it is paid for, the code of the payment below zero
        ("modules in the bag", 1),
        ("module behind each module", TILES),  # 0 if none, -1 while the module is in the bag
        ("module at the open end of each row", seats * ROWS),  # 0 if the row is empty
        ("counts", seats * COUNTS),  # as state.py lists them, the score among them
        ("city signs", seats * LETTERS),
        ("taker of each ship", state.box.ships),  # -1 if it is free
    )


def observation_size(state: State) -> i64:
    each = 3 + ROWS + COUNTS + LETTERS
    return TURN + 2 * OFFICERS + PORTS + 1 + TILES + state.box.ships + state.seats * each


def observe(state: State, seat: i64, into: vec[i16], at: i64) -> None:
    modules = _observe_all_but_modules(state, seat, into, at)
    copied(state.behind, into, modules)
    into[modules] = i16(len(state.bag))  # modules are numbered from 1: there is none behind "no module"


def observe_changes(state: State, seat: i64, into: vec[i16], at: i64) -> None:
    """The modules are nearly half of all numbers, and most of them lie where they lay."""
    modules = _observe_all_but_modules(state, seat, into, at)
    moved = state.moved
    state.moved = 0
    if moved == ALL_MOVED:
        copied(state.behind, into, modules)
    while moved > 0:
        tile = moved & (BIT[TILE_BITS] - 1)
        into[modules + tile] = i16(state.behind[tile])
        moved >>= TILE_BITS
    into[modules] = i16(len(state.bag))


def _observe_all_but_modules(state: State, seat: i64, into: vec[i16], at: i64) -> i64:
    """Returns where the modules stand."""
    _turn(state, seat, into, at)
    at = _cards(state, seat, into, at + TURN)
    modules = _ports(state, into, at)
    at = turned(state.tip, seat * ROWS, into, modules + 1 + TILES)
    at = turned(state.count, seat * COUNTS, into, at)
    at = turned(state.sign, seat * LETTERS, into, at)
    _ships(state, seat, into, at)
    return modules


def _turn(state: State, seat: i64, into: vec[i16], at: i64) -> None:
    seats = state.seats
    actor = state.first_actor()
    into[at] = -1
    into[at + 1] = 0
    into[at + 2] = 0
    if actor >= 0:
        into[at] = i16((actor - seat + seats) % seats)
        into[at + 1] = i16(state.question(actor))
        into[at + 2] = i16(state.about(actor))
    into[at + 3] = i16(state.round)
    into[at + 4] = i16((state.holder - seat + seats) % seats)
    into[at + 5] = 0
    into[at + 6] = -1
    if state.marker_card > 0:
        into[at + 6] = i16((state.marker_payer - seat + seats) % seats)
        if state.marker_payer == seat:
            into[at + 5] = i16(state.marker_card)
    into[at + 7] = i16(state.flying)
    into[at + 8] = i16(state.aboard)
    into[at + 9] = i16(state.aboard_too)
    into[at + 10] = i16(cards_in(state.leftover))


def _cards(state: State, seat: i64, into: vec[i16], at: i64) -> i64:
    seats = state.seats
    hand = state.hand[seat]
    thrown = state.thrown[seat]
    officer: i64
    for officer in range(OFFICERS):
        into[at + officer] = i16(held(hand, officer + 1))
        into[at + OFFICERS + officer] = i16(held(thrown, officer + 1))
    at += 2 * OFFICERS
    other = seat
    place: i64
    for place in range(seats):
        into[at + place] = i16(state.cards[other])
        into[at + seats + place] = i16(cards_in(state.thrown[other]))
        into[at + 2 * seats + place] = i16((state.out >> other) & 1)
        other += 1
        if other == seats:
            other = 0
    return at + 3 * seats


def _ports(state: State, into: vec[i16], at: i64) -> i64:
    module = state.module
    laid = state.laid
    port: i64
    for port in range(PORTS):
        into[at + port] = i16(module[port] - laid[port])  # one of them is 0
    return at + PORTS


def _ships(state: State, seat: i64, into: vec[i16], at: i64) -> None:
    seats = state.seats
    ship: i64
    place: i64
    for ship in range(state.box.ships):
        into[at + ship] = -1
    for place in range(seats):
        taken = state.ships[(seat + place) % seats]
        ship = at
        while taken != 0:
            if taken & 1 != 0:
                into[ship] = i16(place)
            taken >>= 1
            ship += 1
