"""WebKitGTK's small browser, driven by Selenium on a virtual screen."""

from __future__ import annotations

import os
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Any

from selenium.common.exceptions import WebDriverException
from selenium.webdriver.remote.command import Command
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from selenium.webdriver.webkitgtk.webdriver import WebDriver

from e2e.engines.driver import PATIENCE_S, Driver, bound, end_group
from tools.browser import WebKitPrograms

SCREEN = ["-screen", "0", "1280x900x24", "-nolisten", "tcp"]
STILL = "[Settings]\ngtk-enable-animations=0\n"
WAIT_FOR = """const told = arguments[0];
    ({}).then((text) => told({{ text }}), (error) => told({{ error: String(error) }}));"""


class BoundService(Service):
    """Selenium's service, which runs the driver and ends when we do."""

    def __init__(self, driver: str, **options: Any) -> None:
        self._program, *self._arguments = bound([driver])
        super().__init__(self._program, **options)

    def command_line_args(self) -> list[str]:
        return [*self._arguments, *super().command_line_args()]


class WebKit(Driver):
    """A MiniBrowser; under automation, its profile lives only as long as it does."""

    def __init__(self, programs: WebKitPrograms, folder: Path) -> None:
        (folder / "gtk-3.0").mkdir()
        (folder / "gtk-3.0/settings.ini").write_text(STILL)
        self._screen, display = _screen(programs.screen)
        env = {
            **os.environ,
            "DISPLAY": display,
            "GDK_BACKEND": "x11",
            "GSETTINGS_BACKEND": "memory",
            "NO_AT_BRIDGE": "1",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",  # Mesa's own OpenGL, in software, crashes now and then
            **{name: str(folder) for name in ("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")},
        }
        self._service = BoundService(programs.driver, env=env, popen_kw={"start_new_session": True})
        options = Options()
        options.binary_location = programs.browser
        options.add_argument("--automation")
        try:
            self._driver = WebDriver(options, self._service)
            self._driver.set_script_timeout(PATIENCE_S)
            self._driver.set_page_load_timeout(PATIENCE_S)
        except BaseException:
            self._end()
            raise

    def open(self, address: str) -> None:
        self._driver.get(address)

    def reload(self) -> None:
        self._driver.refresh()

    def restart(self) -> None:
        """Close the window and open another: a new process with the same storage."""
        old = self._driver.current_window_handle
        self._driver.switch_to.new_window("window")
        new = self._driver.current_window_handle
        self._driver.switch_to.window(old)
        self._driver.close()
        self._driver.switch_to.window(new)

    def close(self) -> None:
        with suppress(WebDriverException):
            self._driver.quit()
        self._end()

    def _end(self) -> None:
        for process in (getattr(self._service, "process", None), self._screen):
            if process:
                end_group(process)

    def faults(self) -> list[str]:
        return []

    def text_of(self, expression: str) -> str:
        answer = self._driver.execute_async_script(WAIT_FOR.format(expression))
        assert "text" in answer, answer["error"]
        return str(answer["text"])

    def act(self, device: dict[str, Any]) -> None:
        self._driver.execute(Command.W3C_ACTIONS, {"actions": [device]})


def _screen(program: str) -> tuple[subprocess.Popen[bytes], str]:
    """Start a virtual screen under a free number; return it and its name."""
    reading, writing = os.pipe()
    command = bound([program, "-displayfd", str(writing), *SCREEN])
    quiet = subprocess.DEVNULL
    screen = subprocess.Popen(command, pass_fds=[writing], stdout=quiet, stderr=quiet, start_new_session=True)
    os.close(writing)
    with os.fdopen(reading) as output:
        number = output.readline().strip()
    if not number:
        end_group(screen)
        raise AssertionError("Xvfb did not start")
    return screen, f":{number}"
