"""Environments for learners: PettingZoo's and Gymnasium's own tests, copies in mid-game, secrets.

PettingZoo's `max_cycles_test`, `state_test` and the parallel ones are for environments where all agents move at once.
"""

import copy
import importlib
import pickle
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from pettingzoo.test.api_test import api_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test
from pettingzoo.utils.env import AECEnv

import planetfall
from planetfall.catalogue import find_title
from planetfall.core.rng import seeded
from planetfall.lab.environments import aec, single
from planetfall.lab.environments.gymnasium_env import SeatEnv
from planetfall.lab.environments.pettingzoo_env import TableEnv
from planetfall.lab.environments.table import Table

Env = AECEnv[str, Any, Any]

TABLES = [(name, seats) for name, info in planetfall.catalogue().items() for seats in (info.seats[0], 3)]


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


COPIES: list[Callable[[Any], Any]] = [copy.deepcopy, pickled, lambda env: pickled(copy.deepcopy(env))]

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
every_copy = pytest.mark.parametrize("copied", COPIES, ids=["deepcopy", "pickle", "both"])

# PettingZoo says so to everybody whose observation comes with a mask, except to the games it knows by name.
pytestmark = [
    pytest.mark.filterwarnings("error"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # of those who have nothing left to do
]


def settled(name: str, seats: int, render_mode: str | None = None) -> Env:
    """An environment whose games and samples are the same in every run."""
    env = aec(name, seats=seats, render_mode=render_mode)
    env.reset(seed=1)
    for agent in env.possible_agents:
        env.action_space(agent).seed(1)
    return env


def table_of(env: Env) -> Table:
    inner = env.unwrapped
    assert isinstance(inner, TableEnv)
    return inner.table


def codes(env: Env, allowed: int = 1) -> list[int]:
    """What the agent to act may play, or with 0 what it may not."""
    observation, *_ = env.last()
    assert observation is not None
    return [int(code) for code in np.flatnonzero(observation["action_mask"] == allowed)]


def last(env: Env) -> tuple[Any, ...]:
    """All that an agent is told at its turn."""
    return (env.agent_selection, *env.last())


def play(env: Env, chance: random.Random, moves: int = 1 << 30) -> list[tuple[Any, ...]]:
    """Random moves, at most so many, and what was told before each."""
    told = []
    for _ in env.agent_iter(moves):
        told.append(last(env))
        env.step(None if env.terminations[env.agent_selection] else chance.choice(codes(env)))
    return told


# -- PettingZoo ----------------------------------------------------------------------------------------------------


@every_table
def test_pettingzoo_accepts_every_table(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    env = settled(name, seats)
    assert str(env) == f"{name}_v0"
    api_test(env, num_cycles=300)
    seed_test(lambda: aec(name, seats=seats), num_cycles=300)


@every_table
def test_a_table_can_be_drawn_and_printed(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: settled(name, seats, render_mode), {"ansi": len})
    assert capsys.readouterr().out


@every_table
def test_a_game_is_rewarded_once_and_tells_points_and_places_at_the_end(name: str, seats: int) -> None:
    env = aec(name, seats=seats)
    env.reset(seed=3)
    told = play(env, random.Random(3))
    before, end = told[:-seats], told[-seats:]
    assert all((reward, terminated, info) == (0, False, {}) for _, _, reward, terminated, _, info in before)
    game = table_of(env).game
    assert {agent: reward for agent, _, reward, *_ in end} == {
        f"player_{seat}": reward for seat, reward in enumerate(game.rewards())
    }
    assert {agent: (info["points"], info["place"]) for agent, *_, info in end} == {
        f"player_{seat}": found for seat, found in enumerate(zip(game.scores(), game.ranking(), strict=True))
    }
    assert all(terminated and not truncated for *_, terminated, truncated, _ in end)


@every_table
def test_a_seed_deals_the_game_that_the_library_deals(name: str, seats: int) -> None:
    env = aec(name, seats=seats)
    env.reset(seed=11)
    chance = random.Random(11)
    game = planetfall.new(name, seats=seats, seed=11)
    for agent in env.agent_iter():
        if env.terminations[agent]:
            break
        assert agent == f"player_{game.actors()[0]}"
        assert codes(env) == list(game.legal(game.actors()[0]))
        code = chance.choice(codes(env))
        planetfall.act(game, game.actors()[0], code)
        env.step(code)
    assert not game.actors()


def test_a_seed_settles_the_games_after_it_and_they_differ() -> None:
    env = aec("reworld")
    dealt = []
    for _ in range(2):
        env.reset(seed=5)
        for _ in range(3):
            dealt.append(table_of(env).observe(0)["observation"].tolist())
            env.reset()
    assert dealt[:3] == dealt[3:]
    assert len({tuple(numbers) for numbers in dealt}) == 3


def test_an_illegal_move_ends_the_game_at_the_cost_of_its_maker() -> None:
    env = aec("reworld", seats=3)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(codes(env, 0)[0])
    told = play(env, random.Random(1))
    assert {agent: reward for agent, _, reward, *_ in told} == {
        agent: -1 if agent == loser else 0 for agent in env.possible_agents
    }
    assert all(terminated for _, _, _, terminated, _, _ in told)
    reasons = {agent: info.get("refused", "") for agent, *_, info in told}
    assert "(rule " in reasons.pop(loser)
    assert not any(reasons.values())


@pytest.mark.parametrize("action", [-1, 10_000, None, 1.5, "acquire U7"])
def test_what_is_no_action_at_all_is_refused_and_changes_nothing(action: Any) -> None:
    env = aec("reworld")
    env.reset(seed=1)
    before = last(env)
    with pytest.raises(ValueError, match=r"the action is .*, expected a whole number from 0 to 361"):
        env.step(action)
    assert data_equivalence(last(env), before)


# -- copies --------------------------------------------------------------------------------------------------------


@every_copy
@every_table
def test_a_copy_in_mid_game_plays_on_like_its_original(name: str, seats: int, copied: Callable[[Env], Env]) -> None:
    env = aec(name, seats=seats)
    env.reset(seed=8)
    whole = len(play(copy.deepcopy(env), random.Random(8)))
    for moves in (0, whole // 3, whole // 2):
        env.reset(seed=8)
        play(env, random.Random(8), moves)
        twin = copied(env)
        assert data_equivalence(play(twin, random.Random(9)), play(env, random.Random(9)))
        twin.reset()
        env.reset()
        assert data_equivalence(last(twin), last(env))  # the games to come are the same, too


@every_copy
@every_table
def test_playing_a_copy_leaves_the_original_alone(name: str, seats: int, copied: Callable[[Env], Env]) -> None:
    env = aec(name, seats=seats)
    env.reset(seed=8)
    play(env, random.Random(8), 20)
    before = copy.deepcopy([(env.agents, env.rewards, env.infos), last(env), *map(env.observe, env.agents)])
    play(copied(env), random.Random(9))
    assert data_equivalence([(env.agents, env.rewards, env.infos), last(env), *map(env.observe, env.agents)], before)
    assert data_equivalence(last(pickled(env)), last(env))


@every_copy
def test_a_copy_keeps_options_and_box(copied: Callable[[Env], Env], tmp_path: Path) -> None:
    text = (find_title("reworld").folder / "components.toml").read_text(encoding="utf-8")
    box = tmp_path / "reworld.toml"
    box.write_text(text.replace("terrabot_points = [4, 4, 3, 2, 2]", "terrabot_points = [9, 9, 9, 9, 9]"), "utf-8")
    own = aec("reworld", options={"head_start": "on"}, components=box)
    box.unlink()
    standard = aec("reworld")
    ends = []
    for env in (own, copied(own), standard):
        env.reset(seed=2)
        play(env, random.Random(2), 30)
        ends.append(play(copied(env), random.Random(2)))
    assert data_equivalence(ends[0], ends[1])
    assert not data_equivalence(ends[0], ends[2])


# -- secrets -------------------------------------------------------------------------------------------------------


@every_table
def test_an_agent_learns_nothing_that_its_seat_cannot_know(name: str, seats: int) -> None:
    env = aec(name, seats=seats)
    env.reset(seed=6)
    chance = random.Random(6)
    hidden = 0
    while not any(env.terminations.values()):
        for seat in range(seats):
            dealt_again = copy.deepcopy(table_of(env))
            dealt_again.game.imagine(seat, seeded(chance.getrandbits(32)))
            hidden += planetfall.describe(dealt_again.game) != planetfall.describe(table_of(env).game)
            assert data_equivalence(dealt_again.observe(seat), env.observe(f"player_{seat}"))
        play(env, chance, 1)
    assert hidden > 0


# -- Gymnasium -----------------------------------------------------------------------------------------------------


def learn(env: SeatEnv, chance: random.Random, moves: int = 1 << 30) -> list[Any]:
    """Random moves in the game that has been dealt, at most so many, and what came of each."""
    told: list[Any] = []
    while len(told) < moves and not (told and told[-1][2]):
        told.append(env.step(int(chance.choice(np.flatnonzero(env.action_masks())))))
    return told


@every_table
def test_gymnasium_accepts_every_table(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    words = "".join(word.capitalize() for word in name.split("_"))
    env = gymnasium.make(f"planetfall/{words}-v0", seats=seats)
    env.reset(seed=1)
    env.action_space.seed(1)
    check_env(env.unwrapped)
    assert capsys.readouterr().out  # of the render mode that prints


@every_table
def test_the_learner_is_asked_only_when_it_may_act(name: str, seats: int) -> None:
    env = single(name, seats=seats, opponents="random")
    for seed in range(5):
        observation, info = env.reset(seed=seed)
        assert info == {}
        chance = random.Random(seed)
        told = [(observation, 0.0, False, False, {}), *learn(env, chance)]
        for observation, reward, terminated, truncated, info in told[:-1]:
            assert observation["action_mask"].any()
            assert (reward, terminated, truncated, info) == (0, False, False, {})
        game = env.table.game
        _, reward, terminated, truncated, info = told[-1]
        assert (reward, terminated, truncated) == (game.rewards()[env.seat], True, False)
        assert info == {"points": game.scores()[env.seat], "place": game.ranking()[env.seat]}


def test_a_seat_is_drawn_for_every_game_unless_one_is_chosen() -> None:
    anywhere, fixed = single("reworld", seats=4), single("reworld", seats=4, seat=2)
    found = set()
    for seed in range(20):
        anywhere.reset(seed=seed)
        fixed.reset(seed=seed)
        found.add(anywhere.seat)
        assert fixed.seat == 2
    assert found == {0, 1, 2, 3}


@pytest.mark.parametrize("seat", range(3))
def test_opponents_sit_in_turn_order_from_the_learner_on(seat: int) -> None:
    env = single("reworld", seats=3, opponents=["random", "greedy"], seat=seat)
    better = 0
    for seed in range(8):
        env.reset(seed=seed)
        learn(env, random.Random(seed))
        scores = env.table.game.scores()
        better += scores[(seat + 2) % 3] > scores[(seat + 1) % 3]
    assert better >= 7


@pytest.mark.parametrize("opponents", ["random", "search:20", ["cadet", "greedy"]])
def test_a_seed_settles_the_seat_the_deal_and_the_opponents(opponents: str | list[str]) -> None:
    games = []
    for seed in (1, 1, 2):
        env = single("reworld", seats=3, opponents=opponents)
        games.append([env.reset(seed=seed), *learn(env, random.Random(0), 10), env.reset()])
    assert data_equivalence(games[0], games[1])
    assert not data_equivalence(games[0], games[2])


@every_copy
@every_table
def test_a_learner_in_mid_game_can_be_copied(name: str, seats: int, copied: Callable[[SeatEnv], SeatEnv]) -> None:
    env = single(name, seats=seats, opponents="random")
    env.reset(seed=4)
    learn(env, random.Random(4), 10)
    twin = copied(env)
    seen = env.table.observe(env.seat)
    ends = [learn(twin, random.Random(5)), twin.reset()]
    assert data_equivalence(env.table.observe(env.seat), seen)
    assert data_equivalence([learn(env, random.Random(5)), env.reset()], ends)


def test_an_illegal_move_of_the_learner_ends_its_game() -> None:
    env = single("reworld")
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(int(np.flatnonzero(env.action_masks() == 0)[-1]))
    assert (reward, terminated, truncated) == (-1, True, False)
    assert "(rule " in info["refused"]
    with pytest.raises(ValueError, match=r"no game is being played; call reset\(\)"):
        env.step(0)


def test_what_the_learner_is_shown_is_drawn_for_its_seat() -> None:
    env = single("reworld", seat=1, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert "Teal (you)" in drawn
    assert single("reworld").render() is None


@pytest.mark.parametrize(
    ("how", "problem"),
    [
        ({"seats": 7}, "seats is 7, expected one of 2, 3, 4"),
        ({"seats": 2, "seat": 2}, "seat is 2, expected None or a number from 0 to 1"),
        ({"seats": 3, "opponents": ["greedy"]}, "opponents are greedy, expected one name or 2"),
        ({"opponents": "oracle"}, "there is no bot 'oracle'"),
        ({"render_mode": "film"}, "render_mode is 'film', expected None or one of human, ansi"),
    ],
)
def test_bad_settings_are_refused_with_the_choices(how: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        single("reworld", **how)


@pytest.mark.parametrize("missing", ["numpy", "gymnasium", "pettingzoo.utils.env"])
def test_a_missing_library_names_the_pip_command(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [name for name in sys.modules if name.startswith("planetfall.lab.environments")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setattr("gymnasium.envs.registration.registry", {})  # it complains about names it knows already
    monkeypatch.setitem(sys.modules, missing, None)  # None makes the import fail, installed or not
    with pytest.raises(ImportError, match=r'run: pip install "planetfall\[research\]"'):
        importlib.import_module("planetfall.lab.environments")
