"""Any position written down as plain data, and back: for tests, puzzles and bug reports.

Everything a description leaves out is empty or has its natural default: sites lie face up, factories not named are in
the supply, the starting stadium lies on the Old World, stacks hold what is not named elsewhere, displays are filled
from them, production is what fields, sea tiles and infrastructure bring. If nobody is asked anything the game goes on
from there by itself: with the phase `actions` to the next turn, with `year_end` to the income of the year.
Things are called by their ids; cards and orders by their numbers.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from planetfall.core.game import DEPTH, Game
from planetfall.core.rng import Rng, seeded
from planetfall.games.evacuation import codes
from planetfall.games.evacuation.audit import audit
from planetfall.games.evacuation.box import ACTION_CARDS, COLUMNS, DISPLAYS, LEVELS, NEW, OLD, RESOURCES, SLOTS
from planetfall.games.evacuation.building import place_stadium
from planetfall.games.evacuation.components import SEATS, Components, of_game
from planetfall.games.evacuation.displays import fill_up, set_stack, stack_of
from planetfall.games.evacuation.notation import RESOURCE_NAMES, WORLD_NAMES
from planetfall.games.evacuation.packing import DISPLAYS as DISPLAY_NAMES
from planetfall.games.evacuation.play import Evacuation
from planetfall.games.evacuation.settling import FACTORY_DIGIT
from planetfall.games.evacuation.setup import YEARS
from planetfall.games.evacuation.state import (
    BAYS,
    BIT,
    BUILDINGS,
    BUYING,
    CARD_DISCARDED,
    CARD_HELD,
    CARD_PILE,
    CARD_SHOWN,
    CARD_TUCKED,
    CARGO,
    CARGO_FACTORIES,
    CARGO_POPULATION,
    CARGO_STADIUMS,
    COMPLETE,
    CRATES,
    DROPPED,
    FIRST,
    FIRST_SITE,
    FLOWN,
    HAND,
    LAID,
    LOADING,
    LOWER,
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
    PHASE_DRAFT,
    PICTURES,
    PLEASED,
    POINTS,
    POPULATION,
    PRODUCTION,
    RES,
    REST,
    SAVED,
    SEA_NEW,
    SET,
    SETTLED,
    SETTLING,
    SHOWN_GOALS,
    SITES_UP,
    STADIUM_COUNT,
    START_STADIUM,
    STEPS,
    SUPPLY,
    TAKEN,
    TOKENS,
    UNDER,
    UPPER,
    WAITING,
    Setting,
)
from planetfall.games.evacuation.technologies import TILES, apply_lasting
from planetfall.games.evacuation.worlds import produced
from planetfall.games.evacuation.years import proceed

__all__ = ["PHASE_NAMES", "QUESTION_NAMES", "arrange", "describe"]

PHASE_NAMES = (
    "draft",
    "hands",
    "income",
    "actions",
    "transport",
    "turn_order",
    "progress",
    "bonus",
    "year_end",
    "over",
)
LANE_NAMES = ("parking", "main", "three")
QUESTION_NAMES = {
    value: name.removeprefix("ASK_").lower().replace("_", "-")
    for name, value in vars(codes).items()
    if name.startswith("ASK_")
}
QUESTIONS = {name: question for question, name in QUESTION_NAMES.items()}
START = "start"  # the starting stadium among the others

# How the fields of a player lie in the seat's numbers: a number, one for each resource, or a set of things.
NUMBERS = {
    "population": POPULATION,
    "sea_new": SEA_NEW,
    "tokens": TOKENS,
    "actions_taken": TAKEN,
    "buying": BUYING,
    "upper_bonuses": UPPER,
    "lower_bonuses": LOWER,
    "points": POINTS,
    "first_marker": FIRST,
    "rest": REST,
    "bays_used": BAYS,
    "building_bays_used": BUILDINGS,
    "resource_bays_used": CRATES,
    "cargo_population": CARGO_POPULATION,
}
AMOUNTS = {
    "old": RES,
    "new": RES + NEW * RESOURCES,
    "factories_old": WAITING,
    "factories_new": WAITING + NEW * RESOURCES,
    "saved": SAVED,
    "cargo": CARGO,
    "cargo_factories": CARGO_FACTORIES,
}
ROWS = {"under": UNDER, "complete": COMPLETE, "steps": STEPS}
SETS_OF = {
    "ships_old": (OWN_SHIPS + OLD, "ships"),
    "ships_new": (OWN_SHIPS + NEW, "ships"),
    "ships_flown": (FLOWN, "ships"),
    "hand": (HAND, "projects"),
    "laid": (LAID, "projects"),
    "paid": (PAID, "projects"),
    "orders_held": (ORDERS_HELD, "orders"),
    "orders_played": (ORDERS_PLAYED, "orders"),
    "goals": (OWN_GOALS, "goals"),
    "goals_shown": (SHOWN_GOALS, "goals"),
    "cargo_stadiums": (CARGO_STADIUMS, "stadiums"),
}
ONES = {
    "settling": (SETTLING, "fields"),
    "loading": (LOADING, "ships"),
    "first_site": (FIRST_SITE, "sites"),
    "goal_dropped": (DROPPED, "goals"),
}
PLACES_OF_CARDS = {
    "cards": CARD_HELD,
    "cards_tucked": CARD_TUCKED,
    "cards_shown": CARD_SHOWN,
    "cards_discarded": CARD_DISCARDED,
}


class Player(Struct, forbid_unknown_fields=True, omit_defaults=True):
    old: dict[str, int] = {}
    new: dict[str, int] = {}
    production: dict[str, int] | None = None
    factories_old: dict[str, int] = {}
    factories_new: dict[str, int] = {}
    population: int = 0
    fields: dict[str, list[str]] = {}  # fields settled, with the types of their factories
    evacuated: list[str] = []  # sites face down
    sea_new: int = 0
    tokens: int = 0
    actions_taken: int = 0
    under: tuple[int, ...] = (0, 0, 0, 0)
    passed: bool = False
    ships_old: list[str] = []
    ships_new: list[str] = []
    stadiums_old: list[str] | None = None  # `start` is the starting one; there unless it is named elsewhere
    stadiums_new: list[str] = []
    hand: list[str] = []
    laid: list[str] = []
    paid: list[str] = []
    set: int = 0  # technologies; as many as the number of the player
    tiles: list[str] = []  # level by level; in the order of the box
    complete: tuple[int, ...] = (0, 0, 0)
    steps: tuple[int, ...] = (0, 0, 0)
    settling: str = ""
    buying: int = NOTHING
    saved: dict[str, int] = {}
    upper_bonuses: int = 0
    lower_bonuses: int = 0
    orders_held: list[str] = []
    orders_played: list[str] = []
    goals: list[str] = []
    goals_shown: list[str] = []
    goal_dropped: str = ""
    markers: tuple[int, ...] = (0, 0)
    lanes: tuple[str, ...] = ("parking", "parking")
    points: int = NOTHING
    first_marker: int = NOTHING
    rest: int = 0
    loading: str = ""
    first_site: str = ""
    bays_used: int = 0
    building_bays_used: int = 0
    resource_bays_used: int = 0
    cargo: dict[str, int] = {}
    cargo_factories: dict[str, int] = {}
    cargo_population: int = 0
    cargo_stadiums: list[str] = []
    ships_flown: list[str] = []
    cards: list[int] = []
    cards_tucked: list[int] = []
    cards_shown: list[int] = []
    cards_discarded: list[int] = []
    questions: list[tuple[str, int]] = []  # the last one is asked first


class Rules(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    mode: str = "race"
    bonuses: str = "strict"
    actions: str = "simple"
    orders: bool = False
    lines: bool = False
    turn_order: str = "all"
    third_party: bool = False


class Position(Struct, forbid_unknown_fields=True, omit_defaults=True):
    players: list[Player]
    setting: Rules = Rules()
    year: int = 1
    phase: str = "actions"
    turn_order: list[int] | None = None  # colours; the seats in order
    turn: int = 0
    acting: int = NOTHING
    ending: bool = False
    displays: dict[str, list[str]] = {}  # from the X space, empty ones as ""; filled from the stacks
    stacks: dict[str, list[str]] = {}  # the top first; all that lies nowhere else
    buried: tuple[int, ...] = (0, 0, 0)
    boxed: dict[str, list[str]] = {}
    first_flight_less: dict[str, int] = {}
    rival_fields: list[str] = []
    rival_stadiums: list[str] = []
    rival_markers: tuple[int, ...] = (0, 0, 0, 0)  # alone: the opponent's two, the neutral ones
    rival_lanes: tuple[str, ...] = ("parking", "parking", "parking", "parking")
    bonus_cards: list[int] = []  # one for each year
    packs: list[list[str]] = []
    pick: int = 0
    pile: list[int] | None = None  # action cards, the last one is drawn next
    orders: list[str] = []
    lines: list[int] = []
    solo: list[int] = []  # solo cards, the top first
    turned: int = 0
    corner: int | None = None
    late_stadiums: list[str] = []
    revealed: int = 0
    chance: list[int] | None = None  # the generator; that of seed 0 if left out


class _Names:
    """What things are called in a description."""

    def __init__(self, components: Components) -> None:
        self.ships = [ship.id for ship in components.ships]
        self.stadiums = [*(stadium.id for stadium in components.stadiums), START]
        self.projects = [card.id for card in components.infrastructure]
        self.fields = [field.id for field in components.fields]
        self.sites = [site.id for site in components.sites]
        self.goals = [goal.id for goal in components.goals]
        self.orders = [order.counts for order in components.orders]
        self.technologies = [tile.id for tile in components.technologies]
        self.bonuses = [card.number for card in components.bonus_cards]
        self.displays = (self.projects, self.ships, self.stadiums[:-1])

    def of(self, what: str) -> list[str]:
        names = getattr(self, what)
        assert isinstance(names, list)
        return names


# -- writing down ------------------------------------------------------------------------------------------------------


def describe(game: Game) -> dict[str, Any]:
    assert isinstance(game, Evacuation), "this is the room of Evacuation"
    names = _Names(of_game(game))
    beyond = slice(game.seats * 2, None)  # markers of colours without a seat
    position = Position(
        players=[_player(game, seat, names) for seat in range(game.seats)],
        setting=_rules(game.setting),
        year=game.year,
        phase=PHASE_NAMES[game.phase],
        turn_order=list(game.turn_order),
        turn=game.turn,
        acting=game.acting,
        ending=game.ending,
        displays={name: _display(game, display, names) for display, name in enumerate(DISPLAY_NAMES)},
        stacks={
            name: [names.displays[display][thing] for thing in stack_of(game, display)]
            for display, name in enumerate(DISPLAY_NAMES)
        },
        buried=tuple(game.buried),
        boxed={
            name: _named(game.boxed[display], names.displays[display])
            for display, name in enumerate(DISPLAY_NAMES)
            if game.boxed[display]
        },
        first_flight_less={names.ships[ship]: less for ship, less in enumerate(game.first_flight_less) if less},
        rival_fields=_named(game.rival_fields, names.fields),
        rival_stadiums=_named(game.rival_stadiums, names.stadiums),
        rival_markers=tuple(game.space[beyond]) or (0,) * 4,
        rival_lanes=tuple(LANE_NAMES[lane] for lane in game.lane[beyond]) or (LANE_NAMES[0],) * 4,
        bonus_cards=[names.bonuses[card] for card in game.bonus],
        packs=[[names.goals[goal] for goal in game.packs[at : at + 4]] for at in range(0, len(game.packs), 4)],
        pick=game.pick,
        pile=[card + 1 for card in game.pile],
        orders=_named(game.orders, names.orders),
        lines=list(game.lines),
        solo=[card + 1 for card in game.solo],
        turned=game.turned,
        corner=game.corner,
        late_stadiums=_named(game.late_stadiums, names.stadiums),
        revealed=game.revealed,
        chance=[game.rng.a, game.rng.b, game.rng.c, game.rng.drawn],
    )
    plain = msgspec.to_builtins(position)
    assert isinstance(plain, dict)
    return plain


def _display(game: Evacuation, display: int, names: _Names) -> list[str]:
    """From the X space; while things are put under the stack there are gaps."""
    shown = game.display[display * SLOTS : (display + 1) * SLOTS]
    return [names.displays[display][thing] if thing != NOTHING else "" for thing in shown]


def _rules(setting: Setting) -> Rules:
    return Rules(
        mode="race" if setting.race else "points",
        bonuses="generous" if setting.generous else "strict",
        actions="advanced" if setting.advanced else "simple",
        orders=setting.orders,
        lines=setting.dominance,
        turn_order="new" if setting.new_stadiums else "all",
        third_party=setting.third_party,
    )


def _player(game: Evacuation, seat: int, names: _Names) -> Player:
    own = list(game.own[seat * OWN : (seat + 1) * OWN])
    stadiums = [_named(own[OWN_STADIUMS + world], names.stadiums) for world in (OLD, NEW)]
    if own[START_STADIUM] != NOTHING:
        stadiums[own[START_STADIUM]].append(START)
    plain: dict[str, Any] = {name: own[at] for name, at in NUMBERS.items()}
    plain |= {name: _amounts(own, at) for name, at in AMOUNTS.items()}
    plain |= {name: tuple(own[at : at + (4 if name == "under" else COLUMNS)]) for name, at in ROWS.items()}
    plain |= {name: _named(own[at], names.of(what)) for name, (at, what) in SETS_OF.items()}
    plain |= {name: names.of(what)[own[at]] if own[at] != NOTHING else "" for name, (at, what) in ONES.items()}
    plain |= {
        name: [card + 1 for card, at in enumerate(game.card_at) if at == place + seat]
        for name, place in PLACES_OF_CARDS.items()
    }
    return Player(
        production=_amounts(own, PRODUCTION),
        fields={names.fields[field]: _factories(game.built[field]) for field in _members(own[OWN_FIELDS])},
        evacuated=_named(~own[SITES_UP] & (BIT[game.box.sites] - 1), names.sites),
        passed=bool(own[OUT]),
        stadiums_old=stadiums[OLD],
        stadiums_new=stadiums[NEW],
        set=own[SET] + 1,
        tiles=[names.technologies[tile] for tile in game.tiles[seat * TILES : (seat + 1) * TILES]],
        markers=tuple(game.space[seat * 2 : seat * 2 + 2]),
        lanes=tuple(LANE_NAMES[lane] for lane in game.lane[seat * 2 : seat * 2 + 2]),
        questions=_questions(game, seat),
        **plain,
    )


def _amounts(own: Sequence[int], at: int) -> dict[str, int]:
    return {name: own[at + kind] for kind, name in enumerate(RESOURCE_NAMES) if own[at + kind]}


def _factories(built: int) -> list[str]:
    return [name for kind, name in enumerate(RESOURCE_NAMES) for _ in range(built >> 3 * kind & 7)]


def _members(bits: int) -> list[int]:
    return [bit for bit in range(62) if bits >> bit & 1]


def _named(bits: int, names: Sequence[str]) -> list[str]:
    return [names[bit] for bit in _members(bits)]


def _questions(game: Evacuation, seat: int) -> list[tuple[str, int]]:
    asked = [game.agenda[seat * DEPTH + index] for index in range(1, game.agenda[seat * DEPTH] + 1)]
    return [(QUESTION_NAMES[entry >> 16], entry & 65535) for entry in asked]


# -- setting up --------------------------------------------------------------------------------------------------------


def arrange(description: Mapping[str, Any], components: Components) -> Evacuation:
    """The position as a game; a ValueError says what is impossible and where."""
    try:
        position = msgspec.convert(description, Position, strict=True)
    except msgspec.ValidationError as error:
        raise ValueError(f"the position is not possible: {error}") from error
    arranger = _Arranger(position, components)
    arranger.lay_out()
    return arranger.game


def _expect(path: str, holds: bool, found: object, expected: str) -> None:
    if not holds:
        raise ValueError(f"the position is not possible: {path} is {found!r}, expected {expected}")


def _find(path: str, name: str, names: Iterable[str]) -> int:
    listed = list(names)
    _expect(path, name in listed, name, "one of " + ", ".join(listed))
    return listed.index(name)


def _number(path: str, value: int, least: int, most: int) -> int:
    _expect(path, least <= value <= most, value, f"a number from {least} to {most}")
    return value


def _bits(path: str, named: Iterable[str], names: Iterable[str]) -> int:
    bits = 0
    for name in named:
        bits |= 1 << _find(path, name, names)
    return bits


class _Arranger:
    def __init__(self, position: Position, components: Components) -> None:
        self.position = position
        self.components = components
        self.names = _Names(components)
        self.game = Evacuation()

    def lay_out(self) -> None:
        p, game = self.position, self.game
        seats = len(p.players)
        _expect("players", seats in SEATS, seats, "1 to 4 players")
        game.seat_players(seats, self._generator())
        game.clear_table(self.components.box, self._setting(seats), seats)
        game.phase = _find("phase", p.phase, PHASE_NAMES)
        game.year = _number("year", p.year, 0, YEARS)
        self._order_turns(len(game.turn_order))
        for seat, player in enumerate(p.players):
            self._lay_player(f"players[{seat}]", seat, player)
        self._lay_tiles()
        self._lay_table()
        self._fill_displays()
        self._deal_cards()
        for seat, player in enumerate(p.players):
            self._count(seat, player)
        self._ask()
        wrong = audit(game)
        if wrong:
            raise ValueError(f"the position is not possible: {wrong}")
        proceed(game)

    def _generator(self) -> Rng:
        words = self.position.chance
        if words is None:
            return seeded(0)
        _expect("chance", len(words) == 4 and all(0 <= word < 2**32 for word in words), words, "four 32-bit numbers")
        rng = Rng()
        rng.a, rng.b, rng.c, rng.drawn = words
        return rng

    def _setting(self, seats: int) -> Setting:
        rules, setting = self.position.setting, Setting()
        setting.race = _find("setting.mode", rules.mode, ("race", "points")) == 0 and seats > 1
        setting.generous = _find("setting.bonuses", rules.bonuses, ("strict", "generous")) == 1
        setting.advanced = _find("setting.actions", rules.actions, ("simple", "advanced")) == 1
        setting.new_stadiums = _find("setting.turn_order", rules.turn_order, ("all", "new")) == 1
        setting.orders = rules.orders
        setting.dominance = rules.lines
        setting.third_party = rules.third_party
        return setting

    def _order_turns(self, colours: int) -> None:
        p, game = self.position, self.game
        order = list(range(colours)) if p.turn_order is None else p.turn_order
        _expect("turn_order", sorted(order) == list(range(colours)), order, f"each of 0 to {colours - 1} once")
        game.turn_order = vec[i64](order)
        game.turn = _number("turn", p.turn, 0, colours)
        game.acting = _number("acting", p.acting, NOTHING, len(p.players) - 1)
        game.ending = p.ending
        game.revealed = p.revealed

    # -- one seat ----------------------------------------------------------------------------------------------------

    def _lay_player(self, path: str, seat: int, player: Player) -> None:
        game, names = self.game, self.names
        own, base = game.own, seat * OWN
        for name, at in NUMBERS.items():
            own[base + at] = _number(f"{path}.{name}", getattr(player, name), NOTHING, 2**40)
        for name, at in AMOUNTS.items():
            self._set_amounts(f"{path}.{name}", base + at, getattr(player, name))
        for name, at in ROWS.items():
            row, length = getattr(player, name), 4 if name == "under" else COLUMNS
            _expect(f"{path}.{name}", len(row) == length and min(row) >= 0, row, f"{length} numbers from 0 on")
            for index, number in enumerate(row):
                own[base + at + index] = number
        for name, (at, what) in SETS_OF.items():
            own[base + at] = _bits(f"{path}.{name}", getattr(player, name), names.of(what))
        for name, (at, what) in ONES.items():
            if chosen := getattr(player, name):
                own[base + at] = _find(f"{path}.{name}", chosen, names.of(what))
        own[base + OUT] = int(player.passed)
        own[base + SITES_UP] &= ~_bits(f"{path}.evacuated", player.evacuated, names.sites)
        self._place_stadiums(path, seat, player)
        self._settle_fields(path, seat, player)
        self._set_markers(path, seat, player)
        for project in _members(own[base + LAID] | own[base + PAID]):
            own[base + PICTURES] |= BIT[game.box.illustration[project]]

    def _set_amounts(self, path: str, at: int, amounts: Mapping[str, int]) -> None:
        for name, amount in amounts.items():
            self.game.own[at + _find(path, name, RESOURCE_NAMES)] = _number(path, amount, 0, 10_000)

    def _place_stadiums(self, path: str, seat: int, player: Player) -> None:
        game, base = self.game, seat * OWN
        old = player.stadiums_old
        elsewhere = START in player.stadiums_new or START in player.cargo_stadiums
        if old is None:
            old = [] if elsewhere else [START]
        game.own[base + START_STADIUM] = NOTHING
        for world in (OLD, NEW):
            game.own[base + STADIUM_COUNT + world] = 0
            game.own[base + PLEASED + world] = 0
        for world, stadiums in ((OLD, old), (NEW, player.stadiums_new)):
            for name in stadiums:
                stadium = _find(f"{path}.stadiums_{WORLD_NAMES[world]}", name, self.names.stadiums)
                if name == START:
                    game.own[base + START_STADIUM] = world
                    game.own[base + STADIUM_COUNT + world] += 1
                    game.own[base + PLEASED + world] += game.box.starting_satisfaction
                else:
                    place_stadium(game, seat, stadium, world)

    def _settle_fields(self, path: str, seat: int, player: Player) -> None:
        game, base = self.game, seat * OWN
        for name, types in player.fields.items():
            field = _find(f"{path}.fields", name, self.names.fields)
            _expect(f"{path}.fields", game.settled >> field & 1 == 0, name, "a field that nobody else has")
            game.settled |= BIT[field]
            game.own[base + OWN_FIELDS] |= BIT[field]
            game.own[base + PEOPLE] += game.box.population_spaces[field]
            for kind in (_find(f"{path}.fields.{name}", each, RESOURCE_NAMES) for each in types):
                game.built[field] += FACTORY_DIGIT[kind]
                game.own[base + SETTLED + kind] += 1

    def _set_markers(self, path: str, seat: int, player: Player) -> None:
        self._put_markers(path, seat * 2, player.markers, player.lanes, 2)

    def _put_markers(self, path: str, at: int, spaces: Sequence[int], lanes: Sequence[str], count: int) -> None:
        game = self.game
        _expect(f"{path}.markers", len(spaces) == count == len(lanes), spaces, f"{count} spaces, with as many lanes")
        for index in range(count):
            game.space[at + index] = _number(f"{path}.markers", spaces[index], 0, game.box.last_space)
            game.lane[at + index] = _find(f"{path}.lanes", lanes[index], LANE_NAMES)

    # -- the table ---------------------------------------------------------------------------------------------------

    def _lay_tiles(self) -> None:
        """Technologies as named, or in the order of the box; none are laid during the draft."""
        game = self.game
        tiles: list[int] = []
        for seat, player in enumerate(self.position.players):
            path = f"players[{seat}]"
            number = _number(f"{path}.set", player.set or seat + 1, 1, 4) - 1
            game.own[seat * OWN + SET] = number
            of_set = [
                tile
                for level in range(LEVELS)
                for tile in range(len(game.box.tech_set))
                if game.box.tech_set[tile] == number and game.box.tech_level[tile] == level
            ]
            named = [_find(f"{path}.tiles", name, self.names.technologies) for name in player.tiles] or of_set
            levels = [game.box.tech_level[tile] for tile in named]
            fits = sorted(named) == sorted(of_set) and levels == sorted(levels)
            _expect(f"{path}.tiles", fits, player.tiles, "the nine tiles of the set, level by level")
            tiles += named
        if game.phase != PHASE_DRAFT:
            game.tiles = vec[i64](tiles)

    def _lay_table(self) -> None:
        p, game, names = self.position, self.game, self.names
        game.rival_fields = _bits("rival_fields", p.rival_fields, names.fields)
        _expect("rival_fields", game.settled & game.rival_fields == 0, p.rival_fields, "fields of nobody else")
        game.settled |= game.rival_fields
        game.rival_stadiums = _bits("rival_stadiums", p.rival_stadiums, names.stadiums)
        game.late_stadiums = _bits("late_stadiums", p.late_stadiums, names.stadiums)
        beyond = len(game.space) - game.seats * 2
        if beyond:
            self._put_markers("rival", game.seats * 2, p.rival_markers, p.rival_lanes, beyond)
        for name, less in p.first_flight_less.items():
            game.first_flight_less[_find("first_flight_less", name, names.ships)] = less
        game.bonus = vec[i64](self._bonus_cards())
        game.packs = vec[i64]([_find("packs", goal, names.goals) for pack in p.packs for goal in pack])
        game.pick = _number("pick", p.pick, 0, 4)
        game.orders = _bits("orders", p.orders, names.orders)
        game.lines = vec[i64]([_number("lines", line, 0, len(game.box.dominance_fields) - 1) for line in p.lines])
        cards = len(game.box.solo_action)
        game.solo = vec[i64]([_number("solo", card, 1, cards) - 1 for card in p.solo])
        game.turned = _number("turned", p.turned, 0, cards)
        if p.corner is not None:
            game.corner = _number("corner", p.corner, 0, game.box.corners - 1)

    def _bonus_cards(self) -> list[int]:
        flags, bonuses = list(self.game.box.bonus_flag), self.names.bonuses
        if self.position.bonus_cards:
            for number in self.position.bonus_cards:
                _expect("bonus_cards", number in bonuses, number, f"one of {bonuses}")
            return [bonuses.index(number) for number in self.position.bonus_cards]
        if self.game.phase == PHASE_DRAFT:
            return []
        plain = [card for card, flag in enumerate(flags) if not flag]
        return [*plain[: YEARS - 1], flags.index(1)]

    def _fill_displays(self) -> None:
        """Stacks hold what lies nowhere else, in the order of the box."""
        p, game = self.position, self.game
        for display, name in enumerate(DISPLAY_NAMES):
            names = self.names.displays[display]
            game.boxed[display] = _bits(f"boxed.{name}", p.boxed.get(name, []), names)
            listed = p.displays.get(name, [])
            _expect(f"displays.{name}", len(listed) <= SLOTS, listed, f"at most {SLOTS}")
            shown = {slot: _find(f"displays.{name}", thing, names) for slot, thing in enumerate(listed) if thing}
            for slot, thing in shown.items():
                game.display[display * SLOTS + slot] = thing
            if name in p.stacks:
                stack = [_find(f"stacks.{name}", thing, names) for thing in p.stacks[name]]
            elif game.phase == PHASE_DRAFT:
                stack = []
            else:
                gone = self._gone(display) | sum(1 << thing for thing in shown.values())
                stack = [thing for thing in range(len(names)) if not gone >> thing & 1]
            set_stack(game, display, vec[i64](stack))
            if name not in p.displays:
                fill_up(game, display)
            _expect("buried", len(p.buried) == DISPLAYS and min(p.buried) >= 0, p.buried, "three numbers from 0 on")
            game.buried[display] = p.buried[display]
        game.revealed = p.revealed

    def _gone(self, display: int) -> int:
        """What of a display's things lies neither on it nor in its stack."""
        game = self.game
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

    def _deal_cards(self) -> None:
        """Action cards not named lie in the draw pile."""
        p, game = self.position, self.game
        if not game.setting.advanced:
            return
        for seat, player in enumerate(p.players):
            for name, place in PLACES_OF_CARDS.items():
                for card in getattr(player, name):
                    at = _number(f"players[{seat}].{name}", card, 1, ACTION_CARDS) - 1
                    _expect(f"players[{seat}].{name}", game.card_at[at] == CARD_PILE, card, "a card named once")
                    game.card_at[at] = place + seat
        rest = [card + 1 for card, at in enumerate(game.card_at) if at == CARD_PILE]
        pile = p.pile if p.pile is not None else [] if game.phase == PHASE_DRAFT else rest
        game.pile = vec[i64]([_number("pile", card, 1, ACTION_CARDS) - 1 for card in pile])

    def _count(self, seat: int, player: Player) -> None:
        """What follows from the rest: the supply, what technologies do, and production unless it is named."""
        game, base = self.game, seat * OWN
        own = game.own
        for kind in range(RESOURCES):
            used = own[base + WAITING + kind] + own[base + WAITING + RESOURCES + kind]
            used += own[base + SETTLED + kind] + own[base + CARGO_FACTORIES + kind]
            own[base + SUPPLY + kind] = game.box.factories_of_type - used
        for column in range(COLUMNS):
            for level in range(_number("complete", own[base + COMPLETE + column], 0, LEVELS)):
                apply_lasting(game, seat, game.tiles[seat * TILES + level * COLUMNS + column])
        if player.production is not None:
            self._set_amounts(f"players[{seat}].production", base + PRODUCTION, player.production)
        else:
            for kind in range(RESOURCES):
                own[base + PRODUCTION + kind] = produced(game, seat, kind)

    def _ask(self) -> None:
        game = self.game
        for seat, player in enumerate(self.position.players):
            for name, about in player.questions:
                path = f"players[{seat}].questions"
                game.ask(seat, QUESTIONS[self._question(path, name)], _number(path, about, 0, 65535))

    def _question(self, path: str, name: str) -> str:
        _expect(path, name in QUESTIONS, name, "one of " + ", ".join(QUESTIONS))
        return name
