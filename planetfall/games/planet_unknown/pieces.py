"""The pieces of Planet Unknown as SVG: tiles with their two sections, patches, lifepods, meteorites, rovers.

Everything is drawn for cells of PITCH units, a cell by its column and row. A piece is cut along its cells with a little
inset and then drawn with a stroke that joins roundly, so that a few short numbers make a rounded outline. Inks come
from the style sheet: `t-water` and its like say which hue, which pattern and which ink of the symbol.
"""

from collections.abc import Iterable
from itertools import pairwise

from planetfall.core.marks import symbol
from planetfall.games.planet_unknown.notation import COLUMN_NAMES
from planetfall.games.planet_unknown.view_planet import Piece, Planet, Section, Tile

__all__ = [
    "DEFS",
    "PITCH",
    "at",
    "crater",
    "lifepod",
    "meteorite",
    "mini_planet",
    "outline",
    "piece",
    "rover",
    "sign",
    "tile",
    "tile_size",
]

PITCH = 40
FACE, BASE = 7, 6  # how far a section and the board below it are cut inside their cells; half of the stroke comes back
Cell = tuple[int, int]


def at(cell: str) -> Cell:
    """Column and row of a cell, from 0."""
    return COLUMN_NAMES.index(cell[0]), int(cell[1:]) - 1


# -- cutting ---------------------------------------------------------------------------------------------------------

RIGHT, DOWN, LEFT, UP = (1, 0), (0, 1), (-1, 0), (0, -1)


def outline(cells: Iterable[Cell], inset: int) -> str:
    """The way around the cells, holes too, as a path. It keeps the cells on its right hand and `inset` away."""
    inside = set(cells)
    edges = {(x, y, way) for x, y in inside for way in (RIGHT, DOWN, LEFT, UP) if _outside(x, y, way) not in inside}
    path = ""
    while edges:
        path += _loop(min(edges), edges, inside, inset)
    return path


def _outside(x: int, y: int, way: Cell) -> Cell:
    """The cell beyond the edge along which one walks this way with the cell x, y on the right."""
    return x + way[1], y - way[0]


def _loop(first: tuple[int, int, Cell], edges: set[tuple[int, int, Cell]], inside: set[Cell], inset: int) -> str:
    corners: list[tuple[int, int]] = []
    x, y, way = first
    while (x, y, way) in edges:
        edges.remove((x, y, way))
        ahead, beyond = (x + way[0], y + way[1]), (x + way[0] + way[1], y + way[1] - way[0])
        turn = way
        if ahead not in inside:
            turn = (-way[1], way[0])
            corners.append(_corner(x, y, way, turn, inset))
        elif beyond in inside:
            turn = (way[1], -way[0])
            corners.append(_corner(x, y, way, turn, inset))
            x, y = beyond
        else:
            x, y = ahead
        way = turn
    steps = [f"h{b[0] - a[0]}" if a[1] == b[1] else f"v{b[1] - a[1]}" for a, b in pairwise(corners)]
    return f"M{corners[0][0]} {corners[0][1]}{''.join(steps)}z"


def _corner(x: int, y: int, way: Cell, turn: Cell, inset: int) -> tuple[int, int]:
    """Where the edge walked along the cell x, y ends and another begins."""
    end_x = x + (way in (RIGHT, DOWN))
    end_y = y + (way in (DOWN, LEFT))
    return (
        end_x * PITCH + inset * (-way[1] - turn[1]),
        end_y * PITCH + inset * (way[0] + turn[0]),
    )


# -- tiles and patches -----------------------------------------------------------------------------------------------


