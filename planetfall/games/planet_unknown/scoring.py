"""Medals (rulebook chapter 12). Computed afresh whenever somebody asks; nothing is kept."""

from typing import Final

from mypy_extensions import i64

from planetfall.core.game import places
from planetfall.games.planet_unknown.box import CARDS, SPACES, TRACKS, WATER
from planetfall.games.planet_unknown.effects import (
    CITIES,
    COMMERCE,
    COSMOS,
    CURRENTS,
    GLOBES,
    LIFEPODS_DOUBLE,
    MAKESHIFT,
    MEDALS,
    MEDALS_AND_ADVANCE,
    MEDALS_PER_PATCH,
    OASIS,
    REPO,
)
from planetfall.games.planet_unknown.events import SCORED
from planetfall.games.planet_unknown.grid import SIDE, STRIDE, WORDS, count_board
from planetfall.games.planet_unknown.levels import level_works
from planetfall.games.planet_unknown.lifepods import pods_collected
from planetfall.games.planet_unknown.objectives import GOALS_KEPT, is_met, rivalry_value
from planetfall.games.planet_unknown.state import (
    BIT,
    BOARDS,
    CARD_SHOWN,
    COLLECTED,
    COLUMN,
    CORP,
    COVERED,
    LIFEPODS,
    METEORITES,
    NOTHING,
    OWN,
    PATCHED,
    PHASE_OVER,
    PODS,
    TRACK_PODS,
    TRACKER,
    WORLD,
    State,
    count_on,
)

__all__ = [
    "CARD_MEDALS",
    "GOAL_MEDALS",
    "LIFEPOD_MEDALS",
    "LINES",
    "METEORITE_MEDALS",
    "PLANET_MEDALS",
    "RIVALRY_MEDALS",
    "SOURCES",
    "TRACK_MEDALS",
    "duel_medals",
    "empty_cells",
    "final_ranking",
    "line_medals",
    "medals",
    "medals_on_card",
    "meteorites_left",
    "missing_in_lines",
    "rival",
    "solo_target",
    "spoils_lines",
    "tell_scores",
    "total_medals",
    "track_medals",
]

# Where medals come from.
LINES: Final = 0
TRACK_MEDALS: Final = 1
LIFEPOD_MEDALS: Final = 2
METEORITE_MEDALS: Final = 3
CARD_MEDALS: Final = 4
GOAL_MEDALS: Final = 5
RIVALRY_MEDALS: Final = 6
PLANET_MEDALS: Final = 7
SOURCES: Final = 8


def total_medals(state: State, seat: i64) -> i64:
    """So far, as everybody may reckon; with cards and private objectives once they are shown."""
    total: i64 = 0
    source: i64
    for source in range(SOURCES):
        total += medals(state, seat, source)
    return total


def medals(state: State, seat: i64, source: i64) -> i64:
    if source == LINES:
        return line_medals(state, seat)
    if source == TRACK_MEDALS:
        return track_medals(state, seat)
    if source == LIFEPOD_MEDALS:
        return state.own[seat * OWN + PODS] * state.box.pod_medals
    if source == METEORITE_MEDALS:
        per = state.box.repo_medals[_cards_of(state, seat, REPO)]
        return state.own[seat * OWN + COLLECTED] // state.box.meteorites_per_medal * per
    if source == CARD_MEDALS:
        return _card_medals(state, seat)
    if source == GOAL_MEDALS:
        return _goal_medals(state, seat) if state.phase == PHASE_OVER else 0
    if source == RIVALRY_MEDALS:
        return _rivalry_medals(state, seat)
    return _planet_medals(state, seat)


def tell_scores(state: State) -> None:
    if not state.listening:
        return
    seat: i64
    source: i64
    for seat in range(state.seats):
        for source in range(SOURCES):
            state.emit(SCORED, seat, medals(state, seat, source), source, 0, 0)


def final_ranking(state: State) -> list[int]:
    """Most medals, then fewer empty cells, then fewer meteorites (12.9). Alone: 1 if the target is reached (13.5)."""
    target = solo_target(state)
    if state.seats == 1:
        return [1 if target == NOTHING or total_medals(state, 0) >= target else 2]
    keys: list[tuple[int, ...]] = []
    seat: i64
    for seat in range(state.seats):
        keys.append((total_medals(state, seat), -empty_cells(state, seat), -meteorites_left(state, seat)))
    return places(keys)


