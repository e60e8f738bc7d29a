"""Acquiring a robot and its ability (rulebook chapter 5, 6.1 to 6.8), and robots turned up from the deck (9.14)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.galileo_project.box import IO, MOONS, MOST_MC, ROBOT_CARDS
from planetfall.games.galileo_project.codes import (
    ACQUIRE,
    ASK_MOON,
    ASK_PAY,
    ASK_ROBOT,
    MOON,
    PAY,
    PICK,
    USE_IO,
)
from planetfall.games.galileo_project.effects import STEP_ABILITY, STEP_ADVANCE, STEP_PLACE
from planetfall.games.galileo_project.events import ACQUIRED, PAID, TURNED_UP, USED_IO
from planetfall.games.galileo_project.reasons import (
    IO_ONCE,
    IO_SAVES_NOTHING,
    MC_NOT_HELD,
    MORE_THAN_IT_COSTS,
    NO_MC_FOR_IO,
    NO_ROBOT_THERE,
    NO_SUCH_MOON,
    NOT_TURNED_UP,
    ONLY_THROUGH_IO,
    OTHER_COLOUR,
    TOO_DEAR,
    TOO_FEW_INFLUENCE,
)
from planetfall.games.galileo_project.state import (
    COLOUR_COUNT,
    INFLUENCE_AT,
    MC_HELD,
    NOTHING,
    OWN,
    ROBOT_COUNT,
    SCRATCH,
    TRACK_OF,
    TWO_MOONS,
    TYPE_COUNT,
    State,
    field_of,
    later,
    link,
    type_of,
)

__all__ = [
    "acquire",
    "acquire_blocked",
    "come_into_play",
    "io_saves",
    "moon_blocked",
    "moon_options",
    "pay_blocked",
    "pay_options",
    "pick_blocked",
    "pick_options",
    "price",
    "take_moon",
    "take_pay",
    "take_pick",
    "turn_up",
    "use_ability",
]


# -- choosing and paying -----------------------------------------------------------------------------------------


def acquire_blocked(state: State, seat: i64, slot: i64) -> i64:
    robot = state.robot_row[slot]
    if robot == NOTHING:
        return NO_ROBOT_THERE
    own = state.own
    influence = own[seat * OWN + INFLUENCE_AT]
    if influence > 0 and state.box.colour[robot] != own[seat * OWN + TRACK_OF]:
        return OTHER_COLOUR
    cost = price(state, slot)
    if cost <= influence or cost <= _reach(state, seat, own[seat * OWN + MC_HELD], 0):
        return 0
    return TOO_DEAR


def price(state: State, slot: i64) -> i64:
    """Of the robot there, with what its slot adds (5.1)."""
    return state.box.cost[state.robot_row[slot]] + state.box.surcharge[slot]


def _reach(state: State, seat: i64, mc: i64, used: i64) -> i64:
    """The most that influence, so many MC and Io can pay together (5.3 to 5.5)."""
    worth = mc  # paid one for one
    if state.setting.io_only == 1:
        worth = 0
    saves = io_saves(state, seat)
    if saves > 0:
        uses = mc // state.box.io_mc
        if state.setting.io_once == 1 and uses > 1 - used:
            uses = 1 - used
        through_io = uses * saves
        if state.setting.io_only == 0:
            through_io += mc - uses * state.box.io_mc
        if through_io > worth:
            worth = through_io
    return state.own[seat * OWN + INFLUENCE_AT] + worth


def io_saves(state: State, seat: i64) -> i64:
    """Influence that using Io once saves (7.6)."""
    return state.box.io_saves[field_of(state, seat, IO)]


def acquire(state: State, seat: i64, slot: i64) -> None:
    state.did = ACQUIRE
    _ask_pay(state, seat, slot, 0, price(state, slot))


def _ask_pay(state: State, seat: i64, slot: i64, used: i64, cost: i64) -> None:
    if cost > 0:
        state.ask(seat, ASK_PAY, slot * 512 + used * 256 + cost)
        return
    robot = state.robot_row[slot]
    state.robot_row[slot] = NOTHING
    later(state, STEP_PLACE, robot)


def pay_options(state: State, seat: i64) -> vec[i64]:
    codes = SCRATCH
    found: i64 = 0
    about = state.about(seat)
    if _io_blocked(state, seat, about) == 0:
        codes[0] = USE_IO
        found = 1
    cost = about & 255
    least = cost - state.own[seat * OWN + INFLUENCE_AT]
    if least < 0:
        least = 0
    most = state.own[seat * OWN + MC_HELD]
    if most > cost:
        most = cost
    if state.setting.io_only == 1:
        most = 0
    mc: i64
    for mc in range(least, most + 1):
        codes[found] = PAY + mc
        found += 1
    return codes[:found]


def pay_blocked(state: State, seat: i64, code: i64) -> i64:
    about = state.about(seat)
    if code == USE_IO:
        return _io_blocked(state, seat, about)
    if not PAY <= code <= PAY + MOST_MC:
        return NOT_ASKED
    mc = code - PAY
    cost = about & 255
    if mc > 0 and state.setting.io_only == 1:
        return ONLY_THROUGH_IO
    if mc > cost:
        return MORE_THAN_IT_COSTS
    if mc > state.own[seat * OWN + MC_HELD]:
        return MC_NOT_HELD
    if cost - mc > state.own[seat * OWN + INFLUENCE_AT]:
        return TOO_FEW_INFLUENCE
    return 0


def _io_blocked(state: State, seat: i64, about: i64) -> i64:
    saves = io_saves(state, seat)
    if saves == 0:
        return IO_SAVES_NOTHING
    used = (about >> 8) & 1
    if used == 1 and state.setting.io_once == 1:
        return IO_ONCE
    mc = state.own[seat * OWN + MC_HELD] - state.box.io_mc
    if mc < 0:
        return NO_MC_FOR_IO
    if (about & 255) - saves > _reach(state, seat, mc, 1):
        return TOO_DEAR  # the rest could not be paid any more
    return 0


def take_pay(state: State, seat: i64, code: i64) -> None:
    about = state.about(seat)
    state.answered(seat)
    own = state.own
    cost = about & 255
    if code == USE_IO:
        saved = io_saves(state, seat)
        if saved > cost:
            saved = cost
        own[seat * OWN + MC_HELD] -= state.box.io_mc
        if state.listening:
            state.emit(USED_IO, seat, 0, state.box.io_mc, saved, 0)
        _ask_pay(state, seat, about >> 9, 1, cost - saved)
        return
    mc = code - PAY
    own[seat * OWN + MC_HELD] -= mc
    own[seat * OWN + INFLUENCE_AT] -= cost - mc
    if state.listening:
        state.emit(PAID, seat, 0, cost - mc, mc, 0)
    _ask_pay(state, seat, about >> 9, 0, 0)


# -- coming into play --------------------------------------------------------------------------------------------


def come_into_play(state: State, seat: i64, robot: i64) -> None:
    """Beside its moon; with two printed moons the player chooses (5.7)."""
    if state.box.other_moon[robot] != NOTHING:
        state.ask(seat, ASK_MOON, robot)
    else:
        _place(state, seat, robot, state.box.moon[robot])


def moon_options(state: State, seat: i64) -> vec[i64]:
    robot = state.about(seat)
    codes = SCRATCH
    codes[0] = MOON + state.box.moon[robot]
    codes[1] = MOON + state.box.other_moon[robot]
    if codes[0] > codes[1]:
        codes[0] = MOON + state.box.other_moon[robot]
        codes[1] = MOON + state.box.moon[robot]
    return codes[:2]


def moon_blocked(state: State, seat: i64, code: i64) -> i64:
    if not MOON <= code < MOON + MOONS:
        return NOT_ASKED
    robot = state.about(seat)
    if code - MOON != state.box.moon[robot] and code - MOON != state.box.other_moon[robot]:
        return NO_SUCH_MOON
    return 0


def take_moon(state: State, seat: i64, code: i64) -> None:
    robot = state.about(seat)
    state.answered(seat)
    _place(state, seat, robot, code - MOON)


def _place(state: State, seat: i64, robot: i64, moon: i64) -> None:
    """Its ability first, then its moon advances by its level (5.8, 5.9)."""
    own = state.own
    base = seat * OWN
    box = state.box
    state.beside[robot] = moon
    link(state, seat, robot)
    own[base + ROBOT_COUNT] += 1
    own[base + TYPE_COUNT + box.type[robot]] += 1
    own[base + COLOUR_COUNT + box.colour[robot]] += 1
    if box.other_moon[robot] != NOTHING:
        own[base + TWO_MOONS] += 1
    if state.listening:
        state.emit(ACQUIRED, seat, 0, robot, moon, 0)
    later(state, STEP_ADVANCE, robot)
    later(state, STEP_ABILITY, robot)


def use_ability(state: State, seat: i64, robot: i64) -> None:
    """With strength X: the number of robots of this type, the new one included (6.1)."""
    kind = type_of(state, robot)
    row = state.box.ability[kind]
    later(state, state.box.effect[row], row * 256 + state.own[seat * OWN + TYPE_COUNT + kind])


# -- robots turned up from the deck ------------------------------------------------------------------------------


def turn_up(state: State, seat: i64, amount: i64) -> None:
    """The first of the deck; one of them comes into play for nothing (9.14)."""
    if amount > state.robots_left:
        amount = state.robots_left
    if amount == 0:
        return
    turned = vec[i64](capacity=amount)
    place: i64
    for place in range(amount):
        robot = state.robot_deck[state.robots_left - 1 - place]
        turned = append(turned, robot)
        if state.listening:
            state.emit(TURNED_UP, seat, 0, robot, 0, 0)
    state.turned = turned
    state.robots_left -= amount
    if state.robots_known > state.robots_left:
        state.robots_known = state.robots_left
    state.revealed += 1
    state.ask(seat, ASK_ROBOT, 0)


def pick_options(state: State) -> vec[i64]:
    codes = SCRATCH
    found: i64 = 0
    robot: i64
    for robot in range(ROBOT_CARDS):
        if _is_turned_up(state, robot):
            codes[found] = PICK + robot
            found += 1
    return codes[:found]


def pick_blocked(state: State, code: i64) -> i64:
    if not PICK <= code < PICK + ROBOT_CARDS:
        return NOT_ASKED
    if not _is_turned_up(state, code - PICK):
        return NOT_TURNED_UP
    return 0


def _is_turned_up(state: State, robot: i64) -> bool:
    return any(other == robot for other in state.turned)


def take_pick(state: State, seat: i64, code: i64) -> None:
    """The others go under the deck in their order, where everybody knows them (9.15)."""
    state.answered(seat)
    picked = code - PICK
    turned = state.turned
    deck = vec[i64](capacity=ROBOT_CARDS)
    place: i64 = len(turned) - 1
    while place >= 0:
        if turned[place] != picked:
            deck = append(deck, turned[place])
        place -= 1
    state.robots_known += len(deck)
    for place in range(state.robots_left):
        deck = append(deck, state.robot_deck[place])
    state.robot_deck = deck
    state.robots_left = len(deck)
    state.turned = vec[i64]()
    later(state, STEP_PLACE, picked)
