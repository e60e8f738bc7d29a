"""Whatever C compiler there is, the build finds out how it inlines across modules."""

import os
import runpy
import sys
from pathlib import Path

import pytest

inlining = runpy.run_path(str(Path(__file__).parents[1] / "setup.py"))["inlining"]

# A compiler that understands GCC's way, clang's way, or none of them; it compiles nothing.
KNOWS = {
    "gcc": [f"-flto={os.cpu_count()}", "-flto"],
    "clang": ["-flto"],
    "an old linker": [],
}


@pytest.mark.interpreted
@pytest.mark.parametrize("knows", KNOWS.values(), ids=KNOWS)
def test_a_compiler_is_asked_for_what_it_knows_and_the_best_of_it_is_taken(tmp_path: Path, knows: list[str]) -> None:
    compiler = tmp_path / "cc.py"
    compiler.write_text(f"import sys\nsys.exit(not {{flag for flag in sys.argv if 'lto' in flag}} <= set({knows}))\n")
    expected = ["-fno-semantic-interposition", knows[0]] if knows else []
    assert inlining([sys.executable, str(compiler)]) == expected
