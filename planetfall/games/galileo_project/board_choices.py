"""Answers that have no place on the table, as buttons beside the sentence: payments, abilities, levels."""

from html import escape

from planetfall.core.marks import icon
from planetfall.core.view import Move
from planetfall.games.galileo_project.board_market import amount
from planetfall.games.galileo_project.scene import Scene

__all__ = ["choices"]

PAYING = 4  # at most so many payments are buttons; all of them stand under "All moves"
BLOCKS = ("io", "instant", "tuck", "discard", "buy", "save", "levels", "track")


def choices(scene: Scene) -> str:
    buttons = [_answer(scene, move) for block in BLOCKS for move in scene.block(block)]
    buttons += [_payment(scene, move) for move in _payments(scene)]
    if scene.view.question == "choice":
        buttons += [_answer(scene, move) for move in scene.block("bonus")]
    if scene.view.question == "bonus":
        buttons += [_answer(scene, move, " only-narrow") for move in scene.block("bonus")]
    if scene.view.question == "new-project":
        buttons += [_answer(scene, move) for move in scene.block("project")]
    buttons += [_answer(scene, move) for move in scene.block("pass")]
    return "".join(buttons)


def _payments(scene: Scene) -> list[Move]:
    """With the least MC first; of many the first ones and the last."""
    found = scene.block("pay")
    return found if len(found) <= PAYING else [*found[: PAYING - 1], found[-1]]


def _payment(scene: Scene, move: Move) -> str:
    mc = int(move.notation.split()[1])
    influence = scene.view.to_pay - mc
    track = scene.view.pays_in
    parts = [amount(influence, track)] if influence or not mc else []
    parts += [amount(mc, "mc")] if mc else []
    ahead = f' data-ahead="{track}-{scene.own.influence - influence}"'
    return _button(scene, move, f'<span aria-hidden="true">{" ".join(parts)}</span>', ahead)


def _answer(scene: Scene, move: Move, kind: str = "") -> str:
    block, *label = move.notation.split()
    mark = icon(label[0]) if block == "track" else icon(ICONS[block]) if block in ICONS else ""
    return _button(scene, move, f'{mark}<span class="word">{escape(move.text)}</span>', "", kind)


ICONS = {"instant": "instant", "tuck": "tuck", "io": "moon-io", "buy": "energy"}


def _button(scene: Scene, move: Move, words: str, more: str, kind: str = "") -> str:
    target = scene.card(move.notation, move.text, move.text)
    name = move.notation.replace(" ", "-")
    return f'<button type="button" class="btn pick{kind}" id="do-{name}" {target.attributes}{more}>{words}</button>'
