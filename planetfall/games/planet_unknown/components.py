"""components.toml, typed and validated, and the Box that the rules read. The parts themselves: parts.py."""

from collections.abc import Iterable
from functools import cache, cached_property
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.components import Components as SharedComponents
from planetfall.core.components import different, one_of, refuse, within
from planetfall.games.planet_unknown.ahead import all_ahead
from planetfall.games.planet_unknown.box import (
    CARDS,
    CORPORATIONS,
    EVENTS,
    FORM_CELLS,
    IMPROVED,
    LEVELS,
    OBJECTIVES,
    ORIENTATIONS,
    PLANETS,
    RANKS,
    SECTORS,
    SPACES,
    STACKS,
    Box,
)
from planetfall.games.planet_unknown.effects import (
    CARD_EFFECTS,
    EVENT_EFFECTS,
    GOALS,
    OASIS,
    PLANET_RULES,
    RIVALRIES,
    WORMHOLE,
)
from planetfall.games.planet_unknown.grid import SIDE, STRIDE, board_of, turned
from planetfall.games.planet_unknown.parts import (
    TERRAIN_NAMES,
    TRACK_NAMES,
    Card,
    Cell,
    Corporation,
    Event,
    EventDeck,
    Improved,
    Objective,
    ObjectiveMedals,
    Planet,
    Scoring,
    Sets,
    Shape,
    Solo,
    Station,
    Terrain,
)
from planetfall.games.planet_unknown.state import State

__all__ = ["COLOURS", "SEATS", "STANDARD", "Components", "of_game", "standard"]

SEATS = (1, 2, 3, 4, 5, 6)
STANDARD = Path(__file__).with_name("components.toml")
COLOURS = ("green", "orange", "red")
GLOBES = 3
USES = {"always": 0, "round": 1, "game": 2}


class Components(SharedComponents):
    station: Station
    shapes: list[Shape]
    planets: list[Planet]
    corporations: list[Corporation]
    improved: Improved
    cards: list[Card]
    objectives: list[Objective]
    events: list[Event]
    event_deck: EventDeck
    solo: Solo
    scoring: Scoring
    sets: Sets
    objective_medals: ObjectiveMedals

    def check(self) -> None:
        _check_station(self)
        for index, shape in enumerate(self.shapes):
            shape.check(f"shapes[{index}]")
        for index, planet in enumerate(self.planets):
            one_of(f"planets[{index}].rule", planet.rule, PLANET_RULES)
            planet.check(f"planets[{index}]")
        for index, corporation in enumerate(self.corporations):
            corporation.check(f"corporations[{index}]")
        _check_paths(self)
        self.improved.check("improved")
        different("planets", [planet.id for planet in self.planets], PLANETS)
        different("corporations", [corporation.id for corporation in self.corporations], CORPORATIONS)
        _check_cards(self)
        _check_objectives(self)
        _check_events(self)

    @cached_property
    def box(self) -> Box:
        """The same as numbers. Nothing changes a box, so all games with these components share it."""
        return _box_of(self)


@cache
def standard() -> Components:
    return Components.read(STANDARD)


def of_game(state: State) -> Components:
    return Components.of(state.box.components)


# -- what must hold for any box --------------------------------------------------------------------------------


def _check_station(c: Components) -> None:
    different("shapes", [shape.id for shape in c.shapes], STACKS)
    stacks = c.station.inner + c.station.outer
    if len(c.station.inner) != SECTORS or sorted(stacks) != sorted(shape.id for shape in c.shapes):
        raise refuse("station.inner", stacks, "each shape once, six in either ring")
    for seats in SEATS:
        sides = c.station.sides.get(seats, [])
        if len(set(sides)) != seats or not set(sides) <= set(range(1, SECTORS + 1)):
            raise refuse("station.sides", sides, f"{seats} different sides from 1 to {SECTORS} for {seats} players")


def _check_paths(c: Components) -> None:
    """Rules know these two corporations by their places."""
    for index, corporation in enumerate(c.corporations):
        for key, place in (("water_path", OASIS), ("double_spaces", WORMHOLE)):
            found = getattr(corporation, key)
            if (len(found) > 0) != (index == place):
                needed = "at least one step" if index == place else "none"
                raise refuse(f"corporations[{index}].{key}", found, f"{needed}: corporations[{place}] has them")


