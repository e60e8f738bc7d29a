"""The ground of a planet: what is printed on it before anything lies there. It never changes during a game.

Marks of the grid are those of components.toml: L land, I ice, P lifepod, R ring, C city, T toxic, E and Q current,
O hole.
"""

from functools import lru_cache
from math import hypot

from planetfall.core.marks import symbol
from planetfall.games.planet_unknown.grid import SIDE
from planetfall.games.planet_unknown.pieces import PITCH, Cell, at, outline, sign
from planetfall.games.planet_unknown.view_planet import Planet

__all__ = ["ground", "is_cell"]

MIDDLE = SIDE * PITCH // 2
BEYOND = 9  # how far a world reaches beyond its cells


def ground(planet: Planet) -> str:
    return _ground(planet.grid, planet.globes, planet.sides, planet.closed, planet.start)


def is_cell(mark: str) -> bool:
    """Whether a mark of the grid stands for a cell of the planet."""
    return mark not in ".O"


Rows = tuple[str, ...]


@lru_cache(maxsize=64)
def _ground(grid: Rows, globes: Rows, sides: Rows, closed: Rows, start: Rows) -> str:
    land = _path(_marked(grid, "LPRCTEQI"))
    drawing = f'{_world(grid, globes)}<path class="soil" d="{land}"/>'
    for kind, marks in (("ice", "I"), ("ring", "R"), ("toxic", "T"), ("current", "EQ"), ("hole", "O")):
        cells = _marked(grid, marks)
        if cells:
            drawing += f'<path class="{kind}" d="{outline(cells, 3)}"/>'
    drawing += "".join(sign("city", cell, 26, "town") for cell in _marked(grid, "C"))
    drawing += "".join(sign("energy", cell, 15, "volt") for cell in _marked(grid, "EQ"))
    drawing += "".join(sign("warn", cell, 15, "toxin") for cell in _marked(grid, "T"))
    drawing += "".join(_beginning(at(cell)) for cell in start)
    return drawing + _chasm(grid, sides) + _quarters(closed)


def _marked(rows: Rows, marks: str) -> list[Cell]:
    return [(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark in marks]


def _path(cells: list[Cell]) -> str:
    """Every cell by itself."""
    return "".join(f"M{x * PITCH + 6} {y * PITCH + 6}h28v28h-28z" for x, y in cells)


def _world(grid: Rows, globes: Rows) -> str:
    """A disc, several globes, or whatever the cells make if they fill the corners of the square."""
    if globes:
        return "".join(_globe(_marked(globes, number)) for number in "123")
    if is_cell(grid[0][0]):
        cells = _marked(grid, "LPRCTEQIO")
        return f'<path class="world" d="{outline(cells, -BEYOND)}"/>'
    return f'<circle class="world" cx="{MIDDLE}" cy="{MIDDLE}" r="{MIDDLE + 28}"/>'


def _globe(cells: list[Cell]) -> str:
    """A disc that reaches beyond the corners of all its cells."""
    left, right = min(x for x, _ in cells), max(x for x, _ in cells) + 1
    top, bottom = min(y for _, y in cells), max(y for _, y in cells) + 1
    x, y = (left + right) / 2, (top + bottom) / 2
    reach = max(hypot(abs(cell_x + 0.5 - x) + 0.5, abs(cell_y + 0.5 - y) + 0.5) for cell_x, cell_y in cells)
    return f'<circle class="world" cx="{x * PITCH:g}" cy="{y * PITCH:g}" r="{reach * PITCH:.0f}"/>'


def _beginning(cell: Cell) -> str:
    x, y = cell[0] * PITCH + PITCH // 2, cell[1] * PITCH + PITCH // 2
    return f'<circle class="start" cx="{x}" cy="{y}" r="11"/>'


def _chasm(grid: Rows, sides: Rows) -> str:
    """Along every border between a cell of one side and a cell of the other."""
    path = ""
    for y, row in enumerate(sides):
        for x, side in enumerate(row):
            if not is_cell(grid[y][x]):
                continue
            if x + 1 < SIDE and sides[y][x + 1] != side and is_cell(grid[y][x + 1]):
                path += f"M{(x + 1) * PITCH} {y * PITCH}v{PITCH}"
            if y + 1 < SIDE and sides[y + 1][x] != side and is_cell(grid[y + 1][x]):
                path += f"M{x * PITCH} {(y + 1) * PITCH}h{PITCH}"
    return f'<path class="chasm" d="{path}"/>' if path else ""


def _quarters(closed: Rows) -> str:
    """In each corner the symbol that its quarter is closed to, crossed out."""
    corners = ((18, 18), (SIDE * PITCH - 50, 18), (18, SIDE * PITCH - 50), (SIDE * PITCH - 50, SIDE * PITCH - 50))
    drawing = "".join(
        f'<g class="t-{terrain}"><rect class="closed" x="{x}" y="{y}" width="32" height="32" rx="8"/>'
        f'{symbol(terrain, x + 5, y + 5, 22)}<path class="bar" d="M{x + 3} {y + 29}l26-26"/></g>'
        for terrain, (x, y) in zip(closed, corners, strict=False)
    )
    if not drawing:
        return ""
    return f'<path class="quarter" d="M{MIDDLE} 4v{2 * MIDDLE - 8}M4 {MIDDLE}h{2 * MIDDLE - 8}"/>{drawing}'
