"""What may be paid for a module (rulebook 2.3.2 to 2.3.7).

A payment is one to four cards laid together, one of them on top. What the two neighbouring slots show is the *case*
of a port, left * 6 + right with 0 for an empty slot. Which payments fit a case never changes, so it is worked out once.

A hand is packed into one number, five bits to an officer. The fifth bit of each lane is a guard: set in the hand before
a payment is taken off, it is still set afterwards exactly if the lane held enough.
"""

from itertools import combinations_with_replacement
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.games.reworld.box import OFFICERS
from planetfall.games.reworld.codes import PAY
from planetfall.games.reworld.reasons import TOO_MANY, UNMATCHED_ONE, UNMATCHED_TWO

__all__ = [
    "LANE",
    "PACKED",
    "PAYMENTS",
    "TOPS",
    "Payment",
    "affordable",
    "cards_in",
    "fewest",
    "fitting",
    "held",
    "holds",
    "misfit",
    "pack",
]

LANE: Final = vec[i64]([0] + [1 << (5 * lane) for lane in range(OFFICERS)])  # one card of an officer
GUARD: Final = 17318416  # the fifth bit of every lane, sum of 16 * LANE
CASES: Final = 36
MOST: Final = 4  # cards in one payment


@final
class Payment:
    def __init__(self, laid: tuple[int, ...], top: int) -> None:
        self.laid: Final = laid
        self.top: Final = top
        self.packed: Final = pack(list(laid))


def pack(cards: list[int]) -> int:
    packed = 0
    for officer in cards:
        packed += LANE[officer]
    return packed


def held(hand: i64, officer: i64) -> i64:
    """How many cards of an officer are in a packed hand."""
    return (hand >> (5 * officer - 5)) & 15


def cards_in(hand: i64) -> i64:
    total: i64 = 0
    officer: i64
    for officer in range(1, OFFICERS + 1):
        total += held(hand, officer)
    return total


def holds(hand: i64, payment: i64) -> bool:
    """Whether a packed hand contains the packed cards."""
    return ((hand | GUARD) - payment) & GUARD == GUARD


def misfit(case: i64, laid: tuple[int, ...]) -> i64:
    """0 if these cards satisfy the neighbours, else the reason why not: the one place of rules 2.3.3 to 2.3.6."""
    left = case // 6
    right = case % 6
    if left == right:
        right = 0  # two equal cards ask for one
    asked = i64(left > 0) + i64(right > 0)
    if asked == 0:
        return 0 if len(laid) == 1 else TOO_MANY
    exact = 2 * asked - i64(len(laid))  # a card asked for is laid itself, or any two in its place
    if exact < 0:
        return TOO_MANY
    met = i64(left > 0 and left in laid) + i64(right > 0 and right in laid)
    if exact <= met:
        return 0
    return UNMATCHED_ONE if asked == 1 else UNMATCHED_TWO


def fitting(case: i64, cards: i64) -> vec[i64]:
    """Codes of the payments that satisfy the neighbours and need no more cards than these; ascending."""
    return FITTING[case * (MOST + 1) + min(cards, MOST)]


def affordable(hand: i64, cards: i64) -> i64:
    """The cases this hand can pay for, one bit each."""
    kinds: i64 = 0
    lane: i64 = OFFICERS
    while lane > 0:
        kinds = kinds * 2 + i64(held(hand, lane) > 0)
        lane -= 1
    return AFFORDABLE[min(cards, MOST) * 32 + kinds]


def fewest(hand: i64, case: i64) -> i64:
    """The fewest cards with which this hand can pay for a case that it can pay for at all."""
    cards: i64 = 1
    while cards < MOST and not (affordable(hand, cards) >> case) & 1:
        cards += 1
    return cards


def _fitting(case: int, most: int) -> vec[i64]:
    codes = vec[i64]()
    for index, payment in enumerate(PAYMENTS):
        if len(payment.laid) <= most and payment.laid in FITS[case]:
            codes = append(codes, PAY + index)
    return codes


def _affordable(cards: int, kinds: set[int]) -> int:
    """The cases for `cards` cards (4 stands for more) of these officers. How often each is held makes no difference:
    a matching card is needed once, and the others may be any."""
    cases = 0
    for case in range(CASES):
        if any(len(laid) <= cards and kinds.issuperset(laid) for laid in FITS[case]):
            cases += 2**case
    return cases


LAID: Final = [laid for n in range(1, MOST + 1) for laid in combinations_with_replacement(range(1, OFFICERS + 1), n)]
# 280 payments. Their order is part of the action space: records do not need it, trained players do.
PAYMENTS: Final = [Payment(laid, top) for laid in LAID for top in sorted(set(laid))]
PACKED: Final = vec[i64]([payment.packed for payment in PAYMENTS])
TOPS: Final = vec[i64]([payment.top for payment in PAYMENTS])
FITS: Final = [{laid for laid in LAID if misfit(case, laid) == 0} for case in range(CASES)]
FITTING: Final = vec[vec[i64]]([_fitting(case, most) for case in range(CASES) for most in range(MOST + 1)])
KINDS: Final = [{lane + 1 for lane in range(OFFICERS) if (bits >> lane) & 1} for bits in range(32)]
AFFORDABLE: Final = vec[i64]([_affordable(cards, kinds) for cards in range(MOST + 1) for kinds in KINDS])
