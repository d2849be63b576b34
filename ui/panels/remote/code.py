"""A text as a picture that a camera reads."""

from __future__ import annotations

from itertools import groupby

from ui.session.screen import Code
from ui.tree import Node, h
from ui.words.en.connecting import say

QUIET = 4
"""How wide the empty edge is that readers want around a code, in cells."""


def picture(code: Code) -> Node:
    """Return the QR code, dark on light however the page looks; while it is made, that it is."""
    if not code.rows:
        return h("p", say.making_code, role="status")
    size = len(code.rows) + 2 * QUIET
    path = "".join(_bars(row, y) for y, row in enumerate(code.rows, QUIET))
    return h(
        "svg",
        h("path", d=path),
        viewBox=f"0 0 {size} {size}",
        class_="code",
        role="img",
        aria_label=say.code_of,
    )


def _bars(row: str, y: int) -> str:
    """Return the path of a row: a bar for all dark cells that lie together."""
    path, x = "", QUIET
    for dark, cells in groupby(row):
        wide = len(list(cells))
        path += f"M{x} {y}h{wide}v1h-{wide}z" if dark == "1" else ""
        x += wide
    return path
