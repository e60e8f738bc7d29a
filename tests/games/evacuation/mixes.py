"""Tables of Evacuation with options by lot, so that every mix is met."""

import random

import planetfall
from planetfall.games.evacuation.play import Evacuation

__all__ = ["a_mix"]


def a_mix(seed: int, seats: int = 0) -> Evacuation:
    """A table with options by lot, and players too unless their number is given."""
    lot = random.Random(seed)
    players = seats or lot.choice((1, 2, 3, 4))
    race = players > 1 and lot.random() < 0.5
    options = {"mode": "race" if race else "points"}
    options["bonuses"] = lot.choice(("strict", "generous"))
    options["actions"] = lot.choice(("simple", "advanced"))
    options["orders"] = "off" if race else lot.choice(("off", "on"))
    options["lines"] = "off" if race else lot.choice(("off", "on"))
    options["turn_order"] = lot.choice(("all", "new"))
    options["third_party"] = lot.choice(("off", "on")) if players == 2 else "off"
    game = planetfall.new("evacuation", seats=players, seed=seed, options=options)
    assert isinstance(game, Evacuation)
    return game
