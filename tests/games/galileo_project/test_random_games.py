"""What always holds, in 20,000 random games over all numbers of players and mixes of options."""

import random
from typing import Any

import pytest

import planetfall
from planetfall.core.playouts import play_and_audit
from planetfall.core.rng import seeded
from planetfall.games.galileo_project.options import OPTIONS
from planetfall.games.galileo_project.play import GalileoProject
from tests.games.promises import check_replay, random_moves

GAMES = 20_000
CHUNK = 1_000
CLOSELY = 600  # of these games are looked at from all sides, which takes ten times as long


def a_mix(seed: int) -> GalileoProject:
    """One to four players; every second table with its own mix of options."""
    chooser = random.Random(seed)
    options = {key: chooser.choice(values) for key, values in OPTIONS.items()} if seed % 2 else {}
    game = planetfall.new("galileo_project", seats=1 + seed // 2 % 4, seed=seed, options=options)
    assert isinstance(game, GalileoProject)
    return game


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_in_random_games_everything_is_accounted_for_and_every_point_too(first: int) -> None:
    for seed in range(first, first + CHUNK):
        game = a_mix(seed)
        assert play_and_audit(game, seeded(seed), 4) == ""
        assert game.scores() == recounted(planetfall.describe(game))


@pytest.mark.parametrize("first", range(0, CLOSELY, 50))
def test_random_games_keep_every_promise(first: int) -> None:
    for seed in range(first, first + 50):
        _play_and_check(a_mix(seed), random.Random(seed))


def _play_and_check(game: GalileoProject, chooser: random.Random) -> None:
    for seat, code in random_moves(game, chooser, every=50):
        assert game.actors() == [seat]
        if chooser.random() < 1 / 50:
            _check_what_is_open(game, seat, chooser)
        revealed = game.revealed
        robots, cards = game.robots_left, game.cards_left
        game.apply(seat, code)
        if game.robots_left < robots or game.cards_left < cards:
            assert game.revealed > revealed
    check_replay(game)


def _check_what_is_open(game: GalileoProject, seat: int, chooser: random.Random) -> None:
    twin = game.copy()
    twin.imagine(chooser.randrange(game.seats), seeded(chooser.randrange(1000)))
    assert list(twin.legal(seat)) == list(game.legal(seat))
    assert _seen(planetfall.describe(twin)) == _seen(planetfall.describe(game))


def _seen(position: dict[str, Any]) -> dict[str, Any]:
    """A description without what nobody can know: the order of the decks."""
    hidden = ("chance", "deck", "robot_deck", "projects")
    return {key: value for key, value in position.items() if key not in hidden} | {
        key: sorted(position[key]) for key in hidden[1:]
    }


# -- the score, counted once more from the final position, with the numbers of the rulebook -----------------------

IO = [0, 1, 1, 1, 3, 3, 3, 7, 7, 7, 12, 12, 12, 18]
EUROPA = [0, 2, 2, 2, 5, 5, 5, 5, 8, 8, 8, 8, 12]
GANYMEDE = [0, 2, 2, 2, 5, 5, 5, 5, 9, 9, 9, 13, 13, 13, 13, 18]
CALLISTO = [0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4]
MOONS = {"io": IO, "europa": EUROPA, "ganymede": GANYMEDE, "callisto": CALLISTO}
TECHNOLOGIES = {"1a": 1, "1b": 2, "2a": 3, "2b": 2, "3a": 1, "3b": 2, "4a": 1, "4b": 1}
SPACES = [[6, 4, 2], [5, 4, 3], [5, 3, 1], [4, 3, 2]]
TYPES = {"MI": "miner", "BU": "builder", "SZ": "star_z", "TE": "technician"}
MARS = {"MI": "07 08 09 10 11 12", "BU": "07 08 09 10 11 12", "SZ": "07 08 09 10 11 12", "TE": "07 08 09 10 11 12"}
TWO_MOONS = {"01", "02", "07", "08"}  # robots of level 1, of each type


class Crew:
    """The robots of a seat, read from their texts."""

    def __init__(self, robots: list[str], adds: bool) -> None:
        self.levels: list[int] = []
        self.beside = dict.fromkeys(MOONS, 0)
        self.sums = dict.fromkeys(MOONS, 0)
        self.types = dict.fromkeys(TYPES.values(), 0)
        self.colours = [0, 0]
        self.two_moons = self.modified = 0
        for text in robots:
            name, moon, level, *modifiers = text.split()
            kinds = [word[1:] for word in modifiers if word[1:] in self.types]
            new_moons = [word[1:] for word in modifiers if word[1:] in MOONS]
            project = name.startswith("PJ")
            self.levels.append(int(level))
            self.beside[moon] += 1
            self.sums[moon] += int(level)
            for kind in kinds + ([TYPES[name[:2]]] if not project and (adds or not kinds) else []):
                self.types[kind] += 1
            if not project:
                self.colours[name[2:] in MARS[name[:2]].split()] += 1
                self.two_moons += bool(name[2:] in TWO_MOONS or new_moons)
            self.modified += bool(modifiers)


def recounted(position: dict[str, Any]) -> list[int]:
    adds = position["options"].get("robot_modifier") == "adds"
    goals = [[position["claims"].get(goal, []), SPACES[slot]] for slot, goal in enumerate(position["goals"])]
    totals = []
    for seat, player in enumerate(position["players"]):
        crew = Crew(player.get("robots", []), adds)
        fields = {
            moon: min(at, len(MOONS[moon]) - 1)
            for moon, at in zip(MOONS, player.get("markers") or crew.sums.values(), strict=True)
        }
        claimed = [values[owners.index(seat)] for owners, values in goals if seat in owners]
        technologies = player.get("technologies", [])
        total = IO[fields["io"]] + EUROPA[fields["europa"]] + GANYMEDE[fields["ganymede"]]
        total += CALLISTO[fields["callisto"]] * max(crew.types.values())
        total += sum(claimed) + sum(TECHNOLOGIES[name] for name in technologies)
        tucked = [card.split()[0] for card in player.get("tucked", [])]
        each = {
            "ms_chau": min(5, sum(level >= 5 for level in crew.levels)),
            "diat_expi": min(6, 2 * max(0, sum(count >= 2 for count in crew.types.values()) - 1)),
            "milutin_madic": player.get("energy", 0),
            "hunter_perks": min(6, 2 * len(technologies)),
            "eliot_ban": min(4, player.get("mc", 0) // 2),
            "tarak_freeman": min(5, len(tucked) - 1),
            "noor": min(5, max(0, crew.two_moons - 1)),
            "ila_zoe": min(5, max(0, min(fields.values()) - 1)),
            "marty_simon": min(5, crew.modified),
            "ms_lee": min(5, max(0, max(crew.colours) - 2)),
            "nakkia": min(5, max(0, max(crew.beside.values()) - 1)),
            "leonard_simon": min(6, 2 * max(0, len(claimed) - 1)),
        }
        values = [each[name] for name in tucked]
        totals.append(total + sum(values) + (max(values, default=0) if "2b" in technologies else 0))
    return totals
