"""Moves, events, reasons and questions of Evacuation in the reader's language. Asks the rules, knows none."""

from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import structs

from planetfall.core.actions import Block
from planetfall.core.game import Event
from planetfall.core.texts import Texts, texts
from planetfall.core.words import Values
from planetfall.core.words import Words as SharedWords
from planetfall.games.evacuation import codes, events
from planetfall.games.evacuation.actions import action_energy, fuel
from planetfall.games.evacuation.box import (
    ENERGY,
    INFRASTRUCTURE,
    LEVELS,
    NEW,
    OLD,
    RESOURCES,
    SHIP_DISPLAY,
    SLOTS,
    SPACES,
    STADIUM_DISPLAY,
    STADIUMS,
)
from planetfall.games.evacuation.components import of_game
from planetfall.games.evacuation.deeds import effect_of, times_in
from planetfall.games.evacuation.effects import Effect, Lasting, Resources
from planetfall.games.evacuation.goals import PACK
from planetfall.games.evacuation.notation import ACTION_SPACE, EXCHANGES, RESOURCE_NAMES, WORLD_NAMES
from planetfall.games.evacuation.play import Evacuation
from planetfall.games.evacuation.position import QUESTION_NAMES
from planetfall.games.evacuation.scoring import SOURCE_NAMES
from planetfall.games.evacuation.state import (
    COMPLETE,
    LOADING,
    NOTHING,
    OWN,
    PHASE_DRAFT,
    PHASE_HANDS,
    PHASE_INCOME,
    PHASE_OVER,
    REST,
    RIVAL,
    SETTLING,
)
from planetfall.games.evacuation.technologies import tile_at
from planetfall.games.evacuation.transport import flight_cost, return_cost
from planetfall.games.evacuation.worlds import stock

__all__ = ["FOLDER", "Words", "words"]

FOLDER = Path(__file__).parent
# Questions that remember an effect: its sentences say what may be done.
OF_EFFECTS = (*range(codes.ASK_GAIN, codes.ASK_STADIUM + 1), codes.ASK_RESEARCH, codes.ASK_SETTLE)
LANE_NAMES = ("parking", "main", "three-plus")
DISPLAY_NAMES = ("infrastructure", "ship", "stadium")
BONUS_NAMES = ("upper", "lower", "none")
SITE_BLOCKS = ("evacuate", "carry-site")  # of moves that load a site


def words(game: Evacuation, language: str, names: tuple[str, ...] = ()) -> "Words":
    return Words(game, texts(FOLDER, language), names)


