"""What can be told of a move: facts about where it leads, by the features of the evaluation that they explain."""

from collections.abc import Callable
from functools import partial

from planetfall.core.advice import Tellers
from planetfall.core.view import Reader
from planetfall.games.evacuation.box import (
    COLUMNS,
    ENERGY,
    INFRASTRUCTURE,
    LEVELS,
    NEW,
    OLD,
    RESOURCES,
    SHIP_DISPLAY,
    SLOTS,
    STADIUM_DISPLAY,
    STADIUMS,
)
from planetfall.games.evacuation.codes import ASK_TURN
from planetfall.games.evacuation.effects import Resources
from planetfall.games.evacuation.evaluation import WEIGHTS, features
from planetfall.games.evacuation.goals import goal_points
from planetfall.games.evacuation.markers import symbols_of, terrains_open
from planetfall.games.evacuation.packing import SYMBOL_NAMES, TERRAINS
from planetfall.games.evacuation.play import Evacuation
from planetfall.games.evacuation.points import lowest_production
from planetfall.games.evacuation.position import members
from planetfall.games.evacuation.scoring import score
from planetfall.games.evacuation.state import (
    CARGO,
    CARGO_STADIUMS,
    COMPLETE,
    HAND,
    LAID,
    ORDERS_HELD,
    ORDERS_PLAYED,
    OUT,
    OWN,
    OWN_FIELDS,
    OWN_GOALS,
    OWN_SHIPS,
    OWN_STADIUMS,
    PAID,
    PHASE_INCOME,
    PRODUCTION,
    RES,
    STEPS,
)
from planetfall.games.evacuation.technologies import tile_at
from planetfall.games.evacuation.turn_order import satisfaction
from planetfall.games.evacuation.words import Words, words

__all__ = ["tellers"]

# Effects that come next, as far as they can be carried out.
OPEN = (
    "resources",
    "production",
    "factories",
    "clones",
    "exchanges",
    "infrastructure",
    "ships",
    "stadiums",
    "research",
    "fields",
)


def tellers(before: Evacuation, after: Evacuation, reader: Reader) -> Tellers:
    assert reader.seat is not None, "a line is somebody's"
    facts = _Facts(before, after, reader.seat, words(before, reader.language, reader.names))
    return {feature: tell for tell, told in _subjects(facts).items() for feature in told}


def _subjects(facts: "_Facts") -> dict[Callable[[], str], tuple[str, ...]]:
    """Features that speak of the same thing."""
    score = ("score",)
    return {
        facts.points: () if facts.race else score,
        facts.lowest: ("lowest production", *(score if facts.race else ())),
        facts.production: ("production", "short production"),
        facts.goal: ("goals",),
        facts.order: ("orders in hand",),
        facts.sites: ("sites left",),
        facts.flight: ("open cargo",),
        facts.sea_tile: ("sea tiles left",),
        facts.people: ("population", "settlers"),
        facts.factories: ("factories new", "factories old"),
        facts.ship: ("bays ready", "bays away", "flights"),
        facts.stadium: ("stadiums new", "stadiums old"),
        facts.satisfaction: ("satisfaction",),
        facts.technology: ("technologies", "research"),
        facts.project: ("infrastructure in hand", "infrastructure open", "promised in hand", "promised"),
        facts.terrain: ("terrains",),
        facts.symbol: ("symbols",),
        facts.markers: ("rear marker", "front marker"),
        facts.power: ("power",),
        facts.hunger: ("hunger ahead",),
        facts.stadiums_ahead: ("stadiums ahead",),
        facts.new_resources: ("new food", "new steel", "new energy"),
        facts.old_resources: ("old food", "old steel", "old energy"),
        facts.cards: ("cards",),
        **{partial(facts.lets, name): (f"open {name}",) for name in OPEN},
    }


