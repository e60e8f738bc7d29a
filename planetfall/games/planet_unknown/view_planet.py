"""A planet in a view: what covers it piece by piece, what lies on it, and what its rows and columns still lack."""

from msgspec import Struct

from planetfall.games.planet_unknown.box import BIOMASS, FORM_CELLS, ORIENTATIONS
from planetfall.games.planet_unknown.codes import ROVERS
from planetfall.games.planet_unknown.grid import CELLS, SIDE, cells_on
from planetfall.games.planet_unknown.notation import CELL_NAMES, COLUMN_NAMES
from planetfall.games.planet_unknown.parts import TERRAIN_NAMES
from planetfall.games.planet_unknown.placement import PLACEMENTS, form_cells
from planetfall.games.planet_unknown.scoring import spoils_lines
from planetfall.games.planet_unknown.state import (
    CRATERS,
    LIFEPODS,
    METEORITES,
    NOTHING,
    OWN,
    PATCHED,
    ROVER_AT,
    SYMBOLS,
    TERRAIN,
    WORLD,
    State,
    has,
)
from planetfall.games.planet_unknown.words import Words

__all__ = ["MedalLine", "Piece", "Planet", "Section", "Tile", "medal_lines", "planet_view", "tile_view"]


class Tile(Struct, frozen=True):
    id: int
    shape: str
    terrains: tuple[str, str]  # of its two sections
    meteorite: bool
    text: str
    cells: tuple[tuple[int, int], ...]  # x and y, not turned
    sections: tuple[int, ...]  # of each cell
    symbols: tuple[int, int]  # which of the cells show the resources
    crater: int  # which shows the meteorite, if there is one


class Section(Struct, frozen=True):
    """Cells of one terrain on one piece."""

    terrain: str
    cells: tuple[str, ...]
    symbol: str  # the cell with the resource, empty on a patch


class Piece(Struct, frozen=True):
    """A tile or a patch on a planet."""

    name: str  # as the board and the log call it
    text: str
    sections: tuple[Section, ...]
    crater: str  # the cell with a meteorite symbol, or empty


class MedalLine(Struct, frozen=True):
    """A row or a column."""

    name: str  # as a move names it, such as "row 5"
    medals: int
    cells: int
    missing: tuple[str, ...]  # cells that are open or bear a meteorite; none: the medals are won


class Planet(Struct, frozen=True):
    id: str
    name: str
    rule: str
    grid: tuple[str, ...]  # as the box draws it, see components.toml
    globes: tuple[str, ...]  # likewise, for the planet that has three
    sides: tuple[str, ...]  # likewise, for the planet with a chasm
    closed: tuple[str, ...]  # terrains whose symbols a quarter is closed to: from top left to bottom right
    start: tuple[str, ...]  # cells of which the first piece must cover one, where it is not the edge
    terrain: tuple[str, ...]  # what covers each cell, row by row: a terrain, or empty
    symbols: tuple[str, ...]  # cells with a resource symbol
    craters: tuple[str, ...]  # cells with a meteorite symbol
    patches: tuple[str, ...]
    meteorites: tuple[str, ...]
    lifepods: tuple[str, ...]
    rovers: dict[int, str]  # the cell of each rover on the planet
    pieces: tuple[Piece, ...]  # in the order they were placed
    lines: tuple[MedalLine, ...]  # rows from the top, then columns from the left


def tile_view(w: Words, tile: int) -> Tile:
    box = w.state.box
    first, second = (TERRAIN_NAMES[box.terrain[tile * 2 + section]] for section in range(2))
    shape = w.components.shapes[box.shape[tile]]
    symbols = shape.symbols()
    return Tile(
        id=tile,
        shape=shape.id,
        terrains=(first, second),
        meteorite=bool(box.meteor[tile]),
        text=w.tile(tile),
        cells=tuple(shape.cells()),
        sections=tuple(shape.sections()),
        symbols=(symbols[0], symbols[1]),
        crater=shape.cells().index(shape.meteorite),
    )


