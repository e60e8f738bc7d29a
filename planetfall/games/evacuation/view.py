"""What one seat may see, built up from nothing: only what is named here ever leaves the rules.

Open to all are boards, displays, tracks, the New World and infrastructure in hand (1.25). For the viewer's own seat
alone: goals that are not shown, action cards in hand and under the areas, and the moves it may make.
"""

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from planetfall.core.game import Event
from planetfall.core.view import Line, Reader, Refusal, refusals, shared
from planetfall.core.view import Seat as SharedSeat
from planetfall.core.view import View as SharedView
from planetfall.games.evacuation import events
from planetfall.games.evacuation.advanced import hand_size
from planetfall.games.evacuation.bonus import bonus_options
from planetfall.games.evacuation.box import (
    ACTION_CARDS,
    AREAS,
    COLUMNS,
    DISPLAYS,
    GOALS,
    LEVELS,
    ORDERS,
    PROJECTS,
    RESOURCES,
    SHIPS,
    SLOTS,
    STADIUMS,
)
from planetfall.games.evacuation.codes import BONUS
from planetfall.games.evacuation.displays import stack_of
from planetfall.games.evacuation.dominance import line_fields
from planetfall.games.evacuation.goals import goal_points
from planetfall.games.evacuation.income import old_output
from planetfall.games.evacuation.markers import symbols_of, terrains_open
from planetfall.games.evacuation.notation import ACTION_SPACE, RESOURCE_NAMES, WORLD_NAMES
from planetfall.games.evacuation.play import Evacuation
from planetfall.games.evacuation.position import PHASE_NAMES
from planetfall.games.evacuation.power import IN_BONUS, possible_power
from planetfall.games.evacuation.progress import MARKERS
from planetfall.games.evacuation.race import final_production
from planetfall.games.evacuation.reasons import (
    CLAUSES,
    NO_SUCH_FIELD,
    NONE_LEFT_THERE,
    NOT_IN_HAND,
    NOT_PREPARED,
    NOT_YOUR_SHIP,
    ORDER_NOT_HELD,
    PROJECT_NOT_HELD,
    SITE_EVACUATED,
    SLOT_EMPTY,
    STADIUM_NOT_THERE,
)
from planetfall.games.evacuation.scoring import SOURCE_NAMES, SOURCES, earned
from planetfall.games.evacuation.solo import rival_passed
from planetfall.games.evacuation.state import (
    BIT,
    CARD_HELD,
    CARD_SHOWN,
    CARD_TUCKED,
    CARGO,
    CARGO_FACTORIES,
    CARGO_POPULATION,
    CARGO_STADIUMS,
    COMPLETE,
    HAND,
    LAID,
    LOADING,
    NOTHING,
    ORDERS_HELD,
    ORDERS_PLAYED,
    OUT,
    OWN,
    OWN_FIELDS,
    OWN_GOALS,
    OWN_SHIPS,
    OWN_STADIUMS,
    PAID,
    PEOPLE,
    PHASE_OVER,
    POPULATION,
    PRODUCTION,
    RES,
    SEA_NEW,
    SETTLED,
    SHOWN_GOALS,
    SITES_UP,
    START_STADIUM,
    STEPS,
    SUPPLY,
    TAKEN,
    TOKENS,
    UNDER,
    WAITING,
    State,
)
from planetfall.games.evacuation.technologies import tile_at
from planetfall.games.evacuation.turn_order import final_satisfaction, rival_satisfaction, satisfaction
from planetfall.games.evacuation.view_forecast import Forecast, forecast
from planetfall.games.evacuation.view_layout import Action, Space, Year, actions, track, years
from planetfall.games.evacuation.view_offers import Price, Project, burying, prices, projects
from planetfall.games.evacuation.view_progress import Reach, opens, reach
from planetfall.games.evacuation.view_settling import Settling, settlings
from planetfall.games.evacuation.view_transport import Berth, Hold, berths, hold, under_way
from planetfall.games.evacuation.words import BONUS_NAMES, DISPLAY_NAMES, LANE_NAMES, SITE_BLOCKS, Words, words

__all__ = [
    "Bonus",
    "Card",
    "Display",
    "Field",
    "Marker",
    "Order",
    "Rival",
    "Seat",
    "Ship",
    "Site",
    "Stadium",
    "Technology",
    "View",
    "view",
]


