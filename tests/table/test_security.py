"""Headers that every answer carries."""

import asyncio

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import Message, Receive, Scope, Send

from planetfall.table.security import HEADERS, SecurityHeaders
from tests.table.builders import Answer, send


async def plain(request: Request) -> Response:
    return PlainTextResponse("hello")


async def kept(request: Request) -> Response:
    return PlainTextResponse("hello", headers={"Cache-Control": "public, max-age=60", "Referrer-Policy": "unsafe-url"})


async def failing(request: Request) -> Response:
    raise HTTPTeapot


class HTTPTeapot(Exception):
    pass


async def teapot(request: Request, error: Exception) -> Response:
    return PlainTextResponse("teapot", 418)


APP = SecurityHeaders(
    Starlette(
        routes=[
            Route("/", plain),
            Route("/kept", kept),
            Route("/failing", failing),
            Route("/static/x.css", plain),
            Route("/staticky", plain),
        ],
        exception_handlers={HTTPTeapot: teapot},
    )
)


def got(path: str) -> Answer:
    return asyncio.run(send(APP, "GET", path))


@pytest.mark.parametrize("path", ["/", "/kept", "/failing", "/nowhere", "/static/x.css"])
def test_every_answer_says_what_a_page_may_do(path: str) -> None:
    answer = got(path)
    for name, value in HEADERS.items():
        assert answer.headers[name.lower()] == value


def test_nothing_is_loaded_or_run_but_what_is_ours() -> None:
    policy = dict(part.split(" ", 1) for part in HEADERS["Content-Security-Policy"].split("; "))
    assert policy.pop("img-src") == "'self' data:"
    closed = {"default-src", "base-uri", "frame-ancestors"}
    assert {name for name, value in policy.items() if value == "'none'"} == closed
    assert {value for name, value in policy.items() if name not in closed} == {"'self'"}
    assert "script-src" in policy and "style-src" in policy and "form-action" in policy


def test_nobody_keeps_what_depends_on_a_person() -> None:
    assert got("/").headers["cache-control"] == "no-store"
    assert got("/nowhere").headers["cache-control"] == "no-store"
    assert got("/staticky").headers["cache-control"] == "no-store"


def test_what_is_the_same_for_everybody_may_be_kept() -> None:
    assert "cache-control" not in got("/static/x.css").headers
    assert got("/kept").headers["cache-control"] == "public, max-age=60"


def test_other_connections_pass_untouched() -> None:
    passed: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        passed.append(scope["type"])

    async def receive() -> Message:
        return {"type": "lifespan.startup"}

    async def send_nothing(message: Message) -> None:
        raise AssertionError("nothing is sent")

    asyncio.run(SecurityHeaders(app)({"type": "lifespan"}, receive, send_nothing))
    assert passed == ["lifespan"]
