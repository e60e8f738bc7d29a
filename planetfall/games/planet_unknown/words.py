"""Moves, events, reasons and questions of Planet Unknown in the reader's language. Asks the rules, knows none."""

from pathlib import Path

from planetfall.core.actions import Block
from planetfall.core.game import Event
from planetfall.core.texts import Texts, texts
from planetfall.core.words import Values
from planetfall.core.words import Words as SharedWords
from planetfall.games.planet_unknown import events
from planetfall.games.planet_unknown.box import SPACES
from planetfall.games.planet_unknown.codes import (
    ASK_ACT,
    ASK_BOOST_OR_PEEK,
    ASK_CARD,
    ASK_CELL,
    ASK_CLEAR,
    ASK_CLIMB,
    ASK_CONTEST,
    ASK_CORPORATION,
    ASK_DISCARD,
    ASK_EMPTY,
    ASK_FLUX,
    ASK_FORGO,
    ASK_GOAL,
    ASK_HALF,
    ASK_JUMP,
    ASK_LAND,
    ASK_PATCH,
    ASK_PLACE,
    ASK_PLANET,
    ASK_REGRESS,
    ASK_ROVER,
    ASK_ROW,
    ASK_STOW,
    ASK_TAKE,
    ASK_TRACK,
    ASK_TURN,
    ASK_UNSTOW,
    ASK_WRECK,
    GATHER,
    LOSE_POD,
    RESCUE,
    STOW_SLOT,
    STRIKE,
    WRECK,
)
from planetfall.games.planet_unknown.components import of_game
from planetfall.games.planet_unknown.grid import CELLS
from planetfall.games.planet_unknown.notation import ACTION_SPACE, CELL_NAMES, KIND_NAMES, ORIENTATION_NAMES, RING_NAMES
from planetfall.games.planet_unknown.parts import TERRAIN_NAMES, Terrain
from planetfall.games.planet_unknown.play import PlanetUnknown
from planetfall.games.planet_unknown.scoring import solo_target
from planetfall.games.planet_unknown.state import (
    CORP,
    MOVEMENT,
    NOTHING,
    OWN,
    PHASE_END,
    PHASE_EVENT,
    PHASE_EVENT_CIV,
    PHASE_PREPARE,
    TILE,
    TRACKER,
)
from planetfall.games.planet_unknown.station import sector_top

__all__ = ["ACTS", "FOLDER", "QUESTION_NAMES", "SOURCE_NAMES", "Words", "sentence", "signed", "words"]

FOLDER = Path(__file__).parent

QUESTION_NAMES = {
    ASK_PLANET: "planet",
    ASK_CORPORATION: "corporation",
    ASK_FLUX: "flux",
    ASK_GOAL: "goal",
    ASK_DISCARD: "discard",
    ASK_TURN: "turn",
    ASK_ACT: "act",
    ASK_PLACE: "place",
    ASK_TRACK: "track",
    ASK_REGRESS: "regress",
    ASK_PATCH: "patch",
    ASK_LAND: "land",
    ASK_ROVER: "rover",
    ASK_JUMP: "jump",
    ASK_STOW: "stow",
    ASK_UNSTOW: "unstow",
    ASK_HALF: "half",
    ASK_CLIMB: "climb",
    ASK_CARD: "card",
    ASK_CLEAR: "clear",
    ASK_FORGO: "forgo",
    ASK_BOOST_OR_PEEK: "boost-or-peek",
    ASK_EMPTY: "empty",
    ASK_ROW: "row",
    ASK_WRECK: "drown",
    ASK_CONTEST: "contest",
    ASK_TAKE: "take",
}
# ASK_CELL is asked for these purposes.
PURPOSE_NAMES = {GATHER: "gather", RESCUE: "rescue", WRECK: "wreck", STRIKE: "strike", LOSE_POD: "lose-pod"}
SOURCE_NAMES = ("lines", "tracks", "lifepods", "meteorites", "cards", "private", "neighbours", "planet")
# What a turn consists of, as blocks of moves, those that matter most first.
ACTS = ("take", "resolve", "move", "lift", "use", "done")


def words(game: PlanetUnknown, language: str, names: tuple[str, ...] = ()) -> "Words":
    return Words(game, texts(FOLDER, language), names)


