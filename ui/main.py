"""Starts the app in the browser: makes the real ports and connects the page to the app."""

from __future__ import annotations

from typing import Any


async def start() -> None:
    """Show the first screen, and mark the page ready."""
    from ui.controller import App
    from ui.platform.device import browser_ports
    from ui.platform.mirror import found
    from ui.platform.page import BrowserPage

    page = BrowserPage()
    app = App(browser_ports(page), await found())

    def told(kind: str, data: dict[str, Any]) -> bool:
        return heard(app, page, kind, data)

    page.art_arrived(app.repaint)
    page.listen(told)
    app.start()
    page.ready()


def heard(app: Any, page: Any, kind: str, data: dict[str, Any]) -> bool:
    """Pass on what happened on the page; return whether a key was taken care of."""
    match kind:
        case "do":
            app.do(data["name"], data["value"])
        case "spot":
            app.do("pick", data["spot"])
        case "key":
            return bool(app.hands.key(data["key"], data["spot"], data["typing"]))
        case "pointer":
            app.hands.pointer(data["kind"], data["x"], data["y"])
        case "focus":
            app.hands.focus(data["spot"])
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