class Words(SharedWords[Evacuation]):
    def __init__(self, state: Evacuation, text: Texts, names: tuple[str, ...]) -> None:
        super().__init__(state, text, names)
        self.components = of_game(state)

    # -- things ----------------------------------------------------------------------------------------------------

    def colour(self, colour: int) -> str:
        """A seat, or alone the opponent and the neutral colour."""
        if colour < self.state.seats:
            return self.seat(colour)
        return self.say("opponent" if colour == RIVAL else "neutral")

    def rival(self) -> str:
        return self.say("opponent" if self.state.seats == 1 else "third-party")

    def world(self, world: int) -> str:
        return self.say(f"world-{WORLD_NAMES[world]}")

    def resource(self, resource: int) -> str:
        return self.say(f"resource-{RESOURCE_NAMES[resource]}")

    def factory(self, kind: int) -> str:
        return self.say("site-factory", type=RESOURCE_NAMES[kind])

    def site(self, site: int) -> str:
        entry = self.components.sites[site]
        if entry.kind == "sea":
            return self.say("site-sea")
        kind = next(name for name in RESOURCE_NAMES if getattr(entry.yields, name))
        grounds = self.listed(self.say(f"ground-{ground}") for ground in entry.terrains)
        return self.say("place-site", site=self.say(f"site-{entry.kind}", type=kind), grounds=grounds)

    def ship(self, ship: int) -> str:
        return self.say(f"ship-{_key(self.components.ships[ship].id)}")

    def stadium(self, stadium: int) -> str:
        name = "start" if stadium == STADIUMS else self.components.stadiums[stadium].id
        return self.say(f"stadium-{_key(name)}")

    def ship_text(self, ship: int) -> str:
        entry = self.components.ships[ship]
        return self.say(
            "tip-ship",
            cost=self.amounts(entry.cost),
            flight=entry.flight_energy,
            bays=self.listed(self.say(f"ground-{ground}") for ground in entry.evacuation_bays) or "–",
            buildings=entry.building_bays,
            resources=entry.resource_bays,
        )

    def stadium_text(self, stadium: int) -> str:
        if stadium == STADIUMS:
            return self.say("tip-start-stadium", satisfaction=self.components.starting_stadium.satisfaction)
        entry = self.components.stadiums[stadium]
        return self.say("tip-stadium", cost=self.amounts(entry.cost), satisfaction=entry.satisfaction)

    def project(self, project: int) -> str:
        return self.say(f"infrastructure-{_key(self.components.infrastructure[project].id)}")

    def project_text(self, project: int) -> str:
        """Cost, condition, what it brings, and its illustration if there are more of that (5.4.6)."""
        card = self.components.infrastructure[project]
        parts = []
        for group in card.fields:
            fields = self.say("condition-fields", n=group.count, terrain=group.terrain)
            if group.population:
                fields = self.say("condition-with-population", fields=fields)
            if group.factories:
                fields = self.say("condition-with-factories", fields=fields)
            parts.append(fields)
        condition = self.say(f"condition-line-{card.line}", fields=self.listed(parts))
        cost, production = self.amounts(card.cost), self.amounts(card.production)
        text = self.say("project-text", cost=cost, condition=condition, production=production)
        alike = sum(card.illustration == other.illustration for other in self.components.infrastructure)
        if alike == 1:
            return text
        picture = self.say(f"illustration-{_key(card.illustration)}")
        return f"{text} {self.say('project-picture', picture=picture, cards=alike)}"

    def technology(self, technology: int) -> str:
        return self.say(f"technology-{_key(self.components.technologies[technology].id)}")

    def technology_text(self, technology: int) -> str:
        tile = self.components.technologies[technology]
        return " ".join([*map(self.effect, tile.instant), *map(self.lasting, tile.lasting)])

    def field(self, field: int) -> str:
        entry = self.components.fields[field]
        return self.say("place-field", id=entry.id, terrain=self.say(f"terrain-{entry.terrain}"))

    def field_text(self, field: int) -> str:
        """Its spaces, what they raise, and the symbols it asks for."""
        entry = self.components.fields[field]
        spaces = [self.say("tip-factories", n=entry.factories)] if entry.factories else []
        for space in entry.population:
            spaces.append(self.say("tip-population", type=space.resource, n=max(space.dots, 1)))
        told = self.say("tip-field", spaces=self.listed(spaces))
        if not entry.symbols:
            return told
        symbols = self.listed(self.say(f"symbol-{symbol}") for symbol in entry.symbols)
        return f"{told} {self.say('tip-symbols', symbols=symbols)}"

    def goal(self, goal: int) -> str:
        return self.say(f"goal-{_key(self.components.goals[goal].id)}")

    def goal_text(self, goal: int) -> str:
        card = self.components.goals[goal]
        what = self.say(f"counts-{_key(card.counts)}")
        if card.per_level:
            bottom, middle, top = card.per_level
            first = self.say("points-for-levels", what=what, bottom=bottom, middle=middle, top=top)
        elif card.per:
            first = self.say("points-for-each", points=card.per, what=what)
        else:
            first = self.say("points-for-steps", what=what)
        extra = [self.say("points-extra", least=step.least, points=step.points) for step in card.extra]
        return "; ".join([first, *extra])

    def order(self, order: int) -> str:
        entry = self.components.orders[order]
        return self.say("order-goal", least=entry.least, what=self.say(f"counts-{_key(entry.counts)}"))

    def order_text(self, order: int) -> str:
        entry = self.components.orders[order]
        reward = " ".join(self.effect(effect) for effect in entry.reward)
        return self.say("order-text", cost=self.amounts(entry.cost), reward=reward, points=entry.points)

    def card(self, card: int) -> str:
        return self.say("action-card", number=self.components.action_cards[card].number)

    def card_text(self, card: int) -> str:
        return " ".join(self.effect(effect) for effect in self.components.action_cards[card].effects)

    def action(self, action: int) -> str:
        return self.say(f"action-{_key(self.components.board_actions[action].id)}")

    def action_text(self, action: int) -> str:
        return " ".join(self.effect(effect) for effect in self.components.board_actions[action].effects)

    def bonus_text(self, card: int, which: int) -> str:
        entry = self.components.bonus_cards[card]
        return " ".join(self.effect(effect) for effect in (entry.lower_bonus if which else entry.upper_bonus))

    def effect(self, effect: Effect) -> str:
        """A sentence for what is done, then one for each parameter that says more."""
        told = [self.say(f"effect-{_key(effect.do)}", n=effect.n, type=effect.type or "", display=effect.display or "")]
        for name in effect.given():
            if name not in ("n", "type", "display"):
                told.append(self.say(f"with-{_key(name)}", value=self._value(getattr(effect, name))))
        return " ".join(told)

    def _value(self, value: object) -> str | int:
        if isinstance(value, Resources):
            return self.amounts(value)
        if isinstance(value, list):
            return self.listed(self.say(f"terrain-{terrain}") for terrain in value)
        return value if isinstance(value, int) else str(value)

    def lasting(self, lasting: Lasting) -> str:
        named = {name: getattr(lasting, name) or "" for name in ("type", "display", "symbol", "world")}
        return self.say(f"lasting-{_key(lasting.lasts)}", n=lasting.n, **named)

    def amounts(self, resources: Resources) -> str:
        """Two steel and one food, or nothing."""
        some = [(name, getattr(resources, name)) for name in RESOURCE_NAMES]
        return self.listed(self.say(f"amount-{name}", n=n) for name, n in some if n) or self.say("amount-none")

    # -- who must do what ------------------------------------------------------------------------------------------

    def stage(self) -> str:
        state = self.state
        if state.phase == PHASE_DRAFT:
            return self.say("stage-goals")
        if state.phase == PHASE_OVER:
            return self.say("stage-over")
        if state.phase == PHASE_HANDS:
            return self.say("stage-hands")
        phase = self.say(f"phase-{state.phase - PHASE_INCOME + 1}")
        return self.say("stage-last" if state.ending else "stage-year", year=state.year, phase=phase)

    def status(self) -> str:
        actors = self.state.actors()
        if not actors:
            return self.say("status-over", winners=self._winners())
        return " ".join(self.say("status-one", seat=self.seat(seat), task=self.task(seat)) for seat in actors)

    def status_for(self, viewer: int | None) -> str:
        """The same to one reader: what it has to do, else whom the table waits for."""
        actors = self.state.actors()
        if not actors:
            return self.status()
        if viewer in actors:
            return self.say("status-yours", task=self.task(viewer))
        if len(actors) == 1:
            return self.say("status-wait", seat=self.seat(actors[0]), task=self.task(actors[0]))
        return self.say("status-wait-several", seats=self.listed(self.seat(seat) for seat in actors))

    def detail_for(self, viewer: int | None) -> str:
        """One smaller line: what is left of the effect that is being carried out."""
        state = self.state
        if viewer is None or state.question(viewer) not in OF_EFFECTS:
            return ""
        effect = self._deed(effect_of(state, viewer))
        return self.effect(structs.replace(effect, n=times_in(state.about(viewer))))

    def _deed(self, number: int) -> Effect:
        effect = self.state.box.deeds[number].effect
        assert isinstance(effect, Effect), "a box is made from components"
        return effect

    def question_name(self, seat: int) -> str:
        return QUESTION_NAMES[self.state.question(seat)]

    def task(self, seat: int) -> str:
        """What the open question of a seat wants, as a phrase."""
        return self.say(f"task-{self.question_name(seat)}", **self._task_values(seat))

    def _task_values(self, seat: int) -> Values:
        state = self.state
        question = state.question(seat)
        about = state.about(seat)
        if question in (codes.ASK_PAY, codes.ASK_SAVE, codes.ASK_DISCARD):
            return {"n": about}
        if question == codes.ASK_GOAL:
            return {"number": state.pick + 1, "count": PACK}
        if question == codes.ASK_LOAD:
            return {"ship": self.ship(state.own[seat * OWN + LOADING])}
        if question == codes.ASK_FILL:
            return {"field": self.field(state.own[seat * OWN + SETTLING])}
        if question == codes.ASK_ADVANCE:
            return {"points": state.own[seat * OWN + REST]}
        return {}

    def _winners(self) -> str:
        state = self.state
        points = state.scores()
        if state.seats == 1:
            return self.say("winner-alone", points=points[0])
        winners = [seat for seat, place in enumerate(state.ranking()) if place == 1]
        mode = "race" if state.setting.race else "points"
        names = self.listed(self.seat(seat) for seat in winners)
        key = "winner-one" if len(winners) == 1 else "winner-shared"
        return self.say(key, seat=names, points=points[winners[0]], mode=mode)

    # -- moves -----------------------------------------------------------------------------------------------------

    def move(self, seat: int, code: int, points: int = 0) -> str:
        block = ACTION_SPACE.block(code)
        number = code - ACTION_SPACE.start(block.name)
        text = self.say(f"move-{block.name}", **self._move_values(seat, block, number))
        return self.say("move-points", move=text, points=f"{points:+}") if points else text

    def _move_values(self, seat: int, where: Block, number: int) -> Values:
        """What the text of a move may name; `number` counts within its block."""
        block = where.name
        if block in ("pay", "gain", "factory", "prepare", "refresh"):
            return self._in_world(block, number)
        if block in ("fly", "back"):
            cost = return_cost(self.state, seat)
            if block == "fly" and number < len(self.components.ships):
                cost = flight_cost(self.state, seat, number)
            return {"ship": self._named(self.ship, self.components.ships, number), "cost": cost}
        if block in SITE_BLOCKS:
            return {"site": self._named(self.site, self.components.sites, number)}
        if block in ("raise", "save", "carry"):
            return {"resource": self.resource(number)}
        if block in ("fill", "carry-factory"):
            return {"factory": self.factory(number)}
        if block == "carry-stadium":
            known = number == STADIUMS or number < len(self.components.stadiums)
            return {"stadium": self.stadium(number) if known else str(number + 1)}
        return self._card_values(seat, block, number) | self._place_values(seat, block, number)

    def _in_world(self, block: str, number: int) -> Values:
        world, kind = number // RESOURCES, number % RESOURCES
        what = self.factory(kind) if block in ("factory", "prepare") else self.resource(kind)
        return {"world": self.world(world), "what": what}

    def _card_values(self, seat: int, block: str, number: int) -> Values:
        box = self.components
        if block == "act":
            return {"action": self.action(number), "energy": self._energy(seat, number)}
        if block in ("card", "tuck", "discard"):
            values: Values = {"card": self.card(number), "text": self.card_text(number)}
            return values | ({"energy": action_energy(self.state, seat, NOTHING)} if block == "card" else {})
        if block == "order":
            return {"order": self.order(number)}
        if block == "play":
            return {"project": self._named(self.project, box.infrastructure, number)}
        if block in ("keep", "drop"):
            return {"goal": self.goal(number), "text": self.goal_text(number)}
        if block == "do":
            return {"effect": self._effect_at(seat, number)}
        return {}

    def _energy(self, seat: int, action: int) -> int:
        return action_energy(self.state, seat, self.state.box.area[action])

    def _effect_at(self, seat: int, number: int) -> str:
        """One of the effects of the card that is being played."""
        if self.state.question(seat) != codes.ASK_EFFECTS:
            return ""
        first = effect_of(self.state, seat) + number
        return self.effect(self._deed(first)) if first < len(self.state.box.deeds) else ""

    def _place_values(self, seat: int, block: str, number: int) -> Values:
        if block == "settle":
            return {"field": self._named(self.field, self.components.fields, number)}
        if block == "research":
            return {"technology": self._next_tile(seat, number)}
        if block == "take":
            return {"project": self._shown(INFRASTRUCTURE, number)}
        if block in ("ship", "stadium"):
            display = SHIP_DISPLAY if block == "ship" else STADIUM_DISPLAY
            return {"thing": self._shown(display, number // 2), "world": self.world(number % 2)}
        if block == "bury":
            buried = self.state.question(seat) == codes.ASK_BURY
            return {"thing": self._shown(self.state.about(seat) & 3, number) if buried else ""}
        if block == "exchange":
            give, take = EXCHANGES[number % len(EXCHANGES)]
            world = self.world(number // len(EXCHANGES))
            return {"world": world, "give": self.resource(give), "take": self.resource(take)}
        if block == "power":
            return {"points": number}
        if block == "advance":
            return {"marker": number // SPACES + 1, "steps": number % SPACES}
        if block == "lane":
            return {"lane": self.say(f"lane-{LANE_NAMES[number + 1]}")}
        return {"bonus": self._bonus(number)} if block == "bonus" else {}

    def _bonus(self, which: int) -> str:
        state = self.state
        if which == 2 or state.year == 0:
            return "none"
        return self.bonus_text(state.bonus[state.year - 1], which)

    def _next_tile(self, seat: int, column: int) -> str:
        state = self.state
        level = state.own[seat * OWN + COMPLETE + column]
        if level == LEVELS or len(state.tiles) == 0:
            return str(column + 1)
        return self.technology(tile_at(state, seat, level, column))

    def _shown(self, display: int, slot: int) -> str:
        thing = self.state.display[display * SLOTS + slot]
        return self.thing(display, thing) if thing != NOTHING else str(slot + 1)

    def thing(self, display: int, thing: int) -> str:
        return (self.project, self.ship, self.stadium)[display](thing)

    @staticmethod
    def _named(name: Callable[[int], str], things: Sequence[object], number: int) -> str:
        """A box of an owner may have fewer than the notation has room for."""
        return name(number) if number < len(things) else str(number + 1)

    # -- reasons ---------------------------------------------------------------------------------------------------

    def reason_values(self, seat: int, code: int) -> Values:
        """Everything a reason's text may name: the move, what it needs and what is there."""
        state = self.state
        block = ACTION_SPACE.block(code)
        number = code - ACTION_SPACE.start(block.name)
        needed, held = 0, 0
        if block.name == "fly" and number < len(self.components.ships):
            needed, held = flight_cost(state, seat, number), stock(state, seat, OLD, ENERGY)
        elif block.name == "back":
            needed, held = return_cost(state, seat), stock(state, seat, NEW, ENERGY)
        elif block.name == "act":
            needed, held = self._energy(seat, number), fuel(state, seat)
        elif block.name == "card":
            needed, held = action_energy(state, seat, NOTHING), fuel(state, seat)
        return {
            "seat": self.seat(seat),
            "move": ACTION_SPACE.notation(code),
            "status": self.status(),
            "needed": needed,
            "held": held,
            "points": state.own[seat * OWN + REST],
        }

    # -- events ----------------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        seat = self.seat(event.seat) if event.seat >= 0 else ""
        values: Values = {"seat": seat, **self._event_values(event)}
        text = self.say(f"event-{events.NAMES[event.kind]}", **values)
        return self.say("event-points", event=text, points=f"{event.points:+}") if event.points else text

    def _event_values(self, event: Event) -> Values:
        kind, a, b, c = event.kind, event.a, event.b, event.c
        if kind in (events.YEAR_BEGAN, events.YEAR_ENDED):
            return {"year": a}
        if kind == events.INCOME:
            return {"food": a, "steel": b, "energy": c}
        if kind == events.TOKENS_TAKEN:
            return {"tokens": a, "food": b, "stadiums": c}
        if kind == events.PRODUCTION_RAISED:
            return {"resource": self.resource(a), "by": b, "to": c}
        if kind in (events.RESOURCE_GAINED, events.FACTORY_GAINED, events.FACTORY_PREPARED):
            return {
                "world": self.world(a),
                "what": self.resource(b) if kind == events.RESOURCE_GAINED else self.factory(b),
            }
        if kind == events.EXCHANGED:
            return {"world": self.world(a), "give": self.resource(b), "take": self.resource(c)}
        if kind in (events.POPULATION_GAINED, events.CLONED, events.CARDS_DRAWN):
            return {"n": a}
        return self._thing_values(kind, a, b) | self._course_values(kind, a, b, c)

    def _thing_values(self, kind: int, a: int, b: int) -> Values:
        if kind == events.ACTION_TAKEN:
            return {"action": self.action(a), "energy": b}
        if kind == events.CARD_PLAYED:
            return {"card": self.card(a), "text": self.card_text(a), "energy": b}
        if kind in (events.PROJECT_TAKEN, events.PROJECT_PLAYED, events.PROJECT_FULFILLED):
            return {"project": self.project(a)}
        if kind == events.RESEARCHED:
            return {"technology": self.technology(a), "complete": b}
        if kind in (events.FIELD_SETTLED_BY, events.RIVAL_SETTLED):
            return {"field": self.field(a), "rival": self.rival()}
        if kind in (events.SHIP_TAKEN, events.STADIUM_TAKEN):
            return {"thing": self.ship(a) if kind == events.SHIP_TAKEN else self.stadium(a), "world": self.world(b)}
        if kind == events.RIVAL_STADIUM:
            return {"stadium": self.stadium(a), "rival": self.rival()}
        if kind in (events.BURIED, events.REFRESHED_DISPLAY):
            thing = self.thing(a, b) if kind == events.BURIED else ""
            return {"display": self.say(f"display-{DISPLAY_NAMES[a]}"), "thing": thing}
        if kind in (events.FLEW, events.FLEW_BACK):
            return {"ship": self.ship(a)}
        if kind == events.LOADED:
            block = ACTION_SPACE.block(a)
            (cargo,) = self._move_values(0, block, a - ACTION_SPACE.start(block.name)).values()
            return {"cargo": cargo, "ship": self.ship(b), "site": int(block.name in SITE_BLOCKS)}
        return {}

    def _course_values(self, kind: int, a: int, b: int, c: int) -> Values:
        if kind == events.TURN_ORDER_SET:
            return {"place": a, "satisfaction": b}
        if kind == events.MARKER_MOVED:
            return {"space": b, "lane": self.say(f"lane-{LANE_NAMES[c]}")}
        if kind == events.RIVAL_MOVED:
            return {"colour": self.colour(a), "space": c}
        if kind == events.TURNING_POINT:
            return {"point": a, "marker": b}
        if kind == events.BONUS_GAINED:
            return {"bonus": self.bonus_text(a, b), "which": BONUS_NAMES[b]}
        if kind in (events.ORDER_CLAIMED, events.ORDER_PLAYED):
            return {"order": self.order(a)}
        if kind == events.GOAL_SHOWN:
            return {"goal": self.goal(a)}
        if kind == events.SOLO_CARD:
            action = self.say(f"solo-{self.components.solo_cards[a].action}")
            return {"rival": self.rival(), "action": action, "number": str(b or "X"), "letter": "AB"[c]}
        return {"source": self.say(f"source-{SOURCE_NAMES[a]}")} if kind == events.SCORED else {}


def _key(name: str) -> str:
    return name.replace("_", "-")
