"""The command line of serve.py: it builds changed sources, and reports problems in one line."""

import ast
import errno
import os
import re
import runpy
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import NoReturn

import pytest

from tests.site.sources import ROOT, make_sources
from tools import cli, node, precompile
from tools.build_lock import build_lock
from tools.build_record import BuildRecord, last_build, write_record
from tools.precompile import FILES, precompile_once
from tools.problem import Problem
from tools.revision import UNKNOWN, revision


@pytest.fixture
def builds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Point the command at small sources and a stand-in for the build; return the builds so far."""
    made: list[Path] = []

    def build(root: Path, dist: Path, _make: object) -> int:
        made.append(root)
        dist.mkdir(exist_ok=True)
        (dist / "index.html").write_text(f"build {len(made)}")
        return 7_000_000

    monkeypatch.setattr(cli, "ROOT", make_sources(tmp_path / "sources"))
    monkeypatch.setattr(cli, "DIST", tmp_path / "dist")
    monkeypatch.setattr(cli, "PRECOMPILED", tmp_path / "precompiled")
    monkeypatch.setattr("tools.build.build", build)
    monkeypatch.setattr("tools.runtimes.fetch", lambda _: None)
    return made


# Builds


def test_the_first_line_states_the_work_and_its_duration(
    builds: list[Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = []
    monkeypatch.setattr("tools.runtimes.fetch", lambda _: printed.append(capsys.readouterr().out))
    assert cli.main(["build"]) == 0
    (cli.DIST / "index.html").unlink()
    assert cli.main(["build"]) == 0
    assert printed[0] == "Building the site: this takes about a minute …\n"
    assert "Building the site: this takes up to 0 s …\n" in printed[1], "as long as the build before it"
    assert len(builds) == 2


def test_nothing_is_built_twice(builds: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["build"]) == cli.main(["build"]) == 0
    assert len(builds) == 1
    assert f"Nothing has changed since {cli.DIST} was built." in capsys.readouterr().out


def add(name: str) -> Callable[[], object]:
    """Return a function that adds a line to a source."""

    def change() -> None:
        path = cli.ROOT / name
        path.write_text(path.read_text() + "\n")

    return change


CHANGES: dict[str, Callable[[], object]] = {
    "a module": add("engine/__init__.py"),
    "the page": add("index.html"),
    "a script of the build": add("tools/runtime/trim.mjs"),
    "the pins of the runtimes": add("package-lock.json"),
    "a new file": lambda: (cli.ROOT / "assets" / "new.css").write_text(""),
    "one file less": lambda: (cli.ROOT / "assets" / "rules.css").unlink(),
    "a site that somebody has changed": lambda: (cli.DIST / "index.html").write_text("mine"),
    "no site": lambda: shutil.rmtree(cli.DIST),
    "a record that cannot be read": lambda: (cli.ROOT / "build" / "site.json").write_text("{"),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_change_is_built(builds: list[Path], change: Callable[[], object]) -> None:
    cli.main(["build"])
    change()
    assert cli.main(["build"]) == 0
    assert len(builds) == 2


def test_a_build_that_compiles_nothing_changes_no_estimate(builds: list[Path]) -> None:
    cli.main(["build"])
    write_record(cli.ROOT, BuildRecord("", "", 42))
    cli.main(["build"])
    assert len(builds) == 2
    last = last_build(cli.ROOT)
    assert last and last.seconds == 42


def test_another_revision_is_built(builds: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    cli.main(["build"])
    monkeypatch.setattr("tools.build_record.revision", lambda _: "abc")
    cli.main(["build"])
    assert len(builds) == 2


def test_the_revision_is_that_of_the_sources_and_of_no_repository_around_them(tmp_path: Path) -> None:
    def git(*arguments: str) -> str:
        identity = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
        command = ["git", "-C", str(tmp_path), *identity, *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    assert revision(tmp_path) == UNKNOWN
    git("init", "-q")
    git("commit", "-q", "--allow-empty", "-m", "one")
    assert git("rev-parse", "HEAD").startswith(revision(tmp_path))
    (tmp_path / "inner").mkdir()
    assert revision(tmp_path / "inner") == UNKNOWN


def test_without_git_the_revision_is_unknown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert revision(ROOT) == UNKNOWN


def test_the_slowest_step_is_repeated_only_for_a_changed_app(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wheel, pyodide, calls = tmp_path / "a.whl", tmp_path / "pyodide", []
    wheel.write_text("app")
    pyodide.mkdir()

    def run_script(_name: str, arguments: list[Path], _trouble: str) -> None:
        calls.append(wheel.read_text())
        for name in FILES.values():
            (arguments[2] / name).write_text(f"{name} of {calls[-1]}")
        (arguments[2] / "made.json").write_text('{"first": "", "samples": "", "head": 1}')

    monkeypatch.setattr(precompile, "run_script", run_script)

    def make() -> bytes:
        return precompile_once(tmp_path / "kept", pyodide, [wheel], tmp_path / "work", "").program

    assert make() == make() == b"program.zst of app"
    wheel.write_text("another")
    assert make() == make() == b"program.zst of another"
    assert calls == ["app", "another"]
    assert len(list((tmp_path / "kept").iterdir())) == 1


def test_of_two_at_once_the_second_waits_and_builds_nothing(
    builds: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    with build_lock(cli.ROOT):
        second = Thread(target=cli.main, args=[["build"]])
        second.start()
        while "Another build is running" not in capsys.readouterr().out:
            assert second.is_alive()
        assert not builds
        cli._build_site()
    second.join()
    assert len(builds) == 1


# Problems


def test_a_taken_port_is_reported_before_the_build(
    taken: int, builds: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["--port", str(taken), "--no-open"]) == 1
    printed = capsys.readouterr()
    assert (printed.out, builds) == ("", [])
    assert re.fullmatch(rf"serve\.py: port {taken} is taken or not allowed: [^\n]+\n", printed.err)


FULL = "the disk is full: free 200 MB, then run this again"
FAULTS = {
    "a full disk": (OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "dist/a"), FULL),
    "a quota": (OSError(errno.EDQUOT, os.strerror(errno.EDQUOT), "dist/a"), FULL),
    "a full disk while a folder is copied": (
        shutil.Error([("a", "b", f"[Errno 28] {os.strerror(errno.ENOSPC)}: 'b'")]),
        FULL,
    ),
    "a disk that is read only": (
        OSError(errno.EROFS, os.strerror(errno.EROFS), "dist/a"),
        "this folder cannot be written to (dist/a): allow it, or copy the project to another place",
    ),
    "somebody else's folder": (
        OSError(errno.EACCES, os.strerror(errno.EACCES), "dist/a"),
        "this folder cannot be written to (dist/a): allow it, or copy the project to another place",
    ),
    "another fault": (OSError(errno.EIO, "Input/output error", "dist/a"), "Input/output error (dist/a)"),
    "a problem": (Problem("Node is missing: install it"), "Node is missing: install it"),
}


@pytest.mark.parametrize(("fault", "line"), FAULTS.values(), ids=FAULTS)
def test_a_failed_build_reports_one_line(
    builds: list[Path],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    fault: Exception,
    line: str,
) -> None:
    def build(*_: object) -> NoReturn:
        raise fault

    monkeypatch.setattr("tools.build.build", build)
    assert cli.main(["build"]) == 1
    assert capsys.readouterr().err == f"serve.py: {line}\n"
    assert not builds


def test_a_site_that_is_fresh_is_served_where_nothing_can_be_written(
    builds: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    cli.main(["build"])
    monkeypatch.setattr(cli, "build_lock", lambda _: pytest.fail("a lock has to be written"))
    assert cli.main(["build"]) == 0
    assert len(builds) == 1


def test_a_full_disk_is_reported_as_such(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "node"
    script.write_text("#!/bin/sh\necho 'Error: ENOSPC: no space left on device' >&2; echo v20 >&2; exit 1\n")
    script.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Problem, match=FULL):
        node.run_script("rules_pages.mjs", [], "the pages could not be made")


def test_ctrl_c_ends_a_build_at_once_and_without_a_traceback(builds: list[Path]) -> None:
    program = (
        "import signal, sys, time\nfrom pathlib import Path\nimport tools.runtimes\nfrom tools import cli\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)  # which a shell may have had ignored\n"
        f"cli.ROOT, cli.DIST = Path({str(cli.ROOT)!r}), Path({str(cli.DIST)!r})\n"
        "tools.runtimes.fetch = lambda _: time.sleep(60)\nsys.exit(cli.main(['build']))"
    )
    command = [sys.executable, "-c", program]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdout=pipe, stderr=pipe, text=True) as running:
        assert running.stdout and running.stderr
        assert running.stdout.readline().startswith("Building the site")
        running.send_signal(signal.SIGINT)
        assert running.wait(timeout=60) == 130
        assert (running.stdout.read(), running.stderr.read()) == ("\nStopped.\n", "")
    assert not builds


# The command line


@pytest.mark.parametrize("port", ["0", "65536", "x", "-1", "8000.5"])
def test_an_invalid_port_is_refused(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(["--port", port])
    assert stopped.value.code == 2
    assert "is no port" in capsys.readouterr().err or port == "-1"


def test_serve_py_can_be_read_by_an_old_python_which_gets_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    source = (ROOT / "serve.py").read_text()
    ast.parse(source, feature_version=(3, 4))
    assert source.isascii()
    monkeypatch.setattr(sys, "hexversion", 0x03080A00)
    monkeypatch.setattr(sys, "version", "3.8.10 (default)")
    with pytest.raises(SystemExit) as stopped:
        runpy.run_path(str(ROOT / "serve.py"), run_name="__main__")
    assert str(stopped.value).startswith("Odd Checkers needs Python 3.11 or newer, and this is Python 3.8.10")
    assert "\n" not in str(stopped.value)
