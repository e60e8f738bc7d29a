"""Starting the service: the right folder, a free port, and the page in the browser."""

import socket
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path

import click
import uvicorn

from planetfall.table.app import create_app
from planetfall.table.settings import Settings

__all__ = ["default_folder", "serve_tables"]


def default_folder() -> Path:
    """Where tables are kept unless another folder is named."""
    return Path(click.get_app_dir("planetfall"))


def serve_tables(settings: Settings, host: str, port: int, opens: bool) -> None:
    """Run until interrupted. A port that is taken is a ValueError with advice."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise ValueError(f"--port is {port}, expected a free port: {error.strerror}; try another") from error
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    url = f"http://{shown}:{port}/"
    app = create_app(settings)
    click.echo(f"Planetfall is on the table at {url}  (kept in {settings.data}; Ctrl+C to stop)")
    if opens:
        threading.Thread(target=_open_when_ready, args=(url,), daemon=True).start()
    uvicorn.run(app, host=host, port=port, log_level="warning", timeout_graceful_shutdown=2, server_header=False)


def _open_when_ready(url: str) -> None:
    for _ in range(100):
        try:
            urllib.request.urlopen(url + "health", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(url)
            return
