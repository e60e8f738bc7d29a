"""What lies with each player, open to all: influence, stock, robots, project, characters, and how far the moons are."""

from collections.abc import Iterator

from msgspec import Struct

from planetfall.core.view import Seat as SharedSeat
from planetfall.core.words import Values
from planetfall.games.galileo_project.box import CARDS
from planetfall.games.galileo_project.characters import payable, tuck_limit
from planetfall.games.galileo_project.moons import other_moon
from planetfall.games.galileo_project.notation import ROBOT_NAMES
from planetfall.games.galileo_project.parts import COLOUR_NAMES, MOON_NAMES, TYPE_NAMES
from planetfall.games.galileo_project.quantities import quantity
from planetfall.games.galileo_project.scoring import SOURCE_NAMES, points
from planetfall.games.galileo_project.state import (
    CLAIMS,
    ENERGY_HELD,
    FIRST,
    INFLUENCE_AT,
    MC_HELD,
    MOON_KIT,
    NOTHING,
    OWN,
    PROJECT_OPEN,
    ROBOT_KIT,
    TECH_OWNED,
    TRACK_OF,
    TUCKED,
    TYPE_COUNT,
    State,
    field_of,
    type_of,
)
from planetfall.games.galileo_project.view_cards import CharacterCard, character_card
from planetfall.games.galileo_project.words import Words
from planetfall.games.galileo_project.words_moons import ahead, now

__all__ = ["Project", "Robot", "Seat", "Standing", "seat_view", "standing"]


class Robot(Struct, frozen=True):
    """A robot card, or a project that is complete."""

    id: str
    text: str
    tip: str
    type: str
    colour: str  # empty for a project
    level: int
    moon: str
    other: str  # the moon it can be moved to, empty if it has one moon
    type_modified: bool
    moon_modified: bool


class Project(Struct, frozen=True):
    """Unfinished: what it still lacks is empty."""

    id: str
    text: str
    level: int
    type: str
    moon: str


class Standing(Struct, frozen=True):
    """How far one moon is developed."""

    moon: str
    field: int
    segment: int
    vp: int  # if the game ended now
    now: str  # what the field does, in a few words
    ahead: str  # what comes next, in a few words; empty at the end of the track
    text: str  # both, for a label


class Seat(SharedSeat, frozen=True):
    starts: bool  # the starting player
    track: str  # earth or mars, empty on 0
    influence: int
    mc: int
    energy: int
    robots: tuple[Robot, ...]
    project: Project | None
    strength: dict[str, int]  # by type: the number of robots
    modifiers: tuple[str, ...]  # unused ones, types and then moons
    tucked: tuple[CharacterCard, ...]
    tuck_limit: int
    paid: int  # of the tucked characters, with the MC at hand
    moons: tuple[Standing, ...]  # in the order of the board
    technologies: tuple[str, ...]
    goals: int


def seat_view(w: Words, seat: int) -> Seat:
    state = w.state
    own = seat * OWN
    influence = int(state.own[own + INFLUENCE_AT])
    earned = {name: int(points(state, seat, source)) for source, name in enumerate(SOURCE_NAMES)}
    project = state.own[own + PROJECT_OPEN]
    return Seat(
        seat=seat,
        name=w.seat(seat),
        score=state.scores()[seat],
        earned=earned,
        starts=state.start == seat,
        track=COLOUR_NAMES[state.own[own + TRACK_OF]] if influence else "",
        influence=influence,
        mc=state.own[own + MC_HELD],
        energy=state.own[own + ENERGY_HELD],
        robots=tuple(_robot(w, robot) for robot in _chain(state, seat) if robot != project),
        project=_project(w, project) if project != NOTHING else None,
        strength={name: state.own[own + TYPE_COUNT + kind] for kind, name in enumerate(TYPE_NAMES)},
        modifiers=_unused(state, seat),
        tucked=tuple(character_card(w, card) for card in range(CARDS) if state.place[card] == TUCKED + seat),
        tuck_limit=tuck_limit(state, seat),
        paid=payable(state, seat),
        moons=tuple(standing(w, seat, number) for number in range(len(MOON_NAMES))),
        technologies=tuple(
            entry.id
            for number, entry in enumerate(w.components.technologies)
            if (state.own[own + TECH_OWNED] >> number) & 1
        ),
        goals=state.own[own + CLAIMS],
    )


def _chain(state: State, seat: int) -> Iterator[int]:
    robot = state.own[seat * OWN + FIRST]
    while robot != NOTHING:
        yield robot
        robot = state.after[robot]


def _robot(w: Words, robot: int) -> Robot:
    state = w.state
    colour = state.box.colour[robot]
    other = other_moon(state, robot)
    return Robot(
        id=ROBOT_NAMES[robot],
        text=w.robot(robot),
        tip=w.robot_tip(robot),
        type=TYPE_NAMES[type_of(state, robot)],
        colour=COLOUR_NAMES[colour] if colour != NOTHING else "",
        level=state.level[robot],
        moon=MOON_NAMES[state.beside[robot]],
        other=MOON_NAMES[other] if other != NOTHING else "",
        type_modified=state.robot_modifier[robot] != NOTHING,
        moon_modified=state.moon_modifier[robot] != NOTHING,
    )


def _project(w: Words, robot: int) -> Project:
    state = w.state
    kind, moon = state.robot_modifier[robot], state.moon_modifier[robot]
    return Project(
        id=ROBOT_NAMES[robot],
        text=w.project_text(robot),
        level=state.level[robot],
        type=TYPE_NAMES[kind] if kind != NOTHING else "",
        moon=MOON_NAMES[moon] if moon != NOTHING else "",
    )


def _unused(state: State, seat: int) -> tuple[str, ...]:
    own = seat * OWN
    types = [name for kind, name in enumerate(TYPE_NAMES) if (state.own[own + ROBOT_KIT] >> kind) & 1]
    moons = [name for moon, name in enumerate(MOON_NAMES) if (state.own[own + MOON_KIT] >> moon) & 1]
    return (*types, *moons)


def standing(w: Words, seat: int, number: int) -> Standing:
    moon = MOON_NAMES[number]
    field = int(field_of(w.state, seat, number))
    starts = getattr(w.components, moon).fields
    segment = max(place for place, first in enumerate(starts) if first <= field)
    counted = quantity(w.state, seat, w.state.box.callisto_counts, 0)
    vp = int(points(w.state, seat, number))
    does, coming = now(w, moon, field, segment, counted), ahead(w, moon, field)
    values: Values = {"moon": w.moon(moon), "field": field, "now": does, "vp": vp}
    text = w.say("standing-ahead", ahead=coming, **values) if coming else w.say("standing", **values)
    return Standing(moon, field, segment, vp, does, coming, text)
