"""The import guard: what is imported is what stands in the sources, or the import fails and says what to do.

Each test works on a copy of the package in a folder of its own, in a new process.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import planetfall

PACKAGE = Path(planetfall.__file__).parent
COMPILED = ("*.so", "*.pyd", "_built.json")
REMEDY = "Run `make build`, or set PLANETFALL_INTERPRETED=1 to run the sources."
REPORT = """
import planetfall
from planetfall.core import game
assert planetfall.new("reworld", seats=2, seed=1).actors()
print(planetfall.BUILD, game.__file__)
"""


def a_copy(folder: Path, compiled: bool = True) -> Path:
    skipped = ("__pycache__",) if compiled else ("__pycache__", *COMPILED)
    shutil.copytree(PACKAGE, folder / "planetfall", ignore=shutil.ignore_patterns(*skipped))
    if compiled:
        for library in PACKAGE.parent.glob("planetfall__mypyc*"):
            shutil.copy(library, folder)
    return folder


def imported(folder: Path, interpreted: bool = False) -> subprocess.CompletedProcess[str]:
    """What a new process says that imports the copy."""
    environment = {key: value for key, value in os.environ.items() if key != "PLANETFALL_INTERPRETED"}
    environment["PYTHONPATH"] = str(folder)
    if interpreted:
        environment["PLANETFALL_INTERPRETED"] = "1"
    command = [sys.executable, "-c", REPORT]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def change(source: Path) -> None:
    source.write_text(source.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")


@pytest.mark.interpreted
def test_the_build_is_the_one_asked_for() -> None:
    if os.environ.get("PLANETFALL_INTERPRETED") == "1":
        asked_for = "interpreted"
    else:
        asked_for = "compiled" if (PACKAGE / "_built.json").is_file() else "interpreted"
    assert asked_for == planetfall.BUILD


def test_a_build_that_matches_its_sources_is_imported(tmp_path: Path) -> None:
    said = imported(a_copy(tmp_path))
    build, file = said.stdout.split()
    assert build == "compiled"
    assert Path(file).parent == tmp_path / "planetfall" / "core"
    assert Path(file).suffix != ".py"


@pytest.mark.parametrize("source", ["planetfall/core/rng.py", "planetfall/games/reworld/station.py"])
def test_a_source_changed_after_the_build_stops_the_import(tmp_path: Path, source: str) -> None:
    change(a_copy(tmp_path) / source)
    said = imported(tmp_path)
    assert said.returncode != 0
    assert said.stdout == ""
    assert said.stderr.endswith(f"StaleBuild: {source} has changed since it was compiled. {REMEDY}\n")


def test_a_source_that_is_not_compiled_may_change(tmp_path: Path) -> None:
    change(a_copy(tmp_path) / "planetfall" / "core" / "texts.py")
    assert imported(tmp_path).stdout.startswith("compiled ")


@pytest.mark.parametrize("stray", ["planetfall/core/texts", "planetfall/games/reworld/weather"])
def test_a_compiled_module_that_the_build_does_not_know_stops_the_import(tmp_path: Path, stray: str) -> None:
    suffix = next((PACKAGE / "core").glob("rng.*.*")).name.removeprefix("rng")
    (a_copy(tmp_path) / f"{stray}{suffix}").write_bytes(b"")
    said = imported(tmp_path)
    assert said.returncode != 0
    assert said.stderr.endswith(f"StaleBuild: {stray} is compiled, but not by the last build. {REMEDY}\n")


@pytest.mark.parametrize("broken", [None, "{"])
def test_compiled_modules_without_a_readable_list_of_their_sources_stop_the_import(
    tmp_path: Path, broken: str | None
) -> None:
    listed = a_copy(tmp_path) / "planetfall" / "_built.json"
    listed.unlink() if broken is None else listed.write_text(broken)
    said = imported(tmp_path)
    assert said.returncode != 0
    assert said.stderr.endswith(f"the list of what was compiled, cannot be read. {REMEDY}\n")


def test_compiled_modules_without_their_library_stop_the_import(tmp_path: Path) -> None:
    for library in a_copy(tmp_path).glob("planetfall__mypyc*"):
        library.unlink()
    said = imported(tmp_path)
    assert said.returncode != 0
    assert said.stderr.endswith(f"The library with the compiled rules is missing. {REMEDY}\n")


def test_a_source_deleted_after_the_build_stops_the_import_and_says_what_to_do(tmp_path: Path) -> None:
    (a_copy(tmp_path) / "planetfall" / "core" / "rng.py").unlink()
    said = imported(tmp_path)
    assert said.returncode != 0
    assert said.stderr.endswith(f"{REMEDY}\n")


def test_a_stale_build_can_be_left_aside_for_the_sources(tmp_path: Path) -> None:
    change(a_copy(tmp_path) / "planetfall" / "core" / "game.py")
    assert imported(tmp_path).returncode != 0
    said = imported(tmp_path, interpreted=True)
    assert said.stdout.split() == ["interpreted", str(tmp_path / "planetfall" / "core" / "game.py")]


@pytest.mark.interpreted
@pytest.mark.parametrize("interpreted", [False, True])
def test_a_package_with_nothing_compiled_runs_its_sources(tmp_path: Path, interpreted: bool) -> None:
    said = imported(a_copy(tmp_path, compiled=False), interpreted)
    assert said.stdout.split() == ["interpreted", str(tmp_path / "planetfall" / "core" / "game.py")]
