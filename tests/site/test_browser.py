"""tools.browser: missing programs are installed where possible; in CI every engine is required."""

import re
import subprocess
from pathlib import Path

import pytest

from e2e.browsers.arguments import arguments_here
from tests.site.sources import ROOT
from tools import browser
from tools.browser import Program, find, find_firefox, find_turn_server, find_whole, install_missing
from tools.problem import Problem


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """Set up a machine with Chromium, apt, root and Firefox, but no WebKit; return apt's commands."""
    commands: list[list[str]] = []
    chromium = tmp_path / "chromium"
    chromium.touch()
    programs = (
        Program("Firefox", lambda: "firefox", ("firefox-esr",)),
        Program("WebKit", lambda: ["install"] in [command[1:2] for command in commands], ("driver", "xvfb")),
    )
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(browser, "PROGRAMS", programs)
    monkeypatch.setattr(browser, "_playwrights", lambda: str(chromium))
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr("os.geteuid", lambda: 0)

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr("subprocess.run", run)
    return commands


@pytest.mark.parametrize("ci", ["", "true"])
def test_only_missing_programs_are_installed(
    machine: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ci: str
) -> None:
    monkeypatch.setenv("CI", ci)
    assert install_missing().endswith("chromium")
    assert machine == [
        ["apt-get", "update", "-q"],
        ["apt-get", "install", "-y", "-q", "driver", "xvfb"],
    ]
    assert "no WebKit" not in capsys.readouterr().out


def test_without_root_a_missing_engine_is_reported(
    machine: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    assert install_missing().endswith("chromium")
    assert machine == []
    printed = capsys.readouterr().out
    assert "no WebKit for the tests: install driver and xvfb" in printed and "Firefox" not in printed


def test_in_ci_no_engine_may_be_missing(machine: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    monkeypatch.setenv("CI", "true")
    with pytest.raises(Problem, match="no WebKit for the tests: install driver and xvfb"):
        install_missing()
    assert machine == []


def test_tests_use_the_quick_browser_and_measurements_a_complete_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    there = {"chromium-headless-shell": "/bin/shell", "google-chrome": "/bin/chrome"}
    monkeypatch.setattr("shutil.which", there.get)
    own = tmp_path / "own"
    assert (find(str(own)), find_whole(str(own))) == ("/bin/shell", "/bin/chrome")
    del there["chromium-headless-shell"]
    assert find(str(own)) == "/bin/chrome"
    own.touch()
    assert find(str(own)) == find_whole(str(own)) == str(own)


def test_without_chromium_there_are_no_tests(
    machine: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser, "_playwrights", lambda: "/nowhere/chromium")
    monkeypatch.setattr("shutil.which", lambda name: "/usr/bin/apt-get" if name == "apt-get" else None)
    with pytest.raises(Problem, match="no browser for the tests"):
        install_missing()
    for package in ("chromium", "chromium-headless-shell"):
        assert ["apt-get", "install", "-y", "-q", package] in machine


STUB = """#!/bin/sh
if ! [ -x /snap/bin/chromium ]; then
    echo "Command '$0' requires the chromium snap to be installed." >&2
    exit 1
fi
exec /snap/bin/chromium "$@"
"""


def test_a_stand_in_for_a_snap_is_no_browser(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def put(name: str, text: str) -> str:
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
        return str(tmp_path / name)

    monkeypatch.setenv("PATH", str(tmp_path))
    for name in ("chromium", "chromium-browser", "firefox"):
        put(name, STUB)
    put("snap", "snap itself")
    (tmp_path / "google-chrome-stable").symlink_to("snap")
    assert find_whole("/nowhere") is None
    assert find_firefox() is None
    chrome = put("google-chrome", "#!/bin/sh\nexec /opt/google/chrome/chrome\n")
    assert find("/nowhere") == find_whole("/nowhere") == chrome
    assert find_turn_server() is None


@pytest.mark.parametrize(("user", "ci", "without"), [(0, "", True), (1000, "", False), (1000, "true", True)])
def test_root_and_ci_start_browsers_without_a_sandbox(
    monkeypatch: pytest.MonkeyPatch, user: int, ci: str, without: bool
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: user)
    monkeypatch.setenv("CI", ci)
    assert ("--no-sandbox" in arguments_here()) is without


def test_every_chromium_is_started_with_these_arguments() -> None:
    starts = re.compile(r"\b(?:launch|launch_persistent_context)\(|\bPopen\(\s*\[executable")
    files = [path for path in (ROOT / "e2e").rglob("*.py") if starts.search(path.read_text())]
    assert ROOT / "e2e" / "browsers" / "victim.py" in files
    assert [path.name for path in files if "arguments_here()" not in path.read_text()] == []
