"""What one seat may see, built up from nothing: only what is named here ever leaves the rules.

Open to all: the station, every row, ships, points, how many cards somebody holds, what the bag contains. For the
viewer's own seat alone: the hand, the card it laid face down, the moves it may make.
"""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from planetfall.core.game import Event, Game
from planetfall.core.view import Line, Move, Reader, Refusal, weigh
from planetfall.core.view import View as SharedView
from planetfall.games.reworld.box import CATEGORIES, LETTERS, OFFICERS, PORTS, ROUNDS
from planetfall.games.reworld.codes import (
    ASK_BUILD,
    ASK_CARRY,
    ASK_PAY,
    ASK_SIGN,
    ASK_SURVEY,
    ASK_TURN,
    ASK_UNDOCK,
    ASK_UNLOAD,
    ASK_USE,
)
from planetfall.games.reworld.components import LETTER_NAMES
from planetfall.games.reworld.events import (
    ACQUIRED,
    CHAPTER_TWO,
    DROPPED,
    FINAL_CATEGORY,
    MARKED,
    ROUND_BEGAN,
    SHIP_TAKEN,
)
from planetfall.games.reworld.notation import ACTION_SPACE, PORT_NAMES
from planetfall.games.reworld.reasons import CLAUSES
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


class View(SharedView, frozen=True, kw_only=True):
    chapter: int
    round: int
    revealed: int
    ports: tuple[Port, ...]  # along the ring
    terrabot_points: int
    marker_space: MarkerSpace
    bag: dict[str, int]  # how many of each face are left (1.5)
    seats: tuple[Seat, ...]
    ships: tuple[Ship, ...]
    final_ship: tuple[Category, ...]
    flying: Tile | None
    aboard: tuple[Tile, ...]


def view(game: Game, reader: Reader) -> View:
    w = words(game, reader.language, reader.names)
    state = w.state
    seat = reader.seat
    actors = state.actors()
    asked = seat if seat in actors else actors[0] if actors else -1
    chapter_one = state.round <= ROUNDS
    return View(
        game="reworld",
        viewer=seat,
        stage=w.stage(),
        names=tuple(w.seat(other) for other in range(state.seats)),
        scores=tuple(state.scores()),
        chapter=1 if chapter_one else 2,
        round=min(state.round, ROUNDS),
        over=not actors,
        actors=tuple(actors),
        question=QUESTION_NAMES[state.question(asked)] if actors else "",
        status=w.status(),
        detail="",
        revealed=state.revealed,
        ports=tuple(_port(w, port) for port in range(PORTS)),
        terrabot_points=state.box.terrabot_points[state.round] if chapter_one else 0,
        marker_space=_marker_space(state, reader),
        bag=_bag(w),
        seats=tuple(_seat(w, other, reader.everything or other == seat) for other in range(state.seats)),
        ships=tuple(_ship(w, ship) for ship in range(state.box.ships)),
        final_ship=tuple(_category(w, category) for category in range(CATEGORIES)),
        ranking=tuple(state.ranking()) if not actors else (),
        flying=_tile(w, state.flying) if state.flying else None,
        aboard=tuple(_tile(w, tile) for tile in (state.aboard, state.aboard_too) if tile),
        moves=tuple(_moves(w, seat)) if seat is not None else (),
        refused=tuple(_refused(w, seat)) if seat is not None and seat in actors else (),
        log=tuple(_log(w)),
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


def _marker_space(state: State, reader: Reader) -> MarkerSpace:
    if state.marker_card == 0:
        return MarkerSpace(None)
    own = reader.everything or state.marker_payer == reader.seat
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


def _moves(w: Words, seat: int) -> Iterator[Move]:
    for code, points, reveals in weigh(w.state, seat):
        yield Move(code, ACTION_SPACE.notation(code), w.move(seat, code, points), points, reveals)


def _refused(w: Words, seat: int) -> Iterator[Refusal]:
    """What the open question is about and may not be done; payments are too many to list."""
    for block in ANSWERS[w.state.question(seat)]:
        first = ACTION_SPACE.start(block)
        for code in range(first, first + len(ACTION_SPACE.block(first))):
            number = w.state.why_not(seat, code)
            if number:
                text_id, clause = CLAUSES[number]
                yield Refusal(ACTION_SPACE.notation(code), clause, w.why(text_id, seat, code))


ANSWERS = {
    ASK_TURN: ("acquire", "marker"),
    ASK_PAY: (),
    ASK_UNDOCK: ("undock", "sacrifice", "couple"),
    ASK_SIGN: (),
    ASK_USE: ("defend", "transport", "task"),
    ASK_CARRY: ("carry",),
    ASK_UNLOAD: (),
    ASK_BUILD: ("build",),
    ASK_SURVEY: ("survey",),
}


# -- the log ---------------------------------------------------------------------------------------------------------


def _log(w: Words) -> Iterator[Line]:
    """Grouped by rounds; in Chapter Two by turns of everybody."""
    group = ""
    for event in w.state.events:
        if event.kind in (ROUND_BEGAN, CHAPTER_TWO):
            group = w.stage_of(event.a if event.kind == ROUND_BEGAN else ROUNDS + 1)
        yield Line(event.step, event.seat, event.points, w.event(event), group, _pieces(event))


def _pieces(event: Event) -> tuple[str, ...]:
    """What an event is about, as the board marks it."""
    if event.kind in (ROUND_BEGAN, CHAPTER_TWO, MARKED, DROPPED):
        return {MARKED: ("marker",)}.get(event.kind, ())
    if event.kind == SHIP_TAKEN:
        return (f"ship-{event.a}",)
    if event.kind == FINAL_CATEGORY:
        return (f"category-{event.a}",)
    return (f"tile-{event.a}", f"port-{PORT_NAMES[event.b]}") if event.kind == ACQUIRED else (f"tile-{event.a}",)
