"""Any position written down as plain data, and back: for tests, puzzles and bug reports.

Everything a description leaves out is empty or has its natural default: lifepods lie where they begin unless something
covers them, every stack holds the tiles of its shape that are not named elsewhere, civ cards not named are aside, and
each seat has its tile turn before it. Tiles are named by their faces, such as `I3 civ energy *` (with a meteorite), and
where they lie, `I3 civ energy * at D5 90`; stacks are listed from the top.
"""

from collections.abc import Mapping
from typing import Any

from librt.vecs import append, vec
from msgspec import Struct
from mypy_extensions import i64

from planetfall.core.position import chance_of, check, expect, find, generator, open_questions, plain, read, within
from planetfall.games.planet_unknown import codes
from planetfall.games.planet_unknown.box import (
    CARDS,
    LEVELS,
    OBJECTIVES,
    RANKS,
    SECTORS,
    SPACES,
    STACK_TILES,
    STACKS,
    TRACKS,
)
from planetfall.games.planet_unknown.codes import KINDS, PLACE, ROVERS
from planetfall.games.planet_unknown.components import SEATS, Components, of_game
from planetfall.games.planet_unknown.effects import LASTING
from planetfall.games.planet_unknown.grid import CELLS, SIDE, WORDS, cells_on
from planetfall.games.planet_unknown.notation import (
    ACTION_SPACE,
    CELL_NAMES,
    KIND_NAMES,
    TRACK_NAMES,
)
from planetfall.games.planet_unknown.objectives import GOALS_KEPT
from planetfall.games.planet_unknown.patches import cover_patch
from planetfall.games.planet_unknown.placement import PLACEMENTS, cover_tile, form_cells
from planetfall.games.planet_unknown.play import PlanetUnknown
from planetfall.games.planet_unknown.setup import set_corporation, set_planet, stack_tiles
from planetfall.games.planet_unknown.state import (
    BEGAN_CARRYING,
    BEGAN_ON,
    BIT,
    BOARDS,
    CARD_HELD,
    CARD_IN_PLAY,
    CARD_REMOVED,
    CARD_SHOWN,
    COLLECTED,
    COLUMN,
    CORP,
    FLUX_TRACK,
    FORGONE,
    FREE_STEPS,
    KEPT,
    LIFEPODS,
    LIFTED,
    METEORITES,
    MOVEMENT,
    NOTHING,
    OFFER,
    OWN,
    PEEKED,
    PHASE_OVER,
    PHASE_TILE,
    PODS,
    ROVER_AT,
    ROVER_BOARD,
    SLOTS,
    SPENT,
    SPREAD_OVER,
    SUPPLY,
    TECH_PLACED,
    TILE,
    TRACK_PODS,
    TRACKER,
    TURN_LEFT,
    USED,
    WATER_PLACED,
    WORKING,
    WORLD,
    Setting,
    owe,
    put,
)

__all__ = ["EVENT_MODES", "PHASE_NAMES", "QUESTION_NAMES", "WAYS", "arrange", "describe"]

PHASE_NAMES = ("prepare", "turn", "event", "event_civ", "tile", "civ", "end", "end_civ", "over")
WAYS = ("standard", "dealt", "offered", "picked")
EVENT_MODES = ("off", "random", "set")
QUESTION_NAMES = {
    value: name.removeprefix("ASK_").lower().replace("_", "-")
    for name, value in vars(codes).items()
    if name.startswith("ASK_")
}
QUESTIONS = {name: question for question, name in QUESTION_NAMES.items()}
TERRAIN_NAMES = (*TRACK_NAMES, "energy")


