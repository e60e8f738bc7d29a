"""The pieces of Galileo Project as SVG: cards 92 wide, robots beside a moon 42 by 46, small marks.

Every function returns what stands at `x`, `y` of whatever it is put into, or a whole `<svg>` where it says so. Nothing
here knows a position or a rule, and nothing here is a target: who draws a board wraps a piece into its target. Colours
come from the style sheet: `earth` and `mars` flood a face, an owner's colour is `--seat`.
"""

from collections.abc import Sequence

from planetfall.core.marks import symbol
from planetfall.games.galileo_project.view_cards import Ability, AtEnd, CharacterCard, ProjectCard, RobotCard
from planetfall.games.galileo_project.view_seats import Project, Robot

__all__ = [
    "DEFS",
    "ROBOT_HEIGHT",
    "ROBOT_WIDTH",
    "SOURCE_ICONS",
    "TYPE_ICONS",
    "ability_marks",
    "character_card",
    "figure",
    "mini_robot",
    "modifier",
    "moon",
    "project_card",
    "project_start",
    "ring",
    "robot",
    "robot_card",
    "tucked",
]

ROBOT_WIDTH, ROBOT_HEIGHT = 42, 46
TYPE_ICONS = {
    "miner": "robot-miner",
    "builder": "robot-builder",
    "star_z": "robot-starz",
    "technician": "robot-technician",
}
SOURCE_ICONS = {
    "io": "moon-io",
    "europa": "moon-europa",
    "ganymede": "moon-ganymede",
    "callisto": "moon-callisto",
    "characters": "tuck",
    "technologies": "tech",
    "goals": "medal",
}

# -- cards on offer --------------------------------------------------------------------------------------------------


def robot_card(what: RobotCard, surcharge: int = 0) -> str:
    """A whole `<svg>`, 92 by 115. What a place adds to the price lies on the card as a pill."""
    pill = _pill(5, 34, 26, 17, f"+{surcharge}") if surcharge else ""
    moons = _printed_moons(what.moons)
    drawing = (
        f"{CARD}{symbol(what.colour, 8, 30, 76, 'shade')}{_print(str(what.cost), 9, 27, 25)}"
        f"{symbol(what.colour, 25 if what.cost < 10 else 39, 11, 16, 'on')}{pill}{_tab(what.level)}"
        f"{symbol(TYPE_ICONS[what.type], 25, 33, 46, 'on')}{moons}"
    )
    return f'<svg viewBox="0 0 92 115" class="rcard {what.colour}" aria-hidden="true">{drawing}</svg>'


def _printed_moons(moons: Sequence[str]) -> str:
    """One or two moons in the lower band; a robot with one of them has a free slot."""
    first = symbol(f"moon-{moons[0]}", 22, 86.5, 18, "band")
    if len(moons) > 1:
        return BAND + first + symbol(f"moon-{moons[1]}", 50, 86.5, 18, "band")
    return f'{BAND}{first}<circle class="free" cx="59" cy="95.5" r="8"/>'


def character_card(what: CharacterCard, reduction: int = 0) -> str:
    """A whole `<svg>`, 92 by 115: hire effect and portrait above, the two abilities below."""
    mc = symbol("credits", 27, 30, 15, "coin") if what.mc else ""
    several = f'<text class="ink" x="43" y="42.5" font-size="12">{what.mc}</text>' if what.mc > 1 else ""
    pill = _pill(5, 49, 26, 16, f"−{reduction}") if reduction else ""
    instant = _half(4, what.instant_colour, "instant", ability_marks(what.instant, 25, 86.5))
    end = _half(46, what.end_colour, "tuck", _end_mark(what.at_end, 67, 86.5))
    drawing = (
        f"{CARD}{SKY}{symbol(f'char-{what.portrait:02}', 30, 7.5, 60, 'who')}"
        f'<text class="ink" x="8" y="26" font-size="22">+{what.influence}</text>'
        f"{symbol('influence', 9, 30, 15, 'who')}{mc}{several}{pill}{instant}{end}"
    )
    tint = (what.portrait - 1) % 6 + 1
    return f'<svg viewBox="0 0 92 115" class="ccard c{tint}" aria-hidden="true">{drawing}</svg>'


def _half(x: float, colour: str, when: str, marks: str) -> str:
    """One ability of a character: when it works, its colour, and what it does."""
    face = f'<rect class="half" x="{x:g}" y="71" width="42" height="36" rx="6"/>'
    corner = symbol(when, x + 3, 73.5, 11, "on") + symbol(colour, x + 28.5, 73.5, 10.5, "on")
    return f'<g class="{colour}">{face}{corner}{marks}</g>'


