"""Any position written down as plain data, and back: for tests, puzzles and bug reports.

Everything a description leaves out is empty or has its natural default: cards that are not named lie in their decks,
technology tiles nobody has on the board, and the starting player has the turn. A robot is written with its moon, its
level and its modifiers, such as `MI03 io 2` or `TE01 callisto 4 +builder`; `new` behind it says that its levels do not
count yet (5.10). A character is written as in the box, `noor mars 4`. Decks and stacks are listed from the top.
"""

from collections.abc import Callable, Mapping
from typing import Any

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from planetfall.core.game import DEPTH
from planetfall.core.position import chance_of, check, expect, find, generator, open_questions, plain, read, within
from planetfall.games.galileo_project import codes, effects
from planetfall.games.galileo_project.box import (
    CARDS,
    CHARACTERS,
    FIRST_PROJECT,
    GOALS,
    KINDS,
    ROBOT_CARDS,
    SLOTS,
    SPACES,
    TYPES,
)
from planetfall.games.galileo_project.components import SEATS, TECHNOLOGY_IDS, Components, of_game
from planetfall.games.galileo_project.notation import MODIFIER_NAMES, PROJECT_NAMES, ROBOT_NAMES
from planetfall.games.galileo_project.options import OPTIONS, options_of, setting_of
from planetfall.games.galileo_project.parts import COLOUR_NAMES, MOON_NAMES
from planetfall.games.galileo_project.play import GalileoProject
from planetfall.games.galileo_project.state import (
    BIT,
    CHANGED,
    CLAIMED,
    CLAIMS,
    COLOUR_COUNT,
    DEVELOPED,
    DISCARDED,
    ENERGY_HELD,
    EXTRA_USED,
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
    PENDING,
    PHASE_PLAY,
    PROJECT_OPEN,
    RIVAL,
    ROBOT_COUNT,
    ROBOT_KIT,
    START_CARD,
    STARTED,
    TECH_COUNT,
    TECH_OWNED,
    TRACK_OF,
    TUCKED,
    TUCKED_COUNT,
    TWO_MOONS,
    TYPE_COUNT,
    later,
    link,
)

__all__ = ["PHASE_NAMES", "QUESTION_NAMES", "arrange", "card_names", "describe"]

PHASE_NAMES = ("draft", "play", "paying", "over")
DONE_NAMES = {0: "", codes.HIRE: "hire", codes.ACQUIRE: "acquire", codes.DEVELOP: "develop"}
SIDES = ("a", "b")


def _named(module: object, prefix: str) -> dict[int, str]:
    names = {value: name for name, value in vars(module).items() if name.startswith(prefix) and isinstance(value, int)}
    return {value: name.removeprefix(prefix).lower().replace("_", "-") for value, name in names.items()}


QUESTION_NAMES = _named(codes, "ASK_")
STEP_NAMES = _named(effects, "STEP_") | {number: name for name, number in effects.EFFECT_NAMES.items()}
assert len(set(STEP_NAMES.values())) == len(STEP_NAMES), "an effect and a step share a name"


class Player(Struct, forbid_unknown_fields=True, omit_defaults=True):
    influence: int = 0
    track: str = "earth"
    mc: int = 0
    energy: int = 0
    started: bool = True  # whether the marker stands (3.2)
    start_card: str = ""
    robots: list[str] = []  # completed projects too
    project: str = ""  # the unfinished one
    assembled: str = ""  # a project that is just being assembled (9.12)
    tucked: list[str] = []
    technologies: list[str] = []
    extra_used: bool = False
    changed: bool = False
    markers: list[int] = []  # fields of the moons where levels beyond the last were lost (15.11)


