"""What lies on the main board, with what it costs and brings the viewer now, and a word on why not."""

from msgspec import Struct

from planetfall.games.galileo_project.box import CARDS, GOALS, KINDS, SLOTS, SPACES
from planetfall.games.galileo_project.characters import hire_influence
from planetfall.games.galileo_project.codes import (
    ACQUIRE,
    ASK_CHARACTER,
    ASK_DEVELOP,
    ASK_PAY,
    ASK_PROJECT,
    ASK_RECALL,
    ASK_ROBOT,
    ASK_TRACK,
    ASK_TURN,
    DEVELOP,
    HIRE,
    TAKE,
    TRACK,
    USE_IO,
)
from planetfall.games.galileo_project.goals import free_space, goal_energy, goal_price
from planetfall.games.galileo_project.notation import ACTION_SPACE
from planetfall.games.galileo_project.parts import MOON_NAMES
from planetfall.games.galileo_project.quantities import quantity
from planetfall.games.galileo_project.reasons import CLAUSES
from planetfall.games.galileo_project.robots import io_saves, price
from planetfall.games.galileo_project.state import (
    CLAIMED,
    DISCARDED,
    INFLUENCE_AT,
    MC_HELD,
    NOBODY,
    NOTHING,
    OWN,
    PHASE_DRAFT,
    RIVAL,
    TECH_OWNED,
    TYPE_COUNT,
    field_of,
)
from planetfall.games.galileo_project.technologies import technology_energy
from planetfall.games.galileo_project.view_cards import (
    Ability,
    CharacterCard,
    ProjectCard,
    RobotCard,
    abilities,
    character_card,
    lasting_abilities,
    project_card,
    robot_card,
)
from planetfall.games.galileo_project.words import Words

__all__ = [
    "BY_RIVAL",
    "FREE",
    "Bonus",
    "CharacterOffer",
    "Goal",
    "RobotOffer",
    "Space",
    "Technology",
    "Tray",
    "bonuses",
    "character_offers",
    "goals",
    "robot_offers",
    "technologies",
    "tray",
]

FREE, BY_RIVAL = -1, -2  # instead of a seat


class RobotOffer(Struct, frozen=True):
    slot: int
    card: RobotCard | None  # None is a gap
    surcharge: int
    price: int
    with_io: tuple[int, int]  # influence and MC if Io is used once for it; (0, 0) if it cannot be
    lands: dict[str, int]  # by moon: the field its marker would reach
    strength: int  # of its ability
    short: str  # why not, in two or three words; empty if it may be acquired or nobody asks


class CharacterOffer(Struct, frozen=True):
    slot: int
    card: CharacterCard | None
    reduction: int
    influence: int  # gained by hiring it
    mc: int
    short: str


class Technology(Struct, frozen=True):
    id: str
    name: str
    energy: int  # for the viewer, now
    mc: int
    vp: int
    text: str
    marks: tuple[Ability, ...]
    left: int
    owners: tuple[int, ...]
    short: str


class Space(Struct, frozen=True):
    vp: int
    owner: int  # a seat, FREE, or BY_RIVAL where somebody plays alone


class Goal(Struct, frozen=True):
    slot: int
    id: str
    name: str
    demand: str
    aim: str  # the same in two or three words
    number: int
    spaces: tuple[Space, ...]
    progress: tuple[int, ...]  # at seat
    lacks: tuple[int, ...]  # at seat
    energy: int  # what claiming it would cost the viewer
    vp: int  # of the next free space, 0 if there is none
    gained: int  # VP of the space that the viewer has claimed
    claimed: tuple[bool, ...]  # at seat


class Bonus(Struct, frozen=True):
    """Of the Star-Z tile."""

    number: int
    marks: tuple[Ability, ...]
    text: str


class Tray(Struct, frozen=True):
    """Cards that lie open for one choice."""

    projects: tuple[ProjectCard, ...] = ()
    robots: tuple[RobotCard, ...] = ()
    characters: tuple[CharacterCard, ...] = ()


def robot_offers(w: Words, viewer: int | None) -> tuple[RobotOffer, ...]:
    return tuple(_robot_offer(w, viewer, slot) for slot in range(SLOTS))


def _robot_offer(w: Words, viewer: int | None, slot: int) -> RobotOffer:
    state = w.state
    robot = state.robot_row[slot]
    surcharge = state.box.surcharge[slot]
    if robot == NOTHING:
        return RobotOffer(slot + 1, None, surcharge, 0, (0, 0), {}, 0, "")
    seat = viewer or 0
    card = robot_card(w, robot)
    strength = state.own[seat * OWN + TYPE_COUNT + state.box.type[robot]] + 1
    return RobotOffer(
        slot=slot + 1,
        card=card,
        surcharge=surcharge,
        price=price(state, slot),
        with_io=_with_io(w, viewer, slot),
        lands=_lands(w, seat, robot),
        strength=strength,
        short=_short(w, viewer, ACQUIRE + slot),
    )


def _with_io(w: Words, viewer: int | None, slot: int) -> tuple[int, int]:
    """Tried out: what is left to pay once Io has been used, and its MC."""
    code = ACQUIRE + slot
    if viewer is None or w.state.question(viewer) != ASK_TURN or w.state.why_not(viewer, code) != 0:
        return 0, 0
    tried = w.state.copy()
    tried.apply(viewer, code)
    if tried.question(viewer) != ASK_PAY or tried.why_not(viewer, USE_IO) != 0:
        return 0, 0
    left = tried.about(viewer) & 255
    return max(0, left - io_saves(tried, viewer)), tried.box.io_mc


