"""Benchmarks measure what they say. How fast this machine is, no test asserts."""

import planetfall
from planetfall.lab.bench import RUNS, bench


def test_a_benchmark_tells_game_seats_build_and_positive_figures() -> None:
    rounds: list[None] = []
    speed = bench("reworld", 3, 0.001, lambda: rounds.append(None))
    assert len(rounds) == RUNS
    assert (speed.game, speed.seats, speed.build) == ("reworld", 3, planetfall.BUILD)
    figures = (speed.playouts_per_second, speed.games_per_second, speed.python_per_second)
    assert min(*figures, speed.batched_per_second, speed.copy_microseconds, speed.imagine_microseconds) > 0
    assert 100 < speed.playouts_per_second / speed.games_per_second < 400  # decisions in a game
