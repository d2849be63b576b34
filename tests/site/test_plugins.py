"""Plugins in the build: the files copied into the site, and the wheels left out, with the reason."""

from __future__ import annotations

import json
import re
import shutil
import tomllib
from pathlib import Path

import pytest

from tests.site.sources import build_site, make_sources
from tests.site.test_build import plan_of
from tests.wheels import ANY_GAME, EXAMPLE, build_wheel, spoilt, write_wheel
from tools.hashes import integrity
from tools.plugins import add_plugins
from tools.precompile import precompile
from tools.wheel import make_wheel

MAIN = Path(__file__).resolve().parents[2]
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"></svg>'


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """Return small sources, in which a test names its wheels."""
    return make_sources(tmp_path / "sources")


def named(sources: Path, *names: str) -> None:
    """Name wheels in `pyscript.toml`, over several lines as people do."""
    lines = "".join(f'    "{name}",\n' for name in names)
    config = sources / "pyscript.toml"
    config.write_text(f"packages = [\n{lines}]\n{config.read_text()}")


def with_wheel(sources: Path, **more: str) -> str:
    """Put a wheel with these files beside the sources, and return its name for `pyscript.toml`."""
    wheel = write_wheel(sources / "wheels", "other", ANY_GAME, **more)
    return f"./wheels/{wheel.name}"


def test_drawings_page_and_wheel_come_into_the_site(sources: Path, tmp_path: Path) -> None:
    named(sources, with_wheel(sources, **{"other/assets/pieces/other-man.svg": SVG}))
    dist = tmp_path / "dist"
    build_site(sources, dist)
    assert (dist / "assets" / "pieces" / "other-man.svg").read_text() == SVG
    ((name, path, digest),) = plan_of(dist)["plugins"]["wheels"]
    wheel = dist / "assets" / path
    assert (name, digest) == ("other", integrity(wheel.read_bytes()))
    assert wheel.name == "other-1.0-py3-none-any.whl", "micropip reads a wheel's name"
    assert wheel.read_bytes() == (sources / "wheels" / wheel.name).read_bytes()
    assert "packages" not in tomllib.loads((dist / "pyscript.toml").read_text())


def test_without_a_fast_start_its_files_are_not_there_and_those_of_the_plain_one_are_kept(
    sources: Path, tmp_path: Path
) -> None:
    named(sources, with_wheel(sources))
    dist = tmp_path / "dist"
    build_site(sources, dist)
    plan = plan_of(dist)
    assert {plan[name] for name in ("library", "program", "packed", "snapshot")} == {None}
    assert not (dist / "start").exists()
    found = re.search(r"const FILES = (.*);", (dist / "sw.js").read_text())
    assert found
    listed = dict(json.loads(found[1]))
    for pattern in ("wheels/*.whl", "wheels/*/*.whl", "runtime/*/pyodide/*"):
        names = {path.relative_to(dist).as_posix() for path in dist.glob(pattern)}
        assert names and names <= listed.keys()


def test_a_site_without_plugins_has_none_in_its_plan(sources: Path, tmp_path: Path) -> None:
    build_site(sources, tmp_path / "dist")
    assert plan_of(tmp_path / "dist")["plugins"] is None


REFUSED = {
    "a page of ours": ({"other/docs/draughts.md": "# Mine\n"}, "the page docs/draughts.md already exists"),
    "a drawing of ours": (
        {"other/assets/pieces/dark-pawn.svg": SVG},
        "the file pieces/dark-pawn.svg already exists",
    ),
    "a package of ours": ({"engine/registry.py": ""}, "its package engine clashes with one of the app's"),
    "no drawing": (
        {"other/assets/pieces/other-man.svg": "<svg/>"},
        "the drawing other/assets/pieces/other-man.svg is not one <svg> element with a viewBox",
    ),
}


