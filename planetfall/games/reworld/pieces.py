"""The pieces of Reworld as SVG: tiles 64 wide, officer cards 44 by 60, small marks. Colours come from the style sheet.

Every function returns a `<g>` (or, where it says so, HTML) that stands at `x`, `y` of whatever it is put into. Nothing
here knows a position or a rule, and nothing here is a target: who draws a board wraps a piece into its target.
"""

from planetfall.core.marks import symbol
from planetfall.games.reworld.view import Ship, Tile

__all__ = [
    "CARD_HEIGHT",
    "CARD_WIDTH",
    "DEFS",
    "EMBLEMS",
    "SIDE",
    "TERRAINS",
    "back",
    "blank",
    "card",
    "defence",
    "mini",
    "num",
    "numeral",
    "ring",
    "ship",
    "sign",
    "tile",
]

SIDE = 64  # of a tile
CARD_WIDTH, CARD_HEIGHT = 44, 60

# The sprite's drawings that fit the names in components.toml: Azure Shelf, Bush Wilds, Canyon Maze, Drift Dunes,
# Eternal Ice; Domewright, Longbeam, Deepfoot, Skyhoist, Hexwall, Leafring.
TERRAINS = {"A": "terrain-b", "B": "terrain-e", "C": "terrain-c", "D": "terrain-d", "E": "terrain-a"}
EMBLEMS = {1: "company-1", 2: "company-5", 3: "company-3", 4: "company-2", 5: "company-4", 6: "farm"}
BANDS = {  # a pattern for each company, so that tint and emblem never stand alone
    1: "M0 0h60v5H0z",
    2: "M0 0h8v5H0zM13 0h8v5h-8zM26 0h8v5h-8zM39 0h8v5h-8zM52 0h8v5h-8z",
    3: "M0 5 5 0h5L5 5zM12 5l5-5h5l-5 5zM24 5l5-5h5l-5 5zM36 5l5-5h5l-5 5zM48 5l5-5h5l-5 5z",
    4: "M0 0h60v2H0zM0 3.5h60v2H0z",
    5: "M0 5 5 0l5 5zM12.5 5l5-5 5 5zM25 5l5-5 5 5zM37.5 5l5-5 5 5zM50 5l5-5 5 5z",
    6: "M0 0h10v2H0zM14 0h10v2H14zM28 0h10v2H28zM42 0h10v2H42zM7 4h10v2H7zM21 4h10v2H21zM35 4h10v2H35zM49 4h10v2H49z",
}


# -- tiles -----------------------------------------------------------------------------------------------------------


def tile(what: Tile, x: float, y: float, size: float = SIDE) -> str:
    """The face of a module."""
    return _tile(_kinds(what), FACES[what.kind](what), x, y, size)


def defence(what: Tile, x: float, y: float, size: float = SIDE) -> str:
    """A shuttle or a satellite with its shields side up."""
    wide = 27 if what.shields > 1 else 32
    left = 32 - wide * what.shields / 2
    shields = "".join(symbol("shield", left + wide * shield, 13, wide) for shield in range(what.shields))
    return _tile("shut def", shields + symbol(what.kind, 25, 46, 14), x, y, size)


def sign(letter: str, x: float, y: float, size: float = SIDE) -> str:
    """The sign that names a city, the first tile of its row."""
    base = '<path class="plate" d="M5 46h54v9a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5z"/>'
    drawing = f"{base}{symbol('city', 13, 6, 38)}{_print(letter, 32, 58, 14, 'tx ink')}"
    return _tile(f"bot sign t{letter.lower()}", drawing, x, y, size)


def mini(what: Tile, x: float, y: float, size: float = 20) -> str:
    """Face and one mark, for small boards."""
    if what.kind == "terrabot":
        mark = _print(what.letter, 10, 15.3, 15)
    elif what.kind == "builder":
        mark = symbol(EMBLEMS[what.company], 2.5, 2.5, 15)
        mark += '<circle class="sp" cx="17" cy="3" r="3.5"/>' if what.special else ""
    else:
        mark = symbol(what.kind, 2, 2, 16)
    face = '<rect class="t-face" width="20" height="20" rx="3.6"/>'
    return f'<g transform="{_at(x, y, size / 20)}" class="mini tile piece {_kinds(what)}">{face}{mark}</g>'


def blank(x: float, y: float, size: float = SIDE, kind: str = "hole") -> str:
    """A place where a tile may lie."""
    return f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" rx="{size / 7:.2g}"/>'


def ring(x: float, y: float, width: float, height: float, gap: float = 5, round_: float = 9) -> str:
    """What light falls on round a piece (legal, chosen, ghost, last move), the focus ring and the area to hit."""
    return _ring("halo", x, y, width, height, gap, round_) + _ring("focus", x, y, width, height, gap + 4, round_)


