"""Weights are learnt, runs go on where they stopped, and what is committed can be read."""

from pathlib import Path

import msgspec
import pytest

from planetfall.core.rng import seeded
from planetfall.lab.tune import Plan, Run, add_samples, evaluation_of, fit, read_weights, tune, write_weights

PLAN = Plan("reworld", rounds=1, games=4, trials=8)


def test_a_run_learns_from_its_games_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    evaluation = evaluation_of("reworld")
    file = tmp_path / "run.json"
    played: list[int] = []
    run = tune(PLAN, file, 1, played.append)
    assert sum(played) == 4
    assert run.round == 1
    assert run.weights != read_weights(evaluation)
    again: list[int] = []
    assert tune(PLAN, file, 1, again.append).weights == run.weights
    assert again == [4]
    with pytest.raises(ValueError, match="belongs to another run"):
        tune(msgspec.structs.replace(PLAN, seed=2), file, 1)


def test_weights_are_those_with_which_features_come_nearest_to_the_points() -> None:
    evaluation = evaluation_of("reworld")
    size, phases = len(evaluation.features), len(evaluation.phases)
    run = Run.begin(PLAN, [0.0] * (size * phases), evaluation)
    true = [float(k % 3 + 1) for k in range(size)]
    rng = seeded(1)
    for _ in range(4000):
        found = [float(rng.below(11)) for _ in range(size)]
        add_samples(run, [(2, found, sum(w * value for w, value in zip(true, found, strict=True)))])
    learnt = fit(run, evaluation)[2 * size : 3 * size]
    assert learnt == pytest.approx(true, abs=0.05)
    assert fit(run, evaluation)[:size] == [0.0] * size  # no position of this phase was met


def test_written_weights_can_be_read(tmp_path: Path) -> None:
    evaluation = evaluation_of("reworld")
    file = tmp_path / "weights.json"
    write_weights(evaluation, read_weights(evaluation), {"games": 1}, file)
    kept = msgspec.json.decode(evaluation.file.read_bytes())
    assert msgspec.json.decode(file.read_bytes())["weights"] == kept["weights"]
