"""Developing infrastructure: take a card, play a card, and what its condition counts (rulebook 5.4, 18.7, 20).

Cards are called projects in the code.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.evacuation.box import GROUPS, INFRASTRUCTURE, NEW, PROJECTS, RESOURCES, SLOTS
from planetfall.games.evacuation.codes import DECLINE, FREE_REFRESH, PLAY, REFRESH, TAKE
from planetfall.games.evacuation.deeds import again, effect_of
from planetfall.games.evacuation.displays import HAS_REFRESHED, add_refreshes, refresh_blocked, take_refresh, take_slot
from planetfall.games.evacuation.events import PROJECT_FULFILLED, PROJECT_PLAYED, PROJECT_TAKEN
from planetfall.games.evacuation.payment import begin_purchase, price_blocked
from planetfall.games.evacuation.reasons import PROJECT_NOT_HELD, REFRESHED_TO_TAKE, SAME_ILLUSTRATION, SLOT_EMPTY
from planetfall.games.evacuation.state import (
    BIT,
    BUYING,
    HAND,
    LAID,
    NOTHING,
    OWN,
    OWN_FIELDS,
    PAID,
    PICTURES,
    State,
    count_bits,
)
from planetfall.games.evacuation.worlds import raise_production

__all__ = [
    "check_projects",
    "develop_blocked",
    "develop_options",
    "fields_missing",
    "holds",
    "lay_out_project",
    "take_develop",
    "take_project",
    "take_project_blocked",
    "take_project_options",
]


# -- take ------------------------------------------------------------------------------------------------------------


def take_project_options(state: State, seat: i64) -> vec[i64]:
    return add_refreshes(state, seat, INFRASTRUCTURE, _add_takes(state, vec[i64]([DECLINE])))


def _add_takes(state: State, codes: vec[i64]) -> vec[i64]:
    slot: i64
    for slot in range(SLOTS):
        if state.display[INFRASTRUCTURE * SLOTS + slot] != NOTHING:
            codes = append(codes, TAKE + slot)
    return codes


def take_project_blocked(state: State, seat: i64, code: i64) -> i64:
    if code == DECLINE:
        return 0  # 6.5
    if TAKE <= code < TAKE + SLOTS:
        return SLOT_EMPTY if state.display[INFRASTRUCTURE * SLOTS + code - TAKE] == NOTHING else 0
    if REFRESH <= code <= FREE_REFRESH:
        return refresh_blocked(state, seat, INFRASTRUCTURE, code)
    return NOT_ASKED


def take_project(state: State, seat: i64, code: i64) -> None:
    if code == DECLINE:
        _decline(state, seat)
    elif code >= REFRESH:
        take_refresh(state, seat, INFRASTRUCTURE, code)
    else:
        again(state, seat)
        project = take_slot(state, INFRASTRUCTURE, code - TAKE)
        state.own[seat * OWN + HAND] |= BIT[project]
        state.emit(PROJECT_TAKEN, seat, 0, project, 0, 0)


def _decline(state: State, seat: i64) -> None:
    """All that is left of the effect, but after a refresh only what the display was refreshed for (6.5)."""
    if state.about(seat) & HAS_REFRESHED:
        again(state, seat)
    else:
        state.answered(seat)


# -- take or play (5.4.1) --------------------------------------------------------------------------------------------


def develop_options(state: State, seat: i64) -> vec[i64]:
    codes = _add_takes(state, vec[i64]([DECLINE]))
    hand = state.own[seat * OWN + HAND]
    code: i64 = PLAY
    while hand:
        if hand & 1 and _play_blocked(state, seat, code - PLAY) == 0:
            codes = append(codes, code)
        hand >>= 1
        code += 1
    return add_refreshes(state, seat, INFRASTRUCTURE, codes)


def develop_blocked(state: State, seat: i64, code: i64) -> i64:
    if PLAY <= code < PLAY + PROJECTS:
        return _play_blocked(state, seat, code - PLAY)
    return take_project_blocked(state, seat, code)


def _play_blocked(state: State, seat: i64, project: i64) -> i64:
    base = seat * OWN
    if state.own[base + HAND] & BIT[project] == 0:
        return PROJECT_NOT_HELD
    if state.about(seat) & HAS_REFRESHED:
        return REFRESHED_TO_TAKE
    if state.own[base + PICTURES] & BIT[state.box.illustration[project]]:
        return SAME_ILLUSTRATION
    return price_blocked(state, seat, effect_of(state, seat), NEW, INFRASTRUCTURE, project)


def take_develop(state: State, seat: i64, code: i64) -> None:
    if not PLAY <= code < PLAY + PROJECTS:
        take_project(state, seat, code)
        return
    effect = effect_of(state, seat)
    again(state, seat)
    if begin_purchase(state, seat, effect, NEW, INFRASTRUCTURE, code - PLAY):
        lay_out_project(state, seat, code - PLAY)


def lay_out_project(state: State, seat: i64, project: i64) -> None:
    """It is paid; it pays back at once or when its condition comes true (5.4.4)."""
    base = seat * OWN
    state.own[base + BUYING] = NOTHING
    state.own[base + HAND] &= ~BIT[project]
    state.own[base + LAID] |= BIT[project]
    state.own[base + PICTURES] |= BIT[state.box.illustration[project]]
    state.emit(PROJECT_PLAYED, seat, 0, project, i64(holds(state, seat, project)), 0)
    check_projects(state, seat)


# -- conditions (20) -------------------------------------------------------------------------------------------------


def check_projects(state: State, seat: i64) -> None:
    """Raise production for every card whose condition has come true."""
    laid = state.own[seat * OWN + LAID]
    project: i64 = 0
    while laid:
        if laid & 1 and holds(state, seat, project):
            _fulfil(state, seat, project)
        laid >>= 1
        project += 1


def _fulfil(state: State, seat: i64, project: i64) -> None:
    """5.4.5: once."""
    state.own[seat * OWN + LAID] &= ~BIT[project]
    state.own[seat * OWN + PAID] |= BIT[project]
    state.emit(PROJECT_FULFILLED, seat, 0, project, 0, 0)
    kind: i64
    for kind in range(RESOURCES):
        raise_production(state, seat, kind, state.box.project_production[project * RESOURCES + kind])


def holds(state: State, seat: i64, project: i64) -> bool:
    """Whether the seat's fields meet the condition of a card, on one line if it asks for that (20.4)."""
    box = state.box
    fields = state.own[seat * OWN + OWN_FIELDS]
    way = box.project_line[project]
    if way == 0:
        return fields_missing(state, project, fields) == 0
    line: i64
    for line in range(len(box.line_fields)):
        if box.line_way[line] & way and fields_missing(state, project, fields & box.line_fields[line]) == 0:
            return True
    return False


def fields_missing(state: State, project: i64, fields: i64) -> i64:
    """How many more fields the condition of a card asks for, lines aside.

    Groups name different terrains, so no field counts for two of them (20.1).
    """
    box = state.box
    missing: i64 = 0
    group: i64
    for group in range(project * GROUPS, project * GROUPS + GROUPS):
        asked = box.group_count[group]
        if asked > 0:
            missing += max(asked - count_bits(fields & box.group_fields[group]), 0)
    return missing
