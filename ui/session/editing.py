"""The position that is being set up on the screen, as one value."""

from __future__ import annotations

from typing import NamedTuple

from engine.contract.editing.draft import Fault, Sketch
from engine.contract.editing.editor import Editor
from engine.contract.game import AnyGame
from engine.contract.values import POSITION_LIMIT
from engine.registry import find_game
from ui.board.geometry import Lens
from ui.remembered import remembered

HAND, ERASER = "", "eraser"
"""In place of the id of a stamp: what lies on the board is moved, or taken away."""
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
    began: tuple[Sketch, ...] = ()
    """What can be brought back once anything has changed: all that it changes is one step."""


class Draft(NamedTuple):
    """What is being set up, and with what."""

    game: str
    sketch: Sketch
    text: str
    """What stands in the field: the sketch as text, or what was written there."""
    lens: Lens
    tool: str = HAND
    past: tuple[Sketch, ...] = ()
    future: tuple[Sketch, ...] = ()
    writing: bool = False
    """Whether the last change was made by writing, which is undone as one step."""
    stroke: Stroke | None = None
    picked: str = ""
    """The place of what is to be moved."""
    pointed: str = ""
    """The place that is pointed at, where a stamp would be put."""
    focus: str = ""

    @property
    def rules(self) -> AnyGame:
        """The game."""
        return find_game(self.game)

    @property
    def editor(self) -> Editor:
        """What it is set up with."""
        editor = self.rules.editor()
        assert editor, "a game without an editor has no draft"
        return editor

    @property
    def faults(self) -> tuple[Fault, ...]:
        """All that is wrong with it."""
        return _faults(self.rules, self.sketch)

    def changed(self, sketch: Sketch) -> Draft:
        """Return it with another sketch, by hand; the old one can be brought back."""
        if sketch == self.sketch:
            return self
        return self._pushed()._replace(sketch=sketch, text=self.editor.text(sketch), writing=False).fitted()

    def written(self, text: str) -> Draft:
        """Return it with what a text says."""
        text = text[:LONGEST]
        if text == self.text:
            return self
        before = self if self.writing else self._pushed()
        sketch = self.editor.read(text, self.sketch.options)
        return before._replace(sketch=sketch, text=text, writing=True).fitted()

    def _pushed(self) -> Draft:
        return self._replace(past=(*self.past, self.sketch)[-STEPS:], future=(), picked="")

    def back(self) -> Draft:
        """Return it as it was before the last change."""
        if not self.past:
            return self
        *past, sketch = self.past
        return self._shown(sketch)._replace(past=tuple(past), future=(*self.future, self.sketch))

    def forth(self) -> Draft:
        """Return it with the change made again that was undone last."""
        if not self.future:
            return self
        *future, sketch = self.future
        return self._shown(sketch)._replace(past=(*self.past, self.sketch), future=tuple(future))

    def _shown(self, sketch: Sketch) -> Draft:
        text = self.editor.text(sketch)
        return self._replace(sketch=sketch, text=text, writing=False, picked="").fitted()

    def fitted(self) -> Draft:
        """Return it on the board that its options ask for, with a tool that there is."""
        board = self.rules.board(self.sketch.options)
        lens = self.lens if self.lens.board == board else Lens(board)
        tools = {HAND, ERASER, *(stamp.id for stamp in self.editor.stamps(self.sketch.options))}
        focus = self.focus if self.focus in lens.places else ""
        return self._replace(lens=lens, tool=self.tool if self.tool in tools else HAND, focus=focus)

    def places(self) -> frozenset[str]:
        """Return where the tool can be used."""
        if self.tool in (HAND, ERASER):
            return frozenset(self.sketch.things)
        return frozenset(self.editor.places(self.sketch, self.tool))


@remembered
def _faults(game: AnyGame, sketch: Sketch) -> tuple[Fault, ...]:
    editor = game.editor()
    return editor.faults(sketch) if editor else ()


def new_draft(game: AnyGame, sketch: Sketch, text: str = "") -> Draft:
    """Return a sketch of a game that has an editor, as it begins to be worked on."""
    editor = game.editor()
    assert editor, "the game has an editor"
    return Draft(
        game.info.id, sketch, text[:LONGEST] or editor.text(sketch), Lens(game.board(sketch.options))
    )