def solo_target(state: State) -> i64:
    """13.4; NOTHING with several players or without events."""
    if state.seats > 1 or state.setting.events == 0:
        return NOTHING
    box = state.box
    target = box.target_base
    colour: i64
    for colour in range(3):
        target += box.target_shift[colour * (box.deck_size + 1) + state.colours[colour]]
    return target


# -- rows and columns (12.1) -----------------------------------------------------------------------------------------


def line_medals(state: State, seat: i64) -> i64:
    box = state.box
    planet = state.own[seat * OWN + WORLD]
    total: i64 = 0
    columns: i64 = 0  # columns that something spoils, a bit each
    word: i64
    row: i64
    for word in range(WORDS):
        spoilt = spoils_lines(state, seat, word)
        for row in range(4):
            line = (spoilt >> (row * STRIDE)) & ROW
            columns |= line
            if line == 0:
                total += box.row_medals[planet * SIDE + word * 4 + row]
    column: i64
    for column in range(SIDE):
        if columns & BIT[column] == 0:
            total += box.column_medals[planet * SIDE + column]
    return total


def spoils_lines(state: State, seat: i64, word: i64) -> i64:
    """Cells, in one word of a board, that keep rows and columns from being complete."""
    return missing_in_lines(state, seat, word) | state.boards[(seat * BOARDS + METEORITES) * WORDS + word]


def missing_in_lines(state: State, seat: i64, word: i64) -> i64:
    """Cells that rows and columns lack, in one word of a board; of electric ones those with a lifepod (15.12)."""
    box = state.box
    boards = state.boards
    planet = state.own[seat * OWN + WORLD]
    missing = box.cells[planet * WORDS + word] & ~boards[(seat * BOARDS + COVERED) * WORDS + word]
    if box.planet_rule[planet] == CURRENTS:
        missing &= ~box.special[planet * WORDS + word] | boards[(seat * BOARDS + LIFEPODS) * WORDS + word]
    return missing


def empty_cells(state: State, seat: i64) -> i64:
    planet = state.own[seat * OWN + WORLD] * WORDS
    covered = (seat * BOARDS + COVERED) * WORDS
    cells = state.box.cells
    boards = state.boards
    return count_board(
        cells[planet] & ~boards[covered],
        cells[planet + 1] & ~boards[covered + 1],
        cells[planet + 2] & ~boards[covered + 2],
    )


def meteorites_left(state: State, seat: i64) -> i64:
    return count_on(state, seat, METEORITES)


def _planet_medals(state: State, seat: i64) -> i64:
    """Globes of Cerberus (15.3) and cities of Gaia (15.5)."""
    box = state.box
    planet = state.own[seat * OWN + WORLD]
    rule = box.planet_rule[planet]
    covered = (seat * BOARDS + COVERED) * WORDS
    boards = state.boards
    if rule == CITIES:
        at = planet * WORDS
        left = count_board(
            box.special[at] & ~boards[covered],
            box.special[at + 1] & ~boards[covered + 1],
            box.special[at + 2] & ~boards[covered + 2],
        )
        return left * box.planet_bonus[planet]
    total: i64 = 0
    if rule == GLOBES:
        globe: i64
        for globe in range(3):
            at = (planet * 3 + globe) * WORDS
            open_cells = box.region[at] & ~boards[covered]
            open_cells |= box.region[at + 1] & ~boards[covered + 1]
            open_cells |= box.region[at + 2] & ~boards[covered + 2]
            if open_cells == 0:
                total += box.planet_bonus[planet]
    return total


# -- tracks (12.2) -------------------------------------------------------------------------------------------------


def track_medals(state: State, seat: i64) -> i64:
    total: i64 = 0
    track: i64
    for track in range(TRACKS):
        total += _medal_of(state, seat, track)
    return total


def _medal_of(state: State, seat: i64, tracker: i64) -> i64:
    """The topmost medal a tracker has reached or passed."""
    own = state.own
    base = seat * OWN
    corporation = own[base + CORP]
    space = own[base + TRACKER + tracker]
    if corporation == MAKESHIFT:
        return _makeshift_medal(state, seat, tracker)
    if corporation == OASIS and tracker == WATER:
        return _path_medal(state, space)
    covered = own[base + TRACK_PODS + tracker] if corporation == COSMOS else 0
    at = (corporation * TRACKS + tracker) * SPACES
    while space > 0:
        if state.box.medal[at + space] > 0 and covered & BIT[space] == 0:
            return state.box.medal[at + space]
        space -= 1
    return 0


