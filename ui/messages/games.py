"""Messages about saved games, links and files."""

from __future__ import annotations

from ui.value import Value


class Resume(Value):
    """Open a saved game."""

    key: str


class AskName(Value):
    """Open the dialog that renames a saved game."""

    key: str


class Rename(Value):
    """Rename the saved game of the dialog."""

    name: str


class Delete(Value):
    """Delete a saved game; `certain` after a confirmation."""

    key: str
    certain: bool = False


class Mark(Value):
    """Select a saved game in the library, or not."""

    key: str
    on: bool


class MarkAll(Value):
    """Select exactly these saved games in the library."""

    keys: frozenset[str]


class DeleteMarked(Value):
    """Delete the selected games."""


class Restore(Value):
    """Restore the games that were deleted last."""


class StoredByOtherTab(Value):
    """Another tab changed a key of the browser's storage; "": all was cleared."""

    key: str


class MirrorAnswered(Value):
    """The store's mirror answered after the start of the app."""

    found: str


class TakeTheirs(Value):
    """Show the other tab's version of the game."""


class KeepBoth(Value):
    """Keep this tab's game beside the other's."""


class OpenLink(Value):
    """Open the fragment of an address."""

    fragment: str


class Export(Value):
    """Save a game as a file: a stored one by its id, or the one at the table for ""."""

    key: str


class SaveBackup(Value):
    """Save all games, records and settings as one file."""


class OpenBackup(Value):
    """Open the backup that the dialog asks about."""


class TakeSettings(Value):
    """Use the settings of the opened backup."""


class ExportAs(Value):
    """Save the game at the table in the notation with this suffix."""

    suffix: str


class Import(Value):
    """Open the text of a file, whose name has a suffix (".pgn")."""

    text: str
    suffix: str = ""


class ChooseFileGame(Value):
    """Choose the rules for a file that fits several games, by the game's id."""

    game: str


class FileUnreadable(Value):
    """A file is unreadable: too "large", or for an unknown reason ("")."""

    why: str


class ChooseGame(Value):
    """Open one game of the collection, by its number from 0."""

    number: int


class FindGame(Value):
    """Show the games of the collection that match a text."""

    wanted: str


class StopReading(Value):
    """Stop the reading in progress."""
