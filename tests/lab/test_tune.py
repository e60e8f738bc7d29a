"""Weights are learnt, runs go on where they stopped, and what is committed can be read."""

from pathlib import Path

import msgspec
import pytest

from planetfall.core.rng import seeded
from planetfall.lab.tune import (
    Plan,
    Run,
    add_samples,
    blended,
    evaluation_of,
    fit,
    keep,
    made_by,
    samples_of,
    tune,
    write_weights,
)

PLAN = Plan("reworld", rounds=1, games=4, trials=8)


def test_a_run_learns_from_its_games_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    evaluation = evaluation_of("reworld")
    file = tmp_path / "run.json"
    played: list[int] = []
    run = tune(PLAN, file, 1, played.append)
    assert sum(played) == 4
    assert run.round == 1
    assert run.weights != evaluation.weights.read()
    again: list[int] = []
    assert tune(PLAN, file, 1, again.append).weights == run.weights
    assert again == [4]
    with pytest.raises(ValueError, match="another run: games is 4, expected 6, seed is 1, expected 2; name another"):
        tune(msgspec.structs.replace(PLAN, games=6, seed=2), file, 1)


def test_a_run_that_cannot_be_kept_is_not_begun(tmp_path: Path) -> None:
    (tmp_path / "run.json.new").mkdir()  # where it is written first
    played: list[int] = []
    with pytest.raises(ValueError, match=r"the run cannot be kept in .*run.json \(.*\); name another file"):
        tune(PLAN, tmp_path / "run.json", 1, played.append)
    assert played == []


def test_where_nothing_is_searched_every_kind_of_table_is_met(tmp_path: Path) -> None:
    evaluation = evaluation_of("planet_unknown")
    assert len(evaluation.tables) > 1
    plan = Plan("planet_unknown", rounds=1, games=4, trials=0)  # for one player and for two
    run = tune(plan, tmp_path / "run.json", 1)
    features = evaluation.weights.features
    size = len(features)
    one = features.index("one")  # a constant, which may be all the points of a game
    assert all(abs(weight) < 30 for place, weight in enumerate(run.weights) if place % size != one)
    before = evaluation.weights.read()
    changed = [new != old for new, old in zip(run.weights, before, strict=True)]
    assert all(any(changed[phase * size : (phase + 1) * size]) for phase in range(len(evaluation.weights.phases)))


def test_weights_are_those_with_which_features_come_nearest_to_the_points() -> None:
    evaluation = evaluation_of("reworld")
    size, phases = len(evaluation.weights.features), len(evaluation.weights.phases)
    run = Run.begin(PLAN, [0.0] * (size * phases), evaluation)
    true = [float(k % 3 + 1) for k in range(size)]
    rng = seeded(1)
    for _ in range(4000):
        found = [float(rng.below(11)) for _ in range(size)]
        add_samples(run, [(2, found, sum(w * value for w, value in zip(true, found, strict=True)))])
    learnt = fit(run, evaluation)[2 * size : 3 * size]
    assert learnt == pytest.approx(true, abs=0.05)
    assert fit(run, evaluation)[:size] == [0.0] * size  # no position of this phase was met


def test_a_phase_learns_what_the_next_one_expects_and_the_last_one_the_points() -> None:
    met = [(0, [[1.0, 2.0]]), (0, [[1.0, 4.0]]), (1, [[1.0, 5.0]]), (1, [[1.0, 6.0]])]
    samples = samples_of(met, [30.0], [0.0, 0.0, 10.0, 2.0])
    half = 0.5**0.5  # two positions of a phase count as one
    assert [phase for phase, _, _ in samples] == [1, 1, 0, 0]
    assert [found[1] for _, found, _ in samples] == pytest.approx([6 * half, 5 * half, 4 * half, 2 * half])
    expected = [30.0, 30.0, 20.0, 20.0]  # 10 + 2 * 5 where phase 1 begins
    assert [aim for _, _, aim in samples] == pytest.approx([points * half for points in expected])


def test_without_weights_every_phase_learns_the_final_points() -> None:
    met = [(0, [[1.0, 2.0]]), (1, [[1.0, 5.0]])]
    assert [aim for _, _, aim in samples_of(met, [30.0], None)] == [30.0, 30.0]


