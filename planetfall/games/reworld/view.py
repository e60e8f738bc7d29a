"""What one seat may see, built up from nothing: only what is named here ever leaves the rules.

Open to all: the station, every row, ships, points, how many cards somebody holds, what the bag contains. For the
viewer's own seat alone: the hand, the card it laid face down, the moves it may make.
"""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from planetfall.core.game import Event, Game
from planetfall.core.rng import seeded
from planetfall.core.view import Line, Reader, Refusal, refusals, shared, weigh
from planetfall.core.view import Seat as SharedSeat
from planetfall.core.view import View as SharedView
from planetfall.games.reworld.box import (
    BUILDER,
    CATEGORIES,
    COMPANIES,
    FARMING,
    LETTERS,
    OFFICERS,
    PORTS,
    ROUNDS,
    SATELLITE,
    SHUTTLE,
    SIGNS,
    TERRABOT,
    TILES,
)
from planetfall.games.reworld.codes import (
    ACQUIRE,
    ASK_BUILD,
    ASK_CARRY,
    ASK_PAY,
    ASK_SIGN,
    ASK_SURVEY,
    ASK_TURN,
    ASK_UNDOCK,
    ASK_UNLOAD,
    ASK_USE,
    PAY,
    SIGN,
    UNDOCK,
)
from planetfall.games.reworld.components import LETTER_NAMES, SEATS
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
from planetfall.games.reworld.payment import PACKED, PAYMENTS, Payment, fitting, holds
from planetfall.games.reworld.play import Reworld
from planetfall.games.reworld.reasons import CLAUSES
from planetfall.games.reworld.scoring import category_points, category_value
from planetfall.games.reworld.ships import progress, take_ships
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
from planetfall.games.reworld.words import Words, hand_cards, words

__all__ = ["SOURCE_NAMES", "Category", "City", "MarkerSpace", "Port", "Seat", "Ship", "Tile", "Use", "View", "view"]

SOURCE_NAMES = ("terrabots", "cards", "marker", "specials", "tasks", "ships", "final", "head-start")


class Tile(Struct, frozen=True):
    id: int
    face: str  # as positions write it
    text: str
    short: str
    tip: str  # what it is good for
    kind: str  # terrabot, builder, shuttle or satellite
    letter: str = ""  # of a terrabot, or counted by a satellite
    company: int = 0  # of a builder, or counted by a satellite
    special: bool = False
    shields: int = 0
    task: str = ""  # of a satellite, as the box calls it


class Port(Struct, frozen=True):
    name: str
    module: Tile | None
    cards: tuple[int, ...]  # laid in the slot, all open
    top: int  # the one that counts, 0 if none
    asks: tuple[int, ...]  # officers the neighbouring slots ask for; none means any card
    price: tuple[int, ...]  # the fewest cards the viewer's hand could pay with, 0 is any card
    rows: tuple[int, ...]  # docking rows that such a payment can lead to
    gain: int  # points for acquiring it now, where the viewer may


class City(Struct, frozen=True):
    letter: str
    name: str
    tiles: tuple[Tile, ...]
    size: int  # tiles, the sign included
    terrabots: int
    company: int  # the construction company that builds here, 0 if none yet


class Seat(SharedSeat, frozen=True):
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
    asks: str  # as components.toml calls it
    row: int  # the docking row it asks for, 0 if none
    text: str
    mark: int
    points: int
    house: bool  # the points are ours, the printed rules leave them to pictures
    taken_by: int | None
    progress: tuple[int, ...]  # at seat
    met: tuple[bool, ...]  # at seat: taken when a turn of that seat ends like this


class Category(Struct, frozen=True):
    text: str
    letter: str  # of the cities it compares, empty for the defence
    places: tuple[int, ...]
    house: bool  # the points are ours
    values: tuple[int, ...]  # at seat
    points: tuple[int, ...]  # at seat, if the game ended now


class Use(Struct, frozen=True):
    """What the module at the open end of a docking row could do once it is undocked."""

    row: int
    use: str  # the move that follows
    points: int  # at best


class MarkerSpace(Struct, frozen=True):
    taken_by: int | None
    card: int | None = None  # for whoever laid it (2.4.3)


class View(SharedView, frozen=True, kw_only=True):
    chapter: int
    round: int
    revealed: int
    about: str  # what the open question is about: the port to be paid, the letter of a new city; else empty
    ports: tuple[Port, ...]  # along the ring
    terrabot_points: int
    round_points: tuple[int, ...]  # for a terrabot, by round
    marker_space: MarkerSpace
    marker_points: int  # for taking it
    card_points: int  # for each card kept when dropping out
    bag: dict[str, int]  # how many of each face are left (1.5)
    seats: tuple[Seat, ...]
    ships: tuple[Ship, ...]
    final_ship: tuple[Category, ...]
    flying: Tile | None
    aboard: tuple[Tile, ...]
    officers: tuple[str, ...]  # names, from officer 1
    terrains: dict[str, str]  # names, by letter
    companies: tuple[str, ...]  # names, from company 1
    uses: tuple[Use, ...]  # the reader's, while it chooses what to undock
    signs: dict[str, str]  # what the reader may name a new city, by notation