@pytest.mark.parametrize(("more", "why"), REFUSED.values(), ids=REFUSED)
def test_a_plugin_replaces_no_file(
    more: dict[str, str], why: str, sources: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (sources / "docs").mkdir()
    (sources / "docs" / "draughts.md").write_text("# English Draughts\n")
    drawing = (sources / "assets" / "pieces" / "dark-pawn.svg").read_bytes()
    named(sources, with_wheel(sources, **more))
    dist = tmp_path / "dist"
    build_site(sources, dist)
    assert plan_of(dist)["plugins"] == {"wheels": [], "refused": {"other": why}}
    assert f"other-1.0-py3-none-any.whl is left out: {why}." in capsys.readouterr().out
    assert (dist / "assets" / "pieces" / "dark-pawn.svg").read_bytes() == drawing
    assert not (dist / "assets" / "pieces" / "other-man.svg").exists()


NAMES = {
    "./wheels/gone-1.0-py3-none-any.whl": ("gone", "there is no such file"),
    "./wheels/torn-1.0-py3-none-any.whl": ("torn", "it is damaged: it cannot be unpacked"),
    "https://example.com/far-1.0-py3-none-any.whl": (
        "https://example.com/far-1.0-py3-none-any.whl",
        "its path is not of the form ./FOLDER/NAME-VERSION-….whl",
    ),
    "numpy": ("numpy", "its path is not of the form ./FOLDER/NAME-VERSION-….whl"),
}


@pytest.mark.parametrize("given", NAMES)
def test_an_unusable_wheel_is_left_out_and_the_next_one_is_not(
    given: str, sources: Path, tmp_path: Path
) -> None:
    named(sources, given, with_wheel(sources))
    (sources / "wheels" / "torn-1.0-py3-none-any.whl").write_bytes(b"PK, and no more")
    build_site(sources, tmp_path / "dist")
    plugins = plan_of(tmp_path / "dist")["plugins"]
    assert plugins["refused"] == dict([NAMES[given]])
    assert [name for name, *_ in plugins["wheels"]] == ["other"]


def test_a_wheel_that_is_named_twice_is_there_once(sources: Path, tmp_path: Path) -> None:
    name = with_wheel(sources)
    named(sources, name, name)
    build_site(sources, tmp_path / "dist")
    plugins = plan_of(tmp_path / "dist")["plugins"]
    assert [name for name, *_ in plugins["wheels"]] == ["other"]
    assert plugins["refused"] == {name: "another wheel has this name"}


def test_a_game_without_its_drawings_is_left_out(tmp_path: Path) -> None:
    site, wheel = tmp_path / "site", make_wheel(MAIN, tmp_path / "app")
    shutil.copytree(MAIN / "assets", site / "assets")
    lost = "picture._replace(pieces=tuple(piece._replace(art='lost') for piece in picture.pieces))"
    rules = spoilt("def picture(self, view): return without(super().picture(view))", id="other")
    rules += f"def without(picture): return {lost}\n"
    sources = make_sources(tmp_path / "sources")
    write_wheel(sources / "wheels", "other", rules)
    example = build_wheel(EXAMPLE, tmp_path / "example")
    shutil.copy(example, sources / "wheels")
    named(sources, "./wheels/other-1.0-py3-none-any.whl", f"./wheels/{example.name}")
    plugins = add_plugins(sources, site, tmp_path / "pages")
    pyodide = MAIN / "node_modules" / "pyodide"
    ahead = precompile(pyodide, [wheel, *plugins.wheels.values()], tmp_path / "work", plugins.facts(site))
    assert ahead.refused == {"other": "its drawing assets/pieces/lost.svg is missing"}
    assert "antidraughts" in json.loads(ahead.samples)
    assert "other" not in json.loads(ahead.samples)
    assert "Play Antidraughts" in ahead.first
    assert "its drawing assets/pieces/lost.svg is missing" in ahead.first
    plan = plugins.plan_entry(site, ahead.refused)
    assert plan and [name for name, *_ in plan["wheels"]] == ["antidraughts"]
