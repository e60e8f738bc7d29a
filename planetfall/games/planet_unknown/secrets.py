"""What a seat cannot know, and how it is dealt again: the order of tiles below the tops (1.3), civ cards it has not
seen (1.9, 9.3), objectives of others and undealt ones (1.11), the order of the event deck, and all chance to come."""

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.rng import Rng
from planetfall.games.planet_unknown.box import CARDS, EVENTS, OBJECTIVES, RANKS, STACK_TILES, STACKS, TILES
from planetfall.games.planet_unknown.civ_cards import glimpse, shuffle_rank
from planetfall.games.planet_unknown.codes import ASK_CARD
from planetfall.games.planet_unknown.objectives import GOALS_KEPT, sees_hat
from planetfall.games.planet_unknown.state import (
    BIT,
    CARD_ASIDE,
    CARD_HELD,
    CARD_IN_PLAY,
    CARD_REMOVED,
    NOTHING,
    OWN,
    PEEKED,
    PHASE_OVER,
    State,
)

__all__ = ["deal_unseen"]


def deal_unseen(state: State, seat: i64, rng: Rng) -> None:
    """What comes out depends on what the seat knows and on the generator, never on how the unseen things lie now."""
    _mix_stacks(state, rng)
    rank: i64
    for rank in range(1, RANKS + 1):
        _deal_rank(state, seat, rank, rng)
    if state.phase != PHASE_OVER:
        _deal_objectives(state, seat, rng)
    _mix_events(state, seat, rng)


# -- tiles ---------------------------------------------------------------------------------------------------------


def _mix_stacks(state: State, rng: Rng) -> None:
    """Tops are open, unless tiles were taken in this step and what lay below is not turned up yet (2.6)."""
    order = vec[i64](capacity=TILES)
    stack: i64
    index: i64
    for stack in range(STACKS):
        first = stack * STACK_TILES
        height = state.height[stack]
        hidden = height - i64(height > 0 and height == state.shown[stack])
        below = _sorted(state.order, first, hidden, TILES)
        rng.shuffle(below)
        for index in range(STACK_TILES):
            order = append(order, below[index] if index < hidden else state.order[first + index])
    state.order = order


def _sorted(things: vec[i64], first: i64, count: i64, kinds: i64) -> vec[i64]:
    """Some of the things, by number."""
    there = vec[i64]([0] * kinds)
    index: i64
    for index in range(first, first + count):
        there[things[index]] = 1
    found = vec[i64](capacity=count)
    for index in range(kinds):
        if there[index]:
            found = append(found, index)
    return found


# -- civ cards -----------------------------------------------------------------------------------------------------


def _deal_rank(state: State, seat: i64, rank: i64, rng: Rng) -> None:
    """Cards the seat last saw at the same look are alike to it, wherever they are now; so are those it never saw.

    A card that somebody holds in secret is one for the end of the game: the others are played face up.
    """
    first: i64 = NOTHING  # the card of this rank that the seat is just looking at (16.8.2): it stays first in the pile
    if seat >= 0 and state.question(seat) == ASK_CARD and state.about(seat) == rank - 1:
        first = glimpse(state, seat, rank - 1)
    look: i64
    seen = vec[i64]([0] * 128)
    card: i64
    for card in range(CARDS):
        if state.box.rank[card] == rank and _is_hidden(state, seat, card):
            seen[_last_look(state, seat, card)] += 1
    for look in range(128):
        if seen[look] > 0:
            _deal_look(state, seat, rank, look, rng)
    shuffle_rank(state, rank, first, rng)


def _is_hidden(state: State, seat: i64, card: i64) -> bool:
    where = state.card_at[card]
    if where in (CARD_ASIDE, CARD_IN_PLAY, CARD_REMOVED):
        return True
    return where >= CARD_HELD and where != CARD_HELD + seat


def _last_look(state: State, seat: i64, card: i64) -> i64:
    return 0 if seat < 0 else state.looked[seat * CARDS + card]


