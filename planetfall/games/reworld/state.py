"""What lies where.

Every row of tiles, docked or settled, is a chain: `tip` names the tile at its open end, `behind` the next tile towards
its base. A tile lies in one place only, so one number per tile holds all rows of the table. The tallies below the
chains repeat what the chains say, for speed; audit.py recounts them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.game import Game
from planetfall.games.reworld.box import COMPANIES, FARMING, LETTERS, PORTS, TILES, Box

__all__ = [
    "ALL_MOVED",
    "BIT",
    "CARDS_KEPT",
    "CITY",
    "COMPANIES_PLACED",
    "COUNTS",
    "DEFENCE",
    "DOCKED",
    "FARMING_UNITS",
    "FINAL_SHIP",
    "HEAD_START",
    "IN_BAG",
    "LARGEST_CITY",
    "MARKER_SPACE",
    "ROWS",
    "ROWS_STARTED",
    "ROW_MODULES",
    "SATELLITES",
    "SATELLITES_USED",
    "SCORE",
    "SHIELDS",
    "SHIPS",
    "SHUTTLES",
    "SHUTTLES_USED",
    "SOURCES",
    "SPECIALS",
    "TASKS",
    "TERRABOTS",
    "TILE_BITS",
    "State",
    "add_tile",
    "detach_tile",
    "gain",
    "row_tiles",
]

# Rows of one seat, counted from seat * ROWS: docking rows 0-4, then the settlement area.
CITY: Final = 5  # + letter 0-4
DEFENCE: Final = 10
SHUTTLES: Final = 11
SATELLITES: Final = 12
ROWS: Final = 13

# What population ships look at, kept up to date at seat * COUNTS + …
DOCKED: Final = 0  # modules in all docking rows
LARGEST_CITY: Final = 1  # tiles of the longest city row, its sign included
FARMING_UNITS: Final = 2
SHIELDS: Final = 3
COMPANIES_PLACED: Final = 4
SHUTTLES_USED: Final = 5
SATELLITES_USED: Final = 6
ROWS_STARTED: Final = 7  # city rows and the defence row
SCORE: Final = 8
ROW_MODULES: Final = 9  # + docking row 0-4
COUNTS: Final = 14

# Where points come from, counted from seat * SOURCES.
TERRABOTS: Final = 0
CARDS_KEPT: Final = 1
MARKER_SPACE: Final = 2
SPECIALS: Final = 3
TASKS: Final = 4
SHIPS: Final = 5
FINAL_SHIP: Final = 6
HEAD_START: Final = 7
SOURCES: Final = 8

IN_BAG: Final = -1
# Tiles that have moved, packed; up to nine can be told.
TILE_BITS: Final = 7
MOVES: Final = 8  # there may be when another one is added
ALL_MOVED: Final = -1

BIT: Final = vec[i64]([1 << k for k in range(63)])


class State(Game):
    def __init__(self) -> None:
        super().__init__()
        self.title = "reworld"
        self.box = NO_BOX
        self.head_start = False  # option: later seats begin with points
        self.round: i64 = 0  # 1-5 in Chapter One, 6 in Chapter Two
        self.holder: i64 = 0  # seat with the starting player marker
        self.bag = vec[i64]()  # tiles not yet drawn; the last one is drawn next
        self.boxed: i64 = 0  # tiles that have left the game
        # the station, at port
        self.module = vec[i64]()  # tile at the port, 0 once acquired
        self.top = vec[i64]()  # the one card that counts in the slot, 0 while it is empty
        self.case = vec[i64]()  # what the neighbouring slots show, left * 6 + right; see payment.py
        self.laid = vec[i64]()  # the payment in the slot, as its code; 0 while it is empty
        # cards
        self.hand = vec[i64]()  # packed, at seat
        self.cards = vec[i64]()  # how many that are
        self.thrown = vec[i64]()  # packed, what a seat discarded when it dropped out
        self.leftover: i64 = 0  # packed, never dealt
        self.marker_card: i64 = 0  # officer face down on the starting player space, 0 if none
        self.marker_payer: i64 = 0  # who laid it and so knows it
        self.out: i64 = 0  # seats that have dropped out, one bit each
        # rows of tiles
        self.tip = vec[i64]()  # at seat * ROWS + row, 0 if the row is empty
        self.behind = vec[i64]()  # at tile, 0 if there is none; IN_BAG until it is drawn
        self.moved: i64 = ALL_MOVED  # tiles with another one behind than a learner was told last, packed
        self.length = vec[i64]()  # tiles in the row, city signs not counted
        self.count = vec[i64]()  # at seat * COUNTS + what is counted
        self.sign = vec[i64]()  # 1-4 once the city is founded, at seat * LETTERS + letter
        self.terrabots = vec[i64]()  # at seat * LETTERS + letter
        self.builder_of = vec[i64]()  # construction company of the city, 0 if none; at seat * LETTERS + letter
        self.units = vec[i64]()  # builders placed, at seat * (COMPANIES + 1) + company
        # the module in use this turn
        self.flying: i64 = 0
        self.aboard: i64 = 0  # builder coupled to the shuttle in flight
        self.aboard_too: i64 = 0  # the second one
        # points
        self.ships_left: i64 = 0  # one bit each
        self.ships = vec[i64]()  # taken, one bit each, at seat
        self.earned = vec[i64]()  # at seat * SOURCES + source; adds up to the score

    def copy_state(self, twin: "State") -> None:
        self.copy_base(twin)
        twin.box = self.box
        twin.head_start = self.head_start
        twin.round = self.round
        twin.holder = self.holder
        twin.bag = self.bag[:]
        twin.boxed = self.boxed
        twin.module = self.module[:]
        twin.top = self.top[:]
        twin.case = self.case[:]
        twin.laid = self.laid[:]
        twin.hand = self.hand[:]
        twin.cards = self.cards[:]
        twin.thrown = self.thrown[:]
        twin.leftover = self.leftover
        twin.marker_card = self.marker_card
        twin.marker_payer = self.marker_payer
        twin.out = self.out
        twin.tip = self.tip[:]
        twin.behind = self.behind[:]
        twin.moved = self.moved
        twin.length = self.length[:]
        twin.count = self.count[:]
        twin.sign = self.sign[:]
        twin.terrabots = self.terrabots[:]
        twin.builder_of = self.builder_of[:]
        twin.units = self.units[:]
        twin.flying = self.flying
        twin.aboard = self.aboard
        twin.aboard_too = self.aboard_too
        twin.ships_left = self.ships_left
        twin.ships = self.ships[:]
        twin.earned = self.earned[:]

    def clear_table(self, box: Box, seats: i64) -> None:
        """An empty table: no module drawn, no card dealt."""
        self.box = box
        self.module = vec[i64]([0] * PORTS)
        self.top = vec[i64]([0] * PORTS)
        self.case = vec[i64]([0] * PORTS)
        self.laid = vec[i64]([0] * PORTS)
        self.hand = vec[i64]([0] * seats)
        self.cards = vec[i64]([0] * seats)
        self.thrown = vec[i64]([0] * seats)
        self.tip = vec[i64]([0] * (seats * ROWS))
        self.behind = vec[i64]([0] + [IN_BAG] * TILES)
        self.length = vec[i64]([0] * (seats * ROWS))
        self.count = vec[i64]([0] * (seats * COUNTS))
        self.sign = vec[i64]([0] * (seats * LETTERS))
        self.terrabots = vec[i64]([0] * (seats * LETTERS))
        self.builder_of = vec[i64]([0] * (seats * LETTERS))
        self.units = vec[i64]([0] * (seats * (COMPANIES + 1)))
        self.ships_left = BIT[box.ships] - 1
        self.ships = vec[i64]([0] * seats)
        self.earned = vec[i64]([0] * (seats * SOURCES))


def gain(state: State, seat: i64, source: i64, points: i64) -> None:
    state.count[seat * COUNTS + SCORE] += points
    state.earned[seat * SOURCES + source] += points


def add_tile(state: State, seat: i64, row: i64, tile: i64) -> None:
    """Lay a tile at the open end of a row and count it there."""
    place = seat * ROWS + row
    tip = state.tip
    state.behind[tile] = tip[place]
    _note_move(state, tile)
    tip[place] = tile
    state.length[place] += 1
    count = state.count
    base = seat * COUNTS
    if row < CITY:
        count[base + DOCKED] += 1
        count[base + ROW_MODULES + row] += 1
    elif row <= DEFENCE:
        if state.length[place] == 1:
            count[base + ROWS_STARTED] += 1
        if row == DEFENCE:
            count[base + SHIELDS] += state.box.shields[tile]
        else:
            _count_in_city(state, seat, row - CITY, tile)
    elif row == SHUTTLES:
        count[base + SHUTTLES_USED] += 1
    else:
        count[base + SATELLITES_USED] += 1


def _count_in_city(state: State, seat: i64, letter: i64, tile: i64) -> None:
    tiles = state.length[seat * ROWS + CITY + letter] + 1
    if tiles > state.count[seat * COUNTS + LARGEST_CITY]:
        state.count[seat * COUNTS + LARGEST_CITY] = tiles
    company = state.box.company[tile]
    if company == 0:
        state.terrabots[seat * LETTERS + letter] += 1
        return
    unit = seat * (COMPANIES + 1) + company
    state.units[unit] += 1
    if state.units[unit] == 1:
        state.count[seat * COUNTS + COMPANIES_PLACED] += 1
    if company == FARMING:
        state.count[seat * COUNTS + FARMING_UNITS] += 1
    else:
        state.builder_of[seat * LETTERS + letter] = company


def detach_tile(state: State, seat: i64, row: i64) -> i64:
    """Take the outermost tile off a docking row."""
    place = seat * ROWS + row
    tip = state.tip
    behind = state.behind
    count = state.count
    tile = tip[place]
    tip[place] = behind[tile]
    behind[tile] = 0
    _note_move(state, tile)
    state.length[place] -= 1
    count[seat * COUNTS + DOCKED] -= 1
    count[seat * COUNTS + ROW_MODULES + row] -= 1
    return tile


def _note_move(state: State, tile: i64) -> None:
    if 0 <= state.moved < BIT[MOVES * TILE_BITS]:
        state.moved = state.moved << TILE_BITS | tile
    else:
        state.moved = ALL_MOVED


def row_tiles(state: State, seat: i64, row: i64) -> list[int]:
    """The tiles of a row, from its base to its open end."""
    tiles: list[int] = []
    tile = state.tip[seat * ROWS + row]
    while tile > 0:
        tiles.append(tile)
        tile = state.behind[tile]
    tiles.reverse()
    return tiles


NO_BOX: Final = Box()
