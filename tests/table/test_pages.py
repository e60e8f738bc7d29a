"""Pages as they are sent: what a reader may not see, and what is said when something goes wrong."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest
from jinja2 import Environment, FileSystemLoader
from sqlalchemy.exc import OperationalError
from starlette.applications import Starlette
from starlette.testclient import TestClient

from planetfall.catalogue import GAMES, find_title
from planetfall.core.texts import texts
from planetfall.table.app import create_app
from planetfall.table.security import HEADERS
from planetfall.table.settings import Settings
from planetfall.table.tables import FOLDER, Table, Tables, say
from planetfall.table.web import CSRF_HERE

MANY = 1_000_000


@pytest.fixture
def app(tmp_path: Path) -> Starlette:
    return create_app(Settings(data=tmp_path, pause=0, requests_per_minute=MANY, tables_per_minute=MANY))


class Browser:
    """Somebody with a cookie, who has seen a page."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        found = re.search(r'name="csrf" content="(\w+)"', self.get("/").text)
        assert found is not None
        self.csrf = found[1]

    def get(self, path: str) -> httpx.Response:
        return self.client.get(path)

    def post(self, path: str, **fields: str) -> httpx.Response:
        return self.client.post(path, data={"csrf": self.csrf, **fields})

    def script(self, path: str, **fields: str) -> httpx.Response:
        return self.client.post(path, data=fields, headers={"X-CSRF": self.csrf})

    def sit_down(self, **fields: str) -> str:
        """A new table, by its address."""
        answer = self.post("/tables", **({"game": "reworld", "spectators": "on", "confirm": "on"} | fields))
        assert answer.status_code == 303, answer.text
        return answer.headers["location"]


def another(app: Starlette) -> Browser:
    return Browser(TestClient(app, follow_redirects=False))


@pytest.fixture
def ada(app: Starlette) -> Iterator[Browser]:
    """Whose requests run in the loop of the service, so that its processes answer."""
    with TestClient(app, follow_redirects=False) as client:
        yield Browser(client)


def kept(app: Starlette, address: str) -> Table:
    tables: Tables = app.state.tables
    found = tables.store.load_table(address.rpartition("/")[2])
    assert found is not None
    return Table(*found)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_the_catalogue_stands_in_the_lobby_with_its_own_words_and_cover(ada: Browser, name: str) -> None:
    title = find_title(name)
    lobby = ada.get("/").text
    assert (
        f'value="{name}" data-title="{title.info.title}" data-seats="{" ".join(map(str, title.info.seats))}"' in lobby
    )
    assert f">{texts(title.folder, 'en').say('blurb')}<" in lobby
    assert f"{title.info.minutes} min" in lobby
    cover = f"/static/games/{name}/cover.svg"
    assert f'src="{cover}"' in lobby
    assert ada.get(cover).headers["content-type"] == "image/svg+xml"


AGAINST = {"seat-2-kind": "computer", "seat-2-level": "cadet"}


def test_the_taste_of_a_computer_is_chosen_in_the_lobby(app: Starlette, ada: Browser) -> None:
    lobby = ada.get("/").text
    assert 'name="seat-2-taste"' in lobby and '<option value="ships" data-game="reworld">likes ships</option>' in lobby
    address = ada.sit_down(**AGAINST, **{"seat-2-taste": "ships"})
    assert kept(app, address).seats[1].level == "cadet/ships"
    assert "computer, Cadet, likes ships" in ada.get(address).text
    plain = ada.sit_down(**AGAINST, **{"seat-2-taste": ""})
    assert kept(app, plain).seats[1].level == "cadet"
    refused = ada.post("/tables", game="reworld", **AGAINST, **{"seat-2-taste": "beaches"})
    assert refused.status_code == 422 and "any, cities, ships, satellites" in refused.text


def test_level_and_taste_of_a_computer_are_chosen_for_a_free_seat_too(app: Starlette, ada: Browser) -> None:
    address = ada.sit_down(**{"seat-2-kind": "person"})
    room = ada.get(address).text
    assert 'select name="level"' in room and 'select name="taste"' in room
    ada.post(f"{address}/replace", seat="1", level="cadet", taste="cities")
    assert kept(app, address).seats[1].level == "cadet/cities"


def test_the_same_computer_is_there_when_a_game_is_played_again(app: Starlette, ada: Browser) -> None:
    address = ada.sit_down(**AGAINST, **{"seat-2-taste": "ships"})
    again = ada.post(f"{address}/again").headers["location"]
    assert kept(app, again).seats[0].level == "cadet/ships"


