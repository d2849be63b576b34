"""Starts the app in the browser: makes the real ports and connects the page to the app."""

from __future__ import annotations

from typing import Any, Protocol

from engine.formats.json_input import BadText, read_json
from ui.app import App
from ui.messages.table import CellFocused

LENGTH = 50_000_000
"""The longest message, in characters: a file of 8 MB, if all of it must be written as escapes."""
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
"""What the page tells, by kind, and of which type each part is; a float may be a whole number, too."""


class Resized(Protocol):
    """The part of the page that wants to know when sizes or colours may have changed."""

    def resized(self) -> None:
        """Note it."""


async def start() -> None:
    """Show the first screen, and mark the page ready."""
    from ui.platform.device import browser_ports
    from ui.platform.mirror import found
    from ui.platform.page import BrowserPage

    page = BrowserPage()
    app = App(browser_ports(page), await found())

    def told(kind: str, text: str) -> bool:
        return heard(app, page, kind, text)

    page.art_arrived(app.repaint)
    page.listen(told)
    app.start()
    page.ready()


def heard(app: App, page: Resized, kind: str, text: str) -> bool:
    """Pass on what happened on the page; return whether a key was taken care of.

    `text` is the message as JSON. One of an unknown kind, or that lacks something, counts for nothing.
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
    """Return what a message tells, from its JSON; None if it is of an unknown kind, or lacks something."""
    try:
        data = read_json(text, LENGTH)
    except BadText:
        return None
    return data if _complete(kind, data) else None


def _complete(kind: str, data: Any) -> bool:
    """Whether a message of this kind has all its parts."""
    if kind not in MESSAGES or not isinstance(data, dict):
        return False
    return all(_is(data.get(name), wanted) for name, wanted in MESSAGES[kind].items())


def _is(value: Any, wanted: type) -> bool:
    return type(value) is wanted or (wanted is float and type(value) is int)
