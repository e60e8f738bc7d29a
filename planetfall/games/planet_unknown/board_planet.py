"""The own planet, the tile in hand over it, and the rovers on it. board.js makes it immediate: the ghost, turning,
what a place would bring. Which places are legal, why others are not and what they bring is all in the view.
"""

from html import escape

import msgspec

from planetfall.core.marks import icon
from planetfall.core.scene import Target
from planetfall.games.planet_unknown.board_ground import ground, is_cell
from planetfall.games.planet_unknown.grid import SIDE
from planetfall.games.planet_unknown.notation import CELL_NAMES
from planetfall.games.planet_unknown.pieces import PITCH, at, lifepod, meteorite, outline, piece, rover, tile, tile_size
from planetfall.games.planet_unknown.scene import Scene
from planetfall.games.planet_unknown.view_placing import Fate, Form, Gain, Placing
from planetfall.games.planet_unknown.view_planet import MedalLine, Piece, Planet, Tile

__all__ = ["coordinates", "planet", "planet_ground"]

FEW = 6  # more missing cells than this need not be pointed out
FIRST = ord("A")
BESIDE = SIDE * PITCH + 19  # where rows and columns are named
CELL_BLOCKS = ("patch", "land", "pick", "jump")
# For a finger an arrow reaches farther, up to the diagonals between it and the next ones: 68 wide and high.
REACH = "M-20 20H20L34 6V-48H-34V6z"
STEPS = {
    "north": (0, -1, 0),
    "east": (1, 0, 90),
    "south": (0, 1, 180),
    "west": (-1, 0, 270),
    "northeast": (1, -1, 45),
    "southeast": (1, 1, 135),
    "southwest": (-1, 1, 225),
    "northwest": (-1, -1, 315),
}


def planet(scene: Scene) -> str:
    """The drawing, and below it the panel of the tile in hand."""
    own = scene.own
    what = own.planet
    placing = scene.view.placing if scene.moves else None
    label = scene.say("screen-board", seat=own.name)
    head = f'<p class="worldname"><b>{escape(what.name)}</b> {escape(what.rule)}</p>'
    drawing = (
        f"{planet_ground(what)}{_lines(scene)}{coordinates(what)}"
        f"{''.join(_piece(scene, one) for one in what.pieces)}"
        f"{_standing(own.seat, what)}"
        f"{_spots(scene, placing)}{_rovers(scene)}{_ghost(placing)}"
    )
    held = " holding" if placing else ""
    return (
        f'<div class="planetarea"><svg class="planet{held}" id="planet" viewBox="-64 -64 576 576" role="group"'
        f' data-roving="" aria-label="{label}">{drawing}</svg>{head}</div>{_panel(scene, placing)}'
    )


def planet_ground(what: Planet) -> str:
    """Scenery: it is sent once."""
    return f'<g id="planet-ground" data-hash="ground-{what.id}" aria-hidden="true">{ground(what)}</g>'


# -- rows and columns ------------------------------------------------------------------------------------------------


def _lines(scene: Scene) -> str:
    return "".join(_line(scene, line, index) for index, line in enumerate(scene.own.planet.lines) if line.cells)


def _line(scene: Scene, line: MedalLine, index: int) -> str:
    """Its medals, and around them how much of it is done."""
    kind, name = line.name.split(" ")
    done = line.cells - len(line.missing)
    state = "won" if not line.missing else ""
    what = scene.text.say(
        f"surface-{kind}{'-won' if state else ''}",
        name=name,
        medals=line.medals,
        count=len(line.missing),
        missing=", ".join(line.missing),
    )
    target = scene.target(f"clear {line.name}", what)
    middle = index % SIDE * PITCH + PITCH // 2
    x, y = (-46, middle) if kind == "row" else (middle, -46)
    missing = f' data-missing="{" ".join(line.missing)}"' if 0 < len(line.missing) <= FEW else ""
    return (
        f'<g class="mline {state} {target.state}" id="{kind}-{name}" {target.attributes}{missing}'
        f' data-tip="{escape(what)}" tabindex="-1" transform="translate({x} {y})">'
        '<circle class="halo" r="17"/><circle class="rim" r="13"/>'
        f'<circle class="part" r="13" pathLength="{line.cells}" stroke-dasharray="{done} {line.cells}"/>'
        f'<text y="4.5" aria-hidden="true">{line.medals}</text></g>'
    )


