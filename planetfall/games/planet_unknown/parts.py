"""The parts of the box as components.toml writes them, and what each of them must keep to.

Pictures and grids are read here into cells, tracks into spaces, so that nobody else knows how the file spells them.
"""

import re
from collections.abc import Iterable
from functools import cache
from typing import Literal, NamedTuple

from msgspec import Struct

from planetfall.core.components import Source, refuse
from planetfall.games.planet_unknown.box import FORM_CELLS, LEVELS, RANKS, SPACES, STACK_TILES
from planetfall.games.planet_unknown.grid import SIDE

__all__ = [
    "TERRAIN_NAMES",
    "TRACK_NAMES",
    "Card",
    "Cell",
    "Corporation",
    "DoubleSpace",
    "Event",
    "EventDeck",
    "Improved",
    "Objective",
    "ObjectiveMedals",
    "Planet",
    "Scoring",
    "Sets",
    "Shape",
    "Solo",
    "Space",
    "Station",
    "Terrain",
    "Track",
]

Track = Literal["civ", "water", "biomass", "rover", "tech"]
Terrain = Literal["civ", "water", "biomass", "rover", "tech", "energy"]
TRACK_NAMES: tuple[Track, ...] = ("civ", "water", "biomass", "rover", "tech")
TERRAIN_NAMES: tuple[Terrain, ...] = (*TRACK_NAMES, "energy")
LIFEPODS = 6
SPACE_CODE = re.compile(r"([MCVT])(\d+)|([SPR])")
Cell = tuple[int, int]  # x to the right, y downwards, from 0


class Station(Struct, forbid_unknown_fields=True):
    inner: list[str]
    outer: list[str]
    sides: dict[int, list[int]]
    source: Source


class Shape(Struct, forbid_unknown_fields=True):
    id: str
    picture: list[str]
    meteorite: Cell
    tiles: list[str]
    source: Source

    def cells(self) -> list[Cell]:
        """Row by row."""
        return [(x, y) for y, row in enumerate(self.picture) for x, mark in enumerate(row) if mark != "."]

    def sections(self) -> list[int]:
        """0 or 1 for each of the cells."""
        return ["ab".index(mark.lower()) for mark in self._marks()]

    def symbols(self) -> list[int]:
        """Which of the cells has the symbol of section a, and which that of section b."""
        marks = self._marks()
        return [marks.index("A"), marks.index("B")]

    def faces(self) -> list[tuple[Terrain, Terrain, bool]]:
        """Of every tile the terrains of its sections, and whether it shows a meteorite."""
        faces: list[tuple[Terrain, Terrain, bool]] = []
        for tile in self.tiles:
            a, b, *meteor = tile.split()
            faces.append((_terrain(a), _terrain(b), bool(meteor)))
        return faces

    def check(self, path: str) -> None:
        marks = self._marks()
        if sorted(set(marks) - set("abAB")) or marks.count("A") != 1 or marks.count("B") != 1:
            raise refuse(f"{path}.picture", self.picture, "cells a and b, with one capital each for their symbols")
        if len(marks) > FORM_CELLS:
            raise refuse(f"{path}.picture", self.picture, f"at most {FORM_CELLS} cells")
        cells = self.cells()
        section_a = [cell for cell, section in zip(cells, self.sections(), strict=True) if section == 0]
        section_b = [cell for cell in cells if cell not in section_a]
        if not (_connected(cells) and _connected(section_a) and _connected(section_b)):
            raise refuse(f"{path}.picture", self.picture, "a connected shape with two connected sections")
        if self.meteorite not in cells:
            raise refuse(f"{path}.meteorite", self.meteorite, "a cell of the picture")
        if len(self.tiles) != STACK_TILES:
            raise refuse(f"{path}.tiles", len(self.tiles), f"{STACK_TILES} tiles")
        for tile in self.tiles:
            names = tile.removesuffix(" *").split(" ")
            if len(set(names)) != 2 or not set(names) <= set(TERRAIN_NAMES):
                raise refuse(f"{path}.tiles", tile, "two different terrains, then * if there is a meteorite")

    def _marks(self) -> list[str]:
        return [mark for row in self.picture for mark in row if mark != "."]