def _makeshift_medal(state: State, seat: i64, tracker: i64) -> i64:
    """16.6.9 and 16.6.5: the best one at or below it, or below the highest tracker of its column."""
    own = state.own
    base = seat * OWN
    column = own[base + COLUMN + tracker]
    space = own[base + TRACKER + tracker]
    other: i64
    if level_works(state, seat, 5):
        for other in range(TRACKS):
            if own[base + COLUMN + other] == column:
                space = max(space, own[base + TRACKER + other])
    best: i64 = 0
    while space > 0:
        best = max(best, state.box.medal[(MAKESHIFT * TRACKS + column) * SPACES + space])
        space -= 1
    return best


def _path_medal(state: State, step: i64) -> i64:
    """16.7.8: medals of the water column along Oasis' path."""
    box = state.box
    while step > 0:
        if box.path_track[step] == WATER:
            medal = box.medal[(OASIS * TRACKS + WATER) * SPACES + box.path_space[step]]
            if medal > 0:
                return medal
        step -= 1
    return 0


# -- cards and objectives ------------------------------------------------------------------------------------------


def _cards_of(state: State, seat: i64, effect: i64) -> i64:
    """How many cards of one effect the seat has shown."""
    count: i64 = 0
    card: i64
    for card in range(CARDS):
        count += i64(state.card_at[card] == CARD_SHOWN + seat and state.box.effect[card] == effect)
    return count


def _card_medals(state: State, seat: i64) -> i64:
    """9.18 to 9.23."""
    total = state.box.commerce_medals[_cards_of(state, seat, COMMERCE)]
    card: i64
    for card in range(CARDS):
        if state.card_at[card] == CARD_SHOWN + seat:
            total += medals_on_card(state, seat, card)
    return total


def medals_on_card(state: State, seat: i64, card: i64) -> i64:
    """What a card is worth by itself to a seat; sets of cards count apart."""
    effect = state.box.effect[card]
    amount = state.box.amount[card]
    if effect in (MEDALS, MEDALS_AND_ADVANCE):
        return amount
    if effect == MEDALS_PER_PATCH:
        return count_on(state, seat, PATCHED) * amount
    if effect == LIFEPODS_DOUBLE:
        return pods_collected(state, seat) * amount
    return 0


def _goal_medals(state: State, seat: i64) -> i64:
    total: i64 = 0
    index: i64
    for index in range(seat * GOALS_KEPT, (seat + 1) * GOALS_KEPT):
        if state.goal[index] != NOTHING and is_met(state, seat, state.goal[index]):
            total += state.box.goal_medals
    return total


def _rivalry_medals(state: State, seat: i64) -> i64:
    """12.7, 14.3 and Jump Drive's contests, 16.5.6."""
    total: i64 = 0
    index: i64
    for index in range(len(state.rivalries)):
        total += duel_medals(state, seat, index)
    for index in range(state.seats):
        if state.contest[index] != NOTHING:
            total += _contest(state, seat, state.contest[index])
    return total


def duel_medals(state: State, seat: i64, index: i64) -> i64:
    """Of one objective between neighbours; none if it lies between others."""
    other = rival(state, seat, index)
    return 0 if other == NOTHING else _duel(state, seat, other, state.rivalries[index])


def rival(state: State, seat: i64, index: i64) -> i64:
    """Whom a seat meets over an objective between neighbours, NOTHING if it lies between others."""
    seats = state.seats
    if seats == 2:
        return 1 - seat
    if index == seat:
        return (seat + 1) % seats
    return index if (index + 1) % seats == seat else NOTHING


def _duel(state: State, seat: i64, other: i64, card: i64) -> i64:
    own = rivalry_value(state, seat, card)
    others = rivalry_value(state, other, card)
    if own == others:
        return state.box.tie_medals
    return state.box.rivalry_medals if own > others else 0


def _contest(state: State, seat: i64, card: i64) -> i64:
    own = rivalry_value(state, seat, card)
    medals_won = state.box.rivalry_medals
    other: i64
    for other in range(state.seats):
        if other != seat:
            value = rivalry_value(state, other, card)
            if value > own:
                return 0
            if value == own:
                medals_won = state.box.tie_medals
    return medals_won


ROW: Final = (1 << STRIDE) - 1