def coordinates(what: Planet) -> str:
    """The letters of the columns below it and the numbers of the rows on its right, as log and lists name cells."""
    names = ""
    for index, line in enumerate(what.lines):
        if line.cells:
            kind, name = line.name.split(" ")
            middle = index % SIDE * PITCH + PITCH // 2
            x, y = (BESIDE, middle + 5) if kind == "row" else (middle, BESIDE + 6)
            names += f'<text x="{x}" y="{y}">{name}</text>'
    return f'<g class="coordinates" aria-hidden="true">{names}</g>'


# -- what lies there -------------------------------------------------------------------------------------------------


def _piece(scene: Scene, what: Piece) -> str:
    marks = scene.marks(what.name).strip()
    halo = ""
    if marks:
        cells = [at(cell) for section in what.sections for cell in section.cells]
        halo = f'<path class="halo" d="{outline(cells, -2)}"/>'
    drawing = f'<g class="piece">{piece(what)}</g>{halo}'
    return f'<g class="laid {marks}" data-piece="{what.name}" aria-hidden="true">{drawing}</g>'


def _standing(seat: int, what: Planet) -> str:
    pods = "".join(f'<g data-piece="pod-{seat}-{cell}">{lifepod(at(cell))}</g>' for cell in what.lifepods)
    rocks = "".join(f'<g data-piece="rock-{seat}-{cell}">{meteorite(at(cell))}</g>' for cell in what.meteorites)
    return f'<g aria-hidden="true">{rocks}{pods}</g>'


# -- cells -----------------------------------------------------------------------------------------------------------


