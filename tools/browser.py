"""Find the browsers and servers of the end-to-end tests; `python -m tools.browser` installs missing ones."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tools.problem import Problem

SHELL = "chromium-headless-shell"
"""Chromium without its window: it saves a seventh of the work."""
NAMES = ("chromium", "google-chrome-stable", "google-chrome", "chrome", "chromium-browser")
SNAP = "/snap/"
MINI_BROWSERS = "*/webkit*gtk-*/MiniBrowser"


class WebKitPrograms(NamedTuple):
    """The programs that drive WebKit."""

    driver: str
    browser: str
    screen: str


class Program(NamedTuple):
    """A program that tests need besides Chromium: how to find it, and its Debian packages."""

    name: str
    find: Callable[[], object | None]
    packages: tuple[str, ...]

    @property
    def missing(self) -> str:
        """The sentence for a machine without the program."""
        return f"no {self.name} for the tests: install {' and '.join(self.packages)}"


def find(own: str) -> str | None:
    """Return the path of the browser for tests: Playwright's (`own`) if installed, else one on the PATH."""
    return own if Path(own).is_file() else shutil.which(SHELL) or find_whole(own)


def find_whole(own: str) -> str | None:
    """Return the path of a complete browser, for measurements."""
    return own if Path(own).is_file() else _first(NAMES)


def find_firefox() -> str | None:
    """Return the path of Firefox, if installed."""
    return _first(("firefox-esr", "firefox"))


def _first(names: tuple[str, ...]) -> str | None:
    """Return the path of the first of these programs that is installed and not a snap."""
    return next((path for path in map(shutil.which, names) if path and not _is_snap(Path(path))), None)


def _is_snap(path: Path) -> bool:
    """Return true if a program is a snap, or Ubuntu's script that stands in for one.

    A snap can access neither the test profiles in /tmp nor hidden folders of the home.
    """
    target = path.resolve()
    if SNAP in f"{target}" or target.name == "snap":
        return True
    try:
        with target.open("rb") as file:
            beginning = file.read(4096)
    except OSError:
        return False
    return beginning.startswith(b"#!") and SNAP.encode() in beginning


def find_webkit() -> WebKitPrograms | None:
    """Return the paths of WebKitGTK's driver, its small browser and Xvfb, if all three are installed."""
    browsers = sorted(Path("/usr/lib").glob(MINI_BROWSERS))
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    return WebKitPrograms(driver, str(browsers[0]), screen) if driver and browsers and screen else None


def find_turn_server() -> str | None:
    """Return the path of a TURN server, if installed."""
    return shutil.which("turnserver")


ENGINES = (
    Program("Firefox", find_firefox, ("firefox-esr",)),
    Program("WebKit", find_webkit, ("webkit2gtk-driver", "xvfb")),
)
TURN_SERVER = Program("TURN server", find_turn_server, ("coturn",))
PROGRAMS = (*ENGINES, TURN_SERVER)


def demanded() -> bool:
    """Return true if every program is required: under `CI`."""
    return os.environ.get("CI", "").lower() not in ("", "0", "false")


def install_missing() -> str:
    """Install missing programs, where possible; return the path of Chromium or Chrome.

    Raises Problem if there is no way to get that, or under CI one of the other programs.
    """
    own = _playwrights()
    wanted = [
        (not find_whole(own), ("chromium",)),
        (not Path(own).is_file() and not shutil.which(SHELL), (SHELL,)),
        *((not each.find(), each.packages) for each in PROGRAMS),
    ]
    _install([packages for missing, packages in wanted if missing])
    found = find(own)
    if found is None:
        raise Problem("no browser for the tests: install Chromium or Chrome so that it is on the PATH")
    for program in PROGRAMS:
        if not program.find():
            if demanded():
                raise Problem(program.missing)
            print(f"{program.missing} (its tests are skipped)", flush=True)
    return found


def _install(wanted: list[tuple[str, ...]]) -> None:
    """Install Debian packages, one program at a time, if this machine has apt and we are root."""
    if not wanted or not shutil.which("apt-get") or os.geteuid() != 0:
        return
    for command in (["update", "-q"], *(["install", "-y", "-q", *packages] for packages in wanted)):
        print("apt-get", *command, "…", flush=True)
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        quiet = subprocess.DEVNULL
        subprocess.run(["apt-get", *command], env=env, stdin=quiet, stdout=quiet, check=False)


def _playwrights() -> str:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


if __name__ == "__main__":
    try:
        print(f"Browser: {install_missing()}")
    except Problem as problem:
        sys.exit(f"tools.browser: {problem}")
