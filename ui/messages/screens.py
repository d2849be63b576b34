"""Messages about dialogs, sharing, settings, navigation and the set-up of games."""

from __future__ import annotations

from ui.value import Value


class OpenDialog(Value):
    """Open a dialog that needs only its name."""

    name: str


class CloseDialog(Value):
    """Close the dialog."""


class Dismiss(Value):
    """Dismiss the message."""


class AskWhyNot(Value):
    """Explain why the pressed button is disabled."""

    why: str


class ReadRules(Value):
    """Show the rules of a game, perhaps at a clause ("alien#A29"); "": of the one at the table."""

    page: str


class Copy(Value):
    """Copy a text to the clipboard."""

    text: str


class ShowCode(Value):
    """Show a text as a QR code, or hide it."""

    text: str


class Send(Value):
    """Share a text with another app."""

    text: str


class Clip(Value):
    """Make a clip of the last moves ("10", or "all"), "cancel" it, or "share" or "save" the one just made."""

    what: str


class CopyEmbedCode(Value):
    """Copy the code that shows the game on another page."""


class SetSetting(Value):
    """Change a setting; boolean settings are "on" or off."""

    name: str
    value: str


class ToggleSound(Value):
    """Mute the sound, or restore its volume."""


class LanguageChanged(Value):
    """The language has changed."""


class LessonSeen(Value):
    """A lesson was shown: "alien/card"."""

    lesson: str


class ResetLessons(Value):
    """Show all lessons again."""


class Acknowledge(Value):
    """The shown alert was read."""


class VersionReady(Value):
    """A new version of the page has been fetched."""


class UseNewVersion(Value):
    """Restart with the new version."""


class OfflineUnavailable(Value):
    """The browser cannot keep the page for offline use."""


class GoBack(Value):
    """Go to a place of the browser's history."""

    place: str


class GoHome(Value):
    """Show the home screen."""


class ShowHistory(Value):
    """Show the history."""


class ShowMonth(Value):
    """Show the daily puzzles of a month, by the number of months ago."""

    back: int


class OpenDailyPuzzle(Value):
    """Open the daily puzzle of a date, or of today ("")."""

    day: str


class ShowLibrary(Value):
    """Show all saved games."""


class FilterLibrary(Value):
    """Show only saved games of a `game` (its id) or `state`; "" shows all."""

    field: str
    value: str


class ShowMoreGames(Value):
    """Show more games of a long library."""


class ShowPuzzles(Value):
    """Show the puzzles of a game, or of all ("")."""

    game: str


class OpenPuzzle(Value):
    """Open a puzzle: "chess/7"."""

    name: str


class NextPuzzle(Value):
    """Open the next unsolved puzzle, after one by name, of a game, or of any game ("")."""

    after: str


class ShowLadder(Value):
    """Count the seals of the ladder and show it, if the home screen is shown."""


class OpenSetup(Value):
    """Show the set-up of a game, perhaps against opponents of a level."""

    game: str
    level: str = ""


class StartTutorial(Value):
    """Start the tutorial of a game."""

    game: str


class ReopenSetup(Value):
    """Show the set-up of the game at the table."""


class ChooseSeating(Value):
    """Choose a usual seating: solo, friends, watch."""

    way: str


class ChooseLevel(Value):
    """Set a computer of a level, or a person (""), in a seat of the set-up."""

    seat: int
    level: str


class ChooseOpponent(Value):
    """Set the level of all computers in the set-up."""

    level: str


class ChooseColour(Value):
    """Give the only person here a seat of the game by its number, or draw the seats by lot."""

    seat: str


class ChooseName(Value):
    """Name a player of the set-up."""

    seat: int
    name: str


class ChooseOption(Value):
    """Set an option of the game."""

    option: str
    value: str


class ChooseClock(Value):
    """Set a field of `engine.session.clock.TimeControl`, as text."""

    field: str
    value: str


class ChooseShare(Value):
    """Set a player's share of the time, in percent."""

    seat: int
    share: int


class ChooseFirst(Value):
    """Choose the first player."""

    value: str


class Start(Value):
    """Start the game of the set-up."""


class Rematch(Value):
    """Play the same game again."""


class LevelUp(Value):
    """Play the same game again, against the next stronger opponent."""


class NextGame(Value):
    """Play the next game of the series."""