def _lands(w: Words, seat: int, robot: int) -> dict[str, int]:
    """By moon, where its marker would stand with the levels printed on the card."""
    state = w.state
    moons = [moon for moon in (state.box.moon[robot], state.box.other_moon[robot]) if moon != NOTHING]
    return {
        MOON_NAMES[moon]: min(state.box.last[moon], field_of(state, seat, moon) + state.box.level[robot])
        for moon in moons
    }


def character_offers(w: Words, viewer: int | None) -> tuple[CharacterOffer, ...]:
    return tuple(_character_offer(w, viewer, slot) for slot in range(SLOTS))


def _character_offer(w: Words, viewer: int | None, slot: int) -> CharacterOffer:
    state = w.state
    card = state.row[slot]
    reduction = state.box.reduction[slot]
    if card == NOTHING:
        return CharacterOffer(slot + 1, None, reduction, 0, 0, "")
    influence, mc = _hire_gain(w, viewer, slot)
    short = _short(w, viewer, TAKE + slot) if viewer is not None and state.question(viewer) == ASK_CHARACTER else ""
    return CharacterOffer(slot + 1, character_card(w, card), reduction, influence, mc, short)


def _hire_gain(w: Words, viewer: int | None, slot: int) -> tuple[int, int]:
    """Tried out where the viewer may hire; what is printed, less the reduction, where nobody asks."""
    state = w.state
    code = HIRE + slot
    if viewer is None or state.question(viewer) != ASK_TURN or state.why_not(viewer, code) != 0:
        return hire_influence(state, slot), state.box.hire_mc[state.box.character[state.row[slot]]]
    tried = state.copy()
    tried.apply(viewer, code)
    if tried.question(viewer) == ASK_TRACK:
        tried.apply(viewer, TRACK)  # either track brings as much
    own = viewer * OWN
    gained = [tried.own[own + what] - state.own[own + what] for what in (INFLUENCE_AT, MC_HELD)]
    return gained[0], gained[1]


def _short(w: Words, viewer: int | None, code: int) -> str:
    """Two or three words on why not, if the question is about such things at all."""
    if viewer is None or w.state.question(viewer) not in ASKED[ACTION_SPACE.block(code).name]:
        return ""
    number = w.state.why_not(viewer, code)
    return w.short(CLAUSES[number][0], viewer, code) if number else ""


ASKED = {"acquire": (ASK_TURN,), "take": (ASK_CHARACTER,), "develop": (ASK_TURN, ASK_DEVELOP)}


# -- technologies, goals, the Star-Z tile ----------------------------------------------------------------------------


def technologies(w: Words, viewer: int | None) -> tuple[Technology, ...]:
    return tuple(_technology(w, viewer, kind * 2 + w.state.side[kind]) for kind in range(KINDS))


def _technology(w: Words, viewer: int | None, number: int) -> Technology:
    state = w.state
    entry = w.components.technologies[number]
    marks = (*abilities(w, entry.instant), *lasting_abilities(w, entry.lasting))
    return Technology(
        id=entry.id,
        name=w.technology(number),
        energy=technology_energy(state, viewer, number, 0) if viewer is not None else entry.energy,
        mc=entry.mc,
        vp=entry.vp,
        text=" ".join(mark.text for mark in marks),
        marks=marks,
        left=state.tiles[number >> 1],
        owners=tuple(seat for seat in range(state.seats) if (state.own[seat * OWN + TECH_OWNED] >> number) & 1),
        short=_short(w, viewer, DEVELOP + number),
    )


def goals(w: Words, viewer: int | None) -> tuple[Goal, ...]:
    return tuple(_goal(w, viewer, slot) for slot in range(GOALS))


def _goal(w: Words, viewer: int | None, slot: int) -> Goal:
    state = w.state
    entry = w.components.goals[state.goal[slot]]
    box = state.box
    spaces = tuple(
        Space(box.space_vp[slot * SPACES + space], _owner(state.space[slot * SPACES + space]))
        for space in range(SPACES)
    )
    free = free_space(state, slot)
    seats = range(state.seats)
    goal = state.goal[slot]
    return Goal(
        slot=slot + 1,
        id=entry.id,
        name=w.goal(slot),
        demand=w.demand(slot),
        aim=w.aim(slot),
        number=entry.number,
        spaces=spaces,
        progress=tuple(quantity(state, seat, box.goal_of[goal], box.goal_least[goal]) for seat in seats),
        lacks=tuple(goal_energy(state, seat, slot) for seat in seats),
        energy=goal_price(state, viewer, slot) if viewer is not None else 0,
        vp=spaces[free].vp if free < SPACES else 0,
        gained=sum(space.vp for space in spaces if space.owner == viewer),
        claimed=tuple(bool((state.own[seat * OWN + CLAIMED] >> slot) & 1) for seat in seats),
    )


def _owner(mark: int) -> int:
    return FREE if mark == NOBODY else BY_RIVAL if mark == RIVAL else mark


def bonuses(w: Words) -> tuple[Bonus, ...]:
    tile = w.components.star_z_tile
    side = tile.b if w.state.star_z else tile.a
    return tuple(Bonus(number, abilities(w, [effect]), w.effect(effect)) for number, effect in enumerate(side, 1))


def tray(w: Words, asked: int) -> Tray:
    """Cards that lie open for the question that is asked."""
    state = w.state
    question = state.question(asked) if asked >= 0 else 0
    if question == ASK_PROJECT and state.phase == PHASE_DRAFT:
        return Tray(projects=tuple(project_card(w, project) for project in state.offer))
    if question == ASK_ROBOT:
        return Tray(robots=tuple(robot_card(w, robot) for robot in state.turned))
    if question == ASK_RECALL:
        first = {
            int(state.box.character[card]): card for card in reversed(range(CARDS)) if state.place[card] == DISCARDED
        }
        return Tray(characters=tuple(character_card(w, card) for _, card in sorted(first.items())))
    return Tray()
