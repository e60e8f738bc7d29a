"""Any position written down as plain data, and back: for tests, puzzles and bug reports.

Everything a description leaves out is empty or has its natural default: the cards not named are the left-over ones, the
tiles not named are in the bag as far as it needs them and in the box otherwise, and it is the marker holder's turn.
Tiles are named by their faces, such as `terrabot A`, `builder 3 special`, `shuttle 2` or `satellite product`; rows are
listed from their base to their open end, the bag from the next tile drawn to the last.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from planetfall.core.position import chance_of, check, expect, generator, plain, read, refuse
from planetfall.games.reworld.box import LETTERS, OFFICERS, PORTS, ROUNDS, SIGNS, TILES
from planetfall.games.reworld.codes import (
    ASK_BUILD,
    ASK_CARRY,
    ASK_PAY,
    ASK_SIGN,
    ASK_SURVEY,
    ASK_TURN,
    ASK_UNLOAD,
    ASK_USE,
    PAY,
)
from planetfall.games.reworld.components import LETTER_NAMES, SEATS, Components, of_game
from planetfall.games.reworld.notation import PORT_NAMES, payment_label, read_payment
from planetfall.games.reworld.payment import PAYMENTS, pack
from planetfall.games.reworld.play import Reworld
from planetfall.games.reworld.state import (
    BIT,
    CITY,
    COUNTS,
    DEFENCE,
    DOCKED,
    IN_BAG,
    SATELLITES,
    SHUTTLES,
    SOURCES,
    add_tile,
    gain,
    row_tiles,
)
from planetfall.games.reworld.view import SOURCE_NAMES
from planetfall.games.reworld.words import QUESTION_NAMES, hand_cards

__all__ = ["arrange", "describe"]

QUESTIONS = {name: question for question, name in QUESTION_NAMES.items()}
ABOUT = {ASK_PAY: PORT_NAMES, ASK_SIGN: LETTER_NAMES, ASK_CARRY: "012"}  # what a question remembers, by number
# What is in use while a question is open: kinds of module flying, numbers of builders aboard.
IN_FLIGHT = {
    ASK_SIGN: (("terrabot",), (0,)),
    ASK_USE: (("shuttle", "satellite"), (0,)),
    ASK_CARRY: (("shuttle",), (0, 1)),
    ASK_UNLOAD: (("shuttle",), (2,)),
    ASK_BUILD: (("shuttle",), (1, 2)),
    ASK_SURVEY: (("satellite",), (0,)),
}


class City(Struct, forbid_unknown_fields=True):
    tiles: list[str]
    sign: int = 1


class Player(Struct, forbid_unknown_fields=True):
    hand: str = ""  # officers, such as "11245"
    discarded: str = ""  # what it threw away when dropping out
    out: bool = False
    earned: dict[str, int] = {}  # points by source; they add up to the score
    docked: dict[str, list[str]] = {}
    cities: dict[str, City] = {}
    defence: list[str] = []
    shuttles: list[str] = []
    satellites: list[str] = []
    ships: list[str] = []


class Port(Struct, forbid_unknown_fields=True, omit_defaults=True):
    module: str = ""
    cards: str = ""  # in the notation of a payment, such as "2 2 4^"


class MarkerCard(Struct, forbid_unknown_fields=True):
    seat: int
    card: int


class Question(Struct, forbid_unknown_fields=True, omit_defaults=True):
    seat: int
    question: str
    about: str = ""  # the port of "pay", the letter of "sign", the manoeuvres left of "carry"


class Position(Struct, forbid_unknown_fields=True):
    players: list[Player]
    chapter: int = 1
    round: int = 1
    head_start: bool = False
    holder: int = 0
    ports: dict[str, Port] = {}
    marker_card: MarkerCard | None = None
    leftover: str | None = None
    bag: list[str] | None = None
    flying: str = ""
    aboard: list[str] = []
    questions: list[Question] | None = None
    revealed: int = 0
    chance: list[int] | None = None  # the generator; [0, 0, 0, 1] onwards of seed 0 if left out


# -- writing down ------------------------------------------------------------------------------------------------


def describe(game: Reworld) -> dict[str, Any]:
    faces = of_game(game).faces
    chapter_one = game.round <= ROUNDS
    position = Position(
        players=[_player(game, seat, faces) for seat in range(game.seats)],
        chapter=1 if chapter_one else 2,
        round=min(game.round, ROUNDS),
        head_start=game.head_start,
        holder=game.holder,
        ports=_ports(game, faces),
        marker_card=MarkerCard(game.marker_payer, game.marker_card) if game.marker_card else None,
        leftover=_digits(game.leftover),
        bag=[faces[tile] for tile in reversed(list(game.bag))],
        flying=faces[game.flying],
        aboard=[faces[tile] for tile in (game.aboard, game.aboard_too) if tile],
        questions=[_question(game, seat) for seat in game.actors()],
        revealed=game.revealed,
        chance=chance_of(game),
    )
    return plain(position)


def _player(game: Reworld, seat: int, faces: list[str]) -> Player:
    def row(number: int) -> list[str]:
        return [faces[tile] for tile in row_tiles(game, seat, number)]

    earned = {name: game.earned[seat * SOURCES + source] for source, name in enumerate(SOURCE_NAMES)}
    signs = [game.sign[seat * LETTERS + letter] for letter in range(LETTERS)]
    ids = [ship.id for ship in of_game(game).ships]
    return Player(
        hand=_digits(game.hand[seat]),
        discarded=_digits(game.thrown[seat]),
        out=bool((game.out >> seat) & 1),
        earned={name: points for name, points in earned.items() if points},
        docked={str(number + 1): row(number) for number in range(OFFICERS) if row(number)},
        cities={LETTER_NAMES[letter]: City(row(CITY + letter), sign) for letter, sign in enumerate(signs) if sign},
        defence=row(DEFENCE),
        shuttles=row(SHUTTLES),
        satellites=row(SATELLITES),
        ships=[ids[ship] for ship in range(len(ids)) if (game.ships[seat] >> ship) & 1],
    )


def _ports(game: Reworld, faces: list[str]) -> dict[str, Port]:
    ports: dict[str, Port] = {}
    for port, name in enumerate(PORT_NAMES):
        if game.module[port]:
            ports[name] = Port(module=faces[game.module[port]])
        elif game.top[port]:
            ports[name] = Port(cards=_payment(game.laid[port]))
    return ports


def _payment(code: int) -> str:
    payment = PAYMENTS[code - PAY]
    return payment_label(payment.laid, payment.top)


def _question(game: Reworld, seat: int) -> Question:
    question = game.question(seat)
    about = ABOUT.get(question)
    return Question(seat, QUESTION_NAMES[question], about[game.about(seat)] if about else "")


def _digits(packed: int) -> str:
    return "".join(str(card) for card in hand_cards(packed))


# -- setting up --------------------------------------------------------------------------------------------------


def arrange(description: Mapping[str, Any], components: Components) -> Reworld:
    """The position as a game; a ValueError says what is impossible and where."""
    arranger = _Arranger(read(description, Position), components)
    arranger.lay_out()
    return arranger.game


class _Arranger:
    """Takes tiles and cards from the box as the description names them, so that none can be named twice."""

    def __init__(self, position: Position, components: Components) -> None:
        self.position = position
        self.components = components
        self.unused: dict[str, list[int]] = {}  # tiles by face, the lowest number last, where it is taken first
        for tile in range(TILES, 0, -1):
            self.unused.setdefault(components.faces[tile], []).append(tile)
        self.cards = Counter(dict.fromkeys(range(1, OFFICERS + 1), components.officers.copies))
        self.game = Reworld()

    def lay_out(self) -> None:
        p, game = self.position, self.game
        seats = len(p.players)
        expect("players", seats in SEATS, seats, "2, 3 or 4 players")
        expect("chapter", p.chapter in (1, 2), p.chapter, "1 or 2")
        expect("round", 1 <= p.round <= ROUNDS, p.round, "a round from 1 to 5")
        expect("holder", 0 <= p.holder < seats, p.holder, f"a seat from 0 to {seats - 1}")
        game.seat_players(seats, generator(p.chance))
        game.clear_table(self.components.box, seats)
        game.head_start = p.head_start
        game.revealed = p.revealed
        game.round = p.round if p.chapter == 1 else ROUNDS + 1
        game.holder = p.holder
        self._lay_station()
        for seat, player in enumerate(p.players):
            self._lay_player(seat, player)
        game.flying = self._tile("flying", p.flying) if p.flying else 0
        expect("aboard", len(p.aboard) <= 2, p.aboard, "at most two builders")
        aboard = [self._tile("aboard", face) for face in p.aboard] + [0, 0]
        game.aboard, game.aboard_too = aboard[0], aboard[1]
        self._fill_bag()
        self._lay_leftover()
        game.boxed = len(self._not_laid_out())
        self._ask()
        check(game)

    # -- tiles and cards -------------------------------------------------------------------------------------------

    def _tile(self, path: str, face: str) -> int:
        if face not in self.unused:
            raise refuse(path, face, "a face such as 'terrabot A', 'builder 3', 'shuttle 1' or 'satellite product'")
        if not self.unused[face]:
            raise refuse(path, face, f"no more than the {self.components.faces.count(face)} in the box")
        return self.unused[face].pop()

    def _not_laid_out(self) -> list[int]:
        return sorted(tile for tiles in self.unused.values() for tile in tiles)

    def _take_cards(self, path: str, digits: str) -> int:
        expect(path, all(card in "12345" for card in digits), digits, "officers from 1 to 5, such as '11245'")
        laid = [int(card) for card in digits]
        self.cards.subtract(laid)
        expect(path, min(self.cards.values()) >= 0, digits, f"no more than {self.components.officers.copies} of each")
        return pack(laid)

    # -- places ----------------------------------------------------------------------------------------------------

    def _lay_station(self) -> None:
        p, game = self.position, self.game
        expect("ports", p.chapter == 1 or not p.ports, p.ports, "none in Chapter Two")
        for name, entry in p.ports.items():
            path = f"ports.{name}"
            expect(path, name in PORT_NAMES, name, "a port from U1 to U10 or L1 to L10")
            expect(path, not (entry.module and entry.cards), entry, "a module or cards, not both")
            port = PORT_NAMES.index(name)
            if entry.module:
                game.module[port] = self._tile(path, entry.module)
            elif entry.cards:
                self._lay_payment(path, port, entry.cards)
        if p.marker_card is not None:
            expect("marker_card", 0 <= p.marker_card.seat < len(p.players), p.marker_card.seat, "a seat")
            self._take_cards("marker_card", str(p.marker_card.card))
            game.marker_card, game.marker_payer = p.marker_card.card, p.marker_card.seat
            expect("holder", p.holder == p.marker_card.seat, p.holder, "the seat that laid the marker card")

    def _lay_payment(self, path: str, port: int, cards: str) -> None:
        payment = read_payment(cards)
        if payment is None:
            raise refuse(path, cards, "a payment such as '2 2 4^'")
        game = self.game
        self._take_cards(path, "".join(str(card) for card in payment.laid))
        game.laid[port] = PAY + PAYMENTS.index(payment)
        game.top[port] = payment.top
        game.case[(port + 1) % PORTS] += 6 * payment.top
        game.case[(port - 1) % PORTS] += payment.top

    def _lay_player(self, seat: int, player: Player) -> None:
        game = self.game
        path = f"players[{seat}]"
        game.hand[seat] = self._take_cards(f"{path}.hand", player.hand)
        game.cards[seat] = len(player.hand)
        game.thrown[seat] = self._take_cards(f"{path}.discarded", player.discarded)
        if player.out:
            game.out |= BIT[seat]
        expect(f"{path}.out", self.position.chapter == 1 or not player.out, player.out, "nobody out in Chapter Two")
        expect(f"{path}.hand", not (player.hand and player.out), player.hand, "no cards for who has dropped out")
        expect(f"{path}.discarded", player.out or not player.discarded, player.discarded, "cards of a drop-out only")
        most = game.box.hand_size[game.seats]
        expect(f"{path}.hand", len(player.hand) <= most, player.hand, f"at most {most} cards")
        for name, tiles in player.docked.items():
            expect(f"{path}.docked", name in "12345" and len(name) == 1, name, "a docking row from 1 to 5")
            self._lay_row(f"{path}.docked.{name}", seat, int(name) - 1, tiles)
        for letter, city in player.cities.items():
            self._found(f"{path}.cities.{letter}", seat, letter, city)
        for name, row, tiles in (
            ("defence", DEFENCE, player.defence),
            ("shuttles", SHUTTLES, player.shuttles),
            ("satellites", SATELLITES, player.satellites),
        ):
            self._lay_row(f"{path}.{name}", seat, row, tiles)
        self._take_ships(f"{path}.ships", seat, player.ships)
        for source, points in player.earned.items():
            expect(f"{path}.earned", source in SOURCE_NAMES, source, "one of " + ", ".join(SOURCE_NAMES))
            expect(f"{path}.earned", abs(points) <= 1000, points, "points up to 1000")
            gain(game, seat, SOURCE_NAMES.index(source), points)

    def _lay_row(self, path: str, seat: int, row: int, tiles: list[str]) -> None:
        expect(path, self.position.chapter == 2 or row < CITY or not tiles, tiles, "nothing settled in Chapter One")
        for face in tiles:
            add_tile(self.game, seat, row, self._tile(path, face))

    def _found(self, path: str, seat: int, letter: str, city: City) -> None:
        expect(path, letter in LETTER_NAMES and len(letter) == 1, letter, "a letter from A to E")
        expect(f"{path}.sign", 1 <= city.sign <= SIGNS, city.sign, "a sign from 1 to 4")
        index = LETTER_NAMES.index(letter)
        taken = [self.game.sign[other * LETTERS + index] for other in range(seat)]
        expect(f"{path}.sign", city.sign not in taken, city.sign, "a sign nobody else has")
        self.game.sign[seat * LETTERS + index] = city.sign
        founder = f"terrabot {letter}"
        expect(f"{path}.tiles", city.tiles[:1] == [founder], city.tiles, f"tiles that begin with {founder!r}")
        self._lay_row(f"{path}.tiles", seat, CITY + index, city.tiles)

    def _take_ships(self, path: str, seat: int, ships: list[str]) -> None:
        ids = [ship.id for ship in self.components.ships]
        expect(path, self.position.chapter == 2 or not ships, ships, "no ships in Chapter One")
        for ship in ships:
            expect(path, ship in ids, ship, "one of " + ", ".join(ids))
            bit = BIT[ids.index(ship)]
            expect(path, bool(self.game.ships_left & bit), ship, "a ship nobody has taken")
            self.game.ships_left -= bit
            self.game.ships[seat] |= bit

    def _fill_bag(self) -> None:
        p = self.position
        size = PORTS * (ROUNDS - p.round) if p.chapter == 1 else 0
        if p.bag is None:
            left = self._not_laid_out()
            missing = f"a later round: it needs {size} tiles in the bag, but only {len(left)} are not laid out"
            expect("round", len(left) >= size, p.round, missing)
            bag = [self._tile("bag", self.components.faces[tile]) for tile in left[:size]]
        else:
            expect("bag", len(p.bag) == size, len(p.bag), f"{size} tiles, as many as later rounds need")
            bag = [self._tile("bag", face) for face in p.bag]
        self.game.bag = vec[i64](reversed(bag))
        for tile in set(range(1, TILES + 1)).difference(bag):
            if self.game.behind[tile] == IN_BAG:
                self.game.behind[tile] = 0

    def _lay_leftover(self) -> None:
        p, game = self.position, self.game
        if p.chapter == 2:
            held = [player.hand + player.discarded for player in p.players]
            used = any(held) or p.marker_card is not None or bool(p.leftover)
            expect("players", not used, held, "no cards in Chapter Two")
            return
        rest = "".join(str(card) for card in sorted(self.cards.elements()))
        game.leftover = self._take_cards("leftover", rest if p.leftover is None else p.leftover)
        expect("leftover", not any(self.cards.values()), p.leftover, "all cards that are nowhere else")

    # -- questions -------------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        questions = self.position.questions
        if questions is None:
            questions = self._natural_question()
        expect("questions", bool(questions) or not self._natural_question(), questions, "whose turn it is")
        for index, question in enumerate(questions):
            path = f"questions[{index}]"
            expect(path, len(questions) == 1, len(questions), "one question at a time")
            expect(f"{path}.seat", 0 <= question.seat < self.game.seats, question.seat, "a seat")
            known = "one of " + ", ".join(QUESTIONS)
            expect(f"{path}.question", question.question in QUESTIONS, question.question, known)
            self._ask_one(path, question)

    def _natural_question(self) -> list[Question]:
        game = self.game
        for step in range(game.seats):
            seat = (game.holder + step) % game.seats
            if self.position.chapter == 1 and not (game.out >> seat) & 1:
                return [Question(seat, "turn")]
            if self.position.chapter == 2 and game.count[seat * COUNTS + DOCKED] > 0:
                return [Question(seat, "undock")]
        expect("players", self.position.chapter == 2, "all out", "somebody who is still in the round")
        return []  # the game is over

    def _ask_one(self, path: str, asked: Question) -> None:
        p, game, question = self.position, self.game, QUESTIONS[asked.question]
        chapter = 1 if question in (ASK_TURN, ASK_PAY) else 2
        expect(path, chapter == p.chapter, asked.question, f"a question of chapter {p.chapter}")
        expect(path, not (game.out >> asked.seat) & 1, asked.question, "a seat that has not dropped out")
        about = ABOUT.get(question)
        if about is None:
            expect(f"{path}.about", not asked.about, asked.about, "nothing")
        elif not asked.about or asked.about not in about:
            raise refuse(f"{path}.about", asked.about, "one of " + " ".join(about))
        self._check_flight(question, asked)
        game.ask(asked.seat, question, about.index(asked.about) if about else 0)
        payable = question != ASK_PAY or game.module[game.about(asked.seat)] > 0
        expect(path, payable and len(game.legal(asked.seat)) > 0, asked.question, "a question that has an answer")

    def _check_flight(self, question: int, asked: Question) -> None:
        """What is in use while a question is open: the kind of module, and how many builders are aboard."""
        p = self.position
        kinds, aboard = IN_FLIGHT.get(question, ((), (0,)))
        expect("flying", p.flying.split(" ")[0] in (kinds or ("",)), p.flying, " or ".join(kinds) or "no module in use")
        expect("aboard", len(p.aboard) in aboard, p.aboard, f"{' or '.join(map(str, aboard))} builders")
        expect("aboard", all(face.startswith("builder") for face in p.aboard), p.aboard, "builders")
        if question == ASK_SIGN:
            founded = asked.about in p.players[asked.seat].cities
            expect(
                "flying", p.flying == f"terrabot {asked.about}" and not founded, p.flying, "a terrabot without a city"
            )
        elif question == ASK_CARRY:
            expect("aboard", len(p.aboard) + int(asked.about) == 2, p.aboard, "two manoeuvres in all")
        elif question == ASK_SURVEY:
            expect(
                "flying",
                p.flying in ("satellite product", "satellite row_length"),
                p.flying,
                "a task that asks for a city",
            )
