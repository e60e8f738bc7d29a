"""The compiled and the interpreted build play the same games. Runs on the compiled build, which asks the other one."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import planetfall

TABLES = [
    *(("reworld", seats) for seats in (2, 3, 4)),
    *(("planet_unknown", seats) for seats in (1, 2, 3, 6)),
    *(("galileo_project", seats) for seats in (1, 2, 3, 4)),
    *(("evacuation", seats) for seats in (1, 2, 4)),
]
GAMES = 3
ROOT = Path(__file__).resolve().parent.parent


def options(name: str, seed: int) -> dict[str, str]:
    """Every second game as it is, the others with everything a game has to offer."""
    if seed % 2 == 0:
        return {}
    if name == "reworld":
        return {"head_start": "on"}
    if name == "galileo_project":
        return {"robot_modifier": "adds", "new_project": "any", "overshoot": "lost", "star_z_side": "b"}
    if name == "evacuation":
        return {"mode": "points", "bonuses": "generous", "actions": "advanced", "orders": "on", "lines": "on"}
    return {"planets": "dealt", "corporations": "dealt", "private": "on", "events": "random"}


def play(name: str, seats: int, seed: int) -> dict[str, Any]:
    """One random game, and all there is to know about it."""
    game = planetfall.new(name, seats=seats, seed=seed, options=options(name, seed))
    random = Random(seed)
    while actors := game.actors():
        seat = random.choice(actors)
        planetfall.act(game, seat, random.choice(list(game.legal(seat))))
    events = [[event.kind, event.seat, event.points, event.a, event.b, event.c, event.step] for event in game.events]
    return {
        "record": planetfall.record(game),
        "position": planetfall.describe(game),
        "ranking": game.ranking(),
        "revealed": game.revealed,
        "events": events,
    }


def play_many(name: str, seats: int) -> dict[str, Any]:
    sums = planetfall.playouts(name, seats=seats, games=20, seed=5)
    return {"decisions": sums.decisions, "mean_scores": sums.mean_scores, "wins": sums.wins}


def everything() -> dict[str, Any]:
    """Results by name, in plain data that survives the way from one process to another."""
    single = {
        f"{name}, {seats} seats, seed {seed}": play(name, seats, seed)
        for name, seats in TABLES
        for seed in range(GAMES)
    }
    many = {f"{name}, {seats} seats, playouts": play_many(name, seats) for name, seats in TABLES}
    return {"build": planetfall.BUILD, **single, **many}


@pytest.fixture(scope="module")
def interpreted() -> dict[str, Any]:
    """What the interpreted build makes of the same seeds."""
    script = "import json; from tests.test_builds import everything; print(json.dumps(everything()))"
    environment = os.environ | {"PLANETFALL_INTERPRETED": "1"}
    command = [sys.executable, "-c", script]
    said = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    results = json.loads(said.stdout)
    assert isinstance(results, dict)
    return results


def test_this_process_is_compiled_and_the_other_one_is_not(interpreted: dict[str, Any]) -> None:
    assert (planetfall.BUILD, interpreted["build"]) == ("compiled", "interpreted")


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_both_builds_play_the_same_game_for_a_seed(
    name: str, seats: int, seed: int, interpreted: dict[str, Any]
) -> None:
    assert json.loads(json.dumps(play(name, seats, seed))) == interpreted[f"{name}, {seats} seats, seed {seed}"]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_both_builds_add_up_the_same_playouts(name: str, seats: int, interpreted: dict[str, Any]) -> None:
    assert play_many(name, seats) == interpreted[f"{name}, {seats} seats, playouts"]