def sign(name: str, cell: Cell, size: int, kind: str = "sym") -> str:
    """A symbol in the middle of a cell; it turns about that middle, so that it can stay upright on a turning tile."""
    x, y = (number * PITCH + PITCH // 2 for number in cell)
    return f'<g transform="translate({x} {y})">{symbol(name, -size / 2, -size / 2, size, kind)}</g>'


def piece(what: Piece) -> str:
    """As it lies on a planet."""
    sections = [_section(section) for section in what.sections]
    return _cut(sections, at(what.crater) if what.crater else None)


def tile(what: Tile) -> str:
    """Not turned, its box beginning at 0, 0."""
    sections: list[Cut] = [
        (
            what.terrains[section],
            [cell for cell, of in zip(what.cells, what.sections, strict=True) if of == section],
            what.cells[what.symbols[section]],
        )
        for section in range(2)
    ]
    return _cut(sections, None) + (meteorite(what.cells[what.crater]) if what.meteorite else "")


def tile_size(what: Tile) -> tuple[int, int]:
    """Width and height of the box around it."""
    width, height = (max(cell[axis] for cell in what.cells) + 1 for axis in range(2))
    return width * PITCH, height * PITCH


Cut = tuple[str, list[Cell], Cell | None]  # terrain, cells, where the symbol is


def _section(section: Section) -> Cut:
    return section.terrain, [at(cell) for cell in section.cells], at(section.symbol) if section.symbol else None


def _cut(sections: list[Cut], struck: Cell | None) -> str:
    below = outline([cell for _, cells, _ in sections for cell in cells], BASE)
    drawing = f'<path class="edge" d="{below}"/><path class="base" d="{below}"/>'
    for terrain, cells, marked in sections:
        mark = sign(terrain, marked, 25) if marked else sign("patch", cells[0], 25)
        drawing += f'<g class="t-{terrain}"><path class="sec" d="{outline(cells, FACE)}"/>{mark}</g>'
    return drawing + (crater(struck) if struck else "")


def crater(cell: Cell) -> str:
    """The meteorite symbol printed on a tile, a scar once the meteorite is gone."""
    x, y = (number * PITCH + PITCH // 2 for number in cell)
    return f'<circle class="scar" cx="{x}" cy="{y}" r="13.5"/>'


# -- what stands on a planet -----------------------------------------------------------------------------------------


def meteorite(cell: Cell) -> str:
    x, y = (number * PITCH + PITCH // 2 for number in cell)
    return f'<g class="rock"><circle cx="{x}" cy="{y}" r="14"/>{sign("meteorite", cell, 20)}</g>'


def lifepod(cell: Cell) -> str:
    x, y = (number * PITCH + PITCH // 2 for number in cell)
    shade = f'<ellipse class="shade" cx="{x}" cy="{y + 13}" rx="11" ry="3.5"/>'
    return f'<g class="pod">{shade}{sign("lifepod", cell, 27)}</g>'


def rover(seat: int) -> str:
    """In the ink of its player, standing at 0, 0."""
    body = '<rect class="hull" x="-15" y="-15" width="30" height="30" rx="8"/>'
    return f'<g class="buggy p{seat + 1}">{body}{symbol("rover", -11, -11, 22)}</g>'


# -- planets of others -----------------------------------------------------------------------------------------------


def mini_planet(planet: Planet, seat: int, ground: str, rings: str) -> str:
    """The whole planet for a small picture: one path per terrain; symbols and pieces appear where it is enlarged
    (`--detail: 1`). `rings` lie around what can be pointed at."""
    faces = ""
    for terrain in dict.fromkeys(section.terrain for what in planet.pieces for section in what.sections):
        cells = [section for what in planet.pieces for section in what.sections if section.terrain == terrain]
        path = "".join(outline([at(cell) for cell in section.cells], FACE) for section in cells)
        marks = "".join(sign(terrain, at(section.symbol), 25) for section in cells if section.symbol in planet.symbols)
        faces += f'<g class="t-{terrain}"><path class="sec" d="{path}"/><g class="detail">{marks}</g></g>'
    things = "".join(meteorite(at(cell)) for cell in planet.meteorites)
    things += "".join(lifepod(at(cell)) for cell in planet.lifepods)
    for cell in planet.rovers.values():
        x, y = at(cell)
        things += f'<g transform="translate({x * PITCH + PITCH // 2} {y * PITCH + PITCH // 2})">{rover(seat)}</g>'
    return f'<g id="world-{seat}">{ground}{faces}{things}{rings}</g>'


# Patterns of the six terrains and of the ground. They have to stand once in every page.
_TEXTURES = {
    "civ": '<path d="M3 3h3v3H3zM13 13h3v3h-3z"/>',
    "water": '<path d="M0 5q5-5 10 0t10 0M0 15q5-5 10 0t10 0"/>',
    "biomass": '<path d="M4 8q4-5 8 0-4 5-8 0zM14 18q4-5 8 0-4 5-8 0zM-6 18q4-5 8 0-4 5-8 0z"/>',
    "rover": '<path d="M0 6h12M4 13h16M0 19h8M14 3h6"/>',
    "tech": '<path d="M10 0v20M0 10h20" stroke-dasharray="2 3"/><path d="M8 8h4v4H8z"/>',
    "energy": '<path d="M-5 20 20-5M-5 10 10-5M5 25 25 5"/>',
}
DEFS = (
    '<svg class="defs" id="planet-defs" data-hash="planet-defs" width="0" height="0" aria-hidden="true"><defs>'
    + "".join(
        f'<pattern id="pat-{name}" class="t-{name}" width="20" height="20" patternUnits="userSpaceOnUse">'
        f'<rect class="hue" width="20" height="20"/><g class="tex">{drawing}</g></pattern>'
        for name, drawing in _TEXTURES.items()
    )
    + '<pattern id="pat-ice" width="40" height="40" patternUnits="userSpaceOnUse">'
    '<rect class="icy" width="40" height="40"/>'
    '<path class="facet" d="M0 14 14 0M14 0l8 18L0 34M22 18l18-6M22 18l4 22M26 40l14-14M0 34l6 6"/></pattern>'
    '<radialGradient id="daylight" cx=".36" cy=".3" r=".8"><stop class="noon" offset="0"/>'
    '<stop class="dusk" offset="1"/></radialGradient>'
    '<pattern id="pat-lit" width="1" height="1"><circle class="dot" cx="20" cy="20" r="4"/></pattern>'
    "</defs></svg>"
)
