"""The others."""

from planetfall.games.evacuation.scene import Scene

__all__ = ["others"]


def others(scene: Scene) -> list[str]:
    return []
