"""How a game of Galileo Project will probably end: the points each seat can expect, for opponents that look ahead.

Each seat's position is described by the features below; their weights, one set for each phase, were learnt from games
of computers against each other (`planetfall climb galileo_project`, then `tune --blend`) and stand in evaluation.json
with the runs that made them. What a player is about to get in the middle of a turn counts already: a robot that is
being paid for, effects that are pending, the abilities of a character that was just hired.
"""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.game import DEPTH
from planetfall.core.weights import Weights
from planetfall.games.galileo_project.box import (
    CARDS,
    CHARACTERS,
    GOALS,
    MOONS,
    SLOTS,
    SPACES,
    TYPES,
)
from planetfall.games.galileo_project.characters import USE_EITHER, USE_INSTANT, USE_REST, USE_TUCK
from planetfall.games.galileo_project.codes import (
    ASK_ABILITY,
    ASK_BONUS,
    ASK_CHARACTER,
    ASK_CHOICE,
    ASK_DEVELOP,
    ASK_GOAL,
    ASK_MODIFIER,
    ASK_MOON,
    ASK_PAY,
    ASK_PUT,
    ASK_RAISE,
    ASK_RECALL,
    ASK_ROBOT,
    ASK_SAVE,
    ASK_TRACK,
)
from planetfall.games.galileo_project.effects import (
    ASSEMBLE,
    DEVELOP_FOR_LESS,
    ENERGY,
    FREE_GOAL,
    HIRE_EFFECT,
    INFLUENCE,
    MC,
    PLACE_MODIFIER,
    RAISE_LEVEL,
    RECALL_CHARACTER,
    SET_LEVEL,
    STAR_Z,
    STEP_ABILITY,
    STEP_GAIN,
    STEP_HIRED,
    STEP_PLACE,
    STEP_USE,
    TAKE_CHARACTER,
    TAKE_ROBOT,
    TRANSFER_LEVELS,
)
from planetfall.games.galileo_project.goals import free_space, goal_energy
from planetfall.games.galileo_project.robots import price
from planetfall.games.galileo_project.scoring import character_vp, field_vp, goals_vp, technologies_vp
from planetfall.games.galileo_project.state import (
    BIT,
    CLAIMED,
    DEVELOPED,
    ENERGY_HELD,
    FIRST,
    INFLUENCE_AT,
    MC_HELD,
    MODIFIED,
    NOTHING,
    OWN,
    PHASE_DRAFT,
    PHASE_PLAY,
    PROJECT_OPEN,
    ROBOT_COUNT,
    START_CARD,
    STARTED,
    TRACK_OF,
    TUCKED_COUNT,
    TWO_MOONS,
    TYPE_COUNT,
    State,
    type_of,
)

__all__ = ["WEIGHTS", "features", "outlook", "phase"]

