"""Kinds of log events. The words stand in texts.*.ftl under `event-` and the name given here."""

from typing import Final

__all__ = [
    "ADVANCED",
    "CARDS_REVEALED",
    "CARD_TAKEN",
    "COLLECTED_LIFEPOD",
    "COLLECTED_METEORITE",
    "CONTEST_OPENED",
    "DESTROYED_LIFEPOD",
    "DESTROYED_METEORITE",
    "DESTROYED_ROVER",
    "END_BEGAN",
    "EVENT_SHOWN",
    "FLUX_CHOSEN",
    "LAST_ROUND",
    "METEORITE_FELL",
    "NAMES",
    "PATCH_KEPT",
    "PATCH_PLACED",
    "PEEKED_AT",
    "PLACED",
    "PUT_ASIDE",
    "REGRESSED",
    "ROUND_BEGAN",
    "ROVER_LANDED",
    "ROVER_MOVED",
    "SCORED",
    "STATION_TURNED",
    "STOWED",
    "TECHNOLOGY_USED",
]

# With what each tells beside its points; a seat of -1 is nobody's.
ROUND_BEGAN: Final = 1  # round
STATION_TURNED: Final = 2  # rotation
EVENT_SHOWN: Final = 3  # event card
LAST_ROUND: Final = 4
PLACED: Final = 5  # tile, orientation, cell
PUT_ASIDE: Final = 6  # tile
ADVANCED: Final = 7  # tracker, column, space
REGRESSED: Final = 8  # tracker, column, space
PATCH_PLACED: Final = 9  # cell
PATCH_KEPT: Final = 10
ROVER_LANDED: Final = 11  # rover, cell
ROVER_MOVED: Final = 12  # rover, cell left, cell entered
COLLECTED_METEORITE: Final = 13  # cell
COLLECTED_LIFEPOD: Final = 14  # cell
DESTROYED_METEORITE: Final = 15  # cell, -1 if it had been collected
DESTROYED_LIFEPOD: Final = 16  # cell, -1 if it had been collected
DESTROYED_ROVER: Final = 17  # rover
METEORITE_FELL: Final = 18  # cell
CARD_TAKEN: Final = 19  # card, -1 while it is secret; rank
TECHNOLOGY_USED: Final = 20  # level
FLUX_CHOSEN: Final = 21  # track
STOWED: Final = 22  # place of a lifepod on the corporation
PEEKED_AT: Final = 23
CONTEST_OPENED: Final = 24  # objective
END_BEGAN: Final = 25
CARDS_REVEALED: Final = 26  # card
SCORED: Final = 27  # source

NAMES: Final = {
    ROUND_BEGAN: "round-began",
    STATION_TURNED: "station-turned",
    EVENT_SHOWN: "event-shown",
    LAST_ROUND: "last-round",
    PLACED: "placed",
    PUT_ASIDE: "put-aside",
    ADVANCED: "advanced",
    REGRESSED: "regressed",
    PATCH_PLACED: "patch-placed",
    PATCH_KEPT: "patch-kept",
    ROVER_LANDED: "rover-landed",
    ROVER_MOVED: "rover-moved",
    COLLECTED_METEORITE: "collected-meteorite",
    COLLECTED_LIFEPOD: "collected-lifepod",
    DESTROYED_METEORITE: "destroyed-meteorite",
    DESTROYED_LIFEPOD: "destroyed-lifepod",
    DESTROYED_ROVER: "destroyed-rover",
    METEORITE_FELL: "meteorite-fell",
    CARD_TAKEN: "card-taken",
    TECHNOLOGY_USED: "technology-used",
    FLUX_CHOSEN: "flux-chosen",
    STOWED: "stowed",
    PEEKED_AT: "peeked",
    CONTEST_OPENED: "contest-opened",
    END_BEGAN: "end-began",
    CARDS_REVEALED: "card-revealed",
    SCORED: "scored",
}
