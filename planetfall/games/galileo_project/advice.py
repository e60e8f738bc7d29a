"""What can be told of a move: facts about where it leads, by the features of the evaluation that they explain.

A line of moves may go on over cards that were dealt again for it; what rests on those is not told.
"""

from functools import partial

from planetfall.core.advice import Tellers
from planetfall.core.view import Reader
from planetfall.games.galileo_project.box import CARDS, FIRST_PROJECT, GOALS, SLOTS, SPACES, TECHNOLOGIES
from planetfall.games.galileo_project.codes import (
    ASK_ABILITY,
    ASK_BUY,
    ASK_DROP,
    ASK_GOAL,
    ASK_MOON,
    ASK_PAY,
    ASK_SAVE,
    TUCK,
)
from planetfall.games.galileo_project.evaluation import WEIGHTS, features
from planetfall.games.galileo_project.goals import free_space, goal_price
from planetfall.games.galileo_project.parts import MOON_NAMES, TYPE_NAMES
from planetfall.games.galileo_project.play import GalileoProject
from planetfall.games.galileo_project.robots import acquire_blocked
from planetfall.games.galileo_project.scoring import SOURCE_NAMES, character_vp, goals_vp, points
from planetfall.games.galileo_project.state import (
    BIT,
    CLAIMED,
    ENERGY_HELD,
    FIRST,
    INFLUENCE_AT,
    MC_HELD,
    MODIFIED,
    NOTHING,
    OWN,
    PROJECT_OPEN,
    START_CARD,
    STARTED,
    TECH_OWNED,
    TUCKED,
    TWO_MOONS,
    TYPE_COUNT,
    type_of,
)
from planetfall.games.galileo_project.view_seats import standing
from planetfall.games.galileo_project.words import words

__all__ = ["tellers"]

NEAR = 2  # energy: a goal farther away is not worth a word
SPENDING = (ASK_PAY, ASK_GOAL, ASK_BUY, ASK_SAVE)  # questions whose answers differ in what is left


def tellers(before: GalileoProject, after: GalileoProject, reader: Reader) -> Tellers:
    facts = _Facts(before, after, reader)
    if facts.guessed():
        return {"technologies vp": facts.technology}
    told = {
        **dict.fromkeys(("robots", "levels", "pairs"), facts.robot),
        "two moons": facts.two_moons,
        "modified": facts.modified,
        **dict.fromkeys(("project", "project begun"), facts.project),
        **dict.fromkeys(("characters vp", "tucked"), facts.characters),
        "tuck open": facts.hired,
        "technologies vp": facts.technology,
        "goals vp": facts.goal,
        "goals near": facts.goal_near,
        **dict.fromkeys(("influence", "spare influence"), facts.influence),
        "in reach": facts.reach,
        **dict.fromkeys(("mc", "unpaid"), facts.mc),
        "energy": facts.energy,
    }
    for number, moon in enumerate(MOON_NAMES):
        told |= dict.fromkeys((moon, f"{moon} vp"), partial(facts.moon, number))
    for what in ("levels", "modifiers", "characters", "bonuses", "robots", "technologies"):
        told[f"{what} open"] = partial(facts.open, what)
    return told


