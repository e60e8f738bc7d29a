"""Rulebook chapter 3: the two tracks."""

import pytest

from planetfall.games.galileo_project.play import GalileoProject
from tests.builders import rule
from tests.games.galileo_project.builders import a_table, asked, choices, me, own, play, refused


@rule("galileo_project", "3.1")
def test_influence_runs_from_0_to_10_on_one_of_two_tracks() -> None:
    with pytest.raises(ValueError, match="has influence 11"):
        a_table(me(influence=11))
    game = a_table(me(influence=9), characters=["tarak_freeman earth"])
    play(game, "hire 1")
    assert (own(game, "influence"), own(game, "track")) == (10, 0)  # Earth is what a description leaves out


@rule("galileo_project", "3.2")
@pytest.mark.parametrize("track", ["earth", "mars"])
def test_the_first_turn_begins_with_the_marker_on_either_track(track: str) -> None:
    game = beginner("PJ02")
    assert choices(game) == ["track earth", "track mars"]
    play(game, f"track {track}")
    assert (own(game, "influence"), own(game, "track") or "earth") == (7, track)
    assert asked(game) == "turn"


@rule("galileo_project", "3.2", "3.4")
def test_who_begins_with_influence_0_chooses_no_track() -> None:
    game = a_table(
        me(started=False, start_card="PJ01"), me(started=False), phase="draft", active=1, offer=["PJ10", "PJ02"],
        questions=[("project", 0)], characters=["noor earth", "noor mars"], round=0, start=1,
    )  # fmt: skip
    play(game, "project PJ10")
    assert (game.actors(), asked(game), own(game, "influence", 1)) == ([1], "turn", 0)


def beginner(project: str) -> GalileoProject:
    return a_table(
        me(started=False, start_card=project, project=project),
        characters=["noor earth", "noor mars"],
        questions=[("turn", 0), ("track", 0)],
    )


@rule("galileo_project", "3.3")
def test_changing_the_track_costs_1_mc_and_keeps_the_field() -> None:
    game = play(a_table(me(influence=6, mc=2), characters=["noor earth", "noor mars"]), "change")
    assert (own(game, "influence"), own(game, "track"), own(game, "mc")) == (6, "mars", 1)
    assert refused(a_table(me(influence=6), characters=["noor earth"]), "change") == "3.3"


@rule("galileo_project", "3.4")
def test_a_marker_on_0_cannot_change_and_chooses_its_track_when_it_gains_influence() -> None:
    game = a_table(me(mc=5), characters=["noor earth"])
    assert refused(game, "change") == "3.4"
    play(game, "hire 1")
    assert choices(game) == ["track earth", "track mars"]
    play(game, "track mars")
    assert (own(game, "influence"), own(game, "track"), own(game, "mc")) == (4, "mars", 5)


@rule("galileo_project", "3.5")
def test_influence_gained_moves_the_marker_up_on_its_own_track() -> None:
    game = play(a_table(me(influence=2, track="mars"), characters=["noor earth"]), "hire 1")
    assert (own(game, "influence"), own(game, "track")) == (6, "mars")


@rule("galileo_project", "3.6")
@pytest.mark.parametrize(("field", "character", "reached", "mc"), [
    (8, "ms_lee earth", 10, 1), (5, "ms_lee earth", 10, 0), (9, "tarak_freeman earth", 10, 1), (4, "noor earth", 8, 0)
])  # fmt: skip
def test_influence_beyond_10_is_lost_for_1_mc(field: int, character: str, reached: int, mc: int) -> None:
    game = play(a_table(me(influence=field), characters=[character]), "hire 1")
    assert (own(game, "influence"), own(game, "mc")) == (reached, mc)


@rule("galileo_project", "3.7", "15.3")
@pytest.mark.parametrize(("option", "mc"), [("always", 1), ("moved", 0)])
def test_a_marker_on_10_brings_1_mc_unless_agreed_otherwise(option: str, mc: int) -> None:
    table = a_table(me(influence=10), characters=["noor earth"], options={"overflow_mc": option})
    assert own(play(table, "hire 1"), "mc") == mc
    table = a_table(me(influence=9), characters=["noor earth"], options={"overflow_mc": option})
    assert own(play(table, "hire 1"), "mc") == 1


@rule("galileo_project", "3.7")
def test_influence_from_an_ability_passes_10_in_the_same_way() -> None:
    game = play(a_table(me(influence=4), characters=["ms_lee earth"]), "hire 1", "instant")
    assert (own(game, "influence"), own(game, "mc")) == (10, 1)
