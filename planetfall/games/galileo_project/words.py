"""Things, questions, moves and reasons of Galileo Project in the reader's language. Asks the rules, knows none.

The moons and the log have their own rooms: words_moons.py, words_events.py.
"""

from pathlib import Path

from planetfall.core.game import Event
from planetfall.core.texts import Texts, texts
from planetfall.core.words import Values
from planetfall.core.words import Words as SharedWords
from planetfall.games.galileo_project.box import COPIES, FIRST_PROJECT, TYPES
from planetfall.games.galileo_project.characters import AT_THE_END, hire_influence, payable
from planetfall.games.galileo_project.codes import (
    ASK_ABILITY,
    ASK_BONUS,
    ASK_BUY,
    ASK_CHARACTER,
    ASK_CHOICE,
    ASK_DEVELOP,
    ASK_DROP,
    ASK_END,
    ASK_GOAL,
    ASK_LEVELS,
    ASK_LIFT,
    ASK_LOWER,
    ASK_MODIFIER,
    ASK_MOON,
    ASK_MOVE,
    ASK_PAY,
    ASK_PROJECT,
    ASK_PUT,
    ASK_RAISE,
    ASK_RECALL,
    ASK_ROBOT,
    ASK_SAVE,
    ASK_TRACK,
    ASK_TURN,
)
from planetfall.games.galileo_project.components import of_game
from planetfall.games.galileo_project.goals import goal_energy, goal_price
from planetfall.games.galileo_project.moons import other_moon
from planetfall.games.galileo_project.notation import ACTION_SPACE, MODIFIER_NAMES
from planetfall.games.galileo_project.packing import WHOLE_COST
from planetfall.games.galileo_project.parts import COLOUR_NAMES, MOON_NAMES, TYPE_NAMES, Effect, Score
from planetfall.games.galileo_project.play import GalileoProject
from planetfall.games.galileo_project.robots import io_saves, price
from planetfall.games.galileo_project.state import (
    ENERGY_HELD,
    INFLUENCE_AT,
    MC_HELD,
    OWN,
    PHASE_DRAFT,
    PHASE_PLAY,
    STARTED,
    TRACK_OF,
    TUCKED_COUNT,
    type_of,
)
from planetfall.games.galileo_project.technologies import technology_energy
from planetfall.games.galileo_project.turn import next_robot_ends
from planetfall.games.galileo_project.words_events import tell

__all__ = ["FOLDER", "QUESTION_NAMES", "Words", "key", "words"]

FOLDER = Path(__file__).parent

QUESTION_NAMES = {
    ASK_PROJECT: "project",
    ASK_TRACK: "track",
    ASK_TURN: "turn",
    ASK_PAY: "pay",
    ASK_MOON: "moon",
    ASK_ABILITY: "ability",
    ASK_CHARACTER: "character",
    ASK_BONUS: "bonus",
    ASK_RAISE: "raise",
    ASK_LOWER: "lower",
    ASK_LIFT: "lift",
    ASK_LEVELS: "levels",
    ASK_MODIFIER: "modifier",
    ASK_PUT: "put",
    ASK_MOVE: "move",
    ASK_BUY: "buy",
    ASK_CHOICE: "choice",
    ASK_DEVELOP: "develop",
    ASK_SAVE: "save",
    ASK_GOAL: "goal",
    ASK_ROBOT: "robot",
    ASK_RECALL: "recall",
    ASK_DROP: "drop",
    ASK_END: "end",
}


def key(prefix: str, name: str) -> str:
    """The key of a text about something the components file names."""
    return f"{prefix}-{name.replace('_', '-')}"


def words(game: GalileoProject, language: str, names: tuple[str, ...] = ()) -> "Words":
    return Words(game, texts(FOLDER, language), names)


