"""Rulebook chapters 12 and 13: medals, ties, and the target of one player."""

import pytest

from planetfall.games.planet_unknown.components import COLOURS
from planetfall.games.planet_unknown.play import PlanetUnknown
from planetfall.games.planet_unknown.scoring import solo_target
from planetfall.games.planet_unknown.words import words
from tests.builders import rule
from tests.games.planet_unknown.builders import Player, a_table, filled, medals_of, player

LINES = sum([1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1])  # all rows of the standard planet, or all columns


def at_the_end(*players: Player, **table: object) -> PlanetUnknown:
    return a_table(*players, phase="over", **table)


@rule("planet_unknown", "12.1")
def test_full_rows_and_columns_without_meteorites_score() -> None:
    assert medals_of(a_table(player(laid=filled("ksb_4156")), player()), "lines") == 2 * LINES
    assert medals_of(a_table(player(laid=filled("ksb_4156", "F6")), player()), "lines") == 2 * LINES - 3 - 3
    laid = [*filled("ksb_4156", "A6", "A7"), "I2 civ energy * at A6 0"]
    assert medals_of(a_table(player(laid=laid), player()), "lines") == 2 * LINES
    assert medals_of(a_table(player(laid=laid, meteorites=["A7"]), player()), "lines") == 2 * LINES - 3 - 1
    assert medals_of(a_table(player(), player()), "lines") == 0


@rule("planet_unknown", "12.1")
def test_a_cell_with_a_lifepod_is_not_covered() -> None:
    waiting = a_table(player(laid=filled("ksb_4156", "H3")), player())
    assert medals_of(waiting, "lines") == 2 * LINES - 1 - 2


@rule("planet_unknown", "12.2")
@pytest.mark.parametrize(
    ("trackers", "score"),
    [
        ({}, 0),
        ({"water": 1}, 0),
        ({"water": 2}, 1),
        ({"water": 9}, 4),
        ({"water": 15}, 10),
        ({"rover": 15, "civ": 15}, 10),
    ],
)
def test_a_track_gives_the_topmost_medal_reached(trackers: dict[str, int], score: int) -> None:
    assert medals_of(a_table(player(trackers=trackers), player()), "tracks") == score


@rule("planet_unknown", "12.2", "16.5.8")
@pytest.mark.parametrize(("space", "score"), [(1, 5), (5, 5), (6, 3), (10, 2), (15, 1)])
def test_on_jump_drive_a_higher_space_may_be_worth_less(space: int, score: int) -> None:
    assert medals_of(a_table(player(corporation="jump_drive", trackers={"tech": space}), player()), "tracks") == score


@rule("planet_unknown", "16.2.9")
def test_a_medal_under_a_lifepod_does_not_score() -> None:
    covered = {"water": [8]}
    owner = player(corporation="cosmos_inc", trackers={"water": 9}, lifepods_on_tracks=covered, lifepods=[])
    assert medals_of(a_table(owner, player()), "tracks") == 3


@rule("planet_unknown", "16.6.9")
def test_makeshift_scores_the_best_medal_of_the_column_it_stands_on() -> None:
    moved = player(corporation="makeshift", trackers={"civ": 7}, columns={"civ": "water"})
    assert medals_of(a_table(moved, player()), "tracks") == 3


@rule("planet_unknown", "16.6.5")
@pytest.mark.parametrize(("tech", "score"), [(13, 4 + 2 + 2), (14, 4 + 4 + 2)])
def test_makeshift_with_its_last_technology_scores_for_the_highest_tracker(tech: int, score: int) -> None:
    trackers = {"civ": 5, "water": 11, "tech": tech}
    game = a_table(player(corporation="makeshift", trackers=trackers, columns={"civ": "water"}), player())
    assert medals_of(game, "tracks") == score


@rule("planet_unknown", "16.7.8")
@pytest.mark.parametrize(("step", "score"), [(9, 0), (10, 3), (14, 6), (18, 6), (19, 8), (23, 15)])
def test_the_water_tracker_of_oasis_scores_on_the_water_column_alone(step: int, score: int) -> None:
    assert medals_of(a_table(player(corporation="oasis_ultd", trackers={"water": step}), player()), "tracks") == score