FEATURES: Final = (
    "one",  # the same for everybody
    # points as if the game ended now
    "io vp",
    "europa vp",
    "ganymede vp",
    "callisto vp",
    "characters vp",
    "technologies vp",
    "goals vp",
    # the moons
    "io",  # field of the marker, robots that do not count yet included
    "europa",
    "ganymede",
    "callisto",
    # robots
    "robots",
    "levels",  # of all robots
    "pairs",  # of robots of one type
    "two moons",  # robots with two moons
    "modified",  # robots with a modifier
    "project",  # level of the unfinished one
    "project begun",  # its modifiers
    # characters and goals
    "tucked",
    "unpaid",  # tucked characters for which there are no MC
    "goals near",  # points of the next free space of each goal not claimed, the nearer the more
    # to spend
    "influence",
    "mc",
    "energy",
    "in reach",  # the highest level of a robot in the row that could be paid now
    # about to come
    "levels open",
    "modifiers open",
    "characters open",
    "tuck open",  # points of a character that may be tucked now
    "bonuses open",  # of the Star-Z tile, to choose from
    "robots open",
    "technologies open",
    "way",  # the share of the game that is over
    "spare influence",  # more than most robots cost
)
COUNT: Final = 35
ONE: Final = 0
MOON_POINTS: Final = 1  # + moon
CHARACTER_POINTS: Final = 5
TECHNOLOGY_POINTS: Final = 6
GOAL_POINTS: Final = 7
MOON_FIELD: Final = 8  # + moon
CREW: Final = 12
LEVELS: Final = 13
PAIRS: Final = 14
WITH_TWO_MOONS: Final = 15
WITH_MODIFIER: Final = 16
PROJECT: Final = 17
BEGUN: Final = 18
TUCKED_CARDS: Final = 19
UNPAID: Final = 20
GOALS_NEAR: Final = 21
INFLUENCE_LEFT: Final = 22
MC_LEFT: Final = 23
ENERGY_LEFT: Final = 24
IN_REACH: Final = 25
LEVELS_OPEN: Final = 26
MODIFIERS_OPEN: Final = 27
CHARACTERS_OPEN: Final = 28
TUCK_OPEN: Final = 29
BONUSES_OPEN: Final = 30
ROBOTS_OPEN: Final = 31
TECHNOLOGIES_OPEN: Final = 32
WAY: Final = 33
SPARE: Final = 34

ENOUGH: Final = 5.0  # influence, for most robots

# What each taste adds to the weights, in points; whoever likes a hope has to like at least as well what it becomes.
TASTES: Final[dict[str, dict[str, float]]] = {
    "technologies": {"technologies vp": 3.0, "technologies open": 4.0, "energy": 0.5},
    "goals": {"goals vp": 2.0, "goals near": 1.0, "energy": 0.3},
    "modifiers": {"modified": 3.0, "modifiers open": 2.5, "project begun": 2.5},
}

PHASES: Final = ("beginning", "early", "middle", "late", "last round")
THIRD: Final = 33  # hundredths of the way to the end


def phase(state: State) -> i64:
    if state.phase == PHASE_DRAFT:
        return 0
    if state.ending == 1:
        return 4
    way = _way(state)
    if way <= THIRD:
        return 1
    if way <= 2 * THIRD:
        return 2
    return 3


def _way(state: State) -> i64:
    """Hundredths of the game that are over: by characters gone from the deck, or the robots of whoever has most."""
    most: i64 = 0
    seat: i64
    for seat in range(state.seats):
        if state.own[seat * OWN + ROBOT_COUNT] > most:
            most = state.own[seat * OWN + ROBOT_COUNT]
    gone = 100 - 100 * state.cards_left // len(state.deck) if len(state.deck) > 0 else 100
    way = 100 * most // state.box.end_robots
    if gone > way:
        return gone
    return way


def outlook(state: State) -> vec[float]:
    """Expected final points, at seat."""
    return WEIGHTS.expect(state, phase(state), features(state))


def features(state: State) -> vec[float]:
    """All features of all seats, at seat * len(FEATURES) + feature."""
    found = vec[float]([0.0] * (state.seats * COUNT))
    way = float(_way(state)) / 100.0
    seat: i64
    for seat in range(state.seats):
        base = seat * COUNT
        found[base + ONE] = 1.0
        found[base + WAY] = way
        _count_robots(state, seat, found, base)
        _count_stock(state, seat, found, base)
        if seat == state.active:
            _count_open(state, seat, found, base)
        _count_moons(state, seat, found, base)
        _count_characters(state, seat, found, base)
        if _has_turns(state, seat):
            found[base + GOALS_NEAR] = _goals_near(state, seat)
            found[base + IN_REACH] = _in_reach(state, seat, found, base)
            if found[base + INFLUENCE_LEFT] > ENOUGH:
                found[base + SPARE] = found[base + INFLUENCE_LEFT] - ENOUGH
        else:  # nothing can be bought any more
            found[base + INFLUENCE_LEFT] = 0.0
            found[base + ENERGY_LEFT] = 0.0
            found[base + PROJECT] = 0.0
            found[base + BEGUN] = 0.0
    return found


