"""Rulebook 3.6: the sixteen tasks."""

import pytest

import planetfall
from planetfall import Game
from tests.builders import rule
from tests.games.reworld.builders import a_settlement, earned, legal, play, player, why

SETTLED = {
    "A": ["terrabot A", "terrabot A", "terrabot A", "builder 1", "builder 1", "builder 1 special", "builder 6"],
    "C": ["terrabot C", "builder 3", "builder 6"],
    "D": ["terrabot D", "terrabot D"],
    "defence": ["shuttle 2", "shuttle 1", "satellite letter E"],
}


def use(task: str, **settled: list[str]) -> Game:
    rows = {1: [f"satellite {task}"], 2: ["builder 5", "terrabot B", "builder 2"]}
    return play(a_settlement(player(docked=rows, **settled)), "undock 1", "task")


TASKS = [
    ("letter A", 6),
    ("letter B", 0),
    ("letter C", 2),
    ("letter D", 4),
    ("company 1", 9),
    ("company 2", 0),
    ("company 3", 3),
    ("company 4", 0),
    ("company 5", 0),
    ("companies", 6),
    ("terrabots", 6),
    ("shields", 5),
    ("builders", 6),
]


@rule("reworld", "3.6.1", "3.6.2", "3.6.3", "3.6.4", "3.6.7", "3.6.8", "3.6.9")
@pytest.mark.parametrize(("task", "points"), TASKS)
def test_a_task_counts_what_is_settled_and_nothing_docked(task: str, points: int) -> None:
    game = use(task, **SETTLED)
    assert earned(game, "tasks") == points
    assert planetfall.describe(game)["players"][0]["satellites"] == [f"satellite {task}"]
    assert game.actors() == [1]


@rule("reworld", "3.6.3")
@pytest.mark.parametrize("company", [1, 2, 3, 4, 5])
def test_every_construction_company_has_its_task(company: int) -> None:
    unit = f"builder {company}"
    rows = {1: [f"satellite company {company}"], 2: ["builder 6", "terrabot B"]}
    game = a_settlement(player(docked=rows, A=["terrabot A", unit, unit]), player(docked={1: ["terrabot C"]}))
    assert earned(play(game, "undock 1", "task"), "tasks") == 6


@rule("reworld", "3.6.2")
def test_the_fifth_letter_counts_as_the_others_do() -> None:
    assert earned(use("letter E", E=["terrabot E", "terrabot E"]), "tasks") == 4


@rule("reworld", "3.6.2")
def test_r5_three_a_terrabots_make_the_letter_a_worth_six() -> None:
    game = use("letter A", A=["terrabot A", "terrabot A", "terrabot A"])
    assert earned(game, "tasks") == 6
    assert planetfall.describe(game)["players"][0]["satellites"] == ["satellite letter A"]


@rule("reworld", "3.6.5", "3.6.6")
@pytest.mark.parametrize(
    ("task", "city", "points"),
    [("product", "A", 12), ("product", "C", 2), ("product", "D", 0), ("row_length", "A", 8), ("row_length", "D", 3)],
    ids=["D29", "C", "no builders", "with the sign", "terrabots only"],
)
def test_product_and_row_length_count_one_city_of_choice(task: str, city: str, points: int) -> None:
    game = use(task, **SETTLED)
    assert legal(game) == ["survey A", "survey C", "survey D"]
    assert why(game, "survey B") == {"product": "3.6.5", "row_length": "3.6.6"}[task]
    assert earned(play(game, f"survey {city}"), "tasks") == points


@rule("reworld", "3.6.4")
def test_d30_three_construction_companies_and_farming_make_eight() -> None:
    settled = {
        "A": ["terrabot A", "builder 1", "builder 6"],
        "B": ["terrabot B", "builder 2"],
        "C": ["terrabot C", "builder 3", "builder 3"],
    }
    assert earned(use("companies", **settled), "tasks") == 8


@rule("reworld", "3.6.4")
def test_all_six_companies_make_the_most_of_twelve() -> None:
    towns = {letter: [f"terrabot {letter}", f"builder {n}"] for n, letter in enumerate("ABCDE", 1)}
    towns["A"].append("builder 6")
    rows = {1: ["satellite companies"], 2: ["terrabot B", "terrabot C"]}
    game = play(a_settlement(player(docked=rows, **towns)), "undock 1", "task")
    assert earned(game, "tasks") == 12


@rule("reworld", "3.6.10", "3.6.1")
@pytest.mark.parametrize("task", ["product", "row_length"])
def test_without_a_city_product_and_row_length_score_nothing(task: str) -> None:
    game = use(task)
    assert earned(game, "tasks") == 0
    assert planetfall.describe(game)["players"][0]["satellites"] == [f"satellite {task}"]


@rule("reworld", "3.6.1")
def test_each_of_the_sixteen_tasks_exists_once() -> None:
    start = planetfall.describe(planetfall.new("reworld", seats=2, seed=1))
    faces = [*start["bag"], *(port["module"] for port in start["ports"].values())]
    satellites = [face for face in faces if face.startswith("satellite")]
    assert len(satellites) == len(set(satellites)) == 16
