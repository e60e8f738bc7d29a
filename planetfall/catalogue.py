"""Which games there are. A new one is a folder in `games` and a line here."""

from difflib import get_close_matches
from functools import cache
from importlib import import_module

from planetfall.core.title import Title

__all__ = ["GAMES", "find_title"]

GAMES = {
    "reworld": "planetfall.games.reworld",
    "planet_unknown": "planetfall.games.planet_unknown",
    "galileo_project": "planetfall.games.galileo_project",
    "evacuation": "planetfall.games.evacuation",
}


def find_title(name: str) -> Title:
    """The title of a game; a ValueError lists the choices."""
    if not isinstance(name, str) or name not in GAMES:
        near = get_close_matches(str(name), GAMES, 1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise ValueError(f"there is no game {name!r}, expected one of {', '.join(GAMES)}{hint}")
    return _load(name)


@cache
def _load(name: str) -> Title:
    title = import_module(GAMES[name]).TITLE
    assert isinstance(title, Title), f"{GAMES[name]}.TITLE must be a Title"
    return title
