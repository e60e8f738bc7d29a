"""A game as a PettingZoo environment: every seat is an agent, `player_0` and so on; the first that may act is next.

An illegal move ends the game for all, as is usual there: its maker gets -1, the others nothing, and `infos` says why.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from numpy import int64
from pettingzoo.utils.env import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from planetfall.lab.environments.table import ILLEGAL, RENDERING, Observation, Table, check_render_mode, draw_seed

__all__ = ["Action", "TableEnv", "aec"]

Action = int | int64 | None  # None takes leave at the end


def aec(
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    components: Path | str | None = None,
    render_mode: str | None = None,
) -> "AECEnv[str, Observation, Action]":
    """The environment of a game, chosen as in `planetfall.new`. `render_mode` is "human" (prints) or "ansi" (text)."""
    return OrderEnforcingWrapper(TableEnv(Table(game, seats, options, components), render_mode))


class TableEnv(AECEnv[str, Observation, Action]):
    def __init__(self, table: Table, render_mode: str | None) -> None:
        self.table = table
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {"name": f"{table.title.info.name}_v0", "is_parallelizable": False, **RENDERING}
        self.possible_agents = [f"player_{seat}" for seat in range(table.seats)]
        self.observation_spaces = dict.fromkeys(self.possible_agents, table.observation_space())
        self.action_spaces = {agent: table.action_space() for agent in self.possible_agents}
        self.chance, _ = np_random()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the game of this seed. Without one, the next by chance: a seed settles all games up to the next seed."""
        if seed is None:
            self.table.deal(draw_seed(self.chance))
        else:
            self.table.deal(seed)
            self.chance, _ = np_random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)  # stays so: every game ends by itself
        self.infos = {agent: {} for agent in self.agents}
        self._next_actor()
        if self.render_mode == "human":
            self.render()

    def step(self, action: Action) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        refused = self.table.play(self._seat(agent), action)
        if refused:
            self.rewards[agent] = ILLEGAL
            self.infos[agent] = {"refused": refused}
            self.terminations = dict.fromkeys(self.agents, True)
        elif not self.table.game.actors():
            self._score()
        else:
            self._next_actor()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _next_actor(self) -> None:
        self.agent_selection = self.possible_agents[self.table.game.first_actor()]

    def _score(self) -> None:
        self.rewards = dict(zip(self.agents, self.table.game.rewards(), strict=True))
        self.infos = {agent: self.table.result(self._seat(agent)) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self._seat(agent))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The table as the seat to act may see it."""
        acting = self.table.game.actors()
        return self.table.render(acting[0] if acting else None, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