class Position(Struct, forbid_unknown_fields=True):
    players: list[Player]
    options: dict[str, str] = {}
    phase: str = "play"
    start: int = 0
    round: int = 1
    active: int | None = None
    ending: bool = False
    robots: list[str] = []  # in the row, "" for a gap
    robot_deck: list[str] | None = None
    robots_known: int = 0  # at the bottom of the deck
    characters: list[str] = []  # in the row, "" for a gap
    deck: list[str] | None = None
    discarded: list[str] = []
    in_use: list[str] = []
    projects: list[str] | None = None
    projects_known: int = 0  # at the top of the stack
    offer: list[str] = []
    turned: list[str] = []
    sides: str = "aaaa"  # of technologies 1 to 4
    star_z: str = "a"
    goals: list[str] = []  # by slot; the first four of the box if left out
    claims: dict[str, list[int]] = {}  # seats by space at each goal, -1 for the Syndicate
    pending: list[tuple[str, int]] = []
    questions: list[tuple[str, int]] | None = None  # of the active seat, the last one on top
    did: str = ""
    claimed: bool = False
    rival_goals: int = 0
    revealed: int = 0
    chance: list[int] | None = None  # the generator; that of seed 0 if left out


def card_names(components: Components) -> list[str]:
    """The 48 cards of characters, as positions write them."""
    return [f"{character.id} {copy}" for character in components.characters for copy in character.copies]


# -- writing down ------------------------------------------------------------------------------------------------


def describe(game: GalileoProject) -> dict[str, Any]:
    components = of_game(game)
    cards = card_names(components)
    goals = [components.goals[goal].id for goal in game.goal]
    position = Position(
        players=[_player(game, seat, cards) for seat in range(game.seats)],
        options=options_of(game.setting),
        phase=PHASE_NAMES[game.phase],
        start=game.start,
        round=game.round,
        active=game.active,
        ending=bool(game.ending),
        robots=[ROBOT_NAMES[robot] if robot != NOTHING else "" for robot in game.robot_row],
        robot_deck=[ROBOT_NAMES[game.robot_deck[place]] for place in reversed(range(game.robots_left))],
        robots_known=game.robots_known,
        characters=[cards[card] if card != NOTHING else "" for card in game.row],
        deck=[cards[game.deck[place]] for place in reversed(range(game.cards_left))],
        discarded=[cards[card] for card in range(CARDS) if game.place[card] == DISCARDED],
        in_use=[cards[card] for card in range(CARDS) if game.place[card] == IN_USE],
        projects=[PROJECT_NAMES[project] for project in reversed(list(game.projects))],
        projects_known=game.projects_known,
        offer=[PROJECT_NAMES[project] for project in game.offer],
        turned=[ROBOT_NAMES[robot] for robot in game.turned],
        sides="".join(SIDES[side] for side in game.side),
        star_z=SIDES[game.star_z],
        goals=goals,
        claims={goal: claims for slot, goal in enumerate(goals) if (claims := _claims(game, slot))},
        pending=[(STEP_NAMES[entry >> 16], entry & 65535) for entry in game.pending[1 : 1 + game.pending[0]]],
        questions=open_questions(game, game.active, QUESTION_NAMES),
        did=DONE_NAMES[game.did],
        claimed=bool(game.claimed),
        rival_goals=game.rival_goals,
        revealed=game.revealed,
        chance=chance_of(game),
    )
    return plain(position)


def _claims(game: GalileoProject, slot: int) -> list[int]:
    owners = [game.space[slot * SPACES + space] for space in range(SPACES)]
    return [-1 if owner == RIVAL else owner for owner in owners if owner != NOBODY]


