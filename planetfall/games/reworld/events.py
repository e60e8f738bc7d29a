"""Kinds of log events. The words stand in texts.*.ftl under `event-` and the name given here."""

from typing import Final

__all__ = [
    "ACQUIRED",
    "BOXED",
    "BUILT",
    "CARRIED",
    "CHAPTER_TWO",
    "DEFENDED",
    "DROPPED",
    "FINAL_CATEGORY",
    "FOUNDED",
    "GREW",
    "LANDED",
    "MARKED",
    "NAMES",
    "ROUND_BEGAN",
    "SACRIFICED",
    "SHIP_TAKEN",
    "TASK_SCORED",
]

# With what each tells beside its points.
ROUND_BEGAN: Final = 1  # round
ACQUIRED: Final = 2  # tile, port, payment
MARKED: Final = 3  # never the card
DROPPED: Final = 4
CHAPTER_TWO: Final = 5
FOUNDED: Final = 6  # tile, letter, sign
GREW: Final = 7  # tile, letter
DEFENDED: Final = 8  # tile, shields
CARRIED: Final = 9  # tile, docking row
BUILT: Final = 10  # tile, letter
BOXED: Final = 11  # tile that found no city
LANDED: Final = 12  # tile
SACRIFICED: Final = 13  # tile
TASK_SCORED: Final = 14  # tile, letter of the chosen city or -1
SHIP_TAKEN: Final = 15  # ship
FINAL_CATEGORY: Final = 16  # category, value

NAMES: Final = {
    ROUND_BEGAN: "round-began",
    ACQUIRED: "acquired",
    MARKED: "marked",
    DROPPED: "dropped",
    CHAPTER_TWO: "chapter-two",
    FOUNDED: "founded",
    GREW: "grew",
    DEFENDED: "defended",
    CARRIED: "carried",
    BUILT: "built",
    BOXED: "boxed",
    LANDED: "landed",
    SACRIFICED: "sacrificed",
    TASK_SCORED: "task-scored",
    SHIP_TAKEN: "ship-taken",
    FINAL_CATEGORY: "final-category",
}
