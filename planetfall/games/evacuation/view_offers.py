"""What lies on the displays and in front of the seat in the middle, with what it truly costs that seat now.

While something is being bought the open question says what it costs, else the action of the board does.
"""

from collections.abc import Iterator

from msgspec import Struct

from planetfall.games.evacuation.box import INFRASTRUCTURE, NEW, OLD, PROJECTS, SHIP_DISPLAY, SLOTS, STADIUM_DISPLAY
from planetfall.games.evacuation.codes import ASK_BURY, ASK_DEVELOP, ASK_SHIP, ASK_STADIUM
from planetfall.games.evacuation.deeds import BUILD_SHIP, BUILD_STADIUM, DEVELOP, effect_of
from planetfall.games.evacuation.effects import Resources
from planetfall.games.evacuation.infrastructure import holds
from planetfall.games.evacuation.lasting import CHEAPER, lasting
from planetfall.games.evacuation.notation import ACTION_NAMES, RESOURCE_NAMES, WORLD_NAMES
from planetfall.games.evacuation.parts import FieldGroup
from planetfall.games.evacuation.payment import price_blocked
from planetfall.games.evacuation.play import Evacuation
from planetfall.games.evacuation.state import HAND, LAID, NOTHING, OWN, PAID
from planetfall.games.evacuation.words import DISPLAY_NAMES, Words

__all__ = ["Group", "Price", "Project", "burying", "prices", "projects"]

BUYING = {SHIP_DISPLAY: (ASK_SHIP, "ship"), STADIUM_DISPLAY: (ASK_STADIUM, "stadium")}
PAID_FOR = (BUILD_SHIP, BUILD_STADIUM, DEVELOP)


class Price(Struct, frozen=True):
    """Of a ship or a stadium on its display."""

    kind: str
    number: int
    worlds: tuple[str, ...]  # that can pay it now
    less: int  # resources the seat saves, of kinds it chooses
    more: dict[str, int]  # what the open question asks for in addition
    free: bool  # the open question gives it away


class Group(Struct, frozen=True):
    """Fields that an infrastructure card asks for."""

    terrain: str
    count: int
    holding: str  # population, factory or nothing: what has to be on them


class Project(Struct, frozen=True):
    """An infrastructure card, on the display or in front of the seat."""

    number: int
    cost: dict[str, int]
    groups: tuple[Group, ...]
    line: str
    production: dict[str, int]
    payable: bool  # by the New World, now
    less: int
    met: bool  # the seat's fields are what it asks for


def prices(w: Words, seat: int) -> Iterator[Price]:
    state = w.state
    for display, (question, action) in BUYING.items():
        effect = _effect(state, seat, question, action)
        for slot in range(SLOTS):
            thing = state.display[display * SLOTS + slot]
            if thing != NOTHING:
                yield _price(state, seat, effect, display, thing)


def _effect(state: Evacuation, seat: int, question: int, action: str) -> int:
    """The one being carried out, else that of the action of the board."""
    if seat in state.actors() and state.question(seat) == question:
        return effect_of(state, seat)
    return state.box.action_first[ACTION_NAMES.index(action)]


def _price(state: Evacuation, seat: int, effect: int, display: int, thing: int) -> Price:
    deed = state.box.deeds[effect]
    payable = [world for world in (OLD, NEW) if not price_blocked(state, seat, effect, world, display, thing)]
    return Price(
        kind=DISPLAY_NAMES[display],
        number=thing + 1,
        worlds=tuple(WORLD_NAMES[world] for world in payable),
        less=deed.less + lasting(state, seat, CHEAPER + display),
        more={name: deed.more[kind] for kind, name in enumerate(RESOURCE_NAMES) if deed.more[kind]},
        free=deed.do not in PAID_FOR,
    )


def burying(state: Evacuation, seat: int) -> str:
    """The display whose open things the seat puts under their stack."""
    if seat not in state.actors() or state.question(seat) != ASK_BURY:
        return ""
    return DISPLAY_NAMES[state.about(seat) & 3]


def projects(w: Words, seat: int) -> Iterator[Project]:
    state = w.state
    base = seat * OWN
    shown = {state.display[INFRASTRUCTURE * SLOTS + slot] for slot in range(SLOTS)}
    mine = state.own[base + HAND] | state.own[base + LAID] | state.own[base + PAID]
    effect = _effect(state, seat, ASK_DEVELOP, "develop")
    for number in range(PROJECTS):
        if number in shown or mine >> number & 1:
            yield _project(w, seat, effect, number)


def _project(w: Words, seat: int, effect: int, number: int) -> Project:
    state = w.state
    entry = w.components.infrastructure[number]
    return Project(
        number=number + 1,
        cost=_amounts(entry.cost),
        groups=tuple(Group(group.terrain, group.count, _holding(group)) for group in entry.fields),
        line=entry.line,
        production=_amounts(entry.production),
        payable=not price_blocked(state, seat, effect, NEW, INFRASTRUCTURE, number),
        less=state.box.deeds[effect].less + lasting(state, seat, CHEAPER + INFRASTRUCTURE),
        met=holds(state, seat, number),
    )


def _holding(group: FieldGroup) -> str:
    return "population" if group.population else "factory" if group.factories else ""


def _amounts(of: Resources) -> dict[str, int]:
    return {name: getattr(of, name) for name in RESOURCE_NAMES if getattr(of, name)}
