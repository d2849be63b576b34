"""The imports of a start, and later imports from the annex."""

from __future__ import annotations

import importlib
import marshal
import re
import subprocess
import sys
import zlib
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from tools.catalogue import others
from ui.platform.compiled import attach

START = """
import sys
import ui.start, ui.main, ui.app, ui.platform.compiled, ui.computer.worker_protocol
from tests.ui.fakes import make_app
app, _, _ = make_app()
print(*sorted(sys.modules))
"""
"""Imports of page and worker at their start, and the first screen."""
PLAY = """
from engine.registry import GAMES
games = list(GAMES.values())
before = set(sys.modules)
for game in games:
    app.do("setup", game.info.id)
    app.do("start")
    app.do("home")
print(*sorted(set(sys.modules) - before))
"""
"""Imports of setting up and starting games, although the snapshot has all games."""
LATER = re.compile(
    rf"""engine\.(boards|tools|plugins).*                        # the bases of the rules
    |engine\.games\.(?!race)\w+\.(?!info$|cards(\.names)?$|words|learning$).* # the rules
    |engine\.remote\.(?!agreement|entries|description|crypto(\.hashing)?$).*  # remote play (fakes describe)
    |ui\.(features|panels)\.remote.*
    |.*\.words\.({"|".join(others())}).*                         # translations
    """,
    re.VERBOSE,
)
"""Modules that no start needs."""


@pytest.fixture
def annex(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield a file with a package of two modules, one of which works only at the second import."""
    texts = {
        "far": (True, "size = 3"),
        "far.away": (False, "from far import size; twice = 2 * size"),
        "far.broken": (False, "import sys; sys.far_tries.append(1); 1 / (len(sys.far_tries) - 1)"),
    }
    modules = {name: (is_package, compile(text, name, "exec")) for name, (is_package, text) in texts.items()}
    place = tmp_path / "annex"
    content = marshal.dumps({name: (kind, marshal.dumps(code)) for name, (kind, code) in modules.items()})
    place.write_bytes(zlib.compress(content))
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.setattr(sys, "far_tries", [], raising=False)
    attach(str(place))
    yield place
    for name in [name for name in sys.modules if name.split(".")[0] == "far"]:
        del sys.modules[name]


@pytest.mark.usefixtures("annex")
def test_annex_modules_are_imported_like_others() -> None:
    assert importlib.import_module("far.away").twice == 6
    assert importlib.import_module("far").away.twice == 6


def test_given_content_is_not_read_again(annex: Path) -> None:
    modules = marshal.loads(zlib.decompress(annex.read_bytes()))
    annex.unlink()
    attach(str(annex), modules)
    assert importlib.import_module("far.away").twice == 6


def test_a_module_that_is_elsewhere_does_not_read_the_annex(annex: Path) -> None:
    annex.unlink()
    sys.modules.pop("this", None)
    with redirect_stdout(StringIO()):
        importlib.import_module("this")


@pytest.mark.usefixtures("annex")
def test_an_unknown_module_raises_an_import_error() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"far\.off") as fault:
        importlib.import_module("far.off")
    assert fault.value.name == "far.off"


@pytest.mark.usefixtures("annex")
def test_a_failed_import_can_be_repeated() -> None:
    with pytest.raises(ZeroDivisionError):
        importlib.import_module("far.broken")
    importlib.import_module("far.broken")


def printed(script: str) -> list[str]:
    root, command = Path(__file__).parents[2], [sys.executable, "-c", script]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_a_start_imports_no_later_module() -> None:
    (names,) = printed(START)
    assert [name for name in names.split() if LATER.fullmatch(name)] == []


def test_starting_a_game_imports_nothing_from_the_annex() -> None:
    """Only the home screen does: it gets the ladder after the start, or when somebody returns to it."""
    _, names = printed(START + PLAY)
    assert names.split() == ["ui.panels.ladder"]
