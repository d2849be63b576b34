"""Find the Chromium that the end-to-end tests drive; `python -m tools.browser` brings one if it must."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.problem import Problem

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")


def find(own: str) -> str | None:
    """Return the path of the browser to use: Playwright's (`own`) if it is there, else one on the PATH."""
    if Path(own).is_file():
        return own
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def bring() -> str:
    """Return the path of a browser, installing Debian's Chromium if there is none and that is allowed.

    Raises Problem if there is no way to get one.
    """
    own = _playwrights()
    found = find(own)
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        print("No Chrome or Chromium found: installing Debian's chromium …", flush=True)
        for command in (["apt-get", "update", "-q"], ["apt-get", "install", "-y", "-q", "chromium"]):
            env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(command, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False)
        found = find(own)
    if found is None:
        raise Problem("no browser for the tests: install Chromium or Chrome so that it is on the PATH")
    return found


def _playwrights() -> str:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


if __name__ == "__main__":
    try:
        print(f"Browser: {bring()}")
    except Problem as problem:
        sys.exit(f"tools.browser: {problem}")
