"""Exceptions of the command line."""


class BadInput(ValueError):
    """Raised for an unusable argument; the message says which and why."""
