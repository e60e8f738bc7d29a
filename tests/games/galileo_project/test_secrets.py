"""Rulebook 1.14 to 1.16 and 9.15: what nobody can know, and how `imagine` deals exactly that again."""

import random
from collections import Counter
from typing import Any

import pytest

import planetfall
from planetfall import Game
from planetfall.core.rng import seeded
from planetfall.games.galileo_project.components import standard
from planetfall.games.galileo_project.position import describe
from tests.builders import rule
from tests.games.galileo_project.builders import ROW, a_table, me, play
from tests.games.promises import check_imagining, check_secrets, play_on

G = "galileo_project"
LEVEL = {project.id: project.level for project in standard().projects}
VIEWERS = [(seats, seat) for seats in (1, 2, 3, 4) for seat in (*range(seats), None)]


def a_game(seats: int, seed: int, steps: int) -> Game:
    return play_on(planetfall.new(G, seats=seats, seed=seed), steps, random.Random(seed))


@rule("galileo_project", "1.16")
@pytest.mark.parametrize(("seats", "seat"), VIEWERS)
def test_changing_what_a_seat_cannot_know_changes_no_byte_of_what_it_is_sent(seats: int, seat: int | None) -> None:
    for seed in range(4):
        game = a_game(seats, seed, steps=seed * 11)
        for deal in (1, 2):
            check_secrets(game, seat, deal)


def decks(game: Game) -> dict[str, Any]:
    position = planetfall.describe(game)
    return {part: position[part] for part in ("deck", "robot_deck", "projects", "chance")}


@rule("galileo_project", "1.16")
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_imagining_varies_the_order_of_the_decks_and_nothing_else(seat: int) -> None:
    game = a_game(2, seed=3, steps=20)
    true = decks(game)
    seen: dict[str, set[str]] = {part: set() for part in true}
    for seed in range(30):
        twin = game.copy()
        twin.imagine(seat, seeded(seed))
        found = decks(twin)
        for part in ("deck", "robot_deck", "projects"):
            assert sorted(found[part]) == sorted(true[part])
        for part, value in found.items():
            seen[part].add(str(value))
        rest = {key: value for key, value in planetfall.describe(twin).items() if key not in true}
        assert rest == {key: value for key, value in planetfall.describe(game).items() if key not in true}
    assert all(len(values) > 20 for values in seen.values())
    assert decks(game) == true  # the table itself was not touched


@rule("galileo_project", "1.14", "1.15")
def test_a_card_put_back_openly_stays_on_top_and_of_any_other_the_level_is_known() -> None:
    stack = ["PJ06", "PJ01", "PJ02", "PJ07", "PJ09"]
    others = [me(project="PJ03", robots=["PJ04 io 1 +miner +io"]), me(project="PJ05", robots=["PJ08 io 1 +miner +io"])]
    last = me(robots=["PJ10 io 1 +miner +io"])
    for known, tops in ((1, {"PJ06"}), (0, {"PJ06", "PJ07"})):  # both have level 2
        game = a_table(*others, last, projects=stack, projects_known=known, characters=ROW)
        found: Counter[str] = Counter()
        for seed in range(400):
            twin = game.copy()
            twin.imagine(0, seeded(seed))
            found[describe(twin)["projects"][0]] += 1
        assert set(found) == tops
        assert all(count > 150 for count in found.values())
        assert len({LEVEL[name] for name in found}) == 1


@rule("galileo_project", "1.15")
def test_the_level_that_was_open_while_projects_were_chosen_is_not_forgotten_under_the_card_put_back() -> None:
    game = a_game(2, seed=3, steps=0)
    shown = planetfall.view(game, 0)["next_project"]
    while planetfall.describe(game)["phase"] == "draft":
        seat = game.actors()[0]
        planetfall.act(game, seat, next(iter(game.legal(seat))))
    for seed in range(30):
        twin = game.copy()
        twin.imagine(0, seeded(seed))
        assert LEVEL[planetfall.describe(twin)["projects"][1]] == shown


@rule("galileo_project", "1.14", "15.8")
def test_whoever_takes_another_card_of_the_stack_leaves_the_one_put_back_known() -> None:
    stack = ["PJ06", "PJ01", "PJ02", "PJ07", "PJ09", "PJ03", "PJ04", "PJ05", "PJ08", "PJ10"]
    game = a_table(
        me(influence=1),
        projects=stack,
        projects_known=1,
        characters=["marty_simon earth"],
        options={"new_project": "any"},
    )
    play(game, "hire 1", "instant", "modifier miner", "project PJ09")
    assert describe(game)["projects_known"] == 1
    assert game.revealed == 1  # by the row, not by the stack


@rule("galileo_project", "9.15")
def test_robots_that_everybody_saw_go_under_the_deck_stay_there() -> None:
    game = play(a_table(me(energy=2, mc=3), characters=ROW), "develop 4a", "pick MI03")
    true = describe(game)["robot_deck"]
    firsts = set()
    for seed in range(30):
        twin = game.copy()
        twin.imagine(1, seeded(seed))
        deck = describe(twin)["robot_deck"]
        assert deck[-3:] == true[-3:]
        firsts.add(deck[0])
    assert len(firsts) > 10


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_what_is_imagined_is_possible_and_depends_on_knowledge_and_generator_alone(seat: int) -> None:
    check_imagining(a_game(2, seed=3, steps=20), seat)


@rule("galileo_project", "1.15", "2.6", "9.14")
def test_a_move_that_shows_a_card_raises_revealed_and_another_does_not() -> None:
    game = a_table(me(influence=5), characters=ROW)
    play(game, "hire 1")
    assert game.revealed == 0
    play(game, "instant")  # the turn ends, the rows are filled up
    assert game.revealed == 1
