"""Every card, tile, marker and count accounted for: the conservation check of tests, builders and `arrange`.

Counts afresh from where things lie, and compares with the counts that state.py keeps.
"""

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.game import DEPTH
from planetfall.games.galileo_project.box import (
    CARDS,
    CHARACTERS,
    COLOURS,
    FIRST_PROJECT,
    GOALS,
    KINDS,
    MOONS,
    PROJECTS,
    ROBOT_CARDS,
    ROBOTS,
    SPACES,
    TYPES,
)
from planetfall.games.galileo_project.codes import ASK_ABILITY, ASK_MOON
from planetfall.games.galileo_project.effects import STEP_DISCARD, STEP_HIRED, STEP_PLACE, STEP_USE
from planetfall.games.galileo_project.state import (
    ABSENT,
    BIT,
    CLAIMED,
    CLAIMS,
    COLOUR_COUNT,
    DEVELOPED,
    DISCARDED,
    ENERGY_HELD,
    FIRST,
    IN_DECK,
    IN_ROW,
    IN_USE,
    INFLUENCE_AT,
    MC_HELD,
    MODIFIED,
    MOON_KIT,
    NOBODY,
    NOTHING,
    OWN,
    PROJECT_OPEN,
    RIVAL,
    ROBOT_COUNT,
    ROBOT_KIT,
    TECH_COUNT,
    TECH_OWNED,
    TUCKED,
    TUCKED_COUNT,
    TWO_MOONS,
    TYPE_COUNT,
    State,
)

__all__ = ["audit"]


def audit(state: State) -> str:
    """Empty if everything is accounted for, else what is wrong."""
    wrong = _audit_robots(state) or _audit_characters(state) or _audit_board(state)
    for seat in range(state.seats):
        wrong = wrong or _audit_seat(state, seat)
    return wrong


# -- cards -------------------------------------------------------------------------------------------------------


def _audit_robots(state: State) -> str:
    """Every robot and every project card lies in one place."""
    seen = vec[i64]([0] * ROBOTS)
    robot: i64
    place: i64
    for place in range(state.robots_left):
        seen[state.robot_deck[place]] += 1
    for robot in state.robot_row:
        if robot != NOTHING:
            seen[robot] += 1
    for robot in _elsewhere(state):
        seen[robot] += 1
    seat: i64
    for seat in range(state.seats):
        robot = state.own[seat * OWN + FIRST]
        while robot != NOTHING:
            seen[robot] += 1
            if state.after[robot] != NOTHING and state.after[robot] <= robot:
                return f"the chain of seat {seat} falls at {robot}"
            robot = state.after[robot]
    missing: i64 = 0
    for robot in range(ROBOTS):
        if seen[robot] > 1 or (seen[robot] == 0 and robot >= ROBOT_CARDS):
            return f"robot or project {robot} lies in {seen[robot]} places"
        missing += i64(seen[robot] == 0)
    if missing != state.removed:
        return f"{missing} robots are missing, {state.removed} left the game"
    if state.robots_known > state.robots_left or state.projects_known > len(state.projects):
        return "more cards are known than there are"
    return "" if len(state.projects) + len(state.offer) <= PROJECTS else "too many projects"


def _elsewhere(state: State) -> list[int]:
    """Robots turned up, projects on the board, and robots acquired or picked that are not yet beside a moon."""
    projects = [FIRST_PROJECT + project for project in list(state.projects) + list(state.offer)]
    return list(state.turned) + projects + _open_about(state, ASK_MOON) + _pending_about(state, STEP_PLACE)


def _open_about(state: State, question: i64) -> list[int]:
    """What the open questions of this kind remember."""
    found: list[int] = []
    place: i64
    base = state.active * DEPTH
    for place in range(base + 1, base + 1 + state.agenda[base]):
        if state.agenda[place] >> 16 == question:
            found.append(state.agenda[place] & 65535)
    return found


