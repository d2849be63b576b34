"""The rooms of the house: who may import what, who may name what, and how large things may get."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.registry import GAMES

ROOT = Path(__file__).parents[1]
SOURCES = sorted([*(ROOT / "engine").rglob("*.py"), *(ROOT / "ui").rglob("*.py")])
BROWSER = {"js", "pyscript", "pyodide", "pyodide_js"}


def room(path: Path) -> str:
    return str(path.relative_to(ROOT))


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute here"
            yield node.module or ""


def tops(path: Path) -> set[str]:
    return {name.split(".")[0] for name in imports(path)}


@pytest.mark.parametrize("path", SOURCES, ids=room)
def test_imports_stay_in_their_rooms(path: Path) -> None:
    if room(path).startswith("engine/"):
        assert tops(path) <= {"engine", *sys.stdlib_module_names}, "the engine needs nothing but Python"
    elif not room(path).startswith("ui/platform/"):
        assert not tops(path) & BROWSER, "only ui/platform reaches into the browser"


@pytest.mark.parametrize("path", SOURCES, ids=room)
def test_json_is_read_by_one_module(path: Path) -> None:
    if room(path) != "engine/outside.py":
        assert not re.search(r"json\.loads?\b|JSONDecoder|from json\b", path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", SOURCES, ids=room)
def test_chance_comes_from_one_module(path: Path) -> None:
    if room(path).startswith("engine/") and room(path) != "engine/chance.py":
        assert not tops(path) & {"random", "secrets"}


@pytest.mark.parametrize("path", [p for p in SOURCES if room(p).startswith("ui/")], ids=room)
def test_the_screen_names_no_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not [game for game in GAMES if re.search(rf"[\"']{game}[\"']|engine\.games", text)]


@pytest.mark.parametrize("path", [p for p in SOURCES if room(p).startswith("engine/games/")], ids=room)
def test_a_game_knows_no_other_game_but_its_ancestors(path: Path) -> None:
    own = room(path).split("/")[2]
    known = {name.split(".")[2] for name in imports(path) if name.startswith("engine.games.")}
    assert known <= {own, "chess", "draughts"}
    assert not any(name == "engine.registry" for name in imports(path))


@pytest.mark.parametrize("path", SOURCES, ids=room)
def test_nothing_happens_when_a_module_is_imported(path: Path) -> None:
    """No clock, no chance, no browser object: a snapshot of the imported modules must stay true."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    outside = [
        node
        for node in tree.body
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Import)
    ]
    calls = [node for top in outside for node in ast.walk(top) if isinstance(node, ast.Call)]
    called = [ast.unparse(call.func) for call in calls]
    assert not [name for name in called if re.match(r"(js|time|secrets|random|os)\b|.*perf_counter", name)]


@pytest.mark.parametrize("path", SOURCES, ids=room)
def test_files_and_functions_stay_small(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count("\n") <= 400
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert (node.end_lineno or 0) - node.lineno <= 80, f"{node.name} is long"


def test_every_game_has_its_page() -> None:
    for game in GAMES.values():
        page = (ROOT / "docs" / f"{game.info.id}.md").read_text(encoding="utf-8")
        assert game.info.title in page
        assert game.info.designer in page
