"""What a page of a table says, as plain values for its template."""

import time
from collections.abc import Collection, Sequence
from zlib import crc32

from markupsafe import Markup
from msgspec import Struct, structs

from planetfall._advice import WORTH_A_WORD, Advice, Decision, explain, tell
from planetfall.bots.analysis import Choice
from planetfall.core.game import Game
from planetfall.core.texts import texts
from planetfall.core.title import Title
from planetfall.core.view import Board, Look, Reader, View
from planetfall.table.people import Person, seed_hash
from planetfall.table.review import decimal
from planetfall.table.store import Message, SeatRow
from planetfall.table.tables import Table, say

__all__ = ["Eye", "Part", "TablePage", "page_parts", "show_table", "summary", "taste_names", "visible_seat"]

ALL = "all"  # the eye that sees everything


class Eye(Struct, frozen=True):
    """From where, and as of when, a table is looked at."""

    seat: int | None = None  # the seat the page belongs to
    at: int | None = None  # after so many steps; None is now
    eye: str = ""  # in a replay: a seat's number, "spectator" or "all"
    better: bool = False  # in a replay: with the move that would have been better


class Draft(Struct, frozen=True):
    steps: int
    complete: bool
    points: int
    can_undo: bool
    version: str
    stands: bool = False  # what the seat did in this turn, because something was uncovered


class SeatLine(Struct, frozen=True):
    seat: int
    name: str
    kind: str
    plays: str  # how a computer does: its level, and what it likes
    mine: bool
    online: bool
    thinking: bool
    holder_away: bool
    can_replace: bool
    can_return: bool
    votes: int
    needed: int


class TableFacts(Struct, frozen=True):
    id: str
    name: str
    game: str
    title: str
    url: str
    invite_url: str | None
    started: bool
    over: bool
    confirm: bool
    hints: bool
    seed_hash: str
    seed: int | None
    salt: str | None
    hot_seat: bool
    deadline: int
    outdated: bool
    result: dict[str, list[int]] | None


class Part(Struct, frozen=True):
    """A large part of a page, and whether the reader has it already."""

    html: Markup
    hash: str
    same: bool


class Better(Struct, frozen=True):
    """A move that would have been better, in a replay."""

    name: str  # whose
    played: str
    text: str
    reason: str
    loss: str


class TablePage(Struct, frozen=True):
    table: TableFacts
    view: View
    board: Board
    seat: int | None
    held: list[int]
    seats: list[SeatLine]
    draft: Draft
    version: str
    chat: list[dict[str, str | int | None]]
    curtain: str | None
    curtain_seat: int | None
    at: int | None
    steps: int
    eyes: list[tuple[str, str]]
    eye: str
    notices: list[str]
    may_ask: bool  # for a hint
    hint: Advice | None
    even: bool  # whether another move is about as good as that of the hint
    better: Better | None


def visible_seat(table: Table, person: Person | None, wanted: int | None) -> int | None:
    """The seat whose page this browser gets. Where several people share a screen, each asks for the own one."""
    held = table.held_by(person)
    if wanted in held:
        return wanted
    return held[0] if len(held) == 1 else None


