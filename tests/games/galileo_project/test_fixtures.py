"""Finished games kept as records, replayed to the exact score: ten for each number of players, alone included."""

from pathlib import Path

import pytest

from tests.games.promises import check_kept_game

FOLDER = Path(__file__).parent / "games"
RECORDS = sorted(FOLDER.glob("*.txt"))


def test_ten_games_are_kept_for_each_number_of_players() -> None:
    assert [len(list(FOLDER.glob(f"{seats}-*.txt"))) for seats in (1, 2, 3, 4)] == [10, 10, 10, 10]


@pytest.mark.interpreted
@pytest.mark.parametrize("file", RECORDS, ids=[file.stem for file in RECORDS])
def test_a_kept_game_replays_to_its_exact_score(file: Path) -> None:
    check_kept_game(file)
