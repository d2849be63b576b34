"""The layers of the code: their order, who may import or name what, and the size limits."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from engine.registry import GAMES
from tools.architecture_map import DRAWING, ENGINE_LAYERS, UI_LAYERS, drawing, order

ROOT = Path(__file__).parents[1]
SOURCES = sorted([*(ROOT / "engine").rglob("*.py"), *(ROOT / "ui").rglob("*.py")])
KNOW_THE_APP = {"ui/app.py", "ui/main.py", "ui/start.py"}
MOST_FILES = 25
"""Maximum number of modules in a folder."""
MOST_LINES = 500
"""Maximum number of lines in a module."""
BROWSER = {"js", "pyscript", "pyodide", "pyodide_js"}


def short_path(path: Path) -> str:
    return str(path.relative_to(ROOT))


def over(paths: Sequence[Path]) -> Callable[[Callable[[Path], None]], Callable[[], None]]:
    """Make one test of a check over many paths, which lists all failures: a test per path takes longer."""

    def made(check: Callable[[Path], None]) -> Callable[[], None]:
        def test() -> None:
            wrong = [f"{short_path(path)}: {said}" for path in paths if (said := fault(check, path))]
            assert not wrong, "\n".join(wrong)

        test.__doc__ = check.__doc__
        return test

    return made


def fault(check: Callable[[Path], None], path: Path) -> str:
    """Return the message of a failed check on a path; "" if it passes."""
    try:
        check(path)
    except AssertionError as wrong:
        return str(wrong)
    return ""


@cache
def parsed(path: Path) -> ast.Module:
    """Cached, since many tests parse the same file."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def importing(path: Path) -> tuple[ast.Import | ast.ImportFrom, ...]:
    nodes = ast.walk(parsed(path))
    return tuple(node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom))


