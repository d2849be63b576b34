"""What people ask for around every screen, and on the way to the table."""

from __future__ import annotations

from ui.value import Value


class OpenDialog(Value):
    """Show a dialog that needs nothing but its name."""

    name: str


class CloseDialog(Value):
    """Take the dialog away."""


class Dismiss(Value):
    """Take the message away."""


class AskWhyNot(Value):
    """Show why a button that was pressed is dimmed: it says so itself."""

    why: str


class ReadRules(Value):
    """Show the rules: of a game, perhaps at a clause ("alien#A29"); "": of the one at the table."""

    page: str


class Copy(Value):
    """Put a text on the clipboard."""

    text: str


class ShowCode(Value):
    """Show a text as a QR code, or no longer."""

    text: str


class Send(Value):
    """Hand a text over to another app of the device."""

    text: str


class SetSetting(Value):
    """Change a setting; one that is true or false is "on" or not."""

    name: str
    value: str


class LanguageChanged(Value):
    """From now on another language is spoken."""


class LessonSeen(Value):
    """Note that a lesson has been told: "alien/card"."""

    lesson: str


class ResetLessons(Value):
    """Have all lessons told again."""


class Acknowledge(Value):
    """The alert that is shown has been read."""


class VersionReady(Value):
    """A new version of the page has been fetched."""


class UseNewVersion(Value):
    """Start again with the new version."""


class OfflineUnavailable(Value):
    """The browser does not keep the page for use without a network."""


class GoBack(Value):
    """Show what the browser's history says was shown."""

    place: str


class GoHome(Value):
    """Show the games."""


class ShowHistory(Value):
    """Show what is kept for good."""


class ShowMonth(Value):
    """Show the puzzles of a month: so many months ago."""

    back: int


class OpenDailyPuzzle(Value):
    """Try the puzzle of a day, or of today ("")."""

    day: str


class ShowLibrary(Value):
    """Show all saved games."""


class FilterLibrary(Value):
    """Show only saved games of a `game` (its id), or of a `state`; "" shows those of all."""

    field: str
    value: str


class ShowPuzzles(Value):
    """Show the puzzles of a game, or of all ("")."""

    game: str


class OpenPuzzle(Value):
    """Try a puzzle: "chess/7"."""

    name: str


class NextPuzzle(Value):
    """Try the next puzzle that is not solved: after one of some name, or of a game, or of any ("")."""

    after: str


class OpenSetup(Value):
    """Show the set-up of a game."""

    game: str


class StartTutorial(Value):
    """Begin the first game of a game, from its first step."""

    game: str


class ReopenSetup(Value):
    """Show the set-up of the game at the table, as it was."""


class ChooseSeating(Value):
    """Choose who plays in one of the usual ways: solo, friends, watch."""

    way: str


class ChooseLevel(Value):
    """Set a computer of some level, or a person (""), in a seat of the set-up."""

    seat: int
    level: str


class ChooseName(Value):
    """Name a player of the set-up."""

    seat: int
    name: str


class ChooseOption(Value):
    """Set an option of the game."""

    option: str
    value: str


class ChooseClock(Value):
    """Agree on time: a field of `engine.session.clocks.control.TimeControl`, and its value as text."""

    field: str
    value: str


class ChooseShare(Value):
    """Give a player of the set-up so much of the time, of a hundred."""

    seat: int
    share: int


class ChooseFirst(Value):
    """Say who begins."""

    value: str


class Start(Value):
    """Begin the game that is set up."""


class Rematch(Value):
    """Play the same again."""


class NextGame(Value):
    """Play the next game of the series."""
