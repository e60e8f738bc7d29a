"""How much anybody may send."""

import asyncio
import time
from collections.abc import Iterable
from pathlib import Path

import httpx2 as httpx
import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Message, Receive, Scope, Send

from planetfall.table.limits import BODY_BYTES, BodyLimit, Limiter, address_of
from tests.table.builders import Answer, a_service, send
from tests.table.server import a_server


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    body = await Request(scope, receive).body()
    answer: Response = PlainTextResponse(body)
    await answer(scope, receive, send)


def sent(*parts: bytes, **headers: str) -> Answer:
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    return asyncio.run(send(BodyLimit(echo), "POST", "/api/people", *parts, headers=given))


# -- bodies --------------------------------------------------------------------------------------------------------


def test_a_body_up_to_the_limit_arrives_whole() -> None:
    parts = [b"x" * 1000 for _ in range(16)]
    assert sent(*parts, transfer_encoding="chunked").body == b"".join(parts)
    assert len(sent(b"y" * BODY_BYTES, content_length=str(BODY_BYTES)).body) == BODY_BYTES


@pytest.mark.parametrize("length", ["16385", "99999999999"])
def test_a_body_that_says_it_is_too_large_is_refused_unread(length: str) -> None:
    answer = sent(b"", content_length=length)
    assert answer.status == 413
    assert answer.error == "This is too large: at most 16 KiB can be sent at once."
    assert answer.headers["connection"] == "close"


def test_a_body_that_hides_its_length_is_refused_while_it_comes() -> None:
    answer = sent(*[b"x" * 1000] * 17, transfer_encoding="chunked", accept_language="de-AT,de")
    assert answer.status == 413
    assert answer.error.startswith("Das ist zu groß")


@pytest.mark.parametrize("length", ["10", "-1", "²", "ten", ""])
def test_a_body_that_lies_about_its_length_is_refused(length: str) -> None:
    assert sent(b"x" * (BODY_BYTES + 1), content_length=length).status == 413


def test_pages_get_the_sentence_alone() -> None:
    answer = asyncio.run(send(BodyLimit(echo), "POST", "/tables", headers={"content-length": "20000"}))
    assert (answer.status, answer.headers["content-type"]) == (413, "text/plain; charset=utf-8")


def test_whoever_leaves_in_the_middle_gets_no_answer() -> None:
    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def nothing(message: Message) -> None:
        raise AssertionError("nobody is there")

    scope: Scope = {"type": "http", "path": "/", "headers": [(b"content-length", b"5")]}
    asyncio.run(BodyLimit(nothing)(scope, receive, nothing))  # type: ignore[arg-type]


def test_after_the_body_the_end_of_the_connection_is_still_heard() -> None:
    heard: list[str] = []

    async def listener(scope: Scope, receive: Receive, send: Send) -> None:
        heard.extend([(await receive())["type"], (await receive())["type"]])
        await PlainTextResponse("")(scope, receive, send)

    asyncio.run(send(BodyLimit(listener), "POST", "/", b"abc", headers={"content-length": "3"}))
    assert heard == ["http.request", "http.disconnect"]


# -- buckets -------------------------------------------------------------------------------------------------------


def allowed(limiter: Limiter, keys: Iterable[str], per_minute: int = 6) -> list[bool]:
    return [limiter.allow(key, per_minute) for key in keys]


def test_a_bucket_empties_and_fills_again_evenly() -> None:
    clock = Clock()
    limiter = Limiter(clock)
    assert allowed(limiter, "aaaaaaa") == [True] * 6 + [False]
    clock.now += 9.9
    assert not limiter.allow("a", 6)
    clock.now += 0.2
    assert allowed(limiter, "aa") == [True, False]
    clock.now += 3600
    assert allowed(limiter, "aaaaaaa") == [True] * 6 + [False]


def test_refusals_do_not_lengthen_the_wait() -> None:
    clock = Clock()
    limiter = Limiter(clock)
    allowed(limiter, "aaaaaa")
    for _ in range(100):
        assert not limiter.allow("a", 6)
    clock.now += 10
    assert limiter.allow("a", 6)


def test_keys_do_not_share() -> None:
    limiter = Limiter(Clock())
    assert allowed(limiter, "aaaaaaab") == [True] * 6 + [False, True]


