"""Peers' speeds, with toy peers that cost one second a step: so every figure is known beforehand."""

import random
import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError
from types import SimpleNamespace

import pytest

from planetfall.lab import peers
from planetfall.lab.peers import PEERS, PeerMissing, PeerSpeed, measure

TURNS_LIMIT = 6


class Clock:
    """Seconds that pass only when a toy peer takes a step."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class ToyCatan:
    """Won with the decision number `wins_after`. Like catanatron's, it seeds and uses the shared generator."""

    def __init__(self, clock: Clock, wins_after: int, players: list[str], seed: int | None) -> None:
        assert players == ["RED", "BLUE"], "two players"
        assert seed, "catanatron would seed itself"
        random.seed(seed)
        self.clock = clock
        self.wins_after = wins_after
        self.state = SimpleNamespace(num_turns=0)

    def winning_color(self) -> str | None:
        return "RED" if self.state.num_turns == self.wins_after else None

    def play_tick(self) -> None:
        assert self.winning_color() is None, "the game is over"
        random.random()
        self.state.num_turns += 1
        self.clock.now += 1

    def copy(self) -> None:
        self.clock.now += self.state.num_turns  # a longer history takes longer to copy


class ToySpiel:
    """Two steps of chance with 3 outcomes, then four decisions with 5 codes each."""

    seen: list[list[int]]  # every game that was begun, as the codes applied

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.codes: list[int] = []
        ToySpiel.seen.append(self.codes)

    def is_terminal(self) -> bool:
        return len(self.codes) == 6

    def is_chance_node(self) -> bool:
        return len(self.codes) < 2

    def legal_actions(self) -> list[int]:
        return [70, 71, 72] if self.is_chance_node() else [10, 20, 30, 40, 50]

    def apply_action(self, code: int) -> None:
        assert code in self.legal_actions() and not self.is_terminal()
        self.codes.append(code)
        self.clock.now += 1

    def clone(self) -> None:
        self.clock.now += len(self.codes)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(peers, "perf_counter", clock)
    monkeypatch.setattr(peers, "version", {"catanatron": "3.2.1", "open_spiel": "2.0.2"}.__getitem__)
    return clock


@pytest.fixture
def catan(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    def put_in_place(wins_after: int) -> None:
        toy = SimpleNamespace(
            Game=lambda players, seed: ToyCatan(clock, wins_after, players, seed),
            RandomPlayer=lambda color: color,
            Color=SimpleNamespace(RED="RED", BLUE="BLUE"),
            game=SimpleNamespace(TURNS_LIMIT=TURNS_LIMIT),
        )
        monkeypatch.setitem(sys.modules, "catanatron", toy)

    return put_in_place


@pytest.fixture
def loaded(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the games that were asked of OpenSpiel."""
    names: list[str] = []
    ToySpiel.seen = []

    def load_game(name: str) -> SimpleNamespace:
        names.append(name)
        return SimpleNamespace(new_initial_state=lambda: ToySpiel(clock))

    monkeypatch.setitem(sys.modules, "pyspiel", SimpleNamespace(load_game=load_game))
    return names


def test_catanatron_plays_whole_games_until_the_time_is_spent(catan: Callable[[int], None]) -> None:
    catan(4)
    speed = measure("catanatron", 10, 0)  # 10 seconds end within the third game, which is played to its end
    assert speed == PeerSpeed("catanatron", "3.2.1", decisions=12, games=3, seconds=12, copy_microseconds=2e6)
    assert speed.decisions_per_second == 1


def test_a_game_of_catan_that_nobody_wins_ends_at_the_turn_limit(catan: Callable[[int], None]) -> None:
    catan(TURNS_LIMIT + 100)
    assert measure("catanatron", 0, 1).decisions == TURNS_LIMIT


def test_the_shared_generator_is_handed_back_as_it_was(catan: Callable[[int], None]) -> None:
    catan(4)
    before = random.getstate()
    measure("catanatron", 10, 5)
    assert random.getstate() == before


@pytest.mark.parametrize("game", ["gin_rummy", "hearts"])
def test_chance_in_openspiel_takes_time_but_is_no_decision(game: str, loaded: list[str]) -> None:
    speed = measure(f"openspiel-{game}", 7, 0)  # two games of six steps; halfway lies after 2 of chance and 2 decisions
    assert speed == PeerSpeed(f"openspiel-{game}", "2.0.2", decisions=8, games=2, seconds=12, copy_microseconds=4e6)
    assert speed.decisions_per_second == pytest.approx(8 / 12)
    assert loaded == [game]


def test_every_legal_code_is_about_as_likely(loaded: list[str]) -> None:
    measure("openspiel-hearts", 6_000, 3)
    codes = [code for game in ToySpiel.seen for code in game]
    assert len(ToySpiel.seen) == 1_002  # one to warm up, a thousand on the clock, one to copy
    assert all(codes.count(code) == pytest.approx(2_000 / 3, rel=0.15) for code in (70, 71, 72))
    assert all(codes.count(code) == pytest.approx(4_000 / 5, rel=0.15) for code in (10, 20, 30, 40, 50))


def test_a_seed_gives_the_same_games_again_and_another_seed_others(loaded: list[str]) -> None:
    played = []
    for seed in (1, 1, 2):
        ToySpiel.seen = []
        measure("openspiel-gin_rummy", 60, seed)
        played.append(ToySpiel.seen)
    assert played[0] == played[1] != played[2]


@pytest.mark.parametrize("name", PEERS)
def test_a_missing_peer_names_the_pip_command(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("catanatron", "pyspiel"):
        monkeypatch.setitem(sys.modules, module, None)  # None makes the import fail, installed or not
    with pytest.raises(PeerMissing, match=r'pip install "planetfall\[peers\]"') as refused:
        measure(name, 1, 0)
    assert str(refused.value).startswith("open_spiel" if "openspiel" in name else "catanatron")


def test_a_peer_without_a_version_is_as_good_as_missing(loaded: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(package: str) -> str:
        raise PackageNotFoundError(package)

    monkeypatch.setattr(peers, "version", nowhere)
    with pytest.raises(PeerMissing, match="No package metadata was found for open_spiel"):
        measure("openspiel-hearts", 1, 0)


def test_an_unknown_peer_is_refused_with_the_choices() -> None:
    with pytest.raises(ValueError, match="'chess'; the peers are catanatron, openspiel-gin_rummy, openspiel-hearts"):
        measure("chess", 1, 0)