def _player(game: GalileoProject, seat: int, cards: list[str]) -> Player:
    own = list(game.own)[seat * OWN : (seat + 1) * OWN]
    chain = []
    robot = own[FIRST]
    while robot != NOTHING:
        chain.append(robot)
        robot = game.after[robot]
    project = own[PROJECT_OPEN]
    waiting = [robot for robot in chain if game.beside[robot] == NOTHING and robot != project]
    lost = game.setting.overshoot_lost == 1
    return Player(
        influence=own[INFLUENCE_AT],
        track=COLOUR_NAMES[own[TRACK_OF]],
        mc=own[MC_HELD],
        energy=own[ENERGY_HELD],
        started=bool(own[STARTED]),
        start_card=PROJECT_NAMES[own[START_CARD]] if own[START_CARD] != NOTHING else "",
        robots=[_robot(game, robot) for robot in chain if game.beside[robot] != NOTHING],
        project=_robot(game, project) if project != NOTHING else "",
        assembled=_robot(game, waiting[0]) if waiting else "",
        tucked=[cards[card] for card in range(CARDS) if game.place[card] == TUCKED + seat],
        technologies=[name for number, name in enumerate(TECHNOLOGY_IDS) if own[TECH_OWNED] & BIT[number]],
        extra_used=bool(own[EXTRA_USED]),
        changed=bool(own[CHANGED]),
        markers=own[DEVELOPED : DEVELOPED + len(MOON_NAMES)] if lost else [],
    )


def _robot(game: GalileoProject, robot: int) -> str:
    words = [ROBOT_NAMES[robot]]
    if game.beside[robot] != NOTHING:
        words.append(MOON_NAMES[game.beside[robot]])
    words.append(str(game.level[robot]))
    if game.robot_modifier[robot] != NOTHING:
        words.append("+" + MODIFIER_NAMES[game.robot_modifier[robot]])
    if game.moon_modifier[robot] != NOTHING:
        words.append("+" + MODIFIER_NAMES[TYPES + game.moon_modifier[robot]])
    if game.beside[robot] != NOTHING and game.counted[robot] == 0:
        words.append("new")
    return " ".join(words)


# -- setting up --------------------------------------------------------------------------------------------------


def arrange(description: Mapping[str, Any], components: Components) -> GalileoProject:
    """The position as a game; a ValueError says what is impossible and where."""
    arranger = _Arranger(read(description, Position), components)
    arranger.lay_out()
    return arranger.game


