"""The table of Evacuation as HTML, for now in words: what the terminal shows, every move as a button, the score."""

from html import escape

from planetfall.core.view import Board, Look
from planetfall.core.view import View as SharedView
from planetfall.games.evacuation.scene import Scene
from planetfall.games.evacuation.scene import scene as scene_of
from planetfall.games.evacuation.screen import draw
from planetfall.games.evacuation.view import View

__all__ = ["board"]

WIDTH = 110  # characters of a line


def board(view: SharedView, look: Look) -> Board:
    assert isinstance(view, View), "this is the room of Evacuation"
    scene = scene_of(view, look)
    table = f'<pre class="words">{escape(draw(view, look.language, WIDTH))}</pre>'
    return Board({"board": table}, _choices(scene), _score_sheet(scene))


def _choices(scene: Scene) -> str:
    buttons = [
        f'<button type="button" class="btn" {scene.button(move.notation).attributes}>{escape(move.text)}</button>'
        for move in scene.moves.values()
    ]
    return "".join(buttons)


def _score_sheet(scene: Scene) -> str:
    """Sources by seat; those that bring nobody anything are left out."""
    seats = scene.view.seats
    heads = "".join(f'<th scope="col">{escape(seat.name)}</th>' for seat in seats)
    used = [source for source in seats[0].earned if any(seat.earned[source] for seat in seats)]
    rows = "".join(_row(scene.say(f"source-{name}"), [seat.earned[name] for seat in seats]) for name in used)
    total = _row(scene.say("screen-total"), [seat.score for seat in seats])
    return (
        f'<div class="scoresheet"><table class="points"><thead><tr><th scope="col">{scene.say("screen-source")}</th>'
        f"{heads}</tr></thead><tbody>{rows}</tbody><tfoot>{total}</tfoot></table></div>"
    )


def _row(name: str, numbers: list[int]) -> str:
    return f'<tr><th scope="row">{name}</th>{"".join(f"<td>{number}</td>" for number in numbers)}</tr>'
