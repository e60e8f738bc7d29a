"""Setting up the table, and the choices of boards and objectives before the first round (rulebook chapter 1, 13.2)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.core.rng import Rng
from planetfall.games.planet_unknown.box import (
    CARDS,
    CORPORATIONS,
    EVENTS,
    PLANETS,
    RANKS,
    SECTORS,
    STACK_TILES,
    STACKS,
    TILES,
    Box,
)
from planetfall.games.planet_unknown.codes import (
    ASK_CORPORATION,
    ASK_DISCARD,
    ASK_FLUX,
    ASK_GOAL,
    ASK_PLANET,
    CORPORATION,
    PLANET,
)
from planetfall.games.planet_unknown.effects import FLUX_INDUSTRIES
from planetfall.games.planet_unknown.grid import WORDS
from planetfall.games.planet_unknown.objectives import GOALS_KEPT, add_goal, draw_objective
from planetfall.games.planet_unknown.reasons import BOARD_TAKEN, NOT_OFFERED
from planetfall.games.planet_unknown.state import (
    BOARDS,
    CARD_IN_PLAY,
    CORP,
    LIFEPODS,
    OWN,
    SUPPLY,
    WORLD,
    Setting,
    State,
)

__all__ = [
    "DEALT",
    "OFFERED",
    "PICKED",
    "STANDARD_BOARDS",
    "corporation_blocked",
    "corporation_options",
    "deal_goals",
    "planet_blocked",
    "planet_options",
    "set_corporation",
    "set_planet",
    "set_up",
    "stack_tiles",
    "take_corporation",
    "take_planet",
]

# How boards come to the players (1.6, 1.7).
STANDARD_BOARDS: Final = 0
DEALT: Final = 1
OFFERED: Final = 2
PICKED: Final = 3

DRAWN_MOST: Final = 13  # green and orange cards in a deck of random colours (10.2)
GREEN: Final = 0
ORANGE: Final = 1
RED: Final = 2


def set_up(state: State, box: Box, setting: Setting, seats: i64, rng: Rng) -> None:
    state.seat_players(seats, rng)
    state.clear_table(box, setting, seats)
    _load_station(state, rng)
    _deal_cards(state, rng)
    rng.shuffle(state.undealt)
    if setting.rivalries:
        _deal_rivalries(state)
    if setting.events > 0:
        _stack_events(state, rng)
    state.commander = rng.below(seats)  # 1.13
    _hand_out(state, rng)


def _load_station(state: State, rng: Rng) -> None:
    """1.1 and 1.2."""
    order = vec[i64](capacity=TILES)
    stack: i64
    tile: i64
    for stack in range(STACKS):
        tiles = stack_tiles(state.box, stack)
        rng.shuffle(tiles)
        for tile in tiles:
            order = append(order, tile)
        state.height[stack] = STACK_TILES
    state.order = order
    state.shown = state.height[:]
    state.ring_offset = rng.below(SECTORS)
    state.rotation = rng.below(SECTORS)


def stack_tiles(box: Box, stack: i64) -> vec[i64]:
    """The tiles of a stack, by number."""
    tiles = vec[i64](capacity=STACK_TILES)
    tile: i64
    for tile in range(TILES):
        if box.shape[tile] == box.stack_shape[stack]:
            tiles = append(tiles, tile)
    return tiles


def _deal_cards(state: State, rng: Rng) -> None:
    """1.9: of each rank as many as players, and one more."""
    box = state.box
    cards = vec[i64](list(range(CARDS)))
    rng.shuffle(cards)
    pile = vec[i64](capacity=CARDS)
    rank: i64
    card: i64
    for rank in range(1, RANKS + 1):
        in_play: i64 = 0
        for card in cards:
            if box.rank[card] == rank:
                pile = append(pile, card)
                if in_play < state.seats + box.cards_beyond_players:
                    state.card_at[card] = CARD_IN_PLAY
                    in_play += 1
    state.pile = pile


def _deal_rivalries(state: State) -> None:
    """1.10: one between each two neighbours, three for two players, none alone."""
    count: i64 = 0 if state.seats == 1 else 3 if state.seats == 2 else state.seats
    cards = vec[i64](capacity=6)
    _i: i64
    for _i in range(count):
        cards = append(cards, draw_objective(state))
    state.rivalries = cards


def _stack_events(state: State, rng: Rng) -> None:
    """10.1 and 10.2."""
    setting = state.setting
    box = state.box
    green = setting.green
    orange = setting.orange
    if setting.events == 1:
        green = rng.below(DRAWN_MOST + 1)
        orange = rng.below(DRAWN_MOST + 1)
        while box.deck_size - green - orange < 0 or box.deck_size - green - orange > _available(state, RED):
            green = rng.below(DRAWN_MOST + 1)
            orange = rng.below(DRAWN_MOST + 1)
    state.colours[GREEN] = green
    state.colours[ORANGE] = orange
    state.colours[RED] = box.deck_size - green - orange
    cards = vec[i64](list(range(EVENTS)))
    rng.shuffle(cards)
    taken = vec[i64]([0, 0, 0])
    deck = vec[i64](capacity=box.deck_size)
    card: i64
    for card in cards:
        colour = box.colour[card]
        if taken[colour] < state.colours[colour] and (state.seats == 1 or not box.solo_only[card]):
            taken[colour] += 1
            deck = append(deck, card)
    state.deck = deck


def _available(state: State, colour: i64) -> i64:
    count: i64 = 0
    card: i64
    for card in range(EVENTS):
        usable = state.seats == 1 or state.box.solo_only[card] == 0
        count += i64(state.box.colour[card] == colour and usable)
    return count


def deal_goals(state: State) -> None:
    """Alone four, one of which is put aside (13.2); else two as an option, one of which is kept (1.11).

    All boards have been chosen by then, so nobody's choices come in an order that depends on the others.
    """
    state.revealed += 1
    seat: i64
    index: i64
    if state.seats == 1:
        for _ in range(4):
            add_goal(state, 0)
        state.ask(0, ASK_DISCARD, 0)
    elif state.setting.goals:
        state.drawn = state.drawn[:]
        for seat in range(state.seats):
            for index in range(2):
                state.drawn[seat * GOALS_KEPT + index] = draw_objective(state)
            state.ask(seat, ASK_GOAL, 0)


# -- boards --------------------------------------------------------------------------------------------------------


def _hand_out(state: State, rng: Rng) -> None:
    """Boards that are dealt or standard lie there at once; those to be chosen are asked for."""
    setting = state.setting
    planets = _specials(PLANETS, rng)
    corporations = _specials(CORPORATIONS, rng)
    seat: i64
    for seat in range(state.seats):
        state.offered_planet[seat] = planets[seat]
        state.offered_corporation[seat] = corporations[seat]
        set_planet(state, seat, planets[seat] if setting.planets == DEALT else 0)
        set_corporation(state, seat, corporations[seat] if setting.corporations == DEALT else 0)
    for seat in range(1 if _in_turn(setting) else state.seats):
        _ask_boards(state, seat)


def _in_turn(setting: Setting) -> bool:
    return PICKED in (setting.planets, setting.corporations)


def _ask_boards(state: State, seat: i64) -> None:
    """The planet is asked for first, and what a corporation that was dealt wants to know last."""
    if state.setting.corporations >= OFFERED:
        state.ask(seat, ASK_CORPORATION, 0)
    else:
        _ask_flux(state, seat)
    if state.setting.planets >= OFFERED:
        state.ask(seat, ASK_PLANET, 0)


def _ask_next(state: State, seat: i64) -> None:
    if _in_turn(state.setting) and seat + 1 < state.seats:
        _ask_boards(state, seat + 1)


def _specials(count: i64, rng: Rng) -> vec[i64]:
    """All special boards of a kind, shuffled."""
    boards = vec[i64](list(range(1, count)))
    rng.shuffle(boards)
    return boards


def planet_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=PLANETS)
    code: i64
    for code in range(PLANET, PLANET + PLANETS):
        if planet_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    return codes


def planet_blocked(state: State, seat: i64, code: i64) -> i64:
    if not PLANET <= code < PLANET + PLANETS:
        return NOT_ASKED
    return _board_blocked(state, seat, code - PLANET, state.setting.planets, state.offered_planet[seat], WORLD)


def _board_blocked(state: State, seat: i64, board: i64, way: i64, offered: i64, field: i64) -> i64:
    """The standard board is always there; offered, one more; picked in seat order, any nobody else has."""
    if board == 0:
        return 0
    if way == OFFERED:
        return 0 if board == offered else NOT_OFFERED
    other: i64
    for other in range(seat):
        if state.own[other * OWN + field] == board:
            return BOARD_TAKEN
    return 0


def take_planet(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    set_planet(state, seat, code - PLANET)
    if state.setting.corporations < OFFERED:
        _ask_next(state, seat)


def set_planet(state: State, seat: i64, planet: i64) -> None:
    state.own[seat * OWN + WORLD] = planet
    word: i64
    for word in range(WORDS):
        state.boards[(seat * BOARDS + LIFEPODS) * WORDS + word] = state.box.pods[planet * WORDS + word]


def corporation_options(state: State, seat: i64) -> vec[i64]:
    codes = vec[i64](capacity=CORPORATIONS)
    code: i64
    for code in range(CORPORATION, CORPORATION + CORPORATIONS):
        if corporation_blocked(state, seat, code) == 0:
            codes = append(codes, code)
    return codes


def corporation_blocked(state: State, seat: i64, code: i64) -> i64:
    if not CORPORATION <= code < CORPORATION + CORPORATIONS:
        return NOT_ASKED
    offered = state.offered_corporation[seat]
    return _board_blocked(state, seat, code - CORPORATION, state.setting.corporations, offered, CORP)


def take_corporation(state: State, seat: i64, code: i64) -> None:
    state.answered(seat)
    set_corporation(state, seat, code - CORPORATION)
    _ask_flux(state, seat)
    _ask_next(state, seat)


def set_corporation(state: State, seat: i64, corporation: i64) -> None:
    state.own[seat * OWN + CORP] = corporation
    state.own[seat * OWN + SUPPLY] = state.box.rovers[corporation]


def _ask_flux(state: State, seat: i64) -> None:
    """16.3.7."""
    if state.own[seat * OWN + CORP] == FLUX_INDUSTRIES:
        state.ask(seat, ASK_FLUX, 0)
