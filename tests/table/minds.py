"""Ways to think, good and bad, for workers in tests: small to import, because every worker does."""

import os
import time

from planetfall._face import notation, replay
from planetfall.bots import decide, find_bot
from planetfall.core.rng import seeded
from planetfall.table.worker import Question

__all__ = ["failing", "hanging", "illegal", "noisy", "quick", "suicidal"]


def quick(question: Question) -> str:
    game = replay(question.record)
    return notation(game, decide(find_bot("random"), game, question.seat, seeded(question.seed)))


def noisy(question: Question) -> str:
    print("is anybody reading this?", flush=True)
    return quick(question)


def failing(question: Question) -> str:
    raise RuntimeError(f"I hold {question.record}")


def hanging(question: Question) -> str:
    time.sleep(1000)
    return ""


def suicidal(question: Question) -> str:
    os._exit(1)


def illegal(question: Question) -> str:
    return "settle the moon"
