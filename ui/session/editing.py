"""The position that is being set up on the screen, as one value."""

from __future__ import annotations

from typing import NamedTuple

from engine.contract.editing.draft import Draft, Fault
from engine.contract.editing.editor import Editor
from engine.contract.game import AnyGame
from engine.contract.values import POSITION_LIMIT
from engine.registry import find_game
from ui.board.geometry import Geometry
from ui.remembered import remember_last

HAND, ERASER = "", "eraser"
"""In place of the id of a brush: what lies on the board is moved, or taken away."""
STEPS = 200
"""How many steps can be undone."""
LONGEST = POSITION_LIMIT + 1
"""So much of a text is kept, in characters: one more than there can be, so that it is told."""


class Stroke(NamedTuple):
    """A pointer is down on the board."""

    spot: str
    """The last place that it came to."""
    clears: bool = False
    """Whether it takes away what it finds."""
    drag: tuple[float, float] | None = None
    """Where the thing in hand is, in board units."""
    began: tuple[Draft, ...] = ()
    """What can be brought back once anything has changed: all that it changes is one step."""


class EditorState(NamedTuple):
    """What is being set up, and with what."""

    game: str
    draft: Draft
    text: str
    """What stands in the field: the draft as text, or what was written there."""
    geometry: Geometry
    tool: str = HAND
    past: tuple[Draft, ...] = ()
    future: tuple[Draft, ...] = ()
    writing: bool = False
    """Whether the last change was made by writing, which is undone as one step."""
    stroke: Stroke | None = None
    picked: str = ""
    """The place of what is to be moved."""
    pointed: str = ""
    """The place that is pointed at, where a brush would be put."""
    focus: str = ""

    @property
    def rules(self) -> AnyGame:
        """The game."""
        return find_game(self.game)

    @property
    def editor(self) -> Editor:
        """What it is set up with."""
        editor = self.rules.editor()
        assert editor, "the game has an editor"
        return editor

    @property
    def faults(self) -> tuple[Fault, ...]:
        """All that is wrong with it."""
        return _faults(self.rules, self.draft)

    def changed(self, draft: Draft) -> EditorState:
        """Return it with another draft, by hand; the old one can be brought back."""
        if draft == self.draft:
            return self
        return self._pushed()._replace(draft=draft, text=self.editor.text(draft), writing=False).fitted()

    def written(self, text: str) -> EditorState:
        """Return it with what a text says."""
        text = text[:LONGEST]
        if text == self.text:
            return self
        before = self if self.writing else self._pushed()
        draft = self.editor.read(text, self.draft.options)
        return before._replace(draft=draft, text=text, writing=True).fitted()

    def _pushed(self) -> EditorState:
        return self._replace(past=(*self.past, self.draft)[-STEPS:], future=(), picked="")

    def back(self) -> EditorState:
        """Return it as it was before the last change."""
        if not self.past:
            return self
        *past, draft = self.past
        return self._shown(draft)._replace(past=tuple(past), future=(*self.future, self.draft))

    def forth(self) -> EditorState:
        """Return it with the change made again that was undone last."""
        if not self.future:
            return self
        *future, draft = self.future
        return self._shown(draft)._replace(past=(*self.past, self.draft), future=tuple(future))

    def _shown(self, draft: Draft) -> EditorState:
        text = self.editor.text(draft)
        return self._replace(draft=draft, text=text, writing=False, picked="").fitted()

    def fitted(self) -> EditorState:
        """Return it on the board that its options ask for, with a tool that there is."""
        board = self.rules.board(self.draft.options)
        geometry = self.geometry if self.geometry.board == board else Geometry(board)
        tools = {HAND, ERASER, *(brush.id for brush in self.editor.brushes(self.draft.options))}
        focus = self.focus if self.focus in geometry.places else ""
        return self._replace(geometry=geometry, tool=self.tool if self.tool in tools else HAND, focus=focus)

    def places(self) -> frozenset[str]:
        """Return where the tool can be used."""
        if self.tool in (HAND, ERASER):
            return frozenset(self.draft.contents)
        return frozenset(self.editor.places(self.draft, self.tool))


@remember_last
def _faults(game: AnyGame, draft: Draft) -> tuple[Fault, ...]:
    editor = game.editor()
    return editor.faults(draft) if editor else ()


def new_editor_state(game: AnyGame, draft: Draft, text: str = "") -> EditorState:
    """Return a draft of a game that has an editor, as it begins to be worked on."""
    editor = game.editor()
    assert editor, "the game has an editor"
    return EditorState(
        game.info.id, draft, text[:LONGEST] or editor.text(draft), Geometry(game.board(draft.options))
    )
