"""Which clauses of a rulebook no test proves: reads `@rule("game", "2.3.1", …)` from the test files."""

import ast
from pathlib import Path

from planetfall.core.rulebook import rulebook
from planetfall.core.title import Title

__all__ = ["cited", "untested"]


def untested(title: Title, tests: Path) -> dict[str, str]:
    """Clauses that no test cites, with their words."""
    proven = cited(title.info.name, tests)
    return {clause: words for clause, words in rulebook(title.folder, "en").clauses.items() if clause not in proven}


def cited(game: str, tests: Path) -> set[str]:
    clauses: set[str] = set()
    for file in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    clauses |= _cited_by(decorator, game)
    return clauses


def _cited_by(decorator: ast.expr, game: str) -> set[str]:
    if not (isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule"):
        return set()
    words = [argument.value for argument in decorator.args if isinstance(argument, ast.Constant)]
    return {str(clause) for clause in words[1:]} if words[:1] == [game] else set()
