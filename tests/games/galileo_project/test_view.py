"""What a seat is shown: everything open, nothing secret, prices and gains that are true for it now."""

import random

import msgspec
import pytest

import planetfall
from planetfall.core.rng import seeded
from planetfall.core.texts import LANGUAGES
from planetfall.games.galileo_project.codes import ACTIONS
from planetfall.games.galileo_project.play import GalileoProject
from planetfall.games.galileo_project.reasons import CLAUSES
from planetfall.games.galileo_project.screen import draw
from planetfall.games.galileo_project.words import words
from tests.games.galileo_project.builders import ROW, a_table, choices, me, play
from tests.games.galileo_project.pages import positions, seen

SEATS = (1, 2, 4)


# -- nothing secret --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_seat_cannot_know_does_not_change_what_it_is_shown(seats: int) -> None:
    for game in positions(seats):
        for seat in (*range(seats), None):
            other = planetfall.replay(planetfall.record(game))
            other.imagine(-1 if seat is None else seat, seeded(9))
            assert msgspec.json.encode(seen(other, seat)) == msgspec.json.encode(seen(game, seat))


def test_of_the_decks_only_their_size_is_told() -> None:
    view = seen(a_table(me(influence=5), characters=ROW), 0)
    assert (view.characters_left, view.robots_left) == (19, 48)
    assert sorted(name for name in view.__struct_fields__ if "deck" in name) == []


# -- true prices and gains -------------------------------------------------------------------------------------------


def test_a_robot_shows_its_price_with_the_slot_and_what_io_makes_of_it() -> None:
    crew = ["MI01 io 6", "BU01 io 2"]  # field 8 of Io saves 3
    game = a_table(me(influence=8, mc=4, robots=crew), robots=["TE03", "TE01", "SZ05", "MI03", "TE05"], characters=ROW)
    offers = seen(game, 0).robots
    assert [(offer.price, offer.surcharge) for offer in offers] == [(6, 0), (5, 0), (7, 1), (5, 2), (10, 3)]
    assert [offer.with_io for offer in offers] == [(3, 2), (2, 2), (4, 2), (2, 2), (7, 2)]
    assert offers[2].lands == {"io": 11}
    assert offers[1].lands == {"io": 9, "callisto": 1}
    assert offers[0].strength == 1


def test_without_io_and_without_a_turn_a_robot_shows_its_plain_price() -> None:
    game = a_table(me(influence=8, mc=4), me(influence=8, mc=4), robots=["TE03"], characters=ROW)
    assert [seen(game, seat).robots[0].with_io for seat in (0, 1, None)] == [(0, 0)] * 3
    assert seen(game, 1).robots[0].price == 6


def test_a_robot_that_cannot_be_acquired_says_in_a_word_why() -> None:
    game = a_table(me(influence=3, track="earth"), robots=["MI07", "TE05", "MI01"], characters=ROW)
    assert [offer.short for offer in seen(game, 0).robots[:3]] == ["not on Mars", "too dear", ""]
    assert [offer.short for offer in seen(game, 0, "de").robots[:3]] == ["nicht auf Mars", "zu teuer", ""]
    assert [offer.short for offer in seen(game, 1).robots[:3]] == ["", "", ""]


def test_hiring_shows_what_it_brings_now_even_at_the_end_of_the_track() -> None:
    low = seen(a_table(me(influence=2), characters=ROW), 0).characters
    assert [(offer.influence, offer.mc) for offer in low] == [(4, 0), (6, 0), (4, 0), (2, 0), (0, 0)]
    high = seen(a_table(me(influence=9), characters=ROW), 0).characters
    assert [(offer.influence, offer.mc) for offer in high] == [(1, 1), (1, 1), (1, 1), (1, 1), (0, 0)]
    nowhere = seen(a_table(me(influence=0), characters=ROW), 0).characters
    assert nowhere[0].influence == 4