class Words(SharedWords[PlanetUnknown]):
    def __init__(self, state: PlanetUnknown, text: Texts, names: tuple[str, ...]) -> None:
        super().__init__(state, text, names)
        self.components = of_game(state)

    # -- things ----------------------------------------------------------------------------------------------------

    def terrain(self, terrain: int) -> str:
        """Of a cell, a resource or a track."""
        return self.say(f"terrain-{TERRAIN_NAMES[terrain]}")

    def tile(self, tile: int) -> str:
        box = self.state.box
        first, second = (self.terrain(box.terrain[tile * 2 + section]) for section in range(2))
        key = "tile-meteorite" if box.meteor[tile] else "tile"
        return self.say(key, shape=self.components.shapes[box.shape[tile]].id, first=first, second=second)

    def laid(self, tile: int) -> str:
        """A tile in a sentence of the log, by its terrains: the names of shapes read like those of cells."""
        box = self.state.box
        first, second = (self.terrain(box.terrain[tile * 2 + section]) for section in range(2))
        return self.say("laid-meteorite" if box.meteor[tile] else "laid", first=first, second=second)

    def planet(self, planet: int) -> str:
        return self.say(f"planet-{_key(self.components.planets[planet].id)}")

    def planet_rule(self, planet: int) -> str:
        return self.say(f"planet-{_key(self.components.planets[planet].id)}-rule")

    def corporation(self, corporation: int) -> str:
        return self.say(f"corporation-{_key(self.components.corporations[corporation].id)}")

    def corporation_rule(self, corporation: int) -> str:
        return self.say(f"corporation-{_key(self.components.corporations[corporation].id)}-rule")

    def technology(self, corporation: int, level: int) -> str:
        return self.say(f"technology-{_key(self.components.corporations[corporation].id)}-{level}")

    def card(self, card: int) -> str:
        return self.say(f"card-{_key(self.components.cards[card].id)}") if card >= 0 else self.say("card-secret")

    def card_effect(self, card: int) -> str:
        entry = self.components.cards[card]
        return self.say(f"effect-{_key(entry.effect)}", amount=entry.amount, steps=entry.steps)

    def rivalry(self, objective: int) -> tuple[str, str]:
        """Name and words of the neighbour side."""
        entry = self.components.objectives[objective]
        text = self.say(f"neighbour-{_key(entry.neighbour_test)}", terrain=self._named(entry.neighbour_terrain))
        return self.say(f"objective-{_key(entry.neighbour)}"), sentence(text)

    def goal(self, objective: int) -> tuple[str, str]:
        """Name and words of the private side."""
        entry = self.components.objectives[objective]
        values: Values = {"terrain": self._named(entry.private_terrain), "amount": entry.amount, "height": entry.height}
        text = self.say(f"private-{_key(entry.private_test)}", **values)
        return self.say(f"objective-{_key(entry.private)}"), sentence(text)

    def incident(self, event: int) -> str:
        """An event card with what it does."""
        entry = self.components.events[event]
        tracks = [self.say(f"terrain-{track}") for track in entry.tracks]
        named = self.say("tracks-any")
        if len(tracks) == 2:
            named = self.say("tracks-two", first=tracks[0], second=tracks[1])
        elif len(tracks) == 3:
            named = self.say("tracks-three", first=tracks[0], second=tracks[1], third=tracks[2])
        values: Values = {"tracks": named, "amount": entry.amount, "terrain": self._named(entry.terrain)}
        text = self.say(f"incident-{_key(entry.effect)}", **values)
        return self.say("incident", number=entry.number, colour=self.say(f"colour-{entry.colour}"), text=text)

    def medals(self, count: int) -> str:
        """As something to be won: "+5 medals"."""
        return self.say("preview-medals", count=abs(count), points=signed(count))

    def pod_place(self, place: int) -> str:
        """Where a collected lifepod lies."""
        if place == 0:
            return self.say("place-area")
        if place >= STOW_SLOT:
            return self.say("place-slot", level=place - STOW_SLOT + 1)
        return self.say("place-track", track=self.terrain((place - 1) // SPACES), space=(place - 1) % SPACES)

    def _named(self, terrain: Terrain | None) -> str:
        return self.say(f"terrain-{terrain}") if terrain else ""

    # -- who must do what ------------------------------------------------------------------------------------------

    def stage(self) -> str:
        state = self.state
        if state.phase == PHASE_PREPARE:
            return self.say("stage-prepare")
        if state.phase >= PHASE_END:
            return self.say("stage-end")
        return self.say("stage-last-round" if state.ending else "stage-round", round=state.round)

    def status(self) -> str:
        actors = self.state.actors()
        if not actors:
            return self.say("status-over", winners=self._winners())
        return " ".join(self._question("status", seat) for seat in actors)

    def status_for(self, viewer: int | None) -> str:
        """The same to one reader: "Your turn. …" if it is asked, else whom the table waits for."""
        actors = self.state.actors()
        if not actors:
            return self.status()
        if viewer in actors:
            return self._ask(viewer)
        if len(actors) == 1:
            return self._question("wait", actors[0])
        return self.say("wait-several", seats=self.listed(map(self.seat, actors)))

    def _ask(self, seat: int) -> str:
        """An open list is asked about by the first thing on it that can be done now."""
        if self.state.question(seat) != ASK_ACT:
            return self._question("ask", seat)
        return self.say(f"ask-act-{self._acts(seat)[0]}", movement=self.state.own[seat * OWN + MOVEMENT])

    def detail_for(self, viewer: int | None) -> str:
        """What else may be done than what is asked for; while an event is resolved, the event."""
        state = self.state
        if state.phase in (PHASE_EVENT, PHASE_EVENT_CIV) and state.event != NOTHING:
            asked = viewer is not None and state.question(viewer) == ASK_BOOST_OR_PEEK  # that says it all
            return "" if asked else self.incident(state.event)
        if viewer is None or state.question(viewer) not in (ASK_ACT, ASK_PLACE):
            return ""
        acts = self._acts(viewer)
        others = acts[1:] if state.question(viewer) == ASK_ACT else acts
        return self.say("ask-also", others=", ".join(self.say(f"also-{act}") for act in others)) if others else ""

    def _acts(self, seat: int) -> list[str]:
        """The kinds of things a seat can do in its turn now."""
        blocks = {ACTION_SPACE.block(code).name for code in self.state.legal(seat)}
        return [act for act in ACTS if act in blocks]

    def question_name(self, seat: int) -> str:
        question = self.state.question(seat)
        return PURPOSE_NAMES[self.state.about(seat)] if question == ASK_CELL else QUESTION_NAMES[question]

    def _question(self, form: str, seat: int) -> str:
        return self.say(f"{form}-{self.question_name(seat)}", seat=self.seat(seat))

    def _winners(self) -> str:
        points = self.state.scores()
        target = solo_target(self.state)
        if self.state.seats == 1 and target != NOTHING:
            grade = sum(points[0] - target >= least for least in self.components.solo.grades)
            result = self.say("solo-won" if points[0] >= target else "solo-lost", points=points[0], target=target)
            return f"{result} {self.say(f'solo-grade-{grade}')}"
        winners = [seat for seat, place in enumerate(self.state.ranking()) if place == 1]
        names = self.listed(map(self.seat, winners))
        if len(winners) == 1:
            return self.say("winner-one", seat=names, points=points[winners[0]])
        return self.say("winner-shared", seats=names, points=points[winners[0]])

    # -- moves -----------------------------------------------------------------------------------------------------

    def move(self, seat: int, code: int, points: int) -> str:
        block = ACTION_SPACE.block(code)
        number = code - ACTION_SPACE.start(block.name)
        key = block.name
        if key == "clear":
            key = f"clear-{block.labels[number].split(' ')[0]}"
        text = self.say(f"move-{key}", **self._move_values(seat, block, number))
        return self.say("move-gain", move=text, gain=signed(points)) if points else text

    def _move_values(self, seat: int, where: Block, number: int) -> Values:
        """What the text of a move may name; `number` counts within its block."""
        block = where.name
        if block in ("advance", "regress", "flux"):
            return {"track": self.terrain(number)}
        if block in ("patch", "land", "pick", "jump"):
            return {"cell": CELL_NAMES[number]}
        if block in ("stow", "unstow"):
            return {"place": self.pod_place(number)}
        if block in ("planet", "corporation", "card", "keep", "discard"):
            return self._thing_values(seat, block, number)
        if block in ("take", "place", "forgo", "empty", "turn"):
            return self._tile_values(seat, block, number)
        return self._turn_values(seat, block, number, where.labels[number])

    def _thing_values(self, seat: int, block: str, number: int) -> Values:
        if block == "planet":
            return {"planet": self.planet(number), "text": self.planet_rule(number)}
        if block == "corporation":
            return {"corporation": self.corporation(number), "text": self.corporation_rule(number)}
        if block == "card":
            return {"card": self.card(number), "effect": self.card_effect(number)}
        contested = self.state.question(seat) == ASK_CONTEST
        name, text = self.rivalry(number) if contested else self.goal(number)
        return {"objective": name, "text": text}

    def _tile_values(self, seat: int, block: str, number: int) -> Values:
        state = self.state
        if block == "turn":
            return {"steps": number}
        if block == "place":
            way = self.say(f"placed-{ORIENTATION_NAMES[number // CELLS]}")
            return {"cell": CELL_NAMES[number % CELLS], "orientation": way}
        if block == "forgo":
            return {"terrain": self.terrain(state.box.terrain[state.own[seat * OWN + TILE] * 2 + number])}
        ring = self.say(f"ring-{RING_NAMES[number]}")
        if block == "empty":
            return {"ring": ring}
        return {"ring": ring, "tile": self.tile(sector_top(state, seat, number))}

    def _turn_values(self, seat: int, block: str, number: int, label: str) -> Values:
        state = self.state
        base = seat * OWN
        if block == "resolve":
            return {"open": self.say(f"open-{KIND_NAMES[number]}")}
        if block == "use":
            return {"level": number + 1, "text": self.technology(state.own[base + CORP], number + 1)}
        if block == "move":
            rover, direction = label.split(" ")
            return {"rover": rover, "direction": self.say(f"direction-{direction}")}
        if block == "lift":
            return {"rover": number + 1}
        if block == "row":
            return {"track": self.terrain(number), "space": state.own[base + TRACKER + number]}
        if block == "half":
            return {"benefit": self._half(seat, number)}
        if block == "climb":
            return {"track": self.terrain(state.about(seat) & 7), "way": self.say(f"way-{label}")}
        return {"line": label.split(" ")[1]} if block == "clear" else {}

    def _half(self, seat: int, number: int) -> str:
        track = self.state.box.half[self.state.about(seat) & 15]
        if number == 1:
            return self.say("half-patch")
        return self.say("move-boost") if track < 0 else self.say("move-advance", track=self.terrain(track))

    # -- reasons ---------------------------------------------------------------------------------------------------

    def reason_values(self, seat: int, code: int) -> Values:
        """Everything a reason's text may name."""
        return {"seat": self.seat(seat), "move": ACTION_SPACE.notation(code), "status": self.status()}

    # -- events ----------------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        values: Values = {"seat": self.seat(event.seat) if event.seat >= 0 else ""}
        text = self.say(f"event-{events.NAMES[event.kind]}", **values, **self._event_values(event))
        return self.say("event-points", event=text, points=signed(event.points)) if event.points else text

    def _event_values(self, event: Event) -> Values:
        kind, a, b, c = event.kind, event.a, event.b, event.c
        if kind == events.ROUND_BEGAN:
            return {"round": a}
        if kind == events.EVENT_SHOWN:
            return {"incident": self.incident(a)}
        if kind in (events.PLACED, events.PUT_ASIDE):
            return {"tile": self.laid(a), "cell": CELL_NAMES[c]}
        if kind in (events.ADVANCED, events.REGRESSED):
            return {"track": self.terrain(a), "space": c}
        if kind in (events.CARD_TAKEN, events.CARDS_REVEALED):
            return {"card": self.card(a), "rank": self.say("rank", number=b)}
        if kind in (events.ROVER_LANDED, events.ROVER_MOVED):
            return {"cell": CELL_NAMES[b], "to": CELL_NAMES[c]}
        if kind in CELL_EVENTS:
            return {"cell": CELL_NAMES[a]}
        if kind == events.TECHNOLOGY_USED:
            return {"level": a}
        if kind == events.FLUX_CHOSEN:
            return {"track": self.terrain(a)}
        if kind == events.STOWED:
            return {"place": self.pod_place(a)}
        if kind == events.CONTEST_OPENED:
            name, text = self.rivalry(a)
            return {"objective": name, "text": text}
        return {"source": self.say(f"source-{SOURCE_NAMES[a]}")} if kind == events.SCORED else {}


CELL_EVENTS = (
    events.PATCH_PLACED,
    events.COLLECTED_METEORITE,
    events.COLLECTED_LIFEPOD,
    events.METEORITE_FELL,
)


def sentence(text: str) -> str:
    """As it stands by itself."""
    return text[:1].upper() + text[1:]


def signed(points: int) -> str:
    return f"{points:+}".replace("-", "−")


def _key(name: str) -> str:
    """An id of the components file as the texts write it."""
    return name.replace("_", "-")
