"""What every page does: who is asking, in which language, is the form ours, and how a refusal is answered."""

import functools
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from planetfall.core.texts import LANGUAGES
from planetfall.table.limits import address_of, preferred_language
from planetfall.table.people import COOKIE, COOKIE_SECONDS, Person
from planetfall.table.tables import FOLDER, Refused, Table, say

__all__ = [
    "CSRF_HERE",
    "Page",
    "back_to",
    "check_spectator",
    "find_table",
    "number",
    "page",
    "remember",
    "render",
    "template",
]

# Pages are kept ready for everybody; each reader's own token goes in last. Where, nobody can guess: a name or a message
# that said it would show each reader's token in the middle of the page.
CSRF_HERE = secrets.token_hex(16)
THEMES = ("dark", "light")

log = logging.getLogger(__name__)

_templates = Environment(
    loader=FileSystemLoader(FOLDER / "templates"), autoescape=True, undefined=StrictUndefined, trim_blocks=True
)


class Page:
    """One request of one person."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.state = request.app.state
        self.language = _language(request)
        known = self.state.registry.read(request.cookies.get(COOKIE))
        self.is_new = known is None
        self.person: Person = known or self.state.registry.new_person()
        self.form: dict[str, str] = {}

    @property
    def wants_json(self) -> bool:
        """Our scripts say so; a form without scripts gets a page."""
        return "x-csrf" in self.request.headers

    @property
    def address(self) -> str:
        return address_of(self.request.scope)

    def say(self, key: str, **values: str | int) -> str:
        return say(key, self.language, **values)

    def values(self) -> dict[str, Any]:
        """What every template may use."""
        theme = self.request.cookies.get("theme", "")
        return {
            "t": self.say,
            "language": self.language,
            "theme": theme if theme in THEMES else "",
            "person": self.person.name,
            "path": self.request.url.path,
            "csrf": CSRF_HERE,
        }

    async def read_form(self) -> None:
        try:
            form = await self.request.form(max_files=0, max_fields=60, max_part_size=4096)
        except HTTPException as error:
            raise Refused(error.status_code, self.say("refused-input", why=error.detail)) from error
        self.form = {key: value for key, value in form.items() if isinstance(value, str)}
        token = self.request.headers.get("x-csrf") or self.form.get("csrf", "")
        if self.is_new or not self.state.registry.csrf_holds(self.person, token):
            raise Refused(403, self.say("refused-csrf"))

    def allow(self, key: str, per_minute: int) -> None:
        if not self.state.limiter.allow(key, per_minute):
            raise Refused(429, self.say("refused-too-many"))


Handler = Callable[[Page], Awaitable[Response]]


def page(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """A handler as an endpoint: forms are checked before, refusals answered and cookies set after it."""

    @functools.wraps(handler)
    async def endpoint(request: Request) -> Response:
        asked = Page(request)
        try:
            asked.allow(f"address {asked.address}", asked.state.settings.requests_per_minute)
            if request.method == "POST":
                await asked.read_form()
            answer = await handler(asked)
        except Refused as refused:
            answer = _refusal(asked, refused)
        except Exception as error:  # caught here, because what Starlette answers instead goes past our headers
            log.error("an unexpected error on a page", exc_info=error)
            answer = _refusal(asked, Refused(500, asked.say("refused-failed")))
        if asked.is_new:
            remember(asked, answer, asked.person)
        return answer

    return endpoint


def remember(asked: Page, answer: Response, person: Person) -> None:
    answer.set_cookie(
        COOKIE,
        asked.state.registry.sign(person),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=asked.request.url.scheme == "https",
    )


def template(name: str, asked: Page, **values: Any) -> str:
    """A page for everybody; the reader's own token is still missing."""
    return _templates.get_template(name).render(asked.values() | values)


def render(html: str, asked: Page, status: int = 200) -> Response:
    return HTMLResponse(html.replace(CSRF_HERE, asked.state.registry.csrf(asked.person)), status)


def _refusal(asked: Page, refused: Refused) -> Response:
    if asked.wants_json:
        return JSONResponse({"error": refused.text, "clause": refused.clause}, refused.status)
    html = template(
        "message.html", asked, title=asked.say("refused-title"), sentence=refused.text, clause=refused.clause
    )
    return render(html, asked, refused.status)


async def find_table(asked: Page) -> Table:
    return await asked.state.tables.find(asked.request.path_params["id"], asked.language)  # type: ignore[no-any-return]


def check_spectator(asked: Page, table: Table) -> None:
    if not table.may_watch(asked.person):
        raise Refused(403, asked.say("refused-no-spectators"))


def number(asked: Page, value: str | None, name: str) -> int:
    """A whole number of a form or a query, small and not negative."""
    if value is None or not value.isdecimal() or len(value) > 6:
        raise Refused(422, asked.say("refused-number", name=name))
    return int(value)


def _language(request: Request) -> str:
    """Chosen before, or else the one the browser prefers."""
    chosen = request.cookies.get("language", "")
    return chosen if chosen in LANGUAGES else preferred_language(request.headers)


def back_to(url: str) -> Response:
    return RedirectResponse(url, 303)
