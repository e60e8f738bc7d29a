"""A process of its own that thinks for computers and advises people: questions come in by a pipe, answers go out by
another.

It holds nothing from one question to the next and imports no more than the rules and the bots, so it is there in a
moment and may be killed at any time. It ends when the service does, however that ends.

    python -m planetfall.table.worker planetfall.table.worker:think
"""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from traceback import extract_tb

from msgspec import Struct, json

from planetfall._advice import REVIEW_TRIALS, review_decisions, weigh
from planetfall._face import notation, replay, title_of
from planetfall._guard import BUILD
from planetfall.bots.levels import choose
from planetfall.core.rng import seeded

__all__ = ["THINK", "Answer", "Asked", "HintWanted", "Question", "ReviewWanted", "Think", "main", "think"]

THINK = "planetfall.table.worker:think"
HINT_MOVES = 3
HINT_TRIALS = 20_000 if BUILD == "compiled" else 150
HINT_SECONDS = 0.3  # less than half of what a hint takes


class Question(Struct, frozen=True, tag=True):
    """What shall this seat do? The record holds every secret of the table; what is done with it is up to `think`."""

    record: str
    seat: int
    level: str
    seed: int  # for the computer's own chance


class HintWanted(Struct, frozen=True, tag=True):
    """What are the best moves of this seat worth?"""

    record: str
    seat: int
    seed: int


class ReviewWanted(Struct, frozen=True, tag=True):
    """What did this step of a finished game lose?"""

    record: str
    step: int


Asked = Question | HintWanted | ReviewWanted


class Answer(Struct, frozen=True):
    said: str = ""  # a move in notation; the answer to other questions as JSON
    failed: str = ""  # what went wrong, without a word of what the game holds


Think = Callable[[Question], str]


def think(question: Question) -> str:
    """The move in notation. The level sees the table only as its seat may imagine it."""
    game = replay(question.record)
    tastes = title_of(game).tastes
    return notation(game, choose(question.level, game, question.seat, seeded(question.seed), tastes))


def _hint(wanted: HintWanted) -> str:
    game = replay(wanted.record)
    choices = weigh(game, wanted.seat, HINT_MOVES, HINT_TRIALS, HINT_SECONDS, wanted.seed)
    return json.encode(choices).decode()


def _review(wanted: ReviewWanted) -> str:
    return json.encode(review_decisions(wanted.record, REVIEW_TRIALS, 0, range(wanted.step, wanted.step + 1))).decode()


def main() -> None:
    module, _, name = sys.argv[1].partition(":")
    chosen: Think = getattr(import_module(module), name)
    out = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    if hasattr(os, "nice"):
        os.nice(5)  # pages come before thoughts
    with suppress(BrokenPipeError):  # the service has ended
        _say(out, Answer())  # ready
        for line in sys.stdin.buffer:
            _say(out, _answer(chosen, json.decode(line, type=Asked)))


def _say(out: int, answer: Answer) -> None:
    os.write(out, json.encode(answer) + b"\n")


def _answer(chosen: Think, asked: Asked) -> Answer:
    try:
        if isinstance(asked, HintWanted):
            return Answer(_hint(asked))
        return Answer(_review(asked) if isinstance(asked, ReviewWanted) else chosen(asked))
    except Exception as error:
        last = extract_tb(error.__traceback__)[-1]
        # Never the message: it may tell what somebody holds.
        return Answer(failed=f"{type(error).__name__} in {last.name}, {Path(last.filename).name}:{last.lineno}")


if __name__ == "__main__":
    main()
