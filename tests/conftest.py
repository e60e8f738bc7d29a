"""Says which build the tests run on, and makes every run the same everywhere."""

import pytest
from hypothesis import settings

from planetfall import BUILD

pytest.register_assert_rewrite("tests.games.promises")  # so that a failed promise shows its values

settings.register_profile("planetfall", derandomize=True, deadline=None, database=None)
settings.load_profile("planetfall")

BANNER = f"planetfall: {BUILD} build"


def pytest_report_header() -> str:
    return BANNER


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games in a browser and killed servers mostly wait: begun first, nobody waits for the last of them."""
    items.sort(key=lambda item: not item.path.name.startswith(("test_browser", "test_kill")))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if config.get_verbosity() < 0:  # quiet runs have no header
        terminalreporter.write_line(BANNER)