def _has_turns(state: State, seat: i64) -> bool:
    """Whether the seat can still do something: in the last round only until its turn is over."""
    if state.ending == 0:
        return True
    if state.phase != PHASE_PLAY:
        return False
    seats = state.seats
    return (seat - state.start + seats) % seats >= (state.active - state.start + seats) % seats


# -- what lies there -------------------------------------------------------------------------------------------------


def _count_robots(state: State, seat: i64, found: vec[float], base: i64) -> None:
    own = seat * OWN
    levels: i64 = 0
    fresh = 0.0
    robot = state.own[own + FIRST]
    while robot != NOTHING:
        moon = state.beside[robot]
        if moon != NOTHING:
            levels += state.level[robot]
            if state.counted[robot] == 0:  # its levels are about to count
                fresh = float(state.level[robot])
                found[base + MOON_FIELD + moon] += fresh
        robot = state.after[robot]
    found[base + LEVELS] = float(levels)
    found[base + CREW] = float(state.own[own + ROBOT_COUNT])
    found[base + WITH_TWO_MOONS] = float(state.own[own + TWO_MOONS])
    found[base + WITH_MODIFIER] = float(state.own[own + MODIFIED])
    pairs: i64 = 0
    kind: i64
    for kind in range(TYPES):
        count = state.own[own + TYPE_COUNT + kind]
        pairs += count * (count - 1)
    found[base + PAIRS] = float(pairs) / 2.0
    project = state.own[own + PROJECT_OPEN]
    if project != NOTHING:
        found[base + PROJECT] = float(state.level[project])
        begun = i64(state.robot_modifier[project] != NOTHING) + i64(state.moon_modifier[project] != NOTHING)
        found[base + BEGUN] = float(begun)


def _count_stock(state: State, seat: i64, found: vec[float], base: i64) -> None:
    own = seat * OWN
    influence = state.own[own + INFLUENCE_AT]
    if state.own[own + STARTED] == 0 and state.own[own + START_CARD] != NOTHING:
        influence = state.box.start_influence[state.own[own + START_CARD]]
    found[base + INFLUENCE_LEFT] = float(influence)
    found[base + MC_LEFT] = float(state.own[own + MC_HELD])
    found[base + ENERGY_LEFT] = float(state.own[own + ENERGY_HELD])


def _count_moons(state: State, seat: i64, found: vec[float], base: i64) -> None:
    """Fields and their points; levels that are about to count are in `found` already."""
    box = state.box
    moon: i64
    for moon in range(MOONS):
        field = state.own[seat * OWN + DEVELOPED + moon] + i64(found[base + MOON_FIELD + moon])
        if field > box.last[moon]:
            field = box.last[moon]
        found[base + MOON_FIELD + moon] = float(field)
        found[base + MOON_POINTS + moon] = float(field_vp(state, seat, moon, field))


def _count_characters(state: State, seat: i64, found: vec[float], base: i64) -> None:
    """Points of those that can be paid for; the best ones are."""
    tucked = state.own[seat * OWN + TUCKED_COUNT]
    points: i64 = 0
    if tucked > 0:
        character: i64
        for character in range(CHARACTERS):
            cards = state.tucked[seat * CHARACTERS + character]
            if cards > 0:
                points += cards * character_vp(state, seat, character)
    found[base + CHARACTER_POINTS] = float(points)
    found[base + TUCKED_CARDS] = float(tucked)
    missing = float(tucked * state.box.character_mc) - found[base + MC_LEFT]
    if missing > 0.0:
        found[base + UNPAID] = missing
    found[base + TECHNOLOGY_POINTS] = float(technologies_vp(state, seat))
    found[base + GOAL_POINTS] += float(goals_vp(state, seat))


