"""What lies where.

Each seat has a set of boards (see grid.py), one per thing that can lie on a planet, and a row of numbers. What it has
gained and not resolved yet is counted in `open`, kind by kind.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.game import Game
from planetfall.games.planet_unknown.box import CARDS, OBJECTIVES, RANKS, STACKS, TRACKS, Box
from planetfall.games.planet_unknown.codes import KINDS, ROVERS
from planetfall.games.planet_unknown.grid import CELL_BIT, CELL_WORD, WORDS, count_board

__all__ = [
    "BEGAN_CARRYING",
    "BEGAN_ON",
    "BIT",
    "BOARDS",
    "CARD_ASIDE",
    "CARD_HELD",
    "CARD_IN_PLAY",
    "CARD_REMOVED",
    "CARD_SHOWN",
    "COLLECTED",
    "COLUMN",
    "CORP",
    "COVERED",
    "CRATERS",
    "FLUX_TRACK",
    "FORGONE",
    "FREE_STEPS",
    "KEPT",
    "LAST",
    "LIFEPODS",
    "LIFTED",
    "METEORITES",
    "MOST_FREE_STEPS",
    "MOVEMENT",
    "NOTHING",
    "OFFER",
    "OPEN",
    "OWN",
    "PATCHED",
    "PEEKED",
    "PHASE_CIV",
    "PHASE_END",
    "PHASE_END_CIV",
    "PHASE_EVENT",
    "PHASE_EVENT_CIV",
    "PHASE_OVER",
    "PHASE_PREPARE",
    "PHASE_TILE",
    "PHASE_TURN",
    "PODS",
    "ROVER_AT",
    "ROVER_BOARD",
    "SLOTS",
    "SPENT",
    "SPREAD_OVER",
    "SUPPLY",
    "SYMBOLS",
    "TECH_PLACED",
    "TERRAIN",
    "TILE",
    "TRACKER",
    "TRACK_PODS",
    "TURN_LEFT",
    "USED",
    "WATER_PLACED",
    "WORKING",
    "WORLD",
    "Setting",
    "State",
    "clear",
    "count_on",
    "has",
    "owe",
    "put",
    "settle_one",
]

# Boards of one seat, counted from seat * BOARDS, each WORDS long.
TERRAIN: Final = 0  # + terrain 0-5: what covers a cell
COVERED: Final = 6
SYMBOLS: Final = 7
CRATERS: Final = 8  # meteorite symbols
METEORITES: Final = 9
LIFEPODS: Final = 10
PATCHED: Final = 11
LAST: Final = 12  # the tile placed last
ROVER_BOARD: Final = 13
BOARDS: Final = 14

# Numbers of one seat, counted from seat * OWN.
WORLD: Final = 0  # planet
CORP: Final = 1
TRACKER: Final = 2  # + track: its space; Oasis water: step of the path; Wormhole biomass: position 0-5
COLUMN: Final = 7  # + tracker: the track it stands on, its own unless the corporation is Makeshift
PODS: Final = 12  # lifepods in the scoring area
COLLECTED: Final = 13  # meteorites
KEPT: Final = 14  # patches set aside
SUPPLY: Final = 15  # rovers on the corporation board
ROVER_AT: Final = 16  # + rover: its cell, NOTHING if it is not on the planet
BEGAN_ON: Final = 21  # + rover: the terrain it stood on when the round began, NOTHING if none
BEGAN_CARRYING: Final = 26  # rovers that stood on a meteorite when the round began, one bit each
FLUX_TRACK: Final = 27
MOVEMENT: Final = 28
USED: Final = 29  # technologies used this round, a bit per level
SPENT: Final = 30  # technologies used up for the game
SLOTS: Final = 31  # Jump Drive: lifepods on technologies, a bit per level
TRACK_PODS: Final = 32  # + track: Cosmos: lifepods on spaces, a bit each
TILE: Final = 37  # taken and not yet placed, else NOTHING
TURN_LEFT: Final = 38  # 1 until the seat has taken its tile this round
OFFER: Final = 39  # which offered tiles fit, a bit per ring, NOTHING if it has to be found out
LIFTED: Final = 40  # 1 if the event's ban does not hold for this placement
TECH_PLACED: Final = 41  # 1 while the tech symbol of a placed tile is open
FREE_STEPS: Final = 42  # taken this turn; Makeshift: sideways shifts
SPREAD_OVER: Final = 43  # trackers that the card in hand has advanced, a bit each
OPEN: Final = 44  # kinds with something open, a bit each
PEEKED: Final = 45  # 1 if the seat knows the next event card
WORKING: Final = 46  # technologies that worked when the event was shown, a bit per level
FORGONE: Final = 47  # the section of the tile in hand that gives nothing, else NOTHING
WATER_PLACED: Final = 48  # likewise, of the water symbol
OWN: Final = 49

NOTHING: Final = -1
MOST_FREE_STEPS: Final = 36  # 16.2.4, 16.6.3: so that every turn ends

# Where a civ card is; CARD_HELD + seat is a secret of that seat.
CARD_ASIDE: Final = 0
CARD_IN_PLAY: Final = 1
CARD_SHOWN: Final = 2  # taken face up, or revealed at the end: CARD_SHOWN + seat
CARD_REMOVED: Final = 9
CARD_HELD: Final = 10

# Phases of a round, and what comes before and after the rounds.
PHASE_PREPARE: Final = 0
PHASE_TURN: Final = 1
PHASE_EVENT: Final = 2
PHASE_EVENT_CIV: Final = 3
PHASE_TILE: Final = 4
PHASE_CIV: Final = 5
PHASE_END: Final = 6
PHASE_END_CIV: Final = 7
PHASE_OVER: Final = 8

BIT: Final = vec[i64]([1 << k for k in range(63)])


@final
class Setting:
    """What was agreed before the game; never changes."""

    def __init__(self) -> None:
        self.planets: i64 = 0  # 0 standard, 1 dealt, 2 offered, 3 picked
        self.corporations: i64 = 0
        self.free_station = False  # two players: the commander turns it
        self.rivalries = True
        self.goals = False
        self.events: i64 = 0  # 0 none, 1 random colours, 2 as many as said
        self.green: i64 = 0
        self.orange: i64 = 0


class State(Game):
    def __init__(self) -> None:
        super().__init__()
        self.title = "planet_unknown"
        self.box = NO_BOX
        self.setting = NO_SETTING
        self.round: i64 = 0
        self.phase: i64 = PHASE_PREPARE
        self.commander: i64 = 0
        self.turns: i64 = 0  # seats that have had their turn in a step that goes around the table
        self.ending = False  # this round is the last one
        # the station
        self.rotation: i64 = 0
        self.ring_offset: i64 = 0
        self.order = vec[i64]()  # tiles at stack * STACK_TILES, the lowest first; replaced, never changed
        self.height = vec[i64]()  # tiles left, at stack
        self.shown = vec[i64]()  # tiles a stack had when its top was turned up last, at stack
        self.gone: i64 = 0  # tiles taken from the game without being placed
        # planets and corporations
        self.boards = vec[i64]()  # at (seat * BOARDS + board) * WORDS
        self.laid = vec[vec[i64]]()  # tiles and patches in the order they were placed, see placement.py; at seat
        self.own = vec[i64]()  # at seat * OWN
        self.open = vec[i64]()  # effects gained and not resolved, at seat * KINDS + kind
        self.offered_planet = vec[i64]()  # dealt to be chosen or not, at seat
        self.offered_corporation = vec[i64]()
        # civ cards
        self.pile = vec[i64]()  # all cards; within a rank the first ones are drawn first
        self.card_at = vec[i64]()  # at card
        # replaced, never changed, up to the deck of events
        self.looked = vec[i64]()  # at which look through its rank a seat last saw a card, at seat * CARDS + card
        self.looks = vec[i64]()  # at seat * (RANKS + 1) + rank
        # objectives
        self.rivalries = vec[i64]()  # between neighbours
        self.goal = vec[i64]()  # kept, at seat * 4, NOTHING where none
        self.drawn = vec[i64]()  # drawn and not kept: known to the seat; at seat * 4
        self.hat = vec[i64]()  # three cards Jump Drive chooses from, and no one else sees
        self.contest = vec[i64]()  # Jump Drive's own rivalry, at seat
        self.undealt = vec[i64]()  # the last one is drawn next
        # events
        self.deck = vec[i64]()  # the last one is revealed next
        self.shown_events: i64 = 0  # a bit each
        self.event: i64 = NOTHING
        self.rule: i64 = 0  # effect of an event that lasts for this round, 0 if none
        self.colours = vec[i64]()  # cards of each colour in the deck at first

    def copy_state(self, twin: "State") -> None:
        self.copy_base(twin)
        twin.box = self.box
        twin.setting = self.setting
        twin.round = self.round
        twin.phase = self.phase
        twin.commander = self.commander
        twin.turns = self.turns
        twin.ending = self.ending
        twin.rotation = self.rotation
        twin.ring_offset = self.ring_offset
        twin.order = self.order  # nobody writes into it: imagine() makes a new one
        twin.height = self.height[:]
        twin.shown = self.shown[:]
        twin.gone = self.gone
        twin.boards = self.boards[:]
        twin.laid = vec[vec[i64]]([row[:] for row in self.laid])
        twin.own = self.own[:]
        twin.open = self.open[:]
        twin.offered_planet = self.offered_planet
        twin.offered_corporation = self.offered_corporation
        twin.pile = self.pile
        twin.card_at = self.card_at[:]
        twin.looked = self.looked  # likewise, up to the deck
        twin.looks = self.looks
        twin.rivalries = self.rivalries
        twin.goal = self.goal
        twin.drawn = self.drawn
        twin.hat = self.hat
        twin.contest = self.contest
        twin.undealt = self.undealt
        twin.deck = self.deck
        twin.shown_events = self.shown_events
        twin.event = self.event
        twin.rule = self.rule
        twin.colours = self.colours

    def clear_table(self, box: Box, setting: Setting, seats: i64) -> None:
        """An empty table: no planet chosen, no tile in the station."""
        self.box = box
        self.setting = setting
        self.height = vec[i64]([0] * STACKS)
        self.shown = vec[i64]([0] * STACKS)
        self.boards = vec[i64]([0] * (seats * BOARDS * WORDS))
        self.laid = vec[vec[i64]]([vec[i64]() for _ in range(seats)])
        self.own = vec[i64]([0] * (seats * OWN))
        self.open = vec[i64]([0] * (seats * KINDS))
        self.offered_planet = vec[i64]([0] * seats)
        self.offered_corporation = vec[i64]([0] * seats)
        self.card_at = vec[i64]([CARD_ASIDE] * CARDS)
        self.looked = vec[i64]([0] * (seats * CARDS))
        self.looks = vec[i64]([0] * (seats * (RANKS + 1)))
        self.goal = vec[i64]([NOTHING] * (seats * 4))
        self.drawn = vec[i64]([NOTHING] * (seats * 4))
        self.contest = vec[i64]([NOTHING] * seats)
        self.undealt = vec[i64](list(range(OBJECTIVES)))
        self.colours = vec[i64]([0, 0, 0])
        seat: i64
        for seat in range(seats):
            self._clear_seat(seat * OWN)

    def _clear_seat(self, base: i64) -> None:
        index: i64
        for index in range(TRACKS):
            self.own[base + COLUMN + index] = index
        for index in range(ROVERS):
            self.own[base + ROVER_AT + index] = NOTHING
            self.own[base + BEGAN_ON + index] = NOTHING
        for index in (TILE, OFFER, FORGONE):
            self.own[base + index] = NOTHING


def has(state: State, seat: i64, board: i64, cell: i64) -> bool:
    return state.boards[(seat * BOARDS + board) * WORDS + CELL_WORD[cell]] & CELL_BIT[cell] != 0


def count_on(state: State, seat: i64, board: i64) -> i64:
    at = (seat * BOARDS + board) * WORDS
    return count_board(state.boards[at], state.boards[at + 1], state.boards[at + 2])


def put(state: State, seat: i64, board: i64, cell: i64) -> None:
    state.boards[(seat * BOARDS + board) * WORDS + CELL_WORD[cell]] |= CELL_BIT[cell]


def clear(state: State, seat: i64, board: i64, cell: i64) -> None:
    state.boards[(seat * BOARDS + board) * WORDS + CELL_WORD[cell]] &= ~CELL_BIT[cell]


def owe(state: State, seat: i64, kind: i64, count: i64) -> None:
    """Put effects on the seat's open list."""
    if count > 0:
        state.open[seat * KINDS + kind] += count
        state.own[seat * OWN + OPEN] |= BIT[kind]


def settle_one(state: State, seat: i64, kind: i64, count: i64) -> None:
    """Take effects off the list."""
    left = state.open[seat * KINDS + kind] - count
    state.open[seat * KINDS + kind] = left
    if left == 0:
        state.own[seat * OWN + OPEN] &= ~BIT[kind]


NO_BOX: Final = Box()
NO_SETTING: Final = Setting()
