"""What the review of a finished game says: what everybody could expect along the game, and what decisions lost."""

import re
from collections.abc import Callable, Sequence
from html import escape
from itertools import groupby
from typing import Any

from markupsafe import Markup
from msgspec import Struct

from planetfall._advice import WORTH_A_WORD, Decision, Review, explain, lost, worst
from planetfall._face import code
from planetfall.core.view import Line, Reader
from planetfall.table.tables import Table, say

__all__ = ["decimal", "show_review"]

WIDTH = 760
LEFT, RIGHT, TOP, BOTTOM = 40, 690, 14, 286
LABELS = BOTTOM + 20
MARGIN = 5.0  # points above the highest and below the lowest
NEIGHBOURS = 4  # steps before and after one that its point of the chart takes in
Place = Callable[[float, float], tuple[float, float]]


class Costly(Struct, frozen=True):
    """One of the decisions that cost a seat most."""

    step: int
    played: str
    better: str
    reason: str
    loss: str


class Loss(Struct, frozen=True):
    step: int
    move: str
    best: str
    loss: str  # empty where the search can hardly tell


class SeatReview(Struct, frozen=True):
    seat: int
    name: str
    summary: str
    worst: list[Costly]
    decisions: list[Loss]


def show_review(table: Table, review: Review, language: str) -> dict[str, Any]:
    """The values of its page."""
    names = table.names(language)
    told = _told(table, review, names, language)
    seats = [_seat(table, review, seat, told, names, language) for seat in range(review.seats)]
    return {"chart": _chart(table, review, names, language), "seats": seats, "trials": review.trials}


def decimal(value: float, language: str) -> str:
    """With one place after the point, or after the comma."""
    text = f"{value:.1f}".replace("-", "−")
    return text.replace(".", ",") if language == "de" else text


Told = dict[int, tuple[str, str]]  # at step: the move that was made and the best one, in words


def _told(table: Table, review: Review, names: tuple[str, ...], language: str) -> Told:
    game = table.played([])
    told: Told = {}
    for decision in review.decisions:
        words = table.title.words(game, language, names)
        move, best = (code(game, notation) for notation in (decision.move, decision.best))
        told[decision.step] = words.move(decision.seat, move, 0), words.move(decision.seat, best, 0)
        game.apply(decision.seat, move)
    return told


def _seat(table: Table, review: Review, seat: int, told: Told, names: tuple[str, ...], language: str) -> SeatReview:
    own = [decision for decision in review.decisions if decision.seat == seat]
    good = sum(decision.loss < WORTH_A_WORD for decision in own)
    return SeatReview(
        seat=seat,
        name=names[seat],
        summary=say("review-summary", language, lost=decimal(lost(own, seat), language), count=len(own), good=good),
        worst=[_costly(table, decision, names, language) for decision in worst(own, seat)],
        decisions=[_loss(decision, told, language) for decision in own],
    )


def _costly(table: Table, decision: Decision, names: tuple[str, ...], language: str) -> Costly:
    """With the points that a move scores at once."""
    game = table.played(table.steps[: decision.step])
    view = table.title.view(game, Reader(decision.seat, language, names))
    texts = {move.notation: move.text for move in view.moves}
    reason = explain(game, decision, language, names)
    loss = decimal(decision.loss, language)
    return Costly(decision.step, texts[decision.move], texts[decision.best], reason, loss)


def _loss(decision: Decision, told: Told, language: str) -> Loss:
    move, best = told[decision.step]
    if decision.loss < WORTH_A_WORD:
        return Loss(decision.step, move, "", "")
    return Loss(decision.step, move, best, decimal(decision.loss, language))


# -- the chart -------------------------------------------------------------------------------------------------------


def _chart(table: Table, review: Review, names: tuple[str, ...], language: str) -> Markup:
    curves = [_curve(review, seat) for seat in range(review.seats)]
    values = [value for curve in curves for value in curve]
    low, high = min(values) - MARGIN, max(values) + MARGIN
    steps = max(1, len(review.decisions))

    def place(step: float, value: float) -> tuple[float, float]:
        return LEFT + (RIGHT - LEFT) * step / steps, BOTTOM - (BOTTOM - TOP) * (value - low) / (high - low)

    log = table.title.view(table.game, Reader(None, language, names)).log
    drawing = _grid(low, high, place) + _rounds(log, place)
    drawing += "".join(_line(seat, curve, place) for seat, curve in enumerate(curves))
    drawing += "".join(_marks(table, review, seat, curves[seat], place, language) for seat in range(review.seats))
    drawing += _ends(names, review.scores, [place(0, score)[1] for score in review.scores])
    ends = zip(names, review.scores, strict=True)
    label = " ".join(say("review-chart-end", language, name=name, points=points) for name, points in ends)
    label = f"{say('review-chart', language)}. {label}"
    view_box = f"0 0 {WIDTH} {LABELS + 6}"
    picture = f'<svg viewBox="{view_box}" role="group" aria-label="{escape(label)}">{drawing}</svg>'
    return Markup(picture)