def _goals_near(state: State, seat: i64) -> float:
    """Points of the next free space of each goal, the nearer the goal the more."""
    box = state.box
    energy = state.own[seat * OWN + ENERGY_HELD]
    near = 0.0
    slot: i64
    for slot in range(GOALS):
        space = free_space(state, slot)
        if space == SPACES or state.own[seat * OWN + CLAIMED] & BIT[slot]:
            continue
        number = float(box.goal_number[state.goal[slot]])
        lacking = float(goal_energy(state, seat, slot) - energy)
        share = 1.0
        if lacking > 0.0:
            share = 1.0 - lacking / number
        if share > 0.0:
            near += float(box.space_vp[slot * SPACES + space]) * share * share
    return near


def _in_reach(state: State, seat: i64, found: vec[float], base: i64) -> float:
    """The highest level of a robot in the row whose colour fits and that influence and MC could pay."""
    reach = found[base + INFLUENCE_LEFT] + found[base + MC_LEFT]
    track = state.own[seat * OWN + TRACK_OF]
    free = found[base + INFLUENCE_LEFT] == 0.0 or state.own[seat * OWN + STARTED] == 0
    best: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        robot = state.robot_row[slot]
        if robot == NOTHING or not (free or state.box.colour[robot] == track):
            continue
        if float(price(state, slot)) <= reach and state.box.level[robot] > best:
            best = state.box.level[robot]
    return float(best)


# -- what is about to come -------------------------------------------------------------------------------------------


def _count_open(state: State, seat: i64, found: vec[float], base: i64) -> None:
    place: i64
    agenda = seat * DEPTH
    for place in range(agenda + 1, agenda + 1 + state.agenda[agenda]):
        _count_question(state, seat, state.agenda[place] >> 16, state.agenda[place] & 65535, found, base)
    for place in range(1, state.pending[0] + 1):
        step = state.pending[place] >> 16
        about = state.pending[place] & 65535
        if step < STEP_ABILITY:
            _count_effect(state, step, about >> 8, float(about & 255), found, base)
        elif step == STEP_ABILITY:
            _count_ability(state, seat, about, 0, found, base)
        elif step == STEP_PLACE:
            _count_coming(state, seat, about, found, base)
        elif step == STEP_GAIN:
            _gain_influence(state, float(about), found, base)
        elif step == STEP_HIRED:
            _count_card(state, seat, about, USE_EITHER, found, base)
        elif step == STEP_USE:
            _count_card(state, seat, about >> 3, about & 7, found, base)
    if found[base + MC_LEFT] > float(state.box.most_mc):
        found[base + MC_LEFT] = float(state.box.most_mc)
    if found[base + ENERGY_LEFT] > float(state.box.most_energy):
        found[base + ENERGY_LEFT] = float(state.box.most_energy)


def _count_question(state: State, seat: i64, question: i64, about: i64, found: vec[float], base: i64) -> None:
    if question == ASK_ABILITY:
        _count_card(state, seat, about >> 3, about & 7, found, base)
    elif question == ASK_PAY:
        _pay(float(about & 255), found, base)
        _count_coming(state, seat, state.robot_row[about >> 9], found, base)
    elif question == ASK_MOON:
        _count_coming(state, seat, about, found, base)
    elif question == ASK_RAISE:
        found[base + LEVELS_OPEN] += float(about & 63)
    elif question == ASK_TRACK:
        _gain_influence(state, float(about), found, base)
    elif question in (ASK_MODIFIER, ASK_PUT):
        found[base + MODIFIERS_OPEN] += 1.0
    elif question in (ASK_CHARACTER, ASK_RECALL):
        found[base + CHARACTERS_OPEN] += 1.0
    elif question == ASK_BONUS:
        found[base + BONUSES_OPEN] += float(about)
    elif question == ASK_CHOICE:
        found[base + LEVELS_OPEN] += float(about & 7)
    elif question in (ASK_DEVELOP, ASK_SAVE):
        found[base + TECHNOLOGIES_OPEN] += 1.0
    elif question == ASK_ROBOT:
        found[base + ROBOTS_OPEN] += 1.0
    elif question == ASK_GOAL and about == 1:
        found[base + GOAL_POINTS] += 4.0


