"""What speaks for a move, as the tests of every game ask for it."""

import re
from collections.abc import Mapping

import planetfall
from planetfall._advice import reason
from planetfall.core.game import Game
from planetfall.core.rng import seeded
from planetfall.core.view import Reader

__all__ = ["reasons_of_a_game", "said"]


def said(game: Game, *lines: str, seat: int = 0, language: str = "en") -> str:
    """What speaks for the first line of moves, given as "undock 1, task", beside the others."""
    codes = [[planetfall.code(game, move) for move in line.split(", ")] for line in lines]
    return reason(game, codes, Reader(seat, language))


def reasons_of_a_game(name: str, seats: int, language: str, options: Mapping[str, str] = {}) -> list[str]:
    """What speaks for every move of a game played at random beside some others; each is a sentence, or empty."""
    rng = seeded(seats)
    game = planetfall.new(name, seats=seats, seed=seats, options=dict(options))
    sentences = []
    while game.actors():
        seat = game.actors()[0]
        codes = list(game.legal(seat))
        chosen = codes[rng.below(len(codes))]
        lines = [[chosen], *([code] for code in codes[:3] if code != chosen)]
        sentences.append(reason(game, lines, Reader(seat, language)))
        assert re.fullmatch(r"[A-ZÄÖÜ0-9„“].*\.|", sentences[-1]), f"step {len(sentences)}: {sentences[-1]}"
        game.apply(seat, chosen)
    return sentences