def _ring(kind: str, x: float, y: float, width: float, height: float, gap: float, round_: float) -> str:
    size = f'width="{width + 2 * gap:g}" height="{height + 2 * gap:g}" rx="{round_ + gap:g}"'
    return f'<rect class="{kind}" x="{x - gap:g}" y="{y - gap:g}" {size}/>'


def _tile(kinds: str, drawing: str, x: float, y: float, size: float) -> str:
    return f'<g transform="{_at(x, y, size / SIDE)}" class="tile piece {kinds}">{BODY}{drawing}</g>'


def _at(x: float, y: float, scale: float) -> str:
    return f"translate({x:g} {y:g})" + (f"scale({scale:.3g})" if scale != 1 else "")


def _kinds(what: Tile) -> str:
    """Classes that give the face its inks."""
    if what.kind == "terrabot":
        return f"bot t{what.letter.lower()}"
    if what.kind == "builder":
        return f"crew k{what.company}"
    return "shut" if what.kind == "shuttle" else "sat"


def _terrabot(what: Tile) -> str:
    land = TERRAINS[what.letter]
    letter = _print(what.letter, 8, 28, 25)
    return symbol(land, 25, 25, 38, "land") + letter + symbol(land, 43, 6, 15) + symbol("terrabot", 13, 27, 33, "sym m")


def _builder(what: Tile) -> str:
    band = f'<path class="band" d="{BANDS[what.company]}"/>'
    drawing = f'<circle class="disc" cx="32" cy="28" r="20.5"/>{symbol(EMBLEMS[what.company], 18, 14, 28)}{band}'
    if not what.special:
        return drawing
    rim = '<rect class="rim2" x="3" y="3" width="58" height="58" rx="6.5"/>'
    return f'{rim}{drawing}<circle class="seal" cx="52" cy="12" r="10"/>{symbol("special", 44, 4, 16, "star")}'


def _shuttle(what: Tile) -> str:
    streaks = '<path class="streak" d="M12 50v-9M52 50v-9M22 57v-4M42 57v-4"/>'
    names = ["shield"] * what.shields or ["shield-off"]
    left = 32 - 7.5 * len(names)
    shields = "".join(symbol(name, left + 15 * place, 47, 14, "sym sh") for place, name in enumerate(names))
    return streaks + symbol("shuttle", 13, 5, 38) + shields


def _satellite(what: Tile) -> str:
    orbit = '<path class="orbit" d="M18 37C27 37 47 34 60 20"/>'
    shields = "".join(symbol("shield", 6, 6 + 14 * shield, 13, "sym sh") for shield in range(what.shields))
    return orbit + symbol("satellite", 24, 3, 36) + shields + _task(what)


def _task(what: Tile) -> str:
    """How a task is printed: a number, or the terrabot it multiplies by, then what it counts."""
    number, counted = TASKS[what.task]
    first = _print(number, 20, 57, 19) if number else symbol("terrabot", 7, 41, 18, "task")
    times = _print("≠" if what.task == "companies" else "×", 32, 56, 13)
    if what.task == "letter":
        return first + times + _print(what.letter, 46, 57, 19)
    return first + times + symbol(EMBLEMS[what.company] if what.task == "company" else counted, 38, 40, 19, "task")


def _print(sign_: str, x: float, y: float, size: float, kind: str = "tx") -> str:
    """A letter or figure printed on a piece: a drawing like the rest of it, and no words of the target it lies in."""
    return f'<use class="{kind}" href="#{PRINTS[sign_]}" x="{x:g}" y="{y:g}" font-size="{size:g}"/>'


FACES = {"terrabot": _terrabot, "builder": _builder, "shuttle": _shuttle, "satellite": _satellite}
BODY = '<use href="#tb"/>'
PRINTS = {**{sign_: f"g{sign_}" for sign_ in "ABCDE12345"}, "×": "gx", "≠": "gn"}
TASKS = {
    "letter": ("2", ""),
    "company": ("3", ""),
    "companies": ("2", "builder"),
    "product": ("", "builder"),
    "row_length": ("1", "city"),
    "terrabots": ("1", "terrabot"),
    "shields": ("1", "shield"),
    "builders": ("1", "builder"),
}


# -- officers --------------------------------------------------------------------------------------------------------


def card(officer: int, x: float, y: float, scale: float = 1) -> str:
    dots = "".join(f"M{22 + 6.6 * place:.3g} 52.5v.01" for place in PIPS[officer])
    drawing = symbol(f"officer-{officer}", 13, 18, 28) + _print(str(officer), 7, 25, 24)
    drawing += f'<path class="pip" d="{dots}"/>'
    return f'<g transform="{_at(x, y, scale)}" class="card o{officer}">{CARD}{drawing}</g>'


