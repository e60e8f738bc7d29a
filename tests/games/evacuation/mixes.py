"""Tables of Evacuation with options by lot, so that every mix is met."""

import random

from planetfall.core.rng import seeded
from planetfall.games.evacuation.components import standard
from planetfall.games.evacuation.play import Evacuation, new_game
from planetfall.games.evacuation.state import Setting

__all__ = ["a_mix"]


def a_mix(seed: int, seats: int = 0) -> Evacuation:
    """A table with options by lot, and players too unless their number is given."""
    lot = random.Random(seed)
    players = seats or lot.choice((1, 2, 3, 4))
    setting = Setting()
    setting.race = players > 1 and lot.random() < 0.5
    setting.generous = lot.random() < 0.5
    setting.advanced = lot.random() < 0.5
    setting.orders = not setting.race and lot.random() < 0.5
    setting.dominance = not setting.race and lot.random() < 0.5
    setting.new_stadiums = lot.random() < 0.5
    setting.third_party = players == 2 and lot.random() < 0.5
    return new_game(standard().box, setting, players, seeded(seed), True)
