"""Iterations a second: our search of Reworld beside OpenSpiel's IS-MCTS of gin rummy, in one run and one process.

    python benchmarks/search_speed.py
    python benchmarks/search_speed.py --runs 10 --seconds 2

An iteration re-deals what the seat cannot know, walks down the tree, adds one position and judges it: OpenSpiel's by
playing at random to the end, ours by the game's outlook. Everybody searches positions from all parts of a random game,
each for the same time. Seconds are those of the processor, and in each position the best of several short runs counts,
because other work on the machine only slows one down. Needs OpenSpiel: pip install "planetfall[openspiel]".
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

import click
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from rich.console import Console
from rich.table import Table

import planetfall
import planetfall.lab.openspiel  # registers planetfall_reworld
from planetfall.bots.search import Tree, grow
from planetfall.commands.common import progress_bar
from planetfall.core.game import Game
from planetfall.core.rng import seeded

POSITIONS = 8  # spread over one game
NO_LIMIT = 1 << 40
UCT = 2.0
SIMULATIONS = {"C++": 100, "Python": 10}  # of OpenSpiel between two looks at the clock


@dataclass
class Searcher:
    name: str
    positions: list[Any]
    iterations: Callable[[Any, float], int]  # made from a position in about so many seconds
    best: list[float] = field(default_factory=lambda: [0.0] * POSITIONS)  # iterations a second, at position

    def run(self, seconds: float) -> None:
        for place, position in enumerate(self.positions):
            began = time.process_time()
            made = self.iterations(position, seconds / POSITIONS)
            self.best[place] = max(self.best[place], made / (time.process_time() - began))


@click.command(epilog="Example: python benchmarks/search_speed.py --runs 10 --seconds 2")
@click.option("--runs", default=5, show_default=True, help="How many runs; the best one counts.")
@click.option("--seconds", default=1.0, show_default=True, help="How long everybody searches in one run.")
def main(runs: int, seconds: float) -> None:
    """Iterations a second of our search and of OpenSpiel's IS-MCTS."""
    ours = _ours()
    searchers = [
        ours,
        _theirs("gin_rummy", "C++"),
        _theirs("gin_rummy", "Python"),
        _theirs("planetfall_reworld", "Python"),
    ]
    with progress_bar() as progress:
        for _run in progress.track(range(runs), description="searching"):
            for searcher in searchers:
                searcher.run(seconds)
    table = Table("search", "iterations/s", "slowest position", "ours to this")
    for searcher in searchers:
        mean = fmean(searcher.best)
        times = f"{fmean(ours.best) / mean:,.0f} times"
        table.add_row(searcher.name, f"{mean:,.0f}", f"{min(searcher.best):,.0f}", times)
    Console().print(table)


def _ours() -> Searcher:
    rng = seeded(1)

    def iterations(table: Game, seconds: float) -> int:
        return grow(Tree(), table, table.first_actor(), NO_LIMIT, seconds, rng)

    return Searcher("Planetfall, Reworld", _spread(_reworld_positions()), iterations)


def _reworld_positions() -> list[Game]:
    table = planetfall.new("reworld", seats=2, seed=1).copy()
    chance = random.Random(1)
    positions = []
    while (seat := table.first_actor()) >= 0:
        codes = list(table.legal(seat))
        if len(codes) > 1:
            positions.append(table.copy())
        table.apply(seat, chance.choice(codes))
    return positions


def _theirs(name: str, language: str) -> Searcher:
    game = pyspiel.load_game(name)
    simulations = SIMULATIONS[language]
    # gin rummy has no information states, its observations tell positions apart
    keys = {"use_observation_string": name == "gin_rummy"}
    bot: Any
    if language == "C++":
        bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), UCT, simulations, **keys)
    else:
        judge = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
        bot = ismcts.ISMCTSBot(game, judge, UCT, simulations, random_state=np.random.RandomState(1), **keys)

    def iterations(state: Any, seconds: float) -> int:
        made = 0
        end = time.perf_counter() + seconds
        while made == 0 or time.perf_counter() < end:
            bot.get_policy(state)
            made += simulations
        return made

    return Searcher(f"OpenSpiel IS-MCTS ({language}), {name}", _spread(_spiel_positions(game)), iterations)


def _spiel_positions(game: Any) -> list[Any]:
    state = game.new_initial_state()
    chance = random.Random(1)
    positions = []
    while not state.is_terminal():
        codes = state.legal_actions()
        if len(codes) > 1 and not state.is_chance_node():
            positions.append(state.clone())
        state.apply_action(chance.choice(codes))
    return positions


def _spread(positions: list[Any]) -> list[Any]:
    return [positions[len(positions) * k // POSITIONS] for k in range(POSITIONS)]


if __name__ == "__main__":
    main()
