"""Moves, events, reasons and questions of Reworld in the reader's language. Asks the rules, knows none itself."""

from pathlib import Path

from planetfall.core.game import Event
from planetfall.core.texts import Texts, texts
from planetfall.core.words import Values
from planetfall.core.words import Words as SharedWords
from planetfall.games.reworld import events
from planetfall.games.reworld.box import BUILDER, FARMING, LETTERS, ROUNDS, SATELLITE, SHUTTLE, SIGNS, TERRABOT, TILES
from planetfall.games.reworld.codes import (
    ACQUIRE,
    ASK_BUILD,
    ASK_CARRY,
    ASK_PAY,
    ASK_SIGN,
    ASK_SURVEY,
    ASK_TURN,
    ASK_UNDOCK,
    ASK_UNLOAD,
    ASK_USE,
    BUILD,
    CARRY,
    COUPLE,
    DEFEND,
    MARKER,
    PAY,
    SACRIFICE,
    SIGN,
    TASK,
    UNDOCK,
    UNLOAD,
)
from planetfall.games.reworld.components import LETTER_NAMES, of_game
from planetfall.games.reworld.notation import ACTION_SPACE, PORT_NAMES
from planetfall.games.reworld.payment import PAYMENTS, held
from planetfall.games.reworld.play import Reworld
from planetfall.games.reworld.state import ROWS

__all__ = ["FOLDER", "QUESTION_NAMES", "Words", "hand_cards", "words"]

FOLDER = Path(__file__).parent

QUESTION_NAMES = {
    ASK_TURN: "turn",
    ASK_PAY: "pay",
    ASK_UNDOCK: "undock",
    ASK_SIGN: "sign",
    ASK_USE: "use",
    ASK_CARRY: "carry",
    ASK_UNLOAD: "unload",
    ASK_BUILD: "build",
    ASK_SURVEY: "survey",
}


def words(game: Reworld, language: str, names: tuple[str, ...] = ()) -> "Words":
    return Words(game, texts(FOLDER, language), names)


