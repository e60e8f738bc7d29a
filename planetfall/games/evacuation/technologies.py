"""Research, and what complete technologies do (rulebook 5.5, 19)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.evacuation.box import COLUMNS, LEVELS, RESOURCES
from planetfall.games.evacuation.codes import DECLINE, RESEARCH
from planetfall.games.evacuation.deeds import again, begin_effects, effect_of
from planetfall.games.evacuation.events import RESEARCHED
from planetfall.games.evacuation.lasting import IS_SET, OUTPUT, lasting
from planetfall.games.evacuation.reasons import COLUMN_COMPLETE, LEVEL_TOO_HIGH
from planetfall.games.evacuation.state import COMPLETE, LASTING, LEARNED, OWN, SETTLED, STEPS, State
from planetfall.games.evacuation.worlds import raise_production

__all__ = [
    "TILES",
    "apply_lasting",
    "begin_lasting_gains",
    "is_complete",
    "research_blocked",
    "research_options",
    "take_research",
    "tile_at",
]

TILES: Final = LEVELS * COLUMNS  # of a seat


def tile_at(state: State, seat: i64, level: i64, column: i64) -> i64:
    """The technology at that place of the seat's three columns, levels 0 to 2."""
    return state.tiles[(seat * LEVELS + level) * COLUMNS + column]


def is_complete(state: State, seat: i64, level: i64, column: i64) -> bool:
    return level < state.own[seat * OWN + COMPLETE + column]


def research_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64]([DECLINE])
    code: i64
    for code in range(RESEARCH, RESEARCH + COLUMNS):
        if research_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    return codes


def research_blocked(state: State, seat: i64, code: i64) -> i64:
    """5.5.1, 5.5.3: in a column only the lowest tile that is not complete."""
    if code == DECLINE:
        return 0
    if not RESEARCH <= code < RESEARCH + COLUMNS:
        return NOT_ASKED
    level = state.own[seat * OWN + COMPLETE + code - RESEARCH]
    if level == LEVELS:
        return COLUMN_COMPLETE
    if level >= state.box.deeds[effect_of(state, seat)].level_max:
        return LEVEL_TOO_HIGH
    return 0


def take_research(state: State, seat: i64, code: i64) -> None:
    if code == DECLINE:
        state.answered(seat)
        return
    again(state, seat)
    own = state.own
    base = seat * OWN
    column = code - RESEARCH
    level = own[base + COMPLETE + column]
    technology = tile_at(state, seat, level, column)
    own[base + STEPS + column] += 1
    complete = own[base + STEPS + column] >= state.box.researches[level]
    state.emit(RESEARCHED, seat, 0, technology, i64(complete), 0)
    if complete:
        own[base + STEPS + column] = 0
        own[base + COMPLETE + column] += 1
        _complete(state, seat, technology)


def _complete(state: State, seat: i64, technology: i64) -> None:
    """5.5.5: what lasts holds from now on, what is instant happens now."""
    before = vec[i64]([lasting(state, seat, OUTPUT + kind) for kind in range(RESOURCES)])
    apply_lasting(state, seat, technology)
    kind: i64
    for kind in range(RESOURCES):  # 19.5: those already settled at once
        more = lasting(state, seat, OUTPUT + kind) - before[kind]
        raise_production(state, seat, kind, more * state.own[seat * OWN + SETTLED + kind])
    begin_effects(state, seat, state.box.tech_first[technology], state.box.tech_count[technology])


def apply_lasting(state: State, seat: i64, technology: i64) -> None:
    """Add what a complete tile does from now on to what the seat has."""
    own = state.own
    base = seat * OWN
    own[base + LEARNED] += state.box.tech_satisfaction[technology]
    words = state.box.lasting[technology]
    at: i64 = 0
    while at < len(words):
        if IS_SET[words[at]]:
            own[base + LASTING + words[at]] |= words[at + 1]
        else:
            own[base + LASTING + words[at]] += words[at + 1]
        at += 3


def begin_lasting_gains(state: State, seat: i64, word: i64) -> None:
    """19.6, 19.7, 19.8: gain what complete tiles with that word bring."""
    if lasting(state, seat, word) == 0:
        return
    column: i64
    level: i64
    at: i64
    for column in range(COLUMNS):
        for level in range(state.own[seat * OWN + COMPLETE + column]):
            words = state.box.lasting[tile_at(state, seat, level, column)]
            at = 0
            while at < len(words):
                if words[at] == word:
                    begin_effects(state, seat, words[at + 2], 1)
                at += 3
