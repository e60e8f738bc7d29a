"""Answers that have no place on the table, as buttons beside the sentence: payments, abilities, levels."""

from html import escape

from planetfall.core.marks import icon
from planetfall.core.view import Move
from planetfall.games.galileo_project.board_market import amount
from planetfall.games.galileo_project.scene import Scene

__all__ = ["choices"]

PAYING = 4  # so many payments are buttons on a wide page, where fields of the influence track offer all of them
BLOCKS = ("io", "instant", "tuck", "discard", "buy", "save", "levels", "track")


def choices(scene: Scene) -> str:
    buttons = [_refused(scene, notation) for notation in scene.refused if notation in REFUSED]
    buttons += [_answer(scene, move) for block in BLOCKS for move in scene.block(block)]
    buttons += [_payment(scene, move, "" if shown else " only-narrow") for move, shown in _payments(scene)]
    if scene.view.question == "choice":
        buttons += [_answer(scene, move) for move in scene.block("bonus")]
    if scene.view.question == "bonus":
        buttons += [_answer(scene, move, " only-narrow") for move in scene.block("bonus")]
    if scene.view.question == "new-project":
        buttons += [_answer(scene, move) for move in scene.block("project")]
    buttons += [_answer(scene, move) for move in scene.block("pass")]
    return _no_way_back(scene) + "".join(buttons)


def _no_way_back(scene: Scene) -> str:
    """Said once if it goes for every answer; else on the buttons for which it does."""
    if not scene.moves or not all(move.reveals for move in scene.moves.values()):
        return ""
    return f'<span class="fine once">{icon("warn")}{scene.say("do-once")}</span>'


def _payments(scene: Scene) -> list[tuple[Move, bool]]:
    """With the least MC first; of many a wide page shows the first ones and the last."""
    found = scene.block("pay")
    return [(move, place < PAYING - 1 or move is found[-1]) for place, move in enumerate(found)]


def _payment(scene: Scene, move: Move, kind: str) -> str:
    mc = int(move.notation.split()[1])
    influence = scene.view.to_pay - mc
    track = scene.view.pays_in
    parts = [amount(influence, track)] if influence or not mc else []
    parts += [amount(mc, "mc")] if mc else []
    ahead = f' data-ahead="{track}-{scene.own.influence - influence}"'
    return _button(scene, move, f'<span aria-hidden="true">{" ".join(parts)}</span>', ahead, kind)


def _answer(scene: Scene, move: Move, kind: str = "") -> str:
    block, *label = move.notation.split()
    mark = icon(label[0]) if block == "track" else icon(ICONS[block]) if block in ICONS else ""
    words = scene.say(f"do-{block}") if block in ABILITIES else escape(move.text)
    return _button(scene, move, f'{mark}<span class="word" aria-hidden="true">{words}</span>', "", kind)


def _refused(scene: Scene, notation: str) -> str:
    """What one would look for here, and why it is not to be had."""
    words = scene.text.say(f"do-{notation}")
    target = scene.card(notation, words, words)
    content = f'{target.name}{icon(ICONS[notation])}<span aria-hidden="true">{escape(words)}</span>'
    return f'<button type="button" class="btn" id="do-{notation}" {target.attributes}>{content}</button>'


REFUSED = ("instant", "tuck", "io")
ABILITIES = ("instant", "tuck", "discard")  # the card says what they do, and the line below the question
ICONS = {"instant": "instant", "tuck": "tuck", "io": "moon-io", "buy": "energy"}


def _button(scene: Scene, move: Move, words: str, more: str, kind: str = "") -> str:
    target = scene.card(move.notation, move.text, move.text)
    name = move.notation.replace(" ", "-")
    opening = f'<button type="button" class="btn pick{kind}" id="do-{name}" {target.attributes}{more}>'
    some = move.reveals and not _no_way_back(scene)
    once = f' <small aria-hidden="true">{scene.say("do-once")}</small>' if some else ""
    return f"{opening}{target.name}{words}{once}</button>"