class _Arranger:
    """Takes cards from the box as the description names them, so that none can be named twice."""

    def __init__(self, position: Position, components: Components) -> None:
        self.position = position
        self.components = components
        self.cards = card_names(components)
        self.unused = set(ROBOT_NAMES) | set(self.cards)
        self.game = GalileoProject()

    def lay_out(self) -> None:
        p, game = self.position, self.game
        seats = len(p.players)
        expect("players", seats in SEATS, seats, "1 to 4 players")
        for key, value in p.options.items():
            expect(f"options.{key}", value in OPTIONS.get(key, ()), value, f"one of {OPTIONS.get(key, ())}")
        game.seat_players(seats, generator(p.chance))
        game.clear_table(self.components.box, setting_of(p.options), seats)
        self._lay_scalars(seats)
        self._lay_board()
        for seat, player in enumerate(p.players):
            self._lay_player(seat, player)
        self._lay_goals()
        self._lay_decks()
        self._lay_steps()
        check(game)

    def _lay_scalars(self, seats: int) -> None:
        p, game = self.position, self.game
        expect("start", 0 <= p.start < seats, p.start, f"a seat from 0 to {seats - 1}")
        active = p.start if p.active is None else p.active
        expect("active", 0 <= active < seats, active, f"a seat from 0 to {seats - 1}")
        expect("did", p.did in DONE_NAMES.values(), p.did, "'hire', 'acquire', 'develop' or nothing")
        expect("round", 0 <= p.round < 1000, p.round, "a round")
        expect("revealed", 0 <= p.revealed < 10_000, p.revealed, "a number from 0 on")
        game.phase = find("phase", p.phase, PHASE_NAMES)
        game.start = p.start
        game.round = p.round
        game.active = active
        game.ending = int(p.ending)
        game.did = next(code for code, name in DONE_NAMES.items() if name == p.did)
        game.claimed = int(p.claimed)
        game.rival_goals = within("rival_goals", p.rival_goals, 0, len(self.components.solo.goals_at))
        game.revealed = p.revealed

    # -- cards -------------------------------------------------------------------------------------------------

    def _take(self, path: str, name: str, known: Mapping[str, int]) -> int:
        expect(path, name in known, name, f"a card such as {next(iter(known))!r}")
        expect(path, name in self.unused, name, "a card that lies nowhere else")
        self.unused.remove(name)
        return known[name]

    def _take_robot(self, path: str, name: str) -> int:
        return self._take(path, name, {name: number for number, name in enumerate(ROBOT_NAMES[:ROBOT_CARDS])})

    def _take_project(self, path: str, name: str) -> int:
        return self._take(path, name, {name: number for number, name in enumerate(PROJECT_NAMES)})

    def _take_card(self, path: str, name: str) -> int:
        card = self._take(path, name, {name: number for number, name in enumerate(self.cards)})
        seats = len(self.position.players)
        expect(path, self.game.box.fewest[card] <= seats, name, f"a card used with {seats} players")
        return card

    def _lay_board(self) -> None:
        p, game = self.position, self.game
        expect("sides", len(p.sides) == KINDS and set(p.sides) <= set(SIDES), p.sides, "four sides such as 'abba'")
        expect("star_z", p.star_z in SIDES, p.star_z, "'a' or 'b'")
        game.side = vec[i64]([SIDES.index(side) for side in p.sides])
        game.tiles = vec[i64]([game.box.tiles[game.seats]] * KINDS)
        game.star_z = SIDES.index(p.star_z)
        game.robot_row = vec[i64](self._row("robots", p.robots, self._take_robot))
        game.row = vec[i64](self._row("characters", p.characters, self._take_card))
        for path, names, place in (("discarded", p.discarded, DISCARDED), ("in_use", p.in_use, IN_USE)):
            for name in names:
                card = self._take_card(path, name)
                game.place[card] = place
                if place == DISCARDED:
                    game.pile[game.box.character[card]] += 1
        for card in game.row:
            if card != NOTHING:
                game.place[card] = IN_ROW
        game.offer = vec[i64]([self._take_project("offer", name) for name in p.offer])
        game.turned = vec[i64]([self._take_robot("turned", name) for name in p.turned])

    def _row(self, path: str, names: list[str], take: Callable[[str, str], int]) -> list[int]:
        expect(path, len(names) <= SLOTS, names, f"at most {SLOTS} cards")
        names = names + [""] * (SLOTS - len(names))
        return [take(f"{path}[{slot}]", name) if name else NOTHING for slot, name in enumerate(names)]

    def _lay_decks(self) -> None:
        """At last: what is named nowhere else. Only alone may robots be missing (14.3)."""
        p, game = self.position, self.game
        on_the_way = [about for name, about in [*p.pending, *(p.questions or [])] if name in ("place", "moon")]
        for robot in on_the_way:
            expect("pending", 0 <= robot < ROBOT_CARDS, robot, "a robot")
            self.unused.discard(ROBOT_NAMES[robot])
        robots = p.robot_deck
        if robots is None:
            robots = [name for name in ROBOT_NAMES[:ROBOT_CARDS] if name in self.unused]
        game.robot_deck = vec[i64](reversed([self._take_robot("robot_deck", name) for name in robots]))
        game.robots_left = len(robots)
        game.robots_known = within("robots_known", p.robots_known, 0, len(robots))
        removed = [name for name in ROBOT_NAMES[:ROBOT_CARDS] if name in self.unused]
        expect("robot_deck", game.seats == 1 or not removed, removed, "every robot that lies nowhere else")
        game.removed = len(removed)
        cards = p.deck
        if cards is None:
            fewest = game.box.fewest
            cards = [name for card, name in enumerate(self.cards) if name in self.unused and fewest[card] <= game.seats]
        deck = [self._take_card("deck", name) for name in cards]
        for card in deck:
            game.place[card] = IN_DECK
        game.deck = vec[i64](reversed(deck))
        game.cards_left = len(deck)
        projects = p.projects
        if projects is None:
            projects = [name for name in PROJECT_NAMES if name in self.unused]
        game.projects = vec[i64](reversed([self._take_project("projects", name) for name in projects]))
        game.projects_known = within("projects_known", p.projects_known, 0, len(projects))

    # -- players -----------------------------------------------------------------------------------------------

    def _lay_player(self, seat: int, player: Player) -> None:
        game, path, base = self.game, f"players[{seat}]", seat * OWN
        expect(f"{path}.track", player.track in COLOUR_NAMES, player.track, "'earth' or 'mars'")
        for field, found in (("influence", player.influence), ("mc", player.mc), ("energy", player.energy)):
            expect(f"{path}.{field}", 0 <= found < 100, found, "a number from 0 on")
        own = game.own
        own[base + INFLUENCE_AT] = player.influence
        own[base + TRACK_OF] = COLOUR_NAMES.index(player.track)
        own[base + MC_HELD] = player.mc
        own[base + ENERGY_HELD] = player.energy
        own[base + STARTED] = int(player.started)
        own[base + EXTRA_USED] = int(player.extra_used)
        own[base + CHANGED] = int(player.changed)
        if player.start_card:
            expect(f"{path}.start_card", player.start_card in PROJECT_NAMES, player.start_card, "a project card")
            own[base + START_CARD] = PROJECT_NAMES.index(player.start_card)
        ready = player.started or bool(player.start_card) or self.position.phase == "draft"
        expect(f"{path}.started", ready, False, "a start_card for the marker")
        for name in player.technologies:
            self._own_technology(f"{path}.technologies", seat, name)
        for name in player.tucked:
            card = self._take_card(f"{path}.tucked", name)
            game.place[card] = TUCKED + seat
            game.tucked[seat * CHARACTERS + game.box.character[card]] += 1
            own[base + TUCKED_COUNT] += 1
        for index, words in enumerate(player.robots):
            self._lay_robot(f"{path}.robots[{index}]", seat, words)
        for field, words in (("project", player.project), ("assembled", player.assembled)):
            if words:
                robot = self._lay_project(f"{path}.{field}", seat, words)
                if field == "project":
                    own[base + PROJECT_OPEN] = robot
        if player.markers:
            expect(f"{path}.markers", len(player.markers) == len(MOON_NAMES), player.markers, "four fields")
            lost = game.setting.overshoot_lost == 1
            expect(f"{path}.markers", lost, player.markers, "nothing: they follow from the robots")
            for moon, field_number in enumerate(player.markers):
                own[base + DEVELOPED + moon] = field_number

    def _own_technology(self, path: str, seat: int, name: str) -> None:
        technology = find(path, name, TECHNOLOGY_IDS)
        kind = technology // 2
        expect(path, self.game.side[kind] == technology % 2, name, "the side in play")
        expect(path, self.game.tiles[kind] > 0, name, "no more tiles than there are")
        expect(path, not self.game.own[seat * OWN + TECH_OWNED] & BIT[technology], name, "different technologies")
        self.game.tiles[kind] -= 1
        self.game.own[seat * OWN + TECH_OWNED] |= BIT[technology]
        self.game.own[seat * OWN + TECH_COUNT] += 1

    def _lay_modifiers(self, path: str, seat: int, robot: int, words: list[str]) -> None:
        """And the level; what is left in `words` was not understood."""
        game = self.game
        for word in list(words):
            if word.isdecimal():
                expect(path, 1 <= int(word) <= 9, word, "a level from 1 on")
                game.level[robot] = int(word)
            elif word.removeprefix("+") in MODIFIER_NAMES and word.startswith("+"):
                modifier = MODIFIER_NAMES.index(word.removeprefix("+"))
                kit, bit = (ROBOT_KIT, modifier) if modifier < TYPES else (MOON_KIT, modifier - TYPES)
                expect(path, bool(game.own[seat * OWN + kit] & BIT[bit]), word, "a modifier that is unused")
                game.own[seat * OWN + kit] -= BIT[bit]
                if modifier < TYPES:
                    game.robot_modifier[robot] = modifier
                else:
                    game.moon_modifier[robot] = modifier - TYPES
            else:
                continue
            words.remove(word)

    def _lay_project(self, path: str, seat: int, text: str) -> int:
        name, *words = text.split()
        robot = FIRST_PROJECT + self._take_project(path, name)
        self._lay_modifiers(path, seat, robot, words)
        expect(path, not words, text, "a project such as 'PJ05 2 +builder'")
        link(self.game, seat, robot)
        return robot

    def _lay_robot(self, path: str, seat: int, text: str) -> None:
        game = self.game
        name, *words = text.split()
        if name in PROJECT_NAMES:
            robot = FIRST_PROJECT + self._take_project(path, name)
        else:
            robot = self._take_robot(path, name)
        self._lay_modifiers(path, seat, robot, words)
        new = "new" in words
        words = [word for word in words if word != "new"]
        expect(path, len(words) <= 1 and set(words) <= set(MOON_NAMES), text, "a robot such as 'MI03 io 2 +builder'")
        own, base = game.own, seat * OWN
        moon = MOON_NAMES.index(words[0]) if words else self._natural_moon(robot)
        game.beside[robot] = moon
        link(game, seat, robot)
        kind = game.robot_modifier[robot]
        own[base + ROBOT_COUNT] += 1
        if kind != NOTHING:
            own[base + TYPE_COUNT + kind] += 1
        if robot < FIRST_PROJECT:
            if kind == NOTHING or game.setting.adds_type == 1:
                own[base + TYPE_COUNT + game.box.type[robot]] += 1
            own[base + COLOUR_COUNT + game.box.colour[robot]] += 1
            own[base + TWO_MOONS] += int(game.box.other_moon[robot] != NOTHING or game.moon_modifier[robot] != NOTHING)
        own[base + MODIFIED] += int(kind != NOTHING or game.moon_modifier[robot] != NOTHING)
        if not new:
            game.counted[robot] = 1
            own[base + DEVELOPED + moon] += game.level[robot]

    def _natural_moon(self, robot: int) -> int:
        """That of its modifier, or the first printed one."""
        moon = self.game.moon_modifier[robot]
        return moon if moon != NOTHING else self.game.box.moon[robot]

    def _lay_goals(self) -> None:
        p, game = self.position, self.game
        ids = [goal.id for goal in self.components.goals]
        names = p.goals or ids[:GOALS]
        known = "four different goals of " + ", ".join(ids)
        expect("goals", len(set(names)) == len(names) == GOALS and set(names) <= set(ids), names, known)
        game.goal = vec[i64]([ids.index(name) for name in names])
        for name, owners in p.claims.items():
            expect("claims", name in names and len(owners) <= SPACES, name, "goals in play, with up to three markers")
            slot = names.index(name)
            for space, owner in enumerate(owners):
                expect("claims", -1 <= owner < game.seats and (owner >= 0 or game.seats == 1), owner, "a seat")
                game.space[slot * SPACES + space] = RIVAL if owner < 0 else owner
                if owner >= 0:
                    game.own[owner * OWN + CLAIMED] |= BIT[slot]
                    game.own[owner * OWN + CLAIMS] += 1

    # -- what is to be done --------------------------------------------------------------------------------------

    def _lay_steps(self) -> None:
        p, game = self.position, self.game
        steps = {name: number for number, name in STEP_NAMES.items()}
        asked = {name: number for number, name in QUESTION_NAMES.items()}
        expect("pending", len(p.pending) < PENDING, len(p.pending), f"fewer than {PENDING} steps")
        for name, about in p.pending:
            expect("pending", name in steps and 0 <= about < 65536, name, "one of " + ", ".join(steps))
            later(game, steps[name], about)
        questions = p.questions
        if questions is None:
            questions = [("turn", 0)] if game.phase == PHASE_PLAY else []
        expect("questions", len(questions) < DEPTH, len(questions), f"fewer than {DEPTH} questions")
        for name, about in questions:
            expect("questions", name in asked and 0 <= about < 65536, name, "one of " + ", ".join(asked))
            game.ask(game.active, asked[name], about)
