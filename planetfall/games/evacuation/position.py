"""What a position looks like when it is written down as plain data: for tests, puzzles and bug reports.

describe.py writes a game down, arrange.py makes a game of a description. Everything a description leaves out is empty
or has its natural default: sites lie face up, factories not named are in the supply, the starting stadium lies on the
Old World, stacks hold what is not named elsewhere, displays are filled from them, production is what fields, sea tiles
and infrastructure bring. Things are called by their ids; cards and orders by their numbers.
"""

from msgspec import Struct

from planetfall.games.evacuation import codes
from planetfall.games.evacuation.box import AREAS, COLUMNS, NEW, OLD, RESOURCES
from planetfall.games.evacuation.components import Components
from planetfall.games.evacuation.state import (
    BAYS,
    BUILDINGS,
    BUYING,
    CARD_DISCARDED,
    CARD_HELD,
    CARD_SHOWN,
    CARD_TUCKED,
    CARGO,
    CARGO_FACTORIES,
    CARGO_POPULATION,
    CARGO_STADIUMS,
    COMPLETE,
    CRATES,
    DROPPED,
    FIRST,
    FIRST_SITE,
    FLOWN,
    HAND,
    LAID,
    LOADING,
    LOWER,
    NOTHING,
    ORDERS_HELD,
    ORDERS_PLAYED,
    OWN_GOALS,
    OWN_SHIPS,
    PAID,
    POINTS,
    POPULATION,
    RES,
    REST,
    SAVED,
    SEA_NEW,
    SETTLING,
    SHOWN_GOALS,
    STEPS,
    TAKEN,
    TOKENS,
    UNDER,
    UPPER,
    WAITING,
)

__all__ = [
    "AMOUNTS",
    "LANE_NAMES",
    "NUMBERS",
    "ONES",
    "PHASE_NAMES",
    "PLACES_OF_CARDS",
    "QUESTION_NAMES",
    "ROWS",
    "SETS_OF",
    "START",
    "Names",
    "Player",
    "Position",
    "members",
]

PHASE_NAMES = (
    "draft",
    "hands",
    "income",
    "actions",
    "transport",
    "turn_order",
    "progress",
    "bonus",
    "year_end",
    "over",
)
LANE_NAMES = ("parking", "main", "three")
QUESTION_NAMES = {
    value: name.removeprefix("ASK_").lower().replace("_", "-")
    for name, value in vars(codes).items()
    if name.startswith("ASK_")
}
START = "start"  # the starting stadium among the others

# How the fields of a player lie in the seat's numbers: a number, one for each resource, a row of
# numbers, a set of things, or one thing.
NUMBERS = {
    "population": POPULATION,
    "sea_new": SEA_NEW,
    "tokens": TOKENS,
    "actions_taken": TAKEN,
    "buying": BUYING,
    "upper_bonuses": UPPER,
    "lower_bonuses": LOWER,
    "points": POINTS,
    "first_marker": FIRST,
    "rest": REST,
    "bays_used": BAYS,
    "building_bays_used": BUILDINGS,
    "resource_bays_used": CRATES,
    "cargo_population": CARGO_POPULATION,
}
AMOUNTS = {
    "old": RES,
    "new": RES + NEW * RESOURCES,
    "factories_old": WAITING,
    "factories_new": WAITING + NEW * RESOURCES,
    "saved": SAVED,
    "cargo": CARGO,
    "cargo_factories": CARGO_FACTORIES,
}
ROWS = {"under": (UNDER, AREAS), "complete": (COMPLETE, COLUMNS), "steps": (STEPS, COLUMNS)}
SETS_OF = {
    "ships_old": (OWN_SHIPS + OLD, "ships"),
    "ships_new": (OWN_SHIPS + NEW, "ships"),
    "ships_flown": (FLOWN, "ships"),
    "hand": (HAND, "projects"),
    "laid": (LAID, "projects"),
    "paid": (PAID, "projects"),
    "orders_held": (ORDERS_HELD, "orders"),
    "orders_played": (ORDERS_PLAYED, "orders"),
    "goals": (OWN_GOALS, "goals"),
    "goals_shown": (SHOWN_GOALS, "goals"),
    "cargo_stadiums": (CARGO_STADIUMS, "stadiums"),
}
ONES = {
    "settling": (SETTLING, "fields"),
    "loading": (LOADING, "ships"),
    "first_site": (FIRST_SITE, "sites"),
    "goal_dropped": (DROPPED, "goals"),
}
PLACES_OF_CARDS = {
    "cards": CARD_HELD,
    "cards_tucked": CARD_TUCKED,
    "cards_shown": CARD_SHOWN,
    "cards_discarded": CARD_DISCARDED,
}


