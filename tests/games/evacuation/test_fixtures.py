"""Finished games kept as records, replayed to the exact score: five for each number of players."""

from pathlib import Path

import pytest

import planetfall
from tests.games.evacuation.make_games import FOLDER, MIXES
from tests.games.promises import check_kept_game

RECORDS = sorted(FOLDER.glob("*.txt"))


def test_five_games_are_kept_for_each_number_of_players() -> None:
    assert [len(list(FOLDER.glob(f"{seats}-*.txt"))) for seats in range(1, 5)] == [len(MIXES)] * 4


@pytest.mark.interpreted
@pytest.mark.parametrize("file", RECORDS, ids=[file.stem for file in RECORDS])
def test_a_kept_game_replays_to_its_exact_score(file: Path) -> None:
    check_kept_game(file)


def test_every_option_and_technology_set_occurs_in_a_kept_game() -> None:
    games = [planetfall.replay(file.read_text(encoding="utf-8")) for file in RECORDS]
    sets = {entry["set"] for game in games for entry in planetfall.describe(game)["players"]}
    assert sets == {1, 2, 3, 4}
    used = {
        f"{key}={value}"
        for file in RECORDS
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.startswith("options:")
        for key, value in (pair.split("=") for pair in line.removeprefix("options:").split())
    }
    for option in planetfall.catalogue()["evacuation"].options:
        for value in option.values:
            assert f"{option.key}={value}" in used
