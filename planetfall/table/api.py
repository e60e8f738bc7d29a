"""The table as JSON, for clients and players that are programs.

`ENDPOINTS` is the one list of what there is: the routes and the OpenAPI document are both made from it. Inputs are
structs with limits, so that a bad one is refused with what is wrong, where, and what was expected.
"""

import logging
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from planetfall._advice import tell
from planetfall._face import catalogue
from planetfall.bots.levels import LEVELS
from planetfall.catalogue import find_title
from planetfall.core.view import Reader, View
from planetfall.table.advisers import Advisers
from planetfall.table.api_types import (
    ActionBlock,
    AskedBy,
    AskedFrom,
    ChatWanted,
    Command,
    ComputerWanted,
    Done,
    GameLine,
    HintAnswer,
    MoveCommand,
    MovesAnswer,
    PersonWanted,
    PlayerWanted,
    Problem,
    RecordAnswer,
    ReviewAnswer,
    Said,
    SeatLine,
    SeatNamed,
    SeatWanted,
    TableAnswer,
    TableLine,
    TableLists,
    TableWanted,
    Welcome,
)
from planetfall.table.limits import TALKERS, address_of, preferred_language
from planetfall.table.openapi import Endpoint, openapi
from planetfall.table.people import COOKIE, Person, Registry, clean_name, seed_hash
from planetfall.table.settings import Settings
from planetfall.table.tables import NewTable, Player, Refused, Table, Tables, say

__all__ = ["ENDPOINTS", "routes"]

SAFE = ("GET", "HEAD")
RETRY_SECONDS = "5"  # after a refusal because of too many requests
WHY_LENGTH = 300  # what is wrong with an input may quote all of it

log = logging.getLogger(__name__)

# -- one request ---------------------------------------------------------------------------------------------------


class Call:
    """One request of one person, or of nobody in particular."""

    def __init__(self, request: Request, asked: Any, language: str) -> None:
        self.request = request
        self.asked = asked
        self.language = language
        self.body: Any = None
        self.tables: Tables = request.app.state.tables
        self.advisers: Advisers = request.app.state.advisers
        self.registry: Registry = request.app.state.registry
        self.settings: Settings = request.app.state.settings
        self.known: Person | None = None

    @property
    def person(self) -> Person:
        if self.known is None:
            raise self.refused(401, "refused-who")
        return self.known

    def refused(self, status: int, key: str, **values: str | int) -> Refused:
        return Refused(status, say(key, self.language, **values))

    def allow(self, key: str, per_minute: int) -> None:
        """The same keys as the pages use: what somebody sends is counted together."""
        if not self.request.app.state.limiter.allow(key, per_minute):
            raise self.refused(429, "refused-too-many")

    def identify(self, needed: bool) -> Person | None:
        """By token, or by cookie; a cookie comes by itself, so a command must prove that it is from our pages."""
        scheme, _, token = self.request.headers.get("authorization", "").partition(" ")
        if scheme:
            person = self.registry.read(token.strip()) if scheme.lower() == "bearer" else None
            if person is None:
                raise self.refused(401, "refused-who")
            return person
        person = self.registry.read(self.request.cookies.get(COOKIE))
        if person is None and needed:
            raise self.refused(401, "refused-who")
        if person is not None and self.request.method not in SAFE:
            if not self.registry.csrf_holds(person, self.request.headers.get("x-csrf", "")):
                raise self.refused(403, "refused-csrf")
        return person

    async def table(self) -> Table:
        return await self.tables.find(self.request.path_params["id"], self.language)

    def check_seat(self, table: Table, seat: int) -> int:
        if seat >= len(table.seats):
            raise self.refused(422, "refused-no-seat", seats=len(table.seats))
        if seat not in table.held_by(self.person):
            raise self.refused(403, "refused-not-your-seat")
        return seat

    def check_spectator(self, table: Table) -> None:
        if not table.may_watch(self.known):
            raise self.refused(403, "refused-no-spectators")