class Player(Struct, forbid_unknown_fields=True, omit_defaults=True):
    planet: str = "ksb_4156"
    corporation: str = "universal_coalition"
    offered_planet: str = ""
    offered_corporation: str = ""
    laid: list[str] = []  # tiles and patches in the order they were placed
    lifepods: list[str] | None = None  # cells; where they began, less what is covered
    meteorites: list[str] = []  # cells
    rovers: list[str] = []  # cells by number, "" where there is none
    supply: int | None = None  # rovers on the corporation; those that are not on the planet
    trackers: dict[str, int] = {}
    columns: dict[str, str] = {}  # Makeshift: tracks that trackers stand on
    flux: str = "civ"
    lifepods_collected: int = 0  # in the scoring area
    lifepods_on_tracks: dict[str, list[int]] = {}
    lifepods_on_slots: list[int] = []
    meteorites_collected: int = 0
    kept_patches: int = 0
    movement: int = 0
    free_steps: int = 0
    open: dict[str, int] = {}  # effects to resolve
    advanced: list[str] = []  # trackers that the card in hand has advanced
    tile: str = ""  # taken and not yet placed
    turn_left: bool = True
    lifted: bool = False
    tech_placed: bool = False
    water_placed: bool = False
    forgone: int = NOTHING
    used: list[int] = []  # levels, this round
    spent: list[int] = []  # levels, this game
    working: list[int] = []  # levels, when the event was shown
    began_on: list[str] = []  # terrains, by rover
    began_carrying: list[int] = []  # rovers
    peeked: bool = False
    cards: list[str] = []  # secret
    cards_shown: list[str] = []
    seen: dict[str, int] = {}  # civ cards by the look at which they were seen last
    looks: list[int] = []  # by rank
    objectives: list[int] = []
    objectives_aside: list[int] = []
    contest: int = 0
    questions: list[tuple[str, int]] | None = None  # the last one is asked first


