"""The displays."""

from planetfall.games.evacuation.scene import Scene

__all__ = ["shop"]


def shop(scene: Scene) -> str:
    return '<section class="panel shop" id="shop"></section>'
