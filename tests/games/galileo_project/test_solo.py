"""Rulebook chapter 14: playing alone against the Syndicate."""

from typing import Any

import pytest

from planetfall.games.galileo_project.play import GalileoProject
from planetfall.games.galileo_project.position import describe
from planetfall.games.galileo_project.words import words
from tests.builders import rule
from tests.games.galileo_project.builders import ROW, a_game, a_table, asked, choices, kept, me, play

ROBOTS = ["MI01", "BU03", "SZ03", "TE03", "MI05"]
GOALS = ["modifiers", "one_colour", "technologies", "characters"]


def alone(player: dict[str, Any], **table: Any) -> GalileoProject:
    return a_table(player, alone=True, **{"robots": ROBOTS, "characters": ROW, "goals": GOALS, **table})


@rule("galileo_project", "14.1")
def test_alone_three_project_cards_lie_there_and_two_go_back_on_top() -> None:
    game = a_game(1, seed=3)
    table = describe(game)
    assert (len(table["offer"]), len(table["characters"] + table["deck"])) == (3, 24)
    chosen = table["offer"][1]
    play(game, f"project {chosen}")
    assert kept(game, "projects")[:2] == [table["offer"][0], table["offer"][2]]
    assert kept(game, "projects_known") == 2
    assert list(game.tiles) == [2, 2, 2, 2]


@rule("galileo_project", "14.2", "14.3", "14.4")
def test_after_hiring_the_leftmost_robot_leaves_the_game() -> None:
    game = alone(me(influence=1))
    play(game, "hire 1", "discard")
    assert kept(game, "robots")[:4] == ROBOTS[1:]
    assert len([name for name in kept(game, "robots") + kept(game, "robot_deck") if name]) == 47
    assert kept(game, "characters")[:4] == ROW[1:]
    assert (len(kept(game, "characters")), "" in kept(game, "robots")) == (5, False)
    assert kept(game, "discarded") == [ROW[0]]


@rule("galileo_project", "14.3")
def test_after_acquiring_the_leftmost_character_is_discarded() -> None:
    game = play(alone(me(influence=9)), "acquire 1", "moon io")
    assert kept(game, "discarded") == [ROW[0]]
    assert kept(game, "robots")[:4] == ROBOTS[1:]
    assert len(kept(game, "robots") + kept(game, "robot_deck")) == 47  # only mine is gone


@rule("galileo_project", "14.3")
def test_the_log_says_once_that_the_rival_discards_a_character() -> None:
    game = alone(me(influence=9))
    game.listening = True
    play(game, "acquire 1", "moon io")
    told = [words(game, "en").event(event) for event in game.events]
    assert [text for text in told if "discards" in text] == ["The Syndicate discards Mn Eliot Ban."]


@rule("galileo_project", "14.3")
def test_after_developing_both_happen() -> None:
    game = play(alone(me(influence=1, energy=1, mc=1)), "develop 1a")
    assert kept(game, "discarded") == [ROW[0]]
    assert kept(game, "robots")[:4] == ROBOTS[1:]


@rule("galileo_project", "14.3")
def test_a_technology_that_an_acquired_robot_brings_is_no_action() -> None:
    crew = ["SZ03", "SZ04", "SZ09", "SZ10"]
    robots = ["SZ05", "MI01", "BU03", "TE03", "MI05"]
    game = alone(me(influence=9, energy=3, robots=crew), robots=robots, star_z="b")
    play(game, "acquire 1", "bonus 4", "develop 1a")
    assert kept(game, "discarded") == [ROW[0]]
    assert kept(game, "robots")[:4] == robots[1:]


@rule("galileo_project", "14.5")
@pytest.mark.parametrize(
    ("deck", "passed", "claims"), [(16, 0, 0), (15, 0, 1), (14, 1, 0), (10, 1, 1), (6, 2, 0), (5, 2, 1)]
)
def test_the_rival_claims_a_goal_when_the_deck_comes_down_to_its_marks(deck: int, passed: int, claims: int) -> None:
    cards = sorted(kept(alone({}), "deck"))[:deck]
    before = {goal: [-1] for goal in GOALS[:passed]}
    game = alone(me(influence=1), deck=cards, rival_goals=passed, claims=before)
    play(game, "hire 1", "discard")  # one card fewer
    assert len(kept(game, "claims")) == passed + claims
    assert kept(game, "rival_goals") == passed + claims