@rule("planet_unknown", "16.9.9")
@pytest.mark.parametrize(("position", "score"), [(0, 0), (1, 0), (2, 1), (4, 3), (5, 5)])
def test_the_medals_between_the_double_spaces_of_wormhole_count_when_passed(position: int, score: int) -> None:
    game = a_table(player(corporation="wormhole_corp", trackers={"biomass": position}), player())
    assert medals_of(game, "tracks") == score


@rule("planet_unknown", "12.3")
def test_lifepods_in_the_scoring_area_give_a_medal_each() -> None:
    assert medals_of(a_table(player(lifepods_collected=4, lifepods=[]), player()), "lifepods") == 4
    elsewhere = player(corporation="jump_drive", lifepods_collected=1, lifepods_on_slots=[1, 4], lifepods=[])
    assert medals_of(a_table(elsewhere, player()), "lifepods") == 1


@rule("planet_unknown", "9.20", "12.4")
@pytest.mark.parametrize(
    ("meteorites", "cards", "score"), [(2, 0, 0), (3, 0, 1), (8, 0, 2), (7, 2, 6), (3, 4, 5), (2, 4, 0)]
)
def test_every_three_meteorites_give_a_medal_and_more_with_cards(meteorites: int, cards: int, score: int) -> None:
    repos = [f"meteorite_repo_{number}" for number in range(1, cards + 1)]
    game = at_the_end(player(meteorites_collected=meteorites, cards_shown=repos), player())
    assert medals_of(game, "meteorites") == score


@rule("planet_unknown", "9.18", "9.19", "9.21", "9.22", "9.23", "12.5")
@pytest.mark.parametrize(
    ("cards", "score"),
    [
        (["observance_of_first_planet_holiday"], 1),
        (["rising_planet_award"], 2),
        (["first_planet_holiday"], 1),
        (["peoples_planet_choice_award"], 2),
        (["top_planet_award"], 2),
        (["best_in_planet_award"], 3),
        (["best_planet_to_live_on_award"], 4),
        (["gaming_commission"], 2),
        (["planet_lottery"], 3),
        (["best_planet_to_live_on_award", "first_planet_holiday"], 5),
        (["commerce_agreement_1"], 1),
        (["commerce_agreement_1", "commerce_agreement_4"], 3),
        (["commerce_agreement_1", "commerce_agreement_2", "commerce_agreement_3"], 6),
        (["commerce_agreement_1", "commerce_agreement_2", "commerce_agreement_3", "commerce_agreement_4"], 10),
        (["sustainable_living_act"], 2),
        (["space_citizen_decree"], 3),
    ],
)
def test_end_game_cards_give_their_medals(cards: list[str], score: int) -> None:
    """With two patches and three collected lifepods, one of them on a technology slot."""
    owner = player(corporation="jump_drive", laid=["patch F1", "patch G1"], cards_shown=cards)
    owner |= {"lifepods_collected": 2, "lifepods_on_slots": [2], "lifepods": []}
    assert medals_of(at_the_end(owner, player()), "cards") == score


@rule("planet_unknown", "12.6")
def test_a_private_objective_that_is_met_gives_five_medals_at_the_end() -> None:
    topped = player(trackers={"civ": 15}, objectives=[19])
    assert medals_of(at_the_end(topped, player()), "private") == 5
    assert medals_of(at_the_end(player(trackers={"civ": 14}, objectives=[19]), player()), "private") == 0
    assert medals_of(a_table(topped, player()), "private") == 0  # a secret until then


@rule("planet_unknown", "12.7", "14.3")
def test_neighbours_compare_their_planets() -> None:
    meteorites = [player(meteorites_collected=count) for count in (4, 6, 4)]
    game = a_table(*meteorites, neighbour_objectives=[25, 26, 27])  # most meteorites, most lifepods, fewest meteorites
    assert [medals_of(game, "neighbours", seat) for seat in range(3)] == [0 + 2, 5 + 2, 2 + 2]