class Words(SharedWords[GalileoProject]):
    def __init__(self, state: GalileoProject, text: Texts, names: tuple[str, ...]) -> None:
        super().__init__(state, text, names)
        self.components = of_game(state)

    # -- things ----------------------------------------------------------------------------------------------------

    def colour(self, colour: str) -> str:
        return self.say(f"colour-{colour}")

    def moon(self, moon: str) -> str:
        return self.say(f"moon-{moon}")

    def type(self, kind: str) -> str:
        return self.say(key("type", kind))

    def ability(self, kind: str) -> str:
        return self.say(key("ability", kind))

    def character(self, number: int) -> str:
        return self.say(key("character", self.components.characters[number].id))

    def card(self, card: int) -> str:
        """The character on a card."""
        return self.character(card // COPIES)

    def technology(self, technology: int) -> str:
        return self.say(f"technology-{self.components.technologies[technology].id}")

    def goal(self, slot: int) -> str:
        return self.say(key("goal", self.components.goals[self.state.goal[slot]].id))

    def demand(self, slot: int) -> str:
        entry = self.components.goals[self.state.goal[slot]]
        return self.say(key("demand", entry.count), number=entry.number, least=entry.at_least)

    def aim(self, slot: int) -> str:
        """The demand in two or three words."""
        entry = self.components.goals[self.state.goal[slot]]
        return self.say(key("aim", entry.count), number=entry.number, least=entry.at_least)

    def modifier(self, modifier: int) -> str:
        name = MODIFIER_NAMES[modifier]
        return self.type(name) if modifier < TYPES else self.moon(name)

    def robot_card(self, robot: int) -> str:
        """As it is printed."""
        entry = self.components.robots[robot]
        moons = [self.moon(moon) for moon in entry.moons]
        named = moons[0] if len(moons) == 1 else self.say("robot-moons", first=moons[0], second=moons[1])
        kind, colour = self.type(entry.type), self.colour(entry.colour)
        return self.say("robot", type=kind, colour=colour, level=entry.level, moons=named)

    def robot(self, robot: int) -> str:
        """As it lies with its player, in short; a project too."""
        state = self.state
        if robot >= FIRST_PROJECT and state.beside[robot] < 0:
            return self.say("project", level=state.level[robot])
        kind = self.type(TYPE_NAMES[type_of(state, robot)])
        moon = self.moon(MOON_NAMES[state.beside[robot]])
        return self.say("robot-beside", type=kind, level=state.level[robot], moon=moon)

    def robot_tip(self, robot: int) -> str:
        """All about a robot that lies with its player."""
        state = self.state
        other = other_moon(state, robot)
        lines = [self.robot(robot), self.ability(TYPE_NAMES[type_of(state, robot)])]
        if other >= 0:
            lines.append(self.say("robot-other-moon", moon=self.moon(MOON_NAMES[other])))
        if state.robot_modifier[robot] >= 0 and robot < FIRST_PROJECT:
            lines.append(self.say("robot-printed", type=self.type(TYPE_NAMES[state.box.type[robot]])))
        return "\n".join(lines)

    def project_text(self, robot: int) -> str:
        """An unfinished project with what it carries."""
        state = self.state
        carried = [state.robot_modifier[robot], TYPES + state.moon_modifier[robot]]
        names = [self.modifier(one) for one, least in zip(carried, (0, TYPES), strict=True) if one >= least]
        carries = ", ".join(names) or self.say("project-empty")
        return self.say("project-carries", level=state.level[robot], carries=carries)

    def project_start(self, project: int) -> str:
        """What a project card brings at the beginning."""
        card = self.components.projects[project]
        start: Values = {"influence": card.influence, "mc": card.mc, "energy": card.energy}
        return self.say("project-start", level=card.level, **start)

    def effect(self, effect: Effect) -> str:
        choice = " ".join(self.effect(part) for part in effect.choice)
        values: Values = {"amount": effect.amount, "targets": effect.targets, "cost": effect.cost}
        use = "either" if self.state.setting.scanner_either else "both"
        return self.say(key("effect", effect.effect), kind=effect.kind or "", choice=choice, use=use, **values)

    def lasting(self, effect: Effect) -> str:
        limit = "game" if self.state.setting.once_a_game else "turn"
        return self.say(key("lasting", effect.effect), amount=effect.amount, limit=limit)

    def score(self, score: Score) -> str:
        what = self.say(key("quantity", score.count), least=score.at_least)
        return self.say("score", what=what, vp=score.vp, max=score.max, minus=score.minus, per=score.per)

    def star_z_bonus(self, number: int) -> str:
        tile = self.components.star_z_tile
        return self.effect((tile.b if self.state.star_z else tile.a)[number])

    # -- who must do what ------------------------------------------------------------------------------------------

    def stage(self) -> str:
        state = self.state
        if state.phase == PHASE_DRAFT:
            return self.say("stage-setup")
        if state.phase != PHASE_PLAY:
            return self.say("stage-over")
        if state.ending:
            return self.say("stage-last")
        return self.say("stage-round", round=state.round, left=state.cards_left)

    def status(self) -> str:
        actors = self.state.actors()
        if not actors:
            return self.say("status-over", winners=self._winners())
        return self._question("status", actors[0])

    def status_for(self, viewer: int | None) -> str:
        """The same to one reader: "Your turn. …" if it is asked, else whom the table waits for."""
        actors = self.state.actors()
        return self._question("ask", actors[0]) if viewer in actors else self.status()

    def question_name(self, seat: int) -> str:
        """Some questions are asked for two purposes."""
        question, about = self.state.question(seat), self.state.about(seat)
        if question == ASK_PROJECT and about:
            return "new-project"
        if question == ASK_TRACK and not self.state.own[seat * OWN + STARTED]:
            return "start"
        if question == ASK_GOAL and about:
            return "free-goal"
        if question == ASK_DROP and about == AT_THE_END:
            return "drop-unpaid"
        return QUESTION_NAMES[question]

    def _question(self, form: str, seat: int) -> str:
        return self.say(f"{form}-{self.question_name(seat)}", seat=self.seat(seat), **self._question_values(seat))

    def _question_values(self, seat: int) -> Values:
        state = self.state
        question, about = state.question(seat), state.about(seat)
        if question == ASK_PAY:
            kind = self.type(TYPE_NAMES[state.box.type[state.robot_row[about >> 9]]])
            return {"left": about & 255, "type": kind}
        if question == ASK_ABILITY:
            return {"character": self.card(about >> 3)}
        if question == ASK_LEVELS:
            return {"robot": self.robot(about >> 6), "other": self.robot(about & 63)}
        if question == ASK_MOON:
            return {"type": self.type(TYPE_NAMES[state.box.type[about]])}
        if question == ASK_LIFT:
            return {"robot": self.robot(about)}
        if question == ASK_PUT:
            return {"modifier": self.modifier(about)}
        if question == ASK_SAVE:
            return {"technology": self.technology(about >> 4)}
        if question == ASK_DROP:
            return {"paid": payable(state, seat), "tucked": state.own[seat * OWN + TUCKED_COUNT]}
        return {"amount": about, "count": about}

    def detail_for(self, viewer: int | None) -> str:
        """One smaller line: what a price is made of, how much is raised, what else the turn holds."""
        state = self.state
        if viewer is None or viewer not in state.actors():
            return ""
        question, about = state.question(viewer), state.about(viewer)
        if question == ASK_TURN:
            detail = self.say("detail-changed" if about else "detail-turn")
            return f"{detail} {self.last_robot()}" if next_robot_ends(state, viewer) else detail
        if question == ASK_PAY:
            return self._price(viewer, about >> 9)
        if question == ASK_ABILITY:
            return self._ability_detail(viewer)
        if question == ASK_RAISE and about & 63 and about >> 6 & 7:
            return self.say("detail-raise", levels=about & 63)
        return self.say(f"detail-{DETAILS[question]}") if question in DETAILS else ""

    def last_robot(self) -> str:
        """Where one more robot triggers the end."""
        return self.say("last-robot", number=self.components.end.robots)

    def _ability_detail(self, seat: int) -> str:
        """What can be used, in full."""
        possible = [ACTION_SPACE.block(code).name for code in self.state.legal(seat)]
        blocks = [block for block in ("instant", "tuck") if block in possible]
        return " ".join(self.say(f"move-{block}", **self._ability_values(seat, block)) for block in blocks)

    def _price(self, seat: int, slot: int) -> str:
        state = self.state
        own = seat * OWN
        values: Values = {"cost": state.box.cost[state.robot_row[slot]], "surcharge": state.box.surcharge[slot]}
        if io_saves(state, seat) and state.own[own + MC_HELD] >= state.box.io_mc:
            return self.say("detail-pay-io", io=state.box.io_mc, saves=self._io_saves(seat), **values)
        held: Values = {"influence": state.own[own + INFLUENCE_AT], "mc": state.own[own + MC_HELD]}
        return self.say("detail-pay", **values, **held)

    def _io_saves(self, seat: int) -> str | int:
        saves = io_saves(self.state, seat)
        return "all" if saves == WHOLE_COST else saves

    def _winners(self) -> str:
        points = self.state.scores()
        if self.state.seats == 1:
            rank = len(self.components.solo.ranks) + 1 - self.state.ranking()[0]
            return self.say("winner-alone", points=points[0], rank=self.say(f"rank-{rank}"))
        winners = [seat for seat, place in enumerate(self.state.ranking()) if place == 1]
        names = self.listed(self.seat(seat) for seat in winners)
        if len(winners) == 1:
            return self.say("winner-one", seat=names, points=points[winners[0]])
        return self.say("winner-shared", seats=names, points=points[winners[0]])

    def event(self, event: Event) -> str:
        return tell(self, event)

    # -- moves -----------------------------------------------------------------------------------------------------

    def move(self, seat: int, code: int, points: int) -> str:
        block = ACTION_SPACE.block(code).name
        number = code - ACTION_SPACE.start(block)
        if block == "pass":
            question = self.question_name(seat)
            text = self.say(f"pass-{question if question in PASSES else 'other'}")
        else:
            text = self.say(self._move_key(seat, block, number), **self._move_values(seat, code)).removesuffix(".")
        return self.say("move-gain", move=text, gain=f"{points:+}") if points else text

    def _move_key(self, seat: int, block: str, number: int) -> str:
        question = self.question_name(seat)
        if block == "save":
            return f"move-save-{'energy' if number == 0 else 'mc'}"
        if block == "project" and question == "new-project":
            return "move-new-project"
        return "move-drop-unpaid" if question == "drop-unpaid" else f"move-{block}"

    def _move_values(self, seat: int, code: int) -> Values:
        """What the text of a move may name."""
        block = ACTION_SPACE.block(code).name
        number = code - ACTION_SPACE.start(block)
        if block in ("hire", "take"):
            return self._character_values(number)
        if block in ("recall", "drop"):
            return {"character": self.character(number)}
        if block in ("raise", "lower", "move", "put", "pick"):
            return self._robot_values(seat, code, block, number)
        if block in ("instant", "tuck", "discard"):
            return self._ability_values(seat, block)
        if block in ("acquire", "io", "pay", "change", "develop", "buy"):
            return self._paying_values(seat, block, number)
        if block == "claim":
            return {"goal": self.goal(number), "energy": self._claim_energy(seat, number)}
        if block == "project":
            return {"text": self.project_start(number), "level": self.components.projects[number].level}
        if block == "bonus":
            return {"text": self._bonus(seat, number)}
        if block == "save":
            return {"amount": self.state.about(seat) & 15 if self.state.question(seat) == ASK_SAVE else 0}
        return {
            "track": self.colour(COLOUR_NAMES[number % 2]),
            "moon": self.moon(MOON_NAMES[number % 4]),
            "modifier": self.modifier(number % 8),
            "levels": number + 1,
        }

    def _claim_energy(self, seat: int, slot: int) -> int:
        free = self.state.question(seat) == ASK_GOAL and self.state.about(seat)
        return 0 if free else int(goal_price(self.state, seat, slot))

    def _character_values(self, slot: int) -> Values:
        card = self.state.row[slot]
        if card < 0:
            return {"character": "", "gain": ""}
        mc = self.components.characters[card // COPIES].mc
        return {
            "character": self.card(card),
            "gain": self.say("hire", influence=hire_influence(self.state, slot), mc=mc),
        }

    def _robot_values(self, seat: int, code: int, block: str, robot: int) -> Values:
        state = self.state
        if block == "pick":
            return {"robot": self.robot_card(robot)}
        values: Values = {"robot": self.robot(robot), "level": 0, "moon": ""}
        if block == "raise" and state.why_not(seat, code) == 0:
            tried = state.copy()
            tried.apply(seat, code)
            values["level"] = tried.level[robot]
        elif block == "move":
            other = other_moon(state, robot)
            values["moon"] = self.moon(MOON_NAMES[other]) if other >= 0 else ""
        return values

    def _ability_values(self, seat: int, block: str) -> Values:
        if self.state.question(seat) != ASK_ABILITY:
            return {"character": "", "text": ""}
        card = self.state.about(seat) >> 3
        entry = self.components.characters[card // COPIES]
        text = (
            " ".join(self.effect(effect) for effect in entry.instant)
            if block == "instant"
            else self.score(entry.at_end)
        )
        return {"character": self.card(card), "text": text}

    def _paying_values(self, seat: int, block: str, number: int) -> Values:
        state = self.state
        box = state.box
        if block == "acquire":
            robot = state.robot_row[number]
            if robot < 0:
                return {"robot": "", "price": 0}
            return {"robot": self.robot_card(robot), "price": price(state, number)}
        if block == "io":
            return {"mc": box.io_mc, "saves": self._io_saves(seat)}
        if block == "pay":
            cost = state.about(seat) & 255 if state.question(seat) == ASK_PAY else number
            return {"influence": cost - number, "mc": number}
        if block == "change":
            track = state.own[seat * OWN + TRACK_OF]
            return {"track": self.colour(COLOUR_NAMES[1 - track]), "mc": box.change_mc}
        if block == "buy":
            row = state.about(seat) if state.question(seat) == ASK_BUY else 0
            return {"mc": box.price[row], "energy": box.amount[row]}
        return {"technology": self.technology(number)}

    def _bonus(self, seat: int, number: int) -> str:
        """Of the Star-Z tile, or one of the effects a character lets choose from."""
        state = self.state
        if state.question(seat) != ASK_CHOICE:
            return self.star_z_bonus(number)
        row = state.about(seat) >> 8
        for character, entry in enumerate(self.components.characters):
            place = row - state.box.instant[character]
            if 0 <= place < len(entry.instant) and number < len(entry.instant[place].choice):
                return self.effect(entry.instant[place].choice[number])
        return ""

    # -- reasons ---------------------------------------------------------------------------------------------------

    def short(self, text_id: str, seat: int, code: int) -> str:
        """The same in two or three words."""
        known = text_id if text_id in SHORT else "other"
        return self.say(f"short-{known}", **self.reason_values(seat, code))

    def reason_values(self, seat: int, code: int) -> Values:
        """Everything a reason's text may name."""
        state = self.state
        own = seat * OWN
        values: Values = {
            "seat": self.seat(seat),
            "move": ACTION_SPACE.notation(code),
            "status": self.status(),
            "track": self.colour(COLOUR_NAMES[state.own[own + TRACK_OF]]),
            "influence": state.own[own + INFLUENCE_AT],
            "mc": state.own[own + MC_HELD],
            "energy": state.own[own + ENERGY_HELD],
            "change": state.box.change_mc,
            "io": state.box.io_mc,
            "count": state.about(seat) if state.question(seat) in (ASK_CHARACTER, ASK_BONUS) else 0,
            "colour": "",
            "price": 0,
            "lacks": 0,
            "lacks_mc": 0,
            "lacks_energy": 0,
            "tech_energy": 0,
            "tech_mc": 0,
            "goal_energy": 0,
        }
        block = ACTION_SPACE.block(code).name
        return values | self._thing_values(seat, block, code - ACTION_SPACE.start(block))

    def _thing_values(self, seat: int, block: str, number: int) -> Values:
        """About the card, the technology or the goal that is refused."""
        state = self.state
        if block == "acquire" and state.robot_row[number] >= 0:
            colour = COLOUR_NAMES[state.box.colour[state.robot_row[number]]]
            return {"colour": self.colour(colour), "price": price(state, number)}
        if block == "develop":
            return self._technology_lacks(seat, number)
        if block == "claim":
            lacks = goal_energy(state, seat, number)
            return {"lacks": lacks, "goal_energy": goal_price(state, seat, number)}
        return {}

    def _technology_lacks(self, seat: int, technology: int) -> Values:
        own = seat * OWN
        mc, energy = self.state.box.tech_mc[technology], technology_energy(self.state, seat, technology, 0)
        return {
            "tech_energy": energy,
            "tech_mc": mc,
            "lacks_mc": max(0, mc - self.state.own[own + MC_HELD]),
            "lacks_energy": max(0, energy - self.state.own[own + ENERGY_HELD]),
        }


PASSES = ("turn", "goal", "modifier", "buy", "choice", "move", "end")
DETAILS = {ASK_PUT: "put", ASK_GOAL: "goal"}
SHORT = (
    "other-colour",
    "too-dear",
    "owned-already",
    "no-tile-left",
    "too-few-energy",
    "too-few-mc",
    "only-x-characters",
)