class Planet(Struct, forbid_unknown_fields=True):
    id: str
    rule: str
    difficulty: int
    grid: list[str]
    edge: Literal["rim", "border"]
    row_medals: list[int]
    column_medals: list[int]
    source: Source
    bonus: int = 0
    globes: list[str] = []
    start: list[Cell] = []
    sides: list[str] = []
    crossings: list[tuple[Cell, Cell]] = []
    closed: list[Terrain] = []

    def cells(self, marks: str = "LIPRCTEQ") -> list[Cell]:
        return _marked(self.grid, marks)

    def edge_cells(self) -> list[Cell]:
        if self.edge == "border":
            return [(x, y) for x, y in self.cells() if x in (0, SIDE - 1) or y in (0, SIDE - 1)]
        inside = set(self.cells("LIPRCTEQO"))  # a hole counts as a neighbour (15.8)
        return [cell for cell in self.cells() if len(inside & set(_beside(cell))) < 4]

    def start_cells(self) -> list[Cell]:
        """The first piece must cover one of them."""
        return self.start or self.edge_cells()

    def special_cells(self) -> list[Cell]:
        """Ring, cities, toxic cells or currents; on a planet with a chasm one of its sides."""
        if self.sides:
            return [cell for cell in _marked(self.sides, "1") if cell in self.cells()]
        return self.cells("RCTEQ")

    def globe(self, number: int) -> list[Cell]:
        return _marked(self.globes, str(number)) if self.globes else []

    def closed_cells(self, terrain: Terrain) -> list[Cell]:
        """The quarters in which no symbol of the terrain may lie."""
        if terrain not in self.closed:
            return []
        half = SIDE // 2
        return [(x, y) for x, y in self.cells() if self.closed[y // half * 2 + x // half] == terrain]

    def check(self, path: str) -> None:
        self._check_square(f"{path}.grid", self.grid, ".LIPRCTEQO")
        pods = len(self.cells("PQ"))
        if pods != LIFEPODS:
            raise refuse(f"{path}.grid", pods, f"{LIFEPODS} lifepods, marked P or Q")
        for key, medals in (("row_medals", self.row_medals), ("column_medals", self.column_medals)):
            if len(medals) != SIDE or min(medals) < 0:
                raise refuse(f"{path}.{key}", medals, f"{SIDE} numbers from 0 on")
        cells = set(self.cells())
        if self.globes:
            self._check_square(f"{path}.globes", self.globes, ".123")
            if set(_marked(self.globes, "123")) != cells:
                raise refuse(f"{path}.globes", self.globes, "a globe from 1 to 3 for each cell of the planet")
        if self.sides:
            self._check_square(f"{path}.sides", self.sides, "01")
        crossed = [cell for pair in self.crossings for cell in pair]
        for key, found in (("start", self.start), ("crossings", crossed)):
            if not set(found) <= cells:
                raise refuse(f"{path}.{key}", sorted(set(found) - cells), "cells of the planet")
        if self.closed and len(self.closed) != 4:
            raise refuse(f"{path}.closed", self.closed, "a terrain for each of the four quarters")

    def _check_square(self, path: str, rows: list[str], marks: str) -> None:
        if [len(row) for row in rows] != [SIDE] * SIDE:
            raise refuse(path, [len(row) for row in rows], f"{SIDE} rows of {SIDE} cells")
        for row in rows:
            if not set(row) <= set(marks):
                raise refuse(path, row, "only the marks " + " ".join(marks))


class Space(NamedTuple):
    """What a space of a track gives."""

    medal: int = 0
    boosts: int = 0
    civ_rank: int = 0
    patches: int = 0
    landing: int = 0
    movement: int = 0
    level: int = 0


class DoubleSpace(Struct, forbid_unknown_fields=True):
    spaces: Cell  # the two printed spaces it covers
    either: Literal["synergy", "civ", "water", "rover", "tech"]  # or else a patch
    medal: int


class Corporation(Struct, forbid_unknown_fields=True):
    id: str
    difficulty: int
    rovers: int
    over_top: int
    technologies: list[Literal["always", "round", "game"]]
    civ: str
    water: str
    rover: str
    tech: str
    source: Source
    technologies_source: Source
    biomass: str = ""
    double_spaces: list[DoubleSpace] = []
    water_path: list[str] = []

    def track(self, name: Track) -> list[Space]:
        """Its spaces from the bottom. Of double spaces only the medals: what they give is a choice."""
        if name == "biomass" and self.double_spaces:
            spaces = [Space(), *(Space(medal=space.medal) for space in self.double_spaces)]
            return spaces + [Space()] * (SPACES - len(spaces))
        return _spaces(getattr(self, name))

    def top(self, name: Track) -> int:
        """The last place its tracker can reach."""
        if name == "biomass" and self.double_spaces:
            return len(self.double_spaces)
        if name == "water" and self.water_path:
            return len(self.water_path) - 1
        return SPACES - 1

    def path(self) -> list[tuple[Track, int]]:
        """The way of the water tracker over the tracks, if it has one of its own."""
        steps = [step.split() for step in self.water_path]
        return [(_track(name), int(space)) for name, space in steps]

    def check(self, path: str) -> None:
        if not self.rovers >= 0 <= self.over_top:
            raise refuse(f"{path}.rovers", self.rovers, "numbers from 0 on")
        if not 1 <= len(self.technologies) <= LEVELS:
            raise refuse(f"{path}.technologies", len(self.technologies), f"1 to {LEVELS} technologies")
        for name in TRACK_NAMES:
            if not (name == "biomass" and self.double_spaces):
                _check_track(f"{path}.{name}", getattr(self, name), len(self.technologies))
        for step in self.water_path:
            track, _, space = step.partition(" ")
            if track not in TRACK_NAMES or not (space.isdecimal() and int(space) < SPACES):
                raise refuse(f"{path}.water_path", step, f"a track and a space from 0 to {SPACES - 1}")


class Improved(Struct, forbid_unknown_fields=True):
    civ: str
    water: str
    biomass: str
    rover: str
    tech: str
    over_top: int
    source: Source
    over_top_source: Source

    def track(self, name: Track) -> list[Space]:
        return _spaces(getattr(self, name))

    def check(self, path: str) -> None:
        for name in TRACK_NAMES:
            _check_track(f"{path}.{name}", getattr(self, name), LEVELS)


class Card(Struct, forbid_unknown_fields=True):
    id: str
    rank: int
    when: Literal["now", "end"]
    effect: str
    source: Source
    amount: int = 0
    steps: int = 0


class Objective(Struct, forbid_unknown_fields=True):
    neighbour: str
    neighbour_test: str
    private: str
    private_test: str
    source: Source
    neighbour_terrain: Terrain | None = None
    private_terrain: Terrain | None = None
    amount: int = 0
    height: int = 0


class Event(Struct, forbid_unknown_fields=True):
    number: int
    colour: Literal["green", "orange", "red"]
    lasts: Literal["instant", "round"]
    effect: str
    source: Source
    solo_only: bool = False
    tracks: list[Track] = []
    amount: int = 0
    terrain: Terrain | None = None


class EventDeck(Struct, forbid_unknown_fields=True):
    size: int
    source: Source


class Solo(Struct, forbid_unknown_fields=True):
    base: int
    up_to: list[int]
    green: list[int]
    orange: list[int]
    red: list[int]
    grades: list[int]
    source: Source


class Scoring(Struct, forbid_unknown_fields=True):
    lifepod: int
    meteorites: int
    source: Source


class Sets(Struct, forbid_unknown_fields=True):
    meteorite_repo: list[int]
    commerce_agreement: list[int]
    cards_beyond_players: int
    source: Source


class ObjectiveMedals(Struct, forbid_unknown_fields=True):
    best: int
    tied: int
    private: int
    source: Source


def _check_track(path: str, track: str, technologies: int) -> None:
    codes = track.split()
    if len(codes) != SPACES:
        raise refuse(path, len(codes), f"{SPACES} spaces")
    for code in codes:
        if code not in ("0", "-", "x") and not all(SPACE_CODE.fullmatch(part) for part in code.split("+")):
            raise refuse(path, code, "0, -, x, or S, P, R, M1, C1, V1, T1 and the like, joined by +")
    levels = [space.level for space in _spaces(track) if space.level]
    if levels != sorted(set(levels)) or (levels and levels[-1] > technologies):
        raise refuse(path, levels, "rising technology levels that the corporation has")
    if any(space.civ_rank > RANKS for space in _spaces(track)):
        raise refuse(path, track, f"population cards of ranks 1 to {RANKS}")


def _spaces(track: str) -> list[Space]:
    return [_space(code) for code in track.split()]


@cache  # asked for every view
def _space(code: str) -> Space:
    gains = dict.fromkeys("MSCPRVT", 0)
    for part in code.split("+"):
        if found := SPACE_CODE.fullmatch(part):
            gains[found[1] or found[3]] += int(found[2] or 1)
    return Space(gains["M"], gains["S"], gains["C"], gains["P"], gains["R"], gains["V"], gains["T"])


def _track(name: str) -> Track:
    return next(track for track in TRACK_NAMES if track == name)


def _terrain(name: str) -> Terrain:
    return next(terrain for terrain in TERRAIN_NAMES if terrain == name)


def _marked(rows: list[str], marks: str) -> list[Cell]:
    return [(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark in marks]


def _beside(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def _connected(cells: Iterable[Cell]) -> bool:
    left = set(cells)
    reached = [left.pop()]
    while reached:
        near = left & set(_beside(reached.pop()))
        left -= near
        reached += near
    return not left
