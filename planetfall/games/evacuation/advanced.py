"""Hands of action cards (rulebook 15). Playing one is an action, see actions.py."""

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.games.evacuation.box import ACTION_CARDS
from planetfall.games.evacuation.codes import ASK_DISCARD, DISCARD, TUCK
from planetfall.games.evacuation.events import CARDS_DRAWN
from planetfall.games.evacuation.reasons import NOT_IN_HAND
from planetfall.games.evacuation.state import CARD_DISCARDED, CARD_HELD, CARD_PILE, CARD_TUCKED, State

__all__ = [
    "ask_hands",
    "card_held",
    "deal_hands",
    "discard_blocked",
    "discard_options",
    "draw_cards",
    "end_turn",
    "hand_size",
    "renew_hands",
    "take_discard",
    "tuck_blocked",
    "tuck_card",
    "tuck_options",
]


def deal_hands(state: State) -> None:
    """15.1: all cards are shuffled, and everybody is dealt some."""
    pile = vec[i64](list(range(ACTION_CARDS)))
    state.rng.shuffle(pile)
    state.pile = pile
    seat: i64
    for seat in range(state.seats):
        draw_cards(state, seat, state.box.dealt)


def ask_hands(state: State) -> None:
    """Everybody discards down to what a hand may keep; all choose at once."""
    seat: i64
    if state.setting.advanced:
        for seat in range(state.seats):
            _ask_discard(state, seat)


def end_turn(state: State, seat: i64) -> None:
    """15.7: after an action draw one; with too many in hand discard."""
    if state.setting.advanced:
        draw_cards(state, seat, 1)
        _ask_discard(state, seat)


def renew_hands(state: State) -> None:
    """15.11: all that nobody holds is shuffled into the draw pile, and everybody draws."""
    _shuffle_in(state, False)
    seat: i64
    for seat in range(state.seats):
        draw_cards(state, seat, state.box.drawn_at_year_end)


def draw_cards(state: State, seat: i64, count: i64) -> None:
    """15.8: if the pile is empty the discarded cards make a new one. With simple actions there is none (18.19)."""
    if not state.setting.advanced:
        return
    drawn: i64 = 0
    while drawn < count:
        if len(state.pile) == 0:
            _shuffle_in(state, True)
            if len(state.pile) == 0:
                break
        last = len(state.pile) - 1
        state.card_at[state.pile[last]] = CARD_HELD + seat
        state.pile = state.pile[:last]
        drawn += 1
    if drawn > 0:
        state.revealed += 1
        state.emit(CARDS_DRAWN, seat, 0, drawn, 0, 0)


def _shuffle_in(state: State, only_discarded: bool) -> None:
    """Cards that were discarded, or all that nobody holds, make the new pile."""
    pile = vec[i64](capacity=ACTION_CARDS)
    card: i64
    for card in range(ACTION_CARDS):
        where = state.card_at[card]
        played = where >= CARD_TUCKED and where < CARD_DISCARDED
        held = where >= CARD_HELD and where < CARD_TUCKED
        if not held and not (played and only_discarded):
            state.card_at[card] = CARD_PILE
            pile = append(pile, card)
    state.rng.shuffle(pile)
    state.pile = pile


def card_held(state: State, seat: i64, card: i64) -> bool:
    return state.setting.advanced and state.card_at[card] == CARD_HELD + seat


def hand_size(state: State, seat: i64) -> i64:
    size: i64 = 0
    card: i64
    for card in range(ACTION_CARDS):
        size += i64(state.card_at[card] == CARD_HELD + seat)
    return size


# -- discarding --------------------------------------------------------------------------------------------------------


def _ask_discard(state: State, seat: i64) -> None:
    over = hand_size(state, seat) - state.box.kept
    if over > 0:
        state.ask(seat, ASK_DISCARD, over)


def discard_options(state: State, seat: i64) -> vec[i64]:
    return _hand(state, seat, DISCARD)


def discard_blocked(state: State, seat: i64, code: i64) -> i64:
    if not DISCARD <= code < DISCARD + ACTION_CARDS:
        return NOT_ASKED
    return 0 if card_held(state, seat, code - DISCARD) else NOT_IN_HAND


def take_discard(state: State, seat: i64, code: i64) -> None:
    """One card; the question stays while more have to go."""
    left = state.about(seat) - 1
    state.answered(seat)
    state.card_at[code - DISCARD] = CARD_DISCARDED + seat
    if left > 0:
        state.ask(seat, ASK_DISCARD, left)


# -- a card face down under an area (15.3) -----------------------------------------------------------------------------


def tuck_options(state: State, seat: i64) -> vec[i64]:
    return _hand(state, seat, TUCK)


def tuck_blocked(state: State, seat: i64, code: i64) -> i64:
    if not TUCK <= code < TUCK + ACTION_CARDS:
        return NOT_ASKED
    return 0 if card_held(state, seat, code - TUCK) else NOT_IN_HAND


def tuck_card(state: State, seat: i64, card: i64) -> None:
    state.card_at[card] = CARD_TUCKED + seat


def _hand(state: State, seat: i64, block: i64) -> vec[i64]:
    codes = vec[i64](capacity=8)
    card: i64
    for card in range(ACTION_CARDS):
        if state.card_at[card] == CARD_HELD + seat:
            codes = append(codes, block + card)
    return codes
