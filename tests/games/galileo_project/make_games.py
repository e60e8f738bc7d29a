"""Writes the kept games anew, when the rules version rises: python -m tests.games.galileo_project.make_games

Half of the seats think, half play at random, so that both sensible and odd positions occur; every third game has a mix
of options.
"""

import random
from pathlib import Path

import planetfall
from planetfall.bots import decide, find_bot
from planetfall.core.rng import seeded
from planetfall.games.galileo_project.options import OPTIONS

FOLDER = Path(__file__).parent / "games"


def write(seats: int, number: int) -> None:
    chooser = random.Random(number)
    options = {key: chooser.choice(values) for key, values in OPTIONS.items()} if number % 3 == 0 else {}
    game = planetfall.new("galileo_project", seats=seats, seed=1000 * seats + number, options=options)
    rng = seeded(number)
    bots = [find_bot("greedy" if (seat + number) % 2 else "random") for seat in range(seats)]
    while game.actors():
        seat = game.actors()[0]
        planetfall.act(game, seat, decide(bots[seat], game, seat, rng))
    (FOLDER / f"{seats}-{number:02}.txt").write_text(planetfall.record(game), encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for seats in (1, 2, 3, 4):
        for number in range(1, 11):
            write(seats, number)