def test_weights_are_drawn_to_a_fit_as_far_as_it_knows_the_end() -> None:
    evaluation = evaluation_of("reworld")
    size, phases = len(evaluation.weights.features), len(evaluation.weights.phases)
    run = Run.begin(msgspec.structs.replace(PLAN, blend=1.0), [1.0] * (size * phases), evaluation)
    rng = seeded(1)
    for _ in range(400):
        found = [1.0, float(rng.below(9)), *[0.0] * (size - 2)]
        chance = float(rng.below(9))
        points = {1: 3.0 * found[1], 2: 3.0 * found[1] + 3.0 * chance, 3: chance}  # known, half known, unknown
        add_samples(run, [(phase, found, aim) for phase, aim in points.items()])
    fits = [[0.0] * size for _ in range(phases)]
    fits[1][:2] = [0.0, 3.0]
    fits[2][:2] = [12.0, 3.0]
    fits[3][0] = 4.0
    drawn = blended(run, [weight for fitted in fits for weight in fitted])
    of = [drawn[phase * size + 1] for phase in range(phases)]
    assert of[0] == 1.0  # no position of this phase was met
    assert of[1] == pytest.approx(3.0)
    assert of[2] == pytest.approx(1.0 + 0.5 * 2.0, abs=0.1)
    assert of[3] == pytest.approx(1.0, abs=0.1)
    run.plan = msgspec.structs.replace(PLAN, blend=0.5)
    assert blended(run, [weight for fitted in fits for weight in fitted])[size + 1] == pytest.approx(2.0)


def test_a_run_that_blends_stays_near_the_weights_before(tmp_path: Path) -> None:
    before = evaluation_of("reworld").weights.read()
    plan = msgspec.structs.replace(PLAN, trials=0)
    fitted = tune(plan, tmp_path / "fitted.json", 1).weights
    near = tune(msgspec.structs.replace(plan, blend=0.01), tmp_path / "blended.json", 1).weights
    assert near != before
    assert sum(map(abs, map(float.__sub__, near, before))) < sum(map(abs, map(float.__sub__, fitted, before)))


def test_written_weights_can_be_read(tmp_path: Path) -> None:
    evaluation = evaluation_of("reworld")
    file = tmp_path / "weights.json"
    write_weights(evaluation, evaluation.weights.read(), {"games": 1}, made_by(evaluation), file)
    with pytest.raises(ValueError, match="the weights cannot be written to"):
        write_weights(evaluation, evaluation.weights.read(), {"games": 1}, made_by(evaluation), tmp_path)
    kept = msgspec.json.decode(evaluation.weights.file.read_bytes())
    written = msgspec.json.decode(file.read_bytes())
    assert written["weights"] == kept["weights"]
    assert written["run"] == {"games": 1, "began with": kept["run"]}


def test_a_run_remembers_what_it_began_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    evaluation = evaluation_of("reworld")
    file = tmp_path / "run.json"
    before = made_by(evaluation)
    assert tune(PLAN, file, 1).began_with == before
    monkeypatch.setattr("planetfall.lab.tune.made_by", lambda _: {"games": 1})  # the weights were replaced meanwhile
    assert tune(PLAN, file, 1).began_with == before


def test_a_run_may_be_given_more_rounds(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    plan = msgspec.structs.replace(PLAN, trials=0)
    tune(plan, file, 1)
    longer = msgspec.structs.replace(plan, rounds=2)
    assert tune(longer, file, 1) == tune(longer, tmp_path / "at once.json", 1)
    with pytest.raises(ValueError, match="belongs to another run"):
        tune(plan, file, 1)


@pytest.mark.parametrize("strange", ['{"plan": {"game": "rew', "[]", ""])
def test_a_file_that_holds_no_run_is_left_alone(tmp_path: Path, strange: str) -> None:
    file = tmp_path / "run.json"
    file.write_text(strange)
    with pytest.raises(ValueError, match=r"run\.json holds no run to go on with .*; name another file"):
        tune(PLAN, file, 1)
    assert file.read_text() == strange


def test_a_run_is_kept_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "run.json"
    run = Run.begin(PLAN, [0.0], evaluation_of("reworld"))
    keep(run, file)
    whole = file.read_bytes()

    def cut_off(path: Path, text: bytes) -> int:
        with path.open("wb") as out:
            out.write(text[:20])
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "write_bytes", cut_off)
    with pytest.raises(KeyboardInterrupt):
        keep(run, file)
    assert file.read_bytes() == whole