# -- games and people ------------------------------------------------------------------------------------------------


async def list_games(call: Call) -> tuple[GameLine, ...]:
    return _games()


@cache
def _games() -> tuple[GameLine, ...]:
    """Never changes while the program runs."""
    return tuple(
        GameLine(
            name=name,
            title=info.title,
            rules=info.rules_version,
            seats=info.seats,
            options=info.options,
            levels=tuple(LEVELS),
            tastes=find_title(name).tastes,
            actions=tuple(
                ActionBlock(block.name, block.about, info.actions.start(block.name), tuple(block.labels))
                for block in info.actions.blocks
            ),
        )
        for name, info in catalogue().items()
    )


async def make_person(call: Call) -> Welcome:
    name = clean_name(call.body.name, say("guest", call.language))
    person = Person(call.registry.new_person().number, name)
    return Welcome(name, call.registry.sign(person))


# -- tables --------------------------------------------------------------------------------------------------------


async def make_table(call: Call) -> TableLine:
    call.allow(f"create {address_of(call.request.scope)}", call.settings.tables_per_minute)
    wanted: TableWanted = call.body
    players = tuple(_player(call, player) for player in wanted.players)
    new_table = NewTable(
        game=wanted.game,
        players=players,
        options=wanted.options,
        name=wanted.name,
        confirm=wanted.confirm,
        spectators=wanted.spectators,
        listed=wanted.listed,
        hints=wanted.hints,
        deadline=wanted.deadline,
    )
    try:
        table = await call.tables.create(new_table, call.person, call.language)
    except ValueError as error:  # a game, a number of seats or an option that there is not
        raise call.refused(422, "refused-input", why=str(error)) from error
    return _line(table, call.person)


def _player(call: Call, wanted: PlayerWanted) -> Player:
    if wanted.kind in ("person", "computer"):
        return Player(wanted.kind, "", wanted.level)  # whoever comes brings the name
    return Player(wanted.kind, wanted.name or (_own_name(call) if wanted.kind == "me" else ""))


def _own_name(call: Call) -> str:
    return clean_name(call.person.name, say("guest", call.language))


async def list_tables(call: Call) -> TableLists:
    person = call.person
    mine = await call.tables.ask(lambda: call.tables.store.tables_of(person.holder))
    free = await call.tables.ask(call.tables.store.open_tables)
    return TableLists(await _lines(call, mine), await _lines(call, free))


async def _lines(call: Call, ids: list[str]) -> tuple[TableLine, ...]:
    return tuple([_line(await call.tables.find(key, call.language), call.person) for key in ids])


async def show_table(call: Call) -> TableAnswer:
    table = await call.table()
    if call.asked.seat is None:
        call.check_spectator(table)
        return _shown(table, None, call)
    return _shown(table, call.check_seat(table, call.asked.seat), call)


def _line(table: Table, person: Person | None) -> TableLine:
    return TableLine(**_line_values(table, person))


def _line_values(table: Table, person: Person | None) -> dict[str, Any]:
    row = table.row
    held = table.held_by(person)
    return {
        "id": row.id,
        "url": f"/table/{row.id}",
        "name": row.name,
        "game": row.game,
        "seats": tuple(SeatLine(s.seat, s.kind, s.name, s.level, s.seat in held) for s in table.seats),
        "started": table.started,
        "over": table.over,
        "my_turn": table.my_turn(person),
        "created": row.created,
        "moved": row.moved,
    }


