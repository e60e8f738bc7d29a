"""A real browser for the tests: the system's Chromium, or the one that Playwright brings.

`python -m tests.browser` makes sure that there is one.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

__all__ = ["a_browser", "find_chromium", "violations"]

AXE = Path(__file__).parent / "table" / "vendor" / "axe-4.14.0.min.js"

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_chromium() -> str | None:
    """The path of a Chromium of this machine; None if only Playwright may have one."""
    named = os.environ.get("PLANETFALL_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def a_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        yield browser
        browser.close()


def violations(page: Page, place: str) -> list[str]:
    """What axe finds wrong on the page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result = page.evaluate("() => axe.run()")
    return [
        f"{place}: {entry['id']} {node['target']} {node['failureSummary']}"
        for entry in result["violations"]
        for node in entry["nodes"]
    ]


def install() -> None:
    if find_chromium():
        return
    print("Installing Chromium for the tests …", flush=True)
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        if subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], stdout=subprocess.DEVNULL).returncode == 0:
            return
    if subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"]).returncode != 0:
        sys.exit("There is no Chromium, and none could be installed. Install one, or name it in PLANETFALL_CHROMIUM.")


if __name__ == "__main__":
    install()
