"""The generator is sfc32, its numbers are fair, and no two generators disturb each other."""

from collections import Counter
from collections.abc import Iterator
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.rng import SEED_LIMIT, Rng, seeded
from tests.builders import picture

pytestmark = pytest.mark.interpreted

SEEDS = st.integers(0, SEED_LIMIT - 1)
LIMITS = st.one_of(st.integers(1, 40), st.integers(1, 2**32))


def sfc32(seed: int) -> Iterator[int]:
    """The reference, on words of any size that are cut to 32 bits: the seed's three words, then twelve turns."""
    words = seed.to_bytes(12, "little")
    a, b, c = (int.from_bytes(words[at : at + 4], "little") for at in (0, 4, 8))
    counter = 1
    while True:
        out = (a + b + counter) % 2**32
        rotated = int(f"{c:032b}"[21:] + f"{c:032b}"[:21], 2)
        a, b, c, counter = b ^ (b // 512), 9 * c % 2**32, (rotated + out) % 2**32, (counter + 1) % 2**32
        if counter > 13:
            yield out


def words(rng: Rng, count: int) -> list[int]:
    return [rng.word() for _ in range(count)]


def is_fair(counts: Counter[int], kinds: int) -> bool:
    """Chi-square, four standard deviations wide: a fair generator fails once in many thousand seeds."""
    expected = counts.total() / kinds
    chi_square = sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))
    return chi_square < kinds - 1 + 4 * sqrt(2 * (kinds - 1)) + 4


@given(seed=SEEDS)
def test_it_draws_the_words_of_sfc32(seed: int) -> None:
    reference = sfc32(seed)
    assert words(seeded(seed), 50) == [next(reference) for _ in range(50)]


def test_it_draws_the_words_that_the_author_of_sfc32_published() -> None:
    """PractRand's own numbers: for the seed words 0, 2, 1 they begin after fifteen turns, three more than ours."""
    assert words(seeded(0), 1) == [0x514676C3]
    assert words(seeded((2 << 32) | (1 << 64)), 8)[3:] == [0x03B80BB8, 0xA87DBC7E, 0x1787178C, 0x4C7B7234, 0xC65DADE2]


def test_the_numbers_of_a_seed_never_change() -> None:
    rng = seeded(7)
    assert words(rng, 4) == [3069104647, 3582417929, 1446471690, 4196707356]
    assert [rng.below(20) for _ in range(8)] == [18, 13, 8, 9, 14, 9, 5, 19]
    assert words(rng.branch(), 2) == [3049031406, 3605285625]


@given(seed=SEEDS, bit=st.integers(0, 95))
def test_every_bit_of_a_seed_counts(seed: int, bit: int) -> None:
    assert words(seeded(seed), 4) != words(seeded(seed ^ (1 << bit)), 4)


@pytest.mark.parametrize("seed", [-1, 2**96, 10**40])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError) as refusal:
        seeded(seed)
    assert str(refusal.value) == f"seed is {seed}, expected a whole number from 0 to 2**96 - 1"


@given(seed=SEEDS, limit=LIMITS)
def test_below_takes_the_high_part_of_a_word_times_the_limit_and_rejects_the_surplus(seed: int, limit: int) -> None:
    rng, reference = seeded(seed), sfc32(seed)
    surplus = 2**32 % limit
    for _ in range(20):
        product = next(product for word in reference if (product := word * limit) % 2**32 >= surplus)
        assert rng.below(limit) == product // 2**32


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 52, 100])
def test_below_gives_every_number_under_the_limit_and_no_other_about_equally_often(limit: int) -> None:
    rng = seeded(limit)
    counts = Counter(rng.below(limit) for _ in range(limit * 500))
    assert set(counts) == set(range(limit))
    assert is_fair(counts, limit)


def test_below_is_fair_where_the_limit_does_not_divide_the_words() -> None:
    """Without rejection every third number under 3 * 2**30 would come twice as often as the others."""
    rng = seeded(5)
    assert is_fair(Counter(rng.below(3 << 30) % 3 for _ in range(3000)), 3)


@given(seed=SEEDS, cards=st.lists(st.integers(0, 9), max_size=40))
def test_shuffling_keeps_every_card(seed: int, cards: list[int]) -> None:
    shuffled = vec[i64](cards)
    seeded(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_every_order_of_four_cards_comes_about_equally_often() -> None:
    rng = seeded(4)
    counts = Counter[int]()
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(24 * 300):
        cards = vec[i64]([1, 2, 3, 4])
        rng.shuffle(cards)
        counts[orders.setdefault(tuple(cards), len(orders))] += 1
    assert len(orders) == 24
    assert is_fair(counts, 24)


@given(seed=SEEDS, first=st.integers(0, 5))
def test_a_copy_draws_what_its_original_draws_and_disturbs_nothing(seed: int, first: int) -> None:
    rng = seeded(seed)
    words(rng, first)
    twin = rng.copy()
    assert picture(twin) == picture(rng)
    drawn = words(twin, 10)
    assert words(rng, 10) == drawn
    words(twin, 3)
    assert picture(twin) != picture(rng)


@given(seed=SEEDS)
def test_a_branch_is_new_and_goes_its_own_way(seed: int) -> None:
    rng, again = seeded(seed), seeded(seed)
    branch = rng.branch()
    words(branch, 10)
    again.branch()
    assert picture(rng) == picture(again)
    second = rng.branch()
    assert words(second, 4) != words(seeded(seed).branch(), 4)
    assert words(second, 4) != words(rng, 4)


@given(seed=SEEDS)
def test_equal_generators_branch_alike(seed: int) -> None:
    assert words(seeded(seed).branch(), 10) == words(seeded(seed).branch(), 10)
