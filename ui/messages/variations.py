"""Messages about variations of the game at the table, which are numbered."""

from __future__ import annotations

from ui.value import Value


class ToggleVariation(Value):
    """Start a variation from the shown position, or return to the game."""


class LeaveVariation(Value):
    """Return to the game."""


class ToggleFold(Value):
    """Expand or collapse a variation."""

    line: int


class ViewVariation(Value):
    """View a place of a variation (0: the main line) while variations are explored."""

    line: int
    place: int


class AskAboutVariation(Value):
    """Open the dialog about a variation."""

    line: int


class NameVariation(Value):
    """Name the variation of the dialog."""

    name: str


class PromoteVariation(Value):
    """Swap a variation with the line that it leaves."""

    line: int


class DeleteVariation(Value):
    """Delete a variation with all that branch off it."""

    line: int


class RestoreVariation(Value):
    """Restore the variation that was deleted last."""


class Comment(Value):
    """Write a comment on the shown position."""

    text: str
