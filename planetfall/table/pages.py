"""The pages: lobby, table, rules, replays. Forms work without scripts; scripts make them pleasant."""

import hashlib
import time
from collections.abc import Callable
from functools import lru_cache

from msgspec import structs
from starlette.responses import JSONResponse, PlainTextResponse, Response

from planetfall._advice import Decision, Review
from planetfall._face import catalogue
from planetfall.bots.levels import LEVELS
from planetfall.catalogue import GAMES, find_title
from planetfall.core.rulebook import rulebook
from planetfall.core.texts import LANGUAGES, texts
from planetfall.core.title import Title
from planetfall.table.library import about_groups, chapters, rulebook_html
from planetfall.table.limits import TALKERS
from planetfall.table.people import clean_name
from planetfall.table.review import show_review
from planetfall.table.show import Eye, page_parts, show_table, summary, taste_names, visible_seat
from planetfall.table.store import SeatRow
from planetfall.table.tables import NewTable, Player, Refused, Table
from planetfall.table.web import Page, back_to, check_spectator, find_table, number, remember, render, template

__all__ = [
    "about_page",
    "again",
    "ask_hint",
    "board_page",
    "chat",
    "confirm",
    "create",
    "device_link",
    "finished_page",
    "instead",
    "language",
    "lobby",
    "move",
    "nowhere",
    "open_device_link",
    "record_file",
    "replace_player",
    "restart",
    "return_to_seat",
    "review_page",
    "rules_index",
    "rules_page",
    "sit",
    "table_page",
    "undo",
    "use_device_link",
]

SHEETS = frozenset({"score", "moves"})  # parts of a table's page that are not seen until they are opened
DEADLINES = (0, 1, 5, 15, 60, 1440)
HINTS = {"computers": None, "always": True, "never": False}  # where players may ask for hints


# -- when there is nothing to show ------------------------------------------------------------------------------------


async def nowhere(asked: Page) -> Response:
    raise Refused(404, asked.say("refused-no-page"))


# -- lobby and lists ---------------------------------------------------------------------------------------------


async def lobby(asked: Page) -> Response:
    store = asked.state.tables.store
    mine = await _summaries(asked, lambda: store.tables_of(asked.person.holder))
    html = template(
        "lobby.html",
        asked,
        games=list(catalogue().values()),
        blurbs={name: texts(find_title(name).folder, asked.language).say("blurb") for name in GAMES},
        options={name: _options(name, asked.language) for name in GAMES},
        levels=list(LEVELS),
        tastes={name: taste_names(find_title(name), asked.language) for name in GAMES},
        deadlines=DEADLINES,
        hints=list(HINTS),
        mine=mine,
        open=await _summaries(asked, store.open_tables),
        finished=await _summaries(asked, lambda: store.finished_tables()[:6]),
        turns=sum(bool(line["my_turn"]) for line in mine),
    )
    return render(html, asked)


async def finished_page(asked: Page) -> Response:
    found = await _summaries(asked, asked.state.tables.store.finished_tables)
    return render(template("finished.html", asked, finished=found, turns=await turns_waiting(asked)), asked)


async def turns_waiting(asked: Page) -> int:
    """On how many tables this person has to move."""
    mine = await _found(asked, lambda: asked.state.tables.store.tables_of(asked.person.holder))
    return sum(table.my_turn(asked.person) for table in mine)


async def _found(asked: Page, ids: Callable[[], list[str]]) -> list[Table]:
    return [await asked.state.tables.find(key, asked.language) for key in await asked.state.tables.ask(ids)]


async def _summaries(asked: Page, ids: Callable[[], list[str]]) -> list[dict[str, object]]:
    found = await _found(asked, ids)
    return [summary(table, asked.person, asked.language) | {"since": _since(asked, table.row.moved)} for table in found]


