"""Starting the service: the right folder, a free port, and the page in the browser."""

import socket
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path

import click
import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette

from planetfall.table.app import create_app
from planetfall.table.settings import Settings

__all__ = ["default_folder", "serve_tables"]


def default_folder() -> Path:
    """Where tables are kept unless another folder is named."""
    return Path(click.get_app_dir("planetfall"))


def serve_tables(settings: Settings, host: str, port: int, opens: bool) -> None:
    """Run until interrupted. A port that is taken, or data that cannot be used, is a ValueError with advice."""
    _check_address(host, port)
    app = _open_tables(settings)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    url = f"http://{shown}:{port}/"
    click.echo(f"Planetfall is on the table at {url}  (kept in {settings.data}; Ctrl+C to stop)")
    if opens:
        threading.Thread(target=_open_when_ready, args=(url,), daemon=True).start()
    uvicorn.run(app, host=host, port=port, log_level="warning", timeout_graceful_shutdown=2, server_header=False)


def _check_address(host: str, port: int) -> None:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    except OSError as error:
        raise ValueError(f"--host is {host!r}, expected an address of this machine: {error.strerror}") from error
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise ValueError(
                f"--port is {port}, expected a free port at {host}: {error.strerror}; try another"
            ) from error


def _open_tables(settings: Settings) -> Starlette:
    try:
        return create_app(settings)
    except OSError as error:
        raise ValueError(f"--data is {settings.data}, expected a folder to write in: {error.strerror}") from error
    except (SQLAlchemyError, CommandError, ImportError) as error:  # the address may hold a password, so it is not said
        problem = str(getattr(error, "orig", None) or error)
        raise ValueError(f"the database cannot be used: {problem}; see --data and --database") from error


def _open_when_ready(url: str) -> None:
    for _ in range(100):
        try:
            urllib.request.urlopen(url + "health", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(url)
            return