def view(game: Reworld, reader: Reader) -> View:
    w = words(game, reader.language, reader.names)
    state = w.state
    seat = reader.seat
    actors = state.actors()
    asked = seat if seat in actors else actors[0] if actors else -1
    chapter_one = state.round <= ROUNDS
    return View(
        **shared(w, reader, ACTION_SPACE, _refused, _log),
        chapter=1 if chapter_one else 2,
        round=min(state.round, ROUNDS),
        revealed=state.revealed,
        about=_about(state, asked) if actors else "",
        ports=_ports(w, seat),
        terrabot_points=state.box.terrabot_points[state.round] if chapter_one else 0,
        round_points=tuple(state.box.terrabot_points)[1:],
        marker_space=_marker_space(state, reader),
        marker_points=state.box.marker_points,
        card_points=state.box.card_points,
        bag=_bag(w),
        seats=tuple(_seat(w, other, reader.everything or other == seat) for other in range(state.seats)),
        ships=tuple(_ships(w)),
        final_ship=tuple(_category(w, category) for category in range(CATEGORIES)),
        flying=_tile(w, state.flying) if state.flying else None,
        aboard=tuple(_tile(w, tile) for tile in (state.aboard, state.aboard_too) if tile),
        uses=tuple(_uses(state, seat)) if seat is not None else (),
        signs=_signs(w, seat) if seat is not None and seat in actors else {},
        officers=tuple(w.officer(officer) for officer in range(1, OFFICERS + 1)),
        terrains={letter: w.terrain(letter) for letter in LETTER_NAMES},
        companies=tuple(w.company(company) for company in range(1, COMPANIES + 1)),
    )


def _tile(w: Words, tile: int) -> Tile:
    box = w.state.box
    kind = KINDS[box.kind[tile]]
    satellite = w.components.satellites[tile - TILES - 1] if kind == "satellite" else None  # the last tiles
    letter = LETTER_NAMES[box.letter[tile]] if kind == "terrabot" else satellite.letter if satellite else ""
    return Tile(
        id=tile,
        face=w.components.faces[tile],
        text=w.tile(tile),
        short=w.short(tile),
        tip=w.tip(tile),
        kind=kind,
        letter=letter,
        company=satellite.company if satellite else box.company[tile],
        special=bool(box.special[tile]),
        shields=box.shields[tile],
        task=satellite.task if satellite else "",
    )


KINDS = {TERRABOT: "terrabot", BUILDER: "builder", SHUTTLE: "shuttle", SATELLITE: "satellite"}


def _row(w: Words, seat: int, row: int) -> tuple[Tile, ...]:
    return tuple(_tile(w, tile) for tile in row_tiles(w.state, seat, row))


def _about(state: State, seat: int) -> str:
    question = state.question(seat)
    if question == ASK_PAY:
        return PORT_NAMES[state.about(seat)]
    return LETTER_NAMES[state.about(seat)] if question == ASK_SIGN else ""


# -- the station -----------------------------------------------------------------------------------------------------


def _ports(w: Words, seat: int | None) -> tuple[Port, ...]:
    gains = dict(_gains(w.state, seat)) if seat is not None else {}
    return tuple(_port(w, port, seat, gains.get(port, 0)) for port in range(PORTS))


def _port(w: Words, port: int, seat: int | None, gain: int) -> Port:
    state = w.state
    module = state.module[port]
    asks = w.asks(state.case[port]) if module else ()
    payments = _cheapest(state, seat, port) if module and seat is not None else []
    return Port(
        name=PORT_NAMES[port],
        module=_tile(w, module) if module else None,
        cards=PAYMENTS[state.laid[port] - PAY].laid if state.laid[port] else (),
        top=state.top[port],
        asks=asks,
        price=_price(asks, payments),
        rows=tuple(sorted({payment.top for payment in payments})),
        gain=gain,
    )


def _cheapest(state: State, seat: int, port: int) -> list[Payment]:
    """The payments with the fewest cards that the seat could make for a port."""
    hand = state.hand[seat]
    codes = fitting(state.case[port], state.cards[seat])
    possible = [PAYMENTS[code - PAY] for code in codes if holds(hand, PACKED[code - PAY])]
    fewest = min((len(payment.laid) for payment in possible), default=0)
    return [payment for payment in possible if len(payment.laid) == fewest]


