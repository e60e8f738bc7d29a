"""Hints, analyses and reviews: what the moves of a seat are worth, in the words of its game.

Whatever is asked about, the answer rests on what the seat could know at that time; the rest is dealt again.
"""

from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import Struct

from planetfall._face import code, notation, record, replay, title_of
from planetfall._guard import BUILD
from planetfall.bots import MOST
from planetfall.bots.analysis import Choice, analyse_moves
from planetfall.core.advice import tell_apart
from planetfall.core.game import Game, code_of, seat_of
from planetfall.core.rng import seed_of, seeded
from planetfall.core.texts import check_language, texts
from planetfall.core.view import Reader

__all__ = [
    "MOVES",
    "REVIEW_TRIALS",
    "TRIALS",
    "WORTH_A_WORD",
    "Advice",
    "Decision",
    "Review",
    "analyse",
    "explain",
    "hint",
    "lost",
    "reason",
    "review",
    "review_decisions",
    "tell",
    "weigh",
    "whole_review",
    "worst",
]

FOLDER = Path(__file__).parent
TRIALS = 4000 if BUILD == "compiled" else 100  # for an answer in a moment
REVIEW_TRIALS = 600 if BUILD == "compiled" else 20  # for each decision of a game
SECONDS = 60.0  # far more than that many trials need
MOVES = 5  # shown by an analysis
COMPARED = 3  # moves that a decision of a review is compared with
WORTH_A_WORD = 0.5  # points: a smaller loss is within what the search can tell
WORST = 3  # decisions of each seat


class Advice(Struct, frozen=True):
    """One move a seat could make, and what speaks for it."""

    move: str  # in notation
    text: str  # in words
    share: float  # of the search's trials
    points: tuple[float, ...]  # the final points that everybody can expect after it
    lead: float  # of the seat over the best of the others, in these points
    loss: float  # of lead, against the best move
    line: tuple[str, ...]  # the moves that probably complete the turn, this one first
    reason: str  # one sentence; empty if the game gives none


class Decision(Struct, frozen=True):
    """One move of a game that is over, or of the game so far."""

    step: int  # how many moves had been made before it
    seat: int
    move: str
    best: str
    loss: float  # of lead, in points
    points: tuple[float, ...]  # the final points that everybody could expect before it
    lines: tuple[tuple[str, ...], ...]  # what was looked at, the best first, each to the end of the turn


class Review(Struct, frozen=True):
    game: str
    seats: int
    trials: int
    seed: int
    decisions: tuple[Decision, ...]
    scores: tuple[int, ...]  # at the end, or so far


def hint(
    game: Game, seat: int, *, trials: int = TRIALS, seconds: float = SECONDS, seed: int = 0, language: str = "en"
) -> Advice:
    """The best move of a seat that has to act. Counted in trials, the same seed gives the same answer everywhere."""
    return analyse(game, seat, trials=trials, seconds=seconds, seed=seed, language=language)[0]


def analyse(
    game: Game,
    seat: int,
    *,
    moves: int = MOVES,
    trials: int = TRIALS,
    seconds: float = SECONDS,
    seed: int = 0,
    language: str = "en",
    names: tuple[str, ...] = (),
) -> list[Advice]:
    """The best moves of a seat that has to act, the best first. The game is not changed."""
    check_language(language)
    return tell(game, seat, weigh(game, seat, moves, trials, seconds, seed), language, names)


def weigh(game: Game, seat: int, moves: int, trials: int, seconds: float, seed: int) -> list[Choice]:
    """The same without words, for whoever says them later."""
    _check_actor(game, seat)
    _check_budget(trials, moves)
    return analyse_moves(game, seat, trials, seconds, seeded(seed), moves)


def tell(game: Game, seat: int, choices: Sequence[Choice], language: str, names: tuple[str, ...] = ()) -> list[Advice]:
    """Choices in words; the game stands where they were weighed."""
    reader = Reader(seat, language, names)
    texts = {move.code: move.text for move in title_of(game).view(game, reader).moves}
    return [_advice(game, choice, choices, texts[choice.code], reader) for choice in choices]


def _check_actor(game: Game, seat: int) -> None:
    actors = game.actors()
    if not actors:
        raise ValueError("the game is over, expected one in which somebody has to move")
    if seat not in actors:
        raise ValueError(f"seat is {seat!r}, expected one that has to move now: {', '.join(map(str, actors))}")


