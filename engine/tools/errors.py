"""What the commands of the command line complain of."""


class BadInput(ValueError):
    """An argument cannot be used; the message says which and why."""
