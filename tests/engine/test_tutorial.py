"""The tutorial in `docs/adding-a-game.md` produces the example, which keeps the contract."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from engine.registry import PLUGINS, REFUSED
from tests.engine.contract.check_game import check_drawings, main
from tests.engine.contract.checks.every import CHECKS
from tests.wheels import EXAMPLE, ROOT, build_wheel, installed

TUTORIAL = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
PIECE = re.compile(r"^\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""A code block of a file: its name, and the text below it."""
LINES = 110
"""Maximum length of the whole example, its page and drawings included."""


def written() -> dict[str, str]:
    """Return the files of a reader who follows the tutorial, block by block.

    A new method follows an empty line, anything else two.
    """
    files: dict[str, str] = {}
    for name, text in PIECE.findall(TUTORIAL):
        if name in files:
            files[name] += "\n" if text.startswith(" ") else "\n\n"
        files[name] = files.get(name, "") + text
    return files


def in_folder(folder: Path) -> dict[str, str]:
    """Return the files of a folder, without caches."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file() and "__pycache__" not in path.parts]
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in paths}


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    """Return the wheel that the tutorial produces."""
    for name, text in written().items():
        path = tmp_path / "written" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return build_wheel(tmp_path / "written", tmp_path / "built")


def test_the_tutorial_produces_the_example() -> None:
    assert dict(sorted(written().items())) == in_folder(EXAMPLE)


def test_the_example_is_short() -> None:
    assert sum(text.count("\n") for text in in_folder(EXAMPLE).values()) <= LINES


def test_the_tutorials_game_keeps_the_contract(
    wheel: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with installed(tmp_path / "installed", wheel):
        main(["antidraughts"])
        assert (PLUGINS, REFUSED) == ({"antidraughts": "antidraughts"}, [])
    assert len(capsys.readouterr().out.splitlines()) == len((*CHECKS, check_drawings))


def test_it_names_the_wheel_that_is_built(wheel: Path) -> None:
    (line,) = re.findall(r"^packages = .*$", TUTORIAL, re.MULTILINE)
    assert tomllib.loads(line)["packages"] == [f"./wheels/{wheel.name}"]


def test_its_modules_and_files_are_there() -> None:
    for module in re.findall(r"-m (tests[\w.]+)", TUTORIAL):
        assert (ROOT / f"{module.replace('.', '/')}.py").is_file()
    named = re.findall(r"`((?:engine|examples|tests|docs)/[a-z\d_./-]+)`", TUTORIAL)
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []
