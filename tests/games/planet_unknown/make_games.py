"""Writes the kept games anew, when the rules version rises: python -m tests.games.planet_unknown.make_games

Random play, one game for each number of players as it is and four with everything the box has to offer, so that every
planet and corporation occurs.
"""

from pathlib import Path
from random import Random

import planetfall

FOLDER = Path(__file__).parent / "games"
PLAIN: dict[str, str] = {}
SPECIAL = {"planets": "dealt", "corporations": "dealt", "private": "on", "events": "random"}


def write(seats: int, number: int) -> None:
    game = planetfall.new(
        "planet_unknown", seats=seats, seed=100 * seats + number, options=SPECIAL if number > 1 else PLAIN
    )
    random = Random(number)
    while game.actors():
        seat = random.choice(game.actors())
        planetfall.act(game, seat, random.choice(list(game.legal(seat))))
    (FOLDER / f"{seats}-{number}.txt").write_text(planetfall.record(game), encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for seats in range(1, 7):
        for number in range(1, 6):
            write(seats, number)
