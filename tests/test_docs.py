"""README and docs are executed: Python blocks as they stand, shell blocks through the command line."""

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from planetfall.cli import main

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), ROOT / "benchmarks" / "README.md"]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]+\]\(([^)#]+)(?:#[^)]*)?\)")


def blocks(page: Path, language: str) -> list[str]:
    return [body for name, body in BLOCK.findall(page.read_text(encoding="utf-8")) if name == language]


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.stem)
def test_the_python_of_a_page_runs(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for body in blocks(page, "python"):
        exec(compile(body, str(page), "exec"), names)
    assert names


COMMANDS = [line for page in PAGES for body in blocks(page, "sh") for line in body.splitlines()]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_a_page_run(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # some of them write files
    program, *arguments = shlex.split(command)
    assert program == "planetfall"
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    targets = LINK.findall(page.read_text(encoding="utf-8"))
    assert [target for target in targets if "://" not in target and not (page.parent / target).exists()] == []


def test_every_room_named_in_the_architecture_exists() -> None:
    text = blocks(ROOT / "docs" / "architecture.md", "text")[0]
    names = set(re.findall(r"[\w.*]+\.(?:py|toml|md|ftl)", text))
    assert len(names) > 25
    assert {name for name in names if not list((ROOT / "planetfall").rglob(name))} == set()


def test_the_project_speaks_of_itself_alone() -> None:
    folders = ("planetfall", "docs", "tests", "benchmarks")
    files = [ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "Makefile", ROOT / "setup.py", ROOT / "pyproject.toml"]
    files += [
        file
        for folder in folders
        for file in (ROOT / folder).rglob("*")
        if file.suffix in (".py", ".md", ".toml", ".ftl")
    ]
    machine_path = re.compile("/" + "(?:work|root|tmp)" + "/")
    assert [file.name for file in files if machine_path.search(file.read_text(encoding="utf-8"))] == []
