"""The screen on which a position is set up: the board, and beside it (below it on a phone) all else."""

from __future__ import annotations

from ui.panels.editor.beside import actions, buttons, choices, findings, written
from ui.panels.editor.board import cells
from ui.panels.editor.palette import palette
from ui.panels.editor.words import say
from ui.panels.parts import icon_button
from ui.session.editor.draft import Draft
from ui.tree import Node, h


def editor_screen(draft: Draft) -> list[Node]:
    """Return the screen."""
    info = draft.rules.info
    head = h(
        "header",
        icon_button("back", say.back, "setup", info.id),
        h("h1", say.title(info.title), tabindex=-1),
        h(
            "nav",
            icon_button("share", say.share, "dialog", "share-position"),
            icon_button("rules", say.rules, "rules", info.id),
            icon_button("settings", say.settings, "dialog", "settings"),
        ),
        class_="top slim",
        key="top",
    )
    lens = draft.lens
    board = h(
        "div",
        [h("canvas", id=layer, aria_hidden="true") for layer in ("board-base", "board-live")],
        cells(draft),
        id="board",
        class_="board",
        key="board",
        style=f"--ratio:{lens.width / lens.height:.4f};--zoom:1",
    )
    side = h(
        "aside",
        palette(draft),
        buttons(draft),
        findings(draft),
        actions(draft),
        choices(draft),
        written(draft),
        class_="side editing",
    )
    room = h("div", board, class_="board-room", dir="ltr")
    return [head, h("main", room, side, class_="table", key="table")]
