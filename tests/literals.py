"""The string literals of a file, to find sentences where there should be none."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

SENTENCE = re.compile(r"[a-z]{2,}[.!?]$|(^| )[A-Z][a-z]+ [a-z]{2,}|[a-z]{2,} [a-z]+ [a-z]{2,}")


def literals(path: Path) -> Iterator[str]:
    """Yield the string literals of a file, except docstrings and messages of exceptions and asserts."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    unsaid: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise | ast.Assert) or (
            isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        ):
            unsaid |= set(ast.walk(node))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in unsaid:
            yield node.value
