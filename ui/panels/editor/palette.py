"""The palette: all that can be put on the board, and what moves it or takes it away."""

from __future__ import annotations

from itertools import groupby

from engine.contract.editing.draft import Stamp
from ui.panels.icons import icon
from ui.panels.thumb import art_path
from ui.session.editing import ERASER, HAND, Draft
from ui.tree import Content, Node, button, h
from ui.words.en.editor import say


def palette(draft: Draft) -> Node:
    """Return the stamps by groups, and the two other tools."""
    stamps = draft.editor.stamps(draft.sketch.options)
    tools = [
        _tool(HAND, say.hand, icon("grab"), draft),
        _tool(ERASER, say.eraser, icon("eraser"), draft),
    ]
    groups = [_group(title, list(each), draft) for title, each in groupby(stamps, lambda stamp: stamp.group)]
    row = h("div", tools, class_="stamps", role="group", aria_label=say.tools)
    return h("section", groups, row, class_="palette", aria_label=say.palette)


def _group(title: str, stamps: list[Stamp], draft: Draft) -> Node:
    rows = [
        _tool(
            stamp.id, stamp.name, h("img", src=art_path(stamp.alone or stamp.art), alt=""), draft, drags=True
        )
        for stamp in stamps
    ]
    return h(
        "div", h("small", title, aria_hidden="true"), rows, class_="stamps", role="group", aria_label=title
    )


def _tool(tool: str, words: str, look: Content, draft: Draft, drags: bool = False) -> Node:
    """Return a tool; a stamp can be dragged to the board."""
    return button(
        look,
        "tool",
        tool,
        class_="stamp",
        title=words,
        aria_label=words,
        aria_pressed=str(draft.tool == tool).lower(),
        data_drag="board" if drags else None,
        data_tap="yes",
        key=f"tool-{tool}",
    )
