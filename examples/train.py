"""Teach a policy by playing against itself: REINFORCE on batched games, NumPy and nothing else.

The policy is as small as it can be: one preference for each move, whatever the position. It learns what is good in
general (dock modules, do not drop out early) and shows how masks, observations, rewards and seats fit together.

    python examples/train.py --steps 1000
"""

import argparse

import numpy as np
from numpy.typing import NDArray

from planetfall.lab.batch import ManyGames

GAMES = 256


def choose(preferences: NDArray[np.float64], masks: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[np.intp]:
    """A legal move for each game, by the softmax of the preferences (Gumbel noise draws from it)."""
    noise = rng.gumbel(size=masks.shape)
    return np.asarray(np.where(masks, preferences + noise, -np.inf).argmax(axis=1))


def chances(preferences: NDArray[np.float64], masks: NDArray[np.bool_]) -> NDArray[np.float64]:
    weights = np.where(masks, np.exp(preferences), 0.0)
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))


def train(steps: int, rate: float, seed: int) -> NDArray[np.float64]:
    rng = np.random.default_rng(seed)
    tables = ManyGames("reworld", games=GAMES, seats=2, seed=seed)
    preferences = np.zeros(tables.masks.shape[1])
    blame = np.zeros((GAMES, 2, len(preferences)))  # what each seat's moves did to the log-chance of its play so far
    everyone = np.arange(GAMES)
    for _ in range(steps):
        seats = tables.seats.copy()
        codes = choose(preferences, tables.masks, rng)
        blame[everyone, seats] -= chances(preferences, tables.masks)
        blame[everyone, seats, codes] += 1.0
        tables.step(codes)
        over = tables.ended
        if over.any():
            preferences += rate * np.einsum("gs,gsc->c", tables.rewards[over], blame[over]) / over.sum()
            blame[over] = 0.0
    return preferences


def wins_against_random(preferences: NDArray[np.float64], games: int, seed: int) -> float:
    """The share of games the policy wins, half of them from each seat."""
    rng = np.random.default_rng(seed)
    tables = ManyGames("reworld", games=GAMES, seats=2, seed=seed)
    ours = np.arange(GAMES) % 2
    results: list[float] = []
    while len(results) < games:
        mine = (tables.seats == ours)[:, None]
        tables.step(choose(np.where(mine, preferences, 0.0), tables.masks, rng))
        results.extend(tables.rewards[np.arange(GAMES), ours][tables.ended])
    return float(np.mean(np.array(results) / 2 + 0.5))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=1000, help="decisions in each of the games")
    parser.add_argument("--rate", type=float, default=0.1, help="how fast to learn")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    preferences = train(arguments.steps, arguments.rate, arguments.seed)
    print(f"wins against random play: {wins_against_random(preferences, 2000, arguments.seed + 1):.1%}")


if __name__ == "__main__":
    main()
