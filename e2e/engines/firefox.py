"""Firefox, driven by WebDriver BiDi over a socket of its own, without a driver in between."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import websocket

from e2e.engines.driver import PATIENCE_S, Driver, bound, end_group, until

ARGUMENTS = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile"]
STILL: dict[str, int | str] = {"ui.prefersReducedMotion": 1}


class Firefox(Driver):
    """A headless Firefox; its profile outlasts a restart."""

    def __init__(
        self, program: str, folder: Path, preferences: Mapping[str, int | str] | None = None
    ) -> None:
        self._faults: list[str] = []
        self._program = program
        self._profile = folder / "profile"
        self._profile.mkdir()
        chosen = (STILL | dict(preferences or {})).items()
        (self._profile / "user.js").write_text(
            "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in chosen)
        )
        self._start()

    def _start(self) -> None:
        address = self._profile / "WebDriverBiDiServer.json"
        address.unlink(missing_ok=True)
        self._process = subprocess.Popen(
            bound([self._program, *ARGUMENTS, str(self._profile)]),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            at = until(lambda: self._told(address), "the address of Firefox's BiDi")
            url = f"ws://{at['ws_host']}:{at['ws_port']}/session"
            self._socket = websocket.create_connection(url, timeout=PATIENCE_S, suppress_origin=True)
            self._asked = 0
            self._ask("session.new", capabilities={})
            self._ask("session.subscribe", events=["log.entryAdded"])
            self._page = self._new_tab()  # the first one has no focus
        except BaseException:
            end_group(self._process)
            raise

    def _told(self, address: Path) -> Any:
        """Return the socket that Firefox has announced; None as long as that is missing or incomplete."""
        assert self._process.poll() is None, "Firefox did not start"
        with suppress(FileNotFoundError, ValueError):
            return json.loads(address.read_text())
        return None

    def _ask(self, method: str, **parameters: Any) -> Any:
        """Send a command and return its result; note console messages that arrive meanwhile."""
        self._asked += 1
        self._socket.send(json.dumps({"id": self._asked, "method": method, "params": parameters}))
        while (message := json.loads(self._socket.recv())).get("id") != self._asked:
            event = message.get("params", {})
            if message.get("method") == "log.entryAdded" and event["level"] == "error":
                self._faults.append(event["text"])
        assert message["type"] == "success", f"{method}: {message.get('message')}"
        return message["result"]

    def _new_tab(self, **options: str) -> str:
        return str(self._ask("browsingContext.create", type="tab", **options)["context"])

    def renew(self, script: str) -> None:
        """Continue as a new user without stored content; their pages begin with a script."""
        user = self._ask("browser.createUserContext")["userContext"]
        old, self._page = self._page, self._new_tab(userContext=user)
        self._ask("browsingContext.close", context=old)
        declared = f"() => {{ {script} }}"
        self._ask("script.addPreloadScript", functionDeclaration=declared, contexts=[self._page])
        self._faults.clear()

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def reload(self) -> None:
        self._ask("browsingContext.reload", context=self._page, wait="complete")

    def restart(self) -> None:
        self._ask("browser.close")
        self._socket.close()
        self._process.wait(PATIENCE_S)
        self._start()

    def close(self) -> None:
        self._socket.close()
        end_group(self._process)

    def faults(self) -> list[str]:
        return self._faults

    def text_of(self, expression: str) -> str:
        target = {"context": self._page}
        answer = self._ask("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return str(answer["result"]["value"])

    def act(self, device: dict[str, Any]) -> None:
        self._ask("input.performActions", context=self._page, actions=[device])
