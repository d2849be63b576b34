"""The dialog that shares an edited position."""

from __future__ import annotations

from collections.abc import Callable

from engine.session.position_link import write_position
from ui.panels.dialogs.common import copied, picture_row
from ui.panels.editor.board import picture
from ui.panels.parts import dialog
from ui.session.editing import EditorState
from ui.tree import Node
from ui.words.en.editor import say


def position_dialog(editing: EditorState, address: Callable[[str], str]) -> Node:
    """Return the dialog; `address` returns the page's address with a fragment."""
    link = write_position(editing.rules, editing.text, editing.draft.options)
    return dialog(
        say.shared,
        [
            copied(say.link, say.link_help, address(link), "written") if link else None,
            copied(say.text, say.text_help, editing.text, "text"),
            picture_row(editing.geometry, picture(editing)),
        ],
    )
