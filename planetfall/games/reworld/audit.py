"""Every tile, card, sign, ship and point accounted for: the conservation check of tests, builders and `arrange`.

Counts afresh from where things lie, and compares with the tallies that state.py keeps.
"""

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.games.reworld.box import (
    BUILDER,
    COMPANIES,
    FARMING,
    LETTERS,
    OFFICERS,
    PORTS,
    ROUNDS,
    SATELLITE,
    SHUTTLE,
    TERRABOT,
    TILES,
)
from planetfall.games.reworld.codes import PAY
from planetfall.games.reworld.payment import PACKED, TOPS, cards_in, held
from planetfall.games.reworld.state import (
    BIT,
    CITY,
    COMPANIES_PLACED,
    COUNTS,
    DEFENCE,
    DOCKED,
    FARMING_UNITS,
    IN_BAG,
    LARGEST_CITY,
    ROW_MODULES,
    ROWS,
    ROWS_STARTED,
    SATELLITES,
    SATELLITES_USED,
    SCORE,
    SHIELDS,
    SHUTTLES,
    SHUTTLES_USED,
    SOURCES,
    State,
    row_tiles,
)

__all__ = ["audit"]


def audit(state: State) -> str:
    """Empty if every tile, card, sign, ship and point is accounted for, else what is wrong."""
    wrong = _audit_tiles(state) or _audit_cards(state) or _audit_points(state)
    for seat in range(state.seats):
        wrong = wrong or _audit_seat(state, seat)
    return wrong


def _audit_tiles(state: State) -> str:
    seen = vec[i64]([0] * (TILES + 1))
    found: i64 = 0
    loose = [state.flying, state.aboard, state.aboard_too]
    tile: i64
    drawn: i64 = 0
    for tile in state.bag:
        seen[tile] += 1
        drawn += i64(state.behind[tile] != IN_BAG)
        found += 1
    for tile in state.module:
        seen[tile] += 1
        found += i64(tile > 0)
    for tile in loose:
        seen[tile] += 1
        found += i64(tile > 0)
    place: i64
    for place in range(state.seats * ROWS):
        tile = state.tip[place]
        length: i64 = 0
        while tile > 0:
            seen[tile] += 1
            length += 1
            tile = state.behind[tile]
        found += length
        if length != state.length[place]:
            return f"row {place}: {length} tiles, counted {state.length[place]}"
    for tile in range(1, TILES + 1):
        if seen[tile] > 1:
            return f"tile {tile} lies in {seen[tile]} places"
        drawn += i64(state.behind[tile] != IN_BAG)
    if drawn + len(state.bag) != TILES:
        return f"{drawn} tiles drawn, {len(state.bag)} in the bag"
    return "" if found + state.boxed == TILES else f"{found} tiles on the table and {state.boxed} in the box"


def _audit_cards(state: State) -> str:
    packed: i64
    if state.round > ROUNDS:
        pool = state.leftover
        for packed in state.hand:
            pool += packed
        return "" if pool == 0 else "cards in Chapter Two"
    officer: i64
    for officer in range(1, OFFICERS + 1):
        total = held(state.leftover, officer) + i64(state.marker_card == officer)
        for packed in state.hand:
            total += held(packed, officer)
        for packed in state.thrown:
            total += held(packed, officer)
        total += _laid(state, officer)
        if total != state.box.officer_copies:
            return f"{total} cards of officer {officer}"
    seat: i64
    for seat in range(state.seats):
        if cards_in(state.hand[seat]) != state.cards[seat]:
            return f"seat {seat} holds {cards_in(state.hand[seat])} cards, counted {state.cards[seat]}"
    port: i64
    for port in range(PORTS):
        if state.case[port] != state.top[(port - 1) % PORTS] * 6 + state.top[(port + 1) % PORTS]:
            return f"port {port} takes its neighbours for {state.case[port]}"
        if (state.top[port] > 0) != (state.laid[port] > 0):
            return f"port {port} shows {state.top[port]} on {state.laid[port]}"
        if state.top[port] > 0 and (TOPS[state.laid[port] - PAY] != state.top[port] or state.module[port] > 0):
            return f"port {port} holds a module beside its payment, or a top card nobody laid"
    return ""


