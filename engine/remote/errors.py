"""Errors in transcript entries: too late, or such as no honest device sends."""

from __future__ import annotations

NOBODY = -1
"""In place of a device number: the culprit is not known."""


class ProtocolError(ValueError):
    """An entry that no honest device sends; the game cannot go on.

    `code` is a key of `Words.protocol_errors`; `author` is the device at fault, or `NOBODY`.
    """

    def __init__(self, code: str, author: int) -> None:
        super().__init__(f"{code} by device {author}")
        self.code = code
        self.author = author


class StaleEntry(ValueError):
    """An entry that is known already, or that another entry overtook. It is ignored."""