def _shown(table: Table, seat: int | None, call: Call) -> TableAnswer:
    row = table.row
    return TableAnswer(
        **_line_values(table, call.known),
        options=row.options,
        rules=row.rules,
        outdated=table.outdated,
        confirm=row.confirm,
        spectators=row.spectators,
        hints=row.hints,
        deadline=row.deadline,
        seed_hash=seed_hash(row.seed, row.salt),
        seed=str(row.seed) if table.over else None,
        salt=row.salt if table.over else None,
        result=row.result,
        steps=len(table.steps),
        seat=seat,
        version=None if seat is None else table.seats[seat].own,
        event=table.version(seat),
        draft=() if seat is None else table.seats[seat].draft,
        complete=_complete(table, seat),
        view=_view(table, seat, call.language),
        chat=tuple(table.chat),
    )


def _view(table: Table, seat: int | None, language: str) -> View | None:
    """Hands stay closed until everybody has sat down."""
    if table.outdated:
        return None
    seen_by = seat if table.started else None
    return table.title.view(table.shown(seen_by), Reader(seen_by, language, table.names(language)))


def _complete(table: Table, seat: int | None) -> bool:
    return seat is not None and not table.outdated and table.turn_is_complete(seat)


async def list_moves(call: Call) -> MovesAnswer:
    table = await call.table()
    seat = call.check_seat(table, call.asked.seat)
    complete = _complete(table, seat)
    view = None if complete or not table.started else _view(table, seat, call.language)
    version = table.seats[seat].own
    if view is None:
        return MovesAnswer(seat, version, complete, (), ())
    return MovesAnswer(seat, version, complete, view.moves, view.refused)


async def show_record(call: Call) -> RecordAnswer:
    table = await call.table()
    call.check_spectator(table)
    if not table.over:
        raise call.refused(409, "refused-record")
    row = table.row
    return RecordAnswer(table.record_text(), seed_hash(row.seed, row.salt), str(row.seed), row.salt)


async def show_hint(call: Call) -> HintAnswer:
    table = await call.table()
    seat = call.check_seat(table, call.body.seat)
    call.tables.check_hint(table, seat, call.person, call.language)
    call.allow(f"hint {call.person.holder}", call.settings.hints_per_minute)
    call.allow(f"hint {address_of(call.request.scope)}", TALKERS * call.settings.hints_per_minute)
    await call.advisers.hint(table, seat, call.language)
    choices = call.advisers.hint_for(table, seat)
    if choices is None:  # somebody holds the same seat elsewhere, and was quicker than the search
        raise call.refused(409, "refused-stale")
    found = tell(table.drafted(seat), seat, choices, call.language, table.names(call.language))
    return HintAnswer(seat, table.seats[seat].own, found[0])


async def show_review(call: Call) -> ReviewAnswer:
    table = await call.table()
    call.check_spectator(table)
    if not table.over or table.outdated:
        raise call.refused(409, "refused-outdated" if table.outdated else "refused-review")
    review = await call.advisers.review(table, call.language)
    total = len(table.steps)
    return ReviewAnswer(call.advisers.progress(table) if review is None else total, total, review)


# -- commands --------------------------------------------------------------------------------------------------------


async def sit(call: Call) -> Done:
    table = await call.table()
    seat = call.body.seat
    if seat is None:
        seat = next((row.seat for row in table.seats if row.kind == "open"), None)
    if seat is None:
        raise call.refused(409, "refused-full")
    await call.tables.sit(table, seat, call.person, call.body.name or _own_name(call), call.language)
    return _done(table, seat)


async def act(call: Call) -> Done:
    return await _command(call, call.tables.move, call.body.move)


async def instead(call: Call) -> Done:
    return await _command(call, call.tables.instead, call.body.move)


async def undo(call: Call) -> Done:
    return await _command(call, call.tables.undo)


async def restart(call: Call) -> Done:
    return await _command(call, call.tables.restart)


async def confirm(call: Call) -> Done:
    return await _command(call, call.tables.confirm)


async def _command(call: Call, carry_out: Callable[..., Awaitable[None]], *move: str) -> Done:
    table = await call.table()
    seat, person = call.body.seat, call.person
    call.allow(f"seat {table.row.id} {seat} {person.holder}", call.settings.moves_per_minute)
    await carry_out(table, seat, person, str(call.body.version), *move, call.language)
    return _done(table, seat)


