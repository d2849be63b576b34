"""Effects: requests for everything outside the model, carried out in order by `ui.run`."""

from __future__ import annotations

from typing import TypeAlias

from engine.contract.game import AnyGame
from engine.contract.values import AnyState, AnyView, Tone
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
    """Analyse a position of the game while no computer is to move. Sends: `AnalysisProgress`."""

    ticket: int
    at: int
    game: str
    view: AnyView
    seconds: float


class Decision(Value):
    """A decision to judge in a review."""

    at: int
    """Place in the log."""
    game: str
    view: AnyView
    """The knowledge of the player who decided."""
    played: str
    """Text of the action played."""
    times: int
    """Factor on the usual number of positions to search."""
    share: int
    """Number of the group of decisions that one search table serves."""


class JudgeDecisions(Value):
    """Judge decisions for a review, in parallel. Sends: `DecisionJudged` for each.

    They replace earlier ones; searches in progress continue. The first are the most urgent.
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
    """Stop judging attempts and searching for solutions."""


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


class PlayTones(Value):
    """Play a game's own sound, if sounds are on."""

    tones: tuple[Tone, ...]


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
    """Share a link with another app of the device. Sends `Copied` if it was copied instead."""

    link: str
    words: str = ""
    """Words to go before the link."""


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
