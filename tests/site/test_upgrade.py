"""Builds with another Pyodide: they need no edit, and say which optimisations they leave out."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from functools import partial
from pathlib import Path

import pytest

from tests.site.sources import ROOT, build_site, make_sources
from tools import trim_stdlib
from tools.build import build
from tools.build_record import sources_digest
from tools.precompile import FAST_LEVEL, precompile
from tools.runtimes import RUNTIME, fetch

START = """
import { readFileSync } from 'node:fs';
const [pyodide, wheel] = process.argv.slice(1);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: pyodide });
python.unpackArchive(new Uint8Array(readFileSync(wheel)), 'zip', { extractDir: '/tmp/app' });
python.runPython(`import sys; sys.path.insert(0, '/tmp/app')`);
const text = 'from ui.panels.page import first_pages; first_pages()';
console.log(JSON.stringify([python.version, python.runPython(text).length > 1000]));
process.exit();
"""


@pytest.fixture
def other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of another Pyodide package, which the builds of the test use."""
    sources = make_sources(tmp_path / "sources")
    folder = tmp_path / "other"
    shutil.copytree(sources / "node_modules" / "pyodide", folder)
    (folder / "pyodide.mjs").write_text("export const version = '2';")
    (folder / "package.json").write_text('{"version": "2.0.0-alpha.1"}')
    monkeypatch.setenv(RUNTIME, str(folder))
    return folder


def test_a_build_takes_the_runtime_of_the_named_folder(other: Path, tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    build_site(tmp_path / "sources", dist)
    (script,) = dist.glob("runtime/*/pyodide/pyodide.mjs")
    assert script.read_text() == (other / "pyodide.mjs").read_text()
    assert any("2.0.0-alpha.1" in page.read_text("utf-8") for page in (dist / "rules").glob("*.html"))


def test_another_runtime_is_another_build(
    other: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = sources_digest(tmp_path / "sources")
    (other / "pyodide.mjs").write_text("export const version = '3';")
    second = sources_digest(tmp_path / "sources")
    monkeypatch.delenv(RUNTIME)
    assert len({first, second, sources_digest(tmp_path / "sources")}) == 3


def test_a_library_that_the_edits_do_not_fit_stays_as_it_came(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match=r"look at tools/trim_stdlib\.py"):
        trim_stdlib.trimmed("inspect", "import other")
    assert trim_stdlib.is_left_out("dis")
    monkeypatch.setattr(trim_stdlib, "_UNTRIMMED", [True])
    assert trim_stdlib.trimmed("inspect", "import other") == "import other"
    assert trim_stdlib.trimmed("pickle", "import other") == "import other"
    assert not trim_stdlib.is_left_out("dis")


def previous_release() -> str:
    """Return the version of the patch release before the pinned one."""
    pinned = json.loads((ROOT / "node_modules" / "pyodide" / "package.json").read_text("utf-8"))["version"]
    series, _, patch = pinned.rpartition(".")
    if not patch.isdecimal() or patch == "0":
        pytest.skip(f"{pinned} has no previous patch release")
    return f"{series}.{int(patch) - 1}"


@pytest.mark.soak
def test_another_release_builds_and_starts_in_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The release that `PYODIDE` in the environment names, else the patch release before the pinned one."""
    fetch(ROOT)
    version = os.environ.get("PYODIDE") or previous_release()
    npm = ["npm", "install", "--prefix", str(tmp_path), "--ignore-scripts", f"pyodide@{version}"]
    subprocess.run(npm, capture_output=True, check=True)
    monkeypatch.setenv(RUNTIME, str(tmp_path / "node_modules" / "pyodide"))
    dist = tmp_path / "dist"
    build(ROOT, dist, make=partial(precompile, tightness=FAST_LEVEL))
    (pyodide,), (wheel,) = dist.glob("runtime/*/pyodide"), dist.glob("wheels/*.whl")
    run = ["node", "--input-type=module", "--eval", START, str(pyodide), str(wheel)]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-500:]
    assert json.loads(done.stdout.splitlines()[-1]) == [version.replace("-alpha.", "a"), True]
