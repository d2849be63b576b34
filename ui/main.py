"""Start of the app in the browser: makes the real ports and connects the page to the app."""

from __future__ import annotations

from typing import Any, Protocol

from engine.formats.untrusted import BadText, read_json
from ui.app import App
from ui.messages.screens import ShowLadder
from ui.messages.table import CellFocused

SETTLED = 2.5
"""Seconds after the start before the ladder is shown; by then everything is fetched."""
LENGTH = 50_000_000
"""Maximum length of a message, in characters: a file of 8 MB with every character escaped."""
MESSAGES: dict[str, dict[str, type]] = {
    "do": {"name": str, "value": str},
    "spot": {"spot": str},
    "key": {"key": str, "spot": str, "typing": bool},
    "pointer": {"kind": str, "x": float, "y": float, "finger": float, "at": float},
    "focus": {"spot": str},
    "storage": {"key": str},
    "mirror": {"found": str},
    "hash": {"text": str},
    "back": {"place": str},
    "update": {},
    "offline": {},
    "resize": {},
}
"""Fields of the page's messages, with their types, by kind; a float may be a whole number, too."""


class Resized(Protocol):
    """The part of the page that handles changes of size or colours."""

    def resized(self) -> None:
        """Handle the change."""


async def start() -> None:
    """Show the first screen and mark the page as ready."""
    from ui.platform.device import browser_ports
    from ui.platform.page import BrowserPage
    from ui.platform.storage import found

    page = BrowserPage()
    app = App(browser_ports(page), await found())

    def on_message(kind: str, text: str) -> bool:
        return receive(app, page, kind, text)

    page.art_arrived(app.repaint)
    page.listen(on_message)
    app.start()
    page.ready()
    page.later(SETTLED, lambda: app.dispatch(ShowLadder()))


def receive(app: App, page: Resized, kind: str, text: str) -> bool:
    """Pass a message of the page to the app; return True if a key was handled.

    `text` is the message as JSON. Unknown kinds and incomplete messages are ignored.
    """
    data = message_of(kind, text)
    if data is None:
        return False
    match kind:
        case "do":
            app.do(data["name"], data["value"])
        case "spot":
            app.do("pick", data["spot"])
        case "key":
            return app.key(data["key"], data["spot"], data["typing"])
        case "pointer":
            app.pointer(data["kind"], data["x"], data["y"], data["finger"], data["at"])
        case "focus":
            app.dispatch(CellFocused(data["spot"]))
        case "storage":
            app.do("storage", data["key"])
        case "mirror":
            app.do("mirror", data["found"])
        case "hash":
            app.do("link", data["text"])
        case "back":
            app.do("back", data["place"])
        case "update":
            app.do("update")
        case "offline":
            app.do("no-offline")
        case "resize":
            page.resized()
            app.repaint()
    return False


def message_of(kind: str, text: str) -> dict[str, Any] | None:
    """Return the fields of a message from its JSON; None for an unknown kind or missing fields."""
    try:
        data = read_json(text, LENGTH)
    except BadText:
        return None
    return data if _complete(kind, data) else None


def _complete(kind: str, data: Any) -> bool:
    """Return True if a message of this kind has all its fields."""
    if kind not in MESSAGES or not isinstance(data, dict):
        return False
    return all(_is(data.get(name), wanted) for name, wanted in MESSAGES[kind].items())


def _is(value: Any, wanted: type) -> bool:
    return type(value) is wanted or (wanted is float and type(value) is int)
