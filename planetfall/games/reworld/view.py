"""What one seat may see, built up from nothing: only what is named here ever leaves the rules.

Open to all: the station, every row, ships, points, how many cards somebody holds, what the bag contains. For the
viewer's own seat alone: the hand, the card it laid face down, the moves it may make.
"""

from collections import Counter

from msgspec import Struct

from planetfall.core.game import Game
from planetfall.games.reworld.box import CATEGORIES, LETTERS, OFFICERS, PORTS, ROUNDS
from planetfall.games.reworld.components import LETTER_NAMES
from planetfall.games.reworld.notation import ACTION_SPACE, PORT_NAMES
from planetfall.games.reworld.scoring import category_points, category_value
from planetfall.games.reworld.ships import progress
from planetfall.games.reworld.state import (
    CITY,
    COUNTS,
    DEFENCE,
    SATELLITES,
    SHIELDS,
    SHUTTLES,
    SOURCES,
    State,
    row_tiles,
)
from planetfall.games.reworld.words import QUESTION_NAMES, Words, hand_cards, words

__all__ = ["SOURCE_NAMES", "View", "view"]

SOURCE_NAMES = ("terrabots", "cards", "marker", "specials", "tasks", "ships", "final", "head-start")


class Tile(Struct, frozen=True):
    id: int
    face: str  # as positions write it
    text: str
    short: str


class Port(Struct, frozen=True):
    name: str
    module: Tile | None
    cards: tuple[int, ...]  # laid in the slot, all open
    top: int  # the one that counts, 0 if none


class City(Struct, frozen=True):
    letter: str
    name: str
    tiles: tuple[Tile, ...]
    size: int  # tiles, the sign included
    terrabots: int


class Seat(Struct, frozen=True):
    seat: int
    name: str
    score: int
    earned: dict[str, int]
    holder: bool
    out: bool
    cards: int  # everyone may count them
    docked: tuple[tuple[Tile, ...], ...]  # rows 1-5, each from its base to its open end
    cities: tuple[City, ...]
    defence: tuple[Tile, ...]
    shields: int
    shuttles: tuple[Tile, ...]
    satellites: tuple[Tile, ...]
    ships: tuple[int, ...]
    hand: tuple[int, ...] = ()  # the viewer's own seat only (2.1.4)


class Ship(Struct, frozen=True):
    id: str
    text: str
    mark: int
    points: int
    taken_by: int | None
    progress: tuple[int, ...]  # at seat


class Category(Struct, frozen=True):
    text: str
    places: tuple[int, ...]
    values: tuple[int, ...]  # at seat
    points: tuple[int, ...]  # at seat, if the game ended now


class MarkerSpace(Struct, frozen=True):
    taken_by: int | None
    card: int | None = None  # for whoever laid it (2.4.3)


class Move(Struct, frozen=True):
    code: int
    notation: str
    text: str


class Line(Struct, frozen=True):
    step: int
    seat: int
    points: int
    text: str


class View(Struct, frozen=True):
    game: str
    viewer: int | None
    chapter: int
    round: int
    over: bool
    actors: tuple[int, ...]
    question: str  # what the first actor has to decide
    status: str
    revealed: int
    ports: tuple[Port, ...]  # along the ring
    terrabot_points: int
    marker_space: MarkerSpace
    bag: dict[str, int]  # how many of each face are left (1.5)
    seats: tuple[Seat, ...]
    ships: tuple[Ship, ...]
    final_ship: tuple[Category, ...]
    ranking: tuple[int, ...]
    flying: Tile | None
    aboard: tuple[Tile, ...]
    moves: tuple[Move, ...]  # the viewer's
    log: tuple[Line, ...]