def _pending_about(state: State, step: i64) -> list[int]:
    found: list[int] = []
    place: i64
    for place in range(1, state.pending[0] + 1):
        if state.pending[place] >> 16 == step:
            found.append(state.pending[place] & 65535)
    return found


def _audit_characters(state: State) -> str:
    """Every card is where it is said to be."""
    found = vec[i64]([ABSENT] * CARDS)
    place: i64
    card: i64
    for place in range(state.cards_left):
        found[state.deck[place]] = IN_DECK
    for card in state.row:
        if card != NOTHING:
            found[card] = IN_ROW
    for number in _open_about(state, ASK_ABILITY) + _pending_about(state, STEP_USE):
        found[number // 8] = IN_USE
    for number in _pending_about(state, STEP_HIRED) + _pending_about(state, STEP_DISCARD):
        found[number] = IN_USE
    tucked = vec[i64]([0] * len(state.tucked))
    pile = vec[i64]([0] * CHARACTERS)
    for card in range(CARDS):
        where = state.place[card]
        character = state.box.character[card]
        if TUCKED <= where < TUCKED + state.seats:
            tucked[(where - TUCKED) * CHARACTERS + character] += 1
        elif where == DISCARDED:
            pile[character] += 1
        elif where != found[card]:
            return f"character card {card} is at {where}, found at {found[card]}"
        in_play = state.box.fewest[card] <= state.seats
        if (where != ABSENT) != in_play:
            return f"character card {card} does not belong to this number of players"
    if list(tucked) != list(state.tucked):
        return f"tucked characters are {list(state.tucked)}, found {list(tucked)}"
    return "" if list(pile) == list(state.pile) else f"discarded are {list(state.pile)}, found {list(pile)}"


# -- the board ---------------------------------------------------------------------------------------------------


def _audit_board(state: State) -> str:
    kind: i64
    seat: i64
    for kind in range(KINDS):
        tiles = state.tiles[kind]
        for seat in range(state.seats):
            tiles += (state.own[seat * OWN + TECH_OWNED] >> (kind * 2 + state.side[kind])) & 1
        if tiles != state.box.tiles[state.seats]:
            return f"{tiles} tiles of technology {kind + 1}"
    if len(set(state.goal)) != GOALS:
        return f"goals are {list(state.goal)}"
    claimed = vec[i64]([0] * state.seats)
    slot: i64
    space: i64
    for slot in range(GOALS):
        for space in range(SPACES):
            owner = state.space[slot * SPACES + space]
            if owner == NOBODY:
                continue
            if space > 0 and state.space[slot * SPACES + space - 1] == NOBODY:
                return f"goal {slot + 1} has a gap"
            if owner == RIVAL and state.seats == 1:
                continue
            if owner >= state.seats or claimed[owner] & BIT[slot]:
                return f"goal {slot + 1} is claimed by {owner}"
            claimed[owner] |= BIT[slot]
    for seat in range(state.seats):
        claims = state.own[seat * OWN + CLAIMED]
        if claimed[seat] != claims or int(claims).bit_count() != state.own[seat * OWN + CLAIMS]:
            return f"seat {seat} claimed {claims}, found {claimed[seat]}"
    return ""


# -- seats -------------------------------------------------------------------------------------------------------


def _audit_seat(state: State, seat: i64) -> str:
    own = state.own
    base = seat * OWN
    box = state.box
    if not 0 <= own[base + MC_HELD] <= box.most_mc or not 0 <= own[base + ENERGY_HELD] <= box.most_energy:
        return f"seat {seat} holds {own[base + MC_HELD]} MC and {own[base + ENERGY_HELD]} energy"
    if not 0 <= own[base + INFLUENCE_AT] <= box.top_influence:
        return f"seat {seat} has influence {own[base + INFLUENCE_AT]}"
    technologies = own[base + TECH_OWNED]
    if int(technologies).bit_count() != own[base + TECH_COUNT]:
        return f"seat {seat} has technologies {technologies}, counted {own[base + TECH_COUNT]}"
    characters: i64 = 0
    character: i64
    for character in range(CHARACTERS):
        characters += state.tucked[seat * CHARACTERS + character]
    if characters != own[base + TUCKED_COUNT]:
        return f"seat {seat} has {characters} tucked characters, counted {own[base + TUCKED_COUNT]}"
    return _audit_crew(state, seat)


def _audit_crew(state: State, seat: i64) -> str:
    """Robots, modifiers and the counts of them."""
    counted = vec[i64]([0] * OWN)
    modifiers = state.own[seat * OWN + ROBOT_KIT] + state.own[seat * OWN + MOON_KIT] * BIT[TYPES]
    robot = state.own[seat * OWN + FIRST]
    while robot != NOTHING:
        for modifier in _modifiers_on(state, robot):
            if modifiers & BIT[modifier]:
                return f"seat {seat} has modifier {modifier} twice"
            modifiers |= BIT[modifier]
        if state.beside[robot] != NOTHING:
            wrong = _count_robot(state, robot, counted)
            if wrong != "":
                return f"seat {seat}: {wrong}"
        robot = state.after[robot]
    if modifiers != BIT[TYPES + MOONS] - 1:
        return f"seat {seat} has modifiers {modifiers}"
    project = state.own[seat * OWN + PROJECT_OPEN]
    if project != NOTHING and state.beside[project] != NOTHING:
        return f"the project of seat {seat} is complete"
    return _compare(state, seat, counted)


def _modifiers_on(state: State, robot: i64) -> list[int]:
    found: list[int] = []
    if state.robot_modifier[robot] != NOTHING:
        found.append(state.robot_modifier[robot])
    if state.moon_modifier[robot] != NOTHING:
        found.append(TYPES + state.moon_modifier[robot])
    return found


def _count_robot(state: State, robot: i64, counted: vec[i64]) -> str:
    box = state.box
    moon = state.beside[robot]
    kind = state.robot_modifier[robot]
    counted[ROBOT_COUNT] += 1
    counted[MODIFIED] += i64(len(_modifiers_on(state, robot)) > 0)
    if kind != NOTHING:
        counted[TYPE_COUNT + kind] += 1
    if robot >= FIRST_PROJECT:
        if kind == NOTHING or state.moon_modifier[robot] != moon:
            return f"project {robot} is not complete"
    else:
        moons = [box.moon[robot], box.other_moon[robot], state.moon_modifier[robot]]
        if moon not in moons or (moons[1] != NOTHING and moons[2] != NOTHING):
            return f"robot {robot} is beside moon {moon}"
        counted[TWO_MOONS] += i64(moons[1] != NOTHING or moons[2] != NOTHING)
        counted[COLOUR_COUNT + box.colour[robot]] += 1
        if kind == NOTHING or state.setting.adds_type == 1:
            counted[TYPE_COUNT + box.type[robot]] += 1
    if state.level[robot] < 1:
        return f"robot {robot} has level {state.level[robot]}"
    if state.counted[robot] == 1:
        counted[DEVELOPED + moon] += state.level[robot]
    return ""


def _compare(state: State, seat: i64, counted: vec[i64]) -> str:
    own = state.own
    base = seat * OWN
    what: i64
    for what in range(OWN):
        if what in (ROBOT_COUNT, MODIFIED, TWO_MOONS) or TYPE_COUNT <= what < COLOUR_COUNT + COLOURS:
            if own[base + what] != counted[what]:
                return f"seat {seat}: count {what} is {own[base + what]}, found {counted[what]}"
        elif DEVELOPED <= what < DEVELOPED + MOONS:
            lost = state.setting.overshoot_lost == 1  # then a marker may stand below the sum of levels
            found = counted[what]
            if own[base + what] > found or (own[base + what] < found and not lost):
                return f"seat {seat}: count {what} is {own[base + what]}, found {found}"
    return ""
