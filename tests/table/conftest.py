"""What many tests of the table begin with: a service with two people, a browser, a server with an empty lobby."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import a_browser
from tests.table.builders import Client, Service, a_service
from tests.table.server import a_server
from tests.table.visitor import PATIENCE


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    with a_service(tmp_path) as opened:
        yield opened


@pytest.fixture
def ada(service: Service) -> Client:
    return service.somebody("Ada")


@pytest.fixture
def bob(service: Service) -> Client:
    return service.somebody("Bob")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with a_browser() as started:
        yield started


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with a_server(tmp_path_factory.mktemp("lobby"), moves_per_minute=100_000, requests_per_minute=1_000_000) as url:
        yield url
