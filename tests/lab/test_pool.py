"""Whoever does the work, the results are the same, in the same order; and it can be stopped."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

import pytest
from click.testing import CliRunner

import planetfall
from planetfall.cli import main
from planetfall.core.playouts import play_out
from planetfall.core.rng import seeded
from planetfall.lab.arena import Contest, arena
from planetfall.lab.climb import Climb, climb
from planetfall.lab.pool import AHEAD, Workers, work_through
from planetfall.lab.review import review_game
from planetfall.lab.simulate import Job, simulate
from planetfall.lab.tune import Plan, evaluation_of, tune

MANY = Job("reworld", 3, 1200, 7, ["random"] * 3)
THOUGHTFUL = Job("reworld", 2, 5, 3, ["search:12", "greedy"])
CONTEST = Contest("reworld", 2, ("greedy", "random", "search:12"), 12)
PLAN = Plan("reworld", rounds=2, games=4, trials=8)
CLIMB = Climb("galileo_project", rounds=1, games=2)
FINISHED = planetfall.new("reworld", seats=2, seed=3)
play_out(FINISHED, seeded(1))


def everything(workers: Workers, folder: Path) -> list[object]:
    return [
        simulate(MANY, workers),
        simulate(THOUGHTFUL, workers),
        arena(CONTEST, workers, None, lambda _: None),
        tune(PLAN, folder / f"{workers}.json", workers),
        climb(CLIMB, folder / f"climb {workers}.json", workers),
        review_game(planetfall.replay(planetfall.record(FINISHED)), 4, 0, workers, lambda _: None),
    ]


def test_processes_and_a_ray_cluster_play_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = everything(1, tmp_path)
    assert everything(2, tmp_path) == alone
    assert everything("local", tmp_path) == alone  # starts a real one
    arguments = ["simulate", "reworld", "--seats", "3", "--games", "1200", "--seed", "7", "--json"]
    here, there = (CliRunner().invoke(main, [*arguments, *more]) for more in ([], ["--ray", "local"]))
    assert json.loads(there.stdout) == json.loads(here.stdout)
    monkeypatch.setattr("planetfall.lab.pool.VERSION", "9.9")
    with pytest.raises(ValueError, match=r"answers 'planetfall .*', expected 'planetfall 9\.9"):
        simulate(MANY, "local")


def slow_half(number: int, seconds: float) -> float:
    time.sleep(seconds)
    return number / 2


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_the_order_of_the_work(workers: int) -> None:
    pieces = [(number, 0.2 if number == 0 else 0.0) for number in range(20)]
    assert list(work_through(slow_half, pieces, workers)) == [number / 2 for number in range(20)]


def endless(handed_out: list[int]) -> Iterator[tuple[int, float]]:
    for number in count():
        handed_out.append(number)
        yield number, 0.0


@pytest.mark.parametrize("workers", [1, 2])
def test_work_without_end_is_handed_out_as_it_gets_done(workers: int) -> None:
    handed_out: list[int] = []
    results = work_through(slow_half, endless(handed_out), workers)
    assert [next(results) for _ in range(10)] == [number / 2 for number in range(10)]
    results.close()
    assert len(handed_out) < 10 + AHEAD * workers


def test_tuning_leaves_the_weights_as_they_were(tmp_path: Path) -> None:
    before = simulate(THOUGHTFUL)
    assert tune(PLAN, tmp_path / "run.json", 1).weights != evaluation_of("reworld").weights.read()
    assert simulate(THOUGHTFUL) == before


def an_arena_that_plays(kept: Path) -> subprocess.Popen[bytes]:
    # Whoever started the tests in the background may have told them, and so their children, to ignore interrupts.
    heeding = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    program = f"{heeding}; from planetfall.cli import main; main()"
    command = [sys.executable, "-c", program, "arena", "reworld", "--jobs", "2"]
    command += ["--bots", "random,greedy", "--games", "20000", "--keep", str(kept)]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    while not (kept.exists() and kept.stat().st_size) and running.poll() is None:
        time.sleep(0.05)
    return running


@pytest.mark.skipif(os.name == "nt", reason="processes are grouped differently there")
def test_an_interrupt_stops_all_processes_and_says_what_is_kept(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    running = an_arena_that_plays(kept)
    os.killpg(running.pid, signal.SIGINT)  # as the terminal does
    _, errors = running.communicate(timeout=60)
    assert running.returncode == 1
    assert f"Stopped. The games played are kept in {kept}; the same command goes on with them.".encode() in errors
    assert b"Traceback" not in errors
    assert any(gone(running.pid) for _ in range(200))


@pytest.mark.skipif(os.name == "nt", reason="processes are grouped differently there")
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_no_process_outlives_the_one_that_started_it(end: signal.Signals, tmp_path: Path) -> None:
    running = an_arena_that_plays(tmp_path / "games.jsonl")
    running.send_signal(end)  # to this one alone
    try:
        running.communicate(timeout=60)
        assert any(gone(running.pid) for _ in range(200))
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)


def gone(group: int) -> bool:
    """Python's own helper process leaves a moment after the others."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    time.sleep(0.1)
    return False


def test_a_missing_ray_is_named_with_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = CliRunner().invoke(main, ["simulate", "reworld", "--ray", "local"])
    assert result.exit_code == 1
    assert 'pip install "planetfall[ray]"' in result.output