class _Facts:
    """What a turn changed for a seat. Each method tells one thing, or nothing if there is nothing to tell."""

    def __init__(self, before: GalileoProject, after: GalileoProject, reader: Reader) -> None:
        assert reader.seat is not None, "a line is somebody's"
        self.before = before
        self.after = after
        self.seat = reader.seat
        self.words = words(before, reader.language, reader.names)
        self.words_after = words(after, reader.language, reader.names)
        self.say = self.words.say
        self.new = [robot for robot in self._robots(after) if robot not in self._robots(before)]

    def guessed(self) -> bool:
        """Whether the line goes on with a robot that nobody has seen yet (9.14)."""
        hidden = list(self.before.robot_deck)[: self.before.robots_left]
        return any(robot in hidden for robot in [*self.new, self._coming()])

    def _own(self, state: GalileoProject, what: int) -> int:
        return state.own[self.seat * OWN + what]

    def _gained(self, what: int) -> int:
        return self._own(self.after, what) - self._own(self.before, what)

    def _robots(self, state: GalileoProject) -> list[int]:
        """Of the seat, without its unfinished project."""
        found = []
        robot = self._own(state, FIRST)
        while robot != NOTHING:
            if state.beside[robot] != NOTHING:
                found.append(robot)
            robot = state.after[robot]
        return found

    # -- robots and moons ------------------------------------------------------------------------------------------

    def robot(self) -> str:
        """A new one, one that is being acquired, or the one that rose most."""
        if self.new:
            robot = self.new[0]
            kind = type_of(self.after, robot)
            if robot >= FIRST_PROJECT:
                moon = self.words.moon(MOON_NAMES[self.after.beside[robot]])
                level = self.after.level[robot]
                return self.say("advice-completed", type=self.words.type(TYPE_NAMES[kind]), level=level, moon=moon)
            return self._acquired(robot, self._own(self.after, TYPE_COUNT + kind))
        coming = self._coming()
        if coming != NOTHING:
            return self._acquired(coming, self._own(self.after, TYPE_COUNT + self.after.box.type[coming]) + 1)
        return self._raised()

    def _acquired(self, robot: int, number: int) -> str:
        kind = self.words.type(TYPE_NAMES[self.after.box.type[robot]])
        return self.say("advice-robot", type=kind, level=self.after.level[robot], number=number)

    def _coming(self) -> int:
        """The robot that is being paid for, or whose moon is being chosen."""
        question, about = self.after.question(self.seat), self.after.about(self.seat)
        if question == ASK_PAY:
            return self.after.robot_row[about >> 9]
        return about if question == ASK_MOON else NOTHING

    def _raised(self) -> str:
        """Unless its moon tells more."""
        rise = {robot: self.after.level[robot] - self.before.level[robot] for robot in self._robots(self.before)}
        robot = max(rise, key=lambda robot: rise[robot], default=NOTHING)
        if robot == NOTHING or rise[robot] <= 0 or self.moon(self.after.beside[robot]):
            return ""
        return self.say("advice-raised", robot=self.words.robot(robot), level=self.after.level[robot])

    def moon(self, number: int) -> str:
        old, new = standing(self.words, self.seat, number), standing(self.words_after, self.seat, number)
        name = self.words.moon(MOON_NAMES[number])
        vp = new.vp - old.vp
        if new.field <= old.field:
            return self.say("advice-moon-vp", moon=name, vp=vp) if vp > 0 else ""
        if new.now != old.now:
            return self.say("advice-moon-does", moon=name, field=new.field, does=new.now)
        return self.say("advice-moon", moon=name, field=new.field, vp=max(0, vp))

    def two_moons(self) -> str:
        count = self._own(self.after, TWO_MOONS)
        return self.say("advice-two-moons", count=count) if self._gained(TWO_MOONS) > 0 else ""

    def modified(self) -> str:
        count = self._own(self.after, MODIFIED)
        return self.say("advice-modified", count=count) if self._gained(MODIFIED) > 0 else ""

    def project(self) -> str:
        """The unfinished one; a completed one is a robot."""
        robot = self._own(self.after, PROJECT_OPEN)
        if robot == NOTHING:
            return ""
        level = self.after.level[robot]
        if robot != self._own(self.before, PROJECT_OPEN):
            return self.say("advice-project", level=level)
        if level > self.before.level[robot]:
            return self.say("advice-project-raised", level=level)
        marks = (self.after.robot_modifier[robot], self.after.moon_modifier[robot])
        carried = marks != (self.before.robot_modifier[robot], self.before.moon_modifier[robot])
        return self.say("advice-project-carries") if carried else ""

    # -- characters, technologies, goals ---------------------------------------------------------------------------

    def characters(self) -> str:
        mine = TUCKED + self.seat
        tucked = [card for card in range(CARDS) if self.after.place[card] == mine != self.before.place[card]]
        if tucked:
            vp = character_vp(self.after, self.seat, self.after.box.character[tucked[0]])
            return self.say("advice-tucked", character=self.words.card(tucked[0]), vp=vp)
        source = SOURCE_NAMES.index("characters")
        vp = points(self.after, self.seat, source)
        if self.before.question(self.seat) == ASK_DROP:
            return self.say("advice-characters-left", vp=vp) if vp > 0 else ""
        more = vp - points(self.before, self.seat, source)
        return self.say("advice-characters", vp=more) if more > 0 else ""

    def hired(self) -> str:
        """A character whose abilities may be used next."""
        if self.after.question(self.seat) != ASK_ABILITY:
            return ""
        card = self.after.about(self.seat) >> 3
        name = self.words.card(card)
        vp = character_vp(self.after, self.seat, self.after.box.character[card])
        if vp > 0 and self.after.why_not(self.seat, TUCK) == 0:
            return self.say("advice-tuck", character=name, vp=vp)
        return self.say("advice-use", character=name)

    def technology(self) -> str:
        fresh = self._own(self.after, TECH_OWNED) & ~self._own(self.before, TECH_OWNED)
        for technology in range(TECHNOLOGIES):
            if fresh & BIT[technology]:
                vp = self.after.box.tech_vp[technology]
                return self.say("advice-technology", technology=self.words.technology(technology), vp=vp)
        return ""

    def goal(self) -> str:
        fresh = self._own(self.after, CLAIMED) & ~self._own(self.before, CLAIMED)
        vp = goals_vp(self.after, self.seat) - goals_vp(self.before, self.seat)
        for slot in range(GOALS):
            if fresh & BIT[slot]:
                return self.say("advice-goal", goal=self.words.goal(slot), vp=vp)
        free = self.after.question(self.seat) == ASK_GOAL and self.after.about(self.seat) == 1
        return self.say("advice-goal-free") if free else ""

    def goal_near(self) -> str:
        """The nearest goal of those that the turn has brought nearer."""
        lacks = {slot: self._lacks(self.after, slot) for slot in range(GOALS) if self._is_open(slot)}
        near = [slot for slot in lacks if lacks[slot] <= NEAR and lacks[slot] < self._lacks(self.before, slot)]
        if not near:
            return ""
        slot = min(near, key=lambda slot: lacks[slot])
        return self.say("advice-goal-near", goal=self.words.goal(slot), count=lacks[slot])

    def _is_open(self, slot: int) -> bool:
        return free_space(self.after, slot) < SPACES and not self._own(self.after, CLAIMED) & BIT[slot]

    def _lacks(self, state: GalileoProject, slot: int) -> int:
        """What is missing for a goal beyond the energy at hand."""
        return max(0, goal_price(state, self.seat, slot) - self._own(state, ENERGY_HELD))

    # -- to spend --------------------------------------------------------------------------------------------------

    def influence(self) -> str:
        card = self._own(self.after, START_CARD)
        if card != self._own(self.before, START_CARD):
            return self.say("advice-start", influence=self.after.box.start_influence[card])
        return self._stock("influence", INFLUENCE_AT)

    def mc(self) -> str:
        return self._stock("mc", MC_HELD)

    def energy(self) -> str:
        return self._stock("energy", ENERGY_HELD)

    def _stock(self, name: str, what: int) -> str:
        """What came in; or what is left, where it is spent."""
        if self._gained(what) > 0:
            return self.say(f"advice-{name}", amount=self._gained(what), held=self._own(self.after, what))
        left = self._own(self.after, what)
        spending = self.before.question(self.seat) in SPENDING
        return self.say(f"advice-{name}-left", amount=left) if spending and left > 0 else ""

    def reach(self) -> str:
        """The robot of the highest level that could be acquired as things stand, if there was no such robot before."""
        found = self._within_reach(self.after)
        level = max((self.before.level[robot] for robot in self._within_reach(self.before)), default=0)
        robot = max(found, key=lambda robot: self.after.level[robot], default=NOTHING)
        if robot == NOTHING or self.after.level[robot] <= level:
            return ""
        kind = self.words.type(TYPE_NAMES[self.after.box.type[robot]])
        return self.say("advice-reach", type=kind, level=self.after.level[robot])

    def _within_reach(self, state: GalileoProject) -> list[int]:
        """Of the robots that lay in the row."""
        if not self._own(state, STARTED):
            return []
        slots = [slot for slot in range(SLOTS) if acquire_blocked(state, self.seat, slot) == 0]
        return [state.robot_row[slot] for slot in slots if state.robot_row[slot] in list(self.before.robot_row)]

    # -- about to come ---------------------------------------------------------------------------------------------

    def open(self, what: str) -> str:
        place = self.seat * len(WEIGHTS.features) + WEIGHTS.features.index(f"{what} open")
        return self.say(f"advice-open-{what}") if features(self.after)[place] > 0 else ""
