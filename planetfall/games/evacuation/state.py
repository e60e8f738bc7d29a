"""What lies where.

Each seat has a row of numbers; sets of ships, fields or cards are one number with a bit for each. Colours are the
seats, and alone also the opponent and the neutral colour after them.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.game import Game
from planetfall.games.evacuation.box import ACTION_CARDS, DISPLAYS, FIELDS, RESOURCES, SHIPS, SLOTS, Box

__all__ = [
    "BAYS",
    "BIT",
    "BUILDINGS",
    "BUYING",
    "CARD_DISCARDED",
    "CARD_HELD",
    "CARD_PILE",
    "CARD_SHOWN",
    "CARD_TUCKED",
    "CARGO",
    "CARGO_FACTORIES",
    "CARGO_POPULATION",
    "CARGO_STADIUMS",
    "COMPLETE",
    "CRATES",
    "DROPPED",
    "FIRST",
    "FIRST_SITE",
    "FLOWN",
    "HAND",
    "LAID",
    "LASTING",
    "LEARNED",
    "LOADING",
    "LOWER",
    "NOTHING",
    "ORDERS_HELD",
    "ORDERS_PLAYED",
    "OUT",
    "OWN",
    "OWN_FIELDS",
    "OWN_GOALS",
    "OWN_SHIPS",
    "OWN_STADIUMS",
    "PAID",
    "PEOPLE",
    "PHASE_ACTIONS",
    "PHASE_BONUS",
    "PHASE_DRAFT",
    "PHASE_HANDS",
    "PHASE_INCOME",
    "PHASE_OVER",
    "PHASE_PROGRESS",
    "PHASE_TRANSPORT",
    "PHASE_TURN_ORDER",
    "PHASE_YEAR_END",
    "PICTURES",
    "PLEASED",
    "POINTS",
    "POPULATION",
    "PRODUCTION",
    "RES",
    "REST",
    "RIVAL",
    "SAVED",
    "SEA_NEW",
    "SET",
    "SETTLED",
    "SETTLING",
    "SHOWN_GOALS",
    "SITES_UP",
    "STADIUM_COUNT",
    "START_STADIUM",
    "STEPS",
    "SUPPLY",
    "TAKEN",
    "TOKENS",
    "UNDER",
    "UPPER",
    "WAITING",
    "Setting",
    "State",
    "count_bits",
]

# Numbers of one seat, counted from seat * OWN.
RES: Final = 0  # + world * 3 + resource
PRODUCTION: Final = 6  # + resource
SUPPLY: Final = 9  # + type: factories not used yet
WAITING: Final = 12  # + world * 3 + type: factories on a side of the board
POPULATION: Final = 18  # waiting on the New World side
SETTLED: Final = 19  # + type: factories on fields
PEOPLE: Final = 22  # population on fields
OWN_FIELDS: Final = 23  # fields settled, a bit each
SITES_UP: Final = 24  # sites face up, a bit each
SEA_NEW: Final = 25  # sea tiles put on the New World side
TOKENS: Final = 26  # penalty tokens
TAKEN: Final = 27  # actions taken this year
UNDER: Final = 28  # + area: action cards under it
OUT: Final = 32  # 1 once the seat has passed this phase
OWN_SHIPS: Final = 33  # + world: ships above it, a bit each
FIRST_SITE: Final = 35  # the first site in its evacuation bays, NOTHING if none
OWN_STADIUMS: Final = 36  # + world: stadiums beside it, a bit each; without the starting one
START_STADIUM: Final = 38  # world of the starting stadium, NOTHING while it is aboard
STADIUM_COUNT: Final = 39  # + world, with the starting one
PLEASED: Final = 41  # + world: satisfaction of the stadiums there
LEARNED: Final = 43  # satisfaction of complete technologies
HAND: Final = 44  # infrastructure in hand, a bit each
LAID: Final = 45  # infrastructure played and not fulfilled
PAID: Final = 46  # infrastructure played and fulfilled
PICTURES: Final = 47  # illustrations laid out, a bit each
SET: Final = 48  # of technologies
COMPLETE: Final = 49  # + column: complete tiles
STEPS: Final = 52  # + column: researches on the lowest tile that is not complete
LASTING: Final = 55  # + word: what complete technologies do, see lasting.py
SETTLING: Final = 83  # field being settled
BUYING: Final = 84  # what is being paid for, see payment.py; NOTHING if nothing is
SAVED: Final = 85  # + resource: not to be paid for it
UPPER: Final = 88  # bonuses received
LOWER: Final = 89
ORDERS_HELD: Final = 90  # a bit each
ORDERS_PLAYED: Final = 91
OWN_GOALS: Final = 92  # goals kept, a bit each
DROPPED: Final = 93  # the goal put into the box, NOTHING before
SHOWN_GOALS: Final = 94  # goals shown because of a bonus
POINTS: Final = 95  # power points counted in the progress phase, NOTHING before that is decided
FIRST: Final = 96  # the progress marker that has moved while the other has not, else NOTHING
REST: Final = 97  # spaces for the other one
LOADING: Final = 98  # the ship that takes on cargo, NOTHING if none does
BAYS: Final = 99  # evacuation bays used
BUILDINGS: Final = 100  # building bays used
CRATES: Final = 101  # resource bays used
CARGO: Final = 102  # + resource
CARGO_FACTORIES: Final = 105  # + type
CARGO_POPULATION: Final = 108
CARGO_STADIUMS: Final = 109  # a bit each, the starting one is bit STADIUMS
FLOWN: Final = 110  # ships that have moved in this transport, a bit each
OWN: Final = 111

NOTHING: Final = -1

# Where an action card is (chapter 15); + seat where one is named.
CARD_PILE: Final = 0
CARD_HELD: Final = 10  # + seat
CARD_TUCKED: Final = 20  # + seat: face down under an area, known to that seat
CARD_SHOWN: Final = 30  # + seat: face up
CARD_DISCARDED: Final = 40  # + seat: face down, known to that seat

# Phases of a year, what comes before the first and after the last.
PHASE_DRAFT: Final = 0
PHASE_HANDS: Final = 1
PHASE_INCOME: Final = 2
PHASE_ACTIONS: Final = 3
PHASE_TRANSPORT: Final = 4
PHASE_TURN_ORDER: Final = 5
PHASE_PROGRESS: Final = 6
PHASE_BONUS: Final = 7
PHASE_YEAR_END: Final = 8
PHASE_OVER: Final = 9

RIVAL: Final = 1  # alone: the colour of the opponent; the neutral one comes after it

BIT: Final = vec[i64]([1 << k for k in range(63)])


@final
class Setting:
    """What was agreed before the game; never changes."""

    def __init__(self) -> None:
        self.race = True
        self.generous = False
        self.advanced = False
        self.orders = False
        self.dominance = False
        self.new_stadiums = False  # only they count for the turn order (1.22)
        self.third_party = False


class State(Game):
    def __init__(self) -> None:
        super().__init__()
        self.title = "evacuation"
        self.box = NO_BOX
        self.setting = NO_SETTING
        self.year: i64 = 0
        self.phase: i64 = PHASE_DRAFT
        self.turn_order = vec[i64]()  # colours, the first one first; replaced, never changed
        self.turn: i64 = 0  # place in the turn order of whoever is next
        self.acting: i64 = NOTHING  # the seat that has taken an action in this turn
        self.ending = False  # the race is decided: the game ends as 12.1 says
        self.own = vec[i64]()  # at seat * OWN
        self.tiles = vec[i64]()  # technologies, at seat * 9 + level * COLUMNS + column; empty before they are laid
        # displays: infrastructure, ships, stadiums
        self.display = vec[i64]()  # at display * SLOTS + slot, NOTHING where it is empty
        self.projects = vec[i64]()  # the stacks, the top first; replaced, never changed
        self.ships = vec[i64]()
        self.stadiums = vec[i64]()
        self.buried = vec[i64]()  # how many of the lowest in a stack everybody saw put there, at display; replaced
        self.boxed = vec[i64]()  # put into the box at a year end, a bit each, at display; replaced, never changed
        self.first_flight_less = vec[i64]()  # at ship, 0 once it has flown; replaced, never changed
        # the New World
        self.settled: i64 = 0  # fields somebody has settled, the opponent too
        self.rival_fields: i64 = 0
        self.built = vec[i64]()  # factories on a field: food + 8 * steel + 64 * energy
        # the progress track, at colour * 2 + marker
        self.space = vec[i64]()
        self.lane = vec[i64]()  # 0 parking lane or start, 1 main lane, 2 lane for three and more
        self.bonus = vec[i64]()  # bonus cards, at year - 1
        # goals: the card taken from a pack as first, second … stands at pack * 4; see goals.py; replaced
        self.packs = vec[i64]()
        self.pick: i64 = 0  # how many each pack has given
        # action cards
        self.card_at = vec[i64]()  # at card
        self.pile = vec[i64]()  # the last one is drawn next; replaced, never changed
        # modules
        self.orders: i64 = 0  # open ones, a bit each
        self.lines = vec[i64]()  # of line dominance, as in box.dominance_fields
        # solo cards
        self.solo = vec[i64]()  # this year's, the top first; replaced, never changed
        self.turned: i64 = 0  # how many have been turned up
        self.corner: i64 = 0
        self.rival_stadiums: i64 = 0  # a bit each
        self.late_stadiums: i64 = 0  # put aside, a bit each

    def copy_state(self, twin: "State") -> None:
        self.copy_base(twin)
        twin.box = self.box
        twin.setting = self.setting
        twin.year = self.year
        twin.phase = self.phase
        twin.turn_order = self.turn_order  # as all that is replaced and never changed
        twin.turn = self.turn
        twin.acting = self.acting
        twin.ending = self.ending
        twin.own = self.own[:]
        twin.tiles = self.tiles  # laid once
        twin.display = self.display[:]
        twin.projects = self.projects
        twin.ships = self.ships
        twin.stadiums = self.stadiums
        twin.buried = self.buried
        twin.boxed = self.boxed
        twin.first_flight_less = self.first_flight_less
        twin.settled = self.settled
        twin.rival_fields = self.rival_fields
        twin.built = self.built[:]
        twin.space = self.space[:]
        twin.lane = self.lane[:]
        twin.bonus = self.bonus  # laid once
        twin.packs = self.packs
        twin.pick = self.pick
        twin.card_at = self.card_at[:]
        twin.pile = self.pile
        twin.orders = self.orders
        twin.lines = self.lines  # laid once
        twin.solo = self.solo
        twin.turned = self.turned
        twin.corner = self.corner
        twin.rival_stadiums = self.rival_stadiums
        twin.late_stadiums = self.late_stadiums

    def clear_table(self, box: Box, setting: Setting, seats: i64) -> None:
        """An empty table: boards and sites, nothing laid out."""
        self.box = box
        self.setting = setting
        colours: i64 = 3 if seats == 1 else seats
        self.turn_order = vec[i64](list(range(colours)))
        self.own = vec[i64]([0] * (seats * OWN))
        self.display = vec[i64]([NOTHING] * (DISPLAYS * SLOTS))
        self.buried = vec[i64]([0] * DISPLAYS)
        self.boxed = vec[i64]([0] * DISPLAYS)
        self.first_flight_less = vec[i64]([0] * SHIPS)
        self.built = vec[i64]([0] * FIELDS)
        self.space = vec[i64]([0] * (colours * 2))
        self.lane = vec[i64]([0] * (colours * 2))
        if setting.advanced:
            self.card_at = vec[i64]([CARD_PILE] * ACTION_CARDS)
        self.corner = box.start_corner
        seat: i64
        for seat in range(seats):
            self._clear_seat(seat * OWN)

    def _clear_seat(self, base: i64) -> None:
        """1.2, 1.3 and 1.10."""
        own = self.own
        kind: i64
        for kind in range(RESOURCES):
            own[base + SUPPLY + kind] = self.box.factories_of_type
        own[base + SITES_UP] = BIT[self.box.sites] - 1
        own[base + STADIUM_COUNT] = 1
        own[base + PLEASED] = self.box.starting_satisfaction
        for kind in (BUYING, SETTLING, DROPPED, POINTS, FIRST, LOADING, FIRST_SITE):
            own[base + kind] = NOTHING


def count_bits(members: i64) -> i64:
    """How many a set has."""
    count: i64 = 0
    while members:
        members &= members - 1
        count += 1
    return count


NO_BOX: Final = Box()
NO_SETTING: Final = Setting()