def _done(table: Table, seat: int) -> Done:
    row = table.seats[seat]
    complete = _complete(table, seat)
    return Done(seat, row.own, table.version(seat), len(table.steps), row.draft, complete, table.over)


async def replace(call: Call) -> TableLine:
    table = await call.table()
    await call.tables.replace(table, call.body.seat, call.person, call.body.level, call.language)
    return _line(table, call.person)


async def come_back(call: Call) -> Done:
    table = await call.table()
    await call.tables.come_back(table, call.body.seat, call.person, call.language)
    return _done(table, call.body.seat)


async def chat(call: Call) -> Said:
    table = await call.table()
    person = call.person
    seat = call.body.seat
    if seat is None:
        call.check_spectator(table)
    name = _own_name(call) if seat is None else table.seats[call.check_seat(table, seat)].name
    call.allow(f"chat {person.holder}", call.settings.messages_per_minute)
    # Tokens are free, so whoever takes a new one for each message is stopped by the address.
    call.allow(f"chat {address_of(call.request.scope)}", TALKERS * call.settings.messages_per_minute)
    await call.tables.chat(table, seat, name, call.body.text, call.language)
    return Said(len(table.chat), table.version(seat))


# -- the document ----------------------------------------------------------------------------------------------------


async def show_openapi(call: Call) -> dict[str, Any]:
    return openapi(ENDPOINTS)


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/games",
        summary="All games: seats, options, and every move there is",
        handler=list_games,
        answer=tuple[GameLine, ...],
        needs_person=False,
    ),
    Endpoint(
        method="POST",
        path="/people",
        summary="Become somebody: a token that holds seats",
        handler=make_person,
        body=PersonWanted,
        answer=Welcome,
        status=201,
        needs_person=False,
    ),
    Endpoint(
        method="POST",
        path="/tables",
        summary="Set up a table",
        handler=make_table,
        body=TableWanted,
        answer=TableLine,
        status=201,
    ),
    Endpoint(
        method="GET",
        path="/tables",
        summary="Your tables, and those with a free seat",
        handler=list_tables,
        answer=TableLists,
    ),
    Endpoint(
        method="GET",
        path="/tables/{id}",
        summary="A table as one of your seats sees it, or as a spectator does",
        handler=show_table,
        asked=AskedFrom,
        answer=TableAnswer,
        needs_person=False,
        refusals=(401, 403),
    ),
    Endpoint(
        method="GET",
        path="/tables/{id}/moves",
        summary="What a seat of yours may do now, and what it may not and why",
        handler=list_moves,
        asked=AskedBy,
        answer=MovesAnswer,
    ),
    Endpoint(
        method="POST",
        path="/tables/{id}/sit",
        summary="Take a free seat",
        handler=sit,
        body=SeatWanted,
        answer=Done,
        refusals=(409,),
    ),
    Endpoint(
        method="POST",
        path="/tables/{id}/act",
        summary="Make one move; it is tentative, unless it reveals something or the table asks for no confirmation",
        handler=act,
        body=MoveCommand,
        answer=Done,
        refusals=(409,),
    ),
    Endpoint(
        method="POST",
        path="/tables/{id}/instead",
        summary="Take tentative moves back until this one can be made in their place, and make it",
        handler=instead,
        body=MoveCommand,
        answer=Done,
        refusals=(409,),
    ),
    Endpoint(
        method="POST",
        path="/tables/{id}/undo",
        summary="Take the last tentative move back",
        handler=undo,
        body=Command,
        answer=Done,
        refusals=(409,),
    ),
    Endpoint(
        method="POST",
        path="/tables/{id}/restart",
        summary="Take all tentative moves back",
        handler=restart,
        body=Command,
        answer=Done,
        refusals=(409,),
    ),
    Endpoint(
        method="POST",
        path="/tables/{id}/confirm",
        summary="Let the moves of this turn stand",
        handler=confirm,
        body=Command,
        answer=Done,
        refusals=(409,),
    ),
    Endpoint(
        method="POST",
        path="/tables/{id}/replace",
        summary="A computer for a free seat, or a vote for one in place of somebody who has left",
        handler=replace,
        body=ComputerWanted,
        answer=TableLine,
        refusals=(409,),
    ),
    Endpoint(
        method="POST",
        path="/tables/{id}/return",
        summary="Take your seat back from the computer that plays it",
        handler=come_back,
        body=SeatNamed,
        answer=Done,
        refusals=(409,),
    ),
    Endpoint(
        method="POST",
        path="/tables/{id}/chat",
        summary="Say something to everybody at the table",
        handler=chat,
        body=ChatWanted,
        answer=Said,
    ),
    Endpoint(
        method="GET",
        path="/tables/{id}/record",
        summary="The record of a finished game; it names the seed, so nobody gets it earlier",
        handler=show_record,
        answer=RecordAnswer,
        needs_person=False,
        refusals=(403, 409),
    ),
    Endpoint(
        method="POST",
        path="/tables/{id}/hint",
        summary="The best move of your seat and what speaks for it, where the table allows hints",
        handler=show_hint,
        body=SeatNamed,
        answer=HintAnswer,
        refusals=(409, 503),
    ),
    Endpoint(
        method="GET",
        path="/tables/{id}/review",
        summary="What every decision of a finished game lost; it is made when it is asked for first",
        handler=show_review,
        answer=ReviewAnswer,
        needs_person=False,
        refusals=(403, 409),
    ),
    Endpoint(
        method="GET",
        path="/openapi.json",
        summary="This document",
        handler=show_openapi,
        answer=dict[str, Any],
        needs_person=False,
    ),
)


