"""The one kind of error that is meant for the person at the keyboard."""


class Problem(Exception):
    """Something that the person can put right; its text is one line that says what to do."""
