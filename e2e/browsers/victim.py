"""A browser of its own on a lasting profile, to be killed at any instant with all its processes."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

from playwright.sync_api import BrowserContext, BrowserType

from e2e.browsers.arguments import arguments_here
from tools.browser import find

PLAIN = [
    "--headless",
    "--no-first-run",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-extensions",
]
"""Arguments that drop everything a start can do without, since there are many."""
LISTENING = "DevTools listening on "


class Victim:
    """A running Chromium. Only processes started here are killed: it has a process group of its own."""

    def __init__(self, kind: BrowserType, profile: Path) -> None:
        self.killed = False
        executable = find(kind.executable_path)
        assert executable
        place = ["--remote-debugging-port=0", f"--user-data-dir={profile}"]
        self._process = subprocess.Popen(
            [executable, *place, *PLAIN, *arguments_here(), "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self._browser = kind.connect_over_cdp(self._address())
        self.context: BrowserContext = self._browser.contexts[0]

    def _address(self) -> str:
        assert self._process.stderr
        for line in self._process.stderr:
            if line.startswith(LISTENING):
                return line.removeprefix(LISTENING).strip()
        raise AssertionError("the browser did not start")

    def kill(self) -> None:
        """Kill all its processes at once, as a power failure would, if it has not ended."""
        if self._process.poll() is None:
            self.killed = True
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()

    def close(self) -> None:
        """Close it as a person does, with time to write everything."""
        self._browser.new_browser_cdp_session().send("Browser.close")
        self._process.wait()