def test_a_technology_shows_what_it_costs_the_viewer_and_who_has_it() -> None:
    europa = ["MI05 europa 6", "BU05 europa 6"]
    game = a_table(me(energy=1, mc=1, robots=europa), me(technologies=["1a"]), sides="aaaa", characters=ROW)
    mine, theirs = seen(game, 0).technologies, seen(game, 1).technologies
    assert [one.energy for one in mine] == [0, 2, 2, 1]
    assert [one.energy for one in theirs] == [1, 3, 3, 2]
    assert [one.short for one in mine] == ["", "1 energy short", "1 energy short", "2 MC short"]
    assert mine[0].owners == (1,)
    assert [one.left for one in mine] == [1, 2, 2, 2]


def test_a_technology_tells_all_that_is_missing() -> None:
    game = a_table(me(mc=2), sides="aaaa", characters=ROW)
    assert seen(game, 0).technologies[3].short == "2 energy, 1 MC short"
    assert seen(game, 0, "de").technologies[3].short == "noch 2 Energie, 1 MC"
    (why,) = [refusal.text for refusal in seen(game, 0).refused if refusal.notation == "develop 4a"]
    assert why == "It costs 2 energy and 3 MC; you have 0 energy and 2 MC."


def test_a_technology_tells_what_it_does_at_this_table() -> None:
    usual = seen(a_table(me(), characters=ROW, sides="aaab"), 0).technologies
    assert usual[0].text == "Once per turn, when you gain MC: 1 more."
    assert usual[3].text.startswith("Take a discarded character, use its instant ability and tuck it.")
    agreed = {"technology_1": "game", "memory_scanner": "either"}
    other = seen(a_table(me(), characters=ROW, sides="aaab", options=agreed), 0).technologies
    assert other[0].text == "Once in the game, when you gain MC: 1 more."
    assert other[3].text.startswith("Take a discarded character, use its instant ability or tuck it.")
    highway = seen(a_table(me(), characters=ROW, sides="baab", options=agreed), 0, "de").technologies[0]
    assert highway.text == "Einmal in der Partie, wenn du für den Wechsel der Leiste zahlst: 2 Einfluss."


def test_a_goal_shows_everybodys_progress_and_what_it_would_cost_the_viewer() -> None:
    goals = ["mc", "technologies", "characters", "modifiers"]
    game = a_table(me(mc=6, energy=2), me(mc=9), goals=goals, claims={"mc": [1]}, characters=ROW)
    goal = seen(game, 0).goals[0]
    assert (goal.aim, goal.progress, goal.lacks, goal.energy) == ("hold 8 MC", (6, 9), (2, 0), 2)
    assert [space.owner for space in goal.spaces] == [1, -1, -1]
    assert (goal.vp, goal.claimed) == (4, (False, True))


def test_a_moon_tells_what_its_field_does_and_what_comes_next() -> None:
    game = a_table(me(robots=["MI03 io 5", "MI05 europa 4", "MI06 ganymede 7", "MI04 callisto 6"]), characters=ROW)
    io, europa, ganymede, callisto = seen(game, 0).seats[0].moons
    assert (io.now, io.ahead, io.vp) == ("2 MC save 2", "at 7: save 3", 3)
    assert (europa.now, europa.ahead, europa.vp) == ("energy on the way", "at 6: 1 energy", 5)
    assert (ganymede.now, ganymede.ahead, ganymede.vp) == ("tuck 3, either ability", "at 8: tuck 5", 5)
    assert (callisto.now, callisto.ahead, callisto.vp) == ("4 robots × 2 VP", "at 7: a modifier", 8)


def test_points_by_source_add_up_to_the_score() -> None:
    for game in positions(3):
        for seat in seen(game, None).seats:
            assert sum(seat.earned.values()) == seat.score


def test_a_modifier_shows_the_places_it_fits_before_it_is_chosen() -> None:
    crew = ["MI03 io 2", "MI01 europa 1"]
    game = a_table(me(influence=5, robots=crew, project="PJ05"), characters=["noor earth", "noor mars"])
    play(game, "hire 1", "instant")
    fits = seen(game, 0).fits
    assert fits["europa"] == ("MI03", "PJ05")
    assert fits["io"] == ("PJ05",)
    assert seen(game, 1).fits == {}