def _check_cards(c: Components) -> None:
    different("cards", [card.id for card in c.cards], CARDS)
    for index, card in enumerate(c.cards):
        one_of(f"cards[{index}].effect", card.effect, CARD_EFFECTS)
        if not 1 <= card.rank <= RANKS:
            raise refuse(f"cards[{index}].rank", card.rank, f"a rank from 1 to {RANKS}")
    for rank in range(1, RANKS + 1):
        count = sum(card.rank == rank for card in c.cards)
        if count != CARDS // RANKS:
            raise refuse("cards", count, f"{CARDS // RANKS} cards of rank {rank}")
    if not 0 <= c.sets.cards_beyond_players <= CARDS // RANKS - max(SEATS):
        raise refuse("sets.cards_beyond_players", c.sets.cards_beyond_players, "so many that nine are enough")
    for key, medals in (("meteorite_repo", c.sets.meteorite_repo), ("commerce_agreement", c.sets.commerce_agreement)):
        if len(medals) != RANKS + 1:
            raise refuse(f"sets.{key}", medals, f"a number each for 0 to {RANKS} cards")
    if c.scoring.meteorites < 1:
        raise refuse("scoring.meteorites", c.scoring.meteorites, "1 or more")


def _check_objectives(c: Components) -> None:
    names = [name for objective in c.objectives for name in (objective.neighbour, objective.private)]
    different("objectives", names, 2 * OBJECTIVES)
    for index, objective in enumerate(c.objectives):
        one_of(f"objectives[{index}].neighbour_test", objective.neighbour_test, RIVALRIES)
        one_of(f"objectives[{index}].private_test", objective.private_test, GOALS)


def _check_events(c: Components) -> None:
    if [event.number for event in c.events] != list(range(1, EVENTS + 1)):
        raise refuse("events", len(c.events), f"the numbers 1 to {EVENTS} in order")
    for index, event in enumerate(c.events):
        one_of(f"events[{index}].effect", event.effect, EVENT_EFFECTS)
        if (event.effect == "rover_ban") != (event.terrain is not None):
            raise refuse(f"events[{index}].terrain", event.terrain, "a terrain for rover_ban, and for nothing else")
    within("event_deck.size", c.event_deck.size, 1, EVENTS)
    if c.solo.up_to != sorted(set(c.solo.up_to)) or c.solo.up_to[-1:] != [c.event_deck.size]:
        raise refuse("solo.up_to", c.solo.up_to, f"rising numbers, the last one {c.event_deck.size}")
    for colour in COLOURS:
        shifts = getattr(c.solo, colour)
        if len(shifts) != len(c.solo.up_to):
            raise refuse(f"solo.{colour}", shifts, f"{len(c.solo.up_to)} numbers")


# -- the box ---------------------------------------------------------------------------------------------------


def _box_of(c: Components) -> Box:
    box = Box()
    box.components = c
    _fill_forms(box, c)
    _fill_tiles(box, c)
    _fill_planets(box, c)
    _fill_tracks(box, c)
    _fill_corporations(box, c)
    box.ahead = all_ahead(box)
    _fill_cards(box, c)
    _fill_objectives(box, c)
    _fill_events(box, c)
    sides = [[side - 1 for side in c.station.sides.get(seats, [])] for seats in range(max(SEATS) + 1)]
    box.marker = _flat(row + [0] * (SECTORS - len(row)) for row in sides)
    box.pod_medals = c.scoring.lifepod
    box.meteorites_per_medal = c.scoring.meteorites
    return box


