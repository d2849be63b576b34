"""What is around every screen: its messages, the dialog over it, the voice for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from ui.clauses import spoken
from ui.panels.home import home
from ui.panels.parts import message_bar
from ui.state import Ui
from ui.tree import Node, h, to_json


def frame(ui: Ui, screen: Sequence[Node], over: Sequence[Node] = ()) -> list[Node]:
    """Return the whole page: a screen, and a dialog that may lie over it."""
    inert = {"inert": True} if over else {}
    content = h("div", screen, class_=f"screen {ui.screen}-screen", key="screen", **inert)
    voice = h("p", spoken(ui.announcement), role="status", class_="visually-hidden", key="voice", id="voice")
    message = [message_bar(ui.message, ui.offer)] if ui.message else []
    return [content, h("div", message, class_="messages", key="messages"), *over, voice]


def first_page() -> str:
    """Return what the app draws first where nothing is stored: the build writes it into the page."""
    return to_json(frame(Ui(), home(())))
