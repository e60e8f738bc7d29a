"""What a seat cannot know, dealt again."""

from mypy_extensions import i64

from planetfall.core.rng import Rng
from planetfall.games.evacuation.state import State

__all__ = ["deal_unseen"]


def deal_unseen(state: State, seat: i64, rng: Rng) -> None:
    pass
