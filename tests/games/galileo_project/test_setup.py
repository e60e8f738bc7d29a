"""Rulebook chapter 1: the table at the beginning, and the first projects."""

from collections import Counter
from typing import Any

import pytest

import planetfall
from planetfall.games.galileo_project.box import CARDS
from planetfall.games.galileo_project.components import standard
from planetfall.games.galileo_project.notation import PROJECT_NAMES, ROBOT_NAMES
from planetfall.games.galileo_project.parts import Project
from planetfall.games.galileo_project.position import card_names, describe
from tests.builders import rule
from tests.games.galileo_project.builders import a_game, a_table, asked, choices, kept, me, moves, own, play, refused

G = "galileo_project"
C = standard()
SEATS = [1, 2, 3, 4]


@rule("galileo_project", "1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_all_48_robots_are_shuffled_and_five_lie_open(seats: int) -> None:
    tables = [describe(a_game(seats, seed)) for seed in range(20)]
    for table in tables:
        assert len(table["robots"]) == 5
        assert sorted(table["robots"] + table["robot_deck"]) == sorted(ROBOT_NAMES[:48])
    assert len({tuple(table["robots"]) for table in tables}) == 20


@rule("galileo_project", "1.2", "12.2")
@pytest.mark.parametrize(("seats", "cards", "marks"), [(2, 24, set()), (3, 36, {"3+"}), (4, 48, {"3+", "4"})])
def test_marked_characters_are_only_used_with_enough_players(seats: int, cards: int, marks: set[str]) -> None:
    tables = [describe(a_game(seats, seed)) for seed in range(10)]
    for table in tables:
        names = table["characters"] + table["deck"]
        assert (len(table["characters"]), len(names), len(set(names))) == (5, cards, cards)
        assert {name.split()[2] for name in names if len(name.split()) > 2} == marks
    assert len({tuple(table["characters"]) for table in tables}) == 10


@rule("galileo_project", "1.3")
def test_each_kind_of_technology_shows_a_side_drawn_by_lot() -> None:
    sides = {kept(a_game(2, seed), "sides") for seed in range(200)}
    assert len(sides) == 16
    game = a_table(me(mc=5, energy=5), characters=["noor earth"], sides="abab")
    assert moves(game, "develop") == ["1a", "2b", "3a", "4b"]
    assert refused(game, "develop 1b") == "1.3"


@rule("galileo_project", "1.4")
@pytest.mark.parametrize(("seats", "tiles"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_four_players_have_three_tiles_of_each_technology_and_fewer_two(seats: int, tiles: int) -> None:
    assert list(a_game(seats).tiles) == [tiles] * 4


@rule("galileo_project", "1.5", "15.12")
@pytest.mark.parametrize(("option", "sides"), [("random", {"a", "b"}), ("a", {"a"}), ("b", {"b"})])
def test_the_side_of_the_star_z_tile_is_drawn_by_lot_or_agreed(option: str, sides: set[str]) -> None:
    assert {kept(a_game(2, seed, star_z_side=option), "star_z") for seed in range(30)} == sides


@rule("galileo_project", "1.6")
def test_four_of_the_eight_goals_lie_in_random_order() -> None:
    drawn = [tuple(kept(a_game(3, seed), "goals")) for seed in range(300)]
    assert all(len(set(goals)) == 4 for goals in drawn)
    for slot in range(4):
        assert {goals[slot] for goals in drawn} == {goal.id for goal in C.goals}


@rule("galileo_project", "1.7", "1.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_project_card_more_than_players_is_laid_out_and_the_last_player_takes_one_first(seats: int) -> None:
    game = a_game(seats, seed=5)
    table = describe(game)
    assert game.order_of_play() == [(game.start + turn) % seats for turn in range(seats)]
    assert len(table["offer"]) == seats + 1
    assert sorted(table["offer"] + table["projects"]) == sorted(PROJECT_NAMES)
    order = []
    while asked(game) == "project":
        (seat,) = game.actors()
        order.append((seat - game.start) % seats)
        assert moves(game, "project") == sorted(kept(game, "offer"))
        absent = next(name for name in PROJECT_NAMES if name not in kept(game, "offer"))
        assert refused(game, f"project {absent}") == "1.12"
        play(game, choices(game)[0])
    assert order == list(reversed(range(seats)))
    assert game.actors() == [game.start]
    assert len({tuple(kept(a_game(seats, seed), "projects")) for seed in range(20)}) == 20


@rule("galileo_project", "1.8")
def test_the_supply_never_runs_out() -> None:
    rich = me(mc=10, energy=5, robots=["MI03", "MI04"])
    game = a_table(*[rich | {"robots": []}] * 3, me(influence=9), robots=["MI01"], start=3)
    play(game, "acquire 1", "moon io")
    assert own(game, "mc", 3) == 1  # although 30 MC lie elsewhere
    assert C.supplies.orange_mc == 1 and C.supplies.green_mc == 5


@rule("galileo_project", "1.9")
def test_nobody_holds_more_than_10_mc_and_5_energy() -> None:
    game = a_table(me(influence=5, mc=9, robots=["MI03", "MI04"]), robots=["MI05"])
    play(game, "acquire 1", "pay 0")
    assert own(game, "mc") == 10
    game = a_table(me(influence=5, track="earth", energy=5), characters=["milutin_madic earth"])
    play(game, "hire 1", "instant")
    assert own(game, "energy") == 5
    with pytest.raises(ValueError, match="holds 11 MC"):
        a_table(me(mc=11))


@rule("galileo_project", "1.10")
def test_the_starting_player_is_drawn_by_lot() -> None:
    found = Counter(a_game(4, seed).start for seed in range(400))
    assert all(70 < found[seat] < 130 for seat in range(4))


@rule("galileo_project", "1.11")
def test_everybody_begins_with_a_whole_kit_and_markers_on_0() -> None:
    game = a_game(4, seed=2)
    for seat in range(4):
        assert own(game, "robots", seat) == 0 and own(game, "technologies", seat) == 0
    free = a_table(me(influence=5), characters=["noor earth"])
    play(free, "hire 1", "instant")
    assert moves(free, "modifier") == ["io", "europa", "ganymede", "callisto"]
    free = a_table(me(influence=5, track="mars"), characters=["marty_simon mars"])
    play(free, "hire 1", "instant")
    assert moves(free, "modifier") == ["miner", "builder", "star_z", "technician"]
    assert C.kit.goal_markers == 4


@rule("galileo_project", "1.13", "1.18")
@pytest.mark.parametrize("entry", C.projects, ids=[project.id for project in C.projects])
def test_a_project_card_gives_mc_and_energy_at_once_and_its_level(entry: Project) -> None:
    others = [name for name in PROJECT_NAMES if name != entry.id][:2]
    game = a_table(
        me(started=False), me(started=False), phase="draft", active=1, offer=[entry.id, *others],
        questions=[("project", 0)], characters=["noor earth"], round=0,
    )  # fmt: skip
    play(game, f"project {entry.id}")
    assert own(game, "mc", 1) == entry.mc
    assert own(game, "energy", 1) == entry.energy
    assert own(game, "project", 1) == f"{entry.id} {entry.level}"
    assert own(game, "influence", 1) == 0  # it waits for the first turn
    play(game, f"project {others[0]}")
    while game.actors() == [0]:
        play(game, choices(game)[-1])
    if asked(game) == "track":
        play(game, "track mars")
    assert own(game, "influence", 1) == entry.influence


@rule("galileo_project", "1.14", "1.15")
def test_the_card_left_over_goes_on_top_of_the_stack_and_its_level_is_open() -> None:
    game = a_game(3, seed=9)
    while asked(game) == "project":
        left = kept(game, "offer")
        play(game, choices(game)[0])
    (over,) = [name for name in left if name != own(game, "start_card", game.start)]
    assert kept(game, "projects")[0] == over
    assert kept(game, "projects_known") == 1
    shown = planetfall.view(planetfall.arrange(G, describe(game)), None)["next_project"]
    assert shown == next(entry.level for entry in C.projects if entry.id == over)


@rule("galileo_project", "1.16")
def test_everything_but_the_order_of_decks_is_open_to_everybody() -> None:
    game = planetfall.new(G, seats=3, seed=4)
    for _ in range(60):
        (seat,) = game.actors()
        planetfall.act(game, seat, list(game.legal(seat))[-1])
    mine, *others = [_open(planetfall.view(game, seat)) for seat in (0, 1, 2, None)]
    assert others == [mine] * 3
    assert any(mine["robots"]) and any(mine["characters"])


def _open(view: dict[str, Any]) -> dict[str, Any]:
    """What lies there, without what it costs or brings the viewer."""
    found = {part: view[part] for part in ("robots_left", "characters_left", "discarded", "next_project", "seats")}
    found |= {part: [offer["card"] for offer in view[part]] for part in ("robots", "characters")}
    found["technologies"] = [(tile["id"], tile["left"], tile["owners"]) for tile in view["technologies"]]
    found["goals"] = [(goal["id"], goal["spaces"], goal["progress"]) for goal in view["goals"]]
    return found


@rule("galileo_project", "1.17")
def test_a_choice_that_is_none_is_not_asked_and_no_other_question_is_answered() -> None:
    game = a_table(me(influence=4, track="mars"), robots=["MI09"])  # one moon, one way to pay: nothing is asked
    assert refused(game, "moon io") == "1.17"
    assert refused(game, "pay 0") == "1.17"
    play(game, "acquire 1")
    assert own(game, "robots") == ["MI09 europa 2"]
    assert game.actors() == [1]


def test_names_of_character_cards_are_all_different() -> None:
    assert len(set(card_names(C))) == CARDS