class Card(Struct, frozen=True):
    """Something with a name and words: infrastructure, a goal, an action card."""

    number: int  # as notation counts it
    id: str
    name: str
    text: str


class Ship(Struct, frozen=True):
    number: int
    id: str
    name: str
    cost: dict[str, int]
    flight: int
    evacuation_bays: tuple[str, ...]
    building_bays: int
    resource_bays: int
    text: str


class Stadium(Struct, frozen=True):
    number: int
    id: str
    name: str
    cost: dict[str, int]
    satisfaction: int
    text: str


class Display(Struct, frozen=True):
    """Three spaces from the X space on; None where one is empty."""

    kind: str
    left: int  # in the stack
    stack: str  # the same in words; before anything is laid out, that it is not
    projects: tuple[Card | None, ...] = ()
    ships: tuple[Ship | None, ...] = ()
    stadiums: tuple[Stadium | None, ...] = ()


class Field(Struct, frozen=True):
    id: str
    at: tuple[int, int]
    terrain: str
    factories: int
    population: tuple[tuple[str, int], ...]  # resource and dots of each space
    symbols: tuple[str, ...]
    seat: int | None  # who has settled it
    rival: bool  # the opponent or the third party has
    built: tuple[int, int, int]  # factories on it by type
    on_line: bool  # of the module line dominance
    text: str


class Marker(Struct, frozen=True):
    colour: int  # a seat, or alone 1 the opponent and 2 the neutral colour
    marker: int
    space: int
    lane: str


class Bonus(Struct, frozen=True):
    number: int
    upper: int
    lower: int
    upper_text: str
    lower_text: str


class Order(Struct, frozen=True):
    number: int
    name: str
    text: str


class Site(Struct, frozen=True):
    number: int
    id: str
    name: str
    up: bool
    kind: str  # population, factory or sea
    yields: dict[str, int]
    grounds: tuple[str, ...]


class Technology(Struct, frozen=True):
    id: str
    name: str
    text: str
    level: int  # 1 to 3
    column: int
    satisfaction: int
    researched: int  # times
    researches: int  # that complete it
    about: str  # the word of its first effect
    complete: bool


class Rival(Struct, frozen=True):
    """The opponent of a lonely player, or the third party between two."""

    name: str
    fields: tuple[str, ...]
    stadiums: tuple[str, ...]
    satisfaction: int
    corner: str  # field at the corner where the solo tile lies
    cards_left: int
    passed: bool
    next_number: int  # on the back of the topmost card, 0 is an X
    next_letter: str


class Seat(SharedSeat, frozen=True):
    resources: dict[str, dict[str, int]]  # by world
    old_production: dict[str, int]  # of the sites face up
    production: dict[str, int]  # on the New World
    final_production: tuple[int, ...]  # in the race, if it ended now
    supply: dict[str, int]  # factories not used yet
    waiting: dict[str, dict[str, int]]  # factories on the sides of the board, by world
    population: int  # waiting on the New World side
    people: int  # population on fields
    settled: dict[str, int]  # factories on fields
    fields: tuple[str, ...]
    sites: tuple[Site, ...]
    sea_tiles: int  # on the New World side
    tokens: int
    actions: int  # taken this year
    areas: tuple[int, ...]  # cards under each
    power: tuple[int, ...]  # totals of power points it may count in the bonus phase
    passed: bool
    ships: dict[str, tuple[Ship, ...]]  # by world
    stadiums: dict[str, tuple[Stadium, ...]]  # by world
    satisfaction: int
    final_satisfaction: int
    hand: tuple[Card, ...]  # infrastructure
    laid: tuple[Card, ...]
    paid: tuple[Card, ...]
    technologies: tuple[Technology, ...]
    symbols: tuple[str, ...]
    terrains: tuple[str, ...]  # open to it
    orders_held: tuple[Order, ...]
    orders_played: tuple[Order, ...]
    loading: str  # the ship that takes on cargo
    cargo: dict[str, int]
    shown_cards: tuple[Card, ...]  # action cards face up
    cards: int  # action cards in hand, everybody may count them
    goals: int  # likewise
    shown_goals: tuple[Card, ...]
    own_cards: tuple[Card, ...] = ()  # the viewer's own seat only (1.25)
    own_tucked: tuple[Card, ...] = ()  # likewise
    own_goals: tuple[Card, ...] = ()  # likewise
    goal_points: dict[str, int] = msgspec.field(default_factory=dict)  # likewise: what each brings so far


