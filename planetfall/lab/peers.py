"""Peers' engines at uniformly random play, measured here and now.

`planetfall bench --peers` sets our decisions per second beside theirs; such a ratio means something only
within one run on one machine. Where the way of driving a peer is ours to choose, it is the faster one, so
that the ratio does not flatter us. The clock covers whole games, dealing included; chance takes time but
is no decision. The peers are an optional extra, so each is imported only when it is asked for.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.metadata import version
from time import perf_counter
from timeit import Timer
from types import ModuleType
from typing import Any, Final

__all__ = ["PEERS", "PeerMissing", "PeerSpeed", "measure"]

TO_THE_END: Final = 1 << 62  # more decisions than any game has
COPIES: Final = 200  # in one round; the best round counts, because other work on the machine only slows one down
ROUNDS: Final = 7


class PeerMissing(Exception):
    """A peer that cannot be imported. The message says how to get it."""


@dataclass(frozen=True)
class PeerSpeed:
    """What one peer did: `games` whole games with `decisions` by players took `seconds`."""

    name: str
    version: str
    decisions: int
    games: int
    seconds: float
    copy_microseconds: float  # for one position halfway through a game

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds


def measure(name: str, seconds: float, seed: int) -> PeerSpeed:
    """Let a peer play for about this long: the game in hand when time is up is finished and counted."""
    if name not in PEERS:
        raise ValueError(f"no peer is called {name!r}; the peers are {', '.join(PEERS)}")
    return PEERS[name](seconds, seed)


def _catanatron(seconds: float, seed: int) -> PeerSpeed:
    catanatron, release = _find("catanatron", "catanatron")
    seeds = random.Random(seed)

    def deal() -> Any:
        players = [catanatron.RandomPlayer(color) for color in (catanatron.Color.RED, catanatron.Color.BLUE)]
        return catanatron.Game(players, seed=seeds.randrange(1, 1 << 32))  # it takes a seed of 0 for none

    def play(game: Any, limit: int) -> int:
        decisions = 0
        turns = catanatron.game.TURNS_LIMIT  # where its own play() gives up on a game that nobody wins
        while decisions < limit and game.winning_color() is None and game.state.num_turns < turns:
            game.play_tick()
            decisions += 1
        return decisions

    kept = random.getstate()  # catanatron seeds and draws from the generator that everybody shares
    try:
        return PeerSpeed("catanatron", release, *_clock(deal, play, lambda game: game.copy, seconds))
    finally:
        random.setstate(kept)


def _openspiel(game_name: str, seconds: float, seed: int) -> PeerSpeed:
    pyspiel, release = _find("pyspiel", "open_spiel")
    deal = pyspiel.load_game(game_name).new_initial_state
    draw = random.Random(seed).random

    def play(state: Any, limit: int) -> int:
        decisions = 0
        while decisions < limit and not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
            # Chance is uniform in these games, and chance_outcomes() instead would halve the speed of hearts.
            codes = state.legal_actions()
            state.apply_action(codes[int(draw() * len(codes))])
        return decisions

    return PeerSpeed(f"openspiel-{game_name}", release, *_clock(deal, play, lambda state: state.clone, seconds))


def _find(module: str, package: str) -> tuple[ModuleType, str]:
    """The peer and its version: a figure that does not say which release it is of is worth nothing."""
    try:
        return import_module(module), version(package)
    except ImportError as error:
        raise PeerMissing(f'{package} cannot be used ({error}); run: pip install "planetfall[peers]"') from error


def _clock(
    deal: Callable[[], Any], play: Callable[[Any, int], int], copier: Callable[[Any], Callable[[], Any]], budget: float
) -> tuple[int, int, float, float]:
    """Decisions, games, seconds, and the microseconds of a copy."""
    play(deal(), TO_THE_END)  # not counted: the first game fills the peer's caches
    decisions, games, seconds = 0, 0, 0.0
    started = perf_counter()
    while games == 0 or seconds < budget:
        decisions += play(deal(), TO_THE_END)
        games += 1
        seconds = perf_counter() - started
    halfway = deal()
    play(halfway, decisions // games // 2)  # a position carries its history, so late copies cost more than early ones
    rounds = Timer(copier(halfway), timer=perf_counter).repeat(ROUNDS, COPIES)
    return decisions, games, seconds, min(rounds) / COPIES * 1e6


PEERS: Final[dict[str, Callable[[float, int], PeerSpeed]]] = {
    "catanatron": _catanatron,
    "openspiel-gin_rummy": partial(_openspiel, "gin_rummy"),
    "openspiel-hearts": partial(_openspiel, "hearts"),
}