def _pay(cost: float, found: vec[float], base: i64) -> None:
    """With influence first."""
    influence = found[base + INFLUENCE_LEFT]
    if cost > influence:
        found[base + MC_LEFT] -= cost - influence
        cost = influence
    found[base + INFLUENCE_LEFT] = influence - cost


def _gain_influence(state: State, amount: float, found: vec[float], base: i64) -> None:
    held = found[base + INFLUENCE_LEFT] + amount
    top = float(state.box.top_influence)
    if held > top:
        held = top
        found[base + MC_LEFT] += float(state.box.overflow_mc)
    found[base + INFLUENCE_LEFT] = held


def _count_coming(state: State, seat: i64, robot: i64, found: vec[float], base: i64) -> None:
    """A robot that is paid for or nearly so: its first moon stands for either."""
    box = state.box
    level = float(box.level[robot])
    found[base + CREW] += 1.0
    found[base + LEVELS] += level
    found[base + MOON_FIELD + box.moon[robot]] += level
    found[base + PAIRS] += float(state.own[seat * OWN + TYPE_COUNT + box.type[robot]])
    if box.other_moon[robot] != NOTHING:
        found[base + WITH_TWO_MOONS] += 1.0
    _count_ability(state, seat, robot, 1, found, base)


def _count_ability(state: State, seat: i64, robot: i64, more: i64, found: vec[float], base: i64) -> None:
    kind = type_of(state, robot)
    row = state.box.ability[kind]
    x = state.own[seat * OWN + TYPE_COUNT + kind] + more
    _count_effect(state, state.box.effect[row], row, float(x), found, base)


def _count_effect(state: State, effect: i64, row: i64, x: float, found: vec[float], base: i64) -> None:
    amount = float(state.box.amount[row]) * x
    if effect == MC:
        found[base + MC_LEFT] += amount
    elif effect == ENERGY:
        found[base + ENERGY_LEFT] += amount
    elif effect == INFLUENCE:
        _gain_influence(state, amount, found, base)
    elif effect == RAISE_LEVEL:
        found[base + LEVELS_OPEN] += amount * float(state.box.targets[row])
    elif effect == PLACE_MODIFIER:
        found[base + MODIFIERS_OPEN] += 1.0
    elif effect in (TAKE_CHARACTER, RECALL_CHARACTER):
        found[base + CHARACTERS_OPEN] += 1.0
    elif effect == STAR_Z:
        found[base + BONUSES_OPEN] += amount
    elif effect == SET_LEVEL:
        found[base + LEVELS_OPEN] += 4.0
    elif effect == TRANSFER_LEVELS:
        found[base + LEVELS_OPEN] += 0.5
    elif effect == HIRE_EFFECT:
        _gain_influence(state, 4.0, found, base)
    elif effect == DEVELOP_FOR_LESS:
        found[base + TECHNOLOGIES_OPEN] += 1.0
    elif effect == FREE_GOAL:
        found[base + GOAL_POINTS] += 4.0
    elif effect in (TAKE_ROBOT, ASSEMBLE):
        found[base + ROBOTS_OPEN] += 1.0


def _count_card(state: State, seat: i64, card: i64, use: i64, found: vec[float], base: i64) -> None:
    """A character of which some abilities may be used."""
    assert 0 <= card < CARDS, "a card of a character"
    box = state.box
    character = box.character[card]
    if use not in (USE_TUCK, USE_REST):
        row: i64
        for row in range(box.instant[character], box.instant[character] + box.instants[character]):
            _count_effect(state, box.effect[row], row, 1.0, found, base)
    if use != USE_INSTANT:
        found[base + TUCK_OPEN] += float(character_vp(state, seat, character)) + 1.0


WEIGHTS: Final = Weights(Path(__file__).with_name("evaluation.json"), FEATURES, PHASES, TASTES)
