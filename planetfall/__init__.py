"""Four board games about leaving one world and settling another, as a library, a command and an engine for research."""

from planetfall._guard import BUILD  # isort: skip  # before anything compiled is imported
from planetfall._advice import Advice, Decision, Review, analyse, hint, review
from planetfall._face import (
    Playouts,
    act,
    arrange,
    catalogue,
    code,
    describe,
    new,
    notation,
    playouts,
    record,
    replay,
    view,
    why_not,
)
from planetfall._version import VERSION as __version__
from planetfall.core.components import ComponentsError
from planetfall.core.game import Game
from planetfall.core.record import RecordError
from planetfall.core.title import GameInfo, IllegalMove, Option, Reason

__all__ = [
    "BUILD",
    "Advice",
    "ComponentsError",
    "Decision",
    "Game",
    "GameInfo",
    "IllegalMove",
    "Option",
    "Playouts",
    "Reason",
    "RecordError",
    "Review",
    "__version__",
    "act",
    "analyse",
    "arrange",
    "catalogue",
    "code",
    "describe",
    "hint",
    "new",
    "notation",
    "playouts",
    "record",
    "replay",
    "review",
    "view",
    "why_not",
]
