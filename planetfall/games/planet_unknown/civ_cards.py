"""Population cards: looking through a rank, taking a card, and what immediate cards do (rulebook chapter 9)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.core.rng import Rng
from planetfall.games.planet_unknown.box import CARDS, RANKS, TRACKS
from planetfall.games.planet_unknown.codes import (
    ANY,
    ASK_CARD,
    CARD,
    DOUBLE,
    EXTRA_TILE,
    LINE,
    PATCHES,
    RELOCATE,
    RESCUE,
    SALVAGE,
    SPREAD,
    UNION,
    WRECK,
)
from planetfall.games.planet_unknown.effects import (
    ADVANCE_ALL_TO,
    ADVANCE_DIFFERENT,
    ADVANCE_ONE,
    COLLECT_LIFEPODS,
    DESTROY_LINE,
    DESTROY_METEORITES,
    EXTRA_TILE_CARD,
    MEDALS_AND_ADVANCE,
    PATCHES_CARD,
    REPUBLIC,
    ROVER_MOVES,
    SALVAGE_CARD,
    TELEPORT,
)
from planetfall.games.planet_unknown.events import CARD_TAKEN, CARDS_REVEALED
from planetfall.games.planet_unknown.levels import works
from planetfall.games.planet_unknown.reasons import CARD_NOT_THERE, OTHER_RANK
from planetfall.games.planet_unknown.state import (
    BIT,
    CARD_ASIDE,
    CARD_HELD,
    CARD_IN_PLAY,
    CARD_REMOVED,
    CARD_SHOWN,
    NOTHING,
    OWN,
    PHASE_END,
    SPREAD_OVER,
    State,
    owe,
)
from planetfall.games.planet_unknown.tracks import gain_movement, space_of

__all__ = [
    "GLIMPSED",
    "add_cards",
    "ask_card",
    "card_blocked",
    "card_options",
    "glimpse",
    "remove_cards",
    "reveal_cards",
    "shuffle_rank",
    "take_card",
]

GLIMPSED: Final = 99  # in `looked`: seen alone, not with its whole rank


def ask_card(state: State, seat: i64, rank: i64) -> None:
    """Look through the cards of a rank, 0 for all of them, and choose; nothing happens if none is left (9.2)."""
    if works(state, seat, REPUBLIC, 2):
        shuffle_rank(state, rank + 1, NOTHING, state.rng)
    state.ask(seat, ASK_CARD, rank)
    if len(card_options(state, seat)) == 0:
        state.answered(seat)
        return
    state.revealed += 1
    _remember(state, seat, rank)


def _remember(state: State, seat: i64, rank: i64) -> None:
    """What the seat sees now: secrets.py deals again only what it does not know."""
    state.looks = state.looks[:]
    state.looked = state.looked[:]
    rank_seen: i64
    for rank_seen in range(1, RANKS + 1):
        if rank in (0, rank_seen):
            state.looks[seat * (RANKS + 1) + rank_seen] += 1
    card: i64
    for card in range(CARDS):
        if state.card_at[card] == CARD_IN_PLAY and rank in (0, state.box.rank[card]):
            state.looked[seat * CARDS + card] = state.looks[seat * (RANKS + 1) + state.box.rank[card]]
    extra = glimpse(state, seat, rank)
    if extra != NOTHING:
        state.looked[seat * CARDS + extra] = GLIMPSED


def glimpse(state: State, seat: i64, rank: i64) -> i64:
    """16.8.2: a random card of the next higher rank, the first one in the order `ask_card` shuffled them into."""
    if rank == 0 or not works(state, seat, REPUBLIC, 2):
        return NOTHING
    card: i64
    for card in state.pile:
        if state.box.rank[card] == rank + 1 and state.card_at[card] == CARD_IN_PLAY:
            return card
    return NOTHING


def card_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64]()
    code: i64
    for code in range(CARD, CARD + CARDS):
        if card_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    return codes


def card_blocked(state: State, seat: i64, code: i64) -> i64:
    if not CARD <= code < CARD + CARDS:
        return NOT_ASKED
    card = code - CARD
    rank = state.about(seat)
    if rank != 0 and state.box.rank[card] != rank and glimpse(state, seat, rank) != card:
        return OTHER_RANK
    return 0 if state.card_at[card] == CARD_IN_PLAY else CARD_NOT_THERE


def take_card(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    card = code - CARD
    rank = state.box.rank[card]
    if state.box.at_end[card] and state.phase < PHASE_END:
        state.card_at[card] = CARD_HELD + seat
        _forget_glimpses(state, seat, rank)
        state.emit(CARD_TAKEN, seat, 0, NOTHING, rank, 0)
        return
    state.card_at[card] = CARD_SHOWN + seat
    state.emit(CARD_TAKEN, seat, 0, card, rank, 0)
    _carry_out(state, seat, card)


def _forget_glimpses(state: State, taker: i64, rank: i64) -> None:
    """Whoever saw a single card of this rank cannot tell whether it was the one that went."""
    looked = state.looked[:]
    seat: i64
    card: i64
    for seat in range(state.seats):
        for card in range(CARDS):
            if seat != taker and state.box.rank[card] == rank and looked[seat * CARDS + card] == GLIMPSED:
                looked[seat * CARDS + card] = 0
    state.looked = looked


def _carry_out(state: State, seat: i64, card: i64) -> None:
    """9.6 to 9.19. DOUBLE and UNION remember steps and space as their count, for no two such cards are open at once."""
    effect = state.box.effect[card]
    amount = state.box.amount[card]
    if effect == ADVANCE_DIFFERENT:
        state.own[seat * OWN + SPREAD_OVER] = 0
        owe(state, seat, SPREAD, amount)
    elif effect == ADVANCE_ONE:
        owe(state, seat, DOUBLE, state.box.steps[card])
    elif effect == ADVANCE_ALL_TO:
        state.own[seat * OWN + SPREAD_OVER] = _at_or_above(state, seat, amount)
        owe(state, seat, UNION, amount)
    elif effect == ROVER_MOVES:
        gain_movement(state, seat, amount)
    elif effect == MEDALS_AND_ADVANCE:
        owe(state, seat, ANY, state.box.steps[card])  # 9.19, at the end
    elif effect < len(OPENS) and OPENS[effect] != NOTHING:
        owe(state, seat, OPENS[effect], max(amount, 1))


def _at_or_above(state: State, seat: i64, space: i64) -> i64:
    """Trackers that Unionization passes by (9.17)."""
    found: i64 = 0
    track: i64
    for track in range(TRACKS):
        if space_of(state, seat, track) >= space:
            found |= BIT[track]
    return found


def _opened_kinds() -> list[int]:
    opens = [NOTHING] * (max(COUNTED) + 1)
    for effect, kind in COUNTED.items():
        opens[effect] = kind
    return opens


COUNTED: Final = {
    PATCHES_CARD: PATCHES,
    EXTRA_TILE_CARD: EXTRA_TILE,
    SALVAGE_CARD: SALVAGE,
    COLLECT_LIFEPODS: RESCUE,
    TELEPORT: RELOCATE,
    DESTROY_LINE: LINE,
    DESTROY_METEORITES: WRECK,
}
OPENS: Final = vec[i64](_opened_kinds())  # what a card puts onto the open list, at effect


def reveal_cards(state: State, seat: i64) -> None:
    """The end: secret cards are shown, and their advances go onto the open list (11.5)."""
    card: i64
    for card in range(CARDS):
        if state.card_at[card] == CARD_HELD + seat:
            state.card_at[card] = CARD_SHOWN + seat
            state.emit(CARDS_REVEALED, seat, 0, card, 0, 0)
            _carry_out(state, seat, card)


def add_cards(state: State) -> None:
    """A card of the reserve comes into play in each rank (10.25)."""
    _shift_cards(state, CARD_ASIDE, CARD_IN_PLAY)


def remove_cards(state: State) -> None:
    """A card of each rank goes out of play (10.19)."""
    _shift_cards(state, CARD_IN_PLAY, CARD_REMOVED)


def _shift_cards(state: State, origin: i64, to: i64) -> None:
    """A random one of each rank."""
    rank: i64
    card: i64
    for rank in range(1, RANKS + 1):
        shuffle_rank(state, rank, NOTHING, state.rng)
        _forget_glimpses(state, NOTHING, rank)
        for card in state.pile:
            if state.box.rank[card] == rank and state.card_at[card] == origin:
                state.card_at[card] = to
                break


def shuffle_rank(state: State, rank: i64, first: i64, rng: Rng) -> None:
    """Change the order of a rank, which decides what is drawn from it by chance; `first` is a card that comes first."""
    cards = vec[i64](capacity=CARDS // RANKS)
    card: i64
    for card in range(CARDS):
        if state.box.rank[card] == rank and card != first:
            cards = append(cards, card)
    rng.shuffle(cards)
    pile = vec[i64](capacity=CARDS)
    if first != NOTHING:
        pile = append(pile, first)
    for card in cards:
        pile = append(pile, card)
    for card in state.pile:
        if state.box.rank[card] != rank:
            pile = append(pile, card)
    state.pile = pile
