"""components.toml, typed and validated, and the Box that the rules read."""

from functools import cache, cached_property
from pathlib import Path

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from planetfall.core.components import Components as SharedComponents
from planetfall.core.components import Source, one_of, refuse
from planetfall.games.reworld.box import (
    BUILDER,
    CATEGORIES,
    COMPANIES,
    FARMING,
    OFFICERS,
    PORTS,
    ROUNDS,
    SATELLITE,
    SHUTTLE,
    SIGNS,
    TERRABOT,
    TILES,
    Box,
)
from planetfall.games.reworld.satellites import TASK_NAMES
from planetfall.games.reworld.ships import QUANTITY_NAMES
from planetfall.games.reworld.state import State

__all__ = ["LETTER_NAMES", "SEATS", "STANDARD", "Components", "of_game", "standard"]

SEATS = (2, 3, 4)
LETTER_NAMES = "ABCDE"
STANDARD = Path(__file__).with_name("components.toml")
CATEGORY_NAMES = (*(f"city_{letter}" for letter in LETTER_NAMES), "defence")
CARDS = 30
KINDS = {"terrabots": 25, "builders": 39, "shuttles": 20, "satellites": 16}


class Station(Struct, forbid_unknown_fields=True):
    ports: int
    rounds: int
    terrabot_points: list[int]
    marker_points: int
    card_points: int
    source: Source
    ring_source: Source
    end_links_source: Source


class Officers(Struct, forbid_unknown_fields=True):
    copies: int
    hand_size: dict[int, int]
    source: Source


class Terrain(Struct, forbid_unknown_fields=True):
    letter: str
    terrabots: int
    en: str
    de: str
    cities: list[str]
    source: Source


class Company(Struct, forbid_unknown_fields=True):
    company: int
    kind: str
    ordinary: int
    special: int
    en: str
    de: str
    mark: str
    source: Source


class Shuttle(Struct, forbid_unknown_fields=True):
    shields: int
    count: int
    source: Source


class Satellite(Struct, forbid_unknown_fields=True):
    task: str
    shields: int
    task_source: Source
    source: Source
    letter: str = ""
    company: int = 0


class Ship(Struct, forbid_unknown_fields=True):
    id: str
    asks: str
    mark: dict[int, int]
    points: dict[int, int]
    mark_source: Source
    source: Source
    row: int = 0


class FinalShip(Struct, forbid_unknown_fields=True):
    absent_points: int
    source: Source


class Category(Struct, forbid_unknown_fields=True):
    category: str
    places: dict[int, list[int]]
    source: Source
    four_players_source: Source


class OfficerName(Struct, forbid_unknown_fields=True):
    officer: int
    en: str
    de: str
    source: Source


class Carrier(Struct, forbid_unknown_fields=True):
    en: str
    de: str
    mark: str
    source: Source


class HeadStart(Struct, forbid_unknown_fields=True):
    points: dict[int, list[int]]
    source: Source


class Components(SharedComponents):
    station: Station
    officers: Officers
    terrains: list[Terrain]
    companies: list[Company]
    shuttles: list[Shuttle]
    satellites: list[Satellite]
    ships: list[Ship]
    final_ship: FinalShip
    categories: list[Category]
    officer_names: list[OfficerName]
    carriers: list[Carrier]
    head_start: HeadStart

    def check(self) -> None:
        _check_station(self)
        _check_modules(self)
        _check_satellites(self)
        _check_ships(self)
        _check_final_ship(self)
        _check_players(self)

    @cached_property
    def faces(self) -> list[str]:
        """The name of each tile's face as positions write it, at tile; tiles that look alike share one."""
        return ["", *(name for name, _ in _faces(self))]

    @cached_property
    def first_tiles(self) -> list[int]:
        """One tile of each face."""
        return [tile for tile in range(1, TILES + 1) if self.faces.index(self.faces[tile]) == tile]

    @cached_property
    def box(self) -> Box:
        """The same as numbers. Nothing changes a box, so all games with these components share it."""
        return _box_of(self)


@cache
def standard() -> Components:
    return Components.read(STANDARD)


def of_game(state: State) -> Components:
    return Components.of(state.box.components)


# -- what must hold for any box --------------------------------------------------------------------------------


