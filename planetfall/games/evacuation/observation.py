"""What a seat knows, as numbers in fixed places, for programs that learn.

Seats are counted from the observing one: it is 0, the next one 1. Technologies and cards are numbered from 1, so that
0 is none or unknown.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from planetfall.core.game import DEPTH
from planetfall.games.evacuation.box import (
    ACTION_CARDS,
    DISPLAYS,
    FIELDS,
    GOALS,
    INFRASTRUCTURE,
    NEW,
    OLD,
    ORDERS,
    PROJECTS,
    SHIP_DISPLAY,
    SHIPS,
    SITES,
    SLOTS,
    STADIUM_DISPLAY,
    STADIUMS,
)
from planetfall.games.evacuation.displays import stack_of
from planetfall.games.evacuation.goals import PACK, pack_of
from planetfall.games.evacuation.setup import YEARS
from planetfall.games.evacuation.state import (
    BIT,
    BUYING,
    CARD_DISCARDED,
    CARD_HELD,
    CARD_SHOWN,
    CARD_TUCKED,
    CARGO_STADIUMS,
    DROPPED,
    FLOWN,
    HAND,
    LAID,
    NOTHING,
    ORDERS_HELD,
    ORDERS_PLAYED,
    OWN,
    OWN_FIELDS,
    OWN_GOALS,
    OWN_SHIPS,
    OWN_STADIUMS,
    PAID,
    PHASE_DRAFT,
    SHOWN_GOALS,
    SITES_UP,
    State,
)
from planetfall.games.evacuation.technologies import TILES

__all__ = ["observation_size", "observe", "observed"]

HEAD: Final = 13
COLOURS: Final = 4  # at most, in the turn order and on the progress track
LINES: Final = 3
QUESTIONS: Final = 2 * DEPTH - 1  # how many, then questions, then what they are about

# Where a ship, a stadium or an infrastructure card is.
ASIDE: Final = -2  # the rival has it, or it comes late
UNDER_STACK: Final = -1  # everybody saw it put there
UNKNOWN: Final = 0  # in the stack
ON_DISPLAY: Final = 1  # + slot
IN_BOX: Final = 4
OF_SEAT: Final = 5  # + seat * 4, + what it is there: see observed()

# Numbers of a seat that are secret, or sets that are told thing by thing.
HIDDEN: Final = vec[i64](
    [
        int(
            number
            in (
                OWN_FIELDS,
                SITES_UP,
                OWN_SHIPS,
                OWN_SHIPS + 1,
                OWN_STADIUMS,
                OWN_STADIUMS + 1,
                HAND,
                LAID,
                PAID,
                BUYING,
                ORDERS_HELD,
                ORDERS_PLAYED,
                OWN_GOALS,
                DROPPED,
                SHOWN_GOALS,
                CARGO_STADIUMS,
                FLOWN,
            )
        )
        for number in range(OWN)
    ]
)


def observed(state: State) -> tuple[tuple[str, int], ...]:
    """The parts of an observation in their order, with their lengths."""
    seats = state.seats
    return (
        ("first seat to act", 1),  # -1 at the end
        ("year", 1),
        ("phase", 1),
        ("place in the turn order", 1),
        ("race decided", 1),
        ("step of the draft", 1),
        ("solo tile", 1),
        ("solo cards left", 1),
        ("number and letter of the next solo card", 2),
        ("cards in the draw pile", 1),
        ("points mode", 1),
        ("seat that has acted", 1),  # -1 if none
        ("turn order", COLOURS),  # -1 where there is nobody
        ("spaces of the markers", 2 * COLOURS),
        ("lanes of the markers", 2 * COLOURS),
        ("bonus cards", YEARS),
        ("lines", LINES),
        ("things left in the stacks", DISPLAYS),
        ("owner of each field", FIELDS),  # -1 nobody, -2 the opponent or the third party
        ("factories on each field", FIELDS),
        ("place of each ship", SHIPS),  # of a seat: 0 and 1 its worlds, 2 has moved
        ("place of each stadium", STADIUMS),  # of a seat: 0 and 1 its worlds, 2 aboard
        ("place of each infrastructure card", PROJECTS),  # of a seat: 0 in hand, 1 played, 2 fulfilled
        ("place of each order", ORDERS),  # 0 out of play, 1 open, 2 + seat * 2 held, then played
        ("own goals", GOALS),  # 1 kept, 2 put away, 3 in the pack to choose from
        ("goals shown", GOALS),  # the seat, -1 if nobody shows it
        ("place of each action card", ACTION_CARDS),  # 1 in hand, 2 face down, 3 discarded, 4 + seat face up
        ("cards in hand", seats),
        ("technologies", seats * TILES),
        ("sites face up", seats * SITES),
        ("numbers of each seat", seats * OWN),  # as state.py lists them
        ("questions", seats * QUESTIONS),
    )


def observation_size(state: State) -> i64:
    shared: i64 = HEAD + 5 * COLOURS + YEARS + LINES + DISPLAYS + 2 * FIELDS + SHIPS + STADIUMS + PROJECTS + ORDERS
    secret: i64 = 2 * GOALS + ACTION_CARDS
    each: i64 = 1 + TILES + SITES + OWN + QUESTIONS
    return shared + secret + state.seats * each


def observe(state: State, seat: i64, into: vec[i16], at: i64) -> None:
    at = _head(state, seat, into, at)
    at = _track(state, seat, into, at)
    at = _fields(state, seat, into, at)
    at = _things(state, seat, into, at)
    at = _goals(state, seat, into, at)
    at = _cards(state, seat, into, at)
    at = _seats(state, seat, into, at)
    _questions(state, seat, into, at)


def _from(state: State, seat: i64, other: i64) -> i64:
    """A seat counted from the observing one; other colours as they are, -1 is nobody."""
    if other < 0 or other >= state.seats:
        return other
    return (other - seat + state.seats) % state.seats


def _head(state: State, seat: i64, into: vec[i16], at: i64) -> i64:
    solo = len(state.solo) > 0
    top = state.solo[state.turned] if solo else 0
    into[at] = i16(_from(state, seat, state.first_actor()))
    into[at + 1] = i16(state.year)
    into[at + 2] = i16(state.phase)
    into[at + 3] = i16(state.turn)
    into[at + 4] = i16(state.ending)
    into[at + 5] = i16(state.pick)
    into[at + 6] = i16(state.corner)
    into[at + 7] = i16(len(state.solo) - state.turned)
    into[at + 8] = i16(state.box.solo_number[top] if solo else 0)
    into[at + 9] = i16(state.box.solo_letter[top] if solo else 0)
    into[at + 10] = i16(len(state.pile))
    into[at + 11] = i16(not state.setting.race)
    into[at + 12] = i16(_from(state, seat, state.acting))
    return at + HEAD


def _track(state: State, seat: i64, into: vec[i16], at: i64) -> i64:
    colours: i64 = len(state.turn_order)
    place: i64
    for place in range(COLOURS):
        there = place < colours
        into[at + place] = i16(_from(state, seat, state.turn_order[place])) if there else -1
        colour = (place + seat) % state.seats if place < state.seats else place
        marker: i64
        for marker in range(2):
            index = colour * 2 + marker
            into[at + COLOURS + place * 2 + marker] = i16(state.space[index]) if there else -1
            into[at + 3 * COLOURS + place * 2 + marker] = i16(state.lane[index]) if there else -1
    at += 5 * COLOURS
    year: i64
    for year in range(YEARS):
        into[at + year] = i16(state.bonus[year] + 1) if year < len(state.bonus) else 0
    line: i64
    for line in range(LINES):
        into[at + YEARS + line] = i16(state.lines[line] + 1) if line < len(state.lines) else 0
    display: i64
    for display in range(DISPLAYS):
        into[at + YEARS + LINES + display] = i16(len(stack_of(state, display)))
    return at + YEARS + LINES + DISPLAYS


def _fields(state: State, seat: i64, into: vec[i16], at: i64) -> i64:
    field: i64
    other: i64
    for field in range(FIELDS):
        into[at + field] = -1
        into[at + FIELDS + field] = i16(state.built[field])
        if state.rival_fields & BIT[field]:
            into[at + field] = -2
        elif state.settled & BIT[field]:
            for other in range(state.seats):
                if state.own[other * OWN + OWN_FIELDS] & BIT[field]:
                    into[at + field] = i16(_from(state, seat, other))
    return at + 2 * FIELDS


# -- ships, stadiums, infrastructure, orders ---------------------------------------------------------------------------


def _things(state: State, seat: i64, into: vec[i16], at: i64) -> i64:
    thing: i64
    for thing in range(SHIPS + STADIUMS + PROJECTS):
        into[at + thing] = UNKNOWN
    _common(state, SHIP_DISPLAY, into, at)
    _common(state, STADIUM_DISPLAY, into, at + SHIPS)
    _common(state, INFRASTRUCTURE, into, at + SHIPS + STADIUMS)
    _put(into, at + SHIPS, state.rival_stadiums | state.late_stadiums, ASIDE)
    other: i64
    for other in range(state.seats):
        own = state.own
        base = other * OWN
        mark = OF_SEAT + 4 * _from(state, seat, other)
        _put(into, at, own[base + OWN_SHIPS + OLD] | own[base + OWN_SHIPS + NEW], mark + 2)
        _put(into, at, own[base + OWN_SHIPS + OLD] & ~own[base + FLOWN], mark)
        _put(into, at, own[base + OWN_SHIPS + NEW] & ~own[base + FLOWN], mark + 1)
        _put(into, at + SHIPS, own[base + OWN_STADIUMS + OLD], mark)
        _put(into, at + SHIPS, own[base + OWN_STADIUMS + NEW], mark + 1)
        _put(into, at + SHIPS, own[base + CARGO_STADIUMS] & (BIT[STADIUMS] - 1), mark + 2)
        _put(into, at + SHIPS + STADIUMS, own[base + HAND], mark)
        _put(into, at + SHIPS + STADIUMS, own[base + LAID], mark + 1)
        _put(into, at + SHIPS + STADIUMS, own[base + PAID], mark + 2)
    return _orders(state, seat, into, at + SHIPS + STADIUMS + PROJECTS)


def _common(state: State, display: i64, into: vec[i16], at: i64) -> None:
    """What lies open, was seen put under the stack, or went into the box."""
    slot: i64
    for slot in range(SLOTS):
        thing = state.display[display * SLOTS + slot]
        if thing != NOTHING:
            into[at + thing] = i16(ON_DISPLAY + slot)
    stack = stack_of(state, display)
    place: i64
    for place in range(len(stack) - state.buried[display], len(stack)):
        into[at + stack[place]] = UNDER_STACK
    _put(into, at, state.boxed[display], IN_BOX)


def _put(into: vec[i16], at: i64, members: i64, mark: i64) -> None:
    """Write the same for every member of a set."""
    while members:
        if members & 1:
            into[at] = i16(mark)
        members >>= 1
        at += 1


def _orders(state: State, seat: i64, into: vec[i16], at: i64) -> i64:
    order: i64
    other: i64
    for order in range(ORDERS):
        into[at + order] = 0
    _put(into, at, state.orders, 1)
    for other in range(state.seats):
        mark = 2 + 2 * _from(state, seat, other)
        _put(into, at, state.own[other * OWN + ORDERS_HELD], mark)
        _put(into, at, state.own[other * OWN + ORDERS_PLAYED], mark + 1)
    return at + ORDERS


# -- secrets of the observing seat -------------------------------------------------------------------------------------


def _goals(state: State, seat: i64, into: vec[i16], at: i64) -> i64:
    goal: i64
    for goal in range(GOALS):
        into[at + goal] = 0
        into[at + GOALS + goal] = -1
    _put(into, at, state.own[seat * OWN + OWN_GOALS], 1)
    if state.own[seat * OWN + DROPPED] >= 0:
        into[at + state.own[seat * OWN + DROPPED]] = 2
    place: i64
    if state.phase == PHASE_DRAFT and state.pick < PACK and len(state.packs) > 0:
        pack = pack_of(state, seat)
        for place in range(pack * PACK + state.pick, (pack + 1) * PACK):
            if into[at + state.packs[place]] == 0:
                into[at + state.packs[place]] = 3
    other: i64
    for other in range(state.seats):
        _put(into, at + GOALS, state.own[other * OWN + SHOWN_GOALS], _from(state, seat, other))
    return at + 2 * GOALS


def _cards(state: State, seat: i64, into: vec[i16], at: i64) -> i64:
    card: i64
    other: i64
    for card in range(ACTION_CARDS + state.seats):
        into[at + card] = 0
    if state.setting.advanced:
        for card in range(ACTION_CARDS):
            where = state.card_at[card]
            if where == CARD_HELD + seat:
                into[at + card] = 1
            elif where == CARD_TUCKED + seat:
                into[at + card] = 2
            elif where == CARD_DISCARDED + seat:
                into[at + card] = 3
            for other in range(state.seats):
                if where == CARD_SHOWN + other:
                    into[at + card] = i16(4 + _from(state, seat, other))
                elif where == CARD_HELD + other:
                    into[at + ACTION_CARDS + _from(state, seat, other)] += 1
    return at + ACTION_CARDS + state.seats


# -- all seats ---------------------------------------------------------------------------------------------------------


def _seats(state: State, seat: i64, into: vec[i16], at: i64) -> i64:
    seats = state.seats
    numbers = at + seats * (TILES + SITES)
    place: i64
    index: i64
    for place in range(seats):
        other = (seat + place) % seats
        for index in range(TILES):
            known = len(state.tiles) > 0
            into[at + place * TILES + index] = i16(state.tiles[other * TILES + index] + 1) if known else 0
        for index in range(SITES):
            up = state.own[other * OWN + SITES_UP] & BIT[index]
            into[at + seats * TILES + place * SITES + index] = 1 if up else 0
        for index in range(OWN):
            into[numbers + place * OWN + index] = 0 if HIDDEN[index] else i16(state.own[other * OWN + index])
    return numbers + seats * OWN


def _questions(state: State, seat: i64, into: vec[i16], at: i64) -> None:
    """Open questions are no secret: everybody sees what the others are about to do."""
    place: i64
    depth: i64
    for place in range(state.seats):
        base = (seat + place) % state.seats * DEPTH
        count = state.agenda[base]
        into[at] = i16(count)
        for depth in range(1, DEPTH):
            open_one = depth <= count
            into[at + depth] = i16(state.agenda[base + depth] >> 16) if open_one else 0
            into[at + DEPTH - 1 + depth] = i16((state.agenda[base + depth] & 65535) - 32768) if open_one else 0
        at += QUESTIONS
