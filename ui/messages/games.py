"""What people, and other tabs, ask for or tell of stored games, links and files."""

from __future__ import annotations

from ui.value import Value


class Resume(Value):
    """Go on with a saved game."""

    key: str


class AskName(Value):
    """Ask for another name of a saved game."""

    key: str


class Rename(Value):
    """Give the saved game that the dialog is about another name."""

    name: str


class Delete(Value):
    """Delete a saved game; `certain` if that was asked once more."""

    key: str
    certain: bool = False


class Restore(Value):
    """Bring the game back that was deleted last."""


class StoredByOtherTab(Value):
    """Another tab has stored something under a key of the browser's storage; "": all was cleared."""

    key: str


class MirrorAnswered(Value):
    """The mirror of the store has answered when the app was there already."""

    found: str


class TakeTheirs(Value):
    """Show what the other tab has made of the game."""


class KeepBoth(Value):
    """Keep this tab's game beside the other's."""


class OpenLink(Value):
    """Open the fragment of an address."""

    fragment: str


class Export(Value):
    """Save a game as a file: a stored one by its id, or with "" the one at the table."""

    key: str


class SaveBackup(Value):
    """Save all games, records and settings as one file."""


class OpenBackup(Value):
    """Open the backup that the page has asked about."""


class TakeSettings(Value):
    """Use the settings of the file with everything that was opened."""


class ExportAs(Value):
    """Save the game at the table in the notation with this suffix."""

    suffix: str


class Import(Value):
    """Open the text of a file, whose name has a suffix (".pgn")."""

    text: str
    suffix: str = ""


class ChooseFileGame(Value):
    """Say which game the file is of that is being opened, by its id."""

    game: str


class FileUnreadable(Value):
    """A file could not be read: it is too "large", or it is not known why ("")."""

    why: str


class ChooseGame(Value):
    """Open one game of the collection, by its number from 0."""

    number: int


class FindGame(Value):
    """Show the games of the collection that are called like this."""

    wanted: str


class StopReading(Value):
    """Leave unread what is being opened."""
