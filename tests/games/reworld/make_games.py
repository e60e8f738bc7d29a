"""Writes the kept games anew, when the rules version rises: python -m tests.games.reworld.make_games

Half of the seats think, half play at random, so that both sensible and odd positions occur; every third game has a
head start.
"""

from pathlib import Path

import planetfall
from planetfall.bots import decide, find_bot
from planetfall.core.rng import seeded

FOLDER = Path(__file__).parent / "games"


def write(seats: int, number: int) -> None:
    options = {"head_start": "on" if number % 3 == 0 else "off"}
    game = planetfall.new("reworld", seats=seats, seed=1000 * seats + number, options=options)
    rng = seeded(number)
    bots = [find_bot("search:100" if (seat + number) % 2 else "random") for seat in range(seats)]
    while game.actors():
        seat = game.actors()[0]
        planetfall.act(game, seat, decide(bots[seat], game, seat, rng))
    (FOLDER / f"{seats}-{number:02}.txt").write_text(planetfall.record(game), encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for seats in (2, 3, 4):
        for number in range(1, 11):
            write(seats, number)
