"""A game as a Gymnasium environment: one seat learns, computer opponents play the others.

Importing this module registers `planetfall/Reworld-v0` and so on for `gymnasium.make`. An illegal move ends the game
with -1, as in the PettingZoo kind, and `info` says why.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from planetfall.bots import decide
from planetfall.bots.levels import find_player
from planetfall.catalogue import GAMES
from planetfall.core.rng import seeded
from planetfall.lab.environments.table import ILLEGAL, RENDERING, Observation, Table, check_render_mode, draw_seed

__all__ = ["SeatEnv", "single"]


def single(
    game: str,
    *,
    seats: int | None = None,
    opponents: str | Sequence[str] = "greedy",
    seat: int | None = None,
    options: Mapping[str, str] | None = None,
    components: Path | str | None = None,
    render_mode: str | None = None,
) -> "SeatEnv":
    """One seat of a game against bots or levels: one name for all, or one each, in turn order from the learner on.

    Without a `seat` the learner gets one by chance in every game. The rest is as in `planetfall.new`.
    """
    table = Table(game, seats, options, components)
    if seat is not None and seat not in range(table.seats):
        raise ValueError(f"seat is {seat!r}, expected None or a number from 0 to {table.seats - 1}")
    names = [opponents] * (table.seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != table.seats - 1:
        raise ValueError(f"opponents are {', '.join(names) or 'none'}, expected one name or {table.seats - 1}")
    for name in names:
        find_player(name, table.title.tastes)
    return SeatEnv(table, seat, names, check_render_mode(render_mode))


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    metadata = RENDERING

    def __init__(self, table: Table, seat: int | None, opponents: list[str], render_mode: str | None) -> None:
        self.table = table
        self.fixed_seat = seat
        self.seat = seat or 0
        self.opponents = opponents  # names, because bots cannot be pickled
        self.render_mode = render_mode
        self.observation_space = table.observation_space()
        self.action_space = table.action_space()
        self.over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal the game of this seed. Without one, the next by chance: a seed settles all games up to the next seed."""
        super().reset(seed=seed)
        self.table.deal(draw_seed(self.np_random) if seed is None else seed)
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(self.table.seats))
        self.over = False
        self._others_play()
        return self.table.observe(self.seat), {}

    def step(self, action: int | np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.over:
            raise ValueError("no game is being played; call reset()")
        refused = self.table.play(self.seat, action)
        if refused:
            self.over = True
            return self.table.observe(self.seat), ILLEGAL, True, False, {"refused": refused}
        self._others_play()
        if self.table.game.actors():
            return self.table.observe(self.seat), 0.0, False, False, {}
        self.over = True
        reward = self.table.game.rewards()[self.seat]
        return self.table.observe(self.seat), reward, True, False, self.table.result(self.seat)

    def _others_play(self) -> None:
        """Until the learner may act, or the game is over."""
        game = self.table.game
        while (actors := game.actors()) and self.seat not in actors:
            place = (actors[0] - self.seat) % self.table.seats  # in turn order from the learner on
            bot = find_player(self.opponents[place - 1], self.table.title.tastes)
            refused = self.table.play(actors[0], decide(bot, game, actors[0], seeded(draw_seed(self.np_random))))
            assert refused is None, refused
        if self.render_mode == "human":
            self.render()

    def action_masks(self) -> NDArray[np.int8]:
        """The mask alone, under the name that MaskablePPO of sb3-contrib asks for."""
        return self.table.mask(self.seat)

    def render(self) -> str | None:
        """The table as the learner may see it."""
        return self.table.render(self.seat, self.render_mode)


for _game in GAMES:
    _name = "".join(word.capitalize() for word in _game.split("_"))
    gymnasium.register(f"planetfall/{_name}-v0", f"{__name__}:{single.__name__}", kwargs={"game": _game})