def show_table(
    table: Table,
    person: Person | None,
    look: Eye,
    language: str,
    base: str,
    thinking: Collection[int],
    choices: Sequence[Choice] | None = None,
    decision: Decision | None = None,
) -> TablePage:
    """`choices` are what was found for a hint; `decision` is the step of a replay whose better move is to be shown."""
    held = table.held_by(person)
    seat = look.seat
    curtain = _curtain(table, held, seat)
    reader, game_at = _reader(table, look, language, hidden=curtain is not None)
    complete = seat is not None and table.turn_is_complete(seat)
    plays = seat is not None and table.seats[seat].kind == "person" and table.started and not table.outdated
    view = table.title.view(game_at, reader)
    shown = len(table.steps) if look.at is None else look.at
    live = plays and look.at is None and curtain is None and not complete
    better = None
    if decision is not None:
        better = _better(table, view, game_at, decision, language)
        board = _only(table, view, decision.best, Look(language, shown))
    else:
        board = table.title.board(view, Look(language, shown, live))
    hint = None
    if choices and seat is not None and live and table.may_ask(seat):
        hint = tell(game_at, seat, choices, language, table.names(language))[0]
    return TablePage(
        table=_facts(table, held, base),
        view=view,
        board=Board(
            {area: Markup(html) for area, html in board.areas.items()},
            Markup(board.choices),
            Markup(board.score),
            board.scenery,
        ),
        seat=seat,
        held=held,
        seats=[_seat_line(table, other, person, thinking, language) for other in range(len(table.seats))],
        draft=_draft(table, seat, complete),
        version=table.version(seat),
        chat=[_message(message) for message in table.chat],
        curtain=None if curtain is None else table.seats[curtain].name,
        curtain_seat=curtain,
        at=look.at,
        steps=len(table.steps),
        eyes=_eyes(table, language),
        eye=look.eye,
        notices=[say("notice-outdated", language)] if table.outdated else [],
        may_ask=look.at is None and curtain is None and table.may_ask(seat),
        hint=hint,
        even=sum(choice.loss < WORTH_A_WORD for choice in choices or ()) > 1,
        better=better,
    )


def _better(table: Table, view: View, game: Game, decision: Decision, language: str) -> Better:
    texts = {move.notation: move.text for move in view.moves}
    return Better(
        name=view.names[decision.seat],
        played=texts[decision.move],
        text=texts[decision.best],
        reason=explain(game, decision, language, table.names(language)),
        loss=decimal(decision.loss, language),
    )


def _only(table: Table, view: View, notation: str, look: Look) -> Board:
    """The board with one move lit that can only be looked at."""
    moves = tuple(move for move in view.moves if move.notation == notation)
    board = table.title.board(structs.replace(view, moves=moves, refused=()), look)
    return structs.replace(board, areas={name: _to_look_at(html) for name, html in board.areas.items()})


def _to_look_at(html: str) -> str:
    """Targets become pictures, buttons are switched off."""
    drawn = html.replace('role="button" data-move=', 'role="img" data-better=')
    return drawn.replace(" data-move=", " disabled data-better=")


def page_parts(board: Board, have: Collection[str], opened: Collection[str]) -> dict[str, Part]:
    """The heavy parts of a page; `have` are the hashes of those the reader shows, `opened` the sheets that are open."""
    named = {name: board.areas.get(name, Markup("")) for name in ("board", "own", "foot", "side")}
    named["score"] = board.score
    parts = {}
    for name, whole in named.items():
        html = _without_scenery(str(whole), board.scenery, have)  # Markup would escape what it replaces
        fingerprint = f"{crc32(whole.encode()):x}-{len(whole)}"
        same = fingerprint in have
        closed = name == "score" and name not in opened
        # What is left out although the reader has not got it must not be taken for what the reader has.
        parts[name] = Part(Markup(html), "" if closed and not same else fingerprint, closed or same)
    return parts


def _without_scenery(html: str, scenery: tuple[str, ...], have: Collection[str]) -> str:
    for element in scenery:
        opening = element[: element.index(">")]
        if any(f'data-hash="{known}"' in opening for known in have):
            html = html.replace(element, f"{opening} data-same></{opening[1:].split()[0]}>")
    return html


def _curtain(table: Table, held: list[int], seat: int | None) -> int | None:
    """The seat this screen has to be handed to first; hands stay hidden until its player says so."""
    people = [other for other in held if table.seats[other].kind == "person"]
    acting = [other for other in people if other in table.game.actors()]
    if len(people) < 2 or seat in acting or not acting or not table.in_play:
        return None
    return acting[0]


def _reader(table: Table, look: Eye, language: str, hidden: bool) -> tuple[Reader, Game]:
    """Who reads, and the position to be read. Secrets of others only once the game is over."""
    names = table.names(language)
    if hidden or not table.started or table.outdated:
        return Reader(None, language, names), table.game
    game = table.shown(look.seat) if look.at is None else table.played(table.steps[: look.at])
    if not table.over or not look.eye:
        return Reader(look.seat, language, names), game
    if look.eye == ALL:
        return Reader(look.seat, language, names, everything=True), game
    seat = int(look.eye) if look.eye.isdecimal() and int(look.eye) < len(table.seats) else None
    return Reader(seat, language, names), game


