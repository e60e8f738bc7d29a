"""Progress: markers, lanes, turning points (rulebook chapter 9).

Each seat says where one of its two markers goes and then where the other does. They may have moved in turns, so only
where both end has to obey the spacing rule (9.3.6): the first answer must leave the other marker a way to use what is
left (9.3.3). The markers of a lonely player's opponent and of the neutral colour move by 17.5.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.evacuation.box import RESOURCES, SPACES, Box
from planetfall.games.evacuation.codes import ADVANCE, ASK_ADVANCE, ASK_LANE, ASK_POWER, LANE, POWER
from planetfall.games.evacuation.deeds import begin_effects
from planetfall.games.evacuation.events import MARKER_MOVED, RIVAL_MOVED, TURNING_POINT
from planetfall.games.evacuation.lasting import MARKER_RESOURCE
from planetfall.games.evacuation.power import IN_PROGRESS, possible_power
from planetfall.games.evacuation.reasons import (
    BEYOND_THE_END,
    GIVES_UP_POINTS,
    MARKER_HAS_MOVED,
    MARKERS_ALIKE,
    SPACING,
    TOO_FEW_POINTS,
)
from planetfall.games.evacuation.solo import rival_power, rival_share
from planetfall.games.evacuation.state import BIT, FIRST, NOTHING, OWN, POINTS, REST, SEA_NEW, SITES_UP, State
from planetfall.games.evacuation.technologies import begin_lasting_gains
from planetfall.games.evacuation.worlds import raise_production

__all__ = [
    "MARKERS",
    "advance_blocked",
    "advance_options",
    "begin_progress",
    "lane_blocked",
    "lane_options",
    "next_progress",
    "take_advance",
    "take_lane",
    "take_power",
]

MARKERS: Final = 2  # of each colour
PARKING: Final = 0  # the start space too
MAIN: Final = 1
THREE_PLUS: Final = 2
MOVED: Final = 1  # what ASK_LANE remembers beside the marker: its instant effect comes


def begin_progress(state: State) -> None:
    """9.2.1; in year 1 all markers still stand on the start space."""
    index: i64
    for index in range(len(state.lane)):
        state.lane[index] = PARKING
    state.turn = 0


def next_progress(state: State) -> bool:
    """The next colour in the new turn order moves; False when all have."""
    if state.turn == len(state.turn_order):
        return False
    colour = state.turn_order[state.turn]
    state.turn += 1
    if colour >= state.seats:
        _move_rival(state, colour)
        return True
    totals = possible_power(state, colour, IN_PROGRESS)
    if totals & (totals - 1):
        state.ask(colour, ASK_POWER, 0)
    else:
        power: i64 = 0
        while totals & BIT[power] == 0:
            power += 1
        _count_points(state, colour, power)
    return True


def take_power(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    _count_points(state, seat, code - POWER)


def _count_points(state: State, seat: i64, power: i64) -> None:
    base = seat * OWN
    state.own[base + POINTS] = power
    state.own[base + REST] = power
    state.own[base + FIRST] = NOTHING
    state.ask(seat, ASK_ADVANCE, 0)


# -- splitting the points (9.3) ----------------------------------------------------------------------------------------


def advance_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=32)
    most = _most_used(state, seat)
    marker: i64
    steps: i64
    for marker in range(MARKERS):
        if not _alike(state, seat, marker):
            for steps in range(_steps(state, seat)):
                if _used(state, seat, marker, steps) == most:
                    codes = append(codes, ADVANCE + marker * SPACES + steps)
    return codes


def advance_blocked(state: State, seat: i64, code: i64) -> i64:
    if not ADVANCE <= code < LANE:
        return NOT_ASKED
    marker = (code - ADVANCE) // SPACES
    steps = (code - ADVANCE) % SPACES
    if state.own[seat * OWN + FIRST] == marker:
        return MARKER_HAS_MOVED
    if _alike(state, seat, marker):
        return MARKERS_ALIKE
    if steps > state.own[seat * OWN + REST]:
        return TOO_FEW_POINTS
    used = _used(state, seat, marker, steps)
    if used == NOTHING:
        beyond = state.space[seat * MARKERS + marker] + steps > state.box.last_space
        return BEYOND_THE_END if beyond else SPACING
    return 0 if used == _most_used(state, seat) else GIVES_UP_POINTS


def _alike(state: State, seat: i64, marker: i64) -> bool:
    """The second marker beside the first, neither moved: whatever it can do the first can."""
    at = seat * MARKERS
    return marker == 1 and state.own[seat * OWN + FIRST] == NOTHING and state.space[at] == state.space[at + 1]


def _most_used(state: State, seat: i64) -> i64:
    most: i64 = 0
    marker: i64
    steps: i64
    for marker in range(MARKERS):
        for steps in range(_steps(state, seat)):
            used = _used(state, seat, marker, steps)
            if used > most:
                most = used
    return most


def _steps(state: State, seat: i64) -> i64:
    """One more than a marker can be moved at most."""
    rest = state.own[seat * OWN + REST]
    return rest + 1 if rest < SPACES else SPACES


def _used(state: State, seat: i64, marker: i64, steps: i64) -> i64:
    """Points used if this marker moves so far and the other, unless it has moved, as far as it then can.

    NOTHING if this marker cannot move so far.
    """
    box = state.box
    at = seat * MARKERS
    rest = state.own[seat * OWN + REST]
    first = state.own[seat * OWN + FIRST]
    here = state.space[at + marker] + steps
    other = state.space[at + 1 - marker]
    if first == marker or steps > rest or here > box.last_space:
        return NOTHING
    follows: i64 = 0
    if first == NOTHING:
        follows = min(_reach(box, here) - other, rest - steps)
    return steps + follows if _spaced(box, here, other + follows) else NOTHING


def _spaced(box: Box, one: i64, other: i64) -> bool:
    """9.4.6."""
    return one <= _reach(box, other) and other <= _reach(box, one)


def _reach(box: Box, other: i64) -> i64:
    """The furthest space at most one turning point beyond that of the other marker, or the last one."""
    point = box.passed[other] + 1
    return box.turning_points[point] if point < len(box.turning_points) else box.last_space


def take_advance(state: State, seat: i64, code: i64) -> None:
    marker = (code - ADVANCE) // SPACES
    steps = (code - ADVANCE) % SPACES
    own = state.own
    base = seat * OWN
    state.answered(seat)
    if own[base + FIRST] == NOTHING:
        own[base + FIRST] = marker
        own[base + REST] -= steps
        state.ask(seat, ASK_ADVANCE, 0)  # waits below all that follows from this move (9.3.4)
    else:
        own[base + FIRST] = NOTHING
    _advance(state, seat, marker, steps)
    _land(state, seat, marker, steps > 0)


def _advance(state: State, seat: i64, marker: i64, steps: i64) -> None:
    box = state.box
    at = seat * MARKERS
    before = state.space[at + marker]
    state.space[at + marker] = before + steps
    other = box.passed[state.space[at + 1 - marker]]
    point: i64
    for point in range(box.passed[before], box.passed[before + steps]):
        _pass(state, seat, point, other > point)


# -- turning points (9.5) ----------------------------------------------------------------------------------------------


def _pass(state: State, seat: i64, point: i64, second: bool) -> None:
    """Points are counted from 0. What the first marker opens is read from where the markers are, see markers.py."""
    state.emit(TURNING_POINT, seat, 0, point + 1, i64(second) + 1, 0)
    if point == 0:
        _turn_sea_tile(state, seat)
    elif second and point < 3:
        _move_sea_tile(state, seat)


def _turn_sea_tile(state: State, seat: i64) -> None:
    """One of those still face up; both show the same."""
    up = state.own[seat * OWN + SITES_UP] & state.box.sea_tiles
    state.own[seat * OWN + SITES_UP] &= ~(up & -up)


def _move_sea_tile(state: State, seat: i64) -> None:
    state.own[seat * OWN + SEA_NEW] += 1
    kind: i64
    for kind in range(RESOURCES):
        raise_production(state, seat, kind, 1)


# -- landing (9.4) -----------------------------------------------------------------------------------------------------


def _land(state: State, seat: i64, marker: i64, moved: bool) -> None:
    """On a free lane space, of two on the chosen one; if there is none the marker stays on the parking lane."""
    lanes = _free_lanes(state, state.space[seat * MARKERS + marker])
    if lanes == BIT[MAIN] | BIT[THREE_PLUS]:
        state.ask(seat, ASK_LANE, marker * 2 + (MOVED if moved else 0))
    elif lanes:
        _put(state, seat, marker, MAIN if lanes == BIT[MAIN] else THREE_PLUS, moved)
    elif moved:
        state.emit(MARKER_MOVED, seat, 0, marker, state.space[seat * MARKERS + marker], PARKING)


def _free_lanes(state: State, space: i64) -> i64:
    """Lanes with room beside a space, a bit each; the start space has none, the second lane is for three and more."""
    if space == 0:
        return 0
    room = state.box.end_capacity if space == state.box.last_space else 1
    free: i64 = 0
    lane: i64
    for lane in range(MAIN, THREE_PLUS + 1 if state.seats > 2 else THREE_PLUS):
        if _markers_on(state, space, lane) < room:
            free |= BIT[lane]
    return free


def _markers_on(state: State, space: i64, lane: i64) -> i64:
    count: i64 = 0
    index: i64
    for index in range(len(state.space)):
        count += i64(state.space[index] == space and state.lane[index] == lane)
    return count


def lane_options() -> vec[i64]:
    return vec[i64]([LANE, LANE + 1])


def lane_blocked(code: i64) -> i64:
    return 0 if LANE <= code < LANE + 2 else NOT_ASKED


def take_lane(state: State, seat: i64, code: i64) -> None:
    about = state.about(seat)
    state.answered(seat)
    _put(state, seat, about // 2, MAIN + code - LANE, about % 2 == MOVED)


def _put(state: State, seat: i64, marker: i64, lane: i64, moved: bool) -> None:
    index = seat * MARKERS + marker
    state.lane[index] = lane
    state.emit(MARKER_MOVED, seat, 0, marker, state.space[index], lane)
    place = (lane - MAIN) * SPACES + state.space[index]
    if moved and state.box.lane_count[place]:
        begin_effects(state, seat, state.box.lane_first[place], state.box.lane_count[place])  # 9.4.5
    begin_lasting_gains(state, seat, MARKER_RESOURCE)  # 19.8; on top, so it can pay for the effect


# -- the colours that a lonely player has beside it (17.5) -------------------------------------------------------------


def _move_rival(state: State, colour: i64) -> None:
    """The front marker by its share, the rear one by the rest; steps that one may not take the other does (17.5.4)."""
    box = state.box
    at = colour * MARKERS
    front: i64 = 1 if state.space[at + 1] > state.space[at] else 0
    rear = 1 - front
    power = rival_power(state, colour)
    both = min(state.space[at] + state.space[at + 1] + power, 2 * box.last_space)
    ahead = min(state.space[at + front] + min(rival_share(state), power), box.last_space)
    ahead = max(ahead, both - box.last_space)
    while ahead > _reach(box, both - ahead):
        ahead -= 1
    while both - ahead > _reach(box, ahead):
        ahead += 1
    state.space[at + front] = ahead
    state.space[at + rear] = both - ahead
    _park_rival(state, colour, rear)
    _park_rival(state, colour, front)


def _park_rival(state: State, colour: i64, marker: i64) -> None:
    """17.5.5: with one lane in use there is nothing to choose."""
    index = colour * MARKERS + marker
    if _free_lanes(state, state.space[index]):
        state.lane[index] = MAIN
    state.emit(RIVAL_MOVED, NOTHING, 0, colour, marker, state.space[index])