class Rules(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    planets: str = "standard"
    corporations: str = "standard"
    station: str = "clockwise"
    neighbours: bool = True
    private: bool = False
    events: str = "off"
    green: int = 0
    orange: int = 0


class Position(Struct, forbid_unknown_fields=True, omit_defaults=True):
    players: list[Player]
    setting: Rules = Rules()
    phase: str = "tile"
    round: int = 1
    commander: int = 0
    turns: int = 0
    last_round: bool = False
    rotation: int = 0
    ring_offset: int = 0
    stacks: dict[str, list[str]] = {}  # by shape, the top first; the others are full
    turned_up: dict[str, int] = {}  # tiles a stack had when its top was shown, if that is not its top now
    cards_in_play: list[str] = []
    cards_removed: list[str] = []
    pile: list[str] = []  # the order of the civ cards, if it matters
    neighbour_objectives: list[int] = []
    undealt: list[int] = []  # objectives, the last one is drawn next; others lie below
    hat: list[int] = []
    deck: list[int] = []  # events, the last one is shown next
    event: int = 0
    shown_events: list[int] = []
    colours: tuple[int, int, int] = (0, 0, 0)  # of the deck at first: green, orange, red
    revealed: int = 0
    chance: list[int] | None = None  # the generator; that of seed 0 if left out


# -- writing down ------------------------------------------------------------------------------------------------


def describe(game: PlanetUnknown) -> dict[str, Any]:
    names = _Names(of_game(game))
    where = list(game.card_at)
    position = Position(
        players=[_player(game, seat, names) for seat in range(game.seats)],
        setting=_rules(game.setting),
        phase=PHASE_NAMES[game.phase],
        round=game.round,
        commander=game.commander,
        turns=game.turns,
        last_round=game.ending,
        rotation=game.rotation,
        ring_offset=game.ring_offset,
        stacks={names.stacks[stack]: _stack(game, stack, names) for stack in range(STACKS)},
        turned_up={
            names.stacks[stack]: game.shown[stack] for stack in range(STACKS) if game.shown[stack] != game.height[stack]
        },
        cards_in_play=[names.cards[card] for card in range(CARDS) if where[card] == CARD_IN_PLAY],
        cards_removed=[names.cards[card] for card in range(CARDS) if where[card] == CARD_REMOVED],
        pile=[names.cards[card] for card in game.pile],
        neighbour_objectives=[card + 1 for card in game.rivalries],
        undealt=[card + 1 for card in game.undealt],
        hat=[card + 1 for card in game.hat],
        deck=[card + 1 for card in game.deck],
        event=game.event + 1,
        shown_events=_bits(game.shown_events, 60, 1),
        colours=(game.colours[0], game.colours[1], game.colours[2]),
        revealed=game.revealed,
        chance=chance_of(game),
    )
    return plain(position)


class _Names:
    """What things are called in a description."""

    def __init__(self, components: Components) -> None:
        self.planets = [planet.id for planet in components.planets]
        self.corporations = [corporation.id for corporation in components.corporations]
        self.cards = [card.id for card in components.cards]
        self.stacks = components.station.inner + components.station.outer
        self.tiles = [f"{shape.id} {tile}" for shape in components.shapes for tile in shape.tiles]


def _rules(setting: Setting) -> Rules:
    return Rules(
        planets=WAYS[setting.planets],
        corporations=WAYS[setting.corporations],
        station="commander" if setting.free_station else "clockwise",
        neighbours=setting.rivalries,
        private=setting.goals,
        events=EVENT_MODES[setting.events],
        green=setting.green,
        orange=setting.orange,
    )


def _stack(game: PlanetUnknown, stack: int, names: _Names) -> list[str]:
    first = stack * STACK_TILES
    return [names.tiles[game.order[first + index]] for index in reversed(range(game.height[stack]))]


def _bits(word: int, count: int, first: int = 0) -> list[int]:
    """Numbers of the bits that are set, counted from `first`."""
    return [bit + first for bit in range(count) if word >> bit & 1]


def _player(game: PlanetUnknown, seat: int, names: _Names) -> Player:
    own = list(game.own[seat * OWN : (seat + 1) * OWN])
    rovers = [CELL_NAMES[cell] if cell != NOTHING else "" for cell in own[ROVER_AT : ROVER_AT + ROVERS]]
    began = [TERRAIN_NAMES[terrain] if terrain != NOTHING else "" for terrain in own[BEGAN_ON : BEGAN_ON + ROVERS]]
    goals = slice(seat * GOALS_KEPT, (seat + 1) * GOALS_KEPT)
    opened = list(game.open[seat * KINDS : (seat + 1) * KINDS])
    seen = list(game.looked[seat * CARDS : (seat + 1) * CARDS])
    return Player(
        planet=names.planets[own[WORLD]],
        corporation=names.corporations[own[CORP]],
        offered_planet=names.planets[game.offered_planet[seat]],
        offered_corporation=names.corporations[game.offered_corporation[seat]],
        laid=[_piece(piece, names) for piece in game.laid[seat]],
        lifepods=_cells(game, seat, LIFEPODS),
        meteorites=_cells(game, seat, METEORITES),
        rovers=rovers,
        supply=own[SUPPLY],
        trackers={name: own[TRACKER + track] for track, name in enumerate(TRACK_NAMES)},
        columns={
            name: TRACK_NAMES[own[COLUMN + track]]
            for track, name in enumerate(TRACK_NAMES)
            if own[COLUMN + track] != track
        },
        flux=TRACK_NAMES[own[FLUX_TRACK]],
        lifepods_collected=own[PODS],
        lifepods_on_tracks={
            name: _bits(own[TRACK_PODS + track], SPACES)
            for track, name in enumerate(TRACK_NAMES)
            if own[TRACK_PODS + track]
        },
        lifepods_on_slots=_bits(own[SLOTS], LEVELS + 1),
        meteorites_collected=own[COLLECTED],
        kept_patches=own[KEPT],
        movement=own[MOVEMENT],
        free_steps=own[FREE_STEPS],
        open={name: count for name, count in zip(KIND_NAMES, opened, strict=True) if count},
        advanced=[TRACK_NAMES[track] for track in _bits(own[SPREAD_OVER], TRACKS)],
        tile=names.tiles[own[TILE]] if own[TILE] != NOTHING else "",
        turn_left=bool(own[TURN_LEFT]),
        lifted=bool(own[LIFTED]),
        tech_placed=bool(own[TECH_PLACED]),
        water_placed=bool(own[WATER_PLACED]),
        forgone=own[FORGONE],
        used=_bits(own[USED], LEVELS + 1),
        spent=_bits(own[SPENT], LEVELS + 1),
        working=_bits(own[WORKING], LEVELS + 1),
        began_on=began,
        began_carrying=_bits(own[BEGAN_CARRYING], ROVERS, 1),
        peeked=bool(own[PEEKED]),
        cards=[names.cards[card] for card in range(CARDS) if game.card_at[card] == CARD_HELD + seat],
        cards_shown=[names.cards[card] for card in range(CARDS) if game.card_at[card] == CARD_SHOWN + seat],
        seen={names.cards[card]: look for card, look in enumerate(seen) if look},
        looks=list(game.looks[seat * (RANKS + 1) + 1 : (seat + 1) * (RANKS + 1)]),
        objectives=[card + 1 for card in game.goal[goals] if card != NOTHING],
        objectives_aside=[card + 1 for card in game.drawn[goals] if card != NOTHING],
        contest=game.contest[seat] + 1,
        questions=open_questions(game, seat, QUESTION_NAMES),
    )


def _cells(game: PlanetUnknown, seat: int, board: int) -> list[str]:
    at = (seat * BOARDS + board) * WORDS
    return [CELL_NAMES[cell] for cell in cells_on(game.boards[at], game.boards[at + 1], game.boards[at + 2])]


def _piece(piece: int, names: _Names) -> str:
    if piece < 0:
        return f"patch {CELL_NAMES[-1 - piece]}"
    placement = ACTION_SPACE.notation(PLACE + piece % PLACEMENTS).removeprefix("place ")
    return f"{names.tiles[piece // PLACEMENTS]} at {placement}"


# -- setting up --------------------------------------------------------------------------------------------------


def arrange(description: Mapping[str, Any], components: Components) -> PlanetUnknown:
    """The position as a game; a ValueError says what is impossible and where."""
    arranger = _Arranger(read(description, Position), components)
    arranger.lay_out()
    return arranger.game


def _as_bits(path: str, numbers: list[int], most: int, first: int = 0) -> int:
    bits = 0
    for number in numbers:
        bits |= BIT[within(path, number, first, most) - first]
    return bits


class _Arranger:
    """Takes tiles, cards and objectives from the box as the description names them, so that none can be named twice."""

    def __init__(self, position: Position, components: Components) -> None:
        self.position = position
        self.names = _Names(components)
        self.components = components
        self.named_tiles: set[int] = set()
        self.objectives = set(range(OBJECTIVES))
        self.game = PlanetUnknown()

    def lay_out(self) -> None:
        p, game = self.position, self.game
        seats = len(p.players)
        expect("players", seats in SEATS, seats, "1 to 6 players")
        game.seat_players(seats, generator(p.chance))
        game.clear_table(self.components.box, self._setting(), seats)
        game.phase = find("phase", p.phase, PHASE_NAMES)
        game.round = within("round", p.round, 0, 1000)
        game.commander = within("commander", p.commander, 0, seats - 1)
        game.turns = within("turns", p.turns, 0, seats)
        game.ending = p.last_round
        game.revealed = p.revealed
        self._lay_events()
        for seat, player in enumerate(p.players):
            self._lay_player(f"players[{seat}]", seat, player)
        self._load_station()
        self._deal_cards()
        self._deal_objectives()
        self._ask()
        check(game)

    def _setting(self) -> Setting:
        rules, setting = self.position.setting, Setting()
        setting.planets = find("setting.planets", rules.planets, WAYS)
        setting.corporations = find("setting.corporations", rules.corporations, WAYS)
        setting.free_station = rules.station == "commander"
        setting.rivalries = rules.neighbours
        setting.goals = rules.private
        setting.events = find("setting.events", rules.events, EVENT_MODES)
        setting.green = within("setting.green", rules.green, 0, 20)
        setting.orange = within("setting.orange", rules.orange, 0, 20)
        return setting

    # -- one seat --------------------------------------------------------------------------------------------------

    def _lay_player(self, path: str, seat: int, player: Player) -> None:
        game, names = self.game, self.names
        base = seat * OWN
        planets, corporations = names.planets, names.corporations
        game.offered_planet[seat] = find(
            f"{path}.offered_planet", player.offered_planet or planets[0], planets, "a planet"
        )
        game.offered_corporation[seat] = find(
            f"{path}.offered_corporation", player.offered_corporation or corporations[0], corporations, "a corporation"
        )
        set_planet(game, seat, find(f"{path}.planet", player.planet, planets))
        corporation = find(f"{path}.corporation", player.corporation, corporations)
        set_corporation(game, seat, corporation)
        for piece in player.laid:
            self._lay_piece(f"{path}.laid", seat, piece)
        if player.lifepods is not None:
            self._set_board(f"{path}.lifepods", seat, LIFEPODS, player.lifepods)
        self._set_board(f"{path}.meteorites", seat, METEORITES, player.meteorites)
        self._lay_rovers(path, seat, player)
        self._set_trackers(path, seat, player)
        self._set_numbers(path, base, player)
        for name, count in player.open.items():
            kind = find(f"{path}.open", name, KIND_NAMES)
            owe(game, seat, kind, within(f"{path}.open.{name}", count, 1, 1000))

    def _lay_piece(self, path: str, seat: int, piece: str) -> None:
        game = self.game
        if piece.startswith("patch "):
            cell = find(path, piece.removeprefix("patch "), CELL_NAMES, "a patch on a cell such as 'patch F7'")
            cover_patch(game, seat, cell)
            return
        face, found, place = piece.partition(" at ")
        expect(path, bool(found), piece, "a piece such as 'I3 civ energy * at D5 90' or 'patch F7'")
        tile = self._tile(path, face)
        try:
            placement = ACTION_SPACE.code(f"place {place}") - PLACE
        except ValueError as error:
            raise ValueError(f"the position is not possible: {path}: {error}") from error
        expect(path, _stays_inside(game, tile, placement), piece, "a placement inside the grid")
        cover_tile(game, seat, tile, placement)

    def _tile(self, path: str, face: str) -> int:
        tile = find(path, face, self.names.tiles, "a tile such as 'I3 civ energy' or 'I3 civ energy *'")
        expect(path, tile not in self.named_tiles, face, "each tile once")
        self.named_tiles.add(tile)
        return tile

    def _set_board(self, path: str, seat: int, board: int, cells: list[str]) -> None:
        at = (seat * BOARDS + board) * WORDS
        for word in range(WORDS):
            self.game.boards[at + word] = 0
        for name in cells:
            put(self.game, seat, board, find(path, name, CELL_NAMES, "a cell from A1 to L12"))

    def _lay_rovers(self, path: str, seat: int, player: Player) -> None:
        game = self.game
        base = seat * OWN
        expect(f"{path}.rovers", len(player.rovers) <= ROVERS, player.rovers, f"at most {ROVERS} rovers")
        for rover, name in enumerate(player.rovers):
            if name:
                cell = find(f"{path}.rovers", name, CELL_NAMES, "a cell from A1 to L12")
                game.own[base + ROVER_AT + rover] = cell
                put(game, seat, ROVER_BOARD, cell)
        standing = sum(1 for name in player.rovers if name)
        left = game.own[base + SUPPLY] - standing if player.supply is None else player.supply
        game.own[base + SUPPLY] = within(f"{path}.supply", left, 0, ROVERS)
        expect(f"{path}.supply", left + standing <= ROVERS, left, f"at most {ROVERS} rovers in all")
        for rover, name in enumerate(player.began_on):
            if name:
                terrain = find(f"{path}.began_on", name, TERRAIN_NAMES, "a terrain")
                game.own[base + BEGAN_ON + rover] = terrain
        game.own[base + BEGAN_CARRYING] = _as_bits(f"{path}.began_carrying", player.began_carrying, ROVERS, 1)

    def _set_trackers(self, path: str, seat: int, player: Player) -> None:
        game = self.game
        base = seat * OWN
        for name, space in player.trackers.items():
            track = find(f"{path}.trackers", name, TRACK_NAMES, "a track")
            top = game.box.top[game.own[base + CORP] * TRACKS + track]
            game.own[base + TRACKER + track] = within(f"{path}.trackers.{name}", space, 0, top)
        for name, column in player.columns.items():
            track = find(f"{path}.columns", name, TRACK_NAMES, "a track")
            game.own[base + COLUMN + track] = find(f"{path}.columns.{name}", column, TRACK_NAMES, "a track")
        for name, spaces in player.lifepods_on_tracks.items():
            track = find(f"{path}.lifepods_on_tracks", name, TRACK_NAMES, "a track")
            game.own[base + TRACK_PODS + track] = _as_bits(f"{path}.lifepods_on_tracks", spaces, SPACES - 1)
        game.own[base + FLUX_TRACK] = find(f"{path}.flux", player.flux, TRACK_NAMES, "a track")
        for name in player.advanced:
            game.own[base + SPREAD_OVER] |= BIT[find(f"{path}.advanced", name, TRACK_NAMES, "a track")]

    def _set_numbers(self, path: str, base: int, player: Player) -> None:
        own = self.game.own
        own[base + PODS] = within(f"{path}.lifepods_collected", player.lifepods_collected, 0, 6)
        own[base + COLLECTED] = within(f"{path}.meteorites_collected", player.meteorites_collected, 0, 1000)
        own[base + KEPT] = within(f"{path}.kept_patches", player.kept_patches, 0, 1000)
        own[base + MOVEMENT] = within(f"{path}.movement", player.movement, 0, 1000)
        own[base + FREE_STEPS] = within(f"{path}.free_steps", player.free_steps, 0, 1000)
        own[base + FORGONE] = within(f"{path}.forgone", player.forgone, NOTHING, 1)
        own[base + SLOTS] = _as_bits(f"{path}.lifepods_on_slots", player.lifepods_on_slots, LEVELS)
        own[base + USED] = _as_bits(f"{path}.used", player.used, LEVELS)
        own[base + SPENT] = _as_bits(f"{path}.spent", player.spent, LEVELS)
        own[base + WORKING] = _as_bits(f"{path}.working", player.working, LEVELS)
        own[base + LIFTED] = player.lifted
        own[base + TECH_PLACED] = player.tech_placed
        own[base + WATER_PLACED] = player.water_placed
        own[base + PEEKED] = player.peeked
        own[base + TURN_LEFT] = player.turn_left and self.game.phase == PHASE_TILE
        own[base + OFFER] = NOTHING
        own[base + TILE] = self._tile(f"{path}.tile", player.tile) if player.tile else NOTHING

    # -- what lies on the table --------------------------------------------------------------------------------------

    def _load_station(self) -> None:
        p, game, names = self.position, self.game, self.names
        game.rotation = within("rotation", p.rotation, 0, SECTORS - 1)
        game.ring_offset = within("ring_offset", p.ring_offset, 0, SECTORS - 1)
        listed = {
            find("stacks", name, names.stacks, "a shape such as 'I3'"): [self._tile(f"stacks.{name}", f) for f in faces]
            for name, faces in p.stacks.items()
        }
        order = vec[i64]()
        for stack in range(STACKS):
            rest = [tile for tile in stack_tiles(game.box, stack) if tile not in self.named_tiles]
            tiles = list(reversed(listed[stack])) if stack in listed else rest
            game.height[stack] = len(tiles)
            for tile in (tiles + [0] * STACK_TILES)[:STACK_TILES]:
                order = append(order, tile)
        game.order = order
        game.shown = game.height[:]
        for name, count in p.turned_up.items():
            game.shown[find("turned_up", name, names.stacks, "a shape")] = within("turned_up", count, 0, STACK_TILES)
        on_planets = sum(1 for row in game.laid for piece in row if piece >= 0)
        in_hand = sum(1 for seat in range(game.seats) if game.own[seat * OWN + TILE] != NOTHING)
        game.gone = STACKS * STACK_TILES - sum(game.height) - on_planets - in_hand

    def _deal_cards(self) -> None:
        p, game, cards = self.position, self.game, self.names.cards
        left = set(cards)

        def put_at(path: str, ids: list[str], place: int) -> None:
            for name in ids:
                card = find(path, name, cards, "a civ card")
                expect(path, name in left, name, "each card in one place")
                left.discard(name)
                game.card_at[card] = place

        put_at("cards_in_play", p.cards_in_play, CARD_IN_PLAY)
        put_at("cards_removed", p.cards_removed, CARD_REMOVED)
        for seat, player in enumerate(p.players):
            put_at(f"players[{seat}].cards", player.cards, CARD_HELD + seat)
            put_at(f"players[{seat}].cards_shown", player.cards_shown, CARD_SHOWN + seat)
            for name, look in player.seen.items():
                card = find(f"players[{seat}].seen", name, cards, "a civ card")
                game.looked[seat * CARDS + card] = within(f"players[{seat}].seen", look, 0, 99)
            for rank, looks in enumerate(player.looks[:RANKS], 1):
                game.looks[seat * (RANKS + 1) + rank] = within(f"players[{seat}].looks", looks, 0, 90)
        order = [find("pile", name, cards, "a civ card") for name in p.pile] or list(range(CARDS))
        expect("pile", sorted(order) == list(range(CARDS)), p.pile, "all 36 civ cards")
        game.pile = vec[i64](order)

    def _deal_objectives(self) -> None:
        p, game = self.position, self.game
        game.rivalries = vec[i64](
            [self._objective("neighbour_objectives", number) for number in p.neighbour_objectives]
        )
        expected = 0 if game.seats == 1 else 3 if game.seats == 2 else game.seats
        expect(
            "neighbour_objectives", len(game.rivalries) in (0, expected), p.neighbour_objectives, f"none or {expected}"
        )
        game.hat = vec[i64]([self._objective("hat", number) for number in p.hat])
        for seat, player in enumerate(p.players):
            path = f"players[{seat}].objectives"
            for kept, numbers in ((game.goal, player.objectives), (game.drawn, player.objectives_aside)):
                expect(path, len(numbers) <= GOALS_KEPT, numbers, f"at most {GOALS_KEPT}")
                for index, number in enumerate(numbers):
                    kept[seat * GOALS_KEPT + index] = self._objective(path, number)
            contest = within(f"players[{seat}].contest", player.contest, 0, OBJECTIVES) - 1
            expect(f"players[{seat}].contest", contest < 0 or contest + 1 in p.hat, player.contest, "one of the hat")
            game.contest[seat] = contest
        next_ones = [self._objective("undealt", number) for number in p.undealt]
        game.undealt = vec[i64](sorted(self.objectives) + next_ones)

    def _objective(self, path: str, number: int) -> int:
        card = within(path, number, 1, OBJECTIVES) - 1
        expect(path, card in self.objectives, number, "each objective in one place")
        self.objectives.discard(card)
        return card

    def _lay_events(self) -> None:
        p, game = self.position, self.game
        events = len(self.components.events)
        game.deck = vec[i64]([within("deck", number, 1, events) - 1 for number in p.deck])
        game.event = within("event", p.event, 0, events) - 1
        game.shown_events = _as_bits("shown_events", p.shown_events, events, 1)
        if game.event != NOTHING:
            game.shown_events |= BIT[game.event]
            effect = game.box.event_effect[game.event]
            game.rule = effect if effect >= LASTING else 0
        game.colours = vec[i64]([within("colours", count, 0, 20) for count in p.colours])

    # -- who is asked --------------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        p, game = self.position, self.game
        for seat, player in enumerate(p.players):
            asked = player.questions
            if asked is None:
                asked = [("act", 0)] if game.phase == PHASE_TILE else []
            for name, about in asked:
                find(f"players[{seat}].questions", name, QUESTIONS)
                game.ask(seat, QUESTIONS[name], within(f"players[{seat}].questions", about, 0, 65535))
        over = game.phase == PHASE_OVER
        expect(
            "questions",
            bool(game.actors()) != over,
            game.actors(),
            "somebody who is asked something, unless it is over",
        )
        for seat in game.actors():
            expect(
                f"players[{seat}].questions",
                len(game.options(seat)) > 0,
                p.players[seat].questions,
                "something to choose",
            )


def _stays_inside(game: PlanetUnknown, tile: int, placement: int) -> bool:
    """Whether the box around the tile stays inside the grid; audit() looks at the planet itself."""
    cells = form_cells(game.box, game.box.shape[tile], placement // CELLS, placement % CELLS)
    offsets = [cell % SIDE - placement % SIDE for cell in cells]
    return max(cells) < CELLS and min(offsets) >= 0
