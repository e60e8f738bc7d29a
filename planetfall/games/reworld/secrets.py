"""What a seat cannot know, and how it is dealt again: other hands, what others threw away, the cards nobody was
dealt, a face-down card somebody else laid, the order of the bag, and all chance to come (rulebook 2.1.4, 2.4.3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.rng import Rng
from planetfall.games.reworld.box import OFFICERS, TILES
from planetfall.games.reworld.payment import LANE, cards_in, held
from planetfall.games.reworld.state import State

__all__ = ["deal_unseen"]


def deal_unseen(state: State, seat: i64, rng: Rng) -> None:
    """What comes out depends on what the seat knows and on the generator, never on how the unseen things lie now."""
    state.bag = _in_order(state.bag)
    rng.shuffle(state.bag)
    hidden_marker = state.marker_card > 0 and state.marker_payer != seat
    packed = state.leftover
    if hidden_marker:
        packed += LANE[state.marker_card]
    other: i64
    for other in range(state.seats):
        if other != seat:
            packed += state.hand[other] + state.thrown[other]
    unseen = _spread(packed)
    rng.shuffle(unseen)
    dealt: i64 = 0
    for other in range(state.seats):
        if other != seat:
            cards = state.cards[other]
            thrown = cards_in(state.thrown[other])
            state.hand[other] = _packed(unseen, dealt, cards)
            state.thrown[other] = _packed(unseen, dealt + cards, thrown)
            dealt += cards + thrown
    if hidden_marker:
        state.marker_card = unseen[dealt]
        dealt += 1
    state.leftover = _packed(unseen, dealt, len(unseen) - dealt)


def _in_order(bag: vec[i64]) -> vec[i64]:
    """The same tiles, by number."""
    if len(bag) == 0:
        return bag
    there = vec[i64]([0] * (TILES + 1))
    tile: i64
    for tile in bag:
        there[tile] = 1
    ordered = vec[i64](capacity=len(bag))
    for tile in range(1, TILES + 1):
        if there[tile] == 1:
            ordered = append(ordered, tile)
    return ordered


def _spread(packed: i64) -> vec[i64]:
    """A packed hand as single cards, by officer."""
    cards = vec[i64]()
    officer: i64
    for officer in range(1, OFFICERS + 1):
        _copy: i64
        for _copy in range(held(packed, officer)):
            cards = append(cards, officer)
    return cards


def _packed(cards: vec[i64], first: i64, count: i64) -> i64:
    packed: i64 = 0
    index: i64
    for index in range(first, first + count):
        packed += LANE[cards[index]]
    return packed
