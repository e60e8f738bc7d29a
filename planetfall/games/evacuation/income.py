"""Income: both worlds produce, then both eat (rulebook 3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.games.evacuation.advanced import ask_hands
from planetfall.games.evacuation.box import FOOD, NEW, OLD, RESOURCES
from planetfall.games.evacuation.events import INCOME, TOKENS_TAKEN
from planetfall.games.evacuation.lasting import HUNGER_LESS, INCOME_EXTRA, lasting
from planetfall.games.evacuation.state import OWN, PRODUCTION, RES, SITES_UP, STADIUM_COUNT, TOKENS, State
from planetfall.games.evacuation.technologies import begin_lasting_gains

__all__ = ["begin_income", "food_asked", "old_output"]


def begin_income(state: State) -> None:
    """All at once (3.2); whatever is gained beyond it is asked last (19.7), hands are chosen after that (15.12)."""
    if state.year > 1:
        ask_hands(state)
    seat: i64
    for seat in range(state.seats):
        _produce(state, seat)
        _feed(state, seat)
        begin_lasting_gains(state, seat, INCOME_EXTRA)


def old_output(state: State, seat: i64, kind: i64) -> i64:
    """What the face-up sites yield of one resource (2.2)."""
    up = state.own[seat * OWN + SITES_UP]
    output: i64 = 0
    at = kind
    while up:
        if up & 1:
            output += state.box.site_yield[at]
        up >>= 1
        at += RESOURCES
    return output


def _produce(state: State, seat: i64) -> None:
    """3.3 and 3.4."""
    own = state.own
    base = seat * OWN
    kind: i64
    gained = vec[i64](capacity=RESOURCES)
    for kind in range(RESOURCES):
        output = old_output(state, seat, kind)
        own[base + RES + kind] += output
        own[base + RES + NEW * RESOURCES + kind] += own[base + PRODUCTION + kind]
        gained = append(gained, output + own[base + PRODUCTION + kind])
    state.emit(INCOME, seat, 0, gained[0], gained[1], gained[2])


def _feed(state: State, seat: i64) -> None:
    """3.5 to 3.8: each world by itself; a token for each food and each stadium that is missing."""
    hungry = _eat(state, seat, OLD) + _eat(state, seat, NEW)
    missing = state.box.stadiums_asked[state.year - 1] - state.own[seat * OWN + STADIUM_COUNT + NEW]
    if missing < 0:
        missing = 0
    if hungry + missing > 0:
        state.own[seat * OWN + TOKENS] += hungry + missing
        state.emit(TOKENS_TAKEN, seat, 0, hungry + missing, hungry, missing)


def food_asked(state: State, seat: i64, world: i64, year: i64) -> i64:
    """What a world of a seat eats in a year (3.5, 19.21)."""
    asked = state.box.hunger[(year - 1) * 2 + world] - lasting(state, seat, HUNGER_LESS + world)
    return asked if asked > 0 else 0


def _eat(state: State, seat: i64, world: i64) -> i64:
    """Returns the food that was missing."""
    asked = food_asked(state, seat, world, state.year)
    at = seat * OWN + RES + world * RESOURCES + FOOD
    eaten = asked if asked < state.own[at] else state.own[at]
    state.own[at] -= eaten
    return asked - eaten
