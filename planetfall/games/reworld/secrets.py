"""What a seat cannot know, and how it is dealt again: other hands, what others threw away, the cards nobody was
dealt, a face-down card somebody else laid, the order of the bag, and all chance to come (rulebook 2.1.4, 2.4.3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.rng import Rng
from planetfall.games.reworld.box import OFFICERS
from planetfall.games.reworld.payment import LANE, cards_in, held
from planetfall.games.reworld.state import State

__all__ = ["deal_unseen"]


def deal_unseen(state: State, seat: i64, rng: Rng) -> None:
    rng.shuffle(state.bag)
    unseen = vec[i64]()
    other: i64
    for other in range(state.seats):
        if other != seat:
            unseen = _pour(_pour(unseen, state.hand[other]), state.thrown[other])
    unseen = _pour(unseen, state.leftover)
    hidden_marker = state.marker_card > 0 and state.marker_payer != seat
    if hidden_marker:
        unseen = append(unseen, state.marker_card)
    rng.shuffle(unseen)
    dealt: i64 = 0
    for other in range(state.seats):
        if other != seat:
            held_before = state.cards[other]
            thrown_before = cards_in(state.thrown[other])
            state.hand[other] = _packed(unseen, dealt, held_before)
            state.thrown[other] = _packed(unseen, dealt + held_before, thrown_before)
            dealt += held_before + thrown_before
    if hidden_marker:
        state.marker_card = unseen[dealt]
        dealt += 1
    state.leftover = _packed(unseen, dealt, i64(len(unseen)) - dealt)


def _pour(pile: vec[i64], packed: i64) -> vec[i64]:
    """The pile with the cards of a packed hand on it."""
    officer: i64
    for officer in range(1, OFFICERS + 1):
        _copy: i64
        for _copy in range(held(packed, officer)):
            pile = append(pile, officer)
    return pile


def _packed(pile: vec[i64], first: i64, count: i64) -> i64:
    packed: i64 = 0
    index: i64
    for index in range(first, first + count):
        packed += LANE[pile[index]]
    return packed