def _check_budget(trials: int, moves: int = 1) -> None:
    if trials < 1 or moves < 1:
        raise ValueError(f"trials is {trials} and moves is {moves}, expected at least 1")
    if trials > MOST:
        raise ValueError(f"trials is {trials}, expected at most {MOST}")


def _advice(game: Game, choice: Choice, choices: Sequence[Choice], text: str, reader: Reader) -> Advice:
    lines = [choice.line, *(other.line for other in choices if other is not choice)]
    return Advice(
        move=notation(game, choice.code),
        text=text,
        share=choice.share,
        points=choice.points,
        lead=choice.lead,
        loss=choice.loss,
        line=tuple(notation(game, step) for step in choice.line),
        reason=reason(game, lines, reader),
    )


def reason(game: Game, lines: Sequence[Sequence[int]], reader: Reader) -> str:
    """One sentence on the first of several lines of moves by the reader's seat; empty if there is nothing to tell."""
    title, seat = title_of(game), reader.seat
    tellers = title.tellers
    if tellers is None or title.evaluation is None or seat is None:
        return ""
    seen = game.copy()
    seen.imagine(seat, seeded(0))
    told = tell_apart(title.evaluation, seen, seat, lines, lambda after: tellers(seen, after, reader))
    if not told:
        return ""
    sentence = told[0]
    if len(told) > 1:
        sentence = texts(FOLDER, reader.language).say("advice-both", first=told[0], second=told[1])
    return f"{sentence[0].upper()}{sentence[1:]}."


# -- after a game ----------------------------------------------------------------------------------------------------


def review(
    game: Game | str,
    *,
    trials: int = REVIEW_TRIALS,
    seed: int = 0,
    progress: Callable[[int, int], None] = lambda *_: None,
) -> Review:
    """Every decision of a game, or of its record, beside the best one. `progress` is told how many are done, of all.

    Counted in trials and seeded for each decision, the answer is the same on every machine.
    """
    _check_budget(trials)
    text = game if isinstance(game, str) else record(game)
    whole = replay(text)
    total = len(whole.history)
    decisions = review_decisions(text, trials, seed, range(total), lambda done: progress(done, total))
    return whole_review(whole, trials, seed, decisions)


def whole_review(game: Game, trials: int, seed: int, decisions: Sequence[Decision]) -> Review:
    """Of the game as it stands after these decisions."""
    return Review(game.title, game.seats, trials, seed, tuple(decisions), tuple(game.scores()))


def review_decisions(
    text: str, trials: int, seed: int, steps: range, progress: Callable[[int], None] = lambda _: None
) -> list[Decision]:
    """Some steps of a record, one after the other."""
    moves = list(replay(text).history)
    game = replay(text, steps.start)
    decisions = []
    for step in steps:
        seat, played = seat_of(moves[step]), code_of(moves[step])
        rng = seeded(seed_of(f"{seed}/{step}"))
        choices = analyse_moves(game, seat, trials, SECONDS, rng, COMPARED, [played])
        decisions.append(_decision(game, step, seat, played, choices))
        game.apply(seat, played)
        progress(len(decisions))
    return decisions


def _decision(game: Game, step: int, seat: int, played: int, choices: Sequence[Choice]) -> Decision:
    return Decision(
        step=step,
        seat=seat,
        move=notation(game, played),
        best=notation(game, choices[0].code),
        loss=next(choice.loss for choice in choices if choice.code == played),
        points=choices[0].points,
        lines=tuple(tuple(notation(game, code) for code in choice.line) for choice in choices),
    )


def lost(decisions: Sequence[Decision], seat: int) -> float:
    """What the decisions of a seat cost together, as far as the search can tell."""
    losses = [decision.loss for decision in decisions if decision.seat == seat]
    return sum(loss for loss in losses if loss >= WORTH_A_WORD)


def worst(decisions: Sequence[Decision], seat: int) -> list[Decision]:
    """The decisions that cost a seat most, the worst first; none where the search can hardly tell."""
    costly = [decision for decision in decisions if decision.seat == seat and decision.loss >= WORTH_A_WORD]
    return sorted(costly, key=lambda decision: -decision.loss)[:WORST]


def explain(game: Game, decision: Decision, language: str = "en", names: tuple[str, ...] = ()) -> str:
    """What speaks for the better move of a decision; the game stands right before it."""
    lines = [[code(game, move) for move in line] for line in decision.lines]
    return reason(game, lines, Reader(decision.seat, language, names))