def ability_marks(effects: Sequence[Ability], centre: float, y: float, size: float = 16.5) -> str:
    """What an ability does, as a number and a picture or two pictures, about a centre."""
    shown = [part for effect in effects for part in _marks(effect)][:2]
    left = centre - sum(size * WIDTHS[part[0] == "#"] for part in shown) / 2
    drawing = ""
    for part in shown:
        wide = size * WIDTHS[part[0] == "#"]
        if part[0] == "#":
            drawing += _print(part[1:], left + wide / 2, y + size * 0.82, size * 0.85, "tx mid")
        else:
            drawing += symbol(part, left, y, size, "on")
        left += wide
    return drawing


def _marks(effect: Ability) -> list[str]:
    """Sprites, and figures that begin with #."""
    pictures = EFFECT_MARKS[effect.effect]
    if effect.effect == "place_modifier" and effect.kind != "any":
        pictures = [f"modifier-{effect.kind}"]
    return [f"#{SIGNS[effect.effect]}{effect.amount}", *pictures] if effect.effect in SIGNS else pictures


WIDTHS = {False: 1.03, True: 1.15}  # of a picture and of a figure, in sizes
SIGNS = {
    "mc": "+",
    "energy": "+",
    "influence": "+",
    "raise": "+",
    "set_level": "",
    "develop": "−",
    "extra_mc": "+",
    "tuck_limit": "+",
}
EFFECT_MARKS = {
    "mc": ["credits"],
    "energy": ["energy"],
    "influence": ["influence"],
    "raise": ["level-up"],
    "set_level": ["level-up"],
    "transfer_levels": ["exchange", "level-up"],
    "place_modifier": ["modifier-robot", "modifier-moon"],
    "move": ["move", "level-up"],
    "buy_energy": ["energy", "move"],
    "bonus_per_technology": ["#×", "tech"],
    "take_character": ["person", "instant"],
    "hire_effect": ["person", "influence"],
    "star_z": ["robot-starz"],
    "develop": ["tech"],
    "free_goal": ["medal"],
    "assemble": ["crate", "terrabot"],
    "take_robot": ["cards", "terrabot"],
    "recall_character": ["person", "tuck"],
    "extra_mc": ["credits"],
    "influence_on_change": ["exchange", "influence"],
    "tuck_limit": ["tuck"],
    "score_again": ["clone"],
}


def _end_mark(end: AtEnd, centre: float, y: float, size: float = 16.5) -> str:
    """VP and what they are given for."""
    figure = _print(str(end.vp), centre - size * 0.62, y + size * 0.82, size * 0.85, "tx mid")
    return figure + symbol(QUANTITY_ICONS[end.count], centre - size * 0.2, y, size, "on")


QUANTITY_ICONS = {
    "robots_of_level": "level-up",
    "robot_types": "robot-builder",
    "robots_of_main_type": "terrabot",
    "robots_of_main_colour": "terrabot",
    "robots_on_main_moon": "moon-ganymede",
    "robots_with_two_moons": "modifier-moon",
    "robots_with_modifier": "modifier-robot",
    "characters": "tuck",
    "lowest_moon": "moon-io",
    "mc": "credits",
    "energy": "energy",
    "technologies": "tech",
    "goals": "medal",
}


# -- what lies with a player -----------------------------------------------------------------------------------------


def robot(what: Robot, x: float, y: float) -> str:
    """42 by 46: flooded by its colour, a level tab; modifiers are hexagons in the owner's colour."""
    kind = what.colour or "print"
    sign = symbol(what.colour, 4, 3, 9.5, "on") if what.colour else ""
    modified = symbol(TYPE_ICONS[what.type], 10, 19, 15, "badge") if what.type_modified else ""
    face = f"{HEXAGON}{modified}" if modified else symbol(TYPE_ICONS[what.type], 4, 13, 27, "on")
    tab = f'<path class="flag" d="M25 0h11a6 6 0 0 1 6 6v11H25Z"/>{figure(str(what.level), 33.5, 13.6, "lv")}'
    return (
        f'<g transform="translate({x:g} {y:g})" class="bot piece {kind}">{BODY}{sign}{face}{tab}{_other_moon(what)}</g>'
    )


