"""Many games stepped together: what a learner reads and writes lies in packed arrays, one row for each game.

Every game waits for one decision of one seat; `step` takes one code for each. A game that ends is dealt again at once,
with its rewards left in its row.
"""

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from planetfall.core.game import Game
from planetfall.core.rng import Rng

__all__ = ["Batch"]

WORD: Final = 8  # bytes of a code


@final
class Batch:
    def __init__(self, table: Game, games: int, actions: int, rng: Rng) -> None:
        self.actions: Final = i64(actions)
        self.seats: Final = i64(table.seats)
        self.size: Final = i64(table.observation_size())
        self.rng: Final = rng
        self.games: Final = [table.fresh(rng.branch()) for _ in range(games)]
        self.seat = vec[i64]([0] * games)  # whose decision it is
        self.mask = vec[u8]([0] * (games * actions))  # 1 where a code is legal
        self.observation = vec[i16]([0] * (games * table.observation_size()))  # of the seat whose decision it is
        self.reward = vec[float]([0.0] * (games * table.seats))  # at game * seats + seat, where a game has just ended
        self.ended = vec[u8]([0] * games)
        index: i64
        for index in range(len(self.games)):
            self.show(index, self.games[index])

    def step(self, codes: bytes) -> None:
        """One code for each game, as 64-bit little-endian numbers. An illegal one is refused before anything moves."""
        games = self.games
        count: i64 = len(games)
        self.check(codes)
        index: i64
        for index in range(count):
            game = games[index]
            seat = self.seat[index]
            self.wipe(index, game.choices(seat))
            game.apply(seat, read_i64_le(codes, index * WORD))
            self.ended[index] = 0
            if game.first_actor() < 0:
                game = self.end(index, game)
            self.show(index, game)

    def check(self, codes: bytes) -> None:
        count: i64 = len(self.games)
        if len(codes) != count * WORD:
            raise ValueError(f"{len(codes) // WORD} codes, expected one for each of {count} games")
        index: i64
        for index in range(count):
            code = read_i64_le(codes, index * WORD)
            if not 0 <= code < self.actions or self.mask[index * self.actions + code] == 0:
                raise ValueError(f"code {code} is not legal in game {index}; its mask says what is")

    def wipe(self, index: i64, codes: vec[i64]) -> None:
        """Take the old moves out of the mask, and old rewards away."""
        mask = self.mask
        base = index * self.actions
        code: i64
        for code in codes:
            mask[base + code] = 0
        if self.ended[index] == 1:
            seat: i64
            for seat in range(self.seats):
                self.reward[index * self.seats + seat] = 0.0

    def end(self, index: i64, game: Game) -> Game:
        """Leave its rewards, and deal the next."""
        self.ended[index] = 1
        rewards = game.rewards()
        seat: i64
        for seat in range(self.seats):
            self.reward[index * self.seats + seat] = rewards[seat]
        dealt = game.fresh(self.rng.branch())
        self.games[index] = dealt
        return dealt

    def show(self, index: i64, game: Game) -> None:
        seat = game.first_actor()
        self.seat[index] = seat
        mask = self.mask
        base = index * self.actions
        code: i64
        for code in game.choices(seat):
            mask[base + code] = 1
        game.observe_changes(seat, self.observation, index * self.size)
