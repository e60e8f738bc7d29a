"""Benchmarks measure what they say. How fast this machine is, no test asserts."""

import json
import sys

import pytest
from click.testing import CliRunner

import planetfall
from planetfall.cli import main
from planetfall.lab.bench import RUNS, bench


def test_a_benchmark_tells_game_seats_build_and_positive_figures() -> None:
    rounds: list[None] = []
    speed = bench("reworld", 3, 0.001, lambda: rounds.append(None))
    assert len(rounds) == RUNS
    assert (speed.game, speed.seats, speed.build) == ("reworld", 3, planetfall.BUILD)
    figures = (speed.playouts_per_second, speed.games_per_second, speed.python_per_second)
    assert min(*figures, speed.batched_per_second, speed.copy_microseconds, speed.imagine_microseconds) > 0
    assert 100 < speed.playouts_per_second / speed.games_per_second < 400  # decisions in a game


def test_the_command_prints_figures_and_names_what_is_missing_for_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    run = CliRunner().invoke
    figures = json.loads(run(main, ["bench", "reworld", "--seconds", "0.001", "--json"]).stdout)
    assert [entry["seats"] for entry in figures["games"]] == [2, 3, 4]
    assert figures["peers"] == []
    monkeypatch.setitem(sys.modules, "catanatron", None)
    refused = run(main, ["bench", "--peers", "--seconds", "0.001"])
    assert refused.exit_code != 0
    assert 'pip install "planetfall[peers]"' in " ".join(refused.output.split())