def _fill_forms(box: Box, c: Components) -> None:
    differs: list[int] = []
    offsets: list[list[int]] = []
    for shape in c.shapes:
        forms = [turned(shape.cells(), orientation) for orientation in range(ORIENTATIONS)]
        faces = [sorted(zip(form, shape.sections(), _marks(shape), strict=True)) for form in forms]
        differs += [int(face not in faces[:orientation]) for orientation, face in enumerate(faces)]
        offsets += [_padded([y * STRIDE + x for x, y in form]) for form in forms]
    box.differs = vec[i64](differs)
    box.offset = _flat(offsets)
    box.section = _flat(_padded(shape.sections()) for shape in c.shapes for _ in range(ORIENTATIONS))
    box.size = vec[i64]([len(shape.cells()) for shape in c.shapes])
    box.symbol = _flat(shape.symbols() for shape in c.shapes)
    box.crater = vec[i64]([shape.cells().index(shape.meteorite) for shape in c.shapes])


def _marks(shape: Shape) -> list[tuple[bool, bool]]:
    """Of each cell whether it has a symbol and whether it can have a meteorite: forms that look alike share these."""
    symbols = shape.symbols()
    return [(index in symbols, cell == shape.meteorite) for index, cell in enumerate(shape.cells())]


def _padded(cells: list[int]) -> list[int]:
    return cells + [0] * (FORM_CELLS - len(cells))


def _fill_tiles(box: Box, c: Components) -> None:
    shapes = [shape.id for shape in c.shapes]
    box.stack_shape = vec[i64]([shapes.index(name) for name in c.station.inner + c.station.outer])
    tiles = [(index, *face) for index, shape in enumerate(c.shapes) for face in shape.faces()]
    box.shape = vec[i64]([shape for shape, _, _, _ in tiles])
    box.terrain = _flat([TERRAIN_NAMES.index(a), TERRAIN_NAMES.index(b)] for _, a, b, _ in tiles)
    box.meteor = vec[i64]([int(meteor) for _, _, _, meteor in tiles])


def _fill_planets(box: Box, c: Components) -> None:
    box.cells = _boards(planet.cells() for planet in c.planets)
    box.ice = _boards(planet.cells("I") for planet in c.planets)
    box.edge = _boards(planet.edge_cells() for planet in c.planets)
    box.start = _boards(planet.start_cells() for planet in c.planets)
    box.pods = _boards(planet.cells("PQ") for planet in c.planets)
    box.special = _boards(planet.special_cells() for planet in c.planets)
    box.region = _boards(planet.globe(number + 1) for planet in c.planets for number in range(GLOBES))
    box.forbidden = _boards(planet.closed_cells(terrain) for planet in c.planets for terrain in TERRAIN_NAMES)
    box.planet_rule = vec[i64]([PLANET_RULES[planet.rule] for planet in c.planets])
    box.planet_bonus = vec[i64]([planet.bonus for planet in c.planets])
    crossings = [pair for planet in c.planets for pair in planet.crossings]
    box.crossing = _flat([y * SIDE + x for x, y in pair] for pair in crossings)
    box.row_medals = _flat(planet.row_medals for planet in c.planets)
    box.column_medals = _flat(planet.column_medals for planet in c.planets)


def _fill_tracks(box: Box, c: Components) -> None:
    spaces = [space for corporation in c.corporations for name in TRACK_NAMES for space in corporation.track(name)]
    assert len(spaces) == IMPROVED * len(TRACK_NAMES) * SPACES, "the improved tracks are the sheet after the others"
    spaces += [space for name in TRACK_NAMES for space in c.improved.track(name)]
    box.medal = vec[i64]([space.medal for space in spaces])
    box.boosts = vec[i64]([space.boosts for space in spaces])
    box.civ_rank = vec[i64]([space.civ_rank for space in spaces])
    box.patches = vec[i64]([space.patches for space in spaces])
    box.landing = vec[i64]([space.landing for space in spaces])
    box.movement = vec[i64]([space.movement for space in spaces])
    box.level = vec[i64]([space.level for space in spaces])
    box.over_top = vec[i64]([*(corporation.over_top for corporation in c.corporations), c.improved.over_top])


