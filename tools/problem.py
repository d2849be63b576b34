"""The one error type for the person at the keyboard."""

import re

FULL = "the disk is full: free 200 MB, then run this again"
_FULL = re.compile(r"ENOSPC|EDQUOT|no space left on device|disk quota exceeded", re.IGNORECASE)


class Problem(Exception):
    """An error that the person can fix; its text is one line that says what to do."""


def problem_of(complaints: str, otherwise: str) -> Problem:
    """Return the problem behind a program's complaints: a full disk, or `otherwise`."""
    return Problem(FULL if _FULL.search(complaints) else otherwise)