class View(SharedView, frozen=True, kw_only=True):
    race: bool
    generous: bool
    advanced: bool
    year: int
    phase: str
    order: tuple[int, ...]  # colours, the first one first
    bonuses: tuple[Bonus, ...]  # of the four years
    displays: tuple[Display, ...]
    fields: tuple[Field, ...]
    markers: tuple[Marker, ...]
    orders: tuple[Order, ...]  # open ones
    rival: Rival | None
    seats: tuple[Seat, ...]
    track: tuple[Space, ...]
    actions: tuple[Action, ...]  # of the viewer's board, or of the first player's
    years: tuple[Year, ...]
    action_track: tuple[int, ...]  # energy of the first, second, … action as printed
    crowded: tuple[int, int]  # from which card under one area on an action costs more, and how much
    berths: tuple[Berth, ...]  # ships of the board in the middle
    hold: Hold | None  # of the ship that takes on cargo there
    under_way: tuple[Hold, ...]  # loaded ships of the transport that is not finished there
    bonus_now: tuple[str, ...]  # what its power points would bring now: upper, lower, none
    prices: tuple[Price, ...]  # of ships and stadiums on offer, for the board in the middle
    projects: tuple[Project, ...]  # infrastructure on offer or in front of the board in the middle
    burying: str  # display whose things the viewer puts under the stack now
    settlings: tuple[Settling, ...]  # fields the viewer may settle now
    reach: Reach
    opens: dict[str, int]  # space of the progress track that opens each terrain
    forecast: Forecast


def view(game: Evacuation, reader: Reader) -> View:
    w = words(game, reader.language, reader.names)
    state = w.state
    seat = reader.seat
    return View(
        **shared(w, reader, ACTION_SPACE, _refused, _log),
        race=state.setting.race,
        generous=state.setting.generous,
        advanced=state.setting.advanced,
        year=state.year,
        phase=PHASE_NAMES[state.phase],
        order=tuple(state.turn_order),
        bonuses=tuple(_bonus(w, card) for card in state.bonus),
        displays=tuple(_display(w, display) for display in range(DISPLAYS)),
        fields=tuple(_field(w, field) for field in range(len(w.components.fields))),
        markers=tuple(_marker(state, index) for index in range(len(state.space))),
        orders=tuple(_orders(w, state.orders)),
        rival=_rival(w) if len(state.solo) > 0 else None,
        seats=tuple(_seat(w, each, each == seat or reader.everything) for each in range(state.seats)),
        track=tuple(track(w)),
        actions=tuple(actions(w, seat or 0)),
        years=tuple(years(w)),
        action_track=tuple(state.box.track_energy),
        crowded=(state.box.crowded_from, state.box.crowded_energy),
        berths=tuple(berths(w, seat or 0)),
        hold=hold(w, seat or 0),
        under_way=tuple(under_way(w, seat or 0)),
        bonus_now=tuple(BONUS_NAMES[code - BONUS] for code in bonus_options(state, seat or 0)) if state.year else (),
        prices=tuple(prices(w, seat or 0)),
        projects=tuple(projects(w, seat or 0)),
        burying=burying(state, seat) if seat is not None else "",
        settlings=tuple(settlings(w, seat or 0)),
        reach=reach(state, seat or 0),
        opens=opens(state),
        forecast=forecast(w),
    )


# -- the middle of the table -----------------------------------------------------------------------------------------


def _bonus(w: Words, card: int) -> Bonus:
    entry = w.components.bonus_cards[card]
    return Bonus(entry.number, entry.upper, entry.lower, w.bonus_text(card, 0), w.bonus_text(card, 1))


def _display(w: Words, display: int) -> Display:
    state = w.state
    shown = [state.display[display * SLOTS + slot] for slot in range(SLOTS)]
    left = len(stack_of(state, display))
    stack = w.say("screen-left", count=left) if state.year else w.say("screen-not-laid-out")
    kind = DISPLAY_NAMES[display]
    if display == 0:
        return Display(kind, left, stack, projects=tuple(_project(w, n) if n != NOTHING else None for n in shown))
    if display == 1:
        return Display(kind, left, stack, ships=tuple(_ship(w, n) if n != NOTHING else None for n in shown))
    return Display(kind, left, stack, stadiums=tuple(_stadium(w, n) if n != NOTHING else None for n in shown))