# -- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_whole_games_can_be_told_moves_refusals_and_events_alike(language: str, seats: int) -> None:
    chooser = random.Random(seats)
    said: set[str] = set()
    for game in positions(seats, 5):
        assert isinstance(game, GalileoProject)
        told = words(game, language)
        for seat in game.actors():
            said |= {told.move(seat, code, 0) for code in game.legal(seat)}
            for code in chooser.sample(range(ACTIONS), 40):
                if reason := game.why_not(seat, code):
                    said.add(told.why(CLAUSES[reason][0], seat, code))
        said |= {told.status(), *(told.status_for(viewer) + told.detail_for(viewer) for viewer in (None, 0))}
    said |= {told.event(event) for event in game.events}
    assert not [text for text in said if "{" in text or "  " in text or not text]
    assert len(said) > 120


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    told = words(a_table(me(influence=5), characters=ROW), language)
    for name, _ in CLAUSES.values():
        assert told.why(name, 0, 0)


def test_the_log_keeps_the_type_a_robot_had_when_it_came_and_moved() -> None:
    row = ["nakkia earth", "noor earth", "marty_simon earth", "noor mars"]
    game = a_table(me(influence=9), me(influence=9), robots=["MI01"], characters=row)
    game.listening = True
    play(game, "acquire 1", "moon io", "hire 2", "discard", "hire 1", "instant", "move MI01", "hire 2", "discard")
    play(game, "hire 1", "instant", "modifier builder", "put MI01")
    log = [words(game, "en").event(event) for event in game.events]
    assert {"Amber acquires a Miner for Io.", "Amber moves a Miner to Europa."} <= set(log)


def test_people_go_by_their_names() -> None:
    game = a_table(me(influence=5), characters=ROW)
    assert words(game, "en", ("Ada", "Grace")).status() == "Ada chooses an action."
    assert words(game, "de").status() == "Bernstein wählt eine Aktion."


def test_the_question_names_what_it_is_about() -> None:
    game = play(a_table(me(influence=8, mc=3), robots=["TE03"], characters=ROW), "acquire 1")
    told = words(game, "en")
    assert told.status_for(0) == "Your turn. How do you pay 6 for the Technician?"
    assert told.detail_for(0) == "Printed 6. You hold 8 influence and 3 MC."
    moves = [move.text for move in seen(game, 0).moves]
    assert moves[:2] == ["Pay 6 influence, +2 VP", "Pay 5 influence and 1 MC, +2 VP"]
    assert moves[-1] == "Pay 3 influence and 3 MC, +2 VP"


def test_a_bonus_with_points_reads_like_one_sentence() -> None:
    crew = me(influence=9, robots=["SZ03 europa 2"], mc=1)
    game = play(a_table(crew, robots=["SZ04"], star_z="a", characters=ROW), "acquire 1", "pay 0")
    assert [move.text for move in seen(game, 0).moves][:1] == ["Gain 1 energy, +2 VP"]
    assert not [move for move in seen(game, 0).moves if "., " in move.text or move.text.endswith(".")]


def test_raising_says_to_which_level() -> None:
    game = a_table(me(influence=9, robots=["MI03 io 5"]), robots=["TE03"], characters=ROW)
    play(game, "acquire 1")
    moves = [move.text for move in seen(game, 0).moves]
    assert moves == ["Raise Miner 5 on Io to 6, +2 VP", "Raise Technician 2 on Europa to 3, +2 VP"]


def test_without_a_goal_the_turn_can_be_ended_in_words() -> None:
    goals = ["mc", "technologies", "characters", "modifiers"]
    game = play(a_table(me(influence=5, mc=8), goals=goals, characters=ROW), "hire 1", "discard")
    assert choices(game) == ["pass", "claim 1"]
    assert [move.text for move in seen(game, 0).moves] == ["No goal, end the turn", "Claim Wealth, +6 VP"]


# -- the terminal ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_moment_can_be_drawn_in_a_terminal(language: str, seats: int) -> None:
    for game in positions(seats):
        view = seen(game, 0, language)
        text = draw(view, language, 90)
        assert all(name in text for name in view.names)
        assert all(robot.id in text for seat in view.seats for robot in seat.robots)
        assert max(len(line) for line in text.split("\n")) <= 90
        assert "{" not in text