def _spots(scene: Scene, placing: Placing | None) -> str:
    """Every cell of the planet: what it is, and what can be done with it."""
    block = next((name for name in CELL_BLOCKS if scene.block(name)), "")
    once = ' data-reveals=""' if any(move.reveals for move in scene.block("place")) else ""
    return "".join(
        _spot(scene, cell, block, placing is not None, once)
        for cell in range(SIDE * SIDE)
        if is_cell(scene.own.planet.grid[cell // SIDE][cell % SIDE])
    )


def _spot(scene: Scene, cell: int, block: str, held: bool, once: str) -> str:
    """With a tile in hand board.js lights it, anew for every way the tile is turned."""
    name = CELL_NAMES[cell]
    what = _words(scene, cell)
    if held:
        target = Target("", f'role="button" aria-label="{escape(what)}" tabindex="-1"{once}')
    else:
        target = _target(scene, f"{block} {name}", what)
    x, y = cell % SIDE * PITCH + 2, cell // SIDE * PITCH + 2
    ink = f'<rect class="inkrim" x="{x}" y="{y}" width="36" height="36" rx="6"/>' if target.state == "legal" else ""
    return (
        f'{ink}<rect class="spot {target.state}" x="{x}" y="{y}" width="36" height="36" rx="6"'
        f' data-piece="cell-{scene.own.seat}-{name}" data-cell="{name}" {target.attributes}/>'
    )


def _target(scene: Scene, notation: str, what: str) -> Target:
    """A legal place is called after its move too; whatever answers can be reached by keys."""
    move = scene.moves.get(notation)
    found = scene.target(notation, f"{what}. {move.text}" if move else what)
    return Target(found.state, f'{found.attributes} tabindex="-1"') if found.state else found


def _words(scene: Scene, cell: int) -> str:
    """A cell for who cannot see it."""
    what, name = scene.own.planet, CELL_NAMES[cell]
    covered = what.terrain[cell]
    found = [scene.text.say(f"terrain-{covered}")] if covered else [_soil(scene, what.grid[cell // SIDE][cell % SIDE])]
    for kind, cells in (("symbol", what.symbols), ("meteorite", what.meteorites), ("lifepod", what.lifepods)):
        if name in cells:
            found.append(scene.text.say(f"surface-{kind}"))
    found += [scene.text.say("surface-rover", rover=number) for number, at_ in what.rovers.items() if at_ == name]
    return f"{name}: {', '.join(found)}"


def _soil(scene: Scene, mark: str) -> str:
    kinds = {"I": "ice", "R": "ring", "C": "city", "T": "toxic", "E": "current", "Q": "current"}
    return scene.text.say(f"surface-{kinds.get(mark, 'land')}")


# -- the tile in hand ------------------------------------------------------------------------------------------------


def _first_form(placing: Placing) -> Form:
    """The first way of the tile that fits somewhere."""
    legal = {number for number, fate in enumerate(placing.fates) if not fate.clause}
    return next(
        (form for form in placing.forms if form.same_as == form.name and legal.intersection(placing.places[form.name])),
        placing.forms[0],
    )


def _ghost(placing: Placing | None) -> str:
    """The tile as it follows the pointer; board.js moves and turns it."""
    if placing is None:
        return ""
    x, y = placing.tile.cells[placing.hold]  # this one lies around 0, 0
    held = f'transform="translate({-x * PITCH - PITCH // 2} {-y * PITCH - PITCH // 2})"'
    drawing = f'{tile(placing.tile)}<path class="halo" d="{outline(placing.tile.cells, -2)}"/>'
    return f'<g id="ghost" class="held" aria-hidden="true" hidden=""><g class="swing"><g {held}>{drawing}</g></g></g>'


def _panel(scene: Scene, placing: Placing | None) -> str:
    """Turning by buttons, and what a place would bring: every fate is written here once, board.js shows one."""
    if placing is None:
        return ""
    fates = "".join(_fate(number, fate) for number, fate in enumerate(placing.fates))
    return (
        f'<section class="panel placing" id="placing" aria-label="{escape(placing.tile.text)}"'
        f' data-placing="{escape(_data(placing))}">{_hand(placing.tile)}{_turner(scene)}'
        f'<div class="gainbox" id="fates">{_keys(scene)}<h2>{scene.say("surface-if")}</h2>'
        f'<p class="fate first">{scene.say("surface-choose")}</p>{fates}</div>'
        f'<button type="button" class="btn primary" id="place-here" hidden="">{icon("confirm")}'
        f"{scene.say('surface-here')}</button></section>"
    )


def _hand(what: Tile) -> str:
    """The tile in the middle of a square in which it can turn."""
    width, height = tile_size(what)
    size = max(width, height) + PITCH // 2
    return (
        f'<svg class="inhand" viewBox="{-size / 2:g} {-size / 2:g} {size:g} {size:g}" role="img"'
        f' aria-label="{escape(what.text)}"><g class="swing"><g transform="translate({-width / 2:g} {-height / 2:g})">'
        f'<g data-piece="tile-{what.id}">{tile(what)}</g></g></g></svg>'
    )


def _turner(scene: Scene) -> str:
    ways = (("turn-left", "rotate-left"), ("turn-right", "rotate-right"), ("flip", "flip"))
    buttons = "".join(
        f'<button type="button" class="btn icononly js" id="{name}" data-swing="{name}"'
        f' aria-label="{scene.say(f"surface-{name}")}">{icon(picture)}</button>'
        for name, picture in ways
    )
    return f'<div class="turner">{buttons}</div>'


def _keys(scene: Scene) -> str:
    turns, flips = scene.say("surface-key-turn"), scene.say("surface-key-flip")
    return f'<p class="hint js"><kbd>R</kbd>{turns} <kbd>F</kbd>{flips}</p>'


def _data(placing: Placing) -> str:
    """For board.js: forms as name, name of the one that is placed, hold; places as one letter per corner, from which
    the number of the fate is counted."""
    whole = {
        "tile": placing.tile.id,
        "first": _first_form(placing).name,
        "forms": [[form.name, form.same_as, *form.hold] for form in placing.forms],
        "places": {name: "".join(chr(FIRST + fate) for fate in fates) for name, fates in placing.places.items()},
    }
    return msgspec.json.encode(whole).decode()


def _fate(number: int, fate: Fate) -> str:
    said = f'data-fate="{number}" hidden=""'
    if fate.clause:
        return f'<p class="fate why" {said} data-clause="{fate.clause}">{escape(fate.text)}</p>'
    return f'<ul class="fate" {said}>{"".join(_gain(gain) for gain in fate.gains)}</ul>'


def _gain(gain: Gain) -> str:
    more = f" → <b>{escape(gain.more)}</b>" if gain.more else ""
    kind = "" if gain.good else ' class="bad"'
    chip = f'<span class="chip t-{gain.sign}">{icon(gain.sign)}</span>'
    leads = f' data-leads="{gain.leads}"' if gain.leads else ""
    return f"<li{kind}{leads}>{chip}<span>{escape(gain.text)}{more}</span></li>"


# -- rovers ----------------------------------------------------------------------------------------------------------


def _rovers(scene: Scene) -> str:
    rovers = scene.own.planet.rovers
    steps = "".join(_step(scene, number, cell, way) for number, cell in rovers.items() for way in STEPS)
    return "".join(_rover(scene, number, cell) for number, cell in rovers.items()) + steps


def _rover(scene: Scene, number: int, cell: str) -> str:
    """To be chosen if it can step; where a rover is asked for, the answer itself."""
    x, y = at(cell)
    name = f"rover-{scene.own.seat}-{number}"
    what = scene.text.say("surface-rover-at", rover=number, cell=cell, movement=scene.own.movement)
    lifted = f"lift {number}" in scene.moves
    moving = any(f"move {number} {way}" in scene.moves for way in STEPS)
    asked = scene.view.question == "rover"
    if lifted and asked:
        answer = scene.target(f"lift {number}", scene.moves[f"lift {number}"].text)
    elif moving:
        answer = Target(
            "legal",
            f'role="button" aria-pressed="false" data-rover="{number}" data-keys="" aria-label="{escape(what)}"',
        )
    else:
        answer = Target("", f'role="img" aria-label="{escape(what)}"')
    # A tip would lie over the way north, so a rover that may step has none.
    stop = f' tabindex="{0 if moving else -1}"' if answer.state else f' data-tip="{escape(what)}"'
    jump = _lift(scene, number) if lifted and not asked else ""
    return (
        f'<g transform="translate({x * PITCH + PITCH // 2} {y * PITCH + PITCH // 2})" class="onwheels">'
        f'<g class="{answer.state}{scene.marks(name)}" data-piece="{name}" {answer.attributes}{stop}>'
        '<rect class="halo" x="-19" y="-19" width="38" height="38" rx="11"/>'
        '<rect class="focus" x="-22" y="-22" width="44" height="44" rx="13"/>'
        f'<g class="piece">{rover(scene.own.seat)}</g></g>{jump}</g>'
    )


def _lift(scene: Scene, number: int) -> str:
    """Beside a rover that may jump."""
    found = scene.target(f"lift {number}", scene.text.say("surface-jump", rover=number))
    return (
        f'<g class="{found.state}" {found.attributes} tabindex="-1"><circle class="halo" cx="17" cy="-17" r="11"/>'
        '<circle class="lift" cx="17" cy="-17" r="9"/><path class="arc" d="M12.500-15q4.500-8 9 0m0-4v4h-4"/></g>'
    )


def _step(scene: Scene, number: int, cell: str, way: str) -> str:
    """An arrow onto the next cell, or why there is none."""
    dx, dy, angle = STEPS[way]
    x, y = at(cell)
    notation = f"move {number} {way}"
    known = scene.moves.get(notation)
    found = scene.target(notation, known.text if known else scene.text.say(f"direction-{way}"))
    if not found.state:
        return ""
    others = (at(other) for rover, other in scene.own.planet.rovers.items() if rover != number)
    alone = all(max(abs(far_x - x - dx), abs(far_y - y - dy)) > 1 for far_x, far_y in others)
    reach = f'<path class="reach" d="{REACH}" transform="rotate({angle})"/>' if alone and not dx * dy else ""
    here = f"translate({(x + dx) * PITCH + PITCH // 2} {(y + dy) * PITCH + PITCH // 2})"
    return (
        f'<g id="step-{number}-{way}" class="step {found.state}" data-of="{number}" data-way="{way}" data-keys=""'
        f' {found.attributes} tabindex="-1" transform="{here}">'
        f'{reach}<rect class="halo" x="-17" y="-17" width="34" height="34" rx="8"/>'
        f'<path class="arrow" d="M-7 4 0-5 7 4" transform="rotate({angle})"/></g>'
    )