class _Facts:
    """What some moves changed for a seat. Each method tells one thing, or nothing if there is nothing to tell."""

    def __init__(self, before: Evacuation, after: Evacuation, seat: int, text: Words) -> None:
        self.before = before
        self.after = after
        self.seat = seat
        self.words = text
        self.say = text.say
        self.race = before.setting.race
        self.same_year = before.year == after.year and before.phase >= PHASE_INCOME  # no income in between

    # -- the end -----------------------------------------------------------------------------------------------------

    def points(self) -> str:
        gained = score(self.after, self.seat) - score(self.before, self.seat)
        return self.say("advice-points", n=gained) if gained > 0 and self.after.actors() else ""

    def lowest(self) -> str:
        if self.after.ending and not self.before.ending:
            return self.say("advice-race")
        lowest = lowest_production(self.after, self.seat)
        risen = lowest > lowest_production(self.before, self.seat)
        return self.say("advice-lowest", n=lowest) if risen else ""

    def goal(self) -> str:
        """The own goal that gains most."""
        kept = members(self._own(self.before, OWN_GOALS) & self._own(self.after, OWN_GOALS))
        gained = {goal: self._goal_gain(goal) for goal in kept}
        best = max(kept, key=lambda goal: gained[goal], default=-1)
        if best < 0 or gained[best] <= 0:
            return ""
        return self.say("advice-goal", goal=self.words.goal(best), n=gained[best])

    def _goal_gain(self, goal: int) -> int:
        return goal_points(self.after, self.seat, goal) - goal_points(self.before, self.seat, goal)

    def order(self) -> str:
        if played := self._new(ORDERS_PLAYED):
            return self.say("advice-order-played", n=self.after.box.order_points[played[0]])
        taken = [order for order in self._new(ORDERS_HELD) if self.before.orders >> order & 1]
        return self.say("advice-order", order=self.words.order(taken[0])) if taken else ""

    # -- the New World -----------------------------------------------------------------------------------------------

    def production(self) -> str:
        risen = [self._more(PRODUCTION + kind) for kind in range(RESOURCES)]
        fields = self._new(OWN_FIELDS)
        if max(risen) > 0:
            amounts = self._amounts(risen)
            if fields:
                return self.say("advice-field", field=self.words.field(fields[0]), amounts=amounts)
            return self.say("advice-production", amounts=amounts)
        return self.say("advice-field-begun", field=self.words.field(fields[0])) if fields else ""

    def people(self) -> str:
        more = self._change("population")
        return self.say("advice-people", n=more) if more > 0 else ""

    def factories(self) -> str:
        if (more := self._change("factories new")) > 0:
            return self.say("advice-factories-new", n=more)
        more = self._change("factories old")
        return self.say("advice-factories-old", n=more) if more > 0 else ""

    def terrain(self) -> str:
        count = terrains_open(self.after, self.seat)
        opened = count > terrains_open(self.before, self.seat)
        return self.say("advice-terrain", terrain=TERRAINS[count - 1]) if opened else ""

    def symbol(self) -> str:
        gained = members(symbols_of(self.after, self.seat) & ~symbols_of(self.before, self.seat))
        return self.say("advice-symbol", symbol=self.say(f"symbol-{SYMBOL_NAMES[gained[0]]}")) if gained else ""

    # -- the Old World and the way over ------------------------------------------------------------------------------

    def sites(self) -> str:
        gone = -self._change("sites left")
        return self.say("advice-sites", n=gone) if gone > 0 else ""

    def flight(self) -> str:
        flown = self._moved(OWN_SHIPS + OLD, OWN_SHIPS + NEW)
        return self.say("advice-flight", ship=self.words.ship(flown[0])) if flown else ""

    def sea_tile(self) -> str:
        turned = -self._change("sea tiles left")
        return self.say("advice-sea", n=turned) if turned > 0 else ""

    def ship(self) -> str:
        if gained := self._new(OWN_SHIPS + OLD, OWN_SHIPS + NEW):
            if not self._lay_open(SHIP_DISPLAY, gained[0]):
                return self.say("advice-ship-some")
            bays = self.after.box.bays[gained[0]]
            return self.say("advice-ship", ship=self.words.ship(gained[0]), bays=bays)
        back = self._moved(OWN_SHIPS + NEW, OWN_SHIPS + OLD)
        return self.say("advice-ship-back", ship=self.words.ship(back[0])) if back else ""

    def stadium(self) -> str:
        box = self.after.box
        asked = box.race_stadiums if self.race else box.points_stadiums
        built = self._new(OWN_STADIUMS + OLD, OWN_STADIUMS + NEW, CARGO_STADIUMS)
        built = [stadium for stadium in built if stadium < STADIUMS]
        name = self.words.stadium(built[0]) if built and self._lay_open(STADIUM_DISPLAY, built[0]) else ""
        if self._change("stadiums new") > 0:
            there = self._feature(self.after, "stadiums new")
            return self.say("advice-stadium-new", stadium=name or "none", n=there, asked=asked)
        if built and not name:
            return self.say("advice-stadium-some")
        return self.say("advice-stadium-old", stadium=name) if name else ""

    # -- technologies, infrastructure --------------------------------------------------------------------------------

    def satisfaction(self) -> str:
        mine = satisfaction(self.after, self.seat)
        if mine <= satisfaction(self.before, self.seat):
            return ""
        others = [satisfaction(self.after, other) for other in range(self.after.seats) if other != self.seat]
        return self.say("advice-most-satisfied" if others and mine > max(others) else "advice-satisfaction", n=mine)

    def technology(self) -> str:
        for column in range(COLUMNS):
            level = self._own(self.before, COMPLETE + column)
            if self._more(COMPLETE + column) > 0:
                return self.say("advice-technology", technology=self._tile(level, column))
            if self._more(STEPS + column) > 0 and level < LEVELS:
                return self.say("advice-research", technology=self._tile(level, column))
        return ""

    def _tile(self, level: int, column: int) -> str:
        return self.words.technology(tile_at(self.before, self.seat, level, column))

    def project(self) -> str:
        if fulfilled := self._known_projects(PAID):
            return self.say("advice-project-paid", project=self.words.project(fulfilled[0]))
        if played := self._known_projects(LAID):
            return self.say("advice-project-laid", project=self.words.project(played[0]))
        if taken := self._known_projects(HAND):
            return self.say("advice-project-taken", project=self.words.project(taken[0]))
        return self.say("advice-project-some") if self._new(HAND, LAID, PAID) else ""

    def _known_projects(self, place: int) -> list[int]:
        mine = self._together(self.before, (HAND, LAID))
        return [card for card in self._new(place) if mine >> card & 1 or self._lay_open(INFRASTRUCTURE, card)]

    # -- the year ----------------------------------------------------------------------------------------------------

    def markers(self) -> str:
        at = slice(self.seat * 2, self.seat * 2 + 2)
        spaces = sorted(self.after.space[at])
        moved = sum(spaces) > sum(self.before.space[at])
        return self.say("advice-markers", rear=spaces[0], front=spaces[1]) if moved else ""

    def power(self) -> str:
        more = self._change("power")
        return self.say("advice-power", n=more) if more > 0 and self.same_year else ""

    def hunger(self) -> str:
        spared = -self._change("hunger ahead")
        return self.say("advice-hunger", n=spared) if spared > 0 and self.same_year else ""

    def stadiums_ahead(self) -> str:
        spared = -self._change("stadiums ahead")
        return self.say("advice-stadiums-ahead", n=spared) if spared > 0 and self.same_year else ""

    def cards(self) -> str:
        """Beyond the one that follows every action."""
        more = self._change("cards")
        return self.say("advice-cards", n=more) if more > 1 and self.same_year else ""

    def lets(self, what: str) -> str:
        """An effect that may be carried out now or soon."""
        return self.say(f"advice-lets-{what}") if self._change(f"open {what}") > 0 else ""

    # -- resources ---------------------------------------------------------------------------------------------------

    def new_resources(self) -> str:
        """What is aboard counts: it will be unloaded there."""
        at = RES + NEW * RESOURCES
        gained = [self._more(at + kind) + self._more(CARGO + kind) for kind in range(RESOURCES)]
        told = self.same_year and max(gained) > 0
        return self.say("advice-new-resources", amounts=self._amounts(gained)) if told else ""

    def old_resources(self) -> str:
        if not self.same_year:
            return ""
        gained = [self._more(RES + kind) for kind in range(RESOURCES)]
        if max(gained) > 0:
            return self.say("advice-old-resources", amounts=self._amounts(gained))
        energy = self._own(self.after, RES + ENERGY)
        passed = self._more(OUT) > 0 and self.before.question(self.seat) == ASK_TURN
        return self.say("advice-energy-kept", n=energy) if passed and energy > 0 else ""

    def _amounts(self, gained: list[int]) -> str:
        return self.words.amounts(Resources(*(max(amount, 0) for amount in gained)))

    # -- before and after --------------------------------------------------------------------------------------------

    def _own(self, state: Evacuation, at: int) -> int:
        return state.own[self.seat * OWN + at]

    def _more(self, at: int) -> int:
        return self._own(self.after, at) - self._own(self.before, at)

    def _lay_open(self, display: int, thing: int) -> bool:
        """What the stacks hide was dealt again for the search, so nobody can name it."""
        return thing in self.before.display[display * SLOTS : (display + 1) * SLOTS]

    def _new(self, *places: int) -> list[int]:
        """Things in these places now that were in none of them before."""
        return members(self._together(self.after, places) & ~self._together(self.before, places))

    def _moved(self, here: int, there: int) -> list[int]:
        return members(self._own(self.before, here) & self._own(self.after, there))

    def _together(self, state: Evacuation, places: tuple[int, ...]) -> int:
        there = 0
        for place in places:
            there |= self._own(state, place)
        return there

    def _change(self, feature: str) -> int:
        return self._feature(self.after, feature) - self._feature(self.before, feature)

    def _feature(self, state: Evacuation, name: str) -> int:
        """One that counts things."""
        return int(features(state)[self.seat * len(WEIGHTS.features) + WEIGHTS.features.index(name)])
