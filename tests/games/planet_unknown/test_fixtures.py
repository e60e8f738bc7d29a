"""Finished games kept as records, replayed to the exact score: five for each number of players."""

from pathlib import Path

import pytest

import planetfall
from planetfall.games.planet_unknown.components import standard
from tests.games.promises import check_kept_game

FOLDER = Path(__file__).parent / "games"
RECORDS = sorted(FOLDER.glob("*.txt"))


def test_five_games_are_kept_for_each_number_of_players() -> None:
    assert [len(list(FOLDER.glob(f"{seats}-*.txt"))) for seats in range(1, 7)] == [5] * 6


@pytest.mark.interpreted
@pytest.mark.parametrize("file", RECORDS, ids=[file.stem for file in RECORDS])
def test_a_kept_game_replays_to_its_exact_score(file: Path) -> None:
    check_kept_game(file)


def test_every_planet_and_corporation_occurs_in_a_kept_game() -> None:
    seen: set[str] = set()
    for file in RECORDS:
        for entry in planetfall.describe(planetfall.replay(file.read_text(encoding="utf-8")))["players"]:
            seen |= {entry.get("planet", "ksb_4156"), entry.get("corporation", "universal_coalition")}
    box = standard()
    assert seen == {planet.id for planet in box.planets} | {corporation.id for corporation in box.corporations}
