"""Goal cards: how they are chosen (rulebook 13.2, alone 17.2) and what they bring (14).

A pack lies at `state.packs` in fours; the cards taken from it come first, in the order they were taken. At the step
`state.pick` a seat chooses from the pack that began so many seats to its right. Alone there are two stacks instead,
asked in turn, and after each choice a card of the other stack is removed: it takes the next place there too.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.evacuation.box import COLUMNS, GOALS, LEVELS
from planetfall.games.evacuation.codes import ASK_DROP, ASK_GOAL, DROP, KEEP
from planetfall.games.evacuation.counts import TECHNOLOGIES_COMPLETE, count
from planetfall.games.evacuation.reasons import NOT_AMONG_GOALS, NOT_YOUR_GOAL
from planetfall.games.evacuation.state import BIT, COMPLETE, DROPPED, OWN, OWN_GOALS, State

__all__ = [
    "PACK",
    "deal_goals",
    "drop_blocked",
    "drop_options",
    "goal_blocked",
    "goal_options",
    "goal_points",
    "next_draft",
    "pack_of",
    "take_drop",
    "take_goal",
]

PACK: Final = 4  # cards dealt to each
STACKS: Final = 2  # alone


def deal_goals(state: State) -> None:
    """13.2.1, 17.2.1."""
    cards = vec[i64](list(range(GOALS)))
    state.rng.shuffle(cards)
    state.packs = cards[: PACK * max(state.seats, STACKS)]
    state.pick = 0
    _ask_all(state, ASK_GOAL)


def next_draft(state: State) -> bool:
    """All have chosen: the packs go on to the left (13.2.2); then everybody drops one. False when that is done."""
    if state.own[DROPPED] >= 0:
        return False
    state.pick += 1
    if state.pick < PACK:
        state.revealed += 1
        _ask_all(state, ASK_GOAL)
    else:
        _ask_all(state, ASK_DROP)
    return True


def _ask_all(state: State, question: i64) -> None:
    seat: i64
    for seat in range(state.seats):
        state.ask(seat, question, 0)


def pack_of(state: State, seat: i64) -> i64:
    """The pack in hand of a seat; alone the stacks come in turn."""
    if state.seats == 1:
        return state.pick % STACKS
    return (seat - state.pick + PACK * state.seats) % state.seats


# -- keeping one of a pack ---------------------------------------------------------------------------------------------


def goal_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=PACK)
    code: i64
    for code in range(KEEP, KEEP + GOALS):
        if goal_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    return codes


def goal_blocked(state: State, seat: i64, code: i64) -> i64:
    if not KEEP <= code < KEEP + GOALS:
        return NOT_ASKED
    return 0 if _place(state, pack_of(state, seat), code - KEEP) >= 0 else NOT_AMONG_GOALS


def _place(state: State, pack: i64, goal: i64) -> i64:
    """Where a goal still lies in a pack, -1 if it does not."""
    at: i64
    for at in range(pack * PACK + state.pick, (pack + 1) * PACK):
        if state.packs[at] == goal:
            return at
    return -1


def take_goal(state: State, seat: i64, code: i64) -> None:
    goal = code - KEEP
    pack = pack_of(state, seat)
    state.answered(seat)
    state.own[seat * OWN + OWN_GOALS] |= BIT[goal]
    _swap(state, _place(state, pack, goal), pack * PACK + state.pick)
    if state.seats == 1:
        _remove(state, 1 - pack)


def _remove(state: State, pack: i64) -> None:
    """17.2: a random card of the other stack; the second stack has none before it to be chosen from."""
    first = pack * PACK + state.pick
    _swap(state, first + state.rng.below(PACK - state.pick), first)


def _swap(state: State, one: i64, other: i64) -> None:
    packs = state.packs[:]
    packs[one] = state.packs[other]
    packs[other] = state.packs[one]
    state.packs = packs


# -- dropping one of four (13.2.3) -------------------------------------------------------------------------------------


def drop_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=PACK)
    goal: i64
    for goal in range(GOALS):
        if state.own[seat * OWN + OWN_GOALS] & BIT[goal]:
            codes = append(codes, DROP + goal)
    return codes


def drop_blocked(state: State, seat: i64, code: i64) -> i64:
    if not DROP <= code < DROP + GOALS:
        return NOT_ASKED
    return 0 if state.own[seat * OWN + OWN_GOALS] & BIT[code - DROP] else NOT_YOUR_GOAL


def take_drop(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    state.own[seat * OWN + OWN_GOALS] &= ~BIT[code - DROP]
    state.own[seat * OWN + DROPPED] = code - DROP


# -- what a goal brings (14) -------------------------------------------------------------------------------------------


def goal_points(state: State, seat: i64, goal: i64) -> i64:
    box = state.box
    counted = count(state, seat, box.goal_counts[goal])
    points = counted * box.goal_per[goal * LEVELS]
    if box.goal_counts[goal] == TECHNOLOGIES_COMPLETE:
        points = _technology_points(state, seat, goal)
    return points + _extra(box.goal_extra[goal], counted)


def _technology_points(state: State, seat: i64, goal: i64) -> i64:
    """14.11: by the level of each complete tile."""
    points: i64 = 0
    column: i64
    level: i64
    for column in range(COLUMNS):
        for level in range(state.own[seat * OWN + COMPLETE + column]):
            points += state.box.goal_per[goal * LEVELS + level]
    return points


def _extra(steps: vec[i64], counted: i64) -> i64:
    """14.1: the highest reached; the numbers and their points stand one after another, rising."""
    points: i64 = 0
    at: i64 = 0
    while at < len(steps) and counted >= steps[at]:
        points = steps[at + 1]
        at += 2
    return points