def planet_view(w: Words, seat: int) -> Planet:
    state = w.state
    planet = state.own[seat * OWN + WORLD]
    entry = w.components.planets[planet]
    rovers = {rover + 1: state.own[seat * OWN + ROVER_AT + rover] for rover in range(ROVERS)}
    return Planet(
        id=entry.id,
        name=w.planet(planet),
        rule=w.planet_rule(planet),
        grid=tuple(entry.grid),
        globes=tuple(entry.globes),
        sides=tuple(entry.sides),
        closed=tuple(entry.closed),
        start=tuple(CELL_NAMES[y * SIDE + x] for x, y in entry.start),
        terrain=tuple(_terrain(state, seat, cell) for cell in range(CELLS)),
        symbols=_cells(state, seat, SYMBOLS),
        craters=_cells(state, seat, CRATERS),
        patches=_cells(state, seat, PATCHED),
        meteorites=_cells(state, seat, METEORITES),
        lifepods=_cells(state, seat, LIFEPODS),
        rovers={rover: CELL_NAMES[cell] for rover, cell in rovers.items() if cell != NOTHING},
        pieces=tuple(_piece(w, seat, laid) for laid in state.laid[seat]),
        lines=medal_lines(w, seat),
    )


def _terrain(state: State, seat: int, cell: int) -> str:
    return next((name for index, name in enumerate(TERRAIN_NAMES) if has(state, seat, TERRAIN + index, cell)), "")


def _cells(state: State, seat: int, board: int) -> tuple[str, ...]:
    return tuple(CELL_NAMES[cell] for cell in range(CELLS) if has(state, seat, board, cell))


def _piece(w: Words, seat: int, laid: int) -> Piece:
    if laid < 0:
        cell = CELL_NAMES[-1 - laid]
        patch = Section(TERRAIN_NAMES[BIOMASS], (cell,), "")
        return Piece(f"patch-{seat}-{cell}", w.say("open-patch"), (patch,), "")
    box = w.state.box
    tile, placement = divmod(laid, PLACEMENTS)
    shape = box.shape[tile]
    orientation, corner = divmod(placement, CELLS)
    cells = [CELL_NAMES[cell] for cell in form_cells(box, shape, orientation, corner)]
    first = (shape * ORIENTATIONS + orientation) * FORM_CELLS
    sections = tuple(
        Section(
            TERRAIN_NAMES[box.terrain[tile * 2 + section]],
            tuple(cell for index, cell in enumerate(cells) if box.section[first + index] == section),
            cells[box.symbol[shape * 2 + section]],
        )
        for section in range(2)
    )
    return Piece(f"tile-{tile}", w.tile(tile), sections, cells[box.crater[shape]] if box.meteor[tile] else "")


def medal_lines(w: Words, seat: int) -> tuple[MedalLine, ...]:
    """Rows from the top, then columns from the left."""
    state = w.state
    entry = w.components.planets[state.own[seat * OWN + WORLD]]
    inside = {y * SIDE + x for x, y in entry.cells()}
    spoilt = set(cells_on(spoils_lines(state, seat, 0), spoils_lines(state, seat, 1), spoils_lines(state, seat, 2)))
    rows = [range(row * SIDE, (row + 1) * SIDE) for row in range(SIDE)]
    columns = [range(column, CELLS, SIDE) for column in range(SIDE)]
    names = [f"row {row + 1}" for row in range(SIDE)] + [f"column {name}" for name in COLUMN_NAMES]
    medals = (*entry.row_medals, *entry.column_medals)
    return tuple(
        MedalLine(
            name, worth, len(inside.intersection(line)), tuple(CELL_NAMES[cell] for cell in line if cell in spoilt)
        )
        for name, worth, line in zip(names, medals, (*rows, *columns), strict=True)
    )