def test_lost_points_are_marked_as_a_loss() -> None:
    macros = Environment(loader=FileSystemLoader(FOLDER / "templates")).get_template("_macros.html").module
    assert macros.scored(3) == "<b>+3</b>"  # type: ignore[attr-defined]
    assert macros.scored(-3) == '<b class="loss">−3</b>'  # type: ignore[attr-defined]


def my_turn(ada: Browser, address: str) -> str:
    """The page of the table once its computer has moved."""
    while "data-turn" not in (page := ada.get(address).text):
        pass
    return page


def test_a_hint_works_without_scripts(ada: Browser) -> None:
    address = ada.sit_down(**AGAINST)
    assert 'id="hint"' in my_turn(ada, address)
    answer = ada.post(f"{address}/hint", seat="0")
    assert (answer.status_code, answer.headers["location"]) == (303, address)
    page = ada.get(address).text
    hint = re.search(r'data-hint="([^"]+)"', page)
    assert hint is not None
    version = re.search(r'name="version" value="(\d+)"', page)
    assert version is not None
    ada.post(f"{address}/act", seat="0", version=version[1], move=hint[1])
    assert "data-hint" not in ada.get(address).text


def test_hints_are_where_the_maker_of_the_table_wants_them(ada: Browser) -> None:
    address = ada.sit_down(**AGAINST, hints="never")
    assert 'id="hint"' not in my_turn(ada, address)
    answer = ada.script(f"{address}/hint", seat="0")
    assert (answer.status_code, answer.json()["error"]) == (409, say("refused-no-hints", "en"))
    refused = ada.post("/tables", game="reworld", **AGAINST, hints="sometimes")
    assert refused.status_code == 422
    assert "computers, always, never" in refused.text


def test_a_review_waits_for_the_end_of_the_game(ada: Browser) -> None:
    answer = ada.get(f"{ada.sit_down(**AGAINST)}/review")
    assert answer.status_code == 409
    assert say("refused-review", "en") in answer.text


def test_no_name_or_message_gets_a_token_into_the_page(app: Starlette, ada: Browser) -> None:
    address = ada.sit_down(**{"name": "csrf-goes-here", "seat-2-kind": "person"})
    bob = another(app)
    bob.post(f"{address}/sit", seat="1", name="csrf-goes-here")
    bob.post(f"{address}/chat", text="csrf-goes-here csrf")
    shown = ada.get(address).text
    assert "csrf-goes-here csrf" in shown and CSRF_HERE not in shown and bob.csrf not in shown
    fields = re.findall(rf'(?:name="csrf" content|name="csrf" value)="{ada.csrf}"', shown)
    assert len(fields) == shown.count(ada.csrf) > 1


def test_a_page_that_is_kept_ready_holds_nobody_elses_token(app: Starlette, ada: Browser) -> None:
    address = ada.sit_down(**{"seat-2-kind": "hotseat"})
    watching = [another(app) for _ in range(2)]
    pages = [one.get(address).text for one in watching]
    assert pages[0].replace(watching[0].csrf, "") == pages[1].replace(watching[1].csrf, "")
    for one, shown in zip(watching, pages, strict=True):
        assert one.csrf in shown
        assert not any(other.csrf in shown for other in (ada, *watching) if other is not one)


def test_before_the_end_every_eye_sees_what_its_reader_may(app: Starlette, ada: Browser) -> None:
    address = ada.sit_down(**{"seat-2-kind": "person"})
    bob, eve = another(app), another(app)
    bob.post(f"{address}/sit", seat="1", name="Bob")

    def seen(one: Browser, query: str) -> str:
        shown = one.get(f"{address}/board?{query}")
        assert shown.status_code == 200
        return re.sub(r"&amp;eye=\w+", "", shown.text).replace(one.csrf, "")

    for eye in ("all", "0", "1", "spectator", "nonsense"):
        for one in (ada, bob, eve):
            for query in ("", "at=0&", "seat=0&", "seat=1&"):
                plain = query if "at" in query else ""
                assert seen(one, f"{query}eye={eye}") == seen(one, plain)
    assert seen(ada, "") != seen(bob, "") != seen(eve, "")
    row = kept(app, address).row
    for one in (ada, bob, eve):
        for secret in (str(row.seed), row.salt, *(str(seat.holder) for seat in kept(app, address).seats)):
            assert secret not in one.get(address).text