def _facts(table: Table, held: list[int], base: str) -> TableFacts:
    row = table.row
    url = f"{base}/table/{row.id}"
    return TableFacts(
        id=row.id,
        name=row.name,
        game=row.game,
        title=table.title.info.title,
        url=url,
        invite_url=url if not table.started else None,
        started=table.started,
        over=table.over,
        confirm=row.confirm,
        hints=row.hints,
        seed_hash=seed_hash(row.seed, row.salt),
        seed=row.seed if table.over else None,
        salt=row.salt if table.over else None,
        hot_seat=len(held) > 1,
        deadline=row.deadline,
        outdated=table.outdated,
        result=row.result,
    )


def _seat_line(table: Table, seat: int, person: Person | None, thinking: Collection[int], language: str) -> SeatLine:
    row = table.seats[seat]
    mine = person is not None and row.holder == person.holder
    gone = table.gone(seat) and not mine
    held = table.held_by(person)
    return SeatLine(
        seat=seat,
        name=row.name,
        kind=row.kind,
        plays=_plays(table.title, row.level, language) if row.kind == "computer" else "",
        mine=mine,
        online=row.kind == "computer" or table.online(seat),
        thinking=seat in thinking,
        holder_away=gone,
        can_replace=_can_replace(table, row, gone, held),
        can_return=mine and row.kind == "computer" and not table.over,
        votes=len(row.votes),
        needed=1 if table.late(seat) else len(row.votes) + len(table.awaited(seat)),
    )


def _plays(title: Title, level: str, language: str) -> str:
    name, _, taste = level.partition("/")
    shown = say(f"level-{name}", language)
    if not taste:
        return say("seat-computer", language, level=shown)
    likes = taste_names(title, language).get(taste, taste)  # the game may have lost it since
    return say("seat-computer-likes", language, level=shown, likes=likes)


def taste_names(title: Title, language: str) -> dict[str, str]:
    """What computers may like in this game, in words."""
    return {taste: texts(title.folder, language).say(f"taste-{taste}") for taste in title.tastes}


def _can_replace(table: Table, row: SeatRow, gone: bool, held: list[int]) -> bool:
    if row.kind == "open":
        return bool(held)
    return gone and any(seat in table.voters(row.seat) and seat not in row.votes for seat in held)


def _draft(table: Table, seat: int | None, complete: bool) -> Draft:
    if seat is None:
        return Draft(0, False, 0, False, "0")
    row = table.seats[seat]
    gain = table.shown(seat).scores()[seat] - table.game.scores()[seat]
    stands = not row.draft and seat in table.game.actors() and not table.game.begins_turn(seat)
    return Draft(len(row.draft), complete, gain, bool(row.draft), str(row.own), stands)


def _message(message: Message) -> dict[str, str | int | None]:
    at = time.strftime("%H:%M", time.localtime(message.at))
    return {"who": message.name, "seat": message.seat, "text": message.text, "at": at}


def _eyes(table: Table, language: str) -> list[tuple[str, str]]:
    """Points of view a replay offers."""
    if not table.over:
        return []
    seats = [(str(seat), table.seats[seat].name) for seat in range(len(table.seats))]
    return [*seats, ("spectator", say("eye-spectator", language)), (ALL, say("eye-all", language))]


def summary(table: Table, person: Person | None, language: str) -> dict[str, object]:
    """A line of a list of tables."""
    view = table.title.view(table.game, Reader(None, language, table.names(language)))
    return {
        "id": table.row.id,
        "name": table.row.name,
        "game": table.row.game,
        "game_title": table.title.info.title,
        "stage": view.stage,
        "my_turn": table.my_turn(person),
        "since": table.row.moved,
        "started": table.started,
        "over": table.over,
        "free": sum(seat.kind == "open" for seat in table.seats),
        "names": [seat.name for seat in table.seats if seat.name],
        "scores": (table.row.result or {}).get("scores", []),
        "places": (table.row.result or {}).get("places", []),
    }