def back(x: float, y: float, scale: float = 1) -> str:
    """A card face down."""
    return f'<g transform="{_at(x, y, scale)}" class="card back">{CARD}{symbol("planetfall", 9, 17, 26)}</g>'


def numeral(officer: int, x: float, y: float, width: float = 15) -> str:
    """A small card with a numeral; 0 stands for any card and is left blank."""
    height = round(width * 4 / 3)
    frame = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{width / 6:g}"'
    if not officer:
        return f'<rect class="any" {frame}/>'
    text = _print(str(officer), round(x + width / 2, 1), round(y + height * 0.74, 1), round(width * 0.88, 1))
    return f'<g class="nm o{officer}"><rect {frame}/>{text}</g>'


def num(officer: int) -> str:
    """HTML: the same in a line of text; the figure comes from the style sheet, so that it is no words of a button."""
    return f'<b class="num o{officer}"></b>'


CARD = '<use href="#cb"/>'
PIPS = {1: (0.0,), 2: (-0.5, 0.5), 3: (-1.0, 0.0, 1.0), 4: (-1.5, -0.5, 0.5, 1.5), 5: (-2.0, -1.0, 0.0, 1.0, 2.0)}


# -- population ships ------------------------------------------------------------------------------------------------


def ship(what: Ship, x: float = 0, y: float = 0) -> str:
    """76 by 60: what it asks for on the left, its points on the nose."""
    medal = f'<circle class="medal" cx="58.5" cy="28" r="11"/><text class="vp" x="58.5" y="33.2">{what.points}</text>'
    return f'<g transform="{_at(x, y, 1)}" class="popship">{HULL}{_asked(what)}{medal}</g>'


def _asked(what: Ship) -> str:
    hole = '<rect class="gone" x="7" y="18" width="15" height="20" rx="3"/>'
    if what.row:
        return hole + numeral(what.row, 25, 14, 20)
    if what.asks == "docking_modules":
        return f'{hole}<path class="spine" d="M27 10h13a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H27z"/>{SPINE}'
    if what.asks == "score":
        return f'<text x="25" y="37" font-size="24">{what.mark}</text>'
    return f'{MARKS[what.asks]}<text x="38" y="35" font-size="19">{what.mark}</text>'


SPINE = '<path class="pins" d="M35.5 15.5v.01M35.5 21.7v.01M35.5 28v.01M35.5 34.3v.01M35.5 40.5v.01"/>'
MARKS = {
    "largest_city_tiles": symbol("city", 5, 15, 24),
    "farming_units": symbol("farm", 5, 15, 24),
    "shields": symbol("shield", 5, 15, 24),
    "companies": "".join(
        symbol(EMBLEMS[company], 4 + 12 * ((company - 1) % 2), 6 + 15 * ((company - 1) // 2), 13)
        for company in range(1, 7)
    ),
    "shuttles_used": symbol("shuttle", 5, 15, 24),
    "satellites_used": symbol("satellite", 5, 15, 24),
    "rows_started": symbol("city", 6, 6, 21) + symbol("shield", 8, 30, 17),
}
HULL = (
    '<path class="t-edge" d="M8 5h41c4 0 8 2 10.5 5l13 16.5c2 2.6 2 6.4 0 9L59.5 52c-2.5 3-6.5 5-10.5 5H8'
    'c-3.3 0-6-2.7-6-6V11c0-3.3 2.7-6 6-6Z"/>'
    '<path class="t-face" d="M8 2h41c4 0 8 2 10.5 5l13 16.5c2 2.6 2 6.4 0 9L59.5 49c-2.5 3-6.5 5-10.5 5H8'
    'c-3.3 0-6-2.7-6-6V8c0-3.3 2.7-6 6-6Z"/>'
)

# What all tiles and all cards are cut from. It has to stand once in every page, and takes its inks from who uses it.
DEFS = (
    '<svg class="defs" width="0" height="0" aria-hidden="true"><defs>'
    '<g id="tb"><rect fill="var(--edge)" y="3" width="64" height="64" rx="9"/>'
    '<rect fill="var(--face)" stroke="var(--line-of-face)" width="64" height="64" rx="9"/>'
    '<rect fill="none" stroke="var(--rim)" x="1.5" y="1.5" width="61" height="61" rx="7.5"/></g>'
    '<g id="cb"><rect fill="var(--card-edge)" y="2.5" width="44" height="60" rx="6"/>'
    '<rect fill="var(--card)" stroke="var(--frame)" stroke-width="var(--frame-width)" width="44" height="60" rx="6"/>'
    '<rect fill="var(--o)" x="3" y="3" width="38" height="54" rx="4"/></g>'
    + "".join(f'<text id="{name}">{sign_}</text>' for sign_, name in PRINTS.items())
    + "</defs></svg>"
)
