"""Many games stepped together, read and answered as NumPy arrays: the interface a learner needs.

The arrays are windows on memory that the compiled `core.batch` writes: read them after each step, copy what you keep.
"""

from collections.abc import Mapping
from pathlib import Path
from secrets import randbits
from typing import Any

from planetfall._face import new
from planetfall.catalogue import find_title
from planetfall.core.batch import Batch
from planetfall.core.rng import SEED_BITS, seeded

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ImportError as error:
    raise ImportError('batched stepping needs NumPy: pip install "planetfall[research]"') from error

__all__ = ["ManyGames"]


class ManyGames:
    """So many tables of one game, each waiting for one decision; one that ends is dealt again at once."""

    def __init__(
        self,
        game: str,
        games: int,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        components: Path | None = None,
    ) -> None:
        title = find_title(game)
        count = title.info.seats[0] if seats is None else seats
        table = new(game, seats=count, seed=0, options=options or {}, components=components)
        if games < 1:
            raise ValueError(f"games is {games}, expected at least 1")
        actions = len(title.info.actions)
        self.parts = title.observed(table)  # of an observation: names and lengths, in order
        self._batch = Batch(table, games, actions, seeded(randbits(SEED_BITS) if seed is None else seed))
        self.seats: NDArray[np.int64] = np.asarray(memoryview(self._batch.seat))  # whose decision it is, at game
        self.masks = self._window(self._batch.mask, np.bool_, (games, actions))  # the legal codes of that seat
        self.observations = self._window(self._batch.observation, np.int16, (games, -1))  # all that seat knows
        self.ended = self._window(self._batch.ended, np.bool_, (games,))  # whether the last step ended a game
        # `Game.rewards`, at game and seat; 0 where no game has just ended.
        self.rewards = self._window(self._batch.reward, np.float64, (games, count))

    @staticmethod
    def _window(packed: Any, kind: type[np.generic], shape: tuple[int, ...]) -> NDArray[Any]:
        return np.asarray(memoryview(packed)).view(kind).reshape(shape)

    def step(self, codes: ArrayLike) -> None:
        """One legal code for each game. If one is not, a ValueError says which, and nothing has moved."""
        chosen = np.asarray(codes)
        if chosen.shape != self.seats.shape or not np.issubdtype(chosen.dtype, np.integer):
            expected = f"{len(self.seats)} whole numbers"
            raise ValueError(f"codes are {chosen.dtype} of shape {chosen.shape}, expected {expected}")
        self._batch.step(chosen.astype("<i8").tobytes())
