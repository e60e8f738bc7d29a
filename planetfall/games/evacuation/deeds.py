"""Carrying out effects (rulebook 18): those of a list in their order, those of an action card in any order.

A list of effects is the number of its first one in `box.deeds` and how many there are. What is left of a list lies on
the agenda as ASK_NEXT, below the effect that is being done; `carry_on` takes the next one as soon as it comes to the
top. An effect that asks something is a question that remembers the effect and how often it is still to be done.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.evacuation.advanced import draw_cards
from planetfall.games.evacuation.box import ANY, RESOURCES, Deed
from planetfall.games.evacuation.codes import (
    ASK_CLONE,
    ASK_DEVELOP,
    ASK_EFFECTS,
    ASK_EXCHANGE,
    ASK_FACTORY,
    ASK_GAIN,
    ASK_NEXT,
    ASK_PREPARE,
    ASK_RAISE,
    ASK_RESEARCH,
    ASK_SETTLE,
    ASK_SHIP,
    ASK_STADIUM,
    ASK_TAKE,
    DECLINE,
    DO,
)
from planetfall.games.evacuation.displays import ask_bury
from planetfall.games.evacuation.events import POPULATION_GAINED
from planetfall.games.evacuation.reasons import A_GAIN, EFFECT_DONE
from planetfall.games.evacuation.state import BIT, OWN, POPULATION, SUPPLY, State
from planetfall.games.evacuation.transport import ask_extra_transport
from planetfall.games.evacuation.worlds import raise_production

__all__ = [
    "BUILD_SHIP",
    "BUILD_STADIUM",
    "CARD_EFFECTS",
    "DEEDS",
    "EFFECTS_MOST",
    "QUESTION",
    "TIMES_MOST",
    "again",
    "begin_any_order",
    "begin_effects",
    "carry_on",
    "effect_of",
    "effects_blocked",
    "effects_options",
    "take_effects",
    "times_in",
]

GAIN_RESOURCE: Final = 1
GAIN_PRODUCTION: Final = 2
GAIN_POPULATION: Final = 3
GAIN_FACTORY: Final = 4
GAIN_SHIP: Final = 5
GAIN_STADIUM: Final = 6
TAKE_INFRASTRUCTURE: Final = 7
DEVELOP: Final = 8
RESEARCH_DEED: Final = 9
SETTLE_DEED: Final = 10
BUILD_SHIP: Final = 11
BUILD_STADIUM: Final = 12
PREPARE_FACTORY: Final = 13
CLONE_DEED: Final = 14
EXCHANGE_DEED: Final = 15
MOVE_SHIPS: Final = 16
REFRESH_DEED: Final = 17
DRAW_CARDS: Final = 18
DEEDS: Final = {
    "gain_resource": GAIN_RESOURCE,
    "gain_production": GAIN_PRODUCTION,
    "gain_population": GAIN_POPULATION,
    "gain_factory": GAIN_FACTORY,
    "gain_ship": GAIN_SHIP,
    "gain_stadium": GAIN_STADIUM,
    "take_infrastructure": TAKE_INFRASTRUCTURE,
    "develop": DEVELOP,
    "research": RESEARCH_DEED,
    "settle": SETTLE_DEED,
    "build_ship": BUILD_SHIP,
    "build_stadium": BUILD_STADIUM,
    "prepare_factory": PREPARE_FACTORY,
    "clone": CLONE_DEED,
    "exchange": EXCHANGE_DEED,
    "move_ships": MOVE_SHIPS,
    "refresh": REFRESH_DEED,
    "draw_cards": DRAW_CARDS,
}
# The question that carries out an effect; the others ask nothing of their own.
ASKED: Final = {
    GAIN_RESOURCE: ASK_GAIN,
    GAIN_FACTORY: ASK_FACTORY,
    GAIN_SHIP: ASK_SHIP,
    GAIN_STADIUM: ASK_STADIUM,
    TAKE_INFRASTRUCTURE: ASK_TAKE,
    DEVELOP: ASK_DEVELOP,
    RESEARCH_DEED: ASK_RESEARCH,
    SETTLE_DEED: ASK_SETTLE,
    BUILD_SHIP: ASK_SHIP,
    BUILD_STADIUM: ASK_STADIUM,
    PREPARE_FACTORY: ASK_PREPARE,
    CLONE_DEED: ASK_CLONE,
    EXCHANGE_DEED: ASK_EXCHANGE,
}
QUESTION: Final = vec[i64]([ASKED.get(do, 0) for do in range(len(DEEDS) + 1)])  # at effect, 0 for none

# A question about an effect remembers effect + times * EFFECTS_MOST, and HAS_REFRESHED beyond that.
EFFECTS_MOST: Final = 512
TIMES_MOST: Final = 15
CARD_EFFECTS: Final = 4  # on one action card, at most


def begin_effects(state: State, seat: i64, first: i64, count: i64) -> None:
    """Put a list of effects on the agenda; `carry_on` does the rest."""
    if count > 0:
        state.ask(seat, ASK_NEXT, first + count * EFFECTS_MOST)


def carry_on(state: State, seat: i64) -> None:
    """Begin effects that are due until one of them asks something."""
    while state.question(seat) == ASK_NEXT:
        first = state.about(seat) % EFFECTS_MOST
        count = state.about(seat) // EFFECTS_MOST
        state.answered(seat)
        begin_effects(state, seat, first + 1, count - 1)
        _begin(state, seat, first)


def _begin(state: State, seat: i64, effect: i64) -> None:
    deed = state.box.deeds[effect]
    do = deed.do
    if do == GAIN_FACTORY and not _has_factory(state, seat, deed.type):
        return  # 18.5
    question = QUESTION[do]
    if question:
        state.ask(seat, question, effect + deed.n * EFFECTS_MOST)
    elif do == GAIN_PRODUCTION:
        _gain_production(state, seat, effect, deed)
    elif do == GAIN_POPULATION:
        state.own[seat * OWN + POPULATION] += deed.n
        state.emit(POPULATION_GAINED, seat, 0, deed.n, 0, 0)
    elif do == MOVE_SHIPS:
        ask_extra_transport(state, seat)
    elif do == REFRESH_DEED:
        ask_bury(state, seat, deed.display, deed.n)
    else:
        draw_cards(state, seat, deed.n)


def _has_factory(state: State, seat: i64, kind: i64) -> bool:
    if kind != ANY:
        return state.own[seat * OWN + SUPPLY + kind] > 0
    return any(state.own[seat * OWN + SUPPLY + each] > 0 for each in range(RESOURCES))


def _gain_production(state: State, seat: i64, effect: i64, deed: Deed) -> None:
    if deed.type == ANY:
        state.ask(seat, ASK_RAISE, effect + deed.n * EFFECTS_MOST)
    else:
        raise_production(state, seat, deed.type, deed.n)


def effect_of(state: State, seat: i64) -> i64:
    """The effect the question on top is about."""
    return state.about(seat) % EFFECTS_MOST


def times_in(about: i64) -> i64:
    """How often the effect that a question is about is still to be done."""
    return about // EFFECTS_MOST & TIMES_MOST


def again(state: State, seat: i64) -> None:
    """The effect on top has been done once: ask again if it is to be done more often."""
    question = state.question(seat)
    about = state.about(seat)
    state.answered(seat)
    left = times_in(about) - 1
    if left > 0:
        state.ask(seat, question, about % EFFECTS_MOST + left * EFFECTS_MOST)


# -- the effects of an action card, in any order (15.6) --------------------------------------------------------------

# The question remembers the first effect and which of them are left, a bit each.


def begin_any_order(state: State, seat: i64, card: i64) -> None:
    left = BIT[state.box.card_count[card]] - 1
    _ask_effects(state, seat, state.box.card_first[card], left)


def _ask_effects(state: State, seat: i64, first: i64, left: i64) -> None:
    """A last effect needs no choice: it is begun by itself."""
    place: i64
    for place in range(CARD_EFFECTS):
        if left == BIT[place]:
            begin_effects(state, seat, first + place, 1)
            return
    if left:
        state.ask(seat, ASK_EFFECTS, first + left * EFFECTS_MOST)


def effects_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=CARD_EFFECTS + 1)
    if effects_blocked(state, seat, DECLINE) == 0:
        codes = append(codes, DECLINE)
    code: i64
    for code in range(DO, DO + CARD_EFFECTS):
        if effects_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    return codes


def effects_blocked(state: State, seat: i64, code: i64) -> i64:
    left = state.about(seat) // EFFECTS_MOST
    if code == DECLINE:
        return A_GAIN if left == _gains(state, effect_of(state, seat), left) else 0
    if not DO <= code < DO + CARD_EFFECTS:
        return NOT_ASKED
    return 0 if left >> (code - DO) & 1 else EFFECT_DONE


def take_effects(state: State, seat: i64, code: i64) -> None:
    first = state.about(seat) % EFFECTS_MOST
    left = state.about(seat) // EFFECTS_MOST
    state.answered(seat)
    if code == DECLINE:
        _ask_effects(state, seat, first, _gains(state, first, left))
        return
    _ask_effects(state, seat, first, left & ~BIT[code - DO])
    begin_effects(state, seat, first + code - DO, 1)


def _gains(state: State, first: i64, left: i64) -> i64:
    """Those of the effects left that are plain gains: nobody declines them (18.1)."""
    gains: i64 = 0
    place: i64
    for place in range(CARD_EFFECTS):
        if left & BIT[place]:
            do = state.box.deeds[first + place].do
            if do <= GAIN_FACTORY or do == DRAW_CARDS:
                gains |= BIT[place]
    return gains
