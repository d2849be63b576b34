"""Actions of tests on a page in any browser: read, point, press keys. Each engine implements them."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import Any

PATIENCE_S = 90
KEYS = {
    "Tab": "\ue004",
    "Enter": "\ue006",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}
BESIDE_THE_MIDDLE = (0.4, 0.65)
AIM = """(() => {{
    const it = {element};
    if (!it || it.disabled) return null;
    const aim = (block) => {{
      it.scrollIntoView({{ block, inline: 'nearest' }});
      const {{ left, top, width, height }} = it.getBoundingClientRect();
      const [x, y] = [Math.round(left + width * {across}), Math.round(top + height * {down})];
      return it.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
    }};
    return aim('nearest') ?? aim('center'); // at the edge something may lie over it
}})()"""


class Driver(ABC):
    """A browser with a profile of its own and one page. Elements are given as JavaScript expressions."""

    @abstractmethod
    def open(self, address: str) -> None:
        """Open `address` and wait until the page is loaded."""

    @abstractmethod
    def reload(self) -> None:
        """Reload the page, as the browser's button does."""

    @abstractmethod
    def restart(self) -> None:
        """Close the page's process, and start anew with the stored content."""

    @abstractmethod
    def close(self) -> None:
        """Close the browser and all its processes."""

    @abstractmethod
    def faults(self) -> list[str]:
        """The errors on the page's console, where the engine makes them available."""

    @abstractmethod
    def text_of(self, expression: str) -> str:
        """Return the text of a JavaScript expression, or of its promise."""

    @abstractmethod
    def act(self, device: dict[str, Any]) -> None:
        """Perform the actions of a pointer or keyboard: an input source, in the format of WebDriver."""

    def evaluate(self, expression: str) -> Any:
        """Return the value of a JavaScript expression, or of its promise, as JSON can express it."""
        return json.loads(self.text_of(f"(async () => JSON.stringify((await ({expression})) ?? null))()"))

    def wait_for(self, expression: str) -> Any:
        """Wait until a JavaScript expression is true, and return its value."""
        return until(lambda: self.evaluate(expression), expression)

    def click(self, element: str) -> None:
        """Click beside the middle of `element` with the mouse, once a click there would reach it."""
        across, down = BESIDE_THE_MIDDLE
        x, y = self.wait_for(AIM.format(element=element, across=across, down=down))
        moves = [{"type": "pointerMove", "x": x, "y": y, "origin": "viewport", "duration": 0}]
        presses = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        parameters = {"pointerType": "mouse"}
        self.act({"type": "pointer", "id": "mouse", "parameters": parameters, "actions": moves + presses})

    def press(self, key: str, times: int = 1) -> None:
        """Press and release a key, `times` times."""
        stroke = [{"type": kind, "value": KEYS.get(key, key)} for kind in ("keyDown", "keyUp")]
        self.act({"type": "key", "id": "keyboard", "actions": stroke * times})


def until(found: Callable[[], Any], what: str) -> Any:
    """Wait until `found()` is true, and return it. Raises AssertionError with `what` if it never is."""
    end = time.monotonic() + PATIENCE_S
    while not (value := found()):
        assert time.monotonic() < end, f"never came: {what}"
        time.sleep(0.05)
    return value


def bound(command: list[str]) -> list[str]:
    """Return a command that runs `command` and ends when we do, whatever happens (on Linux)."""
    setpriv = shutil.which("setpriv")
    return [setpriv, "--pdeathsig", "KILL", *command] if setpriv else command


def end_group(process: subprocess.Popen[Any]) -> None:
    """End a process that was started with a session of its own, and all its children."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