def _curve(review: Review, seat: int) -> list[float]:
    """The points a seat could expect before each step, and in the end its score.

    Neighbouring steps are judged by what different players knew; their mean shows where the game goes.
    """
    points = [decision.points[seat] for decision in review.decisions]
    near = [points[max(0, step - NEIGHBOURS) : step + NEIGHBOURS + 1] for step in range(len(points))]
    return [*(sum(values) / len(values) for values in near), float(review.scores[seat])]


def _line(seat: int, curve: Sequence[float], place: Place) -> str:
    points = "L".join(f"{x:.4g} {y:.4g}" for x, y in (place(step, value) for step, value in enumerate(curve)))
    return f'<path class="curve p{seat + 1} l{seat + 1}" d="M{points}"/>'


def _marks(table: Table, review: Review, seat: int, curve: Sequence[float], place: Place, language: str) -> str:
    """The costliest decisions of a seat, each a way into the replay."""
    drawing = ""
    for number, decision in enumerate(worst(review.decisions, seat), 1):
        x, y = place(decision.step, curve[decision.step])
        name = table.names(language)[seat]
        loss = decimal(decision.loss, language)
        said = say("review-mark", language, number=number, name=name, step=decision.step + 1, loss=loss)
        href = f"/table/{table.row.id}?at={decision.step}&amp;eye={seat}&amp;better=1"
        mark = f'<circle cx="{x:.4g}" cy="{y:.4g}" r="9"/><text x="{x:.4g}" y="{y + 4:.4g}">{number}</text>'
        drawing += f'<a class="costly p{seat + 1}" href="{href}" aria-label="{escape(said)}">{mark}</a>'
    return drawing


def _grid(low: float, high: float, place: Place) -> str:
    step = 10 if high - low <= 70 else 20
    drawing = ""
    for value in range((int(low) // step + 1) * step, int(high) + 1, step):
        y = place(0, value)[1]
        drawing += (
            f'<path class="rule" d="M{LEFT} {y:.4g}H{RIGHT}"/><text x="{LEFT - 6}" y="{y + 4:.4g}">{value}</text>'
        )
    return drawing


def _rounds(log: Sequence[Line], place: Place) -> str:
    """A line where each round or chapter begins, with its number or name; where there is no room, without."""
    drawing = ""
    free = 0.0
    for group, lines in groupby(log, key=lambda line: line.group):
        x = place(next(lines).step, 0)[0]
        drawing += f'<path class="seam" d="M{x:.4g} {TOP}V{BOTTOM + 6}"/>'
        number = re.search(r"\d+", group)
        name = number.group() if number else group
        if x >= free:
            width = 6.5 * len(name)
            drawing += f'<text class="stage" x="{min(x + 4, WIDTH - width):.4g}" y="{LABELS}">{escape(name)}</text>'
            free = x + 8 + width
    return drawing


def _ends(names: Sequence[str], scores: Sequence[int], heights: Sequence[float]) -> str:
    """Tokens and scores at the right end, pushed apart where lines end together."""
    drawing = ""
    free = -99.0
    for seat in sorted(range(len(heights)), key=lambda seat: heights[seat]):
        y = max(heights[seat], free)
        free = y + 24
        use = (
            f'<use href="/static/icons.svg#token-{seat + 1}" x="{RIGHT + 6}" y="{y - 11:.4g}" width="22" height="22"/>'
        )
        letter = f'<text class="letter" x="{RIGHT + 17}" y="{y + 4:.4g}">{escape(names[seat][:1].upper())}</text>'
        score = f'<text class="end" x="{RIGHT + 34}" y="{y + 5:.4g}">{scores[seat]}</text>'
        drawing += f'<g class="p{seat + 1}" aria-hidden="true">{use}{letter}{score}</g>'
    return drawing