def test_a_table_of_options_that_are_no_more_cannot_be_set_up_again(app: Starlette, ada: Browser) -> None:
    address = ada.sit_down(**{"seat-2-kind": "hotseat"})
    app.state.tables._kept[address.rpartition("/")[2]].row.options["dragons"] = "on"
    again = ada.post(f"{address}/again")
    assert again.status_code == 422 and "there is no option" in again.text


@pytest.mark.parametrize("scripted", [False, True])
def test_a_disk_that_is_full_changes_nothing_and_is_told_in_a_sentence(
    app: Starlette, ada: Browser, monkeypatch: pytest.MonkeyPatch, scripted: bool
) -> None:
    address = ada.sit_down(**{"seat-2-kind": "hotseat"})
    seat = str(kept(app, address).game.actors()[0])
    before = ada.get(f"{address}?seat={seat}").text

    def full(*_: object) -> None:
        raise OperationalError("UPDATE seats", {}, Exception("database or disk is full"))

    with monkeypatch.context() as broken:
        broken.setattr(app.state.tables.store, "keep_draft", full)
        send = ada.script if scripted else ada.post
        answer = send(f"{address}/act", seat=seat, version="0", move="drop")
    assert answer.status_code == 500
    assert say("refused-failed", "en") in (answer.json()["error"] if scripted else answer.text)
    assert answer.headers["content-security-policy"] == HEADERS["Content-Security-Policy"]
    assert answer.headers["cache-control"] == "no-store"
    assert ada.get(f"{address}?seat={seat}").text == before
    assert ada.post(f"{address}/act", seat=seat, version="0", move="drop").status_code == 303


def test_what_is_no_form_is_refused_with_a_sentence(ada: Browser) -> None:
    many = ada.script("/tables", **{f"field-{number}": "" for number in range(100)})
    assert many.status_code == 400 and many.json()["error"].startswith("This was not understood: Too many fields")
    file = ada.client.post("/tables", files={"a": ("a.txt", b"hello")})
    assert file.status_code == 400 and "This was not understood: Too many files" in file.text


@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE", "OPTIONS"])
def test_what_only_a_form_can_do_is_no_page(ada: Browser, method: str) -> None:
    address = ada.sit_down(**{"seat-2-kind": "hotseat"})
    answer = ada.client.request(method, f"{address}/act")
    assert answer.status_code == 404 and say("refused-no-page", "en") in answer.text


COMMANDS = ["act", "instead", "undo", "restart", "confirm", "sit", "chat", "replace", "return", "device"]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_form_needs_the_token_of_its_reader(app: Starlette, ada: Browser, name: str) -> None:
    address = ada.sit_down(**{"seat-2-kind": "person"})
    eve = another(app)
    for fields in ({}, {"csrf": ""}, {"csrf": eve.csrf}):
        answer = ada.client.post(f"{address}/{name}", data={"seat": "0", "version": "0", "move": "drop", **fields})
        assert answer.status_code == 403 and say("refused-csrf", "en") in answer.text


def test_a_rulebook_lists_its_chapters_and_leads_to_the_others(ada: Browser) -> None:
    page = ada.get("/rules/planet_unknown").text
    chapters = re.findall(r'<a href="/rules/planet_unknown#(r\d+)" data-rule="\d+">([^<]+)</a>', page)
    assert chapters[5] == ("r6", "Rovers") and len(chapters) == 16
    assert all(f'id="{anchor}"' in page for anchor, _ in chapters)
    assert 'href="/rules/reworld"' in page and 'href="/about/planet_unknown"' in page
    panel = ada.get("/rules/planet_unknown?panel=1").text
    assert 'data-rule="16"' in panel and 'href="/rules/reworld"' not in panel


@pytest.mark.parametrize("game", GAMES)
def test_the_page_about_a_game_names_every_part_once(ada: Browser, game: str) -> None:
    page = ada.get(f"/about/{game}").text
    named = re.findall(r'<th scope="row" rowspan="\d+">([^<]+)</th>', page)
    assert len(named) == len(set(named)) > 10


def test_a_part_with_two_sources_has_a_line_for_each(ada: Browser) -> None:
    page = ada.get("/about/planet_unknown").text
    technologies = page[page.index('rowspan="2">Technologies') :].split("<th")[0]
    lines = re.findall(r'class="source (\w+)">[^<]+</span></td><td>(\d*)<', technologies)
    assert lines == [("rulebook", "1"), ("record", "8")]
