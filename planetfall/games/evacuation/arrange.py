"""A position set up from plain data; see position.py for what it looks like.

First each seat, then the table, then what follows from both. If nobody is asked anything the game goes on from there by
itself: with the phase `actions` to the next turn, with `year_end` to the income of the year.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.game import ABOUT_MASK
from planetfall.core.position import check, expect, find, generator, read, within
from planetfall.games.evacuation.arrange_player import bits, lay_player, lay_tiles, put_markers, tally
from planetfall.games.evacuation.box import ACTION_CARDS, DISPLAYS, NEW, OLD, SLOTS
from planetfall.games.evacuation.components import SEATS, Components
from planetfall.games.evacuation.displays import fill_up, set_stack
from planetfall.games.evacuation.goals import PACK
from planetfall.games.evacuation.options import OPTIONS, setting_of
from planetfall.games.evacuation.packing import DISPLAYS as DISPLAY_NAMES
from planetfall.games.evacuation.play import Evacuation
from planetfall.games.evacuation.position import PHASE_NAMES, PLACES_OF_CARDS, QUESTION_NAMES, Names, Position
from planetfall.games.evacuation.setup import YEARS
from planetfall.games.evacuation.state import (
    CARD_PILE,
    CARGO_STADIUMS,
    HAND,
    LAID,
    NOTHING,
    OWN,
    OWN_SHIPS,
    OWN_STADIUMS,
    PAID,
    PHASE_DRAFT,
    PHASE_HANDS,
    Setting,
)
from planetfall.games.evacuation.years import proceed

__all__ = ["arrange"]

QUESTIONS = {name: question for question, name in QUESTION_NAMES.items()}


def arrange(description: Mapping[str, Any], components: Components) -> Evacuation:
    """The position as a game; a ValueError says what is impossible and where."""
    position = read(description, Position)
    seats = len(position.players)
    expect("players", seats in SEATS, seats, "1 to 4 players")
    names = Names(components)
    game = Evacuation()
    game.seat_players(seats, generator(position.chance))
    game.clear_table(components.box, _setting(seats, position.setting), seats)
    _begin(game, position)
    for seat, player in enumerate(position.players):
        lay_player(game, seat, player, names)
    _lay_technologies(game, position, names)
    _lay_table(game, position, names)
    _lay_modules(game, position, names)
    for display in range(DISPLAYS):
        _fill_display(game, position, names, display)
    if game.setting.advanced:
        _deal_cards(game, position)
    for seat, player in enumerate(position.players):
        tally(game, seat, player)
    _ask(game, position)
    game.revealed = position.revealed  # displays that were filled raised it
    check(game)
    proceed(game)
    return game


def _setting(seats: int, chosen: Mapping[str, str]) -> Setting:
    values = {option.key: option.values for option in OPTIONS}
    for key, value in chosen.items():
        find("setting", key, values)
        find(f"setting.{key}", value, values[key])
    return setting_of(seats, chosen)


def _begin(game: Evacuation, position: Position) -> None:
    """When it is, and whose turn."""
    colours = list(range(len(game.turn_order)))
    order = colours if position.turn_order is None else position.turn_order
    expect("turn_order", sorted(order) == colours, order, f"each of 0 to {colours[-1]} once")
    game.phase = find("phase", position.phase, PHASE_NAMES)
    game.year = within("year", position.year, 0, YEARS)
    game.turn_order = vec[i64](order)
    game.turn = within("turn", position.turn, 0, len(order))
    game.acting = within("acting", position.acting, NOTHING, game.seats - 1)
    game.ending = position.ending


def _lay_technologies(game: Evacuation, position: Position, names: Names) -> None:
    """None are laid during the draft."""
    tiles = [tile for seat, player in enumerate(position.players) for tile in lay_tiles(game, seat, player, names)]
    if game.phase != PHASE_DRAFT:
        game.tiles = vec[i64](tiles)


def _lay_table(game: Evacuation, position: Position, names: Names) -> None:
    game.rival_fields = bits("rival_fields", position.rival_fields, names.fields)
    free = game.settled & game.rival_fields == 0
    expect("rival_fields", free, position.rival_fields, "fields of nobody else")
    game.settled |= game.rival_fields
    game.rival_stadiums = bits("rival_stadiums", position.rival_stadiums, names.stadiums)
    game.late_stadiums = bits("late_stadiums", position.late_stadiums, names.stadiums)
    beyond = len(game.space) - game.seats * 2
    if beyond:
        put_markers("rival", game, game.seats * 2, beyond, position.rival_markers, position.rival_lanes)
    for name, less in position.first_flight_less.items():
        game.first_flight_less[find("first_flight_less", name, names.ships)] = less
    game.bonus = vec[i64](_bonus_cards(game, position.bonus_cards, names))
    game.packs = vec[i64]([find("packs", goal, names.goals) for pack in position.packs for goal in pack])
    game.pick = within("pick", position.pick, 0, PACK)


def _bonus_cards(game: Evacuation, numbers: Sequence[int], names: Names) -> list[int]:
    """As named; else the first ones that may lie so, and none before the first year."""
    if numbers:
        for number in numbers:
            expect("bonus_cards", number in names.bonuses, number, f"one of {names.bonuses}")
        return [names.bonuses.index(number) for number in numbers]
    if game.phase <= PHASE_HANDS:
        return []
    flags = list(game.box.bonus_flag)
    plain = [card for card, flag in enumerate(flags) if not flag]
    return [*plain[: YEARS - 1], flags.index(1)]


def _lay_modules(game: Evacuation, position: Position, names: Names) -> None:
    """Orders, lines and solo cards."""
    game.orders = bits("orders", position.orders, names.orders)
    lines = len(game.box.dominance_fields)
    game.lines = vec[i64]([within("lines", line, 0, lines - 1) for line in position.lines])
    cards = len(game.box.solo_action)
    game.solo = vec[i64]([within("solo", card, 1, cards) - 1 for card in position.solo])
    game.turned = within("turned", position.turned, 0, cards)
    if position.corner is not None:
        game.corner = within("corner", position.corner, 0, game.box.corners - 1)


def _fill_display(game: Evacuation, position: Position, names: Names, display: int) -> None:
    """The stack holds what lies nowhere else, in the order of the box, and fills a display that is not named."""
    name, things = DISPLAY_NAMES[display], names.displays[display]
    game.boxed[display] = bits(f"boxed.{name}", position.boxed.get(name, []), things)
    listed = position.displays.get(name, [])
    expect(f"displays.{name}", len(listed) <= SLOTS, listed, f"at most {SLOTS}")
    shown = {slot: find(f"displays.{name}", thing, things) for slot, thing in enumerate(listed) if thing}
    for slot, thing in shown.items():
        game.display[display * SLOTS + slot] = thing
    if name in position.stacks:
        stack = [find(f"stacks.{name}", thing, things) for thing in position.stacks[name]]
    elif game.phase <= PHASE_HANDS:
        stack = []
    else:
        gone = _gone(game, display) | sum(1 << thing for thing in shown.values())
        stack = [thing for thing in range(len(things)) if not gone >> thing & 1]
    set_stack(game, display, vec[i64](stack))
    if name not in position.displays:
        fill_up(game, display)
    buried = position.buried
    expect("buried", len(buried) == DISPLAYS and min(buried) >= 0, buried, "three numbers from 0 on")
    game.buried[display] = buried[display]


def _gone(game: Evacuation, display: int) -> int:
    """What of a display's things lies neither on it nor in its stack."""
    gone: int = game.boxed[display]
    if DISPLAY_NAMES[display] == "stadium":
        gone |= game.rival_stadiums | game.late_stadiums
    for base in range(0, len(game.own), OWN):
        own = game.own[base : base + OWN]
        gone |= (
            own[HAND] | own[LAID] | own[PAID],
            own[OWN_SHIPS + OLD] | own[OWN_SHIPS + NEW],
            own[OWN_STADIUMS + OLD] | own[OWN_STADIUMS + NEW] | own[CARGO_STADIUMS],
        )[display]
    return gone


def _deal_cards(game: Evacuation, position: Position) -> None:
    """Action cards not named lie in the draw pile; there is none during the draft."""
    for seat, player in enumerate(position.players):
        for name, place in PLACES_OF_CARDS.items():
            path = f"players[{seat}].{name}"
            for card in getattr(player, name):
                at = within(path, card, 1, ACTION_CARDS) - 1
                expect(path, game.card_at[at] == CARD_PILE, card, "a card named once")
                game.card_at[at] = place + seat
    rest = [card + 1 for card, at in enumerate(game.card_at) if at == CARD_PILE]
    pile = position.pile if position.pile is not None else [] if game.phase == PHASE_DRAFT else rest
    game.pile = vec[i64]([within("pile", card, 1, ACTION_CARDS) - 1 for card in pile])


def _ask(game: Evacuation, position: Position) -> None:
    for seat, player in enumerate(position.players):
        path = f"players[{seat}].questions"
        for name, about in player.questions:
            expect(path, name in QUESTIONS, name, "one of " + ", ".join(QUESTIONS))
            game.ask(seat, QUESTIONS[name], within(path, about, 0, ABOUT_MASK))
