"""components.toml, typed and validated. The parts themselves: parts.py; effects: effects.py."""

from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path

from planetfall.core.components import Components as SharedComponents
from planetfall.core.components import different, refuse
from planetfall.games.evacuation.box import (
    ACTION_CARDS,
    BOARD_ACTIONS,
    FIELDS,
    GOALS,
    INLAND,
    PROJECTS,
    SHIPS,
    SITES,
    SPACES,
    STADIUMS,
    Box,
)
from planetfall.games.evacuation.deeds import CARD_EFFECTS, EFFECTS_MOST, TIMES_MOST
from planetfall.games.evacuation.packing import LANES, pack, walk
from planetfall.games.evacuation.parts import (
    ActionCard,
    ActionTrack,
    Advanced,
    BoardAction,
    BonusCard,
    Corner,
    Costs,
    Field,
    Goal,
    Infrastructure,
    Kit,
    LaneSpace,
    Line,
    LineDominance,
    LowestProduction,
    Order,
    Part,
    Points,
    Progress,
    Race,
    Ship,
    Site,
    Solo,
    SoloCard,
    Stadium,
    StartingStadium,
    Technology,
    Year,
)
from planetfall.games.evacuation.state import State

__all__ = ["SEATS", "STANDARD", "Components", "of_game", "standard", "walk"]

SEATS = (1, 2, 3, 4)
STANDARD = Path(__file__).with_name("components.toml")
# Of what there may be fewer than in our box but not more: moves name them by number.
ROOM = {
    "sites": SITES,
    "ships": SHIPS,
    "stadiums": STADIUMS,
    "infrastructure": PROJECTS,
    "goals": GOALS,
    "fields": FIELDS,
}


class Components(SharedComponents):
    kit: Kit
    years: list[Year]
    action_track: ActionTrack
    board_actions: list[BoardAction]
    costs: Costs
    sites: list[Site]
    ships: list[Ship]
    starting_stadium: StartingStadium
    stadiums: list[Stadium]
    infrastructure: list[Infrastructure]
    technologies: list[Technology]
    bonus_cards: list[BonusCard]
    goals: list[Goal]
    lowest_production: LowestProduction
    race: Race
    points: Points
    action_cards: list[ActionCard]
    advanced: Advanced
    progress: Progress
    lane_spaces: list[LaneSpace]
    fields: list[Field]
    orders: list[Order]
    line_dominance: LineDominance
    lines: list[Line]
    solo: Solo
    corners: list[Corner]
    solo_cards: list[SoloCard]

    def check(self) -> None:
        for group in self.__struct_fields__:
            _check_group(group, getattr(self, group))
        _check_counts(self)
        _check_technologies(self)
        _check_bonus_cards(self)
        _check_track(self)
        _check_map(self)
        _check_orders(self)
        _check_lines(self)
        _check_solo(self)
        _check_effects(self)

    @cached_property
    def box(self) -> Box:
        """The same as numbers. Nothing changes a box, so all games with these components share it."""
        return pack(self)


@cache
def standard() -> Components:
    return Components.read(STANDARD)


def of_game(state: State) -> Components:
    return Components.of(state.box.components)


def _check_group(group: str, parts: Part | list[Part]) -> None:
    if isinstance(parts, Part):
        parts.check(group)
        return
    for index, part in enumerate(parts):
        part.check(f"{group}[{index}]")


def _check_counts(c: Components) -> None:
    """What the rules rely on, and what the action space has room for; the rest is up to the owner."""
    _exactly("years", [year.year for year in c.years], [1, 2, 3, 4])
    if [card.number for card in c.action_cards] != list(range(1, ACTION_CARDS + 1)):
        raise refuse("action_cards", len(c.action_cards), f"the numbers 1 to {ACTION_CARDS} in order")
    _exactly("infrastructure", sorted({card.level for card in c.infrastructure}), [1, 2])
    sites = [site.kind for site in c.sites]
    if sites.count("sea") != 2:
        raise refuse("sites", sites.count("sea"), "2 sea tiles, one for each of the turning points that move them")
    for group, least in (("ships", 3), ("stadiums", 3), ("infrastructure", 3), ("goals", 4 * max(SEATS))):
        if len(getattr(c, group)) < least:
            raise refuse(group, len(getattr(c, group)), f"{least} or more")
    for group, most in ROOM.items():
        if len(getattr(c, group)) > most:
            raise refuse(group, len(getattr(c, group)), f"at most {most}")
    for group in ("board_actions", "sites", "ships", "stadiums", "infrastructure", "technologies", "goals", "fields"):
        different(group, [part.id for part in getattr(c, group)])


