"""The box holds what is known of the printed one; a file that does not is refused with file, line and field."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from planetfall.core.components import ComponentsError
from planetfall.games.planet_unknown.box import (
    BIOMASS,
    CIV,
    IMPROVED,
    LEVELS,
    ORIENTATIONS,
    ROVER,
    SECTORS,
    SPACES,
    TECH,
    TRACKS,
    WATER,
)
from planetfall.games.planet_unknown.components import COLOURS, STANDARD, Components, standard
from planetfall.games.planet_unknown.grid import WORDS, cells_on, count_board
from planetfall.games.planet_unknown.parts import TERRAIN_NAMES, Cell
from tests.games.boxes import Mistake, check_refused

C = standard()
BOX = C.box


def planet(name: str) -> int:
    return [planet.id for planet in C.planets].index(name)


def corporation(name: str) -> int:
    return [corporation.id for corporation in C.corporations].index(name)


def space(sheet: int, track: int, number: int) -> int:
    return (sheet * TRACKS + track) * SPACES + number


# -- tiles -----------------------------------------------------------------------------------------------------


def test_there_are_twelve_tiles_of_each_of_twelve_shapes_half_of_them_with_a_meteorite() -> None:
    assert Counter(list(BOX.shape)) == dict.fromkeys(range(12), 12)
    assert sum(BOX.meteor) == 72
    assert sorted(shape.id for shape in C.shapes) == [
        *("F5", "I2", "I3", "I4", "L4", "N5", "O4", "S4", "T4", "U5", "V3", "Z5")
    ]
    assert all(len(shape.cells()) == int(shape.id[1]) for shape in C.shapes)


def test_every_terrain_lies_on_48_tiles_beside_two_others() -> None:
    assert Counter(list(BOX.terrain)) == dict.fromkeys(range(6), 48)
    pairs = Counter(face[:2] for shape in C.shapes for face in shape.faces())
    assert set(pairs.values()) == {24}
    assert set(pairs) == {
        ("civ", "energy"),
        ("energy", "water"),
        ("rover", "tech"),
        ("tech", "biomass"),
        ("water", "rover"),
        ("biomass", "civ"),
    }


def test_only_the_smallest_shape_has_its_meteorite_on_a_resource() -> None:
    assert [shape.id for shape in C.shapes if shape.cells().index(shape.meteorite) in shape.symbols()] == ["I2"]


def test_forms_that_look_alike_are_offered_once() -> None:
    forms = {
        shape.id: sum(BOX.differs[index * ORIENTATIONS : (index + 1) * ORIENTATIONS])
        for index, shape in enumerate(C.shapes)
    }
    assert forms == {shape.id: 4 if shape.id in ("I2", "I3", "I4") else 8 for shape in C.shapes}


def test_small_shapes_lie_inside_and_large_ones_outside() -> None:
    sizes = [int(BOX.size[shape]) for shape in BOX.stack_shape]
    assert sizes == [3, 4, 3, 4, 2, 4, 5, 5, 4, 4, 5, 5]


@pytest.mark.parametrize(
    ("seats", "sides"), [(1, [0]), (2, [0, 3]), (3, [0, 2, 4]), (4, [0, 1, 3, 4]), (5, [0, 1, 2, 3, 4])]
)
def test_players_sit_around_the_station(seats: int, sides: list[int]) -> None:
    assert list(BOX.marker)[seats * SECTORS : seats * SECTORS + seats] == sides


# -- planets ---------------------------------------------------------------------------------------------------

# Cells, ice, edge.
PLANETS = {
    "ksb_4156": (96, 21, 28),
    "arashi": (96, 22, 28),
    "cerberus": (96, 29, 45),
    "charybdis": (96, 31, 28),
    "gaia": (96, 24, 28),
    "k_273": (96, 80, 28),
    "kaax": (96, 25, 28),
    "lacuna": (94, 28, 32),
    "oblivion": (96, 36, 44),
    "pajitnov": (96, 28, 28),
    "persephone": (96, 27, 28),
    "petra": (96, 0, 28),
    "tartarus": (96, 23, 28),
}


@pytest.mark.parametrize(("name", "counts"), PLANETS.items())
def test_a_planet_has_its_cells_its_ice_its_edge_and_six_lifepods(name: str, counts: tuple[int, int, int]) -> None:
    at = planet(name) * WORDS
    found = [
        count_board(*(board[at + word] for word in range(WORDS))) for board in (BOX.cells, BOX.ice, BOX.edge, BOX.pods)
    ]
    assert found == [*counts, 6]


def test_every_planet_has_a_medal_value_for_each_line_that_has_cells() -> None:
    usual = [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1]
    others = {
        "cerberus": ([1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 1], [1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1]),
        "lacuna": ([1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1], [1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1]),
        "oblivion": ([3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3], [3, 2, 2, 1, 1, 1, 1, 1, 1, 2, 2, 3]),
    }
    for index, part in enumerate(C.planets):
        rows, columns = others.get(part.id, (usual, usual))
        assert list(BOX.row_medals)[index * 12 : index * 12 + 12] == rows, part.id
        assert list(BOX.column_medals)[index * 12 : index * 12 + 12] == columns, part.id


@pytest.mark.parametrize(
    ("name", "count"), [("arashi", 24), ("gaia", 8), ("kaax", 21), ("petra", 37), ("tartarus", 49), ("ksb_4156", 0)]
)
def test_special_cells_are_marked(name: str, count: int) -> None:
    at = planet(name) * WORDS
    assert count_board(*(BOX.special[at + word] for word in range(WORDS))) == count


def test_the_globes_of_cerberus_share_its_cells() -> None:
    cerberus = C.planets[planet("cerberus")]
    assert sorted(cerberus.globe(1) + cerberus.globe(2) + cerberus.globe(3)) == sorted(cerberus.cells())
    assert cerberus.bonus == 2


def test_only_charybdis_begins_elsewhere_than_at_the_edge() -> None:
    elsewhere = [
        part.id
        for index, part in enumerate(C.planets)
        if list(BOX.start)[index * WORDS : (index + 1) * WORDS] != list(BOX.edge)[index * WORDS : (index + 1) * WORDS]
    ]
    assert elsewhere == ["charybdis"]
    at = planet("charybdis") * WORDS
    assert list(cells_on(*(BOX.start[at + word] for word in range(WORDS)))) == [65, 66, 77, 78]


@pytest.mark.parametrize(
    ("terrain", "corner"), [("civ", (0, 5)), ("energy", (11, 5)), ("tech", (0, 6)), ("water", (11, 6))]
)
def test_each_quarter_of_persephone_is_closed_to_one_resource(terrain: str, corner: Cell) -> None:
    persephone = C.planets[planet("persephone")]
    closed = {name: persephone.closed_cells(name) for name in TERRAIN_NAMES}
    assert [name for name, cells in closed.items() if corner in cells] == [terrain]
    assert [len(cells) for cells in closed.values()] == [24, 24, 0, 0, 24, 24]


# -- corporations ----------------------------------------------------------------------------------------------


def test_corporations_differ_in_rovers_and_in_what_the_top_of_the_rover_track_gives() -> None:
    assert list(BOX.rovers) == [2, 1, 2, 4, 1, 2, 2, 1, 2]
    assert list(BOX.over_top) == [4, 3, 3, 5, 3, 3, 3, 3, 3, 4]


def test_tracks_give_what_is_printed_on_them() -> None:
    assert [BOX.medal[space(0, WATER, number)] for number in (2, 3, 15)] == [1, 0, 10]
    assert BOX.boosts[space(0, WATER, 3)] == 1
    at = space(0, ROVER, 6)
    assert (BOX.movement[at], BOX.landing[at], BOX.medal[at]) == (2, 1, 0)
    assert [BOX.civ_rank[space(0, CIV, number)] for number in (3, 6, 10, 14)] == [1, 2, 3, 4]
    assert [BOX.patches[space(0, BIOMASS, number)] for number in range(SPACES)].count(1) == 5
    republic = corporation("republic")
    assert sum(BOX.civ_rank[space(republic, CIV, number)] > 0 for number in range(SPACES)) == 7


def test_the_improved_tracks_give_one_more_of_what_their_track_is_about() -> None:
    flux = corporation("flux_industries")
    for number in range(SPACES):
        patches, better = (BOX.patches[space(sheet, BIOMASS, number)] for sheet in (flux, IMPROVED))
        assert better == 2 * patches
        boosts, better = (BOX.boosts[space(sheet, WATER, number)] for sheet in (flux, IMPROVED))
        assert better == 2 * boosts
        rank, better = (BOX.civ_rank[space(sheet, CIV, number)] for sheet in (flux, IMPROVED))
        assert better == min(rank + 1, 4) * (rank > 0)
        movement, better = (BOX.movement[space(sheet, ROVER, number)] for sheet in (flux, IMPROVED))
        assert better == movement + (movement > 0)


def test_technologies_begin_at_the_same_spaces_except_where_lifepods_unlock_them() -> None:
    for index, part in enumerate(C.corporations):
        spaces = list(BOX.level_space)[index * (LEVELS + 1) + 1 : (index + 1) * (LEVELS + 1)]
        assert spaces == ([SPACES] * 6 if part.id == "jump_drive" else [3, 5, 7, 10, 14, SPACES]), part.id
        for level, number in enumerate(spaces, 1):
            assert number == SPACES or BOX.level[space(index, TECH, number)] == level


def test_the_water_tracker_of_oasis_has_a_path_of_23_steps_over_spaces_that_exist() -> None:
    oasis = corporation("oasis_ultd")
    assert BOX.top[oasis * TRACKS + WATER] == 23
    steps = list(zip(BOX.path_track, BOX.path_space, strict=True))
    assert (len(steps), len(set(steps))) == (24, 24)
    missing = [number for number, code in enumerate(C.corporations[oasis].water.split()) if code == "x"]
    assert not {(WATER, number) for number in missing} & set(steps)
    assert {number for track, number in steps if track == WATER} == set(range(SPACES)) - set(missing)
    medals = [BOX.medal[space(oasis, track, number)] for track, number in steps]
    assert [medal for (track, _), medal in zip(steps, medals, strict=True) if track == WATER and medal] == [
        *(3, 6, 8, 12, 15)
    ]


def test_the_double_spaces_of_wormhole_have_rising_medals() -> None:
    wormhole = corporation("wormhole_corp")
    assert BOX.top[wormhole * TRACKS + BIOMASS] == 5
    assert [BOX.medal[space(wormhole, BIOMASS, number)] for number in range(6)] == [0, 0, 1, 2, 3, 5]
    assert list(BOX.half) == [-1, -1, CIV, WATER, TECH, ROVER]
    assert list(BOX.half_space) == [0, 2, 5, 8, 11, 14]


# -- cards -----------------------------------------------------------------------------------------------------


def test_there_are_nine_population_cards_of_each_rank() -> None:
    counts = Counter(zip(BOX.rank, BOX.at_end, strict=True))
    assert counts == {(1, 0): 5, (1, 1): 4, (2, 0): 5, (2, 1): 4, (3, 0): 5, (3, 1): 4, (4, 0): 2, (4, 1): 7}


def test_sets_of_cards_are_worth_more_the_larger_they_are() -> None:
    assert list(BOX.commerce_medals) == [0, 1, 3, 6, 10]
    assert list(BOX.repo_medals) == [1, 2, 3, 4, 5]
    for effect in ("commerce_agreement", "meteorite_repo"):
        assert [card.rank for card in C.cards if card.effect == effect] == [1, 2, 3, 4]


def test_there_are_twenty_events_of_each_colour_six_of_them_for_one_player() -> None:
    assert Counter(event.colour for event in C.events) == dict.fromkeys(COLOURS, 20)
    assert Counter(event.colour for event in C.events if event.solo_only) == {"green": 4, "red": 2}
    assert [event.number for event in C.events if event.solo_only] == [1, 2, 3, 15, 46, 52]


@pytest.mark.parametrize(
    ("colour", "cards", "shift"),
    [("red", 2, 0), ("red", 3, -5), ("red", 20, -11), ("orange", 10, -2), ("green", 11, 9), ("green", 14, 9)],
)
def test_the_target_shifts_with_the_colours_of_the_deck(colour: str, cards: int, shift: int) -> None:
    assert BOX.target_shift[COLOURS.index(colour) * (BOX.deck_size + 1) + cards] == shift


def test_objectives_have_a_neighbour_side_and_a_private_side() -> None:
    assert Counter(objective.neighbour_test for objective in C.objectives) == {
        "most_edge_symbols": 5,
        "largest_area": 6,
        "most_areas": 6,
        "fewest_symbols": 6,
        "most_maxed_tracks": 1,
        "most_meteorites": 1,
        "most_lifepods": 1,
        "fewest_meteorites": 1,
        "fewest_lifepods": 1,
    }
    assert Counter(objective.private_test for objective in C.objectives) == {
        "rectangle": 12,
        "area_symbols": 6,
        "track_max": 5,
        "max_symbols": 1,
        "meteorites_min": 1,
        "lifepods_beat_meteorites": 1,
        "ice_all_covered": 1,
        "land_all_covered": 1,
    }
    blocks = Counter((o.amount, o.height) for o in C.objectives if o.private_test == "rectangle")
    assert blocks == {(3, 3): 6, (2, 5): 6}


# -- files of owners -------------------------------------------------------------------------------------------

WRONG: list[Mistake] = [
    ('"I3", "T4"', '"I3", "I3"', "inner =", "station.inner is ['I3', 'I3', 'V3', 'L4', 'I2', 'O4', 'Z5', "),
    ("2 = [1, 4]", "2 = [1, 7]", "sides =", "station.sides is [1, 7], expected 2 different sides from 1 to 6"),
    ('"BaA"', '"BAA"', '"BAA"', "shapes[1].picture is ['BAA', '.a.'], expected cells a and b, with one capital each"),
    ('"BaA", ".a."', '"BaA", "...", ".a."', '"..."', "], expected a connected shape with two connected sections"),
    ('"aAa."', '"aAaaa"', '"aAaaa"', "shapes[10].picture is ['..Bb', 'aAaaa'], expected at most 5 cells"),
    ("meteorite = [1, 1]", "meteorite = [0, 1]", "= [0, 1]", "].meteorite is (0, 1), expected a cell of the picture"),
    ('"biomass civ *",\n', "\n", "tiles = [", "shapes[0].tiles is 11, expected 12 tiles"),
    ('"civ energy"', '"civ civ"', "tiles = [", "shapes[0].tiles is 'civ civ', expected two different terrains"),
    ('".PLLLILLLLP."', '".LLLLILLLLP."', "grid = [", "planets[0].grid is 5, expected 6 lifepods, marked P or Q"),
    ('"...ILLLLL..."', '"...ILLLLL.."', "grid = [", "planets[0].grid is [12, 11, 12, 12, 12, 12, 12, 12, 12"),
    ('"...ILLLLL..."', '"...ILLLLZ..."', "grid = [", "planets[0].grid is '...ILLLLZ...', expected only the marks"),
    ('rule = "cities"', 'rule = "city"', '"city"', "planets[4].rule is 'city', expected one of standard, ring_anchor"),
    ("row_medals = [1, 1, ", "row_medals = [1, ", "row_medals", "planets[0].row_medals is [1, 1, 2, 2, 3, 3, 2, 2, 1"),
    ('".......1111."', '".......1114."', "globes = [", "planets[2].globes is '.......1114.', expected only the marks"),
    ('".......1111."', '"......11111."', "globes = [", "expected a globe from 1 to 3 for each cell of the planet"),
    ("start = [[5, 5]", "start = [[0, 0]", "start =", "planets[3].start is [(0, 0)], expected cells of the planet"),
    ('["civ", "energy", "tech",', '["civ", "energy",', "closed =", "].closed is ['civ', 'energy', 'water'], expected"),
    ('id = "gaia"', 'id = "petra"', "[[planets]]", "planets is 'petra', expected different names"),
    ("0 - M1 C1 -", "0 - M1 C1", "civ =", "corporations[0].civ is 15, expected 16 spaces"),
    ("0 - M1 C1 -", "0 - M1 C1 W", "civ =", "corporations[0].civ is 'W', expected 0, -, x, or S, P, R, M1, C1, V1"),
    ("0 - M1 C1 -", "0 - M1 C5 -", "civ =", "corporations[0].civ is '0 - M1 C5 - M2"),
    ("C2 - M2 C3 - S", "C2 - M2 - S", "civ =", "improved.civ is 15, expected 16 spaces"),
    ("T1 - T2 M1 T3", "T1 - T3 M1 T2", "tech =", "corporations[0].tech is [1, 3, 2, 4, 5], expected rising technology"),
    (
        '"water 3"',
        '"water 16"',
        "water_path =",
        "].water_path is 'water 16', expected a track and a space from 0 to 15",
    ),
    (
        'civ = "0 -',
        'water_path = ["water 1"]\nciv = "0 -',
        "water_path =",
        "corporations[0].water_path is ['water 1'], expected none: corporations[6] has them",
    ),
    ('either = "synergy"', 'either = "luck"', "double_spaces =", "corporations[8].double_spaces[0].either is wrong"),
    ("rank = 1", "rank = 5", "rank = 5", "cards[0].rank is 5, expected a rank from 1 to 4"),
    ("rank = 1", "rank = 2", "[[cards]]", "cards is 8, expected 9 cards of rank 1"),
    ('effect = "medals"', 'effect = "money"', '"money"', "cards[5].effect is 'money', expected one of "),
    (
        'neighbour = "beacon"',
        'neighbour = "torus"',
        "[[objectives]]",
        "objectives is 'torus', expected different names",
    ),
    ('_test = "rectangle"', '_test = "circle"', '"circle"', "objectives[0].private_test is 'circle', expected one of "),
    ("number = 7", "number = 8", "[[events]]", "events is 60, expected the numbers 1 to 60 in order"),
    ('"rover_ban"\nterrain', '"no_ice"\nterrain', "terrain =", "events[32].terrain is 'water', expected a terrain for"),
    ("size = 20", "size = 61", "size =", "event_deck.size is 61, expected a number from 1 to 60"),
    ("up_to = [2, 6", "up_to = [2, 2", "up_to =", "solo.up_to is [2, 2, 10, 14, 20], expected rising numbers"),
    ("green = [0, 3", "green = [3", "green =", "solo.green is [3, 6, 9, 12], expected 5 numbers"),
    ("_players = 1", "_players = 4", "_players =", "sets.cards_beyond_players is 4, expected so many that nine"),
    ("[0, 1, 3, 6, 10]", "[0, 1]", "commerce_agreement =", "sets.commerce_agreement is [0, 1], expected a number each"),
    ("meteorites = 3", "meteorites = 0", "meteorites =", "scoring.meteorites is 0, expected 1 or more"),
    ('source = "record"', 'source = "hearsay"', "source =", "station.source is wrong: Invalid enum value 'hearsay'"),
]


@pytest.mark.parametrize("mistake", WRONG)
def test_a_wrong_file_is_refused_with_line_and_field(tmp_path: Path, mistake: Mistake) -> None:
    check_refused("planet_unknown", tmp_path, mistake)


def test_a_record_can_carry_the_components_as_plain_data() -> None:
    data = tomllib.loads(STANDARD.read_text(encoding="utf-8"))
    assert Components.from_data(data) == C
    data["scoring"]["meteorites"] = 0
    with pytest.raises(ComponentsError, match=r"components: scoring\.meteorites is 0, expected 1 or more"):
        Components.from_data(data)


def test_the_corporation_whose_tracker_has_a_path_needs_one() -> None:
    data = tomllib.loads(STANDARD.read_text(encoding="utf-8"))
    del data["corporations"][6]["water_path"]
    with pytest.raises(ComponentsError, match=r"corporations\[6\]\.water_path is \[\], expected at least one step"):
        Components.from_data(data)
