"""Hiring a character, using its abilities, tucking and discarding (rulebook chapter 4, 6.4 to 6.6, 7.12 to 7.14)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.galileo_project.box import (
    ABILITY_BOTH,
    ABILITY_COLOUR,
    CHARACTERS,
    COPIES,
    GANYMEDE,
    SLOTS,
)
from planetfall.games.galileo_project.codes import (
    ASK_ABILITY,
    ASK_CHARACTER,
    ASK_DROP,
    ASK_RECALL,
    DISCARD,
    DROP,
    HIRE,
    INSTANT,
    RECALL,
    TAKE,
    TUCK,
)
from planetfall.games.galileo_project.effects import (
    STEP_DISCARD,
    STEP_END,
    STEP_GAIN,
    STEP_HIRED,
    STEP_PAY_CHARACTERS,
    STEP_USE,
)
from planetfall.games.galileo_project.events import (
    CHARACTER_DISCARDED,
    CHARACTER_TAKEN,
    CHARACTER_TUCKED,
    CHARACTER_UNPAID,
    HIRED,
    INSTANT_USED,
)
from planetfall.games.galileo_project.influence import gain_mc, lasting
from planetfall.games.galileo_project.reasons import (
    ABILITY_OTHER_COLOUR,
    ABILITY_USED,
    NO_CHARACTER_THERE,
    NO_DISCARDED,
    NOT_TUCKED,
    ONLY_X_CHARACTERS,
)
from planetfall.games.galileo_project.state import (
    DISCARDED,
    IN_USE,
    MC_HELD,
    NOTHING,
    OWN,
    SCRATCH,
    TRACK_OF,
    TUCKED,
    TUCKED_COUNT,
    State,
    field_of,
    later,
)

__all__ = [
    "AT_THE_END",
    "AT_TURNS_END",
    "USE_EITHER",
    "USE_INSTANT",
    "USE_REST",
    "USE_TUCK",
    "ability_blocked",
    "ability_options",
    "ask_character",
    "ask_drop",
    "ask_recall",
    "character_blocked",
    "character_options",
    "discard",
    "drop_blocked",
    "drop_options",
    "hire",
    "hire_blocked",
    "hire_influence",
    "payable",
    "put_on_pile",
    "recall_blocked",
    "recall_options",
    "take_ability",
    "take_character",
    "take_drop",
    "take_recall",
    "tuck_limit",
    "use_hire_effect",
    "use_hired",
]

# Which abilities of a character may be used.
USE_BOTH: Final = 0  # the instant one, then tuck
USE_INSTANT: Final = 1
USE_TUCK: Final = 2
USE_EITHER: Final = 3
USE_REST: Final = 4  # tuck, after the instant one

# Why a character has to be dropped.
AT_TURNS_END: Final = 0
FOR_A_NEW_ONE: Final = 1
AT_THE_END: Final = 2


# -- hiring ------------------------------------------------------------------------------------------------------


def hire_blocked(state: State, slot: i64) -> i64:
    if state.row[slot] == NOTHING:
        return NO_CHARACTER_THERE
    return 0


def hire(state: State, seat: i64, slot: i64) -> None:
    """The influence is reduced by the slot, the MC are not (4.3)."""
    influence = hire_influence(state, slot)
    card = _leave_row(state, slot)
    if state.listening:
        state.emit(HIRED, seat, 0, card, slot, 0)
    state.did = HIRE
    later(state, STEP_HIRED, card)
    later(state, STEP_GAIN, influence)
    gain_mc(state, seat, state.box.hire_mc[state.box.character[card]])


def hire_influence(state: State, slot: i64) -> i64:
    """What hiring the character there brings, less what its slot takes away (4.3)."""
    box = state.box
    influence = box.hire_influence[box.character[state.row[slot]]] - box.reduction[slot]
    if influence < 0:
        return 0
    return influence


def use_hired(state: State, seat: i64, card: i64) -> None:
    """The colour of the track and the field of Ganymede at this moment count (4.6)."""
    ability = state.box.hire_ability[field_of(state, seat, GANYMEDE)]
    use: i64 = USE_EITHER
    if ability == ABILITY_BOTH:
        use = USE_BOTH
    elif ability == ABILITY_COLOUR:
        use = USE_TUCK
        if state.box.instant_colour[card] == state.own[seat * OWN + TRACK_OF]:
            use = USE_INSTANT
    state.ask(seat, ASK_ABILITY, card * 8 + use)


def use_hire_effect(state: State, seat: i64) -> None:
    """Of the leftmost character, which is discarded unused (13.7)."""
    slot = _leftmost(state)
    if slot == NOTHING:
        return
    card = _leave_row(state, slot)
    character = state.box.character[card]
    later(state, STEP_DISCARD, card)
    later(state, STEP_GAIN, state.box.hire_influence[character])
    gain_mc(state, seat, state.box.hire_mc[character])


def _leave_row(state: State, slot: i64) -> i64:
    card = state.row[slot]
    state.row[slot] = NOTHING
    state.place[card] = IN_USE
    return card


def _leftmost(state: State) -> i64:
    slot: i64
    for slot in range(SLOTS):
        if state.row[slot] != NOTHING:
            return slot
    return NOTHING


# -- abilities ---------------------------------------------------------------------------------------------------


def ability_options(state: State, seat: i64) -> vec[i64]:
    """A character may always be discarded (4.9)."""
    use = state.about(seat) & 7
    if use == USE_INSTANT:
        return INSTANT_ONLY
    if use in (USE_TUCK, USE_REST):
        return TUCK_ONLY
    return ANY_ABILITY


def ability_blocked(state: State, seat: i64, code: i64) -> i64:
    use = state.about(seat) & 7
    if code == INSTANT:
        if use == USE_TUCK:
            return ABILITY_OTHER_COLOUR
        if use == USE_REST:
            return ABILITY_USED
        return 0
    if code == TUCK:
        if use == USE_INSTANT:
            return ABILITY_OTHER_COLOUR
        return 0
    if code == DISCARD:
        return 0
    return NOT_ASKED


def take_ability(state: State, seat: i64, code: i64) -> None:
    about = state.about(seat)
    card = about >> 3
    state.answered(seat)
    if code == TUCK:
        _tuck(state, seat, card)
    elif code == DISCARD:
        discard(state, seat, card)
    else:
        if about & 7 == USE_BOTH:
            later(state, STEP_USE, card * 8 + USE_REST)
        else:
            later(state, STEP_DISCARD, card)  # when the ability has been carried out completely (4.11)
        _use_instant(state, seat, card)


def _use_instant(state: State, seat: i64, card: i64) -> None:
    box = state.box
    character = box.character[card]
    if state.listening:
        state.emit(INSTANT_USED, seat, 0, card, 0, 0)
    first = box.instant[character]
    row = first + box.instants[character] - 1
    while row >= first:
        later(state, box.effect[row], row * 256 + 1)
        row -= 1


def discard(state: State, seat: i64, card: i64) -> None:
    put_on_pile(state, card)
    if state.listening:
        state.emit(CHARACTER_DISCARDED, seat, 0, card, 0, 0)


def put_on_pile(state: State, card: i64) -> None:
    state.place[card] = DISCARDED
    state.pile[state.box.character[card]] += 1


def _tuck(state: State, seat: i64, card: i64) -> None:
    """Beyond the limit one of them has to go (4.10)."""
    state.place[card] = TUCKED + seat
    state.tucked[seat * CHARACTERS + state.box.character[card]] += 1
    state.own[seat * OWN + TUCKED_COUNT] += 1
    if state.listening:
        state.emit(CHARACTER_TUCKED, seat, 0, card, 0, 0)
    if state.own[seat * OWN + TUCKED_COUNT] > tuck_limit(state, seat):
        ask_drop(state, seat, FOR_A_NEW_ONE)


def tuck_limit(state: State, seat: i64) -> i64:
    return state.box.tucked[field_of(state, seat, GANYMEDE)] + lasting(state, seat, state.box.tuck_limit)


# -- taking one without hiring it --------------------------------------------------------------------------------


def ask_character(state: State, seat: i64, first: i64) -> None:
    """One of the first so many in the row (6.4)."""
    if _leftmost(state) != NOTHING:
        state.ask(seat, ASK_CHARACTER, first)


def character_options(state: State, seat: i64) -> vec[i64]:
    codes = SCRATCH
    found: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        if state.row[slot] != NOTHING and found < state.about(seat):
            codes[found] = TAKE + slot
            found += 1
    return codes[:found]


def character_blocked(state: State, seat: i64, code: i64) -> i64:
    if not TAKE <= code < TAKE + SLOTS:
        return NOT_ASKED
    slot = code - TAKE
    if state.row[slot] == NOTHING:
        return NO_CHARACTER_THERE
    before: i64 = 0  # gaps are not counted
    other: i64
    for other in range(slot):
        before += i64(state.row[other] != NOTHING)
    if before >= state.about(seat):
        return ONLY_X_CHARACTERS
    return 0


def take_character(state: State, seat: i64, code: i64) -> None:
    """Either ability, whatever the colour, and no hire effect (6.5)."""
    state.answered(seat)
    card = _leave_row(state, code - TAKE)
    if state.listening:
        state.emit(CHARACTER_TAKEN, seat, 0, card, 0, 0)
    later(state, STEP_USE, card * 8 + USE_EITHER)


def ask_recall(state: State, seat: i64) -> None:
    """Any discarded character (9.16)."""
    character: i64
    for character in range(CHARACTERS):
        if state.pile[character] > 0:
            state.ask(seat, ASK_RECALL, 0)
            return


def recall_options(state: State) -> vec[i64]:
    codes = SCRATCH
    found: i64 = 0
    character: i64
    for character in range(CHARACTERS):
        if state.pile[character] > 0:
            codes[found] = RECALL + character
            found += 1
    return codes[:found]


def recall_blocked(state: State, code: i64) -> i64:
    if not RECALL <= code < RECALL + CHARACTERS:
        return NOT_ASKED
    if state.pile[code - RECALL] == 0:
        return NO_DISCARDED
    return 0


def take_recall(state: State, seat: i64, code: i64) -> None:
    """Cards of one character differ in colour alone, which does not matter here: the first one is taken."""
    state.answered(seat)
    character = code - RECALL
    card = _find(state, character, DISCARDED)
    state.place[card] = IN_USE
    state.pile[character] -= 1
    if state.listening:
        state.emit(CHARACTER_TAKEN, seat, 0, card, 0, 0)
    use: i64 = USE_BOTH
    if state.setting.scanner_either == 1:
        use = USE_EITHER
    later(state, STEP_USE, card * 8 + use)


def _find(state: State, character: i64, place: i64) -> i64:
    """The first card of a character in this place."""
    card = character * COPIES
    while state.place[card] != place:
        card += 1
    return card


# -- dropping tucked ones ----------------------------------------------------------------------------------------


def ask_drop(state: State, seat: i64, why: i64) -> None:
    state.ask(seat, ASK_DROP, why)


def drop_options(state: State, seat: i64) -> vec[i64]:
    codes = SCRATCH
    found: i64 = 0
    base = seat * CHARACTERS
    character: i64
    for character in range(CHARACTERS):
        if state.tucked[base + character] > 0:
            codes[found] = DROP + character
            found += 1
    return codes[:found]


def drop_blocked(state: State, seat: i64, code: i64) -> i64:
    if not DROP <= code < DROP + CHARACTERS:
        return NOT_ASKED
    if state.tucked[seat * CHARACTERS + code - DROP] == 0:
        return NOT_TUCKED
    return 0


def take_drop(state: State, seat: i64, code: i64) -> None:
    why = state.about(seat)
    state.answered(seat)
    character = code - DROP
    card = _find(state, character, TUCKED + seat)
    state.tucked[seat * CHARACTERS + character] -= 1
    state.own[seat * OWN + TUCKED_COUNT] -= 1
    if why == AT_THE_END:
        put_on_pile(state, card)
        state.emit(CHARACTER_UNPAID, seat, 0, card, 0, 0)
        later(state, STEP_PAY_CHARACTERS, 0)
        return
    discard(state, seat, card)
    if why == AT_TURNS_END:
        later(state, STEP_END, 0)


def payable(state: State, seat: i64) -> i64:
    """For how many of its tucked characters the MC of a seat are enough at the end (11.4, 11.5)."""
    tucked = state.own[seat * OWN + TUCKED_COUNT]
    held = state.own[seat * OWN + MC_HELD]
    if tucked * state.box.character_mc <= held:
        return tucked
    return held // state.box.character_mc


# Lists of moves are read and never written into, so these can be handed out as they are.
INSTANT_ONLY: Final = vec[i64]([INSTANT, DISCARD])
TUCK_ONLY: Final = vec[i64]([TUCK, DISCARD])
ANY_ABILITY: Final = vec[i64]([INSTANT, TUCK, DISCARD])
