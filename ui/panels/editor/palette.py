"""The palette: brushes for all contents of the board, and the tools that move and erase."""

from __future__ import annotations

from itertools import groupby

from engine.contract.editing import Brush
from ui.panels.icons import icon
from ui.panels.thumb import art_path
from ui.session.editing import ERASER, HAND, EditorState
from ui.tree import Content, Node, button, h
from ui.words.en.editor import say


def palette(editing: EditorState) -> Node:
    """Return the brushes by groups, and the two other tools."""
    brushes = editing.editor.brushes(editing.draft.options)
    tools = [
        _tool(HAND, say.hand, icon("grab"), editing),
        _tool(ERASER, say.eraser, icon("eraser"), editing),
    ]
    groups = [
        _group(title, list(each), editing) for title, each in groupby(brushes, lambda brush: brush.group)
    ]
    row = h("div", tools, class_="stamps", role="group", aria_label=say.tools)
    return h("section", groups, row, class_="palette", aria_label=say.palette)


def _group(title: str, brushes: list[Brush], editing: EditorState) -> Node:
    rows = [
        _tool(
            brush.id,
            brush.name,
            h("img", src=art_path(brush.alone or brush.art), alt=""),
            editing,
            drags=True,
        )
        for brush in brushes
    ]
    return h(
        "div", h("small", title, aria_hidden="true"), rows, class_="stamps", role="group", aria_label=title
    )


def _tool(tool: str, words: str, look: Content, editing: EditorState, drags: bool = False) -> Node:
    """Return a tool; a brush can be dragged to the board."""
    return button(
        look,
        "tool",
        tool,
        class_="stamp",
        title=words,
        aria_label=words,
        aria_pressed=str(editing.tool == tool).lower(),
        data_drag="board" if drags else None,
        data_tap="yes",
        key=f"tool-{tool}",
    )