def _other_moon(what: Robot) -> str:
    """The moon it may be moved to, on a hexagon if a modifier brought the second one."""
    if not what.other:
        return ""
    if what.moon_modified:
        hexagon = '<path class="hex" d="M33 24.5 41.5 29.5v10L33 44.5l-8.5-5v-10Z"/>'
        return hexagon + symbol(f"moon-{what.other}", 27, 28.5, 12, "badge")
    return symbol(f"moon-{what.other}", 29.5, 30.5, 11, "on")


def mini_robot(what: Robot) -> str:
    """HTML: type and level, for lists and small panels; the words stand beside it."""
    mark = f'<svg class="icon" aria-hidden="true"><use href="/static/icons.svg#{TYPE_ICONS[what.type]}"/></svg>'
    changed = " modified" if what.type_modified or what.moon_modified else ""
    return f'<span class="mb {what.colour or "print"}{changed}">{mark}<b aria-hidden="true">{what.level}</b></span>'


def project_card(what: Project) -> str:
    """The drawing of a blueprint, 92 by 62: its level, and its two modifiers or their places."""
    first = _mounted(TYPE_ICONS[what.type], 26) if what.type else _place(26, "modifier-robot")
    second = _mounted(f"moon-{what.moon}", 56) if what.moon else _place(56, "modifier-moon")
    return f'<g class="blueprint piece">{BLUEPRINT}{_level(what.level)}{first}{second}</g>'


def project_start(what: ProjectCard) -> str:
    """A whole `<svg>`: the side with the symbols, what it brings at the beginning."""
    rows = (("influence", what.influence), ("credits", what.mc), ("energy", what.energy))
    shown = [(name, amount) for name, amount in rows if amount or name == "influence"]
    drawing = "".join(
        symbol(name, 9, 9 + 16 * place, 14, "on") + _print(str(amount), 28, 21 + 16 * place, 14)
        for place, (name, amount) in enumerate(shown)
    )
    return (
        f'<svg viewBox="0 0 92 64" class="startcard blueprint" aria-hidden="true">'
        f"{BLUEPRINT}{_level(what.level)}{drawing}</svg>"
    )


def _mounted(name: str, x: float) -> str:
    return f'<path class="hex" d="M{x} 21.5l13 7.5v15l-13 7.5-13-7.5v-15Z"/>' + symbol(name, x - 9, 27.5, 18, "badge")


def _place(x: float, name: str) -> str:
    outline = f'<path class="free" d="M{x} 21.5l13 7.5v15l-13 7.5-13-7.5v-15Z"/>'
    return outline + symbol(name, x - 8, 28.5, 16, "faint")


def tucked(what: CharacterCard) -> str:
    """A whole `<svg>`, 46 by 40: the face over the strip that shows below the board."""
    strip = f'<path class="half" d="M0 22h46v12a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6Z"/>{_end_mark(what.at_end, 23, 24, 14)}'
    tint = (what.portrait - 1) % 6 + 1
    return (
        f'<svg viewBox="0 0 46 40" class="tcard c{tint}" aria-hidden="true"><rect class="sky" width="46" height="40"'
        f' rx="6"/>{symbol(f"char-{what.portrait:02}", 10, 0, 26, "who")}<g class="{what.end_colour}">{strip}</g></svg>'
    )


def modifier(name: str) -> str:
    """A whole `<svg>`, 26 by 28: a hexagon in the owner's colour with a type or a moon."""
    mark = TYPE_ICONS.get(name, f"moon-{name}")
    hexagon = '<path class="hex" d="M13 .5 25 7.3v13.4L13 27.5 1 20.7V7.3Z"/>'
    return (
        f'<svg class="modifier" viewBox="0 0 26 28" aria-hidden="true">{hexagon}{symbol(mark, 5, 6, 16, "badge")}</svg>'
    )


def moon(name: str, x: float, y: float, field: int) -> str:
    """A player's development marker: the moon itself, ringed in the owner's colour, with its field."""
    lift = 2 if name == "io" else 0  # its plumes stand above it
    return (
        f'<circle class="gap" cx="{x:.1f}" cy="{y:.1f}" r="19"/>'
        f'<circle class="owner" cx="{x:.1f}" cy="{y:.1f}" r="18"/>'
        f'<g class="m-{name}"><circle class="globe" cx="{x:.1f}" cy="{y:.1f}" r="14.5"/>'
        f"{symbol(f'moon-{name}', round(x - 17.5, 1), round(y - 17.5 - lift, 1), 35, 'land')}</g>"
        f'<circle class="at" cx="{x + 13:.1f}" cy="{y + 12:.1f}" r="9"/>'
        f'<text class="atn" x="{x + 13:.1f}" y="{y + 16.2:.1f}">{field}</text>'
    )


