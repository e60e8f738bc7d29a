"""What a seat cannot know, and how it is dealt again (rulebook 1.25).

That is the order of the stacks, but for what everybody saw put under them, solo cards to come, action cards of others
and of the draw pile, goals of others, and all chance to come.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.rng import Rng
from planetfall.games.evacuation.box import ACTION_CARDS, DISPLAYS, GOALS, INFRASTRUCTURE
from planetfall.games.evacuation.counts import LOWER_BONUSES, UPPER_BONUSES
from planetfall.games.evacuation.displays import set_stack, stack_of
from planetfall.games.evacuation.goals import PACK
from planetfall.games.evacuation.state import (
    BIT,
    CARD_DISCARDED,
    CARD_HELD,
    CARD_PILE,
    CARD_SHOWN,
    CARD_TUCKED,
    DROPPED,
    LOWER,
    NOTHING,
    OWN,
    OWN_GOALS,
    PHASE_DRAFT,
    PHASE_OVER,
    SHOWN_GOALS,
    UPPER,
    State,
    count_bits,
)

__all__ = ["deal_unseen"]

TRIES: Final = 1000  # until goals that were shown, or would have been, agree; a few are enough


def deal_unseen(state: State, seat: i64, rng: Rng) -> None:
    """What comes out depends on what the seat knows and on the generator, never on how the unseen things lie now."""
    display: i64
    for display in range(DISPLAYS):
        _mix_stack(state, display, rng)
    _mix_solo(state, rng)
    if state.setting.advanced and state.phase != PHASE_DRAFT:
        _deal_cards(state, seat, rng)
    if not state.setting.race and state.phase != PHASE_OVER:
        _deal_goals(state, seat, rng)


# -- stacks ------------------------------------------------------------------------------------------------------------


def _mix_stack(state: State, display: i64, rng: Rng) -> None:
    """Infrastructure of level I lies above that of level II (1.13); what was put under the stack is known."""
    stack = stack_of(state, display)
    hidden = len(stack) - state.buried[display]
    mixed = vec[i64](capacity=len(stack))
    level: i64
    thing: i64
    index: i64
    for level in range(1, 3):
        part = vec[i64](capacity=len(stack))
        for thing in _sorted(stack[:hidden]):
            above = display != INFRASTRUCTURE or state.box.project_level[thing] == 1
            if above == (level == 1):
                part = append(part, thing)
        rng.shuffle(part)
        for thing in part:
            mixed = append(mixed, thing)
    for index in range(hidden, len(stack)):
        mixed = append(mixed, stack[index])
    set_stack(state, display, mixed)


def _sorted(things: vec[i64]) -> vec[i64]:
    """By number; all of them are below 64 and different."""
    there: i64 = 0
    thing: i64
    for thing in things:
        there |= BIT[thing]
    return _listed(there)


def _listed(members: i64) -> vec[i64]:
    things = vec[i64](capacity=24)
    thing: i64 = 0
    while members:
        if members & 1:
            things = append(things, thing)
        members >>= 1
        thing += 1
    return things


def _mix_solo(state: State, rng: Rng) -> None:
    """Of the cards to come only the back of the first is known: number and letter (17.1.4)."""
    if len(state.solo) == 0:
        return
    box = state.box
    turned = state.turned
    top = state.solo[turned]
    coming = _sorted(state.solo[turned:])
    rng.shuffle(coming)
    cards = state.solo[:turned]
    place: i64 = 0
    while (
        box.solo_number[coming[place]] != box.solo_number[top] or box.solo_letter[coming[place]] != box.solo_letter[top]
    ):
        place += 1
    cards = append(cards, coming[place])
    index: i64
    for index in range(len(coming)):
        if index != place:
            cards = append(cards, coming[index])
    state.solo = cards


# -- action cards ------------------------------------------------------------------------------------------------------


def _deal_cards(state: State, seat: i64, rng: Rng) -> None:
    """Whoever holds, hid or discarded so many has as many again; the rest is the draw pile."""
    unseen = vec[i64](capacity=ACTION_CARDS)
    card: i64
    for card in range(ACTION_CARDS):
        if not _knows_card(state, seat, card):
            unseen = append(unseen, card)
    if len(unseen) == 0:
        return
    places = _places(state, seat)
    rng.shuffle(unseen)
    index: i64
    pile = vec[i64](capacity=ACTION_CARDS)
    for index in range(len(unseen)):
        state.card_at[unseen[index]] = places[index]
        if places[index] == CARD_PILE:
            pile = append(pile, unseen[index])
    state.pile = pile


def _knows_card(state: State, seat: i64, card: i64) -> bool:
    where = state.card_at[card]
    if CARD_SHOWN <= where < CARD_DISCARDED:
        return True
    return seat >= 0 and where in (CARD_HELD + seat, CARD_TUCKED + seat, CARD_DISCARDED + seat)


def _places(state: State, seat: i64) -> vec[i64]:
    """Where the unseen cards are, in an order that does not tell which."""
    counts = vec[i64]([0] * (CARD_DISCARDED + state.seats))
    card: i64
    for card in range(ACTION_CARDS):
        if not _knows_card(state, seat, card):
            counts[state.card_at[card]] += 1
    places = vec[i64](capacity=ACTION_CARDS)
    where: i64
    _one: i64
    for where in range(len(counts)):
        for _one in range(counts[where]):
            places = append(places, where)
    return places


# -- goals -------------------------------------------------------------------------------------------------------------


def _deal_goals(state: State, seat: i64, rng: Rng) -> None:
    """13.2: cards of packs the seat has not had yet, and who took which of those it passed on."""
    if len(state.packs) == 0:
        return
    kept = state.packs[:]
    other: i64
    _try: i64
    for _try in range(TRIES):
        state.packs = kept[:]
        _deal_packs(state, seat, rng)
        for other in range(state.seats):
            if other != seat:
                _hand_out(state, other, rng)
        if _agree(state, seat):
            return


def _deal_packs(state: State, seat: i64, rng: Rng) -> None:
    """Cards in places the seat knows stay; those of a group it knows together are mixed; all others are dealt anew."""
    packs = state.packs
    seen: i64 = 0
    place: i64
    for place in range(len(packs)):
        if _first_seen(state, seat, place) <= place % PACK:
            seen |= BIT[packs[place]]
    unseen = _listed((BIT[GOALS] - 1) & ~seen)
    rng.shuffle(unseen)
    dealt: i64 = 0
    for place in range(len(packs)):
        if _first_seen(state, seat, place) > place % PACK:
            packs[place] = unseen[dealt]
            dealt += 1
    pack: i64
    for pack in range(len(packs) // PACK):
        _mix_passed_on(state, seat, pack, rng)


def _first_seen(state: State, seat: i64, place: i64) -> i64:
    """At which step of the draft the seat first saw the pack of a place; a card taken before that is unknown."""
    pack = place // PACK
    step: i64
    if seat >= 0:
        for step in range(min(state.pick + 1, PACK)):
            if _visitor(state, pack, step) == seat:
                return step
    return PACK


def _visitor(state: State, pack: i64, step: i64) -> i64:
    """Who chooses from a pack at a step, NOTHING if nobody: alone the two stacks come in turn."""
    if state.seats == 1:
        return 0 if step % 2 == pack else NOTHING
    return (pack + step) % state.seats


def _mix_passed_on(state: State, seat: i64, pack: i64, rng: Rng) -> None:
    """Between two looks of the seat, and after its last one, the others took known cards in an unknown order."""
    if state.seats == 1:
        return  # what is removed is seen to be missing
    step = _first_seen(state, seat, pack * PACK)
    while step < PACK:
        following = step + state.seats
        end = following if following <= state.pick and following < PACK else PACK
        _mix(state, pack * PACK + _known_until(state, seat, step), pack * PACK + end, rng)
        step = following


def _known_until(state: State, seat: i64, step: i64) -> i64:
    """The seat knows its own choice, if it has made it."""
    return step + 1 if step < state.pick or _has_chosen(state, seat) else step


def _has_chosen(state: State, seat: i64) -> bool:
    """Whether a seat has chosen in the present step."""
    return _taken(state, seat) > state.pick


def _taken(state: State, seat: i64) -> i64:
    """Goals a seat has taken from packs."""
    dropped: i64 = 1 if state.own[seat * OWN + DROPPED] >= 0 else 0
    return count_bits(state.own[seat * OWN + OWN_GOALS]) + dropped


def _mix(state: State, first: i64, end: i64, rng: Rng) -> None:
    part = _sorted(state.packs[first:end])
    rng.shuffle(part)
    index: i64
    for index in range(len(part)):
        state.packs[first + index] = part[index]


def _hand_out(state: State, other: i64, rng: Rng) -> None:
    """The goals of another seat follow from the packs; which one it put away is unknown."""
    taken = _taken(state, other)
    goals: i64 = 0
    cards = vec[i64](capacity=PACK)
    place: i64
    step: i64
    for step in range(taken):
        for place in range(step, len(state.packs), PACK):
            if _visitor(state, place // PACK, step) == other:
                goals |= BIT[state.packs[place]]
                cards = append(cards, state.packs[place])
    if state.own[other * OWN + DROPPED] >= 0:
        dropped = cards[rng.below(len(cards))]
        state.own[other * OWN + DROPPED] = dropped
        goals &= ~BIT[dropped]
    state.own[other * OWN + OWN_GOALS] = goals


def _agree(state: State, seat: i64) -> bool:
    """Goals that count bonuses are shown with the first one (14.6): those shown are held, those not shown are not."""
    other: i64
    goal: i64
    for other in range(state.seats):
        if other == seat:
            continue
        base = other * OWN
        held = state.own[base + OWN_GOALS]
        shown = state.own[base + SHOWN_GOALS]
        if shown & ~held:
            return False
        for goal in range(GOALS):
            if held & ~shown & BIT[goal]:
                counts = state.box.goal_counts[goal]
                if counts == UPPER_BONUSES and state.own[base + UPPER] > 0:
                    return False
                if counts == LOWER_BONUSES and state.own[base + LOWER] > 0:
                    return False
    return True
