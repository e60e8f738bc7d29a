"""The seeded generator that all chance in a game comes from.

The algorithm is sfc32 ("small fast counter", Chris Doty-Humphrey, public domain). It works on 32-bit words kept in
64-bit integers, so that no step overflows and the compiled and the interpreted build draw the same numbers.
"""

import hashlib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

__all__ = ["SEED_BITS", "SEED_LIMIT", "Rng", "seed_of", "seeded"]

SEED_BITS: Final = 96
SEED_LIMIT: Final = 2**SEED_BITS
WORD: Final = 0xFFFFFFFF


def seeded(seed: int) -> "Rng":
    """A generator for a seed from 0 to SEED_LIMIT - 1; equal seeds draw equal numbers."""
    if not 0 <= seed < SEED_LIMIT:
        raise ValueError(f"seed is {seed}, expected a whole number from 0 to 2**{SEED_BITS} - 1")
    rng = Rng()
    rng.restart(seed & WORD, (seed >> 32) & WORD, seed >> 64)
    return rng


def seed_of(text: str) -> int:
    """A seed that follows from a text, so that games and bots named by numbers have seeds of their own."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[: SEED_BITS // 8], "big")


@final
class Rng:
    def __init__(self) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.drawn: i64 = 1  # the counter of sfc32: it alone guarantees a long period

    def restart(self, a: i64, b: i64, c: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.drawn = 1
        _turn: i64
        for _turn in range(12):  # mixes the seed words
            self.word()

    def branch(self) -> "Rng":
        """A new generator, seeded from this one."""
        twin = Rng()
        twin.restart(self.word(), self.word(), self.word())
        return twin

    def copy(self) -> "Rng":
        twin = Rng()
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.drawn = self.drawn
        return twin

    def word(self) -> i64:
        """32 random bits."""
        c = self.c
        b = self.b
        drawn = (self.a + b + self.drawn) & WORD
        self.drawn = (self.drawn + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + drawn) & WORD
        return drawn

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each exactly as likely (Lemire's method)."""
        wide = self.word() * limit
        low = wide & WORD
        if low < limit:
            spill = (WORD + 1 - limit) % limit
            while low < spill:
                wide = self.word() * limit
                low = wide & WORD
        return wide >> 32

    def shuffle(self, cards: vec[i64]) -> None:
        """Mix the cards where they lie."""
        last: i64 = len(cards) - 1
        while last > 0:
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1
