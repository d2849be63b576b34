"""What is wrong with an entry: it comes too late, or nobody who plays fair would have sent it."""

from __future__ import annotations

NOBODY = -1
"""In place of a device: nobody knows yet who it was."""


class ProtocolError(ValueError):
    """An entry that cannot stand: the game cannot go on with whoever says this.

    `code` is a name of `Words.fouls`; `author` is the device that has done it, or `NOBODY`.
    """

    def __init__(self, code: str, author: int) -> None:
        super().__init__(f"{code} by device {author}")
        self.code = code
        self.author = author


class StaleEntry(ValueError):
    """An entry that is known already, or that others were quicker than. It counts for nothing."""
