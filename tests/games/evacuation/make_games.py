"""Writes the kept games anew, when the rules version rises: python -m tests.games.evacuation.make_games

Random play; for each number of players one game with every option as it is and four with others, so that every option,
technology set and kind of action occurs.
"""

from pathlib import Path
from random import Random

import planetfall

__all__ = ["FOLDER", "MIXES"]

FOLDER = Path(__file__).parent / "games"
AUTHORS = {"mode": "points", "actions": "advanced", "bonuses": "generous"}
MIXES: tuple[dict[str, str], ...] = (
    {},
    {"actions": "advanced", "bonuses": "generous"},
    AUTHORS,
    {**AUTHORS, "orders": "on", "lines": "on"},
    {"mode": "points", "orders": "on", "lines": "on", "turn_order": "new"},
)


def write(seats: int, number: int) -> None:
    options = {**MIXES[number - 1], "third_party": "on" if seats == 2 and number > 3 else "off"}
    game = planetfall.new("evacuation", seats=seats, seed=100 * seats + number, options=options)
    random = Random(number)
    while game.actors():
        seat = random.choice(game.actors())
        planetfall.act(game, seat, random.choice(list(game.legal(seat))))
    (FOLDER / f"{seats}-{number}.txt").write_text(planetfall.record(game), encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for seats in range(1, 5):
        for number in range(1, 6):
            write(seats, number)