def _price(asks: tuple[int, ...], payments: list[Payment]) -> tuple[int, ...]:
    """The officers asked for that every such payment contains or one of them must match, then any cards."""
    if not payments:
        return ()
    size = len(payments[0].laid)
    matched = max(([officer for officer in asks if officer in payment.laid] for payment in payments), key=len)
    return (*matched, *[0] * (size - len(matched)))


def _gains(state: Reworld, seat: int) -> Iterator[tuple[int, int]]:
    """The ports the seat may acquire or is paying for, with the points; tried out, as `weigh` does."""
    if seat not in state.actors() or state.question(seat) not in (ASK_TURN, ASK_PAY):
        return
    seen = state.copy()
    seen.imagine(seat, seeded(0))
    if seen.question(seat) == ASK_PAY:
        yield int(seen.about(seat)), _gain(seen, seat)
        return
    for code in seen.legal(seat):
        if ACQUIRE <= code < ACQUIRE + PORTS:
            tried = seen.copy()
            tried.apply(seat, code)
            yield code - ACQUIRE, _gain(tried, seat)


def _gain(game: Game, seat: int) -> int:
    """What any payment for the chosen port scores."""
    paid = game.copy()
    paid.apply(seat, paid.legal(seat)[0])
    return paid.scores()[seat] - game.scores()[seat]


# -- the table -------------------------------------------------------------------------------------------------------


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
    tiles = _row(w, seat, CITY + letter)
    company = next((tile.company for tile in tiles if 0 < tile.company < FARMING), 0)
    return City(LETTER_NAMES[letter], w.city(seat, letter), tiles, size, terrabots, company)


def _ships(w: Words) -> Iterator[Ship]:
    """Whose demand is met is tried out: the rules take the ships on a copy. In Chapter One nothing counts yet."""
    state = w.state
    earned = []
    for seat in range(state.seats):
        tried = state.copy()
        if state.round > ROUNDS:
            take_ships(tried, seat)
        earned.append(tried.ships[seat] & ~state.ships[seat])
    for ship in range(state.box.ships):
        yield _ship(w, ship, tuple(bool((ships >> ship) & 1) for ships in earned))


def _ship(w: Words, ship: int, met: tuple[bool, ...]) -> Ship:
    state = w.state
    entry = w.components.ships[ship]
    taken = [seat for seat in range(state.seats) if (state.ships[seat] >> ship) & 1]
    return Ship(
        id=entry.id,
        asks=entry.asks,
        row=entry.row,
        text=w.ship(ship),
        mark=entry.mark[state.seats],
        points=entry.points[state.seats],
        house=entry.source == "house",
        taken_by=taken[0] if taken else None,
        progress=tuple(progress(state, seat, ship) for seat in range(state.seats)),
        met=met,
    )


def _category(w: Words, category: int) -> Category:
    state = w.state
    letter = LETTER_NAMES[category] if category < LETTERS else ""
    entry = {entry.category: entry for entry in w.components.categories}[f"city_{letter}" if letter else "defence"]
    source = entry.four_players_source if state.seats == max(SEATS) else entry.source
    return Category(
        text=w.category(category),
        letter=letter,
        places=tuple(entry.places[state.seats]),
        house=source == "house",
        values=tuple(category_value(state, seat, category) for seat in range(state.seats)),
        points=tuple(category_points(state, category)),
    )


def _uses(state: State, seat: int) -> Iterator[Use]:
    """One step further than `_moves`, so that a row's end tells what it is good for."""
    if state.question(seat) != ASK_UNDOCK:
        return
    for row in range(OFFICERS):
        if state.why_not(seat, UNDOCK + row) == 0:
            tried = state.copy()
            tried.apply(seat, UNDOCK + row)
            if tried.question(seat) == ASK_USE:
                for code, points, _ in weigh(tried, seat):
                    yield Use(row + 1, ACTION_SPACE.notation(code), max(points, _after(tried, seat, code)))


def _after(game: Game, seat: int, use: int) -> int:
    """What the best city is worth to a task that counts one."""
    tried = game.copy()
    tried.apply(seat, use)
    return max((points for _, points, _ in weigh(tried, seat)), default=0) if tried.question(seat) == ASK_SURVEY else 0


def _signs(w: Words, seat: int) -> dict[str, str]:
    if w.state.question(seat) != ASK_SIGN:
        return {}
    letter = w.state.about(seat)
    return {
        ACTION_SPACE.notation(code): w.city(seat, letter, (code - SIGN) % SIGNS + 1) for code in w.state.legal(seat)
    }


def _refused(w: Words, seat: int) -> Iterator[Refusal]:
    """What the open question is about and may not be done; payments are too many to list."""
    codes = ACTION_SPACE.codes(*ANSWERS[w.state.question(seat)])
    return refusals(w, seat, ACTION_SPACE, CLAUSES, codes)


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
