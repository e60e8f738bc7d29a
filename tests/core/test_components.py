"""An owner may correct the box in a copy of its file; what is wrong there is named with file, line and field."""

from pathlib import Path
from random import Random

import pytest

import planetfall
from planetfall import ComponentsError, Game
from planetfall.catalogue import find_title
from tests.builders import picture

pytestmark = pytest.mark.interpreted

STANDARD = (find_title("reworld").folder / "components.toml").read_text(encoding="utf-8")


def a_copy(folder: Path, *corrections: tuple[str, str]) -> Path:
    """The standard file with each first place of an old text replaced by the new one."""
    words = STANDARD
    for old, new in corrections:
        assert old in words, f"{old!r} no longer stands in components.toml"
        words = words.replace(old, new, 1)
    file = folder / "reworld.toml"
    file.write_text(words, encoding="utf-8")
    return file


def line_of(file: Path, text: str) -> int:
    """The line in which a text stands for the first time."""
    words = file.read_text(encoding="utf-8")
    return words[: words.index(text)].count("\n") + 1


def refusal(file: Path) -> str:
    with pytest.raises(ComponentsError) as caught:
        planetfall.new("reworld", seats=2, seed=1, components=file)
    return str(caught.value)


def played(game: Game) -> Game:
    random = Random(3)
    while actors := game.actors():
        planetfall.act(game, actors[0], random.choice(list(game.legal(actors[0]))))
    return game


# Old text, new text, the text in whose line the error lies, the field with what was found and expected.
WRONG = [
    ("ports = 20", 'ports = "20"', "ports =", "station.ports is wrong: Expected `int`, got `str`"),
    ("ports = 20", "ports = 21", "ports =", "station.ports is 21, expected 20"),
    ("ports = 20", "ports = 20\nx = 2", "x = 2", "station.x is wrong: Object contains unknown field `x`"),
    ("2, 2] #", "2] #", "terrabot_points", "station.terrabot_points is [4, 4, 3, 2], expected one number per round"),
    ("copies = 6", "copies = 7", "copies =", "officers.copies is 7, expected 6;"),
    ("ordinary = 5", "ordinary = 6", "[[companies]]", "companies is 40, expected 39 builders in all"),
    ("terrabots = 5", "terrabots = 4", "[[terrains]]", "terrains is 24, expected 25 terrabots in all"),
    ("count = 10", "count = 9", "[[shuttles]]", "shuttles is 19, expected 20 shuttles in all"),
    ("count = 10", "count = 0", "count = 0", "shuttles[1].count is 0, expected 1 or more"),
    ("shields = 0", "shields = 3", "shields = 3", "shuttles[0].shields is 3, expected 0, 1 or 2"),
    ('"A"\nshields', '"Z"\nshields', '"Z"', "satellites[0].letter is 'Z', expected a letter from A to E"),
    ('"product"', '"fishing"', '"fishing"', "satellites[11].task is 'fishing', expected one of letter, company, "),
    ("4 = 3 }", "4 = 3, 5 = 3 }", "5 = 3 }", "ships[0].points is {2: 3, 3: 3, 4: 3, 5: 3}, expected a value each for"),
    ("{ 2 = 5, 3", '{ 2 = "5", 3', '"5"', "ships[5].points[...] is wrong: Expected `int`, got `str`"),
    ('asks = "score"', 'asks = "score"\nrow = 1', "row = 1\nmark = { 2 = 70", "ships[13].row is 1, expected no row"),
    ("2 = [18]", "2 = [18, 9]", "[18, 9]", "categories[0].places is [18, 9], expected 1 falling values for 2 players"),
    ('"Aldumere"', '"Oldumere"', '"Oldumere"', "terrains[0].cities is 'Oldumere', expected a name that begins with A"),
]


@pytest.mark.parametrize(("old", "new", "at", "problem"), WRONG)
def test_a_wrong_value_is_named_with_file_line_field_and_expectation(
    tmp_path: Path, old: str, new: str, at: str, problem: str
) -> None:
    file = a_copy(tmp_path, (old, new))
    answer = refusal(file)
    assert answer.startswith(f"{file}:{line_of(file, at)}: {problem}")
    assert answer.endswith("; correct it or drop --components")