def _fill_corporations(box: Box, c: Components) -> None:
    box.top = vec[i64]([corporation.top(name) for corporation in c.corporations for name in TRACK_NAMES])
    box.longest = 1 + max(box.top)
    box.level_space = _flat(_level_spaces(corporation) for corporation in c.corporations)
    box.once = _flat(_uses(corporation) for corporation in c.corporations)
    box.rovers = vec[i64]([corporation.rovers for corporation in c.corporations])
    path = [step for corporation in c.corporations for step in corporation.path()]
    box.path_track = vec[i64]([TRACK_NAMES.index(name) for name, _ in path])
    box.path_space = vec[i64]([space for _, space in path])
    doubles = [space for corporation in c.corporations for space in corporation.double_spaces]
    halves = [-1 if space.either == "synergy" else TRACK_NAMES.index(space.either) for space in doubles]
    box.half = vec[i64]([-1, *halves])
    box.half_space = vec[i64]([0, *(space.spaces[0] for space in doubles)])


def _level_spaces(corporation: Corporation) -> list[int]:
    where = {space.level: number for number, space in enumerate(corporation.track("tech")) if space.level}
    return [where.get(level, SPACES) for level in range(LEVELS + 1)]


def _uses(corporation: Corporation) -> list[int]:
    uses = [0, *(USES[use] for use in corporation.technologies)]
    return uses + [0] * (LEVELS + 1 - len(uses))


def _fill_cards(box: Box, c: Components) -> None:
    box.rank = vec[i64]([card.rank for card in c.cards])
    box.at_end = vec[i64]([int(card.when == "end") for card in c.cards])
    box.effect = vec[i64]([CARD_EFFECTS[card.effect] for card in c.cards])
    box.amount = vec[i64]([card.amount for card in c.cards])
    box.steps = vec[i64]([card.steps for card in c.cards])
    box.commerce_medals = vec[i64](c.sets.commerce_agreement)
    box.repo_medals = vec[i64](c.sets.meteorite_repo)
    box.cards_beyond_players = c.sets.cards_beyond_players


def _fill_objectives(box: Box, c: Components) -> None:
    box.rivalry = vec[i64]([RIVALRIES[objective.neighbour_test] for objective in c.objectives])
    box.rivalry_terrain = vec[i64]([_terrain(objective.neighbour_terrain) for objective in c.objectives])
    box.goal = vec[i64]([GOALS[objective.private_test] for objective in c.objectives])
    box.goal_terrain = vec[i64]([_terrain(objective.private_terrain) for objective in c.objectives])
    box.goal_amount = vec[i64]([objective.amount for objective in c.objectives])
    box.goal_height = vec[i64]([objective.height for objective in c.objectives])
    box.rivalry_medals = c.objective_medals.best
    box.tie_medals = c.objective_medals.tied
    box.goal_medals = c.objective_medals.private


def _fill_events(box: Box, c: Components) -> None:
    box.colour = vec[i64]([COLOURS.index(event.colour) for event in c.events])
    box.solo_only = vec[i64]([int(event.solo_only) for event in c.events])
    box.event_effect = vec[i64]([EVENT_EFFECTS[event.effect] for event in c.events])
    box.event_tracks = vec[i64]([sum(1 << TRACK_NAMES.index(name) for name in event.tracks) for event in c.events])
    box.event_amount = vec[i64]([_terrain(event.terrain) if event.terrain else event.amount for event in c.events])
    box.deck_size = c.event_deck.size
    box.target_base = c.solo.base
    box.target_shift = _flat(_shifts(c.solo, shifts) for shifts in (c.solo.green, c.solo.orange, c.solo.red))


def _shifts(solo: Solo, shifts: list[int]) -> list[int]:
    """The shift of the target at each number of cards."""
    steps = zip(solo.up_to, shifts, strict=True)
    table: list[int] = []
    for up_to, shift in steps:
        table += [shift] * (up_to + 1 - len(table))
    return table


def _terrain(name: Terrain | None) -> int:
    return TERRAIN_NAMES.index(name) if name else -1


def _boards(boards: Iterable[list[Cell]]) -> vec[i64]:
    return _flat(board_of([y * SIDE + x for x, y in cells]) for cells in boards)


def _flat(rows: Iterable[Iterable[int]]) -> vec[i64]:
    return vec[i64]([number for row in rows for number in row])
