"""Chapter Two, the settlement (rulebook chapter 3): undocking modules and using them.

The module in use is `flying`, the builders coupled to a shuttle are `aboard`. Rows are 0-4 here, 1-5 for people.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.reworld.box import BUILDER, FARMING, LETTERS, OFFICERS, SATELLITE, SHUTTLE, SIGNS, TERRABOT
from planetfall.games.reworld.codes import (
    ASK_BUILD,
    ASK_CARRY,
    ASK_SIGN,
    ASK_SURVEY,
    ASK_UNDOCK,
    ASK_UNLOAD,
    ASK_USE,
    BUILD,
    CARRY,
    COUPLE,
    DEFEND,
    FLY,
    SACRIFICE,
    SIGN,
    SURVEY,
    TASK,
    TRANSPORT,
    UNDOCK,
    UNLOAD,
)
from planetfall.games.reworld.events import (
    BOXED,
    BUILT,
    CARRIED,
    CHAPTER_TWO,
    DEFENDED,
    FOUNDED,
    GREW,
    LANDED,
    SACRIFICED,
    TASK_SCORED,
)
from planetfall.games.reworld.reasons import (
    CITY_HAS_COMPANY,
    COMPANY_ELSEWHERE,
    NEVER_ALONE,
    NO_CITY,
    NO_SHIELDS,
    NO_SHUTTLE_BEHIND,
    NOT_A_BUILDER,
    NOT_A_SATELLITE,
    NOT_A_SHUTTLE,
    OTHER_LETTER,
    ROW_EMPTY,
    SIGN_TAKEN,
)
from planetfall.games.reworld.satellites import asks_for_city, task_points
from planetfall.games.reworld.scoring import score_final_ship
from planetfall.games.reworld.ships import take_ships
from planetfall.games.reworld.state import (
    CITY,
    COUNTS,
    DEFENCE,
    DOCKED,
    ROWS,
    SATELLITES,
    SHUTTLES,
    SPECIALS,
    TASKS,
    State,
    add_tile,
    detach_tile,
    gain,
)

__all__ = ["begin_settlement", "settlement_blocked", "settlement_options", "take_settlement"]


def begin_settlement(state: State) -> None:
    state.emit(CHAPTER_TWO, state.holder, 0, 0, 0)
    _ask_from(state, state.holder)


def _ask_from(state: State, first: i64) -> None:
    """Clockwise to the next seat with a module docked; without any the game is over (3.1.2, 4.1)."""
    step: i64
    for step in range(state.seats):
        seat = (first + step) % state.seats
        if state.count[seat * COUNTS + DOCKED] > 0:
            state.ask(seat, ASK_UNDOCK, 0)
            return
    score_final_ship(state)


def _end_turn(state: State, seat: i64) -> None:
    state.flying = 0
    take_ships(state, seat)
    _ask_from(state, seat + 1)


# -- what may be done --------------------------------------------------------------------------------------------


def settlement_options(state: State, seat: i64, question: i64) -> vec[i64]:
    if question == ASK_UNDOCK:
        return _undock_options(state, seat)
    if question == ASK_USE:
        return _use_options(state)
    if question == ASK_CARRY:
        return _carry_options(state, seat)
    if question == ASK_UNLOAD:
        return vec[i64]([UNLOAD, UNLOAD + 1])
    if question == ASK_SIGN:
        return _sign_options(state, seat, state.about(seat))
    return _city_options(state, seat, question)


def _undock_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=3 * OFFICERS)
    tip = state.tip
    behind = state.behind
    kind = state.box.kind
    row: i64
    for row in range(OFFICERS):
        if _undock_blocked(kind[tip[seat * ROWS + row]]) == 0:
            codes = append(codes, UNDOCK + row)
    for row in range(OFFICERS):
        if _builder_blocked(kind[tip[seat * ROWS + row]]) == 0:
            codes = append(codes, SACRIFICE + row)
    for row in range(OFFICERS):
        tile = tip[seat * ROWS + row]
        if _couple_blocked(kind[tile], kind[behind[tile]]) == 0:
            codes = append(codes, COUPLE + row)
    return codes


def _use_options(state: State) -> vec[i64]:
    codes = vec[i64](capacity=2)
    code: i64
    for code in range(DEFEND, TASK + 1):
        if _use_blocked(state, code) == 0:
            codes = append(codes, code)
    return codes


def _carry_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=OFFICERS + 1)
    tip = state.tip
    kind = state.box.kind
    row: i64
    for row in range(OFFICERS):
        if _builder_blocked(kind[tip[seat * ROWS + row]]) == 0:
            codes = append(codes, CARRY + row)
    return append(codes, FLY)  # none, one or two builders are all allowed (3.3.2)


def _sign_options(state: State, seat: i64, letter: i64) -> vec[i64]:
    codes = vec[i64](capacity=SIGNS)
    sign: i64
    for sign in range(letter * SIGNS, letter * SIGNS + SIGNS):
        if _sign_blocked(state, seat, sign) == 0:
            codes = append(codes, SIGN + sign)
    return codes


def _city_options(state: State, seat: i64, question: i64) -> vec[i64]:
    codes = vec[i64](capacity=LETTERS)
    letter: i64
    for letter in range(LETTERS):
        if question == ASK_BUILD:
            if _build_blocked(state, seat, letter) == 0:
                codes = append(codes, BUILD + letter)
        elif _survey_blocked(state, seat, letter) == 0:
            codes = append(codes, SURVEY + letter)
    return codes


def settlement_blocked(state: State, seat: i64, code: i64) -> i64:
    question = state.question(seat)
    if question == ASK_UNDOCK:
        if UNDOCK <= code < UNDOCK + OFFICERS:
            return _undock_blocked(_tip_kind(state, seat, code - UNDOCK))
        if SACRIFICE <= code < SACRIFICE + OFFICERS:
            return _builder_blocked(_tip_kind(state, seat, code - SACRIFICE))
        if COUPLE <= code < COUPLE + OFFICERS:
            next_in = state.behind[state.tip[seat * ROWS + code - COUPLE]]
            return _couple_blocked(_tip_kind(state, seat, code - COUPLE), state.box.kind[next_in])
    elif question == ASK_USE:
        if DEFEND <= code <= TASK:
            return _use_blocked(state, code)
    elif question == ASK_CARRY:
        if CARRY <= code < CARRY + OFFICERS:
            return _builder_blocked(_tip_kind(state, seat, code - CARRY))
        if code == FLY:
            return 0
    elif question == ASK_UNLOAD:
        if UNLOAD <= code < UNLOAD + 2:
            return 0
    elif question == ASK_BUILD:
        if BUILD <= code < BUILD + LETTERS:
            return _build_blocked(state, seat, code - BUILD)
    elif question == ASK_SURVEY:
        if SURVEY <= code < SURVEY + LETTERS:
            return _survey_blocked(state, seat, code - SURVEY)
    elif SIGN <= code < SIGN + LETTERS * SIGNS:
        return _sign_blocked(state, seat, code - SIGN)
    return NOT_ASKED


def _tip_kind(state: State, seat: i64, row: i64) -> i64:
    """What lies at the open end of a docking row, 0 for nothing."""
    return state.box.kind[state.tip[seat * ROWS + row]]


def _undock_blocked(kind: i64) -> i64:
    if kind == 0:
        return ROW_EMPTY
    if kind == BUILDER:
        return NEVER_ALONE
    return 0


def _builder_blocked(kind: i64) -> i64:
    """For a docking manoeuvre and for a sacrifice: a builder must lie at the open end."""
    if kind == 0:
        return ROW_EMPTY
    if kind != BUILDER:
        return NOT_A_BUILDER
    return 0


def _couple_blocked(kind: i64, kind_behind: i64) -> i64:
    """A6: exactly one builder, and the shuttle right behind it."""
    reason = _builder_blocked(kind)
    if reason == 0 and kind_behind != SHUTTLE:
        return NO_SHUTTLE_BEHIND
    return reason


def _use_blocked(state: State, code: i64) -> i64:
    tile = state.flying
    if code == DEFEND:
        return 0 if state.box.shields[tile] > 0 else NO_SHIELDS
    if code == TRANSPORT:
        return 0 if state.box.kind[tile] == SHUTTLE else NOT_A_SHUTTLE
    return 0 if state.box.kind[tile] == SATELLITE else NOT_A_SATELLITE


def _build_blocked(state: State, seat: i64, letter: i64) -> i64:
    """Where the builder aboard may go (3.4); judged by the city rows alone (A19)."""
    city = seat * LETTERS + letter
    if state.sign[city] == 0:
        return NO_CITY
    company = state.box.company[state.aboard]
    if company == FARMING or state.builder_of[city] == company:
        return 0
    if state.builder_of[city] > 0:
        return CITY_HAS_COMPANY
    other: i64
    for other in range(LETTERS):
        if state.builder_of[seat * LETTERS + other] == company:
            return COMPANY_ELSEWHERE
    return 0


def _survey_blocked(state: State, seat: i64, letter: i64) -> i64:
    return NO_CITY if state.sign[seat * LETTERS + letter] == 0 else 0


def _sign_blocked(state: State, seat: i64, sign: i64) -> i64:
    letter = sign // SIGNS
    if letter != state.about(seat):
        return OTHER_LETTER
    other: i64
    for other in range(state.seats):
        if state.sign[other * LETTERS + letter] == sign % SIGNS + 1:
            return SIGN_TAKEN
    return 0


# -- what happens then -------------------------------------------------------------------------------------------


def take_settlement(state: State, seat: i64, code: i64) -> None:
    """The block of the code says which question it answers."""
    about = state.about(seat)
    state.answered(seat)
    if code < SACRIFICE:
        _undock(state, seat, code - UNDOCK)
    elif code < COUPLE:
        _sacrifice(state, seat, code - SACRIFICE)
    elif code < DEFEND:
        _couple(state, seat, code - COUPLE)
    elif code == DEFEND:
        _defend(state, seat)
    elif code == TRANSPORT:
        state.ask(seat, ASK_CARRY, 2)
    elif code == TASK:
        _use_task(state, seat)
    elif code < FLY:
        _carry(state, seat, code - CARRY, about - 1)
    elif code == FLY:
        _unload(state, seat)
    elif code < BUILD:
        _place_first(state, seat, code - UNLOAD)
    elif code < SURVEY:
        _build(state, seat, code - BUILD)
    elif code < SIGN:
        _score_task(state, seat, code - SURVEY)
    else:
        _found(state, seat, about, (code - SIGN) % SIGNS + 1)


def _undock(state: State, seat: i64, row: i64) -> None:
    tile = detach_tile(state, seat, row)
    state.flying = tile
    if state.box.kind[tile] != TERRABOT:
        state.ask(seat, ASK_USE, 0)
        return
    letter = state.box.letter[tile]
    if state.sign[seat * LETTERS + letter] == 0:
        state.ask(seat, ASK_SIGN, letter)
        return
    add_tile(state, seat, CITY + letter, tile)
    state.emit(GREW, seat, tile, letter, 0)
    _end_turn(state, seat)


def _found(state: State, seat: i64, letter: i64, sign: i64) -> None:
    state.sign[seat * LETTERS + letter] = sign
    add_tile(state, seat, CITY + letter, state.flying)
    state.emit(FOUNDED, seat, state.flying, letter, sign)
    _end_turn(state, seat)


def _defend(state: State, seat: i64) -> None:
    tile = state.flying
    add_tile(state, seat, DEFENCE, tile)
    state.emit(DEFENDED, seat, tile, state.box.shields[tile], 0)
    _end_turn(state, seat)


def _sacrifice(state: State, seat: i64, row: i64) -> None:
    tile = detach_tile(state, seat, row)
    state.boxed += 1
    state.emit(SACRIFICED, seat, tile, 0, 0)
    _end_turn(state, seat)


def _couple(state: State, seat: i64, row: i64) -> None:
    """The special case: builder and shuttle leave together, the first manoeuvre is done (3.3.5)."""
    state.aboard = detach_tile(state, seat, row)
    state.flying = detach_tile(state, seat, row)
    state.emit(CARRIED, seat, state.aboard, row + 1, 0)
    state.ask(seat, ASK_CARRY, 1)


def _carry(state: State, seat: i64, row: i64, left: i64) -> None:
    tile = detach_tile(state, seat, row)
    if state.aboard == 0:
        state.aboard = tile
    else:
        state.aboard_too = tile
    state.emit(CARRIED, seat, tile, row + 1, 0)
    if left > 0:
        state.ask(seat, ASK_CARRY, left)
    else:
        _unload(state, seat)


def _unload(state: State, seat: i64) -> None:
    """Two different builders are placed in an order of choice (3.3.3); for equal ones there is nothing to choose."""
    if state.aboard_too > 0 and state.box.same_as[state.aboard] != state.box.same_as[state.aboard_too]:
        state.ask(seat, ASK_UNLOAD, 0)
    else:
        _place_next(state, seat)


def _place_first(state: State, seat: i64, which: i64) -> None:
    if which == 1:
        coupled_first = state.aboard
        state.aboard = state.aboard_too
        state.aboard_too = coupled_first
    _place_next(state, seat)


def _place_next(state: State, seat: i64) -> None:
    """Ask for the city of the next builder; one that fits nowhere goes to the box; at last the shuttle lands."""
    while state.aboard > 0:
        letter: i64
        for letter in range(LETTERS):
            if _build_blocked(state, seat, letter) == 0:
                state.ask(seat, ASK_BUILD, 0)
                return
        state.emit(BOXED, seat, state.aboard, 0, 0)
        state.boxed += 1
        _next_aboard(state)
    add_tile(state, seat, SHUTTLES, state.flying)
    state.emit(LANDED, seat, state.flying, 0, 0)
    _end_turn(state, seat)


def _build(state: State, seat: i64, letter: i64) -> None:
    tile = state.aboard
    add_tile(state, seat, CITY + letter, tile)
    points: i64 = 0
    if state.box.special[tile] == 1:
        points = state.length[seat * ROWS + CITY + letter] + 1  # the city sign counts too (3.4.6)
        gain(state, seat, SPECIALS, points)
    state.emit(BUILT, seat, tile, letter, points)
    _next_aboard(state)
    _place_next(state, seat)


def _next_aboard(state: State) -> None:
    state.aboard = state.aboard_too
    state.aboard_too = 0


def _use_task(state: State, seat: i64) -> None:
    if asks_for_city(state, state.flying):
        letter: i64
        for letter in range(LETTERS):
            if state.sign[seat * LETTERS + letter] > 0:
                state.ask(seat, ASK_SURVEY, 0)
                return
    _score_task(state, seat, -1)


def _score_task(state: State, seat: i64, letter: i64) -> None:
    tile = state.flying
    points = task_points(state, seat, tile, letter)
    gain(state, seat, TASKS, points)
    add_tile(state, seat, SATELLITES, tile)
    state.emit(TASK_SCORED, seat, tile, letter, points)
    _end_turn(state, seat)
