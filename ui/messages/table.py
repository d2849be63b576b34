"""Messages about the game at the table."""

from __future__ import annotations

from ui.value import Value


class Pick(Value):
    """Pick a spot or a choice."""

    spot: str


class ShowCard(Value):
    """Show the card with this title enlarged."""

    title: str


class PlayPremove(Value):
    """Play the move that was chosen in advance."""


class Unpick(Value):
    """Undo the last step of a half-made move."""


class Confirm(Value):
    """Confirm the proposed action."""


class TypeMove(Value):
    """Play a typed move."""

    text: str


class Undo(Value):
    """Undo."""


class NextTutorialStep(Value):
    """Go to the tutorial's next step."""


class UndoWrongTry(Value):
    """Undo a wrong action in a puzzle after it was shown."""

    ticket: int


class Redo(Value):
    """Redo."""


class Branch(Value):
    """Continue the game from the viewed place."""


class ViewPlace(Value):
    """View a place in the log; None: the current position."""

    at: int | None


class StepView(Value):
    """View the place before (-1) or after (1) an entry of the log."""

    by: int


class Reseat(Value):
    """Put a computer of a level, or a person (""), in a seat during the game."""

    seat: int
    level: str


class FlipBoard(Value):
    """Turn the board by a number of steps."""

    steps: int


class ToggleZoom(Value):
    """Enlarge the board, or restore its size."""


class AnswerCover(Value):
    """Answer of the player to move on the cover screen: show the secrets, or (`shown` False) do not."""

    shown: bool


class ShowSecret(Value):
    """Show a secret to the player who may know it."""


class HideSecret(Value):
    """Hide the secret."""


class ShowOwnSecrets(Value):
    """Show the secrets of the player to move."""


class Resign(Value):
    """Resign."""


class AgreeDraw(Value):
    """Both players agree to a draw."""


class GetHint(Value):
    """Ask for a hint."""


class MoveNow(Value):
    """Make the computer move at once."""


class PauseComputer(Value):
    """Pause the computer, or cancel a hint."""


class ResumeComputer(Value):
    """Let the computer play on."""


class PauseClocks(Value):
    """Stop all clocks."""


class ResumeClocks(Value):
    """Let the clocks run again."""


class AnnounceClocks(Value):
    """Announce everyone's remaining time."""


class PageHidden(Value):
    """The page was hidden by another tab, or the device was put away."""


class PointerMoved(Value):
    """A pointer event on the board: `kind` is down, move, up or cancel; x and y run from 0 to 1.

    In the editor it is "drop" for a piece dragged there from beside the board.
    """

    kind: str
    x: float
    y: float
    now: float
    """Seconds of a monotonic clock."""
    finger: float = 0.0
    """Radius of inaccuracy, in widths of the board; 0 for an exact pointer."""


class CellFocused(Value):
    """A cell received the keyboard focus."""

    spot: str


class MoveFocus(Value):
    """Move the focus from a cell, to the right and down."""

    spot: str
    right: int
    down: int


class PressCell(Value):
    """Choose a cell by key."""

    spot: str


class Escape(Value):
    """The Escape key."""


class Skip(Value):
    """Skip to the end of the motion."""


class ReplayTurn(Value):
    """Show the other players' last turn once more, and list its events."""


class CloseRecap(Value):
    """Close the list of the last turn's events."""