def ring(x: float, y: float, width: float, height: float, gap: float = 4, round_: float = 7) -> str:
    """What light falls on round a piece (legal, chosen, ghost, last move), the focus ring and the area to hit."""
    return _ring("halo", x, y, width, height, gap, round_) + _ring("focus", x, y, width, height, gap + 3, round_)


def _ring(kind: str, x: float, y: float, width: float, height: float, gap: float, round_: float) -> str:
    size = f'width="{width + 2 * gap:g}" height="{height + 2 * gap:g}" rx="{round_ + gap:g}"'
    return f'<rect class="{kind}" x="{x - gap:g}" y="{y - gap:g}" {size}/>'


# -- small prints ----------------------------------------------------------------------------------------------------


def figure(sign: str, x: float, y: float, kind: str, size: float = 0) -> str:
    """A number printed on a piece: a drawing like the rest of it, and no words of the target it lies in."""
    large = f' font-size="{size:.3g}"' if size else ""
    return f'<use class="{kind}" href="#gn{FIGURES.index(sign)}" x="{x:.4g}" y="{y:.4g}"{large}/>'


def _print(sign: str, x: float, y: float, size: float, kind: str = "tx") -> str:
    return figure(sign, x, y, kind, size)


def _pill(x: float, y: float, width: float, height: float, text: str) -> str:
    return (
        f'<g class="pill"><rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{height / 2:g}"/>'
        f'<text x="{x + width / 2:g}" y="{y + height * 0.77:.4g}">{text}</text></g>'
    )


def _tab(level: int) -> str:
    return f'<path class="flag" d="M61 6h25v19l-12.5 6.5L61 25Z"/>{figure(str(level), 73.5, 23, "lv l2")}'


def _level(level: int) -> str:
    return f'<path class="flag" d="M65 5h21v15l-10.5 5.5L65 20Z"/>{figure(str(level), 75.5, 19.5, "lv l2")}'


FIGURES = [*map(str, range(100)), *(f"{sign}{number}" for sign in "+−" for number in range(1, 10)), "×"]
CARD = '<use href="#gc"/>'
BODY = '<use href="#gr"/>'
BLUEPRINT = '<use href="#gp"/>'
SKY = '<path class="sky" d="M4 12a8 8 0 0 1 8-8h68a8 8 0 0 1 8 8v55H4Z"/>'
BAND = '<rect class="under" x="6" y="84" width="80" height="23" rx="7"/>'
HEXAGON = '<path class="hex" d="M17.5 14 29 20.5v13L17.5 40 6 33.5v-13Z"/>'

# What cards, robots and blueprints are cut from. It stands once in a page and takes its inks from who uses it.
DEFS = (
    '<svg class="defs" id="galileo-defs" data-hash="galileo-defs" width="0" height="0" aria-hidden="true"><defs>'
    '<g id="gc"><rect fill="var(--edge)" y="3" width="92" height="112" rx="10"/>'
    '<rect fill="var(--face)" stroke="var(--piece-line)" width="92" height="112" rx="10"/>'
    '<rect x="1.5" y="1.5" width="89" height="109" rx="8.5" fill="none" stroke="#fff" stroke-opacity=".3"/></g>'
    '<g id="gr"><rect fill="var(--edge)" y="2.5" width="42" height="44" rx="7"/>'
    '<rect fill="var(--face)" stroke="var(--piece-line)" width="42" height="44" rx="7"/>'
    '<rect x="1" y="1" width="40" height="42" rx="6" fill="none" stroke="#fff" stroke-opacity=".28"/></g>'
    '<g id="gp"><rect y="2.5" width="92" height="60" rx="8" fill="#12224d"/>'
    '<rect width="92" height="60" rx="8" fill="#2b4a8f"/>'
    '<path d="M0 15h92M0 30h92M0 45h92M15 0v60M31 0v60M46 0v60M61 0v60M77 0v60" stroke="#fff" stroke-opacity=".13"/>'
    '<rect x="3" y="3" width="86" height="54" rx="6" fill="none" stroke="#cfe0ff" stroke-width="1.4"'
    ' stroke-dasharray="5 4"/></g>'
    + "".join(f'<text id="gn{number}">{sign}</text>' for number, sign in enumerate(FIGURES))
    + "</defs></svg>"
)