def view(game: Game, seat: int | None, language: str) -> View:
    w = words(game, language)
    state = w.state
    actors = state.actors()
    chapter_one = state.round <= ROUNDS
    return View(
        game="reworld",
        viewer=seat,
        chapter=1 if chapter_one else 2,
        round=min(state.round, ROUNDS),
        over=not actors,
        actors=tuple(actors),
        question=QUESTION_NAMES[state.question(actors[0])] if actors else "",
        status=w.status(),
        revealed=state.revealed,
        ports=tuple(_port(w, port) for port in range(PORTS)),
        terrabot_points=state.box.terrabot_points[state.round] if chapter_one else 0,
        marker_space=_marker_space(state, seat),
        bag=_bag(w),
        seats=tuple(_seat(w, other, other == seat) for other in range(state.seats)),
        ships=tuple(_ship(w, ship) for ship in range(state.box.ships)),
        final_ship=tuple(_category(w, category) for category in range(CATEGORIES)),
        ranking=tuple(state.ranking()) if not actors else (),
        flying=_tile(w, state.flying) if state.flying else None,
        aboard=tuple(_tile(w, tile) for tile in (state.aboard, state.aboard_too) if tile),
        moves=tuple(_moves(w, seat)) if seat is not None else (),
        log=tuple(Line(event.step, event.seat, event.points, w.event(event)) for event in state.events),
    )


def _tile(w: Words, tile: int) -> Tile:
    return Tile(tile, w.components.faces[tile], w.tile(tile), w.short(tile))


def _row(w: Words, seat: int, row: int) -> tuple[Tile, ...]:
    return tuple(_tile(w, tile) for tile in row_tiles(w.state, seat, row))


def _port(w: Words, port: int) -> Port:
    state = w.state
    module = state.module[port]
    cards = tuple(hand_cards(state.laid[port]))
    return Port(PORT_NAMES[port], _tile(w, module) if module else None, cards, state.top[port])


def _marker_space(state: State, seat: int | None) -> MarkerSpace:
    if state.marker_card == 0:
        return MarkerSpace(None)
    own = state.marker_payer == seat
    return MarkerSpace(state.marker_payer, state.marker_card if own else None)


def _bag(w: Words) -> dict[str, int]:
    return dict(sorted(Counter(w.components.faces[tile] for tile in w.state.bag).items()))


def _seat(w: Words, seat: int, own: bool) -> Seat:
    state = w.state
    return Seat(
        seat=seat,
        name=w.seat(seat),
        score=state.scores()[seat],
        earned={name: state.earned[seat * SOURCES + source] for source, name in enumerate(SOURCE_NAMES)},
        holder=state.holder == seat,
        out=bool((state.out >> seat) & 1),
        cards=state.cards[seat],
        docked=tuple(_row(w, seat, row) for row in range(OFFICERS)),
        cities=tuple(_city(w, seat, letter) for letter in range(LETTERS) if state.sign[seat * LETTERS + letter]),
        defence=_row(w, seat, DEFENCE),
        shields=state.count[seat * COUNTS + SHIELDS],
        shuttles=_row(w, seat, SHUTTLES),
        satellites=_row(w, seat, SATELLITES),
        ships=tuple(ship for ship in range(state.box.ships) if (state.ships[seat] >> ship) & 1),
        hand=tuple(hand_cards(state.hand[seat])) if own else (),
    )


def _city(w: Words, seat: int, letter: int) -> City:
    terrabots = w.state.terrabots[seat * LETTERS + letter]
    size = category_value(w.state, seat, letter)
    return City(LETTER_NAMES[letter], w.city(seat, letter), _row(w, seat, CITY + letter), size, terrabots)


def _ship(w: Words, ship: int) -> Ship:
    state = w.state
    entry = w.components.ships[ship]
    taken = [seat for seat in range(state.seats) if (state.ships[seat] >> ship) & 1]
    return Ship(
        id=entry.id,
        text=w.ship(ship),
        mark=entry.mark[state.seats],
        points=entry.points[state.seats],
        taken_by=taken[0] if taken else None,
        progress=tuple(progress(state, seat, ship) for seat in range(state.seats)),
    )


def _category(w: Words, category: int) -> Category:
    state = w.state
    names = {entry.category: entry.places[state.seats] for entry in w.components.categories}
    name = f"city_{LETTER_NAMES[category]}" if category < LETTERS else "defence"
    values = tuple(category_value(state, seat, category) for seat in range(state.seats))
    return Category(w.category(category), tuple(names[name]), values, tuple(category_points(state, category)))


def _moves(w: Words, seat: int) -> list[Move]:
    codes = w.state.legal(seat)
    return [Move(code, ACTION_SPACE.notation(code), w.move(seat, code)) for code in codes]