def imports(path: Path) -> Iterator[str]:
    for node in importing(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        else:
            assert node.level == 0, "imports are absolute here"
            yield node.module or ""


def modules(path: Path) -> set[str]:
    """Return our modules that a module imports, `TYPE_CHECKING` included."""
    found = set()
    for node in importing(path):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        else:
            full = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= (full & names()) or {node.module or ""}
    return (found & names()) - {name_of(path)}


@cache
def names() -> frozenset[str]:
    return frozenset(map(name_of, SOURCES))


def name_of(path: Path) -> str:
    return short_path(path).removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def layer_of(module: str, layers: tuple[str, ...]) -> int:
    """Return the layer of a module in the order of its side; -1 for the side's own package."""
    parts = module.split(".")
    return next((i for i, line in enumerate(layers) if parts[1:] and parts[1] in line.split()), -1)


def tops(path: Path) -> set[str]:
    return {name.split(".")[0] for name in imports(path)}


@over(SOURCES)
def test_imports_stay_in_their_layers(path: Path) -> None:
    if short_path(path).startswith("engine/"):
        assert tops(path) <= {"engine", *sys.stdlib_module_names}, "the engine needs nothing but Python"
    elif not short_path(path).startswith("ui/platform/"):
        assert not tops(path) & BROWSER, "only ui/platform reaches into the browser"


@over(SOURCES)
def test_nothing_points_back(path: Path) -> None:
    """A layer imports earlier ones, never its own line. Translations may use ids of any layer."""
    own = name_of(path)
    if short_path(path) == "engine/__main__.py" or own.startswith("ui.words."):
        return
    for other in modules(path):
        side = own.split(".")[0]
        if other.split(".")[0] != side:
            assert side == "ui", "the engine knows no screen"
            continue
        layers = ENGINE_LAYERS if side == "engine" else UI_LAYERS
        here, there = layer_of(own, layers), layer_of(other, layers)
        assert here >= 0, f"{own} has no place in the order"
        same = own.split(".")[:2] == other.split(".")[:2]
        assert there < here or same, f"{own} -> {other}"


def test_there_is_no_circle() -> None:
    graph = {name_of(path): modules(path) for path in SOURCES}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as fault:
        pytest.fail(" -> ".join(fault.args[1]))


ARITHMETIC = {f"engine.remote.crypto.{name}" for name in ("ed25519", "hashing", "ristretto")}
"""The code of remote play that the verifier shares with the players, besides rules and JSON parser."""


def test_the_verifier_shares_only_arithmetic_and_rules_with_the_players() -> None:
    verifier = sorted((ROOT / "engine" / "verifying").glob("*.py"))
    assert len(verifier) > 3
    for path in verifier:
        other = {
            name for name in modules(path) if not name.startswith(("engine.contract.", "engine.verifying"))
        }
        assert other <= ARITHMETIC | {"engine.registry", "engine.formats.untrusted"}, short_path(path)
    for name in ARITHMETIC:
        path = ROOT / f"{name.replace('.', '/')}.py"
        assert modules(path) <= ARITHMETIC | {"engine.contract.steps"}, name


@over(SOURCES)
def test_few_know_the_app(path: Path) -> None:
    if "ui.app" in modules(path):
        assert short_path(path) in KNOW_THE_APP


@pytest.mark.parametrize("name", ["app", "run", "main"])
def test_the_central_modules_are_short(name: str) -> None:
    assert (ROOT / "ui" / f"{name}.py").read_text(encoding="utf-8").count("\n") <= 150


@over(sorted({path.parent for path in SOURCES}))
def test_folders_stay_small(folder: Path) -> None:
    inside = [path for path in folder.glob("*.py") if path.stem != "__init__"]
    assert len(inside) <= MOST_FILES


@over(SOURCES)
def test_json_is_read_by_one_module(path: Path) -> None:
    if short_path(path) != "engine/formats/untrusted.py":
        assert not re.search(r"json\.loads?\b|JSONDecoder|from json\b", path.read_text(encoding="utf-8"))


@over(SOURCES)
def test_chance_comes_from_one_module(path: Path) -> None:
    if short_path(path).startswith("engine/") and short_path(path) != "engine/contract/rng.py":
        assert not tops(path) & {"random", "secrets"}


@over([p for p in SOURCES if short_path(p).startswith("ui/")])
def test_the_ui_names_no_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not [game for game in GAMES if re.search(rf"[\"']{game}[\"']|engine\.games", text)]


@over([p for p in SOURCES if short_path(p).startswith("engine/games/")])
def test_a_game_knows_no_other_game_but_its_ancestors(path: Path) -> None:
    own = short_path(path).split("/")[2]
    known = {name.split(".")[2] for name in imports(path) if name.startswith("engine.games.")}
    assert known <= {own, "chess", "draughts", "race"}
    assert not any(name == "engine.registry" for name in imports(path))


@over(SOURCES)
def test_nothing_happens_when_a_module_is_imported(path: Path) -> None:
    """No clock, no randomness, no browser object: a snapshot of the imported modules must stay valid."""
    outside = [
        node
        for node in parsed(path).body
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Import)
    ]
    calls = [node for top in outside for node in ast.walk(top) if isinstance(node, ast.Call)]
    called = [ast.unparse(call.func) for call in calls]
    assert not [name for name in called if re.match(r"(js|time|secrets|random|os)\b|.*perf_counter", name)]


@over(SOURCES)
def test_files_and_functions_stay_small(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count("\n") <= MOST_LINES or "words" in path.parts, "translations may be long"
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert (node.end_lineno or 0) - node.lineno <= 60, f"{node.name} is long"


def test_every_game_has_its_page() -> None:
    for game in GAMES.values():
        page = (ROOT / "docs" / f"{game.info.id}.md").read_text(encoding="utf-8")
        assert game.info.title in page
        assert game.info.designer in page


def test_the_architecture_map_matches_the_code() -> None:
    assert DRAWING.read_text(encoding="utf-8") == drawing(), "run `python -m tools.architecture_map`"
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert "](layers.svg)" in page and order(ENGINE_LAYERS) in page and order(UI_LAYERS) in page