def test_a_missing_line_is_named_with_its_group(tmp_path: Path) -> None:
    file = a_copy(tmp_path, ("count = 10\n", ""))
    line = line_of(file, "[[shuttles]]\nshields = 1")
    assert refusal(file).startswith(f"{file}:{line}: shuttles[1] is wrong: Object missing required field `count`")


def test_a_missing_table_is_named(tmp_path: Path) -> None:
    file = a_copy(tmp_path, ('[final_ship]\nabsent_points = -3\nsource = "rulebook"\n', ""))
    assert refusal(file).startswith(f"{file}:1: the file is wrong: Object missing required field `final_ship`")


def test_a_ship_that_asks_for_a_score_comes_last(tmp_path: Path) -> None:
    file = a_copy(tmp_path, ('asks = "satellites_used"', 'asks = "score"'))
    line = line_of(file, 'asks = "rows_started"')
    expected = "ships[12].asks is 'rows_started', expected a place before the ships that ask for a score"
    assert refusal(file).startswith(f"{file}:{line}: {expected}")


def test_a_file_that_is_not_toml_is_named_with_the_line(tmp_path: Path) -> None:
    file = a_copy(tmp_path, ("[officers]", "[officers"))
    line = line_of(file, "[officers")
    assert refusal(file).startswith(f"{file} is not TOML: ")
    assert f"(at line {line}, column " in refusal(file)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert refusal(tmp_path / "reworld.toml").startswith(f"{tmp_path / 'reworld.toml'} cannot be read: ")


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "reworld.toml").write_bytes(b"\xff\xfe")
    assert refusal(tmp_path / "reworld.toml").startswith(f"{tmp_path / 'reworld.toml'} cannot be read: ")


def test_a_number_too_large_to_play_with_is_refused(tmp_path: Path) -> None:
    file = a_copy(tmp_path, ("marker_points = 1", f"marker_points = {10**30}"))
    assert refusal(file).startswith(f"{file}:{line_of(file, 'marker_points')}: station.marker_points is ")


def test_a_player_count_that_is_no_number_is_named_with_its_line(tmp_path: Path) -> None:
    file = a_copy(tmp_path, ("points = { 2 = 3", "points = { two = 3"))
    assert refusal(file).startswith(f"{file}:{line_of(file, 'two = 3')}: ships[0].points ")


def test_a_source_that_is_none_is_refused_with_the_choices(tmp_path: Path) -> None:
    file = a_copy(tmp_path, ('source = "record"', 'source = "hearsay"'))
    assert "rulebook, record or house" in refusal(file)


# -- a corrected copy ----------------------------------------------------------------------------------------------


def test_an_unchanged_copy_is_the_standard_box(tmp_path: Path) -> None:
    game = planetfall.new("reworld", seats=2, seed=1, components=a_copy(tmp_path))
    assert picture(played(game)) == picture(played(planetfall.new("reworld", seats=2, seed=1)))


def test_a_corrected_copy_is_played_with(tmp_path: Path) -> None:
    richer = a_copy(tmp_path, ("terrabot_points = [4, 4, 3, 2, 2]", "terrabot_points = [40, 40, 30, 20, 20]"))
    standard = played(planetfall.new("reworld", seats=2, seed=1)).scores()
    corrected = played(planetfall.new("reworld", seats=2, seed=1, components=richer)).scores()
    assert sum(corrected) > sum(standard)


def test_a_corrected_box_is_part_of_the_record(tmp_path: Path) -> None:
    file = a_copy(tmp_path, ("absent_points = -3", "absent_points = -5"), ("Azure Shelf", "Ägäis"))
    game = played(planetfall.new("reworld", seats=3, seed=1, components=file))
    text = planetfall.record(game)
    file.unlink()
    again = planetfall.replay(text)
    assert picture(again) == picture(game)
    assert planetfall.describe(again) == planetfall.describe(game)
    assert planetfall.record(again) == text
    assert '"absent_points": -5' in text
    assert "Ägäis" in text


def test_playouts_use_the_corrected_box(tmp_path: Path) -> None:
    richer = a_copy(tmp_path, ("card_points = 1", "card_points = 100"))
    standard = planetfall.playouts("reworld", seats=2, games=5, seed=1)
    corrected = planetfall.playouts("reworld", seats=2, games=5, seed=1, components=richer)
    assert sum(corrected.mean_scores) > sum(standard.mean_scores)