class Words(SharedWords[Reworld]):
    def __init__(self, state: Reworld, text: Texts, names: tuple[str, ...]) -> None:
        super().__init__(state, text, names)
        self.components = of_game(state)
        self.german = text.language == "de"

    # -- things ----------------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """Without names of their own players go by the colour of their carrier."""
        if self.names:
            return self.names[seat]
        carrier = self.components.carriers[seat]
        return carrier.de if self.german else carrier.en

    def company(self, company: int) -> str:
        names = self.components.companies[company - 1]
        return names.de if self.german else names.en

    def officer(self, officer: int) -> str:
        names = self.components.officer_names[officer - 1]
        return names.de if self.german else names.en

    def terrain(self, letter: str) -> str:
        names = self.components.terrains[LETTER_NAMES.index(letter)]
        return names.de if self.german else names.en

    def tile(self, tile: int) -> str:
        return self._tile("tile", "task", tile)

    def tip(self, tile: int) -> str:
        """What a module is good for, in one or two sentences."""
        box = self.state.box
        kind = box.kind[tile]
        if kind == TERRABOT:
            letter = LETTER_NAMES[box.letter[tile]]
            return self.say("tip-terrabot", letter=letter, terrain=self.terrain(letter))
        if kind == SHUTTLE:
            return self.say("tip-shuttle", shields=box.shields[tile])
        if kind == BUILDER:
            company = box.company[tile]
            which = "-special" if box.special[tile] else "-farming" if company == FARMING else ""
            return self.say(f"tip-builder{which}", company=self.company(company))
        return self.say("tip-satellite", task=self.task(tile))

    def short(self, tile: int) -> str:
        """A few characters, enough to tell tiles apart in a row."""
        return self._tile("short", "short-task", tile)

    def task(self, tile: int) -> str:
        return self._task("task", tile)

    def _tile(self, form: str, task_form: str, tile: int) -> str:
        box = self.state.box
        kind = box.kind[tile]
        if kind == TERRABOT:
            return self.say(f"{form}-terrabot", letter=LETTER_NAMES[box.letter[tile]])
        if kind == SHUTTLE:
            return self.say(f"{form}-shuttle", shields=box.shields[tile])
        if kind == BUILDER:
            company = box.company[tile]
            which = "-special" if box.special[tile] else "-farming" if company == FARMING else ""
            return self.say(f"{form}-builder{which}", company=self.company(company))
        if kind == SATELLITE:
            return self.say(f"{form}-satellite", task=self._task(task_form, tile), shields=box.shields[tile])
        return ""

    def _task(self, form: str, tile: int) -> str:
        satellite = self.components.satellites[tile - TILES - 1]  # satellites are the last tiles
        company = self.company(satellite.company) if satellite.company else ""
        return self.say(f"{form}-{satellite.task.replace('_', '-')}", letter=satellite.letter, company=company)

    def city(self, seat: int, letter: int, sign: int = 0) -> str:
        number = sign or self.state.sign[seat * LETTERS + letter]
        return self.components.terrains[letter].cities[number - 1] if number else LETTER_NAMES[letter]

    def ship(self, ship: int) -> str:
        entry = self.components.ships[ship]
        if entry.row:
            return self.say("ship-row", row=entry.row)
        return self.say(f"ship-{entry.asks.replace('_', '-')}", mark=entry.mark[self.state.seats])

    def category(self, category: int) -> str:
        if category < LETTERS:
            return self.say("category-city", letter=LETTER_NAMES[category])
        return self.say("category-defence")

    def cards(self, laid: list[int], top: int) -> str:
        if len(laid) == 1:
            return self.say("cards-one", top=top)
        return self.say("cards-several", cards=" ".join(str(card) for card in laid), top=top)

    def stage(self) -> str:
        return self.stage_of(self.state.round)

    def stage_of(self, number: int) -> str:
        return self.say("stage-round", round=number) if number <= ROUNDS else self.say("stage-settlement")

    # -- who must do what --------------------------------------------------------------------------------------------

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
            return self._question("ask", viewer)
        return " ".join(self._question("wait", seat) for seat in actors)

    def detail_for(self, viewer: int | None) -> str:
        """One smaller line: what is paid for, or what else the turn could be."""
        state = self.state
        if viewer is None or viewer not in state.actors():
            return ""
        question = state.question(viewer)
        if question == ASK_PAY:
            return self._question("detail", viewer)
        if question == ASK_TURN:
            free = state.marker_card == 0 and state.cards[viewer] > 0
            gain = state.box.marker_points
            kept = state.cards[viewer] * state.box.card_points
            return self.say("detail-turn-marker" if free else "detail-turn", gain=gain, kept=kept)
        return ""

    def question_name(self, seat: int) -> str:
        return QUESTION_NAMES[self.state.question(seat)]

    def _question(self, form: str, seat: int) -> str:
        state = self.state
        question = state.question(seat)
        about = state.about(seat)
        values: Values = {"seat": self.seat(seat)}
        if question == ASK_PAY:
            values |= {"port": PORT_NAMES[about], "module": self.tile(state.module[about])}
            values["asked"] = self._asked(state.case[about])
        elif question == ASK_SIGN:
            values["letter"] = LETTER_NAMES[about]
        elif question == ASK_CARRY:
            values["left"] = about
        elif question in (ASK_USE, ASK_BUILD):
            values["module"] = self.tile(state.flying if question == ASK_USE else state.aboard)
        return self.say(f"{form}-{self.question_name(seat)}", **values)

    def _winners(self) -> str:
        ranking = self.state.ranking()
        winners = [seat for seat, place in enumerate(ranking) if place == 1]
        points = self.state.scores()[winners[0]]
        names = ", ".join(self.seat(seat) for seat in winners)
        if len(winners) == 1:
            return self.say("winner-one", seat=names, points=points)
        return self.say("winner-shared", seats=names, points=points)

    # -- moves -------------------------------------------------------------------------------------------------------

    def move(self, seat: int, code: int, points: int) -> str:
        text = self.say(f"move-{ACTION_SPACE.block(code).name}", **self._move_values(seat, code))
        return self.say("move-gain", move=text, gain=points) if points else text

    def _move_values(self, seat: int, code: int) -> Values:
        state = self.state
        values: Values = {}
        if code < PAY:
            port = code - ACQUIRE
            values |= {"port": PORT_NAMES[port], "module": self.tile(state.module[port])}
            values["asked"] = self._asked(state.case[port])
        elif code < MARKER:
            payment = PAYMENTS[code - PAY]
            module = self.tile(state.module[state.about(seat)]) if state.question(seat) == ASK_PAY else ""
            values |= {"cards": self.cards(list(payment.laid), payment.top), "row": payment.top, "module": module}
        elif code < UNDOCK:
            values["officer"] = code - MARKER + 1
        elif code < UNLOAD:
            values |= self._row_values(seat, code)
        elif code < BUILD:
            values["module"] = self.tile(state.aboard if code == UNLOAD else state.aboard_too)
        elif code < SIGN:
            letter = (code - BUILD) % LETTERS
            values |= {"module": self.tile(state.aboard), "city": self.city(seat, letter)}
        else:
            values["city"] = self.city(seat, (code - SIGN) // SIGNS, (code - SIGN) % SIGNS + 1)
        return values

    def _row_values(self, seat: int, code: int) -> Values:
        """For the blocks that name a docking row, and for the uses of the module in flight."""
        state = self.state
        for block in (UNDOCK, SACRIFICE, COUPLE, CARRY):
            if block <= code < block + 5:
                row = code - block
                tip = state.tip[seat * ROWS + row]
                leaving = state.behind[tip] if block == COUPLE else tip
                return {"row": row + 1, "module": self.tile(leaving), "builder": self.tile(tip)}
        task = self.task(state.flying) if code == TASK and state.box.kind[state.flying] == SATELLITE else ""
        return {"module": self.tile(state.flying), "shields": state.box.shields[state.flying], "task": task}

    # -- reasons -----------------------------------------------------------------------------------------------------

    def reason_values(self, seat: int, code: int) -> Values:
        """Everything a reason's text may name."""
        state = self.state
        port = code - ACQUIRE if code < PAY else state.about(seat) if state.question(seat) == ASK_PAY else 0
        values: Values = {"letter": "", "row": "", "module": "", **self._move_values(seat, code)}
        if COUPLE <= code < DEFEND:
            values["module"] = values["builder"]  # what is wrong is the tile at the open end
        elif BUILD <= code < SIGN:
            values["letter"] = LETTER_NAMES[(code - BUILD) % LETTERS]
        elif code >= SIGN and state.question(seat) == ASK_SIGN:
            values["letter"] = LETTER_NAMES[state.about(seat)]
        company = state.box.company[state.aboard]
        return values | {
            "seat": self.seat(seat),
            "move": ACTION_SPACE.notation(code),
            "status": self.status(),
            "port": PORT_NAMES[port],
            "asked": self._asked(state.case[port]),
            "hand": self._hand(seat),
            "company": self.company(company) if 0 < company < FARMING else "",
        }

    def asks(self, case: int) -> tuple[int, ...]:
        """The officers that the slots next door ask for; two equal ones ask once."""
        left, right = case // 6, case % 6
        return tuple(dict.fromkeys(officer for officer in (left, right) if officer))

    def _asked(self, case: int) -> str:
        asks = self.asks(case)
        if not asks:
            return self.say("asked-none")
        if len(asks) == 1:
            return self.say("asked-one", left=asks[0])
        return self.say("asked-two", left=asks[0], right=asks[1])

    def _hand(self, seat: int) -> str:
        return " ".join(str(card) for card in hand_cards(self.state.hand[seat])) or "–"

    # -- events ------------------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        kind, a, b, c = event.kind, event.a, event.b, event.c
        values: Values = {"seat": self.seat(event.seat)}
        if kind == events.ROUND_BEGAN:
            values["round"] = a
        elif kind == events.ACQUIRED:
            payment = PAYMENTS[c]
            cards = self.cards(list(payment.laid), payment.top)
            values |= {"module": self.tile(a), "port": PORT_NAMES[b], "cards": cards, "row": payment.top}
        elif kind == events.SHIP_TAKEN:
            values["ship"] = self.ship(a)
        elif kind == events.FINAL_CATEGORY:
            values |= {"category": self.category(a), "value": b}
        elif kind not in (events.MARKED, events.DROPPED, events.CHAPTER_TWO):
            values |= {"module": self.tile(a), "shields": b, "row": b}
            if kind in (events.FOUNDED, events.GREW, events.BUILT):
                values["city"] = self.city(event.seat, b)
        text = self.say(f"event-{events.NAMES[kind]}", **values)
        return self.say("event-points", event=text, points=f"{event.points:+}") if event.points else text


def hand_cards(packed: int) -> list[int]:
    """A packed hand as a list of officers."""
    return [officer for officer in range(1, 6) for _ in range(held(packed, officer))]
