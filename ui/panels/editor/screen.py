"""The editor screen: the board, and the controls beside it (below it on a phone)."""

from __future__ import annotations

from ui.panels.editor.board import cells
from ui.panels.editor.palette import palette
from ui.panels.editor.sidebar import actions, buttons, choices, findings, written
from ui.panels.parts import icon_button
from ui.session.editing import EditorState
from ui.tree import Node, h
from ui.words.en.editor import say


def editor_screen(editing: EditorState) -> list[Node]:
    """Return the screen."""
    room = h("div", _board(editing), class_="board-room", dir="ltr")
    return [_head(editing), h("main", room, _side(editing), class_="table", key="table")]


def _head(editing: EditorState) -> Node:
    info = editing.rules.info
    ways = h(
        "nav",
        icon_button("share", say.share, "dialog", "share-position"),
        icon_button("rules", say.rules, "rules", info.id),
        icon_button("settings", say.settings, "dialog", "settings"),
    )
    back = icon_button("back", say.back, "setup", info.id)
    return h("header", back, h("h1", say.title(info.title), tabindex=-1), ways, class_="top slim", key="top")


def _board(editing: EditorState) -> Node:
    return h(
        "div",
        [h("canvas", id=layer, aria_hidden="true") for layer in ("board-base", "board-live")],
        cells(editing),
        id="board",
        class_="board",
        key="board",
        style=f"--ratio:{editing.geometry.width / editing.geometry.height:.4f};--zoom:1",
    )


def _side(editing: EditorState) -> Node:
    return h(
        "aside",
        palette(editing),
        buttons(editing),
        findings(editing),
        actions(editing),
        choices(editing),
        written(editing),
        class_="side editing",
    )
