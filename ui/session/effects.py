"""Effects: requests for everything outside the model, carried out in order by `ui.run`."""

from __future__ import annotations

from typing import TypeAlias

from engine.contract.game import AnyGame
from engine.contract.values import AnyState, AnyView
from engine.session.match import Match
from engine.session.puzzles.attempt import Attempt
from ui.board.drawing import Thing
from ui.board.motion import Motion
from ui.session.settings import Settings
from ui.value import Value

Effect: TypeAlias = Value
"""Any effect."""


# --- computers and chance ----------------------------------------------------------------------------


class SampleChance(Value):
    """Draw a random outcome. Sends: `ChanceDecided`."""

    ticket: int
    game: AnyGame
    state: AnyState


class DrawLot(Value):
    """Draw one of the players. Sends: `LotDrawn`."""

    players: int


class ReseedChance(Value):
    """Reseed the random source for a new game."""


class SearchMove(Value):
    """Search for a move or a hint. Sends: `SearchProgress`, then `MoveFound` or `HintFound`."""

    ticket: int
    game: str
    view: AnyView
    level: str
    seconds: float | None
    """Thinking time; None for that of the level."""
    hint: bool


class WarmUp(Value):
    """Prepare the computer players in advance."""


class Analyse(Value):
    """Analyse a place of the game, when no computer is to move. Sends: `AnalysisProgress`."""

    ticket: int
    at: int
    game: str
    view: AnyView
    seconds: float


class Decision(Value):
    """A decision to judge: its place in the log, the knowledge there, and the action taken."""

    at: int
    game: str
    view: AnyView
    asked: str
    times: int
    share: int


class JudgeDecisions(Value):
    """Judge these decisions for a review, in parallel, in place of earlier ones. Sends each:
    `DecisionJudged`.

    The first are the most urgent. Searches in progress continue.
    """

    ticket: int
    decisions: tuple[Decision, ...]


class StopAnalysis(Value):
    """Stop the analysis."""


class EndReview(Value):
    """Release the workers of a review that is done, stopped or left."""


class JudgeAttempt(Value):
    """Judge an attempt at a puzzle. Sends: `AttemptJudged`; `JudgingTakesLong` if slow."""

    ticket: int
    attempt: Attempt
    match: Match


class FindSolution(Value):
    """Find a solution for the current decision of a puzzle. Sends: `HintFound`."""

    ticket: int
    attempt: Attempt
    match: Match


class StopJudging(Value):
    """Stop judging attempts and searching solutions."""


class FinishSearch(Value):
    """Make the computer move now."""


class StopAll(Value):
    """Stop all searches and animations."""


# --- the page ----------------------------------------------------------------------------------------


class SendLater(Value):
    """Send a message after some seconds."""

    seconds: float
    message: Value


class SendAfterPainting(Value):
    """Send a message once the page is painted."""

    message: Value


class Animate(Value):
    """Animate an action. Sends at its end: `MotionOver`."""

    ticket: int
    motion: Motion


class PlayMotionSounds(Value):
    """Play the sounds of an action that is not animated."""

    motion: Motion


class PlaySound(Value):
    """Play a sound, if sounds are on: see `ui.platform.sound.TONES`."""

    name: str


class Vibrate(Value):
    """Vibrate, if vibration is on: see `ui.platform.sound.VIBRATIONS`."""

    name: str


class RepaintBoard(Value):
    """Redraw only the dragged piece and previews on the board."""


class FocusSpot(Value):
    """Focus a cell of the board once it is drawn."""

    spot: str


class RecordPlace(Value):
    """Add the screen to the browser history ("": home), and drop the fragment of the address."""

    place: str


class DropFragment(Value):
    """Drop the fragment of the address."""


class ScrollToTop(Value):
    """Scroll to the top of the page."""


class UseLanguage(Value):
    """Use the settings' language and square names. Sends: `LanguageChanged`."""

    settings: Settings


class ApplyAppearance(Value):
    """Apply theme and other appearance settings to the page."""

    settings: Settings


class CopyText(Value):
    """Copy a text. Sends: `Copied`."""

    text: str


class SendText(Value):
    """Share a text with another app of the device. Sends `Copied` if it was copied instead."""

    text: str


class MakeQrCode(Value):
    """Make the QR code of a text. Sends: `QrCodeMade`."""

    text: str


class ExportPicture(Value):
    """Export a picture as a file ("png", "svg") or to the clipboard ("copy"). Sends then: `Copied`."""

    kind: str
    name: str
    things: tuple[Thing, ...]
    size: tuple[float, float]


class Download(Value):
    """Download a file."""

    name: str
    text: str


class ReloadPage(Value):
    """Reload the page with its new version."""
