"""The list of untested clauses reads the tests, and ours is empty."""

from pathlib import Path

from planetfall.catalogue import GAMES, find_title
from planetfall.core.rulebook import rulebook
from planetfall.lab.clauses import cited, untested

TESTS = Path(__file__).parent.parent


def test_every_clause_of_every_rulebook_is_proven() -> None:
    assert {name: list(untested(find_title(name), TESTS)) for name in GAMES} == {name: [] for name in GAMES}


def test_a_clause_without_a_test_is_listed(tmp_path: Path) -> None:
    words = rulebook(find_title("reworld").folder, "en").clauses
    proven = [clause for clause in words if clause != "4.7"]
    marks = ", ".join(f'"{clause}"' for clause in proven)
    (tmp_path / "test_it.py").write_text(f'@rule("reworld", {marks})\ndef test_all() -> None: ...\n')
    assert untested(find_title("reworld"), tmp_path) == {"4.7": words["4.7"]}


def test_only_marks_on_tests_of_that_game_count(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(
        '@rule("reworld", "1.1")\ndef helper() -> None: ...\n'
        '@rule("other", "1.2")\ndef test_other() -> None: ...\n'
        '@pytest.mark.slow\n@rule("reworld", "1.3")\ndef test_this() -> None: ...\n'
    )
    assert cited("reworld", tmp_path) == {"1.3"}