class Player(Struct, forbid_unknown_fields=True, omit_defaults=True):
    old: dict[str, int] = {}
    new: dict[str, int] = {}
    production: dict[str, int] | None = None
    factories_old: dict[str, int] = {}
    factories_new: dict[str, int] = {}
    population: int = 0
    fields: dict[str, list[str]] = {}  # fields settled, with the types of their factories
    evacuated: list[str] = []  # sites face down
    sea_new: int = 0
    tokens: int = 0
    actions_taken: int = 0
    under: tuple[int, ...] = (0, 0, 0, 0)
    passed: bool = False
    ships_old: list[str] = []
    ships_new: list[str] = []
    stadiums_old: list[str] | None = None  # `start` is the starting one; there unless it is named elsewhere
    stadiums_new: list[str] = []
    hand: list[str] = []
    laid: list[str] = []
    paid: list[str] = []
    set: int = 0  # technologies; as many as the number of the player
    tiles: list[str] = []  # level by level; in the order of the box
    complete: tuple[int, ...] = (0, 0, 0)
    steps: tuple[int, ...] = (0, 0, 0)
    settling: str = ""
    buying: int = NOTHING
    saved: dict[str, int] = {}
    upper_bonuses: int = 0
    lower_bonuses: int = 0
    orders_held: list[str] = []
    orders_played: list[str] = []
    goals: list[str] = []
    goals_shown: list[str] = []
    goal_dropped: str = ""
    markers: tuple[int, ...] = (0, 0)
    lanes: tuple[str, ...] = ("parking", "parking")
    points: int = NOTHING
    first_marker: int = NOTHING
    rest: int = 0
    loading: str = ""
    first_site: str = ""
    bays_used: int = 0
    building_bays_used: int = 0
    resource_bays_used: int = 0
    cargo: dict[str, int] = {}
    cargo_factories: dict[str, int] = {}
    cargo_population: int = 0
    cargo_stadiums: list[str] = []
    ships_flown: list[str] = []
    cards: list[int] = []
    cards_tucked: list[int] = []
    cards_shown: list[int] = []
    cards_discarded: list[int] = []
    questions: list[tuple[str, int]] = []  # the last one is asked first


class Position(Struct, forbid_unknown_fields=True, omit_defaults=True):
    players: list[Player]
    setting: dict[str, str] = {}  # options that are not usual
    year: int = 1
    phase: str = "actions"
    turn_order: list[int] | None = None  # colours; the seats in order
    turn: int = 0
    acting: int = NOTHING
    ending: bool = False
    displays: dict[str, list[str]] = {}  # from the X space, empty ones as ""; filled from the stacks
    stacks: dict[str, list[str]] = {}  # the top first; all that lies nowhere else
    buried: tuple[int, ...] = (0, 0, 0)
    boxed: dict[str, list[str]] = {}
    first_flight_less: dict[str, int] = {}
    rival_fields: list[str] = []
    rival_stadiums: list[str] = []
    rival_markers: tuple[int, ...] = (0, 0, 0, 0)  # alone: the opponent's two, the neutral ones
    rival_lanes: tuple[str, ...] = ("parking", "parking", "parking", "parking")
    bonus_cards: list[int] = []  # one for each year
    packs: list[list[str]] = []
    pick: int = 0
    pile: list[int] | None = None  # action cards, the last one is drawn next
    orders: list[str] = []
    lines: list[int] = []
    solo: list[int] = []  # solo cards, the top first
    turned: int = 0
    corner: int | None = None
    late_stadiums: list[str] = []
    revealed: int = 0
    chance: list[int] | None = None  # the generator; that of seed 0 if left out


class Names:
    """What things are called in a description."""

    def __init__(self, components: Components) -> None:
        self.ships = [ship.id for ship in components.ships]
        self.stadiums = [*(stadium.id for stadium in components.stadiums), START]
        self.projects = [card.id for card in components.infrastructure]
        self.fields = [field.id for field in components.fields]
        self.sites = [site.id for site in components.sites]
        self.goals = [goal.id for goal in components.goals]
        self.orders = [order.counts for order in components.orders]
        self.technologies = [tile.id for tile in components.technologies]
        self.bonuses = [card.number for card in components.bonus_cards]
        self.displays = (self.projects, self.ships, self.stadiums[:-1])

    def of(self, what: str) -> list[str]:
        names = getattr(self, what)
        assert isinstance(names, list)
        return names


def members(bits: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [bit for bit in range(bits.bit_length()) if bits >> bit & 1]
