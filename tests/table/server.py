"""A real server for tests, in a thread of its own, on a port of its own."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from planetfall.table.app import create_app
from planetfall.table.settings import Settings

__all__ = ["a_server"]


@contextmanager
def a_server(folder: Path, port: int = 0, pause: float = 0.0, **settings: int | float) -> Iterator[str]:
    """The address of a service that keeps its tables in this folder; computers move without delay."""
    app = create_app(Settings(data=folder, pause=pause, **settings))  # type: ignore[arg-type]
    config = uvicorn.Config(app, host="127.0.0.1", port=port, log_level="warning", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server stopped before it was ready"
        time.sleep(0.02)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join(10)