def _check_effects(c: Components) -> None:
    """What a question can remember of an effect, and how many a card may have to choose from."""
    if len(c.board_actions) != BOARD_ACTIONS:
        raise refuse("board_actions", len(c.board_actions), f"{BOARD_ACTIONS} actions")
    for index, card in enumerate(c.action_cards):
        if not 1 <= len(card.effects) <= CARD_EFFECTS:
            raise refuse(f"action_cards[{index}].effects", len(card.effects), f"1 to {CARD_EFFECTS} effects")
    deeds = c.box.deeds
    if len(deeds) > EFFECTS_MOST:
        raise refuse("action_cards", len(deeds), f"at most {EFFECTS_MOST} effects in the whole box")
    if (most := max(deed.n for deed in deeds)) > TIMES_MOST:
        raise refuse("action_cards", most, f"effects that happen at most {TIMES_MOST} times")
    if c.progress.last_space >= SPACES:
        raise refuse("progress.last_space", c.progress.last_space, f"at most {SPACES - 1}")


def _check_technologies(c: Components) -> None:
    found = sorted((tile.set, tile.level) for tile in c.technologies)
    expected = sorted((number, level) for number in (1, 2, 3, 4) for level in (1, 2, 3) for _ in range(3))
    if found != expected:
        raise refuse("technologies", len(found), "three tiles of each of three levels in each of four sets")


def _check_bonus_cards(c: Components) -> None:
    different("bonus_cards", [card.number for card in c.bonus_cards])
    flags = [card.flag for card in c.bonus_cards]
    if flags.count(True) < 1 or flags.count(False) < 3:
        raise refuse("bonus_cards", flags.count(True), "at least one card with a flag, and three without")


def _check_track(c: Components) -> None:
    expected = [(lane, space) for lane in LANES for space in range(1, c.progress.last_space + 1)]
    found = [(space.lane, space.space) for space in c.lane_spaces]
    if found != expected:
        raise refuse("lane_spaces", len(found), f"spaces 1 to {c.progress.last_space} of the lanes {', '.join(LANES)}")


def _check_map(c: Components) -> None:
    places = [field.at for field in c.fields]
    for index, field in enumerate(c.fields):
        if field.at in places[:index]:
            raise refuse(f"fields[{index}].at", field.at, "a place without another field")


def _check_orders(c: Components) -> None:
    _exactly("orders", sorted(order.card for order in c.orders), [1, 1, 2, 2, 3, 3, 4, 4])


def _check_lines(c: Components) -> None:
    expected = [(side, tile, way) for side in ("front", "back") for tile in (1, 2, 3) for way in ("a", "b")]
    _exactly("lines", [(line.card_side, line.tile, line.tile_side) for line in c.lines], expected)
    for index, line in enumerate(c.lines):
        _check_field(c, f"lines[{index}].start", line.start)
        if len(walk(c, line.start, line.direction)) < 2:
            raise refuse(f"lines[{index}].direction", line.direction, "a direction in which fields lie")


def _check_solo(c: Components) -> None:
    for index, corner in enumerate(c.corners):
        for key, start in (("field", corner.field), ("a", corner.a), ("b", corner.b)):
            _check_field(c, f"corners[{index}].{key}", start)
        for key, start in (("a", corner.a), ("b", corner.b)):
            inland = walk(c, start, corner.direction)
            if len(inland) < INLAND:
                raise refuse(
                    f"corners[{index}].{key}", start, f"a field with {INLAND} fields in direction of the arrow"
                )
    corners = [corner.field for corner in c.corners]
    if c.solo.start_corner not in corners:
        raise refuse("solo.start_corner", c.solo.start_corner, "one of " + ", ".join(corners))
    if [card.red for card in c.solo_cards].count(True) != 1 or len(c.solo_cards) < 3:
        raise refuse("solo_cards", len(c.solo_cards), "three or more cards, one of them red")


def _check_field(c: Components, path: str, found: str) -> None:
    if found not in [field.id for field in c.fields]:
        raise refuse(path, found, "a field of the New World")


def _exactly(group: str, found: Sequence[object], expected: Sequence[object]) -> None:
    if list(found) != list(expected):
        raise refuse(group, list(found), f"{list(expected)}")