def _project(w: Words, project: int) -> Card:
    card = w.components.infrastructure[project]
    return Card(project + 1, card.id, w.project(project), w.project_text(project))


def _ship(w: Words, ship: int) -> Ship:
    entry = w.components.ships[ship]
    return Ship(
        number=ship + 1,
        id=entry.id,
        name=w.ship(ship),
        cost=_amounts([entry.cost.food, entry.cost.steel, entry.cost.energy]),
        flight=entry.flight_energy,
        evacuation_bays=tuple(entry.evacuation_bays),
        building_bays=entry.building_bays,
        resource_bays=entry.resource_bays,
        text=w.ship_text(ship),
    )


def _stadium(w: Words, stadium: int) -> Stadium:
    if stadium == STADIUMS:
        worth = w.components.starting_stadium.satisfaction
        return Stadium(stadium + 1, "start", w.stadium(stadium), {}, worth, w.stadium_text(stadium))
    entry = w.components.stadiums[stadium]
    cost = _amounts([entry.cost.food, entry.cost.steel, entry.cost.energy])
    return Stadium(stadium + 1, entry.id, w.stadium(stadium), cost, entry.satisfaction, w.stadium_text(stadium))


def _field(w: Words, field: int) -> Field:
    state = w.state
    entry = w.components.fields[field]
    owners = [seat for seat in range(state.seats) if state.own[seat * OWN + OWN_FIELDS] & BIT[field]]
    built = state.built[field]
    return Field(
        id=entry.id,
        at=entry.at,
        terrain=entry.terrain,
        factories=entry.factories,
        population=tuple((space.resource, space.dots) for space in entry.population),
        symbols=tuple(entry.symbols),
        seat=owners[0] if owners else None,
        rival=bool(state.rival_fields & BIT[field]),
        built=(built % 8, built // 8 % 8, built // 64),
        on_line=bool(line_fields(state) & BIT[field]),
        text=w.field_text(field),
    )


def _marker(state: State, index: int) -> Marker:
    return Marker(index // MARKERS, index % MARKERS + 1, state.space[index], LANE_NAMES[state.lane[index]])


def _orders(w: Words, orders: int) -> Iterator[Order]:
    for order in _members(orders, ORDERS):
        yield Order(order + 1, w.order(order), w.order_text(order))


def _rival(w: Words) -> Rival:
    state = w.state
    top = state.solo[state.turned]
    return Rival(
        name=w.rival(),
        fields=tuple(w.components.fields[field].id for field in _members(state.rival_fields, len(w.components.fields))),
        stadiums=tuple(w.stadium(stadium) for stadium in _members(state.rival_stadiums, STADIUMS)),
        satisfaction=rival_satisfaction(state),
        corner=w.components.corners[state.corner].field,
        cards_left=len(state.solo) - state.turned,
        passed=rival_passed(state),
        next_number=state.box.solo_number[top],
        next_letter="AB"[state.box.solo_letter[top]],
    )


# -- players ---------------------------------------------------------------------------------------------------------


def _seat(w: Words, seat: int, own: bool) -> Seat:
    state = w.state
    base = seat * OWN
    numbers = state.own
    over = state.phase == PHASE_OVER
    goals = list(_members(numbers[base + OWN_GOALS], GOALS))
    shown = goals if own or over else list(_members(numbers[base + SHOWN_GOALS], GOALS))
    return Seat(
        seat=seat,
        name=w.seat(seat),
        score=state.scores()[seat],
        earned={SOURCE_NAMES[source]: earned(state, seat, source) for source in range(SOURCES)},
        resources={name: _kinds(state, base + RES + world * RESOURCES) for world, name in enumerate(WORLD_NAMES)},
        old_production=_amounts([old_output(state, seat, kind) for kind in range(RESOURCES)]),
        production=_kinds(state, base + PRODUCTION),
        final_production=tuple(final_production(state, seat)) if state.setting.race else (),
        supply=_kinds(state, base + SUPPLY),
        waiting={name: _kinds(state, base + WAITING + world * RESOURCES) for world, name in enumerate(WORLD_NAMES)},
        population=numbers[base + POPULATION],
        people=numbers[base + PEOPLE],
        settled=_kinds(state, base + SETTLED),
        fields=tuple(
            w.components.fields[field].id for field in _members(numbers[base + OWN_FIELDS], len(w.components.fields))
        ),
        sites=tuple(
            _site(w, site, bool(numbers[base + SITES_UP] & BIT[site])) for site in range(len(w.components.sites))
        ),
        sea_tiles=numbers[base + SEA_NEW],
        tokens=numbers[base + TOKENS],
        actions=numbers[base + TAKEN],
        areas=tuple(numbers[base + UNDER + area] for area in range(AREAS)),
        power=tuple(_members(possible_power(state, seat, IN_BONUS), len(BIT))),
        passed=numbers[base + OUT] == 1,
        ships={
            name: tuple(_ship(w, ship) for ship in _members(numbers[base + OWN_SHIPS + world], SHIPS))
            for world, name in enumerate(WORLD_NAMES)
        },
        stadiums={name: tuple(_stadiums(w, seat, world)) for world, name in enumerate(WORLD_NAMES)},
        satisfaction=satisfaction(state, seat),
        final_satisfaction=final_satisfaction(state, seat),
        hand=tuple(_project(w, card) for card in _members(numbers[base + HAND], PROJECTS)),
        laid=tuple(_project(w, card) for card in _members(numbers[base + LAID], PROJECTS)),
        paid=tuple(_project(w, card) for card in _members(numbers[base + PAID], PROJECTS)),
        technologies=tuple(_technologies(w, seat)),
        symbols=tuple(name for bit, name in enumerate(("dome", "beacon")) if symbols_of(state, seat) & BIT[bit]),
        terrains=("steppe", "desert", "forest", "ocean")[: terrains_open(state, seat)],
        orders_held=tuple(_orders(w, numbers[base + ORDERS_HELD])),
        orders_played=tuple(_orders(w, numbers[base + ORDERS_PLAYED])),
        loading=w.ship(numbers[base + LOADING]) if numbers[base + LOADING] != NOTHING else "",
        cargo=_cargo(state, base),
        shown_cards=tuple(_cards(w, CARD_SHOWN + seat)),
        cards=hand_size(state, seat) if state.setting.advanced else 0,
        goals=len(goals),
        shown_goals=tuple(_goal(w, goal) for goal in shown),
        own_cards=tuple(_cards(w, CARD_HELD + seat)) if own else (),
        own_tucked=tuple(_cards(w, CARD_TUCKED + seat)) if own else (),
        own_goals=tuple(_goal(w, goal) for goal in goals) if own else (),
        goal_points={w.goal(goal): goal_points(state, seat, goal) for goal in shown},
    )


def _site(w: Words, site: int, up: bool) -> Site:
    entry = w.components.sites[site]
    yields = _amounts([entry.yields.food, entry.yields.steel, entry.yields.energy])
    return Site(site + 1, entry.id, w.site(site), up, entry.kind, yields, tuple(entry.terrains))


def _kinds(state: State, at: int) -> dict[str, int]:
    return _amounts([state.own[at + kind] for kind in range(RESOURCES)])


def _amounts(numbers: list[int]) -> dict[str, int]:
    return dict(zip(RESOURCE_NAMES, numbers, strict=True))


def _members(members: int, count: int) -> Iterator[int]:
    """The numbers in a set."""
    return (number for number in range(count) if members >> number & 1)


def _stadiums(w: Words, seat: int, world: int) -> Iterator[Stadium]:
    """Beside a world; the starting one last."""
    own = w.state.own
    base = seat * OWN
    for stadium in _members(own[base + OWN_STADIUMS + world], STADIUMS):
        yield _stadium(w, stadium)
    if own[base + START_STADIUM] == world:
        yield _stadium(w, STADIUMS)


def _technologies(w: Words, seat: int) -> Iterator[Technology]:
    state = w.state
    if len(state.tiles) == 0:
        return
    for level in range(LEVELS):
        for column in range(COLUMNS):
            tile = tile_at(state, seat, level, column)
            done = state.own[seat * OWN + COMPLETE + column]
            steps = state.own[seat * OWN + STEPS + column] if level == done else 0
            entry = w.components.technologies[tile]
            yield Technology(
                id=entry.id,
                name=w.technology(tile),
                text=w.technology_text(tile),
                level=level + 1,
                column=column + 1,
                satisfaction=entry.satisfaction,
                researched=state.box.researches[level] if level < done else steps,
                complete=level < done,
                researches=state.box.researches[level],
                about=entry.lasting[0].lasts if entry.lasting else entry.instant[0].do,
            )


def _cargo(state: State, base: int) -> dict[str, int]:
    own = state.own
    cargo = {"population": own[base + CARGO_POPULATION], "stadiums": int(own[base + CARGO_STADIUMS]).bit_count()}
    for kind, name in enumerate(RESOURCE_NAMES):
        cargo[name] = own[base + CARGO + kind]
        cargo[f"{name}-factories"] = own[base + CARGO_FACTORIES + kind]
    return {name: count for name, count in cargo.items() if count}


def _cards(w: Words, place: int) -> Iterator[Card]:
    if not w.state.setting.advanced:
        return
    for card in range(ACTION_CARDS):
        if w.state.card_at[card] == place:
            yield Card(card + 1, str(card + 1), w.card(card), w.card_text(card))


def _goal(w: Words, goal: int) -> Card:
    return Card(goal + 1, w.components.goals[goal].id, w.goal(goal), w.goal_text(goal))


# -- moves and the log -----------------------------------------------------------------------------------------------


def _refused(w: Words, seat: int) -> Iterator[Refusal]:
    """What the open question is about and may not be done."""
    codes = ACTION_SPACE.codes(*ANSWERS.get(w.question_name(seat), ()))
    return refusals(w, seat, ACTION_SPACE, CLAUSES, codes, UNSAID)


UNSAID = (  # nobody would try
    NO_SUCH_FIELD,
    NONE_LEFT_THERE,
    NOT_IN_HAND,
    NOT_PREPARED,
    NOT_YOUR_SHIP,
    ORDER_NOT_HELD,
    PROJECT_NOT_HELD,
    SITE_EVACUATED,
    SLOT_EMPTY,
    STADIUM_NOT_THERE,
)
ANSWERS = {
    "turn": ("act", "card", "order", "pass"),
    "orders": ("order",),
    "prepare": ("prepare",),
    "clone": ("clone",),
    "develop": ("take", "play"),
    "take": ("take",),
    "ship": ("ship",),
    "stadium": ("stadium",),
    "research": ("research",),
    "settle": ("settle",),
    "transport": ("fly", "back"),
    "quick": ("back",),
    "load": ("evacuate", "carry-site", "carry-factory", "carry-stadium", "carry"),
    "advance": ("advance",),
}


def _log(w: Words) -> Iterator[Line]:
    year = 0
    for event in w.state.events:
        if event.kind == events.YEAR_BEGAN:
            year = event.a
        before = "stage-hands" if event.kind == events.CARDS_DRAWN else "stage-goals"
        group = w.say("group-year", year=year) if year else w.say(before)
        yield Line(event.step, event.seat, event.points, w.event(event), group, _pieces(w, event))


def _pieces(w: Words, event: Event) -> tuple[str, ...]:
    """What an event is about, as the board marks it."""
    if event.kind in (events.FIELD_SETTLED_BY, events.RIVAL_SETTLED):
        return (f"field-{w.components.fields[event.a].id}",)
    if event.kind in (events.SHIP_TAKEN, events.FLEW, events.FLEW_BACK):
        return (f"ship-{event.a + 1}",)
    if event.kind == events.STADIUM_TAKEN:
        return (f"stadium-{event.a + 1}",)
    if event.kind == events.RESEARCHED:
        return (f"technology-{w.components.technologies[event.a].id}",)
    if event.kind in (events.PROJECT_TAKEN, events.PROJECT_PLAYED, events.PROJECT_FULFILLED):
        return (f"project-{event.a + 1}",)
    if event.kind == events.MARKER_MOVED:
        return (f"marker-{event.seat}-{event.a + 1}",)
    if event.kind == events.LOADED:
        block, number = ACTION_SPACE.notation(event.a).split()
        return (f"site-{event.seat}-{number}",) if block in SITE_BLOCKS else (f"ship-{event.b + 1}",)
    return ()