def _deal_look(state: State, seat: i64, rank: i64, look: i64, rng: Rng) -> None:
    """Swap the places of the cards of one look; those held go to cards for the end of the game."""
    kept = vec[i64]()  # cards for the end of the game
    others = vec[i64]()
    held = vec[i64]()  # places in somebody's hand
    rest = vec[i64]()  # places in play or aside
    card: i64
    for card in range(CARDS):
        if state.box.rank[card] != rank or not _is_hidden(state, seat, card) or _last_look(state, seat, card) != look:
            continue
        if state.box.at_end[card]:
            kept = append(kept, card)
        else:
            others = append(others, card)
        if state.card_at[card] >= CARD_HELD:
            held = append(held, state.card_at[card])
        else:
            rest = append(rest, state.card_at[card])
    held = _ordered(held)
    rest = _ordered(rest)
    rng.shuffle(kept)
    index: i64
    for index in range(len(kept)):
        if index < len(held):
            state.card_at[kept[index]] = held[index]
        else:
            others = append(others, kept[index])
    others = _ordered(others)
    rng.shuffle(others)
    for index in range(len(others)):
        state.card_at[others[index]] = rest[index]


def _ordered(numbers: vec[i64]) -> vec[i64]:
    """Ascending; there are few."""
    ordered = numbers[:]
    index: i64
    for index in range(1, len(ordered)):
        number = ordered[index]
        place = index
        while place > 0 and ordered[place - 1] > number:
            ordered[place] = ordered[place - 1]
            place -= 1
        ordered[place] = number
    return ordered


# -- objectives ----------------------------------------------------------------------------------------------------


def _deal_objectives(state: State, seat: i64, rng: Rng) -> None:
    unseen = _unseen_objectives(state, seat)
    rng.shuffle(unseen)
    state.goal = state.goal[:]
    state.drawn = state.drawn[:]
    dealt: i64 = 0
    index: i64
    for index in range(state.seats * GOALS_KEPT):
        if index // GOALS_KEPT == seat:
            continue
        if state.goal[index] != NOTHING:
            state.goal[index] = unseen[dealt]
            dealt += 1
        if state.drawn[index] != NOTHING:
            state.drawn[index] = unseen[dealt]
            dealt += 1
    if not sees_hat(state, seat):
        hat = state.hat[:]
        for index in range(len(hat)):
            if not _is_contest(state, hat[index]):
                hat[index] = unseen[dealt]
                dealt += 1
        state.hat = hat
    state.undealt = unseen[dealt:]


def _unseen_objectives(state: State, seat: i64) -> vec[i64]:
    """By number."""
    unseen = vec[i64]([1] * OBJECTIVES)
    card: i64
    index: i64
    for card in state.rivalries:
        unseen[card] = 0
    for card in state.contest:
        if card != NOTHING:
            unseen[card] = 0
    if seat >= 0:
        for index in range(seat * GOALS_KEPT, (seat + 1) * GOALS_KEPT):
            if state.goal[index] != NOTHING:
                unseen[state.goal[index]] = 0
            if state.drawn[index] != NOTHING:
                unseen[state.drawn[index]] = 0
    if sees_hat(state, seat):
        for card in state.hat:
            unseen[card] = 0
    cards = vec[i64](capacity=OBJECTIVES)
    for card in range(OBJECTIVES):
        if unseen[card]:
            cards = append(cards, card)
    return cards


def _is_contest(state: State, objective: i64) -> bool:
    return any(card == objective for card in state.contest)


# -- events --------------------------------------------------------------------------------------------------------


def _mix_events(state: State, seat: i64, rng: Rng) -> None:
    """The colours of the deck are agreed and what was shown is known; the cards themselves are drawn by colour."""
    left = len(state.deck)
    if left == 0:
        return
    known = i64(seat >= 0 and state.own[seat * OWN + PEEKED] == 1)
    top = state.deck[left - 1]
    unseen = _unseen_events(state, top if known else NOTHING)
    rng.shuffle(unseen)
    wanted = vec[i64]([0, 0, 0])
    index: i64
    for index in range(left - known):
        wanted[state.box.colour[state.deck[index]]] += 1
    deck = vec[i64](capacity=left)
    card: i64
    for card in unseen:
        if wanted[state.box.colour[card]] > 0:
            wanted[state.box.colour[card]] -= 1
            deck = append(deck, card)
    if known:
        deck = append(deck, top)
    state.deck = deck


def _unseen_events(state: State, top: i64) -> vec[i64]:
    """Cards that may still be in the deck, by number: not shown, and meant for this number of players."""
    cards = vec[i64](capacity=EVENTS)
    card: i64
    for card in range(EVENTS):
        usable = state.seats == 1 or state.box.solo_only[card] == 0
        if usable and card != top and state.shown_events & BIT[card] == 0:
            cards = append(cards, card)
    return cards