# -- serving ---------------------------------------------------------------------------------------------------------


def _route(endpoint: Endpoint) -> Route:
    async def serve(request: Request) -> Response:
        language = preferred_language(request.headers)
        try:
            asked = msgspec.convert(dict(request.query_params), endpoint.asked, strict=False)
            language = asked.language or language
            call = Call(request, asked, language)
            call.allow(f"address {address_of(request.scope)}", call.settings.requests_per_minute)
            call.known = call.identify(endpoint.needs_person)
            if endpoint.body is not None:
                call.body = msgspec.json.decode(await request.body(), type=endpoint.body)
            return _answer(endpoint.status, await endpoint.handler(call))
        except Exception as error:
            return _refusal(error, language)

    return Route(endpoint.path, serve, methods=[endpoint.method], name=f"api {endpoint.handler.__name__}")


def _refusal(error: Exception, language: str) -> Response:
    if isinstance(error, Refused):
        return _answer(error.status, Problem(error.text, error.clause))
    if isinstance(error, msgspec.DecodeError | UnicodeDecodeError):
        status = 422 if isinstance(error, msgspec.ValidationError) else 400
        return _answer(status, Problem(say("refused-input", language, why=str(error)[:WHY_LENGTH]), ""))
    log.error("an unexpected error in the API", exc_info=error)
    return _answer(500, Problem(say("refused-failed", language), ""))


def _answer(status: int, content: Any) -> Response:
    headers = {401: {"WWW-Authenticate": "Bearer"}, 429: {"Retry-After": RETRY_SECONDS}}.get(status)
    return Response(msgspec.json.encode(content), status, headers, "application/json")


async def _nothing_here(request: Request) -> Response:
    language = preferred_language(request.headers)
    return _answer(404, Problem(say("refused-nowhere", language), ""))


routes: list[BaseRoute] = [
    *(_route(endpoint) for endpoint in ENDPOINTS),
    Route("/{rest:path}", _nothing_here, methods=["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]),
]
