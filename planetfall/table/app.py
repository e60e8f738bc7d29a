"""The service put together: one Starlette application, one database, one pool of thinking computers."""

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from planetfall.catalogue import GAMES, find_title
from planetfall.table import pages
from planetfall.table.advisers import Advisers
from planetfall.table.api import routes as api_routes
from planetfall.table.computers import Computers
from planetfall.table.limits import BodyLimit, Limiter
from planetfall.table.live import events
from planetfall.table.people import Registry
from planetfall.table.security import SecurityHeaders
from planetfall.table.settings import Settings
from planetfall.table.store import Store
from planetfall.table.tables import FOLDER, Tables
from planetfall.table.web import page

__all__ = ["ReadyPages", "create_app"]

GAME_FILES = ("board.css", "board.js", "cover.svg")
PAGES_KEPT = 256


class ReadyPages:
    """Pages that many readers share: a hundred spectators of one move get the same one."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, str] = OrderedDict()

    def html(self, key: Hashable, make: Callable[[], str]) -> str:
        if key not in self._kept:
            self._kept[key] = make()
            if len(self._kept) > PAGES_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]


def create_app(settings: Settings) -> Starlette:
    settings.data.mkdir(parents=True, exist_ok=True)
    store = Store(settings.url)
    store.migrate()
    tables = Tables(store)
    computers = Computers(tables, settings)
    tables.moved = computers.wake
    advisers = Advisers(tables, settings)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await computers.start()
        yield
        await computers.close()
        await advisers.close()
        tables.close()

    app = Starlette(
        routes=_routes(),
        middleware=[Middleware(SecurityHeaders), Middleware(BodyLimit), Middleware(GZipMiddleware, compresslevel=6)],
        exception_handlers={404: _nowhere, 405: _nowhere},
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.tables = tables
    app.state.computers = computers
    app.state.advisers = advisers
    app.state.registry = Registry.in_folder(settings.data)
    app.state.limiter = Limiter()
    app.state.pages = ReadyPages()
    app.state.streams = Counter()
    return app


def _routes() -> list[BaseRoute]:
    post = ["POST"]
    at_table = {
        "act": pages.move,
        "instead": pages.instead,
        "undo": pages.undo,
        "restart": pages.restart,
        "confirm": pages.confirm,
        "hint": pages.ask_hint,
        "sit": pages.sit,
        "chat": pages.chat,
        "replace": pages.replace_player,
        "return": pages.return_to_seat,
        "device": pages.device_link,
        "again": pages.again,
    }
    return [
        Route("/", page(pages.lobby)),
        Route("/language", page(pages.language), methods=post),
        Route("/finished", page(pages.finished_page)),
        Route("/rules", page(pages.rules_index)),
        Route("/rules/{game}", page(pages.rules_page)),
        Route("/about/{game}", page(pages.about_page)),
        Route("/tables", page(pages.create), methods=post),
        Route("/table/{id}", page(pages.table_page)),
        Route("/table/{id}/board", page(pages.board_page)),
        Route("/table/{id}/events", page(events)),
        Route("/table/{id}/record", page(pages.record_file)),
        Route("/table/{id}/review", page(pages.review_page)),
        *(Route(f"/table/{{id}}/{name}", page(handler), methods=post) for name, handler in at_table.items()),
        Route("/device/{token}", page(pages.open_device_link)),
        Route("/device/{token}", page(pages.use_device_link), methods=post),
        Route("/health", _health),
        Mount("/api", routes=api_routes),
        Route("/static/games/{game}/{file}", _game_file),
        Mount("/static", StaticFiles(directory=FOLDER / "static")),
    ]


async def _nowhere(request: Request, _: Exception) -> Response:
    return await page(pages.nowhere)(request)


async def _health(_: Request) -> Response:
    return PlainTextResponse("ok")


async def _game_file(request: Request) -> Response:
    game, file = request.path_params["game"], request.path_params["file"]
    if game not in GAMES or file not in GAME_FILES:
        return PlainTextResponse("not found", 404)
    return FileResponse(Path(find_title(game).folder) / file)
