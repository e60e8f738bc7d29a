"""The table that learners sit at, in PettingZoo as in Gymnasium.

A learner gets an observation, 16-bit numbers that hold what its seat knows and nothing else, beside a mask of the codes
it may play. It is rewarded once, at the end. Compiled games can be neither pickled nor deep-copied; a `Table` can, in
mid-game too, because it remembers how it was made, the seed and the moves.
"""

from collections.abc import Mapping
from operator import index
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from planetfall._face import act, new, record, replay, title_of
from planetfall.core.rng import seeded
from planetfall.core.title import IllegalMove
from planetfall.core.view import Reader

__all__ = ["ILLEGAL", "RENDERING", "Observation", "Table", "check_render_mode", "draw_seed"]

Observation = dict[str, Any]  # the arrays "observation" and "action_mask"

ILLEGAL = -1.0  # the reward of an illegal move, which ends the game: never better than losing
RENDER_MODES = ["human", "ansi"]  # print it, or hand the text over
RENDERING: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}
WIDTH = 120  # of a table drawn as text


class Table:
    """One game after another with the same seats, options and box."""

    def __init__(
        self, game: str, seats: int | None, options: Mapping[str, str] | None, components: Path | str | None
    ) -> None:
        self._blank = new(game, seats=seats, seed=0, options=options, components=components)  # nobody plays on it
        self._prepare()
        self.deal(0)

    def _prepare(self) -> None:
        self.title = title_of(self._blank)
        self.seats = int(self._blank.seats)
        self._seen = vec[i16]([0] * self._blank.observation_size())

    def deal(self, seed: int) -> None:
        """A new game, the one that `planetfall.new` deals for this seed."""
        self.game = self._blank.fresh(seeded(seed))
        self._seed = seed
        self._moves: list[tuple[int, int]] = []

    def play(self, seat: int, action: Any) -> str | None:
        """Make a move; an illegal one changes nothing, and what comes back says why."""
        try:
            code = index(action)  # numpy has whole numbers of its own
        except TypeError:
            code = -1
        actions = len(self.title.info.actions)
        if not 0 <= code < actions:
            raise ValueError(f"the action is {action!r}, expected a whole number from 0 to {actions - 1}")
        try:
            act(self.game, seat, code)
        except IllegalMove as refusal:
            return str(refusal)
        self._moves.append((seat, code))
        return None

    def observe(self, seat: int) -> Observation:
        """What the seat knows and what it may do; all zero in the mask while it must wait."""
        self.game.observe(seat, self._seen, 0)
        return {"observation": np.frombuffer(memoryview(self._seen), np.int16).copy(), "action_mask": self.mask(seat)}

    def mask(self, seat: int) -> NDArray[np.int8]:
        mask = np.zeros(len(self.title.info.actions), np.int8)
        mask[np.frombuffer(memoryview(self.game.legal(seat)), np.int64)] = 1
        return mask

    def observation_space(self) -> spaces.Space[Observation]:
        numbers = np.iinfo(np.int16)
        return spaces.Dict(
            {
                "observation": spaces.Box(numbers.min, numbers.max, (len(self._seen),), np.int16),
                "action_mask": spaces.Box(0, 1, (len(self.title.info.actions),), np.int8),
            }
        )

    def action_space(self) -> spaces.Space[np.int64]:
        return spaces.Discrete(len(self.title.info.actions))

    def result(self, seat: int) -> dict[str, Any]:
        """How the seat did, once the game is over: points on the way could tell others what they cannot know."""
        return {"points": self.game.scores()[seat], "place": self.game.ranking()[seat]}

    def render(self, seat: int | None, mode: str | None) -> str | None:
        """The table as text, as the seat may see it; None is a spectator."""
        if mode is None:
            return None
        text = self.title.draw(self.title.view(self.game, Reader(seat)), "en", WIDTH)
        if mode == "ansi":
            return text
        print(text, end="\n\n")
        return None

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        """Without going through all moves again, because whoever searches copies often."""
        twin = Table.__new__(Table)
        twin._blank = self._blank
        twin._prepare()
        twin.game = self.game.copy()
        twin._seed = self._seed
        twin._moves = self._moves[:]
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {"made": record(self._blank), "seed": self._seed, "moves": self._moves}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self._blank = replay(kept["made"])
        self._prepare()
        self.deal(kept["seed"])
        for seat, code in kept["moves"]:
            refused = self.play(seat, code)
            assert refused is None, refused


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is {mode!r}, expected None or one of {', '.join(RENDER_MODES)}")
    return mode


def draw_seed(chance: np.random.Generator) -> int:
    """A seed for a game or a bot."""
    return int(chance.integers(1 << 62))
