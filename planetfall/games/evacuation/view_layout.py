"""What is printed on the board and on the boards of the players: the progress track, the actions, what a year asks."""

from collections.abc import Iterator

from msgspec import Struct

from planetfall.games.evacuation.actions import action_energy
from planetfall.games.evacuation.codes import ACT, ASK_PAY, DECLINE
from planetfall.games.evacuation.notation import ACTION_NAMES
from planetfall.games.evacuation.play import Evacuation
from planetfall.games.evacuation.words import Words

__all__ = ["Action", "LaneSpace", "Space", "Year", "actions", "track", "years"]


class LaneSpace(Struct, frozen=True):
    symbols: tuple[str, ...]
    instant: str  # what landing there brings, empty if nothing
    does: str  # the kind of that effect


class Space(Struct, frozen=True):
    """A space of the progress track with the lane spaces beside it."""

    space: int
    main: LaneSpace
    three_plus: LaneSpace
    turning_point: int  # that lies behind it, 0 if none


class Action(Struct, frozen=True):
    notation: str
    id: str
    name: str
    text: str
    power: int  # of its area
    energy: int  # that it costs this seat now
    idle: bool  # it may be taken, but all it leads to now is its power


class Year(Struct, frozen=True):
    year: int
    old_food: int
    new_food: int
    stadiums: int


def track(w: Words) -> Iterator[Space]:
    c = w.components
    points = c.progress.turning_points
    for space in range(1, c.progress.last_space + 1):
        point = points.index(space) + 1 if space in points else 0
        yield Space(space, _lane_space(w, "main", space), _lane_space(w, "three_plus", space), point)


def _lane_space(w: Words, lane: str, space: int) -> LaneSpace:
    entry = next(entry for entry in w.components.lane_spaces if (entry.lane, entry.space) == (lane, space))
    told = " ".join(w.effect(effect) for effect in entry.instant)
    return LaneSpace(tuple(entry.symbols), told, entry.instant[0].do if entry.instant else "")


def actions(w: Words, seat: int) -> Iterator[Action]:
    for number, entry in enumerate(w.components.board_actions):
        energy = action_energy(w.state, seat, entry.area - 1)
        name, text = w.action(number), w.action_text(number)
        idle = w.state.why_not(seat, ACT + number) == 0 and _is_idle(w.state, seat, ACT + number)
        yield Action(f"act {ACTION_NAMES[number]}", entry.id, name, text, entry.area, energy, idle)


def _is_idle(state: Evacuation, seat: int, code: int) -> bool:
    """Whether its only effect can but be declined; tried on a copy, which is not played on to the next turn."""
    tried = state.copy()
    tried.take(seat, code)
    while tried.question(seat) == ASK_PAY:
        tried.take(seat, tried.options(seat)[0])
    return list(tried.options(seat)) == [DECLINE]


def years(w: Words) -> Iterator[Year]:
    for year in w.components.years:
        yield Year(year.year, year.old_food, year.new_food, year.new_stadiums)