@rule("galileo_project", "14.5")
def test_the_marks_are_judged_after_the_row_that_the_rival_thinned_is_filled_up() -> None:
    cards = sorted(kept(alone({}), "deck"))[:15]
    game = play(alone(me(influence=9), deck=cards), "acquire 1", "moon io")
    assert (len(kept(game, "deck")), len(kept(game, "claims"))) == (14, 1)


@rule("galileo_project", "14.5")
def test_two_marks_passed_at_once_bring_the_rival_two_goals() -> None:
    cards = sorted(kept(alone({}), "deck"))[:10]
    game = play(alone(me(influence=1), deck=cards), "hire 1", "discard")
    assert kept(game, "claims") == {"modifiers": [-1], "one_colour": [-1]}


@rule("galileo_project", "14.6")
def test_the_rival_takes_the_space_worth_most_of_a_goal_that_is_not_mine() -> None:
    cards = sorted(kept(alone({}), "deck"))[:15]
    mine = {"modifiers": [0]}
    game = play(alone(me(influence=1), deck=cards, claims=mine), "hire 1", "discard")
    assert kept(game, "claims") == {"modifiers": [0], "one_colour": [-1]}  # 5 VP on slots 2 and 3: the lower slot
    every = {goal: [0] for goal in GOALS}
    game = play(alone(me(influence=1), deck=cards, claims=every), "hire 1", "discard")
    assert kept(game, "claims") == every


@rule("galileo_project", "14.7")
def test_alone_the_game_ends_after_the_move_of_the_rival() -> None:
    game = alone(me(influence=1), deck=["noor earth", "noor mars"])
    play(game, "hire 1", "discard")
    assert (game.actors(), kept(game, "phase")) == ([0], "play")  # one card is left in the deck
    play(game, "hire 1", "discard")
    assert kept(game, "phase") == "over"
    game = alone(me(influence=9), deck=["noor earth"])
    assert kept(play(game, "acquire 1", "moon io"), "phase") == "over"  # the rival brought it into the row
    crew = ["MI03", "MI04", "MI06", "BU04", "BU05", "SZ04", "SZ05", "TE05", "TE06"]
    ten = play(alone(me(influence=9, robots=crew, track="earth"), goals=GOALS), "acquire 1", "moon io")
    while ten.actors() and asked(ten) != "turn":
        play(ten, choices(ten)[0])
    assert kept(ten, "phase") == "over"


# 39 VP: 18 on Io, 12 on Europa, 9 on Ganymede.
CREW_39 = ["MI03 io 7", "SZ09 io 6", "MI09 europa 7", "BU09 europa 5", "MI10 ganymede 7", "SZ04 ganymede 1"]
ON_CALLISTO = ["MI04 callisto 5", "MI12 callisto 1"]  # 2 VP for each of five Miners
ONE_VP = ["tarak_freeman mars", "noor mars"]


@rule("galileo_project", "14.8")
@pytest.mark.parametrize(
    ("more", "tucked", "claims", "points", "place"),
    [
        ([], [], [], 39, 5),
        ([], ONE_VP, [], 40, 4),
        ([], [], ["characters", "one_colour"], 39 + 4 + 5, 4),
        ([], ONE_VP, ["characters", "one_colour"], 49, 4),
        ([], [], ["modifiers", "technologies"], 50, 3),
        ([], [], GOALS, 59, 3),
        ([], ONE_VP, GOALS, 60, 2),
        (ON_CALLISTO, [], GOALS, 69, 2),
        (ON_CALLISTO, ONE_VP, GOALS, 70, 1),
    ],
)
def test_ranks_begin_at_40_50_60_and_70_points(
    more: list[str], tucked: list[str], claims: list[str], points: int, place: int
) -> None:
    mine = me(robots=[*CREW_39, *more], tucked=tucked)
    game = alone(mine, phase="over", questions=[], robots=[], claims={goal: [0] for goal in claims})
    assert (game.scores(), game.ranking()) == ([points], [place])
