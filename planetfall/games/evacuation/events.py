"""Kinds of log events. The words stand in texts.*.ftl under `event-` and the name given here."""

from typing import Final

__all__ = [
    "ACTION_TAKEN",
    "BONUS_GAINED",
    "BURIED",
    "CARDS_DRAWN",
    "CARD_PLAYED",
    "CLONED",
    "EXCHANGED",
    "FACTORY_GAINED",
    "FACTORY_PREPARED",
    "FIELD_SETTLED_BY",
    "FLEW",
    "FLEW_BACK",
    "GOAL_SHOWN",
    "INCOME",
    "LOADED",
    "MARKER_MOVED",
    "NAMES",
    "ORDER_CLAIMED",
    "ORDER_PLAYED",
    "PASSED",
    "POPULATION_GAINED",
    "PRODUCTION_RAISED",
    "PROJECT_FULFILLED",
    "PROJECT_PLAYED",
    "PROJECT_TAKEN",
    "RACE_DECIDED",
    "REFRESHED_DISPLAY",
    "RESEARCHED",
    "RESOURCE_GAINED",
    "RIVAL_MOVED",
    "RIVAL_SETTLED",
    "RIVAL_STADIUM",
    "SCORED",
    "SHIP_TAKEN",
    "SOLO_CARD",
    "STADIUM_TAKEN",
    "TOKENS_TAKEN",
    "TURNING_POINT",
    "TURN_ORDER_SET",
    "UNLOADED",
    "YEAR_BEGAN",
    "YEAR_ENDED",
]

# With what each tells beside its points; a seat of -1 is nobody's.
YEAR_BEGAN: Final = 1  # year
INCOME: Final = 2  # food, steel, energy of both worlds together
TOKENS_TAKEN: Final = 3  # tokens, food missing, stadiums missing
ACTION_TAKEN: Final = 4  # action, energy
CARD_PLAYED: Final = 5  # action card, energy
PASSED: Final = 6
RESOURCE_GAINED: Final = 7  # world, resource
PRODUCTION_RAISED: Final = 8  # resource, by how much, to what
POPULATION_GAINED: Final = 9  # how many
FACTORY_GAINED: Final = 10  # world, type
FACTORY_PREPARED: Final = 11  # world, type
CLONED: Final = 12  # how many
EXCHANGED: Final = 13  # world, resource given, resource taken
PROJECT_TAKEN: Final = 14  # infrastructure card
PROJECT_PLAYED: Final = 15  # infrastructure card, 1 if fulfilled at once
PROJECT_FULFILLED: Final = 16  # infrastructure card
RESEARCHED: Final = 17  # technology, 1 if complete
FIELD_SETTLED_BY: Final = 18  # field
SHIP_TAKEN: Final = 19  # ship, world
STADIUM_TAKEN: Final = 20  # stadium, world
BURIED: Final = 21  # display, thing
REFRESHED_DISPLAY: Final = 22  # display
FLEW: Final = 23  # ship
FLEW_BACK: Final = 24  # ship
LOADED: Final = 25  # code of what was loaded, ship
UNLOADED: Final = 26
TURN_ORDER_SET: Final = 27  # place, satisfaction
MARKER_MOVED: Final = 28  # marker, space, lane
TURNING_POINT: Final = 29  # turning point, 1 or 2: the first or the second marker
BONUS_GAINED: Final = 30  # bonus card, 0 upper, 1 lower
YEAR_ENDED: Final = 31  # year
ORDER_CLAIMED: Final = 32  # order
ORDER_PLAYED: Final = 33  # order
GOAL_SHOWN: Final = 34  # goal
RACE_DECIDED: Final = 35
SOLO_CARD: Final = 36  # solo card, number and letter of the next
RIVAL_SETTLED: Final = 37  # field
CARDS_DRAWN: Final = 38  # how many
SCORED: Final = 39  # source
RIVAL_MOVED: Final = 40  # colour, marker, space
RIVAL_STADIUM: Final = 41  # stadium

NAMES: Final = {
    YEAR_BEGAN: "year-began",
    INCOME: "income",
    TOKENS_TAKEN: "tokens-taken",
    ACTION_TAKEN: "action-taken",
    CARD_PLAYED: "card-played",
    PASSED: "passed",
    RESOURCE_GAINED: "resource-gained",
    PRODUCTION_RAISED: "production-raised",
    POPULATION_GAINED: "population-gained",
    FACTORY_GAINED: "factory-gained",
    FACTORY_PREPARED: "factory-prepared",
    CLONED: "cloned",
    EXCHANGED: "exchanged",
    PROJECT_TAKEN: "project-taken",
    PROJECT_PLAYED: "project-played",
    PROJECT_FULFILLED: "project-fulfilled",
    RESEARCHED: "researched",
    FIELD_SETTLED_BY: "field-settled-by",
    SHIP_TAKEN: "ship-taken",
    STADIUM_TAKEN: "stadium-taken",
    BURIED: "buried",
    REFRESHED_DISPLAY: "refreshed-display",
    FLEW: "flew",
    FLEW_BACK: "flew-back",
    LOADED: "loaded",
    UNLOADED: "unloaded",
    TURN_ORDER_SET: "turn-order-set",
    MARKER_MOVED: "marker-moved",
    TURNING_POINT: "turning-point",
    BONUS_GAINED: "bonus-gained",
    YEAR_ENDED: "year-ended",
    ORDER_CLAIMED: "order-claimed",
    ORDER_PLAYED: "order-played",
    GOAL_SHOWN: "goal-shown",
    RACE_DECIDED: "race-decided",
    SOLO_CARD: "solo-card",
    RIVAL_SETTLED: "rival-settled",
    CARDS_DRAWN: "cards-drawn",
    SCORED: "scored",
    RIVAL_MOVED: "rival-moved",
    RIVAL_STADIUM: "rival-stadium",
}