@rule("planet_unknown", "1.10", "14.3")
def test_two_players_compare_all_three_cards() -> None:
    game = a_table(player(meteorites_collected=4), player(), neighbour_objectives=[25, 26, 27])
    assert [medals_of(game, "neighbours", seat) for seat in range(2)] == [5 + 2 + 0, 0 + 2 + 5]


@rule("planet_unknown", "16.5.6")
def test_everybody_competes_for_the_objective_that_jump_drive_opened() -> None:
    counts = ((4, 5), (6, 6))
    scores = ([0, 5, 0], [2, 2, 0])
    for (first, second), score in zip(counts, scores, strict=True):
        owner = player(corporation="jump_drive", meteorites_collected=first, contest=25)
        game = a_table(owner, player(meteorites_collected=second), player(), hat=[25, 1, 2])
        assert [medals_of(game, "neighbours", seat) for seat in range(3)] == score
    alone = a_table(player(corporation="jump_drive", contest=25), hat=[25, 1, 2])
    assert medals_of(alone, "neighbours") == 5


@rule("planet_unknown", "12.9")
@pytest.mark.parametrize(
    ("first", "second", "places"),
    [
        (player(lifepods_collected=2, lifepods=[]), player(lifepods_collected=1, lifepods=[]), [1, 2]),
        (player(), player(laid=["patch F1"]), [2, 1]),
        (
            player(laid=["I2 civ energy at F1 0"]),
            player(laid=["I2 civ energy * at F1 0"], meteorites=["F2"]),
            [1, 2],
        ),
        (player(), player(), [1, 1]),
    ],
)
def test_ties_are_broken_by_empty_cells_and_then_by_meteorites(
    first: Player, second: Player, places: list[int]
) -> None:
    assert at_the_end(first, second).ranking() == places


@rule("planet_unknown", "13.4")
@pytest.mark.parametrize(
    ("colours", "target"),
    [((7, 7, 6), 60 + 6 - 2 - 5), ((20, 0, 0), 72), ((0, 0, 20), 49), ((2, 2, 16), 49), ((9, 11, 0), 63)],
)
def test_the_target_of_one_player_depends_on_the_colours_of_the_deck(
    colours: tuple[int, int, int], target: int
) -> None:
    assert len(colours) == len(COLOURS)
    setting = {"events": "set", "green": colours[0], "orange": colours[1]}
    assert solo_target(a_table(player(), setting=setting, colours=list(colours))) == target


@rule("planet_unknown", "13.5", "13.6")
def test_one_player_wins_by_reaching_the_target() -> None:
    setting = {"events": "set", "green": 0, "orange": 0}
    full = player(laid=filled("ksb_4156"))  # 40 medals
    assert at_the_end(full, setting=setting, colours=[0, 0, 20]).ranking() == [2]
    more = player(laid=filled("ksb_4156"), trackers={"water": 15})  # 50 medals, the target is 49
    assert at_the_end(more, setting=setting, colours=[0, 0, 20]).ranking() == [1]
    assert at_the_end(full).ranking() == [1]  # without events there is no target


@rule("planet_unknown", "13.5")
@pytest.mark.parametrize(
    ("difference", "place", "grade"),
    [
        (-11, 2, "A barren rock"),
        (-10, 2, "A hard start"),
        (-6, 2, "A hard start"),
        (-5, 2, "Nearly a home"),
        (-1, 2, "Nearly a home"),
        (0, 1, "A home"),
        (4, 1, "A home"),
        (5, 1, "A good place to live"),
        (9, 1, "A good place to live"),
        (10, 1, "A thriving world"),
        (14, 1, "A thriving world"),
        (15, 1, "A new Earth"),
    ],
)
def test_the_result_of_one_player_is_graded_by_the_difference_to_the_target(
    difference: int, place: int, grade: str
) -> None:
    """Three meteorites a medal; the target is 49."""
    alone = player(meteorites_collected=3 * (49 + difference))
    game = at_the_end(alone, setting={"events": "set", "green": 0, "orange": 0}, colours=[0, 0, 20])
    assert game.scores() == [49 + difference]
    assert game.ranking() == [place]
    assert words(game, "en").status().endswith(f" {grade}")
