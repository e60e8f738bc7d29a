"""The table of Planet Unknown as HTML: stacks as lists, planets as small drawings. Draws what the view says.

Every cell carries `data-piece`; a cell that a single move is about is a button of its own.
"""

from html import escape

from planetfall.core.texts import Texts, texts
from planetfall.core.view import Board, Look, Move
from planetfall.core.view import View as SharedView
from planetfall.games.planet_unknown.grid import SIDE
from planetfall.games.planet_unknown.notation import CELL_NAMES
from planetfall.games.planet_unknown.parts import TRACK_NAMES
from planetfall.games.planet_unknown.view import Planet, Seat, Stack, View
from planetfall.games.planet_unknown.words import FOLDER

__all__ = ["board"]

PITCH = 20  # of a cell, in the units of the drawing
FEW = 24  # more moves than this stand in the list of all moves only
CELL_BLOCKS = ("patch", "land", "pick", "jump")
GROUND = {"I": "ice", "L": "land", "P": "land"}  # all other cells are special


def board(view: SharedView, look: Look) -> Board:
    assert isinstance(view, View), "this is the room of Planet Unknown"
    text = texts(FOLDER, look.language)
    own = view.viewer if view.viewer is not None else 0
    moves = view.moves if look.live else ()
    areas = {
        "board": _planet(view.seats[own], moves, text) + _station(view, text),
        "own": _player(view.seats[own], view, text),
        "side": "".join(_planet(seat, (), text) + _player(seat, view, text) for seat in view.seats if seat.seat != own),
        "foot": _table(view, text),
    }
    return Board(areas, _choices(moves), _sheet(view, text))


def _choices(moves: tuple[Move, ...]) -> str:
    if len(moves) > FEW:
        return ""
    return "".join(
        f'<button type="button" class="btn pick" data-move="{escape(move.notation)}">{escape(move.text)}</button>'
        for move in moves
    )


# -- planets ---------------------------------------------------------------------------------------------------------


def _planet(seat: Seat, moves: tuple[Move, ...], text: Texts) -> str:
    targets = _targets(moves)
    cells = "".join(_cell(seat, cell, targets) for cell in range(SIDE * SIDE))
    label = escape(text.say("screen-board", seat=seat.name))
    size = SIDE * PITCH
    return f'<svg class="planet" viewBox="0 0 {size} {size}" role="group" aria-label="{label}">{cells}</svg>'


def _targets(moves: tuple[Move, ...]) -> dict[str, Move]:
    """The moves that name one cell, by that cell."""
    named = [(move.notation.split(" "), move) for move in moves]
    return {words[1]: move for words, move in named if words[0] in CELL_BLOCKS}


def _cell(seat: Seat, cell: int, targets: dict[str, Move]) -> str:
    planet = seat.planet
    mark = planet.grid[cell // SIDE][cell % SIDE]
    if mark in ".O":
        return ""
    name = CELL_NAMES[cell]
    kind = planet.terrain[cell] or GROUND.get(mark, "special")
    move = targets.get(name)
    aim = f' role="button" tabindex="0" data-move="{escape(move.notation)}"' if move else ""
    label = escape(move.text if move else f"{name} {_pieces(planet, name)}".rstrip())
    x, y = cell % SIDE * PITCH, cell // SIDE * PITCH
    return (
        f'<g class="cell {kind}{" lit" if move else ""}" data-piece="cell-{seat.seat}-{name}"{aim}'
        f' aria-label="{label}" transform="translate({x} {y})">'
        f'<rect width="{PITCH - 1}" height="{PITCH - 1}" rx="2"/>'
        f'<text x="10" y="14">{_pieces(planet, name)}</text></g>'
    )


def _pieces(planet: Planet, name: str) -> str:
    """Letters and signs rather than colours alone: the symbol, the meteorite, the lifepod, the rover."""
    signs = "".join(str(rover) for rover, cell in planet.rovers.items() if cell == name)
    signs += "✹" if name in planet.meteorites else ""
    signs += "◉" if name in planet.lifepods else ""
    return signs or ("◆" if name in planet.symbols else "")


# -- the rest of the table -------------------------------------------------------------------------------------------


def _station(view: View, text: Texts) -> str:
    stacks = "".join(f"<li>{_stack(stack, view, text)}</li>" for stack in view.stacks if stack.seat is not None)
    return f'<section class="panel stacks"><h2>{text.say("screen-station")}</h2><ul>{stacks}</ul></section>'


def _stack(stack: Stack, view: View, text: Texts) -> str:
    shape = text.say("screen-stack", shape=stack.shape, left=stack.left)
    top = stack.top.text if stack.top is not None else "–"
    faces = text.say("screen-faces", seat=view.names[stack.seat]) if stack.seat is not None else ""
    return escape(f"{shape}: {top} ({faces})")


def _player(seat: Seat, view: View, text: Texts) -> str:
    name = text.say("screen-you", seat=seat.name) if seat.seat == view.viewer else seat.name
    lines = [
        f"{seat.planet.name}: {seat.planet.rule}",
        f"{seat.corporation_name}: {seat.corporation_rule}",
        ", ".join(f"{text.say(f'terrain-{track}')} {space}" for track, space in _tracks(seat)),
        text.say("screen-collected", lifepods=seat.lifepods, meteorites=seat.meteorites),
        text.say("screen-supply", rovers=seat.rovers_left, patches=seat.kept_patches, movement=seat.movement),
        *(f"{card.name}: {card.effect}" for card in (*seat.shown_cards, *seat.cards)),
        *(f"{objective.name}: {objective.text}" for objective in seat.objectives),
    ]
    facts = "".join(f"<li>{escape(line)}</li>" for line in lines)
    medals = text.say("screen-medals", count=seat.score)
    return f'<section class="panel player"><h2>{escape(name)}, {medals}</h2><ul>{facts}</ul></section>'


def _tracks(seat: Seat) -> list[tuple[str, int]]:
    return list(zip(TRACK_NAMES, seat.trackers, strict=True))


def _table(view: View, text: Texts) -> str:
    lines = [view.stage, view.event, view.next_event]
    lines += [f"{rivalry.name}: {rivalry.text}" for rivalry in view.rivalries]
    facts = "".join(f"<li>{escape(line)}</li>" for line in lines if line)
    return f'<section class="panel common"><h2>{text.say("screen-rivalries")}</h2><ul>{facts}</ul></section>'


def _sheet(view: View, text: Texts) -> str:
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in view.names)
    rows = "".join(
        _row(text.say(f"source-{source}"), [seat.earned[source] for seat in view.seats])
        for source in view.seats[0].earned
    )
    total = _row(text.say("screen-total"), list(view.scores))
    first = f'<th scope="col">{text.say("screen-source")}</th>'
    return f"<table><thead><tr>{first}{heads}</tr></thead><tbody>{rows}{total}</tbody></table>"


def _row(name: str, numbers: list[int]) -> str:
    cells = "".join(f"<td>{number}</td>" for number in numbers)
    return f'<tr><th scope="row">{escape(name)}</th>{cells}</tr>'