def _check_station(c: Components) -> None:
    _expect("station.ports", c.station.ports, PORTS)
    _expect("station.rounds", c.station.rounds, ROUNDS)
    if len(c.station.terrabot_points) != ROUNDS:
        raise refuse("station.terrabot_points", c.station.terrabot_points, "one number per round")
    _expect("officers.copies", c.officers.copies, CARDS // OFFICERS)
    for seats in SEATS:
        if not 0 < c.officers.hand_size.get(seats, 0) * seats <= CARDS:
            raise refuse("officers.hand_size", c.officers.hand_size, f"a hand for {seats} players from 30 cards")


def _check_modules(c: Components) -> None:
    _expect("terrains", [x.letter for x in c.terrains], list(LETTER_NAMES))
    _expect("companies", [x.company for x in c.companies], list(range(1, COMPANIES + 1)))
    for index, terrain in enumerate(c.terrains):
        _at_least(f"terrains[{index}].terrabots", terrain.terrabots, 1)
        if len(set(terrain.cities)) != SIGNS or len(terrain.cities) != SIGNS:
            raise refuse(f"terrains[{index}].cities", terrain.cities, "four different names")
        for name in terrain.cities:
            if not name.startswith(terrain.letter):
                raise refuse(f"terrains[{index}].cities", name, f"a name that begins with {terrain.letter}")
    for index, company in enumerate(c.companies):
        farming = company.company == FARMING
        _expect(f"companies[{index}].kind", company.kind, "farming" if farming else "construction")
        _expect(f"companies[{index}].special", company.special, 0 if farming else 1)
        _at_least(f"companies[{index}].ordinary", company.ordinary, 1)
    for index, shuttle in enumerate(c.shuttles):
        if shuttle.shields not in (0, 1, 2):
            raise refuse(f"shuttles[{index}].shields", shuttle.shields, "0, 1 or 2")
        _at_least(f"shuttles[{index}].count", shuttle.count, 1)
    counts = {
        "terrabots": ("terrains", sum(x.terrabots for x in c.terrains)),
        "builders": ("companies", sum(x.ordinary + x.special for x in c.companies)),
        "shuttles": ("shuttles", sum(x.count for x in c.shuttles)),
        "satellites": ("satellites", len(c.satellites)),
    }
    for kind, (path, count) in counts.items():
        _expect(path, count, KINDS[kind], f"{KINDS[kind]} {kind} in all")


def _check_satellites(c: Components) -> None:
    for index, satellite in enumerate(c.satellites):
        path = f"satellites[{index}]"
        one_of(f"{path}.task", satellite.task, TASK_NAMES)
        if satellite.shields not in (1, 2):
            raise refuse(f"{path}.shields", satellite.shields, "1 or 2")
        if satellite.task == "letter" and not (len(satellite.letter) == 1 and satellite.letter in LETTER_NAMES):
            raise refuse(f"{path}.letter", satellite.letter, "a letter from A to E")
        if satellite.task == "company" and not 1 <= satellite.company < FARMING:
            raise refuse(f"{path}.company", satellite.company, "a construction company from 1 to 5")


def _check_ships(c: Components) -> None:
    _expect("ships", len({ship.id for ship in c.ships}), 14, "14 ships with different ids")
    for index, ship in enumerate(c.ships):
        one_of(f"ships[{index}].asks", ship.asks, QUANTITY_NAMES)
        by_row = ship.asks == "docking_row_modules"
        if not (1 <= ship.row <= OFFICERS if by_row else ship.row == 0):
            raise refuse(f"ships[{index}].row", ship.row, "a docking row from 1 to 5" if by_row else "no row")
        if ship.asks != "score" and any(earlier.asks == "score" for earlier in c.ships[:index]):
            raise refuse(f"ships[{index}].asks", ship.asks, "a place before the ships that ask for a score")
        for key, values in (("mark", ship.mark), ("points", ship.points)):
            if sorted(values) != list(SEATS):
                raise refuse(f"ships[{index}].{key}", values, "a value each for 2, 3 and 4 players")


def _check_final_ship(c: Components) -> None:
    for index, category in enumerate(c.categories):
        for seats in SEATS:
            places = category.places.get(seats, [])
            if len(places) != seats - 1 or places != sorted(places, reverse=True):
                raise refuse(f"categories[{index}].places", places, f"{seats - 1} falling values for {seats} players")
    _expect("categories", sorted(x.category for x in c.categories), sorted(CATEGORY_NAMES))


def _check_players(c: Components) -> None:
    _expect("officer_names", [x.officer for x in c.officer_names], list(range(1, OFFICERS + 1)))
    _expect("carriers", len(c.carriers), max(SEATS), "one carrier per seat")
    for seats in SEATS:
        points = c.head_start.points.get(seats, [])
        _expect("head_start.points", len(points), seats, f"{seats} values for {seats} players")


def _expect(path: str, found: object, expected: object, words: str = "") -> None:
    if found != expected:
        raise refuse(path, found, words or repr(expected))


def _at_least(path: str, found: int, least: int) -> None:
    if found < least:
        raise refuse(path, found, f"{least} or more")


# -- the box ---------------------------------------------------------------------------------------------------

# One tile as numbers: kind, letter, company, special, shields, task, task_of.
Face = tuple[int, int, int, int, int, int, int]


def _faces(c: Components) -> list[tuple[str, Face]]:
    """All 100 tiles in order, each with the name of its face."""
    tiles: list[tuple[str, Face]] = []
    for letter, terrain in enumerate(c.terrains):
        tiles += [(f"terrabot {terrain.letter}", (TERRABOT, letter, 0, 0, 0, 0, 0))] * terrain.terrabots
    for shuttle in c.shuttles:
        tiles += [(f"shuttle {shuttle.shields}", (SHUTTLE, 0, 0, 0, shuttle.shields, 0, 0))] * shuttle.count
    for company in c.companies:
        name = f"builder {company.company}"
        tiles += [(name, (BUILDER, 0, company.company, 0, 0, 0, 0))] * company.ordinary
        tiles += [(f"{name} special", (BUILDER, 0, company.company, 1, 0, 0, 0))] * company.special
    for satellite in c.satellites:
        task = TASK_NAMES[satellite.task]
        about = LETTER_NAMES.index(satellite.letter) if satellite.letter else satellite.company
        detail = satellite.letter or (str(satellite.company) if satellite.company else "")
        name = " ".join(["satellite", satellite.task, detail]).rstrip()
        tiles.append((name, (SATELLITE, 0, 0, 0, satellite.shields, task, about)))
    return tiles


def _box_of(c: Components) -> Box:
    box = Box()
    box.components = c
    none: Face = (0, 0, 0, 0, 0, 0, 0)
    columns = list(zip(none, *(face for _, face in _faces(c)), strict=True))
    assert len(columns[0]) == TILES + 1, "read() checks the counts"
    box.kind, box.letter, box.company, box.special, box.shields, box.task, box.task_of = (
        vec[i64](column) for column in columns
    )
    box.same_as = vec[i64]([c.faces.index(face) for face in c.faces])
    box.officer_copies = c.officers.copies
    box.deck = vec[i64]([officer for officer in range(1, OFFICERS + 1) for _ in range(c.officers.copies)])
    box.hand_size = vec[i64]([c.officers.hand_size.get(seats, 0) for seats in range(max(SEATS) + 1)])
    box.terrabot_points = vec[i64]([0, *c.station.terrabot_points])
    box.marker_points = c.station.marker_points
    box.card_points = c.station.card_points
    box.head_start = vec[i64](_by_seats(4, c.head_start.points))
    box.ships = len(c.ships)
    box.ship_asks = vec[i64]([QUANTITY_NAMES[ship.asks] + max(ship.row - 1, 0) for ship in c.ships])
    box.ship_mark = vec[i64](_by_seats(len(c.ships), {s: [ship.mark[s] for ship in c.ships] for s in SEATS}))
    box.ship_points = vec[i64](_by_seats(len(c.ships), {s: [ship.points[s] for ship in c.ships] for s in SEATS}))
    places = {category.category: category.places for category in c.categories}
    final = {s: [p for name in CATEGORY_NAMES for p in _padded(places[name][s])] for s in SEATS}
    box.final_points = vec[i64](_by_seats(CATEGORIES * 4, final))
    box.absent_points = c.final_ship.absent_points
    return box


def _padded(places: list[int]) -> list[int]:
    """A place without points counts 0 (4.5)."""
    return places + [0] * (4 - len(places))


def _by_seats(width: int, rows: dict[int, list[int]]) -> list[int]:
    """One table of `width` numbers per seat count, with zeros where a row is shorter or there is none."""
    table: list[int] = []
    for seats in range(max(SEATS) + 1):
        row = rows.get(seats, [])
        table += row + [0] * (width - len(row))
    return table