def _laid(state: State, officer: i64) -> i64:
    """Cards of an officer in all slots."""
    total: i64 = 0
    code: i64
    for code in state.laid:
        if code > 0:
            total += held(PACKED[code - PAY], officer)
    return total


def _audit_seat(state: State, seat: i64) -> str:
    """Tiles in rows where they belong, the company rules (3.4), and every tally of the seat."""
    counted = vec[i64]([0] * COUNTS)
    counted[SCORE] = state.count[seat * COUNTS + SCORE]
    units = vec[i64]([0] * (COMPANIES + 1))
    row: i64
    for row in range(ROWS):
        tiles = row_tiles(state, seat, row)
        wrong = _audit_city(state, seat, row, tiles, units) if CITY <= row < DEFENCE else _audit_row(state, row, tiles)
        if wrong != "":
            return f"seat {seat}, row {row}: {wrong}"
        _count_row(state, row, tiles, counted)
    company: i64
    for company in range(1, COMPANIES + 1):
        counted[COMPANIES_PLACED] += i64(units[company] > 0)
        if units[company] != state.units[seat * (COMPANIES + 1) + company]:
            return f"seat {seat}: {units[company]} builders of company {company}, counted otherwise"
    counted[FARMING_UNITS] = units[FARMING]
    what: i64
    for what in range(COUNTS):
        if counted[what] != state.count[seat * COUNTS + what]:
            return f"seat {seat}: count {what} is {state.count[seat * COUNTS + what]}, found {counted[what]}"
    return ""


def _audit_row(state: State, row: i64, tiles: list[int]) -> str:
    for tile in tiles:
        kind = state.box.kind[tile]
        if row == DEFENCE and state.box.shields[tile] == 0:
            return f"tile {tile} defends without shields"
        if (row == SHUTTLES and kind != SHUTTLE) or (row == SATELLITES and kind != SATELLITE):
            return f"tile {tile} does not belong here"
    return ""


def _audit_city(state: State, seat: i64, row: i64, tiles: list[int], units: vec[i64]) -> str:
    """Also adds the builders to `units`, over all cities of the seat."""
    box = state.box
    city = seat * LETTERS + row - CITY
    bots: i64 = 0
    for tile in tiles:
        company = box.company[tile]
        if box.kind[tile] == TERRABOT and box.letter[tile] == row - CITY:
            bots += 1
        elif box.kind[tile] != BUILDER:
            return f"tile {tile} does not belong here"
        elif company != FARMING and state.builder_of[city] != company:
            return "two construction companies"
        else:
            units[company] += 1
    if bots != state.terrabots[city] or (bots > 0) != (state.sign[city] > 0) or (bots == 0 and len(tiles) > 0):
        return f"{bots} terrabots, counted {state.terrabots[city]}, sign {state.sign[city]}"
    other: i64
    for other in range(LETTERS):
        company = state.builder_of[city]
        if company > 0 and other != row - CITY and state.builder_of[seat * LETTERS + other] == company:
            return f"company {company} builds in two cities"
    return ""


def _count_row(state: State, row: i64, tiles: list[int], counted: vec[i64]) -> None:
    size: i64 = len(tiles)
    if row < CITY:
        counted[DOCKED] += size
        counted[ROW_MODULES + row] += size
    elif row == SHUTTLES:
        counted[SHUTTLES_USED] += size
    elif row == SATELLITES:
        counted[SATELLITES_USED] += size
    elif size > 0:
        counted[ROWS_STARTED] += 1
        if row < DEFENCE and size + 1 > counted[LARGEST_CITY]:
            counted[LARGEST_CITY] = size + 1
    if row == DEFENCE:
        for tile in tiles:
            counted[SHIELDS] += state.box.shields[tile]


def _audit_points(state: State) -> str:
    taken = state.ships_left
    seat: i64
    for seat in range(state.seats):
        if taken & state.ships[seat]:
            return f"seat {seat} holds a ship that lies elsewhere too"
        taken |= state.ships[seat]
        total: i64 = 0
        source: i64
        for source in range(SOURCES):
            total += state.earned[seat * SOURCES + source]
        if total != state.count[seat * COUNTS + SCORE]:
            return f"seat {seat} has {state.count[seat * COUNTS + SCORE]} points, earned {total}"
    return "" if taken == BIT[state.box.ships] - 1 else "a ship is missing"
