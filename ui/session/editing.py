"""State of the position editor, as one value."""

from __future__ import annotations

from typing import NamedTuple

from engine.contract.editing import Draft, Editor, Fault
from engine.contract.game import AnyGame
from engine.contract.values import POSITION_LIMIT
from engine.registry import find_game
from ui.board.geometry import Geometry
from ui.remembered import remember_last

HAND, ERASER = "", "eraser"
"""Tools besides the brushes: move pieces, or erase."""
STEPS = 200
"""Maximum number of undo steps."""
LONGEST = POSITION_LIMIT + 1
"""Maximum length kept of a position text: one above the limit, so that the excess is reported."""


class Stroke(NamedTuple):
    """A press of the pointer on the board."""

    spot: str
    """The last place reached."""
    clears: bool = False
    """True if the stroke removes pieces."""
    drag: tuple[float, float] | None = None
    """Position of the dragged piece, in board units."""
    began: tuple[Draft, ...] = ()
    """Undo history after a change: the whole stroke is one step."""


class EditorState(NamedTuple):
    """Draft, tool and undo history of the position editor."""

    game: str
    draft: Draft
    text: str
    """Content of the text field: the draft as text, or the text as entered."""
    geometry: Geometry
    tool: str = HAND
    past: tuple[Draft, ...] = ()
    future: tuple[Draft, ...] = ()
    writing: bool = False
    """True if the last change was typed; consecutive typing is one undo step."""
    stroke: Stroke | None = None
    picked: str = ""
    """Place of the picked piece."""
    pointed: str = ""
    """Place under the pointer, where a brush would draw."""
    focus: str = ""

    @property
    def rules(self) -> AnyGame:
        """The rules of the game."""
        return find_game(self.game)

    @property
    def editor(self) -> Editor:
        """The editor of the game."""
        editor = self.rules.editor()
        assert editor, "the game has an editor"
        return editor

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Faults of the position."""
        return _faults(self.rules, self.draft)

    def changed(self, draft: Draft) -> EditorState:
        """Return the state with a draft changed by hand, as an undo step."""
        if draft == self.draft:
            return self
        return self._pushed()._replace(draft=draft, text=self.editor.text(draft), writing=False).fitted()

    def written(self, text: str) -> EditorState:
        """Return the state with a typed position text."""
        text = text[:LONGEST]
        if text == self.text:
            return self
        before = self if self.writing else self._pushed()
        draft = self.editor.read(text, self.draft.options)
        return before._replace(draft=draft, text=text, writing=True).fitted()

    def _pushed(self) -> EditorState:
        return self._replace(past=(*self.past, self.draft)[-STEPS:], future=(), picked="")

    def back(self) -> EditorState:
        """Return the state before the last change."""
        if not self.past:
            return self
        *past, draft = self.past
        return self._shown(draft)._replace(past=tuple(past), future=(*self.future, self.draft))

    def forth(self) -> EditorState:
        """Return the state with the last undone change restored."""
        if not self.future:
            return self
        *future, draft = self.future
        return self._shown(draft)._replace(past=(*self.past, self.draft), future=tuple(future))

    def _shown(self, draft: Draft) -> EditorState:
        text = self.editor.text(draft)
        return self._replace(draft=draft, text=text, writing=False, picked="").fitted()

    def fitted(self) -> EditorState:
        """Return the state with the board of its options, and with a tool that exists there."""
        board = self.rules.board(self.draft.options)
        geometry = self.geometry if self.geometry.board == board else Geometry(board)
        tools = {HAND, ERASER, *(brush.id for brush in self.editor.brushes(self.draft.options))}
        focus = self.focus if self.focus in geometry.places else ""
        return self._replace(geometry=geometry, tool=self.tool if self.tool in tools else HAND, focus=focus)

    def places(self) -> frozenset[str]:
        """Return the places where the tool can be used."""
        if self.tool in (HAND, ERASER):
            return frozenset(self.draft.contents)
        return frozenset(self.editor.places(self.draft, self.tool))


@remember_last
def _faults(game: AnyGame, draft: Draft) -> tuple[Fault, ...]:
    editor = game.editor()
    return editor.faults(draft) if editor else ()


def new_editor_state(game: AnyGame, draft: Draft, text: str = "") -> EditorState:
    """Return the initial editor state for a draft; the game must have an editor."""
    editor = game.editor()
    assert editor, "the game has an editor"
    return EditorState(
        game.info.id, draft, text[:LONGEST] or editor.text(draft), Geometry(game.board(draft.options))
    )