def _since(asked: Page, then: float) -> str:
    minutes = int((time.time() - then) / 60)
    for unit, size in (("days", 1440), ("hours", 60), ("minutes", 1)):
        if minutes >= size:
            return asked.say(f"since-{unit}", count=minutes // size)
    return asked.say("since-now")


def _options(name: str, language: str) -> list[dict[str, object]]:
    title = find_title(name)
    say = texts(title.folder, language).say
    shown = []
    for option in title.info.options:
        key = f"option-{option.key.replace('_', '-')}"
        labels = {value: say(f"{key}-{value}") for value in option.values}
        shown.append(structs.asdict(option) | {"label": say(key), "means": say(f"{key}-means"), "labels": labels})
    return shown


async def language(asked: Page) -> Response:
    chosen = asked.form.get("language", "")
    if chosen not in LANGUAGES:
        raise Refused(422, asked.say("refused-language", choices=", ".join(LANGUAGES)))
    answer = back_to(_own_path(asked.request.headers.get("referer", "")))
    answer.set_cookie("language", chosen, max_age=400 * 24 * 3600, samesite="lax")
    return answer


def _own_path(url: str) -> str:
    """The path of a page of ours, so that nobody is sent elsewhere."""
    path = "/" + url.split("://")[-1].partition("/")[2]
    return path if not path.startswith("//") else "/"


# -- new tables ----------------------------------------------------------------------------------------------------


async def create(asked: Page) -> Response:
    form = asked.form
    name = clean_name(form.get("name", ""), asked.person.name or asked.say("guest"))
    deadline = number(asked, form.get("deadline", "0"), "deadline")
    if deadline not in DEADLINES:
        raise Refused(422, asked.say("refused-deadline", choices=", ".join(map(str, DEADLINES))))
    if form.get("hints", "computers") not in HINTS:
        raise Refused(422, asked.say("refused-hints", choices=", ".join(HINTS)))
    wanted = NewTable(
        game=form.get("game", ""),
        players=_players(asked, name),
        options={key.removeprefix("option-"): value for key, value in form.items() if key.startswith("option-")},
        confirm="confirm" in form,
        spectators="spectators" in form,
        listed="listed" in form,
        hints=HINTS[form.get("hints", "computers")],
        deadline=deadline,
    )
    answer = await _set_up(asked, wanted)
    remember(asked, answer, structs.replace(asked.person, name=name))
    return answer


async def _set_up(asked: Page, wanted: NewTable) -> Response:
    asked.allow(f"create {asked.address}", asked.state.settings.tables_per_minute)
    try:
        table = await asked.state.tables.create(wanted, asked.person, asked.language)
    except ValueError as error:  # a game, a number of seats or an option that there is not
        raise Refused(422, str(error)) from error
    return back_to(f"/table/{table.row.id}")


def _players(asked: Page, name: str) -> tuple[Player, ...]:
    """The seats of the form: me first, then whoever was chosen for each of the others."""
    players = [Player("me", name)]
    for seat in range(2, 9):
        kind = asked.form.get(f"seat-{seat}-kind", "none")
        if kind not in ("person", "computer", "hotseat", "none"):
            raise Refused(422, asked.say("refused-seat", seat=seat))
        if kind != "none":
            guest = clean_name(asked.form.get(f"seat-{seat}-name", ""), asked.say("seat-number", number=seat))
            players.append(Player(kind, guest, _level(asked, f"seat-{seat}-")))
    return tuple(players)


def _level(asked: Page, prefix: str = "") -> str:
    """Of a computer, with the taste that was chosen for it."""
    level = asked.form.get(f"{prefix}level", "pilot")
    taste = asked.form.get(f"{prefix}taste", "")
    return f"{level}/{taste}" if taste else level


async def again(asked: Page) -> Response:
    """The same table once more: same people, seats shifted by one. Whoever asks first opens it, the others join."""
    table = await find_table(asked)
    if not table.held_by(asked.person):
        raise Refused(403, asked.say("refused-not-your-seat"))
    if table.next_table:
        return back_to(table.next_table)
    rows = [*table.seats[1:], table.seats[0]]
    players = tuple(_player_again(row, asked.person.holder) for row in rows)
    row = table.row
    wanted = NewTable(
        row.game, players, row.options, "", row.confirm, row.spectators, row.listed, row.hints, row.deadline
    )
    answer = await _set_up(asked, wanted)
    table.next_table = answer.headers["location"]
    return answer


def _player_again(row: SeatRow, mine: str) -> Player:
    if row.holder == mine:
        return Player("hotseat", row.name)
    return Player("computer" if row.kind == "computer" else "person", "", row.level)


# -- a table -------------------------------------------------------------------------------------------------------


async def table_page(asked: Page) -> Response:
    table = await find_table(asked)
    if not table.started and not table.held_by(asked.person):
        return await join_page(asked, table)
    check_spectator(asked, table)
    return await _shown(asked, table, "table.html")


async def board_page(asked: Page) -> Response:
    table = await find_table(asked)
    check_spectator(asked, table)
    return await _shown(asked, table, "_table.html")


async def _shown(asked: Page, table: Table, name: str, acted: int | None = None) -> Response:
    eye = _eye(asked, table, acted)
    decision = await _decision(asked, table, eye) if eye.better else None
    return render(_table_html(asked, table, name, eye, decision), asked)


async def _decision(asked: Page, table: Table, eye: Eye) -> Decision | None:
    """The decision of the seat through whose eyes a step of a replay is seen, if it was reviewed."""
    review: Review | None = await asked.state.advisers.kept_review(table) if table.over and not table.outdated else None
    if review is None or eye.at is None or eye.at >= len(review.decisions):
        return None
    decision = review.decisions[eye.at]
    return decision if str(decision.seat) == eye.eye else None


async def join_page(asked: Page, table: Table) -> Response:
    shown = show_table(table, asked.person, Eye(), asked.language, _base(asked), ())
    return render(template("join.html", asked, turns=await turns_waiting(asked), **structs.asdict(shown)), asked)


def _eye(asked: Page, table: Table, acted: int | None) -> Eye:
    query = asked.request.query_params
    wanted = query.get("seat")
    seat = visible_seat(table, asked.person, number(asked, wanted, "seat") if wanted else acted)
    at = min(number(asked, query["at"], "at"), len(table.steps)) if query.get("at") else None
    return Eye(seat, at, query.get("eye", "")[:12], "better" in query)


def _table_html(asked: Page, table: Table, name: str, eye: Eye, decision: Decision | None) -> str:
    thinking = frozenset(asked.state.computers.thinking(table))
    log_all = asked.request.query_params.get("log") == "all"
    # A script says what it shows already and which sheets are open; without scripts everything is sent.
    scripted = "x-have" in asked.request.headers
    have = frozenset(asked.request.headers.get("x-have", "")[:200].split())
    opened = frozenset(asked.request.headers.get("x-open", "")[:200].split()) if scripted else SHEETS

    choices = asked.state.advisers.hint_for(table, eye.seat)

    def make() -> str:
        shown = show_table(table, asked.person, eye, asked.language, _base(asked), thinking, choices, decision)
        parts = page_parts(shown.board, have, opened)
        computers = {"levels": list(LEVELS), "tastes": taste_names(table.title, asked.language)}
        values = computers | structs.asdict(shown)
        return template(name, asked, log_all=log_all, parts=parts, open=opened, **values)

    reader = (asked.person.name, bool(table.held_by(asked.person)) and asked.person.holder)
    look = (asked.language, asked.request.cookies.get("theme", ""), _base(asked), log_all, have, opened)
    found = (choices is not None, decision is not None)
    key = (name, table.row.id, table.version(eye.seat), eye, reader, look, thinking, _presence(table), found)
    return asked.state.pages.html(key, make)  # type: ignore[no-any-return]


def _presence(table: Table) -> tuple[object, ...]:
    """What a page shows beside its version: who is there, who may be replaced."""
    seats = range(len(table.seats))
    return tuple((table.online(seat), table.away(seat), table.late(seat)) for seat in seats)


def _base(asked: Page) -> str:
    return str(asked.request.base_url).rstrip("/")


# -- commands --------------------------------------------------------------------------------------------------------


async def move(asked: Page) -> Response:
    return await _command(asked, "move", asked.form.get("move", "")[:120])


async def instead(asked: Page) -> Response:
    return await _command(asked, "instead", asked.form.get("move", "")[:120])


async def undo(asked: Page) -> Response:
    return await _command(asked, "undo")


async def restart(asked: Page) -> Response:
    return await _command(asked, "restart")


async def confirm(asked: Page) -> Response:
    return await _command(asked, "confirm")


async def _command(asked: Page, name: str, *arguments: str) -> Response:
    """Carry a command out, then show the table as it is now."""
    table = await find_table(asked)
    seat = number(asked, asked.form.get("seat"), "seat")
    asked.allow(f"seat {table.row.id} {seat} {asked.person.holder}", asked.state.settings.moves_per_minute)
    version = asked.form.get("version", "")[:20]
    command = getattr(asked.state.tables, name)
    await command(table, seat, asked.person, version, *arguments, asked.language)
    return await _answer(asked, table, seat)


async def ask_hint(asked: Page) -> Response:
    table = await find_table(asked)
    seat = number(asked, asked.form.get("seat"), "seat")
    asked.state.tables.check_hint(table, seat, asked.person, asked.language)
    asked.allow(f"hint {asked.person.holder}", asked.state.settings.hints_per_minute)
    asked.allow(f"hint {asked.address}", TALKERS * asked.state.settings.hints_per_minute)
    await asked.state.advisers.hint(table, seat, asked.language)
    return await _answer(asked, table, seat)


async def _answer(asked: Page, table: Table, seat: int | None) -> Response:
    if not asked.wants_json:
        shared = seat is not None and len(table.held_by(asked.person)) > 1
        return back_to(f"/table/{table.row.id}" + (f"?seat={seat}" if shared else ""))
    return await _shown(asked, table, "_table.html", seat)


async def sit(asked: Page) -> Response:
    table = await find_table(asked)
    seat = number(asked, asked.form.get("seat"), "seat")
    name = clean_name(asked.form.get("name", ""), asked.person.name or asked.say("guest"))
    await asked.state.tables.sit(table, seat, asked.person, name, asked.language)
    answer = back_to(f"/table/{table.row.id}")
    remember(asked, answer, structs.replace(asked.person, name=name))
    return answer


async def chat(asked: Page) -> Response:
    table = await find_table(asked)
    check_spectator(asked, table)
    asked.allow(f"chat {asked.person.holder}", asked.state.settings.messages_per_minute)
    asked.allow(f"chat {asked.address}", TALKERS * asked.state.settings.messages_per_minute)
    seat = visible_seat(table, asked.person, _seat_field(asked))
    name = table.seats[seat].name if seat is not None else clean_name(asked.person.name, asked.say("guest"))
    await asked.state.tables.chat(table, seat, name, asked.form.get("text", ""), asked.language)
    return await _answer(asked, table, seat)


def _seat_field(asked: Page) -> int | None:
    return number(asked, asked.form["seat"], "seat") if asked.form.get("seat") else None


async def replace_player(asked: Page) -> Response:
    table = await find_table(asked)
    seat = number(asked, asked.form.get("seat"), "seat")
    await asked.state.tables.replace(table, seat, asked.person, _level(asked), asked.language)
    return await _answer(asked, table, None)


async def return_to_seat(asked: Page) -> Response:
    table = await find_table(asked)
    seat = number(asked, asked.form.get("seat"), "seat")
    await asked.state.tables.come_back(table, seat, asked.person, asked.language)
    return await _answer(asked, table, seat)


async def device_link(asked: Page) -> Response:
    table = await find_table(asked)
    seat = number(asked, asked.form.get("seat"), "seat")
    token = await asked.state.tables.device_link(table, seat, asked.person, asked.language)
    url = f"{_base(asked)}/device/{token}"
    if asked.wants_json:
        return JSONResponse({"url": url})
    html = template("device.html", asked, url=url, table=table.row, title=table.title.info.title, opening=False)
    return render(html, asked)


async def open_device_link(asked: Page) -> Response:
    """Only a press of the button uses the link: programs that preview links must not."""
    html = template("device.html", asked, url=asked.request.url.path, table=None, title="", opening=True)
    return render(html, asked)


async def use_device_link(asked: Page) -> Response:
    kept = hashlib.sha256(asked.request.path_params["token"][:100].encode()).hexdigest()
    table = await asked.state.tables.use_device_link(kept, asked.person, asked.language)
    return back_to(f"/table/{table.row.id}")


async def record_file(asked: Page) -> Response:
    table = await find_table(asked)
    check_spectator(asked, table)
    if not table.over:
        raise Refused(409, asked.say("refused-record"))
    name = f"{table.row.game}-{table.row.id}.txt"
    return PlainTextResponse(table.record_text(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def review_page(asked: Page) -> Response:
    """What every decision of a finished game lost. It is made when somebody asks for it first, and then kept."""
    table = await find_table(asked)
    check_spectator(asked, table)
    if not table.over or table.outdated:
        raise Refused(409, asked.say("refused-outdated" if table.outdated else "refused-review"))
    review = await asked.state.advisers.review(table, asked.language)
    done, total = asked.state.advisers.progress(table), len(table.steps)
    if asked.wants_json:
        return JSONResponse({"ready": review is not None, "done": done, "total": total})
    name = "review.html" if review is not None else "review_wait.html"

    def make() -> str:
        shown = show_review(table, review, asked.language) if review is not None else {}
        return template(name, asked, table=table.row, title=table.title.info.title, done=done, total=total, **shown)

    if review is None:
        return render(make(), asked)
    key = ("review", table.row.id, asked.language, asked.request.cookies.get("theme", ""), asked.person.name)
    return render(asked.state.pages.html(key, make), asked)


# -- reading -------------------------------------------------------------------------------------------------------


async def rules_index(asked: Page) -> Response:
    return back_to(f"/rules/{next(iter(GAMES))}")


async def rules_page(asked: Page) -> Response:
    title = _title(asked)
    book = rulebook(title.folder, asked.language)
    panel = asked.request.query_params.get("panel") == "1"
    html = template(
        "rules.html",
        asked,
        sections=_rules_html(book.text),
        chapters=chapters(book.text),
        books=list(catalogue().values()),
        title=title.info.title,
        game=title.info.name,
        panel=panel,
        turns=0 if panel else await turns_waiting(asked),
    )
    return render(html, asked)


_rules_html = lru_cache(maxsize=16)(rulebook_html)


async def about_page(asked: Page) -> Response:
    title = _title(asked)
    groups = about_groups(title, asked.language)
    values = {"title": title.info.title, "game": title.info.name, "turns": await turns_waiting(asked)}
    return render(template("about.html", asked, groups=groups, **values), asked)


def _title(asked: Page) -> Title:
    try:
        return find_title(asked.request.path_params["game"])
    except ValueError as error:
        raise Refused(404, str(error)) from error
