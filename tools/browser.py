"""Find the browsers that the end-to-end tests drive; `python -m tools.browser` brings what is missing."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tools.problem import Problem

SHELL = "chromium-headless-shell"
"""Chromium without the window around the page: it leaves a seventh of the work undone."""
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
MINI_BROWSERS = "*/webkit*gtk-*/MiniBrowser"


class WebKitPrograms(NamedTuple):
    """Where the programs are that it takes to drive WebKit."""

    driver: str
    browser: str
    screen: str


class Engine(NamedTuple):
    """A browser engine beside Chromium's: how to find it, and the Debian packages that bring it."""

    name: str
    find: Callable[[], object | None]
    packages: tuple[str, ...]

    @property
    def missing(self) -> str:
        """What to say where the engine is not there."""
        return f"no {self.name} for the tests: install {' and '.join(self.packages)}"


def find(own: str) -> str | None:
    """Return the path of the browser to test with: Playwright's (`own`) if it is there, else of the PATH."""
    return own if Path(own).is_file() else shutil.which(SHELL) or find_whole(own)


def find_whole(own: str) -> str | None:
    """Return the path of a browser as people use it, to measure with."""
    return own if Path(own).is_file() else next(filter(None, map(shutil.which, NAMES)), None)


def find_firefox() -> str | None:
    """Return the path of Firefox, if it is there."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


def find_webkit() -> WebKitPrograms | None:
    """Return where WebKitGTK's driver, its small browser and a screen for it are, if all three are there."""
    browsers = sorted(Path("/usr/lib").glob(MINI_BROWSERS))
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    return WebKitPrograms(driver, str(browsers[0]), screen) if driver and browsers and screen else None


ENGINES = (
    Engine("Firefox", find_firefox, ("firefox-esr",)),
    Engine("WebKit", find_webkit, ("webkit2gtk-driver", "xvfb")),
)


def demanded() -> bool:
    """Whether no engine may be missing: where the environment says that this is CI."""
    return os.environ.get("CI", "").lower() not in ("", "0", "false")


def bring() -> str:
    """Install what is missing, where that is allowed; return the path of Chromium or Chrome.

    Raises Problem if there is no way to get that, or in CI one of the other engines.
    """
    own = _playwrights()
    wanted = [
        (not find_whole(own), ("chromium",)),
        (not Path(own).is_file() and not shutil.which(SHELL), (SHELL,)),
        *((not each.find(), each.packages) for each in ENGINES),
    ]
    _install([packages for missing, packages in wanted if missing])
    found = find(own)
    if found is None:
        raise Problem("no browser for the tests: install Chromium or Chrome so that it is on the PATH")
    for engine in ENGINES:
        if not engine.find():
            if demanded():
                raise Problem(engine.missing)
            print(f"{engine.missing} (its tests are skipped)", flush=True)
    return found


def _install(wanted: list[tuple[str, ...]]) -> None:
    """Install Debian packages, those of one engine at a time, if this machine has apt and we are root."""
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
        print(f"Browser: {bring()}")
    except Problem as problem:
        sys.exit(f"tools.browser: {problem}")