def test_no_number_of_keys_fills_the_memory() -> None:
    limiter = Limiter(Clock(), most=50)
    for key in range(1000):
        limiter.allow(str(key), 6)
    assert len(limiter) == 50


def test_the_bucket_in_use_is_not_the_one_that_is_forgotten() -> None:
    limiter = Limiter(Clock(), most=3)
    assert allowed(limiter, "aaabacadaeafaga") == [True] * 3 + [True, True] * 3 + [True, False] * 3


# -- addresses -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.0.2.7", 80), "192.0.2.7"),
        (("::ffff:192.0.2.7", 80), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 80), "2001:db8:1:2::/64"),
        (("2001:db8:1:2:ffff::1%eth0", 80), "2001:db8:1:2::/64"),
        (("testclient", 80), "testclient"),
        (None, "?"),
    ],
)
def test_an_address_is_what_one_sender_can_have(client: tuple[str, int] | None, address: str) -> None:
    assert address_of({"type": "http", "client": client}) == address


# -- together ------------------------------------------------------------------------------------------------------


def test_an_address_that_asks_too_much_has_to_wait(tmp_path: Path) -> None:
    with a_service(tmp_path, requests_per_minute=3) as service:
        answers = [service.request("GET", "/api/openapi.json") for _ in range(4)]
        assert [answer.status for answer in answers] == [200, 200, 200, 429]
        assert answers[3].error == "That was too much at once. Wait a few seconds and try again."
        assert answers[3].headers["retry-after"] == "5"
        service.now += 20
        assert service.request("GET", "/api/openapi.json").status == 200


def test_a_seat_that_commands_too_much_has_to_wait_and_the_others_do_not(tmp_path: Path) -> None:
    with a_service(tmp_path, moves_per_minute=2) as service:
        ada, bob = service.somebody("Ada"), service.somebody("Bob")
        table = service.a_table(ada, bob)
        assert [ada.act(table, 0, "nonsense").status for _ in range(3)] == [422, 422, 429]
        assert bob.act(table, 1, "nonsense").status == 422
        for _ in range(5):  # a stranger cannot use up what the seat's holder has
            assert bob.act(table, 0, "drop").status in (403, 429)
        service.now += 30
        assert ada.act(table, 0, "drop").status == 200


def test_chat_and_new_tables_have_limits_of_their_own(tmp_path: Path) -> None:
    with a_service(tmp_path, messages_per_minute=1, tables_per_minute=1) as service:
        ada = service.somebody("Ada")
        wanted = {"game": "reworld", "players": [{"kind": "me"}, {"kind": "person"}]}
        made = [ada.post("/tables", **wanted) for _ in range(2)]
        assert [answer.status for answer in made] == [201, 429]
        said = [ada.post(f"/tables/{made[0].json['id']}/chat", text="hello") for _ in range(2)]
        assert [answer.status for answer in said] == [200, 429]


def test_new_names_for_every_message_do_not_help(tmp_path: Path) -> None:
    with a_service(tmp_path, messages_per_minute=1) as service:
        table = service.a_table(service.somebody("Ada"), service.somebody("Bob"))
        said = [service.somebody(f"Eve {n}").post(f"/tables/{table}/chat", text="buy!").status for n in range(7)]
        assert said == [200] * 5 + [429] * 2


def test_an_address_has_so_many_live_pages_and_gets_them_back(tmp_path: Path) -> None:
    with a_server(tmp_path, streams_per_address=2) as address, httpx.Client(base_url=address) as client:
        token = client.post("/api/people", json={}).json()["token"]
        players = [{"kind": "me"}, {"kind": "hotseat"}]
        headers = {"Authorization": f"Bearer {token}"}
        made = client.post("/api/tables", json={"game": "reworld", "players": players}, headers=headers).json()
        page = f"{made['url']}/events"
        with client.stream("GET", page) as first, client.stream("GET", page) as second:
            lines = first.iter_lines(), second.iter_lines()
            assert [next(line) for line in lines] == ["retry: 1500"] * 2
            assert client.get(page).status_code == 429
        for _ in range(100):  # a closed line is noticed in a moment
            with client.stream("GET", page) as again:
                if again.status_code == 200:
                    return
            time.sleep(0.05)
        pytest.fail("closed pages still count")
