"""Removal of types before compilation, and the parts that must stay."""

from __future__ import annotations

import ast
from pathlib import Path
from types import ModuleType

import pytest

from tools.strip_types import stripped

TYPED = '''
from __future__ import annotations
from collections.abc import Callable
from typing import NamedTuple, TypeAlias
from ui.value import Value

Rank: TypeAlias = Callable[[int], str]
later: int

class Point(NamedTuple):
    """A place."""
    x: int
    y: list[int] = []

    def moved(self, by: int, *rest: int, how: str = "") -> Point:
        far: int = by + 1
        near: int
        return self._replace(x=self.x + far)

class Told(Value):
    who: str
    what: Callable[[int], Point]

class Box:
    def __init__(self) -> None:
        self.held: Point | None = None
        self.empty: bool

async def waits(point: Point) -> None: ...
'''


@pytest.fixture
def module() -> ModuleType:
    """Return the remaining module."""
    made = ModuleType("typed")
    exec(compile(stripped(TYPED), "typed.py", "exec"), vars(made))
    return made


def test_no_type_is_left() -> None:
    tree = stripped(TYPED)
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.AnnAssign)]
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.arg) and node.annotation]
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    assert functions
    assert not [node for node in functions if node.returns]


def test_fields_keep_their_names_their_order_and_their_defaults(module: ModuleType) -> None:
    assert module.Point._fields == ("x", "y")
    assert module.Point(1).moved(2, 3, how="far") == module.Point(4, [])
    told = module.Told("me", len)
    assert (told.who, told.what, module.Told.__match_args__) == ("me", len, ("who", "what"))
    assert vars(module.Box()) == {"held": None}
    assert module.Rank
    assert not hasattr(module, "later")


def test_no_module_of_the_app_reads_types() -> None:
    root = Path(__file__).parents[2]
    asks = ("get_type_hints", "get_annotations", "annotationlib", "singledispatch")
    files = [*root.glob("engine/**/*.py"), *root.glob("ui/**/*.py")]
    assert len(files) > 100
    assert not [file for file in files for ask in asks if ask in file.read_text("utf-8")]
