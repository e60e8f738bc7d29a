"""The years."""

from planetfall.games.evacuation.scene import Scene

__all__ = ["times"]


def times(scene: Scene) -> str:
    return '<section class="panel times" id="times"></section>'
